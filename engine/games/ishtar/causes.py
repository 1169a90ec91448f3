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
    skills: list[tuple[int, str, int]] = []
    for seat, player in enumerate(state.players):
        for skill, _ in player.skills:
            if skill in UPPER:
                skills.append((seat, skill, points_unlocked(state, seat, skill)))
    return Standing(state.desert.beds[:], skills)


def tell_changes(step: Step, before: Standing) -> None:
    """Tell which beds have grown, which fountains have changed hands, and which skills count differently."""
    state = step.state
    fountains = _tell_growth(step, state.desert, before.beds)
    for fountain in fountains:
        old, now = leaders(before.beds, fountain)[0], leaders(state.desert.beds, fountain)[0]
        if old != now:
            _tell_fountain(step, state.desert, fountain, old, now)
    for seat, skill, points in before.skills:
        change = points_unlocked(state, seat, skill) - points
        if change:
            step.tell("counted", seat, ((seat, change),), skill=skill, more=int(change > 0))


def _tell_growth(step: Step, desert: Desert, before: Sequence[Bed]) -> list[int]:
    """Tell which beds have grown, and return the fountains of these and of new beds."""
    fountains: list[int] = []
    for number, bed in enumerate(desert.beds):
        old = before[number] if number < len(before) else None
        if bed is old:
            continue
        if bed.fountain not in fountains:
            fountains.append(bed.fountain)
        if old:
            n = flowers_in(desert, bed.cells & ~old.cells)
            step.tell("grew", bed.seat, ((bed.seat, n),), bed=name(desert, bed.cell), n=n)
    return fountains


def _tell_fountain(step: Step, desert: Desert, fountain: int, old: Sequence[int], now: Sequence[int]) -> None:
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
