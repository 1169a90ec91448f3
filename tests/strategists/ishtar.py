"""The strategist of Ishtar: a rule-based player that looks one placement ahead and counts the turns left.

It was written from the rules and from what reviews and the publisher say of good play: gems are what the
game is about, purple ones pay for steps and skills, assistants go where a fountain can be won and rocks lie
around, and every tree stands beside one's own flowers. It opens with both assistants beside fountains, then
the single token and the shade of trees (H, C), then gems of choice (G). Beds grow towards rocks; more than
three gems of a colour are worth little; trees are planted when little can be gained by waiting; in the last
turn everything is spent. For others it counts their fountains, flowers left to them, and the tile that the
next seat gets free.

The numbers in `P` come from games against itself, each seat with other numbers: a regression of the lead on
them, and one of what a position brought in the end on what was there. With 3 seats (`python -m engine
tournament ishtar --levels tests.strategists:strategist easy --seats 3`), one of it against two `easy` won 50
of 60 games (72 to 91 %), two of it against one `easy` all of 60. It is frozen: it is a yardstick.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import lru_cache
from random import Random

from engine.core import Action
from engine.games.ishtar.carpet import reachable
from engine.games.ishtar.gardens import OFFSETS, SIXTHS, STRIDE, TURNED, flowers_in, sites
from engine.games.ishtar.hexes import LAYOUTS, Land, cells, flood, land, land_of, widened
from engine.games.ishtar.rules import ANSWERS, PLACE
from engine.games.ishtar.scoring import FOUNTAIN_POINTS
from engine.games.ishtar.skills import LOWER, TOKEN_FLOWERS, UPPER
from engine.games.ishtar.state import (
    ASSISTANT,
    GEMS,
    JOKER,
    NONE,
    SHAPES,
    SKILL,
    TILES,
    TREES,
    Desert,
    Face,
    State,
)

P: dict[str, float] = {
    "purple": 2.05,
    "red": 2.059,
    "white": 2.65,
    "first_gems": 1.1,
    "crowd": -0.341,
    "wait": 0.425,
    "tempo": 0.3,
    "extra": 0.15,
    "spend": 0.637,
    "growth": 0.08,
    "growth_turns": 4.08,
    "room": 5.141,
    "near_purple": 0.8,
    "near_red": 0.755,
    "near_white": 1.1,
    "near_turns": 3.585,
    "grass": 0.306,
    "choke": 0.094,
    "assistant": 0.753,
    "assistant_turns": 4.147,
    "assistant_fall": 0.319,
    "skill_rate": 0.564,
    "A": 0.968,
    "C": 1.45,
    "D": 0.658,
    "E": 1.039,
    "F": 0.218,
    "G": 0.151,
    "H": 0.054,
    "I": -0.773,
    "J": -0.023,
    "own_shade": 0.737,
    "other_shade": 0.42,
    "income": 2.061,
    "tablet_growth": 0.364,
    "deny": 0.319,
    "gift": 0.31,
    "sure": 0.801,
    "lead": 0.1,
    "fountain": 1.2,
    "leave": 0.07,
    "pace": 2.1,
}

LOOKS, CANDIDATES = 8, 14
"""The number of places of a tile that are weighed, before and after it is taken."""

Gems = tuple[int, ...]


def choose(state: State, seat: int, rng: Random) -> Action:
    """Return the action of the seat that is asked."""
    return RULES[state.ask](Position(state, seat), rng)


# How long the game lasts


def turns_after(state: State, seat: int) -> float:
    """Return roughly how many turns the seat has after the one of `state.asked`, or its own current one."""
    seats = len(state.players)
    at, mine = (state.asked - state.start) % seats, (seat - state.start) % seats
    this_round = mine > at
    low, second = sorted(stack.count for stack in state.stacks)[:2]
    if not second:
        return float(this_round)
    taking = state.ask == "take"
    turns = P["pace"] * (low + second) + 0.8 - (not taking)
    after_round = turns - (seats - at - (not taking))
    return this_round + max(0.0, after_round / seats + 0.05)


@lru_cache(maxsize=4096)
def _at_least(expected: float) -> tuple[float, ...]:
    """Return the probabilities that something expected so often happens at least 0, 1, 2, ... times."""
    left, term, found = 1.0, math.exp(-expected), list[float]()
    for number in range(8):
        found.append(left)
        left -= term
        term *= expected / (number + 1)
    return tuple(found)


# Gems and trees


@lru_cache(maxsize=65536)
def _plantings(gems: Gems, cards: tuple[int, ...]) -> tuple[tuple[tuple[int, ...], Gems], ...]:
    """Return every set of cards that the gems pay for, with what is left of them."""
    found: list[tuple[tuple[int, ...], Gems]] = [((), gems)]
    for card in cards:
        price = TREES[card].price
        for chosen, left in found[:]:
            rest = (left[0] - price[0], left[1] - price[1], left[2] - price[2])
            if min(rest) >= 0:
                found.append(((*chosen, card), rest))
    return tuple(found)


CLAIMS = (ASSISTANT, JOKER)


@lru_cache(maxsize=64)
def _stones(layout: str, boards: tuple[Face, ...]) -> list[list[dict[int, Gems]]]:
    """Return, per shape, turn and first space, how many gems of each colour a tile covers there."""
    ground = land(layout, boards)
    found: list[list[dict[int, Gems]]] = []
    for shape in range(len(SHAPES)):
        tile = next(number for number, printed in enumerate(TILES) if printed.shape == shape)
        turns: list[dict[int, Gems]] = []
        for turn in range(SIXTHS):
            area = TURNED[tile][turn].cells
            turns.append(
                {
                    cell: tuple((area << cell - STRIDE & stones).bit_count() for stones in ground.gems)
                    for cell in cells(ground.open)
                }
            )
        found.append(turns)
    return found


class Position:
    """What a player sees at a glance, and how he weighs it."""

    def __init__(self, state: State, seat: int) -> None:
        self.state, self.seat = state, seat
        self.player = state.players[seat]
        self.desert: Desert = state.desert
        self.land: Land = land_of(self.desert)
        self.turns = turns_after(state, seat)
        self.last = self.turns <= 0
        self.cards = tuple(sorted(card for card in (*state.row, self.player.reserved) if card != NONE))
        self.skills = {skill for skill, _ in self.player.skills}
        desert = self.desert
        self.trees = sum(1 << planted.cell for planted in desert.trees)
        self.mine = self.theirs = 0
        for bed in desert.beds:
            if bed.seat == seat:
                self.mine |= bed.cells
            else:
                self.theirs |= bed.cells
        self.their_ring = widened(self.theirs) & desert.free
        self.held = [[0] * len(state.players) for _ in desert.fountains]
        for bed in desert.beds:
            self.held[bed.fountain][bed.seat] += bed.cells.bit_count()
        self.near = 0
        between = 0
        for near in desert.near:
            between |= self.near & near
            self.near |= near
        self.open = desert.free & ~between & ~widened(self.theirs)
        self.near_each = (P["near_purple"], P["near_red"], P["near_white"])
        self.each = (P["purple"], P["red"], P["white"])
        self.worths: dict[Gems, float] = {}
        self.keeps: dict[Gems, float] = {}
        self.skill_choices: dict[Gems, tuple[float, str, str]] = {}
        self.gains: dict[str, float] = {}
        self.coming = self._coming()
        self.shaded = self.tablets = 0
        self.known = self._estimates()
        self.shade = self._chance("C", "H")
        self.tablet = self._chance("A", "F")
        self.orchard = self._chance("D", "I")
        self.a_tree = 3 * self.shade * 0.9 + 2 * self.orchard
        self.ground = self.territory(self.mine, desert.free, desert.grass)

    def _coming(self) -> float:
        """Return how many trees the seat is likely to plant from now on."""
        gems = sum(self.player.gems) + P["income"] * (self.turns + (self.state.ask in ("take", "place")))
        gems -= 2 * P["skill_rate"] * self.turns
        left = self.state.tokens + len(self.cards)
        return max(0.0, min(gems / 3.3, 0.5 * left if self.turns else left))

    def _chance(self, upper: str, lower: str) -> float:
        """Return how likely it is that the seat will have an upper skill."""
        if upper in self.skills:
            return 1.0
        at_least = _at_least(round(P["skill_rate"] * (self.turns + (self.state.ask != "plant")), 1))
        return at_least[1] * 0.9 if lower in self.skills else at_least[2] * 0.6

    def _estimates(self) -> dict[str, float]:
        """Return the points that each upper skill will bring at the end."""
        turns, spent = self.turns, "".join(gems for _, gems in self.player.skills)
        ring = widened(self.mine)
        more = P["skill_rate"] * turns
        shaded = self.shaded = (ring & self.trees).bit_count()
        self.tablets = (ring & self.land.tablets).bit_count()
        others = P["other_shade"] * turns
        return {
            "A": P["A"] * 2 * ((ring & self.land.tablets).bit_count() + P["tablet_growth"] * turns),
            "B": max(0.0, sum(self.player.gems) - 2 if self.last else 2.0),
            "C": P["C"] * 3 * (shaded + P["own_shade"] * self.coming + min(1.5, others)),
            "D": P["D"] * 2 * (len(self.player.trees) + self.coming),
            "E": P["E"] * (spent.count("p") + spent.count("r") + 2 * spent.count("w") + 2 + 2 * more),
        }

    # Gems

    def worth(self, gems: Sequence[int]) -> float:
        """Return what gems are worth now: what they plant, and what is kept."""
        held = tuple(gems)
        known = self.worths.get(held)
        if known is None:
            known = self.worths[held] = max(
                self.planned(chosen, left) for chosen, left in _plantings(held, self.cards)
            )
        return known

    def planned(self, chosen: Sequence[int], left: Gems) -> float:
        """Return what planting these cards and keeping the other gems is worth."""
        value = 0.0
        for card in chosen:
            value += TREES[card].points + self.a_tree
        if self.last:
            return value + sum(left) * ("B" in self.skills)
        return value + P["tempo"] * len(chosen) + self.kept(left)

    def kept(self, gems: Gems) -> float:
        """Return what gems are worth that are kept for later turns."""
        known = self.keeps.get(gems)
        if known is not None:
            return known
        extra = self.a_tree * P["extra"]
        each = self.each
        value = P["first_gems"] * min(sum(gems), 3)
        for colour, enough in enumerate((4, 3, 3)):
            n = gems[colour]
            value += (each[colour] + extra) * (n if n <= enough else enough + P["crowd"] * (n - enough))
        share = min(1.0, P["wait"] + 0.3 * self.turns)
        value *= share
        if self.turns < 2:
            wild = 2
            best = 0.0
            for card in self.cards:
                lack = sum(max(0, n - m) for n, m in zip(TREES[card].price, gems, strict=True))
                if lack <= wild:
                    best = max(best, (TREES[card].points + self.a_tree) * (1 - 0.2 * lack) - 2 * lack)
            value = (0.5 + 0.25 * self.turns) * value + (0.5 - 0.25 * self.turns) * best
        self.keeps[gems] = value
        return value

    # Land

    def fountain(self, number: int, held: Sequence[int]) -> float:
        """Return the points that a fountain is likely to bring, less a part of what it brings to others."""
        points = FOUNTAIN_POINTS[self.desert.fountains[number]]
        total = 0.0
        for seat, n in enumerate(held):
            if n:
                rival = max(m for other, m in enumerate(held) if other != seat)
                ahead = n - rival
                if self.last:
                    chance = 1.0 if ahead >= 0 else 0.0
                else:
                    chance = 1 / (
                        1 + math.exp(-(ahead + P["lead"]) / (P["sure"] * (0.4 + min(3.0, self.turns))))
                    )
                total += P["fountain"] * points * chance * (1 if seat == self.seat else -P["deny"])
        return total

    def territory(self, mine: int, free: int, grass: int) -> float:
        """Return what own beds are worth beside their flowers: tablets, trees, room to grow."""
        ring = widened(mine)
        value = 2 * self.tablet * (ring & self.land.tablets).bit_count()
        value += 3 * self.shade * (ring & self.trees).bit_count()
        value += 3 * self.shade * P["grass"] * min((ring & grass).bit_count(), self.coming)
        if self.turns:
            first = ring & self.open & free
            room = first | widened(first) & self.open & free
            turns = min(self.turns, P["growth_turns"])
            value += P["growth"] * turns * min(room.bit_count(), P["room"] * (1 + turns)) / 2
            near = 0.0
            for each, rocks in zip(self.near_each, self.land.gems, strict=True):
                near += each * (room & rocks).bit_count()
            value += near * min(1.0, self.turns / P["near_turns"])
        return value

    # Skills

    def skill_value(self, skills: frozenset[str]) -> float:
        """Return what these skills will bring, with those that can still be unlocked."""
        known = self.known
        at_least = _at_least(round(P["skill_rate"] * self.turns, 1))
        value = sum(known[skill] for skill in skills if skill in UPPER)
        cost = 2 * (P["purple"] + self.a_tree * P["extra"])
        bonus = 1.0 if "E" in skills else 0.0
        ready = sorted(
            (
                known[skill] - cost + 2 * bonus
                for skill, upper in UPPER.items()
                if upper.needs in skills and skill not in skills
            ),
            reverse=True,
        )
        count = 1
        for more in ready[:3]:
            value += max(0.0, more) * at_least[count]
            count += 1
        later = sorted(
            (known[skill] - 2 * cost + 1.5 for skill, upper in UPPER.items() if upper.needs not in skills),
            reverse=True,
        )
        for more in later[:1]:
            value += max(0.0, more) * at_least[count + 1]
        return value

    def effect(self, skill: str) -> float:
        """Return what a lower skill brings at once, but for gems."""
        return self._effect(skill) + P[skill] * min(1.0, self.turns / 2)

    def _effect(self, skill: str) -> float:
        kind = LOWER[skill].effect
        if kind == "bloom":
            return self.best_bloom(skill)[0]
        if kind == "assistants":
            return sum(self.assistant(self.player.assistants + n) for n in (1, 2))
        return 0.0

    def assistant(self, number: int) -> float:
        """Return what the assistant with this number in the supply is worth."""
        turns = min(self.turns, P["assistant_turns"])
        return P["assistant"] * turns * max(0.0, 1.2 - P["assistant_fall"] * number)

    def best_gems(self, n: int) -> list[int]:
        found = [0, 0, 0]
        for colour in (2, 1, 0):
            found[colour] = min(n, self.state.reserve[colour])
            n -= found[colour]
        return found

    def best_bloom(self, skill: str) -> tuple[float, tuple[int, int]]:
        token = TOKEN_FLOWERS[LOWER[skill].token]
        desert = self.desert
        grass = desert.grass
        best: tuple[float, tuple[int, int]] = (0.0, (NONE, NONE))
        beds = [(bed, widened(bed.cells)) for bed in desert.beds]
        ring = widened(self.mine)
        for cell in cells(grass & (widened(ring) if len(token) > 1 else ring)):
            seconds = (
                [NONE] if len(token) == 1 else [cell + step for step in OFFSETS if grass >> cell + step & 1]
            )
            for second in seconds:
                new = 1 << cell | (0 if second == NONE else 1 << second)
                flowers = desert.flowers[0] | new
                touched = [bed for bed, around in beds if around & new]
                if not touched or touched[0].seat != self.seat:
                    continue
                grown = flood(touched[0].cells, flowers)
                if any(grown & bed.cells for bed, _ in beds if bed is not touched[0]):
                    continue
                value = sum(token) + flowers_in(desert, grown & ~touched[0].cells)
                number = touched[0].fountain
                held = self.held[number].copy()
                held[self.seat] += (grown & ~touched[0].cells).bit_count()
                value += self.fountain(number, held) - self.fountain(number, self.held[number])
                value += self.territory(self.mine | grown, desert.free, grass & ~new) - self.ground
                if value > best[0]:
                    best = value, (cell, second)
        return best

    def best_skill(self, gems: Gems) -> tuple[float, str, str]:
        """Return the best skill to unlock with these gems in the supply: its gain, it, and what is paid."""
        known = self.skill_choices.get(gems)
        if known is None:
            known = self.skill_choices[gems] = self._best_skill(gems)
        return known

    def _best_skill(self, gems: Gems) -> tuple[float, str, str]:
        best = (0.0, "", "")
        if sum(gems) < 2:
            return best
        if not self.gains:
            have = frozenset(self.skills)
            before = self.skill_value(have)
            for skill in (*LOWER, *UPPER):
                if skill not in have and (skill in LOWER or UPPER[skill].needs in have):
                    gain = self.skill_value(have | {skill}) - before
                    self.gains[skill] = gain + (self.effect(skill) if skill in LOWER else 0.0)
        kept = self.worth(gems)
        for word, left in _payments(gems):
            paid = self.worth(left) - kept
            jewels = word.count("p") + word.count("r") + 2 * word.count("w")
            for skill, gain in self.gains.items():
                value = gain + paid
                if skill == "G":
                    more = self.best_gems(LOWER[skill].n)
                    value += self.worth(
                        (left[0] + more[0], left[1] + more[1], left[2] + more[2])
                    ) - self.worth(left)
                elif skill == "E":
                    value += jewels - 2
                elif skill == "B" and self.last:
                    value += sum(left) - max(0, sum(self.player.gems) - 2)
                if "E" in self.skills:
                    value += jewels
                if value > best[0]:
                    best = value, skill, word
        return best

    # Tiles

    def places(self, tile: int, most: int) -> list[tuple[float, int, int]]:
        """Return the most promising places of a tile: roughly their value, turn and space."""
        desert, mine, theirs = self.desert, widened(self.mine), widened(self.theirs)
        printed = TILES[tile]
        flowers = sum(printed.spaces)
        claim = 2 + flowers if printed.icon in CLAIMS and self.player.assistants else 0
        found: list[tuple[float, int, int]] = []
        stones = _stones(desert.layout, desert.boards)[printed.shape]
        extra = self.a_tree * P["extra"]
        purple, red, white = (n + extra for n in self.each)
        for turn, mask in enumerate(sites(desert, tile)):
            turned = TURNED[tile][turn]
            under = stones[turn]
            blooms = turned.flowers[0]
            while mask:
                low = mask & -mask
                mask ^= low
                cell = low.bit_length() - 1
                p, r, w = under[cell]
                value = p * purple + r * red + w * white
                new = blooms << cell - STRIDE
                if new & mine:
                    value += flowers + 1
                elif new & theirs:
                    value -= 0.4 * flowers
                else:
                    value += claim
                found.append((value, turn, cell))
        found.sort(reverse=True)
        return found[:most]

    def placed(self, tile: int, turn: int, cell: int, gems: Sequence[int]) -> float:
        """Return the gain of a placement with the best use of its icon."""
        desert, seat = self.desert, self.seat
        turned, shift = TURNED[tile][turn], cell - STRIDE
        area, new = turned.cells << shift, turned.flowers[0] << shift
        free = desert.free & ~area
        number = next(n for n, near in enumerate(desert.near) if near & area)
        around, blooms = widened(new), desert.flowers[0] | new
        mine, value = self.mine, 0.0
        held = self.held[number].copy()
        icon = 1 << cell + turned.icon if TILES[tile].icon else 0
        claimed = False
        for bed in desert.beds:
            if bed.cells & around:
                grown = flood(bed.cells, blooms)
                claimed = claimed or bool(grown & icon)
                added = grown & ~bed.cells
                gain = flowers_in(desert, added) + sum(
                    (added & layer << shift).bit_count() for layer in turned.flowers
                )
                held[bed.seat] += added.bit_count()
                if bed.seat == seat:
                    mine |= grown
                    value += gain
                else:
                    value -= P["deny"] * gain
        stones = _stones(desert.layout, desert.boards)[TILES[tile].shape][turn][cell]
        have = (gems[0] + stones[0], gems[1] + stones[1], gems[2] + stones[2])
        value += self.worth(have)
        before = self.fountain(number, self.held[number])
        after = self.fountain(number, held)
        grass = desert.grass | turned.grass << shift
        ground = self.territory(mine, free, grass)
        kind = TILES[tile].icon
        best = 0.0
        if kind in (ASSISTANT, JOKER) and kind and self.player.assistants and not claimed:
            grown = flood(icon, blooms)
            n = flowers_in(desert, grown) + sum(
                (grown & layer << shift).bit_count() for layer in turned.flowers
            )
            more = held.copy()
            more[seat] += grown.bit_count()
            best = (
                n + self.fountain(number, more) - after + self.territory(mine | grown, free, grass) - ground
            )
            best = max(0.0, best - self.assistant(self.player.assistants))
        if kind in (SKILL, JOKER) and kind and sum(have) > 1:
            gain, skill, _ = self.best_skill(have)
            if skill == "C":
                gain += 3 * (1 - self.shade) * ((widened(mine) & self.trees).bit_count() - self.shaded)
            elif skill == "A":
                gain += (
                    2 * (1 - self.tablet) * ((widened(mine) & self.land.tablets).bit_count() - self.tablets)
                )
            best = max(best, gain)
        if not best and not claimed and new & ~mine and self.turns:
            wild = sum((new & ~mine & layer << shift).bit_count() for layer in turned.flowers)
            value -= P["gift"] * wild
        if self.turns:
            value += P["choke"] * (area & self.their_ring).bit_count() * min(2.0, self.turns)
        return value + after - before + ground - self.ground + best

    def left_over(self, number: int) -> float:
        """Return how good the tile is that the next seat may take free if this one takes a stack's."""
        for step in range(1, 6):
            stack = self.state.stacks[(number + step) % 6]
            if stack.count and stack.top != NONE:
                tile = TILES[stack.top]
                return sum(tile.spaces) + 2.0 * (tile.icon == JOKER) + (tile.icon != "")
        return 0.0

    def best_place(self, tile: int, gems: Sequence[int], most: int) -> tuple[float, int, int]:
        return max(
            ((self.placed(tile, turn, cell, gems), turn, cell) for _, turn, cell in self.places(tile, most)),
            default=(-99.0, 0, 0),
        )


@lru_cache(maxsize=4096)
def _payments(gems: Gems) -> tuple[tuple[str, Gems], ...]:
    """Return the ways to pay for a skill, with what is left."""
    found: list[tuple[str, Gems]] = []
    for first in range(3):
        for second in range(first, 3):
            left = list(gems)
            left[first] -= 1
            left[second] -= 1
            if min(left) >= 0:
                found.append((GEMS[first] + GEMS[second], tuple(left)))
    return tuple(found)


def _take(at: Position, rng: Random) -> Action:
    gems = at.player.gems
    best: tuple[float, Action] | None = None
    for number, price in reachable(at.state, sum(gems)):
        if price > 3:
            break
        left, word = list(gems), ""
        for colour in range(3):
            n = min(left[colour], price - len(word))
            left[colour] -= n
            word += GEMS[colour] * n
        value, *_ = at.best_place(at.state.stacks[number].top, left, LOOKS)
        value -= P["spend"] * price + P["leave"] * at.left_over(number)
        if value > -90 and (best is None or value > best[0]):
            best = value, Action("take", (number + 1, word))
    if best is None:
        return ANSWERS["take"](at.state)[0]
    return best[1]


def _place(at: Position, rng: Random) -> Action:
    _, turn, cell = at.best_place(at.state.tile, at.player.gems, CANDIDATES)
    return PLACE[at.desert.layout][SIXTHS * cell + turn]


def _special(at: Position, rng: Random) -> Action:
    """The assistant or the skill."""
    desert = at.desert
    placed = desert.tiles[-1]
    icon = TILES[placed.tile].icon
    best, action = 0.0, Action("skip")
    cell = placed.cell + TURNED[placed.tile][placed.turn].icon
    if (
        icon in (ASSISTANT, JOKER)
        and at.player.assistants
        and not any(bed.cells >> cell & 1 for bed in desert.beds)
    ):
        grown = flood(1 << cell, desert.flowers[0])
        held = at.held[placed.fountain].copy()
        held[at.seat] += grown.bit_count()
        value = flowers_in(desert, grown) + at.fountain(placed.fountain, held)
        value += at.territory(at.mine | grown, desert.free, desert.grass) - at.ground
        value -= at.fountain(placed.fountain, at.held[placed.fountain]) + at.assistant(at.player.assistants)
        if value > best:
            best, action = value, Action("assist")
    if icon in (SKILL, JOKER):
        value, skill, word = at.best_skill(tuple(at.player.gems))
        if value > best:
            best, action = value, Action("skill", (skill, word))
    return action


def _bloom(at: Position, rng: Random) -> Action:
    skill = at.player.skills[-1].skill
    _, (cell, second) = at.best_bloom(skill)
    if cell == NONE:
        return ANSWERS["bloom"](at.state)[0]
    names = LAYOUTS[at.desert.layout].names
    return Action("bloom", (names[cell], "" if second == NONE else names[second]))


def _gather(at: Position, rng: Random) -> Action:
    best = at.best_gems(LOWER["G"].n)
    return Action("gather", ("".join(GEMS[colour] * n for colour, n in enumerate(best)),))


def _reserve(at: Position, rng: Random) -> Action:
    card = max((card for card in at.state.row if card != NONE), key=lambda card: TREES[card].points)
    return Action("reserve", (TREES[card].name,))


def _plant(at: Position, rng: Random) -> Action:
    gems = tuple(at.player.gems)
    chosen, _ = max(_plantings(gems, at.cards), key=lambda pair: at.planned(*pair))
    if not chosen:
        return Action("end")
    card = chosen[0]
    return Action("plant", (TREES[card].name, _name(at, _spot(at, rng))))


def _name(at: Position, cell: int) -> str:
    return LAYOUTS[at.desert.layout].names[cell]


def _spot(at: Position, rng: Random) -> int:
    """Return the grass for a tree: beside own beds, not beside others'."""
    mine, theirs = widened(at.mine), widened(at.theirs)
    grass = at.desert.grass
    for mask in (grass & mine & ~theirs, grass & mine, grass & ~theirs, grass):
        if mask:
            return rng.choice(list(cells(mask)))
    raise ValueError("no grass")


RULES: dict[str, Callable[[Position, Random], Action]] = {
    "take": _take,
    "place": _place,
    "special": _special,
    "bloom": _bloom,
    "gather": _gather,
    "reserve": _reserve,
    "plant": _plant,
}
