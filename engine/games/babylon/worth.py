"""The worth of a position of Babylon to a seat: its expected final points, term by term.

Owns the evaluation for computer players; the weights are in `weights.toml`. Must not know about questions.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

from engine.games.babylon.scoring import flowers, seen, sheet
from engine.games.babylon.state import NONE, ROUNDS, SLOTS, State

_FILE = tomllib.loads(Path(__file__).with_name("weights.toml").read_text("utf-8"))
WEIGHTS: dict[str, float] = _FILE["terms"]

_LAST_ROUNDS = 4
"""Over this many rounds before the end, what is only prepared loses its value."""


def terms(state: State, seat: int) -> dict[str, float]:
    """Return the seat's expected final points by name. `points` are those on the score sheet now."""
    w = WEIGHTS
    player = state.players[seat]
    garden = player.garden
    points = float(sum(sheet(garden)))
    if not state.ask:
        return {"points": points}
    seats = len(state.players)
    waiting = (seat - state.start) % seats >= (state.asked - state.start) % seats
    late = min(1.0, (ROUNDS[seats] - state.round + waiting) / _LAST_ROUNDS)
    empty = ~(garden.dead | garden.statues)
    symbols = ground = 0
    for storey, level in enumerate(garden.level[1:], 1):
        there = level & empty
        ground += there.bit_count()
        symbols += storey * sum((shown & there).bit_count() for shown in garden.symbols)
    kinds = {piece.kind for piece in garden.pieces if seen(garden, piece)}
    held = player.singles
    return {
        "points": points,
        "columns": (w["column"] * min(held, SLOTS) + w["flood"] * max(0, held - SLOTS)) * late,
        "slot": w["spare"] * (player.spare != NONE) * late,
        "symbols": w["symbol"] * symbols * late,
        "ground": w["ground"] * ground * late,
        "decorations": w["kinds"] * len(kinds) * late,
        "flowers": w["flowers"] * len(flowers(garden)) * late,
        "height": w["storey"] * (len(garden.level) - 1) * late,
        "tempo": w["tile"] * (state.new != NONE and state.asked == seat) * late,
    }
