"""The guarantees of every store, checked on SQLite and on a real PostgreSQL server."""

from __future__ import annotations

import asyncio
import inspect
from dataclasses import replace

import pytest
from msgspec import structs

from engine.tables.store import (
    PARKED,
    Ban,
    BotSettings,
    Conflict,
    Listed,
    LogLine,
    SaveFailed,
    Seat,
    ServerSettings,
    Store,
    TableOptions,
    Timer,
    UserSettings,
    open_store,
    settings_of,
)
from tests.stores import (
    FAR,
    SNOWFLAKE,
    TABLES,
    everything,
    letter,
    line,
    new_table,
    next_timer,
    sql,
    stored_tables,
)


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


async def test_tables_with_something_due_are_found(store):
    first, second = await stored_tables(store)
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
    first, second = await stored_tables(store)
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


def test_every_setting_of_a_server_is_told_to_other_processes():
    assert {*ServerSettings.topics} == {*ServerSettings.__struct_fields__}
