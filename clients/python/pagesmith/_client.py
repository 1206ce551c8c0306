import json
import random
import time
import urllib.error
import urllib.request
import uuid
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from http.client import HTTPException, HTTPResponse
from typing import Any, Literal, cast
from urllib.parse import quote, urlencode

from ._answers import Job, Report
from ._errors import ConnectionFailed, PagesmithError, error_of
from ._files import FormEntry, Multipart, is_repeatable
from ._operations import OPERATIONS, VERSION, OperationId, Operations
from ._results import DataResult, FileResult
from ._settings import Call

_FIRST_WAIT = 0.2
_WAIT_MAX = 5.0


class Pagesmith(Operations):
    """The Pagesmith API: a method for each operation, and ``start`` for work in the background."""

    def __init__(
        self,
        url: str,
        key: str,
        *,
        language: Literal["en", "fr"] = "en",
        retries: int = 2,
        retry_after_max: float = 60,
        user_agent: str = f"pagesmith-python/{VERSION}",
    ) -> None:
        """``retries``: how often a call is sent again after 429, 503 or a broken connection; with 0 no Idempotency-Key is
        sent either. ``retry_after_max``: the longest Retry-After, in seconds, that is waited for."""
        self._url = url.rstrip("/")
        self._retries = retries
        self._retry_after_max = retry_after_max
        self._headers = {"x-api-key": key, "accept-language": language, "user-agent": user_agent}

    def start(self, operation: OperationId, *, call: Call | None = None, **values: Any) -> "PendingJob":
        """Runs an operation in the background. Parts and options have the names that the API knows."""
        job: Job = json.loads(self._send(operation, values, call, is_async=True).read())
        return self.job(operation, job["id"])

    def job(self, operation: OperationId, job_id: str) -> "PendingJob":
        """A job that was started earlier, perhaps by another program."""
        return PendingJob(self, operation, job_id)

    def report(self, request_id: str) -> Report:
        """Every warning of a call in words, by the ``request_id`` of its result."""
        report: Report = json.loads(self._ask(f"/calls/{quote(request_id, safe='')}/report").read())
        return report

    def _call(self, operation: str, values: dict[str, Any], call: Call | None) -> Any:
        return _read_result(operation, self._send(operation, values, call, is_async=False))

    def _send(self, operation: str, values: dict[str, Any], call: Call | None, is_async: bool) -> HTTPResponse:
        call = call or Call()
        parts, options, _ = OPERATIONS[operation]
        unknown = next((name for name in values if name not in parts and name not in options), None)
        if unknown is not None:
            raise TypeError(f"{operation} does not take {unknown}. It takes: {', '.join([*parts, *options])}.")
        given = {name: value for name, value in values.items() if value is not None}
        form = [entry for name, kind in parts.items() if name in given for entry in _entries(name, kind, given[name])]
        query = [(name, _text(given[name])) for name in options if name in given]
        if is_async:
            query.append(("async", "true"))
        retries = self._retries if all(is_repeatable(value) for _, value in form) else 0
        key = call.idempotency_key or (str(uuid.uuid4()) if retries > 0 else None)
        headers = {**self._headers, **({"idempotency-key": key} if key else {})}
        if call.password is not None:
            # A header holds bytes, which the library takes as letters of Latin-1.
            headers["x-pdf-password"] = call.password.encode().decode("latin-1")

        def request() -> urllib.request.Request:
            body = Multipart(form, call.on_upload)
            size = {} if body.size is None else {"content-length": str(body.size)}
            sent = {**headers, **size, "content-type": body.content_type}
            address = f"{self._url}/{operation}?{urlencode(query)}"
            return urllib.request.Request(address, data=body, headers=sent, method="POST")

        return self._retried(request, retries, call.timeout)

    def _ask(self, path: str, method: str = "GET") -> HTTPResponse:
        request = lambda: urllib.request.Request(self._url + path, headers=self._headers, method=method)  # noqa: E731
        return self._retried(request, self._retries, Call().timeout)

    def _retried(self, request: Callable[[], urllib.request.Request], retries: int, timeout: float) -> HTTPResponse:
        for failed in range(retries + 1):
            try:
                return _reach(request(), timeout)
            except (PagesmithError, ConnectionFailed) as error:
                wait = _wait_before(error, failed) if failed < retries else None
                if wait is None or wait > self._retry_after_max:
                    raise
                time.sleep(wait)
        raise AssertionError("the last attempt returns or raises")


@dataclass(frozen=True)
class PendingJob:
    """Work in the background."""

    _client: Pagesmith
    operation: str
    id: str

    def state(self) -> Job:
        """As it is now."""
        job: Job = json.loads(self._client._ask(self._path).read())
        return job

    def ended(self, on_state: Callable[[Job], object] | None = None) -> Job:
        """Waits until it has ended: succeeded, failed or cancelled."""
        wait = _FIRST_WAIT
        while True:
            job = self.state()
            if on_state:
                on_state(job)
            if job["finishedAt"] is not None:
                return job
            time.sleep(wait)
            wait = min(wait * 1.5, _WAIT_MAX)

    def result(self, on_state: Callable[[Job], object] | None = None) -> Any:
        """Waits for the result. A job that failed is an error, with the problem that a call would have had."""
        problem = self.ended(on_state)["problem"]
        if problem is not None:
            raise PagesmithError(cast(Any, problem))
        return _read_result(self.operation, self._client._ask(f"{self._path}/result"))

    def cancel(self) -> None:
        """Cancels it, or deletes its result now."""
        self._client._ask(self._path, "DELETE")

    @property
    def _path(self) -> str:
        return f"/jobs/{quote(self.id, safe='')}"


def _read_result(operation: str, response: HTTPResponse) -> FileResult | DataResult[Any]:
    kind = OPERATIONS[operation][2]
    if kind == "any":
        kind = "json" if response.headers.get_content_type() == "application/json" else "file"
    return FileResult(response) if kind == "file" else DataResult(response)


def _reach(request: urllib.request.Request, timeout: float) -> HTTPResponse:
    try:
        return cast(HTTPResponse, urllib.request.urlopen(request, timeout=timeout))
    except urllib.error.HTTPError as answer:
        raise error_of(answer.code, answer.headers, answer.read()) from None
    except (OSError, HTTPException) as error:
        raise ConnectionFailed("The API could not be reached, or the connection broke.") from error


def _wait_before(error: PagesmithError | ConnectionFailed, failed: int) -> float | None:
    """In seconds; None when another attempt would end the same way."""
    if isinstance(error, PagesmithError):
        if error.status not in (429, 503):
            return None
        if error.retry_after is not None:
            return error.retry_after
    # Not all callers at once.
    return 2**failed * (0.25 + random.random() / 4)


def _entries(name: str, kind: str, value: Any) -> list[FormEntry]:
    if kind == "file":
        return [(name, value)]
    if kind == "files":
        return [(name, file) for file in value]
    if kind == "fields":
        return [(field, _text(one)) for field, given in _items(value) for one in _listed(given)]
    if kind == "parts":
        return [(part, one) for part, given in _items(value) for one in _listed(given)]
    return [(name, json.dumps(value) if kind in ("pairs", "pipeline") else _text(value))]


def _items(fields: Mapping[str, Any]) -> list[tuple[str, Any]]:
    return list(fields.items())


def _listed(value: Any) -> Sequence[Any]:
    return value if isinstance(value, list | tuple) else [value]


def _text(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
