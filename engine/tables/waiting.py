"""The clocks of a table: since when a seat has been asked, its deadline, and when to remind its player.

Owns the clock fields of `Prefs` and the timers that follow from them. Works on a loaded table and a given
moment; must not know storage or texts. Moments are unix seconds.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from engine.core import Decision
from engine.tables import clock, plans, votes
from engine.tables.clock import Calendar, Pace, Window
from engine.tables.session import Proposal, Session
from engine.tables.store import Table, Timer

REMIND, MENTION, CHECK, DEADLINE = "remind", "mention", "check", "deadline"
"""Kinds of timers about a seat that is asked; their payload is the seat, as JSON.

`MENTION` makes up for a mention that could not be made when the seat was asked. `CHECK` comes instead of a
reminder that the person does not want: it only finds out whether they have left the server.
"""
LOOKED_UP = (REMIND, MENTION, CHECK)
"""Kinds of timers before which somebody finds out whether the person has left the server."""
BALLOT, CLOSE, RESUME, BEGUN = "ballot", "close", "resume", "begun"
"""Kinds of timers about the table. `BALLOT` mentions voters, `CLOSE` ends votes, `RESUME` ends a pause.

`BEGUN` tells those who slept at the start that the game has begun.
"""
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
"""The bot was not running at a deadline that it handles more seconds late than this."""
PAUSES = 10
"""Pauses that a table remembers."""
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
    prefs = session.prefs[seat]
    quiet = quiet_hours(session, seat) if prefs.aside else None
    return Calendar(window_of(session.table), _pauses(session, seat), quiet)


def _pauses(session: Session, seat: int) -> tuple[tuple[int, int], ...]:
    return (*session.pauses, *session.affairs.pauses, *session.prefs[seat].away)


def quiet_hours(session: Session, seat: int) -> Window | None:
    """Return the quiet hours of the person at a seat."""
    quiet = session.prefs[seat].quiet
    return Window(*quiet) if quiet else None


def begin_pause(session: Session, now: int, until: int) -> None:
    """Stop all clocks of a table until then; votes about seats stay open for so much longer."""
    affairs = session.affairs
    affairs.pauses, affairs.paused = [*affairs.pauses[1 - PAUSES :], (now, until)], until
    for proposal in affairs.proposals:
        proposal.closes += until - now if proposal.closes else 0


def end_pause(session: Session, now: int) -> None:
    """Let the clocks of a paused table run from now on; the vote about that is void.

    The people who are asked are about to be told, so reminders due by now have nothing more to say.
    """
    affairs = session.affairs
    early, affairs.paused = max(0, affairs.paused - now), 0
    affairs.pauses = [(start, min(end, now)) for start, end in affairs.pauses]
    for proposal in list(affairs.proposals):
        if proposal.kind == votes.RESUME:
            votes.end(session, proposal, votes.VOID)
        elif proposal.closes:
            proposal.closes -= early
    for decision in session.match.decisions():
        session.prefs[decision.seat].reminded = now


def forget_future(session: Session, now: int) -> None:
    """Let what happened later than `now`, by a clock that was ahead, have happened now."""
    affairs = session.affairs
    for prefs in session.prefs:
        prefs.since = None if prefs.since is None else min(prefs.since, now)
        prefs.reminded, prefs.present = min(prefs.reminded, now), min(prefs.present, now)
        prefs.snoozed = min(prefs.snoozed, now + SNOOZE)
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
    pace, prefs, decision = pace_of(session.table), session.prefs[seat], session.decision(seat)
    if pace is None or prefs.since is None or prefs.expired or decision is None:
        return None
    if not session.table.seats[seat].user:
        return None
    days = calendar(session, seat)
    due = clock.deadline(prefs.since, _left(session, seat, decision, pace), days)
    if days.quiet:  # at the latest when the time of a turn would be over: quiet hours can be nearly all day
        left = pace.bank if prefs.left is None else prefs.left
        due = min(due, clock.deadline(prefs.since, left, Calendar(days.window, days.pauses)))
    return due if due < clock.NEVER else None


def _left(session: Session, seat: int, decision: Decision, pace: Pace) -> int:
    """Return the seconds that a seat has for a question, from `Prefs.since` on."""
    left = session.prefs[seat].left
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
    """Return when a seat has been asked for so long, not counting pauses and vacations."""
    days = Calendar(pauses=_pauses(session, seat))
    return clock.deadline(session.prefs[seat].since or 0, seconds, days)


def is_absent(session: Session, seat: int, now: int) -> bool:
    """Return True if a seat has run out of time or, at a table without a clock, been asked for `ABSENCE`."""
    prefs = session.prefs[seat]
    if session.decision(seat) is None or prefs.since is None:
        return False
    return prefs.expired or (pace_of(session.table) is None and now >= after(session, seat, ABSENCE))


def is_called_off(session: Session, now: int) -> bool:
    """Return True if all people who are not absent agree to call the game off, and there are some."""
    there = {seat for seat in session.people() if not is_absent(session, seat, now)}
    wishes = [p for p in session.affairs.proposals if p.kind == votes.OFF]
    return bool(there) and any(there <= {p.seat, *votes.agreeing(p)} for p in wishes)


def is_stalled(session: Session, now: int) -> bool:
    """Return True if a running table has no timer and no computer to move, so that nobody is ever reminded.

    This is a fault: everybody who is asked has a timer, even without a clock.
    """
    if session.table.status != "live" or plans.automatic(session) is not None:
        return False
    return not timers(session, now)


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
            prefs.aside = session.is_aside(decision)
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


def timers(session: Session, now: int) -> list[Timer]:
    """Return the timers of a table: of the asked seats, of the votes, and of the end of a pause."""
    table, found = session.table, list[Timer]()
    if table.status != "live":
        return found
    if session.affairs.paused:
        found.append(Timer(due=session.affairs.paused, kind=RESUME, decision=-1))
    for decision in session.match.decisions():
        seat = decision.seat
        prefs = session.prefs[seat]
        if table.seats[seat].bot or prefs.since is None:
            continue
        if prefs.expired:
            if not votes.about(session, seat):
                open_vote(session, seat, now)
            continue
        ends = expiry(session, seat)
        found.append(_timer(ends, DEADLINE, decision))
        marks = _reminders(session, seat) if table.seats[seat].user else []
        quiet, pauses = quiet_hours(session, seat), _pauses(session, seat)
        kinds = {clock.awake(mark, quiet, pauses): kind for mark, kind in marks}
        told = max(prefs.since, prefs.reminded)  # a save may come before a timer that is due already
        found += [_timer(at, kind, decision) for at, kind in sorted(kinds.items()) if told < at < ends]
    extend_votes(session, now)
    for proposal in session.affairs.proposals:
        found += _voting(session, proposal)
    unaware = _unaware(session)
    session.affairs.told = session.affairs.told if unaware else 0
    return found + [Timer(due=at, kind=BEGUN, decision=-1) for at in sorted(set(unaware.values()))]


def _timer(due: int, kind: str, decision: Decision) -> Timer:
    return Timer(due=due, kind=kind, decision=decision.no, payload=str(decision.seat).encode())


def _reminders(session: Session, seat: int) -> list[tuple[int, str]]:
    """Return when to remind the person at a seat that is asked, as the kinds of timers.

    Where two fall together, the later one in the list replaces the other.
    """
    prefs, pace, decision = session.prefs[seat], pace_of(session.table), session.decision(seat)
    since = prefs.since or 0
    if pace and decision and deadline(session, seat):
        left, late = _left(session, seat, decision, pace), list[int]()
        marks = list(clock.reminders(since, left, calendar(session, seat)))
        if prefs.aside:
            del marks[1:]
    else:
        first, *late = [after(session, seat, seconds) for seconds in UNHURRIED]
        marks = [first]
    wanted = {"both": len(marks), "once": 1}.get(prefs.remind, 0)
    found = [(at, REMIND if n < wanted else CHECK) for n, at in enumerate(marks)]
    found += [(at, REMIND) for at in late]  # tells the others, too
    if prefs.snoozed:
        return [(at, kind) for at, kind in found if at > prefs.snoozed] + [(prefs.snoozed, REMIND)]
    if session.match.draft:  # by this seat: where several are asked, no answer is a draft
        if wanted:
            found.append((session.touched[1] + NUDGE, REMIND))
    else:
        found.append((since, MENTION))
    return found


def open_vote(session: Session, seat: int, now: int) -> Proposal:
    """Open the vote about a seat that has run out of time or that nobody has taken, and return it.

    It closes after a day, or after a third of the increment if that is longer, or after `PATIENCE` if nobody
    else is at the table.
    """
    session.prefs[seat].expired = True
    kind = votes.ABSENT if session.table.seats[seat].user else votes.VACANT
    alone = all(other == seat for other in session.people())
    return votes.propose(session, kind, seat, now, now + (PATIENCE if alone else vote_length(session)))


def extend_votes(session: Session, now: int) -> None:
    """Leave votes at least a quarter of their time after a pause of the bot, and tell voters until when."""
    length = vote_length(session)
    pauses = [until + length // 4 for _, until in session.pauses if until < clock.NEVER]
    for proposal in session.affairs.proposals:
        if proposal.kind != votes.UNDO:  # one of an earlier version may have no end yet
            proposal.closes = proposal.closes or now + length
        if proposal.closes:
            closes = max((proposal.closes, *pauses))
            proposal.reminded = proposal.reminded and proposal.closes == closes
            proposal.closes = closes


def vote_length(session: Session) -> int:
    """Return for how many seconds a vote is open."""
    pace = pace_of(session.table)
    return max(clock.DAY, pace.increment // 3 if pace else 0)


def _voting(session: Session, proposal: Proposal) -> list[Timer]:
    """Return the timers of a vote."""
    marks = list(_voters_asleep(session, proposal).values())
    if proposal.closes and not proposal.reminded:
        marks.append(reminding(session, proposal))
    found = [Timer(due=at, kind=BALLOT, decision=-1) for at in sorted(set(marks))]
    if proposal.closes:
        found.append(Timer(due=proposal.closes, kind=CLOSE, decision=-1))
    return found


def reminding(session: Session, proposal: Proposal) -> int:
    """Return when to remind the voters of a vote that closes."""
    return proposal.closes - vote_length(session) // 4


def _voters_asleep(session: Session, proposal: Proposal) -> dict[int, int]:
    """Return when those who could not be mentioned in a vote so far can be, by seat."""
    seats = [seat for seat in session.people() if seat not in proposal.votes]
    return _asleep(session, seats, proposal.told)


def _unaware(session: Session) -> dict[int, int]:
    """Return when those who slept at the start, and have not been asked since, can be told, by seat."""
    seats = [seat for seat in session.people() if session.prefs[seat].asked < 0]
    return _asleep(session, seats, session.affairs.told)


def _asleep(session: Session, seats: Sequence[int], told: int) -> dict[int, int]:
    """Return when those who could not be mentioned at `told` can be, by seat; nobody if it is 0."""
    found = dict[int, int]()
    for seat in seats if told else ():
        prefs = session.prefs[seat]
        at = clock.awake(told, quiet_hours(session, seat), (*session.pauses, *prefs.away))
        if at > max(told, prefs.present):
            found[seat] = at
    return found


def awoken(session: Session, proposal: Proposal, now: int) -> tuple[int, ...]:
    """Return the seats of those who can be mentioned in a vote by now, and could not be before."""
    return tuple(seat for seat, at in _voters_asleep(session, proposal).items() if at <= now)


def newly_aware(session: Session, now: int) -> tuple[int, ...]:
    """Return the seats of those who slept at the start and can be told of it by now."""
    return tuple(seat for seat, at in _unaware(session).items() if at <= now)


def seat_of_timer(timer: Timer) -> int:
    """Return the seat that a timer of this module is about."""
    return msgspec.json.decode(timer.payload, type=int)
