"""Shapes drawn on a transparent sheet at four times the size and reduced to sprites with clean edges.

Owns the geometry of strokes and curves. Must not know colours by name, games or pictures.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise
from math import ceil, cos, pi, sin
from threading import local

from PIL import Image, ImageColor, ImageDraw, ImageFilter

from render.text import drawn

SCALE = 4
"""How many times larger a sheet is than the sprite."""
_SWOLLEN = [0] * 40 + [255] * 216
"""Of the values of a blurred mask those inside its halo: 16 % are left one deviation off a straight edge."""

Point = tuple[float, float]


class _Nesting(local):
    depth = 0
    """How many sprites this thread is drawing, each one as a part of the one before."""


nesting = _Nesting()


class Pen:
    """A sheet of `width` x `height` units, each `unit` px; all coordinates and strokes are in units.

    With `air`, what reaches this many units beyond the sheet is drawn, too: everything is a little smaller.
    It is drawn `scale` times larger: fewer times saves memory, if a line crosses a large sheet.

    The sheet of a part of another sprite has the size of that part on the larger sheet: reducing the latter
    makes the edges of both clean.
    """

    def __init__(
        self, width: float, height: float, unit: float = 1.0, air: float = 0.0, *, scale: int = SCALE
    ) -> None:
        self.unit = unit
        self._scale = scale if nesting.depth < 2 else 1
        size = ceil(width * unit - 1e-6) * self._scale, ceil(height * unit - 1e-6) * self._scale
        self.image = Image.new("RGBa", size, None)  # transparent, without a pass over all of its memory
        """The sheet, with premultiplied alpha."""
        self._draw = ImageDraw.Draw(self.image)
        smaller = min(width, height) / (min(width, height) + 2 * air)
        self.zoom = unit * self._scale * smaller
        """px of the sheet for a unit: a part that is pasted is drawn at this scale."""
        self._left, self._top = ((1 - smaller) / 2 * side * unit * self._scale for side in (width, height))

    def _at(self, points: Iterable[Point]) -> list[Point]:
        return [(self._left + x * self.zoom, self._top + y * self.zoom) for x, y in points]

    def polygon(
        self, points: Sequence[Point], fill: str, edge: str = "", stroke: float = 0, soft: float = 0
    ) -> None:
        """Draw a closed shape; `soft` rounds its corners outward by that radius, the stroke lies outside."""
        if edge and stroke:
            self._puffed(points, edge, soft + stroke)
        self._puffed(points, fill, soft)

    def _puffed(self, points: Sequence[Point], colour: str, by: float) -> None:
        corners = self._at(points)
        self._draw.polygon(corners, _ink(colour))
        if by:
            self._stroke([*corners, corners[0]], colour, 2 * by * self.zoom)

    def _stroke(self, corners: Sequence[Point], colour: str, width: float) -> None:
        ink, half = _ink(colour), width / 2
        self._draw.line(corners, ink, round(width))
        for x, y in corners:
            self._draw.ellipse((x - half, y - half, x + half, y + half), ink)

    def line(self, points: Sequence[Point], colour: str, width: float) -> None:
        """Draw an open line with round ends and joints."""
        self._stroke(self._at(points), colour, width * self.zoom)

    def dashes(self, points: Sequence[Point], colour: str, width: float, dash: float, gap: float) -> None:
        """Draw a dashed line with round ends."""
        for piece in dashed(points, dash, gap):
            self.line(piece, colour, width)

    def ellipse(
        self, x: float, y: float, rx: float, ry: float, fill: str, edge: str = "", stroke: float = 0
    ) -> None:
        """Draw an ellipse around its centre; the stroke lies outside."""
        if edge and stroke:
            self.ellipse(x, y, rx + stroke, ry + stroke, edge)
        (corners,) = (self._at(((x - rx, y - ry), (x + rx, y + ry))),)
        self._draw.ellipse([*corners[0], *corners[1]], _ink(fill))

    def circle(self, x: float, y: float, radius: float, fill: str, edge: str = "", stroke: float = 0) -> None:
        self.ellipse(x, y, radius, radius, fill, edge, stroke)

    def ring(self, x: float, y: float, radius: float, colour: str, width: float) -> None:
        """Draw a hollow circle; the radius is that of the middle of its line."""
        outer = (radius + width / 2) * self.zoom
        (centre,) = self._at(((x, y),))
        box = (centre[0] - outer, centre[1] - outer, centre[0] + outer, centre[1] + outer)
        self._draw.ellipse(box, outline=_ink(colour), width=round(width * self.zoom))

    def box(
        self,
        left: float,
        top: float,
        right: float,
        bottom: float,
        fill: str,
        radius: float = 0,
        edge: str = "",
        stroke: float = 0,
    ) -> None:
        """Draw a rectangle with round corners; the stroke lies inside."""
        if edge and stroke:
            self.box(left, top, right, bottom, edge, radius)
            self.box(
                left + stroke, top + stroke, right - stroke, bottom - stroke, fill, max(0, radius - stroke)
            )
            return
        a, b = self._at(((left, top), (right, bottom)))
        self._draw.rounded_rectangle((*a, b[0] - 1, b[1] - 1), radius * self.zoom, _ink(fill))

    def frame(
        self, left: float, top: float, right: float, bottom: float, radius: float, colour: str, width: float
    ) -> None:
        """Draw only the outline of a rectangle with round corners."""
        a, b = self._at(((left, top), (right, bottom)))
        box = (*a, b[0] - 1, b[1] - 1)
        line = round(width * self.zoom)
        self._draw.rounded_rectangle(box, radius * self.zoom, outline=_ink(colour), width=line)

    def text(self, x: float, y: float, text: str, size: float, colour: str, bold: bool = True) -> None:
        """Write text centred on (x, y); `size` is in units."""
        shape = drawn(text, max(1, round(size * self.zoom)), bold, scale=1)
        (middle,) = self._at(((x, y),))
        left = round(middle[0] - shape.width / 2) + shape.left
        top = round(middle[1] + shape.size * 0.315) - shape.rise
        self._put(through(shape.mask, colour), left, top)

    def paste(self, other: Image.Image, x: float, y: float) -> None:
        """Paste a picture drawn at the scale of the sheet, premultiplied as well, centred on (x, y)."""
        (centre,) = self._at(((x, y),))
        left, top = round(centre[0] - other.width / 2), round(centre[1] - other.height / 2)
        self._put(other, left, top)

    def _put(self, other: Image.Image, left: int, top: int) -> None:
        self.image.im.paste(other.im, (left, top, left + other.width, top + other.height), other.im)

    def halo(self, around: Image.Image, x: float, y: float, colour: str, width: float) -> None:
        """Draw the outline of a picture at the scale of the sheet, `width` units larger on all sides."""
        reach = round(width * self.zoom)
        size = around.width + 4 * reach, around.height + 4 * reach
        mask = Image.new("L", size)
        mask.paste(around.getchannel("a"), (2 * reach, 2 * reach))
        mask = mask.filter(ImageFilter.GaussianBlur(reach)).point(_SWOLLEN)  # pyright: ignore[reportUnknownMemberType]  # untyped there
        self.paste(through(mask, colour), x, y)

    def tint(self, colour: str, share: float) -> None:
        """Blend everything drawn so far with a colour, of which it then has this share."""
        self.image.paste(Image.blend(self.image, through(self.image.getchannel("a"), colour), share))

    def hatch(self, pattern: str, colour: str, step: float, width: float) -> None:
        """Draw a pattern over everything drawn so far, and nowhere else: the second sign of a tint."""
        across, down = (side / self._scale / self.unit for side in self.image.size)
        over = Pen(across, down, self.unit)
        _PATTERNS[pattern](over, colour, step, width)
        within = Image.new("RGBa", over.image.size, None)
        within.paste(over.image, mask=self.image.getchannel("a"))
        self._put(within, 0, 0)

    def sheet(self) -> Image.Image:
        """Return what was drawn, at its final size, with premultiplied alpha."""
        return self.image.reduce(self._scale) if self._scale > 1 else self.image

    @property
    def size(self) -> Point:
        """Width and height in units."""
        return self.image.width / self.zoom, self.image.height / self.zoom


@lru_cache(maxsize=256)
def _ink(colour: str) -> tuple[int, ...]:
    """Return a colour, #RRGGBB or #RRGGBBAA, with premultiplied alpha."""
    red, green, blue, *more = ImageColor.getrgb(colour)
    alpha = more[0] if more else 255
    return *(round(tone * alpha / 255) for tone in (red, green, blue)), alpha


def through(mask: Image.Image, colour: str) -> Image.Image:
    """Return a colour through a mask, with premultiplied alpha."""
    sheet = Image.new("RGBa", mask.size, None)
    sheet.paste(Image.new("RGBa", mask.size, _ink(colour)), mask=mask)
    return sheet


def faded(sheet: Image.Image, opacity: float) -> Image.Image:
    """Return a sheet that is less opaque: its colours are premultiplied, so all bands are scaled alike."""
    return sheet.point(lambda value: value * opacity)  # pyright: ignore[reportUnknownMemberType]  # untyped there


def resized(
    image: Image.Image, width: int, height: int, sampling: Image.Resampling = Image.Resampling.BICUBIC
) -> Image.Image:
    """Return an image at another size, in px."""
    return image.resize((width, height), sampling)  # pyright: ignore[reportUnknownMemberType]  # untyped there


def _stripes(pen: Pen, colour: str, step: float, width: float) -> None:
    across, down = pen.size
    for i in range(ceil((across + down) / step) + 1):
        pen.line(((i * step, -step), (i * step - down - step, down)), colour, width)


def _bars(pen: Pen, colour: str, step: float, width: float) -> None:
    across, down = pen.size
    for i in range(ceil(down / step) + 1):
        pen.line(((-step, i * step), (across + step, i * step)), colour, width)


def _dots(pen: Pen, colour: str, step: float, width: float) -> None:
    across, down = pen.size
    for row in range(ceil(down / step) + 1):
        for column in range(ceil(across / step) + 1):
            pen.circle((column + row % 2 / 2) * step, row * step, width, colour)


def _checks(pen: Pen, colour: str, step: float, width: float) -> None:
    _stripes(pen, colour, step * 1.6, width)
    across, down = pen.size
    for i in range(ceil((across + down) / (step * 1.6)) + 1):
        x = i * step * 1.6 - down
        pen.line(((x, 0), (x + down, down)), colour, width)


_PATTERNS = {"stripes": _stripes, "bars": _bars, "dots": _dots, "checks": _checks}


def smooth(points: Sequence[Point], closed: bool = True, steps: int = 8) -> list[Point]:
    """Return a curve through the points (Catmull-Rom)."""
    count = len(points)
    curve: list[Point] = []
    for i in range(count if closed else count - 1):
        if closed:
            p, q, r, s = (points[(i + k) % count] for k in (-1, 0, 1, 2))
        else:
            p, q, r, s = (points[min(max(i + k, 0), count - 1)] for k in (-1, 0, 1, 2))
        for step in range(steps):
            t = step / steps
            curve.append(
                (_catmull(p[0], q[0], r[0], s[0], t), _catmull(p[1], q[1], r[1], s[1], t)),
            )
    return curve if closed else [*curve, points[-1]]


def _catmull(p: float, q: float, r: float, s: float, t: float) -> float:
    return 0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t**2 + (3 * q - p - 3 * r + s) * t**3)


def regular(x: float, y: float, radius: float, corners: int, turn: float = 0) -> list[Point]:
    """Return the corners of a regular polygon, the first one straight up; `turn` in turns, clockwise."""
    angles = (2 * pi * (i / corners + turn) for i in range(corners))
    return [(x + radius * sin(angle), y - radius * cos(angle)) for angle in angles]


def rounded(left: float, top: float, right: float, bottom: float, radius: float) -> list[Point]:
    """Return the closed outline of a rectangle with round corners, clockwise from the middle of the top."""
    corners = ((right, top, 0), (right, bottom, 1), (left, bottom, 2), (left, top, 3))
    outline: list[Point] = [((left + right) / 2, top)]
    for x, y, quarter in corners:
        cx = x - radius if x == right else x + radius
        cy = y - radius if y == bottom else y + radius
        for i in range(7):
            angle = pi / 2 * (quarter + i / 6)
            outline.append((cx + radius * sin(angle), cy - radius * cos(angle)))
    return [*outline, outline[0]]


def arch(left: float, top: float, right: float, bottom: float) -> list[Point]:
    """Return a Persian arch: straight sides that turn in and meet in a point."""
    middle, half = (left + right) / 2, (right - left) / 2
    spring = top + half * 1.15
    rise: list[Point] = []
    for i in range(11):
        t = i / 10
        along = 1 - (1 - t) ** 1.7
        rise.append((left + half * t, spring - (spring - top) * (0.82 * along + 0.18 * t)))
    mirrored = [(2 * middle - x, y) for x, y in reversed(rise)]
    return [(left, bottom), *rise, *mirrored, (right, bottom)]


def dashed(points: Sequence[Point], dash: float, gap: float) -> list[list[Point]]:
    """Return the dashes of a line."""
    pieces: list[list[Point]] = [[points[0]]]
    left, on = dash, True
    for (x0, y0), (x1, y1) in pairwise(points):
        length = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5
        done = 0.0
        while length - done > left:
            done += left
            at = (x0 + (x1 - x0) * done / length, y0 + (y1 - y0) * done / length)
            if on:
                pieces[-1].append(at)
            else:
                pieces.append([at])
            left, on = (gap, False) if on else (dash, True)
        left -= length - done
        if on:
            pieces[-1].append((x1, y1))
    return [piece for piece in pieces if len(piece) > 1]
