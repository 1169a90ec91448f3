"""The story of a finished game: which one is told, and that every sentence can be said."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from cogs.illustrating import ALT_LIMIT
from cogs.ui import ending
from engine import games
from engine.chance import Chance
from engine.core import Outcome
from engine.ending import Story, find_story
from locales import texts
from tests.contract import NAMES
from tests.told import seated


def outcome(scores: tuple[int, ...], ranks: tuple[int, ...], **rows: tuple[int, ...]) -> Outcome:
    return Outcome(scores, ranks, rows)


LEVEL = ((0, 0, 0), (20, 9, 5), (40, 30, 20))
SHEET = {"souks": (10, 20, 20), "caravan": (25, 0, 0), "cards": (5, 9, 0)}


@pytest.mark.parametrize(
    ("result", "race", "story"),
    [
        (outcome((30, 30, 20), (1, 1, 3)), LEVEL, Story("shared", 0, 2, 30)),
        (outcome((30, 30), (1, 1)), (), Story("shared", 0, 1, 30)),
        (outcome((30, 20, 30), (2, 3, 1)), LEVEL, Story("tie-break", 2, 0, 30)),
        (outcome((31, 20, 30), (1, 3, 2)), LEVEL, Story("close", 0, 2, 1)),
        (outcome((30, 10, 20), (1, 3, 2)), ((0, 0, 0), (2, 5, 6), (30, 10, 20)), Story("comeback", 0, 2, 4)),
        (outcome((30, 10, 20), (1, 3, 2)), ((0, 0, 0), (4, 5, 6), (30, 10, 20)), Story("ahead", 0, 2, 10)),
        (outcome((30, 10, 20), (1, 3, 2)), ((0, 0, 0), (2, 2, 6), (30, 10, 20)), Story("ahead", 0, 2, 10)),
        (outcome((40, 29, 20), (1, 2, 3), **SHEET), LEVEL, Story("not-enough", 0, 1, 20, 10, "souks")),
        (
            outcome((40, 29, 20), (1, 2, 3), souks=(0, 10, 0), cards=(5, 15, 0)),
            LEVEL,
            Story("not-enough", 0, 1, 10, 10, "souks"),
        ),
        (outcome((87, 28), (1, 2), souks=(0, 6), cards=(87, 22)), LEVEL, Story("ahead", 0, 1, 59)),
        (outcome((-5, -30), (1, 2), souks=(-5, 2), cards=(0, -32)), (), Story("ahead", 0, 1, 25)),
        (outcome((30, 9), (1, 2)), (), Story("ahead", 0, 1, 21)),
    ],
)
def test_what_is_told_of_a_game(result: Outcome, race: tuple[tuple[int, ...], ...], story: Story):
    assert find_story(result, race) == story


@pytest.mark.parametrize(
    ("plot", "points"),
    [
        *((plot, 1) for plot in ("shared", "tie-break", "close")),
        *((plot, 7) for plot in ("shared", "tie-break", "close", "comeback", "not-enough", "ahead")),
    ],
)
def test_every_story_has_a_sentence(plot: str, points: int):
    said = texts()(
        f"end-story-{plot}", who=NAMES[0], other=NAMES[1], points=points, more=3, row="Caravans", players=2
    )
    assert str(points) in said or "single" in said
    assert "1 points" not in said
    assert "{" not in said


@pytest.mark.parametrize("key", games.ALL)
def test_the_description_of_the_poster_has_room_for_every_fact(key: str):
    game, rng = games.get(key), Random(1)
    seats, chance = game.seats[-1], Chance.seeded(1)
    state = game.setup(seats, {}, chance)
    while pending := game.pending(state):
        game.play(state, pending[0].seat, game.sample(state, pending[0].seat, rng), chance)
    look = seated(game, state)
    result = look.outcome
    assert result is not None
    named = [replace(seat, name=NAMES[seat.seat][0] * 32) for seat in look.table.seats]
    look = replace(look, table=replace(look.table, seats=named))
    rows = dict.fromkeys(look.outcome.detail, (99,) * seats)
    told = ending.describe(look, replace(result, detail=rows), texts())
    assert len(told) <= ALT_LIMIT
    assert ending.headline(result, texts(), look.names) in told
    assert told.count("99") == len(rows) * seats
    assert all(name in told for name in look.names)
