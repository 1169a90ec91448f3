"""The quarry: sixteen stacks, what a tile earns where it lies, and what appears below it.

Knows no turn and no garden. The tiles that nobody has seen yet are bags, drawn from when they appear.
"""

from __future__ import annotations

from engine.chance import Chance
from engine.games.babylon.state import (
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
"""Per tile of the quarry: how high a stack is that it tops. The last one stands for `NONE`, the floor."""


def layer(height: int) -> list[int]:
    """The tiles of one material, in order."""
    return [number for number, tile in enumerate(TILES) if tile.material == MATERIALS[height - 1]]


def _neighbours(stack: int) -> tuple[int, ...]:
    row, column = divmod(stack, WIDTH)
    places = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
    return tuple(WIDTH * r + c for r, c in places if r in range(WIDTH) and c in range(WIDTH))


_NEIGHBOURS: tuple[tuple[int, ...], ...] = tuple(_neighbours(stack) for stack in range(STACKS))
_SIDES = 4


def columns(quarry: list[int], stack: int) -> int:
    """One for each side where the next stack is not higher; floor and edge count as lower. B 1.4"""
    height = HEIGHT[quarry[stack]]
    return _SIDES - sum(HEIGHT[quarry[other]] > height for other in _NEIGHBOURS[stack])


def bloom(tile: int, player: Player, effect: str) -> int:
    """Columns for a tile with the player's own flower. B 1.4, 5"""
    if TILES[tile].flower != player.flower:
        return 0
    return 2 if effect == FLOWER2 else 1


def earned(state: State, stack: int, player: Player) -> int:
    """The columns that the top tile of the stack gives to the player. B 1.4, 5"""
    found = columns(state.quarry, stack) + bloom(state.quarry[stack], player, state.token)
    return max(0, found - 1) if state.token == MINUS1 else found


def remove(state: State, stack: int, chance: Chance) -> int:
    """Take the top tile of the stack away; what lay below it is drawn now, for nobody has seen it."""
    tile = state.quarry[stack]
    below = {CLAY: state.granite, GRANITE: state.basalt}.get(HEIGHT[tile])
    state.quarry[stack] = below.pop(chance.below(len(below))) if below else NONE
    return tile
