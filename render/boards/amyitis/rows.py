"""The fields, and the temples, large: who is in them, and whom they reward or would reward."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from engine.games.amyitis import fields
from engine.games.amyitis.state import GOODS, NEUTRAL, NOBODY, ROWS, TEMPLES, State
from engine.games.amyitis.temples import ISHTAR, SPACES, rewarded, rewarded_by
from locales import Texts, texts
from render import caching, numbers, panels, sprites
from render.boards.amyitis import art, garden, stage
from render.boards.amyitis.rewards import rewards
from render.boards.amyitis.sheet import (
    BADGE,
    LEFT,
    PURSE,
    RIGHT,
    TOP,
    WORDS,
    Spots,
    blank,
    purse,
    purse_height,
)
from render.boards.amyitis.stage import BETWEEN, FIELD, FIRST, HALLS, TEMPLE, TILE, TILES, TRACK
from render.canvas import Box, Canvas
from render.pen import Pen
from render.scene import Scene
from render.theme import CHOICE, COST, GAP, INK, MUTED, PAPER, WHITE, blend

NAMES, NAMED = 54, 50
"""px; the name of a temple, and its middle from the upper edge."""
CUBE, SHORE = 84, 4
"""px; a cube in a temple, and the light edge around it: it stands in the dark."""
PRIZE, PICKED = 92, (118, 114)
"""px; the good that a row brings and its field: larger than others, white, with a frame as of choices."""
TURN, PASSED = 124, 68
"""px; from one seat in the order of turns to the next, and its mark there."""
NEXT = blend(CHOICE, PAPER, 2 / 3)
"""The colour of what a choice brings, and of where its cube would lie."""
FALLING = 74
"""px; a cube that another one pushes out, with its arrow."""
WON, CHIP, WITHIN = 542, 14, 18
"""px; from the left edge of a temple to where there is room for the stele with whom it rewards, from there to
that, and from it to the other edges, where the frame of a choice lies. All steles are equally wide.
"""
MARGINS = 12
"""px; what is free at its sides."""
RANK, RANKED, REWARDED = 84, (48, 40), 70
"""px; in the columns of a stele, from the left: which rank it is, how large that is on the line of who
is asked and on others, and the mark of who is rewarded.
"""
REWARD, OTHERS = (0.82, 1), 0.8
"""How large rewards are in Ishtar's temple, which gives one thing or another, and in the others; and how
large, by that, all is on the lines of others than who is asked.
"""
LINE, SHORT = 80, 34
"""px; from one line on a stele to the next, and how much lower it is with only one."""


def draw_fields(scene: Scene) -> Canvas:
    """Return both rows of fields: those that may be chosen are framed, and the place of the next cube."""
    state: State = scene.view.state
    words = texts(scene.lang)
    high = 2 * FIELD + BETWEEN
    canvas = blank(scene, high + purse_height(scene))
    stage.ground(canvas, "fields", TOP)
    given = {str(action.args[0]): number for action, number in scene.numbered if action.verb == "field"}
    offered = {str(action.args[0]) for action in scene.choices if action.verb == "field"}
    spots: Spots = []
    for row, name in enumerate(ROWS):
        y = TOP + BETWEEN / 2 + (row + 0.5) * FIELD
        label = words.term("amyitis", "row", name)
        below = 28 if name in given else 0
        canvas.text(LEFT + 28, y + below, label[:1].upper() + label[1:], WORDS, limit=158)
        cubes = state.fields[row]
        for space, seat in enumerate(cubes):
            canvas.paste(stage.soil(*TILE), LEFT + FIRST + TILES * space, y)
            canvas.paste(garden.edged(seat, 86, SHORE), LEFT + FIRST + TILES * space, y)
        if name in offered:
            if (space := len(cubes)) < len(fields.SPACES[row]):
                x = LEFT + FIRST + TILES * space
                canvas.paste(sprites.panel(*PICKED, 14, WHITE, CHOICE, 9), x, y)
                canvas.paste(art.good(GOODS[fields.SPACES[row][space]], PRIZE), x, y)
            box = LEFT + 9, round(y) - FIELD // 2 + 4, LEFT + 776, round(y) + FIELD // 2 - 4
            panels.frame(canvas, box, CHOICE, radius=18, line=7)
        if name in given:
            spots.append(((LEFT + 58, y - 24), given[name]))
    x, y = RIGHT - 54, TOP + high - 104
    canvas.paste(art.guild("gardener", 90), x, y)
    canvas.text(x, y + 70, f"×{state.gardeners}", 56, align=0.5, limit=96)
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
    """Draw a temple, its name this many px `aside`; a cube of who is asked may be `entering`.

    It pushes the last of four out.
    """
    kind = "-entering" * entering
    y, cubes, hall = top + TRACK, state.temples[temple], HALLS[kind]
    first = LEFT + hall.first
    stage.ground(canvas, TEMPLES[temple] + kind, top)
    canvas.paste(art.temple(TEMPLES[temple], 46), LEFT + 48 + aside, top + NAMED)
    name = words.term("amyitis", "temple", TEMPLES[temple])
    canvas.text(LEFT + 86 + aside, top + NAMED, name, NAMES, limit=320 - aside)
    for space, cube in enumerate(cubes):
        if not entering or space < SPACES - 1:
            piece = art.neutral(CUBE) if cube == NEUTRAL else garden.edged(cube, CUBE, SHORE)
            canvas.paste(piece, first + hall.step * (space + entering), y)
    if entering:
        canvas.paste(_next(), first, y)
        canvas.paste(sprites.token(state.asked, CUBE), first, y)
        canvas.paste(sprites.pointer(48, CHOICE), first - 68, y)
    if entering and len(cubes) == SPACES:
        x = (LEFT + hall.end + LEFT + WON) / 2
        canvas.paste(leaving(cubes[-1], FALLING), x, y)
    after = [state.asked, *cubes][:SPACES] if entering else cubes
    paid = rewarded_by(after, len(state.players))
    own = state.asked if entering else NOBODY
    draw_stele(canvas, stele(state, temple, paid, top, own=own), words)


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


@caching.sprite
def leaving(cube: int, across: int) -> Image.Image:
    """Return a cube that another one pushes out of a temple, behind an arrow that says so."""
    pen = Pen(across, across)
    size = round(0.7 * across * pen.zoom)
    piece = art.neutral(size) if cube == NEUTRAL else sprites.token(cube, size)
    pen.paste(piece, 0.64 * across, 0.5 * across)
    arrow = [(0.02, 0.28), (0.26, 0.5), (0.02, 0.72)]
    pen.polygon([(x * across, y * across) for x, y in arrow], COST, PAPER, 0.04 * across)
    return pen.sheet()


@caching.sprite
def _next() -> Image.Image:
    """Return the niche into which the next cube comes."""
    space = HALLS["-entering"].space
    across, down = (side + 2 * SHORE for side in space)
    pen = Pen(across, down)
    pen.polygon(stage.niche(across / 2, down / 2, 0, space), CHOICE)
    pen.polygon(stage.niche(across / 2, down / 2, -6, space), NEXT)
    return pen.sheet()


class Stele(NamedTuple):
    """What a temple gives the first and the second in it, and where that is written."""

    box: Box
    seats: Sequence[int]
    pays: Sequence[Sequence[Image.Image]]
    own: int = NOBODY
    """Whose line is larger than those of others."""
    new: bool = False
    """Whether that seat has not been rewarded so before its cube came."""


def stele(
    state: State,
    temple: int,
    paid: Sequence[int],
    top: int,
    room_from: int = WON,
    *,
    own: int = NOBODY,
) -> Stele:
    """Return whom a temple rewards or, once a cube has entered, will reward, and with what.

    There is room for that from `room_from`, in px from the left edge.
    """
    shown = 1 if len(state.players) == 2 else 2
    seats = [*paid, *[NOBODY] * shown][:shown]
    down = (TEMPLE - SHORT * (shown == 1)) // 2 - WITHIN
    middle = top + TEMPLE // 2
    box = LEFT + room_from + CHIP, middle - down, RIGHT - WITHIN, middle + down
    zooms = (REWARD[temple != ISHTAR] * (1 if own in (NOBODY, seat) else OTHERS) for seat in seats)
    pays = [rewards(TEMPLES[temple], zoom)[place] for place, zoom in enumerate(zooms)]
    new = own in seats and rewarded(state, temple)[seats.index(own) :][:1] != [own]
    return Stele(box, seats, pays, own, new)


def draw_stele(canvas: Canvas, shown: Stele, words: Texts) -> None:
    """Draw what a temple gives on a stone before its wall; a line that a choice brings its seat is green."""
    left, top, right, bottom = shown.box
    canvas.box(left, top, right, bottom, PAPER, 16, INK, 3)
    middle = (top + bottom) / 2
    for place, (seat, icons) in enumerate(zip(shown.seats, shown.pays, strict=True)):
        x, y = left + 2 * MARGINS, middle + (place - (len(shown.seats) - 1) / 2) * LINE
        large = shown.own in (NOBODY, seat)
        if shown.new and seat == shown.own:
            half = LINE // 2 - 2
            canvas.box(left + 6, round(y) - half, right - 6, round(y) + half, NEXT, 10)
        said = words("render-amyitis-rank", n=place + 1)
        canvas.text(x, y, said, RANKED[not large], INK if large else MUTED, limit=RANK - 10)
        x += RANK
        size = REWARDED if large else round(OTHERS * REWARDED)
        if seat != NOBODY:
            canvas.paste(sprites.token(seat, size), x + REWARDED / 2, y)
        x = (x + REWARDED + right - MARGINS - _across(icons)) / 2
        for icon in icons:
            canvas.paste(icon, x + icon.width / 2, y)
            x += icon.width + 4


def _across(icons: Sequence[Image.Image]) -> int:
    """Return how wide a reward is, in px."""
    return sum(icon.width + 4 for icon in icons) - 4
