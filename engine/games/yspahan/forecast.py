"""The costs and gains of each action of Yspahan, as far as its player knows: the rest of its label.

Owns the choice of these facts. Works on what the seat sees; must not change it. Points are among them only as
what a souk is worth later: `Game.forecast` knows those of every action.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress

from engine.chance import Nothing, TapeError
from engine.core import WORTH, Action, Facts, copier, listed
from engine.games.yspahan.building import COST, CRANE_CUBES, PADDOCK_CAMELS, STORE_GOLD
from engine.games.yspahan.city import POINTS, SHOP, SOUK_OF, SOUK_SHOPS, SOUKS, SPACE, TOUCHING
from engine.games.yspahan.rules import EFFECTS, active, price
from engine.games.yspahan.state import NOBODY, SHOPS, State
from engine.games.yspahan.step import Step
from engine.games.yspahan.tower import CAMEL_FLOOR, FLOOR, GOLD_FLOOR, groups

_copy = copier(State)


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
    named: dict[str, int] = dict(zip(("owner", "other"), owners, strict=False))
    asks = _asked_later(state, seat, named)
    stays, gold = int(SPACE[dest] == state.supervisor), price(state, seat, FLOOR[floor], SPACE[dest])
    return {"gold": gold, "stays": stays, "cubes": cubes, "asks": asks, **named}


def _asked_later(state: State, seat: int, named: Mapping[str, int]) -> str:
    """Return which owners of two cubes are asked after the seat has chosen the order.

    If the seat is not asked for an order, `Game.forecast` finds who is asked.
    """
    if len(named) < 2 or (len({*named.values()}) == 1 and not state.players[seat].hand):
        return "none"
    asked = [name for name, owner in named.items() if owner != seat and state.players[owner].camels]
    different = len({named[name] for name in asked}) > 1
    return "both" if different else asked[0] if asked else "none"


def _build(state: State, seat: int, building: str, payment: str, floor: str) -> Facts:
    camels, gold = COST[building]
    return {
        "camels": 0 if payment in ("build_no_camels", "both") else camels,
        "gold": 0 if payment in ("build_no_gold", "both") else gold,
    }


def cubes(state: State, seat: int, actions: Sequence[Action]) -> Facts:
    """Return what several cubes fill, and what the souk of the first is then like.

    Cubes that must follow them are placed at once, and are among them. Y 3.6
    """
    step = Step(_copy(state), seat, Nothing())
    with suppress(TapeError):  # as for a roll, after the last cube
        for action in actions:
            EFFECTS[action.verb](step, *action.args)
    filled = sorted(
        SHOP[str(dict(placed.args)["shop"])] for placed in step.events if placed.kind in ("placed", "filled")
    )
    souk = SOUK_OF[SHOP[str(actions[0].args[0])]]
    held = sum(state.shops[shop] != NOBODY or shop in filled for shop in SOUK_SHOPS[souk])
    size = len(SOUK_SHOPS[souk])
    return {
        "count": len(filled),
        "shops": listed(SHOPS[shop] for shop in filled),
        "first": SHOPS[filled[0]],
        "last": SHOPS[filled[-1]],
        "row": int(2 < len(filled) == filled[-1] - filled[0] + 1),
        "stage": "completes" if held == size else "starts" if held == 1 else "continues",
        WORTH: POINTS[souk],
        "n": held,
        "size": size,
    }


def _place(state: State, seat: int, shop: str) -> Facts:
    return cubes(state, seat, [Action("place", (shop,))])


def _put(state: State, seat: int, shop: str) -> Facts:
    return cubes(state, seat, [Action("put", (shop,))])


def _keep(state: State, seat: int) -> Facts:
    shop, *following = state.loading
    player = state.players[seat]
    more = any(state.shops[after] == seat for after in following)
    sure = seat != active(state) or not (player.hand or "caravan_house" in player.buildings)
    return {
        "shop": SHOPS[shop],
        "camels": player.camels,
        "lost": SHOPS[following[0]] if more and sure and player.camels == 1 else "",
    }


def _let_go(state: State, seat: int) -> Facts:
    souk = SOUK_OF[state.loading[0]]
    whole = all(state.shops[shop] != NOBODY for shop in SOUK_SHOPS[souk])
    return {"shop": SHOPS[state.loading[0]], "souk": SOUKS[souk], "hole": int(whole)}


def _first(state: State, seat: int, shop: str, pause: str) -> Facts:
    owner = state.shops[SHOP[shop]]
    return {"owner": owner, "yours": int(owner == seat)}


_KNOWN: dict[str, Callable[..., Facts]] = {
    "roll": _roll,
    "take": _take,
    "supervise": _supervise,
    "build": _build,
    "place": _place,
    "put": _put,
    "keep": _keep,
    "let_go": _let_go,
    "first": _first,
}
