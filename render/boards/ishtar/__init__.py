"""Ishtar on pictures: the whole desert with the players; carpet, trees and skills, or a part of the desert.

Owns which of them is shown when. Knows the state and the printed data; what may be done comes in as actions.
"""

from __future__ import annotations

from engine.games.ishtar.gardens import refusal
from engine.games.ishtar.hexes import DIRECTIONS, LAYOUTS, STRIDE, cells, widened
from engine.games.ishtar.state import NONE, Desert, State
from locales import texts
from render.boards.ishtar import art, desert
from render.boards.ishtar.carpet import base as carpet_base
from render.boards.ishtar.carpet import carpet, face
from render.boards.ishtar.cover import cover
from render.boards.ishtar.table import HEIGHT as TABLE_HEIGHT
from render.boards.ishtar.table import table
from render.canvas import Box, Canvas, kept
from render.scene import Scene
from render.theme import BODY, CHOICE, DRAFT, GAP, LAST, MARGIN, PAPER, WIDTH

__all__ = ["board", "cover", "detail", "hand", "warm"]

DESERT: Box = (MARGIN + 34, MARGIN, WIDTH - MARGIN - 40, MARGIN + 1120)
TABLE: Box = (MARGIN, DESERT[3] + GAP, WIDTH - MARGIN, DESERT[3] + GAP + TABLE_HEIGHT)
HEIGHT = TABLE[3] + MARGIN
ZOOM: Box = (MARGIN + 8, MARGIN + 8, WIDTH - MARGIN - 8, MARGIN + 900)
ZOOM_HEIGHT = 900 + 2 * MARGIN + 76
HELD: Box = (MARGIN, MARGIN, MARGIN + 280, MARGIN + 214)
"""Where the tile that is being placed is shown."""
LARGEST = 62
"""px; radius of a space."""
ZOOMED = 92
ZOOM_STEP = 6
"""px; so that sprites of few sizes serve every part of the desert."""
SHOWN = ("place", "bloom", "plant")
"""Verbs that choose a space."""
EXPLAINED = ("two_fountains", "two_assistants")
"""Reasons that nobody sees at a glance."""


@kept
def _base() -> Canvas:
    return Canvas.blank("ishtar", HEIGHT)


@kept
def _zoom_base() -> Canvas:
    return Canvas.blank("ishtar", ZOOM_HEIGHT)


def warm() -> None:
    """Draw the bases ahead."""
    for draw in (_base, _zoom_base, carpet_base):
        draw()


def hand(scene: Scene) -> None:
    """Nothing is hidden."""


def board(scene: Scene) -> Canvas:
    """The whole desert, and what each player has."""
    state: State = scene.view.state
    canvas = _base()
    within = LAYOUTS[state.desert.layout].cells
    place = desert.field(state.desert, DESERT, within, LARGEST)
    desert.draw(canvas, place, state.desert, within, coded=False)
    desert.letters(canvas, place, within)
    desert.marks(canvas, place, scene.last, LAST, within)
    desert.marks(canvas, place, scene.draft, DRAFT, within, dashed=True)
    for cell in _offered(scene, state.desert):
        canvas.paste(art.hexagon_frame(place.radius, CHOICE), *place.at(cell))
    table(canvas, scene, state, TABLE)
    return canvas


def detail(scene: Scene) -> Canvas:
    """The part of the desert where a space is to be chosen; else the carpet, the trees and the skills."""
    state: State = scene.view.state
    offered = _offered(scene, state.desert)
    return _zoom(scene, state, offered) if offered else carpet(scene, state)


def _offered(scene: Scene, where: Desert) -> dict[int, None]:
    """The spaces that may be chosen, in order."""
    find = LAYOUTS[where.layout].find
    codes = [
        str(action.args[-1] if action.verb == "plant" else action.args[0])
        for action in scene.choices
        if action.verb in SHOWN
    ]
    return dict.fromkeys(find[code] for code in codes if code in find)


def _zoom(scene: Scene, state: State, offered: dict[int, None]) -> Canvas:
    """The offered spaces and what is around them, every free space with its code."""
    canvas = _zoom_base()
    whole = LAYOUTS[state.desert.layout].cells
    near = widened(widened(widened(sum(1 << cell for cell in offered)))) & whole
    within = _rectangle(state.desert, near)
    place = desert.field(state.desert, ZOOM, within, ZOOMED, ZOOM_STEP)
    desert.draw(canvas, place, state.desert, within, coded=True)
    desert.marks(canvas, place, scene.last, LAST, within)
    desert.marks(canvas, place, scene.draft, DRAFT, within, dashed=True)
    for cell in offered:
        canvas.paste(art.hexagon_frame(place.radius, CHOICE), *place.at(cell))
    _refusals(canvas, scene, state, place, offered, within)
    covered = sum(1 << cell for cell in offered) & ~state.desert.free
    for cell in cells(covered):
        x, y = place.at(cell)
        width, y = round(place.radius * 0.56), y - place.radius * 0.44
        canvas.box(round(x) - width, round(y) - 18, round(x) + width, round(y) + 18, PAPER, 9, CHOICE, 3)
    desert.codes(canvas, place, state.desert, within & state.desert.free | covered)
    arms = [str(action.args[1]) for action in scene.choices if action.verb == "place"]
    if len(offered) == 1 and len(arms) > 1:
        _arms(canvas, place, next(iter(offered)), arms)
    if arms:
        canvas.box(*HELD, PAPER, 16, CHOICE, 4)
        canvas.paste(face(state.tile, 46, numbered=True), (HELD[0] + HELD[2]) / 2, (HELD[1] + HELD[3]) / 2)
    return canvas


def _rectangle(where: Desert, mask: int) -> int:
    """All spaces in the rows and columns of a set: a part of the desert without a ragged edge."""
    layout = LAYOUTS[where.layout]
    shown = list(cells(mask))
    columns = [layout.column[cell] for cell in shown]
    rows = [cell // STRIDE for cell in shown]
    return sum(
        1 << cell
        for cell in cells(layout.cells)
        if min(columns) <= layout.column[cell] <= max(columns) and min(rows) <= cell // STRIDE <= max(rows)
    )


def _arms(canvas: Canvas, place: desert.Field, cell: int, arms: list[str]) -> None:
    """Where the second space of the tile can lie, seen from the first."""
    x, y = place.at(cell)
    for arm in arms:
        direction = DIRECTIONS.index(arm)
        dx, dy = art.towards(direction, place.radius * art.WIDE)
        canvas.paste(art.arrow(round(place.radius * 0.9), direction, CHOICE), x + dx * 0.62, y + dy * 0.62)
        canvas.box(
            round(x + dx) - 32,
            round(y + dy) - 20,
            round(x + dx) + 32,
            round(y + dy) + 20,
            PAPER,
            10,
            CHOICE,
            4,
        )
        canvas.text(x + dx, y + dy, arm, BODY, align=0.5)


def _refusals(
    canvas: Canvas, scene: Scene, state: State, place: desert.Field, offered: dict[int, None], within: int
) -> None:
    """Free spaces beside gardens where the tile cannot begin, for reasons that are not plain to see."""
    if state.tile == NONE or state.ask != "place" or not any(a.verb == "place" for a in scene.choices):
        return
    words = texts(scene.lang)
    beside = 0
    for near in state.desert.near:
        beside |= near
    seen: dict[str, None] = {}
    for cell in cells(within & state.desert.free & beside):
        if cell in offered:
            continue
        reason = refusal(state.desert, state.tile, cell)
        if reason in EXPLAINED:
            x, y = place.at(cell)
            sign = art.refused(round(place.radius * 0.66), reason)
            canvas.paste(sign, x + place.radius * 0.36, y + place.radius * 0.42)
            seen[reason] = None
    x = MARGIN + 20
    for reason in seen:
        y = ZOOM_HEIGHT - MARGIN - 26
        canvas.paste(art.refused(48, reason), x + 20, y)
        text = words(f"ishtar-refusal-{reason}".replace("_", "-"))
        x += 60 + canvas.text(x + 56, y, text, BODY, limit=660) + 50
