"""Copies of the database: one a day, the newest few kept, and the way back from one.

Owns how the daily copies are called and which files may be removed: those and no others. Must not know what
is in a database beyond whether it is sound and ours.
"""

from __future__ import annotations

import os
import re
import shutil
import sqlite3
from contextlib import closing
from datetime import UTC, date, datetime
from pathlib import Path

from engine.store import HEADER, Store, StoreError, refuse_strange, take_lock

SIDES = ("-wal", "-shm")
"""What SQLite keeps beside a database that was not closed."""


def dailies(database: Path, folder: Path) -> list[Path]:
    """The daily copies of a database, oldest first."""
    form = re.compile(rf"{re.escape(database.stem)}-\d{{4}}-\d\d-\d\d{re.escape(database.suffix)}")
    found = folder.iterdir() if folder.is_dir() else ()
    return sorted(file for file in found if form.fullmatch(file.name) and file.is_file())


def daily(database: Path, folder: Path, day: date, keep: int) -> bool:
    """Write the copy of a day unless there is one, and remove all but the newest `keep`.

    Gives whether it was written. Play goes on meanwhile; it blocks the caller. Raises `StoreError`.
    """
    target = folder / f"{database.stem}-{day.isoformat()}{database.suffix}"
    if target.exists():
        return False
    Store.copy(database, target)
    try:
        for old in dailies(database, folder)[:-keep]:
            old.unlink(missing_ok=True)
    except OSError as error:
        raise StoreError(f"{folder}: an old copy could not be removed: {error}") from error
    return True


def restore(copy: Path, database: Path) -> Path | None:
    """Put a copy in the place of the database; gives where the one from before is kept, if there was one.

    Raises `StoreError`, and then the database is as it was, if the copy is damaged, not ours or too new, or
    while the database is in use.
    """
    database = database.resolve()
    try:
        if copy.resolve() == database:
            raise StoreError(f"{copy}: this is the database itself")
        _check(copy)
        with take_lock(database):
            fresh = database.with_name(database.name + ".restoring")
            fresh.unlink(missing_ok=True)
            Store.copy(copy, fresh)
            try:
                kept = _keep(database)
                for side in SIDES:
                    database.with_name(database.name + side).unlink(missing_ok=True)
                fresh.replace(database)
            finally:
                fresh.unlink(missing_ok=True)
            return kept
    except OSError as error:
        raise StoreError(f"{copy}: not restored: {error}") from error


def _check(copy: Path) -> None:
    with copy.open("rb") as file:
        header = file.read(HEADER)
    if not header:
        raise StoreError(f"{copy}: empty")
    refuse_strange(copy, header)
    try:
        with closing(sqlite3.connect(f"{copy.resolve().as_uri()}?mode=rw", uri=True)) as db:
            (found,) = db.execute("pragma integrity_check(1)").fetchone()
    except sqlite3.Error as error:
        found = str(error)
    if found != "ok":
        raise StoreError(f"{copy}: damaged: {' '.join(found.split())}")


def _keep(database: Path) -> Path | None:
    """A copy of the files as they are: this database may be damaged, that may be why it is replaced."""
    if not database.exists():
        return None
    now = datetime.now(UTC)
    kept = database.with_name(f"{database.stem}-before-{now:%Y%m%dT%H%M%S.%fZ}{database.suffix}")
    for side in ("", SIDES[0]):
        file = database.with_name(database.name + side)
        if file.exists():
            shutil.copy2(file, kept.with_name(kept.name + side))
            with kept.with_name(kept.name + side).open("r+b") as written:
                os.fsync(written.fileno())
    return kept
