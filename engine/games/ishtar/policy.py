"""How attractive a place is, judged without trying it: for moves of playouts, and to order long lists.

Must not be used for moves of real games.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.core import Action, Rng
from engine.games.ishtar import strategy
from engine.games.ishtar.gardens import SIXTHS, STRIDE, TURNED, controlled, random_places
from engine.games.ishtar.hexes import land_of, widened
from engine.games.ishtar.rules import PLACE, TURN_OF, find
from engine.games.ishtar.state import State
from engine.games.ishtar.worth import WEIGHTS

_PLACES = 4
"""The number of random places of which a playout takes the most attractive one."""


def _appeal(state: State) -> Callable[[int, int], float]:
    """Return a function of a space and a turn: gems below, and flowers beside one's own or others' beds."""
    desert, seat = state.desert, state.asked
    weights = [WEIGHTS[colour] for colour in ("purple", "red", "white")]
    gems = list(zip(land_of(desert).gems, weights, strict=True))
    own = widened(controlled(desert, seat))
    others = widened(sum(bed.cells for bed in desert.beds if bed.seat != seat))

    def appeal(cell: int, turn: int) -> float:
        turned, shift = TURNED[state.tile][turn], cell - STRIDE
        area, flowers = turned.cells << shift, turned.flowers[0] << shift
        value = 0.0
        for rocks, weight in gems:
            value += weight * (area & rocks).bit_count()
        if flowers & (own | others):
            shown = sum(mask.bit_count() for mask in turned.flowers)
            value += shown if flowers & own else -shown
        return value

    return appeal


def place_policy(state: State) -> Callable[[Rng], Action]:
    """Return a function that picks the most attractive of a few random places."""
    appeal, desert = _appeal(state), state.desert
    place_in = random_places(desert, state.tile)

    def pick(rng: Rng) -> Action:
        best, chosen = -99.0, (0, 0)
        for _ in range(_PLACES):
            place = place_in(rng)
            value = appeal(*place) + rng.random()
            if value > best:
                best, chosen = value, place
        cell, turn = chosen
        return PLACE[desert.layout][SIXTHS * cell + turn]

    return pick


def appeals(state: State, actions: Sequence[Action]) -> list[float]:
    """Return how attractive each of these answers is, judged in more detail; 0 for all that are no places."""
    if state.ask != "place":
        return [0.0] * len(actions)
    return strategy.appeals(
        state, [(TURN_OF[str(arm)], find(state, str(code))) for code, arm in (a.args for a in actions)]
    )
