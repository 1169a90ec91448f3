"""Pictures of the worked examples of the rules: what a panel or a post would show, marked as right or wrong.

Owns the frames and signs. What is shown is what a game's board draws for a question or an event.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from PIL import Image, ImageDraw

from engine import games
from engine.core import Event
from engine.examples import Example, examples_of, stage
from render import boards, headline, recap
from render.caching import sprite
from render.canvas import Box, Canvas
from render.pen import Pen, resized
from render.scene import Scene
from render.theme import CLAY, GAP, INK, LEAF, MARGIN, PAPER, WHITE, rgb

NAMES = ("Ana", "Ben", "Cleo", "Dara", "Eli", "Fay")
WIDE = 800
"""px; the width of all examples of a page. Upright ones stand two in a row."""
LINE, SIGN, BAND = 10, 72, 84
"""px; of a frame, of the sign above it, and of the band for that."""
HEAD = MARGIN + headline.HEIGHT
"""px; of the headline of a picture, which is left out."""
LEAST = (760, 400)
"""px; the smallest part of a board that is shown around what has happened."""
ROOM = 120
"""px; shown around what has happened."""
COLOURS = {"right": LEAF, "wrong": CLAY, "shown": INK}
"""The colour of a frame; the sign says the same."""


@lru_cache(maxsize=16)
def page(key: str, number: int, lang: str) -> bytes | None:
    """Return the examples of a page of the rules, one below the other, as PNG bytes; None without any."""
    shown = [example for example in examples_of(games.get(key)) if example.page == number]
    if not shown:
        return None
    parts = [_part(key, example, lang) for example in shown]
    columns = 1 if len(parts) == 1 or any(part.width > part.height for part in parts) else 2
    wide = (WIDE - GAP * (columns - 1)) // columns
    framed = [
        _framed(key, number, example.verdict, part, wide)
        for number, (example, part) in enumerate(zip(shown, parts, strict=True), 1)
    ]
    rows = [framed[first : first + columns] for first in range(0, len(framed), columns)]
    heights = [max(part.height for part in row) + GAP for row in rows]
    ground = boards.get(key).GROUND
    canvas = Canvas(ground, Image.new("RGB", (WIDE + 2 * GAP, sum(heights)), ground.tile))
    for number, row in enumerate(rows):
        for place, part in enumerate(row):
            canvas.image.paste(part, (GAP + place * (wide + GAP), sum(heights[:number])))
    return canvas.png()


def _framed(key: str, number: int, verdict: str, part: Image.Image, wide: int) -> Image.Image:
    """Return the part of an example `wide` px wide, in a frame below its number and verdict."""
    part = resized(part, wide, part.height * wide // part.width, Image.Resampling.LANCZOS)
    ground, sign = boards.get(key).GROUND, _sign(number, verdict, SIGN)
    canvas = Canvas(ground, Image.new("RGB", (wide, BAND + part.height), ground.tile))
    canvas.paste(sign, sign.width / 2, BAND / 2)
    canvas.image.paste(part, (0, BAND))
    box = (0, BAND, wide - 1, BAND + part.height - 1)
    ImageDraw.Draw(canvas.image).rectangle(box, None, rgb(COLOURS[verdict]), LINE)
    return canvas.image


def _part(key: str, example: Example, lang: str) -> Image.Image:
    """Return what is seen of an example: a question with the move, or the place where something happened."""
    game, board, made = games.get(key), boards.get(key), stage(games.get(key), example)
    names = NAMES[: example.start.seats]
    choices = made.move or (() if example.move else tuple(game.legal_actions(made.state, made.seat)))
    view = game.view(made.state, made.seat)
    places = [(action, 1) for action in made.move if game.verbs[action.verb].place]
    scene = Scene(view, names, (made.seat,), choices=choices, numbered=tuple(places), lang=lang)
    if choices and not made.at:
        canvas = board.detail(scene) if board.about(scene) != "board" else None
        return (canvas or board.board(scene)).image
    if not made.at:
        scene = replace(scene, last=made.events)
    return _seen(key, scene, made.at or made.events)


def _seen(key: str, scene: Scene, events: tuple[Event, ...]) -> Image.Image:
    """Return where events can be seen: a card by itself, or a part of the board; without a place there, the
    second picture, or the whole board.
    """
    board = boards.get(key)
    places = [place for place in board.places(scene, events) if place]
    if any(place.card for place in places):
        return recap.seen(key, scene, events).image
    canvas = (None if places else board.detail(scene)) or board.board(scene)
    if not places:
        return canvas.image
    return canvas.image.crop(_around(canvas.size, [place.box for place in places]))


def _around(whole: tuple[int, int], boxes: Sequence[Box]) -> Box:
    """Return the part of a board of this width and height with these boxes and some room around them."""
    width, height = whole
    spans: list[tuple[int, int]] = []
    for low, high, least, most in (
        (min(box[0] for box in boxes), max(box[2] for box in boxes), LEAST[0], width),
        (min(box[1] for box in boxes), max(box[3] for box in boxes), LEAST[1], height),
    ):
        first = HEAD if spans else MARGIN
        size = min(max(high - low + 2 * ROOM, least), most - MARGIN - first)
        start = min(max((low + high - size) // 2, first), most - MARGIN - size)
        spans.append((start, start + size))
    (left, right), (top, bottom) = spans
    return left, top, right, bottom


@sprite
def _sign(number: int, verdict: str, size: int) -> Image.Image:
    """Return the number of an example, with a tick if it is right and a cross if it is wrong."""
    pen = Pen(200 if verdict != "shown" else 100, 100, size / 100)
    pen.circle(50, 50, 44, INK, PAPER, 7)
    pen.text(50, 51, str(number), 62, PAPER)
    if verdict != "shown":
        pen.circle(146, 50, 44, COLOURS[verdict], PAPER, 7)
        for line in (
            ([(124, 52), (140, 68), (170, 34)],)
            if verdict == "right"
            else (
                [(128, 32), (164, 68)],
                [(164, 32), (128, 68)],
            )
        ):
            pen.line(line, WHITE, 13)
    return pen.sheet()
