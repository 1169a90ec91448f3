"""The calls for several processes, in a store that only one process can use.

Must not know SQL.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Any
from weakref import WeakValueDictionary

from engine.tables.store.model import Process, Shards, StoreError


class Alone:
    """A store whose process serves every table."""

    def __init__(self) -> None:
        self._self: Process | None = None
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @property
    def held(self) -> frozenset[int] | None:
        """The shards that this process serves now; None before `serve`: then it serves every table.

        `due`, `refused`, `stalled`, `mark_tried` and `unpark` are about the tables of these shards only.
        """
        return frozenset(self._self.shards) if self._self else None

    async def serve(self, shards: Shards, version: str, on_change: Callable[[frozenset[int]], None]) -> None:
        """Begin to lease shards: at most one process holds a shard. Leasing goes on until `close`.

        `on_change` is called in the event loop with `held` whenever it has changed, once before `serve`
        returns. A shard that another process holds is leased as soon as that process ends. Raise `StoreError`
        if a living process has another total of shards, or if the database can be used by one process only
        and these are not all shards.
        """
        if set(shards.ids) != set(range(shards.total)):
            raise StoreError("several processes need a PostgreSQL database")
        now = int(time.time())
        self._self = Process("", shards.ids, shards.total, version, now, now, True, {})
        on_change(frozenset(shards.ids))

    async def claim(self, match: int) -> bool:
        """Return True if this process may deliver letters and run timers at a table now.

        False means that another living process is doing so, or that the table's shard is not held. A claim
        ends with `release` or with the process.
        """
        return True

    async def release(self, match: int) -> None:
        """End a claim."""
        return

    def listen(self, hear: Callable[[str, int], None]) -> None:
        """Call `hear` in the event loop with the kind and key of each change that another process notifies.

        The kind "all" means that some may have been missed: everything kept in memory must be read again.
        """
        return

    async def notify(self, kind: str, key: int = 0) -> None:
        """Tell the other processes of a change, by its kind and a key: "table", or one of `Settings.topics`.

        The kind "table" means that a letter or timer of the table may be due. `create` and `save` notify by
        themselves if another process serves the table, and `change_settings` of what is in `topics`.
        """
        return

    async def report(self, figures: Mapping[str, Any]) -> None:
        """Replace the figures that `processes` returns of this process. They must be JSON."""
        if self._self:
            self._self = self._self._replace(figures=dict(figures))

    async def processes(self) -> list[Process]:
        """Return the living processes that have called `serve`, in the order in which they started."""
        return [self._self._replace(seen=int(time.time()))] if self._self else []

    @asynccontextmanager
    async def turn(self, name: str) -> AsyncGenerator[None]:
        """Return a lock that one task in one process holds at a time. It is released if the process ends."""
        async with self._turns.setdefault(name, asyncio.Lock()):
            yield
