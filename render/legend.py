"""The legend of a game: the picture of a board after some turns, with numbers on what the texts explain.

Owns the example position and the look of the numbers. Where they stand, each game's board says.
"""

from __future__ import annotations

from functools import lru_cache

from PIL import ImageDraw

from engine import games
from engine.chance import Chance
from engine.core import Event
from render import boards
from render.canvas import Canvas
from render.scene import Scene
from render.theme import INK, PAPER, rgb

SEATS, MOVES, SEED = 3, 40, 3
"""The example: so many random moves of a game that is the same each time."""
NAMES = ("Ana", "Ben", "Cleo")
RADIUS, RIM, SIZE = 34, 5, 46
"""px; of a number's disc, its rim, and its digit."""


@lru_cache(maxsize=16)
def legend(key: str, lang: str) -> bytes:
    """Return the numbered board as PNG bytes."""
    board = boards.get(key)
    canvas = board.board(_example(key, lang))
    for number, (x, y) in enumerate(board.LEGEND, 1):
        _mark(canvas, x, y, number)
    return canvas.png()


def _example(key: str, lang: str) -> Scene:
    game, chance, pick = games.get(key), Chance.seeded(SEED), Chance.seeded(SEED + 1)
    state, last = game.setup(SEATS, {}, chance), list[Event]()
    for _ in range(MOVES):
        seat = game.pending(state)[0].seat
        last = game.apply(state, seat, pick.pick(game.legal_actions(state, seat)), chance)
    active = tuple(decision.seat for decision in game.pending(state))
    return Scene(view=game.view(state, None), names=NAMES, active=active, last=tuple(last), lang=lang)


def _mark(canvas: Canvas, x: int, y: int, number: int) -> None:
    box = (x - RADIUS, y - RADIUS, x + RADIUS, y + RADIUS)
    ImageDraw.Draw(canvas.image).ellipse(box, rgb(INK), rgb(PAPER), RIM)
    canvas.text(x, y, str(number), SIZE, PAPER, align=0.5)
