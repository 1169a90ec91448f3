"""The fields, and the temples, large: who is in them, and whom they reward or would reward."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.games.amyitis import fields
from engine.games.amyitis.state import GOODS, NEUTRAL, NOBODY, ROWS, TEMPLES, State
from engine.games.amyitis.temples import ISHTAR, SPACES, rewarded, rewarded_by
from locales import Texts, texts
from render import numbers, panels, sprites
from render.boards.amyitis import art
from render.boards.amyitis.rewards import rewards
from render.boards.amyitis.sheet import (
    BADGE,
    LEFT,
    PRICES,
    PURSE,
    RIGHT,
    TOP,
    WORDS,
    Spots,
    blank,
    purse,
    purse_height,
)
from render.canvas import Canvas
from render.pen import Pen
from render.scene import Scene
from render.theme import CHOICE, GAP, INK, PAPER, PLASTER, SOFT, STONE, WHITE, blend

FIELD, TEMPLE = 146, 204
"""px; heights of a row of fields, and of a temple."""
TILE, TILES = (106, 108), 114
"""px; a field there, and from one to the next."""
NAMES, TRACK = 52, 132
"""px; the name of a temple, and the middle of its spaces from its upper edge."""
SPACE, CUBE, SLOTS, STEP = (92, 110), 82, (66, 140), 94
"""px; a space of a temple, the cube there, and from the left edge to the middle of the first space, also if a
cube is `entering`; then from one space to the next.
"""
TURN, PASSED = 124, 68
"""px; from one seat in the order of turns to the next, and its mark there."""
NEXT = blend(CHOICE, PAPER, 2 / 3)
"""Where the next cube would lie."""
FALLING = 68
"""px; a cube that another one pushes out."""
WON, BEFORE, REWARDED = 574, 80, 76
"""px; from the left edge of a temple to whom it rewards now, from there to whom it would reward, and the mark
of that seat.
"""
CHIP = 14
"""px; from the edges of a temple to the plate with whom it rewards, and from that to what is on it."""
REWARD, REWARD_OF_TWO = (1.35, 1.12), 0.9
"""How large rewards are if there is one, and if there is a second; and one of two that Ishtar gives."""


def draw_fields(scene: Scene) -> Canvas:
    """Return both rows of fields: those that may be chosen are framed, and the place of the next cube."""
    state: State = scene.view.state
    words = texts(scene.lang)
    high = 2 * FIELD + GAP
    canvas = blank(scene, high + purse_height(scene))
    canvas.box(LEFT, TOP, RIGHT, TOP + high, PAPER, 16)
    given = {str(action.args[0]): number for action, number in scene.numbered if action.verb == "field"}
    offered = {str(action.args[0]) for action in scene.choices if action.verb == "field"}
    spots: Spots = []
    for row, name in enumerate(ROWS):
        y = TOP + GAP / 2 + (row + 0.5) * FIELD
        label = words.term("amyitis", "row", name)
        below = 28 if name in given else 0
        canvas.text(LEFT + 28, y + below, label[:1].upper() + label[1:], WORDS, limit=158)
        cubes = state.fields[row]
        for space, good in enumerate(fields.SPACES[row]):
            x = LEFT + 246 + TILES * space
            worked, chosen = space < len(cubes), space == len(cubes) and name in offered
            fill, edge = (PLASTER, STONE) if worked else (NEXT, CHOICE) if chosen else (WHITE, STONE)
            canvas.paste(sprites.panel(*TILE, 14, fill, edge, 3), x, y)
            canvas.paste(sprites.token(cubes[space], 88) if worked else art.good(GOODS[good], 90), x, y)
        if name in offered:
            box = LEFT + 9, round(y) - FIELD // 2 + 4, LEFT + 776, round(y) + FIELD // 2 - 4
            panels.frame(canvas, box, CHOICE, radius=18, line=7)
        if name in given:
            spots.append(((LEFT + 58, y - 24), given[name]))
    x, y = RIGHT - 64, TOP + high / 2
    canvas.paste(art.guild("gardener", 98), x, y - 30)
    canvas.text(x, y + 58, f"×{state.gardeners}", 60, align=0.5)
    purse(canvas, scene, TOP + high + GAP)
    numbers.badges(canvas, spots, BADGE)
    return canvas


def draw_temples(scene: Scene) -> Canvas:
    """Return the temples one below the other: who is in them, and whom a cube there would bring a reward."""
    state: State = scene.view.state
    words = texts(scene.lang)
    high = len(TEMPLES) * (TEMPLE + GAP) - GAP
    canvas = blank(scene, high + purse_height(scene))
    given = {str(action.args[0]): number for action, number in scene.numbered if action.verb == "temple"}
    offered = {str(action.args[0]) for action in scene.choices if action.verb == "temple"}
    spots: Spots = []
    for temple, name in enumerate(TEMPLES):
        top = TOP + temple * (TEMPLE + GAP)
        entering = name in offered and state.ask in ("temple", "procession")
        draw_temple(canvas, state, temple, top, words, entering=entering, aside=60 if name in given else 0)
        if name in offered:
            panels.frame(canvas, (LEFT, top, RIGHT, top + TEMPLE), CHOICE, radius=18, line=7)
        if name in given:
            spots.append(((LEFT + 44, top + 42), given[name]))
    purse(canvas, scene, TOP + high + GAP)
    numbers.badges(canvas, spots, BADGE)
    return canvas


def draw_temple(
    canvas: Canvas,
    state: State,
    temple: int,
    top: int,
    words: Texts,
    *,
    entering: bool = False,
    aside: int = 0,
) -> None:
    """Draw a temple, its name so many px `aside`; a cube of who is asked may be `entering`.

    It pushes the last of four out.
    """
    y, cubes, first = top + TRACK, state.temples[temple], LEFT + SLOTS[entering]
    canvas.box(LEFT, top, RIGHT, top + TEMPLE, PAPER, 16)
    canvas.paste(art.temple(TEMPLES[temple], 56), LEFT + 48 + aside, top + 42)
    name = words.term("amyitis", "temple", TEMPLES[temple])
    canvas.text(LEFT + 86 + aside, top + 42, name, NAMES, limit=WON - 100 - aside)
    for space in range(SPACES):
        canvas.paste(sprites.panel(*SPACE, 12, PLASTER, STONE, 3), first + STEP * space, y)
    for space, cube in enumerate(cubes):
        if not entering or space < SPACES - 1:
            piece = art.neutral(CUBE) if cube == NEUTRAL else sprites.token(cube, CUBE)
            canvas.paste(piece, first + STEP * (space + entering), y)
    if entering:
        canvas.paste(sprites.panel(*SPACE, 12, NEXT, CHOICE, 3), first, y)
        canvas.paste(sprites.token(state.asked, CUBE), first, y)
        canvas.paste(sprites.pointer(48, CHOICE), first - 80, y)
    if entering and len(cubes) == SPACES:
        end = first + STEP * SPACES
        canvas.paste(_leaving(cubes[-1]), end, y)
    after = [state.asked, *cubes][:SPACES] if entering else cubes
    _rewards(canvas, state, temple, rewarded_by(after, len(state.players)), top)


def draw_turns(scene: Scene) -> Canvas:
    """Return what waits for a viewer who passes: who still has turns, and whom the temples reward now."""
    state: State = scene.view.state
    words = texts(scene.lang)
    high = PURSE + len(TEMPLES) * (TEMPLE + GAP)
    canvas = blank(scene, high + purse_height(scene))
    canvas.box(LEFT, TOP, RIGHT, TOP + PURSE, PAPER, 16)
    seats, y = len(state.players), TOP + PURSE / 2
    canvas.paste(sprites.first(66), LEFT + 54, y)
    for turn in range(seats):
        seat, x = (state.start + turn) % seats, LEFT + 150 + TURN * turn
        if any(seat == happened.seat for events, _, _ in scene.marked for happened in events):
            _, colour, dashed = scene.marked[-1]
            panels.frame_around(canvas, x, y, (CUBE, CUBE), colour, dashed)
        canvas.paste(sprites.token(seat, PASSED, done=seat in state.passed), x, y)
    canvas.text(RIGHT - 26, y, words("render-amyitis-round", n=state.round), NAMES, align=1, limit=240)
    for temple in range(len(TEMPLES)):
        draw_temple(canvas, state, temple, TOP + PURSE + GAP + temple * (TEMPLE + GAP), words)
    purse(canvas, scene, TOP + high + GAP)
    return canvas


@sprites.sprite
def _leaving(cube: int) -> Image.Image:
    """Return a cube that another one pushes out of a temple."""
    pen = Pen(FALLING, FALLING)
    size = round(FALLING * pen.zoom)
    pen.paste(art.neutral(size) if cube == NEUTRAL else sprites.token(cube, size), FALLING / 2, FALLING / 2)
    for colour, thick in ((PAPER, 13), (INK, 6)):
        pen.line([(8, FALLING - 8), (FALLING - 8, 8)], colour, thick)
    return pen.sheet()


def _rewards(canvas: Canvas, state: State, temple: int, after: Sequence[int], top: int) -> None:
    """Draw what a temple gives the first and the second in it: who that is now, and `after` a cube enters."""
    left, right = LEFT + WON - CHIP, RIGHT - 2 * CHIP
    canvas.box(left, top + CHIP, right, top + TEMPLE - CHIP, PLASTER, 14)
    now = rewarded(state, temple)
    shown = 1 if len(state.players) == 2 else 2
    zoom = REWARD_OF_TWO if temple == ISHTAR else REWARD[shown - 1]
    seats = [
        tuple(who[place] if place < len(who) else NOBODY for who in (now, after)) for place in range(shown)
    ]
    pays = rewards(TEMPLES[temple], zoom)[:shown]
    before = BEFORE * any(first not in (NOBODY, then) for first, then in seats)
    wide = before + REWARDED + 6 + max(sum(icon.width + 2 for icon in icons) for icons in pays)
    for place, ((first, then), icons) in enumerate(zip(seats, pays, strict=True)):
        x, y = (left + right - wide) / 2, top + TEMPLE / 2 + (place - (shown - 1) / 2) * 86
        if first not in (NOBODY, then):
            canvas.paste(sprites.token(first, 58), x + 29, y)
            canvas.paste(sprites.pointer(22, SOFT), x + 69, y)
        x += before
        if then == NOBODY:
            canvas.text(x + REWARDED / 2, y, "–", PRICES, SOFT, align=0.5)
        else:
            canvas.paste(sprites.token(then, REWARDED), x + REWARDED / 2, y)
        x += REWARDED + 6
        for icon in icons:
            canvas.paste(icon, x + icon.width / 2, y)
            x += icon.width + 2
