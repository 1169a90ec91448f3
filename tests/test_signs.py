"""What all pictures have in common: signs that mean the same everywhere, words that are legible on a phone,
pieces that colour-blind people can distinguish, up to six seats, numbered places, and which picture is shown.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from itertools import combinations
from math import hypot
from random import Random
from typing import Any

import pytest
from PIL import Image

from engine import games
from engine.chance import Chance
from engine.core import Action, Event
from engine.games.yspahan.city import SHOP, SOUKS
from engine.games.yspahan.state import FLOORS, NOBODY
from render import boards, box, changes, chart, film, numbers, panels, pictures, sprites, text, theme
from render.boards.ishtar import art as ishtar
from render.boards.ishtar.ground import HEDGE, JEWELS, MEADOW, PETAL
from render.boards.yspahan import MAP, TOWER, city, sides
from render.canvas import Canvas
from render.pen import Point
from render.scene import Scene
from tests.colours import VISIONS, distance, seen, too_near
from tests.pictures import NAMES, calls, opened, same
from tests.words import CODE, recording
from tests.yspahan.scenes import supervising, week_over

SIX = ("Mirela", "Jonáš", "Władysława Żółć-Příšerně", "Daniel", "Ester", "Ömer")


@cache
def playing(key: str) -> tuple[Scene, ...]:
    """Some positions of a game with the largest number of players, as the seat that is asked sees them."""
    game = games.get(key)
    seats = game.seats[-1]
    chance, pick = Chance.seeded(4), Chance.seeded(5)
    state = game.setup(seats, {}, chance)
    found: list[Scene] = []
    for move in range(150):
        asked = game.pending(state)
        if not asked:
            break
        seat = asked[0].seat
        offered = game.legal_actions(state, seat)
        if move % 9 == 3:
            copy = game.view(state, seat)
            found.append(Scene(copy, (*NAMES, *SIX[4:])[:seats], (seat,), choices=tuple(offered)))
        game.play(state, seat, pick.pick(offered), chance)
    return tuple(found)


def by_verb(key: str) -> Iterator[Scene]:
    """The same positions with the choices of one verb at a time, as a panel asks for them."""
    for scene in playing(key):
        for verb in dict.fromkeys(action.verb for action in scene.choices):
            yield replace(scene, choices=tuple(a for a in scene.choices if a.verb == verb))


# The same sign means the same in all games

START_PLAYER = {"amyitis", "babylon", "ishtar", "yspahan"}
"""Games in which somebody is start player."""


@pytest.mark.parametrize("key", games.ALL)
def test_the_arrow_is_whose_turn_it_is_and_the_pennant_who_begins(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []

    def count(name: str, draw: Callable[..., Image.Image]) -> None:
        def counted(*args: Any) -> Image.Image:
            drawn.append(name if theme.GOLD in args or name == "first" else "another arrow")
            return draw(*args)

        monkeypatch.setattr(sprites, name, counted)

    count("pointer", sprites.pointer)
    count("first", sprites.first)
    for scene in playing(key):
        drawn.clear()
        pictures.board(key, replace(scene, choices=()))
        assert drawn.count("pointer") == 1
        assert drawn.count("first") == (key in START_PLAYER)


@pytest.mark.parametrize("key", ["yspahan", "babylon"])
def test_the_last_board_crowns_each_winner_in_the_headline_and_at_the_name(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = calls(monkeypatch, sprites, "crown")
    for scene in finished(key):
        drawn.clear()
        outcome = games.get(key).outcome(scene.view.state)
        assert outcome
        pictures.board(key, scene)
        assert len(drawn) == 1 + outcome.ranks.count(1)
    drawn.clear()
    pictures.board(key, playing(key)[0])
    assert drawn == []


def test_a_player_who_has_passed_keeps_the_colour() -> None:
    for seat, look in enumerate(theme.SEATS):
        colours = {colour for _, colour in sprites.token(seat, 60, done=True).getcolors(3600) or ()}
        assert (*theme.rgb(look.colour), 255) in colours
        assert sprites.token(seat, 60, done=True) != sprites.token(seat, 60)


# Words


@cache
def finished(key: str) -> tuple[Scene, ...]:
    """The end of a game with each number of players, after its last turn."""
    game = games.get(key)
    found: list[Scene] = []
    for seats in game.seats:
        state, chance, rng = game.setup(seats, {}, Chance.seeded(seats)), Chance.seeded(seats), Random(seats)
        last: list[Event] = []
        while asked := game.pending(state):
            seat = asked[0].seat
            last = game.play(state, seat, game.sample(state, seat, rng), chance)
        found.append(Scene(game.view(state, 0), (*NAMES, *SIX[4:])[:seats], last=tuple(last)))
    return tuple(found)


def narrowed(scene: Scene) -> Scene:
    """The same position when the panel asks for the rest of an action that begins as the first one."""
    first = scene.choices[0].args[:1]
    return replace(scene, choices=tuple(action for action in scene.choices if action.args[:1] == first))


@pytest.mark.parametrize("key", games.ALL)
def test_every_word_can_be_read_on_a_phone(key: str) -> None:
    """Of a picture shown 550 px wide, that is: no text below 32 px of 1600, on sprites neither.

    Codes of places may have 28 px where every panel shows those that its question is about enlarged.
    """
    sizes: dict[str, float] = {}
    asked = list(by_verb(key))[::4]
    steps = [replace(scene, choices=()) for scene in playing(key)]
    turns = [
        changes.Told(seat, scene.last) for seat, scene in zip((None, *range(6)), steps[::-1], strict=False)
    ]
    with recording() as recorder:
        drawn = boards.get(key)
        for scene in (*playing(key)[::3], *asked, *map(narrowed, asked), *finished(key)):
            for picture in (drawn.board(scene), drawn.detail(scene), drawn.hand(scene)):
                for said in recorder.of(picture) if picture else ():
                    sizes[said.text] = min(said.size, sizes.get(said.text, said.size))
        found = changes.marks(key, steps[0], turns)
        canvas = drawn.board(steps[0])
        changes.paint(canvas, found)
        sizes |= {said.text: said.size for said in recorder.of(canvas) if said.size < text.LEAST}
    assert len(sizes) > 10
    small = {content: size for content, size in sizes.items() if size < text.LEAST - 0.5}
    quiet = {content for content, size in small.items() if CODE.fullmatch(content) and size >= theme.CODE}
    assert {content: size for content, size in small.items() if content not in quiet} == {}


# Colours of drawn things


def pixel(sprite: Image.Image, x: float, y: float) -> str:
    """The colour at a point, given from the middle in hundredths of the width of the sprite."""
    unit = sprite.width / 104
    at = round(sprite.width / 2 + x * unit), round(sprite.height / 2 + y * unit)
    value = sprite.getpixel(at)
    assert isinstance(value, tuple)
    return "#" + "".join(f"{part:02X}" for part in value[:3])


def test_flowers_stand_out_from_their_ground_for_every_eye() -> None:
    drawn = ishtar.garden(112, 1)
    petal, ground = pixel(drawn, 0, -13), pixel(drawn, 0, -40)
    assert (petal, ground) == (PETAL, MEADOW)
    grass = pixel(ishtar.garden(112, 0), 0, -40)
    for vision in VISIONS:
        lights = [seen(colour, vision)[0] for colour in (petal, grass, ground)]
        assert lights[2] - lights[0] > 35, vision
        assert lights[1] - lights[0] > 20, vision
        assert distance(ground, grass, vision) > 15, vision
    assert seen("#A9D07C", "deutan")[0] - seen("#F07FAE", "deutan")[0] < 20, "pink on light green must fail"


def test_a_garden_is_not_outlined_in_the_colour_of_a_player() -> None:
    seats = theme.SEATS[: games.get("ishtar").seats[-1]]
    assert too_near([(HEDGE, seat.colour) for seat in seats], 18) == []
    assert too_near([(JEWELS[1], seat.colour) for seat in seats], 18), "the red of gems must fail"


# Six seats


def test_six_seats_look_different() -> None:
    assert len(theme.SEATS) == 6
    drawn = [sprites.token(seat, 46).getchannel("a").tobytes() for seat in range(6)]
    assert len(set(drawn)) == 6, "six outlines"
    for a, b in combinations(range(6), 2):
        one, other = sprites.token(a, 46), sprites.token(b, 46)
        assert one.tobytes() != other.tobytes()


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("size", [(478, 366), (620, 342), (840, 480)])
def test_the_table_of_players_keeps_to_its_place(seats: int, size: tuple[int, int]) -> None:
    under = Canvas.blank(boards.get("yspahan").GROUND, 700)
    before = under.image.copy()
    left, top = 300, 150
    region = (left, top, left + size[0], top + size[1])
    icons = sprites.coin(36), sprites.camel(40), sprites.card(36)
    rows = [
        panels.Row(SIX[seat], 100 + seat, [(icon, 12) for icon in icons], active=seat == 1)
        for seat in range(seats)
    ]
    panels.players(under, region, rows)
    outside = under.image.copy()
    outside.paste(before.crop(region), region[:2])
    assert outside.tobytes() == before.tobytes()


@pytest.mark.parametrize("key", games.ALL)
def test_a_cover_has_room_for_six(key: str) -> None:
    for count in (0, 2, 6):
        image = opened(pictures.cover(key, SIX[:count], 6))
        assert image.size == (theme.WIDTH, box.HEIGHT)
        assert image.crop((0, 0, theme.MARGIN - 14, box.HEIGHT)).tobytes() == (
            opened(pictures.cover(key, (), 2)).crop((0, 0, theme.MARGIN - 14, box.HEIGHT)).tobytes()
        )


def test_a_chart_has_room_for_six_names_one_below_the_other() -> None:
    scores = [[turn * (seat % 2) // 3 for seat in range(6)] for turn in range(40)]
    png = chart.chart("yspahan", SIX, scores, "en")
    image = opened(png)
    for seat in theme.SEATS:
        region = image.crop((chart.RIGHT + 50, 0, chart.RIGHT + 120, chart.HEIGHT))
        colours = {colour for _, colour in region.getcolors(100_000) or ()}
        assert theme.rgb(seat.colour) in colours, seat.letter


def test_a_film_of_six_players() -> None:
    ground = boards.get("yspahan").GROUND
    covers = [
        pictures.box.cover("yspahan", ground, lambda _: None, list, SIX[:count], 6, "en")
        for count in (2, 4, 6)
    ]
    frames = [cover.png(film.SHRINK) for cover in covers]
    data, ending = film.film(frames)
    assert data
    assert ending in ("webp", "gif")


# One picture for a question


@pytest.mark.parametrize("key", games.ALL)
def test_a_question_is_about_a_picture_that_there_is(key: str) -> None:
    about: set[str] = set()
    for scene in by_verb(key):
        about.add(pictures.about(key, scene))
        if pictures.about(key, scene) != "board":
            assert same(pictures.asked(key, scene), pictures.detail(key, scene))
        else:
            assert same(pictures.asked(key, scene), pictures.board(key, scene))
    assert about
    assert pictures.has_detail(key) or "detail" not in about
    for scene in playing(key):
        assert pictures.about(key, replace(scene, choices=())) == "board", "nothing is asked"


# Numbered places

PLACED = {
    "yspahan": {"take", "place", "supervise", "build", "put"},
    "amyitis": {"field", "temple", "irrigate", "plant", "caravan", "hire"},
    "ishtar": {"take", "place", "skill"},
    "babylon": {"rm", "take", "build", "keep", "deco"},
}


@pytest.mark.parametrize("key", games.ALL)
def test_every_numbered_action_has_its_number_on_the_picture(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: dict[int, Point] = {}
    tried: set[str] = set()
    placed = PLACED.get(key, {name for name, verb in games.get(key).verbs.items() if verb.place})
    paste = numbers.sprites.badge

    badges: list[Image.Image] = []
    original = Canvas.paste

    def recorded(self: Canvas, sprite: Image.Image, x: float, y: float) -> None:
        for number, badge in enumerate(badges):
            if sprite is badge:
                drawn[number] = x, y
        original(self, sprite, x, y)

    monkeypatch.setattr(Canvas, "paste", recorded)
    monkeypatch.setattr(sprites, "badge", lambda size, number: badges[number])
    for scene in by_verb(key):
        verb = scene.choices[0].verb
        if verb not in placed:
            continue
        few = few_of(scene.choices)
        badges[:] = [paste(60, number) for number in range(len(few) + 1)]
        drawn.clear()
        pictures.asked(key, replace(scene, numbered=tuple((a, n) for n, a in enumerate(few, 1))))
        assert sorted(drawn) == list(range(1, len(few) + 1)), verb
        for one, other in combinations(drawn.values(), 2):
            assert hypot(one[0] - other[0], one[1] - other[1]) > 24, verb
        tried.add(verb)
    assert tried >= placed - {"put", "keep", "skill", "rm", "plant"}


NUMBERED = 12
"""The most places that a panel numbers at once."""


def few_of(choices: tuple[Action, ...]) -> tuple[Action, ...]:
    return choices[:: max(1, len(choices) // NUMBERED + 1)][:NUMBERED]


def test_badges_do_not_cover_each_other_when_they_share_a_place() -> None:
    class Board(Canvas):
        def paste(self, sprite: Image.Image, x: float, y: float) -> None:
            spots.append((x, y))

    spots: list[Point] = []
    numbers.badges(Board("yspahan", Image.new("RGB", (800, 600))), [((400, 300), n) for n in range(1, 9)])
    assert spots[0] == (400, 300)
    assert all(hypot(a[0] - b[0], a[1] - b[1]) >= 40 for a, b in combinations(spots, 2))


def test_badges_of_one_floor_stand_side_by_side_at_its_gate(monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[tuple[Point, int]] = []
    monkeypatch.setattr(numbers, "badges", lambda _canvas, numbered, _size: found.extend(numbered))
    moves = [Action("take", ("chest", "")), Action("draw", ("chest",)), Action("take", ("gold", ""))]
    numbered = tuple((action, number) for number, action in enumerate(moves, 1))
    pictures.board("yspahan", replace(supervising(), choices=(), numbered=numbered))
    (first, second, other) = (point for point, _ in found)
    assert first[1] == second[1]
    assert first[0] - second[0] >= 50
    for floor, points in (("chest", (first, second)), ("gold", (other,))):
        left, top, right, bottom = sides.gate_box(TOWER, FLOORS.index(floor))
        assert all(left < x < right and top < y < bottom for x, y in points)


# The end of a week


def test_the_end_of_a_week_shows_the_souks_that_were_scored_faded() -> None:
    scene = week_over()
    scored, empty = (opened(pictures.board("yspahan", s)) for s in (scene, replace(scene, last=())))
    for souk, seat in (("R8", 2), ("V12", 1), ("B4", 0)):
        x, y = MAP.at(city.HOUSES[SHOP[f"{souk}a"]])
        at = round(x) - 14, round(y) - 12 if seat != 1 else round(y) - 8
        colour = theme.rgb(theme.SEATS[seat].colour)
        near, before = (
            [picture.getpixel((at[0] + dx, at[1])) for dx in range(28)] for picture in (scored, empty)
        )
        assert near != before, souk
        assert colour not in near, f"{souk}: nothing stands there"
    ending = opened(pictures.board("yspahan", replace(scene, last=(), draft=scene.last)))
    for souk in ("R8", "V12", "B4"):
        x, y = (round(part) for part in MAP.at(city.PLATES[SOUKS.index(souk)]))
        region = (x - 20, y - 20, x + 20, y + 20)
        assert ending.crop(region).tobytes() == scored.crop(region).tobytes(), "in a draft that ends it"
    state = scene.view.state
    state.shops[SHOP["H4a"]] = 3
    placed = opened(pictures.board("yspahan", scene))
    x, y = (round(part) for part in MAP.at(city.HOUSES[SHOP["R8a"]]))
    region = (x - 20, y - 34, x + 20, y + 6)
    assert placed.crop(region).tobytes() == empty.crop(region).tobytes(), "the next week has begun"
    assert state.shops.count(NOBODY) == len(state.shops) - 1


@pytest.mark.parametrize("size", [62, 96, 172])
@pytest.mark.parametrize("seat", range(len(theme.SEATS)))
def test_marks_of_seats_are_whole(seat: int, size: int) -> None:
    """No side of the sheet cuts them off."""
    shape = sprites.token(seat, size).getchannel(3)
    ends = size - 1
    for side in ((0, 0, size, 1), (0, ends, size, size), (0, 0, 1, size), (ends, 0, size, size)):
        assert max(shape.crop(side).tobytes()) < 160
