"""The city of Yspahan in its last week, for the poster of a finished game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image, ImageDraw

from engine.games.yspahan.city import SOUK_SHOPS
from engine.games.yspahan.state import State
from locales import texts
from render import box
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
FADED, WAY = 120, 64
"""The alpha of the ground over souks that nobody has; and px, how wide the way between shops is."""
_OASES: tuple[tuple[Point, tuple[int, int]], ...] = (((448, -282), (284, 90)), ((508, 556), (180, 84)))
"""Units: the centres and the sizes of grass with palms where a board has calendar and cards."""


def keepsake(scene: Scene, winners: Sequence[int]) -> Canvas:
    """Return the city and the caravan with the cubes that stood there when they were counted."""
    del winners
    state: State = scene.view.state
    canvas, ended = _ground(), told.week_before(scene, state)
    for souk, shops in enumerate(SOUK_SHOPS):
        if not ended.cubes.keys() & set(shops):
            canvas.cover(*_faded(souk))
    pieces.names(canvas, STAGE, texts(scene.lang))
    pieces.cubes(canvas, STAGE, ended, state)
    for souk, (seat, points) in ended.scored.items():
        _points(canvas, *MAP.at(city.PLATES[souk]), seat, points)
    sides.caravan(canvas, CARAVAN, state)
    x, y = MAP.at(city.SPACES[state.supervisor])
    canvas.paste(art.supervisor(SUPERVISOR), x, y - FEET)
    return canvas


def _points(canvas: Canvas, x: float, y: float, seat: int, points: int) -> None:
    """Draw the points of a seat over the plate of the souk for which it got them."""
    left, top, right, bottom = around(x, y, *PLATE)
    canvas.box(left, top, right, bottom, WHITE, 16, INK, 3)
    canvas.box(left + 6, top + 6, right - 6, bottom - 6, SEATS[seat].colour, 10)
    canvas.text(x, y, f"+{points}", POINTS, SEATS[seat].text, align=0.5, limit=right - left - 14)


@lru_cache(maxsize=len(SOUK_SHOPS))
def _faded(souk: int) -> tuple[Image.Image, str, int, int, int]:
    """Return what makes an empty souk pale: its mask, a colour and its alpha, and where the mask begins."""
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
    return mask, EARTH, FADED, left, top


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
    canvas.box(*CARAVAN, PLASTER, 16)
    return canvas
