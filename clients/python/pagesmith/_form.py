"""What an operation is given, as the parts of a form or as JSON."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from ._files import Body, Json, Multipart


def body_of(parts: Mapping[str, str], given: Mapping[str, Any]) -> Body:
    """A form; or JSON, if a file is elsewhere and has to be named."""
    entries = entries_of(parts, given)
    if not any(isinstance(value, Mapping) for _, value in entries):
        return Multipart(entries)
    named = {name: given[name] for name, kind in parts.items() if name in given and kind not in ("parts", "path")}
    others = [given[name] for name, kind in parts.items() if name in given and kind == "parts"]
    return Json({name: value for values in (named, *others) for name, value in values.items()})


def entries_of(parts: Mapping[str, str], given: Mapping[str, Any]) -> list[tuple[str, Any]]:
    return [entry for name, kind in parts.items() if name in given for entry in _entries(name, kind, given[name])]


def _entries(name: str, kind: str, value: Any) -> list[tuple[str, Any]]:
    if kind == "path":
        return []
    if kind == "file":
        return [(name, value)]
    if kind == "files":
        return [(name, file) for file in value]
    if kind == "fields":
        return [(field, text_of(one)) for field, given in value.items() for one in _listed(given)]
    if kind == "parts":
        return [(part, one) for part, given in value.items() for one in _listed(given)]
    return [(name, json.dumps(value) if kind in ("pairs", "pipeline") else text_of(value))]


def _listed(value: Any) -> Sequence[Any]:
    return value if isinstance(value, list | tuple) else [value]


def text_of(value: Any) -> str:
    if isinstance(value, (list, tuple)):
        return ",".join(map(text_of, value))
    return str(value).lower() if isinstance(value, bool) else str(value)
