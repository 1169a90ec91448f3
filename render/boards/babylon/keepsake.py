"""The gardens of Babylon at the end, for the poster of a finished game."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from PIL import Image

from engine import games
from engine.games.babylon.state import SIDE, State
from render import box, keepsakes
from render.boards.babylon import hanging, printed, relief
from render.boards.babylon.ground import FLOWERS, GROUND, HOLLOW, LEE, LEEWARD, MEADOW
from render.boards.babylon.oblique import SCALE, View
from render.caching import sprite
from render.canvas import Canvas, cached
from render.panels import around
from render.pen import Pen, Point, smooth
from render.scene import Scene
from render.theme import LEAF, SAND, SHADE, WIDTH

WIDE = WIDTH - 2 * box.INSIDE
"""px"""
ZOOM = SCALE / SIDE
"""That of a whole garden in the picture of all of them, whose sprites are there already."""
HIGH = {2: 1036, 3: 1130, 4: 1130}
"""px; by how many gardens there are."""
LARGE, SMALL = 1.22, 0.68
"""The size of the garden of the one winner, and that of others of more than two."""
LIES: dict[int, Sequence[tuple[int, int]]] = {
    2: ((443, 24), (1157, 214)),
    3: ((446, 80), (1190, 0), (1190, 552)),
    4: ((446, 80), (946, 0), (1266, 270), (946, 552)),
}
"""By how many gardens there are, for each of them from the best on: its middle from the left, and how much
lower it lies than the highest may, px. That of the winner is at the left, the others are around its right
corner or, if it is only one, below it; and all are well within the picture.
"""
LEVEL: dict[int, Sequence[tuple[int, int]]] = {
    2: ((382, 140), (1146, 140)),
    3: ((268, 270), (764, 270), (1260, 270)),
    4: ((382, 0), (1146, 0), (382, 552), (1146, 552)),
}
"""The same if several have won, when all are as large."""
HEADROOM, AIR = 44, 12
"""px; above a board, for what stands in a garden, and what is empty above that."""
SIGNS, OVER = ((252, 112, 96), (164, 80, 64)), 10
"""px; the signs of the best and of others, which begin this far above the nearest corner of their gardens:
how wide and high they are, and their type.
"""
MEADOWS: Sequence[tuple[str, Sequence[Point]]] = (
    (SHADE, ((-40, 0.26), (300, 0.2), (760, 0.26), (1240, 0.18), (WIDE + 40, 0.24))),
    (LEE, ((-40, 0.42), (280, 0.48), (760, 0.44), (1260, 0.5), (WIDE + 40, 0.4))),
    (MEADOW, ((-40, 0.6), (300, 0.56), (760, 0.7), (1240, 0.56), (WIDE + 40, 0.62))),
    (HOLLOW, ((-40, 0.82), (280, 0.86), (760, 0.8), (1260, 0.9), (WIDE + 40, 0.8))),
)
"""The colours of the land around a garden, from sand to grass, and where each begins: px, and shares of the
height.
"""
TUFTS = ((0.2, 6), (0.72, 0))
"""Where grass grows at the lower edges of a board: shares of their length, and px below them."""
ROOTS = 12
"""px; from the middle of some grass down to its roots."""
SHADOW = (34, 20)
"""px; how far the shadow of a board reaches beyond it."""


def keepsake(scene: Scene, winners: Sequence[int]) -> Canvas:
    """Return the gardens of all, from the best on, each whole, that of the winner of many the largest.

    Each has a sign with all its points, in the same size for the same points if the gardens have one. None
    has the letters and numbers that name places.
    """
    state: State = scene.view.state
    scores = games.get("babylon").scores(state)
    order = sorted(range(len(scores)), key=lambda seat: (seat not in winners, -scores[seat], seat))
    plots = views(len(order), len(winners))
    canvas = _ground(plots)
    for seat, view in zip(order, plots, strict=True):
        yard = printed.garden_of(state, seat)
        hanging.draw(canvas, view.lifted(yard, round(view.top) - HEADROOM + AIR), yard)
    for seat, view in zip(order, plots, strict=True):
        wide, high, size = SIGNS[scores[seat] < max(scores) or view.zoom == SMALL]
        x, y = view.at(SIDE, SIDE)
        keepsakes.sign(canvas, around(x, y - OVER + high / 2, wide, high), seat, str(scores[seat]), size)
    return canvas


def views(seats: int, winners: int = 1) -> tuple[View, ...]:
    """Return how the gardens lie, from the best on."""
    other = ZOOM if seats == 2 else SMALL
    lies = (LEVEL if winners > 1 else LIES)[seats]
    zooms = [other if winners > 1 else LARGE, *[other] * (seats - 1)]
    return tuple(View(x, HEADROOM + low, zoom=zoom) for (x, low), zoom in zip(lies, zooms, strict=True))


def warm() -> None:
    """Draw in advance what is below the gardens, and what most of these have."""
    for seats, winners in product(LIES, (1, 2)):
        _ground(views(seats, winners))
    for zoom in (ZOOM, LARGE, SMALL):
        for kind in FLOWERS:
            relief.quarter(zoom, hanging.COMMON + 1, kind, 0)
        for draw, down in product((relief.fountain, relief.footbridge), (False, True)):
            draw(zoom, down)
        for draw in (relief.statue, relief.belvedere):
            draw(zoom)
        for way in ((1, 0), (0, 1), (-1, 0), (0, -1)):
            relief.staircase(zoom, *way, View(0, 0, zoom=zoom).rise)


@cached
def _ground(lying: tuple[View, ...]) -> Canvas:
    """Return the bare boards of gardens, among meadows."""
    high = HIGH[len(lying)]
    canvas = Canvas(GROUND, Image.new("RGB", (WIDE, high), SAND))
    pen = Pen(WIDE, high)
    for colour, crest in MEADOWS:
        line = [(x, y * high) for x, y in crest]
        pen.polygon([*smooth(line, closed=False), (WIDE + 40, high), (-40, high)], colour)
    for view in lying:
        side, corners = relief.SIDE_HIGH * view.zoom, ((0, 0), (SIDE, 0), (SIDE, SIDE), (0, SIDE))
        below = [(x, y + side) for x, y in (view.at(*corner) for corner in corners)]
        away = [(x + SHADOW[0] * view.zoom, y + SHADOW[1] * view.zoom) for x, y in below]
        pen.polygon([below[0], away[1], away[2], below[3]], LEEWARD, soft=6)
    canvas.put(pen.sheet(), 0, 0)
    for view in lying:
        bare = relief.board(SIDE, SIDE, view.zoom)
        (x, y), (left, top) = view.at(SIDE / 2, SIDE / 2), bare.info["at"]
        canvas.put(bare, round(x) + left, round(y) + top)
    for view, (share, low) in product(lying, TUFTS):
        for x, y in (view.at(share * SIDE, SIDE), view.at(SIDE, share * SIDE)):
            canvas.paste(_tuft(), x, y + (relief.SIDE_HIGH + low) * view.zoom - ROOTS)
    return canvas


@sprite
def _tuft() -> Image.Image:
    """Return some grass, its roots in the middle of it and ROOTS px lower."""
    pen = Pen(48, 40)
    for lean in (-18, -7, 5, 16):
        pen.line([(24, 20 + ROOTS), (24 + lean, 20 + ROOTS - 26 + abs(lean) / 2)], LEAF, 6)
    return pen.sheet()
