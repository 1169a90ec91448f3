"""The second picture: one garden at full size, with its player's columns, tiles and points; and the parts of
it, or of the quarry, that a question is about.

It shows the garden of the viewer while there is a draft and after the game, otherwise that of the seat to
move.
"""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.core import Action
from engine.games.babylon.scoring import sheet
from engine.games.babylon.state import NONE, SHEET, TILES, Garden, State
from locales import Texts, texts
from render import numbers, sprites
from render.boards import Picture
from render.boards.babylon import art, garden, marks, offers, quarry, scored
from render.boards.babylon.garden import Plot
from render.boards.babylon.ground import GROUND
from render.canvas import Canvas, cached
from render.panels import Box
from render.pen import Point
from render.scene import Scene
from render.text import readable, wrapped
from render.theme import (
    CHOICE,
    DISPLAY,
    GAP,
    HEAD,
    INK,
    MARGIN,
    PAPER,
    SEATS,
    SHADE,
    SOFT,
    STONE,
    TEXT,
    WIDTH,
)

CELL = 104
RISE = 26
"""px; how much higher each storey appears: the garden is seen obliquely from the south."""
HEADROOM = 72
"""px above the garden, for what stands high in its north."""
LABELS = 46
"""px; beside and below the garden, for the names of its rows and columns."""
PAD = 20
SLAB = 140
"""px; a tile in hand."""
EDGE = 10
"""px; of the ground, around a part."""
HAND: Box = (MARGIN, MARGIN, MARGIN + LABELS + 2 * PAD + 8 * CELL, MARGIN + SLAB + 2 * PAD)
PLOT = Plot(MARGIN + LABELS + PAD, HAND[3] + GAP + HEADROOM, CELL, RISE)
GARDEN: Box = (MARGIN, HAND[3] + GAP, HAND[2], PLOT.top + 8 * CELL + LABELS + PAD)
HEIGHT = GARDEN[3] + MARGIN
OWNER: Box = (GARDEN[2] + GAP, MARGIN, WIDTH - MARGIN, MARGIN + 116)
TURNS: Box = (OWNER[0], OWNER[3] + GAP, OWNER[2], OWNER[3] + GAP + 270)
PRICES: Box = (OWNER[0], TURNS[3] + GAP, OWNER[2], TURNS[3] + GAP + 480)
POINTS: Box = (OWNER[0], OWNER[3] + GAP, OWNER[2], GARDEN[3])
AROUND = 416
"""px; the height of the part of the garden around a place."""
STACKS: Box = (EDGE, EDGE, EDGE + 838, EDGE + 916)
"""The quarry alone."""


@cached
def base() -> Canvas:
    """Return the parts that never change, to draw on."""
    canvas = Canvas.blank(GROUND, HEIGHT)
    for box in (HAND, GARDEN, OWNER):
        canvas.box(*box, PAPER, 16)
    garden.board(canvas, PLOT, TEXT)
    return canvas


@cached
def stacks() -> Canvas:
    """Return the bare quarry alone, to draw on."""
    size = STACKS[2] + EDGE, STACKS[3] + EDGE
    canvas = Canvas(GROUND, Image.new("RGB", size, GROUND.tile))
    quarry.panel(canvas, STACKS, quarry.LARGE)
    return canvas


def about(scene: Scene) -> Picture:
    """Return the part that the question is about; the large garden if something is drafted in it."""
    if scene.choices:
        return "part"
    return "detail" if any(happened.kind in ("built", "decorated") for happened in scene.draft) else "board"


def detail(scene: Scene) -> Canvas | None:
    """Return the picture, or the part that the choices are about.

    Return None after the last round for somebody without a garden.
    """
    verbs = {action.verb for action in scene.choices}
    if verbs & {"take", "rm"}:
        return _quarry(scene)
    canvas = whole(scene)
    if canvas is None or not verbs:
        return canvas
    parts = [canvas.crop(_around(box)) for box in _parts(scene)]
    return Canvas.stacked(parts, GAP - 2 * EDGE) if len(parts) > 1 else parts[0]


def _around(box: Box) -> Box:
    return box[0] - EDGE, box[1] - EDGE, box[2] + EDGE, box[3] + EDGE


def _parts(scene: Scene) -> list[Box]:
    """Return the parts of the whole picture that the choices are about."""
    offer = offers.building(scene.view.state, scene.choices)
    if all(action.verb in ("keep", "end") for action in scene.choices):
        return [HAND]
    if not offer or not offer.cell or scene.numbered:
        return [(*HAND[:2], *GARDEN[2:])]
    if offer.is_turned:
        return [PRICES]
    x, y = PLOT.centre(offer.middle, offer.storey)
    left = min(max(GARDEN[0], round(x) - (TURNS[2] - TURNS[0]) // 2), GARDEN[2] - TURNS[2] + TURNS[0])
    top = min(max(GARDEN[1], round(y) - AROUND // 2), GARDEN[3] - AROUND)
    return [(left, top, left + TURNS[2] - TURNS[0], top + AROUND), TURNS]


def _quarry(scene: Scene) -> Canvas:
    """Return the quarry alone, with the stacks that may be chosen."""
    canvas, size = stacks(), quarry.LARGE
    quarry.draw(canvas, STACKS, scene.view.state, size)
    marks.offered_stacks(canvas, STACKS, scene.choices, size)
    numbers.badges(canvas, marks.numbered_stacks(STACKS, scene.numbered, size))
    return canvas


def whole(scene: Scene) -> Canvas | None:
    """Return the picture with the choices marked on it. Return None as `detail` does."""
    state: State = scene.view.state
    viewer = scene.view.seat
    own = scene.choices or scene.draft or state.asked == NONE
    seat = viewer if viewer is not None and own else state.asked
    if seat == NONE:
        return None
    words = texts(scene.lang)
    canvas = base()
    player = state.players[seat]
    _owner(canvas, scene, state, seat)
    _hand(canvas, state, seat, scene.choices, words)
    garden.draw(canvas, PLOT, player.garden)
    for events, colour, dashed in scene.marked:
        marks.built(canvas, PLOT, player.garden, events, seat, colour, dashed)
    offer = offers.building(state, scene.choices)
    if scene.numbered or not offer or not offer.cell:
        _points(canvas, player.garden, words)
    if scene.numbered:
        spots = offers.numbered(canvas, PLOT, player.garden, scene.numbered)
        keeping = {str(action.args[0]): number for action, number in scene.numbered if action.verb == "keep"}
        spots += [(_held_at(i), keeping[which]) for i, which in enumerate(HELD) if which in keeping]
        numbers.badges(canvas, spots, BADGE)
        return canvas
    offers.decorations(canvas, PLOT, player.garden, scene.choices)
    if offer and offer.cell:
        offers.place(canvas, PLOT, offer)
        for box in (TURNS, PRICES):
            canvas.box(*box, PAPER, 16)
        offers.turns(canvas, TURNS, offer, words)
        offers.prices(canvas, PRICES, offer, words)
    elif offer:
        offers.anchors(canvas, PLOT, offer)
    return canvas


def _owner(canvas: Canvas, scene: Scene, state: State, seat: int) -> None:
    """Draw name, flower and points."""
    left, top, right, bottom = OWNER
    player, y = state.players[seat], (top + bottom) // 2
    canvas.paste(sprites.token(seat, 76), left + 56, y)
    wide = canvas.text(right - 26, y, str(sum(sheet(player.garden))), DISPLAY, align=1)
    canvas.paste(art.flower(player.flower, 62), right - wide - 76, y)
    name = readable(scene.names[seat], SEATS[seat].letter)
    canvas.text(left + 106, y, name, HEAD, limit=right - wide - 116 - left - 106)


HELD = ("new", "old")
"""The tiles a player may hold, from left to right."""
HELD_STEP = 300
"""px from one to the next."""
BADGE = 70
"""px; a number."""


def _held_at(number: int) -> Point:
    """Return the centre of a tile in hand."""
    return HAND[0] + PAD + SLAB / 2 + number * HELD_STEP, (HAND[1] + HAND[3]) / 2


def _hand(canvas: Canvas, state: State, seat: int, choices: Sequence[Action], words: Texts) -> None:
    """Draw the new tile and the stored one, framed if they may be chosen, and the columns."""
    player = state.players[seat]
    held = state.new if seat == state.asked else NONE, player.spare
    offered = {action.args[0] for action in choices if action.verb in ("build", "keep")}
    for i, (which, tile) in enumerate(zip(HELD, held, strict=True)):
        x, y = _held_at(i)
        caption = wrapped(words(f"render-babylon-{which}"), TEXT, HELD_STEP - SLAB - 40, True)
        for line, text in enumerate(caption):
            shift = (line - (len(caption) - 1) / 2) * 42
            ink = INK if tile != NONE else STONE
            canvas.text(x + SLAB / 2 + 18, y + shift, text, TEXT, ink, limit=HELD_STEP - SLAB - 40)
        if tile == NONE:
            canvas.paste(art.no_tile(SLAB), x, y)
            continue
        canvas.paste(art.slab(TILES[tile].code, SLAB), x, y)
        if which in offered:
            canvas.paste(sprites.frame(SLAB + 22, SLAB + 22, 22, CHOICE), x, y)
    x, y = HAND[0] + 2 * HELD_STEP + 60, (HAND[1] + HAND[3]) / 2
    canvas.paste(art.column(84, faded=not player.singles), x, y)
    x += 44 + canvas.text(x + 44, y, str(player.singles), DISPLAY, INK if player.singles else STONE)
    if state.doubles and seat == state.asked:
        canvas.text(x + 18, y, "+", HEAD, SOFT)
        canvas.paste(art.column(96, 2), x + 90, y)


def _points(canvas: Canvas, yard: Garden, words: Texts) -> None:
    """Draw the score sheet as it stands."""
    left, top, right, bottom = POINTS
    canvas.box(*POINTS, PAPER, 16)
    icons = scored.icons()
    step = (bottom - top - 24) / len(SHEET)
    for i, (row, n) in enumerate(zip(SHEET, sheet(yard), strict=True)):
        y = top + 12 + (i + 0.5) * step
        if i:
            canvas.line(left + 20, round(y - step / 2) - 1, right - 20, round(y - step / 2) + 1, SHADE)
        canvas.paste(icons[i], left + 58, y)
        canvas.text(left + 104, y, words(f"babylon-sheet-{row}"), TEXT, limit=right - left - 104 - 100)
        canvas.text(right - 28, y, str(n), HEAD, INK if n else STONE, align=1)
