"""What each action of Ishtar costs and brings, as far as its player knows: the rest of what its label says.

Owns the choice of these facts. Works on what the seat sees; must not change it.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.core import Action, Known
from engine.games.ishtar import gardens
from engine.games.ishtar.carpet import gems_of
from engine.games.ishtar.hexes import cells, land_of, name
from engine.games.ishtar.rules import TURN_OF, find, works
from engine.games.ishtar.skills import LOWER
from engine.games.ishtar.state import COLOURS, TREE, TREES, State
from engine.games.ishtar.step import counted, described


def forecast(state: State, seat: int, action: Action) -> Known:
    """Return further arguments of the text of a legal action."""
    known = _KNOWN.get(action.verb)
    return known(state, seat, *action.args) if known else {}


def _take(state: State, seat: int, stack: int, gems: str) -> Known:
    return {"n": len(gems), **counted(gems_of(gems)), **described(state.stacks[stack - 1].top)}


def _place(state: State, seat: int, code: str, arm: str) -> Known:
    desert = state.desert
    area = gardens.area(state.tile, TURN_OF[arm], find(state, code))
    found = [(area & rocks).bit_count() for rocks in land_of(desert).gems]
    fountain = next(number for number, near in enumerate(desert.near) if near & area)
    return {
        "cells": ", ".join(name(desert, cell) for cell in cells(area)),
        "fountain": COLOURS[desert.fountains[fountain]],
        "n": sum(found),
        **counted(found),
    }


def _assist(state: State, seat: int) -> Known:
    bed = gardens.bed_at(state.desert, gardens.icon_cell(state.desert.tiles[-1]))
    return {"n": bed.bit_count(), "flowers": gardens.flowers_in(state.desert, bed)}


def _skill(state: State, seat: int, skill: str, gems: str) -> Known:
    return {"works": int(skill not in LOWER or works(state, skill))}


def _tree(state: State, seat: int, tree: str, cell: str = "") -> Known:
    card = TREES[TREE[tree]]
    return {"n": sum(card.price), "points": card.points, **counted(card.price)}


_KNOWN: dict[str, Callable[..., Known]] = {
    "take": _take,
    "place": _place,
    "assist": _assist,
    "skill": _skill,
    "reserve": _tree,
    "plant": _tree,
}
