import json
from email.message import Message
from http import HTTPStatus

from ._answers import Problem


class PagesmithError(Exception):
    """The API refused a call or could not do it. The message says what was wrong and what is accepted."""

    def __init__(self, problem: Problem, retry_after: float | None = None) -> None:
        super().__init__(problem["detail"])
        self.problem = problem
        #: One of ``ProblemCode``.
        self.code: str = problem["code"]
        self.status: int = problem["status"]
        #: Quote it when you contact support.
        self.request_id: str = problem["requestId"]
        #: In how many seconds another attempt makes sense, where the API says so.
        self.retry_after = retry_after


class ConnectionFailed(Exception):
    """The API could not be reached, or the connection broke."""


def error_of(status: int, headers: Message, body: bytes) -> PagesmithError:
    seconds = headers.get("retry-after", "")
    return PagesmithError(_problem_of(status, headers, body), float(seconds) if seconds.isdigit() else None)


def _problem_of(status: int, headers: Message, body: bytes) -> Problem:
    """A proxy in between may answer with something else than a problem."""
    if headers.get_content_type() == "application/problem+json":
        problem: Problem = json.loads(body)
        return problem
    title = HTTPStatus(status).phrase if status in iter(HTTPStatus) else ""
    detail = f"The server answered {status} {title}".strip()
    return {
        "type": "about:blank",
        "title": title,
        "status": status,
        "detail": detail,
        "error": detail,
        "code": "server_busy" if status == 503 else "server_failed",
        "requestId": headers.get("x-request-id", ""),
    }
