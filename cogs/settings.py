"""What people set for themselves and for their server, and the hours of a table's clocks."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Any, Literal
from zoneinfo import available_timezones

import discord
from discord import app_commands
from discord.ext import commands

from cogs.base import House, Interaction
from cogs.lobby import PLACES
from cogs.options import TableOption
from cogs.play import find_table
from engine.clock import PACES, Window, zone
from engine.session import Denied
from locales import LANGUAGES, Texts, texts

_HOURS = re.compile(r"\s*(\d{1,2})(?::(\d{2}))?\s*(?:-|to)\s*(\d{1,2})(?::(\d{2}))?\s*")
OFF = "off"
AUTOMATIC = "auto"
"""The language of one's Discord."""
SUGGESTED = 25
"""Discord's longest list of suggestions."""


def choices(option: str, values: Iterable[str]) -> list[app_commands.Choice[str]]:
    """The values of an option of the lobby, named as there."""
    words = texts()
    return [app_commands.Choice(name=words(f"option-{option}-{value}"), value=value) for value in values]


class Settings(commands.Cog):
    """`/settings`, `/server`, `/window`."""

    def __init__(self, bot: House) -> None:
        self.bot = bot

    @app_commands.command(name="settings", description="Your language, time zone, quiet hours, and mentions")
    @app_commands.describe(
        language="In which I answer you; that of your Discord, if you have not chosen one",
        timezone="Such as Europe/Prague",
        quiet='When not to remind you, such as "22:00-07:00", or "off"',
        mentions="Mention you when it is your turn",
    )
    async def settings(
        self,
        interaction: Interaction,
        language: str = "",
        timezone: str = "",
        quiet: str = "",
        mentions: Literal["yes", "no"] | None = None,
    ) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        store, user = self.bot.tables.store, interaction.user.id
        kept = await store.get_user(user)
        changes: dict[str, Any] = {}
        if language:
            changes["lang"] = known_language(language)
        if timezone:
            changes["zone"] = known_zone(timezone)
        if quiet.strip().lower() == OFF:
            changes["quiet"] = None
        elif quiet:
            place = changes.get("zone", kept.get("zone", ""))
            if not place:
                raise Denied("zone-first")
            window = read_hours(quiet, place)
            changes["quiet"] = [window.opens, window.closes]
        if mentions:
            changes["pings"] = mentions == "yes"
        if changes:
            await store.set_user(user, changes)
        self.bot.speak(user, changes.get("lang", kept.get("lang")))
        words = self.bot.words_for(interaction)
        await interaction.edit_original_response(content=shown(words, await store.get_user(user)))

    @app_commands.command(name="window", description="Before a game: the hours in which alone its clocks run")
    @app_commands.describe(
        hours='Such as "18:00-23:00", or "off"', timezone="Such as Europe/Prague", table="Which table"
    )
    async def window(
        self, interaction: Interaction, hours: str, timezone: str = "", table: TableOption | None = None
    ) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        match = await find_table(self.bot, interaction, table, ("lobby",))
        words = self.bot.words_for(interaction)
        if hours.strip().lower() == OFF:
            await self.bot.tables.set_options(match, interaction.user.id, {"window": None})
            await interaction.edit_original_response(content=words("window-off", match=match))
            return
        kept = await self.bot.tables.store.get_user(interaction.user.id)
        place = known_zone(timezone) if timezone else str(kept.get("zone", ""))
        if not place:
            raise Denied("zone-first")
        window = read_hours(hours, place)
        await self.bot.tables.set_options(
            match, interaction.user.id, {"window": [window.opens, window.closes, window.zone]}
        )
        await interaction.edit_original_response(
            content=words(
                "window-set", match=match, hours=clock_text(window.opens, window.closes), zone=place
            )
        )

    @settings.autocomplete("language")
    async def complete_language(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        words = self.bot.words_for(interaction)
        names = {AUTOMATIC: words("language-auto")} | {lang: texts(lang)("language") for lang in LANGUAGES}
        return [
            app_commands.Choice(name=name, value=lang)
            for lang, name in names.items()
            if current.lower() in name.lower()
        ]

    @app_commands.command(name="server", description="What holds for new tables of this server")
    @app_commands.describe(
        pace="Time for a move",
        place="Where games are played",
        openers="Who may open tables (with @everyone: all)",
    )
    @app_commands.choices(pace=choices("pace", PACES), place=choices("place", PLACES))
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.guild_only()
    async def server(
        self,
        interaction: Interaction,
        pace: str | None = None,
        place: str | None = None,
        openers: discord.Role | None = None,
    ) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        if not interaction.permissions.manage_guild:
            raise Denied("not-manager")
        guild, store = interaction.guild_id or 0, self.bot.tables.store
        changes: dict[str, Any] = {key: value for key, value in (("pace", pace), ("place", place)) if value}
        if openers:
            changes["openers"] = None if openers.is_default() else openers.id
        if changes:
            await store.set_guild(guild, changes)
        words, kept = self.bot.words_for(interaction), await store.get_guild(guild)
        role = kept.get("openers")
        text = words(
            "server-shown",
            pace=words(f"option-pace-{kept.get('pace', 'none')}"),
            place=words(f"option-place-{kept.get('place', 'thread')}"),
            openers=f"<@&{role}>" if role else words("server-everyone"),
        )
        await interaction.edit_original_response(
            content=text, allowed_mentions=discord.AllowedMentions.none()
        )

    @settings.autocomplete("timezone")
    @window.autocomplete("timezone")
    async def complete_zone(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        typed = current.lower().replace(" ", "_")
        fits = [name for name in zones() if typed in name.lower()]
        return [app_commands.Choice(name=name, value=name) for name in fits[:SUGGESTED]]


@cache
def zones() -> tuple[str, ...]:
    """The names of all time zones, those of cities first."""
    return tuple(sorted(available_timezones(), key=lambda name: ("/" not in name, name)))


def known_language(name: str) -> str | None:
    """The code of a language given by its code or its own name; None for that of Discord. Raises `Denied`."""
    if name == AUTOMATIC:
        return None
    for lang in LANGUAGES:
        if name.lower() in (lang, texts(lang)("language").lower()):
            return lang
    raise Denied("no-language", languages=", ".join(texts(lang)("language") for lang in LANGUAGES))


def known_zone(name: str) -> str:
    try:
        return str(zone(name.strip()))
    except ValueError:
        raise Denied("no-zone") from None


def read_hours(text: str, place: str) -> Window:
    """`22-7` or `18:30-23:00` as a part of the day. Raises `Denied`."""
    found = _HOURS.fullmatch(text)
    if found is None:
        raise Denied("no-hours")
    h1, m1, h2, m2 = (int(part or 0) for part in found.groups())
    try:
        return Window(h1 * 60 + m1, h2 * 60 + m2, place)
    except ValueError:
        raise Denied("no-hours") from None


def clock_text(opens: int, closes: int) -> str:
    return "–".join(f"{minute // 60:02}:{minute % 60:02}" for minute in (opens, closes))


def shown(words: Texts, kept: dict[str, Any]) -> str:
    """Everything that somebody has set, as it is now."""
    quiet = kept.get("quiet")
    lang = kept.get("lang")
    return words(
        "settings-shown",
        language=texts(lang)("language") if lang else words("language-auto"),
        zone=str(kept.get("zone") or words("settings-no-zone")),
        quiet=clock_text(*quiet) if quiet else words("settings-no-quiet"),
        mentions=words("settings-mentions-yes" if kept.get("pings", True) else "settings-mentions-no"),
    )


async def setup(bot: House) -> None:
    await bot.add_cog(Settings(bot))
