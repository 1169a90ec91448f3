"""Pictures of the past: what is marked as changed, the film within its limits, the chart."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageSequence, ImageStat, features

from engine import games
from engine.games.yspahan.city import SHOP, SPACE
from engine.games.yspahan.state import State
from engine.records import load
from engine.tables.past import history
from render import boards, changes, chart, film, text, theme
from render.boards.yspahan import board, city
from render.canvas import Box, Canvas
from render.scene import Scene
from render.theme import SEATS, rgb
from tests.pictures import milliseconds, opened, same

GOLDEN = Path(games.__file__).parent
NAMES = ("Mirela", "Jonáš", "Władysława", "Daniel")


def scenes(key: str = "yspahan", seats: int = 4) -> list[Scene]:
    """A whole game, turn by turn, as a spectator sees it."""
    game = games.get(key)
    record = load(game.verbs, (GOLDEN / key / "golden" / f"seats-{seats}.toml").read_text("utf-8"))
    turns = history.turns(game, record, None, range(len(record.lines) + 1))
    return [Scene(turn.view, NAMES[:seats], last=turn.events) for turn in turns]


def position(change: Callable[[State], None] = lambda state: None) -> Scene:
    scene = replace(scenes(seats=2)[40], last=())
    change(scene.view.state)
    return scene


def around(place: Sequence[float], reach: int = 70) -> Box:
    x, y = place
    return round(x) - reach, round(y) - reach, round(x) + reach, round(y) + reach


def shows(image: Image.Image, box: Box, colour: str) -> int:
    """Pixels of exactly that colour."""
    return sum(n for n, found in image.crop(box).getcolors(1 << 20) or () if found == rgb(colour))


def found(before: Scene, after: Scene) -> list[Box]:
    return [mark.box for mark in changes.changes(board(before), board(after), 1, 0)]


# What has changed


def empty(state: State) -> None:
    state.shops = [-1] * len(state.shops)


def with_cubes(*shops: str) -> Callable[[State], None]:
    def change(state: State) -> None:
        empty(state)
        for shop in shops:
            state.shops[SHOP[shop]] = 1

    return change


def test_a_cube_more_is_one_change_where_it_stands() -> None:
    (box,) = found(position(empty), position(with_cubes("R8a")))
    x, y = city.HOUSES[SHOP["R8a"]]
    assert box[0] < x < box[2]
    assert abs(box[1] + box[3] - 2 * (y - 14)) < 12
    assert box[2] - box[0] < 60


def test_places_apart_are_changes_apart() -> None:
    assert len(found(position(empty), position(with_cubes("R3a", "R3b", "B8f")))) == 3


def test_what_every_turn_changes_is_not_marked() -> None:
    def later(state: State) -> None:
        state.day = state.day % 7 + 1
        state.deck -= 3
        state.players[0].sheet[0] += 5
        state.players[1].gold += 12
        state.players[1].buildings.append("crane")
        state.white[0] -= 1

    assert not same(board(position()).png(), board(position(later)).png())
    assert found(position(), position(later)) == []
    assert found(position(), position()) == []


def test_the_tower_has_no_marks_as_it_shows_itself_who_took_which_dice() -> None:
    """Its rows are lower than a badge, which would cover dice."""

    def taken(state: State) -> None:
        state.white[0], state.taken[0] = 0, 1

    def rolled(state: State) -> None:
        state.white, state.yellow = [2, 1, 3, 1, 1, 1], [0, 0, 1, 0, 0, 0]
        state.value, state.taken = [1, 2, 3, 4, 5, 6], [-1] * 6

    assert position().view.state.white[0] > 0
    assert found(position(), position(taken)) == []
    assert found(position(taken), position(rolled)) == []
    before = position(rolled)
    picture = changes.picture("yspahan", [before, position(taken)], [1])
    shown = opened(board(position(taken)).png())
    region = city.TOWER
    assert opened(picture).crop(region).tobytes() == shown.crop(region).tobytes()
    assert shows(shown, city.TOWER, SEATS[1].colour) > 0, "whose they are"


def test_marks_stand_where_something_changed_and_nowhere_else() -> None:
    before, after = position(empty), position(with_cubes("R8a"))
    plain = opened(board(after).png())
    marked = opened(changes.picture("yspahan", [before, after], [1]))
    box = ImageChops.difference(plain, marked).getbbox()
    place = around(city.HOUSES[SHOP["R8a"]])
    assert box is not None
    assert place[0] <= box[0] <= box[2] <= place[2]
    assert place[1] - 20 <= box[1] <= box[3] <= place[3]
    x, y = map(round, city.HOUSES[SHOP["R8a"]])
    corner = (x + 5, y - 10, x + 60, y + 40)
    assert shows(marked, place, SEATS[1].colour) > shows(plain, place, SEATS[1].colour) + 500
    assert shows(marked, corner, SEATS[1].colour) > shows(plain, corner, SEATS[1].colour) + 200, "its frame"


def test_what_is_gone_leaves_a_ghost() -> None:
    before, after = position(with_cubes("R8a")), position(empty)
    x, y = city.HOUSES[SHOP["R8a"]]
    middle = (round(x) + 12, round(y))
    there, gone, ghost = (
        opened(png).getpixel(middle)
        for png in (
            board(before).png(),
            board(after).png(),
            changes.picture("yspahan", [before, after], [1]),
        )
    )
    assert there != gone
    assert ghost not in (there, gone)
    assert isinstance(there, tuple)
    assert isinstance(gone, tuple)
    assert isinstance(ghost, tuple)
    assert all(min(a, b) <= c <= max(a, b) for a, b, c in zip(there, gone, ghost, strict=True))


def test_what_is_new_is_shown_as_it_is() -> None:
    before, after = position(empty), position(with_cubes("R8a"))
    x, y = city.HOUSES[SHOP["R8a"]]
    piece = (round(x) - 5, round(y) - 16, round(x) + 15, round(y))
    plain = opened(board(after).png()).crop(piece)
    assert opened(changes.picture("yspahan", [before, after], [1])).crop(piece).tobytes() == plain.tobytes()


def test_the_supervisor_leaves_one_place_and_comes_to_another() -> None:
    def to(space: str) -> Callable[[State], None]:
        def change(state: State) -> None:
            empty(state)
            state.supervisor = SPACE[space]

        return change

    assert len(found(position(to("N3")), position(to("S6")))) == 2


def test_each_turn_has_its_number_in_the_colour_of_its_seat() -> None:
    steps = [position(with_cubes(*shops)) for shops in ((), ("R8a",), ("R8a", "B8f"), ("R8a", "B8f", "H8c"))]
    picture = opened(changes.picture("yspahan", steps, [0, 3, None]))
    plain = opened(board(steps[-1]).png())
    for shop, colour in (("R8a", SEATS[0].colour), ("B8f", SEATS[3].colour), ("H8c", theme.WHITE)):
        place = around(city.HOUSES[SHOP[shop]], 80)
        assert shows(picture, place, colour) > shows(plain, place, colour) + 400
    later = opened(changes.picture("yspahan", [steps[0], *steps], [1, 0, 3, None]))
    assert ImageChops.difference(picture, later).getbbox(), "the numbers are others"


def test_a_picture_of_changes_keeps_to_the_limits() -> None:
    game = [replace(scene, last=()) for scene in scenes()]
    for start in (0, 30, 70):
        steps = game[start : start + 8]
        png = changes.picture("yspahan", steps, [i % 4 for i in range(len(steps) - 1)])
        image = Image.open(BytesIO(png))
        assert (image.mode, image.width) == ("P", theme.WIDTH)
        assert len(png) <= 220_000


# The film


@pytest.fixture(scope="module")
def frames() -> list[bytes]:
    game = scenes()
    return [film.frame("yspahan", scene, turn, len(game) - 1) for turn, scene in enumerate(game)]


@pytest.mark.parametrize("key", games.ALL)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_frame_has_the_number_of_its_turn_where_the_board_shows_nothing(key: str, seats: int) -> None:
    game = scenes(key, seats)
    for turn in (0, len(game) // 2, len(game) - 1):
        drawn = boards.get(key).board(game[turn])
        bare = opened(drawn.png(film.SHRINK))
        shown = opened(film.frame(key, game[turn], turn, len(game) - 1))
        other = opened(film.frame(key, game[turn], turn + 1, len(game) - 1))
        difference = ImageChops.difference(bare, shown).getbbox()
        assert difference is not None
        left, top, right, bottom = difference
        assert top >= 0
        assert bottom <= theme.MARGIN // film.SHRINK
        assert left + right == pytest.approx(bare.width, abs=2)
        ground = opened(Canvas.blank(boards.get(key).GROUND, drawn.size[1]).png(film.SHRINK))
        assert shows_alike(bare.crop(difference), ground.crop(difference)), "nothing is hidden by it"
        number = ImageChops.difference(shown, other).getbbox()
        assert number is not None
        assert number[3] - number[1] >= text.LEAST * text.CAPITAL / film.SHRINK, "readable at half the size"


def shows_alike(one: Image.Image, other: Image.Image) -> bool:
    return ImageChops.difference(one, other).getbbox() is None


def test_frames_are_spread_over_all_turns() -> None:
    assert film.chosen(1) == [0]
    assert film.chosen(5) == [0, 1, 2, 3, 4]
    for turns in (119, 120, 121, 500):
        numbers = film.chosen(turns)
        assert len(numbers) == min(turns, film.FRAMES)
        assert (numbers[0], numbers[-1]) == (0, turns - 1)
        assert numbers == sorted(set(numbers))


@pytest.mark.parametrize("ending", ["webp", "gif"])
def test_a_film_runs_through_the_whole_game(
    frames: list[bytes], ending: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if ending == "gif":
        monkeypatch.setattr(features, "check", lambda feature: False)
    data, made = film.film(frames)
    assert made == ending
    assert len(data) <= film.LIMIT
    moving = Image.open(BytesIO(data))
    assert moving.format == ending.upper()
    assert moving.width == 800
    times = milliseconds(moving)
    assert sum(times) == film.EACH * (len(frames) - 1) + film.LAST
    assert times[-1] == film.LAST
    moving.seek(0)
    assert moving.convert("RGB").tobytes() == opened(frames[0]).tobytes()
    moving.seek(len(times) - 1)
    assert moving.convert("RGB").tobytes() == opened(frames[-1]).tobytes()


@pytest.mark.parametrize("limit", [250_000, 150_000, 80_000])
def test_a_film_is_never_too_large(frames: list[bytes], limit: int) -> None:
    frames = frames[::-4][::-1]
    data, _ = film.film(frames, limit=limit)
    assert len(data) <= limit
    moving = Image.open(BytesIO(data))
    assert moving.width == 800
    *_, end = (shown.convert("RGB") for shown in ImageSequence.Iterator(moving))
    unlike = [sum(ImageStat.Stat(ImageChops.difference(end, opened(shown))).mean) for shown in frames]
    assert min(unlike) == unlike[-1], "it ends with the end"


def test_frames_of_different_heights_fit_into_one_film() -> None:
    ground = boards.get("ishtar").GROUND
    frames = [Canvas.blank(ground, height).png(film.SHRINK) for height in (900, 1200, 1000)]
    moving = Image.open(BytesIO(film.film(frames)[0]))
    for number, frame in enumerate(frames):
        moving.seek(number)
        assert moving.size == (800, 600)
        shown = opened(frame)
        assert shows_alike(moving.convert("RGB").crop((0, 0, *shown.size)), shown)


def test_a_film_that_cannot_fit_is_refused(frames: list[bytes]) -> None:
    with pytest.raises(ValueError, match="larger"):
        film.film(frames[:3], limit=1000)


def test_a_film_that_nobody_waits_for_is_given_up(frames: list[bytes]) -> None:
    asked: list[int] = []

    def stop() -> bool:
        asked.append(1)
        return len(asked) > 10

    with pytest.raises(film.Stopped):
        film.film(frames, stop)
    assert len(asked) < 15


# The chart


def test_a_chart_has_a_line_for_each_seat() -> None:
    scores = [(0, 0, 0, 0), (5, 0, 12, 3), (9, 2, 12, 8), (14, 20, 13, 8)]
    image = opened(chart.chart("yspahan", NAMES, scores, "en"))
    assert image.width == theme.WIDTH
    field = (chart.LEFT, chart.TOP - 20, chart.RIGHT, chart.BOTTOM + 5)
    for seat in SEATS[:4]:
        assert shows(image, field, seat.colour) > 1500
    two = opened(chart.chart("yspahan", NAMES[:2], [row[:2] for row in scores], "en"))
    assert shows(two, field, SEATS[2].colour) == 0


def test_more_points_stand_higher() -> None:
    def top(scores: Sequence[Any]) -> int:
        image = opened(chart.chart("yspahan", NAMES[:2], scores, "en"))
        column = [image.getpixel((chart.RIGHT - 30, y)) for y in range(chart.TOP - 9, chart.BOTTOM + 9)]
        return column.index(rgb(SEATS[0].colour))

    assert top([(0, 0), (10, 20), (10, 20)]) > top([(0, 0), (19, 20), (19, 20)])


@pytest.mark.parametrize(
    "scores",
    [[(0, 0, 0)], [(0, 0, 0), (0, 0, 0)], [(0, 0, 0), (-7, 0, 3)], [(n, 2 * n, 321) for n in range(300)]],
)
def test_any_scores_can_be_charted(scores: list[tuple[int, ...]]) -> None:
    names = ("W" * 32, "🐫", "Ana")
    png = chart.chart("babylon", names, scores, "en")
    image = Image.open(BytesIO(png))
    assert (image.mode, image.size) == ("P", (theme.WIDTH, chart.HEIGHT))
