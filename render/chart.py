"""The score of a whole game as a chart: a line for each seat, told apart by colour, shape and letter.

Owns the layout of the chart, and of the lines as a part of another picture. Knows names and numbers, but no
game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from itertools import accumulate, chain, pairwise, product
from math import hypot
from typing import NamedTuple

from PIL import Image, ImageDraw

from locales import texts
from render import boards, sprites
from render.caching import sprite
from render.canvas import Box, Canvas
from render.pen import Pen, Point
from render.text import CAPITAL, readable, width
from render.theme import BODY, INK, MARGIN, PAPER, SEATS, SHADE, SOFT, WIDTH, pale, rgb

HEIGHT = 1000
"""px"""
LEFT, TOP, RIGHT, BOTTOM = MARGIN + 184, MARGIN + 232, 930, HEIGHT - MARGIN - 106
"""px; where the lines run."""
WORDS, TOTAL = 62, 76
"""px; names and numbers, which are 10 px high where the chart is 264 px wide; the last score of a seat."""
FLAG, FLAGGED, POLE = 92, 28, 5
"""px; the height of the number of a turn above the lines, what is empty in it beside that, and the width of
what leads from there to the line of its seat.
"""
TICK = 12
"""px; how long the tick of a turn is, and what is empty between it and its number."""
STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000)
"""The possible differences between the numbers on an axis."""
ROWS, COLUMNS = 6, 9
"""The most numbers along the vertical and the horizontal axis."""
LINE, BEST, RIM, HALO = 10, 1.8, 4, 4
"""px; the line of a seat, how many times as thick that of the best one is, the dark rim of both sides
together, and what of paper is around that: a pale colour stands out from the paper, and lines that cross from
each other.
"""
DOUBLE, CORE = (1, 5), 4
"""The seats whose lines are double unless they are the thickest: in grey, their colours look like those of
the first and the fourth. CORE is the light core of a double line in px, by which the line is wider, too.
"""
BESIDE = 2
"""px; between lines that several seats have together."""
PLACED = 18
"""px; the lines of places: at a width of 264 px, each is 3 px thick with its rim."""
STARTED = 44
"""px; from the mark at the left of a line of places to where the game begins."""
SLOPE, BENDS, BEYOND = 90, 8, 16
"""px; how long a line of places is on its way from one place to another, at most; of how many straight parts
that is made; and px, how far the line goes on after the end of the game, to the mark there.
"""
GAP = 14
"""px; what is empty between a mark and its number."""
LEAD = 8
"""px; the line of a lead."""
OPEN = 1.0
"""px of the finer sheet; the largest gap at a corner that is not seen."""
POINTS = 24
"""The most turns that are shown: with more, lines are too ragged to be followed."""
DOT, DOTS = 11, 5
"""px; the radius of the dot at the end of a line, and how thick the dotted line from there to its mark is."""
CLEAR = 2.2
"""How far two turns on their axis are from each other at least, as a multiple of the width of the last."""
EVEN = 30
"""Up to this many turns, those that are named divide the axis evenly if they can."""
TILE = 128
"""px; lines are pasted in squares of this size, as only what is pasted takes time, and most is empty."""
FINER = 2
"""How many times larger lines are drawn, then reduced, for clean edges."""
END = 92
"""px; the smallest distance between two names at the ends of the lines."""


class Style(NamedTuple):
    """How large and how dense the lines are drawn, with their marks and the numbers of the axes."""

    rows: int = ROWS
    columns: int = COLUMNS
    numbers: int = BODY
    """px; the type of the numbers."""
    mark: int = 40
    points: int = POINTS
    bold: float = 1.0
    """How many times as thick the line of the best one is as it would be."""
    unit: str = ""
    """What turns are, before the first of their numbers if there is room."""
    before: int = 0
    """px; what is empty left of the axis of turns."""


STYLE = Style()
COARSE = 5
"""The most numbers along an axis where these are legible on a phone."""


def chart(
    key: str,
    names: Sequence[str],
    scores: Sequence[Sequence[int]],
    lang: str,
    what: str = "render-points",
    seat: int = 0,
    flagged: Sequence[int] = (),
) -> bytes:
    """Return a PNG, 1600 px wide. `scores` has the scores by seat, turn by turn from the start on.

    `what` is the key of the text that says what kind of scores they are. Turns that are `flagged` are marked
    with their numbers on the line of a seat.
    """
    words = texts(lang)
    canvas = Canvas.blank(boards.get(key).GROUND, HEIGHT)
    canvas.box(MARGIN, MARGIN, WIDTH - MARGIN, HEIGHT - MARGIN, PAPER, 16)
    canvas.text(MARGIN + 30, MARGIN + 60, words(what), WORDS, SOFT)
    style = Style(COARSE, COARSE, WORDS, unit=words("render-turns"), before=LEFT - MARGIN - 30)
    ends = race(canvas, (LEFT, TOP, RIGHT, BOTTOM), scores, style, flags=(seat, flagged))
    places = [(seat,) for seat in range(len(ends))]
    for (seat,), y in leads(canvas, (RIGHT, TOP, RIGHT + 60, BOTTOM), ends, places, END):
        canvas.paste(sprites.token(seat, 76), RIGHT + 98, y)
        room = (
            WIDTH - MARGIN - 30 - canvas.text(WIDTH - MARGIN - 30, y, str(scores[-1][seat]), TOTAL, align=1)
        )
        left = RIGHT + 150
        canvas.text(left, y, readable(names[seat], SEATS[seat].letter), WORDS, limit=room - GAP - left)
    return canvas.png()


def race(
    canvas: Canvas,
    box: Box,
    scores: Sequence[Sequence[int]],
    style: Style = STYLE,
    order: Sequence[int] | None = None,
    winners: int = 1,
    flags: tuple[int, Sequence[int]] = (0, ()),
) -> list[Point]:
    """Draw the scores into a box, with axes outside it, and return the points where the lines end.

    `order` has the seats from the best on, if the last scores do not say it. The first `winners` have won.
    `flags` are a seat and turns, whose numbers stand above the box.
    """
    turns = sorted({*_shown(scores, style), *flags[1]})
    at = _axes(canvas, box, [score for turn in turns for score in scores[turn]], len(scores) - 1, style)
    lines = [[at(turn, scores[turn][seat]) for turn in turns] for seat in range(len(scores[0]))]
    order = order or sorted(range(len(lines)), key=lambda seat: -scores[-1][seat])
    double = {*DOUBLE}.difference(order[:winners])
    wide = [
        LINE * (style.bold * BEST if seat in order[:winners] else 1) + CORE * (seat in double)
        for seat in range(len(lines))
    ]
    shown = _braided(lines, wide)
    _lines(canvas, shown, wide, order, double)
    seat, flagged = flags
    _flags(canvas, box, seat, {turn: shown[seat][turns.index(turn)] for turn in sorted(flagged)}, style)
    return [line[-1] for line in lines]


def places(
    canvas: Canvas, box: Box, scores: Sequence[Sequence[int]], ranks: Sequence[int], style: Style
) -> list[float]:
    """Draw turn by turn who was first, second and so on, and return the heights in px where the lines end.

    Each place has its height, so lines meet only where one passes another: those of seats that are level stay
    in the order that they had, at first in that in which they part. `ranks` are those at the end, where more
    than points may count; the line of the first is on top. Left of the box, each line begins at the
    mark of its seat.
    """
    left, top, right, bottom = box
    shown, last, pitch = _shown(scores, style), len(scores) - 1, (bottom - top) / len(ranks)
    heights = [top + (place + 0.5) * pitch for place in range(len(ranks))]
    for y in heights:
        canvas.under(left, round(y) - 1, right, round(y) + 2, SHADE)
    _turns(canvas, box, last, style)
    better = [[-points for points in scores[turn]] for turn in shown[:-1]] + [[*ranks]]
    order = sorted(range(len(ranks)), key=lambda seat: [values[seat] for values in better])
    lines: list[list[Point]] = [
        [(left - STARTED, heights[place])] for place in map(order.index, range(len(ranks)))
    ]
    for turn, values in zip(shown, better, strict=True):
        order.sort(key=lambda seat: values[seat])
        for y, seat in zip(heights, order, strict=True):
            lines[seat].append((left + turn / last * (right - left), y))
    paths = [_stepped([*line, (right + BEYOND, line[-1][1])]) for line in lines]
    _lines(canvas, paths, [PLACED] * len(ranks), order, {*DOUBLE})
    for seat, line in enumerate(lines):
        canvas.paste(sprites.token(seat, min(style.mark, round(pitch))), *line[0])
    return [line[-1][1] for line in lines]


def _stepped(line: Sequence[Point]) -> list[Point]:
    """Return a line that keeps the height of each of its points until shortly before the next one, to which
    it bends gently.
    """
    found = [line[0]]
    for (x0, y0), (x1, y1) in pairwise(line):
        if y0 != y1:
            start = max(x0, x1 - SLOPE)
            found += [(start, y0)] * (found[-1][0] < start)
            bends = (step / BENDS for step in range(1, BENDS + 1))
            found += [(start + at * (x1 - start), y0 + at * at * (3 - 2 * at) * (y1 - y0)) for at in bends]
    return [*found, line[-1]]


def lead(canvas: Canvas, box: Box, ahead: Sequence[int], seats: Sequence[int], style: Style) -> float:
    """Draw by how much the first of two seats was ahead or, below the axis, the second.

    Areas in their colours lie between a line and the axis. Left of the box, at the height of the most points
    by which each seat ever led, stand its mark and these. Return the height in px at which the game ended.
    """
    left, top, right, bottom = box
    shown = _shown(ahead, style)
    most = [max(0, *ahead), -min(0, *ahead)]
    margins = [style.mark / 2 if n else LEAD for n in most]
    unit = (bottom - top - sum(margins)) / max(1, sum(most))
    zero = round(top + margins[0] + unit * most[0])
    stride = FINER * (right - left) / max(1, shown[-1])
    line = [(turn * stride, FINER * (zero - top - unit * ahead[turn])) for turn in shown]
    sheet = Image.new("RGBa", (FINER * (right - left), FINER * (bottom - top)), None)
    pen = ImageDraw.Draw(sheet)
    for above, seat in zip((True, False), seats, strict=True):
        for area in _areas(line, FINER * (zero - top), above=above):
            pen.polygon(area, (*rgb(pale(seat, canvas.ground)), 255))
            for colour, wide in ((INK, LEAD + RIM), (SEATS[seat].colour, LEAD)):
                _stroke(pen, area, colour, FINER * wide)
    ends = top + margins[0], bottom - margins[1]
    peaks = [(seat, y, n) for seat, y, n in zip(seats, ends, (most[0], -most[1]), strict=True) if n]
    for _, y, n in peaks:
        first = left + round(ahead.index(n) / (len(ahead) - 1) * (right - left))
        canvas.line(left, round(y) - 1, first, round(y) + 2, SHADE)
    _put(canvas, sheet, left, top)
    canvas.line(left, zero - 2, right, zero + 3, INK)
    _turns(canvas, box, max(1, len(ahead) - 1), style)
    for seat, y, n in peaks:
        x = left - 18
        x -= canvas.text(x, y, f"+{abs(n)}", style.numbers, align=1) + GAP
        canvas.paste(sprites.token(seat, style.mark), x - style.mark / 2, y)
    return zero - unit * ahead[-1]


def _areas(line: Sequence[Point], zero: float, *, above: bool) -> Iterator[list[Point]]:
    """Yield the parts of a line on one side of an axis, each from the axis and back to it."""
    start, y = line[0]
    area = [(start, zero), line[0]] if (y < zero if above else y > zero) else list[Point]()
    for (x0, y0), (x1, y1) in pairwise(line):
        inside = (y0 < zero, y1 < zero) if above else (y0 > zero, y1 > zero)
        if inside[0] != inside[1]:
            crossing = x0 + (x1 - x0) * (zero - y0) / (y1 - y0), zero
            area.append(crossing)
            if inside[0]:
                yield area
                area = []
        if inside[1]:
            area.append((x1, y1))
    if area:
        yield [*area, (area[-1][0], zero)]


def inner_mark(seat: int, size: int) -> Image.Image:
    """Return the mark of a seat for something of its own colour."""
    return sprites.token(seat, size, edge=SEATS[seat].text)


def _shown(scores: Sequence[object], style: Style) -> list[int]:
    """Return the turns that are shown."""
    return sorted({round((len(scores) - 1) * point / style.points) for point in range(style.points + 1)})


def _axes(
    canvas: Canvas, box: Box, scores: Sequence[int], last: int, style: Style
) -> Callable[[float, float], Point]:
    """Draw the axes of a chart, and return where a score after a turn lies."""
    left, top, right, bottom = box
    lowest, highest = min(0, *scores), max(0, *scores)
    highest = max(highest, lowest + 1)
    last, size = max(1, last), style.numbers

    def at(turn: float, score: float) -> Point:
        across, up = turn / last, (score - lowest) / (highest - lowest)
        return left + across * (right - left), bottom - up * (bottom - top)

    for score in _ticks(lowest, highest, style.rows):
        if lowest <= score <= highest:
            y = round(at(0, score)[1])
            canvas.line(left, y - 1, right, y + 2, INK if score == 0 else SHADE)
            canvas.text(left - 18, y, str(score).replace("-", "\N{MINUS SIGN}"), size, SOFT, align=1)
    _turns(canvas, box, last, style)
    return at


def _turns(canvas: Canvas, box: Box, last: int, style: Style) -> None:
    """Draw the axis of turns below a box: their numbers stand where these end."""
    left, _, right, bottom = box
    size = style.numbers
    apart = CLEAR * width(str(last), size) / (right - left) * last
    most = max(1, min(style.columns, int(last / apart)))
    even = [step for step in range(-(-last // most), last // 2 + 1) if last <= EVEN and last % step == 0]
    named = range(even[0], last, even[0]) if even else _ticks(0, last, most)[1:]
    y, unit = bottom + 2 * TICK + round(CAPITAL / 2 * size), style.unit
    for turn in [*(turn for turn in named if last - turn >= apart), last]:
        x = round(left + turn / last * (right - left))
        canvas.line(x - 1, bottom, x + 2, bottom + TICK, SOFT)
        canvas.text(x, y, str(turn), size, SOFT, align=0.5)
        beside = x - width(str(turn), size) / 2 - size / 4
        if unit and beside - width(unit, size) >= left - style.before:
            canvas.text(beside, y, unit, size, SOFT, align=1)
        unit = ""


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
    """Return round numbers from at most `first` to at least `last`, 0 among them, in about `most` steps."""
    first, last = min(0, first), max(0, last, first + 1)
    step = next((step for step in STEPS if (last - first) / step <= most), last - first)
    return list(range(first // step * step, last + step, step))


def _lines(
    canvas: Canvas,
    lines: Sequence[Sequence[Point]],
    wide: Sequence[float],
    order: Sequence[int],
    double: Container[int] = (),
) -> None:
    """Draw lines, each `wide` px, some of them `double`, with the first of the order on top."""
    axes = list(zip(*chain(*lines), strict=True))
    pad = round(max(wide)) + 2 * RIM + HALO
    left, top = (round(min(axis)) - pad for axis in axes)
    right, bottom = (round(max(axis)) + pad for axis in axes)
    sheet = Image.new("RGBa", (FINER * (right - left), FINER * (bottom - top)), None)
    pen = ImageDraw.Draw(sheet)
    for seat in reversed(order):
        path = [(FINER * (x - left), FINER * (y - top)) for x, y in lines[seat]]
        rim = _rim(wide[seat])
        for colour, more in ((PAPER, rim + 2 * HALO), (INK, rim), (SEATS[seat].colour, 0)):
            _stroke(pen, path, colour, round(FINER * (wide[seat] + more)))
        if seat in double:
            _stroke(pen, path, PAPER, FINER * CORE)
    _put(canvas, sheet, left, top)


def _rim(wide: float) -> int:
    """Return the dark rim of a line, which is larger around a thick one: pale colours stand out, too."""
    return RIM * (2 if wide > 2 * LINE else 1)


def _stroke(pen: ImageDraw.ImageDraw, path: Sequence[Point], colour: str, wide: int) -> None:
    """Draw a line of straight parts, with round joints where there would be a gap at its outer side.

    In half of the time of Pillow's own joints, which are at all corners.
    """
    ink, half = (*rgb(colour), 255), wide / 2
    pen.line(path, ink, wide)
    for (x0, y0), (x, y), (x1, y1) in zip(path, path[1:], path[2:], strict=False):
        across, down, on, off = x - x0, y - y0, x1 - x, y1 - y
        if half * abs(across * off - down * on) > OPEN * abs(across * on + down * off):
            pen.ellipse((x - half, y - half, x + half, y + half), ink)


def _put(canvas: Canvas, sheet: Image.Image, left: int, top: int) -> None:
    """Paste what is not empty of a sheet that is FINER times as large."""
    side = FINER * TILE
    for x, y in product(range(0, sheet.width, side), range(0, sheet.height, side)):
        tile = sheet.crop((x, y, min(x + side, sheet.width), min(y + side, sheet.height)))
        if tile.getbbox():
            canvas.put(tile.reduce(FINER), left + x // FINER, top + y // FINER)


def _braided(lines: Sequence[Sequence[Point]], wide: Sequence[float]) -> list[list[Point]]:
    """Return lines, each `wide` px, that run side by side where several coincide.

    Those that only meet others are at their true places, and so is the uppermost of those beside each other;
    the rest are below it, so nobody is above the leader. Where they would be below the lowest place of all,
    they rise by up to half of their depth. Those that part above the others are above them, and so are those
    that came from there. At both ends they are right below each other: none begins over a number of the axis.
    """
    found = [[*line] for line in lines]
    last, lowest = len(lines[0]) - 1, max(y for _, y in chain(*lines))
    for turn in range(last + 1):
        groups = dict[Point, list[int]]()
        for seat, line in enumerate(lines):
            groups.setdefault(line[turn], []).append(seat)
        for (x, y), seats in groups.items():
            near = [turn + step for step in (-1, 1) if 0 <= turn + step <= last]
            shared = [
                (at, place)
                for at in near
                for place, n in Counter(lines[seat][at] for seat in seats).items()
                if n > 1
            ]
            seats = [seat for seat in seats if any((at, lines[seat][at]) in shared for at in near)]
            if not seats:
                continue
            ways = [((at - turn) * (to[0] - x), (at - turn) * (to[1] - y)) for at, to in shared]
            across, down = (sum(way[axis] / hypot(*way) for way in ways) for axis in (0, 1))
            if turn in (0, last):
                across, down = 1, 0
            long = hypot(across, down)
            seats.sort(key=lambda seat: [lines[seat][at][1] for at in _outwards(turn, last + 1)])
            apart = (
                sum(wide[seat] + _rim(wide[seat]) for seat in pair) / 2 + BESIDE for pair in pairwise(seats)
            )
            deep = list(accumulate(apart, initial=0.0))
            rise = min(max(0, y + deep[-1] - lowest), deep[-1] / 2)
            for seat, depth in zip(seats, deep, strict=True):
                by = (depth - rise) / long
                found[seat][turn] = x - by * down, y + by * across
    return found


def _outwards(turn: int, turns: int) -> Iterator[int]:
    """Yield the turns after one, then those before it from the last on."""
    yield from range(turn + 1, turns)
    yield from reversed(range(turn))


def _flags(canvas: Canvas, box: Box, seat: int, points: Mapping[int, Point], style: Style) -> None:
    """Draw the numbers of turns in a row above a box, each with a line to its point on the line of a seat."""
    left, top, right, _ = box
    wide = max((width(str(turn), style.numbers) for turn in points), default=0) + 2 * FLAGGED
    low = top - GAP
    middles = spread([x for x, _ in points.values()], wide + GAP, left, right)
    for (x, y), middle in zip(points.values(), middles, strict=True):
        pen = Pen(2 * (abs(middle - x) + LINE), 2 * (y - low))
        pen.dashes(
            [(pen.size[0] / 2 + middle - x, 0), (pen.size[0] / 2, y - low)], INK, POLE, 2 * POLE, 2 * POLE
        )
        canvas.paste(pen.sheet(), x, y)
        canvas.paste(_dot(seat), x, y)
    for turn, middle in zip(points, middles, strict=True):
        edges = round(middle - wide / 2), low - FLAG, round(middle + wide / 2), low
        canvas.box(*edges, PAPER, FLAG // 4, SEATS[seat].colour, 2 * POLE)
        canvas.text(middle, low - FLAG / 2, str(turn), style.numbers, align=0.5)


def leads(
    canvas: Canvas,
    box: Box,
    ends: Sequence[Point],
    groups: Iterable[Sequence[int]],
    apart: int,
) -> list[tuple[Sequence[int], float]]:
    """Draw a dot at the end of each line, and a dotted line from there to the right edge of a box.

    Those of a group of seats, which end level, arrive at one height, `apart` px from those of other groups.
    Return each group and the height in px at which it arrives, from the top down.
    """
    left, top, right, bottom = box
    middles = sorted((ends[group[0]][1], group) for group in groups)
    arrived = spread([middle for middle, _ in middles], apart, top, bottom)
    above = round(min(top, *(y for _, y in ends)))
    pen = Pen(right - left, round(max(bottom, *(y for _, y in ends))) - above)
    for (middle, _), y in zip(middles, arrived, strict=True):
        pen.dashes([(0, middle - above), (right - left, y - above)], SOFT, DOTS, 1, 2 * DOTS)
    canvas.put(pen.sheet(), left, above)
    for middle, group in middles:
        canvas.paste(_dot(group[0]), left, middle)
    return [(group, y) for (_, group), y in zip(middles, arrived, strict=True)]


@sprite
def _dot(seat: int) -> Image.Image:
    """Return the dot at the end of a line."""
    out = DOT + RIM
    pen = Pen(2 * out, 2 * out)
    pen.circle(out, out, DOT, SEATS[seat].colour, INK, RIM)
    return pen.sheet()
