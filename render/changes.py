"""What has changed on a board over some turns: numbered marks on its last picture, ghosts of what is gone.

Owns finding the changes, by comparing pictures, and marking them. Knows no game: whatever a board draws is
compared, but for the regions its canvas calls quiet.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PIL import Image, ImageChops, ImageFilter, ImageStat

from render import boards, sprites
from render.canvas import Box, Canvas
from render.scene import Scene
from render.theme import SEATS, SOFT

CELL = 8
"""px; changes are looked for in squares of that size, and those less than a square apart are one."""
NOTICEABLE = 40
"""A pixel has changed when its lightness has by more than that, of 255."""
TINY = 42
"""px; a change smaller than that both ways says nothing: a number on a plate. Pieces are larger."""
MANY = 18
"""Marks on one picture; of more the oldest and smallest are left out."""
PAD = 8
"""px between a change and its frame."""
BADGE, BADGE_OUT = 50, 12
"""px; size of a badge, and how far its centre lies outside the corner of a change."""
GHOST = 0.4
"""How much shows of what is gone."""
SAME = 0.5
"""Share of a mark covered by a later one from which on its frame gives way to that."""


@dataclass(slots=True)
class Mark:
    """A change by the turn or the turns `number`. `seat` None: by several seats."""

    number: int
    seat: int | None
    box: Box
    before: Image.Image
    """What was there."""
    mask: Image.Image
    """Which pixels have changed."""


def picture(key: str, scenes: Sequence[Scene], seats: Sequence[int | None]) -> bytes:
    """The last of the scenes with what has changed since the first: change n led to scene n, by `seats[n-1]`.

    The marks of turns, drafts and choices that a scene asks for would be taken for changes: give it none.
    """
    board = boards.get(key).board
    canvas = board(scenes[0])
    marks: list[Mark] = []
    for number, (scene, seat) in enumerate(zip(scenes[1:], seats, strict=True), 1):
        before, canvas = canvas, board(scene)
        marks += changes(before, canvas, number, seat)
    news = [mark for mark in marks if not any(_share(mark.box, quiet) > SAME for quiet in canvas.quiet)]
    paint(canvas, sorted(news, key=lambda mark: (mark.number, _area(mark.box)))[-MANY:])
    return canvas.png()


def changes(before: Canvas, after: Canvas, number: int, seat: int | None) -> Iterator[Mark]:
    """The regions that differ, from top to bottom."""
    difference = ImageChops.difference(before.image, after.image).convert("L")
    changed = Image.eval(difference, lambda value: 255 if value > NOTICEABLE else 0)
    for quiet in after.quiet:
        changed.paste(0, quiet)
    for box in regions(changed):
        left, top, right, bottom = box
        if max(right - left, bottom - top) >= TINY:
            yield Mark(number, seat, box, before.image.crop(box), changed.crop(box))


def regions(mask: Image.Image) -> list[Box]:
    """Boxes around the connected parts of what is white in a mask, from top to bottom."""
    cells = mask.reduce(CELL)
    width, height = cells.size
    todo = {i for i, value in enumerate(cells.tobytes()) if value}
    found: list[Box] = []
    while todo:
        heap = [min(todo)]
        todo.discard(heap[0])
        columns, rows = [heap[0] % width], [heap[0] // width]
        while heap:
            y, x = divmod(heap.pop(), width)
            for row in range(max(0, y - 1), min(height, y + 2)):
                for column in range(max(0, x - 1), min(width, x + 2)):
                    cell = row * width + column
                    if cell in todo:
                        todo.discard(cell)
                        heap.append(cell)
                        columns.append(column)
                        rows.append(row)
        around = (min(columns) * CELL, min(rows) * CELL, (max(columns) + 1) * CELL, (max(rows) + 1) * CELL)
        left, top, *_ = around
        inner = mask.crop(around).getbbox()
        if inner:
            found.append((left + inner[0], top + inner[1], left + inner[2], top + inner[3]))
    return found


def paint(canvas: Canvas, marks: Sequence[Mark]) -> None:
    """Frames and ghosts of marks in their order, then the badges over all of them.

    A later mark hides the frame of an earlier one.
    """
    for i, mark in enumerate(marks):
        if any(_share(mark.box, later.box) > SAME for later in marks[i + 1 :]):
            continue
        gone = _detail(mark.before) > _detail(canvas.image.crop(mark.box))
        if gone:
            mask = Image.eval(mark.mask, lambda value: value * GHOST)
            canvas.image.paste(mark.before, mark.box[:2], mask)
        _frame(canvas, mark, dashed=gone)
    taken: list[Box] = []
    for mark in reversed(marks):
        _badge(canvas, mark, taken)


def _frame(canvas: Canvas, mark: Mark, *, dashed: bool) -> None:
    left, top, right, bottom = mark.box
    colour = SOFT if mark.seat is None else SEATS[mark.seat].colour
    width, height = right - left + 2 * PAD, bottom - top + 2 * PAD
    radius = min(14, width // 3, height // 3)
    sprite = sprites.frame(width, height, radius, colour, dashed)
    canvas.paste(sprite, (left + right) / 2, (top + bottom) / 2)


def _badge(canvas: Canvas, mark: Mark, taken: list[Box]) -> None:
    """At the top left corner, or where the corner is taken, further along the top."""
    left, top, *_ = mark.box
    text = str(mark.number)
    sprite = sprites.points(BADGE, text) if mark.seat is None else sprites.token(mark.seat, BADGE, text=text)
    half = BADGE // 2
    x, y = max(half, left - BADGE_OUT), max(half, top - BADGE_OUT)
    while any(_share((x - half, y - half, x + half, y + half), other) > 0.3 for other in taken):
        x += half
    taken.append((x - half, y - half, x + half, y + half))
    canvas.paste(sprite, x, y)


def _detail(image: Image.Image) -> float:
    """How much there is to see: a place with a piece on it has more than the same place without."""
    return ImageStat.Stat(image.convert("L").filter(ImageFilter.FIND_EDGES)).mean[0]


def _area(box: Box) -> int:
    return max(0, box[2] - box[0]) * max(0, box[3] - box[1])


def _share(box: Box, other: Box) -> float:
    """The share of a box that lies in another."""
    common = (max(box[0], other[0]), max(box[1], other[1]), min(box[2], other[2]), min(box[3], other[3]))
    return _area(common) / _area(box)
