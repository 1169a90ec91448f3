"""The pictures of what happened in Ishtar: what changed, and what of the board around it is shown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import reduce
from math import dist, hypot, inf
from typing import cast

import pytest
from PIL import Image, ImageChops

from engine.chance import Chance
from engine.core import Event
from engine.games.ishtar.gardens import holders
from engine.games.ishtar.hexes import LAYOUTS, OFFSETS, cells, land_of, widened
from engine.games.ishtar.state import State
from render import panels, parts, pictures, recap
from render.boards import ishtar
from render.boards.ishtar import art, choices, desert, division, effects, labels, lines, part, window
from render.boards.ishtar.ground import DUNE, GRASS, GROUND, MEADOW
from render.boards.ishtar.plan import TOP, plan
from render.canvas import Canvas, overlap
from render.scene import Scene
from render.theme import BORDER, CHOICE, DRAFT, GAP, INK, LAST, PAPER, SEATS, WIDTH, rgb
from tests.colours import contrast
from tests.ishtar.picturing import (
    GAME,
    colours_at,
    copy,
    differs_at,
    marked_bed,
    nearest,
    numbers_on,
    offering_parts,
    playing,
    scene,
    told,
    told_at,
)
from tests.pictures import NAMES, changed, opened
from tests.turns import FIRST, recent, scenes
from tests.words import LEAST, SHOWN, recording


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
    across = [canvas.image.getpixel((x + dx, y)) for dx in range(round(0.7 * place.width))]
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
    canvas, badges = numbers_on(asked)
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


def test_one_line_marks_all_spaces_beside_each_other_that_have_changed() -> None:
    state, place, _, right = marked_bed()
    told = [Event("planted", 0, args=(("cell", place.layout.names[cell]),)) for cell in (right - 1, right)]
    scene = Scene(GAME.view(state, None), NAMES, last=tuple(told))
    drawn = opened(pictures.board("ishtar", scene))
    (x, y), half = place.at(right), place.width / 2
    assert rgb(LAST) not in colours_at(drawn, x - half, y, 8)
    assert rgb(LAST) in colours_at(drawn, x, y - half * art.TALL, 12)
    assert rgb(INK) in colours_at(drawn, x, y - half * art.TALL, 12), "LAST is near the yellow of a seat"


def test_what_marks_a_space_cuts_no_fountain_beside_it() -> None:
    state, place, _, _ = marked_bed()
    for fountain in land_of(state.desert).fountains:
        told = (Event("planted", 0, args=(("cell", place.layout.names[fountain + 1]),)),)
        plain = Scene(GAME.view(state, None), NAMES)
        mark = changed(pictures.board("ishtar", plain), pictures.board("ishtar", replace(plain, last=told)))
        x, y = place.at(fountain)
        assert not differs_at(mark, x + 0.4 * place.width, y, round(0.12 * place.width))
        assert differs_at(mark, x + 1.55 * place.width, y, 12)


@pytest.mark.parametrize("seat", range(4))
def test_what_is_told_has_a_frame_in_the_colour_of_its_seat_with_a_light_edge(seat: int) -> None:
    """Where this colour is also that of a bed, the light edge tells the frame from the line of the bed."""
    state, *_ = marked_bed()
    place, colour = told_at(state), SEATS[seat].colour
    free = next(cells(place.layout.cells & ~sum(1 << one for one in land_of(state.desert).fountains)))
    told = Event("planted", seat, args=(("cell", place.layout.names[free]),))
    plain = Scene(GAME.view(state, None), NAMES, bare=True, last=(told,), framed=False)
    boards = ishtar.board(plain), ishtar.board(replace(plain, frame=(colour, False)))
    counted = (canvas.image.convert("RGB").getcolors(1 << 24) or () for canvas in boards)
    without, framed = (Counter({tone: n for n, tone in found}) for found in counted)
    assert framed[rgb(colour)] > without[rgb(colour)] + 300
    assert framed[rgb(PAPER)] > without[rgb(PAPER)] + 300
    assert framed[rgb(LAST)] == without[rgb(LAST)]


@pytest.mark.parametrize("bare", [False, True])
def test_an_assistant_stands_on_what_marks_its_space(bare: bool) -> None:
    """So does the mark of who controls a fountain."""
    state, place, cell, _ = marked_bed()
    place = told_at(state) if bare else place
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


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_part_of_the_board_has_a_code_of_each_place_beside_its_frame(seats: int) -> None:
    """That of the space on which something followed, or the first. No other plate is on the board."""
    for shown, events in told(seats):
        with recording() as recorder:
            plates = {word.text: word for word in recorder.of(ishtar.board(shown)) if word.sprite == "plate"}
        assert min(word.size for word in plates.values()) * SHOWN / 1000 >= LEAST
        place = told_at(shown.view.state)
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


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_of_the_spaces_of_a_tile_words_name_the_one_that_has_a_code(seats: int) -> None:
    placed = 0
    for shown, events in told(seats):
        with recording() as recorder:
            plates = {word.text for word in recorder.of(ishtar.board(shown)) if word.sprite == "plate"}
        for happened, seen in zip(events, ishtar.places(shown, events), strict=True):
            if happened.kind == "placed":
                assert seen
                assert seen.told
                assert dict(seen.told.args)["cells"] in plates
                assert str(dict(seen.told.args)["cells"]) in str(dict(happened.args)["cells"]).split(", ")
                placed += 1
            else:
                assert not (seen and seen.told)
    assert placed


def test_no_edge_of_a_part_of_the_board_cuts_a_number_on_a_fountain() -> None:
    """Unless there is hardly more room than for what changed."""
    cut = whole = 0
    for seats in (2, 3, 4):
        game = scenes("ishtar", seats)
        for at in range(FIRST, len(game)):
            for band in recap.bands("ishtar", *recent(game, at, 1)):
                state: State = game[at].view.state
                numbers = [*labels.read(told_at(state), state)]
                for within in (one.box for row in band.rows for one in row):
                    seen = [box for box in numbers if overlap(box, within)]
                    uncut = [parts.is_in(box, within) for box in seen]
                    whole += sum(uncut)
                    cut += len(uncut) - sum(uncut)
    assert cut < whole / 10, (cut, whole)


def middle(outline: Sequence[tuple[float, float]]) -> tuple[float, float]:
    return sum(x for x, _ in outline) / len(outline), sum(y for _, y in outline) / len(outline)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_code_beside_what_changed_is_on_a_mark_of_who_controls_a_fountain(seats: int) -> None:
    """Rather than on that, it is above or below its space."""
    marks = 0
    for shown, events in told(seats):
        state: State = shown.view.state
        place = labels.clear_of(told_at(state), shown)
        half = round(place.width * desert.HOLDER) / 2
        held = [
            at
            for number in range(len(land_of(state.desert).fountains))
            for _, at in desert.held(place, state.desert, number)
        ]
        marks += len(held)
        for text, (left, top, right, bottom), *_ in labels.labels(place, state, events).values():
            for x, y in held:
                across, down = max(left - x, x - right, 0), max(top - y, y - bottom, 0)
                assert hypot(across, down) > 0.6 * half, text
    assert marks


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_code_leads_to_its_space(seats: int) -> None:
    """From its plate to within its outline, and no veil lies over that."""
    led = 0
    for shown, events in told(seats):
        state: State = shown.view.state
        place = labels.clear_of(told_at(state), shown)
        found = ishtar.places(shown, events)
        above = {outline for seen in found if seen for outline in seen.above}
        for cell, one in labels.labels(place, state, events).items():
            (left, top, right, bottom), (x, y) = one.box, one.begins
            assert left < x < right
            assert top < y < bottom
            assert dist(one.ends, place.at(cell)) < place.width / 2
            led += one.shown[1] in above
    assert led


def test_a_label_is_nearer_to_its_space_than_to_others_of_its_event() -> None:
    """If anywhere beside it hides no piece: else it would seem to be the name of another one."""
    near = far = 0
    for shown, events in (one for n in (2, 3, 4) for one in told(n)):
        place, state = told_at(shown.view.state), shown.view.state
        marked = reduce(int.__or__, (labels.mask_of(place, happened) for happened in events), 0)
        for cell, (_, (left, top, right, bottom), *_) in labels.labels(place, state, events).items():
            at = (left + right) / 2, (top + bottom) / 2
            own = dist(at, place.at(cell))
            others = [dist(at, place.at(one)) for one in cells(marked & ~(1 << cell))]
            near, far = near + (own < min(others, default=inf)), far + (own >= min(others, default=inf))
    assert near
    assert far <= 0.02 * near


def test_a_bed_that_grows_is_pale_but_for_its_assistant_and_its_label() -> None:
    """What grew on it is at full colour. No label lies on the bed if there is another place."""
    grown = covered = 0
    for shown, events in (one for n in (2, 3, 4) for one in told(n)):
        place, state = told_at(shown.view.state), shown.view.state
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
                assert not any(len(one) == 6 for one in seen.above)
                pieces = {tuple(map(round, middle(one))) for one in seen.above if len(one) in (8, 10)}
                assert all(
                    tuple(map(round, desert.helper_at(place, one.cell))) in pieces
                    for one in state.desert.beds
                    if bed >> one.cell & 1
                )
                plates = [middle(one) for one in seen.above if len(one) == 4]
                covered += any(nearest(place, cells(bed), *at)[0] < 0.3 * place.width for at in plates)
                grown += 1
    assert grown > 6
    assert covered == 0


def test_a_piece_that_a_turn_is_not_about_is_pale_where_it_reaches_on_what_changed() -> None:
    reaching = 0
    for shown, events in (one for n in (2, 3, 4) for one in told(n)):
        state = shown.view.state
        place = labels.clear_of(told_at(state), shown)
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
    assert reaching, "if they cannot stand elsewhere"


def test_a_map_of_a_turn_ends_a_row_beyond_what_changed_and_is_about_twice_as_wide_as_high() -> None:
    for shown, events in (one for n in (2, 3, 4) for one in told(n)):
        place = told_at(shown.view.state)
        for happened, seen in zip(events, ishtar.places(shown, events), strict=True):
            if not seen:
                continue
            assert seen.inside
            _, top, _, bottom = desert.bounds(place, labels.mask_of(place, happened))
            assert seen.inside[1] <= top - place.pitch + 1
            assert seen.inside[3] >= bottom + place.pitch - 1
            assert seen.inside[3] - seen.inside[1] <= labels.ROOM[1] + 2 * place.pitch + 2


def test_around_the_boards_of_what_is_told_there_is_nothing_but_dunes() -> None:
    position, _ = next(told(2))
    key = position.view.state.desert.layout
    for bare in (True, False):
        image = ishtar.board(replace(position, bare=bare)).image.convert("RGB")
        empty = window.empty(key, *window.whole(key, window.TOLD)).image.convert("RGB")
        box = 2 * BORDER, image.height // 2, 4 * BORDER, image.height - 3 * BORDER
        assert (image.crop(box).tobytes() == empty.crop(box).tobytes()) == bare


@pytest.mark.parametrize("layout", ["diamond", "trapezoid", "triangle", "ring"])
def test_the_pin_of_the_latest_turn_hides_nothing_of_a_player(layout: str) -> None:
    """Also if that was in the first row of the boards."""
    seats = {"diamond": 2, "trapezoid": 3}.get(layout, 4)
    state = copy(GAME.setup(seats, {"layout": layout}, Chance.seeded(1)))
    where = plan(layout, seats)
    size = art.pin(0, round(desert.PIN * where.place.width)).size
    for codes in ("A1", "A2, A3, B4", "A1, B1, C1"):
        told = (Event("placed", 0, args=(("cells", codes),)),)
        scene = Scene(GAME.view(state, None), NAMES[:seats], last=told)
        boxes = [box for box in ishtar.board(scene).sprites() if (box[2] - box[0], box[3] - box[1]) == size]
        (pin,) = boxes
        assert not any(overlap(pin, row) for row in where.players), codes
        assert pin[1] > TOP - GAP
