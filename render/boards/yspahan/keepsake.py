"""The city of Yspahan in its last week, for the poster of a finished game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageOps

from engine.games.yspahan.city import SOUK_SHOPS
from engine.games.yspahan.state import State
from render import box, sprites
from render.boards.yspahan import art, bazaar, city, pieces, sides, told
from render.boards.yspahan.ground import EARTH, GROUND
from render.boards.yspahan.stage import Stage
from render.canvas import Canvas, cached
from render.panels import around
from render.pen import Point
from render.scene import Scene
from render.theme import INK, PLASTER, SEATS, WHITE, WIDTH

WIDE, HIGH = WIDTH - 2 * box.INSIDE, city.BOTTOM - city.TOP
"""px"""
MAP = city.Map(WIDE - city.RIGHT, -city.TOP)
STAGE = Stage(MAP)
SUPERVISOR, FEET = 96, 16
"""px; the supervisor, and how much higher his middle is than that of his space."""
PLATE, POINTS = (80, 100), 62
"""px; the plate of a souk with points, and their type."""
CARAVAN = MAP.area(city.CARAVAN)
"""px; the box of the caravan."""
FADED, PALE, WAY = 130, PLASTER, 64
"""The alpha and the colour of what is over souks that nobody has; and px, how wide the way between shops is."""
BAND, RIM, JOINED = 12, 4, 10
"""px; the band around a souk in the colour of who got its points, the white rim at both of its sides, and how
much of what is between its houses belongs to it.
"""
CAMEL, RIDER = 84, 56
"""px; a loaded camel of the caravan, and the mark on it."""
_OASES: tuple[tuple[Point, tuple[int, int]], ...] = (((448, -282), (284, 90)), ((508, 556), (180, 84)))
"""Units: the centres and the sizes of grass with palms where a board has calendar and cards."""


def keepsake(scene: Scene, winners: Sequence[int]) -> Canvas:
    """Return the city and the caravan with the cubes that stood there when they were counted."""
    del winners
    state: State = scene.view.state
    canvas, ended = _ground(), told.week_before(scene, state)
    for souk, shops in enumerate(SOUK_SHOPS):
        if not ended.cubes.keys() & set(shops):
            mask, left, top = _shape(souk)
            canvas.cover(mask, PALE, FADED, left, top)
    for souk, (seat, _) in ended.scored.items():
        rim, band, left, top = _around(souk)
        canvas.cover(rim, WHITE, 255, left, top)
        canvas.cover(band, SEATS[seat].colour, 255, left, top)
    pieces.cubes(canvas, STAGE, ended, state)
    for souk, (seat, points) in ended.scored.items():
        _points(canvas, *MAP.at(city.PLATES[souk]), seat, points)
    _caravan(canvas, state)
    x, y = MAP.at(city.SPACES[state.supervisor])
    canvas.paste(art.supervisor(SUPERVISOR), x, y - FEET)
    return canvas


def _points(canvas: Canvas, x: float, y: float, seat: int, points: int) -> None:
    """Draw the points of a seat over the plate of the souk for which it got them."""
    left, top, right, bottom = around(x, y, *PLATE)
    canvas.box(left, top, right, bottom, WHITE, 16, INK, 3)
    canvas.box(left + 6, top + 6, right - 6, bottom - 6, SEATS[seat].colour, 10)
    canvas.text(x, y, f"+{points}", POINTS, SEATS[seat].text, align=0.5, limit=right - left - 14)


def _caravan(canvas: Canvas, state: State) -> None:
    """Draw the camels that are loaded, or an oasis if there are none."""
    left, top, right, bottom = CARAVAN
    if not state.caravan:
        lawn = bazaar.lawn(right - left, bottom - top, 1)
        canvas.paste(lawn, (left + right) / 2, (top + bottom) / 2)
        return
    canvas.put(sides.desert(right - left, bottom - top), left, top)
    for number, seat in enumerate(state.caravan):
        x, y = sides.slot(CARAVAN, state, number)
        canvas.paste(sprites.camel(CAMEL, cloth=PLASTER), x, y)
        canvas.paste(sprites.token(seat, RIDER), x - 6, y - 6)


@lru_cache(maxsize=len(SOUK_SHOPS))
def _around(souk: int) -> tuple[Image.Image, Image.Image, int, int]:
    """Return masks of the rim and of the band around a souk, and where they begin."""
    mask, left, top = _shape(souk)
    out = BAND + 2 * RIM + JOINED
    wide = ImageOps.expand(mask, out)

    def grown(by: int) -> Image.Image:
        joined = wide.filter(ImageFilter.BoxBlur(JOINED + by)).point([0] + [255] * 255)
        return joined.filter(ImageFilter.BoxBlur(JOINED)).point([0] * 254 + [255] * 2)

    rings = [ImageChops.subtract(grown(far), grown(near)) for near, far in ((0, BAND + 2 * RIM), (RIM, BAND + RIM))]
    return rings[0], rings[1], left - out, top - out


@lru_cache(maxsize=len(SOUK_SHOPS))
def _shape(souk: int) -> tuple[Image.Image, int, int]:
    """Return a mask of a souk, and where it begins."""
    houses = [city.HOUSES[shop] for shop in SOUK_SHOPS[souk]]
    shown = [city.around(house, bazaar.WIDTH, bazaar.HEIGHT) for house in houses]
    shown.append(city.around(city.PLATES[souk], city.PLATE_WIDTH, city.PLATE_HEIGHT))
    boxes = [MAP.area(city.with_shadow(around)) for around in shown]
    ways = [MAP.at(place) for place in (*houses, houses[0])]
    left, top = (min(box[side] for box in boxes) for side in (0, 1))
    right, bottom = (max(box[side] for box in boxes) for side in (2, 3))
    mask = Image.new("L", (right - left, bottom - top))
    pen = ImageDraw.Draw(mask)
    pen.line([(x - left, y - top) for x, y in ways], 255, WAY)
    for x0, y0, x1, y1 in boxes:
        pen.rectangle((x0 - left, y0 - top, x1 - left - 1, y1 - top - 1), 255)
    return mask, left, top


def warm() -> None:
    """Draw the empty city in advance."""
    _ground()


@cached
def _ground() -> Canvas:
    """Return the empty city without the codes of its places; its streets lead to the right edge."""
    canvas = Canvas(GROUND, Image.new("RGB", (WIDE, HIGH), EARTH))
    drawn = city.sheet(1.0, coded=False)
    canvas.inset(drawn, WIDE - drawn.size[0], 0)
    for place, size in _OASES:
        canvas.paste(bazaar.lawn(*size, MAP.zoom), *MAP.at(place))
    return canvas
