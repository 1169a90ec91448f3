"""The hanging gardens of Amyitis when the last plant is set, for the poster of a finished game."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor

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
from render.pen import Pen, smooth
from render.scene import Scene
from render.theme import GOLD, INK, PAPER, SAND, SEATS, WIDTH

WIDE, HIGH = WIDTH - 2 * box.INSIDE, 886
"""px"""
VIEW = View(WIDE / 2, HIGH - 24, 0.95, 0)
"""Without what is written on walls."""
LAND: Sequence[tuple[str, Sequence[float]]] = (
    (DUNES[0], (0.36, 0.42, 0.3, 0.4, 0.34)),
    (DUNES[1], (0.5, 0.56, 0.5, 0.54, 0.46)),
    (DUNES[2], (0.74, 0.66, 0.7, 0.66, 0.76)),
)
"""The colours of the dunes below the sand on which the podium stands, and where each begins: at even
distances from the left to the right edge, as shares of the height.
"""
LINTEL, SUNNY = 15, 3
"""px at the usual size; the light band along the top of each wall, and the line of light above it."""
SIGNS, SIGN, OWN = (226, WIDE - 200), (276, 96, 70), (320, 132, 98)
"""The signs with the points for the tiles in the garden: px, their middles, of the winners and of others; how
wide and high they are, and their type, those of others and of the winners.
"""
HEADED, HEADING, HUNG, BELOW = 58, 64, (172, 84), 12
"""px; the middle of the line that says what their points are for, and the type of that, the middle of the
first sign below that, and of the first at the other side, and what is empty between them.
"""
LARGER, GILT = 1.12, 9
"""The marks on the gardens of winners, as multiples of those of others; and px, the gold around these."""
CLAIMED, RIM = 11, 3
"""px; the edge of a garden in the colour of its owner, and the dark line at each side of it."""


def keepsake(scene: Scene, winners: Sequence[int]) -> Canvas:
    """Return the terraces with plants, their owners and water, those of the `winners` in gold."""
    state: State = scene.view.state
    canvas, zoom = _ground(), VIEW.zoom
    owners = {plot: seat for seat, player in enumerate(state.players) for plot in player.plots}
    for plot in range(len(PLOTS)):
        if plot in owners:
            terraces.put(canvas, terraces.garden(LIKE[plot], zoom), VIEW.bed(plot))
            terraces.put(canvas, _claim(LIKE[plot], owners[plot]), VIEW.bed(plot))
        else:
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
    others = [seat for seat in range(len(state.players)) if seat not in winners]
    said = texts(scene.lang)("amyitis-sheet-gardens")
    canvas.text(SIGNS[0], HEADED, said, HEADING, align=0.5, limit=2 * SIGNS[0] - HEADED)
    for x, top, seats, (wide, high, size) in zip(SIGNS, HUNG, (winners, others), (OWN, SIGN), strict=True):
        for at, seat in enumerate(seats):
            place = around(x, top + at * (high + BELOW), wide, high)
            keepsakes.sign(canvas, place, seat, f"+{state.players[seat].sheet[GARDENS]}", size)
    return canvas


@sprite
def _claim(plot: int, seat: int) -> Image.Image:
    """Return the edge of a garden in the colour of its owner; its reference is the middle of the bed."""
    zoom = VIEW.zoom
    x, y = View(0, 0, zoom).bed(plot)
    corners = terraces.bed_corners(View(-x, -y, zoom), plot)
    left, top = (floor(min(axis)) - CLAIMED for axis in zip(*corners, strict=True))
    right, bottom = (ceil(max(axis)) + CLAIMED for axis in zip(*corners, strict=True))
    pen = Pen(right - left, bottom - top)
    edge = [(x - left, y - top) for x, y in (*corners, *corners[:2])]
    for colour, wide in ((INK, CLAIMED + 2 * RIM), (SEATS[seat].colour, CLAIMED)):
        pen.line(edge, colour, wide)
    image = pen.sheet()
    image.info["at"] = left, top
    return image


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
        for colour, crest in LAND:
            line = [(at * (WIDE + 80) / 4 - 40, y * HIGH) for at, y in enumerate(crest)]
            pen.polygon([*smooth(line, closed=False), (WIDE + 40, HIGH), (-40, HIGH)], colour)
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
