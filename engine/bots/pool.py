"""Where computer players think: in processes of their own, so that they never block the event loop.

Owns the processes and the order in which waiting thoughts get one. Must not know tables or games.

The order is fair between tables without knowing them: a table has one thought at a time, and its next one
goes to the end of the queue.
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections import deque
from collections.abc import Awaitable, Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing import get_context

from engine import bots

SHORT = 0.3
"""A thought of at most so many seconds takes precedence over longer ones."""
SHORT_IN_A_ROW = 4
"""So many short thoughts may take precedence before a long one has its turn."""
PROCESSES = 2
NICE = 10
"""How much the thinking processes give way to the bot, where the system knows niceness."""
Think = Callable[[str, bytes, int, str, float, int], Awaitable[str]]
"""Like `bots.choose`, awaited."""


class ThinkingPool:
    """At most `processes` processes for all tables, each started when it is first needed.

    If one is killed, its thought is tried once more in a new one; the thoughts in the others are not
    affected.
    """

    def __init__(self, processes: int = PROCESSES) -> None:
        self._free = processes
        self._idle: list[ProcessPoolExecutor] = []
        self._all: set[ProcessPoolExecutor] = set()
        self._short: deque[asyncio.Future[None]] = deque()
        self._long: deque[asyncio.Future[None]] = deque()
        self._streak = 0

    async def think(self, key: str, view: bytes, seat: int, level: str, seconds: float, seed: int) -> str:
        """As `bots.choose`. Raises `BrokenExecutor` if its process was killed twice."""
        thought = key, view, seat, level, seconds, seed
        if level == "dice":
            return await asyncio.to_thread(bots.choose, *thought)
        await self._acquire(self._short if seconds <= SHORT else self._long)
        try:
            try:
                return await self._run(thought)
            except BrokenExecutor:
                return await self._run(thought)
        finally:
            self._give_back()

    def close(self) -> None:
        for process in self._all:
            process.shutdown(wait=False, cancel_futures=True)

    async def _acquire(self, queue: deque[asyncio.Future[None]]) -> None:
        """Wait for a free process. The caller gives it back, unless this raises."""
        turn = asyncio.get_running_loop().create_future()
        queue.append(turn)
        self._wake_next()
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                self._give_back()
            raise

    def _give_back(self) -> None:
        self._free += 1
        self._wake_next()

    def _wake_next(self) -> None:
        while self._free and (self._short or self._long):
            if self._short and (not self._long or self._streak < SHORT_IN_A_ROW):
                self._streak += 1
                turn = self._short.popleft()
            else:
                self._streak = 0
                turn = self._long.popleft()
            if not turn.done():
                self._free -= 1
                turn.set_result(None)

    async def _run(self, thought: tuple[str, bytes, int, str, float, int]) -> str:
        """In an idle process, or in a new one. One that was killed is forgotten."""
        process = self._idle.pop() if self._idle else self._start()
        try:
            return await asyncio.get_running_loop().run_in_executor(process, bots.choose, *thought)
        except BrokenExecutor:
            self._all.discard(process)
            raise
        finally:
            if process in self._all:
                self._idle.append(process)

    def _start(self) -> ProcessPoolExecutor:
        process = ProcessPoolExecutor(1, get_context("spawn"), _set_up)
        self._all.add(process)
        return process


def _set_up() -> None:
    """In a thinking process: leave Ctrl-C to the process that owns it, and the processor to it first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
