"""The hanging gardens of Amyitis when the last plant is set, for the poster of a finished game."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.games.amyitis.garden import PLOTS, SECTION, filled, members
from engine.games.amyitis.state import State
from render import box, keepsakes, sprites
from render.boards.amyitis import art, garden, terraces
from render.boards.amyitis.ground import DUNES, FRIEZE, GROUND
from render.boards.amyitis.view import LIKE, SIDE, View, height
from render.caching import sprite
from render.canvas import Canvas, cached
from render.pen import Pen
from render.scene import Scene
from render.theme import GOLD, INK, PAPER, SAND, WIDTH

WIDE = WIDTH - 2 * box.INSIDE
"""px"""
VIEWS = View(WIDE / 2, 1100, 1.17, 0), View(WIDE / 2, 1012, 1.08, 0)
"""Of few players, and of more, who need a plinth: without what is written on walls."""
FEW = 3
FRONT = 8
"""px; of the river before the tip, what is seen."""
PALMS = (
    (0.06, 0.44, 2.1), (0.13, 0.49, 1.5), (0.21, 0.43, 1.2),
    (0.8, 0.42, 1.3), (0.86, 0.47, 1.7), (0.95, 0.43, 2.2),
)  # fmt: skip
"""Palms on the dunes: where each stands, as shares of width and height, and its size."""
LAND: keepsakes.Land = (
    (DUNES[0], (0.06, 0.12, 0.03, 0.1, 0.05)),
    (DUNES[1], (0.42, 0.5, 0.42, 0.48, 0.38)),
    (DUNES[2], (0.74, 0.66, 0.7, 0.66, 0.76)),
)
"""The dunes below the sand on which the podium stands."""
LINTEL, SUNNY = 15, 3
"""px at the usual size; the light band along the top of each wall, and the line of light above it."""
MARKED, LARGER, GILT = 0.86, 1.25, 9
"""The marks on gardens, as multiples of those on the board, and those of winners, as multiples of the others;
and px, the gold around these.
"""


def keepsake(scene: Scene, winners: Sequence[int]) -> Canvas:
    """Return the terraces with plants, their owners and water, those of the `winners` in gold."""
    state: State = scene.view.state
    view = _view(len(state.players))
    canvas, zoom = _ground(view), view.zoom
    owners = {plot: seat for seat, player in enumerate(state.players) for plot in player.plots}
    for plot in range(len(PLOTS)):
        if plot in owners:
            terraces.put(canvas, terraces.garden(LIKE[plot], zoom), view.bed(plot))
        else:
            terraces.put(canvas, terraces.fallow(LIKE[plot], zoom), view.bed(plot))
    for section in members(filled(state.channels)):
        terraces.put(canvas, terraces.water(section, zoom), (view.left, view.top))
    for plot in owners:
        terraces.put(canvas, terraces.palm(zoom), view.bed(plot))
    for plot, seat in owners.items():
        size = round(MARKED * garden.owner_size(view))
        if seat in winners:
            canvas.paste(_gilded(seat, round(LARGER * size)), *garden.owner_at(view, plot))
        else:
            canvas.paste(garden.edged(seat, size, garden.HALO), *garden.owner_at(view, plot))
    return canvas


def _view(seats: int) -> View:
    """Return how the garden lies."""
    return VIEWS[seats > FEW]


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
    for view in VIEWS:
        _ground(view)
        for section in SECTION.values():
            terraces.water(section, view.zoom)
        terraces.palm(view.zoom)
        for plot in set(LIKE):
            terraces.garden(plot, view.zoom)
            terraces.fallow(plot, view.zoom)


@cached
def _ground(view: View) -> Canvas:
    """Return the empty terraces at the river, among dunes that begin as sand."""
    high = round(view.top) + FRONT

    def draw(pen: terraces.Sheet) -> None:
        keepsakes.dunes(pen, LAND, WIDE, high)
        for x, y, size in PALMS:
            art.tree(pen, x * WIDE, y * high, size)
        terraces.river(pen, view, SIDE)
        terraces.pyramid(pen, view)
        _friezes(pen, view)

    canvas = Canvas(GROUND, Image.new("RGB", (WIDE, high), SAND))
    terraces.paint(canvas, (0, 0, WIDE, high), draw)
    return canvas


def _friezes(pen: terraces.Sheet, view: View) -> None:
    """Draw light bands along the walls: those that face the light, and those in the shade."""
    for near in range(SIDE):
        top = height(near + 1)
        for left, colour in zip((True, False), FRIEZE, strict=True):
            ends = [(near, near), (near, SIDE) if left else (SIDE, near)]
            band = [view.at(*ends[0], top), view.at(*ends[1], top)]
            low = [view.at(*ends[1], top - LINTEL), view.at(*ends[0], top - LINTEL)]
            pen.polygon([*band, *low], colour)
            pen.line(band, PAPER, SUNNY * view.zoom)
