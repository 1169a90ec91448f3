"""The clocks of a table: since when a seat has been asked, its deadline, and when to remind its player.

Owns the clock fields of `Prefs` and the timers that follow from them. Works on a loaded table and a given
moment; must not know storage or texts. Moments are unix seconds.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from engine.core import Decision
from engine.tables import clock, plans, votes
from engine.tables.clock import Calendar, Pace, Window
from engine.tables.options import chosen
from engine.tables.session import Proposal, Session
from engine.tables.store import Table, Timer

REMIND, DEADLINE, BALLOT, CLOSE = "remind", "deadline", "ballot", "close"
"""Kinds of timers; their payload is the seat, as JSON. `BALLOT` reminds the voters, `CLOSE` ends the vote."""
NUDGE = clock.HOUR
"""Seconds from the last step of an unconfirmed draft to a reminder."""
UNHURRIED = (clock.DAY, 3 * clock.DAY)
"""Seconds from a question to the reminders, at a table without a clock."""
ABSENCE = 3 * clock.DAY
"""Seconds after which a player who has not answered counts as absent at a table without a clock, and after
which the others vote about an open seat at any table."""
PATIENCE = 30 * clock.DAY
"""Seconds to answer a question at a table without a clock. Also how long the vote about an absent player
stays open if nobody else is at the table; then the game is called off."""
ASIDE = 4
"""The time for a question in another's turn is the increment divided by this."""
GRACE = clock.HOUR
"""Seconds that a player gets if the bot was not running at the deadline."""
LATE = 15 * clock.MINUTE
"""If a deadline is handled more than so many seconds late, the bot was not running when it passed."""
SNOOZE = 3 * clock.HOUR
"""Seconds by which a reminder can be put off."""


def pace_of(table: Table) -> Pace | None:
    """Return the pace of a table; None if it has no clock."""
    return clock.PACES.get(chosen(table.options, "pace"))


def window_of(table: Table) -> Window | None:
    """Return the hours of the day in which the clocks of a table run; None if they always do."""
    agreed = table.options.get("window")
    return Window(int(agreed[0]), int(agreed[1]), str(agreed[2])) if agreed else None


def calendar(session: Session, seat: int) -> Calendar:
    """Return when the clock of a seat runs: neither in pauses of the bot nor in the person's vacations."""
    return Calendar(window_of(session.table), (*session.pauses, *session.prefs[seat].away))


def deadline(session: Session, seat: int) -> int | None:
    """Return the deadline of an asked seat; None without a clock, or if the seat has run out of time."""
    pace, prefs, decision = pace_of(session.table), session.prefs[seat], session.decision(seat)
    if pace is None or prefs.since is None or prefs.expired or decision is None:
        return None
    if not session.table.seats[seat].user:
        return None
    left = pace.bank if prefs.left is None else prefs.left
    if session.is_aside(decision):
        left = min(left, pace.increment // ASIDE)
    due = clock.deadline(prefs.since, left, calendar(session, seat))
    return due if due < clock.NEVER else None


def expiry(session: Session, seat: int) -> int:
    """Return when a seat that is asked runs out of time, or when the table votes about it if it is open.

    Unlike `deadline`, this is never None.
    """
    due = deadline(session, seat)
    if due is not None:
        return due
    return after(session, seat, PATIENCE if session.table.seats[seat].user else ABSENCE)


def after(session: Session, seat: int, seconds: int) -> int:
    """Return when `seconds` have passed since a seat was asked, not counting pauses and vacations."""
    prefs = session.prefs[seat]
    days = Calendar(pauses=(*session.pauses, *prefs.away))
    return clock.deadline(prefs.since or 0, seconds, days)


def is_absent(session: Session, seat: int, now: int) -> bool:
    """Return True if a seat has run out of time or, at a table without a clock, been asked for `ABSENCE`."""
    prefs = session.prefs[seat]
    if session.decision(seat) is None or prefs.since is None:
        return False
    return prefs.expired or (pace_of(session.table) is None and now >= after(session, seat, ABSENCE))


def is_called_off(session: Session, now: int) -> bool:
    """Return True if somebody is there, and all who are have asked to call the game off."""
    there = [seat for seat in session.people() if not is_absent(session, seat, now)]
    return bool(there) and all(session.prefs[seat].call_off for seat in there)


def is_stalled(session: Session, now: int) -> bool:
    """Return True if a running table has no timer and no computer to move, so that nobody is ever reminded.

    This is a fault: everybody who is asked has a timer, even without a clock.
    """
    if session.table.status != "live" or plans.automatic(session) is not None:
        return False
    return not timers(session, now, {})


def tick(session: Session, now: int) -> tuple[int, ...]:
    """Stop the clocks of the seats that have answered and start those of the newly asked; return the latter.

    A seat whose turn continues is not newly asked, and gets no increment unless it had run out of time. For
    an open seat, `since` is when it was asked.
    """
    table, pace = session.table, pace_of(session.table)
    latest = session.match.lines[-1] if session.match.lines else None
    mover = latest.seat if latest and latest.seat != session.answered else None
    newly: list[int] = []
    for seat, prefs in enumerate(session.prefs):
        decision = session.decision(seat) if table.status == "live" and not table.seats[seat].bot else None
        if decision and prefs.asked == decision.no and prefs.since is not None:
            continue
        if prefs.since is not None and (decision is None or seat != mover or prefs.expired):
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
    """Stop the clock of a seat: subtract what it has used and add the increment."""
    pace, prefs = pace_of(session.table), session.prefs[seat]
    if pace and prefs.since is not None and prefs.left is not None:
        used = clock.spent(prefs.since, now, calendar(session, seat))
        prefs.left = clock.after_move(prefs.left, used, pace)
    prefs.since, prefs.expired = None, False


def mark_informed(session: Session, seat: int, now: int) -> None:
    """Start the clock of an asked seat without mentioning its player, who has just seen the question."""
    decision, prefs, pace = session.decision(seat), session.prefs[seat], pace_of(session.table)
    if decision:
        prefs.asked, prefs.since, prefs.left = decision.no, now, pace.bank if pace else None


def more_time(session: Session, seat: int, seconds: int, now: int) -> None:
    """Restart the clock of an asked seat with `seconds` on it."""
    prefs = session.prefs[seat]
    prefs.since, prefs.left, prefs.expired = now, seconds, False


def answer_for(session: Session, seat: int) -> None:
    """Give the harmless answer to a question in another's turn, and to the questions that follow from it."""
    session.reset(seat)
    session.play(seat, [session.game.fallback(session.match.state, seat)])
    while session.match.draft:
        session.play(seat, [session.game.fallback(session.match.state, seat)])


def timers(session: Session, now: int, quiet: Mapping[int, Window]) -> list[Timer]:
    """Return the timers of the asked seats. `quiet` has the quiet hours by user, which delay reminders."""
    table, found = session.table, list[Timer]()
    if table.status != "live":
        return found
    for decision in session.match.decisions():
        seat = decision.seat
        prefs, user = session.prefs[seat], table.seats[seat].user
        if table.seats[seat].bot or prefs.since is None:
            continue
        if prefs.expired:
            found += _voting(session, decision, now)
            continue
        ends = expiry(session, seat)
        found.append(_timer(ends, DEADLINE, decision))
        marks = _reminders(session, seat) if user else []
        for at in sorted({clock.awake(mark, quiet.get(user or 0)) for mark in marks}):
            if now < at < ends:
                found.append(_timer(at, REMIND, decision))
    return found


def _timer(due: int, kind: str, decision: Decision) -> Timer:
    return Timer(due=due, kind=kind, decision=decision.no, payload=str(decision.seat).encode())


def _reminders(session: Session, seat: int) -> list[int]:
    """Return when to remind the person at a seat that is asked."""
    prefs, due = session.prefs[seat], deadline(session, seat)
    if due is not None:
        marks = list(clock.reminders(prefs.since or 0, due))
    else:
        marks = [after(session, seat, seconds) for seconds in UNHURRIED]
    if prefs.snoozed:
        return [prefs.snoozed, *(mark for mark in marks if mark > prefs.snoozed)]
    if session.match.draft and session.match.author == seat:
        marks.append(session.touched[1] + NUDGE)
    else:
        marks.append(prefs.since or 0)  # for a post in quiet hours, which mentions nobody
    return marks


def open_vote(session: Session, seat: int, now: int) -> Proposal:
    """Open the vote about a seat that has run out of time or that nobody has taken, and return it.

    It closes after a day, or after a third of the increment if that is longer, or after `PATIENCE` if nobody
    else is at the table.
    """
    session.prefs[seat].expired = True
    kind = votes.ABSENT if session.table.seats[seat].user else votes.VACANT
    alone = all(other == seat for other in session.people())
    return votes.propose(session, kind, seat, now + (PATIENCE if alone else _vote_length(session)))


def put_off(session: Session, proposal: Proposal, now: int) -> None:
    """After a pause of the bot a vote lasts at least a quarter of its time: voters are told until when."""
    pauses = (until for _, until in session.pauses if until < clock.NEVER)
    length = _vote_length(session)
    closes = max((proposal.closes or now + length, *(until + length // 4 for until in pauses)))
    proposal.reminded = proposal.reminded and proposal.closes == closes
    proposal.closes = closes


def _vote_length(session: Session) -> int:
    pace = pace_of(session.table)
    return max(clock.DAY, pace.increment // 3 if pace else 0)


def _voting(session: Session, decision: Decision, now: int) -> list[Timer]:
    """Return the timers of the vote about a seat that has run out of time; open it if there is none."""
    proposal = votes.about(session, decision.seat) or open_vote(session, decision.seat, now)
    put_off(session, proposal, now)
    found = [_timer(proposal.closes, CLOSE, decision)]
    if not proposal.reminded:
        found.append(_timer(proposal.closes - _vote_length(session) // 4, BALLOT, decision))
    return found


def seat_of_timer(timer: Timer) -> int:
    """Return the seat that a timer of this module is about."""
    return msgspec.json.decode(timer.payload, type=int)
