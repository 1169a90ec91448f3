"""How a message of a table reaches Discord: in which place, and in which requests.

A message that mentions somebody takes two requests, because Discord shows no words of Components V2 in the
notification on a phone. It is created as its push text alone, and edited at once into what it shows. Until
then it can be read, and the edit can be repeated at any time: it notifies nobody.

Must not know letters, or what a message says.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar

import discord

from cogs.base import TableBot
from cogs.mentions import allowing

log = logging.getLogger(__name__)

T = TypeVar("T")
Request = Callable[[discord.PartialMessageable], Awaitable[T]]

ARCHIVED = 50083
REFUSED = {10003, 10008, 50001, 50013, 160005}
"""Unknown channel or message, no access, no permission, locked thread: attempts fail until somebody acts."""


@dataclass(frozen=True, slots=True)
class Content:
    """What a message shows, and whom it notifies with which text."""

    nonce: str
    shown: dict[str, Any]
    """The arguments of `send` that it shows: a view or a text."""
    files: Sequence[discord.File] = ()
    mentioned: Sequence[int] = ()
    """The users whom it notifies."""
    push: str = ""
    """What their phones show; it contains their mentions. Empty if nobody is notified."""
    role: int = 0
    """The role that it notifies; 0 for none."""
    title: str = ""
    """The title of the post that is opened for it in a forum; empty in any other place."""

    def silenced(self) -> Content:
        """Return the same message, which notifies nobody."""
        return replace(self, mentioned=(), push="", role=0)


def is_refusal(error: BaseException) -> bool:
    """Return True if Discord will refuse a post until somebody grants a permission or moves the table."""
    return isinstance(error, discord.HTTPException) and (error.status in (403, 404) or error.code in REFUSED)


async def create(bot: TableBot, places: Sequence[int], content: Content) -> discord.Message:
    """Create a message in the first channel or thread that takes it: its push text alone, if it has one."""
    shown: dict[str, Any] = (
        {"content": content.push} if content.push else {"files": content.files, **content.shown}
    )

    async def request(place: discord.PartialMessageable) -> discord.Message:
        return await place.send(
            nonce=content.nonce,
            silent=not content.push,
            allowed_mentions=allowing(content.mentioned, content.role),
            **shown,
        )

    return await _somewhere(bot, places, content.files, request)


async def complete(bot: TableBot, places: Sequence[int], message: int, content: Content) -> discord.Message:
    """Edit a message, which is in one of some channels or threads, into what it shows.

    Those whom it has notified stay mentioned, so that Discord goes on highlighting it for them. Raise
    `discord.NotFound` if it is in none of the places.
    """
    shown: dict[str, Any] = {"content": None, "attachments": content.files, **content.shown}

    async def request(place: discord.PartialMessageable) -> discord.Message:
        made = place.get_partial_message(message)
        return await made.edit(allowed_mentions=allowing(content.mentioned, content.role), **shown)

    return await _somewhere(bot, places, content.files, request)


async def _somewhere(
    bot: TableBot, places: Sequence[int], files: Sequence[discord.File], request: Request[T]
) -> T:
    """Return the result of a request at the first place that does not refuse it."""
    *first, last = places
    for place in first:
        try:
            return await _at(bot, place, files, request)
        except discord.HTTPException as error:
            if not is_refusal(error):
                raise
            log.warning("%d is gone or closed to me, trying another place: %s", place, error)
    return await _at(bot, last, files, request)


async def _at(
    bot: TableBot, place: int, files: Sequence[discord.File], request: Request[T], *, wake: bool = True
) -> T:
    """Return the result of a request at a channel or thread; an archived thread is unarchived first."""
    for sent in files:
        sent.reset(seek=True)
    try:
        return await request(bot.get_partial_messageable(place))
    except discord.HTTPException as error:
        if error.code != ARCHIVED or not wake:
            raise
    await bot.http.edit_channel(place, archived=False)
    return await _at(bot, place, files, request, wake=False)
