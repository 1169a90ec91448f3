"""One task per table: slow work at one table delays no other table, and the work of each is done in order.

Owns the tasks and the bound on how many run at once. Must not know what the work is.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

log = logging.getLogger(__name__)

PATIENCE = 5
"""The most seconds to wait for cancelled work to end."""


class Workers:
    """Runs `work(table)` for each table that is woken, at most `limit` at once. `name` is for the log."""

    def __init__(self, name: str, work: Callable[[int], Awaitable[None]], limit: int) -> None:
        self._name, self._work = name, work
        self._slots = asyncio.Semaphore(limit)
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()
        self._ending: set[asyncio.Task[None]] = set()

    def wake(self, table: int) -> None:
        """Run the work of a table soon. If it is already running, run it again afterwards."""
        if table in self._tasks:
            self._again.add(table)
            return
        self._tasks[table] = asyncio.create_task(self._run(table), name=f"{self._name} {table}")

    async def wait(self, table: int, patience: float) -> None:
        """Wait until the present work of a table has ended, but no longer than `patience` seconds."""
        if task := self._tasks.get(table):
            await asyncio.wait([task], timeout=patience)

    def cancel(self) -> None:
        """Cancel all work. Tables that are woken afterwards are worked on again."""
        for task in self._tasks.values():
            task.cancel()
            self._ending.add(task)
            task.add_done_callback(self._ending.discard)
        self._tasks, self._again = {}, set()

    async def stop(self) -> None:
        """Cancel all work and wait until it has ended, but no longer than `PATIENCE`."""
        self.cancel()
        if self._ending:
            await asyncio.wait(self._ending, timeout=PATIENCE)

    async def _run(self, table: int) -> None:
        try:
            async with self._slots:
                self._again.add(table)
                while table in self._again:
                    self._again.discard(table)
                    await self._work(table)
        except Exception:
            log.exception("match=%d: %s failed, trying again at the next heartbeat", table, self._name)
        finally:
            if self._tasks.get(table) is asyncio.current_task():
                self._again.discard(table)
                del self._tasks[table]
