"""Marks on the pictures: the places of the last turn and of the draft, and what may be chosen."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Action, Event
from engine.games.babylon.garden import storey_of
from engine.games.babylon.state import CELL, NONE, SIDE, Garden, State
from render import panels
from render.boards.babylon import quarry
from render.boards.babylon.garden import Plot
from render.boards.babylon.quarry import Size
from render.canvas import Canvas
from render.panels import Box
from render.pen import Point
from render.theme import CHOICE

FIRM = 10
"""px; the line around what may be chosen: 2 px thick where a picture 1260 px wide is shown 264 px wide."""
LINE, THIN = 6, 16
"""px; the line around what changed, and the widths of it that a cell is wide where that is more."""
INWARD = 32
"""px; from the left end of a strip to the number of a choice on it: it hides no columns beside it."""
TAKEN = ("took", "thinned")
"""The kinds of events in which a tile leaves a stack."""


def _stack(canvas: Canvas, box: Box, stack: int, size: Size) -> None:
    panels.frame(canvas, quarry.stack_box(box, stack, size), CHOICE, pad=1, radius=18, line=FIRM)


def stacks(
    canvas: Canvas,
    box: Box,
    shown: range,
    state: State,
    events: Sequence[Event],
    colour: str,
    size: Size = quarry.TABLE,
) -> None:
    """Mark the stacks that tiles were taken from, of those that are shown: a frame would say what to take."""
    for happened in events:
        if happened.kind in TAKEN and (stack := int(dict(happened.args)["stack"]) - 1) in shown:
            empty = state.quarry[stack] == NONE
            quarry.mark(canvas, box, stack, size, colour, happened.seat, empty=empty)


def offered_stacks(canvas: Canvas, box: Box, choices: Sequence[Action], size: Size = quarry.TABLE) -> None:
    """Draw the stacks that a tile can be taken from."""
    for action in choices:
        if action.verb in ("rm", "take"):
            _stack(canvas, box, int(action.args[0]) - 1, size)


def numbered_stacks(
    box: Box, numbered: Sequence[tuple[Action, int]], size: Size = quarry.TABLE
) -> list[tuple[Point, int]]:
    """Return where the numbers of actions that take from a stack go."""
    stacks = [(int(a.args[0]) - 1, number) for a, number in numbered if a.verb in ("rm", "take")]
    if size.below:  # at the left end of their strips, before their own numbers
        return [
            ((quarry.stack_box(box, stack, size)[0] + INWARD, quarry.number_at(box, stack, size)[1]), number)
            for stack, number in stacks
        ]
    corners = ((quarry.stack_box(box, stack, size), number) for stack, number in stacks)
    return [((right - 34, bottom - 34), number) for (_, _, right, bottom), number in corners]


def area(
    canvas: Canvas,
    plot: Plot,
    cell: int,
    across: int,
    down: int,
    colour: str,
    dashed: bool = False,
    storey: int = 0,
    line: int = 6,
    pad: int = 4,
) -> None:
    """Draw a frame around some cells on a storey, the north-west one given, `pad` px outside them."""
    x, y = plot.corner(cell, storey)
    middle = x + across * plot.size / 2, y + down * plot.size / 2
    size = across * plot.size + 2 * pad, down * plot.size + 2 * pad
    panels.frame_around(canvas, *middle, size, colour, dashed, 12, line)


def cells(
    canvas: Canvas, plot: Plot, text: str, colour: str, storey: int = 0, line: int = 6, pad: int = 4
) -> None:
    """Draw a frame around the cells of a decoration, written as in actions and events."""
    area(canvas, plot, *spanned(text), colour, storey=storey, line=line, pad=pad)


def spanned(text: str) -> tuple[int, int, int]:
    """Return the north-west one of the cells of a decoration, and how many they are across and down."""
    one, _, other = text.partition("-")
    first, last = sorted((CELL[one], CELL[other or one]))
    return first, (last - first) % SIDE + 1, (last - first) // SIDE + 1


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
        if happened.seat == seat and (place := place_of(garden, happened)):
            cell, across, down, storey = place
            line = max(LINE, plot.size // THIN)
            area(canvas, plot, cell, across, down, colour, dashed, storey, line, line - 2)


def place_of(garden: Garden, happened: Event) -> tuple[int, int, int, int] | None:
    """Return what an event brought to a garden: north-west cell, cells across and down, storey."""
    args = dict(happened.args)
    if happened.kind == "built":
        cell = CELL[str(args["cell"])]
        return cell, 2, 2, max((tile.storey for tile in garden.tiles if tile.anchor == cell), default=0)
    if happened.kind == "decorated":
        text = str(args["cells"])
        return *spanned(text), storey_of(garden, CELL[text.partition("-")[0]])
    return None
