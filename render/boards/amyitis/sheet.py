"""What the pictures of questions share: their headline, sizes, and what the viewer has to pay with."""

from __future__ import annotations

from functools import partial

from PIL import Image

from engine.games.amyitis.state import GOODS
from render import caching, headline, sprites
from render.boards import Sign
from render.boards.amyitis import art
from render.boards.amyitis.garden import HEADLINE
from render.boards.amyitis.ground import GROUND
from render.boards.amyitis.players import LACKING, stock
from render.canvas import Canvas
from render.pen import Pen, Point
from render.scene import Scene
from render.theme import GAP, INK, MARGIN, PAPER, SEATS

ACROSS = 1000
"""px; the width of these pictures, as wide as those of what a turn changes: their headlines are alike."""
WORDS = 44
"""px; the size of words."""
PRICES, STOCK = 54, 66
"""px; what a choice costs, and what the viewer has."""
APART = 14
"""px; between the frames of two things to choose from."""
BADGE = 60
"""px; the number of a choice."""
LEFT, RIGHT, TOP = MARGIN, ACROSS - MARGIN, HEADLINE
PURSE = 100
"""px; the height of what the viewer has."""
TAB = 112
"""px; the part of that in the colour of the viewer."""
PURSE_ICON, OWNED = 78, (164, 200)
"""px; the sign of what the viewer has; from one to the next, and if there is room: all of that is smaller if
there are many kinds.
"""
Spots = list[tuple[Point, int]]
"""Where the numbers of choices stand."""


def side_by_side(count: int) -> list[tuple[int, int]]:
    """Return the sides of this many things that are side by side from one edge to the other, in px."""
    step = (RIGHT - LEFT + GAP) / count
    return [(round(LEFT + at * step), round(LEFT + (at + 1) * step) - GAP) for at in range(count)]


def blank(scene: Scene, height: int) -> Canvas:
    """Return a picture with its headline, and room for the rest below."""
    canvas = Canvas.blank(GROUND, TOP + height + MARGIN, ACROSS)
    headline.draw(canvas, "amyitis", scene, right=RIGHT)
    return canvas


def purse_height(scene: Scene) -> int:
    """Return how high what the viewer has is, with the room above it; nobody else has anything to choose."""
    return 0 if scene.view.seat is None else PURSE + GAP


def purse(canvas: Canvas, scene: Scene, top: int) -> None:
    """Draw what the viewer has to pay with, as large as it looks on a picture of the usual width.

    Goods of which some are given back are shown above.
    """
    if scene.view.seat is None:
        return
    player, zoom = scene.view.state.players[scene.view.seat], canvas.size[0] / ACROSS
    stored = any(action.verb == "discard" for action in scene.choices)
    kinds = {"talents": player.talents, "camels": player.camels, "gardeners": player.gardeners}
    owned: list[tuple[Sign, int]] = [
        *((partial(stock, kind, number=number), number) for kind, number in kinds.items()),
        *(
            (partial(art.good, kind), n)
            for kind, n in zip(GOODS, player.goods, strict=True)
            if n and not stored
        ),
    ]
    right, y = canvas.size[0] - MARGIN, top + int(zoom * PURSE) / 2
    low, tab = top + int(zoom * PURSE), LEFT + round(TAB * zoom)
    canvas.box(LEFT, top, right, low, PAPER, 16)
    canvas.put(_tab(scene.view.seat, tab - LEFT, low - top, int(zoom * PURSE_ICON)), LEFT, top)
    x, (least, most) = LEFT + 136 * zoom, OWNED
    step = min(most * zoom, (right - x) / len(owned))
    zoom = min(zoom, step / least)
    for sign, number in owned:
        canvas.paste(sign(int(zoom * PURSE_ICON)), x + zoom * PURSE_ICON / 2, y)
        ink = INK if number else LACKING
        canvas.text(x + zoom * (PURSE_ICON + 4), y, str(number), int(zoom * STOCK), ink)
        x += step


@caching.sprite
def _tab(seat: int, wide: int, high: int, size: int) -> Image.Image:
    """Return the mark of a seat on its colour, with round corners on the left."""
    look, pen = SEATS[seat], Pen(wide, high)
    pen.box(0, 0, 2 * wide, high, look.colour, 16)
    pen.paste(sprites.token(seat, round(size * pen.zoom), edge=look.text), wide / 2, high / 2)
    return pen.sheet()
