"""Golden games, turn by turn, as pictures show them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from engine import games
from engine.records import load
from engine.tables.past import history
from render import recap
from render.changes import Told
from render.scene import Scene

GOLDEN = Path(games.__file__).parent
NAMES = ("Mirela", "Jonáš", "Władysława", "Daniel")
FIRST = 5
"""The first turn before which there are enough others."""
Turns = list[Told]


def scenes(key: str = "yspahan", seats: int = 4) -> list[Scene]:
    """A whole game, turn by turn, as a spectator sees it."""
    game = games.get(key)
    record = load(game.verbs, (GOLDEN / key / "golden" / f"seats-{seats}.toml").read_text("utf-8"))
    turns = history.turns(game, record, None, range(len(record.lines) + 1))
    return [Scene(turn.view, NAMES[:seats], last=turn.events) for turn in turns]


def recent(game: Sequence[Scene], at: int, turns: int = 3) -> tuple[Scene, Turns]:
    """A position and the turns that led to it."""
    steps = game[at - turns + 1 : at + 1]
    told = [
        Told(next((e.seat for e in step.last if e.seat is not None), 0), step.last, step.view)
        for step in steps
    ]
    before = game[at - turns].view if at >= turns else None
    return replace(game[at], last=(), active=(), before=before), told


def by_turn(key: str, scene: Scene, turns: Sequence[Told]) -> list[list[recap.Band]]:
    """The bands of each turn, without one for what another seat was forced to do after the last."""
    dealt = [*recap._dealt(games.get(key), turns)][: len(turns)]
    return [[*recap.bands(key, scene, [turn])] for turn in dealt]


def bands(key: str, scene: Scene, turns: Sequence[Told]) -> list[recap.Band]:
    """All of them, one after the other."""
    return [band for some in by_turn(key, scene, turns) for band in some]
