"""A better turn beside the one played, as *How was that?* and answers to puzzles show them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from cogs.illustrating import effects, numbers
from engine import games
from engine.bots.lessons import Choice, effect, known, look_back
from engine.core import Action, View
from engine.records import load
from render import pictures, recap
from render.canvas import Canvas
from render.scene import Scene
from tests.turns import GOLDEN, NAMES

LEAST = 9.5
"""px; the numbers in bars on a phone."""


def choices(key: str, seats: int = 3) -> list[Choice]:
    """What the first seat of a golden game chose."""
    game = games.get(key)
    record = load(game.verbs, (GOLDEN / key / "golden" / f"seats-{seats}.toml").read_text("utf-8"))
    return look_back(key, record, 0)[1]


def asked(choice: Choice, better: Action, lang: str = "en") -> Scene:
    actions = better, choice.action
    return Scene(choice.view, NAMES[:3], (0,), choices=actions, numbered=numbers(actions), lang=lang)


def pairs(key: str) -> list[tuple[Choice, Sequence[Action]]]:
    """Choices whose turn is known without luck, each with another turn of which that is true."""
    game, found = games.get(key), list[tuple[Choice, Sequence[Action]]]()
    for choice in choices(key):
        others = [one for one in game.legal_actions(choice.view.state, 0) if one != choice.action]
        known = (one for one in reversed(others) if effect(game, choice.view, 0, [one]))
        if effect(game, choice.view, 0, choice.line) and (other := next(known, None)):
            found.append((choice, [other]))
    return found


@pytest.mark.parametrize("key", games.ALL)
def test_the_better_turn_stands_above_the_one_played_in_words(key: str, monkeypatch: pytest.MonkeyPatch):
    """Not as a code alone: each has a bar with its number, and what it does in words or on the board."""
    said = list[tuple[str, float]]()
    text = Canvas.text

    def noted(canvas: Canvas, x: float, y: float, words: str, size: int, *args: Any, **options: Any) -> int:
        said.append((words, size * 264 / canvas.size[0]))
        return text(canvas, x, y, words, size, *args, **options)

    found, compared = pairs(key), 0
    assert found
    for at, (choice, better) in enumerate(found[:: max(1, len(found) // 6)]):
        scene = asked(choice, better[0], ("en", "cs", "pl")[at % 3])
        turns = effects(games.get(key), choice.view, (better, choice.line))
        said.clear()
        monkeypatch.setattr(Canvas, "text", noted)
        canvas = recap.compared(key, scene, turns, ("One.", "Two."))
        monkeypatch.undo()
        if canvas is None:
            continue
        compared += 1
        titles = {"en": ("Better", "Played"), "cs": ("Lepší", "Zahráno"), "pl": ("Lepiej", "Zagrano")}
        shown = [words for words, _ in said]
        marks = ["1", titles[scene.lang][0], "2", titles[scene.lang][1]]
        assert [words for words in shown if words in marks and words.isalpha()] == marks[1::2]
        assert {"1", "2"} <= {*shown}
        assert min(size for words, size in said if words in marks) >= LEAST
        assert canvas.size[1] <= recap.HIGHEST
    assert compared > len(found[:: max(1, len(found) // 6)]) / 2


def test_what_luck_has_a_part_in_is_compared_on_the_question():
    """A picture must not show dice that were never rolled."""
    choice = next(one for one in choices("yspahan") if one.action.verb == "roll")
    better = Action("roll", (0,))
    assert effects(games.get("yspahan"), choice.view, ([better], choice.line)) == ()
    scene = asked(choice, better)
    assert pictures.compared("yspahan", scene, (), ()) == pictures.asked("yspahan", scene)


def test_what_a_turn_does_is_seen_with_the_eyes_of_who_took_it():
    game = games.get("yspahan")
    choice, _ = pairs("yspahan")[0]
    done = effect(game, choice.view, 0, choice.line)
    assert done
    events, view = done
    assert events
    assert isinstance(view, View)
    assert view.seat == 0
    assert view.state != choice.view.state


def test_a_move_of_the_supervisor_shows_the_street():
    """He alone was a code in a bar: now his way is seen."""
    game = games.get("yspahan")
    for choice in choices("yspahan"):
        moves = [one for one in game.legal_actions(choice.view.state, 0) if one.verb == "supervise"]
        turns = effects(game, choice.view, ([moves[0]], choice.line)) if moves else ()
        if turns and choice.action.verb == "take":
            break
    else:
        pytest.fail("nobody could choose between the two")
    scene = asked(choice, moves[0])
    first = next(iter(recap.bands("yspahan", scene, turns[:1], brief=True, title="Better")))
    assert first.name == "Better"
    assert not first.quiet
    assert first.rows
    with Image.open(BytesIO(pictures.compared("yspahan", scene, turns, ("One.", "Two.")))) as shown:
        assert shown.height > shown.width / 3


def test_what_changes_nothing_is_said_in_words(monkeypatch: pytest.MonkeyPatch):
    """Such as the end of a turn in which a decoration could have been built."""
    game = games.get("babylon")
    for choice in choices("babylon"):
        legal = game.legal_actions(choice.view.state, 0)
        ends = [one for one in legal if game.verbs[one.verb].ends]
        turns = effects(game, choice.view, ([ends[0]], [legal[0]])) if ends else ()
        if turns and ends[0] != legal[0]:
            break
    else:
        pytest.fail("no turn could be ended")
    turns = turns[0]._replace(events=()), turns[1]
    said = list[str]()
    text = Canvas.text

    def noted(canvas: Canvas, x: float, y: float, words: str, *args: Any, **options: Any) -> int:
        said.append(words)
        return text(canvas, x, y, words, *args, **options)

    monkeypatch.setattr(Canvas, "text", noted)
    assert recap.compared("babylon", asked(choice, ends[0]), turns, ("You end your turn.", "No."))
    assert "You end your turn." in said
    assert "No." not in said


def test_a_quoted_move_does_not_say_who_was_asked_after_it():
    """That was for those who waited; the game is over."""
    game, asked = games.get("amyitis"), 0
    for choice in choices("amyitis"):
        (told,) = known(game, choice.view, 0, [choice.action])
        before = game.forecast(choice.view.state, 0, choice.action)
        assert told == replace(before, asked=())
        asked += bool(before.asked)
    assert asked
