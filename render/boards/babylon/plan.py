"""A garden of Babylon as a small plan from straight above: what counts, also where a terrace hides it.

Each cell has the colour of its storey, as in the large garden. Must not know rules.
"""

from __future__ import annotations

from PIL import Image

from engine.games.babylon.decorations import gap_of
from engine.games.babylon.garden import OFFSETS, storey_of
from engine.games.babylon.scoring import belvederes, seen, visible
from engine.games.babylon.state import (
    FOOTBRIDGE,
    FOUNTAIN,
    SIDE,
    STAIRCASE,
    STATUE,
    TILES,
    Garden,
    Piece,
)
from render.boards.babylon import art
from render.boards.babylon.garden import Plot
from render.boards.babylon.ground import CELL, HOLE, TERRACES
from render.canvas import Canvas
from render.pen import Pen
from render.sprites import sprite
from render.theme import CLAY, GOLD, INK, WHITE, WOOD, rgb

FLOWER, BUD = 16, 12
"""px; the flower of a tile, and where it has to share a cell with a piece."""
EDGE = 4
"""px; around the plan."""
COLOURS = {STATUE: GOLD, FOUNTAIN: art.FOAM, FOOTBRIDGE: WOOD, STAIRCASE: WHITE}


@sprite
def _bare(size: int) -> Image.Image:
    """Return the bare board with its edge."""
    end = SIDE * size
    pen = Pen(end + 2 * EDGE, end + 2 * EDGE)
    pen.box(0, 0, end + 2 * EDGE, end + 2 * EDGE, INK, 6)
    pen.box(EDGE, EDGE, EDGE + end, EDGE + end, HOLE)
    for cell in range(SIDE * SIDE):
        x, y = Plot(EDGE, EDGE, size).corner(cell)
        pen.box(x, y, x + size - 1, y + size - 1, CELL)
    return pen.sheet()


def draw(canvas: Canvas, plot: Plot, garden: Garden) -> None:
    """Draw the storey of each cell and what can be seen."""
    size = plot.size
    ground = _bare(size).copy()
    for cell in range(SIDE * SIDE):
        if storey := storey_of(garden, cell):
            x, y = Plot(EDGE, EDGE, size).corner(cell)
            colour = TERRACES[min(storey, art.HIGHEST) - 1]
            east, south = _joined(garden, cell, 1), _joined(garden, cell, SIDE)
            ground.im.paste((*rgb(INK), 255), (x, y, x + size, y + size))
            ground.im.paste((*rgb(colour), 255), (x, y, x + size - (not east), y + size - (not south)))
    canvas.put(ground, plot.left - EDGE, plot.top - EDGE)
    for cell in belvederes(garden):
        x, y = plot.corner(cell)
        canvas.box(x + 1, y + 1, x + size - 2, y + size - 2, CLAY, 2, INK, 2)
    for piece in garden.pieces:
        if seen(garden, piece):
            _piece(canvas, plot, garden, piece)
    for number in visible(garden):
        _flower(canvas, plot, garden, number)


def _flower(canvas: Canvas, plot: Plot, garden: Garden, number: int) -> None:
    """Draw the flower of a tile in its middle; if that is covered, on a cell that is not."""
    tile = garden.tiles[number]
    there = [cell for cell in (tile.anchor + offset for offset in OFFSETS) if garden.top[cell] == number]
    taken = garden.dead | garden.statues
    cell, size = min(there, key=lambda cell: taken >> cell & 1), FLOWER
    x, y = plot.centre(cell)
    if len(there) == len(OFFSETS):
        x, y = plot.corner(tile.anchor + OFFSETS[2])
    elif taken >> cell & 1:
        x, y, size = x + plot.size / 4, y + plot.size / 4, BUD
    canvas.paste(art.flower(TILES[tile.tile].flower, size), x, y)


def _joined(garden: Garden, cell: int, step: int) -> bool:
    """Return True if the same tile goes on to the east or south."""
    inside = cell % SIDE < SIDE - 1 if step == 1 else cell + step < SIDE * SIDE
    return inside and garden.top[cell] == garden.top[cell + step]


def _piece(canvas: Canvas, plot: Plot, garden: Garden, piece: Piece) -> None:
    """Draw a decoration on those of its cells that are uncovered."""
    ends = ((piece.cell, piece.storey), (piece.other, piece.storey + (piece.kind == STAIRCASE)))
    there = [cell for cell, storey in ends if storey_of(garden, cell) == storey]
    if piece.kind == FOOTBRIDGE:
        there.append(gap_of(piece))
    corners = [plot.corner(cell) for cell in there]
    (left, top), (right, bottom) = min(corners), max(corners)
    radius = plot.size // 2 - 1 if piece.kind == STATUE else 3
    canvas.box(
        left + 1, top + 1, right + plot.size - 2, bottom + plot.size - 2, COLOURS[piece.kind], radius, INK, 2
    )
