"""Presses that cross each other on the way, and what goes wrong between a move and its post."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from cogs.base import House
from cogs.mail import Mail
from engine.tables import Tables
from tests.virtual import TableDriver, burst, controls, find, has, text


async def test_a_table_whose_computer_fails_does_not_hold_up_the_others(
    table: TableDriver,
    members: list[Any],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
):
    moved: list[int] = []

    async def failing(_: Tables, match: int) -> None:
        moved.append(match)
        if match == table.id:
            raise ZeroDivisionError

    monkeypatch.setattr(Tables, "computers_move", failing)
    other = TableDriver(table.env, table.channel, members)
    for one in (table, other):
        await one.open(2)
        (asked,) = await one.asked()
        await asked.slash(table.channel, "table resign", table=one.id)
    assert other.id in moved
    assert f"match={table.id}" in caplog.text
    assert [timer.match for timer in await table.bot.tables.store.timers_due(2**40)] == [table.id]
    caplog.clear()


def slow_first(monkeypatch: pytest.MonkeyPatch, owner: type, name: str) -> None:
    """The first call of a method is overtaken by those that begin a little later."""
    method, calls = getattr(owner, name), []

    async def slow(*args: Any, **options: Any) -> Any:
        calls.append(args)
        result = await method(*args, **options)
        if len(calls) == 1:
            for _ in range(1000):
                await asyncio.sleep(0)
        return result

    monkeypatch.setattr(owner, name, slow)


async def test_a_lobby_card_shows_everybody_who_joins_at_once(
    table: TableDriver, members: list[Any], monkeypatch: pytest.MonkeyPatch
):
    card = (await members[0].slash(table.channel, "play", game="yspahan")).response
    join = find(card, "join")
    slow_first(monkeypatch, House, "draw")
    await burst(table.env, [(member, card, join, None) for member in members[1:]])
    assert all(member.mention in text(card) for member in members)


async def test_two_presses_of_start_open_one_thread(table: TableDriver, members: list[Any]):
    card = (await members[0].slash(table.channel, "play", game="yspahan")).response
    await members[1].click(card, custom_id=find(card, "join").custom_id)
    start = find(card, "start")
    results = await burst(table.env, [(members[0], card, start, None)] * 2)
    assert len(table.channel.threads) == 1
    said = [followup.content for result in results for followup in result.followups]
    assert said == ["This game is still being played."]


async def test_the_channel_is_told_that_a_game_is_called_off(table: TableDriver, members: list[Any]):
    await table.open(2)
    post = table.post
    for member in members[:2]:
        await member.slash(table.channel, "table cancel")
    assert "called off" in text(table.post)
    assert not controls(table.post)
    assert not has(await table.channel.history()[-2], "turn"), post


async def test_a_game_that_moves_while_a_post_is_on_its_way_has_moved(
    table: TableDriver, guild: Any, members: list[Any], monkeypatch: pytest.MonkeyPatch
):
    elsewhere = guild.create_text_channel("elsewhere")
    await table.open(2, place="thread")
    send = Mail._send

    async def crossed(mail: Mail, *args: Any, **what: Any) -> Any:
        message = await send(mail, *args, **what)
        monkeypatch.setattr(Mail, "_send", send)
        await table.bot.tables.move_to(table.id, members[0].id, guild.id, elsewhere.id)
        return message

    monkeypatch.setattr(Mail, "_send", crossed)
    await table.bot.tables.announce(table.id)
    await table.env.settle()
    assert has(elsewhere.last_message, "turn")
