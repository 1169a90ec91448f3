"""The pictures as the cogs ask for them: a game's key and a scene in, PNG bytes out.

Blocks for some milliseconds: call it in a worker thread, never on the event loop.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine import games
from engine.chance import Chance
from render import boards
from render.scene import Scene


def board(key: str, scene: Scene) -> bytes:
    """The position as the viewer sees it, 1600 px wide."""
    return boards.get(key).board(scene).png()


def detail(key: str, scene: Scene) -> bytes | None:
    """What the board has no room for, for those games that need a second picture of this position."""
    canvas = boards.get(key).detail(scene)
    return canvas.png() if canvas else None


def hand(key: str, scene: Scene) -> bytes | None:
    """What only the viewer may see; None if the game has nothing of the kind, or the viewer no seat."""
    canvas = boards.get(key).hand(scene)
    return canvas.png() if canvas else None


def cover(key: str, names: Sequence[str], capacity: int, lang: str = "en") -> bytes:
    """The top of the box for a table that fills, with those who sit there and the free seats."""
    return boards.get(key).cover(names, capacity, lang).png()


def warm(key: str) -> None:
    """Draw ahead what all pictures of a game share, so that the first one is as quick as the others."""
    boards.get(key).warm()
    game = games.get(key)
    seats = game.seats[-1]
    state = game.setup(seats, {}, Chance.seeded(1))
    asked = tuple(decision.seat for decision in game.pending(state))
    choices = tuple(game.legal_actions(state, asked[0]))
    scene = Scene(game.view(state, asked[0]), tuple("ABCDEF"[:seats]), asked, choices=choices)
    for draw in (board, detail, hand):
        draw(key, scene)
