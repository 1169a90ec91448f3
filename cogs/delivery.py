"""The way from the outbox to Discord, and the timers of the tables.

Everything here is driven by rows in the store: a crash between a move and its post loses nothing, because
the letter is still there; and a post is not made twice, because it carries the letter's nonce.

Owns when a letter is sent, what follows from a failure, and which timers run. Must not know rules.
"""

from __future__ import annotations

import asyncio
import io
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import aiohttp
import discord
from discord.ext import commands, tasks

from cogs.base import ALT_LIMIT, TableBot, alts_of, file, plain_names
from cogs.ui import panel, post
from cogs.ui.ids import shorten
from cogs.ui.post import find_proposal
from engine.core import Event, seen_by
from engine.records import digest
from engine.tables import BEGUN, Denied, Look, clock, history, read_notice
from engine.tables.session import STARTED
from engine.tables.sessions import AUTOMATION, quiet_hours
from engine.tables.store import Letter, Post, Store, StoreError, Table, Timer
from engine.tables.waiting import REMIND, seat_of_timer
from engine.tables.workers import Workers
from locales import Texts
from render import chart

log = logging.getLogger(__name__)

HEARTBEAT = 20
"""Seconds between looks at letters and timers that wait."""
FIRST_DELAY, LONGEST_DELAY = 10, 3600
"""Seconds before a failed letter or timer is tried again: doubled each time, up to an hour."""
REFUSED_DELAY, LONGEST_REFUSED_DELAY = 60, 86_400
"""The same for letters that Discord refuses to take."""
GIVE_UP = 7 * 86_400
"""Seconds after which a refused letter is given up if the game is over."""
TABLES_AT_ONCE = 2000
"""Tables that are served at once. Generous, because most tasks only wait, for Discord or a computer player:
the tables of a few servers whose channels sleep must not use it up."""
DRAWN_AT_ONCE = 4
"""Posts that are read and drawn at once; a post that Discord lets wait is not counted."""
LINES = "\f"
"""Separates the words of a post from the number of lines in the log, as stored for its last edit."""
ARCHIVED = 50083
REFUSED = {10003, 10008, 50001, 50013, 160005}
"""Unknown channel or message, no access, no permission, locked thread: nothing helps until somebody acts."""
FAILED = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError)
"""How sending fails. discord.py passes errors of the network on; timeouts and resets are OSErrors."""
UNKNOWN_MEMBER = 10007
VOTE = "vote"
TURNS = ("turn", "over")
"""Kinds of letters that become a post of the newest state."""


@dataclass(frozen=True, slots=True)
class Message:
    """What letters have become, and the table from which it was made."""

    look: Look
    content: dict[str, Any] | None = None
    """For `send`; None if time has overtaken the letter."""
    text: str | None = None
    """Of a turn post: what it says besides its buttons, for its last edit."""
    reminded: int | None = None
    """The seat that is reminded."""


def backoff(tries: int, first: int = FIRST_DELAY, longest: int = LONGEST_DELAY) -> int:
    """Seconds to wait after the first failure and `tries` more."""
    return min(longest, first * 2 ** min(tries, 20))


def is_refusal(error: BaseException) -> bool:
    """Return True if Discord will not take a post until somebody gives a permission or moves the table."""
    return isinstance(error, discord.HTTPException) and (error.status in (403, 404) or error.code in REFUSED)


def next_letters(letters: Sequence[Letter]) -> list[Letter]:
    """Those that become the next message: all turns, or the first of the others.

    What may have arrived although sending it failed is sent again as it was, under the same nonce, by which
    Discord knows it. A letter that counts as tried without an error was waiting when the bot started: it may
    have been sent just before.
    """
    if not letters or letters[0].kind not in TURNS:
        return list(letters[:1])
    turns = [letter for letter in letters if letter.kind in TURNS]
    tried = [letter for letter in turns if letter.tries and not letter.refused]
    if not tried:
        return turns
    if tried[0].error is None:
        return tried[:1]
    return [letter for letter in tried if letter.error is not None and letter.due == tried[0].due]


class Delivery(commands.Cog):
    """Posts letters and runs due timers: one task a table for each of the two, woken by every save."""

    def __init__(self, bot: TableBot) -> None:
        self.bot = bot
        self._letters = Workers("delivery", self.deliver, TABLES_AT_ONCE)
        self._timers = Workers("a timer", self.run_timers, TABLES_AT_ONCE)
        self._drawing = asyncio.Semaphore(DRAWN_AT_ONCE)
        self._refused: set[int] = set()
        """Tables with letters that Discord refuses to take."""
        self._retry: set[int] = set()
        """Those of them whose letters are to be tried at once."""
        self._unwritten: dict[int, Callable[[], Awaitable[None]]] = {}
        """By table, how to write down what was sent there while the database could not be written."""
        self._writing = asyncio.Lock()
        self._looking: asyncio.Task[None] | None = None
        bot.tables.sessions.on_change = self.wake
        bot.nudge = self.nudge

    async def cog_load(self) -> None:
        await self.store.unpark()
        await self.store.mark_tried()
        if self.bot.tables.pauses.since is None and (stalled := await self.bot.tables.wake_stalled()):
            log.warning("%d running tables had no timer; they have one now", stalled)
        self._refused.update(await self.store.refused())
        self.heartbeat.start()

    async def cog_unload(self) -> None:
        self.heartbeat.cancel()
        self._letters.cancel()
        self._timers.cancel()
        await self._write_down()

    @tasks.loop(seconds=HEARTBEAT)
    async def heartbeat(self) -> None:
        """Look for due letters and timers, unless the look before has not ended yet."""
        if self._looking is None or self._looking.done():
            self._looking = asyncio.create_task(self._wake_due())

    @heartbeat.before_loop
    async def before_heartbeat(self) -> None:
        await self.bot.wait_until_ready()

    async def _wake_due(self) -> None:
        """Wake the tables where something is due."""
        try:
            due = await self.store.due(self.bot.now())
        except StoreError as error:
            log.error("nothing is sent, again at the next heartbeat: %s", error)
            return
        for match in {*due, *self._unwritten}:
            self._letters.wake(match)
            self._timers.wake(match)

    def wake(self, match: int) -> None:
        """Send the letters and run the timers of a table soon, those that Discord refused before included."""
        self.nudge(match)
        self._letters.wake(match)
        self._timers.wake(match)

    def nudge(self, match: int) -> bool:
        """Return True if Discord refuses the posts of a table; then they are tried again soon."""
        if match not in self._refused:
            return False
        self._retry.add(match)
        self._letters.wake(match)
        return True

    @property
    def store(self) -> Store:
        return self.bot.tables.store

    # Timers

    async def run_timers(self, match: int) -> None:
        """Run the due timers of a table. One that fails is tried again later, and in the end parked."""
        for timer in await self.store.timers_due(self.bot.now(), match=match):
            if self.bot.tables.pauses.since is not None:
                return
            try:
                await self._run_timer(timer)
                await self.store.delete_timer(timer.id)
            except Exception as error:
                if isinstance(error, Denied) and error.why == "paused":
                    return
                delay = backoff(timer.tries)
                log.exception("match=%d: a timer failed, again in %d s", match, delay)
                await self.store.postpone_timer(timer.id, self.bot.now() + delay)

    async def _run_timer(self, timer: Timer) -> None:
        if timer.kind == AUTOMATION:
            await self.bot.tables.automation.move(timer.match)
        else:
            gone = timer.kind == REMIND and await self._has_left(timer)
            await self.bot.tables.run_timer(timer, gone=gone)

    async def _has_left(self, timer: Timer) -> bool:
        """Return True if the person a reminder is for is no longer on the server of the table."""
        table = await self.store.load(timer.match)
        user = table and table.seats[seat_of_timer(timer)].user
        guild = self.bot.get_guild(table.guild) if table and table.guild else None
        if not user or guild is None:
            return False
        try:
            await guild.fetch_member(user)
        except discord.HTTPException as error:
            return error.code == UNKNOWN_MEMBER
        return False

    # Letters

    async def deliver(self, match: int) -> None:
        """Send the due letters of a table in order; turns among them become one post of the newest state."""
        if match in self._retry:
            self._retry.discard(match)
            await self.store.retry(match, self.bot.now())
        while await self._write_down() and await self._deliver_next(match):
            pass

    async def _deliver_next(self, match: int) -> bool:
        """Send one message, or arrange for another try. Return False if nothing was due."""
        message = None
        async with self._drawing:
            letters = next_letters(await self.store.mail(self.bot.now(), match=match))
            if not letters:
                return False
            try:
                message = await self._compose(match, letters)
            except StoreError:
                raise
            except Exception as error:
                await self._postpone(match, letters, error, None)
                return True
        try:
            sent = await self._send(message.look.table, message.content) if message.content else None
        except Exception as error:
            await self._postpone(match, letters, error, message.look.table)
            return True
        await self._remember(match, letters, message, sent)
        await self._tidy(message, letters[-1])
        return True

    async def _remember(
        self, match: int, letters: Sequence[Letter], message: Message, sent: discord.Message | None
    ) -> None:
        """Write down that letters were sent, at once or as soon as the database can be written."""
        ids, table, now = [letter.id for letter in letters], message.look.table, self.bot.now()
        if sent is not None and message.text is not None:
            thread = table.thread if sent.channel.id == table.thread else None
            placed = Post(match, sent.id, thread, message.text)
            write = partial(self.store.mark_sent, ids, now, placed, before=table)
        else:
            write = partial(self.store.mark_sent, ids, now, message=sent.id if sent else None)
        self._unwritten[match] = write
        if sent is not None:
            self._refused.discard(match)
        await self._write_down()

    async def _write_down(self) -> bool:
        """Write down what was sent. Return False if the database cannot be written: then nothing is sent."""
        async with self._writing:
            for match, write in list(self._unwritten.items()):
                try:
                    await write()
                except StoreError as error:
                    log.error("match=%d: a post is out and cannot be written down yet: %s", match, error)
                    return False
                del self._unwritten[match]
        return True

    async def _postpone(
        self, match: int, letters: Sequence[Letter], error: Exception, table: Table | None
    ) -> None:
        """Sending has failed: try again later, or give the letters up if there is no use in that."""
        now, tries, refused = self.bot.now(), letters[0].tries, is_refusal(error)
        if isinstance(error, Denied) or (refused and table and _is_past(table, now)):
            log.warning("match=%d: given up: %s", match, error)
            self._refused.discard(match)
            for letter in letters:
                await self.store.drop(letter.id, now, str(error))
            return
        if refused:
            self._refused.add(match)
            delay = backoff(tries, REFUSED_DELAY, LONGEST_REFUSED_DELAY)
            log.warning(
                "match=%d: its place is gone or closed to the bot, again in %d s: %s", match, delay, error
            )
        else:
            delay = backoff(tries)
            if isinstance(error, FAILED):
                log.warning("match=%d: a post did not reach Discord, again in %d s: %r", match, delay, error)
            else:
                log.error("match=%d: a post could not be made, again in %d s", match, delay, exc_info=error)
        for letter in letters:
            await self.store.postpone(letter.id, now + delay, repr(error), refused=refused)

    async def _compose(self, match: int, letters: Sequence[Letter]) -> Message:
        if letters[-1].kind in TURNS:
            return await self._compose_turn(match, letters)
        return await self._compose_aside(match, letters[-1])

    async def _compose_turn(self, match: int, letters: Sequence[Letter]) -> Message:
        """The post of the newest state of a table with everything that the letters tell."""
        look = await self.bot.tables.look(match, None, BEGUN)
        words = self.bot.words
        names = plain_names(look)
        notices = [read_notice(letter.payload) for letter in letters]
        public: list[Event] = [seen_by(happened, None) for notice in notices for happened in notice.events]
        start = next((happened for happened in public if happened.kind == STARTED), None)
        summary = post.describe(look, words, [happened for happened in public if happened != start], names)
        if start:
            summary = "\n".join(filter(None, (post.started(look, words, start, names), summary)))
        files = await self.bot.board(look, words)
        alts = alts_of(files)
        if look.outcome:
            record = f"table-{match}.toml"
            text = await self.bot.tables.export(match)
            charts = await self._chart(look, words)
            files += [*charts, discord.File(io.BytesIO(text.encode()), record)]
            view = post.end(
                look,
                look.outcome,
                words,
                summary,
                names,
                alts,
                "".join(alts_of(charts)),
                record,
                digest(text),
            )
        elif look.table.status == "cancelled":
            view = post.past(look.game.key, summary, alts)
        else:
            view = post.turn(look, words, summary, names, alts)
        users = await self._pinged(
            look, {seat for notice in notices for seat in notice.ping}, public, everybody=start is not None
        )
        content: dict[str, Any] = {
            "view": view,
            "files": files,
            "nonce": letters[-1].nonce,
            "silent": not users,
            "allowed_mentions": discord.AllowedMentions(users=[discord.Object(user) for user in users]),
        }
        stored = f"{summary}\n{post.standing(look, words, names)}{LINES}{look.lines}"
        return Message(look, content, stored if look.table.status == "live" else "")

    async def _pinged(
        self, look: Look, newly: set[int], events: Sequence[Event], *, everybody: bool
    ) -> list[int]:
        """Return the users whom a post mentions.

        Those newly asked and those whose seat was decided on; at the start and the end everybody.
        """
        seats = newly & {decision.seat for decision in look.decisions}
        if everybody or look.table.status != "live":
            seats = set(range(len(look.table.seats)))
        users = [look.table.seats[seat].user for seat in sorted(seats)]
        users += [post.concerned(look, happened) for happened in events]
        return await self._mentionable(list(dict.fromkeys(users)))

    async def _mentionable(self, users: Sequence[int | None]) -> list[int]:
        """Return those of these users who want mentions and have no quiet hours now.

        Somebody who is asked something in their quiet hours is reminded when these end (`waiting.timers`).
        """
        found, now = [user for user in users if user], self.bot.now()
        stored = await self.store.settings_of(found)
        return [
            user
            for user in found
            if stored.get(user, {}).get("pings", True)
            and clock.awake(now, quiet_hours(stored.get(user, {}))) == now
        ]

    async def _compose_aside(self, match: int, letter: Letter) -> Message:
        """A reminder or a vote, between the turns. One that time has overtaken is left out."""
        notice = read_notice(letter.payload)
        look = await self.bot.tables.look(match, None)
        words, names, seats = self.bot.words, plain_names(look), look.table.seats
        view, users, reminded = None, list[int | None](), None
        if letter.kind == "remind":
            reminded = notice.seat
            if notice.seat in {decision.seat for decision in look.decisions}:
                view = post.reminder(look, words, notice.seat, notice.kind)
                users = [seats[notice.seat].user]
        else:
            proposal = find_proposal(look, notice.kind, notice.seat, notice.line)
            if proposal is not None:
                view = post.ballot(look, words, names, proposal)
                voted = proposal.votes if proposal.reminded else ()
                users = [seat.user for seat in seats if seat.seat not in voted]
        if view is None:
            return Message(look, reminded=reminded)
        mentioned = await self._mentionable(users)
        allowed = discord.AllowedMentions(users=[discord.Object(user) for user in mentioned])
        content: dict[str, Any] = {
            "view": view,
            "files": [],
            "nonce": letter.nonce,
            "silent": not mentioned,
            "allowed_mentions": allowed,
        }
        return Message(look, content, reminded=reminded)

    async def _tidy(self, message: Message, letter: Letter) -> None:
        """Quieten the post before, reminders and votes. Nothing that fails here matters to what was sent."""
        try:
            if message.text is not None:
                await self._quieten(message.look)
            await self._take_down_notices(message.look, letter.id, message.reminded)
        except FAILED as error:
            log.info("match=%d: an older message stays as it was: %s", message.look.table.id, error)
        except Exception:
            log.exception("match=%d: an older message stays as it was", message.look.table.id)

    async def _take_down_notices(self, look: Look, latest: int, again: int | None) -> None:
        """Delete the reminders and votes that a newer one replaces, and reminders of those who have answered.

        A vote that is over says what it has decided.
        """
        asked = {decision.seat for decision in look.decisions} - {again}
        letters = await self.store.sent_notices(look.table.id)
        ballots = {read_notice(letter.payload).seat: letter.id for letter in letters if letter.kind == VOTE}
        for letter in letters:
            notice, verdict = read_notice(letter.payload), ""
            if letter.kind == VOTE:
                is_open = find_proposal(look, notice.kind, notice.seat, notice.line) is not None
                if is_open and ballots[notice.seat] == letter.id:
                    continue
                if not is_open:
                    verdict = post.vote_over(look, self.bot.words, notice.kind, notice.seat, notice.line)
            elif letter.id == latest or notice.seat in asked:
                continue
            place = self._messageable(look.table.thread or look.table.channel or 0)
            message = place.get_partial_message(letter.message or 0)
            try:
                if verdict:
                    await message.edit(view=panel.closed(look.game.key, verdict))
                else:
                    await message.delete()
            except discord.HTTPException as error:
                log.info("match=%d: a reminder or vote stays: %s", look.table.id, error)
            await self.store.mark_taken_down(letter.id)

    async def _chart(self, look: Look, words: Texts) -> list[discord.File]:
        """The scores over the game; none if its record does not replay any more."""
        try:
            past = await history.read(self.store, look.table, None)
        except Denied:
            return []
        scores = [turn.scores for turn in past]
        png = await self.bot.draw(chart.chart, look.game.key, look.names, scores, words.lang)
        ends = ", ".join(f"{name} {score}" for name, score in zip(look.names, look.scores, strict=True))
        return [file(png, post.CHART, shorten(words("chart-alt", scores=ends), ALT_LIMIT))]

    async def _send(self, table: Table, content: dict[str, Any]) -> discord.Message:
        """Into the thread of the table, or, if that is gone, into its channel."""
        if table.thread:
            try:
                return await self._send_to(table.thread, content)
            except discord.HTTPException as error:
                if not is_refusal(error):
                    raise
                log.warning("match=%d: its thread is gone: %s", table.id, error)
        return await self._send_to(table.channel or 0, content)

    async def _send_to(self, place: int, content: dict[str, Any], *, wake: bool = True) -> discord.Message:
        """Send; a thread that is archived is opened again first."""
        for sent in content["files"]:
            sent.reset(seek=True)
        try:
            return await self._messageable(place).send(**content)
        except discord.HTTPException as error:
            if error.code != ARCHIVED or not wake:
                raise
        await self.bot.http.edit_channel(place, archived=False)
        return await self._send_to(place, content, wake=False)

    def _messageable(self, channel: int) -> discord.PartialMessageable:
        return self.bot.get_partial_messageable(channel)

    async def _quieten(self, look: Look) -> None:
        """Fold the post before to its words. It does not matter if that fails: old buttons work too."""
        table = look.table
        if not table.message or not table.post:
            return
        text, _, lines = table.post.partition(LINES)
        lines = lines if lines.isdecimal() else ""
        view = post.folded(look.game.key, self.bot.words, table.id, text, lines)
        try:
            await (
                self._messageable(table.thread or table.channel or 0)
                .get_partial_message(table.message)
                .edit(view=view, attachments=[], allowed_mentions=discord.AllowedMentions.none())
            )
        except discord.HTTPException as error:
            log.info("match=%d: the post before keeps its buttons: %s", table.id, error)


def _is_past(table: Table, now: int) -> bool:
    """Return True if nobody waits for the posts of a table any more."""
    return table.status == "cancelled" or (table.status == "over" and now - table.moved > GIVE_UP)


async def setup(bot: TableBot) -> None:
    await bot.add_cog(Delivery(bot))
