"""Pictures of the past: where what happened is marked, the film within its limits, the chart."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from io import BytesIO
from itertools import product
from math import dist
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageSequence, ImageStat, features

from engine import games
from engine.chance import Chance
from engine.core import Event
from engine.games.yspahan.city import SHOP, SPACE
from engine.games.yspahan.state import State
from render import boards, changes, chart, film, headline, panels, parts, recap, sprites, text, theme
from render.boards import Place
from render.boards.yspahan import MAP, board, city
from render.boards.yspahan import spaces as city_spaces
from render.canvas import Box, Canvas
from render.changes import Told
from render.scene import Scene
from render.text import CAPITAL
from render.theme import SEATS, rgb
from tests import colours
from tests.pictures import MOST_BYTES, milliseconds, opened
from tests.turns import NAMES, scenes


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


# What happened


def empty(state: State) -> None:
    state.shops = [-1] * len(state.shops)


def with_cubes(*shops: str) -> Callable[[State], None]:
    def change(state: State) -> None:
        empty(state)
        for shop in shops:
            state.shops[SHOP[shop]] = 1

    return change


def placed(shop: str, seat: int = 1) -> Event:
    return Event("placed", seat, (("shop", shop),))


def found(scene: Scene, *turns: Sequence[Event]) -> list[tuple[int, Box]]:
    """The number and the place of each mark in Yspahan."""
    marks = changes.marks("yspahan", scene, [Told(1, turn) for turn in turns])
    return [(mark.number, mark.place.box) for mark in marks]


def is_in(place: Sequence[float], box: Box) -> bool:
    return box[0] < place[0] < box[2] and box[1] < place[1] < box[3]


def test_an_event_is_marked_where_it_can_be_seen() -> None:
    marks = found(position(with_cubes("R3a", "B8f")), [placed("R3a"), Event("passed", 1)], [placed("B8f")])
    assert [number for number, _ in marks] == [1, 2]
    for (_, box), shop in zip(marks, ("R3a", "B8f"), strict=True):
        assert is_in(MAP.at(city.HOUSES[SHOP[shop]]), box)


def test_what_is_no_longer_there_has_no_mark() -> None:
    let_go, over = Event("let-go", 1, (("shop", "R3a"),)), Event("week-over", None, (("week", 1),))
    assert found(position(empty), [placed("R3a")], [let_go]) == []
    stands = position(with_cubes("R3a"))
    earlier, now = placed("R3a", seat=0), placed("R3a")
    assert [number for number, _ in found(stands, [earlier], [now])] == [2]
    assert [number for number, _ in found(stands, [now], [over], [now])] == [3]


def test_the_supervisor_is_marked_where_he_stands_now() -> None:
    def stand(state: State) -> None:
        state.supervisor = SPACE["S6"]

    went = [Event("supervised", 1, (("dest", dest),)) for dest in ("S6", "N3", "S6")]
    ((number, box),) = found(position(stand), *([happened] for happened in went))
    assert number == 3
    assert is_in(MAP.at(city.SPACES[SPACE["S6"]]), box)


def test_cubes_on_the_caravan_are_marked_until_it_is_emptied() -> None:
    def loaded(state: State) -> None:
        state.caravan = [0, 1]

    load, full = Event("loaded", 1, (("row", 1),)), Event("caravan-full", None)
    assert [number for number, _ in found(position(loaded), [load, full], [load], [load])] == [2, 3]
    assert [number for number, _ in found(position(loaded), [load], [load])] == [1, 2]


def test_a_place_within_another_has_no_mark_of_its_own() -> None:
    boxes = [(100, 100, 300, 300), (120, 120, 180, 180), (290, 290, 350, 350)]
    places = [Place(box) for box in boxes]
    assert [place for place in places if not changes.is_within(place, places)] == [places[0], places[2]]


def test_a_place_in_the_bend_of_another_has_a_mark_of_its_own() -> None:
    bend = Place(
        (100, 100, 300, 300), ((100, 100), (300, 100), (300, 140), (140, 140), (140, 300), (100, 300))
    )
    places = [bend, Place((200, 200, 280, 280))]
    assert not any(changes.is_within(place, places) for place in places)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_fountain_that_is_won_has_a_mark(seats: int) -> None:
    won = 0
    for scene in scenes("ishtar", seats):
        happened = [one for one in scene.last if one.kind == "fountain-won"]
        marks = changes.marks("ishtar", scene, [Told(0, scene.last)])
        shown = [mark.place for mark in marks]
        assert all(place in shown for place in boards.get("ishtar").places(scene, happened))
        won += len(happened)
    assert won


@pytest.mark.parametrize("key", games.ALL)
@pytest.mark.parametrize("seats", [2, 4])
def test_each_event_of_a_game_has_at_most_one_mark(key: str, seats: int) -> None:
    game, most = scenes(key, seats), 0
    for at in range(8, len(game), 7):
        turns = [Told(at % seats, scene.last) for scene in game[at - 3 : at + 1]]
        marks = changes.marks(key, game[at], turns)
        for number, (_, events, _) in enumerate(turns, 1):
            assert sum(mark.number == number for mark in marks) <= len(events)
        most = max(most, len(marks))
    assert most > 1


def test_marks_stand_where_something_happened_and_nowhere_else() -> None:
    after = position(with_cubes("R8a"))
    veiled = Canvas(boards.get("yspahan").GROUND, board(after).image)
    changes.veil(veiled, ())
    plain, marked = opened(veiled.png()), board(after)
    changes.paint(marked, changes.marks("yspahan", after, [Told(1, [placed("R8a")])]), city_spaces(after))
    picture = opened(marked.png())
    box = ImageChops.difference(plain, picture).getbbox()
    place = around(MAP.at(city.HOUSES[SHOP["R8a"]]), 230)
    assert box is not None
    assert common(place, box) == common(box, box)


def test_all_but_the_marked_places_the_headline_and_the_border_are_paler() -> None:
    after = position(with_cubes("R8a", "B8f"))
    plain, marked = board(after), board(after)
    changes.paint(marked, changes.marks("yspahan", after, [Told(1, [placed("R8a")])]))
    one, other = opened(plain.png()), opened(marked.png())

    def contrast(image: Image.Image, box: Box) -> float:
        return ImageStat.Stat(image.convert("L").crop(box)).stddev[0]

    for shop, paler in (("R8a", False), ("B8f", True)):
        cube = around(MAP.at(city.CUBES[SHOP[shop]]), 26)
        assert (contrast(other, cube) < 0.8 * contrast(one, cube)) == paler
    for box in ((0, 0, 1600, theme.BORDER), headline.bar(plain)):
        assert shows_alike(one.crop(box), other.crop(box))


def test_a_badge_covers_neither_names_nor_other_badges_if_it_can() -> None:
    def drawn() -> Canvas:
        canvas = Canvas.blank(boards.get("yspahan").GROUND, 600)
        canvas.box(100, 100, 900, 500, theme.PAPER, 16)
        for y in (190, 310):
            canvas.text(400, y, "Shop of the weavers", theme.NAME, align=1)
        return canvas

    plain, canvas = Canvas(boards.get("yspahan").GROUND, drawn().image), drawn()
    place = Place((400, 220, 460, 280))
    marks = [changes.Mark(1, 0, place), changes.Mark(2, 1, place)]
    changes.veil(plain, ())
    changes.paint(canvas, marks)
    picture = opened(canvas.png())
    for name in ((110, 160, 380, 215), (110, 285, 380, 340)):
        assert picture.crop(name).tobytes() == opened(plain.png()).crop(name).tobytes()
    for mark in marks:
        around_it = (300, 100, 700, 450)
        assert shows(picture, around_it, SEATS[mark.number - 1].colour) > 1500


@pytest.mark.parametrize("key", games.ALL)
@pytest.mark.parametrize("seats", [2, 4])
def test_no_badge_covers_a_word_or_a_place_where_a_piece_can_stand(
    key: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    pasted: list[Box] = []
    paste = Canvas.paste

    def seen(canvas: Canvas, sprite: Image.Image, x: float, y: float) -> None:
        if any(
            sprite is sprites.pin(str(n), changes.BADGE, SEATS[seat].colour)
            for n in range(1, 5)
            for seat in range(seats)
        ):
            pasted.append(panels.around(x, y, changes.SPAN))
        paste(canvas, sprite, x, y)

    monkeypatch.setattr(Canvas, "paste", seen)
    game, covered, beside, stands = scenes(key, seats), 0.0, 0, 0
    for at in range(8, len(game), 7):
        turns = [Told(at % seats, scene.last) for scene in game[at - 3 : at + 1]]
        canvas = boards.get(key).board(game[at])
        words = list(canvas.words)
        pasted.clear()
        marks = changes.marks(key, game[at], turns, spare=False)
        changes.paint(canvas, marks, boards.get(key).spaces(game[at]))
        for badge in pasted:
            beside += 1
            over = [word for word in words if apart(middle(badge), word) < changes.SPAN / 2 - 1]
            covered = max([covered, *(common(word, badge) / common(word, word) for word in over)])
            spaces = boards.get(key).spaces(game[at])
            stands += any(
                apart(middle(badge), space) < changes.BADGE / 2 - changes.SHRUNK for space in spaces
            )
    assert covered < 0.15, "no more than an empty corner of its box"
    assert beside
    assert not stands or key == "ishtar", "spaces fill the desert"


def middle(box: Box) -> tuple[float, float]:
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2


def apart(point: tuple[float, float], box: Box) -> float:
    """The px from a point to a box."""
    return dist(point, [min(max(at, box[i]), box[i + 2]) for i, at in enumerate(point)])


def common(box: Box, other: Box) -> int:
    """The area that two boxes have in common."""
    sides = (min(box[i + 2], other[i + 2]) - max(box[i], other[i]) for i in (0, 1))
    across, down = (max(0, side) for side in sides)
    return across * down


def test_a_piece_keeps_its_letter_beside_its_badge() -> None:
    after = position(with_cubes("R3a"))
    plain, marked = board(after), board(after)
    changes.paint(marked, changes.marks("yspahan", after, [Told(1, [placed("R3a")])]))
    x, y = MAP.at(city.CUBES[SHOP["R3a"]])
    cube = around((x, y - 4), 22)
    one, other = opened(plain.png()), opened(marked.png())
    assert shows_alike(one.crop(cube), other.crop(cube))


def test_places_of_one_turn_that_are_close_together_have_one_badge() -> None:
    boxes = [(left, 200, left + 60, 260) for left in (100, 240, 380, 700)]
    marks = [changes.Mark(1, 0, Place(box)) for box in boxes] + [changes.Mark(2, 1, Place(boxes[1]))]
    assert [(mark.number, mark.place.box) for mark in changes._badged(marks)] == [
        (1, boxes[0]),
        (1, boxes[3]),
        (2, boxes[1]),
    ]


def test_the_headline_has_number_token_and_name_of_each_turn() -> None:
    after = position(with_cubes("R3a"))
    for told, seats in (((1, 0, None, 1), {0, 1}), ((1,), {1}), ((None,), set()), ((0, 1) * 30, {0, 1})):
        canvas = board(replace(after, told=told))
        bar = headline.bar(canvas)
        shown = opened(canvas.png())
        assert {seat for seat in (0, 1) if shows(shown, bar, SEATS[seat].colour) > 1000} == seats
    one, other = (board(replace(after, told=(1,), names=("Mirela", name))) for name in ("Jonáš", "Daniel"))
    assert not shows_alike(opened(one.png()).crop(bar), opened(other.png()).crop(bar)), "names"


def test_an_arrow_shows_from_where_the_supervisor_came() -> None:
    def stand(state: State) -> None:
        state.supervisor = SPACE["S6"]

    went = Event("supervised", 1, (("dest", "S6"), ("start", "W2")))
    (mark,) = changes.marks("yspahan", position(stand), [Told(1, [went])])
    ends = mark.place.way[0], mark.place.way[-1]
    for end, code in zip(ends, ("W2", "S6"), strict=True):
        assert dist(end, MAP.at(city.SPACES[SPACE[code]])) < city.ROW
        assert dist(end, MAP.at(city.SPACES[SPACE[code]])) > text.CAPITAL / 2 * city.SPACE + changes.LINE, (
            "beside the code"
        )
    plain = opened(board(position(stand)).png())
    marked = opened(changes.picture("yspahan", position(stand), [Told(1, [went])]))
    corner = around(mark.place.way[1], 16)
    assert shows(marked, corner, SEATS[1].colour) > shows(plain, corner, SEATS[1].colour) + 50
    unknown = Event("supervised", 1, (("dest", "S6"),))
    (mark,) = changes.marks("yspahan", position(stand), [Told(1, [unknown])])
    assert not mark.place.way, "an event of an earlier version does not say that"


@pytest.mark.parametrize(
    ("begin", "dest"), [("S5", "E1"), ("W1", "N3"), ("N4", "W1"), ("E5", "S1"), ("W9", "E7")]
)
def test_an_arrow_ends_before_a_turn_that_lies_within_the_frame(begin: str, dest: str) -> None:
    def stand(state: State) -> None:
        state.supervisor = SPACE[dest]

    after = position(stand)
    went = Event("supervised", 1, (("dest", dest), ("start", begin)))
    (mark,) = changes.marks("yspahan", after, [Told(1, [went])])
    assert changes.outline(board(after), mark), "the arrow covers something"


def test_an_arrow_shows_that_a_cube_has_entered_a_temple_if_no_later_one_pushed_it_along() -> None:
    for cubes, entered in (([1], True), ([1, 0, 0], True), ([0, 1], False)):
        state = games.get("amyitis").setup(2, {}, Chance.seeded(1))
        state.temples[0] = cubes
        scene = Scene(games.get("amyitis").view(state, None), NAMES[:2])
        told = [Told(1, [Event("entered", 1, (("temple", "ishtar"),))])]
        if not entered:
            told.append(Told(0, [Event("entered", 0, (("temple", "ishtar"),))]))
        way = changes.marks("amyitis", scene, told)[0].place.way
        assert len(way) == (2 if entered else 0)
        assert not way or way[0][0] < way[1][0], "from the left"


def test_each_turn_has_its_number_in_the_colour_of_its_seat() -> None:
    shops = ("R8a", "B8f", "H8c")
    after = position(with_cubes(*shops))
    turns = [Told(seat, [placed(shop)]) for seat, shop in zip((0, 1, None), shops, strict=True)]
    picture, plain = opened(changes.picture("yspahan", after, turns)), opened(board(after).png())
    for shop, colour in zip(shops, (SEATS[0].colour, SEATS[1].colour, theme.SOFT), strict=True):
        place = around(MAP.at(city.HOUSES[SHOP[shop]]), 230)
        assert shows(picture, place, colour) > shows(plain, place, colour) + 400
    later = opened(changes.picture("yspahan", after, [Told(1, ()), *turns]))
    assert ImageChops.difference(picture, later).getbbox(), "the numbers are others"


GROUNDS = [
    SEATS[2].colour,
    SEATS[4].colour,
    theme.PAPER,
    theme.STONE,
    *(tint.pale for tint in theme.TINTS.values()),
]


@pytest.mark.parametrize("offset", range(4))
@pytest.mark.parametrize("seat", range(len(SEATS)))
def test_an_outline_stands_out_from_any_light_ground_on_a_phone(seat: int, offset: int) -> None:
    """In grey, in a picture of *What happened?* that is shown 264 px wide, wherever its pixels begin."""
    side, shown = 480, 480 * 264 // (parts.WIDE + 2 * theme.MARGIN)
    place = Place((150, 150, 450, 450), ((150, 150), (450, 150), (450, 450), (150, 450)))
    for ground in GROUNDS:
        canvas = Canvas.blank(boards.get("ishtar").GROUND, 600, 600)
        canvas.under(0, 0, 600, 600, ground)
        changes.outline(canvas, changes.Mark(1, seat, place))
        large = opened(canvas.png()).crop((60 + offset, 60, 60 + offset + side, 60 + side))
        small = large.resize((shown, shown), Image.Resampling.BOX)
        row = [small.getpixel((x, small.height // 2)) for x in range(small.width // 2)]
        tones = ["#" + "".join(f"{part:02X}" for part in tone) for tone in row if isinstance(tone, tuple)]
        assert max(colours.contrast(tone, ground) for tone in tones) >= 3, ground


@pytest.mark.parametrize("key", games.ALL)
def test_a_picture_of_what_happened_keeps_to_the_limits(key: str) -> None:
    game = scenes(key)
    for start, turns in ((2, 7), (30, 3), (len(game) - 8, 3)):
        steps = game[start + 1 : start + 1 + turns]
        bare = replace(steps[-1], last=())
        png = recap.picture(key, bare, [Told(i % 4, scene.last, scene.view) for i, scene in enumerate(steps)])
        image = Image.open(BytesIO(png))
        assert image.mode == "P"
        assert image.width in (theme.WIDTH, parts.WIDE + 2 * theme.MARGIN)
        assert len(png) <= MOST_BYTES


# The film


@pytest.fixture(scope="module")
def frames() -> list[bytes]:
    game = scenes()
    return [film.frame("yspahan", scene, turn, len(game) - 1) for turn, scene in enumerate(game)]


@pytest.mark.parametrize("key", games.ALL)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_frame_has_the_number_of_its_turn_where_the_board_shows_nothing(key: str, seats: int) -> None:
    game = scenes(key, seats)
    turns = (0, len(game) // 2, len(game) - 1)
    positions = [opened(boards.get(key).board(game[turn]).png(film.SHRINK)) for turn in turns]
    for turn in turns:
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
        for position in positions:
            assert shows_alike(bare.crop(difference), position.crop(difference)), "nothing is hidden"
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


@pytest.mark.parametrize("limit", [250_000, 150_000, 100_000])
def test_a_film_is_never_too_large(frames: list[bytes], limit: int) -> None:
    frames = frames[::-4][::-1]
    data, _ = film.film(frames, limit=limit)
    assert len(data) <= limit
    moving = Image.open(BytesIO(data))
    assert moving.width == 800
    *_, end = (shown.convert("RGB") for shown in ImageSequence.Iterator(moving))
    unlike = [sum(ImageStat.Stat(ImageChops.difference(end, opened(shown))).mean) for shown in frames]
    assert min(unlike) == unlike[-1], "it ends with the end"


def test_the_number_of_a_turn_is_legible_on_a_phone(monkeypatch: pytest.MonkeyPatch) -> None:
    """It stands on the border, where no board has anything."""
    said: list[tuple[str, int]] = []
    text = Canvas.text

    def noted(canvas: Canvas, x: float, y: float, words: str, size: int, *args: Any, **options: Any) -> int:
        said.extend([(words, size)] if y < theme.MARGIN else [])
        return text(canvas, x, y, words, size, *args, **options)

    monkeypatch.setattr(Canvas, "text", noted)
    canvas = Canvas.blank(boards.get("yspahan").GROUND, 300)
    film._number(canvas, 12, 345)
    assert [words for words, _ in said] == ["12", "/", "345"]
    assert all(size * 264 / theme.WIDTH >= 10 for _, size in said)
    assert film.SIZE * CAPITAL <= theme.MARGIN - 2 * film.LINE


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
        spots = product(range(chart.TOP - 9, chart.BOTTOM + 9), range(chart.RIGHT - 90, chart.RIGHT - 30))
        return next(y for y, x in spots if image.getpixel((x, y)) == rgb(SEATS[0].colour))

    assert top([(0, 0), (10, 20), (10, 20)]) > top([(0, 0), (19, 20), (19, 20)])


def test_what_the_last_turn_brought_is_told_apart() -> None:
    """Lines that all rise in the last turn do not hide one another to their ends."""
    scores = [*[(0, 0, 0)] * 20, (20, 12, 5)]
    image = opened(chart.chart("yspahan", NAMES[:3], scores, "en"))
    rows = round((chart.BOTTOM - chart.TOP) / 20)
    for seat, points in zip(SEATS[:3], scores[-1], strict=True):
        y = chart.BOTTOM - rows * points
        assert shows(image, (chart.RIGHT - 7, y - 8, chart.RIGHT + 7, y + 8), seat.colour) > 50


@pytest.mark.parametrize(
    "scores",
    [[(0, 0, 0)], [(0, 0, 0), (0, 0, 0)], [(0, 0, 0), (-7, 0, 3)], [(n, 2 * n, 321) for n in range(300)]],
)
def test_any_scores_can_be_charted(scores: list[tuple[int, ...]]) -> None:
    names = ("W" * 32, "🐫", "Ana")
    png = chart.chart("babylon", names, scores, "en")
    image = Image.open(BytesIO(png))
    assert (image.mode, image.size) == ("P", (theme.WIDTH, chart.HEIGHT))
