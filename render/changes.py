"""What happened on a board over some turns: numbered badges where its events can be seen on the last picture.

Owns frames, arrows and badges, and where the badges go: beside what they are about, where neither words nor
pieces are. Must not know games: a game's board says where its events are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import islice, pairwise
from math import cos, dist, hypot, pi, sin
from typing import Any, NamedTuple

from PIL import Image, ImageDraw, ImageFilter

from engine.core import Event, View
from render import boards, headline, panels, sprites
from render.boards import Place
from render.canvas import Box, Canvas
from render.pen import Pen, Point
from render.scene import Scene
from render.theme import BORDER, DRAFT, INK, PAPER, SEATS, SOFT

MANY = 18
"""The most marks on one picture; the oldest are left out."""
PAD = 8
"""px between a place and its frame."""
BADGE = 96
"""px; size of a badge."""
SPAN = BADGE + 2 * sprites.HALO
"""px; how wide it is with its halo. It is round."""
TAIL = 30
"""px; how wide its point begins."""
ROOM = 72
"""px; how far from a place the middle of its badge is at least."""
FAR = (0, 20, 50, 90, 140, 200, 270, 350)
"""px; how much further it can be."""
ROUND, ANCHORS = 12, 8
"""The directions from a point of an outline in which a badge can be, and about how many such points."""
SAME = 0.5
"""Of two places in one turn, the smaller is left out if the other covers more than this share of its box."""
LINE, LIGHT, DARK, HEAD = 7, 3, 3.5, 13
"""px; the coloured part of a line, its light and dark edges, and half the width of the head of an arrow."""
OUT = 1.5
"""px; how far outside a shape the middle of its outline is, so that it hides less of what stands there."""
PIECE = 130
"""px; larger sprites are no pieces but ground, over which a badge can be."""
BESIDE = 90
"""px; between two places of a turn that have one badge, at most."""
HIDDEN = 1500
"""What it counts to hide a word or a piece, beside the px between a badge and its place."""
DETAIL, SHRUNK = 1.0, 8
"""What the detail of the ground counts that a badge hides, and how much smaller its picture is."""


class Told(NamedTuple):
    """A turn to be told."""

    seat: int | None
    """Whose it was; None if it was the turn of several."""
    events: Sequence[Event]
    view: View[Any] | None = None
    """The position after it, if that is not the last one."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A place where turn `number` did something; `seat` is None if it was the turn of several seats."""

    number: int
    seat: int | None
    place: Place
    draft: bool = False
    """Whether it is not confirmed yet."""

    @property
    def colour(self) -> str:
        return tint(self.seat, draft=self.draft)

    @property
    def outline(self) -> Sequence[Point]:
        return self.place.corners or panels.corners(self.place.box)

    @property
    def clear(self) -> Iterator[Sequence[Point]]:
        """What keeps its colours: what is marked, what stands there, and its label."""
        yield self.outline
        yield from self.place.above
        if self.place.label:
            yield self.place.label


def tint(seat: int | None, *, draft: bool) -> str:
    """Return the colour of the marks of a seat, of a turn of several, or of a turn not confirmed yet."""
    return DRAFT if draft else SOFT if seat is None else SEATS[seat].colour


def picture(key: str, scene: Scene, turns: Sequence[Told]) -> bytes:
    """Draw a position, and the number of each turn where its events can be seen.

    `turns` led to the position; the first one has the number 1.
    """
    last = tuple(turns[-1].events) if turns else ()
    shown = replace(scene, told=tuple(turn.seat for turn in turns), last=last, framed=False)
    canvas = boards.get(key).board(shown)
    paint(canvas, marks(key, scene, turns, spare=False)[-MANY:], boards.get(key).spaces(scene))
    return canvas.png()


def marks(key: str, scene: Scene, turns: Sequence[Told], *, spare: bool = True) -> list[Mark]:
    """Return the places of events, in order: at most one for each event.

    Without `spare`, those that can be spared are left out.
    """
    places = iter(boards.get(key).places(scene, [happened for turn in turns for happened in turn.events]))
    return [
        mark
        for number, turn in enumerate(turns, 1)
        for mark in marks_at(islice(places, len(turn.events)), number, turn.seat, spare=spare)
    ]


def marks_at(
    places: Iterable[Place | None], number: int, seat: int | None, *, spare: bool, draft: bool = False
) -> list[Mark]:
    """Return the marks of one turn, or of a draft, at the places of its events, as `marks` does."""
    there = {place.box: place for place in places if place and (spare or not place.spare)}
    shown = [place for place in there.values() if not is_within(place, there.values())]
    return [Mark(number, seat, place, draft) for place in shown]


def is_within(place: Place, places: Iterable[Place]) -> bool:
    """Return True if one of these places is larger and covers most of the box and the middle of a place."""
    box = place.box
    middle = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
    return any(
        _area(box) < _area(other.box)
        and share(box, other.box) > SAME
        and _distance(middle, other.corners or panels.corners(other.box)) == 0
        for other in places
    )


def paint(canvas: Canvas, marks: Sequence[Mark], spaces: Sequence[Box] = ()) -> None:
    """Draw the frames and arrows of marks, then the badges, whose points touch their places.

    A later frame hides an earlier one. Badges are beside the `spaces` where a piece can stand.
    """
    occupied = things(canvas)
    ground = _detail(canvas.image)
    latest = {mark.place.box: mark for mark in marks}
    if marks:
        veil(canvas, [shape for mark in latest.values() for shape in mark.clear])
    for mark in latest.values():
        occupied += outline(canvas, mark)
    spots = _spots(
        canvas.size,
        ground,
        _badged(marks),
        occupied,
        _reached(canvas.size, canvas.words, [*spaces, headline.bar(canvas)]),
    )
    for mark, spot in spots:
        near = min((_nearest(spot, *side) for side in _edges(mark.outline)), key=partial(dist, spot))
        _paste_point(canvas, spot, _along(near, spot, PAD / dist(spot, near)), mark.colour)
    for mark, spot in spots:
        canvas.paste(sprites.pin(str(mark.number), BADGE, mark.colour), *spot)


def things(canvas: Canvas) -> list[Box]:
    """Return where the words and the pieces of a picture are, before it is flattened."""
    return [*canvas.words, *(box for box in canvas.sprites() if max(_sides(box)) <= PIECE)]


def outline(canvas: Canvas, mark: Mark, line: int = 4) -> list[Box]:
    """Draw the frame of a mark, its coloured part `line` px wide, and its arrow; return what that covers."""
    if mark.place.framed:
        pass
    elif mark.place.corners:
        path = _outside(mark.outline, OUT)
        _paste_line(canvas, (*path, path[0]), mark.colour, dashed=mark.draft)
    else:
        box = mark.place.box
        radius = min(14, *((side + 2 * PAD) // 3 for side in _sides(box)))
        panels.frame(canvas, box, mark.colour, mark.draft, pad=PAD, radius=radius, line=line)
    return _arrow(canvas, mark) if mark.place.way else []


def veil(canvas: Canvas, outlines: Iterable[Sequence[Point]]) -> None:
    """Lower the contrast of all within the border but the headline and the places within these outlines."""
    across, down = canvas.size
    headed = panels.corners(headline.bar(canvas))
    panels.veil(canvas, (BORDER, BORDER, across - BORDER, down - BORDER), [*outlines, headed])


def _badged(marks: Sequence[Mark]) -> list[Mark]:
    """Return the marks that have a badge: one of several places of a turn that are close together."""
    found: list[Mark] = []
    for at, mark in enumerate(marks):
        left, top, right, bottom = mark.place.box
        near = (left - BESIDE, top - BESIDE, right + BESIDE, bottom + BESIDE)
        if not any(one.number == mark.number and _area(_common(one.place.box, near)) for one in marks[:at]):
            found.append(mark)
    return found


def _spots(
    size: tuple[int, int],
    ground: Sequence[bytes],
    marks: Sequence[Mark],
    occupied: Sequence[Box],
    spaces: Sequence[bytes],
) -> list[tuple[Mark, Point]]:
    """Return where the badge of each mark stands, the latest first: it chooses first."""
    found: list[tuple[Mark, Point]] = []
    taken: list[Box] = []
    for mark in sorted(marks, key=lambda mark: -mark.number):
        box = mark.place.box
        spot = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
        reach = 2 * (ROOM + max(FAR) + BADGE)
        part = panels.around(*spot, box[2] - box[0] + reach, box[3] - box[1] + reach)
        near = [thing for thing in occupied if _area(_common(thing, part))]
        others = [
            other for other in marks if other.place.box != box and _area(_common(other.place.box, part))
        ]
        spot = _best(size, mark, partial(_cost, ground, mark.outline, others, near, taken), spaces, spot)
        taken.append(panels.around(*spot, SPAN))
        found.append((mark, spot))
    return found


def _best(
    size: tuple[int, int],
    mark: Mark,
    cost: Callable[[Point], float],
    spaces: Sequence[bytes],
    otherwise: Point,
) -> Point:
    """Return the best spot round a place; those further off are tried only if they could be better.

    Spots that reach over words, then spots that reach over spaces, are tried only if there are no others.
    """
    best, least = otherwise, float("inf")
    for over in (0, 1, 2):
        for far in FAR:
            if least <= ROOM + far:
                break
            for x, y in _around(size, mark.outline, ROOM + far):
                if spaces[int(y) // SHRUNK][int(x) // SHRUNK] == over and (found := cost((x, y))) < least:
                    best, least = (x, y), found
        if least < float("inf"):
            break
    return best


def _around(size: tuple[int, int], outline: Sequence[Point], far: float) -> Iterator[Point]:
    """Yield where the middle of a badge can be, as far as this from some points of the outline of a place."""
    points = [point for one, other in _edges(outline) for point in (one, _along(one, other, 0.5))]
    edge = BORDER + SPAN / 2
    for x, y in points[:: max(1, len(points) // ANCHORS)]:
        for turn in range(ROUND):
            angle = 2 * pi * turn / ROUND
            spot = x + far * cos(angle), y + far * sin(angle)
            if all(edge < at < most - edge for at, most in zip(spot, size, strict=True)):
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
            hidden += share(thing, box)
    hidden += 2 * sum(share(box, badge) for badge in taken)
    hidden += sum(
        _area(_common(box, other.place.box)) > 0 and _distance(spot, other.outline) < SPAN / 2
        for other in others
    )
    x, y = (int(at) // SHRUNK for at in spot)
    return HIDDEN * hidden + far + DETAIL * ground[y][x]


def _detail(image: Image.Image) -> list[bytes]:
    """Return rows of how much detail a badge would hide that is around a point, of a smaller picture."""
    edges = image.reduce(SHRUNK // 2).convert("L").filter(ImageFilter.FIND_EDGES).reduce(2)
    shown = edges.filter(ImageFilter.BoxBlur(BADGE / 2 / SHRUNK))
    return _rows(shown)


def _reached(size: tuple[int, int], words: Sequence[Box], spaces: Sequence[Box]) -> list[bytes]:
    """Return rows, as small as those of the detail, of what a badge would reach: 1 is a word, 2 a space."""
    shown = Image.new("L", (-(-size[0] // SHRUNK), -(-size[1] // SHRUNK)))
    pen, reach = ImageDraw.Draw(shown), BADGE / 2 - 2
    for worth, things in enumerate((words, spaces), 1):
        for left, top, right, bottom in things:
            box = (left - reach, top - reach, right + reach, bottom + reach)
            pen.rounded_rectangle([at / SHRUNK for at in box], reach / SHRUNK, fill=worth)
    return _rows(shown)


def _rows(image: Image.Image) -> list[bytes]:
    data = image.tobytes()
    return [data[start : start + image.width] for start in range(0, len(data), image.width)]


def _arrow(canvas: Canvas, mark: Mark) -> list[Box]:
    """Draw the way of what moved, up to the frame of its place, and return what it covers."""
    *points, last = mark.place.way
    inside = mark.outline if _distance(last, mark.outline) <= PAD else ()

    def ends_before(start: Point, end: Point) -> list[Point]:
        steps = [_along(start, end, at / 40) for at in range(41)]
        return [step for step in steps if not inside or _distance(step, inside) > PAD + LINE + HEAD]

    ends = ends_before(points[-1], last)
    while len(points) > 1 and (not ends or dist(points[-1], ends[-1]) < 2 * HEAD):  # the arrow ends sooner
        last = points.pop()
        ends = ends_before(points[-1], last)
    if not ends or dist(points[-1], last) < 2 * HEAD:
        return []
    tip = ends[-1]
    _paste_line(canvas, (*points, tip), mark.colour, arrow=True)
    way = [_along(one, other, at / 20) for one, other in pairwise((*points, tip)) for at in range(21)]
    return [panels.around(*point, 2 * HEAD) for point in way[::2]]


def _paste_line(
    canvas: Canvas, path: Sequence[Point], colour: str, arrow: bool = False, dashed: bool = False
) -> None:
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
    for tone, wide in ((INK, 2 * (LIGHT + DARK)), (PAPER, 2 * LIGHT), (colour, 0)):
        if dashed and not wide:
            pen.dashes(points, tone, LINE, 2 * LINE, 2 * LINE)
        else:
            pen.line(points, tone, LINE + wide)
        if head:
            pen.polygon(head, tone, soft=1 + wide / 2)
    canvas.paste(pen.sheet(), *middle)


def _paste_point(canvas: Canvas, spot: Point, tip: Point, colour: str) -> None:
    """Draw the point of a badge, from its middle to its place."""
    middle = (spot[0] + tip[0]) / 2, (spot[1] + tip[1]) / 2
    pen = Pen(*(abs(one - other) + 2 * TAIL for one, other in zip(spot, tip, strict=True)))
    (x0, y0), (x1, y1) = (
        (x - middle[0] + pen.size[0] / 2, y - middle[1] + pen.size[1] / 2) for x, y in (spot, tip)
    )
    long = dist(spot, tip) or 1
    dx, dy = (x1 - x0) / long * TAIL / 2, (y1 - y0) / long * TAIL / 2
    wedge = [(x0 - dy, y0 + dx), (x1, y1), (x0 + dy, y0 - dx)]
    for tone, wide in ((INK, 4.5), (PAPER, 2.5), (colour, 0.5)):
        pen.polygon(wedge, tone, soft=wide)
    canvas.paste(pen.sheet(), *middle)


def _edges(outline: Sequence[Point]) -> Iterator[tuple[Point, Point]]:
    return pairwise((*outline, outline[0]))


def _outside(outline: Sequence[Point], by: float) -> list[Point]:
    """Return the corners of a shape whose sides are this many px outside those of another one."""
    edges = list(_edges(outline))
    turn = by if sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in edges) > 0 else -by
    normals = [
        ((y1 - y0) / (dist((x0, y0), (x1, y1)) or 1), (x0 - x1) / (dist((x0, y0), (x1, y1)) or 1))
        for (x0, y0), (x1, y1) in edges
    ]
    corners: list[Point] = []
    for (x, y), one, other in zip(outline, normals[-1:] + normals[:-1], normals, strict=True):
        across, down = one[0] + other[0], one[1] + other[1]
        far = 2 * turn / max(1, across * across + down * down)  # a sharp corner is blunt
        corners.append((x + far * across, y + far * down))
    return corners


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


def share(box: Box, other: Box) -> float:
    """Return the share of a box that lies in another."""
    return _area(_common(box, other)) / _area(box)
