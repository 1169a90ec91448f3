"""The parts into which a choice among many spaces is divided: their spaces, outlines and numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import reduce
from itertools import cycle
from math import dist, hypot

from engine.core import Action
from engine.games.ishtar import gardens
from engine.games.ishtar.hexes import OFFSETS, cells, flood, land_of, widened
from engine.games.ishtar.state import NONE, State
from render import numbers, sprites
from render.boards.ishtar import art, choices, desert, effects, lines, window
from render.boards.ishtar.ground import HALOS, TONES
from render.canvas import Box, Canvas
from render.pen import Point
from render.theme import CHOICE

GEM, HALO = 0.78, 26
"""A gem in a part of the desert, in widths of a space; and the halo of a garden, in hundredths of one."""
SIDES = (3, 0, 4, 2, 5, 1)
"""On which side of its fountain the number of a part stands, the best first: the same in all that can be."""
LARGEST, HIDES = 1.1, 0.25
"""The radius of a fountain, and what a number without a free side may hide as well as nothing, in widths of a
space."""
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
    """Outline and number each part of the desert in a tone of its own.

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
    for area, tone, halo in zip(around, cycle(TONES), cycle(HALOS)):
        if single:
            desert.outline(canvas, place, area, area, lines.Line(halo, "", -HALO / 2, HALO))
        for cell in cells(area & ground.free & taken):
            canvas.paste(art.toned(place.width, tone), *place.at(cell))
    for area in around:
        desert.outline(canvas, place, area, area, _border(canvas.size[0], place))
    for cell in cells(offered) if single else ():
        canvas.paste(art.ring(place.width, verb == "plant"), *place.at(cell))
    size = round(GEM * place.width)
    for colour, spaces in enumerate(land_of(ground).gems):
        for cell in cells(spaces & ground.free & taken):
            canvas.paste(art.gem(colour, size), *place.at(cell))
    fed = {fountain for _, _, fountain in parts if fountain != NONE}
    desert.fountains(canvas, place, ground, sum(1 << known[fountain] for fountain in fed))
    _numbers(canvas, place, state, parts, around, single)


def _numbers(
    canvas: Canvas,
    place: desert.Field,
    state: State,
    parts: Sequence[tuple[int, int, int]],
    around: Sequence[int],
    single: bool,
) -> None:
    """Draw the number of each part on a free space beside its fountain.

    Without one it is on the nearest free space in or beside a garden, or where it hides the least.
    """
    ground, known = state.desert, land_of(state.desert).fountains
    size, spots = choices.badge_size(canvas, place, len(parts)), list[numbers.Disc]()
    gems, taken = sum(land_of(ground).gems) & ground.free, reduce(int.__or__, around)
    things = [(*place.at(cell), LARGEST * place.width) for cell in known]
    lit = gems | ground.flowers[0] if single else gems | ~ground.free & place.layout.cells
    things += [(*place.at(cell), place.width / 2) for cell in cells(lit)]
    standing = list(desert.standing(place, ground))
    bare = (ground.free & ~gems | ground.grass & ~ground.flowers[0]) & window.shown(place, _inner(canvas), 0)
    for number, ((mask, area, fountain), within) in enumerate(zip(parts, around, strict=True), 1):
        spot = None
        if fountain != NONE:
            beside = widened(area) & ~taken & ground.free if single else 0
            free = bare & (within | beside) & ~(mask if single else 0)
            middle = known[fountain]
            sides = [middle + OFFSETS[side] for side in SIDES]
            others = sorted(cells(free), key=lambda cell: dist(place.at(cell), place.at(middle)))
            spot = next(
                (
                    place.at(cell)
                    for cell in (*sides, *(others if single else ()))
                    if free >> cell & 1 and all(dist(place.at(cell), at) > place.width for at in standing)
                ),
                None,
            )
        spot = spot or _within(canvas, place, mask if single else area, [*things, *spots], size)
        spots.append((*spot, size))
        standing.append(spot)
        canvas.paste(sprites.badge(size, number), *spot)


def _inner(canvas: Canvas) -> Box:
    """Return where a number is whole on a picture of a part."""
    wide, high = canvas.size
    edge = window.INSIDE + choices.ON_SPACES[0] // 2
    return edge, window.TOP + edge, wide - edge, high - edge


def _within(
    canvas: Canvas, place: desert.Field, spaces: int, things: Sequence[numbers.Disc], badge: int
) -> Point:
    """Return where the number of a part stands: on the space nearest its middle where it hides the least."""
    x, y = window.middle(place, cells(spaces))
    return min(
        (place.at(cell) for cell in cells(spaces)),
        key=lambda at: (
            round(numbers.hidden(at, badge / 2, things) / (HIDES * place.width)),
            hypot(at[0] - x, at[1] - y),
        ),
    )


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
