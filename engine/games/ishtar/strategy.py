"""How a player of Ishtar who follows a plan answers each question: for playouts, and as a first idea.

Owns the plans. A tile's most promising places are found with sets of spaces, and a few of them weighed by the
`outlook` of the plan; nothing is tried. A player knows only what its seat sees.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from engine.core import Action, Rng
from engine.games.ishtar.carpet import reachable
from engine.games.ishtar.gardens import (
    SIXTHS,
    STRIDE,
    TURNED,
    TURNS,
    Turned,
    can_claim,
    flowers_in,
    icon_cell,
)
from engine.games.ishtar.hexes import (
    LAYOUTS,
    Land,
    cells,
    facing,
    flood,
    land,
    land_of,
    nth_cell,
    widened,
)
from engine.games.ishtar.outlook import Gems, Numbers, Outlook, plantings
from engine.games.ishtar.rules import ANSWERS, END, PLACE, plant_action, take_action
from engine.games.ishtar.skills import LOWER
from engine.games.ishtar.state import (
    ASSISTANT,
    GEMS,
    JOKER,
    NONE,
    SKILL,
    TILES,
    TREES,
    Face,
    State,
)

_USUAL = Numbers()
NUMBERS: dict[str, Numbers] = {
    "shade": _USUAL,
    "orchard": _USUAL._replace(
        skills=(("A", 0.5), ("B", 1.0), ("C", 1.4), ("D", 1.7), ("E", 0.6)),
        lower=(("F", 0.0), ("G", -1.0), ("H", 0.0), ("I", 5.5), ("J", -1.0)),
        planting=0.5,
    ),
    "fountains": _USUAL._replace(
        fountain=1.4,
        assistant=1.0,
        skills=(("A", 0.97), ("B", 1.0), ("C", 1.3), ("D", 0.4), ("E", 1.2)),
        lower=(("F", 0.2), ("G", 0.0), ("H", 0.0), ("I", -1.0), ("J", 4.0)),
    ),
    "tablets": _USUAL._replace(
        skills=(("A", 2.0), ("B", 1.0), ("C", 1.0), ("D", 0.4), ("E", 0.8)),
        lower=(("F", 2.5), ("G", 0.0), ("H", 0.0), ("I", -1.0), ("J", 0.0)),
    ),
}
"""By plan: trees beside own flowers; many trees; four assistants at the fountains; beds beside tablets."""
PLANS = tuple(NUMBERS)

_CLAIMS, _UNLOCKS = (ASSISTANT, JOKER), (SKILL, JOKER)
_LOOKS, _CANDIDATES = 3, 6
"""The number of places of a tile that are weighed, before and after it is taken."""
_BEHIND = 6.0
"""Points by which a place that is weighed may seem worse than the best."""
_FURTHEST = 3
"""The most gems paid for steps of the can."""
NEVER = -99.0
"""What a tile brings where it cannot lie."""


def follow(state: State, plan: str, rng: Rng) -> Action:
    """Return what a player with this plan answers to the open question."""
    return _RULES[state.ask](Outlook(state, NUMBERS[plan]), rng)


def appeals(state: State, places: Sequence[tuple[int, int]]) -> list[float]:
    """Return what a player with the most usual plan gains by each place, a turn and a first space."""
    at = Outlook(state, _USUAL)
    sights, gems = Sights(at), tuple(at.player.gems)
    return [sights.gain(state.tile, turn, cell, gems) for turn, cell in places]


# Where a tile could lie


@lru_cache(maxsize=128)
def _covered(layout: str, boards: tuple[Face, ...], shape: int) -> list[list[tuple[float, int]]]:
    """Return, per turn of a shape, first spaces by the worth of the gems under a tile, the best first."""
    ground = land(layout, boards)
    tile = next(number for number, printed in enumerate(TILES) if printed.shape == shape)
    turns: list[list[tuple[float, int]]] = []
    for turned in TURNED[tile]:
        worths: dict[float, int] = {}
        for cell in cells(ground.open):
            gems = _under(ground, turned.cells << cell - STRIDE)
            worth = sum(n * each for n, each in zip(gems, _USUAL.gems, strict=True))
            worths[worth] = worths.get(worth, 0) | 1 << cell
        turns.append(sorted(worths.items(), reverse=True))
    return turns


def _under(ground: Land, area: int) -> Gems:
    """Return how many gems of each colour are printed on some spaces."""
    purple, red, white = ground.gems
    return (area & purple).bit_count(), (area & red).bit_count(), (area & white).bit_count()


class Sights:
    """The places of tiles in one position, the most promising first."""

    def __init__(self, at: Outlook) -> None:
        self.at, desert = at, at.desert
        self.ground = land_of(desert)
        self.free, self.near = facing(desert.free & ~at.between), facing(at.near)
        self.mine, self.theirs = facing(at.beside), facing(at.beside_theirs)

    def free_for(self, tile: int, turn: int, cell: int) -> bool:
        """Return whether a tile would cover free spaces there, none of them beside two fountains' gardens."""
        return bool(self._roomy(TURNED[tile][turn].spots) >> cell & 1)

    def _roomy(self, spots: Sequence[int]) -> int:
        here, second, third = spots
        free, near = self.free, self.near
        return free[here] & free[second] & free[third] & (near[here] | near[second] | near[third])

    def _groups(self, tile: int) -> list[tuple[float, int, int]]:
        """Return sets of first spaces with the turn and rough worth of each, best first."""
        mine, theirs = self.mine, self.theirs
        printed = TILES[tile]
        flowers = sum(printed.spaces)
        claim = 2.0 + flowers if printed.icon in _CLAIMS and self.at.player.assistants else 0.0
        found: list[tuple[float, int, int]] = []
        covered = _covered(self.at.desert.layout, self.at.desert.boards, printed.shape)
        for turn, turned in enumerate(TURNED[tile][: TURNS[tile]]):
            roomy = self._roomy(turned.spots)
            if not roomy:
                continue
            own = others = 0
            for spot in turned.blooming:
                own |= mine[spot]
                others |= theirs[spot]
            alone = roomy & ~others
            kinds = (
                (alone & own, flowers + 1.0),
                (alone & ~own, claim),
                (roomy & others & ~own, -0.4 * flowers),
            )
            for worth, spaces in covered[turn]:
                for kind, more in kinds:
                    if both := kind & spaces:
                        found.append((worth + more, turn, both))
        found.sort(reverse=True)
        return found

    def best(self, tile: int, gems: Gems, most: int) -> tuple[float, int, int]:
        """Return the best of the `most` promising places of a tile: its gain, the turn, and the first space.

        The gain is `NEVER` if no place was found.
        """
        best, seen, least = (NEVER, 0, 0), 0, NEVER
        for rough, turn, spaces in self._groups(tile):
            if rough < least or seen >= most:
                break
            for cell in cells(spaces):
                value = self.gain(tile, turn, cell, gems)
                if value > NEVER:
                    seen, least = seen + 1, max(least, rough - _BEHIND)
                    if value > best[0]:
                        best = value, turn, cell
                    if seen >= most:
                        break
        return best

    def gain(self, tile: int, turn: int, cell: int, gems: Gems) -> float:
        """Return what a tile brings there with the best use of its icon; `NEVER` if it cannot lie there.

        `gems` are those in the supply before.
        """
        at, desert = self.at, self.at.desert
        turned, shift = TURNED[tile][turn], cell - STRIDE
        area, new = turned.cells << shift, turned.flowers[0] << shift
        met = [number for number, near in enumerate(desert.near) if near & area]
        if len(met) != 1:
            return NEVER
        number, seat, harm = met[0], at.seat, at.numbers.harm
        around, blooms = widened(new), desert.flowers[0] | new
        held, mine, value, taken = at.held[number].copy(), at.mine, 0.0, 0
        for bed in desert.beds:
            if bed.cells & around:
                grown = flood(bed.cells, blooms)
                if grown & taken:
                    return NEVER
                taken |= grown
                added = grown & ~bed.cells
                points = flowers_in(desert, added) + _shown(turned, shift, added)
                held[bed.seat] += added.bit_count()
                if bed.seat == seat:
                    mine |= grown
                    value += points
                else:
                    value -= harm * points
        under = _under(self.ground, area)
        have = (gems[0] + under[0], gems[1] + under[1], gems[2] + under[2])
        after = at.fountain(number, held)
        free, grass = desert.free & ~area, desert.grass | turned.grass << shift
        ground = at.territory(mine, free, grass)
        value += at.worth(have) + after - at.fountain(number, at.held[number]) + ground - at.ground()
        best, icon = 0.0, TILES[tile].icon
        spot = 1 << cell + turned.icon
        if icon and icon in _CLAIMS and at.player.assistants and not spot & taken:
            grown = flood(spot, blooms)
            held[seat] += grown.bit_count()
            best = (
                flowers_in(desert, grown) + _shown(turned, shift, grown) + at.fountain(number, held) - after
            )
            best += at.territory(mine | grown, free, grass) - ground - at.assistant(at.player.assistants)
        if icon and icon in _UNLOCKS:
            best = max(best, at.best_skill(have).gain)
        if best <= 0:
            best = -at.numbers.gift * _shown(turned, shift, new & ~taken) if at.turns else 0.0
        return value + best


def _shown(turned: Turned, shift: int, spaces: int) -> int:
    """Return how many flowers of a tile that is shifted there lie on some spaces."""
    return sum([(spaces & layer << shift).bit_count() for layer in turned.flowers])


# Answers


def _take(at: Outlook, rng: Rng) -> Action:
    gems, sights = at.player.gems, Sights(at)
    best, chosen = NEVER, (0, "")
    for number, price in reachable(at.state, min(_FURTHEST, sum(gems))):
        left, word = list(gems), ""
        for colour, gem in enumerate(GEMS):
            n = min(left[colour], price - len(word))
            left[colour] -= n
            word += gem * n
        value, _, _ = sights.best(at.state.stacks[number].top, tuple(left), _LOOKS)
        value -= at.numbers.step * price
        if value > best:
            best, chosen = value, (number, word)
    return take_action(*chosen) if best > NEVER / 2 else ANSWERS["take"](at.state)[0]


def _place(at: Outlook, rng: Rng) -> Action:
    value, turn, cell = Sights(at).best(at.state.tile, tuple(at.player.gems), _CANDIDATES)
    if value == NEVER:
        return rng.choice(ANSWERS["place"](at.state))
    return PLACE[at.desert.layout][SIXTHS * cell + turn]


def _special(at: Outlook, rng: Rng) -> Action:
    desert, placed = at.desert, at.desert.tiles[-1]
    icon, cell = TILES[placed.tile].icon, icon_cell(placed)
    best, action = 0.0, Action("skip")
    if icon in _CLAIMS and at.player.assistants and can_claim(desert, cell):
        number = placed.fountain
        grown = flood(1 << cell, desert.flowers[0])
        held = at.held[number].copy()
        held[at.seat] += grown.bit_count()
        value = flowers_in(desert, grown) + at.fountain(number, held) - at.fountain(number, at.held[number])
        value += at.territory(at.mine | grown, desert.free, desert.grass) - at.ground()
        value -= at.assistant(at.player.assistants)
        if value > best:
            best, action = value, Action("assist")
    if icon in _UNLOCKS:
        gain, skill, word = at.best_skill(tuple(at.player.gems))
        if gain > best:
            action = Action("skill", (skill, word))
    return action


def _bloom(at: Outlook, rng: Rng) -> Action:
    _, cell, second = at.best_bloom(at.player.skills[-1].skill)
    if cell == NONE:
        return ANSWERS["bloom"](at.state)[0]
    names = LAYOUTS[at.desert.layout].names
    return Action("bloom", (names[cell], "" if second == NONE else names[second]))


def _gather(at: Outlook, rng: Rng) -> Action:
    gems = at.best_gems(LOWER[at.player.skills[-1].skill].n)
    return Action("gather", ("".join([gem * n for gem, n in zip(GEMS, gems, strict=True)]),))


def _reserve(at: Outlook, rng: Rng) -> Action:
    card = max([card for card in at.state.row if card != NONE], key=lambda card: TREES[card].points)
    return Action("reserve", (TREES[card].name,))


def _plant(at: Outlook, rng: Rng) -> Action:
    chosen, _, _ = max(plantings(tuple(at.player.gems), at.cards), key=lambda way: at.planted(*way))
    if not chosen:
        return END
    mine, theirs, grass = at.beside, at.beside_theirs, at.desert.grass
    spots = grass & mine & ~theirs or grass & mine or grass & ~theirs or grass
    cell = nth_cell(spots, int(rng.random() * spots.bit_count()))
    return plant_action(at.desert.layout, chosen[0], cell)


_RULES: dict[str, Callable[[Outlook, Rng], Action]] = {
    "take": _take,
    "place": _place,
    "special": _special,
    "bloom": _bloom,
    "gather": _gather,
    "reserve": _reserve,
    "plant": _plant,
}
