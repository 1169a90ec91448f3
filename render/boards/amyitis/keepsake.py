"""The hanging gardens of Amyitis when the last plant is set, for the poster of a finished game."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.games.amyitis.garden import PLOTS, SECTION, filled, members
from engine.games.amyitis.state import NOBODY, State
from render import box
from render.boards.amyitis import art, garden, terraces
from render.boards.amyitis.ground import DUNES, GROUND, PLATFORMS
from render.boards.amyitis.view import LIKE, View
from render.canvas import Canvas, cached
from render.pen import Point, smooth
from render.scene import Scene
from render.theme import SAND, WIDTH

WIDE, HIGH = WIDTH - 2 * box.INSIDE, 1030
"""px"""
CRESTS: Sequence[Sequence[Point]] = (
    ((-40, 190), (300, 150), (760, 210), (1240, 140), (WIDE + 40, 200)),
    ((-40, 350), (260, 400), (760, 330), (1260, 410), (WIDE + 40, 330)),
    ((-40, 600), (260, 560), (760, 700), (1260, 560), (WIDE + 40, 620)),
)
"""px; the crests of dunes, from the far ones to the near ones."""
LIT = 5
"""px; the light along a crest."""
PALMS = (
    (246, 446, 1.5), (118, 518, 2.2), (196, 566, 1.2), (1296, 446, 1.6), (1408, 522, 2.2), (1336, 566, 1.1),
)  # fmt: skip
"""Where palms stand on the dunes before the river, px, and how large they are."""
VIEW = View(WIDE / 2, HIGH - 80, 1.02, 0)
"""Without what is written on walls."""


def keepsake(scene: Scene, winners: Sequence[int]) -> Canvas:
    """Return the terraces with plants, their owners and water, whoever the `winners` are."""
    del winners
    state: State = scene.view.state
    canvas, zoom = _ground(), VIEW.zoom
    owners = {plot: seat for seat, player in enumerate(state.players) for plot in player.plots}
    for plot in range(len(PLOTS)):
        if plot in owners:
            terraces.put(canvas, terraces.garden(LIKE[plot], zoom), VIEW.bed(plot))
        elif state.tiles[plot] == NOBODY:
            terraces.put(canvas, terraces.fallow(LIKE[plot], zoom), VIEW.bed(plot))
    for section in members(filled(state.channels)):
        terraces.put(canvas, terraces.water(section, zoom), (VIEW.left, VIEW.top))
    for plot in owners:
        terraces.put(canvas, terraces.palm(zoom), VIEW.bed(plot))
    for plot, seat in owners.items():
        canvas.paste(garden.edged(seat, garden.owner_size(VIEW), garden.HALO), *garden.owner_at(VIEW, plot))
    return canvas


def warm() -> None:
    """Draw the terraces, and what may be on them, in advance."""
    _ground()
    for section in SECTION.values():
        terraces.water(section, VIEW.zoom)
    terraces.palm(VIEW.zoom)
    for plot in set(LIKE):
        terraces.garden(plot, VIEW.zoom)
        terraces.fallow(plot, VIEW.zoom)


@cached
def _ground() -> Canvas:
    """Return the empty terraces at the river, between dunes that begin as sand."""

    def draw(pen: terraces.Sheet) -> None:
        for colour, light, crest in zip(DUNES, (PLATFORMS[0], *DUNES), CRESTS, strict=False):
            line = smooth(crest, closed=False)
            pen.polygon([*line, (WIDE + 40, HIGH), (-40, HIGH)], colour)
            pen.line(line, light, LIT)
        for x, foot, size in PALMS:
            pen.ellipse(x + 34 * size, foot - 2, 52 * size, 9 * size, DUNES[-1])
        terraces.river(pen, VIEW)
        terraces.pyramid(pen, VIEW)
        for palm in PALMS:
            art.tree(pen, *palm)

    canvas = Canvas(GROUND, Image.new("RGB", (WIDE, HIGH), SAND))
    terraces.paint(canvas, (0, 0, WIDE, HIGH), draw)
    return canvas
