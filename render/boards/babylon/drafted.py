"""What a draft would change in a garden, large and from above: on the plan from which its places were chosen.

Owns how much of the garden is shown, and where the points of each step are. Must not know rules.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core import Event
from engine.games.babylon.state import CELL, Garden, State
from locales import change
from render import numbers, sprites
from render.boards import Place
from render.boards.babylon import garden, marks, meadow, oblique, part, printed
from render.boards.babylon.garden import EDGE, FRONT, WEST, Plot
from render.boards.babylon.ground import GROUND
from render.boards.babylon.meadow import WIDE
from render.boards.babylon.oblique import Area
from render.canvas import Box, Canvas, cached, grown
from render.pen import Point
from render.scene import Scene
from render.theme import COST, INK, MARGIN

BOARD, NORTH, SOUTH = (804, 640), 12, 20
"""px; at most the width and the height of the part of a garden that is shown, and the land above the highest
storey and below the board.
"""
FEWEST = 4, 3
"""The fewest columns and rows that are shown."""
POINTS, OUTWARD, AIR = 96, 4, 8
"""px; the points of a step, how far outside a corner of its place their middle is, and how much nearer others
may be than they are large.
"""


def warm() -> None:
    """Draw in advance what is behind most drafts."""
    garden.warm(*FEWEST, BOARD[0] // FEWEST[0])


def board(scene: Scene) -> Canvas:
    """Return nothing but that part of the garden, with the frames of what is drafted and its points."""
    state: State = scene.view.state
    colour, dashed = scene.frame or ("", False)
    seat = _seat(state, scene.last)
    if seat is None:
        return _blank(1)
    plot, yard = _plot(state, seat, scene.last), state.players[seat].garden
    _, _, _, bottom = _land(plot)
    canvas = _blank(bottom)
    canvas.lay(meadow.slope(), (0, 0, WIDE, bottom), MARGIN, 0)
    cells = frozenset[int]().union(*(area.cells for _, area in part.areas(yard, scene.last, seat)))
    named = {letter for name, cell in CELL.items() if cell in cells for letter in name}
    garden.board(canvas, plot, part.WORDS, named)
    garden.draw(canvas, plot, printed.garden_of(state, seat, cells))
    garden.number(canvas, plot, yard)
    part.mark(canvas, plot, yard, seat, scene.last, colour, dashed)
    steps, things = _steps(yard, scene.last, seat), garden.things(plot, yard)
    for area, points in steps if len(steps) > 1 else ():  # those of one are all that the draft brings
        if points:
            spot = _beside(_box(plot, area), things, _land(plot))
            canvas.paste(sprites.points(POINTS, change(points), INK if points > 0 else COST), *spot)
            things.append((*spot, POINTS / 2 - AIR))
    return canvas


def places(scene: Scene, events: Sequence[Event]) -> Iterator[Place | None]:
    """Yield where each event can be seen: the cells of tiles and decorations."""
    state: State = scene.view.state
    seat = _seat(state, scene.last)
    for one in events:
        place = marks.place_of(state.players[seat].garden, one) if seat is not None else None
        if seat is None or place is None or one.seat != seat:
            yield None
            continue
        plot = _plot(state, seat, scene.last)
        land = _land(plot)
        yield Place(_box(plot, oblique.area(*place)), card=land, inside=land, framed=True)


@cached
def _blank(height: int) -> Canvas:
    return Canvas.blank(GROUND, height, WIDE + 2 * MARGIN)


def _seat(state: State, events: Sequence[Event]) -> int | None:
    """Return in whose garden anything was drafted."""
    seats = (one.seat for one in events if one.seat is not None)
    return next((seat for seat in seats if part.areas(state.players[seat].garden, events, seat)), None)


def _steps(yard: Garden, events: Sequence[Event], seat: int) -> list[tuple[Area, int]]:
    """Return what a seat has built and decorated, with the points of that: what follows it belongs to it."""
    places = {id(one): area for one, area in part.areas(yard, events, seat)}
    steps: list[tuple[Area, int]] = []
    for one in events:
        points = sum(n for whose, n in one.points if whose == seat)
        if area := places.get(id(one)):
            steps.append((area, points))
        elif steps:
            steps[-1] = steps[-1][0], steps[-1][1] + points
    return steps


def _plot(state: State, seat: int, events: Sequence[Event]) -> Plot:
    """Return how the garden lies: what is drafted with all of its tiles and a little around them."""
    yard = state.players[seat].garden
    drafted = frozenset[int]().union(*(area.cells for _, area in part.areas(yard, events, seat)))
    cells = oblique.standing_on(yard, drafted)
    _, _, columns, rows = shown = garden.window(yard, cells, *FEWEST)
    wide = min(BOARD[0] // columns, BOARD[1] // rows) * columns
    left = MARGIN + (WIDE + WEST - EDGE - wide) // 2
    return part.laid(yard, (), shown, (left, NORTH + part.HEADROOM, left + wide, 0))


def _land(plot: Plot) -> Box:
    """Return the land around the garden: all that is shown."""
    return MARGIN, 0, MARGIN + WIDE, plot.box[3] + EDGE + FRONT + SOUTH


def _box(plot: Plot, area: Area) -> Box:
    """Return where an area is."""
    corners = [plot.corner(cell, area.storey) for cell in area.cells]
    (left, top), (right, bottom) = (tuple(end(at) for at in zip(*corners, strict=True)) for end in (min, max))
    return left, top, right + plot.size, bottom + plot.size


def _beside(box: Box, things: Sequence[numbers.Disc], land: Box) -> Point:
    """Return where near a corner of a place its points hide the least, on the land."""
    (left, top, right, bottom), (west, north, east, south) = grown(box, OUTWARD), grown(land, -POINTS // 2)
    corners = ((right, top), (right, bottom), (left, bottom), (left, top))
    spots = [(min(max(x, west), east), min(max(y, north), south)) for x, y in corners]
    return min(spots, key=lambda at: round(numbers.hidden(at, POINTS / 2, things)))
