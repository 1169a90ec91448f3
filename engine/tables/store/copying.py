"""Copies a database to another one, of the same or the other kind.

Owns the order of the work, the mark of an unfinished copy, and the comparison at the end. Must not know SQL
or what the rows mean.
"""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Callable
from hashlib import blake2b
from typing import NamedTuple

import msgspec
from msgspec import structs

from engine.tables.store.model import StoreError
from engine.tables.store.rows import COLUMNS, KEYS, Row
from engine.tables.store.settings import OWN_SETTINGS, BotSettings
from engine.tables.store.sql import Store, settings_of

BATCH = 1000
"""Rows copied in one transaction."""
SETTINGS = ("user", "guild")
"""The tables whose rows are an id and settings."""


class Content(NamedTuple):
    """The contents of a database table: its number of rows, and a digest of them."""

    rows: int
    digest: str


async def copy(source: Store, target: Store, report: Callable[[str], None]) -> dict[str, Content]:
    """Copy all rows of an open database to another, and return the contents of each table.

    The target must be empty, or an unfinished copy of the same source, which is continued. `report` is called
    now and then with a line about the progress. Raise `StoreError` if a database fails or the copy differs
    from the source, leaving an unfinished copy; also if the target has other content or another process uses
    one of the databases, leaving the target untouched.
    """
    for store in (source, target):
        if await store.users_of_database():
            raise StoreError("a running bot uses the database: stop it first")
    await _begin(source, target)
    for table in COLUMNS:
        await _copy_rows(source, target, table, report)
    contents = {table: await _content(source, table) for table in COLUMNS}
    for table, content in contents.items():
        if (copied := await _content(target, table)) != content:
            raise StoreError(
                f"the copies of {table} differ: {content.rows} rows with digest {content.digest}, "
                f"{copied.rows} with {copied.digest}; empty the target and copy again"
            )
        report(f"{table}: {content.rows:,} rows, digest {content.digest}")
    await target.change_settings(BotSettings, OWN_SETTINGS, {"copy_of": None})
    return contents


async def _begin(source: Store, target: Store) -> None:
    """Mark the target as an unfinished copy of the source. Raise `StoreError` if it is not empty."""
    own = await settings_of(source, BotSettings)
    if not own.database:
        own = structs.replace(own, database=os.urandom(8).hex())
        await source.change_settings(BotSettings, OWN_SETTINGS, {"database": own.database})
    if (await settings_of(target, BotSettings)).copy_of == own.database:
        return
    for table in COLUMNS:
        if await target.read_rows(table, limit=1):
            raise StoreError("the target is not empty, and not an unfinished copy of this database")
    copied = structs.replace(own, copy_of=own.database)
    await target.change_settings(BotSettings, OWN_SETTINGS, msgspec.to_builtins(copied))


async def _copy_rows(source: Store, target: Store, table: str, report: Callable[[str], None]) -> None:
    after = await _last_key(target, table)
    copied = 0
    while rows := await source.read_rows(table, after, BATCH):
        await target.add_rows(table, rows)
        after = rows[-1][: KEYS[table]]
        copied += len(rows)
        if copied % (20 * BATCH) == 0:
            report(f"{table}: {copied:,} rows so far")


async def _last_key(target: Store, table: str) -> Row:
    """Return the key of the last copied row of a table, or () to copy the table from its start."""
    if table in SETTINGS:
        return ()
    after: Row = ()
    async for row in _rows(target, table):
        after = row[: KEYS[table]]
    return after


async def _rows(store: Store, table: str) -> AsyncIterator[Row]:
    after: Row = ()
    while rows := await store.read_rows(table, after, BATCH):
        for row in rows:
            yield row
        after = rows[-1][: KEYS[table]]


async def _content(store: Store, table: str) -> Content:
    """Return the contents of a table, the same for equal rows in both kinds of database."""
    digest, number = blake2b(digest_size=8), 0
    async for row in _rows(store, table):
        if table in SETTINGS:
            settings = msgspec.json.decode(row[1])
            settings.pop("copy_of", None)
            row = (row[0], msgspec.json.encode(settings, order="deterministic"))
        digest.update(msgspec.msgpack.encode(row))
        number += 1
    return Content(number, digest.hexdigest())
