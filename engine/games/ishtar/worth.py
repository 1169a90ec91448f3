"""The worth of a position of Ishtar to a seat: its expected final points, term by term.

Owns the evaluation for computer players; the weights are in `weights.toml`. Of the open question it may know
only which icon is about to be used.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

from engine.games.ishtar.hexes import widened
from engine.games.ishtar.scoring import SHEET, sheet
from engine.games.ishtar.skills import UPPER, points_unlocked
from engine.games.ishtar.state import NONE, TREES, Desert, State

_FILE = tomllib.loads(Path(__file__).with_name("weights.toml").read_text("utf-8"))
WEIGHTS: dict[str, float] = _FILE["terms"]
VERB_WEIGHTS: dict[str, float] = _FILE["verbs"]

_FOUNTAINS = SHEET.index("fountains")

_TURNS_A_TILE = 1.8
"""How many turns it takes, all seats together, to take one tile from the two stacks that end the game."""
_MANY_TURNS = 6
"""The most turns left that still raise the value of things whose value grows with them."""
_GROWING_TURNS = 4
"""The same for the growth of beds."""
_MOST_SPACE = 12
"""Further spaces that a bed can grow over are worth nothing."""


def turns_left(state: State, seat: int) -> float:
    """Return roughly how many tiles a seat will still place.

    Once two stacks are empty, the number is exact: the round is played to its end. I 4
    """
    seats = len(state.players)
    at, mine = (state.asked - state.start) % seats, (seat - state.start) % seats
    placing = state.ask in ("take", "place")
    this_round = mine > at or (mine == at and placing)
    low, next_low = sorted(stack.count for stack in state.stacks)[:2]
    if not next_low:
        return float(this_round)
    all_seats = _TURNS_A_TILE * (low + next_low) + 1
    return this_round + max(0.0, (all_seats - (seats - at - (not placing))) / seats)


def terms(state: State, seat: int) -> dict[str, float]:
    """Return the seat's expected final points by name.

    `points` are those on the score sheet now, without fountains: these are counted in full only at the end.
    """
    w = WEIGHTS
    player = state.players[seat]
    rows = sheet(state, seat)
    if not state.ask:
        return {"points": float(sum(rows))}
    turns = turns_left(state, seat)
    many, one = min(turns, _MANY_TURNS), min(turns, 1.0)
    gems = sum(w[colour] * n for colour, n in zip(("purple", "red", "white"), player.gems, strict=True))
    ready = uppers = coming = 0
    if player.skills:
        unlocked = {skill for skill, _ in player.skills}
        for skill, upper in UPPER.items():
            if skill in unlocked:
                uppers += 1
            elif upper.needs in unlocked:
                ready += 1
                coming += points_unlocked(state, seat, skill)
    held = rows[_FOUNTAINS]
    return {
        "points": float(sum(rows) - held),
        "gems": gems if state.asked == seat else gems * one,
        "assistants": (w["assistant"] * player.assistants + w["spare"] * player.spare) * many,
        "skills": (w["skill"] * ready + w["upper"] * uppers) * many + w["coming"] * coming * one,
        "reserved": w["reserved"] * _reserved_points(state, seat) * one,
        "growth": w["growth"] * _room(state.desert, seat) * min(turns, _GROWING_TURNS) if turns else 0.0,
        "fountains": held * (1 - w["fountain"] * many / _MANY_TURNS),
        "tempo": w["icon"] * (state.ask in ("special", "bloom", "gather") and state.asked == seat),
    }


def _reserved_points(state: State, seat: int) -> int:
    """Return the points of the card that the seat has reserved, or of the best that it may reserve now."""
    if state.ask == "reserve" and state.asked == seat:
        return max(TREES[tree].points for tree in state.row if tree != NONE)
    card = state.players[seat].reserved
    return 0 if card == NONE else TREES[card].points


def _room(desert: Desert, seat: int) -> int:
    """Return how many spaces the seat's beds can grow over, up to two steps away.

    Spaces beside a bed of somebody else or between two fountains do not count: no flowers can be there.
    """
    around = [(bed, widened(bed.cells)) for bed in desert.beds]
    beside = shared = 0
    for _, ring in around:
        shared |= beside & ring
        beside |= ring
    near = between = 0
    for garden in desert.near:
        between |= near & garden
        near |= garden
    free, total = desert.free & ~between, 0
    for bed, ring in around:
        if bed.seat == seat:
            closed = shared | beside & ~ring | near & ~desert.near[bed.fountain]
            first = ring & free & ~shared
            total += min(_MOST_SPACE, (first | widened(first) & free & ~closed).bit_count())
    return total
