"""Moves that somebody has planned ahead: for the next turn, or as a standing answer to a kind of question.

Owns which of them comes next and why one stops. They are private: only their own seat is ever told of them.
What they do are ordinary moves, checked like all others. Works on a loaded table; knows no storage.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Action, Refused, Unreadable
from engine.session import Denied, Order, Session
from engine.store import Line

MOST = 5
"""Moves planned ahead by one seat."""
LENGTH = 200
"""Characters of one."""


def plan(session: Session, seat: int, text: str, unless: str = "") -> None:
    """Put a move behind those already planned. Raises `Unreadable` if it begins with no verb of the game."""
    prefs = session.prefs[seat]
    if len(prefs.orders) >= MOST:
        raise Denied("too-many-orders", most=MOST)
    for typed in filter(None, (text, unless)):
        _readable(session, typed)
    prefs.orders.append(Order(" ".join(text.split()), " ".join(unless.lower().split()), session.news.lines))
    prefs.stopped = ""


def answer_always(session: Session, seat: int, kind: str, text: str) -> None:
    """Give this answer whenever a question of that kind comes in another's turn; none takes it away."""
    if kind not in session.game.asides:
        raise Denied("no-standing")
    if text:
        _readable(session, text)
        session.prefs[seat].standing[kind] = " ".join(text.split())
    else:
        session.prefs[seat].standing.pop(kind, None)


def _readable(session: Session, text: str) -> None:
    verbs = session.game.verbs
    word = text.split()[0].lower() if text.split() else ""
    if len(text) > LENGTH or not word or not any(name.startswith(word) for name in verbs):
        raise Unreadable(text[:LENGTH], tuple(verbs))


def waits(session: Session, seat: int) -> bool:
    """Whether this seat is asked something that it has planned an answer to."""
    decision = session.decision(seat)
    if decision is None or session.match.draft:
        return False
    prefs = session.prefs[seat]
    if decision.kind in session.game.asides:
        return decision.kind in prefs.standing
    return bool(prefs.orders)


def next_move(session: Session, seat: int, log: Sequence[Line]) -> list[Action]:
    """The planned move as actions, taken off the plan; empty if it is not possible or no longer wanted.

    Then the reason is in `Prefs.stopped`, and what was planned after it is gone as well. `log` are the lines
    since the oldest plan.
    """
    prefs, decision = session.prefs[seat], session.decision(seat)
    if decision and decision.kind in session.game.asides:
        text = prefs.standing.pop(decision.kind)
        try:
            actions = session.match.read_line(seat, text)
        except Refused:
            prefs.stopped = text
            return []
        prefs.standing[decision.kind] = text
        return actions
    order = prefs.orders.pop(0)
    hindered = order.unless and any(
        line.n >= order.line and line.seat != seat and _does(line, order.unless) for line in log
    )
    try:
        if not hindered:
            return session.match.read_line(seat, order.text)
    except Refused:
        pass
    prefs.orders, prefs.stopped = [], order.text
    return []


def _does(line: Line, what: str) -> bool:
    return any(step.strip().lower().startswith(what) for step in line.text.split(";"))


def automatic(session: Session) -> int | None:
    """The seat whose computer or plan is to move next."""
    match, seats = session.match, session.table.seats
    if match.draft:
        return match.author if seats[match.author].bot else None
    asked = [decision.seat for decision in match.decisions()]
    return next((s for s in asked if seats[s].bot or (seats[s].user and waits(session, s))), None)
