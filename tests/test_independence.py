"""What happens at one table is felt at no other, and work that fails is put off."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from discord.http import HTTPClient

from cogs.delivery import CLAIMED
from cogs.workers import Workers
from engine.tables.moves.automation import Automation
from engine.tables.store import PARKED, Shards, Timer
from engine.tables.store.sqlite import SqliteStore
from engine.tables.time.deadlines import REMIND
from engine.tables.upkeep.consequences import AUTOMATION
from tests.virtual import (
    TableDriver,
    announce,
    in_bot,
    sure,
    text,
    two_tables,
)

FOREVER = 2**40


async def test_a_table_whose_computer_fails_does_not_delay_the_others(
    table: TableDriver,
    members: list[Any],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
):
    moved: list[int] = []

    async def failing(_: Automation, match: int) -> None:
        moved.append(match)
        if match == table.id:
            raise ZeroDivisionError

    monkeypatch.setattr(Automation, "move", failing)
    other = TableDriver(table.env, table.channel, members)
    for one in (table, other):
        await one.open(2)
        (asked,) = await one.asked()
        await sure(asked, await asked.slash(table.channel, "table resign", table=one.id))
    assert other.id in moved
    assert f"match={table.id}" in caplog.text
    assert [timer.match for timer in await table.bot.tables.store.timers_due(FOREVER)] == [table.id]
    caplog.clear()


def limit_rate(monkeypatch: pytest.MonkeyPatch, asleep: int) -> None:
    """Make each message to this channel take a minute."""
    send = HTTPClient.send_message

    async def sleepy(http: HTTPClient, channel: int, *, params: Any) -> Any:
        if channel == asleep:
            await asyncio.sleep(60)
        return await send(http, channel, params=params)

    monkeypatch.setattr(HTTPClient, "send_message", sleepy)


async def test_a_rate_limited_channel_delays_no_other(
    table: TableDriver, guild: Any, members: list[Any], monkeypatch: pytest.MonkeyPatch
):
    other = await two_tables(table, guild, members)
    limit_rate(monkeypatch, table.place.id)
    before = table.post.id, other.post.id
    await announce(table)
    await announce(other)
    await table.env.advance_time(1)
    assert table.post.id == before[0]
    assert other.post.id != before[1]
    await table.env.advance_time(60)
    assert table.post.id != before[0]


async def test_rate_limited_channels_do_not_use_up_the_places_to_draw(
    table: TableDriver, guild: Any, members: list[Any], monkeypatch: pytest.MonkeyPatch
):
    other = await two_tables(table, guild, members)
    mail = table.bot.get_cog("Delivery")
    monkeypatch.setattr(mail, "_drawing", asyncio.Semaphore(1))
    limit_rate(monkeypatch, table.place.id)
    before = other.post.id
    await announce(table)
    await announce(other)
    await table.env.settle()
    assert other.post.id != before
    await table.env.advance_time(60)


async def test_a_slow_timer_delays_no_other_table(
    table: TableDriver, guild: Any, members: list[Any], monkeypatch: pytest.MonkeyPatch
):
    move, moved = Automation.move, list[int]()

    async def slow(automation: Automation, match: int) -> None:
        if match == table.id:
            await asyncio.sleep(60)
        moved.append(match)
        await move(automation, match)

    monkeypatch.setattr(Automation, "move", slow)
    other = await two_tables(table, guild, members)
    for one in (table, other):
        (asked,) = await one.asked()
        await sure(asked, await asked.slash(one.channel, "table resign", table=one.id))
    assert moved[0] == other.id
    await table.env.advance_time(60)
    assert table.id in moved


async def test_work_at_a_table_is_done_in_order_and_bounded():
    running, most, done = set[int](), 0, list[int]()

    async def work(table: int) -> None:
        nonlocal most
        assert table not in running
        running.add(table)
        most = max(most, len(running))
        await asyncio.sleep(0.01)
        running.discard(table)
        done.append(table)

    workers = Workers("work", work, 2)
    for _ in range(2):
        for table in range(5):
            workers.wake(table)
        await asyncio.sleep(0.005)
    while len(done) < 7:
        await asyncio.sleep(0.001)
        if done[-1:] == [4]:
            break
    assert most == 2
    assert sorted(done) == [0, 0, 1, 1, 2, 3, 4], "woken while at work, it works again"
    workers.wake(4)
    while workers._tasks:  # none is kept  # noqa: ASYNC110
        await asyncio.sleep(0.001)
    assert done.count(4) == 2


async def test_timers_of_broken_tables_are_parked_and_delay_nobody(
    table: TableDriver,
    make_bot: Callable[[], Any],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
):
    await table.open(3, computers=1)
    store, moved, move = table.bot.tables.store, list[int](), Automation.move
    loaded = await store.load(table.id)
    loaded.channel = loaded.thread = None
    broken = set[int]()
    for _ in range(101):
        loaded.id = loaded.seq = 0
        broken.add(match := await store.create(loaded))
        await store.save(loaded, timers=[Timer(due=1, kind=AUTOMATION)])
        assert loaded.id == match

    async def failing(automation: Automation, match: int) -> None:
        moved.append(match)
        if match in broken:
            raise ZeroDivisionError
        await move(automation, match)

    monkeypatch.setattr(Automation, "move", failing)
    await table.env.advance_time(25)
    assert set(moved) >= broken
    tries = len(moved)
    await table.env.advance_time(25)
    assert len(moved) < tries + 2 * len(broken), "they back off"
    await table.env.advance_time(2 * 3600)
    assert len(moved) == PARKED * len(broken)
    assert not broken & {timer.match for timer in await store.timers_due(FOREVER)}
    census = await store.census(table.bot.now())
    assert (census.parked, census.overdue) == (len(broken), 0)
    for member in await table.asked():
        await sure(member, await member.slash(table.channel, "table resign", table=table.id))
        break
    assert table.id in moved, "the others go on"
    caplog.clear()
    await table.bot.close()
    await table.env.restart_bot(make_bot())
    assert (await table.bot.tables.store.census(0)).parked == 0, "a new start is another chance"
    caplog.clear()


async def test_a_timer_that_the_game_has_overtaken_is_deleted(table: TableDriver):
    await table.open(2)
    store = table.bot.tables.store
    async with table.bot.tables.access.locked(table.id) as stored:
        await store.save(stored, timers=[Timer(due=1, kind=REMIND, decision=99, payload=b"0")])
    await table.env.advance_time(25)
    assert await store.timers_due(FOREVER, match=table.id) == []


async def test_a_process_that_loses_its_leases_sends_nothing_more_and_the_next_one_does(
    table: TableDriver, monkeypatch: pytest.MonkeyPatch
):
    await table.open(2)
    send = HTTPClient.send_message

    async def sleepy(http: HTTPClient, channel: int, *, params: Any) -> Any:
        await asyncio.sleep(60)
        return await send(http, channel, params=params)

    monkeypatch.setattr(HTTPClient, "send_message", sleepy)
    before = table.post.id
    await announce(table)
    with in_bot(table.env):
        table.bot.lease(frozenset())
    await table.env.advance_time(60.5)
    assert table.post.id == before
    monkeypatch.setattr(HTTPClient, "send_message", send)
    with in_bot(table.env):
        table.bot.lease(frozenset({0}))
    await table.env.advance_time(30)
    assert table.post.id != before


async def test_a_table_that_another_process_may_still_serve_is_tried_again_soon(
    table: TableDriver, monkeypatch: pytest.MonkeyPatch
):
    await table.open(2)
    before, claim, claimed = table.post.id, SqliteStore.claim, [False] * 2

    async def claimed_elsewhere(store: SqliteStore, match: int) -> bool:
        return claimed.pop() if claimed else await claim(store, match)

    monkeypatch.setattr(SqliteStore, "claim", claimed_elsewhere)
    with in_bot(table.env):
        table.bot.get_cog("Delivery").heartbeat.cancel()  # it would be tried then, but later
    await announce(table)
    await table.env.advance_time(1)
    assert table.post.id == before
    await table.env.advance_time(2 * CLAIMED)
    assert not claimed
    assert table.post.id != before


async def test_what_another_process_has_saved_is_sent_when_it_says_so(table: TableDriver):
    await table.open(2)
    before, access = table.post.id, table.bot.tables.access
    access.listeners = []
    await announce(table)
    await table.env.settle()
    assert table.post.id == before
    with in_bot(table.env):
        table.bot.changes.tell("table", table.id)
    await table.env.settle()
    assert table.post.id != before


@pytest.mark.parametrize("refused", [False, True])
async def test_a_panel_tells_of_refused_posts_of_another_process_if_there_are_any(
    table: TableDriver, refused: bool
):
    await table.open(2)
    if refused:
        path = f"/channels/{table.place.id}/messages"
        table.env.inject_error("POST", path, status=403, code=50013, times=None)
        await announce(table)
        await table.env.advance_time(1)
    table.bot.leases = Shards((0,), 2**20)  # of so many shards, that of the server is another
    (member,) = await table.asked()
    assert ("not allowed to post" in text(await table.take_turn(member))) == refused
