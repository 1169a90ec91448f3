"""The hanging gardens of Amyitis when the last plant is set, for the poster of a finished game."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.games.amyitis.garden import PLOTS, SECTION, filled, members
from engine.games.amyitis.state import NOBODY, State
from render import box, sprites
from render.boards.amyitis import art, garden, terraces
from render.boards.amyitis.ground import DUNES, GROUND, PLATFORMS
from render.boards.amyitis.view import LIKE, View
from render.caching import sprite
from render.canvas import Canvas, cached
from render.pen import Pen, Point, smooth
from render.scene import Scene
from render.theme import GOLD, INK, PAPER, SAND, WIDTH

WIDE, HIGH = WIDTH - 2 * box.INSIDE, 1042
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
    (262, 436, 1.8), (128, 514, 3.0), (214, 562, 1.4), (1262, 432, 1.9), (1400, 518, 3.0), (1318, 562, 1.3),
)  # fmt: skip
"""Where palms stand on the dunes before the river, px, and how large they are."""
VIEW = View(WIDE / 2, HIGH - 92, 1.02, 0)
"""Without what is written on walls."""
LARGER, GILT = 1.1, 9
"""The marks on the gardens of winners, as multiples of those of others; and px, the gold around these."""


def keepsake(scene: Scene, winners: Sequence[int]) -> Canvas:
    """Return the terraces with plants, their owners and water, those of the `winners` in gold."""
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
        size = garden.owner_size(VIEW)
        if seat in winners:
            canvas.paste(_gilded(seat, round(LARGER * size)), *garden.owner_at(VIEW, plot))
        else:
            canvas.paste(garden.edged(seat, size, garden.HALO), *garden.owner_at(VIEW, plot))
    return canvas


@sprite
def _gilded(seat: int, size: int) -> Image.Image:
    """Return the mark of a winner with a light edge, and gold around that."""
    far = garden.HALO + GILT
    pen, middle = Pen(size + 2 * far, size + 2 * far), size / 2 + far
    token = sprites.token(seat, round(size * pen.zoom))
    for colour, wide in ((INK, far), (GOLD, far - 3), (PAPER, garden.HALO - 3)):
        pen.halo(token, middle, middle, colour, wide)
    pen.paste(token, middle, middle)
    return pen.sheet()


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
