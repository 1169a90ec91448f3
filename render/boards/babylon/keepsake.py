"""The gardens of the winners of Babylon at the end, two in a row, for the poster of a finished game."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from math import sin

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
ZOOMS = (SCALE / 4, SCALE / SIDE, 0.85, 0.85)
"""By the number of gardens; the first two are those of parts of boards, whose sprites are there already."""
TOPS, FOOT = (36, 190, 190, 190), 14
"""px; above the first board of a garden, by their number, and below the last one."""
ROW = 140
"""px; from a garden to the one below it."""
HEADROOM = 30
"""px; above what stands in a garden."""
TOKEN = 130
"""px; the mark of the owner of each of several gardens, in the corner above it."""
FLAG, POLE, PLANTED = (216, 128), 310, (104, 74)
"""px; the flag of a single winner and its pole, which stands before the board where no terrace hides it: from
the left edge, and above the lower one.
"""
WAVE, FOLDS = 11, (0, 0.25, 0.5, 0.75, 1)
"""px; how far the cloth of the flag waves, and at which shares of its length it is measured."""
PALMS = (
    (92, 512, 290), (250, 372, 200), (352, 250, 140), (1436, 512, 290), (1278, 372, 200), (1176, 250, 140),
)  # fmt: skip
"""px; where palms stand, and how high they are: an avenue on both sides, lower the further off."""
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


def keepsake(scene: Scene, winners: Sequence[int]) -> Canvas:
    """Return their gardens, without the letters and numbers that name places."""
    state: State = scene.view.state
    canvas = _ground(len(winners))
    for seat, view in zip(winners, _views(len(winners)), strict=True):
        yard = printed.garden_of(state, seat)
        hanging.draw(canvas, view.lifted(yard, max(HEADROOM, round(view.top) - ROW)), yard)
        if len(winners) > 1:
            x, y = view.at(0, SIDE)[0] + 0.7 * TOKEN, view.top + TOKEN - TOPS[1]
            canvas.paste(sprites.token(seat, TOKEN), x, y)
        else:
            flag = _flag(seat)
            canvas.put(flag, PLANTED[0], canvas.size[1] - PLANTED[1] - flag.height)
    return canvas


def warm() -> None:
    """Draw in advance what is below the garden of a single winner, and what most of these have."""
    _ground(1)
    zoom = ZOOMS[0]
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


def _views(gardens: int) -> list[View]:
    """Return a view of each garden, in rows of two; the third of three is centred."""
    zoom, top = ZOOMS[gardens - 1], TOPS[gardens - 1]
    pitch = round(2 * SIDE * relief.HALF_HIGH * zoom) + ROW
    middles = [WIDE * (1 + 2 * (at % 2)) / 4 for at in range(gardens)]
    if gardens % 2:
        middles[-1] = WIDE / 2
    return [View(x, top + at // 2 * pitch, zoom=zoom) for at, x in enumerate(middles)]


@cached
def _ground(gardens: int) -> Canvas:
    """Return the bare boards of gardens, among meadows and palms."""
    views = _views(gardens)
    _, front = views[-1].at(SIDE, SIDE)
    side = relief.SIDE_HIGH
    high = round(front + side) + FOOT
    canvas = Canvas(GROUND, Image.new("RGB", (WIDE, high), SAND))
    pen = Pen(WIDE, high)
    for colour, crest in MEADOWS:
        line = [(x, y * high) for x, y in crest]
        pen.polygon([*smooth(line, closed=False), (WIDE + 40, high), (-40, high)], colour)
    for view in views:
        corners = ((0, 0), (SIDE, 0), (SIDE, SIDE), (0, SIDE))
        below = [(x, y + side) for x, y in (view.at(*corner) for corner in corners)]
        away = [(x + SHADOW[0] * view.zoom, y + SHADOW[1] * view.zoom) for x, y in below]
        pen.polygon([below[0], away[1], away[2], below[3]], LEEWARD, soft=6)
    palms = PALMS if gardens == 1 else ()
    for x, foot, tall in palms:
        pen.ellipse(x + 0.3 * tall, foot, 0.42 * tall, 0.05 * tall, STONE)
    canvas.put(pen.sheet(), 0, 0)
    for x, foot, tall in sorted(palms, key=lambda palm: palm[1]):
        tree = cover.palm(tall)
        canvas.paste(tree, x + tree.width / 2 - 76, foot - tree.height / 2)
    for view in views:
        bare = relief.board(SIDE, SIDE, view.zoom)
        (x, y), (left, top) = view.at(SIDE / 2, SIDE / 2), bare.info["at"]
        canvas.put(bare, round(x) + left, round(y) + top)
    grass = Pen(WIDE, high)
    for view, (share, low) in product(views, TUFTS):
        for x, y in (view.at(share * SIDE, SIDE), view.at(SIDE, share * SIDE)):
            _tuft(grass, x, y + side + low)
    if gardens == 1:
        grass.line(
            [(PLANTED[0] + 8, high - PLANTED[1]), (PLANTED[0] + 150, high - PLANTED[1] + 30)], LEEWARD, 10
        )
        _tuft(grass, PLANTED[0], high - PLANTED[1] + 8)
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
