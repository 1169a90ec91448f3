"""The board of Babylon: golden ones, what lies where, what stays legible and what belongs to each player.

`UPDATE_GOLDEN=1 pytest tests/babylon/test_board_picture.py` draws the golden ones again: look at each.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import combinations, pairwise, product
from math import dist, sqrt

import pytest
from PIL import Image, ImageChops

from engine.chance import Chance
from engine.core import Event
from engine.games.babylon.garden import storey_of
from engine.games.babylon.quarry import earned
from engine.games.babylon.scoring import highest
from engine.games.babylon.state import CELL, DATA, NONE, ROUNDS, SIDE, SYMBOLS, Garden, Placed, State
from locales import LANGUAGES, texts
from render import pictures, theme
from render.boards import babylon
from render.boards.babylon import art, garden, hanging, meadow, oblique, overview, part, printed, relief
from render.boards.babylon import quarry as quarries
from render.boards.babylon.detail import GARDEN, PLOT, whole
from render.boards.babylon.garden import Plot
from render.boards.babylon.ground import CELL as BOARD
from render.boards.babylon.ground import FLOWERS, GROUND, LAND, RIM, RUIN, SKY, SUN, TERRACES
from render.boards.babylon.hanging import draw
from render.boards.babylon.oblique import RISES, STANDING, View
from render.boards.babylon.overview import (
    ASIDE,
    COMING,
    COUNT,
    FACTS,
    HEAD,
    LABEL,
    PAD,
    PRINTED,
    ROUND,
    SAID,
    SCORES,
    TOKEN,
    TWICE,
    UNDER,
    UNSEEN,
    board,
    boxes,
    ground,
    inset,
    view,
)
from render.boards.babylon.quarry import LARGE as RACK
from render.boards.babylon.quarry import TABLE, stack_box
from render.boards.babylon.relief import HALF_HIGH, HALF_WIDE, OUTWARD, TO_CORNERS, across, quarter, terrace
from render.canvas import Box, Canvas
from render.pen import Point
from render.scene import Scene
from render.text import width
from tests.babylon.picturing import drafted, far_below, middle, offered, panels, same, scene
from tests.babylon.tools import GAME, deco, put, quarry, table
from tests.colours import seen, too_near
from tests.pictures import MOST_BYTES, NAMES, NASTY, compare, opened
from tests.turns import scenes
from tests.words import LEAST, SHOWN, Said, recording


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


def table_of(state: State) -> Image.Image:
    return opened(pictures.board("babylon", scene(state)))


def corner(state: State) -> Box | None:
    """Where cells of seat A are shown from above that a terrace hides."""
    cells = oblique.hidden(view(state, 0), state.players[0].garden)
    return inset(overview.boxes_of(state)[0], cells).box if cells else None


@pytest.mark.parametrize("layout", ["S./..", "F./..", "B./..", "T./.."])
def test_what_a_terrace_hides_is_shown_from_above(layout: str) -> None:
    said, other = far_below(f"A1 f1 {layout} white"), far_below(f"A1 f1 .{layout[0]}/.. white")
    said.fresh = other.fresh = 1 << CELL["A1"]
    box = corner(said)
    assert box
    assert corner(other) is None, "what B1 shows is covered, and the rest is blank"
    assert not same(table_of(said), table_of(other), box)
    plot = inset(boxes(3)[0], {CELL["A1"]})
    assert plot.box == box
    assert CELL["A1"] in plot.cells
    assert plot.size * PRINTED * SHOWN / theme.WIDTH >= 7.5, "its symbols can be told apart on a phone"


@pytest.mark.parametrize(
    ("kind", "more", "counts"),
    [
        ("S", "", False),
        ("F", "", True),
        ("F", "A3 f1 ../.. pink, C1 f1 ../.. pink", False),
        ("T", "A3 f1 ../.. pink, C1 f1 ../.. pink", True),
        ("B", "", True),
        ("B", "A3 f1 ../.. pink, C1 f1 ../.. pink", False),
    ],
)
def test_a_symbol_is_shown_as_long_as_a_decoration_may_take_it_up(kind: str, more: str, counts: bool) -> None:
    """That of B2, on a tile that was built earlier; while it is built or told of, each is shown."""
    state = table(3)
    for text in (f"A1 f1 ../.{kind} white", *filter(None, more.split(", "))):
        put(state, text)

    def shows(*told: int) -> bool:
        return any(there >> CELL["B2"] & 1 for there in printed.garden_of(state, 0, told).symbols)

    assert (shows(), shows(CELL["B2"])) == (counts, True)
    state.fresh = 1 << CELL["B2"]
    assert shows()
    state.fresh, state.asked, last = 0, 1, ROUNDS[3]
    for state.round in (last - 1, last):
        assert shows() == (counts and state.round < last), "seat A has had its last turn"
    state.ask, state.asked = "", NONE
    assert not shows(), "nothing more is built"


@pytest.mark.parametrize("seed", range(8))
def test_a_symbol_that_is_left_out_is_never_taken_up_later(seed: int) -> None:
    rng, chance = random.Random(seed), Chance.seeded(seed)
    state, taken = GAME.setup(2, {}, chance), 0
    left_out: set[tuple[int, str, int, int]] = set()  # seat, kind, cell and storey
    while pending := GAME.pending(state):
        seat = pending[0].seat
        actions = GAME.legal_actions(state, seat)
        decorations = [action for action in actions if action.verb == "deco"]
        of = state.players[seat].garden
        for action in decorations:
            kind, names, changed = map(str, action.args)
            used = {
                (seat, kind, CELL[cell], storey_of(of, CELL[cell]))
                for cell in names.split("-")
                if cell != changed
            }
            assert not used & left_out, action
            taken += 1
        builds = [action for action in actions if action.verb == "build"]
        GAME.play(state, seat, rng.choice(decorations or builds or actions), chance)
        for owner, player in enumerate(state.players):
            yard = player.garden
            shown = printed.garden_of(state, owner).symbols
            for kind, there, left in zip(SYMBOLS, yard.symbols, shown, strict=True):
                gone = [cell for cell in CELL.values() if (there & ~left) >> cell & 1]
                left_out |= {(owner, kind, cell, storey_of(yard, cell)) for cell in gone}
    assert taken
    assert left_out


def test_a_footbridge_may_still_pass_over_a_statue_that_becomes_a_column() -> None:
    state = table(3)
    yard = state.players[0].garden
    for at, (cell, storey) in enumerate((("A1", 3), ("B1", 1))):
        yard.tiles.append(Placed(at, CELL[cell], 0, storey, NONE))
        yard.top[CELL[cell]] = at
    yard.symbols[SYMBOLS.index("B")] = bridge = 1 << CELL["A1"]
    yard.dead = 1 << CELL["A2"]
    for yard.statues in (0, 1 << CELL["B1"]):
        assert printed.garden_of(state, 0).symbols[SYMBOLS.index("B")] == bridge


def test_what_is_shown_from_above_says_its_cells() -> None:
    state = far_below("A1 f1 S./.. white")
    state.fresh = 1 << CELL["A1"]
    plot = inset(boxes(3)[0], {CELL["A1"]})
    names = {cell: name for name, cell in CELL.items()}
    with recording() as recorder:
        said = [word.text for word in recorder.of(board(scene(state)))]
    assert f"Hidden {names[plot.cells[0]]}\N{EN DASH}{names[plot.cells[-1]]}" in said


def test_a_printed_symbol_leaves_the_flower_of_its_tile_free() -> None:
    lower = HALF_HIGH / HALF_WIDE
    for x, y in (across(*(step * (0.5 + hanging.FROM_FLOWER) for step in corner)) for corner in TO_CORNERS):
        beside = abs(x) >= relief.DISC + relief.BLOSSOM
        assert beside or abs(y) >= relief.DISC * relief.FLATTER + relief.BLOSSOM * lower


def test_a_printed_symbol_faces_whoever_looks_at_the_picture() -> None:
    """It is as high as on a tile of the quarry, and can be told apart on a phone."""

    def shape(sign: Image.Image) -> float:
        of_statue, picture = Image.new("1", sign.size), sign.convert("RGB")
        for at in product(range(sign.width), range(sign.height)):
            of_statue.putpixel(at, int(picture.getpixel(at) == theme.rgb(theme.BRONZE)))
        left, top, right, bottom = of_statue.getbbox() or (0, 0, 0, 0)
        return (bottom - top) / (right - left)

    assert shape(relief.sign(4, "S", 1)) == pytest.approx(shape(art.sign("S", 200)), 0.05)
    assert relief.SIGN * oblique.WIDEST / SIDE * SHOWN / theme.WIDTH >= 6.5


@pytest.mark.parametrize("symbol", SYMBOLS)
def test_the_disc_below_a_printed_symbol_stays_on_its_terrace(symbol: str) -> None:
    """It lies in its cell: the edges of a terrace can be seen, and nothing behind it is hidden."""
    zoom = 4
    sign = relief.sign(zoom, symbol, 1)
    room = 2 * sqrt(2) * zoom * (0.5 - hanging.FROM_FLOWER)
    assert sign.width <= room * HALF_WIDE
    assert sign.height <= room * HALF_HIGH


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


def test_a_flower_that_is_shown_from_above_is_whole() -> None:
    """One of which a part is not shown there is left out."""
    pair = [table(3), table(3)]
    for state, kind in zip(pair, ("white", "violet"), strict=True):
        put(state, f"A1 f1 T./T. {kind}")
        put(state, "C1 f1 .T/.. pink")
    drawn = []
    for state in pair:
        canvas = Canvas.blank(GROUND, 400, 400)
        plot = Plot(40, 40, 100, part=(1, 0, 2))
        garden.draw(canvas, plot, state.players[0].garden, PRINTED, whole=True)
        drawn.append(canvas.image)
    assert ImageChops.difference(*drawn).getbbox() is None


def test_a_piece_that_a_terrace_hides_is_shown_from_above() -> None:
    pair = [table(3), table(3)]
    for state in pair:
        put(state, "A2 f1 S./.. white")
    deco(pair[0], "S", "A2")
    for state in pair:
        for text in ("C2 f1", "A4 f1", "C4 f1", "G7 f1", "C3 f2", "B2 f3"):
            put(state, f"{text} ../.. pink")
        put(state, "B3 f4 ../.. pink open=SW")
    boxes_of = [corner(state) for state in pair]
    assert boxes_of[0] == boxes_of[1]
    assert boxes_of[0]
    assert not same(*map(table_of, pair), boxes_of[0])


def test_the_flower_that_a_terrace_hides_is_shown_with_its_tile() -> None:
    state = table(3)
    for text in ("A1 f1", "C2 f1", "E2 f1", "C4 f1", "E4 f1", "D3 f2", "C3 f3"):
        put(state, f"{text} ../.. white")
    cells = oblique.hidden(view(state, 0)._replace(rise=40), state.players[0].garden)
    assert cells == {CELL[name] for name in ("A1", "B1", "A2", "B2")}


def test_a_garden_in_which_nothing_is_hidden_has_no_view_from_above() -> None:
    """All that counts on one storey can be seen behind the next one."""
    state = middle()
    high = view(state, 0)._replace(rise=RISES[0])
    assert oblique.hidden(high, state.players[0].garden), "a tile on the third storey hides one of the first"
    for shown in scenes("babylon")[::7]:
        for seat, player in enumerate(shown.view.state.players):
            if highest(player.garden) <= 2:
                assert not oblique.hidden(view(shown.view.state, seat), player.garden)


def test_terraces_hang_on_columns_of_their_height() -> None:
    """A column reaches from its foot to its terrace; where there is none, the board shows."""
    state = table(3)
    put(state, "A1 f1 ../.. white")
    put(state, "E4 f2 ../.. pink open=SW")
    picture, garden = table_of(state), view(state, 0)
    for cell, there in (("F5", True), ("F4", True), ("E5", False)):
        row, column = divmod(CELL[cell], SIDE)
        to_east, to_south = (1, 1) if cell == "F5" else (1, -1) if cell == "F4" else (-1, 1)
        foot = garden.at(column + 0.5 + OUTWARD * to_east, row + 0.5 + OUTWARD * to_south)
        seen_there = picture.getpixel((round(foot[0]) + 2, round(foot[1]) - 12))
        assert (seen_there == theme.rgb(RIM)) == there, cell


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


def test_a_board_for_four_is_not_higher_than_2700_px() -> None:
    assert board(scene(table(4))).size[1] <= 2700


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
def test_a_tall_garden_stays_in_its_panel(seats: int) -> None:
    state = table(seats)
    for storey, places in enumerate(("A1 C1 A3 C3", "B1 B3 A2 C2", "A2", "B2", "B1", "A1"), 1):
        for place in places.split()[:1] if storey > 3 else places.split():
            with suppress(AssertionError):
                put(state, f"{place} f{storey} ../.. white")
    garden = state.players[0].garden
    assert highest(garden) >= 3
    lifted, (_, top, *_) = view(state, 0), boxes(seats)[0]
    for cell in range(SIDE * SIDE):
        if storey := storey_of(garden, cell):
            assert lifted.centre(cell, storey)[1] - STANDING >= top, cell
    assert lifted.rise < RISES[0], "and so it is drawn lower"


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


@pytest.mark.parametrize("storey", [1, 2])
def test_a_tile_in_the_northern_corner_is_below_the_head_of_its_panel(storey: int) -> None:
    state = table(2)
    put(state, "C2 f1 ../.. white")
    put(state, f"A1 f{storey} ../.. white")
    assert view(state, 0).at(0, 0, storey)[1] >= boxes(2)[0][1] + HEAD


@pytest.mark.parametrize("zoom", [1.0, oblique.WIDEST / SIDE])
def test_the_parts_of_a_terrace_make_the_whole(zoom: float) -> None:
    whole = terrace(zoom, 2, "pink")
    again = Image.new("RGBa", whole.size)
    x0, y0 = whole.info["at"]
    for number in range(4):
        part = quarter(zoom, 2, "pink", number)
        left, top = part.info["at"]
        again.im.paste(part.im, _at(left - x0, top - y0, part), part.im)
    assert again.tobytes() == whole.tobytes()


def test_the_number_of_a_storey_hangs_where_nothing_hides_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Below the middle of an edge of its terrace or, if something stands before that, below another one."""
    monkeypatch.setattr(hanging, "FROM", 2)
    lowest = [f"{cell} f1 ../.. white" for cell in ("C2", "C4", "E4", "E6")]

    def levels(*tiles: str) -> list[Point]:
        state = table()
        for tile in (*lowest, *tiles):
            put(state, tile)
        eye = View(0, 200)
        return [place for _, place in draw(ground(2), eye, state.players[0].garden)]

    assert levels() == []
    back, front = "D3 f2 ../.. white", "D5 f2 ../.. pink"
    (alone,) = levels(back)
    before, aside = levels(back, front)
    assert alone == levels(back, "G1 f1 ../.. pink")[0]
    assert abs(aside[0] - alone[0]) > HALF_WIDE / 2, "it is further aside"
    assert before[1] > alone[1], "the terrace that touches it has a number as well"


def test_a_flower_keeps_its_colour_in_the_shade(monkeypatch: pytest.MonkeyPatch) -> None:
    state, canvas, eye = table(), ground(2), View(400, 800)
    monkeypatch.setattr(hanging, "_falling", lambda _: [4] * SIDE * SIDE)
    put(state, "C3 f1 ../.. pink")
    draw(canvas, eye, state.players[0].garden)
    petal, lawn = (tuple(map(round, eye.at(3 - aside, 3, 1))) for aside in (0.19, 0.6))
    assert canvas.image.getpixel(petal) == theme.rgb(FLOWERS["pink"])
    assert canvas.image.getpixel(lawn) != theme.rgb(TERRACES[0]), "it is in the shade"


def _at(left: int, top: int, part: Image.Image) -> Box:
    return left, top, left + part.width, top + part.height


def test_higher_is_brighter_for_every_eye() -> None:
    for vision in ("normal", "protan", "deutan", "tritan"):
        lights = [seen(colour, vision)[0] for colour in TERRACES]
        assert all(high - low > 5 for low, high in pairwise(lights)), vision


def test_terraces_differ_from_the_water_for_every_eye() -> None:
    assert too_near([(BOARD, lawn) for lawn in TERRACES], 20) == []


def test_printed_symbols_differ_from_their_discs_and_these_from_their_lawns_for_every_eye() -> None:
    for symbol, (storey, lawn) in product(SYMBOLS, enumerate(TERRACES, 1)):
        edge, disc = (
            theme.blend(lawn, theme.INK, relief.RIMMED),
            theme.blend(theme.PAPER, lawn, relief.TINGED),
        )
        assert too_near([(lawn, edge), (disc, edge), (disc, art._TINTS[symbol])], 20) == []
        drawn = relief.sign(1.0, symbol, storey).convert("RGBA").getcolors(1 << 16) or ()
        tones = {colour for _, colour in drawn}
        assert tones >= {(*theme.rgb(tone), 255) for tone in (disc, art._TINTS[symbol])}


def test_flowers_differ_for_every_eye() -> None:
    assert too_near(list(combinations(FLOWERS.values(), 2)), 20) == []


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


def test_only_the_most_columns_that_a_tile_brings_are_golden() -> None:
    state = quarry(table(4), "c g c c / c g b b / c - c g / c c c c")
    state.ask = "take"
    picture, box = board(scene(state)).image, boxes(4)["quarry"]
    gains = {stack: earned(state, stack, state.players[state.asked]) for stack in range(16)}
    for stack, n in gains.items():
        if state.quarry[stack] != NONE:
            left, top, right, bottom = stack_box(box, stack, TABLE)
            beside = picture.crop((left + TABLE.inset + TABLE.tile + 8, top, right, bottom))
            gold = sum(n for n, at in beside.getcolors(1 << 16) or () if at == theme.rgb(theme.GOLD))
            assert (gold > 300) == (n == max(gains.values())), stack


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
    assert " ".join(word.text for word in said) == texts(lang)("render-babylon-tokens")
    xs, (y, *others) = [x for _, (x, _) in tokens], {y for _, (_, y) in tokens}
    assert not others
    step = min(b - a for a, b in pairwise(xs))
    aside, down = (share * UNSEEN for share in ASIDE)
    assert step >= UNSEEN, "no token touches the next one"
    assert dist((aside, down), (step, 0)) >= TWICE / 2 + 0.2 * UNSEEN, "no number hides the next sign"
    assert max(xs) + aside + TWICE / 2 <= right - PAD / 2
    for word in said:
        assert left <= word.x < word.x + word.size < xs[0] - UNSEEN / 2
        assert top < word.y < bottom
    assert y + down + TWICE / 2 < bottom
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
    assert [word.text for word in said if word.sprite == "_counted"] == ["2"], "one of the others"
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


def test_nothing_hides_the_name_of_a_row() -> None:
    """Neither what is shown from above nor the number of a storey."""
    for seats in GAME.seats:
        for shown in scenes("babylon", seats)[::7]:
            state, canvas = shown.view.state, ground(seats)
            for seat, player in enumerate(state.players):
                seen_as = view(state, seat)
                cells = oblique.hidden(seen_as, player.garden)
                names = hanging.board(canvas, seen_as)
                assert len(names) == 2 * SIDE
                hiding: list[Box] = []
                if cells:
                    left, top, right, bottom = inset(overview.boxes_of(state)[seat], cells).box
                    hiding.append((left - 6, top - 6, right + 6, bottom + 6))
                    words = [
                        texts(lang)("render-babylon-hidden", cells="D4\N{EN DASH}G7") for lang in LANGUAGES
                    ]
                    wide, x, y = max(width(word, LABEL) for word in words), right + 6, bottom + UNDER
                    hiding.append((x - round(wide), y - 16, x, y + 16))
                    _, _, *panel = overview.boxes_of(state)[seat]
                    assert min(panel[0] - x, panel[1] - y - 16) > overview.FRAME, "clear of the frame"
                for sprite, place in draw(canvas, seen_as, player.garden, names):
                    x, y = (round(at) + by for at, by in zip(place, sprite.info["at"], strict=True))
                    hiding.append(_at(x, y, sprite))
                for name in names:
                    assert not any(meet(name, box) for box in hiding), (seat, name)


def meet(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def test_the_number_of_a_storey_is_as_large_as_a_phone_needs() -> None:
    """All are of one size, as none says more than another. Tiles that touch each other share a number."""
    sizes: list[float] = []
    for seats in GAME.seats:
        for shown in scenes("babylon", seats)[::2]:
            with recording() as recorder:
                said = recorder.of(board(shown))
            sizes += [word.size for word in said if word.sprite == "level"]
    assert len(sizes) > 50
    assert set(sizes) == {relief.NUMBER}
    assert relief.NUMBER >= LEAST / SHOWN * theme.WIDTH


def test_the_number_of_a_storey_hangs_at_an_edge_of_its_terrace_or_lies_on_that() -> None:
    numbers = {relief.level(storey).tobytes(): storey for storey in range(1, 8)}
    for seats in GAME.seats:
        for shown in scenes("babylon", seats)[::5]:
            state, canvas = shown.view.state, ground(seats)
            for seat, player in enumerate(state.players):
                seen_as, yard = view(state, seat), player.garden
                levels = draw(canvas, seen_as, yard, hanging.board(canvas, seen_as))
                storeys = [numbers[sprite.tobytes()] for sprite, _ in levels]
                wanted = {tile.storey for tile in yard.tiles if tile.storey >= 2}
                assert max(wanted, default=0) == max(storeys, default=0)
                assert wanted >= {*storeys}
                for storey, (_, (x, y)) in zip(storeys, levels, strict=True):
                    tiles = [tile for tile in yard.tiles if tile.storey == storey]
                    middles = [
                        seen_as.at(*(at + 1 for at in divmod(tile.anchor, SIDE)[::-1]), storey)
                        for tile in tiles
                    ]
                    across, down = 2 * HALF_WIDE * seen_as.zoom, 2 * HALF_HIGH * seen_as.zoom
                    hangs = [abs(x - cx) / across + abs(y - hanging.LOWER - cy) / down for cx, cy in middles]
                    lies = [abs(x - cx) / across + abs(y - cy) / down for cx, cy in middles]
                    assert any(0.9 < far <= 1 for far in hangs) or any(0.5 < far < 0.65 for far in lies)
                west, north, east, south = seen_as.part
                ends = seen_as.at(west, south)[0], seen_as.at(east, north)[0]
                for sprite, (x, _) in levels:
                    assert ends[0] <= x - sprite.width / 2 <= x + sprite.width / 2 <= ends[1], (
                        "over the board"
                    )
                for one, other in combinations([place for _, place in levels], 2):
                    assert abs(one[0] - other[0]) > 40 or abs(one[1] - other[1]) > 50, "each can be read"


def test_the_highest_terrace_has_its_number_whatever_is_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    state = table()
    for text in ("C3 f1", "C5 f1", "D4 f2"):
        put(state, f"{text} ../.. white")
    monkeypatch.setattr(hanging, "FROM", 2)
    monkeypatch.setattr("render.boards.babylon.hanging._Columns.meet", lambda *_: True)
    ((sprite, _),) = draw(ground(2), View(0, 200), state.players[0].garden)
    assert sprite.tobytes() == relief.level(2).tobytes()


def test_the_number_of_the_first_storey_is_not_taken_for_a_row_of_the_board() -> None:
    """Below a tile, beside a letter of the board, a 1 would make a cell of both."""
    state = table()
    garden = state.players[0].garden
    for place, storey in (("B2", 1), ("F2", 2)):
        put(state, f"{place} f{storey} ../.. white")
    seen_as = view(state, 0)
    numbers = [
        hanging.number_of(seen_as, garden, oblique.Area(frozenset(oblique.cells_of(tile)), storey))
        for storey, tile in zip((1, 2), garden.tiles, strict=True)
    ]
    assert [bool(number) for number in numbers] == [False, True]


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
