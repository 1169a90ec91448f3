"""Which places for a tile a menu offers first: those that are best with what may follow in the turn."""

from collections.abc import Iterator
from random import Random

from engine.chance import Chance
from engine.core import Action, copier
from engine.games.ishtar.state import ASSISTANT, JOKER, TILES, State
from engine.menu import LIMIT
from engine.ranking import best_places
from tests.ishtar.tools import GAME

SHOWN = 4
"""Places that a panel shows."""
GOOD = 1
"""Points by which what is offered may be worse than the best, so that nobody misses it."""


def crowded(seed: int) -> Iterator[State]:
    """Yield positions of a game with more places than a menu offers, for a tile with an assistant's icon."""
    rng, chance = Random(seed), Chance.seeded(seed)
    state = GAME.setup(2 + seed % 3, {}, chance)
    while state.ask:
        claims = state.ask == "place" and TILES[state.tile].icon in (ASSISTANT, JOKER)
        if claims and len(GAME.legal_actions(state, state.asked)) >= LIMIT:
            yield copier(State)(state)
        GAME.play(state, state.asked, GAME.playout_action(state, state.asked, rng), chance)


def worth(state: State, seat: int, *steps: Action) -> float:
    after = copier(State)(state)
    for step in steps:
        GAME.play(after, seat, step, Chance.seeded(0))
    return sum(GAME.terms(after, seat).values())


def with_what_follows(state: State, seat: int, place: Action) -> float:
    """Return the worth of a place with the best step after it, or with none."""
    after = copier(State)(state)
    GAME.play(after, seat, place, Chance.seeded(0))
    steps = GAME.legal_actions(after, seat) if after.ask == "special" else []
    return max(worth(after, seat), *(worth(after, seat, step) for step in steps), -99.0)


def test_places_are_offered_that_are_good_with_the_assistant_or_skill_after_them():
    missed, seen = 0, 0
    for seed in range(4):
        for state in crowded(seed):
            seat, places = state.asked, GAME.legal_actions(state, state.asked)
            best = max(with_what_follows(state, seat, place) for place in places)
            offered = best_places(GAME, GAME.view(state, seat), seat, places, SHOWN)
            found = max(with_what_follows(state, seat, place) for place in offered)
            missed += found < best - GOOD
            seen += 1
    assert seen > 40
    assert missed * 30 < seen, (missed, seen)
