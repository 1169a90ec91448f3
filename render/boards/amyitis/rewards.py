"""What a temple gives at the end of a round, as pictures of any size."""

from __future__ import annotations

from PIL import Image

from engine.games.amyitis.temples import MARDUK_POINTS
from render import caching, sprites
from render.boards.amyitis import art
from render.pen import Pen
from render.theme import INK


@caching.sprite
def _or(size: int) -> Image.Image:
    """Return a stroke between things of which there is one."""
    pen = Pen(50, 100, size / 100)
    pen.line([(12, 96), (38, 4)], INK, 12)
    return pen.sheet()


def rewards(temple: str, zoom: float = 1.0) -> tuple[tuple[Image.Image, ...], ...]:
    """Return what the first and the second in a temple get; in Ishtar's, one thing each."""

    def px(size: int) -> int:
        return round(size * zoom)

    if temple == "ishtar":
        camel, coin = sprites.camel(px(66)), sprites.coin(px(54))
        return (camel, _or(px(44)), coin), (coin, _or(px(44)), camel)
    if temple == "marduk":
        return tuple((art.points(points, px(74)),) for points in MARDUK_POINTS)
    return (art.craft("grower", px(70)),), (art.any_good(px(64)),)
