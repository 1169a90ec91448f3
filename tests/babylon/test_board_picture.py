"""The board of Babylon: golden ones, what lies where, what stays legible and what belongs to each player.

`UPDATE_GOLDEN=1 pytest tests/babylon/test_board_picture.py` draws the golden ones again: look at each.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import pairwise, product

import pytest
from PIL import Image, ImageChops

from engine.chance import Chance
from engine.core import Event
from engine.games.babylon.quarry import earned
from engine.games.babylon.state import CELL, DATA, NONE, ROUNDS, SIDE, Garden, State
from locales import LANGUAGES, texts
from render import pictures, theme
from render.boards import babylon
from render.boards.babylon import art, garden, hanging, meadow, oblique, overview, part, relief
from render.boards.babylon import quarry as quarries
from render.boards.babylon.detail import GARDEN, PLOT, whole
from render.boards.babylon.ground import GROUND, LAND, RIM, RUIN, SKY, SUN
from render.boards.babylon.overview import (
    COMING,
    COUNT,
    FACTS,
    HEAD,
    PAD,
    ROUND,
    SAID,
    SCORES,
    TOKEN,
    TWICE,
    UNSEEN,
    board,
    boxes,
    ground,
    view,
)
from render.boards.babylon.quarry import LARGE as RACK
from render.boards.babylon.quarry import TABLE, stack_box
from render.canvas import Box, Canvas
from render.pen import Point
from render.scene import Scene
from tests.babylon.picturing import drafted, middle, offered, panels, same, scene
from tests.babylon.tools import GAME, deco, put, quarry, table
from tests.pictures import MOST_BYTES, NAMES, NASTY, compare, opened
from tests.words import SHOWN, Said, recording


def start() -> State:
    return table()


def over() -> Scene:
    """The last round is over, and the points are told."""
    state = middle()
    state.ask, state.asked, state.new, state.doubles, state.fresh = "", NONE, NONE, 0, 0
    return scene(state, seat=0, last=(Event("won", 0),))


PICTURES = {
    "babylon-start": lambda: pictures.board(
        "babylon", scene(start(), *GAME.legal_actions(start(), start().asked))
    ),
    "babylon-middle": lambda: pictures.board("babylon", scene(middle())),
    "babylon-draft": lambda: pictures.detail("babylon", drafted()),
    "babylon-prices": lambda: pictures.detail("babylon", scene(middle(), *offered(middle(), "new", "F5"))),
    "babylon-over": lambda: pictures.board("babylon", over()),
    "babylon-cover": lambda: pictures.cover("babylon", NAMES[:3], 4),
}


@pytest.mark.parametrize("name", PICTURES)
def test_golden_picture(name: str) -> None:
    compare(name, PICTURES[name]())


def shown(scene: Scene) -> Image.Image:
    canvas = whole(scene)
    assert canvas is not None
    return canvas.image


def test_the_large_garden_is_the_viewers_in_a_draft_and_else_the_movers() -> None:
    state = middle()
    mine = shown(scene(state))
    assert same(mine, shown(scene(state, seat=1)), GARDEN), "seat B looks on while seat A moves"
    state.asked = 1
    assert not same(mine, shown(scene(state)), GARDEN)
    finished = scene(state, seat=0, draft=(Event("stored", 0),))
    assert same(mine, shown(finished), GARDEN), "seat A has a draft to confirm"


def test_there_is_a_large_garden_from_the_start_to_the_end() -> None:
    state = table(2)
    assert state.ask == "thin"
    assert pictures.detail("babylon", scene(state))
    state.ask, state.asked = "", NONE
    assert pictures.detail("babylon", scene(state, seat=1))
    assert pictures.detail("babylon", scene(state)) is None, "a spectator has no garden"


def test_what_is_covered_leaves_no_trace() -> None:
    pair = [table(), table()]
    for state in pair:
        put(state, "B2 f1 .S/.. pink")
    deco(pair[0], "S", "C2")
    for state in pair:
        put(state, "C1 f2 SF/TB white")
        state.ask = "take"
    assert same(*(shown(scene(state)) for state in pair), GARDEN)


@pytest.mark.parametrize(("hidden", "roof"), [("D2", "C2 f2 open=NE"), ("F2", "F2 f2 open=NW")])
def test_a_long_piece_is_seen_where_it_is_uncovered(hidden: str, roof: str) -> None:
    pair = [table(), table()]
    for state in pair:
        put(state, "C1 f1 ../.B pink")
        put(state, "F1 f1 ../B. pink")
    deco(pair[0], "B", "D2-F2")
    for state in pair:
        put(state, roof)
    bridge, none = (shown(scene(state)) for state in pair)
    for cell in ("D2", "E2", "F2"):
        x, y = PLOT.corner(CELL[cell], 1)
        assert same(bridge, none, (x + 8, y + 8, x + 96, y + 96)) == (cell == hidden), cell


def test_the_quarry_has_the_colour_of_whoever_takes_a_tile_from_it() -> None:
    """It is what the question is about; while they build, their garden alone is."""
    colour = theme.rgb(theme.SEATS[1].colour)
    for ask, active, framed in (("take", (1,), True), ("take", (), False), ("build", (1,), False)):
        state = table(3)
        state.ask, state.asked = ask, 1
        left, top, right, _ = overview.boxes_of(state)[overview.QUARRY]
        picture = opened(board(replace(scene(state), active=active)).png()).convert("RGB")
        line = top - quarries.ASKED + quarries.DARK + quarries.LINE // 2
        assert (picture.getpixel(((left + right) // 2, line)) == colour) == framed


def test_an_empty_slot_takes_no_room_beside_the_columns() -> None:
    places: list[float] = []
    for spare in (0, NONE):
        state = table(2)
        state.players[0].spare, state.players[0].singles = spare, 3
        left, top, right, bottom = overview.boxes_of(state)[0]
        with recording() as recorder:
            said = recorder.of(board(scene(state)))
        inside = (word for word in said if left < word.x < right and top < word.y < bottom)
        places += (word.x for word in inside if word.size == overview.HELD and word.text == "3")
    stored, alone = places
    assert stored - alone == overview.SLOT + overview.BETWEEN


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_of_a_garden_is_in_its_panel_from_the_start(seats: int) -> None:
    """A row that is not shown would seem not to exist."""
    for places in ((), ("D4",), ("A1", "G7"), ("A7", "G1"), ("B2", "F5")):
        state = table(seats)
        for place in places:
            put(state, f"{place} f1 ../.. white")
        for seat in range(seats):
            seen_as, (left, top, right, bottom) = view(state, seat), boxes(seats)[seat]
            assert (seen_as.part, seen_as.zoom) == (oblique.WHOLE, oblique.ALL)
            for corner in ((0, 0), (SIDE, 0), (SIDE, SIDE), (0, SIDE)):
                x, y = seen_as.at(*corner)
                assert left < x < right
                assert top + HEAD < y < bottom


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_highest_storey_and_the_holes_are_in_the_sky_of_each_garden(seats: int) -> None:
    state = table(seats)
    put(state, "A1 f1 ../.. white")
    put(state, "C1 f1 ../.. white")
    put(state, "B1 f2 ../.. white")
    with recording() as recorder:
        said = recorder.of(board(scene(state)))
    for seat, facts in enumerate([["2", "56"]] + [["0", "64"]] * (seats - 1)):
        left, top, right, _ = boxes(seats)[seat]
        sky = [
            word for word in said if left < word.x < right and top + HEAD < word.y < top + HEAD + 2 * FACTS
        ]
        assert [word.text for word in sky if word.size == SAID] == facts


def test_a_board_for_four_is_not_higher_than_2860_px() -> None:
    assert board(scene(table(4))).size[1] <= 2860


@pytest.mark.parametrize("asked", [0, 1])
def test_it_is_evening_in_the_garden_of_whoever_is_asked_alone(asked: int) -> None:
    """Sky and hills of the others are calm: behind each of them the same sun would be a pattern."""
    found = boxes(2)
    picture = board(replace(scene(table(2)), active=(asked,))).image
    for seat, (left, top, *_) in enumerate(found[seat] for seat in range(2)):
        low = top + HEAD + meadow.YARD_HORIZON
        across, down = meadow.SUN_AT
        for at, colour in (((left + across, low + down), SUN), ((left + 20, low - 40), RUIN)):
            there = picture.getpixel(at)
            assert isinstance(there, tuple)
            near = all(abs(a - b) <= 6 for a, b in zip(there, theme.rgb(colour), strict=True))
            assert near == (seat == asked), (seat, at)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_land_around_a_garden_fills_its_panel_below_the_head(seats: int) -> None:
    """And all of its board is there."""
    state = table(seats)
    for anchors in (("D4",), ("B2", "F5"), ("A1", "G7"), ("A4", "G4"), ("D1", "C7")):
        for anchor in anchors:
            put(state, f"{anchor} f1 ../.. white")
        for seat, (left, top, right, bottom) in ((seat, boxes(seats)[seat]) for seat in range(seats)):
            canvas, eye = ground(seats), view(state, seat)
            hanging.board(canvas, eye, land=(left, top + HEAD, right, bottom))
            picture = canvas.image
            for x, y in product((left + 1, right - 2), (top + HEAD, bottom - 20)):
                there = picture.getpixel((x, y))
                assert isinstance(there, tuple)
                land = theme.rgb(SKY[0] if y < bottom - 20 else LAND[-1])
                assert all(abs(one - other) <= 4 for one, other in zip(there, land, strict=True))
            assert picture.getpixel((left + 20, top + HEAD - 1)) == theme.rgb(theme.PAPER)
            west, north, east, south = eye.part
            ends = (eye.at(west, south)[0], eye.at(west, north)[1], eye.at(east, north)[0])
            assert left + 14 < ends[0] - 12 < ends[2] + 12 < right - 14, "clear of the frame of the panel"
            assert ends[1] > top + HEAD
            assert eye.at(east, south)[1] + relief.FRONT < bottom
        state = table(seats)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_name_is_not_hidden_while_stacks_are_framed(seats: int) -> None:
    state = table(seats)
    state.ask, head = "take", boxes(seats)[0]
    took = Event("took", 0, (("stack", 5),))
    plain, framed, taken = (
        opened(pictures.board("babylon", one))
        for one in (
            scene(state),
            scene(state, *GAME.legal_actions(state, state.asked)),
            scene(state, last=(took,)),
        )
    )
    band = head[0], head[1] + 8, head[2], head[1] + HEAD
    assert same(plain, framed, band)
    assert same(plain, taken, band)


def test_a_storey_is_drawn_where_it_rises_to() -> None:
    picture = shown(scene(middle()))
    for cell, storey in (("A1", 1), ("A6", 3), ("E5", 1)):
        for height in range(5):
            x, y = PLOT.corner(CELL[cell], height)
            rim = picture.getpixel((x + 50, y + 5)) == theme.rgb(RIM)
            assert rim == (height == storey), f"{cell} on storey {height}"


def test_the_symbols_in_the_quarry_can_be_told_apart_on_a_phone() -> None:
    *_, taking = panels()
    across, _ = part.draw(taking).size
    assert RACK.tile * art.SPACE / 206 >= 20 / SHOWN * across


def test_the_quarry_has_all_of_the_width() -> None:
    """A tile is chosen from it: its symbols can be told apart on a phone."""
    for seats in GAME.seats:
        left, _, right, _ = box = boxes(seats)["quarry"]
        assert (left, right) == (theme.MARGIN, theme.WIDTH - theme.MARGIN)
        assert TABLE.tile < art.LARGE, "its symbols are as large as there is room"
        assert TABLE.tile * art.SPACE / 206 * SHOWN / theme.WIDTH >= 11
        whole = [stack_box(box, stack, TABLE) for stack in (0, 15)]
        assert left <= whole[0][0] < whole[1][2] <= right


def test_only_the_most_columns_that_a_tile_brings_are_large() -> None:
    """No colour says so: those in the picture belong to players."""
    state = quarry(table(4), "c g c c / c g b b / c - c g / c c c c")
    state.ask = "take"
    picture, box = board(scene(state)).image, boxes(4)["quarry"]
    gains = {stack: earned(state, stack, state.players[state.asked]) for stack in range(16)}
    most, high = max(gains.values()), dict[int, int]()
    for stack in gains:
        left, top, right, bottom = stack_box(box, stack, TABLE)
        beside = picture.crop((left + TABLE.inset + TABLE.tile + 12, top + 8, right - 8, bottom - 8))
        assert theme.rgb(theme.GOLD) not in {at for _, at in beside.getcolors(1 << 16) or ()}
        ink = ImageChops.difference(beside, Image.new("RGB", beside.size, theme.INK)).convert("L")
        _, upper, _, lower = ink.point([255, *[0] * 255]).getbbox() or (0, 0, 0, 0)
        high[stack] = lower - upper
    best = [stack for stack, n in gains.items() if n == most and state.quarry[stack] != NONE]
    others = [high[stack] for stack in gains if stack not in best]
    assert min(high[stack] for stack in best) > 1.1 * max(others)


def test_numbers_of_stacks_are_beside_the_upper_ends_of_their_tiles() -> None:
    """As long as no column is shown, tile and number are in the middle together."""
    thinning, taking = table(2), table(2)
    taking.ask = "take"
    places: list[dict[str, Said]] = []
    for state in (thinning, taking):
        with recording() as recorder:
            said = recorder.of(board(scene(state)))
        left, top, right, bottom = boxes(2)["quarry"]
        inside = [word for word in said if left < word.x < right and top < word.y < bottom]
        places.append({word.text: word for word in inside if not word.sprite})
    for stack in range(16):
        _, top, _, bottom = stack_box(boxes(2)["quarry"], stack, TABLE)
        upper = (top + bottom) / 2 - TABLE.tile / 2
        idle, beside = (place[str(stack + 1)] for place in places)
        assert upper < idle.y - 0.3 * idle.size < idle.y == beside.y < upper + 0.5 * beside.size
        assert idle.size == beside.size
        assert idle.x > beside.x


def coming(state: State, lang: str = "en") -> tuple[list[tuple[str, Point]], list[Said]]:
    """Return the tokens that are shown as still to come, with their places, and the words there."""
    found: list[tuple[str, Point]] = []
    tokens = {id(art.token(effect, UNSEEN)): effect for effect in DATA["tokens"]}

    class Noting(Canvas):
        def paste(self, sprite: Image.Image, x: float, y: float) -> None:
            if id(sprite) in tokens:
                found.append((tokens[id(sprite)], (x, y)))
            super().paste(sprite, x, y)

    box = overview.boxes_of(state)[COMING]
    overview.still_to_come(Noting.blank(GROUND, 2400), box, state, texts(lang))
    canvas = Canvas.blank(GROUND, 2400)
    with recording() as recorder:
        overview.still_to_come(canvas, box, state, texts(lang))
        return found, [word for word in recorder.of(canvas) if not word.sprite]


@pytest.mark.parametrize("lang", sorted(LANGUAGES))
@pytest.mark.parametrize("seats", [2, 3])
def test_tokens_that_may_still_come_stay_in_their_place(lang: str, seats: int) -> None:
    """In one line, with the words that say so before them."""
    state = table(seats)
    state.token, state.tokens = "plus1", [effect for effect in DATA["tokens"] for _ in range(2)]
    tokens, said = coming(state, lang)
    left, top, right, bottom = overview.boxes_of(state)[COMING]
    assert [effect for effect, _ in tokens] == list(DATA["tokens"])
    assert " ".join(word.text for word in said if word.text != "2") == texts(lang)("render-babylon-tokens")
    xs = [x for _, (x, _) in tokens]
    assert len({y for _, (_, y) in tokens}) == 1
    assert min(b - a for a, b in pairwise(xs)) >= UNSEEN + TWICE, "no number is on a token"
    assert max(xs) + UNSEEN / 2 <= right - PAD / 2
    for word in (word for word in said if word.text != "2"):
        assert left <= word.x < word.x + word.size < xs[0] - UNSEEN / 2 - TWICE
        assert word.size >= 39, "none is cut, though there are two of each token"
        assert top < word.y < bottom
    state.round = ROUNDS[seats]
    assert COMING not in overview.boxes_of(state), "after the last round, none comes"
    state.round, state.tokens = 1, []
    assert COMING not in overview.boxes_of(state), "a heading over nothing"


def test_tokens_of_a_kind_are_counted_in_figures_that_a_phone_shows() -> None:
    state = table(2)
    state.tokens = ["double", "plus1", "plus1"]
    tokens, _ = coming(state)
    assert [effect for effect, _ in tokens] == ["plus1", "double"]
    with recording() as recorder:
        said = recorder.of(board(scene(state)))
    left, top, right, bottom = overview.boxes_of(state)[COMING]
    inside = [word for word in said if left < word.x < right and top < word.y < bottom]
    assert [word.text for word in inside if word.text.isdigit()] == ["2"], "one of the others"
    assert COUNT * SHOWN / theme.WIDTH >= 7


@pytest.mark.parametrize("lang", sorted(LANGUAGES))
def test_what_tokens_do_is_told_in_letters_of_one_size_that_a_phone_shows(lang: str) -> None:
    sizes = set[float]()
    for effect, seats in product(DATA["tokens"], GAME.seats):
        state = table(seats)
        state.token = effect
        with recording() as recorder:
            said = recorder.of(board(replace(scene(state), lang=lang)))
        left, top, right, bottom = overview.boxes_of(state)[TOKEN]
        inside = [word for word in said if left < word.x < right and top < word.y < bottom]
        sizes.update(word.size for word in inside if not word.sprite)
        assert max(word.y + word.size / 2 for word in inside) < bottom - PAD / 4
    assert len(sizes) == 1
    assert sizes.pop() * SHOWN / theme.WIDTH >= 9


def test_the_quarry_is_at_the_top_and_gardens_follow_in_order() -> None:
    """What rules the round is between them; with three players, the points are beside the third garden."""
    for seats in GAME.seats:
        found = boxes(seats)
        gardens = [found[seat] for seat in range(seats)]
        assert gardens == sorted(gardens, key=lambda box: (box[1], box[0]))
        assert found["quarry"][1] == min(box[1] for box in found.values())
        assert found[TOKEN][3] == found[ROUND][1], "what rules the round is above it"
        assert found[ROUND][2] == found[COMING][0]
        assert found["quarry"][3] < found[TOKEN][1] < found[COMING][3] < gardens[0][1]
        if seats == 3:
            assert (found[SCORES][1], found[SCORES][3]) == (found[2][1], found[2][3])
        below = [box for box in found.values() if box[3] == gardens[-1][3]]
        ends = [
            (min(box[0] for box in some), max(box[2] for box in some)) for some in (below, found.values())
        ]
        assert ends[0] == ends[1], "no empty places"


@pytest.mark.parametrize("draw", [pictures.board, pictures.detail])
def test_the_end_leaves_the_pieces_clean(draw: Callable[..., bytes]) -> None:
    end = over()
    assert same(*(opened(draw("babylon", at)) for at in (end, replace(end, last=()))), (0, 0, 1600, 1000))


def test_the_end_has_no_token_but_says_what_the_points_are_for() -> None:
    one, other = over(), over()
    other.view.state.token, other.view.state.tokens = "plus1", []
    box = overview.boxes_of(one.view.state)[SCORES]
    assert same(*(opened(pictures.board("babylon", at)) for at in (one, other)), box)
    other.view.state.players[1].garden = table().players[1].garden
    assert not same(*(opened(pictures.board("babylon", at)) for at in (one, other)), box)


def test_the_end_in_words_has_no_round_and_no_token() -> None:
    told = {fact.kind for fact in GAME.facts(over().view)}
    assert "board-over" in told
    assert not told & {"board-round", "board-tokens"}


def test_a_boat_is_on_the_water_until_something_is_built(monkeypatch: pytest.MonkeyPatch) -> None:
    state = table(2)

    def boats() -> list[bool]:
        drawn = board(scene(state)).image
        with monkeypatch.context() as patched:
            patched.setattr(overview, "_boat", lambda: Image.new("RGBa", (1, 1)))
            without = board(scene(state)).image
        return [not same(drawn, without, boxes(2)[seat]) for seat in range(2)]

    assert boats() == [True, False], "it is no piece that everybody has"
    put(state, "C3 f1 ../.. white")
    assert boats() == [False, True]
    put(state, "C3 f1 ../.. white", 1)
    assert boats() == [False, False]


def test_what_a_token_does_leaves_no_word_alone_in_the_last_line() -> None:
    state = table(4)
    state.token = "plus1"
    text = texts("en")("babylon-token-help-plus1")
    with recording() as recorder:
        said = [word.text for word in recorder.of(board(scene(state)))]
    lines = [line for line in said if line in text and " " in line]
    assert " ".join(lines) == text
    assert max(map(len, lines)) < 1.5 * min(map(len, lines))


def carved(yard: Garden, chosen: Sequence[str] = ()) -> dict[int, Point]:
    """Return which storeys are numbered on a large garden, and where the last of each is."""
    found: dict[int, Point] = {}

    class Noting(Canvas):
        def paste(self, sprite: Image.Image, x: float, y: float) -> None:
            found.update({storey: (x, y) for storey in range(9) if sprite is art.carved(storey, 104)})

    noting = Noting.blank(GROUND, 1400)
    garden.number(noting, part.PLOT, yard, [CELL[name] for name in chosen])
    return found


def test_storeys_are_numbered_from_the_second_on() -> None:
    yard = middle().players[0].garden
    assert {*carved(yard)} == {tile.storey for tile in yard.tiles} - {1}


def test_the_number_of_a_storey_is_in_the_middle_of_an_edge_of_its_tile() -> None:
    """Of another one where a piece lies across, and where cells are to be chosen; so it hides nothing."""
    state = table()
    for text in ("C3 f1 ../.. white", "E3 f1 ../.. white", "D4 f2 FF/FF pink"):
        put(state, text)
    yard = state.players[0].garden
    x, y = part.PLOT.corner(CELL["D4"], 2)
    cell = part.CELL

    def at(*chosen: str) -> Point | None:
        spot = carved(yard, chosen).get(2)
        return spot and (round((spot[0] - x) / cell, 2), round((spot[1] - y) / cell, 2))

    assert at() == (1, art.CARVED)
    assert at("D4") == (1, 2 - art.CARVED)
    assert at("D4", "D5") == (2 - art.CARVED, 1)
    assert at("D4", "E4", "D5", "E5") is None
    deco(state, "F", "D4-E4")
    assert at() == (1, 2 - art.CARVED)
    assert at("D5", "E5") is None, "the rest of it is a fountain"


def test_gardens_begin_higher_when_little_is_left_of_the_quarry() -> None:
    """Empty rows at its edges are left out."""
    full, left = "c c c c / " * 3 + "c c c c", "- - c - / c - - c / - - - - / - - - -"
    for seats in GAME.seats:
        tops: list[int] = []
        for rows in (full, left):
            state = quarry(table(seats), rows)
            state.tokens = []
            found = overview.boxes_of(state)
            tops.append(found[0][1])
            with recording() as recorder:
                said = recorder.of(board(scene(state)))
            numbers = {word.text for word in said if found["quarry"][1] < word.y < found["quarry"][3]}
            assert {"3", "5", "8"} <= numbers
            assert ("16" in numbers) == (rows != left)
        assert tops[0] > tops[1]
        took = Event("took", 0, (("stack", 16),))
        assert theme.rgb(theme.LAST) not in {
            colour for _, colour in board(scene(state, last=(took,))).image.getcolors(1 << 22) or ()
        }, "the stack that was used up is not shown"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_pictures_keep_to_the_limits(seats: int) -> None:
    chance, pick = Chance.seeded(seats), Chance.seeded(seats + 5)
    state = GAME.setup(seats, {}, chance)
    move = 0
    while GAME.pending(state):
        choices = GAME.legal_actions(state, state.asked)
        if move % 15 == 0:
            now = scene(state, *choices)
            for names in (now.names, NASTY[:seats], NASTY[4 : 4 + seats]):
                for draw in (pictures.board, pictures.detail):
                    png = draw("babylon", replace(now, names=names))
                    assert png is None or len(png) <= MOST_BYTES
        decorations = [action for action in choices if action.verb == "deco"]
        GAME.play(state, state.asked, pick.pick(decorations or choices), chance)
        move += 1
    assert move > 40
    assert len(pictures.board("babylon", scene(state))) <= MOST_BYTES


def test_boards_are_drawn_on_what_is_drawn_in_advance_whatever_may_still_come(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    babylon.warm()
    drawn: list[Box] = []
    monkeypatch.setattr(overview.quarry, "strips", lambda _, box, *__: drawn.append(box))
    effects = [*DATA["tokens"]]
    for seats in GAME.seats:
        shown = scene(table(seats))
        for count in range(len(effects) + 1):
            shown.view.state.tokens = effects[:count]
            assert babylon.board(shown)
    assert not drawn
