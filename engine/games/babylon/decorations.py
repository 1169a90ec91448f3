"""The four decorations: where they can be built, what building them changes, what they are worth.

Owns their geometry. A decoration always uses a space of a tile built this turn; `fresh` is the set of cells
whose top is such a tile. Must not know about turns or columns.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.babylon.garden import EVERYWHERE, cells, storey_of
from engine.games.babylon.state import (
    DATA,
    FOOTBRIDGE,
    FOUNTAIN,
    NEWSYMBOL,
    NONE,
    RESYMBOL,
    SIDE,
    STAIRCASE,
    STATUE,
    Garden,
    Piece,
)

POINTS = DATA["points"]

Spot = tuple[int, int, int, int]
"""Kind, cell, other cell, and the cell whose symbol is changed for it, or `NONE`."""


def _near(cell: int, distance: int) -> tuple[int, ...]:
    """Return the cells straight north, west, east and south at that distance."""
    row, column = divmod(cell, SIDE)
    steps = ((-distance, 0), (0, -distance), (0, distance), (distance, 0))
    places = [(row + down, column + right) for down, right in steps]
    return tuple(SIDE * r + c for r, c in places if r in range(SIDE) and c in range(SIDE))


BESIDE: tuple[tuple[int, ...], ...] = tuple(_near(cell, 1) for cell in range(SIDE * SIDE))
ACROSS: tuple[tuple[int, ...], ...] = tuple(_near(cell, 2) for cell in range(SIDE * SIDE))
_LINES: tuple[int, ...] = tuple(
    sum(
        1 << other
        for other in range(SIDE * SIDE)
        if other % SIDE == cell % SIDE or other // SIDE == cell // SIDE
    )
    for cell in range(SIDE * SIDE)
)
"""Per cell: its row and its column."""


def spots(garden: Garden, fresh: int, effect: str = "") -> list[Spot]:
    """Return every decoration that can be built now. B 2.6

    `effect` is the token's effect while it can still be used: one symbol, or one blank space, of a tile
    built this turn may stand for any symbol. B 5
    """
    empty = EVERYWHERE & ~(garden.dead | garden.statues)
    fresh &= empty
    if not fresh:
        return []
    shown = [there & empty for there in garden.symbols]
    wild = 0
    if effect in (RESYMBOL, NEWSYMBOL):
        signs = shown[STATUE] | shown[FOUNTAIN] | shown[FOOTBRIDGE] | shown[STAIRCASE]
        wild = fresh & signs if effect == RESYMBOL else fresh & ~signs
    found: list[Spot] = []
    statues = shown[STATUE] & fresh
    if statues | wild:
        lines = statue_lines(garden)
        found += [(STATUE, cell, cell, NONE) for cell in cells(statues & lines)]
        found += [(STATUE, cell, cell, cell) for cell in cells(wild & ~statues & lines)]
    for kind in (FOUNTAIN, FOOTBRIDGE, STAIRCASE):
        marked = shown[kind]
        if not marked:
            continue
        for cell in cells(marked & fresh):
            for other in _partners(garden, kind, cell, marked, empty):
                if other > cell or not fresh >> other & 1:
                    found.append((kind, *_in_order(garden, kind, cell, other), NONE))
        for cell in cells(wild & ~marked):
            for other in _partners(garden, kind, cell, marked, empty):
                found.append((kind, *_in_order(garden, kind, cell, other), cell))
    return found


def statue_lines(garden: Garden) -> int:
    """Return where a statue may stand: in line with another one, or anywhere if there is none."""
    if not garden.statues:
        return EVERYWHERE
    lines = 0
    for cell in cells(garden.statues):
        lines |= _LINES[cell]
    return lines


def _partners(garden: Garden, kind: int, cell: int, marked: int, empty: int) -> Iterator[int]:
    """Yield the cells of `marked` that make a decoration of two spaces with this cell."""
    top, tiles = garden.top, garden.tiles
    storey = tiles[top[cell]].storey
    if kind == FOOTBRIDGE:
        for other in ACROSS[cell]:
            if marked >> other & 1 and tiles[top[other]].storey == storey:
                gap = (cell + other) // 2
                if empty >> gap & 1 and storey_of(garden, gap) < storey:
                    yield other
        return
    for other in BESIDE[cell]:
        if marked >> other & 1:
            step = tiles[top[other]].storey - storey
            if abs(step) == 1 if kind == STAIRCASE else not step and top[other] != top[cell]:
                yield other


def _in_order(garden: Garden, kind: int, one: int, other: int) -> tuple[int, int]:
    """Return the two cells as notation orders them: a staircase from its foot, others from the north-west."""
    if kind == STAIRCASE:
        return (one, other) if storey_of(garden, one) < storey_of(garden, other) else (other, one)
    return min(one, other), max(one, other)


def decorate(garden: Garden, kind: int, cell: int, other: int) -> Piece:
    """Build a decoration and return it. It uses up its spaces; a footbridge also the one below it. B 2.6"""
    piece = Piece(kind, cell, other, storey_of(garden, cell), len(garden.tiles))
    if kind == STATUE:
        garden.statues |= 1 << cell
    else:
        garden.dead |= 1 << cell | 1 << other
    if kind == FOOTBRIDGE:
        garden.dead |= 1 << gap_of(piece)
    if kind == STAIRCASE:
        garden.feet |= 1 << cell
    garden.pieces.append(piece)
    return piece


def gap_of(footbridge: Piece) -> int:
    """Return the cell below a footbridge."""
    return (footbridge.cell + footbridge.other) // 2


def worth(piece: Piece) -> int:
    """Return how many points a decoration is worth while visible. B 6"""
    if piece.kind == STATUE:
        return POINTS["statue"] * piece.storey
    if piece.kind == FOUNTAIN:
        return POINTS["fountain"] * piece.storey
    if piece.kind == FOOTBRIDGE:
        return POINTS["footbridge"] * piece.storey
    return POINTS["staircase"] * (piece.storey + piece.storey + 1)
