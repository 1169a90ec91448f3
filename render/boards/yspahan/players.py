"""The table of the players of Yspahan: name and score and, below them, what each has, in columns.

Knows seats, names and numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.games.yspahan.state import State
from render import headline, panels, sprites
from render.boards.yspahan import art
from render.canvas import Box, Canvas
from render.scene import Scene
from render.text import readable
from render.theme import INK, SEATS, SHADE, STONE

CROWN, FLAG = 76, 68
"""px; beside the mark of a winner, and of the player who begins the day."""
SIDE = 158
"""px; the width of the band of the player who must decide, with the mark."""


class Look(NamedTuple):
    """How large things are in a row, in px."""

    token: int
    name: int
    score: int
    icon: int
    number: int
    pitch: int
    """From the middle of the upper line to that of the lower one."""


LOOKS = {
    2: Look(128, 72, 104, 68, 80, 140),
    3: Look(120, 72, 96, 66, 76, 108),
    4: Look(104, 66, 92, 66, 74, 88),
}
"""By the number of players: the fewer, the more room each has."""


def players(canvas: Canvas, box: Box, scene: Scene, state: State) -> None:
    """Draw a row for each player: name, score and stock, and a sign at the mark of who begins or has won."""
    left, top, right, bottom = box
    seats = len(state.players)
    look, height = LOOKS[seats], (bottom - top) // seats
    marked = state.order[:1] if state.ask else headline.sentence("yspahan", scene).seats
    for seat, player in enumerate(state.players):
        row = left, top + seat * height, right, top + (seat + 1) * height
        start, end, middle = left + SIDE + 18, right - 20, (row[1] + row[3]) / 2
        edge = INK
        if seat in scene.active:
            edge = _turn(canvas, row, seat)
        elif seat:
            canvas.line(left + 16, row[1] - 1, right - 16, row[1] + 1, SHADE)
        x, y = left + 90, middle - look.pitch / 2
        begins = seat in marked and bool(state.ask)
        canvas.paste(sprites.token(seat, look.token, edge=edge), x, middle + 0.45 * FLAG * begins)
        if begins:
            canvas.paste(sprites.first(FLAG), x + 8, middle + 0.45 * FLAG - 0.42 * look.token - FLAG / 2)
        elif seat in marked:
            canvas.paste(sprites.crown(CROWN), x, middle - 0.5 * look.token)
        score = canvas.text(end, y, str(player.score), look.score, align=1)
        name = readable(scene.names[seat], SEATS[seat].letter)
        canvas.text(start, y, name, look.name, limit=end - score - 14 - start)
        stock = player.camels, player.gold, len(player.hand)
        _stock(canvas, (start, end), y + look.pitch, look, stock)


def _turn(canvas: Canvas, row: Box, seat: int) -> str:
    """Mark the row of a player who must decide, and return the colour of the edge of the mark on its band."""
    left, top, right, bottom = row
    edge = panels.turn(canvas, (left, top + 2, right, bottom - 2), seat, side=SIDE, line=3)
    inside = 2 + panels.OUTLINE + 3
    canvas.line(left + SIDE, top + inside, left + SIDE + panels.EDGE, bottom - inside, INK)
    return edge


def _stock(canvas: Canvas, across: tuple[int, int], y: float, look: Look, counts: Sequence[int]) -> None:
    """Draw camels, gold and cards, each in its column; those of which there are none are faint."""
    start, end = across
    step = (end - start) / len(counts)
    for column, (kind, count) in enumerate(zip(("camel", "gold", "card"), counts, strict=True)):
        x = start + column * step
        canvas.paste(art.goods(kind, look.icon, faint=not count), x + look.icon / 2, y)
        room = round(step - look.icon - 10)
        ink = INK if count else STONE
        canvas.text(x + look.icon + 6, y, str(count), look.number, ink, limit=room)
