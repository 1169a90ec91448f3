"""The hanging gardens of Amyitis when the last plant is set, for the poster of a finished game."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.games.amyitis.garden import PLOTS, SECTION, filled, members
from engine.games.amyitis.state import State
from engine.games.amyitis.step import GARDENS
from render import box, sprites
from render.boards.amyitis import art, garden, terraces
from render.boards.amyitis.ground import DUNES, FRIEZE, GLOW, GROUND
from render.boards.amyitis.view import LIKE, SIDE, View, height
from render.caching import sprite
from render.canvas import Box, Canvas, cached
from render.panels import around
from render.pen import Pen
from render.scene import Scene
from render.theme import GOLD, INK, PAPER, SAND, SEATS, WHITE, WIDTH

WIDE, HIGH = WIDTH - 2 * box.INSIDE, 840
"""px"""
RULE = 8
"""px; the line between the sand on which the podium stands and the sky."""
SUN = (WIDE / 2, 176), 1.7
"""px; the middle of the sun, which is seen at both sides of the highest terrace; and how many times larger it
is than on the board.
"""
PALMS = ((132, 690, 2.5), (1444, 690, 2.5))
"""Where palms stand on the dunes before the river, px, and how large they are."""
VIEW = View(WIDE / 2, HIGH - 26, 0.885, 0)
"""Without what is written on walls."""
LINTEL, SUNNY = 15, 3
"""px at the usual size; the light band along the top of each wall, and the line of light above it."""
SIGNS, SIGN, OWN = (240, WIDE - 220), (276, 96, 70), (310, 132, 98)
"""The signs with the points for the tiles in the garden: px, their middles, of the winners and of others; how
wide and high they are, and their type, those of others and of the winners.
"""
HUNG, BELOW = 110, 12
"""px; the middle of the first of them, and what is empty between them."""
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
    for x, seats, (wide, high, size) in zip(SIGNS, (winners, others), (OWN, SIGN), strict=True):
        for at, seat in enumerate(seats):
            _sign(canvas, around(x, HUNG + at * (high + BELOW), wide, high), size, seat, state)
    return canvas


def _sign(canvas: Canvas, place: Box, size: int, seat: int, state: State) -> None:
    """Draw the mark of a seat, and what its garden tiles have brought it, on a sign in its colour."""
    left, top, right, bottom = place
    look, high = SEATS[seat], bottom - top
    canvas.box(*place, WHITE, 18, INK, 3)
    on = canvas.box(left + 7, top + 7, right - 7, bottom - 7, look.colour, 12)
    canvas.paste(sprites.token(seat, high - 26, edge=look.text), left + high / 2 + 4, (top + bottom) / 2)
    said = f"+{state.players[seat].sheet[GARDENS]}"
    canvas.text(right - 26, (top + bottom) / 2, said, size, look.text, on=on, align=1)


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
        terraces.land(pen, VIEW, (0, 0, WIDE, HIGH))
        middle, larger = SUN
        for reach, colour in zip(terraces.SUN, (*GLOW[::-1], PAPER, GOLD), strict=True):
            pen.circle(*middle, larger * reach, colour)
        for x, foot, size in PALMS:
            pen.ellipse(x + 34 * size, foot - 2, 52 * size, 9 * size, DUNES[-1])
        terraces.river(pen, VIEW, SIDE)
        terraces.pyramid(pen, VIEW)
        _friezes(pen)
        for palm in PALMS:
            art.tree(pen, *palm)

    canvas = Canvas(GROUND, Image.new("RGB", (WIDE, HIGH), SAND))
    terraces.paint(canvas, (0, 0, WIDE, HIGH), draw)
    canvas.line(0, 0, WIDE, RULE, GOLD)
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
