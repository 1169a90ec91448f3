"""Why something is not possible in Amyitis now, in answer to a typed move that is not legal.

Owns the choice of the reason, the first that holds. Nothing is hidden. Must not know texts.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.core import Action, Event, event
from engine.games.amyitis import caravan, guild
from engine.games.amyitis.caravan import CITY, NOTHING, ROUTE, SIDES
from engine.games.amyitis.garden import (
    EVERYWHERE,
    PLOT,
    PLOTS,
    SECTION,
    SECTIONS,
    available,
    filled,
    plantable,
    watered,
)
from engine.games.amyitis.rules import plant_quality
from engine.games.amyitis.state import CITIES, CRAFTS, GOOD, GOODS, GUILDS, HIRE_PRICES, State
from engine.games.base import meant

_HIRED = {"field": "grower", "temple": "priest", "irrigate": "engineer"}
"""By verb: the craft after which it is possible."""
_TRADES = frozenset({"sell", "pay", "take", "plant"})
_ASKED_IN = {
    "pass": ("action",), "hire": ("action",), "caravan": ("action",),
    "field": ("field", "tammouz_field"), "temple": ("temple", "procession"),
    "irrigate": ("section", "free_section"),
    "sell": ("sell",), "pay": ("payment",), "take": ("guild", "free_guild"), "plant": ("plot",),
    "gain": ("leader2", "any_good"), "claim": ("ishtar",),
    "swap": ("tammouz_swap",), "keep": ("tammouz_swap",), "discard": ("discard",),
}  # fmt: skip
"""By verb: the questions that it answers."""


def obstacle(state: State, seat: int, action: Action) -> Event | None:
    """Return why an action is not legal, if there is something to say."""
    verb = action.verb
    if state.ask in _ASKED_IN[verb]:
        reason = _REASONS.get(verb)
        return reason(state, seat, *action.args) if reason else None
    if state.ask != "action":
        return event("answer-first")
    if verb in _HIRED:
        return event("hire-first", craft=_HIRED[verb])
    return event("caravan-first") if verb in _TRADES else None


def _hire(state: State, seat: int, craft: str, group: str | int) -> Event | None:
    name = meant(craft, CRAFTS)
    if name == "engineer" and filled(state.channels) == EVERYWHERE:
        return event("no-channel")
    if not isinstance(group, int) or not 1 <= group <= len(state.groups):
        return event("no-group", n=len(state.groups)) if isinstance(group, int) else None
    cards = state.groups[group - 1]
    if name and name not in cards:
        return event("craft-gone", craft=name, group=group)
    price, talents = HIRE_PRICES[cards.count("")], state.players[seat].talents
    return event("hire-too-dear", talents=price, have=talents) if price > talents else None


def _caravan(state: State, seat: int, city: str) -> Event | None:
    name, player = meant(city, CITIES), state.players[seat]
    if not any(player.goods):
        return event("no-goods")
    if not name:
        return None
    place, camels = CITY[name], caravan.price(state, seat, CITY[name])
    if camels > player.camels:
        return event("too-far", city=name, camels=camels, have=player.camels)
    first, second = caravan.demand(state, place)
    if not caravan.can_pay(player.goods, (first, second)):
        more = "" if second == NOTHING else GOODS[second]
        return event("city-wants", city=name, good=GOODS[first], second=more)
    if ROUTE[place].plants:
        return _no_plot(state, seat, SIDES[state.plants[place]].quality)
    return event("no-guild", city=name)


def _no_plot(state: State, seat: int, quality: int) -> Event | None:
    gardeners = state.players[seat].gardeners
    fits = plantable(state.left, filled(state.channels), quality, gardeners)
    return None if fits else event("no-plot", quality=quality, gardeners=gardeners)


def _irrigate(state: State, seat: int, section: str) -> Event | None:
    name, water = meant(section, SECTIONS), filled(state.channels)
    if not name or available(water) >> SECTION[name] & 1:
        return None
    return event("section-filled" if water >> SECTION[name] & 1 else "section-dry", section=name)


def _plant(state: State, seat: int, plot: str) -> Event | None:
    name = meant(plot, PLOTS)
    if not name:
        return None
    bit = 1 << PLOT[name]
    if not state.left & bit:
        return event("plot-empty", plot=name)
    if not watered(filled(state.channels)) & bit:
        return event("plot-dry", plot=name)
    quality = plant_quality(state)
    return event("plot-needs-more", plot=name, quality=quality, gardeners=state.players[seat].gardeners)


def _take(state: State, seat: int, card: str) -> Event | None:
    name = meant(card, (*GUILDS, guild.GARDENER))
    if name in GUILDS and guild.on_offer(state, seat, GUILDS.index(name)):
        return event("other-guild", card=name)
    return event("no-guild-card", card=name) if name else None


def _give(state: State, seat: int, good: str, *rest: str) -> Event | None:
    """Return which of the goods the seat does not have."""
    held = state.players[seat].goods
    named = [name for name in (meant(typed, GOODS) for typed in (good, *rest)) if name]
    missing = next((name for name in named if held[GOOD[name]] < named.count(name)), "")
    return event("no-good", good=missing) if missing else None


def _swap(state: State, seat: int, give: str, get: str) -> Event | None:
    return event("no-wine") if meant(get, GOODS) == "wine" else _give(state, seat, give)


_REASONS: dict[str, Callable[..., Event | None]] = {
    "hire": _hire,
    "caravan": _caravan,
    "irrigate": _irrigate,
    "plant": _plant,
    "take": _take,
    "sell": _give,
    "pay": _give,
    "discard": _give,
    "swap": _swap,
}
