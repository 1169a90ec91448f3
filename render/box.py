"""The cover of a game: sky, sun and title above its scenery, and a plate for each seat below; its thumbnail.

Owns the layout that all covers share. The board of a game draws the scenery.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PIL import Image

from locales import texts
from render import sprites
from render.caching import derived, sprite
from render.canvas import Box, Canvas, cached
from render.pen import Pen, Point, resized
from render.text import readable
from render.theme import (
    BORDER,
    GOLD,
    INK,
    MARGIN,
    NAME,
    PAPER,
    PLASTER,
    SEATS,
    SOFT,
    TITLE,
    WIDTH,
    Ground,
    blend,
    rgb,
    sky,
)

HEIGHT = 740
"""px"""
SKY = 424
"""px; the depth of the sky, from the inner edge of the border."""
SEATS_TOP = 600
"""px; where the seats begin."""
SEAT_HEIGHT = 88
INSIDE = BORDER + 2
_ORDER = (
    (0, 32, 8, 40, 2, 34, 10, 42),
    (48, 16, 56, 24, 50, 18, 58, 26),
    (12, 44, 4, 36, 14, 46, 6, 38),
    (60, 28, 52, 20, 62, 30, 54, 22),
    (3, 35, 11, 43, 1, 33, 9, 41),
    (51, 19, 59, 27, 49, 17, 57, 25),
    (15, 47, 7, 39, 13, 45, 5, 37),
    (63, 31, 55, 23, 61, 29, 53, 21),
)
"""In which order the pixels of a square take on the next colour: far from each other. Bayer 1973"""
Scenery = Callable[[Canvas], None]
"""Draws what lies between the sky and the seats."""


class Actor(NamedTuple):
    """A figure that stands in the scenery, and its centre in px."""

    sprite: Image.Image
    x: float
    y: float
    tall: bool = False
    """Whether it is a building, or as large as one: a poster makes room for it."""
    fixed: bool = False
    """Whether it can stand nowhere else."""
    built: bool = False
    """Whether it is what players build: a poster shows what they have built instead."""

    @property
    def foot(self) -> float:
        return self.y + self.sprite.height / 2

    @property
    def box(self) -> Box:
        width, height = self.sprite.size
        left, top = round(self.x - width / 2), round(self.y - height / 2)
        return left, top, left + width, top + height

    def within(self, left: float, right: float, foot: float, top: float = 0) -> Actor:
        """Return it in the middle between two edges, on the ground at `foot`, smaller if it has no room."""
        share = min(1, (right - left) / self.sprite.width, (foot - top) / self.sprite.height)
        return self.scaled(share)._replace(
            x=(left + right) / 2, y=foot - round(share * self.sprite.height) / 2
        )

    def scaled(self, scale: float) -> Actor:
        """Return it with its size multiplied by `scale`, and its foot where it was."""
        if scale == 1:
            return self
        width, height = (round(scale * side) for side in self.sprite.size)
        sprite = derived(self.sprite, (width, height), lambda: resized(self.sprite, width, height))
        return self._replace(sprite=sprite, y=self.foot - height / 2)


def caravan(size: int, places: Sequence[Point]) -> list[Actor]:
    """Return camels `size` px wide around these places, with white blankets: they belong to no seat."""
    return [Actor(sprites.camel(size, cloth=PLASTER), x, y) for x, y in places]


Actors = Callable[[], Sequence[Actor]]
"""Returns the figures of a scene, from the back to the front."""


class Sun(NamedTuple):
    """The sun: its centre and radius in px, and the colours of rim and disc."""

    x: float
    y: float
    radius: int
    rim: str = PAPER
    disc: str = GOLD


SUN = Sun(1120, 350, 140)
THUMBNAIL = (684, 36, 1228, 580)
"""px; the square of the scenery that stands for a game in a list."""
SMALLER = 2
"""How many times smaller the thumbnail is than the cover. It is shown at 85 px, of up to 3 dots each."""


def cover(
    key: str,
    ground: Ground,
    scenery: Scenery,
    actors: Actors,
    names: Sequence[str],
    capacity: int,
    lang: str,
) -> Canvas:
    """Return the cover of a game with this scene, its title and a plate for each of `capacity` seats."""
    canvas = scene(ground, scenery, actors)
    _title(canvas, texts(lang)(f"{key}-name"))
    _seats(canvas, names, capacity, lang)
    return canvas


def thumbnail(ground: Ground, scenery: Scenery, actors: Actors) -> Image.Image:
    """Return the middle of a cover as a small square, without title and seats."""
    return scene(ground, scenery, actors).image.crop(THUMBNAIL).reduce(SMALLER)


def scene(under: Ground, scenery: Scenery, actors: Actors) -> Canvas:
    """Return the cover without title and seats."""
    canvas = land(under, scenery)
    for actor in actors():
        canvas.paste(actor.sprite, actor.x, actor.y)
    canvas.line(INSIDE, SEATS_TOP - 14, WIDTH - INSIDE, HEIGHT - INSIDE, under.deep)
    canvas.line(INSIDE, SEATS_TOP - 20, WIDTH - INSIDE, SEATS_TOP - 14, under.accent)
    return canvas


def land(under: Ground, scenery: Scenery, *, sunny: bool = True) -> Canvas:
    """Return the sky and the scenery, without figures; behind it the sun, or not."""
    top = 0 if sunny else HEIGHT
    return _lands(under, scenery).crop((0, top, WIDTH, top + HEIGHT))


@cached
def _lands(under: Ground, scenery: Scenery) -> Canvas:
    """Return the land with the sun and, below it, the one without.

    To draw the scenery takes most of the time, so it is drawn once for both.
    """
    front, both = Canvas.blank(under, HEIGHT), Canvas.blank(under, 2 * HEIGHT)
    scenery(front)
    above = _sky(sky(under))
    for top in (0, HEIGHT):
        both.image.paste(above, (INSIDE, top + INSIDE))
    shine(both, SUN)
    for top in (0, HEIGHT):
        both.repeat(front, 0, top)
    return both


def shine(canvas: Canvas, sun: Sun) -> None:
    """Draw the sun."""
    canvas.paste(_disc(sun.radius, sun.rim, sun.disc), sun.x, sun.y)


@sprite
def _disc(radius: float, rim: str, disc: str) -> Image.Image:
    pen = Pen(2 * radius, 2 * radius)
    pen.circle(radius, radius, radius, rim)
    pen.circle(radius, radius, radius * 0.86, disc)
    return pen.sheet()


def _sky(colours: Sequence[str]) -> Image.Image:
    """Return a sky that turns from each colour into the next without a visible edge.

    Between two colours, their pixels are mixed in the pattern of `_ORDER`. It repeats along a row, so the
    rows are compressed to almost nothing.
    """
    side = len(_ORDER)
    strip = Image.new("RGB", (side, SKY))
    for y in range(SKY):
        at = y / SKY * (len(colours) - 1)
        for x in range(side):
            later = at % 1 * side * side > _ORDER[y % side][x] + 0.5
            strip.putpixel((x, y), rgb(colours[int(at) + later]))
    whole = Image.new("RGB", (WIDTH - 2 * INSIDE, SKY))
    for x in range(0, whole.width, side):
        whole.paste(strip, (x, 0))
    return whole


def _title(canvas: Canvas, text: str) -> None:
    """Draw the name of the game, with a shade to lift it off the sky."""
    limit = WIDTH - 2 * MARGIN - 60
    dark = blend(canvas.ground.sky[0], INK, 0.5)
    canvas.text(MARGIN + 34, 136, text, TITLE, dark, bold="title", limit=limit)
    canvas.text(MARGIN + 30, 132, text, TITLE, PAPER, bold="title", limit=limit)


def _seats(canvas: Canvas, names: Sequence[str], capacity: int, lang: str) -> None:
    """Draw a plate for each seat, taken or free."""
    words = texts(lang)
    capacity = max(capacity, len(names))
    gap = 16 if capacity < 5 else 10
    width = (WIDTH - 2 * MARGIN - (capacity - 1) * gap) // capacity
    for seat in range(capacity):
        left = MARGIN + seat * (width + gap)
        middle = SEATS_TOP + SEAT_HEIGHT / 2
        taken = seat < len(names)
        canvas.box(left, SEATS_TOP, left + width, SEATS_TOP + SEAT_HEIGHT, PAPER, 16)
        canvas.paste(sprites.token(seat, 62) if taken else sprites.free_seat(58), left + 46, middle)
        name = readable(names[seat], SEATS[seat].letter) if taken else words("render-free-seat")
        canvas.text(left + 88, middle, name, NAME, INK if taken else SOFT, limit=width - 102)
