"""Turns that move on the board: pieces fall into place or go along their way, and the rest follows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from io import BytesIO
from itertools import pairwise

import pytest
from PIL import Image, ImageChops, ImageDraw, ImageSequence, ImageStat, features

from engine import games
from engine.core import Event
from render import boards, film, motion
from render.canvas import Box, Canvas
from render.motion import BAR, HEIGHT, WIDTH, Move, Shot
from tests.pictures import milliseconds, opened
from tests.turns import scenes

SIDE = 60
"""px of a piece."""
DARK = 90
"""Pixels of a piece are darker than this, its ground is not."""
THERE = (500, 300)
"""Where a piece comes to, in px from the upper left corner of the board."""


def drawn(*corners: tuple[int, int]) -> bytes:
    """An empty board with pieces at these corners."""
    image = Image.new("RGB", (WIDTH, HEIGHT), "white")
    for x, y in corners:
        ImageDraw.Draw(image).rectangle((x, y, x + SIDE - 1, y + SIDE - 1), "black")
    return Canvas(boards.get("ishtar").GROUND, image).png()


def square(x: int, y: int) -> Sequence[tuple[int, int]]:
    return (x, y), (x + SIDE, y), (x + SIDE, y + SIDE), (x, y + SIDE)


def shot(before: bytes, after: bytes, *moves: Move) -> Shot:
    bar = Canvas.blank(boards.get("ishtar").GROUND, BAR, WIDTH).png()
    return Shot(bar, before, after, after, moves)


def seen(shown: Shot) -> list[Box]:
    """Where pieces are in each frame, the first one left out."""
    moving = Image.open(BytesIO(motion.film([shown])[0]))
    found: list[Box] = []
    for frame in ImageSequence.Iterator(moving):
        board = frame.convert("L").crop((0, BAR, WIDTH, BAR + HEIGHT))
        found.append(board.point([255 * (value < DARK) for value in range(256)]).getbbox() or (0, 0, 0, 0))
    return found[1:]


def test_a_piece_goes_along_its_way_and_leaves_where_it_was() -> None:
    start = (100, 100)
    way = [(x + SIDE / 2, y + SIDE / 2) for x, y in (start, (500, 100), THERE)]
    places = seen(shot(drawn(start), drawn(THERE), Move([square(*THERE)], way)))
    assert places[0][:2] == pytest.approx(start, abs=4)
    assert places[-1][:2] == pytest.approx(THERE, abs=4)
    assert all(right - left < SIDE + 10 for left, _, right, _ in places), "it is in one place at a time"
    assert [place[0] for place in places] == sorted(place[0] for place in places)
    across = [place for place in places if place[0] < 480]
    assert len(across) > 2
    assert all(place[1] == pytest.approx(100, abs=4) for place in across), "it goes round the corner"


def test_a_piece_that_came_from_nowhere_falls_into_its_place() -> None:
    places = seen(shot(drawn(), drawn(THERE), Move([square(*THERE)], ())))
    assert places[0] == (0, 0, 0, 0)
    falling = [top for _, top, _, bottom in places if bottom]
    assert falling == sorted(falling)
    assert THERE[1] - motion.FALL < falling[0] < falling[-1] == pytest.approx(THERE[1], abs=4)


def test_pieces_come_one_after_the_other() -> None:
    corners = [(100 + 2 * SIDE * number, 300) for number in range(3)]
    places = seen(shot(drawn(), drawn(*corners), *(Move([square(*corner)], ()) for corner in corners)))
    arrived = [next(at for at, place in enumerate(places) if place[2] > x + SIDE - 10) for x, _ in corners]
    assert arrived == sorted(set(arrived))


def test_what_has_no_place_of_its_own_changes_last() -> None:
    places = seen(shot(drawn((600, 100)), drawn(THERE), Move([square(*THERE)], ())))
    together = [at for at, place in enumerate(places) if place[2] == pytest.approx(600 + SIDE, abs=4)]
    assert len(together) >= motion.MOVING, "what the turn took away is there until the piece has come"
    assert places[-1][:2] == pytest.approx(THERE, abs=4)


@pytest.mark.parametrize("ending", ["webp", "gif"])
@pytest.mark.parametrize("key", games.ALL)
def test_a_turn_moves_on_its_board(key: str, ending: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if ending == "gif":
        monkeypatch.setattr(features, "check", lambda feature: False)
    game = scenes(key, 2)
    turns = pairwise(game[20:])
    shown = next(found for before, after in turns if (found := motion.shots(key, before, after, 0)))
    data, made = motion.film(shown)
    assert made == ending
    assert len(data) <= film.LIMIT
    moving = Image.open(BytesIO(data))
    assert moving.size == (WIDTH, BAR + HEIGHT)
    assert milliseconds(moving)[-1] >= motion.LAST
    frames = [frame.convert("RGB") for frame in ImageSequence.Iterator(moving)]
    assert unlike(frames[0], frames[-1]) == 0, "it can stand for the whole"
    told = opened(shown[-1].told)
    assert ending == "gif" or unlike(frames[-1].crop((0, BAR, WIDTH, BAR + HEIGHT)), told) == 0
    assert max(unlike(frames[0], frame) for frame in frames) > 0.1, "something moves"


def unlike(one: Image.Image, other: Image.Image) -> float:
    return sum(ImageStat.Stat(ImageChops.difference(one, other)).mean)


def test_a_turn_that_leaves_no_trace_has_no_shots() -> None:
    before, after = scenes(seats=2)[40:42]
    assert motion.shots("yspahan", before, replace(after, last=()), 0) == ()
    nothing = Event("day", None, (("day", 3),))
    assert motion.shots("yspahan", before, replace(after, last=(nothing,)), None) == ()


def test_a_film_stops_when_nobody_waits_for_it() -> None:
    with pytest.raises(film.Stopped):
        motion.film([shot(drawn(), drawn(THERE), Move([square(*THERE)], ()))], lambda: True)
