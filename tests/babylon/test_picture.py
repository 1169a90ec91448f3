"""The pictures of Babylon: golden ones, what is marked on them, what they cost and what they leave out.

`UPDATE_GOLDEN=1 pytest tests/babylon/test_picture.py` draws the golden ones again: look at each of them.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import combinations, islice, pairwise, product
from math import dist, hypot

import pytest
from PIL import Image, ImageChops

from engine.chance import Chance
from engine.core import Action, Event
from engine.games.babylon.garden import OFFSETS, storey_of
from engine.games.babylon.quarry import earned
from engine.games.babylon.scoring import highest
from engine.games.babylon.state import (
    BLANK,
    CELL,
    DATA,
    NO_EFFECT,
    NONE,
    SIDE,
    SYMBOLS,
    TILES,
    Garden,
    Placed,
    State,
)
from engine.tables import Look
from locales import LANGUAGES, texts
from render import parts, pictures, theme
from render.boards import Place, babylon
from render.boards.babylon import (
    art,
    garden,
    hanging,
    meadow,
    oblique,
    offers,
    overview,
    part,
    printed,
    relief,
    told,
)
from render.boards.babylon.detail import GARDEN, PLOT, whole
from render.boards.babylon.garden import Plot
from render.boards.babylon.ground import CELL as BOARD
from render.boards.babylon.ground import DUST, FLOWERS, GROUND, GROVE, RIM, TERRACES
from render.boards.babylon.hanging import draw
from render.boards.babylon.marks import numbered_stacks, place_of
from render.boards.babylon.oblique import RISES, SIDES, STANDING, View, outline_of
from render.boards.babylon.offers import building
from render.boards.babylon.overview import (
    ASIDE,
    COUNTED,
    EYE,
    HEAD,
    PAD,
    PRINTED,
    board,
    boxes,
    ground,
    inset,
    view,
)
from render.boards.babylon.quarry import LARGE, number_at, stack_box
from render.boards.babylon.relief import HALF_HIGH, HALF_WIDE, OUTWARD, TO_CORNERS, across, quarter, terrace
from render.canvas import Box, Canvas
from render.changes import Told, marks
from render.headline import sentence
from render.numbers import hidden
from render.pen import Point
from render.scene import Scene
from render.text import width
from tests.babylon.tools import GAME, deco, flower_on, in_turn, put, quarry, table
from tests.colours import seen, too_near
from tests.pictures import MOST_BYTES, NAMES, NASTY, compare, opened
from tests.positions import looks
from tests.turns import recent, scenes
from tests.words import LEAST, SHOWN, recording

MINE = (
    "A1 f1 SF/.T white",
    "C1 f1 FB/.. pink",
    "F1 f1 B./.. yellow",
    "C2 f2 T./.. violet open=SE",
    "A5 f1 SF/TB pink",
    "B6 f2 BF/ST white open=SE",
    "A6 f3 .S/F. yellow open=SW",
    "E5 f1 ../TB violet",
)
PIECES = (("S", "A1"), ("F", "B1-C1"), ("B", "D1-F1"), ("T", "B2-C2"))
THEIRS = ("C3 f1 ../.S white", "E3 f1 FT/SB pink", "B4 f2 ST/BF violet open=NE", "G6 f1 SB/TF yellow open=NW")


PANELS = boxes(3)
QUARRY: Box = PANELS["quarry"]
ROUND: Box = PANELS["token"]


def start() -> State:
    return table()


def middle() -> State:
    """Seat A has everything visible from above and one more tile to build; a double column is free."""
    state = quarry(table(3), "c g c c / c g b b / c - c g / c c c c")
    for stack, flower in enumerate(["white", "pink", "yellow", "violet", "pink", "violet"], 1):
        flower_on(state, stack, flower)
    for text in MINE:
        put(state, text)
    for kind, cells in PIECES:
        deco(state, kind, cells)
    for text in THEIRS:
        put(state, text, 1)
    state.players[1].singles, state.players[2].singles = 6, 2
    state.round, state.token = 6, "double"
    state.tokens.remove("double")
    return in_turn(state, new="G06", old="B15", singles=5, doubles=1)


def scene(state: State, *choices: Action, seat: int | None = None, **more: tuple[Event, ...]) -> Scene:
    viewer = state.asked if choices else seat
    active = tuple(decision.seat for decision in GAME.pending(state))
    return Scene(GAME.view(state, viewer), NAMES[: len(state.players)], active, choices=choices, **more)


def offered(state: State, *args: str) -> list[Action]:
    """The ways to build that begin with these arguments."""
    found = GAME.legal_actions(state, state.asked)
    return [a for a in found if a.verb == "build" and a.args[: len(args)] == args]


def drafted() -> Scene:
    """A tile and a staircase up to it are drafted; the other tile could follow."""
    state = middle()
    state.players[0].singles = 9
    events: list[Event] = []
    for action in (Action("build", ("new", "F5", "r180", "f2", "")), Action("deco", ("T", "E6-F6", ""))):
        assert action in GAME.legal_actions(state, 0)
        events += GAME.play(state, 0, action, Chance.seeded(1))
    return scene(state, *offered(state, "old"), draft=tuple(events))


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


def same(one: Image.Image, other: Image.Image, box: tuple[int, int, int, int]) -> bool:
    return ImageChops.difference(one.crop(box), other.crop(box)).getbbox() is None


# Whose garden


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


# What is seen from above


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


def below(*more: str) -> State:
    """Seat A has a terrace on the third storey before A1, the first tile of those given."""
    state = table(3)
    for text in (*more, "C1 f1 ../.. pink", "A3 f1 ../.. pink", "C3 f1 ../.. pink", "B2 f2 ../.. pink"):
        put(state, text)
    put(state, "B1 f3 ../.. white")
    return state


def corner(state: State) -> Box | None:
    """Where cells of seat A are shown from above that a terrace hides."""
    cells = oblique.hidden(view(state, 0), state.players[0].garden)
    return inset(overview.boxes_of(state)[0], cells).box if cells else None


@pytest.mark.parametrize("layout", ["S./..", "F./..", "B./..", "T./.."])
def test_what_a_terrace_hides_is_shown_from_above(layout: str) -> None:
    said, other = below(f"A1 f1 {layout} white"), below(f"A1 f1 .{layout[0]}/.. white")
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
    state.ask, state.asked, state.fresh = "", NONE, 0
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


def test_the_names_of_columns_and_rows_that_are_shown_from_above_are_on_plates() -> None:
    """So they are found on the board."""
    drawn = [ground(3), ground(3)]
    names, _ = (
        hanging.board(canvas, View(400, 400), cells)
        for canvas, cells in zip(drawn, ((), {CELL["B1"], CELL["C2"]}), strict=True)
    )
    bright = [
        text
        for text, name in zip("ABCDEFGH12345678", names, strict=True)
        if not same(*(canvas.image for canvas in drawn), name)
    ]
    assert bright == ["B", "C", "1", "2"]


def test_a_printed_symbol_leaves_the_flower_of_its_tile_free() -> None:
    flower = relief.BLOSSOM
    for x, y in (across(*(step * (0.5 + relief.APART) for step in corner)) for corner in TO_CORNERS):
        disc = relief.DISC / 2
        assert abs(x) >= disc + 0.9 * flower or abs(y) >= disc + 0.9 * flower * HALF_HIGH / HALF_WIDE


def test_a_printed_symbol_faces_whoever_looks_at_the_picture() -> None:
    """It is as high as it is wide, and can be told apart on a phone."""
    for symbol in SYMBOLS:
        disc = relief.sign(1, symbol, 1)
        assert disc.width == disc.height
    assert relief.SIGN * oblique.SCALE / SIDE * SHOWN / theme.WIDTH >= 6.5


def test_a_printed_symbol_hides_no_other_one() -> None:
    """Where terraces touch each other, the disc of one covers at most the edge of that of the other."""
    apart = (1 - 2 * relief.APART) * hypot(HALF_WIDE, HALF_HIGH)
    assert relief.DISC - apart <= relief.DISC / 6


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
        for text in ("C2 f1", "A4 f1", "C4 f1", "G7 f1", "B3 f2", "B2 f3"):
            put(state, f"{text} ../.. pink")
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


def test_the_less_is_built_the_larger_it_is_drawn() -> None:
    zooms: list[float] = []
    for places in ("D4", "D4 F4", "B2 F5", "B2 G7", "A1 G7"):
        state = table(3)
        for place in places.split():
            put(state, f"{place} f1 ../.. white")
        zooms.append(view(state, 0).zoom)
    assert zooms[0] > 1.6
    assert zooms == sorted(zooms, reverse=True)
    assert zooms[-1] == oblique.SCALE / SIDE


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_of_a_garden_is_in_its_panel_at_every_scale(seats: int) -> None:
    for one, other in combinations(("A1", "G1", "A7", "G7", "D4", "E2", "D7"), 2):
        state = table(seats)
        for place in (one, other):
            put(state, f"{place} f1 ../.. white")
        seen_as, (left, top, right, bottom) = view(state, 0), boxes(seats)[0]
        west, north, east, south = seen_as.part
        assert 0 <= west < east <= SIDE
        assert 0 <= north < south <= SIDE
        assert abs((east - west) - (south - north)) <= 1
        assert east - west + south - north in SIDES
        for corner in ((west, north), (east, north), (east, south), (west, south)):
            x, y = seen_as.at(*corner)
            assert left < x < right
            assert top + HEAD < y < bottom
        for anchor in (CELL[one], CELL[other]):
            assert west <= anchor % SIDE <= east - 2
            assert north <= anchor // SIDE <= south - 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_land_around_a_garden_fills_its_panel_below_the_head(seats: int) -> None:
    """And all of its board is there, at every scale and of every shape."""
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
                land = theme.rgb(DUST if y < bottom - 20 else GROVE)
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


@pytest.mark.parametrize("zoom", [1.0, oblique.SCALE / SIDE])
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


def test_flowers_differ_for_every_eye() -> None:
    assert too_near(list(combinations(FLOWERS.values(), 2)), 20) == []


def test_a_storey_is_drawn_where_it_rises_to() -> None:
    picture = shown(scene(middle()))
    for cell, storey in (("A1", 1), ("A6", 3), ("E5", 1)):
        for height in range(5):
            x, y = PLOT.corner(CELL[cell], height)
            rim = picture.getpixel((x + 50, y + 5)) == theme.rgb(RIM)
            assert rim == (height == storey), f"{cell} on storey {height}"


def test_the_whole_footprint_of_the_chosen_place_is_drawn() -> None:
    state = middle()
    places = offered(state, "new", "F5")
    storey = min(int(str(action.args[3])[1:]) for action in places)
    offer = building(state, places)
    assert offer
    placing, plot = part.draw(scene(state, *places)).image, part.place_of(offer)
    for cell, outward in (("F5", -32), ("G5", -32), ("F6", 32), ("G6", 32)):
        x, y = (round(at) for at in plot.centre(CELL[cell], storey))
        lawn = placing.getpixel((x, y + outward))
        assert lawn == theme.rgb(TERRACES[storey - 1]), cell


# Panels


def panels() -> Iterator[Scene]:
    """Each kind of question about the example, with its next steps and with numbers."""
    state = middle()
    yield scene(state, *offered(state))
    yield scene(state, *offered(state, "new"))
    for given in (("new", "F5"), ("new", "F5", "r180")):
        yield scene(state, *offered(state, *given))
    few = tuple((action, n) for n, action in enumerate(offered(state, "new")[::9], 1))
    yield replace(scene(state, *offered(state, "new")), numbered=few)
    yield scene(state, Action("keep", ("new",)), Action("keep", ("old",)))
    state.ask = "take"
    yield scene(state, *(Action("take", (stack,)) for stack in range(1, 17)))


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


def test_the_symbols_in_the_quarry_can_be_told_apart_on_a_phone() -> None:
    *_, taking = panels()
    across, _ = part.draw(taking).size
    assert LARGE.tile * art.SPACE / 206 >= 20 / SHOWN * across


@pytest.mark.parametrize("lang", sorted(LANGUAGES))
@pytest.mark.parametrize("seats", [2, 3])
def test_unseen_tokens_stay_in_their_panel(lang: str, seats: int) -> None:
    state = table(seats)
    state.token, state.tokens = "plus1", [effect for effect in GAME.data["tokens"] for _ in range(2)]
    with recording() as recorder:
        drawn = board(replace(scene(state), lang=lang))
        left, top, right, bottom = boxes(seats)["progress"]
        said = [word for word in recorder.of(drawn) if left < word.x < right and top < word.y < bottom]
    (label,) = (word for word in said if word.text == texts(lang)("render-babylon-tokens"))
    counts = [word for word in said if word.sprite == "_counted"]
    assert [word.text for word in counts] == ["2"] * len(GAME.data["tokens"])
    assert len({round(word.y) for word in counts}) == 1, "they are in one line"
    size = art.token("plus1", round(counts[0].size / 0.86 / COUNTED)).width
    assert size > 80
    assert counts[0].y - COUNTED * size / 2 > label.y, "below the words"
    assert max(word.x for word in counts) + COUNTED * size / 2 <= right - PAD / 2
    assert max(word.y for word in counts) + (ASIDE + 0.5) * size < bottom
    assert min(b.x - a.x for a, b in pairwise(counts)) > size, "tokens do not touch each other"
    assert hypot(ASIDE, ASIDE) > 0.4, "a count is at the edge of its token"
    state.tokens = []
    with recording() as recorder:
        drawn = board(replace(scene(state), lang=lang))
        assert label.text not in [word.text for word in recorder.of(drawn)], "a heading over nothing"
    if seats % 2 == 0:
        _, upper, _, lower = boxes(seats, kinds=0)["progress"]
        assert lower - upper < bottom - top, "and no room for it"
    drawn_width = 2 * (label.x - left - 28)
    assert drawn_width >= width(label.text, round(label.size)) - 2, "the label is not cut"


def test_in_a_round_without_an_effect_the_tokens_that_may_still_come_are_larger() -> None:
    sizes: list[int] = []
    for token in ("plus1", NO_EFFECT):
        state = table(2)
        state.token, state.tokens = token, ["double", "double"]
        left, top, right, bottom = overview.boxes_of(state)["progress"]
        with recording() as recorder:
            said = recorder.of(board(scene(state)))
        (count,) = (word for word in said if word.sprite == "_counted")
        assert left < count.x < right
        assert top < count.y < bottom
        sizes.append(round(count.size))
    assert sizes[1] > 1.4 * sizes[0]


@pytest.mark.parametrize("lang", sorted(LANGUAGES))
def test_what_tokens_do_is_told_in_letters_of_one_size_that_a_phone_shows(lang: str) -> None:
    sizes: set[float] = set()
    for seats in (2, 4):
        for effect in DATA["tokens"]:
            state = table(seats)
            state.token = effect
            with recording() as recorder:
                said = recorder.of(board(replace(scene(state), lang=lang)))
            left, top, right, bottom = overview.boxes_of(state)["token"]
            inside = [word for word in said if left < word.x < right and top < word.y < bottom]
            name = texts(lang).term("babylon", "token", effect)
            sizes.update(word.size for word in inside if word.text != name and not word.sprite)
            assert max(word.y + word.size / 2 for word in inside) < bottom - PAD / 2
    assert len(sizes) == 1
    assert sizes.pop() * SHOWN / theme.WIDTH >= 9


def test_what_rules_a_round_is_at_the_top_and_gardens_follow_in_order() -> None:
    for seats in GAME.seats:
        found = boxes(seats)
        gardens = [found[seat] for seat in range(seats)]
        assert gardens == sorted(gardens, key=lambda box: (box[1], box[0]))
        assert found["quarry"][:2] == (theme.MARGIN, min(found[name][1] for name in ("progress", "token")))
        for name in ("progress", "token"):
            assert found[name][3] <= min(box[1] for box in gardens if box[0] == found[name][0])
        below = [box for box in found.values() if box[3] == gardens[-1][3]]
        assert {box[0] for box in below} == {box[0] for box in found.values()}, "no empty places"


# The end


@pytest.mark.parametrize("draw", [pictures.board, pictures.detail])
def test_the_end_leaves_the_pieces_clean(draw: Callable[..., bytes]) -> None:
    end = over()
    assert same(*(opened(draw("babylon", at)) for at in (end, replace(end, last=()))), (0, 0, 1600, 1000))


def test_the_end_has_no_token_but_says_what_the_points_are_for() -> None:
    one, other = over(), over()
    other.view.state.token, other.view.state.tokens = "plus1", []
    assert same(*(opened(pictures.board("babylon", at)) for at in (one, other)), ROUND)
    other.view.state.players[1].garden = table().players[1].garden
    assert not same(*(opened(pictures.board("babylon", at)) for at in (one, other)), ROUND)


def test_the_end_in_words_has_no_round_and_no_token() -> None:
    told = {fact.kind for fact in GAME.facts(over().view)}
    assert "board-over" in told
    assert not told & {"board-round", "board-tokens"}


# Marks


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
        assert picture.getpixel((x + 90, y + 90)) == theme.rgb(BOARD), cell
    first = CELL[str(builds[0].args[1])]
    storey = min(int(str(action.args[3])[1:]) for action in builds if CELL[str(action.args[1])] == first)
    x, y = plot.corner(first, storey)
    assert picture.getpixel((x + 30, y + 60)) == theme.rgb(TERRACES[storey - 1])


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


def test_a_boat_is_on_the_water_until_something_is_built() -> None:
    state = table(2)

    def boats() -> list[bool]:
        drawn = board(scene(state)).image
        waters = (drawn.crop(boxes(2)[seat]).getcolors(1 << 22) or () for seat in range(2))
        return [any(n > 1000 and colour == theme.rgb(theme.WOOD) for n, colour in water) for water in waters]

    assert boats() == [True, True]
    put(state, "C3 f1 ../.. white")
    assert boats() == [False, True]


def test_what_a_token_does_leaves_no_word_alone_in_the_last_line() -> None:
    state = table(4)
    state.token = "plus1"
    text = texts("en")("babylon-token-help-plus1")
    with recording() as recorder:
        said = [word.text for word in recorder.of(board(scene(state)))]
    lines = [line for line in said if line in text and " " in line]
    assert " ".join(lines) == text
    assert max(map(len, lines)) < 1.5 * min(map(len, lines))


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
            is_vivid = picture.getpixel((x + edge, y + inner)) == theme.rgb(BOARD)
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


def test_stacks_are_framed_that_may_be_taken_and_one_that_was() -> None:
    state = quarry(table(3), "c g c c / c g b b / c - c g / c c c c")
    left, top, right, _ = stack_box(QUARRY, 5)
    edge = ((left + right) // 2, top + 7)
    took = [Event("took", 0, (("stack", stack),)) for stack in (6, 7)]
    for at, colour, framed in (
        (scene(state, Action("take", (6,))), theme.CHOICE, True),
        (scene(state, last=(took[0],)), theme.LAST, True),
        (scene(state, last=(took[1],)), theme.LAST, False),
    ):
        picture = opened(pictures.board("babylon", at))
        assert (picture.getpixel(edge) == theme.rgb(colour)) == framed


def test_gardens_begin_higher_when_little_is_left_of_the_quarry() -> None:
    """Empty rows at its edges are left out, and a token without an effect has its name alone."""
    full, left = "c c c c / " * 3 + "c c c c", "- - c - / c - - c / - - - - / - - - -"
    tops: list[int] = []
    for rows, token, is_told in ((full, NO_EFFECT, True), (left, "plus1", True), (left, NO_EFFECT, False)):
        state = quarry(table(4), rows)
        state.token, state.tokens = token, []
        found = overview.boxes_of(state)
        tops.append(found[0][1])
        with recording() as recorder:
            said = recorder.of(board(scene(state)))
        numbers = {word.text for word in said if found["quarry"][0] < word.x < found["quarry"][2]}
        assert {"3", "5", "8"} <= numbers
        assert ("16" in numbers) == (rows != left)
        told = texts("en")(f"babylon-token-help-{token}").split()[0]
        assert any(word.text.startswith(told) for word in said) == is_told
        west, north, east, south = found["token"]
        name = texts("en").term("babylon", "token", token)
        assert any(word.text == name and west < word.x < east and north < word.y < south for word in said)
    assert tops[0] > tops[1] > tops[2]
    took = Event("took", 0, (("stack", 16),))
    assert theme.rgb(theme.LAST) not in {
        colour for _, colour in board(scene(state, last=(took,))).image.getcolors(1 << 22) or ()
    }, "the stack that was used up is not shown"
    state = quarry(table(3), left)
    state.tokens = []
    assert overview.boxes_of(state) == boxes(3, kinds=0), "there is room beside the token"


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


def test_nothing_hides_the_name_of_a_row() -> None:
    """Neither what is shown from above nor the number of a storey, at any scale."""
    for seats in GAME.seats:
        for shown in scenes("babylon", seats)[::7]:
            state, canvas = shown.view.state, ground(seats)
            for seat, player in enumerate(state.players):
                seen_as = view(state, seat)
                cells = oblique.hidden(seen_as, player.garden)
                names = hanging.board(canvas, seen_as, cells)
                west, north, east, south = seen_as.part
                assert len(names) == east - west + south - north
                hiding: list[Box] = []
                if cells:
                    left, top, right, bottom = inset(overview.boxes_of(state)[seat], cells).box
                    hiding.append((left - 6, top - 6, right + 6, bottom + 6))
                    hiding.append((right - EYE, top - round(0.85 * EYE), right, top))
                    _, _, *panel = overview.boxes_of(state)[seat]
                    assert min(panel[0] - right, panel[1] - bottom) > 28, "and it is clear of the frame"
                for sprite, place in draw(canvas, seen_as, player.garden, names):
                    x, y = (round(at) + by for at, by in zip(place, sprite.info["at"], strict=True))
                    hiding.append(_at(x, y, sprite))
                for name in names:
                    assert not any(meet(name, box) for box in hiding), (seat, name)


def meet(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def test_all_gardens_show_what_is_built_on_one_scale_as_large_as_can_be() -> None:
    """How large a tile is says nothing."""
    larger = 0
    for seats in GAME.seats:
        for shown in scenes("babylon", seats)[::5]:
            state = shown.view.state
            views = [view(state, seat) for seat in range(seats)]
            for eye, player in zip(views, state.players, strict=True):
                assert oblique.built(player.garden) <= {*oblique.shown(eye)}
            (zoom,) = {eye.zoom for eye in views}
            larger += zoom > oblique.SCALE / SIDE
    assert larger > 10


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


def test_the_number_of_a_storey_hangs_at_an_edge_of_its_terrace() -> None:
    numbers = {relief.level(storey).tobytes(): storey for storey in range(1, 8)}
    for seats in GAME.seats:
        for shown in scenes("babylon", seats)[::5]:
            state, canvas = shown.view.state, ground(seats)
            for seat, player in enumerate(state.players):
                seen_as, yard = view(state, seat), player.garden
                levels = draw(canvas, seen_as, yard, hanging.board(canvas, seen_as))
                storeys = [numbers[sprite.tobytes()] for sprite, _ in levels]
                wanted = {tile.storey for tile in yard.tiles if tile.storey >= 3}
                assert max(wanted, default=0) == max(storeys, default=0)
                assert wanted >= {*storeys}, "lower ones need none: their columns can be counted"
                for storey, (_, (x, y)) in zip(storeys, levels, strict=True):
                    tiles = [tile for tile in yard.tiles if tile.storey == storey]
                    middles = [
                        seen_as.at(*(at + 1 for at in divmod(tile.anchor, SIDE)[::-1]), storey)
                        for tile in tiles
                    ]
                    across, down = 2 * HALF_WIDE * seen_as.zoom, 2 * HALF_HIGH * seen_as.zoom
                    near = (abs(x - cx) / across + abs(y - hanging.LOWER - cy) / down for cx, cy in middles)
                    assert any(0.9 < far <= 1 for far in near)
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
    """What hides it is paler."""
    state = table(3)
    put(state, "C3 f1 S./.. white")
    put(state, "D4 f2 ../.. pink")
    built = Event("built", 0, (("cell", "C3"),))
    bare = replace(scene(state, last=(built,)), bare=True, frame=(theme.SEATS[0].colour, False))
    pale = opened(board(bare).png())
    monkeypatch.setattr("render.panels.VEIL", 0)
    vivid = ImageChops.difference(pale, opened(board(bare).png())).convert("L").point(bool)
    seen = view_of(bare)

    def is_pale(cell: str, storey: int) -> bool:
        x, y = (round(at) for at in seen.centre(CELL[cell], storey))
        return vivid.crop((x - 8, y - 4, x + 8, y + 4)).getbbox() is not None

    assert [is_pale(cell, 1) for cell in ("C3", "D3", "C4")] == [False] * 3
    assert [is_pale(cell, 2) for cell in ("E4", "E5")] == [True] * 2


def ends(outline: Sequence[Point]) -> Box:
    xs, ys = zip(*outline, strict=True)
    return round(min(xs)), round(min(ys)), round(max(xs)), round(max(ys))


def is_in(box: Box, point: Point) -> bool:
    return box[0] <= point[0] <= box[2] and box[1] <= point[1] <= box[3]


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


def test_around_what_happened_few_tiles_are_cut() -> None:
    state = table()
    for place in ("B2", "D4", "G3"):
        put(state, f"{place} f1 ../.. white")
    cells = [CELL[name] for name in ("D4", "E4", "D5", "E5")]
    seen_as = oblique.close(state.players[0].garden, cells, 0, 0, True)
    west, north, east, south = seen_as.part
    assert east - west < SIDE
    middle = (seen_as.at(west, south)[0] + seen_as.at(east, north)[0]) / 2
    assert middle == pytest.approx(oblique.SCALE * HALF_WIDE), "in the middle of the room for the whole board"
    for column, row in ((1, 1), (3, 3), (6, 2)):
        inside = west <= column <= east - 2 and north <= row <= south - 2
        outside = column + 2 <= west or column >= east or row + 2 <= north or row >= south
        assert inside or outside, (column, row, seen_as.part)


@pytest.mark.parametrize("draft", [False, True])
def test_around_what_happened_the_garden_is_shown_as_a_whole(draft: bool) -> None:
    """With the names of all its columns and rows, and with nothing of what is beside it."""
    cards = 0
    for seats in GAME.seats:
        for shown in scenes("babylon", seats)[::3]:
            bare = replace(shown, bare=True, framed=False, frame=(theme.SEATS[0].colour, draft))
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
    meadow.draw(land, there.card)
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
            west, north, east, south = oblique.close(yard, cells, 0, 0, True).part
            tiles = [yard.tiles[yard.top[cell]].anchor for cell in cells if yard.top[cell] != NONE]
            for row, column in (divmod(anchor, SIDE) for anchor in tiles):
                assert west <= column <= east - 2, happened
                assert north <= row <= south - 2, happened
            reaching += len({*tiles}) > 1
    assert reaching > 3


def test_alone_what_happened_is_as_large_as_a_board_and_otherwise_as_wide_as_beside_words() -> None:
    state = table()
    put(state, "D4 f1 ../.. white")
    bare = replace(scene(state, last=(Event("built", 0, (("cell", "D4"),)),)), bare=True)
    among, alone = (view_of(replace(bare, frame=(theme.SEATS[0].colour, draft))) for draft in (False, True))
    assert alone.part == among.part
    assert alone.part[2] - alone.part[0] == oblique.FEWEST, "a tile, with a row and a column beside it"
    assert alone.zoom == oblique.SCALE / oblique.SIZES[0] > among.zoom
    framed = replace(bare, frame=(theme.SEATS[0].colour, False))
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


def test_tiles_beside_what_was_built_are_shown_whole_where_there_is_room() -> None:
    """They say why it scored."""
    state = table()
    for place in ("B5", "C7", "D5", "A7"):
        put(state, f"{place} f1 ../.. white")
    bare = replace(scene(state, last=(Event("built", 0, (("cell", "A7"),)),)), bare=True)
    there = {*oblique.shown(view_of(bare))}
    assert there >= {CELL[name] for name in ("B5", "C6", "C7", "D8", "A8")}


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
    """In what happened; on the board, terraces rise as on all others."""
    state = below("A1 f1 S./.. white")
    cells = {CELL["A1"], CELL["B1"], CELL["A2"], CELL["B2"]}
    bare = replace(scene(state, last=(Event("built", 0, (("cell", "A1"),)),)), bare=True)
    whole, around = view(state, 0), view_of(bare)
    yard = state.players[0].garden
    assert cells & oblique.hidden(whole, yard)
    assert around.rise < whole.rise
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
    assert north - reach <= box[1] <= box[3] <= south + reach


# Limits


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


def test_the_more_columns_a_stack_brings_the_higher_its_pillar_and_the_highest_are_golden() -> None:
    state = quarry(table(3), "c g c c / c g b b / c - c g / c c c c")
    state.ask = "take"
    picture = part.draw(scene(state, *(Action("take", (stack,)) for stack in range(1, 17)))).image
    found: dict[int, tuple[int, bool]] = {}
    for stack, tile in enumerate(state.quarry):
        _, top, right, bottom = stack_box(part.STACKS, stack, LARGE)
        x = right - LARGE.earns // 2 - 6
        line = [picture.getpixel((x, y)) for y in range(top + 8, bottom - 6)]
        shaft = picture.crop((x - 8, bottom - 30, x + 8, bottom - 20)).getcolors() or ()
        if tile != NONE:
            golden = theme.rgb(theme.BRONZE) in [colour for _, colour in shaft]
            high = sum(at != theme.rgb(theme.PAPER) for at in line)
            found[earned(state, stack, state.players[state.asked])] = high, golden
    assert len(found) > 2
    heights = [found[n] for n in sorted(found)]
    assert all(low < high for (low, _), (high, _) in pairwise(heights))
    assert [golden for _, golden in heights] == [False] * (len(heights) - 1) + [True]


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


@pytest.mark.parametrize("down", [False, True])
def test_a_marked_name_has_a_plate_that_follows_the_side_of_the_board(down: bool) -> None:
    name = relief.plate(1.0, down).convert("RGB")
    plate = [
        [y for y in range(name.height) if name.getpixel((x, y)) == theme.rgb(art.LAPIS)]
        for x in range(name.width)
    ]
    tops = [(x, min(ys)) for x, ys in enumerate(plate) if ys][4:-4]
    (x0, y0), (x1, y1) = tops[0], tops[-1]
    slope = HALF_HIGH / HALF_WIDE * (-1 if down else 1)
    assert abs((y1 - y0) - slope * (x1 - x0)) <= 3


def test_the_number_of_a_choice_does_not_hide_that_of_its_stack() -> None:
    numbered = [(Action("take", (stack,)), stack) for stack in range(1, 17)]
    for (x, y), stack in numbered_stacks(part.STACKS, numbered, LARGE):
        middle, level = number_at(part.STACKS, stack - 1, LARGE)
        assert y == level
        assert x + part.AT_STACK / 2 <= middle - width(str(stack), LARGE.number) / 2


def test_numbers_and_points_stand_beside_symbols_and_pieces() -> None:
    """Where everything around is built on they hide as little as possible."""
    marks = hidden = 0
    for look in islice(looks("babylon", 2), 20, 140, 2):
        yard = look.view.state.players[look.seat].garden
        builds = [action for action in look.actions if action.verb == "build"]
        few = look.best(builds, 4) if builds else []
        decos = [action for action in look.actions if action.verb == "deco"]
        canvas = Canvas.blank(GROUND, 1200, 1300)
        for choices in (few, decos[:4]):
            numbered = [(action, number) for number, action in enumerate(choices, 1)]
            for (x, y), _ in offers.numbered(canvas, part.PLOT, look.view.state, numbered):
                covers = [
                    r + offers.BADGE / 2 - hypot(x - a, y - b) for a, b, r in garden.things(part.PLOT, yard)
                ]
                marks += 1
                hidden += max(covers, default=0) > offers.BADGE / 4
    assert marks > 30
    assert hidden * 8 < marks, (hidden, marks)


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

    assert not fades(CELL[str(action.args[1])], storey)
    others = [at for at in plot.cells if at not in offers.cells_of([action])]
    assert any(fades(at, storey_of(yard, at)) for at in others if storey_of(yard, at))
    bare = [
        at for at in others if not storey_of(yard, at) and at % SIDE and at // SIDE == plot.cells[-1] // SIDE
    ]
    x, y = plot.corner(bare[-1])
    assert pale.getpixel((x + plot.size - 14, y + plot.size - 14)) == theme.rgb(BOARD)


def building_steps() -> Iterator[tuple[Look, list[Action]]]:
    """Positions in which a tile can be built, with the ways to do so."""
    for look in islice(looks("babylon", 2), 20, 140):
        if builds := [action for action in look.actions if action.verb == "build"]:
            yield look, builds


def test_around_numbered_places_the_garden_is_larger_and_each_has_its_number() -> None:
    larger = 0
    for number, (look, builds) in enumerate(building_steps()):
        state = look.view.state
        corner = ("A1", "B1", "A2", "B2", "C2", "B3")
        near = [action for action in builds if number % 3 == 0 or str(action.args[1]) in corner]
        few = tuple((action, n) for n, action in enumerate(look.best(near, 4) if near else [], 1))
        plot = part.plot_of(Scene(look.view, NAMES[:2], (look.seat,), choices=tuple(builds), numbered=few))
        larger += plot.size > part.CELL
        spots = offers.numbered(Canvas.blank(GROUND, 1200, 1300), plot, state, few)
        left, _, right, bottom = plot.box
        assert right - left <= SIDE * part.CELL
        for (action, number), ((x, y), shown) in zip(few, spots, strict=True):
            assert number == shown
            cell, storey = CELL[str(action.args[1])], int(str(action.args[3])[1:])
            west, north = plot.corner(cell, storey)
            assert left <= west < x <= west + 2 * plot.size <= right
            assert y - offers.BADGE / 2 >= part.TOP
            assert part.TOP <= north <= y <= north + 2 * plot.size <= bottom
            middle_of = plot.corner(cell + SIDE + 1, storey)
            assert dist((x, y), middle_of) > offers.BADGE / 2 + 0.77 * plot.size * 0.44, "nor its flower"
            for offset in OFFSETS:
                far = dist((x, y), plot.centre(cell + offset, storey))
                assert far >= (offers.BADGE + plot.size * art.SIGN) / 2 - 1, "its number hides no symbol"
    assert larger > 5


def test_around_places_that_are_near_each_other_the_garden_is_larger() -> None:
    """With and without numbers on them; those all over it need the whole garden."""
    state = middle()
    builds = offered(state, "new")
    near = [action for action in builds if action.args[1] in ("F3", "G3", "F4")]
    assert len(near) > 1
    few = part.plot_of(scene(state, *near))
    assert few.part[2] < SIDE
    assert few.size > part.CELL
    assert {*few.cells} >= offers.cells_of(near)
    assert part.plot_of(scene(state, *builds)).part == (0, 0, SIDE)


def test_around_places_in_the_uppermost_row_that_is_needed_there_is_a_row_more() -> None:
    """What rises in that row does not hang over the edge of the board."""
    state = table()
    put(state, "D4 f1 SF/.T white")
    state = in_turn(state, new="G06", singles=5)
    near = [action for action in offered(state, "new") if action.args[1] in ("D2", "D4", "D5", "D6")]
    assert {action.args[1] for action in near} >= {"D2"}
    _, north, _ = part.plot_of(scene(state, *near)).part
    assert north < CELL["D2"] // SIDE


def test_around_decorations_alone_the_garden_is_larger() -> None:
    larger = 0
    for look in islice(looks("babylon", 2), 20, 140):
        asked = Scene(look.view, NAMES[:2], (look.seat,), choices=tuple(look.actions))
        decorations = [action for action in look.actions if action.verb == "deco"]
        plot = part.plot_of(asked)
        if not decorations or any(action.verb == "build" for action in look.actions):
            assert plot.part == (0, 0, SIDE)
            continue
        larger += plot.size > part.CELL
        assert offers.cells_of(decorations) <= {*plot.cells}
    assert larger > 5


def test_a_part_of_a_garden_does_not_leave_out_a_single_row() -> None:
    state = table()
    for text in ("A1 f1 SF/.T white", "F6 f1 ../TB violet"):
        put(state, text)
    yard = state.players[0].garden
    for more in (1, 2):
        for cells in ({CELL["A1"], CELL["F6"]}, {CELL["B1"], CELL["G7"]}, {CELL["A2"], CELL["B8"]}):
            *_, shown = oblique.part_around(yard, cells, more)
            assert shown != SIDE - 1, "hardly larger, but cut at an edge"


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
        west, north, shown = plot.part
        assert shown == part.SHOWN
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


def test_the_number_of_a_place_hides_no_flower_where_the_garden_is_large() -> None:
    """It is in the north of its tile, and the number of the storey in the west."""
    state = middle()
    plot = Plot(0, 0, 2 * part.CELL, part.RISE)
    action = next(one for one in offered(state, "new") if one.args[1] == "G7")
    canvas = Canvas.blank(GROUND, 2000, 2000)
    (((x, y), _),) = offers.numbered(canvas, plot, state, [(action, 1)])
    middle_of = plot.corner(CELL["G7"] + SIDE + 1, int(str(action.args[3])[1:]))
    assert x == middle_of[0]
    assert middle_of[1] - plot.size < y - offers.BADGE / 2
    assert y + offers.BADGE / 2 < middle_of[1] - 0.77 * plot.size / 2


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


def test_the_tile_whose_places_are_shown_is_on_a_card_that_reaches_to_the_garden() -> None:
    """Another one that may be built lies there as it does, and one that may not is faded."""
    state = middle()
    builds = offered(state)
    action = next(action for action in builds if action.args[0] == "new")
    both, numbered, alone = scene(state, *builds), ((action, 1),), scene(state, *offered(state, "new"))

    def cards(asked: Scene) -> list[bool]:
        """Whether the new tile and the stored one are on a card, within the panel and left of that."""
        drawn, (left, top, *_) = part.draw(asked).image, part.COLUMN
        found: list[bool] = []
        for y in (top + 120, top + 440):
            ends = {drawn.getpixel((x, y)) == theme.rgb(theme.CHOICE) for x in (left - 4, left + 16)}
            assert len(ends) == 1
            found += ends
        return found

    def old(asked: Scene) -> Image.Image:
        left, top, *_ = part.COLUMN
        return part.draw(asked).image.crop((left + 40, top + 360, left + 176, top + 500))

    assert cards(both) == [False, False]
    assert cards(replace(both, numbered=numbered)) == cards(alone) == [True, False]
    assert old(both).tobytes() == old(replace(both, numbered=numbered)).tobytes() != old(alone).tobytes()


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


def test_boards_are_drawn_on_what_is_drawn_in_advance_whatever_may_still_come(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    babylon.warm()
    drawn: list[Box] = []
    monkeypatch.setattr(overview.quarry, "panel", lambda _, box: drawn.append(box))
    effects = [*DATA["tokens"]]
    for seats in GAME.seats:
        shown = scene(table(seats))
        for count in range(len(effects) + 1):
            shown.view.state.tokens = effects[:count]
            assert babylon.board(shown)
    assert not drawn
