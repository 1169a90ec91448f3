"""The registry of boards: a module or package in this folder, named by the key of a game, draws that game."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Protocol, cast

from render.canvas import Canvas
from render.scene import Scene


class Board(Protocol):
    """What the module of a game offers."""

    def board(self, scene: Scene) -> Canvas:
        """The position as the viewer sees it; `quiet` holds what is no news when it changes."""
        ...

    def detail(self, scene: Scene) -> Canvas | None:
        """A second picture, of what the board has no room for.

        None if there is nothing of the kind now, or if all that is to be chosen lies on the board: whoever
        chooses should not have to scroll past it.
        """
        ...

    def hand(self, scene: Scene) -> Canvas | None:
        """What only the viewer may see, or None if the game or the viewer has nothing of the kind."""
        ...

    def cover(self, names: Sequence[str], capacity: int, lang: str) -> Canvas:
        """The top of the box, with the players who sit at the table so far."""
        ...

    def warm(self) -> None:
        """Draw ahead what all pictures of the game share."""
        ...


def get(key: str) -> Board:
    """The board of a game. Raises `ModuleNotFoundError` if none is drawn for it."""
    return cast(Board, import_module(f"{__name__}.{key}"))
