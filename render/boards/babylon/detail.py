"""The second picture: one garden at full size, with its player's columns, tiles and points.

It shows the garden of the viewer while there is a draft and after the game, otherwise that of the seat to
move.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Action
from engine.games.babylon.scoring import sheet
from engine.games.babylon.state import NONE, SHEET, SLOTS, TILES, Garden, State
from locales import Texts, texts
from render import numbers, sprites
from render.boards import Picture
from render.boards.babylon import art, garden, marks, offers, scored
from render.boards.babylon.garden import Plot
from render.boards.babylon.ground import GROUND
from render.canvas import Canvas, cached
from render.panels import Box
from render.pen import Point
from render.scene import Scene
from render.text import readable
from render.theme import (
    BODY,
    CHOICE,
    GAP,
    INK,
    LABEL,
    LARGE,
    MARGIN,
    NAME,
    PAPER,
    SEATS,
    SHADE,
    STONE,
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
PLOT = Plot(MARGIN + LABELS + PAD, MARGIN + HEADROOM, CELL, RISE)
GARDEN: Box = (MARGIN, MARGIN, PLOT.left + 8 * CELL + PAD, PLOT.top + 8 * CELL + LABELS + PAD)
HEIGHT = GARDEN[3] + MARGIN
OWNER: Box = (GARDEN[2] + GAP, MARGIN, WIDTH - MARGIN, MARGIN + 152)
TILES_BOX: Box = (OWNER[0], OWNER[3] + GAP, OWNER[2], OWNER[3] + GAP + 262)
POINTS: Box = (OWNER[0], TILES_BOX[3] + GAP, OWNER[2], GARDEN[3])
SLAB = 170
"""px; a tile in hand."""


@cached
def base() -> Canvas:
    """Return the parts that never change, to draw on."""
    canvas = Canvas.blank(GROUND, HEIGHT)
    for box in (GARDEN, OWNER, TILES_BOX, POINTS):
        canvas.box(*box, PAPER, 16)
    garden.board(canvas, PLOT, LABEL + 3)
    return canvas


def about(scene: Scene) -> Picture:
    """Return the large garden if something is built, stored or drafted in it, otherwise the board."""
    verbs = {action.verb for action in scene.choices}
    if verbs:
        return "board" if verbs & {"take", "rm"} else "detail"
    return "detail" if any(happened.kind in ("built", "decorated") for happened in scene.draft) else "board"


def detail(scene: Scene) -> Canvas | None:
    """Return the picture, or None after the last round for somebody without a garden."""
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
    garden.draw(canvas, PLOT, player.garden)
    for events, colour, dashed in scene.marked:
        marks.built(canvas, PLOT, player.garden, events, seat, colour, dashed)
    if scored.ended(scene.last):
        scored.points(canvas, PLOT, player.garden)
    if scene.numbered:
        _tiles(canvas, state, seat, scene.choices, words)
        _points(canvas, player.garden, words)
        spots = offers.numbered(canvas, PLOT, player.garden, scene.numbered)
        keeping = {str(action.args[0]): number for action, number in scene.numbered if action.verb == "keep"}
        spots += [(_held_at(i), keeping[which]) for i, which in enumerate(HELD) if which in keeping]
        numbers.badges(canvas, spots)
        return canvas
    offers.decorations(canvas, PLOT, player.garden, scene.choices)
    offer = offers.building(state, scene.choices)
    if offer and offer.cell:
        offers.place(canvas, PLOT, offer)
        offers.turns(canvas, TILES_BOX, offer, words)
        offers.prices(canvas, POINTS, offer, words)
        return canvas
    if offer:
        offers.anchors(canvas, PLOT, offer)
    _tiles(canvas, state, seat, scene.choices, words)
    _points(canvas, player.garden, words)
    return canvas


def _owner(canvas: Canvas, scene: Scene, state: State, seat: int) -> None:
    """Draw name, flower and points; below them the columns in hand."""
    left, top, right, _ = OWNER
    player = state.players[seat]
    y = top + 50
    canvas.paste(sprites.token(seat, 66), left + 56, y)
    score = str(sum(sheet(player.garden)))
    wide = canvas.text(right - 26, y, score, LARGE, align=1)
    canvas.paste(art.flower(player.flower, 58), right - wide - 72, y)
    name = readable(scene.names[seat], SEATS[seat].letter)
    canvas.text(left + 102, y, name, NAME, limit=right - wide - 112 - left - 102)
    y = top + 112
    canvas.text(left + 56, y, str(player.singles), NAME, INK if player.singles else STONE, align=0.5)
    count = max(player.singles, SLOTS)
    step = min(42, (right - left - 220) / count)
    for i in range(count):
        canvas.paste(art.column(50, faded=i >= player.singles), left + 118 + i * step, y - 3)
    if state.doubles and seat == state.asked:
        canvas.paste(art.column(56, 2), right - 50, y - 3)


HELD = ("new", "old")
"""The tiles a player may hold, from left to right."""


def _held_at(number: int) -> Point:
    """Return the centre of a tile in hand."""
    left, _, right, bottom = TILES_BOX
    return left + (right - left) * (1 + 2 * number) / 4, bottom - 20 - SLAB / 2


def _tiles(canvas: Canvas, state: State, seat: int, choices: Sequence[Action], words: Texts) -> None:
    """Draw the new tile and the stored one, framed if they may be chosen."""
    top = TILES_BOX[1]
    held = state.new if seat == state.asked else NONE, state.players[seat].spare
    offered = {action.args[0] for action in choices if action.verb in ("build", "keep")}
    for i, (which, tile) in enumerate(zip(HELD, held, strict=True)):
        x, y = _held_at(i)
        caption = words.term("babylon", "tile", which)
        canvas.text(
            x, top + 38, caption[:1].upper() + caption[1:], LABEL, INK if tile != NONE else STONE, align=0.5
        )
        if tile == NONE:
            canvas.paste(art.no_tile(SLAB), x, y)
            continue
        canvas.paste(art.slab(TILES[tile].code, SLAB), x, y)
        if which in offered:
            canvas.paste(sprites.frame(SLAB + 22, SLAB + 22, 22, CHOICE), x, y)


def _points(canvas: Canvas, yard: Garden, words: Texts) -> None:
    """Draw the score sheet as it stands."""
    left, top, right, bottom = POINTS
    icons = scored.icons()
    step = (bottom - top - 24) / len(SHEET)
    for i, (row, n) in enumerate(zip(SHEET, sheet(yard), strict=True)):
        y = top + 12 + (i + 0.5) * step
        if i:
            canvas.line(left + 20, round(y - step / 2) - 1, right - 20, round(y - step / 2) + 1, SHADE)
        canvas.paste(icons[i], left + 54, y)
        canvas.text(left + 98, y, words(f"babylon-sheet-{row}"), BODY)
        if n:
            canvas.paste(sprites.points(62, str(n)), right - 50, y)
        else:
            canvas.text(right - 50, y, "0", BODY, STONE, align=0.5)
