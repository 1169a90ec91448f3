"""The pictures of Ishtar: golden ones, and what is shown when.

`UPDATE_GOLDEN=1 pytest tests/ishtar/test_picture.py` draws the golden ones again: look at each of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cache, partial, reduce
from itertools import combinations, cycle, pairwise, product
from math import dist, hypot, sqrt
from random import Random
from typing import Any, cast

import pytest
from PIL import Image, ImageChops

from engine import games
from engine.chance import Chance
from engine.core import Action, Event, copier
from engine.games.ishtar.gardens import TURNED, garden_cells, holders, icon_cell
from engine.games.ishtar.hexes import HERE, LAYOUTS, OFFSETS, cells, land_of, widened
from engine.games.ishtar.scoring import FOUNTAIN_POINTS
from engine.games.ishtar.skills import SKILLS, UPPER
from engine.games.ishtar.state import NONE, STACKS, TILES, TREES, State, Unlocked
from engine.games.ishtar.step import described
from engine.menu import divided
from engine.ranking import best_places
from locales import texts
from render import headline, panels, parts, pictures, sprites
from render.boards import ishtar
from render.boards.ishtar import (
    ahead,
    art,
    carpet,
    choices,
    close,
    desert,
    division,
    effects,
    labels,
    land,
    lines,
    oasis,
    part,
    strip,
    table,
    window,
)
from render.boards.ishtar.ground import (
    BEDS,
    CROWN,
    DUNE,
    ENGRAVED,
    GRASS,
    GROUND,
    HALOS,
    JEWELS,
    MEADOW,
    ON_PLATES,
    PETAL,
    PETAL_LIT,
    QUIET,
    TONES,
    VEIL,
    WORN,
)
from render.boards.ishtar.plan import CARD, STACK, TOP, plan
from render.canvas import Canvas
from render.scene import Scene
from render.theme import (
    BORDER,
    CHOICE,
    DRAFT,
    GAP,
    GOLD,
    LAST,
    LEAF,
    MARGIN,
    PAPER,
    WATER_DEEP,
    WHITE,
    WIDTH,
    blend,
    rgb,
)
from render.theme import (
    SEATS as PLAYERS,
)
from tests.bench import random_game
from tests.colours import contrast
from tests.pictures import NAMES, NASTY, changed, compare, opened, same, veiled
from tests.turns import recent, scenes
from tests.words import LEAST, SHOWN, recording

GAME = games.get("ishtar")
copy = copier(State)


def calls(monkeypatch: pytest.MonkeyPatch, name: str) -> list[int]:
    """Return the list to which each call of a sprite of `art` adds its first argument from now on."""
    drawn, sprite = list[int](), getattr(art, name)

    def noted(first: int, *others: Any) -> Image.Image:
        drawn.append(first)
        return sprite(first, *others)

    monkeypatch.setattr(art, name, noted)
    return drawn


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


def numbered(offering: Scene, *actions: Action) -> Scene:
    return replace(offering, numbered=tuple((action, n) for n, action in enumerate(actions, 1)))


def offering_few(offering: Scene) -> Scene:
    """With the places that a panel numbers."""
    state: State = offering.view.state
    return numbered(offering, *best_places(GAME, offering.view, state.asked, offering.choices, 4))


def offering_parts(offering: Scene) -> Scene:
    found = divided(offering.choices, partial(GAME.parts, offering.view.state), 0)
    return replace(offering, parts=tuple(map(tuple, found)))


PICTURES = {
    "ishtar-middle": lambda: pictures.board("ishtar", scene(4, "take", 5, choices=False)),
    "ishtar-codes": lambda: pictures.board("ishtar", scene(2, "place", 3, choices=False)),
    "ishtar-carpet": lambda: pictures.detail("ishtar", scene(3, "take", 5, choices=False)),
    "ishtar-stacks": lambda: pictures.detail("ishtar", scene(3, "take", 5)),
    "ishtar-skills": lambda: pictures.detail("ishtar", scene(3, "skill", 5)),
    "ishtar-trees": lambda: pictures.detail("ishtar", scene(3, "reserve", 14)),
    "ishtar-placing": lambda: pictures.detail("ishtar", offering_few(scene(2, "place", 3))),
    "ishtar-parts": lambda: pictures.detail("ishtar", offering_parts(scene(4, "place", 5))),
    "ishtar-turning": lambda: pictures.detail("ishtar", busiest(scene(2, "place", 3))),
    "ishtar-cover": lambda: pictures.cover("ishtar", NAMES[:3], 4),
}


@pytest.mark.parametrize("name", PICTURES)
def test_golden_picture(name: str) -> None:
    compare(name, PICTURES[name]())


def differs_at(difference: Image.Image, x: float, y: float, reach: int) -> bool:
    return (
        difference.crop((round(x) - reach, round(y) - reach, round(x) + reach, round(y) + reach)).getbbox()
        is not None
    )


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
        assert (rgb(WATER_DEEP) in colours) == (cell in wanted), place.layout.names[cell]
    assert set(wanted.values()) == {"two_fountains"}
    assert not {place.layout.names[cell] for cell in wanted} & {a.args[0] for a in offering.choices}


SEATS = {"diamond": 2, "trapezoid": 3, "triangle": 4, "ring": 4, "block": 4}


@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_space_lies_on_the_picture_and_below_no_row_or_card(layout: str) -> None:
    """The desert fills the picture: nothing else has room for more than the corners that it leaves free."""
    where = plan(layout, SEATS[layout])
    headline = (MARGIN, MARGIN, WIDTH - MARGIN, TOP - 1)
    boxes = [headline, *where.players, *where.offers, *where.stacks]
    for one, other in combinations(boxes, 2):
        assert one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]
    for left, _, right, bottom in boxes:
        assert MARGIN <= left < right <= WIDTH - MARGIN
        assert bottom <= where.height - MARGIN
    for cell, name in LAYOUTS[layout].names.items():
        x, y = where.place.at(cell)
        spots = art.corner_points(x, y, where.place.width)
        spots += [(x, y + where.place.width * land.CLIFFS) for x, y in spots[2:5]]
        letter = x - where.place.width / 2 - 8  # of a row
        spots += [(letter - across, y + down) for across in (2, 36) for down in (-26, 26)]
        for x, y in spots:
            assert BORDER < x <= WIDTH - MARGIN, name
            assert TOP - 1 < y < where.height - MARGIN, name
            for left, top, right, bottom in boxes:
                assert not (left < x < right and top < y < bottom), name


@pytest.mark.parametrize("layout", LAYOUTS)
def test_what_stands_around_the_boards_touches_no_space_and_no_card(layout: str) -> None:
    where = plan(layout, SEATS[layout])
    place, size = where.place, (WIDTH, where.height)
    empty = Canvas(GROUND, Image.new("RGB", size, DUNE))
    around = Canvas(GROUND, Image.new("RGB", size, DUNE))
    oasis.draw(around, place, layout, where.offers)
    scenery = ImageChops.difference(around.image, empty.image).convert("L")
    left, top, right, bottom = scenery.getbbox() or (0, 0, 0, 0)
    assert BORDER < left < right < WIDTH - BORDER
    assert TOP < top < bottom < where.height - BORDER
    for box in (*where.players, *where.offers, *where.stacks):
        assert not scenery.crop(tuple(map(round, box))).getbbox(), box
    for cell, name in place.layout.names.items():
        x, y = place.at(cell)
        inside = (x - place.width / 2, y - place.width * 0.3, x + place.width / 2, y + place.width * 0.3)
        assert not scenery.crop(tuple(map(round, inside))).getbbox(), name
    assert len(oasis.SCENES[layout]) >= (3 if SEATS[layout] > 2 else 2), "two players stand in upper corners"


def test_the_desert_is_as_wide_as_the_picture() -> None:
    for layout in ("diamond", "trapezoid", "triangle", "block"):
        place = plan(layout, SEATS[layout]).place
        columns = [place.at(cell)[0] for cell in LAYOUTS[layout].names]
        assert max(columns) - min(columns) + place.width > 0.84 * WIDTH, layout


@pytest.mark.parametrize("ask", ["take", "place"])
def test_the_desert_shows_the_numbers_of_spaces_only_while_one_is_to_be_named(ask: str) -> None:
    state, _ = playing(4, "place", 5)
    asked = copy(state)
    asked.ask = ask
    with recording() as recorder:
        words = recorder.of(ishtar.board(Scene(GAME.view(asked, None), NAMES)))
    place = plan(state.desert.layout, 4).place
    names = place.layout.names
    told = {
        word.text
        for word in words
        if not word.sprite
        and any(hypot(word.x - x, word.y - y) < place.width for x, y in map(place.at, names))
    }
    codes = {part for name in names.values() for part in (name[0], name[1:])}
    assert told == (codes if ask == "place" else {name[0] for name in names.values()})


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


def test_the_parts_of_the_desert_have_tones_and_numbers_and_gems_of_full_strength() -> None:
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
    plain = part.draw(offering)
    assert plain
    drawn, bare = (dict(map(reversed, image.getcolors(1 << 22))) for image in (canvas.image, plain.image))
    for tone in TONES:
        assert drawn[rgb(tone)] > 15_000
        assert bare.get(rgb(tone), 0) < 500
    state: State = asked.view.state
    areas = [area for _, area, _ in division.divided(state, asked.parts)]
    _, place, _ = window.window(state, {cell for area in areas for cell in cells(area)})
    for colour, spaces in enumerate(land_of(state.desert).gems[:2]):
        for cell in cells(spaces & state.desert.free & reduce(int.__or__, areas)):
            assert rgb(JEWELS[colour]) in colours_at(canvas.image, *place.at(cell), place.width // 3)
    assert canvas.size[0] == window.COMPACT < WIDTH, "few px: nothing on it is fine print"


def test_the_tone_of_a_part_lies_on_sand_alone() -> None:
    asked = offering_parts(scene(4, "place", 5))
    canvas = part.draw(asked)
    assert canvas
    state: State = asked.view.state
    areas = [area for _, area, _ in division.divided(state, asked.parts)]
    _, place, _ = window.window(state, {cell for area in areas for cell in cells(area)})
    toned, grown = 0, 0
    for area, tone in zip(areas, cycle(TONES), strict=False):
        for cell in cells(area):
            seen = rgb(tone) in colours_at(canvas.image, *place.at(cell), place.width // 3)
            toned += seen
            if not state.desert.free >> cell & 1:
                assert not seen
                grown += 1
    assert toned > 100
    assert grown


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
def test_each_garden_that_may_be_chosen_has_a_halo_of_another_tone(verb: str) -> None:
    asked = green_parts(verb, 5)
    canvas = part.draw(asked)
    assert canvas
    drawn = dict(map(reversed, canvas.image.getcolors(1 << 22)))
    assert all(drawn.get(rgb(halo), 0) > 2_000 for halo in HALOS[: len(asked.parts)])


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
    with recording() as recorder:
        canvas = part.draw(asked)
        assert canvas
        badges = [word.text for word in recorder.of(canvas) if word.sprite == "badge"]
    assert badges == [str(number + 1) for number in range(len(asked.parts))]
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


@pytest.mark.parametrize("dims", [True, False])
def test_on_the_desert_only_what_may_be_chosen_keeps_its_colours(
    dims: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Gardens that parts join are not veiled, only dimmed."""
    if not dims:
        monkeypatch.setattr(part, "_dim", lambda *_: None)
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
    assert any(shown[cell] for cell in held - offered if cell in shown) is dims
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
def test_the_part_shows_every_space_that_may_be_chosen_and_no_smaller_than_the_board(
    seats: int, verb: str, seed: int
) -> None:
    offering = scene(seats, verb, seed)
    state: State = offering.view.state
    spaces = effects.offered(offering, LAYOUTS[state.desert.layout])
    canvas, place, within = window.window(state, spaces)
    assert place.width / canvas.size[0] >= plan(state.desert.layout, seats).place.width / WIDTH
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


@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_numbered_places_are_shown_side_by_side(count: int) -> None:
    """The gems that each would bring stand above it."""
    offering = scene(4, "place", 5)
    state: State = offering.view.state
    best = best_places(GAME, offering.view, state.asked, offering.choices, 5)
    best = [offering.choices[0], offering.choices[-1], *best][:count]
    with recording() as recorder:
        canvas = ahead.draw(numbered(offering, *best))
        assert canvas
        words = recorder.of(canvas)
    badges = [word for word in words if word.sprite == "badge"]
    assert [word.text for word in badges] == [str(n) for n in range(1, count + 1)]
    gems = land_of(state.desert).gems
    for badge, action, (left, _, right, _) in zip(badges, best, ahead.boxes(count), strict=True):
        row = [word for word in words if left < word.x < right and abs(word.y - badge.y) < 12]
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


@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (3, 11), (4, 5)])
def test_a_tile_is_shown_with_the_fountain_that_it_joins_if_both_have_room(seats: int, seed: int) -> None:
    """Nothing of a fountain that is cut keeps its colours."""
    offering = scene(seats, "place", seed)
    state: State = offering.view.state
    room = across, down = 362, ahead.PREVIEW
    whole, size = 0, ahead.SPACES[-1]
    for action in offering.choices[::7]:
        spaces = [space.cell for space in effects.laid(state, action)]
        both = [*spaces, *cells(effects.basins(state, [action]))]
        with recording() as recorder:
            words = recorder.of(ahead._preview(offering, action, room, size))
        half = size / 2
        seen = [
            half <= word.x <= across - half and half <= word.y <= down - half
            for word in words
            if word.sprite == "fountain"
        ]
        fits = ahead._fits(state, action, room, size)
        place, _ = ahead._centred(state, both if fits else spaces, room, size)
        for cell in spaces:
            x, y = place.at(cell)
            assert half - 1 <= x <= across - half + 1, "the tile is whole"
            assert half - 1 <= y <= down - half + 1
        if fits:
            assert any(seen)
            whole += 1
    assert whole > 1


def test_a_tile_and_the_mark_of_who_controls_its_fountain_are_whole() -> None:
    offering = scene(2, "place", 3)
    state: State = offering.view.state
    room, size = (552, ahead.PREVIEW), ahead.SPACES[-1]
    low: list[float] = []
    for action in offering.choices:
        fountain = effects.joined(state, action)
        if fountain != NONE and ahead._fits(state, action, room, size):
            spaces = [space.cell for space in effects.laid(state, action)]
            both = [*spaces, *cells(effects.basins(state, [action]))]
            place, _ = ahead._centred(state, both, room, size)
            low += [y for _, (_, y) in desert.held(place, state.desert, fountain)]
            assert min(place.at(cell)[1] for cell in spaces) >= size * art.TALL / 2 - 1
    assert max(low) + size * desert.HOLDER / 2 <= room[1]


def test_few_spaces_are_shown_several_times_as_large() -> None:
    offering = scene(4, "place", 5)
    state: State = offering.view.state
    one = next(iter(effects.offered(offering, LAYOUTS[state.desert.layout])))
    assert window.window(state, [one])[1].width == window.VIEWS[0][0]


def test_each_way_to_turn_a_tile_is_drawn_as_it_would_lie() -> None:
    turning = busiest(scene(2, "place", 3))
    first, second = (replace(turning, choices=(choice,)) for choice in turning.choices[:2])
    difference = changed(pictures.detail("ishtar", first), pictures.detail("ishtar", second))
    below = MARGIN + ahead.HEADER + 4
    assert difference.crop((0, below, WIDTH, difference.height)).getbbox(), "not only its name"


def test_stacks_in_reach_are_framed() -> None:
    offering = scene(3, "take", 5)
    free = replace(offering, choices=offering.choices[:1])
    difference = changed(pictures.detail("ishtar", offering), pictures.detail("ishtar", free))
    reached = {int(action.args[0]) - 1 for action in offering.choices}
    reached.discard(int(offering.choices[0].args[0]) - 1)
    assert reached
    for stack in range(STACKS):
        left, top, _, bottom = close.stack_box(offering.view.state, stack)
        assert differs_at(difference, left, (top + bottom) / 2, reach=4) == (stack in reached), stack


def test_a_post_that_asks_for_a_tile_shows_the_stacks_and_the_trees() -> None:
    """Seen by nobody in particular, each tile on top and each open tree is on the picture of the desert."""
    state, _ = playing(3, "take", 5)
    where = plan(state.desert.layout, 3)

    def seen(change: Callable[[State], object]) -> bytes:
        other = copy(state)
        change(other)
        return pictures.board("ishtar", Scene(GAME.view(other, None), NAMES[:3], (state.asked,)))

    plain = seen(lambda other: None)
    for number, stack in enumerate(state.stacks):
        if stack.top != NONE:
            difference = changed(plain, seen(lambda other, n=number: setattr(other.stacks[n], "top", NONE)))
            assert inside(difference.getbbox(), where.stacks[carpet.reached(state).index(number)])
    for place in range(len(state.row)):
        difference = changed(plain, seen(lambda other, n=place: other.row.__setitem__(n, NONE)))
        assert inside(difference.getbbox(), where.offers[place])


def inside(found: tuple[int, int, int, int] | None, box: tuple[int, int, int, int]) -> bool:
    """Whether something was found, and all of it within a box."""
    if not found:
        return False
    return all(a >= b for a, b in zip(found[:2], box[:2], strict=True)) and all(
        a <= b for a, b in zip(found[2:], box[2:], strict=True)
    )


def test_the_tile_to_place_is_shown_at_the_end_of_the_headline() -> None:
    """On the board, and where a part of the desert is to be chosen."""
    placing = scene(3, "place", 5)
    other = copy(placing.view.state)
    mine = TILES[other.tile]
    other.tile = next(n for n, one in enumerate(TILES) if (one.shape, one.spaces) > (mine.shape, mine.spaces))
    assert TILES[other.tile].shape == mine.shape
    end = WIDTH - MARGIN
    box = (end - strip.HAND, MARGIN, end, MARGIN + headline.HEIGHT)
    now = replace(placing, choices=())
    moved = replace(now, view=GAME.view(other, now.view.seat))
    assert inside(changed(pictures.board("ishtar", now), pictures.board("ishtar", moved)).getbbox(), box)
    panel = part.draw(placing)
    assert panel
    end = panel.size[0] - MARGIN
    box = (end - strip.HAND, MARGIN, end, MARGIN + headline.HEIGHT)
    assert any(inside(sprite, box) for sprite in panel.sprites())


@pytest.mark.parametrize("skills", ["FGHIJA", "FGHIJAB", "FGHIJABCDE"])
def test_all_skills_stay_in_the_panel_of_their_player(skills: str) -> None:
    """They are over nothing of the stock."""
    plain = scene(4, "place", 5, choices=False)
    left, top, right, bottom = plan("triangle", 4).players[0]
    for gems in ([0, 0, 0], [8, 8, 8]):
        state = copy(plain.view.state)
        state.players[0].gems = gems
        state.players[0].skills = [Unlocked(skill, "pp") for skill in skills]
        canvas = ishtar.board(replace(plain, view=GAME.view(state, None), active=()))
        below = [box for box in canvas.sprites() if inside(box, (left, top + table.BAND, right, bottom))]
        stock, shown = below[: -len(skills)], below[-len(skills) :]
        assert len({lower - upper for _, upper, _, lower in shown}) == 1
        assert max((box[2] for box in stock), default=left) < shown[0][0]
        assert shown[-1][2] <= right - 4


def test_a_label_lists_the_spaces_of_a_tile_as_they_are_drawn() -> None:
    for number, tile in enumerate(TILES):
        spots = TURNED[number][0].spots
        places = [(0, 0) if spot == HERE else art.way(spot) for spot in spots]
        order = sorted(range(3), key=lambda space: (round(places[space][1], 3), places[space][0]))
        listed = described(number)
        assert listed["spaces"] == " ".join(str(tile.spaces[space]) for space in order), tile.code
        if tile.icon:
            assert listed["at"] == ("first", "second", "third")[order.index(tile.at)], tile.code


def test_names_stay_in_their_row() -> None:
    plain = scene(4, "place", 5, choices=False)
    nasty = replace(plain, names=tuple(NASTY[:4]))
    difference = changed(pictures.board("ishtar", plain), pictures.board("ishtar", nasty))
    for seat in range(4):
        left, top, right, _ = plan("triangle", 4).players[seat]
        difference.paste(0, (left + 80, top, right - 80, top + table.BAND))
    difference.paste(0, (0, 0, WIDTH, TOP))
    assert difference.getbbox() is None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_the_end_nothing_is_on_offer_and_the_winner_has_a_crown(
    monkeypatch: pytest.MonkeyPatch, seats: int
) -> None:
    crowns: list[int] = []
    drawn = sprites.crown

    def noted(size: int) -> Image.Image:
        crowns.append(size)
        return drawn(size)

    monkeypatch.setattr(sprites, "crown", noted)
    game = scenes("ishtar", seats)
    running = ishtar.board(game[len(game) // 2])
    assert not crowns
    shown = game[-1]
    with recording() as recorder:
        ended = ishtar.board(shown)
        words = recorder.of(ended)
    assert crowns.count(table.CROWN) == len(headline.sentence("ishtar", shown).seats) > 0
    assert not any(word.text.startswith("×") for word in words)
    where = plan(shown.view.state.desert.layout, seats)
    foot = desert.bounds(where.place, where.place.layout.cells)[3]
    assert foot + MARGIN <= ended.size[1] < foot + STACK < running.size[1]


@pytest.mark.parametrize("helper", [True, False])
def test_a_light_line_sets_the_piece_of_a_dark_seat_off_from_its_bed(helper: bool) -> None:
    for seat in range(4):
        piece = art.haloed(seat, 50, helper).convert("RGBA").convert("RGBa").convert("RGBA")
        dark = Image.new("RGBA", piece.size, PLAYERS[3].colour)
        dark.alpha_composite(piece)
        light = sum(n for n, colour in dark.convert("L").getcolors() or () if cast(int, colour) > 225)
        assert light > 2 * art.HALO * 50


@pytest.mark.parametrize("flowers", [2, 3, 4])
def test_flowers_on_small_spaces_fill_more_of_them(flowers: int) -> None:
    """Small ones have larger petals and no leaves."""

    def pink(width: int) -> float:
        drawn = art.blossoms(width, flowers, False).convert("RGBA").convert("RGB")
        dark = sum(n for n, colour in drawn.getcolors(1 << 20) or () if colour == rgb(PETAL))
        return dark / width**2

    assert pink(80) > 1.1 * pink(160)


def test_after_the_end_no_card_is_reserved() -> None:
    state = copy(playing(3, "take", 5)[0])

    def carpet_with(card: int) -> bytes | None:
        state.players[0].reserved = card
        return pictures.detail("ishtar", Scene(GAME.view(copy(state), None), NAMES[:3]))

    tree = state.deck[0]
    assert not same(carpet_with(tree), carpet_with(NONE))
    state.ask, state.asked = "", NONE
    assert same(carpet_with(tree), carpet_with(NONE))


def test_a_reserved_tree_is_on_the_board_until_the_end() -> None:
    """In place of the sign of the skill by which it is kept."""
    state = copy(playing(3, "take", 5)[0])
    state.players[0].skills = [Unlocked(skill, "pp") for skill in "FI"]

    def board_with(card: int) -> bytes:
        state.players[0].reserved = card
        return pictures.board("ishtar", Scene(GAME.view(copy(state), None), NAMES[:3]))

    for one, other in combinations((NONE, *state.deck[:2]), 2):
        assert not same(board_with(one), board_with(other))
    state.ask, state.asked = "", NONE
    assert same(board_with(state.deck[0]), board_with(NONE))


def test_what_an_event_did_is_outlined_along_its_spaces_and_over_no_piece() -> None:
    """A line for each side at which the spaces end, as far from the middles of spaces as their sides."""
    state, _ = playing(4, "place", 5)
    place = plan(state.desert.layout, 4).place
    for tile, cell, turn, _ in state.desert.tiles:
        spaces = desert.spaces_of(tile, turn, cell)
        mask = sum(1 << space for space in spaces)
        codes = ", ".join(place.layout.names[space] for space in spaces)
        told = Event("placed", seat=0, args=(("cells", codes),))
        (outlined,) = ishtar.places(Scene(GAME.view(state, None), NAMES), [told])
        assert outlined
        path = outlined.corners
        sides = [(space, side) for space in spaces for side in OFFSETS if not mask >> space + side & 1]
        assert len(path) == len(set(path)) == len(sides)
        middles = [
            ((a + c) / 2, (b + d) / 2) for (a, b), (c, d) in zip(path, (*path[1:], path[0]), strict=True)
        ]
        for x, y in (place.at(space) for space in cells(place.layout.cells)):
            assert min(hypot(x - a, y - b) for a, b in middles) > 0.48 * place.width


@pytest.mark.parametrize("ground", [DUNE, GRASS, MEADOW])
@pytest.mark.parametrize("colour", [LAST, DRAFT])
def test_a_mark_of_a_change_stands_out_from_sand_grass_and_flowers(ground: str, colour: str) -> None:
    state, _ = playing(4, "place", 5)
    place = plan(state.desert.layout, 4).place
    canvas = Canvas(GROUND, Image.new("RGB", (WIDTH, 1700), ground))
    cell = next(cells(state.desert.free))
    told = Event("planted", seat=0, args=(("cell", place.layout.names[cell]),))
    desert.marks(canvas, place, [told], 1 << cell, colour)
    x, y = (round(part) for part in place.at(cell))
    across = [canvas.image.getpixel((x + dx, y)) for dx in range(round(place.width / 2))]
    tones = {f"#{r:02X}{g:02X}{b:02X}" for r, g, b in cast(list[tuple[int, int, int]], across)}
    assert colour in tones
    assert max(contrast(ground, tone) for tone in tones) >= 3


@pytest.mark.parametrize(
    "line", [desert.BEDS[0], desert.BEDS[1], choices.firm(880, plan("diamond", 2).place)]
)
def test_a_line_around_spaces_is_not_broken_where_it_turns_inward(line: lines.Line) -> None:
    """Its middle has one colour all along, also from one space to the next."""
    place = plan("diamond", 2).place
    find = place.layout.find
    mask = sum(1 << find[code] for code in ("F5", "F6", "G5", "G7", "H6", "H7"))
    canvas = Canvas(GROUND, Image.new("RGB", (WIDTH, 1700), DUNE))
    desert.outline(canvas, place, mask, mask, line)
    middle = line.casing if line.pattern == "double" else line.colour
    inward = 0
    for cell in cells(mask):
        x, y = place.at(cell)
        sides = [side for side, offset in enumerate(OFFSETS) if not mask >> cell + offset & 1]
        for (ax, ay), (bx, by) in lines._inner_edges(0, 0, sum(1 << side for side in sides), line.inset):
            for share in (0, 0.1, 0.5, 0.9, 1):
                dx, dy = (place.width * (a + share * (b - a)) / 100 for a, b in ((ax, bx), (ay, by)))
                tones = cast(tuple[int, ...], canvas.image.getpixel((round(x + dx), round(y + dy))))
                assert max(abs(a - b) for a, b in zip(tones, rgb(middle), strict=True)) < 60
        inward += sum((side + 1) % 6 not in sides for side in sides)
    assert inward > 3


def test_parts_beside_each_other_have_a_line_each_and_none_goes_around_what_they_enclose() -> None:
    asked = offering_parts(scene(4, "place", 5))
    state: State = asked.view.state
    with recording() as recorder:
        canvas = part.draw(asked)
        assert canvas
        badges = [word for word in recorder.of(canvas) if word.sprite == "badge"]
    found = division.divided(state, asked.parts)
    areas = [area for _, area, _ in found]
    _, place, _ = window.window(state, {cell for area in areas for cell in cells(area)})
    seen = enclosed = 0
    for cell in cells(sum(mask for mask, *_ in found)):
        own = next(area for area in areas if area >> cell & 1)
        x, y = place.at(cell)
        edge = canvas.image.getpixel((round(x + place.width / 2), round(y)))
        beyond = next((area for area in areas if area >> cell + 1 & 1), 0)
        beside = [canvas.image.getpixel((round(x + place.width / 2 + dx), round(y))) for dx in range(-8, 9)]
        if any(hypot(word.x - x, word.y - y) < 2 * place.width for word in badges):
            continue
        if beyond not in (0, own):
            assert edge != rgb(CHOICE)
            assert rgb(CHOICE) in beside[:8]
            assert rgb(CHOICE) in beside[9:]
            seen += 1
        elif division._enclosed(own) >> cell + 1 & 1:
            assert edge != rgb(CHOICE)
            enclosed += 1
    assert seen
    assert enclosed


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


@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (3, 11), (4, 5)])
def test_what_counts_on_the_desert_is_legible_on_a_phone(seats: int, seed: int) -> None:
    """The points of fountains and trees, gems, and while a space is named the letters of rows."""
    placing = scene(seats, "place", seed, choices=False)
    with recording() as recorder:
        words = recorder.of(ishtar.board(placing))
        quiet = recorder.of(ishtar.board(replace(placing, framed=False)))
        points = recorder.of(sprites.points(strip.MEDAL, "17"))
    state: State = placing.view.state
    fountains = [word for word in words if word.sprite == "fountain"]
    assert len(fountains) == len(land_of(state.desert).fountains)
    least = LEAST / SHOWN * WIDTH
    gems = [word for word in quiet if word.sprite == "rock"]
    assert len(gems) > 9
    assert min(word.size for word in (*fountains, *points)) > least - 5
    with recording() as recorder:
        costs = recorder.of(art.cost((1, 2, 3), strip.GEM))
    assert len(costs) == 3
    assert min(word.size for word in (*gems, *costs)) > least * 0.8, "they have a shape and a colour"
    names = {name[0] for name in LAYOUTS[state.desert.layout].names.values()}
    large = {word.text for word in words if not word.sprite and word.y > TOP and word.size > least - 5}
    assert names <= large


def loudness(drawn: Image.Image, size: int) -> float:
    """Return how much of a space a sprite sets off from sand, in tones of grey."""
    sand = Image.new("RGBA", drawn.size, DUNE)
    tones = ImageChops.difference(
        Image.alpha_composite(sand, drawn.convert("RGBA")).convert("L"), sand.convert("L")
    )
    return sum(tone * n for tone, n in enumerate(tones.histogram())) / size**2


def test_gems_on_the_sand_are_quieter_than_gems_in_stock_and_fountains() -> None:
    size = 82
    for colour, points in enumerate(FOUNTAIN_POINTS):
        rock, gem = art.rock(size, colour), art.gem(colour, size * 88 // 100)
        assert loudness(rock, size) < 0.9 * loudness(gem, size)
        assert loudness(rock, size) < 0.7 * loudness(art.fountain(size, colour, points), size)


def test_gems_around_what_is_asked_or_told_have_no_letters() -> None:
    """Their shapes and colours stay; those that a choice would bring have letters."""
    offering = scene(4, "place", 5)
    best = best_places(GAME, offering.view, offering.view.state.asked, offering.choices, 3)
    asked, plain = numbered(offering, *best), replace(offering, choices=())
    drawers = (part.draw, lambda one: ahead._side_by_side(one, best))
    with recording() as recorder:
        whole, told = (recorder.of(ishtar.board(replace(plain, bare=bare))) for bare in (False, True))
        pages = [recorder.of(canvas) for draw in drawers if (canvas := draw(asked))]
    assert sum(word.sprite == "rock" for word in whole) > 9
    for words in (told, *pages):
        assert not [word for word in words if word.sprite == "rock"]
    assert len(pages) == 2
    assert all(any(word.sprite == "gem" for word in words) for words in pages)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_open_trees_are_one_group_in_the_columns_of_the_stacks(layout: str) -> None:
    """Their rows have no gaps, and so have the rows of the stacks."""
    where = plan(layout, SEATS[layout])
    assert {box[0] for box in where.offers[:-1]} <= {box[0] for box in where.stacks}
    for group, high in ((where.offers, CARD), (where.stacks, STACK)):
        tops = sorted({box[1] for box in group})
        assert all(lower - upper == high + GAP for upper, lower in pairwise(tops))
        for top in tops:
            row = sorted(box for box in group if box[1] == top)
            assert row[0][0] == MARGIN
            assert all(abs(right[0] - left[2] - GAP) <= 1 for left, right in pairwise(row))


def test_every_flower_of_a_bed_can_be_seen_beside_its_assistant_and_within_its_line() -> None:
    seen = 0
    for seats, seed in ((2, 3), (3, 11), (4, 5)):
        state, _ = playing(seats, "place", seed)
        place = plan(state.desert.layout, seats).place
        calm = copy(state)
        calm.ask = "take"
        drawn = opened(pictures.board("ishtar", Scene(GAME.view(calm, None), NAMES[:seats])))
        helped = {bed.cell for bed in state.desert.beds}
        for cell in {cell for bed in state.desert.beds for cell in cells(bed.cells)}:
            x, y = place.at(cell)
            size, where = (art._BESIDE if cell in helped else art._IN_BED)[
                desert.flowers_on(state.desert, cell)
            ]
            for dx, dy in where:
                heart = x + dx * place.width / 100, y + dy * place.width / 100
                petals = [(heart[0] + side * 0.25 * size * place.width / 100, heart[1]) for side in (-1, 1)]
                assert drawn.getpixel((round(heart[0]), round(heart[1]))) == rgb(GOLD), place.layout.names[
                    cell
                ]
                for a, b in petals:
                    colours = colours_at(drawn, a, b, 4)
                    assert {rgb(PETAL), rgb(PETAL_LIT)} & colours, place.layout.names[cell]
                seen += 1
    assert seen > 15


def test_the_mark_of_who_controls_a_fountain_hides_no_flower_if_it_need_not() -> None:
    state, _ = playing(4, "place", 5)
    place = plan(state.desert.layout, 4).place
    moved = 0
    for cell in land_of(state.desert).fountains:
        x, y = desert.held_at(place, state.desert, cell)
        flowery = [one for one in cells(widened(1 << cell)) if desert.flowers_on(state.desert, one)]
        ways = [
            corner
            for corner in desert.stands(place, cell)
            if all(hypot(corner[0] - a, corner[1] - b) > 0.7 * place.width for a, b in map(place.at, flowery))
        ]
        assert not ways or (x, y) in ways
        moved += (x, y) != desert.stands(place, cell)[3]
        high, low = (desert.stands(place, cell)[corner] for corner in (0, 3))
        assert desert.held_at(place, state.desert, cell, upright=True) in (high, low)
    assert moved


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_mark_of_who_controls_a_fountain_is_off_its_points(seats: int) -> None:
    state, _ = playing(seats, "place", {2: 3, 3: 11, 4: 5}[seats])
    place, seen = plan(state.desert.layout, seats).place, 0
    bare, held = (Canvas(GROUND, Image.new("RGB", (WIDTH, 2400), DUNE)) for _ in range(2))
    desert._basins(bare, place, state.desert, place.layout.cells)
    desert.fountains(held, place, state.desert, place.layout.cells)
    marks = ImageChops.difference(bare.image, held.image).convert("L")
    for number, cell in enumerate(land_of(state.desert).fountains):
        if len(list(desert.held(place, state.desert, number))) == 1:
            x, y = place.at(cell)
            assert not differs_at(marks, x, y, round(0.25 * place.width))
            seen += 1
    assert seen


def test_below_the_last_row_of_a_part_a_mark_of_who_controls_a_fountain_has_room() -> None:
    state = copy(scene(2, "place", 3).view.state)
    number = next(number for number in range(len(state.desert.fountains)) if holders(state.desert, number)[0])
    fountain = land_of(state.desert).fountains[number]
    canvas, place, _ = window.window(state, [fountain - OFFSETS[1], fountain])
    lowest = desert.stands(place, fountain)[3][1]
    assert lowest + desert.HOLDER * place.width / 2 < canvas.size[1] - BORDER


@pytest.mark.parametrize("beyond", [False, True])
def test_a_mark_of_who_controls_a_fountain_is_whole_near_the_edge_of_a_part(beyond: bool) -> None:
    """One whose fountain is beyond the edge is left out: it would stand on another's ground."""
    state, place, _, _ = marked_bed()
    wide, known = 600, land_of(state.desert).fountains
    held = [
        number for number in range(len(known)) if len(list(desert.held(place, state.desert, number))) == 1
    ]
    for fountain in (known[number] for number in held):
        x, y = place.at(fountain)
        edge = wide + 5 if beyond else wide - BORDER - 5
        moved = replace(place, left=round(place.left + edge - x), top=round(place.top + wide / 2 - y))
        bare, marked = (Canvas(GROUND, Image.new("RGB", (wide, wide), DUNE)) for _ in range(2))
        desert._basins(bare, moved, state.desert, 1 << fountain)
        desert.fountains(marked, moved, state.desert, 1 << fountain)
        box = ImageChops.difference(bare.image, marked.image).getbbox()
        if beyond:
            assert not box
        else:
            assert box
            assert box[2] <= wide - BORDER + art.HALO + 1
    assert held


def test_the_line_around_what_is_asked_about_is_thicker_than_that_around_a_draft() -> None:
    for size, wide in window.VIEWS:
        place = replace(plan("diamond", 2).place, width=size)
        assert choices.firm(wide, place, part.ALONE).thick > 1.5 * desert.THIN[-1]


def test_no_tile_covers_the_mark_on_the_fountain_that_it_joins() -> None:
    seen = 0
    for seats, seed in product((2, 3, 4), (3, 5, 11)):
        offering = scene(seats, "place", seed)
        state: State = offering.view.state
        joining = ((action, effects.joined(state, action)) for action in offering.choices)
        held = [(action, number) for action, number in joining if len(holders(state.desert, number)[0]) == 1]
        for action, number in held[:1]:
            layout = LAYOUTS[state.desert.layout]
            place = desert.field(layout, layout.cells, 100, 100, 84)
            ((seat, (x, y)),) = desert.held(place, state.desert, number)
            one, other = (Canvas(GROUND, Image.new("RGB", (2400, 2400), DUNE)) for _ in range(2))
            choices.ghost(one, place, state, action, WIDTH)
            choices.numbered(other, place, state, [(action, 1)], layout.cells)
            for canvas in (one, other):
                assert rgb(PLAYERS[seat].colour) in colours_at(canvas.image, x, y, 14)
            seen += 1
    assert seen


def test_the_can_stands_on_the_shape_of_the_tiles_that_are_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """Which one is next nobody knows. No number touches another, nor the price."""
    backs = calls(monkeypatch, "back")
    state = copy(playing(3, "take", 5)[0])
    for left in (2, 0):
        backs.clear()
        state.stacks[state.can].count = left
        with recording() as recorder:
            words = recorder.of(ishtar.board(Scene(GAME.view(copy(state), None), NAMES[:3])))
        assert [TILES[tile].shape for tile in backs] == [state.stacks[state.can].shape] * bool(left)
        for left_, top, right, bottom in plan("trapezoid", 3).stacks:
            there = [
                one for one in words if left_ < one.x < right and top < one.y < bottom and not one.sprite
            ]
            for one, other in combinations(there, 2):
                apart = hypot(one.x - other.x, one.y - other.y)
                assert apart > 1.4 * max(one.size, other.size), (one, other)


def test_a_bed_has_a_tint_of_its_owner_below_its_flowers() -> None:
    state, place, _, _ = marked_bed()
    drawn = ishtar.board(Scene(GAME.view(state, None), NAMES[:4])).image
    for bed in state.desert.beds:
        tint = rgb(BEDS[bed.seat])
        for cell in cells(bed.cells):
            x, y = place.at(cell)
            assert tint in colours_at(drawn, x, y, round(place.width * 0.4)), place.layout.names[cell]


def test_the_rim_of_a_fountain_has_its_colour() -> None:
    for colour, jewel in enumerate(JEWELS):
        drawn = art.fountain(100, colour, 6)
        rim = [
            drawn.getpixel((round(x), round(y)))[:3]
            for x, y in art.corner_points(drawn.width / 2, drawn.height / 2, 96)
        ]
        assert all(near(one, rgb(jewel)) for one in rim)


def test_dashes_are_left_to_what_is_not_confirmed_yet() -> None:
    assert all(line.pattern != "dashed" for line in desert.BEDS)


def test_no_veil_lies_over_what_is_not_confirmed_yet() -> None:
    offering = scene(4, "place", 5)
    layout = LAYOUTS[offering.view.state.desert.layout]
    first = offering.choices[0].args[0]
    few = replace(offering, choices=tuple(action for action in offering.choices if action.args[0] == first))
    asked = sum(1 << cell for cell in effects.asked(few))
    near = widened(widened(asked))
    laid = next(cells(widened(near) & ~near & layout.cells))
    told = Event("planted", seat=0, args=(("cell", layout.names[laid]),))
    canvas = part.draw(replace(few, draft=(told,)))
    assert canvas
    counted = opened(canvas.png()).getcolors(1 << 22) or ()
    assert sum(n for n, colour in counted if colour == rgb(DRAFT)) > 300


@pytest.mark.parametrize("cut", [False, True])
def test_what_is_not_confirmed_yet_has_a_whole_outline_or_none(cut: bool) -> None:
    layout = LAYOUTS["diamond"]
    both = [layout.find["F5"], layout.find["F6"]]
    place = desert.field(layout, sum(1 << cell for cell in both), 200, 200, 128)
    told = Event("bloomed", seat=0, args=(("cell", "F5"), ("second", "F6")))
    asked = Scene(GAME.view(playing(2, "place", 3)[0], None), NAMES, draft=(told,))
    canvas = Canvas.blank(GROUND, 700)
    part.drafted(canvas, place, asked, sum(1 << cell for cell in both[cut:]))
    assert (rgb(DRAFT) in {colour for _, colour in canvas.image.getcolors(1 << 22) or ()}) != cut


def test_what_is_not_confirmed_yet_is_shown_whole_beside_what_is_chosen() -> None:
    offering = scene(4, "place", 5)
    layout = LAYOUTS[offering.view.state.desert.layout]
    first = offering.choices[0].args[0]
    few = replace(offering, choices=tuple(action for action in offering.choices if action.args[0] == first))
    asked = effects.asked(few)
    _, place, within = window.window(few.view.state, asked)
    near = {cell for cell in cells(within) if 3 < nearest(place, asked, *place.at(cell))[0] / place.width < 4}
    for cell in near:
        told = Event("planted", seat=0, args=(("cell", layout.names[cell]),))
        assert part.with_more(replace(few, draft=(told,)), asked) == {*asked, cell}
    far = max(cells(layout.cells), key=lambda cell: nearest(place, asked, *place.at(cell))[0])
    told = Event("planted", seat=0, args=(("cell", layout.names[far]),))
    assert part.with_more(replace(few, draft=(told,)), asked) == asked


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


@pytest.mark.parametrize(("below", "shown"), [(60, 0), (100, 1)])
def test_no_code_of_a_landmark_is_cut_by_the_headline(below: int, shown: int) -> None:
    plain = scene(2, "place", 3)
    layout = LAYOUTS[plain.view.state.desert.layout]
    fountain = land_of(plain.view.state.desert).fountains[0]
    place = desert.field(layout, 1 << fountain, 200, window.TOP + below - 74, 128)
    assert abs(place.at(fountain)[1] - window.TOP - below) < 2
    with recording() as recorder:
        canvas = Canvas.blank(GROUND, 700, 880)
        choices.landmarks(canvas, place, plain, 1 << fountain)
        assert len(recorder.of(canvas)) == shown


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


def marked_bed() -> tuple[State, desert.Field, int, int]:
    """A position with a bed, and two of its spaces side by side, the first with the assistant or not."""
    state, _ = playing(4, "place", 5)
    place = plan(state.desert.layout, 4).place
    bed = next(bed for bed in state.desert.beds if bed.cells & bed.cells << 1)
    return state, place, bed.cell, next(cells(bed.cells & bed.cells << 1))


def colours_at(image: Image.Image, x: float, y: float, reach: int) -> set[object]:
    box = (round(x) - reach, round(y) - reach, round(x) + reach, round(y) + reach)
    return {colour for _, colour in image.crop(box).getcolors(4 * reach * reach) or ()}


def test_one_line_marks_all_spaces_beside_each_other_that_have_changed() -> None:
    state, place, _, right = marked_bed()
    told = [Event("planted", 0, args=(("cell", place.layout.names[cell]),)) for cell in (right - 1, right)]
    scene = Scene(GAME.view(state, None), NAMES, last=tuple(told))
    drawn = opened(pictures.board("ishtar", scene))
    (x, y), half = place.at(right), place.width / 2
    assert rgb(LAST) not in colours_at(drawn, x - half, y, 8)
    assert rgb(LAST) in colours_at(drawn, x, y - half * art.TALL, 12)


@pytest.mark.parametrize("bare", [False, True])
def test_an_assistant_stands_on_what_marks_its_space(bare: bool) -> None:
    """So does the mark of who controls a fountain."""
    state, place, cell, _ = marked_bed()
    fountains = land_of(state.desert).fountains
    held = [number for number in range(len(fountains)) if holders(state.desert, number)[0]]
    pieces = [cell, *(fountains[number] for number in held)]
    assert held
    plain = Scene(GAME.view(state, None), NAMES, bare=bare, framed=not bare)
    told = tuple(Event("planted", 0, args=(("cell", place.layout.names[one]),)) for one in pieces)
    shown = replace(plain, last=told, frame=(LAST, False) if bare else None)
    marks = changed(pictures.board("ishtar", plain), pictures.board("ishtar", shown))
    for one in pieces:
        (x, y), stands = place.at(one), place.at(one)[1] + 0.54 * place.width
        if one != cell:
            x, stands = desert.held_at(place, state.desert, one)
        assert differs_at(marks, place.at(one)[0] - place.width / 2, y, reach=4)
        assert not differs_at(marks, x, stands, reach=4), place.layout.names[one]


def told(seats: int) -> Iterator[tuple[Scene, list[Event]]]:
    """Turns of a game in which a tile is placed, as *What happened?* shows them."""
    game = scenes("ishtar", seats)
    for at in range(2, len(game)):
        position, ((_, events, _),) = recent(game, at, 1)
        if any(happened.kind == "placed" for happened in events):
            yield replace(position, last=tuple(events), draft=(), framed=False, bare=True), list(events)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_part_of_the_board_has_a_code_of_each_place_beside_its_frame(seats: int) -> None:
    """That of the space on which something followed, or the first. No other plate is on the board."""
    for shown, events in told(seats):
        with recording() as recorder:
            plates = {word.text: word for word in recorder.of(ishtar.board(shown)) if word.sprite == "plate"}
        assert min(word.size for word in plates.values()) * SHOWN / 1000 >= LEAST
        place = plan(shown.view.state.desert.layout, seats).place
        found = ishtar.places(shown, events)
        clear = {outline for seen in found if seen for outline in seen.above if len(outline) == 4}
        assert len(plates) == len(clear)
        for happened, seen in zip(events, found, strict=True):
            if happened.kind == "fountain-won":
                assert seen
                assert any(len(outline) == 8 for outline in seen.above), "the mark of who controls it"
            if happened.kind == "placed":
                assert seen
                codes = str(dict(happened.args)["cells"]).split(", ")
                laid = [dict(one.args) for one in events if one.kind in ("assisted", "bloomed")]
                followed = [str(args["cell"]) for args in laid if not args.get("second")]
                on_tile = [code for code in followed if code in codes]
                (first,) = (code for code in codes if code in plates)
                assert first in (on_tile or codes[:1])
                plate = plates[first]
                around = [outline for outline in seen.above if len(outline) == 4]
                near = min(around, key=lambda one: hypot(one[0][0] - plate.x, one[0][1] - plate.y))
                clear = [x for x, _ in near]
                beyond = max(clear) - min(clear) + 2 * panels.MARKED - art.plate(first, labels.SIZE).width
                assert abs(beyond) <= 2, "no veil lies over it, but over all around it"
                for cell in cells(next(iter(desert.named(place.layout, [happened])))):
                    x, y = place.at(cell)
                    assert abs(plate.x - x) > 0.5 * place.width or abs(plate.y - y) > 0.5 * place.width


def middle(outline: Sequence[tuple[float, float]]) -> tuple[float, float]:
    return sum(x for x, _ in outline) / len(outline), sum(y for _, y in outline) / len(outline)


def test_a_bed_that_grows_keeps_its_colours_with_its_assistant() -> None:
    """If a part of the board has room for all of it; no label lies on it then if there is another place."""
    grown = covered = 0
    for seats, (shown, events) in ((n, one) for n in (2, 3, 4) for one in told(n)):
        place, state = plan(shown.view.state.desert.layout, seats).place, shown.view.state
        for happened, seen in zip(events, ishtar.places(shown, events), strict=True):
            for _, bed in labels._grown(place, state, events) if happened.kind == "placed" else ():
                mask = labels.mask_of(place, happened)
                left, top, right, bottom = desert.bounds(place, mask | bed)
                if (
                    not seen
                    or not mask & bed
                    or right - left > labels.ROOM[0]
                    or bottom - top > labels.ROOM[1]
                ):
                    continue
                lit = {
                    nearest(place, place.layout.names, *middle(one))[1] for one in seen.above if len(one) == 6
                }
                assert {*cells(bed)} <= lit
                pieces = {tuple(map(round, middle(one))) for one in seen.above if len(one) in (8, 10)}
                assert all(
                    tuple(map(round, desert.helper_at(place, one.cell))) in pieces
                    for one in state.desert.beds
                    if bed >> one.cell & 1
                )
                plates = [middle(one) for one in seen.above if len(one) == 4]
                covered += any(nearest(place, cells(bed), *at)[0] < 0.3 * place.width for at in plates)
                grown += 1
    assert grown > 10
    assert covered == 0


def test_a_piece_that_a_turn_is_not_about_is_pale_where_it_reaches_on_what_changed() -> None:
    reaching = 0
    for seats, (shown, events) in ((n, one) for n in (2, 3, 4) for one in told(n)):
        state = shown.view.state
        place = plan(state.desert.layout, seats).place
        seen = [one for one in ishtar.places(shown, events) if one]
        laid = {cell for mask in (labels.mask_of(place, one) for one in events) for cell in cells(mask)}
        grown = {cell for _, bed in labels._grown(place, state, events) for cell in cells(bed)}
        for piece in labels.pieces(place, state):
            kept = any(piece.clear in one.above for one in seen)
            paled = any(piece.whole in one.before for one in seen)
            assert not (kept and paled)
            assert paled or piece.cell in laid | grown
            assert kept or piece.cell not in laid
            x, y = middle(piece.whole)
            reaching += paled and nearest(place, laid, x, y)[0] < 0.76 * place.width
    assert reaching > 3


def test_a_map_of_a_turn_ends_a_row_beyond_what_changed_and_is_about_twice_as_wide_as_high() -> None:
    for seats, (shown, events) in ((n, one) for n in (2, 3, 4) for one in told(n)):
        place = plan(shown.view.state.desert.layout, seats).place
        for happened, seen in zip(events, ishtar.places(shown, events), strict=True):
            if not seen:
                continue
            assert seen.inside
            _, top, _, bottom = desert.bounds(place, labels.mask_of(place, happened))
            assert seen.inside[1] <= top - place.pitch + 1
            assert seen.inside[3] >= bottom + place.pitch - 1
            assert seen.inside[3] - seen.inside[1] <= labels.ROOM[1] + 2 * place.pitch + 2


def nearest(place: desert.Field, spaces: Iterable[int], x: float, y: float) -> tuple[float, int]:
    """How far the nearest of some spaces is from a point, and which it is."""
    return min((hypot(place.at(cell)[0] - x, place.at(cell)[1] - y), cell) for cell in spaces)


@pytest.mark.parametrize("seed", [3, 5])
@pytest.mark.parametrize("verb", ["place", "plant", "bloom"])
def test_the_number_of_a_part_stands_beside_its_fountain_and_hides_nothing(verb: str, seed: int) -> None:
    asked = offering_parts(scene(4, verb, seed)) if verb == "place" else green_parts(verb, seed)
    state: State = asked.view.state
    with recording() as recorder:
        canvas = part.draw(asked)
        assert canvas
        badges = [word for word in recorder.of(canvas) if word.sprite == "badge"]
    found = division.divided(state, asked.parts)
    _, place, _ = window.window(state, {cell for _, area, _ in found for cell in cells(area)})
    place = replace(place, chosen=sum(1 << cell for cell in effects.asked(asked)))
    size = choices.badge_size(canvas, place, len(found))
    assert [badge.text for badge in badges] == [str(n + 1) for n in range(len(found))]
    ground = land_of(state.desert)
    gems = sum(ground.gems) & state.desert.free
    things = gems if verb == "place" else gems | state.desert.flowers[0]
    for badge, (mask, area, fountain) in zip(badges, found, strict=True):
        known = ground.fountains[fountain]
        own = area if verb == "place" else widened(area) & ~mask & place.layout.cells
        away, cell = nearest(place, cells(own), badge.x, badge.y)
        assert away < 2
        assert not (things | sum(1 << one for one in ground.fountains)) >> cell & 1
        free = widened(1 << known) & own & ~things & (state.desert.free | state.desert.grass)
        clear = [
            one
            for one in cells(free & ~(1 << known))
            if all(dist(place.at(one), at) > place.width for at in desert.standing(place, state.desert))
        ]
        assert cell in clear or not clear, "beside its fountain"
    reach = 0.4 * size
    for one, other in combinations(badges, 2):
        assert hypot(one.x - other.x, one.y - other.y) > 2 * reach


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
    drawn = calls(monkeypatch, "refused")
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
    with recording() as recorder:
        canvas = part.draw(numbered(offering, *best))
        assert canvas
        badges = [word for word in recorder.of(canvas) if word.sprite == "badge"]
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


def near(one: Any, other: tuple[int, ...]) -> bool:
    """Whether two colours are alike: those of a palette are only about what was drawn."""
    return all(abs(a - b) < 12 for a, b in zip(one, other, strict=True))


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
    shown = opened(pictures.asked("ishtar", asked)).convert("RGB").crop(part_of)
    whites = Image.new("L", shown.size, 255)
    for band, tone in zip(shown.split(), rgb(PAPER), strict=True):
        whites = ImageChops.multiply(whites, band.point(lambda value, tone=tone: 255 * (value == tone)))
    first = ImageChops.lighter(first, whites)  # white gems are as pale as the veil
    state: State = offering.view.state
    spaces = len(effects.laid(state, best[0])) + effects.basins(state, best[:1]).bit_count()
    assert sum(first.histogram()[:3]) == pytest.approx(
        spaces * ahead.SPACES[-1] ** 2 * art.TALL * 0.75, rel=0.2
    )


def test_a_skill_that_is_unlocked_has_a_tick_and_is_quieter_than_one_that_may_be(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    offering = scene(3, "skill", 5)
    state = copy(offering.view.state)
    free = next(letter for letter in "FGHIJ" if letter not in {a.args[0] for a in offering.choices})
    state.players[state.asked].skills = [Unlocked(free, "pp")]
    ticks: list[int] = []
    tick = sprites.tick

    def noted(size: int, colour: str) -> Image.Image:
        ticks.append(size)
        return tick(size, colour)

    monkeypatch.setattr(sprites, "tick", noted)
    canvas = close.draw(replace(offering, view=GAME.view(state, state.asked)))
    assert canvas
    assert ticks == [close.TICK]
    left, _, _, bottom = close.skill_box(free)
    pale = cast(tuple[int, int, int], canvas.image.getpixel((left + 14, bottom - 16)))
    assert min(pale) > 150, "not golden"


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


@pytest.mark.parametrize("layout", LAYOUTS)
def test_rows_of_players_have_one_size_and_do_not_overlap(layout: str) -> None:
    rows = plan(layout, SEATS[layout]).players
    assert len(rows) == SEATS[layout]
    for one, other in combinations(rows, 2):
        assert one[2] < other[0] or one[3] < other[1] or other[2] < one[0]
    assert len({(row[2] - row[0], row[3] - row[1]) for row in rows}) == 1


def test_two_players_have_the_corners_beside_the_boards() -> None:
    """Their skills are below their stock, as large as if they were few."""
    one, other = plan("diamond", 2).players
    assert one[1] == other[1] == TOP
    assert (one[0], other[2]) == (MARGIN, WIDTH - MARGIN)
    plain = scene(2, "place", 3, choices=False)
    state = copy(plain.view.state)
    state.players[0].gems = [8, 8, 8]
    state.players[0].skills = [Unlocked(skill, "pp") for skill in "FGHIJ"]
    canvas = ishtar.board(replace(plain, view=GAME.view(state, None), active=()))
    below = [box for box in canvas.sprites() if inside(box, (one[0], one[1] + table.BAND, *one[2:]))]
    stock, shown = below[:-5], below[-5:]
    assert max(box[3] for box in stock) <= min(box[1] for box in shown)
    assert min(box[3] - box[1] for box in shown) > 58


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_stacks_are_in_the_order_in_which_they_can_be_reached(seats: int) -> None:
    """From left to right on the board, and in rows where one is chosen: the can is on the last one."""
    offering = scene(seats, "take", 5)
    state: State = offering.view.state
    order = carpet.reached(state)
    prices = carpet.prices(state)
    assert sorted(order) == [*range(STACKS)]
    assert order[-1] == state.can
    assert [number for number in order if number in prices] == sorted(prices, key=prices.__getitem__)
    with recording() as recorder:
        words = recorder.of(ishtar.board(replace(offering, choices=())))
    where = plan(state.desert.layout, seats)
    for number, (left, top, right, bottom) in zip(order, where.stacks, strict=True):
        there = {one.text for one in words if left < one.x < right and top < one.y < bottom}
        assert str(number + 1) in there
        assert (str(prices.get(number)) in there) >= bool(prices.get(number))
    boxes = [close.stack_box(state, number) for number in order]
    assert boxes == sorted(boxes, key=lambda box: (box[1], box[0]))


def test_gardens_without_trees_and_pieces_are_drawn_in_advance(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sprites, "cache", cache := sprites._Cache(2**30))
    shown = scene(4, "take", 5, choices=False)
    desert.warm(plan(shown.view.state.desert.layout, 4).place.width)
    known = set(cache._images)
    assert ishtar.board(shown)
    late = [key for key in cache._images if key not in known]
    assert all("mown" in str(key) for key in late if key[0].__name__ == "garden"), late
    assert not [key for key in late if key[0].__name__ == "haloed" or desert.HEDGES in key[1]], late


def test_below_a_veil_what_covers_much_keeps_its_hue() -> None:
    """On panels, and where a turn is told: what it becomes is in the palette."""
    whole = (GRASS, MEADOW, PETAL, WORN, *QUIET, *JEWELS, *BEDS[:4], DUNE)
    for shares, colours in (((1, parts.VEIL), whole), ((ON_PLATES,), (CROWN, LEAF, GRASS, MEADOW))):
        for share, colour in product(shares, colours):
            canvas = Canvas(GROUND, Image.new("RGB", (40, 40), colour))
            panels.veil(canvas, (0, 0, 40, 40), (), share=share)
            wanted = rgb(blend(colour, PAPER, share * VEIL * panels.VEIL))
            paler = opened(canvas.png()).convert("RGB").getpixel((20, 20))
            assert max(abs(a - b) for a, b in zip(paler, wanted, strict=True)) <= 8, (colour, share)


@pytest.mark.parametrize("colour", [0, 1, 2])
def test_a_gem_on_the_sand_can_be_told_from_others_and_from_the_sand(colour: int) -> None:
    """By its tone, its letter on it, and its shape; it keeps most of its colour."""
    others = [QUIET[other] for other in range(3) if other != colour]
    assert min(dist(rgb(QUIET[colour]), rgb(other)) for other in others) > 60
    away, whole = (dist(rgb(tone), rgb(DUNE)) for tone in (QUIET[colour], JEWELS[colour]))
    assert away > 0.68 * whole
    letter = ENGRAVED[2] if colour == 2 else WHITE
    assert contrast(letter, QUIET[colour]) > 3
    with recording() as recorder:
        (word,) = recorder.of(art.rock(82, colour))
    assert word.text == art.LETTERS[colour]


def test_a_letter_of_a_row_stands_beside_a_mark() -> None:
    plain = scene(4, "take", 5, choices=False)
    state: State = plain.view.state
    place = plan(state.desert.layout, 4).place
    cell = place.layout.find["F1"]
    told = (Event("planted", 0, args=(("cell", "F1"),)),)
    for last, beside in ((told, True), ((), False)):
        with recording() as recorder:
            words = recorder.of(ishtar.board(replace(plain, last=last)))
        (letter,) = (word for word in words if word.text == "F" and not word.sprite)
        x, y = place.at(cell)
        assert abs(letter.y - y) < place.pitch / 2
        outer = x - place.width * (0.5 - desert.OUTSIDE / 100) - place.width * desert.MARK[0] / 200
        assert (letter.x + 0.3 * letter.size < outer) == beside


def test_the_price_of_a_stack_is_a_tab_within_its_plate() -> None:
    plain = scene(3, "take", 5, choices=False)
    state: State = plain.view.state
    priced = carpet.prices(state)
    assert priced
    board = opened(pictures.board("ishtar", plain)).convert("RGB")
    stacks = zip(carpet.reached(state), plan(state.desert.layout, 3).stacks, strict=True)
    for number, (left, top, right, bottom) in stacks:
        if number not in priced:
            continue
        assert rgb(GOLD) in colours_at(board, (left + right) / 2 + 40, top + 30, 30), number
        for x in (*range(left + 4, left + 10), *range(right - 10, right - 4)):
            assert rgb(GOLD) not in {board.getpixel((x, y)) for y in range(top + 4, bottom)}
        assert rgb(GOLD) not in {
            board.getpixel((x, y)) for x in range(left, right) for y in (top + 6, top + 9)
        }


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
    _, place, _ = window.window(state, part.with_more(asked, effects.asked(asked)))
    drawn = opened(canvas.png()).convert("RGB")
    for one in cells(place.layout.cells & widened(bed)):
        x, y = place.at(one)
        if y - place.width / 2 > window.TOP and y + place.width / 2 < drawn.height:
            shown = rgb(BEDS[seat]) in colours_at(drawn, x, y, place.width // 3)
            assert shown or not bed >> one & 1


def test_all_names_of_a_table_have_one_size_and_one_that_is_too_long_is_fitted_alone() -> None:
    plain = scene(3, "take", 5, choices=False)

    def sizes(*names: str) -> list[int]:
        with recording() as recorder:
            words = recorder.of(ishtar.board(replace(plain, names=names)))
        return [next(word.size for word in words if word.text == name and word.y > TOP) for name in names]

    short, longer = sizes("Mia", "Jo", "Ada"), sizes("Mia", "Jo", "Władysława I")
    assert len({*short}) == len({*longer}) == 1
    assert longer < short
    assert min(longer) >= table._SHORT


def test_the_shadow_of_a_garden_falls_outside_it_away_from_the_light() -> None:
    size = 80
    for side in range(6):
        ((sprite, dx, dy),) = lines.border(size, 1 << side, desert.HEDGES)
        dark = Canvas(GROUND, Image.new("RGB", (200, 200), WHITE))
        dark.paste(sprite, 100 + dx, 100 + dy)
        (ax, ay), (bx, by) = art.side(side, size)
        across, down = (ax + bx) / 2, (ay + by) / 2
        for share in (0.8, 1.08):  # inside and outside of the bushes
            x, y = (round(100 + share * along) for along in (across, down))
            shaded = dark.image.getpixel((x, y)) != rgb(WHITE)
            assert shaded == (share > 1 and side in (0, 1, 2)), (side, share)


def test_how_many_are_left_hides_no_tile(monkeypatch: pytest.MonkeyPatch) -> None:
    state = copy(playing(3, "take", 5)[0])
    count = carpet._left
    for number, (tile, high) in enumerate(product(range(len(TILES)), (STACK, close.HIGH))):
        stack = state.stacks[0]
        stack.top, stack.shape, stack.count, state.can = tile, TILES[tile].shape, 5 + number % 5, 1
        shown: list[Image.Image] = []
        for draw in (count, lambda *_, **__: None):
            monkeypatch.setattr(carpet, "_left", draw)
            canvas = Canvas(GROUND, Image.new("RGB", (236 if high == STACK else 460, high), PAPER))
            carpet.face(canvas, state, 0, (0, 0, *canvas.size), {}, texts("en"))
            shown.append(canvas.image)
        hidden = shown[1].crop(ImageChops.difference(*shown).getbbox())
        assert hidden.getcolors() == [(hidden.width * hidden.height, rgb(PAPER))], (tile, high)


@pytest.mark.parametrize("layout", ["diamond", "trapezoid", "triangle"])
def test_the_mark_of_who_controls_a_fountain_is_10_px_on_a_phone(layout: str) -> None:
    wide = plan(layout, SEATS[layout]).place.width
    assert desert.HOLDER * wide * SHOWN / WIDTH >= 10
    assert desert.ASSISTANT * wide * SHOWN / WIDTH >= 11


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
