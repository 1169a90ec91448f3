"""Options that several commands share: a game, a table and which is meant if none is given, languages, zones.

Owns reading and completing these options.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import discord
from discord import app_commands

import locales
from cogs.base import TableBot
from cogs.hours import zones
from cogs.interactions import Interaction, viewer
from cogs.translation import described
from cogs.ui import choice, ids
from cogs.ui.ids import Press
from engine import games
from engine.core import Refused
from engine.notation import LINE_LIMIT
from engine.tables import EVERY, Denied, Status, Table
from locales import texts
from locales.typed import Vocabulary

Suggestion = app_commands.Choice[str | int | float]
WHICH, WHICH_GAME = described("which-table"), described("which-game")
OPEN: tuple[Status, ...] = ("lobby", "live")
PLAYED: tuple[Status, ...] = ("live", "over")
GAMES = "|".join(games.ALL)
"""A regular expression for the key of a game; see `cogs.presses.press`."""
FOR_HOSTS = ("table cancel", "table here")
"""Commands that those who manage a server can use at tables of others."""
AUTOMATIC = "auto"
"""The value that stands for the language of a person's Discord."""
SUGGESTED = 25
"""The most suggestions that Discord shows."""


class GameName(app_commands.Transformer):
    """A game, given by its name in the person's language or ours, or by its key."""

    async def transform(self, interaction: Interaction, value: str, /) -> str:
        bot: TableBot = interaction.client
        words = bot.words_for(interaction)
        for key in games.ALL:
            names = (key, bot.words(f"{key}-name"), words(f"{key}-name"))
            if value.lower() in map(str.lower, names):
                return key
        raise Denied("no-game", games=", ".join(words(f"{game.key}-name") for game in games.easiest_first()))

    async def autocomplete(self, interaction: Interaction, value: Any, /) -> list[Suggestion]:
        words = interaction.client.words_for(interaction)
        named = {game.key: words(f"{game.key}-name") for game in games.easiest_first()}
        return [
            Suggestion(name=name, value=key)
            for key, name in named.items()
            if str(value).lower() in name.lower()
        ][:SUGGESTED]


class TableNumber(app_commands.Transformer):
    """The number of a table; the person's own tables are suggested.

    To those who manage a server, all of its tables are, where they can do something about them.
    """

    @property
    def type(self) -> discord.AppCommandOptionType:
        return discord.AppCommandOptionType.integer

    async def transform(self, interaction: Interaction, value: int, /) -> int:
        return value

    async def autocomplete(self, interaction: Interaction, value: Any, /) -> list[Suggestion]:
        bot: TableBot = interaction.client
        words = bot.words_for(interaction)
        found: list[Suggestion] = []
        tables = await bot.tables.people.tables(interaction.user.id, ("lobby", "live", "over"))
        if interaction.permissions.manage_guild and interaction.guild_id and _is_for_hosts(interaction):
            known = {table.id for table in tables}
            there = await bot.tables.servers.tables(interaction.guild_id)
            tables += [table for table in there if table.id not in known]
        for table in tables:
            text = choice.table_name(table, words)
            if str(value).lower() in text.lower():
                found.append(Suggestion(name=ids.shorten(text, 100), value=table.id))
        return found[:SUGGESTED]


def _is_for_hosts(interaction: Interaction) -> bool:
    """Return True for a command that those who manage a server can use at tables of others."""
    command: Any = interaction.command
    return command is not None and command.qualified_name in FOR_HOSTS


SUGGESTION = 100
"""The most characters of a suggestion."""
MoveText = app_commands.Range[str, 1, LINE_LIMIT]
GameOption = app_commands.Transform[str, GameName]
TableOption = app_commands.Transform[int, TableNumber]


def suggestions(lines: Sequence[str], vocabulary: Vocabulary) -> list[app_commands.Choice[str]]:
    """Return the lines that are short enough to be suggested, in the person's words if these are too."""
    shown = ((vocabulary.offered(line), line) for line in lines if len(line) <= SUGGESTION)
    return [
        app_commands.Choice[str](name=name if len(name) <= SUGGESTION else line, value=line)
        for name, line in shown
    ]


async def understood(bot: TableBot, interaction: Interaction, match: int, text: str) -> str:
    """Return a typed line in the notation: its words may be those of the person's language.

    Raise `Denied` or `TooLong`.
    """
    table = await bot.tables.access.read(match)
    return bot.words_for(interaction).vocabulary(table.game).understood(text)


async def completions(
    bot: TableBot,
    interaction: Interaction,
    text: str,
    suggest: Callable[[int, str], Awaitable[Sequence[str]]],
) -> list[app_commands.Choice[str]]:
    """Return lines that complete what is being typed, in the person's words, with the notation as values.

    `suggest` returns those of a table for a beginning in the notation.
    """
    match = await typed_table(bot, interaction)
    if match is None:
        return []
    try:
        table = await bot.tables.access.read(match)
        vocabulary = bot.words_for(interaction).vocabulary(table.game)
        lines: dict[str, None] = {}
        for meant in vocabulary.meanings(text):
            if len(lines) < SUGGESTED:
                lines |= dict.fromkeys(await suggest(match, meant))
    except Refused:
        return []
    return suggestions(list(lines)[:SUGGESTED], vocabulary)


async def at_table(
    bot: TableBot,
    interaction: Interaction,
    number: int | None,
    verb: str,
    rest: str = "",
    statuses: Sequence[Status] = OPEN,
    *,
    looking: bool = False,
    fits: Callable[[Table], bool] = lambda _: True,
) -> None:
    """Carry out a command about a table as if a button with this verb had been pressed, in a private answer.

    Without a number, the person is asked which table is meant if several are possible: those that the command
    `fits`, if any. `looking` is for commands that spectators may use too. Raise `Denied`.
    """
    if bot.handlers[verb].reply != "form":
        await bot.defer(interaction)
    found = await meant_tables(bot, interaction, number, statuses, verb, looking=looking)
    found = [table for table in found if fits(table)] or found
    if len(found) == 1:
        await bot.pressed(interaction, Press(found[0].id, None, verb, rest))
        return
    await bot.defer(interaction)
    view = choice.which_table(found, bot.words_for(interaction), verb, rest)
    await interaction.edit_original_response(view=view)


async def meant_tables(
    bot: TableBot,
    interaction: Interaction,
    number: int | None,
    statuses: Sequence[Status] = OPEN,
    verb: str = "",
    *,
    looking: bool = False,
) -> list[Table]:
    """Return the table with this number, or else the person's tables in this channel, or else all of theirs.

    With `looking`, the tables of others in this channel precede those of the person elsewhere. Finished
    tables are returned only if there are no others. Raise `Denied` if there is none that the person may see;
    it says what can be done instead of `verb`.
    """
    if number is not None:
        return [await bot.tables.access.read(number, EVERY, viewer(interaction))]
    user = interaction.user.id
    here = await tables_here(bot, interaction, statuses)
    mine = [table for table in here if any(seat.user == user for seat in table.seats)]
    found = mine or (here if looking else [])
    found = found or visible(await bot.tables.people.tables(user, statuses))
    if not found:
        others = await bot.tables.people.tables(user)
        raise Denied(f"no-{statuses[0]}-tables", what=verb) if others else Denied("no-tables")
    return [table for table in found if table.status in OPEN] or found


async def tables_here(bot: TableBot, interaction: Interaction, statuses: Sequence[Status]) -> list[Table]:
    """Return the tables played in this channel or thread, or if there are none, in threads of the channel."""
    channel = interaction.channel_id or 0
    here = visible(await bot.tables.servers.tables_at(channel, statuses))
    return [table for table in here if channel == (table.thread or table.channel)] or here


def visible(tables: Sequence[Table]) -> list[Table]:
    """Return the tables at which there is something to see: not those called off before they began."""
    return [table for table in tables if table.base or table.status in OPEN]


def typed_number(interaction: Interaction) -> int | None:
    """Return the number of the table in a command still being typed, or None if there is none yet."""
    number = interaction.namespace.table
    return number if isinstance(number, int) else None


async def typed_table(bot: TableBot, interaction: Interaction) -> int | None:
    """Return the running table that a command still being typed is about, or None if several are possible."""
    try:
        found = await meant_tables(bot, interaction, typed_number(interaction), ("live",))
    except Denied:
        return None
    return found[0].id if len(found) == 1 else None


def offered_zones(current: str) -> list[app_commands.Choice[str]]:
    """Return the time zones whose names contain what has been typed."""
    typed = current.lower().replace(" ", "_")
    fits = [name for name in zones() if typed in name.lower()]
    return [app_commands.Choice(name=name, value=name) for name in fits[:SUGGESTED]]


def offered_languages(automatic: str, current: str) -> list[app_commands.Choice[str]]:
    """Return the languages whose names contain what has been typed, after the choice of none."""
    names = {AUTOMATIC: automatic} | {lang: texts(lang)("language") for lang in locales.LANGUAGES}
    return [
        app_commands.Choice(name=name, value=lang)
        for lang, name in names.items()
        if current.lower() in name.lower()
    ][:SUGGESTED]


def known_language(name: str) -> str | None:
    """Return the code of a language given by code or name, None for "automatic". Raise `Denied`."""
    if name == AUTOMATIC:
        return None
    for lang in locales.LANGUAGES:
        if name.lower() in (lang, texts(lang)("language").lower()):
            return lang
    raise Denied("no-language", languages=", ".join(texts(lang)("language") for lang in locales.LANGUAGES))
