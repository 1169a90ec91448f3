"""The pictures of Ishtar: golden ones, and what is shown when.

`UPDATE_GOLDEN=1 pytest tests/ishtar/test_picture.py` draws the golden ones again: look at each of them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from engine import games
from engine.chance import Chance
from engine.core import Action, Event, copier
from engine.games.ishtar.gardens import TURNED
from engine.games.ishtar.hexes import HERE, LAYOUTS
from engine.games.ishtar.state import NONE, STACKS, TILES, State, Unlocked
from engine.games.ishtar.step import described
from render import pictures
from render.boards import ishtar
from render.boards.ishtar import art, carpet, part, strip, table
from render.scene import Scene
from render.theme import MARGIN, WIDTH
from tests.pictures import NAMES, NASTY, compare, opened

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
        last = GAME.play(state, seat, pick.pick(offered), chance)
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
def test_every_space_lies_on_the_picture_and_below_no_panel_or_plate(layout: str) -> None:
    place, height = ishtar.place_of(layout), ishtar.height_of(layout)
    tops = [(left, height - MARGIN - table.HEIGHT if low else MARGIN) for left, low in ishtar.CORNERS[layout]]
    (x, y), (wide, high) = ishtar.IN_HAND[layout], ishtar.PLATE
    boxes = [(left, top, left + table.WIDTH, top + table.HEIGHT) for left, top in tops]
    boxes.append((x - wide // 2, y - high // 2, x + wide // 2, y + high // 2))
    for one, other in combinations(boxes, 2):
        assert one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]
    for cell, name in LAYOUTS[layout].names.items():
        for x, y in art.corner_points(*place.at(cell), place.width):
            assert MARGIN < x < WIDTH - MARGIN, name
            assert MARGIN - 1 <= y < height - MARGIN, name
            for left, top, right, bottom in boxes:
                assert not (left < x < right and top < y < bottom), name


def numbered(offering: Scene, *actions: Action) -> Scene:
    return replace(offering, numbered=tuple((action, n) for n, action in enumerate(actions, 1)))


def spaces(state: State, action: Action) -> set[int]:
    return {space.cell for space in part.laid(state, action)}


def grown(state: State, action: Action) -> set[int]:
    return {space.cell for space in part.laid(state, action) if space.flowers}


def test_a_numbered_place_shows_on_which_of_its_spaces_flowers_would_grow() -> None:
    offering = scene(3, "place", 11)
    state: State = offering.view.state
    place = ishtar.place_of(state.desert.layout)
    way, other, blooming = next(
        (way, other, (grown(state, way), grown(state, other)))
        for way, other in combinations(offering.choices, 2)
        if spaces(state, way) == spaces(state, other) and grown(state, way) != grown(state, other)
    )
    one, two = (pictures.board("ishtar", numbered(offering, each)) for each in (way, other))
    for cell in blooming[0] ^ blooming[1]:
        assert differs_at(changed(one, two), *place.at(cell), reach=10)


def test_numbers_of_places_that_overlap_stand_on_different_spaces() -> None:
    assert part.spots([[1, 2], [1, 3], [2, 3]]) == [1, 3, 2]
    assert part.spots([[1], [1, 2], [2, 3]]) == [1, 2, 3]
    assert part.spots([[1], [1]]) == [1, 1], "if there is no other"


def test_spaces_for_one_of_several_trees_show_their_codes_and_no_numbers() -> None:
    offering = scene(3, "plant", 5)
    first = offering.choices[0].args[0]
    same = [action for action in offering.choices if action.args[0] == first]
    twice = (*same, *(Action("plant", ("cedar", action.args[1])) for action in same))
    drawn = opened(pictures.board("ishtar", numbered(offering, *twice)))
    with_codes = opened(pictures.board("ishtar", replace(offering, choices=tuple(same))))
    assert len(same) > 1
    assert not ImageChops.difference(drawn, with_codes).getbbox()


def test_what_is_left_of_an_icon_without_an_assistant_is_asked_beside_the_skills() -> None:
    offering = scene(3, "skill", 5)
    leave = Action("skip")
    assert pictures.about("ishtar", replace(offering, choices=(*offering.choices, leave))) == "detail"
    assert pictures.about("ishtar", replace(offering, choices=(Action("assist"), leave))) == "board"


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


def test_a_post_that_asks_for_a_tile_shows_the_stacks_and_the_trees() -> None:
    """Seen by nobody in particular, each tile on top and each open tree is on the picture of the desert."""
    state, _ = playing(3, "take", 5)
    top = ishtar.height_of(state.desert.layout) - MARGIN

    def seen(change: Callable[[State], object]) -> bytes:
        other = copy(state)
        change(other)
        return pictures.board("ishtar", Scene(GAME.view(other, None), NAMES[:3], (state.asked,)))

    plain = seen(lambda other: None)
    for number, stack in enumerate(state.stacks):
        if stack.top != NONE:
            difference = changed(plain, seen(lambda other, n=number: setattr(other.stacks[n], "top", NONE)))
            assert inside(difference.getbbox(), strip.stack_box(number, top))
    for place in range(len(state.row)):
        difference = changed(plain, seen(lambda other, n=place: other.row.__setitem__(n, NONE)))
        assert inside(difference.getbbox(), strip.card_box(len(state.row), place, top))


def inside(found: tuple[int, int, int, int] | None, box: tuple[int, int, int, int]) -> bool:
    """Whether something was found, and all of it within a box."""
    if not found:
        return False
    return all(a >= b for a, b in zip(found[:2], box[:2], strict=True)) and all(
        a <= b for a, b in zip(found[2:], box[2:], strict=True)
    )


@pytest.mark.parametrize("skills", ["FGHIJA", "FGHIJAB", "FGHIJABCDE"])
def test_all_skills_stay_in_the_panel_of_their_player(skills: str) -> None:
    plain = scene(4, "place", 5, choices=False)

    def with_skills(letters: str) -> bytes:
        state = copy(plain.view.state)
        state.players[0].skills = [Unlocked(skill, "pp") for skill in letters]
        return pictures.board("ishtar", replace(plain, view=GAME.view(state, None)))

    left, low = ishtar.CORNERS["triangle"][0]
    assert not low
    box = (left + 4, MARGIN + 4, left + table.WIDTH - 4, MARGIN + table.HEIGHT - 4)
    assert inside(changed(with_skills(""), with_skills(skills)).getbbox(), box)


def test_a_label_lists_the_spaces_of_a_tile_as_they_are_drawn() -> None:
    for number, tile in enumerate(TILES):
        spots = TURNED[number][0].spots
        places = [(0, 0) if spot == HERE else art.way(spot) for spot in spots]
        order = sorted(range(3), key=lambda space: (round(places[space][1], 3), places[space][0]))
        listed = described(number)
        assert listed["spaces"] == " ".join(str(tile.spaces[space]) for space in order), tile.code
        if tile.icon:
            assert listed["at"] == ("first", "second", "third")[order.index(tile.at)], tile.code


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
