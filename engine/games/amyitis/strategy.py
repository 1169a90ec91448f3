"""How a player of Amyitis who follows a plan answers each question: for playouts, and as a first idea.

Owns the plans, which are numbers for the `outlook`. Nothing is hidden in this game.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.core import Action, Rng
from engine.games.amyitis.caravan import SIDES
from engine.games.amyitis.garden import (
    PLOT,
    SECTION,
)
from engine.games.amyitis.outlook import Look, Numbers
from engine.games.amyitis.rules import ANSWERS
from engine.games.amyitis.state import (
    BANKER,
    GOOD,
    GUILDS,
    PALACE,
    ROWS,
    TEMPLES,
    State,
)

_USUAL = Numbers()
NUMBERS: dict[str, Numbers] = {
    "bankers": _USUAL,
    "palaces": _USUAL._replace(palace_next=0.9, leader=0.8, banker=1.5),
    "planting": _USUAL._replace(favour=1.4, gardener=2.2, banker=1.0, tile=1.5),
    "temples": _USUAL._replace(ishtar=3.6, tammouz=4.6, marduk=1.4, banker=2.0),
}
"""By plan: bankers early; palaces, and the leader who reaches them; many garden tiles; the temples."""
PLANS = tuple(NUMBERS)


def follow(state: State, plan: str, rng: Rng) -> Action:
    """Return what the seat that is asked does if it follows a plan."""
    look = Look(state, state.asked, NUMBERS[plan])
    if state.ask == "action":
        return look.action()
    worth = _WORTH[state.ask]
    return max(ANSWERS[state.ask](state, state.asked), key=lambda action: worth(look, action))


def is_open(state: State, seat: int, plan: str) -> bool:
    """Return False if no guild card that a plan needs is left, or no garden tile."""
    if plan == "planting":
        return bool(state.left)
    guild = {"bankers": BANKER, "palaces": PALACE}.get(plan)
    return guild is None or any(state.stock[guild][state.players[seat].levels[guild] :])


def _goods_of(action: Action) -> list[int]:
    return [GOOD[str(name)] for name in action.args if name]


def _sell(look: Look, action: Action) -> float:
    look.prepare()
    goods = _goods_of(action)
    return 3 * len(goods) + look.without(*goods)


def _pay(look: Look, action: Action) -> float:
    look.prepare()
    return look.without(*_goods_of(action))


def _gain(look: Look, action: Action) -> float:
    look.prepare()
    return look.with_good(GOOD[str(action.args[0])])


def _take(look: Look, action: Action) -> float:
    card = str(action.args[0])
    return look.guild(GUILDS.index(card)) if card in GUILDS else look.gardener


def _section(look: Look, action: Action) -> float:
    return look.sections()[SECTION[str(action.args[0])]]


def _field(look: Look, action: Action) -> float:
    look.prepare()
    return look.field(ROWS.index(str(action.args[0])))


def _temple(look: Look, action: Action) -> float:
    return look.temple(TEMPLES.index(str(action.args[0])))


def _plot(look: Look, action: Action) -> float:
    state = look.state
    return look.planting(PLOT[str(action.args[0])], SIDES[state.plants[state.caravan]].quality)


def _claim(look: Look, action: Action) -> float:
    look.prepare()
    if action.args[0] == "talent":
        return look.talent + look.stock(look.me.goods, look.me.camels, look.state.caravan)
    return look.stock(look.me.goods, look.me.camels + 1, look.state.caravan)


def _swap(look: Look, action: Action) -> float:
    look.prepare()
    if action.verb == "keep":
        return look.without() + 0.01
    give, get = _goods_of(action)
    goods = look.me.goods
    goods[give] -= 1
    value = look.with_good(get)
    goods[give] += 1
    return value


_WORTH: dict[str, Callable[[Look, Action], float]] = {
    "field": _field,
    "temple": _temple,
    "section": _section,
    "sell": _sell,
    "free_section": _section,
    "payment": _pay,
    "guild": _take,
    "leader2": _gain,
    "plot": _plot,
    "any_good": _gain,
    "free_guild": _take,
    "procession": _temple,
    "ishtar": _claim,
    "tammouz_field": _field,
    "tammouz_swap": _swap,
    "discard": _pay,
}
