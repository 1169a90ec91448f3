"""The rules of Yspahan, in the order of the day: roll, act, place, load, build, score.

Owns the questions, their answers, and what each verb does. Numbers such as `Y 3.7` are sections of
docs/rules/yspahan.md. Must not know about pictures, texts or people.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache

from engine.core import (
    Action,
    Verb,
    listed,
)
from engine.games.yspahan import cards, tower
from engine.games.yspahan.building import (
    BATHHOUSE_STEPS,
    CRANE_CUBES,
    MARKET_POINTS,
    PADDOCK_CAMELS,
    PAYMENTS,
    STORE_GOLD,
    build,
    builds,
)
from engine.games.yspahan.city import (
    CROSSING,
    DISTANCE,
    POINTS,
    SHOP,
    SOUK_SHOPS,
    SOUKS,
    SPACE,
    TOUCHING,
    has_open_shop,
    open_and_room,
    souk_owner,
)
from engine.games.yspahan.state import (
    BUILDINGS,
    CARDS,
    DATA,
    FLOORS,
    NOBODY,
    SHOPS,
    STREET,
    Player,
    State,
)
from engine.games.yspahan.step import (
    SOUK_POINTS,
    Step,
    cards_left,
    discard,
    draw_card,
    load_cube,
    place_cube,
    score_caravan,
)
from engine.games.yspahan.tower import CAMEL_FLOOR, FLOOR, GOLD_FLOOR, YELLOW_DICE, groups, take_group

WEEKS, DAYS = 3, 7
START_GOLD: int = DATA["players"]["start_gold"]
FARTHEST = max(map(max, DISTANCE))
NO_CARDS: Sequence[str] = ()

VERBS: Mapping[str, Verb] = {
    "roll": Verb("roll {yellow}", must=True),
    "take": Verb("take {floor} [discard={card}]"),
    "supervise": Verb("supervise {floor} {dest}"),
    "draw": Verb("draw [{floor}]"),
    "pass": Verb("pass"),
    "build": Verb("build {building} [with={cards}] [using={floor}]"),
    "place": Verb("place {shop}", repeat=True),
    "stop": Verb("stop", declines=True),
    "first": Verb("first {shop} [{pause}]"),
    "go_on": Verb("go_on"),
    "keep": Verb("keep"),
    "let_go": Verb("let_go"),
    "end": Verb("end", ends=True),
    "play": Verb("play {card}"),
    "swap": Verb("swap {give} {n}"),
    "sell": Verb("sell {what} {n}"),
    "put": Verb("put {shop}"),
}

# Each action is created once and shared by all legal lists.
ROLLS = [Action("roll", (n,)) for n in range(YELLOW_DICE + 1)]
TAKE = [{card: Action("take", (floor, card)) for card in ("", *CARDS)} for floor in FLOORS]
SUPERVISE = [[Action("supervise", (floor, dest)) for dest in STREET] for floor in FLOORS]
DRAW = [Action("draw", (floor,)) for floor in FLOORS]
FORCED_DRAW = Action("draw", ("",))
PASS = Action("pass")
_BUILD = {
    floor: {
        (building, payment): Action("build", (building, payment, floor))
        for building in BUILDINGS
        for payment in PAYMENTS
    }
    for floor in ("", *FLOORS)
}
PLACE = [Action("place", (shop,)) for shop in SHOPS]
_STOP = Action("stop")
FIRST = [Action("first", (shop, "")) for shop in SHOPS]
_FIRST_WITH_PAUSE = [Action("first", (shop, "pause")) for shop in SHOPS]
_GO_ON = Action("go_on")
_LET_GO = Action("let_go")
PROTECT = [_LET_GO, Action("keep")]
ASIDES: Mapping[str, Sequence[Action]] = {"protect": PROTECT}
_END = Action("end")


def active(state: State) -> int:
    """Return the seat whose turn it is, even while another seat is asked."""
    return state.order[state.turn]


def ask(step: Step, kind: str, seat: int) -> None:
    """Open a question, or carry out its answer if there is only one.

    Whether there is only one may depend on the seat's hand. If that seat is not the one that acts, asking
    and not asking both reveal something about the hand, so the step stops whenever the public answers leave
    it open.
    """
    state = step.state
    state.ask, state.asked = kind, seat
    answers = ANSWERS[kind](state, seat, NO_CARDS)
    if len(answers) == 1 and (hand := state.players[seat].hand) and seat == active(state):
        if seat != step.mover:
            state.between = True
            return
        answers = ANSWERS[kind](state, seat, hand)
    if len(answers) == 1:
        EFFECTS[answers[0].verb](step, *answers[0].args)


def _reopen(step: Step) -> None:
    """Open the question with which a turn begins, or again that in which a card was played. Y 5 D7"""
    state = step.state
    if state.ask == "act":
        _ask_act(step)
    elif state.ask == "place":
        _place_next(step)
    else:
        ask(step, state.ask, state.asked)


# The day begins. Y 3.1


def begin_day(step: Step, start: int) -> None:
    state = step.state
    seats = len(state.players)
    last_day = state.week == WEEKS and state.day == DAYS
    if last_day and seats == 4:  # Y 4.4
        before = state.order[0]
        order = sorted(range(seats), key=lambda s: (state.players[s].score, -((s - before) % seats)))
    else:
        if last_day and seats == 2 and state.players[0].score != state.players[1].score:  # Y 2.3
            start = min(range(seats), key=lambda s: state.players[s].score)
        order = [(start + i) % seats for i in range(3 if seats == 2 else seats)]
    state.order = order
    tower.clear(state)
    step.tell("last-day" if last_day else "day", order[0], week=state.week, day=state.day)
    _begin_turn(step, 0)


def _begin_turn(step: Step, turn: int) -> None:
    state = step.state
    state.turn = turn
    state.floor = -1
    state.built = False
    state.ask, state.asked, state.between = "act" if turn else "roll", active(state), True


# Phase I: the roll. Y 3.2


def _rolls(state: State, seat: int, hand: Sequence[str]) -> list[Action]:
    return ROLLS[: 1 + min(YELLOW_DICE, state.players[seat].gold)] + cards.plays(state, seat, hand)


def _roll(step: Step, yellow: int) -> None:
    state = step.state
    seat = state.asked
    kind = "rolled" if state.players[seat].gold else "rolled-without-gold"
    state.players[seat].gold -= yellow
    dice = tower.roll(step, yellow)
    step.tell(kind, seat, yellow=yellow, dice=dice)
    _ask_act(step)


# Phase II, A: a group and one of its three actions. Y 3.4


@lru_cache(maxsize=4096)
def _takes(floor: int, hand: tuple[str, ...]) -> Sequence[Action]:
    """Return the level action, plain or with one card discarded. Y 3.4"""
    return tuple(TAKE[floor][card] for card in dict.fromkeys(("", *hand)))


@cache
def supervisions(floor: int, start: int, distance: int, change: int) -> Sequence[Action]:
    """Return every move of the supervisor that changes the distance by `change` at most. Y 3.7"""
    return tuple(
        SUPERVISE[floor][dest]
        for dest in range(len(STREET))
        if abs(DISTANCE[start][dest] - distance) <= change
    )


def free_steps(player: Player) -> int:
    return BATHHOUSE_STEPS if "bathhouse" in player.buildings else 0


def _acts(state: State, seat: int, hand: Sequence[str]) -> list[Action]:
    player = state.players[seat]
    change = min(FARTHEST, player.gold + free_steps(player))
    drawing = cards_left(state)
    choices = builds(player, hand) if len(state.players) == 2 else []
    boosts = tuple(hand)
    found: list[Action] = []
    for floor, dice in enumerate(groups(state, seat)):
        if not dice:
            continue
        if floor in (CAMEL_FLOOR, GOLD_FLOOR) or has_open_shop(state.shops, seat, floor):
            found += _takes(floor, boosts)
        if drawing:
            found.append(DRAW[floor])
        found += supervisions(floor, state.supervisor, state.value[floor], change)
        if choices:
            found += [_BUILD[FLOORS[floor]][choice] for choice in choices]
    if not found:
        found.append(FORCED_DRAW if drawing else PASS)
    return found + cards.plays(state, seat, hand) if hand else found


def _ask_act(step: Step) -> None:
    state = step.state
    seat = active(state)
    if cards_left(state) and any(state.white):
        state.ask, state.asked = (
            "act",
            seat,
        )  # at least drawing a card or moving the supervisor: no need to list them all
    else:
        ask(step, "act", seat)


def _take(step: Step, floor: str, card: str) -> None:
    state = step.state
    seat = active(state)
    player = state.players[seat]
    number = FLOOR[floor]
    size = take_group(state, seat, number)
    if card:  # Y 3.4
        discard(state, seat, card)
        step.tell("discarded", seat, card=card)
        size += 1
    if number == CAMEL_FLOOR:  # Y 3.5
        more = PADDOCK_CAMELS if "paddock" in player.buildings else 0
        player.camels += size + more
        step.tell("took-camels", seat, n=size + more)
        _thank(step, "paddock", more)
        _action_done(step)
    elif number == GOLD_FLOOR:
        more = STORE_GOLD if "store" in player.buildings else 0
        player.gold += size + more
        step.tell("took-gold", seat, n=size + more)
        _thank(step, "store", more)
        _action_done(step)
    else:  # Y 3.6
        state.optional = CRANE_CUBES if "crane" in player.buildings else 0
        state.cubes = size + state.optional
        step.tell("took-cubes", seat, floor=floor, n=state.cubes)
        _thank(step, "crane", state.optional)
        _place_next(step)


def _thank(step: Step, building: str, n: int) -> None:
    """Tell how much of what the active seat has just got is due to a building, if anything."""
    if n:
        step.tell("helped", active(step.state), building=building, n=n)


def _draw(step: Step, floor: str) -> None:
    seat = active(step.state)
    if floor:
        take_group(step.state, seat, FLOOR[floor])
        step.tell("used-to-draw", seat, floor=floor)
    else:
        step.tell("no-group", seat)
    draw_card(step, seat)
    _action_done(step)


def _pass(step: Step) -> None:
    step.tell("passed", active(step.state))
    _action_done(step)


def _action_done(step: Step) -> None:
    """Ask whether to build or to play cards, if there is something to do. Y 3.10

    A question although nothing can be built reveals that the player can play a card. Among easy computers,
    76 % of these questions do. The text of the rules says so. Asking every player who holds a card would hide
    that at no cost in taps, as *End* replaces *Confirm*. But in a fifth of the turns, the question would have
    only one answer, which existing records do not contain: older tables could not be replayed or undone.
    """
    state = step.state
    tower.remove_yellow(step)
    ask(step, "end", active(state))


# Placing cubes in a quarter. Y 3.6


def _places(state: State, seat: int, hand: Sequence[str]) -> list[Action]:
    shops, room = open_and_room(state.shops, seat, state.floor)
    played = cards.plays(state, seat, hand)
    obligatory = state.cubes - state.optional
    if not played and obligatory >= room:
        return [PLACE[shops[0]]]  # every shop gets a cube, in any order
    found = [PLACE[shop] for shop in shops]
    if obligatory <= 0:
        found.append(_STOP)
    return found + played


def _place_next(step: Step) -> None:
    state = step.state
    if state.cubes and has_open_shop(state.shops, active(state), state.floor):
        ask(step, "place", active(state))
    else:
        _stop(step)


def _place(step: Step, shop: str) -> None:
    state = step.state
    seat = active(state)
    shops, room = open_and_room(state.shops, seat, state.floor)
    # Whatever the hand is, which is secret: with cards to play, the seat is asked even so.
    forced = state.cubes - state.optional >= (room if len(shops) > 1 else 1)
    place_cube(step, seat, shop, "filled" if forced else "placed")
    state.cubes -= 1
    _place_next(step)


def _stop(step: Step) -> None:
    state = step.state
    if state.cubes:
        seat = active(state)
        kind = "cubes-left" if has_open_shop(state.shops, seat, state.floor) else "cubes-lost"
        step.tell(kind, seat, n=state.cubes)
    state.cubes = state.optional = 0
    _action_done(step)


# Moving the supervisor and loading the caravan. Y 3.7, 3.8


def price(state: State, seat: int, floor: int, dest: int) -> int:
    """Return how much gold the seat pays to move the supervisor to `dest` with the dice of that floor."""
    return max(0, _change(state, floor, dest) - free_steps(state.players[seat]))


def _change(state: State, floor: int, dest: int) -> int:
    """Return by how many steps the way to `dest` differs from the dice of that floor."""
    return abs(DISTANCE[state.supervisor][dest] - state.value[floor])


def _supervise(step: Step, floor: str, dest: str) -> None:
    state = step.state
    seat = active(state)
    take_group(state, seat, FLOOR[floor])
    to = SPACE[dest]
    change, paid = _change(state, state.floor, to), price(state, seat, state.floor, to)
    state.players[seat].gold -= paid
    start, state.supervisor = STREET[state.supervisor], to
    went = "stayed" if dest == start else "supervised"
    step.tell(went, seat, floor=floor, dest=dest, gold=paid, start=start)
    _thank(step, "bathhouse", change - paid)
    state.loading = [shop for shop in TOUCHING[to] if state.shops[shop] != NOBODY]
    if len(state.loading) == 2:
        ask(step, "order", seat)
    else:
        _load_next(step)


def _orders(state: State, seat: int, hand: Sequence[str]) -> list[Action]:
    house = "caravan_house" in state.players[seat].buildings and cards_left(state)
    owners = [state.shops[shop] for shop in state.loading]
    pauses = [bool(hand) or (owner == seat and house) for owner in owners]
    if owners[0] == owners[1] and not any(pauses):
        return [FIRST[state.loading[0]]]  # Y 5 D4: the order does not matter
    found: list[Action] = []
    for shop, pause in zip(state.loading, pauses, strict=True):
        found.append(FIRST[shop])
        if pause:
            found.append(_FIRST_WITH_PAUSE[shop])
    return found + cards.plays(state, seat, hand)


def _first(step: Step, shop: str, pause: str) -> None:
    state = step.state
    if state.loading[0] != SHOP[shop]:
        state.loading.reverse()
    state.pause = bool(pause)
    first, second = (state.shops[waiting] for waiting in state.loading)
    if first != second:
        step.tell("ordered", active(state), shop=shop)
    ask(step, "protect", first)


def _load_next(step: Step) -> None:
    state = step.state
    if not state.loading:
        state.pause = False
        _action_done(step)
    elif state.pause:
        ask(step, "go_on", active(state))
    else:
        ask(step, "protect", state.shops[state.loading[0]])


def _pauses(state: State, seat: int, hand: Sequence[str]) -> list[Action]:
    return [_GO_ON, *cards.plays(state, seat, hand)]


def _go_on(step: Step) -> None:
    step.state.pause = False
    _load_next(step)


def _protections(state: State, seat: int, hand: Sequence[str]) -> list[Action]:
    found = PROTECT[:] if state.players[seat].camels else [_LET_GO]
    return found + cards.plays(state, seat, hand) if seat == active(state) else found  # Y 3.9


def _keep(step: Step) -> None:
    state = step.state
    owner = state.asked
    shop = state.loading.pop(0)
    state.players[owner].camels -= 1
    step.tell("kept", owner, shop=SHOPS[shop])
    load_cube(step, owner)
    _load_next(step)


def _let_go(step: Step) -> None:
    state = step.state
    owner = state.asked
    shop = state.loading.pop(0)
    state.shops[shop] = NOBODY
    step.tell("let-go" if state.players[owner].camels else "let-go-without-camel", owner, shop=SHOPS[shop])
    load_cube(step, owner)
    _load_next(step)


# Phase II, B: building. Y 3.10


def _ends(state: State, seat: int, hand: Sequence[str]) -> list[Action]:
    found = [_END]
    if not state.built and len(state.players) > 2:
        found += [_BUILD[""][choice] for choice in builds(state.players[seat], hand)]
    return found + cards.plays(state, seat, hand)


def _build(step: Step, name: str, payment: str, floor: str) -> None:
    seat = active(step.state)
    if floor:  # two players: building is a way to use a group. Y 2.3
        take_group(step.state, seat, FLOOR[floor])
        step.tell("used", seat, floor=floor)
    build(step, seat, name, payment)
    if floor:
        _action_done(step)
    else:
        ask(step, "end", seat)


def _end(step: Step) -> None:
    state = step.state
    if state.turn + 1 < len(state.order):
        _begin_turn(step, state.turn + 1)
    else:
        _end_day(step)


# The end of the day, the week and the game. Y 3.11, 4


def _end_day(step: Step) -> None:
    state = step.state
    start = (state.order[0] + 1) % len(state.players)
    if state.day < DAYS:
        state.day += 1
        begin_day(step, start)
        return
    _score_week(step)
    if state.week < WEEKS:
        state.week += 1
        state.day = 1
        if state.supervisor != CROSSING:
            state.supervisor = CROSSING
            step.tell("went-back", dest=STREET[CROSSING])
        begin_day(step, start)
    else:
        state.ask, state.asked = "", NOBODY
        best = max(player.score for player in state.players)
        winners = [seat for seat, player in enumerate(state.players) if player.score == best]
        for seat in winners:  # Y 4.3
            step.tell("won" if len(winners) == 1 else "shared", seat, n=best)


def _score_week(step: Step) -> None:
    """Score complete souks, then the caravan; empty the city but not the caravan. Y 4.1"""
    state = step.state
    step.tell("week-over", week=state.week)
    for souk, shops in enumerate(SOUK_SHOPS):
        if NOBODY not in state.shops[shops.start : shops.stop]:
            seat = souk_owner(state.shops, shops)
            market = MARKET_POINTS if "market" in state.players[seat].buildings else 0
            points = POINTS[souk] + market
            state.players[seat].sheet[SOUK_POINTS] += points
            step.tell("souk-scored", seat, ((seat, points),), souk=SOUKS[souk], market=market)
    unfinished = _unfinished(state)
    state.shops = [NOBODY] * len(SHOPS)
    score_caravan(step)
    for seat, shops in sorted(unfinished.items()):
        step.tell("took-back", seat, n=len(shops), shops=listed(shops))


def _unfinished(state: State) -> dict[int, list[str]]:
    """Return, by seat, the shops that it has in incomplete souks."""
    found: dict[int, list[str]] = {}
    for souk in SOUK_SHOPS:
        if NOBODY in state.shops[souk.start : souk.stop]:
            for shop in souk:
                if state.shops[shop] != NOBODY:
                    found.setdefault(state.shops[shop], []).append(SHOPS[shop])
    return found


ANSWERS: dict[str, Callable[[State, int, Sequence[str]], list[Action]]] = {
    "roll": _rolls,
    "act": _acts,
    "place": _places,
    "order": _orders,
    "go_on": _pauses,
    "protect": _protections,
    "end": _ends,
}


def _card(effect: Callable[..., None]) -> Callable[..., None]:
    def carry_out(step: Step, *args: str | int) -> None:
        effect(step, *args)
        _reopen(step)

    return carry_out


EFFECTS: dict[str, Callable[..., None]] = {
    "roll": _roll,
    "take": _take,
    "supervise": _supervise,
    "draw": _draw,
    "pass": _pass,
    "build": _build,
    "place": _place,
    "stop": _stop,
    "first": _first,
    "go_on": _go_on,
    "keep": _keep,
    "let_go": _let_go,
    "end": _end,
    "play": _card(cards.play),
    "swap": _card(cards.swap),
    "sell": _card(cards.sell),
    "put": _card(cards.put),
    "": _reopen,
}
