"""A database written by version 0.1 is opened by this one, and every table in it can be played on.

`fixtures/version-0.1.db.gz` holds, for each game: lobbies (empty, and with a computer), running tables, two
called off, two finished, a rematch, and one just started with the last choice of every option. Among the
running tables are a draft in mid-turn, a whole turn not confirmed, computers to move, a vote about somebody
absent, a request to take a turn back, plans with a note and standing answers, an open seat and a resigned
one, and a request to call off.
"""

from __future__ import annotations

import gzip
import shutil
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio

import locales
from engine import bots, games
from engine.core import MAX_SEATS, Event
from engine.match import verify
from engine.records import load
from engine.tables import Tables, read_notice
from engine.tables.council.votes import OFF
from engine.tables.store import open_store
from engine.tables.table.stored import affairs_of, feed_of
from tests.virtual import play_turn

FIXTURE = Path(__file__).parent / "fixtures" / "version-0.1.db.gz"
NOW = 1_800_000_000.0


@pytest_asyncio.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    path = tmp_path / "old.db"
    with gzip.open(FIXTURE) as packed, path.open("wb") as database:
        shutil.copyfileobj(packed, database)
    store = await open_store(path)

    async def think(
        key: str, view: bytes, seat: int, level: str, seconds: float, seed: int, plan: str
    ) -> bots.Chosen:
        return bots.decide(key, view, seat, "dice", seconds, seed)

    service = Tables(store, clock=lambda: NOW, think=think)
    yield service
    await service.close()
    await store.close()


async def play_on(tables: Tables, match: int, rng: Random) -> str:
    """Let every seat move at random, continuing stored drafts, until the game is over. Return its state."""
    while True:
        await tables.automation.move(match)
        table = await tables.store.load(match)
        assert table
        if table.status != "live":
            return table.status
        look = await tables.play.look(match, None)
        seat = look.table.seats[look.decisions[0].seat]
        if seat.user is None:
            assert not seat.bot
            async with tables.access.live(match) as session:  # nobody has taken the open seat
                session.table.seats[seat.seat].bot = "dice"
                await tables.access.save(session)
            continue
        await tables.play.look(match, seat.user)
        async with tables.access.live(match) as session:
            play_turn(session, rng)
            await tables.access.save(session)


@pytest.mark.parametrize("key", ["amyitis", "babylon", "ishtar", "yspahan"])
async def test_running_tables_are_played_to_their_end(tables: Tables, key: str):
    stored = [await tables.store.load(match) for match in await tables.store.live()]
    running = [table for table in stored if table and table.game == key]
    assert len(running) == 10
    wishes = {table.id for table in running if any(vote.kind == OFF for vote in affairs_of(table).proposals)}
    assert len(wishes) == 1
    for match in (table.id for table in running):
        if await play_on(tables, match, Random(match)) == "over":
            verify(games.get(key), load(games.get(key).verbs, await tables.play.export(match)))
        else:
            assert match in wishes, "called off: the other player has been absent for a year"


async def test_finished_tables_verify(tables: Tables):
    over = await tables.store.matches("over")
    assert len(over) == 8
    for match in over:
        game = games.get((await tables.store.load(match)).game)
        verify(game, load(game.verbs, await tables.play.export(match)))


async def test_a_computer_of_version_0_1_is_of_level_normal(tables: Tables):
    statuses = ("lobby", "live", "over", "cancelled")
    found = [await tables.store.load(m) for status in statuses for m in await tables.store.matches(status)]
    levels = {seat.bot for table in found for seat in table.seats}
    assert levels == {"", "normal", "dice"}
    assert {table.options.level for table in found} <= {"easy", "normal", "dice"}


async def test_lobbies_start(tables: Tables):
    started = 0
    for match in await tables.store.matches("lobby"):
        table = await tables.lobby.read(match)
        if len(table.seats) < 2:
            await tables.lobby.add_computer(match, table.opener, "dice", "Computer")
        await tables.lobby.start(match, table.opener)
        started += 1
        if await play_on(tables, match, Random(match)) == "over":
            game = games.get(table.game)
            verify(game, load(game.verbs, await tables.play.export(match)))
    assert started == 12


async def test_stored_events_have_texts(tables: Tables):
    """What was still to be posted, and what the latest posts said: a text that is missing is an error."""
    words, told = locales.texts("en"), list[Event]()
    for match in await tables.store.matches("lobby", "live", "over", "cancelled"):
        table = await tables.store.load(match)
        assert table
        feed, names = feed_of(table), ["somebody"] * MAX_SEATS
        letters = await tables.store.mail(NOW, 1000, match=match)
        stored = [happened for letter in letters for happened in read_notice(letter.payload).events]
        told += [*feed.last, *feed.unposted, *stored]
        for happened in [*feed.last, *feed.unposted, *stored]:
            assert "{" not in words.event(table.game, happened, names)
    assert len(told) > 100
    paid = Event("paid-two", 0, (("good", "salt"), ("second", "barley")))
    assert words.event("amyitis", paid, ["Ana"]) == "Ana pays salt and barley."
