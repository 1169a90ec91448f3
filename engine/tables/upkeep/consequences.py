"""What follows from a change of a running table: its log, votes, clocks, timers, and the next post.

Owns the order in which that happens, once for each save. Works on a loaded table; must not know storage, or
who may do what.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine import notation
from engine.core import Event
from engine.tables.access.access import Change, Consequences, NewLetter
from engine.tables.council import ballots, votes
from engine.tables.moves import plans
from engine.tables.store import Letter, LogLine, Timer
from engine.tables.table.letters import NEWS, OVER, TURN, Notice, news
from engine.tables.table.session import Session
from engine.tables.time import deadlines

AUTOMATION = "hands"
"""The kind of the timer that starts automatic moves, as version 0.1 stored it."""


def follow(session: Session, change: Change, now: int, new_letter: NewLetter) -> Consequences:
    """Apply to a session what follows from a change, and return what is written with it."""
    table = session.table
    letters: Sequence[Letter] = change.letters
    if change.event:  # before what follows from it in the game
        session.feed.unposted += (change.event,)
    lines = _log(session, now)
    _drop_void_votes(session)
    if table.status == "live" and ballots.is_called_off(session, now):
        votes.end_wishes(session)  # those who had not agreed have resigned or are absent
        table.status, letters = "cancelled", ()
        session.feed.unposted += (Event("table-called-off-by-the-rest"),)
    if table.status == "live" and not session.match.decisions():
        table.status = "over"
    session.touch(now)
    _update_pings(session, deadlines.tick(session, now), announce=change.announce)
    if lines or change.setup or (table.status != "live" and session.feed.unposted):  # it has ended now
        table.moved = now
    automatic = table.status == "live" and plans.automatic(session) is not None
    outbox = [*letters, *_posts(session, change, new_letter, automatic=automatic)]
    lines = [change.setup, *lines] if change.setup else lines
    timers = _set_timers(session, now, automatic=automatic)
    return Consequences(lines, timers, outbox, wakes=bool(outbox) or automatic)


def _set_timers(session: Session, now: int, *, automatic: bool) -> list[Timer]:
    """Open the votes that are due, extend those that are open, and return all timers of a table."""
    timers = [Timer(due=0, kind=AUTOMATION)] if automatic else []
    if session.table.status != "live":
        return timers
    for seat in ballots.open_due(session):
        ballots.open_vote(session, seat, now)
    ballots.extend_votes(session, now)
    if not deadlines.unaware(session):
        session.affairs.told = 0
    return [*timers, *deadlines.timers(session), *ballots.timers(session)]


def _posts(session: Session, change: Change, new_letter: NewLetter, *, automatic: bool) -> list[Letter]:
    """Return the letters that tell of what happened, and empty the feed if that is the next post."""
    feed, found = session.feed, list[Letter]()
    needs_post = change.event or change.announce or feed.ping or (change.news and feed.unposted)
    if change.news and (feed.unposted or feed.ping):
        feed.unposted += (change.news,)
    elif change.news:
        found.append(new_letter(NEWS, news(change.news)))
    if session.table.status != "live" or (not automatic and needs_post):
        found.append(_post(session, new_letter))
    return found


def _log(session: Session, now: int) -> list[LogLine]:
    """Return the lines committed in this call as log lines, and add their events to the feed."""
    feed, first = session.feed, session.feed.lines
    for line in session.match.lines:
        feed.last = line.events
        feed.unposted += line.events
        own = session.own[line.seat]
        own.taken += sum(notation.notate(session.game.verbs, a) in own.advised for a in line.actions)
        own.advised = []
        if not line.auto:
            own.stopped = ""
    feed.lines += len(session.match.lines)
    return [
        LogLine(n, line.seat, notation.join(session.game.verbs, line.actions), line.drawn, line.auto, now)
        for n, line in enumerate(session.match.lines, first)
    ]


def _drop_void_votes(session: Session) -> None:
    """Delete void votes. Tell a person that the undo they asked for has lapsed, unless they have moved."""
    movers = {line.seat for line in session.match.lines}
    for proposal in votes.prune(session):
        if proposal.kind == votes.UNDO and proposal.seat not in movers:
            session.feed.unposted += (Event("table-undo-lapsed", proposal.seat),)


def _update_pings(session: Session, newly: Sequence[int], *, announce: bool) -> None:
    """Record in the feed who is asked something without having been mentioned."""
    table, feed = session.table, session.feed
    asked = {d.seat for d in session.match.decisions() if table.seats[d.seat].user and table.status == "live"}
    feed.ping = tuple(sorted(asked & {*feed.ping, *newly, *(asked if announce else ())}))


def _post(session: Session, new_letter: NewLetter) -> Letter:
    """Return the letter that becomes the next post, and empty the feed.

    It is written only when a person is asked something new, so the moves of several computers in a row, or a
    turn of several commits, make one post.
    """
    table, feed = session.table, session.feed
    notice = Notice(feed.unposted, feed.ping, line=feed.lines - 1)
    feed.unposted, feed.ping = (), ()
    kind = OVER if table.status == "over" else TURN
    return new_letter(kind, notice)
