"""The mentions in the messages of a table: no other module allows one.

Must not know what a message says, or who can be mentioned now: that is up to `engine.tables`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from cogs.base import TableBot
from engine.tables import Table


async def mentioning(bot: TableBot, table: Table, users: Sequence[int | None]) -> dict[str, Any]:
    """Return the arguments of `send` for a message that mentions those of these users who can be now."""
    mentioned = await bot.tables.people.mentionable(table, users)
    allowed = discord.AllowedMentions(users=[discord.Object(user) for user in mentioned])
    return {"silent": not mentioned, "allowed_mentions": allowed}
