"""The desert of Ishtar when it has become gardens, for the poster of a finished game."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.games.ishtar.hexes import LAYOUTS, land_of
from engine.games.ishtar.state import Desert, State
from render import box
from render.boards.ishtar import art, desert, land
from render.boards.ishtar.desert import Field
from render.boards.ishtar.ground import GROUND
from render.canvas import Canvas, cached
from render.pen import Pen, smooth
from render.scene import Scene
from render.theme import SAND, WIDTH, sky

WIDE, HIGHEST = WIDTH - 2 * box.INSIDE, 1320
"""px; the height is that of the desert, up to the highest."""
DUNES: Sequence[Sequence[float]] = (
    (0.1, 0.06, 0.13, 0.05, 0.11),
    (0.2, 0.25, 0.17, 0.24, 0.18),
    (0.36, 0.3, 0.39, 0.31, 0.37),
    (0.5, 0.56, 0.47, 0.56, 0.49),
    (0.7, 0.63, 0.72, 0.63, 0.69),
    (0.83, 0.9, 0.8, 0.9, 0.82),
)
"""Crests of dunes at dusk, from the far ones to the near ones, at even distances from the left to the right
edge, as shares of the height: each is darker than the one before, and the pale desert stands out from them.
"""
DUSK, LIT = -2, 5
"""The colour of the first dunes, by the bands of the sky; and px, the light along a crest."""
PAD = 16
"""px; around the desert, at least."""


def keepsake(scene: Scene, winners: Sequence[int]) -> Canvas:
    """Return gardens, fountains and trees on sand, without gems and tablets, whoever the `winners` are."""
    del winners
    state: State = scene.view.state
    name = state.desert.layout
    place, _ = _place(name)
    canvas = _ground(name)
    desert.draw(canvas, place, state, _planted(state.desert))
    return canvas


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
    width = int(min((HIGHEST - 2 * PAD) / rows, (WIDE - 2 * PAD) / columns)) // 2 * 2
    left = round((WIDE - columns * width) / 2)
    return desert.field(layout, layout.cells, left, PAD, width), round(rows * width) + 2 * PAD


@cached
def _ground(name: str) -> Canvas:
    """Return the bare desert among dunes at dusk."""
    place, high = _place(name)
    canvas = Canvas(GROUND, Image.new("RGB", (WIDE, high), SAND))
    pen, evening = Pen(WIDE, high), sky(GROUND)
    for step, crest in enumerate(DUNES):
        line = smooth([(at * (WIDE + 80) / 4 - 40, y * high) for at, y in enumerate(crest)], closed=False)
        pen.polygon([*line, (WIDE + 40, high), (-40, high)], evening[DUSK - step])
        pen.line(line, evening[DUSK - step + 1], LIT)
    canvas.put(pen.sheet(), 0, 0)
    desert.ground(canvas, place, LAYOUTS[name].cells)
    return canvas
