"""Yspahan as an implementation of `engine.core.Game`.

Owns the setup, what each seat sees, and the moves of absent players. Questions and verbs are in `rules`.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import ClassVar

from engine.chance import Chance
from engine.core import (
    HIDDEN,
    Action,
    Decision,
    Event,
    Facts,
    Rng,
    View,
    copier,
)
from engine.games.base import TurnGame
from engine.games.yspahan import strategy
from engine.games.yspahan.city import (
    CROSSING,
    INTERIOR,
    SHOP,
    SOUK_OF,
    SOUK_SHOPS,
    open_shops,
)
from engine.games.yspahan.facts import about, facts
from engine.games.yspahan.forecast import cubes, facts_of
from engine.games.yspahan.invariants import ALL_CARDS, check
from engine.games.yspahan.obstacles import obstacle
from engine.games.yspahan.outlook import WEIGHTS as OUTLOOK_WEIGHTS
from engine.games.yspahan.outlook import outlook
from engine.games.yspahan.rules import (
    ANSWERS,
    ASIDES,
    DAYS,
    DRAW,
    EFFECTS,
    FIRST,
    PLACE,
    START_GOLD,
    TAKE,
    VERBS,
    active,
    begin_day,
    free_steps,
    supervisions,
)
from engine.games.yspahan.state import (
    BUILDINGS,
    DATA,
    FLOORS,
    NOBODY,
    SHEET,
    SHOPS,
    Player,
    State,
)
from engine.games.yspahan.step import (
    Step,
    cards_left,
)
from engine.games.yspahan.tower import groups
from engine.games.yspahan.week import ANNOUNCED, CHOSEN, DEALT, PROMISING, ROUTINE, VISIBLE, told
from engine.games.yspahan.worth import VERB_WEIGHTS, WEIGHTS, terms

_copy = copier(State)

_DEALS = 100
"""Attempts at a deal that agrees with the open question; a view of a real state takes only a few."""


class Yspahan(TurnGame[State]):
    key = "yspahan"
    accent = 0x1F9AA0
    complexity = 2
    winning = frozenset({"won", "shared"})
    data = DATA
    aliases = DATA["aliases"]
    things: ClassVar[Mapping[str, str]] = {name: name for name in ("floor", "building", "card", "cards")}
    asides = ASIDES
    chosen = CHOSEN
    announced = ANNOUNCED
    dealt = DEALT
    routine = ROUTINE
    visible = VISIBLE
    promising = PROMISING
    unforced: ClassVar[Mapping[str, str]] = {"filled": "placed", "rolled-without-gold": "rolled"}
    hands = frozenset({"board-hand", "board-hand-empty"})
    seats = range(2, 5)
    rules = 1
    verbs = VERBS
    state_type = State
    weights = WEIGHTS
    outlook_weights = OUTLOOK_WEIGHTS
    sheet_rows = SHEET
    effects = EFFECTS
    verb_weights = VERB_WEIGHTS
    plans = strategy.PLANS
    characters: ClassVar[Mapping[str, tuple[str, ...]]] = {"souks": ("souks",)}
    span = DAYS
    horizon = 3

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> State:
        """Return the start position. Y 2"""
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
        begin_day(Step(state, start, chance), start)
        self.proceed(state, chance)
        return state

    def answers(self, state: State) -> list[Action]:
        seat = state.asked
        return ANSWERS[state.ask](state, seat, state.players[seat].hand)

    def sheet(self, state: State, seat: int) -> tuple[int, ...]:
        return tuple(state.players[seat].sheet)

    def mover(self, state: State) -> int | None:
        return active(state)

    def view(self, state: State, seat: int | None) -> View[State]:
        seen = _copy(state)
        for other, player in enumerate(seen.players):
            if other != seat:
                seen.bag += player.hand
                player.hand = [HIDDEN] * len(player.hand)
        seen.bag.sort()
        return View(seen, seat)

    def resample(self, view: View[State], chance: Chance) -> State:
        """Deal the unseen cards, uniformly among the deals in which the open question has several answers."""
        state = _copy(view.state)
        hidden = [player for player in state.players if HIDDEN in player.hand]
        for _ in range(_DEALS):
            unseen = view.state.bag[:]
            chance.shuffle(unseen)
            for player in hidden:
                player.hand = sorted(unseen.pop() for _ in player.hand)
            state.bag = sorted(unseen)
            if not hidden or not self.pending(state) or len(self.legal_actions(state, state.asked)) > 1:
                break
        return state

    def fallback(self, state: State, seat: int) -> Action:
        """Return an action that buys, plays and spends nothing. Y 5, the last column"""
        legal = self.legal_actions(state, seat)
        if state.ask == "act":
            return _default_act(state, seat, legal)
        if state.ask == "place":
            return PLACE[_default_shop(state, seat)]
        if state.ask == "order":
            return FIRST[min(state.loading, key=lambda shop: (state.shops[shop] != seat, shop))]
        return legal[0]

    def fills(self, state: State, action: Action) -> Hashable:
        return SOUK_OF[SHOP[str(action.args[0])]]

    def costs(self, state: State, seat: int, action: Action) -> bool:
        """Return True, except for a roll without yellow dice and for drawing a card."""
        return action.verb != "draw" and action != Action("roll", (0,))

    def terms(self, state: State, seat: int) -> dict[str, float]:
        return terms(state, seat)

    def stage(self, state: State) -> int:
        return DAYS * state.week + state.day

    def follow(self, state: State, seat: int, plan: str, rng: Rng) -> Action:
        return strategy.follow(state, seat, plan)

    def is_open(self, state: State, seat: int, plan: str) -> bool:
        return plan != "buildings" or len(state.players[seat].buildings) < len(BUILDINGS)

    def outlook(self, state: State, seat: int) -> float:
        return outlook(state, seat)

    def about(self, view: View[State], decision: Decision) -> Facts:
        return about(view.state, decision)

    def facts_of(self, state: State, seat: int, action: Action) -> Facts:
        return facts_of(state, seat, action)

    def facts_of_run(self, state: State, seat: int, run: Sequence[Action]) -> Facts:
        return cubes(state, seat, run)

    def obstacle(self, state: State, seat: int, action: Action) -> Event | None:
        return obstacle(state, seat, action)

    def facts(self, view: View[State]) -> list[Event]:
        return facts(view)

    def told(self, view: View[State], events: Sequence[Event]) -> list[Event]:
        return told(events, len(view.state.players))

    def check(self, state: State) -> None:
        check(state)


def _default_act(state: State, seat: int, legal: Sequence[Action]) -> Action:
    """Return the action that draws with the smallest group, or takes it or moves for free. Y 5 D2"""
    dice = groups(state, seat)
    floors = sorted((floor for floor in range(len(FLOORS)) if dice[floor]), key=lambda floor: dice[floor])
    if not floors:
        return legal[0]
    if cards_left(state):
        return DRAW[floors[0]]
    takes = [TAKE[floor][""] for floor in floors if TAKE[floor][""] in legal]
    if takes:
        return takes[0]
    free = free_steps(state.players[seat])
    return supervisions(floors[0], state.supervisor, state.value[floors[0]], free)[0]


def _default_shop(state: State, seat: int) -> int:
    """Return the souk that needs the fewest cubes, away from the street if possible. Y 5 D3"""

    def preference(shop: int) -> tuple[int, int, bool, int]:
        souk = SOUK_OF[shop]
        missing = sum(state.shops[other] == NOBODY for other in SOUK_SHOPS[souk])
        return missing, souk, not INTERIOR[shop], shop

    return min(open_shops(state.shops, seat, state.floor), key=preference)
