"""The three temples: how cubes push each other along, and who is first and second.

Must not know about questions or rewards.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.amyitis.state import DATA, NEUTRAL, TEMPLES, State
from engine.games.amyitis.step import Step

ISHTAR, MARDUK, TAMMOUZ = (TEMPLES.index(name) for name in ("ishtar", "marduk", "tammouz"))
SPACES: int = DATA["temples"]["spaces"]
MARDUK_POINTS: tuple[int, ...] = tuple(DATA["temples"]["marduk"])
_REWARDED: tuple[int, ...] = (0, 0, *(DATA["temples"]["rewarded"][str(seats)] for seats in (2, 3, 4)))
"""By number of players."""


def enter(step: Step, owner: int, temple: int) -> None:
    """Put a cube, of a seat or `NEUTRAL`, on the leftmost space; the others move right by one. A 3.3"""
    cubes = step.state.temples[temple]
    cubes.insert(0, owner)
    name = TEMPLES[temple]
    if owner != NEUTRAL:
        step.tell("entered", owner, temple=name)
    if len(cubes) > SPACES:
        pushed = cubes.pop()
        if pushed != NEUTRAL:
            step.tell("pushed-out", pushed, temple=name)


def standing(cubes: Sequence[int]) -> list[int]:
    """Return the seats by number of cubes, ties broken by the cube furthest to the right. A 3.6"""
    present = {owner for owner in cubes if owner != NEUTRAL}
    foremost = {owner: place for place, owner in enumerate(cubes)}
    return sorted(present, key=lambda seat: (-cubes.count(seat), -foremost[seat]))


def rewarded_by(cubes: Sequence[int], seats: int) -> list[int]:
    """Return the seats that cubes in a temple reward, best first, with this number of players. A 3.6"""
    return standing(cubes)[: _REWARDED[seats]]


def rewarded(state: State, temple: int) -> list[int]:
    """Return the seats rewarded in that temple, best first. A 3.6"""
    return rewarded_by(state.temples[temple], len(state.players))
