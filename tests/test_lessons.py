"""Lessons without Discord: each can be gone through, whatever else is tried, and has all of its texts."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

from engine import games, lessons
from engine.core import Action, Game
from engine.lessons import FIRST, LEARNER, Answer, Lesson, Miswritten, Place, lessons_of
from engine.notation import notate
from locales import LANGUAGES, is_complete, texts
from tests.lessons import NUMBER
from tests.orchard import Orchard, install

WORDS = 25
"""The most words of the text of a step."""
SHORTEST, LONGEST = 6, 10
"""How many steps a lesson has."""
NAMES = ("Ana", "Ben", "Cleo", "Dara")
OTHERS = 40
"""How many other moves are tried at each step."""
CODE = re.compile(r"\b[A-Za-z]\d+[a-z]?(?:-[a-z]\d(?:\.\d)?)?\b")
"""How places are named on the boards: `H4a`, `C4`, `b2-c2.2`."""
BUTTONS = ("turn", "since", "suggest", "undo", "confirm", "next")
ORCHARD = Orchard()
GAMES: dict[str, Game[Any]] = {**games.ALL, "orchard": ORCHARD}
EVERY = [lesson for game in GAMES.values() for lesson in lessons_of(game)]
every_lesson = pytest.mark.parametrize("lesson", EVERY, ids=lambda lesson: lesson.key)


def places(lesson: Lesson) -> list[Place]:
    return [Place(lesson, step) for step in range(len(lesson.steps))]


def do(place: Place) -> Answer:
    """Do what a step asks for."""
    wanted = lessons.wanted(place)
    return (
        lessons.move(place, wanted) if wanted else lessons.press(place, place.lesson.steps[place.step].press)
    )


@pytest.mark.parametrize("key", GAMES)
def test_every_game_has_lessons(key: str):
    assert lessons_of(GAMES[key])


@every_lesson
def test_doing_what_each_step_asks_for_leads_to_the_end(lesson: Lesson):
    assert SHORTEST <= len(lesson.steps) <= LONGEST
    for place in places(lesson):
        assert do(place) == Answer(Place(lesson, place.step + 1))
    end = Place(lesson, len(lesson.steps))
    assert end.over
    assert lessons.at(end).lines > 0


@every_lesson
def test_each_step_waits_for_what_can_be_pressed_there(lesson: Lesson):
    for place in places(lesson):
        match, told, _ = lessons.at(place)
        asked = match.question(LEARNER) is not None
        can = {
            "": asked,
            "turn": asked,
            "suggest": asked,
            "confirm": match.finished(LEARNER),
            "undo": bool(match.draft),
            "since": any(seat != LEARNER for seat, _ in told),
            "next": True,
        }
        step = lesson.steps[place.step]
        press = step.press
        assert can[press], f"step {place.step + 1} waits for {press or 'a move'}"
        assert not (step.on_post and match.draft), f"step {place.step + 1}: a post shows no draft"


@every_lesson
def test_what_others_did_before_a_step_is_known_there_and_nowhere_else(lesson: Lesson):
    for place, before in zip(places(lesson)[1:], lesson.steps, strict=False):
        told = [event for seat, events in lessons.at(place).told if seat != LEARNER for event in events]
        news = lessons.meanwhile(place)
        assert bool(news) == (bool(before.then) and lesson.steps[place.step].start is None)
        assert not news or told[-len(news) :] == [*news]
    assert not lessons.meanwhile(Place(lesson))


@every_lesson
def test_whatever_else_is_tried_gets_a_sentence_and_the_lesson_goes_on(
    lesson: Lesson, monkeypatch: pytest.MonkeyPatch
):
    install(monkeypatch, ORCHARD)
    rng, said = random.Random(1), set[str]()
    for place in places(lesson):
        tried = others(place)
        said |= {lessons.move(place, actions).note for actions in tried}
        tried = rng.sample(tried, min(OTHERS, len(tried)))
        answers = [lessons.move(place, actions) for actions in tried]
        draft, button = lessons.at(place).match.draft, lesson.steps[place.step].press
        answers += [
            lessons.press(place, other)
            for other in BUTTONS
            if other != button and (other != "undo" or not draft)
        ]
        assert {answer.place for answer in answers} == {place}
        assert all(answer.note in texts() for answer in answers)
        said |= {answer.note for answer in answers}
        assert do(place).place.step == place.step + 1
    never = {key for step in lesson.steps for key in step.not_now.values()} - said
    assert not never, "no move at their step gets these sentences"


def others(place: Place) -> list[list[Action]]:
    """Return the choices at a step that the lesson does not go on with, after those with which it does."""
    found: list[list[Action]] = []
    wanted = lessons.wanted(place)
    for n in range(max(1, len(wanted))):
        match = lessons.at(place._replace(taken=(1 << n) - 1)).match
        legal = match.legal_actions(LEARNER) if match.question(LEARNER) else []
        found += [[*wanted[:n], action] for action in legal if action not in wanted]
    return found


@every_lesson
def test_back_leads_to_where_the_last_action_was_not_taken(lesson: Lesson):
    for place in places(lesson):
        match = lessons.at(place).match
        if not match.draft or lesson.steps[place.step].press == "undo":
            continue
        back = lessons.press(place, "undo").place
        assert lessons.at(back).match.draft == match.draft[:-1]
        assert not lessons.at(lessons.press(place, "reset").place).match.draft
        while back.step < place.step:
            back = do(back).place
        assert lessons.at(back).match.state == match.state


@every_lesson
@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if is_complete(lang)])
def test_every_text_exists_and_is_short(lesson: Lesson, lang: str, monkeypatch: pytest.MonkeyPatch):
    install(monkeypatch, ORCHARD)
    words = texts(lang)
    lacking = [key for key in lessons.keys(lesson) if key not in words]
    assert not lacking
    for step in lesson.steps:
        said = words(step.text)
        assert 0 < len(said.split()) <= WORDS, f"{len(said.split())} words: {said}"


@every_lesson
def test_what_a_text_names_is_there_and_the_same_in_every_language(
    lesson: Lesson, monkeypatch: pytest.MonkeyPatch
):
    install(monkeypatch, ORCHARD)
    for place in places(lesson):
        match, step = lessons.at(place).match, lesson.steps[place.step]
        game, words = lesson.game, texts()
        facts = [words.event(game.key, fact, NAMES, LEARNER) for fact in game.facts(match.view(LEARNER))]
        legal = [notate(game.verbs, action) for action in match.legal_actions(LEARNER)]
        named = set(CODE.findall(words(step.text)))
        there = set(re.findall(r"[\w.-]+\w", "\n".join([*facts, *legal])))
        assert named <= there, f"step {place.step + 1} names {named - there}"
        for lang in LANGUAGES:
            said = texts(lang)(step.text)
            assert set(CODE.findall(said)) == named, (lang, step.text)
            assert NUMBER.findall(said) == NUMBER.findall(words(step.text)), (lang, step.text)
            assert said.count("**") == words(step.text).count("**"), (lang, step.text)


@every_lesson
def test_a_place_is_found_again_by_its_number(lesson: Lesson):
    for place in (*places(lesson), Place(lesson, len(lesson.steps))):
        assert FIRST <= place.number < 1 << 63
        assert lessons.is_lesson(place.number)
        assert lessons.place_of(EVERY, place.number) == place
    assert lessons.place_of([], Place(lesson).number) is None
    assert lessons.place_of(EVERY, Place(lesson, len(lesson.steps) + 1).number) is None


def test_lessons_have_different_numbers():
    assert len({lesson.code for lesson in EVERY}) == len(EVERY)
    assert not lessons.is_lesson(FIRST - 1)


def test_several_actions_can_be_taken_in_any_order_and_the_rules_take_the_last():
    lesson = lessons_of(games.get("yspahan"))[0]
    step = next(n for n, step in enumerate(lesson.steps) if step.move.startswith("place"))
    first, second, third = lesson.actions(step)
    place = lessons.move(Place(lesson, step), [third]).place
    assert place == Place(lesson, step, 0b100)
    assert lessons.move(place, [first]).place == Place(lesson, step + 1), "the last one is forced"
    assert lessons.move(Place(lesson, step), [first, second, third]).place == Place(lesson, step + 1)
    assert lessons.press(place, "undo").place == Place(lesson, step)


def test_an_action_that_is_not_possible_here_is_no_mistake():
    lesson = lessons_of(games.get("yspahan"))[0]
    later = Place(lesson, len(lesson.steps) - 1)
    assert lessons.move(later, lesson.actions(2)) == Answer(later), "an old button"


TURN = '[[steps]]\ntext = "a"\npress = "turn"\n'
HEAD = 'title = "t"\n[start]\nsetup = [20, 20, 50, 0, 0, 40]\n'


@pytest.mark.parametrize(
    ("steps", "why"),
    [
        ('[[steps]]\ntext = "a"', "step 1 has either"),
        ('[[steps]]\ntext = "a"\npress = "turn"\nmove = "play fig"', "step 1 has either"),
        ('[[steps]]\ntext = "a"\npress = "jump"', "jump"),
        ('[[steps]]\ntext = "a"\nsay = "hello"\npress = "turn"', "say"),
        ('[[steps]]\ntext = "a"\nmove = "eat fig"', "eat fig"),
        ('[[steps]]\ntext = "a"\nmove = "play date"', "step 1: Illegal"),
        ('[[steps]]\ntext = "a"\npress = "confirm"', "step 1: NotYours"),
        ('[[steps]]\ntext = "a"\nmove = "play fig"\nthen = "B: play plum"', "before the turn is confirmed"),
        ('[[steps]]\ntext = "a"\nmove = "play fig"\ndraws = [1]', "only 0 of the draws"),
        ('[[steps]]\ntext = "a"\nmove = "swap fig"\ndraws = [99]', "the tape has 99"),
        ('[[steps]]\ntext = "a"\nmove = "swap fig"\nthen = "B: play plum"', "not legal"),
        ('[[steps]]\ntext = "a"\npress = "turn"\n[steps.start]', "step 1 has the start"),
        (TURN + TURN + "[steps.start]\nsetup = [99]", "step 2: orchard"),
    ],
)
def test_a_lesson_that_cannot_be_played_is_refused_with_its_step(tmp_path: Path, steps: str, why: str):
    path = tmp_path / "1-wrong.toml"
    path.write_text(HEAD + steps, "utf-8")
    with pytest.raises(Miswritten, match=why):
        lessons.at(Place(lessons.read(ORCHARD, path), 1))
