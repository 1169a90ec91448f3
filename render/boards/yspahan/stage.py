"""Where on a picture of Yspahan its parts are: map, tower, buildings and caravan."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.games.yspahan.state import BUILDINGS, FLOORS
from render import numbers
from render.boards.yspahan import city, sides
from render.boards.yspahan.city import Map
from render.canvas import Box
from render.pen import Point

FREE = 9
"""px; how far a frame around a building reaches above its name and below its price."""


class Stage(NamedTuple):
    """Where things are on a picture; what is None is not on it."""

    map: Map | None = None
    region: Box = (city.LEFT, city.TOP, city.RIGHT, city.BOTTOM)
    """The part of the map that is shown, in units."""
    floors: Sequence[Box] = ()
    """The rows of the floors of the tower, the lowest first."""
    gates: Box | None = None
    """The tower as the board shows it: its floors side by side."""
    sites: Mapping[str, Box] = {}
    """The rows of the buildings that may be built."""
    lots: Box | None = None
    """The buildings as the board shows them: some beside each other."""
    caravan: Box | None = None
    zoom: float = 1.0
    """The size of the caravan, compared with the board."""
    badge: int = numbers.SIZE
    """px; the numbers of choices."""
    telling: bool = False
    """Whether words beside it tell what happened: it has whole codes where that was, no other letters, and no
    points for the caravan; and a week that is over is shown as it ended.
    """

    def shows(self, place: Point) -> bool:
        """Return True if a place of the map is on the picture."""
        x, y = place
        return self.holds((round(x), round(y), round(x), round(y)))

    def holds(self, box: Box) -> bool:
        """Return True if a box of the map, in units, is wholly on the picture."""
        (left, top, right, bottom), (west, north, east, south) = box, self.region
        return self.map is not None and west <= left and north <= top and right <= east and bottom <= south

    def row(self, place: str) -> Box | None:
        """Return the row of a floor or a building."""
        if place in FLOORS and self.floors:
            return self.floors[FLOORS.index(place)]
        if place in FLOORS and self.gates:
            return sides.gate_box(self.gates, FLOORS.index(place))
        if place in self.sites:
            return self.sites[place]
        if place in BUILDINGS and self.lots:
            left, top, right, bottom = sides.lot(self.lots, BUILDINGS.index(place))
            return left, top - FREE, right, bottom + FREE
        return None
