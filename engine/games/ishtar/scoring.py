"""The score, current or final. I 4

Must not know about questions.
"""

from __future__ import annotations

from engine.games.ishtar.gardens import controlled, flowers_in, holders
from engine.games.ishtar.skills import UPPER, skill_points
from engine.games.ishtar.state import DATA, TREES, State

FOUNTAIN_POINTS: tuple[int, ...] = tuple(DATA["fountain_points"])
"""By colour."""
SHEET: tuple[str, ...] = ("trees", "flowers", "fountains", *UPPER)
"""Rows of the score sheet."""


def sheet(state: State, seat: int) -> tuple[int, ...]:
    """Return the points by row of `SHEET`."""
    desert = state.desert
    fountains = sum(
        FOUNTAIN_POINTS[colour]
        for number, colour in enumerate(desert.fountains)
        if seat in holders(desert, number)[0]
    )
    return (
        sum(TREES[tree].points for tree in state.players[seat].trees),
        flowers_in(desert, controlled(desert, seat)),
        fountains,
        *(skill_points(state, seat, skill) for skill in UPPER),
    )


def scores(state: State) -> tuple[int, ...]:
    return tuple(sum(sheet(state, seat)) for seat in range(len(state.players)))
