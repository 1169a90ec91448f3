"""The processes in which computer players think: fair to tables, short decisions first, failures replaced."""

from __future__ import annotations

import asyncio
import heapq
import os
import signal
import threading
from collections.abc import AsyncIterator, Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from engine import bots, games
from engine.bots import pool
from engine.bots.pool import ThinkingPool
from engine.chance import Chance
from engine.match import encode
from engine.processes import Lost, Process
from engine.tables import Person, Tables
from engine.tables.store import open_store
from tests.presses import act, confirm


@pytest_asyncio.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    tables = Tables(await open_store(tmp_path / "bots.db"))
    yield tables
    await tables.close()
    await tables.store.close()


def opening(key: str = "yspahan") -> tuple[str, bytes, int]:
    """Return the arguments of a thought about the first question of a game."""
    game = games.get(key)
    state = game.setup(2, {}, Chance.seeded(1))
    seat = game.pending(state)[0].seat
    return key, encode(game.view(state, seat).state), seat


ROLLS = {"roll 0", "roll 1", "roll 2"}


async def until_thinking(tables: Tables, count: int) -> list[int]:
    """Wait until there are this many processes, and return their ids."""
    while len(running := tables.thinkers.pids) < count:  # noqa: ASYNC110
        await asyncio.sleep(0.01)
    return running


async def test_a_decision_whose_process_is_killed_is_tried_again(tables: Tables):
    think, long = tables.automation.think, opening("babylon")  # it takes all of its time
    thoughts = [asyncio.create_task(think(*long, "normal", 1.5, 1)) for _ in range(2)]
    await until_thinking(tables, 2)
    pool = tables.thinkers
    busy = next(process.pid for process in pool._all if process not in pool._idle)
    os.kill(busy, signal.SIGKILL)
    for thought in thoughts:
        assert (await thought).action.startswith("rm ")
    assert (await think(*opening(), "normal", 0.05, 1)).action in ROLLS
    own = os.getpriority(os.PRIO_PROCESS, 0)
    processes = await until_thinking(tables, 1)
    assert busy not in processes
    assert len(processes) <= 2
    niceness = [os.getpriority(os.PRIO_PROCESS, process) for process in processes]
    assert all(one > own or one == 19 for one in niceness), "they give way to the bot"


async def test_a_process_that_hangs_is_killed_and_its_decision_is_tried_again(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    close = Process.close

    def close_and_be_patient(process: Process) -> None:
        close(process)
        monkeypatch.setattr(pool, "PATIENCE", 300)  # on a busy machine, a new process starts slowly

    monkeypatch.setattr(Process, "close", close_and_be_patient)
    think = tables.automation.think
    assert (await think(*opening(), "easy", 0.1, 1)).action in ROLLS
    (hung,) = await until_thinking(tables, 1)
    os.kill(hung, signal.SIGSTOP)
    monkeypatch.setattr(pool, "PATIENCE", 1)
    try:
        assert (await think(*opening(), "easy", 0.1, 1)).action in ROLLS
        assert hung not in await until_thinking(tables, 1)
        assert "has not answered for 1 s" in caplog.text
    finally:
        with suppress(ProcessLookupError):
            os.kill(hung, signal.SIGCONT)


async def test_a_computer_whose_process_always_dies_makes_a_harmless_move(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    async def dying(*_: Any) -> str:
        raise Lost

    monkeypatch.setattr(ThinkingPool, "_run", dying)
    table = await tables.lobby.open("yspahan", Person(1, "Ana"), guild=1, channel=1)
    await tables.lobby.add_computer(table.id, 1, "normal", "Zaynab")
    await tables.lobby.start(table.id, 1)
    while (await tables.play.look(table.id, 1)).question:
        look = await tables.play.look(table.id, 1)
        await act(tables, table.id, 1, (look.game.fallback(look.view.state, 0),), look.token)
        look = await tables.play.look(table.id, 1)
        if look.finished:
            await confirm(tables, table.id, 1, look.token)
    await tables.automation.move(table.id)
    assert (await tables.play.look(table.id, 1)).question
    assert "a computer player failed" in caplog.text
    caplog.clear()


class Decisions:
    """The order in which decisions begin in a pool whose processes only wait, by a simulated clock."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, processes: int = 2) -> None:
        self.begun: list[str] = []
        self.pool = ThinkingPool(processes)
        self._now = 0.0
        self._running: list[tuple[float, int, asyncio.Future[str]]] = []
        monkeypatch.setattr(ThinkingPool, "_run", self._run)

    async def _run(self, work: object, *thought: Any) -> str:
        self.begun.append(thought[0])
        end: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._running, (self._now + thought[4], len(self.begun), end))
        return await end

    async def table(self, name: str, thoughts: int, seconds: float = 1.0) -> None:
        """A table whose computers think one after the other."""
        for _ in range(thoughts):
            await self.pool.think(name, b"", 0, "normal", seconds, 0)

    async def end_one(self) -> None:
        """End the decision that is due first, then let the event loop run until it waits for time only."""
        if self._running:
            self._now, _, end = heapq.heappop(self._running)
            if not end.done():
                end.set_result("")
        for _ in range(20):
            await asyncio.sleep(0)

    async def until(self, *tables: Coroutine[Any, Any, None] | asyncio.Task[None]) -> None:
        """Let time pass until all these tables are done."""
        tasks = [asyncio.ensure_future(table) for table in tables]
        await asyncio.sleep(0)
        for _ in range(100):
            if all(task.done() for task in tasks):
                break
            await self.end_one()
        for task in tasks:
            await asyncio.wait_for(task, 0)


async def test_tables_think_in_turn(monkeypatch: pytest.MonkeyPatch):
    thoughts = Decisions(monkeypatch, processes=1)
    await thoughts.until(*(thoughts.table(name, 3) for name in "abc"))
    assert "".join(thoughts.begun) == "abcabcabc"


async def test_a_quick_computer_waits_for_one_decision_at_most(monkeypatch: pytest.MonkeyPatch):
    thoughts = Decisions(monkeypatch)
    busy = [asyncio.create_task(thoughts.table(name, 5)) for name in "abcde"]
    for _ in range(3):
        await thoughts.end_one()
    before = len(thoughts.begun)
    await thoughts.until(thoughts.table("quick", 1, 0.2))
    assert thoughts.begun[before] == "quick"
    await thoughts.until(*busy)


async def test_quick_computers_do_not_starve_the_others(monkeypatch: pytest.MonkeyPatch):
    thoughts = Decisions(monkeypatch, processes=1)
    quick = [asyncio.create_task(thoughts.table("q", 10, 0.1)) for _ in range(3)]
    await asyncio.sleep(0)
    await thoughts.until(thoughts.table("long", 1, 0.4))
    assert len(thoughts.begun) < 10
    await thoughts.until(*quick)


async def test_short_decisions_take_precedence_in_turn_and_again_after_each_long_one(
    monkeypatch: pytest.MonkeyPatch,
):
    thoughts = Decisions(monkeypatch, processes=1)
    await thoughts.until(
        *(thoughts.table(name, 1, 0.05) for name in "abcdefghij"),
        *(thoughts.table(name, 1, 0.4) for name in "XYZ"),
    )
    assert "".join(thoughts.begun) == "abcdXefghYijZ"


async def test_a_decision_that_is_cancelled_as_its_turn_comes_releases_its_process(
    monkeypatch: pytest.MonkeyPatch,
):
    thoughts = Decisions(monkeypatch, processes=1)
    second = asyncio.create_task(thoughts.table("b", 1))
    ending = asyncio.create_task(thoughts.end_one())
    await thoughts.table("a", 1)
    second.cancel()  # it has been woken and has not run yet
    await asyncio.gather(second, ending, return_exceptions=True)
    await thoughts.until(thoughts.table("c", 1))
    assert thoughts.begun == ["a", "c"]


async def test_a_cancelled_decision_releases_its_process(monkeypatch: pytest.MonkeyPatch):
    thoughts = Decisions(monkeypatch, processes=1)
    tasks = [asyncio.create_task(thoughts.table(name, 1)) for name in "abc"]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    tasks[1].cancel()
    tasks[0].cancel()
    await asyncio.gather(*tasks[:2], return_exceptions=True)
    await thoughts.until(tasks[2], thoughts.table("d", 1))
    assert "".join(thoughts.begun) == "acd"


async def test_random_moves_do_not_block_the_event_loop(monkeypatch: pytest.MonkeyPatch):
    threads: list[int] = []

    def decide(*_: Any) -> bots.Chosen:
        threads.append(threading.get_ident())
        return bots.Chosen("")

    monkeypatch.setattr(bots, "decide", decide)
    await ThinkingPool().think(*opening(), "dice", 1.0, 1)
    assert threads != [threading.get_ident()]


@pytest.mark.parametrize("level", ["easy", "hard"])
async def test_a_computer_thinks_as_long_as_its_level_and_its_turn_allow(tables: Tables, level: str):
    given: list[float] = []

    async def think(
        key: str, view: bytes, seat: int, level: str, seconds: float, seed: int, plan: str
    ) -> bots.Chosen:
        given.append(seconds)
        return bots.decide(key, view, seat, "dice", 0.0, len(given))

    tables.automation.think = think
    table = await tables.lobby.open("yspahan", Person(1, "Ana"), guild=1, channel=1)
    await tables.lobby.add_computer(table.id, 1, level, "Zaynab")
    await tables.lobby.start(table.id, 1)
    for _ in range(60):
        await tables.automation.move(table.id)
        look = await tables.play.look(table.id, 1)
        if look.question:
            look = await act(tables, table.id, 1, (look.game.fallback(look.view.state, 0),), look.token)
        if look.finished:
            await confirm(tables, table.id, 1, look.token)
    assert max(given) == bots.SECONDS[level]
    assert (min(given) < max(given)) is (level == "hard"), "a long turn leaves less for each step"
