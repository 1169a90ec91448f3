"""The registry: a package in this folder that defines `game` is a game, and nothing else has to know it."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from engine.core import Game

ALL: dict[str, Game[Any]] = {
    info.name: import_module(f"{__name__}.{info.name}").game for info in iter_modules(__path__) if info.ispkg
}


def get(key: str) -> Game[Any]:
    """The game of that key. Raises `KeyError` for an unknown one."""
    return ALL[key]
