"""Colours, sizes and the marks of the seats: the one look that all pictures share.

Owns every colour that is not of one game alone, the scale of type, and the fixed palette of at most 256
colours to which a picture is reduced. Draws nothing.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

WIDTH = 1600
"""px; the width of every picture."""
BORDER = 34
"""px; depth of the glazed bricks around a picture."""
MARGIN = 48
"""px; from the edge of a picture to what it shows."""
GAP = 18
"""px; between panels."""

CODE, TEXT, HEAD, DISPLAY, TITLE = 28, 38, 52, 72, 132
"""Font sizes in px, in steps one can see. By role: codes of places, which panels show enlarged; sentences,
notes and numbers of things; names and headings; the headline and points; the name of a game."""
SMALL, LABEL, BODY, NAME, LARGE = 32, 33, 34, 40, 56
"""Sizes of boards that do not use this scale yet."""

INK = "#3A2A20"
MUTED = "#6A5645"
SOFT = "#7A6551"
PAPER = "#FBF3E1"
PLASTER = "#F2E4C6"
SHADE = "#DCC9A3"
SAND = "#E6CF9F"
STONE = "#C9AC78"
WHITE = "#FFFDF7"
GOLD = "#F2B632"
BRONZE = "#A86F14"
CAMEL = "#C88D50"
SADDLE = "#8C5526"
WOOD = "#A5713D"
SKIN = "#B97F55"
LEAF = "#5E8C4A"
CLAY = "#C8643C"

LAST = "#F08A1D"
"""Marks the changes of the latest turn."""
DRAFT = "#7B3FA0"
"""Marks the changes of the viewer's draft."""
CHOICE = "#12805C"
"""Marks the choices of the viewer."""


@lru_cache(maxsize=512)
def rgb(colour: str) -> tuple[int, int, int]:
    """Return the numbers of a colour `#RRGGBB`."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def blend(one: str, other: str, share: float) -> str:
    """Return `one` mixed with a share (0 to 1) of `other`."""
    mixed = (round(a + (b - a) * share) for a, b in zip(rgb(one), rgb(other), strict=True))
    return "#" + "".join(f"{value:02X}" for value in mixed)


class Seat(NamedTuple):
    """The marks that distinguish a player: colour, shape and letter."""

    letter: str
    colour: str
    shape: str
    text: str
    """Colour of the letter on `colour`."""


SEATS: tuple[Seat, ...] = (
    Seat("A", "#1E66C8", "circle", WHITE),
    Seat("B", "#C93A2B", "triangle", WHITE),
    Seat("C", "#F6C02E", "square", INK),
    Seat("D", "#3A2440", "diamond", WHITE),
    Seat("E", "#25D1F4", "shield", INK),
    Seat("F", "#570F0F", "cross", WHITE),
)
"""One for each seat that a game may have; they differ for protan, deutan and tritan eyes."""

COST = SEATS[1].colour
"""The colour of the number of what something costs."""


class Tint(NamedTuple):
    """A family of pale colours for groups of places, with a pattern as its second sign."""

    pale: str
    deep: str
    pattern: str


TINTS: dict[str, Tint] = {
    "red": Tint("#EDB49B", "#B5573A", "stripes"),
    "blue": Tint("#BCDDF0", "#2F6F9C", "bars"),
    "yellow": Tint("#F0DB8C", "#A98618", "dots"),
    "purple": Tint("#B99DCF", "#5F3D7D", "checks"),
}

WATER, WATER_DEEP = "#5FB3CC", "#2C7691"


class Ground(NamedTuple):
    """The background of a game: its tile, the bricks of its border, and the colour that goes with them."""

    tile: str
    deep: str
    bricks: tuple[str, ...]
    mortar: str
    accent: str
    sky: tuple[str, str, str]
    """Above the scene on the cover: at the top, in the middle, at the horizon."""
    extra: tuple[str, ...] = ()
    """Colours that only this game uses, including blends. The whole palette has at most 256."""
    shades: int = 5
    """The most blends of two colours that meet; fewer make smaller files where there are many edges."""
    veil: float = 1.0
    """How much stronger than elsewhere a veil is over what has strong colours."""
    mist: str = PAPER
    """The colour of a veil."""
    clear: int = 10
    """px; how far around what is marked on a part of the board the veil leaves out."""
    limit: int = 299_000
    """Bytes of a picture, at most: strips of a larger one are compressed again, the largest first."""


SKY_STEPS = 14
"""The number of colours of a sky."""

PALE = 2
"""The most blends of a seat's colour and paper: what is pale has the one next to the colour."""

_BASE = (
    INK, MUTED, SOFT, PAPER, PLASTER, SHADE, SAND, STONE, WHITE, GOLD, BRONZE, CAMEL, SADDLE, WOOD, SKIN,
    LEAF, CLAY, LAST, DRAFT, CHOICE,
    *(seat.colour for seat in SEATS),
    *(colour for tint in TINTS.values() for colour in tint[:2]),
)  # fmt: skip

_EDGES: tuple[tuple[str, str, int], ...] = (
    (INK, PAPER, 4),
    (INK, PLASTER, 4),
    (INK, WHITE, 4),
    (INK, SAND, 3),
    (SOFT, PAPER, 3),
    (INK, GOLD, 3),
    (PLASTER, SAND, 1),
    (PLASTER, SHADE, 2),
    (PAPER, STONE, 3),
    (CAMEL, PAPER, 3),
    (INK, CAMEL, 2),
    (SADDLE, PAPER, 2),
    (BRONZE, GOLD, 2),
    (BRONZE, PAPER, 3),
    (LAST, PAPER, 3),
    (DRAFT, PAPER, 3),
    (CHOICE, PAPER, 3),
    *((seat.colour, seat.text, 3) for seat in SEATS),
    *((INK, seat.colour, 3) for seat in SEATS),
    *((seat.colour, PAPER, PALE) for seat in SEATS),
    *((tint.deep, tint.pale, 3) for tint in TINTS.values()),
    *((tint.deep, PAPER, 2) for tint in TINTS.values()),
    *((tint.pale, PLASTER, 1) for tint in TINTS.values()),
)
"""Pairs of colours that meet, and the number of blends between them."""


def sky(ground: Ground) -> tuple[str, ...]:
    """Return the colours of a game's sky from the top down."""
    top, middle, horizon = ground.sky
    heights = (2 * i / (SKY_STEPS - 1) for i in range(SKY_STEPS))
    return tuple(blend(top, middle, at) if at < 1 else blend(middle, horizon, at - 1) for at in heights)


def pale(seat: int, under: Ground) -> str:
    """Return the colour of a seat for what does not stand out: one of the blends in the palette of a game."""
    return blend(SEATS[seat].colour, PAPER, 1 / (min(PALE, under.shades) + 1))


@lru_cache
def palette(under: Ground) -> tuple[str, ...]:
    """Return the colours of a game's pictures, at most 256: those that are painted, and blends for edges."""
    edges = (
        *_EDGES,
        *((brick, under.mortar, 3) for brick in under.bricks),
        (under.tile, under.deep, 4),
        (under.tile, PLASTER, 3),
        (under.tile, PAPER, 4),
        (under.deep, PAPER, 5),
        (under.tile, INK, 3),
        (under.accent, under.deep, 3),
    )
    colours = [*_BASE, under.tile, under.deep, *under.bricks, under.mortar, under.accent]
    colours += [*sky(under), *under.extra]
    for a, b, most in edges:
        steps = min(most, under.shades)
        colours += [blend(a, b, i / (steps + 1)) for i in range(1, steps + 1)]
    return tuple(dict.fromkeys(colours))
