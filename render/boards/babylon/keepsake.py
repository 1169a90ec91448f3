"""The gardens of Babylon at the end, for the poster of a finished game."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from math import sin

from PIL import Image

from engine import games
from engine.games.babylon.state import SIDE, State
from render import box, sprites
from render.boards.babylon import cover, hanging, printed, relief
from render.boards.babylon.ground import FLOWERS, GROUND, HOLLOW, LEE, LEEWARD, MEADOW
from render.boards.babylon.oblique import SCALE, View
from render.caching import sprite
from render.canvas import Canvas, cached
from render.pen import Pen, Point, smooth
from render.scene import Scene
from render.theme import GOLD, INK, LEAF, PAPER, SAND, SEATS, SHADE, STONE, WIDTH, WOOD

WIDE = WIDTH - 2 * box.INSIDE
"""px"""
ZOOM = SCALE / SIDE
"""That of a whole garden in the picture of all of them, whose sprites are there already."""
HIGH, MANY, FOOT = 684, 846, 14
"""px; the height with two gardens, and with more; and below the last board."""
LEANS: dict[int, Sequence[tuple[int, bool]]] = {
    2: ((0, False), (1, False)),
    3: ((1, False), (0, True), (2, True)),
    4: ((0, False), (2, False), (1, True), (3, True)),
}
"""By how many gardens there are, for each of them from the best on: its place from the left, and whether it
lies lower, between others.
"""
ZOOMS = {2: ZOOM, 3: 0.92, 4: 0.815}
"""By how many there are: how large they are."""
MARGIN = 14
"""px; beside the outer ones."""
HEADROOM, AIR = 44, 12
"""px; above a board, for what stands in a garden, and what is empty above that."""
TOKEN, RIM, LARGER, GILT = 96, 6, 1.2, 8
"""px; the mark of the owner of a garden before its nearest corner, if there are more than two, and the light
rim around it; how much larger that of a winner is; and px, the gold around this one.
"""
FLAG, POLE = (150, 92), 184
"""px; the flag of one of two, and its pole, which stands at the left of the garden."""
WAVE, FOLDS = 11, (0, 0.25, 0.5, 0.75, 1)
"""px; how far the cloth of the flag waves, and at which shares of its length it is measured."""
PALMS = ((64, 470, 230), (134, 330, 150), (1468, 470, 230), (1398, 330, 150))
"""px; where palms stand at both sides of two gardens, and how high they are."""
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
    """Return the gardens of all, from the best on, each whole and as large as those of others.

    None has the letters and numbers that name places.
    """
    state: State = scene.view.state
    scores = games.get("babylon").scores(state)
    order = sorted(range(len(scores)), key=lambda seat: (seat not in winners, -scores[seat], seat))
    plots = views(len(order))
    canvas = _ground(len(order))
    for seat, view in zip(order, plots, strict=True):
        yard = printed.garden_of(state, seat)
        hanging.draw(canvas, view.lifted(yard, round(view.top) - HEADROOM + AIR), yard)
    for seat, view in zip(order, plots, strict=True):
        if len(order) == 2:
            x, y = view.at(0, SIDE)
            low = view.at(SIDE / 2, SIDE)[1] + relief.SIDE_HIGH * view.zoom
            flag = _flag(seat)
            canvas.put(flag, round(x) - 30, min(round(low) - 36, HIGH - flag.height - 4))
        else:
            (x, y), mark = view.at(SIDE, SIDE), _mark(seat, seat in winners)
            canvas.paste(mark, x, min(y + 0.2 * TOKEN, MANY - (mark.height + FOOT) / 2))
    return canvas


def views(seats: int) -> list[View]:
    """Return how the gardens lie, from the best on: two beside each other; the lower ones of more lie in gaps
    of the upper ones, as tiles do.
    """
    zoom, high = ZOOMS[seats], MANY if seats > 2 else HIGH
    across, down = 2 * SIDE * relief.HALF_WIDE * zoom, (2 * SIDE * relief.HALF_HIGH + relief.FRONT) * zoom
    beside = min(WIDE / 2, (WIDE - 2 * MARGIN - across) / (seats - 1))
    upper, lower = HEADROOM if seats > 2 else (HIGH + HEADROOM - FOOT - down) / 2, high - FOOT - down
    return [
        View((WIDE - (seats - 1) * beside) / 2 + place * beside, lower if low else upper, zoom=zoom)
        for place, low in LEANS[seats]
    ]


def warm() -> None:
    """Draw in advance what is below the gardens, and what most of these have."""
    for seats in LEANS:
        _ground(seats)
    for zoom in ZOOMS.values():
        for kind in FLOWERS:
            relief.quarter(zoom, hanging.COMMON + 1, kind, 0)
        for draw, down in product((relief.fountain, relief.footbridge), (False, True)):
            draw(zoom, down)
        for draw in (relief.statue, relief.belvedere):
            draw(zoom)
        for way in ((1, 0), (0, 1), (-1, 0), (0, -1)):
            relief.staircase(zoom, *way, View(0, 0, zoom=zoom).rise)


@cached
def _ground(seats: int) -> Canvas:
    """Return the bare boards of gardens, among meadows and palms."""
    lying, high = views(seats), MANY if seats > 2 else HIGH
    canvas = Canvas(GROUND, Image.new("RGB", (WIDE, high), SAND))
    pen, palms = Pen(WIDE, high), PALMS if seats == 2 else ()
    for colour, crest in MEADOWS:
        line = [(x, y * high) for x, y in crest]
        pen.polygon([*smooth(line, closed=False), (WIDE + 40, high), (-40, high)], colour)
    for view in lying:
        side, corners = relief.SIDE_HIGH * view.zoom, ((0, 0), (SIDE, 0), (SIDE, SIDE), (0, SIDE))
        below = [(x, y + side) for x, y in (view.at(*corner) for corner in corners)]
        away = [(x + SHADOW[0] * view.zoom, y + SHADOW[1] * view.zoom) for x, y in below]
        pen.polygon([below[0], away[1], away[2], below[3]], LEEWARD, soft=6)
    for x, foot, tall in palms:
        pen.ellipse(x + 0.3 * tall, foot, 0.42 * tall, 0.05 * tall, STONE)
    canvas.put(pen.sheet(), 0, 0)
    for x, foot, tall in sorted(palms, key=lambda palm: palm[1]):
        canvas.paste(tree := cover.palm(tall), x, foot - tree.height / 2)
    for view in lying:
        bare = relief.board(SIDE, SIDE, view.zoom)
        (x, y), (left, top) = view.at(SIDE / 2, SIDE / 2), bare.info["at"]
        canvas.put(bare, round(x) + left, round(y) + top)
    grass = Pen(WIDE, high)
    for view, (share, low) in product(lying, TUFTS):
        for x, y in (view.at(share * SIDE, SIDE), view.at(SIDE, share * SIDE)):
            _tuft(grass, x, y + (relief.SIDE_HIGH + low) * view.zoom)
    canvas.put(grass.sheet(), 0, 0)
    return canvas


@sprite
def _mark(seat: int, won: bool) -> Image.Image:
    """Return the mark of the owner of a garden with a light rim, and gold around that of a winner."""
    size, far = round(TOKEN * LARGER) if won else TOKEN, RIM + GILT * won
    pen, middle = Pen(size + 2 * far, size + 2 * far), size / 2 + far
    token = sprites.token(seat, round(size * pen.zoom))
    for colour, wide in ((INK, far), (GOLD, far - 2), (PAPER, RIM - 2))[0 if won else 2 :]:
        pen.halo(token, middle, middle, colour, wide)
    pen.paste(token, middle, middle)
    return pen.sheet()


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
