"""Why an action is good: the terms of `Game.terms` that it changes.

Must not know any game by name, or how the terms are worded.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import fmean, stdev
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
REST = "rest"
"""The name of the term for what none of the others says; see `shared_out`."""


def explain(
    game: Game[S], view: View[S], seat: int, action: Action, *, worlds: int = WORLDS
) -> list[tuple[str, float]]:
    """Return the terms that a legal action changes, each with the mean difference in points, largest first.

    Terms that differ by no more than chance are left out; see `worth_saying`.

    The differences are those of the seat's own terms and, under `rival`, what the best other seat loses. They
    include what follows from the action by itself, such as the draw that begins the next turn.
    """
    copy = copier(game.state_type)
    found: list[dict[str, float]] = []
    for seed in range(worlds):
        world = game.resample(view, Chance.seeded(seed))
        after = copy(world)
        game.play(after, seat, action, Chance.seeded(seed))
        found.append(differences(game, world, after, seat))
    return worth_saying(found)


def explain_turn(
    game: Game[S], before: View[S], after: View[S], seat: int, *, worlds: int = WORLDS
) -> list[tuple[str, float]]:
    """Return the terms of a seat that its turn has changed, as somebody sees it, in the form of `explain`.

    Both positions are views of the same viewer, so what that viewer cannot see is averaged over.
    """
    found: list[dict[str, float]] = []
    for seed in range(worlds):
        old, new = (game.resample(view, Chance.seeded(seed)) for view in (before, after))
        found.append(differences(game, old, new, seat))
    return worth_saying(found)


def worth_saying(found: Sequence[dict[str, float]]) -> list[tuple[str, float]]:
    """Return the mean of each term over several worlds, largest first.

    Those that are small, or no larger than their standard error, are left out.
    """
    kept: list[tuple[str, float]] = []
    for name in dict.fromkeys(name for terms in found for name in terms):
        values = [terms.get(name, 0.0) for terms in found]
        if abs(mean := fmean(values)) >= LEAST and abs(mean) > standard_error(values):
            kept.append((name, mean))
    return sorted(kept, key=lambda pair: -abs(pair[1]))


def shared_out(total: int, terms: Sequence[tuple[str, float]], most: int) -> list[tuple[str, int]]:
    """Return whole points that add up to a total: by the first `most` terms and, under `rest`, all else.

    There are more terms as long as the rest would be more than the last of them. Each is rounded up or down,
    and those nearest to the next whole number are rounded up.

    >>> shared_out(11, [("rival", 9.6), ("points", -2.4), ("souks", 2.4), ("cards", 1.3)], 3)
    [('rival', 10), ('points', -2), ('souks', 2), ('rest', 1)]
    """
    parts, rest = list[tuple[str, float]](), float(total)
    for name, points in terms:
        if len(parts) >= most and abs(rest) <= abs(parts[-1][1]):
            break
        parts.append((name, points))
        rest -= points
    parts.append((REST, rest))
    whole = [math.floor(points) for _, points in parts]
    nearest = sorted(range(len(parts)), key=lambda at: whole[at] - parts[at][1])
    for at in nearest[: total - sum(whole)]:
        whole[at] += 1
    found = [(name, n) for (name, _), n in zip(parts, whole, strict=True) if n]
    return found if any(name != REST for name, _ in found) else []


def standard_error(values: Sequence[float]) -> float:
    """Return the standard error of the mean of these values."""
    return stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.0


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
