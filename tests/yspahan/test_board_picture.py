"""The board of Yspahan: what lies where, what stays legible and what belongs to each player."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations, pairwise

import pytest
from PIL import Image, ImageChops

from engine.core import Action, event
from engine.games.yspahan.city import SHOP, SOUK_OF, SOUK_SHOPS, SOUKS, SPACE
from engine.games.yspahan.state import BUILDINGS, DATA, NOBODY, SHOPS, STREET, State
from engine.games.yspahan.tower import WHITE_DICE, YELLOW_DICE
from locales import LANGUAGES, texts
from render import panels, pictures, text, theme
from render.boards.yspahan import (
    CARAVAN,
    HEIGHT,
    MAP,
    PLAYERS,
    STEPS,
    TOWER,
    YARD,
    art,
    asking,
    bazaar,
    board,
    city,
    hand,
    part,
    players,
    sides,
)
from render.boards.yspahan.ground import CODES, DARK_GATE, FADED, GROUND, STONES, WALLS
from render.boards.yspahan.players import LOOKS
from render.canvas import Box, Canvas
from render.scene import Scene
from render.text import CAPITAL
from render.theme import PAPER
from tests.colours import contrast
from tests.pictures import NAMES, opened
from tests.words import LEAST, SHOWN, Said, recording
from tests.yspahan.picturing import PLATE_BOXES, SHOP_BOXES, over_codes, overlap
from tests.yspahan.scenes import hand_of_seven, loading, middle, mover, spectator, start
from tests.yspahan.tools import GAME, at_end, cubes, play, table, tower

SIGN_BOXES = [city.around(sign, *bazaar.SIGN) for sign in city.SIGNS.values()]
DISC_BOXES = [city.around(space, 2 * city.DISC, 2 * city.DISC) for space in city.SPACES]


def drawn(state: State, *choices: Action) -> Image.Image:
    """Return the board without marks, as the seat that is asked sees it."""
    return board(replace(mover(state, *choices), last=())).image.convert("RGB")


def test_only_turns_that_are_over_are_pale_and_small_also_of_somebody_who_has_two() -> None:
    state, box = table(2), (300, 300, 710, 540)
    seats = len(state.order)
    assert state.order[0] == state.order[-1], "two players: A, B, A"

    def at(turn: int) -> list[Image.Image]:
        state.turn = turn
        canvas = Canvas.blank(GROUND, 800)
        sides.calendar(canvas, box, state, texts())
        x, y = (box[0] + box[2]) // 2, box[3] - 38
        middles = [x + round((n - (seats - 1) / 2) * sides.TURN) for n in range(seats)]
        half = sides.WAITING // 2  # of the plate of whose turn it is, nothing
        return [canvas.image.crop((one - half, y - 40, one + half, y + 40)) for one in middles]

    first, second, third = (at(turn) for turn in range(seats))
    assert first[2] == second[2], "that turn is still to come"
    assert first[0] == third[2], "that turn has begun"
    assert first[0] != second[0] == third[0] != first[2], "that one is over"
    assert sides.OVER < sides.WAITING < sides.TURNED, "in grey, too, it can be told apart"


def test_the_marks_of_the_order_of_turns_reach_neither_each_other_nor_the_edge_of_their_card() -> None:
    left, _, right, _ = city.CALENDAR
    assert max(sides.WAITING, sides.OVER) / 2 <= sides.TURN - sides.ASKED / 2
    assert (right - left) / 2 > 3 / 2 * sides.TURN + sides.ASKED / 2


@pytest.mark.parametrize("seat", [NOBODY, *range(4)])
def test_each_shop_has_its_letter_below_its_cube_if_there_is_one(seat: int):
    state = start()
    state.shops = [seat] * len(SHOPS)
    with recording() as recorder:
        said = [one for one in recorder.of(board(spectator(state))) if not one.sprite]
    size, down = (city.LETTER, bazaar.WITHIN) if seat == NOBODY else (city.LOWER, bazaar.LOWER)
    for code, (x, y) in zip(SHOPS, city.HOUSES, strict=True):
        across, high = MAP.at((x, y + down - bazaar.HEIGHT / 2))
        last = [one for one in said if abs(one.x - across) < 8 and abs(one.y - high) < 2][-1]
        assert (last.text, last.size) == (code[-1], size), "nothing is drawn over it"


def test_a_cube_leaves_the_letter_of_its_shop_free() -> None:
    half = city.CUBE / 2 + round(art.RIM * city.CUBE)
    assert bazaar.CUBE + half <= bazaar.LOWER - text.CAPITAL / 2 * city.LOWER
    assert city.CUBE > 1.4 * text.CAPITAL * city.LOWER, "it is larger than a capital letter"


@pytest.mark.parametrize("dest", STREET)
def test_the_supervisor_covers_no_code_but_that_of_his_space(dest: str):
    state = start()
    before = drawn(state)
    state.supervisor = SPACE[dest]
    assert set(over_codes(before, drawn(state), SPACE[dest])) <= {"C"}, "where he stood before"


def test_cubes_that_are_called_cover_no_code_with_their_camels():
    state = middle()
    state.shops = [1] * len(SHOPS)
    before = drawn(state)
    state.loading = list(range(len(SHOPS)))
    assert over_codes(before, drawn(state)) == []


def test_a_frame_around_a_shop_covers_nothing_of_the_code_beside_it() -> None:
    state, shop = start(), SHOP["V12a"]
    state.shops[shop] = 1
    marked, bare = (
        board(replace(spectator(state), last=last)).image for last in ((event("placed", 1, shop="V12a"),), ())
    )
    x, y = city.PLATES[SOUK_OF[shop]]
    plate = MAP.area(city.around((x, y + city.VALUE), city.PLATE_WIDTH, 40))
    house = MAP.area(SHOP_BOXES[shop])
    both = [[image.convert("RGB").crop(box) for image in (marked, bare)] for box in (plate, house)]
    assert [bool(ImageChops.difference(*images).getbbox()) for images in both] == [False, True]


def test_the_supervisor_reaches_into_no_space_beside_his_and_no_cube() -> None:
    wide, high = art.PLATE
    assert high / 2 <= city.ROW - city.DISC
    assert wide / 2 <= city.COLUMN - city.DISC
    for one in city.SPACES:
        plate = city.around(one, wide, high)
        assert not [cube for cube in city.CUBES if min(overlap(plate, city.around(cube, 56, 56))) > 0]


def line_of(seat: int, seats: int) -> tuple[float, Box]:
    """Return the middle of the row of a player, and that row."""
    _, top, _, bottom = box = players.part(PLAYERS, seat, seats)
    return (top + bottom) / 2, box


def said_in(said: Sequence[Said], seat: int, seats: int) -> list[Said]:
    """Return the words in the row of a player, from the left."""
    middle, (left, top, right, bottom) = line_of(seat, seats)
    half = (bottom - top) / 8
    near = [one for one in said if abs(one.y - middle) < half and left < one.x < right and one.text]
    return sorted(near, key=lambda one: one.x)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_has_camels_gold_and_cards_and_nothing_if_none(seats: int) -> None:
    state, look = start(seats), LOOKS[seats]
    for seat, player in enumerate(state.players):
        player.camels, player.gold, player.hand = 20 + seat, 0, ["load"] * seat
    with recording() as recorder:
        canvas = board(spectator(state))
        said = recorder.of(canvas)
    image, begins = canvas.image.convert("RGB"), list[list[float]]()
    for seat in range(seats):
        middle, (left, *_) = line_of(seat, seats)
        line = said_in(said, seat, seats)
        inside = [
            one for one in line if left + players.STOCK < one.x < left + players.TRACK and not one.sprite
        ]
        assert [one.text for one in inside] == [str(20 + seat), *([str(seat)] if seat else [])]
        for place, there in zip((0, 2), (True, bool(seat)), strict=True):
            x = left + players.STOCK + players.COLUMN * place * look.icon + look.icon / 2
            inside_it = panels.around(x, middle, look.icon - 14, look.icon - 14)
            inks = {colour for _, colour in image.crop(inside_it).getcolors(1 << 14) or ()}
            assert (theme.rgb(theme.INK) in inks) == there
            assert there or len(inks) == 1, "no ghost of what there is none of"
        begins.append([one.x - text.width(one.text, round(one.size)) / 2 - left for one in inside])
    for column in zip(*begins[1:], strict=True):
        assert max(column) - min(column) < 12


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_players_have_stands_in_the_same_columns_all_game_long(seats: int) -> None:
    state, found = start(seats), set[int]()
    for camels, gold, built in ((0, 0, 0), (3, 0, 2), (0, 5, 1), (4, 2, 6)):
        player = state.players[1]
        player.camels, player.gold, player.hand = camels, gold, ["load"] * 7
        player.buildings = list(BUILDINGS[:built])
        with recording() as recorder:
            said = recorder.of(board(replace(spectator(state), last=())))
        (cards,) = [one for one in said_in(said, 1, seats) if one.text == "7" and not one.sprite]
        found.add(round(cards.x))
    assert len(found) == 1


def test_nothing_in_the_city_stands_on_something_else():
    for boxes, most in ((SHOP_BOXES, 2), (PLATE_BOXES, 0), (SIGN_BOXES, 0), (DISC_BOXES, 0)):
        for one, other in combinations(boxes, 2):
            assert min(overlap(one, other)) <= most, f"{one} and {other}"
    sheets = [SHOP_BOXES, PLATE_BOXES, SIGN_BOXES, DISC_BOXES, [city.PLAIN, city.CALENDAR, city.PILES]]
    for some, others in combinations(sheets, 2):
        for one in some:
            for other in others:
                assert min(overlap(one, other)) <= 0, f"{one} and {other}"


def test_each_shop_stands_at_the_spaces_that_it_touches():
    for code, house in zip(SHOPS, city.HOUSES, strict=True):
        left, top, right, bottom = city.around(house, bazaar.WIDTH, bazaar.HEIGHT)
        for space in city.TOUCHED[code]:
            x, y = city.SPACES[SPACE[space]]
            beside = left <= x <= right or top <= y <= bottom
            half = city.STREET_HALF if space[0] in "NS" else city.AVENUE_HALF
            near = min(abs(top - y), abs(bottom - y), abs(left - x), abs(right - x)) < half + 4
            assert beside, f"{code} at {space}"
            assert near, f"{code} at {space}"


def having(*built: Sequence[str]) -> tuple[Canvas, list[Said]]:
    """Return the board of players who have built these, and the words on it."""
    state = start(len(built))
    for player, kinds in zip(state.players, built, strict=True):
        player.buildings, player.sheet[0] = list(kinds), 123
    with recording() as recorder:
        canvas = board(replace(spectator(state), last=()))
        return canvas, recorder.of(canvas)


@pytest.mark.parametrize("built", [(0, 0, 0, 0), (3, 3, 1, 6), (1, 4, 4, 5), (0, 2, 0), (6, 6, 6), (1, 2)])
def test_each_player_who_can_still_build_stands_at_the_step_of_the_next_building(built: tuple[int, ...]):
    """Marks are as large as points, and no step is below a building: its points are no price."""
    canvas, said = having(*(BUILDINGS[:count] for count in built))
    state = start(len(built))
    for player, count in zip(state.players, built, strict=True):
        player.buildings = list(BUILDINGS[:count])
    boxes = sides.step_boxes(STEPS, state)
    assert STEPS[1] - YARD[3] >= theme.GAP
    assert all(one[2] + sides.APART == other[0] for one, other in pairwise(boxes))
    for number, (box, points) in enumerate(zip(boxes, sides.VALUE, strict=True)):
        left, top, right, bottom = box
        here = [one for one in said if left < one.x < right and top < one.y < bottom]
        letters = [theme.SEATS[seat].letter for seat, count in enumerate(built) if count == number]
        assert [one.text for one in sorted(here, key=lambda one: one.x)] == [str(points), *letters]
        marks = [one for one in canvas.sprites() if left < one[0] < right and top < one[1] + 20 < bottom]
        assert all(mark[2] <= right for mark in marks)
        assert len(marks) == 1 + len(letters)


def test_nobody_stands_at_the_step_of_a_building_after_the_game():
    """The points beside a mark would seem to be those of its player."""
    state = start()
    state.ask, state.asked = "", NOBODY
    with recording() as recorder:
        canvas = board(replace(spectator(state), last=()))
        said = recorder.of(canvas)
    left, top, right, bottom = STEPS
    here = [one for one in said if left < one.x < right and top < one.y < bottom]
    assert [one.text for one in here if one.x > left + sides.LEAD] == [str(points) for points in sides.VALUE]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_long_score_stays_within_the_row_of_its_player(seats: int) -> None:
    _, said = having(*[BUILDINGS] * seats)
    for seat in range(seats):
        _, (_, _, right, _) = line_of(seat, seats)
        (score,) = [one for one in said_in(said, seat, seats) if one.text == "123"]
        assert score.x + text.width("123", round(score.size)) / 2 < right


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_is_room_for_all_buildings_beside_the_score(seats: int) -> None:
    look, (left, _, right, _) = LOOKS[seats], players.part(PLAYERS, 0, seats)
    assert players.STOCK + len(players.KINDS) * players.COLUMN * look.icon <= players.TRACK
    for built in range(len(BUILDINGS) + 1):
        step = players._step(PLAYERS, seats, BUILDINGS[:built])  # pyright: ignore[reportPrivateUsage]
        long = built * step + players.ROUND
        assert players.TRACK + long <= right - left - players.END - look.room
        assert (95, 95, 95, 95, 84, 67, 56)[built] <= step <= look.step
    assert look.icon >= 70


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_pennant_of_who_begins_the_day_stands_behind_the_name_clear_of_the_rest(seats: int) -> None:
    state, look = start(seats), LOOKS[seats]
    state.order = [seats - 1, *range(seats - 1)]
    scene = replace(spectator(state), last=(), names=("Władysława Wiśniewska",) * seats)
    with recording() as recorder:
        canvas = board(scene)
        said = recorder.of(canvas)
    line = said_in(said, seats - 1, seats)
    (name,) = [one for one in line if one.text[:5] == "Włady" and not one.sprite]
    (sign,) = [one for one in line if one.sprite == "first"]
    pennant = round(players.SIGNED * look.name) / 2
    left = players.part(PLAYERS, seats - 1, seats)[0]
    after = left + players.STOCK + players.COLUMN * look.icon  # of no camels
    (end,) = [box[2] for box in canvas.words if box[0] < name.x < box[2] and box[1] < name.y < box[3]]
    assert end < sign.x - 0.84 * pennant, "its pole is there"
    assert sign.x + pennant < after


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_long_name_has_the_room_of_what_its_player_has_none_of(seats: int) -> None:
    state, ends = start(seats), list[int]()
    middle, (left, *_) = line_of(1, seats)
    x = left + players.START + 40
    for kept in (0, 1):
        for player in state.players:
            player.camels, player.gold, player.hand = kept, 0, []
        names = ("Władysława Wiśniewska",) * seats
        canvas = board(replace(spectator(state), last=(), names=names))
        ends += [box[2] for box in canvas.words if box[0] < x < box[2] and box[1] < middle < box[3]]
    assert len(ends) == 2
    assert ends[1] < left + players.STOCK < ends[0] < left + players.TRACK


@pytest.mark.parametrize("built", [0, 1, 6])
def test_what_has_been_built_stands_beside_what_the_player_has(built: int) -> None:
    state, counts = middle(), list[int]()
    for count in (0, built):
        state.players[state.asked].buildings = list(BUILDINGS[:count])
        canvas = part.draw(mover(state, Action("roll", (0,))))
        assert canvas
        foot = canvas.size[1] - theme.MARGIN - asking.HAVE
        counts.append(len([box for box in canvas.sprites() if box[1] > foot]))
    assert counts[1] - counts[0] == built


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_player_has_built_stands_in_its_part_in_that_order(seats: int):
    others = [()] * (seats - 1)
    one, other = (having(kinds, *others)[0].image for kinds in (("crane", "market"), ("market", "crane")))
    found = ImageChops.difference(one, other).getbbox() or (0,) * 4
    left, top, right, bottom = found
    state, (middle, (begin, *_)) = start(seats), line_of(0, seats)
    state.players[0].buildings = ["crane", "market"]
    look = LOOKS[seats]
    assert begin + players.TRACK <= left
    assert look.step < right - left <= 2 * look.step
    assert middle - look.step / 2 <= top < bottom <= middle + look.step / 2


@pytest.mark.parametrize("lang", sorted(LANGUAGES))
def test_what_a_building_does_stands_beside_it_below_its_name_and_above_what_it_costs(lang: str):
    with recording() as recorder:
        canvas = Canvas.blank(GROUND, HEIGHT)
        sides.yard(canvas, YARD)
        sides.building_names(canvas, YARD, texts(lang))
        said = recorder.of(canvas)
    for number, kind in enumerate(BUILDINGS):
        left, top, right, bottom = sides.lot(YARD, number)
        here = [one for one in said if left < one.x < right and top < one.y < bottom]
        titles = [one for one in here if one.sprite in ("", "code") and not one.text.isdigit()]
        assert [one.text for one in titles] == [texts(lang).term("yspahan", "building", kind)]
        assert all(one.size >= 50 for one in titles), "one without room is narrower, not smaller"
        lowest = max(one.y + CAPITAL / 2 * one.size for one in titles)
        tag = bottom - sides.LOT_PAD - sides.LOT_TAG
        figures = sorted((one for one in here if one.y > tag and one.text.isdigit()), key=lambda one: one.x)
        assert [one.text for one in figures] == [str(cost) for cost in sides.COST[kind] if cost]
        assert [one.sprite for one in figures[1:]] == ["price"] * len(figures[1:]), "on a coin"
        assert all(one.x + 0.3 * one.size < right - sides.LOT_PAD for one in figures)
        for camels, gold in pairwise(figures):
            end = camels.x + text.width(camels.text, round(camels.size)) / 2
            assert end <= gold.x - sides.COIN / 2, "none lies on another"
        uses = [one for one in here if one.sprite == "use"]
        assert all(
            one.x > left + sides.LOT_PAD + sides.BUILDING and lowest < one.y - 0.4 * one.size for one in uses
        ), kind
        assert top + sides.LOT_NAME + sides.USE <= tag, "it fits"


@pytest.mark.parametrize("tint", theme.TINTS)
def test_the_awnings_of_the_kinds_of_shops_have_bold_patterns_on_white(tint: str) -> None:
    """They differ without colours too, also where the picture is small."""
    shops = {kind: bazaar.quiet(kind, 1.0, empty=True) for kind in theme.TINTS}
    awnings = {kind: shop.crop((2, 4, bazaar.WIDTH - 2, bazaar.AWNING)) for kind, shop in shops.items()}
    white = [
        ImageChops.invert(ImageChops.difference(one.convert("RGB"), Image.new("RGB", one.size, WALLS[kind])))
        .convert("L").point([255 * (value > 240) for value in range(256)])
        for kind, one in awnings.items()
    ]  # fmt: skip
    mine = white[list(theme.TINTS).index(tint)]
    assert 0.04 < mine.histogram()[255] / (mine.width * mine.height) < 0.8
    for other in white:
        apart = ImageChops.difference(mine, other).histogram()[255] / (mine.width * mine.height)
        assert other is mine or apart > 0.2


def test_only_pieces_are_strong_in_the_city():
    """Shops have no dark edges, with cubes and without."""
    state = start()
    state.shops = [NOBODY] * len(SHOPS)
    cubes(state, 1, "B6a", "R8d", "V4a", "R3b")
    image = drawn(state)
    for code, house, souk in zip(SHOPS, city.HOUSES, SOUK_OF, strict=True):
        shop = image.crop(panels.around(*MAP.at(house), bazaar.WIDTH - 4, bazaar.HEIGHT - 4))
        found = {colour: count for count, colour in shop.getcolors(1 << 16) or ()}
        assert found.get(theme.rgb(theme.TINTS[DATA["souk"][souk]["tint"]].deep), 0) < 100, code
        assert (found.get(theme.rgb(theme.INK), 0) > 100) == (state.shops[SHOP[code]] != NOBODY), code


@pytest.mark.parametrize("dest", ["W10", "N3", "C", "E7", "S7"])
def test_a_frame_can_be_seen_all_around_the_supervisor(dest: str):
    state = middle()
    state.supervisor = SPACE[dest]
    went = event("supervised", 1, floor="bag", dest=dest, gold=0)
    image = board(replace(spectator(state), last=(went,))).image.convert("RGB")
    x, y = round_to(MAP.at(city.SPACES[SPACE[dest]]))
    across, down = art.PLATE[0] // 2, art.PLATE[1] // 2
    for place in ((x - across, y), (x + across, y), (x, y + down), (x - 24, y - down), (x + 24, y - down)):
        assert image.getpixel(place) == theme.rgb(theme.LAST), place


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cubes_on_the_caravan_stand_apart_from_each_other_and_from_its_points(seats: int):
    state = start(seats)
    state.caravan = ([0, 1] * 6)[: 3 * sides.row_length(state)]
    with recording() as recorder:
        canvas = Canvas.blank(GROUND, 2000)
        sides.caravan(canvas, CARAVAN, state, 1.1)
        said = [one for one in recorder.of(canvas) if one.sprite in ("token", "points")]
    assert [one.sprite for one in said] == ["points"] * 3 + ["token"] * len(state.caravan)
    slots = [sides.slot(CARAVAN, state, number) for number in range(3 * sides.row_length(state))]
    for (x0, y0), (x1, y1) in combinations(slots, 2):
        assert max(abs(x0 - x1), abs(y0 - y1)) >= sides.RIDER + 4
    assert min(x for x, _ in slots) - max(one.x for one in said if one.sprite == "points") > sides.RIDER + 8


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_cube_on_the_caravan_rides_a_camel_whose_head_and_legs_are_seen(seats: int):
    state, before = start(seats), list[Image.Image]()
    state.caravan = []
    empty = drawn(state)
    state.caravan = ([0, 1] * 6)[: 3 * sides.row_length(state)]
    full = drawn(state)
    for number, seat in enumerate(state.caravan):
        x, y = round_to(sides.slot(CARAVAN, state, number))
        assert CARAVAN[1] < y - sides.RIDER / 2 < y + sides.RIDER / 2 < CARAVAN[3]
        inside = (x - 20, y - 20, x + 20, y + 20)
        colours = {colour for _, colour in full.crop(inside).getcolors(1 << 14) or ()}
        assert theme.rgb(theme.SEATS[seat].colour) in colours
        for part_of_it in ((x - 50, y - 34, x - 32, y), (x - 40, y + 34, x + 34, y + 50)):
            colours = {colour for _, colour in full.crop(part_of_it).getcolors(1 << 14) or ()}
            assert theme.rgb(theme.CAMEL) in colours, "its head, its legs"
            before.append(empty.crop(part_of_it))
        assert theme.rgb(theme.INK) not in colours, "its legs have no dark edge: the cube has one"
    assert all(theme.rgb(theme.CAMEL) not in colours_of(image) for image in before), "a silhouette"


def colours_of(image: Image.Image) -> set[object]:
    """Return the colours of a picture."""
    return {colour for _, colour in image.getcolors(1 << 16) or ()}


def test_the_value_of_dice_stands_beside_the_sign_in_their_gate_and_two_dice_below_it_side_by_side():
    state = tower(table(), bag=(6, 2), camel=(3, 1))
    with recording() as recorder:
        canvas = Canvas.blank(GROUND, HEIGHT)
        sides.dice(canvas, TOWER, state)
        said = recorder.of(canvas)
    left, top, right, bottom = sides.gate_box(TOWER, GAME.data["floors"].index("bag"))
    (six,) = [one for one in said if one.text == "6"]
    sign = left + sides.SIGN_AT * (right - left)
    begins = six.x - text.width("6", sides.VALUE_SIZE) / 2
    assert sign + 0.66 * sides.SIGN < begins + 10, "the sign with its letter is beside it"
    foot = bottom - sides.AROUND - sides.EDGE - sides.STEP
    assert top < six.y < foot - sides.DEPTH
    dice = [box for box in canvas.sprites() if left < box[0] and box[2] < right and box[1] > six.y]
    assert len(dice) == 2
    (one, other) = sorted(dice)
    assert left + sides.EDGE < one[0] < one[2] <= other[0] < other[2] < right - sides.EDGE
    assert {one[3], other[3]} <= {foot - 1, foot, foot + 1}, "they stand on the step"


@pytest.mark.parametrize(
    ("counts", "rows"),
    [
        ((1, 0), [1]),
        ((2, 0), [2]),
        ((1, 2), [2, 1]),
        ((4, 0), [2, 2]),
        ((4, 1), [3, 2]),
        ((6, 0), [3, 3]),
    ],
)
def test_up_to_two_dice_of_a_floor_are_large_and_up_to_six_are_smaller_one_on_another(
    counts: tuple[int, int], rows: list[int]
):
    canvas, room = Canvas.blank(GROUND, 600), (204, sides.DEPTH)
    sides.heap(canvas, (800, 400), room, 2, counts)
    boxes = sorted(canvas.sprites(), key=lambda box: (-box[3], box[0]))
    assert [
        len([box for box in boxes if box[3] == low]) for low in sorted({box[3] for box in boxes})
    ] == rows[::-1]
    for one, other in combinations(boxes, 2):
        assert min(overlap(one, other)) <= 0, "none lies over another"
    size = sides.DIE if sum(counts) < 3 else sides.SMALLER
    assert {box[2] - box[0] for box in boxes} == {size}, "there are only two sizes"
    left, top, right, bottom = (
        pick(side) for pick, side in zip((min, min, max, max), zip(*boxes, strict=True), strict=True)
    )
    assert right - left <= room[0] + 1
    assert bottom - top <= room[1] + 1
    gold = [box for box in boxes if theme.rgb(theme.GOLD) in colours_in(canvas, box)]
    assert len(gold) == counts[1]
    last = sorted(boxes, key=lambda box: (-box[3], -box[0]))[: counts[1]]
    assert sorted(gold) == sorted(last), "yellow ones lie at the foot"


def colours_in(canvas: Canvas, box: Box) -> set[object]:
    """Return the colours of a part of a picture."""
    return {colour for _, colour in canvas.image.convert("RGB").crop(box).getcolors(1 << 16) or ()}


def test_more_dice_of_a_floor_are_one_of_each_colour_with_how_many_there_are():
    with recording() as recorder:
        canvas = Canvas.blank(GROUND, 600)
        sides.heap(canvas, (800, 400), (204, sides.DEPTH), 2, (7, 2))
        assert [one.text for one in recorder.of(canvas)] == ["×7", "×2"]


def test_the_cards_are_a_deck_and_the_last_one_played_each_with_its_number():
    """Also where none has been played yet."""
    state = middle()
    images = list[Image.Image]()
    for played in ([], ["gold3"], ["load"], ["load", "gold3", "load"]):
        state.discard = played
        with recording() as recorder:
            canvas = Canvas.blank(GROUND, 600)
            sides.piles(canvas, (300, 300, 494, 442), state)
            numbers = [one.text for one in recorder.of(canvas) if one.text.isdigit()]
        assert numbers == [str(state.deck), str(len(played))]
        images.append(canvas.image.convert("RGB").crop((397, 300, 494, 372)))
    assert images[0] != images[1] != images[2], "the last card is there with its face"


def test_gates_without_dice_are_dark():
    state = tower(table(), gold=(6, 2), camel=(3, 1))
    state.value[1], state.taken[1] = 2, 1
    image = drawn(state)
    for floor, counts in enumerate(zip(state.white, state.yellow, strict=True)):
        left, top, right, bottom = sides.gate_box(TOWER, floor)
        inside = image.getpixel((left + 40, (top + bottom) // 2))
        assert inside == theme.rgb(PAPER if any(counts) else DARK_GATE), floor
        gate = image.crop((left + 24, top + 40, right - 24, (top + bottom) // 2))
        inks = {colour for _, colour in gate.getcolors(1 << 16) or ()}
        assert (theme.rgb(theme.INK) in inks) == any(counts), floor


def test_yellow_dice_rest_in_the_turn_of_the_player_who_may_not_use_them():
    """Two players: they stay in the tower for the second turn of the start player. Y 2.3"""
    state = tower(table(2), barrel=(4, 1, 1), bag=(3, 0, 1), camel=(1, 1))
    golden: list[int] = []
    for turn, lit in ((0, True), (1, False), (2, True)):
        state.turn, state.asked = turn, state.order[turn]
        for floor in ("barrel", "bag"):
            left, top, right, bottom = sides.gate_box(TOWER, GAME.data["floors"].index(floor))
            image = drawn(state)
            ground = image.getpixel((left + 40, (top + bottom) // 2))
            gate = image.crop((left, top, right, bottom)).convert("RGB")
            inks = {colour for _, colour in gate.getcolors(1 << 16) or ()}
            assert (theme.rgb(theme.GOLD) in inks) == lit, (turn, floor)
            assert ground == theme.rgb(PAPER if lit or floor == "barrel" else DARK_GATE)
        panel = part.draw(mover(state, *GAME.legal_actions(state, state.asked)))
        assert panel is not None
        golden.append(
            {colour: n for n, colour in panel.image.getcolors(1 << 20) or ()}[theme.rgb(theme.GOLD)]
        )
    assert golden[1] < golden[0] == golden[2], "coins are golden, too"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_dice_to_roll_lie_above_the_signs_of_the_floors_and_no_gate_is_dark(seats: int):
    state = start(seats)
    assert state.ask == "roll"
    with recording() as recorder:
        said = recorder.of(board(spectator(state)))
    image = drawn(state)
    unknown = [one for one in said if one.text == "?" and TOWER[1] < one.y < TOWER[3]]
    assert len(unknown) == WHITE_DICE[seats] + YELLOW_DICE
    numbers = [one.text for one in said if TOWER[1] < one.y < TOWER[3] and one.text.isdigit()]
    assert sorted(numbers) == sorted([str(WHITE_DICE[seats]), *["1"] * YELLOW_DICE])
    for floor in range(6):
        left, _, right, bottom = sides.gate_box(TOWER, floor)
        sign = image.crop((left, bottom - sides.AROUND - sides.SHELF, right, bottom - sides.AROUND))
        assert theme.rgb(theme.INK) in {colour for _, colour in sign.getcolors(1 << 16) or ()}, floor
    dark = {colour: count for count, colour in image.crop(TOWER).getcolors(1 << 16) or ()}
    wide, high = TOWER[2] - TOWER[0], TOWER[3] - TOWER[1]
    assert dark.get(theme.rgb(DARK_GATE), 0) < 0.01 * wide * high


@pytest.mark.parametrize("kept", [0, 2])
def test_the_value_of_dice_that_somebody_has_taken_stays_at_their_gate(kept: int):
    state = tower(table(), gold=(6, 2), bag=(2, 1))
    floor = GAME.data["floors"].index("gold")
    state.white[floor], state.taken[floor], state.floor, state.cubes = 0, 1, floor, kept
    with recording() as recorder:
        canvas = Canvas.blank(GROUND, HEIGHT)
        sides.dice(canvas, TOWER, state)
        said = recorder.of(canvas)
    left, _, right, _ = sides.gate_box(TOWER, floor)
    inside = [one.text for one in said if left < one.x < right]
    assert inside == ["6", "B", *(["×2"] if kept else [])]


@pytest.mark.parametrize("lang", sorted(LANGUAGES))
def test_the_names_of_buildings_are_large_and_whole(lang: str):
    with recording() as recorder:
        canvas = board(replace(spectator(middle()), lang=lang))
        said = [one for one in recorder.of(canvas) if one.sprite in ("", "code") and one.y > YARD[1]]
    for kind in BUILDINGS:
        for word in texts(lang).term("yspahan", "building", kind).split():
            sizes = [one.size for one in said if word in one.text.split()]
            assert sizes, word
            assert max(sizes) >= 50, word


def test_the_last_board_keeps_the_pieces_on_the_caravan_clean():
    state = at_end(start(3), 2)
    state.week, state.day = 3, 7
    state.caravan = [0, 1, 2, 1]
    before = opened(pictures.board("yspahan", Scene(GAME.view(state, None), NAMES[:3])))
    events = tuple(play(state, "end"))
    assert not state.ask
    after = opened(pictures.board("yspahan", Scene(GAME.view(state, None), NAMES[:3], last=events)))
    for number in range(4):
        x, y = sides.slot(CARAVAN, state, number)
        piece = round(x - 28), round(y - 28), round(x + 28), round(y + 28)
        assert after.crop(piece).tobytes() == before.crop(piece).tobytes(), number


LEAST_FIELD = 2.5
"""px; on a phone."""


def test_a_plate_shows_how_many_shops_of_its_souk_have_a_cube():
    """A field for each, at least 2.5 px wide and high on a phone, which has the colour of its cube.

    The plate of a souk that is empty has none, and is lower.
    """
    state = middle()
    state.shops = [NOBODY] * len(SHOPS)
    cubes(state, 1, "B6a", "B6c", "B6e", "R3a")
    image = drawn(state)
    counts: list[int] = []
    for souk, shops in enumerate(SOUK_SHOPS):
        (x, y), boxes = city.PLATES[souk], bazaar.fields(len(shops))
        least = min(min(right - left, bottom - top) for left, top, right, bottom in boxes)
        assert least * SHOWN / theme.WIDTH >= LEAST_FIELD
        wide, high = boxes[-1][2] + 3, boxes[-1][3] + 3
        left, top = round(x - wide / 2), round(y + city.FILLED)
        bar = left, top, left + wide, top + high
        assert overlap(bar, PLATE_BOXES[souk]) == (wide, high)
        fields = [MAP.at((left + (a + c) / 2, top + (b + d) / 2)) for a, b, c, d in boxes]
        if all(state.shops[shop] == NOBODY for shop in shops):
            below = image.crop(MAP.area((left, top + 16, left + wide, top + high)))
            inks = {colour for _, colour in below.getcolors(1 << 14) or ()}
            assert theme.rgb(PAPER) not in inks
            assert city.EMPTY < city.PLATE_HEIGHT
            counts.append(0)
            continue
        colours = [image.getpixel(round_to(field)) for field in fields]
        assert set(colours) <= {theme.rgb(theme.PAPER), theme.rgb(theme.SEATS[1].colour)}
        counts.append(colours.count(theme.rgb(theme.SEATS[1].colour)))
    assert counts == [sum(state.shops[shop] != NOBODY for shop in shops) for shops in SOUK_SHOPS]
    assert sorted(counts)[-2:] == [1, 3]


def test_codes_of_the_street_have_small_letters_and_numbers_of_one_size():
    """The longest code is narrower, not smaller."""
    with recording() as recorder:
        said = recorder.of(board(spectator(start())))
    for code, space in zip(STREET, city.SPACES, strict=True):
        x, y = MAP.at(space)
        near = [one for one in said if abs(one.x - x) < city.COLUMN / 2 and abs(one.y - y) < 12]
        if space != city.SPACES[start().supervisor]:
            found = [(one.text, one.size) for one in sorted(near, key=lambda one: one.x)]
            assert found == [(code[0], city.ARM), (code[1:], city.SPACE)]


def round_to(place: tuple[float, float]) -> tuple[int, int]:
    return round(place[0]), round(place[1])


def test_what_stands_on_the_map_and_on_cards_is_legible_on_a_phone():
    least = LEAST / SHOWN * theme.WIDTH
    with recording() as recorder:
        picture = part.draw(loading())
        assert picture is not None
        sizes = {said.text: said.size for said in recorder.of(picture) if not said.sprite}
        assert sizes["W5"] >= least - 0.5
        cards = hand(hand_of_seven())
        assert cards is not None
        least = LEAST / SHOWN * cards.size[0]
        assert {
            said.text: said.size for said in recorder.of(cards) if said.size < least and not said.sprite
        } == {}


def test_a_post_shows_the_whole_board():
    assert part.draw(spectator(middle())) is None


@pytest.mark.parametrize("lang", sorted(LANGUAGES))
def test_the_names_of_quarters_fit_on_their_boards(lang: str):
    for kind in city.SIGNS:
        name = texts(lang).term("yspahan", "floor", kind)
        assert text.width(name, text.LEAST) <= bazaar.NAME[2], name


def test_a_board_has_the_letter_of_each_shop_on_it_and_the_code_of_its_souk_on_the_plate_of_that():
    with recording() as recorder:
        said = recorder.of(board(spectator(start())))

    def at(place: tuple[float, float]) -> list[Said]:
        x, y = MAP.at(place)
        return [one for one in said if abs(one.x - x) < bazaar.WIDTH / 2 and abs(one.y - y) < 12]

    for shop, code in enumerate(SHOPS):
        (x, y), (across, down) = city.PLATES[SOUK_OF[shop]], city.HOUSES[shop]
        letter = at((across, down + bazaar.WITHIN - bazaar.HEIGHT / 2))
        assert [(one.text, one.size) for one in letter] == [(code[-1], city.LETTER)]
        kind, worth = code[0], str(DATA["souk"][SOUK_OF[shop]]["points"])
        plate = sorted(at((x, y + city.VALUE)), key=lambda one: one.x)
        assert [(one.text, one.size) for one in plate] == [(kind, city.KIND), (worth, city.WORTH)]
        assert kind + worth + code[-1] == code


def test_a_code_that_lacks_room_is_narrower_and_as_high():
    sizes: set[float] = set()
    wide: list[int] = []
    with recording() as recorder:
        for name in ("W1", "W8", "W10"):
            canvas = Canvas.blank(GROUND, 400)
            city.write(canvas, 200, 200, name, 61, theme.INK, 80)
            sizes |= {one.size for one in recorder.of(canvas)}
            wide += [box[2] - box[0] for box in canvas.sprites()]
    assert sizes == {61}
    assert max(wide) <= 84


def test_the_supervisor_stands_on_a_dark_plate():
    """On the pale street he is found without colours too, and where the picture is small."""
    plate = art.standing(1.0).convert("RGBA")
    found = {colour: count for count, colour in plate.getcolors(1 << 16) or ()}
    assert found[*theme.rgb(theme.INK), 255] > 0.4 * art.PLATE[0] * art.PLATE[1]


def test_what_buildings_do_and_cost_can_be_read_on_a_phone():
    with recording() as recorder:
        canvas = Canvas.blank(GROUND, HEIGHT)
        sides.yard(canvas, YARD)
        said = recorder.of(canvas)
    figures = [one for one in said if one.text.strip("+±").isdigit()]
    assert len(figures) >= 3 * len(BUILDINGS) - 2
    assert min(one.size for one in figures) * 264 / theme.WIDTH >= 10


@pytest.mark.parametrize("seat", range(4))
def test_a_souk_that_is_full_has_the_colour_of_its_cubes(seat: int) -> None:
    """Its ways and its plate, as long as it is full."""
    state, souk = start(), SOUKS.index("B6")
    shops, colour = SOUK_SHOPS[souk], theme.rgb(theme.SEATS[seat].colour)
    (x, y), way = city.PLATES[souk], city.around((-6.05 * city.COLUMN, 109), 30, 14)
    for filled in (len(shops), len(shops) - 1):
        state.shops = [NOBODY] * len(SHOPS)
        for shop in shops[:filled]:
            state.shops[shop] = seat
        image, full = drawn(state), filled == len(shops)
        dyed = {found: count for count, found in image.crop(MAP.area(way)).getcolors(1 << 14) or ()}
        assert (dyed.get(colour, 0) > 100) == full
        plate = image.crop(MAP.area(city.around((x, y), city.PLATE_WIDTH, city.PLATE_HEIGHT)))
        dyed = {found: count for count, found in plate.getcolors(1 << 14) or ()}
        assert (dyed.get(colour, 0) > 0.4 * plate.width * plate.height) == full, "the whole sign"
        corners = [image.getpixel(round_to(MAP.at((x + dx, y + 53)))) for dx in (-33, 33)]
        assert not {theme.rgb(theme.INK), colour}.intersection(corners), "pointed, like no cube"


def test_codes_are_dark_enough_but_quieter_than_pieces() -> None:
    assert 4.5 <= contrast(STONES, theme.PAPER) < contrast(theme.INK, theme.PAPER)
    for tint in theme.TINTS:
        for plate in (theme.PAPER, WALLS[tint]):
            assert 4.5 <= contrast(CODES[tint], plate) < contrast(theme.INK, plate)


@pytest.mark.parametrize("tint", theme.TINTS)
def test_the_colour_of_a_souk_is_seen_beside_a_cube(tint: str) -> None:
    shop = bazaar.stall(tint, 0, city.CUBE, 1.0).convert("RGB")
    found = {colour: count for count, colour in shop.getcolors(1 << 16) or ()}
    assert found.get(theme.rgb(FADED[tint]), 0) > 0.08 * shop.width * shop.height


def test_what_can_be_paid_for_now_stands_out_and_what_is_built_has_no_price() -> None:
    state = start()
    player = state.players[state.asked]
    player.camels, player.gold, player.buildings = 3, 2, ["bathhouse"]
    with recording() as recorder:
        image = (canvas := board(replace(mover(state), last=()))).image.convert("RGB")
        said = recorder.of(canvas)
    for number, kind in enumerate(BUILDINGS):
        left, _, right, bottom = sides.lot(YARD, number)
        tag = left, bottom - sides.LOT_PAD - sides.LOT_TAG, right, bottom
        x, y = left + sides.LOT_PAD + sides.LOT_TAG // 3, tag[1] + sides.TAG_LINE + 3
        assert (image.getpixel((x + 8, y)) == theme.rgb(theme.WHITE)) == (kind in ("paddock", "store")), kind
        prices = [one for one in said if tag[0] < one.x < tag[2] and tag[1] < one.y < tag[3]]
        inks = {colour for _, colour in image.crop(tag).getcolors(1 << 16) or ()}
        assert (theme.rgb(theme.SEATS[state.asked].colour) in inks) == (kind == "bathhouse")
        assert prices or kind == "bathhouse"


@pytest.mark.parametrize("kind", BUILDINGS)
def test_the_frame_around_a_building_that_has_just_been_built_cuts_nothing_of_it(kind: str) -> None:
    state, built = middle(), event("built", 1, building=kind, camels=2, gold=0, cards="")
    before, after = (board(replace(spectator(state), last=last)).image for last in ((), (built,)))
    left, top, right, bottom = sides.lot(YARD, BUILDINGS.index(kind))
    inside = left + sides.FRAMED, top + 8, right - sides.FRAMED, bottom - 8
    found = ImageChops.difference(before.convert("RGB"), after.convert("RGB"))
    assert found.crop((left, top - 12, right, bottom + 12)).getbbox()
    assert not found.crop(inside).getbbox()
    rows = top + sides.LOT_NAME + 6, bottom - sides.LOT_TAG - sides.LOT_PAD
    for west, east in ((left, left + sides.INNER), (right - sides.INNER, right)):
        ground = before.convert("RGB").crop((west, rows[0], east, rows[1]))
        assert len(ground.getcolors() or ()) == 1, "neither the building nor what it does is below the frame"


@pytest.mark.parametrize("rolled", [False, True])
def test_a_gate_is_not_marked_after_the_dice_that_were_taken_there_are_gone(rolled: bool) -> None:
    state, last = start(), (event("took-cubes", 1, floor="chest", n=2),)
    if rolled:
        state.value, state.taken[3] = [1, 2, 3, 4, 5, 6], 1
    images = [board(replace(spectator(state), last=shown)).image.convert("RGB") for shown in (last, ())]
    assert bool(ImageChops.difference(*images).crop(TOWER).getbbox()) == rolled
