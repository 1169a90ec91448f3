"""The permissions that the bot needs to play in a place, and refusals that name those it lacks."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from cogs.interactions import Interaction
from engine.tables import Denied
from locales import Texts

NEEDED = discord.Permissions(view_channel=True, send_messages=True, attach_files=True)
NEEDED_IN_THREADS = discord.Permissions(view_channel=True, send_messages_in_threads=True, attach_files=True)
"""What the bot needs to play in a channel, and in a thread."""


class Lacking(Denied):
    """The bot lacks permissions, of which the text says the names as `what`."""

    def __init__(self, why: str, missing: Sequence[str], **values: str | int) -> None:
        super().__init__(why, **values)
        self.missing = missing


def require_room(interaction: Interaction, forum: discord.ForumChannel | None = None) -> None:
    """Raise `Denied`, naming the permissions that the bot needs to play here, or in a forum, and lacks.

    In direct messages it needs none. On a server that it does not belong to, where commands come from people
    who have installed it for themselves, it can only answer them.
    """
    if interaction.guild_id is None:
        return
    if interaction.client.get_guild(interaction.guild_id) is None:
        raise Denied("not-on-server")
    if forum:
        if missing := missing_of(forum.permissions_for(forum.guild.me), forum):
            raise Lacking("bot-may-not-there", missing, place=forum.mention)
    elif missing := missing_of(interaction.app_permissions, interaction.channel):
        raise Lacking("bot-may-not", missing)


def require_server(interaction: Interaction) -> int:
    """Return the id of the server. Raise `Denied` in direct messages."""
    if interaction.guild_id is None:
        raise Denied("no-server")
    return interaction.guild_id


def missing_of(own: discord.Permissions, place: object) -> list[str]:
    """Return the names of the permissions needed to play in a channel or thread that are not in `own`."""
    needed = NEEDED_IN_THREADS if isinstance(place, discord.Thread) else NEEDED
    if isinstance(place, discord.ForumChannel):
        needed = NEEDED | NEEDED_IN_THREADS
    return lacked(own, needed)


def lacked(own: discord.Permissions, needed: discord.Permissions) -> list[str]:
    """Return the names of the permissions in `needed` that are not in `own`."""
    return [name for name, on in needed if on and not getattr(own, name)]


def permissions_text(words: Texts, names: Sequence[str]) -> str:
    """Return a list of permissions with the names that Discord shows."""
    return words.listed([words(f"permission-{name}".replace("_", "-")) for name in names])
