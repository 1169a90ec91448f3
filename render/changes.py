"""What changed on a board over some turns: numbered marks on the last picture, ghosts of what disappeared.

Owns finding the changes, by comparing pictures, and marking them. Must not know games: everything on a board
is compared, except for the `quiet` regions of its canvas.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PIL import Image, ImageChops, ImageFilter, ImageStat

from render import boards, panels, sprites
from render.canvas import Box, Canvas
from render.scene import Scene
from render.theme import SEATS, SOFT

CELL = 8
"""px; changes are found in squares of this size, and those less than a square apart are merged."""
NOTICEABLE = 40
"""A pixel counts as changed if its lightness (0 to 255) differs by more than this."""
TINY = 42
"""px; a change smaller than this in both directions is ignored: numbers are smaller, pieces larger."""
MANY = 18
"""The most marks on one picture; the oldest and smallest are left out."""
PAD = 8
"""px between a change and its frame."""
BADGE, BADGE_OUT = 62, 12
"""px; size of a badge, and how far its centre lies outside the corner of a change."""
GHOST = 0.4
"""Opacity of the ghost of something that disappeared."""
SAME = 0.5
"""A mark has no frame if a later one covers more than this share of it."""


@dataclass(slots=True)
class Mark:
    """A change made by turn `number`; `seat` is None if several seats made it."""

    number: int
    seat: int | None
    box: Box
    before: Image.Image
    """The region before the change."""
    mask: Image.Image
    """Which pixels have changed."""
    whole: bool = False
    """Whether pieces have moved along in the region, so that nothing in it is a ghost."""


def picture(key: str, scenes: Sequence[Scene], seats: Sequence[int | None]) -> bytes:
    """Draw the last scene with all changes since the first: turn n, by `seats[n-1]`, led to scene n.

    The scenes must have no `last`, `draft` or `choices`, whose marks would be taken for changes.
    """
    board = boards.get(key).board
    canvas = board(scenes[0])
    marks: list[Mark] = []
    for number, (scene, seat) in enumerate(zip(scenes[1:], seats, strict=True), 1):
        before, canvas = canvas, board(scene)
        marks += changes(before, canvas, number, seat)
    found = [mark for mark in marks if not any(_share(mark.box, quiet) > SAME for quiet in canvas.quiet)]
    paint(canvas, sorted(found, key=lambda mark: (mark.number, _area(mark.box)))[-MANY:])
    return canvas.png()


def changes(before: Canvas, after: Canvas, number: int, seat: int | None) -> Iterator[Mark]:
    """Yield a mark for each region that differs, from top to bottom."""
    difference = ImageChops.difference(before.image, after.image).convert("L")
    changed = Image.eval(difference, lambda value: 255 if value > NOTICEABLE else 0)
    for quiet in after.quiet:
        changed.paste(0, quiet)
    for box in dict.fromkeys(_place(box, after.whole) for box in regions(changed) if _is_noticed(box)):
        yield Mark(number, seat, box, before.image.crop(box), changed.crop(box), box in after.whole)


def _is_noticed(box: Box) -> bool:
    left, top, right, bottom = box
    return max(right - left, bottom - top) >= TINY


def _place(box: Box, whole: Sequence[Box]) -> Box:
    """Return the region of `whole` in which most of a change lies, otherwise the change itself."""
    return next((region for region in whole if _share(box, region) > SAME), box)


def regions(mask: Image.Image) -> list[Box]:
    """Return boxes around the connected white parts of a mask, from top to bottom."""
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
    """Draw the frames and ghosts of marks in their order, then the badges over all of them.

    A later mark hides the frame of an earlier one.
    """
    for i, mark in enumerate(marks):
        if any(_share(mark.box, later.box) > SAME for later in marks[i + 1 :]):
            continue
        gone = not mark.whole and _detail(mark.before) > _detail(canvas.image.crop(mark.box))
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
    radius = min(14, (right - left + 2 * PAD) // 3, (bottom - top + 2 * PAD) // 3)
    panels.frame(canvas, mark.box, colour, dashed, PAD, radius)


def _badge(canvas: Canvas, mark: Mark, taken: list[Box]) -> None:
    """Draw a mark's badge at its top left corner or, if that is taken, further along the top."""
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
    """Return a measure of detail, which is higher for a place with a piece than without."""
    return ImageStat.Stat(image.convert("L").filter(ImageFilter.FIND_EDGES)).mean[0]


def _area(box: Box) -> int:
    return max(0, box[2] - box[0]) * max(0, box[3] - box[1])


def _share(box: Box, other: Box) -> float:
    """Return the share of a box that lies in another."""
    common = (max(box[0], other[0]), max(box[1], other[1]), min(box[2], other[2]), min(box[3], other[3]))
    return _area(common) / _area(box)
