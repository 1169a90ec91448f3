"""The store in a PostgreSQL database, for installations that outgrow one process or one machine.

Owns what is particular to PostgreSQL; `sql` owns the statements that every database has, `server` the schema,
and `shared` what several processes need. Its error messages contain neither the password nor values to be
written.

If a connection breaks during a commit, `SaveFailed` is raised although the transaction may have taken effect;
a second attempt to save the same table then raises `Conflict`.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, Self, TypeVar

from engine.tables.store import rows
from engine.tables.store.cancellation import run_to_end
from engine.tables.store.database import Database
from engine.tables.store.model import SaveFailed, StoreError, Table
from engine.tables.store.rows import COLUMNS, Row, insert_rows
from engine.tables.store.server import APPLICATION, Server
from engine.tables.store.shared import Shared
from engine.tables.store.sql import MATCH, UPDATE_MATCH

T = TypeVar("T")

_SEATS = """array(select row(seat, "user", name, bot, prefs) from seat where match = match.id order by seat)
    as seats"""
_FLAGS = ("auto",)
"""The columns that are booleans here and numbers in SQLite."""
_NUMBERED = ("match", "timer", "outbox", "contest")
"""The tables whose ids the database counts."""
_CONTINUE_IDS = "select setval(pg_get_serial_sequence('{0}', 'id'), (select max(id) from {0}))"
_COUNT_PROCESSES = """select count(distinct application_name) from pg_stat_activity
    where datname = current_database() and starts_with(application_name, :ours)
    and application_name <> :own"""


class Connection:
    """A `Database` on a connection of asyncpg, or on a pool of them for a single statement."""

    def __init__(self, db: Any) -> None:
        self._db = db

    async def fetch(self, select: str, *values: Any, **names: Any) -> Sequence[Any]:
        text, order = _numbered(select)
        return await self._db.fetch(text, *values, *(names[name] for name in order))

    async def execute(self, statement: str, **names: Any) -> int:
        text, order = _numbered(statement)
        done: str = await self._db.execute(text, *(names[name] for name in order))  # such as "UPDATE 1"
        return int(done.rpartition(" ")[2])

    async def executemany(self, statement: str, rows: Sequence[Row]) -> None:
        if rows:
            await self._db.executemany(_numbered(statement)[0], rows)


@cache
def _numbered(statement: str) -> tuple[str, tuple[str, ...]]:
    """Return a statement with numbers for its values, and the names of these in order."""
    places: dict[str, str] = {}

    def place(found: re.Match[str]) -> str:
        name = found[1] or str(len(places))  # each `?` is another value
        return places.setdefault(name, f"${len(places) + 1}")

    statement = re.sub(r"\bin (:\w+)", r"= any(\1)", statement)
    numbered = re.sub(r"\?|(?<![:\w]):(\w+)", place, statement)
    return numbered, tuple(name for name in places if not name.isdecimal())


class PostgresStore(Shared):
    """A PostgreSQL database, opened by `open`."""

    _delete_sent: ClassVar = """delete from outbox where id in (
        select id from outbox where sent < :before for update skip locked)"""
    _about: ClassVar = """select id from match where opener = :user union select match from seat
        where "user" = :user or :user::bigint::text in (convert_from(prefs, 'UTF8')::jsonb ->> 'former',
            convert_from(prefs, 'UTF8')::jsonb ->> 'resigned') or
        convert_from(prefs, 'UTF8')::jsonb -> 'departed'
            @> jsonb_build_array(jsonb_build_object('user', :user::bigint)) order by 1"""

    @classmethod
    async def open(cls, address: str, password: str | None = None) -> Self:
        """Connect to `address`, a `postgresql://` URI, and bring the schema up to date.

        The password comes from the URI, from `password`, or from libpq's environment and files. Raise
        `StoreError` if the database cannot be reached, is from a newer version or not one of this bot.
        """
        server = Server(address, password)
        return cls(server, await server.open_pool())

    async def users_of_database(self) -> int:
        ours, own = APPLICATION, APPLICATION + self._server.process
        return (await self._select(lambda row: row[0], _COUNT_PROCESSES, ours=ours, own=own))[0]

    async def add_rows(self, table: str, rows: Sequence[Row]) -> None:
        flags = [name in _FLAGS for name in COLUMNS[table]]
        values = [tuple(bool(v) if flag else v for v, flag in zip(row, flags, strict=True)) for row in rows]

        async def work(db: Database) -> None:
            await db.executemany(insert_rows(table), values)
            if rows and table in _NUMBERED:
                await db.execute(_CONTINUE_IDS.format(table))

        await self._write(work)

    async def _size(self, db: Database) -> int:
        return (await db.fetch("select pg_database_size(current_database())"))[0][0]

    async def _update_match(self, db: Database, row: Mapping[str, Any]) -> Sequence[Row] | None:
        updated = await db.fetch(f"{UPDATE_MATCH} returning {_SEATS}", **row)
        return updated[0]["seats"] if updated else None

    async def _tables(self, where: str, **names: Any) -> list[Table]:
        select = f"select {MATCH}, {_SEATS} from match where {where}"  # noqa: S608  # constants
        return await self._select(lambda row: rows.read_table(row, row["seats"]), select, **names)

    async def _select(self, read: Callable[[Any], T], select: str, *values: Any, **names: Any) -> list[T]:
        async with self._server.failing(StoreError):
            return [read(row) for row in await Connection(self._pool).fetch(select, *values, **names)]

    async def _execute(self, statement: str, **names: Any) -> None:
        async def execute() -> None:
            async with self._server.failing(SaveFailed):
                await Connection(self._pool).execute(statement, **names)

        await run_to_end(execute())

    async def _read(self, work: Callable[[Database], Awaitable[T]]) -> T:
        async with self._server.failing(StoreError), self._pool.acquire() as db:  # noqa: SIM117  # it reads better
            async with db.transaction(isolation="repeatable_read", readonly=True):
                return await work(Connection(db))

    async def _write(self, work: Callable[[Database], Awaitable[T]]) -> T:
        async def transaction() -> T:
            async with self._server.failing(SaveFailed), self._pool.acquire() as db, db.transaction():
                return await work(Connection(db))

        return await run_to_end(transaction())
