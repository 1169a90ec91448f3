"""The score sheet of a poster: where the points came from, as a column of numbers for each seat.

Those of two have bars. Of more, the most in each row stand on the colours of their seats: bars would be too
short to be compared.
"""

from __future__ import annotations

from itertools import cycle, islice
from typing import NamedTuple

from locales import texts
from render import chart, sprites
from render import text as words
from render.canvas import Canvas
from render.poster.layout import GAP, HEADING, HEADS, INSIDE, LEFT, RIGHT, number
from render.poster.result import Result, row_text
from render.theme import INK, PAPER, PLASTER, SEATS, SHADE, STONE, WHITE, WIDTH

ABOVE, HEAD, ROW, ROWS = 10, 106, 84, 656
"""px; above the sheet, its line with the totals, the highest row, and all rows."""
LABEL = 64
"""Font size in px of what the points are for."""
FIGURES = 78
"""Font size in px of the numbers of the sheet."""
MOST_LABEL = 600
"""px; the longest label of a row. It is set smaller if it needs more."""
LABELLED, COLUMNS, FOOT = 30, 20, 12
"""px; from labels to columns, from each of these to the next, and the column of a winner below the last row.
"""
BAR, SHORTEST_BAR, EDGE, BESIDE = 48, 12, 4, 14
"""px; how thick the bar of some points is, the shortest one, and its edge; and from its number to it."""
BARRED = 2
"""The most columns with bars."""
MOST, ASIDE = 60, 22
"""px; the plate of the most in a row: how high it is, and what it has beside its number."""
RAIL = 10
"""px; the edge in the colour of a winner around the column, which is white."""
TOTALS, CHIP, WON = 86, 90, 102
"""Font size in px of the totals, and the heights of the plates of others, and of winners."""


class Columns(NamedTuple):
    """The layout of the sheet, in px."""

    left: int
    """Where the first column begins."""
    wide: int
    """Of each column, with the space after it."""
    figures: int
    """Of the numbers, which end at one edge, with the space between them and the bars."""
    unit: float
    """The length of the bar of one point; 0 if there are no bars."""

    @property
    def room(self) -> int:
        """What is in a column has this room."""
        return self.wide - COLUMNS


def height(result: Result) -> int:
    """Return how high the sheet is, in px."""
    return ABOVE + HEAD + pitch(result) * len(result.sheet) + FOOT


def pitch(result: Result) -> int:
    """Return how high a row is, in px."""
    return min(ROW, ROWS // max(1, len(result.sheet)))


def columns(result: Result) -> Columns:
    """Return the columns of the sheet: all as wide; the longest bar has all that numbers leave of one."""
    left = LEFT + _labels(result)
    wide = (RIGHT - left + COLUMNS) // len(result.scores)
    points = [n for _, values in result.sheet for n in values]
    figures = max([0, *(words.width(number(n), FIGURES) for n in points)]) + 3 * BESIDE
    bars = wide - COLUMNS - figures - BESIDE if len(result.scores) <= BARRED else 0
    return Columns(left, wide, figures, bars / max([1, *map(abs, points)]))


def _labels(result: Result) -> int:
    """Return the width of the column with what the points are for."""
    widths = [words.width(row_text(result, row), LABEL) for row, _ in result.sheet]
    return min(MOST_LABEL, max([*widths, words.width(_heading(result), HEADING)])) + LABELLED


def _heading(result: Result) -> str:
    return texts(result.lang)("render-points")


def draw(canvas: Canvas, result: Result, top: int) -> None:
    """Draw how many points each seat has, and below that where they came from, in a column for each seat.

    Every second row has a darker ground, but the column of a winner is white within an edge of its colour.
    The most in each row are bold. The totals of winners stand on their colours.
    """
    at, high = columns(result), pitch(result)
    places = [(seat, at.left + at.wide * n) for n, seat in enumerate(result.order)]
    middle = top + ABOVE + HEAD // 2 - 6
    canvas.text(LEFT, middle, _heading(result), HEADING, on=PAPER, limit=MOST_LABEL)
    first = top + ABOVE + HEAD
    last = first + high * len(result.sheet)
    grounds = [*islice(cycle((PLASTER, PAPER)), len(result.sheet))]
    for n, on in enumerate(grounds):  # before all words, whose letters may reach on the next row
        canvas.under(INSIDE, first + n * high, WIDTH - INSIDE, first + (n + 1) * high, on)
    for seat, left in places:
        if result.ranks[seat] == 1:
            for inset, fill in ((0, INK), (EDGE - 1, SEATS[seat].colour), (RAIL, WHITE)):
                canvas.under(left + inset, middle, left + at.room - inset, last + FOOT - inset, fill)
        if at.unit:
            canvas.under(left + at.figures - EDGE, first, left + at.figures, last, STONE)
        _total(canvas, result, seat, (left, left + at.room), middle)
    for n, ((row, values), on) in enumerate(zip(result.sheet, grounds, strict=True)):
        middle = first + n * high + high // 2
        canvas.text(LEFT, middle, row_text(result, row), LABEL, on=on, limit=MOST_LABEL)
        for seat, left in places:
            best = min(values) < values[seat] == max(values)
            paper = WHITE if result.ranks[seat] == 1 else on
            _points(canvas, left, middle, seat, values[seat], at, paper, best=best)


def _total(canvas: Canvas, result: Result, seat: int, across: tuple[int, int], middle: int) -> None:
    """Draw the mark of a seat and all its points, that of a winner on a higher plate in its colour."""
    (left, right), look, won = across, SEATS[seat], result.ranks[seat] == 1
    half = (WON if won else CHIP) // 2
    fill, edge, ink = (look.colour, INK, look.text) if won else (PLASTER, SHADE, INK)
    canvas.plate((left, middle - half, right, middle + half), fill, 14, edge, 4)
    said, mark = number(result.scores[seat]), min(HEADS, (right - left) // 3)
    room = right - left - mark - 3 * GAP
    x = (left + right - mark - GAP - words.fitted(said, TOTALS, room).width) / 2
    token = chart.inner_mark(seat, mark) if won else sprites.token(seat, mark)
    canvas.paste(token, x + mark / 2, middle)
    canvas.text(x + mark + GAP, middle, said, TOTALS, ink, on=fill, limit=room)


def _points(
    canvas: Canvas,
    left: int,
    middle: int,
    seat: int,
    value: int,
    at: Columns,
    on: str,
    *,
    best: bool,
) -> None:
    """Draw some points on a row of the colour `on`: their number, and beside it a bar if these have room.

    That of the `best` is bold, and on the colour of the seat if there are no bars. A loss is a hollow bar,
    and where there is nothing, nothing stands.
    """
    if not value:
        return
    look, said = SEATS[seat], number(value)
    if not at.unit:
        x, ink = left + at.room / 2, INK
        if best:
            half, ink, on = words.width(said, FIGURES) / 2 + ASIDE, look.text, look.colour
            plate = round(x - half), middle - MOST // 2, round(x + half), middle + MOST // 2
            canvas.plate(plate, on, 14, INK, EDGE)
        canvas.text(x, middle + 1, said, FIGURES, ink, on=on, bold=best, align=0.5)
        return
    start = left + at.figures
    canvas.text(start - BESIDE, middle + 1, said, FIGURES, on=on, bold=best, align=1)
    long = max(SHORTEST_BAR, round(at.unit * abs(value)))
    bar = start, middle - BAR // 2, start + long, middle + BAR // 2
    canvas.plate(bar, look.colour if value > 0 else PAPER, 0, INK, EDGE)
