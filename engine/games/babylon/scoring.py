"""The score of a garden: what is visible from straight above. B 6

Must not know about anything but a garden.
"""

from __future__ import annotations

from collections import Counter

from engine.games.babylon.decorations import POINTS, worth
from engine.games.babylon.garden import OFFSETS
from engine.games.babylon.state import (
    FLOWERS,
    FOOTBRIDGE,
    NONE,
    STAIRCASE,
    SYMBOLS,
    TILES,
    Garden,
    Piece,
)


def seen(garden: Garden, piece: Piece) -> bool:
    """Return True if a cell of the decoration is uncovered. A footbridge is never covered."""
    if piece.kind == FOOTBRIDGE:
        return True
    top, tiles = garden.top, garden.tiles
    if tiles[top[piece.cell]].storey == piece.storey:
        return True
    return tiles[top[piece.other]].storey == piece.storey + (piece.kind == STAIRCASE)


def belvederes(garden: Garden) -> list[int]:
    """Return the cells with a visible belvedere."""
    found: list[int] = []
    for number, tile in enumerate(garden.tiles):
        if tile.corner != NONE:
            cell = tile.anchor + OFFSETS[tile.corner]
            if garden.top[cell] == number:
                found.append(cell)
    return found


def visible(garden: Garden) -> list[int]:
    """Return the tiles of which at least one cell is visible, as indices into `tiles`."""
    return sorted(set(garden.top) - {NONE})


def flowers(garden: Garden) -> Counter[str]:
    return Counter(TILES[garden.tiles[number].tile].flower for number in visible(garden))


def holes(garden: Garden) -> int:
    """Return the number of visible holes in the board: fewer holes break a tie."""
    return garden.level[0].bit_count()


def highest(garden: Garden) -> int:
    """Return the highest storey that has a tile, 0 if none has."""
    return len(garden.level) - 1


def sheet(garden: Garden) -> tuple[int, ...]:
    """Return the points by row of the score sheet."""
    points, count = [0] * len(SYMBOLS), [0] * len(SYMBOLS)
    for piece in garden.pieces:
        if seen(garden, piece):
            points[piece.kind] += worth(piece)
            count[piece.kind] += 1
    kinds = flowers(garden)
    return (
        *points,
        POINTS["decorations"] * min(count),
        POINTS["flowers"] * min(kinds[flower] for flower in FLOWERS),
        POINTS["belvedere"] * len(belvederes(garden)),
        POINTS["highest"] * highest(garden),
    )
