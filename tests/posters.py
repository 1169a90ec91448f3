"""Posters of golden games and of games of six, for tests of what is on them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from engine import games
from engine.match import replay
from engine.records import load
from render import poster, text, theme
from render.canvas import Canvas
from render.poster import Result, podium
from tests.pictures import NAMES
from tests.turns import scenes

GOLDEN = Path(games.__file__).parent
SMALLEST = 264 / theme.WIDTH
"""How much smaller a picture is on a phone."""
Written = tuple[str, float, float, int]
"""Text, x, y and size."""


@cache
def finished(key: str, seats: int) -> Result:
    """The poster of a golden record."""
    game = games.get(key)
    record = load(game.verbs, (GOLDEN / key / "golden" / f"seats-{seats}.toml").read_text("utf-8"))
    past: list[tuple[tuple[int, ...], float]] = []
    state: Any = None
    for state, _ in replay(game, record):
        past.append((game.scores(state), game.stage(state)))
    outcome = game.outcome(state)
    assert outcome is not None
    rows = tuple((row, points) for row, points in outcome.detail.items() if any(points))
    scene = scenes(key, seats)[-1]
    return Result(
        key, 7, NAMES[:seats], outcome.scores, outcome.ranks, rows, 21, poster.paced(past), scene=scene
    )


def floor_of(result: Result) -> int:
    """Where the podium stands."""
    return podium.depth(result)


def six(**changes: Any) -> Result:
    """A game of six, which only games beyond ours have."""
    return replace(
        Result(
            "yspahan", 7, (*NAMES, "Ester", "Ömer"), (90, 50, 40, 30, 120, -10), (2, 3, 4, 5, 1, 6),
            (("souks", (90, 50, 40, 30, 20, 0)), ("cards", (0, 0, 0, 0, 100, -10))), 1,
            tuple((n, n, n, n, 12 * n, -n) for n in range(11)),
        ),
        **changes,
    )  # fmt: skip


def noted_words(monkeypatch: pytest.MonkeyPatch) -> list[Written]:
    """Return what is written from now on."""
    found: list[Written] = []
    write: Callable[..., int] = Canvas.text

    def noted(canvas: Canvas, x: float, y: float, said: str, size: int, *args: Any, **how: Any) -> int:
        fitted = text.fitted(said, size, how["limit"]).size if how.get("limit") else size
        found.append((said, x, y, fitted))
        return write(canvas, x, y, said, size, *args, **how)

    monkeypatch.setattr(Canvas, "text", noted)
    return found
