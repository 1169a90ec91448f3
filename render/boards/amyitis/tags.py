"""The names of channels to choose from, as tags in the garden: each beside its channel, where it hides least.

Owns where tags go. Of the rules, it uses only on which tiles water would let somebody plant.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache, partial
from itertools import islice
from math import ceil, dist, hypot
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from engine.games.amyitis.garden import PLOT, SECTION, filled, members, watered
from engine.games.amyitis.state import NOBODY, State
from render import panels
from render.boards.amyitis import art, garden, terraces
from render.boards.amyitis.view import WIDE, View, sides
from render.canvas import Box, Canvas
from render.pen import Point
from render.text import width
from render.theme import CHOICE, WHITE

WORDS, HIGH, PAD = 0.0395, 0.042, 0.0075
"""The size of names, the height of a tag, and what is free beside its words, by the width of the picture."""
OPENS, EDGE, ROUND = 0.034, 6, 14
"""The sign of tiles on which one can plant then, by that width; px; the frame of a tag, and its corners."""
LINE, DOT, NEAR = 7, 12, 34
"""px; the line from a tag to its channel, and half of the dot at its end; a tag that is no farther from the
middle of the channel needs no line.
"""
CELL = 12
"""px; the side of a square: tags are put on the middles of some, and for each it is known what it hides."""
REACH = 36, 25
"""How far from its channel the middle of a tag may be, aside and up or down, in squares."""
SLIGHT, PRINTED, FULL = 50, 240, 255
"""How much it counts to hide water and walls; tiles and cubes; and a channel to choose, or another tag and
its line: on these, no tag is put.
"""
SPARED = [min(10 * hidden, 200) for hidden in range(256)]
"""How much it counts to hide tiles and codes, by how much of the tag lies over them."""
AWAY, LINED, CROSSES = 0.14, 60, 0.18
"""What counts against a place: each px from the channel, that it needs a line, and each unit of a square that
this would cross.
"""
FAR = 160
"""The most that counts against a place for being far from the channel."""
WITHOUT = [FULL * (counts <= AWAY * NEAR) for counts in range(256)]
WITH = [LINED * (counts > AWAY * NEAR) for counts in range(256)]
"""By what counts for being away: where a tag needs no line, and what counts against one that does."""
TANGLED, BEYOND = 120, 70
"""What counts against a place from which the line would cross another tag or its line, or where the tag would
lie over such a line; and against one from which it would cross a channel to choose.
"""
CLEAR = 0.8
"""How far a tag and lines of others are apart, in squares."""
TRIED, PASSES = 6, 2
"""For how many places it is looked what the line would cross; and how often each tag looks for its place:
later, it knows where all others are.
"""


class Tag(NamedTuple):
    """The tag of a channel: its name, and how many tiles water would open."""

    name: str
    opened: int
    box: Box
    at: Point
    """The end of its line, if it has one, on the middle of the channel."""


def draw(canvas: Canvas, view: View, state: State, names: Sequence[str], room: Box) -> None:
    """Draw the tags of channels in the garden within a part of the picture."""
    tags = [*placed(view, state, names, room, canvas.size[0])]
    for tag in tags:
        if not is_near(tag):
            _line(canvas, tag)
    size = round(WORDS * canvas.size[0])
    for name, opened, (left, top, right, bottom), _ in tags:
        pad, y = PAD * canvas.size[0], (top + bottom) / 2
        canvas.box(left, top, right, bottom, WHITE, ROUND, CHOICE, EDGE)
        x = left + pad + canvas.text(left + pad, y + 1, name, size) + pad
        if opened:
            sign = art.plot(round(OPENS * canvas.size[0]))
            canvas.paste(sign, x + sign.width / 2, y)
            if opened > 1:
                canvas.text(x + sign.width + 2, y + 1, str(opened), size)


def placed(view: View, state: State, names: Sequence[str], room: Box, wide: int) -> Sequence[Tag]:
    """Return the tags of channels with these names, those first that have most others around them."""
    spots = {name: view.section(SECTION[name]) for name in names}
    sizes = {name: _size(name, opened(state, name), wide) for name in names}
    left, top = (side + (round(tip) - side) % CELL for side, tip in zip(room, view[:2], strict=False))
    ground = _counted(view, state, names, (left, top, *room[2:]))
    spared, found = _spared(view, state, names, (left, top), ground.size), dict[str, Box]()
    covering = {size: _looked_up(spared.filter(_under(size)), SPARED) for size in {*sizes.values()}}
    near = {
        name: sum(1 / (60 + dist(spot, other)) for other in spots.values()) for name, spot in spots.items()
    }
    lines = {name: _middle(view, SECTION[name]) for name in names}
    along = {name: _points(*line) for name, line in lines.items()}
    alone = {name: _alone(covering[sizes[name]], (left, top), along[name], sizes[name]) for name in names}
    for _ in range(PASSES):
        for name in sorted(names, key=near.__getitem__, reverse=True):
            others = [(box, spots[one]) for one, box in found.items() if one != name]
            channels = [line for one, line in lines.items() if one != name]
            found[name] = _place(
                ground, alone[name], (left, top), others, channels, spots[name], along[name], sizes[name]
            )
    return [_tag(name, opened(state, name), found[name], along[name]) for name in names]


def _tag(name: str, opens: int, box: Box, along: Sequence[Point]) -> Tag:
    """Return the tag of a channel, whose line, if there is one, ends where the channel is nearest."""
    at = min(along, key=partial(_off, box))
    return Tag(name, opens, box, at)


def is_near(tag: Tag) -> bool:
    """Return True if a tag lies beside its channel: it needs no line."""
    return _off(tag.box, tag.at) <= NEAR


def _off(box: Box, spot: Point) -> float:
    """Return how far a spot is from a box, in px."""
    left, top, right, bottom = box
    return hypot(max(left - spot[0], spot[0] - right, 0), max(top - spot[1], spot[1] - bottom, 0))


def _points(one: Point, other: Point) -> list[Point]:
    """Return points from one end of a line to the other, without its ends."""
    return [
        (one[0] + (other[0] - one[0]) * i / 10, one[1] + (other[1] - one[1]) * i / 10) for i in range(2, 9)
    ]


def _middle(view: View, section: int) -> tuple[Point, Point]:
    """Return the ends of the middle of a channel that is framed."""
    one, other, _, _ = terraces.channel(view, section, 0, -terraces.SHORT, stone=terraces.SEEN)
    return one, other


def opened(state: State, section: str) -> int:
    """Return on how many tiles nobody could plant before a section is filled, for want of water."""
    water = filled(state.channels)
    return (watered(water | 1 << SECTION[section]) & ~watered(water) & state.left).bit_count()


def _size(name: str, opens: int, wide: int) -> tuple[int, int]:
    """Return the width and height of a tag, in px."""
    size = round(WORDS * wide)
    across = width(name, size) + 2 * PAD * wide
    if opens:
        across += (OPENS + PAD) * wide + (width(str(opens), size) if opens > 1 else 0)
    return round(across), round(HIGH * wide)


def _counted(view: View, state: State, names: Sequence[str], room: Box) -> Image.Image:
    """Return how much counts what lies in each square of a part of the picture."""
    left, top, right, bottom = room
    shown = Image.new("L", ((right - left) // CELL, (bottom - top) // CELL))
    pen = ImageDraw.Draw(shown)

    def fill(box: Box, counts: int) -> None:
        pen.rectangle(_cells((left, top), box), counts)

    def channel(section: int, counts: int) -> None:
        corners = terraces.channel(view, section, WIDE, 0)
        pen.polygon([((x - left) / CELL, (y - top) / CELL) for x, y in corners], counts)

    for section in SECTION.values():
        channel(section, SLIGHT)
    for plot in PLOT.values():
        for box in view.leaf_boxes(plot):
            fill(box, SLIGHT)
        if state.tiles[plot] != NOBODY:
            fill(view.tile_box(plot), PRINTED)
    for player in state.players:
        for plot in player.plots:
            fill(panels.around(*garden.owner_at(view, plot), garden.owner_size(view)), PRINTED)
    for section in members(filled(state.channels)):
        fill(view.cube_box(section), PRINTED)
    for name in names:
        channel(SECTION[name], FULL)
        fill(view.cube_box(SECTION[name]), FULL)
    return shown


def _spared(
    view: View, state: State, names: Sequence[str], corner: tuple[int, int], size: tuple[int, int]
) -> Image.Image:
    """Return the squares of which no part should be hidden: tiles, codes beside channels to choose and, less,
    other codes.
    """
    shown = Image.new("L", size)
    pen = ImageDraw.Draw(shown)
    beside = {plot for name in names for plot in sides(SECTION[name])}
    for plot in PLOT.values():
        pen.rectangle(_cells(corner, view.code_box(plot)), FULL if plot in beside else FULL // 3)
        if state.tiles[plot] != NOBODY:
            pen.rectangle(_cells(corner, view.tile_box(plot)), FULL)
    return shown


def _under(size: tuple[int, int]) -> ImageFilter.BoxBlur:
    """Return what finds how much of a tag lies over something, for each square on which its middle may be."""
    across, down = size
    return ImageFilter.BoxBlur((across / 2 / CELL - 0.5, down / 2 / CELL - 0.5))


def _cells(corner: tuple[int, int], box: Box) -> tuple[int, int, int, int]:
    """Return the first and the last column and row of squares that a box covers, without thin edges."""
    (x, y), half = corner, CELL // 2
    left, top, right, bottom = box
    return (
        (left - x + half) // CELL,
        (top - y + half) // CELL,
        (right - x - half) // CELL,
        (bottom - y - half) // CELL,
    )


@lru_cache(maxsize=32)
def _away(wide: int, high: int) -> Image.Image:
    """Return, for places around a point of a channel, how much counts against a tag this many squares wide
    and high that it is not near.
    """
    aside, beyond = (
        [max(0, abs(at) - side / 2) * CELL for at in range(-far, far + 1)]
        for far, side in zip(REACH, (wide, high), strict=True)
    )
    counts = bytes(min(FAR, round(AWAY * hypot(x, y))) for y in beyond for x in aside)
    return Image.frombytes("L", (len(aside), len(beyond)), counts)


def _alone(
    covering: Image.Image, corner: tuple[int, int], along: Sequence[Point], size: tuple[int, int]
) -> tuple[Image.Image, Image.Image]:
    """Return how much counts against each place of a tag, whatever tags of others there are; and at which of
    them it needs no line.

    That is what it would be `covering`, and how far it is from points `along` its channel.
    """
    away = Image.new("L", covering.size, FAR)
    near = _away(*(round(side / CELL) for side in size))
    for at in along[::3]:
        column, row = (round((to - side) / CELL - 0.5) for to, side in zip(at, corner, strict=True))
        around = Image.new("L", covering.size, FAR)
        around.paste(near, (column - REACH[0], row - REACH[1]))
        away = ImageChops.darker(away, around)
    against = ImageChops.add(ImageChops.add(away, _looked_up(away, WITH)), covering)
    return against, _looked_up(away, WITHOUT)


def _looked_up(counts: Image.Image, table: Sequence[int]) -> Image.Image:
    """Return what a table has for each count."""
    return counts.point(table)  # pyright: ignore[reportUnknownMemberType]  # untyped there


def _place(
    ground: Image.Image,
    alone: tuple[Image.Image, Image.Image],
    corner: tuple[int, int],
    others: Sequence[tuple[Box, Point]],
    channels: Sequence[tuple[Point, Point]],
    spot: Point,
    along: Sequence[Point],
    size: tuple[int, int],
) -> Box:
    """Return where the tag of a channel hides least and is near.

    `alone` is what counts without other tags; `others` are boxes of these and where their lines end.
    """
    (left, top), (across, down), shown = corner, size, ground.copy()
    pen = ImageDraw.Draw(shown)
    for box, end in others:
        pen.rectangle(_cells(corner, box), FULL)
        pen.line([((x - left) / CELL, (y - top) / CELL) for x, y in (_end(box, end), end)], FULL, 2)
    hidden = shown.filter(_under(size))
    x, y = ceil(across / 2 / CELL), ceil(down / 2 / CELL)
    inside = x, y, shown.width - x, shown.height - y
    costs = Image.new("L", shown.size, FULL)
    counted = _tangled(others, channels, spot, (x, y), corner, shown.size)
    own, without = alone
    counted.paste(0, mask=without)
    for counts in (own, hidden, hidden):  # twice what it would hide on average
        counted = ImageChops.add(counted, counts)
    costs.paste(ImageChops.darker(counted, Image.new("L", shown.size, FULL - 1)).crop(inside), inside)
    pen = ImageDraw.Draw(costs)
    for box, _ in others:
        a, b, c, d = _cells(corner, box)
        pen.rectangle((a - x, b - y, c + x, d + y), FULL)
    values, crossed, wide = costs.tobytes(), shown.tobytes(), costs.width
    best, least = panels.around(*spot, *size), float("inf")
    for place in islice(_least(values), TRIED):
        if values[place] >= least:
            break
        y, x = divmod(place, wide)
        box = panels.around(left + (x + 0.5) * CELL, top + (y + 0.5) * CELL, *size)
        if min(_off(box, at) for at in along) <= NEAR:
            best = box
            break
        way = (int(y - top) // CELL * wide + int(x - left) // CELL for x, y in _along(box, spot))
        cost = values[place] + CROSSES * sum(crossed[square] for square in way)
        if cost < least:
            best, least = box, cost
    return best


def _tangled(
    others: Sequence[tuple[Box, Point]],
    channels: Sequence[tuple[Point, Point]],
    spot: Point,
    reach: tuple[int, int],
    corner: tuple[int, int],
    size: tuple[int, int],
) -> Image.Image:
    """Return the places at which a tag would be tangled with others: behind them, or over their lines.

    `reach` is half the width and height of the tag, in squares.
    """
    (left, top), (across, down) = corner, reach
    x, y = (spot[0] - left) / CELL, (spot[1] - top) / CELL
    found = Image.new("L", size)
    pen = ImageDraw.Draw(found)

    def shade(one: Point, other: Point, counts: int) -> None:
        behind = [(u + FAR * (u - x), v + FAR * (v - y)) for u, v in (other, one)]
        pen.polygon([one, other, *behind], counts)

    for line in channels:
        one, other = [((u - left) / CELL, (v - top) / CELL) for u, v in line]
        shade(one, other, BEYOND)
    for box, end in others:
        a, b, c, d = ((at - side) / CELL for at, side in zip(box, (left, top) * 2, strict=True))
        a, b, c, d = a - CLEAR, b - CLEAR, c + CLEAR, d + CLEAR
        tip = _end(box, end)
        line = [
            ((end[0] - left) / CELL, (end[1] - top) / CELL),
            ((tip[0] - left) / CELL, (tip[1] - top) / CELL),
        ]
        for one, other in (line, [(a, b), (c, d)], [(a, d), (c, b)]):
            shade(one, other, TANGLED)
        (u, v), (s, t) = sorted(line)
        aside, beyond = across + CLEAR, (down + CLEAR) * (1 if v < t else -1)
        over = [(u - aside, v - beyond), (u + aside, v - beyond), (s + aside, t - beyond)]
        over += [(s + aside, t + beyond), (s - aside, t + beyond), (u - aside, v + beyond)]
        pen.polygon(over, TANGLED)
    return found


def _least(values: bytes) -> Iterator[int]:
    """Yield the places of values less than `FULL`, the least first."""
    for value in range(FULL):
        place = values.find(value)
        while place >= 0:
            yield place
            place = values.find(value, place + 1)


def _end(box: Box, spot: Point) -> Point:
    """Return the point of a box that is nearest to a spot."""
    left, top, right, bottom = box
    return min(max(spot[0], left + ROUND), right - ROUND), min(max(spot[1], top + ROUND), bottom - ROUND)


def _along(box: Box, spot: Point) -> Iterator[Point]:
    """Yield points from near a spot to a box."""
    (x0, y0), (x1, y1) = spot, _end(box, spot)
    steps = int(hypot(x1 - x0, y1 - y0) // CELL)
    for i in range(2, steps):
        yield x0 + (x1 - x0) * i / steps, y0 + (y1 - y0) * i / steps


def _line(canvas: Canvas, tag: Tag) -> None:
    """Draw the line from a tag to its channel."""
    (x0, y0), (x1, y1) = tag.at, _end(tag.box, tag.at)
    leader = terraces.leader(round(x1 - x0), round(y1 - y0), CHOICE, LINE, DOT)
    terraces.put(canvas, leader, (x0, y0))
