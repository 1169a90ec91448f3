"""The desert as a hexagonal grid: spaces and their names, neighbours, and how the printed boards join.

A space is a bit: in axial coordinates (q, r), q growing to the east and r to the south-east, it has the
number `STRIDE * r + q`, counted from the corner of its layout. Columns and rows left empty around a layout
absorb what is shifted over an edge, so that six shifts find the neighbours of any set at once. Must not
know about tiles or players.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from math import atan2, pi, sqrt
from string import ascii_uppercase
from typing import NamedTuple

from engine.games.ishtar.state import COLOURS, DATA, Desert, Face

STRIDE = 25
"""The difference from one row to the next: one more than the widest layout."""
_SLANT = STRIDE - 1
_MARGIN = 2
"""Rows without a space above the first: a tile beside the first row still has no negative number."""
_RADIUS = 3

DIRECTIONS = ("E", "SE", "SW", "W", "NW", "NE")
"""Clockwise. Rows run from west to east, and each lies half a space further west than the one below it."""
OFFSETS = (1, STRIDE, _SLANT, -1, -STRIDE, -_SLANT)
"""Differences from the number of a space to those of its neighbours, in the order of `DIRECTIONS`."""
HERE = len(DIRECTIONS)
"""Index of the set itself in the result of `facing`."""


def cells(mask: int) -> Iterator[int]:
    """Yield the spaces of a set, row by row."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def facing(mask: int) -> tuple[int, ...]:
    """Return, per direction, the spaces whose neighbour there belongs to the set; `HERE`: the set itself."""
    return (mask >> 1, mask >> STRIDE, mask >> _SLANT, mask << 1, mask << STRIDE, mask << _SLANT, mask)


def widened(mask: int) -> int:
    """Return the set and all its neighbours."""
    east, west = mask | mask << 1, mask | mask >> 1
    return east | west | east << _SLANT | west >> _SLANT


def flood(start: int, within: int) -> int:
    """Return the part of `within` that is connected to `start`."""
    reached = start & within
    while True:
        wider = widened(reached) & within
        if wider == reached:
            return reached
        reached = wider


def nth_cell(mask: int, number: int) -> int:
    """Return the space with index `number` in a set."""
    for _ in range(number):
        mask &= mask - 1
    return (mask & -mask).bit_length() - 1


# Layouts. I 8.2, 8.3


def _disc() -> tuple[tuple[int, int], ...]:
    """Return the spaces of a terrain board from its centre, row by row. I 8.1"""
    near = range(-_RADIUS, _RADIUS + 1)
    return tuple((q, r) for r in near for q in near if abs(q + r) <= _RADIUS)


_DISC = _disc()


class Layout(NamedTuple):
    centres: tuple[int, ...]
    """Of each board."""
    cells: int
    names: dict[int, str]
    """A letter for the row, then a number from the left: `F7`."""
    find: dict[str, int]
    column: dict[int, int]
    """Spaces side by side are two columns apart, a space in the next row is one column off."""


def _layout(places: Iterable[tuple[int, int]]) -> Layout:
    (q1, r1), (q2, r2) = DATA["layouts"]["basis"]
    centres = [(a * q1 + b * q2, a * r1 + b * r2) for a, b in places]
    left = min(q for q, _ in centres) - _RADIUS
    top = min(r for _, r in centres) - _RADIUS - _MARGIN
    rows: dict[int, list[int]] = {}
    for q, r in sorted((q + dq, r + dr) for q, r in centres for dq, dr in _DISC):
        rows.setdefault(r - top, []).append(STRIDE * (r - top) + q - left)
    letters = dict(zip(sorted(rows), ascii_uppercase, strict=False))
    names = {cell: f"{letters[row]}{n}" for row in sorted(rows) for n, cell in enumerate(rows[row], 1)}
    column = {cell: 2 * (cell % STRIDE) + cell // STRIDE for cell in names}
    first = min(column.values()) - 1
    return Layout(
        tuple(STRIDE * (r - top) + q - left for q, r in centres),
        sum(1 << cell for cell in names),
        names,
        {name: cell for cell, name in names.items()},
        {cell: at - first for cell, at in column.items()},
    )


LAYOUTS: dict[str, Layout] = {
    key: _layout(places) for key, places in DATA["layouts"].items() if key != "basis"
}


def side(layout: Layout, centre: int, spaces: int) -> int:
    """Return the direction, an index of `DIRECTIONS`, from a space to the middle of some spaces."""
    there = list(cells(spaces))
    across = sum(layout.column[cell] - layout.column[centre] for cell in there) / 2
    down = sum(cell // STRIDE - centre // STRIDE for cell in there) * sqrt(3) / 2
    return round(atan2(down, across) / (pi / 3)) % len(DIRECTIONS)


# The printed boards


class Land(NamedTuple):
    """The desert before anything grows."""

    open: int
    """Sand and rock."""
    gems: tuple[int, ...]
    """Per colour: the rocks with such a gem."""
    tablets: int
    fountains: tuple[int, ...]
    """In the order of the layout's places: the space of each fountain."""


_FOUNTAIN, _TABLET = "FT"
_ORIGIN = _RADIUS * (STRIDE + 1)
"""The centre of a board whose first row and column are number 0."""


def _turned(q: int, r: int, face: Face) -> int:
    """Return the number of a board's space after mirroring and turning."""
    if face.back:
        q, r = r, q
    for _ in range(face.turn):
        q, r = -r, q + r
    return _ORIGIN + STRIDE * r + q


def _printed(face: Face) -> dict[str, int]:
    found: dict[str, int] = {}
    for (q, r), sign in zip(_DISC, "".join(DATA["boards"][face.board]), strict=True):
        found[sign] = found.get(sign, 0) | 1 << _turned(q, r, face)
    return found


BOARDS: tuple[str, ...] = tuple(DATA["boards"])
_FACES: dict[Face, dict[str, int]] = {
    face: _printed(face)
    for board in BOARDS
    for back in range(2)
    for turn in range(len(DIRECTIONS))
    for face in [Face(board, back, turn)]
}


@lru_cache(maxsize=256)
def land(layout: str, boards: tuple[Face, ...]) -> Land:
    """Return the boards laid on the places of a layout."""
    signs: dict[str, int] = {}
    fountains: list[int] = []
    for centre, face in zip(LAYOUTS[layout].centres, boards, strict=True):
        for sign, mask in _FACES[face].items():
            signs[sign] = signs.get(sign, 0) | mask << centre - _ORIGIN
            if sign == _FOUNTAIN:
                fountains.append((mask << centre - _ORIGIN).bit_length() - 1)
    return Land(
        LAYOUTS[layout].cells & ~(signs[_FOUNTAIN] | signs[_TABLET]),
        tuple(signs[colour[0]] for colour in COLOURS),
        signs[_TABLET],
        tuple(fountains),
    )


def land_of(desert: Desert) -> Land:
    return land(desert.layout, desert.boards)


def name(desert: Desert, cell: int) -> str:
    return LAYOUTS[desert.layout].names[cell]
