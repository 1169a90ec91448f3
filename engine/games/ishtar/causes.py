"""What an action changes in the scores besides its own points, told cause by cause. I 4

Flowers that grow, fountains that change hands, and upper skills that count more or less: for every seat.
Must not know about questions.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.core import Points
from engine.games.ishtar.gardens import flowers_in, leaders
from engine.games.ishtar.hexes import land_of, name
from engine.games.ishtar.scoring import FOUNTAIN_POINTS
from engine.games.ishtar.skills import UPPER, points_unlocked
from engine.games.ishtar.state import COLOURS, Bed, Desert, State
from engine.games.ishtar.step import Step


class Standing(NamedTuple):
    """The parts of the scores that an action may change in passing."""

    beds: list[Bed]
    skills: list[tuple[int, str, int]]
    """Seats, their upper skills, and the points of these."""


def standing(state: State) -> Standing:
    """Return what `tell_changes` compares the position after an action with."""
    skills = [
        (seat, skill, points_unlocked(state, seat, skill))
        for seat, player in enumerate(state.players)
        for skill, _ in player.skills
        if skill in UPPER
    ]
    return Standing(state.desert.beds[:], skills)


def tell_changes(step: Step, before: Standing) -> None:
    """Tell which beds have grown, which fountains have changed hands, and which skills count differently."""
    state = step.state
    if state.desert.beds != before.beds:
        _tell_growth(step, state.desert, before.beds)
        _tell_fountains(step, state.desert, before.beds)
    for seat, skill, points in before.skills:
        change = points_unlocked(state, seat, skill) - points
        if change:
            step.tell("counted", seat, ((seat, change),), skill=skill, more=int(change > 0))


def _tell_growth(step: Step, desert: Desert, before: Sequence[Bed]) -> None:
    for old, bed in zip(before, desert.beds, strict=False):
        new = bed.cells & ~old.cells
        if new:
            n = flowers_in(desert, new)
            step.tell("grew", bed.seat, ((bed.seat, n),), bed=name(desert, bed.cell), n=n)


def _tell_fountains(step: Step, desert: Desert, before: Sequence[Bed]) -> None:
    for fountain in sorted({bed.fountain for bed in set(desert.beds).difference(before)}):
        (old, _), (now, _) = leaders(before, fountain), leaders(desert.beds, fountain)
        won, lost = [seat for seat in now if seat not in old], [seat for seat in old if seat not in now]
        colour = desert.fountains[fountain]
        n = FOUNTAIN_POINTS[colour]
        what = {"fountain": COLOURS[colour], "cell": name(desert, land_of(desert).fountains[fountain])}
        while won and lost:
            seat, owner = won.pop(0), lost.pop(0)
            points: Points = tuple(sorted(((seat, n), (owner, -n))))
            step.tell("fountain-taken", seat, points, owner=owner, **what)
        for seat in won:
            step.tell("fountain-won", seat, ((seat, n),), shared=len(now) - 1, **what)
        for seat in lost:
            step.tell("fountain-lost", seat, ((seat, -n),), **what)
