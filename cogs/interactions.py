"""Interactions of Discord: who they are from, what they contain, and private answers to them.

Must not know the bot.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import aiohttp
import discord

from cogs.ui.ids import read
from engine.names import visible
from engine.tables import Person, Viewer

Interaction = discord.Interaction[Any]
FAILED = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError)
"""How a request to Discord can fail. discord.py does not wrap network errors; timeouts and resets are
`OSError`s."""


def name_of(interaction: Interaction) -> str:
    """Name a press or command for the log, without the rest of an id, which can be a move."""
    data: dict[str, Any] = dict(interaction.data or {})
    press = read(str(data.get("custom_id", "")))
    return f"{press.verb!r} (match={press.table})" if press else str(data.get("name"))


def fields_of(components: Sequence[dict[str, Any]]) -> list[str]:
    """Return `id=value` for each field of a submitted modal."""
    found: list[str] = []
    for component in components:
        inner = component.get("component")
        found += fields_of([inner] if inner else component.get("components", []))
        if "custom_id" in component:
            value = component.get("value", ",".join(component.get("values") or ()))
            found.append(f"{component['custom_id']}={value}")
    return found


def replaced_by(interaction: Interaction) -> int:
    """Return the id of the message that the answer replaces; that of the interaction if it replaces none."""
    update = interaction.response.type is discord.InteractionResponseType.deferred_message_update
    return interaction.message.id if update and interaction.message else interaction.id


async def whisper(interaction: Interaction, text: str) -> None:
    """Answer privately, whether or not the interaction has been answered yet."""
    if interaction.response.is_done():
        await interaction.followup.send(text, ephemeral=True)
    else:
        await interaction.response.send_message(text, ephemeral=True)


def viewer(interaction: Interaction) -> Viewer:
    return Viewer(interaction.user.id, interaction.guild_id)


def person(interaction: Interaction) -> Person:
    """Return the person of an interaction. The account's name replaces a display name that is invisible."""
    user = interaction.user
    return Person(user.id, visible(user.display_name) or user.name)


def bots_among(interaction: Interaction) -> set[int]:
    """Return those among the chosen users who are bots."""
    data: dict[str, Any] = dict(interaction.data or {})
    users: dict[str, dict[str, Any]] = data.get("resolved", {}).get("users", {})
    return {int(user) for user, known in users.items() if known.get("bot")}
