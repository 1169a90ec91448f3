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
from engine.games.babylon.scoring import sheet
from engine.games.babylon.state import DATA, NO_EFFECT, NONE, ROUNDS, SIDE, TILES, Garden, State
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
from render.boards.babylon.ground import GROUND, NEAREST, PLATE
from render.boards.babylon.oblique import WIDEST, View
from render.canvas import Canvas, cached, grown
from render.panels import Box
from render.pen import Pen, Point, resized
from render.scene import Scene
from render.text import readable, wrapped
from render.theme import (
    GAP,
    GOLD,
    INK,
    MARGIN,
    MUTED,
    PAPER,
    PLASTER,
    SEATS,
    STONE,
    TEXT,
    WIDTH,
)

TOP = MARGIN + headline.HEIGHT + GAP
"""px; where the panels begin, below the headline."""
PANEL_WIDTH = (WIDTH - 2 * MARGIN - GAP) // 2
"""px; of all panels, which stand in two columns."""
YARD = 778
"""px; the height of a garden."""
LOW, MORE = 74, (0, 136, 202)
"""px; the height of the line with the round, and of the part with the tokens that may still come, by how many
lines these take.
"""
ROWS, SHELF = 4, 4
"""Of the quarry; and px around its stacks."""
TOLD, BRIEF = 370, 132
"""px; the least height of the token with what it does, and without."""
TOKEN, ROUND, COMING, QUARRY = "token", "round", "coming", "quarry"
FRAME = panels.OUTLINE + panels.LINE + panels.EDGE
"""px; the frame of the panel of the player who is asked."""
HEAD = 88
"""px; the head of a garden's panel."""
UNLIKE = 4
"""The most columns and rows together that a garden shows less than another one."""
BESIDE_BOARD = (PANEL_WIDTH - 2 * WIDEST * relief.HALF_WIDE) / 2
"""px; from the sides of a panel to its board."""
PAD = 28
"""px; between the edge of a panel and what it says."""
SIGN, UNDER = 96, 10
"""px; the token of the round, and the gap to the words below it."""
SLOT, STORED, BETWEEN, BESIDE_COLUMN = 116, 92, 18, 4
"""px; the tile in the slot, the column beside it, and the gaps between these and to the number of columns."""
HELD = 76
"""px; that number."""
INSET, INSET_RIM, BESIDE, EYE = 114, 6, (46, 50), 52
"""px; the cells from above that a terrace hides, their frame, the room beside and below them, and an eye over
them.
"""
NAMED, CLOSE = 36, 22
"""px; the names of their columns and rows, and how far the middle of these is from them."""
PRINTED = 0.8
"""In widths of such a cell: its symbol."""
UNSEEN, PITCH, FEW = (82, 68), (98, 132), 5
"""px; a token that may still come, and from one to the next: in two lines smaller, with their numbers beside
them. And the most kinds for which one line has room beside the quarry.
"""
BELOW, LABELLED, LABEL = 10, 44, 38
"""px; what is free below them, the height of the line above them that says so, and its words."""
TWICE, COUNT, ASIDE = (44, 42), (43, 41), ((0.42, 0.3), (0.66, 0.24))
"""px; the number of tokens of a kind, if not one: its disc and its size; and how far that is from the middle
of their token to the right and down, in widths of this: at its lower edge, away from the words.
"""
CORNER, FOOTER = 16, PLASTER
"""px; the radius of the corners of panels; and what the round and the tokens to come are on, below the token
of the round.
"""
BAR, BARS, LEAST, ROUND_END, NOW = 24, 5, 6, 5, 3
"""px; the height of a round in the row of all, the gap between two, the least width of one, the radius of its
corners if it is that wide, and the edge around the present one.
"""
FAR = 100, 82
"""px; the size of a boat."""
BOAT = 0.14, 0.42
"""Where it is on the water of the first garden in which nothing is built, in shares of what is shown."""
CROWN = 68
"""px; beside the name of a winner."""
CORNERS = 32
"""px; from the lower corner of a panel to what a player has."""
NAME, POINTS, TITLE, TURN = 58, 84, 60, 52
"""px; a name, points, what a token is called, and which round it is."""
NARROWER = 20
"""px; by which the room for what a token does is made narrower as long as that needs no line more."""
HELPS, LEADING = (68, 64, 60, 56, 55, 52, 49, 46, 42, 38), 1.08
"""px; the size of what a token does: the largest for which there is room; and from a line to the next in
these.
"""


def _at(column: int, top: int, height: int) -> Box:
    left = MARGIN + column * (PANEL_WIDTH + GAP)
    return left, top, left + PANEL_WIDTH, top + height


class _Plan(NamedTuple):
    """What says where the panels are."""

    seats: int
    coming: int
    """In how many lines are the kinds of tokens that may still come."""
    wide: bool
    """Whether the quarry is wider than the panel beside it, which tells of the round."""
    idle: bool
    """Whether nothing is earned."""
    high: int
    """px; the height of the quarry."""

    @property
    def size(self) -> quarry.Size:
        size = quarry.WIDE if self.wide else quarry.SMALL
        return quarry.idle(size) if self.idle else size


def _planned(
    seats: int,
    kinds: int,
    *,
    over: bool = False,
    idle: bool = False,
    rows: int = ROWS,
    quiet: bool = False,
) -> _Plan:
    """Return the plan while this many rows of the quarry are shown; the token of the round may be a `quiet`
    one, which does nothing, and tokens of some `kinds` may still come.
    """
    wide = not seats % 2 and not over
    coming = bool(kinds) + (wide and kinds > FEW)
    plan = _Plan(seats, coming, wide, idle, 0)
    high = 2 * SHELF + rows * plan.size.down
    least = (BRIEF if quiet else TOLD) + LOW + MORE[coming] if wide else 0
    return plan._replace(high=max(high, least) if rows < ROWS else high)


def boxes(seats: int, kinds: int = len(DATA["tokens"])) -> dict[str | int, Box]:
    """Return where everything is: gardens by seat. Tokens of this many `kinds` may still come.

    Token, round and what may still come are one panel beside the quarry. With three players, the token is
    below it, and the rest below the first garden.
    """
    return _boxes(_planned(seats, kinds))


def boxes_of(state: State) -> dict[str | int, Box]:
    """Return where everything is: with two or four players, as high as what is left in the quarry."""
    return _boxes(_plan(state))


def _plan(state: State) -> _Plan:
    return _planned(
        len(state.players),
        len(_unseen(state)),
        over=not state.ask,
        idle=not quarry.earns(state),
        rows=len(_rows(state)),
        quiet=state.token == NO_EFFECT,
    )


def _rows(state: State) -> range:
    """Return the rows of the quarry that are shown: with three players there is room for all."""
    return range(ROWS) if len(state.players) % 2 or not state.ask else quarry.rows_of(state)


def _boxes(plan: _Plan) -> dict[str | int, Box]:
    odd, below = plan.seats % 2, TOP + plan.high + GAP
    found: dict[str | int, Box] = {QUARRY: _at(0, TOP, plan.high)}
    tops = [below, below]
    if odd:
        found[0] = _at(1, TOP, YARD)
        found[ROUND] = _at(1, TOP + YARD + GAP, LOW if plan.coming else LOW + MORE[1])
        low = found[ROUND][3] + MORE[plan.coming]
        if plan.coming:
            found[COMING] = _at(1, found[ROUND][3], MORE[1])
        found[TOKEN] = _at(0, below, low - below)
        tops = [low + GAP] * 2
    else:
        left, _, right, _ = found[QUARRY]
        if plan.wide:
            right = left + 2 * SHELF + quarry.ROW * plan.size.across
            found[QUARRY] = left, TOP, right, TOP + plan.high
        bottom = TOP + plan.high
        last = bottom - MORE[plan.coming]
        for name, ends in ((TOKEN, (TOP, last - LOW)), (ROUND, (last - LOW, last)), (COMING, (last, bottom))):
            if name != COMING or plan.coming:
                found[name] = right + GAP, ends[0], WIDTH - MARGIN, ends[1]
    for seat in range(odd, plan.seats):
        column = (seat + odd) % 2
        found[seat] = _at(column, tops[column], YARD)
        tops[column] += YARD + GAP
    return found


def _together(found: Mapping[str | int, Box]) -> list[list[str | int]]:
    """Return what is in each panel, from above: parts that touch each other share one."""
    panels_of: list[list[str | int]] = []
    for name, (left, top, *_) in sorted(found.items(), key=lambda one: one[1]):
        last = found[panels_of[-1][-1]] if panels_of else None
        if last and (last[0], last[3]) == (left, top):
            panels_of[-1].append(name)
        else:
            panels_of.append([name])
    return panels_of


def _unseen(state: State) -> dict[str, int]:
    """Return how many tokens of each kind may still come."""
    counts = {effect: state.tokens.count(effect) for effect in DATA["tokens"]}
    return {effect: count for effect, count in counts.items() if count and state.ask}


def view(state: State, seat: int) -> View:
    """Return how a garden is seen: what is built of it, as high as there is room for its storeys."""
    return _view(boxes_of(state)[seat], printed.garden_of(state, seat), _sides(state)[seat])


def _sides(state: State) -> list[int]:
    """Return how many columns and rows together each garden shows: as many as the one that needs most of
    them, or else as many as the others need, so that the gardens are as large as they can be on two scales.

    The size of a tile must not seem to mean anything: there are no more, and they do not differ by much.
    """
    needed = [oblique.needs(oblique.built(player.garden)) for player in state.players]
    if not (most := max(needed)):
        return [2 * SIDE] * len(needed)
    ways = (
        [few if need <= few else most for need in needed]
        for few in {most, *(max(need, most - UNLIKE) for need in needed)}
    )
    return max(ways, key=lambda sides: sum(1 / count for count in sides))


def _view(box: Box, yard: Garden, fewest: int) -> View:
    left, top, _, bottom = box
    built = oblique.built(yard)
    found = oblique.fitted(built, fewest, left + BESIDE_BOARD, bottom - meadow.NORTH)
    return found.lifted(yard, top + HEAD + 4)


def ground(seats: int, kinds: int = len(DATA["tokens"])) -> Canvas:
    """Return the parts that never change, to draw on. Tokens of this many `kinds` may still come."""
    return _ground(_planned(seats, kinds))


def warm() -> None:
    """Draw these parts and the tokens in advance."""
    for effect, size in product(DATA["tokens"], UNSEEN):
        art.token(effect, size)
    for seats in ROUNDS:
        lower = range(1, ROWS + 1) if not seats % 2 else (ROWS,)
        ways = product((0, 1, len(DATA["tokens"])), lower, (False, True))
        for plan in {_planned(seats, kinds, rows=rows, quiet=quiet) for kinds, rows, quiet in ways}:
            _ground(plan)
        for kinds in (0, 1, len(DATA["tokens"])):
            _ground(_planned(seats, kinds, idle=True))


@cached
def _ground(plan: _Plan) -> Canvas:
    found = _boxes(plan)
    canvas = Canvas.blank(GROUND, max(box[3] for box in found.values()) + MARGIN)
    for names in _together(found):
        (left, top, right, _), (*_, bottom) = found[names[0]], found[names[-1]]
        fill = quarry.FLOOR if names == [QUARRY] else PAPER
        canvas.plate((left, top, right, bottom), fill, CORNER, on=GROUND.tile)
        if names[0] == TOKEN and len(names) > 1:
            y = found[names[1]][1]
            canvas.box(left, y - 2 * CORNER, right, bottom, FOOTER, CORNER)
            canvas.box(left, y - 2 * CORNER, right, y, PAPER)
    if _is_whole(plan):
        quarry.strips(canvas, found[QUARRY], range(quarry.STACKS), plan.size)
    return canvas


def _is_whole(plan: _Plan) -> bool:
    """Return True if all rows of the quarry are shown."""
    return plan.high >= 2 * SHELF + ROWS * plan.size.down


def board(scene: Scene) -> Canvas:
    """Return the whole table. After the last round the points take the place of question and token.

    A bare one has nothing but the gardens in which anything happened.
    """
    if scene.bare:
        return told.board(scene)
    state: State = scene.view.state
    seats, plan, rows = range(len(state.players)), _plan(state), _rows(state)
    found, stacks, size = _boxes(plan), quarry.stacks_in(rows), plan.size
    canvas, whole = _ground(plan), quarry.around(found[QUARRY], rows, size)
    gardens = [printed.garden_of(state, seat) for seat in seats]
    views = [_view(found[seat], *one) for seat, one in enumerate(zip(gardens, _sides(state), strict=True))]
    apart = [oblique.hidden(seen, yard) for seen, yard in zip(views, gardens, strict=True)]
    lit = scene.active or headline.sentence("babylon", scene).seats
    for seat in seats:
        hanging.lay(canvas, views[seat], land=_land(found[seat]), evening=seat in lit)
    if not _is_whole(plan):
        quarry.strips(canvas, whole, stacks, size)
    quarry.draw(canvas, whole, state, size, rows)
    _beside(canvas, found, scene)
    names = [hanging.names(canvas, views[seat], apart[seat]) for seat in seats]
    frames: list[dict[hanging.Frame, None]] = [{} for _ in seats]
    for events, colour, dashed in [(scene.last, *scene.frame)] if scene.frame else scene.marked:
        marks.stacks(canvas, whole, stacks, events, colour, dashed, size)
        for seat, area in (one for one in told.areas_of(state, events) if one):
            frames[seat][area, colour, dashed] = None
    levels: list[hanging.Number] = []
    if calm := [seat for seat in seats if not gardens[seat].tiles]:
        canvas.paste(_boat(), *_afloat(views[calm[0]]))
    for seat in seats:
        levels += hanging.draw(canvas, views[seat], gardens[seat], names[seat], frames[seat])
        if apart[seat]:
            _hidden(canvas, inset(found[seat], apart[seat]), gardens[seat])
    hanging.number(canvas, levels)
    marks.offered_stacks(canvas, whole, scene.choices, size)
    numbers.badges(canvas, marks.numbered_stacks(whole, scene.numbered, size))
    return canvas


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
    if state.ask or len(state.players) % 2:
        shared = found[TOKEN][0] == found[ROUND][0]
        _round(canvas, found[ROUND], state, words, FOOTER if shared else PAPER)
    if state.ask:
        _token(canvas, found[TOKEN], state, words)
        if COMING in found:
            still_to_come(canvas, found[COMING], state, words)
    else:
        (shared,) = (names for names in _together(found) if TOKEN in names)
        box = *found[TOKEN][:2], *found[shared[-1]][2:]
        canvas.box(*box, PAPER, 16)
        scored.sheets(canvas, box, state)
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


def _round(canvas: Canvas, box: Box, state: State, words: Texts, on: str) -> None:
    """Draw which round of how many it is, on a colour."""
    left, top, right, bottom = box
    rounds, y = ROUNDS[len(state.players)], (top + bottom) / 2
    text = words("render-babylon-round", round=state.round, rounds=rounds)
    room = right - left - 2 * PAD
    limit = room - PAD - rounds * (LEAST + BARS)
    x = left + PAD + canvas.text(left + PAD, y, text, TURN, on=on, limit=limit) + PAD
    wide = (right - PAD - x + BARS) / rounds
    for number in range(rounds):
        ends = round(x + number * wide), round(x + (number + 1) * wide) - BARS
        done = number + 1 - state.round
        fill = INK if done < 0 else GOLD if not done else STONE
        bar = grown((ends[0], round(y) - BAR // 2, ends[1], round(y) + BAR // 2), 0 if done else NOW)
        canvas.box(*bar, fill, min(ROUND_END, (bar[2] - bar[0]) // 2), INK, 0 if done else NOW)


def still_to_come(canvas: Canvas, box: Box, state: State, words: Texts) -> None:
    """Draw the tokens that may still come in a line, with the words above it that say so."""
    left, top, right, bottom = box
    room, coming = right - left - 2 * PAD, _unseen(state)
    canvas.text(left + PAD, top + LABELLED / 2, words("render-babylon-tokens"), LABEL, limit=room)
    small = bottom - top > MORE[1]
    size, each = UNSEEN[small], -(-len(coming) // (1 + small))
    (aside, lower), down, low = ASIDE[small], size + UNDER, bottom - BELOW - size / 2 - small * (size + UNDER)
    for i, (effect, count) in enumerate(coming.items()):
        x, y = left + PAD + size / 2 + i % each * PITCH[small], low + i // each * down
        canvas.paste(art.token(effect, size), x, y)
        if count > 1:
            canvas.paste(_counted(count, small), x + aside * size, y + lower * size)


@caching.composed
def _counted(count: int, small: bool) -> Image.Image:
    """Return how many tokens of a kind there are."""
    size = TWICE[small]
    pen = Pen(size, size)
    pen.circle(size / 2, size / 2, size / 2, FOOTER)
    pen.circle(size / 2, size / 2, size / 2 - 3, INK)
    pen.text(size / 2, size / 2, str(count), COUNT[small], PAPER)
    return pen.sheet()


def _token(canvas: Canvas, box: Box, state: State, words: Texts) -> None:
    """Draw the token of the round, and what it does: in letters of one size for all tokens.

    One that does nothing needs no words where there is no room.
    """
    left, top, right, bottom = box
    room = right - left - 2 * PAD
    size = _help_size(words, room, bottom - top - PAD - SIGN - UNDER)
    text = words(f"babylon-token-help-{state.token}") if bottom - top >= TOLD else ""
    lines, pitch = _balanced(text, size, room) if text else (), round(LEADING * size)
    below = UNDER * bool(lines) + pitch * len(lines)
    x, y = left + PAD + SIGN + 20, (top + bottom - below) / 2
    canvas.paste(art.token(state.token, SIGN), left + PAD + SIGN / 2, y)
    canvas.text(x, y, words.term("babylon", "token", state.token), TITLE, on=PAPER, limit=right - x - PAD)
    first = y + SIGN / 2 + UNDER + pitch / 2
    for i, line in enumerate(lines):
        canvas.text(left + PAD, first + pitch * i, line, size, on=PAPER, bold=False, limit=room)


@lru_cache(maxsize=64)
def _balanced(text: str, size: int, room: int) -> Sequence[str]:
    """Return the lines of a text, all about as long: no word is left alone in the last one."""
    lines = wrapped(text, size, room)
    while len(closer := wrapped(text, size, room := room - NARROWER)) == len(lines):
        lines = closer
    return lines


@lru_cache(maxsize=32)
def _help_size(words: Texts, room: int, high: int) -> int:
    """Return the size in which there is room for what any token does."""
    texts = [words(f"babylon-token-help-{effect}") for effect in DATA["tokens"]]

    def fits(size: int) -> bool:
        return all(len(wrapped(text, size, room)) * round(LEADING * size) <= high for text in texts)

    return next(filter(fits, HELPS), TEXT)


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
            canvas.box(x, low - inner, x + inner, low, NEAREST, panels.INNER)
    canvas.paste(sprites.token(seat, 78, edge=ink), left + 56, y)
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
    canvas.text(x, y, str(player.singles), HELD, INK if player.singles else MUTED)


def inset(box: Box, cells: Collection[int]) -> Plot:
    """Return where cells lie from above that a terrace of a garden hides: in a corner of its panel."""
    part = west, north, shown = oblique.square(cells)
    size, (beside, below) = INSET // shown, BESIDE
    left, top = box[2] - beside - size * (west + shown), box[3] - below - size * (north + shown)
    return Plot(left, top, size, part=part)


def _hidden(canvas: Canvas, plot: Plot, yard: Garden) -> None:
    """Draw cells from above that a terrace hides, with the names of their columns and rows: in a frame as
    dark as the plates on the board that have these names.
    """
    garden.bare_part(canvas, plot)
    garden.draw(canvas, plot, yard, PRINTED, whole=True)
    panels.frame(canvas, plot.box, PLATE, pad=INSET_RIM, radius=10, line=INSET_RIM)
    _, top, right, bottom = plot.box
    west, north, shown = plot.part
    for i in range(shown):
        middle = (i + 0.5) * plot.size
        canvas.text(plot.box[0] + middle, bottom + CLOSE, "ABCDEFGH"[west + i], NAMED, align=0.5)
        canvas.text(right + CLOSE, top + middle, str(north + i + 1), NAMED, align=0.5)
    canvas.paste(art.eye(EYE), right - EYE / 2, top - EYE / 2)
