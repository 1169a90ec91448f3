"""How a player of Babylon who follows a plan answers each question: for playouts, and as a first idea.

Owns the plans. Each is a garden in mind, in the position that is most like what is built already. A tile is
turned so that its symbols meet those already there, or spaces that will be beside them later. A garden that
has little of the plan grows wherever a tile fits best. No move is tried.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from engine.core import Action, Rng
from engine.games.babylon.blueprint import BELVEDERE, CARRIES, OPEN, Blueprints, Pair, Place
from engine.games.babylon.decorations import ACROSS, BESIDE, Spot, spots, statue_lines, worth
from engine.games.babylon.garden import (
    BLOCK,
    MOST_SINGLES,
    OFFSETS,
    ON_STATUE,
    TURNS,
    UNSUPPORTED,
    price,
    sites,
    storey_of,
    supports,
    turned,
)
from engine.games.babylon.quarry import earned
from engine.games.babylon.rules import (
    KEEP,
    RM,
    TAKE,
    build_action,
    buildable,
    clay,
    deco_action,
    last_steps,
    usable_effect,
)
from engine.games.babylon.scoring import seen
from engine.games.babylon.state import (
    BLANK,
    FLOWERS,
    FOOTBRIDGE,
    FOUNTAIN,
    NONE,
    ROUNDS,
    STAIRCASE,
    STATUE,
    SYMBOLS,
    TILES,
    Piece,
    State,
)


class Numbers(NamedTuple):
    """A garden in mind, and what things are worth on the way there, in points."""

    garden: str
    """Anchor, storey and open corner of each tile."""
    kinds: tuple[float, ...] = (1.0, 1.0, 1.0, 1.0)
    """By symbol: how much a point with its decoration counts."""
    column: float = 0.5
    symbol: float = 0.1
    above: float = 0.9
    """For each tile that can only be built after this one."""
    later: float = 0.65
    """The share of the points of a decoration whose other half is still to be built."""
    flower: float = 3.0
    next_flower: float = 0.3
    """For a flower that is missing for a set, or for the one after it."""
    kind: float = 1.5
    """For a kind of decoration that is missing for a set."""
    support: float = 1.5
    """For a statue that saves a column."""
    height: float = 2.0


NUMBERS: dict[str, Numbers] = {
    "bridges": Numbers(
        "G3 1 SE, B1 1 SW, B4 1 SE, D1 1 SW, F1 1 NE, D6 1 SW, F7 1 SE, A6 1 SE, "
        "A5 2 NW, F3 2 SW, D5 2 NW, F6 2 SE, G2 3 NE, E2 3 SW",
        kinds=(1.0, 1.0, 1.4, 1.0),
    ),
    "fountains": Numbers(
        "G3 1 SE, B1 1 SW, B4 1 NW, D1 1 SW, C6 1 SW, F7 1 SE, A6 1 SE, F1 2 NW, "
        "A5 2 NW, F3 2 SW, D5 2 NW, F6 2 SE, G2 3 NE, E2 3 SW",
        kinds=(1.2, 1.0, 1.0, 1.0),
    ),
    "statues": Numbers(
        "G3 1 SE, B1 1 SW, B4 1 SE, D1 1 SW, F1 1 NE, D6 1 SW, F7 1 -, A6 1 SE, "
        "G6 2 NE, A5 2 NW, F3 2 SW, D5 2 SE, G2 3 NE, E2 3 SW",
        kinds=(1.8, 1.0, 1.0, 1.0),
    ),
}
"""By plan, the strongest first, with kinds in the order statue, fountain, footbridge, staircase."""
PLANS = tuple(NUMBERS)
_GARDENS = {plan: Blueprints(numbers.garden) for plan, numbers in NUMBERS.items()}

_STRAYED = 2
"""More tiles than these beside the plan make it worth looking everywhere."""
_LOOKS = 12
"""The most places that are weighed beside the plan."""
_GROUND = 0.6
"""What a tile beside the plan is worth for each storey, for what stands on it later."""
_BLOCKED, _HANDY = 6.0, 0.5
"""Points lost with a space that the plan still needs, and gained with a statue that will carry a tile."""
_ROOFED = 0.7
"""The share of its points that a statue or fountain below a planned opening is not worth."""
_CHANGED = 0.05
"""What the token's effect is worth when a decoration needs it."""
_LEAST = 0.01
"""What a column is worth in the last round."""
_NEVER = -1e9
_INNER = (5, 6, 9, 10)
"""The stacks in the middle of the quarry."""

_FLOWER = [FLOWERS.index(tile.flower) for tile in TILES]
_SIGNS = [sum(sign != BLANK for sign in tile.spaces) for tile in TILES]
_NO_SIGN = len(SYMBOLS)
_SHOWN = [
    [
        tuple(_NO_SIGN if sign == BLANK else SYMBOLS.index(sign) for sign in turned(tile, turn))
        for turn in range(4)
    ]
    for tile in range(len(TILES))
]
"""Per tile and turn: what the corners show, as an index into `SYMBOLS` or `_NO_SIGN`."""

_Built = tuple[str, int, int, int, int]
"""The arguments of `build_action`: which tile, its anchor, turn, storey and open corner."""


def follow(state: State, seat: int, plan: str, rng: Rng) -> Action:
    """Return the action of a seat that is asked and follows one of `PLANS`."""
    return _ANSWERS[state.ask](_Mind(state, seat, plan, rng))


def _points(kind: int, storey: int) -> int:
    """Return what a decoration with its lower end on a storey is worth."""
    return worth(Piece(kind, 0, 0, storey, 0))


class _Way(NamedTuple):
    """A place where a tile could be built now."""

    place: Place
    cost: int
    gain: float
    """Whatever the tile is."""
    corners: Sequence[Sequence[float]]
    """Per corner: what each symbol is worth there, with 0 for `_NO_SIGN`."""


class _Mind:
    """What a player thinks of its garden in one position."""

    def __init__(self, state: State, seat: int, plan: str, rng: Rng) -> None:
        self.state, self.player, self.rng = state, state.players[seat], rng
        self.numbers = NUMBERS[plan]
        self.garden = garden = self.player.garden
        self.turns = ROUNDS[len(state.players)] - state.round
        """The number of turns after this one."""
        first = FLOWERS.index(self.player.flower)
        self.blueprint, beside = _GARDENS[plan].like(garden, first)
        self.strayed = beside > _STRAYED
        number = self.blueprint.number
        self.built = sum(
            [
                1 << number[tile.anchor, tile.storey]
                for tile in garden.tiles
                if (tile.anchor, tile.storey) in number
            ]
        )
        self.closed = self._closed() if beside else self.built
        """The tiles of the plan that are built or cannot be built any more."""

    def _closed(self) -> int:
        garden, blueprint = self.garden, self.blueprint
        closed = self.built
        for number, place in enumerate(blueprint.places):
            there = [garden.top[place.anchor + offset] for offset in OFFSETS]
            high = any(top != NONE and garden.tiles[top].storey >= place.storey for top in there)
            if high or garden.used >> place.anchor & 1 or blueprint.below[number] & closed & ~self.built:
                closed |= 1 << number
        return closed

    # Tiles

    def _planned(self) -> Iterator[tuple[int, Place, int]]:
        """Yield the number, the place and the cost of each tile of the plan that could be built."""
        garden, blueprint = self.garden, self.blueprint
        for number, (anchor, storey, corner) in enumerate(blueprint.places):
            if (
                self.closed >> number & 1
                or blueprint.below[number] & ~self.built
                or storey > len(garden.level)
            ):
                continue
            room = sum(garden.level[:storey]) & ~(garden.feet & garden.level[storey - 1])
            if blueprint.areas[number] & ~room:
                continue
            under = supports(garden, anchor, storey)
            bare = under.count(UNSUPPORTED)
            if bare > 1:
                continue
            if bare:
                corner = under.index(UNSUPPORTED)
            elif corner != NONE and under[corner] == ON_STATUE:
                corner = NONE
            yield number, Place(anchor, storey, corner), price(under, corner, self.state.doubles).singles

    def _wanted(self) -> None:
        """Note what flowers and kinds of decorations are missing for a set, and where a statue may be."""
        garden, numbers = self.garden, self.numbers
        flowers, kinds = [0] * len(FLOWERS), [0] * len(SYMBOLS)
        for top in {*garden.top} - {NONE}:
            flowers[_FLOWER[garden.tiles[top].tile]] += 1
        for piece in garden.pieces:
            kinds[piece.kind] += seen(garden, piece)
        least, step = min(kinds), {min(flowers): numbers.flower, min(flowers) + 1: numbers.next_flower}
        self.kind_gain = [numbers.kind if n == least else 0.0 for n in kinds]
        self.flower_gain = [step.get(n, 0.0) for n in flowers]
        self.later = numbers.later if self.turns else 0.0
        self.empty = ~(garden.dead | garden.statues)
        self.lines = statue_lines(garden)

    def ways(self, singles: int, anywhere: bool) -> list[_Way]:
        """Return places that could be built with this many columns, `anywhere` or only those of the plan."""
        self._wanted()
        numbers, blueprint, found = self.numbers, self.blueprint, list[_Way]()
        for number, place, cost in self._planned():
            waiting = min((blueprint.above[number] & ~self.closed).bit_count(), self.turns)
            parts, opening = blueprint.parts[number], place.corner
            corners = [
                self._row(place.anchor + offset, self._part(parts[at], at == opening), place.storey)
                for at, offset in enumerate(OFFSETS)
            ]
            found.append(_Way(place, cost, self._gain(place, cost) + numbers.above * waiting, corners))
        if anywhere or self.strayed:
            found += self._elsewhere(singles)
        return found

    @staticmethod
    def _part(part: int, opening: bool) -> int:
        if opening:
            return BELVEDERE
        return OPEN if part == BELVEDERE else part

    def _gain(self, place: Place, cost: int) -> float:
        numbers = self.numbers
        columns = numbers.column * cost if self.turns else 0.0
        return (place.corner != NONE) + numbers.height * (place.storey == len(self.garden.level)) - columns

    def _row(self, cell: int, part: int, storey: int) -> list[float]:
        """Return what each symbol on that cell is worth."""
        row, numbers = [0.0] * (_NO_SIGN + 1), self.numbers
        if part == CARRIES and self.lines >> cell & 1:
            row[STATUE] = numbers.support if self.turns else storey
        if part != OPEN:
            return row
        if self.lines >> cell & 1:
            row[STATUE] = storey * numbers.kinds[STATUE] + self.kind_gain[STATUE]
        last = self.blueprint.last
        for pair in self.blueprint.pairs[cell]:
            if self.built >> last[pair.other] & 1:
                self._match(row, pair, storey)
            else:
                value = self.later * pair.points * numbers.kinds[pair.kind]
                row[pair.kind] = max(
                    row[pair.kind], value * (pair.gap == NONE or self._spans(pair.gap, storey))
                )
        if self.strayed:
            self._meet(row, cell, storey)
        return row

    def _match(self, row: list[float], pair: Pair, storey: int) -> None:
        """Note what a symbol is worth that would meet the one on another cell."""
        kind, other, gap, points = pair
        if (self.garden.symbols[kind] & self.empty) >> other & 1 and (
            gap == NONE or self._spans(gap, storey)
        ):
            row[kind] = max(row[kind], points * self.numbers.kinds[kind] + self.kind_gain[kind])

    def _spans(self, gap: int, storey: int) -> bool:
        return bool(self.empty >> gap & 1) and storey_of(self.garden, gap) < storey

    def _meet(self, row: list[float], cell: int, storey: int) -> None:
        """Note what symbols are worth beside any tile of the garden."""
        garden = self.garden
        for other in BESIDE[cell]:
            there = storey_of(garden, other)
            if there == storey:
                self._match(row, Pair(FOUNTAIN, other, NONE, _points(FOUNTAIN, storey)), storey)
            elif there and abs(there - storey) == 1:
                self._match(row, Pair(STAIRCASE, other, NONE, there + storey), storey)
        for other in ACROSS[cell]:
            if storey_of(garden, other) == storey:
                pair = Pair(FOOTBRIDGE, other, (cell + other) // 2, _points(FOOTBRIDGE, storey))
                self._match(row, pair, storey)

    def _elsewhere(self, singles: int) -> Iterator[_Way]:
        """Yield places that leave room for what is left of the plan, and some more if it is of little use."""
        garden, doubles = self.garden, self.state.doubles
        kept = 0
        if self.turns and not self.strayed:
            for number, area in enumerate(self.blueprint.areas):
                if not self.closed >> number & 1:
                    kept |= area
        found = [site for site in sites(garden, singles, doubles) if not kept & BLOCK << site.anchor]
        each = -(-len(found) // _LOOKS) or 1
        found = found[int(self.rng.random() * each) :: each]
        for anchor, storey, openings in found:
            under = supports(garden, anchor, storey)
            rows = [self._beside(anchor + offset, storey) for offset in OFFSETS]
            base = self._roofing(BLOCK << anchor) + (_GROUND * storey if self.turns else 0.0)
            for corner in openings:
                place, cost = Place(anchor, storey, corner), price(under, corner, doubles).singles
                corners = [_NOTHING if at == corner else row for at, row in enumerate(rows)]
                yield _Way(place, cost, base + self._gain(place, cost), corners)

    def _beside(self, cell: int, storey: int) -> list[float]:
        row = [0.0] * (_NO_SIGN + 1)
        if self.lines >> cell & 1:
            row[STATUE] = storey * self.numbers.kinds[STATUE] + self.kind_gain[STATUE]
        self._meet(row, cell, storey)
        return row

    def _roofing(self, area: int) -> float:
        """Return what is lost when pieces are roofed: a negative number or 0."""
        garden = self.garden
        if not (garden.dead | garden.statues) & area:
            return 0.0
        lost = 0.0
        for piece in garden.pieces:
            if (
                piece.kind != FOOTBRIDGE
                and (area >> piece.cell | area >> piece.other) & 1
                and seen(garden, piece)
            ):
                hidden = (area >> piece.cell & 1) + (area >> piece.other & 1)
                lost += worth(piece) * hidden / 2
        for tile in garden.tiles:
            lost += tile.corner != NONE and area >> tile.anchor + OFFSETS[tile.corner] & 1
        return -lost

    def best(
        self, ways: Sequence[_Way], tiles: Sequence[tuple[str, int]], singles: int
    ) -> tuple[float, _Built | None]:
        """Return what the best way to build one of the tiles with this many columns brings, and the way."""
        top, chosen = _NEVER, None
        for (anchor, storey, corner), cost, gain, (nw, ne, se, sw) in ways:
            for name, tile in tiles if cost <= singles else ():
                with_flower = gain + self.flower_gain[_FLOWER[tile]]
                for turn in range(TURNS[tile]):
                    p, q, r, s = _SHOWN[tile][turn]
                    value = with_flower + nw[p] + ne[q] + se[r] + sw[s]
                    if value > top:
                        top, chosen = value, (name, anchor, turn, storey, corner)
        return top, chosen

    # Decorations

    def decoration(self) -> Spot | None:
        """Return the decoration that brings most, or None if all cost more than they bring."""
        found = spots(self.garden, self.state.fresh, usable_effect(self.state))
        if not found:
            return None
        self._wanted()
        values = list(map(self._decorated, found))
        best = max(values)
        return found[values.index(best)] if best > 0 else None

    def _decorated(self, spot: Spot) -> float:
        kind, cell, other, changed = spot
        points = _points(kind, storey_of(self.garden, cell))
        value = points * self.numbers.kinds[kind] + self.kind_gain[kind] - _CHANGED * (changed != NONE)
        used = {cell, other, (cell + other) // 2} if kind == FOOTBRIDGE else {cell, other}
        for at in used if self.turns else ():
            above = self.blueprint.next_above(self.closed, at)
            if above is None:
                continue
            if above.opening == at:
                value -= _ROOFED * points if kind in (STATUE, FOUNTAIN) else 0.0
            elif kind == STATUE and above.storey == storey_of(self.garden, at) + 1:
                value += _HANDY - points / 2
            else:
                value -= _BLOCKED
        return value


_NOTHING = [0.0] * (_NO_SIGN + 1)


# Answers


def _thin(mind: _Mind) -> Action:
    quarry, flower = mind.state.quarry, mind.player.flower
    return RM[
        max(clay(mind.state), key=lambda stack: (TILES[quarry[stack]].flower != flower, stack in _INNER))
    ]


def _take(mind: _Mind) -> Action:
    """Take the tile that fits best, or that lets the spare one fit, with its columns."""
    state, player, symbol = mind.state, mind.player, mind.numbers.symbol
    ways = mind.ways(MOST_SINGLES, False)
    column = _LEAST + (mind.numbers.column if mind.turns else 0.0)
    top, chosen = _NEVER, 0
    for stack, tile in enumerate(state.quarry):
        if tile == NONE:
            continue
        singles, symbols = player.singles + earned(state, stack, player), symbol * _SIGNS[tile]
        value = max(symbols, mind.best(ways, [("new", tile)], singles)[0])
        if player.spare != NONE:
            value = max(value, mind.best(ways, [("old", player.spare)], singles)[0] + symbols)
        value += column * min(singles, MOST_SINGLES)
        if value > top:
            top, chosen = value, stack
    return TAKE[chosen]


def _step(mind: _Mind) -> Action:
    """Decorate, build or end the turn. With two tiles, one is built even where it brings nothing now."""
    state, singles = mind.state, mind.player.singles
    spot = mind.decoration()
    if spot:
        return deco_action(spot)
    tiles = buildable(state)
    if not tiles:
        return last_steps(state)[0]
    value, built = mind.best(mind.ways(singles, False), tiles, singles)
    if built is None and (len(tiles) > 1 or not mind.turns):
        value, built = mind.best(mind.ways(singles, anywhere=True), tiles, singles)
    if built is not None and (value > 0 or (len(tiles) > 1 and mind.turns)):
        return build_action(*built)
    return _keep(mind) if len(tiles) > 1 else last_steps(state)[0]


def _keep(mind: _Mind) -> Action:
    return KEEP[_SIGNS[mind.state.new] <= _SIGNS[mind.player.spare]]


_ANSWERS: dict[str, Callable[[_Mind], Action]] = {"thin": _thin, "take": _take, "build": _step, "keep": _keep}
