"""The gardens of the winners of Babylon as they hang when all is built, for the poster of a finished game."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.games.babylon.state import SIDE, State
from render import box, sprites
from render.boards.babylon import cover, hanging, relief
from render.boards.babylon.ground import GROUND
from render.boards.babylon.hanging import View
from render.canvas import Canvas, cached
from render.pen import Pen, smooth
from render.scene import Scene
from render.theme import SAND, WIDTH

WIDE = WIDTH - 2 * box.INSIDE
"""px"""
ZOOMS = (4 / 3, 1.0, 2 / 3, 0.5)
"""By the number of gardens; the first two are those of boards, whose sprites are there already."""
TOPS, FOOT = (80, 190, 250, 256), 36
"""px; above the board of a garden, by their number, and below it."""
HEADROOM = 30
"""px; above what stands in a garden."""
TOKEN, CROWN = 130, 124
"""px; the mark of a winner and its crown, in the corner above a garden."""
CREST = ((-40, 300), (380, 240), (760, 290), (1140, 230), (1560, 280))
"""px; the edge of the sand."""
PALMS = ((110, 700, 210), (250, 800, 170), (1270, 800, 170), (1400, 690, 210))
"""px; where palms stand, and how high they are."""


def keepsake(scene: Scene, winners: Sequence[int]) -> Canvas:
    """Return their gardens beside each other, without the letters and numbers that name places."""
    state: State = scene.view.state
    canvas = _ground(len(winners))
    for seat, view in zip(winners, _views(len(winners)), strict=True):
        yard = state.players[seat].garden
        x, _ = view.at(0, SIDE)
        hanging.draw(canvas, view.lifted(yard, HEADROOM), yard)
        x, y = x + 0.7 * TOKEN, CROWN
        canvas.paste(sprites.token(seat, TOKEN), x, y + TOKEN / 2)
        canvas.paste(sprites.crown(CROWN), x, y - 0.3 * CROWN)
    return canvas


def warm() -> None:
    """Draw what is below the garden of a single winner in advance."""
    _ground(1)


def _views(gardens: int) -> list[View]:
    """Return how so many gardens beside each other are seen."""
    zoom, top, room = ZOOMS[gardens - 1], TOPS[gardens - 1], WIDE / gardens
    return [View(room * (at + 0.5), top, zoom=zoom) for at in range(gardens)]


@cached
def _ground(gardens: int) -> Canvas:
    """Return sand with palms, and the bare boards of gardens."""
    views = _views(gardens)
    _, front = views[0].at(SIDE, SIDE)
    high = round(front + relief.SIDE_HIGH * views[0].zoom) + FOOT
    canvas = Canvas(GROUND, Image.new("RGB", (WIDE, high), GROUND.sky[-1]))
    pen = Pen(WIDE, high)
    pen.polygon([*smooth(CREST, closed=False), (WIDE + 40, high), (-40, high)], SAND)
    canvas.put(pen.sheet(), 0, 0)
    for x, foot, high in PALMS if gardens == 1 else ():
        tree = cover.palm(high)
        canvas.paste(tree, x, foot - tree.height / 2)
    for view in views:
        bare = relief.board(SIDE, (True, True, True, True), view.zoom)
        (x, y), (left, top) = view.at(SIDE / 2, SIDE / 2), bare.info["at"]
        canvas.put(bare, round(x) + left, round(y) + top)
    return canvas
