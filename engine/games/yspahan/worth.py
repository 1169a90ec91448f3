"""The worth of a position of Yspahan to a seat: its expected final points, term by term.

Owns the evaluation for computer players; the weights are in `weights.toml`. Of the open question it may know
only what is still to be placed.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

from engine.games.yspahan.building import COST, VALUE
from engine.games.yspahan.city import POINTS, SOUK_SHOPS
from engine.games.yspahan.state import NOBODY, State
from engine.games.yspahan.step import caravan_points

_FILE = tomllib.loads(Path(__file__).with_name("weights.toml").read_text("utf-8"))
WEIGHTS: dict[str, float] = _FILE["terms"]
VERB_WEIGHTS: dict[str, float] = _FILE["verbs"]

_DAYS, _WEEKS = 7, 3
_SOUKS = tuple((slice(s.start, s.stop), len(s), POINTS[i]) for i, s in enumerate(SOUK_SHOPS))
_MISSING = ("souk_full", "souk_one", "souk_two")
"""The weight of a souk by the number of its empty shops, `souk_more` for the others."""
_MEAN_VALUE = sum(VALUE) / len(VALUE)


def terms(state: State, seat: int) -> dict[str, float]:
    """Return the seat's expected final points by name. All but `points` are about what can still happen."""
    w = WEIGHTS
    player = state.players[seat]
    if not state.ask:
        return {"points": float(player.score)}
    waiting = state.order[state.turn + 1 :].count(seat)
    a_day = len(state.order) / len(state.players)
    week = (_DAYS - state.day) * a_day + waiting
    turns = (_WEEKS - state.week) * _DAYS * a_day + week
    scorings = _WEEKS - state.week + 1
    missing = [cost for name, cost in COST.items() if name not in player.buildings]
    built = len(player.buildings)
    late = min(1.0, turns / 5)
    ladder = _MEAN_VALUE * built - sum(VALUE[:built])
    camels = min(player.camels, sum(cost[0] for cost in missing))
    gold = min(player.gold, sum(cost[1] for cost in missing))
    hands = player.camels + player.gold - camels - gold
    placing = state.cubes if state.ask == "place" and state.order[state.turn] == seat else 0
    return {
        "points": float(player.score),
        "souks": _souks(state, seat, week),
        "caravan": scorings
        * (w["caravan"] * caravan_points(state, seat) + w["loaded"] * state.caravan.count(seat)),
        "buildings": w["ladder"] * ladder * late + turns / 10 * sum(w[name] for name in player.buildings),
        "camels": w["camel"] * camels * late,
        "gold": w["gold"] * gold * late,
        "spare": w["spare"] * hands * late,
        "cards": w["card"] * len(player.hand) * late,
        "cubes": w["cube"] * placing,
        "tempo": w["group"] * waiting,
    }


def _souks(state: State, seat: int, turns: float) -> float:
    """Return the points expected at the week's end for the seat's souks, complete or begun."""
    w = WEIGHTS
    shops = state.shops
    market = 2 if "market" in state.players[seat].buildings else 0
    found = 0.0
    for where, size, points in _SOUKS:
        held = shops[where]
        if seat in held:
            empty = held.count(NOBODY)
            share = w[_MISSING[empty]] if empty < len(_MISSING) else w["souk_more"] * (1 - empty / size)
            if empty:
                share *= min(1.0, turns / (2 * empty))
            found += share * (points + market)
    return found
