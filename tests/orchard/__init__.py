"""A small game for tests, with all that a game has: three options, six seats, hidden cards, texts, pictures.

It was written by `docs/adding-a-game.md` alone. A real game has the same files in `engine/games`,
`render/boards` and `locales/en`; `install` shows them to the bot from here.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from fluent.runtime import FluentResource

from engine import games
from engine.core import Game
from locales import DEFAULT, _bundle
from tests.orchard import board
from tests.orchard.rules import Orchard, State

__all__ = ["Orchard", "State", "install", "say"]

TEXTS = Path(__file__).with_name("en.ftl")


def say(texts: str) -> None:
    """Add texts to those of the bot, in which they remain until its texts are read again."""
    _bundle(DEFAULT).add_resource(FluentResource(texts))


def install(monkeypatch: pytest.MonkeyPatch, game: Game[State]) -> None:
    """Have the bot play the game until the test is over."""
    say(TEXTS.read_text("utf-8"))
    monkeypatch.setitem(games.ALL, game.key, game)
    monkeypatch.setitem(sys.modules, f"render.boards.{game.key}", board)
