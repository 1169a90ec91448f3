"""What each action of Amyitis costs and brings: the rest of what its label says.

Owns the choice of these facts. Works on what the seat sees; must not change it.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.core import Action, Known
from engine.games.amyitis import caravan, fields, guild
from engine.games.amyitis.caravan import CITY, NOTHING, ROUTE
from engine.games.amyitis.garden import (
    PLOT,
    PLOTS,
    SECTION,
    filled,
    foremost,
    gardeners_needed,
    members,
    watered,
)
from engine.games.amyitis.rules import ENGINEER_POINTS, FLIPPED, plant_quality
from engine.games.amyitis.state import (
    BANKER,
    GOODS,
    GUILDS,
    LEADER,
    NOBODY,
    PALACE,
    ROWS,
    TEMPLES,
    TILES,
    State,
)


def forecast(state: State, seat: int, action: Action) -> Known:
    """Return further arguments of the text of a legal action."""
    known = _KNOWN.get(action.verb)
    return known(state, seat, *action.args) if known else {}


def _hire(state: State, seat: int, craft: str, group: int) -> Known:
    return {"talents": state.groups[group - 1].count(FLIPPED)}


def _caravan(state: State, seat: int, city: str) -> Known:
    place = CITY[city]
    trade = ROUTE[place]
    found: dict[str, str | int] = {"camels": caravan.price(state, seat, place)}
    if trade.sale:
        return found | {"trade": "sale"}
    first, second = caravan.demand(state, place)
    found |= _goods(GOODS[first], "" if second == NOTHING else GOODS[second])
    if trade.plants:
        return found | {"trade": "plant", "quality": caravan.SIDES[state.plants[place]].quality}
    cards = [GUILDS[kind] for kind in trade.guilds if guild.on_offer(state, seat, kind)]
    return found | {"trade": "guild", "card": cards[0], "other_card": cards[-1], "n": len(cards)}


def _goods(good: str, second: str) -> dict[str, str | int]:
    return {"good": good, "second": second, "same": int(good == second)}


def _field(state: State, seat: int, name: str) -> Known:
    row = ROWS.index(name)
    cubes = [*state.fields[row], seat]
    won = len(cubes) == len(fields.SPACES[row]) and fields.winner(cubes) == seat and state.gardeners > 0
    left = len(fields.SPACES[row]) - len(cubes)
    return {"good": GOODS[fields.next_good(state, row)], "left": left, "gardeners": int(won)}


def _temple(state: State, seat: int, name: str) -> Known:
    return {"n": state.temples[TEMPLES.index(name)].count(seat) + 1}


def _irrigate(state: State, seat: int, name: str) -> Known:
    water = filled(state.channels)
    new = watered(water | 1 << SECTION[name]) & ~watered(water) & state.left
    plots = ", ".join(PLOTS[plot] for plot in members(new))
    return {"points": ENGINEER_POINTS if state.ask == "section" else 0, "plots": plots}


def _sell(state: State, seat: int, good: str, second: str) -> Known:
    return {"points": ROUTE[state.caravan].sale[bool(second)], **_goods(good, second)}


def _pay(state: State, seat: int, good: str, second: str) -> Known:
    return _goods(good, second)


def _take(state: State, seat: int, card: str) -> Known:
    if card not in GUILDS:
        return {"level": 0, "talents": 0, "spaces": 0, "points": 0}
    kind = GUILDS.index(card)
    level = state.players[seat].levels[kind] + 1
    talents, points = guild.INCOME[level] if kind == BANKER else (0, 0)
    return {
        "level": level,
        "talents": talents,
        "points": guild.PALACE_POINTS[level] if kind == PALACE else points,
        "spaces": guild.EXTRA_SPACES[level] if kind == LEADER else 0,
    }


def _plant(state: State, seat: int, name: str) -> Known:
    plot, quality = PLOT[name], plant_quality(state)
    tile = TILES[state.tiles[plot]]
    owner = foremost(state.channels, plot)
    return {
        "points": tile.points,
        "talents": tile.talents,
        "camels": tile.camels,
        "goods": tile.goods,
        "guilds": tile.guilds,
        "gardeners": gardeners_needed(plot, quality),
        "quality": quality,
        "water": "none" if owner == NOBODY else "mine" if owner == seat else "other",
        **({"owner": owner} if owner != NOBODY else {}),
    }


_KNOWN: dict[str, Callable[..., Known]] = {
    "hire": _hire,
    "caravan": _caravan,
    "field": _field,
    "temple": _temple,
    "irrigate": _irrigate,
    "sell": _sell,
    "pay": _pay,
    "take": _take,
    "plant": _plant,
}
