from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class UploadProgress:
    sent_bytes: int
    #: Unknown when the size of a file is.
    total_bytes: int | None


@dataclass(frozen=True)
class Call:
    """Settings of one call."""

    #: Opens protected files.
    password: str | None = None
    #: Your own name for this request; without it one is made, and used for all attempts.
    idempotency_key: str | None = None
    on_upload: Callable[[UploadProgress], object] | None = None
    #: How many seconds the server may be silent.
    timeout: float = 300
