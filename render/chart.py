"""The score of a whole game as a chart: a line for each seat, told apart by colour, shape and letter.

Owns the layout of the chart, and of the lines as a part of another picture. Knows names and numbers, but no
game.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
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
APART = 1.7
"""How far from each other lines are at least, as a multiple of their thickness."""
MARK = 34
"""px; the marks along a line."""
MARKS, NEAR = 5, 5
"""Along each line, at most; and how many turns are tried for one."""
POINTS = 24
"""At most so many turns are shown: with more, lines are too ragged to be followed."""
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
    points: int = POINTS
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
    places = [(seat,) for seat in range(len(ends))]
    for (seat,), y in leads(canvas, (RIGHT, TOP, RIGHT + 60, BOTTOM), ends, places, END):
        canvas.paste(sprites.token(seat, 62), RIGHT + 84, y)
        canvas.text(WIDTH - MARGIN - 30, y, str(scores[-1][seat]), LARGE, align=1)
        canvas.text(RIGHT + 126, y, readable(names[seat], SEATS[seat].letter), NAME, limit=220)
    return canvas.png()


def race(canvas: Canvas, box: Box, scores: Sequence[Sequence[int]], style: Style = STYLE) -> list[Point]:
    """Draw the scores into a box, with axes outside it, and return the points where the lines end."""
    left, top, right, bottom = box
    lowest = min(0, *(min(row) for row in scores))
    highest = max(0, lowest + 1, *(max(row) for row in scores))
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
    least = APART * style.bold * LINE
    turns = sorted({round((len(scores) - 1) * point / style.points) for point in range(style.points + 1)})
    order = sorted(range(len(scores[0])), key=lambda seat: -scores[-1][seat])
    aside = min(least, (right - left) / len(turns) / len(order))
    lines: list[list[Point]] = [[] for _ in order]
    for turn in turns:
        level = sorted(order, key=lambda seat: -scores[turn][seat])
        heights = spread([at(turn, scores[turn][seat])[1] for seat in level], least, top, bottom)
        for seat, y in zip(level, heights, strict=True):
            sideways = (order.index(seat) - (len(order) - 1) / 2) * aside if turn else 0
            lines[seat].append((at(turn, 0)[0] + sideways, y))
    for line in lines:
        line.append((right, line[-1][1]))
    _lines(canvas, lines, scores[-1], style)
    _marks(canvas, lines, style)
    return [line[-1] for line in lines]


def spread(heights: Sequence[float], least: float, top: float, bottom: float) -> list[float]:
    """Return heights, from the top down, as near to these as they can be `least` px from each other."""
    heaps: list[tuple[float, int]] = []
    for height in heights:
        middle, number = height, 1
        while True:
            half = (number - 1) / 2 * least
            middle = min(max(middle, top + half), bottom - half)
            if not heaps or middle - heaps[-1][0] >= (number + heaps[-1][1]) / 2 * least:
                break
            above, more = heaps.pop()
            middle = (middle * number + above * more) / (number + more)
            number += more
        heaps.append((middle, number))
    return [
        middle + (place - (number - 1) / 2) * least for middle, number in heaps for place in range(number)
    ]


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


def _marks(canvas: Canvas, lines: Sequence[Sequence[Point]], style: Style) -> None:
    """Draw the shape and letter of each seat along its line, at turns that differ from seat to seat.

    The start and the end stay free: the start is the same for all, and the end has its own mark. No mark
    covers another one.
    """
    taken: list[Point] = []
    for seat, line in enumerate(lines):
        turns = [((x + onward) / 2, y) for (x, y), (onward, _) in pairwise(line)][1:-1]
        for number in range(style.marks if turns else 0):
            turn = round((len(turns) - 1) * (number + (seat + 0.5) / len(lines)) / style.marks)
            near = sorted(turns, key=lambda point: abs(point[0] - turns[turn][0]))
            free = (at for at in near[:NEAR] if all(dist(at, other) >= style.mark for other in taken))
            if spot := next(free, None):
                taken.append(spot)
                canvas.paste(sprites.token(seat, style.mark), *spot)


def leads(
    canvas: Canvas,
    box: Box,
    ends: Sequence[Point],
    groups: Iterable[Sequence[int]],
    apart: int,
    style: Style = STYLE,
) -> list[tuple[Sequence[int], float]]:
    """Draw a dotted lead from the end of each line to the right edge of a box.

    The leads of a group of seats arrive beside each other, `apart` px from those of other groups. Return each
    group and the height in px at which it arrives, from the top down.
    """
    left, top, right, bottom = box
    middles = sorted((sum(ends[seat][1] for seat in group) / len(group), group) for group in groups)
    arrived = spread([middle for middle, _ in middles], apart, top, bottom)
    above = round(min(top, *(y for _, y in ends))) - RIM
    pen = Pen(right - left, round(max(bottom, *(y for _, y in ends))) + RIM - above)
    for (middle, group), y in zip(middles, arrived, strict=True):
        for seat in group:
            lead = [(4, ends[seat][1] - above), (right - left - 4, ends[seat][1] + y - middle - above)]
            for colour, width in ((INK, RIM - LINE), (SEATS[seat].colour, 0)):
                pen.dashes(lead, colour, style.bold * LINE + width, 1, DOTS)
    canvas.put(pen.sheet(), left, above)
    return [(group, y) for (_, group), y in zip(middles, arrived, strict=True)]
