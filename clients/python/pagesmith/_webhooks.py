"""Whether a webhook comes from Pagesmith (Standard Webhooks)."""

import base64
import hashlib
import hmac
import json
import time
from collections.abc import Mapping
from typing import Any, cast

#: An older one may be a recording that somebody plays back.
_AGE_MAX = 300


class WebhookError(Exception):
    pass


def verify_webhook(secret: str, headers: Mapping[str, str], body: bytes, now: float | None = None) -> dict[str, Any]:
    """The event of a webhook, from its body as it was received: ``type``, ``timestamp`` and ``data``."""
    given = {name.lower(): value for name, value in headers.items()}
    sent_at = given.get("webhook-timestamp", "")
    if not sent_at.isdigit() or abs((time.time() if now is None else now) - int(sent_at)) > _AGE_MAX:
        raise WebhookError("The webhook is too old, or has no time.")
    content = f"{given.get('webhook-id', '')}.{sent_at}.".encode() + body
    secret_bytes = base64.b64decode(secret.removeprefix("whsec_"))
    expected = "v1," + base64.b64encode(hmac.new(secret_bytes, content, hashlib.sha256).digest()).decode()
    signatures = given.get("webhook-signature", "").split()
    if not any(hmac.compare_digest(signature.encode(), expected.encode()) for signature in signatures):
        raise WebhookError("The webhook is not signed with this secret.")
    return cast(dict[str, Any], json.loads(body))
