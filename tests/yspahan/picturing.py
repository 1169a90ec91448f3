"""Positions of Yspahan and measures that several tests of its pictures share."""

from __future__ import annotations

from PIL import Image, ImageChops

from engine.games.yspahan.city import SHOP
from engine.games.yspahan.state import NOBODY, SHOPS, STREET
from render import text
from render.boards.yspahan import MAP, bazaar, city
from render.canvas import Box

SHOP_BOXES = [city.around(house, bazaar.WIDTH, bazaar.HEIGHT) for house in city.HOUSES]
PLATE_BOXES = [city.around(plate, city.PLATE_WIDTH, city.PLATE_HEIGHT) for plate in city.PLATES]


def word(code: str, place: tuple[float, float]) -> Box:
    """Return the px of a code on the board, or in a shop those of its letter, below a cube or without."""
    x, y = MAP.at(place)
    if code in SHOP:
        half = text.width(code[-1], city.LETTER) / 2
        return round(x - half), round(y - bazaar.CODE + bazaar.WITHIN), round(x + half), round(y + 16)
    half = code_width(code) / 2
    return round(x - half), round(y - 16), round(x + half), round(y + 16)


def code_width(code: str) -> int:
    """Return the px of the code of a space of the street: its letter is smaller than its number."""
    first = text.width(code[0], city.ARM if code[1:] else city.SPACE)
    return min(first + text.width(code[1:], city.SPACE), city.ROOM)


def overlap(one: Box, other: Box) -> tuple[int, int]:
    """Return how far two boxes reach into each other, across and down."""
    return min(one[2], other[2]) - max(one[0], other[0]), min(one[3], other[3]) - max(one[1], other[1])


def over_codes(before: Image.Image, after: Image.Image, but: int = NOBODY) -> list[str]:
    """Return the codes that are drawn differently on two boards; the space with the number `but` may be."""
    codes = [*zip(SHOPS, city.CODE_PLACES, strict=True)]
    codes += [(code, city.SPACES[space]) for space, code in enumerate(STREET) if space != but]
    return [
        code
        for code, place in codes
        if ImageChops.difference(before.crop(word(code, place)), after.crop(word(code, place))).getbbox()
    ]
