"""Where tables are played: what Discord and the settings of a server say about a place.

`engine.tables` decides who has to agree to a move, and how many tables a server may have.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import NamedTuple

import discord

from cogs.base import TableBot
from cogs.forums import TAGS, known_tags, may_add_tags
from cogs.interactions import Interaction
from cogs.permissions import NEEDED, NEEDED_IN_THREADS, Lacking, lacked, missing_of, permissions_text
from engine.tables import Denied, Proposal, ServerSettings, StoreError, Table
from locales import Texts

log = logging.getLogger(__name__)

Perms = discord.Permissions
IN_LIST = Perms(view_channel=True, send_messages=True, pin_messages=True)
"""What the bot needs to keep a list of tables. Since February 2026, pinning has a permission of its own."""
IN_HALL = NEEDED | Perms(read_message_history=True)
"""What it needs to post the hall of a month, and to see whether it has done so before it was stopped."""
IN_FORUM = NEEDED | NEEDED_IN_THREADS
WITH_THREADS = Perms(create_public_threads=True, send_messages_in_threads=True)
"""What it needs in addition if games are played in threads."""


async def require_open(bot: TableBot, table: Table, move: Proposal) -> None:
    """Raise `Denied` if a table can no longer be continued where somebody has proposed it."""
    await _require_permissions(bot, move.channel)
    await require_opener(bot, table, table.seats[move.seat].user or 0, move.guild)


async def require_opener(bot: TableBot, table: Table, user: int, guild: int) -> None:
    """Raise `Denied` if a person may not bring a table to a server: they may not open tables there."""
    role = (await bot.tables.servers.settings(guild)).openers
    if guild == table.guild or role is None:
        return
    with suppress(discord.NotFound):
        there = bot.get_guild(guild) or await bot.fetch_guild(guild)
        member = await there.fetch_member(user)
        if member.guild_permissions.manage_guild or member.get_role(role):
            return
    raise Denied("not-opener-here", role=f"<@&{role}>")


def require_role(interaction: Interaction, role: int | None) -> None:
    """Raise `Denied` unless the person manages the server, has the role, or no role is set."""
    member = interaction.user
    if role is None or interaction.permissions.manage_guild or not isinstance(member, discord.Member):
        return
    if member.get_role(role) is None:
        raise Denied("not-opener-here", role=f"<@&{role}>")


async def _require_permissions(bot: TableBot, channel: int) -> None:
    """Raise `Denied` if the bot lacks a permission to play in a channel, or if the channel is gone."""
    own, there = discord.Permissions.none(), None
    with suppress(discord.NotFound, discord.Forbidden):
        there = await bot.fetch_channel(channel)
        if isinstance(there, discord.abc.GuildChannel | discord.Thread):
            if not bot.serves(there.guild.id):
                return  # its roles are known to another process: a post that is refused will say so
            own = there.permissions_for(there.guild.me)
    if missing := missing_of(own, there):
        raise Lacking("bot-may-not-there", missing, place=f"<#{channel}>")


async def servers_wanting(bot: TableBot, what: str, wants: Callable[[ServerSettings], object]) -> list[int]:
    """Return the servers of this process that want something regularly, by their settings.

    If these cannot be read, there are none, and the log says that `what` is not posted.
    """
    served = [guild.id for guild in bot.guilds if bot.serves(guild.id)]
    try:
        found = await bot.tables.servers.settings_by_id(served)
    except StoreError as error:
        log.error("%s: not posted, trying again in an hour: %s", what, error)
        return []
    return [guild for guild, kept in found.items() if wants(kept)]


class Use(NamedTuple):
    """A place that a server has set for something, and what the bot needs there."""

    what: str
    """The setting, as in the text `server-<what>`."""
    channel: int
    needed: discord.Permissions


def uses(kept: ServerSettings) -> list[Use]:
    """Return the places that a server has set."""
    table = NEEDED | WITH_THREADS if kept.place == "thread" else NEEDED
    return [
        *([Use("list", kept.list.channel, IN_LIST)] if kept.list else []),
        *([Use("puzzles", kept.daily.channel, NEEDED)] if kept.daily else []),
        *([Use("queue", kept.queue, table)] if kept.queue else []),
        *([Use("forum", kept.forum, IN_FORUM)] if kept.forum else []),
        *([Use("hall", kept.hall.channel, IN_HALL)] if kept.hall else []),
    ]


def lacking(guild: discord.Guild, kept: ServerSettings, here: int, words: Texts) -> Iterator[str]:
    """Yield what the bot lacks on a server, a line for each place that it has set and for the one `here`."""
    for use in uses(kept):
        what, place = words(f"server-{use.what}"), guild.get_channel(use.channel)
        if place is None:
            yield words("server-gone", what=what)
        elif missing := lacked(place.permissions_for(guild.me), use.needed):
            yield words(
                "server-lacks", what=what, place=place.mention, permissions=permissions_text(words, missing)
            )
    forum = guild.get_channel(kept.forum or 0)
    if isinstance(forum, discord.ForumChannel):
        absent = [tag for tag in TAGS if tag not in known_tags(forum)]
        if absent and not may_add_tags(forum):
            tags = words.listed([words(f"forum-tag-{tag}") for tag in absent])
            name = words("permission-manage-channels")
            yield words("server-lacks-tags", place=forum.mention, tags=tags, permission=name)
    there = guild.get_channel_or_thread(here)
    if there and not isinstance(forum, discord.ForumChannel):
        in_thread = isinstance(there, discord.Thread)
        threads = WITH_THREADS if kept.place == "thread" else Perms.none()
        needed = NEEDED_IN_THREADS if in_thread else NEEDED | threads
        if missing := lacked(there.permissions_for(guild.me), needed):
            what = words("server-here")
            yield words(
                "server-lacks", what=what, place=there.mention, permissions=permissions_text(words, missing)
            )
    if kept.wanted:
        role, what = guild.get_role(kept.wanted), words("server-wanted")
        if role is None:
            yield words("server-role-gone", what=what)
        elif not role.mentionable and not guild.me.guild_permissions.mention_everyone:
            name = words("permission-mention-everyone")
            yield words("server-role-silent", what=what, role=role.mention, permission=name)
