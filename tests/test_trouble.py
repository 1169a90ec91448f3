"""Presses that arrive at the same time, and failures between a move and its post.

No table affects another, and everything is sent exactly once.
"""

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
import simcord
from discord.http import HTTPClient

from cogs.base import TableBot
from cogs.delivery import GIVE_UP, _is_past, next_letters
from engine.core import Event
from engine.tables.automation import Automation
from engine.tables.session import Notice
from engine.tables.sessions import AUTOMATION
from engine.tables.store import PARKED, Letter, SaveFailed, Shards, Table, Timer
from engine.tables.store.sqlite import SqliteStore
from engine.tables.waiting import REMIND
from engine.tables.workers import Workers
from tests.test_play import choose
from tests.virtual import (
    TableDriver,
    burst,
    controls,
    find,
    has,
    in_bot,
    nonces_enforced,
    seen,
    sure,
    text,
    verb,
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
    card = (await members[0].slash(table.channel, "play", game="yspahan")).response
    join = find(card, "join")
    overtaken(monkeypatch, TableBot, "draw")
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


async def test_two_who_agree_to_a_move_at_once_have_both_agreed(
    table: TableDriver, guild: Any, members: list[Any]
):
    await table.open(4)
    elsewhere = guild.create_text_channel("elsewhere")
    await sure(members[0], await members[0].slash(table.channel, "table resign"))
    await members[1].slash(elsewhere, "table here", table=table.id)
    wish = table.channel.last_message
    agree = find(wish, "moveto")
    await burst(table.env, [(member, wish, agree, None) for member in members[2:]])
    assert (await table.look()).table.channel == elsewhere.id
    assert len([m for m in public(table, elsewhere) if has(m, "turn")]) == 1


async def test_a_table_does_not_move_where_the_bot_may_no_longer_post(
    table: TableDriver, guild: Any, members: list[Any]
):
    await table.open(2)
    elsewhere = guild.create_text_channel("elsewhere")
    await members[1].slash(elsewhere, "table here", table=table.id)
    wish = table.channel.last_message
    closed = discord.PermissionOverwrite(attach_files=False)
    await table.bot.get_channel(elsewhere.id).set_permissions(
        table.bot.get_guild(guild.id).default_role, overwrite=closed
    )
    refused = await members[0].click(wish, custom_id=find(wish, "moveto").custom_id)
    assert "attach files" in refused.followups[0].content
    await (await table.bot.fetch_channel(elsewhere.id)).delete()
    refused = await members[0].click(wish, custom_id=find(wish, "moveto").custom_id)
    assert "read messages" in refused.followups[0].content
    assert (await table.look()).table.channel == table.channel.id


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
        await table.bot.tables.move_to(table.id, members[0].id, guild.id, elsewhere.id)
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


# One slow table


async def two_tables(table: TableDriver, guild: Any, members: list[Any]) -> TableDriver:
    """A second table beside the first, each in a channel of its own."""
    other = TableDriver(table.env, guild.create_text_channel("others"), members)
    for one in (table, other):
        await one.open(2)
    return other


def public(table: TableDriver, place: Any = None) -> list[Any]:
    """The messages that everybody sees where a table is played, or in another place."""
    box = table.env.backend.messages[(place or table.place).id].values()
    return [simcord.ResponseMessage(table.env, message) for message in box if not message.is_ephemeral]


async def announce(table: TableDriver) -> None:
    """Cause a post of a table."""
    with in_bot(table.env):
        await table.bot.tables.announce(table.id)


async def test_a_rate_limited_channel_delays_no_other(
    table: TableDriver, guild: Any, members: list[Any], monkeypatch: pytest.MonkeyPatch
):
    other = await two_tables(table, guild, members)
    send = HTTPClient.send_message

    async def sleepy(http: HTTPClient, channel: int, *, params: Any) -> Any:
        if channel == table.place.id:
            await asyncio.sleep(60)
        return await send(http, channel, params=params)

    monkeypatch.setattr(HTTPClient, "send_message", sleepy)
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
    send = HTTPClient.send_message

    async def sleepy(http: HTTPClient, channel: int, *, params: Any) -> Any:
        if channel == table.place.id:
            await asyncio.sleep(60)
        return await send(http, channel, params=params)

    monkeypatch.setattr(HTTPClient, "send_message", sleepy)
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
    await asyncio.sleep(0.02)
    assert done.count(4) == 2
    assert not workers._tasks, "no task is kept"


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
    async with table.bot.tables.sessions.locked(table.id) as stored:
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
    mail, before = table.bot.get_cog("Delivery"), table.post.id
    await announce(table)
    with in_bot(table.env):
        mail.follow_leases(frozenset())
    await table.env.advance_time(60.5)
    assert table.post.id == before
    monkeypatch.setattr(HTTPClient, "send_message", send)
    with in_bot(table.env):
        mail.follow_leases(frozenset({0}))
    await table.env.advance_time(30)
    assert table.post.id != before


async def test_what_another_process_has_saved_is_sent_when_it_says_so(table: TableDriver):
    await table.open(2)
    before, sessions = table.post.id, table.bot.tables.sessions
    sessions.on_change = lambda _: None
    await announce(table)
    await table.env.settle()
    assert table.post.id == before
    with in_bot(table.env):
        await table.bot.rereads["table"](table.id)
    await table.env.settle()
    assert table.post.id != before


async def test_a_panel_says_nothing_of_refused_posts_where_another_process_has_none(table: TableDriver):
    await table.open(2)
    table.bot.leases = Shards((0,), 2**20)  # of so many shards, that of the server is another
    (member,) = await table.asked()
    assert "not allowed to post" not in text(await table.take_turn(member))


# Between sending and writing down


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


def failing_first(monkeypatch: pytest.MonkeyPatch, name: str, failures: list[Exception]) -> None:
    """Calls of a request fail as long as there are failures."""
    method = getattr(HTTPClient, name)

    async def fail(*args: Any, **options: Any) -> Any:
        if failures:
            raise failures.pop()
        return await method(*args, **options)

    monkeypatch.setattr(HTTPClient, name, fail)


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
async def test_an_error_after_the_post_is_out_sends_nothing_again(
    table: TableDriver, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, error: Exception
):
    await table.open(2)
    failing_first(monkeypatch, "edit_message", failures := [error])
    count = len(public(table))
    await announce(table)
    await table.env.settle()
    assert not failures
    assert (await table.bot.tables.store.load(table.id)).message == table.post.id
    for _ in range(3):
        await table.env.advance_time(2000)
    assert len(public(table)) == count + 1
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


async def test_refused_letters_are_tried_at_a_press_after_a_restart(
    table: TableDriver, make_bot: Callable[[], Any]
):
    await table.open(2)
    first = table.post.id
    table.env.inject_error("POST", f"/channels/{table.place.id}/messages", status=403, code=50013, times=None)
    await announce(table)
    await table.env.advance_time(3600)
    await table.bot.close()
    await table.env.restart_bot(make_bot())
    assert await table.bot.tables.store.refused() == [table.id]
    table.env.backend.faults.clear()
    (member,) = await table.asked()
    panel = await table.take_turn(member)
    assert "not allowed to post" in text(panel)
    await table.env.settle()
    assert table.post.id != first
    assert await table.bot.tables.store.refused() == []


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
    bot.tables.sessions.on_change = lambda _: None
    async with bot.tables.sessions.live(table.id) as session:
        news = [bot.tables.sessions.news(session, Event("table-back-early", seat)) for seat in range(2)]
        session.table.status, session.table.moved = "over", 0
        await bot.tables.sessions.save(session, letters=news)
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


async def give_time(table: TableDriver, seat: int) -> None:
    """Save an event to be posted: somebody gets more time."""
    sessions = table.bot.tables.sessions
    async with sessions.live(table.id) as session:
        await sessions.save(session, event=Event("table-waited-for", seat))


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
    table.bot.tables.sessions.on_change = lambda _: None
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
    sessions = table.bot.tables.sessions
    if refused:
        table.env.inject_error("POST", path, status=403, code=50013, message="refused", times=1)
        with in_bot(table.env):
            await give_time(table, 0)
        await table.env.settle()
    dying = failing_after_the_next(monkeypatch, asyncio.CancelledError())
    with in_bot(table.env):
        kick, sessions.on_change = sessions.on_change, lambda _: None
        for _ in range(1 if refused else 2):
            await give_time(table, 1)
        kick(table.id)
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
    sessions, rng = table.bot.tables.sessions, random.Random(1)
    kick, sessions.on_change = sessions.on_change, lambda _: None
    (first,) = await table.asked()
    (other,) = [member for member in table.members[:2] if member.id != first.id]

    async def play_until_asked(wanted: Any) -> None:
        while (asked := (await table.asked())[0]) != wanted:
            while (look := await table.look(asked)).token:
                if look.finished:
                    await table.bot.tables.confirm(table.id, asked.id, look.token)
                else:
                    await table.bot.tables.act(table.id, asked.id, [rng.choice(look.actions)], look.token)

    await play_until_asked(other)
    failing_first(monkeypatch, "send_message", failures := [aiohttp.ServerDisconnectedError()])
    send, mentioned = HTTPClient.send_message, list[list[int]]()

    async def noted(http: HTTPClient, channel: int, *, params: Any) -> Any:
        body = params.payload or json.loads(params.multipart[0]["value"])
        mentioned.append(body["allowed_mentions"].get("users", []))
        return await send(http, channel, params=params)

    monkeypatch.setattr(HTTPClient, "send_message", noted)
    with in_bot(table.env):
        kick(table.id)
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


# What a press costs


async def test_turns_that_wait_are_drawn_once(table: TableDriver, monkeypatch: pytest.MonkeyPatch):
    await table.open(2)
    store, drawn, board = table.bot.tables.store, list[int](), TableBot.board

    async def counted(bot: TableBot, look: Any, *args: Any, **options: Any) -> Any:
        drawn.append(look.table.id)
        return await board(bot, look, *args, **options)

    table.env.inject_error("POST", "/channels/*/messages", status=403, code=50013, message="no", times=1)
    await announce(table)
    await table.env.settle()
    async with table.bot.tables.sessions.live(table.id) as session:
        vote = table.bot.tables.sessions.letter(session, "vote", Notice(seat=0, kind="absent"))
        kick, table.bot.tables.sessions.on_change = table.bot.tables.sessions.on_change, lambda _: None
        await table.bot.tables.sessions.save(session, letters=[vote])
    await announce(table)
    table.bot.tables.sessions.on_change = kick
    monkeypatch.setattr(TableBot, "board", counted)
    with in_bot(table.env):
        kick(table.id)
    await table.env.settle()
    assert drawn == [table.id]
    assert await store.mail(FOREVER) == []


async def test_a_press_loads_its_table_once_and_its_post_once_more_and_draws_one_picture(
    table: TableDriver, monkeypatch: pytest.MonkeyPatch
):
    await table.open(2)
    loaded, drawn = list[int](), list[Callable[..., Any]]()
    load, draw = SqliteStore.load, TableBot.draw

    async def counted(store: SqliteStore, match: int) -> Any:
        loaded.append(match)
        return await load(store, match)

    async def drawing(bot: TableBot, paint: Callable[..., Any], *args: Any) -> Any:
        drawn.append(paint)
        return await draw(bot, paint, *args)

    monkeypatch.setattr(SqliteStore, "load", counted)
    monkeypatch.setattr(TableBot, "draw", drawing)
    rng, posts = random.Random(1), 0
    (member,) = await table.asked()
    panel = await table.take_turn(member)
    while posts < 2:
        before = table.post.id
        loaded.clear()
        drawn.clear()
        panel = await choose(table, member, panel, rng)
        posted = table.post.id != before
        assert len(loaded) <= 1 + posted
        assert len(drawn) == 1, "for the panel or, if the turn is over, for the post"
        if posted:
            posts += 1
            (member,) = await table.asked()
            panel = await table.take_turn(member)
