"""The texts of commands and options, which Discord shows while somebody types, in all languages.

Owns how a command refers to its text in `locales/`, and how translations are sent to Discord: the text in the
default language as the text itself, the other languages as its localizations. The name of a command or option
in another language is an attribute of its description.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation, locale_str

from cogs.ui.ids import shorten
from locales import texts
from locales.forms import Word

KEY, NAME = "key", "name"
LONGEST = 100
"""The most characters of a description or choice that Discord takes."""
COMMANDS = (TranslationContextLocation.command_name, TranslationContextLocation.group_name)


def described(key: str) -> locale_str:
    """Return the text `command-<key>` for the description of a command or option."""
    return _text(f"command-{key}")


def choices(key: str, values: Iterable[str]) -> list[app_commands.Choice[str]]:
    """Return the values of an option, each named by the text `<key>-<value>`."""
    return [app_commands.Choice(name=_text(f"{key}-{value}"), value=value) for value in values]


def named(key: str) -> locale_str:
    """Return the text `menu-<key>` for the name of a command in the menu of a person."""
    return _text(f"menu-{key}")


def _text(key: str) -> locale_str:
    return locale_str(texts()(key), key=key)


class Translator(app_commands.Translator):
    """Translates what `described` and `choices` return, and the names of commands and options."""

    def __init__(self) -> None:
        # Discord.py asks for thousands of texts in each of its locales, most of which have no translation.
        locales = ((locale, texts(str(locale))) for locale in discord.Locale)
        self._texts = {locale: words for locale, words in locales if not words.is_default}

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """Return the text in the language of a Discord locale; None if there is no translation of it."""
        translated = self._texts.get(locale)
        if translated is None:
            return None
        key, is_name = _key(string, context)
        if key is None or not translated.has_own(key):
            return None
        text = translated(key)
        if is_name:
            return text.forms.get(NAME) if isinstance(text, Word) else None
        return shorten(text, LONGEST)


def _key(string: locale_str, context: app_commands.TranslationContextTypes) -> tuple[str | None, bool]:
    """Return the key of a text that Discord shows, and whether only the name is asked for."""
    data: Any = context.data
    if context.location in COMMANDS and KEY not in string.extras:
        return f"command-{data.qualified_name.replace(' ', '-')}", True
    if context.location is TranslationContextLocation.parameter_name:
        about: locale_str | None = data.locale_description
        return (about.extras.get(KEY) if about else None), True
    return string.extras.get(KEY), False
