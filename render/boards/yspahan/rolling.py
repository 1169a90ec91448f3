"""What is asked about the dice of Yspahan: which to roll, and which group to use in the tower.

Knows the state and what is printed; legal moves are passed in as actions.
"""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.core import Action
from engine.games.yspahan.building import CRANE_CUBES, PADDOCK_CAMELS, STORE_GOLD
from engine.games.yspahan.city import SPACE, TOUCHING, has_open_shop
from engine.games.yspahan.state import DATA, FLOORS, NOBODY, State
from engine.games.yspahan.tower import groups
from locales import change
from render import panels, sprites
from render.boards.yspahan import art, sides
from render.boards.yspahan.asking import BADGE, FIGURES, TOP, WORDS, canvas_of, have, mark
from render.boards.yspahan.asking import room as room_below
from render.boards.yspahan.cards import NARROW
from render.boards.yspahan.ground import DARK_GATE, TAKEN, VACANT
from render.boards.yspahan.stage import Stage
from render.boards.yspahan.windows import ROOM
from render.canvas import Box, Canvas
from render.scene import Scene
from render.text import width
from render.theme import CHOICE, GAP, INK, MARGIN, PAPER, PLASTER, SHADE, SOFT

DICE, ALONE, THROWN, YELLOWS = 9, 80, 112, 136
"""Dice in the air that are drawn in advance; in px, those of a roll without a choice, those beside a number,
and from one of these to the next.
"""
WHITES, PRICE, GOLD = 108, 90, 90
"""px; how many white dice are rolled, what yellow ones cost, and a coin beside that."""
PRICED = 244
"""px; from the right edge of a row to the ground of its price."""
AIR = 22
"""px beside the plus before yellow dice."""
TOWER_ROW, ROLL_ROW, LONE_ROW = 134, 156, 168
SHUT_ROW, SHUT_SIGN, SHUT_DIE, BESIDE_SHUT = 92, 66, 60, 4
"""px; a row of floors of the tower without dice for the viewer, the sign of each, and dice there that others
may use; and how many of these floors stand beside each other at most.
"""
ROUND = 7
"""px above and below the ground of a row."""


def warm() -> None:
    """Draw in advance the dice in the air."""
    for number in range(DICE):
        art.thrown(number, ALONE)
        art.thrown(number, THROWN, yellow=True)


def _gain(state: State, seat: int, floor: int) -> int:
    """Return how much a seat gets for the dice of a floor: camels, gold, or cubes to place."""
    dice, built = groups(state, seat)[floor], state.players[seat].buildings
    kind = FLOORS[floor]
    if not dice or (kind not in ("camel", "gold") and not has_open_shop(state.shops, seat, floor)):
        return 0
    more = {"camel": ("paddock", PADDOCK_CAMELS), "gold": ("store", STORE_GOLD)}
    building, extra = more.get(kind, ("crane", CRANE_CUBES))
    return dice + extra * (building in built)


def _is_open(scene: Scene, state: State, floor: int) -> bool:
    """Return True if there are dice on a floor that the viewer may use, or is only shown."""
    uses = any(action.args[:1] == (FLOORS[floor],) for action in scene.choices)
    return bool(state.white[floor] or state.yellow[floor]) and (uses or not scene.choices)


def _floors(open_: Sequence[bool]) -> list[Box]:
    """Return the boxes of the floors, the lowest first: a row for each of the open ones, the lowest at the
    bottom, and below them the others, beside each other.
    """
    shut = [floor for floor, is_open in enumerate(open_) if not is_open]
    rows, top, boxes = -(-len(shut) // BESIDE_SHUT), TOP + sides.PAD, dict[int, Box]()
    for floor in reversed(range(len(open_))):
        if open_[floor]:
            boxes[floor] = MARGIN, top, NARROW - MARGIN, top + TOWER_ROW
            top += TOWER_ROW
    columns = BESIDE_SHUT if rows == 1 else -(-len(shut) // max(1, rows))
    for number, floor in enumerate(shut):
        row, column = divmod(number, columns)
        left, right = (MARGIN + 10 + side * (ROOM - 20) // columns for side in (column, column + 1))
        boxes[floor] = left, top + row * SHUT_ROW, right, top + (row + 1) * SHUT_ROW
    return [boxes[floor] for floor in range(len(open_))]


def tower(scene: Scene, state: State) -> Canvas:
    """Draw the tower with its dice, and what each group would bring."""
    seat, open_ = scene.view.seat or 0, [_is_open(scene, state, floor) for floor in range(len(FLOORS))]
    floors = _floors(open_)
    depth = max(bottom for *_, bottom in floors) + sides.PAD - TOP
    moves = [(action, number) for action, number in scene.numbered if action.verb == "supervise"]
    listed = GAP + -(-len(moves) // MOVES) * MOVE if moves else 0
    canvas = canvas_of(depth + listed + room_below(state, seat), scene, NARROW)
    box = MARGIN, TOP, NARROW - MARGIN, TOP + depth
    canvas.box(*box, art.DEEP, sides.RADIUS)
    builds = any(action.verb == "build" for action in scene.choices)
    if shut := [place for place, lit in zip(floors, open_, strict=True) if not lit]:
        _, tops, _, bottoms = zip(*shut, strict=True)
        canvas.box(MARGIN + 10, min(tops), NARROW - MARGIN - 10, max(bottoms), DARK_GATE, sides.RADIUS)
    for floor, kind in enumerate(FLOORS):
        left, top, right, bottom = floors[floor]
        middle, lit = (top + bottom) / 2, open_[floor]
        dice = state.white[floor], state.yellow[floor]
        value = state.value[floor] if state.value else 0
        gain = _gain(state, seat, floor) if scene.choices else 0
        uses = {action.verb for action in scene.choices if action.args and action.args[0] == kind}
        if not lit:
            _shut(canvas, floors[floor], state, floor)
            continue
        canvas.box(left + 10, top + ROUND, right - 10, bottom - ROUND, PAPER, sides.RADIUS)
        canvas.paste(sides.sign(kind, 88), left + 100, middle)
        numbers = [(action.verb, number) for action, number in scene.numbered if action.args[:1] == (kind,)]
        first, columns = _columns(right - 22, numbers, builds=builds)
        room = (first if scene.choices else right) - left - 190 - sides.BETWEEN
        most = OFFERED if scene.choices else 102
        sides.together(
            canvas, (left + 190, middle), room, value, dice, most, 0, rest=sides.resting(state, floor)
        )
        gained = {"camel": sprites.camel(76), "gold": sprites.coin(76)}.get(kind) or sprites.token(seat, 76)
        for verb, (start, end, beside) in columns.items():
            box_of = start, top + 16, end, bottom - 16
            for at, number in enumerate(beside):
                canvas.paste(sprites.badge(BADGE, number), start + (at - len(beside) + 0.5) * BADGE, middle)
            if verb == "take" and gain:
                _use(canvas, box_of, change(gain), gained)
            elif verb == "supervise" and verb in uses:
                _use(canvas, box_of, str(value), art.going(88), before=True)
            elif verb == "draw" and verb in uses:
                _use(canvas, box_of, change(1), sprites.card(84))
            elif verb == "build" and any(a.verb == "build" and a.args[-1] == kind for a in scene.choices):
                _use(canvas, box_of, "", art.site("+", 84))
    stage = Stage(floors=floors, badge=BADGE)
    mark(canvas, stage, scene, state)
    _moves(canvas, TOP + depth + GAP, moves, state)
    have(canvas, TOP + depth + listed, state, seat)
    return canvas


def _columns(
    end: int, numbers: Sequence[tuple[str, int]], *, builds: bool
) -> tuple[int, dict[str, tuple[int, int, Sequence[int]]]]:
    """Return where the uses of a group begin, and where each of them begins and ends, up to `end`, with the
    numbers right before it. With two players they are narrower, beside one to build.

    If some are numbered, only these are shown. The numbers of the moves of the supervisor are in their list.
    """
    found = dict[str, tuple[int, int, Sequence[int]]]()
    wide = dict.fromkeys(USES, USE_WIDTH - USE_LESS * builds) | dict.fromkeys(["build"] * builds, BUILD_WIDTH)
    for verb in reversed(wide):
        if numbers and not any(verb == numbered for numbered, _ in numbers):
            continue
        beside = [number for numbered, number in numbers if numbered == verb != "supervise"]
        found[verb] = end - wide[verb], end, beside
        end -= wide[verb] + len(beside) * BADGE + USE_GAP
    return end + USE_GAP, found


def _shut(canvas: Canvas, box: Box, state: State, floor: int) -> None:
    """Draw a floor without dice for the viewer: its sign and, beside that, who has taken them, or those that
    others may use.
    """
    left, top, right, bottom = box
    x, middle, value = left + SHUT_DICE, (top + bottom) / 2, state.value[floor] if state.value else 0
    dice, taker = (state.white[floor], state.yellow[floor]), state.taken[floor]
    canvas.paste(sides.sign(FLOORS[floor], SHUT_SIGN, TAKEN if value else VACANT), left + SHUT_AT, middle)
    sides.together(canvas, (x, middle), right - x - 14, value, dice, SHUT_DIE, 0, rest=(True, True))
    if value and not any(dice) and taker != NOBODY:
        canvas.paste(art.cube(taker, TAKER), x + TAKER / 2, middle)


SHUT_AT, SHUT_DICE = 90, 146
"""px from the left edge of such a floor to the middle of its sign, in the first of them below those of the
rows above, and to what is beside it.
"""


def _use(canvas: Canvas, box: Box, said: str, icon: Image.Image, *, before: bool = False) -> None:
    """Draw a use of a group on its ground: how much it brings, and of what, or first who goes so far."""
    left, top, right, bottom = box
    canvas.box(*box, PLASTER, 20)
    wide, y = width(said, FIGURES), (top + bottom) / 2
    start = (left + right - wide - USE_AIR - icon.width) / 2
    canvas.paste(icon, start + icon.width / 2 + (0 if before else wide + USE_AIR), y)
    canvas.text(start + (icon.width + USE_AIR if before else 0), y, said, FIGURES)


TAKER, OFFERED = 64, 94
"""px; the mark of who has taken a group; the dice of those that may be taken."""
USES = "take", "supervise", "draw"
"""What a group may be used for, in columns from the left, before a column to build."""
USE_WIDTH, USE_GAP, USE_AIR = 196, 10, 8
"""px; the ground of such a use, from one to the next, and between its number and its sign."""
USE_LESS, BUILD_WIDTH = 14, 104
"""px; how much narrower uses are beside a column to build, and its ground, with a sign alone."""
MOVES, MOVE = 2, 128
"""Numbered moves of the supervisor in a line, and the px of its height."""


def _moves(canvas: Canvas, top: int, moves: Sequence[tuple[Action, int]], state: State) -> None:
    """Draw numbered moves of the supervisor: with which dice he would go where, and the cubes beside that
    space.
    """
    if moves:
        lines = -(-len(moves) // MOVES)
        canvas.box(MARGIN, top, NARROW - MARGIN, top + lines * MOVE, PAPER, sides.RADIUS)
    for place, (action, number) in enumerate(moves):
        x = MARGIN + 16 + place % MOVES * (ROOM - 20) // MOVES
        y, space = top + (place // MOVES + 0.5) * MOVE, str(action.args[1])
        canvas.paste(sprites.badge(BADGE, number), x + 54, y)
        canvas.paste(sides.sign(str(action.args[0]), 80), x + 156, y)
        canvas.paste(art.going(84), x + 262, y)
        x += 312 + canvas.text(x + 312, y, space, FIGURES)
        for shop in TOUCHING[SPACE[space]]:
            if state.shops[shop] != NOBODY:
                canvas.paste(sprites.token(state.shops[shop], 66), x + 36, y)
                x += 52


def roll(scene: Scene, state: State) -> Canvas:
    """Draw the dice to roll: the white ones, and with them each number of yellow dice, with its price."""
    numbers = dict(scene.numbered)
    rolls = [action for action in scene.choices if action.verb == "roll"]
    white: int = DATA["players"]["white_dice"][str(len(state.players))]
    depth, seat = len(rolls) * ROLL_ROW + 2 * sides.PAD, scene.view.seat or 0
    if len(rolls) == 1:
        return _only_roll(scene, state, white, int(rolls[0].args[0]))
    canvas = canvas_of(depth + room_below(state, seat), scene, NARROW)
    box = MARGIN, TOP, NARROW - MARGIN, TOP + depth
    canvas.box(*box, art.DEEP, sides.RADIUS)
    for place, action in enumerate(rolls):
        _, top, right, bottom = sides.row(box, place, len(rolls))
        left, middle, yellow = MARGIN, (top + bottom) / 2, int(action.args[0])
        inside = left + 10, top + 6, right - 10, bottom - 6
        canvas.box(*inside, PAPER, sides.RADIUS)
        x = left + 46.0
        if action in numbers:
            canvas.paste(sprites.badge(BADGE, numbers[action]), left + 76, middle)
            x += BADGE
        x += canvas.text(x, middle, str(white), WHITES) + AIR / 2
        canvas.paste(art.thrown(0, THROWN), x + YELLOWS / 2, middle)
        x += YELLOWS + AIR
        if yellow:
            x += canvas.text(x, middle, "+", WHITES) + AIR
        for i in range(yellow):
            canvas.paste(art.thrown(1 + i, THROWN, yellow=True), x + YELLOWS / 2, middle)
            x += YELLOWS
        dash(canvas, round(x) + DASH, right - 10 - PRICED - DASH, round(middle))
        canvas.box(right - 10 - PRICED, round(middle) - 54, right - 26, round(middle) + 54, PLASTER, 20)
        price, ink = (change(-yellow), INK) if yellow else ("0", SOFT)
        canvas.text(right - 130, middle, price, PRICE, ink, align=1)
        canvas.paste(art.goods("gold", GOLD, faint=not yellow), right - 80, middle)
        panels.frame(canvas, inside, CHOICE, line=5)
    have(canvas, TOP + depth, state, seat)
    return canvas


def dash(canvas: Canvas, left: int, right: int, y: int) -> None:
    """Draw a dashed line that leads from dice to what they cost."""
    for x in range(right - DASH, left, -2 * DASH):
        canvas.line(x, y - 3, x + DASH, y + 3, SHADE)


DASH = 18
"""px; a dash of that line, and the space between two of them and at its ends."""


def _only_roll(scene: Scene, state: State, white: int, yellow: int) -> Canvas:
    """Draw the dice of a roll without a choice, which have no values yet; what the player has and pays."""
    seat = scene.view.seat or 0
    canvas = canvas_of(LONE_ROW + room_below(state, seat), scene, NARROW)
    box = MARGIN, TOP, NARROW - MARGIN, TOP + LONE_ROW
    canvas.box(*box, art.DEEP, sides.RADIUS)
    middle = TOP + LONE_ROW / 2
    said = f"{white}+{yellow}" if yellow else str(white)
    left = MARGIN + 40 + canvas.text(MARGIN + 40, middle, said, 2 * WORDS, PAPER) + 80
    step = (MARGIN + ROOM - 70 - left) / (max(DICE, white + yellow) - 1)
    size = min(ALONE, round(0.82 * step))
    for i in range(white + yellow):
        canvas.paste(art.thrown(i, size, yellow=i >= white), left + i * step, middle)
    have(canvas, box[3], state, seat, paid=yellow)
    return canvas
