"""What follows from a new message: older ones are folded, marked as undone, shown as void, or deleted.

Must not know how a message is made or sent.
"""

from __future__ import annotations

import logging

import discord

from cogs import cards, forums
from cogs.base import TableBot
from cogs.composing import Message
from cogs.illustrating import plain_names
from cogs.interactions import FAILED
from cogs.posted import fold, place_id, place_of
from cogs.sending import is_refusal
from cogs.ui import panel, post, story
from cogs.ui.post import find_proposal
from engine.core import TABLE_EVENT, Event, seen_by
from engine.tables import TAKEN_BACK, VOTE, Letter, Look, read_notice, votes

log = logging.getLogger(__name__)


async def tidy(bot: TableBot, message: Message, letter: Letter) -> None:
    """Fold the previous post, and delete outdated reminders and votes. A failure here is only logged."""
    try:
        if message.look is None:
            await cards.tidy(bot, message.table)
            return
        if message.text is not None or message.left:
            await fold(bot, message.table)
        if message.text is not None:
            await _mark_undone(bot, message.look, letter)
        await _take_down_notices(bot, message, message.look, letter.id)
        status = "over" if message.left else message.table.status
        await forums.show_state(bot, place_id(message.table), status)
    except FAILED as error:
        log.info("match=%d: an older message stays as it was: %s", message.table.id, error)
    except Exception:
        log.exception("match=%d: an older message stays as it was", message.table.id)


async def _mark_undone(bot: TableBot, look: Look, letter: Letter) -> None:
    """Mark the posts of the turns that this letter's undo has taken back."""
    told = read_notice(letter.payload)
    if not any(happened.kind == TAKEN_BACK for happened in told.events):
        return
    undone = dict[int, list[Event]]()
    for old in await bot.tables.store.sent_turns(look.table.id):
        notice = read_notice(old.payload)
        if old.id < letter.id and notice.line > told.line and old.message:
            undone.setdefault(old.message, []).extend(
                seen_by(happened, None)
                for happened in notice.events
                if not happened.kind.startswith(TABLE_EVENT)
            )
            await bot.tables.store.mark_taken_down(old.id)
    words, names = bot.words_at(look.table), plain_names(look)
    place = place_of(bot, look.table)
    for message, events in undone.items():
        described = story.bullets(post.summarize(look, words, events, names))
        text = f"{words('post-undone')}\n{described}" if described else words("post-undone-bare")
        try:
            await place.get_partial_message(message).edit(
                view=panel.closed(look.game.key, text),
                attachments=[],
                allowed_mentions=discord.AllowedMentions.none(),
            )
        except discord.HTTPException as error:
            log.info("match=%d: a post of a turn taken back stays: %s", look.table.id, error)


async def _take_down_notices(bot: TableBot, sent: Message, look: Look, latest: int) -> None:
    """Delete reminders and votes that a newer one replaces, and reminders for those who have answered.

    A vote that is over is deleted as well, because a post tells what was decided; one that has become void
    without a word is edited to say so. If a request fails, it is repeated after the next post.
    """
    place = place_of(bot, sent.table)
    asked = {decision.seat for decision in look.decisions} - {sent.reminded}
    letters = await bot.tables.store.sent_notices(look.table.id)
    notices = {letter.id: read_notice(letter.payload) for letter in letters}
    ballots = {(notices[one.id].kind, notices[one.id].seat): one.id for one in letters if one.kind == VOTE}
    for letter in letters:
        notice, void = notices[letter.id], ""
        if letter.kind == VOTE:
            vote = notice.kind, notice.seat, notice.line, notice.no
            is_open = find_proposal(look, *vote) is not None
            if is_open and ballots[notice.kind, notice.seat] == letter.id:
                continue
            if not is_open and not votes.is_told(notice.kind, post.result(look, *vote)):
                void = post.vote_over(look, bot.words_at(look.table), *vote)
        elif letter.id == latest or notice.seat in asked:
            continue
        message = place.get_partial_message(letter.message or 0)
        try:
            if void:
                await message.edit(view=panel.closed(look.game.key, void))
            else:
                await message.delete()
        except FAILED as error:
            log.info("match=%d: an old reminder or vote could not be removed: %s", look.table.id, error)
            if not is_refusal(error):
                continue
        await bot.tables.store.mark_taken_down(letter.id)
