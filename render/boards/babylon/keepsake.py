"""The gardens of the winners of Babylon at the end, two in a row, for the poster of a finished game."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from math import sin
from typing import NamedTuple

from PIL import Image

from engine.games.babylon.state import SIDE, SYMBOLS, State
from render import box, sprites
from render.boards.babylon import cover, hanging, printed, relief
from render.boards.babylon.ground import FLOWERS, GROUND, HOLLOW, LEE, LEEWARD, MEADOW
from render.boards.babylon.oblique import SCALE, View
from render.caching import sprite
from render.canvas import Canvas, cached
from render.pen import Pen, Point, smooth
from render.scene import Scene
from render.theme import GOLD, INK, LEAF, SAND, SEATS, SHADE, STONE, WIDTH, WOOD

WIDE = WIDTH - 2 * box.INSIDE
"""px"""
ZOOM = SCALE / SIDE
"""That of a whole garden in the picture of all of them, whose sprites are there already."""
ROOMS = (WIDE / 2, WIDE / 2, WIDE / 3, WIDE / 4)
"""px; the room of each garden across, by how many are shown alike."""
BESIDE = 0.47 * WIDE
"""px; the room of the garden of a winner beside two or three others."""
HIGH, FOOT = 684, 14
"""px; and below the last board."""
HEADROOM, AIR = 44, 12
"""px; above a board, for what stands in a garden, and what is empty above that."""
TOKEN = 84
"""px; the mark of the owner of a garden in the corner before it."""
FLAG, POLE = (150, 92), 184
"""px; the flag of a winner, and its pole, which stands in that corner."""
WAVE, FOLDS = 11, (0, 0.25, 0.5, 0.75, 1)
"""px; how far the cloth of the flag waves, and at which shares of its length it is measured."""
PALMS = ((64, 470, 230), (134, 330, 150), (1468, 470, 230), (1398, 330, 150))
"""px; where palms stand at both sides, and how high they are."""
MEADOWS: Sequence[tuple[str, Sequence[Point]]] = (
    (SHADE, ((-40, 0.26), (300, 0.2), (760, 0.26), (1240, 0.18), (WIDE + 40, 0.24))),
    (LEE, ((-40, 0.42), (280, 0.48), (760, 0.44), (1260, 0.5), (WIDE + 40, 0.4))),
    (MEADOW, ((-40, 0.6), (300, 0.56), (760, 0.7), (1240, 0.56), (WIDE + 40, 0.62))),
    (HOLLOW, ((-40, 0.82), (280, 0.86), (760, 0.8), (1260, 0.9), (WIDE + 40, 0.8))),
)
"""The colours of the land around a garden, from sand to grass, and where each begins: px, and shares of the
height.
"""
TUFTS = ((0.12, 0), (0.34, 14), (0.62, -2), (0.9, 10))
"""Where grass grows at the lower edges of a board: shares of their length, and px below them."""
SHADOW = (34, 20)
"""px; how far the shadow of a board reaches beyond it."""


class Plot(NamedTuple):
    """Where the garden of a seat is shown."""

    seat: int
    left: float
    right: float
    view: View


def keepsake(scene: Scene, winners: Sequence[int]) -> Canvas:
    """Return the garden of the winner, with the smaller ones of others at its side or, of two, with the other
    one; those of several winners are alone. None has the letters and numbers that name places.
    """
    state: State = scene.view.state
    plots = _plots(tuple(winners), len(state.players))
    canvas = _ground(tuple(plot.view for plot in plots))
    for seat, left, _, view in plots:
        yard = printed.garden_of(state, seat)
        hanging.draw(canvas, view.lifted(yard, round(view.top) - HEADROOM + AIR), yard)
        corner = view.at(SIDE / 2, SIDE)[1] + relief.SIDE_HIGH * view.zoom
        if seat in winners:
            flag = _flag(seat)
            canvas.put(flag, round(left) + 24, min(round(corner) - 36, HIGH - flag.height - 4))
        else:
            canvas.paste(sprites.token(seat, TOKEN), left + TOKEN, corner + 34 * view.zoom)
    return canvas


def _plots(winners: Sequence[int], seats: int) -> list[Plot]:
    """Return where each garden is: those alike in one row, others than that of a winner in rows of two."""
    others = [seat for seat in range(seats) if seat not in winners]
    if len(winners) > 1 or seats == 2:
        shown, wide = [*winners, *others][: max(2, len(winners))], ROOMS[max(2, len(winners)) - 1]
        return [_plot(seat, wide * at, wide * (at + 1), 0, HIGH) for at, seat in enumerate(shown)]
    wide, high = (WIDE - BESIDE) / 2, HIGH / (1 + (len(others) > 2))
    found = [_plot(winners[0], 0, BESIDE, 0, HIGH)]
    for at, seat in enumerate(others):
        left = BESIDE + wide * (at % 2 + 0.5 * (at == 2))
        found.append(_plot(seat, left, left + wide, at // 2 * high, (at // 2 + 1) * high))
    return found


def _plot(seat: int, left: float, right: float, top: float, bottom: float) -> Plot:
    """Return a garden as large as there is room for it in a box, in the middle of that."""
    across, down = 2 * SIDE * relief.HALF_WIDE, 2 * SIDE * relief.HALF_HIGH + relief.FRONT
    zoom = min(ZOOM, (right - left) / across, (bottom - top - HEADROOM - FOOT) / down)
    north = (top + HEADROOM + bottom - FOOT - down * zoom) / 2
    return Plot(seat, left, right, View((left + right) / 2, north, zoom=zoom))


def warm() -> None:
    """Draw in advance what is below the garden of a single winner, and what most of these have."""
    for seats in (2, 3, 4):
        _ground(tuple(plot.view for plot in _plots((0,), seats)))
    zoom = ZOOM
    for kind in FLOWERS:
        relief.quarter(zoom, hanging.COMMON + 1, kind, 0)
    for draw, down in product((relief.fountain, relief.footbridge), (False, True)):
        draw(zoom, down)
    for symbol, storey in product(SYMBOLS, range(1, hanging.COMMON + 2)):
        relief.sign(zoom, symbol, storey)
    for draw in (relief.statue, relief.belvedere):
        draw(zoom)
    for way in ((1, 0), (0, 1), (-1, 0), (0, -1)):
        relief.staircase(zoom, *way, View(0, 0, zoom=zoom).rise)


@cached
def _ground(views: Sequence[View]) -> Canvas:
    """Return the bare boards of gardens, among meadows and palms."""
    canvas = Canvas(GROUND, Image.new("RGB", (WIDE, HIGH), SAND))
    pen = Pen(WIDE, HIGH)
    for colour, crest in MEADOWS:
        line = [(x, y * HIGH) for x, y in crest]
        pen.polygon([*smooth(line, closed=False), (WIDE + 40, HIGH), (-40, HIGH)], colour)
    for view in views:
        side, corners = relief.SIDE_HIGH * view.zoom, ((0, 0), (SIDE, 0), (SIDE, SIDE), (0, SIDE))
        below = [(x, y + side) for x, y in (view.at(*corner) for corner in corners)]
        away = [(x + SHADOW[0] * view.zoom, y + SHADOW[1] * view.zoom) for x, y in below]
        pen.polygon([below[0], away[1], away[2], below[3]], LEEWARD, soft=6)
    for x, foot, tall in PALMS:
        pen.ellipse(x + 0.3 * tall, foot, 0.42 * tall, 0.05 * tall, STONE)
    canvas.put(pen.sheet(), 0, 0)
    for x, foot, tall in sorted(PALMS, key=lambda palm: palm[1]):
        canvas.paste(tree := cover.palm(tall), x, foot - tree.height / 2)
    for view in views:
        bare = relief.board(SIDE, SIDE, view.zoom)
        (x, y), (left, top) = view.at(SIDE / 2, SIDE / 2), bare.info["at"]
        canvas.put(bare, round(x) + left, round(y) + top)
    grass = Pen(WIDE, HIGH)
    for view, (share, low) in product(views, TUFTS):
        for x, y in (view.at(share * SIDE, SIDE), view.at(SIDE, share * SIDE)):
            _tuft(grass, x, y + (relief.SIDE_HIGH + low) * view.zoom)
    canvas.put(grass.sheet(), 0, 0)
    return canvas


@sprite
def _flag(seat: int) -> Image.Image:
    """Return a flag in the colour of a seat, with its mark, on a pole."""
    look, (wide, deep) = SEATS[seat], FLAG
    pen, top = Pen(wide + 16, POLE), 20
    pen.line([(8, 12), (8, POLE - 6)], INK, 14)
    pen.line([(8, 12), (8, POLE - 6)], WOOD, 7)
    upper = smooth([(11 + at * (wide - 11), top + WAVE * sin(7 * at)) for at in FOLDS], closed=False)
    lower = [(x, y + deep) for x, y in reversed(upper)]
    notch = (wide - 0.26 * deep, (upper[-1][1] + lower[0][1]) / 2)
    pen.polygon([*upper, notch, *lower], look.colour, INK, 3, soft=2)
    size = round(0.8 * deep * pen.zoom)
    pen.paste(sprites.token(seat, size, edge=look.text), 0.4 * wide, top + deep / 2 + WAVE / 3)
    pen.circle(8, 10, 6, GOLD, INK, 3)
    return pen.sheet()


def _tuft(pen: Pen, x: float, y: float) -> None:
    """Draw some grass, its roots at (x, y)."""
    for lean in (-18, -7, 5, 16):
        pen.line([(x, y), (x + lean, y - 26 + abs(lean) / 2)], LEAF, 6)
