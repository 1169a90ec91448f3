"""Stored values as rows, in the form that every store writes.

Owns the order of the columns, the text form of drawn numbers and the compressed form of a finished log.
Executes no SQL.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from engine.tables.store.model import (
    Attempt,
    Contest,
    Letter,
    LogLine,
    Member,
    Pairing,
    Puzzle,
    Rated,
    Result,
    Season,
    Seat,
    SeatResult,
    Slot,
    Table,
    Timer,
    Waiting,
)
from engine.tables.store.settings import read_options, write_options

Row = tuple[Any, ...]

COLUMNS: dict[str, tuple[str, ...]] = {
    "match": tuple(name for name in Table.__slots__ if name != "seats"),
    "seat": ("match", "seat", "user", "name", "bot", "prefs"),
    "action": ("match", "n", "seat", "text", "drawn", "auto", "at"),
    "archive": ("match", "lines"),
    "timer": tuple(Timer.__slots__),
    "outbox": tuple(Letter.__slots__),
    "user": ("id", "settings"),
    "guild": ("id", "settings"),
    "puzzle": Puzzle._fields,
    "attempt": Attempt._fields,
    "result": Result._fields,
    "result_seat": SeatResult._fields,
    "queue": Waiting._fields,
    "rating": Rated._fields,
    "contest": Contest._fields,
    "member": Member._fields,
    "season": Season._fields,
    "slot": Slot._fields,
    "pairing": Pairing._fields,
}
"""The columns of each database table, its primary key first. A table comes after those that it refers to."""
KEYS = dict.fromkeys(COLUMNS, 1) | {
    "seat": 2,
    "action": 2,
    "puzzle": 3,
    "attempt": 4,
    "result_seat": 3,
    "queue": 2,
    "rating": 4,
    "member": 2,
    "season": 2,
    "slot": 3,
    "pairing": 3,
}
"""The number of columns in the primary key of each table."""

UNPACKED = 1 << 22
"""The longest log that is accepted, in bytes. The longest games take less than a hundredth of it."""
_LINES = msgspec.json.Decoder(list[LogLine])


def to_json(value: object) -> str:
    """Return a value as JSON text."""
    return msgspec.json.encode(value).decode()


def match_row(table: Table) -> dict[str, Any]:
    """Return the columns of a table by name, without its seats."""
    values = {name: getattr(table, name) for name in COLUMNS["match"]}
    return values | {"options": write_options(table.options)}


def read_table(row: Mapping[str, Any], seats: Iterable[Sequence[Any]]) -> Table:
    """Return a table from its row, and the seat, user, name, bot and prefs of each of its seats."""
    values: dict[str, Any] = {name: row[name] for name in COLUMNS["match"]}
    values["options"] = read_options(row["options"])
    taken = [Seat(seat=n, user=user, name=name, bot=bot, prefs=prefs) for n, user, name, bot, prefs in seats]
    return Table(**values, seats=taken)


def seat_rows(table: Table) -> list[Row]:
    """Return seat, user, name, bot and prefs of each seat, in order."""
    return sorted((seat.seat, seat.user, seat.name, seat.bot, seat.prefs) for seat in table.seats)


def line_rows(match: int, lines: Iterable[LogLine]) -> list[Row]:
    """Return match, n, seat, text, drawn, auto and at of each line; drawn as in "3 1 4"."""
    return [(match, *line[:3], " ".join(map(str, line.drawn)), line.auto, line.at) for line in lines]


def read_lines(rows: Iterable[Sequence[Any]]) -> list[LogLine]:
    """Return log lines from rows without the match column. Raise `ValueError` if a `drawn` is malformed."""
    return [
        LogLine(n, seat, text, tuple(map(int, drawn.split())), bool(auto), at)
        for n, seat, text, drawn, auto, at in rows
    ]


def timer_rows(match: int, timers: Iterable[Timer]) -> list[Row]:
    """Return match, due, kind, decision and payload of each timer."""
    return [(match, timer.due, timer.kind, timer.decision, timer.payload) for timer in timers]


def letter_rows(match: int, letters: Iterable[Letter]) -> list[Row]:
    """Return match, kind, payload, nonce and due of each letter."""
    return [(match, mail.kind, mail.payload, mail.nonce, mail.due) for mail in letters]


def select_rows(table: str, after: Row, limit: int) -> str:
    """Return the query for the rows of a table that follow the key `after`, all if it is empty, in order."""
    columns, key = _quoted(COLUMNS[table]), _quoted(COLUMNS[table][: KEYS[table]])
    where = f"where ({key}) > ({_places(len(after))}) " if after else ""
    return f'select {columns} from "{table}" {where}order by {key} limit {limit}'  # noqa: S608  # constants


def insert_rows(table: str) -> str:
    """Return the statement that inserts a row of a table unless there is one with its key."""
    columns, key = COLUMNS[table], COLUMNS[table][: KEYS[table]]
    return (
        f'insert into "{table}" ({_quoted(columns)}) values ({_places(len(columns))}) '  # noqa: S608  # constants
        f"on conflict ({_quoted(key)}) do nothing"
    )


def _places(number: int) -> str:
    return ", ".join("?" * number)


def _quoted(columns: Sequence[str]) -> str:
    return ", ".join(f'"{column}"' for column in columns)


def pack(lines: Sequence[LogLine]) -> bytes:
    """Return a log as compressed JSON."""
    return zlib.compress(msgspec.json.encode(lines), 9)


def unpack(packed: bytes) -> list[LogLine]:
    """Return a log from compressed JSON. Raise `zlib.error` or `msgspec.MsgspecError` if it is damaged.

    A log longer than `UNPACKED` counts as damaged: a few bytes can be decompressed to gigabytes.
    """
    unpacking = zlib.decompressobj()
    lines = unpacking.decompress(packed, UNPACKED)
    if not unpacking.eof:
        raise zlib.error("the log of a match is incomplete or too long")
    return _LINES.decode(lines)
