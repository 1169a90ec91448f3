"""The second picture of Ishtar when no space is to be chosen: carpet, open trees, boards of the players."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin

from PIL import Image

from engine.core import Event
from engine.games.ishtar.carpet import reachable
from engine.games.ishtar.gardens import TURNED
from engine.games.ishtar.hexes import HERE
from engine.games.ishtar.skills import LOWER, PRICE, TOKEN_FLOWERS, UPPER
from engine.games.ishtar.state import COLOURS, GEMS, NONE, STACKS, TILES, TREE, TREES, Player, State
from locales import Texts, texts
from render import sprites
from render.boards.ishtar import art
from render.canvas import Box, Canvas, kept
from render.pen import Pen, Point
from render.scene import Scene
from render.text import readable
from render.theme import (
    BODY,
    CHOICE,
    CLAY,
    DRAFT,
    GAP,
    GOLD,
    INK,
    JEWELS,
    LAST,
    MARGIN,
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

CARPET: Box = (MARGIN, MARGIN, MARGIN + 660, MARGIN + 640)
TREES_BOX: Box = (CARPET[2] + GAP, MARGIN, WIDTH - MARGIN, MARGIN + 640)
BOARDS_TOP = CARPET[3] + GAP
BOARD_HEIGHT = 330
HEIGHT = BOARDS_TOP + BOARD_HEIGHT + MARGIN
PLATE = 178
"""px; a stack."""
_MIDDLE: Point = ((CARPET[0] + CARPET[2]) / 2, (CARPET[1] + CARPET[3]) / 2)
_REACH = (238, 222)
CARD = (150, 330)
"""px; a tree card."""


@kept
def base() -> Canvas:
    canvas = Canvas.blank("ishtar", HEIGHT)
    for box in (CARPET, TREES_BOX):
        canvas.box(*box, PAPER, 16)
    left, top, right, bottom = CARPET
    pen = Pen(right - left, bottom - top)
    x, y = _MIDDLE[0] - left, _MIDDLE[1] - top
    for radius, colour in (
        (300, JEWELS[0]),
        (284, PLASTER),
        (262, CLAY),
        (252, PLASTER),
        (110, JEWELS[0]),
        (98, PAPER),
    ):
        pen.circle(x, y, radius, colour)
    for i in range(48):
        angle = 2 * pi * i / 48
        pen.circle(x + 273 * sin(angle), y - 273 * cos(angle), 5, GOLD)
    canvas.paste(pen.sheet(), *_MIDDLE)
    return canvas


def _stack_at(number: int) -> Point:
    angle = 2 * pi * (number + 0.5) / STACKS
    return _MIDDLE[0] + _REACH[0] * sin(angle), _MIDDLE[1] - _REACH[1] * cos(angle)


@lru_cache(maxsize=128)
def face(tile: int, radius: int, numbered: bool = False) -> Image.Image:
    """A tile as it is printed; numbered, its first and second space can be told."""
    printed = TILES[tile]
    spots = TURNED[tile][0].spots
    ways = [(0.0, 0.0) if spot == HERE else art.towards(spot, radius * art.WIDE) for spot in spots]
    xs, ys = [x for x, _ in ways], [y for _, y in ways]
    width, height = max(xs) - min(xs) + 2 * radius + 6, max(ys) - min(ys) + 2 * radius + 6
    picture = Image.new("RGBA", (round(width), round(height)))
    for number, ((x, y), flowers) in enumerate(zip(ways, printed.spaces, strict=True)):
        space = art.garden(radius, flowers, printed.icon if number == printed.at else "")
        left, top = x - min(xs) + radius + 3 - space.width / 2, y - min(ys) + radius + 3 - space.height / 2
        picture.alpha_composite(space, (round(left), round(top)))
        if numbered and number < 2:
            badge = Pen(30, 30)
            badge.circle(15, 15, 13, CHOICE)
            badge.text(15, 15, str(number + 1), 24, WHITE)
            picture.alpha_composite(badge.sheet(), (round(left) + 4, round(top) + radius // 2))
    return picture


def carpet(scene: Scene, state: State) -> Canvas:
    words = texts(scene.lang)
    canvas = base()
    _stacks(canvas, scene, state)
    _trees(canvas, scene, state, words)
    for events, colour, dashed in ((scene.last, LAST, False), (scene.draft, DRAFT, True)):
        for happened in events:
            _mark(canvas, state, happened, colour, dashed)
    seats = len(state.players)
    width = (WIDTH - 2 * MARGIN - 3 * GAP) // 4
    start = MARGIN + (4 - seats) * (width + GAP) // 2
    for seat, player in enumerate(state.players):
        left = start + seat * (width + GAP)
        _board(
            canvas,
            scene,
            state,
            seat,
            player,
            (left, BOARDS_TOP, left + width, BOARDS_TOP + BOARD_HEIGHT),
            words,
        )
    return canvas


def _stacks(canvas: Canvas, scene: Scene, state: State) -> None:
    prices = dict(reachable(state, STACKS)) if state.ask else {}
    offered = {int(action.args[0]) - 1 for action in scene.choices if action.verb == "take"}
    half = PLATE // 2
    for number, stack in enumerate(state.stacks):
        x, y = _stack_at(number)
        left, top = round(x) - half, round(y) - half
        canvas.box(
            left,
            top,
            left + PLATE,
            top + PLATE,
            WHITE if stack.count else SHADE,
            16,
            CHOICE if number in offered else INK,
            6 if number in offered else 3,
        )
        canvas.text(left + 24, top + 28, str(number + 1), BODY, SOFT, align=0.5)
        if stack.top != NONE:
            canvas.paste(face(stack.top, 33 if TILES[stack.top].shape != 1 else 28), x, y + 16)
        if stack.count:
            canvas.text(left + PLATE - 14, top + PLATE - 22, f"×{stack.count}", SMALL, SOFT, align=1)
        if number in prices:
            canvas.paste(_price(prices[number]), left + PLATE - 34, top + 26)
    if state.can != NONE:
        x, y = _stack_at(state.can)
        canvas.paste(art.can(104), x + (_MIDDLE[0] - x) * 0.6, y + (_MIDDLE[1] - y) * 0.6)
    else:
        canvas.paste(art.can(104), *_MIDDLE)


@lru_cache(maxsize=8)
def _price(gems: int) -> Image.Image:
    """So many gems of any colour; the next stack is free."""
    pen = Pen(66, 40)
    pen.box(1, 1, 65, 39, PLASTER, 12, STONE, 3)
    pen.text(22, 21, str(gems), 30, INK)
    pen.polygon([(46, 9), (57, 20), (46, 31), (35, 20)], STONE, INK, 2.5)
    return pen.sheet()


def _card_box(place: int) -> Box:
    left, top, right, _ = TREES_BOX
    step = (right - left - 24) // 5
    x = left + 12 + place * step + (step - CARD[0]) // 2
    return x, top + 20, x + CARD[0], top + 20 + CARD[1]


def _trees(canvas: Canvas, scene: Scene, state: State, words: Texts) -> None:
    """Five open cards with their prices and points; below them what is left in the supply."""
    for place, tree in enumerate(state.row):
        box = _card_box(place)
        if tree == NONE:
            canvas.box(*box, SHADE, 14, STONE, 3)
            continue
        _card(canvas, tree, box, words)
    left, _, right, bottom = TREES_BOX
    y = bottom - 52
    canvas.line(left + 24, bottom - 104, right - 24, bottom - 102, SHADE)
    canvas.text(left + 28, y, words("render-ishtar-supply"), SMALL + 2, SOFT, limit=190)
    x = left + 250
    for colour in range(len(COLOURS)):
        canvas.paste(art.gem(colour, 46), x, y)
        canvas.text(x + 30, y, str(state.reserve[colour]), BODY)
        x += 108
    canvas.paste(art.tree(48), x, y)
    canvas.text(x + 30, y, str(state.tokens), BODY)
    canvas.paste(sprites.card(52, str(len(state.deck))), x + 124, y)
    middle = (CARD[1] + 20 + bottom - TREES_BOX[1] - 104) // 2 + TREES_BOX[1]
    _legend(canvas, left + 24, middle, words)


def _legend(canvas: Canvas, left: int, y: int, words: Texts) -> None:
    """What the icons on tiles allow."""
    x = float(left)
    for kind in "asj":
        canvas.paste(art.icon(kind, 58), x + 30, y)
        x += 72 + canvas.text(x + 68, y, words(f"render-ishtar-icon-{kind}"), SMALL, SOFT, limit=190) + 26


def _card(canvas: Canvas, tree: int, box: Box, words: Texts) -> None:
    left, top, right, _ = box
    name, price, points = TREES[tree]
    canvas.box(*box, WHITE, 14, INK, 4)
    middle = (left + right) / 2
    canvas.text(middle, top + 34, words.term("ishtar", "tree", name), SMALL, align=0.5, limit=CARD[0] - 18)
    canvas.paste(art.tree(108), middle - 22, top + 120)
    canvas.paste(sprites.points(60, str(points)), right - 38, top + 152)
    gems = [colour for colour, n in enumerate(price) for _ in range(n)]
    _gems(canvas, gems, middle, top + 226, 4, 34)


def _gems(canvas: Canvas, gems: list[int], x: float, y: float, wide: int, size: int) -> None:
    """Rows of gems, centred."""
    for row in range(0, len(gems), wide):
        some = gems[row : row + wide]
        for i, colour in enumerate(some):
            canvas.paste(
                art.gem(colour, size), x + (i - (len(some) - 1) / 2) * (size + 2), y + row / wide * (size + 4)
            )


def _board(
    canvas: Canvas, scene: Scene, state: State, seat: int, player: Player, box: Box, words: Texts
) -> None:
    """Two rows of five skills: the upper ones score at the end and need the one below."""
    left, top, right, _ = box
    active = seat in scene.active
    canvas.box(*box, PLASTER if active else PAPER, 16, GOLD if active else "", 4 if active else 0)
    canvas.paste(sprites.token(seat, 44), left + 36, top + 36)
    name = readable(scene.names[seat], SEATS[seat].letter)
    room = right - left - 80 - (116 if player.reserved != NONE else 0)
    canvas.text(left + 66, top + 36, name, BODY, limit=room)
    if player.reserved != NONE:
        canvas.paste(art.tree(44), right - 92, top + 36)
        canvas.paste(sprites.points(44, str(TREES[player.reserved].points)), right - 44, top + 36)
    unlocked = {one.skill: one.gems for one in player.skills}
    step = (right - left - 16) / 5
    offered = (
        {str(action.args[0]) for action in scene.choices if action.verb == "skill"} if active else set[str]()
    )
    for row, skills in enumerate((UPPER, LOWER)):
        for i, skill in enumerate(skills):
            x, y = left + 8 + (i + 0.5) * step, top + 132 + row * 132
            canvas.paste(_skill(skill, unlocked.get(skill), skill in offered), x, y)


@lru_cache(maxsize=256)
def _skill(skill: str, gems: str | None, offered: bool) -> Image.Image:
    """A skill with its letter and sign; unlocked, with the gems that were paid."""
    pen = Pen(66, 124)
    known = gems is not None
    edge = CHOICE if offered else INK if known else STONE
    pen.box(0, 0, 66, 124, GOLD if known else WHITE, 12, edge, 5 if offered else 3)
    pen.text(33, 22, skill, 32, INK)
    _sign(pen, skill, 33, 60)
    for i, letter in enumerate(gems or ""):
        art.gem_on(pen, 19 + 28 * i, 101, 25, GEMS.index(letter))
    if not known:
        for i in range(PRICE):
            pen.polygon(
                [(19 + 28 * i, 92), (28 + 28 * i, 101), (19 + 28 * i, 110), (10 + 28 * i, 101)],
                PLASTER,
                SHADE,
                2,
            )
    return pen.sheet()


def _sign(pen: Pen, skill: str, x: float, y: float) -> None:
    """What a skill is about."""
    if skill in LOWER:
        effect = LOWER[skill]
        if effect.effect == "bloom":
            for dx in (-12, 12) if len(TOKEN_FLOWERS[effect.token]) == 2 else (0,):
                art.flower_on(pen, x + dx, y, 26)
        elif effect.effect == "gather":
            art.gem_on(pen, x - 11, y, 25, 0)
            art.gem_on(pen, x + 11, y, 25, 1)
        elif effect.effect == "reserve":
            pen.paste(art.tree(40 * 4), x, y)
        else:
            for dx in (-11, 11):
                art.pawn_on(pen, x + dx, y, 34, STONE)
        return
    scores = UPPER[skill].scores
    if scores == "tablets":
        pen.box(x - 14, y - 18, x + 14, y + 18, CLAY, 5, INK, 2.5)
        for dy in (-8, 0, 8):
            pen.line([(x - 7, y + dy), (x + 7, y + dy)], PLASTER, 3)
    elif scores == "trees":
        pen.paste(art.tree(40 * 4), x, y)
    elif scores == "cards":
        pen.box(x - 14, y - 19, x + 14, y + 19, WHITE, 5, INK, 3)
        pen.paste(art.tree(26 * 4), x, y)
    else:
        for i, dx in enumerate((-16, 0, 16)):
            art.gem_on(pen, x + dx, y + (10 if i == 1 else -4), 22, i if scores == "gems_spent" else 0)


def _mark(canvas: Canvas, state: State, happened: Event, colour: str, dashed: bool) -> None:
    args = dict(happened.args)
    if happened.kind in ("took", "turned-over") and "stack" in args:
        x, y = _stack_at(int(args["stack"]) - 1)
        canvas.paste(sprites.frame(PLATE + 16, PLATE + 16, 22, colour, dashed), x, y)
    elif happened.kind == "new-tree" and TREE.get(str(args["tree"])) in state.row:
        left, top, right, bottom = _card_box(state.row.index(TREE[str(args["tree"])]))
        canvas.paste(
            sprites.frame(CARD[0] + 14, CARD[1] + 14, 20, colour, dashed),
            (left + right) / 2,
            (top + bottom) / 2,
        )
