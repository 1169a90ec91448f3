"""The pictures of questions in Ishtar: what may be chosen, what it costs, and what of the rest is shown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import reduce
from itertools import combinations, product
from math import dist, hypot, sqrt
from random import Random
from typing import Any, cast

import pytest
from PIL import Image, ImageChops

from engine.chance import Chance
from engine.core import Action, Event
from engine.games.ishtar.gardens import TURNED, garden_cells, holders, icon_cell
from engine.games.ishtar.hexes import HERE, LAYOUTS, OFFSETS, cells, land_of, widened
from engine.games.ishtar.scoring import FOUNTAIN_POINTS
from engine.games.ishtar.skills import SKILLS, UPPER
from engine.games.ishtar.state import NONE, TILES, TREES, State, Unlocked
from engine.games.ishtar.step import described
from engine.ranking import best_places
from locales import change, texts
from render import headline, panels, pictures, sprites
from render.boards import ishtar
from render.boards.ishtar import (
    art,
    choices,
    close,
    desert,
    division,
    effects,
    land,
    part,
    strip,
    table,
    window,
)
from render.boards.ishtar.ground import (
    BEDS,
    CROWN,
    DUNE,
    GRASS,
    GROUND,
    JEWELS,
    MEADOW,
    NIGHT,
    ON_PLATES,
    PETAL,
    STONES,
    UNCLAIMED,
    VEIL,
    WORN,
)
from render.boards.ishtar.plan import plan
from render.canvas import Canvas
from render.scene import Scene
from render.theme import (
    BORDER,
    CHOICE,
    CLAY,
    GAP,
    GOLD,
    INK,
    LEAF,
    MARGIN,
    PAPER,
    WIDTH,
    blend,
    rgb,
)
from tests.bench import random_game
from tests.ishtar.picturing import (
    GAME,
    busiest,
    colours_at,
    copy,
    differs_at,
    inside,
    near,
    nearest,
    numbered,
    numbers_on,
    offering_parts,
    scene,
)
from tests.pictures import NAMES, calls, changed, opened, same, veiled
from tests.turns import scenes
from tests.words import LEAST, SHOWN, recording


def test_the_offered_spaces_have_their_codes_and_no_others() -> None:
    offering = scene(4, "place", 5)
    layout: str = offering.view.state.desert.layout
    place, drawn = plan(layout, 4).place, opened(pictures.board("ishtar", offering))
    offered = {str(action.args[0]) for action in offering.choices}
    for cell, name in LAYOUTS[layout].names.items():
        x, y = (round(part) for part in place.code_at(cell))
        colours = {colour for _, colour in drawn.crop((x - 20, y - 14, x + 20, y + 14)).getcolors(1200) or ()}
        assert (rgb(CHOICE) in colours) == (name in offered), name


def test_a_space_where_a_tile_cannot_begin_shows_why_while_one_is_placed() -> None:
    offering = scene(4, "place", 5)
    state: State = offering.view.state
    place, drawn = plan(state.desert.layout, 4).place, opened(pictures.board("ishtar", offering))
    wanted, rocks = choices.refused(state), sum(land_of(state.desert).gems)
    for cell in cells(state.desert.free):
        x, y = place.at(cell)
        x += place.width * 0.3 * (rocks >> cell & 1)
        y += place.width * 0.24
        region = drawn.crop((round(x) - 12, round(y) - 12, round(x) + 12, round(y) + 12))
        colours = {colour for _, colour in region.getcolors(1200) or ()}
        assert (rgb(CLAY) in colours) == (cell in wanted), place.layout.names[cell]
    assert set(wanted.values()) == {"two_fountains"}
    assert not {place.layout.names[cell] for cell in wanted} & {a.args[0] for a in offering.choices}


def spaces(state: State, action: Action) -> set[int]:
    return {space.cell for space in effects.laid(state, action)}


def grown(state: State, action: Action) -> set[int]:
    return {space.cell for space in effects.laid(state, action) if space.flowers}


def test_a_numbered_place_shows_on_which_of_its_spaces_flowers_would_grow() -> None:
    offering = scene(3, "place", 11)
    state: State = offering.view.state
    place = plan(state.desert.layout, 3).place
    way, other, blooming = next(
        (way, other, (grown(state, way), grown(state, other)))
        for way, other in combinations(offering.choices, 2)
        if spaces(state, way) == spaces(state, other) and grown(state, way) != grown(state, other)
    )
    one, two = (pictures.board("ishtar", numbered(offering, each)) for each in (way, other))
    for cell in blooming[0] ^ blooming[1]:
        x, y = place.at(cell)
        assert differs_at(changed(one, two), x, y - place.width * 0.18, reach=8)


def test_numbers_and_plates_leave_every_gem_on_the_picture_readable() -> None:
    """A panel shows at most five places with numbers, or at most twelve codes."""
    seen = 0
    for seats, seed in ((2, 3), (3, 11), (4, 5)):
        offering = scene(seats, "place", seed)
        state: State = offering.view.state
        best = best_places(GAME, offering.view, state.asked, offering.choices, 5)
        first = replace(offering, choices=offering.choices[:8])
        for asked in (numbered(offering, *best), first):
            with recording() as recorder:
                canvas = part.draw(asked)
                assert canvas
                words = recorder.of(canvas)
            spaces = {space.cell for action in best for space in effects.laid(state, action)}
            codes = {word.text for word in words if word.text in {a.args[0] for a in first.choices}}
            badges = [word for word in words if word.sprite == "badge"]
            _, place, _ = window.window(state, effects.asked(asked), 0)
            high = min((word.size for word in badges), default=choices.LEGIBLE)
            for number, rocks in enumerate(land_of(state.desert).gems):
                for cell in cells(rocks & state.desert.free):
                    x, y = place.at(cell)
                    letters = [
                        word
                        for word in words
                        if word.text == "PRW"[number] and hypot(word.x - x, word.y - y) < place.width * 0.45
                    ]
                    hidden = [
                        any(hypot(word.x - badge.x, word.y - badge.y) < high * 0.75 for badge in badges)
                        for word in letters
                    ]
                    assert not letters or not all(hidden), LAYOUTS[state.desert.layout].names[cell]
                    seen += bool(letters) and cell in spaces
            assert badges or codes
    assert seen


@pytest.mark.parametrize(("size", "wide"), window.VIEWS)
def test_the_line_around_what_may_be_chosen_is_2_px_thick_on_a_phone(size: int, wide: int) -> None:
    layout = LAYOUTS["diamond"]
    cell = min(layout.names)
    place = desert.field(layout, 1 << cell, 200, 200, size)
    canvas = Canvas.blank(GROUND, 700, wide)
    desert.outline(canvas, place, 1 << cell, 1 << cell, choices.firm(wide, place))
    x, y = map(round, place.at(cell))
    row = [canvas.image.getpixel((at, y)) == rgb(CHOICE) for at in range(x - size, x)]
    assert sum(row) >= 2 * wide / 264 - 1.5


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


@pytest.mark.parametrize("verb", ["bloom", "place"])
def test_codes_are_as_strong_as_the_fountains_that_they_name(verb: str) -> None:
    """Those that decide are not pale."""
    offering = scene(4, verb, 5)
    asked = numbered(offering, *offering.choices[::40][:3])
    decisive, names = effects.decisive(asked), LAYOUTS[asked.view.state.desert.layout].names
    with recording() as recorder:
        canvas = part.draw(asked)
        assert canvas
        codes = {word.text: word for word in recorder.of(canvas)}
    image, seen = canvas.image, Counter[bool]()
    for cell in land_of(asked.view.state.desert).fountains:
        if code := codes.get(names[cell]):
            strong = rgb(INK) in colours_at(image, code.x, code.y, 24)
            assert strong == bool(decisive >> cell & 1), code.text
            seen[strong] += 1
    assert seen[True]


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


def test_what_is_left_of_an_icon_without_an_assistant_is_asked_beside_the_skills() -> None:
    offering = scene(3, "skill", 5)
    leave = Action("skip")
    assert pictures.about("ishtar", replace(offering, choices=(*offering.choices, leave))) == "detail"
    assert pictures.about("ishtar", replace(offering, choices=(leave,))) == "board"


def test_a_space_is_chosen_on_a_part_of_the_desert_and_anything_else_on_a_page() -> None:
    turning = busiest(scene(2, "place", 3))
    plain = replace(turning, choices=())
    assert pictures.about("ishtar", turning) == "part"
    assert part.draw(turning) is not None
    assert part.draw(plain) is None
    assert not same(pictures.detail("ishtar", plain), pictures.detail("ishtar", turning))


@pytest.mark.parametrize(("seats", "verb", "seed"), [(2, "place", 3), (3, "place", 11), (4, "place", 5)])
def test_the_part_shows_every_space_that_may_be_chosen_about_as_large_as_the_board(
    seats: int, verb: str, seed: int
) -> None:
    offering = scene(seats, verb, seed)
    state: State = offering.view.state
    spaces = effects.offered(offering, LAYOUTS[state.desert.layout])
    canvas, place, within = window.window(state, spaces)
    assert place.width / canvas.size[0] >= 0.94 * plan(state.desert.layout, seats).place.width / WIDTH
    for cell in spaces:
        x, y = place.at(cell)
        half = place.width / 2
        assert window.INSIDE <= x - half < x + half <= canvas.size[0] - window.INSIDE, place.layout.names[
            cell
        ]
        assert window.TOP <= y - half < y + half <= canvas.size[1] - window.INSIDE
        assert within >> cell & 1


@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (3, 11), (4, 5)])
def test_spaces_that_may_be_chosen_are_green_and_each_code_is_on_its_own(
    seats: int, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Above the gem, if there is one."""
    offering = scene(seats, "place", seed)
    state: State = offering.view.state
    layout, rocks = LAYOUTS[state.desert.layout], sum(land_of(state.desert).gems)
    starts = [*dict.fromkeys(action.args[0] for action in offering.choices)]
    places: list[desert.Field] = []
    codes = choices.codes

    def noted(canvas: Canvas, place: desert.Field, *more: Any) -> None:
        places.append(place)
        codes(canvas, place, *more)

    monkeypatch.setattr(choices, "codes", noted)
    shown = 0
    for few in (starts[: choices.MANY], starts[: choices.MANY - 1] + starts[-1:], starts[:3]):
        asked = replace(offering, choices=tuple(a for a in offering.choices if a.args[0] in few))
        with recording() as recorder:
            canvas = part.draw(asked)
            assert canvas
            words = recorder.of(canvas)
        place = places[-1]
        for word in words:
            if word.text in few:
                cell = layout.find[word.text]
                x, y = place.at(cell)
                above = choices.HIGHER * place.width if rocks >> cell & 1 else 0
                assert abs(word.y - y + above) < 4
                assert abs(word.x - x) < place.width / 4
                assert above or rgb(CHOICE) in colours_at(canvas.image, x, y + 0.32 * place.width, 3)
                shown += 1
    assert shown > 12


@pytest.mark.parametrize("verb", ["take", "place", "skill", "plant"])
def test_the_picture_of_a_question_opens_with_its_headline(
    verb: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    draw = headline.draw

    def told(canvas: Canvas, key: str, asked: Scene, **room: int) -> int:
        said.append(headline.sentence(key, asked).text)
        return draw(canvas, key, asked, **room)

    monkeypatch.setattr(headline, "draw", told)
    state = asking(verb)
    seat = GAME.pending(state)[0].seat
    offered = tuple(action for action in GAME.legal_actions(state, seat) if action.verb == verb)
    assert ishtar.detail(Scene(GAME.view(state, seat), NAMES[:3], (seat,), choices=offered)) is not None
    assert len(said) == 1


def asking(verb: str) -> State:
    """A position of three players in which somebody may choose an action of this verb."""
    chance, rng = Chance.seeded(4), Random(4)
    state = GAME.setup(3, {}, chance)
    for _ in range(400):
        seat = GAME.pending(state)[0].seat
        offered = GAME.legal_actions(state, seat)
        if any(action.verb == verb for action in offered):
            return state
        GAME.play(state, seat, GAME.sample(state, seat, rng), chance)
    raise AssertionError("another seed")


@pytest.mark.parametrize("few", [False, True])
def test_gems_can_be_read_below_codes_and_numbers(few: bool) -> None:
    """Purple and red ones, whose colours no mark has, lie over the plates."""
    offering = scene(2, "place", 3)
    if few:
        offering = numbered(offering, *offering.choices[::9])
    state: State = offering.view.state
    actions = [action for action, _ in offering.numbered] or offering.choices
    spaces = {space.cell for action in actions for space in effects.laid(state, action)}
    if not few:
        spaces = set(effects.offered(offering, LAYOUTS[state.desert.layout]))
    asked = {space.cell for action in actions for space in effects.laid(state, action)}
    _, place, _ = window.window(state, part.with_more(offering, asked))
    canvas, seen = part.draw(offering), 0
    assert canvas
    drawn = opened(canvas.png())
    for cell in spaces:
        x, y = place.at(cell)
        low = round(y + place.width * 0.23)
        region = drawn.crop((round(x) - 12, low - 12, round(x) + 12, low + 12))
        colours = {colour for _, colour in region.getcolors(999) or ()}
        for colour, rocks in enumerate(land_of(state.desert).gems[:2]):
            if rocks & state.desert.free & 1 << cell:
                assert rgb(JEWELS[colour]) in colours, place.layout.names[cell]
                seen += 1
    assert seen > 3


def test_few_spaces_are_shown_several_times_as_large() -> None:
    offering = scene(4, "place", 5)
    state: State = offering.view.state
    one = next(iter(effects.offered(offering, LAYOUTS[state.desert.layout])))
    assert window.window(state, [one])[1].width == window.VIEWS[0][0]


def test_the_tile_to_place_is_before_the_stacks_on_the_board_and_at_the_end_of_the_headline_of_a_part() -> (
    None
):
    placing = scene(3, "place", 5)
    other = copy(placing.view.state)
    mine = TILES[other.tile]
    other.tile = next(n for n, one in enumerate(TILES) if (one.shape, one.spaces) > (mine.shape, mine.spaces))
    assert TILES[other.tile].shape == mine.shape
    now = replace(placing, choices=())
    moved = replace(now, view=GAME.view(other, now.view.seat))
    difference = changed(pictures.board("ishtar", now), pictures.board("ishtar", moved))
    hand = plan(other.desert.layout, 3, "hand").hand
    assert hand
    assert inside(difference.getbbox(), hand)
    panel = part.draw(placing)
    assert panel
    end = panel.size[0] - MARGIN
    box = (end - strip.HAND, MARGIN, end, MARGIN + headline.HEIGHT)
    assert any(inside(sprite, box) for sprite in panel.sprites())


def test_a_label_lists_the_spaces_of_a_tile_as_they_are_drawn() -> None:
    for number, tile in enumerate(TILES):
        spots = TURNED[number][0].spots
        places = [(0, 0) if spot == HERE else art.way(spot) for spot in spots]
        order = sorted(range(3), key=lambda space: (round(places[space][1], 3), places[space][0]))
        listed = described(number)
        assert listed["spaces"] == " ".join(str(tile.spaces[space]) for space in order), tile.code
        if tile.icon:
            assert listed["at"] == ("first", "second", "third")[order.index(tile.at)], tile.code


def test_below_the_last_row_of_a_part_a_mark_of_who_controls_a_fountain_has_room() -> None:
    state = copy(scene(2, "place", 3).view.state)
    number = next(number for number in range(len(state.desert.fountains)) if holders(state.desert, number)[0])
    fountain = land_of(state.desert).fountains[number]
    canvas, place, _ = window.window(state, [fountain - OFFSETS[1], fountain])
    lowest = desert.stands(place, fountain)[3][1]
    assert lowest + desert.HOLDER * place.width / 2 < canvas.size[1] - BORDER


def test_the_line_around_what_is_asked_about_is_thicker_than_that_around_a_draft() -> None:
    for size, wide in window.VIEWS:
        place = replace(plan("diamond", 2).place, width=size)
        assert choices.firm(wide, place, part.ALONE).thick > 1.5 * desert.THIN[-1]


@pytest.mark.parametrize("few", [False, True])
def test_skills_out_of_reach_are_paler_than_those_that_may_be_chosen(few: bool) -> None:
    offering = scene(3, "skill", 5)
    offering = replace(offering, choices=offering.choices[:1]) if few else offering
    state: State = offering.view.state
    canvas = close.draw(offering)
    assert canvas
    drawn = opened(canvas.png())
    offered = {str(action.args[0]) for action in offering.choices}
    known = {unlocked.skill for unlocked in state.players[state.asked].skills}
    assert offered
    for skill in SKILLS:
        left, top, right, bottom = close.skill_box(skill)
        middle = (left + right) // 2 - 4
        sign = drawn.crop((middle - 64, top + 24, middle + 64, top + 152)).convert("L")
        words = drawn.crop((left + 16, bottom - 110, right - 16, bottom - 16)).convert("L")
        if skill not in known:
            assert (sum(sign.histogram()[:125]) > 0) == (skill in offered), skill
            assert (sum(words.histogram()[:80]) > 0) == (skill in offered), skill


def test_no_code_and_no_mark_beside_a_fountain_hides_a_space_to_choose_from() -> None:
    """They stand above a fountain or beside its flowers, but on the other side if a space there is asked."""
    plain = scene(2, "place", 3)
    layout = LAYOUTS[plain.view.state.desert.layout]
    ground = plain.view.state.desert
    number = next(number for number in range(len(ground.fountains)) if holders(ground, number)[0])
    fountain = land_of(ground).fountains[number]
    free = desert.Field(layout, 128, 0, 0)
    for sides in ((4, 5), (1, 2), (3, 4, 5), (0, 1, 2, 3)):
        asked = sum(1 << fountain + OFFSETS[side] for side in sides)
        place = replace(free, chosen=asked)
        for _, (x, y) in desert.held(place, ground, number):
            away, _ = nearest(place, list(cells(asked)), x, y)
            assert away > 0.7 * place.width, "the mark"
        spot = choices._code_at(replace(place, top=9000), [*desert.standing(place, ground)], fountain, 50)
        away, _ = nearest(replace(place, top=9000), [*cells(asked)], *spot)
        assert away > 0.6 * place.width, "the code"


def test_a_skill_that_needs_another_one_says_which() -> None:
    offering = scene(3, "skill", 5)
    state: State = offering.view.state
    known = {unlocked.skill for unlocked in state.players[state.asked].skills}
    with recording() as recorder:
        canvas = close.draw(offering)
        assert canvas
        locks = [word for word in recorder.of(canvas) if word.sprite == "lock"]
    assert locks
    assert {lock.text for lock in locks} == {UPPER[skill].needs for skill in UPPER} - known
    assert min(lock.size for lock in locks) * SHOWN / canvas.size[0] >= LEAST


def test_the_icon_that_may_be_used_is_shown_large_at_the_end_of_the_headline() -> None:
    chance, rng = Chance.seeded(4), Random(4)
    state = GAME.setup(3, {}, chance)
    while state.ask != "special":
        GAME.play(state, GAME.pending(state)[0].seat, GAME.sample(state, state.asked, rng), chance)
    kind = TILES[state.desert.tiles[-1].tile].icon
    assert desert.usable(state) == [(icon_cell(state.desert.tiles[-1]), kind)]
    other = copy(state)
    other.ask = "take"
    end = WIDTH - MARGIN
    asked, plain = (Scene(GAME.view(one, None), NAMES[:3], (one.asked,)) for one in (state, other))
    difference = changed(pictures.board("ishtar", asked), pictures.board("ishtar", plain))
    assert differs_at(difference, end - 52, MARGIN + headline.HEIGHT / 2, reach=30)


def test_the_veil_begins_at_the_edge_of_what_may_be_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    """A line around a neighbour is not dark for a few px beside it."""
    offering = scene(2, "place", 3)
    first = offering.choices[0]
    other = next(action for action in offering.choices if action.args[0] != first.args[0])
    offering = replace(offering, choices=(first, other))
    asked, refused = effects.asked(offering), choices.refused(offering.view.state)
    _, place, _ = window.window(offering.view.state, asked, len({*refused.values()}))
    paler, starts = veiled("ishtar", offering, monkeypatch), effects.offered(offering, place.layout)
    beside = [cell for cell in starts if cell + 1 not in starts]
    assert beside
    for cell in beside:
        x, y = place.at(cell)
        assert differs_at(paler, x + place.width / 2 + 6, y, reach=2), place.layout.names[cell]


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


def test_signs_of_refused_spaces_are_explained_if_they_can_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = calls(monkeypatch, art, "refused")
    seen = unseen = 0
    for seats, seed in product((2, 3, 4), (3, 5, 11)):
        offering = scene(seats, "place", seed)
        best = best_places(GAME, offering.view, offering.view.state.asked, offering.choices, 3)
        drawn.clear()
        assert part.draw(numbered(offering, *best))
        explained = part.REASON in drawn
        assert explained == bool({*drawn} - {part.REASON})
        seen += explained
        unseen += not explained and bool(choices.refused(offering.view.state))
    assert seen
    assert unseen


def test_no_veil_lies_over_signs_of_refused_spaces_and_none_is_where_a_tile_may_lie(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    offering = scene(4, "place", 5)
    best = best_places(GAME, offering.view, offering.view.state.asked, offering.choices, 5)
    asked = numbered(offering, *best)
    where: list[tuple[desert.Field, Sequence[int]]] = []
    refusals = choices.refusals

    def noted(
        canvas: Canvas, place: desert.Field, state: State, reasons: dict[int, str], within: int
    ) -> None:
        where.append((place, [*reasons]))
        refusals(canvas, place, state, reasons, within)

    with monkeypatch.context() as patch:
        patch.setattr(choices, "refusals", noted)
        patch.setattr(panels, "VEIL", 0)
        plain = part.draw(asked)
    ((place, signed),) = where
    assert signed
    assert not {*signed} & effects.asked(asked)
    pale = part.draw(asked)
    assert plain
    assert pale
    paler, rocks = (
        ImageChops.difference(plain.image, pale.image),
        sum(land_of(offering.view.state.desert).gems),
    )
    for cell in signed:
        (x, y), aside = place.at(cell), 0.3 * (rocks >> cell & 1)
        reach = int(0.46 * place.width / 2 / sqrt(2))
        assert not differs_at(paler, x + aside * place.width, y + 0.24 * place.width, reach)


def test_of_spaces_to_choose_only_these_are_not_pale(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not those beside them on which the tile might lie."""
    offering = scene(2, "place", 3)
    starts = [*dict.fromkeys(action.args[0] for action in offering.choices)][:3]
    few = replace(offering, choices=tuple(one for one in offering.choices if one.args[0] in starts))
    layout = LAYOUTS[offering.view.state.desert.layout]
    _, place, _ = window.window(
        few.view.state, effects.asked(few), len({*choices.refused(few.view.state).values()})
    )
    paler = veiled("ishtar", few, monkeypatch)
    for cell in effects.asked(few):
        x, y = place.at(cell)
        chosen = layout.names[cell] in starts
        assert differs_at(paler, x - 0.25 * place.width, y + 0.1 * place.width, reach=6) != chosen


@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (3, 11), (4, 5)])
def test_the_number_of_a_place_stands_on_its_outline(seats: int, seed: int) -> None:
    """Nearer to it than to other places, and beside what is on its spaces."""
    offering = scene(seats, "place", seed)
    state: State = offering.view.state
    best = best_places(GAME, offering.view, state.asked, offering.choices, 5)
    _, badges = numbers_on(numbered(offering, *best))
    asked = {cell for action in best for cell in spaces(state, action)}
    _, place, _ = window.window(state, asked, len({*choices.refused(state).values()}))
    assert len(badges) == len(best)
    for badge in badges:
        away, cell = nearest(place, asked, badge.x, badge.y)
        assert cell in spaces(state, best[int(badge.text) - 1]), badge.text
        assert 0.5 * place.width < away < 0.7 * place.width


def test_the_fountains_of_numbered_places_are_whole_if_they_have_room() -> None:
    grown = 0
    for seats, seed in ((2, 3), (3, 11), (4, 5)):
        offering = scene(seats, "place", seed)
        state: State = offering.view.state
        for action in offering.choices:
            one = numbered(offering, action)
            asked, wanted = effects.asked(one), {*cells(effects.basins(state, [action]))}
            canvas, place, _ = window.window(state, part.with_more(one, asked))
            wide, high = canvas.size
            whole = window.shown(
                place, (window.INSIDE, window.TOP, wide - window.INSIDE, high - window.INSIDE), -0.5
            )
            assert all(whole >> cell & 1 for cell in wanted)
            grown += part.with_more(one, asked) != asked
    assert grown


def test_a_place_shows_the_tile_as_it_would_lie_with_the_gems_below_it() -> None:
    offering = scene(4, "place", 5)
    state: State = offering.view.state
    best = best_places(GAME, offering.view, state.asked, offering.choices, 3)
    asked = numbered(offering, *best)
    canvas = part.draw(asked)
    assert canvas
    _, place, _ = window.window(
        state,
        part.with_more(asked, effects.asked(asked)),
        len({*choices.refused(state).values()}),
    )
    seen = 0
    for space in (space for action in best for space in effects.laid(state, action)):
        x, y = place.at(space.cell)
        colours = colours_at(canvas.image, x, y, round(place.width * 0.4))
        above = bool(space.icon or effects.gem(state, space.cell)) and space.flowers < 4
        green = blend(DUNE, MEADOW if space.flowers else GRASS, land.PROMISED)
        assert any(near(colour, rgb(green)) for colour in colours), "no sand"
        for dx, dy in (art._ABOVE if above else art._FLOWERS)[space.flowers][1] if space.flowers else ():
            at = round(x + dx * place.width / 100), round(y + dy * place.width / 100)
            assert near(canvas.image.getpixel(at), rgb(blend(DUNE, GOLD, land.PROMISED)))
            seen += 1
    assert seen


def test_a_skill_that_is_unlocked_has_a_tick_and_is_quieter_than_one_that_may_be(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    offering = scene(3, "skill", 5)
    state = copy(offering.view.state)
    free = next(letter for letter in "FGHIJ" if letter not in {a.args[0] for a in offering.choices})
    state.players[state.asked].skills = [Unlocked(free, "pp")]
    ticks = calls(monkeypatch, sprites, "tick")
    canvas = close.draw(replace(offering, view=GAME.view(state, state.asked)))
    assert canvas
    assert ticks == [close.TICK]
    left, _, _, bottom = close.skill_box(free)
    pale = cast(tuple[int, int, int], canvas.image.getpixel((left + 14, bottom - 16)))
    assert min(pale) > 150, "not golden"


def test_what_whoever_is_asked_has_none_of_is_left_out() -> None:
    """But gems, if there is nothing at all."""
    offering = scene(3, "take", 5)
    state = copy(offering.view.state)
    player = state.players[state.asked]
    player.assistants, player.trees = 0, []
    for gems, said in (([2, 0, 1], ["2", "1"]), ([0, 0, 0], ["0", "0", "0"])):
        player.gems = gems
        with recording() as recorder:
            canvas = close.draw(replace(offering, view=GAME.view(copy(state), state.asked)))
            assert canvas
            words = recorder.of(canvas)
        middle = MARGIN + headline.HEIGHT / 2
        assert [one.text for one in words if abs(one.y - middle) < 20 and one.text.isdigit()] == said


def test_trees_that_cannot_be_planted_are_paler(monkeypatch: pytest.MonkeyPatch) -> None:
    offering = scene(3, "reserve", 14)
    state: State = offering.view.state
    space = next(iter(LAYOUTS[state.desert.layout].names.values()))
    can = [tree for tree in state.row if tree != NONE][:2]
    choices = tuple(Action("plant", (TREES[tree][0], space)) for tree in can)
    paler = veiled("ishtar", replace(offering, choices=choices), monkeypatch)
    boxes = dict(zip(close._trees(state), close.card_boxes(state), strict=True))
    assert {tree for tree, box in boxes.items() if paler.crop(box).getbbox()} == {*state.row} - {NONE, *can}


def test_trees_to_reserve_are_shown_without_what_is_not_paid() -> None:
    """The supply of gems has no part in it, but the cards still to come fill the last place."""
    offering = scene(3, "reserve", 14)
    with recording() as recorder:
        canvas = close.draw(offering)
        assert canvas
        words = recorder.of(canvas)
    assert "Supply" not in {word.text for word in words}
    (deck,) = [word for word in words if word.text == f"×{len(offering.view.state.deck)}"]
    *_, last = close.card_boxes(offering.view.state)
    assert deck.x > last[2]
    assert last[1] < deck.y < last[3]


@pytest.mark.parametrize("kinds", [3, 5])
def test_much_stock_leaves_a_skill_its_room(kinds: int) -> None:
    """The signs of a player who has much are smaller, but a skill beside them hardly is."""
    plain = scene(4, "place", 5, choices=False)
    state = copy(plain.view.state)
    one = state.players[0]
    one.gems, one.trees = [1, 1, 1], [0] if kinds > 4 else []
    one.assistants = int(kinds > 3)

    def drawn(letters: str) -> bytes:
        one.skills = [Unlocked(skill, "pp") for skill in letters]
        return pictures.board("ishtar", replace(plain, view=GAME.view(copy(state), None)))

    left, top, right, bottom = plan("triangle", 4).players[0]
    difference = changed(drawn(""), drawn("F")).crop((left, top + table.BAND, right, bottom))
    box = difference.getbbox()
    assert box
    assert box[2] - box[0] > 0.95 * (bottom - top - table.BAND - table.INSET), "as large as alone"


def test_below_a_veil_what_covers_much_keeps_its_hue() -> None:
    """On panels, and where a turn is told: what it becomes is in the palette."""
    whole = (GRASS, MEADOW, PETAL, WORN, *(tones[1] for tones in STONES), *JEWELS, *BEDS[:4], DUNE)
    for shares, colours in (((1, panels.TOLD), whole), ((ON_PLATES,), (CROWN, LEAF, GRASS, MEADOW))):
        for share, colour in product(shares, colours):
            canvas = Canvas(GROUND, Image.new("RGB", (40, 40), colour))
            panels.veil(canvas, (0, 0, 40, 40), (), share=share, mist=PAPER if share == ON_PLATES else "")
            wanted = rgb(blend(colour, PAPER if share == ON_PLATES else NIGHT, share * VEIL * panels.VEIL))
            paler = opened(canvas.png()).convert("RGB").getpixel((20, 20))
            assert max(abs(a - b) for a, b in zip(paler, wanted, strict=True)) <= 8, (colour, share)


def test_a_question_about_an_assistant_shows_the_bed_that_it_would_take() -> None:
    state = next(
        state
        for seed in range(40)
        for state, _ in random_game(GAME, 3, seed)
        if state.ask
        and any(a.verb == "assist" for a in GAME.legal_actions(state, GAME.pending(state)[0].seat))
    )
    seat = GAME.pending(state)[0].seat
    offered = tuple(a for a in GAME.legal_actions(state, seat) if a.verb in ("assist", "skip"))
    asked = Scene(GAME.view(state, seat), NAMES[:3], (seat,), choices=offered)
    canvas = part.draw(asked)
    assert canvas
    cell, bed = effects.claimed(state)
    assert cell == icon_cell(state.desert.tiles[-1])
    assert bed >> cell & 1
    _, place, _ = window.window(state, part.with_more(asked, effects.asked(asked)), window.LEDGER)
    drawn, ground = opened(canvas.png()).convert("RGB"), rgb(blend(BEDS[seat], PAPER, UNCLAIMED))
    for one in cells(place.layout.cells & widened(bed)):
        x, y = place.at(one)
        if y - place.width / 2 > window.TOP and y + place.width / 2 < drawn.height - window.LEDGER:
            around = colours_at(drawn, x, y, place.width // 3)
            shown = any(near(tone, ground) for tone in around)
            assert shown or not bed >> one & 1
    tile = next(iter(desert.spaces_of(*(state.desert.tiles[-1][at] for at in (0, 2, 1)))))
    laid = Event("placed", seat, args=(("cell", place.layout.names[tile]),))
    drafting = part.draw(replace(asked, draft=(laid,)))
    assert drafting
    assert canvas.size == drafting.size
    assert same(canvas.png(), drafting.png()), "one line around the bed says enough"


def test_a_question_about_an_assistant_says_what_it_costs_and_brings() -> None:
    """The points of the fountain that it would win are among them, and said beside the flowers if both are
    all of it; the fountain is not pale.
    """
    won = split = 0
    for seed in range(3):
        for state, _ in random_game(GAME, 3, seed):
            seat = GAME.pending(state)[0].seat if state.ask else 0
            assist = Action("assist")
            if state.ask != "special" or assist not in GAME.legal_actions(state, seat):
                continue
            asked = Scene(GAME.view(state, seat), NAMES[:3], (seat,), choices=(assist, Action("skip")))
            with recording() as recorder:
                canvas = part.draw(asked)
                assert canvas
                told = {word.text for word in recorder.of(canvas)}
            after = copy(state)
            happened = {one.kind: one for one in GAME.apply(after, seat, assist, Chance.seeded(1))}
            gain = GAME.scores(after)[seat] - GAME.scores(state)[seat]
            assert {change(-1), change(gain)} <= told
            assert effects.decisive(asked).bit_count() == 1
            flowers = dict(happened["assisted"].points)[seat]
            fountain = {"fountain-won", "fountain-taken"} & {
                kind for kind, one in happened.items() if one.seat == seat
            }
            assert bool(fountain) == (effects.won(state) != NONE)
            said = "=" in told
            assert said == (bool(fountain) and gain in {flowers + n for n in FOUNTAIN_POINTS})
            assert str(flowers) in told or not said
            split += said
            won += 1
    assert won > split > 0


def test_a_draft_is_shown_larger_than_the_board_with_the_fountain_beside_it() -> None:
    told, (happened,) = next(
        (replace(position, frame=("#7B3FA0", True)), [event])
        for position in scenes("ishtar", 3)
        for event in position.last
        if event.kind == "placed"
    )
    told = replace(told, last=(happened,), framed=False, bare=True)
    state: State = told.view.state
    (shown,) = ishtar.places(told, [happened])
    assert shown
    place, size = window.whole(state.desert.layout, window.LARGE)
    assert place.width > 1.4 * plan(state.desert.layout, 3).place.width
    assert ishtar.board(told).size == size
    (mask,) = desert.named(place.layout, [happened])
    near_it = [
        cell
        for number, cell in enumerate(land_of(state.desert).fountains)
        if widened(mask) >> cell & 1 and garden_cells(state.desert, number) & mask
    ]
    middles = [
        (sum(x for x, _ in one) / 6, sum(y for _, y in one) / 6) for one in shown.above if len(one) == 6
    ]
    for cell in near_it:
        assert any(dist(place.at(cell), middle) < 2 for middle in middles)


def test_who_takes_gems_sees_the_names_of_the_trees_and_no_mark_on_a_price() -> None:
    offering = scene(3, "reserve", 14)
    state: State = copy(offering.view.state)
    state.players[state.asked].reserved = 3
    gathering = replace(offering, view=GAME.view(state, state.asked), choices=(Action("gather", ("pp",)),))
    with recording() as recorder:
        canvas = close.draw(gathering)
        assert canvas
        words = recorder.of(canvas)
    told = {word.text for word in words}
    names = texts("en")
    assert {names.term("ishtar", "tree", TREES[tree].name) for tree in (*state.row, 3)} <= told
    *_, (left, top, right, bottom) = close.card_boxes(state, close.SUPPLY + GAP)
    costs = [
        word for word in words if word.sprite == "cost" and left < word.x < right and top < word.y < bottom
    ]
    (mark,) = [
        word for word in words if word.sprite == "token" and left < word.x < right and top < word.y < bottom
    ]
    assert costs
    for word in costs:
        assert hypot(word.x - mark.x, word.y - mark.y) > (close.OWN + word.size) / 2
