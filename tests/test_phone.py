"""Panels on a phone: there a picture is 264 px wide, and what a question is about must be legible on it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from engine import games
from engine.chance import Chance
from engine.core import Action
from engine.notation import argument_names
from render import boards, pictures
from render.canvas import Canvas
from render.scene import Scene
from tests.pictures import NAMES
from tests.words import LEAST, SHOWN, Said, recording

MANY = 25
"""The most options that a menu shows, and numbers on the picture."""
LETTERED = {"gem", "rock"}
"""Sprites whose letters are no codes, although a direction has the letter of a gem."""
EACH = 3
"""Positions of each kind of step."""


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


@pytest.mark.parametrize("key", games.ALL)
def test_what_a_panel_asks_is_legible_on_a_phone(key: str) -> None:
    small: dict[str, str] = {}
    with recording() as recorder:
        for step, scene in steps(key):
            picture = drawn(key, scene)
            least = LEAST / SHOWN * picture.size[0]
            for word in recorder.of(picture):
                if relevant(scene, word) and word.size < least - 0.5:
                    small.setdefault(step, f"{word.text}: {word.size:.0f} of {least:.0f} px")
    assert not small, "\n".join(f"{step}: {what}" for step, what in small.items())
