"""The open tree cards, the tile in hand and the six stacks, beside and below the desert of Ishtar.

Knows the state and the printed data. The carpet itself, with the skills, is another picture.
"""

from __future__ import annotations

from engine.games.ishtar.state import NONE, TREES, State
from locales import texts
from render import sprites
from render.boards.ishtar import art, carpet
from render.boards.ishtar.plan import Plan
from render.canvas import Box, Canvas
from render.scene import Scene
from render.theme import DRAFT, LAST, PAPER, SHADE, STONE


def draw(canvas: Canvas, scene: Scene, where: Plan) -> None:
    """Draw what is on offer, and frames around what has just been turned up."""
    state: State = scene.view.state
    words = texts(scene.lang)
    prices = carpet.prices(state)
    for number, box in enumerate(where.stacks):
        carpet.stack(canvas, state, number, box, prices, words)
    for tree, box in zip(state.row, where.offers, strict=False):
        _card(canvas, box, tree)
    if state.tile != NONE:
        _in_hand(canvas, where.offers[-1], state.tile)
    for events, colour, dashed in ((scene.last, LAST, False), (scene.draft, DRAFT, True)):
        for number, at in carpet.turned_up(state, events):
            carpet.frame(canvas, where.offers[at] if number == NONE else where.stacks[number], colour, dashed)


def _card(canvas: Canvas, box: Box, tree: int) -> None:
    """Draw what a tree card costs and brings, or the gap where one was."""
    left, top, right, bottom = box
    if tree == NONE:
        canvas.box(*box, SHADE, 18, STONE, 2)
        return
    _, price, points = TREES[tree]
    canvas.box(*box, PAPER, 18, STONE, 3)
    count = sum(price)
    step = min(42, (right - left - 66) // max(1, count - 1))
    canvas.paste(art.tree(tree, bottom - top - 8), left + 50, (top + bottom) / 2)
    canvas.paste(sprites.points(70, str(points)), right - 44, top + 37)
    carpet.gems(canvas, right - 30 - step * (count - 1) / 2, bottom - 26, price, step)


def _in_hand(canvas: Canvas, box: Box, tile: int) -> None:
    """Draw the tile that is being placed."""
    left, top, right, bottom = box
    canvas.box(*box, PAPER, 18, STONE, 3)
    canvas.paste(art.tile(tile, 0, carpet.fitting(tile, right - left - 16, bottom - top - 12)),
                 (left + right) / 2, (top + bottom) / 2)  # fmt: skip
