"""The store in one SQLite file. No set-up is needed, and one process at a time may use it.

Owns the SQL and the boundaries of transactions; `files` owns the file and its schema. Must not know the rules
of any game or any Discord object.

Each transaction is one function that runs as a whole in a connection's thread, so a cancelled caller cannot
leave one open, and aiosqlite, which logs what it executes, never sees a secret. Writes take effect in the
order in which they were made. Reads have a connection and a thread of their own: the write-ahead log lets
them see the last commit while a write waits for the disk or for another program.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Self, TypeVar

from msgspec import structs

from engine.tables.store import rows
from engine.tables.store.alone import Alone
from engine.tables.store.cancellation import run_to_end
from engine.tables.store.files import FAILURES, copy_database, describe, open_database
from engine.tables.store.model import (
    LONGEST_WAIT,
    PARKED,
    SENT_KEPT,
    Census,
    Conflict,
    Letter,
    LogLine,
    Post,
    SaveFailed,
    Status,
    StoreError,
    Table,
    Timer,
)
from engine.tables.store.protocol import FOREVER, OPEN, PAGE
from engine.tables.store.rows import Row, insert_rows, to_json
from engine.tables.store.settings import (
    K,
    Settings,
    check_changes,
    decode,
    write_options,
)
from engine.tables.store.threads import ConnectionThread

T = TypeVar("T")

_SELECT_MATCH = """select id, game, rules, options, status, guild, channel, thread, message, post, opener,
    secret, seq, base, draft, last, affairs, drawn, created, moved from match where """
_INSERT_MATCH = """insert into match (game, rules, options, status, guild, channel, thread, message, post,
    opener, secret, seq, base, draft, last, affairs, drawn, created, moved)
    values (:game, :rules, :options, :status, :guild, :channel, :thread, :message, :post,
    :opener, :secret, :seq, :base, :draft, :last, :affairs, :drawn, :created, :moved)"""
_UPDATE_MATCH = """update match set rules = :rules, options = :options, status = :status, guild = :guild,
    channel = :channel, opener = :opener, secret = :secret, seq = seq + 1, base = :base, draft = :draft,
    last = :last, affairs = :affairs, drawn = :drawn, moved = :moved where id = :id and seq = :seq"""
_UPDATE_OPTIONS = "update match set options = ?, seq = seq + 1 where id = ? and seq = ?"
_UPDATE_POST = "update match set message = :message, thread = :thread, post = :text where id = :match"
_SAME_PLACE = " and channel is :channel and thread is :place"
_SELECT_IDS = """select id from match where status in (select value from json_each(?)) and moved < ?
    order by id"""
_COUNT_MAIL = """select count(*), min(due), coalesce(max(tries), 0), count(distinct iif(refused, match, null))
    from outbox where sent is null"""
_SELECT_LATEST = (
    "select max(sent) from outbox where sent is not null",
    "select max(moved) from match where status in ('lobby', 'live')",
)
_UPDATE_FUTURE = (
    "update match set moved = :now where status in ('lobby', 'live') and moved > :now",
    "update outbox set sent = :now where sent > :now",
)
_COUNT_OVERDUE = "select count(*) from timer where due < ? and tries < ?"
_SELECT_STALLED = f"""select id from match where status = 'live' and not exists
    (select * from timer where timer.match = match.id and tries < {PARKED}) order by id"""  # noqa: S608  # constants
_COUNT_PARKED = "select count(*) from timer where tries > 0 and tries >= ?"
_OF_USER = "id in (select match from seat where user = :user)"
_STATUS = "status in (select value from json_each(:statuses))"
_HERE = f"(thread = :channel and {_STATUS} or channel = :channel and {_STATUS})"
"""The status is in both parts, because otherwise the finished tables of a place would be read too."""
_SELECT_SEATS = "select seat, user, name, bot, prefs from seat where match = ? order by seat"
_INSERT_SEAT = "insert into seat (match, seat, user, name, bot, prefs) values (?, ?, ?, ?, ?, ?)"
_SELECT_LINES = "select n, seat, text, drawn, auto, at from action where match = ? and n >= ? order by n"
_INSERT_LINE = "insert into action (match, n, seat, text, drawn, auto, at) values (?, ?, ?, ?, ?, ?, ?)"
_DUE = f"due not between :now + 1 and :now + {LONGEST_WAIT}"
_WAITING = f"earlier.due between :now + 1 and :now + {LONGEST_WAIT}"
_SELECT_TIMERS = """select id, match, due, kind, decision, payload, tries from timer
    where due <= :now and tries < :parked{} order by due, id limit :limit"""
_SELECT_DUE = f"""select match from timer where due <= :now and tries < :parked
    union select match from outbox where sent is null and {_DUE}"""  # noqa: S608  # constants
_INSERT_TIMER = "insert into timer (match, due, kind, decision, payload) values (?, ?, ?, ?, ?)"
_INSERT_LETTER = """insert into outbox (match, kind, payload, nonce, due, tries) values (?, ?, ?, ?, ?, 0)
    on conflict (nonce) do nothing"""
_SELECT_LETTERS = """select id, match, kind, payload, nonce, due, tries, sent, error, message, refused
    from outbox """
_SELECT_MAIL = f"""as letter indexed by outbox_waiting where sent is null and {_DUE}{{}} and not exists (
        select 1 from outbox as earlier where earlier.sent is null and earlier.match = letter.match
        and earlier.id < letter.id and {_WAITING})
    order by id limit :limit"""  # noqa: S608  # constants
_UPDATE_LETTER = """update outbox set tries = tries + 1, due = coalesce(:due, due), sent = :sent,
    message = :message, error = :error, refused = :refused where id = :id and sent is null"""
_SENDING = """update outbox set due = :now, error = :what, refused = 0
    where sent is null and id in (select value from json_each(:letters))"""
_MARK_TRIED = "update outbox set tries = 1 where sent is null and tries = 0"
_SELECT_NOTICES = f"""{_SELECT_LETTERS}
    where match = :match and kind in ('remind', 'vote') and message is not null and sent is not null
    order by id"""
_SELECT_SENT_TURNS = f"""{_SELECT_LETTERS}
    where match = :match and kind = 'turn' and message is not null and sent is not null order by id"""
_SELECT_ABOUT = """select id from match where opener = ?1 union select match from seat
    where ?1 in (user, cast(prefs as text) ->> 'former', cast(prefs as text) ->> 'resigned') order by 1"""
_SELECT_LANGUAGES = """select id, settings ->> 'lang' as lang from user
    where settings ->> 'lang' is not null"""
_SELECT_SETTINGS = "select id, settings from {} where id in (select value from json_each(?))"
_MERGE_SETTINGS = """insert into {} (id, settings) values (:id, json_patch('{{}}', :changes))
    on conflict (id) do update set settings = json_patch(settings, :changes)"""


class SqliteStore(Alone):
    """An open SQLite database."""

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

    async def backup(self, path: Path) -> None:
        await asyncio.to_thread(copy_database, self._path, path)

    async def create(self, table: Table, *, after: Table | None = None, outbox: Sequence[Letter] = ()) -> int:
        row, seats, letters = rows.match_row(table), rows.seat_rows(table), tuple(outbox)

        def work(db: sqlite3.Connection) -> int:
            match = db.execute(_INSERT_MATCH, row).lastrowid or 0
            db.executemany(_INSERT_SEAT, [(match, *seat) for seat in seats])
            db.executemany(_INSERT_LETTER, rows.letter_rows(match, letters))
            if after:
                options = write_options(structs.replace(after.options, rematch=match))
                if db.execute(_UPDATE_OPTIONS, (options, after.id, after.seq)).rowcount != 1:
                    raise Conflict(f"match {after.id} is not at {after.seq} any more")
            return match

        table.id = await self._write(work)
        if after:
            after.options.rematch, after.seq = table.id, after.seq + 1
        return table.id

    async def load(self, match: int) -> Table | None:
        found = await self._tables("id = :match", match=match)
        return found[0] if found else None

    async def save(
        self,
        table: Table,
        *,
        lines: Sequence[LogLine] = (),
        timers: Sequence[Timer] | None = None,
        outbox: Sequence[Letter] = (),
        keep: int | None = None,
        elsewhere: bool = False,
    ) -> None:
        match, row, seats = table.id, rows.match_row(table), rows.seat_rows(table)
        log = rows.line_rows(match, lines)
        clock = None if timers is None else rows.timer_rows(match, timers)
        letters = rows.letter_rows(match, outbox)

        def work(db: sqlite3.Connection) -> None:
            if db.execute(_UPDATE_MATCH, row).rowcount != 1:
                raise Conflict(f"match {match} is not at {row['seq']} any more")
            if elsewhere:
                db.execute(_UPDATE_POST, Post(match, None, None)._asdict())
            if [tuple(seat) for seat in db.execute(_SELECT_SEATS, (match,))] != seats:
                db.execute("delete from seat where match = ?", (match,))
                db.executemany(_INSERT_SEAT, [(match, *seat) for seat in seats])
            if keep is not None:
                db.execute("delete from action where match = ? and n >= ?", (match, keep))
            db.executemany(_INSERT_LINE, log)
            if clock is not None:
                db.execute("delete from timer where match = ?", (match,))
                db.executemany(_INSERT_TIMER, clock)
            db.executemany(_INSERT_LETTER, letters)
            if row["status"] in ("over", "cancelled"):
                _pack(db, match)

        await self._write(work)
        table.seq = row["seq"] + 1

    async def lines(self, match: int, start: int = 0) -> list[LogLine]:
        return await self._read(lambda db: _lines(db, match, start))

    async def tables_here(
        self,
        channel: int,
        user: int | None = None,
        statuses: Sequence[Status] = OPEN,
        limit: int = PAGE,
        offset: int = 0,
    ) -> list[Table]:
        where = _HERE if user is None else f"{_HERE} and {_OF_USER}"
        return await self._page(
            where, channel=channel, user=user, statuses=statuses, limit=limit, offset=offset
        )

    async def tables_of(
        self, user: int, statuses: Sequence[Status] = OPEN, limit: int = PAGE, offset: int = 0
    ) -> list[Table]:
        return await self._page(
            f"{_OF_USER} and {_STATUS}", user=user, statuses=statuses, limit=limit, offset=offset
        )

    async def tables_in(
        self, guild: int, statuses: Sequence[Status] = ("lobby",), limit: int = PAGE, offset: int = 0
    ) -> list[Table]:
        return await self._page(
            f"guild = :guild and {_STATUS}",
            guild=guild,
            statuses=statuses,
            limit=limit,
            offset=offset,
        )

    async def tables_opened_by(
        self, user: int, statuses: Sequence[Status] = OPEN, limit: int = PAGE, offset: int = 0
    ) -> list[Table]:
        return await self._page(
            f"opener = :user and {_STATUS}", user=user, statuses=statuses, limit=limit, offset=offset
        )

    async def count_tables(
        self, *, opener: int | None = None, guild: int | None = None, statuses: Sequence[Status] = OPEN
    ) -> int:
        names = {"opener": opener, "guild": guild, "statuses": to_json(statuses)}
        where = [_STATUS, *(f"{name} = :{name}" for name in ("opener", "guild") if names[name] is not None)]
        select = f"select count(*) from match where {' and '.join(where)}"  # noqa: S608  # constants
        return await self._read(lambda db: db.execute(select, names).fetchone()[0])

    async def matches_about(self, user: int) -> list[int]:
        return await self._read(lambda db: [row["id"] for row in db.execute(_SELECT_ABOUT, (user,))])

    async def matches(self, *statuses: Status, before: int = FOREVER) -> list[int]:
        values = to_json(statuses), before
        return await self._read(lambda db: [row["id"] for row in db.execute(_SELECT_IDS, values)])

    async def live(self) -> list[int]:
        return await self.matches("live")

    async def due(self, now: int) -> list[int]:
        names = {"now": now, "parked": PARKED}
        return await self._read(lambda db: [row["match"] for row in db.execute(_SELECT_DUE, names)])

    async def mail(self, now: int, limit: int = 50, *, match: int | None = None) -> list[Letter]:
        select = _SELECT_LETTERS + _SELECT_MAIL.format("" if match is None else " and match = :match")
        return await self._letters(select, now=now, limit=limit, match=match)

    async def refused(self) -> list[int]:
        select = "select distinct match from outbox where sent is null and refused"
        return await self._read(lambda db: [row["match"] for row in db.execute(select)])

    async def stuck(self, match: int) -> list[Letter]:
        where = "where match = :match and sent is null and refused order by id"
        return await self._letters(_SELECT_LETTERS + where, match=match)

    async def retry(self, match: int, now: int) -> None:
        update = "update outbox set due = min(due, ?) where match = ? and sent is null and refused"
        await self._write(lambda db: db.execute(update, (now, match)))

    async def mark_tried(self) -> None:
        await self._write(lambda db: db.execute(_MARK_TRIED))

    async def mark_sending(self, letters: Sequence[int], now: int, what: str) -> None:
        names = {"letters": to_json(letters), "now": now, "what": what}
        await self._write(lambda db: db.execute(_SENDING, names))

    async def mark_sent(
        self,
        letters: Sequence[int],
        at: int,
        post: Post | None = None,
        *,
        message: int | None = None,
        before: Table | None = None,
    ) -> None:
        message = post.message if post else message
        sent = [_letter_row(letter, sent=at, message=message) for letter in letters]
        place = {"channel": before.channel, "place": before.thread} if before else {}

        def work(db: sqlite3.Connection) -> None:
            marked = db.executemany(_UPDATE_LETTER, sent).rowcount
            if post and not (letters and marked == 0):
                db.execute(_UPDATE_POST + (_SAME_PLACE if before else ""), post._asdict() | place)
            db.execute("delete from outbox where sent < ?", (at - SENT_KEPT,))

        await self._write(work)

    async def sent_notices(self, match: int) -> list[Letter]:
        return await self._letters(_SELECT_NOTICES, match=match)

    async def sent_turns(self, match: int) -> list[Letter]:
        return await self._letters(_SELECT_SENT_TURNS, match=match)

    async def mark_taken_down(self, letter: int) -> None:
        await self._write(lambda db: db.execute("update outbox set message = null where id = ?", (letter,)))

    async def postpone(self, letter: int, until: int, error: str, *, refused: bool = False) -> None:
        row = _letter_row(letter, due=until, error=error, refused=refused)
        await self._write(lambda db: db.execute(_UPDATE_LETTER, row))

    async def drop(self, letter: int, at: int, error: str) -> None:
        row = _letter_row(letter, sent=at, error=error)
        await self._write(lambda db: db.execute(_UPDATE_LETTER, row))

    async def next_timer(self) -> Timer | None:
        return next(iter(await self.timers_due(FOREVER, 1)), None)

    async def timers_due(self, now: int, limit: int = 100, *, match: int | None = None) -> list[Timer]:
        names = {"now": now, "limit": limit, "match": match, "parked": PARKED}
        select = _SELECT_TIMERS.format("" if match is None else " and match = :match")
        return await self._read(lambda db: [Timer(**row) for row in db.execute(select, names)])

    async def postpone_timer(self, timer: int, until: int) -> None:
        update = "update timer set tries = tries + 1, due = ? where id = ?"
        await self._write(lambda db: db.execute(update, (until, timer)))

    async def unpark(self) -> None:
        await self._write(
            lambda db: db.execute("update timer set tries = 0 where tries > 0 and tries >= ?", (PARKED,))
        )

    async def stalled(self) -> list[int]:
        return await self._read(lambda db: [row["id"] for row in db.execute(_SELECT_STALLED)])

    async def delete_timer(self, timer: int) -> None:
        await self._write(lambda db: db.execute("delete from timer where id = ?", (timer,)))

    async def census(self, now: int) -> Census:
        def work(db: sqlite3.Connection) -> Census:
            counted = db.execute("select game, status, count(*) from match group by status, game")
            tables = {(game, status): number for game, status, number in counted}
            overdue: int = db.execute(_COUNT_OVERDUE, (now, PARKED)).fetchone()[0]
            parked: int = db.execute(_COUNT_PARKED, (PARKED,)).fetchone()[0]
            files = [self._path, self._path.with_name(self._path.name + "-wal")]
            size = sum(file.stat().st_size for file in files if file.exists())
            letters, letter_due, tries, refused = db.execute(_COUNT_MAIL).fetchone()
            stalled = len(db.execute(_SELECT_STALLED).fetchall())
            latest = max(db.execute(select).fetchone()[0] or 0 for select in _SELECT_LATEST)
            return Census(tables, letters, letter_due, tries, refused, overdue, parked, stalled, size, latest)

        return await self._read(work)

    async def forget_future(self, now: int) -> None:
        def work(db: sqlite3.Connection) -> None:
            for update in _UPDATE_FUTURE:
                db.execute(update, {"now": now})

        await self._write(work)

    async def users_of_database(self) -> int:
        return 0  # the lock of the file

    async def read_rows(self, table: str, after: Row = (), limit: int = 1000) -> list[Row]:
        select = rows.select_rows(table, after, limit, "?")
        return await self._read(lambda db: [tuple(row) for row in db.execute(select, after)])

    async def add_rows(self, table: str, rows: Sequence[Row]) -> None:
        await self._write(lambda db: db.executemany(insert_rows(table, "?"), rows))

    async def settings(self, kind: type[K], keys: Sequence[int]) -> dict[int, K]:
        select = _SELECT_SETTINGS.format(kind.table)

        def work(db: sqlite3.Connection) -> dict[int, K]:
            found = {row["id"]: row["settings"] for row in db.execute(select, (to_json(keys),))}
            return {key: decode(kind, found.get(key)) for key in keys}

        return await self._read(work)

    async def change_settings(self, kind: type[Settings], key: int, changes: Mapping[str, Any]) -> None:
        check_changes(kind, changes)
        names = {"id": key, "changes": to_json(changes)}
        await self._write(lambda db: db.execute(_MERGE_SETTINGS.format(kind.table), names))

    async def delete_user(self, user: int) -> None:
        await self._write(lambda db: db.execute("delete from user where id = ?", (user,)))

    async def languages(self) -> dict[int, str]:
        return await self._read(lambda db: {row["id"]: row["lang"] for row in db.execute(_SELECT_LANGUAGES)})

    async def _page(self, where: str, *, statuses: Sequence[Status], **names: Any) -> list[Table]:
        """Return a page of the tables that meet a condition, most recently moved first."""
        page = f"select id from match where {where} order by moved desc, id desc limit :limit offset :offset"  # noqa: S608  # constants
        order = f"id in ({page}) order by moved desc, id desc"
        return await self._tables(order, statuses=to_json(statuses), **names)

    async def _letters(self, select: str, **names: Any) -> list[Letter]:
        return await self._read(lambda db: [Letter(**row) for row in db.execute(select, names)])

    async def _tables(self, where: str, **names: Any) -> list[Table]:
        """Return the tables, with their seats, that a condition selects; `where` may also order them."""

        def work(db: sqlite3.Connection) -> list[Table]:
            return [
                rows.read_table(row, map(tuple, db.execute(_SELECT_SEATS, (row["id"],))))
                for row in db.execute(_SELECT_MATCH + where, names)
            ]

        return await self._read(work)

    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        return await self._run(self._reads, "begin", work, StoreError)

    async def _write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        return await run_to_end(self._run(self._writes, "begin immediate", work, SaveFailed))

    async def _run(
        self,
        thread: ConnectionThread,
        begin: str,
        work: Callable[[sqlite3.Connection], T],
        failure: type[StoreError],
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
            return await thread.run(transaction)
        except FAILURES as error:
            raise failure(f"{self._path}: {describe(error)}") from error


def _letter_row(letter: int, **changes: Any) -> dict[str, Any]:
    unchanged = {"due": None, "sent": None, "message": None, "error": None, "refused": False}
    return {"id": letter} | unchanged | changes


def _lines(db: sqlite3.Connection, match: int, start: int = 0) -> list[LogLine]:
    packed = db.execute("select lines from archive where match = ?", (match,)).fetchone()
    lines = rows.unpack(packed["lines"]) if packed else []
    open_lines = rows.read_lines(db.execute(_SELECT_LINES, (match, start)))
    return [line for line in lines if line.n >= start] + open_lines


def _pack(db: sqlite3.Connection, match: int) -> None:
    """Replace the rows of a log with one compressed blob."""
    packed = rows.pack(_lines(db, match))
    db.execute("insert or replace into archive (match, lines) values (?, ?)", (match, packed))
    db.execute("delete from action where match = ?", (match,))
