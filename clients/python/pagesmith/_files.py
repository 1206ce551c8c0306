import base64
import json
import os
import secrets
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import IO, Any, Protocol

from ._answers import FileReference

#: A file that is here. An open file can be read only once: a call that sends one is not sent again.
LocalFile = Path | bytes | IO[bytes]

#: A file that is here, or that the server has or finds: by its address, uploaded before, or the result of a job.
FileInput = LocalFile | FileReference

#: What a part of a form holds.
FormEntry = tuple[str, str | LocalFile]


class Body(Protocol):
    """What is sent, in pieces, so that no file has to fit into memory."""

    content_type: str
    #: Unknown when that of a file is.
    size: int | None

    def __iter__(self) -> Iterator[bytes]: ...


_CHUNK = 65_536
_DEFAULT_NAME = "document.pdf"


def is_repeatable(value: Any) -> bool:
    return not hasattr(value, "read")


class Multipart:
    """A form (RFC 7578)."""

    def __init__(self, entries: list[FormEntry]) -> None:
        self._boundary = f"pagesmith-{secrets.token_hex(16)}"
        self._entries = entries
        self.content_type = f"multipart/form-data; boundary={self._boundary}"
        sizes = [_size_of(value) for _, value in entries]
        frames = sum(len(self._head(name, value)) + 2 for name, value in entries) + len(self._end())
        known = [size for size in sizes if size is not None]
        self.size = frames + sum(known) if len(known) == len(sizes) else None

    def __iter__(self) -> Iterator[bytes]:
        for name, value in self._entries:
            yield self._head(name, value)
            yield from _content_of(value)
            yield b"\r\n"
        yield self._end()

    def _head(self, name: str, value: str | LocalFile) -> bytes:
        start = f'--{self._boundary}\r\ncontent-disposition: form-data; name="{_escaped(name)}"'
        if isinstance(value, str):
            return f"{start}\r\n\r\n".encode()
        file_name = _escaped(_name_of(value))
        return f'{start}; filename="{file_name}"\r\ncontent-type: application/pdf\r\n\r\n'.encode()

    def _end(self) -> bytes:
        return f"--{self._boundary}--\r\n".encode()


class Json:
    """JSON, in which a file that is here becomes base64 while it is sent."""

    content_type = "application/json"

    def __init__(self, values: Mapping[str, Any]) -> None:
        self._pieces = list(_json_of(values))
        sizes = [len(piece) if isinstance(piece, str) else _base64_size(piece) for piece in self._pieces]
        self.size = None if None in sizes else sum(size for size in sizes if size is not None)

    def __iter__(self) -> Iterator[bytes]:
        for piece in self._pieces:
            if isinstance(piece, str):
                yield piece.encode()
            else:
                yield from _base64_of(piece[0])


#: A text, or a file in the place of its base64.
_Piece = str | tuple[LocalFile]


def _json_of(value: Any) -> Iterator[_Piece]:
    if isinstance(value, Mapping):
        yield from _enclosed("{", "}", [[f"{json.dumps(name)}:", *_json_of(one)] for name, one in value.items()])
    elif isinstance(value, Sequence) and not isinstance(value, str | bytes):
        yield from _enclosed("[", "]", [list(_json_of(one)) for one in value])
    elif isinstance(value, bytes | Path) or hasattr(value, "read"):
        yield from ('{"base64":"', (value,), f'","name":{json.dumps(_name_of(value))}}}')
    else:
        yield json.dumps(value)


def _enclosed(start: str, end: str, members: list[list[_Piece]]) -> Iterator[_Piece]:
    yield start
    for index, member in enumerate(members):
        yield from [*([","] if index else []), *member]
    yield end


def _base64_of(file: LocalFile) -> Iterator[bytes]:
    """Three bytes are four letters: what is left of a chunk waits for the next one."""
    rest = b""
    for chunk in _content_of(file):
        rest += chunk
        whole = len(rest) - len(rest) % 3
        yield base64.b64encode(rest[:whole])
        rest = rest[whole:]
    yield base64.b64encode(rest)


def _base64_size(piece: tuple[LocalFile]) -> int | None:
    size = _size_of(piece[0])
    return None if size is None else (size + 2) // 3 * 4


def _content_of(value: str | LocalFile) -> Iterator[bytes]:
    if isinstance(value, str):
        yield value.encode()
    elif isinstance(value, bytes):
        yield value
    elif isinstance(value, Path):
        with value.open("rb") as file:
            yield from iter(lambda: file.read(_CHUNK), b"")
    else:
        yield from iter(lambda: value.read(_CHUNK), b"")


def _size_of(value: str | LocalFile) -> int | None:
    if isinstance(value, str):
        return len(value.encode())
    if isinstance(value, bytes):
        return len(value)
    return value.stat().st_size if isinstance(value, Path) else None


def _name_of(value: LocalFile) -> str:
    name = getattr(value, "name", None)
    return os.path.basename(name) if isinstance(name, str) else _DEFAULT_NAME


def _escaped(name: str) -> str:
    """As browsers do it (HTML standard, multipart/form-data encoding)."""
    return name.replace("\n", "%0A").replace("\r", "%0D").replace('"', "%22")
