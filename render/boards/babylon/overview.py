"""The first picture: quarry, round, and the gardens as they hang, each with all that is its player's."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.core import Event
from engine.games.babylon.scoring import sheet
from engine.games.babylon.state import DATA, NONE, ROUNDS, SIDE, SLOTS, TILES, State
from locales import Texts, texts
from render import numbers, panels, sprites
from render.boards.babylon import art, hanging, marks, plan, quarry, scored
from render.boards.babylon.garden import Plot
from render.boards.babylon.ground import GROUND
from render.boards.babylon.hanging import View
from render.canvas import Canvas, cached
from render.panels import Box
from render.scene import Scene
from render.text import readable, wrapped
from render.theme import (
    BODY,
    GAP,
    GOLD,
    INK,
    LARGE,
    MARGIN,
    NAME,
    PAPER,
    SEATS,
    SHADE,
    SMALL,
    SOFT,
    STONE,
    WIDTH,
)

PANEL_WIDTH, PANEL_HEIGHT = (WIDTH - 2 * MARGIN - GAP) // 2, 490
"""px; of the quarry and of each garden, which stand in two columns."""
HALF, ABOVE = (PANEL_HEIGHT - GAP) // 2, 258
"""px; the height of the question and of the token, beside the quarry and above it."""
QUESTION, TOKEN, QUARRY = "question", "token", "quarry"
HEADLINE = 64
"""px; the name of the player who is asked."""
HEAD = 68
"""px; the head of a garden's panel."""
LINE = 8
"""px; the frame of the panel of the player who is asked."""
CORNER = 342, 122
"""px from the corner of a panel to the north corner of its garden."""
SLOT = 80
"""px; the tile in the slot."""
PLAN = 14
"""px; a cell in the small plan of a garden from above, which shows what is behind a terrace."""
UNSEEN = 56
"""px; a token that may still come."""


def _at(column: int, top: int, height: int = PANEL_HEIGHT) -> Box:
    left = MARGIN + column * (PANEL_WIDTH + GAP)
    return left, top, left + PANEL_WIDTH, top + height


def boxes(seats: int) -> dict[str | int, Box]:
    """Return where the panels are: those of gardens by seat.

    With three players the quarry has a garden beside it, and the question and the token are above.
    """
    step = PANEL_HEIGHT + GAP
    if seats % 2:
        top = MARGIN + ABOVE + GAP
        found: dict[str | int, Box] = {QUESTION: _at(0, MARGIN, ABOVE), TOKEN: _at(1, MARGIN, ABOVE)}
        places = [_at(1, top), _at(0, top + step), _at(1, top + step)]
    else:
        top = MARGIN
        found = {QUESTION: _at(1, top, HALF), TOKEN: _at(1, top + HALF + GAP, HALF)}
        places = [_at(seat % 2, top + step + seat // 2 * step) for seat in range(seats)]
    return found | {QUARRY: _at(0, top)} | dict(enumerate(places))


def view(state: State, seat: int) -> View:
    """Return how a garden is seen: as high as there is room for its storeys."""
    left, top, *_ = boxes(len(state.players))[seat]
    bare = View(left + CORNER[0], top + CORNER[1])
    return bare.lifted(state.players[seat].garden, top + HEAD + 4)


@cached
def ground(seats: int) -> Canvas:
    """Return the parts that never change, to draw on."""
    found = boxes(seats)
    canvas = Canvas.blank(GROUND, max(box[3] for box in found.values()) + MARGIN)
    for box in found.values():
        canvas.box(*box, PAPER, 16)
    quarry.panel(canvas, found[QUARRY])
    for seat in range(seats):
        left, top, *_ = found[seat]
        hanging.board(canvas, View(left + CORNER[0], top + CORNER[1]), SMALL)
        plan.board(canvas, plan_of(found[seat]))
    return canvas


def board(scene: Scene) -> Canvas:
    """Return the whole table. After the last round the points take the place of question and token."""
    state: State = scene.view.state
    words = texts(scene.lang)
    seats = len(state.players)
    found = boxes(seats)
    canvas = ground(seats)
    quarry.draw(canvas, found[QUARRY], state)
    if state.ask:
        _question(canvas, found[QUESTION], scene, state, words)
        _token(canvas, found[TOKEN], state, words)
    else:
        left, top, _, _ = found[QUESTION]
        _, _, right, bottom = found[TOKEN]
        canvas.box(left, top, right, bottom, PAPER, 16)
        scored.sheets(canvas, (left, top, right, bottom), state)
    views = [view(state, seat) for seat in range(seats)]
    for seat, player in enumerate(state.players):
        _owner(canvas, found[seat], scene, state, seat)
        hanging.draw(canvas, views[seat], player.garden)
        plan.draw(canvas, plan_of(found[seat]), player.garden)
    for events, colour, dashed in scene.marked:
        marks.stacks(canvas, found[QUARRY], events, colour, dashed)
        for seat in range(seats):
            hanging.outlined(canvas, views[seat], state.players[seat].garden, events, seat, colour, dashed)
    if scored.ended(scene.last):
        for seat, player in enumerate(state.players):
            scored.points(canvas, views[seat], player.garden)
    marks.offered_stacks(canvas, found[QUARRY], scene.choices)
    numbers.badges(canvas, marks.numbered_stacks(found[QUARRY], scene.numbered))
    return canvas


def places(scene: Scene, events: Sequence[Event]) -> list[Box | None]:
    """Return where each event can be seen: the stacks, and the cells of tiles and decorations."""
    state: State = scene.view.state
    quarried = boxes(len(state.players))[QUARRY]
    found: list[Box | None] = []
    for happened in events:
        box = None
        if happened.kind in marks.TAKEN:
            tile = quarry.tile_at(quarried, int(dict(happened.args)["stack"]) - 1)
            box = panels.around(*tile, quarry.TILE)
        elif happened.seat is not None and (
            place := marks.place_of(state.players[happened.seat].garden, happened)
        ):
            box = hanging.box_of(view(state, happened.seat), *place)
        found.append(box)
    return found


def _question(canvas: Canvas, box: Box, scene: Scene, state: State, words: Texts) -> None:
    """Draw who is asked what, and which round of how many it is."""
    left, top, right, bottom = box
    seat = state.asked
    x, y = left + 22, top + 80
    canvas.paste(sprites.token(seat, 104), x + 52, y)
    name = readable(scene.names[seat], SEATS[seat].letter)
    canvas.text(x + 122, y - 33, name, HEADLINE, limit=right - x - 146)
    canvas.text(x + 124, y + 31, words(f"render-babylon-{state.ask}"), LARGE, SOFT)
    rounds = ROUNDS[len(state.players)]
    text = words("render-babylon-round", round=state.round, rounds=rounds)
    canvas.text(right - 24, y + 36, text, SMALL, SOFT, align=1)
    step = (right - left - 40) / rounds
    for number in range(1, rounds + 1):
        middle = left + 20 + (number - 0.5) * step
        here = number == state.round
        canvas.paste(_pip(number < state.round, here), middle, bottom - 44)
        canvas.text(
            middle, bottom - 44, str(number), BODY if here else SMALL, INK if here else SOFT, align=0.5
        )


def _token(canvas: Canvas, box: Box, state: State, words: Texts) -> None:
    """Draw the token of the round, and the tokens that may still come."""
    left, top, right, bottom = box
    x, y = left + 24, top + 72
    canvas.paste(art.token(state.token, 104), x + 50, y)
    canvas.text(x + 120, y - 42, words.term("babylon", "token", state.token), NAME)
    lines = wrapped(words(f"babylon-token-help-{state.token}"), SMALL, right - x - 150)
    for i, line in enumerate(lines[:3]):
        canvas.text(x + 120, y - 2 + i * 34, line, SMALL, bold=False, limit=right - x - 140)
    y = bottom - 40
    wide = canvas.text(x, y, words("render-babylon-tokens"), SMALL, SOFT)
    step = (right - x - wide - 40) / len(DATA["tokens"])
    for i, effect in enumerate(DATA["tokens"]):
        number = state.tokens.count(effect)
        middle = x + wide + 40 + i * step
        canvas.paste(art.token(effect, UNSEEN), middle, y)
        canvas.text(middle + UNSEEN / 2 + 4, y, str(number), BODY, INK if number else STONE)


def _pip(past: bool, here: bool) -> Image.Image:
    if here:
        return sprites.panel(44, 46, 12, GOLD, INK, 3)
    return sprites.panel(40, 40, 20, SHADE if past else PAPER, STONE, 3)


def _owner(canvas: Canvas, box: Box, scene: Scene, state: State, seat: int) -> None:
    """Draw whose garden it is: name, flower and points; in the corner below, the slot and the columns.

    The head has the colour of the player who is asked.
    """
    left, top, right, bottom = box
    player = state.players[seat]
    active, y = seat in scene.active, top + HEAD / 2
    ink = panels.turn(canvas, box, seat, HEAD) if active else INK
    canvas.paste(sprites.token(seat, 62, edge=ink), left + 42, y)
    wide = canvas.text(right - 22, y, str(sum(sheet(player.garden))), LARGE, ink, align=1)
    extra = [art.flower(player.flower, 50)]
    if seat == state.start and state.ask:
        extra.append(sprites.first(panels.START))
    name = readable(scene.names[seat], SEATS[seat].letter)
    room = right - wide - 40 - left - 80 - sum(sign.width + 10 for sign in extra)
    x = left + 80.0 + canvas.text(left + 80, y, name, NAME, ink, limit=room)
    for sign in extra:
        canvas.paste(sign, x + 10 + sign.width / 2, y)
        x += sign.width + 10
    x, y = left + 18, bottom - 18 - SLOT
    spare = player.spare
    tile = art.no_tile(SLOT) if spare == NONE else art.slab(TILES[spare].code, SLOT)
    canvas.put(tile, x, y)
    for i in range(max(SLOTS, player.singles)):
        step = min(25, 150 / max(1, player.singles))
        canvas.paste(art.column(36, faded=i >= player.singles), x + SLOT + 20 + i * step, bottom - 34)


def plan_of(box: Box) -> Plot:
    """Return where the small plan of a garden lies."""
    return Plot(box[2] - 15 - SIDE * PLAN, box[3] - 16 - SIDE * PLAN, PLAN)
