"""Why something is not possible in Babylon now, in answer to a typed move that is not legal.

Owns the choice of the reason, the first that holds. Nothing that the seat does not see has a part in it. Must
not know texts.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.core import Action, Event, event
from engine.games.babylon.garden import UNSUPPORTED, price, supports
from engine.games.babylon.rules import buildable
from engine.games.babylon.state import CELL, CELLS, CORNERS, NONE, STACKS, State
from engine.games.base import meant

_MOST_OPEN = 1
"""How many corners of a tile may be without a support. B 2.4"""


def obstacle(state: State, seat: int, action: Action) -> Event | None:
    """Return why an action is not legal, if there is something to say."""
    verb = action.verb
    if state.ask == "thin" and verb != "rm":
        return event("thin-first")
    if verb == "rm" and state.ask != "thin":
        return event("thinned")
    if state.ask == "take" and verb != "take":
        return event("take-first")
    if verb == "take" and state.ask != "take":
        return event("taken")
    reason = _REASONS.get(verb)
    return reason(state, *action.args) if reason else None


def _stack(state: State, stack: str | int) -> Event | None:
    """Return why no tile can be taken from a stack, or removed from it."""
    if not isinstance(stack, int) or not 1 <= stack <= STACKS:
        return None
    return event("stack-empty" if state.quarry[stack - 1] == NONE else "not-clay", stack=stack)


def _build(state: State, which: str, cell: str, turn: str, floor: str, corner: str) -> Event | None:
    name, anchor = meant(which, ("new", "old")), meant(cell, CELLS)
    if name and name not in dict(buildable(state)):
        return event("no-tile", tile=name)
    garden, player = state.players[state.asked].garden, state.players[state.asked]
    storey = str(floor).lower().removeprefix("f")
    if not anchor or not storey.isdecimal() or not 1 <= int(storey) <= len(garden.level):
        return None
    held = supports(garden, CELL[anchor], int(storey))
    if held.count(UNSUPPORTED) > _MOST_OPEN:
        return event("no-supports", n=len(held) - held.count(UNSUPPORTED))
    least = min(
        price(held, left, state.doubles).singles
        for left in (range(len(CORNERS)) if UNSUPPORTED not in held else [held.index(UNSUPPORTED)])
    )
    return event("too-few-columns", n=least, have=player.singles) if least > player.singles else None


def _deco(state: State, piece: str, cells: str, changed: str) -> Event | None:
    return None if state.fresh else event("nothing-built")


def _keep(state: State, which: str) -> Event | None:
    return None if len(buildable(state)) > 1 else event("one-tile")


def _end(state: State) -> Event | None:
    return event("keep-one") if len(buildable(state)) > 1 else None


_REASONS: dict[str, Callable[..., Event | None]] = {
    "rm": _stack,
    "take": _stack,
    "build": _build,
    "deco": _deco,
    "keep": _keep,
    "end": _end,
}
