"""A picture in the making: a static base with sprites and words pasted on it, encoded as PNG.

Owns pasting, plates with round corners, the border of glazed brick and the reduction to the fixed palette.
Pasting only records what to draw. Drawing, reduction and, in `render.png`, compression are done strip by
strip, because a strip fits in the processor's cache and a picture does not. Must not know games. Safe to use
from several threads, with one canvas for each.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache, wraps
from itertools import groupby
from threading import local
from typing import Any, NamedTuple, ParamSpec, TypeVar

from PIL import Image, ImageChops, ImageDraw

from engine.processes import breathe
from render import png
from render import text as words
from render.bases import STRIP, Blank, Rows
from render.caching import inked, kept
from render.scripts import Weight
from render.theme import BORDER, INK, PAPER, WIDTH, Ground, palette, rgb

_CORNER_SCALE = 4
_BRICK = 74
"""px; the length of a brick."""

EARLY = 100
"""Of the things pasted so far, the most that are looked through for what a rectangle would cover."""
PLATE = 6000
"""px; a smaller box with round corners is pasted as one sprite, which is faster than its parts."""
BASES = 40
"""The most pictures of each kind, such as the ground of a board, that are cached to be drawn on."""
GAP = 64
"""px; things pasted this near to each other are drawn as one region: a region costs as much as the gap."""

Box = tuple[int, int, int, int]
"""Left, top, right, bottom in px."""
Colour = tuple[int, int, int]
"""Red, green and blue."""
Corner = tuple[int, int, int]
"""Left and top of a corner's square in px, and its quarter turns clockwise from the top left."""

_Pasted = tuple[Any, int, int, int, int, Any]
"""A core image or colour, the left, top, right and bottom edge of where it goes, and a core mask or None."""

_Flat = tuple[Any, int, int, int, int]
"""A core image or index in the palette, and the left, top, right and bottom edge of where it goes."""

P = ParamSpec("P")
T = TypeVar("T", _Flat, _Pasted)


class _Inked(NamedTuple):
    """A word in its colour, with its measures in px."""

    sprite: Image.Image
    left: int
    """From the pen to the left edge of the sprite."""
    down: float
    """From the middle of the capitals to the baseline."""
    rise: int
    """From the top of the sprite to the baseline."""
    width: int
    """Of advance."""


class _Cover(NamedTuple):
    """The mask of what is covered by a colour, 0 or 255, and with which alpha."""

    mask: Image.Image
    alpha: int

    def crop(self, box: Box) -> _Cover:
        return self._replace(mask=self.mask.crop(box))


_FULL = [0, *[255] * 255]
"""Of the differences between two pictures, whether there is any."""
_own = local()


class Canvas:
    """A picture being drawn; (x, y) are px from the top left corner."""

    def __init__(self, ground: Ground, base: Image.Image | Blank | Rows) -> None:
        self.ground = ground
        """The ground of the game, whose palette the picture uses."""
        self.size = base.size
        """Width and height in px."""
        self._base = base
        self._own = False
        """Whether nobody else has the base, so that it may be changed."""
        self._flat: list[_Flat] = []
        """Colours and words on the base, below all that is pasted: they are in the palette already."""
        self._pasted: list[_Pasted] = []
        """The things pasted on the base, in order."""
        self.words: list[Box] = []
        """Where the words are, those on the base included."""

    @property
    def image(self) -> Image.Image:
        """The pixels of all that was pasted so far; they may be changed."""
        base, pasted = self._base, self._pasted
        if pasted or not isinstance(base, Image.Image) or base.mode != "RGB":
            self._base = base = self._flatten().convert("RGB")
            self._pasted = []
            _paste_all(base.im, pasted, 0, 0)
        return base

    @classmethod
    def blank(cls, ground: Ground, height: int, width: int = WIDTH) -> Canvas:
        """Return the empty ground of a game within its border."""
        colours = _palette_image(ground).getpalette() or ()
        canvas = cls(ground, Blank((width, height), _index(ground.tile, ground), colours))
        border = _border(canvas.size, ground)
        index = {colour: _index(colour, ground) for colour in {colour for colour, _ in border}}
        canvas._flat = [(index[colour], *box) for colour, box in border]
        return canvas

    def under(self, left: int, top: int, right: int, bottom: int, colour: str) -> None:
        """Draw a bar on the empty ground, below all that is pasted.

        It costs nearly nothing: only what is pasted is reduced to the palette.
        """
        if left < right and top < bottom:
            self._flat.append((_index(colour, self.ground), left, top, right, bottom))

    def border(self) -> None:
        """Draw the border over everything that reaches beyond it."""
        for colour, box in _border(self.size, self.ground):
            self._fill(rgb(colour), *box)

    def paste(self, sprite: Image.Image, x: float, y: float) -> None:
        """Paste a sprite centred on (x, y)."""
        self.put(sprite, round(x - sprite.width / 2), round(y - sprite.height / 2))

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: int,
        colour: str = INK,
        *,
        on: str = "",
        bold: Weight = True,
        align: float = 0,
        limit: int = 0,
        stay: bool = False,
    ) -> int:
        """Draw one line of text with its capitals centred on `y`, and return its width in px.

        `align` is the share of the width left of `x`: 0 starts there, 0.5 is centred, 1 ends there. With a
        `limit` in px the text is made to fit. On a bar of the colour `on` that was drawn by `under`, it costs
        as little as the bar does; those that `stay` look the same if the whole picture is reduced once more.
        """
        word, left, down, rise, width = (
            _written(text, size, limit, bold, colour, on, self.ground, stay=stay)
            if on
            else _inked(text, size, limit, bold, colour)
        )
        left, top = round(x - align * width) + left, round(y + down) - rise
        box = (left, top, left + word.width, top + word.height)
        if on:
            self._flat.append((word.im, *box))
        else:
            self.put(word, left, top)
        self.words.append(box)
        return width

    def plate(
        self, box: Box, fill: str, radius: int, edge: str = "", line: int = 0, *, on: str = PAPER
    ) -> None:
        """Draw a rectangle as the method `box` does, on a bar of the colour `on` drawn by `under`.

        It costs as little as the bar does.
        """
        left, top, right, bottom = box
        if edge:
            self.plate(box, edge, radius, on=on)
            inside = (left + line, top + line, right - line, bottom - line)
            self.plate(inside, fill, max(0, radius - line), on=edge)
            return
        self.under(left + radius, top, right - radius, bottom, fill)
        self.under(left, top + radius, right, bottom - radius, fill)
        for x, y, turn in _corners(left, top, right, bottom, radius) if radius else ():
            corner = _flat_corner(radius, turn, fill, on, self.ground)
            self._flat.append((corner.im, x, y, x + radius, y + radius))

    def cover(self, mask: Image.Image, colour: str, alpha: int = 255, left: int = 0, top: int = 0) -> None:
        """Paint a colour with an alpha through a mask with its top left corner at (left, top).

        The mask has mode L and no other values than 0 and 255, so that what is covered stays in the palette.
        """
        width, height = mask.size
        self._pasted.append((rgb(colour), left, top, left + width, top + height, _Cover(mask, alpha)))

    def sprites(self) -> list[Box]:
        """Return where sprites, words among them, were pasted since the picture was last flattened."""
        return [
            (left, top, right, bottom)
            for source, left, top, right, bottom, mask in self._pasted
            if mask is source
        ]

    def box(
        self,
        left: int,
        top: int,
        right: int,
        bottom: int,
        fill: str,
        radius: int = 0,
        edge: str = "",
        line: int = 0,
    ) -> str:
        """Draw a rectangle with round corners; its edge of `line` px lies inside.

        Return its colour if words may be written `on` it between its corners, or nothing.
        """
        if radius and (right - left) * (bottom - top) <= PLATE:
            plate = _plate(right - left, bottom - top, fill, radius, edge, line)
            self.put(plate, left, top)
            return ""
        if edge:
            colour = rgb(edge)
            self._fill(colour, left + radius, top, right - radius, top + line)
            self._fill(colour, left + radius, bottom - line, right - radius, bottom)
            self._sides(colour, (left, top, right, bottom), radius, line)
            left, top, right, bottom = left + line, top + line, right - line, bottom - line
            radius = max(0, radius - line)
        flat = self._fill(rgb(fill), left + radius, top, right - radius, bottom)
        self._sides(rgb(fill), (left, top, right, bottom), radius, radius)
        return fill if flat else ""

    def _sides(self, colour: Colour, box: Box, radius: int, width: int) -> None:
        """Draw the left and right side of a box between its corners, `width` px wide, and its corners."""
        left, top, right, bottom = box
        self._fill(colour, left, top + radius, left + width, bottom - radius)
        self._fill(colour, right - width, top + radius, right, bottom - radius)
        for x, y, turn in _corners(left, top, right, bottom, radius) if radius else ():
            self._pasted.append((colour, x, y, x + radius, y + radius, _corner(radius, turn).im))

    def _fill(self, colour: Colour, left: int, top: int, right: int, bottom: int) -> bool:
        """Draw a rectangle: below all that is pasted, if that is far from it and soon looked through.

        Return whether it lies there.
        """
        if left >= right or top >= bottom:
            return False
        first = len(self._pasted) <= EARLY and self._base.mode == "P"
        if first and not any(
            left < at[3] and at[1] < right and top < at[4] and at[2] < bottom for at in self._pasted
        ):
            self._flat.append((_index_of(colour, self.ground), left, top, right, bottom))
            return True
        self._pasted.append((colour, left, top, right, bottom, None))
        return False

    def _flatten(self) -> Image.Image:
        """Draw what lies flat on the base, of which that takes a copy if others have it, and return that."""
        base, flat = self._base, self._flat
        if not isinstance(base, Image.Image) or (flat and not self._own):
            base = self._base = base.crop((0, 0, *self.size))
            self._own = True
        for source, *box in flat:
            base.im.paste(source, tuple(box))
        self._flat = []
        return base

    def line(self, left: int, top: int, right: int, bottom: int, colour: str) -> None:
        """Draw a straight bar with sharp ends."""
        self._fill(rgb(colour), left, top, right, bottom)

    def crop(self, box: Box) -> Canvas:
        """Return the part of the picture in a box as a picture of its own. Only what lies there is drawn."""
        left, top, right, bottom = box
        base = self._base.crop(box)
        for source, west, north, east, south in self._flat:
            if west < right and north < bottom and east > left and south > top:
                base.im.paste(source, (west - left, north - top, east - left, south - top))
        part = Canvas(self.ground, base)
        part._own = True
        there = (
            at for at in self._pasted if at[1] < right and at[2] < bottom and at[3] > left and at[4] > top
        )
        part._pasted = [_cut(pasted, box) for pasted in there]
        return part

    def inset(self, other: Canvas, left: int, top: int) -> None:
        """Lay the whole of another picture of the same game on the base, and what was pasted there here."""
        self.lay(other, (0, 0, *other.size), left, top)
        self._take(other, other._pasted, left, top)

    def repeat(self, other: Canvas, left: int, top: int) -> None:
        """Draw here the rectangles and sprites of another picture of the same game, but not its base."""
        colours = palette(self.ground)
        rectangles: list[_Pasted] = [
            (rgb(colours[at[0]]), *at[1:], None) for at in other._flat if isinstance(at[0], int)
        ]
        self._take(other, [*rectangles, *other._pasted], left, top)

    def _take(self, other: Canvas, things: Iterable[_Pasted], left: int, top: int) -> None:
        """Paste what lies on another picture, cut at the edges of both."""
        across, down = other.size
        box = (-left, -top, self.size[0] - left, self.size[1] - top)
        there = (at for at in things if at[1] < across and at[2] < down and at[3] > 0 and at[4] > 0)
        self._pasted += [_cut(_cut(pasted, (0, 0, across, down)), box) for pasted in there]

    def rim(self, box: Box, edge: str, line: int, radius: int) -> None:
        """Draw an edge of `line` px within a box, and the ground outside of its round corners."""
        left, top, right, bottom = box
        inside = (left + line, top + line, right - line, bottom - line)
        self._round(inside, radius - line, edge)
        for side in _sides_of(box, line):
            self._fill(rgb(edge), *side)
        self._round(box, radius, self.ground.tile)

    def _round(self, box: Box, radius: int, colour: str) -> None:
        """Paint what lies outside of the round corners of a box."""
        for x, y, turn in _corners(*box, radius):
            outside = _outside(radius, turn).im
            self._pasted.append((rgb(colour), x, y, x + radius, y + radius, outside))

    def lay(self, other: Canvas, part: Box, left: int, top: int) -> None:
        """Lay a part of the base of another picture of the same game on the base, which is fast.

        The whole of a base that nobody will change is not copied.
        """
        if self._base.mode != "P":
            self._base = self.packed()
        base, whole = other._base, part == (0, 0, *other.size) and not other._flat and not other._own
        laid = base if whole and isinstance(base, Image.Image) else other.crop(part)._flatten()
        self._flat.append((laid.im, left, top, left + laid.width, top + laid.height))
        across, down = left - part[0], top - part[1]
        self.words += [(w[0] + across, w[1] + down, w[2] + across, w[3] + down) for w in other.words]

    def packed(self) -> Image.Image:
        """Return the picture in the fixed palette of its game, one byte a pixel."""
        return _reduced(self.image, self.ground)

    def png(self, shrink: int = 1) -> bytes:
        """Return the picture as PNG in the fixed palette of its game, `shrink` times smaller."""
        if shrink > 1:
            return Canvas(self.ground, self.image.reduce(shrink)).png()
        colours = _palette_image(self.ground).getpalette() or ()
        return png.encoded(self.size, colours, self._strips(), self.ground.limit)

    def put(self, sprite: Image.Image, left: int, top: int) -> None:
        """Paste a sprite with its top left corner at (left, top)."""
        width, height = sprite.size
        self._pasted.append((sprite.im, left, top, left + width, top + height, sprite.im))

    def _strips(self) -> Iterator[bytes]:
        """Yield the rows of a PNG, some at a time: each is its filter (0, for none) and its pixels.

        The base is in the palette already: only regions in which something is pasted are reduced to it.
        """
        base, flat = (self._base, self._flat) if self._base.mode == "P" else (self.packed(), [])
        width, height = self.size
        palette = _palette_image(self.ground).im
        flat_on, pasted_on = _by_strip(flat, height), _by_strip(self._pasted, height)
        for strip, pasted in enumerate(pasted_on):
            breathe()
            top, bottom = strip * STRIP, min(strip * STRIP + STRIP, height)
            rows = base.crop((-1, top, width, bottom))
            for source, left, upper, right, lower in flat_on[strip]:
                rows.im.paste(source, (left + 1, upper - top, right + 1, lower - top))
            rows.im.paste(0, (0, 0, 1, bottom - top))  # a column of zeros on the left: the filters
            covered: list[Box] = []
            for cover, things in groupby(
                pasted, lambda thing: thing if isinstance(thing[5], _Cover) else None
            ):
                if cover:
                    self._cover(rows, cover, top)
                    covered.append(cover[1:5])
                    continue
                for region, there in _regions([*things], (0, top, width, bottom)):
                    # The methods of `Image` take longer to check their arguments than these for the work.
                    box = region[0] + 1, region[1] - top, region[2] + 1, region[3] - top
                    before = rows.im.crop(box)
                    drawn = before.convert("RGB", Image.Dither.NONE)
                    _paste_all(drawn, there, region[0], region[1])
                    flat = drawn.convert("P", Image.Dither.NONE, palette)
                    if any(overlap(region, one) for one in covered):
                        # Pixels that are in the palette would become other, nearly equal colours.
                        same = before.point(_covered(rgb(PAPER), 0, self.ground), None)
                        rows.im.paste(flat, box, flat.chop_difference(same).point(_FULL, "L"))
                    else:
                        rows.im.paste(flat, box)
            yield rows.tobytes()

    def _cover(self, rows: Image.Image, cover: _Pasted, top: int) -> None:
        """Cover rows of a picture, from the one at `top` on, which are in the palette."""
        colour, left, upper, right, lower, (mask, alpha) = cover
        start, end = max(0, left), min(rows.width - 1, right)
        first, last = max(top, upper), min(top + rows.height, lower)
        box = start + 1, first - top, end + 1, last - top
        part = mask.im.crop((start - left, first - upper, end - left, last - upper))
        paler = rows.im.crop(box).point(_covered(colour, alpha, self.ground), None)
        rows.im.paste(paler, box, part)


def settled(picture: Image.Image, ground: Ground) -> Image.Image:
    """Return a picture in the palette of a game which stays the same if it is reduced to it once more."""
    flat = _reduced(picture, ground)
    # Pillow may map a colour of the palette to another one: repeat until nothing changes.
    while (again := _reduced(flat.convert("RGB"), ground)) != flat:
        flat = again
    return flat


def _reduced(picture: Image.Image, ground: Ground) -> Image.Image:
    return picture.quantize(palette=_palette_image(ground), dither=Image.Dither.NONE)


def cached(draw: Callable[P, Canvas]) -> Callable[P, Canvas]:
    """Cache a drawing function by its arguments; each call returns a fresh canvas with what it drew."""

    @lru_cache(BASES)
    def packed(*args: Any, **kwargs: Any) -> tuple[Ground, Rows, list[Box]]:
        drawn = draw(*args, **kwargs)
        flat = settled(drawn.image, drawn.ground)
        return drawn.ground, Rows(flat, _index(drawn.ground.tile, drawn.ground)), drawn.words

    @wraps(draw)
    def copy(*args: P.args, **kwargs: P.kwargs) -> Canvas:
        ground, image, words = packed(*args, **kwargs)
        canvas = Canvas(ground, image)
        canvas.words += words
        return canvas

    return copy


@lru_cache(maxsize=16)
def _border(size: tuple[int, int], under: Ground) -> tuple[tuple[str, Box], ...]:
    """Return the rectangles of the border of a picture with their colours, in order."""
    return tuple(_laid(size, under))


def _laid(size: tuple[int, int], under: Ground) -> Iterator[tuple[str, Box]]:
    """Yield the rectangles of two courses of glazed brick, laid in bond, with a light line inside."""
    width, height = size
    for box in _sides_of((0, 0, width, height), BORDER):
        yield under.mortar, box
    course = BORDER // 2 - 2
    for row in range(2):
        start = row * (course + 2) + 1
        for side in (start, height - start - course):
            for colour, left, right in _bricks(under.bricks, width, row):
                yield colour, (left, side, right, side + course)
        for side in (start, width - start - course):
            for colour, top, bottom in _bricks(under.bricks, height, row):
                yield colour, (side, top, side + course, bottom)
    reach = BORDER - 2
    half = round(reach * 0.36)
    for x in (0, width - reach):
        for y in (0, height - reach):
            yield under.mortar, (x, y, x + reach, y + reach)
            yield under.deep, (x + 2, y + 2, x + reach - 2, y + reach - 2)
            for row in range(-half, half + 1):
                middle, top, wide = x + reach // 2 - 1, y + reach // 2 - 1 + row, half - abs(row)
                yield under.accent, (middle - wide, top, middle + wide + 1, top + 1)
    for inset, colour, line in ((BORDER - 3, under.accent, 3), (BORDER, under.mortar, 2)):
        for box in _sides_of((inset, inset, width - inset, height - inset), line):
            yield colour, box


def _sides_of(box: Box, line: int) -> tuple[Box, ...]:
    """Return the sides of an outline of `line` px within a box."""
    left, top, right, bottom = box
    across = (left, top, right, top + line), (left, bottom - line, right, bottom)
    return *across, (left, top, left + line, bottom), (right - line, top, right, bottom)


def _bricks(colours: Sequence[str], length: int, row: int) -> Iterator[tuple[str, int, int]]:
    """Yield the bricks of one course along one side, as even as the length allows."""
    count = round(length / _BRICK)
    for i in range(-1, count + 1):
        start = round((i + row / 2) * length / count) + 1
        end = round((i + 1 + row / 2) * length / count) - 1
        yield colours[(i + row) % len(colours)], max(0, start), min(length, end)


@kept
def _inked(text: str, size: int, limit: int, bold: Weight, colour: str) -> _Inked:
    """Return a word as a sprite, which is pasted in a quarter of the time of a colour through a mask."""
    shape = _shape(text, size, limit, bold)
    return _placed(shape, inked(shape.mask, colour))


@kept
def _written(
    text: str, size: int, limit: int, bold: Weight, colour: str, on: str, ground: Ground, *, stay: bool
) -> _Inked:
    """Return a word on a colour, in the palette of a game."""
    shape = _shape(text, size, limit, bold)
    drawn = Image.new("RGB", shape.mask.size, rgb(on))
    word = inked(shape.mask, colour)
    drawn.im.paste(word.im, (0, 0, *word.size), word.im)
    flat = settled(drawn, ground) if stay else _reduced(drawn, ground)
    return _placed(shape, Image.frombytes("L", flat.size, flat.tobytes()))  # small: without the palette


def _shape(text: str, size: int, limit: int, bold: Weight) -> words.Word:
    return words.fitted(text, size, limit, bold) if limit else words.word(text, size, bold)


def _placed(shape: words.Word, sprite: Image.Image) -> _Inked:
    return _Inked(sprite, shape.left, shape.size * words.CAPITAL / 2, shape.rise, shape.width)


@lru_cache(maxsize=128)
def _plate(width: int, height: int, fill: str, radius: int, edge: str, line: int) -> Image.Image:
    """Return a small box with round corners as a sprite."""
    image = Image.new("RGB", (width, height), rgb(edge or fill))
    if edge:
        inside = _rounded(width - 2 * line, height - 2 * line, max(0, radius - line))
        image.paste(rgb(fill), (line, line), inside)
    image.putalpha(_rounded(width, height, radius))
    return image.convert("RGBa")


def _rounded(width: int, height: int, radius: int) -> Image.Image:
    """Return the mask of a rectangle with round corners."""
    mask = Image.new("L", (width, height), 255)
    for x, y, turn in _corners(0, 0, width, height, radius) if radius else ():
        mask.paste(_corner(radius, turn), (x, y))
    return mask


def _corners(left: int, top: int, right: int, bottom: int, radius: int) -> tuple[Corner, ...]:
    """Return where the round corners of a rectangle lie, clockwise from the top left."""
    return (
        (left, top, 0),
        (right - radius, top, 1),
        (right - radius, bottom - radius, 2),
        (left, bottom - radius, 3),
    )


@lru_cache(maxsize=64)
def _corner(radius: int, turn: int) -> Image.Image:
    """Return the mask of a quarter disc: top left, then clockwise."""
    large = Image.new("L", (radius * _CORNER_SCALE, radius * _CORNER_SCALE))
    edge = 2 * radius * _CORNER_SCALE - 1
    ImageDraw.Draw(large).ellipse((0, 0, edge, edge), 255)
    mask = large.reduce(_CORNER_SCALE)
    return mask.rotate(-90 * turn) if turn else mask


@lru_cache(maxsize=64)
def _outside(radius: int, turn: int) -> Image.Image:
    """Return the mask of what of a square lies outside of a quarter disc."""
    return ImageChops.invert(_corner(radius, turn))


def _index(colour: str, ground: Ground) -> int:
    return _index_of(rgb(colour), ground)


@lru_cache(maxsize=256)
def _index_of(colour: Colour, ground: Ground) -> int:
    """Return where a colour is in the palette of a game, as Pillow finds it: some have nearly equal ones."""
    dot = Image.new("RGB", (1, 1), colour)
    flat = dot.quantize(palette=_palette_image(ground), dither=Image.Dither.NONE)
    return flat.tobytes()[0]


@lru_cache(maxsize=16)
def _covered(colour: Colour, alpha: int, ground: Ground) -> list[int]:
    """Return which colour of the palette each of them becomes below another colour with this alpha.

    With an alpha of 0, that is what it becomes when it is reduced to the palette again.
    """
    palette = _palette_image(ground)
    colours = Image.frombytes("P", (256, 1), bytes(range(256)))
    colours.putpalette(palette.getpalette() or ())
    mixed = colours.convert("RGB")
    mixed.paste(colour, (0, 0, 256, 1), Image.new("L", (256, 1), alpha))
    return list(mixed.quantize(palette=palette, dither=Image.Dither.NONE).tobytes())


@lru_cache(maxsize=256)
def _flat_corner(radius: int, turn: int, fill: str, on: str, ground: Ground) -> Image.Image:
    """Return a round corner on a colour, in the palette of a game."""
    image = Image.new("RGB", (radius, radius), rgb(on))
    image.paste(rgb(fill), (0, 0), _corner(radius, turn))
    return image.quantize(palette=_palette_image(ground), dither=Image.Dither.NONE)


def overlap(one: Box, other: Box) -> bool:
    """Return True if two boxes share a px."""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def grown(box: Box, by: int) -> Box:
    """Return a box with each edge moved outwards `by` px."""
    left, top, right, bottom = box
    return left - by, top - by, right + by, bottom + by


def _by_strip(things: Iterable[T], height: int) -> list[list[T]]:
    """Return what lies on each strip of a picture, in order."""
    strips: list[list[T]] = [[] for _ in range(0, height, STRIP)]
    for thing in things:
        for strip in strips[max(0, thing[2] // STRIP) : max(0, (thing[4] - 1) // STRIP + 1)]:
            strip.append(thing)
    return strips


def _regions(pasted: Sequence[_Pasted], strip: Box) -> Iterator[tuple[Box, list[_Pasted]]]:
    """Yield the regions of a strip in which something is pasted, and what is pasted there, in order."""
    columns: list[list[int]] = []
    for left, right in sorted((paste[1], paste[3]) for paste in pasted):
        if columns and left <= columns[-1][1] + GAP:
            columns[-1][1] = max(columns[-1][1], right)
        else:
            columns.append([left, right])
    for left, right in columns:
        there = [paste for paste in pasted if left <= paste[1] <= right]
        top, bottom = min(paste[2] for paste in there), max(paste[4] for paste in there)
        left, top = max(left, strip[0]), max(top, strip[1])
        right, bottom = min(right, strip[2]), min(bottom, strip[3])
        if left < right and top < bottom:
            yield (left, top, right, bottom), there


def _cut(pasted: _Pasted, box: Box) -> _Pasted:
    """Return what of a thing lies in a box, placed from the corner of the box."""
    source, x, y, right, bottom, mask = pasted
    left, top, east, south = max(x, box[0]), max(y, box[1]), min(right, box[2]), min(bottom, box[3])
    if mask is not None and (left, top, east, south) != (x, y, right, bottom):
        part = mask.crop((left - x, top - y, east - x, south - y))
        source, mask = (part if source is mask else source), part
    return source, left - box[0], top - box[1], east - box[0], south - box[1], mask


def _paste_all(image: Any, pasted: Iterable[_Pasted], left: int, top: int) -> None:
    """Paste onto a core image whose corner is at (left, top) of the picture."""
    paste = image.paste
    for source, x, y, right, bottom, mask in pasted:
        if mask is None:
            paste(source, (x - left, y - top, right - left, bottom - top))
        elif isinstance(mask, _Cover):
            through = mask.mask.im.point([value * mask.alpha // 255 for value in range(256)], "L")
            paste(source, (x - left, y - top, right - left, bottom - top), through)
        else:
            paste(source, (x - left, y - top, right - left, bottom - top), mask)


def _palette_image(ground: Ground) -> Image.Image:
    """Return the palette as a Pillow image, one per thread: Pillow fills a cache inside it during use."""
    images: dict[Ground, Image.Image] | None = getattr(_own, "palettes", None)
    if images is None:
        images = _own.palettes = {}
    if ground not in images:
        colours = [value for colour in palette(ground) for value in rgb(colour)]
        image = Image.new("P", (1, 1))
        image.putpalette(colours + list(rgb(PAPER)) * (256 - len(colours) // 3))
        image.load()  # gives the palette to the core image
        images[ground] = image
    return images[ground]
