"""Who is waited for at a table, since when, and when to say so.

Owns the clocks of the seats, as they stand in their `Prefs`, and the timers that follow from them. Works on
a loaded table and a given moment; knows no storage, no texts, and of time only what `engine.clock` says.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import msgspec

from engine import clock
from engine.clock import Calendar, Pace, Window
from engine.store import Table, Timer

if TYPE_CHECKING:
    from engine.session import Session

REMIND, DEADLINE = "remind", "deadline"
"""Kinds of timers; their payload is the seat, as JSON."""
NUDGE = clock.HOUR
"""Seconds after the last step of a draft that nobody confirms."""
UNHURRIED = (clock.DAY, 3 * clock.DAY)
"""Reminders at a table without a clock, in seconds after the question."""
ASIDE = 4
"""A question in another's turn has the increment over this."""
GRACE = clock.HOUR
"""Time to move after the bot was away at the deadline."""
LATE = 15 * clock.MINUTE
"""A deadline handled so much later was missed by the bot."""
SNOOZE = 3 * clock.HOUR


def pace_of(table: Table) -> Pace | None:
    return clock.PACES.get(str(table.options.get("pace", "none")))


def window_of(table: Table) -> Window | None:
    """The hours in which alone the clocks of a table run, if it has agreed on any."""
    agreed = table.options.get("window")
    return Window(int(agreed[0]), int(agreed[1]), str(agreed[2])) if agreed else None


def calendar(session: Session, seat: int) -> Calendar:
    """When the clock of a seat runs: not in pauses of the house, nor in its own vacations."""
    return Calendar(window_of(session.table), (*session.pauses, *session.prefs[seat].away))


def deadline(session: Session, seat: int) -> int | None:
    """When the time of an asked seat is over; None without a clock, or when it is over already."""
    pace, prefs, decision = pace_of(session.table), session.prefs[seat], session.decision(seat)
    if pace is None or prefs.since is None or prefs.expired or decision is None:
        return None
    left = pace.bank if prefs.left is None else prefs.left
    if decision.kind in session.game.asides:
        left = min(left, pace.increment // ASIDE)
    due = clock.deadline(prefs.since, left, calendar(session, seat))
    return due if due < clock.NEVER else None


def tick(session: Session, now: int) -> tuple[int, ...]:
    """Stop the clocks of those who have answered, start those of the newly asked; gives the latter seats.

    Whoever goes on with the same turn is neither asked anew nor given an increment.
    """
    table, pace = session.table, pace_of(session.table)
    latest = session.match.lines[-1] if session.match.lines else None
    mover = latest.seat if latest and latest.seat != session.answered else None
    newly: list[int] = []
    for seat, prefs in enumerate(session.prefs):
        decision = session.decision(seat) if table.status == "live" and table.seats[seat].user else None
        if decision and prefs.asked == decision.no and prefs.since is not None:
            continue
        if prefs.since is not None and (decision is None or seat != mover):
            stop(session, seat, now)
        if decision:
            if prefs.since is None:
                prefs.since = now
                if seat != mover:
                    newly.append(seat)
            if pace and prefs.left is None:
                prefs.left = pace.bank
            prefs.asked, prefs.expired, prefs.late, prefs.snoozed = decision.no, False, False, 0
    return tuple(newly)


def stop(session: Session, seat: int, now: int) -> None:
    """The seat is not waited for any more: take what it used off its bank."""
    pace, prefs = pace_of(session.table), session.prefs[seat]
    if pace and prefs.since is not None and prefs.left is not None:
        used = clock.spent(prefs.since, now, calendar(session, seat))
        prefs.left = clock.after_move(prefs.left, used, pace)
    prefs.since, prefs.expired = None, False


def knows(session: Session, seat: int, now: int) -> None:
    """Whoever sits there has just been here, and need not be told what is asked."""
    decision, prefs, pace = session.decision(seat), session.prefs[seat], pace_of(session.table)
    if decision:
        prefs.asked, prefs.since, prefs.left = decision.no, now, pace.bank if pace else None


def more_time(session: Session, seat: int, seconds: int, now: int) -> None:
    """The clock of an asked seat begins again with so much on it."""
    prefs = session.prefs[seat]
    prefs.since, prefs.left, prefs.expired = now, seconds, False


def answer_for(session: Session, seat: int) -> None:
    """Give harmless answers to a question in another's turn, and to those that hang on it."""
    session.reset(seat)
    session.play(seat, [session.game.fallback(session.match.state, seat)])
    while session.match.draft:
        session.play(seat, [session.game.fallback(session.match.state, seat)])


def timers(session: Session, now: int, quiet: Mapping[int, Window]) -> list[Timer]:
    """When to look at the waited-for seats again. `quiet` are the quiet hours by user."""
    table, found = session.table, list[Timer]()
    if table.status != "live":
        return found
    for decision in session.match.decisions():
        seat = decision.seat
        prefs, user = session.prefs[seat], table.seats[seat].user
        if not user or prefs.since is None:
            continue
        due = deadline(session, seat)
        marks = [prefs.since + after for after in UNHURRIED] if pace_of(table) is None else []
        if due is not None:
            found.append(Timer(due=due, kind=DEADLINE, decision=decision.no, payload=str(seat).encode()))
            marks = list(clock.reminders(prefs.since, due))
        if prefs.snoozed:
            marks = [prefs.snoozed, *(mark for mark in marks if mark > prefs.snoozed)]
        elif session.match.draft and session.match.author == seat:
            marks.append(session.touched[1] + NUDGE)
        for mark in sorted(marks):
            at = clock.awake(mark, quiet.get(user))
            if at > now and (due is None or at < due):
                found.append(Timer(due=at, kind=REMIND, decision=decision.no, payload=str(seat).encode()))
    return found


def seat_of_timer(timer: Timer) -> int:
    return msgspec.json.decode(timer.payload, type=int)
