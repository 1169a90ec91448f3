"""The store in a PostgreSQL database, for installations that outgrow one process or one machine.

Owns the SQL for what is stored; `server` owns the schema, and `shared` what several processes need. Must not
know the rules of any game or any Discord object. Its error messages contain neither the password nor values
to be written.

If a connection breaks during a commit, `SaveFailed` is raised although the transaction may have taken effect;
a second attempt to save the same table then raises `Conflict`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Self, TypeVar

import msgspec
from msgspec import structs

from engine.tables.store import rows
from engine.tables.store.cancellation import run_to_end
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
from engine.tables.store.rows import COLUMNS, Row, insert_rows, to_json
from engine.tables.store.server import APPLICATION, Database, Server
from engine.tables.store.settings import (
    K,
    Settings,
    check_changes,
    decode,
    write_options,
)
from engine.tables.store.shared import Shared, guild_of, of_held

T = TypeVar("T")

_COLUMNS = (
    "id, game, rules, options, status, guild, channel, thread, message, post, opener, secret, seq, base, "
    "draft, last, affairs, drawn, created, moved"
)
_SEATS = """array(select row(seat, "user", name, bot, prefs) from seat where match = match.id order by seat)
    as seats"""
_LETTER = "id, match, kind, payload, nonce, due, tries, sent, error, message, refused"
_NEW = [name for name in _COLUMNS.split(", ") if name != "id"]
_INSERT_MATCH = (
    f"insert into match ({', '.join(_NEW)}) "  # noqa: S608  # constants
    f"values ({', '.join(f'${n}' for n in range(1, len(_NEW) + 1))}) returning id"
)
_CHANGED = [name for name in _NEW if name not in ("game", "thread", "message", "post", "seq", "created")]
_UPDATE_MATCH = (
    f"update match set {', '.join(f'{name} = ${n}' for n, name in enumerate(_CHANGED, 3))}, seq = seq + 1 "  # noqa: S608
    f"where id = $1 and seq = $2 returning {_SEATS}"
)
_UPDATE_POST = "update match set message = $2, thread = $3, post = $4 where id = $1"
_UPDATE_OPTIONS = "update match set options = $1, seq = seq + 1 where id = $2 and seq = $3"
_INSERT_SEAT = """insert into seat (match, seat, "user", name, bot, prefs) values ($1, $2, $3, $4, $5, $6)"""
_SELECT_LINES = "select n, seat, text, drawn, auto, at from action where match = $1 and n >= $2 order by n"
_INSERT_LINE = (
    "insert into action (match, n, seat, text, drawn, auto, at) values ($1, $2, $3, $4, $5, $6, $7)"
)
_INSERT_TIMER = "insert into timer (match, due, kind, decision, payload) values ($1, $2, $3, $4, $5)"
_INSERT_LETTER = """insert into outbox (match, kind, payload, nonce, due, tries)
    values ($1, $2, $3, $4, $5, 0)
    on conflict (nonce) do nothing"""
_DUE = f"due not between $1::bigint + 1 and $1::bigint + {LONGEST_WAIT}"
_WAITING = f"earlier.due between $1::bigint + 1 and $1::bigint + {LONGEST_WAIT}"
_SELECT_MAIL = f"""select {_LETTER} from outbox as letter where sent is null
    and {_DUE}
    and ($3::bigint is null or match = $3) and not exists (
        select 1 from outbox as earlier where earlier.sent is null and earlier.match = letter.match
        and earlier.id < letter.id and {_WAITING})
    order by id limit $2"""  # noqa: S608  # constants
_UPDATE_LETTER = """update outbox set tries = tries + 1, due = coalesce($2, due), sent = $3, message = $4,
    error = $5, refused = $6 where id = $1 and sent is null"""
_MARK_SENT = """update outbox set tries = tries + 1, sent = $2, message = $3, error = null, refused = 0
    where id = any($1::bigint[]) and sent is null"""
_SELECT_TIMERS = """select id, match, due, kind, decision, payload, tries from timer
    where due <= $1 and tries < $3 and ($4::bigint is null or match = $4) order by due, id limit $2"""
_SELECT_STALLED = f"""select id from match where status = 'live' and not exists
    (select * from timer where timer.match = match.id and tries < {PARKED})
    and {of_held("guild", "$1", "$2")} order by id"""  # noqa: S608  # constants
_SELECT_DUE = f"""select waiting as id from (
        select match as waiting from timer where due <= $1 and tries < $2
        union select match from outbox where sent is null and {_DUE}
    ) as tables where {of_held(guild_of("waiting"), "$3", "$4")}"""  # noqa: S608  # constants
_SELECT_LATEST = """select greatest(0, (select max(sent) from outbox where sent is not null),
    (select max(moved) from match where status in ('lobby', 'live')))"""
_SELECT_REFUSED = f"""select distinct match as id from outbox where sent is null and refused <> 0
    and {of_held(guild_of("outbox.match"), "$1", "$2")}"""  # noqa: S608  # constants
_MARK_TRIED = f"""update outbox set tries = 1 where sent is null and tries = 0
    and {of_held(guild_of("outbox.match"), "$1", "$2")}"""  # noqa: S608  # constants
_UNPARK = f"""update timer set tries = 0 where tries > 0 and tries >= $3
    and {of_held(guild_of("timer.match"), "$1", "$2")}"""  # noqa: S608  # constants
_DELETE_SENT = """delete from outbox where id in (
    select id from outbox where sent < $1 for update skip locked)"""
_FLAGS = ("auto",)
"""The columns that are booleans here and numbers in SQLite."""
_NUMBERED = ("match", "timer", "outbox")
"""The tables whose ids the database counts."""
_CONTINUE_IDS = "select setval(pg_get_serial_sequence('{0}', 'id'), (select max(id) from {0}))"
_COUNT_PROCESSES = """select count(distinct application_name) from pg_stat_activity
    where datname = current_database() and starts_with(application_name, $1) and application_name <> $2"""
_OF_USER = """id in (select match from seat where "user" = $3)"""
_STATUS = "status = any($1::text[])"
_SELECT_ABOUT = """select id from match where opener = $1 union select match from seat
    where "user" = $1 or $1::text in (convert_from(prefs, 'UTF8')::jsonb ->> 'former',
        convert_from(prefs, 'UTF8')::jsonb ->> 'resigned') order by 1"""


class PostgresStore(Shared):
    """A PostgreSQL database, opened by `open`."""

    @classmethod
    async def open(cls, address: str, password: str | None = None) -> Self:
        """Connect to `address`, a `postgresql://` URI, and bring the schema up to date.

        The password comes from the URI, from `password`, or from libpq's environment and files. Raise
        `StoreError` if the database cannot be reached, is from a newer version or not one of this bot.
        """
        server = Server(address, password)
        return cls(server, await server.open_pool())

    async def backup(self, path: Path) -> None:
        raise StoreError(
            f"{self._server.name}: backups of a PostgreSQL database are made by its server (pg_dump)"
        )

    async def create(self, table: Table, *, after: Table | None = None, outbox: Sequence[Letter] = ()) -> int:
        row, seats, letters = rows.match_row(table), rows.seat_rows(table), tuple(outbox)

        async def work(db: Database) -> int:
            match: int = await db.fetchval(_INSERT_MATCH, *(row[name] for name in _NEW))
            await db.executemany(_INSERT_SEAT, [(match, *seat) for seat in seats])
            if letters:
                await db.executemany(_INSERT_LETTER, rows.letter_rows(match, letters))
                if self._is_served_elsewhere(row["guild"]):
                    await self._tell(db, "table", match)
            if after:
                options = write_options(structs.replace(after.options, rematch=match))
                if await db.execute(_UPDATE_OPTIONS, options, after.id, after.seq) != "UPDATE 1":
                    raise Conflict(f"match {after.id} is not at {after.seq} any more")
            return match

        table.id = await self._write(work)
        if after:
            after.options.rematch, after.seq = table.id, after.seq + 1
        return table.id

    async def load(self, match: int) -> Table | None:
        found = await self._tables("id = $1", match)
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

        async def work(db: Database) -> None:
            before = await db.fetchval(_UPDATE_MATCH, match, row["seq"], *(row[name] for name in _CHANGED))
            if before is None:
                raise Conflict(f"match {match} is not at {row['seq']} any more")
            if elsewhere:
                await db.execute(_UPDATE_POST, *Post(match, None, None))
            if [tuple(seat) for seat in before] != seats:
                await db.execute("delete from seat where match = $1", match)
                await db.executemany(_INSERT_SEAT, [(match, *seat) for seat in seats])
            if keep is not None:
                await db.execute("delete from action where match = $1 and n >= $2", match, keep)
            if log:
                await db.executemany(_INSERT_LINE, log)
            if clock is not None:
                await db.execute("delete from timer where match = $1", match)
                await db.executemany(_INSERT_TIMER, clock)
            if letters:
                await db.executemany(_INSERT_LETTER, letters)
            if (letters or clock) and self._is_served_elsewhere(row["guild"]):
                await self._tell(db, "table", match)
            if row["status"] in ("over", "cancelled"):
                await _pack(db, match)

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
        where = f"(thread = $2 or channel = $2) and {_STATUS}"
        if user is None:
            return await self._page(where, limit, offset, list(statuses), channel)
        return await self._page(f"{where} and {_OF_USER}", limit, offset, list(statuses), channel, user)

    async def tables_of(
        self, user: int, statuses: Sequence[Status] = OPEN, limit: int = PAGE, offset: int = 0
    ) -> list[Table]:
        where = _OF_USER.replace("$3", "$2")
        return await self._page(f"{where} and {_STATUS}", limit, offset, list(statuses), user)

    async def tables_in(
        self, guild: int, statuses: Sequence[Status] = ("lobby",), limit: int = PAGE, offset: int = 0
    ) -> list[Table]:
        return await self._page(f"guild = $2 and {_STATUS}", limit, offset, list(statuses), guild)

    async def tables_opened_by(
        self, user: int, statuses: Sequence[Status] = OPEN, limit: int = PAGE, offset: int = 0
    ) -> list[Table]:
        return await self._page(f"opener = $2 and {_STATUS}", limit, offset, list(statuses), user)

    async def count_tables(
        self, *, opener: int | None = None, guild: int | None = None, statuses: Sequence[Status] = OPEN
    ) -> int:
        given = {name: value for name, value in (("opener", opener), ("guild", guild)) if value is not None}
        where = " and ".join([_STATUS, *(f"{name} = ${n}" for n, name in enumerate(given, 2))])
        select = f"select count(*) from match where {where}"  # noqa: S608  # constants
        return await self._read(lambda db: db.fetchval(select, list(statuses), *given.values()))

    async def matches_about(self, user: int) -> list[int]:
        return await self._ids(_SELECT_ABOUT, user)

    async def matches(self, *statuses: Status, before: int = FOREVER) -> list[int]:
        select = f"select id from match where {_STATUS} and moved < $2 order by id"  # noqa: S608  # constants
        return await self._ids(select, list(statuses), before)

    async def live(self) -> list[int]:
        return await self.matches("live")

    async def due(self, now: int) -> list[int]:
        return await self._ids(_SELECT_DUE, now, PARKED, *self._served())

    async def mail(self, now: int, limit: int = 50, *, match: int | None = None) -> list[Letter]:
        return [Letter(**row) for row in await self._rows(_SELECT_MAIL, now, limit, match)]

    async def refused(self) -> list[int]:
        return await self._ids(_SELECT_REFUSED, *self._served())

    async def stuck(self, match: int) -> list[Letter]:
        where = "where match = $1 and sent is null and refused <> 0 order by id"
        return [Letter(**row) for row in await self._rows(f"select {_LETTER} from outbox {where}", match)]  # noqa: S608  # constants

    async def retry(self, match: int, now: int) -> None:
        where = "where match = $2 and sent is null and refused <> 0"
        await self._execute(f"update outbox set due = least(due, $1) {where}", now, match)  # noqa: S608  # constants

    async def mark_tried(self) -> None:
        await self._execute(_MARK_TRIED, *self._served())

    async def mark_sending(self, letters: Sequence[int], now: int, what: str) -> None:
        where = "where sent is null and id = any($1::bigint[])"
        update = "update outbox set due = $2, error = $3, refused = 0"
        await self._execute(f"{update} {where}", list(letters), now, what)

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
        update = _UPDATE_POST
        place: tuple[int | None, ...] = ()
        if before:
            update += " and channel is not distinct from $5 and thread is not distinct from $6"
            place = before.channel, before.thread

        async def work(db: Database) -> None:
            marked = await db.execute(_MARK_SENT, list(letters), at, message)
            if post and not (letters and marked == "UPDATE 0"):
                await db.execute(update, *post, *place)
            await db.execute(_DELETE_SENT, at - SENT_KEPT)

        await self._write(work)

    async def sent_notices(self, match: int) -> list[Letter]:
        return await self._sent(match, "remind", "vote")

    async def sent_turns(self, match: int) -> list[Letter]:
        return await self._sent(match, "turn")

    async def _sent(self, match: int, *kinds: str) -> list[Letter]:
        names = ", ".join(f"'{kind}'" for kind in kinds)
        select = f"""select {_LETTER} from outbox where match = $1 and kind in ({names})
            and message is not null and sent is not null order by id"""  # noqa: S608  # constants
        return [Letter(**row) for row in await self._rows(select, match)]

    async def mark_taken_down(self, letter: int) -> None:
        await self._execute("update outbox set message = null where id = $1", letter)

    async def postpone(self, letter: int, until: int, error: str, *, refused: bool = False) -> None:
        await self._execute(_UPDATE_LETTER, letter, until, None, None, error, int(refused))

    async def drop(self, letter: int, at: int, error: str) -> None:
        await self._execute(_UPDATE_LETTER, letter, None, at, None, error, 0)

    async def next_timer(self) -> Timer | None:
        return next(iter(await self.timers_due(FOREVER, 1)), None)

    async def timers_due(self, now: int, limit: int = 100, *, match: int | None = None) -> list[Timer]:
        return [Timer(**row) for row in await self._rows(_SELECT_TIMERS, now, limit, PARKED, match)]

    async def postpone_timer(self, timer: int, until: int) -> None:
        await self._execute("update timer set tries = tries + 1, due = $2 where id = $1", timer, until)

    async def unpark(self) -> None:
        await self._execute(_UNPARK, *self._served(), PARKED)

    async def stalled(self) -> list[int]:
        return await self._ids(_SELECT_STALLED, *self._served())

    async def delete_timer(self, timer: int) -> None:
        await self._execute("delete from timer where id = $1", timer)

    async def census(self, now: int) -> Census:
        mail = """select count(*), min(due), coalesce(max(tries), 0),
            count(distinct match) filter (where refused <> 0) from outbox where sent is null"""
        late = "select count(*) from timer where due < $1 and tries < $2"
        failed = "select count(*) from timer where tries > 0 and tries >= $1"

        async def work(db: Database) -> Census:
            counted = await db.fetch("select game, status, count(*) from match group by status, game")
            tables = {(game, status): number for game, status, number in counted}
            overdue = await db.fetchval(late, now, PARKED)
            parked = await db.fetchval(failed, PARKED)
            size = await db.fetchval("select pg_database_size(current_database())")
            letters, letter_due, tries, refused = await db.fetchrow(mail)
            stalled = len(await db.fetch(_SELECT_STALLED, 1, None))
            latest = await db.fetchval(_SELECT_LATEST)
            return Census(tables, letters, letter_due, tries, refused, overdue, parked, stalled, size, latest)

        return await self._read(work)

    async def forget_future(self, now: int) -> None:
        async def work(db: Database) -> None:
            await db.execute(
                "update match set moved = $1 where status in ('lobby', 'live') and moved > $1", now
            )
            await db.execute("update outbox set sent = $1 where sent > $1", now)

        await self._write(work)

    async def users_of_database(self) -> int:
        return await self._read(
            lambda db: db.fetchval(_COUNT_PROCESSES, APPLICATION, APPLICATION + self._server.process)
        )

    async def read_rows(self, table: str, after: Row = (), limit: int = 1000) -> list[Row]:
        found = await self._rows(rows.select_rows(table, after, limit, "${}"), *after)
        return [
            tuple(int(value) if value is True or value is False else value for value in row) for row in found
        ]

    async def add_rows(self, table: str, rows: Sequence[Row]) -> None:
        flags = [name in _FLAGS for name in COLUMNS[table]]
        values = [[bool(v) if flag else v for v, flag in zip(row, flags, strict=True)] for row in rows]

        async def work(db: Database) -> None:
            await db.executemany(insert_rows(table, "${}"), values)
            if rows and table in _NUMBERED:
                await db.execute(_CONTINUE_IDS.format(table))

        await self._write(work)

    async def settings(self, kind: type[K], keys: Sequence[int]) -> dict[int, K]:
        select = f'select id, settings from "{kind.table}" where id = any($1::bigint[])'  # noqa: S608  # constants
        found = {row["id"]: row["settings"] for row in await self._rows(select, list(keys))}
        return {key: decode(kind, found.get(key)) for key in keys}

    async def change_settings(self, kind: type[Settings], key: int, changes: Mapping[str, Any]) -> None:
        check_changes(kind, changes)
        changes = msgspec.json.decode(to_json(changes))  # as they are now
        insert = f"insert into \"{kind.table}\" (id, settings) values ($1, '{{}}') on conflict do nothing"  # noqa: S608
        select = f'select settings from "{kind.table}" where id = $1 for update'  # noqa: S608  # constants
        update = f'update "{kind.table}" set settings = $2 where id = $1'  # noqa: S608  # constants

        async def work(db: Database) -> None:
            await db.execute(insert, key)
            stored = msgspec.json.decode(await db.fetchval(select, key))
            await db.execute(update, key, to_json(merge(stored, changes)))
            if (topic := kind.topic(changes)) is not None:
                await self._tell(db, topic, key)

        await self._write(work)

    async def delete_user(self, user: int) -> None:
        async def work(db: Database) -> None:
            await db.execute('delete from "user" where id = $1', user)
            await self._tell(db, "language", user)

        await self._write(work)

    async def languages(self) -> dict[int, str]:
        select = """select id, settings ->> 'lang' from "user" where settings ->> 'lang' is not null"""
        return {row[0]: row[1] for row in await self._rows(select)}

    async def _page(self, where: str, limit: int, offset: int, *values: Any) -> list[Table]:
        n = len(values)
        return await self._tables(
            f"{where} order by moved desc, id desc limit ${n + 1} offset ${n + 2}", *values, limit, offset
        )

    async def _tables(self, where: str, *values: Any) -> list[Table]:
        """Return the tables, with their seats, that a condition selects; `where` may also order them."""
        select = f"select {_COLUMNS}, {_SEATS} from match where {where}"  # noqa: S608  # constants
        return [rows.read_table(row, row["seats"]) for row in await self._rows(select, *values)]

    async def _rows(self, select: str, *values: Any) -> Sequence[Any]:
        async with self._server.failing(StoreError):
            return await self._pool.fetch(select, *values)

    async def _ids(self, select: str, *values: Any) -> list[int]:
        return [row["id"] for row in await self._rows(select, *values)]

    async def _execute(self, statement: str, *values: Any) -> None:
        async def execute() -> None:
            async with self._server.failing(SaveFailed):
                await self._pool.execute(statement, *values)

        await run_to_end(execute())

    async def _read(self, work: Callable[[Database], Awaitable[T]]) -> T:
        async with self._server.failing(StoreError), self._pool.acquire() as db:  # noqa: SIM117  # it reads better
            async with db.transaction(isolation="repeatable_read", readonly=True):
                return await work(db)

    async def _write(self, work: Callable[[Database], Awaitable[T]]) -> T:
        async def transaction() -> T:
            async with self._server.failing(SaveFailed), self._pool.acquire() as db, db.transaction():
                return await work(db)

        return await run_to_end(transaction())


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
    packed = await db.fetchval("select lines from archive where match = $1", match)
    lines = rows.unpack(packed) if packed else []
    open_lines = rows.read_lines(await db.fetch(_SELECT_LINES, match, start))
    return [line for line in lines if line.n >= start] + open_lines


async def _pack(db: Database, match: int) -> None:
    """Replace the rows of a log with one compressed blob."""
    packed = rows.pack(await _lines(db, match))
    await db.execute(
        "insert into archive (match, lines) values ($1, $2) on conflict (match) do update set lines = $2",
        match,
        packed,
    )
    await db.execute("delete from action where match = $1", match)
