"""The texts of commands and options, which Discord shows while somebody types, in all languages.

Owns how a command refers to its text in `locales/`, and how translations are sent to Discord: the text in the
default language as the text itself, the other languages as its localizations.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import locale_str

from locales import texts

KEY = "key"


def described(key: str) -> locale_str:
    """Return the text `command-<key>` for the description of a command or option."""
    return _text(f"command-{key}")


def choices(key: str, values: Iterable[str]) -> list[app_commands.Choice[str]]:
    """Return the values of an option, each named by the text `<key>-<value>`."""
    return [app_commands.Choice(name=_text(f"{key}-{value}"), value=value) for value in values]


def _text(key: str) -> locale_str:
    return locale_str(texts()(key), key=key)


class Translator(app_commands.Translator):
    """Translates what `described` and `choices` return; names of commands are not translated."""

    async def translate(self, string: locale_str, locale: discord.Locale, context: Any) -> str | None:
        """Return the text in the language of a Discord locale; None if there is no translation of it."""
        key = string.extras.get(KEY)
        translated = texts(str(locale))
        if key is None or translated.lang == texts().lang or not translated.has_own(key):
            return None
        return translated(key)
