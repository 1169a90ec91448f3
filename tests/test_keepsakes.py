"""What was built, on the poster of a finished game: what is shown of it, and what had points."""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module
from itertools import pairwise
from math import dist
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageDraw, ImageStat

from engine import games
from engine.games.babylon.state import SIDE
from engine.games.ishtar import hexes
from engine.games.yspahan.city import SOUK_SHOPS, SPACE
from locales import texts
from render import boards, keepsakes, panels, poster, sprites, text, theme
from render.boards.amyitis import garden, terraces
from render.boards.babylon import printed, relief
from render.boards.ishtar import art, desert, land
from render.boards.ishtar.keepsake import FOOT, HIGHEST, PAD, _place, _plates
from render.boards.yspahan import city, told
from render.boards.yspahan.keepsake import CUBE, MAP, PLATE, RAISED, WIDE, WITHIN, ZOOM
from render.canvas import Box, Canvas, overlap
from render.poster import layout, podium
from render.scene import Scene
from tests.pictures import opened
from tests.posters import SMALLEST, Written, finished, floor_of, noted_words

yspahan = import_module("render.boards.yspahan.keepsake")


@pytest.fixture
def words(monkeypatch: pytest.MonkeyPatch) -> list[Written]:
    """What is written."""
    return noted_words(monkeypatch)


@pytest.mark.parametrize("key", games.ALL)
@pytest.mark.parametrize("seats", [2, 4])
def test_what_was_built_is_below_the_podium(key: str, seats: int) -> None:
    """As wide as the inside of the border; and nothing on it is marked as new."""
    result = finished(key, seats)
    assert result.scene
    assert result.scene.last
    winners = result.order[: result.ranks.count(1)]
    built = boards.get(key).keepsake(result.scene, winners)
    assert built.size[0] == theme.WIDTH - 2 * layout.INSIDE
    top = floor_of(result)
    shown, without = (opened(poster.poster(each)) for each in (result, replace(result, scene=None)))
    assert shown.height == without.height + built.size[1]
    low = built.size[1] - 20
    expected = opened(built.png()).convert("RGB").crop((40, 40, 1400, low))
    found = shown.convert("RGB").crop((layout.INSIDE + 40, top + 40, layout.INSIDE + 1400, top + low))
    assert ImageChops.difference(found, expected).getbbox() is None
    colours = {colour for _, colour in expected.getcolors(1 << 20) or ()}
    assert theme.rgb(theme.LAST) not in colours
    assert len(colours) > 20
    assert shown.height <= TALLEST * shown.width


TALLEST = 1.95
"""The height of a poster by its width, with names so long that they stand in two lines; else it is 1.9."""


@pytest.mark.parametrize(
    ("seats", "winners"),
    [(2, [1]), (2, [0, 1]), (3, [2]), (4, [1]), (4, [2, 0]), (4, [0, 1, 2]), (4, [3, 2, 1, 0])],
)
def test_the_gardens_of_babylon_are_whole_and_that_of_one_winner_is_the_largest(
    seats: int, winners: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each has a sign with all points of its owner, that of one winner larger unless the other of two has as
    many. From the best on; no board, no wall and no sign hides another board.
    """
    babylon = import_module("render.boards.babylon.keepsake")
    drawn, signs, garden_of = list[int](), dict[int, tuple[Box, str]](), printed.garden_of

    def signed(_canvas: Canvas, place: Box, seat: int, points: str, _size: int) -> None:
        signs[seat] = place, points

    def gardens(state: Any, seat: int) -> Any:
        drawn.append(seat)
        return garden_of(state, seat)

    monkeypatch.setattr(printed, "garden_of", gardens)
    monkeypatch.setattr(keepsakes, "sign", signed)
    result = finished("babylon", seats)
    assert result.scene
    canvas = boards.get("babylon").keepsake(result.scene, winners)
    assert {*drawn[: len(winners)]} == {*winners}
    others = [result.scores[seat] for seat in drawn[len(winners) :]]
    assert others == sorted(others, reverse=True)
    assert {seat: points for seat, (_, points) in signs.items()} == {
        seat: str(result.scores[seat]) for seat in drawn
    }
    wide = {seat: place[2] - place[0] for seat, (place, _) in signs.items()}
    level = seats == 2 and len({*result.scores}) == 1
    assert (len({*wide.values()}) > 1) == (len(winners) == 1 and not level)
    assert max(wide.values()) == wide[drawn[0]]
    views = babylon.views(seats, len(winners))
    best, *others = (view.zoom for view in views)
    assert len({*others}) == 1
    assert best >= 1.2 * others[0] if len(winners) == 1 else best == others[0]
    whole = Image.new("L", canvas.size[:2])
    for view in views:
        low = relief.FRONT * view.zoom
        west, north, east, south = (
            view.at(*corner) for corner in ((0, SIDE), (0, 0), (SIDE, 0), (SIDE, SIDE))
        )
        assert west[0] >= 32
        assert east[0] <= canvas.size[0] - 32
        assert north[1] >= 20, "with room for what stands there"
        assert south[1] + low <= canvas.size[1]
        apart = Image.new("L", whole.size)
        edge = [west, north, east, *((x, y + low) for x, y in (east, south, west))]
        ImageDraw.Draw(apart).polygon(edge, 255)
        assert not ImageChops.multiply(whole, apart).getbbox()
        whole = ImageChops.lighter(whole, apart)
        for seat, (place, _) in signs.items():
            over = Image.new("L", whole.size)
            own, (x, y) = seat == drawn[views.index(view)], north
            above = y if own else y - babylon.HEADROOM + babylon.AIR
            ImageDraw.Draw(over).polygon([west, (x, above), east, south], 255)
            hidden = over.crop(place).getbbox()
            assert not hidden or (own and hidden[3] <= babylon.OVER + 1)
    for left, top, right, bottom in (*canvas.sprites(), *(place for place, _ in signs.values())):
        assert 0 <= left < right <= canvas.size[0] or right - left <= 1
        assert 0 <= top < bottom <= canvas.size[1] or right - left <= 1


def city_of(scene: Scene) -> tuple[Canvas, int, int]:
    """The city on a poster, how much of it is left out above, and where it ends on the poster."""
    top, bottom = yspahan.window(told.week_before(scene, scene.view.state))
    return boards.get("yspahan").keepsake(scene, [0]), top, bottom - top


@pytest.mark.parametrize("seats", games.get("yspahan").seats)
def test_all_cubes_and_all_that_had_points_in_yspahan_are_shown_whole(seats: int) -> None:
    """So is every cube. The caravan is below the city, and hides nothing."""
    scene = finished("yspahan", seats).scene
    assert scene
    state, ended = scene.view.state, told.week_before(scene, scene.view.state)
    top, bottom = yspahan.window(ended)
    canvas, *_ = city_of(scene)
    assert canvas.size[:2] == (WIDE, bottom - top + yspahan.DESERT * bool(state.caravan))
    parts = [MAP.area(part) for souk in ended.scored for part in yspahan._parts(souk)]
    parts += [MAP.area(city.house_box(shop)) for shop in ended.cubes]
    assert all(top <= part[1] < part[3] <= bottom for part in parts)


@pytest.mark.parametrize(("space", "shown"), [("C", True), ("W5", True), ("N4", False), ("S7", False)])
def test_no_piece_of_yspahan_is_cut_on_a_poster(
    space: str, shown: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The supervisor is left out where he would not be seen whole."""
    scene = finished("yspahan", 4).scene
    assert scene
    state = replace(scene.view.state, supervisor=SPACE[space], caravan=())
    ended = told.Week(cubes=dict.fromkeys(SOUK_SHOPS[9], 0), scored={9: (0, 6)}, counted={})
    monkeypatch.setattr(told, "week_before", lambda *_: ended)
    supervisors, draw = list[int](), yspahan.art.supervisor
    monkeypatch.setattr(yspahan.art, "supervisor", lambda size: supervisors.append(size) or draw(size))
    top, bottom = yspahan.window(ended)
    boards.get("yspahan").keepsake(replace(scene, view=replace(scene.view, state=state)), [0])
    assert len(supervisors) == shown
    assert bottom - top < 400


@pytest.mark.parametrize("lang", ["en", "cs", "pl"])
@pytest.mark.parametrize("many", [1, 4, 12])
def test_the_caravan_is_named_before_its_camels_which_go_in_a_row(
    lang: str, many: int, words: list[Written], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else camels with marks say nothing. All are within the desert, those of a seat beside each other, then
    their points: the most come first.
    """
    scene = finished("yspahan", 4).scene
    assert scene
    state = replace(scene.view.state, caravan=[place % 4 for place in range(many)])
    scene = replace(scene, lang=lang, view=replace(scene.view, state=state))
    shown, paste, high = list[tuple[float, float]](), Canvas.paste, 300

    def pasted(canvas: Canvas, sprite: Any, x: float, y: float) -> None:
        assert high < y - sprite.height / 2 < y + sprite.height / 2 < high + yspahan.DESERT
        shown.append((x - sprite.width / 2, x + sprite.width / 2))
        paste(canvas, sprite, x, y)

    monkeypatch.setattr(Canvas, "paste", pasted)
    counted = {seat: 9 - seat for seat in {*state.caravan}}
    yspahan._above_desert(Canvas.blank(yspahan.GROUND, high, WIDE), scene, counted)
    (said, x, y, size), *points = words
    assert said == texts(lang)("yspahan-poster-caravan")
    assert [one for one, *_ in points] == [f"+{9 - seat}" for seat in sorted(counted)]
    assert [at for _, at, *_ in points] == sorted(at for _, at, *_ in points)
    assert points[-1][1] + PLATE[0] / 2 < WIDE - WITHIN
    assert all(size >= layout.PHONE for *_, size in points)
    assert high < y < high + yspahan.DESERT
    assert size >= layout.PHONE
    assert len(shown) == 2 * many
    assert min(left for left, _ in shown) > x + text.width(said, size) + WITHIN
    assert max(right for _, right in shown) < WIDE - WITHIN
    camels = shown[::2]
    assert all(one[1] < other[0] + 1 for one, other in pairwise(camels)), "none hides another"


def test_the_last_city_of_yspahan_is_full_again() -> None:
    """All cubes have left it when the game is over, so it is shown as it was when it was counted."""
    scene = finished("yspahan", 4).scene
    assert scene
    drawn = [city_of(each)[:2] for each in (scene, replace(scene, last=()))]
    ended = told.week_before(scene, scene.view.state)
    cubes = {shop: seat for souk in ended.scored for shop in SOUK_SHOPS[souk] for seat in [ended.cubes[shop]]}
    assert len(cubes) > 5
    for shop, seat in cubes.items():
        x, y = MAP.at(city.CUBES[shop])
        places = (picture.image.convert("RGB").crop(panels.around(x, y - top, 40)) for picture, top in drawn)
        colours = [{colour: n for n, colour in place.getcolors(1600) or ()} for place in places]
        full, empty = (found.get(theme.rgb(theme.SEATS[seat].colour), 0) for found in colours)
        assert full > 200 > empty, shop


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_souks_without_points_are_pale(seats: int) -> None:
    """Whether or not there are cubes in them: what counted stands out."""
    scene = finished("yspahan", seats).scene
    assert scene
    canvas, top, high = city_of(scene)
    drawn, bare = canvas.image.convert("L"), city.sheet(ZOOM, coded=False).image.convert("L")
    ended = told.week_before(scene, scene.view.state)
    begun = [souk for souk, shops in enumerate(SOUK_SHOPS) if ended.cubes.keys() & set(shops)]
    assert set(begun) > ended.scored.keys()
    for souk, shops in enumerate(SOUK_SHOPS):
        for x, y in (MAP.at(city.HOUSES[shop]) for shop in shops if shop not in ended.cubes):
            at = panels.around(x, y - top, 50, 50)
            if not 0 <= at[1] < at[3] <= high:
                continue
            here = drawn.crop(at)
            there = bare.crop(panels.around(x - MAP.area((city.LEFT, 0, 0, 0))[0], y, 50, 50))
            faded, whole = (ImageStat.Stat(each).stddev[0] for each in (here, there))
            assert souk in ended.scored or faded < 0.8 * whole, souk


@pytest.mark.parametrize("lang", ["en", "cs", "pl"])
@pytest.mark.parametrize("space", ["C", "W5", "E3", "N2"])
def test_what_brought_the_points_of_souks_is_said_on_the_avenue(
    space: str, lang: str, words: list[Written]
) -> None:
    """Beside the supervisor, wherever he stands."""
    scene = finished("yspahan", 4).scene
    assert scene
    state = replace(scene.view.state, supervisor=SPACE[space])
    boards.get("yspahan").keepsake(replace(scene, view=replace(scene.view, state=state), lang=lang), [0])
    ((said, x, y, size),) = [one for one in words if one[0] == texts(lang)("yspahan-poster-souks")]
    assert size * SMALLEST >= 10
    half = text.width(said, size) / 2
    assert MAP.at((0, -city.AVENUE_HALF))[1] < y < MAP.at((0, city.AVENUE_HALF))[1]
    supervisor = MAP.at(city.SPACES[state.supervisor])
    assert abs(supervisor[0] - x) > half + 48 or abs(supervisor[1] - y) > 60
    assert not x - half < MAP.at((0, 0))[0] < x + half, "nor on the crossing"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_souks_with_points_stand_on_the_colour_of_their_seat(seats: int) -> None:
    """So what each seat has in the city is seen at once, also on a phone: strong for a winner, with gold, and
    pale for others. Its cubes are larger there.
    """
    scene = finished("yspahan", seats).scene
    assert scene
    canvas, above, _ = city_of(scene)
    drawn = canvas.image.convert("RGB")
    scored = told.week_before(scene, scene.view.state).scored
    assert scored
    for souk, (seat, _) in scored.items():
        own = theme.rgb(theme.SEATS[seat].colour)
        under = own if seat == 0 else theme.rgb(theme.pale(seat, yspahan.GROUND))
        rims = set[Any]()
        for shop in SOUK_SHOPS[souk]:
            x, y = map(round, MAP.at(city.HOUSES[shop]))
            y -= above
            below = drawn.crop((x - 54, y + 40, x + 54, y + 64))
            found = {colour: n for n, colour in below.getcolors(1 << 12) or ()}
            assert found.get(under, 0) > 40, souk
            rims.update(found)
            shown = drawn.crop(panels.around(x, y - RAISED, CUBE))
            assert {colour: n for n, colour in shown.getcolors(1 << 14) or ()}[own] > 1000
        assert seat or theme.rgb(theme.GOLD) in rims


@pytest.mark.parametrize("winners", [[1], [2, 0]])
def test_the_marks_of_winners_are_larger_and_in_gold_in_amyitis(
    winners: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = finished("amyitis", 4).scene
    assert scene
    others, own = list[tuple[int, int]](), list[tuple[int, int]]()
    amyitis = import_module("render.boards.amyitis.keepsake")
    edged, gilded = garden.edged, amyitis._gilded

    def usual(seat: int, size: int, edge: int) -> Any:
        others.append((seat, size))
        return edged(seat, size, edge)

    def gold(seat: int, size: int) -> Any:
        own.append((seat, size))
        return gilded(seat, size)

    monkeypatch.setattr(garden, "edged", usual)
    monkeypatch.setattr(amyitis, "_gilded", gold)
    boards.get("amyitis").keepsake(scene, winners)
    plots = [len(player.plots) for player in scene.view.state.players]
    for found, seats in ((own, winners), (others, {0, 1, 2, 3} - {*winners})):
        assert {seat: [one for one, _ in found].count(seat) for seat in seats} == {
            seat: plots[seat] for seat in seats
        }
    assert min(size for _, size in own) > 1.05 * max(size for _, size in others)
    mark = gilded(winners[0], own[0][1])
    assert theme.rgb(theme.GOLD) in {colour[:3] for _, colour in mark.getcolors(1 << 16) or ()}


@pytest.mark.parametrize("key", games.ALL)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("lang", ["en", "cs", "pl"])
def test_a_poster_is_no_scroll(key: str, seats: int, lang: str) -> None:
    """On a phone, all of it is seen at once."""
    names = ("Mirela", "Jonáš", "Daniel", "Ester")[:seats]
    result = replace(finished(key, seats), names=names, lang=lang)
    image = opened(poster.poster(result))
    assert image.height - podium.WHY * result.tied <= (1.95 if seats == 2 else 1.9) * image.width


@pytest.mark.parametrize("seats", games.get("amyitis").seats)
def test_the_gardens_of_amyitis_are_whole_below_the_podium(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The highest palm has air above it, and the lowest wall is seen down to the river."""
    scene = finished("amyitis", seats).scene
    assert scene
    tops, put = list[float](), terraces.put

    def noted(canvas: Canvas, image: Any, place: tuple[float, float]) -> None:
        tops.append(place[1] + image.info["at"][1])
        put(canvas, image, place)

    monkeypatch.setattr(terraces, "put", noted)
    canvas = boards.get("amyitis").keepsake(scene, [1])
    assert min(tops) >= 12
    amyitis = import_module("render.boards.amyitis.keepsake")
    assert amyitis._view(seats).at(0, 0)[1] <= canvas.size[1] - amyitis.FRONT


def test_only_camels_that_were_loaded_are_in_the_caravan(monkeypatch: pytest.MonkeyPatch) -> None:
    """Others would look as if they counted."""
    camels = list[int]()
    camel = sprites.camel

    def noted(size: int, **how: Any) -> Any:
        camels.append(size)
        return camel(size, **how)

    monkeypatch.setattr(sprites, "camel", noted)
    loaded = list[int]()
    for seats in games.get("yspahan").seats:
        scene = finished("yspahan", seats).scene
        assert scene
        loaded.append(len(scene.view.state.caravan))
        boards.get("yspahan").keepsake(scene, [0])
    assert len(camels) == sum(loaded) > min(loaded) == 0


def test_the_points_of_souks_are_large_and_in_the_colours_of_their_seats(
    words: list[Written],
) -> None:
    """No code is written there: it would be too small on a phone."""
    scene = finished("yspahan", 4).scene
    assert scene
    canvas, top, _ = city_of(scene)
    scored = [happened.points for happened in scene.last if happened.kind == "souk-scored"]
    counted = told.week_before(scene, scene.view.state).counted
    large = [(said, x, y) for said, x, y, size in words if size * SMALLEST >= 10]
    said = [(x, y) for said, x, y in large if said.startswith("+")]
    assert [int(said) for said, *_ in large if said.startswith("+")][len(scored) :] == sorted(
        counted.values()
    )[::-1]
    assert len(said) == len(scored) + len(counted) > 4
    said = said[: len(scored)]
    image = canvas.image.convert("RGB")
    colours = {image.getpixel((round(x), round(y) - top - 36)) for x, y in said}
    assert colours == {theme.rgb(theme.SEATS[seat].colour) for ((seat, _),) in scored}
    assert PLATE[0] / 2 + ZOOM * city.CUBE / 2 <= ZOOM * city.COLUMN, "no cube beside a plate is covered"


@pytest.mark.parametrize("seats", games.get("ishtar").seats)
def test_marks_of_fountains_have_letters_on_the_posters_of_golden_games(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes = list[int]()
    haloed = art.haloed

    def noted(seat: int, size: int, helper: bool) -> Any:
        sizes.extend([] if helper else [size])
        return haloed(seat, size, helper)

    monkeypatch.setattr(art, "haloed", noted)
    scene = finished("ishtar", seats).scene
    assert scene
    boards.get("ishtar").keepsake(scene, [0])
    assert sizes
    assert min(sizes) >= art.MARKED


@pytest.mark.parametrize("seats", games.get("ishtar").seats)
def test_the_points_of_beds_stand_beside_them_and_hide_nothing_of_theirs_and_no_fountain(
    seats: int, words: list[Written]
) -> None:
    """They are large enough for a phone, in the colours of their seats, and are those of the sheet.

    Those of the best bed of the winner are the largest, and all are on the picture. What they are for is said
    in a corner that has room; all of each seat are on the sheet below.
    """
    result = finished("ishtar", seats)
    assert result.scene
    made = result.scene.view.state.desert
    place, _ = _place(made.layout)
    winners = result.order[:1]
    canvas = boards.get("ishtar").keepsake(result.scene, winners)
    said = [
        (int(said), x, y) for said, x, y, size in words if said[0] == "+" != said and size * SMALLEST >= 10
    ]
    assert len(said) == len(made.beds) >= seats
    flowers = dict(result.sheet)["flowers"]
    for seat in range(seats):
        own = [points for (points, *_), bed in zip(said, made.beds, strict=True) if bed.seat == seat]
        assert sum(own) == flowers[seat]
    image, plates = canvas.image.convert("RGB"), _plates(place, made, winners)
    best = max((int(bed.seat in winners), points) for bed, (points, *_) in zip(made.beds, said, strict=True))
    largest = max(range(len(plates)), key=lambda at: plates[at][3] - plates[at][1])
    assert (int(made.beds[largest].seat in winners), said[largest][0]) == best
    for bed, (left, top, right, bottom), (_, x, y) in zip(made.beds, plates, said, strict=True):
        assert ((left + right) / 2, (top + bottom) / 2) == pytest.approx((x, y), abs=1)
        assert 0 <= top < bottom <= canvas.size[1]
        assert image.getpixel((left + 11, (top + bottom) // 2)) == theme.rgb(theme.SEATS[bed.seat].colour)
        near = [dist((x, y), place.at(cell)) for cell in hexes.cells(bed.cells)]
        assert min(near) <= (place.width + right - left) / 2 + 1, "it stands beside its bed"
        assert left >= 0
        assert right <= WIDE
        for cell in hexes.cells(bed.cells):
            own = panels.around(*place.at(cell), 0.6 * place.width)
            assert not any(overlap(own, plate) for plate in plates), "its flowers are seen"
    heading = [(x, y, size) for said, x, y, size in words if said == texts("en")("ishtar-sheet-flowers")]
    ((x, y, size),) = heading
    corner = round(x), round(y) - size // 2, round(x) + text.width("Flowers", size), round(y) + size // 2
    island = [
        panels.around(*place.at(cell), place.width) for cell in hexes.cells(hexes.LAYOUTS[made.layout].cells)
    ]
    assert not any(overlap(corner, other) for other in (*plates, *island))
    for bed in made.beds:
        helper = panels.around(*desert.helper_at(place, bed.cell), 0.4 * place.width)
        assert not any(overlap(helper, plate) for plate in plates)
    for cell in hexes.land_of(made).fountains:
        fountain = panels.around(*place.at(cell), 0.8 * place.width)
        assert not any(overlap(fountain, plate) for plate in plates)


@pytest.mark.parametrize("layout", hexes.LAYOUTS)
def test_the_desert_of_ishtar_fills_the_height_or_the_width_of_its_picture(layout: str) -> None:
    place, high = _place(layout)
    spots = [place.at(cell) for cell in hexes.cells(hexes.LAYOUTS[layout].cells)]
    top, left = min(y for _, y in spots), min(x for x, _ in spots)
    assert top - place.width / 2 <= PAD + place.width / 4
    assert high - max(y for _, y in spots) <= PAD + FOOT + place.width + 1, "rounded up"
    columns = (WIDE - 2 * (left - place.width / 2)) / place.width
    assert high >= HIGHEST - 40 or left - place.width / 2 <= PAD + columns
    half, cliff = art.TALL * place.width / 2, land.CLIFFS * place.width
    assert all(0 < y - half < y + half + cliff < high for _, y in spots), "no space is cut"


@pytest.mark.parametrize("seats", games.get("ishtar").seats)
@pytest.mark.parametrize("lang", ["en", "cs", "pl"])
def test_what_brought_the_points_of_beds_is_said(seats: int, lang: str, words: list[Written]) -> None:
    scene = finished("ishtar", seats).scene
    assert scene
    boards.get("ishtar").keepsake(replace(scene, lang=lang), [0])
    assert {texts(lang)(f"ishtar-sheet-{what}") for what in ("flowers", "fountains")} <= {
        said for said, *_ in words
    }


@pytest.mark.parametrize("seats", games.get("ishtar").seats)
def test_the_points_of_fountains_stand_in_them_in_the_colours_of_their_seats(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are those of the sheet, and nothing hides the marks beside them."""
    result, ishtar = finished("ishtar", seats), import_module("render.boards.ishtar.keepsake")
    assert result.scene
    shown: list[tuple[int | None, str]] = []
    draw = ishtar._held

    def noted(width: int, seat: int | None, said: str) -> Any:
        shown.append((seat, said))
        return draw(width, seat, said)

    monkeypatch.setattr(ishtar, "_held", noted)
    boards.get("ishtar").keepsake(result.scene, result.order[:1])
    fountains = dict(result.sheet)["fountains"]
    for seat in range(seats):
        assert sum(int(said) for own, said in shown if own == seat) == fountains[seat]
