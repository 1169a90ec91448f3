"""What a seat of Yspahan can expect at the end of the game, at the beginning of a turn or a day.

Ends the playouts of computer players, whose seats follow plans until then. The parts come from `prospects`;
their weights are in `weights.toml`, fitted to games of such players by `python -m engine tune --outlook`.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

from engine.games.yspahan.prospects import BIT, MINDS, SLICE, days_left, seat_of
from engine.games.yspahan.rules import DAYS, WEEKS
from engine.games.yspahan.state import NOBODY, State

WEIGHTS: dict[str, float] = tomllib.loads(Path(__file__).with_name("weights.toml").read_text("utf-8"))[
    "outlook"
]
_USUAL = next(iter(MINDS.values()))


def outlook(state: State, seat: int) -> float:
    """Return the expected final score of a seat in points, linear in each of the weights."""
    player = state.players[seat]
    if not state.ask:
        return float(player.score)
    w, at = WEIGHTS, seat_of(state, seat, ahead=state.ask in ("roll", "act"))
    left = days_left(state)
    early = left / (DAYS * WEEKS)
    hand = tuple(player.hand)
    value = player.score + (w["use"] + w["use_early"] * early) * _USUAL.rich(
        at.camels, at.gold, at.built, at.halves, at.pair or state.built, hand
    )
    value += (w["camel"] + w["camel_early"] * early) * at.camels + w["gold"] * at.gold + w["card"] * len(hand)
    turns = at.halves / 2
    value += turns * sum(w[name] for name, bit in BIT.items() if at.built & bit)
    for souk, where in enumerate(SLICE):
        held = state.shops[where]
        if seat in held:
            missing = held.count(NOBODY)
            kind = "begun" if missing else "complete"
            value += w[kind] * _USUAL.souk(souk, missing, at.turns, at.market, at.guarded)
    return value + w["ride"] * _USUAL.rides(tuple(state.caravan), len(state.players), left)[seat]
