"""What the public reads about leagues and cups: their pictures, the end of a season, and games that count as
draws.

Owns what such a message is made of, and whom it mentions. Must not know when it is sent.
"""

from __future__ import annotations

from typing import Any

import discord

from cogs.base import TableBot
from cogs.illustrating import ALT_LIMIT, file
from cogs.sending import Content
from cogs.ui import contests, ids, post
from engine.tables import Competition, Contest, Letter, Look, Pairing, Season, Table
from locales import Texts
from render import contests as pictures


async def draw(bot: TableBot, words: Texts, it: Competition) -> tuple[str, list[discord.File]]:
    """Return the description of the picture of a contest, and the picture; neither before it has begun."""
    shown = contests.picture(words, it)
    if shown is None:
        return "", []
    paint: Any = pictures.bracket if isinstance(shown, pictures.Bracket) else pictures.standings
    alt = ids.shorten(contests.describe(words, shown), ALT_LIMIT)
    return alt, [file(await bot.picture(paint, shown), contests.PICTURE, alt)]


async def decided(bot: TableBot, table: Table, letter: Letter, it: Competition) -> Content:
    """Return the post about the end of a season or cup, with mentions of the players who want them now."""
    words = bot.words_in(it.contest.guild)
    alt, files = await draw(bot, words, it)
    mentioned = await bot.tables.people.mentionable(table, [slot.user for slot in it.slots])
    push = contests.push(words, it, mentioned) if mentioned else ""
    view = contests.view(contests.decided(words, it), alt, it.contest.game, [])
    return Content(letter.nonce, {"view": view}, files, mentioned, push)


def drawn(words: Texts, look: Look, letter: Letter, of: tuple[Contest, Season, Pairing]) -> Content:
    """Return the message that tells a table that its game goes on, but counts as a draw in its contest."""
    text = contests.drawn(words, *of, rated=look.table.options.rated)
    return Content(letter.nonce, {"view": post.container(look.game.key, discord.ui.TextDisplay(text))})
