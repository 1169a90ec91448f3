"""The poster of a finished game: golden ones, and that every seat, rank and number is on it."""

# ruff: noqa: RUF001  # names and letters of many scripts are what is tried here

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from importlib import import_module
from itertools import pairwise
from math import ceil, dist, hypot
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageDraw, ImageOps, ImageStat

from engine import games
from engine.games.ishtar import hexes
from engine.games.yspahan.city import SOUK_SHOPS
from engine.match import replay
from engine.records import load
from locales import texts
from render import boards, box, caching, chart, panels, pictures, poster, sprites, text, theme
from render.boards.amyitis import garden
from render.boards.babylon.keepsake import FLAG
from render.boards.ishtar import art, desert
from render.boards.ishtar.keepsake import FOOT, HIGHEST, PAD, WIDE, _place, _plates
from render.boards.yspahan import city, told
from render.boards.yspahan.keepsake import CARAVAN, FADED, LIT, MAP, OUT, PLATE, WITHIN, _fields, _shape
from render.boards.yspahan.keepsake import HIGH as TALL
from render.canvas import Box, Canvas, overlap
from render.poster import Result, headline, layout, podium, race, scenery, sheet
from tests.colours import contrast
from tests.pictures import MOST_BYTES, NAMES, NASTY, compare, opened
from tests.turns import scenes

GOLDEN = Path(games.__file__).parent
SMALLEST = 264 / theme.WIDTH
"""How much smaller a picture is on a phone."""


@cache
def finished(key: str, seats: int) -> Result:
    """The poster of a golden record."""
    game = games.get(key)
    record = load(game.verbs, (GOLDEN / key / "golden" / f"seats-{seats}.toml").read_text("utf-8"))
    past: list[tuple[tuple[int, ...], float]] = []
    state: Any = None
    for state, _ in replay(game, record):
        past.append((game.scores(state), game.stage(state)))
    outcome = game.outcome(state)
    assert outcome is not None
    rows = tuple((row, points) for row, points in outcome.detail.items() if any(points))
    scene = scenes(key, seats)[-1]
    return Result(
        key, 7, NAMES[:seats], outcome.scores, outcome.ranks, rows, 21, poster.paced(past), scene=scene
    )


def floor_of(result: Result) -> int:
    """Where the podium stands."""
    return podium.depth(result)


def hidden(actor: box.Actor, podium: Sequence[Box]) -> float:
    """The share of a figure that is behind the podium."""
    shape, (x, y, *_) = actor.sprite.getchannel(3), actor.box
    seen = shape.copy()
    for left, top, right, bottom in podium:
        seen.paste(0, (left - x, top - y, right - x, bottom - y))
    return 1 - ImageStat.Stat(seen).sum[0] / ImageStat.Stat(shape).sum[0]


def six(**changes: Any) -> Result:
    """A game of six, which only games beyond ours have."""
    return replace(
        Result(
            "yspahan", 7, (*NAMES, "Ester", "Ömer"), (90, 50, 40, 30, 120, -10), (2, 3, 4, 5, 1, 6),
            (("souks", (90, 50, 40, 30, 20, 0)), ("cards", (0, 0, 0, 0, 100, -10))), 1,
            tuple((n, n, n, n, 12 * n, -n) for n in range(11)),
        ),
        **changes,
    )  # fmt: skip


@pytest.mark.parametrize(("key", "seats"), [("yspahan", 4), ("babylon", 2)])
def test_golden_poster(key: str, seats: int) -> None:
    compare(f"{key}-poster", poster.poster(finished(key, seats)))


@pytest.fixture
def words(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, float, float, int]]:
    """What is written: text, x, y and size."""
    found: list[tuple[str, float, float, int]] = []
    write: Callable[..., int] = Canvas.text

    def noted(canvas: Canvas, x: float, y: float, said: str, size: int, *args: Any, **how: Any) -> int:
        fitted = text.fitted(said, size, how["limit"]).size if how.get("limit") else size
        found.append((said, x, y, fitted))
        return write(canvas, x, y, said, size, *args, **how)

    monkeypatch.setattr(Canvas, "text", noted)
    return found


@pytest.mark.parametrize(
    "result",
    [*(finished(key, seats) for key in games.ALL for seats in games.get(key).seats), six()],
    ids=lambda result: f"{result.key}-{len(result.names)}",
)
def test_headline_scores_and_every_number_of_the_sheet_are_written(
    result: Result, words: list[tuple[str, float, float, int]]
) -> None:
    png = poster.poster(result)
    assert len(png) <= MOST_BYTES
    top, floor = podium.FLOOR - podium.HIGHEST - podium.SLAB, floor_of(result)
    placed = [(said, size) for said, _, y, size in words if top < y < floor]
    winner = result.names[result.order[0]].split()[0]
    assert any(said.startswith(winner) and size * SMALLEST > 10 for said, *_, size in words)
    for seat, score in enumerate(result.scores):
        number = str(score).replace("-", "−")
        assert any(said == number and size * SMALLEST >= 10 for said, size in placed), number
        assert str(result.ranks[seat]) in [said for said, _ in placed]
    if len(result.names) <= 4:
        written = {word: size for said, size in placed for word in said.replace("-", "- ").split()}
        for name in result.names:
            assert all(written[word] >= 60 for word in name.replace("-", "- ").split()), name
    below = [said for said, _, y, _ in words if y > floor]
    for row, points in result.sheet:
        assert poster.row_text(result, row) in " ".join(below), "perhaps in two lines"
        for value in points:
            assert (str(value).replace("-", "−") if value else sheet.NOTHING) in below
    assert all(size >= text.LEAST for *_, size in words)


@pytest.mark.parametrize("key", games.ALL)
def test_the_columns_of_the_sheet_are_headed_by_marks_that_are_seen_on_a_phone(
    key: str, words: list[tuple[str, float, float, int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Names would be cut there: they stand on the podium."""
    result, sizes = replace(finished(key, 4), scene=None), list[tuple[int, int]]()
    token = sprites.token

    def noted(seat: int, size: int, **how: Any) -> Any:
        sizes.append((seat, size))
        return token(seat, size, **how)

    monkeypatch.setattr(sprites, "token", noted)
    poster.poster(result)
    heads = [seat for seat, size in sizes[4:8] if size * SMALLEST >= 14]
    assert heads == result.order, "the podium has the first four"
    below = [said for said, _, y, _ in words if y > floor_of(result)]
    assert not [said for said in below for name in result.names if said[:4] == name[:4]]


@pytest.mark.parametrize("result", [*(finished("babylon", seats) for seats in (2, 3, 4)), six()])
def test_all_steps_are_as_wide_and_the_better_the_higher(result: Result) -> None:
    """Whatever the names on them."""
    steps = podium.steps(result)
    assert all(one.left + one.wide == other.left for one, other in pairwise(steps))
    assert len({step.wide for step in steps if step.rank > 1}) == 1
    assert len({step.wide for step in steps}) == 1 + result.duel, "but the winner of two has a wider one"
    tops = [step.top for step in sorted(steps, key=lambda step: step.rank)]
    assert all(lower - higher >= SMALLEST**-1 * 5 for higher, lower in pairwise(tops)), (
        "as is seen on a phone"
    )


@pytest.mark.parametrize(
    ("ranks", "steps", "plinth"),
    [
        ((2, 1), [0, 1], []),
        ((1, 1), [0, 1], []),
        ((3, 1, 2), [2, 1, 0], []),
        ((4, 1, 2, 3), [2, 1, 3], [0]),
        ((1, 2, 2, 2), [1, 0, 2], [3]),
        ((1, 3, 1, 4), [0, 2], [1, 3]),
        ((1, 1, 1, 1), [0, 1, 2, 3], []),
    ],
)
def test_winners_stand_in_the_middle_and_who_has_no_step_on_the_plinth(
    ranks: tuple[int, ...], steps: list[int], plinth: list[int], words: list[tuple[str, float, float, int]]
) -> None:
    result = replace(finished("babylon", len(ranks)), ranks=ranks, names=("Mirela", "Jonáš", "Daniel", "Eva"))
    result = replace(result, names=result.names[: len(ranks)])
    found = podium.steps(result)
    assert [step.seat for step in found] == steps
    winners = [step.middle for step in found if step.rank == 1]
    assert sum(winners) / len(winners) == pytest.approx(theme.WIDTH / 2, abs=1)
    poster.poster(result)
    below = [said for said, _, y, _ in words if found[0].floor < y < floor_of(result)]
    assert [name for name in below if name in result.names] == [result.names[seat] for seat in plinth]
    assert floor_of(result) - found[0].floor == sum(
        (podium.PLINTH * bool(plinth), podium.WHY * result.tied, podium.BASE)
    )


@pytest.mark.parametrize("key", games.ALL)
@pytest.mark.parametrize("ranks", [(1, 2), (2, 1)])
def test_the_third_place_of_two_is_a_stone_with_figures_on_it(
    key: str, ranks: tuple[int, ...], words: list[tuple[str, float, float, int]]
) -> None:
    """It has no words and is lower; the winner is on the axis between it and the other step.

    Figures there are near, so as large as there is room. A building stands behind them at least.
    """
    result = replace(finished(key, 2), ranks=ranks, scene=None)
    steps = other, winner = podium.steps(result)
    assert [ranks[step.seat] for step in steps] == [2, 1]
    assert winner.middle == theme.WIDTH / 2
    assert other.top >= winner.top + podium.LOWER
    stone = podium.tablet(steps)
    assert stone
    left, top, right, bottom = stone
    assert (right - left, bottom) == (other.wide, winner.floor)
    assert left == winner.left + winner.wide
    assert winner.top < other.top < top
    poster.poster(result)
    assert not [word for word, x, y, _ in words if left < x < right and top < y < bottom]
    actors = boards.get(key).actors()
    figures = scenery.arranged(actors, steps)
    near = [actor for actor in figures if not actor.tall and not actor.fixed]
    assert len(near) == scenery.FRONT
    for actor in near:
        assert 0 < actor.foot - top <= scenery.STANDING
        assert left <= actor.box[0] <= actor.box[2] <= right
        assert not any(overlap(actor.box, one.box) for one in figures if one is not actor)
    usual = max(actor.sprite.height for actor in actors if not actor.tall and not actor.fixed)
    assert min(usual, scenery.NEAR) <= max(actor.sprite.height for actor in near) <= scenery.NEAR
    built = [actor for actor in figures if actor.tall]
    assert len(built) == sum(actor.tall for actor in actors)
    assert any(actor.box[0] > winner.middle + scenery.HALO for actor in built)


def test_a_figure_can_face_the_other_way() -> None:
    actor = boards.get("yspahan").actors()[1]
    other = actor.mirrored()
    assert other.box == actor.box
    assert other.sprite.tobytes() == ImageOps.mirror(actor.sprite).tobytes() != actor.sprite.tobytes()


@pytest.mark.parametrize(("ranks", "wide"), [((1, 1), 2 * podium.WIDEST), ((1, 2), podium.PODIUM)])
def test_the_stone_is_as_wide_as_what_stands_on_it(ranks: tuple[int, ...], wide: int) -> None:
    """And in the middle: the steps of two winners, or the plinth."""
    result = replace(finished("babylon", 2), scores=(9, 9), ranks=ranks, scene=None)
    y = podium.depth(result) - podium.BASE // 2
    shown = opened(poster.poster(result)).convert("RGB")
    row = [shown.getpixel((x, y)) == theme.rgb(theme.INK) for x in range(theme.WIDTH)]
    half = wide // 2 + podium.WIDER
    assert row.index(True, layout.INSIDE) == theme.WIDTH // 2 - half
    assert row[theme.WIDTH // 2 + half - 1]
    assert not any(row[theme.WIDTH // 2 + half : theme.WIDTH - layout.INSIDE])


@pytest.mark.parametrize(
    ("scores", "ranks"),
    [
        ((135, 96, 90), (1, 2, 3)),
        ((41, 38, 37), (1, 2, 3)),
        ((9, 9, 9, 0), (1, 1, 1, 4)),
        ((0, -4, -9), (1, 2, 3)),
    ],
)
def test_steps_are_as_high_as_points_are_many(scores: tuple[int, ...], ranks: tuple[int, ...]) -> None:
    """As far as each is clearly lower than the next better one, and high enough to be a step."""
    result = replace(
        finished("babylon", len(ranks)),
        scores=scores,
        ranks=ranks,
        names=("Al", "Bo", "Cy", "Di")[: len(ranks)],
    )
    high = {step.rank: step.high for step in podium.steps(result)}
    closer = replace(result, scores=tuple(max(scores) - place for place in range(len(ranks))))
    nearly = {step.rank: step.high for step in podium.steps(closer)}
    assert high[1] == nearly[1] == podium.HIGHEST, "with short names"
    assert sum(nearly.values()) >= sum(high.values())
    assert (high == nearly) == (max(scores) - min(scores) <= 4 or max(scores) <= 0 or ranks.count(1) > 1)


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
    expected = opened(built.png()).convert("RGB").crop((40, 40, 1400, 800))
    found = shown.convert("RGB").crop((layout.INSIDE + 40, top + 40, layout.INSIDE + 1400, top + 800))
    assert ImageChops.difference(found, expected).getbbox() is None
    colours = {colour for _, colour in expected.getcolors(1 << 20) or ()}
    assert theme.rgb(theme.LAST) not in colours
    assert len(colours) > 20


@pytest.mark.parametrize("winners", [[1], [2, 0], [0, 1, 2], [3, 2, 1, 0]])
def test_the_gardens_of_babylon_are_those_of_the_winners(
    winners: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are side by side, each below the mark of its owner; a single one has a flag before it."""
    marks: list[tuple[int, int]] = []
    token = sprites.token

    def noted(seat: int, size: int, **how: Any) -> Any:
        if "edge" not in how:  # as the mark on a flag has
            marks.append((seat, size))
        return token(seat, size, **how)

    monkeypatch.setattr(sprites, "token", noted)
    scene = finished("babylon", 4).scene
    assert scene
    canvas = boards.get("babylon").keepsake(scene, winners)
    assert [seat for seat, _ in marks] == (winners if len(winners) > 1 else [])
    assert all(size * SMALLEST >= 10 for _, size in marks)
    placed = canvas.sprites()
    for left, top, right, bottom in placed:
        assert 0 <= left < right <= canvas.size[0]
        assert 0 <= top < bottom <= canvas.size[1]
    if len(winners) == 1:
        flag = placed.pop()
        assert not any(overlap(flag, other) for other in placed)
        colours = {colour: n for n, colour in canvas.image.crop(flag).getcolors(1 << 16) or ()}
        (wide, high), own = FLAG, theme.rgb(theme.SEATS[winners[0]].colour)
        assert colours[own] > wide * high / 2, "in the colour of its owner"


def test_the_last_city_of_yspahan_is_full_again() -> None:
    """All cubes have left it when the game is over, so it is shown as it was when it was counted."""
    scene = finished("yspahan", 4).scene
    assert scene
    drawn = [boards.get("yspahan").keepsake(each, [0]) for each in (scene, replace(scene, last=()))]
    cubes = told.week_before(scene, scene.view.state).cubes
    assert len(cubes) > 5
    for shop, seat in cubes.items():
        around = panels.around(*MAP.at(city.CUBES[shop]), 40)
        places = (picture.image.convert("RGB").crop(around) for picture in drawn)
        colours = [{colour: n for n, colour in place.getcolors(1600) or ()} for place in places]
        full, empty = (found.get(theme.rgb(theme.SEATS[seat].colour), 0) for found in colours)
        assert full > 200 > empty, shop


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_souks_without_cubes_are_pale(seats: int) -> None:
    """They take a third of the city, and what counted stands out."""
    scene = finished("yspahan", seats).scene
    assert scene
    drawn = boards.get("yspahan").keepsake(scene, [0]).image.convert("L")
    bare = city.sheet(1.0, coded=False).image.convert("L")
    cubes = told.week_before(scene, scene.view.state).cubes
    pale = [not cubes.keys() & set(shops) for shops in SOUK_SHOPS]
    assert 0 < sum(pale) < len(pale)
    for souk, shops in enumerate(SOUK_SHOPS):
        shares = list[float]()
        for x, y in (city.HOUSES[shop] for shop in shops if shop not in cubes):
            here, there = (
                image.crop(panels.around(*at, 60, 60))
                for image, at in ((drawn, MAP.at((x, y))), (bare, (x - city.LEFT, y - city.TOP)))
            )
            faded, whole = (ImageStat.Stat(part).stddev[0] for part in (here, there))
            shares.append(faded / whole)
        if shares:
            assert (min(shares) < 0.7) == pale[souk], souk


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_souks_with_points_are_dyed_in_the_colour_of_their_seat(seats: int) -> None:
    """So what each seat has in the city is seen at once, also on a phone."""
    scene = finished("yspahan", seats).scene
    assert scene
    drawn = boards.get("yspahan").keepsake(scene, [0]).image.convert("RGB")
    scored = told.week_before(scene, scene.view.state).scored
    assert scored
    for souk, (seat, _) in scored.items():
        for x, y in (city.HOUSES[shop] for shop in SOUK_SHOPS[souk]):
            step = drawn.crop(panels.around(*MAP.at((x, y + 42)), 60, 12))
            shown = ImageStat.Stat(step).mean
            far = [
                dist(shown, theme.rgb(theme.blend(one.colour, theme.WHITE, LIT))) for one in theme.SEATS[:4]
            ]
            assert far.index(min(far)) == seat, souk


def test_souks_that_are_not_full_are_paler_than_those_with_points() -> None:
    """And less pale than those that nobody has."""
    empty, begun = FADED
    assert 255 > empty > 2 * begun > 0


@pytest.mark.parametrize("seats", [2, 4])
def test_no_camel_touches_the_sides_of_its_caravan(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = finished("yspahan", seats).scene
    assert scene
    shown, paste = list[tuple[float, float]](), Canvas.paste

    def pasted(canvas: Canvas, sprite: Any, x: float, y: float) -> None:
        if x < CARAVAN[2] and y < CARAVAN[3] and sprite.height < CARAVAN[3] - CARAVAN[1]:
            shown.append((x - sprite.width / 2, x + sprite.width / 2))
        paste(canvas, sprite, x, y)

    monkeypatch.setattr(Canvas, "paste", pasted)
    boards.get("yspahan").keepsake(scene, [0])
    assert len(shown) >= 2 * len(scene.view.state.caravan) > 0
    left, _, right, _ = CARAVAN
    assert all(left + WITHIN <= west and east <= right - WITHIN for west, east in shown)


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


def test_the_grounds_of_souks_do_not_meet() -> None:
    whole = Image.new("L", (theme.WIDTH, TALL + 2 * OUT))
    for souk in range(len(SOUK_SHOPS)):
        (ground, _), (_, left, top) = _fields(souk), _shape(souk)
        apart = Image.new("L", whole.size)
        apart.paste(ground, (left - OUT, top))
        assert not ImageChops.multiply(whole, apart).getbbox(), souk
        whole = ImageChops.lighter(whole, apart)


def test_the_points_of_souks_are_large_and_in_the_colours_of_their_seats(
    words: list[tuple[str, float, float, int]],
) -> None:
    """Nothing else is written there: a code would be too small on a phone."""
    scene = finished("yspahan", 4).scene
    assert scene
    canvas = boards.get("yspahan").keepsake(scene, [0])
    said = [(x, y) for said, x, y, size in words if said.startswith("+") and size * SMALLEST >= 10]
    scored = [happened.points for happened in scene.last if happened.kind == "souk-scored"]
    assert len(said) == len(scored) > 3
    colours = {canvas.image.convert("RGB").getpixel((round(x), round(y) - 40)) for x, y in said}
    assert colours == {theme.rgb(theme.SEATS[seat].colour) for ((seat, _),) in scored}
    assert PLATE[0] / 2 + city.CUBE / 2 <= city.COLUMN, "no cube beside a plate is covered"


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
    seats: int, words: list[tuple[str, float, float, int]]
) -> None:
    """They are large enough for a phone, in the colours of their seats, and are those of the sheet."""
    result = finished("ishtar", seats)
    assert result.scene
    made = result.scene.view.state.desert
    place, _ = _place(made.layout)
    canvas = boards.get("ishtar").keepsake(result.scene, [0])
    said = [(int(said), x, y) for said, x, y, size in words if said[0] == "+" and size * SMALLEST >= 10]
    assert len(said) == len(made.beds) >= seats
    flowers = dict(result.sheet)["flowers"]
    for seat in range(seats):
        own = [points for (points, *_), bed in zip(said, made.beds, strict=True) if bed.seat == seat]
        assert sum(own) == flowers[seat]
    image, plates = canvas.image.convert("RGB"), _plates(place, made)
    for bed, (left, top, right, bottom), (_, x, y) in zip(made.beds, plates, said, strict=True):
        assert ((left + right) / 2, (top + bottom) / 2) == pytest.approx((x, y), abs=1)
        assert image.getpixel((left + 11, (top + bottom) // 2)) == theme.rgb(theme.SEATS[bed.seat].colour)
        near = [dist((x, y), place.at(cell)) for cell in hexes.cells(bed.cells)]
        assert min(near) <= (place.width + right - left) / 2 + 1, "it stands beside its bed"
        assert left >= 0
        assert right <= WIDE
        for cell in hexes.cells(bed.cells):
            own = panels.around(*place.at(cell), 0.6 * place.width)
            assert not any(overlap(own, plate) for plate in plates), "its flowers are seen"
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
    assert high - max(y for _, y in spots) <= PAD + FOOT + place.width
    columns = (WIDE - 2 * (left - place.width / 2)) / place.width
    assert high >= HIGHEST - 40 or left - place.width / 2 <= PAD + columns


@pytest.mark.parametrize("key", games.ALL)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_names_on_the_podium_are_whole_and_legible_on_a_phone(
    key: str, seats: int, words: list[tuple[str, float, float, int]]
) -> None:
    """And all of others are as large, but no larger than those of winners."""
    result = finished(key, seats)
    poster.poster(replace(result, scene=None))
    del words[: next(at for at, (_, _, y, _) in enumerate(words) if y > podium.steps(result)[0].top)]
    sizes = dict[int, set[int]]()
    for seat, name in enumerate(result.names):
        parts = name.replace("-", "- ").split()
        lines = [(text.replace("-", "- ").split(), size) for text, *_, size in words if text and text in name]
        assert all(any(part in line and size >= 60 for line, size in lines) for part in parts)
        sizes.setdefault(min(2, result.ranks[seat]), set()).update(
            size for line, size in lines if set(line) < set(parts) or line == parts
        )
    (winners,), (others,) = sizes[1], sizes[2]
    assert others <= winners


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_name_is_right_below_its_score_in_two_even_lines_at_most(seats: int) -> None:
    """The podium is no higher than names need."""
    result = finished("amyitis", seats)
    result = replace(result, names=(*result.names[:-1], "Eva Anna Maria Bartholomea"))
    placed = podium.steps(result)
    for step in placed:
        assert "".join(step.name.lines).replace(" ", "") == result.names[step.seat].replace(" ", "")
        assert len(step.name.lines) <= 2
        one, other = (len(line) for line in (*step.name.lines, step.name.lines[-1])[:2])
        assert max(one, other) < 2 * min(one, other)
        assert all(
            text.width(line, step.name.size) <= (1 - podium.ASIDE) * step.wide for line in step.name.lines
        )
        assert step.high >= podium.NUMBERS[step.rank > 1] + step.name.high + 2 * podium.AROUND
    short = replace(result, names=("Al", "Bo", "Cy", "Di")[:seats])
    assert podium.FLOOR == podium.steps(short)[0].floor <= placed[0].floor <= podium.FLOOR + 80


@pytest.mark.parametrize("ranks", [(1, 1, 3, 4), (1, 3, 1, 4), (1, 1, 1, 1), (1, 2, 3, 4)])
def test_names_are_whole_wherever_their_owners_stand(
    ranks: tuple[int, ...], words: list[tuple[str, float, float, int]]
) -> None:
    """Beside each other on four steps or on the plinth as well."""
    result = replace(finished("amyitis", 4), names=(NAMES[2], NAMES[0], NAMES[2], NAMES[2]), ranks=ranks)
    poster.poster(replace(result, scene=None, race=()))
    for step in podium.steps(result):
        assert all(
            text.width(line, step.name.size) <= (1 - podium.ASIDE) * step.wide for line in step.name.lines
        )
    roof = layout.ROOF + headline.lowered(result)
    shown = [said for said, _, y, size in words if roof < y < floor_of(result) and size >= 50]
    for part in ("Władysława", "Żółć-Příšerně Kř"):
        assert sum(part in said for said in shown) == 3


@pytest.mark.parametrize("key", games.ALL)
@pytest.mark.parametrize("ranks", [(1, 2), (1, 1), (2, 1, 3), (3, 1, 2, 4), (1, 1, 3, 4)])
def test_figures_and_buildings_stand_where_they_are_seen_whole(key: str, ranks: tuple[int, ...]) -> None:
    """Nothing of them is behind the podium or the sun, nor cut off by the border or by each other."""
    steps = podium.steps(replace(finished(key, len(ranks)), ranks=ranks))
    actors = boards.get(key).actors()
    suns = scenery._suns(steps)
    shown = scenery.arranged(actors, steps)
    fixed = sum(actor.fixed for actor in shown)
    duel = bool(podium.tablet(steps))
    assert duel or not any(actor.built for actor in shown), "what was built is below"
    for at, actor in enumerate(shown):
        half = actor.sprite.width / 2
        for of_podium in (one for step in steps for one in step.boxes if actor.fixed):
            assert not overlap(actor.box, of_podium)
        assert layout.INSIDE <= actor.x - half <= actor.x + half <= theme.WIDTH - layout.INSIDE
        if not actor.fixed:
            assert all(abs(actor.x - x) >= scenery.HALO + half for x, _ in suns)
            assert hidden(actor, [one for step in steps for one in step.boxes]) < 0.05
            assert all(
                other.fixed
                or abs(actor.x - other.x) >= half + other.sprite.width / 2
                or not overlap(actor.box, other.box)
                for other in shown[at + 1 :]
            )
    assert duel or len(shown) > fixed
    assert duel or all(any(actor.tall for actor in shown) or actor.built for actor in actors if actor.tall)
    assert all(actor.y - actor.sprite.height / 2 >= layout.ROOF for actor in shown if actor.tall)
    feet = {actor.foot for actor in shown if not actor.tall and not actor.fixed}
    assert len(feet) <= 1 + duel, "all that are far away stand on one level, and so do those near"
    assert fixed <= sum(actor.fixed for actor in actors)


@pytest.mark.parametrize(("key", "least"), [("amyitis", 1.02), ("yspahan", 1.02)])
@pytest.mark.parametrize("seats", [3, 4])
def test_figures_are_larger_than_on_the_cover_where_they_have_room(
    key: str, least: float, seats: int
) -> None:
    steps, actors = podium.steps(finished(key, seats)), boards.get(key).actors()
    figures = scenery.arranged(actors, steps)
    usual = {actor.sprite.width for actor in actors if not actor.tall}
    shown = {actor.sprite.width for actor in figures if not actor.tall}
    assert least * max(usual) < max(shown) <= scenery.LARGER * max(usual) + 1
    assert min(shown) >= min(usual)


@pytest.mark.parametrize("seats", [2, 4])
def test_figures_are_made_larger_only_once(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """That took a fifth of the time of a poster."""
    steps, actors = podium.steps(finished("amyitis", seats)), boards.get("amyitis").actors()
    first = scenery.arranged(actors, steps)
    monkeypatch.setattr(box, "resized", lambda *_: pytest.fail("again"))
    again = scenery.arranged(boards.get("amyitis").actors(), steps)
    assert all(one.sprite is other.sprite for one, other in zip(first, again, strict=True))


@pytest.mark.parametrize("key", games.ALL)
def test_rays_cross_the_sky_from_the_sun_to_the_border(key: str) -> None:
    result = replace(finished(key, 3), scene=None, race=())
    shown = opened(poster.poster(result)).convert("L")
    rays = scenery._rays(*scenery._source(scenery._suns(podium.steps(result))), 120)
    top, low = (y - layout.INSIDE for y in (headline.FACTS + headline.SIGN[1] + 4, headline.TITLED - 60))
    sky = shown.crop(
        panels.around(layout.INSIDE + rays.width / 2, layout.INSIDE + rays.height / 2, *rays.size)
    )
    sky, row = (picture.crop((0, top, rays.width, low)) for picture in (sky, rays))
    lit, dark = (ImageStat.Stat(sky, mask).mean[0] for mask in (row, ImageChops.invert(row)))
    assert lit > dark + 10
    edges = [row.getpixel((x, 0)) for x in range(row.width)]
    assert sum(one != other for one, other in pairwise(edges)) >= scenery.RAYS / 2, "far to both sides"


@pytest.mark.parametrize("key", games.ALL)
def test_the_name_of_the_game_stands_on_a_dark_sign(
    key: str, words: list[tuple[str, float, float, int]]
) -> None:
    """No ray crosses it; there is sky around it, so the rays reach the border."""
    result = replace(finished(key, 3), scene=None)
    shown, dark = opened(poster.poster(result)).convert("RGB"), theme.rgb(boards.get(key).GROUND.sky[0])
    (name, left, y, size), (facts, right, *_) = words[:2]
    assert name == texts("en")(f"{key}-name")
    assert y == headline.FACTS
    half = headline.SIGN[1]
    assert size / 2 < half < headline.FACTS - layout.INSIDE
    assert right - left > text.width(name, size) + text.width(facts, size, bold=False)
    for start in (round(left) - 40, round(right) + 6):
        around = shown.crop((start, y - half // 2, start + 34, y + half // 2))
        assert around.getcolors() == [(34 * 2 * (half // 2), dark)]


@pytest.mark.parametrize("key", games.ALL)
@pytest.mark.parametrize("seats", [2, 4])
def test_confetti_falls_beside_the_headline(key: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Behind all else, at both sides; none of it touches the largest headline, the sign or the sun."""
    sheet_ = scenery._confetti(boards.get(key).GROUND.accent)
    assert (sheet_.width, sheet_.height) == (theme.WIDTH - 2 * layout.INSIDE, scenery.FALLEN)
    reach, edge = ceil(hypot(*scenery.SLIP) / 2), (theme.WIDTH - headline.TITLE) // 2 - layout.INSIDE + 8
    assert layout.INSIDE + scenery.QUIET - reach > headline.TITLED + headline.HEADLINES[0] * text.CAPITAL / 2
    assert not sheet_.crop((edge, 0, sheet_.width - edge, scenery.QUIET - reach)).getbbox()
    assert sheet_.crop((0, 0, edge, scenery.QUIET)).getbbox()
    middle = sheet_.width // 2
    assert not sheet_.crop((middle - scenery.HALO, 0, middle + scenery.HALO, scenery.FALLEN)).getbbox(), (
        "the sun"
    )
    halves = [sheet_.crop((x, 0, x + sheet_.width // 2, sheet_.height)) for x in (0, sheet_.width // 2)]
    left, right = (ImageStat.Stat(half.getchannel("a")).sum[0] for half in halves)
    assert left == pytest.approx(right, rel=0.2)
    steps, drawn = podium.steps(finished(key, seats)), boards.get(key)
    draw: Callable[..., Canvas] = getattr(scenery._lit, "__wrapped__")  # noqa: B009  # untyped
    gold = list[int]()
    for slips in (sheet_, Image.new("RGBa", (1, 1))):
        monkeypatch.setattr(scenery, "_confetti", lambda _accent, slips=slips: slips)
        lit = draw(drawn.GROUND, drawn.scenery, scenery._suns(steps), 0).image.convert("RGB")
        gold.append({colour: n for n, colour in lit.getcolors(1 << 20) or ()}[theme.rgb(theme.GOLD)])
    assert gold[0] - gold[1] > 4 * scenery.SLIP[0] * scenery.SLIP[1]


@pytest.mark.parametrize("key", games.ALL)
def test_the_sky_is_that_of_the_cover_and_lighter_in_rays_alone(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In colours of the sky: others would be patches in it, and rings across the rays look like scales."""
    monkeypatch.setattr(scenery, "_confetti", lambda _accent: Image.new("RGBa", (1, 1)))
    steps, drawn = podium.steps(finished(key, 3)), boards.get(key)
    suns = scenery._suns(steps)
    bare: Callable[..., Canvas] = getattr(scenery._lit, "__wrapped__")  # noqa: B009  # untyped
    lit = bare(drawn.GROUND, drawn.scenery, suns, 0).image.convert("RGB")
    land = scenery._land(drawn.GROUND, drawn.scenery).image.convert("RGB")
    shades: list[Any] = [theme.rgb(colour) for colour in theme.sky(drawn.GROUND)]
    left, top = layout.INSIDE, layout.INSIDE
    right, bottom = theme.WIDTH - layout.INSIDE, layout.HEAD + box.SKY - 40
    rays = scenery._rays(*scenery._source(suns), bottom - top)
    for x in range(left + 10, right, 97):
        for y in range(top + 4, bottom, 23):
            if dist((x, y), suns[0]) > scenery.HALO + 60 and land.getpixel((x, y)) in shades:
                was = shades.index(land.getpixel((x, y)))
                lighter = scenery.RAY if rays.getpixel((x - left, y - top)) else 0
                assert shades.index(lit.getpixel((x, y))) == min(was + lighter, len(shades) - 1)


@pytest.mark.parametrize("seats", [2, 3])
def test_the_light_is_drawn_once(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the scores: a winner always stands at the same place."""
    result = replace(finished("ishtar", seats), scene=None)
    poster.poster(result)
    monkeypatch.setattr(scenery, "_rays", lambda *_: pytest.fail("again"))
    poster.poster(
        replace(result, scores=tuple(2 * n for n in result.scores), names=("Al", "Bo", "Cy")[:seats])
    )


@pytest.mark.parametrize("key", games.ALL)
def test_rays_end_at_the_land(key: str) -> None:
    """On it they would be pale patches."""
    drawn = boards.get(key)
    free = scenery._free_sky(drawn.GROUND, drawn.scenery)
    high, low, deep = (
        ImageStat.Stat(free.crop((0, top, free.width, bottom))).mean[0] / 255
        for top, bottom in (
            (0, layout.HEAD), (layout.HEAD + box.SKY - 30, layout.HEAD + box.SKY),
            (layout.HEAD + box.SKY, free.height),
        )
    )  # fmt: skip
    assert high == 1, "all is sky"
    assert low < 0.5, "some of it between hills"
    assert deep == 0, "all is land"


def test_the_scenery_is_drawn_once_for_covers_and_posters() -> None:
    drawn = list[Canvas]()
    ground = boards.get("yspahan").GROUND
    cover, land = (box.land(ground, drawn.append, sunny=sunny).image for sunny in (True, False))
    assert len(drawn) == 1
    left, top, radius = box.SUN.x - box.SUN.radius, box.SUN.y - box.SUN.radius, box.SUN.radius
    differ = ImageChops.difference(cover, land).getbbox()
    assert differ == (left, top, left + 2 * radius, top + 2 * radius)


def test_after_the_start_the_first_poster_draws_only_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """And resizes figures to fit its podium."""
    monkeypatch.setattr(caching, "cache", cache := caching._Cache(2**30))
    pictures.warm("yspahan")
    before = set(cache._images)
    poster.poster(replace(finished("yspahan", 2), scene=None))
    new: list[Any] = [*cache._images.keys() - before]
    assert not [key[0] for key in new if key[0].__name__ not in ("_inked", "_written", "derived")]


@pytest.mark.parametrize("lang", ["en", "cs", "pl"])
@pytest.mark.parametrize(
    ("key", "scores", "ranks", "text"),
    [
        ("babylon", (69, 69), (2, 1), "babylon-poster-tie"),
        ("yspahan", (69, 69), (1, 2), "render-poster-tie"),
        ("babylon", (69, 69), (1, 1), ""),
        ("babylon", (69, 68), (1, 2), ""),
    ],
)
def test_a_broken_tie_is_explained(
    lang: str,
    key: str,
    scores: tuple[int, ...],
    ranks: tuple[int, ...],
    text: str,
    words: list[tuple[str, float, float, int]],
) -> None:
    poster.poster(replace(finished(key, 2), scores=scores, ranks=ranks, lang=lang))
    said = [(line, size) for line, *_, size in words if line == texts(lang)(text or "babylon-poster-tie")]
    assert [line for line, _ in said] == ([texts(lang)(text)] if text else [])
    assert all(size >= 60 for _, size in said)


@pytest.mark.parametrize("seats", [2, 4])
def test_the_sheet_begins_with_totals(seats: int, words: list[tuple[str, float, float, int]]) -> None:
    """All its numbers can be read on a phone, stand in columns, and nothing is a dash."""
    result = replace(finished("amyitis", seats), scene=None, race=())
    poster.poster(result)
    below = [found for found in words if found[2] > floor_of(result)]
    first = min(y for *_, y, _ in below)
    heads = [(said, x) for said, x, y, _ in below if y == first]
    assert [said for said, _ in heads] == ["Points", *(str(result.scores[seat]) for seat in result.order)]
    assert all(size > sheet.FIGURES for *_, y, size in below if y == first and size != layout.HEADING)
    at = sheet.columns(result)
    columns = [range(left := at.left + at.wide * place, left + at.room) for place in range(seats)]
    assert all(round(x) in column for column, (_, x) in zip(columns, heads[1:], strict=True))
    for said, x, y, _ in below:
        if said.isdecimal() and y != first:
            assert any(round(x) in column for column in columns)
    assert all(size >= layout.PHONE for *_, size in below)
    assert "0" not in [said for said, *_ in below]


@pytest.fixture
def bars(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, Box, str]]:
    """The plates with an edge that are drawn: colour, place and colour of the edge."""
    found: list[tuple[str, Box, str]] = []
    draw = Canvas.plate

    def noted(
        canvas: Canvas, box_: Box, fill: str, radius: int, edge: str = "", *args: Any, **how: Any
    ) -> None:
        if edge:
            found.append((fill, box_, edge))
        draw(canvas, box_, fill, radius, edge, *args, **how)

    monkeypatch.setattr(Canvas, "plate", noted)
    return found


@pytest.mark.parametrize(("points", "best"), [((3, 9), [1]), ((5, 5), []), ((7, 0), [0]), ((-4, -9), [0])])
def test_the_most_in_each_row_stand_out(
    points: tuple[int, ...],
    best: list[int],
    bars: list[tuple[str, Box, str]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Their numbers are bold, and their bars have the whole colours of seats: those of others are paler, with
    an edge darker than that colour, so they do not look disabled, and yellow is seen on paper. Those of
    losses are hollow.
    """
    written: list[tuple[str, bool]] = []
    write = Canvas.text

    def noted(canvas: Canvas, x: float, y: float, said: str, size: int, *args: Any, **how: Any) -> int:
        if size == sheet.FIGURES:
            written.append((said, how["bold"]))
        return write(canvas, x, y, said, size, *args, **how)

    monkeypatch.setattr(Canvas, "text", noted)
    result = Result("yspahan", 1, ("A", "B"), (9, 8), (1, 2), (("souks", points),), 1)
    poster.poster(result)
    rows = [(fill, edge) for fill, (_, top, _, bottom), edge in bars if bottom - top == sheet.BAR]
    shown = [seat for seat, value in enumerate(points) if value]
    assert len(rows) == len(shown)
    for seat, (fill, edge) in zip(shown, rows, strict=True):
        own = theme.SEATS[seat].colour
        full = seat in best and points[seat] > 0
        assert edge == (theme.INK if full else theme.blend(own, theme.INK, sheet.EDGED))
        assert contrast(edge, theme.PLASTER) >= 3
        assert (fill == own) == full
        assert fill in theme.palette(boards.get("yspahan").GROUND)
        assert (fill == theme.PAPER) == (points[seat] < 0)
    assert written == [
        (layout.number(value) if value else sheet.NOTHING, seat in best) for seat, value in enumerate(points)
    ]


def test_the_numbers_of_a_seat_end_at_one_edge_and_bars_begin_at_another(
    bars: list[tuple[str, Box, str]],
) -> None:
    """So they are compared down a column; no number is on a bar."""
    result = finished("amyitis", 2)
    canvas = Canvas.blank(boards.get("amyitis").GROUND, 900)
    sheet.draw(canvas, result, 0)
    at = sheet.columns(result)
    places = [at.left + at.wide * place + at.figures for place in range(2)]
    rows = [shown for _, shown, _ in bars if shown[3] - shown[1] == sheet.BAR]
    assert {left for left, *_ in rows} == {*places}
    for place in places:
        numbers = [at for at in canvas.words if abs(at[2] + sheet.BESIDE - place) <= 10]
        assert len(numbers) == len(result.sheet)
        assert all(left >= place - at.figures for left, *_ in numbers)


@pytest.mark.parametrize("result", [finished("amyitis", 3), finished("amyitis", 4), six()])
def test_in_many_columns_the_best_number_stands_on_a_field_instead_of_bars(
    result: Result, bars: list[tuple[str, Box, str]]
) -> None:
    """Bars would be too short there. Numbers are in the middle of their columns, below the totals."""
    canvas = Canvas.blank(boards.get("amyitis").GROUND, 900)
    sheet.draw(canvas, result, 0)
    at, seats = sheet.columns(result), range(len(result.names))
    assert not at.unit
    middles = [at.left + at.wide * place + at.room / 2 for place in seats]
    fields = [(fill, shown) for fill, shown, _ in bars if shown[3] - shown[1] == sheet.FIELD[1]]
    most = max(max(values) for _, values in result.sheet)
    best = [
        (seat, values[seat])
        for _, values in result.sheet
        for seat in result.order
        if min(values) < values[seat] == max(values) >= most / sheet.FEW
    ]
    assert [fill for fill, _ in fields] == [theme.SEATS[seat].colour for seat, _ in best]
    assert {right - left for _, (left, _, right, _) in fields} == {min(sheet.FIELD[0], at.room)}
    for (seat, _), (_, (left, top, right, bottom)) in zip(best, fields, strict=True):
        assert (left + right) / 2 == pytest.approx(middles[result.order.index(seat)], abs=1)
        (word,) = [
            one for one in canvas.words if left < (one[0] + one[2]) / 2 < right and top < one[3] < bottom
        ]
        assert left + sheet.EDGE < word[0] < word[2] < right - sheet.EDGE
        assert top + sheet.EDGE < word[1] < word[3] < bottom - sheet.EDGE
    for middle in middles:
        column = [one for one in canvas.words if abs((one[0] + one[2]) / 2 - middle) <= 8]
        assert len(column) >= len(result.sheet)


def test_every_second_row_of_the_sheet_has_a_darker_ground() -> None:
    """So a number is found on its row, where many columns are empty."""
    result = replace(finished("amyitis", 4), scene=None, race=())
    shown = opened(poster.poster(result)).convert("RGB")
    top = floor_of(result) + poster.RULE + sheet.ABOVE + sheet.HEAD
    middles = [top + sheet.ROW * row + sheet.ROW // 2 for row in range(len(result.sheet))]
    grounds = [theme.rgb((theme.PLASTER, theme.PAPER)[row % 2]) for row in range(len(middles))]
    assert [shown.getpixel((layout.LEFT - 9, y)) for y in middles] == grounds


@pytest.mark.parametrize("key", games.ALL)
@pytest.mark.parametrize("winners", [(0,), (1,), (0, 3)])
def test_the_sun_stands_behind_the_winners(
    key: str, winners: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    crowned = list[float]()
    paste = Canvas.paste

    def pasted(canvas: Canvas, sprite: Any, x: float, y: float) -> None:
        if sprite is sprites.crown(podium.CROWN):
            crowned.append(x)
        paste(canvas, sprite, x, y)

    monkeypatch.setattr(Canvas, "paste", pasted)
    ranks = tuple(1 if seat in winners else 3 for seat in range(4))
    result = replace(finished(key, 4), ranks=ranks)
    poster.poster(result)
    assert len(crowned) == len(winners)
    steps = podium.steps(result)
    suns = scenery._suns(steps)
    assert [x for x, _ in suns] == crowned
    behind = scenery.arranged(boards.get(key).actors(), steps)
    tall = [actor.box for actor in behind if actor.tall]
    sparks = [spot for spot, _ in scenery._sparks(steps, suns, tall)]
    assert sparks
    assert all(dist(spark, sun) > scenery.HALO for spark in sparks for sun in suns), "unseen there"
    assert not [
        spot for spot in sparks for left, top, right, bottom in tall
        if left <= spot[0] <= right and top <= spot[1] <= bottom
    ]  # fmt: skip


@pytest.mark.parametrize("names", [("Al", "Bo", "Cy", "Di"), NAMES, (NASTY[0] * 9,) * 4])
@pytest.mark.parametrize("ranks", [(1, 2, 3, 4), (4, 3, 1, 2), (1, 1, 3, 4), (1, 1, 1, 1)])
@pytest.mark.parametrize("scores", [(41, 38, 30, 30), (40, 40, 40, 40)])
def test_the_headline_stands_above_the_sun(
    names: tuple[str, ...],
    ranks: tuple[int, ...],
    scores: tuple[int, ...],
    words: list[tuple[str, float, float, int]],
) -> None:
    """In the middle, as the winners are."""
    result = replace(finished("yspahan", 4), names=names, ranks=ranks, scores=scores, scene=None)
    poster.poster(result)
    lines, size = headline.headline(result)
    said = [found for found in words if found[0] in lines and found[3] == size]
    steps = podium.steps(result)
    suns = scenery._suns(steps)
    (_, y_of_sun), (source, _) = suns[0], scenery._source(suns)
    assert len(said) == 2 * len(lines) <= 4, "each with its shade"
    assert {x for _, x, *_ in said[1::2]} == {source} == {theme.WIDTH / 2}
    roof = layout.ROOF + headline.lowered(result)
    assert max(y + size / 2 for *_, y, size in said) < min(y_of_sun - scenery.HALO, roof)


def test_a_long_headline_is_as_large_as_others_in_two_lines() -> None:
    """Between words, not within a name with a hyphen."""
    result = replace(finished("yspahan", 3), names=(NAMES[2], *NAMES[:2]), ranks=(1, 2, 3))
    lines, size = headline.headline(result)
    assert lines == ("Władysława", "Żółć-Příšerně Kř wins!")
    assert size >= headline.BROKEN
    assert max(text.width(line, size, "title") for line in lines) <= layout.RIGHT - layout.LEFT - 80
    short = replace(result, names=("Al", "Bo", "Cy"))
    assert podium.steps(result)[0].top - podium.steps(short)[0].top >= size * headline.PITCH - 1


@pytest.mark.parametrize("lang", ["en", "cs", "pl"])
@pytest.mark.parametrize(
    "result",
    [*(finished(key, seats) for key in games.ALL for seats in games.get(key).seats), six()],
    ids=lambda result: f"{result.key}-{len(result.names)}",
)
def test_the_sheet_has_room_for_whole_labels_and_for_all_bars(result: Result, lang: str) -> None:
    """Of each column, the longest one ends before the next column begins."""
    result = replace(result, lang=lang)
    at = sheet.columns(result)
    assert at.left - layout.LEFT > max(
        text.width(poster.row_text(result, row), layout.PHONE, bold=False) for row, _ in result.sheet
    )
    points = {points for _, values in result.sheet for points in values}
    if len(result.names) <= sheet.BARRED:
        most = max(map(abs, points)) * at.unit
        assert at.figures + most == pytest.approx(at.room)
        assert most > at.room / 3
    widest = max(text.width(layout.number(n), sheet.FIGURES) for n in points)
    assert widest + 2 * sheet.EDGE < min(at.room, sheet.FIELD[0])
    assert at.left + at.wide * len(result.names) - sheet.COLUMNS <= layout.RIGHT
    if len(result.names) <= 4:
        widest = max(text.width(str(score), sheet.TOTALS) for score in result.scores)
        assert layout.HEADS + widest + 3 * layout.GAP <= at.room


@pytest.mark.parametrize("key", games.ALL)
def test_points_have_bars_at_one_scale(key: str, bars: list[tuple[str, Box, str]]) -> None:
    """So they are compared along a row and with those of other rows, also on a phone."""
    result = replace(finished(key, 2), scene=None, race=())
    poster.poster(result)
    points = [(seat, values[seat]) for _, values in result.sheet for seat in result.order if values[seat]]
    unit = sheet.columns(result).unit
    lengths = [max(sheet.SHORTEST_BAR, round(unit * value)) for _, value in points]
    shown = [at[2] - at[0] for _, at, _ in bars if at[3] - at[1] == sheet.BAR]
    assert shown == lengths
    assert sheet.BAR * SMALLEST >= 7.9


@pytest.mark.parametrize(
    ("scores", "ranks"), [((20, 10, 0), (1, 2, 3)), ((7, 7, -3), (1, 1, 3)), ((0, 0, 0), (2, 1, 3))]
)
def test_totals_stand_on_plates_and_those_of_winners_on_higher_ones_in_their_colours(
    scores: tuple[int, ...], ranks: tuple[int, ...], bars: list[tuple[str, Box, str]]
) -> None:
    """All are as wide: they are no bars."""
    result = Result("yspahan", 1, ("A", "B", "C"), scores, ranks, (("souks", (30, 1, 1)),), 1)
    poster.poster(result)
    wide, own = sheet.columns(result).room, [seat.colour for seat in theme.SEATS]
    drawn = [(fill, at[2] - at[0], at[3] - at[1]) for fill, at, _ in bars]
    assert [plate for plate in drawn if plate[2] in (sheet.CHIP, sheet.WON)] == [
        (own[seat], wide, sheet.WON) if ranks[seat] == 1 else (theme.PLASTER, wide, sheet.CHIP)
        for seat in result.order
    ]
    assert sheet.WON > sheet.CHIP


@pytest.mark.parametrize("seat", range(6))
def test_every_line_of_the_race_stands_out_from_the_paper(seat: int) -> None:
    """Also in grey, and whatever its colour: it has a dark edge."""
    canvas = Canvas(boards.get("yspahan").GROUND, Image.new("RGB", (800, 300), theme.PAPER))
    scores = [[5 * (seat == other) for other in range(6)] for _ in range(9)]
    ends = chart.race(canvas, (100, 50, 700, 250), scores, chart.Style(rows=3))
    x, y = 560, round(ends[seat][1])
    column = [canvas.image.getpixel((x, y + dy)) for dy in range(-20, 21)]  # the best line is thick
    tones = ["#" + "".join(f"{part:02X}" for part in pixel) for pixel in column if isinstance(pixel, tuple)]
    assert theme.SEATS[seat].colour in tones
    assert max(contrast(tone, theme.PAPER) for tone in tones) >= 3


@pytest.mark.parametrize("seat", [0, 2])
def test_pale_bars_in_a_light_colour_have_a_dark_edge(seat: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else they are hardly seen on the paper, and the winner's may be the faintest of all."""
    drawn = list[tuple[str, str]]()
    monkeypatch.setattr(
        Canvas, "plate", lambda _canvas, _box, fill, _radius, edge="", _line=0: drawn.append((fill, edge))
    )
    canvas = Canvas.blank(boards.get("babylon").GROUND, 400)
    at = sheet.Columns(100, 400, 90, 10)
    sheet._points(canvas, 100, 100, seat, 5, at, theme.PAPER, best=False)
    ((fill, edge),) = drawn
    assert fill == chart.pale(seat, canvas.ground)
    assert (edge == theme.INK) == (seat == 2)


@pytest.mark.parametrize(
    ("apart", "winner"), [((), 0), ((3,), 0), ((3,), 2), ((0,), 0), ((1, 2), 3), ((0, 1, 2), 3)]
)
def test_seats_that_are_level_have_lines_side_by_side(apart: tuple[int, ...], winner: int) -> None:
    """None hides another: the whole width of each is seen."""
    canvas = Canvas(boards.get("yspahan").GROUND, Image.new("RGB", (1600, 400), theme.PAPER))
    scores = [[9 * (seat in apart) for seat in range(4)] for _ in range(9)]
    order = [winner, *(seat for seat in range(4) if seat != winner)]
    chart.race(canvas, (100, 100, 1500, 300), scores, chart.Style(rows=3), order)
    image = canvas.image.convert("RGB")
    for seat in range(4):
        colour, least = (
            theme.rgb(theme.SEATS[seat].colour),
            chart.LINE * (chart.BEST if seat == winner else 1),
        )
        columns = [[image.getpixel((x, y)) for y in range(400)] for x in range(200, 600)]
        assert max(column.count(colour) for column in columns) >= least - 2


def test_lines_are_side_by_side_only_where_seats_have_the_same_way() -> None:
    """There, that which leaves above the other is above it all the time, and both keep their distance."""
    lines = [
        [(0, 0), (100, 50), (200, 0), (300, 0)],
        [(0, 90), (100, 50), (200, 0), (300, 90)],
        [(0, 90), (100, 50), (200, 70), (300, 90)],
    ]
    found = chart._braided(lines, [11, 11, 11])
    moved = [
        [turn for turn, (at, was) in enumerate(zip(*each, strict=True)) if at != was]
        for each in zip(found, lines, strict=True)
    ]
    assert moved == [[], [0, 1, 2], [0, 1]], "not where there is one, nor the uppermost"
    one, other, third = found
    assert one[2][1] < other[2][1], "it stays above"
    apart = 11 + chart.RIM + chart.BESIDE
    assert dist(one[2], other[2]) == pytest.approx(apart)
    assert third[0][1] - other[0][1] == pytest.approx(apart), "straight below it, at an end"
    assert third[0][1] - lines[2][0][1] == pytest.approx(apart / 2), "at the lowest place"


def test_no_line_is_above_the_leader_or_beyond_the_plot(monkeypatch: pytest.MonkeyPatch) -> None:
    """The leader is at 0 all the time, also beside others, and lines begin beside the numbers of the axis."""
    drawn: list[list[list[tuple[float, float]]]] = []
    monkeypatch.setattr(chart, "_lines", lambda _canvas, lines, *_: drawn.append(lines))
    canvas = Canvas(boards.get("yspahan").GROUND, Image.new("RGB", (800, 300), theme.PAPER))
    behind = [[0, 0, 0, 0], [0, -9, -9, -1], [0, 0, -9, -1], [0, 0, -2, -9], [0, 0, -9, -9]]
    chart.race(canvas, (100, 50, 700, 250), behind, chart.Style(), [0, 1, 2, 3])
    (lines,) = drawn
    assert {y for _, y in lines[0]} == {50}
    assert all(y >= 50 and 100 <= x <= 700 for line in lines for x, y in line)
    assert lines[3][0] == (100, 50), "it goes its own way at once"
    assert lines[1][0] != lines[2][0], "neither hides the other"


def test_every_line_is_whole_and_ends_at_the_shape_and_letter_of_its_seat(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In grey, colours are like each other; dashes of many kinds tangle where lines meet."""
    canvas = Canvas(boards.get("yspahan").GROUND, Image.new("RGB", (800, 300), theme.PAPER))
    scores = [[0] * 4, [0, 2, 4, 6], [0, 4, 8, 12]]
    chart.race(canvas, (100, 50, 700, 250), scores, chart.Style(rows=3))
    image = canvas.image.convert("RGB")
    for seat in range(4):
        own = theme.rgb(theme.SEATS[seat].colour)
        assert all(own in [image.getpixel((x, y)) for y in range(300)] for x in range(300, 690, 3))
    marks: list[Any] = []
    monkeypatch.setattr(Canvas, "paste", lambda _canvas, sprite, *_: marks.append(sprite))
    result = replace(finished("yspahan", 4), race=tuple(map(tuple, scores)), scene=None)
    race.draw(canvas, result, 0)
    assert all(sprites.token(seat, layout.END) in marks for seat in range(4))


def test_lines_tell_the_truth(monkeypatch: pytest.MonkeyPatch) -> None:
    """Equal scores are at one height, and at the same turn, as numbers on the axes are."""
    drawn: list[list[list[tuple[float, float]]]] = []
    monkeypatch.setattr(chart, "_braided", lambda lines, _: drawn.append(lines) or lines)
    canvas = Canvas(boards.get("yspahan").GROUND, Image.new("RGB", (800, 300), theme.PAPER))
    scores = [[0, 0, 0, 0], [9, 9, 8, 90], [10, 9, 9, 9], [10, 9, 8, 9], [100, 100, 99, 0], [0, 0, 0, 0]]
    chart.race(canvas, (100, 50, 700, 250), scores)
    (lines,) = drawn
    assert {len(line) for line in lines} == {len(scores)}, "they end with the last turn"
    for turn, row in enumerate(scores):
        places = [line[turn] for line in lines]
        assert len({x for x, _ in places}) == 1
        assert [y for _, y in places] == pytest.approx([250 - 2 * score for score in row])


@pytest.mark.parametrize(("low", "high"), [(-9, 0), (-21, 0), (0, 41), (-3, 7), (0, 0), (-1, 0)])
def test_the_axis_reaches_beyond_all_scores(low: int, high: int) -> None:
    ticks = chart._ticks(low, high, 5)
    assert ticks[0] <= low <= high <= ticks[-1]
    assert 0 in ticks
    assert 2 <= len(ticks) <= 7


@pytest.mark.parametrize("scores", [[[0, 0], [-3, 0], [0, -16]], [[0, 0], [4, 9], [17, 3]]])
def test_lines_fill_the_height_that_they_have(
    scores: list[list[int]], words: list[tuple[str, float, float, int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The axis ends with the lowest and the highest score, so its numbers end before these."""
    drawn: list[list[list[tuple[float, float]]]] = []
    monkeypatch.setattr(chart, "_lines", lambda _canvas, lines, *_: drawn.append(lines))
    canvas = Canvas(boards.get("yspahan").GROUND, Image.new("RGB", (800, 300), theme.PAPER))
    chart.race(canvas, (100, 50, 700, 250), scores, chart.Style(rows=5))
    heights = [y for line in drawn[0] for _, y in line]
    assert (min(heights), max(heights)) == (50, 250)
    assert all(50 <= y <= 250 for _, x, y, _ in words if x < 100)


def test_a_line_has_no_gaps_at_its_corners() -> None:
    for path in ([(20, 20), (60, 60), (100, 20)], [(20, 60), (60, 60), (60, 20)]):
        image = Image.new("RGB", (120, 120), theme.PAPER)
        chart._stroke(ImageDraw.Draw(image), path, theme.INK, 20)
        (x0, y0), (x, y), (x1, y1) = path
        away = (2 * x - x0 - x1, 2 * y - y0 - y1)
        outside = (x + round(8 * away[0] / hypot(*away)), y + round(8 * away[1] / hypot(*away)))
        assert image.getpixel(outside) == theme.rgb(theme.INK)


@pytest.mark.parametrize(("one", "other"), [(0, 1), (3, 5)])
def test_seats_whose_colours_are_alike_in_grey_differ_by_a_double_line(one: int, other: int) -> None:
    """Its edges are whole, as those of all lines are."""
    canvas = Canvas(boards.get("yspahan").GROUND, Image.new("RGB", (800, 300), theme.PAPER))
    scores = [[0] * 6, [9 * seat for seat in range(6)]]
    ends = chart.race(canvas, (100, 50, 700, 250), scores, chart.Style(), range(6))
    image = canvas.image.convert("RGB")
    cores = [image.getpixel((400, round(100 + (y - 250) / 2 + 150))) for _, y in ends]
    assert cores[one] == theme.rgb(theme.SEATS[one].colour)
    assert cores[other] == theme.rgb(theme.PAPER)


@pytest.mark.parametrize("winner", chart.DOUBLE)
def test_the_line_of_the_best_is_never_double(winner: int) -> None:
    """It is the thickest, and whole."""
    canvas = Canvas(boards.get("yspahan").GROUND, Image.new("RGB", (800, 300), theme.PAPER))
    order = [winner, *(seat for seat in range(6) if seat != winner)]
    ends = chart.race(
        canvas, (100, 50, 700, 250), [[9 * (seat == winner) for seat in range(6)]] * 5, order=order
    )
    assert canvas.image.getpixel((400, round(ends[winner][1]))) == theme.rgb(theme.SEATS[winner].colour)


def test_the_line_of_the_best_is_the_thickest() -> None:
    canvas = Canvas(boards.get("yspahan").GROUND, Image.new("RGB", (800, 300), theme.PAPER))
    ends = chart.race(canvas, (100, 50, 700, 250), [[0, 0], [9, 4], [9, 4]], chart.Style(), [1, 0])
    rows = [
        [canvas.image.getpixel((560, y)) for y in range(round(at) - 20, round(at) + 20)] for _, at in ends
    ]
    thick = [row.count(theme.rgb(theme.SEATS[seat].colour)) for seat, row in enumerate(rows)]
    assert thick[1] > 1.5 * thick[0]


def test_marks_along_lines_stand_where_they_are_apart_from_others(monkeypatch: pytest.MonkeyPatch) -> None:
    spots: list[tuple[float, float]] = []
    monkeypatch.setattr(Canvas, "paste", lambda _canvas, _sprite, x, y: spots.append((x, y)))
    canvas = Canvas(boards.get("yspahan").GROUND, Image.new("RGB", (800, 600), theme.PAPER))
    box_ = (100, 50, 700, 550)
    together = [[0, 0, 0]] * 9
    chart.race(canvas, box_, together)
    assert not spots, "they would hide one another"
    apart = [[0, 0, 0], [4, 3, 3], [10, 0, 5], [10, 3, 5], [10, 9, 9], [10, 9, 9]]
    ends = chart.race(canvas, box_, apart)
    assert len(spots) == 2, "the best is told by its thickness"
    assert all(dist(one, other) >= chart.MARK for one in spots for other in ends)
    spots.clear()
    chart.race(canvas, box_, [*([10, 2 + turn % 2, 6] for turn in range(30)), [10, 2, 6]])
    assert len(spots) == 2 * chart.MARKS, "a long line has one in each of its parts"
    short = list[tuple[float, float]]()
    with monkeypatch.context() as patched:
        patched.setattr(Canvas, "paste", lambda _canvas, _sprite, x, y: short.append((x, y)))
        chart.race(canvas, box_, [[10, 2 + turn % 2, 6] for turn in range(10)])
    assert len(short) == 2, "a short one has one"
    along = [sorted(x for x, at in spots if at == y) for y in {y for _, y in spots}]
    assert all(b - a >= chart.SPACED * chart.MARK for row in along for a, b in pairwise(row))
    spots.clear()
    chart.race(canvas, box_, [row[:2] for row in apart])
    assert not spots, "two are not mistaken"


@pytest.mark.parametrize(("thick", "marks"), [(1.0, 1), (3.0, 0)])
def test_no_mark_is_on_the_thick_line_of_the_winner(
    thick: float, marks: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two lines are side by side, further from each other than a mark needs beside a thin one."""
    spots: list[tuple[float, float]] = []
    monkeypatch.setattr(Canvas, "paste", lambda _canvas, _sprite, x, y: spots.append((x, y)))
    canvas = Canvas(boards.get("yspahan").GROUND, Image.new("RGB", (800, 600), theme.PAPER))
    gap = chart.CROWD * chart.MARK + chart.LINE * chart.BEST
    chart.race(
        canvas, (100, 50, 700, 550), [[500, 500 - round(gap), 0]] * 9, chart.Style(bold=thick), [0, 1, 2]
    )
    assert len([y for _, y in spots if y < 300]) == marks


def test_a_long_game_is_a_race_that_can_be_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[list[list[tuple[float, float]]]] = []
    monkeypatch.setattr(chart, "_lines", lambda _canvas, lines, *_: drawn.append(lines))
    race = tuple((turn, 7 * turn % 5, 0) for turn in range(400))
    poster.poster(replace(finished("amyitis", 3), race=race))
    ((line, other, _),) = drawn
    assert len(line) <= chart.POINTS + 1
    assert line[-1][1] < other[-1][1], "it ends as the game did"


def test_marks_of_seats_that_end_level_are_beside_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    at: dict[int, tuple[float, float]] = {}
    paste = Canvas.paste

    def pasted(canvas: Canvas, sprite: Any, x: float, y: float) -> None:
        at.update({seat: (x, y) for seat in range(4) if sprite is sprites.token(seat, layout.END)})
        paste(canvas, sprite, x, y)

    monkeypatch.setattr(Canvas, "paste", pasted)
    race = ((0, 0, 0, 0), (9, 5, 9, 8))
    poster.poster(replace(finished("yspahan", 4), race=race))
    assert at[0][1] == at[2][1] < at[3][1] < at[1][1]
    assert at[2][0] - at[0][0] == layout.END
    assert max(x for x, _ in at.values()) + layout.END / 2 <= layout.RIGHT


def test_points_behind_the_leader_stand_beside_the_marks_at_the_ends_of_lines(
    words: list[tuple[str, float, float, int]],
) -> None:
    poster.poster(replace(finished("yspahan", 4), race=((0, 0, 0, 0), (9, 5, 109, 5))))
    found = [(said, x) for said, x, _, size in words if size == race.BEHIND]
    assert [said for said, _ in found] == ["\N{MINUS SIGN}100", "\N{MINUS SIGN}104"]
    assert all(x + text.width(said, race.BEHIND) <= layout.RIGHT for said, x in found)


def test_the_race_shows_small_differences_between_large_scores(monkeypatch: pytest.MonkeyPatch) -> None:
    ends: list[list[tuple[float, float]]] = []

    def race(*args: Any, draw: Any = chart.race) -> Any:
        ends.append(draw(*args))
        return ends[-1]

    monkeypatch.setattr(chart, "race", race)
    result = finished("yspahan", 3)
    for most in (0, 500):
        scores = ((0, 0, 0), (most + 4, most, most), (2 * most, 2 * most + 3, 2 * most))
        poster.poster(replace(result, race=scores))
    assert ends[0] == ends[1], "who leads by how much is what counts"
    assert ends[0][1][1] < ends[0][0][1] - 100


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_of_two_the_race_is_by_how_much_each_led(
    order: tuple[int, int], words: list[tuple[str, float, float, int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Above the axis the winner, below it the other one, each in their colour and with their mark."""
    tokens: list[tuple[float, float]] = []
    monkeypatch.setattr(Canvas, "paste", lambda _canvas, _sprite, x, y: tokens.append((x, y)))
    canvas = Canvas.blank(boards.get("yspahan").GROUND, 400, 800)
    canvas.under(0, 0, 800, 400, theme.PAPER)
    ahead = [0, 10, 10, 10, -10, -10, -10, 6]
    end = chart.lead(canvas, (100, 50, 700, 350), ahead, order, chart.Style(rows=5, mark=40))
    assert end == (700, pytest.approx(200 - 6 * 15))
    above, below = (
        canvas.image.getpixel((int(100 + 600 / 7 * turn), y)) for turn, y in ((1.5, 180), (4.5, 220))
    )
    colours = [chart.pale(seat, canvas.ground) for seat in order]
    assert [above, below] == [theme.rgb(colour) for colour in colours]
    ends = [canvas.image.getpixel((int(100 + 600 / 7 * turn), y)) for turn, y in ((1.5, 60), (4.5, 340))]
    assert ends == [theme.rgb(theme.SEATS[seat].colour) for seat in order], "whose they are"
    for turn, y, colour in zip((2, 5), (130, 270), colours, strict=True):
        at = round(100 + 600 / 7 * turn)
        beside = {canvas.image.getpixel((x, y)) for x in range(at - 12, at + 12)}
        assert beside == {theme.rgb(colour)}, "they are one area"
    assert [(100 < x < 400, y < 200) for x, y in tokens] == [(True, True), (False, False)]
    assert all(chart.MARK / 2 < abs(y - 200) < 150 - chart.MARK / 2 for _, y in tokens), "inside"
    assert {said for said, x, *_ in words if x < 100} == {"0", "5", "10"}, "none is a loss"


@pytest.mark.parametrize(
    ("ahead", "inside"),
    [
        ([0, 10, 10, 10, -1, 6], [True, False]),
        ([0, 1, 0, 0, -10, -10, -10, 6], [True, True]),
        ([0, 10, 10, 10, 6], [True]),
        ([0, 1, 1, 1, 1, -40, -40, 0], [False, True]),
        ([0, -1, -1, -1, -1, -1, 30], [True, False]),
        ([0, -1, *[0] * 31, 1], [False, False]),
    ],
)
def test_marks_are_on_large_bars_or_right_beyond_the_longest_one(
    ahead: list[int], inside: list[bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    """On their side of the axis: a mark is on no bar of the other seat, and hides nothing of small ones.

    Colour is not the only sign of who led; who never did has no mark.
    """
    drawn: list[tuple[Any, float, float]] = []
    monkeypatch.setattr(Canvas, "paste", lambda _canvas, sprite, x, y: drawn.append((sprite, x, y)))
    canvas = Canvas.blank(boards.get("yspahan").GROUND, 600, 1400)
    canvas.under(0, 0, 1400, 600, theme.PAPER)
    plot, mark = (100, 50, 1300, 550), 40
    chart.lead(canvas, plot, ahead, (0, 1), chart.Style(rows=5, mark=mark))
    image = canvas.image.convert("RGB")
    whole = [theme.SEATS[seat].colour for seat in (0, 1)]
    colours = [theme.rgb(chart.pale(seat, canvas.ground)) for seat in (0, 1)]
    ink = theme.rgb(theme.INK)
    zero = max(range(50, 550), key=lambda y: sum(image.getpixel((x, y)) == ink for x in range(100, 1300, 7)))
    assert len(drawn) == len(inside)
    for (sprite, x, y), side, own, within in zip(drawn, (-1, 1), colours, inside, strict=False):
        assert sprite is sprites.token(colours.index(own), mark)
        assert side * (y - zero) >= mark / 2
        assert plot[0] < x - mark / 2 < x + mark / 2 < plot[2]
        assert plot[1] < y - mark / 2 < y + mark / 2 < plot[3]
        square = image.crop(panels.around(round(x), round(y), mark))
        found = {colour for _, colour in square.getcolors(mark * mark) or ()} & {*colours}
        assert found == ({own} if within else set())
        towards = image.crop(
            (round(x) - mark // 2, min(zero, round(y)), round(x) + mark // 2, max(zero, round(y)))
        )
        shown = {colour for _, colour in towards.getcolors(1 << 16) or ()}
        assert shown & {own, theme.rgb(whole[colours.index(own)])}, "there is its bar"


@pytest.mark.parametrize(("last", "said"), [((40, 38), ["+2"]), ((38, 40), ["+2"]), ((40, 40), [])])
def test_of_two_the_lead_at_the_end_is_named(
    last: tuple[int, int], said: list[str], words: list[tuple[str, float, float, int]]
) -> None:
    result = replace(
        finished("babylon", 2), race=((0, 0), (3, 9), last), scores=last, ranks=(1, 2), scene=None
    )
    result = replace(result, ranks=(2, 1) if last[1] > last[0] else (1, 2))
    poster.poster(result)
    assert [line for line, *_ in words if line.startswith("+")] == said
    ends = [line for line, x, *_, size in words if size == race.BEHIND]
    assert ends == (said or ["0"]), "level"
    assert "Who led by how much" in " ".join(line for line, *_ in words)


def test_leads_reach_the_ends_of_lines_that_are_lower_than_the_marks() -> None:
    canvas = Canvas(boards.get("yspahan").GROUND, Image.new("RGB", (300, 300), theme.PAPER))
    low = chart.leads(canvas, (100, 50, 200, 200), [(100, 240), (100, 60)], [[0], [1]], 60)
    assert [seats for seats, _ in low] == [[1], [0]]
    assert low[1][1] == 200
    shown = {pixel for _, pixel in canvas.image.crop((96, 230, 112, 250)).getcolors(1 << 10) or ()}
    assert theme.rgb(theme.SEATS[0].colour) in shown


@pytest.mark.parametrize("key", games.ALL)
def test_what_is_written_on_the_sky_stands_out_from_it(key: str) -> None:
    top = boards.get(key).GROUND.sky[0]
    for ink in (theme.GOLD, theme.PAPER, theme.PLASTER):
        assert contrast(ink, top) >= 3


@pytest.mark.parametrize("winner", range(4))
def test_the_rank_of_a_winner_stands_on_a_pale_medal(winner: int) -> None:
    """It is no part of the step, which has the colour of the seat: one of these is like gold."""
    ranks = tuple(1 if seat == winner else 2 for seat in range(4))
    result = replace(finished("yspahan", 4), ranks=ranks, scene=None, race=())
    shown = opened(poster.poster(result)).convert("RGB")
    (step,) = [step for step in podium.steps(result) if step.rank == 1]
    x, y = round(step.middle), step.top + podium.MEDAL // 2
    medal = shown.crop(panels.around(x, y, podium.MEDAL // 2))
    colours = {colour: n for n, colour in medal.getcolors(1 << 14) or ()}
    own = theme.SEATS[winner].colour
    assert colours[theme.rgb(theme.PAPER)] > colours[theme.rgb(theme.INK)] > 0
    assert theme.rgb(own) not in colours
    assert shown.getpixel((step.left + 40, y)) == theme.rgb(own), "beside it is the step"


@pytest.mark.parametrize("winner", range(4))
def test_the_step_of_a_winner_has_a_trim_of_gold_that_names_do_not_touch(winner: int) -> None:
    ranks = tuple(1 if seat == winner else 2 for seat in range(4))
    result = replace(finished("yspahan", 4), ranks=ranks, scene=None, race=(), names=(NAMES[2],) * 4)
    shown = opened(poster.poster(result)).convert("RGB")
    (step,) = [step for step in podium.steps(result) if step.rank == 1]
    y, gold = step.floor - 60, step.wide // podium.TRIM
    row = [shown.getpixel((x, y)) for x in range(step.left, step.left + step.wide)]
    trim = [
        colour
        for line, wide in ((theme.GOLD, gold), (theme.INK, podium.INNER), (theme.WHITE, podium.LINED))
        for colour in [theme.rgb(line)] * wide
    ]
    assert row[podium.EDGE : podium.EDGE + len(trim)] == trim
    own = theme.rgb(theme.SEATS[winner].colour)
    margin = podium.EDGE + len(trim)
    for left in (step.left + margin, step.left + step.wide - margin - 2):
        beside = shown.crop((left, step.top + podium.MEDAL, left + 2, step.floor - margin))
        assert {colour for _, colour in beside.getcolors(1 << 12) or ()} == {own}


@pytest.mark.parametrize(
    ("ranks", "crowns"), [((1, 2, 3, 4), 1), ((1, 1, 3, 4), 2), ((4, 1, 2, 2), 1), ((1, 1, 1, 1), 4)]
)
def test_ties_share_a_step_and_a_crown(
    ranks: tuple[int, ...], crowns: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[int] = []

    def crown(size: int, draw: Callable[[int], Any] = sprites.crown) -> Any:
        given.append(size)
        return draw(size)

    monkeypatch.setattr(sprites, "crown", crown)
    result = replace(finished("yspahan", 4), ranks=ranks)
    poster.poster(result)
    assert len(given) == crowns
    for one in podium.steps(result):
        for other in podium.steps(result):
            assert (one.top < other.top) == (one.rank < other.rank)


@pytest.mark.parametrize("winners", [1, 2, 4])
def test_the_headline_names_the_winners_as_far_as_there_is_room(
    winners: int, words: list[tuple[str, float, float, int]]
) -> None:
    names = ("Władysława Żółć-Příšerně of the Long Names", "Maximiliana Bartholomäus von und zu", *NAMES[:2])
    ranks = (1,) * winners + (5,) * (4 - winners)
    poster.poster(replace(finished("yspahan", 4), names=names, ranks=ranks))
    lines = list(dict.fromkeys(said for said, _, y, _ in words if headline.FACTS < y < layout.ROOF + 150))
    lines = lines[: next(at for at, said in enumerate(lines) if said.endswith("!")) + 1]
    assert all(text.width(line, headline.HEADLINES[-1], "title") <= headline.TITLE for line in lines)
    title = " ".join(lines)
    begun = [name[: headline.SHORTEST] in title for name in names]
    assert begun == [winners < 4] * min(winners, 2) + [False] * (4 - min(winners, 2))
    assert ("4 players" in title) == (winners == 4)


@pytest.mark.parametrize("winners", [1, 2])
def test_short_names_are_in_the_headline(winners: int) -> None:
    ranks = (1,) * winners + (3,) * (2 - winners)
    lines, _ = headline.headline(replace(finished("yspahan", 2), names=("Al", "Bo"), ranks=ranks))
    assert " ".join(lines) == ("Al wins!" if winners == 1 else "Al and Bo share the victory!")


@pytest.mark.parametrize("name", NASTY)
def test_any_name_fits_its_step_and_its_column(name: str) -> None:
    """Nothing runs over the edges: what is beside and between the columns does not depend on the names.

    The scenery does, as the winners stand before it.
    """
    results = [replace(finished("amyitis", 4), names=(who,) * 4, ranks=(1, 1, 3, 4)) for who in ("A", name)]
    plain, named = (opened(poster.poster(result)) for result in results)
    placed = podium.steps(results[1])
    assert layout.LEFT <= placed[0].left < placed[-1].left + placed[-1].wide <= layout.RIGHT
    floors = [floor_of(each) for each in results]
    assert plain.height - floors[0] == named.height - floors[1]
    for box_ in ((60, 8, layout.LEFT - 8, 600), (layout.RIGHT + 8, 8, theme.WIDTH - 60, 600)):
        one, other = (
            image.crop((box_[0], floor + box_[1], box_[2], floor + box_[3]))
            for image, floor in zip((plain, named), floors, strict=True)
        )
        assert one.tobytes() == other.tobytes()


@pytest.mark.parametrize(
    "result",
    [
        six(race=()),
        six(race=((0,) * 6,)),
        six(sheet=()),
        six(scores=(-100, -20, -3, 0, 1, 1000)),
        six(sheet=(("souks", (-50, -20, -3, 0, 0, 0)),)),
    ],
    ids=["no race", "no turns", "no rows", "any scores", "only losses"],
)
def test_a_poster_of_anything(result: Result) -> None:
    image = opened(poster.poster(result))
    assert image.width == theme.WIDTH
    assert image.height > box.HEIGHT


def test_the_race_goes_from_round_to_round() -> None:
    """Each ends when the next one begins, the last with the game; also one in which nobody was asked."""
    scores = [((n, 0), stage) for n, stage in enumerate((8, 8.5, 9, 9.4, 11, 11))]
    assert poster.paced(scores) == ((0, 0), (2, 0), (4, 0), (4, 0), (5, 0))
    assert poster.paced([]) == ()
    days = {key: len(finished(key, 2).race) - 1 for key in games.ALL}
    assert days == {"yspahan": 21, "babylon": 15, "amyitis": 22, "ishtar": 12}


@pytest.mark.parametrize(
    ("lang", "key", "days", "said"),
    [
        ("en", "yspahan", 21, "21 game days in 21 days"),
        ("en", "babylon", 1, "{} rounds in 1 day"),
        ("cs", "babylon", 2, "{} kol za 2 dny"),
        ("pl", "yspahan", 5, "21 dni gry w 5 dni"),
    ],
)
@pytest.mark.parametrize("seats", [2, 4])
def test_rounds_of_the_game_and_how_long_they_took_stand_together_beside_the_heading_of_the_race(
    lang: str, key: str, days: int, said: str, seats: int, words: list[tuple[str, float, float, int]]
) -> None:
    """Apart, 21 days and 11 rounds seem to contradict each other. Without a race the head has the days."""
    result = replace(finished(key, seats), scene=None, lang=lang, days=days)
    poster.poster(result)
    said = said.format(len(result.race) - 1)
    ((x, y, size),) = [(x, y, size) for found, x, y, size in words if found == said]
    (heading,) = [found for found in words if found[2] == y and found[1] == layout.LEFT]
    assert x == layout.RIGHT
    assert size == layout.PHONE
    assert layout.LEFT + text.width(heading[0], heading[3]) < x - text.width(said, size, bold=False)
    words.clear()
    poster.poster(replace(result, race=()))
    alone = texts(lang)("render-poster-days", days=days)
    assert [line for line, *_ in words if alone in line] == [
        line for line, _, y, _ in words if y == headline.FACTS
    ][1:]


@pytest.mark.parametrize("seats", [2, 4])
def test_numbers_of_the_axis_stand_beside_what_they_name(
    seats: int, words: list[tuple[str, float, float, int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """All of them, and no line begins over one."""
    plots: list[Box] = []
    for name in ("race", "lead"):
        draw = getattr(chart, name)
        monkeypatch.setattr(chart, name, lambda *args, draw=draw: plots.append(args[1]) or draw(*args))
    result = replace(finished("amyitis", seats), scene=None)
    poster.poster(result)
    ((left, top, _, bottom),) = plots
    assert bottom - top >= 350
    ends = [(said, x) for said, x, y, _ in words if top <= y <= bottom and x < left]
    assert {x for _, x in ends} == {left - 18}, "they end there"
    assert all(x - text.width(said, layout.PHONE) >= layout.LEFT for said, x in ends)
    lines = [y for said, x, y, _ in words if x == left - 18]
    assert len(lines) >= 3
    assert len({round(low - high) for high, low in pairwise(sorted(lines))}) <= 2, "evenly, but for rounding"


@pytest.mark.parametrize(
    ("last", "named"), [(21, [7, 14, 21]), (15, [5, 10, 15]), (9, [3, 6, 9]), (17, [10, 17])]
)
def test_the_steps_between_days_are_even_up_to_the_last_if_they_can_be(
    last: int, named: list[int], words: list[tuple[str, float, float, int]]
) -> None:
    """As weeks are: round numbers beside the last one are harder to read."""
    canvas = Canvas(boards.get("yspahan").GROUND, Image.new("RGB", (800, 500), theme.PAPER))
    chart.race(canvas, (100, 50, 600, 350), [[0, 1]] * (last + 1), race.RACES._replace(columns=3))
    assert [int(said) for said, _, y, _ in words if y > 350] == named


@pytest.mark.parametrize("last", [1, 4, 8, 11, 44, 400])
def test_the_last_turn_is_named(last: int, words: list[tuple[str, float, float, int]]) -> None:
    """And no number runs into it."""
    canvas = Canvas(boards.get("yspahan").GROUND, Image.new("RGB", (1600, 500), theme.PAPER))
    chart.race(canvas, (200, 50, 1200, 350), [[0, 1]] * (last + 1), race.RACES)
    turns = [(said, x) for said, x, y, _ in words if y > 350]
    assert turns[-1] == (str(last), 1200)
    assert all(other - one > 100 for (_, one), (_, other) in pairwise(turns))
