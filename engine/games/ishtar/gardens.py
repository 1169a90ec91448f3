"""Gardens and flower beds: where a tile or token can be placed, what placing it changes, who controls what.

Owns the desert and its limits. All spaces are tested at once: a set of spaces is an integer, and `facing`
shifts it so that the spaces of a tile are aligned with the first one. Must not know about turns, the carpet
or points.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from engine.core import Rng
from engine.games.ishtar.hexes import (
    DIRECTIONS,
    HERE,
    OFFSETS,
    STRIDE,
    cells,
    facing,
    flood,
    land,
    land_of,
    nth_cell,
    widened,
)
from engine.games.ishtar.state import DATA, NONE, TILES, Bed, Bloom, Desert, Face, Placed

SIXTHS = len(DIRECTIONS)
_SPAN: tuple[int, ...] = tuple(DATA["shapes"].values())
MOST_FLOWERS = 4


# Tiles as they can be turned


class Turned(NamedTuple):
    """A tile turned in one way. As a set, its first space is number `STRIDE`, so that none lies below 0."""

    spots: tuple[int, ...]
    """Where its spaces are: `HERE`, or a direction."""
    cells: int
    grass: int
    flowers: tuple[int, ...]
    """The spaces with at least one, two, three, four flowers."""
    blooming: tuple[int, ...]
    """The spots with flowers."""
    apart: bool
    """Whether its flowers form two groups separated by grass."""
    icon: int
    """Offset of the icon from the first space."""


_OFFSET = (*OFFSETS, 0)


def _turned(tile: int, turn: int) -> Turned:
    _, shape, spaces, _, at = TILES[tile]
    spots = (HERE, turn, (turn + _SPAN[shape]) % SIXTHS)
    where = [1 << STRIDE + _OFFSET[spot] for spot in spots]

    def showing(least: int, most: int) -> int:
        return sum(cell for cell, n in zip(where, spaces, strict=True) if least <= n <= most)

    blooming = tuple(spot for spot, n in zip(spots, spaces, strict=True) if n)
    return Turned(
        spots,
        sum(where),
        showing(0, 0),
        tuple(showing(n, MOST_FLOWERS) for n in range(1, MOST_FLOWERS + 1)),
        blooming,
        apart=len(blooming) == 2 and not spaces[0] and _SPAN[shape] > 1,
        icon=0 if at == NONE else _OFFSET[spots[at]],
    )


TURNED: tuple[tuple[Turned, ...], ...] = tuple(
    tuple(_turned(tile, turn) for turn in range(SIXTHS)) for tile in range(len(TILES))
)
"""Per tile and turn."""


def _look(tile: int, turn: int) -> tuple[tuple[int, int, bool], ...]:
    """Return what a turned tile looks like, wherever it lies."""
    spots = TURNED[tile][turn].spots
    first = min(_OFFSET[spot] for spot in spots)
    spaces = zip(spots, TILES[tile].spaces, strict=True)
    return tuple(
        sorted((_OFFSET[spot] - first, n, at == TILES[tile].at) for at, (spot, n) in enumerate(spaces))
    )


TURNS: tuple[int, ...] = tuple(
    len({_look(tile, turn) for turn in range(SIXTHS)}) for tile in range(len(TILES))
)
"""Per tile: in how many different ways it can be turned; these turns come first."""


# Where a tile can lie. I 3.2


def _roomy(desert: Desert, tile: int) -> Iterator[int]:
    """Yield, per turn, first spaces for which the tile covers sand and rock next to a garden or fountain."""
    near = 0
    for garden in desert.near:
        near |= garden
    free, beside = facing(desert.free), facing(near)
    for turned in TURNED[tile][: TURNS[tile]]:
        here, second, third = turned.spots
        yield free[here] & free[second] & free[third] & (beside[here] | beside[second] | beside[third])


def sites(desert: Desert, tile: int) -> list[int]:
    """Return, per turn, where the first space of the tile can be."""
    gardens = [facing(near) for near in desert.near]
    claimed = _claimed(desert)
    found: list[int] = []
    for turned, roomy in zip(TURNED[tile], _roomy(desert, tile), strict=False):
        fit = roomy & ~_twice(gardens, turned.spots)
        crowded = fit & _twice(claimed, turned.blooming)
        if turned.apart:
            crowded = sum(1 << cell for cell in cells(crowded) if _crowded(desert, turned, cell))
        found.append(fit & ~crowded)
    return found


def _claimed(desert: Desert) -> list[tuple[int, ...]]:
    """Return, per controlled bed, the bed and its neighbours, as `facing` returns them."""
    return [facing(widened(bed.cells)) for bed in desert.beds]


def _twice(marked: Sequence[tuple[int, ...]], spots: Sequence[int]) -> int:
    """Return the first spaces for which these spots meet two or more of the sets, each given by `facing`."""
    once = twice = 0
    for seen in marked:
        met = 0
        for spot in spots:
            met |= seen[spot]
        twice |= once & met
        once |= met
    return twice


def _crowded(desert: Desert, turned: Turned, cell: int) -> bool:
    return brings_together(desert, turned.flowers[0] << cell - STRIDE)


def brings_together(desert: Desert, new: int) -> bool:
    """Return whether flowers on these spaces would bring two assistants into one bed."""
    around = widened(new)
    beside = [bed.cells for bed in desert.beds if bed.cells & around]
    if len(beside) < 2:
        return False
    flowers = desert.flowers[0] | new
    return any(flood(bed, flowers) & other for bed in beside for other in beside if other != bed)


def _fountains_met(desert: Desert, spaces: int) -> int:
    """Return how many fountains a tile on these spaces would touch, itself or through gardens."""
    met = 0
    for near in desert.near:
        if near & spaces:
            met += 1
    return met


def _fits(desert: Desert, tile: int, turn: int, cell: int) -> bool:
    """Return whether a tile can lie where it is `_roomy`."""
    turned = TURNED[tile][turn]
    return _fountains_met(desert, turned.cells << cell - STRIDE) == 1 and not _crowded(desert, turned, cell)


def places(desert: Desert, tile: int) -> Iterator[tuple[int, int]]:
    """Yield the same as `sites`, one by one as space and turn, for callers that need only the first few."""
    for turn, roomy in enumerate(_roomy(desert, tile)):
        for cell in cells(roomy):
            if _fits(desert, tile, turn, cell):
                yield cell, turn


_TRIES = 20


def random_places(desert: Desert, tile: int) -> Callable[[Rng], tuple[int, int]]:
    """Return a function that picks one of `places`, each equally likely; there must be one.

    Most blind attempts succeed.
    """
    roomy = list(_roomy(desert, tile))
    counts = [mask.bit_count() for mask in roomy]
    total = sum(counts)

    def pick(rng: Rng) -> tuple[int, int]:
        for _ in range(_TRIES):
            number, turn = int(rng.random() * total), 0
            while number >= counts[turn]:
                number -= counts[turn]
                turn += 1
            cell = nth_cell(roomy[turn], number)
            if _fits(desert, tile, turn, cell):
                return cell, turn
        return rng.choice(list(places(desert, tile)))

    return pick


OBSTACLES = ("outside", "fountain", "tablet", "taken", "alone", "two_fountains", "two_assistants")
"""Reasons why a tile cannot be placed somewhere, in the order in which they are tested."""


def obstacle(desert: Desert, tile: int, turn: int, cell: int) -> str | None:
    """Return the first reason against placing the tile there, one of `OBSTACLES`, or None."""
    spaces = area(tile, turn, cell)
    if spaces & ~desert.free:
        return _occupied(desert, spaces)
    met = _fountains_met(desert, spaces)
    if met != 1:
        return "two_fountains" if met else "alone"
    return "two_assistants" if _crowded(desert, TURNED[tile][turn], cell) else None


def _occupied(desert: Desert, spaces: int) -> str:
    ground = land_of(desert)
    fountains = sum(1 << cell for cell in ground.fountains)
    if spaces & ~(ground.open | ground.tablets | fountains):
        return "outside"
    if spaces & fountains:
        return "fountain"
    return "tablet" if spaces & ground.tablets else "taken"


def refusal(desert: Desert, tile: int, cell: int, turn: int | None = None) -> str | None:
    """Return why a tile cannot have its first space there, with this turn or any; None if it can.

    If the turns fail for different reasons, the one that comes last in `OBSTACLES` is the most helpful.
    """
    turns = range(TURNS[tile]) if turn is None else (turn,)
    found = [obstacle(desert, tile, turn, cell) for turn in turns]
    return None if None in found else max(filter(None, found), key=OBSTACLES.index)


# Placing


def area(tile: int, turn: int, cell: int) -> int:
    """Return the spaces of a tile that lies there."""
    return TURNED[tile][turn].cells << cell - STRIDE


def blooming(tile: int, turn: int, cell: int) -> int:
    """Return the spaces with flowers of a tile that lies there."""
    return TURNED[tile][turn].flowers[0] << cell - STRIDE


def place(desert: Desert, tile: int, turn: int, cell: int) -> Placed:
    """Place a tile and return it as placed. I 3.2"""
    turned = TURNED[tile][turn]
    shift = cell - STRIDE
    spaces = turned.cells << shift
    fountain = next(number for number, near in enumerate(desert.near) if near & spaces)
    desert.free &= ~spaces
    desert.near[fountain] |= widened(spaces)
    desert.grass |= turned.grass << shift
    for n, mask in enumerate(turned.flowers):
        desert.flowers[n] |= mask << shift
    _beds_grow(desert, turned.flowers[0] << shift)
    placed = Placed(tile, cell, turn, fountain)
    desert.tiles.append(placed)
    return placed


def _beds_grow(desert: Desert, new: int) -> None:
    """Extend controlled beds by adjacent new flowers and by wild beds that these connect to them."""
    around = widened(new)
    for number, bed in enumerate(desert.beds):
        if bed.cells & around:
            desert.beds[number] = bed._replace(cells=flood(bed.cells, desert.flowers[0]))


def icon_cell(placed: Placed) -> int:
    """Return the space of a tile's icon, if it has one."""
    return placed.cell + TURNED[placed.tile][placed.turn].icon


def can_claim(desert: Desert, cell: int) -> bool:
    """Return whether the bed of this flower space has no assistant yet. I 3.4"""
    return not any(bed.cells >> cell & 1 for bed in desert.beds)


def claim(desert: Desert, seat: int, cell: int, fountain: int) -> None:
    """Put an assistant on a flower space. I 3.4"""
    desert.beds.append(Bed(seat, cell, fountain, bed_at(desert, cell)))


def bed_at(desert: Desert, cell: int) -> int:
    """Return all spaces of the flower bed that a flower space belongs to."""
    return flood(1 << cell, desert.flowers[0])


# Flower-bed tokens. I 3.5


def single_blooms(desert: Desert) -> int:
    """Return where a token of one space can be placed."""
    return desert.grass & ~_twice(_claimed(desert), (HERE,))


def double_blooms(desert: Desert) -> list[int]:
    """Return, per direction, where the first space of a token with its second space on that side can be."""
    claimed = _claimed(desert)
    grass = facing(desert.grass)
    return [grass[HERE] & grass[side] & ~_twice(claimed, (HERE, side)) for side in range(SIXTHS)]


def bloom(desert: Desert, seat: int, cell: int, second: int, flowers: Sequence[int]) -> None:
    """Cover grass with a flower-bed token; `flowers` has the number of flowers on each of its spaces."""
    new = 0
    for at, n in zip((cell, second), flowers, strict=False):
        new |= 1 << at
        for least in range(n):
            desert.flowers[least] |= 1 << at
    desert.grass &= ~new
    _beds_grow(desert, new)
    desert.blooms.append(Bloom(seat, cell, second))


# Reading the desert


def bare_desert(layout: str, boards: tuple[Face, ...], fountains: list[int]) -> Desert:
    ground = land(layout, boards)
    return Desert(
        layout=layout,
        boards=boards,
        fountains=fountains,
        tiles=[],
        blooms=[],
        trees=[],
        beds=[],
        free=ground.open,
        near=[widened(1 << cell) for cell in ground.fountains],
        grass=0,
        flowers=[0] * MOST_FLOWERS,
    )


def tree_cells(desert: Desert) -> int:
    return sum(1 << planted.cell for planted in desert.trees)


def controlled(desert: Desert, seat: int) -> int:
    """Return all flower spaces that the seat controls."""
    return sum(bed.cells for bed in desert.beds if bed.seat == seat)


def flowers_in(desert: Desert, spaces: int) -> int:
    return sum((spaces & mask).bit_count() for mask in desert.flowers)


def wild_beds(desert: Desert) -> list[int]:
    """Return the beds that nobody controls, from north to south."""
    left = desert.flowers[0] & ~sum(bed.cells for bed in desert.beds)
    found: list[int] = []
    while left:
        bed = flood(left & -left, left)
        found.append(bed)
        left &= ~bed
    return found


def held_spaces(desert: Desert) -> list[dict[int, int]]:
    """Return, per fountain, how many flower spaces each seat controls in its gardens, if any."""
    found: list[dict[int, int]] = [{} for _ in desert.fountains]
    for seat, _, fountain, spaces in desert.beds:
        found[fountain][seat] = found[fountain].get(seat, 0) + spaces.bit_count()
    return found


def holders(desert: Desert, fountain: int) -> tuple[list[int], int]:
    """Return the seats with most flower spaces in the gardens of a fountain, and that number. I 4

    Several seats may share it; nobody has it without a flower space.
    """
    return leaders(desert.beds, fountain)


def leaders(beds: Iterable[Bed], fountain: int) -> tuple[list[int], int]:
    """Return what `holders` would return if these were all beds."""
    spaces = _held(beds, fountain)
    most = max(spaces.values(), default=0)
    return sorted(seat for seat, n in spaces.items() if n == most), most


def _held(beds: Iterable[Bed], fountain: int) -> dict[int, int]:
    """Return how many flower spaces of these beds each seat controls in the gardens of a fountain, if any."""
    found: dict[int, int] = {}
    for seat, _, at, spaces in beds:
        if at == fountain:
            found[seat] = found.get(seat, 0) + spaces.bit_count()
    return found


def joined(desert: Desert, spaces: int) -> int:
    """Return the fountain beside which, or beside whose gardens, some of these spaces are, or `NONE`."""
    return next((number for number, near in enumerate(desert.near) if near & spaces), NONE)


def garden_cells(desert: Desert, fountain: int) -> int:
    """Return all spaces of the tiles in the gardens of a fountain."""
    return sum(area(tile, turn, cell) for tile, cell, turn, at in desert.tiles if at == fountain)
