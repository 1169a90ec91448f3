"""The calls for several processes, on a PostgreSQL database that they share.

Owns the claims: which process delivers letters and runs timers at a table now. Must not know what a letter or
a timer is, or how shards are leased; that is `leases`.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Any
from weakref import WeakValueDictionary

from engine.tables.store.alone import Alone
from engine.tables.store.cancellation import run_to_end
from engine.tables.store.leases import CHANNEL, Leases, read_processes
from engine.tables.store.model import Process, SaveFailed, Shards, StoreError
from engine.tables.store.server import Database, Server

_SHARD = "(coalesce({guild}, 0) >> 22) % {total}"
_OF_HELD = f"({{shards}}::bigint[] is null or {_SHARD} = any({{shards}}))"
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
"""Ends a claim, and tells the process that serves the table now, if that is another one."""


def of_held(guild: str, total: str, shards: str) -> str:
    """Return the condition that a table of a server has one of these shards. SQL; `shards` null: all."""
    return _OF_HELD.format(guild=guild, total=total, shards=shards)


def guild_of(match: str) -> str:
    """Return the server of a table. Both are SQL."""
    return f"(select guild from match where match.id = {match})"  # noqa: S608  # constants


class Shared(Alone):
    """A store that several processes can use. Before `serve`, its process serves every table."""

    def __init__(self, server: Server, pool: Any) -> None:
        super().__init__()
        self._server, self._pool = server, pool
        self._leases: Leases | None = None
        self._listeners: list[Callable[[str, int], None]] = []
        self._claims: dict[int, tuple[int, int]] = {}
        """By table that this process has claimed, how often, and its shard."""
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
        async with self._server.failing(SaveFailed):
            await self._tell(self._pool, kind, key)

    async def _tell(self, db: Database, kind: str, key: int) -> None:
        """Notify the other processes, in a transaction when it is committed."""
        if self._leases:
            await db.execute("select pg_notify($1, $2)", CHANNEL, self._leases.message(kind, key))

    def _is_served_elsewhere(self, guild: int | None) -> bool:
        return self._leases is not None and self._leases.shards.of(guild) not in self._leases.held

    def _served(self) -> tuple[int, list[int] | None]:
        """Return the total of shards and those that are held, None if they are all; see `of_held`."""
        if self._leases is None:
            return 1, None
        total, held = self._leases.shards.total, self._leases.held
        return total, None if len(held) == total else list(held)

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
