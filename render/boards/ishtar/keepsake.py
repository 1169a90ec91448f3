"""The desert of Ishtar when it has become gardens, for the poster of a finished game."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.games.ishtar.gardens import flowers_in
from engine.games.ishtar.hexes import LAYOUTS, cells, land_of
from engine.games.ishtar.state import Desert, State
from render import box
from render.boards.ishtar import art, desert, land
from render.boards.ishtar.desert import Field
from render.boards.ishtar.ground import GROUND
from render.canvas import Canvas, cached
from render.panels import around
from render.pen import Pen, smooth
from render.scene import Scene
from render.theme import INK, PAPER, SAND, SEATS, WIDTH, sky

WIDE, HIGHEST = WIDTH - 2 * box.INSIDE, 1400
"""px; the height is that of the desert, up to the highest."""
DUNES: Sequence[Sequence[float]] = (
    (0.16, 0.08, 0.14, 0.1, 0.07),
    (0.44, 0.52, 0.42, 0.46, 0.5),
    (0.8, 0.86, 0.92, 0.84, 0.78),
)
"""Crests of dunes in the evening, from the far ones to the near ones, at even distances from the left to the
right edge, as shares of the height: each is darker than the one before.
"""
DUSK = -2, -3, -5
"""The colours of the dunes, by the bands of the sky."""
EVEN = 4
"""The tone of all sand: what counts stands out from it, and the picture is a smaller file."""
PLATE, RIM, POINTS = (100, 86), 7, 66
"""px; the plate with the points of a bed, its light rim, and their type."""
PAD, FOOT = 8, 48
"""px; around the desert, at least; and more of it below, where the sheet begins."""


def keepsake(scene: Scene, winners: Sequence[int]) -> Canvas:
    """Return gardens, fountains and trees on sand, without gems and tablets, whoever the `winners` are."""
    del winners
    state: State = scene.view.state
    name = state.desert.layout
    place, _ = _place(name)
    canvas = _ground(name)
    desert.draw(canvas, place, state, _planted(state.desert))
    for bed in state.desert.beds:
        _points(canvas, *desert.helper_at(place, bed.cell), bed.seat, flowers_in(state.desert, bed.cells))
    return canvas


def _points(canvas: Canvas, x: float, y: float, seat: int, points: int) -> None:
    """Draw what a bed brought the seat to which it belongs over the assistant there."""
    left, top, right, bottom = around(x, y, *PLATE)
    canvas.box(left, top, right, bottom, PAPER, 16, INK, 3)
    canvas.box(left + RIM, top + RIM, right - RIM, bottom - RIM, SEATS[seat].colour, 10)
    canvas.text(x, y, f"+{points}", POINTS, SEATS[seat].text, align=0.5, limit=right - left - 2 * RIM)


def warm() -> None:
    """Draw all deserts in advance."""
    for name in LAYOUTS:
        _ground(name)
        desert.warm(_place(name)[0].width)


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


@cached
def _ground(name: str) -> Canvas:
    """Return the bare desert among dunes in the evening, without seams and ripples."""
    place, high = _place(name)
    canvas = Canvas(GROUND, Image.new("RGB", (WIDE, high), SAND))
    pen, evening = Pen(WIDE, high), sky(GROUND)
    for band, crest in zip(DUSK, DUNES, strict=True):
        line = smooth([(at * (WIDE + 80) / 4 - 40, y * high) for at, y in enumerate(crest)], closed=False)
        pen.polygon([*line, (WIDE + 40, high), (-40, high)], evening[band])
    canvas.put(pen.sheet(), 0, 0)
    spots = [place.at(cell) for cell in cells(LAYOUTS[name].cells)]
    for x, y in spots:
        canvas.paste(land.shadow(place.width), x + place.width * land.FAR[0], y + place.width * land.FAR[1])
    for x, y in spots:
        canvas.paste(land.cliff(place.width), x, y)
        canvas.paste(land.sand(place.width, False, EVEN), x, y)
    return canvas
