"""Contests in both stores: one version after another, one table for each pairing, and deleted people."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from engine.tables.store import (
    Competition,
    Conflict,
    Member,
    Pairing,
    Season,
    Slot,
    Store,
    copy_store,
    open_store,
)
from tests.stores import SNOWFLAKE, a_contest, everything, new_table, rows

ANA, BEN = SNOWFLAKE + 7, SNOWFLAKE + 8


async def opened(store: Store) -> Competition:
    """Return a stored league with two members."""
    people = [Member(0, ANA, "Ana", 100), Member(0, BEN, "Ben", 90)]
    number = await store.contests.add(a_contest(opener=ANA), people)
    return await loaded(store, number)


async def loaded(store: Store, number: int, season: int | None = None) -> Competition:
    found = await store.contests.load(number, season)
    assert found
    return found


async def begun(store: Store) -> Competition:
    """Return a league whose season has begun with one pairing."""
    it = await opened(store)
    number = it.contest.id
    await store.contests.save(
        it.contest._replace(status="running", due=900),
        seasons=[it.season._replace(began=200)],
        slots=[Slot(number, 1, 0, 0, ANA, "Ana", None), Slot(number, 1, 1, 0, BEN, "Ben", None)],
        pairings=[Pairing(number, 1, 0, 1, 0, "[1,0]", None, None, None)],
    )
    return await loaded(store, number)


async def test_what_was_stored_is_loaded(store: Store):
    it = await opened(store)
    assert it.contest == a_contest(id=it.contest.id, opener=ANA, seq=1)
    assert it.season == Season(it.contest.id, 1, 0, None, None, 1, 0)
    assert [member.name for member in it.members] == ["Ben", "Ana"], "in the order of joining"
    assert await store.contests.here(SNOWFLAKE) == [it.contest]
    assert await store.contests.here(1) == []
    assert await store.contests.load(99) is None
    it = await begun(store)
    assert (it.contest.seq, it.contest.status, it.season.changed) == (2, "running", 2)
    assert [slot.user for slot in it.slots] == [ANA, BEN]
    assert it.pairings == (Pairing(it.contest.id, 1, 0, 1, 0, "[1,0]", None, None, None),)


async def test_an_older_version_is_not_written(store: Store):
    it = await begun(store)
    await store.contests.save(it.contest._replace(due=7), seasons=[])
    before = await everything(store)
    with pytest.raises(Conflict):
        await store.contests.save(it.contest, seasons=[it.season], joined=[Member(it.contest.id, 5, "E", 1)])
    assert await everything(store) == before


async def test_a_pairing_gets_one_table(store: Store):
    it = await begun(store)
    claim = (it.pairings[0], it.contest.seq)
    opening = [store.create(new_table(guild=SNOWFLAKE), pairing=claim) for _ in range(5)]
    found = await asyncio.gather(*opening, return_exceptions=True)
    (table,) = [match for match in found if isinstance(match, int)]
    assert sum(isinstance(error, Conflict) for error in found) == 4
    assert await store.matches("lobby") == [table]
    now = await loaded(store, it.contest.id)
    assert now.pairings[0].match == table
    assert (now.contest.seq, now.season.changed) == (3, 3)
    with pytest.raises(Conflict):
        await store.create(new_table(guild=SNOWFLAKE), pairing=(it.pairings[0], now.contest.seq))
    assert await store.contests.of_match(table) == (now.contest, now.season, now.pairings[0])
    assert await store.contests.of_match(table + 1) is None


async def test_a_save_keeps_tables_and_messages(store: Store):
    it = await begun(store)
    table = await store.create(new_table(guild=SNOWFLAKE), pairing=(it.pairings[0], it.contest.seq))
    await store.contests.mark_shown(it.season, 77)
    now = await loaded(store, it.contest.id)
    await store.contests.save(
        now.contest, seasons=[it.season], pairings=[it.pairings[0]._replace(ranks="[1,2]")]
    )
    after = await loaded(store, it.contest.id)
    assert after.pairings[0].match == table
    assert (after.pairings[0].ranks, after.season.message) == ("[1,2]", 77)


async def test_what_is_due(store: Store):
    it = await opened(store)
    due = (it.contest.id, SNOWFLAKE)
    assert await store.contests.due(499) == []
    assert await store.contests.due(500) == [due]
    it = await begun(store)
    due = (it.contest.id, SNOWFLAKE)
    assert due in await store.contests.due(0), "it has a pairing without a table"
    table = new_table(guild=SNOWFLAKE)
    await store.create(table, pairing=(it.pairings[0], it.contest.seq))
    assert due not in await store.contests.due(0)
    assert due in await store.contests.due(900)
    table.status = "over"
    await store.save(table)
    assert due in await store.contests.due(0), "its table is over"
    now = await loaded(store, it.contest.id)
    await store.contests.save(now.contest, seasons=[], pairings=[now.pairings[0]._replace(ranks="[1,2]")])
    assert due not in await store.contests.due(0)


async def test_what_a_message_does_not_show(store: Store):
    it = await opened(store)
    shown = (it.contest.id, SNOWFLAKE, 1)
    assert await store.contests.unshown() == [shown]
    await store.contests.save(it.contest, seasons=[it.season])
    await store.contests.mark_shown(it.season, 77)
    assert await store.contests.unshown() == [shown], "the message shows what was loaded before"
    await store.contests.mark_shown((await loaded(store, it.contest.id)).season, 77)
    assert await store.contests.unshown() == []


async def test_who_has_won(store: Store):
    it = await begun(store)
    number = it.contest.id
    await store.contests.save(
        it.contest._replace(season=2, status="open"),
        seasons=[it.season._replace(ended=800), Season(number, 2, 0, None, None, 0, 0)],
        slots=[slot._replace(rank=2 - slot.no) for slot in it.slots],
    )
    (won,) = await store.contests.won(SNOWFLAKE, 5)
    assert (won.contest.id, won.name, won.user, won.season, won.ended) == (number, "Ben", BEN, 1, 800)
    assert await store.contests.won(1, 5) == []
    assert (await loaded(store, number)).slots == ()
    assert [slot.rank for slot in (await loaded(store, number, 1)).slots] == [2, 1]


async def test_a_deleted_person_is_nobody(store: Store):
    it = await begun(store)
    members, slots = await store.contests.about(ANA)
    assert [one.name for one in members] == ["Ana"]
    assert [one.name for one in slots] == ["Ana"]
    await store.delete_user(ANA)
    now = await loaded(store, it.contest.id)
    assert now.contest.opener is None
    assert [member.user for member in now.members] == [BEN]
    assert [(slot.user, slot.name) for slot in now.slots] == [(None, ""), (BEN, "Ben")]
    assert now.season.changed > now.season.shown
    with pytest.raises(Conflict):  # what was read before does not bring them back
        await store.contests.save(it.contest, seasons=[], slots=it.slots)
    for table in ("contest", "member", "slot"):
        assert not any(ANA in row for row in await rows(store, f"select * from {table}"))  # noqa: S608


async def test_contests_are_copied(tmp_path: Path):
    store = await open_store(tmp_path / "from.db")
    it = await begun(store)
    await store.create(new_table(guild=SNOWFLAKE), pairing=(it.pairings[0], it.contest.seq))
    await store.close()
    await copy_store(tmp_path / "from.db", tmp_path / "to.db", lambda line: None)
    store = await open_store(tmp_path / "to.db")
    assert (await loaded(store, it.contest.id)).pairings[0].match
    assert (await opened(store)).contest.id > it.contest.id
    await store.close()
