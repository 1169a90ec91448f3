"""Sends the letters in the outbox to Discord, and runs the timers of the tables.

Everything here is driven by rows in the store. A crash between a move and its post loses nothing, because the
letter is still there, and nothing is posted twice, because the post carries the letter's nonce.

Owns when a letter is sent, what follows from a failure, and which tables are served. Must not know rules.
"""

from __future__ import annotations

import asyncio
import io
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

import discord
from discord.ext import commands

from cogs import cards
from cogs.base import ALT_LIMIT, FAILED, TableBot, alts_of, file, plain_names
from cogs.posted import fold, place_id, place_of, read_post, to_store
from cogs.regularly import every
from cogs.sending import Content, complete, create, is_refusal
from cogs.timers import Timers, backoff
from cogs.ui import panel, post, push
from cogs.ui.ids import shorten
from cogs.ui.post import find_proposal
from cogs.workers import Workers
from engine.core import TABLE_EVENT, Event, seen_by
from engine.records import digest
from engine.tables import (
    BEGUN,
    CARD,
    LEFT,
    LONGEST_WAIT,
    NEWS,
    REMINDER,
    STARTED,
    TAKEN_BACK,
    VOTE,
    Changed,
    Denied,
    Letter,
    Look,
    Post,
    Store,
    StoreError,
    Table,
    UserSettings,
    read_notice,
    votes,
)
from locales import Texts
from render import chart

log = logging.getLogger(__name__)

HEARTBEAT = 20
"""Seconds between checks for due letters and timers."""
CLAIMED = 2
"""Seconds before another try at a table that another process might still be serving."""
REFUSED_DELAY, LONGEST_REFUSED_DELAY = 60, LONGEST_WAIT
"""Seconds before a letter that Discord refuses is tried again, doubled each time up to the longest."""
GIVE_UP = 7 * 86_400
"""Seconds after the end of a game until its refused letters are given up."""
TABLES_AT_ONCE = 2000
"""The most tables served at once. It is high because most of these tasks only wait, for Discord's rate limits
or a computer player, and a few servers with rate-limited channels must not use it up."""
DRAWN_AT_ONCE = 4
"""The most posts composed and drawn at once; posts that wait for Discord do not count."""
PATIENCE = 10
"""The most seconds that an answer waits for what it has queued to be posted."""
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


def next_letters(letters: Sequence[Letter]) -> list[Letter]:
    """Return the letters that become the next message: all turns together, or one letter of another kind.

    A message that may have arrived although sending it failed is sent again unchanged, with the same nonce,
    by which Discord recognizes it. A letter that was tried without an error was waiting when the bot started:
    it may have been sent by itself just before the bot stopped (see `Delivery._note_attempt`). A message that
    was created, but not completed, is completed before anything else.

    While Discord refuses the posts of a table, the question whether to continue elsewhere goes first, since
    it can be asked there.
    """
    if letters and letters[0].refused:
        letters = [letter for letter in letters if _asks_to_move(letter)] or letters
    if not letters or letters[0].kind not in TURNS:
        return list(letters[:1])
    turns = [letter for letter in letters if letter.kind in TURNS]
    if created := next((letter.message for letter in turns if letter.message), None):
        return [letter for letter in turns if letter.message == created]
    tried = [letter for letter in turns if letter.tries and not letter.refused]
    if not tried:
        return turns
    if tried[0].error is None:
        return tried[:1]
    return [letter for letter in tried if letter.error is not None and letter.due == tried[0].due]


class Delivery(commands.Cog):
    """Posts letters and runs due timers: one task a table for each of the two, woken by every save.

    Only the tables of this process are served: those whose shards it has leased.
    """

    def __init__(self, bot: TableBot) -> None:
        self.bot = bot
        self._letters = Workers("delivery", self._claiming(self.deliver), TABLES_AT_ONCE)
        self._timers = Workers("a timer", self._claiming(Timers(bot).run), TABLES_AT_ONCE)
        self._drawing = asyncio.Semaphore(DRAWN_AT_ONCE)
        self._refused: set[int] = set()
        """Tables with letters that Discord refuses."""
        self._retry: set[int] = set()
        """Tables among them whose letters are tried again at once."""
        self._unwritten: dict[int, Callable[[], Awaitable[None]]] = {}
        """By table, the write that records what was sent there, until it succeeds."""
        self._writing = asyncio.Lock()
        self._held: frozenset[int] = frozenset()
        self._new = False
        """Whether there are leases whose tables have not been taken over yet."""
        self._check: asyncio.Task[None] | None = None
        self._later: asyncio.TimerHandle | None = None
        bot.tables.access.listeners.append(self.hear)
        bot.nudge = self.try_refused
        bot.delivered = partial(self._letters.wait, patience=PATIENCE)
        bot.on_lease.append(self.follow_leases)
        bot.rereads["table"] = self.look_at

    async def cog_load(self) -> None:
        self.heartbeat.start()

    async def cog_unload(self) -> None:
        self.bot.on_lease.remove(self.follow_leases)
        self.heartbeat.cancel()
        if self._later:
            self._later.cancel()
        await self._letters.stop()
        await self._timers.stop()
        await self._write_down()

    def follow_leases(self, held: frozenset[int]) -> None:
        """Stop everything if a lease was lost; take over the tables of new ones."""
        if self._held - held:
            self._letters.cancel()
            self._timers.cancel()
        self._new = self._new or bool(held - self._held)
        self._held = held
        if held:
            self._check_now()

    @every(seconds=HEARTBEAT)
    async def heartbeat(self) -> None:
        self._check_now()

    @heartbeat.before_loop
    async def before_heartbeat(self) -> None:
        await self.bot.wait_until_serving()

    def _check_now(self) -> None:
        """Check for due letters and timers, unless a check is running. One that fails is repeated."""
        if self._check is None or self._check.done():
            self._check = asyncio.create_task(self._wake_due())

    def _claiming(self, work: Callable[[int], Awaitable[None]]) -> Callable[[int], Awaitable[None]]:
        """Return a function that does the work of a table, unless another process might still be doing it."""

        async def claimed(match: int) -> None:
            if not await self.store.claim(match):
                self._check_soon(CLAIMED)
                return
            try:
                await work(match)
            finally:
                await self.store.release(match)

        return claimed

    async def _wake_due(self) -> None:
        """Wake the tables where something is due, once those of new leases have been taken over."""
        try:
            while self._new:
                await self._take_over()
            await self._write_down()
            due = await self.store.due(self.bot.now())
        except StoreError as error:
            log.error("cannot check for due letters and timers, trying again in %d s: %s", HEARTBEAT, error)
            return
        for match in due:
            self._letters.wake(match)
            self._timers.wake(match)
        if self._new:
            self._check_soon(0)

    async def _take_over(self) -> None:
        """Prepare the letters and timers that the previous process has left at the tables of new leases."""
        self._new = False
        try:
            await self.store.unpark()
            await self.store.mark_tried()
            if self.bot.tables.pauses.since is None and (
                stalled := await self.bot.tables.timers.wake_stalled()
            ):
                log.warning("%d running tables had no timer; they have one now", stalled)
            self._refused = set(await self.store.refused())
        except StoreError:
            self._new = True
            raise

    def _check_soon(self, seconds: float) -> None:
        """Check for due letters and timers in some seconds, unless that is planned already."""
        loop = asyncio.get_running_loop()
        if self._later is None or self._later.when() < loop.time():
            self._later = loop.call_later(seconds, self._check_now)

    def hear(self, changed: Changed) -> None:
        """Wake a table that was changed, if there is something to do."""
        if changed.wakes:
            self.wake(changed.match)

    def wake(self, match: int) -> None:
        """Send the letters of a table soon, refused ones included, and run its timers."""
        self.nudge(match)
        self._letters.wake(match)
        self._timers.wake(match)

    async def look_at(self, match: int) -> None:
        """Wake a table at which another process has left work; if `match` is 0, all tables with due work."""
        if match:
            self.wake(match)
        else:
            self._check_now()

    def nudge(self, match: int) -> bool:
        """Try the posts of a table again soon if Discord has refused them. Return True if so."""
        if match not in self._refused:
            return False
        self._retry.add(match)
        self._letters.wake(match)
        return True

    async def try_refused(self, table: Table) -> bool:
        """Do as `nudge` does, also at a table that another process serves."""
        if self.bot.serves(table.guild):
            return self.nudge(table.id)
        if not await self.store.stuck(table.id):
            return False
        await self.store.notify("table", table.id)
        return True

    @property
    def store(self) -> Store:
        return self.bot.tables.store

    # Letters

    async def deliver(self, match: int) -> None:
        """Send the due letters of a table in order; turns among them become one post of the newest state."""
        if match in self._retry:
            self._retry.discard(match)
            await self.store.retry(match, self.bot.now())
        while await self._write_down() and await self._deliver_next(match):
            pass

    async def _deliver_next(self, match: int) -> bool:
        """Send one message, or schedule another try. Return False if nothing was due."""
        message = None
        async with self._drawing:
            waiting = await self.store.mail(self.bot.now(), match=match)
            letters = next_letters(waiting)
            if not letters:
                return False
            try:
                message = await self._compose(match, letters, waiting)
                await self._note_attempt(letters)
            except StoreError:
                raise
            except Exception as error:
                await self._postpone(match, letters, error, None)
                return True
        try:
            sent = await self._send(match, letters, message)
        except Exception as error:
            await self._postpone(match, letters, error, message.table)
            return True
        await self._remember(match, letters, message, sent)
        await self._tidy(message, letters[-1])
        return True

    async def _note_attempt(self, letters: Sequence[Letter]) -> None:
        """Record which letters are sent together, if that does not follow from each of them."""
        if len(letters) > 1 or letters[0].refused:
            await self.store.mark_sending([letter.id for letter in letters], self.bot.now(), "being sent")

    async def _remember(
        self, match: int, letters: Sequence[Letter], message: Message, sent: discord.Message | None
    ) -> None:
        """Record that letters were sent, at once or as soon as the database can be written."""
        ids, table, now = [letter.id for letter in letters], message.table, self.bot.now()
        if sent is not None and message.text is not None:
            gone = message.look is not None and sent.channel.id != table.thread
            placed = Post(match, sent.id, None if gone else table.thread, message.text)
            write = partial(self.store.mark_sent, ids, now, placed, before=table)
        else:
            write = partial(self.store.mark_sent, ids, now, message=sent.id if sent else letters[0].message)
        self._unwritten[match] = write
        if sent is not None:
            self._refused.discard(match)
        await self._write_down()

    async def _write_down(self) -> bool:
        """Record what was sent. Return False if the database cannot be written: nothing more is sent then."""
        async with self._writing:
            for match, write in list(self._unwritten.items()):
                try:
                    await write()
                except StoreError as error:
                    log.error("match=%d: a sent message cannot be recorded yet: %s", match, error)
                    return False
                del self._unwritten[match]
        return True

    async def _postpone(
        self, match: int, letters: Sequence[Letter], error: Exception, table: Table | None
    ) -> None:
        """Schedule another try for letters that could not be sent, or give them up if that is hopeless."""
        now, tries, refused = self.bot.now(), letters[0].tries, is_refusal(error)
        past = letters[0].kind == LEFT or (table and _is_past(table, now))
        if isinstance(error, Denied) or (refused and past):
            log.warning("match=%d: letters are given up: %s", match, error)
            self._refused.discard(match)
            for letter in letters:
                await self.store.drop(letter.id, now, str(error))
            return
        if refused:
            self._refused.add(match)
            delay = backoff(tries, REFUSED_DELAY, LONGEST_REFUSED_DELAY)
            log.warning(
                "match=%d: its channel is gone or closed to me, trying again in %d s: %s", match, delay, error
            )
        else:
            delay = backoff(tries)
            if isinstance(error, FAILED):
                log.warning("match=%d: a post failed, trying again in %d s: %r", match, delay, error)
            else:
                log.error("match=%d: a post failed, trying again in %d s", match, delay, exc_info=error)
        for letter in letters:
            await self.store.postpone(letter.id, now + delay, repr(error), refused=refused)

    async def _compose(self, match: int, letters: Sequence[Letter], waiting: Sequence[Letter]) -> Message:
        if letters[-1].kind in TURNS:
            later = [letter for letter in waiting if letter.kind in TURNS and letter not in letters]
            return await self._compose_turn(match, letters, later)
        if letters[-1].kind == CARD:
            return await self._compose_card(match, letters[-1])
        if letters[-1].kind == LEFT:
            return await self._compose_farewell(match, letters[-1])
        return await self._compose_aside(match, letters[-1])

    async def _compose_turn(self, match: int, letters: Sequence[Letter], later: Sequence[Letter]) -> Message:
        """Compose the post of the current state of a table, with all events of the letters.

        Players whose question is newer are mentioned in the post of the `later` letter about it.
        """
        look = await self.bot.tables.play.look(match, None, BEGUN)
        words = self.bot.words
        names = plain_names(look)
        notices = [read_notice(letter.payload) for letter in letters]
        public: list[Event] = [seen_by(happened, None) for notice in notices for happened in notice.events]
        start = next((happened for happened in public if happened.kind == STARTED), None)
        lines = post.summarize(look, words, [happened for happened in public if happened != start], names)
        begun = post.started(look, words, start, names) if start else ""
        summary = "\n".join(filter(None, (begun, post.bullets(lines))))
        scores = post.standing(look, words, names, read_post(look.table.post or "")[2])
        files = await self.bot.board(look, words)
        alts = alts_of(files)
        upcoming = None
        if look.outcome:
            record = f"table-{match}.toml"
            text = await self.bot.tables.play.export(match)
            charts = await self._chart(look, words)
            files += [*charts, discord.File(io.BytesIO(text.encode()), record)]
            view = post.end(
                look,
                look.outcome,
                words,
                lines,
                names,
                alts,
                "".join(alts_of(charts)),
                record,
                digest(text),
            )
        elif look.table.status == "cancelled":
            view = post.past(look, words, summary, alts)
        else:
            new = start is None and any(notice.ping for notice in notices)
            upcoming = await self._upcoming(look) if new else None
            view = post.turn(look, words, summary, names, alts, scores, upcoming)
        newly = {seat for notice in notices for seat in notice.ping}
        newly -= {seat for letter in later for seat in read_notice(letter.payload).ping}
        users = _concerned(look, newly, public, everybody=start is not None)
        told = partial(push.turn, look, words, public, self.bot.now(), upcoming=upcoming)
        content = await self._content(look.table, letters[-1], [*users, upcoming], told, view, files)
        short = "\n".join(filter(None, (begun, post.flowing(lines), scores)))
        stored = to_store(short, look.lines, look.scores)
        return Message(look.table, look, content, stored if look.table.status == "live" else "")

    async def _upcoming(self, look: Look) -> int | None:
        """Return the user who is next, if they want to be told and can be mentioned now."""
        users = [seat.user for seat in look.table.seats if seat.user]
        settings = await self.store.settings(UserSettings, users)
        wanted = [user for user, own in settings.items() if own.upcoming]
        if not wanted or look.paused:
            return None
        user = await self.bot.tables.play.upcoming(look.table.id)
        if user not in wanted:
            return None
        return next(iter(await self.bot.tables.people.mentionable(look.table, [user])), None)

    async def _content(
        self,
        table: Table,
        letter: Letter,
        users: Sequence[int | None],
        told: Callable[[Sequence[int]], str],
        view: discord.ui.LayoutView,
        files: Sequence[discord.File] = (),
    ) -> Content:
        """Return what to send: it mentions those of these users who want it now, with the text `told`."""
        mentioned = await self.bot.tables.people.mentionable(table, users)
        text = told(mentioned) if mentioned else ""
        return Content(letter.nonce, {"view": view}, files, mentioned, text)

    async def _compose_farewell(self, match: int, letter: Letter) -> Message:
        """Compose the message for the place that a table has left; without content if it has come back."""
        look, left = await self.bot.tables.play.look(match, None, BEGUN), read_notice(letter.payload).left
        if left is None or left.thread == place_id(look.table):
            return Message(look.table, look)
        text = self.bot.words("moved-away", match=match, place=f"<#{place_id(look.table)}>")
        was = replace(look.table, channel=left.thread, thread=None, message=left.message, post=left.text)
        return Message(was, look, Content(letter.nonce, {"content": text}), left=True)

    async def _compose_aside(self, match: int, letter: Letter) -> Message:
        """Compose a reminder, a vote or news; without content if it no longer applies."""
        notice = read_notice(letter.payload)
        look = await self.bot.tables.play.look(match, None)
        words, names, seats, now = self.bot.words, plain_names(look), look.table.seats, self.bot.now()
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
        content = await self._content(look.table, letter, users, told, view)
        return Message(look.table, look, content, reminded=reminded, other=other)

    async def _compose_card(self, match: int, letter: Letter) -> Message:
        """Compose the card of a lobby. Raise `Denied` if the table is no longer a lobby."""
        table = await self.bot.tables.lobby.read(match)
        view, cover = await cards.draw(self.bot, table)
        told = read_notice(letter.payload).ping
        users = [seat.user for seat in table.seats if seat.seat in told]
        content = await self._content(
            table, letter, users, partial(push.card, table, self.bot.words), view, [cover]
        )
        return Message(table, None, content, "")

    async def _tidy(self, message: Message, letter: Letter) -> None:
        """Fold the previous post, and delete outdated reminders and votes. A failure here is only logged."""
        try:
            if message.look is None:
                await cards.tidy(self.bot, message.table)
                return
            if message.text is not None or message.left:
                await fold(self.bot, message.table)
            if message.text is not None:
                await self._mark_undone(message.look, letter)
            await self._take_down_notices(message, message.look, letter.id)
        except FAILED as error:
            log.info("match=%d: an older message stays as it was: %s", message.table.id, error)
        except Exception:
            log.exception("match=%d: an older message stays as it was", message.table.id)

    async def _mark_undone(self, look: Look, letter: Letter) -> None:
        """Mark the posts of the turns that this letter's undo has taken back."""
        told = read_notice(letter.payload)
        if not any(happened.kind == TAKEN_BACK for happened in told.events):
            return
        undone = dict[int, list[Event]]()
        for old in await self.store.sent_turns(look.table.id):
            notice = read_notice(old.payload)
            if old.id < letter.id and notice.line > told.line and old.message:
                undone.setdefault(old.message, []).extend(
                    seen_by(happened, None)
                    for happened in notice.events
                    if not happened.kind.startswith(TABLE_EVENT)
                )
                await self.store.mark_taken_down(old.id)
        words, names = self.bot.words, plain_names(look)
        place = place_of(self.bot, look.table)
        for message, events in undone.items():
            described = post.bullets(post.summarize(look, words, events, names))
            text = f"{words('post-undone')}\n{described}" if described else words("post-undone-bare")
            try:
                await place.get_partial_message(message).edit(
                    view=panel.closed(look.game.key, text),
                    attachments=[],
                    allowed_mentions=discord.AllowedMentions.none(),
                )
            except discord.HTTPException as error:
                log.info("match=%d: a post of a turn taken back stays: %s", look.table.id, error)

    async def _take_down_notices(self, sent: Message, look: Look, latest: int) -> None:
        """Delete reminders and votes that a newer one replaces, and reminders for those who have answered.

        A vote that is over is edited to show its result. If a request fails, it is repeated after the next
        post.
        """
        place = place_of(self.bot, sent.table)
        asked = {decision.seat for decision in look.decisions} - {sent.reminded}
        letters = await self.store.sent_notices(look.table.id)
        notices = {letter.id: read_notice(letter.payload) for letter in letters}
        ballots = {
            (notices[one.id].kind, notices[one.id].seat): one.id for one in letters if one.kind == VOTE
        }
        for letter in letters:
            notice, verdict = notices[letter.id], ""
            if letter.kind == VOTE:
                vote = notice.kind, notice.seat, notice.line, notice.no
                is_open = find_proposal(look, *vote) is not None
                if is_open and ballots[notice.kind, notice.seat] == letter.id:
                    continue
                if not is_open:
                    verdict = post.vote_over(look, self.bot.words, *vote)
            elif letter.id == latest or notice.seat in asked:
                continue
            message = place.get_partial_message(letter.message or 0)
            try:
                if verdict:
                    await message.edit(view=panel.closed(look.game.key, verdict))
                else:
                    await message.delete()
            except FAILED as error:
                log.info("match=%d: an old reminder or vote could not be removed: %s", look.table.id, error)
                if not is_refusal(error):
                    continue
            await self.store.mark_taken_down(letter.id)

    async def _chart(self, look: Look, words: Texts) -> list[discord.File]:
        """Draw the scores over the game. Return an empty list if its record can no longer be replayed."""
        try:
            past = await self.bot.tables.play.past(look)
        except Denied:
            return []
        if past[-1].lines < look.lines:
            return []
        scores = [turn.scores for turn in past]
        png = await self.bot.draw(chart.chart, look.game.key, look.names, scores, words.lang)
        ends = ", ".join(f"{name} {score}" for name, score in zip(look.names, look.scores, strict=True))
        return [file(png, post.CHART, shorten(words("chart-alt", scores=ends), ALT_LIMIT))]

    async def _send(self, match: int, letters: Sequence[Letter], message: Message) -> discord.Message | None:
        """Send a message, or complete it if it was created before. Return None if nothing is to be sent."""
        content, places, created = message.content, message.places, letters[0].message
        if content is None:
            return None
        if created is None:
            sent = await create(self.bot, places, content)
            if not content.push:
                return sent
            created = sent.id
            ids = [letter.id for letter in letters]
            self._unwritten[match] = partial(self.store.mark_created, ids, created)
            await self._write_down()
        try:
            return await complete(self.bot, places, created, content)
        except discord.NotFound as error:
            log.warning(
                "match=%d: a message is gone before it was complete, sending it again: %s", match, error
            )
        return await create(self.bot, places, content.silenced())


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


def _asks_to_move(letter: Letter) -> bool:
    return letter.kind == VOTE and read_notice(letter.payload).kind == votes.MOVE


def _is_past(table: Table, now: int) -> bool:
    """Return True if nobody waits for the posts of a table any more."""
    return table.status == "cancelled" or (table.status == "over" and now - table.moved > GIVE_UP)


async def setup(bot: TableBot) -> None:
    await bot.add_cog(Delivery(bot))
