"""The fields and the temples: their cards on the board, and large ones where only what happened is shown.

Owns where everything on a card lies, at any size. Must not know events.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple

from engine.games.amyitis.fields import SPACES
from engine.games.amyitis.state import GOODS, NEUTRAL, ROWS, TEMPLES, State
from engine.games.amyitis.temples import SPACES as TEMPLE_SPACES
from engine.games.amyitis.temples import rewarded
from locales import Texts
from render import panels, sprites
from render.boards.amyitis import art, garden
from render.boards.amyitis.ground import GROUND
from render.boards.amyitis.players import NAME
from render.boards.amyitis.rewards import rewards
from render.canvas import Box, Canvas, cached
from render.pen import Point
from render.theme import GAP, MARGIN, PLASTER, SOFT, STONE, WHITE

FIELDS = "fields"
"""The name of the card with both rows of fields; the others have the names of temples."""
FIELD_STEP, FIELD_ROW = 77, 96
FIELD = (74, 88)
"""px; a field."""
CUBE, SPACE, STEP = 68, (68, 80), 71
"""px; a cube, large enough for its letter, the space for one in a temple, and the way to the next."""
TITLE = 54
"""px; the name of a temple."""
RANK, BADGE = 46, 56
"""px; the number of who is rewarded, and the mark of that seat."""
REWARD = (1.2, 1.08)
"""How large rewards of a temple are: one thing, or two side by side."""
REWARDS = (150, 210)
"""px; the room for who is rewarded in a temple, and where the reward is one of two things."""
REACH = 38
"""px; from the middle of these rewards to what is above and below them."""
EDGE, ARROW = 16, 44
"""px; from spaces to the edge of a card, and the room above them for an arrow."""
APART, ASIDE = 12, 14
"""px; between two cards that are shown together, and between rewards with a frame and the edge of a card."""


class Look(NamedTuple):
    """How large what is on a card is: sizes in px are those on the board."""

    size: tuple[int, int]
    """px; of a temple."""
    zoom: float
    """Of cubes and their spaces."""
    text: float
    """Of names and rewards."""
    lane: int
    """px; from the upper edge of a temple to its spaces: the room above them is for badges and arrows."""
    below: bool = False
    """Whether the rewards of a temple are below its spaces, not beside them."""
    fill: float = 1
    """How large a cube is, by one that fills its space: a smaller one has a frame around it uncut."""
    beside: int = 0
    """px; from the left edge of a temple to the middle of its first space, if its name is before that."""
    paying: bool = True
    """Whether a temple says whom it rewards."""

    def px(self, size: float) -> int:
        return round(size * self.zoom)

    @property
    def cube(self) -> int:
        """px"""
        return round(self.px(CUBE) * self.fill)

    @property
    def space(self) -> tuple[int, int]:
        """px; the space for a cube in a temple."""
        return self.px(SPACE[0]), self.px(SPACE[1])

    @property
    def plain(self) -> Look:
        """How a temple looks without its rewards: lower, its spaces beside its name if there is room."""
        if self.below:
            return self._replace(size=(self.size[0], self.lane + self.space[1] + EDGE), paying=False)
        beside = self.size[0] - self.px(3 * STEP + SPACE[0] / 2) - EDGE
        size = self.size[0], ARROW + self.space[1] + EDGE
        return self._replace(size=size, lane=ARROW, beside=beside, paying=False)

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

BOARD = Look((0, garden.TEMPLE_HEIGHT), 1, 1, 113)
LARGE = Look((864, 260), 1.6, 1.2, 124, fill=0.85)
"""How a card alone in a row looks where only what happened is shown, 904 px wide."""
ABOVE = LARGE._replace(zoom=1.4)
"""How it looks if there are others below it."""
BESIDE = Look(((LARGE.size[0] - APART) // 2, 294), 1.25, 1, 98, below=True, fill=0.81)
"""How one of two temples looks there that are side by side."""
BESIDE_FIELDS = BESIDE._replace(zoom=0.87, fill=1)
"""How the fields look there beside a temple."""
_FIELDS_SIZE = garden.FIELDS[2] - garden.FIELDS[0], garden.FIELDS[3] - garden.FIELDS[1]
_BOXES = dict(zip((FIELDS, *TEMPLES), (garden.FIELDS, *garden.TEMPLE_BOXES), strict=True))
ON_BOARD: Cards = {name: Card(box, BOARD, box) for name, box in _BOXES.items()}
STRIP = MARGIN, garden.HEIGHT + GAP
"""px; where cards lie below a garden without anything beside it."""
ROOM = 3 * GAP + ABOVE.px(_FIELDS_SIZE[1]) + APART + BESIDE.size[1]
"""px; the height for them."""


@cached
def sheet() -> Canvas:
    """Return the garden with room for cards below it."""
    canvas = Canvas.blank(GROUND, garden.HEIGHT + ROOM)
    across, _ = canvas.size
    inside = (garden.INSIDE, garden.INSIDE, across - garden.INSIDE, garden.HEIGHT - garden.INSIDE)
    canvas.lay(garden.scenery(), inside, *inside[:2])
    return canvas


def apart(names: Collection[str], plain: Collection[str] = ()) -> Cards:
    """Return cards below the garden, shown together: in pairs, and the first in a row for itself if it has
    no other beside it. So have the fields and a single temple, which would be small beside them.

    Those that are `plain` are temples without their rewards.
    """
    laid: dict[str, tuple[Box, Look]] = {}
    left, top = STRIP
    ordered = [name for name in ON_BOARD if name in names]
    alone = 1 if len(ordered) == 2 and FIELDS in names else len(ordered) % 2
    for row in (ordered[:alone], *(ordered[at : at + 2] for at in range(alone, len(ordered), 2))):
        looks = [_look(name, len(row) == 1, len(ordered)) for name in row]
        looks = [look.plain if name in plain else look for name, look in zip(row, looks, strict=True)]
        sizes = [_size(name, look) for name, look in zip(row, looks, strict=True)]
        high = max((down for _, down in sizes), default=-APART)
        wide = (LARGE.size[0] + APART) // max(1, len(row))
        for at, (name, look, (across, down)) in enumerate(zip(row, looks, sizes, strict=True)):
            x, y = left + at * wide + (wide - APART - across) // 2, top + (high - down) // 2
            laid[name] = (x, y, x + across, y + down), look
        top += high + APART
    shown = (left, STRIP[1], left + LARGE.size[0], top - APART)
    return {name: Card(box, look, shown) for name, (box, look) in laid.items()}


def _look(name: str, alone: bool, cards: int) -> Look:
    """Return how a card looks that is alone in its row, or not, of so many cards."""
    if alone:
        return LARGE if cards == 1 else ABOVE
    return BESIDE_FIELDS if name == FIELDS else BESIDE


def _size(name: str, look: Look) -> tuple[int, int]:
    """Return how wide and high a card is, in px."""
    return (look.px(_FIELDS_SIZE[0]), look.px(_FIELDS_SIZE[1])) if name == FIELDS else look.size


def field_row(card: Card, row: int) -> Box:
    left, top, _, _ = card.box
    px = card.look.px
    y = top + px(8 + row * FIELD_ROW)
    return left + px(8), y, left + px(10 + FIELD_STEP * len(SPACES[row])), y + px(FIELD_ROW)


def field_space(card: Card, row: int, space: int) -> Point:
    _, top, _, bottom = field_row(card, row)
    return card.box[0] + card.look.px(55 + space * FIELD_STEP), (top + bottom) / 2


def temple_space(card: Card, space: int) -> Point:
    left, top, _, _ = card.box
    return left + (card.look.beside or card.look.px(62)) + card.look.px(
        space * STEP
    ), top + card.look.lane + card.look.space[1] / 2


def temple_box(card: Card, space: int) -> Box:
    return panels.around(*temple_space(card, space), card.look.cube)


def space_box(card: Card, space: int) -> Box:
    """Return a space without its edge, which a frame around it hides."""
    across, down = card.look.space
    return panels.around(*temple_space(card, space), across - 4, down - 4)


def _reward(card: Card, temple: str, place: int) -> Point:
    """Return where what tells whom a temple rewards, and with what, begins: its left edge, and its middle."""
    left, top, right, bottom = card.box
    room = round(REWARDS[temple == "ishtar"] * card.look.text)
    if card.look.below:
        return left + 12 + place * (room + 12), bottom - 42
    left = right - room - (card.look.fill < 1) * ASIDE
    return left, temple_space(card, 0)[1] if place else top + round(42 * card.look.text)


def rewards_box(card: Card, temple: str, state: State) -> Box:
    """Return where the card tells whom the temple rewards, and with what."""
    shown = range(len(rewarded(state, TEMPLES.index(temple))))
    room, reach = (round(size * card.look.text) for size in (REWARDS[temple == "ishtar"], REACH))
    (left, top), (right, bottom) = _reward(card, temple, 0), _reward(card, temple, shown[-1])
    return round(left) - 8, round(top) - reach, round(right) + room + 4, round(bottom) + reach


def draw(canvas: Canvas, cards: Cards, state: State, words: Texts) -> None:
    """Draw what is on cards."""
    for name, card in cards.items():
        if name == FIELDS:
            _fields(canvas, card, state)
        else:
            _temple(canvas, card, TEMPLES.index(name), state, words)


def _fields(canvas: Canvas, card: Card, state: State) -> None:
    """Draw two rows of goods with the cubes on them, and the gardeners to be won at their end."""
    px = card.look.px
    for row in range(len(ROWS)):
        for space, good in enumerate(SPACES[row]):
            x, y = field_space(card, row, space)
            worked = space < len(state.fields[row])
            ground = PLASTER if worked else WHITE
            canvas.paste(sprites.panel(*card.look.field, px(12), ground, STONE, px(3)), x, y)
            if worked:
                canvas.paste(sprites.token(state.fields[row][space], card.look.cube), x, y)
            else:
                canvas.paste(art.good(GOODS[good], px(66)), x, y)
    _, top, right, bottom = card.box
    x, middle = right - px(44), (top + bottom) / 2
    canvas.paste(art.guild("gardener", px(72)), x, middle - px(26))
    canvas.text(x, middle + px(48), f"×{state.gardeners}", px(NAME), align=0.5, limit=px(78))


def _temple(canvas: Canvas, card: Card, temple: int, state: State, words: Texts) -> None:
    """Draw four spaces, entered from the left; beside them who is rewarded, and with what."""
    kind, (left, top, right, _), look = TEMPLES[temple], card.box, card.look

    def text(size: float) -> int:
        return round(size * look.text)

    first, middle = temple_space(card, 0)
    start = first - look.px(47)
    end = start - 8 if look.beside else right if look.below or not look.paying else _reward(card, kind, 0)[0]
    y = middle if look.beside else top + text(42)
    canvas.paste(art.temple(kind, text(56)), left + text(38), y)
    name = words.term("amyitis", "temple", kind)
    canvas.text(left + text(72), y, name, TITLE, limit=round(end) - left - text(76))
    cubes = state.temples[temple]
    for space in range(TEMPLE_SPACES):
        x, y = temple_space(card, space)
        canvas.paste(sprites.panel(*look.space, look.px(12), PLASTER, STONE, look.px(3)), x, y)
        if space < len(cubes):
            cube, size = cubes[space], look.cube
            canvas.paste(art.neutral(size) if cube == NEUTRAL else sprites.token(cube, size), x, y)
    canvas.paste(sprites.pointer(look.px(24), SOFT), start, middle)
    if not look.paying:
        return
    seats = rewarded(state, temple)
    for place in range(1 if len(state.players) == 2 else 2):
        x, y = _reward(card, kind, place)
        canvas.text(x, y, str(place + 1), text(RANK), SOFT)
        x += text(26 + BADGE / 2)
        held = sprites.token(seats[place], text(BADGE)) if place < len(seats) else sprites.free_seat(text(50))
        canvas.paste(held, x, y)
        x += text(BADGE / 2 + 4)
        for icon in rewards(kind, look.text * REWARD[len(rewards(kind)[0]) > 1])[place]:
            canvas.paste(icon, x + icon.width / 2, y)
            x += icon.width + 2
