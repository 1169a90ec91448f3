"""The files of a post that is sent a second time within one try are whole."""

from __future__ import annotations

import io
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord.http import HTTPClient
from PIL import Image

from tests.virtual import TableDriver, announce


@pytest.mark.parametrize(
    ("request_name", "status", "code"),
    [("edit_message", 400, 50083), ("send_message", 400, 50083), ("send_message", 404, 10003)],
    ids=["archived", "archived, mentions nobody", "gone, mentions nobody"],
)
async def test_a_post_whose_thread_refuses_it_is_sent_again_with_its_pictures(
    table: TableDriver, monkeypatch: pytest.MonkeyPatch, request_name: str, status: int, code: int
):
    """The pictures are in the request that completes a post, or in the only one if it mentions nobody."""
    if request_name == "send_message":
        for member in table.members[:2]:
            await member.slash(table.channel, "settings", mentions="no")
    await table.open(2, place="thread")
    thread, request, refused = table.place.id, getattr(HTTPClient, request_name), list[int]()

    async def read_and_refuse(http: HTTPClient, channel: int, *args: Any, params: Any) -> Any:
        """Refuse the first request with files in the thread once they have been read, as Discord does."""
        if channel == thread and params.files and not refused:
            refused.extend(len(file.fp.read()) for file in params.files)
            response: Any = SimpleNamespace(status=status, reason="")
            raise discord.HTTPException(response, {"code": code, "message": ""})
        return await request(http, channel, *args, params=params)

    monkeypatch.setattr(HTTPClient, request_name, read_and_refuse)
    before = {table.post.id, table.channel.last_message.id}
    await announce(table)
    await table.env.settle()
    place = table.place if code == 50083 else table.channel
    assert place.last_message.id not in before
    assert refused
    sent = place.last_message.attachments
    stored = [table.env.backend.cdn.get(attachment.url) for attachment in sent]
    assert [len(data or b"") for data in stored] == refused
    for data in stored:
        Image.open(io.BytesIO(data or b"")).verify()
