"""The games on offer, easiest first: each with its picture, what to know before choosing it, and its buttons.

Owns how a list of games looks, which `/play` and `/help` share. Must not know any of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from discord import ui

from cogs.ui import ids
from cogs.ui.post import PRIMARY, learn_it
from engine import games
from engine.core import Game
from locales import Texts

COMPONENTS = 36
"""The components of a message that are left for games, beside a heading and what else it says."""
FRAME = 4
"""The components of a game besides its buttons: section, text, picture, row."""


def thumbnail(key: str) -> str:
    """Return the name of the file with the small picture of a game."""
    return f"{key}.png"


def offer(words: Texts) -> Iterator[ui.Item[Any]]:
    """Yield the items for all games: a picture beside each text, and the buttons below it.

    A section has only one accessory; as a button it would leave no place for the picture. With many games,
    each has only the first of its buttons.
    """
    every = games.easiest_first()
    room = max(1, COMPONENTS // len(every) - FRAME)
    for game in every:
        yield _section(game, words)
        yield ui.ActionRow(*_buttons(game, words)[:room])


def _section(game: Game[Any], words: Texts) -> ui.Section[Any]:
    name = words(f"{game.key}-name")
    text = words(
        "play-game",
        game=name,
        least=game.seats[0],
        most=game.seats[-1],
        effort=words(f"{game.key}-effort"),
    )
    picture: ui.Thumbnail[Any] = ui.Thumbnail(
        f"attachment://{thumbnail(game.key)}", description=words("thumbnail-alt", game=name)
    )
    return ui.Section(ui.TextDisplay(text), accessory=picture)


def _buttons(game: Game[Any], words: Texts) -> list[ui.Button[Any]]:
    name = words(f"{game.key}-name")
    return [
        ids.button(words("button-play", game=name), ids.write("play", rest=game.key), style=PRIMARY),
        *learn_it(words, game.key),
        ids.button(words("button-rules"), ids.write("rules", rest=f"{game.key}/1")),
    ]
