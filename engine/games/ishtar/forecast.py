"""The costs and gains of each action of Ishtar, as far as its player knows: the rest of its label.

Owns the choice of these facts. Works on what the seat sees; must not change it. Points are among them only as
what a card or a place is worth later: `Game.forecast` knows those of every action.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.core import WORTH, Action, Facts, copier
from engine.games.ishtar import gardens
from engine.games.ishtar.carpet import add_gems, gems_of
from engine.games.ishtar.hexes import cells, land_of, name
from engine.games.ishtar.rules import TURN_OF, find, works
from engine.games.ishtar.scoring import sheet
from engine.games.ishtar.skills import UPPER
from engine.games.ishtar.state import ASSISTANT, COLOURS, JOKER, TILES, TREE, TREES, State
from engine.games.ishtar.step import by_colour, described


def facts_of(state: State, seat: int, action: Action) -> Facts:
    """Return further arguments of the text of a legal action."""
    known = _KNOWN.get(action.verb)
    return known(state, seat, *action.args) if known else {}


def _take(state: State, seat: int, stack: int, gems: str) -> Facts:
    return {"n": len(gems), **by_colour(gems_of(gems)), **described(state.stacks[stack - 1].top)}


def _place(state: State, seat: int, code: str, arm: str) -> Facts:
    desert, turn, cell = state.desert, TURN_OF[arm], find(state, code)
    area = gardens.area(state.tile, turn, cell)
    found = [(area & rocks).bit_count() for rocks in land_of(desert).gems]
    fountain = gardens.joined(desert, area)
    blooming = gardens.blooming(state.tile, turn, cell)
    return {
        "cells": _names(state, area),
        "where": _names(state, blooming) if blooming != area else "",
        "fountain": COLOURS[desert.fountains[fountain]],
        "n": sum(found),
        WORTH: brought(state, turn, cell)[1],
        **by_colour(found),
    }


def brought(state: State, turn: int, cell: int) -> tuple[int, int]:
    """Return the points that laying the tile in hand there brings, and all with an assistant on its icon.

    The second number is 0 if there can be none.
    """
    seat, before, area = state.asked, sum(sheet(state, state.asked)), gardens.area(state.tile, turn, cell)
    after = copier(State)(state)
    player, desert = after.players[seat], after.desert
    add_gems(player.gems, [(area & desert.free & rocks).bit_count() for rocks in land_of(desert).gems])
    placed = gardens.place(desert, state.tile, turn, cell)
    points, where = sum(sheet(after, seat)) - before, gardens.icon_cell(placed)
    usable = TILES[state.tile].icon in (ASSISTANT, JOKER) and player.assistants
    if not usable or not gardens.can_claim(desert, where):
        return points, 0
    gardens.claim(desert, seat, where, placed.fountain)
    return points, sum(sheet(after, seat)) - before


def _assist(state: State, seat: int) -> Facts:
    placed = state.desert.tiles[-1]
    cell = gardens.icon_cell(placed)
    return {"n": gardens.bed_at(state.desert, cell).bit_count()}


def _skill(state: State, seat: int, skill: str, gems: str) -> Facts:
    return {"works": int(skill in UPPER or works(state, skill))}


def _reserve(state: State, seat: int, tree: str) -> Facts:
    card = TREES[TREE[tree]]
    return {"n": sum(card.price), WORTH: card.points, **by_colour(card.price)}


def _plant(state: State, seat: int, tree: str, code: str) -> Facts:
    price = TREES[TREE[tree]].price
    return {"n": sum(price), **by_colour(price)}


def _names(state: State, mask: int) -> str:
    return ", ".join(name(state.desert, cell) for cell in cells(mask))


_KNOWN: dict[str, Callable[..., Facts]] = {
    "take": _take,
    "place": _place,
    "assist": _assist,
    "skill": _skill,
    "reserve": _reserve,
    "plant": _plant,
}
