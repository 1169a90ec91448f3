"""The pictures of Amyitis: golden ones, and what is marked on them where.

`UPDATE_GOLDEN=1 pytest tests/amyitis/test_picture.py` draws the golden ones again: look at each of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import combinations, combinations_with_replacement, pairwise, product
from math import dist
from operator import itemgetter
from random import Random

import pytest
from PIL import Image, ImageChops, ImageDraw

from engine import games
from engine.chance import Chance
from engine.core import Action, Event, copier
from engine.games.amyitis import fields
from engine.games.amyitis.caravan import CITY
from engine.games.amyitis.garden import EVERYWHERE, LEVEL, PLOT, SECTION, SECTIONS, UNUSED, filled
from engine.games.amyitis.guild import GOODS_LIMIT
from engine.games.amyitis.layout import LAST_TILES
from engine.games.amyitis.state import (
    CITIES,
    CRAFTS,
    GOODS,
    HIRE_PRICES,
    LEADER,
    NEUTRAL,
    ROWS,
    TEMPLES,
    TILES,
    State,
)
from engine.games.amyitis.temples import MARDUK_POINTS, rewarded_by
from locales import LANGUAGES, texts
from render import changes, panels, parts, pictures, sprites
from render.boards import amyitis
from render.boards.amyitis import (
    art,
    cards,
    garden,
    hiring,
    market,
    offers,
    part,
    plots,
    rows,
    sheet,
    stage,
    terraces,
    trade,
)
from render.boards.amyitis.cards import ON_BOARD
from render.boards.amyitis.ground import BASIN, DRY, DRY_DEEP, NICHES, PLATFORMS, SOIL
from render.boards.amyitis.players import MEDAL, NAME, NUMBER, POINTS, favour, players
from render.boards.amyitis.view import (
    CUBE,
    LIKE,
    WIDE,
    View,
    course,
    half,
    height,
    level,
    sides,
    spot,
)
from render.canvas import Box, Canvas, overlap
from render.changes import Told
from render.pen import Point
from render.scene import Scene
from render.text import width
from render.theme import CHOICE, GAP, INK, LAST, MARGIN, PAPER, SEATS, STONE, WATER, WHITE, WIDTH, rgb
from tests.colours import VISIONS, seen
from tests.pictures import NAMES, NASTY, changed, compare, opened, same, veiled
from tests.turns import scenes
from tests.words import LEAST, SHOWN, recording

GAME = games.get("amyitis")
LEAST_ON_BOARD = 54
"""px; the least type of what decides a turn: 9 px on a phone."""
copy = copier(State)


@cache
def playing(seats: int, verb: str, seed: int) -> tuple[State, tuple[Event, ...]]:
    """A position in mid-game in which somebody may choose among at least three actions of a verb."""
    chance, pick = Chance.seeded(seed), Chance.seeded(seed + 1)
    state = GAME.setup(seats, {}, chance)
    last: list[Event] = []
    for move in range(400):
        seat = GAME.pending(state)[0].seat
        offered = GAME.legal_actions(state, seat)
        if move > 120 and sum(action.verb == verb for action in offered) >= 3:
            return state, tuple(last)
        last = GAME.play(state, seat, pick.pick(offered), chance)
    raise AssertionError("another seed")


def scene(seats: int, verb: str, seed: int, *, choices: bool = True) -> Scene:
    state, last = playing(seats, verb, seed)
    seat = GAME.pending(state)[0].seat
    offered = [action for action in GAME.legal_actions(state, seat) if action.verb == verb]
    view = GAME.view(copy(state), seat)
    return Scene(view, NAMES[:seats], (seat,), last, choices=tuple(offered) if choices else ())


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


def differs_at(difference: Image.Image, x: float, y: float, reach: int = 60) -> bool:
    box = (round(x) - reach, round(y) - reach, round(x) + reach, round(y) + reach)
    return difference.crop(box).getbbox() is not None


@pytest.mark.parametrize(
    ("verb", "args", "place"),
    [
        ("irrigate", ("b2-c2.1",), garden.VIEW.section(SECTION["b2-c2.1"])),
        ("plant", ("c2",), garden.VIEW.bed(PLOT["c2"])),
        ("field", ("top",), (garden.FIELDS[0] + 20, garden.FIELDS[1] + 50)),
        ("temple", ("marduk",), (garden.TEMPLE_BOXES[1][0], garden.TEMPLE_BOXES[1][1] + 80)),
    ],
)
def test_a_choice_is_marked_where_it_lies_and_nowhere_else(
    verb: str, args: tuple[str, ...], place: tuple[float, float]
) -> None:
    plain = scene(3, "hire", 5, choices=False)
    state = plain.view.state
    state.caravan = CITY["ur"]
    marked = replace(plain, choices=(Action(verb, args),))
    difference = changed(pictures.board("amyitis", plain), pictures.board("amyitis", marked))
    assert differs_at(difference, *place)
    far = garden.VIEW.bed(PLOT["d4"])
    assert not differs_at(difference, *far, reach=40)


def test_each_city_in_reach_and_each_craft_for_hire_is_on_the_picture_of_the_question() -> None:
    for verb in ("caravan", "hire"):
        asked = scene(3, verb, 2)
        shown = [pictures.asked("amyitis", replace(asked, choices=(action,))) for action in asked.choices]
        for one, other in combinations(shown, 2):
            assert not same(one, other), verb


@pytest.mark.parametrize("kind", ["payment", "sell", "tammouz_swap"])
def test_each_way_to_pay_or_to_swap_is_on_the_picture_of_the_question(kind: str) -> None:
    asked = asking(kind, 2)
    ways = [action for action in asked.choices if action.args]
    shown = [pictures.asked("amyitis", replace(asked, choices=(action,))) for action in ways]
    assert len(shown) > 1
    for one, other in combinations(shown, 2):
        assert not same(one, other)


@pytest.mark.parametrize(("verb", "seed"), [("hire", 2), ("hire", 5), ("swap", 0)])
def test_frames_of_what_may_be_chosen_cut_no_sign_and_no_word(
    verb: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Drawn on plain paper: frames may hide a part of the scenery, but nothing that stands before it."""
    asked = asking("tammouz_swap", 5) if verb == "swap" else replace(scene(3, verb, seed), last=())

    def plain(canvas: Canvas, name: str, top: int) -> None:
        canvas.box(sheet.LEFT, top, sheet.RIGHT, top + stage.height(name), PAPER, stage.RADIUS)

    monkeypatch.setattr(stage, "ground", plain)
    monkeypatch.setattr(art, "EVENING", PAPER)
    monkeypatch.setattr(sprites, "cache", sprites._Cache(2**20))
    framed = opened(pictures.asked("amyitis", asked))
    monkeypatch.setattr(panels, "frame_around", lambda *_, **__: None)
    bare = opened(pictures.asked("amyitis", asked))
    free = {rgb(PAPER), rgb(WHITE), bare.getpixel((sheet.LEFT - 4, sheet.TOP + 4))}
    under = [at for at in places_of(ImageChops.difference(bare, framed)) if bare.getpixel(at) not in free]
    assert len(under) < 8 * len(asked.choices), "no more than the corners of their cards"


def places_of(difference: Image.Image) -> Iterator[tuple[int, int]]:
    """Yield where a picture is not black."""
    mask = difference.convert("L")
    for at in product(range(mask.width), range(mask.height)):
        if mask.getpixel(at):
            yield at


@pytest.mark.parametrize("many", range(1, 12))
def test_ways_to_pay_fill_their_lines(many: int) -> None:
    asked, ways = asking("sell", 1), [*combinations_with_replacement((*GOODS, ""), 2)]
    chosen = tuple(Action("sell", goods) for goods in ways[:many])
    picture = opened(pictures.asked("amyitis", replace(asked, choices=chosen)))
    top, high = sheet.TOP + hiring.LINE + GAP, picture.height - MARGIN - sheet.PURSE
    for line in range(top, high - GAP, trade.WAY + GAP):
        assert picture.getpixel((sheet.RIGHT - 4, line + trade.WAY // 2)) == rgb(CHOICE), line
    assert top < high


def test_goods_to_be_had_for_another_stand_in_its_line_each_in_its_column() -> None:
    asked, words = asking("tammouz_swap", 2), texts()
    pairs = [("salt", "barley"), ("salt", "dates"), ("wine", "salt"), ("wine", "dates"), ("dates", "barley")]
    asked = replace(asked, choices=tuple(Action("swap", pair) for pair in pairs))
    with recording() as recorder:
        said = recorder.of(part.draw(asked))
    found = {kind: [one for one in said if one.text == words.term("amyitis", "good", kind)] for kind in GOODS}
    lines = {kind: next(one.y for one in found[kind] if one.x < trade.GIVEN) for kind, _ in pairs}
    columns = {kind: {round(one.x) for one in found[kind] if one.x > trade.GIVEN} for _, kind in pairs}
    assert len({*lines.values()}) == 3
    assert all(len(xs) == 1 for xs in columns.values()), columns
    for give, get in pairs:
        assert [one for one in found[get] if one.x > trade.GIVEN and one.y == lines[give]], (give, get)
    assert sum(one.x > trade.GIVEN for names in found.values() for one in names) == len(pairs)


def test_the_good_that_is_given_stands_pale_in_its_own_column(monkeypatch: pytest.MonkeyPatch) -> None:
    pale: list[str] = []
    itself = trade._itself
    monkeypatch.setattr(trade, "_itself", lambda kind: pale.append(kind) or itself(kind))
    asked = asking("tammouz_swap", 2)
    pairs = [("salt", "barley"), ("salt", "palm"), ("palm", "barley"), ("palm", "salt"), ("dates", "salt")]
    part.draw(replace(asked, choices=tuple(Action("swap", pair) for pair in pairs)))
    assert pale == ["salt", "palm"], "there are no dates to be had: they have no column"


def views_of_the_garden(monkeypatch: pytest.MonkeyPatch) -> list[View]:
    """Return a list to which the view of each garden that is drawn from now on is added."""
    views: list[View] = []
    draw = garden.draw

    def seen(canvas: Canvas, view: View, scene: Scene, **options: bool) -> None:
        views.append(view)
        draw(canvas, view, scene, **options)

    monkeypatch.setattr(garden, "draw", seen)
    return views


@pytest.mark.parametrize("kind", ["section", "plot"])
def test_the_part_of_the_garden_shows_all_that_may_be_chosen_and_is_enlarged_for_a_few(
    kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    views = views_of_the_garden(monkeypatch)
    asked = asking(kind, 3)
    for few in (asked.choices, asked.choices[:1]):
        views.clear()
        canvas = part.draw(replace(asked, choices=few))
        width, height = canvas.size
        for action in few:
            name = str(action.args[0])
            x, y = views[0].bed(PLOT[name]) if kind == "plot" else views[0].section(SECTION[name])
            assert garden.INSIDE + 60 < x < width - garden.INSIDE - 60, name
            assert sheet.TOP + 30 < y < height - garden.INSIDE - 30, name
    assert width == plots.WIDTHS[0] + 2 * garden.INSIDE


@pytest.mark.parametrize("kind", ["section", "plot"])
def test_in_the_garden_only_what_may_be_chosen_keeps_its_colours(
    kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    views, asked = views_of_the_garden(monkeypatch), asking(kind, 3)
    paler, view = veiled("amyitis", asked, monkeypatch), views[0]
    offered = {str(action.args[0]) for action in asked.choices if action.args}
    for name, number in (PLOT if kind == "plot" else SECTION).items():
        x, y = view.bed(number) if kind == "plot" else view.section(number)
        if sheet.TOP + 30 < y < paler.height - 60 and 60 < x < paler.width - 60:
            assert differs_at(paler, x, y, reach=12) == (name not in offered), name


def test_each_channel_that_may_be_filled_is_white_in_a_frame_that_no_other_one_cuts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    views, asked = views_of_the_garden(monkeypatch), asking("section", 3)
    picture, view = opened(pictures.asked("amyitis", asked)), views[0]
    for action in asked.choices:
        section = SECTION[str(action.args[0])]
        corners = terraces.channel(view, section, WIDE, -terraces.SHORT, sluice=True)
        ends = [((x0 + x1) / 2, (y0 + y1) / 2) for (x0, y0), (x1, y1) in (corners[::3], corners[1:3])]
        for x, y in ends:
            assert picture.getpixel((round(x), round(y))) == rgb(CHOICE), action
        (x0, y0), (x1, y1) = ends
        inside = round(x0 + 0.85 * (x1 - x0)), round(y0 + 0.85 * (y1 - y0))
        assert half(section) or picture.getpixel(inside) == rgb(WHITE), action


def test_no_drop_on_half_a_side_hides_the_lower_edge_of_its_frame(monkeypatch: pytest.MonkeyPatch) -> None:
    views, plain = views_of_the_garden(monkeypatch), asking("section", 3)
    plain = replace(plain, view=GAME.view(copy(plain.view.state), plain.view.seat))
    plain.view.state.channels = [0] * len(plain.view.state.channels)
    for name, section in SECTION.items():
        if not half(section):
            continue
        asked = replace(plain, choices=(Action("irrigate", (name,)),))
        picture, view = opened(pictures.asked("amyitis", asked)), views[-1]
        corners = terraces.channel(view, section, WIDE, -terraces.SHORT, sluice=True)
        low = max(corners, key=itemgetter(1))
        sides = [corner for corner in corners if corner != min(corners, key=itemgetter(1)) != low]
        for x, y in (low, *(((low[0] + x) / 2, (low[1] + y) / 2) for x, y in sides)):
            assert picture.getpixel((round(x), round(y))) == rgb(CHOICE), name


def test_who_fills_a_channel_sees_what_it_owns() -> None:
    asked = asking("section", 3)
    state = copy(asked.view.state)
    state.players[state.asked].talents = 23
    with recording() as recorder:
        drawn = part.draw(replace(asked, view=replace(asked.view, state=state)))
        assert [one.text for one in recorder.of(drawn)].count("23") == 1


def test_who_is_about_to_pass_sees_whose_turns_are_left_and_whom_temples_reward() -> None:
    plain = scene(4, "hire", 5, choices=False)
    state, words = copy(plain.view.state), texts()
    state.passed, state.temples = [state.asked], [[1, NEUTRAL], [2, 3], []]
    drafting = replace(
        plain, view=GAME.view(state, state.asked), last=(), draft=(Event("passed", state.asked),)
    )
    with recording() as recorder:
        drawn = part.draw(drafting)
        said = recorder.of(drawn)
    assert words("render-amyitis-round", n=state.round) in (
        spoken := [one.text for one in said if not one.sprite]
    )
    assert [one for one in spoken if one in {words.term("amyitis", "temple", name) for name in TEMPLES}]
    turns = [one.text for one in said if one.sprite and sheet.TOP < one.y < sheet.TOP + sheet.PURSE]
    order = [(state.start + turn) % 4 for turn in range(4)]
    assert [text for text in turns if text.isalpha()] == [SEATS[seat].letter for seat in order]
    across, high = drawn.size
    assert 330 * high / across <= 430, "the question and its buttons fit on the screen of a phone as well"


def test_the_leaves_below_a_plot_to_plant_and_no_others_keep_their_colours(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    views, asked = views_of_the_garden(monkeypatch), asking("plot", 3)
    paler, view = veiled("amyitis", asked, monkeypatch), views[0]
    offered = {PLOT[str(action.args[0])] for action in asked.choices if action.args}
    high, low = sheet.TOP + 2 * (plots.OFFER[1] + GAP) + 30, paler.height - sheet.PURSE - 60
    for name, plot in PLOT.items():
        x, y = view.leaves(plot)
        if high < y < low and 60 < x < paler.width - 60:
            assert differs_at(paler, x, y, reach=6) == (plot not in offered), name


def test_who_plants_sees_what_there_is_to_pay_with() -> None:
    """Below the garden, whatever part of it is shown, in words that a phone shows."""
    asked = asking("plot", 3)
    for few in (asked.choices, asked.choices[:1]):
        state = copy(asked.view.state)
        state.players[state.asked].talents = 13
        with recording() as recorder:
            drawn = part.draw(replace(asked, choices=few, view=replace(asked.view, state=state)))
            (stock,) = (word for word in recorder.of(drawn) if word.text == "13")
        across, high = drawn.size
        assert stock.size >= LEAST / SHOWN * across
        assert high - MARGIN - sheet.PURSE < stock.y < high - MARGIN


def test_the_codes_beside_a_channel_that_may_be_filled_and_no_others_are_dark(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    views, asked = views_of_the_garden(monkeypatch), asking("section", 3)
    picture, view = opened(pictures.asked("amyitis", asked)), views[0]
    beside = {plot for action in asked.choices for plot in sides(SECTION[str(action.args[0])])}
    for name, plot in PLOT.items():
        x, y = view.code(plot)
        if sheet.TOP + 30 < y < picture.height - 60 and 60 < x < picture.width - 60:
            code = picture.crop(panels.around(x, y, 40))
            dark = sum(n for n, colour in code.getcolors(1 << 12) or () if colour == rgb(INK))
            assert (dark > 60, dark > 0) == (plot in beside,) * 2, name


@pytest.mark.parametrize(
    "kind", ["action", "payment", "tammouz_swap", "tammouz_field", "procession", "discard"]
)
def test_a_question_is_as_wide_as_what_a_turn_changes_and_shows_what_its_reader_has(kind: str) -> None:
    """Else the headlines of pictures that follow each other would differ in size."""
    asked = asking(kind, 2)
    state = copy(asked.view.state)
    state.players[state.asked].talents = 23
    with recording() as recorder:
        drawn = part.draw(replace(asked, view=replace(asked.view, state=state)))
        (stock,) = (word for word in recorder.of(drawn) if word.text == "23")
    across, high = drawn.size
    assert across == parts.WIDE + 2 * MARGIN
    assert high - MARGIN - sheet.PURSE < stock.y < high - MARGIN


def test_whoever_cannot_be_hired_is_pale(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[tuple[str, bool]] = []
    face = art.face

    def seen(kind: str, *args: int, pale: bool = False, **more: int) -> Image.Image:
        shown.append((kind, pale))
        return face(kind, *args, pale=pale, **more)

    monkeypatch.setattr(art, "face", seen)
    asked = asking("action", 2)
    state = copy(asked.view.state)
    state.groups = [("grower", "priest", ""), ("priest", "merchant", "")]
    hires = tuple(Action("hire", args) for args in (("grower", 1), ("merchant", 2)))
    view = replace(asked.view, state=state)
    for choices, pale in ((hires, {"priest"}), ((), set[str]())):
        shown.clear()
        part.draw(replace(asked, view=view, last=(), choices=choices))
        assert len(shown) == 4
        assert {kind for kind, faded in shown if faded} == pale


def test_who_can_only_trade_or_only_hire_is_told_so() -> None:
    asked, words = asking("action", 2), texts()
    for verb, lacking in (("hire", "trade"), ("caravan", "hire")):
        offered = Action("hire", ("grower", 1)) if verb == "hire" else Action("caravan", ("susa",))
        with recording() as recorder:
            whole, chosen = (
                {one.text for one in recorder.of(part.draw(replace(asked, choices=choices)))}
                for choices in ((offered, Action("pass")), (offered,))
            )
        notes = {words("render-amyitis-no-hire"), words("render-amyitis-no-trade")}
        assert notes & whole == {words(f"render-amyitis-no-{lacking}")}
        assert not notes & chosen, "hiring was chosen, or trading"


@pytest.mark.parametrize("lang", ["en", "cs", "pl"])
def test_the_fewer_crafts_are_left_the_larger_are_their_cards(lang: str) -> None:
    """They fill the group that has most, and beside their names there is air."""
    asked = replace(asking("action", 3), lang=lang)
    sizes: list[float] = []
    for many in (1, 2, 3):
        state = copy(asked.view.state)
        state.groups = [tuple(["merchant"] * many + [""] * (3 - many)), ("engineer", "", "")]
        shown = replace(asked, view=GAME.view(state, asked.view.seat), choices=(), last=())
        with recording() as recorder:
            canvas = part.draw(shown)
            name = texts(lang).term("amyitis", "craft", "merchant")
            said = [one for one in recorder.of(canvas) if one.text == name]
        assert len(said) == many
        sizes.append(said[0].size)
    assert sizes[0] > sizes[1] >= sizes[2] >= sheet.WORDS


def test_who_gives_back_a_good_sees_for_how_many_there_is_room() -> None:
    asked = asking("discard", 2)
    goods = sum(asked.view.state.players[asked.view.state.asked].goods)
    with recording() as recorder:
        said = [one.text for one in recorder.of(part.draw(asked))]
    limit = GOODS_LIMIT[asked.view.state.players[asked.view.state.asked].levels[LEADER]]
    assert texts()("render-amyitis-over", n=goods - limit) in said
    numbers = [text for text in said if text.isdigit()]
    assert len(numbers) == 3, "talents, camels, gardeners: goods are shown where they are given back"
    assert goods > limit


def test_a_camel_has_a_place_for_each_good_of_which_there_is_room_beside_how_many_are_too_many() -> None:
    state = copy(asking("discard", 2).view.state)
    player = state.players[state.asked]
    for held, goods in ((0, [2, 1, 0, 1, 0]), (2, [1, 1, 1, 1, 4])):
        player.levels[LEADER], player.goods = held, goods
        canvas = Canvas.blank(amyitis.GROUND, 400, sheet.ACROSS)
        trade._store(canvas, state, 100, texts())
        places = [box for box in canvas.sprites() if box[3] - box[1] == trade.STORE - 48]
        assert len(places) == GOODS_LIMIT[held]
        assert all(one[2] < other[0] for one, other in pairwise(sorted(places)))
        assert max(box[2] for box in places) + 20 < min(box[0] for box in canvas.words), "said beside them"


def test_goods_to_give_back_say_how_many_there_are() -> None:
    asked = asking("discard", 2)
    state = copy(asked.view.state)
    state.players[state.asked].goods = [2 * bool(n) for n in state.players[state.asked].goods]
    with recording() as recorder:
        said = [
            one.text for one in recorder.of(part.draw(replace(asked, view=replace(asked.view, state=state))))
        ]
    names = {texts().term("amyitis", "good", str(action.args[0])) for action in asked.choices if action.args}
    assert {f"{name} ×2" for name in names} <= set(said)


def test_a_cube_that_would_be_pushed_out_stands_outside_the_spaces_and_before_the_rewards(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    drawn: list[Image.Image] = []
    leaving = rows._leaving
    monkeypatch.setattr(rows, "_leaving", lambda cube: drawn.append(leaving(cube)) or drawn[-1])
    state = copy(scene(4, "hire", 5, choices=False).view.state)
    for cubes in ([1, 2, 3], [1, 2, 3, NEUTRAL]):
        state.temples[0] = cubes
        canvas = Canvas.blank(amyitis.GROUND, 400, sheet.ACROSS)
        rows.draw_temple(canvas, state, 0, 100, texts(), entering=True)
        small = [box for box in canvas.sprites() if box[2] - box[0] == rows.FALLING]
        assert len(drawn) == (len(cubes) == 4)
    (box,) = small
    assert box[0] > sheet.LEFT + rows.SLOTS[True] + 3 * rows.STEP + rows.SPACE[0] / 2 + 8
    assert box[2] < sheet.LEFT + rows.WON


def test_who_chooses_what_ishtar_gives_sees_the_temple() -> None:
    asked = asking("ishtar", 2)
    with recording() as recorder:
        said = [one.text for one in recorder.of(part.draw(asked))]
    assert texts().term("amyitis", "temple", "ishtar") in said


def test_what_a_player_has_stands_in_the_same_columns_in_every_question() -> None:
    columns: set[tuple[float, ...]] = set()
    for kind, talents, camels in (("action", 5, 12), ("procession", 15, 0), ("tammouz_field", 0, 3)):
        asked = asking(kind, 2)
        state = copy(asked.view.state)
        player = state.players[state.asked]
        player.talents, player.camels, player.gardeners, player.goods = talents, camels, 7, [7, 0, 7, 0, 0]
        with recording() as recorder:
            drawn = part.draw(replace(asked, view=replace(asked.view, state=state)))
            low = drawn.size[1] - MARGIN - sheet.PURSE
            columns.add(tuple(one.x for one in recorder.of(drawn) if one.text == "7" and one.y > low))
    (found,) = columns
    first, second, third = found
    assert abs(third - second - (second - first)) <= 1, "equally far from each other"


def test_rows_of_fields_that_may_be_chosen_are_framed_as_a_whole() -> None:
    asked = asking("field", 2)
    for few in (asked.choices, asked.choices[:1]):
        shown = opened(part.draw(replace(asked, choices=few)).png())
        for row, name in enumerate(ROWS):
            y = round(sheet.TOP + GAP / 2 + (row + 0.5) * rows.FIELD)
            line = [shown.getpixel((x, y)) == rgb(CHOICE) for x in range(sheet.LEFT, sheet.LEFT + 20)]
            assert any(line) == (Action("field", (name,)) in few), name


def test_temples_show_who_would_be_rewarded_once_the_cube_has_entered() -> None:
    asked = scene(2, "hire", 5, choices=False)
    state = copy(asked.view.state)
    state.temples = [[1 - state.asked, NEUTRAL], [state.asked], []]
    temples = tuple(Action("temple", (name,)) for name in TEMPLES)
    pictured: list[Image.Image] = []
    for state.ask in ("action", "procession"):
        shown = replace(asked, view=GAME.view(copy(state), state.asked), choices=temples)
        pictured.append(opened(pictures.asked("amyitis", shown)))
    for temple, differs in enumerate((False, False, True)):
        top = sheet.TOP + temple * (rows.TEMPLE + GAP)
        now, after = (
            one.crop((sheet.LEFT + rows.WON, top + 10, sheet.RIGHT - 10, top + rows.TEMPLE - 10))
            for one in pictured
        )
        assert (now.tobytes() != after.tobytes()) == differs, TEMPLES[temple]


def test_the_stele_of_a_temple_is_no_larger_than_what_is_written_on_it() -> None:
    state = copy(scene(2, "hire", 5, choices=False).view.state)
    for temple in range(len(TEMPLES)):
        state.temples[temple] = [0]
        canvas = Canvas.blank(amyitis.GROUND, 400, sheet.ACROSS)
        rows.draw_temple(canvas, state, temple, 100, texts())
        written = [box for box in canvas.sprites() if box[0] > sheet.LEFT + rows.WON]
        left, right = min(box[0] for box in written), max(box[2] for box in written)
        line = opened(canvas.png()).crop((0, 250, sheet.ACROSS, 251))
        paper = [x for x in range(left - 60, sheet.RIGHT - 20) if line.getpixel((x, 0)) == rgb(PAPER)]
        assert left - 30 < paper[0] < left < right < paper[-1] < right + 30, TEMPLES[temple]


def test_the_field_of_which_a_row_is_harvested_is_light_and_others_are_soil() -> None:
    asked = asking("field", 2)
    shown = opened(part.draw(asked).png())
    for row, name in enumerate(ROWS):
        y = round(sheet.TOP + stage.BETWEEN / 2 + (row + 0.5) * stage.FIELD) - 40
        first = len(asked.view.state.fields[row])
        for space in range(len(fields.SPACES[row])):
            x = sheet.LEFT + stage.FIRST + stage.TILES * space - 40
            assert (shown.getpixel((x, y)) == rgb(WHITE)) == (space == first), (name, space)


def test_with_two_players_temples_reward_the_first_alone_and_say_so() -> None:
    for seats in GAME.seats:
        with recording() as recorder:
            said = [one for one in recorder.of(cards.board(seats)) if one.y > garden.TEMPLE_TOP]
        ranks = [one.text for one in said if one.text.isdigit() and not one.sprite]
        assert ranks == (["1"] if seats == 2 else ["1", "2"]) * len(TEMPLES)


def test_all_marks_of_players_in_temples_that_are_asked_for_have_letters() -> None:
    state = copy(scene(4, "hire", 5, choices=False).view.state)
    state.temples[0] = [(state.asked + 1) % 4, (state.asked + 1) % 4, NEUTRAL, (state.asked + 2) % 4]
    canvas = Canvas.blank(amyitis.GROUND, 400, sheet.ACROSS)
    with recording() as recorder:
        rows.draw_temple(canvas, state, 0, 100, texts(), entering=True)
        letters = [one.text for one in recorder.of(canvas) if one.sprite and one.x > sheet.LEFT + rows.WON]
    now, after = rewarded_by(state.temples[0], 4), rewarded_by([state.asked, *state.temples[0]][:4], 4)
    marks = [*after, *(one for one, other in zip(now, after, strict=True) if one != other)]
    assert sorted(letters) == sorted(SEATS[seat].letter for seat in marks)


def test_rewards_of_temples_end_before_the_frame() -> None:
    asked = scene(4, "hire", 5, choices=False)
    temples = tuple(Action("temple", (name,)) for name in TEMPLES)
    image = opened(pictures.asked("amyitis", replace(asked, choices=temples)))
    for temple in range(len(TEMPLES)):
        top = sheet.TOP + temple * (rows.TEMPLE + GAP)
        edge = image.crop((sheet.RIGHT - 24, top + 20, sheet.RIGHT - 14, top + rows.TEMPLE - 20))
        colours = {colour for _, colour in edge.getcolors() or ()}
        assert not colours & {rgb(PAPER), rgb(INK), rgb(STONE)}, TEMPLES[temple]


def asking(kind: str, least: int) -> Scene:
    """A question of this kind with at least this many choices."""
    chance, rng = Chance.seeded(2), Random(2)
    state = GAME.setup(3, {}, chance)
    while asked := GAME.pending(state):
        seat = asked[0].seat
        offered = GAME.legal_actions(state, seat)
        if asked[0].kind == kind and sum(bool(action.args) for action in offered) >= least:
            return Scene(GAME.view(copy(state), seat), NAMES[:3], (seat,), choices=tuple(offered))
        GAME.play(state, seat, rng.choice(offered), chance)
    raise AssertionError("another seed")


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
    view, size = garden.VIEW, garden.cube_size(garden.VIEW)
    places = [view.section(section) for section in SECTION.values()]
    assert min(dist(one, other) for one, other in combinations(places, 2)) > 1.1 * size
    for name, section in SECTION.items():
        if half(section) == "2":
            stone = view.at(*course(section)[0], height(level(section)))
            beside = (section, SECTION[name.replace(".2", ".1")])
            assert min(dist(view.section(one), stone) for one in beside) > 0.75 * size, name


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


def test_kerbs_along_a_channel_have_the_colour_of_its_owner_and_its_water_is_blue() -> None:
    there = replace(scene(4, "hire", 5, choices=False), active=(), last=())
    state, view = copy(there.view.state), garden.VIEW
    for seat in (0, 3, NEUTRAL):
        state.channels = [EVERYWHERE if owner == seat else 0 for owner in range(NEUTRAL + 1)]
        shown = opened(pictures.board("amyitis", replace(there, view=GAME.view(state, None))))
        for name, section in SECTION.items():
            water = terraces.channel(view, section, 0.8 * terraces.KERB[0], -terraces.WITHIN, sluice=True)
            assert share(shown, [water], WATER) > 0.1, name
            if seat != NEUTRAL:
                for kerb in terraces.kerbs(view, section):
                    assert share(shown, [kerb], SEATS[seat].colour) > 0.1, name
                assert share(shown, terraces.kerbs(view, section), SEATS[seat].colour) > 0.35, name


def share(shown: Image.Image, outlines: Iterable[Sequence[Point]], colour: str) -> float:
    """Return how much of what lies within outlines has this colour."""
    mask = Image.new("L", shown.size)
    for outline in outlines:
        ImageDraw.Draw(mask).polygon(outline, 255)
    own = Image.new("RGB", shown.size, colour)
    same = ImageChops.difference(shown, own).convert("L").point([255, *[0] * 255])
    both, whole = (one.histogram()[255] for one in (ImageChops.multiply(same, mask), mask))
    return both / whole


@pytest.mark.parametrize(
    ("ask", "about"),
    [
        ("action", garden.OFFERS),
        ("guild", garden.CARAVAN),
        ("procession", garden.TEMPLES),
        ("ishtar", garden.TEMPLE_BOXES[0]),
        ("field", garden.FIELDS),
        ("section", None),
    ],
)
def test_what_the_question_of_the_headline_is_about_has_a_frame_of_the_seat(
    ask: str, about: Box | None
) -> None:
    plain = replace(scene(4, "hire", 5, choices=False), last=())
    state = copy(plain.view.state)
    state.ask = ask
    there = replace(plain, view=GAME.view(state, None))
    colour = rgb(SEATS[state.asked].colour)
    shown = opened(amyitis.board(there).png())
    framed = []
    for left, top, right, bottom in {*amyitis.ASKED_ABOUT.values()}:
        edge = [
            (left + 200, top - 2),
            (right - 200, bottom + 1),
            (left - 2, bottom - 40),
            (right + 1, bottom - 40),
        ]
        framed += [(left, top, right, bottom)] * all(shown.getpixel(at) == colour for at in edge)
    assert framed == [about] * (about is not None)


def test_the_owner_of_a_garden_is_much_larger_than_the_cubes_around_it() -> None:
    """Six of them can lie around one garden. None reaches the token of its owner."""
    view = garden.VIEW
    assert garden.cube_size(view) <= 0.6 * garden.owner_size(view)
    reach = (garden.cube_size(view) + garden.owner_size(view)) / 2
    for plot in PLOT.values():
        for section in SECTION.values():
            assert dist(garden.owner_at(view, plot), view.section(section)) > reach, (plot, section)


def test_no_drop_on_a_channel_hides_the_code_of_a_plot() -> None:
    plain = scene(4, "hire", 5, choices=False)
    plain = replace(plain, view=GAME.view(copy(plain.view.state), plain.view.seat))
    plain.view.state.channels = [0] * len(plain.view.state.channels)
    fill = tuple(Action("irrigate", (name,)) for name in SECTIONS)
    dry, drops = (opened(pictures.board("amyitis", replace(plain, choices=given))) for given in ((), fill))
    for name, plot in PLOT.items():
        for box in garden.VIEW.code_boxes(plot):
            assert dry.crop(box).tobytes() == drops.crop(box).tobytes(), name


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


def test_the_number_of_a_plot_to_plant_covers_neither_its_value_nor_its_bonus(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    views = views_of_the_garden(monkeypatch)
    asked = scene(3, "plant", 8)
    given = replace(asked, numbered=tuple((action, n) for n, action in enumerate(asked.choices, 1)))
    bare, shown = opened(pictures.asked("amyitis", asked)), opened(pictures.asked("amyitis", given))
    assert not same(pictures.asked("amyitis", asked), pictures.asked("amyitis", given))
    for action in asked.choices:
        x, y = views[0].bed(PLOT[str(action.args[0])])
        box = round(x - 62), round(y - 30), round(x + 62), round(y + 30)
        assert bare.crop(box).tobytes() == shown.crop(box).tobytes(), action


@pytest.mark.parametrize("vision", VISIONS)
def test_water_differs_from_dry_channels_for_every_eye_and_in_grey(vision: str) -> None:
    for dry in (DRY, DRY_DEEP):
        assert seen(WATER, vision)[0] - seen(dry, vision)[0] > 20


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


def hired(talents: int) -> Event:
    return Event("hired", 0, (("group", 2), ("talents", talents)))


def moved(city: str) -> Event:
    return Event("moved", 0, (("city", city), ("camels", 1)))


@pytest.mark.parametrize(
    ("events", "picture", "draft"),
    [
        ([hired(talents=0), Event("got-camel", 0)], "part", "part"),
        ([hired(talents=1), Event("entered", 0, (("temple", "ishtar"),))], "board", "part"),
        ([moved("uruk"), Event("took", 0, (("card", "banker"),))], "part", "part"),
        ([moved("ur"), Event("planted", 0, (("plot", "a1"),))], "part", "part"),
        (
            [Event("irrigated", 0, (("section", "a1-a2"),)), Event("grew", 0, (("row", "top"),))],
            "board",
            "part",
        ),
        ([Event("entered", 0, (("temple", "ishtar"),)), Event("round", 0, (("n", 2),))], "part", "part"),
        ([Event("passed", 0)], "board", "part"),
        ([], "board", "part"),
    ],
)
def test_where_nothing_is_chosen_the_picture_is_about_what_was_done(
    events: list[Event], picture: str, draft: str
) -> None:
    """A draft is shown large if it changes anything."""
    plain = scene(4, "hire", 5, choices=False)
    assert pictures.about("amyitis", replace(plain, last=tuple(events))) == picture
    drafting = replace(plain, last=(Event("hired", 0, (("group", 2),)),), draft=tuple(events))
    assert pictures.about("amyitis", drafting) == draft


def test_a_post_about_the_garden_shows_it_large_and_what_is_beside_it_can_still_be_seen() -> None:
    plain = replace(scene(4, "hire", 5, choices=False), last=())
    planted = replace(plain, last=(Event("planted", 0, (("plot", "b2"),)),))
    board, beside = pictures.board("amyitis", planted), pictures.detail("amyitis", planted)
    shown = pictures.asked("amyitis", planted)
    assert not same(shown, board)
    assert not same(shown, beside)
    assert same(beside, pictures.detail("amyitis", plain))


def test_a_cube_is_marked_where_it_is_now_and_those_it_moved_along_are_not() -> None:
    after = replace(scene(4, "hire", 5, choices=False), last=(), active=())
    after = replace(after, view=GAME.view(copy(after.view.state), None))
    state = after.view.state
    state.temples = [[NEUTRAL, 3, NEUTRAL, 0], [], []]
    state.fields = [[1, 2], []]

    def entered(kind: str, seat: int | None) -> Event:
        return Event(kind, seat, (("temple", "ishtar"),))

    def grew(seat: int, row: str) -> Event:
        return Event("grew", seat, (("row", row),))

    top, bottom = ROWS
    pushed = [entered("entered", 2), entered("entered", 0), entered("grey-entered", None)]
    turns = [
        Told(0, [*pushed, grew(0, bottom), Event("row-tied", None, (("row", bottom),)), grew(1, top)]),
        Told(3, [entered("entered", 3), entered("grey-entered", None), entered("pushed-out", 2)]),
        Told(2, [grew(2, top)]),
    ]
    marks = [(mark.number, mark.place.box) for mark in changes.marks("amyitis", after, turns)]
    middles = [(number, (box[0] + box[2]) / 2, (box[1] + box[3]) / 2) for number, box in marks]
    fourth, second = cards.temple_space(ON_BOARD["ishtar"], 3), cards.temple_space(ON_BOARD["ishtar"], 1)
    rows = [cards.field_space(ON_BOARD["fields"], 0, space) for space in (0, 1)]
    assert middles == [(1, *fourth), (1, *rows[0]), (2, *second), (3, *rows[1])]


def test_a_cube_that_the_grey_ones_of_a_procession_pushed_along_is_marked_where_it_is_now() -> None:
    """As the rules tell it: one event for the grey cubes in both other temples."""
    after = replace(scene(4, "hire", 5, choices=False), last=(), active=())
    after = replace(after, view=GAME.view(copy(after.view.state), None))
    after.view.state.temples = [[NEUTRAL, 3], [1], [NEUTRAL]]
    turns = [
        Told(3, [Event("entered", 3, (("temple", "ishtar"),))]),
        Told(
            1,
            [
                Event("entered", 1, (("temple", "marduk"),)),
                Event("grey-entered", None, (("temple", "ishtar+tammouz"),)),
            ],
        ),
    ]
    boxes = [mark.place.box for mark in changes.marks("amyitis", after, turns)]
    middles = [((left + right) // 2, (top + bottom) // 2) for left, top, right, bottom in boxes]
    assert middles == [cards.temple_space(ON_BOARD["ishtar"], 1), cards.temple_space(ON_BOARD["marduk"], 0)]


def test_what_is_pushed_out_of_a_temple_stands_at_the_end_of_an_arrow_over_nothing_else() -> None:
    plain = replace(scene(4, "hire", 5, choices=False), last=(), active=())
    plain.view.state.temples = [[2, 0, 0, NEUTRAL], [], []]
    came = Event("entered", 2, (("temple", "ishtar"),))
    out = Event("pushed-out", 3, (("temple", "ishtar"),))
    bare, shown = (pictures.board("amyitis", replace(plain, last=last)) for last in ((), (came, out)))
    card = ON_BOARD["ishtar"]
    left, top, _, bottom = card.box
    box = changed(bare, shown).getbbox()
    assert box is not None
    first, second, last = (cards.space_box(card, space) for space in (0, 1, cards.TEMPLE_SPACES - 1))
    assert left + cards.NAMED + width("Tammouz", cards.TITLE) < box[0] < first[0], "the name is clear"
    assert top - 4 <= box[1] < box[3] <= bottom + 4
    assert box[2] <= left + cards.PAYS[cards.BESIDE][0] - 8, "whom the temple rewards is clear"
    out = opened(shown).crop((last[2] + 8, top, box[2], bottom))
    assert rgb(SEATS[3].colour) in {colour for _, colour in out.getcolors() or ()}
    others = (second[0] + 4, top + 8, last[2], bottom - 8)
    assert opened(bare).crop(others).tobytes() == opened(shown).crop(others).tobytes(), "all others are clear"


@pytest.mark.parametrize("many", [1, 2, 3])
def test_cubes_that_are_pushed_out_of_a_temple_hide_neither_each_other_nor_its_rewards(many: int) -> None:
    canvas, card = Canvas.blank(amyitis.GROUND, garden.HEIGHT), ON_BOARD["marduk"]
    came = [Event("entered", 2, (("temple", "marduk"),))] * many
    out = [Event("pushed-out", seat, (("temple", "marduk"),)) for seat in range(many)]
    amyitis._shift(canvas, card, [*came, *out], LAST, dashed=False)
    last = cards.space_box(card, cards.TEMPLE_SPACES - 1)
    beside = sorted(box for box in canvas.sprites() if box[0] > last[2])
    assert len(beside) == many + 1, "an arrow, too"
    assert beside[-1][2] <= card.box[0] + cards.PAYS[cards.BESIDE][0]
    assert all(one[2] <= other[0] + 3 for one, other in pairwise(beside))


def test_the_frame_of_cubes_that_entered_a_temple_cuts_none_of_them() -> None:
    plain = replace(scene(4, "hire", 5, choices=False), last=(), active=())
    plain.view.state.temples = [[2, 0, 0, NEUTRAL], [], []]
    came = Event("entered", 2, (("temple", "ishtar"),))
    bare, shown = (opened(pictures.board("amyitis", replace(plain, last=last))) for last in ((), (came,)))
    left, top, right, bottom = cards.temple_box(ON_BOARD["ishtar"], 0)
    cube = left + 5, top + 5, right - 5, bottom - 5
    assert bare.crop(cube).tobytes() == shown.crop(cube).tobytes()


def test_cubes_of_one_turn_beside_each_other_in_a_temple_have_one_badge() -> None:
    after = replace(scene(4, "hire", 5, choices=False), last=(), active=())
    after = replace(after, view=GAME.view(copy(after.view.state), None))
    after.view.state.temples = [[2, 2, 2, 0], [], []]
    came = [Event("entered", 2, (("temple", "ishtar"),))] * 3
    (mark,) = changes.marks("amyitis", after, [Told(2, came)])
    first, last = (cards.space_box(ON_BOARD["ishtar"], space) for space in (0, 2))
    assert (mark.place.box[0], mark.place.box[2]) == (first[0], last[2])


def test_the_cube_that_a_turn_brought_keeps_its_letter() -> None:
    plain = replace(scene(4, "hire", 5, choices=False), last=(), active=())
    plain = replace(plain, view=GAME.view(copy(plain.view.state), None))
    state, section = plain.view.state, SECTION["b2-c2.1"]
    state.channels = [channels & ~(1 << section) for channels in state.channels]
    state.channels[3] |= 1 << section
    turns = [Told(3, [Event("irrigated", 3, (("section", "b2-c2.1"),))])]
    bare = pictures.board("amyitis", plain)
    x, y = map(round, garden.VIEW.section(section))
    half = garden.cube_size(garden.VIEW) // 5
    cube = x - half, y - half, x + half, y + half
    marked = opened(changes.picture("amyitis", plain, turns))
    assert marked.crop(cube).tobytes() == opened(bare).crop(cube).tobytes()


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


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_cube_of_tammouz_a_row_that_was_won_and_rewards_are_shown(seats: int) -> None:
    plain = replace(scene(seats, "hire", 5, choices=False), last=(), active=())
    plain = replace(plain, view=GAME.view(copy(plain.view.state), None))
    state, (top, bottom) = plain.view.state, ROWS
    state.fields, state.temples = [[1], []], [[0, 1], [0, 1], [0, 1]]
    cube, won = Event("tammouz", 1, (("row", top),)), Event("row-won", 1, (("row", bottom),))
    rewarded = Event("marduk", 0)
    last = [Event("grew", 1, (("row", bottom),)), won, cube, rewarded]
    found = [place and (place.box, place.card) for place in amyitis.places(plain, last)]
    space = panels.around(
        *cards.field_space(ON_BOARD["fields"], 0, 0), cards.FIELD[0] - 6, cards.FIELD[1] - 6
    )
    marduk = garden.TEMPLE_BOXES[1]
    assert found[:3] == [
        None,
        (cards.field_row(ON_BOARD["fields"], 1), garden.FIELDS),
        (space, garden.FIELDS),
    ]
    assert found[3]
    assert found[3][1] == marduk
    assert surrounds(marduk, found[3][0])
    assert found[3][0][0] > cards.space_box(ON_BOARD["marduk"], cards.TEMPLE_SPACES - 1)[2] + GAP
    marked = replace(plain, last=(cube,))
    difference = changed(pictures.board("amyitis", plain), pictures.board("amyitis", marked))
    assert differs_at(difference, *cards.field_space(ON_BOARD["fields"], 0, 0))


def surrounds(outer: Box, inner: Box) -> bool:
    return outer[0] <= inner[0] and outer[1] <= inner[1] and outer[2] >= inner[2] and outer[3] >= inner[3]


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


def test_points_of_favour_stand_apart_from_the_tiles_that_bring_them_but_nearer_than_others() -> None:
    left, _, right, bottom = garden.ROUND
    state = scene(4, "hire", 5, choices=False).view.state
    canvas = Canvas.blank(amyitis.GROUND, garden.HEIGHT)
    favour(canvas, right - garden.INSET, bottom - 42, len(state.players))
    words = sorted(canvas.words)
    medals = sorted(box for box in canvas.sprites() if box[2] - box[0] == MEDAL)
    assert len(words) == len(medals) == 2
    for word, medal in zip(words, medals, strict=True):
        assert word[3] - word[1] >= 36
        assert medal[0] - word[2] >= 16
        assert left < word[0] < medal[2] < right
    assert words[1][0] - medals[0][2] > 1.5 * (medals[0][0] - words[0][2])


@pytest.mark.parametrize("lang", sorted(LANGUAGES))
def test_the_word_for_favour_ends_before_the_tiles_that_bring_it(lang: str) -> None:
    _, _, right, bottom = garden.ROUND
    for seats in GAME.seats:
        shown = replace(scene(seats, "hire", 5, choices=False), lang=lang)
        with recording() as recorder:
            said = recorder.of(amyitis.board(shown))
        (word,) = (one for one in said if one.text == texts(lang)("amyitis-sheet-favour"))
        canvas = Canvas.blank(amyitis.GROUND, garden.HEIGHT)
        favour(canvas, right - garden.INSET, bottom - garden.FAVOUR / 2, seats)
        assert word.x + width(word.text, word.size) / 2 + 8 < min(box[0] for box in canvas.sprites())


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


@pytest.mark.parametrize("verb", ["irrigated", "planted"])
def test_what_was_the_only_possible_place_is_marked_as_well(verb: str) -> None:
    """Since nobody was asked for it, such an event has a kind of its own."""
    found = 0
    for now in scenes("amyitis", 3):
        forced = [happened for happened in now.last if happened.kind == f"{verb}-forced"]
        for happened in forced:
            chosen = replace(happened, kind=verb)
            assert amyitis.places(now, [happened]) == amyitis.places(now, [chosen]) != [None]
            found += 1
    assert found


def happened(*events: Event) -> Scene:
    """The position after some events, as what happened is drawn from it."""
    plain = replace(scene(4, "hire", 5, choices=False), active=(), last=events, framed=False, bare=True)
    return replace(plain, view=GAME.view(copy(plain.view.state), None))


def test_the_part_of_the_garden_where_a_channel_was_filled_shows_the_codes_that_name_it() -> None:
    for name, section in SECTION.items():
        irrigated = Event("irrigated", 3, (("section", name),))
        there = happened(irrigated)
        marks = changes.marks_at(amyitis.places(there, [irrigated]), 1, 3, spare=True)
        (row,) = parts.rows(amyitis.board(there), marks, draft=False)
        for plot in sides(section):
            for box in garden.VIEW.code_boxes(plot):
                assert surrounds(row[0].box, box), name
            assert garden.VIEW.plaque(plot, panels.MARKED) in list(marks[0].clear), "it is not paler"


@pytest.mark.parametrize("many", range(1, len(ON_BOARD) + 1))
def test_cards_on_which_anything_happened_fill_the_width_of_one_part(many: int) -> None:
    for names in combinations(ON_BOARD, many):
        laid = cards.apart(names, ["marduk"])
        assert set(laid) == set(names)
        (shown,) = {card.shown for card in laid.values()}
        assert parts.WHOLE - 40 < shown[2] - shown[0] <= parts.WHOLE - 2 * changes.PAD
        assert shown[3] + changes.PAD <= cards.sheet().size[1]
        assert shown[3] - shown[1] <= parts.TALLEST - 2 * parts.AIR + 20, "its marks fit"
        boxes = [card.box for card in laid.values()]
        assert all(surrounds(shown, box) for box in boxes)
        for one, other in combinations(boxes, 2):
            assert min(one[2], other[2]) <= max(one[0], other[0]) or min(one[3], other[3]) <= max(
                one[1], other[1]
            )
        size = min(
            card.look.px(cards.CUBE if name == "fields" else cards.OFFERING) for name, card in laid.items()
        )
        assert size >= (92, 92, 80, 64)[many - 1], "neither is small beside the other"


def test_parts_of_the_garden_where_a_channel_was_filled_cut_few_codes() -> None:
    cut: list[tuple[str, str]] = []
    for name in SECTION:
        irrigated = Event("irrigated", 3, (("section", name),))
        there = happened(irrigated)
        marks = changes.marks_at(amyitis.places(there, [irrigated]), 1, 3, spare=True)
        ((shown,),) = parts.rows(amyitis.board(there), marks, draft=False)
        for code, plot in PLOT.items():
            box = garden.VIEW.code_box(plot)
            if overlap(shown.box, box) and not surrounds(shown.box, box):
                cut.append((name, code))
    assert len(cut) < len(SECTION) / 4, cut


def test_only_the_cube_that_came_keeps_its_colours_in_what_happened() -> None:
    name = next(name for name in SECTION if name.endswith(".1"))
    irrigated = Event("irrigated", 3, (("section", name),))
    there = happened(irrigated)
    there.view.state.channels = [0, 0, 0, EVERYWHERE, 0]
    shown, view = opened(amyitis.board(there).png()), garden.VIEW
    for other, section in SECTION.items():
        x, y = map(round, view.section(section))
        cube = shown.crop((x - 20, y - 20, x + 20, y + 20))
        dark = sum(n for n, colour in cube.getcolors(1 << 12) or () if colour == rgb(SEATS[3].colour))
        assert (dark > 100) == (other == name), other


def test_the_channel_of_a_new_cube_has_a_frame_whose_ends_are_seen_and_the_cube_has_none() -> None:
    colour, view = SEATS[3].colour, garden.VIEW
    for name, section in SECTION.items():
        irrigated = Event("irrigated", 3, (("section", name),))
        there = replace(happened(irrigated), frame=(colour, False))
        there.view.state.channels = [0, 0, 0, 1 << section, 0]
        (place,) = amyitis.places(there, [irrigated])
        assert place
        assert place.framed
        shown = opened(amyitis.board(there).png())
        (a, b, c, d) = next(terraces.course_of_water(view, section, -terraces.BRIM / 2))
        for (x0, y0), (x1, y1) in ((a, d), (b, c)):
            at = round((x0 + x1) / 2), round((y0 + y1) / 2)
            assert shown.getpixel(at) == rgb(colour), name


def test_water_in_a_frame_has_no_kerbs() -> None:
    for name, section in SECTION.items():
        plain = replace(happened(), last=(), bare=False)
        plain.view.state.channels = [0, 0, 0, 1 << section, 0]
        irrigated = Event("irrigated", 3, (("section", name),))
        new = replace(plain, last=(irrigated,), frame=(CHOICE, False), bare=True)
        kerbs, colour = terraces.kerbs(garden.VIEW, section), SEATS[3].colour
        usual, framed = (share(opened(amyitis.board(there).png()), kerbs, colour) for there in (plain, new))
        assert framed < usual - 0.1, name


def test_no_palm_rises_before_new_water() -> None:
    view = garden.VIEW
    for name, section in [*SECTION.items()][::4]:
        there = happened(Event("irrigated", 3, (("section", name),)))
        there.view.state.channels = [0, 0, 0, 1 << section, 0]
        shown: list[Image.Image] = []
        for owned in ([], [*PLOT.values()]):
            for seat, player in enumerate(there.view.state.players):
                player.plots = [] if seat else owned
            shown.append(opened(amyitis.board(there).png()))
        inside = terraces.channel(view, section, 0.5 * terraces.KERB[0], -terraces.WITHIN)
        mask = Image.new("L", shown[0].size)
        ImageDraw.Draw(mask).polygon(inside, 255)
        difference = ImageChops.multiply(ImageChops.difference(*shown).convert("L"), mask)
        assert not difference.getbbox(), name


def test_beside_the_water_of_a_new_cube_all_is_paler() -> None:
    """What keeps its colours, stones between halves included, reaches a bit beyond the outline of a place."""
    view, size = garden.VIEW, (WIDTH, garden.HEIGHT)
    for name, section in SECTION.items():
        wet, shown = Image.new("L", size), Image.new("L", size)
        drawn = terraces.water(section, view.zoom)
        x, y = drawn.info["at"]
        wet.paste(255, (round(view.left) + x, round(view.top) + y), drawn.getchannel("a"))
        ImageDraw.Draw(wet).polygon(terraces.channel(view, section, WIDE, WIDE), 255)
        pen = ImageDraw.Draw(shown)
        for outline in terraces.course_of_water(view, section, panels.MARKED):
            pen.polygon(outline, 255)
            pen.line((*outline, outline[0]), 255, 2 * panels.MARKED, joint="curve")
        inside, kept = (image.histogram()[255] for image in (ImageChops.multiply(wet, shown), shown))
        assert inside > 0.9 * kept, name


def test_two_temples_in_which_anything_happened_are_one_part() -> None:
    came = [Event("entered", 2, (("temple", name),)) for name in ("ishtar", "marduk")]
    there = happened(*came)
    there.view.state.temples = [[2], [2, 0], []]
    marks = changes.marks_at(amyitis.places(there, came), 1, 2, spare=True)
    ((part,),) = parts.rows(amyitis.board(there), marks, draft=False)
    assert len(part.marks) == 2
    assert part.alone
    assert all(surrounds(part.box, mark.place.box) for mark in marks)


def test_the_frames_of_beds_that_may_be_planted_lie_over_all_cubes(monkeypatch: pytest.MonkeyPatch) -> None:
    views, asked = views_of_the_garden(monkeypatch), asking("plot", 3)
    asked.view.state.channels = [EVERYWHERE, 0, 0, 0, 0]
    picture = opened(pictures.asked("amyitis", asked))
    for action in asked.choices:
        corners = terraces.bed_corners(views[0], PLOT[str(action.args[0])])
        for (x0, y0), (x1, y1) in pairwise((*corners, corners[0])):
            for share in (0.2, 0.35, 0.5, 0.65, 0.8):
                at = round(x0 + share * (x1 - x0)), round(y0 + share * (y1 - y0))
                assert picture.getpixel(at) == rgb(CHOICE), (action, at)


def test_no_code_beside_a_channel_that_may_be_filled_is_cut_at_a_side() -> None:
    plain = scene(3, "irrigate", 3, choices=False)
    for pair in combinations(SECTION, 2):
        fill = tuple(Action("irrigate", (name,)) for name in pair)
        left, _, right, _ = plots._window(replace(plain, choices=fill))
        for name in pair:
            for plot in sides(SECTION[name]):
                for box in garden.VIEW.code_boxes(plot):
                    assert left + 10 < box[0] < box[2] < right - 10, pair


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


def test_each_group_of_crafts_has_its_number_and_price_and_a_card_for_each_that_is_left() -> None:
    shown = scene(4, "hire", 5, choices=False)
    state = copy(shown.view.state)
    state.channels = [0] * len(state.channels)
    left, top, right, bottom = garden.CRAFTS
    for groups in (
        [("grower", "priest", ""), ("", "", ""), ("priest", "", ""), ("grower", "priest", "priest")],
        [("grower", "priest", "engineer")] * 4,
        [("", "", ""), ("", "merchant", "")],
    ):
        state.groups = groups
        boxes = offers._groups(state)[0]
        assert boxes[0][0] == left
        assert right - len(boxes) <= boxes[-1][2] <= right, "they fill the width"
        canvas = Canvas.blank(amyitis.GROUND, garden.HEIGHT)
        with recording() as recorder:
            offers.draw(canvas, state, texts())
            said = [one for one in recorder.of(canvas) if top < one.y < bottom]
        cards = [box for box in canvas.sprites() if box[3] - box[1] == offers.HIGH and box[1] > top]
        wide = {card[2] - card[0] for card in cards}
        assert len(wide) == 1, "all are equally large"
        assert all(one[2] < other[0] for one, other in pairwise(sorted(cards)))
        for number, (box, group) in enumerate(zip(boxes, groups, strict=True), 1):
            there = [one.text for one in said if box[0] < one.x < box[2] and one.text.isdigit()]
            price = HIRE_PRICES[hired] if (hired := group.count("")) < len(group) else None
            assert there == [str(number)] + [str(price)] * (price is not None)
            within = [card for card in cards if box[0] < card[0] and card[2] < box[2]]
            assert len(within) == len(group) - hired
            if not within:
                assert box[2] - box[0] == offers.EMPTY, "as narrow as it can be"
            elif max(wide) < offers.CARD - offers.APART // 2:
                assert box[2] - max(within)[2] < offers.APART, "cards are as wide as there is room for"
        assert all(one.size >= LEAST_ON_BOARD for one in said)


@pytest.mark.parametrize("lang", sorted(LANGUAGES))
def test_where_there_is_room_crafts_have_names_and_those_that_were_hired_leave_no_gap(lang: str) -> None:
    shown, words = scene(2, "hire", 5, choices=False), texts(lang)
    state = copy(shown.view.state)
    state.channels = [0] * len(state.channels)
    names = {words.term("amyitis", "craft", kind) for kind in CRAFTS}
    for groups, named in (
        ([("grower", "priest", "merchant"), ("grower", "engineer", "")], 0),
        ([("", "", "merchant"), ("", "engineer", "priest")], 3),
        ([("", "", ""), ("engineer", "", "")], 1),
    ):
        state.groups = groups
        canvas = Canvas.blank(amyitis.GROUND, garden.HEIGHT)
        with recording() as recorder:
            offers.draw(canvas, state, words)
            said = [one for one in recorder.of(canvas) if one.text in names]
        assert len(said) == named
        cards = [
            box for box in canvas.sprites() if box[3] - box[1] == offers.HIGH and box[1] > garden.CRAFTS[1]
        ]
        for name in said:
            half = width(name.text, name.size) / 2
            within = [box for box in cards if box[0] < name.x - half - 100 and name.x + half + 10 < box[2]]
            assert len(within) == 1, name
        for box, group in zip(offers._groups(state)[0], groups, strict=True):
            ends = [card[2] for card in cards if box[0] < card[0] and card[2] < box[2]]
            assert len(ends) == sum(map(bool, group))
            assert named != 3 or not ends or box[2] - max(ends) < offers.APART


def test_a_row_without_any_crafts_is_thin_and_says_so() -> None:
    shown, words = scene(4, "hire", 5, choices=False), texts()
    state = copy(shown.view.state)
    state.groups = [("", "", "")] * 3
    canvas = Canvas.blank(amyitis.GROUND, garden.HEIGHT)
    with recording() as recorder:
        offers.draw(canvas, state, words)
        said = [one.text for one in recorder.of(canvas)]
    assert said[:1] == [words("render-amyitis-nobody")]
    assert {bottom - top for _, top, _, bottom in offers._groups(state)[0]} == {offers.THIN}


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


def test_what_players_can_spend_stands_in_the_same_columns() -> None:
    shown = replace(scene(4, "hire", 5, choices=False), last=(), active=())
    state = copy(shown.view.state)
    for seat, player in enumerate(state.players):
        player.talents, player.camels, player.gardeners, player.plots = 7 * seat, 3 - seat, seat % 2, []
    with recording() as recorder:
        said = recorder.of(amyitis.board(replace(shown, view=GAME.view(state, None))))
    columns: list[list[int]] = []
    for seat in range(4):
        left, top, right, bottom = garden.player_box(seat, 4)
        there = [one for one in said if not one.sprite and left < one.x < right and top + 70 < one.y < bottom]
        columns.append([round(one.x - width(one.text, one.size) / 2 - left) for one in there])
    assert len(columns[0]) == 4
    assert all(one == columns[0] for one in columns)


def test_what_players_can_spend_is_equally_large_and_each_sign_nearest_to_its_own_number() -> None:
    shown = replace(scene(4, "hire", 5, choices=False), last=(), active=())
    state = copy(shown.view.state)
    for player, talents in zip(state.players, (0, 7, 20, 43), strict=True):
        player.talents, player.levels, player.goods = talents, [0] * 3, [0] * 5
    canvas = Canvas.blank(amyitis.GROUND, garden.HEIGHT)
    with recording() as recorder:
        players(canvas, shown, state)
        said = [one for one in recorder.of(canvas) if not one.sprite]
    for seat in range(4):
        left, top, right, bottom = garden.player_box(seat, 4)
        there = [one for one in said if left < one.x < right and top + 70 < one.y < bottom]
        assert {one.size for one in there} == {NUMBER}
        words = sorted(box for box in canvas.words if left < box[0] < right and top + 70 < box[1] < bottom)
        signs = sorted(
            box
            for box in set(canvas.sprites()) - set(canvas.words)
            if left < box[0] < right and top + 70 < box[1] < bottom
        )
        for number, own, other in zip(words, signs, signs[1:], strict=False):
            assert number[0] - own[2] + 6 <= other[0] - number[2]


def test_what_happened_shows_rewards_of_temples_only_if_they_were_paid() -> None:
    came, paid = Event("entered", 2, (("temple", "marduk"),)), Event("marduk", 2, points=((2, 2),))
    for last in ((came,), (came, paid)):
        there = happened(*last)
        there.view.state.temples = [[], [2, 0], []]
        with recording() as recorder:
            said = [one.text for one in recorder.of(amyitis.board(there)) if not one.sprite]
        ranks = said[said.index(texts().term("amyitis", "temple", "marduk")) + 1 :]
        assert [text for text in ranks if text in "12"] == (["1", "2"] if paid in last else [])


@pytest.mark.parametrize("lang", sorted(LANGUAGES))
def test_the_arrow_to_a_new_cube_begins_after_the_name_of_its_temple(lang: str) -> None:
    for name in TEMPLES:
        came = Event("entered", 2, (("temple", name),))
        there = replace(happened(came), lang=lang)
        there.view.state.temples = [[2, 0]] * len(TEMPLES)
        with recording() as recorder:
            said = recorder.of(amyitis.board(there))
        (title,) = (one for one in said if one.text == texts(lang).term("amyitis", "temple", name))
        (place,) = amyitis.places(there, [came])
        assert place
        assert title.x + width(title.text, title.size) / 2 <= place.way[0][0] - 10, title


def test_a_temple_without_its_rewards_is_low_and_its_cubes_are_as_large() -> None:
    for name in TEMPLES:
        whole, plain = cards.apart([name], [name])[name], cards.apart([name])[name]
        assert plain.box[3] - plain.box[1] < 0.75 * (whole.box[3] - whole.box[1])
        assert cards.temple_box(plain, 0) == cards.temple_box(whole, 0)
        first, last = (cards.space_box(plain, space) for space in (0, cards.TEMPLE_SPACES - 1))
        assert last[2] < plain.box[2] - changes.PAD
        assert first[3] < plain.box[3] - changes.PAD


def test_frames_on_large_cards_cut_no_cube() -> None:
    """A frame reaches 8 px beyond its place and is 15 px wide."""
    for names in (("marduk",), ("ishtar", "marduk"), ("fields", "ishtar", "marduk")):
        card = cards.apart(names)["marduk"]
        for space in range(cards.TEMPLE_SPACES):
            inside = cards.space_box(card, space)
            cube = cards.temple_box(card, space)
            assert cube[0] - inside[0] >= 6
            assert inside[2] - cube[2] >= 6


@pytest.mark.parametrize("names", [("ishtar", "marduk"), ("fields", "ishtar", "marduk")])
def test_the_frame_of_rewards_lies_apart_from_the_spaces_of_their_temple(names: tuple[str, ...]) -> None:
    state = happened().view.state
    state.temples = [[2, 1], [2, 1], []]
    card = cards.apart(names, ["marduk"])["marduk"]
    spaces, rewards = cards.space_box(card, 0), cards.rewards_box(card, "marduk", state)
    assert rewards[1] - changes.PAD >= spaces[3] + changes.PAD, "a cube may be framed, too"
    assert rewards[2] + changes.PAD <= card.box[2]
    assert rewards[3] + changes.PAD <= card.shown[3] + changes.PAD


@pytest.mark.parametrize("seats", [2, 4])
def test_rewards_below_the_spaces_end_where_those_do(seats: int) -> None:
    state = scene(seats, "hire", 5, choices=False).view.state
    state = copy(state)
    state.temples = [[1, 0], [1, 0], []]
    for names in (("marduk",), ("ishtar", "marduk"), ("fields", "ishtar", "marduk")):
        card = cards.apart(names, ["marduk"])["marduk"]
        end = cards.space_box(card, cards.TEMPLE_SPACES - 1)[2]
        assert abs(cards.rewards_box(card, "marduk", state)[2] - end) <= 8, names


def test_the_frame_of_rewards_cuts_none_of_them() -> None:
    """It reaches 8 px beyond its place and is 15 px wide."""
    state = happened().view.state
    state.temples = [[2, 1], [2, 1], []]
    card, canvas = cards.apart(["marduk"], ["marduk"])["marduk"], Canvas.blank(amyitis.GROUND, 3000)
    cards.draw(canvas, {"marduk": card}, state, texts())
    left, top, right, bottom = cards.rewards_box(card, "marduk", state)
    inside = [box for box in canvas.sprites() if overlap(box, (left, top + 20, right, bottom - 20))]
    assert len(inside) >= 2 * len(MARDUK_POINTS)
    for box in inside:
        assert box[1] >= top + 6, box
        assert box[3] <= bottom - 6, box


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


def test_rewards_of_temples_have_chips_in_columns() -> None:
    """Each is apart from where cubes lie that are pushed out. With two players, there is one column."""
    for seats in GAME.seats:
        picture, rows = opened(cards.board(seats).png()), set[str]()
        for name in TEMPLES:
            _, top, right, bottom = ON_BOARD[name].box
            row = picture.crop((garden.LEFT + cards.END + amyitis.OUTSIDE + 22, top, right, bottom))
            _, down = cards.BOARD.chip(name)
            y = (row.height - down) // 2 + 4
            line = "".join("P" if row.getpixel((x, y)) == rgb(PAPER) else " " for x in range(row.width))
            assert len(line.split()) == 1 + (seats > 2), name
            rows.add(line)
        assert len(rows) == 1, "all are equally wide"


def test_the_last_round_is_called_that() -> None:
    shown, words = scene(4, "hire", 5, choices=False), texts()
    state, left = shown.view.state, words("render-amyitis-tiles", last=LAST_TILES[4])
    for over in (1, 0, -1):
        state.left = (1 << LAST_TILES[4] + over) - 1
        with recording() as recorder:
            said = {one.text for one in recorder.of(amyitis.board(shown)) if not one.sprite}
        assert (left in said) == (over > 0)
        assert (words("render-amyitis-tiles-last") in said) == (over <= 0)
