"""What the running bot does: presses at many tables with the disk, the drawing threads and the event loop.

The bot, its cogs and its store are the real ones; Discord is a few lines that note when an answer goes out.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
import os
import random
import subprocess
import sys
import tempfile
import threading
import time
from array import array
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from itertools import islice
from pathlib import Path
from types import SimpleNamespace
from typing import IO, Any

import psutil

from bot import Caravanserai, Config, create_bot, warm_up
from cogs.delivery import Delivery
from cogs.panel import Panel
from cogs.ui.ids import Press
from engine import bots, games
from engine.chance import Chance
from engine.core import Game
from engine.match import encode
from engine.notation import notate
from engine.tables import Person, Tables
from engine.tables.store import SENT_KEPT, Post, Seat, Store, Table, open_store
from engine.tables.time.clock import NEVER
from render import process as drawing
from render.memory import settle
from tests.bench import DRAWN_BEFORE, Result, quantile, random_game, spread
from tests.presses import act, confirm

TABLES = 500
PRESSES, ROUND = 1500, 150
PER_SECOND = 20.0
"""Presses a second, before scaling."""
P99 = {20: 100.0, 10: 60.0}
"""ms; bars by presses a second."""
IDLE_SECONDS = 3
ASLEEP_SECONDS = 600
ROUND_SECONDS = 120
"""What a round of presses leads to must be done so long after its last press."""
TICK = 0.001
MEMORY, DRAWING = 230.0, 200.0
"""MB; bars of the bot process, with two languages in use, and of the process that draws."""
CZECH = 2
"""The server whose language is Czech; the other one is 1."""
USERS = 10
"""The people at table n have the ids n * USERS and following."""
START = """
import asyncio, bot, pathlib, sys
async def start():
    bot.warm_up()
    path = pathlib.Path(sys.argv[1])
    where = {"database": path} if path.exists() else {"address": sys.argv[1]}
    async with bot.create_bot(bot.Config(**where)) as client:
        client._sync = lambda: asyncio.sleep(0)
        await client.setup_hook()
        print("ready", flush=True)
        await client.board(await client.tables.play.look(1, None), client.words)
        print("drawn", flush=True)
asyncio.run(start())
"""
"""Everything the bot does before it connects, then a picture."""


def server(table: int) -> int:
    """Return the server of a table: every game is played on both."""
    return 1 + table // 8 % CZECH


class Loud(logging.Handler):
    """A bench that logs an error has measured something else: end it."""

    def emit(self, record: logging.LogRecord) -> None:
        self.format(record)
        print(record.getMessage(), record.exc_text, file=sys.stderr)
        os._exit(1)


class Discord:
    """`seen` has by table when something of it went out last, its picture ready."""

    def __init__(self) -> None:
        self.seen: dict[int, float] = {}
        self._ids = itertools.count(1)
        self.asleep = 0
        """The channel whose messages do not get through."""

    def interaction(self, table: int, user: int) -> Any:
        async def answer(**what: Any) -> None:
            self._out(table, what)

        async def defer(**_: Any) -> None:
            pass

        async def refused(text: str, **_: Any) -> None:
            raise AssertionError(f"table {table}: {text}")

        return SimpleNamespace(
            id=next(self._ids),
            user=SimpleNamespace(id=user),
            guild_id=server(table),
            locale="cs" if server(table) == CZECH else "en-GB",
            data={},
            response=SimpleNamespace(defer=defer, is_done=lambda: True, type=None),
            followup=SimpleNamespace(send=refused),
            edit_original_response=answer,
        )

    def place(self, channel: int) -> Any:
        """The channel of a table has the table's id."""

        async def send(**what: Any) -> Any:
            if channel == self.asleep:
                await asyncio.sleep(ASLEEP_SECONDS)
            self._out(channel, what)
            return SimpleNamespace(id=1, channel=SimpleNamespace(id=channel))

        async def edit(view: Any, **_: Any) -> None:
            view.to_components()

        return SimpleNamespace(send=send, get_partial_message=lambda _: SimpleNamespace(edit=edit))

    def _out(self, table: int, what: dict[str, Any]) -> None:
        if "view" in what:
            what["view"].to_components()
        self.seen[table] = time.perf_counter()


@asynccontextmanager
async def opened(path: Path) -> AsyncIterator[Store]:
    store = await open_store(path)
    try:
        yield store
    finally:
        await store.close()


def offline_bot(store: Store, discord: Discord) -> Caravanserai:
    """The real bot, without a connection."""
    logging.getLogger().addHandler(Loud(logging.ERROR))
    bot = create_bot(Config())
    bot.tables = Tables(store)
    bot.tables.access.listeners.append(bot.changes.tell)
    bot.get_partial_messageable = discord.place  # type: ignore[method-assign]
    for cog in (Panel, Delivery):
        bot.collect(cog(bot))
    return bot


async def fill(tables: Tables, keys: Sequence[str], guild: Callable[[int], int] = lambda _: 1) -> None:
    """In the middle of random games, people in every seat, everybody told what they are asked.

    `guild` is the server of a table by its number.
    """
    store = tables.store
    for number in range(1, TABLES + 1):
        game = games.get(keys[number % len(keys)])
        seats = game.seats[number % len(game.seats)]
        length = sum(1 for _ in random_game(game, seats, number)) - 1
        middle = random.Random(number).randrange(length)
        state, _ = next(islice(random_game(game, seats, number), middle, None))
        people = [Seat(seat=seat, user=number * USERS + seat, name=f"Person {seat}") for seat in range(seats)]
        table = Table(
            game=game.key,
            rules=game.rules,
            guild=guild(number),
            channel=number,
            opener=number * USERS,
            secret=os.urandom(32),
            status="live",
            base=encode(state),
            created=0,
            moved=0,
            seats=people,
        )
        await store.create(table)
        await tables.seats.announce(table.id)
        letters = await store.mail(NEVER)
        await store.mark_sent([letter.id for letter in letters], 0, Post(table.id, 1, None, ""))


class Watched:
    """Figures of the event loop in ms.

    `late`: how late a ticker of one millisecond was. `blocked`: the same less what the system let the loop
    wait for a free core, so that other work on the machine does not count. `steps`: CPU time of each step.
    """

    def __init__(self) -> None:
        self.late, self.blocked, self.steps = array("d"), array("d"), array("d")

    @contextmanager
    def __call__(self) -> Iterator[None]:
        run = asyncio.Handle._run

        def timed(handle: asyncio.Handle) -> None:
            start = time.thread_time()
            run(handle)
            self.steps.append((time.thread_time() - start) * 1e3)

        with Path(f"/proc/self/task/{threading.get_native_id()}/schedstat").open("rb", 0) as schedule:
            ticker = asyncio.create_task(self._tick(schedule))
            asyncio.Handle._run = timed  # type: ignore[method-assign]
            try:
                yield
            finally:
                asyncio.Handle._run = run  # type: ignore[method-assign]
                ticker.cancel()

    async def _tick(self, schedule: IO[bytes]) -> None:
        waited = 0
        while True:
            due = time.perf_counter() + TICK
            await asyncio.sleep(TICK)
            late = (time.perf_counter() - due) * 1e3
            schedule.seek(0)
            before, waited = waited, int(schedule.read().split()[1])
            self.late.append(late)
            self.blocked.append(max(0, late - (waited - before) / 1e6) if before else 0)


async def next_press(tables: Tables, table: int, rng: random.Random) -> tuple[int, Press] | None:
    """A user who must decide and a press of theirs: a random step, or the end of the turn."""
    public = await tables.play.look(table, None)
    if not public.decisions:
        return None
    user = table * USERS + public.decisions[0].seat
    look = await tables.play.look(table, user)
    if look.finished:
        return user, Press(table, look.token, "confirm")
    if not look.actions:  # an earlier press has changed the question meanwhile
        return None
    action = rng.choice(look.actions)
    return user, Press(table, look.token, "sure", "=" + notate(look.game.verbs, action))


class Presses:
    """What rounds of presses took: `waits` in ms, `spent` in CPU seconds."""

    def __init__(self) -> None:
        self.waits: list[float] = []
        self.spent = 0.0

    def each(self) -> float:
        """CPU ms of a press."""
        return self.spent * 1e3 / len(self.waits)


async def press_round(
    bot: Caravanserai, discord: Discord, count: int, rate: float, rng: random.Random, presses: Presses
) -> None:
    """Presses at random instants, one at each table, until everything they lead to has gone out.

    Raise `TimeoutError` if that never happens.
    """
    live = [table for table in await bot.tables.store.live() if table <= TABLES]
    ids = rng.sample(live, min(count, len(live)))
    chosen = {table: await next_press(bot.tables, table, rng) for table in ids}
    begun: dict[int, float] = {}
    spent = processor_time()
    tasks: list[asyncio.Task[None]] = []
    due = time.perf_counter()
    for table, press in chosen.items():
        if press:
            due += rng.expovariate(rate)
            await asyncio.sleep(due - time.perf_counter())
            begun[table] = due
            tasks.append(asyncio.create_task(bot.pressed(discord.interaction(table, press[0]), press[1])))
    async with asyncio.timeout(ROUND_SECONDS):
        await asyncio.gather(*tasks)
        while any(letter.match in begun for letter in await bot.tables.store.mail(bot.now(), TABLES)):  # noqa: ASYNC110
            await asyncio.sleep(0.05)
    presses.spent += processor_time() - spent
    presses.waits += [(discord.seen[table] - due) * 1e3 for table, due in begun.items()]


@asynccontextmanager
async def running(keys: Sequence[str]) -> AsyncIterator[tuple[Caravanserai, Discord]]:
    """The bot with its tables, everything drawn once that pictures share."""
    discord = Discord()
    warm_up()
    with tempfile.TemporaryDirectory() as folder:
        async with opened(Path(folder) / "live.db") as store:
            bot = offline_bot(store, discord)
            bot.set_server_language(CZECH, "cs")
            await fill(Tables(store), keys, server)
            for table in range(1, len(keys) * DRAWN_BEFORE + 1):
                await bot.board(await bot.tables.play.look(table, table * USERS), bot.words_in(server(table)))
            while warming := [one for one in threading.enumerate() if one.name == "warm-up"]:
                await asyncio.to_thread(warming[0].join)
            settle()
            try:
                yield bot, discord
            finally:
                rest = asyncio.all_tasks() - {asyncio.current_task()}  # a delivery may look once more
                for task in rest:
                    task.cancel()
                await asyncio.gather(*rest, return_exceptions=True)
                await bot.tables.close()
                drawing.reunite()


def presses(keys: str, share: float, rate: float, nominal: float) -> list[Result]:
    """The bot under `rate` presses a second, `nominal` before scaling: waiting, CPU time, loop, memory."""
    return asyncio.run(_presses(keys.split(","), share, rate, nominal))


async def _presses(keys: list[str], share: float, rate: float, nominal: float) -> list[Result]:
    idle, busy, rng = Watched(), Watched(), random.Random(5)
    alone, watched = Presses(), Presses()
    count = round(PRESSES * share)
    async with running(keys) as (bot, discord):
        with idle():
            await asyncio.sleep(IDLE_SECONDS)
        while len(alone.waits) + len(watched.waits) < count:  # watching takes CPU time too
            await press_round(bot, discord, min(ROUND, count), rate, rng, alone)
            with busy():
                await press_round(bot, discord, min(ROUND, count), rate, rng, watched)
        memory, drawn = memory_of(), drawing_memory()
    waits = alone.waits + watched.waits
    bars = {"p99": P99[round(nominal)]} | ({"p50": 30.0} if nominal == PER_SECOND else {})
    results = spread(f"press to picture, {nominal:.0f}/s", "all", waits, "ms", **bars)
    results[0] = results[0]._replace(note=f"{len(waits)} presses, {rate:.1f} a second, {TABLES} tables")
    late = spread("event loop late", "all", busy.late, "ms")
    late[2] = late[2]._replace(note=f"with nothing to do {max(idle.late):.1f}")
    blocked = spread("event loop blocked", "all", busy.blocked, "ms")
    blocked[2] = blocked[2]._replace(note="waiting for the interpreter's lock included")
    steps = Result("longest step of the event loop", "all", max(busy.steps), "ms", 5, note="of CPU time")
    each = Result("CPU time of a press", "all", alone.each(), "ms", 18, note="all it leads to, included")
    return [
        *results,
        each,
        *late[1:],
        *blocked[1:],
        steps,
        Result(f"memory with {TABLES} live tables", "all", memory, "MB", MEMORY),
        Result("memory of the drawing process", "all", drawn, "MB", DRAWING),
    ]


def disturbed(keys: str, share: float, rate: float, nominal: float) -> list[Result]:
    """The same presses with and without a channel that sleeps and computers that think, in turn."""
    return asyncio.run(_disturbed(keys.split(","), share, rate, nominal))


async def _disturbed(keys: list[str], share: float, rate: float, nominal: float) -> list[Result]:
    rng, quiet, busy = random.Random(6), Presses(), Presses()
    count = round(PRESSES * share / 2)
    async with running(keys) as (bot, discord):
        while len(quiet.waits) < count:
            await press_round(bot, discord, count - len(quiet.waits), rate, rng, quiet)
        await _disturb(bot.tables, discord, keys[0])
        while len(busy.waits) < count:
            await press_round(bot, discord, count - len(busy.waits), rate, rng, busy)
        assert discord.asleep not in discord.seen
        thinking = max(map(memory_of, bot.tables.thinkers.pids))
    results = spread(f"the same, one asleep, one thinking, {nominal:.0f}/s", "all", busy.waits, "ms")[:2]
    before = [quantile(quiet.waits, share) for share in (0.5, 0.99)]
    return [
        *(
            result._replace(note=f"{result.value / ms:.2f} times those before")
            for result, ms in zip(results, before, strict=True)
        ),
        Result("memory of a thinking process", "all", thinking, "MB", 200),
    ]


async def _disturb(tables: Tables, discord: Discord, key: str) -> None:
    """Post at a table whose channel sleeps, and start a game of computers; wait until they think."""
    game, store = games.get(key), tables.store
    discord.asleep, computers = TABLES + 1, TABLES + 2
    table = await store.load(1)
    assert table
    table.id = table.seq = 0
    table.channel = discord.asleep
    assert await store.create(table) == discord.asleep
    level = bots.LEVELS[0]
    table.id = table.seq = 0
    table.channel, table.game, table.rules = computers, key, game.rules
    table.seats = [Seat(seat=seat, name=f"Computer {seat}", bot=level) for seat in range(game.seats[-1])]
    table.base = encode(game.setup(len(table.seats), {}, Chance.seeded(1)))
    table.draft = table.last = table.affairs = b""
    table.post = ""
    assert await store.create(table) == computers
    for match in (discord.asleep, computers):
        await tables.seats.announce(match)
    while not tables.thinkers.pids:  # noqa: ASYNC110
        await asyncio.sleep(0.1)
    await asyncio.sleep(2 * bots.SECONDS[level])


def processor_time() -> float:
    """CPU seconds of this process and of the one that draws."""
    drawn = psutil.Process(drawing.pid()).cpu_times() if drawing.pid() else None
    return time.process_time() + (drawn.user + drawn.system if drawn else 0.0)


def memory_of(process: int | str = "self") -> float:
    """MB that a process holds."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def drawing_memory() -> float:
    """MB that the drawing process holds."""
    return memory_of(drawing.pid() or 0)


def archive(key: str, share: float) -> list[Result]:
    """Finished matches in a file, each played through the tables as people do."""
    return asyncio.run(_archive(games.get(key), max(20, round(200 * share))))


async def _archive(game: Game[Any], count: int) -> list[Result]:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "matches.db"
        async with opened(path):
            pass
        empty = path.stat().st_size
        async with opened(path) as store:
            for number in range(count):
                await play_out(store, game, number)
        each = (path.stat().st_size - empty) / count
    note = f"{each / 1e3:.1f} KB each, of {count} random games"
    return [Result("finished matches per GiB", game.key, 2**30 / each, "", 100_000, least=True, note=note)]


async def play_out(store: Store, game: Game[Any], number: int) -> None:
    """One match from the lobby to its end, so long after the one before that its letters are forgotten."""
    now = (number + 1) * 2 * SENT_KEPT
    tables = Tables(store, clock=lambda: now)
    rng, seats = random.Random(number), game.seats[number % len(game.seats)]
    people = [Person(10**17 + number * USERS + seat, f"Person {seat}") for seat in range(seats)]
    table = await tables.lobby.open(game.key, people[0], guild=10**18, channel=10**18 + number)
    for person in people[1:]:
        await tables.lobby.join(table.id, person)
    await tables.lobby.start(table.id, people[0].id)
    look = await tables.play.look(table.id, None)
    while look.decisions:
        user = people[look.decisions[0].seat].id
        look = await tables.play.look(table.id, user)
        while look.token and not look.finished:
            look = await act(tables, table.id, user, [rng.choice(look.actions)], look.token)
        if look.token:
            look = await confirm(tables, table.id, user, look.token)
        await store.mark_sent([letter.id for letter in await store.mail(now)], now)


def start(keys: str, _share: float) -> list[Result]:
    """A new process until the bot would connect, and until its first picture; the best of three."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "start.db"
        asyncio.run(_prepare(path, keys.split(",")))
        runs = [started(path) for _ in range(3)]
    ready, drawn = (min(column) for column in zip(*runs, strict=True))
    return [
        Result("process start to connecting", "all", ready, "s"),
        Result("process start to first picture", "all", drawn, "s"),
    ]


async def _prepare(path: Path, keys: list[str]) -> None:
    async with opened(path) as store:
        await fill(Tables(store), keys)


def started(database: Path | str) -> tuple[float, float]:
    """Seconds to the two lines that `START` prints."""
    begun = time.perf_counter()
    command = [sys.executable, "-c", START, str(database)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:  # noqa: S603
        assert process.stdout
        ready, drawn = [time.perf_counter() - begun for _ in process.stdout]
    return ready, drawn
