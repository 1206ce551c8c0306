"""The same client to await. The standard library has no asynchronous HTTP client, so each call runs in a thread."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ._answers import Job, Report
from ._client import Pagesmith, PendingJob
from ._operations import AsyncOperations, OperationId
from ._settings import Call


class AsyncPagesmith(AsyncOperations):
    """Takes the same arguments as ``Pagesmith``. What comes back is read and saved as there: by calls that wait."""

    def __init__(self, url: str, key: str, **settings: Any) -> None:
        self._client = Pagesmith(url, key, **settings)

    async def start(self, operation: OperationId, *, call: Call | None = None, **values: Any) -> "AsyncPendingJob":
        return AsyncPendingJob(await asyncio.to_thread(self._client.start, operation, call=call, **values))

    def job(self, operation: OperationId, job_id: str) -> "AsyncPendingJob":
        return AsyncPendingJob(self._client.job(operation, job_id))

    async def report(self, request_id: str) -> Report:
        return await asyncio.to_thread(self._client.report, request_id)

    async def _call(self, operation: str, values: dict[str, Any], call: Call | None) -> Any:
        return await asyncio.to_thread(self._client._call, operation, values, call)


@dataclass(frozen=True)
class AsyncPendingJob:
    _job: PendingJob

    @property
    def id(self) -> str:
        return self._job.id

    async def state(self) -> Job:
        return await asyncio.to_thread(self._job.state)

    async def ended(self, on_state: Callable[[Job], object] | None = None) -> Job:
        return await asyncio.to_thread(self._job.ended, on_state)

    async def result(self, on_state: Callable[[Job], object] | None = None) -> Any:
        return await asyncio.to_thread(self._job.result, on_state)

    async def cancel(self) -> None:
        await asyncio.to_thread(self._job.cancel)
