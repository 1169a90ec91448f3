"""Why an action is good: the terms of `Game.terms` that it changes.

Must not know any game by name, or how the terms are worded.
"""

from __future__ import annotations

from collections.abc import Sequence
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
        game.play(after, seat, action, Chance.seeded(seed))
        _add(total, differences(game, world, after, seat), worlds)
    return worth_saying(total)


def explain_turn(
    game: Game[S], before: View[S], after: View[S], seat: int, *, worlds: int = WORLDS
) -> list[tuple[str, float]]:
    """Return the terms of a seat that its turn has changed, as somebody sees it, in the form of `explain`.

    Both positions are views of the same viewer, so what that viewer cannot see is averaged over.
    """
    total: dict[str, float] = {}
    for seed in range(worlds):
        old, new = (game.resample(view, Chance.seeded(seed)) for view in (before, after))
        _add(total, differences(game, old, new, seat), worlds)
    return worth_saying(total)


def _add(total: dict[str, float], found: dict[str, float], worlds: int) -> None:
    for name, difference in found.items():
        total[name] = total.get(name, 0.0) + difference / worlds


def worth_saying(total: dict[str, float]) -> list[tuple[str, float]]:
    """Return the terms that are not too small to be mentioned, largest first."""
    found = [(name, difference) for name, difference in total.items() if abs(difference) >= LEAST]
    return sorted(found, key=lambda pair: -abs(pair[1]))


def telling(whys: Sequence[list[tuple[str, float]]]) -> list[list[tuple[str, float]]]:
    """Return the reasons for several actions without the terms that all of them change alike.

    Such a change, for example because a turn has passed, is no reason to prefer one of them.
    """
    if len(whys) == 1:
        return list(whys)
    found = [dict(why) for why in whys]
    by_name = {name: [why.get(name, 0.0) for why in found] for why in found for name in why}
    alike = {name for name, changes in by_name.items() if max(changes) - min(changes) < LEAST}
    return [[(name, change) for name, change in why if name not in alike] for why in whys]


def differences(game: Game[S], before: S, after: S, seat: int) -> dict[str, float]:
    """Return, by term, how many more points the seat can expect from it after the move than before."""
    old, new = standing(game, before, seat), standing(game, after, seat)
    return {name: new.get(name, 0.0) - old.get(name, 0.0) for name in {**old, **new}}


def standing(game: Game[S], state: S, seat: int) -> dict[str, float]:
    """Return the seat's expected final lead as named terms."""
    return {**game.terms(state, seat), RIVAL: -_best_other(game, state, seat)}


def _best_other(game: Game[S], state: S, seat: int) -> float:
    seats = range(len(game.scores(state)))
    return max(sum(game.terms(state, other).values()) for other in seats if other != seat)
