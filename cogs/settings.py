"""Settings of a person, and the hours in which a table's clocks run."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.base import TableBot
from cogs.hours import clock_text, known_zone, read_hours
from cogs.interactions import Interaction, viewer
from cogs.options import (
    AUTOMATIC,
    WHICH,
    TableOption,
    at_table,
    known_language,
    offered_languages,
    offered_zones,
)
from cogs.presses import press
from cogs.translation import choices, described
from cogs.ui import ids, post
from cogs.ui.ids import Press
from engine.tables import EVERY, Denied, UserSettings, choices_of
from locales import LANGUAGES, Texts, texts

OFF = "off"
SWITCHES = ("pings", "upcoming", "results")
"""Settings that are on or off."""
REMINDERS = choices_of(UserSettings, "remind")
FIELD = 60
"""The most characters of a field of the form for hours."""
SPLIT = "\n"
"""Separates the two texts of a command in the rest of a press."""


class Settings(commands.Cog):
    """`/settings`, `/window`."""

    def __init__(self, bot: TableBot) -> None:
        self.bot = bot

    @app_commands.command(name="settings", description=described("settings"))
    @app_commands.describe(
        language=described("settings-language"),
        timezone=described("settings-timezone"),
        quiet=described("settings-quiet"),
        mentions=described("settings-mentions"),
        reminders=described("settings-reminders"),
        upcoming=described("settings-upcoming"),
    )
    @app_commands.choices(
        mentions=choices("command-settings-mentions", ("yes", "no")),
        reminders=choices("command-settings-reminders", REMINDERS),
        upcoming=choices("command-settings-mentions", ("yes", "no")),
    )
    async def settings(
        self,
        interaction: Interaction,
        language: str = "",
        timezone: str = "",
        quiet: str = "",
        mentions: str | None = None,
        reminders: str | None = None,
        upcoming: str | None = None,
    ) -> None:
        await self.bot.defer(interaction)
        people, user = self.bot.tables.people, interaction.user.id
        kept = await people.settings(user)
        changes: dict[str, Any] = {}
        if language:
            changes["lang"] = known_language(language)
        if timezone:
            changes["zone"] = known_zone(timezone)
        if quiet.strip().lower() == OFF:
            changes["quiet"] = None
        elif quiet:
            place = changes.get("zone", kept.zone)
            if not place:
                raise Denied("zone-first")
            window = read_hours(quiet, place)
            changes["quiet"] = [window.opens, window.closes]
        if mentions:
            changes["pings"] = mentions == "yes"
        if reminders:
            changes["remind"] = reminders
        if upcoming:
            changes["upcoming"] = upcoming == "yes"
        if changes:
            await people.change_settings(user, changes)
        self.bot.set_language(user, changes.get("lang", kept.lang))
        words = self.bot.words_for(interaction)
        view = page(words, await people.settings(user))
        await interaction.edit_original_response(view=view)

    @press("set", reply="update")
    async def change(self, interaction: Interaction, press: Press) -> None:
        """Change a setting on the page, or start the advice again."""
        people, user = self.bot.tables.people, interaction.user.id
        kept = await people.settings(user)
        match press.rest:
            case "advice":
                await self.bot.adviser.restart(people, user)
            case "pings" | "upcoming" | "results" as name:
                await people.change_settings(user, {name: not getattr(kept, name)})
            case "remind":
                await people.change_settings(user, {"remind": press.values[0]})
            case _:
                lang = known_language(press.values[0])
                await people.change_settings(user, {"lang": lang})
                self.bot.set_language(user, lang)
        view = page(self.bot.words_for(interaction), await people.settings(user))
        await interaction.edit_original_response(view=view)

    @press("hours", reply="form")
    async def ask_hours(self, interaction: Interaction, press: Press) -> None:
        """Open a form for time zone and quiet hours."""
        words = self.bot.words_for(interaction)
        kept = await self.bot.tables.people.settings(interaction.user.id)
        quiet = clock_text(*kept.quiet) if kept.quiet else ""
        fields: list[tuple[str, ui.TextInput[Any]]] = [
            (
                words(f"settings-{name}-field"),
                ui.TextInput(custom_id=name, default=value or None, required=False, max_length=FIELD),
            )
            for name, value in (("zone", kept.zone), ("quiet", quiet))
        ]
        form = ids.modal(words("settings-hours"), ids.write("sethours"), *fields)
        await interaction.response.send_modal(form)

    @press("sethours", reply="update")
    async def set_hours(self, interaction: Interaction, press: Press) -> None:
        given = press.fields
        place = known_zone(given["zone"]) if given.get("zone", "").strip() else None
        hours = given.get("quiet", "").strip().replace("–", "-")
        if hours and place is None:
            raise Denied("zone-first")
        window = read_hours(hours, place) if hours and place else None
        changes = {"zone": place, "quiet": [window.opens, window.closes] if window else None}
        people, user = self.bot.tables.people, interaction.user.id
        await people.change_settings(user, changes)
        view = page(self.bot.words_for(interaction), await people.settings(user))
        await interaction.edit_original_response(view=view)

    @app_commands.command(name="window", description=described("window"))
    @app_commands.describe(
        hours=described("window-hours"), timezone=described("window-timezone"), table=WHICH
    )
    async def window(
        self, interaction: Interaction, hours: str, timezone: str = "", table: TableOption | None = None
    ) -> None:
        await at_table(self.bot, interaction, table, "window", f"{hours}{SPLIT}{timezone}", ("lobby",))

    @press("window", reply="private")
    async def set_window(self, interaction: Interaction, press: Press) -> None:
        hours, _, timezone = press.rest.partition(SPLIT)
        match = press.table
        words = self.bot.words_for(interaction)
        if (await self.bot.tables.access.read(match, EVERY, viewer(interaction))).status == "live":
            raise Denied("window-begun")
        if hours.strip().lower() == OFF:
            await self.bot.tables.lobby.set_options(match, interaction.user.id, {"window": None})
            await self.bot.tell(interaction, words("window-off", match=match))
            return
        kept = await self.bot.tables.people.settings(interaction.user.id)
        place = known_zone(timezone) if timezone else kept.zone
        if not place:
            raise Denied("zone-first")
        window = read_hours(hours, place)
        await self.bot.tables.lobby.set_options(
            match, interaction.user.id, {"window": (window.opens, window.closes, window.zone)}
        )
        hours = clock_text(window.opens, window.closes)
        await self.bot.tell(interaction, words("window-set", match=match, hours=hours, zone=place))

    @settings.autocomplete("language")
    async def complete_language(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        return offered_languages(self.bot.words_for(interaction)("language-auto"), current)

    @settings.autocomplete("timezone")
    @window.autocomplete("timezone")
    async def complete_zone(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return offered_zones(current)


def page(words: Texts, kept: UserSettings) -> ui.LayoutView:
    """Return the page with a person's settings, each with the control that changes it."""
    languages = {AUTOMATIC: words("language-auto")} | {lang: texts(lang)("language") for lang in LANGUAGES}
    reminders = {name: words(f"command-settings-reminders-{name}") for name in REMINDERS}
    hours = words(
        "settings-hours-shown",
        zone=kept.zone or words("settings-no-zone"),
        quiet=clock_text(*kept.quiet) if kept.quiet else words("settings-no-quiet"),
    )
    # Nobody is told that they are next without a mention.
    shown = SWITCHES if kept.pings else ("pings", "results")
    change = ids.button(words("button-change"), ids.write("hours"))
    again = ids.button(words("button-advice"), ids.write("set", rest="advice"))
    again.disabled = not kept.advised  # none has been shown yet
    return post.container(
        "",
        ui.TextDisplay(words("settings-title")),
        _choice("lang", languages, kept.lang or AUTOMATIC),
        ui.Section(ui.TextDisplay(hours), accessory=change),
        *(_switch(words, name, getattr(kept, name)) for name in shown),
        ui.TextDisplay(words("settings-reminders")),
        _choice("remind", reminders, kept.remind),
        ui.Section(ui.TextDisplay(words("settings-advice")), accessory=again),
    )


def _choice(name: str, labels: dict[str, str], now: str) -> ui.ActionRow[Any]:
    """Return the select of a setting, with its values and their labels."""
    select: ui.Select[Any] = ui.Select(
        custom_id=ids.write("set", rest=name),
        options=[
            discord.SelectOption(label=label, value=value, default=value == now)
            for value, label in labels.items()
        ],
    )
    return ui.ActionRow(select)


def _switch(words: Texts, name: str, on: bool) -> ui.Section[Any]:
    """Return what a setting of yes or no says now, with the button for the opposite."""
    button = ids.button(words(f"button-{name}-{'off' if on else 'on'}"), ids.write("set", rest=name))
    return ui.Section(ui.TextDisplay(words(f"settings-{name}-{'yes' if on else 'no'}")), accessory=button)


async def setup(bot: TableBot) -> None:
    await bot.add_cog(Settings(bot))
