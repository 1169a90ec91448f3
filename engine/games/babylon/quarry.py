"""The quarry: sixteen stacks, what a top tile earns, and what appears below it.

Must not know about turns or gardens. The tiles that nobody has seen yet are in bags and drawn when they
appear.
"""

from __future__ import annotations

from engine.chance import Chance
from engine.games.babylon.state import (
    DATA,
    FLOWER2,
    MATERIALS,
    MINUS1,
    NONE,
    STACKS,
    TILES,
    Player,
    State,
)

WIDTH = 4
BASALT, GRANITE, CLAY = range(1, len(MATERIALS) + 1)
"""Height of a stack by its top tile."""

HEIGHT: tuple[int, ...] = (
    *(MATERIALS.index(tile.material) + 1 for tile in TILES if tile.material),
    *(0 for tile in TILES if not tile.material),
    0,
)
"""Per tile: the height of a stack with that tile on top. The last entry is for `NONE`, the floor."""


def layer(height: int) -> list[int]:
    """Return the tiles of one material, in order."""
    return [number for number, tile in enumerate(TILES) if tile.material == MATERIALS[height - 1]]


def _neighbours(stack: int) -> tuple[int, ...]:
    row, column = divmod(stack, WIDTH)
    places = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
    return tuple(WIDTH * r + c for r, c in places if r in range(WIDTH) and c in range(WIDTH))


_NEIGHBOURS: tuple[tuple[int, ...], ...] = tuple(_neighbours(stack) for stack in range(STACKS))
_COLUMNS: dict[str, int] = DATA["columns"]


def columns(quarry: list[int], stack: int) -> int:
    """Return one column for each side without a higher stack; floor and edge count as lower. B 1.4"""
    height = HEIGHT[quarry[stack]]
    return _COLUMNS["sides"] - sum(HEIGHT[quarry[other]] > height for other in _NEIGHBOURS[stack])


def bloom(tile: int, player: Player, effect: str) -> int:
    """Return the extra columns for a tile with the player's own flower. B 1.4, 5"""
    return own_flower(effect) if TILES[tile].flower == player.flower else 0


def own_flower(effect: str) -> int:
    """Return the extra columns for a flower of one's own. B 1.4, 5"""
    return _COLUMNS["bloom" if effect == FLOWER2 else "flower"]


def earned(state: State, stack: int, player: Player) -> int:
    """Return how many columns the player gets for the top tile of the stack. B 1.4, 5"""
    found = columns(state.quarry, stack) + bloom(state.quarry[stack], player, state.token)
    return max(0, found - _COLUMNS["rock"]) if state.token == MINUS1 else found


def clay_columns(effect: str) -> int:
    """Return how many columns a clay tile brings, besides those for its flower. B 1.4, 5"""
    return _COLUMNS["sides"] - (_COLUMNS["rock"] if effect == MINUS1 else 0)


def remove(state: State, stack: int, chance: Chance) -> int:
    """Remove and return the top tile of the stack, and draw the unseen tile below it."""
    tile = state.quarry[stack]
    below = {CLAY: state.granite, GRANITE: state.basalt}.get(HEIGHT[tile])
    state.quarry[stack] = below.pop(chance.below(len(below))) if below else NONE
    return tile
