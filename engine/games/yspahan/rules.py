"""The rules of Yspahan, in the order of the day: roll, act, place, load, build, score.

Owns the questions, what answers each of them has, and what each verb does. Numbers such as `Y 3.7` are
sections of the rules file. Knows nothing of pictures, words or players as persons.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache

from engine.chance import Chance
from engine.core import (
    HIDDEN,
    Action,
    Decision,
    Event,
    Game,
    Outcome,
    Verb,
    View,
    copier,
    ranks,
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
    INTERIOR,
    POINTS,
    SHOP,
    SOUK_OF,
    SOUK_SHOPS,
    SOUKS,
    SPACE,
    TOUCHING,
    has_open_shop,
    open_shops,
    room,
    souk_owner,
)
from engine.games.yspahan.facts import facts
from engine.games.yspahan.invariants import ALL_CARDS, check
from engine.games.yspahan.state import (
    BUILDINGS,
    CARDS,
    DATA,
    FLOORS,
    NOBODY,
    SHEET,
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
    "roll": Verb("roll {yellow}"),
    "take": Verb("take {floor} [discard={card}]"),
    "supervise": Verb("supervise {floor} {dest}"),
    "draw": Verb("draw [{floor}]"),
    "pass": Verb("pass"),
    "build": Verb("build {building} [with={cards}] [using={floor}]"),
    "place": Verb("place {shop}", repeat=True),
    "stop": Verb("stop"),
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

# Each action is made once and shared by all legal lists.
_ROLLS = [Action("roll", (n,)) for n in range(YELLOW_DICE + 1)]
_TAKE = [{card: Action("take", (floor, card)) for card in ("", *CARDS)} for floor in FLOORS]
_SUPERVISE = [[Action("supervise", (floor, dest)) for dest in STREET] for floor in FLOORS]
_DRAW = [Action("draw", (floor,)) for floor in FLOORS]
_FORCED_DRAW = Action("draw", ("",))
_PASS = Action("pass")
_BUILD = {
    floor: {
        (building, payment): Action("build", (building, payment, floor))
        for building in BUILDINGS
        for payment in PAYMENTS
    }
    for floor in ("", *FLOORS)
}
_PLACE = [Action("place", (shop,)) for shop in SHOPS]
_STOP = Action("stop")
_FIRST = [Action("first", (shop, "")) for shop in SHOPS]
_FIRST_WITH_PAUSE = [Action("first", (shop, "pause")) for shop in SHOPS]
_GO_ON = Action("go_on")
_KEEP = Action("keep")
_LET_GO = Action("let_go")
_END = Action("end")


def active(state: State) -> int:
    """The seat whose turn it is, whoever is asked."""
    return state.order[state.turn]


def ask(step: Step, kind: str, seat: int) -> None:
    """Open a question, or give its answer if there is only one.

    Whether there is only one may hang on the cards in the hand of the seat. Where that seat is not the one
    that acts, both asking and not asking show something of the hand. Such a step cannot be taken back: it
    is marked as a reveal whenever the answers that everybody can see leave it open, so the mark itself
    shows nothing.
    """
    state = step.state
    state.ask, state.asked = kind, seat
    answers = _ANSWERS[kind](state, seat, NO_CARDS)
    if len(answers) > 1:
        return
    hand = state.players[seat].hand
    if hand and seat == active(state):
        if seat != step.mover:
            step.chance.reveal()
        answers = _ANSWERS[kind](state, seat, hand)
        if len(answers) > 1:
            return
    only = answers[0]
    _CARRY_OUT[only.verb](step, *only.args)


def _resume(step: Step) -> None:
    """After a card: back to the question it was played in, if it still is one. Y 5, D7"""
    if step.state.ask == "place":
        _place_next(step)
    else:
        ask(step, step.state.ask, step.state.asked)


# The day begins. Y 3.1


def _begin_day(step: Step, start: int) -> None:
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
    if turn:
        _ask_act(step)
    else:
        ask(step, "roll", active(state))


# Phase I: the roll. Y 3.2


def _rolls(state: State, seat: int, hand: Sequence[str]) -> list[Action]:
    return _ROLLS[: 1 + min(YELLOW_DICE, state.players[seat].gold)] + cards.plays(state, seat, hand)


def _roll(step: Step, yellow: int) -> None:
    state = step.state
    seat = state.asked
    state.players[seat].gold -= yellow
    dice = tower.roll(step, yellow)
    step.tell("rolled", seat, yellow=yellow, dice=dice)
    _ask_act(step)


# Phase II, A: a group and one of its three actions. Y 3.4


@lru_cache(maxsize=4096)
def _takes(floor: int, hand: tuple[str, ...]) -> Sequence[Action]:
    """The level action, plain or with one card discarded. Y 3.4"""
    return tuple(_TAKE[floor][card] for card in dict.fromkeys(("", *hand)))


@cache
def _supervisions(floor: int, start: int, distance: int, change: int) -> Sequence[Action]:
    """Every move of the supervisor that changes the distance by `change` at most. Y 3.7"""
    return tuple(
        _SUPERVISE[floor][dest]
        for dest in range(len(STREET))
        if abs(DISTANCE[start][dest] - distance) <= change
    )


def _free_steps(player: Player) -> int:
    return BATHHOUSE_STEPS if "bathhouse" in player.buildings else 0


def _acts(state: State, seat: int, hand: Sequence[str]) -> list[Action]:
    player = state.players[seat]
    change = min(FARTHEST, player.gold + _free_steps(player))
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
            found.append(_DRAW[floor])
        found += _supervisions(floor, state.supervisor, state.value[floor], change)
        if choices:
            found += [_BUILD[FLOORS[floor]][choice] for choice in choices]
    if not found:
        found.append(_FORCED_DRAW if drawing else _PASS)
    return found + cards.plays(state, seat, hand) if hand else found


def _ask_act(step: Step) -> None:
    state = step.state
    seat = active(state)
    if cards_left(state) and any(state.white):
        state.ask, state.asked = "act", seat  # a card or a walk, at least: no need to list them all
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
        size += PADDOCK_CAMELS if "paddock" in player.buildings else 0
        player.camels += size
        step.tell("took-camels", seat, n=size)
        _action_done(step)
    elif number == GOLD_FLOOR:
        size += STORE_GOLD if "store" in player.buildings else 0
        player.gold += size
        step.tell("took-gold", seat, n=size)
        _action_done(step)
    else:  # Y 3.6
        state.optional = CRANE_CUBES if "crane" in player.buildings else 0
        state.cubes = size + state.optional
        step.tell("took-cubes", seat, floor=floor, n=state.cubes)
        _place_next(step)


def _draw(step: Step, floor: str) -> None:
    seat = active(step.state)
    if floor:
        take_group(step.state, seat, FLOOR[floor])
        step.tell("used", seat, floor=floor)
    draw_card(step, seat)
    _action_done(step)


def _pass(step: Step) -> None:
    step.tell("passed", active(step.state))
    _action_done(step)


def _action_done(step: Step) -> None:
    state = step.state
    tower.remove_yellow(step)
    ask(step, "end", active(state))


# Placing cubes in a quarter. Y 3.6


def _places(state: State, seat: int, hand: Sequence[str]) -> list[Action]:
    shops = open_shops(state.shops, seat, state.floor)
    played = cards.plays(state, seat, hand)
    obligatory = state.cubes - state.optional
    if not played and obligatory >= room(state.shops, seat, state.floor):
        return [_PLACE[shops[0]]]  # all of them get a cube: the order does not matter
    found = [_PLACE[shop] for shop in shops]
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
    place_cube(step, active(step.state), shop)
    step.state.cubes -= 1
    _place_next(step)


def _stop(step: Step) -> None:
    state = step.state
    if state.cubes:
        step.tell("cubes-left", active(state), n=state.cubes)
    state.cubes = state.optional = 0
    _action_done(step)


# Moving the supervisor and loading the caravan. Y 3.7, 3.8


def price(state: State, seat: int, floor: int, dest: int) -> int:
    """What the seat pays to send the supervisor to `dest` with the dice of that floor."""
    change = abs(DISTANCE[state.supervisor][dest] - state.value[floor])
    return max(0, change - _free_steps(state.players[seat]))


def _supervise(step: Step, floor: str, dest: str) -> None:
    state = step.state
    seat = active(state)
    take_group(state, seat, FLOOR[floor])
    to = SPACE[dest]
    paid = price(state, seat, state.floor, to)
    state.players[seat].gold -= paid
    state.supervisor = to
    step.tell("supervised", seat, floor=floor, dest=dest, gold=paid)
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
        return [_FIRST[state.loading[0]]]  # Y 5, D4: the order does not matter
    found: list[Action] = []
    for shop, pause in zip(state.loading, pauses, strict=True):
        found.append(_FIRST[shop])
        if pause:
            found.append(_FIRST_WITH_PAUSE[shop])
    return found + cards.plays(state, seat, hand)


def _first(step: Step, shop: str, pause: str) -> None:
    state = step.state
    if state.loading[0] != SHOP[shop]:
        state.loading.reverse()
    state.pause = bool(pause)
    ask(step, "protect", state.shops[state.loading[0]])


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
    found = [_LET_GO, _KEEP] if state.players[seat].camels else [_LET_GO]
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
    step.tell("let-go", owner, shop=SHOPS[shop])
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
        _begin_day(step, start)
        return
    _score_week(step)
    if state.week < WEEKS:
        state.week += 1
        state.day = 1
        state.supervisor = CROSSING
        _begin_day(step, start)
    else:
        state.ask, state.asked = "", NOBODY
        best = max(player.score for player in state.players)
        winners = [seat for seat, player in enumerate(state.players) if player.score == best]
        for seat in winners:  # Y 4.3
            step.tell("won" if len(winners) == 1 else "shared", seat, n=best)


def _score_week(step: Step) -> None:
    """Y 4.1: complete souks, then the caravan; the city is emptied, the caravan is not."""
    state = step.state
    step.tell("week-over", week=state.week)
    for souk, shops in enumerate(SOUK_SHOPS):
        if NOBODY not in state.shops[shops.start : shops.stop]:
            seat = souk_owner(state.shops, shops)
            market = MARKET_POINTS if "market" in state.players[seat].buildings else 0
            state.players[seat].sheet[SOUK_POINTS] += POINTS[souk] + market
            step.tell("souk-scored", seat, souk=SOUKS[souk], n=POINTS[souk] + market, market=market)
    state.shops = [NOBODY] * len(SHOPS)
    score_caravan(step)


_ANSWERS: dict[str, Callable[[State, int, Sequence[str]], list[Action]]] = {
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
        _resume(step)

    return carry_out


_CARRY_OUT: dict[str, Callable[..., None]] = {
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
}

_copy = copier(State)

_DEALS = 100
"""Tries at a deal that fits the question; a view made from a real state fits after a few."""


class Yspahan(Game[State]):
    key = "yspahan"
    asides = frozenset({"protect"})
    hands = True
    seats = range(2, 5)
    rules = 1
    verbs = VERBS
    state_type = State

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> State:
        """Y 2"""
        bag = ALL_CARDS[:]
        state = State(
            week=1,
            day=1,
            order=[],
            turn=0,
            value=[],
            white=[],
            yellow=[],
            taken=[],
            supervisor=CROSSING,
            shops=[NOBODY] * len(SHOPS),
            caravan=[],
            deck=len(bag),
            bag=bag,
            discard=[],
            players=[Player(START_GOLD, 0, [], [], [0] * len(SHEET)) for _ in range(seats)],
            ask="",
            asked=NOBODY,
            no=1,
            floor=-1,
            cubes=0,
            optional=0,
            loading=[],
            built=False,
        )
        start = chance.below(seats)
        _begin_day(Step(state, start, chance), start)
        return state

    def pending(self, state: State) -> tuple[Decision, ...]:
        return (Decision(state.asked, state.ask, state.no),) if state.ask else ()

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        if seat != state.asked:
            return []
        return _ANSWERS[state.ask](state, seat, state.players[seat].hand)

    def apply(self, state: State, seat: int, action: Action, chance: Chance) -> list[Event]:
        step = Step(state, seat, chance)
        _CARRY_OUT[action.verb](step, *action.args)
        if state.ask:
            state.no += 1
        return step.events

    def view(self, state: State, seat: int | None) -> View[State]:
        seen = _copy(state)
        for other, player in enumerate(seen.players):
            if other != seat:
                seen.bag += player.hand
                player.hand = [HIDDEN] * len(player.hand)
        seen.bag.sort()
        return View(seen, seat)

    def resample(self, view: View[State], chance: Chance) -> State:
        """Deals the unseen cards evenly among the deals in which the question asked has two answers."""
        state = _copy(view.state)
        hidden = [player for player in state.players if HIDDEN in player.hand]
        for _ in range(_DEALS):
            unseen = view.state.bag[:]
            chance.shuffle(unseen)
            for player in hidden:
                player.hand = sorted(unseen.pop() for _ in player.hand)
            state.bag = sorted(unseen)
            if not hidden or not state.ask or len(self.legal_actions(state, state.asked)) > 1:
                break
        return state

    def outcome(self, state: State) -> Outcome | None:
        if state.ask:
            return None
        scores = self.scores(state)
        rows = zip(*(player.sheet for player in state.players), strict=True)
        return Outcome(scores, ranks(scores), dict(zip(SHEET, rows, strict=True)))

    def scores(self, state: State) -> tuple[int, ...]:
        return tuple(player.score for player in state.players)

    def fallback(self, state: State, seat: int) -> Action:
        """Y 5, the column of timeouts: nothing bought, nothing played, nothing spent."""
        legal = self.legal_actions(state, seat)
        if state.ask == "act":
            return _default_act(state, seat, legal)
        if state.ask == "place":
            return _PLACE[_default_shop(state, seat)]
        if state.ask == "order":
            return _FIRST[min(state.loading, key=lambda shop: (state.shops[shop] != seat, shop))]
        return legal[0]

    def facts(self, view: View[State]) -> list[Event]:
        return facts(view)

    def check(self, state: State) -> None:
        check(state)


def _default_act(state: State, seat: int, legal: Sequence[Action]) -> Action:
    """The smallest group, for a card; without cards for what it gives, or a free move. Y 5, D2"""
    dice = groups(state, seat)
    floors = sorted((floor for floor in range(len(FLOORS)) if dice[floor]), key=lambda floor: dice[floor])
    if not floors:
        return legal[0]
    if cards_left(state):
        return _DRAW[floors[0]]
    takes = [_TAKE[floor][""] for floor in floors if _TAKE[floor][""] in legal]
    if takes:
        return takes[0]
    free = _free_steps(state.players[seat])
    return _supervisions(floors[0], state.supervisor, state.value[floors[0]], free)[0]


def _default_shop(state: State, seat: int) -> int:
    """The souk that needs the fewest cubes, away from the street if that can be. Y 5, D3"""

    def preference(shop: int) -> tuple[int, int, bool, int]:
        souk = SOUK_OF[shop]
        missing = sum(state.shops[other] == NOBODY for other in SOUK_SHOPS[souk])
        return missing, souk, not INTERIOR[shop], shop

    return min(open_shops(state.shops, seat, state.floor), key=preference)
