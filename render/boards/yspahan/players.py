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
from render.theme import INK, PAPER, PLASTER, SEATS, SHADE

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
LATER, RAIL = 0.68, 2
"""The size of the points for later buildings, compared with those for the next one; px; half of the line that
joins them.
"""
HEAD, HEADED = 48, 46
"""px; the line above rows with the points for each building, which are the same for all, and their size."""


class Look(NamedTuple):
    """How large things are in the part of a player, in px, and where they stand."""

    token: int
    name: int
    score: int
    room: int
    """For the score."""
    icon: int
    number: int
    column: int
    """From one kind of what the player has to the next."""
    step: int
    """From one building, or the points for it, to the next."""
    lines: tuple[float, float, float]
    """The shares of the height above the middles of name and score, of what the player has and of what it
    has built.
    """
    stock: int
    """From the left edge to what the player has."""
    track: int
    """From the left edge to what it has built."""


_ROW = (0.5, 0.5, 0.5)
LOOKS = {
    2: Look(
        token=118, name=96, score=160, room=196, icon=108, number=108, column=193, step=95,
        lines=(0.18, 0.5, 0.83), stock=START, track=START,
    ),
    3: Look(
        token=106, name=70, score=110, room=146, icon=76, number=80, column=136, step=70,
        lines=_ROW, stock=496, track=904,
    ),
    4: Look(
        token=92, name=66, score=98, room=128, icon=76, number=76, column=132, step=75,
        lines=_ROW, stock=494, track=890,
    ),
}  # fmt: skip
"""By the number of players: two face each other, of more each has a row."""
PAD = 4
"""px; around the parts."""


def part(box: Box, seat: int, seats: int) -> Box:
    """Return the part of the table with a player."""
    left, top, right, bottom = box[0] + PAD, box[1] + PAD, box[2] - PAD, box[3] - PAD
    if seats == 2:
        middle = (left + right) // 2
        return (middle, top, right, bottom) if seat else (left, top, middle, bottom)
    top = box[1] + HEAD
    height = (bottom - top) // seats
    return left, top + seat * height, right, top + (seat + 1) * height


def players(canvas: Canvas, box: Box, scene: Scene, state: State) -> None:
    """Draw a part for each player: name, stock, buildings and score, and a sign behind the name of who begins
    or has won.
    """
    seats = len(state.players)
    look = LOOKS[seats]
    in_row = look.lines == _ROW
    if in_row:
        _head(canvas, box, look)
    marked = state.order[:1] if state.ask else headline.sentence("yspahan", scene).seats
    for seat, player in enumerate(state.players):
        left, top, right, bottom = here = part(box, seat, seats)
        name_y, stock_y, track_y = (round(top + share * (bottom - top)) for share in look.lines)
        edge = INK
        if seat in scene.active:
            edge = _turn(canvas, here, seat)
        elif in_row:
            canvas.line(left + 16, top - 1, right - 16, top + 1, SHADE)
        elif left > box[0] + PAD:
            canvas.line(left - 1, top + 16, left + 1, bottom - 16, SHADE)
        canvas.paste(sprites.token(seat, look.token, edge=edge), left + SIDE - 60, (top + bottom) / 2)
        end = right - END
        size = round(look.score * (TRIPLE if player.score > 99 else 1))
        canvas.text(end, name_y, str(player.score), size, on=PAPER, align=1, limit=look.room - 4, stay=True)
        sign = round(SIGNED * look.name) * (seat in marked)
        after = left + look.stock if in_row else end - look.room
        name = readable(scene.names[seat], SEATS[seat].letter)
        start = left + START
        room = after - 20 - start - sign
        wide = canvas.text(start, name_y, name, look.name, on=PAPER, limit=room, stay=True)
        if sign:
            drawn = sprites.first if state.ask else sprites.crown
            canvas.paste(drawn(sign), start + wide + 4 + sign / 2, name_y)
        _stock(canvas, left + look.stock, stock_y, look, (player.camels, player.gold, len(player.hand)))
        _track(canvas, left + look.track, track_y, look, player.buildings, later=not in_row)


def _turn(canvas: Canvas, row: Box, seat: int) -> str:
    """Mark the part of a player who must decide; return the colour of the edge of the mark on its band."""
    left, top, right, bottom = row
    edge = panels.turn(canvas, (left, top + 2, right, bottom - 2), seat, side=SIDE, line=3)
    inside = 2 + panels.OUTLINE + 3
    canvas.line(left + SIDE, top + inside, left + SIDE + panels.EDGE, bottom - inside, INK)
    return edge


def _stock(canvas: Canvas, start: float, y: float, look: Look, counts: Sequence[int]) -> None:
    """Draw camels, gold and cards, each in its column; nothing where there are none."""
    for column, (kind, count) in enumerate(zip(("camel", "gold", "card"), counts, strict=True)):
        if count:
            x, room = start + column * look.column, look.column - look.icon - 4
            size = round(look.number * (DOUBLE if count > 9 else 1))
            canvas.paste(art.goods(kind, look.icon), x + look.icon / 2, y)
            canvas.text(x + look.icon + 4, y, str(count), size, on=PAPER, limit=room)


def _middles(start: float, look: Look) -> list[float]:
    """Return the places of buildings beside each other, in the order in which they are built."""
    return [start + (number + 0.5) * look.step for number in range(len(VALUE))]


def _head(canvas: Canvas, box: Box, look: Look) -> None:
    """Draw above the rows the points for each building, below which those stand that are built."""
    left, top, right, _ = box
    canvas.box(left, top, right, top + HEAD, PLASTER, RADIUS)
    canvas.line(left, top + RADIUS, right, top + HEAD, PLASTER)  # only its upper corners are round
    middles, y = _middles(left + PAD + look.track, look), top + HEAD / 2
    canvas.line(round(middles[0]), round(y) - RAIL, round(middles[-1]), round(y) + RAIL, SHADE)
    for x, points in zip(middles, VALUE, strict=True):
        canvas.paste(art.later(points, HEADED), x, y)


def _track(canvas: Canvas, start: float, y: float, look: Look, built: Sequence[str], *, later: bool) -> None:
    """Draw what has been built and, after that, the points for the next building and, perhaps, small, those
    for `later` ones.
    """
    size, middles = look.step - BETWEEN, _middles(start, look)
    for kind, x in zip(built, middles, strict=False):
        canvas.paste(art.building(kind, size), x, y)
    to_come = list(zip(middles, VALUE, strict=True))[len(built) :]
    if later and to_come:
        canvas.line(round(to_come[0][0]), round(y) - RAIL, round(middles[-1]), round(y) + RAIL, SHADE)
    for x, points in to_come[:1]:
        canvas.paste(art.worth(points, size), x, y)
    for x, points in to_come[1:] if later else ():
        canvas.paste(art.later(points, round(LATER * size)), x, y)
