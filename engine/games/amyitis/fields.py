"""The fields: two rows of spaces that give goods, and the gardener for whoever worked most on a full row.

Knows no questions: an empty space is left in each row between two actions.
"""

from __future__ import annotations

from engine.games.amyitis.state import DATA, GOOD, GOODS, ROWS, State
from engine.games.amyitis.step import Step

SPACES: tuple[tuple[int, ...], ...] = tuple(tuple(GOOD[name] for name in DATA["fields"][row]) for row in ROWS)
"""Per row: the goods of its spaces, from the left."""


def next_good(state: State, row: int) -> int:
    return SPACES[row][len(state.fields[row])]


def grow(step: Step, seat: int, row: int) -> None:
    """A cube on the leftmost empty space of a row, for the good shown there. A 3.3"""
    state = step.state
    good = next_good(state, row)
    state.fields[row].append(seat)
    state.players[seat].goods[good] += 1
    step.tell("grew", seat, row=ROWS[row], good=GOODS[good])
    if len(state.fields[row]) == len(SPACES[row]):
        _harvest(step, row)


def _harvest(step: Step, row: int) -> None:
    """A full row is emptied; most cubes win a gardener, equal ones do not. A 3.3"""
    state = step.state
    cubes = state.fields[row]
    state.fields[row] = []
    most = max(map(cubes.count, cubes))
    foremost = {seat for seat in cubes if cubes.count(seat) == most}
    if len(foremost) > 1:
        step.tell("row-tied", row=ROWS[row])
    elif not state.gardeners:
        step.tell("row-without-gardener", row=ROWS[row])
    else:
        winner = foremost.pop()
        state.gardeners -= 1
        state.players[winner].gardeners += 1
        step.tell("row-won", winner, row=ROWS[row])
