"""The pictures of Ishtar: golden ones, and what is shown when.

`UPDATE_GOLDEN=1 pytest tests/ishtar/test_picture.py` draws the golden ones anew: look at each of them.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest
from PIL import Image, ImageChops

from engine import games
from engine.chance import Chance
from engine.core import Event, copier
from engine.games.ishtar.hexes import LAYOUTS
from engine.games.ishtar.state import State
from render import pictures
from render.boards import ishtar
from render.boards.ishtar import desert
from render.scene import Scene
from tests.test_render import NAMES, NASTY, compare, opened

GAME = games.get("ishtar")
copy = copier(State)


@cache
def playing(seats: int, verb: str, seed: int) -> tuple[State, tuple[Event, ...]]:
    """A position in mid-game in which somebody may choose among at least five actions of a verb."""
    chance, pick = Chance.seeded(seed), Chance.seeded(seed + 1)
    state = GAME.setup(seats, {}, chance)
    last: list[Event] = []
    for move in range(400):
        seat = GAME.pending(state)[0].seat
        offered = GAME.legal_actions(state, seat)
        if move > 16 * seats and sum(action.verb == verb for action in offered) >= 5:
            return state, tuple(last)
        last = GAME.apply(state, seat, pick.pick(offered), chance)
    raise AssertionError("another seed")


def scene(seats: int, verb: str, seed: int, *, choices: bool = True, cell: str = "") -> Scene:
    state, last = playing(seats, verb, seed)
    seat = GAME.pending(state)[0].seat
    offered = [action for action in GAME.legal_actions(state, seat) if action.verb == verb]
    offered = [action for action in offered if not cell or action.args[0] == cell]
    view = GAME.view(copy(state), seat)
    return Scene(view, NAMES[:seats], (seat,), last, choices=tuple(offered) if choices else ())


PICTURES = {
    "ishtar-middle": lambda: pictures.board("ishtar", scene(4, "place", 5, choices=False)),
    "ishtar-carpet": lambda: pictures.detail("ishtar", scene(3, "place", 5, choices=False)),
    "ishtar-placing": lambda: pictures.detail("ishtar", scene(2, "place", 3)),
    "ishtar-planting": lambda: pictures.detail("ishtar", scene(2, "plant", 3)),
    "ishtar-cover": lambda: pictures.cover("ishtar", NAMES[:3], 4),
}


@pytest.mark.parametrize("name", PICTURES)
def test_golden_picture(name: str) -> None:
    compare(name, PICTURES[name]())


def changed(one: bytes | None, other: bytes | None) -> Image.Image:
    assert one
    assert other
    return ImageChops.difference(opened(one), opened(other)).convert("L")


def test_the_offered_spaces_are_marked_on_the_whole_desert_and_no_others() -> None:
    plain, offering = scene(4, "place", 5, choices=False), scene(4, "place", 5)
    state: State = plain.view.state
    layout = LAYOUTS[state.desert.layout]
    place = desert.field(state.desert, ishtar.DESERT, layout.cells, ishtar.LARGEST)
    difference = changed(pictures.board("ishtar", plain), pictures.board("ishtar", offering))
    offered = {str(action.args[0]) for action in offering.choices}
    for cell, name in layout.names.items():
        x, y = map(round, place.at(cell))
        reach = place.radius // 2 + 2
        marked = difference.crop((x - reach, y - reach, x + reach, y + reach)).getbbox() is not None
        assert marked == (name in offered), name


def test_a_space_is_chosen_on_a_part_of_the_desert_and_anything_else_on_the_carpet() -> None:
    offering = scene(2, "place", 3)
    assert ishtar.detail(offering).image.height == ishtar.ZOOM_HEIGHT
    assert ishtar.detail(replace(offering, choices=())).image.height != ishtar.ZOOM_HEIGHT


def test_with_one_space_chosen_its_turns_are_shown() -> None:
    every = scene(2, "place", 3).choices
    cell = max((str(action.args[0]) for action in every), key=lambda c: sum(a.args[0] == c for a in every))
    turns = [action for action in every if action.args[0] == cell]
    assert len(turns) > 1
    one, all_of_them = (
        replace(scene(2, "place", 3), choices=tuple(choices)) for choices in (turns[:1], turns)
    )
    assert changed(pictures.detail("ishtar", one), pictures.detail("ishtar", all_of_them)).getbbox()


def test_names_stay_in_their_panel() -> None:
    plain = scene(4, "place", 5, choices=False)
    nasty = replace(plain, names=tuple(NASTY[:4]))
    box = changed(pictures.board("ishtar", plain), pictures.board("ishtar", nasty)).getbbox()
    assert box is not None
    left, top, _, bottom = ishtar.TABLE
    assert box[0] >= left + 110
    assert box[1] >= top
    assert box[2] <= left + 420
    assert box[3] <= bottom
