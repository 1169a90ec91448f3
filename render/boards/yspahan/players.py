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
from render.theme import INK, PLASTER, SEATS, SHADE, SOFT

SIDE = 150
"""px; the width of the band of the player who must decide, with the mark."""
SIGNED = 0.92
"""The size of the sign of a winner, or of the player who begins the day, compared with the name before it."""


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


_TWO_LINES = Look(
    token=136, name=84, score=132, icon=88, number=88, slot=112, stock=166, column=150, pitch=92, room=170
)
LOOKS = {
    2: _TWO_LINES,
    3: _TWO_LINES._replace(token=112, name=60, score=108, icon=72, number=72, pitch=63),
    4: Look(
        token=94, name=66, score=92, icon=74, number=72, slot=80, stock=466, column=132, pitch=0, room=124
    ),
}
"""By the number of players: the fewer, the more room each has."""
PAD, ABOVE = 4, 0.54
"""px; around the rows. The share of the pitch of two lines that the name, which is less high than what the
player has, is above the middle of its row.
"""
WORTH, LATER = 0.8, 0.5
"""The shares of the room for a building that the points for the next one take, and those for a later one."""


def players(canvas: Canvas, box: Box, scene: Scene, state: State) -> None:
    """Draw a row for each player: name, stock, buildings and score, and a sign behind the name of who begins
    or has won.
    """
    left, top, right, bottom = box[0] + PAD, box[1] + PAD, box[2] - PAD, box[3] - PAD
    seats = len(state.players)
    look, height = LOOKS[seats], (bottom - top) // seats
    end = right - 24
    after = end - look.room - len(VALUE) * look.slot
    marked = state.order[:1] if state.ask else headline.sentence("yspahan", scene).seats
    for seat, player in enumerate(state.players):
        row = left, top + seat * height, right, top + (seat + 1) * height
        start, middle = left + SIDE + 16, (row[1] + row[3]) // 2
        edge = INK
        if seat in scene.active:
            edge = _turn(canvas, row, seat)
        elif seat:
            canvas.line(left + 16, row[1] - 1, right - 16, row[1] + 1, SHADE)
        canvas.paste(sprites.token(seat, look.token, edge=edge), left + SIDE - 66, middle)
        canvas.text(end, middle, str(player.score), look.score, align=1, limit=look.room - 10)
        y, sign = round(middle - ABOVE * look.pitch), round(SIGNED * look.name) * (seat in marked)
        room = (after if look.pitch else left + look.stock) - 12 - start - sign
        name = readable(scene.names[seat], SEATS[seat].letter)
        wide = canvas.text(start, y, name, look.name, limit=room)
        if sign:
            drawn = sprites.first if state.ask else sprites.crown
            canvas.paste(drawn(sign), start + wide + 4 + sign / 2, y)
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
        if count:
            room = round(look.column - look.icon - 6)
            canvas.text(x + look.icon + 4, y, str(count), look.number, limit=room)


def _buildings(canvas: Canvas, start: int, y: int, look: Look, built: Sequence[str]) -> None:
    """Draw the track of a player: what has been built, the points for the next building, then the others."""
    half = look.slot // 2
    canvas.box(start, y - half, start + len(VALUE) * look.slot, y + half, PLASTER, RADIUS)
    for number, points in enumerate(VALUE):
        x = start + (number + 0.5) * look.slot
        if number < len(built):
            canvas.paste(art.building(built[number], look.slot), x, y)
        elif number == len(built):
            canvas.paste(art.worth(points, round(WORTH * look.slot)), x, y)
        else:
            canvas.text(x, y, str(points), round(LATER * look.slot), SOFT, align=0.5)
