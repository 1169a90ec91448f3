"""The fields and the temples: their cards on the board, and large ones where only what happened is shown.

Owns where everything on a card lies, at any size. Must not know events.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from PIL import Image

from engine.games.amyitis.fields import SPACES
from engine.games.amyitis.state import GOODS, NEUTRAL, ROWS, TEMPLES, State
from engine.games.amyitis.temples import SPACES as TEMPLE_SPACES
from engine.games.amyitis.temples import rewarded
from locales import Texts
from render import panels, sprites
from render.boards.amyitis import art, garden, stage
from render.boards.amyitis.ground import BARE, BARE_DEEP, FRIEZE, GROUND, MEADOW
from render.boards.amyitis.players import NAME, favour
from render.boards.amyitis.rewards import rewards
from render.canvas import Box, Canvas, cached
from render.pen import Pen, Point
from render.theme import GAP, INK, MARGIN, PAPER, SOFT, STONE, WHITE, blend

FIELDS = "fields"
"""The name of the card with both rows of fields; the others have the names of temples."""
FIELD_STEP, FIELD_ROW = 86, 105
"""px; from one field to the next, and the height of a row of them."""
FIELD, CUBE = (80, 95), 82
"""px; a field, and the cube on it, large enough for its letter."""
SOIL = blend(BARE, BARE_DEEP, 0.2)
"""A field with a cube: earth, those that are free are white."""
SIGN, NAMED, TITLE = 42, 80, 54
"""px; from the left edge of a temple to the middle of its sign, and to its name, and the size of that."""
FIRST, STEP = 382, 103
"""px; from there to the middle of its first space, and from one space to the next."""
WAY = 52
"""px; the arrow to the first space."""
SPACE, NICHE, OFFERING, SHORE = (100, 88), (94, 90), 84, 4
"""px; a space for a cube in a temple, the niche there, the cube, which no frame around the space cuts, and
its light edge.
"""
ROAD = 2
"""px; the edge around the desert through which the caravan goes."""
END = FIRST + STEP * (TEMPLE_SPACES - 1) + SPACE[0] // 2
"""px; from the left edge of a temple to the end of its last space."""
LINE, SMALLER = 100, 0.88
"""px; the line that says whom a temple rewards, if it is below the spaces; how large rewards are there."""
RANK, BADGE, REWARD = 40, 74, 10
"""px; the room for the number of who is rewarded, the mark of that seat, and from there to the reward."""
CHIP, INSET = 86, 12
"""px; the height of the chip with that mark and the reward, and from its sides to what is on it."""
BETWEEN = 2
"""px; between two signs of one reward."""
APART = 8
"""px; between two cards that are shown together."""
DUEL = 2
"""With so many players, a temple rewards one."""


class Look(NamedTuple):
    """How large what is on a card is: sizes in px are those on the board."""

    zoom: float = 1
    pays: str = ""
    """Where a temple says whom it rewards: beside its spaces, below them, or nowhere."""

    def px(self, size: float) -> int:
        return round(size * self.zoom)

    @property
    def worth(self) -> float:
        """How large rewards are: a frame around them cuts none."""
        return self.zoom * (SMALLER if self.pays == BELOW else 1)

    @property
    def badge(self) -> int:
        """px; the mark of a seat that is rewarded."""
        return round(BADGE * self.worth)

    def chip(self, temple: str) -> tuple[int, int]:
        """Return the width and height of the chip with a mark and a reward, in px: all are equally wide."""
        temples = TEMPLES if self.pays == BESIDE else (temple,)
        pays = (pay for name in temples for pay in rewards(name, self.worth))
        across = max(sum(icon.width + BETWEEN for icon in pay) for pay in pays) - BETWEEN
        return self.badge + self.px(RANK + REWARD + 2 * INSET) + across, round(CHIP * self.worth)

    @property
    def field(self) -> tuple[int, int]:
        """px"""
        return self.px(FIELD[0]), self.px(FIELD[1])


class Card(NamedTuple):
    """The card of a temple, or of the fields."""

    box: Box
    look: Look
    shown: Box
    """What is shown of the picture with the card: itself, and the others beside it."""


Cards = Mapping[str, Card]
"""Cards by their names."""

BESIDE, BELOW = "beside", "below"
PAYS: Mapping[str, Sequence[float]] = {BESIDE: (END + 114, END + 442), BELOW: (END - 460, END - 212)}
"""px; from the left edge of a temple to whom it rewards first, and second.

Below the spaces, that ends where they do.
"""
BOARD = Look(pays=BESIDE)
"""How cards look on the board: each temple is a row."""
ACROSS = 864
"""px; the width of cards where only what happened is shown, 904 px wide."""
ZOOMS = ((1.5, 1.15), (1.25, 1.15), (1.05, 1.1), (0.86, 0.95))
"""How large fields and temples are there, by how many cards there are."""
_FIELDS_SIZE = garden.FIELDS[2] - garden.FIELDS[0], garden.FIELDS[3] - garden.FIELDS[1]
_BOXES = dict(zip((FIELDS, *TEMPLES), (garden.FIELDS, *garden.TEMPLE_BOXES), strict=True))
ON_BOARD: Cards = {name: Card(box, BOARD, box) for name, box in _BOXES.items()}
STRIP = MARGIN, garden.HEIGHT + GAP
"""px; where cards lie below a garden without anything beside it."""
ROOM = 640
"""px; the height for them."""


@cached
def board(seats: int) -> Canvas:
    """Return the parts of the board that never change with this number of players, to draw on."""
    canvas = garden.base()
    _, _, right, bottom = garden.ROUND
    favour(canvas, right - garden.INSET, bottom - garden.FAVOUR / 2, seats)
    _goods(canvas, ON_BOARD[FIELDS])
    _front(canvas, seats)
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


@cached
def sheet() -> Canvas:
    """Return the garden with room for cards below it."""
    canvas = Canvas.blank(GROUND, garden.HEIGHT + ROOM)
    across, _ = canvas.size
    inside = (garden.INSIDE, garden.INSIDE, across - garden.INSIDE, garden.HEIGHT - garden.INSIDE)
    canvas.lay(garden.scenery(), inside, *inside[:2])
    return canvas


def apart(names: Collection[str], paying: Collection[str] = ()) -> Cards:
    """Return cards below the garden, shown together, one below the other.

    Those that are `paying` are temples that say whom they reward, below their spaces.
    """
    laid: dict[str, tuple[Box, Look]] = {}
    left, top = STRIP
    ordered = [name for name in ON_BOARD if name in names]
    large, wide = ZOOMS[max(0, len(ordered) - 1)]
    for name in ordered:
        look = Look(large) if name == FIELDS else Look(wide, BELOW if name in paying else "")
        across, down = (look.px(side) for side in _size(name, look))
        x = left + (ACROSS - across) // 2
        laid[name] = (x, top, x + across, top + down), look
        top += down + APART
    shown = (left, STRIP[1], left + ACROSS, top - APART)
    return {name: Card(box, look, shown) for name, (box, look) in laid.items()}


def _size(name: str, look: Look) -> tuple[float, float]:
    """Return how wide and high a card is, by its zoom."""
    return _FIELDS_SIZE if name == FIELDS else (END + 10, garden.TEMPLE_HEIGHT + LINE * bool(look.pays))


def field_row(card: Card, row: int) -> Box:
    left, top, _, _ = card.box
    px = card.look.px
    y = top + px(8 + row * FIELD_ROW)
    return left + px(8), y, left + px(8 + FIELD_STEP * len(SPACES[row])), y + px(FIELD_ROW)


def field_space(card: Card, row: int, space: int) -> Point:
    _, top, _, bottom = field_row(card, row)
    return card.box[0] + card.look.px(8 + (space + 0.5) * FIELD_STEP), (top + bottom) / 2


def temple_space(card: Card, space: int) -> Point:
    left, top, _, _ = card.box
    px = card.look.px
    return left + px(FIRST) + space * px(STEP), top + px(garden.TEMPLE_HEIGHT / 2)


def temple_box(card: Card, space: int) -> Box:
    return panels.around(*temple_space(card, space), card.look.px(OFFERING))


def space_box(card: Card, space: int) -> Box:
    """Return a space without its edge, which a frame around it hides."""
    across, down = (card.look.px(side) - 4 for side in SPACE)
    return panels.around(*temple_space(card, space), across, down)


def _rewarding(card: Card, seats: int) -> list[tuple[float, int]]:
    """Return where what tells whom a temple rewards, and with what, begins: the left edge, and the middle."""
    left, top, _, _ = card.box
    px, pays = card.look.px, card.look.pays
    y = top + px(garden.TEMPLE_HEIGHT / 2 if pays == BESIDE else garden.TEMPLE_HEIGHT + LINE / 2 + 2)
    starts = PAYS.get(pays, ())
    if seats == DUEL:
        starts = starts[:1] if pays == BESIDE else starts[-1:]
    return [(left + px(start), y) for start in starts]


def rewards_box(card: Card, temple: str, state: State) -> Box:
    """Return where the card tells whom the temple rewards, and with what."""
    spots = _rewarding(card, len(state.players))[: max(1, len(rewarded(state, TEMPLES.index(temple))))]
    across, down = card.look.chip(temple)
    (start, y), (end, _) = spots[0], spots[-1]
    reach = -(-down // 2) + 6
    return round(start) - 8, round(y) - reach, round(end) + across + 8, round(y) + reach


def draw(canvas: Canvas, cards: Cards, state: State, words: Texts) -> None:
    """Draw what is on cards."""
    for name, card in cards.items():
        if name == FIELDS:
            _fields(canvas, card, state)
        else:
            _temple(canvas, card, TEMPLES.index(name), state, words)


def _goods(canvas: Canvas, card: Card) -> None:
    """Draw two rows of goods."""
    px = card.look.px
    for row in range(len(ROWS)):
        for space, good in enumerate(SPACES[row]):
            place = field_space(card, row, space)
            canvas.paste(sprites.panel(*card.look.field, px(10), WHITE, SOIL, px(4)), *place)
            canvas.paste(art.good(GOODS[good], px(76)), *place)


def _fields(canvas: Canvas, card: Card, state: State) -> None:
    """Draw cubes on two rows of goods, and the gardeners to be won at their end."""
    px = card.look.px
    if card.look is not BOARD:
        canvas.box(*card.box, MEADOW, px(16), STONE, 2)
        _goods(canvas, card)
    worked = sprites.panel(*card.look.field, px(10), SOIL)
    for row, cubes in enumerate(state.fields):
        for space, cube in enumerate(cubes):
            place = field_space(card, row, space)
            canvas.paste(worked, *place)
            canvas.paste(garden.edged(cube, px(CUBE) - 2 * SHORE, SHORE), *place)
    _, top, right, bottom = card.box
    x, middle = right - px(48), (top + bottom) / 2
    canvas.paste(art.guild("gardener", px(72)), x, middle - px(26))
    canvas.text(x, middle + px(48), f"×{state.gardeners}", px(NAME), align=0.5, limit=px(78))


def _front(canvas: Canvas, seats: int) -> None:
    """Draw the temples of the board as one house before the evening sky."""
    left, top, right, bottom = garden.TEMPLES
    spots = [temple_space(ON_BOARD[name], space) for name in TEMPLES for space in range(TEMPLE_SPACES)]
    niches = [(x - left, y - top) for x, y in spots]
    pen = Pen(right - left, bottom - top)
    stage.storeys(pen, END + 10, niches, NICHE, oasis=seats == DUEL)
    canvas.put(pen.sheet(), left, top)
    canvas.rim(garden.TEMPLES, INK, 3, 16)


def _named(canvas: Canvas, card: Card, temple: str) -> None:
    """Draw the sign of a temple, and the way into it."""
    left, px = card.box[0], card.look.px
    _, y = temple_space(card, 0)
    canvas.paste(art.temple(temple, px(64)), left + px(SIGN), y)
    canvas.paste(sprites.pointer(px(30), SOFT), left + px(FIRST - SPACE[0] / 2 - 19), y)


@sprites.sprite
def _niche(across: int, down: int) -> Image.Image:
    """Return a space for a cube in a temple."""
    pen = Pen(across, down)
    pen.polygon(stage.niche(across / 2, down / 2, 0, (across, down)), stage.DARK)
    return pen.sheet()


def _temple(canvas: Canvas, card: Card, temple: int, state: State, words: Texts) -> None:
    """Draw four spaces, entered from the left, and whom the temple rewards, and with what."""
    kind, left, look = TEMPLES[temple], card.box[0], card.look
    px, (_, y) = look.px, temple_space(card, 0)
    name = words.term("amyitis", "temple", kind)
    if look is not BOARD:
        low = card.box[1] + px(garden.TEMPLE_HEIGHT)
        canvas.box(*card.box[:3], low, FRIEZE[0], px(12), FRIEZE[1], px(4))
    end = FIRST - SPACE[0] / 2 - (40 if look.pays == BESIDE else WAY + 14)
    canvas.text(left + px(NAMED), y, name, px(TITLE), limit=px(end - NAMED))
    if look is not BOARD:
        _named(canvas, card, kind)
        for space in range(TEMPLE_SPACES):
            canvas.paste(_niche(px(NICHE[0]), px(NICHE[1])), temple_space(card, space)[0], y)
        _pays(canvas, card, kind, len(state.players))
    cubes = state.temples[temple]
    for space in range(TEMPLE_SPACES):
        x, _ = temple_space(card, space)
        if space < len(cubes):
            cube, size = cubes[space], px(OFFERING)
            canvas.paste(art.neutral(size) if cube == NEUTRAL else garden.edged(cube, size, SHORE), x, y)
    seats, players = rewarded(state, temple), len(state.players)
    aside = px(INSET + RANK) + look.badge / 2
    for place, (x, y) in enumerate(_rewarding(card, players)):
        mark = sprites.token(seats[place], look.badge) if place < len(seats) else art.nobody(look.badge)
        canvas.paste(mark, x + aside, y)


def _pays(canvas: Canvas, card: Card, temple: str, seats: int) -> None:
    """Draw the chips of those whom a temple rewards, with what they get, but not who that is."""
    look, px = card.look, card.look.px
    across, down = look.chip(temple)
    for place, (start, y) in enumerate(_rewarding(card, seats)):
        if look.pays == BESIDE:
            low = y + down / 2
            canvas.box(round(start), round(y - down / 2), round(start) + across, round(low), STONE, 14)
            canvas.box(round(start), round(y - down / 2), round(start) + across, round(low) - 5, PAPER, 14)
        canvas.text(start + px(INSET), y, str(place + 1), px(NAME), SOFT)
        x = start + px(INSET + RANK) + look.badge + px(REWARD)
        for icon in rewards(temple, look.worth)[place]:
            canvas.paste(icon, x + icon.width / 2, y)
            x += icon.width + BETWEEN
