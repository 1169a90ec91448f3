"""The stacks and the open tree cards in two rows, below the desert while somebody is asked for a tile.

Knows the state and the printed data. The carpet itself, with the skills, is another picture.
"""

from __future__ import annotations

from engine.games.ishtar.state import NONE, STACKS, TREES, State
from locales import texts
from render import sprites
from render.boards.ishtar import art, carpet
from render.canvas import Box, Canvas
from render.scene import Scene
from render.theme import DRAFT, GAP, LAST, MARGIN, PAPER, SHADE, STONE, WIDTH

STACK, CARD = 194, 158
"""px; the heights of both rows."""
HEIGHT = STACK + GAP + CARD + GAP
"""px; what the strip adds to the picture."""


def draw(canvas: Canvas, scene: Scene, top: int) -> None:
    """Draw the strip, and frames around what has just been turned up."""
    state: State = scene.view.state
    words = texts(scene.lang)
    prices = carpet.prices(state)
    for number in range(STACKS):
        carpet.stack(canvas, state, number, stack_box(number, top), prices, words)
    for place, tree in enumerate(state.row):
        _card(canvas, card_box(len(state.row), place, top), tree)
    for events, colour, dashed in ((scene.last, LAST, False), (scene.draft, DRAFT, True)):
        for number, place in carpet.turned_up(state, events):
            box = card_box(len(state.row), place, top) if number == NONE else stack_box(number, top)
            carpet.frame(canvas, box, colour, dashed)


def stack_box(number: int, top: int) -> Box:
    return _box(STACKS, number, top + GAP, STACK - GAP)


def card_box(cards: int, place: int, top: int) -> Box:
    return _box(cards, place, top + STACK + GAP, CARD)


def _box(count: int, number: int, top: int, height: int) -> Box:
    width = (WIDTH - 2 * MARGIN - (count - 1) * GAP) // count
    left = MARGIN + number * (width + GAP)
    return left, top, left + width, top + height


def _card(canvas: Canvas, box: Box, tree: int) -> None:
    """Draw what a tree card costs and brings, or the gap where one was."""
    left, top, right, bottom = box
    if tree == NONE:
        canvas.box(*box, SHADE, 18, STONE, 2)
        return
    _, price, points = TREES[tree]
    canvas.box(*box, PAPER, 18, STONE, 3)
    canvas.paste(art.tree(tree, 92), left + 74, top + 52)
    canvas.paste(sprites.points(88, str(points)), right - 80, top + 52)
    carpet.gems(canvas, (left + right) / 2, bottom - 32, price, min(46, (right - left - 20) // sum(price)))
