"""The calls for several processes, on a PostgreSQL database that they share.

Owns the claims, which say which process delivers letters and runs timers at a table now. Must not know how
shards are leased; `leases` owns that.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Any
from weakref import WeakValueDictionary

from engine.tables.store.cancellation import run_to_end
from engine.tables.store.database import Database
from engine.tables.store.leases import CHANNEL, Leases, read_processes
from engine.tables.store.model import Process, SaveFailed, Shards, StoreError
from engine.tables.store.server import Server
from engine.tables.store.sql import Store

_SHARD = "(coalesce({guild}, 0) >> 22) % {total}"
_OF_HELD = f"(:shards::bigint[] is null or {_SHARD.format(guild='{guild}', total=':total')} = any(:shards))"
_NOTIFY = "select pg_notify(:channel, :message)"
_CLAIM = f"""with served as (
        select id, {_SHARD.format(guild="guild", total="$3")} as shard from match
        where id = $1 and exists (select from process where id = $2)
    ), new as (
        insert into claim (match, process) select id, $2 from served where shard = any($4::bigint[])
        on conflict (match) do nothing returning match
    ), taken as (
        update claim set process = $2 where match = (
            select match from claim join served on id = match
            where shard = any($4::bigint[])
                and (process = $2 or not exists (select from process where id = claim.process))
            for update of claim skip locked
        ) returning match
    )
    select shard from served where id in (select match from new union all select match from taken)"""  # noqa: S608
"""Claims a table that no living process has claimed, and returns its shard."""
_RELEASE = f"""with gone as (delete from claim where match = $1 and process = $2 returning match)
    select pg_notify($5, $6) from gone join match on id = gone.match
    where not {_SHARD.format(guild="guild", total="$3")} = any($4::bigint[])"""  # noqa: S608  # constants
"""Ends a claim. If another process serves the table by now, notifies it."""


class Shared(Store):
    """A store that several processes can use. Before `serve`, its process serves every table."""

    def __init__(self, server: Server, pool: Any) -> None:
        super().__init__()
        self._server, self._pool = server, pool
        self._leases: Leases | None = None
        self._listeners: list[Callable[[str, int], None]] = []
        self._claims: dict[int, tuple[int, int]] = {}
        """For each table that this process has claimed: how many times, and the shard of the table."""
        self._claiming: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    @property
    def held(self) -> frozenset[int] | None:
        return self._leases and self._leases.held

    async def serve(self, shards: Shards, version: str, on_change: Callable[[frozenset[int]], None]) -> None:
        self._leases = Leases(self._server, shards, version, on_change, self._hear, self._claims)
        await self._leases.begin()

    async def claim(self, match: int) -> bool:
        if self._leases is None:
            return True
        claiming = asyncio.ensure_future(self._claim(self._leases, match))
        try:
            return await run_to_end(claiming)
        except asyncio.CancelledError:
            if claiming.exception() is None and claiming.result():
                await self.release(match)
            raise

    async def _claim(self, leases: Leases, match: int) -> bool:
        async with self._claiming.setdefault(match, asyncio.Lock()):
            times, shard = self._claims.get(match, (0, None))
            if not times:
                held = list(leases.held)
                values = match, self._server.process, leases.shards.total, held
                async with self._server.failing(SaveFailed):
                    shard = await self._pool.fetchval(_CLAIM, *values) if held else None
            if shard is not None:
                self._claims[match] = times + 1, shard
            if shard in leases.held:
                return True
        if shard is not None:
            await self.release(match)
        return False

    async def release(self, match: int) -> None:
        if self._leases is None:
            return
        async with self._claiming.setdefault(match, asyncio.Lock()):
            times, shard = self._claims.pop(match)
            if times > 1:
                self._claims[match] = times - 1, shard
                return
            message = self._leases.message("table", match)
            held, total = list(self._leases.held), self._leases.shards.total
            values = match, self._server.process, total, held, CHANNEL, message
            async with self._server.failing(SaveFailed):
                await run_to_end(self._pool.execute(_RELEASE, *values))

    def listen(self, hear: Callable[[str, int], None]) -> None:
        self._listeners.append(hear)

    def _hear(self, kind: str, key: int) -> None:
        for hear in self._listeners:
            hear(kind, key)

    async def notify(self, kind: str, key: int = 0) -> None:
        if self._leases:
            await self._execute(_NOTIFY, channel=CHANNEL, message=self._leases.message(kind, key))

    async def _tell(self, db: Database, kind: str, key: int) -> None:
        if self._leases:
            await db.execute(_NOTIFY, channel=CHANNEL, message=self._leases.message(kind, key))

    def _is_served_elsewhere(self, guild: int | None) -> bool:
        return self._leases is not None and self._leases.shards.of(guild) not in self._leases.held

    def _of_held(self, guild: str) -> str:
        return _OF_HELD.format(guild=guild)

    def _shards(self) -> Mapping[str, Any]:
        if self._leases is None:
            return {"total": 1, "shards": None}
        total, held = self._leases.shards.total, self._leases.held
        return {"total": total, "shards": None if len(held) == total else list(held)}

    async def report(self, figures: Mapping[str, Any]) -> None:
        if self._leases:
            self._leases.figures = dict(figures)

    async def processes(self) -> list[Process]:
        async with self._server.failing(StoreError):
            return await read_processes(self._pool, self._server.process)

    @asynccontextmanager
    async def turn(self, name: str) -> AsyncGenerator[None]:
        async with super().turn(name):
            if self._leases is None:
                yield
                return
            async with self._leases.turn(name):
                yield

    async def close(self) -> None:
        if self._leases:
            await self._leases.end()
        await self._pool.close()
