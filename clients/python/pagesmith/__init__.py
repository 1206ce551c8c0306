"""The Pagesmith API for Python, with the standard library alone."""

from ._answers import *  # noqa: F403
from ._asynchronous import AsyncPagesmith, AsyncPendingJob
from ._client import Pagesmith, PendingJob
from ._errors import ConnectionFailed, PagesmithError
from ._files import FileInput, LocalFile
from ._operations import OPERATIONS, VERSION, CallId, OperationId
from ._results import DataResult, FileResult
from ._routes import ROUTES, RouteId
from ._settings import Call, UploadProgress
from ._webhooks import WebhookError, verify_webhook

__version__ = VERSION
