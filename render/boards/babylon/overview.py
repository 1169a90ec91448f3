"""The first picture: quarry, round and players, and all gardens side by side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from engine.core import Event
from engine.games.babylon.scoring import highest, holes, sheet
from engine.games.babylon.state import DATA, NONE, ROUNDS, TILES, State
from locales import Texts, texts
from render import numbers, panels, sprites
from render.boards.babylon import art, garden, marks, quarry, scored
from render.boards.babylon.garden import Plot
from render.boards.babylon.ground import GROUND
from render.canvas import Canvas, cached
from render.panels import Box
from render.scene import Scene
from render.text import readable, wrapped
from render.theme import (
    BODY,
    GAP,
    GOLD,
    INK,
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

QUARRY: Box = (MARGIN, MARGIN, MARGIN + quarry.WIDTH, MARGIN + quarry.HEIGHT)
ROUND: Box = (QUARRY[2] + GAP, MARGIN, WIDTH - MARGIN, MARGIN + 318)
PLAYERS: Box = (ROUND[0], ROUND[3] + GAP, ROUND[2], QUARRY[3])
GARDENS = QUARRY[3] + GAP
"""px; top of the gardens."""
LABELS = 36
"""px; for the names of rows and columns."""
TOKEN = 56
"""px; a token that may still come."""


class Size(NamedTuple):
    """px of what is in the panel of a garden: a cell, the head above the letters, the tile in the slot."""

    cell: int
    head: int
    slot: int


SIZES = {2: Size(60, 68, 130), 3: Size(54, 100, 84), 4: Size(40, 100, 84)}
"""By number of players."""


def _panel(seats: int, seat: int) -> Box:
    """Return the panel of a garden."""
    size = SIZES[seats]
    width = (WIDTH - 2 * MARGIN - (seats - 1) * GAP) // seats
    left = MARGIN + seat * (width + GAP)
    return left, GARDENS, left + width, GARDENS + size.head + LABELS + 8 * size.cell + 16


def plot(seats: int, seat: int) -> Plot:
    """Return where the cells of a garden lie."""
    left, top, right, _ = _panel(seats, seat)
    size = SIZES[seats]
    inset = min(LABELS + 14, (right - left - 8 * size.cell + LABELS - 10) // 2)
    return Plot(left + inset, top + size.head + LABELS, size.cell)


@cached
def ground(seats: int) -> Canvas:
    """Return the parts that never change, to draw on."""
    canvas = Canvas.blank(GROUND, _panel(seats, 0)[3] + MARGIN)
    quarry.panel(canvas, QUARRY)
    for box in (ROUND, PLAYERS):
        canvas.box(*box, PAPER, 16)
    for seat in range(seats):
        canvas.box(*_panel(seats, seat), PAPER, 16)
        garden.board(canvas, plot(seats, seat), SMALL)
    return canvas


def board(scene: Scene) -> Canvas:
    """Return the whole table. After the last round there is no token any more: the points take its place."""
    state: State = scene.view.state
    words = texts(scene.lang)
    seats = len(state.players)
    canvas = ground(seats)
    quarry.draw(canvas, QUARRY, state, words)
    if state.ask:
        _round(canvas, state, words)
    else:
        scored.sheets(canvas, ROUND, state)
    _players(canvas, scene, state)
    for seat, player in enumerate(state.players):
        _head(canvas, scene, state, seat)
        garden.draw(canvas, plot(seats, seat), player.garden)
    for events, colour, dashed in scene.marked:
        marks.stacks(canvas, QUARRY, events, colour, dashed)
        for seat in range(seats):
            yard = state.players[seat].garden
            marks.built(canvas, plot(seats, seat), yard, events, seat, colour, dashed)
    if scored.ended(scene.last):
        for seat, player in enumerate(state.players):
            scored.points(canvas, plot(seats, seat), player.garden)
    marks.offered_stacks(canvas, QUARRY, scene.choices)
    numbers.badges(canvas, marks.numbered_stacks(QUARRY, scene.numbered))
    return canvas


def places(scene: Scene, events: Sequence[Event]) -> list[Box | None]:
    """Return where each event can be seen: the stacks, and the cells of tiles and decorations."""
    state: State = scene.view.state
    found: list[Box | None] = []
    for happened in events:
        box = None
        if happened.kind in marks.TAKEN:
            tile = quarry.tile_at(QUARRY, int(dict(happened.args)["stack"]) - 1)
            box = panels.around(*tile, quarry.TILE)
        elif happened.seat is not None:
            yard = state.players[happened.seat].garden
            box = marks.box_of(plot(len(state.players), happened.seat), yard, happened)
        found.append(box)
    return found


def _round(canvas: Canvas, state: State, words: Texts) -> None:
    """Draw which round of how many, who begins it, its token, and the tokens that may still come."""
    left, top, right, _ = ROUND
    rounds = ROUNDS[len(state.players)]
    x, y = left + 28, top + 42
    canvas.text(x, y, words("render-babylon-round", round=state.round, rounds=rounds), NAME)
    step = (right - left - 56) / rounds
    for number in range(1, rounds + 1):
        middle = x + (number - 0.5) * step
        here = number == state.round
        canvas.paste(_pip(number < state.round, here), middle, top + 98)
        canvas.text(middle, top + 98, str(number), BODY if here else SMALL, INK if here else SOFT, align=0.5)
    canvas.paste(art.token(state.token, 98), x + 48, top + 186)
    canvas.text(x + 116, top + 158, words.term("babylon", "token", state.token), BODY)
    lines = wrapped(words(f"babylon-token-help-{state.token}"), SMALL, right - x - 140)
    for i, line in enumerate(lines[:2]):
        canvas.text(x + 116, top + 196 + i * 36, line, SMALL, bold=False, limit=right - x - 130)
    y = top + 281
    wide = canvas.text(x, y, words("render-babylon-tokens"), SMALL, SOFT)
    for i, effect in enumerate(DATA["tokens"]):
        number = state.tokens.count(effect)
        middle = x + wide + 50 + i * (right - x - wide - 40) / len(DATA["tokens"])
        canvas.paste(art.token(effect, TOKEN), middle, y)
        canvas.text(middle + TOKEN / 2 + 6, y, str(number), BODY, INK if number else STONE)


def _pip(past: bool, here: bool) -> Image.Image:
    if here:
        return sprites.panel(44, 46, 12, GOLD, INK, 3)
    return sprites.panel(40, 40, 20, SHADE if past else PAPER, STONE, 3)


def _players(canvas: Canvas, scene: Scene, state: State) -> None:
    left, top, right, bottom = PLAYERS
    pad = 10
    size = panels.icon_size(len(state.players), bottom - top - 2 * pad)
    rows = [
        panels.Row(
            name=scene.names[seat],
            score=sum(sheet(player.garden)),
            stock=[
                (art.column(size), player.singles),
                (art.steps(size), highest(player.garden)),
                (art.hole(size), holes(player.garden)),
            ],
            active=seat in scene.active,
            marks=[
                art.flower(player.flower, size + 4),
                *([sprites.first(panels.START)] if seat == state.start and state.ask else []),
            ],
        )
        for seat, player in enumerate(state.players)
    ]
    panels.players(canvas, (left + 8, top + pad, right - 8, bottom - pad), rows)


def _head(canvas: Canvas, scene: Scene, state: State, seat: int) -> None:
    """Draw whose garden it is, and the tile in the slot."""
    seats = len(state.players)
    left, top, right, _ = _panel(seats, seat)
    slot = SIZES[seats].slot
    x, y = right - 16 - slot / 2, top + 14 + slot / 2
    spare = state.players[seat].spare
    canvas.paste(art.no_tile(slot) if spare == NONE else art.slab(TILES[spare].code, slot), x, y)
    y = top + SIZES[seats].head / 2 + 4
    canvas.paste(sprites.token(seat, 62), left + 46, y)
    name = readable(scene.names[seat], SEATS[seat].letter)
    canvas.text(left + 84, y, name, NAME - 4, limit=right - left - slot - 112)
