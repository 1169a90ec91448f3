"""The one grammar of the custom ids of buttons, selects and modals.

`g:<table>:<token>:<verb>:<rest>` carries all that a press means, so it outlives any restart: nothing is kept
in memory. Owns writing and reading ids; knows no verb's meaning.
"""

from __future__ import annotations

import re
from typing import Any, NamedTuple

import discord
from discord import ui

from engine.match import Token

ID_LIMIT = 100
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
_ID = re.compile(r"g:(?P<table>[0-9a-z]+):(?P<token>-?\d+\.\d+)?:(?P<verb>[a-z]+):(?P<rest>.*)", re.DOTALL)


class Press(NamedTuple):
    """What a button, a select or a modal says. `values` are the options chosen or the fields filled in."""

    table: int
    token: Token | None
    verb: str
    rest: str = ""
    values: tuple[str, ...] = ()


def _base36(number: int) -> str:
    digits = ""
    while number:
        number, digit = divmod(number, 36)
        digits = _DIGITS[digit] + digits
    return digits or "0"


def write(verb: str, table: int = 0, token: Token | None = None, rest: str = "") -> str:
    """Raises `ValueError` for an id that Discord would refuse."""
    text = f"g:{_base36(table)}:{f'{token.no}.{token.rev}' if token else ''}:{verb}:{rest}"
    if len(text) > ID_LIMIT:
        raise ValueError(f"custom id of {len(text)} characters: {text}")
    return text


def read(custom_id: str, values: tuple[str, ...] = ()) -> Press | None:
    """None for an id that is not ours."""
    match = _ID.fullmatch(custom_id)
    if match is None:
        return None
    no, _, rev = (match["token"] or "").partition(".")
    token = Token(int(no), int(rev)) if no else None
    return Press(int(match["table"], 36), token, match["verb"], match["rest"], values)


def button(
    label: str,
    custom_id: str,
    *,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    emoji: str | None = None,
    disabled: bool = False,
) -> ui.Button[Any]:
    return ui.Button(
        label=shorten(label, 80), custom_id=custom_id, style=style, emoji=emoji, disabled=disabled
    )


def shorten(text: str, limit: int) -> str:
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"
