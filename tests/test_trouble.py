"""Presses that cross each other on the way, and what goes wrong between a move and its post."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest
import simcord

from cogs.base import House
from engine.hands import Hands
from tests.virtual import TableDriver, burst, controls, find, has, seen, text, walk


async def test_a_table_whose_computer_fails_does_not_hold_up_the_others(
    table: TableDriver,
    members: list[Any],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
):
    moved: list[int] = []

    async def failing(_: Hands, match: int) -> None:
        moved.append(match)
        if match == table.id:
            raise ZeroDivisionError

    monkeypatch.setattr(Hands, "move", failing)
    other = TableDriver(table.env, table.channel, members)
    for one in (table, other):
        await one.open(2)
        (asked,) = await one.asked()
        await asked.slash(table.channel, "table resign", table=one.id)
    assert other.id in moved
    assert f"match={table.id}" in caplog.text
    assert [timer.match for timer in await table.bot.tables.store.timers_due(2**40)] == [table.id]
    caplog.clear()


def overtaken(monkeypatch: pytest.MonkeyPatch, owner: type, name: str) -> None:
    """The first call of a method ends after one that begins later, if that one does not wait for it."""
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
    card = (await members[0].slash(table.channel, "play", game="yspahan")).response
    join = find(card, "join")
    overtaken(monkeypatch, House, "draw")
    await burst(table.env, [(member, card, join, None) for member in members[1:3]])
    assert all(member.mention in text(card) for member in members[:3])


async def test_two_presses_of_start_open_one_thread(
    table: TableDriver, members: list[Any], monkeypatch: pytest.MonkeyPatch
):
    card = (await members[0].slash(table.channel, "play", game="yspahan")).response
    await members[1].click(card, custom_id=find(card, "join").custom_id)
    start = find(card, "start")
    overtaken(monkeypatch, discord.Interaction, "original_response")
    results = await burst(table.env, [(members[0], card, start, None)] * 2)
    assert len(table.channel.threads) == 1
    said = [followup.content for result in results for followup in result.followups]
    assert said == ["This game is still being played."]


async def test_the_channel_is_told_that_a_game_is_called_off(table: TableDriver, members: list[Any]):
    await table.open(2)
    for member in members[:2]:
        await member.slash(table.channel, "table cancel")
    assert "the game is called off" in text(table.post)
    assert not [control for message in seen(table.env, members[3]) for control in controls(message)]


async def test_a_table_whose_thread_is_gone_lives_in_the_channel(
    table: TableDriver, channel: Any, members: list[Any]
):
    await table.open(2, place="thread")
    await (await table.bot.fetch_channel(channel.threads[0].id)).delete()
    for _ in range(2):
        before = channel.last_message.id
        await members[0].slash(channel, "table cancel")
    assert channel.last_message.id != before
    stored = simcord.ResponseMessage(table.env, table.env.backend.get_message(channel.id, before))
    assert not controls(stored), "the post before loses its buttons there as well"


async def test_a_game_that_moves_while_a_post_is_on_its_way_has_moved(
    table: TableDriver, guild: Any, members: list[Any], monkeypatch: pytest.MonkeyPatch
):
    elsewhere = guild.create_text_channel("elsewhere")
    await table.open(2, place="thread")
    mail = table.bot.get_cog("Mail")
    send = mail._send

    async def crossed(*args: Any, **what: Any) -> Any:
        message = await send(*args, **what)
        monkeypatch.setattr(mail, "_send", send)
        await table.bot.tables.move_to(table.id, members[0].id, guild.id, elsewhere.id)
        return message

    monkeypatch.setattr(mail, "_send", crossed)
    await members[1].slash(table.channel, "table cancel")
    assert has(elsewhere.last_message, "turn")


async def test_the_picture_of_a_past_post_keeps_its_description(table: TableDriver):
    def described(message: Any) -> list[str]:
        return [item.get("description") for c in walk(message.components) for item in c.get("items", [])]

    await table.open(2)
    (member,) = await table.asked()
    first = simcord.ResponseMessage(table.env, table.env.backend.get_message(table.place.id, table.post.id))
    before = described(first)
    await member.slash(table.channel, "table cancel")
    assert table.post.id != first.id
    assert described(first) == before != [None]


async def test_a_thread_that_has_gone_to_sleep_is_woken(table: TableDriver):
    await table.open(2, place="thread")
    place = f"/channels/{table.place.id}"
    table.env.inject_error("POST", f"{place}/messages", status=400, code=50083, times=1)
    member = (await table.asked())[0]
    before = table.post.id
    await member.slash(table.place, "table here", table=table.id)
    await table.env.advance_time(1)
    assert table.post.id != before, "the post has come"
    woken = [r for r in table.env.http_requests if r.method == "PATCH" and r.path.endswith(place)]
    assert [request.json for request in woken] == [{"archived": False}]
