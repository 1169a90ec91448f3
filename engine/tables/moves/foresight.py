"""Whether a planned move will be legal, as far as its player can know.

The move is tried in several futures: from what the seat sees, with everything hidden dealt at random, the
game is played on with random moves of the others until the seat is to move. Works on a loaded table and
changes nothing in it; must not know storage or words.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, NamedTuple

from engine import notation
from engine.chance import Chance, playout_rng
from engine.core import Action, Ambiguous, Event, Known, Refused, Rng, TooLong, Unreadable, seen_by
from engine.match import Match
from engine.tables.moves import plans
from engine.tables.table.session import Session

FUTURES = 12
"""The most futures that are tried."""
FORESEEN = 4
"""The number of ways in which the game is played on to see who is next."""
SECONDS = 0.25
"""Seconds after which no further future is tried."""
STEPS = 400
"""Steps after which a future is abandoned."""
SUGGESTED_FROM = 3
"""The number of futures from which the completions of a line are taken."""


class Foresight(NamedTuple):
    """What is known about a planned move: it is legal in `legal` of `tried` futures.

    `asked` is True if the seat is to move already; then the present is the only future. `events` are what the
    move does in the first future in which it is legal, up to the first draw.
    """

    legal: int
    tried: int
    asked: bool
    events: tuple[Event, ...]
    drafted: Known
    """What all of that changes, as in `Match.drafted`."""
    last: tuple[Action, Known] | None
    """The first step that draws something, with what is known of it."""


def foresee(session: Session, seat: int, text: str) -> Foresight:
    """Try a move after the moves that are already planned.

    Raise `Refused` if it cannot be read, if the seat is to move and it is illegal now, or if it is legal in
    no future and has a word that fits no legal move in any of them.
    """
    tried, legal, refused = 0, 0, None
    events, drafted, last = tuple[Event, ...](), Known(), None
    unknown: set[str] | None = None
    asked = _is_asked(session, seat)
    for match in futures(session, seat):
        tried += 1
        try:
            actions = match.read_line(seat, text)
        except (TooLong, Unreadable):
            raise
        except Refused as error:
            refused = refused or error
            if asked:
                raise
            if not legal and unknown != set():
                strange = _unknown(match, seat, text)
                unknown = strange if unknown is None else unknown & strange
            continue
        if not legal:
            events, drafted, last = _effects(match, seat, actions)
        legal += 1
    if refused and not legal and unknown:
        raise refused
    return Foresight(legal, tried, asked, events, drafted, last)


def suggest(session: Session, seat: int, text: str, limit: int = notation.CANDIDATES) -> list[str]:
    """Return at most `limit` completions of a line to plan, as `Match.suggest` does for a move now."""
    found: dict[str, None] = {}
    for match in islice(futures(session, seat), SUGGESTED_FROM):
        found |= dict.fromkeys(match.suggest(seat, text, limit))
    return list(found)[:limit]


def first_steps(session: Session, seat: int, limit: int = notation.CANDIDATES) -> dict[Action, list[Known]]:
    """Return at most `limit` moves to plan, with what is known of each in the futures where it is legal."""
    found: dict[Action, list[Known]] = {}
    for match in islice(futures(session, seat), SUGGESTED_FROM):
        state = match.view(seat).state
        for action in match.legal_actions(seat)[:limit]:
            if action in found or len(found) < limit:
                found.setdefault(action, []).append(match.game.forecast(state, seat, action))
    return found


def futures(session: Session, seat: int) -> Iterator[Match[Any]]:
    """Yield possible matches in which the seat is to move; only the present one if it is to move now."""
    if _is_asked(session, seat):
        yield session.match
        return
    game, until = session.game, time.monotonic() + SECONDS
    view = game.view(session.match.base, seat)
    for number in range(FUTURES):
        rng = playout_rng(number)
        state = game.resample(view, Chance.seeded(number))
        match = _play_on(session, state, seat, rng)
        if match is not None:
            yield match
        if time.monotonic() > until:
            return


def upcoming(session: Session) -> int | None:
    """Return the seat that will be asked after the one that is asked now; None if that depends on chance.

    Questions in another's turn do not count. This may take milliseconds.
    """
    decisions, game, found = session.match.decisions(), session.game, set[int | None]()
    if len(decisions) != 1 or session.is_aside(decisions[0]):
        return None
    view = game.view(session.match.base, None)
    for number in range(FORESEEN):
        state = game.resample(view, Chance.seeded(number))
        found.add(_next_asked(session, state, decisions[0].seat, playout_rng(number)))
    return found.pop() if len(found) == 1 else None


def _next_asked(session: Session, state: Any, seat: int, rng: Rng) -> int | None:
    """Play on until a seat other than this one is asked in a turn of its own, and return it."""
    game = session.game
    for _ in range(STEPS):
        pending = game.pending(state)
        asked = next((d.seat for d in pending if d.seat != seat and not session.is_aside(d, state)), None)
        if asked is not None or not pending:
            return asked
        mover = pending[0].seat
        game.play(
            state, mover, game.playout_action(state, mover, rng), Chance.seeded(int(rng.random() * 2**32))
        )
    return None


def _is_asked(session: Session, seat: int) -> bool:
    """Return True if the seat is to move in its own turn, and has neither a draft nor a plan for it."""
    decision = session.decision(seat)
    return (
        decision is not None
        and not session.is_aside(decision)
        and not session.match.draft
        and not plans.waits(session, seat)
    )


def _play_on(session: Session, state: Any, seat: int, rng: Rng) -> Match[Any] | None:
    """Play on until the seat has played its planned moves and is to move; None if that does not happen."""
    game, orders = session.game, [order.text for order in session.own[seat].orders]
    drafting = bool(session.match.draft) and session.match.author == seat
    for _ in range(STEPS):
        pending = game.pending(state)
        if not pending:
            return None
        own = next((decision for decision in pending if decision.seat == seat), None)
        drafting = drafting and own is not None
        if own is None or drafting:
            mover = pending[0].seat if own is None else seat
            actions = [game.playout_action(state, mover, rng)]
        elif session.is_aside(own, state):
            actions, mover = [game.fallback(state, seat)], seat
        elif not orders:
            return Match(game, state)
        else:
            try:
                actions, mover = Match(game, state).read_line(seat, orders.pop(0)), seat
            except Refused:
                return None
        for action in actions:
            game.play(state, mover, action, Chance.seeded(int(rng.random() * 2**32)))
    return None


def _effects(
    match: Match[Any], seat: int, actions: Sequence[Action]
) -> tuple[tuple[Event, ...], Known, tuple[Action, Known] | None]:
    """Return what these steps do and change, up to the first that draws something, and that one."""
    game, events = match.game, list[Event]()
    now, last = Match(game, match.state), None
    for action in actions:
        if now.final(seat, action):
            last = (action, game.forecast(now.view(seat).state, seat, action))
            break
        acted = now.act(seat, action, now.token(seat), Chance.seeded(0))
        events += [seen_by(happened, seat) for happened in acted]
    return tuple(events), now.drafted() if now.draft else Known(), last


def _unknown(match: Match[Any], seat: int, text: str) -> set[str]:
    """Return the words of the first illegal step that fit no legal move with its verb."""
    done: list[str] = []
    for part in notation.split(match.game.verbs, notation.reworded(match.game.aliases, text)):
        if _fits(match, seat, [*done, part]):
            done.append(part)
            continue
        verb, *words = part.lower().split()
        return {word for word in words or [verb] if not _fits(match, seat, [*done, f"{verb} {word}"])}
    return set()


def _fits(match: Match[Any], seat: int, parts: list[str]) -> bool:
    try:
        match.read_line(seat, "; ".join(parts))
    except Ambiguous:
        return True
    except Refused:
        return False
    return True
