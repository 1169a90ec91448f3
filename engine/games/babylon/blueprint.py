"""Gardens in mind: which tiles of a plan wait for which, and what their corners become.

Owns the geometry of blueprints. Sets of their tiles are integers with a bit for each. Must not know about the
quarry, columns in hand, or questions.
"""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

from engine.games.babylon.garden import BLOCK, OFFSETS, cells
from engine.games.babylon.state import (
    CELL,
    CORNERS,
    FOOTBRIDGE,
    FOUNTAIN,
    NONE,
    SIDE,
    STAIRCASE,
    Garden,
)

SPACES = range(SIDE * SIDE)
_MIDDLE = SIDE - 1
_CLOSED = "-"

LOST, OPEN, BELVEDERE, CARRIES = range(4)
"""What becomes of a tile's corner: roofed, visible, a belvedere, or below a column of one storey."""


class Place(NamedTuple):
    """A tile of a blueprint."""

    anchor: int
    storey: int
    corner: int

    @property
    def opening(self) -> int:
        """The cell of the open corner, or `NONE`."""
        return NONE if self.corner == NONE else self.anchor + OFFSETS[self.corner]


class Pair(NamedTuple):
    """A piece that a visible cell could share with another one."""

    kind: int
    other: int
    gap: int
    """The cell below a footbridge, or `NONE`."""
    points: int


def _turned(cell: int, symmetry: int) -> int:
    """Return where a cell of the garden lies after one of its eight symmetries."""
    row, column = divmod(cell, SIDE)
    if symmetry // 4:
        row, column = column, row
    for _ in range(symmetry % 4):
        row, column = column, _MIDDLE - row
    return SIDE * row + column


def _place(place: Place, symmetry: int) -> Place:
    anchor = min(_turned(place.anchor + offset, symmetry) for offset in OFFSETS)
    opening = place.opening
    corner = NONE if opening == NONE else OFFSETS.index(_turned(opening, symmetry) - anchor)
    return Place(anchor, place.storey, corner)


def _read(text: str) -> list[Place]:
    corner = {_CLOSED: NONE, **{name: number for number, name in enumerate(CORNERS)}}
    parts = [part.split() for part in text.split(",")]
    return [Place(CELL[cell], int(storey), corner[name]) for cell, storey, name in parts]


class Blueprint:
    """One plan of a garden, from the first tile to the last."""

    def __init__(self, places: list[Place]) -> None:
        self.places = sorted(places, key=lambda place: place.storey)
        self.areas = [BLOCK << place.anchor for place in self.places]
        self.number = {place[:2]: number for number, place in enumerate(self.places)}
        self.below, self.above = self._order()
        self.last, self.storey = [NONE] * len(SPACES), [0] * len(SPACES)
        self.parts = [self._parts(number) for number in range(len(self.places))]
        self.shown = sum(1 << cell for cell in SPACES if self._part(cell) == OPEN)
        self.pairs = self._pairs()

    def _order(self) -> tuple[list[int], list[int]]:
        """Return, per tile, those that lie right below it, and all that wait for it."""
        every = range(len(self.places))
        below = [
            sum(
                1 << j
                for j in every
                if self.places[j].storey < place.storey and self.areas[i] & self.areas[j]
            )
            for i, place in enumerate(self.places)
        ]
        needs = below[:]
        for i, j in product(every, repeat=2):
            if below[i] >> j & 1:
                needs[i] |= needs[j]
        return below, [sum(1 << i for i in every if needs[i] >> j & 1) for j in every]

    def _parts(self, number: int) -> list[int]:
        place, parts = self.places[number], list[int]()
        for offset in OFFSETS:
            cell = place.anchor + offset
            self.last[cell], self.storey[cell] = number, place.storey
            above = self.next_above((1 << number + 1) - 1, cell)
            if cell == place.opening:
                parts.append(BELVEDERE)
            elif above is None:
                parts.append(OPEN)
            else:
                carries = above.opening != cell and above.storey == place.storey + 1
                parts.append(CARRIES if carries else LOST)
        return parts

    def _pairs(self) -> list[list[Pair]]:
        pairs: list[list[Pair]] = [[] for _ in SPACES]
        roofed = {cell for cell in SPACES if self.last[cell] != NONE and not self.shown >> cell & 1}
        for x, y in product(cells(self.shown), repeat=2):
            low, high, gap = self.storey[x], self.storey[y], (x + y) // 2
            rows, columns = abs(x // SIDE - y // SIDE), abs(x % SIDE - y % SIDE)
            if rows + columns == 1 and self.last[x] != self.last[y]:
                if low == high:
                    pairs[x].append(Pair(FOUNTAIN, y, NONE, 3 * low))
                elif abs(low - high) == 1:
                    pairs[x].append(Pair(STAIRCASE, y, NONE, low + high))
            elif {rows, columns} == {0, 2} and low == high and self.storey[gap] < low and gap not in roofed:
                pairs[x].append(Pair(FOOTBRIDGE, y, gap, 3 * low))
        return pairs

    def _part(self, cell: int) -> int:
        """Return what becomes of the topmost corner there; `NONE` if no tile is planned."""
        number = self.last[cell]
        return (
            NONE if number == NONE else self.parts[number][OFFSETS.index(cell - self.places[number].anchor)]
        )

    def next_above(self, built: int, cell: int) -> Place | None:
        """Return the first tile that is still to be built above a cell."""
        for number, area in enumerate(self.areas):
            if area >> cell & 1 and not built >> number & 1:
                return self.places[number]
        return None


class Blueprints:
    """A plan of a garden in its eight positions."""

    def __init__(self, text: str) -> None:
        places = _read(text)
        self.every = [Blueprint([_place(place, n) for place in places]) for n in range(8)]
        self._where: dict[tuple[int, int], list[int]] = {}
        for number, blueprint in enumerate(self.every):
            for place in blueprint.number:
                self._where.setdefault(place, []).append(number)

    def like(self, garden: Garden, first: int) -> tuple[Blueprint, int]:
        """Return the position that has most tiles of a garden where they are, and the number of the others.

        In an empty garden it is the position with the number `first`.
        """
        fits = [0] * len(self.every)
        for tile in garden.tiles:
            for number in self._where.get((tile.anchor, tile.storey), ()):
                fits[number] += 1
        most = max(fits)
        number = fits.index(most) if fits[first] < most else first
        return self.every[number], len(garden.tiles) - most
