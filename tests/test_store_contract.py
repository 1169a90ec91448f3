"""The guarantees of every store, checked on SQLite and on a real PostgreSQL server."""

from __future__ import annotations

import asyncio
import inspect
import shutil
import time
from dataclasses import replace

import asyncpg
import pytest
from msgspec import structs

from bot import Config, create_bot
from cogs.posted import StoredPost, read_post
from engine.tables.store import (
    LONGEST_WAIT,
    PARKED,
    SENT_KEPT,
    Ban,
    BotSettings,
    Conflict,
    Letter,
    Listed,
    LogLine,
    Post,
    SaveFailed,
    Seat,
    ServerSettings,
    Store,
    StoreError,
    Table,
    TableOptions,
    Timer,
    Unreachable,
    UserSettings,
    files,
    open_store,
    postgres,
    server,
    settings_of,
)
from engine.tables.store.sqlite import SqliteStore
from engine.tables.table.stored import Affairs, Proposal, affairs_of, encode_json, seat_state
from tests import virtual
from tests.stores import FAR, SNOWFLAKE, TABLES, everything, letter, line, new_table, next_timer, sql


async def test_what_is_saved_is_there_after_a_restart(address):
    store = await open_store(address)
    table = new_table(thread=5, message=6, post="Žofie rolled")
    assert await store.create(table) == table.id > 0
    assert await store.load(table.id) == table
    table = replace(
        table,
        rules=4,
        options=TableOptions(),
        status="live",
        guild=None,
        channel=9,
        opener=8,
        secret=b"other",
        base=b"1",
        draft=b"2",
        last=b"3",
        drawn=4,
        moved=200,
        seats=[Seat(seat=0, user=SNOWFLAKE), Seat(seat=1, user=8), Seat(seat=2, user=9)],
    )
    log = [LogLine(0, None, "", (), True, 1), line(1, "take chest; place H4b"), line(2, "žluťoučký")]
    await store.save(table, lines=log)
    assert table.seq == 1
    await store.close()

    store = await open_store(address)
    assert await store.load(table.id) == table
    assert await store.lines(table.id) == log
    assert await store.lines(table.id, 2) == log[2:]
    assert await store.load(table.id + 1) is None
    assert await store.lines(table.id + 1) == []
    await store.close()


async def test_values_are_taken_at_the_call(store):
    table = new_table()
    await store.create(table)
    save = asyncio.create_task(store.save(table))
    await asyncio.sleep(0)
    table.base, table.options.pace, table.seats[0].name = b"later", "week", "later"
    await save
    saved = await store.load(table.id)
    assert (saved.base, saved.options.pace, saved.seats[0].name) == (b'{"round":1}', "day", "Žofie")


async def test_a_rematch_is_created_together_with_its_note_and_letters_or_not_at_all(store):
    old, first, second = new_table(status="over"), new_table(), new_table()
    await store.create(old)
    stale = replace(old, options=structs.replace(old.options))
    await store.create(first, after=old, outbox=[letter("a")])
    assert await store.load(old.id) == old
    assert old.options == structs.replace(stale.options, rematch=first.id)
    with pytest.raises(Conflict):
        await store.create(second, after=stale, outbox=[letter("b")])
    assert await store.matches("lobby") == [first.id]
    assert [(mail.nonce, mail.match) for mail in await store.mail(0)] == [("a", first.id)]


async def test_tables_are_found(store):
    def seats(*users: int):
        return [Seat(seat=number, user=user) for number, user in enumerate(users)]

    for moved, status, users in (
        (5, "lobby", (1,)),
        (9, "live", (2, 1)),
        (7, "live", (2,)),
        (8, "over", (1,)),
    ):
        await store.create(new_table(status=status, moved=moved, seats=seats(*users)))
    await store.create(new_table(guild=None, moved=6, seats=seats(1, 1)))

    def ids(tables):
        return [table.id for table in tables]

    assert ids(await store.tables_of(1)) == [2, 5, 1]
    assert ids(await store.tables_of(1, ("over", "cancelled"))) == [4]
    assert ids(await store.tables_of(1, limit=1)) == [2]
    assert await store.tables_of(3) == []
    assert ids(await store.tables_in(SNOWFLAKE)) == [1]
    assert ids(await store.tables_in(SNOWFLAKE, ("lobby", "live"))) == [2, 3, 1]
    assert await store.live() == [2, 3]
    assert await store.matches("lobby", "over") == [1, 4, 5]
    assert await store.matches("lobby", before=6) == [1], "before, not at"


async def test_tables_are_found_by_place_however_many_are_newer(store):
    def ids(tables):
        return [table.id for table in tables]

    seats = [Seat(seat=0, user=1), Seat(seat=1, user=2), Seat(seat=2, user=1)]
    old = await store.create(new_table(channel=50, opener=1, moved=1, seats=seats))
    threaded = await store.create(new_table(channel=50, thread=51, opener=2, moved=2, status="live"))
    await store.create(new_table(channel=50, opener=1, moved=3, status="over", seats=seats))
    for moved in range(30):
        await store.create(new_table(channel=52, opener=3, moved=100 + moved, seats=seats))

    assert ids(await store.tables_here(50)) == [threaded, old]
    assert ids(await store.tables_here(51)) == [threaded]
    assert ids(await store.tables_here(50, statuses=("live", "over"))) == [old + 2, threaded]
    assert ids(await store.tables_here(50, limit=1)) == [threaded]

    first, every = await store.tables_of(1), await store.tables_of(1, limit=100)
    assert (len(first), first, every[-1].id) == (25, every[:25], old)
    assert len({table.id for table in every}) == len(every) == 31, "a person in two seats finds a table once"
    assert (
        ids(await store.tables_in(SNOWFLAKE, limit=20))
        == ids(await store.tables_in(SNOWFLAKE, limit=100))[:20]
    )
    assert len(await store.tables_in(SNOWFLAKE, limit=100)) == 31


async def test_lost_race_writes_nothing(store):
    table = new_table()
    await store.create(table)
    mine, theirs = await store.load(table.id), await store.load(table.id)
    await store.save(theirs, lines=[line(1)], timers=[Timer(due=5, kind="remind")])
    before, unchanged = await everything(store), replace(mine, status="over", seats=[])
    with pytest.raises(Conflict):
        await store.save(
            unchanged, lines=[line(2)], timers=[Timer(due=9, kind="end")], outbox=[letter("late")]
        )
    assert await everything(store) == before
    assert unchanged == replace(mine, status="over", seats=[])
    with pytest.raises(Conflict):
        await store.save(new_table(id=77))


async def test_a_draft_is_saved_alone(store):
    table = new_table(status="live")
    await store.create(table)
    await store.save(table, lines=[line(1)], timers=[Timer(due=5, kind="remind")])
    mine, theirs, before = replace(table, draft=b"mine", moved=99), replace(table), await everything(store)
    await store.save_draft(mine)
    assert await store.load(table.id) == replace(table, draft=b"mine", seq=table.seq + 1)
    assert mine.seq == table.seq + 1
    saved = await everything(store)
    assert [name for name, was, now in zip(TABLES, before, saved, strict=True) if now != was] == ["match"]
    with pytest.raises(Conflict):
        await store.save_draft(theirs)
    assert await everything(store) == saved
    assert theirs == table


async def test_a_finished_log_is_packed(store):
    table = new_table(status="live")
    await store.create(table)
    log = [LogLine(0, None, "", (), True, 1), *(line(n) for n in range(1, 40))]
    await store.save(table, lines=log[:-1])
    assert await sql(store, "select count(*) from action") == 39
    table.status = "over"
    await store.save(table, lines=log[-1:])
    assert await sql(store, "select count(*) from action") == 0
    assert await store.lines(table.id) == log
    assert await store.lines(table.id, 30) == log[30:]
    await store.save(table)
    table.status = "live"
    await store.save(table, lines=[line(40)])
    assert await store.lines(table.id) == [*log, line(40)]
    table.status = "cancelled"
    await store.save(table)
    assert await store.lines(table.id) == [*log, line(40)]


async def test_timers_are_replaced_and_come_in_order(store):
    first, second = new_table(), new_table()
    await store.create(first)
    await store.create(second)
    assert await next_timer(store) is None
    await store.save(
        first, timers=[Timer(due=30, kind="c"), Timer(due=10, kind="a", decision=4, payload=b"x")]
    )
    await store.save(second, timers=[Timer(due=20, kind="b"), Timer(due=10, kind="a2")])
    await store.save(second)

    def kinds(timers):
        return [timer.kind for timer in timers]

    earliest = await next_timer(store)
    assert earliest == Timer(id=earliest.id, match=first.id, due=10, kind="a", decision=4, payload=b"x")
    assert kinds(await store.timers_due(9)) == []
    assert kinds(await store.timers_due(20)) == ["a", "a2", "b"]
    assert kinds(await store.timers_due(FAR)) == ["a", "a2", "b", "c"]
    assert kinds(await store.timers_due(FAR, limit=2)) == ["a", "a2"]
    await store.delete_timer(earliest.id)
    assert kinds(await store.timers_due(FAR)) == ["a2", "b", "c"]
    old = await store.timers_due(FAR)
    await store.save(second, timers=[Timer(due=25, kind="new")])
    for timer in (earliest, *old[:2]):
        await store.delete_timer(timer.id)
    assert kinds(await store.timers_due(FAR)) == ["new", "c"], "a late word about an old timer hit a new one"
    await store.save(first, timers=())
    assert kinds(await store.timers_due(FAR)) == ["new"]


async def test_letters_go_in_order_and_once(store):
    first, second = new_table(), new_table()
    await store.create(first)
    await store.create(second)
    await store.save(first, outbox=[letter("a"), letter("b", 50), letter("c")])
    await store.save(second, outbox=[letter("d"), letter("a"), letter("e", 10)])

    async def waiting(now, limit=50):
        return "".join(mail.nonce for mail in await store.mail(now, limit))

    assert await waiting(0) == "ad", "c must wait for b, and a is there already"
    assert await waiting(10) == "ade"
    assert await waiting(50) == "abcde"
    assert await waiting(50, 2) == "ab"
    a, b, _, d, _ = (mail.id for mail in await store.mail(50))
    assert (await store.mail(50))[1] == Letter(
        id=b, match=first.id, kind="turn", payload=b"{}", nonce="b", due=50
    )

    await store.postpone(a, 60, "503")
    assert await waiting(50) == "de", "a postponed letter holds back its match only"
    postponed = (await store.mail(60))[0]
    assert (postponed.nonce, postponed.due, postponed.tries, postponed.error) == ("a", 60, 1, "503")

    await store.mark_sent([a, d], 61, Post(first.id, SNOWFLAKE, 5))
    await store.mark_sent([a], 99, Post(second.id, 2, None))
    assert await waiting(FAR) == "bce"
    row = (
        "select tries || ' ' || sent || ' ' || message || ' ' || coalesce(error, '-') from outbox where id = "
    )
    assert await sql(store, row + str(a)) == f"2 61 {SNOWFLAKE} -", "sent once and for all"

    await store.drop(b, 70, "Missing Access")
    assert await waiting(0) == "c"
    assert await sql(store, f"select sent || error from outbox where id = {b}") == "70Missing Access"  # noqa: S608
    await store.postpone(b, 71, "late")
    await store.drop(a, 71, "late")
    assert await waiting(FAR) == "ce"

    second.seq, second.status = 1, "live"
    await store.save(second, outbox=[letter("d"), letter("f")])
    assert await waiting(FAR) == "cef", "a letter that was sent is not written again"


async def test_what_a_clock_that_was_ahead_wrote(store):
    first, second = new_table(), new_table(status="live", moved=5 * FAR)
    for table in (first, second):
        await store.create(table)
    await store.save(first, outbox=[letter("a", 100 + LONGEST_WAIT), letter("b", 50), letter("c")])
    assert await store.mail(100) == [], "a waits, and the others for it"
    assert [mail.nonce for mail in await store.mail(99)] == ["a", "b", "c"], "it would wait for too long"
    await store.drop(2, 1, "")
    await store.drop(3, 1, "")
    assert (await store.due(100), await store.due(99)) == ([], [first.id])
    await store.mark_sent([1], 7 * FAR)
    assert (await store.census(50)).latest == 7 * FAR
    await store.forget_future(5 * FAR)
    assert (await store.census(50)).latest == 5 * FAR
    await store.forget_future(70)
    assert (await store.census(50)).latest == 70
    assert (await store.load(second.id)).moved == 70


async def test_sent_letters_are_deleted_after_a_week(store):
    table = new_table()
    await store.create(table)
    await store.save(table, outbox=[letter("a"), letter("b"), letter("c")])
    await store.mark_sent([1], 1000)
    await store.mark_sent([2], 1000 + SENT_KEPT)
    assert await sql(store, "select count(*) from outbox") == 3
    await store.mark_sent([], 1001 + SENT_KEPT)
    assert await sql(store, "select count(*) from outbox where nonce in ('b', 'c')") == 2


async def two_tables(store: Store) -> tuple[Table, Table]:
    first, second = new_table(), new_table()
    await store.create(first)
    await store.create(second)
    return first, second


async def test_letters_that_have_become_posts_are_found_until_they_are_marked(store):
    table = new_table()
    await store.create(table)
    await store.save(table, outbox=[replace(letter(name), kind="turn") for name in "abc"])
    await store.save(table, outbox=[replace(letter("d"), kind="vote")])
    a, b, c, d = await store.mail(FAR)
    await store.mark_sent([a.id, b.id], 10, Post(table.id, 7, None))
    await store.mark_sent([d.id], 11, message=8)
    assert [(sent.id, sent.message) for sent in await store.sent_turns(table.id)] == [(a.id, 7), (b.id, 7)]
    await store.mark_taken_down(a.id)
    assert [sent.id for sent in await store.sent_turns(table.id)] == [b.id]
    assert [sent.id for sent in await store.sent_notices(table.id)] == [d.id]
    assert [waiting.id for waiting in await store.mail(FAR)] == [c.id]


async def test_tables_with_something_due_are_found(store):
    first, second = await two_tables(store)
    assert await store.due(FAR) == []
    await store.save(first, timers=[Timer(due=30, kind="a"), Timer(due=20, kind="b")])
    await store.save(second, outbox=[letter("a", 10), letter("b", 40)])
    assert await store.due(9) == []
    assert await store.due(10) == [second.id]
    assert sorted(await store.due(20)) == [first.id, second.id]
    await store.save(second, timers=[Timer(due=5, kind="c")])
    assert await store.due(10) == [second.id], "a table with both is named once"
    a, _ = await store.mail(FAR, match=second.id)
    await store.mark_sent([a.id], 10)
    (timer,) = await store.timers_due(5)
    await store.delete_timer(timer.id)
    assert await store.due(30) == [first.id], "what was sent is not due"
    assert sorted(await store.due(40)) == [first.id, second.id]


async def test_a_timer_that_fails_is_tried_later_and_in_the_end_parked(store):
    first, second = await two_tables(store)
    await store.save(first, timers=[Timer(due=10, kind="a")])
    await store.save(second, timers=[Timer(due=10, kind="b")])
    (failing,) = await store.timers_due(10, match=first.id)
    for tries in range(1, PARKED):
        await store.postpone_timer(failing.id, 10 + tries)
        assert [timer.kind for timer in await store.timers_due(9 + tries)] == ["b"]
        (found,) = await store.timers_due(10 + tries, match=first.id)
        assert (found.tries, found.due) == (tries, 10 + tries)
    assert (await store.census(FAR)).parked == 0
    await store.postpone_timer(failing.id, 50)
    assert await store.timers_due(FAR, match=first.id) == []
    assert await store.due(FAR) == [second.id]
    census = await store.census(FAR)
    assert (census.parked, census.overdue) == (1, 1)
    first.status = second.status = "live"
    await store.save(first)
    await store.save(second)
    assert await store.stalled() == [first.id], "a parked timer does not run by itself"
    await store.save(first, timers=[Timer(due=50, kind="a", tries=0)])
    assert await store.stalled() == []
    (failing,) = await store.timers_due(50, match=first.id)
    for _ in range(PARKED):
        await store.postpone_timer(failing.id, 50)

    (other,) = await store.timers_due(10)
    await store.postpone_timer(other.id, 20)
    await store.unpark()
    assert (await store.census(0)).parked == 0
    (found,) = await store.timers_due(50, match=first.id)
    assert (found.tries, found.due) == (0, 50)
    (found,) = await store.timers_due(50, match=second.id)
    assert found.tries == 1, "one that is not parked keeps its count"

    for _ in range(PARKED):
        await store.postpone_timer(failing.id, 60)
    await store.save(first, timers=[Timer(due=60, kind="a")])
    assert [timer.tries for timer in await store.timers_due(60, match=first.id)] == [0], "saved, it is new"


async def test_refused_letters_wait_for_a_permission(store):
    first, second = await two_tables(store)
    await store.save(first, outbox=[letter("a"), letter("b"), letter("c", 5)])
    await store.save(second, outbox=[letter("d")])
    a, b, d = await store.mail(0)
    assert await store.refused() == []
    for one in (a, b):
        await store.postpone(one.id, 900, "Missing Access", refused=True)
    await store.postpone(d.id, 700, "503")

    assert await store.refused() == [first.id]
    assert (await store.census(0)).refused == 1
    assert [one.nonce for one in await store.stuck(first.id)] == ["a", "b"]
    assert {(one.due, one.tries, one.error) for one in await store.stuck(first.id)} == {
        (900, 1, "Missing Access")
    }
    assert await store.stuck(second.id) == [], "a failure is no refusal"

    await store.retry(second.id, 10)
    await store.retry(first.id, 950)
    assert {one.due for one in await store.stuck(first.id)} == {900}, "nothing is made later"
    assert [one.due for one in await store.mail(FAR, match=second.id)] == [700], "only refused letters"
    await store.retry(first.id, 10)
    assert await store.mail(9) == []
    assert [one.nonce for one in await store.mail(10)] == ["a", "b", "c"]

    await store.postpone(a.id, 20, "503")
    assert [one.nonce for one in await store.stuck(first.id)] == ["b"]
    await store.drop(a.id, 30, "no use")
    await store.mark_sent([b.id], 30)
    assert await store.refused() == []
    assert (await store.census(0)).refused == 0


async def test_letters_of_one_message_are_recorded_before_it_is_sent(store):
    first, second = await two_tables(store)
    await store.save(first, outbox=[letter("a"), letter("b", 5), letter("c")])
    await store.save(second, outbox=[letter("d")])
    a, b, c, d = sorted(await store.mail(FAR), key=lambda one: one.nonce)
    await store.postpone(a.id, 900, "Missing Access", refused=True)
    await store.mark_sent([d.id], 6)
    await store.mark_sending([a.id, b.id, d.id], 7, "being sent")
    found = [(one.id, one.due, one.tries, one.error, one.refused) for one in await store.mail(FAR)]
    assert found == [(a.id, 7, 1, "being sent", 0), (b.id, 7, 0, "being sent", 0), (c.id, 0, 0, None, 0)]
    assert await sql(store, f"select error from outbox where id = {d.id}") is None  # noqa: S608


async def test_the_message_of_letters_is_known_before_it_is_complete(store):
    first, _ = await two_tables(store)
    await store.save(first, outbox=[letter("a"), letter("b"), letter("c"), replace(letter("d"), kind="vote")])
    a, b, c, d = await store.mail(FAR)
    await store.mark_sent([c.id], 1, message=12)
    await store.mark_created([a.id, b.id, c.id, d.id], 11)
    await store.postpone(a.id, 900, "503")
    found = [(one.nonce, one.message) for one in await store.mail(FAR)]
    assert found == [("a", 11), ("b", 11), ("d", 11)]
    assert [one.message for one in await store.sent_turns(first.id)] == [12]
    assert await store.sent_notices(first.id) == [], "it is not complete"
    await store.mark_sent([a.id], 2)
    assert [one.message for one in await store.sent_turns(first.id)] == [12]


async def test_waiting_letters_count_as_tried_after_a_start(store):
    first, second = await two_tables(store)
    await store.save(first, outbox=[letter("sent"), letter("waiting", 5), letter("tried")])
    await store.save(second, outbox=[letter("other")])
    ids = {one.nonce: one.id for one in await store.mail(FAR)}
    await store.mark_sent([ids["sent"]], 1)
    await store.postpone(ids["tried"], 3, "503")
    await store.postpone(ids["tried"], 3, "503")
    await store.mark_tried()
    found = {one.nonce: (one.due, one.tries, one.error) for one in await store.mail(FAR)}
    assert found == {"waiting": (5, 1, None), "tried": (3, 2, "503"), "other": (0, 1, None)}
    assert await sql(store, "select tries from outbox where nonce = 'sent'") == 1


async def test_a_post_is_stored_only_where_its_table_still_is(store):
    table = new_table(channel=5, thread=None)
    await store.create(table)
    await store.save(table, outbox=[letter("a"), letter("b"), letter("c")])
    a, b, c = await store.mail(0)
    await store.mark_sent([a.id], 1, Post(table.id, 11, None, "one"), before=table)
    assert (await store.load(table.id)).message == 11

    await store.mark_sent([b.id], 2, Post(table.id, 12, None, "two"), before=replace(table, channel=6))
    await store.mark_sent([c.id], 3, Post(table.id, 13, None, "three"), before=replace(table, thread=7))
    found = await store.load(table.id)
    assert (found.message, found.thread, found.post) == (11, None, "one")
    assert await store.mail(FAR) == [], "the letters are sent all the same"

    await store.mark_sent([], 4, Post(table.id, 14, 7, "four"), before=table)
    threaded = await store.load(table.id)
    assert (threaded.message, threaded.thread) == (14, 7)
    await store.mark_sent([], 5, Post(table.id, 15, 7), before=table)
    assert (await store.load(table.id)).message == 14
    await store.mark_sent([], 6, Post(table.id, 16, 7), before=threaded)
    assert (await store.load(table.id)).message == 16


async def test_a_post_recorded_late_does_not_replace_a_newer_one(store):
    """A process stood still before it recorded its post, and another one has sent that again and gone on."""
    table = new_table(channel=5, thread=None)
    await store.create(table)
    await store.save(table, outbox=[letter("a"), letter("b")])
    a, b = await store.mail(0)
    await store.mark_sent([a.id], 1, Post(table.id, 11, None, "one"), before=table)
    await store.mark_sent([b.id], 2, Post(table.id, 12, None, "two"), before=table)
    await store.mark_sent([a.id], 3, Post(table.id, 11, None, "one"), before=table)
    found = await store.load(table.id)
    assert (found.message, found.post) == (12, "two")


async def test_a_save_cannot_undo_a_post(store):
    table = new_table()
    await store.create(table)
    await store.mark_sent([], 1, Post(table.id, 11, 12, "Žofie rolled"))
    await store.save(table)
    found = await store.load(table.id)
    assert (found.message, found.thread, found.post, found.seq) == (11, 12, "Žofie rolled", 1)
    await store.mark_sent([], 1, Post(table.id, 13, None))
    await store.mark_sent([], 1)
    found = await store.load(table.id)
    assert (found.message, found.thread, found.post, found.seq) == (13, None, "", 1)


async def test_a_table_that_is_continued_elsewhere_loses_its_thread_and_its_post_in_the_same_save(store):
    table = new_table(channel=5)
    await store.create(table)
    await store.mark_sent([], 1, Post(table.id, 11, 12, "one"))
    stale = await store.load(table.id)
    moved = await store.load(table.id)
    moved.channel = 6
    await store.save(moved, outbox=[letter("a")], elsewhere=True)
    found = await store.load(table.id)
    assert (found.channel, found.thread, found.message, found.post) == (6, None, None, "")
    assert found.seq == stale.seq + 1
    await store.mark_sent([], 2, Post(table.id, 13, None, "two"))
    with pytest.raises(Conflict):
        await store.save(stale, elsewhere=True)
    found = await store.load(table.id)
    assert (found.channel, found.message, found.post) == (6, 13, "two")


async def test_settings_merge(store):
    assert await settings_of(store, UserSettings, 1) == UserSettings()
    await store.change_settings(UserSettings, 1, {"lang": "cs", "advised": {"a": (1, 2, 3)}, "quiet": None})
    await store.change_settings(UserSettings, 1, {"lang": None, "advised": {"b": (1, SNOWFLAKE, 3)}})
    await store.change_settings(ServerSettings, 1, {"list": {"channel": 5, "message": 6}})
    await store.change_settings(ServerSettings, 1, {"list": {"message": None}})
    advised = {"a": (1, 2, 3), "b": (1, SNOWFLAKE, 3)}
    assert await settings_of(store, UserSettings, 1) == UserSettings(advised=advised)
    assert await settings_of(store, ServerSettings, 1) == ServerSettings(list=Listed(5))
    assert await store.settings(ServerSettings, [2, 1]) == {
        1: ServerSettings(list=Listed(5)),
        2: ServerSettings(),
    }


async def test_a_ban_is_a_key_of_its_own(store):
    """Two that are written at the same time are both kept, and each is found by the person."""
    for guild, user in ((5, 1), (5, 2), (7, 1), (8, 3)):
        await store.change_settings(ServerSettings, guild, {"banned": {str(user): {"by": 9, "at": 50}}})
    await store.change_settings(ServerSettings, 6, {"pace": "day"})
    assert [await store.banning(user) for user in (1, 2, 3, 4)] == [[5, 7], [5], [8], []]
    assert (await settings_of(store, ServerSettings, 5)).banned == {"1": Ban(9, 50), "2": Ban(9, 50)}
    await store.change_settings(ServerSettings, 5, {"banned": {"1": None}})
    assert await store.banning(1) == [7]
    assert (await settings_of(store, ServerSettings, 5)).banned == {"2": Ban(9, 50)}


@pytest.mark.parametrize(
    ("kind", "changes"),
    [
        (UserSettings, {"palette": "deutan"}),
        (UserSettings, {"remind": "never"}),
        (UserSettings, {"quiet": 1}),
        (ServerSettings, {"country": "Persia"}),
        (ServerSettings, {"pace": "slow"}),
        (BotSettings, {"hourly": "now"}),
    ],
)
async def test_a_setting_that_does_not_exist_is_refused(store, kind, changes):
    with pytest.raises(TypeError, match=f"{kind.__name__}.*{next(iter(changes))}"):
        await store.change_settings(kind, 1, changes)
    assert await settings_of(store, kind, 1) == kind()


@pytest.mark.parametrize(
    "bad",
    [
        {"lines": [line(2), line(1)]},
        {"lines": [line(2, None)]},
        {"timers": [Timer(due=1, kind=None)]},
        {"outbox": [letter("b"), letter("c", None)]},
    ],
)
async def test_a_value_that_does_not_fit_writes_nothing(store, bad):
    table = new_table()
    await store.create(table)
    await store.save(table, lines=[line(1)], timers=[Timer(due=1, kind="turn")], outbox=[letter("a")])
    before = await everything(store)
    with pytest.raises(SaveFailed):
        await store.save(replace(table, status="live", seats=[]), **bad)
    assert await everything(store) == before
    with pytest.raises(SaveFailed):
        await store.create(new_table(status="open"))
    with pytest.raises(SaveFailed):
        await store.create(new_table(seats=[Seat(seat=0), Seat(seat=0, name="twice")]))
    assert await everything(store) == before


def test_no_signature_shows_sqlite():
    for name, method in inspect.getmembers(Store, inspect.isfunction):
        if not name.startswith("_"):
            assert "sqlite" not in str(inspect.signature(method)).lower(), name


async def test_a_cancelled_write_is_completed_before_the_caller_goes_on(store):
    table = new_table()
    await store.create(table)
    save = asyncio.create_task(store.save(table, lines=[line(1)], outbox=[letter("a")]))
    await asyncio.sleep(0)
    save.cancel()
    with pytest.raises(asyncio.CancelledError):
        await save
    assert (await store.load(table.id)).seq == 1
    assert await store.lines(table.id) == [line(1)]
    assert len(await store.mail(0)) == 1


async def test_of_many_saves_at_the_same_time_one_succeeds(store):
    await store.create(new_table())
    tables = [await store.load(1) for _ in range(20)]
    results = await asyncio.gather(
        *(store.save(table, lines=[line(1, str(n))]) for n, table in enumerate(tables)),
        return_exceptions=True,
    )
    assert results.count(None) == 1
    assert sum(isinstance(result, Conflict) for result in results) == 19
    assert [log.text for log in await store.lines(1)] == [str(results.index(None))]


async def downgrade(store: Store, schema: int) -> None:
    """Have a store believe that it has an earlier schema, without the tables that were added since."""
    for table in (
        "attempt", "puzzle", "result_seat", "result", "queue", "rating",
        "pairing", "slot", "season", "member", "contest",
    ):  # fmt: skip
        await sql(store, f"drop table {table}")
    number = "pragma user_version" if isinstance(store, SqliteStore) else "update caravanserai set schema"
    await sql(store, f"{number} = {schema}")


async def test_posts_of_earlier_versions_become_json(address):
    """Their parts were joined by form feeds; version 0.1 stored only the text."""
    posts = {
        "": StoredPost(""),
        'Žofie rolled "6\\f":\n> 7\t8': StoredPost('Žofie rolled "6\\f":\n> 7\t8'),
        "Ana passed\f12\f30,-4,5": StoredPost("Ana passed", 12, (30, -4, 5)),
        "Ben passed\f7\f": StoredPost("Ben passed", 7),
    }
    store = await open_store(address)
    tables = [await store.create(new_table(post=old)) for old in posts]
    await downgrade(store, 8)
    await store.close()
    store = await open_store(address)
    assert [read_post((await store.load(table)).post) for table in tables] == list(posts.values())
    await store.close()


async def test_wishes_of_version_0_1_become_a_vote(address):
    """Each seat stored its own; the vote is that of the first."""
    feed = b'{"last":[],"unposted":[],"ping":[],"lines":7}'
    wish = b'{"call_off":true,"note":"\\u017d \xc5\xbd"}'
    alone, agreed = Proposal("off", 1, 7), Proposal("off", 0, 1, votes={2: "yes"})
    vacant = Proposal("vacant", 1, 7, closes=5)
    tables = {
        "none": (new_table(status="live", last=feed), []),
        "alone": (wishing(b"{}", wish, b'{"call_off":false}', last=feed), [alone]),
        "agreed": (wishing(wish, b"{}", wish), [agreed]),
        "beside": (wishing(b"{}", wish, last=feed, affairs=encode_json(Affairs([vacant]))), [vacant, alone]),
        "over": (wishing(wish, status="over", last=feed), []),
    }
    store = await open_store(address)
    ids = [await store.create(table) for table, _ in tables.values()]
    await downgrade(store, 9)
    await store.close()
    store = await open_store(address)
    stored = dict(zip(tables, [await store.load(match) for match in ids], strict=True))
    assert {name: affairs_of(table).proposals for name, table in stored.items()} == {
        name: proposals for name, (_, proposals) in tables.items()
    }
    for table in stored.values():
        assert b'"call_off":true' not in b"".join(seat.prefs for seat in table.seats).replace(b" ", b"")
    assert seat_state(stored["alone"], 1).note == "Ž Ž"
    await store.close()


def wishing(*prefs: bytes, **changes: object) -> Table:
    seats = [Seat(seat=n, user=n + 1, name="Ana", prefs=own) for n, own in enumerate(prefs)]
    return new_table(**{"status": "live", "seats": seats} | changes)


def test_every_setting_of_a_server_is_told_to_other_processes():
    assert {*ServerSettings.topics} == {*ServerSettings.__struct_fields__}


# PostgreSQL alone


def test_both_schemas_have_the_same_numbers_and_names():
    assert {n: file.name for n, file in files.migrations(server.MIGRATIONS).items()} == {
        n: file.name for n, file in files.migrations(files.MIGRATIONS).items()
    }


async def test_processes_that_start_together_run_each_migration_once(uri):
    stores = await asyncio.gather(*(open_store(uri) for _ in range(4)))
    assert await sql(stores[0], "select schema from caravanserai") == max(files.migrations(server.MIGRATIONS))
    for store in stores:
        await store.close()


# What a table or its columns are, and which rows they refuse.
CATALOG = """
    select table_name, column_name, data_type, is_nullable, column_default
        from information_schema.columns where table_schema = 'public'
    union all select conrelid::regclass::text, pg_get_constraintdef(oid), '', '', ''
        from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
    union all select indrelid::regclass::text, pg_get_indexdef(indexrelid), '', '', ''
        from pg_index where indisunique and indrelid in
            (select oid from pg_class where relnamespace = 'public'::regnamespace)"""


async def migrate(uri: str, last: int) -> set[tuple[str, ...]]:
    """Run the migrations up to the one with this number in an empty database, and return its catalog."""
    db = await asyncpg.connect(uri)
    await db.execute("set client_min_messages = warning; drop schema public cascade; create schema public")
    for number, script in files.migrations(server.MIGRATIONS).items():
        if number <= last:
            await db.execute(script.read_text("utf-8"))
    catalog = {tuple(row) for row in await db.fetch(CATALOG)}
    await db.close()
    return catalog


async def test_processes_of_the_version_before_can_use_the_newest_schema(uri):
    """Its statements name their columns: they work if nothing is taken away and no new column is required."""
    newest = max(files.migrations(server.MIGRATIONS))
    before, after = await migrate(uri, newest - 1), await migrate(uri, newest)
    assert before <= after, "nothing is taken away or changed"
    known = {table for table, *_ in before}
    for table, what, kind, nullable, default in after - before:
        if table in known:
            assert kind, f"{table}: {what} might refuse what the version before writes"
            assert nullable == "YES" or default is not None, f"{table}.{what} is required"


async def test_a_long_migration_is_completed(uri, tmp_path, monkeypatch):
    newest = max(files.migrations(server.MIGRATIONS))
    shutil.copytree(server.MIGRATIONS, tmp_path, dirs_exist_ok=True)
    (tmp_path / f"{newest + 1:04}_slow.sql").write_text("select pg_sleep(1.5)")
    monkeypatch.setattr(server, "MIGRATIONS", tmp_path)
    monkeypatch.setattr(server, "SECONDS", 1.0)
    store = await open_store(uri)
    assert await sql(store, "select schema from caravanserai") == newest + 1
    await store.close()


async def test_computers_of_version_0_1_become_normal(uri):
    """The same on SQLite is seen in `test_upgrade`, on a database of that version."""
    store = await open_store(uri)
    old = new_table(options=TableOptions(pace="day"))
    old.seats[1].bot = "thinker"
    await store.create(old)
    await store.create(new_table(options=TableOptions(level="dice")))
    await sql(store, """update match set options = '{"pace": "day", "level": "thinker"}' where id = 1""")
    await downgrade(store, 4)
    await store.close()
    store = await open_store(uri)
    table = await store.load(1)
    assert table.options == TableOptions(pace="day", level="normal")
    assert [seat.bot for seat in table.seats] == ["", "normal"]
    assert (await store.load(2)).options == TableOptions(level="dice")
    await store.close()


async def test_a_foreign_or_newer_database_is_refused_untouched(uri):
    db = await asyncpg.connect(uri)
    await db.execute("create table match (id bigint)")
    with pytest.raises(StoreError, match="not a database of Caravanserai; left untouched"):
        await open_store(uri)
    assert await db.fetchval("select count(*) from pg_tables where schemaname = 'public'") == 1
    await db.execute("drop table match")
    await (await open_store(uri)).close()
    await db.execute("update caravanserai set schema = 99")
    with pytest.raises(StoreError, match=r"newer version \(schema 99, not \d+\); left untouched"):
        await open_store(uri)
    await db.close()


async def test_a_database_that_cannot_hold_every_name_is_refused(uri):
    """As `createdb` makes it on a server that was set up in another locale."""
    db = await asyncpg.connect(uri)
    await db.execute("create database latin encoding 'LATIN1' locale 'C' template template0")
    try:
        with pytest.raises(StoreError, match="its encoding is LATIN1") as refused:
            await open_store(uri.replace("/postgres?", "/latin?"))
        assert "createdb --encoding=UTF8" in str(refused.value)
    finally:
        await db.execute("drop database latin with (force)")
        await db.close()


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://ana:swordfish@127.0.0.1:1/games",
        "postgresql://ana:swordfish@[/games",
        "postgresql://ana:swordfish@x:y/z",
    ],
)
async def test_a_password_is_in_no_message_and_no_log(address, caplog, monkeypatch):
    caplog.set_level("DEBUG")
    monkeypatch.setenv("DATABASE_PASSWORD", "sesame")
    with pytest.raises(StoreError, match="cannot be opened") as refused:
        await open_store(address)
    for text in (str(refused.value), repr(refused.value.__cause__), caplog.text):
        assert "swordfish" not in text
        assert "sesame" not in text


async def test_values_that_are_refused_are_in_no_message(uri):
    store = await open_store(uri)
    secret = b"the dice of the table"
    with pytest.raises(SaveFailed) as refused:
        await store.create(replace(new_table(secret=secret), opener=None))
    assert "opener" in str(refused.value)
    assert secret.hex() not in str(refused.value)
    assert "Failing row" not in str(refused.value)
    assert "\n" not in str(refused.value)
    await store.close()


DISCONNECT = """select pg_terminate_backend(pid) from pg_stat_activity
    where pid <> pg_backend_pid() and datname = current_database()"""


async def test_a_connection_that_breaks_is_one_line_and_the_next_call_works(uri):
    store = await open_store(uri)
    table = new_table()
    await store.create(table)
    db = await asyncpg.connect(uri)
    await db.execute("begin; lock table match in access exclusive mode")
    waiting = "select count(*) from pg_locks where not granted and database is not null"
    save = asyncio.create_task(store.save(table, lines=[line(1)]))
    while not await db.fetchval(waiting):
        pass
    await db.execute(DISCONNECT)
    with pytest.raises(SaveFailed) as broken:
        await save
    assert "\n" not in str(broken.value)
    await db.execute("rollback")
    await db.close()
    assert (await store.load(table.id)).seq == 0
    await store.save(table, lines=[line(1)])
    assert await store.lines(table.id) == [line(1)]
    await store.close()


async def test_nobody_waits_long_for_a_server_that_does_not_answer(uri, monkeypatch):
    """Not even those whose turn to use a connection comes after others have waited in vain."""
    monkeypatch.setattr(server, "SECONDS", 1.0)
    store = await open_store(uri)
    tables = [new_table() for _ in range(20 * server.CONNECTIONS)]
    for table in tables:
        await store.create(table)
    db = await asyncpg.connect(uri)
    await db.execute("begin; lock table match in access exclusive mode")
    begun = time.monotonic()
    saves = [store.save(table, lines=[line(0)]) for table in tables]
    answers = await asyncio.gather(*saves, return_exceptions=True)
    assert {type(answer) for answer in answers} == {SaveFailed}
    assert time.monotonic() - begun < 20 * server.SECONDS
    await db.execute("rollback")
    await db.close()
    for table in tables:
        await store.save(table, lines=[line(0)])
    await store.close()


async def test_a_server_that_only_reads_is_not_used(uri):
    """A standby before it is promoted, or the previous primary afterwards."""
    store = await open_store(uri)
    table = new_table()
    await store.create(table)
    db = await asyncpg.connect(uri)
    name = await db.fetchval("select quote_ident(current_database())")
    await db.execute(f"alter database {name} set default_transaction_read_only = on")
    try:
        await db.execute(DISCONNECT)
        with pytest.raises(Unreachable, match="cannot be opened: "):
            await open_store(uri)
        with pytest.raises(Unreachable):
            await store.load(table.id)
    finally:
        await db.execute(f"alter database {name} reset default_transaction_read_only")
        await db.close()
    await store.save(table, lines=[line(0)])
    await store.close()


async def test_the_bot_plays_on_postgresql(uri, tmp_path):
    config = Config(address=uri, database=tmp_path / "none.db", keep_backups=0)
    env = virtual.Env(create_bot(config), shard_count=1, settle_timeout=300.0)
    await env.start()
    guild = env.create_guild("Test")
    ana, ben = (guild.add_member(env.create_user(name, global_name=name.title())) for name in ("ana", "ben"))
    table = virtual.TableDriver(env, guild.create_text_channel("games"), [ana, ben])
    await table.open(2)
    (asked,) = await table.asked()
    await table.take_turn(asked)
    assert isinstance(env.bot.tables.store, postgres.PostgresStore)
    assert await env.bot.tables.store.live() == [1]
    await env.shutdown()
    await env.bot.close()
    assert not list(tmp_path.iterdir())
