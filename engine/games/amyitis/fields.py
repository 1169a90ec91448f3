"""The fields: two rows of spaces that give goods, and the gardener for the most cubes on a full row.

Must not know about questions. Between two actions each row has an empty space.
"""

from __future__ import annotations

from engine.games.amyitis.state import DATA, GOOD, GOODS, NOBODY, ROWS, State
from engine.games.amyitis.step import Step

SPACES: tuple[tuple[int, ...], ...] = tuple(tuple(GOOD[name] for name in DATA["fields"][row]) for row in ROWS)
"""Per row: the goods of its spaces, from the left."""


def next_good(state: State, row: int) -> int:
    return SPACES[row][len(state.fields[row])]


def grow(step: Step, seat: int, row: int, kind: str) -> None:
    """Put a cube on the leftmost empty space of a row and take the good shown there. A 3.3

    `kind` is that of the event.
    """
    state = step.state
    good = next_good(state, row)
    state.fields[row].append(seat)
    state.players[seat].goods[good] += 1
    step.tell(kind, seat, row=ROWS[row], good=GOODS[good])
    if len(state.fields[row]) == len(SPACES[row]):
        _harvest(step, row)


def winner(cubes: list[int]) -> int:
    """Return the seat with the most of these cubes, `NOBODY` in a tie. A 3.3"""
    most = max(map(cubes.count, cubes))
    foremost = {seat for seat in cubes if cubes.count(seat) == most}
    return foremost.pop() if len(foremost) == 1 else NOBODY


def _harvest(step: Step, row: int) -> None:
    """Empty a full row; the seat with the most cubes gets a gardener, nobody in a tie. A 3.3"""
    state = step.state
    seat = winner(state.fields[row])
    state.fields[row] = []
    if seat == NOBODY:
        step.tell("row-tied", row=ROWS[row])
    elif not state.gardeners:
        step.tell("row-without-gardener", row=ROWS[row])
    else:
        state.gardeners -= 1
        state.players[seat].gardeners += 1
        step.tell("row-won", seat, row=ROWS[row])
