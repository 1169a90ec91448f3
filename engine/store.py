"""What must survive: matches, their logs, timers, letters to Discord and settings, in one SQLite file.

Owns the schema (`migrations/`), every line of SQL, the lock that keeps a second process out, and backups.
Must not know the rules of any game or any Discord object: positions are bytes, people and places are ids.
No signature shows SQLite, so that another store can stand beside this one.

Each transaction is one function that runs whole in the connection's thread. So a cancelled caller cannot
leave one open, calls take effect in the order in which they were made, and a driver that logs what it
executes never sees a secret.

Times are unix seconds. Every method raises `StoreError` if the database fails; those that write raise its
subclass `SaveFailed`: then nothing was written, and the store goes on working.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import struct
import sys
import zlib
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack, closing, suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, BinaryIO, Literal, NamedTuple, Self, TypeVar

import aiosqlite
import msgspec

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

T = TypeVar("T")
Status = Literal["lobby", "live", "over", "cancelled"]
Rows = list[tuple[Any, ...]]

MIGRATIONS = Path(__file__).with_name("migrations")
APPLICATION_ID = int.from_bytes(b"Cara", "big")
HEADER = 72
"""Bytes at the start of a file that tell whose it is."""
BUSY_SECONDS = 5.0
"""How long to wait for somebody who looks into the file by other means."""
SENT_KEPT = 7 * 86_400
"""How many seconds a sent letter is remembered."""
_FOREVER = 2**63 - 1
HOUSE = 0
"""Where the house keeps its own settings among those of the guilds."""


class StoreError(Exception):
    """The database cannot be used. The message is one line for the operator."""


class SaveFailed(StoreError):
    """Nothing was written: the disk is full or failing, or a value does not fit the schema."""


class Conflict(Exception):
    """The match was saved by somebody else since it was loaded; nothing was written."""


@dataclass(slots=True, kw_only=True)
class Seat:
    """A chair at a table. `bot` is a computer player's level, `""` for people; `prefs` is JSON."""

    seat: int
    user: int | None = None
    name: str = ""
    bot: str = ""
    prefs: bytes = b"{}"


@dataclass(slots=True, kw_only=True)
class Table:
    """A match and where it is played. `base`, `draft`, `last`, `affairs` are JSON the store need not read.

    `drawn` counts the random numbers used so far. `id` and `seq` belong to the store. `thread`, `message` and
    `post` are of the latest turn post; only `create` and `posted` write them, so that no save can undo a
    post. What could betray a hand or a seed stays out of the repr.
    """

    id: int = 0
    game: str
    rules: int
    options: dict[str, Any] = field(default_factory=dict[str, Any])
    status: Status = "lobby"
    guild: int | None = None
    channel: int | None = None
    thread: int | None = None
    message: int | None = None
    post: str = ""
    opener: int
    secret: bytes = field(repr=False)
    seq: int = 0
    base: bytes = field(default=b"", repr=False)
    draft: bytes = field(default=b"", repr=False)
    last: bytes = field(default=b"", repr=False)
    affairs: bytes = field(default=b"", repr=False)
    drawn: int = 0
    created: int
    moved: int
    seats: list[Seat] = field(default_factory=list[Seat])


class Line(NamedTuple):
    """One committed line of the record. `seat` is None for what nobody did, such as the setup."""

    n: int
    seat: int | None
    text: str
    drawn: tuple[int, ...]
    auto: bool
    at: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Timer:
    """Something to look at when it is `due`. `id` and `match` are filled in by the store."""

    id: int = 0
    match: int = 0
    due: int
    kind: str
    decision: int = 0
    payload: bytes = b""


@dataclass(frozen=True, slots=True, kw_only=True)
class Letter:
    """Something Discord must be told. A second letter with the same `nonce` is silently left out.

    `id`, `match` and the last four fields are filled in by the store. One that was `sent` and has an `error`
    was given up.
    """

    id: int = 0
    match: int = 0
    kind: str
    payload: bytes = b""
    nonce: str
    due: int
    tries: int = 0
    sent: int | None = None
    error: str | None = None
    message: int | None = None


class Post(NamedTuple):
    """The latest turn post of a match: where it stands, and what it says besides its buttons."""

    match: int
    message: int | None
    thread: int | None
    text: str = ""


class Census(NamedTuple):
    """How much there is of everything at one moment."""

    tables: dict[tuple[str, Status], int]
    letters: int
    """Those not sent yet."""
    letter_due: int | None
    """When the first of them was to go, or is tried again."""
    tries: int
    """How often the one tried most was tried."""
    overdue: int
    """Timers that should have rung by now."""
    size: int
    """Bytes of the file and of its write-ahead log."""


_LINES = msgspec.json.Decoder(list[Line])

_SELECT_MATCH = """select id, game, rules, options, status, guild, channel, thread, message, post, opener,
    secret, seq, base, draft, last, affairs, drawn, created, moved from match where """
_INSERT_MATCH = """insert into match (game, rules, options, status, guild, channel, thread, message, post,
    opener, secret, seq, base, draft, last, affairs, drawn, created, moved)
    values (:game, :rules, :options, :status, :guild, :channel, :thread, :message, :post,
    :opener, :secret, :seq, :base, :draft, :last, :affairs, :drawn, :created, :moved)"""
_UPDATE_MATCH = """update match set rules = :rules, options = :options, status = :status, guild = :guild,
    channel = :channel, opener = :opener, secret = :secret, seq = seq + 1, base = :base, draft = :draft,
    last = :last, affairs = :affairs, drawn = :drawn, moved = :moved where id = :id and seq = :seq"""
_UPDATE_POST = "update match set message = :message, thread = :thread, post = :text where id = :match"
_SELECT_IDS = """select id from match where status in (select value from json_each(?)) and moved < ?
    order by id"""
_COUNT_MAIL = "select count(*), min(due), coalesce(max(tries), 0) from outbox where sent is null"
_LATEST = "status in (select value from json_each(?)) order by moved desc, id desc limit ?"
_SELECT_SEATS = "select seat, user, name, bot, prefs from seat where match = ? order by seat"
_INSERT_SEAT = "insert into seat (match, seat, user, name, bot, prefs) values (?, ?, ?, ?, ?, ?)"
_SELECT_LINES = "select n, seat, text, drawn, auto, at from action where match = ? and n >= ? order by n"
_INSERT_LINE = "insert into action (match, n, seat, text, drawn, auto, at) values (?, ?, ?, ?, ?, ?, ?)"
_SELECT_TIMERS = """select id, match, due, kind, decision, payload from timer where due <= ?
    order by due, id limit ?"""
_INSERT_TIMER = "insert into timer (match, due, kind, decision, payload) values (?, ?, ?, ?, ?)"
_INSERT_LETTER = """insert into outbox (match, kind, payload, nonce, due, tries) values (?, ?, ?, ?, ?, 0)
    on conflict (nonce) do nothing"""
_SELECT_MAIL = """select id, match, kind, payload, nonce, due, tries, sent, error, message
    from outbox as letter indexed by outbox_waiting where sent is null and due <= :now and not exists (
        select 1 from outbox as earlier where earlier.sent is null and earlier.match = letter.match
        and earlier.id < letter.id and earlier.due > :now)
    order by id limit :limit"""
_UPDATE_LETTER = """update outbox set tries = tries + 1, due = coalesce(:due, due), sent = :sent,
    message = :message, error = :error where id = :id and sent is null"""
_SELECT_SETTINGS = "select settings from {} where id = ?"
_MERGE_SETTINGS = """insert into {} (id, settings) values (:id, json_patch('{{}}', :changes))
    on conflict (id) do update set settings = json_patch(settings, :changes)"""


class Store:
    """An open database. Values are taken as they are at the call: what is changed later is not written.

    A call that is cancelled still takes effect; load again to see it.
    """

    def __init__(self, path: Path, thread: _Thread) -> None:
        """For `open`."""
        self._path = path
        self._thread = thread

    @classmethod
    async def open(cls, path: Path, *, backups: Path | None = None) -> Self:
        """Open or make the database at `path` and bring its schema up to date.

        A copy from before a migration goes to the folder `backups`, by default that of the database. Raises
        `StoreError`, the file untouched, if another process has it open or it is from a newer version or
        not ours.
        """
        db = await asyncio.to_thread(_open, path, backups)
        thread = _Thread(db)
        await thread
        return cls(path, thread)

    async def close(self) -> None:
        """Finish what was begun and give the database free. Nothing more may be asked of the store."""
        await self._thread.close()

    async def backup(self, path: Path) -> None:
        """Write a compact copy to `path`, where nothing may be yet; play goes on meanwhile."""
        await asyncio.to_thread(self.copy, self._path, path)

    @staticmethod
    def copy(path: Path, target: Path) -> None:
        """As `backup`, of a database that may be open elsewhere. On failure nothing is left at `target`."""
        if target.exists():
            raise StoreError(f"{target}: exists already")
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
        except (OSError, sqlite3.Error) as error:
            with suppress(OSError):
                part.unlink(missing_ok=True)
            raise StoreError(f"{target}: copying {path} failed: {error}") from error

    async def create(self, table: Table) -> int:
        """Store a new table with its seats; its id is set and returned."""
        row, seats = _match_row(table), _seat_rows(table)

        def work(db: sqlite3.Connection) -> int:
            match = db.execute(_INSERT_MATCH, row).lastrowid or 0
            db.executemany(_INSERT_SEAT, [(match, *seat) for seat in seats])
            return match

        table.id = await self._write(work)
        return table.id

    async def load(self, match: int) -> Table | None:
        return next(iter(await self._read(lambda db: _tables(db, "id = ?", match))), None)

    async def save(
        self,
        table: Table,
        *,
        lines: Sequence[Line] = (),
        timers: Sequence[Timer] | None = None,
        outbox: Sequence[Letter] = (),
        keep: int | None = None,
    ) -> None:
        """Write a match, lines to append, letters, and unless None the timers that it has from now on.

        With `keep`, lines from that number on are taken out of the log first.
        All of it or nothing; `table.seq` goes up on success. The log of a finished match is packed. Raises
        `Conflict` if the match is not at `table.seq` any more.
        """
        match, row, seats = table.id, _match_row(table), _seat_rows(table)
        log: Rows = [(match, *line[:3], " ".join(map(str, line.drawn)), line.auto, line.at) for line in lines]
        clock: Rows = [
            (match, timer.due, timer.kind, timer.decision, timer.payload) for timer in timers or ()
        ]
        letters: Rows = [(match, mail.kind, mail.payload, mail.nonce, mail.due) for mail in outbox]

        def work(db: sqlite3.Connection) -> None:
            if db.execute(_UPDATE_MATCH, row).rowcount != 1:
                raise Conflict(f"match {match} is not at {row['seq']} any more")
            if [tuple(seat) for seat in db.execute(_SELECT_SEATS, (match,))] != seats:
                db.execute("delete from seat where match = ?", (match,))
                db.executemany(_INSERT_SEAT, [(match, *seat) for seat in seats])
            if keep is not None:
                db.execute("delete from action where match = ? and n >= ?", (match, keep))
            db.executemany(_INSERT_LINE, log)
            if timers is not None:
                db.execute("delete from timer where match = ?", (match,))
                db.executemany(_INSERT_TIMER, clock)
            db.executemany(_INSERT_LETTER, letters)
            if row["status"] in ("over", "cancelled"):
                _pack(db, match)

        await self._write(work)
        table.seq = row["seq"] + 1

    async def lines(self, match: int, start: int = 0) -> list[Line]:
        """The log from line `start` on, in order."""
        return await self._read(lambda db: _lines(db, match, start))

    async def tables_of(
        self, user: int, statuses: Sequence[Status] = ("lobby", "live"), limit: int = 25
    ) -> list[Table]:
        """The tables at which a user has a seat, the one moved last first."""
        where = f"id in (select match from seat where user = ?) and {_LATEST}"  # noqa: S608  # constants
        return await self._read(lambda db: _tables(db, where, user, _json(statuses), limit))

    async def tables_in(
        self, guild: int, statuses: Sequence[Status] = ("lobby",), limit: int = 25
    ) -> list[Table]:
        """The tables of a guild, the one moved last first."""
        where = f"guild = ? and {_LATEST}"
        return await self._read(lambda db: _tables(db, where, guild, _json(statuses), limit))

    async def matches_about(self, user: int) -> list[int]:
        """The ids of all matches that a user opened, plays or has played."""
        select = """select id from match where opener = ?1 union select match from seat
            where ?1 in (user, cast(prefs as text) ->> 'former', cast(prefs as text) ->> 'resigned')
            order by 1"""
        return await self._read(lambda db: [row[0] for row in db.execute(select, (user,))])

    async def matches(self, *statuses: Status, before: int = _FOREVER) -> list[int]:
        """The ids of all matches in these states in which nothing has happened since `before`."""
        values = _json(statuses), before
        return await self._read(lambda db: [row["id"] for row in db.execute(_SELECT_IDS, values)])

    async def live(self) -> list[int]:
        return await self.matches("live")

    async def mail(self, now: int, limit: int = 50) -> list[Letter]:
        """The letters to send now, oldest first. One that waits holds back the later ones of its match."""
        names = {"now": now, "limit": limit}
        return await self._read(lambda db: [Letter(**row) for row in db.execute(_SELECT_MAIL, names)])

    async def posted(
        self, letters: Sequence[int], at: int, post: Post | None = None, *, message: int | None = None
    ) -> None:
        """Mark letters as sent, and write down the turn post or the other message they have become."""
        message = post.message if post else message
        sent = [_letter_row(letter, sent=at, message=message) for letter in letters]

        def work(db: sqlite3.Connection) -> None:
            db.executemany(_UPDATE_LETTER, sent)
            if post:
                db.execute(_UPDATE_POST, post._asdict())
            db.execute("delete from outbox where sent < ?", (at - SENT_KEPT,))

        await self._write(work)

    async def sent_reminders(self, match: int) -> list[Letter]:
        """The reminders of a match that still stand in Discord."""
        select = """select id, match, kind, payload, nonce, due, tries, sent, error, message from outbox
            where match = ? and kind = 'remind' and sent is not null and message is not null order by id"""
        return await self._read(lambda db: [Letter(**row) for row in db.execute(select, (match,))])

    async def taken_down(self, letter: int) -> None:
        """The message that a letter has become is gone."""
        await self._write(lambda db: db.execute("update outbox set message = null where id = ?", (letter,)))

    async def postpone(self, letter: int, until: int, error: str) -> None:
        """Try a letter again later."""
        row = _letter_row(letter, due=until, error=error)
        await self._write(lambda db: db.execute(_UPDATE_LETTER, row))

    async def drop(self, letter: int, at: int, error: str) -> None:
        """Give a letter up, so that the later ones of its match can go."""
        row = _letter_row(letter, sent=at, error=error)
        await self._write(lambda db: db.execute(_UPDATE_LETTER, row))

    async def next_timer(self) -> Timer | None:
        """The earliest timer of all, due or not."""
        return next(iter(await self.timers_due(_FOREVER, 1)), None)

    async def timers_due(self, now: int, limit: int = 100) -> list[Timer]:
        """The timers due by now, earliest first."""
        return await self._read(lambda db: [Timer(**row) for row in db.execute(_SELECT_TIMERS, (now, limit))])

    async def census(self, now: int) -> Census:
        """What there is at this moment, for the operator."""

        def work(db: sqlite3.Connection) -> Census:
            counted = db.execute("select game, status, count(*) from match group by game, status")
            tables = {(game, status): number for game, status, number in counted}
            overdue: int = db.execute("select count(*) from timer where due < ?", (now,)).fetchone()[0]
            files = [self._path, self._path.with_name(self._path.name + "-wal")]
            size = sum(file.stat().st_size for file in files if file.exists())
            letters, letter_due, tries = db.execute(_COUNT_MAIL).fetchone()
            return Census(tables, letters, letter_due, tries, overdue, size)

        return await self._read(work)

    async def timer_done(self, timer: int) -> None:
        await self._write(lambda db: db.execute("delete from timer where id = ?", (timer,)))

    async def get_user(self, user: int) -> dict[str, Any]:
        """A user's settings, empty for somebody new."""
        return await self._settings("user", user)

    async def settings_of(self, users: Sequence[int]) -> dict[int, dict[str, Any]]:
        """The settings of several users; those of somebody new are left out."""
        select = "select id, settings from user where id in (select value from json_each(?))"
        return await self._read(
            lambda db: {
                row["id"]: msgspec.json.decode(row["settings"]) for row in db.execute(select, (_json(users),))
            }
        )

    async def set_user(self, user: int, changes: Mapping[str, Any]) -> None:
        """Merge changes into a user's settings; None takes a key away."""
        await self._merge("user", user, changes)

    async def delete_user(self, user: int) -> None:
        """Forget a user's settings."""
        await self._write(lambda db: db.execute("delete from user where id = ?", (user,)))

    async def languages(self) -> dict[int, str]:
        """The languages that users have chosen."""
        select = "select id, settings ->> 'lang' as lang from user where settings ->> 'lang' is not null"
        return await self._read(lambda db: {row["id"]: row["lang"] for row in db.execute(select)})

    async def get_guild(self, guild: int) -> dict[str, Any]:
        """A guild's settings, empty for a new one."""
        return await self._settings("guild", guild)

    async def set_guild(self, guild: int, changes: Mapping[str, Any]) -> None:
        """Merge changes into a guild's settings; None takes a key away."""
        await self._merge("guild", guild, changes)

    async def _settings(self, table: str, key: int) -> dict[str, Any]:
        select = _SELECT_SETTINGS.format(table)
        row = await self._read(lambda db: db.execute(select, (key,)).fetchone())
        return msgspec.json.decode(row["settings"]) if row else {}

    async def _merge(self, table: str, key: int, changes: Mapping[str, Any]) -> None:
        names = {"id": key, "changes": _json(changes)}
        await self._write(lambda db: db.execute(_MERGE_SETTINGS.format(table), names))

    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        return await self._transaction("begin", work, StoreError)

    async def _write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        return await self._transaction("begin immediate", work, SaveFailed)

    async def _transaction(
        self, begin: str, work: Callable[[sqlite3.Connection], T], failure: type[StoreError]
    ) -> T:
        def transaction(db: sqlite3.Connection) -> T:
            db.execute(begin)
            try:
                result = work(db)
                db.execute("commit")
            except BaseException:
                if db.in_transaction:
                    db.execute("rollback")
                raise
            return result

        try:
            return await self._thread.run(transaction)
        except sqlite3.Error as error:
            raise failure(f"{self._path}: {error}") from error


class _Thread(aiosqlite.Connection):
    """Runs whole functions in the connection's thread: one hop for a transaction, not one for a statement.

    The process may end without `close`.
    """

    def __init__(self, db: _Database) -> None:
        super().__init__(lambda: db, iter_chunk_size=64)
        self._thread.daemon = True

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        return await self._execute(work, self._conn)  # pyright: ignore[reportUnknownMemberType]  # untyped there


class _Database(sqlite3.Connection):
    """A connection that holds the lock of its file for as long as it is open."""

    lock: BinaryIO

    def close(self) -> None:
        super().close()
        self.lock.close()


def _open(path: Path, backups: Path | None) -> _Database:
    """The connection, ready for use. Raises `StoreError`."""
    path = path.resolve()
    try:
        with ExitStack() as failing:
            lock = failing.enter_context(take_lock(path))
            with open(path, "a+b", opener=lambda name, flags: os.open(name, flags, 0o600)) as file:
                file.seek(0)
                refuse_strange(path, file.read(HEADER))
            db = _Database(path, BUSY_SECONDS, isolation_level=None, check_same_thread=False)
            db.lock = lock
            failing.callback(db.close)
            db.row_factory = sqlite3.Row
            db.execute("pragma synchronous = full")
            _migrate(db, path, backups or path.parent)
            db.execute("pragma journal_mode = wal")
            db.execute("pragma foreign_keys = on")
            failing.pop_all()
            return db
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"{path}: cannot be opened: {error}") from error


def take_lock(path: Path) -> BinaryIO:
    """Take the lock beside the database. The system gives it back when the process ends, however it ends.

    Raises `StoreError` if another process has it.
    """
    file = path.with_name(path.name + ".lock").open("ab")
    try:
        if sys.platform == "win32":
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError) as error:
        file.close()
        raise StoreError(f"{path}: already in use by another process") from error
    return file


def refuse_strange(path: Path, header: bytes) -> None:
    """Raise `StoreError` for a file that is not ours or too new, from its header alone: SQLite might write.

    An empty file is as good as none.
    """
    if not header:
        return
    version, owner = struct.unpack(">60xi4xi", header.ljust(HEADER, b"\0"))
    if owner != APPLICATION_ID:
        raise StoreError(f"{path}: not a database of Caravanserai; left untouched")
    known = max(_migrations())
    if version > known:
        raise StoreError(f"{path}: from a newer version (schema {version}, not {known}); left untouched")


def _migrations() -> dict[int, Path]:
    """The schema scripts by number, in order."""
    return {int(file.name[:4]): file for file in sorted(MIGRATIONS.glob("[0-9]*.sql"))}


def _migrate(db: _Database, path: Path, backups: Path) -> None:
    """Run the schema scripts that are missing, each in one transaction.

    Without a write-ahead log, so that the header that `refuse_strange` reads is never behind.
    """
    version: int = db.execute("pragma user_version").fetchone()[0]
    pending = {number: file for number, file in _migrations().items() if number > version}
    if not pending:
        return
    db.execute("pragma journal_mode = delete")
    if version:
        Store.copy(
            path, backups / f"{path.stem}-v{version}-{datetime.now(UTC):%Y%m%dT%H%M%S.%fZ}{path.suffix}"
        )
    for number, file in pending.items():
        script = file.read_text(encoding="utf-8")
        try:
            db.executescript(f"begin immediate; {script}; pragma user_version = {number}; commit;")
        except sqlite3.Error as error:
            raise StoreError(f"{path}: {file.name} failed and was taken back: {error}") from error


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _match_row(table: Table) -> dict[str, Any]:
    names = (name for name in Table.__slots__ if name != "seats")
    return {name: getattr(table, name) for name in names} | {"options": _json(table.options)}


def _seat_rows(table: Table) -> Rows:
    return sorted((seat.seat, seat.user, seat.name, seat.bot, seat.prefs) for seat in table.seats)


def _letter_row(letter: int, **changes: Any) -> dict[str, Any]:
    return {"id": letter, "due": None, "sent": None, "message": None, "error": None} | changes


def _tables(db: sqlite3.Connection, where: str, *values: Any) -> list[Table]:
    return [
        Table(
            **{**row, "options": msgspec.json.decode(row["options"])},
            seats=[Seat(**seat) for seat in db.execute(_SELECT_SEATS, (row["id"],))],
        )
        for row in db.execute(_SELECT_MATCH + where, values)
    ]


def _lines(db: sqlite3.Connection, match: int, start: int = 0) -> list[Line]:
    packed = db.execute("select lines from archive where match = ?", (match,)).fetchone()
    lines = _LINES.decode(zlib.decompress(packed["lines"])) if packed else []
    return [line for line in lines if line.n >= start] + [
        Line(n, seat, text, tuple(map(int, drawn.split())), bool(auto), at)
        for n, seat, text, drawn, auto, at in db.execute(_SELECT_LINES, (match, start))
    ]


def _pack(db: sqlite3.Connection, match: int) -> None:
    """Replace the rows of a log by one compressed blob."""
    packed = zlib.compress(msgspec.json.encode(_lines(db, match)), 9)
    db.execute("insert or replace into archive (match, lines) values (?, ?)", (match, packed))
    db.execute("delete from action where match = ?", (match,))
