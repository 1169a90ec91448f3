"""The pictures of questions in Yspahan about the city: what may be chosen, and what of the rest is shown."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations
from math import hypot
from random import Random
from typing import Any

import pytest
from PIL import ImageChops, ImageStat

from engine.chance import Chance
from engine.core import Action, View, event
from engine.games.yspahan.building import MARKET_POINTS
from engine.games.yspahan.city import DISTANCE, SHOP, SOUK_OF, SOUKS, SPACE
from engine.games.yspahan.state import DATA, NOBODY, SHOPS, STREET, State
from locales import change, texts
from render import panels, pictures, text, theme
from render.boards.yspahan import (
    art,
    asking,
    bazaar,
    city,
    part,
    pieces,
    sides,
    street,
    windows,
)
from render.boards.yspahan.ground import EARTH, FACE, GROUND, WAY_SHADE
from render.boards.yspahan.ground import STREET as PAVED
from render.boards.yspahan.stage import Stage
from render.canvas import Box, Canvas
from render.scene import Scene
from render.text import CAPITAL
from tests.pictures import NAMES, veiled
from tests.words import Said, recording
from tests.yspahan.picturing import PLATE_BOXES, SHOP_BOXES, overlap
from tests.yspahan.scenes import loading, middle, mover, placing, spectator, start
from tests.yspahan.tools import GAME, cubes, have, play, table, tower


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
def test_the_stone_of_a_space_that_costs_nothing_is_green_with_its_name_and_a_0_if_others_have_prices(
    free: str, alone: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If all are free, names are in the middle of their stones."""
    monkeypatch.setattr(street, "price", lambda *args: int(not alone and args[-1] != SPACE[free]))
    stages = stages_of(monkeypatch)
    canvas, said = where_to(middle(), "W4", "N3", "S5", "E1")
    drawn = stages[-1].map
    assert drawn
    left, top, right, bottom = street.stones_at(drawn.zoom, priced=not alone).box(drawn, SPACE[free])
    inside = [one for one in said if left < one.x < right and top < one.y < bottom]
    assert [one.text for one in inside if one.sprite == "price"] == ["0"] * (not alone)
    *_, name = (one for one in inside if one.text == free and one.sprite in ("", "code"))
    aside = max(abs(name.x - (left + right) / 2), abs(name.y - (top + bottom) / 2))
    assert (aside <= 2) == alone
    image = canvas.image.convert("RGB")
    for dest in ("W4", "N3", "S5", "E1"):
        left, top, right, bottom = street.stones_at(drawn.zoom, priced=not alone).box(drawn, SPACE[dest])
        green = dest == free and not alone
        for place in ((right - 20, bottom - 10), (left + 22, top + 8)):
            assert image.getpixel(place) == theme.rgb(theme.CHOICE if green else theme.PAPER), "found first"


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
        inside = (
            max(left, theme.MARGIN + sides.RADIUS),
            foot + 4,
            right,
            min(bottom, canvas.size[1] - theme.MARGIN - 8),
        )
        if lowest:
            assert foot <= stage.map.area(stage.region)[3] <= foot + 4, "nothing else is shown for its sake"
        else:
            assert inside[3] - inside[1] > 40, "it would be cut"
            assert len(canvas.image.convert("RGB").crop(inside).getcolors() or ()) == 1


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


def test_a_cube_that_may_be_kept_shows_the_camel_that_this_costs() -> None:
    state = middle()
    state.loading = [next(shop for shop, seat in enumerate(state.shops) if seat == state.asked)]
    for keeps in (True, False):
        verbs = ("let_go", *(["keep"] if keeps else []))
        with recording() as recorder:
            canvas = part.draw(replace(mover(state, *(Action(verb, ()) for verb in verbs)), last=()))
            assert canvas
            assert (change(-1) in [one.text for one in recorder.of(canvas)]) == keeps


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
        (("H4a", "H8c"), part.SLIM),
        (("H4a", "H6a"), theme.WIDTH),
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
        assert stages[-1].holds(city.house_box(SHOP[shop]))
        assert stages[-1].holds(city.plate_box(SOUK_OF[SHOP[shop]]))


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


def test_an_enlarged_code_is_legible_on_a_phone():
    least = 10 / 264 * theme.WIDTH
    assert city.code_size(windows.ZOOM) >= least
    assert least <= asking.WORDS
    assert city.code_size(1) > theme.CODE


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


@pytest.mark.parametrize("zoom", [zoom for zoom, _ in windows.CROSSINGS])
@pytest.mark.parametrize("west", range(-880, -100, 55))
@pytest.mark.parametrize("north", [-370, -200, 70, 260])
def test_a_part_of_the_map_shows_things_whole_or_not_at_all(zoom: float, west: int, north: int) -> None:
    """Where its edges would cut something, there is even ground; whole things and streets stand before it."""
    shown = west, north, west + 640, north + 300
    _, _, right, bottom = city.Map(0, 0, zoom).area((0, 0, 640, 300))
    box = theme.MARGIN, asking.TOP, theme.MARGIN + right, asking.TOP + bottom
    canvas = Canvas.blank(GROUND, 2000)
    state = start()
    state.shops, state.supervisor = [shop % 4 for shop in range(len(SHOPS))], SPACE["C"]
    stage = part._city(canvas, box, state, shown, texts("en"), zoom)
    assert stage.map
    image, cut, whole = canvas.image.convert("RGB"), list[Box](), list[Box]()
    signs = (city.around(sign, *bazaar.SIGN) for sign in city.SIGNS.values())
    things = [*SHOP_BOXES, *PLATE_BOXES, *signs, *city.scenery()]
    for thing in things:
        (whole if stage.holds(thing) else cut).append(stage.map.area(thing))
    whole += [stage.map.area((-city.STREET_HALF - 4, -2000, city.STREET_HALF + 4, 2000))]
    whole += [stage.map.area((-2000, -66, 2000, 66))]
    whole += [grown(stage.map.area(city.with_shadow(thing)), 12) for thing in things if stage.holds(thing)]
    for thing in cut:
        left, top, right, bottom = part._common(thing, box)
        if left < right and top < bottom:
            for x in range(left + 1, right - 1, 9):
                for y in range(top + 1, bottom - 1, 9):
                    if not any(one[0] <= x <= one[2] and one[1] <= y <= one[3] for one in whole):
                        assert image.getpixel((x, y)) == theme.rgb(EARTH), (thing, x, y)


def grown(box: Box, by: int) -> Box:
    left, top, right, bottom = box
    return left - by, top - by, right + by, bottom + by


def test_a_map_goes_on_to_the_frame_where_its_picture_has_more_room():
    _, top, right, _ = windows.quarter_region("bag")
    shown = part.NEARER["bag"], top, right, 413
    canvas, high = Canvas.blank(GROUND, 2000), round((shown[3] - top) * windows.ZOOM)
    box = theme.MARGIN, asking.TOP, part.NARROW - theme.MARGIN, asking.TOP + high
    stage = part._city(canvas, box, start(), shown, texts("en"))
    assert stage.map
    edge, street = stage.map.area(shown)[0], round(stage.map.at((0, 38))[1])
    assert edge - box[0] > 4, "there is more room"
    beyond = canvas.image.convert("RGB").crop((box[0], box[1], edge, box[3]))
    assert beyond.getpixel((1, street - box[1])) == theme.rgb(PAVED)
    assert beyond.getpixel((1, beyond.height - 5)) == theme.rgb(EARTH)


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
    """Of those on its side of the street."""
    shown, north = windows.quarter_region(kind), city.QUARTERS[kind][1] < 0
    boxes = [box for box in (*SHOP_BOXES, *PLATE_BOXES) if (box[1] < 0) == north]
    assert [box for box in boxes if is_cut(box, shown)] == []


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
    state.shops[SHOP["B4c"]] = 1
    assert shown()[3] >= lowest, "a cube is shown"


@pytest.mark.parametrize(
    ("kind", "shops"), [("bag", ("B3a", "B3c")), ("chest", ("H4a", "H4b")), ("bag", ("B4b", "B4c"))]
)
def test_shops_that_are_near_each_other_stand_in_the_middle(
    kind: str, shops: Sequence[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    state, stages = middle(), stages_of(monkeypatch)
    state.shops, state.supervisor = [NOBODY] * len(SHOPS), SPACE["C"]
    state.ask, state.floor, state.cubes = "place", GAME.data["floors"].index(kind), 1
    canvas = part.draw(mover(state, *(Action("place", (shop,)) for shop in shops)))
    assert canvas
    assert canvas.size[0] == part.SLIM
    left, _, right, _ = stages[-1].region
    xs = [city.HOUSES[SHOP[shop]][0] for shop in shops]
    xs.append(city.PLATES[SOUK_OF[SHOP[shops[0]]]][0])
    assert abs((min(xs) + max(xs)) / 2 - (left + right) / 2) <= city.COLUMN
    assert not any(stages[-1].shows(space) for space in city.SPACES if not space[1]), "none of it is cut"


@pytest.mark.parametrize("ends", [True, False])
def test_a_cube_for_any_shop_has_the_whole_city_with_large_letters_of_those_shops(
    ends: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The code of a souk is on its plate, and what both say is legible on a phone."""
    state, stages = middle(), stages_of(monkeypatch)
    state.ask, state.players[state.asked].hand = "end", ["place_any"]
    puts = [action for action in GAME.legal_actions(state, state.asked) if action.verb == "put"]
    scene = replace(mover(state, *puts, *[Action("end", ())] * ends), last=())
    offered = {str(action.args[0]) for action in puts}
    assert len({DATA["souk"][SOUK_OF[SHOP[shop]]]["quarter"] for shop in offered}) > 1
    with recording() as recorder:
        canvas = part.draw(scene)
        assert canvas
        said = recorder.of(canvas)
    drawn = stages[-1].map
    assert drawn
    for code in offered:
        (x, y), (across, down) = map(drawn.at, (city.HOUSES[SHOP[code]], city.PLATES[SOUK_OF[SHOP[code]]]))
        letter = [one for one in said if abs(one.x - x) < 8 and 0 < one.y - y < bazaar.HEIGHT / 2]
        plate = [one.text for one in said if abs(one.x - across) < 36 and abs(one.y - down - city.VALUE) < 12]
        assert {one.text for one in letter} == {code[-1]}
        assert set(code[:-1]) <= set("".join(plate))
        assert letter[0].size >= city.LEGIBLE
    assert city.WORTH >= city.LEGIBLE


def test_small_shops_to_choose_from_have_frames_and_the_plates_of_souks_that_they_complete_points(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Also those of the market. Cubes that are there already are as dim as the rest."""
    state, stages = middle(), stages_of(monkeypatch)
    state.shops, state.ask = [NOBODY] * len(SHOPS), "end"
    player = state.players[state.asked]
    player.hand, player.buildings = ["place_any"], ["market"]
    cubes(state, state.asked, "H8a", "H8b", "H8c", "B3a")
    puts = [action for action in GAME.legal_actions(state, state.asked) if action.verb == "put"]
    with recording() as recorder:
        canvas = part.draw(replace(mover(state, *puts), last=()))
        assert canvas
        said = recorder.of(canvas)
    stage, image = stages[-1], canvas.image.convert("RGB")
    assert stage.map
    offered, zoom = {str(action.args[0]) for action in puts}, stage.map.zoom
    for code, shop in SHOP.items():
        if not stage.holds(city.house_box(shop)):
            assert code not in offered
            continue
        x, y = stage.map.at(city.HOUSES[shop])
        inside = image.crop(panels.around(x, y, bazaar.WIDTH * zoom, bazaar.HEIGHT * zoom))
        found = {colour: count for count, colour in inside.getcolors(1 << 14) or ()}
        assert (found.get(theme.rgb(theme.CHOICE), 0) > 700) == (code in offered), code
        assert theme.rgb(theme.SEATS[state.asked].colour) not in found, code
    worth = dict[str, str]()
    for name, plate in zip(SOUKS, city.PLATES, strict=True):
        x, y = stage.map.at(plate)
        near = [one.text for one in said if hypot(one.x - x, one.y - y) < 40]
        worth.update((name, text) for text in near if text[0] == "+")
    assert worth == {"H8": f"+{8 + MARKET_POINTS}", "V4": f"+{4 + MARKET_POINTS}"}


def test_shops_of_several_quarters_have_whole_codes_if_they_leave_out_the_west(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The card that pays is in the headline, and the calendar is not asked about."""
    state, stages, written = middle(), stages_of(monkeypatch), list[str]()
    write = city.write
    state.shops, state.ask = [NOBODY] * len(SHOPS), "end"
    cubes(
        state,
        (state.asked + 1) % len(state.players),
        *(code for code in SHOP if code[:-1] in ("B8", "H6", "V12")),
    )
    state.players[state.asked].hand = ["place_any"]
    puts = [action for action in GAME.legal_actions(state, state.asked) if action.verb == "put"]
    monkeypatch.setattr(city, "write", lambda *args, **more: (written.append(args[3]), write(*args, **more)))
    monkeypatch.setattr(sides, "calendar", lambda *_, **__: pytest.fail("it was drawn"))
    assert part.draw(replace(mover(state, *puts), last=()))
    offered = {str(action.args[0]) for action in puts}
    assert offered
    assert offered <= set(written)
    assert all(stages[-1].holds(city.house_box(SHOP[code])) for code in offered)


def test_a_quarter_has_only_the_edge_of_the_street_that_is_not_asked_about() -> None:
    for kind in city.QUARTERS:
        _, top, _, bottom = windows.quarter_region(kind)
        assert not top < city.DISC < bottom
        assert not top < -city.DISC < bottom


def test_a_sign_that_would_be_cut_leaves_no_slice_before_a_landmark_that_is_whole(
    monkeypatch: pytest.MonkeyPatch,
):
    stages = stages_of(monkeypatch)
    monkeypatch.setattr(part, "SLIM", part.NARROW)
    canvas = part.draw(
        replace(mover(start(), *(Action("place", (shop,)) for shop in ("B8b", "B8c"))), last=())
    )
    assert canvas
    stage, sign = stages[-1], city.around(city.SIGNS["bag"], *bazaar.SIGN)
    assert stage.map
    assert not stage.holds(sign)
    left, top, _, bottom = stage.map.area(sign)
    inside = left, top + 2, round(stage.map.area(stage.region)[2]) - 4, bottom - 2
    assert len(canvas.image.convert("RGB").crop(inside).getcolors(1 << 16) or ()) == 1, "bare ground"


def test_ground_in_place_of_a_landmark_that_is_cut_leaves_the_way_of_a_souk_whole(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The mosque, of which only the top would be seen below it."""
    stages = stages_of(monkeypatch)
    canvas = part.draw(replace(mover(start(), *(Action("place", (f"B6{at}",)) for at in "abcde")), last=()))
    assert canvas
    drawn, image = stages[-1].map, canvas.image.convert("RGB")
    assert drawn
    for x in (-468, -312):
        _, y = city.HOUSES[SHOP["B6d"]]
        across, down = map(round, drawn.at((x, y + bazaar.BROAD / 2 - 2)))
        assert image.getpixel((across, down)) == theme.rgb(WAY_SHADE["yellow"])


def test_a_street_that_ends_at_the_crossing_has_no_slice_of_the_other_one(monkeypatch: pytest.MonkeyPatch):
    stages = stages_of(monkeypatch)
    canvas = part.draw(loading())
    assert canvas
    stage = stages[-1]
    assert stage.map
    assert -city.STREET_HALF < stage.region[2] < city.STREET_HALF
    end = -city.STREET_HALF - 2, -city.AVENUE_HALF + 9, stage.region[2] - 2, city.AVENUE_HALF - 9
    street_there = canvas.image.convert("RGB").crop(stage.map.area(end))
    assert len(street_there.getcolors(1 << 16) or ()) == 1


def test_a_shop_is_shown_whole_with_few_others_cut():
    for code, house, box in zip(SHOPS, city.HOUSES, SHOP_BOXES, strict=True):
        x, y = house
        shown = windows.region(x - 60, y - 66, x + 60, y + 66, windows.SPAN, windows.SPAN, part.LEAST)
        assert overlap(box, shown) == (bazaar.WIDTH, bazaar.HEIGHT), code
        assert shown[2] - shown[0] == windows.SPAN, code
        assert shown[3] - shown[1] >= part.LEAST, code
        assert sum(is_cut(other, shown) for other in (*SHOP_BOXES, *PLATE_BOXES)) <= 6, code


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


def test_a_frame_around_a_shop_hides_nothing_of_its_cube(monkeypatch: pytest.MonkeyPatch) -> None:
    stages, draft = stages_of(monkeypatch), (event("placed", 2, shop="R8b"),)
    canvas = part.draw(replace(placing(), last=(), draft=draft))
    assert canvas
    drawn = stages[-1].map
    assert drawn
    image, cube = canvas.image.convert("RGBA"), art.cube(2, round(city.CUBE * drawn.zoom)).convert("RGBA")
    x, y = drawn.at(city.CUBES[SHOP["R8b"]])
    left, top = round(x - cube.width / 2), round(y - cube.height / 2)
    shown = image.crop((left, top, left + cube.width, top + cube.height))
    apart = ImageChops.difference(shown, cube).convert("RGB").convert("L")
    apart = apart.point([255 * (level > 24) for level in range(256)])
    solid = cube.getchannel("A").point([255 * (n == 255) for n in range(256)])
    assert not ImageChops.multiply(apart, solid).getbbox()
    x, y = drawn.at(city.CODE_PLACES[SHOP["R8b"]])
    above = round(y - text.CAPITAL / 2 * city.code_size(drawn.zoom)) - 3
    between = image.crop((round(x) - 16, above - 4, round(x) + 16, above)).convert("L")
    assert min(between.tobytes()) > 160, "nothing of the letter that stood there"
