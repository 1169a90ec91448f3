"""The board of Amyitis: golden ones, what lies where, what stays legible and what belongs to each player.

`UPDATE_GOLDEN=1 pytest tests/amyitis/test_board_picture.py` draws the golden ones again: look at each.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, pairwise, product
from math import dist
from typing import Any

import pytest
from PIL import Image, ImageChops

from engine.core import Event
from engine.games.amyitis.caravan import CITY, LAP
from engine.games.amyitis.garden import EVERYWHERE, LEVEL, PLOT, SECTION, SECTIONS, UNUSED, filled
from engine.games.amyitis.layout import LAST_TILES
from engine.games.amyitis.state import CITIES, HIRE_PRICES, NEUTRAL, TEMPLES, TILES, State
from locales import LANGUAGES, texts
from render import panels, pictures, sprites
from render.boards import amyitis
from render.boards.amyitis import art, cards, garden, hiring, market, offers, terraces
from render.boards.amyitis.cards import ON_BOARD
from render.boards.amyitis.ground import BASIN, DRY, DRY_DEEP, FRIEZE, NICHES, PLATFORMS, SOIL
from render.boards.amyitis.players import MEDAL, NAME, POINTS, favour, players
from render.boards.amyitis.rewards import rewards
from render.boards.amyitis.view import CUBE, LIKE, WIDE, View, course, half, height, level, spot
from render.canvas import Box, Canvas, overlap
from render.pen import Point
from render.text import width
from render.theme import GAP, INK, LAST, PAPER, SEATS, WATER, WHITE, WIDTH, blend, palette, rgb
from tests.amyitis.picturing import GAME, copy, differs_at, happened, scene, share
from tests.colours import VISIONS, seen
from tests.pictures import NAMES, NASTY, changed, compare, opened
from tests.words import recording

LEAST_ON_BOARD = 54
"""px; the least type of what decides a turn: 9 px on a phone."""

PICTURES = {
    "amyitis-middle": lambda: pictures.board("amyitis", scene(4, "hire", 5, choices=False)),
    "amyitis-water": lambda: pictures.board("amyitis", scene(2, "irrigate", 3)),
    "amyitis-planting": lambda: pictures.board("amyitis", scene(3, "plant", 8)),
    "amyitis-caravan": lambda: pictures.detail("amyitis", scene(3, "caravan", 2)),
    "amyitis-cover": lambda: pictures.cover("amyitis", NAMES[:3], 4),
}


@pytest.mark.parametrize("name", PICTURES)
def test_golden_picture(name: str) -> None:
    compare(name, PICTURES[name]())


def test_with_two_players_temples_reward_the_first_alone() -> None:
    for seats in GAME.seats:
        board = opened(cards.board(seats).png())
        for name in TEMPLES:
            left, top, right, bottom = ON_BOARD[name].box
            second = board.crop((left + cards.PAYS[1], top + 6, right - 60, bottom - 6))
            plain = len(second.getcolors() or ()) == 1
            assert plain == (seats == 2), (seats, name)


def places(view: View) -> Iterator[tuple[str, Box]]:
    """What is printed or stands in a garden in which every place is taken, a name for each thing."""
    for name, plot in PLOT.items():
        yield f"tile of {name}", view.tile_box(plot)
        yield from ((f"code of {name}", box) for box in view.code_boxes(plot))
        yield from ((f"leaves of {name}", box) for box in view.leaf_boxes(plot))
    for name, section in SECTION.items():
        yield f"cube on {name}", view.cube_box(section)


def test_no_cube_lies_over_a_code_a_value_or_a_bonus() -> None:
    """Nor over another cube; and nothing that is printed lies over something else."""
    view = garden.VIEW
    covered = {
        (one, other)
        for (one, a), (other, b) in combinations(places(view), 2)
        if one != other and min(a[2], b[2]) > max(a[0], b[0]) and min(a[3], b[3]) > max(a[1], b[1])
    }
    assert covered == set()


def test_no_plant_of_a_garden_hides_a_place_for_a_cube_a_code_or_what_plants_need_there() -> None:
    view, size = garden.VIEW, (WIDTH, garden.HEIGHT)

    def laid(*sprites: tuple[Image.Image, Point]) -> Image.Image:
        mask = Image.new("L", size)
        for drawn, (x, y) in sprites:
            left, top = drawn.info.get("at", (-drawn.width // 2, -drawn.height // 2))
            mask.paste(255, (round(x) + left, round(y) + top), drawn.getchannel("a"))
        return mask

    plain = replace(scene(4, "hire", 5, choices=False), last=(), active=())
    state = copy(plain.view.state)
    state.channels, state.players[0].plots = [0] * 5, [*PLOT.values()]
    shown = opened(pictures.board("amyitis", replace(plain, view=GAME.view(state, None))))
    for name, section in SECTION.items():
        x, y = map(round, view.section(section))
        assert shown.getpixel((x, y)) == rgb(BASIN), name
    for name, plot in PLOT.items():
        plants = laid((terraces.garden(LIKE[plot], view.zoom), view.bed(plot)))
        code = terraces.code(plot, view.type), view.code(plot)
        leaves = terraces.leaves(plot, view.zoom), view.leaves(plot)
        for written in (laid(code), laid(leaves)):
            hidden = ImageChops.multiply(plants, written).histogram()
            assert sum(hidden[128:]) < 0.04 * sum(written.histogram()[128:]), name


def test_cubes_stand_apart_from_each_other_and_from_the_stones_between_two_halves() -> None:
    view, size = garden.VIEW, garden.OLD * garden.cube_size(garden.VIEW)
    places = [view.section(section) for section in SECTION.values()]
    assert min(dist(one, other) for one, other in combinations(places, 2)) > size
    for name, section in SECTION.items():
        if half(section) == "2":
            stone = view.at(*course(section)[0], height(level(section)))
            beside = (section, SECTION[name.replace(".2", ".1")])
            assert min(dist(view.section(one), stone) for one in beside) > 0.6 * size, name


@pytest.mark.parametrize("halves", ["1", "2", "12"])
def test_a_light_stone_parts_two_halves_with_water(halves: str) -> None:
    there = replace(scene(4, "hire", 5, choices=False), active=(), last=())
    state = copy(there.view.state)
    wet = [section for section in SECTION.values() if half(section) and half(section) in halves]
    state.channels = [sum(1 << section for section in wet), 0, 0, 0, 0]
    shown, view = opened(pictures.board("amyitis", replace(there, view=GAME.view(state, None)))), garden.VIEW
    for section in wet:
        x, y = view.at(*course(section)[half(section) == "1"], height(level(section)))
        assert shown.getpixel((round(x), round(y))) == rgb(PLATFORMS[level(section) - 1]), section


def test_every_filled_channel_is_blue_whoever_owns_it() -> None:
    there = replace(scene(4, "hire", 5, choices=False), active=(), last=())
    state, view = copy(there.view.state), garden.VIEW
    for seat in (0, 3, NEUTRAL):
        state.channels = [EVERYWHERE if owner == seat else 0 for owner in range(NEUTRAL + 1)]
        shown = opened(pictures.board("amyitis", replace(there, view=GAME.view(state, None))))
        for name, section in SECTION.items():
            middle = terraces.channel(view, section, WIDE, -0.1, stone=terraces.SEEN)
            assert share(shown, [middle], WATER) > 0.12, name


@pytest.mark.parametrize("seat", [0, 3])
def test_a_ribbon_on_the_water_of_each_section_says_whose_it_is(seat: int) -> None:
    """There is water on both sides of it; what is nobody's has none."""
    there = replace(scene(4, "hire", 5, choices=False), active=(), last=())
    state, view, colour = copy(there.view.state), garden.VIEW, SEATS[seat].colour
    for player in state.players:
        player.plots = []
    for owner in (seat, NEUTRAL):
        state.channels = [EVERYWHERE if owner == one else 0 for one in range(NEUTRAL + 1)]
        shown = opened(pictures.board("amyitis", replace(there, view=GAME.view(state, None))))
        for name, section in SECTION.items():
            ribbon = terraces.channel(view, section, 0.02, -0.12, stone=0.07)
            assert (share(shown, [ribbon], colour) > 0.2) == (owner == seat), name


def test_the_owner_of_a_garden_is_much_larger_than_the_cubes_around_it() -> None:
    """Six of them can lie around one garden. None reaches the token of its owner."""
    view = garden.VIEW
    assert garden.cube_size(view) <= 0.7 * garden.owner_size(view)
    reach = (garden.cube_size(view) + garden.owner_size(view)) / 2
    for plot in PLOT.values():
        for section in SECTION.values():
            assert dist(garden.owner_at(view, plot), view.section(section)) > reach, (plot, section)


def test_only_cubes_that_have_just_come_have_letters(monkeypatch: pytest.MonkeyPatch) -> None:
    """Others are smaller, and say by their shape whose they are: up to 36 letters would be too many."""
    plain = replace(scene(4, "hire", 5, choices=False), active=(), last=())
    state = copy(plain.view.state)
    state.channels = [1 << SECTION[name] for name in ("a1-a2", "b1-b2", "a1-b1", "c1-d1")] + [0]

    def recorded(name: str) -> list[tuple[int, int]]:
        drawn, draw = list[tuple[int, int]](), getattr(garden, name)

        def seen(seat: int, size: int) -> Image.Image:
            drawn.append((seat, size))
            return draw(seat, size)

        monkeypatch.setattr(garden, name, seen)
        return drawn

    new, lying = recorded("_cube"), recorded("_lying")
    filled_last = Event("irrigated", 1, (("section", "b1-b2"),))
    amyitis.board(replace(plain, view=GAME.view(state, None), last=(filled_last,)))
    ((newest, large),) = new
    assert newest == 1
    assert [seat for seat, _ in lying] == [0, 2, 3]
    assert max(size for _, size in lying) < large


@pytest.mark.parametrize("seat", range(4))
def test_a_cube_on_a_channel_has_an_edge_and_keeps_its_colour_below_a_veil(seat: int) -> None:
    """Yellow on yellow bands and violet in the shade are seen."""
    for cube, edge in (garden._cube(seat, 48), INK), (garden._lying(seat, 48), PAPER):
        drawn = cube.convert("RGBA")
        row = [drawn.getpixel((x, cube.height // 2)) for x in range(cube.width // 2)]
        assert (*rgb(edge), 255) in row, edge
        assert (*rgb(SEATS[seat].colour), 255) in row, edge
    ground = amyitis.GROUND
    wanted = seen(blend(SEATS[seat].colour, ground.mist, ground.veil * panels.VEIL), "normal")
    assert min(dist(wanted, seen(colour, "normal")) for colour in palette(ground)) < 10


def test_the_frame_of_the_newest_garden_is_seen_all_around() -> None:
    """Its owner's token crosses it, with a foot that no leaf hides."""
    plain = replace(scene(4, "hire", 5, choices=False), active=(), last=())
    state, view = copy(plain.view.state), garden.VIEW
    state.channels, state.players[1].plots = [0] * 5, [PLOT["c3"]]
    planted = Event("planted", 1, (("plot", "c3"),))
    shown = opened(pictures.board("amyitis", replace(plain, view=GAME.view(state, None), last=(planted,))))
    colour, plot = LAST, PLOT["c3"]
    frame = terraces.outline(LIKE[plot], view.zoom, colour, dashed=False).convert("RGBA")
    x, y = (round(at) + by for at, by in zip(view.bed(plot), frame.info["at"], strict=True))
    seen_of_it = [
        shown.getpixel((x + across, y + down)) == rgb(colour)
        for across, down in product(range(frame.width), range(frame.height // 2, frame.height))
        if frame.getpixel((across, down)) == (*rgb(colour), 255)
    ]
    assert sum(seen_of_it) > 0.75 * len(seen_of_it), "the part before its owner"


def test_what_is_printed_on_a_plot_fits_there() -> None:
    """Drawn with every kind of tile and every code, nothing is larger than its box."""
    view = garden.VIEW
    for number in range(len(TILES)):
        drawn = garden.tile(number, view.zoom)
        left, _, right, _ = drawn.getbbox() or (0, 0, 0, 0)
        assert left > 0, TILES[number]
        assert right < drawn.width, TILES[number]
    for name, plot in PLOT.items():
        xs = [x for left, _, right, _ in view.code_boxes(plot) for x in (left, right)]
        assert width(name, view.type) <= max(xs) - min(xs), name
    cube = sprites.token(2, round(CUBE * view.zoom)).getbbox() or (0, 0, 0, 0)
    box = view.cube_box(0)
    assert cube[2] - cube[0] <= box[2] - box[0] + 1


@pytest.mark.parametrize("vision", VISIONS)
def test_water_differs_from_dry_channels_for_every_eye_and_in_grey(vision: str) -> None:
    for dry in (DRY, DRY_DEEP):
        assert seen(WATER, vision)[0] - seen(dry, vision)[0] > 20


def test_an_empty_niche_of_a_temple_is_far_darker_than_its_wall_and_a_neutral_cube() -> None:
    there = replace(scene(4, "hire", 5, choices=False), active=(), last=())
    state = copy(there.view.state)
    state.temples = [[NEUTRAL], [], []]
    shown = opened(pictures.board("amyitis", replace(there, view=GAME.view(state, None)))).convert("L")
    spots = [tuple(map(round, cards.temple_space(ON_BOARD["ishtar"], space))) for space in range(2)]
    (x, y), (empty, _) = spots
    light = [shown.getpixel(at) for at in ((x, y + 20), (empty, y + 20), (empty - cards.STEP // 2, y))]
    cube, niche, wall = (level for level in light if isinstance(level, int))
    assert min(cube, wall) - niche > 60


def test_a_player_sees_what_it_can_pay_with_and_others_do_not() -> None:
    own = scene(3, "caravan", 2, choices=False)
    others = replace(own, view=replace(own.view, seat=None))
    box = changed(pictures.detail("amyitis", own), pictures.detail("amyitis", others)).getbbox()
    assert box is not None
    left, top, right, bottom = box
    assert left >= market.ROUTE_BOX[0]
    assert top >= market.ROUTE_BOX[1]
    assert right < market.CITY_AT[0][0] - market.PLATE[0] / 2
    assert bottom < market.CITY_AT[CITY["ninoua"]][1] - market.PLATE[1] / 2


def test_the_back_of_a_plant_card_is_drawn_and_told() -> None:
    plain = scene(3, "caravan", 2, choices=False)
    other = replace(plain, view=GAME.view(copy(plain.view.state), plain.view.seat))
    ur, mari = CITY["ur"], CITY["mari"]
    for state in (plain.view.state, other.view.state):
        state.plants = [side & ~1 if side >= 0 else side for side in state.plants]
    swapped = other.view.state.plants
    swapped[ur], swapped[mari] = swapped[mari], swapped[ur]
    difference = changed(pictures.detail("amyitis", plain), pictures.detail("amyitis", other))
    for name, city in CITY.items():
        x, y = market.CITY_AT[city]
        assert differs_at(difference, x, y) == (city in (ur, mari)), name
    backs = [dict(fact.args) for fact in GAME.facts(plain.view) if fact.kind == "board-city-plant"]
    assert {(fact["quality"], fact["next"]) for fact in backs} == {(1, 2), (2, 2)}


def test_each_empty_section_has_a_place_for_its_cube() -> None:
    plain = scene(4, "hire", 5, choices=False)
    image = opened(pictures.board("amyitis", plain))
    empty = [
        section for section in range(len(SECTIONS)) if not filled(plain.view.state.channels) >> section & 1
    ]
    assert any(SECTIONS[section].endswith(".2") for section in empty)
    for section in range(len(SECTIONS)):
        x, y = garden.VIEW.section(section)
        assert (image.getpixel((round(x), round(y))) == rgb(BASIN)) == (section in empty), SECTIONS[section]


def test_an_engineer_whom_nobody_can_hire_says_why() -> None:
    plain = scene(3, "caravan", 2, choices=False)
    dry = replace(plain, view=GAME.view(copy(plain.view.state), plain.view.seat))
    dry.view.state.channels = [EVERYWHERE, 0, 0, 0, 0]
    difference = changed(pictures.detail("amyitis", plain), pictures.detail("amyitis", dry))
    assert any("engineer" in group for group in plain.view.state.groups)
    box = difference.getbbox()
    assert box is not None
    assert box[0] > market.SIDE
    assert "board-channels-full" in {fact.kind for fact in GAME.facts(dry.view)}


def test_hires_are_marked_until_a_new_round_begins() -> None:
    plain = scene(3, "caravan", 2, choices=False)
    hired, round_ = Event("hired", 0, (("group", 2),)), Event("round", 0, (("n", 3),))
    old, new = replace(plain, last=(hired, round_)), replace(plain, last=(round_, hired))
    without = pictures.asked("amyitis", replace(plain, last=(round_,)))
    assert changed(pictures.asked("amyitis", old), without).getbbox() is None
    assert changed(pictures.asked("amyitis", new), without).getbbox() is not None


def test_the_mark_of_a_hire_is_around_its_group_and_hides_nothing_there() -> None:
    plain = scene(3, "hire", 5, choices=False)
    state = copy(plain.view.state)
    round_, hired = Event("round", 0, (("n", 3),)), Event("hired", 0, (("group", 2),))
    for cards_left in (0, 1, 2):
        others = "priest", "grower", "merchant"
        state.groups = [others, ("priest",) * cards_left + ("",) * (3 - cards_left), others]
        there = replace(plain, view=GAME.view(copy(state), plain.view.seat), last=())
        bare, marked = (
            pictures.asked("amyitis", replace(there, last=last)) for last in ((round_,), (round_, hired))
        )
        left, top, right = hiring.LEFT, hiring.TOP + hiring.GROUP + GAP // 2, hiring.RIGHT
        bottom = top + hiring.GROUP
        difference = changed(bare, marked)
        box = difference.getbbox()
        assert box
        assert all(-12 < far < 0 for far in (box[0] - left, box[1] - top, right - box[2], bottom - box[3]))
        assert difference.crop((left + 9, top + 9, right - 9, bottom - 9)).getbbox() is None


def test_the_caravan_stands_on_no_city() -> None:
    width, height = market.PLATE
    for city in range(len(market.CITY_AT)):
        at_x, at_y = market.caravan_at(city)
        for other, (far_x, far_y) in enumerate(market.CITY_AT):
            clear = abs(at_x - far_x) > width / 2 + 46 or abs(at_y - far_y) > height / 2 + 46
            assert clear, (city, other)


def test_names_stay_in_their_panel() -> None:
    plain = scene(4, "hire", 5, choices=False)
    nasty = replace(plain, names=tuple(NASTY[:4]))
    boxes = [garden.player_box(seat, 4) for seat in range(4)]
    image = changed(pictures.board("amyitis", plain), pictures.board("amyitis", nasty))
    assert image.getbbox() is not None
    for left, top, right, bottom in boxes:
        image.paste(0, (left + 80, top, right - 18, bottom))
    headline = (garden.LEFT, 0, garden.RIGHT, garden.TOP)
    image.paste(0, headline)
    assert image.getbbox() is None


def test_who_has_just_passed_is_marked_in_the_order_of_turns_and_on_its_panel() -> None:
    plain = replace(scene(4, "hire", 5, choices=False), last=())
    plain = replace(plain, view=GAME.view(copy(plain.view.state), None))
    plain.view.state.passed = [2]
    for seat in range(4):
        passed = replace(plain, last=(Event("passed", seat),))
        image = changed(pictures.board("amyitis", plain), pictures.board("amyitis", passed))
        for place in (garden.ROUND, garden.player_box(seat, 4)):
            assert (image.crop(place).getbbox() is not None) == (seat == 2)
            image.paste(0, place)
        assert image.getbbox() is None


def test_only_what_changed_is_orange_in_the_order_of_turns() -> None:
    plain = replace(scene(4, "hire", 5, choices=False), last=())
    assert plain.view.state.ask
    colours = {
        colour for _, colour in opened(pictures.board("amyitis", plain)).crop(garden.ROUND).getcolors() or ()
    }
    assert rgb(LAST) not in colours


@pytest.mark.parametrize("seats", GAME.seats)
def test_points_of_favour_stand_behind_the_tiles_that_bring_them_and_apart_from_others(seats: int) -> None:
    left, _, right, bottom = garden.ROUND
    canvas = Canvas.blank(amyitis.GROUND, garden.HEIGHT)
    favour(canvas, right - garden.INSET, bottom - garden.FAVOUR / 2, seats)
    words = sorted(canvas.words)
    medals = sorted(box for box in canvas.sprites() if box[2] - box[0] == MEDAL)
    assert len(words) == len(medals) == 2
    for word, medal in zip(words, medals, strict=True):
        assert word[3] - word[1] >= 36
        assert medal[0] - word[2] >= 10
        assert left + garden.INSET + amyitis.FAVOUR < word[0] < medal[2] < right
    assert words[1][0] - medals[0][2] > 1.5 * (medals[0][0] - words[0][2])


@pytest.mark.parametrize("lang", sorted(LANGUAGES))
def test_the_points_of_favour_have_their_name_beside_them(lang: str) -> None:
    named = texts(lang)("amyitis-sheet-favour")
    for seats in GAME.seats:
        shown = replace(scene(seats, "hire", 5, choices=False), lang=lang)
        with recording() as recorder:
            said = [one for one in recorder.of(amyitis.board(shown)) if one.text == named]
        start = favour(
            Canvas.blank(amyitis.GROUND, garden.HEIGHT), garden.ROUND[2] - garden.INSET, 2000, seats
        )
        (word,) = said
        assert word.size >= 48
        assert garden.ROUND[0] < word.x < word.x + width(named, round(word.size)) / 2 < start


@pytest.mark.parametrize("seats", GAME.seats)
def test_all_that_a_player_can_own_is_within_its_panel(seats: int) -> None:
    plain = replace(scene(seats, "hire", 5, choices=False), active=(), last=())
    poor, rich = (replace(plain, view=GAME.view(copy(plain.view.state), None)) for _ in range(2))
    for state, owned in ((poor.view.state, 0), (rich.view.state, 1)):
        for player in state.players:
            player.levels, player.goods = [3 * owned, 2 * owned, 3 * owned], [3 * owned] * 5
            player.talents, player.camels, player.gardeners = 24 * owned, 12 * owned, 4 * owned
    image = changed(pictures.board("amyitis", poor), pictures.board("amyitis", rich))
    for seat in range(seats):
        image.paste(0, garden.player_box(seat, seats))
    assert image.getbbox() is None


def test_a_plot_on_which_nobody_can_plant_does_not_look_free() -> None:
    plain = scene(2, "hire", 5, choices=False)
    free = replace(plain, view=GAME.view(copy(plain.view.state), None))
    plots = [PLOT[name] for name in UNUSED[2]]
    for plot in plots:
        free.view.state.tiles[plot] = 0
    bare, laid = (opened(pictures.board("amyitis", one)) for one in (plain, free))
    for plot in plots:
        x, y = map(round, garden.VIEW.bed(plot))
        aside = x + round(50 * garden.VIEW.zoom), y - 12
        assert laid.getpixel(aside) == rgb(SOIL)
        assert bare.getpixel(aside) != rgb(SOIL)


@pytest.mark.parametrize("seats", GAME.seats)
def test_panels_of_players_are_alike_hide_no_garden_and_names_of_ten_letters_keep_their_size(
    seats: int,
) -> None:
    boxes = [garden.player_box(seat, seats) for seat in range(seats)]
    assert len({(right - left, bottom - top) for left, top, right, bottom in boxes}) == 1
    for left, _, right, bottom in boxes:
        assert width("Władysława", NAME) <= right - 18 - width("57", POINTS) - 12 - (left + 84)
        for plot in PLOT.values():
            column, row = spot(plot)
            for across, along in product((0, 0.25, 0.5, 0.75, 1), repeat=2):
                x, y = garden.VIEW.at(column + across, row + along, height(LEVEL[plot]))
                assert not (left - 12 < x < right + 12 and y < bottom + 12), plot


def test_no_palm_of_a_garden_rises_before_a_panel() -> None:
    palm = terraces.palm(garden.VIEW.zoom)
    across, down = palm.info["at"]
    for (left, top, right, bottom), plot in product(
        (garden.player_box(seat, 4) for seat in range(4)), PLOT.values()
    ):
        x, y = (round(at) for at in garden.VIEW.bed(plot))
        start, high = x + across, y + down
        before = palm.crop((left - start, top - high, right - start, bottom - high))
        assert not before.getchannel("a").getbbox(), plot


def test_names_of_cities_lie_over_nothing_that_they_trade() -> None:
    state = copy(scene(3, "hire", 5, choices=False).view.state)
    groups = state.groups
    offered = (groups, garden.CARAVAN[1]), ([("", "", "")] * 3, garden.OFFERS[1])
    for state.caravan, (state.groups, start) in product(range(len(CITIES)), offered):
        canvas = Canvas.blank(amyitis.GROUND, garden.HEIGHT)
        offers.draw(canvas, state, texts())
        there = [box for box in canvas.sprites() if box[1] >= start and box not in canvas.words]
        for word, sign in product((box for box in canvas.words if box[1] >= start), there):
            beside = sign[0] >= word[2] or word[0] >= sign[2]
            assert beside or sign[1] >= word[3] - 8 or word[1] >= sign[3] - 8, (word, sign)


def test_the_board_shows_which_crafts_of_a_group_can_be_hired_and_where_the_caravan_goes() -> None:
    shown = scene(3, "hire", 5, choices=False)
    state = copy(shown.view.state)
    state.channels = [0] * len(state.channels)
    assert offers.open_cards(state, ("engineer", "", "priest")) == ["engineer", "", "priest"]
    state.channels[0] = EVERYWHERE
    assert offers.open_cards(state, ("engineer", "", "priest")) == ["", "", "priest"]
    state.groups = [("grower", "priest", ""), ("", "", "grower"), ("priest", "", "")]
    bare = pictures.board("amyitis", replace(shown, view=GAME.view(state, None)))
    state.groups[0] = ("priest", "", "")
    state.caravan = 3
    with recording() as recorder:
        words = texts()
        said = recorder.of(amyitis.board(replace(shown, view=GAME.view(state, None))))
    cities = [words.term("amyitis", "city", CITIES[city]) for city in (3, 4, 5)]
    assert [one.text for one in said if one.text in cities] == cities
    less = pictures.board("amyitis", replace(shown, view=GAME.view(state, None)))
    difference = changed(bare, less)
    for box in (garden.CARAVAN, garden.CRAFTS):
        assert difference.crop(box).getbbox()
        difference.paste(0, box)
    assert difference.getbbox() is None


def laid(state: State, monkeypatch: pytest.MonkeyPatch) -> tuple[Canvas, list[Box], list[Box]]:
    """The crafts and the caravan drawn alone; where groups of crafts are, and where their cards are."""
    canvas, plates = Canvas.blank(amyitis.GROUND, garden.HEIGHT), list[tuple[str, Box]]()
    plate, put = Canvas.plate, Canvas.put

    def seen(self: Canvas, box: Box, fill: str, *args: Any, **kwargs: Any) -> None:
        plates.append((fill, box))
        plate(self, box, fill, *args, **kwargs)

    def faced(self: Canvas, image: Image.Image, left: int, top: int) -> None:
        plates.append((WHITE, (left, top, left + image.width, top + image.height)))
        put(self, image, left, top)

    with monkeypatch.context() as patch:
        patch.setattr(Canvas, "plate", seen)
        patch.setattr(Canvas, "put", faced)
        offers.draw(canvas, state, texts())
    groups = [box for fill, box in plates if fill == FRIEZE[0] and box[1] == garden.CRAFTS[1]]
    return canvas, groups, [box for fill, box in plates if fill == WHITE and box[2] - box[0] > 2 * offers.RIM]


def test_each_group_of_crafts_has_its_number_and_price_and_a_card_for_each_that_is_left(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shown = scene(4, "hire", 5, choices=False)
    state = copy(shown.view.state)
    state.channels = [0] * len(state.channels)
    left, top, right, bottom = garden.CRAFTS
    for groups in (
        [("grower", "priest", ""), ("", "", ""), ("priest", "", ""), ("grower", "priest", "priest")],
        [("grower", "priest", "engineer")] * 4,
        [("", "", ""), ("", "merchant", "")],
        [("grower", "", ""), ("", "", ""), ("", "priest", ""), ("", "", "engineer")],
    ):
        state.groups = groups
        with recording() as recorder:
            canvas, boxes, places = laid(state, monkeypatch)
            said = [one for one in recorder.of(canvas) if top < one.y < bottom]
        places = [box for box in places if (box[0], box[2]) not in {(at[0], at[2]) for at in boxes}]
        whole = [box for box in places if box[3] - box[1] == bottom - top - 2 * offers.AROUND]
        some = [group for group in groups if any(group)]
        assert len(boxes) == len(some)
        assert boxes[0][0] == left
        assert right - 3 * len(groups) < boxes[-1][2] <= right, "they fill the width"
        assert {other[0] - one[2] for one, other in pairwise(boxes)} <= {offers.APART}
        wides = {box[2] - box[0] for box in whole}
        assert len(wides) == 1, "cards are alike"
        high = bottom - top - 2 * offers.AROUND
        assert len(groups) < 4 or max(wides) <= 1.5 * high, "they are not stretched"
        alone = {box[2] - box[0] for box, group in zip(boxes, some, strict=True) if group.count("") == 2}
        assert len(alone) <= 1, "groups with one card are equally wide"
        numbers = [number for number, group in enumerate(groups, 1) if any(group)]
        assert all(any(box[0] < one.x < box[2] for box in boxes) for one in said), "no empty group is seen"
        for number, box, group in zip(numbers, boxes, some, strict=True):
            inside = [one for one in said if box[0] < one.x < box[2] and one.text.isdigit()]
            assert max(one.y for one in inside) - min(one.y for one in inside) < 4, (
                "side by side, which is no fraction"
            )
            hired = group.count("")
            assert [one.text for one in inside] == [str(number), str(HIRE_PRICES[hired])]
            there = [place for place in whole if box[0] < place[0] and place[2] < box[2]]
            assert len(there) == len(group) - hired
            signs = [
                at for at in canvas.sprites() if box[0] < at[0] < at[2] < box[2] and top < at[1] < bottom
            ]
            assert len([at for at in signs if at not in canvas.words]) == 1 + len(there)
        assert all(one.size >= LEAST_ON_BOARD for one in said)


@pytest.mark.parametrize("seats", GAME.seats)
def test_all_cards_of_crafts_are_alike_as_large_as_there_is_room_and_have_no_names(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    state, words = copy(scene(seats, "hire", 5, choices=False).view.state), texts()
    face, craft = art.face, art.craft
    state.channels = [0] * len(state.channels)
    drawn: list[art.Size | int] = []

    def faced(kind: str, width: int, height: int, size: art.Size) -> Image.Image:
        assert size.wide < width
        drawn.append(size)
        return face(kind, width, height, size)

    def signed(kind: str, size: int) -> Image.Image:
        drawn.append(size)
        return craft(kind, size)

    monkeypatch.setattr(offers.art, "face", faced)
    monkeypatch.setattr(offers.art, "craft", signed)
    names = {words.term("amyitis", "craft", craft) for craft in ("grower", "priest", "merchant")}
    wides: list[int] = []
    for group in (("grower", "priest", "merchant"), ("", "priest", "priest"), ("grower", "", "")):
        drawn.clear()
        state.groups = [group, *[("grower", "", "")] * (seats - 1)]
        with recording() as recorder:
            canvas, _, places = laid(state, monkeypatch)
            said = [one for one in recorder.of(canvas) if one.text in names]
        signs = {size for size in drawn if isinstance(size, int)}
        faces = {size for size in drawn if isinstance(size, art.Size)}
        wides.append(max(right - left for left, _, right, _ in places))
        if faces:
            assert len(faces) == 1
        else:
            assert len(signs) == 1
            assert min(signs) >= 74
            assert wides[-1] <= offers.FACES[-1].wide + 4 * offers.RIM, "there is no room for anybody"
        assert not said
        assert group[1] or faces == {offers.FACES[0]}, "as large as there is room"
    assert wides == sorted(wides), "the fewer there are, the wider each of them, up to a limit"


def test_without_any_crafts_the_board_says_so_and_shows_where_the_caravan_comes_later() -> None:
    shown, words = scene(4, "hire", 5, choices=False), texts()
    state = copy(shown.view.state)
    state.groups = [("", "", "")] * 3
    for state.caravan in range(len(CITIES)):
        canvas = Canvas.blank(amyitis.GROUND, garden.HEIGHT)
        with recording() as recorder:
            offers.draw(canvas, state, words)
            said = [one.text for one in recorder.of(canvas) if not one.sprite]
        cities = [words.term("amyitis", "city", CITIES[(state.caravan + stop) % LAP]) for stop in range(5)]
        stops = [text for stop, city in enumerate(cities[1:], 1) for text in (str(stop), city)]
        assert said == [words("render-amyitis-nobody"), cities[0], *stops]
        assert all(box[3] <= garden.OFFERS[3] for box in (*canvas.words, *canvas.sprites()))


def test_the_board_says_how_many_camels_the_way_to_the_next_cities_costs() -> None:
    shown = scene(3, "hire", 5, choices=False)
    state = copy(shown.view.state)
    for state.caravan in range(len(CITIES)):
        canvas = Canvas.blank(amyitis.GROUND, garden.HEIGHT)
        with recording() as recorder:
            offers.draw(canvas, state, texts())
            said = [one for one in recorder.of(canvas) if not one.sprite and one.y > garden.CARAVAN[1]]
        texts_said = [one.text for one in said]
        assert texts_said[1::2] == ["1", "2"], "before the name of each city that follows"
        there = [box for box in (*canvas.words, *canvas.sprites()) if box[1] >= garden.CARAVAN[1]]
        for camels in said[1::2]:
            left = camels.x - width(camels.text, camels.size) / 2
            assert left - max(box[2] for box in there if box[2] < camels.x) >= offers.EDGE - 8, state.caravan


def stocks(state: State) -> list[list[tuple[str, float, int]]]:
    """What is written of what each of four players can spend: the number, its size, and where it begins."""
    shown = replace(scene(4, "hire", 5, choices=False), last=(), active=())
    canvas = Canvas.blank(amyitis.GROUND, garden.HEIGHT)
    with recording() as recorder:
        players(canvas, shown, state)
        said = [one for one in recorder.of(canvas) if not one.sprite]
    found: list[list[tuple[str, float, int]]] = []
    for seat in range(4):
        left, top, right, _ = garden.player_box(seat, 4)
        there = [one for one in said if left < one.x < right and top + 76 < one.y < top + 140]
        found.append(
            [(one.text, one.size, round(one.x - width(one.text, one.size) / 2 - left)) for one in there]
        )
    return found


def test_what_players_have_is_in_the_same_column_in_all_panels() -> None:
    """What nobody has leaves no hole; gardens stand at the right."""
    state = copy(scene(4, "hire", 5, choices=False).view.state)
    for seat, player in enumerate(state.players):
        player.talents, player.camels, player.gardeners, player.plots = 7 * seat, 3 - seat, seat % 2, [seat]
    found = stocks(state)
    assert [[text for text, _, _ in line] for line in found] == [
        ["3", "1"], ["7", "2", "1", "1"], ["14", "1", "1"], ["21", "1", "1"],
    ]  # fmt: skip
    assert len({size for line in found for _, size, _ in line}) == 1
    columns = ("camels", (0, 0), (1, 1), (2, 1)), ("gardeners", (1, 2), (3, 1))
    for kind, *places in columns:
        xs = [found[seat][at][2] for seat, at in places]
        assert max(xs) - min(xs) < 4, kind
    gardens = [line[-1][2] for line in found]
    assert max(gardens) - min(gardens) < 4
    for player in state.players:
        player.talents = 0
    assert stocks(state)[0][0][2] < found[0][0][2] - 60


def test_goods_are_in_the_same_column_in_all_panels_and_equally_large(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shown = replace(scene(4, "hire", 5, choices=False), last=(), active=())
    state, drawn, good = copy(shown.view.state), dict[int, str](), art.good
    for player, goods in zip(
        state.players, ([1, 0, 0, 2, 0], [0, 0, 0, 1, 0], [0, 0, 1, 1, 0], [0, 0, 3, 0, 0]), strict=True
    ):
        player.goods, player.levels = goods, [0, 1, 0]

    def seen(kind: str, size: int) -> Image.Image:
        sign = good(kind, size)
        drawn[id(sign)] = kind
        return sign

    places: dict[str, set[tuple[int, int]]] = {}
    paste = Canvas.paste

    def pasted(self: Canvas, image: Image.Image, x: float, y: float) -> None:
        if kind := drawn.get(id(image)):
            seat = next(
                seat for seat in range(4) if garden.player_box(seat, 4)[0] < x < garden.player_box(seat, 4)[2]
            )
            places.setdefault(kind, set()).add((round(x) - garden.player_box(seat, 4)[0], image.width))
        paste(self, image, x, y)

    monkeypatch.setattr(art, "good", seen)
    monkeypatch.setattr(Canvas, "paste", pasted)
    players(Canvas.blank(amyitis.GROUND, garden.HEIGHT), shown, state)
    assert places.keys() == {"barley", "salt", "palm"}
    assert all(len(there) == 1 for there in places.values()), places
    assert len({place[1] for there in places.values() for place in there}) == 1


def test_goods_of_a_kind_say_how_many_there_are_and_guild_cards_stay_within_the_panel() -> None:
    shown = replace(scene(4, "hire", 5, choices=False), last=())
    state = copy(shown.view.state)
    for player, goods in zip(
        state.players, ([2, 0, 0, 0, 0], [2, 2, 0, 0, 0], [1] * 4 + [0], [4] * 5), strict=True
    ):
        player.goods, player.levels = goods, [3, 2, 3]
    canvas = Canvas.blank(amyitis.GROUND, garden.HEIGHT)
    with recording() as recorder:
        players(canvas, replace(shown, active=(0, 1, 2, 3)), state)
        said = [one for one in recorder.of(canvas) if not one.sprite]
    for seat, player in enumerate(state.players):
        left, top, right, bottom = garden.player_box(seat, 4)
        goods = [one.text for one in said if left < one.x < right and top + 150 < one.y < bottom]
        assert goods == [str(n) for n in player.goods if n > 1]
        there = sorted(
            (x, y, end, low)
            for x, y, end, low in {*canvas.sprites()}
            if left < x < right - 40 and top + 140 < y < low < bottom
        )
        assert max(box[3] for box in there) <= bottom - 10, "the frame of whose turn it is hides nothing"
        assert all(box[2] <= other[0] for box, other in pairwise(there)), "nothing lies over anything else"


def test_what_players_can_spend_is_larger_if_nobody_has_some_of_it() -> None:
    state = copy(scene(4, "hire", 5, choices=False).view.state)
    sizes: list[float] = []
    for gardeners in (1, 0):
        for player in state.players:
            player.talents, player.camels, player.gardeners, player.plots = 24, 12, gardeners, [0]
        sizes += {size for line in stocks(state) for _, size, _ in line}
    assert LEAST_ON_BOARD <= sizes[0] < sizes[1]


def test_what_players_can_spend_is_equally_large_and_each_sign_nearest_to_its_own_number() -> None:
    shown = replace(scene(4, "hire", 5, choices=False), last=(), active=())
    state = copy(shown.view.state)
    for player, talents in zip(state.players, (3, 7, 20, 43), strict=True):
        player.talents, player.levels, player.goods = talents, [0] * 3, [0] * 5
    canvas = Canvas.blank(amyitis.GROUND, garden.HEIGHT)
    players(canvas, shown, state)
    assert len({size for line in stocks(state) for _, size, _ in line}) == 1
    for seat in range(4):
        left, top, right, bottom = garden.player_box(seat, 4)
        words = sorted(box for box in canvas.words if left < box[0] < right and top + 70 < box[1] < bottom)
        signs = sorted(
            box
            for box in set(canvas.sprites()) - set(canvas.words)
            if left < box[0] < right and top + 70 < box[1] < bottom
        )
        for number, own, other in zip(words, signs, signs[1:], strict=False):
            assert number[0] - own[2] + 6 <= other[0] - number[2]


def test_rewards_of_a_temple_that_rewards_nobody_any_more_have_no_place() -> None:
    """The cubes of those who were rewarded may be pushed out later in the same turn."""
    there = happened(Event("marduk", 2, points=((2, 2),)))
    there.view.state.temples = [[], [], []]
    assert amyitis.places(there, there.last) == [None]
    assert amyitis.board(there)


@pytest.mark.parametrize("lang", sorted(LANGUAGES))
def test_round_and_tiles_left_are_larger_than_what_is_said_of_them(lang: str) -> None:
    shown = replace(scene(4, "hire", 5, choices=False), lang=lang)
    state, words = shown.view.state, texts(lang)
    with recording() as recorder:
        sizes = {one.text: one.size for one in recorder.of(amyitis.board(shown)) if not one.sprite}
    said = sizes[words("render-amyitis-tiles", last=LAST_TILES[4])]
    assert sizes[str(state.left.bit_count())] > 1.5 * said
    assert sizes[words("render-amyitis-round", n=state.round)] > 1.5 * said


def test_walls_with_codes_have_no_arches() -> None:
    """Below codes and leaves there is nothing but a shadow. Walls on which nothing is written have arches."""
    for size in (garden.VIEW.type, 0):
        canvas, view = Canvas.blank(amyitis.GROUND, garden.HEIGHT), garden.VIEW._replace(type=size)
        terraces.landscape(canvas, view, (0, 0, *canvas.size))
        picture = opened(canvas.png())
        for name, plot in PLOT.items():
            column, row = spot(plot)
            for along in (0.25, 0.75):
                for left, front in ((True, column <= row), (False, row <= column)):
                    place = (column, row + along) if left else (column + along, row)
                    x, y = view.at(*place, height(LEVEL[plot] - 1) + 12)
                    found = picture.getpixel((round(x), round(y))) == rgb(NICHES[not left][LEVEL[plot] - 1])
                    assert not front or found == (not size), name


def test_rewards_of_temples_are_in_columns_with_room_for_a_mark_behind_them() -> None:
    """Each is apart from where cubes lie that are pushed out."""
    for name, seats in product(TEMPLES, GAME.seats):
        starts = [x for x, _ in cards._rewarding(ON_BOARD[name], seats)]
        ends = [*starts[1:], ON_BOARD[name].box[2]]
        assert starts[0] > garden.LEFT + cards.END + amyitis.OUTSIDE + 22
        for start, end, signs in zip(starts, ends, rewards(name), strict=False):
            assert start + cards.PAID + 12 <= end
            room = cards.PAID - cards.RANK - cards.BADGE - 3 * cards.REWARD
            assert sum(sign.width for sign in signs) <= room


def test_the_last_round_is_called_that() -> None:
    shown, words = scene(4, "hire", 5, choices=False), texts()
    state, left = shown.view.state, words("render-amyitis-tiles", last=LAST_TILES[4])
    for over in (1, 0, -1):
        state.left = (1 << LAST_TILES[4] + over) - 1
        with recording() as recorder:
            said = {one.text for one in recorder.of(amyitis.board(shown)) if not one.sprite}
        assert (left in said) == (over > 0)
        assert (words("render-amyitis-tiles-last") in said) == (over <= 0)


def test_no_plate_beside_the_garden_hides_the_code_of_a_plot() -> None:
    for name, plot in PLOT.items():
        for box, plate in product(garden.VIEW.code_boxes(plot), (garden.ROUND, garden.FIELDS)):
            assert not overlap(box, plate), name


@pytest.mark.parametrize("lang", sorted(LANGUAGES))
def test_what_is_written_on_the_sun_touches_neither_players_nor_the_garden_before_it(lang: str) -> None:
    for seats in GAME.seats:
        shown = replace(scene(seats, "hire", 5, choices=False), lang=lang)
        words, state, view = texts(lang), shown.view.state, garden.VIEW
        said = {
            words("render-amyitis-round", n=state.round),
            words("render-amyitis-tiles", last=LAST_TILES[seats]),
            str(state.left.bit_count()),
        }
        with recording() as recorder:
            canvas = amyitis.board(shown)
            there = [one for one in recorder.of(canvas) if one.text in said and one.y < garden.SUN[2] + GAP]
        middles = [(round(one.x), round(one.y)) for one in there if abs(one.x - WIDTH / 2) < 200]
        lines = [
            box
            for box in canvas.words
            if any(box[0] < x < box[2] and box[1] < y < box[3] for x, y in middles)
        ]
        assert len(lines) == len(said)
        lines.sort(key=lambda box: box[1])
        assert all(one[3] <= other[1] + 8 for one, other in pairwise(lines))
        panels_of = [garden.player_box(seat, seats) for seat in range(seats)]
        assert not any(overlap(line, box) for line, box in product(lines, panels_of))
        (_, y), palm = view.bed(PLOT["d4"]), terraces.palm(view.zoom)
        assert lines[-1][3] <= y + palm.info["at"][1] + 8, "not before the palm of the highest garden"
