"""The processes in which computer players think, so that they never block the event loop.

Owns the processes. Must not know tables or games; still, the order is fair to all tables, because a table
waits for one decision at a time.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from collections.abc import Awaitable, Callable
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from typing import TypeVar

from engine import bots
from engine.threads import FairQueue

log = logging.getLogger(__name__)

SHORT = 0.3
"""Seconds; decisions that take no longer than this take precedence over others, as `FairQueue` says."""
PROCESSES = 2
PATIENCE = 300
"""Seconds after which a process that has not finished its work counts as hung and is killed."""
NICE = 10
"""The niceness of the thinking processes, on systems that have it."""
Think = Callable[[str, bytes, int, str, float, int, str], Awaitable[bots.Chosen]]
"""An asynchronous function with the arguments and result of `bots.decide`."""
T = TypeVar("T")


class ThinkingPool:
    """At most `processes` processes for all tables, each started when it is first needed.

    If one is killed or hangs, its decision is tried once more in a new one. The other processes are not
    affected.
    """

    def __init__(self, processes: int = PROCESSES) -> None:
        self._queue = FairQueue(processes)
        self._idle: list[ProcessPoolExecutor] = []
        self._all: dict[ProcessPoolExecutor, Future[int]] = {}
        """With the id of the process, once it runs."""

    async def think(
        self, key: str, view: bytes, seat: int, level: str, seconds: float, seed: int, plan: str = ""
    ) -> bots.Chosen:
        """Return what `bots.decide` returns. Raise `BrokenExecutor` if two processes were killed or hung."""
        if level == "dice":
            return await asyncio.to_thread(bots.decide, key, view, seat, level, seconds, seed, plan)
        short = seconds <= SHORT
        return await self.run(bots.decide, key, view, seat, level, seconds, seed, plan, short=short)

    async def run(self, work: Callable[..., T], *args: object, short: bool = False) -> T:
        """Return `work(*args)` from a thinking process. Raise `BrokenExecutor` if two were killed or hung.

        Short work takes precedence.
        """
        async with self._queue.turn(last=not short):
            try:
                return await self._run(work, *args)
            except BrokenExecutor:
                return await self._run(work, *args)

    def close(self) -> None:
        """Stop the processes without waiting for them."""
        for process in self._all:
            process.shutdown(wait=False, cancel_futures=True)

    async def _run(self, work: Callable[..., T], *args: object) -> T:
        """Call `work` in an idle or a new process. Raise `BrokenExecutor` if that is killed or hangs."""
        process = self._idle.pop() if self._idle else self._start()
        try:
            async with asyncio.timeout(PATIENCE):
                return await asyncio.get_running_loop().run_in_executor(process, work, *args)
        except TimeoutError:
            log.warning("a thinking process has not answered for %d s and is killed", PATIENCE)
            _kill(self._all.pop(process))
            raise BrokenExecutor(f"a thinking process has not answered for {PATIENCE} s") from None
        except BrokenExecutor:
            del self._all[process]
            raise
        finally:
            if process in self._all:
                self._idle.append(process)

    def _start(self) -> ProcessPoolExecutor:
        process = ProcessPoolExecutor(1, get_context("spawn"), _set_up)
        self._all[process] = process.submit(os.getpid)
        return process


def _kill(number: Future[int]) -> None:
    """End a process at once, even one that is stopped, as far as the system can."""
    if number.done():
        with suppress(ProcessLookupError):
            os.kill(number.result(), getattr(signal, "SIGKILL", signal.SIGTERM))


def _set_up() -> None:
    """Initialize a thinking process: it ignores Ctrl-C, which its parent handles, and has low priority."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
