"""The first picture: who is asked what, the quarry, the round and its token, and the gardens as they hang,
each with all that is its player's.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from engine.core import Event
from engine.games.babylon.scoring import sheet
from engine.games.babylon.state import DATA, NONE, ROUNDS, SIDE, TILES, State
from locales import Texts, texts
from render import headline, numbers, panels, sprites
from render.boards import Place
from render.boards.babylon import art, hanging, marks, plan, quarry, scored
from render.boards.babylon.garden import Plot
from render.boards.babylon.ground import GROUND
from render.boards.babylon.hanging import Area, View
from render.canvas import Canvas, cached
from render.panels import Box
from render.scene import Scene
from render.text import readable, width, wrapped
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
PANEL_WIDTH, PANEL_HEIGHT = (WIDTH - 2 * MARGIN - GAP) // 2, 592
"""px; of the quarry and of each garden, which stand in two columns."""
LOW, HIGH = 206, PANEL_HEIGHT - GAP - 206
"""px; the height of the round and of the token, beside the quarry."""
ABOVE = 332
"""px; their height above it."""
PROGRESS, TOKEN, QUARRY = "progress", "token", "quarry"
HEAD = 92
"""px; the head of a garden's panel."""
CORNERS_OF_BOARD = 35, 105
"""px from the corner of a panel to the western and to the northern corner of its board."""
PAD = 28
"""px; between the edge of a panel and what it says."""
SIGN, UNDER = 96, 12
"""px; the token of the round, and the gap to the words below it."""
SLOT, EMPTY = 116, 64
"""px; the tile in the slot, and the slot without one."""
PLAN = 16
"""px; a cell in the small plan of a garden from above, which shows what is behind a terrace."""
UNSEEN, BEHIND = 58, 9
"""px; a token that may still come, and how far a second one stands out behind it."""
ABOUT = (62, 50, TEXT)
"""px; the word that says what these tokens are: the largest for which there is room."""
CROWN = 68
"""px; beside the name of a winner."""
CORNERS = 26
"""px; from the lower corner of a panel to what a player has."""
LOWER = 20
"""px; from the other one to the plan, for which the board leaves a corner."""
NAME, POINTS, ROUND = 58, 84, 64
"""px; a name, points, and which round it is."""
HELPS = ((60, 3), (52, 4), (44, 5), (TEXT, 6))
"""px; the size of what a token does, and the lines that there are at most."""


def _at(column: int, top: int, height: int = PANEL_HEIGHT) -> Box:
    left = MARGIN + column * (PANEL_WIDTH + GAP)
    return left, top, left + PANEL_WIDTH, top + height


def boxes(seats: int) -> dict[str | int, Box]:
    """Return where the panels are: those of gardens by seat.

    With three players the quarry has a garden beside it, and the round and the token are above.
    """
    step, odd = PANEL_HEIGHT + GAP, seats % 2
    top = TOP + odd * (ABOVE + GAP)
    found: dict[str | int, Box] = {PROGRESS: _at(1, TOP, LOW), TOKEN: _at(1, TOP + LOW + GAP, HIGH)}
    if odd:
        found = {PROGRESS: _at(0, TOP, ABOVE), TOKEN: _at(1, TOP, ABOVE)}
    places = [_at(at % 2, top + at // 2 * step) for at in range(2 - odd, seats + 2 - odd)]
    return found | {QUARRY: _at(0, top)} | dict(enumerate(places))


def view(state: State, seat: int, around: Collection[int] = ()) -> View:
    """Return how a garden is seen: on the scale of all gardens, as high as there is room for its storeys.

    Or only some cells and what is `around` them, larger.
    """
    left, top, *_ = boxes(len(state.players))[seat]
    garden = state.players[seat].garden
    west, north = left + CORNERS_OF_BOARD[0], top + CORNERS_OF_BOARD[1]
    if around:
        found = hanging.close(garden, around, west, north)
    else:
        size = max(hanging.least(hanging.built(player.garden)) for player in state.players) or SIDE
        found = hanging.fitted(hanging.built(garden), size, west, north)
    return found.lifted(garden, top + HEAD + 4)


def _views(scene: Scene, seats: Iterable[int]) -> dict[int, View]:
    """Return how the gardens of some seats are seen: on a bare board, around what happened."""
    state: State = scene.view.state
    changed: dict[int, set[int]] = {seat: set() for seat in seats}
    for one in _areas(state, scene.last) if scene.bare else ():
        if one and one[0] in changed:
            changed[one[0]] |= one[1].cells
    return {seat: view(state, seat, cells) for seat, cells in changed.items()}


@cached
def ground(seats: int) -> Canvas:
    """Return the parts that never change, to draw on."""
    found = boxes(seats)
    canvas = Canvas.blank(GROUND, max(box[3] for box in found.values()) + MARGIN)
    for box in found.values():
        canvas.box(*box, PAPER, 16)
    quarry.panel(canvas, found[QUARRY])
    return canvas


def board(scene: Scene) -> Canvas:
    """Return the whole table. After the last round the points take the place of question and token.

    A bare one has nothing but the gardens in which anything happened.
    """
    state: State = scene.view.state
    seats = len(state.players)
    found = boxes(seats)
    canvas = ground(seats)
    if not scene.bare:
        _beside(canvas, found, scene)
    shown = {one.seat for one in scene.last if one.seat is not None} if scene.bare else range(seats)
    views = _views(scene, shown)
    told = dict.fromkeys(one for one in _areas(state, scene.last) if one) if scene.bare else {}
    frames: dict[int, dict[hanging.Frame, None]] = {seat: {} for seat in views}
    for events, colour, dashed in [(scene.last, *scene.frame)] if scene.frame else scene.marked:
        if not scene.bare:
            marks.stacks(canvas, found[QUARRY], events, colour, dashed)
        for seat, area in (one for one in _areas(state, events) if one):
            frames[seat][area, colour, dashed] = None
    levels: list[hanging.Number] = []
    for seat, player in enumerate(state.players):
        if seat in views:
            names = hanging.board(canvas, views[seat])
            areas = [area for of, area in told if of == seat]
            levels += hanging.draw(canvas, views[seat], player.garden, names, frames[seat], areas)
        if player.garden.tiles and not scene.bare:
            plan.draw(canvas, plan_of(found[seat]), player.garden)
    hanging.number(canvas, levels)
    marks.offered_stacks(canvas, found[QUARRY], scene.choices)
    numbers.badges(canvas, marks.numbered_stacks(found[QUARRY], scene.numbered))
    return canvas


def _beside(canvas: Canvas, found: Mapping[str | int, Box], scene: Scene) -> None:
    """Draw all but the gardens: who is asked, the quarry, the round, its token, and what players have."""
    state: State = scene.view.state
    words = texts(scene.lang)
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
    for seat in range(len(state.players)):
        _owner(canvas, found[seat], scene, state, seat)


def places(scene: Scene, events: Sequence[Event]) -> list[Place | None]:
    """Return where each event can be seen: the cells of tiles and decorations.

    A tile that was taken is where it is built or stored; its stack shows another one now.
    """
    state: State = scene.view.state
    areas = _areas(state, events)
    views = _views(scene, {one[0] for one in areas if one})
    framed = bool(scene.frame)
    told = {seat: [one[1] for one in areas if one and one[0] == seat] for seat in views}
    return [
        _place(state, views[one[0]], *one, told[one[0]])._replace(framed=framed) if one else None
        for one in areas
    ]


def _place(state: State, seen: View, seat: int, area: Area, told: Collection[Area]) -> Place:
    garden = state.players[seat].garden
    return hanging.around(seen, area)._replace(
        above=tuple(hanging.rising(seen, garden, area)),
        label=hanging.plate(seen, garden, area),
        before=tuple(hanging.hiding(seen, garden, area, told)),
        inside=boxes(len(state.players))[seat],
    )


def _areas(state: State, events: Sequence[Event]) -> list[tuple[int, Area] | None]:
    """Return in whose garden each event can be seen, and where: those that touch each other in one area."""
    found: list[tuple[int, Area] | None] = []
    for happened in events:
        seat = happened.seat
        place = marks.place_of(state.players[seat].garden, happened) if seat is not None else None
        found.append((seat, hanging.area(*place)) if seat is not None and place else None)
    by_seat = {
        seat: hanging.merged(one[1] for one in found if one and one[0] == seat)
        for seat in range(len(state.players))
    }

    def whole(seat: int, area: Area) -> Area:
        """Return the area that this one has become a part of."""
        return next(one for one in by_seat[seat] if area.storey == one.storey and area.cells <= one.cells)

    return [(one[0], whole(*one)) if one else None for one in found]


def spaces(scene: Scene) -> list[Box]:
    """Return the cells of all gardens, on the ground."""
    state: State = scene.view.state
    views = [view(state, seat) for seat in range(len(state.players))]
    return [hanging.outline_of(seen, cell, 1, 1, 0).box for seen in views for cell in hanging.shown(seen)]


def _progress(canvas: Canvas, box: Box, state: State, words: Texts) -> None:
    """Draw which round of how many it is, and the tokens that may still come, if any."""
    left, top, right, bottom = box
    rounds = ROUNDS[len(state.players)]
    y = top + (bottom - top) // 4
    text = words("render-babylon-round", round=state.round, rounds=rounds)
    canvas.text(left + PAD, y, text, ROUND, limit=right - left - 2 * PAD)
    step, y = (right - left - 2 * PAD) / rounds, y + 52
    for number in range(rounds):
        ends = round(left + PAD + number * step), round(left + PAD + (number + 1) * step) - 6
        done = number + 1 - state.round
        fill, edge = (INK, INK) if done < 0 else (GOLD, INK) if not done else (SHADE, STONE)
        canvas.box(ends[0], y - 11, ends[1], y + 11, fill, 11, edge, 3)
    counts = [(effect, state.tokens.count(effect)) for effect in DATA["tokens"] if effect in state.tokens]
    if not counts:
        return
    label, step = words("render-babylon-tokens"), UNSEEN + BEHIND + 6
    x, y = float(left + PAD), bottom - 20 - UNSEEN / 2
    room = right - x - PAD - 12 - step * len(counts)
    about = next((n for n in ABOUT if width(label, n) <= room), TEXT)
    x += 12 + canvas.text(x, y, label, about, SOFT, limit=round(room))
    for effect, count in counts:
        for at in reversed(range(count)):
            canvas.paste(art.token(effect, UNSEEN), x + UNSEEN / 2 + at * BEHIND, y)
        x += step


def _token(canvas: Canvas, box: Box, state: State, words: Texts) -> None:
    """Draw the token of the round, and what it does."""
    left, top, right, bottom = box
    text, room = words(f"babylon-token-help-{state.token}"), right - left - 2 * PAD
    size, most = next((way for way in HELPS if len(wrapped(text, way[0], room)) <= way[1]), HELPS[-1])
    lines, pitch = wrapped(text, size, room)[:most], round(1.08 * size)
    x, y = left + PAD + SIGN + 20, (top + bottom - SIGN - UNDER - pitch * len(lines)) / 2 + SIGN / 2
    canvas.paste(art.token(state.token, SIGN), left + PAD + SIGN / 2, y)
    canvas.text(x, y, words.term("babylon", "token", state.token), ROUND, limit=right - x - PAD)
    first = y + SIGN / 2 + UNDER + pitch / 2
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
    spare = player.spare
    tile = art.no_tile(EMPTY) if spare == NONE else art.slab(TILES[spare].code, SLOT)
    canvas.put(tile, left + CORNERS, bottom - CORNERS - tile.height)
    x, y = left + CORNERS + tile.width + 30, bottom - CORNERS - 28
    canvas.paste(art.column(62, faded=not player.singles), x, y)
    canvas.text(x + 32, y, str(player.singles), ROUND, INK if player.singles else STONE)


def plan_of(box: Box) -> Plot:
    """Return where the small plan of a garden lies."""
    return Plot(box[2] - LOWER - SIDE * PLAN, box[3] - LOWER - SIDE * PLAN, PLAN)
