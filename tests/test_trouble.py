"""Presses that arrive at the same time, and tables whose thread or channel is gone."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest
import simcord

from cogs.base import TableBot
from locales import texts
from tests.virtual import (
    TableDriver,
    announce,
    burst,
    controls,
    find,
    has,
    seen,
    sure,
    text,
    verb,
)


def overtaken(monkeypatch: pytest.MonkeyPatch, owner: type, name: str) -> None:
    """Make the first call of a method end after a later one, if the later one does not wait for it."""
    method, begun, done = getattr(owner, name), [], []

    async def slow(*args: Any, **options: Any) -> Any:
        begun.append(args)
        first = len(begun) == 1
        result = await method(*args, **options)
        for _ in range(20_000):
            if not first or done:
                break
            await asyncio.sleep(0)
        done.append(args)
        return result

    monkeypatch.setattr(owner, name, slow)


async def test_a_lobby_card_shows_everybody_who_joins_at_once(
    table: TableDriver, members: list[Any], monkeypatch: pytest.MonkeyPatch
):
    card = await table.lobby(members[0])
    join = find(card, "join")
    overtaken(monkeypatch, TableBot, "draw")
    await burst(table.env, [(member, card, join, None) for member in members[1:3]])
    assert all(member.mention in text(card) for member in members[:3])


async def test_two_presses_of_start_open_one_thread(
    table: TableDriver, members: list[Any], monkeypatch: pytest.MonkeyPatch
):
    card = await table.lobby(members[0])
    await members[1].click(card, custom_id=find(card, "join").custom_id)
    start = find(card, "start")
    overtaken(monkeypatch, discord.Interaction, "original_response")
    results = await burst(table.env, [(members[0], card, start, None)] * 2)
    assert len(table.channel.threads) == 1
    said = [followup.content for result in results for followup in result.followups]
    assert said == [texts()("denied-not-lobby")]


async def test_the_channel_is_told_that_a_game_is_called_off(table: TableDriver, members: list[Any]):
    await table.open(2)
    for member in members[:2]:
        await sure(member, await member.slash(table.channel, "table cancel"))
    assert "the game is called off" in text(table.post)
    left = [control for message in seen(table.env, members[3]) for control in controls(message)]
    assert {verb(control) for control in left} <= {"then"}, "nothing but looking back is left to press"


async def test_a_table_whose_thread_is_gone_lives_in_the_channel(
    table: TableDriver, channel: Any, members: list[Any]
):
    await table.open(2, place="thread")
    await (await table.bot.fetch_channel(channel.threads[0].id)).delete()
    for _ in range(2):
        before = channel.last_message.id
        await announce(table)
        await table.env.settle()
    assert channel.last_message.id != before
    stored = simcord.ResponseMessage(table.env, table.env.backend.get_message(channel.id, before))
    assert [verb(control) for control in controls(stored)] == ["then"], "the post before folds there as well"


async def test_a_game_that_moves_while_a_post_is_on_its_way_has_moved(
    table: TableDriver, guild: Any, members: list[Any], monkeypatch: pytest.MonkeyPatch
):
    elsewhere = guild.create_text_channel("elsewhere")
    await table.open(2, place="thread")
    mail = table.bot.get_cog("Delivery")
    send = mail._send

    async def crossed(*args: Any, **what: Any) -> Any:
        message = await send(*args, **what)
        monkeypatch.setattr(mail, "_send", send)
        await table.bot.tables.council.move_to(table.id, members[0].id, guild.id, elsewhere.id)
        return message

    monkeypatch.setattr(mail, "_send", crossed)
    await announce(table)
    await table.env.settle()
    assert has(elsewhere.last_message, "turn")


async def test_an_archived_thread_is_unarchived(table: TableDriver):
    await table.open(2, place="thread")
    place = f"/channels/{table.place.id}"
    table.env.inject_error("POST", f"{place}/messages", status=400, code=50083, times=1)
    before = table.post.id
    await announce(table)
    await table.env.settle()
    assert table.post.id != before, "the post has come"
    woken = [r for r in table.env.http_requests if r.method == "PATCH" and r.path.endswith(place)]
    assert [request.json for request in woken] == [{"archived": False}]
