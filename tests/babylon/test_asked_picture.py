"""The pictures of questions in Babylon: what may be chosen, what it costs, and what of the rest is shown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import replace
from itertools import combinations, islice, pairwise, product
from math import dist, hypot

import pytest
from PIL import Image, ImageChops

from engine.chance import Chance
from engine.core import Action, Event
from engine.games.babylon.garden import OFFSETS, storey_of
from engine.games.babylon.quarry import earned
from engine.games.babylon.scoring import sheet
from engine.games.babylon.state import BLANK, CELL, NONE, SIDE, TILES
from engine.tables import Look
from locales import LANGUAGES, texts
from render import pictures, theme
from render.boards.babylon import art, garden, marks, oblique, offers, part
from render.boards.babylon import drafted as drafts
from render.boards.babylon.garden import Plot
from render.boards.babylon.ground import CELL as BOARD
from render.boards.babylon.ground import DEEP, FLOWERS, GROUND, HOLE, PICKED, SHADY, STONES, SUNNY, TERRACES
from render.boards.babylon.marks import numbered_stacks
from render.boards.babylon.offers import building
from render.boards.babylon.quarry import CAPITAL, EDGE, FOOT, LARGE, number_at, stack_box
from render.canvas import Box, Canvas, grown, overlap
from render.headline import sentence
from render.numbers import hidden
from render.pen import Point
from render.scene import Scene
from render.text import width
from tests.babylon.picturing import PANELS, drafted, middle, offered, panels, same, scene
from tests.babylon.tools import GAME, put, quarry, table
from tests.pictures import NAMES, opened
from tests.positions import looks
from tests.words import LEAST, SHOWN, recording

QUARRY: Box = PANELS["quarry"]
WATER = {theme.rgb(BOARD), theme.rgb(DEEP)}
LIGHTS = ((theme.INK, 0), (theme.WHITE, SUNNY), (theme.INK, SHADY))
LAWNS = [{theme.rgb(theme.blend(lawn, *light)) for light in LIGHTS} for lawn in TERRACES]
"""By storey: the cells of a lawn are light by turns, and a hedge is around them."""


def test_the_whole_footprint_of_the_chosen_place_is_drawn() -> None:
    state = middle()
    places = offered(state, "new", "F5")
    storey = min(int(str(action.args[3])[1:]) for action in places)
    offer = building(state, places)
    assert offer
    placing, plot = part.draw(scene(state, *places)).image, part.place_of(offer)
    for cell, outward in (("F5", -32), ("G5", -32), ("F6", 32), ("G6", 32)):
        x, y = (round(at) for at in plot.centre(CELL[cell], storey))
        assert placing.getpixel((x, y + outward)) in LAWNS[storey - 1], cell


def test_a_panel_opens_with_the_question_and_leaves_room_for_buttons() -> None:
    """On a phone, where it is 330 px wide, it is at most 430 px high."""
    with recording() as recorder:
        for asked in panels():
            drawn = part.draw(asked)
            across, down = drawn.size
            assert down * 330 <= across * 430
            said = sentence("babylon", asked, across - 2 * theme.MARGIN).text
            (line,) = (word for word in recorder.of(drawn) if word.text == said)
            assert line.size >= LEAST / SHOWN * across
            assert line.y < part.TOP


def vertex(cell: str, storey: int = 0) -> tuple[int, int]:
    """The middle of a tile that is named by this cell, on a storey."""
    return part.PLOT.corner(CELL[cell] + SIDE + 1, storey)


def test_places_are_marked_once_one_tile_is_chosen() -> None:
    state = middle()
    green = theme.rgb(theme.CHOICE)
    builds = offered(state)
    assert {a.args[0] for a in builds} == {"new", "old"}
    several, one = (part.draw(scene(state, *found)).image for found in (builds, offered(state, "new")))
    storeys: dict[str, set[int]] = {}
    for action in offered(state, "new"):
        storeys.setdefault(str(action.args[1]), set()).add(int(str(action.args[3])[1:]))
    for row in range(1, 8):
        for column in "ABCDEFG":
            cell = f"{column}{row}"
            covered = (vertex(cell, storey - 1) for storey in storeys.get(cell, {1}))
            pins = [(x - 17, y - 17) for x, y in covered]
            assert not any(several.getpixel(pin) == green for pin in pins), cell
            assert any(one.getpixel(pin) == green for pin in pins) == (cell in storeys), cell


def test_beside_pins_the_water_is_that_of_the_board() -> None:
    """And on the first place the tile shows which cells are meant."""
    state = middle()
    builds = [action for action in offered(state, "new") if str(action.args[1])[0] == "E"]
    asked = scene(state, *builds)
    picture, plot = part.draw(asked).image, part.plot_of(asked)
    meant = offers.cells_of(builds)
    bare = [cell for cell in plot.cells[-SIDE:] if cell not in meant]
    for cell in bare:
        x, y = plot.corner(cell)
        assert picture.getpixel((x + 90, y + 90)) in WATER, cell
    first = CELL[str(builds[0].args[1])]
    storey = min(int(str(action.args[3])[1:]) for action in builds if CELL[str(action.args[1])] == first)
    x, y = plot.corner(first, storey)
    assert picture.getpixel((x + 34, y + 60)) in LAWNS[storey - 1]


def test_the_number_of_a_quarter_is_large_and_in_its_middle() -> None:
    quarters = [[Action("build", ("new", cell, "r0", "f1", ""))] for cell in ("A1", "F2", "B5", "G7")]
    plot, state = part.PLOT, table(2)
    half = SIDE // 2 * plot.size / 2
    spots = [*offers.parts(plot, state.players[0].garden, quarters)]
    assert [number for _, _, number in spots] == [1, 2, 3, 4]
    for (spot, size, _), cell in zip(spots, ("A1", "E1", "A5", "E5"), strict=True):
        x, y = plot.corner(CELL[cell])
        assert spot == (x + half, y + half)
        assert size == max(offers.QUARTERS)


def test_the_number_of_a_quarter_makes_way_for_what_is_built() -> None:
    """It hides no symbol as long as there is room, and stays in its quarter."""
    state = table(2)
    for place in ("B2", "A4", "C4"):
        put(state, f"{place} f1 SF/BT pink")
    plot, yard = part.PLOT, state.players[0].garden
    ((spot, size, _),) = offers.parts(plot, yard, [[Action("build", ("new", "A1", "r0", "f1", ""))]])
    assert size in offers.QUARTERS
    assert not round(hidden(spot, size / 2, garden.things(plot, yard)))
    left, top = plot.corner(CELL["A1"])
    reach = SIDE // 2 * plot.size
    assert left + size / 2 <= spot[0] <= left + reach - size / 2
    assert top + size / 2 <= spot[1] <= top + reach - size / 2


def test_a_quarter_that_cannot_be_chosen_is_faded_and_the_others_are_not() -> None:
    quarters = [[Action("build", ("old", cell, "r0", "f1", ""))] for cell in ("A1", "F2", "B5", "G7")]
    state, edge, inner = table(2), 20, 84
    state.ask = "build"
    for count in (3, 4):
        choices = [action for quarter in quarters[:count] for action in quarter]
        asked = replace(scene(state, *choices), parts=tuple(map(tuple, quarters[:count])))
        picture = part.draw(asked).image
        for number, cell in enumerate(("A1", "F2", "B5", "G7")):
            x, y = part.PLOT.corner(CELL[cell] + SIDE + 1 if number < 2 else CELL[cell])
            is_vivid = picture.getpixel((x + edge, y + inner)) in WATER
            assert is_vivid == (number < count), (cell, count)


def test_places_are_called_as_on_the_buttons() -> None:
    state = middle()
    builds = offered(state, "new")
    with recording() as recorder:
        words = recorder.of(part.draw(scene(state, *builds)))
    pins = sorted(word.text for word in words if word.sprite == "pin")
    assert pins == sorted({str(action.args[1]) for action in builds})


def test_the_points_of_a_decoration_do_not_look_like_the_number_of_a_choice() -> None:
    seen = 0
    for look in islice(looks("babylon", 2), 20, 140):
        choices = [action for action in look.actions if action.verb == "deco"]
        if choices and len(choices) == len(look.actions) - 1:
            with recording() as recorder:
                asked = Scene(look.view, NAMES[:2], (look.seat,), choices=tuple(choices))
                words = recorder.of(part.draw(asked))
            medals = [word for word in words if word.sprite == "points"]
            assert medals
            assert all(word.text.startswith("+") for word in medals)
            seen += 1
    assert seen


def test_the_points_of_a_decoration_are_inside_the_board() -> None:
    state = table(2)
    for place in ("A1", "G1", "A7", "G7"):
        put(state, f"{place} f1 SS/SS pink")
    state.ask = "build"
    choices = [Action("deco", ("S", cell, "")) for cell in ("A1", "A2", "H1", "H2", "A7", "A8", "H8", "G8")]
    with recording() as recorder:
        words = recorder.of(part.draw(scene(state, *choices)))
    medals = [(word.x, word.y) for word in words if word.sprite == "points"]
    assert len(medals) == len(choices)
    left, top, right, bottom = part.PLOT.box
    near = offers.POINTS / 2 - 1  # the digits are not quite in the middle
    assert all(left + near <= x <= right - near and top + near <= y <= bottom - near for x, y in medals)


def test_the_points_of_decorations_of_one_cell_are_at_one_corner() -> None:
    state = table(2)
    for place in ("A3", "C3", "E5"):
        put(state, f"{place} f1 SS/SS pink")
    state.ask = "build"
    names = ("A3", "B3", "A4", "C4", "E5", "E6")
    asked = scene(state, *(Action("deco", ("S", cell, "")) for cell in names))
    with recording() as recorder:
        words = recorder.of(part.draw(asked))
    plot = part.plot_of(asked)
    medals = [(word.x, word.y) for word in words if word.sprite == "points"]
    corners = [plot.centre(CELL[cell], 1) for cell in names]
    steps = {(round(x - a), round(y - b)) for (x, y), (a, b) in zip(medals, corners, strict=True)}
    assert len(steps) == 1
    ((across, down),) = steps
    assert across > 0 > down, "the north-eastern one"


def test_the_price_is_what_is_paid() -> None:
    state = middle()
    for which in ("new", "old"):
        builds = offered(state, which)
        offer = building(state, builds)
        assert offer
        for action in builds[::7]:
            copy = GAME.view(state, 0).state
            told = GAME.play(copy, 0, action, Chance.seeded(1))
            assert offer.cost(action) == tuple(dict(told[0].args)[name] for name in ("n", "doubles")), action


def test_stacks_are_framed_that_may_be_taken_and_one_that_was_taken_from_has_a_dot() -> None:
    """A frame around what is gone would say that it is to be taken."""
    state = quarry(table(3), "c g c c / c g b b / c - c g / c c c c")
    left, top, right, bottom = stack_box(QUARRY, 5)
    edge = ((left + right) // 2, top + 7)
    took = [Event("took", 0, (("stack", stack),)) for stack in (6, 7)]
    for at, colour, framed, seen in (
        (scene(state, Action("take", (6,))), theme.CHOICE, True, True),
        (scene(state, last=(took[0],)), theme.LAST, False, True),
        (scene(state, last=(took[1],)), theme.LAST, False, False),
    ):
        picture = opened(pictures.board("babylon", at))
        assert (picture.getpixel(edge) == theme.rgb(colour)) == framed
        colours = picture.crop((left, top, right, bottom)).getcolors(1 << 16) or ()
        assert (theme.rgb(colour) in [there for _, there in colours]) == seen


@pytest.mark.parametrize("tiles", ["c", "-"])
def test_a_stack_that_was_taken_from_says_by_whom(tiles: str) -> None:
    """The number alone would be a riddle once nothing is left there."""
    state = quarry(table(3), f"{tiles} g c c / c g b b / c c c g / c c c c")
    colour = theme.rgb(theme.SEATS[1].colour)
    for last, seen in (((Event("took", 1, (("stack", 1),)),), True), ((), False)):
        picture = opened(pictures.board("babylon", scene(state, last=last)))
        colours = picture.crop(stack_box(QUARRY, 0)).getcolors(1 << 16) or ()
        assert (sum(n for n, there in colours if there == colour) > 500) == seen


def test_the_more_columns_a_stack_brings_the_higher_its_pillar_and_the_highest_are_golden() -> None:
    state = quarry(table(3), "c g c c / c g b b / c - c g / c c c c")
    state.ask = "take"
    picture = part.draw(scene(state, *(Action("take", (stack,)) for stack in range(1, 17)))).image
    found: dict[int, tuple[int, bool]] = {}
    for stack, tile in enumerate(state.quarry):
        _, top, right, bottom = stack_box(part.STACKS, stack, LARGE)
        x = right - LARGE.earns // 2 - 6
        foot = bottom - EDGE - LARGE.inset
        line = [picture.getpixel((x, y)) for y in range(top + 8, foot)]
        above = foot - FOOT - CAPITAL
        shaft = picture.crop((x - 18, above - 14, x + 18, above - 2)).getcolors() or ()
        if tile != NONE:
            golden = theme.rgb(theme.BRONZE) in [colour for _, colour in shaft]
            high = sum(at != theme.rgb(theme.PAPER) for at in line)
            found[earned(state, stack, state.players[state.asked])] = high, golden
    assert len(found) > 2
    heights = [found[n] for n in sorted(found)]
    assert all(low < high for (low, _), (high, _) in pairwise(heights))
    assert [golden for _, golden in heights] == [False] * (len(heights) - 1) + [True]


def test_the_number_of_a_stack_that_can_be_chosen_is_on_green_and_that_of_its_columns_on_their_pillar() -> (
    None
):
    state = quarry(table(3), "c g c c / c g b b / c - c g / c c c c")
    state.ask = "take"
    with recording() as recorder:
        drawn = part.draw(scene(state, *(Action("take", (stack,)) for stack in (2, 3, 4))))
        said = recorder.of(drawn)
    levels = set[float]()
    for stack, tile in enumerate(state.quarry):
        left, top, right, bottom = stack_box(part.STACKS, stack, LARGE)
        inside = [word for word in said if left < word.x < right and top < word.y < bottom]
        x, y = (round(at) for at in number_at(part.STACKS, stack, LARGE))
        plate = drawn.image.getpixel((x - 34, y)) == theme.rgb(theme.CHOICE)
        assert plate == (stack + 1 in (2, 3, 4)), stack
        if tile != NONE:
            (columns,) = (word for word in inside if word.sprite == "_pillar")
            assert columns.text == str(earned(state, stack, state.players[state.asked]))
            assert columns.size > LARGE.number
            levels.add(bottom - columns.y)
    assert len(levels) == 1, "they are compared along a row"


def test_a_stack_that_cannot_be_chosen_is_faded_and_the_others_are_not() -> None:
    state = quarry(table(2), "c g c c / c c c c / c c c c / c c c c")
    choices = [Action("rm", (stack,)) for stack in range(1, 17) if stack != 2]
    drawn = pictures.asked("babylon", scene(state, *choices))
    darkest = []
    for stack in range(16):
        left, top, right, bottom = stack_box(part.STACKS, stack, LARGE)
        strip = opened(drawn).crop((left + 14, top + 14, right - 14, bottom - 14)).convert("L")
        darkest.append(strip.getextrema()[0])
    assert darkest.pop(1) > 120
    assert max(darkest) < 80


def test_the_number_of_a_choice_does_not_hide_that_of_its_stack() -> None:
    numbered = [(Action("take", (stack,)), stack) for stack in range(1, 17)]
    for (x, y), stack in numbered_stacks(part.STACKS, numbered, LARGE):
        middle, level = number_at(part.STACKS, stack - 1, LARGE)
        assert y == level
        assert x + part.AT_STACK / 2 <= middle - width(str(stack), LARGE.number) / 2


def test_numbers_and_points_stand_beside_symbols_and_pieces() -> None:
    """At the corner of a tile, where they are expected, they may hide something that is faded."""
    marks = hidden = 0
    for look in islice(looks("babylon", 2), 20, 140, 2):
        yard = look.view.state.players[look.seat].garden
        builds = [action for action in look.actions if action.verb == "build"]
        few = look.best(builds, 4) if builds else []
        decos = [action for action in look.actions if action.verb == "deco"]
        canvas = Canvas.blank(GROUND, 1200, 1300)
        for choices in (few, decos[:4]):
            numbered = [(action, number) for number, action in enumerate(choices, 1)]
            spots, medals = offers.numbered(canvas, part.PLOT, look.view.state, numbered)
            for x, y in (*(spot for spot, _ in spots), *medals):
                covers = [
                    r + offers.BADGE / 2 - hypot(x - a, y - b) for a, b, r in garden.things(part.PLOT, yard)
                ]
                marks += 1
                hidden += max(covers, default=0) > offers.BADGE / 4
    assert marks > 30
    assert hidden * 5 < 2 * marks, (hidden, marks)


def test_beside_a_chosen_place_nothing_outside_that_part_is_framed() -> None:
    """It would lie on the headline."""
    state = table(2)
    for place in ("E3", "E7"):
        put(state, f"{place} f1 ../.. white")
    builds = [Action("build", ("new", "G6", f"r{turn}", "f1", "")) for turn in (0, 90)]
    state.ask, state.new = "build", 0
    pair = [
        part.draw(scene(state, *builds, draft=tuple(Event("built", 0, (("cell", cell),)) for cell in cells)))
        for cells in (("E7",), ("E7", "E3"))
    ]
    assert same(pair[0].image, pair[1].image, (0, 0, *pair[0].size))


@pytest.mark.parametrize("verb", ["build", "deco"])
def test_around_places_to_choose_from_tiles_are_paler_on_the_water_of_the_board(
    verb: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = middle()
    yard = state.players[0].garden
    action = offered(state, "new")[0]
    storey = int(action.args[3][1:]) if verb == "build" else 0
    if verb == "deco":
        cell = next(cell for cell in range(SIDE * SIDE) if storey_of(yard, cell))
        storey, name = storey_of(yard, cell), next(name for name in CELL if CELL[name] == cell)
        action = Action("deco", ("statue", name, ""))
    choices = offered(state, "new") if verb == "build" else [action]
    asked = replace(scene(state, *choices), numbered=((action, 1),))
    pale = opened(pictures.asked("babylon", asked))
    monkeypatch.setattr("render.panels.VEIL", 0)
    difference = ImageChops.difference(pale, opened(pictures.asked("babylon", asked))).convert("L")
    plot = part.plot_of(asked)

    def fades(cell: int, storey: int) -> bool:
        x, y = plot.corner(cell, storey)
        return difference.crop((x + 16, y + 16, x + plot.size - 16, y + plot.size - 16)).getbbox() is not None

    if verb == "deco":  # through a tile that is not built yet, the rest can be seen
        assert not fades(CELL[str(action.args[1])], storey)
    others = [at for at in plot.cells if at not in offers.cells_of([action])]
    assert any(fades(at, storey_of(yard, at)) for at in others if storey_of(yard, at))
    bare = [
        at for at in others if not storey_of(yard, at) and at % SIDE and at // SIDE == plot.cells[-1] // SIDE
    ]
    x, y = plot.corner(bare[-1])
    assert pale.getpixel((x + plot.size - 14, y + plot.size - 14)) in WATER


def building_steps() -> Iterator[tuple[Look, list[Action]]]:
    """Positions in which a tile can be built, with the ways to do so."""
    for look in islice(looks("babylon", 2), 20, 140):
        if builds := [action for action in look.actions if action.verb == "build"]:
            yield look, builds


def test_the_number_of_a_place_is_at_the_north_western_corner_of_its_tile() -> None:
    """Clear of its flower, by which it is chosen, and of its symbols; and inside the picture. Its points are
    joined to it, and hide no other number.
    """
    corners = beyond = exact = 0
    clear = offers.BADGE / 2 + 0.42 * offers.POINTS
    for number, (look, builds) in enumerate(building_steps()):
        state = look.view.state
        corner = ("A1", "B1", "A2", "B2", "C2", "B3")
        near = [action for action in builds if number % 3 == 0 or str(action.args[1]) in corner]
        few = tuple((action, n) for n, action in enumerate(look.best(near, 4) if near else [], 1))
        plot = part.plot_of(Scene(look.view, NAMES[:2], (look.seat,), choices=tuple(builds), numbered=few))
        spots, medals = offers.numbered(Canvas.blank(GROUND, 1200, 1300), plot, state, few)
        left, _, right, bottom = plot.box
        for (action, number), ((x, y), shown) in zip(few, spots, strict=True):
            assert number == shown
            cell, storey = CELL[str(action.args[1])], int(str(action.args[3])[1:])
            west, north = plot.corner(cell, storey)
            assert left <= west < west + 2 * plot.size <= right
            assert y - offers.BADGE / 2 >= theme.MARGIN
            assert part.TOP <= north < north + 2 * plot.size <= bottom
            middle_of, reach = plot.corner(cell + SIDE + 1, storey), plot.size / 2
            assert dist((x, y), (west, north)) < 0.8 * plot.size
            joined = {(x + east * offers.JOINED, y + south * offers.JOINED) for east, south in offers.WAYS}
            own = next((medal for medal in medals if medal in joined), None)
            assert bool(own) == bool(offers.scored(state, action))
            exact += max(abs(x - west), abs(y - north)) <= 16
            corners += 1
            assert all(dist((x, y), medal) > clear for medal in medals if medal != own)
            assert not own or all(
                dist(own, (middle_of[0] + east * reach, middle_of[1] + south * reach))
                > plot.size * art.SIGN / 2
                for east, south in product((-1, 1), repeat=2)
            ), "the middle of its points is on no symbol"
            beyond += not left <= x - offers.BADGE / 2 < x + offers.BADGE / 2 <= right
            assert dist((x, y), middle_of) > offers.BADGE / 2 + 0.5 * plot.size
            for east, south in product((-1, 1), repeat=2):
                far = dist((x, y), (middle_of[0] + east * reach, middle_of[1] + south * reach))
                assert far >= (offers.BADGE + plot.size * art.SIGN) / 2 - 1, "its number hides no symbol"
    assert corners > 40
    assert exact > 0.6 * corners
    assert beyond * 8 < corners, "as a rule, on the board"


def test_the_points_beside_a_tile_are_what_it_brings_at_once() -> None:
    points = Counter[int]()
    for look, builds in building_steps():
        for action in look.best(builds, 4):
            state = deepcopy(look.view.state)
            before = sum(sheet(state.players[look.seat].garden))
            GAME.play(state, look.seat, action, Chance.seeded(1))
            brought = sum(sheet(state.players[look.seat].garden)) - before
            assert offers.scored(look.view.state, action) == brought
            points[brought] += 1
    assert min(points) <= 0 < max(points)


def test_around_what_may_be_chosen_nothing_that_is_built_is_cut() -> None:
    """A garden in which little is built is larger. For a decoration, only its tiles are shown."""
    larger = whole = 0
    for look in islice(looks("babylon", 2), 0, 140, 2):
        choices = [action for action in look.actions if action.verb in ("build", "deco")]
        for few in (choices, choices[:1]):
            if few:
                plot = part.plot_of(Scene(look.view, NAMES[:2], (look.seat,), choices=tuple(few)))
                yard = look.view.state.players[look.seat].garden
                built = oblique.built(yard)
                asked = oblique.standing_on(yard, offers.cells_of(few))
                assert asked | (built if offers.anchors_of(few) else set()) <= {*plot.cells}
                larger += plot.size > part.CELL
                whole += plot.part == garden.WHOLE
    assert larger > 3
    assert whole > 20


def open_places(asked: Scene, monkeypatch: pytest.MonkeyPatch) -> list[Point]:
    """Where the signs of more places for a tile are on the picture of a question."""
    found: list[Point] = []
    paste = Canvas.paste

    def noting(canvas: Canvas, sprite: Image.Image, x: float, y: float) -> None:
        if sprite is art.open_place(offers.OTHER, theme.CHOICE):
            found.append((x, y))
        paste(canvas, sprite, x, y)

    with monkeypatch.context() as patched:
        patched.setattr(Canvas, "paste", noting)
        part.draw(asked)
    return found


def test_a_place_without_a_number_has_a_sign_in_the_middle_of_the_spaces_that_it_would_take(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """So it can be seen that there are more than those with numbers. None lies in a numbered tile, or on an
    edge of a tile, where it would seem to be a thing: rather it is a little aside.
    """
    state = middle()
    builds = offered(state, "new")
    asked = replace(scene(state, *builds), numbered=((builds[0], 1),))
    plot, others = part.plot_of(asked), offers.anchors_of(builds) - {str(builds[0].args[1])}
    left, top = plot.corner(CELL[str(builds[0].args[1])], 1)
    tile = left, top, left + 2 * plot.size, top + 2 * plot.size
    found = open_places(asked, monkeypatch)
    assert len(found) > 5
    least = {name: min(int(str(one.args[3])[1:]) for one in builds if one.args[1] == name) for name in others}
    middles = {plot.corner(CELL[name] + SIDE + 1, storey - 1) for name, storey in least.items()}
    assert middles & {*found}
    for x, y in found:
        assert any(max(abs(x - at[0]), abs(y - at[1])) <= offers.ASIDE for at in middles)
        sign = grown((round(x), round(y), round(x), round(y)), offers.OTHER // 2)
        assert not any(overlap(sign, edge) for edge in garden.edges(plot, state.players[0].garden))
    assert len({*found}) == len(found)
    assert not any(tile[0] + 30 < x < tile[2] - 30 and tile[1] + 30 < y < tile[3] - 30 for x, y in found)


def test_how_many_of_the_places_have_numbers_is_said() -> None:
    """Below the columns: beside two tiles and a double column there is no room for it."""
    state = middle()
    state.doubles = 0
    builds = offered(state, "new")
    for shown, said in (((builds[0],), True), (tuple(builds), False)):
        asked = scene(state, *builds)
        asked = replace(asked, numbered=tuple((action, n) for n, action in enumerate(shown, 1)))
        with recording() as recorder:
            words = " ".join(word.text for word in recorder.of(part.draw(asked)))
        assert (f"1 of {len(offers.anchors_of(builds))} places" in words) == said


def test_the_sign_of_more_places_is_explained_beside_two_tiles(monkeypatch: pytest.MonkeyPatch) -> None:
    state = middle()
    state.doubles, state.players[0].spare = 0, 3
    builds = offered(state, "new")
    asked = replace(scene(state, *builds), numbered=((builds[0], 1),))
    x, y = open_places(asked, monkeypatch)[0]
    assert part.COLUMN[0] < x < part.COLUMN[2], "below the columns"
    assert y > part.COLUMN[3] - 200


def test_a_tile_that_the_northern_edge_of_a_part_cuts_ends_there() -> None:
    """Drawn as high as it is, half of it would hang over the frame of the board."""
    state = table(2)
    for text in ("A3 f1 SS/.. white", "D2 f1 FF/SS violet"):
        put(state, text)
    yard = state.players[0].garden
    plot = garden.Plot(60, 200, 100, 26, (0, 2, 5, 5))
    with_cut = Canvas(GROUND, Image.new("RGB", (700, 800), theme.PAPER))
    garden.draw(with_cut, plot, yard)
    garden.number(with_cut, plot, yard)
    left, top, right, _ = plot.box
    beyond = ImageChops.difference(with_cut.image, Image.new("RGB", (700, 800), theme.PAPER))
    assert beyond.crop((left, top - 60, left + 200, top)).getbbox(), "a whole tile rises"
    assert not beyond.crop((left + 300, 0, right, top)).getbbox()


def test_on_a_part_nothing_casts_a_shadow_that_is_not_shown() -> None:
    """It would be a dark band on the edge of a tile, without a reason."""
    drawn: list[Image.Image] = []
    for more in ((), ("A2 f1 ../.. white", "C2 f1 ../.. white", "B2 f2 ../.. pink")):
        state = table(2)
        for text in ("C4 f1 ../.. white", *more):
            put(state, text)
        canvas = Canvas(GROUND, Image.new("RGB", (700, 800), theme.PAPER))
        garden.draw(canvas, garden.Plot(60, 200, 100, 26, (0, 3, 5, 5)), state.players[0].garden)
        drawn.append(canvas.image)
    assert same(*drawn, (0, 0, 700, 800))


def test_beside_decorations_alone_there_is_nothing_in_hand() -> None:
    """The garden has all of the picture, as long as no tile is left to build."""
    state = table(2)
    put(state, "A3 f1 SS/SS pink")
    state.ask, state.asked, deco = "build", 0, Action("deco", ("S", "A3", ""))
    wide: list[int] = []
    for state.players[0].spare in (NONE, 0):
        drawn = part.draw(scene(state, deco))
        wide.append(drawn.size[0])
    assert wide == [part.GARDEN[2] + theme.MARGIN, part.FIELD[2] + theme.MARGIN]


def test_what_is_drafted_keeps_its_colours_beside_places_to_choose_from(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = drafted()
    builds = [action for action in asked.choices if action.args[1] == "A3"] or asked.choices
    asked = replace(asked, numbered=((builds[0], 1),))
    pale = part.draw(asked).image
    monkeypatch.setattr("render.panels.VEIL", 0)
    vivid, plot = part.draw(asked).image, part.plot_of(asked)
    x, y = plot.corner(CELL["F5"], 2)
    assert same(pale, vivid, (x, y, x + 2 * plot.size, y + 2 * plot.size))
    x, y = plot.corner(CELL["A1"], 1)
    assert not same(pale, vivid, (x, y, x + plot.size, y + plot.size))


def test_a_part_of_a_garden_does_not_leave_out_a_single_row() -> None:
    state = table()
    for text in ("A1 f1 SF/.T white", "F6 f1 ../TB violet"):
        put(state, text)
    yard = state.players[0].garden
    for more in (1, 2):
        for cells in ({CELL["A1"], CELL["F6"]}, {CELL["B1"], CELL["G7"]}, {CELL["A2"], CELL["B8"]}):
            *_, shown = oblique.part_around(yard, cells, more)
            assert shown != SIDE - 1, "hardly larger, but cut at an edge"


def test_decorations_that_are_far_apart_are_on_the_part_of_the_garden_to_choose_from() -> None:
    """Also if all columns but one are needed, of which no part consists. It is no higher than wide."""
    yard, ends = table().players[0].garden, range(0, SIDE * SIDE, 3)
    for cells in combinations(ends, 2):
        west, north, columns, rows = garden.window(yard, cells, *part.FEWEST)
        assert rows <= columns != SIDE - 1
        assert 0 <= west <= SIDE - columns
        assert 0 <= north <= SIDE - rows
        assert all(0 <= cell % SIDE - west < columns and 0 <= cell // SIDE - north < rows for cell in cells)


def test_around_what_is_chosen_all_that_touches_it_is_seen() -> None:
    """Rather than water: what a tile leans on tells why it is there."""
    state = table(2)
    for place in ("C2", "B4", "E4"):
        put(state, f"{place} f1 ../.. white")
    for chosen in ("C2", "B4", "E4"):
        cells = {CELL[chosen] + offset for offset in OFFSETS}
        west, north, columns, rows = garden.window(state.players[0].garden, cells, *drafts.FEWEST)
        for name in ("C2", "B4"):
            seen = {(cell % SIDE - west, cell // SIDE - north) for cell in (CELL[name] + o for o in OFFSETS)}
            assert any(0 <= x < columns and 0 <= y < rows for x, y in seen) or chosen == "E4", (chosen, name)


def test_a_tile_that_the_southern_edge_of_a_part_cuts_goes_on_there() -> None:
    """With columns below its first row, it would look like one of half the size."""
    state = table(2)
    put(state, "B3 f1 ../.. white")
    yard = state.players[0].garden
    canvas = Canvas(GROUND, Image.new("RGB", (700, 800), theme.PAPER))
    plot = garden.Plot(60, 200, 100, 26, (0, 0, 4, 3))
    garden.draw(canvas, plot, yard)
    left, _, _, bottom = plot.box
    below = canvas.image.crop((left + 150, bottom - 20, left + 250, bottom)).getcolors() or ()
    assert LAWNS[0] & {colour for _, colour in below}
    assert theme.rgb(HOLE) not in {colour for _, colour in below}


def test_a_chosen_place_is_shown_with_the_names_of_all_rows_and_columns_around_it() -> None:
    for look, builds in building_steps():
        which, cell = builds[len(builds) // 2].args[:2]
        there = tuple(action for action in builds if action.args[:2] == (which, cell))
        asked = Scene(look.view, NAMES[:2], (look.seat,), choices=there)
        offer = building(look.view.state, there)
        assert offer
        with recording() as recorder:
            drawn, plot = part.draw(asked), part.place_of(offer)
            said = [word.text for word in recorder.of(drawn)]
        west, north, shown, rows = plot.part
        assert shown == rows == part.SHOWN
        assert offer.cells <= {*plot.cells}
        assert plot.corner(CELL[str(cell)], offer.storey)[1] >= part.TOP
        for names in ("ABCDEFGH"[west : west + shown], "12345678"[north : north + shown]):
            assert {*names} <= {*said}


def test_what_was_built_keeps_its_frame_beside_numbered_places(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = drafted()
    builds = [action for action in asked.choices if action.args[1] == "A1"] or asked.choices
    asked = replace(asked, numbered=((builds[0], 1),))
    assert str(builds[0].args[1]) not in ("F5", "E6")
    frames: list[int] = []
    for veil in (0.5, 0.0):
        monkeypatch.setattr("render.panels.VEIL", veil)
        colours = part.draw(asked).image.getcolors(1 << 22)
        frames.append(sum(n for n, colour in colours if colour == theme.rgb(theme.DRAFT)))
    assert frames[0] == frames[1] > 0


def test_a_numbered_place_shows_the_tile_as_it_would_lie_there() -> None:
    """Ways to turn it and the corner of its belvedere can be seen before one of them is chosen."""
    state = middle()
    builds = offered(state, "new")
    there = [a for a in builds if (a.args[1], a.args[3]) == (builds[0].args[1], builds[0].args[3])]
    few = there[:4]
    drawn = {
        pictures.asked("babylon", replace(scene(state, *builds), numbered=((action, 1),))) for action in few
    }
    assert len(drawn) == len(few) > 1


def test_nothing_shines_through_a_tile_that_may_be_built() -> None:
    """It has its own symbols alone, and is no lawn."""
    seen: list[object] = []
    for under in (theme.CLAY, theme.PAPER):
        canvas = Canvas(GROUND, Image.new("RGB", (260, 260), under))
        art.put_planned(canvas, 0, 0, NONE, 104, 20, 20)
        seen.append(canvas.image.getpixel((110, 45)))
    assert seen == [theme.rgb(STONES[TILES[0].material])] * 2


def test_the_stone_of_a_tile_that_may_be_built_tells_which_one_it_is() -> None:
    """Clear of its frame and of its symbols, as on the card of the tile in hand."""
    for number, tile in enumerate(TILES):
        canvas = Canvas(GROUND, Image.new("RGB", (260, 260), theme.PAPER))
        art.put_planned(canvas, number, 0, NONE, 100, 20, 20)
        marks.area(canvas, Plot(20, 20, 100), 0, 2, 2, theme.CHOICE, line=marks.FIRM, pad=4 - offers.PLAY)
        across = {canvas.image.getpixel((x, 112)) for x in range(20, 45)}
        assert theme.rgb(STONES[tile.material]) in across


def test_frames_of_tiles_leave_the_names_of_rows_free() -> None:
    for size in (part.CELL, drafts.BOARD[0] // drafts.FEWEST[0]):
        line = max(marks.LINE, size // marks.THIN)
        assert garden.NAMES * garden.WEST - width("4", part.WORDS) / 2 >= line


def test_a_decoration_that_may_be_chosen_is_marked_beside_numbered_tiles() -> None:
    """It has a button of its own."""
    state = table(2)
    put(state, "A3 f1 SS/.. pink")
    state.ask, state.new = "build", 0
    builds = [Action("build", ("new", "F6", "r0", "f1", ""))]
    asked = scene(state, Action("deco", ("S", "A3", "")), *builds)
    with recording() as recorder:
        words = recorder.of(part.draw(replace(asked, numbered=((builds[0], 1),))))
    middle_of = part.plot_of(asked).centre(CELL["A3"], 1)
    medals = [(word.x, word.y) for word in words if word.sprite == "points"]
    assert any(dist(medal, middle_of) < part.CELL for medal in medals)


def test_the_names_of_places_in_a_column_are_in_their_cells_if_nothing_is_there() -> None:
    state = table(2)
    state.ask, state.new = "build", 0
    builds = [Action("build", ("new", f"A{row}", "r0", "f1", "")) for row in (1, 2, 4)]
    with recording() as recorder:
        words = recorder.of(part.draw(scene(state, *builds)))
    pins = {word.text: (word.x, word.y) for word in words if word.sprite == "pin"}
    assert pins.keys() == {"A1", "A2", "A4"}
    for name, spot in pins.items():
        assert dist(spot, part.plot_of(scene(state, *builds)).centre(CELL[name])) < 4, name


def test_the_flower_of_a_numbered_place_is_seen_around_its_number() -> None:
    """The number is in the middle of its place, clear of the one beside it."""
    state = middle()
    builds = offered(state, "new")
    action, other = (next(one for one in builds if one.args[1] == cell) for cell in ("G7", "A3"))
    asked = replace(scene(state, *builds), numbered=((action, 1), (other, 2)))
    plot, petals = part.plot_of(asked), theme.rgb(FLOWERS[TILES[state.new].flower])
    x, y = plot.corner(CELL["G7"] + SIDE + 1, int(str(action.args[3])[1:]))
    around = part.draw(asked).image.crop((x - 64, y - 64, x + 64, y + 64))
    seen_there = sum(n for n, colour in around.getcolors(1 << 16) or () if colour == petals)
    assert seen_there > 1000


def test_a_footbridge_that_can_be_built_is_an_arch_between_its_ends() -> None:
    """And no box around the gap, which other places may touch."""
    state = table(2)
    for place in ("A1", "D1"):
        put(state, f"{place} f1 BB/BB pink")
    for cells in ("B1-D1", "B2-D2"):
        asked = scene(state, Action("deco", ("B", cells, "")))
        picture, plot = part.draw(asked).image, part.plot_of(asked)
        first, last = (CELL[name] for name in cells.split("-"))
        green = theme.rgb(theme.CHOICE)
        for cell in (first, last):
            x, y = (round(at) for at in plot.centre(cell, 1))
            ring = [picture.getpixel((x, y + step)) for step in range(plot.size // 2)]
            assert green in ring, cells
        x, y = plot.corner((first + last) // 2, 1)
        low = picture.crop((x + 20, y + plot.size - 30, x + plot.size - 20, y + plot.size + 12))
        assert green not in [colour for _, colour in low.getcolors(1 << 16) or ()]


@pytest.mark.parametrize("size", [part.SLAB, LARGE.tile, part.KEEP])
def test_symbols_are_within_the_rim_of_a_tile_that_is_asked_about(size: int) -> None:
    for tile in TILES:
        full = art.slab(tile.code, size)
        bare = art.stone(tile.material, size, piled=False)
        inside = ImageChops.difference(full, bare).getbbox(alpha_only=False)
        assert inside
        rim = 5 * size // 206
        assert min(inside[:2]) >= rim, tile.code
        assert max(inside[2:]) <= size - rim, tile.code


@pytest.mark.parametrize("lang", sorted(LANGUAGES))
def test_tiles_to_keep_are_large_with_their_names_below(lang: str) -> None:
    state = middle()
    asked = replace(scene(state, Action("keep", ("new",)), Action("keep", ("old",))), lang=lang)
    with recording() as recorder:
        said = recorder.of(part.draw(asked))
    left, _, right, bottom = part.KEPT
    names = [texts(lang)(f"render-babylon-{which}") for which in ("new", "old")]
    placed = [word for word in said if word.text in names]
    assert [word.text for word in placed] == names
    assert {round(word.y) for word in placed} == {round(placed[0].y)}
    assert all(left < word.x < right and word.y < bottom - part.WORDS / 2 for word in placed)
    assert part.KEEP > 2 * part.SLAB


def test_a_tile_in_hand_is_framed_as_its_places_are() -> None:
    """Another one that may be built has a thinner frame, and one that may not is faded."""
    state = middle()
    builds = offered(state)
    action = next(action for action in builds if action.args[0] == "new")
    both, numbered, alone = scene(state, *builds), ((action, 1),), scene(state, *offered(state, "new"))

    def cards(asked: Scene) -> list[str]:
        """What the new tile and the stored one lie on."""
        drawn, (left, top, *_) = part.draw(asked).image, part.COLUMN
        found: list[str] = []
        for y in (top + 80, top + 340):
            thin, firm = (is_in(drawn, theme.CHOICE, left + x, y) for x in (2, part.OTHER + 2))
            chosen = is_in(drawn, PICKED, left + inner, y)
            assert chosen or is_in(drawn, theme.PAPER, left + inner, y)
            assert firm or not chosen
            found.append("chosen" if chosen else "framed" if firm else "thin" if thin else "")
        return found

    inner = marks.FIRM + 2

    def is_in(drawn: Image.Image, colour: str, x: int, y: int) -> bool:
        return drawn.getpixel((x, y)) == theme.rgb(colour)

    def old(asked: Scene) -> Image.Image:
        left, top, *_ = part.COLUMN
        return part.draw(asked).image.crop((left + 24, top + 330, left + 160, top + 460))

    assert cards(both) == ["framed", "framed"]
    assert cards(replace(both, numbered=numbered)) == ["chosen", "thin"]
    assert cards(alone) == ["chosen", ""]
    assert old(both).tobytes() == old(replace(both, numbered=numbered)).tobytes() != old(alone).tobytes()
    kept = part.draw(scene(state, Action("keep", ("new",)), Action("keep", ("old",)))).image
    left, top, right, _ = part.KEPT
    edge = (right + 3 * left) // 4 - part.KEEP // 2 - part.CARD
    assert is_in(kept, theme.CHOICE, edge + 4, top + 200)
    assert not is_in(kept, theme.CHOICE, edge + inner, top + 200), "tiles to keep are framed likewise"


def test_a_belvedere_crosses_out_the_symbol_that_it_takes_the_place_of() -> None:
    state = middle()
    action = next(a for a in offered(state, "new") if a.args[4])
    same = [a for a in offered(state, "new") if a.args[:4] == action.args[:4]]
    offer = building(state, same)
    assert offer
    struck: list[int] = []
    for tile in sorted(range(len(TILES)), key=lambda tile: TILES[tile].spaces.count(BLANK))[
        :: len(TILES) - 1
    ]:
        canvas = Canvas.blank(GROUND, 900, 1300)
        offers.prices(canvas, part.WAYS, replace(offer, tile=tile), texts("en"))
        colours = canvas.image.getcolors(1 << 22)
        struck.append(sum(n for n, colour in colours if colour == theme.rgb(theme.CLAY)))
    assert struck[0] > struck[1] + 100
