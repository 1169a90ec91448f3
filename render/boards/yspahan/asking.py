"""What pictures of questions of Yspahan share: the room for a headline, and what the player has.

Knows the state and the marks of what may be chosen; must not know which question is asked.
"""

from __future__ import annotations

from engine.games.yspahan.state import State
from locales import change
from render import headline
from render.boards.yspahan import art, pieces, sides, street
from render.boards.yspahan.ground import GROUND
from render.boards.yspahan.stage import Stage
from render.canvas import Canvas
from render.scene import Scene
from render.theme import COST, GAP, MARGIN, PAPER, WIDTH

WORDS = 62
"""px; the size of words: 10 px where the picture is 264 px wide."""
FIGURES = 76
"""px; the size of numbers."""
BADGE = 114
"""px; the numbers of choices: those of two digits are legible too."""
HEAD = headline.HEIGHT + GAP
TOP = MARGIN + HEAD
INSIDE = WIDTH - 2 * MARGIN
PLAYED = 92
"""px; a card at the end of the headline."""
HAVE = 124
"""px; the line at the foot with what the player has."""
FEW = 3
"""The most buildings in it that are large."""
STEP = 290
"""px; from one kind of what the player has to the next, at most."""
LARGE, OWNED = 98, 78
"""px; such a building, and one of more."""


def canvas_of(depth: int, scene: Scene, width: int = WIDTH, card: str = "") -> Canvas:
    """Return a picture that has only its headline yet, with room of `depth` px below it; at the end of the
    headline is the card that is played, if any.
    """
    canvas = Canvas.blank(GROUND, TOP + depth + MARGIN, width)
    headline.draw(canvas, "yspahan", scene, right=width - MARGIN, free=PLAYED * bool(card))
    if card:
        canvas.paste(art.card(card, PLAYED), width - MARGIN - PLAYED / 2 - 4, MARGIN + headline.HEIGHT / 2)
    return canvas


def room(state: State, seat: int) -> int:
    """Return the px that `have` needs below the rest of a picture: none if the player has nothing to pay
    with.
    """
    player = state.players[seat]
    return GAP + HAVE if player.camels or player.gold else 0


def have(canvas: Canvas, top: int, state: State, seat: int, paid: int = 0, camels: int = 0) -> None:
    """Draw in a line what the player has, and nothing that it has none of: camels and gold, each with how
    much of it would be paid, cards and buildings. It begins `GAP` px below `top`.
    """
    player, top = state.players[seat], top + GAP
    if not room(state, seat):
        return
    left, right, middle = MARGIN, canvas.size[0] - MARGIN, top + HAVE / 2
    canvas.box(left, top, right, top + HAVE, PAPER, sides.RADIUS)
    stock = [
        (art.goods("camel", 98), player.camels, -camels),
        (art.goods("gold", 88), player.gold, -paid),
        (art.goods("card", 96), len(player.hand), 0),
    ]
    stock = [one for one in stock if one[1]]
    size = LARGE if len(player.buildings) <= FEW else OWNED
    step = min(STEP, (right - left - 20 - len(player.buildings) * (size + 8)) / len(stock))
    for number, (icon, count, change_of) in enumerate(stock):
        x = left + 10 + number * step + 66
        canvas.paste(icon, x, middle)
        wide = canvas.text(x + 66, middle, str(count), FIGURES)
        if change_of:
            canvas.text(x + 66 + wide + 24, middle, change(change_of), FIGURES, COST)
    for number, kind in enumerate(player.buildings):
        x = left + 20 + len(stock) * step + (number + 0.5) * (size + 8)
        canvas.paste(art.building(kind, size), x, middle)


def mark(canvas: Canvas, stage: Stage, scene: Scene, state: State) -> None:
    """Draw what has changed and what may be chosen."""
    for events, colour, dashed in scene.marked:
        pieces.marks(canvas, stage, state, events, colour, dashed)
    if not scene.numbered:
        pieces.choices(canvas, stage, scene, state, faded=True)
    street.supervisor(canvas, stage, scene, state)
    pieces.numbered(canvas, stage, scene.numbered)
