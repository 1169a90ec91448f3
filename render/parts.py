"""Which parts of a board show what happened, how large they are, and where they end.

Owns their geometry, which cuts few words and pieces, and how a part is drawn with its frames and arrows. Must
not know games nor what is told of a turn: a game's board says where its events are.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import reduce
from itertools import combinations, product
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

from PIL import Image, ImageDraw

from render import changes, headline, panels
from render.boards import Place
from render.canvas import Box, Canvas, grown, overlap
from render.changes import Mark
from render.panels import WHOLE
from render.pen import Point, resized
from render.theme import BORDER, GAP, PAPER

EDGE, LINE = 4, 7
"""px; the edge of a band, and the coloured line of a frame."""
INSET = 4
"""px; the line between parts of the board, and between them and words."""
WIDE = WHOLE + 2 * EDGE
"""px; the width of a band."""
GUTTER, FRAME = 22, 3
"""px; between two parts side by side, which would seem to be one map otherwise; the edges of both there."""
HALF = (WHOLE - GUTTER) // 2
"""px; the width of one of two parts side by side."""
SIDE, SLIM = 360, 300
"""px; the width of a card beside words, and of a part of the board beside lines about little."""
SMALL, MIDDLE, LARGE, CARD, SMALLEST = 0.62, 0.7, 0.8, 0.85, 0.5
"""How large a part is at least that is made smaller to be as wide as half a band, or not too high, one beside
several lines, and one as wide as a band; a card by itself, and one beside words.
"""
HIGH, STRIP = 380, 200
"""px; the height of a part beside another, and of a card by itself: a higher one is made smaller."""
LINED = 250
"""px; the height of a part beside a single line."""
AROUND, ABOVE, FULL = 30, 16, 0.96
"""px; of a card beside what is on it, unless that takes this share of its width, and above and below it."""
ENLARGED = 1.3
"""How large a part beside another is at most."""
LOW, TALL, TALLEST, LONGEST = 160, 560, 720, 1200
"""px; the least height of a part, the most with places that can be apart, the most of a draft, and the most
of what is made smaller.
"""
AIR, CLOSE, NEAR, FAR = 70, 40, 20, 100
"""px; of the board around what has changed: for which places near each other have room; then around it as a
rule, and above and below it at least and at most.
"""
CUT, WORD, TRIMMED = 40, 4, 60
"""px; how far an edge moves to cut one piece less, how many pieces a word counts as, and how much narrower a
part is at most for that.
"""
GROUND = 10
"""px around a word that is left out, where its ground is seen."""
ROUNDED = 16
"""px; the radius of the corners of bands and cards."""


class Size(NamedTuple):
    """How large a part is that is as wide as a band."""

    share: float
    """At most, by its size on the board."""
    least: int
    """px; its height, if there is that much of the board."""
    most: int
    """px; a higher one is made smaller."""
    side: int = SIDE
    """px; the width of a card beside words."""

    @property
    def slack(self) -> int:
        """px; how high it is at most so that its edges cut less."""
        return self.most * 3 // 2


LITTLE, USUAL, GREAT = Size(1.1, 200, 260, SLIM), Size(1.1, 200, 260), Size(1.4, 240, 340)
"""Of turns that brought few points, of most others, and of that which brought most points."""


class Part(NamedTuple):
    """A part of the board: what is marked there, and where it is."""

    marks: Sequence[Mark]
    box: Box
    alone: bool = False
    """It is a card, without the board around it."""
    land: bool = False
    """That card goes on beyond its edges, which are drawn round as those of other parts are."""
    share: float = 1
    """How large it is shown, by its size on the board."""

    @property
    def height(self) -> int:
        """px; with the room around a card."""
        return round((self.box[3] - self.box[1]) * self.share) + GAP * (self.alone and not self.land)


Row = Sequence[Part]
"""One or two parts of the board side by side."""


def beside(board: Canvas, marks: Sequence[Mark], wide: int) -> Part | None:
    """Return a card `wide` px wide, as it is beside words, or None if what is marked is on no card that goes
    on beyond its edges, or that is too small there.
    """
    if not marks[0].place.card:
        return None
    part = _filling(_part(board, marks, wide), wide)
    return part if part.land and part.share >= SMALLEST else None


def slim(board: Canvas, marks: Sequence[Mark], high: int, least: float) -> Part | None:
    """Return a part as it is beside lines that are `high` px high; None if it has a way, or would be smaller
    there than this share.
    """
    share = min(1, SLIM / _width(marks))
    part = _lowered(board, _scaled(board, marks, SLIM, share), high)
    if part.height > high:
        share *= high / part.height
        part = _lowered(board, _scaled(board, marks, SLIM, max(least, share)), high)
    small = share < least or any(mark.place.way for mark in marks)
    return None if small else _filling(part, SLIM)


def _lowered(board: Canvas, part: Part, high: int = HIGH) -> Part:
    """Return a part with little above and below what it shows, whose edges cut few words and pieces, if that
    makes it no higher than `high` px; a card as it is.
    """
    if part.alone:
        return part
    left, top, right, bottom = part.box
    _, north, _, south = bounds(part.marks)
    upper, lower = max(top, north - NEAR), min(bottom, south + NEAR)
    beside, deep = _beside(board, left, right), max(lower - upper, round(high / part.share))
    upper = _uncut(beside, (0,), upper, (max(top, lower - deep), upper))
    lower = _uncut(beside, (0,), lower, (lower, min(bottom, upper + deep)))
    return part._replace(box=(left, upper, right, lower))


def _filling(part: Part, wide: int) -> Part:
    """Return a part that is as wide as its room, if it is no card by itself."""
    if part.alone and not part.land:
        return part
    return part._replace(share=wide / (part.box[2] - part.box[0]))


def _grown_to(board: Canvas, part: Part, wide: int, high: int) -> Part:
    """Return a part that is `high` px high, if there is that much of it, or made larger, and as wide."""
    larger = min(ENLARGED, wide / _width(part.marks), part.share * high / part.height)
    if larger > part.share and not part.alone and is_in(bounds(part.marks), part.box):
        part = _scaled(board, part.marks, wide, larger)
    return heightened(board, part, high, on=True)


def _scaled(board: Canvas, marks: Sequence[Mark], wide: int, share: float) -> Part:
    """Return a part that is `wide` px wide and shown so large, or a little larger, if that cuts less."""
    part = _part(board, marks, round(wide / share))
    left, top, right, bottom = part.box
    least = max(bounds(marks)[2] + NEAR, right - TRIMMED)
    if not part.alone and least < right:
        near = [thing[::2] for thing in _things(board) if thing[1] < bottom and thing[3] > top]
        right = _uncut(near, (0,), right, (least, right))
    return part._replace(box=(left, top, right, bottom), share=share * (part.box[2] - left) / (right - left))


def is_in(box: Box, other: Box) -> bool:
    """Return True if a box is within another one."""
    return other[0] <= box[0] and other[1] <= box[1] and box[2] <= other[2] and box[3] <= other[3]


def _shifted(box: Box, across: int, down: int) -> Box:
    left, top, right, bottom = box
    return left + across, top + down, right + across, bottom + down


def rows(board: Canvas, marks: Sequence[Mark], *, draft: bool = False, size: Size = USUAL) -> Iterator[Row]:
    """Yield parts of the board that show all marks: those near each other on one, two small ones in a row."""
    left, most = grouped(marks), HALF if draft else HALF / SMALL
    while left:
        part = left.pop(0)
        other = next((one for one in left if max(_width(part), _width(one)) <= most), None)
        if other is None:
            whole = _part(board, part, WHOLE, draft=True) if draft else _strip(board, part, size)
            yield [_filling(whole, WHOLE)]
        else:
            left.remove(other)
            at_once = all(mark.place.spare for mark in (*part, *other))  # such as what a week brought
            pair = sorted((part, other), key=bounds) if at_once else [part, other]
            row = [_half(board, one, draft=draft) for one in pair]
            high = height(row)
            if draft:
                yield [heightened(board, one, high) for one in row]
            else:
                yield _alike(board, row, max(high, size.most))


def _strip(board: Canvas, marks: Sequence[Mark], size: Size) -> Part:
    """Return a part as wide as a band, with some of the board at both sides: as large as it can be."""
    if marks[0].place.card:
        return _part(board, marks, WHOLE)
    _, north, _, south = bounds(marks)
    deep = south - north + 2 * NEAR
    most = min(size.share, WHOLE / _width(marks), size.most / deep)
    least = min(LARGE, LARGE * TALL / deep)
    part = _lowered(board, _scaled(board, marks, WHOLE, max(least, most)), size.slack)
    return heightened(board, part, size.least) if part.height < size.least else part


def _alike(board: Canvas, row: Row, high: int) -> Row:
    """Return two parts of half a row that are `high` px high and show the board equally large."""
    larger = [_grown_to(board, part, HALF, high) for part in row]
    if any(part.alone for part in row):
        return larger
    share = min(part.share for part in larger)
    alike = [
        _filling(_part(board, part.marks, round(HALF / share)), HALF) if part.share > share else part
        for part in larger
    ]
    return [heightened(board, part, max(high, height(alike)), on=True) for part in alike]


def grouped(marks: Sequence[Mark]) -> list[list[Mark]]:
    """Return marks by the part of the board that shows them: the nearest to each other share one first."""
    parts = [([mark], bounds([mark])) for mark in marks]
    while pairs := [
        (sum(_sides(box)), one, other, box)
        for one, other in combinations(range(len(parts)), 2)
        for box in [_around(parts[one][1], parts[other][1])]
        if _together(parts[one][0][0], parts[other][0][0], box)
    ]:
        _, one, other, box = min(pairs)
        parts[one] = [*parts[one][0], *parts.pop(other)[0]], box
    return [part for part, _ in parts]


def _together(one: Mark, other: Mark, box: Box) -> bool:
    """Return True if one part of the board shows what is marked within a box, such as these marks."""
    card = one.place.card
    return other.place.card == card and (card is not None or fits(box, TALL))


def _around(one: Box, other: Box) -> Box:
    return min(one[0], other[0]), min(one[1], other[1]), max(one[2], other[2]), max(one[3], other[3])


def _sides(box: Box) -> tuple[int, int]:
    return box[2] - box[0], box[3] - box[1]


def heightened(board: Canvas, part: Part, high: int, *, on: bool = False) -> Part:
    """Return a part that is `high` px high, as far as it ends within its limits, or within those of the board
    if its ground goes `on` to the border at both sides.
    """
    left, top, right, bottom = part.box
    if part.alone and not part.land:
        return part
    west, first, east, last = _limits(board, part.marks)
    _, north, _, south = whole = _whole(board)
    if on and (west, east) == whole[::2]:
        first, last = north, south
    deep = max(bottom - top, min(round(high / part.share), last - first))
    reach = max(first, bottom - deep), max(first, min(top, last - deep))
    _, highest, _, lowest = bounds(part.marks)
    spare = max(0, deep - lowest + highest) * 2 // 5 + 1  # what is marked is about in the middle
    least, most = reach
    reach = max(least, min(lowest + spare - deep, most)), min(most, max(highest - spare, least))
    things = [] if part.alone else _beside(board, left, right)
    top = _uncut(things, (0, deep), (top + bottom - deep) // 2, reach)
    return part._replace(box=(left, top, right, top + deep))


def bounds(marks: Sequence[Mark]) -> Box:
    return _box_of([point for mark in marks for shape in (*mark.clear, mark.place.way) for point in shape])


def _box_of(points: Sequence[Point]) -> Box:
    """Return the box around some points."""
    xs, ys = zip(*points, strict=True)
    return round(min(xs)), round(min(ys)), round(max(xs)), round(max(ys))


def _width(marks: Sequence[Mark]) -> int:
    """Return how wide a part of the board is, in px, that shows these marks as a rule."""
    if card := marks[0].place.card:
        return card[2] - card[0] + 2 * changes.PAD
    left, _, right, _ = bounds(marks)
    return right - left + 2 * CLOSE


def fits(box: Box, tall: int = LONGEST) -> bool:
    across, down = _sides(box)
    return across + 2 * changes.PAD <= WIDE and down + 2 * AIR <= tall


def _part(board: Canvas, marks: Sequence[Mark], wide: int, *, draft: bool = False) -> Part:
    """Return the part of a board around some marks, at most `wide` px wide.

    Its edges are where they cut few words and pieces. A card is shown alone, that of a `draft` as it is.
    """
    if card := marks[0].place.card:
        if marks[0].place.inside:
            return Part(marks, card, alone=True, land=True)
        box = grown(card, changes.PAD)
        return Part(marks, box, alone=True) if draft else _card(board, marks, box)
    west, north, east, south = bounds(marks)
    start, first, end, last = _limits(board, marks)
    width = min(wide, end - start)
    near = [thing[::2] for thing in _things(board) if thing[1] < south + FAR and thing[3] > north - FAR]
    centred = _held((west + east - width) // 2, start, end - width)
    reach = min(centred, max(start, east + NEAR - width)), max(centred, min(end - width, west - NEAR))
    left = _uncut(near, (0, width), centred, reach)
    beside = _beside(board, left, left + width)
    top = _uncut(beside, (0,), north - CLOSE, (max(first, north - FAR), max(first, north - NEAR)))
    least = min(last, max(south + NEAR, top + LOW))
    bottom = _uncut(beside, (0,), south + CLOSE, (least, max(least, min(last, south + FAR))))
    return Part(marks, (left, top, left + width, bottom))


def _card(board: Canvas, marks: Sequence[Mark], box: Box) -> Part:
    """Return what is on a card, without what is empty around it."""
    ends = [bounds(marks), *(thing for thing in board.sprites() if is_in(thing, box))]
    west, north, east, south = reduce(_around, ends)
    left, top, right, bottom = box
    top, bottom = max(top, north - ABOVE), min(bottom, south + ABOVE)
    if east - west <= FULL * (right - left):
        left, right = max(left, west - AROUND), min(right, east + AROUND)
    share = max(CARD, min(1, STRIP / (bottom - top)))
    return Part(marks, (left, top, right, bottom), alone=True, share=share)


def _half(board: Canvas, marks: Sequence[Mark], *, draft: bool) -> Part:
    """Return a part for half a row."""
    if draft:
        return _part(board, marks, HALF, draft=True)
    if marks[0].place.card:
        part = _part(board, marks, HALF)
        return part._replace(share=min(part.share, HALF / (part.box[2] - part.box[0])))
    share = min(1, HALF / _width(marks))
    part = _lowered(board, _scaled(board, marks, HALF, share))
    if share < SMALL or part.height <= HIGH:
        return part
    return _lowered(board, _scaled(board, marks, HALF, max(SMALL, share * HIGH / part.height)))


_known: WeakKeyDictionary[Canvas, Sequence[Box]] = WeakKeyDictionary()
"""What `_things` has returned for boards that are still in use."""


def _things(board: Canvas) -> Sequence[Box]:
    """Return where words and pieces are, words as often as they count, on a board that is complete."""
    if board not in _known:
        _known[board] = [*changes.things(board), *board.words * (WORD - 1)]
    return _known[board]


def _beside(board: Canvas, left: int, right: int) -> list[Sequence[int]]:
    """Return between which heights words and pieces are that reach between two edges."""
    return [thing[1::2] for thing in _things(board) if thing[0] < right and thing[2] > left]


def _whole(board: Canvas) -> Box:
    """Return a board without its border and its headline."""
    across, down = board.size
    return BORDER, headline.bar(board)[3] + 4, across - BORDER, down - BORDER


def _limits(board: Canvas, marks: Sequence[Mark]) -> Box:
    """Return where parts of a board with these marks end at the latest: where their place says, or at the
    border and the headline.
    """
    whole = _whole(board)
    inside = [mark.place.inside or whole for mark in marks]
    return inside[0] if all(box == inside[0] for box in inside) else whole


def _held(at: int, least: int, most: int) -> int:
    return max(least, min(at, most))


def _uncut(things: Sequence[Sequence[int]], edges: Sequence[int], wanted: int, reach: tuple[int, int]) -> int:
    """Return the place within `reach`, near the one `wanted`, where few of the things are cut.

    They are cut by `edges`, in px from that place, which lie between their two ends.
    """
    least, most = reach
    starts, ends = (sorted(side) for side in zip(*things, strict=True)) if things else ((), ())

    def cost(at: int) -> int:
        cut = sum(bisect_left(starts, at + edge) - bisect_right(ends, at + edge) for edge in edges)
        return CUT * cut + abs(at - wanted)

    ways = {_held(wanted, least, most)}
    for side, edge in product((starts, ends), edges):
        reached = side[bisect_left(side, least + edge) : bisect_right(side, most + edge)]
        ways.update(end - edge for end in reached)
    return min(sorted(ways), key=cost)


def height(row: Row) -> int:
    """Return the height of parts side by side, in px."""
    return max(part.height for part in row)


def inset(canvas: Canvas, board: Canvas, part: Part, left: int, wide: int, top: int, high: int) -> None:
    """Draw a part of a board in the middle of a box, and above and below it what is at its edges."""
    shown = _shown(board, part)
    across, down = shown.size
    x, y = left + (wide - across) // 2, top + (high - down) // 2
    canvas.inset(shown, x, y)
    if part.alone and not part.land:
        return
    for edge, start, end in ((0, top, y), (down - 1, y + down, top + high)):
        if start < end:
            canvas.under(left, start, left + wide, end, _colour(shown, edge))


def _colour(shown: Canvas, y: int) -> str:
    """Return the most frequent colour of a row of pixels."""
    across, _ = shown.size
    red, green, blue = _frequent(shown.crop((0, y, across, y + 1)).image.convert("RGB"))
    return f"#{red:02X}{green:02X}{blue:02X}"


def _shown(board: Canvas, part: Part) -> Canvas:
    """Return a part of a board with frames and arrows, as large as it is shown."""
    left, top, right, bottom = part.box
    canvas = board.crop(part.box)
    moved = [replace(mark, place=_moved(mark.place, -left, -top)) for mark in part.marks]
    if part.alone and not part.land:
        _cut_out(canvas)
    if not part.alone:
        clear = [shape for mark in moved for shape in mark.clear]
        before = [shape for mark in moved for shape in mark.place.before]
        labels = [mark.place.label for mark in moved if mark.place.label]
        within = (0, 0, right - left, bottom - top)
        around = board.ground.clear
        panels.veil(canvas, within, clear, around, before, labels, share=panels.WINDOW_VEIL)
        canvas = _whole_words(canvas, [_shifted(word, -left, -top) for word in board.words], moved)
    for mark in moved:
        changes.outline(canvas, mark, LINE)
    if part.share == 1:
        return canvas
    across, down = (round(side * part.share) for side in canvas.size)
    smaller = resized(canvas.image, across, down, Image.Resampling.HAMMING)
    return Canvas(canvas.ground, Canvas(canvas.ground, smaller).packed())


def _whole_words(canvas: Canvas, words: Sequence[Box], marks: Sequence[Mark]) -> Canvas:
    """Return a part of a board without words that its edges cut, or the frame of what moved among them: there
    is the ground on which they stood.
    """
    within, clear = (0, 0, *canvas.size), [_box_of(shape) for mark in marks for shape in mark.clear]
    framed = [grown(mark.place.box, changes.PAD) for mark in marks if mark.place.way]
    hidden = [word for word in words if any(overlap(word, box) for box in framed)]
    cut = [word for word in hidden if not any(is_in(word, box) for box in clear)]
    cut = [_common(word, within) for word in words if word in cut or not is_in(word, within)]
    cut = [(left, top, right, bottom) for left, top, right, bottom in cut if left < right and top < bottom]
    if not cut:
        return canvas
    image = canvas.image.convert("RGB")
    bare = image.copy()
    for box in cut:
        bare.paste(_frequent(image.crop(_common(grown(box, GROUND), within))), box)
    for box in (_common(grown(box, changes.PAD), within) for box in clear if hidden):
        bare.paste(image.crop(box), box[:2])
    return Canvas(canvas.ground, Canvas(canvas.ground, bare).packed())


def _cut_out(canvas: Canvas) -> None:
    """Leave nothing of the board around a card, not even in its round corners."""
    across, down = canvas.size
    ground, pad = Image.new("L", canvas.size, 255), changes.PAD
    edge = (pad, pad, across - pad - 1, down - pad - 1)
    ImageDraw.Draw(ground).rounded_rectangle(edge, ROUNDED, 0)
    canvas.cover(ground, PAPER)


def _common(box: Box, other: Box) -> Box:
    return max(box[0], other[0]), max(box[1], other[1]), min(box[2], other[2]), min(box[3], other[3])


def _frequent(image: Image.Image) -> tuple[int, int, int]:
    """Return the most frequent colour of a picture."""
    colours: Any = image.getcolors(image.width * image.height)
    return max(colours)[1]


def _moved(place: Place, across: int, down: int) -> Place:
    def moved(outline: Sequence[Point]) -> tuple[Point, ...]:
        return tuple((x + across, y + down) for x, y in outline)

    return place._replace(
        box=_shifted(place.box, across, down),
        corners=moved(place.corners),
        way=moved(place.way),
        above=tuple(map(moved, place.above)),
        before=tuple(map(moved, place.before)),
        label=moved(place.label),
    )
