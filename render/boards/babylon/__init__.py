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
from render.scene import Scene

__all__ = ["GROUND", "HAS_DETAIL", "about", "board", "detail", "hand", "places", "scenery", "warm"]

HAS_DETAIL = True
LEGEND = (
    ((200, 420), (418, 455), (462, 204), (1495, 82), (415, 866), (469, 1155), (106, 1196), (1135, 1074)),
    ((345, 500), (686, 378), (534, 872), (952, 640), (270, 655), (1380, 161), (1268, 363), (1428, 523)),
)
"""The places of the numbers of the legend on the example's pictures, in px."""
RULES: Mapping[int, tuple[Region, ...]] = {
    1: (("board", (59, 453, 779, 569)),),
    2: (("board", (48, 324, 791, 814)),),
    3: (("detail", (48, 393, 965, 1017)),),
    4: (("detail", (984, 498, 1404, 756)),),
    5: (("board", (809, 48, 1552, 306)),),
    6: (("detail", (984, 498, 1552, 1017)),),
}
"""The parts of these pictures that pages of the rules show."""


def hand(scene: Scene) -> None:
    """Return None: there are no hands."""


def warm() -> None:
    """Draw the bases in advance."""
    base()
    for seats in ROUNDS:
        ground(seats)
