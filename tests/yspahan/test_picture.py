"""The picture of the city: what lies where, what stays legible, and which part of it a question is about."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations, pairwise, permutations
from math import hypot
from random import Random
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageStat

from engine.chance import Chance
from engine.core import Action, Event, View, event
from engine.games.yspahan.city import DISTANCE, SHOP, SOUK_OF, SOUK_SHOPS, SPACE
from engine.games.yspahan.state import BUILDINGS, DATA, NOBODY, SHOPS, STREET, State
from locales import LANGUAGES, change, texts
from render import changes, headline, panels, parts, pictures, sprites, text, theme
from render.boards import Place
from render.boards.yspahan import (
    BELOW,
    CARAVAN,
    HEIGHT,
    MAP,
    PLAYERS,
    TOWER,
    YARD,
    art,
    asking,
    bazaar,
    board,
    city,
    hand,
    part,
    pieces,
    places,
    players,
    rolling,
    sides,
    street,
    windows,
)
from render.boards.yspahan.cards import HEAD
from render.boards.yspahan.gains import PAYING
from render.boards.yspahan.ground import DARK_GATE, FACE, FADED, GROUND, HOLLOW, ROOF
from render.boards.yspahan.players import LOOKS
from render.boards.yspahan.stage import Stage
from render.canvas import Box, Canvas
from render.pen import Point
from render.scene import Scene
from render.text import CAPITAL
from render.theme import PAPER
from tests.pictures import NAMES, opened, veiled
from tests.words import LEAST, SHOWN, Said, recording
from tests.yspahan.scenes import hand_of_seven, loading, middle, mover, placing, spectator, start
from tests.yspahan.tools import GAME, at_end, cubes, have, play, table, tower

SHOP_BOXES = [city.around(house, bazaar.WIDTH, bazaar.HEIGHT) for house in city.HOUSES]
PLATE_BOXES = [city.around(plate, city.PLATE_WIDTH, city.PLATE_HEIGHT) for plate in city.PLATES]
SIGN_BOXES = [city.around(sign, *bazaar.SIGN) for sign in city.SIGNS.values()]
DISC_BOXES = [city.around(space, 2 * city.DISC, 2 * city.DISC) for space in city.SPACES]


def drawn(state: State, *choices: Action) -> Image.Image:
    """Return the board without marks, as the seat that is asked sees it."""
    return board(replace(mover(state, *choices), last=())).image.convert("RGB")


def word(code: str, place: tuple[float, float]) -> Box:
    """Return the px of a code on the board: of a shop, its letter."""
    x, y = MAP.at(place)
    if code in SHOP:
        half = text.width(code[-1], city.LETTER) / 2
    else:
        half = min(text.width(code, city.SPACE), city.ROOM) / 2
    return round(x - half), round(y - 16), round(x + half), round(y + 16)


def overlap(one: Box, other: Box) -> tuple[int, int]:
    """Return how far two boxes reach into each other, across and down."""
    return min(one[2], other[2]) - max(one[0], other[0]), min(one[3], other[3]) - max(one[1], other[1])


def over_codes(before: Image.Image, after: Image.Image, but: int = NOBODY) -> list[str]:
    """Return the codes that are drawn differently on two boards; the space with the number `but` may be."""
    codes = [*zip(SHOPS, city.CODE_PLACES, strict=True)]
    codes += [(code, city.SPACES[space]) for space, code in enumerate(STREET) if space != but]
    return [
        code
        for code, place in codes
        if ImageChops.difference(before.crop(word(code, place)), after.crop(word(code, place))).getbbox()
    ]


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


@pytest.mark.parametrize("seat", range(4))
def test_no_cube_covers_a_code(seat: int):
    state = start()
    before = drawn(state)
    state.shops = [seat] * len(SHOPS)
    assert over_codes(before, drawn(state), state.supervisor) == []


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


def where_to(state: State, *dests: str) -> tuple[Canvas, list[Said]]:
    """Return the panel on which the supervisor may go to these spaces, and the words on it."""
    moves = tuple(Action("supervise", ("camel", dest)) for dest in dests)
    with recording() as recorder:
        canvas = part.draw(replace(mover(state, *moves), last=(), draft=()))
        assert canvas
        return canvas, [one for one in recorder.of(canvas) if one.y > asking.TOP]


@pytest.mark.parametrize("supervisor", ["C", "W2", "N3", "S6"])
def test_prices_of_moves_stand_below_the_names_of_spaces_or_to_their_right(
    supervisor: str, monkeypatch: pytest.MonkeyPatch
):
    """All names have one size, and so have all prices: they are coins, larger than names."""
    monkeypatch.setattr(street, "price", lambda *_: 1)
    stages = stages_of(monkeypatch)
    state = middle()
    state.supervisor = SPACE[supervisor]
    dests = [dest for dest in STREET if dest != supervisor]
    _, said = where_to(state, *dests)
    drawn = stages[-1].map
    assert drawn
    prices = [one for one in said if one.sprite == "price"]
    assert len(prices) == len(dests)
    assert len({one.size for one in prices}) == 1
    assert prices[0].size >= city.LEGIBLE - 2
    stones, sizes = street.stones_at(drawn.zoom, priced=True), set[float]()
    for dest in dests:
        left, top, right, bottom = stones.box(drawn, SPACE[dest])
        inside = [one for one in said if left < one.x < right and top < one.y < bottom]
        (coin,) = (one for one in inside if one.sprite == "price")
        names = (one for one in inside if one.text == dest and one.sprite in ("", "code"))
        *_, name = names  # over that on the map
        sizes |= {name.size}
        if city.SPACES[SPACE[dest]][1]:
            assert name.x + text.width(name.text, round(name.size)) / 2 < coin.x - stones.coin / 2, dest
        else:
            assert name.y + CAPITAL / 2 * name.size < coin.y - stones.coin / 2, dest
    assert sizes == {city.LEGIBLE}


@pytest.mark.parametrize(
    ("begin", "dest"),
    [("W10", "N4"), ("N3", "E7"), ("S5", "E4"), ("W1", "S7"), ("E2", "E6"), ("N4", "S7"), ("C", "W2")],
)
def test_the_way_of_the_supervisor_covers_no_code(begin: str, dest: str):
    state = middle()
    state.supervisor = SPACE[dest]
    scene = replace(spectator(state), last=())
    went = event("supervised", 1, floor="bag", dest=dest, gold=0, start=begin)
    before = board(scene).image.convert("RGB")
    after = board(replace(scene, last=(went,))).image.convert("RGB")
    assert ImageChops.difference(before, after).getbbox()
    assert over_codes(before, after, SPACE[dest]) == []
    older = event("supervised", 1, floor="bag", dest=dest, gold=0)
    assert board(replace(scene, last=(older,))).image.convert("RGB") != after, "there is no way to draw"


def test_the_supervisor_reaches_into_no_space_beside_his_and_no_cube() -> None:
    wide, high = art.PLATE
    assert high / 2 <= city.ROW - city.DISC
    assert wide / 2 <= city.COLUMN - city.DISC
    for one in city.SPACES:
        plate = city.around(one, wide, high)
        assert not [cube for cube in city.CUBES if min(overlap(plate, city.around(cube, 56, 56))) > 0]


def line_of(seat: int, seats: int, line: int) -> tuple[float, Box]:
    """Return the middle of a line in the part of a player, and that part: name, stock or track."""
    _, top, _, bottom = box = players.part(PLAYERS, seat, seats)
    return top + LOOKS[seats].lines[line] * (bottom - top), box


NAME, STOCK, TRACK = range(3)
"""The lines of the part of a player."""


def said_in(said: Sequence[Said], seat: int, seats: int, line: int) -> list[Said]:
    """Return the words on a line of the part of a player, from the left."""
    middle, (left, top, right, bottom) = line_of(seat, seats, line)
    half = (bottom - top) / 8
    near = [one for one in said if abs(one.y - middle) < half and left < one.x < right and one.text]
    return sorted(near, key=lambda one: one.x)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_has_camels_gold_and_cards_in_the_same_columns_faint_if_none(seats: int) -> None:
    state, look = start(seats), LOOKS[seats]
    for seat, player in enumerate(state.players):
        player.camels, player.gold, player.hand = 20 + seat, 0, ["load"] * seat
    with recording() as recorder:
        canvas = board(spectator(state))
        said = recorder.of(canvas)
    image, begins = canvas.image.convert("RGB"), list[list[float]]()
    for seat in range(seats):
        middle, (left, *_) = line_of(seat, seats, STOCK)
        stock = range(left + look.stock, left + look.stock + 3 * look.column)
        line = said_in(said, seat, seats, STOCK)
        inside = [one for one in line if round(one.x) in stock and not one.sprite]
        assert [one.text for one in inside] == [str(20 + seat), *([str(seat)] if seat else [])]
        for column, there in enumerate((True, False, bool(seat))):
            x = left + look.stock + column * look.column + look.icon / 2
            icon = image.crop(panels.around(x, middle, look.icon, look.icon)).getcolors(1 << 14) or ()
            inks = {colour for _, colour in icon}
            assert (theme.rgb(theme.INK) in inks) == there
            assert len(inks) > 1, "a faint sign says of what there is none"
        begins.append([one.x - text.width(one.text, round(one.size)) / 2 - left for one in inside])
    for column in zip(*begins[1:], strict=True):
        assert max(column) - min(column) < 12


@pytest.mark.parametrize("gold", [0, 1])
def test_what_the_player_has_is_shown_where_moves_cost_gold(
    gold: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(street, "price", lambda *_: gold)
    state = middle()
    state.players[state.asked].gold = 37
    _, said = where_to(state, "E1", "E2")
    assert ("37" in [one.text for one in said]) == bool(gold)


@pytest.mark.parametrize("free", ["W4", "N3", "S5", "E1"])
@pytest.mark.parametrize("alone", [True, False])
def test_a_space_that_costs_nothing_has_a_pale_0_beside_its_name_if_others_have_prices(
    free: str, alone: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If all are free, names are in the middle of their stones."""
    monkeypatch.setattr(street, "price", lambda *args: int(not alone and args[-1] != SPACE[free]))
    stages = stages_of(monkeypatch)
    _, said = where_to(middle(), "W4", "N3", "S5", "E1")
    drawn = stages[-1].map
    assert drawn
    left, top, right, bottom = street.stones_at(drawn.zoom, priced=not alone).box(drawn, SPACE[free])
    inside = [one for one in said if left < one.x < right and top < one.y < bottom]
    assert [one.text for one in inside if one.sprite == "price"] == ["0"] * (not alone)
    *_, name = (one for one in inside if one.text == free and one.sprite in ("", "code"))
    aside = max(abs(name.x - (left + right) / 2), abs(name.y - (top + bottom) / 2))
    assert (aside <= 2) == alone


def test_an_event_tells_where_the_supervisor_began():
    state = tower(table(), camel=(1, 1), gold=(6, 1))
    (went,) = [one for one in play(state, "supervise camel E1") if one.kind == "supervised"]
    assert dict(went.args)["start"] == "C"


def test_nothing_in_the_city_stands_on_something_else():
    for boxes, most in ((SHOP_BOXES, 2), (PLATE_BOXES, 0), (SIGN_BOXES, 0), (DISC_BOXES, 0)):
        for one, other in combinations(boxes, 2):
            assert min(overlap(one, other)) <= most, f"{one} and {other}"
    sheets = [SHOP_BOXES, PLATE_BOXES, SIGN_BOXES, DISC_BOXES, [city.CARAVAN, city.CALENDAR, city.PILES]]
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
def test_each_player_has_the_points_of_the_next_building_and_paler_those_of_later_ones(
    built: tuple[int, ...],
):
    seats, look = len(built), LOOKS[len(built)]
    for asked in range(seats):
        state = start(seats)
        state.order = [asked, *(seat for seat in range(seats) if seat != asked)]
        state.asked = asked
        for player, count in zip(state.players, built, strict=True):
            player.buildings, player.sheet[0] = list(BUILDINGS[:count]), 123
        with recording() as recorder:
            said = recorder.of(board(replace(spectator(state), last=(), active=(asked,))))
        for seat, count in enumerate(built):
            _, (left, _, right, _) = line_of(seat, seats, TRACK)
            end = right - players.END - look.room * (look.track != look.stock)
            row = [one for one in said_in(said, seat, seats, TRACK) if left + look.track < one.x < end]
            assert [one.text for one in row] == [str(value) for value in sides.VALUE[count:]]
            assert [one.sprite for one in row] == ["worth", *["later"] * len(row)][: len(row)], "the next one"
            for number, one in enumerate(row, count):
                assert abs(one.x - left - look.track - (number + 0.5) * look.step) < 2, "each has its column"
            (score,) = [one for one in said_in(said, seat, seats, NAME) if one.text == "123"]
            assert score.x + text.width("123", round(score.size)) / 2 < right


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_is_room_for_all_buildings_beside_the_score(seats: int) -> None:
    look, (left, _, right, _) = LOOKS[seats], players.part(PLAYERS, 0, seats)
    room = right - left - players.END - look.track - look.room * (look.track != look.stock)
    assert len(BUILDINGS) * look.step <= room
    assert look.track == look.stock or look.stock + 3 * look.column <= look.track
    assert look.step >= 70


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_pennant_of_who_begins_the_day_stands_behind_the_name_clear_of_the_rest(seats: int) -> None:
    state, look = start(seats), LOOKS[seats]
    state.order = [seats - 1, *range(seats - 1)]
    scene = replace(spectator(state), last=(), names=("Władysława Wiśniewska",) * seats)
    with recording() as recorder:
        canvas = board(scene)
        said = recorder.of(canvas)
    line = said_in(said, seats - 1, seats, NAME)
    (name,) = [one for one in line if one.text[:5] == "Włady" and not one.sprite]
    (sign,) = [one for one in line if one.sprite == "first"]
    pennant = round(players.SIGNED * look.name) / 2
    left, _, right, _ = players.part(PLAYERS, seats - 1, seats)
    one_line = look.lines[NAME] == look.lines[STOCK]
    after = left + look.stock if one_line else right - players.END - look.room
    (end,) = [box[2] for box in canvas.words if box[0] < name.x < box[2] and box[1] < name.y < box[3]]
    assert end < sign.x - 0.84 * pennant, "its pole is there"
    assert sign.x + pennant < after


def test_a_part_of_a_quarter_shows_each_landmark_whole_or_not_at_all(monkeypatch: pytest.MonkeyPatch):
    """The mosque, nearly whole there, gets a little more room; of the garden, nothing but ground is left."""
    stages = stages_of(monkeypatch)
    mosque, garden = (box for box in city.LANDMARKS if box[1] > 0 > box[2])
    if mosque[3] > garden[3]:
        mosque, garden = garden, mosque
    for code, lowest in (("B4a", mosque[3]), ("B4d", None)):
        canvas = part.draw(replace(mover(start(), Action("place", (code,))), last=()))
        assert canvas
        stage = stages[-1]
        assert stage.map
        foot = round(stage.map.at((0, lowest or garden[1]))[1])
        left, _, right, bottom = stage.map.area(garden)
        inside = max(left, theme.MARGIN), foot + 4, right, min(bottom, canvas.size[1] - 300)
        if lowest:
            assert foot <= stage.map.area(stage.region)[3] <= foot + 4, "nothing else is shown for its sake"
        else:
            assert inside[3] - inside[1] > 40, "it would be cut"
            assert len(canvas.image.convert("RGB").crop(inside).getcolors() or ()) == 1


def test_each_roll_has_its_price_also_one_without_yellow_dice() -> None:
    state = start(3)
    state.players[state.asked].gold = 7
    with recording() as recorder:
        canvas = part.draw(mover(state, Action("roll", (0,)), Action("roll", (1,))))
        assert canvas
        said = [one for one in recorder.of(canvas) if one.x > canvas.size[0] - theme.MARGIN - 238]
    prices = [
        one.text for one in sorted(said, key=lambda one: one.y) if one.y < asking.TOP + 2 * rolling.ROLL_ROW
    ]
    assert prices == ["0", change(-1)]


@pytest.mark.parametrize("most", [1, 2, 3])
def test_the_white_dice_of_a_roll_are_shown_once_and_yellow_ones_beside_their_price(most: int) -> None:
    state = start(3)
    canvas = part.draw(mover(state, *(Action("roll", (number,)) for number in range(most + 1))))
    assert canvas
    box = (
        theme.MARGIN,
        asking.TOP,
        canvas.size[0] - theme.MARGIN,
        asking.TOP + (most + 1) * rolling.ROLL_ROW + 24,
    )
    left = theme.MARGIN + rolling.HANDFUL
    dice = [box for box in canvas.sprites() if rolling.HELD <= min(box[2] - box[0], box[3] - box[1]) < 160]
    white = [one for one in dice if one[2] <= left and asking.TOP < one[1] < one[3] <= box[3]]
    assert len(white) == DATA["players"]["white_dice"]["3"]
    for number in range(most + 1):
        _, top, right, bottom = sides.row(box, number, most + 1)
        yellow = [one for one in dice if one[0] > left + 100 and top < (one[1] + one[3]) / 2 < bottom]
        yellow = [one for one in yellow if one[2] - one[0] >= rolling.THROWN]
        assert len(yellow) == max(1, number), "a faint one says that there is none"
        assert all(one[2] <= right - 214 for one in yellow), "none is hidden by the price"


def test_a_cube_that_may_come_to_the_caravan_is_in_full_colours_there() -> None:
    state = middle()
    state.loading = [next(shop for shop, seat in enumerate(state.shops) if seat == state.asked)]
    with recording() as recorder:
        canvas = part.draw(replace(mover(state, Action("let_go", ())), last=()))
        assert canvas
        said = recorder.of(canvas)
    size = round(sides.RIDER * part.CARAVAN)
    tokens = [one for one in said if one.sprite == "token" and one.y > asking.TOP + 400]
    assert [one.text for one in tokens] == [
        theme.SEATS[seat].letter for seat in (*state.caravan, state.asked)
    ]
    middle_of = panels.around(tokens[-1].x - 0.32 * size, tokens[-1].y, 6)
    assert {colour for _, colour in canvas.image.convert("RGB").crop(middle_of).getcolors() or ()} == {
        theme.rgb(theme.SEATS[state.asked].colour)
    }


@pytest.mark.parametrize("verbs", [("swap",), ("put", "swap"), ("play", "sell")])
def test_the_headline_over_cards_speaks_of_cards_alone(verbs: tuple[str, ...]) -> None:
    state = middle()
    state.ask = "end"
    args = {"swap": ("camel", 1), "put": ("B6c",), "play": ("gold3",), "sell": ("gold", 1)}
    scene = mover(state, *(Action(verb, args[verb]) for verb in verbs), Action("end", ()))
    with recording() as recorder:
        canvas = part.draw(scene)
        assert canvas
        (said, *_) = [
            one.text for one in recorder.of(canvas) if one.size >= headline.LEAST and not one.sprite
        ]
    assert said == "You may play cards"


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


def test_a_cube_that_may_be_kept_shows_the_camel_that_this_costs() -> None:
    state = middle()
    state.loading = [next(shop for shop, seat in enumerate(state.shops) if seat == state.asked)]
    for keeps in (True, False):
        verbs = ("let_go", *(["keep"] if keeps else []))
        with recording() as recorder:
            canvas = part.draw(replace(mover(state, *(Action(verb, ()) for verb in verbs)), last=()))
            assert canvas
            assert (change(-1) in [one.text for one in recorder.of(canvas)]) == keeps


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_player_has_built_stands_in_its_part_in_that_order(seats: int):
    others = [()] * (seats - 1)
    one, other = (having(kinds, *others)[0].image for kinds in (("crane", "market"), ("market", "crane")))
    found = ImageChops.difference(one, other).getbbox() or (0,) * 4
    left, top, right, bottom = found
    look, (middle, (begin, *_)) = LOOKS[seats], line_of(0, seats, TRACK)
    assert begin + look.track <= left
    assert look.step < right - left <= 2 * look.step
    assert middle - look.step / 2 <= top < bottom <= middle + look.step / 2


def test_the_panel_has_the_mark_of_the_seat_on_the_points_that_it_has_reached_too():
    for built in range(len(BUILDINGS)):
        state = middle()
        state.ask, state.players[state.asked].buildings = "end", list(BUILDINGS[:built])
        scene = mover(state, Action("build", (BUILDINGS[-1], "")))
        with recording() as recorder:
            canvas = part.draw(scene)
            assert canvas
            said = recorder.of(canvas)
        box = theme.MARGIN, asking.TOP, canvas.size[0] - theme.MARGIN, canvas.size[1]
        (mark,) = [one for one in said if one.sprite == "token" and one.y > asking.TOP + 6 * part.YARD_ROW]
        assert abs(mark.x - part.stop(box, built)) <= 2


@pytest.mark.parametrize(
    ("payments", "cards"),
    [
        (("",), []),
        (("", "build_no_gold"), []),
        (("build_no_gold",), ["build_no_gold"]),
        (("both",), [*PAYING]),
    ],
)
def test_a_price_that_only_a_card_can_pay_is_nothing_with_what_it_was_and_that_card_beside_it(
    payments: tuple[str, ...], cards: list[str]
):
    state = middle()
    state.ask = "end"
    choices = tuple(Action("build", ("market", payment)) for payment in payments)
    assert part._paying(choices, "market") == sorted(cards, key=PAYING.index)
    assert part._paying(choices, "crane") == []
    with recording() as recorder:
        canvas = part.draw(mover(state, *choices))
        assert canvas
        said = recorder.of(canvas)
    box = (
        theme.MARGIN,
        asking.TOP,
        canvas.size[0] - theme.MARGIN,
        asking.TOP + len(BUILDINGS) * part.YARD_ROW + 2 * sides.PAD + part.FOOT,
    )
    _, top, right, bottom = sides.row(box, BUILDINGS.index("market"), len(BUILDINGS), part.FOOT)
    row = [one for one in said if right - part.PRICES < one.x < right and top < one.y < bottom]
    paid = dict(zip(("build_no_camels", "build_no_gold"), sides.COST["market"], strict=True))
    shown = [[str(price), "0"] if card in cards else [str(price)] for card, price in paid.items()]
    assert [one.text for one in row] == [number for numbers in shown for number in numbers]
    small = [one.text for one in row if one.size < asking.FIGURES]
    assert small == [str(paid[card]) for card in paid if card in cards]


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
        assert all(one.size >= 37 for one in titles), "one without room is narrower, not smaller"
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
        assert all(one.x > left + sides.LOT_SIDE and lowest < one.y - 0.4 * one.size for one in uses), kind
        assert top + sides.LOT_NAME + sides.USE <= tag + 4, "it fits"


def test_a_frame_leads_to_the_dice_while_somebody_rolls_or_chooses_them():
    state = middle()
    x, y = TOWER[0] - 3, (TOWER[1] + TOWER[3]) // 2
    for ask in ("roll", "act", "place", "end"):
        state.ask = ask
        public = replace(spectator(state), last=(), active=(state.asked,))
        pixel = board(public).image.convert("RGB").getpixel((x, y))
        assert (pixel == theme.rgb(theme.SEATS[state.asked].colour)) == (ask in ("roll", "act")), ask


@pytest.mark.parametrize("tint", theme.TINTS)
def test_shops_without_a_cube_differ_in_their_awnings_and_steps_alone(tint: str):
    """Elsewhere, pieces stand out from one stone."""
    one, other = (bazaar.shop(kind, "bag", 1.0, quiet=True) for kind in (tint, "red"))
    below = 0, bazaar.AWNING + 10, bazaar.WIDTH - 12, bazaar.SILL
    walls = [
        {colour for _, colour in sorted(image.crop(below).convert("RGB").getcolors(1 << 14) or ())[-2:]}
        for image in (one, other)
    ]
    assert walls[0] == walls[1] == {theme.rgb(ROOF), theme.rgb(HOLLOW)}


def test_shops_without_a_cube_are_paler():
    state = start()
    state.shops = [NOBODY] * len(SHOPS)
    cubes(state, 1, "B6a", "R8d", "V4a", "R3b")
    image = drawn(state)
    for code, house, souk in zip(SHOPS, city.HOUSES, SOUK_OF, strict=True):
        awning = image.crop(panels.around(*MAP.at(house), bazaar.WIDTH - 4, bazaar.HEIGHT - 4))
        deep = theme.rgb(theme.TINTS[DATA["souk"][souk]["tint"]].deep)
        found = {colour: count for count, colour in awning.getcolors(1 << 16) or ()}
        assert (found.get(deep, 0) > 100) == (state.shops[SHOP[code]] != NOBODY), code


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
        sides.caravan(canvas, CARAVAN, state)
        said = [one for one in recorder.of(canvas) if one.sprite in ("token", "points")]
    assert [one.sprite for one in said] == ["points"] * 3 + ["token"] * len(state.caravan)
    slots = [sides.slot(CARAVAN, state, number) for number in range(3 * sides.row_length(state))]
    for (x0, y0), (x1, y1) in combinations(slots, 2):
        assert max(abs(x0 - x1), abs(y0 - y1)) >= sides.RIDER + 4
    assert min(x for x, _ in slots) - max(one.x for one in said if one.sprite == "points") > sides.RIDER + 8


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
def test_up_to_six_dice_of_a_floor_lie_one_on_another_as_large_as_there_is_room(
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
    assert min(box[2] - box[0] for box in boxes) >= sides.LEAST_DIE
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


@pytest.mark.parametrize(
    ("counts", "figures"),
    [
        ((3, 0), []),
        ((2, 1), []),
        ((4, 0), ["×4"]),
        ((9, 0), ["×9"]),
        ((5, 2), ["×5", "×2"]),
        ((4, 1), ["×4"]),
    ],
)
def test_more_than_three_dice_in_a_row_are_one_of_each_colour_with_how_many_there_are(
    counts: tuple[int, int], figures: list[str]
):
    room, most = 223, 78
    with recording() as recorder:
        canvas = Canvas.blank(GROUND, 400)
        sides.together(canvas, (800, 200), room, 2, counts, most)
        assert [one.text for one in recorder.of(canvas)] == figures
    boxes = sorted(canvas.sprites())
    assert len(boxes) == (sum(counts) if not figures else sum(map(bool, counts)) + len(figures))
    assert all(one[2] <= other[0] + 4 for one, other in pairwise(boxes)), "none lies on another"
    assert boxes[-1][2] - boxes[0][0] <= room + 4


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


def test_gates_are_open_before_the_dice_are_rolled():
    state = middle()
    state.ask, state.value, state.white, state.yellow = "roll", [0] * 6, [0] * 6, [0] * 6
    image = drawn(state)
    for floor in range(6):
        left, top, _, _ = sides.gate_box(TOWER, floor)
        assert image.getpixel((left + 40, top + 80)) == theme.rgb(PAPER), floor


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
            assert max(sizes) >= 37, word


# The last board


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


# The parts


def questions() -> Iterator[tuple[State, Sequence[Action]]]:
    """Yield positions of random games with what is asked, and rare ones."""
    rare = tower(table(), camel=(1, 1), gold=(6, 1))
    for seat, shop in ((1, "R3a"), (2, "V4a")):
        have(rare, seat, camels=0)
        cubes(rare, seat, shop)
    have(rare, 0, "gold3")
    play(rare, "supervise camel E1")
    yield rare, GAME.legal_actions(rare, rare.asked)
    play(rare, "first V4a pause")
    yield rare, GAME.legal_actions(rare, rare.asked)
    for seed in range(9):
        chance, rng = Chance.seeded(seed), Random(seed)
        state = GAME.setup(2 + seed % 3, {}, chance)
        while asked := GAME.pending(state):
            offered = GAME.legal_actions(state, asked[0].seat)
            yield state, offered
            GAME.play(state, asked[0].seat, GAME.sample(state, asked[0].seat, rng), chance)


def test_every_kind_of_question_has_a_picture_of_what_it_is_about():
    seen: set[str] = set()
    for state, offered in questions():
        scene = Scene(GAME.view(state, state.asked), NAMES[: len(state.players)], choices=tuple(offered))
        if {action.verb for action in offered} <= {"end", "stop", "pass"}:
            continue
        assert pictures.about("yspahan", scene) == "part", f"{state.ask}: {offered}"
        assert pictures.about("yspahan", replace(scene, view=View(state, None))) == "board"
        seen.add(state.ask)
    assert seen == {"roll", "act", "place", "order", "go_on", "protect", "end"}


def test_a_turn_that_leaves_no_trace_is_confirmed_beside_what_is_left_to_others():
    """Only the dice or, before they are rolled, the day."""
    state = middle()
    seat = (state.asked + 1) % len(state.players)
    mine = replace(spectator(state), view=View(state, seat), active=(seat,), last=())
    for ask, said in (("act", "V"), ("roll", "5")):
        state.ask = ask
        assert pictures.about("yspahan", mine) == "part"
        with recording() as recorder:
            canvas = part.draw(mine)
            assert canvas is not None
            words = " ".join(one.text for one in recorder.of(canvas)).split()
        assert said in words
        assert not [word for word in words if word[0] == "+"], "the viewer can gain nothing any more"
    over = event("week-over", week=2)
    for other in (replace(mine, draft=(over,)), replace(mine, active=(state.asked,))):
        assert pictures.about("yspahan", other) == "board"
    mine = replace(mine, view=View(state, state.asked), active=(state.asked,))
    assert pictures.about("yspahan", mine) == "board", "who is asked has something to choose"


PANEL, HIGHEST = 330, 430
"""px; the width of a panel on a phone, and the height that leaves room for the question and for buttons."""


@pytest.mark.parametrize(
    ("shops", "width"),
    [
        (("B3a", "B6e"), part.NARROW),
        (("B3a", "B8d"), theme.WIDTH),
        (("R8e", "R6d"), part.NARROW),
        (("V12c", "V6a"), part.NARROW),
        (("H4a", "H8c"), theme.WIDTH),
    ],
)
def test_shops_that_fit_into_a_narrow_picture_are_shown_in_one(
    shops: tuple[str, ...], width: int, monkeypatch: pytest.MonkeyPatch
):
    stages, state = stages_of(monkeypatch), middle()
    state.ask, state.floor = (
        "place",
        GAME.data["floors"].index(DATA["souk"][SOUK_OF[SHOP[shops[0]]]]["quarter"]),
    )
    canvas = part.draw(mover(state, *(Action("place", (shop,)) for shop in shops)))
    assert canvas is not None
    assert canvas.size[0] == width
    for shop in shops:
        assert stages[-1].shows(city.HOUSES[SHOP[shop]], bazaar.WIDTH / 2, bazaar.HEIGHT / 2)
        assert stages[-1].shows(city.PLATES[SOUK_OF[SHOP[shop]]], city.PLATE_WIDTH / 2, city.PLATE_HEIGHT / 2)


@pytest.mark.parametrize("kind", city.QUARTERS)
def test_a_part_shows_a_quarter_whole(kind: str):
    left, top, right, bottom = city.QUARTERS[kind]
    state = middle()
    shops = [
        code
        for code, (x, y) in zip(SHOPS, city.HOUSES, strict=True)
        if left <= x <= right and top <= y <= bottom
    ]
    state.shops = [NOBODY] * len(SHOPS)
    state.ask, state.floor, state.cubes = "place", GAME.data["floors"].index(kind), 2
    scene = mover(state, *(Action("place", (code,)) for code in shops))
    canvas = part.draw(scene)
    assert canvas is not None
    assert canvas.size[1] / canvas.size[0] * PANEL <= HIGHEST
    before = canvas.image.copy()
    for code in shops:
        scene.view.state.shops[SHOP[code]] = 1
        one = part.draw(scene)
        assert one is not None
        changed = ImageChops.difference(before, one.image).convert("L").histogram()
        assert sum(changed[1:]) > 5000, f"{code}: its cube is not on the picture"
        before = one.image.copy()


def test_the_tower_lists_the_numbered_moves_of_the_supervisor_below_the_dice():
    state = middle()
    offered = GAME.legal_actions(state, state.asked)
    moves = [action for action in offered if action.verb == "supervise"][:7]
    scene = mover(state, *offered)
    plain, listed = (part.draw(replace(scene, numbered=n)) for n in ((), tuple((a, 1) for a in moves)))
    assert plain is not None
    assert listed is not None
    assert listed.size[1] > plain.size[1]
    rows = city.Map(0, 0).area((60, asking.TOP, 900, asking.TOP + 700))
    unmarked = part.draw(replace(scene, numbered=tuple((a, 1) for a in moves), choices=tuple(offered)))
    assert unmarked is not None
    assert unmarked.image.crop(rows).tobytes() == listed.image.crop(rows).tobytes()


def test_the_tower_says_what_else_a_group_may_be_used_for():
    """How far the supervisor would go stands beside the dice as long as he may go there."""
    state = tower(table(), gold=(6, 2), camel=(3, 1))
    offered = GAME.legal_actions(state, state.asked)
    rest = [action for action in offered if action.verb != "supervise"]
    assert len(rest) < len(offered)
    for choices, steps in ((offered, ["3", "6"]), (rest, [])):
        with recording() as recorder:
            canvas = part.draw(mover(state, *choices))
            assert canvas is not None
            written = [said.text for said in recorder.of(canvas) if said.y > asking.TOP]
        assert [said for said in written if said in ("3", "6")] == steps


def test_who_has_taken_a_group_is_seen_in_full_colour_among_those_to_choose():
    state = tower(table(), gold=(6, 2), camel=(3, 1))
    state.value[1], state.taken[1] = 4, 1
    canvas = part.draw(mover(state, *GAME.legal_actions(state, state.asked)))
    assert canvas is not None
    colours = {colour: n for n, colour in canvas.image.getcolors(1 << 20) or ()}
    assert colours.get(theme.rgb(theme.SEATS[1].colour), 0) > 1000


def test_an_enlarged_code_is_legible_on_a_phone():
    least = 10 / 264 * theme.WIDTH
    assert city.code_size(windows.ZOOM) >= least
    assert least <= asking.WORDS
    assert city.code_size(1) > theme.CODE


def test_a_plate_shows_how_many_shops_of_its_souk_have_a_cube():
    """A bar, at least 4 px high on a phone, with a field for each, which has the colour of its cube."""
    state = middle()
    state.shops = [NOBODY] * len(SHOPS)
    cubes(state, 1, "B6a", "B6c", "B6e", "R3a")
    image, (wide, high) = drawn(state), bazaar.BAR
    assert high * SHOWN / theme.WIDTH >= 4
    counts: list[int] = []
    for souk, shops in enumerate(SOUK_SHOPS):
        x, y = city.PLATES[souk]
        bar = city.around((x, y + city.FILLED), wide, high)
        assert overlap(bar, PLATE_BOXES[souk]) == bazaar.BAR
        fields = [
            MAP.at((bar[0] + (field + 0.5) * wide / len(shops), y + city.FILLED))
            for field in range(len(shops))
        ]
        colours = [image.getpixel(round_to(field)) for field in fields]
        assert set(colours) <= {theme.rgb(theme.PAPER), theme.rgb(theme.SEATS[1].colour)}
        counts.append(colours.count(theme.rgb(theme.SEATS[1].colour)))
    assert counts == [sum(state.shops[shop] != NOBODY for shop in shops) for shops in SOUK_SHOPS]
    assert sorted(counts)[-2:] == [1, 3]


def test_codes_of_the_street_are_of_one_size_on_the_board():
    """Letters and numbers: the longest code is narrower, not smaller."""
    with recording() as recorder:
        city.sheet(1.0)
        said = recorder.of(board(spectator(start())))
    sizes: set[float] = set()
    for code, space in zip(STREET, city.SPACES, strict=True):
        x, y = MAP.at(space)
        inside = [one for one in said if abs(one.x - x) < city.COLUMN / 2 and abs(one.y - y) < 12]
        near = [one for one in inside if one.text == code]
        if space != city.SPACES[start().supervisor]:
            sizes |= {one.size for one in near}
            assert len(near) == 1, code
    assert sizes == {city.SPACE}


def test_where_the_supervisor_may_stay_his_stone_is_as_large_as_others_and_dark(
    monkeypatch: pytest.MonkeyPatch,
):
    """He stands on it, and nowhere else."""
    state = middle()
    here, beside = STREET[state.supervisor], STREET[state.supervisor + 1]
    stages = stages_of(monkeypatch)
    canvas, said = where_to(state, here, beside)
    drawn = stages[-1].map
    assert drawn
    stones = street.stones_at(drawn.zoom, priced=True)
    colours: list[set[object]] = []
    sizes = set[tuple[int, int]]()
    for space in (here, beside):
        left, top, right, bottom = stones.box(drawn, SPACE[space])
        sizes.add((right - left, bottom - top))
        stone = canvas.image.convert("RGB").crop((left + 8, top + 8, right - 8, bottom - 8))
        colours.append({colour for _, colour in stone.getcolors(1 << 16) or ()})
    assert len(sizes) == 1
    assert [theme.rgb(art.DEEP) in found for found in colours] == [True, False]
    assert [theme.rgb(FACE) in found for found in colours] == [True, False]
    assert not [one for one in said if one.text == here and one.size == street.SPACE_NAME]


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


def test_a_map_reaches_to_the_edges_of_its_picture():
    """What lies at an edge is cut there: nothing in the city ends in the air."""
    spaces = [SPACE[name] for name in ("N1", "N2", "N3", "N4", "C")]
    _, zoom, apart, shown = windows.crossing(spaces)
    left, top, right, bottom = city.Map(0, 0, zoom, apart).area(shown)
    box = theme.MARGIN, asking.TOP, theme.MARGIN + right - left, asking.TOP + bottom - top
    canvas = Canvas.blank(GROUND, 2000)
    stage = part._city(canvas, box, start(), shown, texts("en"), zoom, apart)
    assert stage.map
    x, y = (round(at) for at in stage.map.at((city.LEFT, city.TOP)))
    low = box[0] + 20, box[3] - 120, box[2] - 20, box[3] - 20
    assert [box for box in SHOP_BOXES if is_cut(box, shown) and box[1] < shown[3] < box[3]]
    laid = city.sheet(zoom, apart).image.crop((low[0] - x, low[1] - y, low[2] - x, low[3] - y))
    assert canvas.image.convert("RGB").crop(low).tobytes() == laid.convert("RGB").tobytes()


def test_a_map_goes_on_to_the_frame_where_its_picture_has_more_room():
    _, top, right, _ = windows.quarter_region("bag")
    shown = part.NEARER["bag"], top, right, 413
    canvas, high = Canvas.blank(GROUND, 2000), round((shown[3] - top) * windows.ZOOM)
    box = theme.MARGIN, asking.TOP, part.NARROW - theme.MARGIN, asking.TOP + high
    stage = part._city(canvas, box, start(), shown, texts("en"))
    assert stage.map
    edge, _, _, _ = stage.map.area(shown)
    assert edge - box[0] > 4, "there is more room"
    x, y = (round(at) for at in stage.map.at((city.LEFT, city.TOP)))
    laid = city.sheet(windows.ZOOM).image.crop((box[0] - x, box[1] - y, edge - x, box[3] - y))
    assert canvas.image.convert("RGB").crop((box[0], box[1], edge, box[3])).tobytes() == laid.tobytes()


def test_a_long_name_leaves_room_for_the_number_of_cards_in_hand():
    canvas = hand(hand_of_seven())
    assert canvas
    name, said = (box for box in canvas.words if box[3] < theme.MARGIN + HEAD)
    assert max(overlap(name, said)) > 0 >= overlap(name, said)[0]


def test_where_a_cube_may_be_kept_its_place_on_the_caravan_is_marked_in_its_colour(
    monkeypatch: pytest.MonkeyPatch,
):
    scene, boxes = loading(), list[Box]()
    state: State = scene.view.state
    caravan = sides.caravan

    def seen(canvas: Canvas, box: Box, *about: Any) -> None:
        boxes.append(box)
        caravan(canvas, box, *about)

    monkeypatch.setattr(sides, "caravan", seen)
    canvas = part.draw(scene)
    assert canvas
    colour = theme.rgb(theme.SEATS[state.shops[state.loading[0]]].colour)
    image = canvas.image.convert("RGB")
    for number in range(len(state.caravan), len(state.caravan) + 2):
        x, y = sides.slot(boxes[-1], state, number, part.CARAVAN)
        around = image.crop(panels.around(x, y, round(sides.RIDER * part.CARAVAN) + 8))
        found = {tone for _, tone in around.getcolors(1 << 16) or ()}
        assert (colour in found) == (number == len(state.caravan))


def test_the_cubes_of_the_topmost_shops_reach_over_no_edge_where_one_may_be_kept(
    monkeypatch: pytest.MonkeyPatch,
):
    stages = stages_of(monkeypatch)
    part.draw(loading())
    _, top, _, _ = stages[-1].region
    tops = [box[1] for box, house in zip(SHOP_BOXES, city.HOUSES, strict=True) if stages[-1].shows(house)]
    assert min(tops) - bazaar.ABOVE >= top


def is_cut(box: Box, shown: Box) -> bool:
    """Return True if a thing lies partly inside of what is shown."""
    across, down = overlap(box, shown)
    return min(across, down) > 0 and (across < box[2] - box[0] or down < box[3] - box[1])


@pytest.mark.parametrize("kind", city.QUARTERS)
def test_the_picture_of_a_quarter_cuts_no_shop_and_no_points(kind: str):
    shown = windows.quarter_region(kind)
    assert [box for box in (*SHOP_BOXES, *PLATE_BOXES) if is_cut(box, shown)] == []


@pytest.mark.parametrize(("shops", "whole"), [(("B3b", "B3c"), False), (("B3b", "B4b"), True)])
def test_a_panel_ends_below_the_last_shop_that_matters(
    shops: Sequence[str], whole: bool, monkeypatch: pytest.MonkeyPatch
):
    state = middle()
    state.shops, state.supervisor = [NOBODY] * len(SHOPS), SPACE["C"]
    state.ask, state.floor, state.cubes = "place", GAME.data["floors"].index("bag"), 2
    stages = stages_of(monkeypatch)

    def shown() -> Box:
        part.draw(mover(state, *(Action("place", (shop,)) for shop in shops)))
        return stages[-1].region

    lowest = city.HOUSES[SHOP["B4b"]][1] + bazaar.HEIGHT / 2
    assert (shown()[3] >= lowest) == whole
    left, top, right, _ = windows.quarter_region("bag")
    for y in range(200, city.BOTTOM, 20):
        ending = left, top, right, windows.uncut(left, right, y)
        assert [box for box in (*SHOP_BOXES, *PLATE_BOXES) if is_cut(box, ending)] == []
    state.shops[SHOP["B4d"]] = 1
    assert shown()[3] >= lowest, "a cube is shown"


@pytest.mark.parametrize("built", [0, 2, 6])
def test_a_panel_tells_how_many_cubes_are_to_be_placed(built: int):
    state = middle()
    state.players[state.asked].buildings = list(BUILDINGS[:built])
    state.ask, state.floor, state.cubes = "place", GAME.data["floors"].index("bag"), 5
    state.players[state.asked].gold = 37
    with recording() as recorder:
        canvas = part.draw(mover(state, Action("place", ("B3b",)), Action("place", ("B3c",))))
        assert canvas
        said = recorder.of(canvas)
    foot = [one for one in said if one.y > canvas.size[1] - theme.MARGIN - asking.HAVE]
    assert canvas.size[0] == part.NARROW
    assert [one.text for one in foot if not one.sprite][:1] == ["5"]
    begins = {one.text: one.x - text.width(one.text, asking.FIGURES) / 2 for one in foot if not one.sprite}
    cards = begins[str(len(state.players[state.asked].hand))] - 66 - 48 / 2
    assert begins["37"] + text.width("37", asking.FIGURES) < cards


def test_a_shop_is_shown_whole_with_few_others_cut():
    for code, house, box in zip(SHOPS, city.HOUSES, SHOP_BOXES, strict=True):
        x, y = house
        shown = windows.region(x - 60, y - 66, x + 60, y + 66, windows.SPAN, windows.SPAN, part.LEAST)
        assert overlap(box, shown) == (bazaar.WIDTH, bazaar.HEIGHT), code
        assert shown[2] - shown[0] == windows.SPAN, code
        assert shown[3] - shown[1] >= part.LEAST, code
        assert sum(is_cut(other, shown) for other in (*SHOP_BOXES, *PLATE_BOXES)) <= 5, code


def test_the_cards_of_others_are_on_no_part():
    state = middle()
    for player in state.players:
        player.hand = ["load", "swap"]
    offered = GAME.legal_actions(state, state.asked)
    for verbs in ({"play"}, {"take"}, {"supervise"}):
        scene = mover(state, *(action for action in offered if action.verb in verbs))
        mine = part.draw(scene)
        other = replace(scene, view=View(GAME.view(state, state.asked).state, state.asked))
        for seat, player in enumerate(other.view.state.players):
            if seat != state.asked:
                player.hand = ["gold3", "gold3"]
        theirs = part.draw(other)
        assert mine is not None
        assert theirs is not None
        assert mine.image.tobytes() == theirs.image.tobytes()


def test_a_post_shows_the_whole_board():
    assert part.draw(spectator(middle())) is None


@pytest.mark.parametrize("lang", sorted(LANGUAGES))
def test_the_names_of_quarters_fit_on_their_boards(lang: str):
    for kind in city.SIGNS:
        name = texts(lang).term("yspahan", "floor", kind)
        assert text.width(name, text.LEAST) <= bazaar.NAME[2], name


@pytest.mark.parametrize(
    ("asked", "offered"), [(placing(), {"R3b", "R8d", "R8e"}), (loading(), {"B6b"})], ids=["place", "protect"]
)
def test_in_the_city_only_shops_that_may_be_chosen_and_own_cubes_beside_them_keep_their_colours(
    asked: Scene, offered: set[str], monkeypatch: pytest.MonkeyPatch
):
    """Of cubes that may be kept, the one that is asked about alone."""
    state, souks = asked.view.state, {SOUK_OF[SHOP[name]] for name in offered}
    own = {name for name, shop in SHOP.items() if state.shops[shop] == state.asked and SOUK_OF[shop] in souks}
    assert own - offered
    if state.ask != "place":
        own = offered
    stages = stages_of(monkeypatch)
    difference = veiled("yspahan", asked, monkeypatch)
    stage = stages[-1]
    assert stage.map
    for name, shop in SHOP.items():
        if stage.shows(city.HOUSES[shop]):
            house = difference.crop(panels.around(*stage.map.at(city.HOUSES[shop]), 60))
            assert (ImageStat.Stat(house).mean[0] > 2) == (name not in offered | own), name


def test_one_map_shows_all_spaces_where_the_supervisor_may_go_and_the_crossing():
    """As large as it may be, with their stones whole."""
    found = set[tuple[int, float]]()
    for begin in STREET:
        for least, most in [(1, steps) for steps in range(1, 19)] + [
            (steps, steps + 2) for steps in range(1, 17)
        ]:
            near = {SPACE[begin]} | {
                space for space in range(len(STREET)) if least <= DISTANCE[SPACE[begin]][space] <= most
            }
            width, zoom, apart, shown = windows.crossing(near)
            found.add((width, zoom))
            drawn = city.Map(0, 0, zoom, apart)
            left, top, right, bottom = drawn.area(shown)
            assert abs(right - left - width + 2 * theme.MARGIN) <= 2, (begin, least, most)
            assert bottom - top <= windows.TALLEST[width] + windows.SLACK * zoom
            stones = street.stones_at(zoom, priced=True)
            for space in near:
                box = stones.box(drawn, space)
                assert left <= box[0], (begin, STREET[space])
                assert top <= box[1], (begin, STREET[space])
                assert box[2] <= right, (begin, STREET[space])
                assert box[3] <= bottom, (begin, STREET[space])
    assert found == {(width, zoom) for width, (zoom, _) in windows.WINDOWS}


def test_spaces_beside_each_other_where_the_supervisor_may_go_are_in_one_frame():
    spaces = [SPACE[code] for code in ("W2", "C", "E1", "W1", "E3", "N2", "N1", "S2", "W5")]
    found = [[STREET[space] for space in row] for row in street.rows(spaces)]
    assert sorted(found) == [["E3"], ["N2", "N1"], ["S2"], ["W2", "W1", "C", "E1"], ["W5"]]


@pytest.mark.parametrize("kind", city.QUARTERS)
def test_there_is_ground_around_the_shops_of_a_quarter(kind: str, monkeypatch: pytest.MonkeyPatch):
    left, top, right, bottom = city.QUARTERS[kind]
    boxes = {
        code: box
        for code, (x, y), box in zip(SHOPS, city.HOUSES, SHOP_BOXES, strict=True)
        if left <= x <= right and top <= y <= bottom
    }
    state = middle()
    state.ask, state.floor, state.cubes = "place", GAME.data["floors"].index(kind), 2
    stages = stages_of(monkeypatch)
    part.draw(mover(state, *(Action("place", (code,)) for code in boxes)))
    shown = stages[-1].region
    for code, box in boxes.items():
        sides_of = box[0] - shown[0], box[1] - shown[1], shown[2] - box[2], shown[3] - box[3]
        assert min(sides_of) * windows.ZOOM >= 20, code


@pytest.mark.parametrize("dests", [("W5", "E1", "N1"), ("W8", "E4", "S4"), ("W4", "E7", "S7")])
def test_the_number_of_a_move_leaves_the_code_of_its_space_legible(dests: tuple[str, ...]):
    moves = tuple(Action("supervise", ("barrel", dest)) for dest in dests)
    scene = replace(mover(middle(), *moves), last=())
    scene = replace(scene, numbered=tuple((move, n) for n, move in enumerate(moves, 1)))
    with recording() as recorder:
        canvas = part.draw(scene)
        assert canvas is not None
        said = recorder.of(canvas)
    for number, dest in enumerate(dests, 1):
        (badge,) = [one for one in said if one.sprite == "badge" and one.text == str(number)]
        code = max(
            (one for one in said if one.text in (dest, dest[1:]) and not one.sprite), key=lambda one: one.size
        )
        right, top = code.x + text.width(code.text, round(code.size)) / 2, code.y - CAPITAL / 2 * code.size
        assert hypot(badge.x - right, badge.y - top) > 0.4 * asking.BADGE, dest
        assert code.size >= city.LEGIBLE


def test_large_frames_of_shops_one_above_the_other_do_not_overlap():
    frame = bazaar.HEIGHT * windows.ZOOM + 2 * pieces.OUTSIDE / windows.ZOOM
    for (x0, y0), (x1, y1) in combinations(city.HOUSES, 2):
        if abs(x0 - x1) < bazaar.WIDTH / 2:
            assert abs(y0 - y1) * windows.ZOOM > frame - 3, "they share at most their dark edges"


def stages_of(monkeypatch: pytest.MonkeyPatch) -> list[Stage]:
    """Return a list that grows by the stage of each panel that is drawn, if anything on it is veiled."""
    stages: list[Stage] = []
    fade = pieces.fade

    def seen(canvas: Canvas, stage: Stage, *about: Any) -> None:
        stages.append(stage)
        fade(canvas, stage, *about)

    monkeypatch.setattr(pieces, "fade", seen)
    return stages


def test_only_buildings_that_may_be_built_keep_their_colours(monkeypatch: pytest.MonkeyPatch):
    state = middle()
    state.ask = "end"
    offered = ("store", "market")
    difference = veiled(
        "yspahan", mover(state, *(Action("build", (kind, "")) for kind in offered)), monkeypatch
    )
    box = (
        theme.MARGIN,
        asking.TOP,
        1000,
        asking.TOP + len(BUILDINGS) * part.YARD_ROW + 2 * sides.PAD + part.FOOT,
    )
    for number, kind in enumerate(BUILDINGS):
        row = difference.crop(sides.row(box, number, len(BUILDINGS), part.FOOT))
        assert (ImageStat.Stat(row).mean[0] > 1) == (kind not in offered), kind


def test_only_spaces_where_the_supervisor_may_go_keep_their_colours(monkeypatch: pytest.MonkeyPatch):
    stages = stages_of(monkeypatch)
    offered = ("W1", "W3", "W4")
    state = middle()
    scene = replace(mover(state, *(Action("supervise", ("camel", dest)) for dest in offered)), last=())
    difference = veiled("yspahan", scene, monkeypatch)
    stage = stages[-1]
    assert stage.map
    for name, space in SPACE.items():
        if stage.shows(city.SPACES[space]) and space != state.supervisor:
            disc = difference.crop(panels.around(*stage.map.at(city.SPACES[space]), 40))
            assert (ImageStat.Stat(disc).mean[0] > 1) == (name not in offered), name


@pytest.mark.parametrize("loaded", range(1, 13))
def test_a_cube_on_the_caravan_is_shown_on_its_row_alone(loaded: int):
    state = middle()
    state.caravan = [1] * loaded
    length = sides.row_length(state)
    scene = replace(spectator(state), bare=True)
    (place,) = places(scene, (event("loaded", 1, shop="R3a", seat=1),))
    assert place
    assert place.card
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


def test_what_happened_shows_the_caravan_large_with_its_points_beside_it():
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
        assert [box for box in SHOP_BOXES if min(overlap(MAP.area(box), place.card)) > 2] == []
        assert overlap(place.card, place.box) == (place.box[2] - place.box[0], place.box[3] - place.box[1])
        points = [
            one for one in said if place.box[0] < one.x < place.box[2] and place.box[1] < one.y < place.box[3]
        ]
        assert len([one for one in points if one.text.startswith("+") and not one.sprite]) == 3
        assert min(one.size for one in points if one.text.startswith("+") and not one.sprite) >= 60
    assert counted
    (loaded,) = places(replace(spectator(middle()), bare=True), (event("loaded", 3, shop="R3a", seat=3),))
    assert loaded
    assert loaded.card
    assert loaded.card[2] - loaded.card[0] == BELOW, "as wide without points"


def test_where_a_cube_was_placed_the_frame_is_clear_of_the_letters_of_the_shops():
    """Of its own, and of one above it."""
    for shop, (x, y) in enumerate(city.CODE_PLACES):
        (place,) = told(event("placed", 2, shop=SHOPS[shop]), shops=[2] * len(SHOPS))
        assert place
        left, top, right, bottom = place.box
        outer = changes.PAD + sprites.BEYOND
        inner = bottom + outer - sprites.DARK - parts.LINE - sprites.LIGHT
        _, foot = MAP.at((x, y + text.CAPITAL / 2 * city.LETTER))
        assert foot <= inner
        for above in city.CODE_PLACES:
            across, low = MAP.at((above[0], above[1] + text.CAPITAL / 2 * city.LETTER))
            assert not (left < across < right and top - outer < low < top + outer), SHOPS[shop]


def test_a_board_has_the_letter_of_each_shop_and_the_rest_of_its_code_on_the_plate_of_its_souk():
    with recording() as recorder:
        said = recorder.of(board(spectator(start())))

    def at(place: tuple[float, float]) -> list[Said]:
        x, y = MAP.at(place)
        near = [one for one in said if abs(one.x - x) < bazaar.WIDTH / 2 and abs(one.y - y) < 12]
        return sorted(near, key=lambda one: one.x)

    for shop, code in enumerate(SHOPS):
        x, y = city.PLATES[SOUK_OF[shop]]
        plate, letter = at((x, y + city.VALUE)), at(city.CODE_PLACES[shop])
        assert "".join(one.text for one in (*plate, *letter)) == code
        assert [one.size for one in letter] == [city.LETTER]
        assert [one.size for one in plate] == [city.NAMED], "letter and number are of one size"


def told(*events: Event, **more: object) -> list[Place | None]:
    state = middle()
    for name, value in more.items():
        setattr(state, name, value)
    return places(spectator(state), events)


def is_lit(place: Place | None, box: Box) -> bool:
    """Return True if a thing on the map keeps its colours where a place is shown."""
    assert place
    return panels.corners(MAP.area(box)) in place.above


def test_what_happened_has_the_whole_code_of_a_shop_where_a_cube_was_placed():
    state = middle()
    cubes(state, 1, "R3a")
    for events, codes in (((event("placed", 1, shop="R3a"),), {"R3a"}), ((), set[str]())):
        with recording() as recorder:
            said = recorder.of(board(replace(spectator(state), bare=True, last=events)))
        assert {one.text for one in said} & {*SHOPS} == codes


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
        box = panels.around(*MAP.at(city.HOUSES[SHOP[shop]]), bazaar.WIDTH + 16, bazaar.HEIGHT + 16)
        assert (panels.corners(box) in first.above) == (shop[:2] in ("H4", "H6")), shop


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
    x, y = MAP.at(city.SPACES[SPACE[begin]])
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


def test_dice_that_are_not_rolled_yet_have_no_values_where_there_is_no_choice():
    state = start(3)
    with recording() as recorder:
        canvas = part.draw(mover(state, Action("roll", (0,))))
        assert canvas is not None
        assert "9" in [one.text for one in recorder.of(canvas)]
        assert [one.text for one in recorder.of(art._unknown(rolling.ALONE, theme.WHITE))] == ["?"]
    row = range(asking.TOP, asking.TOP + rolling.LONE_ROW)
    dice = sorted(box for box in canvas.sprites() if box[1] in row and box[2] - box[0] > rolling.ALONE)
    dice = [box for box in dice if box[2] - box[0] < 2 * rolling.ALONE and box[3] - box[1] > rolling.ALONE]
    assert len(dice) == 9
    assert all(one[2] <= other[0] for one, other in pairwise(dice)), "side by side"


def test_a_roll_that_is_to_be_confirmed_shows_its_yellow_dice_and_what_they_cost():
    state = start(3)
    with recording() as recorder:
        canvas = part.draw(mover(state, Action("roll", (2,))))
        assert canvas is not None
        assert {"9+2", change(-2)} <= {one.text for one in recorder.of(canvas)}
    dice = opened(canvas.png()).crop((theme.MARGIN, asking.TOP, theme.WIDTH, asking.TOP + rolling.LONE_ROW))
    assert sum(n for n, colour in dice.getcolors(256) or () if colour == theme.rgb(theme.GOLD)) > 3500


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


def test_faded_pieces_keep_their_colours_apart():
    """The staves of a barrel, and the blue of an awning."""

    def veiled_as(colour: str) -> tuple[int, int, int]:
        found = theme.rgb(theme.blend(colour, theme.PAPER, panels.VEIL * GROUND.veil))
        near = [theme.rgb(one) for one in theme.palette(GROUND)]
        return min(near, key=lambda one: sum((a - b) ** 2 for a, b in zip(one, found, strict=True)))

    wood, staves = veiled_as(theme.WOOD), veiled_as(theme.SADDLE)
    assert wood[0] - staves[0] > 8
    red, green, blue = veiled_as(FADED["blue"])
    assert blue > green > red


@pytest.mark.parametrize(("begin", "dest"), [("W5", "E1"), ("S6", "N1"), ("E6", "S3"), ("N4", "W2")])
def test_a_way_begins_outside_of_the_ring_where_the_supervisor_began(begin: str, dest: str):
    start, end = (city.SPACES[SPACE[space]] for space in (begin, dest))
    points = street.walk(start, end)
    (x0, y0), (x1, y1) = points[:2]
    assert hypot(x0 - start[0], y0 - start[1]) > street.BEGAN + panels.MARKED
    assert hypot(x1 - start[0], y1 - start[1]) > hypot(x0 - start[0], y0 - start[1])


def test_a_way_ends_with_room_for_its_arrow():
    for began, ended in permutations(city.SPACES, 2):
        (x0, y0), (x1, y1) = street.walk(began, ended)[-2:]
        near = hypot(ended[0] - began[0], ended[1] - began[1]) < street.NEXT
        assert hypot(x1 - x0, y1 - y0) > street.HEAD or near


def test_of_what_happened_a_part_of_the_map_shows_no_slice_of_the_caravan():
    state = middle()
    images: list[Image.Image] = []
    for loaded in (0, 6):
        state.caravan = [1] * loaded
        images.append(board(replace(spectator(state), bare=True)).image.convert("RGB").crop(CARAVAN))
    assert images[0].tobytes() == images[1].tobytes()


def around_the_corner(began: Point, ended: Point) -> bool:
    """Return True if a way leads to the first space of the other street."""
    turns = bool(began[0] * ended[1] or began[1] * ended[0])
    return turns and hypot(*ended) < street.NEXT


def test_a_way_follows_the_middle_of_the_streets_by_the_crossing():
    for began, ended in permutations(city.SPACES, 2):
        points = street.walk(began, ended)
        if around_the_corner(began, ended):
            assert all(min(abs(x), abs(y)) < 1e-6 for x, y in points[1:-1])
            continue
        assert all(min(abs(x), abs(y)) < 1e-6 for x, y in points)
        assert len(points) == 2 + bool(began[0] * ended[1] or began[1] * ended[0])


def test_the_last_leg_of_a_way_around_the_corner_can_be_seen_beside_the_supervisor():
    for began, ended in permutations(city.SPACES, 2):
        if not around_the_corner(began, ended) or hypot(*began) < 2 * street.NEXT:
            continue
        (x, y), (x0, y0) = street.walk(began, ended)[-2], ended
        beside = max(abs(x - x0) - art.PLATE[0] / 2, abs(y - y0) - art.PLATE[1] / 2)
        assert beside > changes.PAD + changes.LINE + 2 * changes.HEAD, f"from {began} to {ended}"
