"""The score sheet of a poster: where the points came from, as numbers and bars."""

from __future__ import annotations

from typing import NamedTuple

from locales import texts
from render import sprites
from render import text as words
from render.canvas import Canvas
from render.poster.layout import GAP, HEADING, HEADS, LEFT, PHONE, RIGHT, number
from render.poster.result import Result, row_text
from render.theme import INK, MUTED, PAPER, PLASTER, SEATS, SHADE, SOFT

ABOVE, MARKS, ROW, TOTAL = 22, 104, 68, 136
"""px; above the sheet, its line with the marks of seats, a row, and the last one."""
FIGURES, NOTHING = 70, "\N{EN DASH}"
"""Font size in px of the numbers of the sheet; and what stands for 0."""
MOST_LABEL = 600
"""px; the longest label of a row. It is set smaller if it needs more."""
LABELLED, COLUMNS = 30, 24
"""px; from labels to columns, and from each of these to the next."""
BAR, SHORTEST_BAR = 50, 10
"""px; how thick the bar of some points is, and the shortest one."""
TOTALS, CHIP = 92, 104
"""Font size in px of the totals, and the height of the plate of each."""


class Columns(NamedTuple):
    """The layout of the sheet, in px."""

    left: int
    """Where the first column begins."""
    wide: int
    """Of each column."""
    figures: int
    """For the numbers at the left of it, which end at one edge."""
    room: int
    """For the bars beside them."""
    unit: float
    """The length of the bar of one point."""


def _labels(result: Result) -> int:
    """Return the width of the column with what the points are for."""
    widths = [words.width(row_text(result, row), PHONE, bold=False) for row, _ in result.sheet]
    widths += [words.width(said, HEADING) for said in _said(result)]
    return min(MOST_LABEL, max(widths)) + LABELLED


def _said(result: Result) -> tuple[str, str]:
    """Return what is written above and below what the points are for."""
    say = texts(result.lang)
    return say("render-points"), say("sheet-total")


def columns(result: Result) -> Columns:
    """Return the columns of the sheet: all as wide, with the bars of numbers."""
    left = LEFT + _labels(result)
    points = [abs(n) for _, values in result.sheet for n in values]
    wide = (RIGHT - left + COLUMNS) // len(result.scores)
    numbers = {n for _, values in result.sheet for n in values}
    figures = min(wide // 2, max((words.width(number(n), FIGURES) for n in numbers), default=0))
    room = wide - COLUMNS - figures - 2 * GAP
    return Columns(left, wide, figures, room, room / max([1, *points]))


def height(result: Result) -> int:
    """Return how high the sheet is, in px."""
    return ABOVE + MARKS + ROW * len(result.sheet) + TOTAL


def draw(canvas: Canvas, result: Result, top: int) -> None:
    """Draw where the points came from, with a column for each seat.

    The most in each row stand out, and so do the totals, on plates in the colours of seats.
    """
    at = columns(result)
    places = [(seat, at.left + at.wide * n) for n, seat in enumerate(result.order)]
    top += ABOVE
    y, (heading, total) = top + MARKS, _said(result)
    bottom = y + ROW * len(result.sheet)
    canvas.text(LEFT, top + MARKS // 2 - 4, heading, HEADING, limit=MOST_LABEL)
    for seat, left in places:
        if result.ranks[seat] == 1:
            canvas.box(left - GAP, top - 4, left + at.wide - COLUMNS + 2, bottom + 30, PLASTER, 14)
        canvas.paste(sprites.token(seat, HEADS), left + HEADS / 2, top + MARKS // 2 - 4)
    for row, values in result.sheet:
        canvas.text(LEFT, y + ROW // 2, row_text(result, row), PHONE, bold=False, limit=MOST_LABEL)
        canvas.line(LEFT, y, RIGHT, y + 2, SHADE)
        for seat, left in places:
            best = min(values) < values[seat] == max(values)
            _points(canvas, left, y + ROW // 2 + 1, seat, values[seat], at, best=best)
        y += ROW
    canvas.line(LEFT, y, RIGHT, y + 4, INK)
    middle = y + (TOTAL + 4) // 2
    canvas.text(LEFT, middle, total, HEADING, limit=MOST_LABEL)
    for seat, left in places:
        look, right = SEATS[seat], left + at.wide - COLUMNS - GAP
        canvas.box(left, middle - CHIP // 2, right, middle + CHIP // 2, look.colour, 14, INK, 4)
        said, x = number(result.scores[seat]), (left + right) / 2
        canvas.text(x, middle, said, TOTALS, look.text, align=0.5, limit=right - left - GAP)


def _points(
    canvas: Canvas, left: int, middle: int, seat: int, value: int, at: Columns, *, best: bool
) -> None:
    """Draw some points: their number, which is darkest for the `best`, and beside it a bar.

    Nothing is a dash, and a loss a hollow bar.
    """
    right = left + at.figures
    if not value:
        canvas.text(right, middle, NOTHING, FIGURES, SOFT, bold=False, align=1)
        return
    canvas.text(right, middle, number(value), FIGURES, INK if best else MUTED, align=1, limit=at.figures)
    start, long, colour = right + GAP, max(SHORTEST_BAR, round(at.unit * abs(value))), SEATS[seat].colour
    fill, edge = (colour, INK) if value > 0 else (PAPER, colour)
    canvas.box(start, middle - BAR // 2, start + long, middle + BAR // 2, fill, 8, edge, 3)
