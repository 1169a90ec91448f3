"""The time of votes: how long they are open, and when voters are mentioned; and what a pause means for them.

Works on a loaded table and a given moment; must not know storage or texts. Moments are unix seconds.
"""

from __future__ import annotations

from engine.tables.council import votes
from engine.tables.store import Timer
from engine.tables.table.session import Session
from engine.tables.table.stored import Proposal
from engine.tables.time import clock, deadlines

BALLOT, CLOSE = "ballot", "close"
"""Kinds of timers: `BALLOT` mentions voters, `CLOSE` ends votes."""
PAUSES = 10
"""The number of latest pauses that are stored."""


def open_vote(session: Session, seat: int, now: int) -> Proposal:
    """Open the vote about a seat that has run out of time or that nobody has taken, and return it.

    It closes after a day, or after a third of the increment if that is longer, or after `PATIENCE` if nobody
    else is at the table.
    """
    session.own[seat].expired = True
    kind = votes.ABSENT if session.table.seats[seat].user else votes.VACANT
    alone = all(other == seat for other in session.people())
    return votes.propose(
        session, kind, seat, now, now + (deadlines.PATIENCE if alone else vote_length(session))
    )


def open_due(session: Session) -> list[int]:
    """Return the seats about which a vote has to be opened: they have run out of time, and there is none."""
    table, found = session.table, list[int]()
    for decision in session.match.decisions():
        seat, own = decision.seat, session.own[decision.seat]
        if own.expired and own.since is not None and not table.seats[seat].bot:
            found += [] if votes.about(session, seat) else [seat]
    return found


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
    pace = deadlines.pace_of(session.table)
    return max(clock.DAY, pace.increment // 3 if pace else 0)


def timers(session: Session) -> list[Timer]:
    """Return the timers of the open votes."""
    return [timer for proposal in session.affairs.proposals for timer in _timers(session, proposal)]


def _timers(session: Session, proposal: Proposal) -> list[Timer]:
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
    return deadlines.asleep(session, seats, proposal.told)


def awoken(session: Session, proposal: Proposal, now: int) -> tuple[int, ...]:
    """Return the seats of those who can be mentioned in a vote by now, and could not be before."""
    return tuple(seat for seat, at in _voters_asleep(session, proposal).items() if at <= now)


def is_called_off(session: Session, now: int) -> bool:
    """Return True if there are people who are not absent, and all of them agree to call the game off."""
    there = {seat for seat in session.people() if not deadlines.is_absent(session, seat, now)}
    wishes = [p for p in session.affairs.proposals if p.kind == votes.OFF]
    return bool(there) and any(there <= {p.seat, *votes.agreeing(p)} for p in wishes)


def begin_pause(session: Session, now: int, until: int) -> None:
    """Stop all clocks of a table until `until`. Open votes close later by the length of the pause."""
    affairs = session.affairs
    affairs.pauses, affairs.paused = [*affairs.pauses[1 - PAUSES :], (now, until)], until
    for proposal in affairs.proposals:
        proposal.closes += until - now if proposal.closes else 0


def end_pause(session: Session, now: int) -> None:
    """Let the clocks of a paused table run from now on; the vote about that is void.

    The people who are asked are about to be mentioned, which replaces the reminders due by now.
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
        session.own[decision.seat].reminded = now
