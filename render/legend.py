"""The legend of a game: its pictures after some turns, with numbers on what the texts explain; and parts of
these pictures for the pages of the rules.

Owns the example position and the look of the numbers. Each game's board says where they stand and which part
belongs to a page.
"""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from engine import games
from engine.chance import Chance
from engine.core import Event
from render import boards
from render.canvas import Canvas
from render.scene import Scene
from render.theme import GAP, INK, PAPER, rgb

SEATS, MOVES, SEED = 3, 40, 3
"""The example: 40 random moves of a game of three, or of as few as can play, that is the same each time."""
NAMES = ("Ana", "Ben", "Cleo", "Dara", "Eli", "Fay")
RADIUS, RIM, SIZE = 34, 5, 46
"""px; of a number's disc, its rim, and its digit."""


@lru_cache(maxsize=16)
def legend(key: str, page: int, lang: str) -> bytes:
    """Return a picture with its numbers as PNG bytes: page 1 is the board, page 2 the second picture."""
    pages = boards.get(key).LEGEND
    canvas = _drawn(key, "detail" if page > 1 else "board", lang)
    first = 1 + sum(len(before) for before in pages[: page - 1])
    for number, (x, y) in enumerate(pages[page - 1], first):
        _mark(canvas, x, y, number)
    return canvas.png()


@lru_cache(maxsize=32)
def rules(key: str, page: int, lang: str) -> bytes | None:
    """Return the parts of the example that a page of the rules shows, one below the other, or None."""
    regions = boards.get(key).RULES.get(page, ())
    if not regions:
        return None
    parts = [_drawn(key, picture, lang).image.crop(box) for picture, box in regions]
    size = max(part.width for part in parts) + 2 * GAP, sum(part.height + GAP for part in parts) + GAP
    ground = boards.get(key).GROUND
    canvas, top = Canvas(ground, Image.new("RGB", size, ground.tile)), GAP
    for part in parts:
        canvas.image.paste(part, (GAP, top))
        top += part.height + GAP
    return canvas.png()


def _drawn(key: str, picture: boards.Picture, lang: str) -> Canvas:
    board, scene = boards.get(key), _example(key, lang)
    canvas = board.detail(scene) if picture == "detail" else None
    return canvas or board.board(scene)


def _example(key: str, lang: str) -> Scene:
    game, chance, pick = games.get(key), Chance.seeded(SEED), Chance.seeded(SEED + 1)
    seats = SEATS if SEATS in game.seats else game.seats[0]
    state, last = game.setup(seats, {}, chance), list[Event]()
    for _ in range(MOVES):
        if not (asked := game.pending(state)):
            break
        seat = asked[0].seat
        last = game.play(state, seat, pick.pick(game.legal_actions(state, seat)), chance)
    active = tuple(decision.seat for decision in game.pending(state))
    return Scene(view=game.view(state, None), names=NAMES[:seats], active=active, last=tuple(last), lang=lang)


def _mark(canvas: Canvas, x: int, y: int, number: int) -> None:
    box = (x - RADIUS, y - RADIUS, x + RADIUS, y + RADIUS)
    ImageDraw.Draw(canvas.image).ellipse(box, rgb(INK), rgb(PAPER), RIM)
    canvas.text(x, y, str(number), SIZE, PAPER, align=0.5)
