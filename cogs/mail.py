"""The way from the outbox to Discord, and the hands of computer players.

Everything here is driven by rows in the store: a crash between a move and its post loses nothing, because
the letter is still there; and a post is not made twice, because it carries the letter's nonce.
"""

from __future__ import annotations

import asyncio
import io
import itertools
import logging
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

import discord
from discord.ext import commands, tasks

from cogs.base import ALT_LIMIT, House, alts_of, file, plain_names
from cogs.ui import post
from cogs.ui.ids import shorten
from engine import history
from engine.core import Event, seen_by
from engine.session import BEGUN, Denied, Look, told_by
from engine.sessions import HANDS
from engine.store import Letter, Post, Store, Table, Timer
from locales import Texts
from render import chart

log = logging.getLogger(__name__)

HEARTBEAT = 20
"""Seconds between looks at letters and timers that wait."""
FIRST_DELAY, LONGEST_DELAY = 10, 3600
"""Seconds before a failed letter is tried again: doubled each time, up to an hour."""
ALT = "\f"
"""Between the words of a post and the descriptions of its pictures, as they are kept for its last edit."""
ARCHIVED = 50083
GONE = {10003, 10008, 50001, 50013, 160005}
"""Unknown channel or message, no access, no permission, locked thread: trying again does not help."""


class Mail(commands.Cog):
    """Posts letters and runs due timers, one task of each at a time, woken by every save."""

    def __init__(self, bot: House) -> None:
        self.bot = bot
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        bot.tables.sessions.on_change = self.kick

    async def cog_load(self) -> None:
        self.heartbeat.start()

    async def cog_unload(self) -> None:
        self.heartbeat.cancel()
        for task in self._tasks.values():
            task.cancel()

    @tasks.loop(seconds=HEARTBEAT)
    async def heartbeat(self) -> None:
        self.kick()

    @heartbeat.before_loop
    async def before_heartbeat(self) -> None:
        await self.bot.wait_until_ready()

    def kick(self) -> None:
        """There may be something to do: see to it soon."""
        self._run("mail", self.deliver)
        self._run("timers", self.run_timers)

    def _run(self, name: str, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Start the work, or let the one that runs go round once more."""
        running = self._tasks.get(name)
        if running and not running.done():
            self._again.add(name)
            return

        async def run() -> None:
            while True:
                self._again.discard(name)
                try:
                    await work()
                except Exception:
                    log.exception("%s failed; it goes on at the next heartbeat", name)
                    return
                if name not in self._again:
                    return

        self._tasks[name] = asyncio.create_task(run(), name=name)

    @property
    def store(self) -> Store:
        return self.bot.tables.store

    # Timers

    async def run_timers(self) -> None:
        if self.bot.tables.pauses.since is not None:
            return
        await asyncio.gather(*map(self._run_timer, await self.store.timers_due(self.bot.now())))

    async def _run_timer(self, timer: Timer) -> None:
        """Whatever goes wrong at one table, the others go on."""
        try:
            if timer.kind == HANDS:
                await self.bot.tables.hands.move(timer.match)
            else:
                await self.bot.tables.ring(timer)
            await self.store.timer_done(timer.id)
        except Denied as error:
            log.info("match=%d: a timer waits: %s", timer.match, error.why)
        except Exception:
            log.exception("match=%d: a timer failed, again at the next heartbeat", timer.match)

    # Letters

    async def deliver(self) -> None:
        """Post what is due, at all tables at once."""
        while letters := await self.store.mail(self.bot.now()):
            tables = itertools.groupby(sorted(letters, key=lambda m: m.match), lambda m: m.match)
            await asyncio.gather(*(self._deliver_all(match, list(group)) for match, group in tables))

    async def _deliver_all(self, match: int, letters: list[Letter]) -> None:
        """In order; turns that wait one behind the other become one post."""
        for _, group in itertools.groupby(letters, lambda m: 0 if m.kind in ("turn", "over") else m.id):
            await self._deliver(match, list(group))

    async def _deliver(self, match: int, letters: list[Letter]) -> None:
        now, newest = self.bot.now(), letters[-1]
        try:
            if newest.kind in ("turn", "over"):
                before, placed = await self._post(match, letters)
                await self.bot.tables.posted(before, [letter.id for letter in letters], placed)
            else:
                await self._post_aside(match, newest)
        except discord.HTTPException as error:
            if error.code in GONE:
                log.warning("match=%d: not posted, its place is gone or closed to us: %s", match, error)
                for letter in letters:
                    await self.store.drop(letter.id, now, str(error))
                return
            delay = min(LONGEST_DELAY, FIRST_DELAY * 2**newest.tries)
            log.warning("match=%d: Discord refused a post, again in %d s: %s", match, delay, error)
            for letter in letters:
                await self.store.postpone(letter.id, now + delay, str(error))
        except Denied as error:
            for letter in letters:
                await self.store.drop(letter.id, now, error.why)
        except Exception as error:
            log.exception("match=%d: a letter could not be written", match)
            for letter in letters:
                await self.store.postpone(letter.id, now + LONGEST_DELAY, repr(error))

    async def _post(self, match: int, letters: Sequence[Letter]) -> tuple[Table, Post]:
        """Post the newest state of a table with everything the letters tell; then quieten the post before."""
        look = await self.bot.tables.look(match, None, BEGUN)
        words = self.bot.words
        names = plain_names(look)
        told = [told_by(letter.payload) for letter in letters]
        public: list[Event] = [seen_by(happened, None) for one in told for happened in one.events]
        news = post.told(look, words, public, names)
        files = await self.bot.board(look, words)
        alts = alts_of(files)
        if look.outcome:
            record = f"table-{match}.toml"
            text = await self.bot.tables.export(match)
            charts = await self._chart(look, words)
            files += [*charts, discord.File(io.BytesIO(text.encode()), record)]
            view = post.end(look, look.outcome, words, news, names, alts, "".join(alts_of(charts)), record)
        elif look.table.status == "cancelled":
            view = post.past(look.game.key, news, alts)
        else:
            view = post.turn(look, words, news, names, alts)
        users = await self._pinged(look, {seat for one in told for seat in one.ping})
        message = await self._send(
            look,
            view=view,
            files=files,
            nonce=letters[-1].nonce,
            silent=not users,
            allowed_mentions=discord.AllowedMentions(users=[discord.Object(user) for user in users]),
        )
        await self._quieten(look)
        await self._take_down_reminders(look)
        kept = f"{news}\n{post.standing(look, words, names)}"
        thread = look.table.thread if message.channel.id == look.table.thread else None
        kept = ALT.join((kept, *alts)) if look.table.status == "live" else ""
        return look.table, Post(match, message.id, thread, kept)

    async def _pinged(self, look: Look, newly: set[int]) -> list[int]:
        """Whom a post calls: those newly asked, at the end everybody; but nobody who would rather not."""
        seats = newly & {decision.seat for decision in look.decisions}
        if look.table.status != "live":
            seats = set(range(len(look.table.seats)))
        users = [user for seat in sorted(seats) if (user := look.table.seats[seat].user)]
        kept = await self.store.settings_of(users)
        return [user for user in users if kept.get(user, {}).get("pings", True)]

    async def _post_aside(self, match: int, letter: Letter) -> None:
        """A reminder or a vote, between the turns. One that time has overtaken is left out."""
        told = told_by(letter.payload)
        look = await self.bot.tables.look(match, None)
        words, names = self.bot.words, plain_names(look)
        if letter.kind == "remind":
            wanted = told.seat in {decision.seat for decision in look.decisions}
            view, users = (
                post.reminder(look, words, told.seat, begun=told.kind == "draft"),
                [look.table.seats[told.seat].user],
            )
        else:
            proposal = next((p for p in look.proposals if (p.kind, p.seat) == (told.kind, told.seat)), None)
            wanted = proposal is not None
            view = post.ballot(look, words, names, proposal) if proposal else None
            users = [seat.user for seat in look.table.seats if seat.seat != told.seat]
        message = None
        if wanted and view:
            allowed = discord.AllowedMentions(users=[discord.Object(user) for user in users if user])
            sent = await self._send(look, view=view, files=[], nonce=letter.nonce, allowed_mentions=allowed)
            message = sent.id
        if letter.kind == "remind":
            await self._take_down_reminders(look, told.seat)
        await self.store.posted([letter.id], self.bot.now(), message=message)

    async def _take_down_reminders(self, look: Look, again: int | None = None) -> None:
        """Delete reminders of those who have answered, and of a seat that has just been reminded again."""
        asked = {decision.seat for decision in look.decisions} - {again}
        for letter in await self.store.sent_reminders(look.table.id):
            if told_by(letter.payload).seat in asked:
                continue
            place = self._messageable(look.table.thread or look.table.channel or 0)
            try:
                await place.get_partial_message(letter.message or 0).delete()
            except discord.HTTPException as error:
                log.info("match=%d: a reminder stays: %s", look.table.id, error)
            await self.store.taken_down(letter.id)

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

    async def _send(self, look: Look, **what: Any) -> discord.Message:
        """Into the thread of the table, or, if that is gone, into its channel; asleep, it is woken."""
        table = look.table
        thread, channel = table.thread, table.channel or 0
        if thread:
            try:
                return await self._send_to(thread, what)
            except discord.HTTPException as error:
                if error.code not in GONE:
                    raise
                log.warning("match=%d: its thread is gone: %s", table.id, error)
        return await self._send_to(channel, what)

    async def _send_to(self, place: int, what: dict[str, Any], *, wake: bool = True) -> discord.Message:
        for sent in what["files"]:
            sent.reset(seek=True)
        try:
            return await self._messageable(place).send(**what)
        except discord.HTTPException as error:
            if error.code != ARCHIVED or not wake:
                raise
        await self.bot.http.edit_channel(place, archived=False)
        return await self._send_to(place, what, wake=False)

    def _messageable(self, channel: int) -> discord.PartialMessageable:
        return self.bot.get_partial_messageable(channel)

    async def _quieten(self, look: Look) -> None:
        """Take the buttons off the post before. It does not matter if that fails: old buttons work too."""
        table = look.table
        if not table.message or not table.post:
            return
        text, *alts = table.post.split(ALT)
        view = post.past(look.game.key, text, alts)
        try:
            await (
                self._messageable(table.thread or table.channel or 0)
                .get_partial_message(table.message)
                .edit(view=view)
            )
        except discord.HTTPException as error:
            log.info("match=%d: the post before keeps its buttons: %s", table.id, error)


async def setup(bot: House) -> None:
    await bot.add_cog(Mail(bot))
