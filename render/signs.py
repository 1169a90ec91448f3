"""The key of a game: each sign of its pictures, drawn as on them, with its name.

Owns the signs that all games share, and the look of the key. Each board lists its own signs.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache, partial

from locales import Texts, texts
from render import boards, sprites
from render.boards import Sign
from render.canvas import Canvas
from render.theme import INK, MARGIN, PAPER, WIDTH

SHARED: Mapping[str, Sign] = {
    "seat": partial(sprites.token, 0),
    "first": sprites.first,
    "done": partial(sprites.token, 1, done=True),
    "choice": partial(sprites.badge, number=1),
    "event": partial(sprites.pin, "1"),
}
"""The signs that mean the same in every game."""
PLAIN = frozenset(
    f"sprites.{name}" for name in ("frame", "free_seat", "panel", "pointer", "ring", "spark", "tick")
)
"""Shared sprites that are no signs, but outlines and arrows."""
COLUMNS = 2
ROW, ICON, GAP, SIZE = 118, 94, 18, 58
"""px; the height of a row, the size of a sign, the space around it, and the size of its name."""


def signs_of(key: str) -> dict[str, Sign]:
    """Return all signs on the pictures of a game by their names, its own first."""
    return {**boards.get(key).SIGNS, **SHARED}


def name(words: Texts, key: str, sign: str) -> str:
    """Return what a sign means: `<key>-sign-<sign>`, or the name of the value, or that in every game."""
    own = f"{key}-sign-{sign}".replace("_", "-")
    value = f"{key}-{sign}".replace("_", "-")
    return words(own if own in words else value if value in words else f"sign-{sign}")


@lru_cache(maxsize=16)
def key(game: str, lang: str) -> bytes:
    """Return the key of a game as PNG bytes: its signs in columns, each with its name."""
    words, found = texts(lang), signs_of(game)
    rows = -(-len(found) // COLUMNS)
    ground = boards.get(game).GROUND
    canvas = Canvas.blank(ground, 2 * MARGIN + 2 * GAP + rows * ROW)
    canvas.box(MARGIN, MARGIN, WIDTH - MARGIN, MARGIN + 2 * GAP + rows * ROW, PAPER, 18)
    wide = (WIDTH - 2 * MARGIN) // COLUMNS
    for number, (sign, draw) in enumerate(found.items()):
        column, row = divmod(number, rows)
        left, y = MARGIN + GAP + column * wide, MARGIN + GAP + row * ROW + ROW // 2
        canvas.paste(_fitted(draw), left + ICON / 2 + GAP, y)
        text = name(words, game, sign)
        at = left + ICON + 3 * GAP
        canvas.text(at, y, text[:1].upper() + text[1:], SIZE, INK, limit=wide - ICON - 5 * GAP)
    return canvas.png()


def _fitted(draw: Sign) -> sprites.Image.Image:
    """Return a sign that fits `ICON`, both across and down."""
    image = draw(ICON)
    longest = max(image.size)
    return image if longest <= ICON + GAP else draw(ICON * (ICON + GAP) // longest)
