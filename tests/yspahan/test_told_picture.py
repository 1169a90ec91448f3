"""The pictures of what happened in Yspahan: what changed, and what of the board around it is shown."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise, permutations
from math import hypot

import pytest
from PIL import Image, ImageChops, ImageDraw

from engine.core import Event, event
from engine.games.yspahan.city import SHOP, SOUK_OF, SPACE
from engine.games.yspahan.state import BUILDINGS, NOBODY, SHOPS, STREET
from locales import texts
from render import changes, panels, parts, recap, sprites, text, theme
from render.boards import Place
from render.boards.yspahan import (
    BELOW,
    CARAVAN,
    TOLD,
    art,
    bazaar,
    board,
    city,
    pieces,
    places,
    sides,
    street,
)
from render.boards.yspahan.ground import FADED, GROUND
from render.boards.yspahan.told import NEXT, way_beside
from render.canvas import Box, Canvas
from render.changes import Told
from render.scene import Scene
from tests.pictures import NAMES
from tests.words import recording
from tests.yspahan.picturing import PLATE_BOXES, SHOP_BOXES, over_codes, overlap, word
from tests.yspahan.scenes import middle, spectator, start
from tests.yspahan.tools import GAME, at_end, cubes, play, table, tower


@pytest.mark.parametrize(
    ("begin", "dest"),
    [("W10", "N4"), ("N3", "E7"), ("S5", "E4"), ("W1", "S7"), ("E2", "E6"), ("N4", "S7"), ("C", "W2")],
)
def test_the_way_of_the_supervisor_lies_below_the_codes_of_its_spaces_and_no_others(begin: str, dest: str):
    state = middle()
    state.supervisor = SPACE[dest]
    scene = replace(spectator(state), last=())
    went = event("supervised", 1, floor="bag", dest=dest, gold=0, start=begin)
    before = board(scene).image.convert("RGB")
    after = board(replace(scene, last=(went,))).image.convert("RGB")
    assert ImageChops.difference(before, after).getbbox()
    passed = {STREET[space] for space in street.passed(SPACE[begin], SPACE[dest])}
    passed -= {begin, dest}
    assert set(over_codes(before, after, SPACE[dest])) - {begin} == passed, "beside the ring there"
    for code in passed:
        colours = after.crop(word(code, city.SPACES[SPACE[code]])).getcolors(1 << 14) or ()
        found = {colour: count for count, colour in colours}
        assert found.get(theme.rgb(theme.INK), 0) > 60, code
        assert found.get(theme.rgb(theme.blend(theme.LAST, theme.PAPER, street.PALER)), 0) > 60, code
    older = event("supervised", 1, floor="bag", dest=dest, gold=0)
    assert board(replace(scene, last=(older,))).image.convert("RGB") != after, "there is no way to draw"


def test_an_event_tells_where_the_supervisor_began():
    state = tower(table(), camel=(1, 1), gold=(6, 1))
    (went,) = [one for one in play(state, "supervise camel E1") if one.kind == "supervised"]
    assert dict(went.args)["start"] == "C"


@pytest.mark.parametrize("loaded", range(1, 13))
def test_a_cube_on_the_caravan_is_shown_on_its_row_alone(loaded: int):
    state = middle()
    state.caravan = [1] * loaded
    length = sides.row_length(state)
    scene = replace(spectator(state), bare=True)
    (place,) = places(scene, (event("loaded", 1, shop="R3a", seat=1),))
    assert place
    assert place.card
    assert not place.inside, "there is room for its frame above and below the row"
    with recording() as recorder:
        said = recorder.of(board(scene))
    inside = [
        one for one in said if place.card[1] < one.y < place.card[3] and place.card[0] < one.x < place.card[2]
    ]
    row = (loaded - 1) // length
    assert [one.text for one in inside if one.text.startswith("×")] == [f"×{sides.FACTOR[row]}"]
    assert len([one for one in inside if (one.text, one.sprite) == ("B", "token")]) == loaded - row * length
    assert place.box[1] - changes.PAD - sprites.BEYOND >= place.card[1] - changes.PAD
    assert place.box[3] + changes.PAD + sprites.BEYOND <= place.card[3] + changes.PAD
    if row + 1 < len(sides.FACTOR) and loaded == (row + 1) * length:
        state.caravan += [1] * length
        fuller = board(replace(spectator(state), bare=True)).image.convert("RGB")
        row_of = board(scene).image.convert("RGB").crop(place.card)
        assert row_of.tobytes() == fuller.crop(place.card).tobytes(), "nothing of the row above"


def test_what_happened_shows_the_caravan_with_all_its_rows_and_leaves_points_to_words():
    state = at_end(start(3), 2)
    state.week, state.day = 1, 7
    state.caravan = [0, 1, 2, 1]
    events = tuple(play(state, "end"))
    scene = Scene(GAME.view(state, None), NAMES[:3], last=events, framed=False, bare=True)
    with recording() as recorder:
        said = recorder.of(board(scene))
    found = zip(events, places(scene, events), strict=True)
    counted = {place for happened, place in found if happened.kind == "caravan-counted" and place}
    for place in counted:
        assert place.card
        assert place.card[2] - place.card[0] == BELOW <= parts.WHOLE - 2 * changes.PAD
        assert [box for box in SHOP_BOXES if min(overlap(TOLD.area(box), place.card)) > 2] == []
        assert overlap(place.card, place.box) == (place.box[2] - place.box[0], place.box[3] - place.box[1])
        points = [
            one for one in said if place.box[0] < one.x < place.box[2] and place.box[1] < one.y < place.box[3]
        ]
        assert {one.text for one in points if one.text.startswith("×")} == {"×1", "×2", "×3"}
        assert not any(one.text.startswith("+") for one in points)
    assert counted
    (loaded,) = places(replace(spectator(middle()), bare=True), (event("loaded", 3, shop="R3a", seat=3),))
    assert loaded
    assert loaded.card
    assert loaded.card[2] - loaded.card[0] == BELOW, "as wide without points"


def test_marks_of_those_whose_cubes_counted_cover_no_camel():
    state, box = start(4), (0, 0, BELOW, 250)
    last, _ = sides.slot(box, state, sides.row_length(state) - 1, 1.1, counted=True)
    marks = sides.TIMES * 1.5 + 4 * (sides.COUNTED_BY + 4)
    assert last + 1.1 * sides.CAMEL / 2 <= BELOW - 6 - 1.1 * marks


def test_where_a_cube_was_placed_the_frame_is_clear_of_the_letters_of_the_shops():
    """Of its own, and of one above it."""
    for shop, (x, y) in enumerate(city.CODE_PLACES):
        (place,) = told(event("placed", 2, shop=SHOPS[shop]), shops=[2] * len(SHOPS))
        assert place
        left, top, right, bottom = place.box
        outer = changes.PAD + sprites.BEYOND
        inner = bottom + outer - sprites.DARK - parts.LINE - sprites.LIGHT
        _, foot = TOLD.at((x, y + text.CAPITAL / 2 * city.CODE))
        assert foot <= inner
        for above in city.CODE_PLACES:
            foot = bazaar.LOWER - bazaar.CODE + text.CAPITAL / 2 * city.LOWER
            across, low = TOLD.at((above[0], above[1] + foot))
            assert not (left < across < right and top - outer < low < top + outer), SHOPS[shop]


def told(*events: Event, **more: object) -> list[Place | None]:
    state = middle()
    for name, value in more.items():
        setattr(state, name, value)
    return places(replace(spectator(state), bare=True), events)


def is_lit(place: Place | None, box: Box) -> bool:
    """Return True if a thing on the map keeps its colours where a place is shown."""
    assert place
    return panels.corners(TOLD.area(box)) in place.above


def test_what_happened_has_a_cube_with_room_around_it_and_its_code_where_it_was_placed():
    """So that a frame that is drawn around it later hides nothing of it."""
    state, (x, y) = middle(), TOLD.at(city.HOUSES[SHOP["R3a"]])
    cubes(state, 1, "R3a")
    last = (event("placed", 1, shop="R3a"),)
    (place,) = places(replace(spectator(state), bare=True), last)
    assert place
    inner = changes.PAD + sprites.BEYOND - sprites.DARK - parts.LINE - sprites.LIGHT
    left, top, right, bottom = place.box
    left, top, right, bottom = left - inner, top - inner, right + inner, bottom + inner
    with recording() as recorder:
        said = recorder.of(board(replace(spectator(state), bare=True, framed=False, last=last)))
    here = [one for one in said if abs(one.x - x) < bazaar.WIDTH / 2 and abs(one.y - y) < bazaar.HEIGHT / 2]
    cube, code = here[-2:]
    assert (cube.text, cube.sprite, code.text) == (theme.SEATS[1].letter, "token", "R3a"), here
    half = pieces.INSIDE / 2
    token = y - pieces.HIGHER - half, y - pieces.HIGHER + half
    assert left < x - half < x + half < right
    assert top < token[0] < token[1] < code.y - text.CAPITAL / 2 * code.size
    assert code.y + text.CAPITAL / 2 * code.size < bottom
    assert left < code.x - pieces.NARROW / 2 < code.x + pieces.NARROW / 2 < right


def test_the_plate_of_a_souk_keeps_its_colours_near_a_shop_and_with_one_that_completes_it():
    (place,) = told(event("placed", 3, shop="B3c"))
    assert is_lit(place, PLATE_BOXES[SOUK_OF[SHOP["B3c"]]])
    (near,) = told(event("placed", 1, shop="B8f"))
    assert is_lit(near, PLATE_BOXES[SOUK_OF[SHOP["B8f"]]]), "the code of the shop begins there"
    (far,) = told(event("placed", 1, shop="B8a"), shops=[*[NOBODY] * SHOP["B8a"], 1, *[NOBODY] * len(SHOPS)])
    assert not is_lit(far, PLATE_BOXES[SOUK_OF[SHOP["B8a"]]]), "it is far away, and not full"


def test_cubes_are_shown_with_those_nearest_to_them():
    """Not with the first that have room on one part of the map."""
    shops = "R3a", "R3b", "R8b", "R8a"
    held = [1 if shop in shops else NOBODY for shop in SHOPS]
    found = told(*(event("placed", 1, shop=shop) for shop in shops), shops=held)
    marks = changes.marks_at(found, 1, 1, spare=False)
    assert parts.grouped(marks) == [marks[:2], marks[2:]]


def test_souks_in_the_row_of_a_shop_keep_their_colours_if_they_are_scored_in_the_same_turn():
    kept, over = event("kept", 1, shop="H4b"), event("week-over", week=2)
    scored = [event("souk-scored", 1, ((1, points),), souk=f"H{points}", market=0) for points in (4, 6, 8)]
    first, *_ = told(kept, over, *scored, shops=[NOBODY] * len(SHOPS))
    assert first
    for shop in SHOPS:
        box = panels.around(*TOLD.at(city.HOUSES[SHOP[shop]]), bazaar.WIDTH, bazaar.HEIGHT)
        assert (panels.corners(box) in first.above) == (shop[:2] in ("H4", "H6")), shop


def test_cubes_that_a_week_s_end_took_have_no_frames_and_are_shown_if_they_scored():
    placed = [event("placed", 1, shop=shop) for shop in ("H4a", "H4b", "H8a")]
    back = event("took-back", 1, shops="H8a")
    scored = event("souk-scored", 1, ((1, 4),), souk="H4", market=0)
    over = event("week-over", week=2)
    *first, other, _, _, souk = told(*placed, over, back, scored, shops=[NOBODY] * len(SHOPS))
    assert souk
    assert all(place and place.framed for place in first)
    assert other is None


@pytest.mark.parametrize("scored", [False, True])
def test_a_full_souk_keeps_its_colours_with_its_ways_and_nothing_beside_them(scored: bool):
    souk = SOUK_OF[SHOP["B6e"]]
    if scored:
        won = event("week-over", week=2), event("souk-scored", 2, ((2, 12),), souk="B6", market=0)
        *_, place = told(*won, shops=[NOBODY] * len(SHOPS))
    else:
        (place,) = told(event("placed", 2, shop="B6e"), shops=[2] * len(SHOPS))
    assert place
    mask = Image.new("1", (1600, 1600))
    pen = ImageDraw.Draw(mask)
    for outline in place.above:
        pen.polygon(outline, 1)
    for one, other in pairwise(city.joined(souk)):
        for share in (0, 0.25, 0.5, 0.75, 1):
            at = TOLD.at((one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share))
            assert mask.getpixel((round(at[0]), round(at[1])))
    others = [box for shop, box in enumerate(SHOP_BOXES) if SOUK_OF[shop] != souk]
    assert not any(mask.crop(TOLD.area(box)).getbbox() for box in others)


def test_a_veil_leaves_out_no_more_than_what_happened():
    """Else the edges of neighbours would be as bright."""
    part = Canvas.blank(GROUND, 400, 600)
    part.under(0, 0, 600, 400, theme.WHITE)
    mark = changes.Mark(1, 0, Place((280, 160, 320, 240), framed=True))
    shown = parts._shown(part, parts.Part([mark], (0, 0, 600, 400))).image.convert("RGB")
    inside, *outside = (shown.getpixel((x, 200)) for x in (300, 324, 500))
    assert inside == theme.rgb(theme.WHITE)
    assert outside[0] == outside[1] != inside


def test_what_happened_has_the_supervisor_only_where_he_has_moved():
    """Elsewhere, the edge of a part of the map could cut him."""
    state = middle()
    placed, went = event("placed", 1, shop="V12a"), event("supervised", 1, floor="bag", dest="W2", gold=0)
    for events in ((placed,), (placed, went)):
        with recording() as recorder:
            said = recorder.of(board(replace(spectator(state), last=events, framed=False, bare=True)))
        names = [one.text for one in said if one.text in SPACE and one.size == street.SPACE_NAME]
        assert names == ["W2"] * (went in events)


@pytest.mark.parametrize(("begin", "dest"), [("W3", "N3"), ("S6", "C"), ("E1", "E5"), ("W5", "S4")])
def test_where_the_supervisor_began_is_marked_and_shown_with_his_way(begin: str, dest: str):
    went = event("supervised", 1, floor="bag", dest=dest, gold=0, start=begin)
    state = middle()
    state.supervisor = SPACE[dest]
    scene = replace(spectator(state), last=(went,), framed=False, bare=True)
    (place,) = places(scene, (went,))
    assert place
    assert place.inside
    x, y = TOLD.at(city.SPACES[SPACE[begin]])
    (ring,) = place.above
    assert all(abs(hypot(a - x, b - y) - street.BEGAN) < 1 for a, b in ring)
    assert place.inside[1] <= y - street.BEGAN
    assert place.inside[3] >= y + street.BEGAN
    older = event("supervised", 1, floor="bag", dest=dest, gold=0)
    marked, plain = (board(replace(scene, last=(last,))).image.convert("RGB") for last in (went, older))
    changed = ImageChops.difference(marked, plain).getbbox()
    assert changed
    reach = street.BEGAN + panels.MARKED
    ring_box = panels.around(x, y, 2 * reach)
    assert max(abs(side - at) for side, at in zip(changed, ring_box, strict=True)) <= 2


def test_faded_pieces_keep_their_colours_apart():
    """The staves of a barrel, and the blue of an awning."""

    def veiled_as(colour: str) -> tuple[int, int, int]:
        found = theme.rgb(theme.blend(colour, GROUND.mist, panels.VEIL * GROUND.veil))
        near = [theme.rgb(one) for one in theme.palette(GROUND)]
        return min(near, key=lambda one: sum((a - b) ** 2 for a, b in zip(one, found, strict=True)))

    wood, staves = veiled_as(theme.WOOD), veiled_as(theme.SADDLE)
    assert wood[0] - staves[0] > 8
    red, green, blue = veiled_as(FADED["blue"])
    assert blue > green > red


@pytest.mark.parametrize(("begin", "dest"), [("W5", "E1"), ("S6", "N1"), ("E6", "S3"), ("N4", "W2")])
def test_a_way_begins_outside_of_the_ring_where_the_supervisor_began(begin: str, dest: str):
    began, ended = (city.SPACES[SPACE[space]] for space in (begin, dest))
    x, y = TOLD.at(began)
    (x0, y0), (x1, y1) = way_beside(TOLD, began, ended)[:2]
    assert hypot(x0 - x, y0 - y) > street.BEGAN + panels.MARKED
    assert hypot(x1 - x, y1 - y) > hypot(x0 - x, y0 - y)


def test_the_last_leg_of_a_way_can_be_seen_beside_the_supervisor():
    for began, ended in permutations(city.SPACES, 2):
        (x, y), (x0, y0) = way_beside(TOLD, began, ended)[-2], TOLD.at(ended)
        beside = max(abs(x - x0) - art.PLATE[0] / 2, abs(y - y0) - art.PLATE[1] / 2)
        near = hypot(ended[0] - began[0], ended[1] - began[1]) < NEXT
        assert beside > changes.PAD + changes.LINE + 2 * changes.HEAD or near, f"from {began} to {ended}"


def test_a_frame_around_the_supervisor_hides_no_cube_that_was_kept_beside_him():
    """And where there is no room for it on the part of the map with his way, it is not shown by itself."""
    for begin, dest, shop, shown in (
        ("W2", "S1", "B3b", True),
        ("W2", "W3", "B3a", True),
        ("S4", "W1", "H4b", False),
    ):
        state = middle()
        state.supervisor = SPACE[dest]
        state.shops[SHOP[shop]] = 1
        went = event("supervised", 1, floor="bag", dest=dest, gold=0, start=begin)
        kept = event("kept", 1, shop=shop)
        scene = replace(spectator(state), last=(went, kept), bare=True)
        stands, cube = places(scene, (went, kept))
        assert stands
        assert bool(cube) is shown
        if cube:
            boxes = [
                (x - changes.PAD, y - changes.PAD, right + changes.PAD, bottom + changes.PAD)
                for x, y, right, bottom in (stands.box, cube.box)
            ]
            assert min(overlap(*boxes)) <= 0


def test_what_happened_has_no_letters_of_other_shops_and_no_names_of_quarters_to_cut():
    placed = event("placed", 1, shop="V12a")
    with recording() as recorder:
        said = recorder.of(board(replace(spectator(middle()), last=(placed,), framed=False, bare=True)))
    inside = [one.text for one in said if one.y < TOLD.area(city.PILES)[3]]
    assert "V12a" in inside
    assert not {code[-1] for code in SHOPS}.intersection(inside)
    assert not {texts().term("yspahan", "floor", kind) for kind in city.SIGNS}.intersection(inside)


def test_what_happened_shows_a_week_as_it_ended_with_cubes_in_full_colours():
    state = at_end(start(3), 2)
    state.week, state.day = 1, 7
    cubes(state, 1, "H4a", "H4b")
    before = board(replace(spectator(state), last=(), bare=True)).image.convert("RGB")
    events = tuple(play(state, "end"))
    scene = Scene(GAME.view(state, None), NAMES[:3], last=events, framed=False, bare=True)
    after = board(scene).image.convert("RGB")
    for code in ("H4a", "H4b"):
        cube = TOLD.area(city.around(city.CUBES[SHOP[code]], 50, 50))
        assert after.crop(cube).tobytes() == before.crop(cube).tobytes(), code
    (x, y), (wide, high) = city.PLATES[SOUK_OF[SHOP["H4a"]]], (city.PLATE_WIDTH, city.PLATE_HEIGHT)
    plate = after.crop(TOLD.area(city.around((x, y), wide, high)))
    found = {colour: count for count, colour in plate.getcolors(1 << 14) or ()}
    assert found[theme.rgb(theme.SEATS[1].colour)] > 0.4 * wide * high, "its points are in its colour"


def test_of_what_happened_a_part_of_the_map_shows_no_slice_of_the_caravan():
    state = middle()
    images: list[Image.Image] = []
    for loaded in (0, 6):
        state.caravan = [1] * loaded
        images.append(board(replace(spectator(state), bare=True)).image.convert("RGB").crop(CARAVAN))
    assert images[0].tobytes() == images[1].tobytes()


def test_the_arrow_of_a_way_hides_no_name_of_a_space():
    """It is beside them, up to the frame of where the supervisor stands."""
    wide, hidden = changes.LINE / 2 + changes.LIGHT + changes.DARK, 0
    for begin, dest in permutations(STREET, 2):
        went = event("supervised", 1, floor="bag", dest=dest, gold=0, start=begin)
        state = middle()
        state.supervisor = SPACE[dest]
        (place,) = places(replace(spectator(state), last=(went,), bare=True), (went,))
        assert place
        for (x0, y0), (x1, y1) in pairwise(place.way):
            steps = [(x0 + (x1 - x0) * at / 20, y0 + (y1 - y0) * at / 20) for at in range(21)]
            for space in street.passed(SPACE[begin], SPACE[dest])[1:-1]:
                size = (64, 46) if any(city.SPACES[space]) else (46, 46)
                left, top, right, bottom = panels.around(*TOLD.at(city.SPACES[space]), *size)
                assert not any(
                    left < x + wide and x - wide < right and top < y + wide and y - wide < bottom
                    for x, y in steps
                ), (begin, dest, STREET[space])
                hidden += 1
    assert hidden


@pytest.mark.parametrize("cards", ["", "build_no_gold"])
@pytest.mark.parametrize("building", BUILDINGS)
def test_a_building_is_news_if_nobody_scored(building: str, cards: str):
    """The strip says so or, where a card has paid for it, has a small sign of it with what it cost."""
    built = event("built", 1, building=building, camels=4, gold=0 if cards else 4, cards=cards, signed=1)
    scene = replace(spectator(middle()), last=(built,))
    (band,) = recap.bands("yspahan", scene, [Told(1, (built,))])
    news = recap._news("yspahan", [band])
    assert news
    signs = [tally.name for tally in news.signs]
    assert signs == ([f"building-{building}", "card-build_no_gold", "camel"] if cards else [])
    assert bool(cards) == (news.text == NAMES[1])
