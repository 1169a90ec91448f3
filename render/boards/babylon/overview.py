"""The first picture: who is asked what, the quarry, the round and its token, and the gardens as they hang,
each with all that is its player's.
"""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.core import Event
from engine.games.babylon.scoring import sheet
from engine.games.babylon.state import DATA, NONE, ROUNDS, SIDE, TILES, State
from locales import Texts, texts
from render import headline, numbers, panels, sprites
from render.boards import Place
from render.boards.babylon import art, hanging, marks, plan, quarry, scored
from render.boards.babylon.garden import Plot
from render.boards.babylon.ground import GROUND
from render.boards.babylon.hanging import View
from render.canvas import Canvas, cached
from render.panels import Box
from render.pen import Point
from render.scene import Scene
from render.text import readable, wrapped
from render.theme import (
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

TOP = MARGIN + headline.HEIGHT + GAP
"""px; where the panels begin, below the headline."""
PANEL_WIDTH, PANEL_HEIGHT = (WIDTH - 2 * MARGIN - GAP) // 2, 564
"""px; of the quarry and of each garden, which stand in two columns."""
LOW, HIGH = 214, PANEL_HEIGHT - GAP - 214
"""px; the height of the round and of the token, beside the quarry."""
PROGRESS, TOKEN, QUARRY = "progress", "token", "quarry"
HEAD = 92
"""px; the head of a garden's panel."""
CORNERS_OF_BOARD = 44, 122
"""px from the corner of a panel to the western and to the northern corner of its board."""
LABEL = 36
"""px; the names of columns and rows."""
PAD = 28
"""px; between the edge of a panel and what it says."""
SIGN = 96
"""px; the token of the round."""
SLOT = 98
"""px; the tile in the slot."""
PLAN = 13
"""px; a cell in the small plan of a garden from above, which shows what is behind a terrace."""
UNSEEN = ((76, 14), (56, 10))
"""px; a token that may still come, and how far a second one stands out behind it: with room, and without."""
TEXT_ABOVE = 44
"""px; the words above such tokens."""
CROWN = 68
"""px; beside the name of a winner."""
CORNERS = 26
"""px; from the lower corners of a panel to what is in them."""
NAME, POINTS, ROUND = 58, 84, 64
"""px; a name, points, and which round it is."""
HELPS = ((60, 3), (50, 4), (44, 5), (TEXT, 6))
"""px; the size of what a token does, and the lines that there are at most."""


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
    garden = state.players[seat].garden
    west, north = left + CORNERS_OF_BOARD[0], top + CORNERS_OF_BOARD[1]
    return hanging.fitted(garden, west, north).lifted(garden, top + HEAD + 4)


@cached
def ground(seats: int) -> Canvas:
    """Return the parts that never change, to draw on."""
    found = boxes(seats)
    canvas = Canvas.blank(GROUND, max(box[3] for box in found.values()) + MARGIN)
    for box in found.values():
        canvas.box(*box, PAPER, 16)
    quarry.panel(canvas, found[QUARRY])
    for seat in range(seats):
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
    levels: list[tuple[Image.Image, Point]] = []
    for seat, player in enumerate(state.players):
        if scene.bare:
            canvas.box(*found[seat], PAPER)
        else:
            _owner(canvas, found[seat], scene, state, seat)
        hanging.board(canvas, views[seat], LABEL, None if scene.bare else plan.around(plan_of(found[seat])))
        levels += hanging.draw(canvas, views[seat], player.garden)
        if not scene.bare:
            plan.draw(canvas, plan_of(found[seat]), player.garden)
    for events, colour, dashed in scene.marked:
        marks.stacks(canvas, found[QUARRY], events, colour, dashed)
        for happened in events:
            if happened.seat is not None:
                garden = state.players[happened.seat].garden
                if place := marks.place_of(garden, happened):
                    hanging.framed(canvas, views[happened.seat], garden, place, colour, dashed)
    hanging.number(canvas, levels)
    marks.offered_stacks(canvas, found[QUARRY], scene.choices)
    numbers.badges(canvas, marks.numbered_stacks(found[QUARRY], scene.numbered))
    return canvas


def places(scene: Scene, events: Sequence[Event]) -> list[Place | None]:
    """Return where each event can be seen: the cells of tiles and decorations.

    A tile that was taken is where it is built or stored; its stack shows another one now.
    """
    state: State = scene.view.state
    found: list[Place | None] = []
    for happened in events:
        place: Place | None = None
        if happened.seat is not None and (
            cells := marks.place_of(state.players[happened.seat].garden, happened)
        ):
            garden, seen = state.players[happened.seat].garden, view(state, happened.seat)
            above = tuple(hanging.rising(seen, garden, *cells))
            panel = boxes(len(state.players))[happened.seat]
            place = hanging.outline_of(seen, *cells)._replace(above=above, inside=panel)
        found.append(place)
    return found


def owner(scene: Scene, seat: int) -> Box:
    """Return the panel of a seat."""
    return boxes(len(scene.names))[seat]


def spaces(scene: Scene) -> list[Box]:
    """Return the cells of all gardens, on the ground."""
    state: State = scene.view.state
    views = [view(state, seat) for seat in range(len(state.players))]
    return [hanging.outline_of(seen, cell, 1, 1, 0).box for seen in views for cell in hanging.shown(seen)]


def _progress(canvas: Canvas, box: Box, state: State, words: Texts) -> None:
    """Draw which round of how many it is, and the tokens that may still come."""
    left, top, right, bottom = box
    rounds = ROUNDS[len(state.players)]
    y = top + (bottom - top) // 4
    text = words("render-babylon-round", round=state.round, rounds=rounds)
    canvas.text(left + PAD, y, text, ROUND, limit=right - left - 2 * PAD)
    step, y = (right - left - 2 * PAD) / rounds, y + 54
    for number in range(rounds):
        ends = round(left + PAD + number * step), round(left + PAD + (number + 1) * step) - 6
        done = number + 1 - state.round
        fill, edge = (INK, INK) if done < 0 else (GOLD, INK) if not done else (SHADE, STONE)
        canvas.box(ends[0], y - 11, ends[1], y + 11, fill, 11, edge, 3)
    counts = [(effect, state.tokens.count(effect)) for effect in DATA["tokens"] if effect in state.tokens]
    low, label = bottom - top == LOW, words("render-babylon-tokens")
    (size, behind), x = UNSEEN[low], float(left + PAD)
    y = bottom - 20 - size / 2
    if low:
        room = right - x - PAD - 12 - (size + behind + 6) * len(counts)
        x += 12 + canvas.text(x, y, label, TEXT, SOFT, limit=round(room))
    else:
        canvas.text(x, y - size / 2 - 34, label, TEXT_ABOVE, SOFT)
    for effect, count in counts:
        for at in reversed(range(count)):
            canvas.paste(art.token(effect, size), x + size / 2 + at * behind, y)
        x += size + behind + 6


def _token(canvas: Canvas, box: Box, state: State, words: Texts) -> None:
    """Draw the token of the round, and what it does."""
    left, top, right, bottom = box
    x, y = left + PAD + SIGN + 20, top + 16 + SIGN / 2
    canvas.paste(art.token(state.token, SIGN), left + PAD + SIGN / 2, y)
    canvas.text(x, y, words.term("babylon", "token", state.token), ROUND, limit=right - x - PAD)
    text, room = words(f"babylon-token-help-{state.token}"), right - left - 2 * PAD
    size, most = next((way for way in HELPS if len(wrapped(text, way[0], room)) <= way[1]), HELPS[-1])
    lines, pitch = wrapped(text, size, room)[:most], round(1.08 * size)
    first = (top + 24 + SIGN + bottom - 12) / 2 - pitch * (len(lines) - 1) / 2
    for i, line in enumerate(lines):
        canvas.text(left + PAD, first + pitch * i, line, size, bold=False, limit=room)


def _owner(canvas: Canvas, box: Box, scene: Scene, state: State, seat: int) -> None:
    """Draw whose garden it is: name, flower and points; in the corner below, the slot and the columns.

    The head has the colour of the player who is asked.
    """
    left, top, right, bottom = box
    player = state.players[seat]
    active, y = seat in scene.active, top + HEAD / 2
    ink = panels.turn(canvas, box, seat, HEAD) if active else INK
    canvas.paste(sprites.token(seat, 78, edge=ink), left + 56, y)
    wide = canvas.text(right - 28, y, str(sum(sheet(player.garden))), POINTS, ink, align=1)
    extra = [art.flower(player.flower, 62)]
    if seat == state.start and state.ask:
        extra.append(sprites.first(60))
    if not state.ask and seat in headline.sentence("babylon", scene).seats:
        extra.append(sprites.crown(CROWN))
    name = readable(scene.names[seat], SEATS[seat].letter)
    room = right - wide - 46 - left - 106 - sum(sign.width + 10 for sign in extra)
    x = left + 106.0 + canvas.text(left + 106, y, name, NAME, ink, limit=room)
    for sign in extra:
        canvas.paste(sign, x + 10 + sign.width / 2, y)
        x += sign.width + 10
    x, y = left + CORNERS, bottom - CORNERS - SLOT
    spare = player.spare
    tile = art.no_tile(SLOT) if spare == NONE else art.slab(TILES[spare].code, SLOT)
    canvas.put(tile, x, y)
    x, y = x + SLOT + 34, bottom - CORNERS - 30
    canvas.paste(art.column(62, faded=not player.singles), x, y)
    canvas.text(x + 32, y, str(player.singles), ROUND, INK if player.singles else STONE)


def plan_of(box: Box) -> Plot:
    """Return where the small plan of a garden lies."""
    return Plot(box[2] - CORNERS - SIDE * PLAN, box[3] - CORNERS - SIDE * PLAN, PLAN)
