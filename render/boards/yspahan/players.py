"""The table of the players of Yspahan: names, what they have and have built, in columns, and scores.

Knows seats, names and numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.games.yspahan.state import State
from render import headline, panels, sprites
from render.boards.yspahan import art
from render.boards.yspahan.sides import RADIUS, VALUE
from render.canvas import Box, Canvas
from render.scene import Scene
from render.text import readable
from render.theme import INK, SEATS, SHADE, SOFT, STONE

SIGN = 62
"""px; the sign of a winner, or of the player who begins the day, at the upper right of the mark."""
SIDE = 164
"""px; the width of the band of the player who must decide, with the mark."""


class Look(NamedTuple):
    """How large things are in a row, in px."""

    token: int
    name: int
    score: int
    icon: int
    number: int
    slot: int
    """The room for a building, and from one to the next."""
    stock: int
    """From the left edge to what the player has."""
    column: int
    """From one kind of that to the next."""
    pitch: int
    """From the line with the name down to that with what the player has; 0: there is one line."""
    room: int
    """For the score."""


_ONE_LINE = Look(
    token=96, name=66, score=90, icon=62, number=72, slot=78, stock=508, column=126, pitch=0, room=116
)
LOOKS = {
    2: Look(
        token=136, name=80, score=128, icon=78, number=86, slot=108, stock=186, column=154, pitch=84, room=164
    ),
    3: _ONE_LINE._replace(token=112, name=68, score=100),
    4: _ONE_LINE,
}
"""By the number of players: the fewer, the more room each has."""
HEAD, TAB, STEP = 60, 54, 54
"""px; above the rows; there, the height of the strip with the points for buildings, and of these points."""
NEXT = 0.84
"""The share of the room for a building that the points for the next one take."""


def players(canvas: Canvas, box: Box, scene: Scene, state: State) -> None:
    """Draw a row for each player: name, stock, buildings and score, and a sign at the mark of who begins or
    has won.
    """
    left, top, right, bottom = box
    seats = len(state.players)
    look, height = LOOKS[seats], (bottom - top - HEAD) // seats
    end = right - 26
    after = end - look.room - len(VALUE) * look.slot
    _strip(canvas, after, top, look)
    marked = state.order[:1] if state.ask else headline.sentence("yspahan", scene).seats
    for seat, player in enumerate(state.players):
        row = left, top + HEAD + seat * height, right, top + HEAD + (seat + 1) * height
        start, middle = left + SIDE + 22, (row[1] + row[3]) / 2
        edge = INK
        if seat in scene.active:
            edge = _turn(canvas, row, seat)
        elif seat:
            canvas.line(left + 16, row[1] - 1, right - 16, row[1] + 1, SHADE)
        x, y = left + 92, middle - look.pitch / 2
        canvas.paste(sprites.token(seat, look.token, edge=edge), x, middle)
        if seat in marked:
            sign = sprites.first(SIGN) if state.ask else sprites.crown(SIGN)
            canvas.paste(sign, x + 0.36 * look.token, middle - 0.5 * look.token + 0.2 * SIGN)
        name = readable(scene.names[seat], SEATS[seat].letter)
        canvas.text(end, middle, str(player.score), look.score, align=1, limit=look.room - 10)
        room = (after if look.pitch else left + look.stock) - 16 - start
        canvas.text(start, y, name, look.name, limit=room)
        stock = player.camels, player.gold, len(player.hand)
        _stock(canvas, left + look.stock, y + look.pitch, look, stock)
        _buildings(canvas, after, middle, look, player.buildings)


def _turn(canvas: Canvas, row: Box, seat: int) -> str:
    """Mark the row of a player who must decide, and return the colour of the edge of the mark on its band."""
    left, top, right, bottom = row
    edge = panels.turn(canvas, (left, top + 2, right, bottom - 2), seat, side=SIDE, line=3)
    inside = 2 + panels.OUTLINE + 3
    canvas.line(left + SIDE, top + inside, left + SIDE + panels.EDGE, bottom - inside, INK)
    return edge


def _stock(canvas: Canvas, start: float, y: float, look: Look, counts: Sequence[int]) -> None:
    """Draw camels, gold and cards, each in its column; those of which there are none are faint."""
    for column, (kind, count) in enumerate(zip(("camel", "gold", "card"), counts, strict=True)):
        x = start + column * look.column
        canvas.paste(art.goods(kind, look.icon, faint=not count), x + look.icon / 2, y)
        room = round(look.column - look.icon - 6)
        ink = INK if count else STONE
        canvas.text(x + look.icon + 4, y, str(count), look.number, ink, limit=room)


def _strip(canvas: Canvas, start: float, top: int, look: Look) -> None:
    """Draw, above the columns of buildings, the points for each."""
    end = start + len(VALUE) * look.slot
    canvas.box(round(start) + 2, top, round(end) - 2, top + TAB, SHADE, RADIUS)
    canvas.line(round(start) + 2, top, round(end) - 2, top + RADIUS, SHADE)
    y = top + TAB // 2
    canvas.line(round(start + look.slot / 2), y - 1, round(end - look.slot / 2), y + 1, STONE)
    for number, points in enumerate(VALUE):
        canvas.paste(art.worth(points, STEP, SOFT), start + (number + 0.5) * look.slot, y)


def _buildings(canvas: Canvas, start: float, y: float, look: Look, built: Sequence[str]) -> None:
    """Draw what the player has built and, after that, the points for the next building."""
    for number, kind in enumerate(built):
        canvas.paste(art.building(kind, look.slot), start + (number + 0.5) * look.slot, y)
    if len(built) < len(VALUE):
        x = start + (len(built) + 0.5) * look.slot
        canvas.paste(art.worth(VALUE[len(built)], round(NEXT * look.slot)), x, y)
