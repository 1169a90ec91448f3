"""Marks on the pictures: the places of the last turn and of the draft, and what may be chosen."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Action, Event
from engine.games.babylon.garden import storey_of
from engine.games.babylon.state import CELL, SIDE, Garden
from render import panels, sprites
from render.boards.babylon import quarry
from render.boards.babylon.garden import Plot
from render.canvas import Canvas
from render.panels import Box
from render.pen import Point
from render.theme import CHOICE


def _stack(canvas: Canvas, box: Box, stack: int, colour: str, dashed: bool = False) -> None:
    panels.frame(canvas, quarry.stack_box(box, stack), colour, dashed, pad=-2, radius=16)


def stacks(canvas: Canvas, box: Box, events: Sequence[Event], colour: str, dashed: bool) -> None:
    """Draw the stacks that tiles were taken from."""
    for happened in events:
        if happened.kind in ("took", "thinned"):
            _stack(canvas, box, int(dict(happened.args)["stack"]) - 1, colour, dashed)


def offered_stacks(canvas: Canvas, box: Box, choices: Sequence[Action]) -> None:
    """Draw the stacks that a tile can be taken from."""
    for action in choices:
        if action.verb in ("rm", "take"):
            _stack(canvas, box, int(action.args[0]) - 1, CHOICE)


def numbered_stacks(box: Box, numbered: Sequence[tuple[Action, int]]) -> list[tuple[Point, int]]:
    """Return where the numbers of actions that take from a stack go."""
    boxes = ((quarry.stack_box(box, int(a.args[0]) - 1), n) for a, n in numbered if a.verb in ("rm", "take"))
    return [((right - 34, bottom - 34), number) for (_, _, right, bottom), number in boxes]


def area(
    canvas: Canvas,
    plot: Plot,
    cell: int,
    across: int,
    down: int,
    colour: str,
    dashed: bool = False,
    storey: int = 0,
    line: int = 0,
) -> None:
    """Draw a frame around some cells on a storey, the north-west one given."""
    x, y = plot.corner(cell, storey)
    line = line or (4 if plot.size < 50 else 6)
    sprite = sprites.frame(across * plot.size + 8, down * plot.size + 8, 12, colour, dashed, line)
    canvas.paste(sprite, x + across * plot.size / 2, y + down * plot.size / 2)


def cells(
    canvas: Canvas, plot: Plot, text: str, colour: str, dashed: bool = False, storey: int = 0, line: int = 0
) -> None:
    """Draw a frame around the cells of a decoration, written as in actions and events."""
    one, _, other = text.partition("-")
    first, last = sorted((CELL[one], CELL[other or one]))
    across, down = (last - first) % SIDE + 1, (last - first) // SIDE + 1
    area(canvas, plot, first, across, down, colour, dashed, storey, line)


def built(
    canvas: Canvas,
    plot: Plot,
    garden: Garden,
    events: Sequence[Event],
    seat: int,
    colour: str,
    dashed: bool,
) -> None:
    """Draw the tiles and decorations that came to the garden of a seat, on the storey they are on."""
    for happened in events:
        if happened.seat != seat:
            continue
        args = dict(happened.args)
        if happened.kind == "built":
            cell = CELL[str(args["cell"])]
            storey = max((tile.storey for tile in garden.tiles if tile.anchor == cell), default=0)
            area(canvas, plot, cell, 2, 2, colour, dashed, storey)
        elif happened.kind == "decorated":
            text = str(args["cells"])
            cells(canvas, plot, text, colour, dashed, storey_of(garden, CELL[text.partition("-")[0]]))
