"""Pictures of questions of Ishtar: the parts of the desert among which is chosen."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import reduce
from itertools import combinations
from math import dist, hypot

import pytest
from PIL import ImageChops

from engine.core import Action
from engine.games.ishtar.gardens import garden_cells
from engine.games.ishtar.hexes import LAYOUTS, cells, land_of, widened
from engine.games.ishtar.state import NONE, State
from render import pictures
from render.boards.ishtar import (
    art,
    choices,
    desert,
    division,
    effects,
    part,
    window,
)
from render.boards.ishtar.ground import (
    STONES,
)
from render.scene import Scene
from render.theme import (
    CHOICE,
    PAPER,
    WIDTH,
    blend,
    rgb,
)
from tests.ishtar.picturing import (
    colours_at,
    differs_at,
    nearest,
    numbered,
    numbers_on,
    offering_parts,
    scene,
)
from tests.pictures import opened, veiled
from tests.words import recording


def test_the_parts_of_the_desert_have_outlines_and_numbers_and_gems_of_full_strength() -> None:
    """On sand of one tone: a tone would seem to mean something."""
    offering = scene(4, "place", 5)
    asked = offering_parts(offering)
    assert len(asked.parts) > 3
    with recording() as recorder:
        canvas = part.draw(asked)
        assert canvas
        words = recorder.of(canvas)
    assert {word.text for word in words if word.sprite == "badge"} == {
        str(n + 1) for n in range(len(asked.parts))
    }
    state: State = asked.view.state
    areas = [area for _, area, _ in division.divided(state, asked.parts)]
    _, place, _ = window.window(state, {cell for area in areas for cell in cells(area)})
    lines = {
        near
        for area in areas
        for near in cells(area)
        if widened(1 << near) & ~area
        and rgb(CHOICE) in colours_at(canvas.image, *place.at(near), place.width // 2)
    }
    assert len(lines) > 8 * len(areas)
    badges = [(word.x, word.y) for word in words if word.sprite == "badge"]
    seen = 0
    for colour, spaces in enumerate(land_of(state.desert).gems):
        for cell in cells(spaces & state.desert.free & reduce(int.__or__, areas)):
            x, y = place.at(cell)
            if all(dist((x, y), badge) > place.width for badge in badges):
                assert rgb(STONES[colour][1]) in colours_at(canvas.image, x, y, place.width // 3)
                seen += 1
    assert seen > 30
    assert canvas.size[0] == window.COMPACT < WIDTH, "few px: nothing on it is fine print"


@pytest.mark.parametrize("verb", ["place", "bloom"])
def test_the_numbers_of_parts_at_one_fountain_are_apart(verb: str) -> None:
    asked = offering_parts(scene(4, "place", 5)) if verb == "place" else green_parts(verb, 5)
    state: State = asked.view.state
    for one in division.divided(state, asked.parts):
        canvas, place, _ = window.window(state, cells(one[1]))
        with recording() as recorder:
            division.draw(canvas, place, state, [one, one], verb)
            first, second = (word for word in recorder.of(canvas) if word.sprite == "badge")
        assert dist((first.x, first.y), (second.x, second.y)) > 50


@pytest.mark.parametrize("verb", ["bloom", "plant"])
def test_gardens_that_may_be_chosen_have_a_pale_halo(verb: str) -> None:
    asked = green_parts(verb, 5)
    canvas = part.draw(asked)
    assert canvas
    drawn = dict(map(reversed, canvas.image.getcolors(1 << 22)))
    assert drawn.get(rgb(blend(CHOICE, PAPER, 0.75)), 0) > 2_000 * len(asked.parts)


def green_parts(verb: str, seed: int) -> Scene:
    """With the gardens in which a tree may be planted, or a flower may bloom."""
    offering = scene(4, verb, seed)
    if verb == "plant":
        tree = offering.choices[0].args[0]
        kept = tuple(action for action in offering.choices if action.args[0] == tree)
        offering = replace(offering, choices=kept)
    return offering_parts(offering)


@pytest.mark.parametrize("verb", ["bloom", "plant"])
def test_each_space_that_may_be_chosen_in_gardens_has_a_ring_and_each_garden_one_number(verb: str) -> None:
    asked = green_parts(verb, 5)
    assert len(asked.parts) > 1
    canvas, badges = numbers_on(asked)
    assert [badge.text for badge in badges] == [str(number + 1) for number in range(len(asked.parts))]
    found = division.divided(asked.view.state, asked.parts)
    areas = {cell for _, area, _ in found for cell in cells(area)}
    offered = {cell for mask, _, _ in found for cell in cells(mask)}
    _, place, _ = window.window(asked.view.state, areas)
    ringed = {
        cell
        for cell in areas
        for x, y in [place.at(cell)]
        if canvas.image.getpixel(rounded((x, y - art.RING_REACH * place.width / 100))) == rgb(CHOICE)
    }
    assert offered == ringed


@pytest.mark.parametrize("verb", ["bloom", "plant"])
def test_of_gardens_to_choose_from_only_spaces_that_may_be_and_what_decides_are_not_pale(
    verb: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = green_parts(verb, 5)
    state: State = asked.view.state
    found = division.divided(state, asked.parts)
    areas = {cell for _, area, _ in found for cell in cells(area)}
    offered = {cell for mask, _, _ in found for cell in cells(mask)}
    _, badges = numbers_on(asked)
    paler = veiled("ishtar", asked, monkeypatch).point([255 * (tone > 4) for tone in range(256)])
    _, place, _ = window.window(state, areas)
    pieces = [*((badge.x, badge.y) for badge in badges), *desert.standing(place, state.desert)]
    fountains = {*cells(effects.basins(state, [actions[0] for actions in asked.parts]))}
    others = 0
    for cell in areas:
        x, y = place.at(cell)
        if min(hypot(x - a, y - b) for a, b in pieces) > 1.2 * place.width:
            others += cell not in offered | fountains
            assert bool(differs_at(paler, x, y, reach=4)) != (cell in offered | fountains)
    assert others > 3
    for bed in state.desert.beds:
        if bed.cell in areas:
            assert not differs_at(paler, *desert.helper_at(place, bed.cell), reach=6)


def rounded(point: tuple[float, float]) -> tuple[int, int]:
    return round(point[0]), round(point[1])


@pytest.mark.parametrize("seed", range(8))
def test_gardens_that_may_be_chosen_are_shown_whole(seed: int) -> None:
    asked = green_parts("plant", seed)
    canvas = part.draw(asked)
    assert canvas
    areas = [area for _, area, _ in division.divided(asked.view.state, asked.parts)]
    shown = {cell for area in areas for cell in cells(area)}
    drawn, place, _ = window.window(asked.view.state, shown)
    wide, high = canvas.size
    assert canvas.size == drawn.size
    for x, y in map(place.at, shown):
        half = place.width / 2
        assert half <= x <= wide - half
        assert window.TOP + half <= y <= high - half


def test_spaces_for_one_of_several_trees_show_their_codes_and_no_numbers() -> None:
    offering = scene(3, "plant", 5)
    first = offering.choices[0].args[0]
    same = [action for action in offering.choices if action.args[0] == first]
    twice = (*same, *(Action("plant", ("cedar", action.args[1])) for action in same))
    drawn = opened(pictures.board("ishtar", numbered(offering, *twice)))
    with_codes = opened(pictures.board("ishtar", replace(offering, choices=tuple(same))))
    assert len(same) > 1
    assert not ImageChops.difference(drawn, with_codes).getbbox()


def test_on_the_desert_what_may_be_chosen_keeps_its_colours_and_gardens_that_parts_join_do_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """They count, but are not chosen: the numbers of the parts are found first."""
    asked = offering_parts(scene(4, "place", 3))
    state: State = asked.view.state
    _, place, within = window.window(state, effects.asked(asked))
    paler, offered = veiled("ishtar", asked, monkeypatch), effects.asked(asked)
    fountains = land_of(state.desert).fountains
    shown = {
        cell: differs_at(paler, x, y, reach=8)
        for cell in cells(within)
        for x, y in [place.at(cell)]
        if cell not in fountains and 60 < x < paler.width - 60 and window.TOP + 30 < y < paler.height - 60
    }
    joined = Counter(effects.joined(state, actions[0]) for actions in asked.parts)
    held = {
        cell
        for fountain, parts in joined.items()
        if fountain != NONE and parts == 1
        for cell in cells(garden_cells(state.desert, fountain))
    }
    others = [is_paler for cell, is_paler in shown.items() if cell not in offered | held]
    assert not any(shown[cell] for cell in offered if cell in shown)
    joining = [shown[cell] for cell in held - offered if cell in shown]
    assert sum(joining) > 0.8 * len(joining) > 2
    assert sum(others) > 0.8 * len(others) > 10, "some are below a number"


@pytest.mark.parametrize("seed", [3, 5])
@pytest.mark.parametrize("verb", ["place", "plant", "bloom"])
def test_the_number_of_a_part_hides_nothing(verb: str, seed: int) -> None:
    """It is beside the garden or, on sand, near the fountain, but not beside its points: it would read as one
    of their digits.
    """
    asked = offering_parts(scene(4, verb, seed)) if verb == "place" else green_parts(verb, seed)
    state: State = asked.view.state
    canvas, badges = numbers_on(asked)
    found = division.divided(state, asked.parts)
    _, place, _ = window.window(state, {cell for _, area, _ in found for cell in cells(area)})
    size = division.NUMBER * choices.badge_size(canvas, place, len(found))
    assert [badge.text for badge in badges] == [str(n + 1) for n in range(len(found))]
    ground = land_of(state.desert)
    gems = sum(ground.gems) & state.desert.free & reduce(int.__or__, (area for _, area, _ in found))
    things = gems if verb == "place" else gems | state.desert.flowers[0]
    for badge, (_, area, fountain) in zip(badges, found, strict=True):
        away, _ = nearest(place, cells(area), badge.x, badge.y)
        assert away < place.width / 2 + division.BEYOND * size + 2
        others = reduce(int.__or__, (other for _, other, _ in found if other != area))
        assert nearest(place, cells(others & ~area), badge.x, badge.y)[0] > away
        hidden, _ = nearest(place, cells(things), badge.x, badge.y)
        assert hidden > 0.3 * place.width + size / 4, "a part of it at most"
        x, y = place.at(ground.fountains[fountain])
        far = hypot(badge.x - x, badge.y - y)
        if verb == "place":
            assert 1.5 * place.width < far < 4 * place.width
            bare = area & state.desert.free & ~gems & ~ground.tablets
            assert badge.size > 50
            assert nearest(place, cells(bare), badge.x, badge.y)[0] < 1, "on a space of its own part"
        else:
            assert far > place.width / 2 + size / 2
    for one, other in combinations(badges, 2):
        assert hypot(one.x - other.x, one.y - other.y) > size


@pytest.mark.parametrize(
    ("parts", "shared"),
    [
        ([[1, 2, 3], [2]], [{1, 3}, {2}]),
        ([[2], [1, 2, 3]], [{2}, {1, 3}]),
        ([[1, 1, 2], [2, 3]], [{1, 2}, {3}]),
        ([[2], [2]], [{2}, {2}]),
    ],
)
def test_no_part_of_the_desert_is_without_spaces(parts: list[list[int]], shared: list[set[int]]) -> None:
    """Even if others have all of its spaces and more of those around."""
    assert [{*cells(mask)} for mask in division._shared_out(parts)] == shared


def test_the_line_around_a_part_goes_around_what_it_surrounds_on_most_sides() -> None:
    layout = LAYOUTS["diamond"]
    middle = 1 << layout.find["F5"]
    around = list(cells(widened(middle) & ~middle))
    for count in range(len(around) + 1):
        area = sum(1 << cell for cell in around[:count])
        assert bool(division._closed(area, layout.cells) & middle) == (count >= 4)
        assert not division._closed(area, layout.cells & ~middle) & middle, "that of another part"
