"""How a player of Yspahan who follows a plan answers each question: for playouts, and as a first idea.

For every group, what each of its uses brings is added up, less what it costs, plus what the next seats lose
without the group (`prospects` has the estimates). No move is tried. A player knows only what its seat sees.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engine.core import Action
from engine.games.yspahan import rules
from engine.games.yspahan.building import BATHHOUSE_STEPS, PADDOCK_CAMELS, STORE_GOLD
from engine.games.yspahan.city import (
    DISTANCE,
    INTERIOR,
    POINTS,
    QUARTERS_ON,
    SOUK_OF,
    TOUCHING,
    has_open_shop,
    open_shops,
)
from engine.games.yspahan.prospects import (
    BATHHOUSE,
    BIT,
    HOUSE,
    MINDS,
    PADDOCK,
    SHOPS_ON,
    SLICE,
    STORE,
    Hand,
    Prospects,
    Seat,
    Way,
    buildable,
    days_left,
    seat_of,
)
from engine.games.yspahan.state import BUILDINGS, FLOORS, NOBODY, SHOPS, STREET, State
from engine.games.yspahan.step import cards_left
from engine.games.yspahan.tower import CAMEL_FLOOR, GOLD_FLOOR, YELLOW_DICE, groups

PLANS = tuple(MINDS)

_NEVER = -99.0
_BETTER = 0.3
"""Points by which an action with a discarded card must be better than one without."""
_NO_CAMEL = 99.0
"""The worth of a camel to a seat that has none."""
_DUEL = 2.0
"""With two players, what the other loses counts as many times more."""

_STREET_SPACES = tuple((space, near) for space, near in enumerate(TOUCHING) if near)
_TOUCHED = tuple(sum(shop in near for near in TOUCHING) for shop in range(len(SHOPS)))
"""Per shop: the number of spaces that touch it."""
_AWAY = tuple(
    tuple(
        min((DISTANCE[at][space] for space, near in enumerate(TOUCHING) if shop in near), default=0)
        for at in range(len(STREET))
    )
    for shop in range(len(SHOPS))
)
"""Per shop and space: the distance to the nearest space that touches the shop."""

_GO_ON, _LET_GO, _KEEP, _STOP, _END = (Action(verb) for verb in ("go_on", "let_go", "keep", "stop", "end"))


def follow(state: State, seat: int, plan: str) -> Action:
    """Return the action of a seat that is asked and follows one of `PLANS`."""
    return _ANSWERS[state.ask](MINDS[plan], state, seat)


def _hurt(mind: Prospects, state: State) -> float:
    return mind.numbers["hurt"] * (_DUEL if len(state.players) == 2 else 1.0)


def _roll(mind: Prospects, state: State, seat: int) -> Action:
    at = seat_of(state, seat)
    hand = tuple(state.players[seat].hand)

    def rich(gold: int) -> float:
        return mind.rich(at.camels, gold, at.built, at.halves, at.pair, hand)

    bought = 0
    while bought < min(YELLOW_DICE, at.gold):
        if rich(at.gold - bought) - rich(at.gold - bought - 1) >= mind.numbers["yellow"]:
            break
        bought += 1
    return rules.ROLLS[bought]


def _level(mind: Prospects, state: State, seat: int, at: Seat, floor: int, dice: int, hand: Hand) -> float:
    """Return what the level action of a group of that many dice brings."""
    if floor == CAMEL_FLOOR:
        more = dice + (PADDOCK_CAMELS if at.built & PADDOCK else 0)
        return mind.rich(at.camels + more, at.gold, at.built, at.halves, at.pair, hand)
    if floor == GOLD_FLOOR:
        more = dice + (STORE_GOLD if at.built & STORE else 0)
        return mind.rich(at.camels, at.gold + more, at.built, at.halves, at.pair, hand)
    shops = tuple(state.shops[SHOPS_ON[floor]])
    value, _ = mind.level(floor, shops, seat, dice + at.crane, at.turns, at.market, at.guarded)
    return value + mind.rich(at.camels, at.gold, at.built, at.halves, at.pair, hand)


def _act(mind: Prospects, state: State, seat: int) -> Action:
    dice, drawing = groups(state, seat), cards_left(state)
    floors = [floor for floor, n in enumerate(dice) if n]
    if not floors:
        return rules.FORCED_DRAW if drawing else rules.PASS
    at, hand = seat_of(state, seat), tuple(state.players[seat].hand)
    denied = _denied(mind, state, seat, floors)
    loads = _loads(mind, state, seat)
    cheapest = min(hand, key=lambda kind: mind.hold(kind, at.halves)) if hand else ""
    left = [*hand]
    if cheapest:
        left.remove(cheapest)
    fewer = tuple(left)
    rich = [
        mind.rich(at.camels, gold, at.built, at.halves, at.pair, hand)
        for gold in range(at.gold, max(-1, at.gold - 9), -1)
    ]
    free = BATHHOUSE_STEPS if at.built & BATHHOUSE else 0
    distance = DISTANCE[state.supervisor]
    best, chosen = _NEVER, None
    for floor in floors:
        bonus = denied[floor]
        if floor in (CAMEL_FLOOR, GOLD_FLOOR) or has_open_shop(state.shops, seat, floor):
            value = bonus + _level(mind, state, seat, at, floor, dice[floor], hand)
            if value > best:
                best, chosen = value, rules.TAKE[floor][""]
            if cheapest:
                value = bonus + _level(mind, state, seat, at, floor, dice[floor] + 1, fewer)
                if value > best + _BETTER:
                    best, chosen = value, rules.TAKE[floor][cheapest]
        if drawing:
            value = bonus + rich[0] + mind.draw(at.halves)
            if value > best:
                best, chosen = value, rules.DRAW[floor]
        for space, brings in loads:
            price = max(0, abs(distance[space] - state.value[floor]) - free)
            if price < len(rich) and bonus + brings + rich[price] > best:
                best, chosen = bonus + brings + rich[price], rules.SUPERVISE[floor][space]
        if at.pair:
            value, action = _built(mind, at, hand, floor)
            if action and value + bonus > best:
                best, chosen = value + bonus, action
    if chosen is None:
        floor = floors[0]
        chosen = rules.supervisions(floor, state.supervisor, state.value[floor], free)[0]
    return chosen


def _built(mind: Prospects, at: Seat, hand: Hand, floor: int) -> tuple[float, Action | None]:
    """Return the best building of two players, who use a group for it, and the value after it."""
    best, chosen = _NEVER, None
    for name, payment, camels, gold, left in buildable(at.camels, at.gold, at.built, hand):
        value = mind.gain(BUILDINGS.index(name), at.built.bit_count(), at.halves / 2)
        value += mind.rich(camels, gold, at.built | BIT[name], at.halves, True, left)
        if value > best:
            best, chosen = value, Action("build", (name, payment, FLOORS[floor]))
    return best, chosen


def _denied(mind: Prospects, state: State, seat: int, floors: Sequence[int]) -> dict[int, float]:
    """Return by floor what the seats that come today lose if its group is gone, as far as it counts."""
    found = dict.fromkeys(floors, 0.0)
    weight = mind.numbers["deny"] * (_DUEL if len(state.players) == 2 else 1.0)
    for other in dict.fromkeys(state.order[state.turn + 1 :]):
        if other == seat:
            continue
        at = seat_of(state, other)
        now = mind.rich(at.camels, at.gold, at.built, at.halves, at.pair, ())
        first, second, dearest = mind.draw(at.halves), mind.draw(at.halves), -1
        for floor in floors:
            if dice := state.white[floor]:
                value = _level(mind, state, other, at, floor, dice, ()) - now
                if value > first:
                    first, second, dearest = value, first, floor
                elif value > second:
                    second = value
        if dearest >= 0:
            found[dearest] += weight * (first - second)
    return found


def _loss(mind: Prospects, state: State, shop: int, at: Seat) -> float:
    """Return what the owner of a cube loses if it leaves its shop."""
    souk = SOUK_OF[shop]
    missing = state.shops[SLICE[souk]].count(NOBODY)
    return mind.souk(souk, missing, at.turns, at.market, at.guarded) - mind.souk(
        souk, missing + 1, at.turns, at.market, at.guarded
    )


def _camel(mind: Prospects, at: Seat, hand: Hand) -> float:
    """Return what a camel is worth to a seat."""
    if not at.camels:
        return _NO_CAMEL
    return mind.rich(at.camels, at.gold, at.built, at.halves, at.pair, hand) - mind.rich(
        at.camels - 1, at.gold, at.built, at.halves, at.pair, hand
    )


def _loads(mind: Prospects, state: State, seat: int) -> list[tuple[int, float]]:
    """Return every space with cubes, and what it brings if the supervisor goes there, without the price."""
    shops, seats, hurt = state.shops, len(state.players), _hurt(mind, state)
    caravan, days = tuple(state.caravan), days_left(state)
    changes: dict[int, float] = {}
    known: dict[int, tuple[Seat, float, float]] = {}
    found: list[tuple[int, float]] = []
    for space, near in _STREET_SPACES:
        here = [shop for shop in near if shops[shop] != NOBODY]
        if not here:
            continue
        change = 0.0
        for shop in here:
            owner = shops[shop]
            if shop not in changes:
                if owner not in known:
                    at = seat_of(state, owner)
                    hand = tuple(state.players[owner].hand) if owner == seat else ()
                    drawn = mind.draw(at.halves) if at.built & HOUSE else 0.0
                    known[owner] = at, _camel(mind, at, hand), drawn
                at, camel, drawn = known[owner]
                changes[shop] = drawn - min(_loss(mind, state, shop, at), camel)
            change += changes[shop] if owner == seat else -hurt * changes[shop]
        owners = tuple(shops[shop] for shop in here)
        value = _lead(mind.loaded(caravan, owners, seats, days), seat, hurt)
        if len(owners) == 2 and owners[0] != owners[1]:
            value = max(value, _lead(mind.loaded(caravan, owners[::-1], seats, days), seat, hurt))
        found.append((space, value + change))
    return found


def _lead(got: Sequence[float], seat: int, hurt: float) -> float:
    return got[seat] * (1 + hurt) - hurt * sum(got)


def _order(mind: Prospects, state: State, seat: int) -> Action:
    caravan, days, hurt = tuple(state.caravan), days_left(state), _hurt(mind, state)

    def lead(order: Sequence[int]) -> float:
        owners = tuple(state.shops[shop] for shop in order)
        return _lead(mind.loaded(caravan, owners, len(state.players), days), seat, hurt)

    return rules.FIRST[max((state.loading, state.loading[::-1]), key=lead)[0]]


def _go_on(mind: Prospects, state: State, seat: int) -> Action:
    return _GO_ON


def _protect(mind: Prospects, state: State, seat: int) -> Action:
    at = seat_of(state, seat)
    hand = tuple(state.players[seat].hand)
    return _KEEP if _loss(mind, state, state.loading[0], at) > _camel(mind, at, hand) else _LET_GO


def _place(mind: Prospects, state: State, seat: int) -> Action:
    shops = open_shops(state.shops, seat, state.floor)
    at = seat_of(state, seat)
    held = tuple(state.shops[SHOPS_ON[state.floor]])
    value, souk = mind.level(state.floor, held, seat, state.cubes, at.turns, at.market, at.guarded)
    if state.cubes <= state.optional and value < 0:
        return _STOP
    return rules.PLACE[_shop(mind, state, at, souk, shops, state.cubes)]


def _shop(mind: Prospects, state: State, at: Seat, souk: int, shops: Sequence[int], cubes: int) -> int:
    """Return the shop of a souk for the first of several cubes.

    They hide from the supervisor, unless the souk will hardly be completed.
    """
    inside = [shop for shop in shops if SOUK_OF[shop] == souk] or shops
    missing = state.shops[SLICE[souk]].count(NOBODY) - cubes
    if missing > 0 and (
        mind.souk(souk, missing, at.turns, False, True) < mind.numbers["street"] * POINTS[souk]
    ):
        return min(inside, key=lambda shop: (-_TOUCHED[shop], _AWAY[shop][state.supervisor], shop))
    return min(inside, key=lambda shop: (not INTERIOR[shop], _TOUCHED[shop], shop))


def _end(mind: Prospects, state: State, seat: int) -> Action:
    at = seat_of(state, seat)
    hand = tuple(state.players[seat].hand)
    if "place_any" in hand:
        best, chosen = mind.hold("place_any", at.halves), (-1, 0)
        for floor in QUARTERS_ON:
            held = tuple(state.shops[SHOPS_ON[floor]])
            value, souk = mind.level(floor, held, seat, 1, at.turns, at.market, at.guarded)
            if souk >= 0 and value > best:
                best, chosen = value, (souk, floor)
        if chosen[0] >= 0:
            shops = open_shops(state.shops, seat, chosen[1])
            return Action("put", (SHOPS[_shop(mind, state, at, chosen[0], shops, 1)],))
    if "load" in hand:
        got = mind.loaded(tuple(state.caravan), (seat,), len(state.players), days_left(state))
        if _lead(got, seat, _hurt(mind, state)) > mind.hold("load", at.halves):
            return Action("play", ("load",))
    pair = at.pair or state.built
    _, way = mind.best_use(at.camels, at.gold, at.built, at.halves, pair, hand)
    return _action(way) if way else _END


def _action(way: Way) -> Action:
    verb, *args = way
    return Action(str(verb), tuple(args))


_ANSWERS: Mapping[str, Callable[[Prospects, State, int], Action]] = {
    "roll": _roll,
    "act": _act,
    "place": _place,
    "order": _order,
    "go_on": _go_on,
    "protect": _protect,
    "end": _end,
}
