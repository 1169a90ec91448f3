"""Real processes on one PostgreSQL database race at the same table, and take over when one is killed."""

from __future__ import annotations

import asyncio
import json
import sys
from asyncio.subprocess import PIPE, Process
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine import games
from engine.core import Refused
from engine.tables import Denied, Tables
from engine.tables.store import Conflict, Shards, open_store
from tests import count
from tests.kill_child import PEOPLE, decide
from tests.stores import replayed, rows

ROOT = Path(__file__).parent.parent
PRESSES = count("PRESSES", 200, 2000)
KILLS = count("TAKEOVERS", 2, 20)
SLOWEST = 30
"""The longest time, in seconds, that a press may take on a busy machine."""


class Child:
    """A running `shared_child`, and what it has printed."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.said: list[dict[str, Any]] = []
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        assert self.process.stdout
        while word := await self.process.stdout.readline():
            if word.endswith(b"\n"):
                self.said.append(json.loads(word))

    async def begin(self) -> None:
        assert self.process.stdin
        self.process.stdin.write(b"go\n")
        await self.process.stdin.drain()

    async def ended(self) -> int:
        await self._reading
        return await self.process.wait()

    async def kill(self) -> None:
        self.process.kill()
        await self.ended()

    @property
    def holds(self) -> bool:
        held = [word["held"] for word in self.said if "held" in word]
        return bool(held and held[-1])

    @property
    def sent(self) -> list[str]:
        return [word["sent"] for word in self.said if "sent" in word]


@asynccontextmanager
async def children(uri: str) -> AsyncIterator[Callable[..., Any]]:
    """Start processes, which are killed at the end."""
    started: list[Child] = []

    async def start(seed: int, presses: int = 0) -> Child:
        words = sys.executable, "-m", "tests.shared_child", uri, str(seed), str(presses)
        process = await asyncio.create_subprocess_exec(*words, cwd=ROOT, stdin=PIPE, stdout=PIPE)
        started.append(Child(process))
        return started[-1]

    try:
        yield start
    finally:
        for child in started:
            with suppress(ProcessLookupError):
                child.process.kill()
            await child.ended()


async def until(happened: Callable[[], Any]) -> None:
    """Wait until `happened()`."""
    async with asyncio.timeout(300):
        while not happened():  # noqa: ASYNC110  # another process: no event
            await asyncio.sleep(0.02)


async def open_tables(tables: Tables, number: int, people: int, computers: int) -> list[int]:
    opened: list[int] = []
    for n in range(number):
        key = list(games.ALL)[n % len(games.ALL)]
        table = await tables.lobby.open(key, PEOPLE[0], guild=1, channel=2)
        for person in PEOPLE[1:people]:
            await tables.lobby.join(table.id, person)
        for _ in range(computers):
            await tables.lobby.add_computer(table.id, PEOPLE[0].id, "dice", "C")
        await tables.lobby.start(table.id, PEOPLE[0].id)
        opened.append(table.id)
    return opened


def log_of(saves: list[dict[str, Any]], first: int, setup: list[str]) -> list[str]:
    """Return the log that saves have written, each seq once, one after the other."""
    lines = list(setup)
    for seq, save in enumerate(sorted(saves, key=lambda save: save["seq"]), first):
        assert save["seq"] == seq, "a save is doubled or lost"
        if save["keep"] is not None:
            del lines[save["keep"] :]
        for n, text in save["lines"]:
            assert n == len(lines), "a line is doubled or lost"
            lines.append(text)
    return lines


async def test_of_presses_that_race_in_two_processes_each_is_answered_and_no_line_is_lost(uri: str):
    store = await open_store(uri)
    tables = Tables(store, per_person=1000)
    opened = await open_tables(tables, max(4, PRESSES // 40), 3, 0)
    before = {match: await store.load(match) for match in opened}
    setup = {match: [line.text for line in await store.lines(match)] for match in opened}
    async with children(uri) as start:
        pair = [await start(seed, PRESSES // 2) for seed in (1, 2)]
        await until(lambda: any(child.holds for child in pair))
        for child in pair:
            await child.begin()
        assert [await child.ended() for child in pair] == [0, 0]
    said = [word for child in pair for word in child.said]
    answers = Counter(word["answer"] for word in said if "answer" in word)
    assert sum(answers.values()) >= PRESSES - 2 * 3, "each press is answered"
    slowest = max(word["seconds"] for word in said if "answer" in word)
    assert slowest < SLOWEST, "nobody waits for a lock"
    by_child = [sum("seq" in word for word in child.said) for child in pair]
    assert min(by_child) > PRESSES // 20, "both processes have saved"

    for match in opened:
        saves = [word for word in said if word.get("match") == match]
        table, first = await store.load(match), before[match]
        assert table
        assert first
        lines = [line.text for line in await store.lines(match)]
        assert log_of(saves, first.seq + 1, setup[match]) == lines
        assert table.seq == first.seq + len(saves)
        await replayed(store, table)
    sent = [nonce for child in pair for nonce in child.sent]
    assert len(sent) == len(set(sent)), "a letter is sent twice"
    print(f"{PRESSES} presses, saves {by_child}, {len(sent)} letters, slowest {slowest:.2f} s, {answers}")
    await tables.close()
    await store.close()


async def press_somewhere(tables: Tables, rng: Random, matches: list[int]) -> None:
    """Make a press at one of the tables at which a person is asked."""
    for match in rng.sample(matches, len(matches)):
        look = await tables.play.look(match, None)
        asked = [user for d in look.decisions if (user := look.table.seats[d.seat].user)]
        if look.table.status == "live" and asked:
            with suppress(Refused, Denied, Conflict):
                await decide(tables, rng, await tables.play.look(match, rng.choice(asked)))
            return


@pytest.mark.skipif(sys.platform == "win32", reason="no signals")
async def test_when_a_process_is_killed_its_tables_move_on_each_letter_once(uri: str):
    rng = Random(3)
    store = await open_store(uri)
    await store.serve(Shards((), 1), "test", lambda _: None)  # its presses reach others
    tables = Tables(store, per_person=1000)
    matches = await open_tables(tables, 6, 1, 2)
    delivered = "select nonce from outbox where sent is not null"
    marked: set[str] = set()
    async with children(uri) as start:
        serving, spare = await start(1), await start(2)
        await until(lambda: serving.holds or spare.holds)
        for _ in range(KILLS):
            if spare.holds:
                serving, spare = spare, serving
            for _ in range(rng.randint(3, 12)):
                await press_somewhere(tables, rng, matches)
                await asyncio.sleep(rng.uniform(0, 0.05))
            assert not spare.sent, "the one that stands by sends nothing"
            await serving.kill()
            assert len(serving.sent) == len(set(serving.sent))
            assert not marked & set(serving.sent), "a letter is sent again"
            marked = {nonce for (nonce,) in await rows(store, delivered)}
            for _ in range(5):
                await press_somewhere(tables, rng, matches)
            await until(lambda spare=spare: spare.sent)
            serving, spare = spare, await start(rng.getrandbits(20))
        waiting = "select count(*) from outbox where sent is null"
        while (await rows(store, waiting))[0][0]:  # noqa: ASYNC110  # another process: no event
            await asyncio.sleep(0.1)
        assert not marked & set(serving.sent), "a letter is sent again"
    for match in matches:  # nobody plays any more: a move between the two reads would be no fault
        await replayed(store, await store.load(match))
    await tables.close()
    await store.close()
