"""Tests of the picture of a draft of Babylon: the plan from which its places were chosen."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core import Event
from engine.games.babylon.state import CELL, State
from render import parts, theme
from render.boards.babylon import oblique, overview
from render.boards.babylon import part as panel
from render.boards.babylon.ground import FAINT
from render.boards.babylon.overview import board
from render.scene import Scene
from tests.babylon.picturing import scene
from tests.babylon.tools import GAME, put, table
from tests.turns import scenes
from tests.words import Said, recording


def bare(state: State, *events: Event) -> Scene:
    return replace(scene(state, last=events), bare=True, framed=False, frame=(theme.DRAFT, True))


def built(cell: str, points: int = 0) -> Event:
    return Event("built", 0, (("cell", cell),), points=((0, points),) if points else ())


def said_of(shown: Scene) -> list[Said]:
    with recording() as recorder:
        return recorder.of(board(shown))


def test_a_draft_is_shown_as_it_lies_where_its_places_were_chosen() -> None:
    """From above, with columns to the right and rows down, and large: in a part of the garden."""
    state = table()
    put(state, "D4 f1 ../.. white")
    shown = bare(state, built("D4"))
    (place,) = overview.places(shown, shown.last)
    assert place
    left, top, right, bottom = place.box
    assert right - left == bottom - top > 2 * panel.CELL
    words = {word.text: word for word in said_of(shown)}
    assert left < words["D"].x < words["E"].x < right
    assert top < words["4"].y < words["5"].y < bottom
    assert words["D"].y > bottom


def test_the_names_of_all_cells_of_what_is_drafted_stand_out() -> None:
    state = table()
    put(state, "D4 f1 ../.. white")
    shown = bare(state, built("D4"))
    picture, faint, names = board(shown).image, theme.rgb(FAINT), "ABCDEFGH12345678"
    for word in (word for word in said_of(shown) if word.text in names):
        x, y = round(word.x), round(word.y)
        colours = picture.crop((x - 16, y - 20, x + 16, y + 20)).getcolors(1 << 12) or ()
        assert (faint in [colour for _, colour in colours]) == (word.text not in "DE45"), word.text


@pytest.mark.parametrize("steps", [1, 2])
def test_each_step_of_a_draft_has_its_points_where_it_is(steps: int) -> None:
    """With what they brought later. Those of a single step are those of the whole draft, which are below."""
    state = table()
    for cell in ("A1", "E5"):
        put(state, f"{cell} f1 ../.. white")
    later = Event("flowers", 0, (), points=((0, 2),))
    shown = bare(state, built("A1", 1), later, *[built("E5", 4)][: steps - 1])
    medals = {word.text: word for word in said_of(shown) if word.sprite == "points"}
    assert [*medals] == (["+3", "+4"] if steps == 2 else [])
    for medal, place in zip(
        medals.values(), overview.places(shown, [built("A1"), built("E5")]), strict=False
    ):
        assert place
        left, top, right, bottom = place.box
        assert min(abs(medal.x - left), abs(medal.x - right)) < 60
        assert min(abs(medal.y - top), abs(medal.y - bottom)) < 60


def test_all_of_a_draft_is_on_the_land_around_it() -> None:
    cards = 0
    for seats in GAME.seats:
        for turn in scenes("babylon", seats)[::3]:
            shown = replace(turn, bare=True, framed=False, frame=(theme.DRAFT, True))
            for place in (place for place in overview.places(shown, shown.last) if place):
                assert place.card
                assert place.framed
                left, top, right, bottom = place.card
                assert right - left <= parts.WHOLE
                assert left < place.box[0] < place.box[2] < right
                assert top < place.box[1] < place.box[3] < bottom <= board(shown).size[1]
                cards += 1
    assert cards > 40


def test_a_draft_is_shown_with_all_of_its_tiles() -> None:
    state = table()
    for cell in ("A1", "C1", "G7"):
        put(state, f"{cell} f1 ../.. white")
    shown = bare(state, Event("decorated", 0, (("cells", "B1-C1"),)))
    letters = {word.text for word in said_of(shown)}
    assert letters >= {*"ABCD12"}
    assert not letters & {*"GH78"}
    assert {*oblique.standing_on(state.players[0].garden, {CELL["B1"], CELL["C1"]})} >= {CELL["D2"]}


def test_tiles_beside_a_draft_are_in_sight() -> None:
    """What it leans on tells where it is."""
    state = table()
    for cell in ("D2", "F2", "F4", "A7"):
        put(state, f"{cell} f1 ../.. white")
    put(state, "F3 f2 ../.. pink open=SE")
    letters = {word.text for word in said_of(bare(state, built("F3")))}
    assert letters >= {*"DEFG2345"}
    assert not letters & {*"A78"}
