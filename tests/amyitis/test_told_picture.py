"""The pictures of what happened in Amyitis: what changed, and what of the board around it is shown."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, pairwise
from math import dist

import pytest
from PIL import Image, ImageChops, ImageDraw

from engine.core import Event
from engine.games.amyitis.garden import EVERYWHERE, PLOT, SECTION
from engine.games.amyitis.state import NEUTRAL, ROWS, TEMPLES
from locales import LANGUAGES, texts
from render import changes, chart, panels, parts, pictures
from render.boards import amyitis
from render.boards.amyitis import cards, garden, terraces, told
from render.boards.amyitis.cards import ON_BOARD
from render.boards.amyitis.view import WIDE, sides
from render.canvas import Box, Canvas, overlap
from render.changes import Told
from render.text import width
from render.theme import GAP, INK, LAST, SEATS, WIDTH, rgb
from tests.amyitis.picturing import GAME, copy, differs_at, happened, scene
from tests.pictures import changed, opened, same
from tests.turns import scenes
from tests.words import recording


def hired(talents: int) -> Event:
    return Event("hired", 0, (("group", 2), ("talents", talents)))


def moved(city: str) -> Event:
    return Event("moved", 0, (("city", city), ("camels", 1)))


@pytest.mark.parametrize(
    ("events", "picture", "draft"),
    [
        ([hired(talents=0), Event("got-camel", 0)], "part", "part"),
        ([hired(talents=1), Event("entered", 0, (("temple", "ishtar"),))], "board", "part"),
        ([moved("uruk"), Event("took", 0, (("card", "banker"),))], "part", "part"),
        ([moved("ur"), Event("planted", 0, (("plot", "a1"),))], "part", "part"),
        (
            [Event("irrigated", 0, (("section", "a1-a2"),)), Event("grew", 0, (("row", "top"),))],
            "board",
            "part",
        ),
        ([Event("entered", 0, (("temple", "ishtar"),)), Event("round", 0, (("n", 2),))], "part", "part"),
        ([Event("passed", 0)], "board", "part"),
        ([], "board", "part"),
    ],
)
def test_where_nothing_is_chosen_the_picture_is_about_what_was_done(
    events: list[Event], picture: str, draft: str
) -> None:
    """A draft is shown large if it changes anything."""
    plain = scene(4, "hire", 5, choices=False)
    assert pictures.about("amyitis", replace(plain, last=tuple(events))) == picture
    drafting = replace(plain, last=(Event("hired", 0, (("group", 2),)),), draft=tuple(events))
    assert pictures.about("amyitis", drafting) == draft


def test_a_post_about_the_garden_shows_it_large_and_what_is_beside_it_can_still_be_seen() -> None:
    plain = replace(scene(4, "hire", 5, choices=False), last=())
    planted = replace(plain, last=(Event("planted", 0, (("plot", "b2"),)),))
    board, beside = pictures.board("amyitis", planted), pictures.detail("amyitis", planted)
    shown = pictures.asked("amyitis", planted)
    assert not same(shown, board)
    assert not same(shown, beside)
    assert same(beside, pictures.detail("amyitis", plain))


def test_a_cube_is_marked_where_it_is_now_and_those_it_moved_along_are_not() -> None:
    after = replace(scene(4, "hire", 5, choices=False), last=(), active=())
    after = replace(after, view=GAME.view(copy(after.view.state), None))
    state = after.view.state
    state.temples = [[NEUTRAL, 3, NEUTRAL, 0], [], []]
    state.fields = [[1, 2], []]

    def entered(kind: str, seat: int | None) -> Event:
        return Event(kind, seat, (("temple", "ishtar"),))

    def grew(seat: int, row: str) -> Event:
        return Event("grew", seat, (("row", row),))

    top, bottom = ROWS
    pushed = [entered("entered", 2), entered("entered", 0), entered("grey-entered", None)]
    turns = [
        Told(0, [*pushed, grew(0, bottom), Event("row-tied", None, (("row", bottom),)), grew(1, top)]),
        Told(3, [entered("entered", 3), entered("grey-entered", None), entered("pushed-out", 2)]),
        Told(2, [grew(2, top)]),
    ]
    marks = [(mark.number, mark.place.box) for mark in changes.marks("amyitis", after, turns)]
    middles = [(number, (box[0] + box[2]) / 2, (box[1] + box[3]) / 2) for number, box in marks]
    fourth, second = cards.temple_space(ON_BOARD["ishtar"], 3), cards.temple_space(ON_BOARD["ishtar"], 1)
    rows = [cards.field_space(ON_BOARD["fields"], 0, space) for space in (0, 1)]
    assert middles == [(1, *fourth), (1, *rows[0]), (2, *second), (3, *rows[1])]


def test_a_cube_that_the_grey_ones_of_a_procession_pushed_along_is_marked_where_it_is_now() -> None:
    """As the rules tell it: one event for the grey cubes in both other temples."""
    after = replace(scene(4, "hire", 5, choices=False), last=(), active=())
    after = replace(after, view=GAME.view(copy(after.view.state), None))
    after.view.state.temples = [[NEUTRAL, 3], [1], [NEUTRAL]]
    turns = [
        Told(3, [Event("entered", 3, (("temple", "ishtar"),))]),
        Told(
            1,
            [
                Event("entered", 1, (("temple", "marduk"),)),
                Event("grey-entered", None, (("temple", "ishtar+tammouz"),)),
            ],
        ),
    ]
    boxes = [mark.place.box for mark in changes.marks("amyitis", after, turns)]
    middles = [((left + right) // 2, (top + bottom) // 2) for left, top, right, bottom in boxes]
    assert middles == [cards.temple_space(ON_BOARD["ishtar"], 1), cards.temple_space(ON_BOARD["marduk"], 0)]


def test_what_is_pushed_out_of_a_temple_stands_at_the_end_of_an_arrow_over_nothing_else() -> None:
    plain = replace(scene(4, "hire", 5, choices=False), last=(), active=())
    plain.view.state.temples = [[2, 0, 0, NEUTRAL], [], []]
    came = Event("entered", 2, (("temple", "ishtar"),))
    out = Event("pushed-out", 3, (("temple", "ishtar"),))
    bare, shown = (pictures.board("amyitis", replace(plain, last=last)) for last in ((), (came, out)))
    card = ON_BOARD["ishtar"]
    left, top, _, bottom = card.box
    box = changed(bare, shown).getbbox()
    assert box is not None
    first, second, last = (cards.space_box(card, space) for space in (0, 1, cards.TEMPLE_SPACES - 1))
    assert left + cards.NAMED + width("Tammouz", cards.TITLE) < box[0] < first[0], "the name is clear"
    assert top - 4 <= box[1] < box[3] <= bottom + 4
    assert box[2] <= left + cards.PAYS[0] - 8, "whom the temple rewards is clear"
    out = opened(shown).crop((last[2] + 8, top, box[2], bottom))
    assert rgb(SEATS[3].colour) in {colour for _, colour in out.getcolors() or ()}
    others = (second[0] + 4, top + 8, last[2], bottom - 8)
    assert opened(bare).crop(others).tobytes() == opened(shown).crop(others).tobytes(), "all others are clear"


@pytest.mark.parametrize("many", [1, 2, 3])
def test_cubes_that_are_pushed_out_of_a_temple_hide_neither_each_other_nor_its_rewards(many: int) -> None:
    canvas, card = Canvas.blank(amyitis.GROUND, garden.HEIGHT), ON_BOARD["marduk"]
    came = [Event("entered", 2, (("temple", "marduk"),))] * many
    out = [Event("pushed-out", seat, (("temple", "marduk"),)) for seat in range(many)]
    amyitis._shift(canvas, card, [*came, *out], LAST, dashed=False)
    last = cards.space_box(card, cards.TEMPLE_SPACES - 1)
    beside = sorted(box for box in canvas.sprites() if box[0] > last[2])
    assert len(beside) == many
    assert beside[-1][2] <= card.box[0] + cards.PAYS[0]
    assert all(one[2] <= other[0] + 3 for one, other in pairwise(beside))


def test_the_frame_of_cubes_that_entered_a_temple_cuts_none_of_them() -> None:
    plain = replace(scene(4, "hire", 5, choices=False), last=(), active=())
    plain.view.state.temples = [[2, 0, 0, NEUTRAL], [], []]
    came = Event("entered", 2, (("temple", "ishtar"),))
    bare, shown = (opened(pictures.board("amyitis", replace(plain, last=last))) for last in ((), (came,)))
    left, top, right, bottom = cards.temple_box(ON_BOARD["ishtar"], 0)
    cube = left + 5, top + 5, right - 5, bottom - 5
    assert bare.crop(cube).tobytes() == shown.crop(cube).tobytes()


def test_cubes_of_one_turn_beside_each_other_in_a_temple_have_one_badge() -> None:
    after = replace(scene(4, "hire", 5, choices=False), last=(), active=())
    after = replace(after, view=GAME.view(copy(after.view.state), None))
    after.view.state.temples = [[2, 2, 2, 0], [], []]
    came = [Event("entered", 2, (("temple", "ishtar"),))] * 3
    (mark,) = changes.marks("amyitis", after, [Told(2, came)])
    first, last = (cards.space_box(ON_BOARD["ishtar"], space) for space in (0, 2))
    assert (mark.place.box[0], mark.place.box[2]) == (first[0], last[2])


def test_the_cube_that_a_turn_brought_keeps_its_letter() -> None:
    plain = replace(scene(4, "hire", 5, choices=False), last=(), active=())
    plain = replace(plain, view=GAME.view(copy(plain.view.state), None))
    state, section = plain.view.state, SECTION["b2-c2.1"]
    state.channels = [channels & ~(1 << section) for channels in state.channels]
    state.channels[3] |= 1 << section
    turns = [Told(3, [Event("irrigated", 3, (("section", "b2-c2.1"),))])]
    bare = pictures.board("amyitis", plain)
    x, y = map(round, garden.VIEW.section(section))
    half = garden.cube_size(garden.VIEW) // 5
    cube = x - half, y - half, x + half, y + half
    marked = opened(changes.picture("amyitis", plain, turns))
    assert marked.crop(cube).tobytes() == opened(bare).crop(cube).tobytes()


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_cube_of_tammouz_a_row_that_was_won_and_rewards_are_shown(seats: int) -> None:
    plain = replace(scene(seats, "hire", 5, choices=False), last=(), active=())
    plain = replace(plain, view=GAME.view(copy(plain.view.state), None))
    state, (top, bottom) = plain.view.state, ROWS
    state.fields, state.temples = [[1], []], [[0, 1], [0, 1], [0, 1]]
    cube, won = Event("tammouz", 1, (("row", top),)), Event("row-won", 1, (("row", bottom),))
    rewarded = Event("marduk", 0)
    last = [Event("grew", 1, (("row", bottom),)), won, cube, rewarded]
    found = [place and (place.box, place.card) for place in amyitis.places(plain, last)]
    space = panels.around(
        *cards.field_space(ON_BOARD["fields"], 0, 0), cards.FIELD[0] - 6, cards.FIELD[1] - 6
    )
    marduk = garden.TEMPLE_BOXES[1]
    assert found[:3] == [
        None,
        (cards.field_row(ON_BOARD["fields"], 1), garden.FIELDS),
        (space, garden.FIELDS),
    ]
    assert found[3]
    assert found[3][1] == marduk
    assert surrounds(marduk, found[3][0])
    assert found[3][0][0] > cards.space_box(ON_BOARD["marduk"], cards.TEMPLE_SPACES - 1)[2] + GAP
    marked = replace(plain, last=(cube,))
    difference = changed(pictures.board("amyitis", plain), pictures.board("amyitis", marked))
    assert differs_at(difference, *cards.field_space(ON_BOARD["fields"], 0, 0))


def surrounds(outer: Box, inner: Box) -> bool:
    return outer[0] <= inner[0] and outer[1] <= inner[1] and outer[2] >= inner[2] and outer[3] >= inner[3]


@pytest.mark.parametrize("verb", ["irrigated", "planted"])
def test_what_was_the_only_possible_place_is_marked_as_well(verb: str) -> None:
    """Since nobody was asked for it, such an event has a kind of its own."""
    found = 0
    for now in scenes("amyitis", 3):
        forced = [one for one in now.last if one.kind == f"{verb}-forced"]
        for one in forced:
            chosen = replace(one, kind=verb)
            assert amyitis.places(now, [one]) == amyitis.places(now, [chosen]) != [None]
            found += 1
    assert found


def test_the_part_of_the_garden_where_a_channel_was_filled_shows_the_codes_that_name_it() -> None:
    for name, section in SECTION.items():
        irrigated = Event("irrigated", 3, (("section", name),))
        there = happened(irrigated)
        marks = changes.marks_at(amyitis.places(there, [irrigated]), 1, 3, spare=True)
        (row,) = parts.rows(amyitis.board(there), marks, draft=False)
        for plot in sides(section):
            for box in garden.VIEW.code_boxes(plot):
                assert surrounds(row[0].box, box), name
            assert garden.VIEW.plaque(plot, panels.MARKED) in list(marks[0].clear), "it is not paler"


def test_scenes_are_as_wide_as_a_turn_and_lie_apart_below_the_garden() -> None:
    high = amyitis.board(happened()).size[1]
    for box in told.BOXES.values():
        assert box[2] - box[0] == panels.WHOLE
        assert garden.HEIGHT < box[1] < box[3] < high
    for one, other in combinations(told.BOXES.values(), 2):
        assert not overlap(one, other)


def test_parts_of_the_garden_where_a_channel_was_filled_cut_few_codes() -> None:
    """One of six at most, and there is the ground on which it stood."""
    cut, shown_codes = list[tuple[str, str]](), 0
    for name in SECTION:
        irrigated = Event("irrigated", 3, (("section", name),))
        there = happened(irrigated)
        marks = changes.marks_at(amyitis.places(there, [irrigated]), 1, 3, spare=True)
        ((shown,),) = parts.rows(amyitis.board(there), marks, draft=False)
        for code, plot in PLOT.items():
            box = garden.VIEW.code_box(plot)
            if overlap(shown.box, box):
                shown_codes += 1
                cut += [] if surrounds(shown.box, box) else [(name, code)]
    assert len(cut) <= shown_codes / 6, cut


def test_only_the_cube_that_came_has_a_letter_and_is_large_in_what_happened() -> None:
    name = next(name for name in SECTION if name.endswith(".1"))
    irrigated = Event("irrigated", 3, (("section", name),))
    there = happened(irrigated)
    there.view.state.channels = [0, 0, 0, EVERYWHERE, 0]
    shown, view = opened(amyitis.board(there).png()), garden.VIEW
    at, size = view.section(SECTION[name]), garden.new_size(view)
    places = {other: view.section(section) for other, section in SECTION.items()}
    apart = {other: place for other, place in places.items() if other == name or dist(at, place) > size}
    for other, (x, y) in apart.items():
        cube = shown.crop(panels.around(x, y, size))
        dark = sum(n for n, colour in cube.getcolors(1 << 14) or () if colour == rgb(INK))
        assert (dark > 300) == (other == name), (other, dark)


def test_a_new_cube_stands_in_its_channel_whose_ends_are_seen_and_hides_no_codes() -> None:
    view = garden.VIEW
    for name, section in SECTION.items():
        cube = panels.around(*view.section(section), 0.8 * garden.new_size(view))
        for plot in sides(section):
            assert not any(overlap(cube, box) for box in view.code_boxes(plot)), name
        left, top, right, bottom = cube
        corners = terraces.channel(view, section, 0)
        assert not any(left < x < right and top < y < bottom for x, y in corners), name


def test_the_channel_of_a_new_cube_has_a_frame_whose_ends_are_seen_and_the_cube_has_none() -> None:
    colour, view = SEATS[3].colour, garden.VIEW
    for name, section in SECTION.items():
        irrigated = Event("irrigated", 3, (("section", name),))
        there = replace(happened(irrigated), frame=(colour, False))
        there.view.state.channels = [0, 0, 0, 1 << section, 0]
        (place,) = amyitis.places(there, [irrigated])
        assert place
        assert place.framed
        shown = opened(amyitis.board(there).png())
        (a, b, c, d) = next(terraces.course_of_water(view, section, -terraces.BRIM / 2))
        for (x0, y0), (x1, y1) in ((a, d), (b, c)):
            at = round((x0 + x1) / 2), round((y0 + y1) / 2)
            assert shown.getpixel(at) == rgb(colour), name


def test_no_palm_rises_before_new_water() -> None:
    view = garden.VIEW
    for name, section in [*SECTION.items()][::4]:
        there = happened(Event("irrigated", 3, (("section", name),)))
        there.view.state.channels = [0, 0, 0, 1 << section, 0]
        shown: list[Image.Image] = []
        for owned in ([], [*PLOT.values()]):
            for seat, player in enumerate(there.view.state.players):
                player.plots = [] if seat else owned
            shown.append(opened(amyitis.board(there).png()))
        inside = terraces.channel(view, section, 0.25 * WIDE, -0.1)
        mask = Image.new("L", shown[0].size)
        ImageDraw.Draw(mask).polygon(inside, 255)
        difference = ImageChops.multiply(ImageChops.difference(*shown).convert("L"), mask)
        assert not difference.getbbox(), name


def test_beside_the_water_of_a_new_cube_all_is_paler() -> None:
    """What keeps its colours, stones between halves included, reaches a bit beyond the outline of a place."""
    view, size = garden.VIEW, (WIDTH, garden.HEIGHT)
    for name, section in SECTION.items():
        wet, shown = Image.new("L", size), Image.new("L", size)
        drawn = terraces.water(section, view.zoom)
        x, y = drawn.info["at"]
        wet.paste(255, (round(view.left) + x, round(view.top) + y), drawn.getchannel("a"))
        ImageDraw.Draw(wet).polygon(terraces.channel(view, section, WIDE, WIDE), 255)
        pen = ImageDraw.Draw(shown)
        for outline in terraces.course_of_water(view, section, panels.MARKED):
            pen.polygon(outline, 255)
            pen.line((*outline, outline[0]), 255, 2 * panels.MARKED, joint="curve")
        inside, kept = (image.histogram()[255] for image in (ImageChops.multiply(wet, shown), shown))
        assert inside > 0.9 * kept, name


def test_each_temple_and_each_row_in_which_anything_happened_is_a_scene_of_its_own() -> None:
    came = [Event("entered", 2, (("temple", name),)) for name in ("ishtar", "marduk")]
    there = happened(*came, Event("grew", 2, (("row", "top"),)))
    there.view.state.temples, there.view.state.fields = [[2], [2, 0], []], [[1, 2], []]
    marks = changes.marks_at(amyitis.places(there, there.last), 1, 2, spare=True)
    shown = [part for row in parts.rows(amyitis.board(there), marks, draft=False) for part in row]
    assert {part.box for part in shown} == {told.BOXES[name] for name in ("ishtar", "marduk", "top")}
    for part in shown:
        assert part.land
        assert part.share == 1
        (mark,) = part.marks
        assert surrounds(part.box, mark.place.box)


def test_a_new_cube_on_a_field_has_ground_in_the_colour_of_its_seat() -> None:
    grew = Event("grew", 2, (("row", "top"),))
    there = happened(grew)
    there.view.state.fields = [[1, 2], [0]]
    shown = opened(amyitis.board(there).png())
    corners = [
        shown.getpixel((x - told.TILE[0] // 2 + 16, y - told.TILE[1] // 2 + 12))
        for x, y in (told._field(0, space, won=False) for space in (0, 1))
    ]
    tint = rgb(chart.pale(2, amyitis.GROUND))
    assert [corner == tint for corner in corners] == [False, True]


@pytest.mark.parametrize("harvest", ["row-won", "row-tied", "row-without-gardener"])
def test_a_row_that_was_emptied_is_shown_with_the_cubes_that_filled_it(harvest: str) -> None:
    """Before it was emptied, all that was done with it can be seen."""
    won, row = harvest == "row-won", (("row", "top"),)
    grew, end = Event("grew", 2, row), Event(harvest, 2 if won else None, row)
    after = happened(grew, end)
    after.view.state.fields = [[], [0]]
    before = GAME.view(copy(after.view.state), None)
    before.state.fields = [[2, 0, 3], [0]]
    told_since = replace(after, before=before, since=(Event("grew", 1, row),))
    assert told._full(told_since, told_since.last) == {"top": [2, 0, 3, 1, 2]}
    last, prize = amyitis.places(told_since, told_since.last)
    assert last
    middle = (last.box[0] + last.box[2]) // 2, (last.box[1] + last.box[3]) // 2
    assert middle == told._field(0, 4, won=won)
    assert bool(prize) == won
    shown = opened(amyitis.board(told_since).png())
    half = told.CUBE // 2
    for space, seat in enumerate((2, 0, 3, 1, 2)):
        x, y = told._field(0, space, won=won)
        cube = shown.crop((x - half, y - half, x + half, y + half))
        assert rgb(SEATS[seat].colour) in {colour for _, colour in cube.getcolors(1 << 12) or ()}


def test_a_row_that_was_emptied_is_not_shown_if_it_is_not_known_what_filled_it() -> None:
    """Its free fields would look as if no cube had been there."""
    grew, won = Event("grew", 2, (("row", "top"),)), Event("row-won", 2, (("row", "top"),))
    after = happened(grew, won)
    after.view.state.fields = [[], [0]]
    assert amyitis.places(after, after.last) == [None, None]


def test_only_scenes_in_which_anything_happened_are_drawn() -> None:
    there = happened(Event("grew", 2, (("row", "top"),)))
    there.view.state.fields = [[1, 2], [0]]
    canvas = amyitis.board(there)
    for name, box in told.BOXES.items():
        assert any(overlap(box, sprite) for sprite in canvas.sprites()) == (name == "top"), name


def test_what_happened_shows_rewards_of_temples_only_if_they_were_paid() -> None:
    came, paid = Event("entered", 2, (("temple", "marduk"),)), Event("marduk", 2, points=((2, 2),))
    for last in ((came,), (came, paid)):
        there = happened(*last)
        there.view.state.temples = [[], [2, 0], []]
        canvas = amyitis.board(there)
        box = told.SCENES.paid(TEMPLES.index("marduk"), there.view.state).box
        inside = [sprite for sprite in canvas.sprites() if overlap(box, sprite)]
        assert bool(inside) == (paid in last)
        assert all(surrounds(box, sprite) for sprite in inside), "the frame of rewards cuts none of them"


@pytest.mark.parametrize("lang", sorted(LANGUAGES))
def test_the_frame_of_a_new_cube_is_beside_the_name_of_its_temple_and_cuts_no_cube(lang: str) -> None:
    """It reaches half of its width beyond the outline, and its edges further."""
    line = changes.OUT + changes.LINE / 2 + changes.LIGHT + changes.DARK
    within = line - 2 * changes.OUT
    for temple, name in enumerate(TEMPLES):
        came = Event("entered", 2, (("temple", name),))
        there = replace(happened(came), lang=lang)
        there.view.state.temples = [[2, 0, 1, 3]] * len(TEMPLES)
        with recording() as recorder:
            said = recorder.of(amyitis.board(there))
        (title,) = (one for one in said if one.text == texts(lang).term("amyitis", "temple", name))
        (place,) = amyitis.places(there, [came])
        assert place
        left, _, right, _ = place.box
        tower = told.BOXES[name][0] + told.FRONT.tower
        half = width(title.text, title.size) / 2
        assert tower - told.FRONT.tower < title.x - half < title.x + half < tower, "it stands on the tower"
        assert tower < place.way[0][0] - line < place.way[0][0] < left, "and the arrow on the wall beside it"
        middle, reach = (left + right) / 2, told.FRONT.cube * 0.4
        assert middle - left - within >= reach, "a mark fills four fifths of its size"
        assert right + line <= told._slot(temple, 1)[0] - reach
        assert place.way[1][0] == left


def test_a_temple_that_pays_leaves_room_for_whom_it_rewards() -> None:
    came, paid = Event("entered", 2, (("temple", "marduk"),)), Event("marduk", 2, points=((2, 2),))
    there = happened(came, paid)
    there.view.state.temples = [[], [2, 0, 1, 3], []]
    entered, rewarded = amyitis.places(there, there.last)
    assert entered
    assert rewarded
    last = told._slot(TEMPLES.index("marduk"), 3, told.PAYING)[0] + told.PAYING.niche[0] / 2
    assert entered.box[2] - entered.box[0] == told.PAYING.niche[0] + 2 * told.NICHE
    assert last < told.BOXES["marduk"][0] + told.PAYING.end < rewarded.box[0]


def test_cubes_of_one_seat_beside_each_other_in_a_scene_have_one_frame() -> None:
    came = [Event("entered", 2, (("temple", "ishtar"),))] * 3
    there = happened(*came)
    there.view.state.temples = [[2, 2, 2, 0], [], []]
    (place,) = dict.fromkeys(amyitis.places(there, came))
    assert place
    assert not place.corners
    assert [place.box[0] < told._slot(0, space)[0] < place.box[2] for space in range(4)] == [True] * 3 + [
        False
    ]


@pytest.mark.parametrize("drafted", [True, False])
def test_a_turn_to_confirm_names_its_channel_and_says_what_its_temple_will_bring(drafted: bool) -> None:
    entered = Event("entered", 2, (("temple", "ishtar"),))
    filled = Event("irrigated", 2, (("section", "b2-c2.1"),))
    there = replace(happened(entered, filled), frame=(changes.tint(2, draft=drafted), drafted))
    there.view.state.temples[0] = [2, 0]
    with recording() as recorder:
        said = [one.text for one in recorder.of(amyitis.board(there))]
    words = texts()
    for text in ("b2-c2.1", *(words("render-amyitis-rank", n=rank) for rank in (1, 2))):
        assert (text in said) == drafted, text


def test_the_name_of_a_channel_covers_no_code_and_neither_its_cube_nor_its_water() -> None:
    for name, section in SECTION.items():
        left, top, right, bottom = plate = told._plate(name)
        for plot in sides(section):
            assert not any(overlap(plate, box) for box in garden.VIEW.code_boxes(plot)), name
        assert not overlap(plate, garden.VIEW.cube_box(section)), name
        corners = terraces.channel(garden.VIEW, section, 0)
        assert not any(left < x < right and top < y < bottom for x, y in corners), name
