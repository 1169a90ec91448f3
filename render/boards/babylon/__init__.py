"""The two pictures of Babylon: the quarry and all gardens from above; one garden large, seen obliquely.

Nothing is secret, so nobody has a hand.
"""

from __future__ import annotations

from render.boards.babylon.cover import scenery
from render.boards.babylon.detail import about, base, detail
from render.boards.babylon.overview import SIZES, board, ground
from render.scene import Scene

__all__ = ["HAS_DETAIL", "about", "board", "detail", "hand", "scenery", "warm"]

HAS_DETAIL = True
LEGEND = ((100, 209), (335, 86), (1003, 91), (753, 279), (1408, 460), (251, 1226), (415, 871), (1289, 1066))
"""Where the numbers of the legend stand on the example board, in px."""


def hand(scene: Scene) -> None:
    """Return None: there are no hands."""


def warm() -> None:
    """Draw the bases in advance."""
    base()
    for seats in SIZES:
        ground(seats)
