"""What the pictures show of the end of a week, and what is no longer there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest
from PIL import Image

from engine.core import Event, event
from engine.games.yspahan.city import SHOP
from engine.games.yspahan.state import State
from render import pictures
from render.boards.yspahan import CARAVAN, MAP, city, places, sides
from render.scene import Scene
from tests.pictures import NAMES, opened, same
from tests.yspahan.picturing import PLATE_BOXES, SHOP_BOXES, overlap
from tests.yspahan.tools import GAME, at_end, cubes, have, play, table


def seen(state: State, viewer: int | None, last: Sequence[Event] = (), **more: tuple[object, ...]) -> Scene:
    asked = tuple(decision.seat for decision in GAME.pending(state))
    scene = Scene(GAME.view(state, viewer), NAMES[: len(state.players)], asked, tuple(last))
    return replace(scene, **more)


def drawn(scene: Scene) -> Image.Image:
    return opened(pictures.board("yspahan", scene))


def shop(picture: Image.Image, code: str) -> bytes:
    """Return the pixels of a shop."""
    x, y = MAP.at(city.HOUSES[SHOP[code]])
    return picture.crop((round(x - 24), round(y - 37), round(x + 24), round(y + 9))).tobytes()


def last_day(week: int) -> State:
    """Return a position in which the last turn of a week is about to end: H4 is complete, V12 is not."""
    state = at_end(table(3), 2)
    state.week, state.day = week, 7
    have(state, 2, "gold3")
    have(state, 1, "gold3")
    cubes(state, 0, "H4a", "H4b")
    cubes(state, 1, "V12a")
    state.caravan = [0]
    return state


def test_what_has_left_the_city_is_shown_once_in_public_and_not_as_if_it_stood_there():
    state = last_day(1)
    before = drawn(seen(state, None))
    events = play(state, "end")
    public, empty = drawn(seen(state, None, events)), drawn(seen(state, None))
    for code in ("H4a", "V12a"):
        assert shop(public, code) not in (shop(before, code), shop(empty, code)), f"{code} is faded"
    assert shop(public, "H8a") == shop(empty, "H8a")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_points_for_the_caravan_stand_above_it_over_no_shop(seats: int) -> None:
    state = at_end(table(seats), len(table(seats).order) - 1)
    state.week, state.day, state.caravan = 1, 7, list(range(seats))
    events = play(state, "end")
    found = zip(places(seen(state, None), events), events, strict=True)
    (box,) = {place.box for place, happened in found if place and happened.kind == "caravan-counted"}
    area = MAP.area((city.LEFT, city.TOP, city.RIGHT, city.BOTTOM))
    assert area[0] < box[0] < box[2] < area[2]
    assert CARAVAN[1] - 40 < box[3] <= area[3] - sides.CREST // 2
    assert all(min(overlap(box, MAP.area(shop))) <= 0 for shop in (*SHOP_BOXES, *PLATE_BOXES))
    assert min(overlap(box, MAP.area(city.around((0, 0), 2 * city.STREET_HALF, 2000)))) <= 0


def test_panels_show_the_city_as_it_is():
    state = last_day(1)
    events = play(state, "end")
    choices = tuple(GAME.legal_actions(state, state.asked))
    for viewer in range(3):
        panel = pictures.board("yspahan", seen(state, viewer, events, choices=choices))
        assert same(panel, pictures.board("yspahan", seen(state, viewer, choices=choices)))


def test_the_last_picture_of_a_game_keeps_what_was_on_the_board():
    state = last_day(3)
    before = drawn(seen(state, None))
    events = play(state, "end")
    assert not state.ask
    for viewer in (None, 1):
        over = drawn(seen(state, viewer, events))
        for code in ("H4a", "H4b", "V12a", "V12b"):
            assert shop(over, code) == shop(before, code)


def test_a_floor_is_not_marked_any_more_when_new_dice_lie_there():
    state = last_day(1)
    took = event("took-cubes", 2, floor="chest", n=2)
    day = event("day", 0, week=1, day=2)
    rolled = event("rolled", 0, yellow=0, dice="1, 2")
    without = pictures.board("yspahan", seen(state, None))
    assert same(pictures.board("yspahan", seen(state, None, (took, day, rolled))), without)
    assert not same(pictures.board("yspahan", seen(state, None, (took, day))), without)
    assert not same(pictures.board("yspahan", seen(state, None, (rolled, took))), without)
