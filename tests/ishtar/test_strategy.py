"""Players with a plan: what they take into account."""

from collections import Counter
from collections.abc import Iterator
from random import Random

from engine.chance import Chance
from engine.core import Action
from engine.games.ishtar import strategy
from engine.games.ishtar.gardens import SIXTHS, TURNS
from engine.games.ishtar.outlook import Outlook
from engine.games.ishtar.rules import PLACE
from engine.games.ishtar.state import State
from engine.games.ishtar.strategy import NUMBERS, PLANS, Sights
from tests.ishtar.tools import GAME


def questions(kind: str, seed: int, seats: int = 3) -> Iterator[State]:
    """Yield the positions of a game, every fifth move of it at random, in which a question is open."""
    rng, chance = Random(seed), Chance.seeded(seed)
    state = GAME.setup(seats, {}, chance)
    while state.ask:
        if state.ask == kind:
            yield state
        seat = state.asked
        plan = PLANS[seat % len(PLANS)]
        action = GAME.follow(state, seat, plan, rng) if rng.random() < 0.8 else GAME.sample(state, seat, rng)
        GAME.play(state, seat, action, chance)


def test_a_place_brings_something_exactly_where_the_tile_may_lie():
    seen = Counter[bool]()
    for seed in range(3):
        for state in questions("place", seed):
            at = Outlook(state, NUMBERS[PLANS[0]])
            sights, actions = Sights(at), PLACE[state.desert.layout]
            legal = set(GAME.legal_actions(state, state.asked))
            for key, action in actions.items():
                cell, turn = divmod(key, SIXTHS)
                if turn < TURNS[state.tile] and sights.free_for(state.tile, turn, cell):
                    may = sights.gain(state.tile, turn, cell, tuple(at.player.gems)) > strategy.NEVER
                    assert may == (action in legal)
                    seen[may] += 1
                else:
                    assert action not in legal
    assert min(seen[True], seen[False]) > 50


def skills(plan: str) -> Counter[str]:
    """Return how often each skill is unlocked by seats that all follow a plan, in some games."""
    found = Counter[str]()
    for seed in range(12):
        rng, chance = Random(seed), Chance.seeded(seed)
        state = GAME.setup(3, {}, chance)
        while state.ask:
            GAME.play(state, state.asked, GAME.follow(state, state.asked, plan, rng), chance)
        found.update(unlocked.skill for player in state.players for unlocked in player.skills)
    return found


def test_each_plan_unlocks_its_skills_more_often_than_the_others():
    found = {plan: skills(plan) for plan in PLANS}
    for plan, wanted in (("shade", "C"), ("orchard", "D"), ("fountains", "J"), ("tablets", "A")):
        others = max(found[other][wanted] for other in PLANS if other != plan)
        assert found[plan][wanted] > others, (plan, found)


def test_in_the_last_turn_everything_that_brings_points_is_planted():
    seen = 0
    for seed in range(8):
        for state in questions("plant", seed):
            if Outlook(state, NUMBERS[PLANS[0]]).last:
                assert GAME.follow(state, state.asked, PLANS[0], Random(0)) != Action("end")
                seen += 1
    assert seen > 5
