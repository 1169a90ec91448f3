"""The caravan's round trip: the cities and their demands, the price of a move, the trades a seat can afford.

Owns plant cards and payments. Must not know about questions: `rules` decides which trade follows.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from engine.core import listed
from engine.games.amyitis.garden import filled, plantable
from engine.games.amyitis.guild import EXTRA_SPACES, on_offer
from engine.games.amyitis.state import CITIES, DATA, GOOD, GUILDS, LEADER, NOBODY, WINE, State
from engine.games.amyitis.step import Step

LAP = len(CITIES)
CITY = {name: city for city, name in enumerate(CITIES)}
NOTHING = -1
"""In place of a good: none."""

OneOrTwo = tuple[int, int]
"""One or two goods to pay or sell; the second may be `NOTHING`."""


class City(NamedTuple):
    """`guilds` is empty for a city with plants, `sale` for every city but Babylon."""

    wants: int
    guilds: tuple[int, ...]
    plants: bool
    sale: tuple[int, ...]


class Side(NamedTuple):
    """A side of a plant card: the plant, and the good it costs in addition to the city's, or `NOTHING`."""

    quality: int
    wants: int


def both(good: str, second: str) -> str:
    """Return one or two goods as one argument of an event; `second` may be empty."""
    return f"2*{good}" if good == second else listed(filter(None, (good, second)))


def _city(data: dict[str, Any]) -> City:
    guilds = tuple(GUILDS.index(name) for name in data.get("guilds", ()))
    return City(
        GOOD.get(data.get("wants", ""), NOTHING),
        guilds,
        data.get("plants", False),
        tuple(data.get("sale", ())),
    )


ROUTE: tuple[City, ...] = tuple(map(_city, DATA["city"]))
_AHEAD = tuple(tuple((city + n) % LAP for n in range(1, LAP + 1)) for city in range(LAP))
"""Per city: all cities in the order in which the caravan reaches them, the city itself last."""
SIDES: tuple[Side, ...] = tuple(
    Side(quality, GOOD.get(good, NOTHING)) for card in DATA["plant"] for quality, good in card["sides"]
)
"""Two for each plant card, one after the other."""


def turned_over(side: int) -> int:
    return side ^ 1


def demand(state: State, city: int) -> OneOrTwo:
    """Return the goods that a trade in the city costs. A 3.4"""
    side = state.plants[city]
    return ROUTE[city].wants, (NOTHING if side == NOBODY else SIDES[side].wants)


def can_pay(goods: Sequence[int], wanted: OneOrTwo) -> bool:
    """Return True if the goods cover what is wanted; wine may replace any good. A 3.4"""
    first, second = wanted
    if second == NOTHING:
        return goods[first] > 0 or goods[WINE] > 0
    own = min(goods[first], 2) if first == second else (goods[first] > 0) + (goods[second] > 0)
    return own + goods[WINE] >= 2


@cache
def _ways(wanted: OneOrTwo) -> tuple[OneOrTwo, ...]:
    first, second = wanted
    if second == NOTHING:
        return tuple((good, NOTHING) for good in dict.fromkeys((first, WINE)))
    pairs = ((a, b) for a in (first, WINE) for b in (second, WINE))
    return tuple(dict.fromkeys((min(pair), max(pair)) for pair in pairs))


def owns(goods: Sequence[int], some: OneOrTwo) -> bool:
    a, b = some
    return goods[a] >= 2 if a == b else goods[a] > 0 and (b == NOTHING or goods[b] > 0)


def payments(goods: Sequence[int], wanted: OneOrTwo) -> list[OneOrTwo]:
    """Return every way to pay exactly what is wanted, the one without wine first. A 4 D7"""
    return [way for way in _ways(wanted) if owns(goods, way)]


def price(state: State, seat: int, city: int) -> int:
    """Return the camels it costs to move the caravan to a city; the present one is a whole lap away. A 3.4"""
    distance = (city - state.caravan) % LAP or LAP
    return max(1, distance - EXTRA_SPACES[state.players[seat].levels[LEADER]])


def destinations(state: State, seat: int) -> list[int]:
    """Return the cities to which the seat can move the caravan: those whose trade it can afford. A 3.4"""
    player = state.players[seat]
    goods = player.goods
    if not player.camels or not any(goods):
        return []
    found: list[int] = []
    water = NOBODY
    for place in _AHEAD[state.caravan][: player.camels + EXTRA_SPACES[player.levels[LEADER]]]:
        city = ROUTE[place]
        if city.guilds:
            if (goods[city.wants] or goods[WINE]) and any(
                on_offer(state, seat, guild) for guild in city.guilds
            ):
                found.append(place)
        elif city.plants:
            side = SIDES[state.plants[place]]
            if can_pay(goods, (city.wants, side.wants)):
                if water == NOBODY:
                    water = filled(state.channels)
                if plantable(state.left, water, side.quality, player.gardeners):
                    found.append(place)
        else:
            found.append(place)
    return found


def move(step: Step, seat: int, city: int) -> None:
    """Pay the camels and move the caravan. A 3.4"""
    camels = price(step.state, seat, city)
    step.state.players[seat].camels -= camels
    step.state.caravan = city
    step.tell("moved", seat, city=CITIES[city], camels=camels)
