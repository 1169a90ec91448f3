"""The options that several commands share: a game, one of one's tables. Owns their reading and completion."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from cogs.base import House, Interaction
from cogs.ui import ids
from engine import games
from engine.session import Denied

Suggestion = app_commands.Choice[str | int | float]
SUGGESTED = 25
"""Discord's longest list of suggestions."""


class GameName(app_commands.Transformer):
    """A game, given by its name in the person's language or ours, or by its key."""

    async def transform(self, interaction: Interaction, value: str, /) -> str:
        house: House = interaction.client
        for key in games.ALL:
            names = (key, house.words(f"{key}-name"), house.words_for(interaction)(f"{key}-name"))
            if value.lower() in map(str.lower, names):
                return key
        raise Denied("no-game", games=", ".join(house.words(f"{key}-name") for key in games.ALL))

    async def autocomplete(self, interaction: Interaction, value: Any, /) -> list[Suggestion]:
        words = interaction.client.words_for(interaction)
        named = {key: words(f"{key}-name") for key in games.ALL}
        return [
            Suggestion(name=name, value=key)
            for key, name in named.items()
            if str(value).lower() in name.lower()
        ][:SUGGESTED]


class TableNumber(app_commands.Transformer):
    """The number of a table; the person's own ones are suggested."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        return discord.AppCommandOptionType.integer

    async def transform(self, interaction: Interaction, value: int, /) -> int:
        return value

    async def autocomplete(self, interaction: Interaction, value: Any, /) -> list[Suggestion]:
        house: House = interaction.client
        words = house.words_for(interaction)
        found: list[Suggestion] = []
        for table in await house.tables.store.tables_of(interaction.user.id, ("lobby", "live", "over")):
            text = words(
                "table-choice",
                match=table.id,
                game=words(f"{table.game}-name"),
                status=words(f"status-{table.status}"),
                who=", ".join(seat.name for seat in table.seats),
            )
            if str(value).lower() in text.lower():
                found.append(Suggestion(name=ids.shorten(text, 100), value=table.id))
        return found[:SUGGESTED]


GameOption = app_commands.Transform[str, GameName]
TableOption = app_commands.Transform[int, TableNumber]
