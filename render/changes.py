"""What happened on a board over some turns: numbered badges where its events can be seen on the last picture.

Owns frames and badges. Must not know games: a game's board says where its events are.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial

from PIL import Image, ImageFilter, ImageStat

from engine.core import Event
from render import boards, panels, pictures, sprites
from render.boards import Outlined
from render.canvas import Box, Canvas
from render.pen import Pen, Point
from render.scene import Scene
from render.theme import INK, PAPER, SEATS, SOFT, rgb

MANY = 18
"""The most marks on one picture; the oldest are left out."""
PAD = 8
"""px between a place and its frame."""
BADGE = 62
"""px; size of a badge."""
NEAR = ((12, 12), (28, 28), (48, 28))
"""px; how far the centre of a badge can lie outside a corner of its place, to the side and up or down."""
SAME = 0.5
"""Of two places in one turn, the smaller is left out if the other covers more than this share of it."""
PIECE = 0.2
"""The least share of a place that has the colour of a seat if a piece of that seat lies there."""
LINE = 7
"""px; the coloured part of an outline."""
COVERED = 200
"""What it counts to cover another badge or another place, compared with the detail of what is covered."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A place where turn `number` did something; `seat` is None if it was the turn of several seats."""

    number: int
    seat: int | None
    box: Box
    corners: tuple[Point, ...] = ()
    """Of its outline, if it is no box."""


def picture(key: str, scene: Scene, turns: Sequence[tuple[int | None, Sequence[Event]]]) -> bytes:
    """Draw a position, and the number of each turn where its events can be seen.

    `turns` are the seats and the events that led to the position; the first turn has the number 1. If none
    of the events can be seen on the board, draw the picture that they are about, without numbers.
    """
    found = marks(key, scene, turns)
    if not found:
        last = tuple(happened for _, events in turns for happened in events)
        return pictures.asked(key, replace(scene, last=last))
    canvas = boards.get(key).board(scene)
    paint(canvas, found[-MANY:])
    return canvas.png()


def marks(key: str, scene: Scene, turns: Sequence[tuple[int | None, Sequence[Event]]]) -> list[Mark]:
    """Return the places of events, in order: at most one for each event."""
    places = iter(boards.get(key).places(scene, [happened for _, events in turns for happened in events]))
    found: list[Mark] = []
    for number, (seat, events) in enumerate(turns, 1):
        there = [place for place in (next(places) for _ in events) if place]
        boxes = dict(place if isinstance(place, Outlined) else (place, ()) for place in there)
        found += [Mark(number, seat, box, boxes[box]) for box in boxes if not is_within(box, boxes)]
    return found


def is_within(box: Box, boxes: Iterable[Box]) -> bool:
    """Return True if one of these boxes is larger than a box and covers most of it."""
    return any(_area(box) < _area(other) and _share(box, other) > SAME for other in boxes)


def paint(canvas: Canvas, marks: Sequence[Mark]) -> None:
    """Draw the frames of marks, then the badges over all of them. A later frame hides an earlier one.

    Where a piece of the seat lies, its badge takes the place of the piece and needs no frame.
    """
    detail = canvas.image.convert("L").filter(ImageFilter.FIND_EDGES)
    latest = {mark.box: mark for mark in marks}
    on_piece = {id(mark) for mark in latest.values() if _is_own_piece(canvas.image, mark)}
    for mark in latest.values():
        if id(mark) in on_piece:
            continue
        left, top, right, bottom = mark.box
        colour = SOFT if mark.seat is None else SEATS[mark.seat].colour
        if mark.corners:
            middle = (left + right) / 2, (top + bottom) / 2
            canvas.paste(_outline(mark.corners, middle, colour), *middle)
            continue
        radius = min(14, (right - left + 2 * PAD) // 3, (bottom - top + 2 * PAD) // 3)
        panels.frame(canvas, mark.box, colour, pad=PAD, radius=radius, line=4)
    taken: list[Box] = []
    for mark in reversed(marks):
        seat, text = mark.seat, str(mark.number)
        sprite = sprites.pin(text, BADGE, seat)
        others = [other.box for other in marks if other.box != mark.box]
        if id(mark) in on_piece:
            x, y = (mark.box[0] + mark.box[2]) / 2, (mark.box[1] + mark.box[3]) / 2
        else:
            x, y = min(_spots(canvas, mark.box), key=partial(_covered, detail, (*taken, *others)))
        taken.append(panels.around(x, y, BADGE))
        canvas.paste(sprite, x, y)


def _is_own_piece(image: Image.Image, mark: Mark) -> bool:
    """Return True if a place holds no more than a piece of its seat: the number can stand on that."""
    left, top, right, bottom = mark.box
    if mark.seat is None or max(right - left, bottom - top) > BADGE:
        return False
    colours = image.crop(mark.box).getcolors(BADGE * BADGE) or ()
    seen = sum(count for count, colour in colours if colour == rgb(SEATS[mark.seat].colour))
    return seen > PIECE * _area(mark.box)


def _outline(corners: Sequence[Point], middle: Point, colour: str) -> Image.Image:
    """Return the outline of a place around its middle: dark outside, then light, then its colour."""
    across, down = (2 * (max(abs(corner[i] - middle[i]) for corner in corners) + PAD) for i in (0, 1))
    pen = Pen(across, down)
    path = [(x - middle[0] + across / 2, y - middle[1] + down / 2) for x, y in (*corners, corners[0])]
    for tone, wide in ((INK, LINE + 9), (PAPER, LINE + 5), (colour, LINE)):
        pen.line(path, tone, wide)
    return pen.sheet()


def _spots(canvas: Canvas, box: Box) -> Iterator[Point]:
    """Yield where the badge of a place can be: at its corners, touching them from outside, or beside it."""
    left, top, right, bottom = box
    width, height = canvas.size
    half = BADGE // 2
    middle, level, out = (left + right) / 2, (top + bottom) / 2, half + PAD
    spots = [(x, y) for dx, dy in NEAR for y in (top - dy, bottom + dy) for x in (left - dx, right + dx)]
    spots += [(middle, top - out), (middle, bottom + out), (left - out, level), (right + out, level)]
    for x, y in spots:
        yield min(max(half, x), width - half), min(max(half, y), height - half)


def _covered(detail: Image.Image, taken: Sequence[Box], spot: Point) -> float:
    """Return how much a badge here would hide: names and pieces have much detail, the ground has little.

    `taken` are the badges and the other places.
    """
    box = panels.around(*spot, BADGE)
    hidden = sum(_share(box, other) for other in taken)
    return ImageStat.Stat(detail.crop(box)).mean[0] + COVERED * hidden


def _area(box: Box) -> int:
    return max(0, box[2] - box[0]) * max(0, box[3] - box[1])


def _share(box: Box, other: Box) -> float:
    """Return the share of a box that lies in another."""
    common = (max(box[0], other[0]), max(box[1], other[1]), min(box[2], other[2]), min(box[3], other[3]))
    return _area(common) / _area(box)
