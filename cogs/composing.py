"""What letters become: a message, made from the newest state of its table.

Owns what a message shows and whom it mentions. Must not know when it is sent, or in which requests.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

import discord

from cogs import cards, forums, standings
from cogs.base import TableBot
from cogs.illustrating import ALT_LIMIT, alts_of, file, plain_names, scene_of
from cogs.posted import place_id, read_post, to_store
from cogs.sending import Content
from cogs.ui import ending, fairness, gathering, post, push, ratings, story
from cogs.ui.ids import shorten
from cogs.ui.post import find_proposal
from engine.core import Event, Outcome, seen_by, sum_points
from engine.ending import find_story
from engine.tables import (
    BEGUN,
    CARD,
    CONTEST,
    DAY,
    DECIDED,
    EVERY,
    LEFT,
    LOBBY,
    NEWS,
    REMINDER,
    STARTED,
    WANTED,
    Denied,
    Letter,
    Look,
    Table,
    Turn,
    UserSettings,
    read_notice,
    votes,
)
from locales import Texts
from render import pictures, poster

TURNS = ("turn", "over")
"""Kinds of letters that become a post of the newest state."""


@dataclass(frozen=True, slots=True)
class Message:
    """A message made from letters, and the state of the table that it shows: no look at a lobby's card."""

    table: Table
    look: Look | None
    content: Content | None = None
    """None if the letter is out of date and nothing is sent."""
    text: str | None = None
    """The text of a turn's post, to which it is folded later; empty for a card, None for other messages."""
    reminded: int | None = None
    """The seat that a reminder is for."""
    left: bool = False
    """Whether it is for the place that the table has left; `table` is the table as it was there."""
    other: int = 0
    """Where it is sent if the channel of the table refuses it; 0 if nowhere."""

    @property
    def places(self) -> list[int]:
        """Where it may be sent: the thread of the table, its channel, `other`. A card is in the channel."""
        thread = self.table.thread if self.look is not None else None
        return [place for place in (thread, self.table.channel, self.other) if place] or [0]


async def compose(bot: TableBot, match: int, letters: Sequence[Letter], waiting: Sequence[Letter]) -> Message:
    """Return the message that some `waiting` letters become. Raise `Denied` if it can never be made."""
    if letters[-1].kind in TURNS:
        later = [letter for letter in waiting if letter.kind in TURNS and letter not in letters]
        return await _compose_turn(bot, match, letters, later)
    if letters[-1].kind == CARD:
        return await _compose_card(bot, match, letters[-1])
    if letters[-1].kind == LOBBY:
        return await _compose_about_lobby(bot, match, letters[-1])
    if letters[-1].kind == LEFT:
        return await _compose_farewell(bot, match, letters[-1])
    if letters[-1].kind == CONTEST:
        return await _compose_about_contest(bot, match, letters[-1])
    return await _compose_aside(bot, match, letters[-1])


async def _compose_turn(
    bot: TableBot, match: int, letters: Sequence[Letter], later: Sequence[Letter]
) -> Message:
    """Compose the post of the current state of a table, with all events of the letters.

    Players whose question is newer are mentioned in the post of the `later` letter about it.
    """
    look = await bot.tables.play.look(match, None, BEGUN)
    words = bot.words_at(look.table)
    names = plain_names(look)
    notices = [read_notice(letter.payload) for letter in letters]
    public: list[Event] = [seen_by(happened, None) for notice in notices for happened in notice.events]
    start = next((happened for happened in public if happened.kind == STARTED), None)
    lines = post.summarize(look, words, [happened for happened in public if happened != start], names)
    begun = post.started(look, words, start, names) if start else ""
    shown = post.signed(look.game.key, lines, bot.emoji)
    summary = "\n".join(filter(None, (begun, story.bullets(shown))))
    before = read_post(look.table.post or "")[2] or scores_before(look.scores, public)
    scores = post.standing(look, words, names, before)
    if not look.table.thread:
        scores = words("standing-at", scores=scores, match=match)
    if start and (numbers := fairness.at_start(look.table, words)):
        scores += f"\n-# {numbers}"  # nobody needs them to play: below the picture
    live = look.table.status == "live"
    scene = scene_of(look, words)
    clean = replace(look, last=()) if look.outcome else look
    files = await (bot.asked(look, words, scene) if live else bot.board(clean, words))
    alts = alts_of(files)
    upcoming = None
    if look.outcome:
        past = await _past(bot, look)
        race = [turn.scores for turn in past]
        picture = await _poster(bot, look, look.outcome, words, past)
        described = picture[0].description or "" if picture else ""
        files = [*picture, *files]
        told_story = find_story(look.outcome, race)
        rated = ratings.after(look, await bot.tables.ratings.changes(match), words, names)
        counted, alt = (scores, *rated), "".join(alts)
        view = ending.end(look, look.outcome, words, told_story, lines, names, counted, described, alt)
    elif look.table.status == "cancelled":
        view = post.past(look, words, summary, alts)
    else:
        new = start is None and any(notice.ping for notice in notices)
        upcoming = await _upcoming(bot, look) if new else None
        about = pictures.about(look.game.key, scene)
        view = post.turn(look, words, summary, names, alts, scores, upcoming, about)
    newly = {seat for notice in notices for seat in notice.ping}
    newly -= {seat for letter in later for seat in read_notice(letter.payload).ping}
    users = _concerned(look, newly, public, everybody=start is not None)
    told = partial(push.turn, look, words, public, bot.now(), upcoming=upcoming)
    content = await _content(bot, look.table, letters[-1], [*users, upcoming], told, view, files)
    short = "\n".join(filter(None, (begun, story.flowing(lines), scores)))
    stored = to_store(short, look.lines, look.scores)
    return Message(look.table, look, content, stored if live else "")


def scores_before(scores: Sequence[int], events: Sequence[Event]) -> list[int]:
    """Return the scores as they were before these events."""
    change = dict(sum_points(events))
    return [score - change.get(seat, 0) for seat, score in enumerate(scores)]


async def _upcoming(bot: TableBot, look: Look) -> int | None:
    """Return the user who is next, if they want to be told and can be mentioned now."""
    users = [seat.user for seat in look.table.seats if seat.user]
    settings = await bot.tables.store.settings(UserSettings, users)
    wanted = [user for user, own in settings.items() if own.upcoming]
    if not wanted or look.paused:
        return None
    user = await bot.tables.play.upcoming(look.table.id)
    if user not in wanted:
        return None
    return next(iter(await bot.tables.people.mentionable(look.table, [user])), None)


async def _content(
    bot: TableBot,
    table: Table,
    letter: Letter,
    users: Sequence[int | None],
    told: Callable[[Sequence[int]], str],
    view: discord.ui.LayoutView,
    files: Sequence[discord.File] = (),
) -> Content:
    """Return what to send: it mentions those of these users who want it now, with the text `told`."""
    mentioned = await bot.tables.people.mentionable(table, users)
    text = told(mentioned) if mentioned else ""
    return Content(letter.nonce, {"view": view}, files, mentioned, text)


async def _compose_farewell(bot: TableBot, match: int, letter: Letter) -> Message:
    """Compose the message for the place that a table has left; without content if it has come back."""
    look, left = await bot.tables.play.look(match, None, BEGUN), read_notice(letter.payload).left
    if left is None or left.thread == place_id(look.table):
        return Message(look.table, look)
    text = bot.words_at(look.table)("moved-away", match=match, place=f"<#{place_id(look.table)}>")
    was = replace(look.table, channel=left.thread, thread=None, message=left.message, post=left.text)
    return Message(was, look, Content(letter.nonce, {"content": text}), left=True)


async def _compose_aside(bot: TableBot, match: int, letter: Letter) -> Message:
    """Compose a reminder, a vote or news; without content if it no longer applies."""
    notice = read_notice(letter.payload)
    look = await bot.tables.play.look(match, None)
    words, names, seats, now = bot.words_at(look.table), plain_names(look), look.table.seats, bot.now()
    view, users, reminded, other = None, list[int | None](), None, 0
    told = partial(push.news, look, words, notice.events, now)
    if letter.kind == NEWS:
        view = post.news(look, words, notice.events, names)
        users = [post.concerned(look, happened) for happened in notice.events]
    elif letter.kind == REMINDER:
        reminded = notice.seat
        if notice.seat in {decision.seat for decision in look.decisions}:
            view = post.reminder(look, words, notice.seat, notice.kind)
            told = partial(push.reminder, look, words, notice.seat, notice.kind, now)
            users = [seats[notice.seat].user]
    else:
        proposal = find_proposal(look, notice.kind, notice.seat, notice.line, notice.no)
        if proposal is not None:
            other = proposal.channel
            view = post.ballot(look, words, names, proposal)
            told = partial(push.ballot, look, words, proposal, now)
            wishing = proposal.seat if proposal.kind in votes.CONSENT else None
            asked = [seat for seat in seats if seat.seat in notice.ping or not notice.ping]
            users = [seat.user for seat in asked if seat.seat != wishing]
    if view is None:
        return Message(look.table, look, reminded=reminded)
    content = await _content(bot, look.table, letter, users, told, view)
    return Message(look.table, look, content, reminded=reminded, other=other)


async def _compose_card(bot: TableBot, match: int, letter: Letter) -> Message:
    """Compose the card of a lobby. Raise `Denied` if the table is no longer a lobby."""
    table = await bot.tables.lobby.read(match)
    words = bot.words_at(table)
    view, covers = await cards.draw(bot, table)
    notice = read_notice(letter.payload)
    users = [seat.user for seat in table.seats if seat.seat in notice.ping]
    content = await _content(bot, table, letter, users, partial(push.card, table, words), view, covers)
    if notice.kind == WANTED and (role := await _wanted(bot, table)):
        content = replace(content, role=role, push=push.wanted(table, words, role))
    if forums.forum_at(bot, table.channel):
        content = replace(content, title=post.named(table, words))
    return Message(table, None, content, "")


async def _wanted(bot: TableBot, table: Table) -> int:
    """Return the role that hears of a new lobby; 0 if there is none, or no seat for everybody to take."""
    kept = await bot.tables.servers.settings(table.guild or 0)
    known = bot.get_guild(table.guild or 0)
    is_open = post.free_seats(table) > 0 and table.options.seats == "public"
    return kept.wanted if kept.wanted and is_open and known and known.get_role(kept.wanted) else 0


async def _compose_about_lobby(bot: TableBot, match: int, letter: Letter) -> Message:
    """Compose a message about a lobby, besides its card; without content if it no longer applies."""
    table, notice = await bot.tables.access.read(match, EVERY), read_notice(letter.payload)
    words = bot.words_at(table)
    view = gathering.message(table, words, notice, bot.tables.access.lobby_days)
    if view is None:
        return Message(table, None)
    users = await bot.tables.gatherings.mentionable(table, notice)
    told = partial(gathering.push, table, words, notice.kind)
    return Message(table, None, await _content(bot, table, letter, users, told, view))


async def _compose_about_contest(bot: TableBot, match: int, letter: Letter) -> Message:
    """Compose what the league or cup of a table has to tell: at the table, or that it is over.

    Raise `Denied` if the table is not running any more, or belongs to none.
    """
    found = await bot.tables.contests.of_match(match)
    if found is None:
        raise Denied("no-contest")
    contest, season, _ = found
    if read_notice(letter.payload).kind == DECIDED:
        table = await bot.tables.access.read(match, EVERY)
        it = await bot.tables.contests.load(contest.id, contest.guild, season.no)
        content = await standings.decided(bot, table, letter, it)
        return Message(replace(table, channel=contest.channel), None, content)
    look = await bot.tables.play.look(match, None)
    return Message(look.table, look, standings.drawn(bot.words_at(look.table), look, letter, found))


async def _past(bot: TableBot, look: Look) -> Sequence[Turn]:
    """Return all turns of a finished game, or none if its record can no longer be replayed."""
    try:
        past = await bot.tables.play.past(look)
    except Denied:
        return ()
    return past if past[-1].lines >= look.lines else ()


async def _poster(
    bot: TableBot, look: Look, outcome: Outcome, words: Texts, past: Sequence[Turn]
) -> list[discord.File]:
    """Draw the poster of a finished game and describe it. Return an empty list if it cannot be drawn."""
    rows = tuple((row, values) for row, values in outcome.detail.items() if any(values))
    table = look.table
    result = poster.Result(
        look.game.key,
        table.id,
        look.names,
        outcome.scores,
        outcome.ranks,
        rows,
        days=max(1, -(-(table.moved - table.created) // DAY)),
        race=poster.paced([(turn.scores, look.game.stage(turn.view.state)) for turn in past]),
        lang=words.lang,
        scene=scene_of(look, words),
    )
    png = await bot.picture_at(table.id, poster.poster, result)
    alt = shorten(ending.describe(look, outcome, words), ALT_LIMIT)
    return [] if png is None else [file(png, ending.POSTER, alt)]


def _concerned(look: Look, newly: set[int], events: Sequence[Event], *, everybody: bool) -> list[int | None]:
    """Return the users whom a post mentions: everybody at the start and the end of a game.

    In between, it mentions players with a new question, and those whose seat was decided on.
    """
    if look.paused:
        return []
    seats = newly & {decision.seat for decision in look.decisions}
    if everybody or look.table.status != "live":
        seats = set(range(len(look.table.seats)))
    users = [look.table.seats[seat].user for seat in sorted(seats)]
    return users + [post.concerned(look, happened) for happened in events]
