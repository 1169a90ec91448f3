"""Where a running table may be continued: what Discord and the settings of a server say about it.

`engine.tables` decides who has to agree, and how many tables a server may have.
"""

from __future__ import annotations

from contextlib import suppress

import discord

from cogs.base import Interaction, TableBot, missing_of
from engine.tables import Denied, Proposal, Table


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
        raise Denied("bot-may-not-there", place=f"<#{channel}>", what=missing)
