"""Places to choose from, each shown as it would be, and the small map of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, pairwise
from math import dist

import pytest
from PIL import Image, ImageChops

from engine.chance import Chance
from engine.core import Action
from engine.games.ishtar.gardens import obstacle
from engine.games.ishtar.hexes import DIRECTIONS, LAYOUTS, cells, land_of, widened
from engine.games.ishtar.scoring import scores
from engine.games.ishtar.state import State
from engine.ranking import best_places
from locales import change, texts
from render import pictures
from render.boards import ishtar
from render.boards.ishtar import (
    ahead,
    art,
    choices,
    desert,
    effects,
    islet,
    part,
    window,
)
from render.canvas import Canvas
from render.theme import (
    GAP,
    INK,
    MARGIN,
    PAPER,
    WHITE,
    WIDTH,
    rgb,
)
from tests.ishtar.picturing import (
    GAME,
    busiest,
    copy,
    differs_at,
    inside,
    nearest,
    numbered,
    scene,
)
from tests.pictures import changed, opened, veiled
from tests.words import recording


@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_numbered_places_are_shown_side_by_side(count: int) -> None:
    """The gems that each would bring stand above it; below all, the numbers stand on the whole desert."""
    offering = scene(4, "place", 5)
    state: State = offering.view.state
    best = best_places(GAME, offering.view, state.asked, offering.choices, 5)
    best = [offering.choices[0], offering.choices[-1], *best][:count]
    with recording() as recorder:
        canvas = ahead.draw(numbered(offering, *best))
        assert canvas
        words = recorder.of(canvas)
    foot = max(box[3] for box in ahead.boxes(count))
    badges = sorted((word for word in words if word.sprite == "badge"), key=lambda word: word.y > foot)
    assert [word.text for word in badges] == 2 * [str(n) for n in range(1, count + 1)]
    assert all(badge.y > foot for badge in badges[count:])
    gems = land_of(state.desert).gems
    for action, (left, top, right, _) in zip(best, ahead.boxes(count), strict=True):
        row = [word for word in words if left < word.x < right and 0 < word.y - top < ahead.header(count)]
        area = sum(1 << space.cell for space in effects.laid(state, action))
        collected = [colour for colour, rocks in enumerate(gems) for _ in range((rocks & area).bit_count())]
        assert [word.text for word in row if word.text in "PRW"] == ["PRW"[colour] for colour in collected]


def test_numbered_places_near_each_other_are_side_by_side_as_well() -> None:
    """What each of them pays is said above it."""
    offering = scene(2, "place", 3)
    layout = LAYOUTS[offering.view.state.desert.layout]
    near = numbered(offering, *offering.choices[:2])
    assert window.view(layout, effects.asked(near))[0] >= window.ROOMY, "one picture would have room for both"
    assert ahead.draw(near)


@pytest.mark.parametrize("count", range(1, 7))
def test_pictures_side_by_side_are_as_large_as_each_other_and_in_the_middle(count: int) -> None:
    boxes = ahead.boxes(count)
    assert len({(right - left, bottom - top) for left, top, right, bottom in boxes}) <= 2
    for top in {box[1] for box in boxes}:
        row = [box for box in boxes if box[1] == top]
        assert abs(row[0][0] - (ahead.WIDE - row[-1][2])) <= 1
        assert all(one[2] + GAP <= other[0] + 1 for one, other in pairwise(row))
    assert max(box[2] for box in boxes) <= ahead.WIDE - MARGIN


Shown = tuple[State, list[int], int, ahead.View]
"""A position, the spaces of a tile, the fountain that it joins, and how both are shown."""


def views(room: tuple[int, int]) -> Iterator[Shown]:
    for seats, seed in ((2, 3), (3, 11), (4, 5)):
        offering = scene(seats, "place", seed)
        state: State = offering.view.state
        for action in offering.choices[::7]:
            tile = [space.cell for space in effects.laid(state, action)]
            yield state, tile, effects.joined(state, action), ahead.views(state, [action], room)[0]


def box_at(x: float, y: float, wide: float, high: float) -> tuple[float, float, float, float]:
    return x - wide / 2, y - high / 2, x + wide / 2, y + high / 2


@pytest.mark.parametrize("room", [(552, ahead.PREVIEW), (362, ahead.PREVIEW)])
def test_a_tile_its_fountain_and_who_controls_that_are_whole_and_no_piece_lies_on_the_tile(
    room: tuple[int, int],
) -> None:
    """A fountain too far away is not shown at all."""
    seen = Counter[bool]()
    for state, tile, fountain, shown in views(room):
        place, wide = shown.place, shown.place.width
        marks = [box_at(*place.at(cell), wide, wide * art.TALL) for cell in tile]
        basin = land_of(state.desert).fountains[fountain]
        if basin in shown.lit:
            marks.append(box_at(*place.at(basin), wide, wide * art.TALL))
            size = wide * desert.HOLDER
            held = [at for _, at in desert.held(place, state.desert, fountain)]
            marks += [box_at(*at, size, size) for at in held]
            for at in held:
                assert nearest(place, tile, *at)[0] > 0.55 * wide
        seen[basin in shown.lit] += 1
        for mark in marks:
            assert inside(tuple(map(round, mark)), (0, 0, *room)), "it is whole"
    assert all(seen.values())


def test_above_each_picture_of_a_tile_are_the_code_of_its_place_and_then_its_gain() -> None:
    """Its button calls it by this code. An assistant is beside points that need one."""
    helping = set[bool]()
    for seats, seed in ((2, 3), (3, 11), (4, 5)):
        offering = scene(seats, "place", seed)
        state: State = offering.view.state
        for action in offering.choices[::5]:
            with recording() as recorder:
                canvas = ahead.draw(numbered(offering, *[action] * 4))
                assert canvas
                words = recorder.of(canvas)
            (left, top, right, _), *_ = ahead.boxes(4)
            head = [word for word in words if left < word.x < right and top < word.y < top + ahead.HEADER]
            _, code, *gain = sorted(head, key=lambda word: word.x)
            assert code.text == action.args[0]
            now, helped = effects.brought(state, action)
            points = [change(max(now, helped))] if now or helped else ["+"] if len(gain) else []
            assert [word.text for word in gain if word.text.strip() not in "PRW"] == points
            helping.add(helped > now)
    assert helping == {True, False}


def test_what_a_tile_would_bring_has_room_above_the_narrowest_picture() -> None:
    """All its signs are whole: they are smaller if there are many."""
    left, _, right, _ = min(ahead.boxes(3), key=lambda box: box[2] - box[0])
    room, most = (left + ahead.ENDS, right - ahead.ENDS), 0
    for seats, seed in ((2, 3), (3, 11), (4, 5)):
        offering = scene(seats, "place", seed)
        state: State = offering.view.state
        for action in offering.choices:
            begin = ahead._gain(Canvas.blank(ishtar.GROUND, 200), state, action, room, 100)
            assert begin >= room[0] - 2 * ahead.AIR[0]
            now, helped = effects.brought(state, action)
            most = max(most, (helped > now) + len(ahead._collected(state, action)))
    assert most == 4, "an assistant and three gems"


def test_what_a_tile_would_bring_is_what_it_brings() -> None:
    helped = 0
    for seats, seed in ((2, 3), (3, 11), (4, 5)):
        offering = scene(seats, "place", seed)
        state: State = offering.view.state
        seat, known = state.asked, scores(state)
        for action in offering.choices[::3]:
            after = copy(state)
            GAME.play(after, seat, action, Chance.seeded(0))
            now, then = effects.brought(state, action)
            assert now == scores(after)[seat] - known[seat]
            ways = GAME.legal_actions(after, seat) if after.asked == seat else []
            assist = next((way for way in ways if way.verb == "assist"), None)
            assert bool(then) == bool(assist)
            if assist:
                GAME.play(after, seat, assist, Chance.seeded(0))
                assert then == scores(after)[seat] - known[seat]
                helped += 1
    assert helped


def test_where_the_rules_do_not_allow_a_tile_it_brings_nothing() -> None:
    """Pages of the rules show such places, too."""
    offering = scene(4, "place", 5)
    state: State = offering.view.state
    refused = Counter[str | None]()
    for code, cell in LAYOUTS[state.desert.layout].find.items():
        for turn, arm in enumerate(DIRECTIONS):
            reason = obstacle(state.desert, state.tile, turn, cell)
            refused[reason] += 1
            if reason:
                assert effects.brought(state, Action("place", (code, arm))) == (0, 0)
    assert {"alone", "two_fountains"} < {*refused}


@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (3, 11), (4, 5)])
def test_places_side_by_side_are_shown_at_one_size(seats: int, seed: int) -> None:
    """A fountain is left out only if it is too far away at the least size."""
    offering, room = scene(seats, "place", seed), (552, ahead.PREVIEW)
    state: State = offering.view.state
    sizes, some = Counter[int](), offering.choices[::5]
    for four in (some[first : first + 4] for first in range(0, len(some), 4)):
        shown = ahead.views(state, four, room)
        sizes[shown[0].place.width] += 1
        assert len({view.place.width for view in shown}) == 1
        for action, view in zip(four, shown, strict=True):
            (alone,) = ahead.views(state, [action], room)
            assert view.lit == alone.lit
            assert view.place.width <= alone.place.width
    assert sizes[ahead.SPACES[0]] > 0


def test_no_number_of_a_place_and_no_line_to_it_hides_anything_on_the_small_desert() -> None:
    """But for sand and gardens, over which lines lead to the numbers beside it."""
    offering = scene(4, "place", 5)
    state: State = offering.view.state
    ways = offering.choices[::20][:6]
    pins = [
        ([space.cell for space in effects.laid(state, way)], number) for number, way in enumerate(ways, 1)
    ]
    where = islet.plan(state.desert, pins)
    with_lines = islet.pinned(state.desert, pins, where)
    without = islet.pinned(state.desert, [(taken, None) for taken, _ in pins], where._replace(spots={}))
    lines = ImageChops.difference(with_lines.image, without.image).convert("L")
    assert lines.getbbox()
    for cell in land_of(state.desert).fountains:
        x, y = where.place.at(cell)
        assert not differs_at(lines, x, y, reach=islet.FOUNTAIN // 2), where.place.layout.names[cell]


@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (3, 11), (4, 5)])
def test_each_number_on_the_small_desert_is_at_the_end_of_a_line_near_its_place(
    seats: int, seed: int
) -> None:
    """It hides no place, not even its own, and no other number, and all of them are on the picture."""
    offering = scene(seats, "place", seed)
    state: State = offering.view.state
    for first in range(0, min(60, len(offering.choices) - 40), 7):
        ways = offering.choices[first : first + 40 : 10]
        pins = [
            ([space.cell for space in effects.laid(state, way)], number) for number, way in enumerate(ways, 1)
        ]
        where = islet.plan(state.desert, pins)
        place = where.place
        with recording() as recorder:
            canvas = islet.pinned(state.desert, pins, where)
            badges = [word for word in recorder.of(canvas) if word.sprite == "badge"]
            spots = {word.text: (word.x, word.y) for word in badges}
        for taken, number in pins:
            away = min(dist(spots[str(number)], place.at(cell)) for cell in taken)
            assert islet.PIN / 2 < away < islet.PIN / 2 + islet.STEPS * place.width + 2
            for at, end in zip(spots[str(number)], canvas.size, strict=True):
                assert islet.PIN / 2 <= at <= end - islet.PIN / 2
        assert all(dist(*two) >= islet.PIN for two in combinations(spots.values(), 2))


@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (3, 11), (4, 5)])
def test_the_small_desert_is_whole_and_not_high(seats: int, seed: int) -> None:
    state: State = scene(seats, "place", seed).view.state
    where = islet.plan(state.desert, [])
    wide, high = islet.pinned(state.desert, [], where).size
    assert high <= 550
    assert min(wide, high) > 500, "as large as there is room for"
    for cell in cells(where.place.layout.cells):
        left, top, right, bottom = desert.bounds(where.place, 1 << cell)
        assert 0 < left < right < wide
        assert 0 < top < bottom < high


@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (3, 11), (4, 5)])
def test_places_near_each_other_are_on_a_larger_part_of_the_small_desert(seats: int, seed: int) -> None:
    """With what is around them: on all of it, their numbers would clot."""
    state: State = scene(seats, "place", seed).view.state
    whole, layout = islet.plan(state.desert, []).place, LAYOUTS[state.desert.layout]
    for cell in cells(layout.cells):
        around = layout.cells & widened(widened(1 << cell))
        where = islet.plan(state.desert, [([cell], 1)])
        wide, high = islet.pinned(state.desert, [([cell], 1)], where).size
        assert where.place.width > 1.5 * whole.width
        for near in cells(around):
            left, top, right, bottom = desert.bounds(where.place, 1 << near)
            assert 0 <= left < right <= wide
            assert 0 <= top < bottom <= high
    ends = min(cells(layout.cells)), max(cells(layout.cells))
    assert islet.plan(state.desert, [([end], None) for end in ends]).place == whole


def test_a_place_on_the_small_desert_is_light_with_a_dark_edge_on_gardens_and_on_other_places() -> None:
    state: State = scene(4, "place", 5).view.state
    where = islet.plan(state.desert, [])
    gardens = state.desert.flowers[0] | state.desert.grass
    inner = gardens & ~sum(1 << bed_cell for bed in state.desert.beds for bed_cell in cells(bed.cells))
    cell, beside = next((cell, cell + 1) for cell in cells(inner) if inner >> cell + 1 & 1)
    for pins in ([([cell], None)], [([beside], None), ([cell], None)]):
        picture = islet.pinned(state.desert, pins, where).image
        x, y = where.place.at(cell)
        edge = round(x + where.place.width / 2 + islet.EDGE / 4), round(y)
        assert picture.getpixel(edge) == rgb(INK)
        assert picture.getpixel((round(x), round(y))) == rgb(WHITE)


def test_of_many_places_it_is_said_which_are_shown() -> None:
    """If all are shown, nothing is said; turns of a tile at one place have no numbers."""
    offering = scene(4, "place", 5)
    few = replace(offering, choices=offering.choices[:3])
    some = numbered(offering, *offering.choices[:3])
    every = numbered(few, *few.choices)
    said = texts("en")("render-ishtar-shown", first=1, last=3, all=len(offering.choices))
    for shown, expected in ((some, [said]), (every, [])):
        with recording() as recorder:
            canvas = ahead.draw(shown)
            assert canvas
            assert [word.text for word in recorder.of(canvas) if "–" in word.text] == expected


@pytest.mark.parametrize("first", [1, 4])
def test_only_the_first_places_are_said_to_be_the_best(first: int) -> None:
    offering = scene(4, "place", 5)
    shown = replace(
        offering, numbered=tuple((place, first + n) for n, place in enumerate(offering.choices[:3]))
    )
    with recording() as recorder:
        canvas = ahead.draw(shown)
        assert canvas
        said = " ".join(word.text for word in recorder.of(canvas))
    assert (texts("en")("render-ishtar-likely") in said) == (first == 1)


def test_each_way_to_turn_a_tile_is_drawn_as_it_would_lie() -> None:
    turning = busiest(scene(2, "place", 3))
    first, second = (replace(turning, choices=(choice,)) for choice in turning.choices[:2])
    difference = changed(pictures.detail("ishtar", first), pictures.detail("ishtar", second))
    below = MARGIN + ahead.header(1) + 4
    assert difference.crop((0, below, WIDTH, difference.height)).getbbox(), "not only its name"


def test_spaces_to_choose_from_that_lie_far_apart_are_shown_side_by_side() -> None:
    """As large as if they were near each other, with legible codes."""
    offering = scene(4, "place", 5)
    layout = LAYOUTS[offering.view.state.desert.layout]
    starts = list(dict.fromkeys(str(action.args[0]) for action in offering.choices))
    near, far = (layout.find[code] for code in (starts[0], starts[-1]))
    assert not widened(widened(widened(1 << near))) >> far & 1
    chosen = {starts[0], starts[-1]}
    apart = replace(offering, choices=tuple(a for a in offering.choices if str(a.args[0]) in chosen))
    with recording() as recorder:
        canvas = ahead.draw(apart)
        assert canvas
        words = recorder.of(canvas)
    legible = choices.LARGE * canvas.size[0] / WIDTH
    assert {word.text for word in words if word.size >= legible} >= chosen
    assert canvas.size[1] < WIDTH / 2


def test_only_the_gems_that_a_choice_would_bring_have_letters() -> None:
    """Others lie in the sand: they have their shapes and colours."""
    offering = scene(4, "place", 5)
    best = best_places(GAME, offering.view, offering.view.state.asked, offering.choices, 3)
    asked, plain = numbered(offering, *best), replace(offering, choices=())
    drawers = (part.draw, lambda one: ahead._side_by_side(one, best))
    with recording() as recorder:
        boards = [recorder.of(ishtar.board(replace(plain, bare=bare))) for bare in (False, True)]
        pages = [recorder.of(canvas) for draw in drawers if (canvas := draw(asked))]
    for words in (*boards, *pages):
        assert not [word for word in words if word.sprite == "rock"]
    assert len(pages) == 2
    assert all(any(word.sprite == "gem" for word in words) for words in pages)


def test_around_what_a_tile_would_do_all_is_paler(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    offering = scene(4, "place", 5)
    best = best_places(GAME, offering.view, offering.view.state.asked, offering.choices, 5)
    asked = numbered(offering, best[0], best[-1], *best[1:3])
    paler = veiled("ishtar", asked, monkeypatch)
    left, top, right, bottom = ahead.boxes(4)[0]
    part_of = (left, top + ahead.HEADER, right, bottom)
    first = paler.crop(part_of)
    room = right - left, bottom - top - ahead.HEADER
    (place, area), *_ = ahead.views(offering.view.state, [action for action, _ in asked.numbered], room)
    shown = opened(pictures.asked("ishtar", asked)).convert("RGB").crop(part_of)
    whites = Image.new("L", shown.size, 255)
    for band, tone in zip(shown.split(), rgb(PAPER), strict=True):
        whites = ImageChops.multiply(whites, band.point(lambda value, tone=tone: 255 * (value == tone)))
    first = ImageChops.lighter(first, whites)  # white gems are as pale as the veil
    state: State = offering.view.state
    own = {cell for bed in state.desert.beds if bed.seat == state.asked for cell in cells(bed.cells)}
    spaces = {*area, *land_of(state.desert).fountains, *own}
    seen = window.shown(place, (0, 0, *room), 0) & sum(1 << cell for cell in spaces)
    lit = seen.bit_count() * place.width**2 * art.TALL * 0.75
    assert lit < sum(first.histogram()[:3]) < 1.6 * lit, (
        "with a code and the mark of who controls the fountain"
    )


def test_an_edge_of_a_picture_of_a_tile_cuts_few_fountains() -> None:
    """Half of one would read as another number."""
    room, cut, whole = (552, ahead.PREVIEW), 0, 0
    for state, _, _, shown in views(room):
        for cell in land_of(state.desert).fountains:
            place = shown.place
            cut += ahead._is_cut(place.at(cell), room, place.width / 2)
            whole += inside(
                tuple(map(round, box_at(*place.at(cell), place.width, place.width))), (0, 0, *room)
            )
    assert 4 * cut < whole, (cut, whole)
