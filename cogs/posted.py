"""The latest post of a table: what is stored of it, and how it is folded to its text.

Must not know when a table is told what; that is up to `cogs.delivery`.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import NamedTuple

import discord
import msgspec

from cogs.base import TableBot
from cogs.interactions import FAILED
from cogs.ui import post
from engine.tables.store import Table

log = logging.getLogger(__name__)


class StoredPost(NamedTuple):
    """What is stored of the latest turn post: the `post` column, as a JSON array."""

    text: str
    lines: int | None = None
    """The number of lines in the log; None if the version that wrote the post did not store it."""
    scores: tuple[int, ...] = ()
    """The scores by seat that the post shows; none if that version did not store them."""


_posts = msgspec.json.Decoder(StoredPost)


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
    view = post.folded(table.game, bot.words_at(table), table.id, text, "" if lines is None else str(lines))
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
    return msgspec.json.encode(StoredPost(text, lines, tuple(scores))).decode()


def read_post(stored: str) -> StoredPost:
    """Return what is stored of a post; without text if nothing is stored."""
    return _posts.decode(stored) if stored else StoredPost("")
