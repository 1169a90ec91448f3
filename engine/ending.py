"""The story of a finished game: what is told of it in one sentence, decided by the score sheet and the race.

Must not know a game by name, or words.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from engine.core import Outcome

CLOSE = 2
"""The most points that are few: between the two best, a narrow victory; elsewhere, not worth telling."""

Plot = Literal["shared", "tie-break", "close", "comeback", "not-enough", "ahead"]
"""What a story is about; see `find_story`."""


class Story(NamedTuple):
    """What is told: the winner, the best of the others, and what lies between them."""

    plot: Plot
    seat: int
    """The winner; the first of several."""
    other: int
    """The best of the others; if nobody lost, the second winner, and the winner if they played alone."""
    points: int
    """What the plot counts, as `find_story` says."""
    more: int = 0
    """How much more than the winner the other has in `row`."""
    row: str = ""
    """The row of the score sheet that is told."""


def find_story(outcome: Outcome, race: Sequence[Sequence[int]] = ()) -> Story:
    """Return what to tell of a game. `race` has the scores after each turn, from the start on, if known.

    The first of these that applies:

    - `shared`: several have won, with `points` each.
    - `tie-break`: the two best have the same score, `points`.
    - `close`: `points` between the two best are at most `CLOSE`.
    - `comeback`: halfway, the winner was behind all others, and `points` behind the best.
    - `not-enough`: in `row`, the best of the others has `points`, `more` than the winner. In no other row is
      that difference larger, and it is at least half of what lies between the two.
    - `ahead`: the winner has `points` more than the best of the others.

    A comeback and a row are told only if these are more than `CLOSE`.
    """
    scores, ranks = outcome.scores, outcome.ranks
    order = sorted(range(len(ranks)), key=lambda seat: (ranks[seat], seat))
    winner, other = order[0], next((seat for seat in order if ranks[seat] > 1), order[:2][-1])
    margin = scores[winner] - scores[other]
    if ranks.count(1) > 1 or len(order) == 1:
        return Story("shared", winner, other, scores[winner])
    if not margin:
        return Story("tie-break", winner, other, scores[winner])
    if margin <= CLOSE:
        return Story("close", winner, other, margin)
    half = race[len(race) // 2] if race else scores
    behind = max(half) - half[winner]
    if behind > CLOSE and half[winner] == min(half) and half.count(half[winner]) == 1:
        return Story("comeback", winner, other, behind)
    best = ("", 0, CLOSE)
    for row, values in outcome.detail.items():
        points, more = values[other], values[other] - values[winner]
        if points > CLOSE and more > best[2]:
            best = (row, points, more)
    if 2 * best[2] >= margin and best[0]:
        return Story("not-enough", winner, other, best[1], best[2], best[0])
    return Story("ahead", winner, other, margin)
