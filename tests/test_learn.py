"""Lessons on Discord: every one of them, pressed with the buttons that are there."""

from __future__ import annotations

import pytest

from cogs.ui.panel import COMPONENTS
from engine import games, lessons
from engine.lessons import Lesson
from locales import texts
from tests.lessons import place_on, step
from tests.virtual import TableDriver, controls, raw, text, verb, walk

EVERY = [lesson for game in games.ALL.values() for lesson in lessons.lessons_of(game)]
every_lesson = pytest.mark.parametrize("lesson", EVERY, ids=lambda lesson: lesson.key)


@every_lesson
async def test_a_lesson_can_be_pressed_to_its_end(table: TableDriver, lesson: Lesson):
    ana = table.members[0]
    await table.bot.tables.people.change_settings(
        ana.id, {"lessons": {one.key: (0, 1) for one in EVERY if one is not lesson}}
    )
    shown = (await ana.slash(table.channel, "learn", game=lesson.game.key)).response
    for number, told in enumerate(lesson.steps):
        place = place_on(shown)
        assert place == lessons.Place(lesson, number)
        assert texts()(told.text) in text(shown)
        assert len(list(walk(raw(shown)))) <= COMPONENTS
        shown = await step(ana, shown)
    assert place_on(shown) is None
    assert any(verb(control) == "firstgame" for control in controls(shown))
