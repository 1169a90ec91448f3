"""The second picture: one garden at full size, with its player's columns, tiles and points.

It shows the garden of the viewer while there is a draft and after the game, otherwise that of the seat to
move.
"""

from __future__ import annotations

from engine.games.babylon.scoring import sheet
from engine.games.babylon.state import NONE, SHEET, Garden, State
from locales import Texts, texts
from render import headline, sprites
from render.boards import Picture
from render.boards.babylon import art, garden, marks, meadow, part, printed, scored
from render.boards.babylon.ground import GROUND
from render.canvas import Canvas, cached
from render.panels import Box
from render.scene import Scene
from render.text import readable
from render.theme import DISPLAY, GAP, HEAD, INK, MARGIN, PAPER, SEATS, SHADE, STONE, WIDTH

HAND: Box = (MARGIN, part.TOP, part.GARDEN[2], part.TOP + part.LOW_SLAB + 40)
PLOT = part.PLOT._replace(top=HAND[3] + GAP + part.HEADROOM)
GARDEN: Box = (MARGIN, HAND[3] + GAP, HAND[2], PLOT.top + 8 * part.CELL + part.LABELS + part.PAD)
HEIGHT = GARDEN[3] + MARGIN
OWNER: Box = (GARDEN[2] + GAP, part.TOP, WIDTH - MARGIN, part.TOP + 116)
ROW = 46
"""px; what points are for."""
POINTS: Box = (OWNER[0], OWNER[3] + GAP, OWNER[2], GARDEN[3])


@cached
def base() -> Canvas:
    """Return the parts that never change, to draw on."""
    canvas = Canvas.blank(GROUND, HEIGHT)
    for box in (HAND, GARDEN, OWNER):
        canvas.box(*box, PAPER, 16)
    canvas.put(meadow.around(GARDEN[2] - GARDEN[0], GARDEN[3] - GARDEN[1]), *GARDEN[:2])
    garden.board(canvas, PLOT, part.WORDS)
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
    return part.draw(scene) if scene.choices else whole(scene)


def whole(scene: Scene) -> Canvas | None:
    """Return the picture. Return None as `detail` does."""
    state: State = scene.view.state
    viewer = scene.view.seat
    own = scene.draft or state.asked == NONE
    seat = viewer if viewer is not None and own else state.asked
    if seat == NONE:
        return None
    words, player = texts(scene.lang), state.players[seat]
    canvas = base()
    headline.draw(canvas, "babylon", scene)
    _owner(canvas, scene, state, seat)
    part.held(canvas, HAND, state, seat, words)
    garden.draw(canvas, PLOT, printed.garden_of(state, seat))
    for events, colour, dashed in scene.marked:
        marks.built(canvas, PLOT, player.garden, events, seat, colour, dashed)
    garden.number(canvas, PLOT, player.garden)
    _points(canvas, player.garden, words)
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


def _points(canvas: Canvas, yard: Garden, words: Texts) -> None:
    """Draw the score sheet as it stands."""
    left, top, right, bottom = POINTS
    canvas.box(*POINTS, PAPER, 16)
    icons = scored.icons(scored.ICON)
    step = (bottom - top - 24) / len(SHEET)
    for i, (row, n) in enumerate(zip(SHEET, sheet(yard), strict=True)):
        y = top + 12 + (i + 0.5) * step
        if i:
            canvas.line(left + 20, round(y - step / 2) - 1, right - 20, round(y - step / 2) + 1, SHADE)
        canvas.paste(icons[i], left + 58, y)
        canvas.text(left + 104, y, words(f"babylon-sheet-{row}"), ROW, limit=right - left - 104 - 100)
        canvas.text(right - 28, y, str(n), HEAD, INK if n else STONE, align=1)
