"""The hanging gardens of Amyitis when the last plant is set, for the poster of a finished game."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.games.amyitis.garden import PLOTS, SECTION, filled, members
from engine.games.amyitis.state import State
from engine.games.amyitis.step import GARDENS
from locales import texts
from render import box, keepsakes, sprites
from render.boards.amyitis import garden, terraces
from render.boards.amyitis.ground import DUNES, FRIEZE, GROUND
from render.boards.amyitis.view import LIKE, SIDE, View, height
from render.caching import sprite
from render.canvas import Canvas, cached
from render.panels import around
from render.pen import Pen
from render.scene import Scene
from render.theme import GOLD, INK, PAPER, SAND, WIDTH

WIDE, HIGH = WIDTH - 2 * box.INSIDE, 900
"""px"""
VIEW = View(WIDE / 2 + 90, HIGH - 8, 0.93, 0)
"""Without what is written on walls."""
LAND: keepsakes.Land = (
    (DUNES[0], (0.36, 0.42, 0.3, 0.4, 0.34)),
    (DUNES[1], (0.5, 0.56, 0.5, 0.54, 0.46)),
    (DUNES[2], (0.74, 0.66, 0.7, 0.66, 0.76)),
)
"""The dunes below the sand on which the podium stands."""
LINTEL, SUNNY = 15, 3
"""px at the usual size; the light band along the top of each wall, and the line of light above it."""
SIGN, OWN = (268, 82, 66), (304, 112, 88)
"""The signs with the points for the tiles in the garden, those of others and of the winners: how wide and
high they are, and their type.
"""
MIDDLE, HEADED, HEADING, HUNG, BELOW = 222, 58, 64, 102, 8
"""px; the middle of the signs and of the line above them that says what their points are for, how low that
is, the type of it, where the first sign begins, and what is empty between signs.
"""
MARKED, LARGER, GILT = 1.08, 1.14, 9
"""The marks on gardens, as multiples of those on the board, and those of winners, as multiples of the others;
and px, the gold around these.
"""


def keepsake(scene: Scene, winners: Sequence[int]) -> Canvas:
    """Return the terraces with plants, their owners and water, those of the `winners` in gold."""
    state: State = scene.view.state
    canvas, zoom = _ground(), VIEW.zoom
    owners = {plot: seat for seat, player in enumerate(state.players) for plot in player.plots}
    for plot in range(len(PLOTS)):
        if plot in owners:
            terraces.put(canvas, terraces.garden(LIKE[plot], zoom), VIEW.bed(plot))
        else:
            terraces.put(canvas, terraces.fallow(LIKE[plot], zoom), VIEW.bed(plot))
    for section in members(filled(state.channels)):
        terraces.put(canvas, terraces.water(section, zoom), (VIEW.left, VIEW.top))
    for plot in owners:
        terraces.put(canvas, terraces.palm(zoom), VIEW.bed(plot))
    for plot, seat in owners.items():
        size = round(MARKED * garden.owner_size(VIEW))
        if seat in winners:
            canvas.paste(_gilded(seat, round(LARGER * size)), *garden.owner_at(VIEW, plot))
        else:
            canvas.paste(garden.edged(seat, size, garden.HALO), *garden.owner_at(VIEW, plot))
    said = texts(scene.lang)("amyitis-sheet-gardens")
    canvas.text(MIDDLE, HEADED, said, HEADING, align=0.5, limit=2 * MIDDLE - HEADED)
    top, scores = HUNG, [player.sheet[GARDENS] for player in state.players]
    for seat in sorted(range(len(scores)), key=lambda seat: (seat not in winners, -scores[seat])):
        wide, high, size = OWN if seat in winners else SIGN
        keepsakes.sign(canvas, around(MIDDLE, top + high / 2, wide, high), seat, f"+{scores[seat]}", size)
        top += high + BELOW
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
    """Return the empty terraces at the river, among dunes that begin as sand."""

    def draw(pen: terraces.Sheet) -> None:
        keepsakes.dunes(pen, LAND, WIDE, HIGH)
        terraces.river(pen, VIEW, SIDE)
        terraces.pyramid(pen, VIEW)
        _friezes(pen)

    canvas = Canvas(GROUND, Image.new("RGB", (WIDE, HIGH), SAND))
    terraces.paint(canvas, (0, 0, WIDE, HIGH), draw)
    return canvas


def _friezes(pen: terraces.Sheet) -> None:
    """Draw light bands along the walls: those that face the light, and those in the shade."""
    for near in range(SIDE):
        top = height(near + 1)
        for left, colour in zip((True, False), FRIEZE, strict=True):
            ends = [(near, near), (near, SIDE) if left else (SIDE, near)]
            band = [VIEW.at(*ends[0], top), VIEW.at(*ends[1], top)]
            low = [VIEW.at(*ends[1], top - LINTEL), VIEW.at(*ends[0], top - LINTEL)]
            pen.polygon([*band, *low], colour)
            pen.line(band, PAPER, SUNNY * VIEW.zoom)
