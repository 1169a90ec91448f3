"""The costs and gains of each action of Ishtar, as far as its player knows: the rest of its label.

Owns the choice of these facts. Works on what the seat sees; must not change it.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.core import Action, Facts, copier
from engine.games.ishtar import gardens
from engine.games.ishtar.carpet import add_gems, gems_of, take_gems
from engine.games.ishtar.hexes import cells, land_of, name
from engine.games.ishtar.rules import TURN_OF, active_player, find, works
from engine.games.ishtar.scoring import sheet
from engine.games.ishtar.skills import TOKEN_FLOWERS, UPPER, effect_of
from engine.games.ishtar.state import COLOURS, NONE, TREE, TREES, Planted, State, Unlocked
from engine.games.ishtar.step import by_colour, described

_copy = copier(State)


def facts_of(state: State, seat: int, action: Action) -> Facts:
    """Return further arguments of the text of a legal action."""
    known = _KNOWN.get(action.verb)
    return known(state, seat, *action.args) if known else {}


def _gain(state: State, change: Callable[[State], object]) -> dict[str, int]:
    """Return how many points a change would bring the player at once, as things stand."""
    after = _copy(state)
    change(after)
    return {"gain": sum(sheet(after, state.asked)) - sum(sheet(state, state.asked))}


def _take(state: State, seat: int, stack: int, gems: str) -> Facts:
    return {"n": len(gems), **by_colour(gems_of(gems)), **described(state.stacks[stack - 1].top)}


def _place(state: State, seat: int, code: str, arm: str) -> Facts:
    desert, turn, cell = state.desert, TURN_OF[arm], find(state, code)
    area = gardens.area(state.tile, turn, cell)
    found = [(area & rocks).bit_count() for rocks in land_of(desert).gems]
    fountain = next(number for number, near in enumerate(desert.near) if near & area)
    blooming = gardens.blooming(state.tile, turn, cell)

    def change(after: State) -> None:
        gardens.place(after.desert, state.tile, turn, cell)
        add_gems(active_player(after).gems, found)

    return {
        "cells": _names(state, area),
        "where": _names(state, blooming) if blooming != area else "",
        "fountain": COLOURS[desert.fountains[fountain]],
        "n": sum(found),
        **by_colour(found),
        **_gain(state, change),
    }


def _assist(state: State, seat: int) -> Facts:
    placed = state.desert.tiles[-1]
    cell = gardens.icon_cell(placed)
    bed = gardens.bed_at(state.desert, cell)
    return {
        "n": bed.bit_count(),
        **_gain(state, lambda after: gardens.claim(after.desert, state.asked, cell, placed.fountain)),
    }


def _skill(state: State, seat: int, skill: str, gems: str) -> Facts:
    def change(after: State) -> None:
        player = active_player(after)
        take_gems(player.gems, gems_of(gems))
        player.skills.append(Unlocked(skill, gems))

    return {
        "scores": int(skill in UPPER),
        "works": int(skill in UPPER or works(state, skill)),
        **_gain(state, change),
    }


def _bloom(state: State, seat: int, code: str, second: str) -> Facts:
    flowers = TOKEN_FLOWERS[effect_of(active_player(state)).token]
    first, other = find(state, code), find(state, second) if second else NONE
    return _gain(state, lambda after: gardens.bloom(after.desert, state.asked, first, other, flowers))


def _reserve(state: State, seat: int, tree: str) -> Facts:
    card = TREES[TREE[tree]]
    return {"n": sum(card.price), "points": card.points, **by_colour(card.price)}


def _plant(state: State, seat: int, tree: str, code: str) -> Facts:
    number = TREE[tree]
    price = TREES[number].price

    def change(after: State) -> None:
        player = active_player(after)
        take_gems(player.gems, price)
        player.trees.append(number)
        after.desert.trees.append(Planted(state.asked, number, find(state, code)))

    return {"n": sum(price), **by_colour(price), **_gain(state, change)}


def _names(state: State, mask: int) -> str:
    return ", ".join(name(state.desert, cell) for cell in cells(mask))


_KNOWN: dict[str, Callable[..., Facts]] = {
    "take": _take,
    "place": _place,
    "assist": _assist,
    "skill": _skill,
    "bloom": _bloom,
    "reserve": _reserve,
    "plant": _plant,
}
