"""What a position of Ishtar promises to a player with a plan: gems, land, assistants and skills, in points.

Owns the numbers that make up a plan. Nothing is tried here. Must not know about questions, nor anything that
the seat does not see.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.games.ishtar.gardens import OFFSETS, flowers_in
from engine.games.ishtar.hexes import cells, flood, land_of, widened
from engine.games.ishtar.scoring import FOUNTAIN_POINTS
from engine.games.ishtar.skills import LOWER, PRICE, TOKEN_FLOWERS, UPPER, points_each
from engine.games.ishtar.state import GEMS, NONE, TREES, State

Gems = tuple[int, ...]
"""By colour."""


class Numbers(NamedTuple):
    """What a player who follows a plan takes things to be worth, in points unless it says otherwise."""

    gems: tuple[float, float, float] = (2.05, 2.05, 2.65)
    """A gem kept for later turns, by colour."""
    first_gems: float = 1.1
    """Each of the first three gems, in addition."""
    crowded: float = -0.34
    """What a gem is worth beyond `ENOUGH` of its colour, as a share."""
    planting: float = 0.3
    """A tree planted now and not later."""
    step: float = 0.64
    """What a step of the can costs beside its gem."""
    near: tuple[float, float, float] = (0.8, 0.75, 1.1)
    """A rock that a bed can grow over in one or two turns, by colour."""
    grass: float = 0.3
    """Free grass beside a bed, as a share of what a tree there would bring."""
    assistant: float = 0.75
    """An assistant in the supply, for each turn left, at most four."""
    icons: float = 0.56
    """How many skills can be unlocked in a turn, on average."""
    skills: tuple[tuple[str, float], ...] = (("A", 0.97), ("B", 1.0), ("C", 1.45), ("D", 0.65), ("E", 1.0))
    """By what the estimated points of the upper skills are multiplied."""
    lower: tuple[tuple[str, float], ...] = (("F", 0.2), ("G", 0.15), ("H", 0.0), ("I", -0.8), ("J", 0.0))
    """Lower skills, beside what they bring at once and the upper skills above them."""
    fountain: float = 1.2
    """By what the points of a fountain that is likely to be won are multiplied."""
    harm: float = 0.32
    """A point that another seat loses."""
    gift: float = 0.31
    """A flower left to others."""


ENOUGH = (4, 3, 3)
INCOME = 2.0
"""Gems in a turn that are not spent on skills or steps."""
TREE = 3.3
"""Gems that a tree costs."""
_PACE = 2.1
"""How many turns it takes, all seats together, to take one tile from the two stacks that end the game."""
GROWING = 3.6
"""Turns that it takes to collect the gems beside a bed."""
_OWN_SHADE, _OTHER_SHADE, _TABLETS = 0.74, 0.42, 0.36
"""The share of own trees that will stand beside own flowers; others' trees and tablets to come in a turn."""
_SURE, _TIE = 0.8, 0.1
"""How many spaces of lead make a fountain likely, for each turn left; what a tie counts as, in spaces."""


def turns_after(state: State) -> float:
    """Return roughly how many turns the seat that is asked has after this one."""
    seats = len(state.players)
    low, second = sorted([stack.count for stack in state.stacks])[:2]
    if not second:
        return 0.0
    to_come = seats - (state.asked - state.start) % seats - (state.ask != "take")
    turns = _PACE * (low + second) + 0.8 - (state.ask != "take")
    return max(0.0, (turns - to_come) / seats + 0.05)


@lru_cache(maxsize=1024)
def at_least(expected: float) -> tuple[float, ...]:
    """Return the probabilities that what is expected so often happens at least 0, 1, 2, ... times."""
    left, term, found = 1.0, math.exp(-expected), list[float]()
    for number in range(8):
        found.append(left)
        left -= term
        term *= expected / (number + 1)
    return tuple(found)


@lru_cache(maxsize=4096)
def chances(turns: float, lead: int) -> float:
    """Return how likely a fountain stays one's own with a lead of some spaces. The last turn is exact."""
    if not turns:
        return float(lead >= 0)
    return 1 / (1 + math.exp(-(lead + _TIE) / (_SURE * (0.4 + min(3.0, turns)))))


@lru_cache(maxsize=16384)
def plantings(gems: Gems, cards: tuple[int, ...]) -> tuple[tuple[tuple[int, ...], int, Gems], ...]:
    """Return every set of cards that the gems pay for, with their points and the gems that are left."""
    found: list[tuple[tuple[int, ...], int, Gems]] = [((), 0, gems)]
    for card in cards:
        _, (purple, red, white), points = TREES[card]
        for chosen, total, left in found[:]:
            rest = (left[0] - purple, left[1] - red, left[2] - white)
            if min(rest) >= 0:
                found.append(((*chosen, card), total + points, rest))
    return tuple(found)


@lru_cache(maxsize=4096)
def _payments(gems: Gems) -> tuple[tuple[str, int, Gems], ...]:
    """Return the ways to pay for a skill, with what they bring under E, and what is left."""
    found: list[tuple[str, int, Gems]] = []
    jewels = UPPER["E"].points
    for first in range(len(GEMS)):
        for second in range(first, len(GEMS)):
            left = list(gems)
            left[first] -= 1
            left[second] -= 1
            if min(left) >= 0:
                found.append((GEMS[first] + GEMS[second], jewels[first] + jewels[second], tuple(left)))
    return tuple(found)


class Skill(NamedTuple):
    """A skill to unlock now: what is gained, which, and what is paid."""

    gain: float
    skill: str
    word: str


class Outlook:
    """A position as the seat that is asked sees it, with the eyes of a plan."""

    def __init__(self, state: State, numbers: Numbers) -> None:
        self.state, self.seat, self.numbers = state, state.asked, numbers
        self.desert, self.player = state.desert, state.players[state.asked]
        self.land = land_of(self.desert)
        self.turns = round(turns_after(state), 1)
        self.last = not self.turns
        self.cards = tuple(sorted([card for card in (*state.row, self.player.reserved) if card != NONE]))
        self.skills = frozenset([skill for skill, _ in self.player.skills])
        self.mine = self.theirs = 0
        for bed in self.desert.beds:
            if bed.seat == self.seat:
                self.mine |= bed.cells
            else:
                self.theirs |= bed.cells
        self.beside, self.beside_theirs = widened(self.mine), widened(self.theirs)
        self.trees = 0
        for planted in self.desert.trees:
            self.trees |= 1 << planted.cell
        self.near = self.between = 0
        for near in self.desert.near:
            self.between |= self.near & near
            self.near |= near
        gems = sum(self.player.gems) + INCOME * (self.turns + (state.ask in ("take", "place")))
        left = state.tokens + len(self.cards)
        coming = (gems - PRICE * numbers.icons * self.turns) / TREE
        self.coming = max(0.0, min(coming, left / 2 if self.turns else left))
        """How many trees the seat will probably plant from now on."""
        chance = at_least(round(numbers.icons * (self.turns + (state.ask != "plant")), 1))
        self.shade, self.tablet, self.orchard = (
            1.0 if upper in self.skills else 0.9 * chance[1] if lower in self.skills else 0.6 * chance[2]
            for upper, lower in (("C", "H"), ("A", "F"), ("D", "I"))
        )  # fmt: skip
        """How likely the seat will have C, A and D."""
        each = points_each(state, "C")[0], points_each(state, "A")[0], points_each(state, "D")[0]
        self.a_shaded, self.a_tablet = each[0] * self.shade, each[1] * self.tablet
        self.a_tree = 0.9 * self.a_shaded + each[2] * self.orchard
        """What a tree brings beside its points."""
        self.held = [[0] * len(state.players) for _ in self.desert.fountains]
        for bed in self.desert.beds:
            self.held[bed.fountain][bed.seat] += bed.cells.bit_count()
        self._worths: dict[Gems, float] = {}
        self._keeps: dict[Gems, float] = {}
        self._choices: dict[Gems, Skill] = {}
        self._gains: dict[str, float] | None = None
        self._ground: float | None = None
        self.open = self.desert.free & ~self.between & ~self.beside_theirs

    # Gems

    def worth(self, gems: Gems) -> float:
        """Return what gems are worth at the end of a turn: what they plant, and what is kept."""
        known = self._worths.get(gems)
        if known is None:
            known = self._worths[gems] = max(
                [self.planted(chosen, points, left) for chosen, points, left in plantings(gems, self.cards)]
            )
        return known

    def planted(self, chosen: Sequence[int], points: int, left: Gems) -> float:
        """Return what it is worth to plant some cards with these points and to keep the other gems."""
        value = points + self.a_tree * len(chosen)
        if self.last:
            return value + sum(left) * ("B" in self.skills)
        return value + self.numbers.planting * len(chosen) + self.kept(left)

    def kept(self, gems: Gems) -> float:
        """Return what gems are worth that are kept for later turns."""
        known = self._keeps.get(gems)
        if known is not None:
            return known
        numbers = self.numbers
        value, extra = numbers.first_gems * min(sum(gems), 3), 0.15 * self.a_tree
        for n, each, enough in zip(gems, numbers.gems, ENOUGH, strict=True):
            value += (each + extra) * (n if n <= enough else enough + numbers.crowded * (n - enough))
        value *= min(1.0, 0.42 + 0.3 * self.turns)
        if self.turns < 2:
            best = 0.0
            for card in self.cards:
                _, price, points = TREES[card]
                lack = 0
                for n, m in zip(price, gems, strict=True):
                    if n > m:
                        lack += n - m
                if lack <= 2:
                    best = max(best, (points + self.a_tree) * (1 - 0.2 * lack) - 2 * lack)
            share = 0.5 + 0.25 * self.turns
            value = share * value + (1 - share) * best
        self._keeps[gems] = value
        return value

    def best_gems(self, n: int) -> list[int]:
        """Return the most precious gems of the reserve."""
        found = [0] * len(GEMS)
        for colour in reversed(range(len(GEMS))):
            found[colour] = min(n, self.state.reserve[colour])
            n -= found[colour]
        return found

    # Land

    def fountain(self, number: int, held: Sequence[int]) -> float:
        """Return what a fountain is likely to bring if the seats hold this many spaces, less others' part."""
        most = second = 0
        for n in held:
            if n > most:
                most, second = n, most
            elif n > second:
                second = n
        total = 0.0
        for seat, n in enumerate(held):
            if n:
                lead = n - (second if n == most else most)
                chance = chances(self.turns, lead)
                total += chance if seat == self.seat else -self.numbers.harm * chance
        return self.numbers.fountain * FOUNTAIN_POINTS[self.desert.fountains[number]] * total

    def ground(self) -> float:
        """Return what own beds are worth as they lie."""
        if self._ground is None:
            self._ground = self.territory(self.mine, self.desert.free, self.desert.grass)
        return self._ground

    def territory(self, mine: int, free: int, grass: int) -> float:
        """Return what beds are worth beside their flowers: tablets, trees, grass, rocks to grow over."""
        ring, numbers = widened(mine), self.numbers
        value = self.a_tablet * (ring & self.land.tablets).bit_count()
        value += self.a_shaded * (ring & self.trees).bit_count()
        value += self.a_shaded * numbers.grass * min((ring & grass).bit_count(), self.coming)
        if self.turns:
            room = self.open & free
            first = ring & room
            room &= widened(first)
            purple, red, white = self.land.gems
            near = numbers.near
            value += min(1.0, self.turns / GROWING) * (
                near[0] * (room & purple).bit_count()
                + near[1] * (room & red).bit_count()
                + near[2] * (room & white).bit_count()
            )
        return value

    # Assistants and skills

    def assistant(self, number: int) -> float:
        """Return what the assistant with this number in the supply is worth."""
        return self.numbers.assistant * min(self.turns, 4.1) * max(0.0, 1.2 - 0.32 * number)

    def estimates(self) -> dict[str, float]:
        """Return the points that each upper skill will bring at the end if it is unlocked."""
        turns, state = self.turns, self.state
        spent = "".join([word for _, word in self.player.skills])
        jewels = points_each(state, "E")
        more = jewels[0] * PRICE * (1 + self.numbers.icons * turns)
        shaded = (
            (self.beside & self.trees).bit_count() + _OWN_SHADE * self.coming + min(1.5, _OTHER_SHADE * turns)
        )
        tablets = (self.beside & self.land.tablets).bit_count() + _TABLETS * turns
        found = {
            "A": points_each(state, "A")[0] * tablets,
            "B": max(0.0, sum(self.player.gems) - PRICE if self.last else 2.0),
            "C": points_each(state, "C")[0] * shaded,
            "D": points_each(state, "D")[0] * (len(self.player.trees) + self.coming),
            "E": sum([spent.count(gem) * each for gem, each in zip(GEMS, jewels, strict=True)]) + more,
        }
        return {skill: found[skill] * times for skill, times in self.numbers.skills}

    def gains(self) -> dict[str, float]:
        """Return what is gained by each skill that can be unlocked, but for gems paid and gathered."""
        if self._gains is None:
            known, have = self.estimates(), self.skills
            before = self._promise(have, known)
            bonus = dict(self.numbers.lower)
            self._gains = {}
            for skill in (*LOWER, *UPPER):
                if skill in have or (skill in UPPER and UPPER[skill].needs not in have):
                    continue
                gain = self._promise(have | {skill}, known) - before
                if skill in LOWER:
                    gain += self._effect(skill) + bonus[skill] * min(1.0, self.turns / 2)
                self._gains[skill] = gain
        return self._gains

    def _promise(self, skills: frozenset[str], known: dict[str, float]) -> float:
        """Return what upper skills will bring, also those that can still be unlocked after these."""
        chance = at_least(round(self.numbers.icons * self.turns, 1))
        cost = PRICE * (self.numbers.gems[0] + 0.15 * self.a_tree)
        value, later = 0.0, 0.0
        ready: list[float] = []
        for skill, upper in UPPER.items():
            if skill in skills:
                value += known[skill]
            elif upper.needs in skills:
                ready.append(known[skill] - cost + 2 * ("E" in skills))
            else:
                later = max(later, known[skill] - 2 * cost + 1.5)
        ready.sort(reverse=True)
        for count, more in enumerate(ready[:3], 1):
            value += max(0.0, more) * chance[count]
        return value + later * chance[min(len(ready), 3) + 2]

    def _effect(self, skill: str) -> float:
        """Return what a lower skill brings at once, but for gems."""
        kind = LOWER[skill].effect
        if kind == "bloom":
            return self.best_bloom(skill)[0]
        if kind == "assistants":
            return sum([self.assistant(self.player.assistants + n) for n in (1, 2)])
        return 0.0

    def best_skill(self, gems: Gems) -> Skill:
        """Return the best skill to unlock with these gems in the supply; one with no gain if none is good."""
        known = self._choices.get(gems)
        if known is None:
            known = self._choices[gems] = self._best_skill(gems)
        return known

    def _best_skill(self, gems: Gems) -> Skill:
        best = Skill(0.0, "", "")
        if sum(gems) < PRICE:
            return best
        kept = self.worth(gems)
        for word, jewels, left in _payments(gems):
            paid = self.worth(left) - kept + jewels * ("E" in self.skills)
            for skill, gain in self.gains().items():
                value = gain + paid
                if skill == "G":
                    more = self.best_gems(LOWER[skill].n)
                    rich = (left[0] + more[0], left[1] + more[1], left[2] + more[2])
                    value += self.worth(rich) - self.worth(left)
                elif skill == "E":
                    value += jewels - PRICE
                elif skill == "B" and self.last:
                    value += sum(left) - max(0, sum(self.player.gems) - PRICE)
                if value > best.gain:
                    best = Skill(value, skill, word)
        return best

    # Flower-bed tokens

    def best_bloom(self, skill: str) -> tuple[float, int, int]:
        """Return what the token of a skill brings, and where it should be placed; `NONE` if nowhere."""
        token, desert = TOKEN_FLOWERS[LOWER[skill].token], self.desert
        best = (0.0, NONE, NONE)
        beds = [(bed, widened(bed.cells)) for bed in desert.beds]
        for cell, second in self._spots(len(token)):
            new = 1 << cell | (0 if second == NONE else 1 << second)
            touched = [bed for bed, around in beds if around & new]
            grown = flood(touched[0].cells, desert.flowers[0] | new)
            if touched[0].seat != self.seat or any(grown & bed.cells for bed in touched[1:]):
                continue
            added = grown & ~touched[0].cells
            if added != new and any(grown & bed.cells for bed, _ in beds if bed is not touched[0]):
                continue
            number = touched[0].fountain
            held = self.held[number].copy()
            held[self.seat] += added.bit_count()
            value = sum(token) + flowers_in(desert, added)
            value += self.fountain(number, held) - self.fountain(number, self.held[number])
            value += self.territory(self.mine | grown, desert.free, desert.grass & ~new) - self.ground()
            if value > best[0]:
                best = value, cell, second
        return best

    def _spots(self, spaces: int) -> Iterator[tuple[int, int]]:
        """Yield the places for a token of one or two spaces that touch a bed of the seat."""
        grass, ring = self.desert.grass, self.beside & self.desert.grass
        for cell in cells(ring):
            if spaces == 1:
                yield cell, NONE
                continue
            for step in OFFSETS:
                if grass >> cell + step & 1:
                    yield cell, cell + step
