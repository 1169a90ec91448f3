"""`/server`: what the managers of a server set, which permissions it takes, and who may not play there.

Must not know what a setting is for, or what a ban does to tables.
"""

from __future__ import annotations

import logging
import zlib
from collections.abc import Iterator, Mapping
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs import cards
from cogs.base import TableBot
from cogs.hours import known_zone
from cogs.interactions import FAILED, Interaction, bots_among
from cogs.options import known_language, offered_languages, offered_zones
from cogs.places import lacking
from cogs.presses import press
from cogs.translation import choices, described
from cogs.ui import ids, post
from cogs.ui.ids import Press
from engine.tables import OPTION_VALUES, Ban, Denied, Listed, ServerSettings, month_number
from locales import Texts, texts

log = logging.getLogger(__name__)

STOPS = {"list": "list", "puzzles": "daily", "queue": "queue", "forum": "forum", "hall": "hall"}
"""What `stop` can name, with the setting that it restores."""
SHOWN = 25
"""The most banned people that can be chosen from, the latest: a select has no more values."""
EXPLAINED = 10
"""The most bans, the latest, of which the page says who decided them and when."""


class Server(commands.Cog):
    """`/server`."""

    def __init__(self, bot: TableBot) -> None:
        self.bot = bot

    @app_commands.command(name="server", description=described("server"))
    @app_commands.describe(
        pace=described("server-pace"),
        place=described("server-place"),
        openers=described("server-openers"),
        wanted=described("server-wanted"),
        language=described("server-language"),
        timezone=described("server-timezone"),
        tables=described("server-tables"),
        puzzles=described("server-puzzles"),
        queue=described("server-queue"),
        forum=described("server-forum"),
        hall=described("server-hall"),
        stop=described("server-stop"),
    )
    @app_commands.choices(
        pace=choices("option-pace", OPTION_VALUES["pace"]),
        place=choices("option-place", OPTION_VALUES["place"]),
        stop=choices("command-server-stop", STOPS),
    )
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    async def server(
        self,
        interaction: Interaction,
        pace: str | None = None,
        place: str | None = None,
        openers: discord.Role | None = None,
        wanted: discord.Role | None = None,
        language: str | None = None,
        timezone: str | None = None,
        tables: discord.TextChannel | None = None,
        puzzles: discord.TextChannel | None = None,
        queue: discord.TextChannel | None = None,
        forum: discord.ForumChannel | None = None,
        hall: discord.TextChannel | None = None,
        stop: str | None = None,
    ) -> None:
        await self.bot.defer(interaction)
        require_manager(interaction)
        guild, servers = interaction.guild_id or 0, self.bot.tables.servers
        kept = await servers.settings(guild)
        changes: dict[str, Any] = {key: value for key, value in (("pace", pace), ("place", place)) if value}
        changes |= {
            key: None if role.is_default() else role.id
            for key, role in (("openers", openers), ("wanted", wanted))
            if role
        }
        if stop:
            changes[STOPS[stop]] = None
        if language:
            changes["lang"] = known_language(language)
        if timezone:
            changes["zone"] = known_zone(timezone)
        if tables:
            changes["list"] = {"channel": tables.id, "message": None}
        if puzzles:
            changes["daily"] = {"channel": puzzles.id}
        if hall:
            now = month_number(self.bot.now(), changes.get("zone", kept.zone))
            changes["hall"] = {"channel": hall.id} | ({} if kept.hall else {"month": now})
        changes |= {key: it.id for key, it in (("queue", queue), ("forum", forum)) if it}
        if changes:
            if "list" in changes:
                await self._forget_list(kept.list)
            await servers.change_settings(guild, changes)
            if "lang" in changes:
                self.bot.set_server_language(guild, changes["lang"])
            self.bot.changes.tell("server", guild)
            log.info("guild=%d: %d has set %s", guild, interaction.user.id, ", ".join(sorted(changes)))
        await self._show(interaction)

    @server.autocomplete("language")
    async def complete_language(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        return offered_languages(self.bot.words_for(interaction)("server-language-auto"), current)

    @server.autocomplete("timezone")
    async def complete_zone(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return offered_zones(current)

    async def _show(self, interaction: Interaction, said: str = "") -> None:
        """Show the settings of the server, the permissions that the bot lacks, and who is banned."""
        words = self.bot.words_for(interaction)
        kept = await self.bot.tables.servers.settings(interaction.guild_id or 0)
        here = interaction.channel_id or 0
        guild: discord.Guild | None = interaction.guild
        lines = list(lacking(guild, kept, here, words)) if guild and guild.me else []
        view = page(words, kept, lines, said)
        none = discord.AllowedMentions.none()
        await interaction.edit_original_response(view=view, allowed_mentions=none)

    async def _forget_list(self, place: Listed | None) -> None:
        """Delete the message with the list of tables, which moves elsewhere or is no longer wanted."""
        if place is None or place.message is None:
            return
        old = self.bot.get_partial_messageable(place.channel).get_partial_message(place.message)
        try:
            await old.delete()
        except FAILED as error:
            log.info("an old list of tables could not be deleted: %s", error)

    @press("bans", r"\w+", reply="update")
    async def set_banned(self, interaction: Interaction, press: Press) -> None:
        """Ban those who were added to the people shown, and let those play again who were taken away."""
        require_manager(interaction)
        guild, own = interaction.guild_id or 0, interaction.user.id
        banned = (await self.bot.tables.servers.settings(guild)).banned
        words, shown = self.bot.words_for(interaction), latest(banned)
        if press.rest != digest(banned):
            await self._show(interaction, words("server-bans-changed"))
            return
        chosen = {int(user) for user in press.values if user.isdecimal()} - bots_among(interaction) - {own}
        for user in sorted(chosen):  # also those banned before, in case that was interrupted
            left = await self.bot.tables.hosts.ban(guild, user, own)
            if str(user) not in banned:
                log.warning("guild=%d: %d was banned from its tables by %d", guild, user, own)
            for table in left:
                if not table.base:
                    await cards.refresh(self.bot, table)
        for user in (user for user in shown if user not in chosen):
            await self.bot.tables.hosts.lift(guild, user)
            log.warning("guild=%d: the ban of %d was lifted by %d", guild, user, own)
        await self._show(interaction)


def require_manager(interaction: Interaction) -> None:
    """Raise `Denied` unless the person manages the server."""
    if not interaction.permissions.manage_guild:
        raise Denied("not-manager")


def latest(banned: Mapping[str, Ban]) -> list[int]:
    """Return the people who are shown as banned, the latest first."""
    return sorted(map(int, banned), key=lambda user: (-banned[str(user)].at, user))[:SHOWN]


def digest(banned: Mapping[str, Ban]) -> str:
    """Return what tells one set of banned people from another, for the id of a select."""
    return ids.base36(zlib.crc32(" ".join(sorted(banned)).encode()))


def page(words: Texts, kept: ServerSettings, lacks: list[str], said: str) -> ui.LayoutView:
    """Return the page of `/server`; `lacks` are the permissions that the bot lacks, a line for each place."""
    select: ui.UserSelect[Any] = ui.UserSelect(
        custom_id=ids.write("bans", rest=digest(kept.banned)),
        placeholder=words("server-bans-whom"),
        min_values=0,
        max_values=SHOWN,
        default_values=[
            discord.SelectDefaultValue(id=user, type=discord.SelectDefaultValueType.user)
            for user in latest(kept.banned)
        ],
    )
    return post.container(
        "",
        ui.TextDisplay("\n".join([words("server-shown"), *rows(words, kept)])),
        ui.TextDisplay("\n".join(lacks or [words("server-lacks-nothing")])),
        ui.TextDisplay("\n".join([*bans(words, kept.banned), *filter(None, [said])])),
        ui.ActionRow(select),
        ui.TextDisplay(words("server-tables-of-others")),
    )


def rows(words: Texts, kept: ServerSettings) -> Iterator[str]:
    """Yield a line for each setting."""
    values = {
        "pace": words(f"option-pace-{kept.pace}"),
        "place": words(f"option-place-{kept.place}"),
        "openers": f"<@&{kept.openers}>" if kept.openers else words("server-everyone"),
        "wanted": f"<@&{kept.wanted}>" if kept.wanted else words("server-no-wanted"),
        "language": texts(kept.lang)("language") if kept.lang else words("server-language-auto"),
        "timezone": kept.zone or "UTC",
        "list": f"<#{kept.list.channel}>" if kept.list else words("server-no-list"),
        "puzzles": f"<#{kept.daily.channel}>" if kept.daily else words("server-no-puzzles"),
        "queue": f"<#{kept.queue}>" if kept.queue else words("server-queue-anywhere"),
        "forum": f"<#{kept.forum}>" if kept.forum else words("server-no-forum"),
        "hall": f"<#{kept.hall.channel}>" if kept.hall else words("server-no-hall"),
    }
    for name, value in values.items():
        yield words("server-row", what=words(f"server-{name}"), value=value)


def bans(words: Texts, banned: Mapping[str, Ban]) -> Iterator[str]:
    """Yield who may not play on the server, and who has decided that."""
    if not banned:
        yield words("server-bans-none")
        return
    yield words("server-bans", n=len(banned))
    for user in latest(banned)[:EXPLAINED]:
        ban = banned[str(user)]
        yield words("server-ban", who=f"<@{user}>", by=f"<@{ban.by}>", at=f"<t:{ban.at}:D>")


async def setup(bot: TableBot) -> None:
    await bot.add_cog(Server(bot))
