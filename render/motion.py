"""Turns as a moving picture: pieces fall into place, and what moved goes along its way; two seconds a turn.

Owns the shots of a turn, one for each part of the board on which something happened, and their timing.
`shots` draws boards; `film` composes the frames, which takes about a second: call it in a worker thread.
Must not know games: a game's board says where its events are.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from io import BytesIO
from itertools import pairwise
from math import dist
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFilter

from render import boards, headline, panels, parts, sprites
from render.boards import Place
from render.canvas import Box, Canvas
from render.changes import Mark, marks_at
from render.film import Stopped, written
from render.pen import Point, resized
from render.scene import Scene
from render.theme import BORDER, PAPER, SEATS

WIDTH, HEIGHT = 800, 560
"""px; a frame, without the bar above it."""
BAR, TOKEN, NAME, PAD = 76, 56, 48, 20
"""px; the bar that says whose turn it is, the sign there, the type of the name, and the room beside them."""
CLOSEST, AROUND = 900, 130
"""px of a board: the least width of a shot, and how much is shown around what happened."""
SHOTS = 3
"""The most shots of a turn: of the parts of the board on which most happened."""
STEP = 45
"""Milliseconds; a frame in which something moves."""
STILL, BEFORE, AFTER, LAST = 900, 350, 800, 2500
"""Milliseconds; the first frame, which shows what the film leads to; a shot before anything moves in it, and
after that; and the last frame.
"""
MOVING, APART, FADING = 9, 3, 4
"""Frames: how long a piece moves, how much later the next one starts, how long the rest takes to change."""
STAGGERED = 4
"""The most pieces of a shot that start one after the other; all others start with the last of these."""
FALL = 46
"""px of a frame; how far above its place a piece begins to fall."""
GROWN, SOFT = 5, 1.5
"""px; how much larger than its outline a moving piece is cut out, and how soft its edge is."""


class Move(NamedTuple):
    """Something that came to a place, in px of a frame."""

    outlines: Sequence[Sequence[Point]]
    way: Sequence[Point]
    """From where it was to where it is; empty if it came from nowhere."""


class Shot(NamedTuple):
    """A part of the board before and after a turn, as PNG bytes, and what moves there."""

    bar: bytes
    before: bytes
    after: bytes
    told: bytes
    """After the turn, with its marks."""
    moves: Sequence[Move]

    @property
    def moving(self) -> int:
        """How many frames there are until everything is in its place."""
        return MOVING + APART * (min(len(self.moves), STAGGERED) - 1)


def moves(key: str, after: Scene) -> bool:
    """Return True if something of the turn that led to a position can be seen on its board."""
    return bool(_marks(key, after, None))


def shots(key: str, before: Scene, after: Scene, seat: int | None) -> Sequence[Shot]:
    """Return the shots of the turn that led from one position to another, in the order of what happened.

    `seat` is whose turn it was. There are none if nothing of it can be seen on the board.
    """
    board = boards.get(key)
    marks = _marks(key, after, seat)
    if not marks:
        return ()
    told, clear = board.board(after), board.board(replace(after, last=(), active=()))
    first = board.board(replace(before, last=()))
    if first.size != told.size:
        first = clear
    groups = sorted(parts.grouped(marks), key=len, reverse=True)[:SHOTS]
    bar = _bar(key, after, seat)
    found: list[Shot] = []
    for group in sorted(groups, key=lambda group: min(map(marks.index, group))):
        places = [mark.place for mark in group]
        box = _camera(told, places)
        one, other, marked = (_shown(canvas, box) for canvas in (first, clear, told))
        found.append(Shot(bar, one, other, marked, [_move(place, box) for place in places]))
    return found


def film(shown: Sequence[Shot], stop: Callable[[], bool] = lambda: False) -> tuple[bytes, str]:
    """Return the file of at least one shot, and its extension, `webp` or `gif`.

    Its first frame is the last one: it can stand for the whole. If the file would be too large, the first
    shots are left out. Raise `Stopped` soon after `stop` returns True.
    """
    times = [(len(shown) - 1, -1, STILL)]
    for number, shot in enumerate(shown):
        end = shot.moving + FADING
        times += [(number, 0, BEFORE), *((number, step, STEP) for step in range(1, end + 1))]
        times.append((number, -1, AFTER))
    times[-1] = (*times[-1][:2], LAST)

    @lru_cache(maxsize=1)
    def opened(number: int) -> _Opened:
        return _Opened(shown[number])

    def draw(frame: int) -> Image.Image:
        if stop():
            raise Stopped
        number, step, _ = times[frame]
        return opened(number).frame(step)

    return written(draw, [time for *_, time in times]) or film(shown[1:], stop)


def _marks(key: str, after: Scene, seat: int | None) -> Sequence[Mark]:
    return marks_at(boards.get(key).places(after, after.last), 1, seat, spare=False)


class _Piece(NamedTuple):
    """What moves, cut out of the picture after the turn: where that was, its pixels and mask, and its way."""

    box: Box
    image: Image.Image
    mask: Image.Image
    way: Sequence[Point]


@dataclass
class _Opened:
    """A shot whose pictures are unpacked."""

    shot: Shot

    def __post_init__(self) -> None:
        self.bar, self.before, self.after, self.told = (
            Image.open(BytesIO(png)).convert("RGB") for png in self.shot[:4]
        )

    @cached_property
    def pieces(self) -> Sequence[_Piece]:
        return [piece for move in self.shot.moves if (piece := _cut_out(self.after, move))]

    def frame(self, step: int) -> Image.Image:
        """Return a frame: 0 is before the turn, later ones are on the way, and -1 is after it."""
        moving = self.shot.moving
        if step < 0:
            shown = self.told
        elif step > moving:
            shown = Image.blend(self._placed(moving), self.after, (step - moving) / FADING)
        else:
            shown = self._placed(step)
        whole = Image.new("RGB", (WIDTH, BAR + HEIGHT))
        whole.paste(self.bar)
        whole.paste(shown, (0, BAR))
        return whole

    def _placed(self, step: int) -> Image.Image:
        """Return the picture with each piece as far on its way as it is then."""
        shown = self.before.copy()
        for number, piece in enumerate(self.pieces):
            share = (step - APART * min(number, STAGGERED - 1)) / MOVING
            if share > 0:
                _put(shown, piece, self.after, 1 - (1 - min(1, share)) ** 3)
        return shown


def _put(shown: Image.Image, piece: _Piece, after: Image.Image, share: float) -> None:
    """Draw a piece at a share of its way; it has left where it was, or falls if it came from nowhere."""
    left, top, right, bottom = piece.box
    if not piece.way:
        mask = Image.blend(Image.new("L", piece.mask.size), piece.mask, share)
        shown.paste(piece.image, (left, round(top - FALL * (1 - share))), mask)
        return
    x, y = (round(end - start) for start, end in zip(piece.way[-1], piece.way[0], strict=True))
    there = (left + x, top + y, right + x, bottom + y)
    shown.paste(after.crop(there), there, piece.mask)
    at = _along(piece.way, share)
    x, y = (round(now - end) for now, end in zip(at, piece.way[-1], strict=True))
    shown.paste(piece.image, (left + x, top + y), piece.mask)


def _along(way: Sequence[Point], share: float) -> Point:
    """Return the point at a share of the length of a way."""
    left = share * sum(dist(one, other) for one, other in pairwise(way))
    for one, other in pairwise(way):
        long = dist(one, other)
        if left <= long and long:
            return one[0] + (other[0] - one[0]) * left / long, one[1] + (other[1] - one[1]) * left / long
        left -= long
    return way[-1]


def _cut_out(after: Image.Image, move: Move) -> _Piece | None:
    """Return what moves, or None if it is not in the picture."""
    mask = Image.new("L", after.size)
    drawn = ImageDraw.Draw(mask)
    for outline in move.outlines:
        drawn.polygon([*outline], 255)
    mask = mask.filter(ImageFilter.MaxFilter(GROWN)).filter(ImageFilter.GaussianBlur(SOFT))
    box = mask.getbbox()
    return _Piece(box, after.crop(box), mask.crop(box), move.way) if box else None


def _camera(board: Canvas, places: Sequence[Place]) -> Box:
    """Return the part of a board that a shot of these places shows, as wide for its height as a frame is."""
    across, down = board.size
    west, north, east, south = BORDER, headline.bar(board)[3] + 4, across - BORDER, down - BORDER
    points = [point for place in places for point in (place.box[:2], place.box[2:], *place.way)]
    (left, right), (top, bottom) = ((min(side), max(side)) for side in zip(*points, strict=True))
    wide = max(CLOSEST, right - left + 2 * AROUND, (bottom - top + 2 * AROUND) * WIDTH / HEIGHT)
    wide = round(min(wide, east - west, (south - north) * WIDTH / HEIGHT))
    high = wide * HEIGHT // WIDTH
    x = min(max(round(left + right - wide) // 2, west), east - wide)
    y = min(max(round(top + bottom - high) // 2, north), south - high)
    return x, y, x + wide, y + high


def _shown(board: Canvas, box: Box) -> bytes:
    """Return a part of a board as large as a frame, as PNG bytes."""
    image = resized(board.crop(box).image, WIDTH, HEIGHT, Image.Resampling.LANCZOS)
    return Canvas(board.ground, image).png()


def _move(place: Place, box: Box) -> Move:
    share = WIDTH / (box[2] - box[0])

    def scaled(points: Sequence[Point]) -> Sequence[Point]:
        return [((x - box[0]) * share, (y - box[1]) * share) for x, y in points]

    outlines = (place.corners or panels.corners(place.box), *place.above)
    return Move([*map(scaled, outlines)], scaled(place.way))


def _bar(key: str, scene: Scene, seat: int | None) -> bytes:
    """Return a bar that says whose turn it was, if it was that of one seat, as PNG bytes."""
    ground = boards.get(key).GROUND
    canvas = Canvas.blank(ground, BAR, WIDTH)
    canvas.under(0, 0, WIDTH, BAR, PAPER if seat is None else SEATS[seat].colour)
    if seat is not None:
        ink, middle = SEATS[seat].text, BAR // 2
        canvas.paste(sprites.token(seat, TOKEN, edge=ink), PAD + TOKEN // 2, middle)
        start = 2 * PAD + TOKEN
        canvas.text(start, middle, scene.names[seat], NAME, ink, bold="title", limit=WIDTH - PAD - start)
    return canvas.png()
