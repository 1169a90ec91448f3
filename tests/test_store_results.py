"""Results in a store of either kind: written with the end of a game, found, copied, forgotten."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine.tables.store import Conflict, SaveFailed, Store, copy_store, open_store
from engine.tables.store.model import Active, Best, Rival
from tests.stores import SNOWFLAKE, everything, new_table, result_of, sql

ANA, BEN, CLEO = 11, 12, 13


async def over(store: Store, *people: int | None, ended: int = 200, **others: Any) -> int:
    """Store a table and end it."""
    table = new_table(status="live")
    match = await store.create(table)
    table.status = "over"
    await store.save(table, result=result_of(match, *people, ended=ended, **others))
    return match


async def test_a_result_is_written_with_the_end_or_not_at_all(store: Store):
    table = new_table(status="live")
    match = await store.create(table)
    before, done = await everything(store), replace(table, status="over")
    with pytest.raises(Conflict):
        await store.save(replace(done, seq=5), result=result_of(match, ANA, BEN))
    bad = result_of(match, ANA, BEN)
    with pytest.raises(SaveFailed):
        await store.save(replace(done), result=bad._replace(seats=(bad.seats[0]._replace(gone="bored"),)))
    assert await everything(store) == before
    await store.save(done, result=result_of(match, ANA, None, BEN))
    assert await store.results.load(match) == result_of(match, ANA, None, BEN)
    assert await store.results.load(match + 1) is None


async def test_a_result_never_changes(store: Store):
    match = await over(store, ANA, BEN)
    table = await store.load(match)
    assert table
    assert await store.results.fill(result_of(match, BEN, ANA, CLEO), table.seq)
    loaded = await store.results.load(match)
    assert loaded
    assert loaded.seats[:2] == result_of(match, ANA, BEN).seats


async def test_what_is_missing_is_found_in_order_and_filled_in_where_nothing_has_changed(store: Store):
    have = await over(store, ANA, BEN)
    lacking = [await store.create(new_table(status="over")) for _ in range(3)]
    await store.create(new_table(status="live"))
    assert await store.results.last() == lacking[-1]
    assert await store.results.missing(0, 1000) == lacking
    assert await store.results.missing(have, lacking[1]) == lacking[:2]
    assert not await store.results.fill(result_of(lacking[0], ANA), 1), "another version of the table"
    assert await store.results.fill(result_of(lacking[0], ANA), 0)
    assert await store.results.missing(0, 1000) == lacking[1:]
    table = await store.load(lacking[0])
    assert table
    assert table.seq == 0, "the table itself is as it was"


async def test_the_games_of_a_person(store: Store):
    first = await over(store, ANA, BEN, ended=300)
    second = await over(store, None, ANA, ended=200, guild=SNOWFLAKE + 9)
    await over(store, BEN, CLEO)
    played = await store.results.played(ANA)
    assert [(it.match, it.seat, it.ended, it.people, it.rank, it.score) for it in played] == [
        (first, 0, 300, 2, 1, 2),
        (second, 1, 200, 1, 2, 1),
    ]
    assert await store.results.played(ANA, SNOWFLAKE) == played[:1]
    assert await store.results.latest([ANA, CLEO, 99], 1) == {
        ANA: played[:1],
        CLEO: await store.results.played(CLEO),
        99: [],
    }
    assert await store.results.latest([ANA], 2) == {ANA: played[:1]}, "the other one was against computers"


async def test_a_deleted_person_is_nobody_and_the_seat_stays(store: Store):
    match = await over(store, ANA, BEN)
    assert await store.results.about(ANA) == [result_of(match, ANA, BEN).seats[0]]
    await store.delete_user(ANA)
    assert (await store.results.about(ANA), await store.results.played(ANA)) == ([], [])
    first, second = result_of(match, ANA, BEN).seats
    kept = await store.results.load(match)
    assert kept
    assert kept.seats == (first._replace(user=None), second)


async def test_they_are_copied(store: Store, address: Path | str, tmp_path: Path):
    match = await over(store, ANA, None, BEN)
    await store.close()
    await copy_store(address, tmp_path / "copy.db", lambda _: None)
    copied = await open_store(tmp_path / "copy.db")
    assert await copied.results.load(match) == result_of(match, ANA, None, BEN)
    assert await sql(copied, "select count(*) from result_seat") == 3
    await copied.close()


async def test_whom_a_person_has_met(store: Store):
    await over(store, ANA, BEN, CLEO, scores=(3, 2, 2), ended=100)
    await over(store, ANA, BEN, scores=(1, 1), ended=200)
    other = await over(store, BEN, ANA, None, scores=(9, 1, 5), ended=300, guild=5, game="other")
    assert await store.results.rivals(ANA, SNOWFLAKE) == [
        Rival(BEN, 2, 1, 1, other - 1),
        Rival(CLEO, 1, 1, 0, other - 2),
    ]
    assert await store.results.rivals(ANA, None) == [
        Rival(BEN, 3, 1, 1, other),
        Rival(CLEO, 1, 1, 0, other - 2),
    ]
    assert await store.results.rivals(ANA, None, "other") == [Rival(BEN, 1, 0, 0, other)]
    assert await store.results.rivals(CLEO, 5) == []


async def test_the_highest_scores_and_the_players_of_some_time(store: Store):
    first = await over(store, ANA, BEN, scores=(7, 2), ended=100)
    await over(store, ANA, BEN, scores=(6, 8), ended=200)
    three = await over(store, CLEO, ANA, None, scores=(7, 3, 9), ended=300)
    await over(store, ANA, None, scores=(50, 1), ended=300)
    assert await store.results.best(SNOWFLAKE, "toy", (2, 3), 2) == [
        Best(BEN, 8, 200, first + 1, 1, 2),
        Best(ANA, 7, 100, first, 0, 2),
        Best(CLEO, 7, 300, three, 0, 3),
        Best(ANA, 3, 300, three, 1, 3),
    ]
    active, games = await store.results.active(SNOWFLAKE, 200, 301)
    assert sorted(active) == [
        Active(ANA, "toy", 2, 0),
        Active(BEN, "toy", 1, 1),
        Active(CLEO, "toy", 1, 0),
    ]
    assert games == 2
    assert await store.results.active(SNOWFLAKE, 301, 400) == ([], 0)


async def test_of_two_with_the_highest_score_in_a_game_the_winner_holds_the_record(store: Store):
    table = new_table(status="live")
    match = await store.create(table)
    level = result_of(match, ANA, BEN, scores=(7, 7))
    beaten = level.seats[0]._replace(rank=2)
    await store.save(replace(table, status="over"), result=level._replace(seats=(beaten, level.seats[1])))
    assert [best.user for best in await store.results.best(SNOWFLAKE, "toy", (2,), 1)] == [BEN]


async def test_the_names_of_people_at_tables(store: Store):
    match, other = await over(store, 7, None), await over(store, 7, None)
    assert await store.results.names([(match, 7), (other, 8), (other + 1, 7)]) == {(match, 7): "Žofie"}
    assert await store.results.names([]) == {}
