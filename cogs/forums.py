"""Tables in a forum: each has a post of its own, with a tag that shows its state.

Owns the tags, which are made if the bot may, and how a post is opened and found again. Must not know what the
messages of a table say, or when they are sent.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from weakref import WeakValueDictionary

import discord

import locales
from cogs.base import TableBot
from cogs.interactions import FAILED
from cogs.mentions import allowing
from cogs.sending import Content
from engine.tables import Status
from locales import texts

log = logging.getLogger(__name__)

STATES: Mapping[Status, str] = {
    "lobby": "open",
    "live": "playing",
    "over": "finished",
    "cancelled": "finished",
}
"""What the tag says, by the state of a table: the text `forum-tag-<it>`."""
TAGS = tuple(dict.fromkeys(STATES.values()))
MOST_TAGS, MOST_APPLIED = 20, 5
"""The most tags of a forum, and of a post."""

_making: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
"""By forum, the lock under which its tags are made."""


def forum_at(bot: TableBot, channel: int | None) -> discord.ForumChannel | None:
    """Return the forum with this id; None if it is another kind of channel, or gone."""
    found = bot.get_channel(channel or 0)
    return found if isinstance(found, discord.ForumChannel) else None


async def open_post(bot: TableBot, forum: discord.ForumChannel, content: Content) -> tuple[int, int]:
    """Open the post of a table that has not started, and return its id and that of its message.

    The message has only the push text, or else the title: it is then to be completed.
    """
    tag = (await tags_of(bot, forum)).get(STATES["lobby"]) or _required(forum)
    opened = await forum.create_thread(
        name=content.title,
        content=content.push or content.title,
        applied_tags=[tag] if tag else [],
        allowed_mentions=allowing(content.mentioned, content.role),
        silent=not content.push,
    )
    return opened.thread.id, opened.message.id


async def find_post(bot: TableBot, forum: discord.ForumChannel, title: str) -> tuple[int, int] | None:
    """Return the post that the bot had opened just before it was stopped, if there is one, and its message.

    On Discord, they have the same id.
    """
    own = bot.user.id if bot.user else 0
    for thread in await forum.guild.active_threads():
        if (thread.parent_id, thread.owner_id, thread.name) == (forum.id, own, title):
            return thread.id, thread.id
    return None


async def show_state(bot: TableBot, place: int, status: Status) -> None:
    """Give the post in which a table is played the tag for its state. A failure is logged.

    Nothing happens in other threads and channels, or in a post that somebody else has opened.
    """
    thread = bot.get_channel(place)
    if not isinstance(thread, discord.Thread) or not isinstance(thread.parent, discord.ForumChannel):
        return
    if bot.user is None or thread.owner_id != bot.user.id:
        return
    try:
        known = await tags_of(bot, thread.parent)
        tag = known.get(STATES[status])
        if tag is None or tag in thread.applied_tags:
            return
        others = [other for other in thread.applied_tags if other not in known.values()]
        await thread.edit(applied_tags=[tag, *others][:MOST_APPLIED])
    except FAILED as error:
        log.info("%d: the tag of a table is not shown: %s", place, error)


def known_tags(forum: discord.ForumChannel) -> dict[str, discord.ForumTag]:
    """Return the tags of a forum that stand for states, by state, in whichever of our languages they are."""
    names = {texts(lang)(f"forum-tag-{tag}").casefold(): tag for lang in locales.LANGUAGES for tag in TAGS}
    found = {names.get(tag.name.casefold(), ""): tag for tag in forum.available_tags}
    return {name: tag for name, tag in found.items() if name}


def may_add_tags(forum: discord.ForumChannel) -> bool:
    """Return True if the bot may add the tags that a forum lacks."""
    return forum.permissions_for(forum.guild.me).manage_channels


async def tags_of(bot: TableBot, forum: discord.ForumChannel) -> dict[str, discord.ForumTag]:
    """Return the tags of a forum by state, after those that it lacks were added, if the bot may do that."""
    async with _making.setdefault(forum.id, asyncio.Lock()):
        known = known_tags(forum)
        missing = [tag for tag in TAGS if tag not in known]
        if not missing or not may_add_tags(forum) or len(forum.available_tags) + len(missing) > MOST_TAGS:
            return known
        words = bot.words_in(forum.guild.id)
        new = [discord.ForumTag(name=words(f"forum-tag-{tag}")) for tag in missing]
        try:
            changed = await forum.edit(available_tags=[*forum.available_tags, *new])
        except FAILED as error:
            log.info("%d: the tags for tables are not added to this forum: %s", forum.id, error)
            return known
        return known_tags(changed) if changed else known


def _required(forum: discord.ForumChannel) -> discord.ForumTag | None:
    """Return any tag of a forum that takes no posts without one."""
    free = [tag for tag in forum.available_tags if not tag.moderated]
    return free[0] if free and forum.flags.require_tag else None
