"""The carpet of Ishtar with its six stacks, the open tree cards, and the skills of every player.

Knows the state and what is printed on tiles and cards; legal moves are passed in as actions.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache, partial
from math import cos, hypot, inf, pi, sin
from typing import NamedTuple

from engine.core import Event
from engine.games.ishtar.carpet import reachable
from engine.games.ishtar.skills import LOWER, PRICE, SKILLS, UPPER, points_each
from engine.games.ishtar.state import NONE, STACKS, TILES, TREE, TREES, State
from locales import Texts, texts
from render import panels, sprites
from render.boards.ishtar import art, flat
from render.boards.ishtar.ground import CARPET, CARPET_DEEP, GROUND
from render.canvas import Box, Canvas, cached
from render.pen import Pen, Point
from render.scene import Scene
from render.text import readable, width
from render.theme import (
    BODY,
    GAP,
    GOLD,
    INK,
    MARGIN,
    NAME,
    PAPER,
    PLASTER,
    SEATS,
    SHADE,
    SMALL,
    SOFT,
    STONE,
    WHITE,
    WIDTH,
)

SIDE = 620
"""px; width and height of the carpet."""
RUG: Box = (MARGIN, MARGIN, MARGIN + SIDE, MARGIN + SIDE)
PLATE = (180, 168)
_MIDDLE: Point = (MARGIN + SIDE / 2, MARGIN + SIDE / 2)
_REACH = (200, 212)
"""px; from the middle of the carpet to its stacks, across and down."""
TILE, LEAST, MIDDLED = 84, 40, 0.91
"""px; the greatest width of a space of the tiles on the carpet, and the least on any plate; and how small one
in the middle may be, in sizes of one that is elsewhere."""
STEPS = (0.6, 0.35, 0.2, 0.12, 0.06)
"""How far a tile is moved to find where it has most room, in shares of what is free beside it."""
WIDEST = "4"
"""The widest digit: prices and what is left have the same room, so that tiles have few sizes."""
HELD, HOLDS, ROOMY = 12, 160, 28
"""px; the frame around the tile in hand, the greatest width of a space of that, and what is free above it."""
CAN = 0.8
"""Width of the can on a stack, in heights of a tile's room."""
TREES_LEFT = RUG[2] + GAP
COLUMNS = 3
CARD = ((WIDTH - MARGIN - TREES_LEFT - (COLUMNS - 1) * GAP) // COLUMNS, (SIDE - GAP) // 2)
SKILLS_TOP = RUG[3] + GAP
HEAD, SKILL, GEMS, RESERVED = 64, 128, 52, 60
"""px; the heights of a player's name, of a row of skills, of the gems, and of a reserved card."""
COLUMNS_OF_SKILLS = 5


class Type(NamedTuple):
    """Sizes on a stack that is at least so high, in px."""

    height: int
    inset: int
    """From the edge of the plate to its number, its price and how many are left."""
    head: int
    """The height of its number and of its price, side by side at its top."""
    price: int
    """The height of words there."""
    left: int
    """How many tiles are left."""
    edge: int
    """From the edge of the plate to the tile on it."""
    tile: int
    """The greatest width of a space of the tile."""


TYPES = (
    Type(350, 20, 92, 90, 62, 24, 176),
    Type(300, 16, 76, 74, 52, 18, 132),
    Type(200, 9, 68, 74, 50, 8, 96),
    Type(190, 8, 56, 54, 56, 7, 96),
    Type(0, 11, 44, 46, 32, 8, TILE),
)
BESIDE, TALL, WITHIN = 8, 0.9, 16
"""px; from what is on a plate to its edge and to the tile; the height of how many are left, in sizes of its
type; and px from a price to the ends of its tab."""
NARROW, CLEAR = 400, 9
"""px; on a plate less wide than this, tiles are so much farther from all that is said of them."""
ROUND, FILLS = 0.24, 0.96
"""The radius of the corners of the number's tab and the size of the number, in heights of the tab."""
SAYS, SIGN, LINE = 61, 76, 84
"""px; the words in the legend of skills, 10 px high on a phone, its signs, and the height of a line."""
LEGEND = LINE * COLUMNS_OF_SKILLS + 24
"""px; the height of that legend. In a line are two skills, of which one needs the other."""


def draw(scene: Scene) -> Canvas:
    """Return the picture of everything outside the desert."""
    state: State = scene.view.state
    words = texts(scene.lang)
    canvas = _base(any(reserved_cards(state)))
    _hub(canvas, state)
    _stacks(canvas, scene, state, words)
    for place, tree in enumerate(state.row):
        _card(canvas, _card_box(place), tree, words)
    _supply(canvas, state, words)
    _players(canvas, scene, state, words)
    _legend(canvas, state, words)
    for events, colour, dashed in scene.marked:
        _marks(canvas, state, events, colour, dashed)
    return canvas


# Static parts


def _height(reserved: bool) -> int:
    return _players_end(reserved) + GAP + LEGEND + MARGIN


def _players_end(reserved: bool) -> int:
    """Return, in px, the lower edge of the players."""
    return SKILLS_TOP + HEAD + 2 * SKILL + GEMS + 8 + (RESERVED if reserved else 0)


def warm() -> None:
    _base(False)


@cached
def _base(reserved: bool) -> Canvas:
    """Return the carpet: a border with diamonds, a field, and a medallion between the stacks."""
    canvas = Canvas.blank(GROUND, _height(reserved))
    left, top, right, bottom = RUG
    for inset, colour in ((0, CARPET_DEEP), (8, GOLD), (12, CARPET), (44, GOLD), (48, CARPET_DEEP)):
        canvas.box(left + inset, top + inset, right - inset, bottom - inset, colour, max(4, 20 - inset // 3))
    pen = Pen(SIDE, SIDE)
    count = 15
    step = (SIDE - 56) / count
    for i in range(count + 1):
        at = 28 + i * step
        for x, y in ((at, 28), (at, SIDE - 28), (28, at), (SIDE - 28, at)):
            pen.polygon([(x, y - 10), (x + 10, y), (x, y + 10), (x - 10, y)], GOLD if i % 2 else PLASTER)
    middle = SIDE / 2
    for radius, colour in ((248, CARPET), (242, GOLD), (238, CARPET_DEEP)):
        pen.circle(middle, middle, radius, colour)
    for radius, colour in ((106, GOLD), (101, CARPET), (92, PLASTER)):
        star = [
            (
                middle + (radius + 10 * cos(8 * angle)) * sin(angle),
                middle - (radius + 10 * cos(8 * angle)) * cos(angle),
            )
            for angle in (2 * pi * k / 96 for k in range(96))
        ]
        pen.polygon(star, colour)
    for number in range(STACKS):
        angle = 2 * pi * (number + 1) / STACKS
        for turn, size in ((-0.07, 7.0), (0.0, 9.0), (0.07, 7.0)):
            x, y = middle + 214 * sin(angle + turn), middle - 214 * cos(angle + turn)
            pen.circle(x, y, size, GOLD)
    canvas.paste(pen.sheet(), middle + MARGIN, middle + MARGIN)
    return canvas


# The stacks


def _stack_at(number: int) -> Point:
    """Return the centre of a stack; clockwise from the upper right."""
    angle = 2 * pi * (number + 0.5) / STACKS
    return _MIDDLE[0] + _REACH[0] * sin(angle), _MIDDLE[1] - _REACH[1] * cos(angle)


def _hub(canvas: Canvas, state: State) -> None:
    """Draw the tile that was taken, or the assistants that are still to be won."""
    x, y = _MIDDLE
    if state.tile != NONE:
        canvas.paste(art.tile(state.tile, 0, 54), x, y)
        return
    seats = len(state.players)
    for seat, player in enumerate(state.players):
        dx = (seat % 2 - 0.5) * 78 if seats > 2 else (seat - 0.5) * 78
        dy = (seat // 2 - 0.5) * 70 if seats > 2 else 0
        canvas.paste(art.assistant(seat, 56), x + dx - 14, y + dy)
        canvas.text(x + dx + 14, y + dy + 4, str(player.spare), BODY, INK if player.spare else SOFT)


def _stacks(canvas: Canvas, scene: Scene, state: State, words: Texts) -> None:
    known = prices(state)
    for number in range(STACKS):
        stack(canvas, state, number, stack_box(number), known, words)


def reached(state: State) -> list[int]:
    """Return the stacks in the order in which they can be reached: the can is on the last one."""
    return [(state.can + step) % STACKS for step in range(1, STACKS + 1)]


def prices(state: State) -> dict[int, int]:
    """Return what it costs to reach each stack, while somebody is asked for a tile."""
    return dict(reachable(state, STACKS)) if state.ask == "take" else {}


def stack(
    canvas: Canvas,
    state: State,
    number: int,
    box: Box,
    known: Mapping[int, int],
    words: Texts,
    on: str = "",
) -> None:
    """Draw a stack: its number, what is left of it, the tile on top or the can, and its price.

    It is flat if it is `on` the colour of a flat bar.
    """
    dear = known.get(number, 0) > sum(state.players[state.asked].gems)
    open_ = number in known and not dear
    fill = PAPER if open_ else PLASTER if state.stacks[number].count else SHADE
    on = flat.plate(canvas, box, fill, 18, INK if open_ else STONE, 3, on)
    face(canvas, state, number, box, known, words, on, dear=dear)


def held(canvas: Canvas, state: State, box: Box, on: str) -> None:
    """Draw the tile in hand at the foot of a box, on a plate `on` a colour, in a frame of whoever places it.

    The can says from which stack it is.
    """
    left, top, right, bottom = box
    frame = (0, INK, 18), (3, SEATS[state.asked].colour, 15), (HELD + 1, INK, 9), (HELD + 3, PAPER, 7)
    size, x, _ = fitted(state.tile, right - left, bottom - top, HELD + BESIDE, (), HOLDS)
    top = max(top, bottom - art.tile(state.tile, 0, size).height - 2 * (HELD + ROOMY))
    on = flat.plates(canvas, (left, top, right, bottom), frame, on)
    flat.put(canvas, left + x, (top + bottom) / 2, on, art.tile, state.tile, 0, size)


def face(
    canvas: Canvas,
    state: State,
    number: int,
    box: Box,
    known: Mapping[int, int],
    words: Texts,
    on: str = "",
    *,
    dear: bool = False,
) -> None:
    """Draw what is on the plate of a stack: the tile leaves out its number, its price and how many are left.

    The can stands on a tile that nobody knows. One that is too `dear` is faint, and all about it quiet. All
    but the can is flat if the plate, of the colour `on`, is.
    """
    left, top, right, bottom = box
    shown, size = state.stacks[number], next(one for one in TYPES if bottom - top >= one.height)
    inset = size.inset
    begin, foot = top + inset + size.head, bottom - inset
    ends = left + inset, right - inset
    taken = [(ends[0], begin - size.head, ends[0] + size.head, begin)]
    quiet = dear or (bool(known) and number not in known)
    if number in known:
        first, long = ends[0] + size.head + BESIDE, _priced(known[number], size, words)
        start = max(first, ends[1] - long)
        taken.append((start, begin - size.head, min(start + long, ends[1]), begin))
    middle, high = ((left + right) / 2, (begin + bottom) / 2), bottom - begin - 2 * BESIDE
    long = width(f"×{WIDEST}", size.left)
    counted = ends[0], round(foot - TALL * size.left), ends[0] + long, foot
    if not known:  # the place of a price is free
        counted = ends[1] - long, begin - size.head, ends[1], begin
    if shown.count:
        alike = next(tile for tile, one in enumerate(TILES) if one.shape == shown.shape)
        tile = alike if shown.top == NONE else shown.top
        more = CLEAR if right - left < NARROW else 0
        around = tuple(
            (a - left - more, b - top - more, c - left + more, d - top + more)
            for a, b, c, d in (*taken, counted)
        )
        wide, x, y = fitted(tile, right - left, bottom - top, size.edge, around, size.tile)
        middle = left + x, top + y
        if shown.top == NONE:
            flat.put(canvas, *middle, on, art.faint_back if quiet else art.back, tile, wide)
        else:
            flat.put(canvas, *middle, on, art.faint_tile if dear else art.tile, tile, 0, wide)
    _left(canvas, counted, f"×{shown.count}", size, on)
    _label(canvas, taken[0], str(number + 1), on, quiet=quiet)
    if number in known:
        _price(canvas, taken[1], known[number], size, words, on, dear=dear)
    if number == state.can:
        canvas.paste(art.watering_can(round(high * CAN)), *middle)


def _label(canvas: Canvas, box: Box, text: str, on: str, *, quiet: bool) -> None:
    """Draw the number of a stack on a tab of the carpet, grey if it is `quiet`: it cannot be chosen."""
    left, top, right, bottom = box
    high = bottom - top
    fill, ink = (SHADE, SOFT) if quiet else (CARPET, WHITE)
    on = flat.plate(canvas, box, fill, round(ROUND * high), "", 0, on)
    x, y = (left + right) / 2, (top + bottom) / 2
    canvas.text(x, y + 1, text, round(FILLS * high), ink, on=on, align=0.5)


def _left(canvas: Canvas, box: Box, text: str, size: Type, on: str) -> None:
    """Draw how many tiles are left in a corner of their plate where none lies."""
    left, top, _, bottom = box
    canvas.text(left, (top + bottom) / 2, text, size.left, SOFT, on=on)


def fitting(tile: int, width: int, height: int, most: int = TILE) -> int:
    """Return the size of the spaces of a tile that fits in a box, in px; even sizes keep the sprites few."""
    across, down = art.extent_of(tile)
    return min(most, int(min(width / across, height / down) / 2) * 2)


def fitted(
    tile: int, wide: int, high: int, inset: int, taken: tuple[Box, ...], most: int
) -> tuple[int, float, float]:
    """Return the size of the spaces of a tile on a plate beside what is `taken`, and its middle.

    That is where most room is between it and what is next to it, in the middle between the sides if it is
    hardly smaller there; otherwise it is as large as it can be.
    """
    size = fitting(tile, wide - 2 * inset, high - 2 * inset, most)
    return _fitted(art.reach(tile), art.extent_of(tile), (wide, high, inset), taken, size)


@lru_cache(maxsize=512)
def _fitted(
    reach: Sequence[tuple[float, float, float]],
    extent: tuple[float, float],
    plate: tuple[int, int, int],
    taken: tuple[Box, ...],
    size: int,
) -> tuple[int, float, float]:
    """Return the same for what a tile reaches, of which many are alike, at most of this size."""
    (across, down), (wide, high, inset) = extent, plate

    def laid(size: int, still: bool, enough: float = inf) -> tuple[float, float, float]:
        """Return the px of room where there is most of it, or `enough`, and that place, found in ever smaller
        steps.
        """
        aside, fallen = (wide - across * size) / 2 - inset, (high - down * size) / 2 - inset
        room, x, y = -inf, wide / 2, high / 2
        for step in STEPS:
            shifts = 0, -step, step
            ways = [(x + a * aside, y + b * fallen) for a in ((0,) if still else shifts) for b in shifts]
            room, x, y = _roomiest(ways, size, reach, extent, plate, taken)
            if room >= enough:
                break
        return room, x, y

    def largest(least: int, still: bool) -> int:
        """Return the greatest size with enough room, in steps of 2 px."""
        sizes = range(least, size + 1, 2)
        return sizes[max(0, bisect(sizes, -BESIDE, key=lambda one: -laid(one, still, BESIDE)[0]) - 1)]

    best, still = largest(LEAST, True), True
    if best < MIDDLED * size:
        anywhere = largest(best, False)
        if best < MIDDLED * anywhere:
            best, still = anywhere, False
    _, x, y = laid(best, still)
    return best, x, y


def _roomiest(
    ways: Iterable[Point],
    size: int,
    reach: Sequence[tuple[float, float, float]],
    extent: tuple[float, float],
    plate: tuple[int, int, int],
    taken: tuple[Box, ...],
) -> tuple[float, float, float]:
    """Return the px of room around a tile on a plate where there is most of it, and that place.

    Where the sides leave no more, it is what is above and below it that counts.
    """
    across, down = extent[0] * size / 2, extent[1] * size / 2
    wide, high, inset = plate
    best = -inf, -inf, 0.0, 0.0
    for x, y in ways:
        beside = min(x, wide - x) - across - inset + BESIDE
        room = min(y, high - y) - down - inset + BESIDE
        for a, b, half in reach if min(beside, room) >= best[0] else ():
            at, low = x + a * size, y + b * size
            for left, top, right, bottom in taken:
                far = hypot(at - min(max(at, left), right), low - min(max(low, top), bottom))
                room = min(room, far - half * size)
        if (min(beside, room), room) > best[:2]:
            best = min(beside, room), room, x, y
    return best[0], *best[2:]


def _priced(price: int, size: Type, words: Texts) -> int:
    """Return the width of the tab of a price, in px."""
    if not price:
        return width(words("render-ishtar-free"), size.left + 2) + 2 * WITHIN
    return width(WIDEST, size.price) + 4 + round(0.92 * size.price) + 2 * WITHIN


def _price(canvas: Canvas, box: Box, price: int, size: Type, words: Texts, on: str, *, dear: bool) -> None:
    """Draw what it costs to reach a stack on a tab with round ends: nothing, or gems of any colours.

    It is golden unless it is too `dear`; then it is quiet.
    """
    left, top, right, bottom = box
    x, y = (left + right) / 2, (top + bottom) / 2
    fill, edge, ink = (PLASTER, STONE, SOFT) if dear else (GOLD, INK, INK)
    on = flat.plate(canvas, box, fill, (bottom - top) // 2, edge, 3, on)
    if not price:
        said = words("render-ishtar-free")
        canvas.text(x, y, said, size.left + 2, on=on, align=0.5, limit=right - left - 8)
        return
    gem = (art.faint_gem if dear else art.any_gem)(round(0.92 * size.price))
    start = x - (width(str(price), size.price) + 4 + gem.width) / 2
    end = start + canvas.text(start, y + 1, str(price), size.price, ink, on=on)
    canvas.paste(gem, end + 4 + gem.width / 2, y)


# Trees


def _card_box(place: int) -> Box:
    width, height = CARD
    left = TREES_LEFT + place % COLUMNS * (width + GAP)
    top = MARGIN + place // COLUMNS * (height + GAP)
    return left, top, left + width, top + height


def _card(canvas: Canvas, box: Box, tree: int, words: Texts) -> None:
    """Draw a tree card, or the gap where one was."""
    left, top, right, bottom = box
    if tree == NONE:
        canvas.box(*box, SHADE, 18, STONE, 2)
        return
    name, price, points = TREES[tree]
    canvas.box(*box, PAPER, 18, STONE, 3)
    middle = (left + right) / 2
    canvas.text(
        middle, top + 38, words.term("ishtar", "tree", name), BODY + 2, align=0.5, limit=right - left - 24
    )
    canvas.paste(art.tree(tree, 148), middle - 36, top + 144)
    canvas.paste(sprites.points(92, str(points)), right - 56, top + 164)
    gems(canvas, middle, bottom - 36, price, min(46, (right - left - 20) // sum(price)))


def gems(canvas: Canvas, x: float, y: float, price: Sequence[int], step: int) -> None:
    """Draw the gems one by one, centred on x."""
    colours = [colour for colour, n in enumerate(price) for _ in range(n)]
    size = max(art.LETTERED, min(44, step + 6))
    for i, colour in enumerate(colours):
        canvas.paste(art.gem(colour, size), x + (i - (len(colours) - 1) / 2) * step, y)


def _supply(canvas: Canvas, state: State, words: Texts) -> None:
    """Draw the trees and cards still to come, and the gems that can be taken."""
    left, top, right, _ = box = _card_box(COLUMNS * 2 - 1)
    canvas.box(*box, PLASTER, 18)
    middle = (left + right) / 2
    canvas.text(middle, top + 38, words("render-ishtar-supply"), BODY + 2, SOFT, align=0.5)
    for column, (icon, number) in enumerate(
        ((art.tree(NONE, 64), state.tokens), (art.skill("D", 64), len(state.deck)))
    ):
        x = middle + (column - 0.5) * (right - left) * 0.44 - 26
        canvas.paste(icon, x, top + 106)
        canvas.text(x + 36, top + 106, str(number), NAME)
    for colour, number in enumerate(state.reserve):
        x = middle + (colour - 1) * (right - left) * 0.31
        canvas.paste(art.gem(colour, 56), x, top + 180)
        canvas.text(x, top + 236, str(number), NAME, align=0.5)


# Players


def _player_box(state: State, seat: int) -> Box:
    seats = len(state.players)
    width = (WIDTH - 2 * MARGIN - (seats - 1) * GAP) // seats
    left = MARGIN + seat * (width + GAP)
    return left, SKILLS_TOP, left + width, _players_end(any(reserved_cards(state)))


def reserved_cards(state: State) -> list[tuple[int, ...]]:
    """Return the card that each seat has reserved, if any: at the end they are discarded."""
    return [(player.reserved,) if state.ask and player.reserved != NONE else () for player in state.players]


def _skill_box(state: State, seat: int, skill: str) -> Box:
    left, top, right, _ = _player_box(state, seat)
    number = SKILLS.index(skill)
    step = (right - left - 20) / COLUMNS_OF_SKILLS
    x = left + 10 + number % COLUMNS_OF_SKILLS * step
    y = top + HEAD + number // COLUMNS_OF_SKILLS * SKILL
    return round(x + 3), y, round(x + step - 3), y + SKILL - 8


def _players(canvas: Canvas, scene: Scene, state: State, words: Texts) -> None:
    for seat, player in enumerate(state.players):
        left, top, right, bottom = box = _player_box(state, seat)
        active = seat in scene.active
        canvas.box(*box, PAPER, 18, STONE, 2)
        ink = panels.turn(canvas, box, seat, HEAD - 2, line=3) if active else INK
        middle = top + HEAD / 2
        canvas.paste(sprites.token(seat, 62, edge=ink), left + 42, middle)
        name = readable(scene.names[seat], SEATS[seat].letter)
        canvas.text(left + 80, middle, name, NAME - 2, ink, limit=right - left - 98)
        y = top + HEAD + 2 * SKILL + GEMS / 2
        for colour, number in enumerate(player.gems):
            x = (left + right) / 2 + (colour - 1) * 100 - 22
            canvas.paste(art.gem(colour, 44), x, y)
            canvas.text(x + 26, y, str(number), BODY, INK if number else SOFT)
        spent = {unlocked.skill: unlocked.gems for unlocked in player.skills}
        for skill in SKILLS:
            open_ = skill not in UPPER or UPPER[skill].needs in spent
            _skill(canvas, _skill_box(state, seat, skill), skill, spent.get(skill), open_)
        for card in reserved_cards(state)[seat]:
            _reserved(canvas, (left, bottom - RESERVED, right, bottom - 6), card)


def _skill(canvas: Canvas, box: Box, skill: str, gems: str | None, reachable_now: bool) -> None:
    """Draw a skill's letter, its sign, and the gems on it."""
    left, top, right, bottom = box
    middle = (left + right) / 2
    known = gems is not None
    fill = GOLD if known else WHITE if reachable_now else PLASTER
    canvas.box(*box, fill, 12, INK if known else STONE, 3)
    canvas.text(left + 7, top + 20, skill, SMALL, INK if known or reachable_now else SOFT)
    canvas.paste(art.skill(skill, 58), middle, top + 60)
    for i in range(PRICE):
        icon = art.gem("prw".index(gems[i]), 28) if gems else art.no_gem(28)
        canvas.paste(icon, middle + (i - (PRICE - 1) / 2) * 31, bottom - 19)


def _reserved(canvas: Canvas, box: Box, tree: int) -> None:
    """Draw a card that this player has put aside."""
    left, top, right, bottom = box
    middle = (top + bottom) / 2
    _, price, points = TREES[tree]
    canvas.paste(art.tree(tree, 50), left + 42, middle)
    canvas.paste(sprites.points(62, str(points)), left + 98, middle)
    step = min(38, (right - left - 164) // sum(price))
    gems(canvas, left + 152 + (sum(price) - 1) * step / 2, middle, price, step)


def _legend(canvas: Canvas, state: State, words: Texts) -> None:
    """Draw what the sign of each skill means."""
    left, right, bottom = MARGIN, WIDTH - MARGIN, canvas.size[1] - MARGIN
    canvas.box(left, bottom - LEGEND, right, bottom, PLASTER, 18)
    step = (right - left) / 2
    for number, skill in enumerate(SKILLS):
        x = left + 18 + number // COLUMNS_OF_SKILLS * step
        y = bottom - LEGEND + 12 + (number % COLUMNS_OF_SKILLS + 0.5) * LINE
        canvas.paste(art.skill(skill, SIGN), x + SIGN / 2, y)
        n = "/".join(map(str, points_each(state, skill))) if skill in UPPER else LOWER[skill].n
        text = words(f"render-ishtar-skill-{skill}", n=n)
        canvas.text(x + SIGN + 18, y, text, SAYS, bold=False, limit=round(step) - SIGN - 48)


# Marks


frame = partial(panels.frame, pad=4, radius=20)


def stack_box(number: int) -> Box:
    x, y = _stack_at(number)
    return (
        round(x - PLATE[0] / 2), round(y - PLATE[1] / 2), round(x + PLATE[0] / 2), round(y + PLATE[1] / 2)
    )  # fmt: skip


def _marks(canvas: Canvas, state: State, events: Sequence[Event], colour: str, dashed: bool) -> None:
    for number, place in turned_up(state, events):
        frame(canvas, _card_box(place) if number == NONE else stack_box(number), colour, dashed)
    for happened in events:
        if happened.kind == "unlocked" and happened.seat is not None:
            skill = str(dict(happened.args)["skill"])
            frame(canvas, _skill_box(state, happened.seat, skill), colour, dashed)


def turned_up(state: State, events: Sequence[Event]) -> Iterator[tuple[int, int]]:
    """Yield the stacks where something has happened, and the places of new tree cards: one and `NONE`."""
    for happened in events:
        args = dict(happened.args)
        if happened.kind in ("took", "turned-over"):
            yield int(args["stack"]) - 1, NONE
        elif happened.kind == "new-tree" and TREE[str(args["tree"])] in state.row:
            yield NONE, state.row.index(TREE[str(args["tree"])])
