"""The processes in which computer players think, so that they never block the event loop.

Owns the processes. Must not know tables or games; still, the order is fair to all tables, because a table
waits for one decision at a time.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Awaitable, Callable
from typing import TypeVar

from engine import bots
from engine.processes import Lost, Process
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
        self._idle: list[Process] = []
        self._all: list[Process] = []

    @property
    def pids(self) -> list[int]:
        """The ids of its processes."""
        return [process.pid for process in self._all]

    async def think(
        self, key: str, view: bytes, seat: int, level: str, seconds: float, seed: int, plan: str = ""
    ) -> bots.Chosen:
        """Return what `bots.decide` returns. Raise `Lost` if two processes were killed or hung."""
        if level == "dice":
            return await asyncio.to_thread(bots.decide, key, view, seat, level, seconds, seed, plan)
        short = seconds <= SHORT
        return await self.run(bots.decide, key, view, seat, level, seconds, seed, plan, short=short)

    async def run(self, work: Callable[..., T], *args: object, short: bool = False) -> T:
        """Return `work(*args)` from a thinking process. Raise `Lost` if two were killed or hung.

        Short work takes precedence.
        """
        async with self._queue.turn(last=not short):
            try:
                return await self._run(work, *args)
            except Lost:
                return await self._run(work, *args)

    def close(self) -> None:
        """End the processes without waiting for them."""
        for process in self._all:
            process.close()

    async def _run(self, work: Callable[..., T], *args: object) -> T:
        """Call `work` in an idle or a new process. Raise `Lost` if that is killed or hangs."""
        process = self._idle.pop() if self._idle else self._start()
        try:
            async with asyncio.timeout(PATIENCE):
                return await asyncio.wrap_future(process.submit(work, *args))
        except TimeoutError:
            log.warning("a thinking process has not answered for %d s and is killed", PATIENCE)
            process.close()
            self._all.remove(process)
            raise Lost(f"process {process.pid} has not answered for {PATIENCE} s") from None
        except Lost:
            self._all.remove(process)
            raise
        finally:
            if process in self._all:
                self._idle.append(process)

    def _start(self) -> Process:
        process = Process(_give_way)
        self._all.append(process)
        return process


def _give_way() -> None:
    """Lower the priority of this process."""
    if hasattr(os, "nice"):
        os.nice(NICE)
