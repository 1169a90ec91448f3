"""The SQLite file: exclusive use, identification, schema, and copies.

Owns the lock, the identity in the header, and the migrations. Must not know what the tables mean. All
functions block; they raise `StoreError` with one line for the operator.
"""

from __future__ import annotations

import os
import sqlite3
import struct
import sys
import threading
import time
import zlib
from contextlib import ExitStack, closing, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import ClassVar, NamedTuple, Self

import msgspec

from engine.names import one_line
from engine.tables.store.model import StoreError

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

MIGRATIONS = Path(__file__).with_name("migrations")
APPLICATION_ID = int.from_bytes(b"Cara", "big")
HEADER = 72
"""Bytes at the start of a file, which contain its schema version and application id."""
BUSY_SECONDS = 5.0
"""The longest time to wait for another program that is using the database, in seconds."""
CHECKING = 2.0
"""The longest time to check a database for damage when it is opened, in seconds."""
STEPS = 100_000
"""Steps of SQLite's virtual machine between two checks of the time."""
LONGEST = 200
"""The longest message of SQLite that is shown, in characters: it may quote bytes of a damaged file."""

FAILURES = (sqlite3.Error, OSError, ValueError, OverflowError, zlib.error, msgspec.MsgspecError)
"""The errors that a damaged, full or closed database can raise: those of SQLite, text that is not UTF-8 (even
in the schema), JSON and compressed logs that cannot be decoded, and numbers that are too large."""


def describe(error: BaseException) -> str:
    """Return the message of an error as one printable line."""
    text = (error.strerror if isinstance(error, OSError) else None) or str(error) or type(error).__name__
    return one_line(text, LONGEST)


class Connections(NamedTuple):
    """The two connections of an open database. Close `reads` first: the last to close merges the log."""

    writes: sqlite3.Connection
    reads: sqlite3.Connection


class Lock:
    """Exclusive use of a database until `close` or the end of the process, however it ends.

    On Unix one byte of the database itself is locked, so the lock holds under every name of the file. The
    byte is beyond the end of the largest possible database and outside the range that SQLite locks. The lock
    belongs to the open file description: a POSIX lock of the process would be lost as soon as SQLite closed
    any descriptor of the file. Windows refuses writes to a locked byte, so there the lock is on the first
    byte of a file next to the database.
    """

    BYTE: ClassVar = 2**62
    _held: ClassVar[set[tuple[int, int]]] = set()
    _guard: ClassVar = threading.Lock()

    def __init__(self, path: Path) -> None:
        """Take the lock, creating an empty file if there is none.

        Raise `StoreError` if the database is in use, and `OSError` if the file cannot be written.
        """
        flags = os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0)
        with self._guard:
            # Don't open the file to check: closing its descriptor would drop SQLite's locks in this process.
            if path.exists() and _identity(path.stat()) in self._held:
                raise StoreError(f"{path}: already in use by this process")
            locked = path if sys.platform != "win32" else path.with_name(path.name + ".lock")
            self._descriptor = os.open(locked, flags, 0o600)
            try:
                self._lock()
                self._identity = _identity(os.fstat(self._descriptor))
                if self._identity != _identity(locked.stat()):
                    raise BlockingIOError
            except OSError as error:
                os.close(self._descriptor)
                if isinstance(error, BlockingIOError | PermissionError):
                    raise StoreError(f"{path}: already in use by another process") from error
                raise
            self._held.add(self._identity)

    def _lock(self) -> None:
        if sys.platform == "win32":
            msvcrt.locking(self._descriptor, msvcrt.LK_NBLCK, 1)
        else:
            # `struct flock`, whose fields are in another order on the BSDs and macOS.
            kind, start, length, pid = fcntl.F_WRLCK, self.BYTE, 1, 0
            if sys.platform == "linux":
                flock = struct.pack("hhqqi", kind, os.SEEK_SET, start, length, pid)
            else:
                flock = struct.pack("qqihhi", start, length, pid, kind, os.SEEK_SET, 0)
            fcntl.fcntl(self._descriptor, getattr(fcntl, "F_OFD_SETLK", fcntl.F_SETLK), flock)

    def close(self) -> None:
        """Release the lock."""
        with self._guard:
            if self._identity in self._held:
                self._held.remove(self._identity)
                os.close(self._descriptor)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _identity(stat: os.stat_result) -> tuple[int, int]:
    return stat.st_dev, stat.st_ino


class _LockedConnection(sqlite3.Connection):
    """A connection that releases the lock of its database when it is closed."""

    lock: Lock

    def close(self) -> None:
        super().close()
        self.lock.close()


def open_database(path: Path, backups: Path | None = None) -> Connections:
    """Open or create the database at `path` and bring its schema up to date.

    Before a migration, a copy goes to the folder `backups`, by default that of the database. Raise
    `StoreError`, and leave the file untouched, if it is in use, from a newer version or not a database of
    this bot.
    """
    path = path.resolve()
    try:
        with ExitStack() as failing:
            lock = failing.enter_context(Lock(path))
            refuse_strange(path, read_header(path))
            if not os.access(path.parent, os.W_OK, effective_ids=os.access in os.supports_effective_ids):
                raise StoreError(f"{path}: cannot be opened: its folder is not writable")
            writes = sqlite3.connect(
                path, BUSY_SECONDS, isolation_level=None, check_same_thread=False, factory=_LockedConnection
            )
            writes.lock = lock
            failing.callback(writes.close)
            refuse_damaged(writes, path, CHECKING)
            writes.row_factory = sqlite3.Row
            writes.execute("pragma synchronous = full")
            _migrate(writes, path, backups or path.parent)
            writes.execute("pragma journal_mode = wal")
            writes.execute("pragma foreign_keys = on")
            reads = sqlite3.connect(
                f"{path.as_uri()}?mode=ro",
                BUSY_SECONDS,
                isolation_level=None,
                check_same_thread=False,
                uri=True,
            )
            failing.callback(reads.close)
            reads.row_factory = sqlite3.Row
            for db in (writes, reads):  # only a connection that has opened the log deletes it when it closes
                db.execute("select id from match limit 0")
            failing.pop_all()
            return Connections(writes, reads)
    except FAILURES as error:
        raise StoreError(f"{path}: cannot be opened: {describe(error)}") from error


def read_header(path: Path) -> bytes:
    """Return the first bytes of a file. Call it only while no connection to it is open in this process."""
    with path.open("rb") as file:
        return file.read(HEADER)


def refuse_strange(path: Path, header: bytes) -> None:
    """Raise `StoreError` if a file is not a database of this bot, or from a newer version.

    The header is enough to tell; opening the file with SQLite might change it. An empty file is accepted: it
    becomes a new database.
    """
    if not header:
        return
    version, owner = struct.unpack(">60xi4xi", header.ljust(HEADER, b"\0"))
    if owner != APPLICATION_ID:
        raise StoreError(f"{path}: not a database of Caravanserai; left untouched")
    known = max(migrations(MIGRATIONS))
    if version > known:
        raise StoreError(f"{path}: from a newer version (schema {version}, not {known}); left untouched")


def refuse_damaged(db: sqlite3.Connection, path: Path, seconds: float) -> None:
    """Raise `StoreError` if a database lacks a part of its schema, or if damage is found in its content.

    The content is checked for at most `seconds`, because a large database takes long.
    """
    try:
        (version,) = db.execute("pragma user_version").fetchone()
        missing = sorted(_parts_of(version) - _parts(db), reverse=True)  # tables first
        found = _first_damage(db, time.monotonic() + seconds) if not missing else f"it has no {missing[0]}"
    except FAILURES as error:
        found = describe(error)
    if found != "ok":
        raise StoreError(f"{path}: damaged: {describe(sqlite3.DatabaseError(found))}")


def _parts_of(version: int) -> set[str]:
    """Return the parts of an empty database with the schema of a version."""
    with closing(sqlite3.connect(":memory:")) as db:
        for number, file in migrations(MIGRATIONS).items():
            if number <= version:
                db.executescript(file.read_text(encoding="utf-8"))
        return _parts(db)


def _parts(db: sqlite3.Connection) -> set[str]:
    """Return the tables, columns and indexes of a database."""
    parts = db.execute("select type, name from sqlite_schema where name not like 'sqlite%'").fetchall()
    tables = [name for kind, name in parts if kind == "table"]
    columns = [
        f"column {table}.{name}"
        for table in tables
        for (name,) in db.execute("select name from pragma_table_info(?)", (table,))
    ]
    return {*(f"{kind} {name}" for kind, name in parts), *columns}


def _first_damage(db: sqlite3.Connection, until: float) -> str:
    """Return the first damage found before a time of the monotonic clock, or "ok"."""
    late = False

    def check_time() -> bool:
        nonlocal late
        late = time.monotonic() > until
        return late

    db.set_progress_handler(check_time, STEPS)
    try:
        return str(db.execute("pragma integrity_check(1)").fetchone()[0])
    except sqlite3.OperationalError:
        if late:
            return "ok"
        raise
    finally:
        db.set_progress_handler(None, 0)


def migrations(folder: Path) -> dict[int, Path]:
    """Return the schema scripts in a folder by number, in order."""
    return {int(file.name[:4]): file for file in sorted(folder.glob("[0-9]*.sql"))}


def _migrate(db: sqlite3.Connection, path: Path, backups: Path) -> None:
    """Run the schema scripts that are missing, each in one transaction.

    The write-ahead log is off meanwhile, so that the header of the file always has the current version.
    """
    version: int = db.execute("pragma user_version").fetchone()[0]
    pending = {number: file for number, file in migrations(MIGRATIONS).items() if number > version}
    if not pending:
        return
    db.execute("pragma journal_mode = delete")
    if version:
        copy_database(
            path, backups / f"{path.stem}-v{version}-{datetime.now(UTC):%Y%m%dT%H%M%S.%fZ}{path.suffix}"
        )
    for number, file in pending.items():
        script = file.read_text(encoding="utf-8")
        try:
            db.executescript(f"begin immediate; {script}; pragma user_version = {number}; commit;")
        except sqlite3.Error as error:
            raise StoreError(f"{path}: {file.name} failed and was rolled back: {describe(error)}") from error


def copy_database(path: Path, target: Path) -> None:
    """Write a compact copy of a database, which may be in use, to `target`, which must not exist.

    Raise `StoreError`, and leave nothing at `target`, if that fails.
    """
    if target.exists():
        raise StoreError(f"{target}: already exists")
    part = target.with_name(target.name + ".part")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        part.unlink(missing_ok=True)
        part.touch(mode=0o600)
        source = f"{path.resolve().as_uri()}?mode=rw"
        with closing(sqlite3.connect(source, BUSY_SECONDS, uri=True)) as db:
            db.execute("vacuum into ?", (str(part),))
        with part.open("r+b") as file:
            os.fsync(file.fileno())
        part.replace(target)
    except FAILURES as error:
        with suppress(OSError):
            part.unlink(missing_ok=True)
        raise StoreError(f"{target}: copying {path} failed: {describe(error)}") from error
