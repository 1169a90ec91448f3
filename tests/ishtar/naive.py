"""A slow, literal implementation of placement with sets of coordinates, to compare the rules with."""

from collections.abc import Iterable, Iterator

from engine.games.ishtar.hexes import LAYOUTS, STRIDE, cells, land_of
from engine.games.ishtar.state import NONE, TILES, Desert

Cell = tuple[int, int]
Look = frozenset[tuple[Cell, int, bool]]
"""Where a placed tile shows how many flowers, and its icon."""

SHAPES = ([(0, 0), (1, 0), (0, 1)], [(0, 0), (1, 0), (-1, 0)], [(0, 0), (1, 0), (-1, 1)])


def where(cell: int) -> Cell:
    return cell % STRIDE, cell // STRIDE


def coordinates(mask: int) -> set[Cell]:
    return {where(cell) for cell in cells(mask)}


def neighbours(cell: Cell) -> set[Cell]:
    q, r = cell
    return {(q + 1, r), (q, r + 1), (q - 1, r + 1), (q - 1, r), (q, r - 1), (q + 1, r - 1)}


def group(start: Cell, within: Iterable[Cell]) -> set[Cell]:
    within = set(within)
    found: set[Cell] = set()
    fringe = [start]
    while fringe:
        cell = fringe.pop()
        if cell not in found:
            found.add(cell)
            fringe += neighbours(cell) & within
    return found


def look(tile: int, turn: int, cell: int) -> Look:
    q0, r0 = where(cell)
    _, shape, spaces, _, at = TILES[tile]
    shown: set[tuple[Cell, int, bool]] = set()
    for number, (q, r) in enumerate(SHAPES[shape]):
        for _ in range(turn):
            q, r = -r, q + r
        shown.add(((q0 + q, r0 + r), spaces[number], number == at))
    return frozenset(shown)


class Naive:
    """A desert as sets, derived from tiles, tokens and trees alone."""

    def __init__(self, desert: Desert) -> None:
        ground = land_of(desert)
        self.every = list(LAYOUTS[desert.layout].names)
        self.ground = coordinates(ground.open)
        self.fountains = [where(cell) for cell in ground.fountains]
        self.flowers: set[Cell] = set()
        self.covered: set[Cell] = set()
        self.grass: set[Cell] = set()
        for placed in desert.tiles:
            for cell, flowers, _ in look(placed.tile, placed.turn, placed.cell):
                self.covered.add(cell)
                (self.flowers if flowers else self.grass).add(cell)
        tokens = {
            where(cell) for bloom in desert.blooms for cell in (bloom.cell, bloom.second) if cell != NONE
        }
        self.flowers |= tokens
        self.grass -= tokens | {where(tree.cell) for tree in desert.trees}
        self.assistants = {where(bed.cell) for bed in desert.beds}
        self.gardens = [
            set().union(*(group(cell, self.covered) for cell in neighbours(fountain) & self.covered))
            for fountain in self.fountains
        ]

    def together(self, new: set[Cell]) -> bool:
        """Whether these flowers would bring two assistants into one bed."""
        flowers = self.flowers | new
        return any(len(group(cell, flowers) & self.assistants) > 1 for cell in new)

    def allowed(self, shown: Look) -> bool:
        area = {cell for cell, _, _ in shown}
        if not area <= self.ground - self.covered:
            return False
        beside = set().union(*map(neighbours, area))
        met = [
            fountain in beside or bool(garden & beside)
            for fountain, garden in zip(self.fountains, self.gardens, strict=True)
        ]
        return met.count(True) == 1 and not self.together({cell for cell, flowers, _ in shown if flowers})

    def placements(self, tile: int) -> set[Look]:
        every = {look(tile, turn, cell) for cell in self.every for turn in range(6)}
        return {shown for shown in every if self.allowed(shown)}

    def single_blooms(self) -> set[Cell]:
        return {cell for cell in self.grass if not self.together({cell})}

    def double_blooms(self) -> set[tuple[Cell, Cell]]:
        def pairs() -> Iterator[tuple[Cell, Cell]]:
            for cell in self.grass:
                for second in neighbours(cell) & self.grass:
                    yield cell, second

        return {pair for pair in pairs() if not self.together(set(pair))}


__all__ = ["Naive", "coordinates", "look", "neighbours", "where"]
