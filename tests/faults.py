"""How Discord and the network fail."""

from __future__ import annotations

from typing import Any

import pytest
from discord.http import HTTPClient

from tests.virtual import nonces_enforced

FAULTS = (
    ("POST", "/interactions/*/callback", 500, 0),
    ("POST", "/interactions/*/callback", 404, 10062),
    ("PATCH", "/webhooks/*", 500, 0),
    ("PATCH", "/webhooks/*", 404, 10008),
    ("POST", "/webhooks/*", 429, 0),
    ("GET", "/webhooks/*", 500, 0),
    ("POST", "/channels/*/messages", 500, 0),
    ("POST", "/channels/*/messages", 502, 0),
    ("POST", "/channels/*/messages", 429, 0),
    ("POST", "/channels/*/messages", 403, 50013),
    ("POST", "/channels/*/messages", 404, 10003),
    ("PATCH", "/channels/*/messages/*", 404, 10008),
    ("PATCH", "/channels/*/messages/*", 500, 0),
    ("PATCH", "/channels/*/messages/*", 403, 50013),
    ("POST", "/channels/*/threads", 403, 50013),
)
"""Method, path, status and code of what Discord may answer."""


def failing_after_the_next(monkeypatch: pytest.MonkeyPatch, error: BaseException) -> list[BaseException]:
    """Let the next message arrive, and raise an error instead of its answer. The list is empty then."""
    send, errors = nonces_enforced(HTTPClient.send_message), [error]

    async def unheard(http: HTTPClient, channel: int, *, params: Any) -> Any:
        sent = await send(http, channel, params=params)
        if errors:
            raise errors.pop()
        return sent

    monkeypatch.setattr(HTTPClient, "send_message", unheard)
    return errors
