"""The table of the players of Yspahan: names, what they have and have built, in columns, and scores.

Knows seats, names and numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.games.yspahan.state import Player, State
from render import headline, panels, sprites
from render.boards.yspahan import art
from render.canvas import Box, Canvas
from render.scene import Scene
from render.text import readable
from render.theme import INK, PAPER, SEATS, SHADE

SIDE = 136
"""px; the width of the band of the player who must decide, with the mark."""
START, END = SIDE + 18, 24
"""px from the left edge of a player's part to the name, and from the score to the right edge."""
SIGNED = 0.8
"""The size of the sign of a winner, or of the player who begins the day, compared with the name before it."""
DOUBLE, TRIPLE = 0.76, 0.74
"""The sizes of a number of two digits and of a score of three, compared with shorter ones."""
BETWEEN = 8
"""px between buildings."""
ROUND = 10
"""px from what has been built to the score."""
KINDS = "camel", "gold", "card"
"""What a player has, in columns from the left."""
COLUMN, COUNTED = 1.85, 0.96
"""The width of such a column, and the height of how much there is, compared with its icon."""


class Look(NamedTuple):
    """How large things are in the row of a player, in px, and where they stand."""

    height: int
    token: int
    name: int
    score: int
    room: int
    """For the score."""
    icon: int
    """What the player has."""
    step: int
    """A building, at most."""


LOOKS = {
    2: Look(height=150, token=112, name=78, score=124, room=134, icon=84, step=112),
    3: Look(height=138, token=106, name=74, score=116, room=134, icon=84, step=106),
    4: Look(height=106, token=92, name=71, score=100, room=130, icon=84, step=98),
}
"""By the number of players: the same places all game long."""
STOCK, TRACK = 524, 991
"""px from the left edge of a player's part to what it has, and to what it has built."""
PAD = 4
"""px; around the rows."""


def table(box: Box, seats: int) -> Box:
    """Return the part of a box that the rows of this many players fill."""
    left, top, right, _ = box
    return left, top, right, top + seats * LOOKS[seats].height + 2 * PAD


def part(box: Box, seat: int, seats: int) -> Box:
    """Return the row of a player in the table."""
    left, top, right, _ = box
    height, top = LOOKS[seats].height, top + PAD
    return left + PAD, top + seat * height, right - PAD, top + (seat + 1) * height


def _stock(player: Player) -> dict[str, int]:
    """Return how much a player has of each kind."""
    return dict(zip(KINDS, (player.camels, player.gold, len(player.hand)), strict=True))


def players(canvas: Canvas, box: Box, scene: Scene, state: State) -> None:
    """Draw a row for each player: name, stock, buildings and score, and a sign behind the name of who begins
    or has won. A long name has the room of what the player has none of.
    """
    seats = len(state.players)
    look = LOOKS[seats]
    marked = state.order[:1] if state.ask else headline.sentence("yspahan", scene).seats
    for seat, player in enumerate(state.players):
        left, top, right, bottom = here = part(box, seat, seats)
        middle, stock = (top + bottom) / 2, _stock(player)
        edge = INK
        if seat in scene.active:
            edge = _turn(canvas, here, seat)
        elif seat:
            canvas.line(left + 16, top - 1, right - 16, top + 1, SHADE)
        canvas.paste(sprites.token(seat, look.token, edge=edge), left + SIDE - 60, middle)
        end = right - END
        size = round(look.score * (TRIPLE if player.score > 99 else 1))
        canvas.text(end, middle, str(player.score), size, on=PAPER, align=1, limit=look.room - 4, stay=True)
        sign = round(SIGNED * look.name) * (seat in marked)
        name = readable(scene.names[seat], SEATS[seat].letter)
        start = left + START
        having = next((number for number, kind in enumerate(KINDS) if stock[kind]), len(KINDS))
        room = round(left + STOCK + having * COLUMN * look.icon - 20 - start - sign)
        wide = canvas.text(start, middle, name, look.name, on=PAPER, limit=room, stay=True)
        if sign:
            drawn = sprites.first if state.ask else sprites.crown
            canvas.paste(drawn(sign), start + wide + 4 + sign / 2, middle)
        for number, kind in enumerate(KINDS):
            if stock[kind]:
                x = left + STOCK + round(number * COLUMN * look.icon)
                _count(canvas, x, middle, look.icon, kind, stock[kind])
        _track(canvas, left + TRACK, round(middle), _step(box, seats, player.buildings), player.buildings)


def _turn(canvas: Canvas, row: Box, seat: int) -> str:
    """Mark the part of a player who must decide; return the colour of the edge of the mark on its band."""
    left, top, right, bottom = row
    edge = panels.turn(canvas, (left, top + 2, right, bottom - 2), seat, side=SIDE, line=3)
    inside = 2 + panels.OUTLINE + 3
    canvas.line(left + SIDE, top + inside, left + SIDE + panels.EDGE, bottom - inside, INK)
    return edge


def _count(canvas: Canvas, x: float, y: float, icon: int, kind: str, count: int) -> None:
    """Draw how much of a kind there is."""
    size = round(COUNTED * icon * (DOUBLE if count > 9 else 1))
    canvas.paste(art.goods(kind, icon), x + icon / 2, y)
    canvas.text(x + icon + 4, y, str(count), size, on=PAPER, limit=round((COLUMN - 1) * icon) - 4)


def _step(box: Box, seats: int, built: Sequence[str]) -> int:
    """Return the width of a building: many are smaller."""
    look, (left, _, right, _) = LOOKS[seats], part(box, 0, seats)
    room = right - left - END - look.room - ROUND - TRACK
    return min(look.step, room // max(1, len(built)))


def _track(canvas: Canvas, x: float, y: int, step: int, built: Sequence[str]) -> None:
    """Draw from a place on what has been built."""
    for number, kind in enumerate(built):
        canvas.paste(art.building(kind, step - BETWEEN), x + (number + 0.5) * step, y)
