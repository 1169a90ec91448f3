"""How attractive a place for a tile is to a person. Orders the numbered places that are worth the same.

Works on the position after the tile is built; must not change it. Computer players do not ask for it.
"""

from __future__ import annotations

from engine.games.babylon.decorations import spots, worth
from engine.games.babylon.garden import ANCHORS, BLOCK, cells, storey_of
from engine.games.babylon.rules import usable_effect
from engine.games.babylon.state import NONE, SIDE, Garden, Piece, State

_BESIDE = 0.01
"""Points for each built-on cell beside the tile."""
_STEP = 0.0001
"""Points for each step towards the middle of the garden."""


def _around(anchor: int) -> int:
    """Return the cells next to a tile, diagonals included."""
    row, column = divmod(anchor, SIDE)
    square = sum(
        1 << SIDE * r + c
        for r in range(max(0, row - 1), min(SIDE, row + 3))
        for c in range(max(0, column - 1), min(SIDE, column + 3))
    )
    return square & ~(BLOCK << anchor)


def _off_centre(anchor: int) -> int:
    """Return how many steps a tile is from the middle of the garden, up or down and sideways."""
    row, column = divmod(anchor, SIDE)
    return abs(row - SIDE // 2 + 1) + abs(column - SIDE // 2 + 1)


_AROUND = {anchor: _around(anchor) for anchor in cells(ANCHORS)}
_OFF_CENTRE = {anchor: _off_centre(anchor) for anchor in cells(ANCHORS)}


def lure(state: State, seat: int) -> float:
    """Return the points of decorations that can be built at once, and a little for what lies near."""
    garden = state.players[seat].garden
    anchor = garden.tiles[-1].anchor
    beside = (_AROUND[anchor] & ~garden.level[0]).bit_count()
    points = _at_once(state, garden) if state.ask == "build" and state.asked == seat else 0
    return points + _BESIDE * beside - _STEP * _OFF_CENTRE[anchor]


def _at_once(state: State, garden: Garden) -> int:
    """Return the points of the best decorations that use different spaces, and the token at most once."""
    found = [
        (worth(Piece(kind, cell, other, storey_of(garden, cell), 0)), cell, other, changed)
        for kind, cell, other, changed in spots(garden, state.fresh, usable_effect(state))
    ]
    points = taken = 0
    token = True
    for gain, cell, other, changed in sorted(found, reverse=True):
        spaces = 1 << cell | 1 << other
        if not taken & spaces and (token or changed == NONE):
            points, taken, token = points + gain, taken | spaces, token and changed == NONE
    return points
