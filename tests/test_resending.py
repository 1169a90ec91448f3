"""Failures between a move and its post: everything is sent exactly once."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from collections.abc import Callable
from typing import Any

import aiohttp
import discord
import pytest
from discord.http import HTTPClient

from cogs.delivery import next_letters
from engine.core import Event
from engine.tables.store import FOREVER, Letter, SaveFailed
from engine.tables.store.sqlite import SqliteStore
from tests.faults import failing_after_the_next
from tests.presses import act, confirm
from tests.virtual import TableDriver, announce, failing_first, find, in_bot, public, text, two_tables


@pytest.mark.parametrize(
    "error",
    [
        aiohttp.ServerDisconnectedError(),
        aiohttp.ClientPayloadError(),
        TimeoutError(),
        ConnectionResetError(),
        discord.RateLimited(70),
    ],
    ids=lambda error: type(error).__name__,
)
async def test_errors_of_the_network_back_off_in_seconds(
    table: TableDriver, monkeypatch: pytest.MonkeyPatch, error: Exception
):
    await table.open(2)
    failures = [error]
    failing_first(monkeypatch, "send_message", failures)
    before = table.post.id
    await announce(table)
    await table.env.settle()
    assert not failures
    assert table.post.id == before
    await table.env.advance_time(31)
    assert table.post.id != before


async def test_an_answer_lost_in_the_network_is_no_fault_of_ours(
    table: TableDriver, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    await table.open(2)
    (member,) = await table.asked()
    lost = [aiohttp.ServerDisconnectedError(), ConnectionResetError()]

    async def failing(*_: Any, **__: Any) -> None:
        raise lost.pop()

    monkeypatch.setattr(discord.Interaction, "edit_original_response", failing)
    monkeypatch.setattr(discord.Webhook, "send", failing)
    await member.click(table.post, custom_id=find(table.post, "turn").custom_id)
    assert not lost, "neither the panel nor the answer that it failed"
    assert "Discord failed" in caplog.text
    assert "reached Discord" in caplog.text
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


async def test_a_table_moves_although_its_old_channel_hears_nothing(
    table: TableDriver, guild: Any, members: list[Any], monkeypatch: pytest.MonkeyPatch
):
    await table.open(2)
    elsewhere = guild.create_text_channel("elsewhere")
    failing_first(monkeypatch, "send_message", failures := [aiohttp.ServerDisconnectedError()])
    said = await members[0].slash(elsewhere, "table here", table=table.id)
    assert not failures
    assert "continues in this channel" in said.response.content
    assert (await table.look()).table.channel == elsewhere.id


@pytest.mark.parametrize("error", [TimeoutError(), ZeroDivisionError()], ids=["network", "fault"])
@pytest.mark.parametrize("edit", ["completing it", "folding the previous one"])
async def test_an_error_after_the_post_is_out_sends_nothing_again(
    table: TableDriver, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, error: Exception,
    edit: str,
):  # fmt: skip
    await table.open(2)
    before, failures, method = table.post.id, [error], HTTPClient.edit_message

    async def failing(http: HTTPClient, channel: int, message: int, **options: Any) -> Any:
        if failures and (message == before) == (edit != "completing it"):
            raise failures.pop()
        return await method(http, channel, message, **options)

    monkeypatch.setattr(HTTPClient, "edit_message", failing)
    count = len(public(table))
    await announce(table)
    await table.env.settle()
    assert not failures
    for _ in range(3):
        await table.env.advance_time(2000)
    assert len(public(table)) == count + 1
    assert (await table.bot.tables.store.load(table.id)).message == table.post.id
    caplog.clear()


async def test_what_was_sent_while_the_database_cannot_be_written_is_not_sent_again(
    table: TableDriver, guild: Any, members: list[Any], monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
):  # fmt: skip
    other = await two_tables(table, guild, members)
    write, broken = SqliteStore._write, True

    async def failing(store: SqliteStore, work: Any) -> Any:
        if broken:
            raise SaveFailed("disk full") from sqlite3.OperationalError()
        return await write(store, work)

    send = HTTPClient.send_message

    async def full_after(http: HTTPClient, channel: int, *, params: Any) -> Any:
        monkeypatch.setattr(SqliteStore, "_write", failing)
        return await send(http, channel, params=params)

    count, others = len(public(table)), len(public(other))
    monkeypatch.setattr(HTTPClient, "send_message", full_after)
    await announce(table)
    await table.env.settle()
    monkeypatch.setattr(SqliteStore, "_write", write)
    await announce(other)
    monkeypatch.setattr(SqliteStore, "_write", failing)
    for _ in range(30):
        await table.env.advance_time(20)
    assert len(public(table)) == count + 1
    assert len(public(other)) <= others + 1, "delivery rests while nothing can be written down"
    broken = False
    await table.env.advance_time(40)
    store = table.bot.tables.store
    assert await store.mail(FOREVER) == []
    assert (len(public(table)), len(public(other))) == (count + 1, others + 1)
    for one in (table, other):
        assert (await store.load(one.id)).message == one.post.id
    caplog.clear()


async def give_time(table: TableDriver, seat: int) -> None:
    """Save an event to be posted: somebody gets more time."""
    access = table.bot.tables.access
    async with access.live(table.id) as session:
        await access.save(session, event=Event("table-waited-for", seat))


def times_given(table: TableDriver) -> list[int]:
    """Return how often each message says that somebody gets more time."""
    return [text(message).count("gets more time") for message in public(table)]


async def test_a_letter_that_is_tried_again_is_not_doubled(
    table: TableDriver, monkeypatch: pytest.MonkeyPatch
):
    """The answer of Discord is lost, and the game goes on before the next try."""
    await table.open(2)
    lost = failing_after_the_next(monkeypatch, aiohttp.ServerDisconnectedError())
    count = len(public(table))
    with in_bot(table.env):
        await give_time(table, 0)
    await table.env.settle()
    assert not lost
    await announce(table)
    await table.env.advance_time(60)
    assert len(public(table)) == count + 2
    assert times_given(table) == [*[0] * count, 1, 0]
    assert await table.bot.tables.store.mail(FOREVER) == []


async def test_a_letter_sent_by_a_process_that_died_at_once_is_not_doubled(
    table: TableDriver, make_bot: Callable[[], Any], monkeypatch: pytest.MonkeyPatch
):
    """It dies between the sending and its record of it, and another turn waits already."""
    await table.open(2)
    dying = failing_after_the_next(monkeypatch, asyncio.CancelledError())
    count = len(public(table))
    with in_bot(table.env):
        await give_time(table, 0)
    await table.env.settle()
    assert not dying
    table.bot.tables.access.listeners = []
    await announce(table)
    assert len(await table.bot.tables.store.mail(FOREVER)) == 2
    await table.bot.close()
    await table.env.restart_bot(make_bot())
    await table.env.advance_time(60)
    assert await table.bot.tables.store.mail(FOREVER) == []
    assert times_given(table) == [*[0] * count, 1, 0]


@pytest.mark.parametrize("refused", [True, False], ids=["refused before", "two turns"])
async def test_letters_sent_together_by_a_process_that_died_at_once_are_not_doubled(
    table: TableDriver, make_bot: Callable[[], Any], monkeypatch: pytest.MonkeyPatch, refused: bool
):
    """The message is out, the process dies before it is recorded, and another turn waits then."""
    await table.open(2)
    count, path = len(public(table)), f"/channels/{table.place.id}/messages"
    access = table.bot.tables.access
    if refused:
        table.env.inject_error("POST", path, status=403, code=50013, message="refused", times=1)
        with in_bot(table.env):
            await give_time(table, 0)
        await table.env.settle()
    dying = failing_after_the_next(monkeypatch, asyncio.CancelledError())
    with in_bot(table.env):
        (kick, *_), access.listeners = access.listeners, []
        for _ in range(1 if refused else 2):
            await give_time(table, 1)
        kick("table", table.id)
    await table.env.settle()
    assert not dying
    await announce(table)
    await table.bot.close()
    await table.env.restart_bot(make_bot())
    await table.env.advance_time(120)
    assert await table.bot.tables.store.mail(FOREVER) == []
    assert times_given(table) == [*[0] * count, 2, 0]


async def test_a_letter_that_is_tried_again_mentions_nobody_whom_a_later_one_mentions(
    table: TableDriver, monkeypatch: pytest.MonkeyPatch
):
    """The post has not arrived, and before the next try its reader is asked something else already."""
    await table.open(2)
    access, rng = table.bot.tables.access, random.Random(1)
    (kick, *_), access.listeners = access.listeners, []
    (first,) = await table.asked()
    (other,) = [member for member in table.members[:2] if member.id != first.id]

    async def play_until_asked(wanted: Any) -> None:
        while (asked := (await table.asked())[0]) != wanted:
            while (look := await table.look(asked)).token:
                if look.finished:
                    await confirm(table.bot.tables, table.id, asked.id, look.token)
                else:
                    await act(table.bot.tables, table.id, asked.id, [rng.choice(look.actions)], look.token)

    await play_until_asked(other)
    failing_first(monkeypatch, "send_message", failures := [aiohttp.ServerDisconnectedError()])
    send, mentioned = HTTPClient.send_message, list[list[int]]()

    async def noted(http: HTTPClient, channel: int, *, params: Any) -> Any:
        body = params.payload or json.loads(params.multipart[0]["value"])
        mentioned.append(body["allowed_mentions"].get("users", []))
        return await send(http, channel, params=params)

    monkeypatch.setattr(HTTPClient, "send_message", noted)
    with in_bot(table.env):
        kick("table", table.id)
    await table.env.settle()
    assert not failures
    await play_until_asked(first)
    await play_until_asked(other)
    await table.env.advance_time(60)
    assert mentioned == [[other.id], [], [other.id]], "the attempt, the next one, and the later letter"


def test_the_letters_of_one_message():
    def letter(n: int, kind: str = "turn", **values: Any) -> Letter:
        return Letter(id=n, kind=kind, nonce=str(n), **{"due": 0} | values)

    def ids(*letters: Letter) -> list[int]:
        return [one.id for one in next_letters(letters)]

    assert ids() == []
    assert ids(letter(1), letter(2, "vote"), letter(3, "over")) == [1, 3], "one post of the newest state"
    assert ids(letter(1, "remind"), letter(2)) == [1]
    failed = {"error": "503", "due": 7}
    assert ids(letter(1, tries=2, **failed), letter(2, tries=1, **failed), letter(3)) == [1, 2], (
        "may have arrived"
    )
    assert ids(letter(1, tries=1), letter(2, tries=1)) == [1], "may have been sent by the process before"
    assert ids(letter(1, tries=1, **failed), letter(2, tries=1, due=7)) == [1]
    assert ids(letter(1, tries=2, refused=1), letter(2)) == [1, 2], "has not arrived"
    assert ids(letter(1, message=9), letter(2, tries=1, message=9), letter(3)) == [1, 2], "to be completed"
    assert ids(letter(1, tries=1, refused=1, message=9), letter(2)) == [1]
