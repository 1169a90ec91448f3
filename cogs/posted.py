"""The latest post of a table: what is stored of it, and how it is folded to its text.

Must not know when a table is told what; that is up to `cogs.delivery`.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence

import discord

from cogs.base import FAILED, TableBot
from cogs.ui import post
from engine.tables.store import Table

log = logging.getLogger(__name__)
LINES = "\f"
"""Separates what is stored of a post: its text, the number of lines in the log, and the scores."""


def place_id(table: Table) -> int:
    """Return the id of the thread or channel in which a table is played."""
    return table.thread or table.channel or 0


def place_of(bot: TableBot, table: Table) -> discord.PartialMessageable:
    """Return where the messages of a table are."""
    return bot.get_partial_messageable(place_id(table))


async def fold(bot: TableBot, table: Table) -> None:
    """Fold the latest post of a table to its text. If that fails, it keeps its buttons, which still work."""
    if not table.message or not table.post:
        return
    text, lines, _ = read_post(table.post)
    view = post.folded(table.game, bot.words, table.id, text, lines)
    try:
        await (
            place_of(bot, table)
            .get_partial_message(table.message)
            .edit(view=view, attachments=[], allowed_mentions=discord.AllowedMentions.none())
        )
    except FAILED as error:
        log.info("match=%d: the previous post keeps its buttons: %s", table.id, error)


def to_store(text: str, lines: int, scores: Sequence[int]) -> str:
    """Return what is stored of a post, for `read_post`."""
    return LINES.join((text, str(lines), ",".join(map(str, scores))))


def read_post(stored: str) -> tuple[str, str, tuple[int, ...]]:
    """Return what is stored of a post: its text, the number of lines in the log, and the scores.

    The last two are empty if the version that wrote the post did not store them.
    """
    text, lines, scores, *_ = [*stored.split(LINES), "", ""]
    if not lines.isdecimal():
        return text, "", ()
    return text, lines, tuple(int(score) for score in scores.split(",") if score)
