"""The pieces that only Ishtar has: spaces of desert and garden, gems, flowers, trees, icons, watering can.

A space is a hexagon that stands on a corner; its size is its width in px. Functions named `..._on` draw with
the pen that they are given; all others return a sprite.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import ceil, cos, hypot, pi, sin, sqrt

from PIL import Image

from engine.games.ishtar.gardens import TURNED
from engine.games.ishtar.hexes import HERE
from engine.games.ishtar.skills import LOWER, TOKEN_FLOWERS, UPPER
from engine.games.ishtar.state import ASSISTANT, SKILL, TILES, TREES
from render.boards.ishtar.ground import (
    BEDS,
    CARPET,
    CROWN,
    DUNE_EDGE,
    FAR,
    FAR_RIMS,
    GRASS,
    GRASS_EDGE,
    GRASS_LIT,
    JEWELS,
    LEAFY,
    LILAC,
    MEADOW,
    PETAL,
    PETAL_EDGE,
    PETAL_LIT,
    RIMS,
    SLATE,
    SPARKLE,
    STONES,
    UNCLAIMED,
    WORN,
    WORN_EDGE,
    WORN_LIT,
)
from render.caching import sprite
from render.pen import Pen, Point, faded, regular, resized, smooth
from render.sprites import paste, token
from render.text import word
from render.theme import (
    BRONZE,
    CHOICE,
    CLAY,
    GOLD,
    INK,
    LAST,
    LEAF,
    PAPER,
    PLASTER,
    SADDLE,
    SEATS,
    SOFT,
    STONE,
    WATER_DEEP,
    WHITE,
    WOOD,
    blend,
)

VALUE = 88
"""Type size of the points of a fountain, in hundredths of a space: 70 px on the board."""
PLATES = (54, 46, 47)
"""The reach of the plates of these by their colour, in hundredths of a space."""
FAINT, FAINT_TILE = 0.45, 0.7
"""The share of its colours that a faint sign keeps, and a tile, of which more counts."""
LETTERS = "PRW"
PIN, PINNED = 124, 64
"""Height of a pin, in hundredths of its width; and px, the width of one with a letter."""
RING_REACH, RING, RING_EDGE = 30, 13, 5
"""Radius and thickness of a ring, and how far its light edge reaches beyond, in hundredths of a space."""
LETTERED = 40
"""px; the letter on a smaller gem could not be read, so it has none."""
HALO, FALL, MARKED = 6, 4, 45
"""px; the light line around pieces that stand on gardens, how far their shadow falls, and the least size of a
mark with a letter."""
SHADOW = "#3E2A1070"
"""Shadows of pieces and bushes."""
TALL = 2 / sqrt(3)
"""Height of a hexagon, in widths."""


GEMS = (70, 60, 60)
"""Sizes of gems that lie in the sand, in hundredths of a space."""
BURIED = 61, 66, 70
"""The same where the boards are whole: a box around each lies within its space."""
_CUTS: tuple[Sequence[Point], ...] = (
    regular(0, 0, 1, 4),
    [(x * a, y * b) for x, y in ((1, -1), (1, 1), (-1, 1), (-1, -1))
     for a, b in ((0.42, 0.92), (0.92, 0.42))[:: -x * y]],
    [(0.86 * x, 0.86 * y) for x, y in regular(0, 0, 1, 16)],
)  # fmt: skip
"""How a gem is cut: its corners around (0, 0). Purple ones are diamonds, red ones square, white round."""
_TABLES, _WRITTEN = (0.46, 0.54, 0.56), (0.74, 0.76, 0.78)
"""The share that the table has of a gem, by its colour: without a sign, and with one, for which it has room.
"""


TAIL = 11
"""px; half of the width of what leads from a plate to what it names."""


def corner_points(x: float, y: float, width: float) -> list[Point]:
    """Return the corners of a hexagon, clockwise from the top."""
    return [(x + across, y + down) for across, down in _corners(width)]


@lru_cache(maxsize=128)
def _corners(width: float) -> Sequence[Point]:
    """Return the corners of a hexagon around (0, 0)."""
    return regular(0, 0, width * TALL / 2, 6)


def side(number: int, width: float) -> tuple[Point, Point]:
    """Return the ends of a side of a hexagon around (0, 0): 0 is in the east, others follow clockwise."""
    corners = corner_points(0, 0, width)
    return corners[(number + 1) % 6], corners[(number + 2) % 6]


def sheet(width: int, beyond: float = 2) -> tuple[Pen, float, float]:
    """Return a pen for a whole space and what is `beyond`, in hundredths of its width, and the centre."""
    across, down, x, y = extent(width, beyond)
    return Pen(across * 100 / width, down * 100 / width, width / 100), x, y


def extent(width: int, beyond: float) -> tuple[int, int, float, float]:
    """Return the width and height of such a sheet, in px, and its centre, in hundredths of a space.

    The size in px is even, so that sprites are exactly as far apart as the centres of their spaces.
    """
    share = 0.5 + beyond / 100
    across, down = 2 * ceil(width * share), 2 * ceil(width * share * TALL)
    return across, down, across * 50 / width, down * 50 / width


def space(width: int, fill: str, edge: str, within: float = 97) -> tuple[Pen, float, float]:
    """Return a pen for a space that is filled `within` its edge, in hundredths of it, and the centre."""
    pen, x, y = sheet(width)
    pen.polygon(corner_points(x, y, 101), edge)
    pen.polygon(corner_points(x, y, within), fill)
    return pen, x, y


# Gems and flowers


def gem_on(pen: Pen, x: float, y: float, size: float, colour: int, text: str | None = None) -> None:
    """Draw a gem with a dark edge, and its letter or another text, if any, on its table."""
    sign = LETTERS[colour] if text is None else text
    cut_on(pen, x, y, size, _CUTS[colour], SPARKLE[colour], INK, (_WRITTEN if sign else _TABLES)[colour])
    if sign:
        pen.text(x, y + size * 0.02, sign, size * (0.8, 0.86, 0.8)[colour], WHITE if colour < 2 else INK)


def cut_on(
    pen: Pen,
    x: float,
    y: float,
    size: float,
    corners: Sequence[Point],
    tones: Sequence[str],
    rim: str,
    table: float,
) -> None:
    """Draw a gem of which the facets, in three tones, catch the light from above.

    Its `table` has this share of it; that of a pale gem is in the light.
    """
    bright, plain, dark = tones
    outer, inner = (
        [(x + a * share, y + b * share) for a, b in corners] for share in (size / 2, size / 2 * table)
    )
    pen.polygon(outer, plain, rim, size * 0.055)
    for at, (a, b) in enumerate(corners):
        after = (at + 1) % len(corners)
        facing = 0.5 * (a + corners[after][0]) + b + corners[after][1]
        tone = bright if facing < -0.8 else dark if facing > 0.8 else plain
        pen.polygon([outer[at], outer[after], inner[after], inner[at]], tone)
    pen.polygon(inner, bright if corners is _CUTS[-1] else plain)


@sprite
def gem(colour: int, size: int) -> Image.Image:
    pen = Pen(106, 106, size / 100)
    gem_on(pen, 53, 53, 94, colour, None if size >= LETTERED else "")
    return pen.sheet()


@sprite
def cost(price: tuple[int, ...], size: int, across: bool = True) -> Image.Image:
    """Return how many gems of each colour something costs: on one gem `size` px wide for each of its colours.

    They are side by side or, unless `across`, one below the other.
    """
    asked = [(colour, n) for colour, n in enumerate(price) if n]
    long = 108 * len(asked)
    pen = Pen(long, 106, size / 100) if across else Pen(106, long, size / 100)
    for at, (colour, n) in enumerate(asked):
        x, y = (54 + 108 * at, 53) if across else (53, 54 + 108 * at)
        gem_on(pen, x, y, 100, colour, str(n))
    return pen.sheet()


@sprite
def any_gem(size: int) -> Image.Image:
    """Return a gem of any colour: a third of each."""
    pen = Pen(106, 106, size / 100)
    corners = regular(53, 53, 49, 6)
    for third, fill in enumerate(JEWELS):
        pen.polygon([(53, 53), *((2 * corners)[2 * third : 2 * third + 3])], fill, INK, 5)
    return pen.sheet()


@sprite
def faint_gem(size: int) -> Image.Image:
    """Return a gem of any colour of a price that is too dear."""
    return faded(any_gem(size), FAINT)


@sprite
def no_gem(size: int) -> Image.Image:
    """Return the place of a gem that is still to be paid."""
    pen = Pen(106, 106, size / 100)
    pen.circle(53, 53, 30, PLASTER, STONE, 7)
    return pen.sheet()


BOLD = 60
"""px; a smaller flower has no leaves but larger petals."""


def flower_on(pen: Pen, x: float, y: float, size: float, edge: str = PETAL_EDGE, fill: str = PETAL) -> None:
    """Draw five petals around a heart, `size` across."""
    bold = size * pen.unit < BOLD
    for i in range(0 if bold else 5):
        angle = 2 * pi * (i + 0.5) / 5
        leaf = [(x + size * reach * sin(angle + turn), y - size * reach * cos(angle + turn))
                for reach, turn in ((0.2, 0.0), (0.4, -0.3), (0.54, 0.0), (0.4, 0.3))]  # fmt: skip
        pen.polygon(leaf, GRASS_EDGE, soft=size * 0.02)
    reach, petal = (0.3, 0.23) if bold else (0.26, 0.21)
    for share, colour in ((petal, edge), (petal - 0.035, fill)):
        for i in range(5):
            angle = 2 * pi * i / 5
            pen.circle(x + size * reach * sin(angle), y - size * reach * cos(angle), size * share, colour)
    for i in range(0 if bold else 5):
        angle = 2 * pi * i / 5 - 0.5
        pen.circle(x + size * 0.34 * sin(angle), y - size * 0.34 * cos(angle), size * 0.05, PETAL_LIT)
    pen.circle(x, y, size * (0.2 if bold else 0.17), GOLD)


_FLOWERS: dict[int, tuple[float, tuple[Point, ...]]] = {
    1: (68, ((0, 0),)),
    2: (53, ((-17.5, -20), (17.5, 20))),
    3: (47, ((0, -25), (-23.5, 16.5), (23.5, 16.5))),
    4: (43, ((-20.5, -20.5), (20.5, -20.5), (-20.5, 20.5), (20.5, 20.5))),
}
"""Sizes and places of flowers, in hundredths of a space."""
_ABOVE: dict[int, tuple[float, tuple[Point, ...]]] = {
    1: (44, ((0, -28),)),
    2: (40, ((-21, -21), (21, -21))),
    3: (33, ((0, -34), (-23, -15), (23, -15))),
}
"""The same above an icon or an assistant."""
_IN_BED: dict[int, tuple[float, tuple[Point, ...]]] = {
    1: (60, ((0, 0),)),
    2: (50, ((-16, -18.5), (16, 18.5))),
    3: (42, ((0, -21.5), (-20, 14.5), (20, 14.5))),
    4: (36, ((-17.5, -17.5), (17.5, -17.5), (-17.5, 17.5), (17.5, 17.5))),
}
"""The same in a bed, within its line."""
_BESIDE: dict[int, tuple[float, tuple[Point, ...]]] = {
    1: (42, ((0, -25),)),
    2: (38, ((-19, -17), (19, -17))),
    3: (32, ((0, -31), (-21, -9), (21, -9))),
}
"""The same in a bed with its assistant, whose head reaches up between them."""
ICON, LOW = 68, 29
"""Size of an icon and how far it is below the middle of its space, in hundredths of a space."""
_BUSHES = ((-13, -17, 21), (21, -6, 15), (-20, 19, 12), (8, 21, 17))
"""Bushes in the grass, those behind first: where they grow and their radius, in hundredths of a space."""
SUNNY = 0.9
"""px; of a hundredth of a space: on a smaller one, no light falls on bushes, which would only be a speck."""
PALE = blend(MEADOW, PAPER, 0.5)
"""Where the light falls on a meadow."""
LAWN = blend(MEADOW, GRASS, 0.5)
"""Where it does not."""
SIDES = ((4, 5, 0), (1, 2, 3))
"""The corners of a meadow in the light, and those in the shade."""


# Spaces


@sprite
def rock(width: int, colour: int) -> Image.Image:
    """Return a gem that lies in the sand: quieter than gardens and pieces."""
    pen = Pen(100, 98, width / 100)
    pen.ellipse(56, 66, 30, 15, DUNE_EDGE)
    cut_on(pen, 50, 50, GEMS[colour], _CUTS[colour], STONES[colour], RIMS[colour], _TABLES[colour])
    return pen.sheet()


@sprite
def buried(width: int, colour: int) -> Image.Image:
    """Return a gem in the sand where the boards are whole: without a shadow."""
    pen = Pen(100, 98, width / 100)
    cut_on(pen, 50, 49, BURIED[colour], _CUTS[colour], FAR[colour], FAR_RIMS[colour], _TABLES[colour])
    return pen.sheet()


@sprite
def offered(width: int) -> Image.Image:
    """Return a space that may be chosen, on which its number will stand."""
    return space(width, CHOICE, WHITE)[0].sheet()


@sprite
def speck(width: int, colour: str) -> Image.Image:
    """Return a space of one colour, for a desert that is too small for anything else."""
    pen, x, y = sheet(width)
    pen.polygon(corner_points(x, y, 100), colour)
    return pen.sheet()


@sprite
def ring(width: int, planted: bool) -> Image.Image:
    """Return a ring on a green space that may be chosen, around what would be there: a tree or a flower."""
    pen, x, y = sheet(width)
    for colour, thick in ((WHITE, 2 * RING_EDGE + RING), (CHOICE, RING)):
        pen.ring(x, y, RING_REACH, colour, thick)
    pen.circle(x, y, RING_REACH - RING / 2, PALE)
    if planted:
        tree_on(pen, x, y, 1.6 * RING_REACH, "")
    else:
        flower_on(pen, x, y, 1.6 * RING_REACH)
    return pen.sheet()


@sprite
def tablet(width: int) -> Image.Image:
    """Return a sacred tablet, which nothing may cover. A rectangle around it is within its space."""
    pen, x, y = sheet(width)
    pen.ellipse(x + 5, y + 31, 25, 5, DUNE_EDGE)
    pen.polygon([(x - 25, y + 33), (x - 25, y - 22), (x - 16, y - 33), (x + 16, y - 33), (x + 25, y - 22),
                 (x + 25, y + 33)], WORN, WORN_EDGE, 2.5, soft=3)  # fmt: skip
    pen.line([(x - 24, y + 30), (x - 24, y - 21), (x - 15, y - 31), (x + 14, y - 31)], WORN_LIT, 4)
    for dy in (-14, 4, 22):
        pen.box(x - 16, y + dy - 3, x + 16, y + dy + 3, PLASTER)
    return pen.sheet()


def tablet_on(pen: Pen, x: float, y: float, size: float) -> None:
    """Draw the sign of a tablet, `size` high."""
    half = size / 2
    pen.polygon([(x - half * 0.7, y + half), (x - half * 0.7, y - half * 0.6), (x - half * 0.4, y - half),
                 (x + half * 0.4, y - half), (x + half * 0.7, y - half * 0.6), (x + half * 0.7, y + half)],
                SLATE, INK, size * 0.06, soft=1)  # fmt: skip
    for dy in (-0.35, 0.1, 0.55):
        pen.line([(x - half * 0.36, y + half * dy), (x + half * 0.36, y + half * dy)], PLASTER, size * 0.09)


@sprite
def fountain(width: int, colour: int, points: int) -> Image.Image:
    """Return a basin, a little larger than a space: in its water its points, on a plate with the shape of the
    gem of its colour, which colour-blind eyes can tell apart as well.
    """
    pen, x, y = sheet(width, 8)
    for wide, fill in ((112, INK), (105, PAPER), (96, WATER_DEEP)):
        pen.polygon(corner_points(x, y, wide), fill)
    for reach, fill in ((PLATES[colour], WHITE), (PLATES[colour] - 4, JEWELS[colour])):
        pen.polygon([(x + reach * a, y + reach * b) for a, b in _CUTS[colour]], fill)
    pen.text(x, y + 1, str(points), VALUE, WHITE if colour < 2 else INK)
    return pen.sheet()


@sprite
def bed(width: int, seat: int, pale: bool = False) -> Image.Image:
    """Return the ground of flowers in a bed, with a tint of the colour of its seat; `pale` if none is yet."""
    return space(width, blend(BEDS[seat], PAPER, UNCLAIMED) if pale else BEDS[seat], GRASS_EDGE)[0].sheet()


@sprite
def blossoms(width: int, flowers: int, above: bool, light: bool) -> Image.Image:
    """Return what grows on a bed, `above` its assistant: `light` flowers on a dark ground, or dark ones."""
    pen, x, y = sheet(width)
    size, spots = (_BESIDE if above else _IN_BED)[flowers]
    tones = (PETAL, PETAL_EDGE) if light else (PETAL_EDGE, PETAL)
    for dx, dy in spots:
        flower_on(pen, x + dx, y + dy, size, *tones)
    return pen.sheet()


@sprite
def garden(width: int, flowers: int, above: bool = False, mown: bool = False) -> Image.Image:
    """Return grass or flowers; these leave room below if they grow `above` an icon or an assistant.

    Grass that is `mown` is pale and has no bushes: something stands there.
    """
    pale = flowers or mown
    pen, x, y = space(width, MEADOW if pale else GRASS, GRASS_EDGE)
    corners = corner_points(x, y, 93)
    for side, tone in zip(SIDES, (PALE, LAWN), strict=True) if pale else ():
        pen.line([corners[at] for at in side], tone, 5)
    garden_on(pen, x, y, flowers, above, mown)
    return pen.sheet()


def garden_on(pen: Pen, x: float, y: float, flowers: int, above: bool = False, mown: bool = False) -> None:
    """Draw what grows on a space 100 wide."""
    if not flowers:
        for dx, dy, reach in _BUSHES if not mown else ():
            lit = ((GRASS_LIT, 0.5, -0.28),) if pen.unit > SUNNY else ()
            for tone, share, fall in ((LEAFY, 1.0, 0.22), (GRASS, 0.95, 0.0), *lit):
                pen.circle(x + dx + fall * reach, y + dy + fall * reach, share * reach, tone)
        return
    size, spots = (_ABOVE if above else _FLOWERS)[flowers]
    for dx, dy in spots:
        flower_on(pen, x + dx, y + dy, size)


def icon_on(pen: Pen, x: float, y: float, size: float, icon: str) -> None:
    """Draw an assistant, a skill (a scroll) or a joker (a star) on a disc."""
    pen.circle(x, y, size * 0.5, WHITE, INK, size * 0.06)
    if icon == ASSISTANT:
        pawn_on(pen, x, y + size * 0.01, size * 0.72, INK)
    elif icon == SKILL:
        half = size * 0.28
        pen.box(x - half, y - half * 1.2, x + half, y + half * 1.2, INK, size * 0.08)
        pen.box(x - half * 0.72, y - half * 0.92, x + half * 0.72, y + half * 0.92, GOLD, size * 0.04)
        for dy in (-0.11, 0.1):
            pen.line([(x - size * 0.1, y + dy * size), (x + size * 0.1, y + dy * size)], INK, size * 0.07)
    else:
        outer, inner = regular(x, y, size * 0.42, 5), regular(x, y, size * 0.19, 5, 0.1)
        star: list[Point] = [point for pair in zip(outer, inner, strict=True) for point in pair]
        pen.polygon(star, GOLD, INK, size * 0.06)


@sprite
def icon(kind: str, size: int) -> Image.Image:
    pen = Pen(116, 116, size / 100)
    icon_on(pen, 58, 58, 96, kind)
    return pen.sheet()


# Pieces on spaces


def pawn_on(pen: Pen, x: float, y: float, size: float, colour: str, edge: str = INK) -> None:
    """Draw a gardener, `size` high."""
    half = size / 2
    outline = [(0.0, -0.3), (0.4, -0.05), (0.72, 0.94), (0.0, 1.0), (-0.72, 0.94), (-0.4, -0.05)]
    body = smooth([(x + half * dx, y + half * dy) for dx, dy in outline])
    stroke = size * 0.06
    pen.polygon(body, colour, edge, stroke)
    pen.circle(x, y - half * 0.52, half * 0.36, colour, edge, stroke)


@sprite
def assistant(seat: int, size: int) -> Image.Image:
    """Return an assistant of a player: a gardener whose body has the shape of the seat."""
    pen = Pen(86, 104, size / 100)
    pen.circle(43, 19, 14, SEATS[seat].colour, INK, 5)
    pen.paste(token(seat, round(76 * pen.zoom), text=" "), 43, 66)
    return pen.sheet()


@sprite
def haloed(seat: int, size: int, helper: bool) -> Image.Image:
    """Return an assistant or a mark of a player in a light line: no bed hides it."""
    wide, high = (0.86 * size, 1.04 * size) if helper else (size, size)
    beyond = HALO + FALL
    pen = Pen(wide + 2 * beyond, high + 2 * beyond)
    x, y = wide / 2 + beyond, high / 2 + beyond
    large = round(size * pen.zoom)
    piece = assistant(seat, large) if helper else token(seat, large, text="" if size >= MARKED else " ")
    pen.halo(piece, x + FALL / 2, y + FALL, SHADOW, HALO)
    pen.halo(piece, x, y, PAPER, HALO)
    pen.paste(piece, x, y)
    return pen.sheet()


@sprite
def pin(seat: int, size: int) -> Image.Image:
    """Return the pin of the latest turn, `size` px wide, with the mark of its seat; its tip is in the middle
    below.
    """
    pen = Pen(100, PIN, size / 100)
    for reach, tip, tone in ((50, 0, INK), (44, 9, LAST)):
        pen.polygon([(50 - 0.9 * reach, 62), (50 + 0.9 * reach, 62), (50, PIN - tip)], tone)
        pen.circle(50, 50, reach, tone)
    pen.paste(token(seat, round(82 * pen.zoom), text="" if size >= PINNED else " "), 50, 48)
    return pen.sheet()


_CROWNS = {
    "cypress": "tall", "juniper": "tall", "cedar": "tiers", "date_palm": "palm", "acacia": "flat",
    "tamarisk": "hanging", "willow": "hanging", "poplar": "tall", "frankincense": "flat", "ishtar": "palm",
}  # fmt: skip
"""Crowns of trees that are not round."""
_FRUITS = {
    "fig": JEWELS[0], "olive": INK, "apricot": GOLD, "quince": GOLD, "pomegranate": JEWELS[1],
    "mulberry": JEWELS[0], "citron": GOLD, "almond": WHITE, "carob": SADDLE, "pistachio": PLASTER,
    "walnut": WOOD, "myrtle": WHITE, "ishtar": GOLD, "date_palm": CLAY, "oak": WOOD, "laurel": INK,
    "juniper": WATER_DEEP, "poplar": WHITE,
}  # fmt: skip


_LEAVES = ((-44, 14, 30), (44, 14, 30), (-46, -14, 20), (46, -14, 20), (-22, -37, 6), (22, -37, 6))
"""Leaves of a palm: where the tip is, and how far the leaf rises above it."""


def tree_on(pen: Pen, x: float, y: float, size: float, name: str) -> None:
    """Draw a tree `size` high, its middle at (x, y)."""
    u = size / 100
    kind, fruit = _CROWNS.get(name, "round"), _FRUITS.get(name, "")
    edge = 3.5 * u

    def at(points: Sequence[Point]) -> list[Point]:
        return [(x + px * u, y + py * u) for px, py in points]

    trunk = [(-5, 48), (-4, 0), (4, 0), (5, 48)]
    pen.polygon(at(trunk), WOOD, INK, edge)
    spots: list[Point] = [(-16, -22), (6, -32), (20, -12), (-6, -6), (-24, -2), (12, 4)]
    if kind == "tall":
        pen.polygon(
            at(smooth([(0, -50), (16, -22), (20, 14), (0, 30), (-20, 14), (-16, -22)])), CROWN, INK, edge
        )
        pen.polygon(at(smooth([(-3, -38), (4, -14), (-3, 16), (-11, 8), (-9, -16)])), LEAF)
        spots = [(5, -24), (-4, -4), (9, 6), (-8, 16)]
    elif kind == "tiers":
        for top, wide, low in ((2, 40, 28), (-20, 32, 4), (-46, 22, -18)):
            pen.polygon(at([(0, top), (wide, low), (-wide, low)]), CROWN, INK, edge, soft=2 * u)
            pen.polygon(at([(-2, top + 6), (-wide * 0.7, low - 3), (-wide * 0.2, low - 3)]), LEAF)
    elif kind == "flat":
        pen.line(at([(0, 20), (-18, -10)]), INK, 9 * u)
        pen.line(at([(0, 20), (18, -10)]), INK, 9 * u)
        pen.polygon(at(smooth([(-44, -14), (-20, -38), (20, -38), (44, -14), (0, -4)])), CROWN, INK, edge)
        pen.polygon(at(smooth([(-32, -18), (-14, -32), (14, -33), (4, -22)])), LEAF)
        spots = [(-22, -18), (0, -14), (22, -18), (8, -26)]
    elif kind == "palm":
        for tip_x, tip_y, lift in _LEAVES:
            leaf = [(0, -14), (tip_x * 0.5, tip_y - lift), (tip_x, tip_y), (tip_x * 0.45, tip_y - lift + 15)]
            pen.polygon(at(smooth([(float(px), float(py)) for px, py in leaf])), LEAF, INK, edge)
        spots = [(-8, -6), (8, -6), (0, 2)]
    elif kind == "hanging":
        pen.polygon(at(smooth([(0, -46), (34, -28), (42, 18), (28, 32), (18, 4), (0, 22), (-18, 4), (-28, 32),
                               (-42, 18), (-34, -28)])), LEAF, INK, edge)  # fmt: skip
        for dx in (-26, -10, 10, 26):
            pen.line(at([(dx * 0.6, -28), (dx, 2 + abs(dx) / 3)]), CROWN, 4 * u)
    else:
        crown: list[Point] = [
            (0, -46),
            (26, -38),
            (38, -12),
            (28, 12),
            (0, 18),
            (-28, 12),
            (-38, -12),
            (-26, -38),
        ]
        pen.polygon(at(smooth(crown)), CROWN, INK, edge)
        pen.polygon(at(smooth([(-4, -38), (14, -30), (2, -14), (-20, -4), (-30, -16), (-22, -32)])), LEAF)
    if fruit:
        for dx, dy in spots[: 6 if kind == "round" else 4]:
            pen.circle(x + dx * u, y + dy * u, 4.6 * u, fruit, INK, 1.4 * u)


@sprite
def tree(number: int, size: int) -> Image.Image:
    """Return the tree of a tree card."""
    pen = Pen(104, 108, size / 100)
    tree_on(pen, 52, 54, 100, TREES[number].name if number >= 0 else "")
    return pen.sheet()


@sprite
def refused(size: int, reason: str) -> Image.Image:
    """Return the sign of a refused place, with the reason if two fountains or two assistants would meet."""
    pen = Pen(104, 104, size / 100)
    pen.circle(52, 52, 46, WHITE, CLAY, 6)
    for dx in (-18, 18):
        if reason == "two_fountains":
            drop = smooth([(52 + dx, 24), (52 + dx + 14, 54), (52 + dx, 72), (52 + dx - 14, 54)])
            pen.polygon(drop, WATER_DEEP)
        elif reason == "two_assistants":
            pawn_on(pen, 52 + dx, 52, 48, SOFT, SOFT)
    pen.line([(22, 82), (82, 22)], WHITE, 15)
    pen.line([(20, 84), (84, 20)], CLAY, 8)
    return pen.sheet()


@sprite
def watering_can(size: int) -> Image.Image:
    """Return a golden watering can with a long spout, `size` px wide."""
    pen = Pen(120, 100, size / 120, 3)
    pen.line(smooth([(78, 40), (104, 30), (108, 58), (86, 76)], closed=False), INK, 13)
    pen.line(smooth([(78, 40), (104, 30), (108, 58), (86, 76)], closed=False), BRONZE, 7)
    pen.line([(44, 72), (16, 34)], INK, 17)
    pen.line([(44, 72), (16, 34)], BRONZE, 10)
    pen.polygon([(4, 38), (24, 20), (28, 27), (11, 45)], GOLD, INK, 3.5, soft=2)
    pen.polygon([(42, 40), (82, 40), (89, 90), (36, 90)], GOLD, INK, 3.5, soft=4)
    pen.ellipse(62, 40, 22, 6, BRONZE, INK, 3)
    pen.polygon([(49, 52), (57, 52), (54, 84), (46, 84)], blend(GOLD, PAPER, 0.6), soft=1)
    for dx, dy in ((4, 58), (3, 76), (16, 64), (14, 84)):
        pen.polygon(smooth([(4 + dx, dy - 7), (8 + dx, dy + 2), (4 + dx, dy + 6), (dx, dy + 2)]), WATER_DEEP)
    return pen.sheet()


SHOWN = (3, 3, 4)
"""The turn in which a tile of each shape lies beside the desert: of two rows, the upper one is one space,
between the number of its stack and its price, which is wider."""


def spots(number: int, turn: int) -> list[Point]:
    """Return where the spaces of a tile lie, turned from how it is `SHOWN`, in widths of a space, relative to
    the tile's centre.
    """
    turned = TURNED[number]
    laid = turned[(turn + SHOWN[TILES[number].shape]) % len(turned)].spots
    towards = [(0.0, 0.0) if spot == HERE else way(spot) for spot in laid]
    xs, ys = [x for x, _ in towards], [y for _, y in towards]
    middle = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    return [(x - middle[0], y - middle[1]) for x, y in towards]


def way(direction: int) -> Point:
    """Return the vector to the neighbour in a direction (0 east, then clockwise), in widths of a space."""
    return cos(pi / 3 * direction), sin(pi / 3 * direction)


@lru_cache(maxsize=len(TILES))
def extent_of(number: int) -> Point:
    """Return the width and height of a tile, in widths of a space."""
    where = spots(number, 0)
    return 2 * max(x for x, _ in where) + 1.1, 2 * _low(number, where)


def _low(number: int, where: Sequence[Point]) -> float:
    """Return how far a tile reaches below its middle, in widths of a space: its icon may reach beyond it."""
    low, printed = max(y for _, y in where) + (TALL + 0.1) / 2, TILES[number]
    return max(low, where[printed.at][1] + (LOW + ICON / 2 + 5) / 100) if printed.icon else low


@lru_cache(maxsize=len(TILES))
def reach(number: int) -> Sequence[tuple[float, float, float]]:
    """Return circles around the spaces of a tile and its icon, in widths of a space: middles and radii."""
    where, printed = spots(number, 0), TILES[number]
    spaces = tuple((x, y, TALL / 2) for x, y in where)
    if not printed.icon:
        return spaces
    x, y = where[printed.at]
    return (*spaces, (x, y + LOW / 100, (ICON / 2 + 5) / 100))


def faint_tile(number: int, turn: int, width: int) -> Image.Image:
    """Return a tile that is too dear."""
    return faded(tile(number, turn, width), FAINT_TILE)


def tile(number: int, turn: int, width: int) -> Image.Image:
    """Return a turned tile, each space `width` px wide.

    It is put together from the sprites of spaces, which all tiles of a size share: that takes a twentieth of
    the time of drawing it.
    """
    where, printed = spots(number, turn), TILES[number]
    across, down = 2 * max(x for x, _ in where) + 1.1, 2 * _low(number, where)
    made = Image.new("RGBa", (ceil(across * width), ceil(down * width)), None)
    centres = [((x + across / 2) * width, (y + down / 2) * width) for x, y in where]
    for centre in centres:
        paste(made, _rim(width), *centre)
    for at, (centre, flowers) in enumerate(zip(centres, printed.spaces, strict=True)):
        paste(made, garden(width, flowers, bool(printed.icon) and at == printed.at), *centre)
    if printed.icon:
        x, y = centres[printed.at]
        paste(made, icon(printed.icon, round(width * ICON / 96)), x, y + width * LOW / 100)
    return made


@sprite
def _rim(width: int) -> Image.Image:
    """Return the ground of a space of a tile, which is its dark edge."""
    pen, x, y = sheet(width, 6)
    pen.polygon(corner_points(x, y, 100), INK, soft=3)
    return pen.sheet()


@sprite
def back(number: int, width: int) -> Image.Image:
    """Return a tile with its back up, each space `width` px wide."""
    where = spots(number, 0)
    across = 2 * max(x for x, _ in where) + 1.1
    down = 2 * max(y for _, y in where) + TALL + 0.1
    pen = Pen(across * 100, down * 100, width / 100)
    centres = [((x + across / 2) * 100, (y + down / 2) * 100) for x, y in where]
    for x, y in centres:
        pen.polygon(corner_points(x, y, 100), INK, soft=3)
    for x, y in centres:
        for wide, colour in ((99, CARPET), (93, LILAC), (64, CARPET), (57, LILAC)):
            pen.polygon(corner_points(x, y, wide), colour)
    return pen.sheet()


@sprite
def faint_back(number: int, width: int) -> Image.Image:
    """Return such a tile that cannot be chosen."""
    return faded(back(number, width), FAINT)


@sprite
def narrow(text: str, size: int, width: int) -> Image.Image:
    """Return a white code, as high as others and at most this wide."""
    wide: int = word(text, size).width
    pen = Pen(wide, size)
    pen.text(wide / 2, size / 2, text, size, WHITE)
    return resized(pen.sheet(), min(wide, width), size)


@sprite
def plate(text: str, size: int) -> Image.Image:
    """Return the code of a space on a plate; it does not ask to be chosen."""
    half: float = word(text, size).width / 2 + 10
    pen = Pen(2 * half, size * 1.15)
    pen.box(1, 1, 2 * half - 1, size * 1.15 - 1, PAPER, 14, INK, 2)
    pen.text(half, size * 0.575, text, size, INK)
    return pen.sheet()


@sprite
def tail(across: int, down: int) -> Image.Image:
    """Return what leads from the edge of a plate, in the middle of the sprite, to what it names."""
    far = hypot(across, down)
    half = max(abs(across), abs(down)) + TAIL
    pen = Pen(2 * half, 2 * half)
    x, y = TAIL * down / far, TAIL * across / far
    ends = [(half - x, half + y), (half + across, half + down), (half + x, half - y)]
    pen.polygon(ends, PAPER, INK, 2)
    return pen.sheet()


# Skills


@sprite
def skill(letter: str, size: int) -> Image.Image:
    """Return the sign of what a skill does or counts."""
    pen = Pen(100, 100, size / 100, 3)
    if letter in UPPER:
        counted = UPPER[letter].scores
        if counted == "tablets":
            tablet_on(pen, 50, 50, 90)
        elif counted == "gems_left":
            pen.paste(any_gem(round(80 * pen.zoom)), 50, 50)
        elif counted == "trees":
            tree_on(pen, 50, 50, 92, "")
        elif counted == "cards":
            _card_on(pen)
        else:
            for colour, (x, y) in enumerate(((25, 32), (75, 32), (50, 72))):
                gem_on(pen, x, y, 48, colour, "")
        return pen.sheet()
    effect = LOWER[letter]
    if effect.effect == "bloom":
        two = len(TOKEN_FLOWERS[effect.token]) > 1
        for x, wide in ((26, 48), (74, 48)) if two else ((50, 76),):
            pen.polygon(corner_points(x, 50, wide), MEADOW, GRASS_EDGE, 2.5)
            flower_on(pen, x, 50, 0.88 * wide)
    elif effect.effect == "gather":
        for colour, x in enumerate((27, 73)):
            gem_on(pen, x, 50, 58, colour, "")
    elif effect.effect == "reserve":
        _card_on(pen)
        pen.polygon([(62, 42), (88, 42), (88, 88), (75, 76), (62, 88)], JEWELS[0], INK, 5, soft=1)
    else:
        for x in (30, 70):
            pawn_on(pen, x, 50, 84, STONE)
    return pen.sheet()


@sprite
def faint_skill(letter: str, size: int) -> Image.Image:
    """Return the sign of a skill that cannot be chosen now."""
    return faded(skill(letter, size), FAINT)


@sprite
def lock(size: int, needs: str) -> Image.Image:
    """Return what is on a skill for which another one is needed: a lock with the letter of that one."""
    pen = Pen(100, 122, size / 100)
    pen.ring(50, 40, 32, SOFT, 13)
    pen.box(4, 44, 96, 120, SOFT, 14)
    pen.text(50, 83, needs, 81, WHITE)
    return pen.sheet()


@sprite
def known_skill(letter: str, size: int, kept: int | None = None) -> Image.Image:
    """Return a skill that a player has, or the tree `kept` by it, on gold."""
    pen = Pen(100, 100, size / 100)
    pen.box(0, 0, 100, 100, blend(GOLD, PAPER, 0.5), 18)
    sign = skill(letter, round(98 * pen.zoom)) if kept is None else tree(kept, round(88 * pen.zoom))
    pen.paste(sign, 50, 50)
    return pen.sheet()


@sprite
def flower(size: int) -> Image.Image:
    """Return a flower on its own, for a space that would bloom."""
    pen = Pen(104, 104, size / 100)
    flower_on(pen, 52, 52, 98)
    return pen.sheet()


def _card_on(pen: Pen) -> None:
    pen.box(20, 8, 80, 92, WHITE, 9, INK, 5)
    tree_on(pen, 50, 50, 62, "")
