"""What the running bot does: presses at many tables with the disk, the drawing threads and the event loop.

The bot, its cogs and its store are the real ones; Discord is a few lines that say when an answer came.
"""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import islice
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from bot import Caravanserai, Config, create_bot
from cogs.mail import Mail
from cogs.play import Play
from cogs.ui.ids import Press
from engine import games
from engine.core import Game
from engine.match import encode
from engine.notation import notate
from engine.store import SENT_KEPT, Seat, Store, Table
from engine.tables import Person, Tables
from render import pictures
from tests.bench import Result, random_game, spread

TABLES = 500
RATE = 20
"""Presses a second."""
IDLE_SECONDS = 5
TICK = 0.001
USERS = 10
"""Ids of the people at table n are n * USERS and following."""
START = """
import asyncio, bot, pathlib, sys
async def start():
    house = bot.create_bot(bot.Config(database=pathlib.Path(sys.argv[1])))
    house._sync = lambda: asyncio.sleep(0)
    house.loop = asyncio.get_running_loop()
    await house.setup_hook()
    print("ready", flush=True)
    await house.board(await house.tables.look(1, None), house.words)
    print("drawn", flush=True)
    await house.close()
asyncio.run(start())
"""
"""Everything the bot does before it connects, then a picture."""


class Discord:
    """Notes when an answer or a post would go out, ready with its picture."""

    def __init__(self) -> None:
        self.seen: dict[int, float] = {}
        """By table, the last time something of it went out."""

    def interaction(self, table: int, user: int) -> Any:
        async def answer(**what: Any) -> None:
            self._out(table, what)

        async def nothing(*_: Any, **__: Any) -> None:
            pass

        async def refused(text: str, **_: Any) -> None:
            raise AssertionError(f"table {table}: {text}")

        return SimpleNamespace(
            user=SimpleNamespace(id=user),
            locale="en-GB",
            guild_id=1,
            channel_id=table,
            data={},
            response=SimpleNamespace(defer=nothing, send_message=refused, is_done=lambda: True),
            followup=SimpleNamespace(send=refused),
            edit_original_response=answer,
        )

    def place(self, channel: int, **_: Any) -> Any:
        """Each table has a channel of its own, with its id."""

        async def send(**what: Any) -> Any:
            self._out(channel, what)
            return SimpleNamespace(id=1)

        async def edit(view: Any) -> None:
            view.to_components()

        return SimpleNamespace(send=send, get_partial_message=lambda _: SimpleNamespace(edit=edit))

    def _out(self, table: int, what: dict[str, Any]) -> None:
        what["view"].to_components()
        self.seen[table] = time.perf_counter()


async def open_house(path: Path, discord: Discord) -> Caravanserai:
    """The real bot on a database, without a connection."""
    bot = create_bot(replace(Config(), database=path, backups=path.parent))
    bot.tables = Tables(await Store.open(path))
    bot.get_partial_messageable = discord.place  # type: ignore[method-assign]
    for cog in (Play, Mail):
        cog(bot)
    return bot


async def fill(store: Store, keys: list[str], count: int) -> None:
    """Tables in the middle of random games, people in every seat."""
    for number in range(1, count + 1):
        game = games.get(keys[number % len(keys)])
        seats = game.seats[number % len(game.seats)]
        length = sum(1 for _ in random_game(game, seats, number)) - 1
        state, _ = next(
            islice(random_game(game, seats, number), random.Random(number).randrange(length), None)
        )
        table = Table(
            game=game.key,
            rules=game.rules,
            guild=1,
            channel=number,
            opener=number * USERS,
            secret=os.urandom(32),
            status="live",
            base=encode(state),
            created=0,
            moved=0,
            seats=[
                Seat(seat=seat, user=number * USERS + seat, name=f"Person {seat}") for seat in range(seats)
            ],
        )
        await store.create(table)


async def next_press(tables: Tables, table: int, rng: random.Random) -> tuple[int, Press] | None:
    """A user who must decide and a press of theirs: a random step, or the end of the turn."""
    public = await tables.look(table, None)
    if not public.decisions:
        return None
    user = table * USERS + public.decisions[0].seat
    look = await tables.look(table, user)
    if look.finished:
        return user, Press(table, look.token, "confirm")
    action = rng.choice(look.actions)
    return user, Press(table, look.token, "sure", "=" + notate(look.game.verbs, action))


@contextmanager
def loop_watched(late: list[float], steps: list[float]) -> Iterator[None]:
    """Collects how late a ticker of one millisecond is, and the CPU time of every step of the loop, in ms."""
    run = asyncio.Handle._run

    def timed(handle: asyncio.Handle) -> None:
        start = time.thread_time()
        run(handle)
        steps.append((time.thread_time() - start) * 1e3)

    async def tick() -> None:
        while True:
            due = time.perf_counter() + TICK
            await asyncio.sleep(TICK)
            late.append((time.perf_counter() - due) * 1e3)

    asyncio.Handle._run = timed  # type: ignore[method-assign]
    ticker = asyncio.create_task(tick())
    try:
        yield
    finally:
        ticker.cancel()
        asyncio.Handle._run = run  # type: ignore[method-assign]


async def _presses(bot: Caravanserai, discord: Discord, count: int) -> dict[int, float]:
    """Presses at random instants, one at each table; the ms until everything they lead to has gone out."""
    rng = random.Random(5)
    ids = (await bot.tables.store.live())[:count]
    rng.shuffle(ids)
    presses = {table: await next_press(bot.tables, table, rng) for table in ids}
    start: dict[int, float] = {}
    tasks: list[asyncio.Task[None]] = []
    due = time.perf_counter()
    for table, chosen in presses.items():
        if chosen is None:
            continue
        user, press = chosen
        due += rng.expovariate(RATE)
        await asyncio.sleep(due - time.perf_counter())
        start[table] = due
        tasks.append(asyncio.create_task(bot.pressed(discord.interaction(table, user), press)))
    await asyncio.gather(*tasks)
    while await bot.tables.store.mail(bot.now()):
        await asyncio.sleep(0.05)
    return {table: (discord.seen[table] - begun) * 1e3 for table, begun in start.items()}


def presses(keys: str, share: float) -> list[Result]:
    """The bot under load: waiting times, the event loop, memory."""
    return asyncio.run(_live(keys.split(","), share))


async def _live(keys: list[str], share: float) -> list[Result]:
    with tempfile.TemporaryDirectory() as folder:
        discord = Discord()
        bot = await open_house(Path(folder) / "live.db", discord)
        await fill(bot.tables.store, keys, TABLES)
        for key in keys:
            pictures.warm(key)
        idle: list[float] = []
        late: list[float] = []
        steps: list[float] = []
        with loop_watched(idle, []):
            await asyncio.sleep(IDLE_SECONDS)
        waits: list[float] = []
        with loop_watched(late, steps):
            for _ in range(max(1, round(3 * share))):
                waits += (await _presses(bot, discord, TABLES)).values()
        memory = _memory()
        await bot.tables.close()
        await bot.tables.store.close()
    results = spread("press to picture", "all", waits, "ms", p99=60)
    results[0] = results[0]._replace(note=f"{len(waits)} presses, {RATE} a second, {TABLES} tables")
    lag = spread("event loop late", "all", late, "ms", max=5)
    lag[2] = lag[2]._replace(note=f"with nothing to do: {max(idle):.1f}")
    return [
        *results,
        *lag,
        Result("event loop, longest step (CPU)", "all", max(steps), "ms", 5),
        Result(f"memory with {TABLES} live tables", "all", memory, "MB", 150),
    ]


def _memory() -> float:
    """MB this process holds."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def archive(key: str, share: float) -> list[Result]:
    """Finished matches in a file, each played through the tables as people do."""
    return asyncio.run(_archive(games.get(key), max(20, round(200 * share))))


async def _archive(game: Game[Any], count: int) -> list[Result]:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "matches.db"
        await (await Store.open(path)).close()
        empty = path.stat().st_size
        store = await Store.open(path)
        for number in range(count):
            await _play_out(store, game, number)
        await store.close()
        each = (path.stat().st_size - empty) / count
    note = f"{each / 1e3:.1f} KB each, of {count} random games"
    return [Result("finished matches per GiB", game.key, 2**30 / each, "", 100_000, least=True, note=note)]


async def _play_out(store: Store, game: Game[Any], number: int) -> None:
    """One match from the lobby to its end, long after the one before: its letters are not kept any more."""
    now = (number + 1) * 2 * SENT_KEPT
    tables = Tables(store, clock=lambda: now)
    rng, seats = random.Random(number), game.seats[number % len(game.seats)]
    people = [Person(10**17 + number * USERS + seat, f"Person {seat}") for seat in range(seats)]
    table = await tables.open(game.key, people[0], guild=10**18, channel=10**18 + number)
    for person in people[1:]:
        await tables.join(table.id, person)
    await tables.start(table.id, people[0].id)
    look = await tables.look(table.id, None)
    while look.decisions:
        user = people[look.decisions[0].seat].id
        look = await tables.look(table.id, user)
        while look.token and not look.finished:
            look = await tables.act(table.id, user, [rng.choice(look.actions)], look.token)
        if look.token:
            look = await tables.confirm(table.id, user, look.token)
        await store.posted([letter.id for letter in await store.mail(now)], now)


def start(keys: str, _share: float) -> list[Result]:
    """A new process until the bot would connect, and until its first picture; the best of three."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "start.db"
        asyncio.run(_prepare(path, keys.split(",")))
        runs = [_started(path) for _ in range(3)]
    ready, drawn = (min(column) for column in zip(*runs, strict=True))
    return [
        Result("process start to connecting", "all", ready, "s", 0.5),
        Result("process start to first picture", "all", drawn, "s"),
    ]


async def _prepare(path: Path, keys: list[str]) -> None:
    store = await Store.open(path)
    await fill(store, keys, TABLES)
    await store.close()


def _started(path: Path) -> tuple[float, float]:
    """Seconds to the two lines that `START` prints."""
    begun = time.perf_counter()
    command = [sys.executable, "-c", START, str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:  # noqa: S603
        assert process.stdout
        ready, drawn = [time.perf_counter() - begun for _ in process.stdout]
    return ready, drawn
