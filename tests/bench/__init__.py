"""The numbers of the design, measured. A report: nothing here is a test, and no test measures time.

Pure computation is measured in CPU time of its thread, so that other work on the machine does not count;
work that waits for the disk or other threads is measured in wall-clock time.

Machines differ, so times are scaled: multiplied by `computing.factor()`, measured in the same run. Targets
are for scaled figures. Loads are scaled too: a machine twice as fast gets twice the presses per second.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from engine.chance import Chance
from engine.core import Event, Game

DRAWN_BEFORE = 20
"""Pictures drawn before the clock starts: the words and pieces that all of them share are there then."""


TIMES = ("ms", "s")
CHESS_MOVES = 35_000
"""python-chess's random moves a second on the machine for which the bars are set."""


class Result(NamedTuple):
    """One line of the table. `least`: the bar is the smallest good value, not the greatest."""

    what: str
    game: str
    value: float
    unit: str = ""
    bar: float | None = None
    least: bool = False
    note: str = ""

    def scaled(self, factor: float) -> Result:
        """The result as the machine of the bars would have given it; only times change."""
        return self._replace(value=self.value * factor) if self.unit in TIMES else self

    @property
    def ok(self) -> bool | None:
        if self.bar is None:
            return None
        return self.value >= self.bar if self.least else self.value <= self.bar


def quantile(values: Sequence[float], share: float) -> float:
    """The value that a share of all lies below; 1 gives the greatest."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def spread(what: str, game: str, values: Sequence[float], unit: str, **bars: float) -> list[Result]:
    """A line each for the median, the 99th percentile and the greatest value."""
    shares = {"p50": 0.5, "p99": 0.99, "max": 1.0}
    return [
        Result(f"{what}, {name}", game, quantile(values, share), unit, bars.get(name))
        for name, share in shares.items()
    ]


def random_game(game: Game[Any], seats: int, seed: int) -> Iterator[tuple[Any, list[Event]]]:
    """The positions of a random game with what led there, the same object each time, changed in place."""
    rng, chance = random.Random(seed), Chance.seeded(seed)
    state = game.setup(seats, {}, chance)
    yield state, []
    while pending := game.pending(state):
        seat = rng.choice(pending).seat
        yield state, game.play(state, seat, game.sample(state, seat, rng), chance)
