"""Random games use every text of Amyitis, and no text is missing."""

from __future__ import annotations

import logging
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import locales
from engine.chance import Chance
from engine.core import Decision, Event
from engine.games.amyitis import rules
from engine.notation import argument_names
from locales import Texts
from tests.amyitis.tools import GAME

NAMES = ("Ana", "Ben", "Cleo", "Dara")
SOURCES = Path(rules.__file__).parent
TEXT = (Path(locales.__file__).parent / "en" / "amyitis.ftl").read_text("utf-8")


def random_game(seats: int, seed: int) -> Iterator[tuple[Decision | None, list[Event], list[Event]]]:
    """Yield each question, the events before it, and sometimes the facts."""
    rng, chance = random.Random(seed), Chance.seeded(seed)
    state = GAME.setup(seats, {}, chance)
    happened: list[Event] = []
    while pending := GAME.pending(state):
        facts = GAME.facts(GAME.view(state, rng.choice((None, 0)))) if rng.random() < 0.2 else []
        yield pending[0], happened, facts
        happened = GAME.apply(state, pending[0].seat, GAME.sample(state, pending[0].seat, rng), chance)
    yield None, happened, GAME.facts(GAME.view(state, None))


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_event_of_a_game_has_a_sentence(seats: int, caplog: pytest.LogCaptureFixture):
    caplog.set_level(logging.ERROR)
    words = Texts("en")
    for seed in range(5):
        for question, happened, facts in random_game(seats, seed):
            for event in (*happened, *facts):
                assert words.event("amyitis", event, NAMES).strip().endswith((".", "!"))
            if question:
                assert words(f"amyitis-ask-{question.kind}".replace("_", "-"))
    assert not caplog.records


def test_every_action_has_words(caplog: pytest.LogCaptureFixture):
    caplog.set_level(logging.ERROR)
    words = Texts("en")
    made = [getattr(rules, name) for name in dir(rules) if re.fullmatch(r"_?[A-Z_]+", name)]
    flat: list[object] = []
    while made:
        thing = made.pop()
        if isinstance(thing, dict):
            made += thing.values()
        elif isinstance(thing, list):
            made += thing
        else:
            flat.append(thing)
    actions = [thing for thing in flat if isinstance(thing, rules.Action)]
    assert {action.verb for action in actions} == set(GAME.verbs)
    for verb, form in GAME.verbs.items():
        assert words(f"amyitis-verb-{verb}")
        assert all(words(f"amyitis-arg-{name}") for name in argument_names(form))
    assert not caplog.records


def test_every_event_has_a_sentence_and_every_sentence_an_event():
    written = set(re.findall(r"^amyitis-event-([a-z0-9-]+) =", TEXT, re.MULTILINE))
    source = "".join(path.read_text("utf-8") for path in SOURCES.glob("*.py"))
    told = set(re.findall(r'(?:tell|[eE]vent)\(\s*"([a-z0-9-]+)"', source))
    computed = {
        "won",
        "shared",
        "board-plot",
        "board-plot-watered",
        "board-temple-first",
        "board-temple-second",
    }
    computed |= {"board-field-next", "board-field-later"}
    computed |= {"paid-two", "sold-two"}  # of version 0.1
    computed |= {f"board-question-{kind}".replace("_", "-") for kind in rules.ANSWERS}
    assert written == told | computed


def test_every_question_is_asked_in_words():
    asked = set(re.findall(r"^amyitis-ask-([a-z0-9-]+) =", TEXT, re.MULTILINE))
    assert asked == {kind.replace("_", "-") for kind in rules.ANSWERS}
