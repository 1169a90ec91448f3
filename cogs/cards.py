"""The card of a lobby: how it is drawn, kept up to date, and replaced by a new one.

A lobby has one card, the message stored with its table; `cogs.delivery` posts it in the channel of the table.
Must not know who may do what in a lobby.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import discord

from cogs import forums
from cogs.base import TableBot
from cogs.illustrating import ALT_LIMIT, alts_of, file
from cogs.interactions import FAILED, Interaction, viewer
from cogs.posted import place_id
from cogs.sending import is_refusal
from cogs.ui import contests, fairness, gathering, habits, panel, post, ratings
from cogs.ui.ids import shorten
from engine.tables import EVERY, Table, capacity
from render import pictures

log = logging.getLogger(__name__)

ARCHIVED_AFTER = 1440
"""Minutes without a message after which Discord archives a thread, unless the channel says otherwise."""
UNKNOWN_MESSAGE, HAS_THREAD = 10008, 160004


async def draw(bot: TableBot, table: Table) -> tuple[discord.ui.LayoutView, list[discord.File]]:
    """Return the card of a table and its picture, if that can be drawn."""
    names, words = table.names, bot.words_at(table)
    seats = len(names) if names and table.status != "lobby" else max(len(names), capacity(table))
    png = await bot.picture_at(table.id, pictures.cover, table.game, names, seats, words.lang)
    alt = words("cover-alt", game=words(f"{table.game}-name"), seated=", ".join(names))
    covers = [] if png is None else [file(png, "cover.png", shorten(alt, ALT_LIMIT))]
    fair, start = fairness.on_card(table, words), tuple(gathering.card_lines(table, words))
    if found := await bot.tables.contests.of_match(table.id):
        contest, season, _ = found
        name = contests.linked(contest, season)
        start = (words("contest-card", name=name, n=season.no, kind=contests.called(contest)), *start)
    lately = await bot.tables.results.habits([seat.user for seat in table.seats if seat.user])
    people = [
        *ratings.on_card(table, await bot.tables.ratings.at(table), words),
        *habits.on_card(table, lately, words),
    ]
    return post.lobby(table, words, alts_of(covers), fair, start, people), covers


@asynccontextmanager
async def _newest(bot: TableBot, table: Table) -> AsyncGenerator[Table]:
    """Yield the newest state of a table and its card, with no other request under way that shows a state.

    Without this, a press whose picture takes long could cover what has happened meanwhile. Once a game has a
    post, that is the message stored with it, and its card is the one it had before.
    """
    async with bot.card_locks.setdefault(table.id, asyncio.Lock()):
        newest = await bot.tables.access.read(table.id, EVERY)
        yield replace(newest, message=table.message) if newest.post else newest


async def show(bot: TableBot, interaction: Interaction, table: Table) -> None:
    """Update the card of a table after a press on it, or on an older one, which then links to the card."""
    pressed = interaction.message
    if pressed and table.message not in (None, pressed.id):
        await refresh(bot, table)
        await interaction.edit_original_response(view=_replaced(bot, table), attachments=[])
        return
    async with _newest(bot, table) as table:
        await take_down(bot, table)
        view, covers = await draw(bot, table)
        none = discord.AllowedMentions.none()
        try:
            await interaction.edit_original_response(view=view, attachments=covers, allowed_mentions=none)
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            await bot.tables.lobby.post_card(table.id, table.message)


async def refresh(bot: TableBot, known: Table) -> None:
    """Update the card of a table, or have a new one posted if it was deleted.

    Any other failure is only logged, because the next press updates the card too. `known` is the table at any
    time since the card was posted and before the game had a post.
    """
    async with _newest(bot, known) as table:
        await take_down(bot, table)
        if known.post:  # which message was the card is not known any more
            return
        if table.message is None:
            await bot.tables.lobby.post_card(table.id, None)
            return
        view, covers = await draw(bot, table)
        try:
            await _edit(bot, table, view, covers)
        except FAILED as error:
            log.info("match=%d: its lobby card was not updated: %s", table.id, error)
            if isinstance(error, discord.NotFound) and error.code == UNKNOWN_MESSAGE:
                await bot.tables.lobby.post_card(table.id, table.message)


async def take_down(bot: TableBot, table: Table) -> None:
    """Delete the messages about a lobby, besides its card, that say nothing any more. A failure is logged.

    Also show in a forum that it was called off.
    """
    if table.status == "cancelled":
        await forums.show_state(bot, place_id(table), table.status)
    place = bot.get_partial_messageable(table.channel or 0)
    for letter in await bot.tables.gatherings.outdated(table):
        try:
            await place.get_partial_message(letter.message or 0).delete()
        except FAILED as error:
            log.info("match=%d: an old message about the lobby stays: %s", table.id, error)
            if not is_refusal(error):
                continue
        await bot.tables.gatherings.mark_taken_down(letter)


async def open_thread(bot: TableBot, table: Table) -> bool:
    """Create a thread from the card of a lobby, unless it has one; return False if that is not possible.

    A thread that the bot had just created when it was stopped is found again: it has the id of the card.
    """
    words = bot.words_at(table)
    name = post.named(table, words)
    channel, card = table.channel or 0, table.message or 0
    try:
        archives: Any = getattr(bot.get_channel(channel), "default_auto_archive_duration", ARCHIVED_AFTER)
        made = await bot.http.start_thread_with_message(
            channel, card, name=name, auto_archive_duration=archives
        )
        thread = int(made["id"])
    except FAILED as error:
        if not isinstance(error, discord.HTTPException) or error.code != HAS_THREAD:
            log.info("match=%d: no thread: %s", table.id, error)
            return False
        thread = card
    await bot.tables.lobby.set_thread(table, thread)
    return True


async def tidy(bot: TableBot, old: Table) -> None:
    """After a new card was posted, make the old one link to it, and update the new one if necessary."""
    table = await bot.tables.access.read(old.id, EVERY)
    if table.seq != old.seq:
        await refresh(bot, table)
    if old.message not in (None, table.message):
        await _edit(bot, old, _replaced(bot, table), [])


async def close(bot: TableBot, table: Table, why: str) -> None:
    """Replace the card of a table that was called off or moved by the reason. A failure is logged."""
    await take_down(bot, table)
    if table.message is None:
        return
    text = f"## {bot.words_at(table)(f'{table.game}-name')}\n{why}"
    try:
        await _edit(bot, table, post.container(table.game, discord.ui.TextDisplay(text)), [])
    except FAILED as error:
        log.info("match=%d: its lobby card was not updated: %s", table.id, error)


async def say_where(
    bot: TableBot, interaction: Interaction, match: int, key: str, *, asks: bool = False
) -> None:
    """Say in the answer to a deferred interaction where the card of a table is, or why it is not there.

    With `asks`, the person can choose there whom to invite.
    """
    await bot.delivered(match)
    table = await bot.tables.access.read(match, EVERY, viewer(interaction))
    text = bot.words_for(interaction)(key, match=match, link=post.link(table))
    view = gathering.ask_whom(table, bot.words_for(interaction), text) if asks else None
    if await bot.retry_posts(table):
        key = "card-refused-practice" if table.practice else "card-refused"
        refused = bot.words_for(interaction)(key, place=f"<#{place_id(table)}>")
        text, view = f"{text}\n{refused}", None
    if view:
        await interaction.edit_original_response(view=view)
    else:
        await bot.tell(interaction, text)


async def _edit(
    bot: TableBot, table: Table, view: discord.ui.LayoutView, attachments: list[discord.File]
) -> None:
    card: Any = bot.get_partial_messageable(table.channel or 0).get_partial_message(table.message or 0)
    await card.edit(view=view, attachments=attachments, allowed_mentions=discord.AllowedMentions.none())


def _replaced(bot: TableBot, table: Table) -> discord.ui.LayoutView:
    """Return what an old card of a table becomes."""
    text = bot.words_at(table)("card-replaced", match=table.id, link=post.link(table))
    return panel.closed(table.game, text)
