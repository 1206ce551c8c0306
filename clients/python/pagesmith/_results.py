import json
import os
import re
import shutil
from http.client import HTTPResponse
from pathlib import Path
from typing import Any, Generic, TypeVar, cast

Data = TypeVar("Data")


class _Result:
    """What every answer tells besides its content."""

    def __init__(self, response: HTTPResponse) -> None:
        self._response = response

    @property
    def request_id(self) -> str:
        """Quote it when you contact support."""
        return self._response.headers.get("x-request-id", "")

    @property
    def credits_used(self) -> int | None:
        """None for the result of a job, whose credits stand on the job."""
        return self._number("x-credits-used")

    @property
    def credits_remaining(self) -> int | None:
        return self._number("x-credits-remaining")

    @property
    def warnings(self) -> list[dict[str, Any]]:
        """What was renamed, dropped or simplified, by code. The report has it in words."""
        return cast(list[dict[str, Any]], json.loads(self._response.headers.get("x-pdf-warnings", "[]")))

    def _number(self, header: str) -> int | None:
        value = self._response.headers.get(header)
        return None if value is None else int(value)


class FileResult(_Result):
    """A file, read once: saved, or read as from any open file."""

    @property
    def name(self) -> str:
        """The name that the API proposes for it."""
        found = re.search('filename="([^"]+)"', self._response.headers.get("content-disposition", ""))
        return found[1] if found else "document.pdf"

    @property
    def media_type(self) -> str:
        return self._response.headers.get_content_type()

    def read(self, size: int = -1) -> bytes:
        return self._response.read() if size < 0 else self._response.read(size)

    def save(self, path: str | os.PathLike[str]) -> None:
        """The file appears when it is complete: a broken connection leaves what was there before."""
        unfinished = Path(f"{os.fspath(path)}.{os.getpid()}.part")
        try:
            with unfinished.open("wb") as file:
                shutil.copyfileobj(self, file)
            unfinished.replace(path)
        finally:
            unfinished.unlink(missing_ok=True)


class DataResult(_Result, Generic[Data]):
    """An answer in JSON."""

    def __init__(self, response: HTTPResponse) -> None:
        super().__init__(response)
        self.data: Data = json.loads(response.read())
