"""The worth of a position of Ishtar to a seat: its expected final points, term by term.

Owns the evaluation for computer players; the weights are in `weights.toml`. Of the open question it may know
only which icon is about to be used.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path

from engine.games.ishtar.gardens import tree_cells
from engine.games.ishtar.hexes import land_of, widened
from engine.games.ishtar.outlook import ENOUGH, GROWING, INCOME, TREE, at_least, chances, plantings
from engine.games.ishtar.scoring import FOUNTAIN_POINTS, SHEET, sheet
from engine.games.ishtar.skills import PRICE, UPPER, points_each
from engine.games.ishtar.state import GEMS, NONE, TREES, State

_FILE = tomllib.loads(Path(__file__).with_name("weights.toml").read_text("utf-8"))
WEIGHTS: dict[str, float] = _FILE["terms"]
VERB_WEIGHTS: dict[str, float] = _FILE["verbs"]

_FOUNTAINS = SHEET.index("fountains")
_UPPERS = slice(SHEET.index(next(iter(UPPER))), None)

_TURNS_A_TILE = 2.1
"""How many turns it takes, all seats together, to take one tile from the two stacks that end the game."""
_MANY_TURNS = 4
"""The most turns left that still raise the value of assistants."""
_GEM = 1.75
"""What a gem that pays for a skill is worth."""
_ICONS = 0.5
"""How many skills can be unlocked in a turn, on average."""


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

    `points` are those on the score sheet now, without fountains.
    """
    w = WEIGHTS
    player, desert = state.players[seat], state.desert
    rows = sheet(state, seat)
    if not state.ask:
        return {"points": float(sum(rows))}
    turns = turns_left(state, seat)
    here = state.asked == seat
    later = max(0.0, turns - (here and state.ask in ("take", "place")))
    mine = theirs = 0
    held = [[0] * len(state.players) for _ in desert.fountains]
    for bed in desert.beds:
        held[bed.fountain][bed.seat] += bed.cells.bit_count()
        if bed.seat == seat:
            mine |= bed.cells
        else:
            theirs |= bed.cells
    many = min(turns, _MANY_TURNS)
    hands = sum(max(0.0, 1.2 - 0.3 * n) for n in range(1, player.assistants + 1))
    fountains = 0.0
    for colour, spaces in zip(desert.fountains, held, strict=True):
        if own := spaces[seat]:
            lead = own - max(n for other, n in enumerate(spaces) if other != seat)
            fountains += FOUNTAIN_POINTS[colour] * chances(round(turns, 1), lead)
    return {
        "points": float(sum(rows) - rows[_FOUNTAINS]),
        "gems": _gems(state, seat, turns, here, later),
        "assistants": (w["assistant"] * hands + w["spare"] * player.spare) * many,
        "skills": w["skill"] * (_promised(state, seat, turns, widened(mine)) - sum(rows[_UPPERS])),
        "reserved": w["reserved"] * _reserved_points(state, seat) * min(turns, 1.0),
        "growth": _growth(state, mine, theirs) * min(1.0, turns / GROWING),
        "fountains": fountains,
        "tempo": w["icon"] * (state.ask in ("special", "bloom", "gather") and here),
    }


def _gems(state: State, seat: int, turns: float, here: bool, later: float) -> float:
    """Return what the gems of a seat are worth: in its last turn, what they plant."""
    player = state.players[seat]
    if here and not later:
        cards = tuple(sorted(card for card in (*state.row, player.reserved) if card != NONE))
        return float(max(points for _, points, _ in plantings(tuple(player.gems), cards)))
    if not turns:
        return 0.0
    each = (WEIGHTS["purple"], WEIGHTS["red"], WEIGHTS["white"])
    value = WEIGHTS["first"] * min(3, sum(player.gems))
    for n, worth, enough in zip(player.gems, each, ENOUGH, strict=True):
        value += worth * (n if n <= enough else enough - 0.3 * (n - enough))
    return value * min(1.0, 0.42 + 0.3 * turns)


def _promised(state: State, seat: int, turns: float, beside: int) -> float:
    """Return what upper skills will bring a seat at the end, also those that it can still unlock."""
    player, desert = state.players[seat], state.desert
    skills = {skill for skill, _ in player.skills}
    coming = max(0.0, (sum(player.gems) + (INCOME - PRICE * _ICONS) * turns) / TREE) if turns else 0.0
    coming = min(coming, (state.tokens + len(state.row)) / 2)
    spent = "".join([word for _, word in player.skills])
    jewels = points_each(state, "E")
    trees, tablets = tree_cells(desert), land_of(desert).tablets
    known = {
        "A": points_each(state, "A")[0] * ((beside & tablets).bit_count() + 0.36 * turns),
        "B": float(sum(player.gems)) if turns < 1 else 2.0,
        "C": points_each(state, "C")[0]
        * ((beside & trees).bit_count() + 0.74 * coming + min(1.5, 0.42 * turns)),
        "D": points_each(state, "D")[0] * (len(player.trees) + coming),
        "E": sum([spent.count(gem) * n for gem, n in zip(GEMS, jewels, strict=True)])
        + jewels[0] * PRICE * _ICONS * turns,
    }
    chance = at_least(round(_ICONS * turns, 1))
    cost = PRICE * _GEM
    value, ready = 0.0, list[float]()
    for skill, upper in UPPER.items():
        if skill in skills:
            value += known[skill]
        elif upper.needs in skills:
            ready.append(known[skill] - cost)
    ready.sort(reverse=True)
    for count, more in enumerate(ready, 1):
        value += max(0.0, more) * chance[count]
    return value


def _growth(state: State, mine: int, theirs: int) -> float:
    """Return what the rocks are worth that own beds can grow over, up to two steps away.

    Spaces beside a bed of somebody else or between two fountains do not count: no flowers can be there.
    """
    desert = state.desert
    near = between = 0
    for garden in desert.near:
        between |= near & garden
        near |= garden
    room = desert.free & ~between & ~widened(theirs)
    room &= widened(widened(mine) & room)
    each: Sequence[float] = (WEIGHTS["near_purple"], WEIGHTS["near_red"], WEIGHTS["near_white"])
    return sum([n * (room & rocks).bit_count() for n, rocks in zip(each, land_of(desert).gems, strict=True)])


def _reserved_points(state: State, seat: int) -> int:
    """Return the points of the card that the seat has reserved, or of the best that it may reserve now."""
    if state.ask == "reserve" and state.asked == seat:
        return max(TREES[tree].points for tree in state.row if tree != NONE)
    card = state.players[seat].reserved
    return 0 if card == NONE else TREES[card].points
