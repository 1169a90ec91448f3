"""When a process serves a table: how it starts and stops, what wakes it, and what it leaves to another."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from cogs.delivery import CLAIMED, HEARTBEAT, Delivery
from cogs.workers import Workers
from engine.tables.store import StoreError
from engine.tables.store.sqlite import SqliteStore
from tests.virtual import TableDriver, announce, in_bot, public

FOREVER = 2**40


def delivery(table: TableDriver) -> Any:
    return table.bot.get_cog("Delivery")


async def leave_a_letter(table: TableDriver) -> None:
    """Queue a post as another process would, without waking this one."""
    tables = table.bot.tables
    woken, tables.access.listeners = tables.access.listeners, []
    await announce(table)
    tables.access.listeners = woken
    assert len(await tables.store.mail(FOREVER)) == 1


async def test_a_table_that_another_process_still_serves_is_tried_again_soon(
    table: TableDriver, monkeypatch: pytest.MonkeyPatch
):
    held, asked = list[bool](), list[bool]()

    async def claim(_: SqliteStore, match: int) -> bool:
        may = asked.pop(0) if asked else True
        held.extend([True] if may else [])
        return may

    async def release(_: SqliteStore, match: int) -> None:
        held.pop()

    await table.open(2)
    before = table.post.id
    monkeypatch.setattr(SqliteStore, "claim", claim)
    monkeypatch.setattr(SqliteStore, "release", release)
    asked[:] = [False] * 2
    await announce(table)
    await table.env.settle()
    assert table.post.id == before
    await table.env.advance_time(CLAIMED + 1)
    assert table.post.id != before, "it does not take until the next heartbeat"
    assert not held, "whatever was claimed is released"


async def test_what_was_claimed_is_released_even_if_the_work_fails(
    table: TableDriver, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    held = list[int]()

    async def claim(_: SqliteStore, match: int) -> bool:
        held.append(match)
        return True

    async def release(_: SqliteStore, match: int) -> None:
        held.remove(match)

    async def fail(*_: Any, **__: Any) -> Any:
        raise StoreError("disk I/O error")

    await table.open(2)
    with monkeypatch.context() as failing:
        failing.setattr(SqliteStore, "claim", claim)
        failing.setattr(SqliteStore, "release", release)
        failing.setattr(SqliteStore, "mail", fail)
        await announce(table)
        await table.env.settle()
    assert "trying again at the next heartbeat" in caplog.text
    assert not held
    caplog.clear()


@pytest.mark.parametrize("match", [True, False], ids=["its number", "everything"])
async def test_what_another_process_has_left_is_sent_when_it_says_so(table: TableDriver, match: bool):
    await table.open(2)
    before = table.post.id
    await leave_a_letter(table)
    assert table.post.id == before
    with in_bot(table.env):
        if match:
            table.bot.changes.tell("table", table.id)
        else:
            table.bot.changes.tell("all", 0)
    await table.env.settle()
    assert table.post.id != before


async def test_the_tables_of_a_new_lease_are_taken_over_at_once(table: TableDriver):
    await table.open(2)
    before, held = table.post.id, delivery(table)._held
    with in_bot(table.env):
        table.bot.lease(frozenset())
        await leave_a_letter(table)
        table.bot.lease(held)
    await table.env.settle()
    assert table.post.id != before
    with in_bot(table.env):
        table.bot.lease(held)
    assert not delivery(table)._new, "nothing is new to those who have it already"


async def test_tables_are_taken_over_later_if_the_database_fails(
    table: TableDriver, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    await table.open(2)
    before, held, tries = table.post.id, delivery(table)._held, list[int]()

    mark = SqliteStore.mark_tried

    async def fail_first(store: SqliteStore) -> None:
        tries.append(1)
        if len(tries) == 1:
            raise StoreError("disk I/O error")
        await mark(store)

    monkeypatch.setattr(SqliteStore, "mark_tried", fail_first)
    with in_bot(table.env):
        table.bot.lease(frozenset())
        await leave_a_letter(table)
        table.bot.lease(held)
    await table.env.settle()
    assert len(tries) == 1, "not again before the next heartbeat"
    assert table.post.id == before, "a letter might have been sent already"
    assert "cannot check for due letters and timers" in caplog.text
    caplog.clear()
    await table.env.advance_time(HEARTBEAT + 1)
    assert len(tries) == 2
    assert table.post.id != before


async def test_whoever_stops_waits_for_work_that_has_been_cancelled():
    begun, ended = list[int](), list[int]()

    async def work(table: int) -> None:
        begun.append(table)
        try:
            await asyncio.Event().wait()
        finally:
            for _ in range(10):
                await asyncio.sleep(0)
            ended.append(table)

    workers = Workers("work", work, 2)
    for table in (1, 2, 3):
        workers.wake(table)
    for _ in range(10):
        await asyncio.sleep(0)
    await workers.stop()
    assert sorted(begun) == sorted(ended) == [1, 2], "the third never began"


async def test_a_process_that_stops_sends_nothing_more_and_records_what_it_has_sent(
    table: TableDriver, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    await table.open(2)
    count, bot, cog = len(public(table)), table.bot, delivery(table)
    mark, full = SqliteStore.mark_sent, True

    async def written(*args: Any, **options: Any) -> Any:
        if full:
            raise StoreError("disk I/O error")
        return await mark(*args, **options)

    monkeypatch.setattr(SqliteStore, "mark_sent", written)
    await announce(table)
    await table.env.settle()
    assert len(public(table)) == count + 1
    assert await bot.tables.store.mail(FOREVER) != []
    full = False
    with in_bot(table.env):
        cog._check_soon(1)
        await bot.remove_cog("Delivery")
    assert await bot.tables.store.mail(FOREVER) == [], "what was sent is recorded"
    caplog.clear()
    assert cog.follow_leases not in bot.changes._listeners["leases"]
    await announce(table)
    await table.env.advance_time(3 * HEARTBEAT)
    assert len(await bot.tables.store.mail(FOREVER)) == 1, "nothing is checked any more"
    assert len(public(table)) == count + 1
    with in_bot(table.env):
        await bot.add_cog(Delivery(bot))
    await table.env.advance_time(HEARTBEAT + 1)
    assert len(public(table)) == count + 2
