"""The three temples: how cubes push each other through, and who is first and second in them.

Knows no questions and no rewards.
"""

from __future__ import annotations

from engine.games.amyitis.state import DATA, NEUTRAL, TEMPLES, State
from engine.games.amyitis.step import Step

ISHTAR, MARDUK, TAMMOUZ = (TEMPLES.index(name) for name in ("ishtar", "marduk", "tammouz"))
SPACES: int = DATA["temples"]["spaces"]
MARDUK_POINTS: tuple[int, ...] = tuple(DATA["temples"]["marduk"])
_REWARDED: tuple[int, ...] = (0, 0, *(DATA["temples"]["rewarded"][str(seats)] for seats in (2, 3, 4)))
"""By number of players."""


def enter(step: Step, owner: int, temple: int) -> None:
    """A cube, of a seat or `NEUTRAL`, on the leftmost space; the others move one to the right. A 3.3"""
    cubes = step.state.temples[temple]
    cubes.insert(0, owner)
    name = TEMPLES[temple]
    if owner == NEUTRAL:
        step.tell("neutral-entered", temple=name)
    else:
        step.tell("entered", owner, temple=name)
    if len(cubes) > SPACES:
        pushed = cubes.pop()
        if pushed != NEUTRAL:
            step.tell("pushed-out", pushed, temple=name)


def standing(cubes: list[int]) -> list[int]:
    """Seats by number of cubes, equal ones by whose foremost cube is further right. A 3.6"""
    present = {owner for owner in cubes if owner != NEUTRAL}
    foremost = {owner: place for place, owner in enumerate(cubes)}
    return sorted(present, key=lambda seat: (-cubes.count(seat), -foremost[seat]))


def rewarded(state: State, temple: int) -> list[int]:
    """The seats with a reward in that temple, the first one first. A 3.6"""
    return standing(state.temples[temple])[: _REWARDED[len(state.players)]]
