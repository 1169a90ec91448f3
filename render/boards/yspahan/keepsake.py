"""The city of Yspahan in its last week, for the poster of a finished game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageOps

from engine.games.yspahan.city import SOUK_SHOPS
from engine.games.yspahan.state import State
from render import box, sprites
from render.boards.yspahan import art, bazaar, city, pieces, sides, told
from render.boards.yspahan.ground import BRIGHT, EARTH, GROUND
from render.boards.yspahan.stage import Stage
from render.caching import composed
from render.canvas import Canvas, cached
from render.panels import around
from render.pen import Point
from render.scene import Scene
from render.theme import INK, PLASTER, SEATS, WHITE, WIDTH, blend, rgb

FOOT = 16
"""px; the ground below the southernmost souks, where their rims have room."""
WIDE, HIGH = WIDTH - 2 * box.INSIDE, city.BOTTOM - city.TOP + FOOT
"""px"""
MAP = city.Map(WIDE - city.RIGHT, -city.TOP)
STAGE = Stage(MAP)
SUPERVISOR, FEET = 96, 16
"""px; the supervisor, and how much higher his middle is than that of his space."""
PLATE, POINTS = (80, 100), 62
"""px; the plate of a souk with points, and their type."""
CARAVAN, WITHIN = MAP.area(city.PLAIN), 14
"""px; the box of the caravan, and what is empty at its sides."""
FADED = 144, 40
"""The alpha of the ground over souks that nobody has, and over those that are not full."""
DYED, LIT = 195, 0.2
"""The alpha of the colour over a souk of the seat that scored it, and the share of white in it."""
WAY = 46
"""px; how wide the way between shops is."""
SOFTENED, OUT, EDGES = 5, 24, (70, 155)
"""px; how far the edge of a souk is smoothed, and how far the picture of it reaches beyond the souk; and the
values of the blurred mask of it where its rim begins and ends.
"""
LARGEST, RIDER, HUMP, APART, FLAT = 140, 0.66, (-0.07, -0.2), 4, 0.8
"""px, the size of the largest camels; as its multiples the size of the mark on each, and how far that is from
the middle of the camel; px, between camels beside each other, and above and below them;
and how large they are at least with a row less, by their size with it: that is preferred.
"""
GARDEN = (360, 110)
"""Units; the size of the garden that is there instead if no camel is loaded."""
_OASES: tuple[tuple[Point, tuple[int, int]], ...] = (((448, -282), (284, 90)), ((508, 556), (180, 84)))
"""Units: the centres and the sizes of grass with palms where a board has calendar and cards."""


def keepsake(scene: Scene, winners: Sequence[int]) -> Canvas:
    """Return the city and the caravan with the cubes that stood there when they were counted."""
    del winners
    state: State = scene.view.state
    canvas, ended = _ground(), told.week_before(scene, state)
    for souk, shops in enumerate(SOUK_SHOPS):
        if souk not in ended.scored:
            mask, left, top = _shape(souk)
            canvas.cover(mask, BRIGHT, FADED[bool(ended.cubes.keys() & set(shops))], left, top)
    for souk, (seat, _) in ended.scored.items():
        _, left, top = _shape(souk)
        canvas.put(_dye(souk, SEATS[seat].colour), left - OUT, top - OUT)
    pieces.cubes(canvas, STAGE, ended, state, coded=False)
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
    """Draw the camels that are loaded, from the first one at the right; a garden if none are."""
    left, top, right, bottom = CARAVAN
    if not state.caravan:
        canvas.paste(bazaar.lawn(*GARDEN, MAP.zoom), (left + right) / 2, (top + bottom) / 2)
        return
    canvas.put(sides.desert(right - left, bottom - top), left, top)
    camels = state.caravan
    higher = RIDER / 2 - HUMP[1] - 0.5  # a mark is above its camel, by the size of that
    wide, high = right - left - 2 * WITHIN, bottom - top - 2 * APART

    def largest(rows: int) -> int:
        return min(
            LARGEST, wide // -(-len(camels) // rows) - APART, int(high / (1 + higher + RIDER * (rows - 1)))
        )

    rows = max(range(1, len(camels) + 1), key=lambda rows: largest(rows) * FLAT**rows)
    long, size = -(-len(camels) // rows), largest(rows)
    for number, seat in reversed([*enumerate(camels)]):  # marks hide the feet of those behind them
        row, place = divmod(number, long)
        beside = min(long, len(camels) - row * long)
        x = (left + right) / 2 + (size + APART) * ((beside - 1) / 2 - place)
        y = (top + bottom) / 2 + higher / 2 * size + RIDER * size * ((rows - 1) / 2 - row)
        canvas.paste(sprites.camel(size, cloth=PLASTER), x, y)
        canvas.paste(sprites.token(seat, round(RIDER * size)), x + HUMP[0] * size, y + HUMP[1] * size)


@composed
def _dye(souk: int, colour: str) -> Image.Image:
    """Return what colours the ground of a souk, through which its shops can be seen, and its dark rim."""
    field, rim = _fields(souk)
    sheet = Image.new("RGBa", field.size, None)
    lit = rgb(blend(colour, WHITE, LIT))
    sheet.paste((*(part * DYED // 255 for part in lit), DYED), mask=field)
    sheet.paste((*rgb(INK), 255), mask=rim)
    return sheet


@lru_cache(maxsize=len(SOUK_SHOPS))
def _fields(souk: int) -> tuple[Image.Image, Image.Image]:
    """Return masks of the ground of a souk, its court included, and of the rim of that."""
    shape, left, top = _shape(souk)
    mask = ImageOps.expand(Image.new("L", shape.size), OUT)
    pen = ImageDraw.Draw(mask)
    ways = [(x - left + OUT, y - top + OUT) for x, y in map(MAP.at, city.joined(souk))]
    if ways[0] == ways[-1]:
        pen.polygon(ways, 255)
    pen.line(ways, 255, WAY, joint="curve")
    for x0, y0, x1, y1 in map(MAP.area, _parts(souk)):
        pen.rectangle((x0 - left + OUT, y0 - top + OUT, x1 - left + OUT - 1, y1 - top + OUT - 1), 255)
    mask = mask.filter(ImageFilter.GaussianBlur(SOFTENED))
    whole, inner = (_above(mask, edge) for edge in EDGES)
    return inner, ImageChops.subtract(whole, inner)


def _above(mask: Image.Image, least: int) -> Image.Image:
    """Return a mask of where a blurred one has at least this value."""
    values = [255 * (value >= least) for value in range(256)]
    return mask.point(values)  # pyright: ignore[reportUnknownMemberType]  # untyped there


def _parts(souk: int) -> list[city.Box]:
    """Return the boxes of the shops of a souk and of its plate, in units."""
    houses = (city.HOUSES[shop] for shop in SOUK_SHOPS[souk])
    plate = city.around(city.PLATES[souk], city.PLATE_WIDTH, city.PLATE_HEIGHT)
    return [*(city.around(house, bazaar.WIDTH, bazaar.HEIGHT) for house in houses), plate]


@lru_cache(maxsize=len(SOUK_SHOPS))
def _shape(souk: int) -> tuple[Image.Image, int, int]:
    """Return a mask of a souk, and where it begins."""
    boxes = [MAP.area(city.with_shadow(around)) for around in _parts(souk)]
    ways = [MAP.at(place) for place in city.joined(souk)]
    left, top = (min(box[side] for box in boxes) for side in (0, 1))
    right, bottom = (max(box[side] for box in boxes) for side in (2, 3))
    mask = Image.new("L", (right - left, bottom - top))
    pen = ImageDraw.Draw(mask)
    pen.line([(x - left, y - top) for x, y in ways], 255, WAY)
    for x0, y0, x1, y1 in boxes:
        pen.rectangle((x0 - left, y0 - top, x1 - left - 1, y1 - top - 1), 255)
    return mask, left, top


def warm() -> None:
    """Draw the empty city and the outlines of its souks in advance."""
    _ground()
    for souk in range(len(SOUK_SHOPS)):
        _fields(souk)


@cached
def _ground() -> Canvas:
    """Return the empty city without the codes of its places; its streets lead to the right edge."""
    canvas = Canvas(GROUND, Image.new("RGB", (WIDE, HIGH), EARTH))
    drawn = city.sheet(1.0, coded=False)
    canvas.inset(drawn, WIDE - drawn.size[0], 0)
    left, _, right, bottom = MAP.area((-city.STREET_HALF, 0, city.STREET_HALF, city.BOTTOM))
    canvas.inset(canvas.crop((left, bottom - FOOT, right, bottom)), left, bottom)
    for place, size in _OASES:
        canvas.paste(bazaar.lawn(*size, MAP.zoom), *MAP.at(place))
    return canvas
