"""The board of Ishtar: golden ones, what lies where, what stays legible and what belongs to each player.

`UPDATE_GOLDEN=1 pytest tests/ishtar/test_board_picture.py` draws the golden ones again: look at each.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations, pairwise, permutations, product
from math import dist, hypot
from typing import cast, get_args

import pytest
from PIL import Image, ImageChops, ImageDraw

from engine.core import Event
from engine.games.ishtar.gardens import holders
from engine.games.ishtar.hexes import LAYOUTS, OFFSETS, STRIDE, cells, land_of, widened
from engine.games.ishtar.scoring import FOUNTAIN_POINTS
from engine.games.ishtar.state import NONE, SHAPES, STACKS, TILES, TREES, State, Unlocked
from engine.ranking import best_places
from locales import texts
from render import caching, headline, pictures, sprites
from render.boards import ishtar
from render.boards.ishtar import (
    art,
    carpet,
    choices,
    close,
    desert,
    effects,
    land,
    lines,
    oasis,
    strip,
    table,
)
from render.boards.ishtar.ground import (
    BEDS,
    CARPET,
    CREST,
    DUNE,
    GROUND,
    JEWELS,
    PETAL,
    PETAL_EDGE,
    RIMS,
    STONES,
)
from render.boards.ishtar.plan import CARD, LOW, STACK, TOP, Offers, plan
from render.canvas import Canvas
from render.scene import Scene
from render.text import width as width_of
from render.theme import BORDER, CHOICE, GAP, GOLD, MARGIN, PAPER, PLASTER, SHADE, SOFT, WHITE, WIDTH, rgb
from render.theme import SEATS as PLAYERS
from tests import words as recorders
from tests.colours import contrast
from tests.ishtar.picturing import (
    GAME,
    busiest,
    colours_at,
    copy,
    differs_at,
    inside,
    marked_bed,
    near,
    numbered,
    offering_parts,
    playing,
    scene,
)
from tests.pictures import NAMES, NASTY, calls, changed, compare, opened, same
from tests.turns import scenes
from tests.words import LEAST, SHOWN, recording


def offering_few(offering: Scene) -> Scene:
    """With the places that a panel numbers."""
    state: State = offering.view.state
    return numbered(offering, *best_places(GAME, offering.view, state.asked, offering.choices, 4))


PICTURES = {
    "ishtar-middle": lambda: pictures.board("ishtar", scene(4, "take", 5, choices=False)),
    "ishtar-codes": lambda: pictures.board("ishtar", scene(2, "place", 3, choices=False)),
    "ishtar-carpet": lambda: pictures.detail("ishtar", scene(3, "take", 5, choices=False)),
    "ishtar-stacks": lambda: pictures.detail("ishtar", scene(3, "take", 5)),
    "ishtar-skills": lambda: pictures.detail("ishtar", scene(3, "skill", 5)),
    "ishtar-trees": lambda: pictures.detail("ishtar", scene(3, "reserve", 14)),
    "ishtar-placing": lambda: pictures.detail("ishtar", offering_few(scene(2, "place", 3))),
    "ishtar-parts": lambda: pictures.detail("ishtar", offering_parts(scene(4, "place", 5))),
    "ishtar-turning": lambda: pictures.detail("ishtar", busiest(scene(2, "place", 3))),
    "ishtar-cover": lambda: pictures.cover("ishtar", NAMES[:3], 4),
}


@pytest.mark.parametrize("name", PICTURES)
def test_golden_picture(name: str) -> None:
    compare(name, PICTURES[name]())


SEATS = {"diamond": 2, "trapezoid": 3, "triangle": 4, "ring": 4, "block": 4}


@pytest.mark.parametrize("offers", get_args(Offers))
@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_space_lies_on_the_picture_and_below_no_row_or_card(layout: str, offers: Offers) -> None:
    """So do the letters of rows: nothing lies on the border. Nothing else has room for more than the corners
    that the desert leaves free. The stacks are beside the desert, and the trees below them.
    """
    where = plan(layout, SEATS[layout], offers)
    headline = (MARGIN, MARGIN, WIDTH - MARGIN, TOP - 1)
    boxes = [headline, *where.players, *where.offers, *where.stacks]
    boxes += [where.hand] if where.hand else []
    for one, other in combinations(boxes, 2):
        assert one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]
    assert all(stack[3] < tree[1] for stack in where.stacks for tree in where.offers)
    for left, _, right, bottom in boxes:
        assert MARGIN <= left < right <= WIDTH - MARGIN
        assert bottom <= where.height - MARGIN
    for cell, name in LAYOUTS[layout].names.items():
        x, y = where.place.at(cell)
        spots = art.corner_points(x, y, where.place.width)
        spots += [(x, y + where.place.width * land.CLIFFS) for x, y in spots[2:5]]
        letter = x - where.place.width / 2 - 8  # of a row
        spots += [(letter - across, y + down) for across in (2, 36) for down in (-26, 26)]
        for x, y in spots:
            assert BORDER < x < WIDTH - BORDER, name
            assert TOP - 1 < y < where.height - MARGIN, name
            for left, top, right, bottom in boxes:
                assert not (left < x < right and top < y < bottom), name


@pytest.mark.parametrize("offers", ["stacks", "hand"])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_what_stands_around_the_boards_touches_no_space_and_no_card(layout: str, offers: Offers) -> None:
    where = plan(layout, SEATS[layout], offers)
    place, size = where.place, (WIDTH, where.height)
    empty = Canvas(GROUND, Image.new("RGB", size, DUNE))
    around = Canvas(GROUND, Image.new("RGB", size, DUNE))
    hand = [where.hand] if where.hand else []
    oasis.draw(around, place, layout, [*where.stacks, *hand])
    scenery = ImageChops.difference(around.image, empty.image).convert("L")
    left, top, right, bottom = scenery.getbbox() or (BORDER + 1, TOP + 1, BORDER + 2, TOP + 2)
    assert hand or scenery.getbbox()
    assert BORDER < left < right < WIDTH - BORDER
    assert TOP < top < bottom < where.height - BORDER
    for box in (*where.players, *where.offers, *where.stacks, *hand):
        assert not scenery.crop(tuple(map(round, box))).getbbox(), box
    for cell, name in place.layout.names.items():
        x, y = place.at(cell)
        inside = (x - place.width / 2, y - place.width * 0.3, x + place.width / 2, y + place.width * 0.3)
        assert not scenery.crop(tuple(map(round, inside))).getbbox(), name
    rows = {cell // STRIDE: cell for cell in reversed(place.layout.names)}
    for cell in rows.values():
        x, y = place.at(cell)
        right, half = x - place.width / 2 - desert.BEFORE, desert.LETTER / 2
        letter = right - desert.LETTER, y - half, right, y + half
        assert not scenery.crop(tuple(map(round, letter))).getbbox(), place.layout.names[cell]
    assert oasis.SCENES[layout]


def test_the_desert_is_as_wide_as_the_picture() -> None:
    for layout in ("diamond", "trapezoid", "triangle", "block"):
        place = plan(layout, SEATS[layout]).place
        columns = [place.at(cell)[0] for cell in LAYOUTS[layout].names]
        assert max(columns) - min(columns) + place.width > 0.84 * WIDTH, layout


def test_stacks_in_reach_are_framed() -> None:
    offering = scene(3, "take", 5)
    reached = close.taken(offering)
    drawn = opened(pictures.detail("ishtar", offering)).convert("RGB")
    assert 0 < len(reached) < STACKS
    for stack, (left, top, _, bottom) in close.stack_boxes(offering.view.state, reached).items():
        around = colours_at(drawn, left, (top + bottom) / 2, 4)
        assert (rgb(CHOICE) in around) == (stack in reached), stack


@pytest.mark.parametrize("many", range(1, STACKS + 1))
def test_stacks_that_may_be_taken_come_first_and_a_few_are_larger(many: int) -> None:
    state = copy(playing(3, "take", 5)[0])
    for stack in state.stacks:
        stack.count = max(1, stack.count)
    chosen = {*carpet.reached(state)[-many:]}
    boxes = close.stack_boxes(state, chosen)
    assert {*list(boxes)[:many]} == chosen
    for one, other in combinations(boxes.values(), 2):
        assert one[2] < other[0] or other[2] < one[0] or one[3] < other[1] or other[3] < one[1]
    areas = {number: (box[2] - box[0]) * (box[3] - box[1]) for number, box in boxes.items()}
    large, small = ([areas[at] for at in boxes if (at in chosen) == way] for way in (True, False))
    if many <= close.COLUMNS:
        assert min(large) > 1.5 * max(small)
    else:
        assert max(areas.values()) - min(areas.values()) <= 2 * close.HIGH, "but for what is rounded"


@pytest.mark.parametrize(("many", "shown"), [(1, 4), (2, 5), (3, 6), (4, 6)])
def test_empty_stacks_only_fill_the_row_below_a_few_that_may_be_taken(many: int, shown: int) -> None:
    state = copy(playing(3, "take", 5)[0])
    for number, stack in enumerate(state.stacks):
        stack.count = 2 * (number not in (1, 2))
    left = [number for number in carpet.reached(state) if state.stacks[number].count]
    boxes = close.stack_boxes(state, {*left[:many]})
    assert {*left} <= {*boxes}
    assert len(boxes) == shown


def test_a_post_that_asks_for_a_tile_shows_the_stacks_and_the_trees() -> None:
    """Seen by nobody in particular, each tile on top and each open tree is on the picture of the desert."""
    state, _ = playing(3, "take", 5)
    where = plan(state.desert.layout, 3)

    def seen(change: Callable[[State], object]) -> bytes:
        other = copy(state)
        change(other)
        return pictures.board("ishtar", Scene(GAME.view(other, None), NAMES[:3], (state.asked,)))

    plain = seen(lambda other: None)
    for number, stack in enumerate(state.stacks):
        if stack.top != NONE:
            difference = changed(plain, seen(lambda other, n=number: setattr(other.stacks[n], "top", NONE)))
            assert inside(difference.getbbox(), where.stacks[carpet.reached(state).index(number)])
    for place in range(len(state.row)):
        difference = changed(plain, seen(lambda other, n=place: other.row.__setitem__(n, NONE)))
        assert inside(difference.getbbox(), where.offers[place])


@pytest.mark.parametrize("skills", ["FGHIJA", "FGHIJAB", "FGHIJABCDE"])
def test_all_skills_stay_in_the_panel_of_their_player(skills: str) -> None:
    """They are over nothing of the stock."""
    plain = scene(4, "place", 5, choices=False)
    left, top, right, bottom = plan("triangle", 4).players[0]
    for gems in ([0, 0, 0], [8, 8, 8]):
        state = copy(plain.view.state)
        state.players[0].gems, state.players[0].reserved = gems, NONE
        state.players[0].skills = [Unlocked(skill, "pp") for skill in skills]
        canvas = ishtar.board(replace(plain, view=GAME.view(state, None), active=()))
        below = [box for box in canvas.sprites() if inside(box, (left, top + table.BAND, right, bottom))]
        stock, shown = below[: -len(skills)], below[-len(skills) :]
        assert len({lower - upper for _, upper, _, lower in shown}) == 1
        assert max((box[2] for box in stock), default=left) <= shown[0][0]
        assert shown[-1][2] <= right - 4


def test_four_players_have_skills_12_px_high_on_a_phone_and_no_number_larger_than_their_points() -> None:
    plain = scene(4, "place", 5, choices=False)
    left, top, right, bottom = plan("triangle", 4).players[0]
    state = copy(plain.view.state)
    state.players[0].gems, state.players[0].skills = [1, 0, 0], [Unlocked("F", "pp")]
    with recording() as recorder:
        canvas = ishtar.board(replace(plain, view=GAME.view(state, None), active=()))
        words = recorder.of(canvas)
    below = [box for box in canvas.sprites() if inside(box, (left, top + table.BAND, right, bottom))]
    assert (below[-1][3] - below[-1][1]) * SHOWN / WIDTH > 12
    own = [word for word in words if left < word.x < right and top < word.y < bottom]
    points = max(word.size for word in own if word.y < top + table.BAND)
    assert max(word.size for word in own) <= points + 1


def test_the_sign_of_who_began_is_clear_of_their_points() -> None:
    """Beside them, its 1 would be read as their first digit."""
    plain = replace(scene(4, "place", 5, choices=False), names=("Władysława",) * 4)
    left, top, right, _ = plan("triangle", 4).players[plain.view.state.start]
    canvas = ishtar.board(plain)
    upper = [box for box in canvas.sprites() if left < box[0] < right and top <= box[1] < top + table.BAND]
    sign = next(box for box in upper if (box[2] - box[0], box[3] - box[1]) == sprites.first(50).size)
    points = [
        word for word in canvas.words if sign[0] < word[0] < right and top <= word[1] < top + table.BAND
    ]
    assert min(word[0] for word in points) - sign[2] >= GAP


def test_names_stay_in_their_row() -> None:
    plain = scene(4, "place", 5, choices=False)
    nasty = replace(plain, names=tuple(NASTY[:4]))
    difference = changed(pictures.board("ishtar", plain), pictures.board("ishtar", nasty))
    for seat in range(4):
        left, top, right, _ = plan("triangle", 4).players[seat]
        difference.paste(0, (left + table._START, top, right - 80, top + table.BAND))
    difference.paste(0, (0, 0, WIDTH, TOP))
    assert difference.getbbox() is None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_the_end_nothing_is_on_offer_and_the_winner_has_a_crown(
    monkeypatch: pytest.MonkeyPatch, seats: int
) -> None:
    crowns = calls(monkeypatch, sprites, "crown")
    game = scenes("ishtar", seats)
    running = ishtar.board(game[len(game) // 2])
    assert not crowns
    shown = game[-1]
    with recording() as recorder:
        ended = ishtar.board(shown)
        words = recorder.of(ended)
    assert crowns.count(table.CROWN) == len(headline.sentence("ishtar", shown).seats) > 0
    assert not any(word.text.startswith("×") for word in words)
    where = plan(shown.view.state.desert.layout, seats)
    foot = desert.bounds(where.place, where.place.layout.cells)[3]
    assert foot + MARGIN <= ended.size[1] < foot + STACK < running.size[1]


@pytest.mark.parametrize("helper", [True, False])
def test_a_light_line_sets_the_piece_of_a_dark_seat_off_from_its_bed(helper: bool) -> None:
    for seat in range(4):
        piece = art.haloed(seat, 50, helper).convert("RGBA").convert("RGBa").convert("RGBA")
        dark = Image.new("RGBA", piece.size, PLAYERS[3].colour)
        dark.alpha_composite(piece)
        light = sum(n for n, colour in dark.convert("L").getcolors() or () if cast(int, colour) > 225)
        assert light > 2 * art.HALO * 50


@pytest.mark.parametrize("flowers", [2, 3, 4])
def test_flowers_on_small_spaces_fill_more_of_them(flowers: int) -> None:
    """Small ones have larger petals and no leaves."""

    def pink(width: int) -> float:
        drawn = art.blossoms(width, flowers, False, True).convert("RGBA").convert("RGB")
        petals = sum(n for n, colour in drawn.getcolors(1 << 20) or () if colour == rgb(PETAL_EDGE))
        return petals / width**2

    assert pink(80) > 1.1 * pink(240)


def test_after_the_end_no_card_is_reserved() -> None:
    state = copy(playing(3, "take", 5)[0])

    def carpet_with(card: int) -> bytes | None:
        state.players[0].reserved = card
        return pictures.detail("ishtar", Scene(GAME.view(copy(state), None), NAMES[:3]))

    tree = state.deck[0]
    assert not same(carpet_with(tree), carpet_with(NONE))
    state.ask, state.asked = "", NONE
    assert same(carpet_with(tree), carpet_with(NONE))


def test_a_reserved_tree_is_on_the_board_until_the_end() -> None:
    """In place of the sign of the skill by which it is kept."""
    state = copy(playing(3, "take", 5)[0])
    state.players[0].skills = [Unlocked(skill, "pp") for skill in "FI"]

    def board_with(card: int) -> bytes:
        state.players[0].reserved = card
        return pictures.board("ishtar", Scene(GAME.view(copy(state), None), NAMES[:3]))

    for one, other in combinations((NONE, *state.deck[:2]), 2):
        assert not same(board_with(one), board_with(other))
    state.ask, state.asked = "", NONE
    assert same(board_with(state.deck[0]), board_with(NONE))


@pytest.mark.parametrize("lang", ["en", "cs", "pl"])
def test_what_skills_do_is_legible_on_a_phone(lang: str) -> None:
    shown = replace(scene(3, "take", 5, choices=False), lang=lang)
    with recording() as recorder:
        words = recorder.of(carpet.draw(shown))
    low = [word for word in words if word.y > carpet.SKILLS_TOP + carpet.HEAD + 2 * carpet.SKILL + 124]
    assert len(low) == 10
    assert min(word.size for word in low) > LEAST / SHOWN * WIDTH - 1


@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (3, 11), (4, 5)])
def test_what_counts_on_the_desert_is_legible_on_a_phone(seats: int, seed: int) -> None:
    """The points of fountains and trees, what these cost, and while a space is named the letters of rows."""
    placing = scene(seats, "place", seed, choices=False)
    left, _, right, _ = plan(placing.view.state.desert.layout, seats).offers[0]
    _, medal, gem = strip.sizes(right - left - 2 * strip.EDGE)
    with recording() as recorder:
        words = recorder.of(ishtar.board(placing))
        points = recorder.of(sprites.points(medal, "17"))
    state: State = placing.view.state
    fountains = [word for word in words if word.sprite == "fountain"]
    assert len(fountains) == len(land_of(state.desert).fountains)
    least = LEAST / SHOWN * WIDTH
    assert min(word.size for word in (*fountains, *points)) > least - 5
    with recording() as recorder:
        costs = recorder.of(art.cost((1, 2, 3), gem))
    assert len(costs) == 3
    assert min(word.size for word in costs) > least * 0.75, "they have a shape and a colour"
    names = {name[0] for name in LAYOUTS[state.desert.layout].names.values()}
    large = {word.text for word in words if not word.sprite and word.y > TOP and word.size > least - 5}
    assert names <= large


def loudness(drawn: Image.Image, size: int) -> float:
    """Return how much of a space a sprite sets off from sand, in tones of grey."""
    sand = Image.new("RGBA", drawn.size, DUNE)
    tones = ImageChops.difference(
        Image.alpha_composite(sand, drawn.convert("RGBA")).convert("L"), sand.convert("L")
    )
    return sum(tone * n for tone, n in enumerate(tones.histogram())) / size**2


def test_gems_on_the_sand_are_quieter_than_gems_in_stock_and_fountains() -> None:
    size = 82
    for colour, points in enumerate(FOUNTAIN_POINTS):
        rock, gem = art.rock(size, colour), art.gem(colour, size * 88 // 100)
        assert loudness(rock, size) < 0.8 * loudness(gem, size)
        assert loudness(rock, size) < 0.7 * loudness(art.fountain(size, colour, points), size)


def test_gems_on_the_board_are_quieter_than_in_stock_and_all_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """They are what tiles are placed for: the eye finds them before it finds the sand."""
    for colour in range(3):
        stock = art.gem(colour, 82 * art.BURIED[colour] // 100 + 6)
        assert loudness(art.rock(82, colour), 82) * 0.9 < loudness(art.buried(82, colour), 82), colour
        assert loudness(art.buried(82, colour), 82) < loudness(stock, 82), colour
    loud = calls(monkeypatch, art, "rock")
    quiet = calls(monkeypatch, art, "buried")
    plain = scene(3, "take", 5, choices=False)
    ishtar.board(plain)
    assert {*quiet} == {plan(plain.view.state.desert.layout, 3).place.width}
    assert not loud


@pytest.mark.parametrize("colour", range(3))
@pytest.mark.parametrize("layout", LAYOUTS)
def test_gems_that_are_flat_cut_no_line_around_their_space(layout: str, colour: int) -> None:
    """They have facets, and as rectangles lie within it."""
    width = plan(layout, 2).place.width
    gem = art.buried(width, colour)
    left, top, right, bottom = gem.getbbox() or (0, 0, 0, 0)
    assert len({tone for n, tone in gem.getcolors(gem.width * gem.height) or () if n > width / 2}) > 4
    inside = Image.new("L", (2 * width, 2 * width), 0)
    line = (desert.SEAM.inset + desert.SEAM.thick / 2) / 100
    ImageDraw.Draw(inside).polygon(art.corner_points(width, width, width * (1 - 2 * line)), 255)
    x, y = width - gem.width / 2, width - gem.height / 2
    box = [*product((round(x + left), round(x + right) - 1), (round(y + top), round(y + bottom) - 1))]
    assert all(inside.getpixel(corner) for corner in box)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_open_trees_are_one_group_and_so_are_the_stacks(layout: str) -> None:
    """Their rows have no gaps, and begin at the left."""
    where = plan(layout, SEATS[layout])
    for group, high, gap in ((where.offers, CARD, GAP), (where.stacks, STACK, GAP)):
        tops = sorted({box[1] for box in group})
        assert all(lower - upper == high + gap for upper, lower in pairwise(tops))
        for top in tops:
            row = sorted(box for box in group if box[1] == top)
            assert row[0][0] == MARGIN
            assert all(abs(right[0] - left[2] - gap) <= 1 for left, right in pairwise(row))


@pytest.mark.parametrize("layout", SEATS)
def test_no_edge_of_a_card_cuts_the_points_of_a_tree(layout: str) -> None:
    left, _, right, _ = plan(layout, SEATS[layout]).offers[0]
    for tree in range(len(TREES)):
        card = strip._offer(tree, right - left - 2 * strip.EDGE).image.convert("RGB")
        wide, high = card.size
        edge = card.crop((wide - 1, 0, wide, high)).getcolors()
        assert edge == [(high, rgb(PAPER))], tree


@pytest.mark.parametrize("seats", [2, 4])
def test_the_open_trees_lie_on_one_shelf(seats: int) -> None:
    """It shows between any two of them."""
    taking = scene(seats, "take", 5, choices=False)
    drawn = opened(pictures.board("ishtar", taking)).convert("RGB")
    between = set[tuple[int, int]]()
    for one, other in permutations(plan(taking.view.state.desert.layout, seats).offers, 2):
        if one[1] == other[1] and 0 < other[0] - one[2] <= GAP:
            between.add(((one[2] + other[0]) // 2, (one[1] + one[3]) // 2))
        if one[0] == other[0] and 0 < other[1] - one[3] <= GAP:
            between.add(((one[0] + one[2]) // 2, (one[3] + other[1]) // 2))
    assert len(between) > 4
    for spot in between:
        assert near(drawn.getpixel(spot), rgb(CREST)), spot


def test_every_flower_of_a_bed_can_be_seen_beside_its_assistant_and_within_its_line() -> None:
    """It is light, but for those in the beds of the yellow seat."""
    seen = 0
    for seats, seed in ((2, 3), (3, 11), (4, 5)):
        state, _ = playing(seats, "place", seed)
        place = plan(state.desert.layout, seats).place
        calm = copy(state)
        calm.ask = "take"
        drawn = opened(pictures.board("ishtar", Scene(GAME.view(calm, None), NAMES[:seats])))
        helped = {bed.cell for bed in state.desert.beds}
        owners = {cell: bed.seat for bed in state.desert.beds for cell in cells(bed.cells)}
        for cell, seat in owners.items():
            x, y = place.at(cell)
            size, where = (art._BESIDE if cell in helped else art._IN_BED)[
                desert.flowers_on(state.desert, cell)
            ]
            for dx, dy in where:
                heart = x + dx * place.width / 100, y + dy * place.width / 100
                petals = [(heart[0] + side * 0.25 * size * place.width / 100, heart[1]) for side in (-1, 1)]
                assert drawn.getpixel((round(heart[0]), round(heart[1]))) == rgb(GOLD), place.layout.names[
                    cell
                ]
                for a, b in petals:
                    colours = colours_at(drawn, a, b, 4)
                    assert rgb(PETAL if seat == 2 else PETAL_EDGE) in colours, place.layout.names[cell]
                seen += 1
    assert seen > 15


def test_the_mark_of_who_controls_a_fountain_hides_no_flower_if_it_need_not() -> None:
    state, _ = playing(4, "place", 5)
    place = plan(state.desert.layout, 4).place
    moved = 0
    for cell in land_of(state.desert).fountains:
        x, y = desert.held_at(place, state.desert, cell)
        flowery = [one for one in cells(widened(1 << cell)) if desert.flowers_on(state.desert, one)]
        ways = [
            corner
            for corner in desert.stands(place, cell)
            if all(hypot(corner[0] - a, corner[1] - b) > 0.7 * place.width for a, b in map(place.at, flowery))
        ]
        assert not ways or (x, y) in ways
        moved += (x, y) != desert.stands(place, cell)[3]
        high, low = (desert.stands(place, cell)[corner] for corner in (0, 3))
        assert desert.held_at(place, state.desert, cell, upright=True) in (high, low)
    assert moved


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_mark_of_who_controls_a_fountain_is_off_its_points(seats: int) -> None:
    state, _ = playing(seats, "place", {2: 3, 3: 11, 4: 5}[seats])
    place, seen = plan(state.desert.layout, seats).place, 0
    bare, held = (Canvas(GROUND, Image.new("RGB", (WIDTH, 2400), DUNE)) for _ in range(2))
    desert._basins(bare, place, state.desert, place.layout.cells)
    desert.fountains(held, place, state.desert, place.layout.cells)
    marks = ImageChops.difference(bare.image, held.image).convert("L")
    for number, cell in enumerate(land_of(state.desert).fountains):
        if len(list(desert.held(place, state.desert, number))) == 1:
            x, y = place.at(cell)
            assert not differs_at(marks, x, y, round(0.25 * place.width))
            seen += 1
    assert seen


@pytest.mark.parametrize("seed", [5, 8, 11])
def test_the_mark_of_who_controls_a_fountain_leaves_what_may_be_chosen_free(seed: int) -> None:
    """It rather hides flowers."""
    state, _ = playing(4, "place", seed)
    ground, plain = state.desert, plan(state.desert.layout, 4).place
    lone = {*(bed.cell for bed in ground.beds), *(tree.cell for tree in ground.trees)}
    tried = 0
    for cell in land_of(ground).fountains:
        beside = [(cell + OFFSETS[corner - 1], cell + OFFSETS[corner - 2]) for corner in range(6)]
        weights = [
            99 * any(one in lone for one in pair) + sum(desert.flowers_on(ground, one) for one in pair)
            for pair in beside
        ]
        for chosen in cells(widened(1 << cell) & ~(1 << cell) & plain.layout.cells):
            if min(n for n, pair in zip(weights, beside, strict=True) if chosen not in pair) <= 2:
                place = replace(plain, chosen=1 << chosen)
                corner = desert.stands(place, cell).index(desert.held_at(place, ground, cell))
                assert chosen not in beside[corner], plain.layout.names[cell]
                tried += 1
    assert tried > 12


def test_no_tile_covers_the_mark_on_the_fountain_that_it_joins() -> None:
    seen = 0
    for seats, seed in product((2, 3, 4), (3, 5, 11)):
        offering = scene(seats, "place", seed)
        state: State = offering.view.state
        joining = ((action, effects.joined(state, action)) for action in offering.choices)
        held = [(action, number) for action, number in joining if len(holders(state.desert, number)[0]) == 1]
        for action, number in held[:1]:
            layout = LAYOUTS[state.desert.layout]
            place = desert.field(layout, layout.cells, 100, 100, 84)
            ((seat, (x, y)),) = desert.held(place, state.desert, number)
            one, other = (Canvas(GROUND, Image.new("RGB", (2400, 2400), DUNE)) for _ in range(2))
            choices.ghost(one, place, state, action, WIDTH)
            choices.numbered(other, place, state, [(action, 1)], layout.cells)
            for canvas in (one, other):
                assert rgb(PLAYERS[seat].colour) in colours_at(canvas.image, x, y, 14)
            seen += 1
    assert seen


def test_the_can_stands_on_the_shape_of_the_tiles_that_are_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """Which one is next nobody knows. No number touches another, nor the price."""
    monkeypatch.setattr(recorders, "_recorders", [])  # with nothing drawn before
    backs = calls(monkeypatch, art, "back")
    state = copy(playing(3, "take", 5)[0])
    for left in (2, 0):
        backs.clear()
        state.stacks[state.can].count = left
        with recording() as recorder:
            words = recorder.of(ishtar.board(Scene(GAME.view(copy(state), None), NAMES[:3])))
        assert [TILES[tile].shape for tile in backs] == [state.stacks[state.can].shape] * bool(left)
        for left_, top, right, bottom in plan("trapezoid", 3).stacks:
            there = [
                one for one in words if left_ < one.x < right and top < one.y < bottom and not one.sprite
            ]
            for one, other in combinations(there, 2):
                half = sum(width_of(word.text, round(word.size)) for word in (one, other)) / 2
                across, down = abs(one.x - other.x), abs(one.y - other.y)
                assert across > half + 8 or down > max(one.size, other.size), (one, other)


def test_a_bed_has_a_tint_of_its_owner_below_its_flowers() -> None:
    state, place, _, _ = marked_bed()
    drawn = ishtar.board(Scene(GAME.view(state, None), NAMES[:4])).image
    for bed in state.desert.beds:
        tint = rgb(BEDS[bed.seat])
        for cell in cells(bed.cells):
            x, y = place.at(cell)
            assert tint in colours_at(drawn, x, y, round(place.width * 0.4)), place.layout.names[cell]


def test_a_fountain_has_the_colour_and_the_shape_of_a_gem() -> None:
    """The shape can be told where colours cannot."""
    shapes: list[Image.Image] = []
    for colour, jewel in enumerate(JEWELS):
        drawn = art.fountain(100, colour, 6)
        tones = ImageChops.difference(drawn.convert("RGB"), Image.new("RGB", drawn.size, rgb(jewel)))
        plate = tones.convert("L").point([255 * (tone < 12) for tone in range(256)])
        assert plate.histogram()[255] > 0.2 * drawn.width * drawn.height
        shapes.append(plate)
    for one, other in combinations(shapes, 2):
        assert ImageChops.difference(one, other).histogram()[255] > 400


@pytest.mark.parametrize("layout", LAYOUTS)
def test_rows_of_players_have_one_size_and_do_not_overlap(layout: str) -> None:
    rows = plan(layout, SEATS[layout]).players
    assert len(rows) == SEATS[layout]
    for one, other in combinations(rows, 2):
        assert one[2] < other[0] or one[3] < other[1] or other[2] < one[0]
    assert len({(row[2] - row[0], row[3] - row[1]) for row in rows}) == 1


def test_two_players_have_the_corners_beside_the_boards() -> None:
    """Their skills are below their stock, as large as if they were few."""
    one, other = plan("diamond", 2).players
    assert one[1] == other[1] == TOP
    assert (one[0], other[2]) == (MARGIN, WIDTH - MARGIN)
    plain = scene(2, "place", 3, choices=False)
    state = copy(plain.view.state)
    state.players[0].gems = [8, 8, 8]
    state.players[0].skills = [Unlocked(skill, "pp") for skill in "FGHIJ"]
    canvas = ishtar.board(replace(plain, view=GAME.view(state, None), active=()))
    below = [box for box in canvas.sprites() if inside(box, (one[0], one[1] + table.BAND, *one[2:]))]
    stock, shown = below[:-5], below[-5:]
    assert max(box[3] for box in stock) <= min(box[1] for box in shown)
    assert min(box[3] - box[1] for box in shown) > 58


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_stacks_are_in_the_order_in_which_they_can_be_reached(seats: int) -> None:
    """From left to right on the board, and in rows where one is chosen: the can is on the last one."""
    offering = scene(seats, "take", 5)
    state: State = offering.view.state
    order = carpet.reached(state)
    prices = carpet.prices(state)
    assert sorted(order) == [*range(STACKS)]
    assert order[-1] == state.can
    assert [number for number in order if number in prices] == sorted(prices, key=prices.__getitem__)
    with recording() as recorder:
        words = recorder.of(ishtar.board(replace(offering, choices=())))
    where = plan(state.desert.layout, seats)
    for number, (left, top, right, bottom) in zip(order, where.stacks, strict=True):
        there = {one.text for one in words if left < one.x < right and top < one.y < bottom}
        assert str(number + 1) in there
        assert (str(prices.get(number)) in there) >= bool(prices.get(number))
    boxes = [*close.stack_boxes(state, {number for number in order if number in prices}).values()]
    assert boxes == sorted(boxes, key=lambda box: (box[1], box[0]))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_while_a_tile_is_placed_it_is_large_beside_the_boards_and_the_stacks_are_one_low_row_by_number(
    seats: int,
) -> None:
    """The tile in hand is larger than any of theirs. Its stack is the one with the can: it has no number."""
    placing = replace(scene(seats, "place", 5), choices=())
    state: State = placing.view.state
    where = plan(state.desert.layout, seats, "hand")
    assert where.hand
    assert len({box[1] for box in where.stacks}) == 1
    assert {box[3] - box[1] for box in where.stacks} == {LOW}
    (left, top, right, bottom), (_, below, *_) = where.hand, where.stacks[0]
    assert top < bottom < below
    assert (right - left) * (bottom - top) > 2 * (where.stacks[0][2] - where.stacks[0][0]) * LOW
    assert where.height < plan(state.desert.layout, seats).height
    with recording() as recorder:
        canvas = ishtar.board(placing)
        words = recorder.of(canvas)
    assert canvas.size[1] == where.height
    for number, (left, top, right, bottom) in enumerate((where.hand, *where.stacks)):
        there = {one.text for one in words if left < one.x < right and top < one.y < bottom}
        assert str(number) in there if number else not there


def test_gardens_without_trees_and_pieces_are_drawn_in_advance(monkeypatch: pytest.MonkeyPatch) -> None:
    """But for those of tiles, which have other sizes."""
    monkeypatch.setattr(caching, "cache", cache := caching._Cache(2**30))
    shown = scene(4, "take", 5, choices=False)
    desert.warm(width := plan(shown.view.state.desert.layout, 4).place.width)
    known = set(cache._images)
    assert ishtar.board(shown)
    late = [key for key in cache._images if key not in known]
    gardens = [key for key in late if key[0].__name__ == "garden" and key[1][0] == width]
    assert all("mown" in str(key) for key in gardens), gardens
    assert not [key for key in late if key[0].__name__ == "haloed" or desert.HEDGES in key[1]], late


@pytest.mark.parametrize("colour", [0, 1, 2])
def test_a_gem_on_the_sand_can_be_told_from_others_and_from_the_sand(colour: int) -> None:
    """By its tone, its rim and its shape; it has no letter, and keeps more than half of its colour."""
    plain = [tones[1] for tones in STONES]
    assert min(dist(rgb(plain[colour]), rgb(plain[other])) for other in range(3) if other != colour) > 60
    away, whole = (dist(rgb(tone), rgb(DUNE)) for tone in (plain[colour], JEWELS[colour]))
    assert away > 0.58 * whole
    assert contrast(RIMS[colour], DUNE) > 1.9
    with recording() as recorder:
        assert not recorder.of(art.rock(82, colour))
    shapes = [art.rock(82, one).getchannel("a").point(lambda alpha: 255 * (alpha > 128)) for one in range(3)]
    for other in range(3):
        apart = ImageChops.difference(shapes[colour], shapes[other]).histogram()[255]
        assert (apart > 200) == (other != colour), apart


@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (3, 11), (4, 5)])
def test_only_empty_spaces_have_numbers_and_only_while_one_is_to_be_named(seats: int, seed: int) -> None:
    """No mark beside a fountain cuts one."""
    shown = scene(seats, "place", seed, choices=False)
    state = copy(shown.view.state)
    place, ground = plan(state.desert.layout, seats).place, land_of(state.desert)
    empty = state.desert.free & ~(ground.tablets | sum(ground.gems))
    holders_at = [
        at for number in range(len(ground.fountains)) for _, at in desert.held(place, state.desert, number)
    ]
    for ask, expected in (("place", empty), ("take", 0)):
        state.ask = ask
        with recording() as recorder:
            words = recorder.of(ishtar.board(replace(shown, view=GAME.view(copy(state), None))))
        size = round(desert.CODE * place.width)
        numbered = {
            (round(word.x), round(word.y)) for word in words if word.size == size and word.text.isdigit()
        }
        for cell, name in place.layout.names.items():
            x, y = place.at(cell)
            there = any(abs(x - a) < 12 and abs(y - b) < 12 for a, b in numbered)
            cut = any(dist((x, y), at) < desert.CUT * place.width for at in holders_at)
            assert there == (expected >> cell & 1 and not cut), (ask, name)


def test_a_letter_of_a_row_stands_beside_a_mark() -> None:
    plain = scene(4, "take", 5, choices=False)
    state: State = plain.view.state
    place = plan(state.desert.layout, 4).place
    cell = place.layout.find["F1"]
    told = (Event("planted", 0, args=(("cell", "F1"),)),)
    for last, beside in ((told, True), ((), False)):
        with recording() as recorder:
            words = recorder.of(ishtar.board(replace(plain, last=last)))
        (letter,) = (word for word in words if word.text == "F" and not word.sprite)
        x, y = place.at(cell)
        assert abs(letter.y - y) < place.pitch / 2
        outer = x - place.width * (0.5 - desert.OUTSIDE / 100) - place.width * desert.LATEST[0] / 200
        assert (letter.x + 0.3 * letter.size < outer) == beside


def test_the_price_of_a_stack_is_a_tab_within_its_plate_and_golden_if_it_can_be_paid() -> None:
    """What whoever is asked cannot pay for is faint."""
    plain = scene(3, "take", 5, choices=False)
    poor, rich = (copy(plain.view.state) for _ in range(2))
    for state, gems in ((poor, [1, 0, 0]), (rich, [9, 9, 9])):
        state.players[state.asked].gems = gems
        priced = carpet.prices(state)
        assert max(priced.values()) > 1
        board = opened(pictures.board("ishtar", replace(plain, view=GAME.view(state, None)))).convert("RGB")
        stacks = zip(carpet.reached(state), plan(state.desert.layout, 3).stacks, strict=True)
        for number, (left, top, right, bottom) in stacks:
            if number not in priced:
                continue
            dear = priced[number] > sum(gems)
            assert (rgb(GOLD) in colours_at(board, right - 80, top + 44, 24)) != dear, number
            tile = board.crop((left + 10, top + 80, right - 10, bottom - 10))
            assert (tile.convert("L").getextrema()[0] > 80) == dear, number
            for x in (*range(left + 4, left + 10), *range(right - 10, right - 4)):
                assert rgb(GOLD) not in {board.getpixel((x, y)) for y in range(top + 4, bottom)}
            assert rgb(GOLD) not in {
                board.getpixel((x, y)) for x in range(left, right) for y in (top + 6, top + 9)
            }


@pytest.mark.parametrize(("wide", "high"), [(489, STACK), (460, close.HIGH), (742, 364)])
def test_a_tile_on_its_plate_is_clear_of_the_edge_and_of_all_that_is_said_of_it(wide: int, high: int) -> None:
    """And as large as on the carpet at least; in the middle unless it is a bent one, or on a small plate."""
    size = next(one for one in carpet.TYPES if high >= one.height)
    foot = size.inset + size.head
    low, long = high - size.inset, width_of(f"×{carpet.WIDEST}", size.left)
    price = carpet._priced(4, size, texts("en"))
    taken = (
        (size.inset, size.inset, foot, foot),
        (max(foot + carpet.BESIDE, wide - size.inset - price), size.inset, wide - size.inset, foot),
        (size.inset, round(low - carpet.TALL * size.left), size.inset + long, low),
    )
    for number in range(len(TILES)):
        width, x, y = carpet.fitted(number, wide, high, size.edge, taken, size.tile)
        drawn = art.tile(number, 0, width).convert("RGBa").convert("RGBA")
        sheet = Image.new("L", (wide, high), 0)
        sheet.paste(drawn.getchannel("A"), (round(x - drawn.width / 2), round(y - drawn.height / 2)))
        assert (drawn.width, drawn.height) <= (wide - 2 * size.edge + 2, high)
        assert not any(sheet.crop(box).getbbox() for box in taken), number
        left, top, right, bottom = sheet.getbbox() or (0, 0, 0, 0)
        assert min(left, top, wide - right, high - bottom) >= size.edge - 2, number
        assert width >= {STACK: 84, close.HIGH: 104, 364: 130}[high], number
        assert abs((left + right - wide) / 2) < 2 or high == STACK or SHAPES[TILES[number].shape] == "V", (
            number
        )


def test_all_names_of_a_table_have_one_size_and_one_that_is_too_long_is_fitted_alone() -> None:
    plain = scene(3, "take", 5, choices=False)

    def sizes(*names: str) -> list[int]:
        with recording() as recorder:
            words = recorder.of(ishtar.board(replace(plain, names=names)))
        return [next(word.size for word in words if word.text == name and word.y > TOP) for name in names]

    short, longer = sizes("Mia", "Jo", "Ada"), sizes("Mia", "Jo", "Władysława")
    assert len({*short}) == len({*longer}) == 1
    assert longer < short
    assert min(longer) >= table._SHORT


def test_the_shadow_of_a_garden_falls_outside_it_away_from_the_light() -> None:
    size = 80
    for side in range(6):
        ((sprite, dx, dy),) = lines.border(size, 1 << side, desert.HEDGES)
        dark = Canvas(GROUND, Image.new("RGB", (200, 200), WHITE))
        dark.paste(sprite, 100 + dx, 100 + dy)
        (ax, ay), (bx, by) = art.side(side, size)
        across, down = (ax + bx) / 2, (ay + by) / 2
        for share in (0.8, 1.08):  # inside and outside of the bushes
            x, y = (round(100 + share * along) for along in (across, down))
            shaded = dark.image.getpixel((x, y)) != rgb(WHITE)
            assert shaded == (share > 1 and side in (0, 1, 2)), (side, share)


@pytest.mark.parametrize("known", [{}, {0: 1}])
def test_how_many_are_left_hides_no_tile(monkeypatch: pytest.MonkeyPatch, known: dict[int, int]) -> None:
    state = copy(playing(3, "take", 5)[0])
    count = carpet._left
    for number, (tile, high) in enumerate(product(range(len(TILES)), (STACK, close.HIGH, LOW))):
        stack = state.stacks[0]
        stack.top, stack.shape, stack.count, state.can = tile, TILES[tile].shape, 5 + number % 5, 1
        shown: list[Image.Image] = []
        for draw in (count, lambda *_, **__: None):
            monkeypatch.setattr(carpet, "_left", draw)
            wide = {STACK: 489, close.HIGH: 460, LOW: 236}[high]
            canvas = Canvas(GROUND, Image.new("RGB", (wide, high), PAPER))
            carpet.face(canvas, state, 0, (0, 0, *canvas.size), known if high != LOW else {}, texts("en"))
            shown.append(canvas.image)
        hidden = shown[1].crop(ImageChops.difference(*shown).getbbox())
        assert hidden.getcolors() == [(hidden.width * hidden.height, rgb(PAPER))], (tile, high)


@pytest.mark.parametrize("high", [STACK, close.HIGH])
def test_what_is_too_dear_has_a_pale_tile_and_a_quiet_number_and_price_that_are_legible(high: int) -> None:
    state = playing(3, "take", 5)[0]
    number = next(number for number, stack in enumerate(state.stacks) if stack.top != NONE)
    size = next(one for one in carpet.TYPES if high >= one.height)
    foot = size.inset + size.head

    def dark(part: Image.Image) -> int:
        return sum(part.convert("L").histogram()[:90])

    shown, bright = list[tuple[int, int]](), list[bool]()
    for dear in (False, True):
        canvas = Canvas(GROUND, Image.new("RGB", (489 if high == STACK else 460, high), PAPER))
        carpet.face(canvas, state, number, (0, 0, *canvas.size), {number: 2}, texts("en"), dear=dear)
        across, down = canvas.size
        middle = canvas.image.crop((across // 2, size.inset + 6, across - size.inset - 20, foot - 6))
        shown.append((dark(middle), dark(canvas.image.crop((0, foot + 10, across, down - 70)))))
        bright.append(rgb(CARPET) in colours_at(canvas.image, foot / 2, foot / 2, size.head // 2))
    (price, tile), (quiet, paler) = shown
    assert price > 200 > quiet == 0
    assert tile > 200 > paler
    assert bright == [True, False], "the tab of the number"
    assert min(contrast(SOFT, SHADE), contrast(SOFT, PLASTER)) > 3.2


@pytest.mark.parametrize("layout", ["diamond", "trapezoid", "triangle"])
def test_the_mark_of_who_controls_a_fountain_is_10_px_on_a_phone(layout: str) -> None:
    wide = plan(layout, SEATS[layout]).place.width
    assert desert.HOLDER * wide * SHOWN / WIDTH >= 10
    assert desert.ASSISTANT * wide * SHOWN / WIDTH >= 11
