"""The worth of a position of Amyitis to a seat: its expected final points, term by term.

Owns the evaluation for computer players; the weights are in `weights.toml`. Of the open question it may know
only what the craft or trade just begun will bring.
"""

from __future__ import annotations

import tomllib
from functools import lru_cache
from pathlib import Path

from engine.games.amyitis import temples
from engine.games.amyitis.fields import winner
from engine.games.amyitis.garden import AROUND, QUALITY, foremost, members
from engine.games.amyitis.guild import EXTRA_SPACES, INCOME
from engine.games.amyitis.layout import LAST_TILES
from engine.games.amyitis.state import BANKER, LEADER, WINE, State

_FILE = tomllib.loads(Path(__file__).with_name("weights.toml").read_text("utf-8"))
WEIGHTS: dict[str, float] = _FILE["terms"]
VERB_WEIGHTS: dict[str, float] = _FILE["verbs"]

_TILES_A_ROUND = (0, 0, 1.0, 1.2, 1.4)
_ROUNDS = 16
"""Nothing is expected of later rounds; otherwise a seat with the best bankers would put off the end."""
_TALENTS, _CAMELS = 12, 8
"""Anything above this is worth nothing; otherwise a seat would hoard instead of ending the game."""
_MARDUK, _OTHER = (2.0, 1.0), (1.2, 0.7)
"""The worth of the first and the second reward of a temple, in points."""


def terms(state: State, seat: int) -> dict[str, float]:
    """Return the seat's expected final points by name. All but `points` are about what can still happen."""
    w = WEIGHTS
    player = state.players[seat]
    if not state.ask:
        return {"points": float(player.score)}
    seats = len(state.players)
    left = max(0, state.left.bit_count() - LAST_TILES[seats])
    rounds = min(left / _TILES_A_ROUND[seats], max(0, _ROUNDS - state.round))
    late = min(1.0, (rounds + 1) / 4)
    talents, points = INCOME[player.levels[BANKER]]
    goods = sum(player.goods)
    water, lead = _water(state.left, tuple(state.channels), seat)
    rows = sum(len(row) for row in state.fields if row and winner(row) == seat) / 5
    begun = 0.0
    if state.asked == seat:
        if state.ask in ("field", "section", "temple", "tammouz_field", "free_section"):
            begun = w["craft"]
        elif state.ask in ("payment", "sell", "guild", "plot", "free_guild", "any_good", "leader2"):
            begun = w["trade"]
    return {
        "points": float(player.score),
        "goods": (w["good"] * goods + w["wine"] * player.goods[WINE] - w["crowd"] * max(0, goods - 3)) * late
        + w["kind"] * sum(map(bool, player.goods)) * late,
        "talents": w["talent"] * min(player.talents, _TALENTS) * late,
        "camels": w["camel"] * min(player.camels, _CAMELS) * late,
        "gardeners": w["gardener"] * player.gardeners * late,
        "income": (w["income"] * talents + points) * rounds,
        "leader": w["leader"] * EXTRA_SPACES[player.levels[LEADER]] * rounds,
        "garden": w["tile"] * len(player.plots),
        "water": (w["water"] * water + w["foremost"] * lead) * late,
        "temples": _temples(state, seat),
        "fields": (w["field"] * sum(row.count(seat) for row in state.fields) + w["majority"] * rows) * late,
        "tempo": begun + w["active"] * (seat not in state.passed),
    }


# Parts that change seldom are computed once for many positions.


@lru_cache(maxsize=4096)
def _water(left: int, channels: tuple[int, ...], seat: int) -> tuple[int, int]:
    """Return the seat's cubes around plots that can still be planted, and the quality of those it leads."""
    water = lead = 0
    for plot in members(left):
        if cubes := (channels[seat] & AROUND[plot]).bit_count():
            water += cubes
            if foremost(channels, plot) == seat:
                lead += QUALITY[plot]
    return water, lead


@lru_cache(maxsize=4096)
def _rewards(temple: int, cubes: tuple[int, ...], seats: int, seat: int) -> float:
    """Return the points of the seat's reward in a temple if the round ended now."""
    rewards = _MARDUK if temple == temples.MARDUK else _OTHER
    return sum(
        points
        for owner, points in zip(temples.rewarded_by(cubes, seats), rewards, strict=False)
        if owner == seat
    )


def _temples(state: State, seat: int) -> float:
    w, seats = WEIGHTS, len(state.players)
    found = 0.0
    for temple, cubes in enumerate(state.temples):
        if seat in cubes:
            rewards = _rewards(temple, tuple(cubes), seats, seat)
            found += w["stand"] * cubes.count(seat) + w["temple"] * rewards
    return found
