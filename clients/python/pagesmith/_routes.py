# Written by `npm run check` from the definitions of the operations; never by hand.
from collections.abc import Sequence
from types import EllipsisType
from typing import Any, Literal

from ._answers import File, GetCallReportAnswer, GetUsageAnswer, GetWebhookSecretAnswer, Job, Key, ListCallsAnswer, ListFilesAnswer, ListJobsAnswer, ListKeysAnswer, ListPipelinesAnswer, ListWebhookEndpointsAnswer, PricePipelineAnswer, SavedPipeline, WebhookEndpoint
from ._results import FileResult

RouteId = Literal["list-jobs", "get-job", "delete-job", "get-job-result", "get-call-report", "list-pipelines", "price-pipeline", "get-pipeline", "save-pipeline", "delete-pipeline", "list-files", "get-file", "delete-file", "get-link", "get-usage", "list-calls", "list-keys", "create-key", "change-key", "delete-key", "rotate-key", "list-webhook-endpoints", "create-webhook-endpoint", "change-webhook-endpoint", "delete-webhook-endpoint", "get-webhook-secret", "rotate-webhook-secret"]

#: The method and the path of each route, where its values stand, and the kind of its answer.
ROUTES: dict[str, tuple[str, str, dict[str, str], str]] = {
    "list-jobs": ("GET", "/jobs", {"limit": "query", "cursor": "query"}, "json"),
    "get-job": ("GET", "/jobs/{id}", {"id": "path"}, "json"),
    "delete-job": ("DELETE", "/jobs/{id}", {"id": "path"}, "none"),
    "get-job-result": ("GET", "/jobs/{id}/result", {"id": "path"}, "file"),
    "get-call-report": ("GET", "/calls/{id}/report", {"id": "path"}, "json"),
    "list-pipelines": ("GET", "/pipelines", {}, "json"),
    "price-pipeline": ("POST", "/pipelines/price", {"inputBytes": "query", "steps": "body", "result": "body"}, "json"),
    "get-pipeline": ("GET", "/pipelines/{name}", {"name": "path"}, "json"),
    "save-pipeline": ("PUT", "/pipelines/{name}", {"name": "path", "steps": "body", "result": "body"}, "json"),
    "delete-pipeline": ("DELETE", "/pipelines/{name}", {"name": "path"}, "none"),
    "list-files": ("GET", "/files", {"limit": "query", "cursor": "query"}, "json"),
    "get-file": ("GET", "/files/{id}", {"id": "path"}, "json"),
    "delete-file": ("DELETE", "/files/{id}", {"id": "path"}, "none"),
    "get-link": ("GET", "/links/{id}", {"id": "path", "token": "query"}, "file"),
    "get-usage": ("GET", "/usage", {}, "json"),
    "list-calls": ("GET", "/calls", {"limit": "query", "cursor": "query"}, "json"),
    "list-keys": ("GET", "/keys", {"limit": "query", "cursor": "query"}, "json"),
    "create-key": ("POST", "/keys", {"scopes": "body", "expiresAt": "body", "allowedAddresses": "body", "ratePerMinute": "body", "monthlyCap": "body", "name": "body", "mode": "body", "isRevealable": "body"}, "json"),
    "change-key": ("PATCH", "/keys/{id}", {"id": "path", "scopes": "body", "expiresAt": "body", "allowedAddresses": "body", "ratePerMinute": "body", "monthlyCap": "body", "name": "body", "status": "body"}, "json"),
    "delete-key": ("DELETE", "/keys/{id}", {"id": "path"}, "none"),
    "rotate-key": ("POST", "/keys/{id}/rotation", {"id": "path", "overlapHours": "body"}, "json"),
    "list-webhook-endpoints": ("GET", "/webhook-endpoints", {}, "json"),
    "create-webhook-endpoint": ("POST", "/webhook-endpoints", {"url": "body", "events": "body"}, "json"),
    "change-webhook-endpoint": ("PATCH", "/webhook-endpoints/{id}", {"id": "path", "url": "body", "events": "body", "status": "body"}, "json"),
    "delete-webhook-endpoint": ("DELETE", "/webhook-endpoints/{id}", {"id": "path"}, "none"),
    "get-webhook-secret": ("GET", "/webhook-endpoints/{id}/secret", {"id": "path"}, "json"),
    "rotate-webhook-secret": ("POST", "/webhook-endpoints/{id}/secret", {"id": "path"}, "json"),
}


class Routes:
    """A method for everything that is no operation."""

    def ask(self, route: RouteId, values: dict[str, Any]) -> Any:
        raise NotImplementedError

    def list_jobs(
        self,
        *,
        limit: int | EllipsisType = ...,  # How many, 25 unless it is said.
        cursor: str | EllipsisType = ...,  # The `next` of the page before; leave it out for the first page.
    ) -> ListJobsAnswer:
        """The jobs of the account, the latest first."""
        return self.ask("list-jobs", {"limit": limit, "cursor": cursor})

    def get_job(
        self,
        id: str,  # The id of the job.
    ) -> Job:
        """The state of a job."""
        return self.ask("get-job", {"id": id})

    def delete_job(
        self,
        id: str,  # The id of the job.
    ) -> None:
        """Cancel a job, or delete its result now."""
        return self.ask("delete-job", {"id": id})

    def get_job_result(
        self,
        id: str,  # The id of the job.
    ) -> FileResult:
        """The result of a job, for as long as your plan keeps it."""
        return self.ask("get-job-result", {"id": id})

    def get_call_report(
        self,
        id: str,  # The x-request-id of the call, which is also the id of its job.
    ) -> GetCallReportAnswer:
        """Every warning of a call in words, for as long as your plan keeps it; with the GDPR service, its proof of deletion."""
        return self.ask("get-call-report", {"id": id})

    def list_pipelines(self) -> ListPipelinesAnswer:
        """The saved pipelines of the account, by name; scope pipelines."""
        return self.ask("list-pipelines", {})

    def price_pipeline(
        self,
        steps: Any,  # The operations, in their order.
        *,
        input_bytes: int | EllipsisType = ...,  # How large the files are together, to know whether the fee for large files is due.
        result: str | EllipsisType = ...,  # The step whose result is the answer; the last one unless it is said.
    ) -> PricePipelineAnswer:
        """What a pipeline would cost now, and what is wrong with it; free."""
        return self.ask("price-pipeline", {"inputBytes": input_bytes, "steps": steps, "result": result})

    def get_pipeline(
        self,
        name: str,  # The name of a saved pipeline: 1 to 64 lower-case letters, digits and hyphens.
    ) -> SavedPipeline:
        """A saved pipeline and its parameters; scope pipelines."""
        return self.ask("get-pipeline", {"name": name})

    def save_pipeline(
        self,
        name: str,  # The name of a saved pipeline: 1 to 64 lower-case letters, digits and hyphens.
        steps: Any,  # The operations, in their order.
        *,
        result: str | EllipsisType = ...,  # The step whose result is the answer; the last one unless it is said.
    ) -> SavedPipeline:
        """Save a pipeline under a name, in place of the one that had it; scope pipelines."""
        return self.ask("save-pipeline", {"name": name, "steps": steps, "result": result})

    def delete_pipeline(
        self,
        name: str,  # The name of a saved pipeline: 1 to 64 lower-case letters, digits and hyphens.
    ) -> None:
        """Delete a saved pipeline; scope pipelines."""
        return self.ask("delete-pipeline", {"name": name})

    def list_files(
        self,
        *,
        limit: int | EllipsisType = ...,  # How many, 25 unless it is said.
        cursor: str | EllipsisType = ...,  # The `next` of the page before; leave it out for the first page.
    ) -> ListFilesAnswer:
        """The files of the account, the latest first; scope files or operations."""
        return self.ask("list-files", {"limit": limit, "cursor": cursor})

    def get_file(
        self,
        id: str,
    ) -> File:
        """What is known of a file; scope files or operations."""
        return self.ask("get-file", {"id": id})

    def delete_file(
        self,
        id: str,
    ) -> None:
        """Delete a file, and its link if it has one; scope files or operations."""
        return self.ask("delete-file", {"id": id})

    def get_link(
        self,
        id: str,
        token: str,  # As in the link.
    ) -> FileResult:
        """A result by its link, without a key."""
        return self.ask("get-link", {"id": id, "token": token})

    def get_usage(self) -> GetUsageAnswer:
        """The plan, what has been used of it this month, and what that costs; scope usage."""
        return self.ask("get-usage", {})

    def list_calls(
        self,
        *,
        limit: int | EllipsisType = ...,  # How many, 25 unless it is said.
        cursor: str | EllipsisType = ...,  # The `next` of the page before; leave it out for the first page.
    ) -> ListCallsAnswer:
        """The log of calls, the latest first; scope usage."""
        return self.ask("list-calls", {"limit": limit, "cursor": cursor})

    def list_keys(
        self,
        *,
        limit: int | EllipsisType = ...,  # How many, 25 unless it is said.
        cursor: str | EllipsisType = ...,  # The `next` of the page before; leave it out for the first page.
    ) -> ListKeysAnswer:
        """The keys of the account, masked; scope keys."""
        return self.ask("list-keys", {"limit": limit, "cursor": cursor})

    def create_key(
        self,
        name: str,  # What you call it.
        *,
        scopes: Sequence[Literal["operations", "jobs", "files", "pipelines", "usage", "webhooks", "keys", "operations:fill-pdf", "operations:list-fields", "operations:merge-pdf", "operations:insert-pdf", "operations:remove-page", "operations:extract-pages", "operations:replace-page", "operations:rename-fields", "operations:detect-page", "operations:pdf-to-docx"]] | EllipsisType = ...,  # What it may be used for; all operations and jobs unless it is said.
        expires_at: str | None | EllipsisType = ...,  # When it ends; null for never.
        allowed_addresses: Sequence[str] | None | EllipsisType = ...,  # The only addresses or networks it works from; null for all.
        rate_per_minute: int | None | EllipsisType = ...,  # Its own limit of calls in any 60 seconds; null for the plan’s.
        monthly_cap: int | None | EllipsisType = ...,  # Its own limit of successful calls a month; null for the plan’s.
        mode: Literal["live", "test"] | EllipsisType = ...,  # test: its calls are free, and their results are marked.
        is_revealable: bool | EllipsisType = ...,  # false: it is shown once, when it is made, and never again.
    ) -> Key:
        """Create a key; the answer has it in full. It can have no more rights than the key that makes it; scope keys."""
        return self.ask("create-key", {"scopes": scopes, "expiresAt": expires_at, "allowedAddresses": allowed_addresses, "ratePerMinute": rate_per_minute, "monthlyCap": monthly_cap, "name": name, "mode": mode, "isRevealable": is_revealable})

    def change_key(
        self,
        id: str,
        *,
        scopes: Sequence[Literal["operations", "jobs", "files", "pipelines", "usage", "webhooks", "keys", "operations:fill-pdf", "operations:list-fields", "operations:merge-pdf", "operations:insert-pdf", "operations:remove-page", "operations:extract-pages", "operations:replace-page", "operations:rename-fields", "operations:detect-page", "operations:pdf-to-docx"]] | EllipsisType = ...,  # What it may be used for; all operations and jobs unless it is said.
        expires_at: str | None | EllipsisType = ...,  # When it ends; null for never.
        allowed_addresses: Sequence[str] | None | EllipsisType = ...,  # The only addresses or networks it works from; null for all.
        rate_per_minute: int | None | EllipsisType = ...,  # Its own limit of calls in any 60 seconds; null for the plan’s.
        monthly_cap: int | None | EllipsisType = ...,  # Its own limit of successful calls a month; null for the plan’s.
        name: str | EllipsisType = ...,  # What you call it.
        status: Literal["active", "inactive"] | EllipsisType = ...,  # inactive or disabled: nothing is taken from it, or sent to it, until it is changed back.
    ) -> Key:
        """Change the name, the status or the settings of a key; scope keys."""
        return self.ask("change-key", {"id": id, "scopes": scopes, "expiresAt": expires_at, "allowedAddresses": allowed_addresses, "ratePerMinute": rate_per_minute, "monthlyCap": monthly_cap, "name": name, "status": status})

    def delete_key(
        self,
        id: str,
    ) -> None:
        """Delete a key, which is refused from then on; scope keys."""
        return self.ask("delete-key", {"id": id})

    def rotate_key(
        self,
        id: str,
        overlap_hours: float,  # For how long the former text still works; 0 ends it at once.
    ) -> Key:
        """Give a key a new text; the former one works for overlapHours more; scope keys."""
        return self.ask("rotate-key", {"id": id, "overlapHours": overlap_hours})

    def list_webhook_endpoints(self) -> ListWebhookEndpointsAnswer:
        """The webhook endpoints of the account; scope webhooks."""
        return self.ask("list-webhook-endpoints", {})

    def create_webhook_endpoint(
        self,
        url: str,  # The https address that events are sent to.
        events: Sequence[Literal["call.succeeded", "call.failed", "quota.reached", "subscription.changed"]],  # The events that are sent.
    ) -> WebhookEndpoint:
        """Add a webhook endpoint; scope webhooks."""
        return self.ask("create-webhook-endpoint", {"url": url, "events": events})

    def change_webhook_endpoint(
        self,
        id: str,
        *,
        url: str | EllipsisType = ...,  # The https address that events are sent to.
        events: Sequence[Literal["call.succeeded", "call.failed", "quota.reached", "subscription.changed"]] | EllipsisType = ...,  # The events that are sent.
        status: Literal["enabled", "disabled"] | EllipsisType = ...,  # inactive or disabled: nothing is taken from it, or sent to it, until it is changed back.
    ) -> WebhookEndpoint:
        """Change the address, the events or the status of an endpoint; scope webhooks."""
        return self.ask("change-webhook-endpoint", {"id": id, "url": url, "events": events, "status": status})

    def delete_webhook_endpoint(
        self,
        id: str,
    ) -> None:
        """Delete a webhook endpoint; scope webhooks."""
        return self.ask("delete-webhook-endpoint", {"id": id})

    def get_webhook_secret(
        self,
        id: str,
    ) -> GetWebhookSecretAnswer:
        """The secret that signs the events of an endpoint; scope webhooks."""
        return self.ask("get-webhook-secret", {"id": id})

    def rotate_webhook_secret(
        self,
        id: str,
    ) -> WebhookEndpoint:
        """Give an endpoint a new secret; for a day the former one signs as well; scope webhooks."""
        return self.ask("rotate-webhook-secret", {"id": id})


class AsyncRoutes:
    """A method to await for everything that is no operation."""

    async def ask(self, route: RouteId, values: dict[str, Any]) -> Any:
        raise NotImplementedError

    async def list_jobs(
        self,
        *,
        limit: int | EllipsisType = ...,  # How many, 25 unless it is said.
        cursor: str | EllipsisType = ...,  # The `next` of the page before; leave it out for the first page.
    ) -> ListJobsAnswer:
        """The jobs of the account, the latest first."""
        return await self.ask("list-jobs", {"limit": limit, "cursor": cursor})

    async def get_job(
        self,
        id: str,  # The id of the job.
    ) -> Job:
        """The state of a job."""
        return await self.ask("get-job", {"id": id})

    async def delete_job(
        self,
        id: str,  # The id of the job.
    ) -> None:
        """Cancel a job, or delete its result now."""
        return await self.ask("delete-job", {"id": id})

    async def get_job_result(
        self,
        id: str,  # The id of the job.
    ) -> FileResult:
        """The result of a job, for as long as your plan keeps it."""
        return await self.ask("get-job-result", {"id": id})

    async def get_call_report(
        self,
        id: str,  # The x-request-id of the call, which is also the id of its job.
    ) -> GetCallReportAnswer:
        """Every warning of a call in words, for as long as your plan keeps it; with the GDPR service, its proof of deletion."""
        return await self.ask("get-call-report", {"id": id})

    async def list_pipelines(self) -> ListPipelinesAnswer:
        """The saved pipelines of the account, by name; scope pipelines."""
        return await self.ask("list-pipelines", {})

    async def price_pipeline(
        self,
        steps: Any,  # The operations, in their order.
        *,
        input_bytes: int | EllipsisType = ...,  # How large the files are together, to know whether the fee for large files is due.
        result: str | EllipsisType = ...,  # The step whose result is the answer; the last one unless it is said.
    ) -> PricePipelineAnswer:
        """What a pipeline would cost now, and what is wrong with it; free."""
        return await self.ask("price-pipeline", {"inputBytes": input_bytes, "steps": steps, "result": result})

    async def get_pipeline(
        self,
        name: str,  # The name of a saved pipeline: 1 to 64 lower-case letters, digits and hyphens.
    ) -> SavedPipeline:
        """A saved pipeline and its parameters; scope pipelines."""
        return await self.ask("get-pipeline", {"name": name})

    async def save_pipeline(
        self,
        name: str,  # The name of a saved pipeline: 1 to 64 lower-case letters, digits and hyphens.
        steps: Any,  # The operations, in their order.
        *,
        result: str | EllipsisType = ...,  # The step whose result is the answer; the last one unless it is said.
    ) -> SavedPipeline:
        """Save a pipeline under a name, in place of the one that had it; scope pipelines."""
        return await self.ask("save-pipeline", {"name": name, "steps": steps, "result": result})

    async def delete_pipeline(
        self,
        name: str,  # The name of a saved pipeline: 1 to 64 lower-case letters, digits and hyphens.
    ) -> None:
        """Delete a saved pipeline; scope pipelines."""
        return await self.ask("delete-pipeline", {"name": name})

    async def list_files(
        self,
        *,
        limit: int | EllipsisType = ...,  # How many, 25 unless it is said.
        cursor: str | EllipsisType = ...,  # The `next` of the page before; leave it out for the first page.
    ) -> ListFilesAnswer:
        """The files of the account, the latest first; scope files or operations."""
        return await self.ask("list-files", {"limit": limit, "cursor": cursor})

    async def get_file(
        self,
        id: str,
    ) -> File:
        """What is known of a file; scope files or operations."""
        return await self.ask("get-file", {"id": id})

    async def delete_file(
        self,
        id: str,
    ) -> None:
        """Delete a file, and its link if it has one; scope files or operations."""
        return await self.ask("delete-file", {"id": id})

    async def get_link(
        self,
        id: str,
        token: str,  # As in the link.
    ) -> FileResult:
        """A result by its link, without a key."""
        return await self.ask("get-link", {"id": id, "token": token})

    async def get_usage(self) -> GetUsageAnswer:
        """The plan, what has been used of it this month, and what that costs; scope usage."""
        return await self.ask("get-usage", {})

    async def list_calls(
        self,
        *,
        limit: int | EllipsisType = ...,  # How many, 25 unless it is said.
        cursor: str | EllipsisType = ...,  # The `next` of the page before; leave it out for the first page.
    ) -> ListCallsAnswer:
        """The log of calls, the latest first; scope usage."""
        return await self.ask("list-calls", {"limit": limit, "cursor": cursor})

    async def list_keys(
        self,
        *,
        limit: int | EllipsisType = ...,  # How many, 25 unless it is said.
        cursor: str | EllipsisType = ...,  # The `next` of the page before; leave it out for the first page.
    ) -> ListKeysAnswer:
        """The keys of the account, masked; scope keys."""
        return await self.ask("list-keys", {"limit": limit, "cursor": cursor})

    async def create_key(
        self,
        name: str,  # What you call it.
        *,
        scopes: Sequence[Literal["operations", "jobs", "files", "pipelines", "usage", "webhooks", "keys", "operations:fill-pdf", "operations:list-fields", "operations:merge-pdf", "operations:insert-pdf", "operations:remove-page", "operations:extract-pages", "operations:replace-page", "operations:rename-fields", "operations:detect-page", "operations:pdf-to-docx"]] | EllipsisType = ...,  # What it may be used for; all operations and jobs unless it is said.
        expires_at: str | None | EllipsisType = ...,  # When it ends; null for never.
        allowed_addresses: Sequence[str] | None | EllipsisType = ...,  # The only addresses or networks it works from; null for all.
        rate_per_minute: int | None | EllipsisType = ...,  # Its own limit of calls in any 60 seconds; null for the plan’s.
        monthly_cap: int | None | EllipsisType = ...,  # Its own limit of successful calls a month; null for the plan’s.
        mode: Literal["live", "test"] | EllipsisType = ...,  # test: its calls are free, and their results are marked.
        is_revealable: bool | EllipsisType = ...,  # false: it is shown once, when it is made, and never again.
    ) -> Key:
        """Create a key; the answer has it in full. It can have no more rights than the key that makes it; scope keys."""
        return await self.ask("create-key", {"scopes": scopes, "expiresAt": expires_at, "allowedAddresses": allowed_addresses, "ratePerMinute": rate_per_minute, "monthlyCap": monthly_cap, "name": name, "mode": mode, "isRevealable": is_revealable})

    async def change_key(
        self,
        id: str,
        *,
        scopes: Sequence[Literal["operations", "jobs", "files", "pipelines", "usage", "webhooks", "keys", "operations:fill-pdf", "operations:list-fields", "operations:merge-pdf", "operations:insert-pdf", "operations:remove-page", "operations:extract-pages", "operations:replace-page", "operations:rename-fields", "operations:detect-page", "operations:pdf-to-docx"]] | EllipsisType = ...,  # What it may be used for; all operations and jobs unless it is said.
        expires_at: str | None | EllipsisType = ...,  # When it ends; null for never.
        allowed_addresses: Sequence[str] | None | EllipsisType = ...,  # The only addresses or networks it works from; null for all.
        rate_per_minute: int | None | EllipsisType = ...,  # Its own limit of calls in any 60 seconds; null for the plan’s.
        monthly_cap: int | None | EllipsisType = ...,  # Its own limit of successful calls a month; null for the plan’s.
        name: str | EllipsisType = ...,  # What you call it.
        status: Literal["active", "inactive"] | EllipsisType = ...,  # inactive or disabled: nothing is taken from it, or sent to it, until it is changed back.
    ) -> Key:
        """Change the name, the status or the settings of a key; scope keys."""
        return await self.ask("change-key", {"id": id, "scopes": scopes, "expiresAt": expires_at, "allowedAddresses": allowed_addresses, "ratePerMinute": rate_per_minute, "monthlyCap": monthly_cap, "name": name, "status": status})

    async def delete_key(
        self,
        id: str,
    ) -> None:
        """Delete a key, which is refused from then on; scope keys."""
        return await self.ask("delete-key", {"id": id})

    async def rotate_key(
        self,
        id: str,
        overlap_hours: float,  # For how long the former text still works; 0 ends it at once.
    ) -> Key:
        """Give a key a new text; the former one works for overlapHours more; scope keys."""
        return await self.ask("rotate-key", {"id": id, "overlapHours": overlap_hours})

    async def list_webhook_endpoints(self) -> ListWebhookEndpointsAnswer:
        """The webhook endpoints of the account; scope webhooks."""
        return await self.ask("list-webhook-endpoints", {})

    async def create_webhook_endpoint(
        self,
        url: str,  # The https address that events are sent to.
        events: Sequence[Literal["call.succeeded", "call.failed", "quota.reached", "subscription.changed"]],  # The events that are sent.
    ) -> WebhookEndpoint:
        """Add a webhook endpoint; scope webhooks."""
        return await self.ask("create-webhook-endpoint", {"url": url, "events": events})

    async def change_webhook_endpoint(
        self,
        id: str,
        *,
        url: str | EllipsisType = ...,  # The https address that events are sent to.
        events: Sequence[Literal["call.succeeded", "call.failed", "quota.reached", "subscription.changed"]] | EllipsisType = ...,  # The events that are sent.
        status: Literal["enabled", "disabled"] | EllipsisType = ...,  # inactive or disabled: nothing is taken from it, or sent to it, until it is changed back.
    ) -> WebhookEndpoint:
        """Change the address, the events or the status of an endpoint; scope webhooks."""
        return await self.ask("change-webhook-endpoint", {"id": id, "url": url, "events": events, "status": status})

    async def delete_webhook_endpoint(
        self,
        id: str,
    ) -> None:
        """Delete a webhook endpoint; scope webhooks."""
        return await self.ask("delete-webhook-endpoint", {"id": id})

    async def get_webhook_secret(
        self,
        id: str,
    ) -> GetWebhookSecretAnswer:
        """The secret that signs the events of an endpoint; scope webhooks."""
        return await self.ask("get-webhook-secret", {"id": id})

    async def rotate_webhook_secret(
        self,
        id: str,
    ) -> WebhookEndpoint:
        """Give an endpoint a new secret; for a day the former one signs as well; scope webhooks."""
        return await self.ask("rotate-webhook-secret", {"id": id})
