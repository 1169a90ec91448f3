"""The registry of games: every package in this folder that defines `game` is one, without further steps."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from engine.core import Game

_PACKAGES = (import_module(f"{__name__}.{info.name}") for info in iter_modules(__path__) if info.ispkg)

ALL: dict[str, Game[Any]] = {
    package.game.key: package.game for package in _PACKAGES if hasattr(package, "game")
}


def easiest_first() -> list[Game[Any]]:
    """Return all games in the order in which they are offered: by `Game.complexity`, then by key.

    >>> [game.key for game in easiest_first()]
    ['yspahan', 'babylon', 'ishtar', 'amyitis']
    """
    return sorted(ALL.values(), key=lambda game: (game.complexity, game.key))


def get(key: str) -> Game[Any]:
    """Return the game with a key. Raise `KeyError` if there is none.

    >>> get("yspahan").seats
    range(2, 5)
    """
    return ALL[key]
