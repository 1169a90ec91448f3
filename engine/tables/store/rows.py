"""Values as rows, in the form in which every SQL store writes them.

Owns the order of columns, the text form of drawn numbers and the compressed form of a finished log.
Executes no SQL.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from engine.tables.store.model import Letter, LogLine, Table, Timer

Row = tuple[Any, ...]

_LINES = msgspec.json.Decoder(list[LogLine])


def to_json(value: object) -> str:
    """Return a value as JSON text."""
    return msgspec.json.encode(value).decode()


def match_row(table: Table) -> dict[str, Any]:
    """Return all columns of a table by name, its seats left out."""
    names = (name for name in Table.__slots__ if name != "seats")
    return {name: getattr(table, name) for name in names} | {"options": to_json(table.options)}


def seat_rows(table: Table) -> list[Row]:
    """Return seat, user, name, bot and prefs of each seat, in order."""
    return sorted((seat.seat, seat.user, seat.name, seat.bot, seat.prefs) for seat in table.seats)


def line_rows(match: int, lines: Iterable[LogLine]) -> list[Row]:
    """Return match, n, seat, text, drawn, auto and at of each line; drawn as in "3 1 4"."""
    return [(match, *line[:3], " ".join(map(str, line.drawn)), line.auto, line.at) for line in lines]


def read_lines(rows: Iterable[Sequence[Any]]) -> list[LogLine]:
    """Return log lines from rows without the match column. Raise `ValueError` for a malformed `drawn`."""
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


def pack(lines: Sequence[LogLine]) -> bytes:
    """Return a log as compressed JSON."""
    return zlib.compress(msgspec.json.encode(lines), 9)


def unpack(packed: bytes) -> list[LogLine]:
    """Return a log from compressed JSON. Raise `zlib.error` or `msgspec.MsgspecError` if it is damaged."""
    return _LINES.decode(zlib.decompress(packed))
