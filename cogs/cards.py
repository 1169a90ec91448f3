"""The card of a lobby: how it is drawn, kept up to date, and replaced by a new one.

A lobby has one card, the message stored with its table; `cogs.delivery` posts it in the channel of the table.
Must not know who may do what in a lobby.
"""

from __future__ import annotations

import logging
from typing import Any

import discord

from cogs.base import ALT_LIMIT, FAILED, Interaction, TableBot, file, viewer
from cogs.posted import place_id
from cogs.ui import fairness, panel, post
from cogs.ui.ids import shorten
from engine import games
from engine.tables import EVERY, Table
from render import pictures

log = logging.getLogger(__name__)

UNKNOWN_MESSAGE = 10008


async def draw(bot: TableBot, table: Table) -> tuple[discord.ui.LayoutView, discord.File]:
    """Return the card of a table and its picture."""
    names, words = table.names, bot.words_at(table)
    png = await bot.draw(pictures.cover, table.game, names, games.get(table.game).seats[-1])
    alt = words("cover-alt", game=words(f"{table.game}-name"), seated=", ".join(names))
    cover = file(png, "cover.png", shorten(alt, ALT_LIMIT))
    return post.lobby(table, words, cover.description or "", fairness.on_card(table, words)), cover


async def show(bot: TableBot, interaction: Interaction, table: Table) -> None:
    """Update the card of a table after a press on it, or on an older one, which then links to the card."""
    pressed = interaction.message
    if pressed and table.message not in (None, pressed.id):
        await refresh(bot, table)
        await interaction.edit_original_response(view=_replaced(bot, table), attachments=[])
        return
    view, cover = await draw(bot, table)
    none = discord.AllowedMentions.none()
    try:
        await interaction.edit_original_response(view=view, attachments=[cover], allowed_mentions=none)
    except discord.NotFound as error:
        if error.code != UNKNOWN_MESSAGE:
            raise
        await bot.tables.lobby.post_card(table.id, table.message)


async def refresh(bot: TableBot, table: Table) -> None:
    """Update the card of a table, or have a new one posted if it was deleted.

    Any other failure is only logged, because the next press updates the card too.
    """
    if table.message is None:
        await bot.tables.lobby.post_card(table.id, None)
        return
    view, cover = await draw(bot, table)
    try:
        await _edit(bot, table, view, [cover])
    except FAILED as error:
        log.info("match=%d: its lobby card was not updated: %s", table.id, error)
        if isinstance(error, discord.NotFound) and error.code == UNKNOWN_MESSAGE:
            await bot.tables.lobby.post_card(table.id, table.message)


async def tidy(bot: TableBot, old: Table) -> None:
    """After a new card was posted, make the old one link to it, and update the new one if necessary."""
    table = await bot.tables.access.read(old.id, EVERY)
    if table.seq != old.seq:
        await refresh(bot, table)
    if old.message not in (None, table.message):
        await _edit(bot, old, _replaced(bot, table), [])


async def say_where(bot: TableBot, interaction: Interaction, match: int, key: str) -> None:
    """Say in the answer to a deferred interaction where the card of a table is, or why it is not there."""
    await bot.delivered(match)
    table = await bot.tables.access.read(match, EVERY, viewer(interaction))
    text = bot.words_for(interaction)(key, match=match, link=post.link(table))
    if await bot.retry_posts(table):
        key = "card-refused-practice" if table.practice else "card-refused"
        refused = bot.words_for(interaction)(key, place=f"<#{place_id(table)}>")
        text = f"{text}\n{refused}"
    await interaction.edit_original_response(content=text)


async def _edit(
    bot: TableBot, table: Table, view: discord.ui.LayoutView, attachments: list[discord.File]
) -> None:
    card: Any = bot.get_partial_messageable(table.channel or 0).get_partial_message(table.message or 0)
    await card.edit(view=view, attachments=attachments, allowed_mentions=discord.AllowedMentions.none())


def _replaced(bot: TableBot, table: Table) -> discord.ui.LayoutView:
    """Return what an old card of a table becomes."""
    text = bot.words_at(table)("card-replaced", match=table.id, link=post.link(table))
    return panel.closed(table.game, text)
