"""The score of a whole game as a chart: a line for each seat, told apart by colour, shape and letter.

Owns the layout of the chart, and of the lines as a part of another picture. Knows names and numbers, but no
game.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import dist
from typing import NamedTuple

from locales import texts
from render import boards, sprites
from render.canvas import Box, Canvas
from render.pen import Pen, Point
from render.text import readable
from render.theme import BODY, INK, LARGE, MARGIN, NAME, PAPER, SEATS, SHADE, SOFT, WIDTH

HEIGHT = 900
"""px"""
LEFT, TOP, RIGHT, BOTTOM = MARGIN + 118, MARGIN + 84, 1070, HEIGHT - MARGIN - 96
"""px; where the lines run."""
STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000)
"""The possible differences between the numbers on an axis."""
ROWS, COLUMNS = 6, 9
"""The most numbers along the vertical and the horizontal axis."""
LINE, RIM, EDGE = 7, 11, 14
"""px; the line of a seat, and below it a dark one, so that a pale colour stands out from the paper, and a
light one that separates it from lines it crosses.
"""
APART = 0.9
"""How far from each other lines with the same score are, as a part of their thickness."""
MARK = 34
"""px; the marks along a line."""
MARKS, NEAR = 5, 5
"""Along each line, at most; and how many turns are tried for one."""
BEYOND = 0.04
"""How far the lines go on after the last turn, as a part of the turns, so that their ends are told apart."""
DOTS = 19
"""px; from one dot to the next of a lead to a mark, which is no part of the race."""
END = 84
"""px; the smallest distance between two names at the ends of the lines."""


class Style(NamedTuple):
    """How large and how dense the lines are drawn, with their marks and the numbers of the axes."""

    rows: int = ROWS
    columns: int = COLUMNS
    numbers: int = BODY
    """px; the type of the numbers."""
    marks: int = MARKS
    mark: int = MARK
    bold: float = 1.0
    """How many times as thick as `LINE` a line is."""


STYLE = Style()


def chart(
    key: str, names: Sequence[str], scores: Sequence[Sequence[int]], lang: str, what: str = "render-points"
) -> bytes:
    """Return a PNG, 1600 px wide. `scores` has the scores by seat, turn by turn from the start on.

    `what` is the key of the text that says what kind of scores they are.
    """
    words = texts(lang)
    canvas = Canvas.blank(boards.get(key).GROUND, HEIGHT)
    canvas.box(MARGIN, MARGIN, WIDTH - MARGIN, HEIGHT - MARGIN, PAPER, 16)
    canvas.text(MARGIN + 30, MARGIN + 40, words(what), BODY, SOFT)
    canvas.text((LEFT + RIGHT) / 2, BOTTOM + 78, words("render-turns"), BODY, SOFT, align=0.5)
    ends = race(canvas, (LEFT, TOP, RIGHT, BOTTOM), scores)
    for seat, y in leads(canvas, (RIGHT, TOP, RIGHT + 60, BOTTOM), ends, END):
        canvas.paste(sprites.token(seat, 62), RIGHT + 84, y)
        canvas.text(WIDTH - MARGIN - 30, y, str(scores[-1][seat]), LARGE, align=1)
        canvas.text(RIGHT + 126, y, readable(names[seat], SEATS[seat].letter), NAME, limit=220)
    return canvas.png()


def race(canvas: Canvas, box: Box, scores: Sequence[Sequence[int]], style: Style = STYLE) -> list[Point]:
    """Draw the scores into a box, with axes outside it, and return the points where the lines end."""
    left, top, right, bottom = box
    lowest = min(0, *(min(row) for row in scores))
    highest = max(1, *(max(row) for row in scores))
    last = max(1, len(scores) - 1)
    rows, columns = _ticks(lowest, highest, style.rows), _ticks(0, last, style.columns)
    size = style.numbers

    def at(turn: float, score: float) -> Point:
        across, up = turn / (last * (1 + BEYOND)), (score - lowest) / (highest - lowest)
        return left + across * (right - left), bottom - up * (bottom - top)

    for score in rows:
        y = round(at(0, score)[1])
        canvas.line(left, y - 1, right, y + 2, INK if score == 0 else SHADE)
        canvas.text(left - 18, y, str(score).replace("-", "\N{MINUS SIGN}"), size, SOFT, align=1)
    for turn in columns:
        x = round(at(turn, 0)[0])
        canvas.line(x - 1, bottom, x + 2, bottom + 12, SOFT)
        canvas.text(x, bottom + 14 + round(0.7 * size), str(turn), size, SOFT, align=0.5)
    lines = [[at(turn, row[seat]) for turn, row in enumerate(scores)] for seat in range(len(scores[0]))]
    for line in lines:
        line.append((right, line[-1][1]))
    lines = _beside(lines, APART * style.bold * LINE, bottom)
    _lines(canvas, lines, scores[-1], style)
    _marks(canvas, lines, style)
    return [line[-1] for line in lines]


def _ticks(first: int, last: int, most: int) -> list[int]:
    """Return round numbers from `first` up to `last`, in at most `most` steps."""
    step = next((step for step in STEPS if (last - first) / step <= most), last - first)
    return list(range(-(-first // step) * step, last + 1, step))


def _lines(canvas: Canvas, lines: Sequence[Sequence[Point]], ends: Sequence[int], style: Style) -> None:
    """Draw the scores as steps: a score stays the same until a turn changes it. Those that lead lie above."""
    for seat in sorted(range(len(lines)), key=lambda seat: ends[seat]):
        line = lines[seat]
        corners = [line[0]]
        for (_, before), (x, y) in pairwise(line):
            if y != before:
                corners += [(x, before), (x, y)]
        steps = list(pairwise((*corners, line[-1])))
        for colour, width in ((PAPER, EDGE), (INK, RIM), (SEATS[seat].colour, LINE)):
            half = (style.bold * LINE + width - LINE) / 2
            for (x0, y0), (x1, y1) in steps:
                left, top = round(min(x0, x1) - half), round(min(y0, y1) - half)
                right, bottom = round(max(x0, x1) + half), round(max(y0, y1) + half)
                canvas.line(left, top, right, bottom, colour)


def _beside(lines: Sequence[Sequence[Point]], apart: float, bottom: float) -> list[list[Point]]:
    """Return lines that run beside each other, `apart` px, where they would coincide; none below `bottom`."""
    beside: list[list[Point]] = [[] for _ in lines]
    for points in zip(*lines, strict=True):
        level: dict[float, list[int]] = {}
        for seat, (_, y) in enumerate(points):
            level.setdefault(y, []).append(seat)
        for (x, y), seats in ((points[seats[0]], seats) for seats in level.values()):
            half = (len(seats) - 1) / 2 * apart
            for place, seat in enumerate(seats):
                beside[seat].append((x, min(y, bottom - half) - half + place * apart))
    return beside


def _marks(canvas: Canvas, lines: Sequence[Sequence[Point]], style: Style) -> None:
    """Draw the shape and letter of each seat along its line, at turns that differ from seat to seat.

    The start and the end stay free: the start is the same for all, and the end has its own mark. No mark
    covers another one.
    """
    taken: list[Point] = []
    for seat, line in enumerate(lines):
        turns = line[1:-1]
        for number in range(style.marks if turns else 0):
            turn = round((len(turns) - 1) * (number + (seat + 0.5) / len(lines)) / style.marks)
            near = sorted(turns, key=lambda point: abs(point[0] - turns[turn][0]))
            free = (at for at in near[:NEAR] if all(dist(at, other) >= style.mark for other in taken))
            if spot := next(free, None):
                taken.append(spot)
                canvas.paste(sprites.token(seat, style.mark), *spot)


def leads(
    canvas: Canvas, box: Box, ends: Sequence[Point], apart: int, style: Style = STYLE
) -> list[tuple[int, float]]:
    """Draw a dotted lead from the end of each line to the right edge of a box, `apart` px from others.

    Return each seat and the height in px at which its lead arrives, from the top down.
    """
    left, _, right, bottom = box
    order = sorted(range(len(ends)), key=lambda seat: ends[seat][1])
    heights: list[float] = []
    for seat in order:
        heights.append(max(ends[seat][1], heights[-1] + apart if heights else 0))
    over = max(0, heights[-1] - bottom)
    for i in reversed(range(len(heights))):
        roof = heights[i + 1] - apart if i + 1 < len(heights) else heights[i] - over
        heights[i] = min(heights[i], roof)
    arrived = list(zip(order, heights, strict=True))
    top = round(min(*heights, ends[order[0]][1])) - RIM
    pen = Pen(right - left, round(max(*heights, ends[order[-1]][1])) + RIM - top)
    for seat, y in arrived:
        lead = [(4, ends[seat][1] - top), (right - left - 4, y - top)]
        for colour, width in ((INK, RIM - LINE), (SEATS[seat].colour, 0)):
            pen.dashes(lead, colour, style.bold * LINE + width, 1, DOTS)
    canvas.put(pen.sheet(), left, top)
    return arrived
