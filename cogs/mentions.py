"""Whom a message of a table mentions: no other module allows a mention.

Owns who can be mentioned now. Must not know what a message says.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from cogs.base import TableBot
from engine.tables.store import Table, UserSettings
from engine.tables.time import personal


async def mentionable(bot: TableBot, table: Table, users: Sequence[int | None]) -> list[int]:
    """Return, each once, those of these users who can be mentioned now.

    They want mentions, have no quiet hours and are not on vacation. The others are told when that ends if
    they are asked something or a vote is open (`waiting.timers`).
    """
    found, now = [user for user in dict.fromkeys(users) if user], bot.now()
    stored = await bot.tables.store.settings(UserSettings, found)
    return [user for user in found if personal.is_available(table, stored[user], now)]


async def mentioning(bot: TableBot, table: Table, users: Sequence[int | None]) -> dict[str, Any]:
    """Return the arguments of `send` with which a message mentions those of these users whom it may."""
    mentioned = await mentionable(bot, table, users)
    allowed = discord.AllowedMentions(users=[discord.Object(user) for user in mentioned])
    return {"silent": not mentioned, "allowed_mentions": allowed}
