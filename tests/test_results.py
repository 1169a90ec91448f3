"""What stays of finished games: written when a game ends, or filled in for the games of earlier versions."""

from __future__ import annotations

import gzip
import shutil
from pathlib import Path
from typing import Any

import pytest

from engine import games
from engine.match import replay
from engine.tables import Tables
from engine.tables.past import archive, results
from engine.tables.past.results import Habits, typical_time
from engine.tables.store import (
    Conflict,
    Finished,
    LogLine,
    SaveFailed,
    SeatResult,
    open_store,
)
from engine.tables.table.stored import SeatState, departures
from tests.service import NOW, begun, bid, finished, tables, toy
from tests.stores import rows, sql
from tests.timed import ANA, BEN, CLEO, DARA

__all__ = ["tables", "toy"]

FIXTURE = Path(__file__).with_name("fixtures") / "version-0.1.db.gz"


async def play_to_the_end(tables: Tables, match: int) -> None:
    """Everybody bids 0 and the first seat wins both rounds."""
    table = await tables.store.load(match)
    assert table
    while table.status == "live":
        look = await tables.play.look(match, None)
        seat = table.seats[look.decisions[0].seat]
        if seat.user is None:
            await tables.automation.move(match)
        else:
            move = "bid 0" if look.decisions[0].kind == "bid" else "take pebble"
            await tables.play.play_line(match, seat.user, move)
        table = await tables.store.load(match)
        assert table


async def result(tables: Tables, match: int) -> Finished:
    found = await tables.store.results.load(match)
    assert found, "no result"
    return found


async def who(tables: Tables, match: int) -> list[tuple[int, int | None, str, str]]:
    """The number, person, computer and loss of each seat, in order."""
    return [(it.seat, it.user, it.bot, it.gone) for it in (await result(tables, match)).seats]


async def test_a_game_that_ends_leaves_a_result(tables: Tables):
    match = await begun(tables, ANA, BEN, computers=0)
    assert await tables.store.results.load(match) is None
    await play_to_the_end(tables, match)
    found = await result(tables, match)
    assert found.result._asdict() == {
        "match": match, "game": "toy", "rules": 1, "options": '{"suggestions":false}', "guild": 1,
        "began": NOW, "ended": NOW, "seats": 2, "people": 2, "rated": 0,
    }  # fmt: skip
    common = (match, "toy", 1, NOW, 2, 2)
    assert [(it.match, *it[3:8]) for it in found.seats] == [common] * 2
    assert [(it.user, it.rank, it.score, it.sheet) for it in found.seats] == [
        (ANA.id, 1, 6, '{"prizes":6}'),
        (BEN.id, 2, 0, '{"prizes":0}'),
    ]


async def test_an_end_that_is_not_saved_leaves_none(tables: Tables, monkeypatch: pytest.MonkeyPatch):
    match = await begun(tables, ANA, BEN)
    await bid(tables, match, (ANA, 2), (BEN, 0))
    await tables.play.play_line(match, ANA.id, "take pebble")
    await bid(tables, match, (ANA, 2), (BEN, 0))
    save = tables.store.save

    async def late(table: Any, **others: Any) -> None:
        table.seq -= 1
        await save(table, **others)

    with monkeypatch.context() as patch:
        patch.setattr(tables.store, "save", late)
        with pytest.raises(Conflict):
            await tables.play.play_line(match, ANA.id, "take pebble")
    assert await tables.store.results.load(match) is None
    await tables.play.play_line(match, ANA.id, "take pebble")
    assert [it.score for it in (await result(tables, match)).seats] == [6, 0]


async def test_a_result_that_cannot_be_written_holds_the_end_back(tables: Tables):
    match = await begun(tables, ANA, BEN)
    await bid(tables, match, (ANA, 2), (BEN, 0))
    await tables.play.play_line(match, ANA.id, "take pebble")
    await bid(tables, match, (ANA, 2), (BEN, 0))
    await rows(
        tables.store, "create trigger full before insert on result_seat begin select raise(fail, 'full'); end"
    )
    with pytest.raises(SaveFailed):
        await tables.play.play_line(match, ANA.id, "take pebble")
    table = await tables.store.load(match)
    assert table
    assert (table.status, await sql(tables.store, "select count(*) from result")) == ("live", 0)


async def test_who_leaves_a_seat_is_remembered_beside_who_has_it_at_the_end(tables: Tables):
    match = await begun(tables, ANA, BEN, CLEO)
    await tables.seats.resign(match, BEN.id, "dice")
    async with tables.access.live(match) as session:  # as a vote decides
        await tables.council.vacate(session, "absent", 2, "open")
        await tables.access.save(session)
    await tables.seats.sit_down(match, DARA)
    await play_to_the_end(tables, match)
    assert await who(tables, match) == [
        (0, ANA.id, "", ""),
        (1, None, "dice", ""),
        (1, BEN.id, "", "resigned"),
        (2, DARA.id, "", ""),
        (2, CLEO.id, "", "absent"),
    ]
    assert (await result(tables, match)).result.people == 2
    assert await tables.results.habits([BEN.id, CLEO.id, DARA.id]) == {
        BEN.id: Habits(1, 1, None),
        CLEO.id: Habits(1, 1, None),
        DARA.id: Habits(1, 0, None),
    }


async def test_who_comes_back_has_not_left(tables: Tables):
    match = await begun(tables, ANA, BEN, CLEO)
    for seat, back in ((1, tables.seats.come_back(match, BEN.id)), (2, tables.seats.sit_down(match, CLEO))):
        async with tables.access.live(match) as session:
            await tables.council.vacate(session, "absent", seat, "computer" if seat == 1 else "open")
            await tables.access.save(session)
        await back
    await play_to_the_end(tables, match)
    assert await who(tables, match) == [(0, ANA.id, "", ""), (1, BEN.id, "", ""), (2, CLEO.id, "", "")]


async def test_a_vacation_excuses_who_is_voted_out(tables: Tables):
    match = await begun(tables, ANA, BEN, CLEO)
    await tables.people.take_vacation(CLEO.id, 3)
    async with tables.access.live(match) as session:
        await tables.council.vacate(session, "absent", 2, "computer")
        session.table.seats[2].bot = "dice"
        await tables.access.save(session)
    await play_to_the_end(tables, match)
    assert (await who(tables, match))[-1] == (2, CLEO.id, "", "away")
    assert (await tables.results.habits([CLEO.id]))[CLEO.id] == Habits(1, 0, None)


async def test_a_game_that_is_called_off_leaves_no_result(tables: Tables):
    match = await begun(tables, ANA, BEN)
    await tables.seats.cancel(match, ANA.id)
    await tables.seats.cancel(match, BEN.id)
    table = await tables.store.load(match)
    assert table
    assert table.status == "cancelled"
    assert await tables.store.results.load(match) is None


def test_the_typical_time_to_answer():
    moves = [
        (None, 0, 0),
        (0, 10, 0),
        (0, 12, 0),
        (1, 100, 0),
        (0, 101, 1),
        (1, 141, 0),
        (0, 241, 0),
        (1, 242, 0),
    ]
    lines = [LogLine(n, seat, "", (), bool(auto), at) for n, (seat, at, auto) in enumerate(moves)]
    assert typical_time(lines, 0) == 12, "of 12 and 100: the planned move does not count"
    assert typical_time(lines, 1) == 40, "of 88, 40 and 1"
    assert typical_time(lines, 1, since=141) == 1
    assert typical_time(lines, 2) is None
    assert typical_time([], 0) is None


async def test_habits_are_of_the_latest_games_and_not_of_who_keeps_them_private(tables: Tables):
    match = await finished(tables)
    before = await tables.store.results.load(match)
    assert before
    mine = before.seats[0]
    for no in range(25):
        other = await begun(tables, ANA, BEN)
        seat = mine._replace(
            match=other, ended=no, user=ANA.id, gone="resigned" if no < 10 else "", answer=no * 60 or None
        )
        await tables.store.results.fill(Finished(before.result._replace(match=other), (seat,)), 0)
        async with tables.access.live(other) as session:
            session.table.status = "over"
            await tables.store.save(session.table)
        table = await tables.store.load(other)
        assert table
        assert await tables.store.results.fill(
            Finished(before.result._replace(match=other, ended=no), (seat,)), table.seq
        )
    assert (await tables.results.habits([ANA.id]))[ANA.id] == Habits(20, 4, 14 * 60)
    await tables.people.change_settings(ANA.id, {"results": False})
    assert await tables.results.habits([ANA.id, BEN.id]) == {BEN.id: Habits(1, 0, 0)}


async def test_a_deleted_person_leaves_a_seat_without_a_name(tables: Tables):
    match = await begun(tables, ANA, BEN, CLEO)
    await tables.seats.resign(match, CLEO.id, "dice")
    await play_to_the_end(tables, match)
    before = await result(tables, match)
    (kept,) = (await tables.people.stored(BEN.id))["results"]
    assert SeatResult(**kept) == before.seats[1]
    for person in (BEN, CLEO):
        assert await tables.store.matches_about(person.id) == [match]
        await tables.seats.forget(person.id, lambda _: "former player")
        assert await tables.store.matches_about(person.id) == []
        assert (await tables.people.stored(person.id))["results"] == []
    after = await result(tables, match)
    assert after.result == before.result
    assert after.seats == tuple(
        it._replace(user=None if it.user in (BEN.id, CLEO.id) else it.user) for it in before.seats
    )


async def test_a_person_is_forgotten_who_had_lost_a_seat_that_another_has(tables: Tables):
    match = await begun(tables, ANA, BEN, CLEO)
    async with tables.access.live(match) as session:
        await tables.council.vacate(session, "absent", 2, "open")
        await tables.access.save(session)
    await tables.seats.sit_down(match, DARA)
    assert await tables.store.matches_about(CLEO.id) == [match]
    (kept,) = (await tables.people.stored(CLEO.id))["tables"]
    assert kept["seats you lost"] == [{"seat": 2, "how": "absent", "at": NOW}]
    await tables.seats.forget(CLEO.id, lambda _: "former player")
    table = await tables.store.load(match)
    assert table
    assert (table.seats[2].name, str(CLEO.id).encode() in table.seats[2].prefs) == (DARA.name, False)
    await play_to_the_end(tables, match)
    assert (await who(tables, match))[2:] == [(2, DARA.id, "", "")]


def test_who_had_left_before_this_was_recorded():
    own = SeatState(former=BEN.id, resigned=CLEO.id)
    assert [(it.user, it.how) for it in departures(own)] == [(BEN.id, "absent"), (CLEO.id, "resigned")]
    assert departures(own, but=BEN.id) == departures(SeatState(resigned=CLEO.id))


# Databases of earlier versions


@pytest.fixture
def old(tmp_path: Path) -> Path:
    path = tmp_path / "old.db"
    with gzip.open(FIXTURE) as packed, path.open("wb") as database:
        shutil.copyfileobj(packed, database)
    return path


async def test_the_finished_games_of_version_0_1_get_their_results(old: Path):
    store = await open_store(old)
    over = await store.matches("over")
    assert [await store.results.load(match) for match in over] == [None] * 8
    tables = Tables(store)
    assert await tables.results.fill() == 8
    for match in over:
        found, table = await result(tables, match), await store.load(match)
        assert table
        game = games.get(table.game)
        *_, (state, _) = replay(game, await archive.read(store, table), strict=True)
        outcome = game.outcome(state)
        assert outcome
        seats = [it for it in found.seats if not it.no]
        assert tuple(it.score for it in seats) == outcome.scores
        assert tuple(it.rank for it in seats) == outcome.ranks
        assert [it.user for it in seats] == [seat.user for seat in table.seats]
        lines = await store.lines(match)
        assert (found.result.began, found.result.ended) == (lines[0].at, lines[-1].at)
        assert found.result.guild == table.guild
    assert await tables.results.fill() == 0
    await store.close()


async def test_what_is_filled_in_is_what_the_end_would_have_written(tables: Tables):
    match = await begun(tables, ANA, BEN, CLEO)
    await tables.seats.resign(match, BEN.id, "dice")
    await play_to_the_end(tables, match)
    written = await result(tables, match)
    for name in ("result_seat", "result"):
        await rows(tables.store, f"delete from {name}")  # noqa: S608  # a name
    assert await tables.results.fill() == 1
    assert await result(tables, match) == written


async def test_filling_in_goes_on_where_it_was_stopped(old: Path, monkeypatch: pytest.MonkeyPatch):
    store = await open_store(old)
    tables, fill = Tables(store), store.results.fill
    left = 3

    async def broken(found: Finished, seq: int) -> bool:
        nonlocal left
        left -= 1
        if left < 0:
            raise SaveFailed("the disk is full")
        return await fill(found, seq)

    monkeypatch.setattr(store.results, "fill", broken)
    with pytest.raises(SaveFailed):
        await tables.results.fill()
    assert await sql(store, "select count(*) from result") == 3
    monkeypatch.undo()
    assert await tables.results.fill() == 5
    assert await sql(store, "select count(*) from (select distinct match from result_seat)") == 8
    await store.close()


async def test_nobody_is_filled_in_who_is_deleted_meanwhile(tables: Tables, monkeypatch: pytest.MonkeyPatch):
    match = await finished(tables)
    for name in ("result_seat", "result"):
        await rows(tables.store, f"delete from {name}")  # noqa: S608  # a name
    compute = results.finished

    def slow(table: Any, lines: Any) -> Finished | None:
        found = compute(table, lines)
        slow_work.append(table)
        return found

    slow_work: list[Any] = []
    load = tables.store.load

    async def deleted_after(number: int) -> Any:
        table = await load(number)
        if not slow_work:
            slow_work.append(None)
            await tables.seats.forget(BEN.id, lambda _: "former player")
        return table

    monkeypatch.setattr(results, "finished", slow)
    monkeypatch.setattr(tables.store, "load", deleted_after)
    assert await tables.results.fill() == 1
    assert [it.user for it in (await result(tables, match)).seats] == [ANA.id, None]
    assert len(slow_work) == 3, "once in vain"


async def test_a_damaged_game_has_no_result_and_holds_up_no_other(
    tables: Tables, caplog: pytest.LogCaptureFixture
):
    damaged, whole = await finished(tables), await finished(tables)
    for name in ("result_seat", "result"):
        await rows(tables.store, f"delete from {name}")  # noqa: S608  # a name
    await rows(tables.store, f"update match set base = x'00' where id = {damaged}")  # noqa: S608  # a number
    assert await tables.results.fill() == 1
    assert await tables.store.results.load(damaged) is None
    assert await tables.store.results.load(whole)
    assert f"match={damaged}: it has no result" in caplog.text


async def test_the_games_of_a_person_latest_first(tables: Tables):
    first, second = await finished(tables), await finished(tables)
    found = await tables.store.results.played(BEN.id)
    assert [(it.match, it.seat, it.rank, it.score) for it in found] == [(second, 1, 2, 0), (first, 1, 2, 0)]
    assert await tables.store.results.played(BEN.id, 1) == found
    assert await tables.store.results.played(BEN.id, 2) == []
    assert await tables.store.results.played(CLEO.id) == []
    assert len(await tables.store.results.played(BEN.id, limit=1)) == 1
