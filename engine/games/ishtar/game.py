"""Ishtar as an implementation of `engine.core.Game`.

Owns the setup, random moves, and the moves of absent players. Questions and verbs are in `rules`.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import partial
from typing import ClassVar

from engine.chance import Chance
from engine.core import (
    RULES_OPTION,
    Action,
    Decision,
    Event,
    Facts,
    Option,
    Rng,
    View,
)
from engine.games.base import TurnGame
from engine.games.ishtar import gardens, strategy
from engine.games.ishtar.carpet import (
    lay_out,
    payments,
    reachable,
    take_gems,
)
from engine.games.ishtar.facts import facts
from engine.games.ishtar.forecast import facts_of
from engine.games.ishtar.gardens import SIXTHS, bare_desert, random_places
from engine.games.ishtar.hexes import BOARDS, DIRECTIONS, LAYOUTS, land_of, name, nth_cell, side
from engine.games.ishtar.invariants import check
from engine.games.ishtar.obstacles import obstacle
from engine.games.ishtar.policy import appeals, place_policy
from engine.games.ishtar.rules import (
    ANSWERS,
    EFFECTS,
    END,
    LAYOUT_KEYS,
    OPEN_TREES,
    PLACE,
    PLAYERS,
    START_GEMS,
    TOKENS,
    TURN_OF,
    VERBS,
    active_player,
    affordable,
    find,
    has_place,
    plant_action,
    take_action,
)
from engine.games.ishtar.scoring import SHEET, sheet
from engine.games.ishtar.state import (
    ALL_GEMS,
    COLOURS,
    DATA,
    EARLIER,
    NONE,
    RULES,
    SHAPES,
    TREES,
    Face,
    Player,
    State,
)
from engine.games.ishtar.worth import VERB_WEIGHTS, WEIGHTS, terms

_STOP = 0.125
"""The probability with which `sample` plants no tree although it could."""


class Ishtar(TurnGame[State]):
    key = "ishtar"
    accent = 0x7A5BA6
    complexity = 3
    winning = frozenset({"won", "shared"})
    data = DATA
    aliases = DATA["aliases"]
    things: ClassVar[Mapping[str, str]] = {"skill": "skill"}
    visible = frozenset({"turned-over", "new-tree"})
    chosen = frozenset(
        {
            "took", "placed", "assisted", "skipped", "unlocked", "bloomed", "gathered", "reserved", "planted",
            "no-choice",
        }
    )  # fmt: skip
    forced = frozenset({"no-choice"})
    declined = frozenset({"skipped"})
    announced = foretold = frozenset({"last-round"})
    seats = range(2, 5)
    rules = RULES
    options = (Option("layout", tuple(LAYOUT_KEYS["4"])),)
    verbs = VERBS
    state_type = State
    weights = WEIGHTS
    verb_weights = VERB_WEIGHTS
    plans = strategy.PLANS
    characters: ClassVar[Mapping[str, tuple[str, ...]]] = {"fountains": ("fountains",), "tablets": ("A",)}
    span = 2
    sheet_rows = SHEET
    effects = EFFECTS

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> State:
        """Return the start position. I 2"""
        layouts = LAYOUT_KEYS[str(seats)]
        chosen = options.get("layout", "")
        layout = chosen if chosen in layouts else layouts[0]
        boards = list(BOARDS)
        chance.shuffle(boards)
        faces = tuple(
            Face(board, chance.below(2), chance.below(SIXTHS))
            for board in boards[: len(LAYOUTS[layout].centres)]
        )
        fountains = [colour for colour, n in enumerate(DATA["fountains"]) for _ in range(n)]
        chance.shuffle(fountains)
        shapes = [shape for shape in range(len(SHAPES)) for _ in range(2)]
        chance.shuffle(shapes)
        rules = int(options.get(RULES_OPTION, RULES))
        earlier: dict[str, int] = EARLIER[str(rules)]["base_tiles"] if str(rules) in EARLIER else {}
        base_tiles: dict[str, int] = {**PLAYERS["base_tiles"], **earlier}
        stacks, bags = lay_out(shapes, base_tiles[str(seats)], chance)
        deck = list(range(len(TREES)))
        row = [deck.pop(chance.below(len(deck))) for _ in range(OPEN_TREES)]
        start = chance.below(seats)
        desert = bare_desert(layout, faces, fountains[: len(faces)])
        reserve = list(ALL_GEMS)
        take_gems(reserve, [rocks.bit_count() for rocks in land_of(desert).gems])
        take_gems(reserve, [n * seats for n in START_GEMS])
        return State(
            start=start,
            asked=start,
            ask="take",
            no=1,
            can=NONE,
            stacks=stacks,
            bags=bags,
            tile=NONE,
            gone=[],
            row=row,
            deck=deck,
            tokens=TOKENS - OPEN_TREES,
            reserve=reserve,
            desert=desert,
            players=[
                Player(list(START_GEMS), PLAYERS["assistants"], PLAYERS["spare"], [], [], NONE)
                for _ in range(seats)
            ],
            rules=rules,
        )

    def answers(self, state: State) -> list[Action]:
        return ANSWERS[state.ask](state)

    def sheet(self, state: State, seat: int) -> tuple[int, ...]:
        return sheet(state, seat)

    def sample(self, state: State, seat: int, rng: Rng) -> Action:
        """Return a random stack, place or tree, without listing them all."""
        if state.ask == "place":
            cell, turn = random_places(state.desert, state.tile)(rng)
            return PLACE[state.desert.layout][SIXTHS * cell + turn]
        if state.ask == "plant":
            if rng.random() < _STOP:
                return END
            tree = rng.choice(affordable(state))
            grass = state.desert.grass
            cell = nth_cell(grass, int(rng.random() * grass.bit_count()))
            return plant_action(state.desert.layout, tree, cell)
        if state.ask == "take":
            gems = active_player(state).gems
            number, price = rng.choice(reachable(state, sum(gems)))
            if has_place(state, number):
                return take_action(number, rng.choice(payments(gems, price)))
        return rng.choice(self.legal_actions(state, seat))

    def fallback(self, state: State, seat: int) -> Action:
        """Return the next stack if possible, the place with most gems, and nothing spent needlessly."""
        legal = self.legal_actions(state, seat)
        if state.ask == "place":
            return max(legal, key=lambda action: _gems_below(state, action))
        return legal[-1] if state.ask in ("special", "plant") else legal[0]

    def costs(self, state: State, seat: int, action: Action) -> bool:
        """Return True if gems are paid."""
        return action.verb in ("take", "skill") and bool(action.args[1])

    def advice(self, view: View[State], decision: Decision) -> Facts:
        """Return what the icon of the tile can be used for. I 3.4"""
        if decision.kind != "special":
            return {}
        verbs = {action.verb for action in self.answers(view.state)}
        return {"assistant": int("assist" in verbs), "skill": int("skill" in verbs)}

    def facts_of(self, state: State, seat: int, action: Action) -> Facts:
        return facts_of(state, seat, action)

    def obstacle(self, state: State, seat: int, action: Action) -> Event | None:
        return obstacle(state, seat, action)

    def place(self, state: State, action: Action) -> Hashable:
        """Return the spaces of a tile, which it may cover turned in several ways."""
        return self.covers(state, action) if action.verb == "place" else super().place(state, action)

    def covers(self, state: State, action: Action) -> int:
        return _covered(state, action)

    def parts(self, state: State, action: Action) -> tuple[Facts, ...]:
        """Return the fountain to whose garden a place belongs, and on which side of it that is. I 3.2"""
        desert, spaces = state.desert, _covered(state, action)
        number = gardens.joined(desert, spaces)
        centre = land_of(desert).fountains[number]
        arm = DIRECTIONS[side(LAYOUTS[desert.layout], centre, spaces)]
        return (
            {"fountain": COLOURS[desert.fountains[number]], "cell": name(desert, centre), "arm": ""},
            {"fountain": "", "cell": "", "arm": arm},
        )

    def playout_policy(self, state: State, seat: int) -> Callable[[Rng], Action]:
        if state.ask == "place":
            return place_policy(state)
        if state.ask == "special":
            return super().playout_policy(state, seat)
        return partial(self.sample, state, seat)

    def appeals(self, state: State, seat: int, actions: Sequence[Action]) -> list[float]:
        return appeals(state, actions)

    def terms(self, state: State, seat: int) -> dict[str, float]:
        return terms(state, seat)

    def follow(self, state: State, seat: int, plan: str, rng: Rng) -> Action:
        return strategy.follow(state, plan, rng)

    def stage(self, state: State) -> float:
        """Return the number of finished turns, in rounds: a playout includes the rest of one's own turn."""
        placed = len(state.desert.tiles) + len(state.gone)
        return (placed - (state.ask not in ("take", "place", ""))) / len(state.players)

    def facts(self, view: View[State]) -> list[Event]:
        return facts(view)

    def check(self, state: State) -> None:
        check(state)


def _area(state: State, action: Action) -> int:
    """Return the spaces that a placement covers."""
    code, arm = action.args
    return gardens.area(state.tile, TURN_OF[str(arm)], find(state, str(code)))


def _covered(state: State, action: Action) -> int:
    """Return the spaces that a tile, a token or a tree would take."""
    if action.verb == "place":
        return _area(state, action)
    codes = action.args[1:] if action.verb == "plant" else action.args
    return sum(1 << find(state, str(code)) for code in codes if code)


def _gems_below(state: State, action: Action) -> int:
    """Return how many gems a placement collects."""
    area = _area(state, action)
    return sum((area & rocks).bit_count() for rocks in land_of(state.desert).gems)
