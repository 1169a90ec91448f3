"""Which of the printed symbols of a garden may still become decorations: the others say nothing any more.

Owns that reading of the rules: a decoration takes up a symbol of a tile built this turn, and what has two
spaces also needs one where a tile may still lie. Must not know how a garden is drawn.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from engine.games.babylon.decorations import ACROSS, BESIDE
from engine.games.babylon.garden import cells, storey_of
from engine.games.babylon.state import FOOTBRIDGE, ROUNDS, STAIRCASE, STATUE, Garden, State


def garden_of(state: State, seat: int, told: Iterable[int] = ()) -> Garden:
    """Return the garden of a seat without the symbols that nothing can be built on any more.

    Those of tiles that are being built, and on cells that are `told` of, stay; after its last turn they
    alone do.
    """
    garden, builds = state.players[seat].garden, bool(state.ask) and not _is_done(state, seat)
    kept = (state.fresh if seat == state.asked else 0) | sum(1 << cell for cell in {*told})

    def counts(kind: int, cell: int) -> bool:
        return bool(kept >> cell & 1) or (builds and _serves(garden, kind, cell, kept))

    symbols = [
        sum(1 << cell for cell in cells(there) if counts(kind, cell))
        for kind, there in enumerate(garden.symbols)
    ]
    return replace(garden, symbols=symbols)


def _is_done(state: State, seat: int) -> bool:
    """Return True if a seat has had its last turn."""
    seats = len(state.players)
    turn, now = ((one - state.start) % seats for one in (seat, state.asked))
    return state.round == ROUNDS[seats] and turn < now


def _serves(garden: Garden, kind: int, cell: int, fresh: int) -> bool:
    """Return True if a symbol of an older tile may still become a part of a decoration with a newer one."""
    storey = storey_of(garden, cell)

    def opens(other: int, below: int) -> bool:
        return bool(fresh >> other & 1) or storey_of(garden, other) < below

    if kind == STATUE:
        return False
    if kind == FOOTBRIDGE:
        gaps = ((other, (cell + other) // 2) for other in ACROSS[cell])
        return any(
            opens(other, storey)
            and not garden.dead >> gap & 1
            # a statue leaves the gap when it becomes a column, below a tile one storey higher
            and storey_of(garden, gap) + (garden.statues >> gap & 1) < storey
            for other, gap in gaps
        )
    return any(opens(other, storey + (kind == STAIRCASE)) for other in BESIDE[cell])
