"""Everything that must survive a restart.

`open_store` returns a `Store`; the other names are the values that it takes and returns.
"""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path

from engine.tables.store import copying
from engine.tables.store.contests import Competition, Won
from engine.tables.store.files import copy_database
from engine.tables.store.model import (
    FOREVER,
    LONGEST_WAIT,
    PARKED,
    SCHEMES,
    SENT_KEPT,
    Active,
    Attempt,
    Best,
    Census,
    Conflict,
    Contest,
    ContestKind,
    Finished,
    Gone,
    Letter,
    LogLine,
    Member,
    Pairing,
    Played,
    Post,
    Process,
    Puzzle,
    PuzzleKey,
    Rated,
    Result,
    Rival,
    SaveFailed,
    Season,
    Seat,
    SeatResult,
    Shards,
    Slot,
    Status,
    StoreError,
    Table,
    Timer,
    Unreachable,
    Waiting,
)
from engine.tables.store.settings import (
    OWN_SETTINGS,
    Ban,
    BotSettings,
    Listed,
    Monthly,
    Requirements,
    ServerSettings,
    TableOptions,
    UserSettings,
    change_options,
    choices,
)
from engine.tables.store.sql import OPEN, Store, settings_of
from engine.tables.store.sqlite import SqliteStore

__all__ = [
    "FOREVER",
    "LONGEST_WAIT",
    "OPEN",
    "OWN_SETTINGS",
    "PARKED",
    "SCHEMES",
    "SENT_KEPT",
    "Active",
    "Attempt",
    "Ban",
    "Best",
    "BotSettings",
    "Census",
    "Competition",
    "Conflict",
    "Contest",
    "ContestKind",
    "Finished",
    "Gone",
    "Letter",
    "Listed",
    "LogLine",
    "Member",
    "Monthly",
    "Pairing",
    "Played",
    "Post",
    "Process",
    "Puzzle",
    "PuzzleKey",
    "Rated",
    "Requirements",
    "Result",
    "Rival",
    "SaveFailed",
    "Season",
    "Seat",
    "SeatResult",
    "ServerSettings",
    "Shards",
    "Slot",
    "Status",
    "Store",
    "StoreError",
    "Table",
    "TableOptions",
    "Timer",
    "Unreachable",
    "UserSettings",
    "Waiting",
    "Won",
    "change_options",
    "choices",
    "copy_database",
    "copy_store",
    "open_store",
    "settings_of",
]


async def open_store(database: Path | str, *, backups: Path | None = None) -> Store:
    """Open a database, bring its schema up to date and return the store.

    `database` is the path of an SQLite file, which is created if there is none, or the `postgresql://` URI of
    a database, whose password may be in the environment instead, as DATABASE_PASSWORD or PGPASSWORD. Before a
    migration of an SQLite file, a copy of it goes to the folder `backups`, by default the file's own.

    Raise `StoreError`, and leave the database untouched, if it cannot be used, is from a newer version or not
    a database of this bot, or if another process has the file open.
    """
    if isinstance(database, Path):
        return await SqliteStore.open(database, backups)
    try:
        # Imported only here because asyncpg is an optional dependency.
        from engine.tables.store.postgres import PostgresStore
    except ImportError as error:
        raise StoreError("PostgreSQL needs asyncpg: install requirements/postgres.txt") from error
    return await PostgresStore.open(database)


async def copy_store(source: Path | str, target: Path | str, report: Callable[[str], None]) -> None:
    """Copy a whole database into an empty one of either kind; see `open_store` and `copying.copy`.

    Raise `StoreError` if a database cannot be used, there is no source, or the target has other content.
    """
    if isinstance(source, Path) and not await asyncio.to_thread(source.exists):
        raise StoreError(f"{source}: there is no such file")
    async with AsyncExitStack() as stack:
        original = await open_store(source)
        stack.push_async_callback(original.close)
        empty = await open_store(target)
        stack.push_async_callback(empty.close)
        await copying.copy(original, empty, report)
