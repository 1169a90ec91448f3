"""The six buildings: what they cost, what they are worth, and what a player can build now.

The effects of buildings are applied by the rules that they change. Must not know about
questions.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.yspahan.state import DATA, Player
from engine.games.yspahan.step import BUILDING_POINTS, Step, discard

COST: dict[str, tuple[int, int]] = {name: tuple(cost) for name, cost in DATA["building"]["cost"].items()}
"""Price of each building: camels, gold."""
CHEAPEST = min(camels for camels, _ in COST.values())
VALUE: tuple[int, ...] = tuple(DATA["building"]["points"])
"""Points for the first to the sixth building, whichever it is."""

_EFFECT: dict[str, int] = DATA["building"]["effect"]
PADDOCK_CAMELS = _EFFECT["paddock"]
STORE_GOLD = _EFFECT["store"]
BATHHOUSE_STEPS = _EFFECT["bathhouse"]
MARKET_POINTS = _EFFECT["market"]
CRANE_CUBES = _EFFECT["crane"]

PAYMENTS = ("", "build_no_gold", "build_no_camels", "both")
"""Building cards that may be played to build."""


def builds(player: Player, hand: Sequence[str]) -> list[tuple[str, str]]:
    """Return affordable buildings, with cards to play; cards that save nothing are left out. Y 3.10, 5 D6"""
    no_camels = "build_no_camels" in hand
    if player.camels < CHEAPEST and not no_camels:
        return []
    no_gold = "build_no_gold" in hand
    found: list[tuple[str, str]] = []
    for building, (camels, gold) in COST.items():
        if building in player.buildings:
            continue
        if player.gold >= gold:
            if player.camels >= camels:
                found.append((building, ""))
            if no_camels:
                found.append((building, "build_no_camels"))
        if no_gold and gold:
            if player.camels >= camels:
                found.append((building, "build_no_gold"))
            if no_camels:
                found.append((building, "both"))
    return found


def build(step: Step, seat: int, building: str, payment: str) -> None:
    """Pay for a building, add it to the player's, and score it. Y 3.10"""
    state = step.state
    player = state.players[seat]
    camels, gold = COST[building]
    if payment in ("build_no_gold", "both"):
        discard(state, seat, "build_no_gold")
        gold = 0
    if payment in ("build_no_camels", "both"):
        discard(state, seat, "build_no_camels")
        camels = 0
    player.camels -= camels
    player.gold -= gold
    points = VALUE[len(player.buildings)]
    player.buildings.append(building)
    player.sheet[BUILDING_POINTS] += points
    state.built = True
    step.tell(
        "built",
        seat,
        ((seat, points),) if points else (),
        building=building,
        camels=camels,
        gold=gold,
        cards=payment,
    )
