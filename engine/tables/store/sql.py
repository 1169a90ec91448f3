"""The calls of a store, in statements that SQLite and PostgreSQL both understand.

Owns the guarantees that callers may rely on, and what each transaction reads and writes. Must not know the
rules of any game or any Discord object: positions are bytes, people and places are ids, times are unix
seconds.

A transaction is an async function that awaits nothing but its `Database`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, TypeVar

import msgspec
from msgspec import structs

from engine.tables.store import rows
from engine.tables.store.alone import Alone
from engine.tables.store.contests import FORGET, Contests, claim
from engine.tables.store.database import Database
from engine.tables.store.model import (
    FOREVER,
    LONGEST_WAIT,
    PARKED,
    SENT_KEPT,
    Census,
    Conflict,
    Finished,
    Letter,
    LogLine,
    Pairing,
    Post,
    Status,
    Table,
    Timer,
)
from engine.tables.store.puzzles import Puzzles
from engine.tables.store.queue import LEAVE_QUEUE, Queue
from engine.tables.store.ratings import LOCK, Ratings
from engine.tables.store.results import Results, add_result
from engine.tables.store.rows import COLUMNS, Row, to_json
from engine.tables.store.settings import OWN_SETTINGS, K, Settings, check_changes, decode, write_options

T = TypeVar("T")

OPEN: tuple[Status, ...] = ("lobby", "live")
"""The states of a table in which something can still happen."""
PAGE = 25
"""The default limit on the number of tables that a query returns."""

MATCH, LETTER = ", ".join(COLUMNS["match"]), ", ".join(COLUMNS["outbox"])
_NEW = [name for name in COLUMNS["match"] if name != "id"]
_CHANGED = [name for name in _NEW if name not in ("game", "thread", "message", "post", "seq", "created")]
_INSERT_MATCH = f"""insert into match ({", ".join(_NEW)}) values ({", ".join(f":{name}" for name in _NEW)})
    returning id"""  # noqa: S608  # constants
UPDATE_MATCH = f"""update match set {", ".join(f"{name} = :{name}" for name in _CHANGED)}, seq = seq + 1
    where id = :id and seq = :seq"""  # noqa: S608  # constants
_UPDATE_DRAFT = "update match set draft = :draft, seq = seq + 1 where id = :id and seq = :seq"
_UPDATE_OPTIONS = "update match set options = :options, seq = seq + 1 where id = :id and seq = :seq"
_UPDATE_POST = "update match set message = :message, thread = :thread, post = :text where id = :match"
_SAME_PLACE = " and coalesce(channel, 0) = :channel and coalesce(thread, 0) = :place"
_STATUS = "status in :statuses"
_OF_USER = 'id in (select match from seat where "user" = :user)'
_HERE = f"(thread = :channel and {_STATUS} or channel = :channel and {_STATUS})"
"""The status is in both parts, because otherwise the finished tables of a place would be read too."""
_SELECT_IDS = f"select id from match where {_STATUS} and moved < :before order by id"  # noqa: S608  # constants
_INSERT_SEAT = 'insert into seat (match, seat, "user", name, bot, prefs) values (?, ?, ?, ?, ?, ?)'
_SELECT_LINES = """select n, seat, text, drawn, auto, at from action where match = :match and n >= :start
    order by n"""
_INSERT_LINE = "insert into action (match, n, seat, text, drawn, auto, at) values (?, ?, ?, ?, ?, ?, ?)"
_PACK = """insert into archive (match, lines) values (:match, :lines)
    on conflict (match) do update set lines = excluded.lines"""
_INSERT_TIMER = "insert into timer (match, due, kind, decision, payload) values (?, ?, ?, ?, ?)"
_SELECT_TIMERS = """select id, match, due, kind, decision, payload, tries from timer
    where due <= :now and tries < :parked{} order by due, id limit :limit"""
_UNPARK = "update timer set tries = 0 where tries > 0 and tries >= :parked and {held}"
_SELECT_STALLED = """select id from match where status = 'live' and not exists
    (select * from timer where timer.match = match.id and tries < :parked) and {held} order by id"""
_SELECT_DUE = """select waiting as id from (
        select match as waiting from timer where due <= :now and tries < :parked
        union select match from outbox where sent is null and due not between :soon and :late
    ) as tables where {held}"""
_SELECT_LETTERS = f"select {LETTER} from outbox where match = :match "  # noqa: S608  # constants
_SENT = "and message is not null and sent is not null order by id"
_STUCK = "and sent is null and refused <> 0"
_INSERT_LETTER = """insert into outbox (match, kind, payload, nonce, due, tries) values (?, ?, ?, ?, ?, 0)
    on conflict (nonce) do nothing"""
_SELECT_MAIL = f"""select {LETTER} from {{outbox}} where sent is null
    and due not between :soon and :late{{match}} and not exists (
        select 1 from outbox as earlier where earlier.sent is null and earlier.match = letter.match
        and earlier.id < letter.id and earlier.due between :soon and :late)
    order by id limit :limit"""  # noqa: S608  # constants
_UPDATE_LETTER = """update outbox set tries = tries + 1, due = coalesce(:due, due), sent = :sent,
    error = :error, refused = :refused where id = :id and sent is null"""
_MARK_SENDING = """update outbox set due = :now, error = :what, refused = 0
    where sent is null and id in :letters"""
_MARK_SENT = """update outbox set tries = tries + 1, sent = :at, message = :message, error = null, refused = 0
    where sent is null and id in :letters"""
_MARK_TRIED = "update outbox set tries = 1 where sent is null and tries = 0 and {held}"
_COUNT_MAIL = """select count(*), min(due), coalesce(max(tries), 0),
    count(distinct match) filter (where refused <> 0) from outbox where sent is null"""
_COUNT_OVERDUE = "select count(*) from timer where due < :now and tries < :parked"
_COUNT_PARKED = "select count(*) from timer where tries > 0 and tries >= :parked"
_LATEST_SENT = "select max(sent) from outbox where sent is not null"
_LATEST_MOVED = "select max(moved) from match where status in ('lobby', 'live')"
_UPDATE_FUTURE = (
    "update match set moved = :now where status in ('lobby', 'live') and moved > :now",
    "update outbox set sent = :now where sent > :now",
)
_SELECT_BANNING = "select id from guild where cast(settings as text) like :quoted order by id"
_SELECT_LANGUAGES = """select id, settings ->> 'lang' from "{}" where settings ->> 'lang' is not null"""
_SELECT_SETTINGS = 'select id, settings from "{}" where id in :ids'
_LOCK_SETTINGS = """insert into "{0}" (id, settings) values (:id, '{{}}')
    on conflict (id) do update set settings = "{0}".settings returning settings"""


def guild_of(match: str) -> str:
    """Return the server of a table. Both are SQL."""
    return f"(select guild from match where match.id = {match})"  # noqa: S608  # constants


class Store(Alone, ABC):
    """An open database. The subclasses connect to it and define what each kind of database does differently.

    Each call is one transaction. Arguments are copied when the call is made, so later changes to them are not
    written. A read sees every write that was awaited before it, and never waits for a write in progress. If
    the caller of a write is cancelled, the write is completed or fails as a whole before `CancelledError` is
    raised.

    Every method raises `StoreError` if the database fails. Methods that write raise its subclass `SaveFailed`
    instead: nothing was written, and the store remains usable.
    """

    _outbox: ClassVar = "outbox as letter"
    """The outbox, in the query for letters that are due."""
    _over: ClassVar = "match"
    """The table of matches, in the queries for those that are over."""
    _delete_sent: ClassVar = "delete from outbox where sent < :before"
    _about: ClassVar[str]
    """The query for the tables of a user, former players included."""

    def __init__(self) -> None:
        super().__init__()
        self.puzzles = Puzzles(self._read, self._write)
        self.results = Results(self._read, self._write, self._over)
        self.queue = Queue(self._read, self._write)
        self.ratings = Ratings(self._read, self._write)
        self.contests = Contests(self._read, self._write, self._mail)

    @abstractmethod
    async def close(self) -> None:
        """Complete the calls in progress and close the database. The store cannot be used afterwards."""

    @abstractmethod
    async def users_of_database(self) -> int:
        """Return how many other processes have the database open."""

    @abstractmethod
    async def add_rows(self, table: str, rows: Sequence[Row]) -> None:
        """Insert rows that `read_rows` returned, except those whose key exists already."""

    @abstractmethod
    async def _read(self, work: Callable[[Database], Awaitable[T]]) -> T:
        """Return the result of a transaction that only reads. Raise `StoreError`."""

    @abstractmethod
    async def _write(self, work: Callable[[Database], Awaitable[T]]) -> T:
        """Return the result of a transaction. Raise `SaveFailed` if it was rolled back."""

    @abstractmethod
    async def _tables(self, where: str, **names: Any) -> list[Table]:
        """Return the tables, with their seats, that a condition selects; `where` may also order them."""

    @abstractmethod
    async def _update_match(self, db: Database, row: Mapping[str, Any]) -> Sequence[Row] | None:
        """Update a table; return its stored seats, or None if it is no longer at this `seq`."""

    @abstractmethod
    async def _size(self, db: Database) -> int:
        """Return the size of the database in bytes."""

    async def _select(self, read: Callable[[Any], T], select: str, *values: Any, **names: Any) -> list[T]:
        """Return each row of a result as `read` converts it. Raise `StoreError`."""

        async def work(db: Database) -> list[T]:
            return [read(row) for row in await db.fetch(select, *values, **names)]

        return await self._read(work)

    async def _execute(self, statement: str, **names: Any) -> None:
        """Execute one statement in a transaction of its own. Raise `SaveFailed`."""
        await self._write(lambda db: db.execute(statement, **names))

    async def _tell(self, db: Database, kind: str, key: int) -> None:
        """Notify the other processes when the transaction is committed."""

    async def _mail(self, db: Database, guild: int | None, match: int, letters: Sequence[Letter]) -> None:
        """Add letters of a table to the outbox, and notify the process that serves it if that is another."""
        await db.executemany(_INSERT_LETTER, rows.letter_rows(match, letters))
        if letters and self._is_served_elsewhere(guild):
            await self._tell(db, "table", match)

    def _is_served_elsewhere(self, guild: int | None) -> bool:
        """Return True if another process delivers letters and runs timers at the tables of a server."""
        return False

    def _of_held(self, guild: str) -> str:
        """Return the condition that this process serves the tables of a server. Both are SQL."""
        return "true"

    def _shards(self) -> Mapping[str, Any]:
        """Return the named values in `_of_held`."""
        return {}

    async def create(
        self,
        table: Table,
        *,
        after: Table | None = None,
        timers: Sequence[Timer] = (),
        outbox: Sequence[Letter] = (),
        waited: Sequence[int] = (),
        pairing: tuple[Pairing, int] | None = None,
    ) -> int:
        """Store a new table with its seats, timers and first letters. Set the table's id and return it.

        With `after`, the new table is its rematch: save that one as well, with the new id as its option
        `rematch`. Raise `Conflict` as `save` does. `waited` are users who have waited for it in the queue of
        its server: they leave the queue. Raise `Conflict` if one of them is no longer there. `pairing` gets
        the table as its own: it comes with the version of its contest; raise `Conflict` if that has changed.
        """
        row, seats, letters = rows.match_row(table), rows.seat_rows(table), tuple(outbox)
        clock, users = tuple(timers), list(waited)

        async def work(db: Database) -> int:
            ((match,),) = await db.fetch(_INSERT_MATCH, **row)
            await db.executemany(_INSERT_SEAT, [(match, *seat) for seat in seats])
            await db.executemany(_INSERT_TIMER, rows.timer_rows(match, clock))
            await db.executemany(_INSERT_LETTER, rows.letter_rows(match, letters))
            if (letters or clock) and self._is_served_elsewhere(row["guild"]):
                await self._tell(db, "table", match)
            if users and await db.execute(LEAVE_QUEUE, guild=row["guild"], users=users) < len(users):
                raise Conflict(f"somebody is no longer in the queue of {row['guild']}")
            if pairing:
                await claim(db, *pairing, match)
            if after:
                options = write_options(structs.replace(after.options, rematch=match))
                if not await db.execute(_UPDATE_OPTIONS, options=options, id=after.id, seq=after.seq):
                    raise Conflict(f"match {after.id} is not at {after.seq} any more")
            return match

        table.id = await self._write(work)
        if after:
            after.options.rematch, after.seq = table.id, after.seq + 1
        return table.id

    async def load(self, match: int) -> Table | None:
        """Return a table with its seats, or None if there is none with this id."""
        return next(iter(await self._tables("id = :match", match=match)), None)

    async def save(
        self,
        table: Table,
        *,
        lines: Sequence[LogLine] = (),
        timers: Sequence[Timer] | None = None,
        outbox: Sequence[Letter] = (),
        keep: int | None = None,
        elsewhere: bool = False,
        result: Finished | None = None,
    ) -> None:
        """Update a table, append lines to its log and letters to the outbox; increment `table.seq`.

        Unless None, `timers` replace those of the table. With `keep`, the lines of the log from that number
        on are deleted first. With `elsewhere`, the table is continued in another place: its thread and its
        latest turn post are forgotten. The log of a table that is over or cancelled is compressed; `result`
        is what stays of one that is over. Raise `Conflict` if the stored table is no longer at `table.seq`.
        """
        match, row, seats = table.id, rows.match_row(table), rows.seat_rows(table)
        log = rows.line_rows(match, lines)
        clock = None if timers is None else rows.timer_rows(match, timers)
        letters = rows.letter_rows(match, outbox)

        async def work(db: Database) -> None:
            before = await self._update_match(db, row)
            if before is None:
                raise Conflict(f"match {match} is not at {row['seq']} any more")
            if elsewhere:
                await db.execute(_UPDATE_POST, **Post(match, None, None)._asdict())
            if [tuple(seat) for seat in before] != seats:
                await db.execute("delete from seat where match = :match", match=match)
                await db.executemany(_INSERT_SEAT, [(match, *seat) for seat in seats])
            if keep is not None:
                await db.execute("delete from action where match = :match and n >= :n", match=match, n=keep)
            await db.executemany(_INSERT_LINE, log)
            if clock is not None:
                await db.execute("delete from timer where match = :match", match=match)
                await db.executemany(_INSERT_TIMER, clock)
            await db.executemany(_INSERT_LETTER, letters)
            if (letters or clock) and self._is_served_elsewhere(row["guild"]):
                await self._tell(db, "table", match)
            if row["status"] in ("over", "cancelled"):
                await _pack(db, match)
            if result:
                await add_result(db, result)

        await self._write(work)
        table.seq = row["seq"] + 1

    async def save_draft(self, table: Table) -> None:
        """Update only the draft of a table; increment `table.seq`. Raise `Conflict` as `save` does."""
        match, seq, draft = table.id, table.seq, table.draft

        async def work(db: Database) -> None:
            if not await db.execute(_UPDATE_DRAFT, draft=draft, id=match, seq=seq):
                raise Conflict(f"match {match} is not at {seq} any more")

        await self._write(work)
        table.seq = seq + 1

    async def lines(self, match: int, start: int = 0) -> list[LogLine]:
        """Return the log from line number `start` on, in order."""
        return await self._read(lambda db: _lines(db, match, start))

    async def tables_here(
        self, channel: int, statuses: Sequence[Status] = OPEN, limit: int = PAGE
    ) -> list[Table]:
        """Return the tables in a channel or thread, most recently moved first."""
        return await self._latest(_HERE, statuses, limit, channel=channel)

    async def tables_of(self, user: int, statuses: Sequence[Status] = OPEN, limit: int = PAGE) -> list[Table]:
        """Return the tables at which a user has a seat, most recently moved first."""
        return await self._latest(f"{_OF_USER} and {_STATUS}", statuses, limit, user=user)

    async def tables_in(
        self, guild: int, statuses: Sequence[Status] = ("lobby",), limit: int = PAGE
    ) -> list[Table]:
        """Return the tables of a guild, most recently moved first."""
        return await self._latest(f"guild = :guild and {_STATUS}", statuses, limit, guild=guild)

    async def _latest(self, where: str, statuses: Sequence[Status], limit: int, **names: int) -> list[Table]:
        """Return the tables that meet a condition, most recently moved first."""
        found = f"select id from match where {where} order by moved desc, id desc limit :limit"  # noqa: S608  # constants
        order = f"id in ({found}) order by moved desc, id desc"
        return await self._tables(order, statuses=list(statuses), limit=limit, **names)

    async def matches_about(self, user: int) -> list[int]:
        """Return the ids of all tables that a user opened, plays at or has played at, in order."""
        return await self._select(_first, self._about, user=user)

    async def matches(self, *statuses: Status, before: int = FOREVER) -> list[int]:
        """Return the ids of all tables in these states that were last moved before `before`, in order."""
        return await self._select(_first, _SELECT_IDS, statuses=list(statuses), before=before)

    async def live(self) -> list[int]:
        """Return the ids of all running tables, in order."""
        return await self.matches("live")

    async def due(self, now: int) -> list[int]:
        """Return the ids of the tables with a letter or a timer due by `now`; parked timers do not count.

        A letter that would wait for more than `LONGEST_WAIT` is due, here and in `mail`.
        """
        select = _SELECT_DUE.format(held=self._of_held(guild_of("waiting")))
        return await self._select(_first, select, parked=PARKED, **_times(now), **self._shards())

    async def mail(self, now: int, limit: int = 50, *, match: int | None = None) -> list[Letter]:
        """Return the letters due by `now`, of one table or of all, oldest first.

        A letter that is not due yet holds back the later letters of its table.
        """
        select = _SELECT_MAIL.format(outbox=self._outbox, match=_only(match))
        return await self._select(_letter, select, limit=limit, match=match, **_times(now))

    async def refused(self) -> list[int]:
        """Return the ids of the tables with letters that Discord refuses."""
        held = self._of_held(guild_of("outbox.match"))
        select = f"select distinct match from outbox where sent is null and refused <> 0 and {held}"  # noqa: S608  # constants
        return await self._select(_first, select, **self._shards())

    async def stuck(self, match: int) -> list[Letter]:
        """Return the letters of a table that Discord refuses, oldest first."""
        return await self._select(_letter, f"{_SELECT_LETTERS} {_STUCK} order by id", match=match)

    async def retry(self, match: int, now: int) -> None:
        """Make the refused letters of a table due by `now`."""
        update = f"update outbox set due = :now where match = :match {_STUCK} and due > :now"  # noqa: S608  # constants
        await self._execute(update, match=match, now=now)

    async def mark_tried(self) -> None:
        """Count each waiting letter as tried at least once, because the previous process may have sent it."""
        held = self._of_held(guild_of("outbox.match"))
        await self._execute(_MARK_TRIED.format(held=held), **self._shards())

    async def mark_sending(self, letters: Sequence[int], now: int, what: str) -> None:
        """Record before the attempt that these letters are sent as one message, with `what` as their error.

        They become due at `now` and are no longer refused, so that they are sent again unchanged after a
        crash.
        """
        await self._execute(_MARK_SENDING, letters=list(letters), now=now, what=what)

    async def mark_created(
        self, letters: Sequence[int], message: int, *, before: Table | None = None, opened: int = 0
    ) -> None:
        """Record that the message of these letters was created, but does not show everything yet.

        With `before`, it has `opened` a post for this table, whose channel was a forum: from now on, its
        channel is that post.
        """
        update = "update outbox set message = :message where sent is null and id in :letters"

        async def work(db: Database) -> None:
            await db.execute(update, letters=list(letters), message=message)
            if before:
                move = "update match set channel = :opened where id = :match and channel = :forum"
                await db.execute(move, match=before.id, opened=opened, forum=before.channel)

        await self._write(work)

    async def mark_sent(
        self,
        letters: Sequence[int],
        at: int,
        post: Post | None = None,
        *,
        message: int | None = None,
        before: Table | None = None,
    ) -> None:
        """Mark letters as sent at `at`, in the turn post `post` or in the message with the id `message`.

        The post becomes the latest one of its table, unless all its letters had been marked already. With
        `before`, the table as it was when the post was composed, that is done only if the table is still in
        the same channel and thread. Also delete letters sent more than `SENT_KEPT` seconds earlier.
        """
        message, ids = post.message if post else message, list(letters)
        update, place = _UPDATE_POST, dict[str, int]()
        if before:
            update += _SAME_PLACE
            place = {"channel": before.channel or 0, "place": before.thread or 0}

        async def work(db: Database) -> None:
            marked = await db.execute(_MARK_SENT, letters=ids, at=at, message=message)
            if post and (marked or not ids):
                await db.execute(update, **post._asdict(), **place)
            await db.execute(self._delete_sent, before=at - SENT_KEPT)

        await self._write(work)

    async def sent_notices(self, match: int) -> list[Letter]:
        """Return the reminders and votes of a table whose messages have not been deleted, oldest first."""
        select = f"{_SELECT_LETTERS} and kind in ('remind', 'vote') {_SENT}"
        return await self._select(_letter, select, match=match)

    async def sent_lobby_letters(self, match: int) -> list[Letter]:
        """Return the letters about a lobby, except its card, whose messages are there, oldest first."""
        return await self._select(_letter, f"{_SELECT_LETTERS} and kind = 'lobby' {_SENT}", match=match)

    async def sent_turns(self, match: int) -> list[Letter]:
        """Return the stored letters of a table that have become posts of turns, oldest first."""
        return await self._select(_letter, f"{_SELECT_LETTERS} and kind = 'turn' {_SENT}", match=match)

    async def mark_taken_down(self, letter: int) -> None:
        """Record that the message of a letter was deleted, or that its buttons were removed."""
        await self._execute("update outbox set message = null where id = :id", id=letter)

    async def postpone(self, letter: int, until: int, error: str, *, refused: bool = False) -> None:
        """Record a failed attempt to send a letter, which is due again at `until`.

        `refused` means that the bot is not allowed to post there.
        """
        await self._execute(
            _UPDATE_LETTER, id=letter, due=until, sent=None, error=error, refused=int(refused)
        )

    async def drop(self, letter: int, at: int, error: str) -> None:
        """Give up a letter at `at`, so that later letters of its table can be sent."""
        await self._execute(_UPDATE_LETTER, id=letter, due=None, sent=at, error=error, refused=0)

    async def timers_due(self, now: int, limit: int = 100, *, match: int | None = None) -> list[Timer]:
        """Return the timers due by `now`, of one table or of all, earliest first, without parked ones."""
        select = _SELECT_TIMERS.format(_only(match))
        return await self._select(_timer, select, now=now, limit=limit, parked=PARKED, match=match)

    async def postpone_timer(self, timer: int, until: int) -> None:
        """Record a failed run of a timer, which is due again at `until`.

        After `PARKED` failures it is parked until `unpark` is called or its table is saved.
        """
        update = "update timer set tries = tries + 1, due = :until where id = :id"
        await self._execute(update, id=timer, until=until)

    async def unpark(self) -> None:
        """Reset the failure count of all parked timers, so that they run again."""
        held = self._of_held(guild_of("timer.match"))
        await self._execute(_UNPARK.format(held=held), parked=PARKED, **self._shards())

    async def stalled(self) -> list[int]:
        """Return the ids of the running tables at which nothing happens by itself, in order.

        They have no timer, or none that is not parked.
        """
        select = _SELECT_STALLED.format(held=self._of_held("guild"))
        return await self._select(_first, select, parked=PARKED, **self._shards())

    async def delete_timer(self, timer: int) -> None:
        """Delete a timer. Do nothing if it does not exist."""
        await self._execute("delete from timer where id = :id", id=timer)

    async def census(self, now: int) -> Census:
        """Return figures about the whole store, for the operator."""

        async def work(db: Database) -> Census:
            found = await db.fetch("select game, status, count(*) from match group by status, game")
            tables = {(game, status): number for game, status, number in found}
            ((letters, letter_due, tries, refused),) = await db.fetch(_COUNT_MAIL)
            ((overdue,),) = await db.fetch(_COUNT_OVERDUE, now=now, parked=PARKED)
            ((parked,),) = await db.fetch(_COUNT_PARKED, parked=PARKED)
            stalled = len(await db.fetch(_SELECT_STALLED.format(held="true"), parked=PARKED))
            size = await self._size(db)
            latest = max([(await db.fetch(select))[0][0] or 0 for select in (_LATEST_SENT, _LATEST_MOVED)])
            return Census(tables, letters, letter_due, tries, refused, overdue, parked, stalled, size, latest)

        return await self._read(work)

    async def forget_future(self, now: int) -> None:
        """Replace times later than `now` at which open tables changed, or letters were sent, by `now`."""

        async def work(db: Database) -> None:
            for update in _UPDATE_FUTURE:
                await db.execute(update, now=now)

        await self._write(work)

    async def read_rows(self, table: str, after: Row = (), limit: int = 1000) -> list[Row]:
        """Return rows of a table of the database, in the order of its key, from the key `after` on.

        The tables and their columns are in `rows.COLUMNS`. Every store returns equal values for equal rows,
        except that it may format JSON settings differently.
        """
        return await self._select(_plain, rows.select_rows(table, after, limit), *after)

    async def settings(self, kind: type[K], keys: Sequence[int]) -> dict[int, K]:
        """Return the settings of a kind by id: the defaults for an id for which nothing is stored."""

        def read(row: Any) -> tuple[int, K]:
            return row[0], decode(kind, row[1])

        found = dict(await self._select(read, _SELECT_SETTINGS.format(kind.table), ids=list(keys)))
        return {key: found[key] if key in found else kind() for key in keys}

    async def change_settings(self, kind: type[Settings], key: int, changes: Mapping[str, Any]) -> None:
        """Merge changes into settings (RFC 7396): None restores a default.

        Raise `TypeError` for a key or a value that this kind of settings does not have.
        """
        check_changes(kind, changes)
        changes = msgspec.json.decode(to_json(changes))  # as they are now

        async def work(db: Database) -> None:
            ((stored,),) = await db.fetch(_LOCK_SETTINGS.format(kind.table), id=key)
            settings = to_json(merge(msgspec.json.decode(stored), changes))
            update = f'update "{kind.table}" set settings = :settings where id = :id'  # noqa: S608  # constants
            await db.execute(update, id=key, settings=settings)
            for topic in {topic for name, topic in kind.topics.items() if name in changes}:
                await self._tell(db, topic, key)

        await self._write(work)

    async def delete_user(self, user: int) -> None:
        """Delete a user's settings, ratings, places in queues, and their puzzles: those made of their moves,
        and how they fared with others.

        In the results of finished games and in contests, their seats and slots are nobody's from now on.
        """

        async def work(db: Database) -> None:
            # Without the lock, games that are rated again at this moment would bring rows back.
            await db.execute(LOCK)
            await db.execute('delete from "user" where id = :id', id=user)
            for table in ("puzzle", "attempt", "queue", "rating"):
                await db.execute(f'delete from {table} where "user" = :id', id=user)  # noqa: S608  # constants
            for forget in ('update result_seat set "user" = null where "user" = :id', *FORGET):
                await db.execute(forget, id=user)
            await self._tell(db, "language", user)

        await self._write(work)

    async def languages(self, kind: type[Settings]) -> dict[int, str]:
        """Return, by id, the languages of the users or servers that have chosen one."""
        return dict(await self._select(tuple[int, str], _SELECT_LANGUAGES.format(kind.table)))

    async def banning(self, user: int) -> list[int]:
        """Return the ids of the servers on which a person may not play, in order.

        Their settings contain the person as a key; no other setting has a text of digits.
        """
        return await self._select(_first, _SELECT_BANNING, quoted=f'%"{user}"%')


async def settings_of(store: Store, kind: type[K], key: int = OWN_SETTINGS) -> K:
    """Return the settings of one person or server, or the bot's own."""
    return (await store.settings(kind, [key]))[key]


def _times(now: int) -> dict[str, int]:
    """Return the named values of the conditions on `due`: what is due from `soon` to `late` has to wait."""
    return {"now": now, "soon": min(now + 1, FOREVER), "late": min(now + LONGEST_WAIT, FOREVER)}


def _only(match: int | None) -> str:
    return "" if match is None else " and match = :match"


def _first(row: Any) -> int:
    return row[0]


def _plain(row: Iterable[Any]) -> Row:
    """Return a row with numbers for booleans, which SQLite does not have."""
    return tuple(int(value) if isinstance(value, bool) else value for value in row)


def _letter(row: Any) -> Letter:
    return Letter(**row)


def _timer(row: Any) -> Timer:
    return Timer(**row)


def merge(settings: dict[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """Return settings with changes merged in as in RFC 7396: None deletes a key, objects are merged."""
    merged = dict(settings)
    for key, value in changes.items():
        if value is None:
            merged.pop(key, None)
        elif isinstance(value, dict):
            before = merged.get(key)
            merged[key] = merge(before if isinstance(before, dict) else {}, value)  # pyright: ignore[reportUnknownArgumentType]  # JSON
        else:
            merged[key] = value
    return merged


async def _lines(db: Database, match: int, start: int = 0) -> list[LogLine]:
    packed = await db.fetch("select lines from archive where match = :match", match=match)
    lines = rows.unpack(packed[0]["lines"]) if packed else []
    open_lines = rows.read_lines(await db.fetch(_SELECT_LINES, match=match, start=start))
    return [line for line in lines if line.n >= start] + open_lines


async def _pack(db: Database, match: int) -> None:
    """Replace the rows of a log with one compressed blob."""
    packed = rows.pack(await _lines(db, match))
    await db.execute(_PACK, match=match, lines=packed)
    await db.execute("delete from action where match = :match", match=match)
