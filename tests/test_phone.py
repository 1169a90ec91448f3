"""Panels on a phone: there a picture is 264 px wide, and what a question is about must be legible on it.

How high a panel is there is estimated from its words; `python -m tests.phone` measures it in a browser.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import hypot
from random import Random
from textwrap import wrap
from typing import Any

import discord
import pytest

from cogs.illustrating import scene_of
from cogs.ui import menu, panel
from engine import games
from engine.chance import Chance
from engine.core import Action
from engine.notation import argument_names
from engine.tables import Look
from locales import texts
from render import boards, pictures, recap
from render.canvas import Canvas
from render.scene import Scene
from tests.pictures import NAMES
from tests.positions import drafting
from tests.words import LEAST, SHOWN, Said, recording

MANY = 25
"""The most options that a menu shows, and numbers on the picture."""
LETTERED = {"gem", "rock"}
"""Sprites whose letters are no codes, although a direction has the letter of a gem."""
EACH = 3
"""Positions of each kind of step."""
SCREEN, CONFIRMING = 650, 844
"""px; the room for question, picture and first button between the bars of Discord on a phone 844 px high, and
that on a whole screen, in which a long turn is to be confirmed."""
BUTTON, GAP = 40, 8
"""px; the height of a button, and between the parts of a panel."""
LINES = {"### ": (31, 22), "- ": (30, 22), "-# ": (38, 18), "": (33, 22)}
"""By the beginning of a line: how many characters of it have room, and px from one line to the next."""
WORDS = texts()


def steps(key: str) -> Iterator[tuple[str, Scene]]:
    """Yield pictures of panels: for each kind of question the choices of each verb, and those of the next
    steps, with more arguments given; a few of each from random games.
    """
    game, seen = games.get(key), dict[tuple[str, str, int], int]()
    for seed in range(9):
        seats = game.seats[seed % len(game.seats)]
        chance, rng = Chance.seeded(seed), Random(seed)
        state = game.setup(seats, {}, chance)
        while asked := game.pending(state):
            seat = asked[0].seat
            offered = game.legal_actions(state, seat)
            for verb in dict.fromkeys(action.verb for action in offered):
                left = [action for action in offered if action.verb == verb]
                for given in range(len(argument_names(game.verbs[verb])) or 1):
                    one = rng.choice(left)
                    left = [action for action in left if action.args[:given] == one.args[:given]]
                    step = asked[0].kind, verb, given
                    seen[step] = seen.get(step, 0) + 1
                    if seen[step] > EACH or seen[step] % 2 == 0:
                        continue
                    view = game.view(state, seat)
                    scene = Scene(view, NAMES[:seats], (seat,), choices=tuple(left))
                    yield f"{asked[0].kind}: {verb} {given}", scene
                    if given < game.verbs[verb].place:
                        places = {game.place(state, action): action for action in left}
                        few = tuple((action, n) for n, action in enumerate([*places.values()][:MANY], 1))
                        yield f"{asked[0].kind}: {verb} {given}, numbered", replace(scene, numbered=few)
            game.play(state, seat, game.sample(state, seat, rng), chance)


def drawn(key: str, scene: Scene) -> Canvas:
    """Return the picture of a panel, as `pictures.asked` does."""
    board = boards.get(key)
    if pictures._is_whole(key, scene):
        return recap.draft(key, scene) or board.board(scene)
    canvas = board.detail(scene) if pictures.about(key, scene) != "board" else None
    return canvas or board.board(scene)


def relevant(scene: Scene, word: Said) -> bool:
    """Return True if a question is about a word: a code of what may be chosen, or the number of an option."""
    if word.sprite == "badge":
        return True
    if word.sprite in LETTERED:
        return False
    actions: list[Action] = [*scene.choices, *(action for action, _ in scene.numbered)]
    return not word.text.isdigit() and any(word.text in map(str, action.args) for action in actions)


def is_covered(word: Said, words: Sequence[Said]) -> bool:
    """Return True if the same word is drawn over it, larger."""
    return any(
        one.text == word.text and one.size > word.size and hypot(one.x - word.x, one.y - word.y) < word.size
        for one in words
    )


@pytest.mark.parametrize("key", games.ALL)
def test_what_a_panel_asks_is_legible_on_a_phone(key: str) -> None:
    small: dict[str, str] = {}
    with recording() as recorder:
        for step, scene in steps(key):
            picture = drawn(key, scene)
            least = LEAST / SHOWN * picture.size[0]
            words = recorder.of(picture)
            for word in words:
                if relevant(scene, word) and word.size < least - 0.5 and not is_covered(word, words):
                    small.setdefault(step, f"{word.text}: {word.size:.0f} of {least:.0f} px")
    assert not small, "\n".join(f"{step}: {what}" for step, what in small.items())


def high(text: str) -> int:
    """Return about how many px a text takes on a phone."""
    found = 0
    for line in text.replace("**", "").split("\n"):
        mark = next(mark for mark in LINES if line.startswith(mark))
        characters, each = LINES[mark]
        found += each * len(wrap(line.removeprefix(mark), characters))
    return found


def first_screen(look: Look) -> list[int]:
    """Return about how high the parts of a panel are on a phone, down to its first button."""
    key, question = look.game.key, look.question
    about = look.game.advice(look.view, question) if question else {}
    advice = WORDS.advice(key, question.kind, about) if question else ""
    at = menu.arrange(look, ())
    picture = drawn(key, scene_of(look, WORDS, menu.chosen(look, ()), tuple(at.numbers.items()))).size
    view: Any = panel.panel(look, WORDS, at, ["a picture"], advice=advice)
    parts: list[int] = []
    for item in view.children[0].children:
        if isinstance(item, discord.ui.ActionRow):
            return [*parts, BUTTON]
        text = item.content if isinstance(item, discord.ui.TextDisplay) else ""
        parts.append(high(text) if text else round(picture[1] * SHOWN / picture[0]))
    return parts


@pytest.mark.parametrize("key", games.ALL)
def test_question_picture_and_first_button_share_a_screen(key: str) -> None:
    tall: dict[str, str] = {}
    for players in (2, 4):
        for look in drafting(key, players, players):
            if look.question and look.question.no % 3:
                continue
            parts = first_screen(look)
            kind = look.question.kind if look.question else "confirm"
            total, room = sum(parts) + GAP * len(parts), SCREEN if look.question else CONFIRMING
            if total > room:
                tall.setdefault(kind, f"{parts} = {total} of {room} px")
    assert not tall, "\n".join(f"{kind}: {what}" for kind, what in tall.items())
