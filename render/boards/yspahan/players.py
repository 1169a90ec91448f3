"""The table of the players of Yspahan: names, what they have and have built, in columns, and scores.

Knows seats, names and numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.games.yspahan.state import State
from render import headline, panels, sprites
from render.boards.yspahan import art
from render.boards.yspahan.sides import VALUE
from render.canvas import Box, Canvas
from render.scene import Scene
from render.text import readable
from render.theme import INK, SEATS, SHADE, STONE

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
    """The sign of a building, or the points for one."""
    stock: int
    """From the left edge to what the player has."""
    column: int
    """From one kind of that to the next."""
    pitch: int
    """From the line with name and score down to that with the rest; 0: there is one line."""


_ONE_LINE = Look(token=100, name=66, score=92, icon=66, number=74, slot=67, stock=510, column=132, pitch=0)
LOOKS = {
    2: Look(token=140, name=84, score=128, icon=88, number=92, slot=94, stock=186, column=196, pitch=98),
    3: _ONE_LINE._replace(token=116, name=68, score=104, icon=68, number=76),
    4: _ONE_LINE,
}
"""By the number of players: the fewer, the more room each has."""
GAP, SCORE = 4, 118
"""px; between the signs of buildings, and the room for a score beside them."""


def players(canvas: Canvas, box: Box, scene: Scene, state: State) -> None:
    """Draw a row for each player: name, stock, buildings and score, and a sign at the mark of who begins or
    has won.
    """
    left, top, right, bottom = box
    seats = len(state.players)
    look, height = LOOKS[seats], (bottom - top) // seats
    marked = state.order[:1] if state.ask else headline.sentence("yspahan", scene).seats
    for seat, player in enumerate(state.players):
        row = left, top + seat * height, right, top + (seat + 1) * height
        start, end, middle = left + SIDE + 22, right - 26, (row[1] + row[3]) / 2
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
        score = canvas.text(end, y, str(player.score), look.score, align=1, limit=0 if look.pitch else SCORE)
        room = (end - score if look.pitch else left + look.stock) - 16 - start
        canvas.text(start, y, name, look.name, limit=room)
        stock = player.camels, player.gold, len(player.hand)
        _stock(canvas, left + look.stock, y + look.pitch, look, stock)
        after = end - (0 if look.pitch else SCORE + 10) - len(VALUE) * (look.slot + GAP)
        _buildings(canvas, after, y + look.pitch, look, player.buildings)


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
        room = round(look.column - look.icon - 8)
        ink = INK if count else STONE
        canvas.text(x + look.icon + 6, y, str(count), look.number, ink, limit=room)


def _buildings(canvas: Canvas, start: float, y: float, look: Look, built: Sequence[str]) -> None:
    """Draw what the player has built and, after that, the points for each building to come, all but those for
    the next one faint.
    """
    step = look.slot + GAP
    for number, points in enumerate(VALUE):
        x = start + (number + 0.5) * step
        if number < len(built):
            canvas.paste(art.built(built[number], look.slot), x, y)
        else:
            canvas.paste(art.worth(points, look.slot, faint=number > len(built)), x, y)
