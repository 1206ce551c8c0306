import json
import random
import time
import urllib.error
import urllib.request
import uuid
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from http.client import HTTPException, HTTPResponse
from typing import Any, Literal, cast
from urllib.parse import quote, urlencode

from ._answers import Delivery, Job, Link, Report
from ._errors import ConnectionFailed, PagesmithError, error_of
from ._files import is_repeatable
from ._form import body_of, entries_of, text_of
from ._operations import JOBS, OPERATIONS, VERSION, CallId, Operations
from ._results import DataResult, FileResult
from ._routes import ROUTES, RouteId, Routes
from ._settings import Call, UploadProgress

_FIRST_WAIT = 0.2
_WAIT_MAX = 5.0


class Pagesmith(Operations, Routes):
    """The Pagesmith API: a method for each operation and for everything else that a key can do. ``start``, ``link`` and
    ``deliver`` take an operation by its id, ``ask`` anything else."""

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

    def start(
        self, operation: CallId, *, call: Call | None = None, deliver_to: str | None = None, **values: Any
    ) -> "PendingJob":
        """Runs an operation in the background. Parts and options have the names that the API knows."""
        response = self._send(operation, values, call, {} if operation in JOBS else {"async": "true"}, deliver_to)
        job: Job = json.loads(response.read())
        return self.job(operation, job["id"])

    def link(self, operation: CallId, *, call: Call | None = None, **values: Any) -> DataResult[Link]:
        """Runs an operation whose result stays on the server, behind a link that anybody can use until it expires."""
        return DataResult(self._send(operation, values, call, {"answer": "link"}))

    def deliver(
        self, operation: CallId, deliver_to: str, *, call: Call | None = None, **values: Any
    ) -> DataResult[Delivery]:
        """Runs an operation whose result is sent by PUT to an https address, such as a pre-signed one."""
        return DataResult(self._send(operation, values, call, deliver_to=deliver_to))

    def job(self, operation: CallId, job_id: str) -> "PendingJob":
        """A job that was started earlier, perhaps by another program."""
        return PendingJob(self, operation, job_id)

    def report(self, request_id: str) -> Report:
        """Every warning of a call in words, by the ``request_id`` of its result."""
        return cast(Report, self.get_call_report(request_id))

    def ask(self, route: RouteId, values: dict[str, Any]) -> Any:
        """Asks for anything that is no operation; an ellipsis is a value that is left out."""
        response = self._ask(route, values)
        kind = ROUTES[route][3]
        if kind == "none":
            return None
        return FileResult(response) if kind == "file" else json.loads(response.read())

    def _call(self, operation: str, values: dict[str, Any], call: Call | None) -> Any:
        if operation in JOBS:
            return self.start(cast(CallId, operation), call=call, **values).result()
        return _read_result(operation, self._send(operation, values, call))

    def _send(
        self,
        operation: str,
        values: dict[str, Any],
        call: Call | None,
        wanted: Mapping[str, str] = {},
        deliver_to: str | None = None,
    ) -> HTTPResponse:
        call = call or Call()
        path, parts, options, _ = OPERATIONS[operation]
        unknown = next((name for name in values if name not in parts and name not in options), None)
        if unknown is not None:
            raise TypeError(f"{operation} does not take {unknown}. It takes: {', '.join([*parts, *options])}.")
        given = {name: value for name, value in values.items() if value is not None}
        entries = entries_of(parts, given)
        query = {name: text_of(given[name]) for name in options if name in given} | dict(wanted)
        retries = self._retries if all(is_repeatable(value) for _, value in entries) else 0
        key = call.idempotency_key or (str(uuid.uuid4()) if retries > 0 else None)
        headers = {**self._headers, **({"idempotency-key": key} if key else {})}
        if call.password is not None:
            # A header holds bytes, which the library takes as letters of Latin-1.
            headers["x-pdf-password"] = call.password.encode().decode("latin-1")
        if deliver_to is not None:
            headers["x-deliver-to"] = deliver_to

        def request() -> urllib.request.Request:
            body = body_of(parts, given)
            size = {} if body.size is None else {"content-length": str(body.size)}
            sent = {**headers, **size, "content-type": body.content_type}
            address = f"{self._url}{_path_of(path, given)}?{urlencode(query)}"
            data = _told(body, body.size, call.on_upload) if call.on_upload else iter(body)
            return urllib.request.Request(address, data=data, headers=sent, method="POST")

        return self._retried(request, retries, call.timeout)

    def _ask(self, route: str, values: Mapping[str, Any]) -> HTTPResponse:
        method, path, places, _ = ROUTES[route]
        given = {name: value for name, value in values.items() if value is not ...}
        query = {name: text_of(value) for name, value in given.items() if places[name] == "query"}
        content = {name: value for name, value in given.items() if places[name] == "body"}
        body = json.dumps(content).encode() if "body" in places.values() else None
        headers = {**self._headers, **({"content-type": "application/json"} if body else {})}
        address = f"{self._url}{_path_of(path, given)}?{urlencode(query)}"

        def request() -> urllib.request.Request:
            return urllib.request.Request(address, data=body, headers=headers, method=method)

        # What may have been done before a connection broke is not asked for again, unless twice is the same as once.
        return self._retried(request, 0 if method == "POST" else self._retries, Call().timeout)

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
        return self._client.get_job(self.id)

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
        return _read_result(self.operation, self._client._ask("get-job-result", {"id": self.id}))

    def cancel(self) -> None:
        """Cancels it, or deletes its result now."""
        self._client.delete_job(self.id)


def _read_result(operation: str, response: HTTPResponse) -> FileResult | DataResult[Any]:
    kind = OPERATIONS[operation][3]
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


def _path_of(path: str, values: Mapping[str, Any]) -> str:
    """With its values in the place of the braces."""
    return path.format(**{name: quote(str(value), safe="") for name, value in values.items()})


def _told(body: Iterable[bytes], size: int | None, on_upload: Callable[[UploadProgress], object]) -> Iterator[bytes]:
    sent = 0
    for chunk in body:
        yield chunk
        sent += len(chunk)
        on_upload(UploadProgress(sent, size))
