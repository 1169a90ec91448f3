"""Rule-based players with plans, one for each game: the yardstick of the computer players."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any

from engine.core import Action, Game, View


def strategist(game: Game[Any], view: View[Any], seat: int, rng: Random, *, seconds: float = 0.0) -> Action:
    """Return the action that the strategist of a game picks from what its seat sees."""
    return import_module(f"tests.strategists.{game.key}").choose(view.state, seat, rng)
