"""The map of Yspahan: where each place lies on the picture, and the base with streets, souks and frames.

Owns the geometry of the city. Must not know positions: what changes is pasted over a copy of the base.
"""

from __future__ import annotations

from PIL import Image

from engine.games.yspahan.city import SOUK_SHOPS
from engine.games.yspahan.state import BUILDINGS, DATA, FLOORS, SHOPS, STREET
from render import sprites
from render.boards.yspahan import art
from render.boards.yspahan.ground import GROUND
from render.canvas import Canvas, cached
from render.pen import Pen, Point
from render.theme import GAP, LABEL, MARGIN, PAPER, PLASTER, SAND, SHADE, SMALL, STONE, TINTS, WIDTH, WOOD

UNIT_X, UNIT_Y = 78.4, 71
"""px from one place to the next."""
LEFT, TOP = 11.59, 4.6
RIGHT, BOTTOM = 7.59, 7.6
"""Units from the crossing to the edges of the city."""
SHOP_WIDTH, SHOP_HEIGHT = 84, 78
DISC = 30
"""px; radius of a street space."""
TOKEN = 46
"""px; a cube in a shop."""
CITY_BOTTOM = MARGIN + round(12.2 * UNIT_Y)
FOOT = CITY_BOTTOM + GAP
"""px; top of the panels below the city."""
FLOOR_HEIGHT = 57
PANEL_PAD = 12
HEIGHT = FOOT + 6 * FLOOR_HEIGHT + 2 * PANEL_PAD + MARGIN

Box = tuple[int, int, int, int]

TOWER: Box = (MARGIN, FOOT, MARGIN + 360, HEIGHT - MARGIN)
YARD: Box = (TOWER[2] + GAP, FOOT, TOWER[2] + GAP + 520, HEIGHT - MARGIN)
PLAYERS: Box = (YARD[2] + GAP, FOOT, WIDTH - MARGIN, HEIGHT - MARGIN)


def at(x: float, y: float) -> Point:
    """Return the px of a point in grid units (crossing at 0, 0; y down)."""
    return MARGIN + (x + LEFT) * UNIT_X, MARGIN + (y + TOP) * UNIT_Y


def _area(left: float, top: float, right: float, bottom: float) -> Box:
    (x0, y0), (x1, y1) = at(left, top), at(right, bottom)
    return round(x0), round(y0), round(x1), round(y1)


CARAVAN = _area(-LEFT, -TOP, -5.3, -1.78)
CALENDAR = _area(3.82, -TOP, RIGHT, -1.78)
PILES = _area(5.1, 5.95, RIGHT, BOTTOM)

_ARMS = {"W": (-1, 0), "E": (1, 0), "N": (0, -1), "S": (0, 1)}
SPACES: tuple[Point, ...] = tuple(
    at(*(part * int(code[1:]) for part in _ARMS[code[0]])) if code != "C" else at(0, 0) for code in STREET
)
"""Per street space: its centre."""

_MOVED: dict[str, Point] = {"R3b": (2.02, 1), "B3c": (-1, 2.06)}
"""Places on the picture that differ from the grid, to keep neighbours apart."""
_GRID: dict[str, Point] = {
    code: _MOVED.get(code, (x, y)) for souk in DATA["souk"] for code, x, y, _ in souk["shops"]
}
HOUSES: tuple[Point, ...] = tuple(at(*_GRID[code]) for code in SHOPS)
"""Per shop: the centre of its house."""

_PLAQUES: dict[str, Point] = {
    "B3": (-2, 1), "B4": (-2.5, 6), "B6": (-6, 2), "B8": (-10, 4),
    "R3": (2.98, 1), "R4": (2, 3), "R6": (5, 1), "R8": (2, 6),
    "H4": (-3, -1), "H6": (-9, -1), "H8": (-2, -3),
    "V4": (2, -1), "V6": (2, -3), "V12": (4, -1),
}  # fmt: skip
PLAQUES: tuple[Point, ...] = tuple(at(*_PLAQUES[souk["id"]]) for souk in DATA["souk"])
"""Per souk: the centre of the plate with its points and how full it is."""
_BESIDE = ("R3", "V4")
"""Souks whose plate stands beside the shops."""
_CLOSED = ("B8", "R8", "H8", "B6")
"""Souks whose band forms a closed loop."""

QUARTER_SIGNS: dict[str, tuple[Point, Point]] = {
    "bag": (at(-5.8, 4.5), at(-5.0, 4.5)),
    "barrel": (at(4.9, 4.05), at(4.5, 4.75)),
    "chest": (at(-4.4, -3.3), at(-4.4, -2.3)),
    "vase": (at(1.3, -2), at(2.05, -2)),
}
"""Per quarter: the centres of its sign and of its name (the name of bag and vase begins there)."""

_BLOCKS = (
    _area(-LEFT, -1.6, -0.5, -0.5),
    _area(-5.1, -TOP, -0.5, -0.5),
    _area(0.5, -1.6, RIGHT, -0.5),
    _area(0.5, -TOP, 3.62, -0.5),
    _area(-LEFT, 0.5, -0.5, BOTTOM),
    _area(0.5, 0.5, RIGHT, BOTTOM),
)
"""The plots of the four quarters, made of rectangles."""


@cached
def base() -> Canvas:
    """Return the parts that never change, to draw on."""
    canvas = Canvas.blank(GROUND, HEIGHT)
    for left, top, right, bottom in _BLOCKS:
        canvas.box(left, top, right, bottom, PLASTER, 16)
    _streets(canvas)
    for souk in range(len(SOUK_SHOPS)):
        _band(canvas, souk)
    _doors(canvas)
    for souk in range(len(SOUK_SHOPS)):
        _houses(canvas, souk)
    for number, (x, y) in enumerate(SPACES):
        _space(canvas, STREET[number], x, y)
    for kind, (sign, _) in QUARTER_SIGNS.items():
        canvas.paste(art.quarter(kind, 78), *sign)
    left, top, right, bottom = PILES
    canvas.box(left - 12, top - 12, right, bottom, art.LIGHT, 16)
    for left, top, right, bottom in (CARAVAN, CALENDAR, PILES, TOWER, YARD, PLAYERS):
        canvas.box(left, top, right, bottom, PAPER, 16)
    _tower(canvas)
    for number, kind in enumerate(BUILDINGS):
        _rule(canvas, YARD, number, 16)
        middle = YARD[1] + PANEL_PAD + (number + 0.5) * FLOOR_HEIGHT
        canvas.paste(art.building(kind, 50), YARD[0] + 36, middle)
    return canvas


def _tower(canvas: Canvas) -> None:
    """Draw a tower of tiles with a window for the sign of each floor, gold at the top."""
    left, top, _, bottom = TOWER
    canvas.box(left, top, left + 78, bottom, art.DEEP, 16)
    for number, kind in enumerate(reversed(FLOORS)):
        middle = top + PANEL_PAD + (number + 0.5) * FLOOR_HEIGHT
        _rule(canvas, TOWER, number, 92)
        canvas.paste(sprites.panel(72, 53, 12, PAPER), left + 39, middle)
        canvas.paste(art.quarter(kind, 52) if kind in art.LETTERS else art.floor(kind, 46), left + 39, middle)


def _rule(canvas: Canvas, box: Box, number: int, inset: int) -> None:
    """Draw the line above a row of a panel, except the first row."""
    if number:
        y = box[1] + PANEL_PAD + number * FLOOR_HEIGHT
        canvas.line(box[0] + inset, y - 1, box[2] - 16, y + 1, SHADE)


def _streets(canvas: Canvas) -> None:
    for left, top, right, bottom in (_area(-10.55, -0.47, RIGHT, 0.47), _area(-0.46, -TOP, 0.46, BOTTOM)):
        canvas.box(left, top, right, bottom, SAND, 16)


def _doors(canvas: Canvas) -> None:
    """Draw a doorstep from each street space to each shop it touches."""
    for souk in DATA["souk"]:
        for code, _, _, spaces in souk["shops"]:
            x1, y1 = HOUSES[SHOPS.index(code)]
            for space in spaces:
                x0, y0 = SPACES[STREET.index(space)]
                if abs(x1 - x0) > abs(y1 - y0):
                    canvas.line(round(min(x0, x1)), round(y0 - 9), round(max(x0, x1)), round(y0 + 9), WOOD)
                else:
                    canvas.line(round(x0 - 9), round(min(y0, y1)), round(x0 + 9), round(max(y0, y1)), WOOD)


def _band(canvas: Canvas, number: int) -> None:
    """Draw the band in the tint and pattern of a souk, which joins its shops."""
    souk = DATA["souk"][number]
    tint = TINTS[souk["tint"]]
    centres = [HOUSES[shop] for shop in SOUK_SHOPS[number]]
    joined = [*centres, centres[0]] if souk["id"] in _CLOSED else centres
    if souk["id"] in _BESIDE:
        joined = [*centres, PLAQUES[number]]
    x0, x1 = min(x for x, _ in joined) - 52, max(x for x, _ in joined) + 52
    y0, y1 = min(y for _, y in joined) - 50, max(y for _, y in joined) + 50
    local = [(x - x0, y - y0) for x, y in joined]
    edge, way = Pen(x1 - x0, y1 - y0), Pen(x1 - x0, y1 - y0)
    edge.line(local, tint.deep, 46)
    way.line(local, tint.pale, 40)
    way.hatch(tint.pattern, tint.deep, 17, 2)
    for pen in (edge, way):
        canvas.paste(pen.sheet(), (x0 + x1) / 2, (y0 + y1) / 2)


def _houses(canvas: Canvas, number: int) -> None:
    """Draw the shops of a souk with their codes, and the plate with its points."""
    souk = DATA["souk"][number]
    tint = TINTS[souk["tint"]]
    for shop in SOUK_SHOPS[number]:
        x, y = HOUSES[shop]
        canvas.paste(art.shop(souk["tint"], SHOP_WIDTH, SHOP_HEIGHT), x, y)
        canvas.text(x, y + 20, SHOPS[shop], LABEL, align=0.5)
    x, y = PLAQUES[number]
    canvas.box(round(x - 31), round(y - 30), round(x + 31), round(y + 30), PAPER, 12, tint.deep, 3)
    canvas.text(x, y - 11, str(souk["points"]), 38, align=0.5)


@sprites.sprite
def space() -> Image.Image:
    """Return a space of the street without its name."""
    pen = Pen(2 * DISC + 2, 2 * DISC + 2)
    pen.circle(DISC + 1, DISC + 1, DISC - 3, PAPER, STONE, 3)
    return pen.sheet()


def _space(canvas: Canvas, code: str, x: float, y: float) -> None:
    canvas.paste(space(), x, y)
    canvas.text(x, y, code, SMALL, align=0.5, limit=2 * DISC)
