"""The fields and the temples: their cards on the board.

Owns where everything on a card lies. Must not know events.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engine.games.amyitis.fields import SPACES
from engine.games.amyitis.state import GOODS, NEUTRAL, ROWS, TEMPLES, State
from engine.games.amyitis.temples import SPACES as TEMPLE_SPACES
from engine.games.amyitis.temples import rewarded
from locales import Texts
from render import panels, sprites
from render.boards.amyitis import art, garden, stage
from render.boards.amyitis.ground import BARE, BARE_DEEP, FRIEZE, MEADOW
from render.boards.amyitis.players import NAME, favour
from render.boards.amyitis.rewards import rewards
from render.canvas import Box, Canvas, cached
from render.pen import Pen, Point
from render.theme import INK, MUTED, PAPER, SOFT, STONE, WHITE, blend

FIELDS = "fields"
"""The name of the card with both rows of fields; the others have the names of temples."""
FIELD_STEP, FIELD_ROW = 86, 105
"""px; from one field to the next, and the height of a row of them."""
FIELD, CUBE = (80, 95), 82
"""px; a field, and the cube on it, large enough for its letter."""
SOIL = blend(BARE, BARE_DEEP, 0.2)
"""A field with a cube: earth; a row of those that are free is white."""
SIGN, NAMED, TITLE = 42, 80, 54
"""px; from the left edge of a temple to the middle of its sign, and to its name, and the size of that."""
FIRST, STEP = 382, 103
"""px; from there to the middle of its first space, and from one space to the next."""
WAY = 52
"""px; the arrow to the first space."""
SPACE, NICHE, OFFERING, SHORE = (100, 80), (94, 80), 72, 4
"""px; a space for a cube in a temple, the niche there, the cube, which no frame around the space cuts, and
its light edge.
"""
GREY = 60
"""px; a grey cube there, which nobody counts: it is smaller than others."""
ROAD = 2
"""px; the edge around the desert through which the caravan goes."""
END = FIRST + STEP * (TEMPLE_SPACES - 1) + SPACE[0] // 2
"""px; from the left edge of a temple to the end of its last space."""
RANK, BADGE, REWARD = 62, 74, 14
"""px; which rank it is that is rewarded, before the reward; the mark of who has it, behind; and what is free
beside them.
"""
REACH, CORNER = 40, 14
"""px; half the height of the lane with all that, and its round corners."""
DUEL = 2
"""With this many players, a temple rewards one."""


class Card(NamedTuple):
    """The card of a temple, or of the fields."""

    box: Box


PAYS, PAID = (END + 96, END + 430), 320
"""px; from the left edge of a temple to whom it rewards first, and second, and how wide that is."""
_BOXES = dict(zip((FIELDS, *TEMPLES), (garden.FIELDS, *garden.TEMPLE_BOXES), strict=True))
ON_BOARD: Mapping[str, Card] = {name: Card(box) for name, box in _BOXES.items()}
"""Cards by their names."""


@cached
def board(seats: int) -> Canvas:
    """Return the parts of the board that never change with this number of players, to draw on."""
    canvas = garden.base()
    _, _, right, bottom = garden.ROUND
    favour(canvas, right - garden.INSET, bottom - garden.FAVOUR / 2, seats)
    _goods(canvas, ON_BOARD[FIELDS])
    _front(canvas)
    left, _, right, bottom = garden.OFFERS
    wide, high = right - left - 2 * ROAD, garden.CARAVAN[3] - garden.CARAVAN[1] - ROAD
    pen = Pen(wide, high)
    stage.road(pen)
    canvas.put(pen.sheet(), left + ROAD, bottom - ROAD - high)
    canvas.rim(garden.OFFERS, STONE, 2, 16)
    for temple in TEMPLES:
        _named(canvas, ON_BOARD[temple], temple)
        _pays(canvas, ON_BOARD[temple], temple, seats)
    return canvas


def field_row(card: Card, row: int) -> Box:
    left, top, _, _ = card.box
    y = top + 8 + row * FIELD_ROW
    return left + 8, y, left + 8 + FIELD_STEP * len(SPACES[row]), y + FIELD_ROW


def field_space(card: Card, row: int, space: int) -> Point:
    _, top, _, bottom = field_row(card, row)
    return card.box[0] + 8 + (space + 0.5) * FIELD_STEP, (top + bottom) / 2


def temple_space(card: Card, space: int) -> Point:
    left, top, _, _ = card.box
    return left + FIRST + space * STEP, top + garden.TEMPLE_HEIGHT / 2


def temple_box(card: Card, space: int) -> Box:
    return panels.around(*temple_space(card, space), OFFERING)


def space_box(card: Card, space: int) -> Box:
    """Return a space without its edge, which a frame around it hides."""
    across, down = (side - 4 for side in SPACE)
    return panels.around(*temple_space(card, space), across, down)


def _rewarding(card: Card, seats: int) -> list[tuple[float, int]]:
    """Return where what tells whom a temple rewards, and with what, begins: the left edge, and the middle."""
    left, top, _, _ = card.box
    y = top + garden.TEMPLE_HEIGHT // 2
    return [(left + start, y) for start in PAYS[: 1 if seats == DUEL else 2]]


def rewards_box(card: Card, temple: str, state: State) -> Box:
    """Return where the card tells whom the temple rewards, and with what."""
    spots = _rewarding(card, len(state.players))[: max(1, len(rewarded(state, TEMPLES.index(temple))))]
    (start, y), (end, _) = spots[0], spots[-1]
    reach, right = REACH + 3, round(end) + PAID
    return round(start) - 8, round(y) - reach, right + 8, round(y) + reach


def draw(canvas: Canvas, state: State, words: Texts, ink: str = INK) -> None:
    """Draw what is on the cards, with names of temples in this colour."""
    for name, card in ON_BOARD.items():
        if name == FIELDS:
            _fields(canvas, card, state)
        else:
            _temple(canvas, card, TEMPLES.index(name), state, words, ink)


def _goods(canvas: Canvas, card: Card) -> None:
    """Draw two rows of goods."""
    for row in range(len(ROWS)):
        left, top, right, bottom = field_row(card, row)
        pad = (FIELD_STEP - FIELD[0]) // 2, (FIELD_ROW - FIELD[1]) // 2
        canvas.box(left + pad[0], top + pad[1], right - pad[0], bottom - pad[1], WHITE, 10)
        for space, good in enumerate(SPACES[row]):
            canvas.paste(art.good(GOODS[good], 76), *field_space(card, row, space))


def _fields(canvas: Canvas, card: Card, state: State) -> None:
    """Draw cubes on two rows of goods, and the gardeners to be won at their end."""
    worked = sprites.panel(*FIELD, 10, SOIL)
    for row, cubes in enumerate(state.fields):
        for space, cube in enumerate(cubes):
            place = field_space(card, row, space)
            canvas.paste(worked, *place)
            canvas.paste(garden.edged(cube, CUBE - 2 * SHORE, SHORE), *place)
    _, top, right, bottom = card.box
    x, middle = right - 48, (top + bottom) / 2
    canvas.paste(art.guild("gardener", 72), x, middle - 26)
    canvas.text(x, middle + 48, f"×{state.gardeners}", NAME, on=MEADOW, align=0.5, limit=78)


def _front(canvas: Canvas) -> None:
    """Draw the temples of the board as one house."""
    left, top, right, bottom = garden.TEMPLES
    spots = [temple_space(ON_BOARD[name], space) for name in TEMPLES for space in range(TEMPLE_SPACES)]
    niches = [(x - left, y - top) for x, y in spots]
    pen = Pen(right - left, bottom - top)
    stage.storeys(pen, END + 10, niches, NICHE)
    canvas.put(pen.sheet(), left, top)
    canvas.rim(garden.TEMPLES, INK, 3, 16)


def _named(canvas: Canvas, card: Card, temple: str) -> None:
    """Draw the sign of a temple, and the way into it."""
    left = card.box[0]
    _, y = temple_space(card, 0)
    canvas.paste(art.temple(temple, 64), left + SIGN, y)
    canvas.paste(sprites.pointer(30, SOFT), left + FIRST - SPACE[0] / 2 - 19, y)


def _temple(canvas: Canvas, card: Card, temple: int, state: State, words: Texts, ink: str) -> None:
    """Draw four spaces, entered from the left, and whom the temple rewards, and with what."""
    left, (_, y) = card.box[0], temple_space(card, 0)
    name = words.term("amyitis", "temple", TEMPLES[temple])
    end = FIRST - SPACE[0] // 2 - 40
    canvas.text(left + NAMED, y, name, TITLE, ink, on=FRIEZE[0], limit=end - NAMED)
    cubes = state.temples[temple]
    for space in range(TEMPLE_SPACES):
        x, _ = temple_space(card, space)
        if space < len(cubes):
            neutral = cubes[space] == NEUTRAL
            piece = art.neutral(GREY) if neutral else garden.edged(cubes[space], OFFERING, SHORE)
            canvas.paste(piece, x, y)
    seats, players = rewarded(state, temple), len(state.players)
    for seat, (x, y) in zip(seats, _rewarding(card, players), strict=False):
        canvas.paste(sprites.token(seat, BADGE), x + PAID - REWARD - BADGE / 2, y)


def _pays(canvas: Canvas, card: Card, temple: str, seats: int) -> None:
    """Draw what those get whom a temple rewards, but not who that is."""
    for place, (left, y) in enumerate(_rewarding(card, seats)):
        canvas.box(round(left), y - REACH, round(left) + PAID, y + REACH, PAPER, CORNER)
        canvas.text(left + REWARD, y, f"{place + 1}.", NAME, MUTED)
        x = left + RANK + REWARD
        for icon in rewards(temple)[place]:
            canvas.paste(icon, x + icon.width / 2, y)
            x += icon.width
