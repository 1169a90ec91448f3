"""Planned moves, and standing answers to kinds of questions.

Owns which of them is played next and when a plan is abandoned. They are private to their seat, and checked
like any other move when they are played. Works on a loaded table; must not know storage.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Action, Refused, Unreadable, refusing
from engine.notation import LINE_LIMIT, notate, parse, reworded
from engine.tables.table.session import Denied, Session
from engine.tables.table.stored import Order

MOST = 5
"""The most planned moves of one seat."""


def plan(session: Session, seat: int, text: str, unless: str = "") -> None:
    """Add a planned move, abandoned if another seat plays `unless` first.

    Raise `Denied` if there are too many, or `Unreadable` if one of the texts does not begin with a verb.
    """
    own = session.own[seat]
    if len(own.orders) >= MOST:
        raise Denied("too-many-orders", most=MOST)
    with refusing(session.game.key):
        for typed in filter(None, (text, unless)):
            _readable(session, typed)
    text, unless = (reworded(session.game.aliases, typed) for typed in (text, unless))
    own.orders.append(Order(" ".join(text.split()), " ".join(unless.lower().split()), session.feed.lines))
    own.stopped = ""


def answer_always(session: Session, seat: int, kind: str, text: str) -> None:
    """Set the standing answer to questions of a kind in another's turn; an empty text deletes it.

    Raise `Denied` if the game has no such questions, or `Refused` if the text names none of its answers.
    """
    game = session.game
    if kind not in game.asides:
        raise Denied("no-standing", n=len(game.asides))
    if text:
        with refusing(game.key):
            action = parse(game.verbs, reworded(game.aliases, text), game.asides[kind])
        session.own[seat].standing[kind] = notate(game.verbs, action)
    else:
        session.own[seat].standing.pop(kind, None)


def _readable(session: Session, text: str) -> None:
    verbs = session.game.verbs
    words = reworded(session.game.aliases, text).split() if len(text) <= LINE_LIMIT else []
    word = words[0].lower() if words else ""
    if not word or not any(name.startswith(word) for name in verbs):
        raise Unreadable(text[:LINE_LIMIT], tuple(verbs))


def waits(session: Session, seat: int) -> bool:
    """Return True if the seat is asked something for which it has a planned move or a standing answer.

    A move that was planned when the table was as it is now is for the seat's next question.
    """
    decision = session.decision(seat)
    if decision is None or session.match.draft:
        return False
    own = session.own[seat]
    if session.is_aside(decision):
        return decision.kind in own.standing
    return bool(own.orders) and own.orders[0].line < session.feed.lines


def next_move(session: Session, seat: int, since: Sequence[tuple[int | None, str]]) -> list[Action]:
    """Remove the next planned move and return its actions, or none if it is illegal or no longer wanted.

    In that case the move goes to `SeatState.stopped`, and all planned moves after it are deleted. A standing
    answer stays unless it is illegal. `since` has the seat and the text of each line committed since the move
    was planned.
    """
    own, decision = session.own[seat], session.decision(seat)
    if decision and session.is_aside(decision):
        text = own.standing.pop(decision.kind)
        try:
            actions = session.match.read_line(seat, text)
        except Refused:
            own.stopped, own.reason = text, "standing"
            return []
        own.standing[decision.kind] = text
        return actions
    order = own.orders.pop(0)
    if order.unless and any(mover != seat and _does(text, order.unless) for mover, text in since):
        own.abandon_plan(order, "unless")
        return []
    try:
        return session.match.read_line(seat, order.text)
    except Refused:
        own.abandon_plan(order, "illegal")
        return []


def _does(line: str, what: str) -> bool:
    return any(step.strip().lower().startswith(what) for step in line.split(";"))


def automatic(session: Session) -> int | None:
    """Return the seat that a computer or a plan moves for next, or None if a person is asked."""
    match, seats = session.match, session.table.seats
    if match.draft:
        return match.author if seats[match.author].bot else None
    asked = [decision.seat for decision in match.decisions()]
    return next((s for s in asked if seats[s].bot or (seats[s].user and waits(session, s))), None)
