"""The score of a garden: what is seen of it from straight above. B 6

Knows a garden and nothing else.
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
    """Whether a cell of the decoration is uncovered. What is below a footbridge never gets a roof."""
    if piece.kind == FOOTBRIDGE:
        return True
    top, tiles = garden.top, garden.tiles
    if tiles[top[piece.cell]].storey == piece.storey:
        return True
    return tiles[top[piece.other]].storey == piece.storey + (piece.kind == STAIRCASE)


def belvederes(garden: Garden) -> list[int]:
    """The cells with a belvedere that can be seen."""
    found: list[int] = []
    for number, tile in enumerate(garden.tiles):
        if tile.corner != NONE:
            cell = tile.anchor + OFFSETS[tile.corner]
            if garden.top[cell] == number:
                found.append(cell)
    return found


def visible(garden: Garden) -> list[int]:
    """The tiles of which something can be seen, as indices into `tiles`."""
    return sorted(set(garden.top) - {NONE})


def flowers(garden: Garden) -> Counter[str]:
    return Counter(TILES[garden.tiles[number].tile].flower for number in visible(garden))


def holes(garden: Garden) -> int:
    """Holes of the board that can be seen: fewer win a tie."""
    return garden.level[0].bit_count()


def highest(garden: Garden) -> int:
    """The highest storey that has a tile, 0 without any."""
    return len(garden.level) - 1


def sheet(garden: Garden) -> tuple[int, ...]:
    """Points by row of the score sheet."""
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
