"""The custom ids of buttons, selects and modals.

An id, `g:<table>:<token>:<verb>:<rest>`, says all there is to know about a press, so buttons work after a
restart. Owns writing and reading ids. Must not know what a verb means.
"""

from __future__ import annotations

import re
import zlib
from typing import Any, NamedTuple

import discord
from discord import ui

from engine.match import Token
from engine.names import FSI, PDI

ID_LIMIT = 100
CHOICE = "table"
"""The verb in the id of a select that lists tables."""
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
_ID = re.compile(r"g:(?P<table>[0-9a-z]+):(?P<token>-?\d+\.\d+)?:(?P<verb>[a-z]+):(?P<rest>.*)", re.DOTALL)


class Press(NamedTuple):
    """The meaning of a custom id. `values` are the options chosen or the fields filled in."""

    table: int
    token: Token | None
    verb: str
    rest: str = ""
    values: tuple[str, ...] = ()
    which: bool = False
    """Whether it answers which table is meant."""

    @property
    def fields(self) -> dict[str, str]:
        """What was filled in or chosen in each field of a form."""
        return {name: text for name, _, text in (field.partition("=") for field in self.values)}


def base36(number: int) -> str:
    """Return a number in the digits of base 36, the shortest that an id can have."""
    digits = ""
    while number:
        number, digit = divmod(number, 36)
        digits = _DIGITS[digit] + digits
    return digits or "0"


def write(verb: str, table: int = 0, token: Token | None = None, rest: str = "") -> str:
    """Return the custom id of a press. Raise `ValueError` for one that is too long for Discord."""
    text = f"g:{base36(table)}:{f'{token.no}.{token.rev}' if token else ''}:{verb}:{rest}"
    if len(text) > ID_LIMIT:
        raise ValueError(f"custom id of {len(text)} characters: {text}")
    return text


def number(custom_id: str) -> int:
    """Return a number that identifies a component within a message, another one for another custom id."""
    return zlib.crc32(custom_id.encode()) >> 1 | 1


def write_choice(verb: str, rest: str = "") -> str:
    """Return the id of a select whose options are numbers of tables. Raise `ValueError` if too long.

    `read` returns a choice from it as a press with this verb at the chosen table.
    """
    return write(CHOICE, rest=f"{verb}/{rest}")


def read(custom_id: str, values: tuple[str, ...] = ()) -> Press | None:
    """Return the press that a custom id stands for, or None if it is not one of our ids."""
    found = _ID.fullmatch(custom_id)
    if found is None:
        return None
    no, _, rev = (found["token"] or "").partition(".")
    token = Token(int(no), int(rev)) if no else None
    if found["verb"] == CHOICE:
        verb, _, rest = found["rest"].partition("/")
        return Press(int(values[0]), None, verb, rest, which=True) if values else None
    return Press(int(found["table"], 36), token, found["verb"], found["rest"], values)


LABEL, BUTTON = 45, 80
"""The most characters of the title of a form and of a label in it, and of the label of a button."""


def button(
    label: str,
    custom_id: str,
    *,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    emoji: str | discord.PartialEmoji | None = None,
    disabled: bool = False,
) -> ui.Button[Any]:
    return ui.Button(
        label=shorten(label, BUTTON), custom_id=custom_id, style=style, emoji=emoji, disabled=disabled
    )


def modal(title: str, custom_id: str, *fields: tuple[str, ui.Item[Any]]) -> ui.Modal:
    """Return a form of labelled fields. Its answer is read by id, so that it survives a restart."""
    form = ui.Modal(title=shorten(title, LABEL), custom_id=custom_id)
    for label, field in fields:
        form.add_item(ui.Label(text=shorten(label, LABEL), component=field))
    form.stop()
    return form


def shorten(text: str, limit: int) -> str:
    """Return a text of at most `limit` characters: a longer one is cut, and an isolate in it is closed."""
    if len(text) <= limit:
        return text
    cut = text[: limit - 1].rstrip()
    if cut.count(FSI) > cut.count(PDI):
        return text[: limit - 2].rstrip() + "…" + PDI
    return cut + "…"
