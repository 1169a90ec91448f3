"""The score sheet of a poster: where the points came from, in two blocks beside each other.

Each block has a column for each seat, with numbers and bars of one scale. Those rows that the winner alone
has won are lit, so that the sheet says what won. How many points there are in all stands on the podium.
"""

from __future__ import annotations

from itertools import accumulate, cycle, islice
from typing import NamedTuple

from locales import texts
from render import chart, sprites
from render import text as words
from render.canvas import Canvas
from render.poster.layout import HEADING, HEADS, INSIDE, LEFT, RIGHT, number
from render.poster.result import Result, row_text
from render.theme import INK, PAPER, PLASTER, SEATS, SOFT, WHITE, WIDTH

ABOVE, HEAD, ROW, FOOT = 8, 88, 74, 10
"""px; above the sheet, its line with the marks of the seats, each row, and the columns of winners below the
last row.
"""
LABEL, FIGURES = 62, 64
"""Font sizes in px of what the points are for, and of their numbers."""
BLOCKS, FEW = 2, 2
"""The blocks of a sheet, and the most rows that stand in one."""
BETWEEN, LABELLED, SLOT, MOST = 32, 16, 86, 170
"""px; from one block to the next, from labels to columns, the narrowest column, and the widest of many."""
WIDEST = 600
"""px; the widest label; it is set smaller if it needs more."""
EDGE, RAIL, GAP = 3, 7, 3
"""px; the dark edge of the column of a winner, that in the colour of the winner within it, and what is white
between two of its rows that are lit.
"""
BAR, RAISED, ASIDE = 9, 8, 10
"""px; the height of a bar at the foot of its row, how far the number above it is from the middle of that, and
what is left free on both sides of the longest.
"""
NOTHING = "\N{MIDDLE DOT}"


class Columns(NamedTuple):
    """The layout of the sheet, in px."""

    blocks: tuple[tuple[int, int], ...]
    """Of each block, where its labels begin, and where its first column does."""
    wide: int
    """Of each column."""
    rows: int
    """In a block, at most."""


def height(result: Result) -> int:
    """Return how high the sheet is, in px."""
    return ABOVE + HEAD + ROW * columns(result).rows + FOOT


def columns(result: Result) -> Columns:
    """Return the columns of the sheet: in one block if there are few rows, or no room for two."""
    points = (n for _, values in result.sheet for n in values)
    widest = max([0, *(words.width(number(n), FIGURES) for n in points)])
    divided = _columns(result, BLOCKS)
    room = divided.wide >= max(SLOT, widest + 2 * (EDGE + RAIL))
    return divided if room and len(result.sheet) > FEW else _columns(result, 1)


def _columns(result: Result, blocks: int) -> Columns:
    """Return the columns of a sheet of so many blocks: as wide as there is room, of several at most MOST."""
    seats, rows = len(result.scores), -(-len(result.sheet) // blocks)
    labels = [_labels(result, block * rows, (block + 1) * rows) for block in range(blocks)]
    room = RIGHT - LEFT - BETWEEN * (blocks - 1) - sum(labels)
    wide = min(room // (blocks * seats), MOST if blocks > 1 else room)
    spare = room // blocks - seats * wide
    lefts = accumulate((label + spare + seats * wide + BETWEEN for label in labels[:-1]), initial=LEFT)
    places = tuple((left, left + label + spare) for left, label in zip(lefts, labels, strict=True))
    return Columns(places, wide, rows)


def _labels(result: Result, first: int, end: int) -> int:
    """Return the width of the labels of some rows and, if it is theirs, of the heading."""
    widths = [words.width(row_text(result, row), LABEL) for row, _ in result.sheet[first:end]]
    return min(WIDEST, max([0 if first else words.width(_heading(result), HEADING), *widths])) + LABELLED


def _heading(result: Result) -> str:
    return texts(result.lang)("render-points")


def draw(canvas: Canvas, result: Result, top: int) -> None:
    """Draw where the points came from, block by block.

    Every second row has a darker ground, but the column of a winner is white within an edge of its colour.
    """
    at, first = columns(result), top + ABOVE + HEAD
    grounds = [*islice(cycle((PLASTER, PAPER)), at.rows)]
    for n, on in enumerate(grounds):  # before all words, whose letters may reach on the next row
        canvas.under(INSIDE, first + n * ROW, WIDTH - INSIDE, first + (n + 1) * ROW, on)
    canvas.text(LEFT, top + ABOVE + HEAD // 2, _heading(result), HEADING, on=PAPER)
    for block, (labels, left) in enumerate(at.blocks):
        rows = result.sheet[block * at.rows : (block + 1) * at.rows]
        _heads(canvas, result, left, top + ABOVE, first + len(rows) * ROW)
        for n, ((row, values), on) in enumerate(zip(rows, grounds, strict=False)):
            middle = first + n * ROW + ROW // 2
            canvas.text(labels, middle, row_text(result, row), LABEL, on=on, limit=left - labels - LABELLED)
            for place, seat in enumerate(result.order):
                x = left + at.wide * (place + 0.5)
                _points(canvas, result, seat, values, (x, middle), on, at.wide)


def _heads(canvas: Canvas, result: Result, left: int, top: int, bottom: int) -> None:
    """Draw the marks of all seats above their columns in a block, and the white columns of winners."""
    wide = columns(result).wide
    size = min(HEADS, wide - 3 * RAIL)
    for place, seat in enumerate(result.order):
        x, won = left + wide * place, result.ranks[seat] == 1
        if won:
            look = SEATS[seat].colour
            for inset, fill in ((0, INK), (EDGE, look), (RAIL + EDGE, WHITE)):
                canvas.under(x + inset, top + inset, x + wide - inset, bottom + FOOT - inset, fill)
            canvas.under(x + EDGE, top + EDGE, x + wide - EDGE, top + HEAD - EDGE, look)
        token = chart.inner_mark(seat, size) if won else sprites.token(seat, size)
        canvas.paste(token, x + wide / 2, top + HEAD / 2)


def _points(
    canvas: Canvas,
    result: Result,
    seat: int,
    values: tuple[int, ...],
    at: tuple[float, int],
    on: str,
    wide: int,
) -> None:
    """Draw the points of a seat in a row of the colour `on` in a column `wide` px wide, above a bar: on the
    colour of the seat, if it is a winner and nobody has as many.
    """
    (x, middle), look, value = at, SEATS[seat], values[seat]
    won, said, ink = result.ranks[seat] == 1, number(value) if value else NOTHING, INK if value else SOFT
    lit = won and [seat for seat, other in enumerate(values) if other >= value] == [seat]
    on, bar = WHITE if won else on, look.colour
    if lit:
        half, ink, on, bar = wide / 2 - EDGE - RAIL, look.text, look.colour, look.text
        top, bottom = middle - ROW // 2 + GAP, middle + ROW // 2 - GAP
        canvas.under(round(x - half), top, round(x + half), bottom, on)
    canvas.text(x, middle - RAISED, said, FIGURES, ink, on=on, bold=lit, align=0.5)
    if value > 0:
        left, foot = round(x - wide / 2) + EDGE + RAIL + ASIDE, middle + ROW // 2 - GAP - 4
        most = max(max(row) for _, row in result.sheet)
        long = round(value / most * (wide - 2 * (EDGE + RAIL + ASIDE)))
        canvas.under(left, foot - BAR, left + max(long, BAR // 2), foot, bar)
