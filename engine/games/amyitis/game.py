"""Amyitis as an implementation of `engine.core.Game`.

Owns the setup, and the moves of absent players. Questions and verbs are in `rules`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from engine.chance import Chance
from engine.core import Action, Decision, Event, Facts, Rng, View
from engine.games.amyitis import fields, strategy
from engine.games.amyitis.facts import about, facts
from engine.games.amyitis.forecast import facts_of
from engine.games.amyitis.garden import (
    PLOT,
    foremost,
    gardeners_needed,
)
from engine.games.amyitis.invariants import check
from engine.games.amyitis.layout import lay_out
from engine.games.amyitis.obstacles import obstacle
from engine.games.amyitis.rules import (
    ANSWERS,
    ASIDES,
    DISCARD,
    EFFECTS,
    GAIN,
    VERBS,
    begin_round,
    plant_quality,
)
from engine.games.amyitis.state import (
    DATA,
    NOBODY,
    ROWS,
    SHEET,
    TILES,
    WINE,
    State,
)
from engine.games.amyitis.step import (
    FORCED,
    Step,
)
from engine.games.amyitis.telling import told
from engine.games.amyitis.worth import VERB_WEIGHTS, WEIGHTS, terms
from engine.games.base import TurnGame


class Amyitis(TurnGame[State]):
    key = "amyitis"
    accent = 0xB5563B
    complexity = 4
    chosen = frozenset(
        {
            "passed", "hired", "grew", "entered", "irrigated", "moved", "sold", "took", "took-gardener",
            "planted", "ishtar", "tammouz", "swapped", "kept", "discarded",
            # What a trade or an engineer comes to, even if only one way was open.
            "irrigated-forced", "sold-forced", "took-forced", "took-gardener-forced", "planted-forced",
        }
    )  # fmt: skip
    unforced: ClassVar[Mapping[str, str]] = {
        f"{kind}{FORCED}": kind
        for kind in ("irrigated", "sold", "paid", "took", "took-gardener", "brought", "planted")
    }
    declined = frozenset({"kept"})
    announced = frozenset(
        {
            "round", "evening", "marduk", "marduk-both", "last-round",
            "final-scoring", "favour", "goods-left", "final-scored",
        }
    )  # fmt: skip
    routine = frozenset(
        {
            "income", "income-together", "skipped", "skipped-together", "paid-forced", "irrigation-tied",
            "neutral-water", "grey-entered", "ishtar-second", "nothing-to-swap",
        }
    )  # fmt: skip
    winning = frozenset({"won", "shared"})
    data = DATA
    aliases = DATA["aliases"]
    things: ClassVar[Mapping[str, str]] = {
        **{name: name for name in ("craft", "city", "temple", "card", "reward", "good")},
        **dict.fromkeys(("second", "give", "get"), "good"),
    }
    asides = ASIDES
    seats = range(2, 5)
    rules = 1
    short_lists = True
    verbs = VERBS
    state_type = State
    weights = WEIGHTS
    step_type = Step
    plans = strategy.PLANS
    characters: ClassVar[Mapping[str, tuple[str, ...]]] = {"temples": ("temples",)}
    span = 3
    sheet_rows = SHEET
    effects = EFFECTS
    verb_weights = VERB_WEIGHTS

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> State:
        """Return the start position. A 2"""
        state = lay_out(seats, chance)
        begin_round(Step(state, state.start, chance))
        self.proceed(state, chance)
        return state

    def answers(self, state: State) -> list[Action]:
        return ANSWERS[state.ask](state, state.asked)

    def sheet(self, state: State, seat: int) -> tuple[int, ...]:
        return tuple(state.players[seat].sheet)

    def fallback(self, state: State, seat: int) -> Action:
        """Return an action that passes, declines, or gives up least, wine last; else the better choice."""
        legal = self.legal_actions(state, seat)
        if state.ask in ("field", "tammouz_field"):
            return max(legal, key=lambda action: _prospect(state, seat, ROWS.index(str(action.args[0]))))
        if state.ask == "plot":
            return min(legal, key=lambda action: _planting(state, seat, PLOT[str(action.args[0])]))
        if state.ask == "any_good":
            return GAIN[WINE]
        if state.ask == "discard":
            goods = state.players[seat].goods
            return DISCARD[max(range(WINE), key=lambda good: goods[good])]
        return legal[0]

    def terms(self, state: State, seat: int) -> dict[str, float]:
        return terms(state, seat)

    def follow(self, state: State, seat: int, plan: str, rng: Rng) -> Action:
        return strategy.follow(state, plan, rng)

    def is_open(self, state: State, seat: int, plan: str) -> bool:
        return strategy.is_open(state, seat, plan)

    def mover(self, state: State) -> int | None:
        """Return the seat whose turn it is; the procession is nobody's. A 3.6"""
        return None if len(state.passed) == len(state.players) else state.turn

    def stage(self, state: State) -> int:
        return state.round

    def about(self, view: View[State], decision: Decision) -> Facts:
        return about(view.state)

    def facts_of(self, state: State, seat: int, action: Action) -> Facts:
        return facts_of(state, seat, action)

    def obstacle(self, state: State, seat: int, action: Action) -> Event | None:
        return obstacle(state, seat, action)

    def facts(self, view: View[State]) -> list[Event]:
        return facts(view)

    def told(self, view: View[State], events: Sequence[Event]) -> list[Event]:
        return told(events)

    def check(self, state: State) -> None:
        check(state)


def _prospect(state: State, seat: int, row: int) -> int:
    """Return how good a cube on that row is, from -2 (another player gets the gardener) to 2."""
    cubes = [*state.fields[row], seat]
    missing = len(fields.SPACES[row]) - len(cubes)
    if missing:
        return -1 if missing == 1 else 0
    best = fields.winner(cubes)
    if best == NOBODY or not state.gardeners:
        return 1
    return 2 if best == seat else -2


def _planting(state: State, seat: int, plot: int) -> tuple[int, int]:
    """Return the gardeners needed, then the lead lost to the tile and its irrigation bonus, if any."""
    quality = plant_quality(state)
    irrigator = foremost(state.channels, plot)
    bonus = 0 if irrigator == NOBODY else quality if irrigator == seat else -quality
    return gardeners_needed(plot, quality), -TILES[state.tiles[plot]].points - bonus
