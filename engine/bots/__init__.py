"""Computer players. They use only the contract: they see a view, never a state, and know no game by name.

`decide` is a function of bytes and numbers, so that it can run in another process (`engine.bots.pool`).
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from engine import games
from engine.bots.explanation import explain
from engine.bots.monte_carlo import HARD, NORMAL, PLAYOUTS, Thought, greedy
from engine.core import Action, Game, View
from engine.match import decode
from engine.notation import notate

__all__ = [
    "LEVELS", "SECONDS", "Chosen", "Suggestion", "allowance", "decide", "explain", "levels", "pick",
    "suggest",
]  # fmt: skip

LEVELS = ("normal", "easy", "hard", "dice")
"""The levels; the first is the default. `easy` looks one move ahead, `normal` and `hard` try the best moves
in playouts, `hard` more of them and further ahead; `dice` moves at random."""
SECONDS = {"easy": 0.3, "normal": 1.0, "hard": 3.0, "dice": 0.0}
"""The most seconds for one decision, by level."""
TURN_SECONDS = 10.0
"""The most seconds for all decisions of one turn."""
SEARCHING = 0.6
"""The share of the time for suggestions that is spent on finding them; the rest is spent on comparing."""
CLOSE = 2.0
"""Points; a move that is further behind the best one is not suggested."""
WIDENING = 0.1
"""The share of the time that is spent on finding further moves if the best ones all do the same."""
STYLES = {"normal": NORMAL, "hard": HARD}
CHARACTER = "normal"
"""The level at which characters (`Game.characters`) think."""


def levels(key: str) -> tuple[str, ...]:
    """Return the levels at which computers play a game, its characters included."""
    return (*LEVELS, *games.get(key).characters)


def allowance(level: str, left: float = TURN_SECONDS) -> float:
    """Return the seconds for the next decision: at most a third of the `left` seconds for its turn."""
    return min(SECONDS.get(level, SECONDS[CHARACTER]), left / 3)


def pick(
    game: Game[Any],
    view: View[Any],
    seat: int,
    level: str,
    rng: Random,
    seconds: float = math.inf,
    clock: Callable[[], float] = time.perf_counter,
    plan: str = "",
) -> tuple[Action, str]:
    """Return the action that a computer of `level` picks in at most `seconds` by a clock, and its plan.

    The plan, one of `Game.plans`, is the one with which it has compared the actions; it is empty if it has
    not. `plan` is that of its decision before this one in the same turn: it is kept unless another one is
    clearly better. Raise `KeyError` if the game has no such level or character.
    """
    if level == "dice":
        return game.sample(view.state, seat, rng), ""
    if level == "easy":
        return greedy(game, view, seat, rng, seconds=seconds, clock=clock), ""
    if level in game.characters:
        thought = Thought(game, view, seat, rng, seconds, clock, plan, level)
        return thought.choice(STYLES[CHARACTER], PLAYOUTS)
    return Thought(game, view, seat, rng, seconds, clock, plan).choice(STYLES[level], PLAYOUTS)


class Chosen(NamedTuple):
    """What a computer player has decided."""

    action: str
    """The notation of its action."""
    plan: str = ""
    """The plan, one of `Game.plans`, with which the actions were compared; empty if they were not."""


def decide(key: str, view: bytes, seat: int, level: str, seconds: float, seed: int, plan: str = "") -> Chosen:
    """Return the action that a computer of `level` picks in at most `seconds`, and its plan, as `pick` does.

    `view` is what its seat sees, encoded by `engine.match.encode`. With enough time, the same `seed` leads to
    the same action. Raise `KeyError` if there is no such game, or it has no such level or character.

    >>> from engine.chance import Chance
    >>> from engine.match import encode
    >>> game = games.get("yspahan")
    >>> state = game.setup(2, {}, Chance.seeded(1))
    >>> seat = game.pending(state)[0].seat
    >>> decide("yspahan", encode(game.view(state, seat).state), seat, "dice", seconds=0, seed=1)
    Chosen(action='roll 0', plan='')
    """
    game = games.get(key)
    seen: View[Any] = View(decode(game, view), seat)
    action, kept = pick(game, seen, seat, level, Random(seed), seconds, plan=plan)
    return Chosen(notate(game.verbs, action), kept)


class Suggestion(NamedTuple):
    """A good move, for a person who asks for advice."""

    action: str
    """Its notation."""
    margin: float
    """The lead that can be expected after it minus that after the best other move tried, in points."""
    error: float
    """The standard error of `margin`."""
    why: list[tuple[str, float]]
    """The terms that make up `margin`, by the end of playouts of `hard`."""
    plan: str = ""
    """The plan, one of `Game.plans`, with which the moves were compared; empty if the game has none."""

    @property
    def differs(self) -> bool:
        """Whether `margin` is more than chance."""
        return abs(self.margin) > self.error

    @property
    def behind(self) -> float:
        """By how many points it is worse than the best one; 0 if that may be chance."""
        return max(0.0, -self.margin) if self.differs else 0.0


def suggest(key: str, view: bytes, seat: int, seconds: float, seed: int, most: int = 3) -> list[Suggestion]:
    """Return the best moves of a seat in an encoded view, best first, found like those of level `hard`.

    Others than the best are returned only if they are at most `CLOSE` points behind it. Of moves that do the
    same in different places, only the best is returned, unless too few others exist.
    """
    game = games.get(key)
    seen: View[Any] = View(decode(game, view), seat)
    rng, started = Random(seed), time.perf_counter()
    search = Thought(game, seen, seat, rng, SEARCHING * seconds)
    ordered = search.compared(HARD, PLAYOUTS)
    changes = {action: explain(game, seen, seat, action) for _, action in ordered}
    picked = _different(changes, most)
    if len(picked) < most:
        thought = Thought(game, seen, seat, rng, WIDENING * seconds)
        best_by_value = {round(value, 2): action for value, action in reversed(thought.ranked(0.5))}
        for _, action in sorted(best_by_value.items(), reverse=True):
            if len(picked) == most or not thought.in_time():
                break
            changes.setdefault(action, explain(game, seen, seat, action))
            picked = _different(changes, most)
    picked += [action for action in changes if action not in picked][: most - len(picked)]
    left = Thought(game, seen, seat, rng, started + seconds - time.perf_counter())
    left.plan = search.plan
    contrasts = zip(picked, left.contrasted([[action] for action in picked], HARD, PLAYOUTS), strict=True)
    found = [
        Suggestion(notate(game.verbs, action), contrast.margin, contrast.error, contrast.why, search.plan)
        for action, contrast in contrasts
        if contrast.margin >= -CLOSE
    ]
    return sorted(found, key=lambda move: (move.behind, -move.margin))


def _different(changes: dict[Action, list[tuple[str, float]]], most: int) -> list[Action]:
    """Return the first `most` actions, skipping those with the same verb and changes as an earlier one."""
    found = {(action.verb, *change): action for action, change in reversed(changes.items())}
    return [action for action in changes if action in found.values()][:most]
