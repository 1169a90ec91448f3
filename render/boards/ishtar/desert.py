"""The desert of Ishtar drawn at any size: the whole of it, or the part around the spaces that matter.

Owns where a space lies on a picture, and what lies on it. Knows no panels.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.core import Event
from engine.games.ishtar.gardens import TURNED, area, garden_cells
from engine.games.ishtar.hexes import HERE, LAYOUTS, OFFSETS, STRIDE, Layout, cells, land_of, name
from engine.games.ishtar.state import TILES, Desert
from render import sprites
from render.boards.ishtar import art
from render.canvas import Box, Canvas
from render.pen import Point
from render.theme import GRASS_EDGE, INK, JEWELS, SEATS, SMALL, blend

PATTERNED = (False, True, False, True)
"""Whether the beds of a seat have a dashed edge: with the colour, a second sign."""
_STEPS = (*OFFSETS, 0)


@dataclass(frozen=True, slots=True)
class Field:
    """A part of the desert on a picture: px radius of a hexagon, and where column 0 of row 0 would lie."""

    layout: Layout
    radius: int
    left: float
    top: float

    def at(self, cell: int) -> Point:
        """The centre of a space."""
        return (
            self.left + self.layout.column[cell] * self.radius * art.WIDE / 2,
            self.top + cell // STRIDE * self.radius * 1.5,
        )


def field(desert: Desert, box: Box, within: int, largest: int, step: int = 1) -> Field:
    """The spaces `within`, as large as the box allows, in its middle; the radius is a multiple of `step`."""
    layout = LAYOUTS[desert.layout]
    shown = list(cells(within))
    columns = [layout.column[cell] for cell in shown]
    rows = [cell // STRIDE for cell in shown]
    left, top, right, bottom = box
    wide = (max(columns) - min(columns) + 2) * art.WIDE / 2
    high = (max(rows) - min(rows)) * 1.5 + 2
    radius = int(min(largest, (right - left) / wide, (bottom - top) / high)) // step * step
    middle = (max(columns) + min(columns)) / 2, (max(rows) + min(rows)) / 2
    return Field(
        layout,
        radius,
        (left + right) / 2 - middle[0] * radius * art.WIDE / 2,
        (top + bottom) / 2 - middle[1] * radius * 1.5,
    )


def draw(canvas: Canvas, place: Field, desert: Desert, within: int, *, coded: bool) -> None:
    """The spaces `within` and all that lies on them; `coded` ones leave room for their codes."""
    land, radius = land_of(desert), place.radius
    for cell in cells(within & desert.free):
        bit = 1 << cell
        gem = next((colour for colour, rocks in enumerate(land.gems) if rocks & bit), -1)
        x, y = place.at(cell)
        canvas.paste(art.sand(radius, gem, coded), x, y)
    for cell in cells(within & land.tablets):
        canvas.paste(art.tablet(radius), *place.at(cell))
    for cell, colour in zip(land.fountains, desert.fountains, strict=True):
        if within >> cell & 1:
            canvas.paste(art.fountain(radius, colour), *place.at(cell))
    for placed in desert.tiles:
        _tile(canvas, place, placed.tile, placed.turn, placed.cell, within)
    _blooms(canvas, place, desert, within)
    for number, colour in enumerate(desert.fountains):
        shade = JEWELS[colour] if colour < 2 else blend(JEWELS[2], INK, 1 / 3)
        outline(canvas, place, garden_cells(desert, number), shade, max(3, radius // 9), within=within)
    for bed in desert.beds:
        colour = SEATS[bed.seat].colour
        outline(
            canvas, place, bed.cells, colour, max(4, radius // 6), dashed=PATTERNED[bed.seat], within=within
        )
        if within >> bed.cell & 1:
            x, y = place.at(bed.cell)
            canvas.paste(art.assistant(bed.seat, round(radius * 1.12)), x, y + radius * 0.22)
    for planted in desert.trees:
        if within >> planted.cell & 1:
            x, y = place.at(planted.cell)
            canvas.paste(art.tree(round(radius * 1.5)), x, y - radius * 0.12)
            canvas.paste(
                sprites.token(planted.seat, round(radius * 0.72)), x + radius * 0.44, y + radius * 0.5
            )


def codes(canvas: Canvas, place: Field, desert: Desert, shown: int) -> None:
    """The codes of spaces, on them."""
    size = max(26, round(place.radius * 0.42))
    for cell in cells(shown):
        x, y = place.at(cell)
        text = name(desert, cell)
        canvas.text(x, y - place.radius * 0.44, text, size, INK, align=0.5, limit=round(place.radius * 1.16))


def spaces_of(tile: int, turn: int, cell: int) -> list[int]:
    """The spaces of a tile, in the order in which they are printed."""
    return [cell + (0 if spot == HERE else _STEPS[spot]) for spot in TURNED[tile][turn].spots]


def _tile(canvas: Canvas, place: Field, tile: int, turn: int, cell: int, within: int) -> None:
    printed = TILES[tile]
    for number, (space, flowers) in enumerate(zip(spaces_of(tile, turn, cell), printed.spaces, strict=True)):
        if within >> space & 1:
            icon = printed.icon if number == printed.at else ""
            canvas.paste(art.garden(place.radius, flowers, icon), *place.at(space))
    outline(canvas, place, area(tile, turn, cell), GRASS_EDGE, max(2, place.radius // 14), within=within)


def _blooms(canvas: Canvas, place: Field, desert: Desert, within: int) -> None:
    """Flower-bed tokens: flowers on what was grass, in a ring of their owner's colour."""
    for bloom in desert.blooms:
        for space in (bloom.cell, bloom.second):
            if space >= 0 and within >> space & 1:
                bit = 1 << space
                flowers = sum(bool(mask & bit) for mask in desert.flowers)
                canvas.paste(art.garden(place.radius, flowers), *place.at(space))
                ring = sprites.ring(round(place.radius * 1.5), SEATS[bloom.seat].colour, False, 4)
                canvas.paste(ring, *place.at(space))


def outline(
    canvas: Canvas,
    place: Field,
    mask: int,
    colour: str,
    width: int,
    *,
    dashed: bool = False,
    within: int = -1,
) -> None:
    """Around a set of spaces, along those sides where it ends."""
    for cell in cells(mask & within if within >= 0 else mask):
        sides = sum((~mask >> cell + offset & 1) << side for side, offset in enumerate(OFFSETS))
        if sides:
            canvas.paste(art.edges(place.radius, sides, colour, width, dashed), *place.at(cell))


def letters(canvas: Canvas, place: Field, within: int) -> None:
    """The letter of each row, and numbers for its first and last space, beside them."""
    rows: dict[int, list[int]] = {}
    for cell in cells(within):
        rows.setdefault(cell // STRIDE, []).append(cell)
    for row in rows.values():
        for cell, side in ((row[0], -1), (row[-1], 1)):
            x, y = place.at(cell)
            code = place.layout.names[cell]
            text = code[0] if side < 0 else code[1:]
            canvas.text(x + side * (place.radius * 0.9 + 6), y, text, SMALL, INK, align=0.5 - side / 2)


def marks(
    canvas: Canvas, place: Field, events: Sequence[Event], colour: str, within: int, dashed: bool = False
) -> None:
    """The spaces that events name."""
    codes: dict[str, None] = {}
    for happened in events:
        args = dict(happened.args)
        named = str(args.get("cells", "")) or f"{args.get('cell', '')}, {args.get('second', '')}"
        codes |= dict.fromkeys(part for part in named.split(", ") if part in place.layout.find)
    for code in codes:
        cell = place.layout.find[code]
        if within >> cell & 1:
            canvas.paste(art.hexagon_frame(place.radius, colour, dashed), *place.at(cell))
