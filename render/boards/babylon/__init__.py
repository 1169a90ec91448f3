"""The two pictures of Babylon: the quarry and all gardens as they hang; one garden large, with its cells.

Nothing is secret, so nobody has a hand.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.babylon.state import ROUNDS
from render.boards import Region
from render.boards.babylon.cover import scenery
from render.boards.babylon.detail import about, base, detail
from render.boards.babylon.ground import GROUND
from render.boards.babylon.overview import board, ground, places
from render.boards.babylon.signs import SIGNS
from render.scene import Scene

__all__ = ["GROUND", "HAS_DETAIL", "SIGNS", "about", "board", "detail", "hand", "places", "scenery", "warm"]

HAS_DETAIL = True
LEGEND = (
    ((255, 636), (448, 529), (462, 231), (1484, 238), (1190, 498), (1400, 700), (196, 1351), (1302, 1337)),
    ((591, 955), (686, 585), (581, 799), (909, 795), (831, 1085), (831, 140), (438, 138), (1403, 257)),
)
"""The places of the numbers of the legend on the example's pictures, in px."""
RULES: Mapping[int, tuple[Region, ...]] = {
    1: (("board", (59, 582, 779, 698)),),
    2: (("board", (48, 456, 791, 940)),),
    5: (("board", (809, 162, 1552, 438)),),
}
"""The parts of these pictures that pages of the rules show."""


def hand(scene: Scene) -> None:
    """Return None: there are no hands."""


def warm() -> None:
    """Draw the bases in advance."""
    base()
    for seats in ROUNDS:
        ground(seats)
