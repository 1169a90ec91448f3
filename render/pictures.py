"""The pictures that the cogs use: a game's key and a scene in, PNG bytes out.

Each call blocks for some milliseconds: make it in a worker thread, never on the event loop.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine import games
from engine.chance import Chance
from render import boards, box
from render import legend as numbered
from render.scene import Scene

Picture = boards.Picture


def board(key: str, scene: Scene) -> bytes:
    """Return the position as the viewer sees it, 1600 px wide."""
    return boards.get(key).board(scene).png()


def detail(key: str, scene: Scene) -> bytes | None:
    """Return the second picture of a position, or None if the game has none for it."""
    canvas = boards.get(key).detail(scene)
    return canvas.png() if canvas else None


def has_detail(key: str) -> bool:
    """Return True if a game has a second picture at all."""
    return boards.get(key).HAS_DETAIL


def about(key: str, scene: Scene) -> boards.Picture:
    """Return which picture shows what the viewer is asked."""
    return boards.get(key).about(scene)


def asked(key: str, scene: Scene) -> bytes:
    """Return the one picture that shows what the viewer is asked."""
    canvas = boards.get(key).detail(scene) if about(key, scene) != "board" else None
    return canvas.png() if canvas else board(key, scene)


def hand(key: str, scene: Scene) -> bytes | None:
    """Return what only the viewer may see, or None if the game has no hands or the viewer no seat."""
    canvas = boards.get(key).hand(scene)
    return canvas.png() if canvas else None


def cover(key: str, names: Sequence[str], capacity: int, lang: str = "en") -> bytes:
    """Return the cover of a table: who has joined, and which of `capacity` seats are free."""
    return box.cover(key, boards.get(key).scenery, names, capacity, lang).png()


def legend(key: str, page: int, lang: str) -> bytes:
    """Return an example of the board (page 1) or of the second picture (page 2), with numbers on it."""
    return numbered.legend(key, page, lang)


def legend_pages(key: str) -> list[range]:
    """Return the numbers on each page of the legend of a game."""
    pages: list[range] = []
    for spots in boards.get(key).LEGEND:
        first = pages[-1].stop if pages else 1
        pages.append(range(first, first + len(spots)))
    return pages


def rules(key: str, page: int, lang: str) -> bytes | None:
    """Return a picture of what a page of the rules speaks of, or None if it has none."""
    return numbered.rules(key, page, lang)


def warm(key: str) -> None:
    """Draw what all pictures of a game share, so that the first one is drawn as fast as the others."""
    boards.get(key).warm()
    game = games.get(key)
    seats = game.seats[-1]
    state = game.setup(seats, {}, Chance.seeded(1))
    asked = tuple(decision.seat for decision in game.pending(state))
    choices = tuple(game.legal_actions(state, asked[0]))
    scene = Scene(game.view(state, asked[0]), tuple("ABCDEF"[:seats]), asked, choices=choices)
    for draw in (board, detail, hand):
        draw(key, scene)
