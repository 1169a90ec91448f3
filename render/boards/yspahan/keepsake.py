"""The city of Yspahan in its last week, for the poster of a finished game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product

from PIL import Image, ImageDraw, ImageFilter, ImageOps

from engine.games.yspahan.city import SOUK_SHOPS
from engine.games.yspahan.state import DATA, State
from locales import texts
from render import box, keepsakes, sprites
from render import text as words
from render.boards.yspahan import art, bazaar, city, pieces, told
from render.boards.yspahan.ground import DUSK, EARTH, GROUND, STREET
from render.boards.yspahan.stage import Stage
from render.caching import composed, kept
from render.canvas import Canvas, cached
from render.panels import around
from render.pen import Pen, Point, resized
from render.scene import Scene
from render.theme import GOLD, INK, PLASTER, SAND, SEATS, WHITE, WIDTH, pale, rgb

ZOOM = 1.0
"""px of a unit."""
WIDE = WIDTH - 2 * box.INSIDE
"""px"""
MAP = city.Map(-(city.LEFT + city.RIGHT) / 2 * ZOOM + WIDE / 2, -city.TOP * ZOOM, ZOOM)
STAGE = Stage(MAP)
HIGH = round((city.BOTTOM - city.TOP) * ZOOM)
"""px; of the whole city, of which only the part with points is shown."""
DESERT, DUNES = 180, ((SAND, (0, 0, 0)), (DUSK, (0.5, 0.36, 0.56, 0.4, 0.52)))
"""px; the desert below that, through which the caravan goes; and its colours."""
AROUND = 32
"""px; what is shown above and below souks with points."""
SUPERVISOR, FEET = 96, 16
"""px; the supervisor, and how much higher his middle is than that of his space."""
PLATE, POINTS = (80, 100), 66
"""px; the plate of a souk with points, and their type."""
WITHIN, HEADED, HEADING, EDGE = 14, 68, 62, 36
"""px; what is empty around camels and beside words; the plate of a heading, and the type of all headings; and
from the left to that of the caravan.
"""
GATE, PASSED = 90, 60
"""Units; the gate at the western end of the avenue, and the half of what the supervisor takes of it."""
FADED = 110
"""The alpha of the ground over souks without points: they stay behind the others."""
CUBE, RAISED = 84, 6
"""px; a cube in a souk with points, larger than elsewhere, and how much higher it is than on the board."""
WAYS = 22, 46
"""px; how wide the way between shops of others is, and of winners, whose courts are filled, too."""
SOFTENED, OUT, FIELD = 7, 32, 44
"""px; how far the edge of a souk is smoothed, and how far the picture of it reaches beyond the souk; and the
value of the blurred mask of it where its ground begins.
"""
DARK, GILT = ((INK, 18),), ((INK, 1), (GOLD, 3), (WHITE, 28))
"""The rims of the souks of others, and of winners: their colours, and where in that mask they begin."""
LARGEST, RIDER, HUMP, APART = 140, 0.66, (-0.07, -0.2), 6
"""px, the size of the largest camels; as its multiples the size of the mark on each, and how far that is from
the middle of the camel; and px, between camels.
"""

_OASES: tuple[tuple[Point, tuple[int, int]], ...] = (
    ((448, -282), (284, 90)), ((508, 556), (180, 84)), ((-682, -283), (360, 110)),
)  # fmt: skip
"""Units: the centres and the sizes of grass with palms where a board has calendar, cards and caravan."""


def keepsake(scene: Scene, winners: Sequence[int]) -> Canvas:
    """Return the part of the city with souks that had points and, below it, the caravan if it is loaded."""
    state: State = scene.view.state
    canvas, ended = _ground(), told.week_before(scene, state)
    for souk in set(range(len(SOUK_SHOPS))).difference(ended.scored):
        mask, left, top = _shape(souk)
        canvas.cover(mask, EARTH, FADED, left, top)
    for souk, (seat, _) in sorted(ended.scored.items(), key=lambda item: item[1][0] in winners):
        _, left, top = _shape(souk)
        won = seat in winners
        colour = SEATS[seat].colour if won else pale(seat, GROUND)
        canvas.put(_dye(souk, colour, gilt=won), left - OUT, top - OUT)
    top, bottom = window(ended)
    pieces.cubes(canvas, STAGE, ended, state, coded=False)
    for souk, (seat, points) in ended.scored.items():
        for shop in SOUK_SHOPS[souk]:
            x, y = MAP.at(city.HOUSES[shop])
            canvas.paste(bazaar.shop(DATA["souk"][souk]["tint"], "", ZOOM), x, y)
            canvas.paste(art.cube(seat, CUBE), x, y - RAISED)
        _points(canvas, *MAP.at(city.PLATES[souk]), seat, points)
    x, y = MAP.at(city.SPACES[state.supervisor])
    if top <= y - FEET - SUPERVISOR / 2 and y - FEET + SUPERVISOR / 2 <= bottom:
        canvas.paste(art.supervisor(SUPERVISOR), x, y - FEET)
    _heading(canvas, scene)
    shown = canvas.crop((0, top, WIDE, bottom))
    return _above_desert(shown, scene, ended.counted) if state.caravan else shown


def window(ended: told.Week) -> tuple[int, int]:
    """Return the px of the city from and to which it is shown: with the avenue, all that had points and all
    cubes.
    """
    avenue = MAP.area((city.LEFT, -city.AVENUE_HALF, city.RIGHT, city.AVENUE_HALF))
    souks = [MAP.area(part) for souk in ended.scored for part in _parts(souk)]
    cubes = [MAP.area(city.with_shadow(city.house_box(shop))) for shop in ended.cubes]
    top = min(at[1] for at in (avenue, *souks, *cubes)) - AROUND
    bottom = max(at[3] for at in (avenue, *souks, *cubes)) + AROUND
    return max(0, top), min(HIGH, bottom)


def _heading(canvas: Canvas, scene: Scene) -> None:
    """Say on the avenue, where it is longest beside the supervisor, what brought the points of the souks."""
    state: State = scene.view.state
    x, y = city.SPACES[state.supervisor]
    ends: list[float] = [city.LEFT + GATE, -city.STREET_HALF, city.STREET_HALF, city.RIGHT]
    if abs(y) < city.AVENUE_HALF:
        ends = sorted([*ends, x - PASSED, x + PASSED])
    left, right = max(zip(ends[::2], ends[1::2], strict=True), key=lambda room: room[1] - room[0])
    said = texts(scene.lang)("yspahan-poster-souks")
    room = round((right - left) * ZOOM) - 4 * WITHIN
    (x, y), wide = MAP.at(((left + right) / 2, 0)), words.fitted(said, HEADING, room).width
    plate = around(x, y, wide + 2 * WITHIN, HEADED)  # without the joints of the paving
    canvas.text(x, y, said, HEADING, on=canvas.box(*plate, STREET), align=0.5, limit=room)


def _points(canvas: Canvas, x: float, y: float, seat: int, points: int) -> None:
    """Draw the points of a seat over the plate of the souk for which it got them, or beside its camels."""
    left, top, right, bottom = around(x, y, *PLATE)
    canvas.box(left, top, right, bottom, WHITE, 16, INK, 3)
    canvas.box(left + 6, top + 6, right - 6, bottom - 6, SEATS[seat].colour, 10)
    canvas.text(x, y, f"+{points}", POINTS, SEATS[seat].text, align=0.5, limit=right - left - 14)


def _above_desert(shown: Canvas, scene: Scene, counted: Mapping[int, int]) -> Canvas:
    """Return the city with the desert below it, where the camels that are loaded go: those of each seat in a
    row before the points that they brought, by seat, from the most on.
    """
    high, caravan = shown.size[1], scene.view.state.caravan
    canvas = Canvas(GROUND, Image.new("RGB", (WIDE, high + DESERT), SAND))
    canvas.inset(shown, 0, 0)
    canvas.inset(_desert(), 0, high)
    y, said = high + DESERT / 2, texts(scene.lang)("yspahan-poster-caravan")
    x = EDGE + canvas.text(EDGE, y, said, HEADING, limit=2 * WIDE // 5) + EDGE
    seats = sorted({*caravan}, key=lambda seat: -counted.get(seat, 0))
    room = WIDE - EDGE - x - len(seats) * (PLATE[0] + 2 * WITHIN)
    pitch = min(1.1 * LARGEST, room / len(caravan))
    size = round(pitch) - APART
    x += (room - pitch * len(caravan)) / 2
    for seat in seats:
        for _ in range(caravan.count(seat)):
            canvas.paste(sprites.camel(size, cloth=PLASTER), x + pitch / 2, y)
            token = sprites.token(seat, round(RIDER * size))
            canvas.paste(token, x + pitch / 2 + HUMP[0] * size, y + HUMP[1] * size)
            x += pitch
        if seat in counted:
            _points(canvas, x + WITHIN / 2 + PLATE[0] / 2, y, seat, counted[seat])
        x += PLATE[0] + 2 * WITHIN
    return canvas


@cached
def _desert() -> Canvas:
    """Return the dunes through which the caravan goes."""
    canvas, pen = Canvas(GROUND, Image.new("RGB", (WIDE, DESERT), SAND)), Pen(WIDE, DESERT)
    keepsakes.dunes(pen, DUNES, WIDE, DESERT)
    canvas.put(pen.sheet(), 0, 0)
    return canvas


@composed
def _dye(souk: int, colour: str, *, gilt: bool) -> Image.Image:
    """Return the ground of a souk in a colour, with its rim."""
    field = _field(souk, whole=gilt)
    sheet = Image.new("RGBa", field.size, None)
    for fill, least in (*(GILT if gilt else DARK), (colour, FIELD)):
        sheet.paste((*rgb(fill), 255), mask=_above(field, least))
    return sheet


@composed
def _field(souk: int, *, whole: bool) -> Image.Image:
    """Return a blurred mask of the ground of a souk, the whole with its court, or with narrow ways."""
    shape, left, top = _shape(souk)
    mask = ImageOps.expand(Image.new("L", shape.size), OUT)
    pen = ImageDraw.Draw(mask)
    ways = [(x - left + OUT, y - top + OUT) for x, y in map(MAP.at, city.joined(souk))]
    if whole and ways[0] == ways[-1]:
        pen.polygon(ways, 255)
    pen.line(ways, 255, WAYS[whole], joint="curve")
    for x0, y0, x1, y1 in map(MAP.area, _parts(souk)):
        pen.rectangle((x0 - left + OUT, y0 - top + OUT, x1 - left + OUT - 1, y1 - top + OUT - 1), 255)
    return mask.filter(ImageFilter.GaussianBlur(SOFTENED))


def _above(mask: Image.Image, least: int) -> Image.Image:
    """Return a mask of where a blurred one has at least this value."""
    values = [255 * (value >= least) for value in range(256)]
    return mask.point(values)  # pyright: ignore[reportUnknownMemberType]  # untyped there


def _parts(souk: int) -> list[city.Box]:
    """Return the boxes of the shops of a souk and of its plate, in units."""
    houses = (city.HOUSES[shop] for shop in SOUK_SHOPS[souk])
    plate = city.around(city.PLATES[souk], city.PLATE_WIDTH, city.PLATE_HEIGHT)
    return [*(city.around(house, bazaar.WIDTH, bazaar.HEIGHT) for house in houses), plate]


@kept
def _shape(souk: int) -> tuple[Image.Image, int, int]:
    """Return a mask of a souk, and where it begins."""
    boxes = [MAP.area(city.with_shadow(around)) for around in _parts(souk)]
    ways = [MAP.at(place) for place in city.joined(souk)]
    left, top = (min(box[side] for box in boxes) for side in (0, 1))
    right, bottom = (max(box[side] for box in boxes) for side in (2, 3))
    mask = Image.new("L", (right - left, bottom - top))
    pen = ImageDraw.Draw(mask)
    pen.line([(x - left, y - top) for x, y in ways], 255, WAYS[True])
    for x0, y0, x1, y1 in boxes:
        pen.rectangle((x0 - left, y0 - top, x1 - left - 1, y1 - top - 1), 255)
    return mask, left, top


def warm() -> None:
    """Draw the empty city and the outlines of its souks in advance."""
    _ground()
    _desert()
    for souk, whole in product(range(len(SOUK_SHOPS)), (False, True)):
        _field(souk, whole=whole)


@cached
def _ground() -> Canvas:
    """Return the empty city without the codes of its places."""
    canvas = Canvas(GROUND, Image.new("RGB", (WIDE, HIGH), EARTH))
    whole = city.sheet(ZOOM, coded=False)
    wide = whole.size[0]
    edge = (WIDE - wide) // 2
    canvas.inset(whole, edge, 0)
    for x, column in ((0, 0), (edge + wide, wide - 1)):  # streets go on to the border
        side = resized(whole.image.crop((column, 0, column + 1, HIGH)), WIDE - edge - wide, HIGH)
        canvas.image.paste(side, (x, 0))
    for place, size in _OASES:
        canvas.paste(bazaar.lawn(*size, MAP.zoom), *MAP.at(place))
    return canvas
