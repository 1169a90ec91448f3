"""Cards played for their own effect: what a hand allows, and what each card does.

The two building cards are handled by `building`; a card discarded for a bigger group is part of taking.
Must not know about questions: `rules` decides who may play a card, and when.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from engine.core import Action
from engine.games.yspahan.city import QUARTERS_ON, open_shops
from engine.games.yspahan.state import DATA, SHOPS, State
from engine.games.yspahan.step import CARD_POINTS, Step, discard, load_cube, place_cube

_EFFECT: dict[str, Any] = DATA["cards"]["effect"]
CAMELS, GOLD = _EFFECT["camels3"], _EFFECT["gold3"]
SOLD_CAMELS, CAMEL_PRICE = (_EFFECT["sell_camels"][part] for part in ("most", "points"))
SOLD_GOLD, GOLD_PRICE = (_EFFECT["sell_gold"][part] for part in ("most", "points"))

Actions = Sequence[Action]

_PLAY = {kind: (Action("play", (kind,)),) for kind in ("camels3", "gold3", "load")}
_PUT = tuple(Action("put", (shop,)) for shop in SHOPS)
_SELL = {
    what: tuple(Action("sell", (what, n)) for n in range(1, most + 1))
    for what, most in (("camels", SOLD_CAMELS), ("gold", SOLD_GOLD))
}


@cache
def _swaps(gold: int, camels: int) -> Actions:
    return (
        *(Action("swap", ("gold", n)) for n in range(1, gold + 1)),
        *(Action("swap", ("camels", n)) for n in range(1, camels + 1)),
    )


def _puts(state: State, seat: int) -> Actions:
    return [_PUT[shop] for floor in QUARTERS_ON for shop in open_shops(state.shops, seat, floor)]


_OFFERS: dict[str, Callable[[State, int], Actions]] = {
    "camels3": lambda state, seat: _PLAY["camels3"],
    "gold3": lambda state, seat: _PLAY["gold3"],
    "load": lambda state, seat: _PLAY["load"],
    "swap": lambda state, seat: _swaps(state.players[seat].gold, state.players[seat].camels),
    "sell_camels": lambda state, seat: _SELL["camels"][: state.players[seat].camels],
    "sell_gold": lambda state, seat: _SELL["gold"][: state.players[seat].gold],
    "place_any": _puts,
    "build_no_gold": lambda state, seat: (),
    "build_no_camels": lambda state, seat: (),
}


def plays(state: State, seat: int, hand: Sequence[str]) -> list[Action]:
    """Return every way to play a card of the hand now, in the order of the hand. Y 5 D7"""
    found: list[Action] = []
    before = ""
    for kind in hand:
        if kind != before:
            found += _OFFERS[kind](state, seat)
            before = kind
    return found


def play(step: Step, card: str) -> None:
    """Take three camels, three gold, or load a cube. Buildings add nothing. Y 1.7"""
    seat = step.mover
    player = step.state.players[seat]
    discard(step.state, seat, card)
    step.tell("played", seat, card=card)
    if card == "camels3":
        player.camels += CAMELS
    elif card == "gold3":
        player.gold += GOLD
    else:
        load_cube(step, seat, by_card=True)


def swap(step: Step, give: str, n: int) -> None:
    """Exchange camels and gold one for one, in one direction. Y 1.7"""
    seat = step.mover
    player = step.state.players[seat]
    discard(step.state, seat, "swap")
    change = n if give == "gold" else -n
    player.gold -= change
    player.camels += change
    step.tell("swapped", seat, give=give, n=n)


def sell(step: Step, what: str, n: int) -> None:
    """Sell camels for two points each, or gold for one. Y 1.7"""
    seat = step.mover
    player = step.state.players[seat]
    discard(step.state, seat, f"sell_{what}")
    if what == "camels":
        player.camels -= n
        points = n * CAMEL_PRICE
    else:
        player.gold -= n
        points = n * GOLD_PRICE
    player.sheet[CARD_POINTS] += points
    step.tell("sold", seat, ((seat, points),), what=what, n=n)


def put(step: Step, shop: str) -> None:
    """Place a cube in any quarter, by the rules of placing. Y 1.7"""
    seat = step.mover
    discard(step.state, seat, "place_any")
    step.tell("played", seat, card="place_any")
    place_cube(step, seat, shop)
