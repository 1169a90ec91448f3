"""The first picture: who is asked what, the quarry, the round and its token, and the gardens as they hang,
each with all that is its player's.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from PIL import Image

from engine.core import Event
from engine.games.babylon.scoring import highest, holes, sheet
from engine.games.babylon.state import CELL, DATA, NONE, ROUNDS, TILES, Garden, State
from locales import Texts, texts
from render import caching, headline, numbers, panels, sprites
from render.boards import Place
from render.boards.babylon import (
    art,
    cover,
    garden,
    hanging,
    marks,
    meadow,
    oblique,
    printed,
    quarry,
    relief,
    scored,
    told,
)
from render.boards.babylon.garden import Plot
from render.boards.babylon.ground import GROUND, LIT, PALE, PLATE
from render.boards.babylon.oblique import WIDEST, View
from render.canvas import Canvas, cached
from render.panels import Box
from render.pen import Point, resized
from render.scene import Scene
from render.text import readable, width
from render.theme import (
    GAP,
    INK,
    MARGIN,
    PAPER,
    PLASTER,
    SEATS,
    TEXT,
    WIDTH,
)

TOP = MARGIN + headline.HEIGHT + GAP
"""px; where the panels begin, below the headline."""
PANEL_WIDTH = (WIDTH - 2 * MARGIN - GAP) // 2
"""px; of all panels, which stand in two columns."""
YARD = 836
"""px; the height of a garden."""
RULED, LOW = 132, 88
"""px; the height of the token with what it does, and of the line with the round below it."""
ROWS, SHELF = 4, quarry.SHELF
"""Of the quarry; and px around its stacks."""
SPLIT = 384
"""px; from the left edge of the line with the round to the tokens that may still come beside it."""
TOKEN, ROUND, COMING, QUARRY, SCORES = "token", "round", "coming", "quarry", "scores"
FRAME = panels.OUTLINE + panels.LINE + panels.EDGE
"""px; the frame of the panel of the player who is asked."""
HEAD = 80
"""px; the head of a garden's panel."""
BESIDE_BOARD = (PANEL_WIDTH - 2 * WIDEST * relief.HALF_WIDE) / 2
"""px; from the sides of a panel to its board."""
PAD = 28
"""px; between the edge of a panel and what it says."""
SIGN = 108
"""px; the token of the round."""
SPACE = 18
"""px; from the name of a token to what it does, in one line."""
SLOT, STORED, BETWEEN, BESIDE_COLUMN = 116, 92, 18, 4
"""px; the tile in the slot, the column beside it, and the gaps between these and to the number of columns."""
HELD = 76
"""px; that number."""
FACTS, FACT, SAID = 54, 58, 60
"""px; in the sky of a garden, its highest storey and its holes: how far below the head, their signs and their
numbers.
"""
INSET, INSET_RIM, BESIDE, UNDER = 126, 6, (24, 62), 28
"""px; the cells from above that a terrace hides, their frame, the room beside and below them, and how far
below them the middle of the words is that say which they are.
"""
PRINTED = 0.8
"""In widths of such a cell: its symbol."""
UNSEEN, PITCH, TO_COME, LABEL = 76, 86, 46, 38
"""px; a token that may still come, from one to the next, the words beside them, and those below an inset."""
TWICE, COUNT = 33, 50
"""px; the number of tokens of a kind, if not one: its room on their left, and its size."""
CORNER, FOOTER = quarry.CORNER, PLASTER
"""px; the radius of the corners of panels; and what the round and the tokens to come are on, below the token
of the round.
"""
FAR = 100, 82
"""px; the size of a boat."""
BOAT = 0.14, 0.42
"""Where it is on the water of the first garden in which nothing is built, in shares of what is shown."""
CROWN = 68
"""px; beside the name of a winner."""
CORNERS = 32
"""px; from the lower corner of a panel to what a player has."""
NAME, POINTS, TURN = 58, 84, 52
"""px; a name, points, and which round it is."""
NARROWER = 20
"""px; by which the room for what a token does is made narrower as long as that needs no line more."""
HELPS, LEADING = (56, 55, 52, 49, 46, 42, 38), 1.08
"""px; the size of what a token does: the largest for which there is room; and from a line to the next in
these.
"""


_NAMES = {cell: name for name, cell in CELL.items()}


def _at(column: int, top: int, height: int) -> Box:
    left = MARGIN + column * (PANEL_WIDTH + GAP)
    return left, top, left + PANEL_WIDTH, top + height


class _Plan(NamedTuple):
    """What says where the panels are."""

    seats: int
    coming: bool
    """Whether any token may still come."""
    rows: int
    """How many rows of the quarry are shown, 0 after the last round."""
    idle: bool = False
    """Whether nothing is earned."""

    @property
    def size(self) -> quarry.Size:
        return quarry.idle(quarry.TABLE) if self.idle else quarry.TABLE


def boxes(seats: int) -> dict[str | int, Box]:
    """Return where everything is: gardens by seat, and all of the quarry above them.

    Token, round and what may still come are one panel below the quarry; beside a third garden are the points.
    """
    return _boxes(_Plan(seats, True, ROWS))


def boxes_of(state: State) -> dict[str | int, Box]:
    """Return where everything is: as high as what is left in the quarry."""
    return _boxes(_plan(state))


def _plan(state: State) -> _Plan:
    over = not state.ask
    rows = 0 if over else len(quarry.rows_of(state))
    return _Plan(len(state.players), bool(_unseen(state)), rows, not (over or quarry.earns(state)))


def _boxes(plan: _Plan) -> dict[str | int, Box]:
    found: dict[str | int, Box] = {}
    left, top, right = MARGIN, TOP, WIDTH - MARGIN
    if plan.rows:
        found[QUARRY] = left, top, right, top + 2 * SHELF + plan.rows * plan.size.down
        top = found[QUARRY][3] + GAP
    if plan.rows or plan.seats % 2 == 0:
        found |= _ruled((left, top, right), plan)
        top = max(box[3] for box in found.values()) + GAP
    if plan.seats % 2:
        found[SCORES] = _at(1, top + YARD + GAP, YARD)
    return found | {seat: _at(seat % 2, top + seat // 2 * (YARD + GAP), YARD) for seat in range(plan.seats)}


def _ruled(ends: tuple[int, int, int], plan: _Plan) -> dict[str | int, Box]:
    """Return where the token is between two sides, and in a line below it the round and what may still come;
    after the last round, the points of an even number of players.
    """
    left, top, right = ends
    if not plan.rows:
        return {SCORES: (left, top, right, top + scored.HEADED + plan.seats * scored.HIGHEST)}
    y, split = top + RULED, left + SPLIT if plan.coming else right
    found: dict[str | int, Box] = {TOKEN: (left, top, right, y), ROUND: (left, y, split, y + LOW)}
    return found | {COMING: (split, y, right, y + LOW)} if plan.coming else found


def _unseen(state: State) -> dict[str, int]:
    """Return how many tokens of each kind may still come: none in the last round, though some are left."""
    if not state.ask or state.round == ROUNDS[len(state.players)]:
        return {}
    counts = {effect: state.tokens.count(effect) for effect in DATA["tokens"]}
    return {effect: count for effect, count in counts.items() if count}


def view(state: State, seat: int) -> View:
    """Return how a garden is seen: as high as there is room for its storeys."""
    return _view(boxes_of(state)[seat], printed.garden_of(state, seat))


def _view(box: Box, yard: Garden) -> View:
    left, top, _, bottom = box
    return oblique.whole(left + BESIDE_BOARD, bottom - meadow.NORTH).lifted(yard, top + HEAD + 4)


def ground(seats: int) -> Canvas:
    """Return the parts that never change, to draw on."""
    return _ground(_Plan(seats, True, ROWS))


def warm() -> None:
    """Draw these parts and the tokens in advance."""
    for effect in DATA["tokens"]:
        art.token(effect, UNSEEN)
    for seats in ROUNDS:
        for coming, rows in product((False, True), range(1, ROWS + 1)):
            _ground(_Plan(seats, coming, rows))
            if rows == ROWS:
                _ground(_Plan(seats, coming, rows, idle=True))


@cached
def _ground(plan: _Plan) -> Canvas:
    found = _boxes(plan)
    canvas = Canvas.blank(GROUND, max(box[3] for box in found.values()) + MARGIN)
    for name, box in found.items():
        if name == QUARRY:
            canvas.plate(box, quarry.FLOOR, CORNER, on=GROUND.tile)
        elif name not in (ROUND, COMING):
            whole = _whole(found) if name == TOKEN else box
            quiet = name == SCORES and plan.seats % 2  # beside gardens, which one is to see first
            canvas.plate(whole, FOOTER if quiet else PAPER, CORNER, on=GROUND.tile)
    if ROUND in found:
        left, _, right, bottom = _whole(found)
        y = found[ROUND][1]
        canvas.box(left, y - 2 * CORNER, right, bottom, FOOTER, CORNER)
        canvas.box(left, y - 2 * CORNER, right, y, PAPER)
    if plan.rows == ROWS:
        quarry.strips(canvas, found[QUARRY], range(quarry.STACKS), plan.size)
    return canvas


def _whole(found: Mapping[str | int, Box]) -> Box:
    """Return the panel with token, round and what may still come."""
    parts = [found[name] for name in (TOKEN, ROUND, COMING) if name in found]
    left, top, *_ = parts[0]
    return left, top, max(box[2] for box in parts), max(box[3] for box in parts)


def board(scene: Scene) -> Canvas:
    """Return the whole table. After the last round the points take the place of question and token.

    A bare one has nothing but the gardens in which anything happened.
    """
    if scene.bare:
        return told.board(scene)
    state: State = scene.view.state
    seats, plan = range(len(state.players)), _plan(state)
    found, canvas = _boxes(plan), _ground(plan)
    gardens = [printed.garden_of(state, seat) for seat in seats]
    views = [_view(found[seat], gardens[seat]) for seat in seats]
    apart = [oblique.hidden(seen, yard) for seen, yard in zip(views, gardens, strict=True)]
    lit = scene.active or headline.sentence("babylon", scene).seats
    for seat in seats:
        hanging.lay(canvas, views[seat], land=_land(found[seat]), evening=seat in lit)
    if state.ask in ("take", "thin") and state.asked in scene.active:
        quarry.frame(canvas, found[QUARRY], SEATS[state.asked].colour)
    if plan.rows:
        _quarry(canvas, found[QUARRY], state, plan)
    _beside(canvas, found, scene)
    names = [hanging.names(canvas, views[seat]) for seat in seats]
    frames: list[dict[hanging.Frame, None]] = [{} for _ in seats]
    for events, colour, dashed in [(scene.last, *scene.frame)] if scene.frame else scene.marked:
        for seat, area in (one for one in told.areas_of(state, events) if one):
            frames[seat][area, colour, dashed] = None
    levels: list[hanging.Number] = []
    if calm := [seat for seat in seats if not gardens[seat].tiles]:
        canvas.paste(_boat(), *_afloat(views[calm[0]]))
    for seat in seats:
        levels += hanging.draw(canvas, views[seat], gardens[seat], names[seat], frames[seat])
        _sky(canvas, found[seat], gardens[seat])
        if apart[seat]:
            _hidden(canvas, inset(found[seat], apart[seat]), gardens[seat], texts(scene.lang))
    hanging.number(canvas, levels)
    if plan.rows:
        _mark_quarry(canvas, found[QUARRY], scene, plan)
    return canvas


def _quarry(canvas: Canvas, box: Box, state: State, plan: _Plan) -> None:
    """Draw the quarry from the first to the last row in which anything is left."""
    rows, size = quarry.rows_of(state), plan.size
    whole = quarry.around(box, rows, size)
    if plan.rows < ROWS:
        quarry.strips(canvas, whole, quarry.stacks_in(rows), size)
    quarry.draw(canvas, whole, state, size, rows)


def _mark_quarry(canvas: Canvas, box: Box, scene: Scene, plan: _Plan) -> None:
    """Mark what was taken from the quarry and what may be: over all that lies flat."""
    rows, size = quarry.rows_of(scene.view.state), plan.size
    whole, stacks = quarry.around(box, rows, size), quarry.stacks_in(rows)
    for events, colour, _ in [(scene.last, *scene.frame)] if scene.frame else scene.marked:
        marks.stacks(canvas, whole, stacks, scene.view.state, events, colour, size)
    marks.offered_stacks(canvas, whole, scene.choices, size)
    numbers.badges(canvas, marks.numbered_stacks(whole, scene.numbered, size))


@caching.composed
def _boat() -> Image.Image:
    """Return a boat in the distance: it is no piece of anybody."""
    return resized(cover.boat(PLASTER), *FAR)


def _afloat(seen: View) -> Point:
    """Return where a boat is on the part of a board that is shown."""
    west, north, east, south = seen.part
    return seen.at(west + BOAT[0] * (east - west), north + BOAT[1] * (south - north))


def _land(box: Box) -> Box:
    """Return the part of the panel of a garden that is land."""
    left, top, right, bottom = box
    return left, top + HEAD, right, bottom


def _beside(canvas: Canvas, found: Mapping[str | int, Box], scene: Scene) -> None:
    """Draw all but gardens and quarry: who is asked, the round, its token, and what players have."""
    state: State = scene.view.state
    words = texts(scene.lang)
    headline.draw(canvas, "babylon", scene)
    if state.ask:
        _round(canvas, found[ROUND], state, words)
        _rule(canvas, found[TOKEN], state, words)
        if COMING in found:
            still_to_come(canvas, found[COMING], state, words)
    if SCORES in found:
        (scored.beside if len(state.players) % 2 else scored.sheets)(canvas, found[SCORES], state, words)
    for seat in range(len(state.players)):
        _owner(canvas, found[seat], scene, state, seat)


def places(scene: Scene, events: Sequence[Event]) -> list[Place | None]:
    """Return where each event can be seen: the cells of tiles and decorations.

    A tile that was taken is where it is built or stored; its stack shows another one now.
    """
    if scene.bare:
        return [*told.places(scene, events)]
    state: State = scene.view.state
    areas, framed = told.areas_of(state, events), bool(scene.frame)
    views = {seat: view(state, seat) for seat in {one[0] for one in areas if one}}
    return [
        told.place(state.players[one[0]].garden, views[one[0]], one[1])._replace(framed=framed)
        if one
        else None
        for one in areas
    ]


def spaces(scene: Scene) -> list[Box]:
    """Return the cells of all gardens, on the ground."""
    state: State = scene.view.state
    views = [view(state, seat) for seat in range(len(state.players))]
    return [oblique.outline_of(seen, cell, 1, 1, 0).box for seen in views for cell in oblique.shown(seen)]


def _round(canvas: Canvas, box: Box, state: State, words: Texts) -> None:
    """Draw which round of how many it is."""
    left, top, right, bottom = box
    text = words("render-babylon-round", round=state.round, rounds=ROUNDS[len(state.players)])
    canvas.text(left + PAD, (top + bottom) / 2, text, TURN, on=FOOTER, limit=right - left - PAD)


def still_to_come(canvas: Canvas, box: Box, state: State, words: Texts) -> None:
    """Draw the tokens that may still come in a line, beside the words that say so."""
    left, top, right, bottom = box
    coming, y, text = _unseen(state), (top + bottom) / 2, words("render-babylon-tokens")
    wide = sum(PITCH + TWICE * (count > 1) for count in coming.values())
    x = right - PAD - wide
    canvas.text(x - PAD / 2, y, text, TO_COME, align=1, limit=round(x - PAD / 2 - left))
    for effect, count in coming.items():
        if count > 1:
            x += TWICE
            canvas.text(x + PITCH - UNSEEN, y, str(count), COUNT, on=FOOTER, align=1)
        x += PITCH
        canvas.paste(art.token(effect, UNSEEN), x - UNSEEN / 2, y)


def _rule(canvas: Canvas, box: Box, state: State, words: Texts) -> None:
    """Draw the token of the round, and beside it in two lines at most what it is called and does."""
    left, top, right, bottom = box
    x, y = left + 2 * PAD + SIGN, (top + bottom) / 2
    room = right - PAD - x
    size = _rule_size(words, room)
    name, lines = _ruling(words, state.token, size, room)
    pitch = round(LEADING * size)
    first = y - pitch * (len(lines) - 1) / 2
    canvas.paste(art.token(state.token, SIGN), left + PAD + SIGN / 2, y)
    indent = canvas.text(x, first, name, size, on=PAPER) + SPACE
    for i, line in enumerate(lines):
        canvas.text(x + indent * (not i), first + pitch * i, line, size, on=PAPER, bold=False)


@lru_cache(maxsize=8)
def _rule_size(words: Texts, room: int) -> int:
    """Return the size in which there is room for what any token does in two lines, after its name."""
    return next(
        (
            size
            for size in HELPS
            if all(len(_ruling(words, one, size, room)[1]) <= 2 for one in DATA["tokens"])
        ),
        TEXT,
    )


@lru_cache(maxsize=64)
def _ruling(words: Texts, token: str, size: int, room: int) -> tuple[str, Sequence[str]]:
    """Return what a token is called, and the lines of what it does: the first begins after its name, and all
    are about as long.
    """
    name, text = words.term("babylon", "token", token), words(f"babylon-token-help-{token}")
    indent = width(name, size) + SPACE

    def within(room: int) -> list[str]:
        lines, used = [""], indent
        for word in text.split():
            longer = f"{lines[-1]} {word}".strip()
            if used + width(longer, size, bold=False) <= room:
                lines[-1] = longer
            else:
                lines.append(word)
                used = 0
        return lines

    lines = within(room)
    while room > indent and len(closer := within(room := room - NARROWER)) == len(lines):
        lines = closer
    return name, lines


def _owner(canvas: Canvas, box: Box, scene: Scene, state: State, seat: int) -> None:
    """Draw whose garden it is: name, flower and points; in the corner below, the slot and the columns.

    The head has the colour of the player who is asked.
    """
    left, top, right, bottom = box
    player = state.players[seat]
    active, y = seat in scene.active, top + HEAD / 2
    ink, on = (panels.turn(canvas, box, seat, HEAD), SEATS[seat].colour) if active else (INK, PAPER)
    if active:
        low, inner = bottom - FRAME, 2 * panels.INNER
        for x in (left + FRAME, right - FRAME - inner):
            canvas.box(x, low - inner, x + inner, low, LIT[-1], panels.INNER)
    canvas.paste(sprites.token(seat, 72, edge=ink), left + 56, y)
    wide = canvas.text(right - 28, y, str(sum(sheet(player.garden))), POINTS, ink, on=on, align=1, stay=True)
    extra = [art.flower(player.flower, 62)]
    if seat == state.start and state.ask:
        extra.append(sprites.first(60))
    if not state.ask and seat in headline.sentence("babylon", scene).seats:
        extra.append(sprites.crown(CROWN))
    name = readable(scene.names[seat], SEATS[seat].letter)
    room = right - wide - 46 - left - 106 - sum(sign.width + 10 for sign in extra)
    x = left + 106.0 + canvas.text(left + 106, y, name, NAME, ink, on=on, limit=room, stay=True)
    for sign in extra:
        canvas.paste(sign, x + 10 + sign.width / 2, y)
        x += sign.width + 10
    x = left + CORNERS
    if player.spare != NONE:
        tile = art.slab(TILES[player.spare].code, SLOT)
        canvas.put(tile, x, bottom - CORNERS - tile.height)
        x += tile.width + BETWEEN
    column = art.column(STORED, faded=not player.singles)
    canvas.put(column, x, bottom - CORNERS - column.height)
    x, y = x + column.width + BESIDE_COLUMN, bottom - CORNERS - 0.4 * column.height
    canvas.text(x, y, str(player.singles), HELD, PAPER if player.singles else PALE)


def _sky(canvas: Canvas, box: Box, yard: Garden) -> None:
    """Draw the highest storey of a garden and its holes, in the corners of its sky."""
    left, y, right = box[0] + CORNERS, box[1] + HEAD + FACTS, box[2] - CORNERS
    canvas.paste(art.steps(FACT), left + FACT / 2, y)
    canvas.text(left + FACT + SPACE / 2, y, str(highest(yard)), SAID, PAPER)
    wide = canvas.text(right, y, str(holes(yard)), SAID, PAPER, align=1)
    canvas.paste(art.hole(FACT), right - wide - SPACE / 2 - FACT / 2, y)


def inset(box: Box, cells: Collection[int]) -> Plot:
    """Return where cells lie from above that a terrace of a garden hides: in a corner of its panel."""
    part = west, north, shown = oblique.square(cells)
    size, (beside, below) = INSET // shown, BESIDE
    left, top = box[2] - beside - size * (west + shown), box[3] - below - size * (north + shown)
    return Plot(left, top, size, part=(*part, part[-1]))


def _hidden(canvas: Canvas, plot: Plot, yard: Garden, words: Texts) -> None:
    """Draw cells from above that a terrace hides, and say which they are."""
    garden.bare_part(canvas, plot)
    garden.draw(canvas, plot, yard, PRINTED, whole=True)
    panels.frame(canvas, plot.box, PLATE, pad=INSET_RIM, radius=10, line=INSET_RIM)
    cells = f"{_NAMES[plot.cells[0]]}\N{EN DASH}{_NAMES[plot.cells[-1]]}"
    said = words("render-babylon-hidden", cells=cells)
    canvas.text(plot.box[2] + INSET_RIM, plot.box[3] + UNDER, said, LABEL, PAPER, align=1)
