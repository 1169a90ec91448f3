from collections.abc import Sequence

from render.canvas import Canvas


def cover(names: Sequence[str], capacity: int, lang: str) -> Canvas:
    return Canvas.blank("yspahan", 700)
