"""Gardens in which anything happened, each in the land around it, for the pictures that tell of turns.

Owns which parts of a garden are shown, and where they lie: around what happened and, where that is far apart,
two parts of one garden side by side. Must not know quarry, tokens and what players hold.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from engine.core import Event
from engine.games.babylon.state import CELL, SIDE, Garden, State
from render.boards import Place
from render.boards.babylon import drafted, hanging, marks, meadow, oblique, printed, relief
from render.boards.babylon.ground import GROUND
from render.boards.babylon.oblique import SCALE, Area, View
from render.canvas import Box, Canvas, cached
from render.scene import Scene
from render.theme import MARGIN

ROW, NORTH = 1300, 370
"""px; from a garden to the next, and from its top to the northern corner of a whole board there."""
AIR, ASIDE, MORE = 8, 222, 250
"""px; of the land above and below a garden; from its middle to those of two parts side by side, with a gap
between them; and of the land beyond a card, to be shown where there is room.
"""
PIECE = 1.25
"""How much larger than the rest decorations are beside words: they are what scored."""
FAR = 6
"""Columns and rows: what needs at least this many is shown in two parts, if each of them is small."""


class Told(NamedTuple):
    """A garden in which something happened."""

    garden: Garden
    areas: Sequence[Area]
    views: Sequence[View]
    """Of its parts that are shown, side by side."""
    card: Box
    """The land with all of these, no wider or higher than it must be."""

    @property
    def land(self) -> Box:
        """All of it that is drawn."""
        _, north, _, south = self.card
        more = min(MORE, (meadow.HIGH + north - south) // 2)
        return MARGIN, north - more, MARGIN + meadow.WIDE, south + more

    def view(self, area: Area) -> View:
        """Return the view that shows an area."""
        return next(seen for seen in self.views if area.cells <= {*oblique.shown(seen)})


def areas_of(state: State, events: Sequence[Event]) -> list[tuple[int, Area] | None]:
    """Return in whose garden each event can be seen, and where: those that touch each other in one area."""
    found: list[tuple[int, Area] | None] = []
    for happened in events:
        seat = happened.seat
        place = marks.place_of(state.players[seat].garden, happened) if seat is not None else None
        found.append((seat, oblique.area(*place)) if seat is not None and place else None)
    by_seat = {
        seat: oblique.merged(one[1] for one in found if one and one[0] == seat)
        for seat in range(len(state.players))
    }

    def whole(seat: int, area: Area) -> Area:
        """Return the area that this one has become a part of."""
        return next(one for one in by_seat[seat] if area.storey == one.storey and area.cells <= one.cells)

    return [(one[0], whole(*one)) if one else None for one in found]


def gardens(scene: Scene) -> dict[int, Told]:
    """Return the gardens in which the last events can be seen, by seat."""
    state: State = scene.view.state
    found: dict[int, dict[Area, None]] = {}
    for one in areas_of(state, scene.last):
        if one:
            found.setdefault(one[0], {})[one[1]] = None
    return {seat: _told(state, seat, [*areas], row * ROW) for row, (seat, areas) in enumerate(found.items())}


def _told(state: State, seat: int, areas: Sequence[Area], top: int) -> Told:
    """Return how a garden is shown whose part of the picture begins at `top`."""
    whole = state.players[seat].garden
    parts = _apart(whole, areas) or [areas]
    slim = len(parts) == 1
    views: list[View] = []
    for at, part in enumerate(parts):
        cells = frozenset[int]().union(*(area.cells for area in part))
        middle = meadow.WIDE / 2 + (2 * at - 1) * ASIDE * (len(parts) > 1)
        left = MARGIN + middle - SCALE * relief.HALF_WIDE
        close = oblique.close(whole, cells, left, top + NORTH)
        if slim:
            scored = any({piece.cell, piece.other} <= cells for piece in whole.pieces)
            close = _beside_words(close)._replace(piece=PIECE if scored else 1)
        views.append(close.lifted(whole, top + MORE + AIR, cells))
    ends = [oblique.extent(seen, whole) for seen in views]
    north, south = min(end[1] for end in ends) - AIR, max(end[3] for end in ends) + AIR
    sides = (ends[0][0], ends[0][2]) if slim else (MARGIN, MARGIN + meadow.WIDE)
    card = sides[0], north, sides[1], south
    yard = printed.garden_of(state, seat, [cell for area in areas for cell in area.cells])
    return Told(yard, areas, views, card)


def _beside_words(view: View) -> View:
    """Return a view as large as it is shown beside words: its northern corner stays where it is."""
    west, north, east, _ = view.part
    zoom = oblique.zoom_of(east - west)
    (x, y), (across, down) = view.at(west, north), relief.across(west, north)
    return view._replace(left=x - across * zoom, top=y - down * zoom, zoom=zoom)


def _apart(garden: Garden, areas: Sequence[Area]) -> list[list[Area]]:
    """Return areas in two parts, the western one first, if they are far apart and each part is as small as
    can be; otherwise nothing.
    """
    if _needs(garden, areas) < FAR:
        return []
    for count in range(1, len(areas) // 2 + 1):
        for some in combinations(areas, count):
            others = [area for area in areas if area not in some]
            if max(_needs(garden, some), _needs(garden, others)) <= oblique.FEWEST:
                return sorted(([*some], others), key=_east)
    return []


def _needs(garden: Garden, areas: Sequence[Area]) -> int:
    """Return how many columns and rows show some areas and their tiles with a little around them."""
    cells = frozenset[int]().union(*(area.cells for area in areas))
    return oblique.least(oblique.standing_on(garden, cells), fewest=oblique.FEWEST)


def _east(areas: Sequence[Area]) -> float:
    """Return how far in the east of the picture some areas are."""
    return max(relief.across(cell % SIDE, cell // SIDE)[0] for area in areas for cell in area.cells)


def _is_draft(scene: Scene) -> bool:
    return bool(scene.frame and scene.frame[1])


@cached
def _blank(rows: int) -> Canvas:
    return Canvas.blank(GROUND, max(1, rows) * ROW, meadow.WIDE + 2 * MARGIN)


def board(scene: Scene) -> Canvas:
    """Return nothing but the gardens in which anything happened; what is drafted, on a plan."""
    if _is_draft(scene):
        return drafted.board(scene)
    found = gardens(scene)
    canvas = _blank(len(found))
    colour, _ = scene.frame or ("", False)
    levels: list[hanging.Number] = []
    for seat, told in found.items():
        meadow.draw(canvas, told.land)
        for seen in told.views:
            names = hanging.board(canvas, seen, calm=True, told=_named(scene.last, seat, seen))
            areas = [area for area in told.areas if told.view(area) is seen]
            frames = [(area, colour, False) for area in areas if colour]
            levels += hanging.draw(canvas, seen, told.garden, names, frames, areas)
    hanging.number(canvas, levels)
    return canvas


def _named(events: Iterable[Event], seat: int, seen: View) -> set[str]:
    """Return the names of columns and rows in the cells by which words call what a seat has built there."""
    shown, found = {*oblique.shown(seen)}, set[int]()
    for args in (dict(one.args) for one in events if one.seat == seat and one.kind in ("built", "decorated")):
        found.update(CELL[name] for name in str(args.get("cell") or args["cells"]).split("-"))
    names = {cell: name for name, cell in CELL.items()}
    return {letter for cell in found & shown for letter in names[cell]}


def places(scene: Scene, events: Sequence[Event]) -> Iterator[Place | None]:
    """Yield where each event can be seen: the cells of tiles and decorations."""
    if _is_draft(scene):
        yield from drafted.places(scene, events)
        return
    found = gardens(scene)
    for one in areas_of(scene.view.state, events):
        if not one:
            yield None
            continue
        seat, area = one
        told = found[seat]
        yield place(told.garden, told.view(area), area)._replace(
            card=told.card, inside=told.land, framed=bool(scene.frame)
        )


def place(garden: Garden, seen: View, area: Area) -> Place:
    """Return where an area is: with what stands there, and with its number."""
    return oblique.around(seen, area)._replace(
        above=tuple(hanging.rising(seen, garden, area)), label=hanging.plate(seen, garden, area)
    )
