"""What things are worth in a position of Amyitis to a seat that follows a plan, trades in sight included.

Owns the judgement of single actions, in points: each by what it brings at once, and by the best trade that
the things in hand then lead to. Nothing is tried. Must not know which plans there are.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.core import Action
from engine.games.amyitis.caravan import CITY, LAP, ROUTE, SIDES
from engine.games.amyitis.fields import SPACES, winner
from engine.games.amyitis.garden import (
    AROUND,
    QUALITY,
    available,
    filled,
    gardeners_needed,
    members,
    watered,
)
from engine.games.amyitis.guild import EXTRA_SPACES, GOODS_LIMIT, INCOME, PALACE_POINTS
from engine.games.amyitis.layout import LAST_TILES
from engine.games.amyitis.rules import ANSWERS
from engine.games.amyitis.state import (
    BANKER,
    DATA,
    HIRE_PRICES,
    LEADER,
    NEUTRAL,
    NOBODY,
    PALACE,
    TILES,
    WINE,
    State,
)
from engine.games.amyitis.temples import ISHTAR, MARDUK, rewarded_by

BABYLON = 0
PLANT_CITIES = tuple(city for city, place in enumerate(ROUTE) if place.plants)
ANY_TWO = -2
"""In place of the goods of a trade: any two of them, to sell."""
TILE_GOALS = {seats: tuple(DATA["favour"][str(seats)]) for seats in (2, 3, 4)}


class Numbers(NamedTuple):
    """What things are worth to a player with a plan, in points if nothing else is said."""

    talent: float = 0.406
    """A talent, while there are few; the other prices are points too."""
    camel: float = 1.77
    good: float = 1.38
    """A good; one at the end of the game."""
    wine: float = 0.641
    """More, for wine."""
    kind: float = 0.188
    """More, for each kind of good."""
    gardener: float = 1.49
    """A gardener."""
    trade: float = 0.58
    """The share of the best trade in sight that things in hand are worth."""
    lack_good: float = 0.14
    """Of that trade, for each good that lacks."""
    lack_camel: float = 0.467
    """Of that trade, for each camel that lacks."""
    banker: float = 3.09
    """A talent of each later round."""
    banker_next: float = 0.93
    """The way to a higher banker, for each later round."""
    leader: float = 0.388
    """A space saved, for each later round."""
    palace_next: float = 0.305
    """The share of the next palace."""
    last_card: float = 0.941
    """Taking the last card of a level."""
    tile: float = 0.0
    """More, for each tile."""
    favour: float = 0.795
    """The share of a goal of favour."""
    marduk: float = 1.0
    ishtar: float = 2.75
    """The first reward of each temple, then the second."""
    ishtar2: float = 0.57
    tammouz: float = 3.63
    tammouz2: float = 0.314
    later: float = 0.369
    """The share that a reward keeps from evening to evening."""
    temple_deny: float = 0.253
    """A reward taken from another."""
    majority: float = 1.33
    """A gardener in sight in a row of fields."""
    feed: float = 0.247
    """Leaving the wine to the next."""
    lap: float = 0.549
    """The talent that a pass would bring now."""
    gift: float = 0.288
    """Those that each action brings to others who have passed."""
    finish: float = 0.482
    """Planting near the end, for each point ahead."""
    second: float = 0.2
    """The share of the second trade in sight."""
    excess: float = 0.326
    """The share of a good above the limit."""
    urge: float = 0.459
    """Trading before others move the caravan."""
    pace2: float = 1.07
    """Tiles planted in a round, by players."""
    pace3: float = 1.3
    pace4: float = 2.64
    rounds: float = 20.6
    """The most rounds that are looked ahead."""


LEAD = 0.0784
"""Most cubes around a plot, for each quality."""
IRRIGATE_OTHER = 0.499
"""A point of another seat's irrigation bonus."""
OPEN_MINE = 0.266
"""Watering a plot that I can plant first, for each point."""
OPEN_OTHER = 0.292
"""The same, if another can plant it first."""
_STEPS = (1.0, 1.0, 1.0, 0.6, 0.5, 0.3, 0.2, 0.1)
_CAMELS = tuple(sum(_STEPS[:n]) for n in range(9))


@lru_cache(maxsize=4096)
def temple_worth(
    cubes: tuple[int, ...], seats: int, rounds: int, rewards: tuple[float, float], later: float
) -> tuple[float, ...]:
    """Return what each seat can expect of a temple if only grey cubes enter it."""
    found = [0.0] * seats
    weight = 1.0
    for _ in range(min(rounds, 4)):
        cubes = (NEUTRAL, *cubes)[:4]
        for owner, points in zip(rewarded_by(cubes, seats), rewards, strict=False):
            found[owner] += weight * points
        weight *= later
    return tuple(found)


@lru_cache(maxsize=4096)
def irrigation(channels: tuple[int, ...], plots: int, seat: int) -> tuple[tuple[int, int, float], ...]:
    """Return each of the plots with its quality and the points of its irrigation bonus by quality planted."""
    found: list[tuple[int, int, float]] = []
    for plot in members(plots):
        around = AROUND[plot]
        cubes = [(owned & around).bit_count() for owned in channels[:NEUTRAL]]
        most = max(cubes)
        sign = 0.0 if cubes.count(most) > 1 else 1.0 if cubes[seat] == most else -IRRIGATE_OTHER
        found.append((plot, QUALITY[plot], sign))
    return tuple(found)


@lru_cache(maxsize=4096)
def section_worth(
    channels: tuple[int, ...], left: int, seat: int, reach: int, threat: int, first: bool
) -> dict[int, float]:
    """Return what a cube on each available section is worth, besides its points."""
    water = filled(channels)
    before = watered(water)
    found: dict[int, float] = {}
    for section in members(available(water)):
        value = 0.0
        bit = 1 << section
        fresh = watered(water | bit) & ~before & left
        for plot in members(left):
            around = AROUND[plot]
            if not around & bit:
                continue
            cubes = [(owned & around).bit_count() for owned in channels[:NEUTRAL]]
            mine = cubes[seat]
            cubes[seat] = 0
            other = max(cubes)
            near = 1.0 if (before | fresh) >> plot & 1 else 0.5
            if mine == other:
                value += LEAD * near * QUALITY[plot]
            elif mine + 1 == other:
                value += LEAD * near * IRRIGATE_OTHER * QUALITY[plot]
            elif mine > other:
                value += LEAD * near * 0.3
        for plot in members(fresh):
            worth = 1 + 2 * QUALITY[plot]
            if not first and threat >= QUALITY[plot]:
                value -= OPEN_OTHER * worth
            elif reach >= QUALITY[plot]:
                value += OPEN_MINE * worth
        found[section] = value
    return found


class Look:
    """The position as a seat sees it, and what things are worth there."""

    def __init__(self, state: State, seat: int, plan: Numbers) -> None:
        self.state, self.seat, self.plan = state, seat, plan
        self.seats = seats = len(state.players)
        self.me = me = state.players[seat]
        left = max(0, state.left.bit_count() - LAST_TILES[seats])
        pace = (plan.pace2, plan.pace3, plan.pace4)[seats - 2]
        self.tiles_to_go = left
        self.rounds = rounds = min(plan.rounds, left / pace)
        late = min(1.0, rounds / 2)
        rich = 1.0 if me.talents < 5 else 0.7 if me.talents < 9 else 0.35
        self.talent = plan.talent * rich * (0.2 + 0.8 * late)
        self.camel = plan.camel * late
        self.good = 1.0 + (plan.good - 1.0) * late
        self.gardener = plan.gardener * late
        self.excess = plan.excess * late
        self.limit = GOODS_LIMIT[me.levels[LEADER]]
        self.spaces = EXTRA_SPACES[me.levels[LEADER]]
        self.water = filled(state.channels)
        self.wet = watered(self.water)
        scores = [
            sum(player.sheet) + 2 * (len(player.plots) >= TILE_GOALS[seats][0]) for player in state.players
        ]
        mine = scores[seat]
        scores[seat] = -99
        self.ahead = mine - max(scores)
        self._plots: dict[int, float] = {}
        self.trades: list[tuple[int, int, int, float]] = []
        self._sections: dict[int, float] | None = None
        self.looked = False

    # Worth of things

    def guild(self, kind: int) -> float:
        """Return what the next level of a guild is worth; a negative number if there is none."""
        plan, me, stock = self.plan, self.me, self.state.stock[kind]
        level = me.levels[kind]
        if level >= len(stock) or not stock[level]:
            return -9.0
        if kind == PALACE:
            value = float(PALACE_POINTS[level + 1])
            if level + 1 < len(stock) and stock[level + 1]:
                value += plan.palace_next * PALACE_POINTS[level + 2] * min(1.0, self.rounds / 2)
        elif kind == BANKER:
            talents = INCOME[level + 1][0] - INCOME[level][0]
            value = self.rounds * (plan.banker * talents + INCOME[level + 1][1])
            if level + 1 < len(stock) and stock[level + 1]:
                value += plan.banker_next * self.rounds
        else:
            value = self.rounds * plan.leader * (EXTRA_SPACES[level + 1] - EXTRA_SPACES[level])
            if level == 1:
                value += self.good
        if stock[level] == 1:
            value += plan.last_card * min(1.0, self.rounds / 2)
        return value

    def tile(self, plot: int) -> float:
        """Return what the tile of a plot is worth, without irrigation and gardeners."""
        found = self._plots.get(plot)
        if found is not None:
            return found
        state = self.state
        tile = TILES[state.tiles[plot]]
        value = (
            tile.points + self.talent * tile.talents + self.camel * tile.camels + self.good * 1.3 * tile.goods
        )
        if tile.guilds:
            best = max(self.guild(kind) for kind in (BANKER, LEADER, PALACE))
            value += max(best, self.gardener if state.gardeners else 0.0, 0.0)
        value += self.favour() + self.plan.tile
        self._plots[plot] = value
        return value

    def favour(self) -> float:
        owned = len(self.me.plots)
        low, high = TILE_GOALS[self.seats]
        plan, to_go = self.plan, self.tiles_to_go
        for goal in (low, high):
            if owned < goal:
                missing = goal - owned
                if missing > to_go + 1:
                    return 0.0
                return 5 * plan.favour if missing == 1 else 5 * plan.favour * 0.6 ** (missing - 1)
        return 0.0

    def prize(self, plot: int) -> float:
        """Return what planting a plot brings, besides irrigation and less gardeners."""
        value, to_go = self.tile(plot), self.tiles_to_go
        if 1 <= to_go <= 3:
            value += self.plan.finish * max(-6, min(6, self.ahead)) / to_go
        return value

    def planting(self, plot: int, quality: int) -> float:
        sign = irrigation(tuple(self.state.channels), 1 << plot, self.seat)[0][2]
        return self.prize(plot) + sign * quality - self.gardener * gardeners_needed(plot, quality)

    def prepare(self) -> None:
        """Find all trades that bring something: city, two goods, worth."""
        if self.looked:
            return
        self.looked = True
        state, gardeners = self.state, self.me.gardeners
        ready = [
            (quality, self.prize(plot), sign)
            for plot, quality, sign in irrigation(tuple(state.channels), state.left & self.wet, self.seat)
        ]
        best_section = max(self.sections().values(), default=0.0)
        for city, place in enumerate(ROUTE):
            if place.guilds:
                value = max([self.guild(kind) for kind in place.guilds])
                if value > 0:
                    self.trades.append((city, place.wants, NOBODY, value))
            elif place.plants:
                side = SIDES[state.plants[city]]
                reach, value = side.quality + gardeners, 0.0
                for quality, base, sign in ready:
                    if quality <= reach:
                        worth = base + sign * side.quality - self.gardener * max(0, quality - side.quality)
                        value = max(value, worth)
                if value > 0:
                    self.trades.append((city, place.wants, side.wants, value))
            else:
                self.trades.append((city, ANY_TWO, ANY_TWO, 6.0 + best_section))

    def potential(self, goods: Sequence[int], camels: int, caravan: int) -> float:
        """Return the worth of the best trade in sight, less for each thing that lacks."""
        plan, best, second_best = self.plan, 0.0, 0.0
        wine, total = goods[WINE], sum(goods)
        lack_good, lack_camel, spaces = plan.lack_good, plan.lack_camel, self.spaces
        each, ride = self.good, self.camel
        for city, first, second, gain in self.trades:
            if gain <= second_best:
                continue
            distance = (city - caravan) % LAP or LAP
            price = distance - spaces if distance > spaces + 1 else 1
            value = gain - ride * price
            if first == ANY_TWO:
                value -= 2 * each
                lack = 2 - total
            elif second < 0:
                value -= each
                lack = 0 if goods[first] else 1 - wine
            else:
                value -= 2 * each
                if first == second:
                    lack = 2 - goods[first] - wine
                else:
                    lack = (not goods[first]) + (not goods[second]) - wine
            if value <= second_best:
                continue
            if lack > 0:
                value *= lack_good**lack
            if price > camels:
                value *= lack_camel ** (price - camels)
            if value > best:
                best, second_best = value, best
            elif value > second_best:
                second_best = value
        return best + plan.second * second_best

    def stock(self, goods: Sequence[int], camels: int, caravan: int) -> float:
        """Return the worth of goods and camels, the trades they lead to included."""
        total, limit = sum(goods), self.limit
        held = total if total <= limit else limit + self.excess * min(2, total - limit)
        return (
            self.good * held
            + self.plan.wine * goods[WINE]
            + self.plan.kind * sum(map(bool, goods))
            + self.camel * _CAMELS[min(camels, 8)]
            + self.plan.trade * self.potential(goods, camels, caravan)
        )

    def with_good(self, good: int) -> float:
        goods = self.me.goods
        goods[good] += 1
        value = self.stock(goods, self.me.camels, self.state.caravan)
        goods[good] -= 1
        return value

    def without(self, *lost: int) -> float:
        goods = self.me.goods
        for good in lost:
            goods[good] -= 1
        value = self.stock(goods, self.me.camels, self.state.caravan)
        for good in lost:
            goods[good] += 1
        return value

    # Crafts

    def reach(self, seat: int) -> int:
        """Return the best quality that a seat could plant now, gardeners included."""
        player, state = self.state.players[seat], self.state
        goods, best = player.goods, 0
        if not player.camels or not any(goods):
            return 0
        far = player.camels + EXTRA_SPACES[player.levels[LEADER]]
        for city in PLANT_CITIES:
            if ((city - state.caravan) % LAP or LAP) > far:
                continue
            side = SIDES[state.plants[city]]
            first, second = ROUTE[city].wants, side.wants
            if second < 0:
                lack = not goods[first]
            elif first == second:
                lack = 2 - goods[first]
            else:
                lack = (not goods[first]) + (not goods[second])
            if lack <= goods[WINE] and side.quality > best:
                best = side.quality
        return best + player.gardeners if best else 0

    def sections(self) -> dict[int, float]:
        """Return what a cube on each available section is worth."""
        if self._sections is not None:
            return self._sections
        state = self.state
        others = [s for s in range(self.seats) if s != self.seat and s not in state.passed]
        threat = max((self.reach(other) for other in others), default=0)
        self._sections = section_worth(
            tuple(state.channels), state.left, self.seat, self.reach(self.seat), threat, not others
        )
        return self._sections

    def row(self, row: int) -> float:
        """Return what a cube on a row is worth, besides the good."""
        plan, cubes = self.plan, self.state.fields[row]
        after = [*cubes, self.seat]
        missing = len(SPACES[row]) - len(after)
        value = 0.0
        if self.state.gardeners:
            if not missing:
                best = winner(after)
                value += (
                    self.gardener if best == self.seat else -0.3 * self.gardener if best != NOBODY else 0.3
                )
            else:
                mine = after.count(self.seat)
                other = max([after.count(s) for s in range(self.seats) if s != self.seat])
                chance = 0.15 + 0.2 * (mine - other) + (0.1 if missing <= 2 and mine > other else 0)
                value += plan.majority * max(0.05, min(0.9, chance)) * (self.gardener / 2)
        if missing == 1:
            value -= plan.feed * 2
        return value

    def field(self, row: int) -> float:
        return self.with_good(SPACES[row][len(self.state.fields[row])]) + self.row(row)

    def temple(self, temple: int) -> float:
        """Return what a cube in a temple is worth."""
        plan, state, seat = self.plan, self.state, self.seat
        if temple == MARDUK:
            rewards = (2.0 * plan.marduk, plan.marduk)
        elif temple == ISHTAR:
            late = 0.1 + 0.9 * min(1.0, self.rounds / 2)
            rewards = (plan.ishtar * late, plan.ishtar2 * late)
        else:
            rewards = (plan.tammouz if self.rounds >= 1 else 1.0, plan.tammouz2)
        cubes = tuple(state.temples[temple])
        rounds = int(self.rounds) + 1
        before = temple_worth(cubes, self.seats, rounds, rewards, plan.later)
        after = temple_worth((seat, *cubes)[:4], self.seats, rounds, rewards, plan.later)
        value = 0.0
        for other in range(self.seats):
            change = after[other] - before[other]
            value += change if other == seat else -plan.temple_deny * change
        return value

    # The decision of a turn

    def action(self) -> Action:
        state, plan, me = self.state, self.plan, self.me
        self.prepare()
        legal = ANSWERS["action"](state, self.seat)
        base = self.stock(me.goods, me.camels, state.caravan)
        others = [s for s in range(self.seats) if s != self.seat and s not in state.passed]
        lap = self.talent * (plan.lap if others else plan.gift * (self.seats - 1))
        best, chosen = 0.0, legal[0]
        worth: dict[str, float] = {}
        for action in legal[1:]:
            if action.verb == "hire":
                craft, group = str(action.args[0]), int(action.args[1])
                if craft not in worth:
                    worth[craft] = self.craft(craft, base)
                cards = state.groups[group - 1]
                value = worth[craft] - HIRE_PRICES[cards.count("")] * self.talent - lap
            else:
                value = self.trip(CITY[str(action.args[0])], base) - lap + (plan.urge if others else 0.0)
            if value > best:
                best, chosen = value, action
        return chosen

    def craft(self, craft: str, base: float) -> float:
        if craft == "merchant":
            return self.stock(self.me.goods, self.me.camels + 1, self.state.caravan) - base
        if craft == "grower":
            return max(self.field(0), self.field(1)) - base
        if craft == "engineer":
            return 2.0 + max(self.sections().values(), default=0.0)
        return max(self.temple(0), self.temple(1), self.temple(2))

    def trip(self, city: int, base: float) -> float:
        """Return what moving the caravan to a city and trading there is worth."""
        me, state = self.me, self.state
        distance = (city - state.caravan) % LAP or LAP
        price = max(1, distance - self.spaces)
        gain = 0.0
        first = second = NOBODY
        for place, one, two, worth in self.trades:
            if place == city:
                gain, first, second = worth, one, two
        goods = me.goods[:]
        if city == BABYLON:
            if sum(goods) == 1:
                gain -= 3.0
            sold = self.best_sale(goods, me.camels - price)
            for good in sold:
                goods[good] -= 1
        else:
            for good in (first, second):
                if good >= 0:
                    goods[good if goods[good] else WINE] -= 1
            if first == NOBODY:
                return -9.0
        return gain + self.stock(goods, me.camels - price, city) - base

    def best_sale(self, goods: Sequence[int], camels: int) -> list[int]:
        """Return the two goods that are missed least."""
        goods = list(goods)
        sold: list[int] = []
        for _ in range(min(2, sum(goods))):
            best, least = -1.0, NOBODY
            for good in range(len(goods)):
                if goods[good]:
                    goods[good] -= 1
                    value = self.stock(goods, camels, BABYLON)
                    goods[good] += 1
                    if value > best:
                        best, least = value, good
            goods[least] -= 1
            sold.append(least)
        return sold
