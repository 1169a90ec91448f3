"""The connection by which a process shares a PostgreSQL database with others.

Owns what lasts as long as that connection: the leases of shards, which are advisory locks of its session, the
row by which others see that the process is alive, and notifications. Must not know what a shard is for.

A process loses its leases at once if the connection breaks, and otherwise `LOST` seconds after the last
refresh by its own clock. The server may free a lock before that is noticed, so a process that gets the lock
has the lease only once the previous process is dead, has noticed, or has had the time to.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Callable, Collection, Iterable
from contextlib import asynccontextmanager, suppress
from hashlib import blake2b
from typing import Any

import msgspec

from engine.tables.store.cancellation import run_to_end
from engine.tables.store.model import Process, Shards, StoreError
from engine.tables.store.server import APPLICATION, FAILURES, LOCK, Database, Server, describe_failure

log = logging.getLogger(__name__)

CHANNEL = "caravanserai"
LEASE = int.from_bytes(b"Car", "big")
"""The class of the advisory locks on shards."""
REFRESH = 2.0
"""Seconds between two refreshes, in which free shards are leased as well."""
ANSWER = 5.0
"""The longest time that a statement may take on this connection, in seconds."""
LOST, DEAD = 8.0, 10
"""Seconds without a refresh after which a process gives up its leases, and others consider it dead."""
POLL = 0.2
"""Seconds between two attempts to take over a turn, or a lease whose lock is free, from another process."""
ALL = "all"
"""The kind of a notification that others may have been missed."""
_FREED = "freed"
"""The kind of a notification that a process has given up its leases."""

# The server notices within seconds that the host of a process has vanished.
_SETTINGS = {"tcp_keepalives_idle": "3", "tcp_keepalives_interval": "1", "tcp_keepalives_count": "3"}
_SETTINGS["tcp_user_timeout"] = "5000"
_SET = "select set_config(name, value, false) from unnest($1::text[], $2::text[]) as setting (name, value)"
_SELECT_OTHER = "select id, total from process where id <> $1 and total <> $2 limit 1"
_INSERT = """insert into process (id, backend, shards, total, version, started, seen, figures)
    values ($1, pg_backend_pid(), $2, $3, $4, clock_timestamp(), clock_timestamp(), $5)
    on conflict (id) do update set backend = excluded.backend, seen = excluded.seen"""
_DELETE_CLAIMS = "delete from claim where process = $1 and match <> all($2::bigint[])"
_REPEAT_CLAIMS = """insert into claim (match, process) select match, $1 from unnest($2::bigint[]) as match
    on conflict (match) do nothing"""
_REFRESH = "update process set seen = clock_timestamp(), figures = $2 where id = $1 returning true"
_DELETE_DEAD = f"""delete from process where id <> $1 and (
        seen < clock_timestamp() - interval '{DEAD} seconds' or not exists (
            select from pg_stat_activity where application_name = $2 || process.id))
    returning id"""  # noqa: S608  # constants
_DISCONNECT = """select pg_terminate_backend(pid) from pg_stat_activity
    where usename = current_user and application_name = any($1::text[])"""
_LEASE = f"select shard from unnest($1::integer[]) as shard where pg_try_advisory_lock({LEASE}, shard)"  # noqa: S608
_TAKE = f"""insert into lease (shard, process, backend)
    select shard, $2, pg_backend_pid() from unnest($1::integer[]) as locked (shard) where not exists (
        select from lease join process on process.id = lease.process and process.backend = lease.backend
        where lease.shard = locked.shard and process.id <> $2
            and seen > clock_timestamp() - interval '{LOST + 0.5} seconds')
    on conflict (shard) do update set process = excluded.process, backend = excluded.backend
    returning shard"""  # noqa: S608  # constants
_SELECT_PROCESSES = """select id, shards, total, version, extract(epoch from process.started)::bigint,
    extract(epoch from seen)::bigint, figures from process order by process.started, id"""


class Leases:
    """The leases of one process.

    `on_change` and `hear` are called in the event loop; see `Store`. `claims` are the tables claimed now.
    """

    def __init__(
        self,
        server: Server,
        shards: Shards,
        version: str,
        on_change: Callable[[frozenset[int]], None],
        hear: Callable[[str, int], None],
        claims: Collection[int],
    ) -> None:
        self.shards = shards
        self.figures: dict[str, Any] = {}
        self._server, self._version = server, version
        self._on_change, self._hear, self._claims = on_change, hear, claims
        self._held: frozenset[int] = frozenset()
        self._locked: set[int] = set()
        """The shards whose locks this process has. The previous process may not have noticed yet that it lost
        them."""
        self._db: Database | None = None
        self._using = asyncio.Lock()
        """A connection takes one statement at a time."""
        self._until = 0.0
        """When the leases are lost without another refresh, by the clock of the event loop."""
        self._expiry: asyncio.TimerHandle | None = None
        self._soon = asyncio.Event()
        """Set to refresh, or connect again, without waiting for the next time."""
        self._task: asyncio.Task[None] | None = None

    @property
    def held(self) -> frozenset[int]:
        """The shards that are leased now."""
        if self._held and (self._db is None or self._db.is_closed() or self._now() >= self._until):
            self._lose(self._db, "it no longer answers")
        return self._held

    async def begin(self) -> None:
        """Connect, and lease until `end`. Raise `StoreError` if another process has another total."""
        async with self._server.failing(StoreError):
            await self._connect()
        self._task = asyncio.create_task(self._go_on(), name="leases")

    async def end(self) -> None:
        """Give up all leases, so that another process can take them at once."""
        if self._task:
            self._task.cancel()
            await asyncio.wait([self._task])
        db = self._db
        if self._held:
            self._change(())
        if db is not None:
            with suppress(*FAILURES):
                await self._execute(db, "delete from process where id = $1", self._server.process)
                await self._execute(db, "select pg_advisory_unlock_all()")
                await self._execute(db, "select pg_notify($1, $2)", CHANNEL, self.message(_FREED, 0))
        self._lose(db, "")

    def message(self, kind: str, key: int) -> str:
        """Return the text of a notification."""
        return f"{self._server.process} {kind} {key}"

    @asynccontextmanager
    async def turn(self, name: str) -> AsyncGenerator[None]:
        """Hold the lock of this name among processes; within a process, the caller has it already."""
        key = int.from_bytes(blake2b(name.encode(), digest_size=8).digest(), "big", signed=True)
        try:
            await self._lock(key)
            yield
        finally:  # also if the wait was cancelled after the server had granted the lock
            await run_to_end(self._unlock(key))

    async def _lock(self, key: int) -> None:
        """Wait for an advisory lock. Raise `StoreError`."""
        while True:
            async with self._server.failing(StoreError):
                if (db := self._db) is None:
                    raise TimeoutError("the connection is lost")
                if await run_to_end(self._execute(db, "select pg_try_advisory_lock($1)", key)):
                    return
            await asyncio.sleep(POLL)

    async def _unlock(self, key: int) -> None:
        """Release an advisory lock, if this process has it. Without the connection, it has ended."""
        if db := self._db:
            with suppress(*FAILURES):
                await self._execute(db, "select pg_advisory_unlock($1)", key)

    async def _go_on(self) -> None:
        failing = False
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(POLL if self._locked - self._held else REFRESH):
                    await self._soon.wait()
            self._soon.clear()
            db = self._db
            try:
                if db is None:
                    await self._connect()
                    log.warning("connected to the database again; shards leased: %s", _list(self._held))
                else:
                    await self._refresh(db)
                failing = False
            except (Exception, asyncio.CancelledError) as error:  # no error may end the leasing
                if (task := asyncio.current_task()) and task.cancelling():
                    raise
                self._lose(db, describe_failure(error) or type(error).__name__)
                if db is not None:
                    self._soon.set()
                elif not failing:
                    failing = True
                    log.error("no leases, trying again: %s", describe_failure(error))

    async def _connect(self) -> None:
        """Connect, register and lease what is free."""
        db = await self._server.connect(ANSWER)
        try:
            await db.fetch(_SET, list(_SETTINGS), list(_SETTINGS.values()))
            async with db.transaction():
                await db.execute("select pg_advisory_xact_lock($1)", LOCK)
                await self._bury(db)
                if other := await db.fetchrow(_SELECT_OTHER, self._server.process, self.shards.total):
                    raise StoreError(
                        f"another process ({other['id']}) divides the servers into {other['total']} shards, "
                        f"not {self.shards.total}: stop all processes to change that"
                    )
                figures = msgspec.json.encode(self.figures).decode()
                await db.execute(
                    _INSERT, self._server.process, self.shards.ids, self.shards.total, self._version, figures
                )
                for statement in (_DELETE_CLAIMS, _REPEAT_CLAIMS):  # after a failure, the rows may differ
                    await db.execute(statement, self._server.process, list(self._claims))
            await db.add_listener(CHANNEL, self._heard)
            db.add_termination_listener(self._closed)
            self._db = db
            self._tell(ALL, 0)
            await self._refresh(db)
        except BaseException:
            if self._db is db:
                self._lose(db, "it does not answer")
            db.terminate()
            raise

    async def _refresh(self, db: Database) -> None:
        """Record that this process is alive, and lease free shards. Raise an error if that takes too long."""
        begun = self._now()
        figures = msgspec.json.encode(self.figures).decode()
        if not await self._execute(db, _REFRESH, self._server.process, figures):
            raise StoreError("this process was considered dead")
        await self._bury(db)
        gained = set(self.shards.ids) - self._held and await self._lease(db)
        if self._db is not db:
            raise TimeoutError("it was lost meanwhile")
        self._until = begun + LOST
        if self._expiry:
            self._expiry.cancel()
        self._expiry = asyncio.get_running_loop().call_at(self._until, self._lose, db, "no answer")
        if gained:
            self._change(self._held | gained)

    async def _lease(self, db: Database) -> set[int]:
        """Lock the shards that are free, and return those that this process may serve from now on."""
        async with asyncio.timeout(ANSWER), self._using:
            free = [shard for shard in self.shards.ids if shard not in self._locked]
            self._locked.update(row["shard"] for row in await db.fetch(_LEASE, free))
            locked = list(self._locked - self._held)
            return {row["shard"] for row in await db.fetch(_TAKE, locked, self._server.process)}

    async def _bury(self, db: Database) -> None:
        """Delete the rows of dead processes, and break their remaining connections to free the locks."""
        async with asyncio.timeout(ANSWER), self._using:
            dead = [row["id"] for row in await db.fetch(_DELETE_DEAD, self._server.process, APPLICATION)]
            if dead:
                await db.execute(_DISCONNECT, [APPLICATION + process for process in dead])
                await db.execute("select pg_notify($1, $2)", CHANNEL, self.message(ALL, 0))
        if dead:
            log.warning("processes that are no longer alive: %s", ", ".join(dead))
            self._tell(ALL, 0)

    async def _execute(self, db: Database, statement: str, *values: Any) -> Any:
        """Return the first value of the result of a statement."""
        async with asyncio.timeout(ANSWER), self._using:
            return await db.fetchval(statement, *values)

    def _heard(self, _: Database, __: int, ___: str, message: object) -> None:
        process, kind, key = str(message).split(" ")
        if process == self._server.process:
            return
        if kind == _FREED:
            self._soon.set()
        else:
            self._tell(kind, int(key))

    def _closed(self, db: Database) -> None:
        self._lose(db, "it was closed")

    def _lose(self, db: Database | None, why: str) -> None:
        """Give up all leases if they depend on the connection `db`. Call `on_change` before anything else."""
        if db is None or self._db is not db:
            return
        self._db = None
        self._locked = set()
        if self._expiry:
            self._expiry.cancel()
        if self._held:
            self._change(frozenset())
        if why:
            log.warning("the connection to the database that holds the leases is lost: %s", why)
        db.terminate()
        self._soon.set()

    def _change(self, held: Iterable[int]) -> None:
        self._held = frozenset(held)
        try:
            self._on_change(self._held)
        except Exception:
            log.exception("a change of the leases was not followed")

    def _tell(self, kind: str, key: int) -> None:
        try:
            self._hear(kind, key)
        except Exception:
            log.exception("a notification (%s) was not followed", kind)

    @staticmethod
    def _now() -> float:
        return asyncio.get_running_loop().time()


async def read_processes(db: Database, own: str) -> list[Process]:
    """Return the living processes, in the order in which they started. `own` is the id of this one."""
    return [
        Process(name, tuple(shards), total, version, started, seen, name == own, msgspec.json.decode(figures))
        for name, shards, total, version, started, seen, figures in await db.fetch(_SELECT_PROCESSES)
    ]


def _list(shards: Iterable[int]) -> str:
    return ", ".join(map(str, sorted(shards))) or "none"
