"""The city of Yspahan in its last week, for the poster of a finished game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import chain, product

from PIL import Image, ImageDraw, ImageFilter, ImageOps

from engine.games.yspahan.city import SOUK_SHOPS
from engine.games.yspahan.state import DATA, State
from locales import texts
from render import box, sprites
from render import text as words
from render.boards.yspahan import art, bazaar, city, pieces, sides, told
from render.boards.yspahan.ground import EARTH, GROUND
from render.boards.yspahan.stage import Stage
from render.caching import composed
from render.canvas import Box, Canvas, cached, grown, overlap
from render.panels import around
from render.pen import Point, resized
from render.scene import Scene
from render.theme import GOLD, INK, PAPER, PLASTER, SEATS, WHITE, WIDTH, rgb

ZOOM = 1.0
"""px of a unit."""
WIDE = WIDTH - 2 * box.INSIDE
"""px"""
MAP = city.Map(-(city.LEFT + city.RIGHT) / 2 * ZOOM + WIDE / 2, -city.TOP * ZOOM, ZOOM)
STAGE = Stage(MAP)
HIGH = round((city.BOTTOM - city.TOP) * ZOOM)
"""px; of the whole city, of which only the part with points is shown."""
PLAIN = MAP.area(city.PLAIN)
"""The box of the caravan, if that part is shown and the caravan has no room elsewhere."""
CAMPS = (520, 300), (520, 250), (440, 210)
"""px; how wide and high the caravan is, the largest that has room among the souks first."""
AROUND, STEP = 32, 16
"""px; what is shown above and below souks with points, and from one place that is tried for the caravan to
the next one below it.
"""
SUPERVISOR, FEET = 96, 16
"""px; the supervisor, and how much higher his middle is than that of his space."""
PLATE, POINTS = (80, 100), 66
"""px; the plate of a souk with points, and their type."""
WITHIN, HEADED, HEADING = 14, 68, 62
"""px; what is empty around the caravan; its heading with the room for it, and the type of that."""
GATE, PASSED = 90, 60
"""Units; the gate at the western end of the avenue, and the half of what the supervisor takes of it."""
FADED = 90
"""The alpha of the ground over souks without points: they stay behind the others."""
CUBE, RAISED = 84, 6
"""px; a cube in a souk with points, larger than elsewhere, and how much higher it is than on the board."""
WAY = 46
"""px; how wide the way between shops is."""
SOFTENED, OUT, FIELD = 7, 32, 44
"""px; how far the edge of a souk is smoothed, and how far the picture of it reaches beyond the souk; and the
value of the blurred mask of it where its ground begins.
"""
DARK, GILT = ((INK, 18),), ((INK, 1), (GOLD, 4), (INK, 30))
"""The rims of the souks of others, and of winners: their colours, and where in that mask they begin."""
LARGEST, RIDER, HUMP, APART = 140, 0.66, (-0.07, -0.2), 6
"""px, the size of the largest camels; as its multiples the size of the mark on each, and how far that is from
the middle of the camel; and px, between camels.
"""
LAWN = 360, 110
"""Units; the size of the grass with palms that is there instead if no camel is loaded."""


_OASES: tuple[tuple[Point, tuple[int, int]], ...] = (((448, -282), (284, 90)), ((508, 556), (180, 84)))
"""Units: the centres and the sizes of grass with palms where a board has calendar and cards."""


def keepsake(scene: Scene, winners: Sequence[int]) -> Canvas:
    """Return the part of the city with souks that had points and, among them, the caravan."""
    state: State = scene.view.state
    canvas, ended = _ground(), told.week_before(scene, state)
    for souk in set(range(len(SOUK_SHOPS))).difference(ended.scored):
        mask, left, top = _shape(souk)
        canvas.cover(mask, EARTH, FADED, left, top)
    for souk, (seat, _) in sorted(ended.scored.items(), key=lambda item: item[1][0] in winners):
        _, left, top = _shape(souk)
        canvas.put(_dye(souk, SEATS[seat].colour, gilt=seat in winners), left - OUT, top - OUT)
    top, bottom, camp = window(ended, state)
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
    if camp:
        _caravan(canvas, scene, camp)
    elif top < PLAIN[1] + LAWN[1]:
        canvas.paste(bazaar.lawn(*LAWN, ZOOM), (PLAIN[0] + PLAIN[2]) / 2, (PLAIN[1] + PLAIN[3]) / 2)
    return canvas.crop((0, top, WIDE, bottom))


def window(ended: told.Week, state: State) -> tuple[int, int, Box | None]:
    """Return the px of the city from and to which it is shown, with the avenue, all that had points and all
    cubes; and the box of the caravan, if any camel is loaded.
    """
    avenue = MAP.area((city.LEFT, -city.AVENUE_HALF, city.RIGHT, city.AVENUE_HALF))
    souks = [MAP.area(part) for souk in ended.scored for part in _parts(souk)]
    cubes = [MAP.area(city.with_shadow(city.house_box(shop))) for shop in ended.cubes]
    top = max(0, min(at[1] for at in (avenue, *souks, *cubes)) - AROUND)
    bottom = min(HIGH, max(at[3] for at in (avenue, *souks, *cubes)) + AROUND)
    if not state.caravan:
        return top, bottom, None
    bottom = max(bottom, avenue[3] + CAMPS[0][1] + 2 * WITHIN)
    camp = _camp(ended, state, top, bottom)
    return min(top, camp[1]), bottom, camp


def _camp(ended: told.Week, state: State, top: int, bottom: int) -> Box:
    """Return where the caravan is: below the avenue if it has room there without hiding a cube or a souk that
    had points, else on the plain.
    """
    parts = [_parts(souk) for souk in ended.scored]
    taken = [
        *(grown(MAP.area(part), WITHIN) for part in chain(*parts)),
        *(MAP.area(city.house_box(shop)) for shop in ended.cubes),
        around(*MAP.at(city.SPACES[state.supervisor]), 2 * SUPERVISOR),
    ]
    first = MAP.at((0, city.AVENUE_HALF))[1] + WITHIN
    quarters = (city.STREET_HALF, city.RIGHT), (city.LEFT, -city.STREET_HALF)
    for wide, high in CAMPS:
        for y, (west, east) in product(range(round(first), bottom - high - WITHIN, STEP), quarters):
            left, right = (round(MAP.at((x, 0))[0]) for x in (west, east))
            for x in (right - WITHIN - wide, left + WITHIN):
                if not any(overlap((x, y, x + wide, y + high), other) for other in taken):
                    return x, y, x + wide, y + high
    return PLAIN


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
    plate = around(x, y, wide + 2 * WITHIN, HEADED)
    canvas.text(x, y, said, HEADING, on=canvas.box(*plate, PAPER, 12), align=0.5, limit=room)


def _points(canvas: Canvas, x: float, y: float, seat: int, points: int) -> None:
    """Draw the points of a seat over the plate of the souk for which it got them."""
    left, top, right, bottom = around(x, y, *PLATE)
    canvas.box(left, top, right, bottom, WHITE, 16, INK, 3)
    canvas.box(left + 6, top + 6, right - 6, bottom - 6, SEATS[seat].colour, 10)
    canvas.text(x, y, f"+{points}", POINTS, SEATS[seat].text, align=0.5, limit=right - left - 14)


def _caravan(canvas: Canvas, scene: Scene, camp: Box) -> None:
    """Draw the camels that are loaded, from the first at the right, below a heading."""
    left, top, right, bottom = camp
    camels: Sequence[int] = scene.view.state.caravan
    canvas.put(sides.desert(right - left, bottom - top), left, top)
    x, room = (left + right) / 2, right - left - 2 * WITHIN
    say = texts(scene.lang)
    canvas.text(x, top + HEADED / 2 + 4, say("yspahan-sheet-caravan"), HEADING, align=0.5, limit=room)
    top += HEADED
    higher = RIDER / 2 - HUMP[1] - 0.5  # a mark is above its camel, by the size of that
    wide, high = room, bottom - top - WITHIN

    def largest(rows: int) -> int:
        across, down = wide // -(-len(camels) // rows), int(high / (rows * (1 + higher)))
        return min(LARGEST, across - APART, down - APART)

    rows = max(range(1, len(camels) + 1), key=largest)
    long, size = -(-len(camels) // rows), largest(rows)
    pitch = min(high / rows, (1 + higher) * 1.3 * size)
    for number, seat in enumerate(camels):
        row, place_ = divmod(number, long)
        beside = min(long, len(camels) - row * long)
        x = (left + right) / 2 + (size + APART) * ((beside - 1) / 2 - place_)
        y = (top + bottom) / 2 + higher / 2 * size + pitch * (row - (rows - 1) / 2)
        canvas.paste(sprites.camel(size, cloth=PLASTER), x, y)
        canvas.paste(sprites.token(seat, round(RIDER * size)), x + HUMP[0] * size, y + HUMP[1] * size)


@composed
def _dye(souk: int, colour: str, *, gilt: bool) -> Image.Image:
    """Return the ground of a souk in a colour, with its rim."""
    field = _field(souk)
    sheet = Image.new("RGBa", field.size, None)
    for fill, least in (*(GILT if gilt else DARK), (colour, FIELD)):
        sheet.paste((*rgb(fill), 255), mask=_above(field, least))
    return sheet


@lru_cache(maxsize=len(SOUK_SHOPS))
def _field(souk: int) -> Image.Image:
    """Return a blurred mask of the ground of a souk, its court included."""
    shape, left, top = _shape(souk)
    mask = ImageOps.expand(Image.new("L", shape.size), OUT)
    pen = ImageDraw.Draw(mask)
    ways = [(x - left + OUT, y - top + OUT) for x, y in map(MAP.at, city.joined(souk))]
    if ways[0] == ways[-1]:
        pen.polygon(ways, 255)
    pen.line(ways, 255, WAY, joint="curve")
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
        _field(souk)


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
