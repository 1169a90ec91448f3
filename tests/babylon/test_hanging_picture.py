"""Tests of gardens of Babylon as they hang: terraces, what is on them, and what they hide."""

from __future__ import annotations

import random
from contextlib import suppress
from itertools import combinations, pairwise, product
from math import sqrt

import pytest
from PIL import Image, ImageChops

from engine.chance import Chance
from engine.games.babylon.garden import storey_of
from engine.games.babylon.scoring import highest
from engine.games.babylon.state import CELL, NONE, ROUNDS, SIDE, SYMBOLS, Placed, State
from locales import LANGUAGES, texts
from render import pictures, theme
from render.boards.babylon import art, garden, hanging, oblique, overview, printed, relief
from render.boards.babylon.garden import Plot
from render.boards.babylon.ground import CELL as BOARD
from render.boards.babylon.ground import FLOWERS, GROUND, RIM, TERRACES
from render.boards.babylon.hanging import draw
from render.boards.babylon.oblique import RISES, STANDING, View
from render.boards.babylon.overview import (
    HEAD,
    LABEL,
    PRINTED,
    UNDER,
    board,
    boxes,
    ground,
    inset,
    view,
)
from render.boards.babylon.relief import HALF_HIGH, HALF_WIDE, OUTWARD, TO_CORNERS, across, quarter, terrace
from render.canvas import Box, Canvas
from render.pen import Point
from render.text import width
from tests.babylon.picturing import far_below, middle, same, scene
from tests.babylon.tools import GAME, deco, put, table
from tests.colours import seen, too_near
from tests.pictures import opened
from tests.turns import scenes
from tests.words import LEAST, SHOWN, recording


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


def test_a_flower_that_is_shown_from_above_is_whole() -> None:
    """One of which a part is not shown there is left out."""
    pair = [table(3), table(3)]
    for state, kind in zip(pair, ("white", "violet"), strict=True):
        put(state, f"A1 f1 T./T. {kind}")
        put(state, "C1 f1 .T/.. pink")
    drawn = []
    for state in pair:
        canvas = Canvas.blank(GROUND, 400, 400)
        plot = Plot(40, 40, 100, part=(1, 0, 2, 2))
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
    cells = oblique.hidden(view(state, 0)._replace(rise=45), state.players[0].garden)
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
                    assert any(0.9 < far <= 1 for far in hangs) or any(0.45 < far < 0.65 for far in lies)
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
