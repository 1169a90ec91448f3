"""A PostgreSQL server and the database on it: how to connect, which errors to expect, and the schema.

Owns the migrations (`migrations/postgresql`, numbered as for SQLite). Its messages contain neither the
password nor values to be written.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import asyncpg  # pyright: ignore[reportMissingTypeStubs]  # it has none
import msgspec

from engine.tables.store.files import describe, migrations
from engine.tables.store.model import StoreError, Unreachable

Database = Any
"""A connection of asyncpg, which has no type stubs."""

MIGRATIONS = Path(__file__).with_name("migrations") / "postgresql"
CONNECTIONS = 8
"""The most connections of the pool of one process."""
SECONDS = 30.0
"""The longest time that a call, or connecting, may take, in seconds."""
MIGRATING = 3600.0
"""The longest time that a migration may take, in seconds."""
APPLICATION = "caravanserai "
"""The beginning of the name under which the server lists the connections of a process; its id follows."""
LOCK = int.from_bytes(b"Cara", "big")
"""The advisory lock held while the schema is brought up to date, or a process registers."""

FAILURES = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    OSError,
    TimeoutError,
    ValueError,
    msgspec.MsgspecError,
)
"""The errors raised when a database cannot be reached, refuses a value or is damaged."""

_PASSING = (
    asyncpg.PostgresConnectionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.OperatorInterventionError,
    asyncpg.InternalClientError,
    OSError,
    TimeoutError,
)
"""Failures that may be temporary: the server is restarting, is a standby, or has no connection to spare."""


class Server:
    """The address of a database, and the name of this process there.

    The password comes from `address`, a `postgresql://` URI, from `password`, or from the environment.
    """

    def __init__(self, address: str, password: str | None = None) -> None:
        self.name = describe_address(address)
        self.process = os.urandom(8).hex()
        password = password or os.environ.get("DATABASE_PASSWORD")
        settings = {"application_name": APPLICATION + self.process}
        # After a failover, one of several hosts is a standby, or a primary that was replaced.
        self._options: dict[str, Any] = {
            "dsn": address,
            "server_settings": settings,
            "target_session_attrs": "read-write",
        }
        if password:
            self._options["password"] = password

    async def open_pool(self) -> Any:
        """Return a pool of connections to the database, whose schema is up to date.

        Raise `StoreError`; if another attempt may succeed, `Unreachable`.
        """
        async with self.failing(StoreError, "cannot be opened: ", limited=False):
            pool: Any = await asyncpg.create_pool(  # pyright: ignore[reportUnknownMemberType]  # untyped there
                min_size=1,
                max_size=CONNECTIONS,
                timeout=SECONDS,
                command_timeout=SECONDS,
                reset=_keep,
                **self._options,
            )
            try:
                async with pool.acquire() as db:
                    await _migrate(db, self.name)
            except BaseException:
                await pool.close()
                raise
            return pool

    async def connect(self, seconds: float) -> Database:
        """Return a new connection on which nothing takes longer than `seconds`."""
        connect: Any = asyncpg.connect  # pyright: ignore[reportUnknownMemberType, reportUnknownVariableType]  # untyped
        return await connect(timeout=seconds, command_timeout=seconds, **self._options)

    @asynccontextmanager
    async def failing(
        self, failure: type[StoreError], what: str = "", *, limited: bool = True
    ) -> AsyncGenerator[None]:
        """Turn the errors of the database into `failure`, with one line that begins with `what`.

        A call that takes longer than `SECONDS`, the wait for a connection included, fails as well.
        """
        try:
            async with asyncio.timeout(SECONDS if limited else None):
                yield
        except FAILURES as error:
            if failure is StoreError and isinstance(error, _PASSING):
                failure = Unreachable
            # Without its cause, whose details may be values, or the URI.
            raise failure(f"{self.name}: {what}{describe_failure(error)}") from None


async def _keep(_: Database) -> None:
    """Reset nothing when a connection returns to the pool: no call leaves anything behind."""


def describe_address(address: str) -> str:
    """Return a `postgresql://` URI without user, password and parameters. Never raises."""
    try:
        parts = urlsplit(address)
        host = parts.hostname or "local"
        return f"postgresql://{host}{f':{parts.port}' if parts.port else ''}{parts.path}"
    except ValueError:
        return "postgresql"


def describe_failure(error: BaseException) -> str:
    """Return the message of an error as one line, without its details, which contain values of the row."""
    message = getattr(error, "message", None)
    return describe(Exception(message)) if message else describe(error)


async def _migrate(db: Database, name: str) -> None:
    """Run the schema scripts that are missing, each in one transaction, in one process at a time."""
    if (encoding := await db.fetchval("show server_encoding")) != "UTF8":
        raise StoreError(
            f"{name}: its encoding is {encoding}, in which some names cannot be written: "
            "create it with createdb --encoding=UTF8 --template=template0"
        )
    scripts = await asyncio.to_thread(
        lambda: {n: file.read_text("utf-8") for n, file in migrations(MIGRATIONS).items()}
    )
    async with db.transaction():
        await db.execute("select pg_advisory_xact_lock($1)", LOCK)
        if await db.fetchval("select to_regclass('caravanserai')") is None:
            if await db.fetchval("select count(*) from pg_tables where schemaname = current_schema()"):
                raise StoreError(f"{name}: not a database of Caravanserai; left untouched")
            await db.execute("create table caravanserai (schema integer not null)")
            await db.execute("insert into caravanserai values (0)")
    for number, script in scripts.items():
        async with db.transaction():
            await db.execute("select pg_advisory_xact_lock($1)", LOCK)
            version = await db.fetchval("select schema from caravanserai")
            if version > max(scripts):
                raise StoreError(
                    f"{name}: from a newer version (schema {version}, not {max(scripts)}); left untouched"
                )
            if number > version:
                await db.execute(script, timeout=MIGRATING)
                await db.execute("update caravanserai set schema = $1", number)
