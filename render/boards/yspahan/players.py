"""The table of the players of Yspahan: names, what they have and have built, in columns, and scores.

Knows seats, names and numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.games.yspahan.state import Player, State
from render import headline, panels, sprites
from render.boards.yspahan import art
from render.boards.yspahan.sides import VALUE
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
DOUBLE, TRIPLE = 0.72, 0.74
"""The sizes of a number of two digits and of a score of three, compared with shorter ones."""
BETWEEN = 4
"""px between buildings."""
LATER = 0.76
"""The size of the points for later buildings, compared with those for the next one."""
KINDS = "camel", "gold", "card"
"""What a player has, in columns from the left."""
COLUMN = 1.7
"""The width of such a column, compared with its icon."""


class Look(NamedTuple):
    """How large things are in the row of a player, in px, and where they stand."""

    height: int
    token: int
    name: int
    score: int
    room: int
    """For the score."""
    icon: int
    """What the player has, what it has built, and the points for what it has not."""
    lines: tuple[float, float]
    """The shares of the height above the middles of the name and of what the player has."""
    stock: int
    """From the left edge to what the player has."""
    track: int
    """From the left edge to what it has built."""


LOOKS = {
    2: Look(
        height=224, token=124, name=92, score=160, room=190, icon=96, lines=(0.28, 0.72), stock=START,
        track=690,
    ),
    3: Look(
        height=144, token=108, name=76, score=116, room=134, icon=70, lines=(0.5, 0.5), stock=548, track=912
    ),
    4: Look(
        height=108, token=92, name=72, score=100, room=130, icon=70, lines=(0.5, 0.5), stock=548, track=916
    ),
}  # fmt: skip
"""By the number of players: the same places all game long. Of two, what each has is below its name."""
PAD = 4
"""px; around the rows."""


def table(box: Box, seats: int) -> Box:
    """Return the part of a box that the rows of so many players fill."""
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
    or has won.
    """
    seats = len(state.players)
    look = LOOKS[seats]
    marked = state.order[:1] if state.ask else headline.sentence("yspahan", scene).seats
    for seat, player in enumerate(state.players):
        left, top, right, bottom = here = part(box, seat, seats)
        middle, stock = (top + bottom) / 2, _stock(player)
        name_y, stock_y = (round(top + share * (bottom - top)) for share in look.lines)
        edge = INK
        if seat in scene.active:
            edge = _turn(canvas, here, seat)
        elif seat:
            canvas.line(left + 16, top - 1, right - 16, top + 1, SHADE)
        if not any(stock.values()):
            name_y = round(middle)
        canvas.paste(sprites.token(seat, look.token, edge=edge), left + SIDE - 60, middle)
        end = right - END
        size = round(look.score * (TRIPLE if player.score > 99 else 1))
        canvas.text(end, middle, str(player.score), size, on=PAPER, align=1, limit=look.room - 4, stay=True)
        sign = round(SIGNED * look.name) * (seat in marked)
        name = readable(scene.names[seat], SEATS[seat].letter)
        start = left + START
        room = left + (look.stock if look.stock > START else look.track) - 20 - start - sign
        wide = canvas.text(start, name_y, name, look.name, on=PAPER, limit=room, stay=True)
        if sign:
            drawn = sprites.first if state.ask else sprites.crown
            canvas.paste(drawn(sign), start + wide + 4 + sign / 2, name_y)
        kinds = [kind for kind in KINDS if stock[kind]]
        for number, kind in enumerate(KINDS if look.stock > START else kinds):
            if stock[kind]:
                x = left + look.stock + round(number * COLUMN * look.icon)
                _count(canvas, x, stock_y, look.icon, kind, stock[kind])
        _track(canvas, left + look.track, round(middle), look.icon, player.buildings)


def _turn(canvas: Canvas, row: Box, seat: int) -> str:
    """Mark the part of a player who must decide; return the colour of the edge of the mark on its band."""
    left, top, right, bottom = row
    edge = panels.turn(canvas, (left, top + 2, right, bottom - 2), seat, side=SIDE, line=3)
    inside = 2 + panels.OUTLINE + 3
    canvas.line(left + SIDE, top + inside, left + SIDE + panels.EDGE, bottom - inside, INK)
    return edge


def _count(canvas: Canvas, x: float, y: float, icon: int, kind: str, count: int) -> None:
    """Draw how much of a kind there is."""
    size = round(icon * (DOUBLE if count > 9 else 1))
    canvas.paste(art.goods(kind, icon), x + icon / 2, y)
    canvas.text(x + icon + 4, y, str(count), size, on=PAPER, limit=round((COLUMN - 1) * icon) - 8)


def _track(canvas: Canvas, start: float, y: int, step: int, built: Sequence[str]) -> None:
    """Draw what has been built and, after that, the points for the next one and, small, for later ones."""
    size = step - BETWEEN
    for number, points in enumerate(VALUE):
        x = start + (number + 0.5) * step
        if number < len(built):
            canvas.paste(art.building(built[number], size), x, y)
        elif number == len(built):
            canvas.paste(art.worth(points, size), x, y)
        else:
            canvas.paste(art.later(points, round(LATER * size)), x, y)
