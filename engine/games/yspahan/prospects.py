"""What resources, cards, cubes and loads bring until the end, to a player who follows a plan.

Owns the estimates behind `strategy`, which chooses by them; the numbers are in `plans.toml`. Estimates are
cached by the few numbers on which they depend. Must not know about questions.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import lru_cache
from math import ceil, exp
from pathlib import Path
from typing import NamedTuple

from engine.games.yspahan.building import COST, MARKET_POINTS, PADDOCK_CAMELS, PAYMENTS, STORE_GOLD, VALUE
from engine.games.yspahan.cards import CAMEL_PRICE, CAMELS, GOLD, GOLD_PRICE, SOLD_CAMELS, SOLD_GOLD
from engine.games.yspahan.city import INTERIOR, POINTS, QUARTER, SOUK_OF, SOUK_SHOPS
from engine.games.yspahan.rules import DAYS, WEEKS
from engine.games.yspahan.state import BUILDINGS, FLOORS, NOBODY, State
from engine.games.yspahan.step import FACTOR, LOADING_POINTS, ROW_LENGTH, ROWS

_FILE = tomllib.loads(Path(__file__).with_name("plans.toml").read_text("utf-8"))
NUMBERS: dict[str, dict[str, float]] = {
    name: {**_FILE["usual"], **changed} for name, changed in _FILE["plans"].items()
}
"""The numbers of each plan, the usual one first."""

BIT = {name: 1 << at for at, name in enumerate(BUILDINGS)}
PADDOCK, STORE, BATHHOUSE, HOUSE = (BIT[n] for n in ("paddock", "store", "bathhouse", "caravan_house"))
MARKET, CRANE = BIT["market"], BIT["crane"]
_COSTS = tuple(COST[name] for name in BUILDINGS)
_SAVING = {
    "": (),
    "build_no_gold": ("build_no_gold",),
    "build_no_camels": ("build_no_camels",),
    "both": ("build_no_gold", "build_no_camels"),
}
"""The cards played with each of `PAYMENTS`."""
_SWAPPED = 4
"""The most that is exchanged with one card."""
_LITTLE = 1e-6
_SPARED_CAMELS, _SPARED_GOLD = 6, 8
"""The most camels and gold that are worth something without buying anything."""

SLICE = tuple(slice(souk.start, souk.stop) for souk in SOUK_SHOPS)
SOUKS_ON = tuple(tuple(SOUK_OF[souk.start] for souk in souks) for souks in QUARTER)
"""Per floor: the souks of its quarter."""
SHOPS_ON = tuple(slice(souks[0].start, souks[-1].stop) if souks else slice(0) for souks in QUARTER)
"""Per floor: the shops of its quarter, which are consecutive."""
_SIZE = tuple(map(len, SOUK_SHOPS))
_FLOOR = tuple(next(floor for floor, souks in enumerate(QUARTER) if souk in souks) for souk in SOUK_SHOPS)
_EXPOSED = tuple(not all(INTERIOR[shop] for shop in souk) for souk in SOUK_SHOPS)
_CLOSED = 0
"""In place of the number of empty shops: a souk that is complete, or not the seat's."""

_CACHED = 1 << 14
"""The most results in each cache; a result takes about 200 bytes."""

Hand = tuple[str, ...]
Way = tuple[str | int, ...]
"""A verb and its arguments."""


class Seat(NamedTuple):
    """What the estimates for a seat depend on."""

    built: int
    """Its buildings, as bits of `BIT`."""
    turns: int
    """Its turns after the present one in this week."""
    halves: int
    """The same in the game, in half turns."""
    pair: bool
    """Whether two play: building takes a turn."""
    camels: int
    gold: int
    crane: bool
    market: bool
    guarded: bool
    """Whether it has a camel."""


def seat_of(state: State, seat: int, *, ahead: bool = False) -> Seat:
    """Return what the estimates for a seat depend on; `ahead`: with the present turn as one to come."""
    player = state.players[seat]
    today = state.order[state.turn + (not ahead) :].count(seat)
    pair = len(state.players) == 2
    more = 3 if pair else 2
    days = DAYS - state.day
    built = 0
    for name in player.buildings:
        built |= BIT[name]
    return Seat(
        built,
        days * more // 2 + today,
        ((WEEKS - state.week) * DAYS + days) * more + 2 * today,
        pair,
        player.camels,
        player.gold,
        built & CRANE > 0,
        built & MARKET > 0,
        player.camels > 0,
    )


def days_left(state: State) -> int:
    """Return the number of days after today."""
    return (WEEKS - state.week) * DAYS + DAYS - state.day


def _without(hand: Hand, kind: str) -> Hand:
    at = hand.index(kind)
    return hand[:at] + hand[at + 1 :]


class Prospects:
    """The estimates by the numbers of one plan."""

    def __init__(self, numbers: dict[str, float]) -> None:
        self.numbers = numbers
        self._effects = [numbers[name] for name in BUILDINGS]
        self._likely = [numbers[name] if souks else 0.0 for name, souks in zip(FLOORS, QUARTER, strict=True)]
        cached = lru_cache(_CACHED)
        self.hold = cached(self._hold)
        self.later = cached(self._later)
        self.best_use = cached(self._best_use)
        self.souk = cached(self._souk)
        self.placing = cached(self._placing)
        self.level = cached(self._level)
        self.ride = cached(self._ride)
        self.loaded = cached(self._loaded)

    # Resources, buildings and cards

    def draw(self, halves: int) -> float:
        """Return what drawing a card brings."""
        return self.numbers["draw"] * min(1.0, halves / 2 / self.numbers["late"])

    def _hold(self, kind: str, halves: int) -> float:
        """Return what a card in hand brings."""
        return self.numbers[kind] * min(1.0, halves / 2 / self.numbers["late"])

    def gain(self, building: int, built: int, turns: float) -> float:
        """Return what a building brings as number `built` of the player's, with `turns` after it."""
        if BUILDINGS[building] == "market":
            turns = DAYS * (turns // DAYS + 1)
        return VALUE[built] + self._effects[building] * turns

    def _later(self, camels: int, gold: int, built: int, halves: int, pair: bool) -> float:
        """Return what camels and gold bring from the next turn on, with the buildings in the best order."""
        n = self.numbers
        spared = n["guard"] * min(camels, 1) + n["camel"] * min(camels, _SPARED_CAMELS)
        best = min(1.0, halves / 8) * (spared + n["gold"] * min(gold, _SPARED_GOLD))
        camels_turn = n["camels_turn"] + (PADDOCK_CAMELS if built & PADDOCK else 0)
        gold_turn = n["gold_turn"] + (STORE_GOLD if built & STORE else 0)
        number = built.bit_count()
        for building, (price, gold_price) in enumerate(_COSTS):
            if built >> building & 1:
                continue
            work = max(0, price - camels) / camels_turn + max(0, gold_price - gold) / gold_turn
            left = halves - max(2, ceil(2 * work / n["share"]) + 2 * pair)
            if left < 0:
                continue
            value = self.gain(building, number, left / 2) - n["turn"] * (work + pair)
            after = max(0, camels - price), max(0, gold - gold_price)
            best = max(best, value + self.later(*after, built | 1 << building, left, pair))
        return best

    def settled(self, camels: int, gold: int, built: int, halves: int, pair: bool, hand: Hand) -> float:
        """Return what resources and hand bring if nothing more is done with them in this turn."""
        return self.later(camels, gold, built, halves, pair) + sum(self.hold(kind, halves) for kind in hand)

    def rich(self, camels: int, gold: int, built: int, halves: int, pair: bool, hand: Hand) -> float:
        """Return what resources and hand bring if the best is done with them in this turn."""
        return self.best_use(camels, gold, built, halves, pair, hand)[0]

    def _best_use(
        self, camels: int, gold: int, built: int, halves: int, pair: bool, hand: Hand
    ) -> tuple[float, Way]:
        """Return the value of the best way to use resources and hand in this turn, and its first step."""
        best, step = self.settled(camels, gold, built, halves, pair, hand), ()
        for value, way in self._uses(camels, gold, built, halves, pair, hand):
            if value > best + _LITTLE:
                best, step = value, way
        return best, step

    def _uses(
        self, camels: int, gold: int, built: int, halves: int, pair: bool, hand: Hand
    ) -> Iterator[tuple[float, Way]]:
        """Yield every step that uses resources or cards, with the value after it."""
        if not pair:
            for name, payment, left_camels, left_gold, rest in buildable(camels, gold, built, hand):
                value = self.gain(BUILDINGS.index(name), built.bit_count(), halves / 2)
                value += self.settled(left_camels, left_gold, built | BIT[name], halves, pair, rest)
                yield value, ("build", name, payment, "")

        def after(more_camels: int, more_gold: int) -> float:
            return self.rich(camels + more_camels, gold + more_gold, built, halves, pair, left)

        for kind in dict.fromkeys(hand):
            left = _without(hand, kind)
            if kind == "camels3":
                yield after(CAMELS, 0), ("play", kind)
            elif kind == "gold3":
                yield after(0, GOLD), ("play", kind)
            elif kind == "swap":
                for n in range(1, min(gold, _SWAPPED) + 1):
                    yield after(n, -n), ("swap", "gold", n)
                for n in range(1, min(camels, _SWAPPED) + 1):
                    yield after(-n, n), ("swap", "camels", n)
            elif kind == "sell_camels":
                for n in range(1, min(SOLD_CAMELS, camels) + 1):
                    yield CAMEL_PRICE * n + after(-n, 0), ("sell", "camels", n)
            elif kind == "sell_gold":
                for n in range(1, min(SOLD_GOLD, gold) + 1):
                    yield GOLD_PRICE * n + after(0, -n), ("sell", "gold", n)

    # Souks

    def _souk(self, souk: int, missing: int, turns: int, market: bool, guarded: bool) -> float:
        """Return what a souk with `missing` empty shops is expected to bring at the end of the week."""
        n = self.numbers
        points = POINTS[souk] + (MARKET_POINTS if market else 0)
        if not missing:
            safe = guarded or not _EXPOSED[souk]
            return points if safe else points * (1 - min(0.5, n["risk"] * (turns + 1)))
        if missing == _SIZE[souk] or turns <= 0:
            return 0.0
        days = n["one"] + n["more"] * (missing - 1)
        return self._likely[_FLOOR[souk]] * (1 - exp(-turns / days)) * max(0.0, points - n["cube"] * missing)

    def _placing(
        self, floor: int, empty: tuple[int, ...], n: int, turns: int, market: bool, guarded: bool
    ) -> tuple[float, int]:
        """Return what placing `n` cubes in a quarter brings, and the souk of the first; -1 if none is open.

        `empty` has the empty shops of each of its souks, or `_CLOSED`.
        """
        souks = SOUKS_ON[floor]
        begun = [at for at, souk in enumerate(souks) if 0 < empty[at] < _SIZE[souk]]
        best, first = -99.0, -1
        for at in begun or [at for at, souk in enumerate(souks) if empty[at] == _SIZE[souk]]:
            souk, missing = souks[at], empty[at]
            put = min(n, missing)
            value = self.souk(souk, missing - put, turns, market, guarded)
            value -= self.souk(souk, missing, turns, market, guarded)
            if n > put:
                after = (*empty[:at], missing - put or _CLOSED, *empty[at + 1 :])
                value += self.placing(floor, after, n - put, turns, market, guarded)[0]
            if value > best:
                best, first = value, souk
        return (best, first) if first >= 0 else (0.0, -1)

    def _level(
        self, floor: int, shops: tuple[int, ...], seat: int, n: int, turns: int, market: bool, guarded: bool
    ) -> tuple[float, int]:
        """Return the same from the shops of the quarter."""
        empty: list[int] = []
        start = SHOPS_ON[floor].start
        for souk in QUARTER[floor]:
            held = shops[souk.start - start : souk.stop - start]
            free = held.count(NOBODY)
            empty.append(free if free == len(souk) or seat in held else _CLOSED)
        return self.placing(floor, tuple(empty), n, turns, market, guarded)

    # The caravan

    def _ride(self, cubes: int, row: int, loaded: int, length: int, days: int) -> float:
        """Return what a seat's cubes on a caravan with `loaded` cubes bring when it is scored."""
        if not cubes:
            return 0.0
        n = self.numbers
        until = (ROWS * length - loaded) / (n["loads"] * length / 3)
        ends = range(days % DAYS, days + 1, DAYS)
        scorings = sum(1 / (1 + (end / until) ** 3) for end in ends)
        filled = 1 / (1 + (until / max(days, 0.1)) ** 3)
        factor = FACTOR[row] + (FACTOR[-1] - FACTOR[row]) * n["rise"] * min(1.0, days / 5)
        return cubes * factor * (scorings + n["full"] * filled)

    def rides(self, caravan: tuple[int, ...], seats: int, days: int) -> list[float]:
        """Return the same for all seats."""
        length = ROW_LENGTH[seats]
        cubes, row = [0] * seats, [0] * seats
        for at, owner in enumerate(caravan):
            cubes[owner] += 1
            row[owner] = at // length
        return [self.ride(cubes[seat], row[seat], len(caravan), length, days) for seat in range(seats)]

    def _loaded(
        self, caravan: tuple[int, ...], owners: tuple[int, ...], seats: int, days: int
    ) -> tuple[float, ...]:
        """Return what loading cubes of these owners, in this order, brings to each seat."""
        length = ROW_LENGTH[seats]
        got = [-value for value in self.rides(caravan, seats, days)]
        for owner in owners:
            got[owner] += LOADING_POINTS[len(caravan) // length]
            caravan = (*caravan, owner)
            if len(caravan) == ROWS * length:
                for seat in set(caravan):
                    last = max(at for at, other in enumerate(caravan) if other == seat)
                    got[seat] += caravan.count(seat) * FACTOR[last // length]
                caravan = ()
        return tuple(a + b for a, b in zip(got, self.rides(caravan, seats, days), strict=True))


def buildable(camels: int, gold: int, built: int, hand: Hand) -> Iterator[tuple[str, str, int, int, Hand]]:
    """Yield each building that can be paid for and how, with the camels, gold and hand that are left."""
    payments = [payment for payment in PAYMENTS if set(_SAVING[payment]) <= set(hand)]
    for at, (price, gold_price) in enumerate(_COSTS):
        if built >> at & 1:
            continue
        for payment in payments:
            saving = _SAVING[payment]
            pay = 0 if "build_no_camels" in saving else price
            pay_gold = 0 if "build_no_gold" in saving else gold_price
            if camels < pay or gold < pay_gold or ("build_no_gold" in saving and not gold_price):
                continue
            left = hand
            for kind in saving:
                left = _without(left, kind)
            yield BUILDINGS[at], payment, camels - pay, gold - pay_gold, left


MINDS = {plan: Prospects(numbers) for plan, numbers in NUMBERS.items()}
"""The estimates of each plan, the usual one first. There is one of each, because they keep results."""
