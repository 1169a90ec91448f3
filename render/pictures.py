"""The pictures that the cogs use: a game's key and a scene in, PNG bytes out.

Each call blocks for some milliseconds: make it in a worker thread, never on the event loop.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from dataclasses import replace
from functools import lru_cache
from io import BytesIO
from itertools import count
from typing import Any

from engine import games
from engine.bots.selfplay import selfplay
from engine.chance import Chance
from engine.core import Action
from locales import Texts
from render import boards, box, examples, poster, recap
from render import legend as numbered
from render import signs as named
from render.changes import Told
from render.scene import Scene

Picture = boards.Picture
THUMBNAILS = 32
"""The most thumbnails in the cache, one for each game."""
WARMED = 60
"""Steps of a game between two positions that are drawn in advance."""


def board(key: str, scene: Scene) -> bytes:
    """Return the position as the viewer sees it, 1600 px wide."""
    return boards.get(key).board(scene).png()


def detail(key: str, scene: Scene) -> bytes | None:
    """Return the second picture of a position, or None if the game has none for it.

    Without choices, this is what the board has no room for, even if the events are about a part of the board.
    """
    if not scene.choices and about(key, scene) == "part":
        scene = replace(scene, last=(), draft=())
    canvas = boards.get(key).detail(scene)
    return canvas.png() if canvas else None


def has_detail(key: str) -> bool:
    """Return True if a game has a second picture at all."""
    return boards.get(key).HAS_DETAIL


def about(key: str, scene: Scene) -> boards.Picture:
    """Return which picture shows what the viewer is asked or, without choices, what has happened."""
    return "part" if _is_whole(key, scene) else boards.get(key).about(scene)


def _is_whole(key: str, scene: Scene) -> bool:
    """Return True if the viewer's draft is a whole turn, which only has to be confirmed, and can be seen."""
    return bool(scene.draft and not scene.choices and recap.leaves_a_trace(key, scene))


def asked(key: str, scene: Scene) -> bytes:
    """Return the one picture that shows what the viewer is asked or, without choices, what has happened."""
    if about(key, scene) == "board":
        return board(key, scene)
    canvas = recap.draft(key, scene) if _is_whole(key, scene) else boards.get(key).detail(scene)
    return canvas.png() if canvas else board(key, scene)


def compared(
    key: str, scene: Scene, turns: Sequence[Told], said: Sequence[str], marked: Sequence[int] = (1, 2)
) -> bytes:
    """Return the picture of what a better turn and the one played do, with the numbers `marked`; `said` are
    both in words.

    Without the turns, or if they are too long, it is what the viewer was asked, with its numbered choices.
    """
    canvas = recap.compared(key, scene, turns, said, marked) if turns else None
    return canvas.png() if canvas else asked(key, scene)


def hand(key: str, scene: Scene) -> bytes | None:
    """Return what only the viewer may see, or None if that is nothing or the viewer has no seat."""
    canvas = boards.get(key).hand(scene)
    return canvas.png() if canvas else None


def cover(key: str, names: Sequence[str], capacity: int, lang: str = "en") -> bytes:
    """Return the cover of a table: who has joined, and which of `capacity` seats are free."""
    drawn = boards.get(key)
    return box.cover(key, drawn.GROUND, drawn.scenery, drawn.actors, names, capacity, lang).png()


@lru_cache(maxsize=THUMBNAILS)
def thumbnail(key: str) -> bytes:
    """Return a small square picture of a game, the same for all tables and in all languages.

    It is not in the palette of the game: its sky would have bands.
    """
    drawn, png = boards.get(key), BytesIO()
    box.thumbnail(drawn.GROUND, drawn.scenery, drawn.actors).save(png, "PNG", optimize=True)
    return png.getvalue()


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
    """Return the picture that belongs to a page of the rules, or None if it has none.

    That is its worked examples or, without any, parts of the board of the legend.
    """
    return examples.page(key, page, lang) or numbered.rules(key, page, lang)


def signs(key: str, lang: str) -> bytes:
    """Return the key of a game: all signs of its pictures with their names."""
    return named.key(key, lang)


def sign_names(key: str, words: Texts) -> str:
    """Return the names of all signs in the key of a game, for those who cannot see it."""
    return ", ".join(named.name(words, key, sign) for sign in named.signs_of(key))


def warm(key: str) -> None:
    """Draw what all pictures of a game share, and some positions of a game of each size with its pieces.

    After this, the first pictures are drawn nearly as fast as later ones.
    """
    boards.get(key).warm()
    thumbnail(key)
    poster.warm(key)
    game = games.get(key)
    for seats in game.seats:
        steps, names = count(), tuple("ABCDEF"[:seats])

        def watched(state: Any, seat: int, rng: Any, steps: count[int] = steps, names: Any = names) -> Action:
            action = game.sample(state, seat, rng)
            if next(steps) % WARMED == 0:
                choices = tuple(game.legal_actions(state, seat))
                scene = Scene(game.view(state, seat), names, (seat,), choices=choices)
                for draw in (board, detail, hand):
                    draw(key, scene)
                after = deepcopy(state)
                drafted = tuple(game.play(after, seat, action, Chance.live(key.encode())))
                asked(key, Scene(game.view(after, seat), names, draft=drafted))
            return action

        selfplay(game, seats, seats, watched)
