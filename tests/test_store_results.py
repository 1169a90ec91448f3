"""Results in a store of either kind: written with the end of a game, found, copied, forgotten."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from engine.tables.store import Conflict, SaveFailed, Store, copy_store, open_store
from tests.stores import SNOWFLAKE, everything, new_table, result_of, sql

ANA, BEN, CLEO = 11, 12, 13


async def over(store: Store, *people: int | None, ended: int = 200, **others: object) -> int:
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
