"""The first picture: who is asked what, the quarry, the round and its token, and the gardens as they hang,
each with all that is its player's.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Event
from engine.games.babylon.scoring import sheet
from engine.games.babylon.state import DATA, NONE, ROUNDS, SIDE, SLOTS, TILES, State
from locales import Texts, texts
from render import headline, numbers, panels, sprites
from render.boards import Place
from render.boards.babylon import art, hanging, marks, plan, quarry, scored
from render.boards.babylon.garden import Plot
from render.boards.babylon.ground import GROUND
from render.boards.babylon.hanging import View
from render.canvas import Canvas, cached
from render.panels import Box
from render.scene import Scene
from render.text import readable, wrapped
from render.theme import (
    CODE,
    DISPLAY,
    GAP,
    GOLD,
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
from render.theme import HEAD as HEADING

TOP = MARGIN + headline.HEIGHT + GAP
"""px; where the panels begin, below the headline."""
PANEL_WIDTH, PANEL_HEIGHT = (WIDTH - 2 * MARGIN - GAP) // 2, 484
"""px; of the quarry and of each garden, which stand in two columns."""
LOW, HIGH = 190, PANEL_HEIGHT - GAP - 190
"""px; the height of the round and of the token, beside the quarry."""
PROGRESS, TOKEN, QUARRY = "progress", "token", "quarry"
HEAD = 84
"""px; the head of a garden's panel."""
CORNER = 342, 118
"""px from the corner of a panel to the north corner of its garden."""
PAD = 28
"""px; between the edge of a panel and what it says."""
SIGN = 130
"""px; the token of the round."""
SLOT = 92
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

    With three players the quarry has a garden beside it, and the round and the token are above.
    """
    step = PANEL_HEIGHT + GAP
    if seats % 2:
        top = TOP + HIGH + GAP
        found: dict[str | int, Box] = {PROGRESS: _at(0, TOP, HIGH), TOKEN: _at(1, TOP, HIGH)}
        places = [_at(1, top), _at(0, top + step), _at(1, top + step)]
    else:
        top = TOP
        found = {PROGRESS: _at(1, top, LOW), TOKEN: _at(1, top + LOW + GAP, HIGH)}
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
        hanging.board(canvas, View(left + CORNER[0], top + CORNER[1]), CODE)
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
    headline.draw(canvas, "babylon", scene)
    if state.ask:
        _progress(canvas, found[PROGRESS], state, words)
        _token(canvas, found[TOKEN], state, words)
    else:
        left, top, _, _ = found[PROGRESS]
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
    marks.offered_stacks(canvas, found[QUARRY], scene.choices)
    numbers.badges(canvas, marks.numbered_stacks(found[QUARRY], scene.numbered))
    return canvas


def places(scene: Scene, events: Sequence[Event]) -> list[Place | None]:
    """Return where each event can be seen: the stacks, and the cells of tiles and decorations."""
    state: State = scene.view.state
    quarried = boxes(len(state.players))[QUARRY]
    found: list[Place | None] = []
    for happened in events:
        place: Place | None = None
        if happened.kind in marks.TAKEN:
            tile = quarry.tile_at(quarried, int(dict(happened.args)["stack"]) - 1)
            place = Place(panels.around(*tile, quarry.SMALL.tile))
        elif happened.seat is not None and (
            cells := marks.place_of(state.players[happened.seat].garden, happened)
        ):
            place = hanging.outline_of(view(state, happened.seat), *cells)
        found.append(place)
    return found


def _progress(canvas: Canvas, box: Box, state: State, words: Texts) -> None:
    """Draw which round of how many it is, and the tokens that may still come."""
    left, top, right, bottom = box
    rounds = ROUNDS[len(state.players)]
    y = top + (bottom - top) // 3 - 14
    text = words("render-babylon-round", round=state.round, rounds=rounds)
    canvas.text(left + PAD, y, text, HEADING, limit=right - left - 2 * PAD)
    step, y = (right - left - 2 * PAD) / rounds, y + 42
    for number in range(rounds):
        ends = round(left + PAD + number * step), round(left + PAD + (number + 1) * step) - 6
        done = number + 1 - state.round
        fill, edge = (INK, INK) if done < 0 else (GOLD, INK) if not done else (SHADE, STONE)
        canvas.box(ends[0], y - 9, ends[1], y + 9, fill, 9, edge, 3)
    y = bottom - 52
    wide = canvas.text(left + PAD, y, words("render-babylon-tokens"), TEXT, SOFT)
    step = (right - left - PAD - wide - 12) / len(DATA["tokens"])
    for i, effect in enumerate(DATA["tokens"]):
        number = state.tokens.count(effect)
        middle = left + PAD + wide + 14 + UNSEEN / 2 + i * step
        canvas.paste(art.token(effect, UNSEEN), middle, y)
        ink = INK if number else STONE
        canvas.text(middle + UNSEEN / 2 - 1, y, str(number), TEXT, ink)


def _token(canvas: Canvas, box: Box, state: State, words: Texts) -> None:
    """Draw the token of the round, and what it does."""
    left, top, right, bottom = box
    x = left + PAD + SIGN + 20
    lines = wrapped(words(f"babylon-token-help-{state.token}"), TEXT, right - x - PAD)[:4]
    y = (top + bottom) / 2 - 21 * len(lines)
    canvas.paste(art.token(state.token, SIGN), left + PAD + SIGN / 2, (top + bottom) / 2)
    canvas.text(x, y, words.term("babylon", "token", state.token), HEADING, limit=right - x - PAD)
    for i, line in enumerate(lines):
        canvas.text(x, y + 50 + 42 * i, line, TEXT, bold=False, limit=right - x - PAD)


def _owner(canvas: Canvas, box: Box, scene: Scene, state: State, seat: int) -> None:
    """Draw whose garden it is: name, flower and points; in the corner below, the slot and the columns.

    The head has the colour of the player who is asked.
    """
    left, top, right, bottom = box
    player = state.players[seat]
    active, y = seat in scene.active, top + HEAD / 2
    ink = panels.turn(canvas, box, seat, HEAD) if active else INK
    canvas.paste(sprites.token(seat, 70, edge=ink), left + 50, y)
    wide = canvas.text(right - 26, y, str(sum(sheet(player.garden))), DISPLAY, ink, align=1)
    extra = [art.flower(player.flower, 58)]
    if seat == state.start and state.ask:
        extra.append(sprites.first(60))
    name = readable(scene.names[seat], SEATS[seat].letter)
    room = right - wide - 46 - left - 96 - sum(sign.width + 10 for sign in extra)
    x = left + 96.0 + canvas.text(left + 96, y, name, HEADING, ink, limit=room)
    for sign in extra:
        canvas.paste(sign, x + 10 + sign.width / 2, y)
        x += sign.width + 10
    x, y = left + 18, bottom - 18 - SLOT
    spare = player.spare
    tile = art.no_tile(SLOT) if spare == NONE else art.slab(TILES[spare].code, SLOT)
    canvas.put(tile, x, y)
    for i in range(max(SLOTS, player.singles)):
        step = min(24, 140 / max(1, player.singles))
        canvas.paste(art.column(40, faded=i >= player.singles), x + SLOT + 18 + i * step, bottom - 38)


def plan_of(box: Box) -> Plot:
    """Return where the small plan of a garden lies."""
    return Plot(box[2] - 20 - SIDE * PLAN, box[3] - 20 - SIDE * PLAN, PLAN)
