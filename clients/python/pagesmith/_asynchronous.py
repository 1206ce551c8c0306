"""The same client to await. The standard library has no asynchronous HTTP client, so each call runs in a thread."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ._answers import Delivery, Job, Link, Report
from ._client import Pagesmith, PendingJob
from ._operations import AsyncOperations, CallId
from ._results import DataResult
from ._routes import AsyncRoutes, RouteId
from ._settings import Call


class AsyncPagesmith(AsyncOperations, AsyncRoutes):
    """Takes the same arguments as ``Pagesmith``. What comes back is read and saved as there: by calls that wait."""

    def __init__(self, url: str, key: str, **settings: Any) -> None:
        self._client = Pagesmith(url, key, **settings)

    async def start(
        self, operation: CallId, *, call: Call | None = None, deliver_to: str | None = None, **values: Any
    ) -> "AsyncPendingJob":
        start = self._client.start
        return AsyncPendingJob(await asyncio.to_thread(start, operation, call=call, deliver_to=deliver_to, **values))

    async def link(self, operation: CallId, *, call: Call | None = None, **values: Any) -> DataResult[Link]:
        return await asyncio.to_thread(self._client.link, operation, call=call, **values)

    async def deliver(
        self, operation: CallId, deliver_to: str, *, call: Call | None = None, **values: Any
    ) -> DataResult[Delivery]:
        return await asyncio.to_thread(self._client.deliver, operation, deliver_to, call=call, **values)

    def job(self, operation: CallId, job_id: str) -> "AsyncPendingJob":
        return AsyncPendingJob(self._client.job(operation, job_id))

    async def report(self, request_id: str) -> Report:
        return await asyncio.to_thread(self._client.report, request_id)

    async def ask(self, route: RouteId, values: dict[str, Any]) -> Any:
        return await asyncio.to_thread(self._client.ask, route, values)

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
