"""The costs and gains of each action of Amyitis: the rest of its label.

Owns the choice of these facts. Works on what the seat sees; must not change it.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.core import Action, Facts, listed
from engine.games.amyitis import caravan, fields, guild, temples
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
    HIRE_PRICES,
    LEADER,
    NEUTRAL,
    NOBODY,
    PALACE,
    ROWS,
    TEMPLES,
    TILES,
    State,
)


def facts_of(state: State, seat: int, action: Action) -> Facts:
    """Return further arguments of the text of a legal action."""
    known = _KNOWN.get(action.verb)
    return known(state, seat, *action.args) if known else {}


def _hire(state: State, seat: int, craft: str, group: int) -> Facts:
    points = ENGINEER_POINTS if craft == "engineer" else 0
    return {"talents": HIRE_PRICES[state.groups[group - 1].count(FLIPPED)], "points": points}


def _caravan(state: State, seat: int, city: str) -> Facts:
    place = CITY[city]
    trade = ROUTE[place]
    found: dict[str, str | int] = {"camels": caravan.price(state, seat, place)}
    if trade.sale:
        return found | {"trade": "sale"}
    first, second = caravan.payments(state.players[seat].goods, caravan.demand(state, place))[0]
    found |= _goods(GOODS[first], "" if second == NOTHING else GOODS[second])
    if trade.plants:
        return found | {"trade": "plant", "quality": caravan.SIDES[state.plants[place]].quality}
    cards = [GUILDS[kind] for kind in trade.guilds if guild.on_offer(state, seat, kind)]
    points = guild.PALACE_POINTS[state.players[seat].levels[PALACE] + 1] if GUILDS[PALACE] in cards else 0
    return found | {
        "trade": "guild",
        "card": cards[0],
        "other_card": cards[-1],
        "n": len(cards),
        "points": points,
    }


def _goods(good: str, second: str) -> dict[str, str | int]:
    return {"good": good, "second": second, "same": int(good == second)}


def _field(state: State, seat: int, name: str) -> Facts:
    row = ROWS.index(name)
    cubes = [*state.fields[row], seat]
    left = len(fields.SPACES[row]) - len(cubes)
    best = NOBODY if left or not state.gardeners else fields.winner(cubes)
    return {"good": GOODS[fields.next_good(state, row)], "left": left, **_for_whom("gardener", best, seat)}


def _temple(state: State, seat: int, name: str) -> Facts:
    cubes = [seat, *state.temples[TEMPLES.index(name)]]
    pushed = NOBODY if len(cubes) <= temples.SPACES else cubes.pop()
    out = NOBODY if pushed == NEUTRAL else pushed
    return {"n": cubes.count(seat), **_for_whom("pushed", out, seat)}


def _for_whom(name: str, owner: int, seat: int) -> dict[str, str | int]:
    """Return, as the argument `name`, whose something is: the seat's, another's (the `owner`) or nobody's."""
    if owner == NOBODY:
        return {name: "none"}
    return {name: "mine"} if owner == seat else {name: "other", "owner": owner}


def _irrigate(state: State, seat: int, name: str) -> Facts:
    water = filled(state.channels)
    new = watered(water | 1 << SECTION[name]) & ~watered(water) & state.left
    plots = listed(PLOTS[plot] for plot in members(new))
    return {"plots": plots}


def _sell(state: State, seat: int, good: str, second: str) -> Facts:
    return {"points": ROUTE[state.caravan].sale[bool(second)], **_goods(good, second)}


def _pay(state: State, seat: int, good: str, second: str) -> Facts:
    return _goods(good, second)


def _take(state: State, seat: int, card: str) -> Facts:
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


def _plant(state: State, seat: int, name: str) -> Facts:
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
        **_for_whom("water", owner, seat),
    }


_KNOWN: dict[str, Callable[..., Facts]] = {
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
