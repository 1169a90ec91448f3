"""The two pictures of Babylon: the quarry and all gardens from above; one garden large, seen obliquely.

Nothing is secret, so nobody has a hand.
"""

from __future__ import annotations

from collections.abc import Mapping

from render.boards import Region
from render.boards.babylon.cover import scenery
from render.boards.babylon.detail import about, base, detail
from render.boards.babylon.ground import GROUND
from render.boards.babylon.overview import SIZES, board, ground, places
from render.scene import Scene

__all__ = ["GROUND", "HAS_DETAIL", "about", "board", "detail", "hand", "places", "scenery", "warm"]

HAS_DETAIL = True
LEGEND = (
    ((75, 265), (335, 86), (1003, 91), (1130, 206), (1408, 460), (251, 1226), (415, 871), (1322, 1080)),
    ((345, 500), (686, 378), (534, 872), (952, 640), (270, 655), (1380, 161), (1268, 363), (1428, 523)),
)
"""The places of the numbers of the legend on the example's pictures, in px."""
RULES: Mapping[int, tuple[Region, ...]] = {
    1: (("board", (62, 280, 674, 446)),),
    2: (("board", (48, 48, 688, 798)),),
    3: (("detail", (48, 393, 965, 1017)),),
    4: (("detail", (984, 498, 1404, 756)),),
    5: (("board", (706, 172, 1552, 366)),),
    6: (("detail", (984, 498, 1552, 1017)),),
}
"""The parts of these pictures that pages of the rules show."""


def hand(scene: Scene) -> None:
    """Return None: there are no hands."""


def warm() -> None:
    """Draw the bases in advance."""
    base()
    for seats in SIZES:
        ground(seats)
