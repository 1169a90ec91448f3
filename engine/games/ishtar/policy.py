"""The moves of playouts: random, but with a rough idea of what is good.

Owns what makes a place attractive without trying it. Must not be used for moves of real games.
"""

from __future__ import annotations

from engine.core import Action, Rng
from engine.games.ishtar.gardens import STRIDE, TURNED, controlled, random_place
from engine.games.ishtar.hexes import land_of, widened
from engine.games.ishtar.rules import PLACE, SIXTHS
from engine.games.ishtar.state import State
from engine.games.ishtar.worth import WEIGHTS

_PLACES = 4
"""The number of random places of which the most attractive one is chosen."""


def playout_place(state: State, rng: Rng) -> Action:
    """Return the most attractive of a few random places: for its gems, and flowers beside one's own."""
    desert, seat = state.desert, state.asked
    weights = [WEIGHTS[colour] for colour in ("purple", "red", "white")]
    gems = list(zip(land_of(desert).gems, weights, strict=True))
    own = widened(controlled(desert, seat))
    others = widened(sum(bed.cells for bed in desert.beds if bed.seat != seat))
    best, chosen = -9.0, (0, 0)
    for _ in range(_PLACES):
        cell, turn = random_place(desert, state.tile, rng)
        turned, shift = TURNED[state.tile][turn], cell - STRIDE
        area, flowers = turned.cells << shift, turned.flowers[0] << shift
        value = rng.random()
        for rocks, weight in gems:
            value += weight * (area & rocks).bit_count()
        if flowers & (own | others):
            shown = sum(mask.bit_count() for mask in turned.flowers)
            value += shown if flowers & own else -shown
        if value > best:
            best, chosen = value, (cell, turn)
    cell, turn = chosen
    return PLACE[desert.layout][SIXTHS * cell + turn]
