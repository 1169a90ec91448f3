"""Posts that Discord refuses: they wait for a permission or for another channel."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import simcord

from cogs.delivery import GIVE_UP, HEARTBEAT, _is_past
from engine.core import event
from engine.tables.store import StoreError, Table
from engine.tables.store.sqlite import SqliteStore
from tests.virtual import (
    TableDriver,
    announce,
    find,
    has,
    public,
    sure,
    text,
)

FOREVER = 2**40


REFUSALS = {"permission": (403, 50013), "access": (403, 50001), "gone": (404, 10003), "not found": (404, 0)}


@pytest.mark.parametrize("refusal", REFUSALS)
async def test_a_refused_letter_stays_until_the_permission_is_back(table: TableDriver, refusal: str):
    status, code = REFUSALS[refusal]
    await table.open(2)
    store, before = table.bot.tables.store, table.post.id
    path = f"/channels/{table.place.id}/messages"
    table.env.inject_error("POST", path, status=status, code=code, message="refused", times=None)
    await announce(table)
    await table.env.advance_time(1)
    await announce(table)
    await table.env.advance_time(1)
    assert len(await store.stuck(table.id)) >= 1
    assert "refused" in (await store.stuck(table.id))[0].error
    assert (await store.census(table.bot.now())).refused == 1
    table.env.backend.http_requests.clear()
    await table.env.advance_time(2 * 3600)
    tried = [r for r in table.env.http_requests if r.method == "POST" and r.path.endswith(path)]
    assert 1 <= len(tried) < 12, "slow retries"

    (member,) = await table.asked()
    turn = simcord.ResponseMessage(table.env, table.env.backend.get_message(table.place.id, before))
    panel = (await member.click(turn, custom_id=find(turn, "turn").custom_id)).response
    assert "not allowed to post" in text(panel)
    table.env.backend.faults.clear()
    panel = (await member.click(turn, custom_id=find(turn, "turn").custom_id)).response
    await table.env.advance_time(1)
    assert table.post.id != before
    assert has(table.post, "turn")
    assert (await store.load(table.id)).message == table.post.id
    assert len(public(table)) == 3, "what waited is one post"
    assert await store.mail(FOREVER) == []
    assert (await store.census(table.bot.now())).refused == 0
    panel = (await member.click(table.post, custom_id=find(table.post, "turn").custom_id)).response
    assert "not allowed to post" not in text(panel)


async def test_refused_letters_go_where_the_table_moves(
    table: TableDriver, guild: Any, members: list[Any], make_bot: Callable[[], Any]
):
    await table.open(2)
    path = f"/channels/{table.place.id}/messages"
    table.env.inject_error("POST", path, status=403, code=50013, message="refused", times=None)
    await announce(table)
    await table.bot.close()
    await table.env.restart_bot(make_bot())
    elsewhere = guild.create_text_channel("elsewhere")
    await members[0].slash(elsewhere, "table here", table=table.id)
    assert [has(message, "turn") for message in public(table, elsewhere)] == [True]
    assert await table.bot.tables.store.mail(FOREVER) == []


@pytest.mark.parametrize("failures", [0, 1])
async def test_refused_letters_are_tried_at_a_press_after_a_restart(
    table: TableDriver,
    make_bot: Callable[[], Any],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    failures: int,
):
    """Also if the database cannot be used when the bot starts."""
    unpark, errors = SqliteStore.unpark, [StoreError("disk I/O error")] * failures

    async def failing(store: SqliteStore) -> None:
        if errors:
            raise errors.pop()
        await unpark(store)

    await table.open(2)
    first = table.post.id
    table.env.inject_error("POST", f"/channels/{table.place.id}/messages", status=403, code=50013, times=None)
    await announce(table)
    await table.env.advance_time(3600)
    await table.bot.close()
    monkeypatch.setattr(SqliteStore, "unpark", failing)
    await table.env.restart_bot(make_bot())
    await table.env.advance_time(HEARTBEAT + 1)
    assert not errors
    assert await table.bot.tables.store.refused() == [table.id]
    table.env.backend.faults.clear()
    (member,) = await table.asked()
    panel = await table.take_turn(member)
    assert "not allowed to post" in text(panel)
    await table.env.settle()
    assert table.post.id != first
    assert await table.bot.tables.store.refused() == []
    caplog.clear()


async def test_refused_letters_of_a_table_that_is_called_off_are_given_up(
    table: TableDriver, members: list[Any]
):
    await table.open(2)
    path = f"/channels/{table.place.id}/messages"
    table.env.inject_error("POST", path, status=404, code=10003, message="refused", times=None)
    for member in members[:2]:
        await sure(member, await member.slash(table.channel, "table cancel"))
    await table.env.advance_time(1)
    assert await table.bot.tables.store.mail(FOREVER) == []


async def test_after_a_letter_that_is_given_up_the_next_one_follows_at_once(table: TableDriver):
    await table.open(2)
    bot = table.bot
    path = f"/channels/{table.place.id}/messages"
    table.env.inject_error("POST", path, status=404, code=10003, message="refused", times=None)
    bot.tables.access.listeners = []
    async with bot.tables.access.live(table.id) as session:
        news = [bot.tables.access.news(event("table-back-early", seat, match=table.id)) for seat in range(2)]
        session.table.status, session.table.moved = "over", 0
        await bot.tables.access.save(session, letters=news)
    await bot.get_cog("Delivery").deliver(table.id)
    assert await bot.tables.store.mail(FOREVER) == []


def test_refused_letters_are_given_up_when_nobody_waits_for_them():
    table = Table(game="toy", rules=1, opener=1, secret=b"", created=1, moved=100)
    table.status = "cancelled"
    assert _is_past(table, 100)
    table.status = "over"
    assert [_is_past(table, 100 + GIVE_UP + late) for late in (0, 1)] == [False, True]
    table.status = "live"
    assert not _is_past(table, FOREVER)
