"""The two pictures of Babylon: the quarry and all gardens as they hang; one garden large, with its cells.

Nothing is secret, so nobody has a hand.
"""

from __future__ import annotations

from collections.abc import Mapping

from render.boards import Region
from render.boards.babylon import drafted, hanging, meadow, overview, part
from render.boards.babylon.cover import actors, scenery
from render.boards.babylon.detail import about, base, detail
from render.boards.babylon.gains import gains
from render.boards.babylon.ground import GROUND
from render.boards.babylon.keepsake import keepsake
from render.boards.babylon.keepsake import warm as warm_keepsake
from render.boards.babylon.overview import QUARRY, board, boxes, places, spaces
from render.boards.babylon.quarry import stack_box
from render.boards.babylon.signs import SIGNS
from render.canvas import Box
from render.scene import Scene

__all__ = [
    "GROUND",
    "HAS_DETAIL",
    "SIGNS",
    "about",
    "actors",
    "board",
    "detail",
    "gains",
    "hand",
    "keepsake",
    "places",
    "scenery",
    "spaces",
    "warm",
]

HAS_DETAIL = True
LEGEND = (
    ((94, 290), (410, 378), (420, 1054), (72, 878), (368, 1155), (500, 1350), (846, 1800), (1250, 1510)),
    ((595, 1059), (690, 689), (585, 903), (913, 899), (835, 1189), (954, 252), (518, 252), (1403, 371)),
)
"""The places of the numbers of the legend on the example's pictures, in px."""
_PLACES = boxes(3)


def _stacks(first: int, last: int) -> Box:
    """Return the part of the quarry from one stack to another."""
    return (*stack_box(_PLACES[QUARRY], first)[:2], *stack_box(_PLACES[QUARRY], last)[2:])


RULES: Mapping[int, tuple[Region, ...]] = {
    1: (("board", _stacks(4, 5)),),
    2: (("board", _stacks(2, 15)),),
}
"""The parts of these pictures that pages of the rules show."""


def hand(scene: Scene) -> None:
    """Return None: there are no hands."""


def warm() -> None:
    """Draw the bases in advance."""
    base()
    hanging.warm()
    meadow.warm()
    part.warm()
    drafted.warm()
    warm_keepsake()
    overview.warm()
