"""Going back: where the last turn of a seat began, and the table as it was then.

Owns what a turn is for that purpose. Works on a loaded table and its record; must not know storage, nor who
may ask for it.
"""

from __future__ import annotations

from typing import Any

from engine.core import Game
from engine.match import Deviation, Match, replay
from engine.records import Record
from engine.tables.session import Denied, Session


def beginning(session: Session, record: Record, seat: int) -> int:
    """Return the number of the log line with which the last turn of a seat began.

    A turn is the lines of a seat that follow each other, with the answers that others gave within them. Raise
    `Denied` if the seat has played no line, or if the record no longer replays under today's rules.
    """
    lines = record.lines
    own = [number for number, line in enumerate(lines, 1) if line.seat == seat]
    if not own:
        raise Denied("nothing-to-undo")
    asides = _asides(session, record)
    first = own[-1]
    for number in range(first - 1, 0, -1):
        if lines[number - 1].seat == seat:
            first = number
        elif number not in asides:
            break
    return first


def _asides(session: Session, record: Record) -> set[int]:
    """Return the numbers of the lines that answer a question put to a seat in another's turn."""
    game, found = session.game, set[int]()
    if not game.asides:
        return found
    try:
        for number, (state, _) in enumerate(_replayed(game, record, len(record.lines)), 1):
            if number <= len(record.lines):
                seat = record.lines[number - 1].seat
                asked = (decision for decision in game.pending(state) if decision.seat == seat)
                if any(d.kind in game.asides and d.seat != game.mover(state) for d in asked):
                    found.add(number)
    except Deviation:
        raise Denied("no-past", match=session.table.id) from None
    return found


def roll_back(session: Session, record: Record, first: int) -> None:
    """Put the table back to before line `first` of the log.

    The numbers drawn since then will be drawn again. Plans stay, to be checked when they are played, except
    those of seats whose lines are taken back: they choose anew, and are told. Raise `Denied` if the record no
    longer replays.
    """
    table, game = session.table, session.game
    try:
        *_, (state, events) = _replayed(game, record, first - 1)
    except Deviation:
        raise Denied("no-past", match=table.id) from None
    table.drawn = len(record.setup) + sum(len(line.drawn) for line in record.lines[: first - 1])
    session.match = Match(game, state)
    session.feed.lines, session.feed.last = first, tuple(events)
    for prefs in session.prefs:
        prefs.since, prefs.asked = None, -1
        for order in prefs.orders:
            order.line = min(order.line, first)
    for seat in {line.seat for line in record.lines[first - 1 :]}:
        prefs = session.prefs[seat]
        if prefs.orders:
            prefs.orders, prefs.stopped = [], prefs.orders[0].text
    session.affairs.proposals = []


def _replayed(game: Game[Any], record: Record, lines: int) -> Any:
    return replay(game, len(record.seats), record.options, record.setup, record.lines[:lines], strict=True)
