"""Daily backups of the SQLite database, and restoring one.

Owns the names of the daily backups, which are the only files it deletes. Must not know what a
database contains, only whether it is an intact one of this bot. All functions block.
"""

from __future__ import annotations

import math
import os
import re
import shutil
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from engine.tables.store.files import (
    FAILURES,
    Lock,
    copy_database,
    describe,
    read_header,
    refuse_damaged,
    refuse_strange,
)
from engine.tables.store.model import StoreError

DAY = 86_400
SIDES = ("-wal", "-shm")
"""Suffixes of the files that SQLite leaves next to a database that was not closed."""


def dailies(database: Path, folder: Path) -> list[Path]:
    """Return the daily backups of a database in `folder`, oldest first."""
    form = re.compile(rf"{re.escape(database.stem)}-\d{{4}}-\d\d-\d\d{re.escape(database.suffix)}")
    found = folder.iterdir() if folder.is_dir() else ()
    return sorted(file for file in found if form.fullmatch(file.name) and file.is_file())


def until(database: Path, folder: Path, now: int) -> tuple[list[Path], list[Path]]:
    """Return the daily backups up to the day of `now`, and those of later days, oldest first.

    The latter were written by a clock that was ahead, unless this one is behind.
    """
    found, today = dailies(database, folder), _daily_of(database, folder, now)
    return [file for file in found if file <= today], [file for file in found if file > today]


def daily(database: Path, folder: Path, now: int, keep: int) -> bool:
    """Write the backup of the day of `now`, unless there is one, and delete all but the newest `keep`.

    Backups of later days are neither counted nor deleted, and each is replaced when its day comes. Return
    True if the backup was written. Raise `StoreError`.
    """
    target, fresh = _daily_of(database, folder, now), folder / f"{database.name}.new"
    try:
        for later in until(database, folder, now)[1]:
            os.utime(later, (now, now))
        if target.exists() and target.stat().st_mtime >= now - now % DAY:
            return False
        fresh.unlink(missing_ok=True)
        copy_database(database, fresh)
        os.utime(fresh, (now, now))
        fresh.replace(target)
        for old in until(database, folder, now)[0][:-keep]:
            old.unlink(missing_ok=True)
    except OSError as error:
        raise StoreError(f"{folder}: the daily backup failed: {describe(error)}") from error
    return True


def _daily_of(database: Path, folder: Path, now: int) -> Path:
    return folder / f"{database.stem}-{datetime.fromtimestamp(now, UTC):%Y-%m-%d}{database.suffix}"


def restore(copy: Path, database: Path) -> Path | None:
    """Replace a database with a backup. Return where the previous database was copied, None if it was empty.

    Raise `StoreError`, and leave the database as it was, if the backup is damaged, from a newer version or
    not a database of this bot, or if the database is in use.
    """
    database = database.resolve()
    try:
        if copy.resolve() == database:
            raise StoreError(f"{copy}: this is the database itself")
        _check(copy)
        with Lock(database):
            fresh = database.with_name(database.name + ".restoring")
            fresh.unlink(missing_ok=True)
            copy_database(copy, fresh)
            try:
                previous = _set_aside(database)
                for side in SIDES:
                    database.with_name(database.name + side).unlink(missing_ok=True)
                fresh.replace(database)
            finally:
                fresh.unlink(missing_ok=True)
            return previous
    except OSError as error:
        raise StoreError(f"{copy}: not restored: {describe(error)}") from error


def _check(copy: Path) -> None:
    header = read_header(copy)
    if not header:
        raise StoreError(f"{copy}: empty")
    refuse_strange(copy, header)
    try:
        with closing(sqlite3.connect(f"{copy.resolve().as_uri()}?mode=rw", uri=True)) as db:
            refuse_damaged(db, copy, math.inf)
    except FAILURES as error:
        raise StoreError(f"{copy}: damaged: {describe(error)}") from error


def _set_aside(database: Path) -> Path | None:
    """Copy the files of a database byte for byte, since SQLite may refuse a damaged one. Return the copy."""
    if not database.stat().st_size:
        return None
    now = datetime.now(UTC)
    previous = database.with_name(f"{database.stem}-before-{now:%Y%m%dT%H%M%S.%fZ}{database.suffix}")
    for side in ("", SIDES[0]):
        file = database.with_name(database.name + side)
        if file.exists():
            shutil.copy2(file, previous.with_name(previous.name + side))
            with previous.with_name(previous.name + side).open("r+b") as written:
                os.fsync(written.fileno())
    return previous
