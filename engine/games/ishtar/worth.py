"""What a position of Ishtar is worth to a seat: its expected final points, term by term.

Owns the evaluation for computer players; the weights are in `weights.toml`. Of the open question it may know
only which icon is about to be used.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

from engine.games.ishtar.gardens import held_spaces
from engine.games.ishtar.hexes import widened
from engine.games.ishtar.scoring import FOUNTAIN_POINTS, sheet
from engine.games.ishtar.skills import UPPER, points_unlocked
from engine.games.ishtar.state import NONE, State

_FILE = tomllib.loads(Path(__file__).with_name("weights.toml").read_text("utf-8"))
WEIGHTS: dict[str, float] = _FILE["terms"]
VERB_WEIGHTS: dict[str, float] = _FILE["verbs"]

_USEFUL_GEMS = 8
_CROWD = 0.35
"""The part of a gem's value that is left for each one beyond that."""
_MOST_GROWTH = 6


def turns_left(state: State) -> float:
    """Return roughly how many turns are left until two stacks are empty, all seats together."""
    counts = sorted(stack.count for stack in state.stacks)
    return (sum(counts[:2]) * 1.8 + 1) / len(state.players)


def terms(state: State, seat: int) -> dict[str, float]:
    """Return the seat's expected final points by name. `points` are those on the score sheet now."""
    w = WEIGHTS
    player, desert = state.players[seat], state.desert
    points = float(sum(sheet(state, seat)))
    if not state.ask:
        return {"points": points}
    turns = turns_left(state)
    late = min(1.0, turns / 2)
    held = sum(player.gems)
    gems = sum(w[colour] * n for colour, n in zip(("purple", "red", "white"), player.gems, strict=True))
    if held > _USEFUL_GEMS:
        gems *= (_USEFUL_GEMS + _CROWD * (held - _USEFUL_GEMS)) / held
    unlocked = {skill for skill, _ in player.skills}
    ready = [skill for skill, upper in UPPER.items() if upper.needs in unlocked and skill not in unlocked]
    uppers = sum(skill in UPPER for skill in unlocked)
    coming = sum(points_unlocked(state, seat, skill) for skill in ready)
    growth = 0
    for bed in desert.beds:
        if bed.seat == seat:
            growth += min(_MOST_GROWTH, (widened(bed.cells) & desert.free).bit_count())
    return {
        "points": points,
        "gems": gems * late,
        "assistants": w["assistant"] * player.assistants * min(turns, 6),
        "skills": (w["skill"] * len(ready) + w["upper"] * uppers) * min(turns, 6)
        + (w["unlocked"] * len(unlocked) + w["coming"] * coming) * late,
        "reserved": w["reserved"] * (player.reserved != NONE) * late,
        "growth": w["growth"] * growth * min(turns, 4),
        "fountains": w["fountain"] * _safety(state, seat) * late,
        "tempo": w["icon"] * (state.ask in ("special", "bloom", "gather") and state.asked == seat),
    }


def _safety(state: State, seat: int) -> float:
    """Return how safely the seat holds or threatens fountains, in flower spaces weighted by points."""
    total = 0.0
    for colour, held in zip(state.desert.fountains, held_spaces(state.desert), strict=True):
        mine = held.get(seat, 0)
        if mine:
            best = max((n for other, n in held.items() if other != seat), default=0)
            total += max(-2, min(2, mine - best)) * FOUNTAIN_POINTS[colour] / 6
    return total
