import os
import secrets
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO

from ._settings import UploadProgress

#: An open file can be read only once: a call that sends one is not sent again.
FileInput = Path | bytes | IO[bytes]

#: What a part of a form holds.
FormEntry = tuple[str, str | FileInput]

_CHUNK = 65_536
_DEFAULT_NAME = "document.pdf"


def is_repeatable(value: str | FileInput) -> bool:
    return isinstance(value, str | bytes | Path)


class Multipart:
    """A form as a stream (RFC 7578), so that no file has to fit into memory."""

    def __init__(self, entries: list[FormEntry], on_upload: Callable[[UploadProgress], object] | None) -> None:
        self._boundary = f"pagesmith-{secrets.token_hex(16)}"
        self._entries = entries
        self._on_upload = on_upload
        self.content_type = f"multipart/form-data; boundary={self._boundary}"
        sizes = [_size_of(value) for _, value in entries]
        frames = sum(len(self._head(name, value)) + 2 for name, value in entries) + len(self._end())
        known = [size for size in sizes if size is not None]
        self.size = frames + sum(known) if len(known) == len(sizes) else None

    def __iter__(self) -> Iterator[bytes]:
        sent = 0
        for chunk in self._chunks():
            yield chunk
            sent += len(chunk)
            if self._on_upload:
                self._on_upload(UploadProgress(sent, self.size))

    def _chunks(self) -> Iterator[bytes]:
        for name, value in self._entries:
            yield self._head(name, value)
            yield from _content_of(value)
            yield b"\r\n"
        yield self._end()

    def _head(self, name: str, value: str | FileInput) -> bytes:
        start = f'--{self._boundary}\r\ncontent-disposition: form-data; name="{_escaped(name)}"'
        if isinstance(value, str):
            return f"{start}\r\n\r\n".encode()
        file_name = _escaped(_name_of(value))
        return f'{start}; filename="{file_name}"\r\ncontent-type: application/pdf\r\n\r\n'.encode()

    def _end(self) -> bytes:
        return f"--{self._boundary}--\r\n".encode()


def _content_of(value: str | FileInput) -> Iterator[bytes]:
    if isinstance(value, str):
        yield value.encode()
    elif isinstance(value, bytes):
        yield value
    elif isinstance(value, Path):
        with value.open("rb") as file:
            yield from iter(lambda: file.read(_CHUNK), b"")
    else:
        yield from iter(lambda: value.read(_CHUNK), b"")


def _size_of(value: str | FileInput) -> int | None:
    if isinstance(value, str):
        return len(value.encode())
    if isinstance(value, bytes):
        return len(value)
    return value.stat().st_size if isinstance(value, Path) else None


def _name_of(value: FileInput) -> str:
    name = getattr(value, "name", None)
    return os.path.basename(name) if isinstance(name, str) else _DEFAULT_NAME


def _escaped(name: str) -> str:
    """As browsers do it (HTML standard, multipart/form-data encoding)."""
    return name.replace("\n", "%0A").replace("\r", "%0D").replace('"', "%22")
