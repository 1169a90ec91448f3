"""The store in one SQLite file. No set-up is needed, and one process at a time may use it.

Owns what is particular to SQLite and the boundaries of transactions; `sql` owns the statements that every
database has, and `files` the file and its schema.

Each transaction is one function that runs as a whole in a connection's thread, so a cancelled caller cannot
leave one open, and aiosqlite, which logs what it executes, never sees a secret. Writes take effect in the
order in which they were made. Reads have a connection and a thread of their own: the write-ahead log lets
them see the last commit while a write waits for the disk or for another program.
"""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Self, TypeVar

from engine.tables.store import rows
from engine.tables.store.cancellation import run_to_end
from engine.tables.store.database import Database
from engine.tables.store.files import FAILURES, describe, open_database
from engine.tables.store.model import SaveFailed, StoreError, Table
from engine.tables.store.rows import Row, insert_rows, to_json
from engine.tables.store.sql import MATCH, UPDATE_MATCH, Store
from engine.tables.store.threads import ConnectionThread

T = TypeVar("T")

_SELECT_SEATS = "select seat, user, name, bot, prefs from seat where match = :match order by seat"


class Transaction:
    """A `Database` in the thread of its connection. Its methods never wait for another task."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    async def fetch(self, select: str, *values: Any, **names: Any) -> Sequence[Any]:
        return self._db.execute(_with_lists(select), values or _as_json(names)).fetchall()

    async def execute(self, statement: str, **names: Any) -> int:
        return self._db.execute(_with_lists(statement), _as_json(names)).rowcount

    async def executemany(self, statement: str, rows: Sequence[Row]) -> None:
        self._db.executemany(statement, rows)


@cache
def _with_lists(statement: str) -> str:
    """Return a statement in which lists are JSON."""
    return re.sub(r"\bin (:\w+)", r"in (select value from json_each(\1))", statement)


def _as_json(names: dict[str, Any]) -> dict[str, Any]:
    """Return named values, with each list encoded as JSON."""
    lists = [name for name, value in names.items() if isinstance(value, list)]
    return names | {name: to_json(names[name]) for name in lists}


class SqliteStore(Store):
    """An open SQLite database."""

    _outbox: ClassVar = "outbox as letter indexed by outbox_waiting"
    _over: ClassVar = "match indexed by match_over"
    _about: ClassVar = """select id from match where opener = :user union select match from seat where
        :user in (user, cast(prefs as text) ->> 'former', cast(prefs as text) ->> 'resigned') or exists (
            select 1 from json_each(cast(prefs as text), '$.departed') where value ->> 'user' = :user)
        order by 1"""

    def __init__(self, path: Path, writes: ConnectionThread, reads: ConnectionThread) -> None:
        """Use `open`."""
        super().__init__()
        self._path = path
        self._writes = writes
        self._reads = reads

    @classmethod
    async def open(cls, path: Path, backups: Path | None = None) -> Self:
        """Open or create the database at `path`; see `open_store`."""
        writes, reads = await asyncio.to_thread(open_database, path, backups)
        return cls(path, await ConnectionThread.start(writes), await ConnectionThread.start(reads))

    async def close(self) -> None:
        await self._reads.close()
        await self._writes.close()

    async def users_of_database(self) -> int:
        return 0  # the file is locked

    async def add_rows(self, table: str, rows: Sequence[Row]) -> None:
        await self._write(lambda db: db.executemany(insert_rows(table), rows))

    async def _size(self, db: Database) -> int:
        files = [self._path, self._path.with_name(self._path.name + "-wal")]
        return sum(file.stat().st_size for file in files if file.exists())

    async def _update_match(self, db: Database, row: Mapping[str, Any]) -> Sequence[Row] | None:
        changed = await db.execute(UPDATE_MATCH, **row)
        return await db.fetch(_SELECT_SEATS, match=row["id"]) if changed else None

    async def _tables(self, where: str, **names: Any) -> list[Table]:
        async def work(db: Database) -> list[Table]:
            found = await db.fetch(f"select {MATCH} from match where {where}", **names)  # noqa: S608  # constants
            return [rows.read_table(row, await db.fetch(_SELECT_SEATS, match=row["id"])) for row in found]

        return await self._read(work)

    async def _read(self, work: Callable[[Database], Awaitable[T]]) -> T:
        return await self._run(self._reads, "begin", work, StoreError)

    async def _write(self, work: Callable[[Database], Awaitable[T]]) -> T:
        return await run_to_end(self._run(self._writes, "begin immediate", work, SaveFailed))

    async def _run(
        self,
        thread: ConnectionThread,
        begin: str,
        work: Callable[[Database], Awaitable[T]],
        failure: type[StoreError],
    ) -> T:
        def transaction(db: sqlite3.Connection) -> T:
            db.execute(begin)
            try:
                result = _result(work(Transaction(db)))
                db.execute("commit")
            except BaseException:
                if db.in_transaction:
                    db.execute("rollback")
                raise
            return result

        try:
            return await thread.run(transaction)
        except FAILURES as error:
            raise failure(f"{self._path}: {describe(error)}") from error


def _result(work: Awaitable[T]) -> T:
    """Return the result of an async function that never waits."""
    try:
        next(work.__await__())
    except StopIteration as end:
        return end.value
    raise RuntimeError("a transaction awaits nothing but its database")
