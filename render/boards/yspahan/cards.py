"""The hand of a player of Yspahan."""

from render.canvas import Canvas
from render.scene import Scene


def hand(scene: Scene) -> Canvas | None:
    return None
