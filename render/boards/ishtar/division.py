"""The parts into which a choice among many spaces is divided: their spaces, outlines and numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import reduce
from math import hypot

from engine.core import Action
from engine.games.ishtar import gardens
from engine.games.ishtar.hexes import OFFSETS, cells, flood, land_of, widened
from engine.games.ishtar.state import NONE, State
from render import numbers, sprites
from render.boards.ishtar import art, choices, desert, effects, lines, window
from render.canvas import Canvas
from render.pen import Point
from render.theme import CHOICE, PAPER, blend

PALE = blend(CHOICE, PAPER, 0.75)

GEM, HALO = 0.78, 22
"""The room of a gem, in widths of a space; and the pale halo of a garden, in hundredths of one."""
NUMBER, STEEP = 1.2, 2
"""How much larger the number of a part is than one on a space; how much more up than to the left that of a
garden is.
"""
ASTRIDE, BEYOND = 0.1, 0.4
"""How far out on the outline of a part of the sand its number stands, and on that of a garden, on whose
spaces there is more, in widths of a number."""
LARGEST, HIDES = 0.95, 0.15
"""The width of a fountain within its rim, and what a number may hide as well as nothing, in widths of a
space."""
UNDER, APART = 2, 1.5
"""How many rows below its fountain the number of a part stands best, and how far from it at least, in widths
of a space: beside its points it would read as one of their digits.
"""
DEPTH, EDGE = 0.5, 0.4
"""What weighs as much as this many widths of a space more from there: to hide `HIDES` of what counts, and a
neighbour of the number's space that does not belong to the part."""
MOSTLY = 4
"""On how many sides an area is around a space that its line goes around as well."""


def divided(state: State, parts: Sequence[Sequence[Action]]) -> list[tuple[int, int, int]]:
    """Return for each part of the desert its spaces, these with the garden that holds them together if no
    other part has it, and its fountain.
    """
    found = _shared_out(
        [[space.cell for action in part for space in effects.laid(state, action)] for part in parts]
    )
    fountains = [effects.joined(state, part[0]) for part in parts]
    return [
        (mask, mask | (_garden(state, fountain) if fountains.count(fountain) == 1 else 0), fountain)
        for mask, fountain in zip(found, fountains, strict=True)
    ]


def draw(
    canvas: Canvas, place: desert.Field, state: State, parts: Sequence[tuple[int, int, int]], verb: str
) -> None:
    """Outline and number each part of the desert.

    Where a flower bed or a tree may be, it is in a ring. A part has its spaces, those to be outlined, and its
    fountain.
    """
    single = verb != "place"
    ground, known = state.desert, land_of(state.desert).fountains
    offered = reduce(int.__or__, (mask for mask, _, _ in parts))
    taken, around = reduce(int.__or__, (area for _, area, _ in parts)), list[int]()
    for _, area, _ in parts:
        whole = _closed(area, place.layout.cells & ~(taken & ~area))
        around.append(whole | _enclosed(whole))
    for area in around if single else ():
        desert.outline(canvas, place, area, area, lines.Line(PALE, "", -HALO / 2, HALO))
    for area in around:
        desert.outline(canvas, place, area, area, _border(canvas.size[0], place))
    for cell in cells(offered) if single else ():
        canvas.paste(art.ring(place.width, verb == "plant"), *place.at(cell))
    fed = {fountain for _, _, fountain in parts if fountain != NONE}
    basins = sum(1 << known[fountain] for fountain in fed)
    desert.fountains(canvas, place, ground, basins)
    desert.helpers(canvas, place, ground, taken)
    lit = sum(land_of(ground).gems) & ground.free & taken | (ground.flowers[0] | offered if single else 0)
    bare = 0 if single else ground.free & taken & ~lit & ~land_of(ground).tablets
    at = [place.at(known[fountain]) if fountain != NONE else None for _, _, fountain in parts]
    _numbers(canvas, place, state, around, at, lit, bare, basins, BEYOND if single else ASTRIDE)


def _numbers(
    canvas: Canvas,
    place: desert.Field,
    state: State,
    around: Sequence[int],
    fountains: Sequence[Point | None],
    lit: int,
    bare: int,
    known: int,
    out: float,
) -> None:
    """Draw the number of each part where it hides nothing that counts.

    That is what is `lit` on the spaces, other parts, pieces, and the fountains that are `known`. It is on a
    `bare` space of the part, as near as it can be to a place `UNDER` its fountain, but `APART` from it. If
    there is none, it is as far to the upper left as it can be on the outline, so far `out`, in widths of a
    number.
    """
    size = round(NUMBER * choices.badge_size(canvas, place, len(around)))
    wide, taken = place.width, reduce(int.__or__, around)
    things: list[numbers.Disc] = [
        *((*place.at(cell), LARGEST * wide / 2) for cell in cells(known)),
        *((*at, wide * desert.HOLDER / 2) for at in desert.standing(place, state.desert)),
    ]
    within, away = choices.inner(canvas, size / 2), wide / 2 + out * size
    for number, (area, fountain) in enumerate(zip(around, fountains, strict=True), 1):
        ways = [
            (x + away * across, y + away * down)
            for cell in cells(area)
            for side, offset in enumerate(OFFSETS)
            if not taken >> cell + offset & 1
            for (x, y), (across, down) in [(place.at(cell), art.way(side))]
        ]
        others = taken & ~area & widened(widened(area))
        lies = [
            *things,
            *((*place.at(cell), GEM * wide / 2) for cell in cells(lit & area)),
            *((*place.at(cell), wide / 2) for cell in cells(others)),
        ]

        def cost(at: Point, lies: Sequence[numbers.Disc] = lies) -> tuple[bool, int]:
            deep = numbers.hidden(at, size / 2, lies)
            return choices.outside(at, within), round(deep / (HIDES * wide))

        a, b = fountain or window.middle(place, cells(area))
        inner: dict[Point, tuple[bool, float]] = {}
        for cell in cells(area & bare):
            x, y = at = place.at(cell)
            if hypot(x - a, y - b) > APART * wide:
                (cut, deep), beyond = cost(at), widened(1 << cell) & ~area
                far = hypot(x - a, y - b - UNDER * place.pitch) / wide
                inner[at] = cut, DEPTH * deep + far + EDGE * beyond.bit_count()
        ways = ways or list(map(place.at, cells(area)))
        ways.sort(key=lambda at: at[0] + STEEP * at[1])
        clear = next((at for at in ways if not any(cost(at))), None)
        spot = min(inner, key=inner.__getitem__) if inner else clear or min(ways, key=cost)
        things.append((*spot, size))
        canvas.paste(sprites.badge(size, number), *spot)


def _garden(state: State, fountain: int) -> int:
    """Return the spaces of a garden and of its fountain."""
    return gardens.garden_cells(state.desert, fountain) | 1 << land_of(state.desert).fountains[fountain]


def _border(wide: int, place: desert.Field) -> lines.Line:
    """Return the line around a part, 1 px thick on a phone; it leaves a gap where two meet."""
    thick = round(130 * wide / (choices.SHOWN * place.width), 1)
    return lines.Line(CHOICE, "", round(thick / 2 + 4, 1), thick)


def _enclosed(area: int) -> int:
    """Return the spaces that an area encloses: no line goes around these."""
    beyond = choices.EVERYWHERE & ~area
    return beyond & ~flood(1, beyond)


def _closed(area: int, within: int) -> int:
    """Return an area with the spaces that it surrounds on most sides, so that its line does not fray."""
    while near := sum(
        1 << cell
        for cell in cells(widened(area) & within & ~area)
        if (widened(1 << cell) & area).bit_count() >= MOSTLY
    ):
        area |= near
    return area


def _shared_out(parts: Sequence[Sequence[int]]) -> list[int]:
    """Return the spaces of each part, at least one.

    One that several name belongs to that which names most around it or, if another one had none, to that.
    """
    named = [Counter(part) for part in parts]
    found = [0] * len(parts)
    for cell in {cell for part in parts for cell in part}:
        own = [number for number, part in enumerate(named) if cell in part]
        if len(own) > 1:
            near = list(cells(widened(1 << cell)))
            own.sort(key=lambda number: -sum(named[number][one] for one in near))
        found[own[0]] |= 1 << cell

    def owner(cell: int) -> int:
        return next(number for number, mask in enumerate(found) if mask >> cell & 1)

    for number, part in enumerate(named):
        if not found[number]:
            cell = max(sorted(part), key=lambda cell: found[owner(cell)].bit_count())
            if found[owner(cell)].bit_count() > 1:
                found[owner(cell)] &= ~(1 << cell)
            found[number] = 1 << cell
    return found
