"""What happened on a board over some turns: numbered badges where its events can be seen on the last picture.

Owns frames, arrows and badges, and where the badges go: beside what they are about, where neither words nor
pieces are. Must not know games: a game's board says where its events are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise
from math import cos, dist, hypot, pi, sin

from PIL import Image, ImageFilter

from engine.core import Event
from render import boards, panels, pictures, sprites
from render.boards import Place
from render.canvas import Box, Canvas
from render.pen import Pen, Point
from render.scene import Scene
from render.theme import INK, PAPER, SEATS, SOFT

MANY = 18
"""The most marks on one picture; the oldest are left out."""
PAD = 8
"""px between a place and its frame."""
BADGE = 62
"""px; size of a badge."""
SPAN = BADGE + 2 * sprites.HALO
"""px; how wide it is with its halo. It is about round."""
ROOM = 40
"""px; how far from a place the middle of its badge is at least."""
FAR = (0, 14, 30, 60, 100, 150, 210)
"""px; how much further it can be."""
ROUND, ANCHORS = 12, 8
"""The directions from a point of an outline in which a badge can be, and about how many such points."""
SAME = 0.5
"""Of two places in one turn, the smaller is left out if the other covers more than this share of it."""
LINE, HEAD = 7, 13
"""px; the coloured part of a line, and half the width of the head of an arrow."""
PIECE = 130
"""px; larger sprites are no pieces but ground, over which a badge can be."""
HIDDEN = 1500
"""What it counts to hide a word or a piece, beside the px between a badge and its place."""
DETAIL, SHRUNK = 1.0, 8
"""What the detail of the ground counts that a badge hides, and how much smaller its picture is."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A place where turn `number` did something; `seat` is None if it was the turn of several seats.

    If it is a piece, that is one of this seat, and the badge stands on it.
    """

    number: int
    seat: int | None
    place: Place

    @property
    def colour(self) -> str:
        return SOFT if self.seat is None else SEATS[self.seat].colour

    @property
    def outline(self) -> Sequence[Point]:
        left, top, right, bottom = self.place.box
        return self.place.corners or ((left, top), (right, top), (right, bottom), (left, bottom))


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
        there: dict[Box, Place] = {}
        for happened, place in zip(events, places, strict=False):
            if place:
                own = seat is not None and seat == happened.seat
                there[place.box] = place._replace(piece=place.piece and own)
        found += [Mark(number, seat, place) for box, place in there.items() if not is_within(box, there)]
    return found


def is_within(box: Box, boxes: Iterable[Box]) -> bool:
    """Return True if one of these boxes is larger than a box and covers most of it."""
    return any(_area(box) < _area(other) and _share(box, other) > SAME for other in boxes)


def paint(canvas: Canvas, marks: Sequence[Mark]) -> None:
    """Draw the frames and arrows of marks, then the badges. A later frame hides an earlier one.

    Where a piece of the seat lies, its badge takes the place of the piece and needs no frame. Another badge
    that has no room at its place has a line to it.
    """
    occupied = [*canvas.words, *(box for box in canvas.sprites() if max(_sides(box)) <= PIECE)]
    ground = _detail(canvas.image)
    latest = {mark.place.box: mark for mark in marks}
    for mark in latest.values():
        if mark.place.corners:
            _paste_line(canvas, (*mark.outline, mark.outline[0]), mark.colour)
        elif not mark.place.piece:
            box = mark.place.box
            radius = min(14, *((side + 2 * PAD) // 3 for side in _sides(box)))
            panels.frame(canvas, box, mark.colour, pad=PAD, radius=radius, line=4)
        if mark.place.way:
            occupied += _arrow(canvas, mark)
    spots = _spots(canvas.size, ground, marks, occupied)
    for mark, spot in spots:
        near = min((_nearest(spot, *side) for side in _edges(mark.outline)), key=partial(dist, spot))
        if not mark.place.piece and dist(spot, near) > ROOM + FAR[1]:
            _paste_line(canvas, (spot, near), mark.colour)
    for mark, spot in spots:
        canvas.paste(sprites.pin(str(mark.number), BADGE, mark.seat), *spot)


def _spots(
    size: tuple[int, int], ground: Sequence[bytes], marks: Sequence[Mark], occupied: Sequence[Box]
) -> list[tuple[Mark, Point]]:
    """Return where the badge of each mark stands, the latest first: it chooses first."""
    found: list[tuple[Mark, Point]] = []
    taken: list[Box] = []
    for mark in sorted(marks, key=lambda mark: (not mark.place.piece, -mark.number)):
        box = mark.place.box
        spot = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
        if not mark.place.piece:
            reach = 2 * (ROOM + max(FAR) + BADGE)
            part = panels.around(*spot, box[2] - box[0] + reach, box[3] - box[1] + reach)
            near = [thing for thing in occupied if _area(_common(thing, part))]
            others = [
                other for other in marks if other.place.box != box and _area(_common(other.place.box, part))
            ]
            spot = _best(size, mark, partial(_cost, ground, mark.outline, others, near, taken), spot)
        taken.append(panels.around(*spot, SPAN))
        found.append((mark, spot))
    return found


def _best(size: tuple[int, int], mark: Mark, cost: Callable[[Point], float], otherwise: Point) -> Point:
    """Return the best spot round a place; those further off are tried only if they could be better."""
    best, least = otherwise, float("inf")
    for far in FAR:
        if least <= ROOM + far:
            break
        for spot in _around(size, mark.outline, ROOM + far):
            if (found := cost(spot)) < least:
                best, least = spot, found
    return best


def _around(size: tuple[int, int], outline: Sequence[Point], far: float) -> Iterator[Point]:
    """Yield where the middle of a badge can be, as far as this from some points of the outline of a place."""
    points = [point for one, other in _edges(outline) for point in (one, _along(one, other, 0.5))]
    half = SPAN / 2
    for x, y in points[:: max(1, len(points) // ANCHORS)]:
        for turn in range(ROUND):
            angle = 2 * pi * turn / ROUND
            spot = x + far * cos(angle), y + far * sin(angle)
            if all(half < at < most - half for at, most in zip(spot, size, strict=True)):
                yield spot


def _cost(
    ground: Sequence[bytes],
    outline: Sequence[Point],
    others: Sequence[Mark],
    occupied: Sequence[Box],
    taken: Sequence[Box],
    spot: Point,
) -> float:
    """Return how bad a spot for a badge is: what it hides, and how far from its place it is."""
    far = _distance(spot, outline)
    if far < ROOM - PAD:
        return float("inf")
    left, top, right, bottom = box = panels.around(*spot, SPAN)
    hidden = 0.0
    for thing in occupied:
        in_box = thing[0] < right and thing[2] > left and thing[1] < bottom and thing[3] > top
        if in_box and _apart(spot, thing) < SPAN / 2:
            hidden += _share(thing, box)
    hidden += 2 * sum(_share(box, badge) for badge in taken)
    hidden += sum(
        _area(_common(box, other.place.box)) > 0 and _distance(spot, other.outline) < SPAN / 2
        for other in others
    )
    x, y = (int(at) // SHRUNK for at in spot)
    return HIDDEN * hidden + far + DETAIL * ground[y][x]


def _detail(image: Image.Image) -> list[bytes]:
    """Return rows of how much detail a badge would hide that is around a point, of a smaller picture."""
    edges = image.convert("L").filter(ImageFilter.FIND_EDGES).reduce(SHRUNK)
    shown = edges.filter(ImageFilter.BoxBlur(BADGE / 2 / SHRUNK))
    data = shown.tobytes()
    return [data[start : start + shown.width] for start in range(0, len(data), shown.width)]


def _arrow(canvas: Canvas, mark: Mark) -> list[Box]:
    """Draw the way of what moved, up to the frame of its place, and return what it covers."""
    *points, last = mark.place.way
    size = dist(points[-1], last)
    inside = mark.outline if _distance(last, mark.outline) <= PAD else ()
    steps = [_along(points[-1], last, at / 40) for at in range(41)]
    ends = [step for step in steps if not inside or _distance(step, inside) > PAD + LINE + HEAD]
    if not ends or size < 2 * HEAD:
        return []
    tip = ends[-1]
    _paste_line(canvas, (*points, tip), mark.colour, arrow=True)
    way = [_along(one, other, at / 20) for one, other in pairwise((*points, tip)) for at in range(21)]
    return [panels.around(*point, 2 * HEAD) for point in way[::2]]


def _paste_line(canvas: Canvas, path: Sequence[Point], colour: str, arrow: bool = False) -> None:
    """Draw a line that stands out from any ground: dark outside, then light, then coloured; or an arrow."""
    xs, ys = zip(*path, strict=True)
    middle = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    across, down = (max(values) - min(values) + 4 * (LINE + HEAD) for values in (xs, ys))
    pen = Pen(across, down)
    points = [(x - middle[0] + across / 2, y - middle[1] + down / 2) for x, y in path]
    head: list[Point] = []
    if arrow:
        (x0, y0), (x1, y1) = points[-2:]
        long = dist((x0, y0), (x1, y1)) or 1
        dx, dy = (x1 - x0) / long * HEAD, (y1 - y0) / long * HEAD
        head = [(x1 + dx, y1 + dy), (x1 - dx - dy, y1 - dy + dx), (x1 - dx + dy, y1 - dy - dx)]
    for tone, wide in ((INK, 9), (PAPER, 5), (colour, 0)):
        pen.line(points, tone, LINE + wide)
        if head:
            pen.polygon(head, tone, soft=1 + wide / 2)
    canvas.paste(pen.sheet(), *middle)


def _edges(outline: Sequence[Point]) -> Iterator[tuple[Point, Point]]:
    return pairwise((*outline, outline[0]))


def _along(one: Point, other: Point, share: float) -> Point:
    """Return the point at a share of the way from one point to another."""
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def _nearest(point: Point, one: Point, other: Point) -> Point:
    """Return the point of a straight line that is nearest to a point."""
    dx, dy = other[0] - one[0], other[1] - one[1]
    long = dx * dx + dy * dy
    share = ((point[0] - one[0]) * dx + (point[1] - one[1]) * dy) / long if long else 0.0
    return _along(one, other, min(1.0, max(0.0, share)))


def _distance(point: Point, outline: Sequence[Point]) -> float:
    """Return the px from a point to a shape, 0 within it."""
    x, y = point
    inside = False
    for (x0, y0), (x1, y1) in _edges(outline):
        if (y0 > y) != (y1 > y) and x < (x1 - x0) * (y - y0) / (y1 - y0) + x0:
            inside = not inside
    return 0.0 if inside else min(dist(point, _nearest(point, *side)) for side in _edges(outline))


def _apart(point: Point, box: Box) -> float:
    """Return the px from a point to a box, 0 within it."""
    x, y = point
    return hypot(max(box[0] - x, 0, x - box[2]), max(box[1] - y, 0, y - box[3]))


def _sides(box: Box) -> tuple[int, int]:
    return box[2] - box[0], box[3] - box[1]


def _common(box: Box, other: Box) -> Box:
    return max(box[0], other[0]), max(box[1], other[1]), min(box[2], other[2]), min(box[3], other[3])


def _area(box: Box) -> int:
    return max(0, box[2] - box[0]) * max(0, box[3] - box[1])


def _share(box: Box, other: Box) -> float:
    """Return the share of a box that lies in another."""
    return _area(_common(box, other)) / _area(box)
