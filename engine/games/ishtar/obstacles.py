"""Why something is not possible in Ishtar now, in answer to a typed move that is not legal.

Owns the choice of the reason, the first that holds. Nothing that the seat does not see has a part in it. Must
not know texts.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.core import Action, Event, event
from engine.games.base import meant
from engine.games.ishtar.carpet import reachable
from engine.games.ishtar.hexes import LAYOUTS
from engine.games.ishtar.rules import active_player, affordable, has_place
from engine.games.ishtar.skills import PRICE, SKILLS, UPPER, free_skills
from engine.games.ishtar.state import ASSISTANT, JOKER, NONE, SKILL, STACKS, TILES, TREE, TREES, State
from engine.games.ishtar.step import by_colour

_ORDER = ("take", "place", "special", "plant")
"""The questions of a turn; those about a skill's effect come between the last two."""
_ASKED_IN = {
    "take": "take", "place": "place", "assist": "special", "skill": "special", "skip": "special",
    "plant": "plant", "end": "plant",
}  # fmt: skip

_ICON = {"assist": ASSISTANT, "skill": SKILL}


def obstacle(state: State, seat: int, action: Action) -> Event | None:
    """Return why an action is not legal, if there is something to say."""
    belongs = _ASKED_IN.get(action.verb, "")
    asked = belongs or action.verb
    if state.ask == asked:
        reason = _REASONS.get(action.verb)
        return reason(state, *action.args) if reason else None
    if not belongs:
        return event("skill-first")
    if state.ask not in _ORDER:
        return event("effect-first")
    early = _ORDER.index(state.ask) < _ORDER.index(belongs)
    if not early and action.verb in ("assist", "skill"):
        return _icon(state, _ICON[action.verb]) or event("icon-over")
    return event(f"{state.ask}-first" if early else "too-late")


def _take(state: State, stack: str | int, gems: str) -> Event | None:
    if not isinstance(stack, int) or not 1 <= stack <= STACKS:
        return None
    number, held = stack - 1, sum(active_player(state).gems)
    if number == state.can:
        return event("can-here", stack=stack)
    if not state.stacks[number].count:
        return event("stack-empty", stack=stack)
    price = next((price for other, price in reachable(state, STACKS) if other == number), NONE)
    if price > held:
        return event("stack-too-far", stack=stack, n=price, have=held)
    if not has_place(state, number):
        return event("stack-fits-nowhere", stack=stack)
    return event("stack-price", stack=stack, n=price)


def _icon(state: State, icon: str) -> Event | None:
    """Return that the tile just placed does not have this icon, or None if it has."""
    own = TILES[state.desert.tiles[-1].tile].icon
    return None if own in (icon, JOKER) else event("other-icon", icon=icon)


def _assist(state: State) -> Event | None:
    if why := _icon(state, _ICON["assist"]):
        return why
    return event("bed-taken" if active_player(state).assistants else "no-assistants")


def _skill(state: State, skill: str, gems: str) -> Event | None:
    name, player = meant(skill, SKILLS), active_player(state)
    if why := _icon(state, _ICON["skill"]):
        return why
    if sum(player.gems) < PRICE:
        return event("skill-too-dear", have=sum(player.gems))
    if name in free_skills(player) or not name:
        return event("skill-price")
    if name in UPPER and all(unlocked.skill != name for unlocked in player.skills):
        return event("skill-needs", skill=name, needs=UPPER[name].needs)
    return event("skill-known", skill=name)


def _plant(state: State, tree: str, cell: str) -> Event | None:
    name = meant(tree, TREE)
    if not name:
        return None
    card = TREE[name]
    if card not in (*state.row, active_player(state).reserved):
        return event("no-tree", tree=name)
    if card not in affordable(state):
        return event("tree-too-dear", tree=name, **by_colour(TREES[card].price))
    space = meant(cell, LAYOUTS[state.desert.layout].find)
    return event("no-grass", cell=space) if space else None


def _reserve(state: State, tree: str) -> Event | None:
    name = meant(tree, TREE)
    return event("no-tree", tree=name) if name else None


_REASONS: dict[str, Callable[..., Event | None]] = {
    "take": _take,
    "assist": _assist,
    "skill": _skill,
    "plant": _plant,
    "reserve": _reserve,
}
