"""Why something is not possible in Yspahan now, in answer to a typed move that is not legal.

Owns the choice of the reason, the first that holds. Works on what the seat sees; must not know texts.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.core import Action, Event, event
from engine.games.base import meant
from engine.games.yspahan.building import COST
from engine.games.yspahan.city import QUARTER, SHOP, SOUK_OF, SOUK_SHOPS, SPACE, has_open_shop, souk_owner
from engine.games.yspahan.rules import active, price
from engine.games.yspahan.state import BUILDINGS, CARDS, FLOORS, NOBODY, SHOPS, STREET, State
from engine.games.yspahan.step import cards_left
from engine.games.yspahan.tower import FLOOR, YELLOW_DICE, groups

_SOLD = {f"sell_{what}": what for what in ("camels", "gold")}


def obstacle(state: State, seat: int, action: Action) -> Event | None:
    """Return why an action is not legal, if there is something to say."""
    if action.verb in _CARDS:
        return _CARDS[action.verb](state, seat, *action.args)
    why = _too_early_or_late(state, action.verb)
    reason = _REASONS.get(action.verb)
    return event(why) if why else reason(state, seat, *action.args) if reason else None


def _too_early_or_late(state: State, verb: str) -> str:
    """Return the kind of the reason why a verb does not belong to the question, or an empty text."""
    if state.ask == "roll" or verb == "roll":
        return "rolled" if state.ask != "roll" else "" if verb == "roll" else "roll-first"
    if state.ask == "protect":
        return "" if verb in ("keep", "let_go") else "protect-first"
    if state.ask in ("order", "go_on"):
        return "load-first" if verb in _REASONS else ""
    if state.ask == "place" and verb not in ("place", "stop"):
        return "place-first"
    two = len(state.players) == 2
    if state.ask == "act":
        return "act-first" if verb in ("place", "stop", "end") or (verb == "build" and not two) else ""
    uses = verb in ("take", "supervise", "draw", "place", "stop") or (verb == "build" and two)  # Y 2.3
    return "acted" if state.ask == "end" and uses else ""


def _roll(state: State, seat: int, yellow: str | int) -> Event | None:
    if not isinstance(yellow, int):
        return None
    if yellow > YELLOW_DICE:
        return event("yellow-dice", n=YELLOW_DICE)
    return event("yellow-too-dear", have=state.players[seat].gold)


def _group(state: State, seat: int, floor: str) -> Event | None:
    """Return why the dice of a floor cannot be used."""
    name = meant(floor, FLOORS)
    if not name or groups(state, seat)[FLOOR[name]]:
        return None
    return event("no-dice" if state.taken[FLOOR[name]] == NOBODY else "dice-taken", floor=name)


def _take(state: State, seat: int, floor: str, card: str) -> Event | None:
    if why := _group(state, seat, floor):
        return why
    if card and (why := _card(state, seat, card)):
        return why
    name = meant(floor, FLOORS)
    closed = name and QUARTER[FLOOR[name]] and not has_open_shop(state.shops, seat, FLOOR[name])
    return event("quarter-closed", floor=name) if closed else None


def _supervise(state: State, seat: int, floor: str, dest: str) -> Event | None:
    why = _group(state, seat, floor)
    name, space = meant(floor, FLOORS), meant(dest, STREET)
    if why or not name or not space:
        return why
    gold, paid = state.players[seat].gold, price(state, seat, FLOOR[name], SPACE[space])
    return event("steps-too-dear", dest=space, gold=paid, have=gold) if paid > gold else None


def _draw(state: State, seat: int, floor: str) -> Event | None:
    return _group(state, seat, floor) if cards_left(state) else event("no-cards")


def _build(state: State, seat: int, building: str, cards: str, floor: str) -> Event | None:
    name, player = meant(building, BUILDINGS), state.players[seat]
    if name in player.buildings:
        return event("built-already", building=name)
    if state.built:
        return event("built-today")
    if floor and (why := _group(state, seat, floor)):
        return why
    for card in ("build_no_gold", "build_no_camels"):
        if cards in (card, "both") and card not in player.hand:
            return event("no-card", card=card)
    if not name:
        return None
    camels, gold = COST[name]
    camels, gold = camels * (cards in ("", "build_no_gold")), gold * (cards in ("", "build_no_camels"))
    if player.camels >= camels and player.gold >= gold:
        return None
    return event("building-too-dear", building=name, camels=player.camels, gold=player.gold, **_priced(name))


def _priced(building: str) -> dict[str, int]:
    camels, gold = COST[building]
    return {"needs_camels": camels, "needs_gold": gold}


def _place(state: State, seat: int, shop: str) -> Event | None:
    name = meant(shop, SHOPS)
    if not name:
        return None
    if state.ask == "place" and SOUK_SHOPS[SOUK_OF[SHOP[name]]] not in QUARTER[state.floor]:
        return event("other-quarter", shop=name, floor=FLOORS[state.floor])
    return _shop(state, seat, name)


def _shop(state: State, seat: int, shop: str) -> Event:
    """Return why a cube cannot be placed in a shop."""
    if state.shops[SHOP[shop]] != NOBODY:
        return event("shop-taken", shop=shop)
    owner = souk_owner(state.shops, SOUK_SHOPS[SOUK_OF[SHOP[shop]]])
    return event("souk-first" if owner in (NOBODY, seat) else "souk-taken", shop=shop)


def _stop(state: State, seat: int) -> Event:
    return event("must-place", n=state.cubes - state.optional)


# Cards. Y 5 D7


def _card(state: State, seat: int, card: str) -> Event | None:
    """Return why a card cannot be played or discarded."""
    name = meant(card, CARDS)
    if name and name not in state.players[seat].hand:
        return event("no-card", card=name)
    return event("other-turn") if seat != active(state) else None


def _swap(state: State, seat: int, give: str, n: str | int) -> Event | None:
    player, what = state.players[seat], meant(give, _SOLD.values())
    return _card(state, seat, "swap") or (_too_few(what, n, getattr(player, what)) if what else None)


def _sell(state: State, seat: int, what: str, n: str | int) -> Event | None:
    player, sold = state.players[seat], meant(what, _SOLD.values())
    if not sold:
        return None
    return _card(state, seat, f"sell_{sold}") or _too_few(sold, n, getattr(player, sold))


def _too_few(what: str, n: str | int, have: int) -> Event | None:
    return event("too-few", what=what, have=have) if isinstance(n, int) and n > have else None


def _put(state: State, seat: int, shop: str) -> Event | None:
    name = meant(shop, SHOPS)
    return _card(state, seat, "place_any") or (_shop(state, seat, name) if name else None)


_CARDS: dict[str, Callable[..., Event | None]] = {"play": _card, "swap": _swap, "sell": _sell, "put": _put}
_REASONS: dict[str, Callable[..., Event | None]] = {
    "roll": _roll,
    "take": _take,
    "supervise": _supervise,
    "draw": _draw,
    "build": _build,
    "place": _place,
    "stop": _stop,
}
