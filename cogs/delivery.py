"""Sends the letters in the outbox to Discord, and runs the timers of the tables.

Everything here is driven by rows in the store. A crash between a move and its post loses nothing, because the
letter is still there, and nothing is posted twice, because the post carries the letter's nonce.

Owns when a letter is sent, what follows from a failure, and which tables are served. Must not know rules.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial

import discord
from discord.ext import commands

from cogs import forums
from cogs.base import TableBot
from cogs.composing import TURNS, Message, compose
from cogs.interactions import FAILED
from cogs.regularly import every
from cogs.sending import complete, create, is_refusal
from cogs.tidying import tidy
from cogs.timers import Timers, backoff
from cogs.workers import Workers
from engine.tables import (
    LEFT,
    LONGEST_WAIT,
    VOTE,
    Denied,
    Letter,
    Post,
    SaveFailed,
    Store,
    StoreError,
    Table,
    read_notice,
    votes,
)

log = logging.getLogger(__name__)

HEARTBEAT = 20
"""Seconds between checks for due letters and timers."""
CLAIMED = 2
"""Seconds before another try at a table that another process might still be serving."""
REFUSED_DELAY, LONGEST_REFUSED_DELAY = 60, LONGEST_WAIT
"""Seconds before a letter that Discord refuses is tried again, doubled each time up to the longest."""
PRACTICE_TRIES = 7
"""The most attempts, a day apart, to send a letter to a person who takes no direct messages."""
GIVE_UP = 7 * 86_400
"""Seconds after the end of a game until its refused letters are given up."""
TABLES_AT_ONCE = 2000
"""The most tables served at once. It is high because most of these tasks only wait, for Discord's rate limits
or a computer player, and a few servers with rate-limited channels must not use it up."""
DRAWN_AT_ONCE = 4
"""The most posts composed and drawn at once; posts that wait for Discord do not count."""
PATIENCE = 10
"""The most seconds that an answer waits for what it has queued to be posted."""


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
        bot.retry_posts = self.retry_posts
        bot.delivered = partial(self._letters.wait, patience=PATIENCE)
        bot.changes.listen("table", self.look_at)
        bot.changes.listen("leases", self.follow_leases)

    async def cog_load(self) -> None:
        self.heartbeat.start()

    async def cog_unload(self) -> None:
        self.bot.changes.ignore("table", self.look_at)
        self.bot.changes.ignore("leases", self.follow_leases)
        self.heartbeat.cancel()
        if self._later:
            self._later.cancel()
        await self._letters.stop()
        await self._timers.stop()
        await self._write_down()

    def follow_leases(self, _: int) -> None:
        """Stop everything if a lease was lost; take over the tables of new ones."""
        held = self.bot.held
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

    def wake(self, match: int) -> None:
        """Send the letters of a table soon, refused ones included, and run its timers."""
        self._retry_soon(match)
        self._letters.wake(match)
        self._timers.wake(match)

    def look_at(self, match: int) -> None:
        """Wake a table at which there is work to do; if `match` is 0, all tables with due work."""
        if match:
            self.wake(match)
        else:
            self._check_now()

    def _retry_soon(self, match: int) -> bool:
        """Try the posts of a table again soon if Discord has refused them. Return True if so."""
        if match not in self._refused:
            return False
        self._retry.add(match)
        self._letters.wake(match)
        return True

    async def retry_posts(self, table: Table) -> bool:
        """Try the posts of a table again soon if Discord has refused them. Return True if so.

        The process that serves the table does so.
        """
        if self.bot.serves(table.guild):
            return self._retry_soon(table.id)
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
                message = await compose(self.bot, match, letters, waiting)
                await self._note_attempt(letters)
            except StoreError:
                raise
            except Exception as error:
                await self._postpone(match, letters, error, None)
                return True
        try:
            if message.content and message.content.title and letters[0].message is None:
                message, letters = await self._open_post(match, letters, message)
            sent = await self._send(match, letters, message)
        except Exception as error:
            await self._postpone(match, letters, error, message.table)
            return True
        await self._remember(match, letters, message, sent)
        await tidy(self.bot, message, letters[-1])
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
                if self._unwritten.get(match) is write:
                    del self._unwritten[match]
        return True

    async def _postpone(
        self, match: int, letters: Sequence[Letter], error: Exception, table: Table | None
    ) -> None:
        """Schedule another try for letters that could not be sent, or give them up if that is hopeless."""
        now, tries, refused = self.bot.now(), letters[0].tries, is_refusal(error)
        past = letters[0].kind == LEFT or (table and _is_past(table, now))
        practice = table is not None and table.practice
        hopeless = past or (practice and tries >= PRACTICE_TRIES)
        if isinstance(error, Denied) or (refused and hopeless):
            log.warning("match=%d: letters are given up: %s", match, error)
            self._refused.discard(match)
            for letter in letters:
                await self.store.drop(letter.id, now, str(error))
            return
        if refused:
            self._refused.add(match)
            first = LONGEST_REFUSED_DELAY if practice else REFUSED_DELAY
            delay = backoff(tries, first, LONGEST_REFUSED_DELAY)
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

    async def _open_post(
        self, match: int, letters: Sequence[Letter], message: Message
    ) -> tuple[Message, Sequence[Letter]]:
        """Open the post of a table in a forum, in which its message is to be completed.

        Discord knows no nonce there, so a post that may have been opened before a crash is looked for.
        """
        table, content = message.table, message.content
        forum = forums.forum_at(self.bot, table.channel)
        if forum is None or content is None:
            return message, letters
        found = await forums.find_post(self.bot, forum, content.title) if letters[0].tries else None
        opened, made = found or await forums.open_post(self.bot, forum, content)
        ids = [letter.id for letter in letters]
        self._unwritten[match] = partial(self.store.mark_created, ids, made, before=table, opened=opened)
        if not await self._write_down():
            raise SaveFailed("a post in a forum cannot be recorded yet")
        created = [replace(letter, message=made) for letter in letters]
        return replace(message, table=replace(table, channel=opened)), created

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


def _asks_to_move(letter: Letter) -> bool:
    return letter.kind == VOTE and read_notice(letter.payload).kind == votes.MOVE


def _is_past(table: Table, now: int) -> bool:
    """Return True if nobody waits for the posts of a table any more."""
    return table.status == "cancelled" or (table.status == "over" and now - table.moved > GIVE_UP)


async def setup(bot: TableBot) -> None:
    await bot.add_cog(Delivery(bot))
