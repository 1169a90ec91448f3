"""Babylon on two pictures: all gardens and the quarry, and below it the garden in question at full size.

Nothing is anyone's secret, so nobody has a hand.
"""

from __future__ import annotations

from render.boards.babylon.cover import cover
from render.boards.babylon.detail import base, detail
from render.boards.babylon.overview import SIZES, board, ground
from render.scene import Scene

__all__ = ["board", "cover", "detail", "hand", "warm"]


def hand(scene: Scene) -> None:
    """There are no hands."""


def warm() -> None:
    """Draw the bases ahead."""
    base()
    for seats in SIZES:
        ground(seats)
