"""The tables that this process works on: only one at a time sends the letters and runs the timers of a table.

Owns the claims that are held meanwhile. Must not know what the work is.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from engine.tables.store import Store, StoreError

log = logging.getLogger(__name__)


class Claims:
    """The claims of this process. `on_refusal` is called when a table cannot be claimed now."""

    def __init__(self, store: Store, on_refusal: Callable[[], None]) -> None:
        self._store, self._on_refusal = store, on_refusal
        self._work: Counter[int] = Counter()
        """By table, how many pieces of work are done under its claim."""
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def guard(self, work: Callable[[int], Awaitable[None]]) -> Callable[[int], Awaitable[None]]:
        """Return a function that does the work of a table under a claim, and nothing without one."""

        async def guarded(table: int) -> None:
            async with self._claim(table) as claimed:
                if claimed:
                    await work(table)

        return guarded

    @asynccontextmanager
    async def _claim(self, table: int) -> AsyncGenerator[bool]:
        lock = self._locks.setdefault(table, asyncio.Lock())
        async with lock:
            claimed = self._work[table] > 0 or await self._store.claim(table)
            self._work[table] += claimed
        if not claimed:
            self._on_refusal()
        try:
            yield claimed
        finally:
            async with lock:
                self._work[table] -= claimed
                if not self._work[table]:
                    del self._work[table]
                    if claimed:
                        await self._release(table)

    async def _release(self, table: int) -> None:
        try:
            await self._store.release(table)
        except StoreError as error:  # it ends with this process at the latest
            log.warning("match=%d: its claim is not released: %s", table, error)
