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

from engine.tables.store.model import OWN_SETTINGS, StoreError
from engine.tables.store.protocol import Store
from engine.tables.store.rows import COLUMNS, KEYS, Row

BATCH = 1000
"""Rows copied in one transaction."""
IDENTITY = "database"
"""A key in the bot's own settings: a random number that a database and its copies share."""
UNFINISHED = "copy_of"
"""A key in the bot's own settings, only in an unfinished copy: the identity of the source."""
SETTINGS = ("user", "guild")
"""The tables whose rows are an id and settings."""


class Content(NamedTuple):
    """What a table of a database contains: its number of rows and a digest of them."""

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
    await target.set_guild(OWN_SETTINGS, {UNFINISHED: None})
    return contents


async def _begin(source: Store, target: Store) -> None:
    """Mark the target as an unfinished copy of the source. Raise `StoreError` if it is not empty."""
    identity = (await source.get_guild(OWN_SETTINGS)).get(IDENTITY)
    if not identity:
        identity = os.urandom(8).hex()
        await source.set_guild(OWN_SETTINGS, {IDENTITY: identity})
    if (await target.get_guild(OWN_SETTINGS)).get(UNFINISHED) == identity:
        return
    for table in COLUMNS:
        if await target.read_rows(table, limit=1):
            raise StoreError("the target is not empty, and not an unfinished copy of this database")
    own = await source.get_guild(OWN_SETTINGS)
    await target.set_guild(OWN_SETTINGS, own | {UNFINISHED: identity})


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
    """Return the key of the last row of a table that has been copied; () to copy it from the start."""
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
            settings.pop(UNFINISHED, None)
            row = (row[0], msgspec.json.encode(settings, order="deterministic"))
        digest.update(msgspec.msgpack.encode(row))
        number += 1
    return Content(number, digest.hexdigest())
