"""The costs and gains of each action of Yspahan, as far as its player knows: the rest of its label.

Owns the choice of these facts. Works on what the seat sees; must not change it.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.core import Action, Facts
from engine.games.yspahan.building import COST, CRANE_CUBES, PADDOCK_CAMELS, STORE_GOLD, VALUE
from engine.games.yspahan.cards import CAMEL_PRICE, GOLD_PRICE
from engine.games.yspahan.city import POINTS, SHOP, SOUK_OF, SOUK_SHOPS, SPACE, TOUCHING
from engine.games.yspahan.rules import price
from engine.games.yspahan.state import NOBODY, State
from engine.games.yspahan.step import LOADING_POINTS, ROW_LENGTH
from engine.games.yspahan.tower import CAMEL_FLOOR, FLOOR, GOLD_FLOOR, groups


def facts_of(state: State, seat: int, action: Action) -> Facts:
    """Return further arguments of the text of a legal action."""
    known = _KNOWN.get(action.verb)
    return known(state, seat, *action.args) if known else {}


def _roll(state: State, seat: int, yellow: int) -> Facts:
    return {"gold": yellow}


def _take(state: State, seat: int, name: str, card: str) -> Facts:
    floor = FLOOR[name]
    building, more = {CAMEL_FLOOR: ("paddock", PADDOCK_CAMELS), GOLD_FLOOR: ("store", STORE_GOLD)}.get(
        floor, ("crane", CRANE_CUBES)
    )
    bonus = more if building in state.players[seat].buildings else 0
    return {"n": groups(state, seat)[floor] + bool(card) + bonus}


def _supervise(state: State, seat: int, floor: str, dest: str) -> Facts:
    touched = [state.shops[shop] for shop in TOUCHING[SPACE[dest]] if state.shops[shop] != NOBODY]
    owners = sorted(touched, key=lambda owner: owner != seat)
    alike = len(owners) > len(set(owners))
    if seat in owners:
        cubes = "both_yours" if alike else ("yours", "yours_and")[len(owners) - 1]
    else:
        cubes = "same" if alike else ("none", "one", "two")[len(owners)]
    named = dict(zip(("owner", "other"), owners, strict=False))
    return {"gold": price(state, seat, FLOOR[floor], SPACE[dest]), "cubes": cubes, **named}


def _build(state: State, seat: int, building: str, payment: str, floor: str) -> Facts:
    camels, gold = COST[building]
    return {
        "camels": 0 if payment in ("build_no_camels", "both") else camels,
        "gold": 0 if payment in ("build_no_gold", "both") else gold,
        "points": VALUE[len(state.players[seat].buildings)],
    }


def _cube(state: State, seat: int, shop: str) -> Facts:
    souk = SOUK_OF[SHOP[shop]]
    held = 1 + sum(state.shops[other] != NOBODY for other in SOUK_SHOPS[souk])
    size = len(SOUK_SHOPS[souk])
    stage = "completes" if held == size else "starts" if held == 1 else "continues"
    return {"stage": stage, "points": POINTS[souk], "n": held, "size": size}


def _load(state: State, seat: int, *args: str) -> Facts:
    return {"points": LOADING_POINTS[len(state.caravan) // ROW_LENGTH[len(state.players)]]}


def _first(state: State, seat: int, shop: str, pause: str) -> Facts:
    owner = state.shops[SHOP[shop]]
    return {"owner": owner, "yours": int(owner == seat)}


def _sell(state: State, seat: int, what: str, n: int) -> Facts:
    return {"points": n * (CAMEL_PRICE if what == "camels" else GOLD_PRICE)}


_KNOWN: dict[str, Callable[..., Facts]] = {
    "roll": _roll,
    "take": _take,
    "supervise": _supervise,
    "build": _build,
    "place": _cube,
    "put": _cube,
    "keep": _load,
    "let_go": _load,
    "first": _first,
    "sell": _sell,
}
