"""The signs of the games as emoji of the bot: small pictures in labels of buttons and options, and in posts.

Owns their form. A game without a module `emoji` of its own has none. Must not know Discord.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping
from functools import lru_cache
from hashlib import sha256
from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple

from PIL import Image

from engine import games

SIZE = 128
"""px; Discord shows an emoji at 22 to 48 px."""
MARGIN = 4
"""px; so that outlines do not touch the edge."""
DIGITS = 8
"""Digits of the digest in a name: a changed sprite has another name."""
NAME_LIMIT = 32
"""Characters of the name of an emoji."""

ANY = ""
"""In a sign: whatever the value is."""
Sign = tuple[str, str, str]
"""What an emoji stands for: a game, an argument or fact of its actions or events, and its value; or a kind of
event, or an argument that counts something, and `ANY`."""


class Emoji(NamedTuple):
    """A picture as PNG bytes, and a name that contains their digest."""

    name: str
    png: bytes


@lru_cache(1)
def emoji() -> Mapping[Sign, Emoji]:
    """Return the emoji of all games. This takes a tenth of a second."""
    found: dict[Sign, Emoji] = {}
    for key in games.ALL:
        module = f"render.boards.{key}.emoji"
        if find_spec(module):
            drawn: Mapping[tuple[str, str], Callable[[int], Image.Image]] = import_module(module).EMOJI
            found |= {(key, *sign): _emoji(sign[1] or sign[0], draw) for sign, draw in drawn.items()}
    return found


def _emoji(name: str, draw: Callable[[int], Image.Image]) -> Emoji:
    sprite = draw(2 * SIZE)
    sprite = sprite.crop(sprite.getbbox())
    sprite.thumbnail((SIZE - 2 * MARGIN, SIZE - 2 * MARGIN))
    square = Image.new("RGBA", (SIZE, SIZE))
    square.paste(sprite, ((SIZE - sprite.width) // 2, (SIZE - sprite.height) // 2))
    out = io.BytesIO()
    square.save(out, "PNG", optimize=True)
    digest = sha256(out.getvalue()).hexdigest()[:DIGITS]
    return Emoji(f"{name.replace('-', '_')[: NAME_LIMIT - DIGITS - 1]}_{digest}", out.getvalue())
