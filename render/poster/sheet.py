"""The score sheet of a poster: where the points came from, as a column of numbers with bars for each seat."""

from __future__ import annotations

from typing import NamedTuple

from locales import texts
from render import chart, sprites
from render import text as words
from render.canvas import Canvas
from render.poster.layout import GAP, HEADING, HEADS, LEFT, PHONE, RIGHT, number
from render.poster.result import Result, row_text
from render.theme import INK, PAPER, PLASTER, SEATS, SHADE, SOFT

ABOVE, HEAD, ROW = 22, 128, 66
"""px; above the sheet, its line with the totals, and a row."""
FIGURES, LARGER, NOTHING = 68, 76, "\N{EN DASH}"
"""Font size in px of the numbers of the sheet, with and without bars; and what stands for 0."""
MOST_LABEL = 600
"""px; the longest label of a row. It is set smaller if it needs more."""
LABELLED, COLUMNS = 30, 20
"""px; from labels to columns, and from each of these to the next."""
BAR, SHORTEST_BAR, BESIDE = 48, 12, 16
"""px; how thick the bar of some points is, and the shortest one; and from its number to it."""
BARRED, TILE = 2, 60
"""With more seats, bars would be too short to be compared: the most of a row stand on tiles, so many px high.
"""
TOTALS, CHIP, WON = 84, 92, 112
"""Font size in px of the totals, and the heights of the plates of others, and of winners."""


class Columns(NamedTuple):
    """The layout of the sheet, in px."""

    left: int
    """Where the first column begins."""
    wide: int
    """Of each column, with the space after it."""
    size: int
    """The font size of the numbers."""
    figures: int
    """Of the numbers, which end at one edge, with the space between them and the bars."""
    unit: float
    """The length of the bar of one point; 0 if there are none."""

    @property
    def room(self) -> int:
        """What is in a column has this room."""
        return self.wide - COLUMNS


def height(result: Result) -> int:
    """Return how high the sheet is, in px."""
    return ABOVE + HEAD + ROW * len(result.sheet)


def columns(result: Result) -> Columns:
    """Return the columns of the sheet: all as wide; the longest bar has all that numbers leave of one."""
    left = LEFT + _labels(result)
    wide = (RIGHT - left + COLUMNS) // len(result.scores)
    points = [n for _, values in result.sheet for n in values]
    size = FIGURES if len(result.scores) <= BARRED else LARGER
    figures = max([0, *(words.width(number(n), size) for n in points)]) + BESIDE
    unit = (wide - COLUMNS - figures) / max([1, *map(abs, points)])
    return Columns(left, wide, size, figures, unit if size == FIGURES else 0)


def _labels(result: Result) -> int:
    """Return the width of the column with what the points are for."""
    widths = [words.width(row_text(result, row), PHONE, bold=False) for row, _ in result.sheet]
    return min(MOST_LABEL, max([*widths, words.width(_heading(result), HEADING)])) + LABELLED


def _heading(result: Result) -> str:
    return texts(result.lang)("render-points")


def draw(canvas: Canvas, result: Result, top: int) -> None:
    """Draw how many points each seat has, and below that where they came from, in a column for each seat.

    The most in each row are bold, and the totals of winners stand on their colours.
    """
    at = columns(result)
    places = [(seat, at.left + at.wide * n) for n, seat in enumerate(result.order)]
    middle = top + ABOVE + HEAD // 2 - 6
    canvas.text(LEFT, middle, _heading(result), HEADING, on=PAPER, limit=MOST_LABEL)
    for seat, left in places:
        _total(canvas, result, seat, (left, left + at.room), middle)
    y = top + ABOVE + HEAD
    for row, values in result.sheet:
        label, middle = row_text(result, row), y + ROW // 2
        canvas.line(LEFT, y, RIGHT, y + 2, SHADE)
        canvas.text(LEFT, middle, label, PHONE, on=PAPER, bold=False, limit=MOST_LABEL)
        for seat, left in places:
            best = min(values) < values[seat] == max(values)
            _points(canvas, left, middle + 1, seat, values[seat], at, best=best)
        y += ROW


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
    canvas: Canvas, left: int, middle: int, seat: int, value: int, at: Columns, *, best: bool
) -> None:
    """Draw some points: their number, and beside it a bar.

    Only that of the `best` is bold. Nothing is a dash, and a loss a hollow bar.
    """
    start = left + at.figures
    said, ink, on, end = number(value), INK, PAPER, start - BESIDE
    if not value:
        said, ink = NOTHING, SOFT
    if not at.unit:
        end = left + (at.room + at.figures - BESIDE) // 2
        if best:
            ink, on = SEATS[seat].text, SEATS[seat].colour
            canvas.plate((left, middle - TILE // 2, left + at.room, middle + TILE // 2), on, 10, INK, 3)
    canvas.text(end, middle, said, at.size, ink, on=on, bold=best, align=1)
    if value and at.unit:
        colour, long = SEATS[seat].colour, max(SHORTEST_BAR, round(at.unit * abs(value)))
        fill, edge = (colour, INK) if value > 0 else (PAPER, colour)
        bar = start, middle - BAR // 2, start + long, middle + BAR // 2
        canvas.plate(bar, fill, min(8, long // 2), edge, 3)
