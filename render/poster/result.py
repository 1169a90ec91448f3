"""What a poster shows: names, numbers and the last position."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from locales import texts
from render.scene import Scene


@dataclass(frozen=True, slots=True)
class Result:
    """What a poster shows. All by seat."""

    key: str
    """The key of the game."""
    match: int
    names: tuple[str, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    """1 is the best; ties share a rank."""
    sheet: tuple[tuple[str, tuple[int, ...]], ...]
    """The key of each row of the score sheet in which anybody has points, and these."""
    days: int
    """How long it took, at least 1."""
    race: tuple[tuple[int, ...], ...] = ()
    """The scores at the start and after each day, round or lap; none if they are not known. See `paced`."""
    lang: str = "en"
    scene: Scene | None = None
    """The last position as anybody sees it; without it, the poster does not show what was built."""

    @property
    def tied(self) -> bool:
        """Whether a tie-break has decided who won."""
        best = max(self.scores)
        return any(rank > 1 and score == best for rank, score in zip(self.ranks, self.scores, strict=True))

    @property
    def duel(self) -> bool:
        """Whether one of two has won."""
        return len(self.ranks) == 2 and self.ranks.count(1) == 1

    @property
    def order(self) -> list[int]:
        """The seats from the best to the last; those with the same rank in the order of seats."""
        return sorted(range(len(self.ranks)), key=lambda seat: (self.ranks[seat], seat))


def paced(turns: Sequence[tuple[tuple[int, ...], float]]) -> tuple[tuple[int, ...], ...]:
    """Return the scores at the start and after each day, round or lap.

    `turns` has the scores from the start on, and the number of the day, round or lap then: when that is the
    next one, one is over, and the last one is when the game is.
    """
    found, passed = list[tuple[int, ...]](), 0
    for scores, stage in turns[:-1]:
        passed = max(passed, int(stage - turns[0][1]))
        found += [scores] * (passed + 1 - len(found))
    return (*found, *(scores for scores, _ in turns[-1:]))


def lasted(result: Result) -> str:
    """Say how long the game took and, if known, how many rounds it had, or what it counts instead."""
    say, what = texts(result.lang), f"{result.key}-poster-counted"
    if len(result.race) < 2:
        return say("render-poster-days", days=result.days)
    counted = say(what if what in say else "render-poster-counted", n=len(result.race) - 1)
    return say("render-poster-lasted", counted=counted, days=result.days)


def row_text(result: Result, row: str) -> str:
    """Return what the points of a row are for."""
    return texts(result.lang)(f"{result.key}-sheet-{row}".replace("_", "-"))
