"""Every picture of random games can be drawn: of questions, their steps, turns, and of what happened."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from cogs.illustrating import panel_of, picture_of, scene_of
from cogs.ui import menu
from engine import games
from engine.menu import Path
from engine.tables import Look
from locales import LANGUAGES, texts
from render import pictures, recap
from render.canvas import Canvas
from render.changes import Told
from tests import count
from tests.positions import drafting

GAMES = count("PICTURES", 1, 60)
"""How many games are played, by as many players as fit in turn."""
SINCE = 4
"""The most turns of which it is told what happened."""
DEEP = 3
"""The most steps into the menu of one question."""


@pytest.mark.parametrize("key", games.ALL)
def test_every_picture_of_random_games_is_drawn(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that fails is logged as an error. They are laid out; to make bytes of them would take most time."""
    monkeypatch.setattr(Canvas, "png", lambda *_: b"no bytes")
    seats = games.get(key).seats
    for seed in range(GAMES):
        rng, told = Random(seed), list[Told]()
        for look in drafting(key, seats[-1 - seed % len(seats)], seed):
            words = texts(rng.choice(LANGUAGES))
            panel_of(look, words, somewhere(look, rng))
            scene = scene_of(look, words)
            picture_of(rng.choice((pictures.asked, pictures.board)), look, words, scene)
            if look.last and (not told or look.last != told[-1].events):
                told.append(Told(look.last[0].seat, look.last, look.view))
                recap.picture(key, replace(scene, last=(), active=(), draft=()), told[-SINCE:])


def somewhere(look: Look, rng: Random) -> Path:
    """Return the path of a random step of a question."""
    path: Path = ()
    for _ in range(rng.randint(0, DEEP)):
        onward = [
            choice.path for group in menu.arrange(look, path).groups for choice in group if not choice.action
        ]
        if not onward:
            break
        path = rng.choice(onward)
    return path
