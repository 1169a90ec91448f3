"""Playouts that follow a plan: the search compares ways to win, not only moves."""

from __future__ import annotations

import math
from random import Random

import pytest

from engine import bots, games
from engine.bots.monte_carlo import HARD, NORMAL, Style, Thought, think
from engine.chance import Chance
from engine.core import Action, Decision, Event, Rng
from tests.toy import State, Toy

SPEND, SAVE = (Action("bid", (n,)) for n in range(2))


class Savings(Toy):
    """In each of five rounds, seat 0 spends (for a point) or saves; ten points if it always saved."""

    plans = ("spend", "save", "waver")
    span = 5

    def pending(self, state: State) -> tuple[Decision, ...]:
        return () if state.round > 5 else (Decision(0, "bid", state.round),)

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        return [SPEND, SAVE]

    def stage(self, state: State) -> float:
        return state.round

    def apply(self, state: State, seat: int, action: Action, chance: Chance) -> list[Event]:
        state.score[0] += action == SPEND
        state.stock[0] += action == SAVE
        if state.round == 5 and state.stock[0] >= 35:
            state.score[0] += 10
        state.round += 1
        return []

    def follow(self, state: State, seat: int, plan: str, rng: Rng) -> Action:
        return SAVE if plan == "save" or (plan == "waver" and state.round % 2) else SPEND


@pytest.mark.parametrize("style", [NORMAL, HARD])
def test_a_plan_that_pays_at_the_end_is_followed_from_the_start(style: Style):
    game = Savings()
    view = game.view(game.setup(2, {}, Chance.seeded(1)), 0)
    thought = Thought(game, view, 0, Random(1), math.inf)
    assert thought.compared(style, 50)[0][1] == SAVE
    assert thought.plan == "save"


def test_a_plan_is_kept_unless_another_is_clearly_better():
    class Alike(Savings):
        plans = ("spend", "also", "save")

    game = Alike()
    view = game.view(game.setup(2, {}, Chance.seeded(1)), 0)
    view.state.round = 2  # too late for saving

    def planned(plan: str, seconds: float = math.inf) -> str:
        return Thought(game, view, 0, Random(1), seconds, plan=plan).choice(NORMAL, 50)[1]

    assert [planned(plan) for plan in ("", *game.plans)] == ["spend", "spend", "also", "spend"]
    assert planned("of old rules") == "spend"
    assert planned("save", 0.0) == "save", "nothing is known of the others"


def test_without_plans_nothing_is_seen_beyond_a_round():
    class Short(Savings):
        plans = ()

    game = Short()
    view = game.view(game.setup(2, {}, Chance.seeded(1)), 0)
    assert think(game, view, 0, Random(1), style=NORMAL, playouts=50) == SPEND


def test_without_time_the_most_usual_plan_is_followed():
    game = Savings()
    view = game.view(game.setup(2, {}, Chance.seeded(1)), 0)
    assert bots.pick(game, view, 0, "hard", Random(1), 0.0) == (SPEND, "spend")


@pytest.mark.parametrize("key", games.ALL)
def test_a_plan_leads_to_legal_moves_and_uses_nothing_hidden(key: str):
    game = games.get(key)
    for plan in game.plans:
        rng, chance = Random(8), Chance.seeded(8)
        state = game.setup(3, {}, chance)
        while game.pending(state):
            seat = game.pending(state)[0].seat
            seed = rng.getrandbits(32)
            action = game.follow(state, seat, plan, Random(seed))
            assert action in game.legal_actions(state, seat)
            assert game.follow(game.view(state, seat).state, seat, plan, Random(seed)) == action
            other = game.sample(state, seat, rng)
            game.play(state, seat, other if rng.random() < 0.2 else action, chance)
