"""The pictures of what happened in Babylon: what changed, and what of the board around it is shown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest
from PIL import ImageChops

from engine.core import Event
from engine.games.babylon.garden import storey_of
from engine.games.babylon.state import CELL, NONE, SIDE, TILES, State
from render import parts, pictures, telling, theme
from render.boards import Place
from render.boards.babylon import hanging, meadow, oblique, overview, relief, told
from render.boards.babylon.ground import GROUND
from render.boards.babylon.hanging import draw
from render.boards.babylon.marks import place_of
from render.boards.babylon.oblique import View, outline_of
from render.boards.babylon.overview import board, ground, view
from render.boards.babylon.relief import HALF_WIDE
from render.canvas import Box, Canvas
from render.changes import Told, marks
from render.pen import Point
from render.scene import Scene
from tests.babylon.picturing import below, middle, same, scene
from tests.babylon.tools import GAME, deco, put, table
from tests.pictures import opened
from tests.turns import recent, scenes


def test_what_happened_is_marked_in_gardens_and_not_at_stacks() -> None:
    """The stack from which a tile was taken shows another tile now."""
    took, built = Event("took", 1, (("stack", 6),)), Event("built", 1, (("cell", "B4"),))
    over = Event("decorated", 0, (("cells", "B1-C1"),))
    state = middle()
    found = marks("babylon", scene(state), [Told(1, [took, built, Event("returned", 1)]), Told(0, [over])])
    assert [mark.number for mark in found] == [1, 2]
    for mark, seat in zip(found, (1, 0), strict=True):
        left, top, right, bottom = overview.boxes_of(state)[seat]
        assert left < mark.place.box[0] < mark.place.box[2] < right
        assert top < mark.place.box[1] < mark.place.box[3] < bottom
    yard = state.players[1].garden
    storey = storey_of(yard, CELL["B4"])
    place = found[0].place
    assert place[:2] == outline_of(view(state, 1), CELL["B4"], 2, 2, storey)[:2]


def test_a_frame_is_behind_what_stands_on_its_terrace() -> None:
    """And behind a higher terrace before it."""
    state = table(3)
    put(state, "C3 f1 S./.. white")
    deco(state, "S", "C3")
    put(state, "D4 f2 ../.. pink")
    eye = view(state, 0)
    plain, marked = (
        opened(pictures.board("babylon", scene(state, last=last)))
        for last in ((), (Event("built", 0, (("cell", "C3"),)),))
    )
    changed = ImageChops.difference(plain, marked).convert("L").point(lambda value: 255 * (value > 0))
    x, y = eye.centre(CELL["C3"], 1)
    figure = round(x) - 4, round(y - 34 * eye.zoom), round(x) + 4, round(y)
    assert changed.crop(figure).getbbox() is None
    x, y = eye.at(4, 4, 2)
    roof = round(x) - 60, round(y) - 8, round(x) + 60, round(y) + 8
    assert changed.crop(roof).getbbox() is None
    x, y = eye.at(2, 4, 1)
    assert changed.crop((round(x) - 9, round(y) - 9, round(x) + 9, round(y) + 9)).getbbox()


def view_of(bare: Scene) -> View:
    """How the only garden of a picture of what happened is seen, if one part of it is shown."""
    (garden_there,) = told.gardens(bare).values()
    (only,) = garden_there.views
    return only


def test_frames_in_what_happened_are_behind_what_stands_there_too() -> None:
    state = table(3)
    put(state, "C3 f1 S./.. white")
    deco(state, "S", "C3")
    built = Event("built", 0, (("cell", "C3"),))
    bare = replace(scene(state, last=(built,)), framed=False, bare=True)
    framed = replace(bare, frame=(theme.SEATS[0].colour, False))
    plain, marked = (opened(board(one).png()) for one in (bare, framed))
    changed = ImageChops.difference(plain, marked).convert("L").point(lambda value: 255 * (value > 0))
    assert changed.getbbox()
    seen = view_of(framed)
    (place,) = overview.places(framed, [built])
    assert place
    assert place.framed, "no other frame is drawn over it"
    x, y = seen.centre(CELL["C3"], 1)
    assert place.box[0] < x < place.box[2]
    assert changed.crop((round(x) - 4, round(y - 44 * seen.zoom), round(x) + 4, round(y))).getbbox() is None


def test_a_frame_is_closed_in_front_of_plants_and_columns() -> None:
    state = table()
    put(state, "D4 f1 ../.. white")
    bare = replace(scene(state, last=(Event("built", 0, (("cell", "D4"),)),)), bare=True)
    picture, seen_as = board(replace(bare, frame=(theme.LAST, False))).image, view_of(bare)
    for at in range(1, 20):
        for column, row in ((3 + at / 10, 5), (5, 3 + at / 10)):
            x, y = seen_as.at(column, row, 1)
            below = y + (relief.THICK + relief.UNDER) * seen_as.zoom
            band = {picture.getpixel((round(x), round(below) + more)) for more in range(2, 10)}
            assert theme.rgb(theme.LAST) in band, (column, row)


def test_a_dashed_frame_is_closed_at_its_corners_behind_the_symbols_there() -> None:
    """They leave half of it or more, also at the corner in the north."""
    found: list[list[int]] = []
    for symbols in ("../..", "SF/TB"):
        state = table()
        put(state, f"D4 f1 {symbols} white")
        built = scene(state, draft=(Event("built", 0, (("cell", "D4"),)),))
        picture, seen_as = board(built).image, view(state, 0)
        found.append([])
        for column, row, height in ((3, 3, 0.0), (5, 3, 0.5), (5, 5, 1.0), (3, 5, 0.5)):
            x, y = seen_as.at(column, row, 1)
            x, y = round(x), round(y + height * relief.THICK * seen_as.zoom)
            colours = picture.crop((x - 16, y - 16, x + 16, y + 16)).getcolors(1 << 12) or ()
            there = {colour: count for count, colour in colours}
            assert "S" in symbols or theme.rgb(theme.PAPER) not in there, "no gap"
            found[-1].append(there[theme.rgb(theme.DRAFT)])
    assert all(seen > 0.5 * free for free, seen in zip(*found, strict=True))
    assert min(found[1]) > 150


def test_events_that_touch_each_other_have_one_place() -> None:
    state = middle()
    put(state, "E5 f1 ../.. white", 2)
    put(state, "C5 f1 ../.. white", 2)
    events = [Event("built", 2, (("cell", cell),)) for cell in ("E5", "C5")]
    one, other = marks_of(state, events)
    assert one == other
    assert len(one.corners) == 4
    put(state, "G1 f1 ../.. white", 2)
    apart = marks_of(state, [*events, Event("built", 2, (("cell", "G1"),))])
    assert apart[0] == apart[1] != apart[2]


def marks_of(state: State, events: Sequence[Event]) -> list[Place]:
    return [place for place in overview.places(scene(state), events) if place]


def test_what_stands_on_a_tile_that_was_built_is_not_veiled() -> None:
    shown = 0
    for at in range(8, len(scenes("babylon")), 9):
        scene, turns = recent(scenes("babylon"), at, 1)
        for mark in marks("babylon", scene, turns):
            for outline in mark.place.above:
                shown += 1
                assert min(y for _, y in outline) < mark.place.box[3]
                assert outline in list(mark.clear)
    assert shown


def test_a_tile_that_was_built_keeps_its_colours_where_it_is_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    """What hides it is darker."""
    state = table(3)
    put(state, "C3 f1 S./.. white")
    put(state, "D4 f2 ../.. pink")
    built = Event("built", 0, (("cell", "C3"),))
    bare = replace(scene(state, last=(built,)), bare=True)
    dark = opened(board(bare).png())
    monkeypatch.setattr("render.boards.babylon.hanging.VEILED", 0)
    vivid = ImageChops.difference(dark, opened(board(bare).png())).convert("L").point(bool)
    seen = view_of(bare)

    def is_dark(cell: str, storey: int) -> bool:
        x, y = (round(at) for at in seen.centre(CELL[cell], storey))
        return vivid.crop((x - 8, y - 4, x + 8, y + 4)).getbbox() is not None

    assert [is_dark(cell, 1) for cell in ("C3", "D3", "C4")] == [False] * 3
    assert [is_dark(cell, 2) for cell in ("E4", "E5")] == [True] * 2


def test_the_frame_around_a_tile_that_was_built_is_closed_before_what_hides_it() -> None:
    """That is dark; a frame with gaps would be no frame."""
    state = table(3)
    put(state, "C3 f1 S./.. white")
    put(state, "D4 f2 ../.. pink")
    built = Event("built", 0, (("cell", "C3"),))
    bare = replace(scene(state, last=(built,)), bare=True)
    framed = replace(bare, frame=(theme.SEATS[0].colour, False))
    changed = ImageChops.difference(board(bare).image, board(framed).image)
    seen = view_of(bare)
    for east, south in ((2, 3), (3, 2), (4, 3), (3, 4), (4, 4)):  # sides of the tile, and its southern corner
        x, y = (round(at) for at in seen.at(east, south, 1))
        assert changed.crop((x - 12, y - 12, x + 12, y + 12)).getbbox(), (east, south)


def ends(outline: Sequence[Point]) -> Box:
    xs, ys = zip(*outline, strict=True)
    return round(min(xs)), round(min(ys)), round(max(xs)), round(max(ys))


def test_the_number_of_a_tile_that_was_built_is_not_veiled() -> None:
    state = middle()
    built = Event("built", 1, (("cell", "B4"),))
    told_alone = replace(scene(state, last=(built,)), bare=True, framed=False)
    (place,) = (place for place in overview.places(told_alone, [built]) if place)
    west, north, east, south = ends(place.label)
    assert north < place.box[3], "it is close to its tile"
    shown = board(told_alone).sprites()
    around = [box for box in shown if box[0] < west < east < box[2] and box[1] <= north < south < box[3]]
    assert relief.level(2).size in [(right - left, bottom - top) for left, top, right, bottom in around]


def test_around_what_happened_few_tiles_are_cut() -> None:
    state = table()
    for place in ("B2", "D4", "G3"):
        put(state, f"{place} f1 ../.. white")
    cells = [CELL[name] for name in ("D4", "E4", "D5", "E5")]
    seen_as = oblique.close(state.players[0].garden, cells, 0, 0)
    west, north, east, south = seen_as.part
    assert east - west < SIDE
    middle = (seen_as.at(west, south)[0] + seen_as.at(east, north)[0]) / 2
    assert middle == pytest.approx(oblique.SCALE * HALF_WIDE), "in the middle of the room for the whole board"
    for column, row in ((1, 1), (3, 3), (6, 2)):
        inside = west <= column <= east - 2 and north <= row <= south - 2
        outside = column + 2 <= west or column >= east or row + 2 <= north or row >= south
        assert inside or outside, (column, row, seen_as.part)


def test_around_what_happened_the_garden_is_shown_as_a_whole() -> None:
    """With the names of all its columns and rows, and with nothing of what is beside it."""
    cards = 0
    for seats in GAME.seats:
        for shown in scenes("babylon", seats)[::3]:
            bare = replace(shown, bare=True, framed=False, frame=(theme.SEATS[0].colour, False))
            for happened, place in zip(shown.last, overview.places(bare, shown.last), strict=True):
                if not place or happened.seat is None:
                    continue
                canvas, card = board(bare), place.card
                assert card
                assert card[2] - card[0] <= parts.WHOLE
                assert within(card, (0, 0, *canvas.size))
                assert card[3] - card[1] <= meadow.HIGH, "there is land behind all of it"
                cards += 1
                for seen_as in told.gardens(bare)[happened.seat].views:
                    assert all(within(name, card) for name in hanging.board(canvas, seen_as))
                assert within((*map(round, place.box),), card)
    assert cards > 40


@pytest.mark.parametrize("place", ["A1", "D4", "G7"])
def test_around_what_happened_the_front_of_the_board_is_whole(place: str) -> None:
    state = table()
    put(state, f"{place} f1 ../.. white")
    built = Event("built", 0, (("cell", place),))
    bare = replace(scene(state, last=(built,)), framed=False, bare=True)
    (there,) = overview.places(bare, bare.last)
    assert there
    assert there.card
    left, _, right, bottom = there.card
    below, land = board(bare), Canvas.blank(GROUND, *reversed(board(bare).size))
    meadow.draw(land, there.inside)
    assert same(below.image, land.image, (left, bottom - 2, right, bottom))


def within(one: Sequence[float], other: Box) -> bool:
    return other[0] <= one[0] and other[1] <= one[1] and one[2] <= other[2] and one[3] <= other[3]


def test_around_what_happened_no_tile_is_cut_at_an_edge_nor_casts_a_shadow() -> None:
    """Nothing but the shadow of the tile beside it is where one is left out."""
    state, without = table(), table()
    for text in ("A1 f1", "C1 f1", "E1 f1"):
        put(state, f"{text} ../.. white")
    for text in ("A1 f1", "C1 f1"):
        put(without, f"{text} ../.. white")
    seen_as = View(400, 800, part=(0, 0, 5, 5))
    drawn: list[list[Box]] = []
    for one in (state, without):
        canvas = ground(2)
        draw(canvas, seen_as, one.players[0].garden, areas=[oblique.area(CELL["A1"], 2, 2, 1)])
        drawn.append(canvas.sprites())
    assert drawn[0] == drawn[1]


def test_all_tiles_on_which_something_happened_are_shown_whole() -> None:
    reaching = 0
    for shown in scenes("babylon", 2):
        for happened in shown.last:
            if happened.kind != "decorated" or happened.seat is None:
                continue
            yard = shown.view.state.players[happened.seat].garden
            cells = oblique.area(*place_of(yard, happened) or (0, 0, 0, 0)).cells
            west, north, east, south = oblique.close(yard, cells, 0, 0).part
            tiles = [yard.tiles[yard.top[cell]].anchor for cell in cells if yard.top[cell] != NONE]
            for row, column in (divmod(anchor, SIDE) for anchor in tiles):
                assert west <= column <= east - 2, happened
                assert north <= row <= south - 2, happened
            reaching += len({*tiles}) > 1
    assert reaching > 3


def test_a_decoration_is_shown_with_all_of_its_tiles() -> None:
    """One of which a tile was left out would not be seen."""
    reaching = 0
    for seats in GAME.seats:
        for shown in scenes("babylon", seats):
            bare = replace(shown, bare=True, framed=False, frame=(theme.SEATS[0].colour, False))
            for there in told.gardens(bare).values():
                for area in there.areas:
                    tops = {there.garden.top[cell] for cell in area.cells} - {NONE}
                    cells = oblique.area(0, 0, 0, 0).cells.union(
                        *(oblique.cells_of(there.garden.tiles[number]) for number in tops)
                    )
                    assert cells <= {*oblique.shown(there.view(area))}
                    reaching += len(tops) > 1
    assert reaching > 3


def test_what_happened_is_as_wide_as_beside_words() -> None:
    state = table()
    put(state, "D4 f1 ../.. white")
    last = (Event("built", 0, (("cell", "D4"),)),)
    framed = replace(scene(state, last=last), bare=True, frame=(theme.SEATS[0].colour, False))
    west, _, east, _ = view_of(framed).part
    assert east - west == oblique.FEWEST, "a tile, with a row and a column beside it"
    (place,) = overview.places(framed, framed.last)
    assert place
    assert place.card
    assert 0.9 * parts.SIDE < place.card[2] - place.card[0] <= parts.SIDE


def test_tiles_that_are_far_apart_are_shown_side_by_side() -> None:
    """Each with what is around it, in one picture of the garden: the western one on the left."""
    state = table()
    for place in ("F1", "A6", "D3"):
        put(state, f"{place} f1 SF/.. white")
    events = tuple(Event("built", 0, (("cell", cell),)) for cell in ("F1", "A6"))
    bare = replace(scene(state, last=events), bare=True, frame=(theme.SEATS[0].colour, False))
    west, east = told.gardens(bare)[0].views
    assert {CELL["A6"], CELL["B7"]} <= {*oblique.shown(west)}
    assert {CELL["F1"], CELL["G2"]} <= {*oblique.shown(east)}
    corners = west.at(*west.part[2:0:-1])[0], east.at(east.part[0], east.part[3])[0]
    assert corners[0] + oblique.BESIDE < corners[1], "there is room for a frame"
    one, other = overview.places(bare, events)
    assert one
    assert other
    assert other.box[2] < one.box[0]
    assert one.card == other.card
    near = replace(bare, last=(events[0], Event("built", 0, (("cell", "D3"),))))
    assert view_of(near).part[2] - view_of(near).part[0] > oblique.FEWEST


def test_a_column_and_a_row_are_seen_beside_what_was_built() -> None:
    """Beside words, it is large."""
    state = table()
    for place in ("B5", "C7", "D5", "A7"):
        put(state, f"{place} f1 ../.. white")
    colour, last = theme.SEATS[0].colour, (Event("built", 0, (("cell", "A7"),)),)
    beside = view_of(replace(scene(state, last=last), bare=True, frame=(colour, False)))
    west, north, east, south = beside.part
    assert (east - west, south - north) == (oblique.FEWEST, oblique.FEWEST)
    assert {*oblique.shown(beside)} >= {CELL[name] for name in ("A7", "B7", "A8", "B8")}


def test_what_reaches_beyond_the_part_that_is_shown_is_not_drawn() -> None:
    state = table()
    for place in ("A1", "C3", "E5"):
        put(state, f"{place} f1 BB/BB white")
    deco(state, "B", "B2-D2")
    yard = state.players[0].garden
    near, far = (View(400, 800, part=(0, 0, size, size)) for size in (3, 4))
    assert not hanging.rising(near, yard, oblique.area(CELL["D2"], 1, 1, 1))
    assert hanging.rising(far, yard, oblique.area(CELL["D2"], 1, 1, 1))


def test_what_was_built_behind_higher_terraces_is_seen_over_them() -> None:
    """Storeys appear lower for its sake."""
    state = below("A1 f1 S./.. white")
    cells = {CELL["A1"], CELL["B1"], CELL["A2"], CELL["B2"]}
    bare = replace(scene(state, last=(Event("built", 0, (("cell", "A1"),)),)), bare=True)
    around, yard = view_of(bare), state.players[0].garden
    assert cells & oblique.hidden(around._replace(rise=oblique.RISES[oblique.FLAT]), yard)
    assert not cells & oblique.hidden(around, yard)


def test_a_tile_is_framed_in_the_garden_of_its_builder_alone() -> None:
    state = middle()
    plain = opened(pictures.board("babylon", scene(state)))
    built = Event("built", 1, (("cell", "B4"),))
    marked = opened(pictures.board("babylon", scene(state, last=(built,))))
    box = ImageChops.difference(plain, marked).getbbox()
    assert box is not None
    garden = view(state, 1)
    (west, _), (east, _) = garden.at(1, 5, 2), garden.at(3, 3, 2)
    (_, north), (_, south) = garden.at(1, 3, 2), garden.at(3, 5, 2)
    reach = 28
    assert west - reach <= box[0] <= box[2] <= east + reach
    assert north - reach <= box[1] <= box[3] <= south + reach + relief.PLAQUE[1] / 2, "or below its number"


@pytest.mark.parametrize("zoom", [0.7, 1.2])
def test_the_southern_corner_of_a_board_is_not_cut(zoom: float) -> None:
    """Its sides are as high at each zoom."""
    shown = relief.board(4, 4, zoom).split()[-1]
    foot = shown.crop((0, shown.height - 3, shown.width, shown.height)).getbbox()
    assert foot
    assert foot[2] - foot[0] < 40


def test_a_tile_that_was_taken_is_pictured_with_the_side_that_it_had_in_the_quarry() -> None:
    """Also where the garden shows the other one."""
    took = Event("took", 0, (("tile", TILES[0].code), ("stack", 1), ("n", 2)))
    built = Event("built", 0, (("tile", TILES[0].code), ("cell", "A1")))
    assert [gain.name for gain in telling.gains("babylon", 0, [took], [built])] == ["taken", "column"]


def test_the_names_of_the_cells_that_words_name_stand_out() -> None:
    """In the part of the garden where they are: two parts may show the same row."""
    state, names = middle(), dict[bool, set[str]]()
    put(state, "A7 f1 ../.. white", 2)
    put(state, "G6 f1 ../.. white", 2)
    events = tuple(Event("built", 2, (("cell", cell),)) for cell in ("A7", "G6"))
    for seen in told.gardens(replace(scene(state, last=events), bare=True))[2].views:
        shown = {name for name, cell in CELL.items() if cell in oblique.shown(seen)}
        names[shown >= {"A7"}] = told._named(events, 2, seen)
    assert names == {True: {"A", "7"}, False: {"G", "6"}}
