"""Pictures of questions of Ishtar: the spaces of the desert that may be chosen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations, product
from math import hypot, sqrt
from typing import Any

import pytest
from PIL import ImageChops

from engine.core import Action
from engine.games.ishtar.gardens import holders
from engine.games.ishtar.hexes import LAYOUTS, OFFSETS, cells, land_of
from engine.games.ishtar.state import TILES, State
from engine.games.ishtar.step import described
from engine.ranking import best_places
from render import panels, pictures
from render.boards.ishtar import (
    art,
    choices,
    desert,
    effects,
    land,
    part,
    window,
)
from render.boards.ishtar.ground import (
    DUNE,
    GRASS,
    GROUND,
    JEWELS,
    MEADOW,
)
from render.boards.ishtar.plan import plan
from render.canvas import Canvas
from render.theme import (
    CHOICE,
    CLAY,
    GOLD,
    INK,
    WIDTH,
    blend,
    rgb,
)
from tests.ishtar.picturing import (
    GAME,
    colours_at,
    differs_at,
    near,
    nearest,
    numbered,
    numbers_on,
    scene,
)
from tests.pictures import calls, changed, opened, veiled
from tests.words import recording


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


def test_a_label_lists_the_spaces_of_a_tile_as_they_are_drawn() -> None:
    for number, tile in enumerate(TILES):
        places = art.spots(number, 0)
        order = sorted(range(3), key=lambda space: (round(places[space][1], 3), places[space][0]))
        listed = described(number)
        assert listed["spaces"] == " ".join(str(tile.spaces[space]) for space in order), tile.code
        if tile.icon:
            assert listed["at"] == ("first", "second", "third")[order.index(tile.at)], tile.code


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
