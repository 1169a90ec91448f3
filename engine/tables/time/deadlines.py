"""The clocks of a table: since when a seat has been asked, its deadline, and when to remind its player.

Owns the clock fields of `SeatState` and the timers that follow from them. Works on a loaded table and a given
moment; must not know storage or texts. Moments are unix seconds.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from engine.core import Decision
from engine.tables.store import Table, Timer
from engine.tables.table.session import Session
from engine.tables.time import clock
from engine.tables.time.clock import Calendar, Pace, Window

REMIND, MENTION, NUDGE, CHECK, DEADLINE = "remind", "mention", "nudge", "check", "deadline"
"""Kinds of timers about a seat that is asked; their payload is the seat, as JSON.

`MENTION` makes up for a mention that could not be made when the seat was asked. `NUDGE` reminds a person of
an unconfirmed draft. `CHECK` comes instead of a reminder that the person does not want: it only finds out
whether they have left the server.
"""
LOOKED_UP = (REMIND, MENTION, NUDGE, CHECK)
"""Kinds of timers before which it is checked whether the person has left the server."""
RESUME, BEGUN = "resume", "begun"
"""Kinds of timers about the table. `RESUME` ends a pause; `BEGUN` tells those who slept at
the start that the game has begun."""
NUDGED_AFTER = clock.HOUR
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
"""The bot was not running at a deadline that it handles more seconds late than this."""
SNOOZE = 3 * clock.HOUR
"""Seconds by which a reminder can be put off."""


def pace_of(table: Table) -> Pace | None:
    """Return the pace of a table; None if it has no clock."""
    return clock.PACES[table.options.pace]


def window_of(table: Table) -> Window | None:
    """Return the hours of the day in which the clocks of a table run; None if they always do."""
    return Window(*table.options.window) if table.options.window else None


def calendar(session: Session, seat: int) -> Calendar:
    """Return when the clock of a seat runs: not in pauses of the bot or the table, nor in vacations.

    For a question in another's turn it does not run in the person's quiet hours either.
    """
    own = session.own[seat]
    quiet = quiet_hours(session, seat) if own.aside else None
    return Calendar(window_of(session.table), _pauses(session, seat), quiet)


def _pauses(session: Session, seat: int) -> tuple[tuple[int, int], ...]:
    return (*session.pauses, *session.affairs.pauses, *session.own[seat].away)


def quiet_hours(session: Session, seat: int) -> Window | None:
    """Return the quiet hours of the person at a seat."""
    quiet = session.own[seat].quiet
    return Window(*quiet) if quiet else None


def forget_future(session: Session, now: int) -> None:
    """Let what happened later than `now`, by a clock that was ahead, have happened now."""
    affairs = session.affairs
    for own in session.own:
        own.since = None if own.since is None else min(own.since, now)
        own.reminded, own.present = min(own.reminded, now), min(own.present, now)
        own.snoozed = min(own.snoozed, now + SNOOZE)
    session.touched = session.touched[0], min(session.touched[1], now)
    affairs.told = min(affairs.told, now)
    affairs.pauses = [(min(start, now), end - max(0, start - now)) for start, end in affairs.pauses]
    if affairs.paused and affairs.pauses:
        affairs.paused = affairs.pauses[-1][1]
    for proposal in affairs.proposals:
        proposal.told = min(proposal.told, now)
        proposal.closes = min(proposal.closes, max(now, affairs.paused) + PATIENCE)


def deadline(session: Session, seat: int) -> int | None:
    """Return the deadline of an asked seat; None without a clock, or if the seat has run out of time."""
    pace, own, decision = pace_of(session.table), session.own[seat], session.decision(seat)
    if pace is None or own.since is None or own.expired or decision is None:
        return None
    if not session.table.seats[seat].user:
        return None
    days = calendar(session, seat)
    due = clock.deadline(own.since, _left(session, seat, decision, pace), days)
    if days.quiet:  # at the latest when the time of a turn would be over: quiet hours can be nearly all day
        left = pace.bank if own.left is None else own.left
        due = min(due, clock.deadline(own.since, left, Calendar(days.window, days.pauses)))
    return due if due < clock.NEVER else None


def _left(session: Session, seat: int, decision: Decision, pace: Pace) -> int:
    """Return the seconds that a seat has for a question, from `SeatState.since` on."""
    left = session.own[seat].left
    left = pace.bank if left is None else left
    return min(left, pace.increment // ASIDE) if session.is_aside(decision) else left


def expiry(session: Session, seat: int) -> int:
    """Return when a seat that is asked runs out of time, or when the table votes about it if it is open.

    Unlike `deadline`, this is never None.
    """
    due = deadline(session, seat)
    if due is not None:
        return due
    return after(session, seat, PATIENCE if session.table.seats[seat].user else ABSENCE)


def after(session: Session, seat: int, seconds: int) -> int:
    """Return when a seat will have been asked for `seconds`, not counting pauses and vacations."""
    days = Calendar(pauses=_pauses(session, seat))
    return clock.deadline(session.own[seat].since or 0, seconds, days)


def is_absent(session: Session, seat: int, now: int) -> bool:
    """Return True if a seat has run out of time or, at a table without a clock, been asked for `ABSENCE`."""
    own = session.own[seat]
    if session.decision(seat) is None or own.since is None:
        return False
    return own.expired or (pace_of(session.table) is None and now >= after(session, seat, ABSENCE))


def tick(session: Session, now: int) -> tuple[int, ...]:
    """Stop the clocks of the seats that have answered and start those of the newly asked; return the latter.

    A seat whose turn continues is not newly asked, and gets no increment unless it had run out of time. Its
    turn does not continue an answer in another's turn: only in turns do quiet hours count. For an open seat,
    `since` is when it was asked.
    """
    table, pace = session.table, pace_of(session.table)
    latest = session.match.lines[-1] if session.match.lines else None
    mover = latest.seat if latest and latest.seat != session.answered else None
    newly: list[int] = []
    for seat, own in enumerate(session.own):
        decision = session.decision(seat) if table.status == "live" and not table.seats[seat].bot else None
        if decision and own.asked == decision.no and own.since is not None:
            continue
        answered = own.aside and decision is not None and not session.is_aside(decision)
        if own.since is not None and (decision is None or seat != mover or own.expired or answered):
            stop(session, seat, now)
        if decision:
            if own.since is None:
                own.since = now
                if seat != mover:
                    newly.append(seat)
            if pace and own.left is None:
                own.left = pace.bank
            own.asked, own.expired, own.late, own.snoozed = decision.no, False, False, 0
            own.aside = session.is_aside(decision)
    return tuple(newly)


def stop(session: Session, seat: int, now: int) -> None:
    """Stop the clock of a seat: subtract what it has used and add the increment."""
    pace, own = pace_of(session.table), session.own[seat]
    if pace and own.since is not None and own.left is not None:
        used = clock.spent(own.since, now, calendar(session, seat))
        own.left = clock.after_move(own.left, used, pace)
    own.since, own.expired = None, False


def mark_informed(session: Session, seat: int, now: int) -> None:
    """Start the clock of an asked seat without mentioning its player, who has just seen the question."""
    decision, own, pace = session.decision(seat), session.own[seat], pace_of(session.table)
    if decision:
        own.asked, own.since, own.left = decision.no, now, pace.bank if pace else None


def more_time(session: Session, seat: int, seconds: int, now: int) -> None:
    """Restart the clock of an asked seat with `seconds` on it."""
    own = session.own[seat]
    own.since, own.left, own.expired = now, seconds, False


def answer_for(session: Session, seat: int) -> None:
    """Give the harmless answer to a question in another's turn, and to the questions that follow from it."""
    session.reset(seat)
    session.play(seat, [session.game.fallback(session.match.state, seat)])
    while session.match.draft:
        session.play(seat, [session.game.fallback(session.match.state, seat)])


def timers(session: Session) -> list[Timer]:
    """Return the timers of the asked seats, of the end of a pause, and of those who slept at the start."""
    table, found = session.table, list[Timer]()
    if session.affairs.paused:
        found.append(Timer(due=session.affairs.paused, kind=RESUME, decision=-1))
    for decision in session.match.decisions():
        seat = decision.seat
        own = session.own[seat]
        if table.seats[seat].bot or own.since is None or own.expired:
            continue
        ends = expiry(session, seat)
        found.append(_timer(ends, DEADLINE, decision))
        marks = _reminders(session, seat) if table.seats[seat].user else []
        quiet, pauses = quiet_hours(session, seat), _pauses(session, seat)
        kinds = {clock.awake(mark, quiet, pauses): kind for mark, kind in marks}
        told = max(own.since, own.reminded)  # a save may come before a timer that is due already
        found += [_timer(at, kind, decision) for at, kind in sorted(kinds.items()) if told < at < ends]
    return found + [Timer(due=at, kind=BEGUN, decision=-1) for at in sorted(set(unaware(session).values()))]


def _timer(due: int, kind: str, decision: Decision) -> Timer:
    return Timer(due=due, kind=kind, decision=decision.no, payload=str(decision.seat).encode())


def _reminders(session: Session, seat: int) -> list[tuple[int, str]]:
    """Return when to remind the person at a seat that is asked, as the kinds of timers.

    Where two fall together, the later one in the list replaces the other.
    """
    own, pace, decision = session.own[seat], pace_of(session.table), session.decision(seat)
    since = own.since or 0
    if pace and decision and deadline(session, seat):
        left, late = _left(session, seat, decision, pace), list[int]()
        marks = list(clock.reminders(since, left, calendar(session, seat)))
        if own.aside:
            del marks[1:]
    else:
        first, *late = [after(session, seat, seconds) for seconds in UNHURRIED]
        marks = [first]
    wanted = {"both": len(marks), "once": 1}.get(own.remind, 0)
    found = [(at, REMIND if n < wanted else CHECK) for n, at in enumerate(marks)]
    found += [(at, REMIND) for at in late]  # tells the others, too
    if own.snoozed:
        return [(at, kind) for at, kind in found if at > own.snoozed] + [(own.snoozed, REMIND)]
    if session.match.draft:  # by this seat: where several are asked, no answer is a draft
        if wanted:
            found.append((_nudge(session), NUDGE))
    else:
        found.append((since, MENTION))
    return found


def _nudge(session: Session) -> int:
    return session.touched[1] + NUDGED_AFTER


def is_nudge_due(session: Session, now: int) -> bool:
    """Return True if it is time to remind a person of an unconfirmed draft."""
    return bool(session.match.draft) and now >= _nudge(session)


def keeps_timers(session: Session, now: int) -> bool:
    """Return True if only a draft has changed in a session, and all timers can stay as they are.

    A draft that was begun earlier has a nudge timer. It was set for an earlier step, and sets itself anew if
    there was a later one. An hour after the latest step it may be gone, because it has rung.
    """
    drafting = session.drafting and session.match.draft and not session.match.lines
    return bool(drafting) and now < _nudge(session)


def unaware(session: Session) -> dict[int, int]:
    """Return when those who slept at the start, and have not been asked since, can be told, by seat."""
    seats = [seat for seat in session.people() if session.own[seat].asked < 0]
    return asleep(session, seats, session.affairs.told)


def asleep(session: Session, seats: Sequence[int], told: int) -> dict[int, int]:
    """Return when those who could not be mentioned at `told` can be, by seat; nobody if it is 0."""
    found = dict[int, int]()
    for seat in seats if told else ():
        own = session.own[seat]
        at = clock.awake(told, quiet_hours(session, seat), (*session.pauses, *own.away))
        if at > max(told, own.present):
            found[seat] = at
    return found


def newly_aware(session: Session, now: int) -> tuple[int, ...]:
    """Return the seats of those who slept at the start and can be told of it by now."""
    return tuple(seat for seat, at in unaware(session).items() if at <= now)


def seat_of_timer(timer: Timer) -> int:
    """Return the seat that a timer of this module is about."""
    return msgspec.json.decode(timer.payload, type=int)
