"""Undoing the last turn of a seat: where it began, and the table as it was then.

Owns what a turn is for this purpose. Works on a loaded table and its record; must not know storage, or who
may ask for an undo.
"""

from __future__ import annotations

from dataclasses import replace

from engine.core import Event, seen_by
from engine.match import Deviation, Match, replay
from engine.records import Record
from engine.tables.table.session import Denied, Session


def beginning(session: Session, record: Record, seat: int) -> int:
    """Return the number of the log line with which the last turn of a seat began.

    A turn is consecutive lines of one seat, ignoring the answers that others gave in between. Raise `Denied`
    if the seat has played no line, or if the record no longer replays under the present rules.
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
        for number, (state, _) in enumerate(replay(game, record, strict=True), 1):
            if number <= len(record.lines):
                seat = record.lines[number - 1].seat
                asked = (decision for decision in game.pending(state) if decision.seat == seat)
                if any(d.kind in game.asides and d.seat != game.mover(state) for d in asked):
                    found.add(number)
    except Deviation:
        raise Denied("no-past", match=session.table.id) from None
    return found


def undone(session: Session, record: Record, first: int) -> tuple[Event, ...]:
    """Return what happened from line `first` of the log on, as everybody may see it.

    Raise `Denied` if the record no longer replays.
    """
    try:
        steps = list(replay(session.game, record, strict=True))
    except Deviation:
        raise Denied("no-past", match=session.table.id) from None
    return tuple(seen_by(happened, None) for _, events in steps[first:] for happened in events)


def roll_back(session: Session, record: Record, first: int) -> set[int]:
    """Restore the table as it was before line `first` of the log; return the seats that had moved since then.

    The numbers drawn since then will be drawn again. The plans of the seats whose lines are taken back are
    deleted, and their players are told; other plans stay. Raise `Denied` if the record no longer replays.
    """
    table, game = session.table, session.game
    kept = replace(record, lines=record.lines[: first - 1])
    try:
        *_, (state, events) = replay(game, kept, strict=True)
    except Deviation:
        raise Denied("no-past", match=table.id) from None
    table.drawn = len(kept.setup) + sum(len(line.drawn) for line in kept.lines)
    session.match = Match(game, state)
    session.feed.lines, session.feed.last = first, tuple(events)
    for own in session.own:
        own.since, own.asked = None, -1
        own.followed = {line: plan for line, plan in own.followed.items() if line < first}
        for order in own.orders:
            order.line = min(order.line, first)
    movers = {line.seat for line in record.lines[first - 1 :]}
    for seat in movers:
        own = session.own[seat]
        if own.orders:
            own.abandon_plan(own.orders[0], "undone")
    return movers
