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
from engine.tables.store.protocol import Store


class Alone(Store):
    """A store whose process serves every table."""

    def __init__(self) -> None:
        self._self: Process | None = None
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @property
    def held(self) -> frozenset[int] | None:
        return frozenset(self._self.shards) if self._self else None

    async def serve(self, shards: Shards, version: str, on_change: Callable[[frozenset[int]], None]) -> None:
        if set(shards.ids) != set(range(shards.total)):
            raise StoreError("several processes need a PostgreSQL database")
        now = int(time.time())
        self._self = Process("", shards.ids, shards.total, version, now, now, True, {})
        on_change(frozenset(shards.ids))

    async def claim(self, match: int) -> bool:
        return True

    async def release(self, match: int) -> None:
        return

    def listen(self, hear: Callable[[str, int], None]) -> None:
        return

    async def notify(self, kind: str, key: int = 0) -> None:
        return

    async def report(self, figures: Mapping[str, Any]) -> None:
        if self._self:
            self._self = self._self._replace(figures=dict(figures))

    async def processes(self) -> list[Process]:
        return [self._self._replace(seen=int(time.time()))] if self._self else []

    @asynccontextmanager
    async def turn(self, name: str) -> AsyncGenerator[None]:
        async with self._turns.setdefault(name, asyncio.Lock()):
            yield
