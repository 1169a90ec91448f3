"""Numbered badges on the places of actions, so that a menu can say "1", "2" and so on.

Owns where badges go when several belong to one place. Knows points and numbers, but no game.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, hypot, pi, sin

from render import sprites
from render.canvas import Canvas
from render.pen import Point

SIZE = 60
"""px; a badge, with digits of at least 32 px."""
APART = 0.8
"""The smallest distance between the centres of two badges, in widths of a badge."""
RINGS = 6
"""Distances from its place that are tried for a mark."""
STEPS = (0.0, 0.42, 0.84, 1.26, 1.68)
"""How far from its place a badge may move, in widths of a badge: it takes the nearest free spot."""


def badges(canvas: Canvas, numbered: Iterable[tuple[Point, int]], size: int = SIZE) -> None:
    """Draw each number at its point, or beside it where another badge already is."""
    taken: list[Point] = []
    for point, number in numbered:
        x, y = _free(canvas, point, taken, size)
        taken.append((x, y))
        canvas.paste(sprites.badge(size, number), x, y)


Disc = tuple[float, float, float]
"""Something that should not be hidden: the middle and the radius of a circle around it, in px."""


def clear(point: Point, reach: float, things: Iterable[Disc], radius: float) -> Point:
    """Return where, at most `reach` px from a point, a mark of this radius hides as little as possible.

    Of several such spots it is the nearest.
    """
    near = [(x, y, r) for x, y, r in things if hypot(x - point[0], y - point[1]) < reach + r + radius]
    spots = [point]
    for ring in range(1, RINGS + 1):
        far = reach * ring / RINGS
        spots += [
            (point[0] + far * sin(pi / 6 * hour), point[1] - far * cos(pi / 6 * hour)) for hour in range(12)
        ]
    return min(spots, key=lambda spot: round(hidden(spot, radius, near)))


def hidden(spot: Point, radius: float, things: Iterable[Disc]) -> float:
    """Return how many px deep a mark of this radius lies in things, all together."""
    x, y = spot
    return sum(max(0.0, r + radius - hypot(x - a, y - b)) for a, b, r in things)


def _free(canvas: Canvas, point: Point, taken: list[Point], size: int) -> Point:
    width, height = canvas.size
    best, room = point, -1.0
    for step in STEPS:
        for eighth in range(8 if step else 1):
            angle = pi / 4 * eighth
            x = min(max(point[0] + step * size * sin(angle), size / 2), width - size / 2)
            y = min(max(point[1] - step * size * cos(angle), size / 2), height - size / 2)
            nearest = min((hypot(x - a, y - b) for a, b in taken), default=size)
            if nearest >= APART * size:
                return x, y
            if nearest > room:
                best, room = (x, y), nearest
    return best
