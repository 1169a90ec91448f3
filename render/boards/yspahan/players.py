"""The table of the players of Yspahan: names, what they have and have built, in columns, and scores.

Knows seats, names and numbers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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
LATER, NEAR, RAIL = 0.66, 0.74, 2
"""The size of the points for later buildings, and the room of each, compared with those for the next one; px;
half of the line that joins them.
"""
KINDS = "camel", "gold", "card"
"""What a player has, in columns from the left."""
COLUMN = 1.78
"""The width of such a column, compared with its icon."""
APART, SHARE, MOST = 30, 0.35, 190
"""px at least between what players have and what they have built, the share of the room left that is added
to them, and px at most.
"""


class Look(NamedTuple):
    """How large things are in the row of a player, in px, and where they stand."""

    height: int
    token: int
    name: int
    score: int
    room: int
    """For the score."""
    icon: int
    """What the player has, and what it has built if that is beside it: smaller where there is much of it."""
    lines: tuple[float, float]
    """The shares of the height above the middles of the name and of what the player has."""
    stock: int
    """From the left edge to what the player has."""
    track: int = 0
    """From the left edge to what it has built; 0: to the right of all that players have."""


LOOKS = {
    2: Look(
        height=224, token=124, name=92, score=160, room=190, icon=92, lines=(0.28, 0.72), stock=START,
        track=660,
    ),
    3: Look(height=144, token=108, name=80, score=116, room=150, icon=104, lines=(0.5, 0.5), stock=552),
    4: Look(height=108, token=92, name=72, score=100, room=130, icon=88, lines=(0.5, 0.5), stock=524),
}  # fmt: skip
"""By the number of players: of two, what each has is below its name."""
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


class Columns(NamedTuple):
    """Where things stand in all rows, in px from their left edge, and how large they are."""

    icon: int
    stock: Mapping[str, int]
    """Per kind that a player has: its column."""
    track: int
    """What has been built, and the points for the next one, as wide as an icon each, and for later ones."""


def columns(box: Box, state: State) -> Columns:
    """Return the columns of the table: as large as what there is to show allows."""
    seats = len(state.players)
    look, (left, _, right, _) = LOOKS[seats], part(box, 0, seats)
    end = right - left - END - look.room
    kinds = [kind for kind in KINDS if any(_stock(player)[kind] for player in state.players)]
    places = max(long(len(player.buildings)) for player in state.players)
    beside = 0 if look.track else COLUMN * len(kinds)
    room = end - (look.track or look.stock + APART)
    icon = min(look.icon, int(room / (places + beside)))
    apart = min(MOST, APART + round(SHARE * (room - (places + beside) * icon)))
    track = look.track or look.stock + round(beside * icon) + apart
    stock = {kind: look.stock + round(number * COLUMN * icon) for number, kind in enumerate(kinds)}
    return Columns(icon, stock, track)


def long(built: int) -> float:
    """Return how long the buildings of a player and the points for others are, in steps of the track."""
    to_come = len(VALUE) - built
    return built + bool(to_come) + NEAR * max(0, to_come - 1)


def _stock(player: Player) -> dict[str, int]:
    """Return how much a player has of each kind."""
    return dict(zip(KINDS, (player.camels, player.gold, len(player.hand)), strict=True))


def players(canvas: Canvas, box: Box, scene: Scene, state: State) -> None:
    """Draw a row for each player: name, stock, buildings and score, and a sign behind the name of who begins
    or has won.
    """
    seats = len(state.players)
    look, at = LOOKS[seats], columns(box, state)
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
        room = left + (look.track or look.stock) - 20 - start - sign
        wide = canvas.text(start, name_y, name, look.name, on=PAPER, limit=room, stay=True)
        if sign:
            drawn = sprites.first if state.ask else sprites.crown
            canvas.paste(drawn(sign), start + wide + 4 + sign / 2, name_y)
        kinds = [kind for kind in at.stock if stock[kind]]
        places = list(at.stock.values()) if look.track else [at.stock[kind] for kind in kinds]
        for kind, x in zip(kinds, places, strict=False):
            _count(canvas, left + x, stock_y, at.icon, kind, stock[kind])
        _track(canvas, left + at.track, round(middle), at.icon, player.buildings)


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
    size, end = step - BETWEEN, start + len(built) * step
    for number, kind in enumerate(built):
        canvas.paste(art.building(kind, size), start + (number + 0.5) * step, y)
    if not (to_come := VALUE[len(built) :]):
        return
    middles = [end + step * (1 + NEAR * (number + 0.5)) for number in range(len(to_come) - 1)]
    if middles:
        canvas.line(round(end + step / 2), y - RAIL, round(middles[-1]), y + RAIL, SHADE)
    canvas.paste(art.worth(to_come[0], size), end + step / 2, y)
    for x, points in zip(middles, to_come[1:], strict=True):
        canvas.paste(art.later(points, round(LATER * size)), x, y)
