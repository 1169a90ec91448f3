"""The score, current or final. I 4

Must not know about questions.
"""

from __future__ import annotations

from engine.games.ishtar.gardens import controlled, flowers_in, held_spaces
from engine.games.ishtar.skills import UPPER, points_unlocked
from engine.games.ishtar.state import DATA, TREES, State

FOUNTAIN_POINTS: tuple[int, ...] = tuple(DATA["fountain_points"])
"""By colour."""
SHEET: tuple[str, ...] = ("trees", "flowers", "fountains", *UPPER)
"""Rows of the score sheet."""


def sheet(state: State, seat: int) -> tuple[int, ...]:
    """Return the points by row of `SHEET`."""
    desert, player = state.desert, state.players[seat]
    fountains = sum(
        FOUNTAIN_POINTS[colour]
        for colour, held in zip(desert.fountains, held_spaces(desert), strict=True)
        if seat in held and held[seat] == max(held.values())
    )
    unlocked = {skill for skill, _ in player.skills}
    return (
        sum(TREES[tree].points for tree in player.trees),
        flowers_in(desert, controlled(desert, seat)),
        fountains,
        *(points_unlocked(state, seat, skill) if skill in unlocked else 0 for skill in UPPER),
    )


def scores(state: State) -> tuple[int, ...]:
    return tuple(sum(sheet(state, seat)) for seat in range(len(state.players)))
