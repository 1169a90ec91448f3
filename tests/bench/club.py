"""Leagues and cups: their pictures, and what their steps need among many others, in SQLite."""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from cogs.ui import contests as shown
from engine.tables import Competition, Person, Tables, seasons
from engine.tables.store import Contest, Member, Season, open_store
from engine.tables.store.sqlite import SqliteStore
from locales import texts
from render import contests as pictures
from tests.bench import DRAWN_BEFORE, Result, spread
from tests.contests import CHANNEL, GUILD, at_tables, finish

LEAGUES, OPENED = 1000, 10
"""How many leagues there are, and how many of them begin while it is measured."""
PEOPLE, MOST_IN_CUP = 40, 32
BAR = 20.0
"""ms of the database."""
NOW = 1_800_000_000
DRAWN = 100
NAMES = (
    "Ana",
    "Bartholomew the Patient",
    "清水 さくら",
    "Ďábel",
    "Мария",
    "Jo",
    "xX_Destroyer_Xx",
    "Cleo_42",
)


def _people(number: int, first: int = 1) -> list[Person]:
    return [Person(first + n, f"{NAMES[n % len(NAMES)]} {n}") for n in range(number)]


def _begun(kind: Any, key: str, people: int) -> Competition:
    """Return a contest that has just begun, as it is stored."""
    contest = Contest(
        1, GUILD, CHANNEL, kind, "Wednesday", key, 2, "day", 30, 1, 1, "open", 1, 0, NOW, 1, NOW
    )
    members = [Member(1, who.id, who.name, NOW) for who in _people(people)]
    it = Competition(contest, Season(1, 1, 0, None, None, 1, 0), tuple(members), (), ())
    step = seasons.begin(it, members, NOW)
    return Competition(step.contest, step.seasons[0], tuple(members), tuple(step.slots), tuple(step.pairings))


def _played(it: Competition, rng: random.Random) -> Competition:
    """Return a contest in which every game that has begun is over, by dice."""
    done = list[Any]()
    for one in it.pairings:
        if one.ranks:
            done.append(one)
            continue
        ranks = list(range(1, len(seasons.numbers(one.slots)) + 1))
        rng.shuffle(ranks)
        done.append(one._replace(ranks=str(ranks), scores=str([90 - 9 * rank for rank in ranks])))
    return it._replace(pairings=tuple(done))


def _to_its_end(it: Competition, rng: random.Random) -> Competition:
    """Return a cup of which every round has been played."""
    while True:
        it = _played(it, rng)
        step = seasons.advance(it, {}, NOW, strength=lambda _: 0.0)
        assert step
        if step.contest.status == "over":
            return it._replace(contest=step.contest, season=step.seasons[0], slots=tuple(step.slots))
        it = it._replace(contest=step.contest, pairings=(*it.pairings, *step.pairings))


def _drawn(what: str, key: str, make: Callable[[random.Random], Competition], share: float) -> list[Result]:
    times, sizes = list[float](), list[int]()
    for seed in range(DRAWN_BEFORE + round(DRAWN * share)):
        picture: Any = shown.picture(texts(), make(random.Random(seed)))
        paint: Any = pictures.bracket if isinstance(picture, pictures.Bracket) else pictures.standings
        started = time.thread_time()
        png = paint(picture)
        times.append(1000 * (time.thread_time() - started))
        sizes.append(len(png))
    rows = spread(f"{what}, draw and encode", key, times[DRAWN_BEFORE:], "ms", p50=15, p99=30)
    return [*rows, Result(f"{what}, greatest size", key, max(sizes) / 1e3, "KB", 300)]


def drawn(key: str, share: float) -> list[Result]:
    """The pictures of a league of 40 people and of a cup of 32, which change with each result."""
    league, ladder = _begun("league", key, PEOPLE), _begun("ladder", key, PEOPLE)
    cup = _begun("knockout", key, MOST_IN_CUP)
    return [
        *_drawn(f"standings of {PEOPLE} in groups", key, lambda rng: _played(league, rng), share),
        *_drawn(f"standings of {PEOPLE} in one list", key, lambda rng: _played(ladder, rng), share),
        *_drawn(f"bracket of {MOST_IN_CUP}", key, lambda rng: _to_its_end(cup, rng), share),
    ]


class Timed:
    """The CPU time of the threads of a SQLite store, in ms."""

    def __init__(self, store: SqliteStore) -> None:
        self.spent = 0.0
        for thread in (store._reads, store._writes):
            thread.run = self._timing(thread.run)  # type: ignore[method-assign]

    def _timing(self, run: Callable[[Any], Any]) -> Callable[[Any], Any]:
        async def timed(work: Callable[[Any], Any]) -> Any:
            def measured(db: Any) -> Any:
                started = time.thread_time()
                try:
                    return work(db)
                finally:
                    self.spent += 1000 * (time.thread_time() - started)

            return await run(measured)

        return timed


async def _league(tables: Tables, number: int) -> Competition:
    """Open a league of 40 people who are in no other, and return it before it begins."""
    guild, people = GUILD + number, _people(PEOPLE, 1000 * number + 1)
    it = await tables.contests.create(guild, CHANNEL, people[0], "league", "L", "yspahan", seats=2)
    contest = it.contest.id
    joined = [Member(contest, who.id, who.name, NOW) for who in people[1:]]
    await tables.store.contests.save(it.contest._replace(due=NOW), seasons=[it.season], joined=joined)
    return await tables.contests.load(contest, guild)


@asynccontextmanager
async def _filled(number: int) -> AsyncIterator[tuple[Tables, Timed]]:
    """Yield the service of a database in which this many leagues are in mid-season, each on its server."""
    with tempfile.TemporaryDirectory() as folder:
        store = await open_store(Path(folder) / "leagues.db")
        assert isinstance(store, SqliteStore)
        tables = Tables(store, clock=lambda: NOW, per_person=1000, per_server=100_000)
        for one in range(1, number + 1):
            it = await _league(tables, one)
            step = seasons.begin(it, list(it.members), NOW)
            step.pairings = list(
                _played(it._replace(pairings=tuple(step.pairings)), random.Random(1)).pairings
            )
            step.pairings[-1] = step.pairings[-1]._replace(ranks=None, scores=None)
            await store.contests.save(
                step.contest, seasons=step.seasons, slots=step.slots, pairings=step.pairings
            )
            await tables.contests._open_tables(await tables.contests.load(it.contest.id, GUILD + one))
        yield tables, Timed(store)
        await tables.close()
        await store.close()


async def _steps(number: int) -> list[Result]:
    opening, opening_db, step, step_db, due_db = (list[float]() for _ in range(5))

    async def measured(call: Callable[[], Any], cpu: list[float], database: list[float]) -> None:
        before, started = timed.spent, time.process_time()
        await call()
        cpu.append(1000 * (time.process_time() - started))
        database.append(timed.spent - before)

    async with _filled(number) as (tables, timed):
        for one in range(number + 1, number + OPENED + 1):
            it = await _league(tables, one)
            guild, contest = GUILD + one, it.contest.id
            await measured(lambda contest=contest: tables.contests.run(contest), opening, opening_db)
            it = await tables.contests.load(contest, guild)
            while at_tables(it):
                await finish(tables, at_tables(it)[0].match, [90, 70])
                await measured(tables.contests.due, list[float](), due_db)
                await measured(lambda contest=contest: tables.contests.run(contest), step, step_db)
                it = await tables.contests.load(contest, guild, 1)
    note = f"{PEOPLE} people, {number:,} leagues, SQLite"
    figures = [
        *spread("opening the 40 tables of a season, CPU time", "all", opening, "ms"),
        *spread("opening the 40 tables of a season, database", "all", opening_db, "ms"),
        *spread("a step of a season, CPU time", "all", step, "ms", p50=BAR),
        *spread("a step of a season, database", "all", step_db, "ms", p50=BAR),
        *spread("which contests are due, database", "all", due_db, "ms", p99=BAR),
    ]
    last = f"{note}; the last step opens the next season"
    notes = {True: last, False: note}
    return [it._replace(note=notes["a step" in it.what]) for it in figures if "max" not in it.what]


def steps(_keys: str, share: float) -> list[Result]:
    """The steps of leagues in a database with many."""
    return asyncio.run(_steps(round(LEAGUES * share)))
