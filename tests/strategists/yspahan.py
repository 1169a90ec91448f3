"""A rule-based player of Yspahan: a yardstick of the computer players, independent of them. Frozen.

It looks no move ahead. For every group, it adds up what each use brings: resources by the buildings that they
lead to, in the best order and soon enough; cubes by the souks that can still be completed; loads by the
scorings to come, less the camel or the shop; a card; and what the next seats lose without the group. Sources:
docs/rules/yspahan.md; what players say in reviews and articles (Paddock first, then Store; camels are what
everybody lacks; keep cards that build without gold or camels; book dear souks early, finish them late);
and games of its own, from which its numbers are.

With three seats and a tenth of a second for the others, it won 59 of 60 games against two `easy`; `easy` won
1 of 60 against two of it, and `normal` (0.3 s) 12 of 60. A decision takes about 0.05 ms.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from math import ceil, exp
from random import Random
from typing import Any

from engine.core import Action
from engine.games.yspahan.building import COST, VALUE
from engine.games.yspahan.city import (
    DISTANCE,
    INTERIOR,
    POINTS,
    QUARTER,
    SOUK_OF,
    SOUK_SHOPS,
    TOUCHING,
    open_shops,
)
from engine.games.yspahan.state import FLOORS, NOBODY, SHOPS, STREET, State

DAYS, WEEKS = 7, 3
NAMES = tuple(COST)
BIT = {name: 1 << i for i, name in enumerate(NAMES)}
PADDOCK, STORE, BATH, HOUSE, MARKET, CRANE = (
    BIT[n] for n in ("paddock", "store", "bathhouse", "caravan_house", "market", "crane")
)
COSTS = tuple(COST[n] for n in NAMES)
SIZE = tuple(len(s) for s in SOUK_SHOPS)
FLOOR_OF = tuple(next(f for f, q in enumerate(QUARTER) if s in q) for s in SOUK_SHOPS)
SLICE = tuple(slice(s.start, s.stop) for s in SOUK_SHOPS)
IN_QUARTER = tuple(tuple(k for k, f in enumerate(FLOOR_OF) if f == floor) for floor in range(6))
LOADED = (2, 1, 0)
LENGTH = (0, 0, 2, 3, 4)
STREET_SHOPS = tuple(sum(not INTERIOR[i] for i in s) for s in SOUK_SHOPS)
REACH = {}
for _space, _near in enumerate(TOUCHING):
    for _shop in _near:
        REACH[_shop] = REACH.get(_shop, 0) + 1
DISTANCE_TO = tuple(
    tuple(
        min([DISTANCE[at][space] for space, near in enumerate(TOUCHING) if shop in near] or [99])
        for at in range(len(STREET))
    )
    for shop in range(len(SHOPS))
)

P: dict[str, float] = {
    # what a turn for camels or gold brings, the share of such turns, and what a turn brings elsewhere
    "rate_c": 1.9,
    "rate_g": 2,
    "phi": 0.75,
    "turn": 3.6,
    # the effect of a building in each later turn; the Market's for a seventh of a week
    "e_paddock": 0.1,
    "e_store": 0.1,
    "e_bath": 0.12,
    "e_house": 0.4,
    "e_market": 0.5,
    "e_crane": 0.9,
    # a camel or gold that buys nothing; the first camel, which protects cubes
    "spare_c": 0.35,
    "spare_g": 0.25,
    "guard": 0.7,
    # a begun souk's chance to be completed, by quarter; days that it takes; the price of a cube
    "q1": 0.9,
    "q2": 0.85,
    "q3": 0.75,
    "q4": 0.45,
    "tau": 2,
    "tau_m": 0.8,
    "crane_tau": 1,
    "cube": 2,
    # a complete souk's risk a day; a begun souk's price; below which chance cubes are put on the street
    "risk": 0.021,
    "first": 0,
    "street": 0.3,
    # cubes loaded a day; how far rows still rise; weight of it all; of a full caravan
    "loads": 0.6,
    "raise": 0.3,
    "ride": 1,
    "filled": 0.8,
    # cards, and from how many turns before the end they lose worth; drawing one
    "h_camels3": 2.4,
    "h_gold3": 2.2,
    "h_swap": 1.2,
    "h_sell_camels": 2.2,
    "h_sell_gold": 2.61,
    "h_place_any": 2,
    "h_load": 2.2,
    "h_build_no_gold": 2.4,
    "h_build_no_camels": 2.8,
    "h_late": 6,
    "draw": 3.77,
    # weight of what the next seats lose, of what others gain at the caravan; the worth of a yellow die
    "deny": 0.3,
    "hurt": 0.3,
    "yellow": 0.6,
}


PAYMENTS = {
    "": (),
    "build_no_gold": ("build_no_gold",),
    "build_no_camels": ("build_no_camels",),
    "both": ("build_no_gold", "build_no_camels"),
}
Seat = tuple[int, int, int, bool, int, int, bool, bool, bool]
"""Buildings as bits, own turns left in the week, half turns in the game, whether two play, camels, gold,
whether the seat has the Crane, the Market, a camel."""


After = Callable[[int, int, int, int, bool, tuple[str, ...]], float]
SWAPPED = 4
"""The most that is exchanged with one card."""


def without(hand: tuple[str, ...], kind: str) -> tuple[str, ...]:
    at = hand.index(kind)
    return hand[:at] + hand[at + 1 :]


class Mind:
    """The player with one set of numbers."""

    def __init__(self, numbers: dict[str, float] | None = None) -> None:
        self.p = p = {**P, **(numbers or {})}
        effects = [p[e] for e in ("e_paddock", "e_store", "e_bath", "e_house", "e_market", "e_crane")]
        order = ("paddock", "store", "bathhouse", "caravan_house", "market", "crane")
        effect: dict[str, float] = dict(zip(order, effects, strict=True))
        self.by_bit = [effect[str(name)] for name in NAMES]
        self.quarter = (0.0, p["q1"], p["q2"], p["q3"], p["q4"], 0.0)
        self.later = cache(self._later)
        self.rich = cache(self._rich)
        self.souk = cache(self._souk)
        self.placing = cache(self._placing)
        self.ride = cache(self._ride)
        self.hold = cache(self._hold)
        self.worth = cache(self._worth)

    # resources and buildings

    def gain(self, b: int, built: int, left: float) -> float:
        if NAMES[b] == "market":
            return VALUE[built] + self.p["e_market"] * 7 * (left // 7 + 1) if left >= 0 else VALUE[built]
        return VALUE[built] + self.by_bit[b] * left

    def _later(self, c: int, g: int, mask: int, left2: int, pair: bool) -> float:
        """Return what camels and gold bring if the next building is built in a later turn."""
        p = self.p
        best = self.spare(c, g, left2)
        if left2 <= 0:
            return best
        built = mask.bit_count()
        rc, rg = p["rate_c"] + (1 if mask & PADDOCK else 0), p["rate_g"] + (2 if mask & STORE else 0)
        for b, (cc, cg) in enumerate(COSTS):
            if mask >> b & 1:
                continue
            work = max(0, cc - c) / rc + max(0, cg - g) / rg
            took = max(2, ceil(2 * work / p["phi"])) if not pair else max(2, ceil(2 * work / p["phi"]) + 2)
            left = left2 - took
            if left < 0:
                continue
            value = self.gain(b, built, left / 2) - p["turn"] * (work + (1 if pair else 0))
            if value + 25 > best:
                value += self.later(max(0, c - cc), max(0, g - cg), mask | 1 << b, left, pair)
                best = max(best, value)
        return best

    def spare(self, c: int, g: int, left2: int) -> float:
        p = self.p
        late = min(1.0, left2 / 8)
        return late * (p["guard"] * min(c, 1) + p["spare_c"] * min(c, 6) + p["spare_g"] * min(g, 8))

    def _hold(self, kind: str, left2: int) -> float:
        return self.p["h_" + kind] * min(1.0, left2 / 2 / self.p["h_late"])

    def _rich(
        self, c: int, g: int, mask: int, left2: int, pair: bool, hand: tuple[str, ...]
    ) -> tuple[float, tuple[str | int, ...]]:
        """Return the value of resources and hand, and the first step of the best way to use them now."""
        best, step = self.later(c, g, mask, left2, pair) + sum(self.hold(kind, left2) for kind in hand), ()
        for value, way in self.ways(c, g, mask, left2, pair, hand):
            if value > best + 1e-6:
                best, step = value, way
        return best, step

    def ways(
        self, c: int, g: int, mask: int, left2: int, pair: bool, hand: tuple[str, ...]
    ) -> Iterator[tuple[float, tuple[str | int, ...]]]:
        """Yield every step that uses resources or cards now, with the value after it."""
        if not pair:
            for way, value in self.builds(c, g, mask, left2, hand, self.settled):
                yield value, ("build", *way, "")
        for kind in dict.fromkeys(hand):
            left = without(hand, kind)
            if kind == "camels3":
                yield self.rich(c + 3, g, mask, left2, pair, left)[0], ("play", kind)
            elif kind == "gold3":
                yield self.rich(c, g + 3, mask, left2, pair, left)[0], ("play", kind)
            elif kind == "swap":
                for n in range(1, min(g, SWAPPED) + 1):
                    yield self.rich(c + n, g - n, mask, left2, pair, left)[0], ("swap", "gold", n)
                for n in range(1, min(c, SWAPPED) + 1):
                    yield self.rich(c - n, g + n, mask, left2, pair, left)[0], ("swap", "camels", n)
            elif kind == "sell_camels":
                for n in range(1, min(4, c) + 1):
                    yield 2 * n + self.rich(c - n, g, mask, left2, pair, left)[0], ("sell", "camels", n)
            elif kind == "sell_gold":
                for n in range(1, min(10, g) + 1):
                    yield n + self.rich(c, g - n, mask, left2, pair, left)[0], ("sell", "gold", n)

    def settled(self, c: int, g: int, mask: int, left2: int, pair: bool, hand: tuple[str, ...]) -> float:
        """Return the value of resources and hand if nothing more is done with them in this turn."""
        return self.later(c, g, mask, left2, pair) + sum(self.hold(kind, left2) for kind in hand)

    def builds(
        self, c: int, g: int, mask: int, left2: int, hand: tuple[str, ...], after: After
    ) -> Iterator[tuple[tuple[str, str], float]]:
        """Yield each building that can be paid for, how, and the value afterwards."""
        built = mask.bit_count()
        for b, (cc, cg) in enumerate(COSTS):
            if mask >> b & 1:
                continue
            for payment, needs in PAYMENTS.items():
                camels = 0 if "build_no_camels" in needs else cc
                gold = 0 if "build_no_gold" in needs else cg
                if (
                    c < camels
                    or g < gold
                    or not set(needs) <= set(hand)
                    or ("build_no_gold" in needs and not cg)
                ):
                    continue
                left = hand
                for kind in needs:
                    left = without(left, kind)
                value = self.gain(b, built, left2 / 2)
                value += after(c - camels, g - gold, mask | 1 << b, left2, after == self.rich_value, left)
                yield (NAMES[b], payment), value

    def rich_value(self, *args: Any) -> float:
        return self.rich(*args)[0]

    # souks

    def _souk(self, k: int, missing: int, left: int, crane: bool, market: bool, guarded: bool) -> float:
        """Return what a begun souk is worth at the week's end. `left`: the owner's turns until then."""
        p = self.p
        points = POINTS[k] + (2 if market else 0)
        if not missing:
            if guarded or not STREET_SHOPS[k]:
                return points
            return points * (1 - min(0.5, p["risk"] * (left + 1)))
        if missing == SIZE[k]:
            return 0.0
        if left <= 0:
            return 0.0
        tau = (p["tau"] + p["tau_m"] * (missing - 1)) * (p["crane_tau"] if crane else 1.0)
        return self.quarter[FLOOR_OF[k]] * (1 - exp(-left / tau)) * max(0.0, points - p["cube"] * missing)

    def _placing(
        self, floor: int, state: tuple[int, ...], n: int, left: int, crane: bool, market: bool, guarded: bool
    ) -> tuple[float, int]:
        """Return the gain of placing n cubes, and the souk of the first.

        `state` has the missing cubes of each souk of the quarter: 9 if it is closed.
        """
        if not n:
            return 0.0, -1
        souks = IN_QUARTER[floor]
        begun = [i for i, k in enumerate(souks) if 0 < state[i] < SIZE[k]]
        options = begun or [i for i, k in enumerate(souks) if state[i] == SIZE[k]]
        best, first = (0.0, -1) if not options else (-9.0, -1)
        for i in options:
            k, m = souks[i], state[i]
            put = min(n, m)
            value = self.souk(k, m - put, left, crane, market, guarded) - self.souk(
                k, m, left, crane, market, guarded
            )
            after = (*state[:i], m - put or 9, *state[i + 1 :])
            if m - put:
                value += self.p["first"]
            value += self.placing(floor, after, n - put, left, crane, market, guarded)[0] if n > put else 0.0
            if value > best:
                best, first = value, k
        return best, first

    def quarter_state(self, shops: list[int], seat: int, floor: int) -> tuple[int, ...]:
        found = []
        for k in IN_QUARTER[floor]:
            held = shops[SLICE[k]]
            empty = held.count(NOBODY)
            found.append(empty if empty and (empty == SIZE[k] or seat in held) else 9)
        return tuple(found)

    # the caravan

    def _ride(self, n: int, row: int, full: int, length: int, days: int) -> float:
        """Return what n cubes bring in scorings to come; `days` until the game's end."""
        if not n:
            return 0.0
        p = self.p
        room = 3 * length - full
        until = room / (p["loads"] * length / 3)
        week_ends = [days % 7 + 7 * w for w in range(days // 7 + 1)]
        scorings = sum(1 / (1 + (end / until) ** 3) if end else 1.0 for end in week_ends)
        full_chance = 1 / (1 + (until / max(days, 0.1)) ** 3)
        factor = row + 1
        later = factor + (3 - factor) * p["raise"] * min(1.0, days / 5)
        return p["ride"] * n * later * (scorings + full_chance * p["filled"])

    # the turn

    def choose(self, state: State, seat: int, rng: Random) -> Action:
        return getattr(self, "on_" + state.ask)(state, seat)

    def knows(self, state: State, seat: int) -> Seat:
        """Return what the decisions of a seat depend on."""
        player = state.players[seat]
        today = state.order[state.turn + 1 :].count(seat)
        pair = len(state.players) == 2
        more = 3 if pair else 2
        days = DAYS - state.day
        mask = 0
        for name in player.buildings:
            mask |= BIT[name]
        return (
            mask,
            days * more // 2 + today,
            ((WEEKS - state.week) * DAYS + days) * more + 2 * today,
            pair,
            player.camels,
            player.gold,
            mask & CRANE > 0,
            mask & MARKET > 0,
            player.camels > 0,
        )

    def on_roll(self, state: State, seat: int) -> Action:
        mask, _, left2, pair, camels, gold, *_ = self.knows(state, seat)
        hand = tuple(state.players[seat].hand)
        n = 0
        while n < min(3, gold) and (
            self.rich(camels, gold - n, mask, left2, pair, hand)[0]
            - self.rich(camels, gold - n - 1, mask, left2, pair, hand)[0]
            < self.p["yellow"]
        ):
            n += 1
        return Action("roll", (n,))

    def groups(self, state: State, seat: int) -> list[int]:
        if seat == state.order[0]:
            return [w + y for w, y in zip(state.white, state.yellow, strict=True)]
        return state.white

    def level(self, state: State, seat: int, me: Seat, floor: int, n: int, hand: tuple[str, ...]) -> float:
        """Return the gain of the level action of a floor with n dice."""
        mask, week, left2, pair, c, g, crane, market, guarded = me
        if floor == 0:
            more = n + (1 if mask & PADDOCK else 0)
            return (
                self.rich(c + more, g, mask, left2, pair, hand)[0]
                - self.rich(c, g, mask, left2, pair, hand)[0]
            )
        if floor == 5:
            more = n + (2 if mask & STORE else 0)
            return (
                self.rich(c, g + more, mask, left2, pair, hand)[0]
                - self.rich(c, g, mask, left2, pair, hand)[0]
            )
        where = self.quarter_state(state.shops, seat, floor)
        return self.placing(floor, where, n + crane, week, crane, market, guarded)[0]

    def draw_value(self, left2: int) -> float:
        return self.p["draw"] * min(1.0, left2 / 2 / self.p["h_late"])

    def on_act(self, state: State, seat: int) -> Action:
        player = state.players[seat]
        dice = self.groups(state, seat)
        floors = [f for f in range(6) if dice[f]]
        drawing = bool(state.deck or state.discard)
        if not floors:
            return Action("draw", ("",)) if drawing else Action("pass")
        me = self.knows(state, seat)
        mask, _, left2, pair, camels, gold, *_ = me
        denied = self.denied(state, seat, floors)
        best, action = -99.0, None
        draw = self.draw_value(left2)
        spare = min(player.hand, key=lambda k: self.hold(k, left2)) if player.hand else ""
        loads = self.loads(state, seat)
        free = 3 if mask & BATH else 0
        hand = tuple(player.hand)
        now = self.rich(camels, gold, mask, left2, pair, hand)[0]
        near = DISTANCE[state.supervisor]
        for f in floors:
            bonus = denied[f]
            if f in (0, 5) or open_shops(state.shops, seat, f):
                value = self.level(state, seat, me, f, dice[f], hand)
                if value + bonus > best:
                    best, action = value + bonus, ("take", FLOORS[f], "")
                if spare:
                    left = without(hand, spare)
                    value = self.level(state, seat, me, f, dice[f] + 1, left) - self.hold(spare, left2)
                    if value + bonus > best + 0.3:
                        best, action = value + bonus, ("take", FLOORS[f], spare)
            if drawing and draw + bonus > best:
                best, action = draw + bonus, ("draw", FLOORS[f])
            for dest, worth in loads:
                price = abs(near[dest] - state.value[f]) - free
                if price > gold or worth + bonus <= best:
                    continue
                value = worth
                if price > 0:
                    value += self.rich(camels, gold - price, mask, left2, pair, hand)[0] - now
                if value + bonus > best:
                    best, action = value + bonus, ("supervise", FLOORS[f], STREET[dest])
            if pair:
                for step, value in self.builds(camels, gold, mask, left2, hand, self.rich_value):
                    if value - now + bonus > best:
                        best, action = value - now + bonus, ("build", *step, FLOORS[f])
        if action is None:
            f = floors[0]
            dest = next(d for d in range(len(STREET)) if DISTANCE[state.supervisor][d] == state.value[f])
            action = ("supervise", FLOORS[f], STREET[dest])
        return Action(str(action[0]), tuple(action[1:]))

    def denied(self, state: State, seat: int, floors: list[int]) -> dict[int, float]:
        """Return what the others who come today lose if a group is gone."""
        found = dict.fromkeys(floors, 0.0)
        weight = self.p["deny"] * (2.0 if len(state.players) == 2 else 1.0)
        for other in dict.fromkeys(state.order[state.turn + 1 :]):
            if other == seat:
                continue
            me = self.knows(state, other)
            first, second, top = self.draw_value(me[2]), self.draw_value(me[2]), -1
            for f in floors:
                if n := state.white[f]:
                    value = self.level(state, other, me, f, n, ())
                    if value > first:
                        first, second, top = value, first, f
                    elif value > second:
                        second = value
            if top >= 0:
                found[top] += weight * (first - second)
        return found

    # loading

    def loss(self, state: State, shop: int, owner: int, me: Seat) -> float:
        """Return what the owner of a cube loses if it leaves its shop."""
        _, week, _, _, _, _, crane, market, guarded = me
        k = SOUK_OF[shop]
        missing = state.shops[SLICE[k]].count(NOBODY)
        return self.souk(k, missing, week, crane, market, guarded) - self.souk(
            k, missing + 1, week, crane, market, guarded
        )

    def camel(self, me: Seat, hand: tuple[str, ...]) -> float:
        """Return what a camel is worth to a seat; much if it has none."""
        mask, _, left2, pair, c, g, *_ = me
        if not c:
            return 99.0
        return self.rich(c, g, mask, left2, pair, hand)[0] - self.rich(c - 1, g, mask, left2, pair, hand)[0]

    def caravan(self, cubes: tuple[int, ...], seats: int, days: int) -> list[float]:
        length = LENGTH[seats]
        number, row = [0] * seats, [0] * seats
        for at, owner in enumerate(cubes):
            number[owner] += 1
            row[owner] = at // length
        full = len(cubes)
        return [self.ride(number[seat], row[seat], full, length, days) for seat in range(seats)]

    def _loaded(
        self, cubes: tuple[int, ...], owners: tuple[int, ...], seats: int, days: int
    ) -> tuple[float, ...]:
        """Return what loading cubes in this order brings to each seat."""
        length = LENGTH[seats]
        got = [-value for value in self.caravan(cubes, seats, days)]
        for owner in owners:
            row = len(cubes) // length
            cubes = (*cubes, owner)
            got[owner] += LOADED[row]
            if len(cubes) == 3 * length:
                for seat in set(cubes):
                    last = max(i for i, o in enumerate(cubes) if o == seat)
                    got[seat] += cubes.count(seat) * (last // length + 1)
                cubes = ()
        return tuple(a + b for a, b in zip(got, self.caravan(cubes, seats, days), strict=True))

    def loads(self, state: State, seat: int) -> list[tuple[int, float]]:
        """Return every space with cubes and what it brings to act there, without the price."""
        shops = state.shops
        seats = len(state.players)
        hurt = self.p["hurt"] * (2.0 if seats == 2 else 1.0)
        cubes, days = tuple(state.caravan), (WEEKS - state.week) * DAYS + DAYS - state.day
        losses: dict[int, float] = {}
        known: dict[int, tuple[Seat, float, float]] = {}
        found = []
        for dest, near in enumerate(TOUCHING):
            here = [shop for shop in near if shops[shop] >= 0]
            if not here:
                continue
            change = 0.0
            for shop in here:
                owner = shops[shop]
                if shop not in losses:
                    if owner not in known:
                        me = self.knows(state, owner)
                        hand = tuple(state.players[owner].hand) if owner == seat else ()
                        card = self.draw_value(me[2]) if me[0] & HOUSE else 0.0
                        known[owner] = me, self.camel(me, hand), card
                    me, camel, card = known[owner]
                    losses[shop] = card - min(self.loss(state, shop, owner, me), camel)
                change += losses[shop] * (1.0 if owner == seat else -hurt)
            owners = tuple(shops[shop] for shop in here)
            value = self.worth(cubes, owners, seats, days, seat, hurt)
            if len(owners) > 1 and owners[0] != owners[1]:
                value = max(value, self.worth(cubes, owners[::-1], seats, days, seat, hurt))
            found.append((dest, value + change))
        return found

    def _worth(
        self, cubes: tuple[int, ...], owners: tuple[int, ...], seats: int, days: int, seat: int, hurt: float
    ) -> float:
        got = self._loaded(cubes, owners, seats, days)
        return got[seat] * (1 + hurt) - hurt * sum(got)

    def on_order(self, state: State, seat: int) -> Action:
        seats = len(state.players)
        hurt = self.p["hurt"] * (2.0 if seats == 2 else 1.0)
        cubes, days = tuple(state.caravan), (WEEKS - state.week) * DAYS + DAYS - state.day

        def value(order: list[int]) -> float:
            return self.worth(cubes, tuple(state.shops[shop] for shop in order), seats, days, seat, hurt)

        best = max((state.loading, state.loading[::-1]), key=value)
        return Action("first", (SHOPS[best[0]], ""))

    def on_go_on(self, state: State, seat: int) -> Action:
        return Action("go_on")

    def on_protect(self, state: State, seat: int) -> Action:
        shop = state.loading[0]
        me = self.knows(state, seat)
        if me[4] and self.loss(state, shop, seat, me) > self.camel(me, tuple(state.players[seat].hand)):
            return Action("keep")
        return Action("let_go")

    def on_place(self, state: State, seat: int) -> Action:
        shops = open_shops(state.shops, seat, state.floor)
        if not shops:
            return Action("stop")
        me = self.knows(state, seat)
        _, week, _, _, _, _, crane, market, guarded = me
        where = self.quarter_state(state.shops, seat, state.floor)
        value, k = self.placing(state.floor, where, state.cubes, week, crane, market, guarded)
        if state.cubes <= state.optional and value < 0:
            return Action("stop")
        return Action("place", (SHOPS[self.shop_in(state, me, k, shops, state.cubes)],))

    def shop_in(self, state: State, me: Seat, k: int, shops: list[int], n: int = 1) -> int:
        inside = [shop for shop in shops if SOUK_OF[shop] == k] or shops
        missing = state.shops[SLICE[k]].count(NOBODY) - n
        if missing > 0 and self.souk(k, missing, me[1], me[6], False, True) / POINTS[k] < self.p["street"]:
            return min(
                inside, key=lambda shop: (-REACH.get(shop, 0), DISTANCE_TO[shop][state.supervisor], shop)
            )
        return min(inside, key=lambda shop: (not INTERIOR[shop], REACH.get(shop, 0), shop))

    def on_end(self, state: State, seat: int) -> Action:
        hand = tuple(state.players[seat].hand)
        me = self.knows(state, seat)
        mask, week, left2, pair, camels, gold, crane, market, guarded = me
        if "place_any" in hand:
            best = (self.hold("place_any", left2), -1, 0)
            for floor in range(1, 5):
                where = self.quarter_state(state.shops, seat, floor)
                value, k = self.placing(floor, where, 1, week, crane, market, guarded)
                if k >= 0 and value > best[0]:
                    best = (value, k, floor)
            if best[1] >= 0:
                shop = self.shop_in(state, me, best[1], open_shops(state.shops, seat, best[2]))
                return Action("put", (SHOPS[shop],))
        if "load" in hand:
            days = (WEEKS - state.week) * DAYS + DAYS - state.day
            got = self.worth(tuple(state.caravan), (seat,), len(state.players), days, seat, self.p["hurt"])
            if got > self.hold("load", left2):
                return Action("play", ("load",))
        _, step = self.rich(camels, gold, mask, left2, pair or state.built, hand)
        return Action(str(step[0]), tuple(step[1:])) if step else Action("end")


_mind = Mind()
choose = _mind.choose
