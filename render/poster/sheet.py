"""The score sheet of a poster: all points of each seat, and where they came from, as bars with numbers.

All bars have one scale; the longest leaves room for a number in its column. The most points of each row are
bold.
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
from render.theme import INK, PAPER, PLASTER, SEATS, SHADE, SOFT, WHITE, WIDTH

ABOVE, HEAD, ROW, FOOT = 8, 92, 64, 10
"""px; above the sheet, its line with the totals, each row, and the columns of winners below the last row."""
LABEL, FIGURES, TOTALS = 62, 66, 84
"""Font sizes in px of what the points are for, of their numbers, and of how many there are in all."""
WIDEST, LABELLED, BETWEEN = 600, 24, 14
"""px; the widest label, which is set smaller if it needs more; from labels to columns, and between these."""
EDGE, RAIL = 3, 7
"""px; the dark edge of the column of a winner, and that in the colour of the winner within it."""
BAR, RIM, SHORTEST, BESIDE = 46, 3, 12, 12
"""px; the height of a bar, the dark rim within that, the shortest one, and from its end to its number."""
INNER = EDGE + RAIL
"""px; from the left of a column to where its bars begin."""
NOTHING = "\N{MIDDLE DOT}"


class Columns(NamedTuple):
    """The layout of the sheet, in px."""

    left: int
    """Where the first column begins."""
    pitch: int
    """From one column to the next."""
    unit: float
    """The length of the bar of one point; 0 if there is no room for bars."""

    @property
    def wide(self) -> int:
        """Of each column."""
        return self.pitch - BETWEEN

    @property
    def room(self) -> int:
        """Of each column, for bars and numbers."""
        return self.wide - 2 * INNER - BESIDE


def height(result: Result) -> int:
    """Return how high the sheet is, in px."""
    return ABOVE + HEAD + ROW * len(result.sheet) + FOOT


def columns(result: Result) -> Columns:
    """Return the columns of the sheet: all as wide; each number has room beyond the end of its bar."""
    left = LEFT + _labels(result)
    pitch = (RIGHT - left + BETWEEN) // len(result.scores)
    points = [n for _, values in result.sheet for n in values]
    widest = max([0, *(words.width(number(n), FIGURES, bold=True) for n in points)])
    bare = Columns(left, pitch, 0)
    longest = bare.room - widest - BESIDE
    return bare._replace(unit=longest / max([1, *map(abs, points)])) if longest >= bare.room / 2 else bare


def _labels(result: Result) -> int:
    """Return the width of the column with what the points are for."""
    widths = [words.width(row_text(result, row), LABEL) for row, _ in result.sheet]
    return min(WIDEST, max([*widths, words.width(_heading(result), HEADING)])) + LABELLED


def _heading(result: Result) -> str:
    return texts(result.lang)("render-points")


def draw(canvas: Canvas, result: Result, top: int) -> None:
    """Draw how many points each seat has, and below that where they came from, in a column for each seat.

    Every second row has a darker ground, but the column of a winner is white within an edge of its colour.
    """
    at, first = columns(result), top + ABOVE + HEAD
    places = [(seat, at.left + at.pitch * n) for n, seat in enumerate(result.order)]
    last = first + ROW * len(result.sheet)
    grounds = [*islice(cycle((PLASTER, PAPER)), len(result.sheet))]
    for n, on in enumerate(grounds):  # before all words, whose letters may reach on the next row
        canvas.under(INSIDE, first + n * ROW, WIDTH - INSIDE, first + (n + 1) * ROW, on)
    canvas.text(LEFT, first - HEAD // 2, _heading(result), HEADING, on=PAPER, limit=WIDEST)
    for seat, left in places:
        if result.ranks[seat] == 1:
            for inset, fill in ((0, INK), (EDGE, SEATS[seat].colour), (EDGE + RAIL, WHITE)):
                edges = left + inset, first - HEAD + inset, left + at.wide - inset, last + FOOT - inset
                canvas.under(*edges, fill)
        _total(canvas, result, seat, (left, left + at.wide), first)
    for n, ((row, values), on) in enumerate(zip(result.sheet, grounds, strict=True)):
        middle = first + n * ROW + ROW // 2
        canvas.text(LEFT, middle, row_text(result, row), LABEL, on=on, limit=WIDEST)
        for seat, left in places:
            _points(canvas, result, seat, values, (left, middle), on)


def _total(canvas: Canvas, result: Result, seat: int, across: tuple[int, int], bottom: int) -> None:
    """Draw the mark of a seat and all its points, those of a winner on its colour."""
    (left, right), look, won, middle = across, SEATS[seat], result.ranks[seat] == 1, bottom - HEAD // 2
    fill, ink = (look.colour, look.text) if won else (PLASTER, INK)
    if won:
        canvas.under(left + EDGE, bottom - HEAD + EDGE, right - EDGE, bottom, fill)
    else:
        canvas.plate((left, bottom - HEAD + EDGE, right, bottom - 2 * EDGE), fill, 14, SHADE, EDGE)
    said, mark = number(result.scores[seat]), min(HEADS, (right - left) // 3)
    room = right - left - mark - 3 * GAP
    x = (left + right - mark - GAP - words.fitted(said, TOTALS, room).width) / 2
    canvas.paste(chart.inner_mark(seat, mark) if won else sprites.token(seat, mark), x + mark / 2, middle)
    canvas.text(x + mark + GAP, middle, said, TOTALS, ink, on=fill, limit=room)


def _points(
    canvas: Canvas, result: Result, seat: int, values: tuple[int, ...], at: tuple[int, int], on: str
) -> None:
    """Draw the points of a seat in a row of the colour `on`, from the left of its column on, around a height:
    their number stands beyond the end of their bar. The most of the row are bold, and the bar of a loss is
    hollow.
    """
    (left, middle), value, column, look = at, values[seat], columns(result), SEATS[seat]
    said, ink = number(value) if value else NOTHING, INK if value else SOFT
    on = WHITE if result.ranks[seat] == 1 else on
    bold, start = value == max(values) > 0, left + INNER
    end = start
    if value and column.unit:
        top, bottom = middle - BAR // 2, middle + BAR // 2
        end = start + max(SHORTEST, round(column.unit * abs(value)))
        fill = look.colour if value > 0 else on
        canvas.under(start, top, end, bottom, INK)
        canvas.under(start + RIM, top + RIM, end - RIM, bottom - RIM, fill)
    canvas.text(end + BESIDE, middle, said, FIGURES, ink, on=on, bold=bold)
