"""The strategist of Babylon: a rule-based player that has one whole garden in mind from the first tile on.

It was written from the rules and from what reviews say of good play: columns are what the game is about,
plan for several turns, begin high storeys early, roof with belvederes, and keep symbols where their
partners will come. Its garden is a blueprint of fourteen tiles, found by a search for ground plans whose
open spaces lie side by side on every storey. A tile is turned so that its symbols meet those already there,
or spaces that will be beside them later; a stack is taken for the tile that fits best now, together with its
columns. Where nothing of the blueprint is possible at the end, the place with most points is taken.

The numbers come from games against itself. With 3 seats (`python -m engine tournament babylon --levels
tests.strategists:strategist easy --seats 3 --seconds 0.1`), one of it against two `easy` won all of 60 games
(94 to 100 %), 80 : 40 points. It is frozen: it is a yardstick.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from random import Random
from typing import NamedTuple

from engine.core import Action
from engine.games.babylon.decorations import Spot, spots
from engine.games.babylon.garden import (
    BLOCK,
    OFFSETS,
    ON_STATUE,
    TURNS,
    build,
    price,
    sites,
    storey_of,
    supports,
    turned,
)
from engine.games.babylon.quarry import earned
from engine.games.babylon.rules import END, KEEP, RM, TAKE, build_action, clay, deco_action, usable_effect
from engine.games.babylon.scoring import seen, sheet
from engine.games.babylon.state import (
    BLANK,
    CELL,
    CORNERS,
    FLOWERS,
    FOOTBRIDGE,
    FOUNTAIN,
    NONE,
    ROUNDS,
    SIDE,
    STAIRCASE,
    STATUE,
    SYMBOLS,
    TILES,
    Garden,
    Placed,
    State,
)

BLUEPRINT = (
    "G3 1 SE, B1 1 SW, B4 1 SE, D1 1 SW, F1 1 NE, D6 1 SW, F7 1 -, A6 1 SE, "
    "G6 2 NE, A5 2 NW, F3 2 SW, D5 2 NE, G2 3 NE, E2 3 SW"
)
"""Anchor, storey and open corner of each tile."""

COLUMN, SYMBOL = 0.5, 0.1
"""Points that a column in hand, and a printed symbol, are worth."""
ABOVE = 0.9
"""The same for each tile of the blueprint that can only be built after this one."""
LATER = 0.65
"""The share of the points of a piece whose other half is not built yet."""
BLOOM, NEXT_BLOOM, KIND = 3.0, 0.3, 1.5
"""Points for what is missing for a set: a flower, a flower of the set after it, a kind of decoration."""
COLUMN_STATUE, HEIGHT = 1.5, 2.0
"""Points for a statue that saves a column, and for a new storey."""
BLOCKED, HANDY = 6.0, 0.5
"""Points lost with a space that the blueprint still needs, and gained with a statue that will carry one."""

FLOWER = [FLOWERS.index(tile.flower) for tile in TILES]
SIGNS = [sum(sign != BLANK for sign in tile.spaces) for tile in TILES]
NO_SIGN = len(SYMBOLS)
SHOWN = [
    [
        tuple(NO_SIGN if sign == BLANK else SYMBOLS.index(sign) for sign in turned(tile, turn))
        for turn in range(4)
    ]
    for tile in range(len(TILES))
]
"""Per tile and turn: what the corners show, as an index into `SYMBOLS` or `NO_SIGN`."""
SPACES = range(SIDE * SIDE)
LINES = [sum(1 << y for y in SPACES if y // SIDE == x // SIDE or y % SIDE == x % SIDE) for x in SPACES]

Places = tuple[str, int, int, int, int]
"""Which tile, its anchor, turn, storey and open corner: the arguments of `build_action`."""
OPEN, LOST, BELVEDERE, CARRIES, CARRIES_HIGH = range(5)
"""What becomes of a tile's corner: visible, roofed, a belvedere, below a column of one storey or of two."""


def apart(x: int, y: int) -> tuple[int, int]:
    """Return how far apart two cells are in both directions, the smaller distance first."""
    down, right = abs(x // SIDE - y // SIDE), abs(x % SIDE - y % SIDE)
    return min(down, right), max(down, right)


class Place(NamedTuple):
    """A tile of the blueprint."""

    anchor: int
    storey: int
    corner: int


class Pair(NamedTuple):
    """A piece that two visible cells of the blueprint make possible."""

    kind: int
    other: int
    gap: int
    """The cell below a footbridge, or `NONE`."""
    points: int


class Blueprint:
    """A garden in mind: sets of its tiles are integers with a bit for each."""

    def __init__(self, text: str) -> None:
        parts = [part.split() for part in text.split(", ")]
        corner = {"-": NONE, **{name: number for number, name in enumerate(CORNERS)}}
        places = [Place(CELL[cell], int(storey), corner[name]) for cell, storey, name in parts]
        self.places = sorted(places, key=lambda place: place.storey)
        self.areas = [BLOCK << place.anchor for place in self.places]
        self.number = {place[:2]: number for number, place in enumerate(self.places)}
        self.below, self.above = self._order()
        self.last = [NONE] * len(SPACES)
        self.storey = [0] * len(SPACES)
        self.parts = [self._parts(number) for number in range(len(self.places))]
        self.pairs = self._pairs()

    def _order(self) -> tuple[list[int], list[int]]:
        """Return, per tile, those that must lie below it at once, and those that wait for it."""
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
        for i in every:
            for j in range(i):
                if below[i] >> j & 1:
                    needs[i] |= needs[j]
        return below, [sum(1 << i for i in every if needs[i] >> j & 1) for j in every]

    def _parts(self, number: int) -> list[int]:
        place, parts = self.places[number], list[int]()
        for corner, offset in enumerate(OFFSETS):
            cell = place.anchor + offset
            self.last[cell], self.storey[cell] = number, place.storey
            later = next((k for k in range(number + 1, len(self.places)) if self.areas[k] >> cell & 1), NONE)
            if corner == place.corner:
                parts.append(BELVEDERE)
            elif later == NONE:
                parts.append(OPEN)
            else:
                parts.append(self._carries(self.places[later], cell, place.storey))
        return parts

    @staticmethod
    def _carries(above: Place, cell: int, storey: int) -> int:
        if above.corner != NONE and cell == above.anchor + OFFSETS[above.corner]:
            return LOST
        return CARRIES if above.storey == storey + 1 else CARRIES_HIGH

    def _pairs(self) -> list[list[Pair]]:
        pairs: list[list[Pair]] = [[] for _ in SPACES]
        built = [cell for cell in SPACES if self.last[cell] != NONE]
        seen_from_above = [cell for cell in built if self._part(cell) == OPEN]
        closed = set(built) - set(seen_from_above)
        for x, y in product(seen_from_above, repeat=2):
            low, high, distance = self.storey[x], self.storey[y], apart(x, y)
            if distance == (0, 1) and self.last[x] != self.last[y]:
                if low == high:
                    pairs[x].append(Pair(FOUNTAIN, y, NONE, 3 * low))
                elif abs(low - high) == 1:
                    pairs[x].append(Pair(STAIRCASE, y, NONE, low + high))
            gap = (x + y) // 2
            if distance == (0, 2) and low == high and self.storey[gap] < low and gap not in closed:
                pairs[x].append(Pair(FOOTBRIDGE, y, gap, 3 * low))
        return pairs

    def _part(self, cell: int) -> int:
        """Return what becomes of the topmost tile's corner there."""
        number = self.last[cell]
        return self.parts[number][OFFSETS.index(cell - self.places[number].anchor)]

    def next_above(self, built: int, cell: int) -> Place | None:
        """Return the first tile that is still to be built above the cell."""
        for number, area in enumerate(self.areas):
            if not built >> number & 1 and area >> cell & 1:
                return self.places[number]
        return None


GARDEN = Blueprint(BLUEPRINT)


class Way(NamedTuple):
    """A place of the blueprint that could be built now."""

    place: Place
    cost: int
    worth: float
    corners: list[list[float]]
    """Per corner: what each symbol is worth there, `NO_SIGN` included."""


class Mind:
    """What a player thinks of its garden in one position."""

    def __init__(self, state: State, seat: int) -> None:
        self.state, self.player = state, state.players[seat]
        self.garden = garden = self.player.garden
        self.turns = ROUNDS[len(state.players)] - state.round
        numbers = [GARDEN.number.get((tile.anchor, tile.storey), NONE) for tile in garden.tiles]
        self.built = sum(1 << number for number in set(numbers) - {NONE})
        flowers, kinds = [0] * len(FLOWERS), [0] * len(SYMBOLS)
        for number in set(garden.top) - {NONE}:
            flowers[FLOWER[garden.tiles[number].tile]] += 1
        for piece in garden.pieces:
            kinds[piece.kind] += seen(garden, piece)
        self.kind_gain = [KIND if n == min(kinds) else 0.0 for n in kinds]
        step = {min(flowers): BLOOM, min(flowers) + 1: NEXT_BLOOM}
        self.flower_gain = [step.get(n, 0.0) for n in flowers]
        self.later = LATER if self.turns else 0.0
        self.empty = ~(garden.dead | garden.statues)
        statues = [LINES[cell] for cell in SPACES if garden.statues >> cell & 1]
        self.lines = 0 if statues else -1
        for line in statues:
            self.lines |= line

    # Tiles

    def _possible(self) -> Iterator[tuple[int, Place, int]]:
        """Yield the number of each tile that could be built, its place, and its cost."""
        garden = self.garden
        for number, (anchor, storey, corner) in enumerate(GARDEN.places):
            waits = self.built >> number & 1 or GARDEN.below[number] & ~self.built
            if waits or garden.used >> anchor & 1 or storey > len(garden.level):
                continue
            room = sum(garden.level[:storey]) & ~(garden.feet & garden.level[storey - 1])
            if GARDEN.areas[number] & ~room:
                continue
            under = supports(garden, anchor, storey)
            bare = [at for at, kind in enumerate(under) if not kind]
            if len(bare) > 1:
                continue
            if bare:
                corner = bare[0]
            elif corner != NONE and under[corner] == ON_STATUE:
                corner = NONE
            yield number, Place(anchor, storey, corner), price(under, corner, self.state.doubles).singles

    def _corner(self, cell: int, part: int, storey: int) -> list[float]:
        """Return what each symbol on that cell is worth."""
        row = [0.0] * (NO_SIGN + 1)
        if part == CARRIES and self.lines >> cell & 1:
            row[STATUE] = COLUMN_STATUE if self.turns else storey
        if part != OPEN:
            return row
        garden = self.garden
        if self.lines >> cell & 1:
            row[STATUE] = storey + self.kind_gain[STATUE]
        for kind, other, gap, points in GARDEN.pairs[cell]:
            if gap != NONE and not (self.empty >> gap & 1 and storey_of(garden, gap) < storey):
                continue
            if not self.built >> GARDEN.last[other] & 1:
                row[kind] = max(row[kind], self.later * points)
            elif (garden.symbols[kind] & self.empty) >> other & 1:
                row[kind] = max(row[kind], points + self.kind_gain[kind])
        return row

    def ways(self) -> list[Way]:
        """Return the places that could be built now with what is in the bank."""
        found: list[Way] = []
        for number, place, cost in self._possible():
            waiting = min((GARDEN.above[number] & ~self.built).bit_count(), self.turns)
            value = ABOVE * waiting - COLUMN * cost * (self.turns > 0) + (place.corner != NONE)
            value += HEIGHT * (place.storey == len(self.garden.level))
            corners = [
                self._corner(place.anchor + offset, self._at(number, place.corner, corner), place.storey)
                for corner, offset in enumerate(OFFSETS)
            ]
            found.append(Way(place, cost, value, corners))
        return found

    @staticmethod
    def _at(number: int, opened: int, corner: int) -> int:
        part = GARDEN.parts[number][corner]
        if corner == opened:
            return BELVEDERE
        return OPEN if part == BELVEDERE else part

    def best(
        self, ways: Sequence[Way], tiles: Sequence[tuple[str, int]], singles: int
    ) -> tuple[float, Places | None]:
        """Return the best way to build one of the tiles with so many columns, and its worth."""
        top, chosen = -1e9, None
        for (anchor, storey, corner), cost, base, (nw, ne, se, sw) in ways:
            for name, tile in tiles if cost <= singles else ():
                with_flower = base + self.flower_gain[FLOWER[tile]]
                for turn in range(TURNS[tile]):
                    p, q, r, s = SHOWN[tile][turn]
                    value = with_flower + nw[p] + ne[q] + se[r] + sw[s]
                    if value > top:
                        top, chosen = value, (name, anchor, turn, storey, corner)
        return top, chosen

    # Decorations

    def decoration(self, found: Sequence[Spot]) -> Spot | None:
        """Return the decoration that brings most, or None if all cost more than they bring."""
        top, chosen = 0.0, None
        for spot in found:
            value = self._piece(spot)
            if value > top:
                top, chosen = value, spot
        return chosen

    def _piece(self, spot: Spot) -> float:
        kind, cell, other, changed = spot
        points = worth(self.garden, spot)
        value = points + self.kind_gain[kind] - 0.05 * (changed != NONE)
        used = {cell, other, (cell + other) // 2} if kind == FOOTBRIDGE else {cell, other}
        for at in used if self.turns else ():
            above = GARDEN.next_above(self.built, at)
            if above is None:
                continue
            if above.corner != NONE and above.anchor + OFFSETS[above.corner] == at:
                value -= 0.7 * points if kind in (STATUE, FOUNTAIN) else 0
            elif kind == STATUE and above.storey == storey_of(self.garden, at) + 1:
                value += HANDY - 0.5 * points
            else:
                value -= BLOCKED
        return value


def worth(garden: Garden, spot: Spot) -> int:
    """Return the points of a decoration."""
    kind, cell, _, _ = spot
    storey = storey_of(garden, cell)
    return (storey, 3 * storey, 3 * storey, 2 * storey + 1)[kind]


# Answers


def choose(state: State, seat: int, rng: Random) -> Action:
    """Return the action of the seat that is asked."""
    if state.ask == "thin":
        flower = state.players[seat].flower
        return RM[
            max(clay(state), key=lambda stack: (TILES[state.quarry[stack]].flower != flower, inner(stack)))
        ]
    if state.ask == "keep":
        return keep(state, seat)
    mind = Mind(state, seat)
    return take(mind) if state.ask == "take" else step(mind, seat)


def inner(stack: int) -> bool:
    """Return True for the four stacks in the middle of the quarry."""
    return stack in (5, 6, 9, 10)


def take(mind: Mind) -> Action:
    """Take the tile that fits best, or that lets the spare one fit, with its columns."""
    state, player, ways = mind.state, mind.player, mind.ways()
    column = COLUMN * (mind.turns > 0) + 0.01
    top, chosen = -1e9, 0
    for stack, tile in enumerate(state.quarry):
        if tile == NONE:
            continue
        singles, symbols = player.singles + earned(state, stack, player), SYMBOL * SIGNS[tile]
        value = max(symbols, mind.best(ways, [("new", tile)], singles)[0])
        if player.spare != NONE:
            value = max(value, mind.best(ways, [("old", player.spare)], singles)[0] + symbols)
        value += column * min(singles, 8)
        if value > top:
            top, chosen = value, stack
    return TAKE[chosen]


def step(mind: Mind, seat: int) -> Action:
    """Decorate, build or end the turn."""
    state, player = mind.state, mind.player
    spot = mind.decoration(spots(mind.garden, state.fresh, usable_effect(state)))
    if spot:
        return deco_action(spot)
    tiles = [(name, tile) for name, tile in (("new", state.new), ("old", player.spare)) if tile != NONE]
    if tiles:
        both = len(tiles) == 2
        value, args = mind.best(mind.ways(), tiles, player.singles)
        if args is not None and (both or value > 0):
            return build_action(*args)
        if not mind.turns or (args is None and both):
            args = beside_the_plan(mind, tiles)
            if args is not None:
                return build_action(*args)
        if both:
            return keep(state, seat)
    return END


def beside_the_plan(mind: Mind, tiles: Sequence[tuple[str, int]]) -> Places | None:
    """Return the place with most points at once that leaves room for the rest of the blueprint."""
    garden, state = mind.garden, mind.state
    needed = 0
    for number, area in enumerate(GARDEN.areas):
        if mind.turns and not mind.built >> number & 1:
            needed |= area
    top, chosen = float(sum(sheet(garden))), None
    for anchor, storey, corners in sites(garden, mind.player.singles, state.doubles):
        if needed & BLOCK << anchor:
            continue
        for corner, (name, tile) in product(corners, tiles):
            for turn in range(TURNS[tile]):
                after = copied(garden)
                build(after, Placed(tile, anchor, turn, storey, corner))
                found = spots(after, state.fresh | BLOCK << anchor)[:2]
                value = float(sum(sheet(after)) + sum(worth(after, spot) for spot in found))
                if value > top:
                    top, chosen = value, (name, anchor, turn, storey, corner)
    return chosen


def copied(garden: Garden) -> Garden:
    """Return a garden to try a tile in."""
    g = garden
    return Garden(
        g.tiles[:], g.pieces[:], g.top[:], g.level[:], g.symbols[:], g.dead, g.statues, g.feet, g.used
    )


def keep(state: State, seat: int) -> Action:
    """Keep the tile with more symbols."""
    return KEEP[SIGNS[state.new] <= SIGNS[state.players[seat].spare]]
