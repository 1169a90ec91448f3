"""The desert of Ishtar when it has become gardens, for the poster of a finished game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product

from PIL import Image

from engine.games.ishtar.gardens import flowers_in
from engine.games.ishtar.hexes import LAYOUTS, cells, land_of
from engine.games.ishtar.scoring import FOUNTAIN_POINTS
from engine.games.ishtar.state import Bed, Desert, State
from locales import texts
from render import box, keepsakes
from render import text as words
from render.boards.ishtar import art, desert, land
from render.boards.ishtar.desert import Field
from render.boards.ishtar.ground import DUSK_DIM, GROUND, MOST, TILE
from render.caching import sprite
from render.canvas import Box, Canvas, cached, overlap
from render.panels import around
from render.pen import Pen, smooth
from render.scene import Scene
from render.theme import INK, PAPER, SEATS, WATER_DEEP, WHITE, WIDTH

WIDE, HIGHEST = WIDTH - 2 * box.INSIDE, 1260
"""px; the height is that of the whole desert, up to the highest: it is as wide as it can be then."""
LAND: keepsakes.Land = (
    (DUSK_DIM, (0.09, 0.03, 0.07, 0.04, 0.02)),
    (TILE, (0.34, 0.42, 0.32, 0.36, 0.4)),
    (DUSK_DIM, (0.68, 0.74, 0.64, 0.7, 0.74)),
)
"""The desert around the boards at dusk."""
EVEN = 1
"""The tone of all sand: what counts stands out from it, and the picture is a smaller file."""
PLATE, RIM, POINTS = (108, 84), 6, 70
"""px; the plate with the points of a bed, if these have one digit, its light rim, and their type."""
LARGER = 1.25
"""How many times larger the plate of the bed is that brought a winner most."""
HELD, BROUGHT = (130, 124, 108, 104), 84
"""The basin of a fountain that brought points, from its rim to its middle, and their type: hundredths of a
space.
"""
JETS = (-26, -20, 6), (0, -34, 0), (26, -20, -6)
"""The jets of a fountain in hundredths of a space, from its middle: how far each falls aside, how high it is,
and where it begins.
"""
BESIDE = (1, 0), (-1, 0), (0, 1), (0, -1), (0.7, 0.8), (-0.7, 0.8), (0.7, -0.8), (-0.7, -0.8)
"""Where a plate may stand beside a space of its bed, by how far both reach from their middles."""
KEPT, OWN = 0.8, 6
"""What is to be seen of a space, as a share of its width, and by how much the own bed counts more."""
HEADED, HEADING, CLEAR = 110, 66, 22
"""px; each line that says what brought points, with its type; and what is empty around these."""
PAD, FOOT = 8, 8
"""px; around the desert, at least; and more of it below, where the sheet begins."""


def keepsake(scene: Scene, winners: Sequence[int]) -> Canvas:
    """Return all gardens, fountains and trees on boards that shine at dusk, and their points.

    Those of the best bed of the `winners` are the largest.
    """
    state: State = scene.view.state
    name = state.desert.layout
    place, _ = _place(name)
    canvas = _ground(name)
    desert.draw(canvas, place, state, _planted(state.desert))
    for number, cell in enumerate(land_of(state.desert).fountains):
        held = [*desert.held(place, state.desert, number)]
        if held:
            brought = f"+{FOUNTAIN_POINTS[state.desert.fountains[number]]}"
            canvas.paste(_held(place.width, held[0][0] if len(held) == 1 else None, brought), *place.at(cell))
        for seat, (x, y) in held:
            canvas.paste(art.haloed(seat, round(desert.HOLDER * place.width), helper=False), x, y)
    plates = _plates(place, state.desert, winners)
    for bed, (left, top, right, bottom) in zip(state.desert.beds, plates, strict=True):
        look, said, size = SEATS[bed.seat], _said(state.desert, bed), (bottom - top) * POINTS // PLATE[1]
        canvas.box(left, top, right, bottom, PAPER, 16, INK, 3)
        canvas.box(left + RIM, top + RIM, right - RIM, bottom - RIM, look.colour, 10)
        canvas.text((left + right) / 2, (top + bottom) / 2, said, size, look.text, align=0.5)
    taken = [*_boards(name), *plates]
    say = texts(scene.lang)
    said = say("ishtar-sheet-flowers"), say("ishtar-sheet-fountains")
    across = PLATE[0] + CLEAR + max(words.width(one, HEADING) for one in said)
    for north, west in product((True, False), (True, False)):
        left = CLEAR if west else WIDE - CLEAR - across
        top = CLEAR if north else canvas.size[1] - CLEAR - 2 * HEADED
        block = left - CLEAR, top - CLEAR, left + across + CLEAR, top + 2 * HEADED + CLEAR
        if not any(overlap(block, other) for other in taken):
            x, heights = left + PLATE[0] / 2, [top + (line + 0.5) * HEADED for line in range(2)]
            canvas.box(*around(x, heights[0], *PLATE), PAPER, 16, INK, 3)
            canvas.paste(art.flower(POINTS), x, heights[0])
            canvas.paste(_spring(PLATE[0] * 100 // HELD[0]), x, heights[1])
            for one, y in zip(said, heights, strict=True):
                canvas.text(left + PLATE[0] + CLEAR, y, one, HEADING, PAPER)
            break
    return canvas


@sprite
def _held(width: int, seat: int | None, said: str) -> Image.Image:
    """Return the points that a fountain brought, in its basin: in the colour of a seat, or for several."""
    fill, ink = (SEATS[seat].colour, SEATS[seat].text) if seat is not None else (PAPER, INK)
    pen, x, y = _basin(width, PAPER if seat is not None else WATER_DEEP, fill)
    pen.text(x, y + 1, said, BROUGHT, ink)
    return pen.sheet()


@sprite
def _spring(width: int) -> Image.Image:
    """Return a fountain as a sign of what brought points."""
    pen, x, y = _basin(width, PAPER, WATER_DEEP)
    for aside, high, start in JETS:
        stem = [(x - start, y + 30), (x + 0.5 * aside, y + high), (x + 1.2 * aside, y + 0.4 * high)]
        pen.line(smooth(stem, closed=False), WHITE, 9)
    return pen.sheet()


def _basin(width: int, rim: str, fill: str) -> tuple[Pen, float, float]:
    """Draw a basin, and return it with its middle."""
    pen, x, y = art.sheet(width, HELD[0] - 100)
    for wide, colour in zip(HELD, (INK, rim, INK, fill), strict=True):
        pen.polygon(art.corner_points(x, y, wide), colour)
    return pen, x, y


def _said(made: Desert, bed: Bed) -> str:
    """Say how many points a bed brought."""
    return f"+{flowers_in(made, bed.cells)}"


def _best(made: Desert, winners: Sequence[int]) -> Bed | None:
    """Return the bed that brought one of the winners most."""
    beds = (bed for bed in made.beds if bed.seat in winners)
    return max(beds, key=lambda bed: flowers_in(made, bed.cells), default=None)


def _plates(place: Field, made: Desert, winners: Sequence[int]) -> list[Box]:
    """Return where the points of each bed stand: beside it, where the least of what counts is hidden, above
    all none of its own flowers, fountains, assistants and marks.
    """
    wide, mark, found = place.width, round(desert.HOLDER * place.width), list[Box]()
    best = _best(made, winners)
    kept = [around(*place.at(cell), KEPT * wide) for cell in land_of(made).fountains]
    kept += [around(*desert.helper_at(place, bed.cell), 0.6 * mark, mark) for bed in made.beds]
    for fountain in range(len(made.fountains)):
        kept += [around(x, y, mark, mark) for _, (x, y) in desert.held(place, made, fountain)]
    grown = [(cell, around(*place.at(cell), KEPT * wide)) for cell in cells(made.flowers[0])]
    grown += [(planted.cell, around(*place.at(planted.cell), KEPT * wide)) for planted in made.trees]
    for bed in made.beds:
        size = LARGER if bed is best else 1.0
        across = round(size * max(PLATE[0], words.width(_said(made, bed), POINTS) + 4 * RIM))
        high = round(size * PLATE[1])
        left, top, right, bottom = desert.bounds(place, bed.cells)
        reach = left - across, top - high, right + across, bottom + high
        weighed = [(box, OWN) for box in (*kept, *found) if overlap(box, reach)]
        weighed += [(box, OWN if bed.cells >> cell & 1 else 1) for cell, box in grown if overlap(box, reach)]
        spots = [
            around(x + dx * (wide + across) / 2, y + dy * (wide + high) / 2, across, high)
            for x, y in map(place.at, cells(bed.cells))
            for dx, dy in BESIDE
        ]
        whole = [one for one in spots if min(one[:2]) >= 0 and one[2] <= WIDE]
        clear = (one for one in whole if not any(overlap(one, box) for box, _ in weighed))
        found.append(
            next(clear, None)
            or min(whole, key=lambda one: sum(_common(one, box) * much for box, much in weighed))
        )
    return found


def _common(one: Box, other: Box) -> int:
    """Return how many px two boxes have in common."""
    across, down = (min(one[at + 2], other[at + 2]) - max(one[at], other[at]) for at in (0, 1))
    return max(0, across) * max(0, down)


def warm() -> None:
    """Draw all deserts in advance."""
    for name in LAYOUTS:
        _ground(name)
        width = _place(name)[0].width
        desert.warm(width)
        for seat, points in product(range(MOST), FOUNTAIN_POINTS):
            _held(width, seat, f"+{points}")


def _planted(made: Desert) -> int:
    """Return the set of spaces on which anything was made."""
    kept = [planted.cell for planted in made.trees] + [*land_of(made).fountains]
    return made.flowers[0] | made.grass | sum(1 << cell for cell in {*kept})


def _place(name: str) -> tuple[Field, int]:
    """Return where the spaces of a layout lie: in the middle, as large as there is room for them; and the
    height of the picture.
    """
    layout = LAYOUTS[name]
    first, last, top, bottom = desert.extent(layout, layout.cells)
    rows = (bottom - top) * 0.75 * art.TALL + art.TALL + land.CLIFFS
    columns = (last - first + 2) / 2
    width = int(min((HIGHEST - 2 * PAD - FOOT) / rows, (WIDE - 2 * PAD) / columns)) // 2 * 2
    left = round((WIDE - columns * width) / 2)
    return desert.field(layout, layout.cells, left, PAD, width), round(rows * width) + 2 * PAD + FOOT


@lru_cache(maxsize=len(LAYOUTS))
def _boards(name: str) -> tuple[Box, ...]:
    """Return the boxes of all spaces of a layout."""
    place, _ = _place(name)
    spots = (place.at(cell) for cell in cells(LAYOUTS[name].cells))
    return tuple(around(x, y, place.width) for x, y in spots)


@cached
def _ground(name: str) -> Canvas:
    """Return the bare desert among dunes in the evening, without seams and ripples."""
    place, high = _place(name)
    canvas = Canvas(GROUND, Image.new("RGB", (WIDE, high), TILE))
    pen = Pen(WIDE, high)
    keepsakes.dunes(pen, LAND, WIDE, high)
    canvas.put(pen.sheet(), 0, 0)
    spots = [place.at(cell) for cell in cells(LAYOUTS[name].cells)]
    for x, y in spots:
        canvas.paste(land.shadow(place.width), x + place.width * land.FAR[0], y + place.width * land.FAR[1])
    for x, y in spots:
        canvas.paste(land.cliff(place.width), x, y)
        canvas.paste(land.sand(place.width, False, EVEN), x, y)
    return canvas
