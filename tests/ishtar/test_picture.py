"""The pictures of Ishtar: golden ones, and what is shown when.

`UPDATE_GOLDEN=1 pytest tests/ishtar/test_picture.py` draws the golden ones again: look at each of them.
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
from engine.games.ishtar.state import NONE, STACKS, State
from render import pictures
from render.boards import ishtar
from render.boards.ishtar import art, carpet, part, table
from render.scene import Scene
from render.theme import MARGIN, WIDTH
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


def scene(seats: int, verb: str, seed: int, *, choices: bool = True) -> Scene:
    state, last = playing(seats, verb, seed)
    seat = GAME.pending(state)[0].seat
    offered = [action for action in GAME.legal_actions(state, seat) if action.verb == verb]
    view = GAME.view(copy(state), seat)
    return Scene(view, NAMES[:seats], (seat,), last, choices=tuple(offered) if choices else ())


def busiest(offering: Scene) -> Scene:
    """With the space chosen on which the tile can be turned in most ways."""
    starts = [action.args[0] for action in offering.choices]
    cell = max(starts, key=starts.count)
    return replace(offering, choices=tuple(a for a in offering.choices if a.args[0] == cell))


PICTURES = {
    "ishtar-middle": lambda: pictures.board("ishtar", scene(4, "place", 5, choices=False)),
    "ishtar-carpet": lambda: pictures.detail("ishtar", scene(3, "take", 5)),
    "ishtar-placing": lambda: pictures.board("ishtar", scene(2, "place", 3)),
    "ishtar-turning": lambda: pictures.detail("ishtar", busiest(scene(2, "place", 3))),
    "ishtar-cover": lambda: pictures.cover("ishtar", NAMES[:3], 4),
}


@pytest.mark.parametrize("name", PICTURES)
def test_golden_picture(name: str) -> None:
    compare(name, PICTURES[name]())


def changed(one: bytes | None, other: bytes | None) -> Image.Image:
    assert one
    assert other
    return ImageChops.difference(opened(one), opened(other)).convert("L")


def differs_at(difference: Image.Image, x: float, y: float, reach: int) -> bool:
    return (
        difference.crop((round(x) - reach, round(y) - reach, round(x) + reach, round(y) + reach)).getbbox()
        is not None
    )


def test_the_offered_spaces_have_their_codes_and_no_others() -> None:
    plain, offering = scene(4, "place", 5, choices=False), scene(4, "place", 5)
    layout: str = plain.view.state.desert.layout
    place = ishtar.place_of(layout)
    difference = changed(pictures.board("ishtar", plain), pictures.board("ishtar", offering))
    offered = {str(action.args[0]) for action in offering.choices}
    for cell, name in LAYOUTS[layout].names.items():
        assert differs_at(difference, *place.code_at(cell), reach=8) == (name in offered), name


def test_a_space_where_a_tile_cannot_begin_shows_why_while_one_is_placed() -> None:
    plain, offering = scene(4, "place", 5, choices=False), scene(4, "place", 5)
    state: State = plain.view.state
    place = ishtar.place_of(state.desert.layout)
    difference = changed(pictures.board("ishtar", plain), pictures.board("ishtar", offering))
    signs = {
        name
        for cell, name in LAYOUTS[state.desert.layout].names.items()
        if differs_at(
            difference, place.at(cell)[0] + place.width * 0.2, place.at(cell)[1] + place.width * 0.24, 4
        )
    }
    wanted = {LAYOUTS[state.desert.layout].names[cell] for cell in part.refused(state)}
    assert signs == wanted
    assert wanted
    offered = {str(action.args[0]) for action in offering.choices}
    assert not wanted & offered


@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_space_lies_on_the_picture_and_below_no_panel(layout: str) -> None:
    place, height = ishtar.place_of(layout), ishtar.height_of(layout)
    for cell, name in LAYOUTS[layout].names.items():
        for x, y in art.corner_points(*place.at(cell), place.width):
            assert MARGIN < x < WIDTH - MARGIN, name
            assert MARGIN - 1 <= y < height - MARGIN, name
            for left, low in ishtar.CORNERS[layout]:
                top = height - MARGIN - table.HEIGHT if low else MARGIN
                assert not (left < x < left + table.WIDTH and top < y < top + table.HEIGHT), name


def test_a_space_is_chosen_on_a_part_of_the_desert_and_anything_else_on_the_carpet() -> None:
    turning = busiest(scene(2, "place", 3))
    plain = replace(turning, choices=())
    assert part.draw(turning) is not None
    assert part.draw(plain) is None
    assert pictures.detail("ishtar", plain) != pictures.detail("ishtar", turning)


def test_a_single_placement_is_drawn_on_the_part() -> None:
    turning = busiest(scene(2, "place", 3))
    first, second = (replace(turning, choices=(choice,)) for choice in turning.choices[:2])
    difference = changed(pictures.detail("ishtar", first), pictures.detail("ishtar", second))
    above = difference.height - MARGIN - part.STRIP - len(part.EXPLAINED) * part.LEGEND
    assert difference.crop((0, 0, WIDTH, above)).getbbox()


def test_stacks_in_reach_are_framed() -> None:
    offering = scene(3, "take", 5)
    difference = changed(
        pictures.detail("ishtar", offering), pictures.detail("ishtar", replace(offering, choices=()))
    )
    reached = {int(action.args[0]) - 1 for action in offering.choices}
    for stack in range(STACKS):
        left, top, _, bottom = carpet.stack_box(stack)
        assert differs_at(difference, left, (top + bottom) / 2, reach=4) == (stack in reached), stack


def test_names_stay_in_their_panel() -> None:
    plain = scene(4, "place", 5, choices=False)
    nasty = replace(plain, names=tuple(NASTY[:4]))
    difference = changed(pictures.board("ishtar", plain), pictures.board("ishtar", nasty))
    height = ishtar.height_of("triangle")
    for left, low in ishtar.CORNERS["triangle"]:
        top = height - MARGIN - table.HEIGHT if low else MARGIN
        difference.paste(0, (left + 80, top, left + table.WIDTH - 46, top + 70))
    assert difference.getbbox() is None


def test_after_the_end_no_card_is_reserved() -> None:
    state = copy(playing(3, "take", 5)[0])

    def carpet_with(card: int) -> bytes | None:
        state.players[0].reserved = card
        return pictures.detail("ishtar", Scene(GAME.view(copy(state), None), NAMES[:3]))

    tree = state.deck[0]
    assert carpet_with(tree) != carpet_with(NONE)
    state.ask, state.asked = "", NONE
    assert carpet_with(tree) == carpet_with(NONE)
