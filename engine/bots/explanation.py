"""Why an action is good: the terms of `Game.terms` that it changes.

Must not know any game by name, or how the terms are worded.
"""

from __future__ import annotations

from typing import TypeVar

from engine.chance import Chance
from engine.core import Action, Game, View, copier

S = TypeVar("S")

WORLDS = 16
"""The number of worlds over which the effect of an action is averaged."""
LEAST = 0.25
"""The smallest difference, in points, that is returned."""
RIVAL = "rival"
"""The name of the term for what the best other seat loses."""


def explain(
    game: Game[S], view: View[S], seat: int, action: Action, *, worlds: int = WORLDS
) -> list[tuple[str, float]]:
    """Return the terms that a legal action changes, each with the mean difference in points, largest first.

    The differences are those of the seat's own terms and, under `rival`, what the best other seat loses. They
    include what follows from the action by itself, such as the draw that begins the next turn.
    """
    copy = copier(game.state_type)
    total: dict[str, float] = {}
    for seed in range(worlds):
        world = game.resample(view, Chance.seeded(seed))
        after = copy(world)
        game.apply(after, seat, action, Chance.seeded(seed))
        for name, difference in differences(game, world, after, seat).items():
            total[name] = total.get(name, 0.0) + difference / worlds
    found = [(name, difference) for name, difference in total.items() if abs(difference) >= LEAST]
    return sorted(found, key=lambda pair: -abs(pair[1]))


def differences(game: Game[S], before: S, after: S, seat: int) -> dict[str, float]:
    """Return, by term, how many more points the seat can expect from it after the move than before."""
    old, new = game.terms(before, seat), game.terms(after, seat)
    found = {name: new.get(name, 0.0) - old.get(name, 0.0) for name in {**old, **new}}
    found[RIVAL] = _best_other(game, before, seat) - _best_other(game, after, seat)
    return found


def _best_other(game: Game[S], state: S, seat: int) -> float:
    seats = range(len(game.scores(state)))
    return max(sum(game.terms(state, other).values()) for other in seats if other != seat)
