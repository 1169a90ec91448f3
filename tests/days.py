"""Days of play at many tables of every game at once, by people of different habits, on a Discord that fails.

After every event, that is after every write of a running table and every timer that is done, the table must
go on by itself (`why_it_stops`). Everybody who is waited for has been told of it exactly once.
"""

from __future__ import annotations

import asyncio
import random
import re
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import product
from typing import Any

import aiohttp
import pytest
import simcord
from discord.http import HTTPClient
from simcord.backend.errors import BackendError
from simcord.http import router

from bot import Caravanserai
from cogs.settings import REMINDERS
from engine import bots, games
from engine.bots.pool import ThinkingPool
from engine.core import Refused
from engine.match import decode, replay
from engine.tables import Look
from engine.tables.access.access import Access
from engine.tables.council import ballots
from engine.tables.moves import plans
from engine.tables.past import archive
from engine.tables.store import Store, UserSettings, copy_database, settings_of
from engine.tables.table.session import Session
from engine.tables.time import deadlines, personal
from engine.tables.upkeep.consequences import AUTOMATION
from tests import virtual
from tests.faults import FAULTS
from tests.pictures import laid_out
from tests.playing import CHOOSING, choose
from tests.presses import act, confirm
from tests.virtual import TableDriver, controls, find, has, in_bot, nonces_enforced, sure, text, trim, verb

HOUR, DAY = 3600, 86_400
PACES = ("none", "hours", "day", "three-days", "week")
FOREVER = 2**40
LATE = 2 * HOUR
"""A timer that waits longer than this is not served."""
GRANTED = re.compile(r"<@(\d+)>(?: gets more time| ran out of time, so they have another hour)")
"""Extra time is told to the person who gets it, by a mention of its own."""
CROWD = ("ana", "ben", "cleo", "dara", "emil", "fanny", "gus", "hana", "ivo", "jana", "karel", "lida")


@dataclass
class Habit:
    """How a person plays: the probability of a turn at each look, and how careful."""

    comes: float
    confirms: float = 1.0
    votes: float = 0.9


HABITS = (Habit(0.95), Habit(0.8), Habit(0.6, confirms=0.9), Habit(0.3, votes=0.3), Habit(0.04, votes=0.1))


@dataclass
class Days:
    env: virtual.Env
    make_bot: Callable[[], Caravanserai]
    crowds: dict[Any, list[Any]]
    """The people by server, everywhere the same."""
    rng: random.Random
    caplog: pytest.LogCaptureFixture
    dice: random.Random = field(default_factory=lambda: random.Random(0))
    """Apart from `rng`, because the tasks of the bot throw them too."""
    tables: list[TableDriver] = field(default_factory=list)
    seen: set[int] = field(default_factory=set)
    count: Counter[str] = field(default_factory=Counter)
    told: Counter[tuple[int, int, int, int]] = field(default_factory=Counter)
    undone: Counter[int] = field(default_factory=Counter)
    sat: set[tuple[int, int]] = field(default_factory=set)
    """Table and user of those who took a seat, and so saw the question without being mentioned."""
    lines: dict[int, list[str]] = field(default_factory=dict)
    asleep: set[int] = field(default_factory=set)
    """Channels in which Discord answers slowly."""
    cut: list[bool] = field(default_factory=list)
    """How the next sends fail: True if the message arrives and only the answer is lost."""
    gone: dict[int, int] = field(default_factory=dict)
    """By user, the moment until which they do not look at any table."""
    left: set[int] = field(default_factory=set)
    """Those of them who have left the server, and do not come back."""
    hushed: set[tuple[int, int, int, int]] = field(default_factory=set)
    """What was asked in quiet hours, a vacation or a pause, after which the person is mentioned."""
    pings: Counter[tuple[int, int]] = field(default_factory=Counter)
    """Mentions by user and day."""
    heard: dict[tuple[int, int, int, int], list[str]] = field(default_factory=dict)
    """The posts by which somebody was told what they are asked."""
    stopped: list[str] = field(default_factory=list)
    """Running tables that would not have gone on by themselves, after some event."""
    how_often: float = 0.5
    """The probability of trouble within six hours."""
    dead: bool = False
    """Whether the process has been killed: whatever its tasks still do must have no effect."""

    @property
    def service(self) -> Any:
        return self.env.bot.tables

    def habit(self, member: Any) -> Habit:
        return HABITS[self.crowds[member.guild].index(member) % len(HABITS)]

    def crowd(self, table: TableDriver) -> list[Any]:
        """Return the people of the server of a table."""
        return self.crowds[table.members[0].guild]

    async def open(self, key: str, number: int) -> None:
        """A table in a channel of its own, with a clock, people and perhaps a computer."""
        await self.env.advance_time(61)
        guild, people = list(self.crowds.items())[len(self.tables) % len(self.crowds)]
        channel = guild.create_text_channel(f"{key}-{number}")
        seats = self.rng.choice((2, 3, 4))
        computers = self.rng.choice((0, 0, 1)) if seats > 2 else 0
        table = TableDriver(self.env, channel, self.rng.sample(people, seats))
        place = self.rng.choice(("thread", "channel"))
        pace = PACES[(number + len(self.tables)) % len(PACES)]
        await table.open(seats, computers=computers, place=place, game=key, pace=pace)
        self.tables.append(table)
        await self.read()

    async def look_in(self, table: TableDriver) -> None:
        """Whoever is asked, and remembers it, takes a turn; others press this and that."""
        look = await self.service.play.look(table.id, None, ("live", "over", "cancelled"))
        if look.table.status != "live":
            return
        asked = {look.table.seats[decision.seat].user for decision in look.decisions}
        for member in [m for m in self.crowd(table) if m.id in asked]:
            away = self.gone.get(member.id, 0) > self.env.bot.now()
            if not away and self.rng.random() < self.habit(member).comes:
                await self.turn(table, member)
                await self.read()
        await self.vote(table)
        if look.free and self.rng.random() < 0.3:
            guests = [m for m in self.crowd(table) if m.id not in {seat.user for seat in look.table.seats}]
            await self.press(table, self.rng.choice(guests), "sit")
        if look.former and self.rng.random() < 0.3:
            (member,) = [m for m in self.crowd(table) if m.id == look.former[0]]
            await self.press(table, member, "comeback")

    async def turn(self, table: TableDriver, member: Any) -> None:
        """Take a turn through the panel, or by calling the service directly, which is quicker."""
        self.count["turns"] += 1
        post = next((m for m in reversed(self.public(table)) if has(m, "turn")), None)
        if post is not None and self.rng.random() < 0.15:
            panel = (await member.click(post, custom_id=find(post, "turn").custom_id)).response
            for _ in range(40):
                steps = [c for c in controls(panel) if verb(c) in CHOOSING | {"confirm"}]
                if not steps or self.rng.random() > self.habit(member).confirms:
                    break
                self.count["presses"] += 1
                panel = await choose(table, member, panel, self.rng)
            return
        kick, self.service.access.listeners = self.service.access.listeners, []
        try:
            await self.play_on(table, member)
        finally:
            self.service.access.listeners = kick
        await self.env.advance_time(25)

    async def play_on(self, table: TableDriver, member: Any) -> None:
        """Take a turn or part of it directly; it is posted at the next heartbeat."""
        for _ in range(60):
            look = await self.service.play.look(table.id, member.id, ("live", "over", "cancelled"))
            if look.token is None or look.table.status != "live":
                break
            if self.rng.random() > self.habit(member).confirms:
                return
            if look.finished:
                await confirm(self.service, table.id, member.id, look.token)
            else:
                await act(self.service, table.id, member.id, [self.rng.choice(look.actions)], look.token)

    async def vote(self, table: TableDriver) -> None:
        for ballot in [m for m in self.public(table) if has(m, "vote")]:
            for member in table.members:
                if self.rng.random() < self.habit(member).votes / 3 and has(ballot, "vote"):
                    control = self.rng.choice([c for c in controls(ballot) if verb(c) == "vote"])
                    await member.click(ballot, custom_id=control.custom_id)
                    self.count["votes"] += 1
                    await self.read()
                    break

    async def press(self, table: TableDriver, member: Any, name: str) -> None:
        post = next((m for m in reversed(self.public(table)) if has(m, name)), None)
        if post is not None:
            await member.click(post, custom_id=find(post, name).custom_id)
            self.count[name] += 1
            if name in ("sit", "comeback"):
                self.sat.add((table.id, member.id))
            await self.read()

    async def ask_for_something(self) -> None:
        """Do something less common: take a move back, plan, go on vacation, leave, call the game off."""
        table = self.rng.choice(self.tables)
        member = self.rng.choice(table.members)
        wishes = (
            "undo undo plan vacation snooze absent quiet vanish vanish resign pause settings leave cancel"
        )
        wish = self.rng.choice(wishes.split())
        match wish:
            case "absent":
                await member.slash(table.channel, "table absent", table=table.id)
            case "quiet":
                start = self.rng.randrange(24)
                hours = f"{start}:00-{(start + 8) % 24}:00"
                await member.slash(table.channel, "settings", timezone="Europe/Prague", quiet=hours)
            case "settings":
                wanted = {"reminders": self.rng.choice(REMINDERS), "upcoming": self.rng.choice("yn")}
                wanted["upcoming"] = {"y": "yes", "n": "no"}[wanted["upcoming"]]
                await member.slash(table.channel, "settings", **wanted)
            case "pause":
                await member.slash(table.channel, "table pause", days=self.rng.randint(1, 3), table=table.id)
            case "leave":
                self.gone[member.id] = FOREVER
                self.left.add(member.id)
                self.hide_those_who_have_left()
            case "vanish":
                self.gone[member.id] = self.env.bot.now() + self.rng.randint(1, 6) * DAY
            case "resign" | "cancel":
                asked = await member.slash(table.channel, f"table {wish}", table=table.id)
                if any(verb(c).startswith("sure") for c in controls(asked.response)):
                    await sure(member, asked)
            case "undo":
                await member.slash(table.channel, "undo", table=table.id)
            case "plan":
                verb_ = self.rng.choice(list(games.get((await table_of(self, table)).game).verbs))
                await member.slash(table.channel, "plan move", move=verb_, table=table.id)
            case "vacation":
                await member.slash(table.channel, "vacation", days=self.rng.randint(1, 3))
            case _:
                await self.press(table, member, "snooze")
        self.count[wish] += 1
        await self.read()

    def hide_those_who_have_left(self) -> None:
        """Let Discord say that they are not members of the server."""
        for guild, user in product(self.crowds, self.left):
            path = f"/guilds/{guild.id}/members/{user}"
            self.env.inject_error("GET", path, status=404, code=10007, times=None)

    async def trouble(self) -> None:
        """Kills, restarts, pauses, failures of Discord and the network, permissions, deleted messages."""
        match self.rng.randrange(10):
            case 9:
                await self.service.pauses.begin(self.env.bot.now())
                self.count["pauses"] += 1
            case 0:
                await self.restart()
                self.count["restarts"] += 1
            case 5:
                await self.kill()
            case 1 | 2:
                method, path, status, code = self.rng.choice(FAULTS)
                if code not in (50013, 10003, 50083):
                    self.env.inject_error(method, path, status=status, code=code, times=2)
                    self.count["faults"] += 1
            case 6:
                self.asleep.add(self.rng.choice(self.tables).place.id)
                self.count["sleeping channels"] += 1
            case 7:
                self.cut += self.rng.choices((False, True), k=3)
                self.count["network errors"] += 3
            case 8:
                closed = f"/channels/{self.rng.choice(self.tables).place.id}/messages"
                self.env.inject_error("POST", closed, status=403, code=50013, times=None)
                self.count["lost permissions"] += 1
            case 3:
                table = self.rng.choice(self.tables)
                if old := self.public(table)[:-1]:
                    self.env.backend.delete_message(old[-1].channel_id, old[-1].id)
                    self.count["deleted messages"] += 1
            case _:
                threads = [t.place for t in self.tables if t.channel.threads]
                if threads:
                    asleep = f"/channels/{self.rng.choice(threads).id}/messages"
                    self.env.inject_error("POST", asleep, status=400, code=50083, times=1)
                    self.count["archived threads"] += 1

    async def restart(self) -> None:
        await self.env.bot.close()
        await self.env.restart_bot(self.make_bot())

    async def resume(self) -> None:
        """End the pause of the bot, if there is one."""
        if self.service.pauses.since is not None:
            with in_bot(self.env):
                await self.service.pauses.end(self.env.bot.now())
                await self.service.timers.restart_all()
            await self.env.settle()

    async def kill(self) -> None:
        """Kill the process at some instant while somebody plays: only the file is left."""
        bot, path = self.env.bot, self.env.bot.config.database
        left, instant = path.with_name("left.db"), self.rng.randrange(1, 200)

        def unheard(*_: Any, **__: Any) -> None:
            raise BackendError(404, 10015, "it is dead")

        with pytest.MonkeyPatch.context() as patch:

            async def die() -> None:
                for _ in range(instant):
                    await asyncio.sleep(0)
                self.dead = True
                copy_database(path, left)
                patch.setattr(router, "dispatch", unheard)

            dying = asyncio.create_task(die())
            with suppress(Exception):
                await self.look_in(self.rng.choice(self.tables))
            await dying
            await bot.close()
        for side in ("", "-wal", "-shm"):
            path.with_name(path.name + side).unlink(missing_ok=True)
        left.replace(path)
        await self.env.restart_bot(self.make_bot())
        self.dead = False
        self.env.errors.clear()
        self.caplog.clear()
        self.count["kills"] += 1

    def public(self, table: TableDriver) -> list[Any]:
        box = self.env.backend.messages.get(table.place.id, {})
        return [simcord.ResponseMessage(self.env, box[n]) for n in sorted(box) if not box[n].is_ephemeral]

    async def read(self) -> None:
        """Everybody reads what is new, and counts how often each is called.

        What a post asks is told by the table, so nothing is read while the table is that of a killed process:
        it may have moved on from the post, and the one after the restart has not.
        """
        if self.dead:
            return
        for table in self.tables:
            for message in self.public(table):
                if message.id in self.seen:
                    continue
                self.seen.add(message.id)
                stored = self.env.backend.get_message(message.channel_id, message.id)
                kind = next((k for k in ("snooze", "vote", "turn") if has(message, k)), "other")
                if kind == "turn" and "\n### " not in text(message):
                    kind = "last warning or news"
                self.count[f"posts: {kind}"] += 1
                self.pings.update((user, self.env.bot.now() // DAY) for user in stored.ping_user_ids)
                if kind == "turn":
                    await self.read_turn(table, text(message), stored.ping_user_ids)
        trim(self.env)

    async def read_turn(self, table: TableDriver, said: str, mentioned: Any) -> None:
        """Count who is mentioned for what they are asked now; extra time is told by a mention of its own."""
        look = await self.service.play.look(table.id, None, ("live", "over", "cancelled"))
        if "is taken back" in said:
            self.undone[table.id] += 1
        granted = {int(user) for user in GRANTED.findall(said)}
        for decision in look.decisions:
            user = look.table.seats[decision.seat].user
            what = table.id, user or 0, decision.no, self.undone[table.id]
            if "The pause is over" in said:  # everybody who is asked is called again
                self.told[what] = 0
            if user in granted and self.told[what] + (what in self.hushed):
                assert user in mentioned or not await self.hears(look, user)
                self.count["told of extra time"] += 1
            elif user in mentioned:
                self.told[what] += 1
                self.heard.setdefault(what, []).append(said)
            elif user and not self.told[what] and not await self.hears(look, user):
                self.hushed.add(what)

    async def hears(self, look: Look, user: int) -> bool:
        """Return False in quiet hours and vacations of a person, and in pauses of their table."""
        settings = await settings_of(self.service.store, UserSettings, user)
        return not look.paused and personal.is_available(look.table, settings, self.env.bot.now())

    async def nothing_stands_still(self) -> None:
        """Every running table goes on by itself, has done so after every event, and no timer waits."""
        assert abs(self.env.bot.now() - self.env.now().timestamp()) < 2, "not the clock of the machine"
        assert not self.stopped, self.stopped
        for bot in self.env.bots:
            assert await bot.tables.store.stalled() == []
        if self.service.pauses.since is None:
            late = await self.service.store.timers_due(self.env.bot.now() - LATE)
            assert not late, f"not served: {late}"

    async def examine(self, store: Store, match: int) -> None:
        """Note why a table would not go on after what has just been written."""
        self.count["events"] += 1
        if not self.dead and (why := await why_it_stops(store, match, self.service.pauses.spans)):
            self.stopped.append(f"table {match}: {why}")

    async def nothing_is_lost(self) -> None:
        """Every log goes on from what it was, but for turns taken back, and replays to its position."""
        for table in self.tables:
            stored = await self.service.store.load(table.id)
            log = [f"{line.n} {line.seat} {line.text}" for line in await self.service.store.lines(table.id)]
            before = self.lines.get(table.id, [])
            if not self.undone[table.id]:
                assert log[: len(before)] == before, "a line is lost"
            self.lines[table.id] = log
            game, record = games.get(stored.game), await archive.read(self.service.store, stored)
            *_, (state, _) = replay(game, record, from_secret=True)
            assert state == decode(game, stored.base)

    async def everybody_knows(self) -> None:
        """Each table is over, or waits for somebody who has been told once, or for a vote that is posted."""
        for table in self.tables:
            stored = await self.service.store.load(table.id)
            if stored.status != "live":
                self.count["ended"] += 1
                continue
            look = await self.service.play.look(table.id, None)
            *_, latest = await self.service.store.lines(table.id)
            for decision in look.decisions:
                seat = look.table.seats[decision.seat]
                if seat.user is None:
                    assert not seat.bot, "a computer sleeps"
                    continue
                told = self.told[table.id, seat.user, decision.no, self.undone[table.id]]
                what = table.id, seat.user, decision.no, self.undone[table.id]
                by_themselves = (table.id, seat.user) in self.sat or what in self.hushed
                by_themselves = by_themselves or latest.seat == decision.seat  # in the middle of their turn
                assert told == 1 or (by_themselves and not told), (
                    f"table {table.id}: {seat.name} was told {told} times of {decision}"
                )
                self.count["waiting for a person"] += 1


async def why_it_stops(store: Store, match: int, pauses: Any) -> str:
    """Return what is missing for a running table to go on whoever stays away, or an empty text.

    A computer that is to move has a timer. Anybody else who is asked, and an open seat, has a deadline; after
    it, a vote that closes.
    """
    table = await store.load(match)
    if table is None or table.status != "live":
        return ""
    session = Session(table, pauses)
    timers = await store.timers_due(FOREVER, 1000, match=match)
    if plans.automatic(session) is not None and not any(timer.kind == AUTOMATION for timer in timers):
        return "nobody lets the computer or the plan move"
    for decision in session.match.decisions():
        if table.seats[decision.seat].bot:
            continue
        if session.own[decision.seat].expired:
            if not any(timer.kind == ballots.CLOSE for timer in timers):
                return f"no vote about seat {decision.seat} ends, there are only {timers}"
            continue
        last = deadlines.DEADLINE
        own = [t for t in timers if t.decision == decision.no and t.kind == last]
        if not any(deadlines.seat_of_timer(timer) == decision.seat for timer in own):
            return f"seat {decision.seat} has no {last} for {decision}, only {timers}"
    return ""


def watched(days: Days, kind: type[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """Examine a table after each write, and after each timer that is done. `kind` is that of the stores."""
    save, save_draft, delete = kind.save, kind.save_draft, kind.delete_timer

    async def saved(store: Store, table: Any, **what: Any) -> None:
        await save(store, table, **what)
        await days.examine(store, table.id)

    async def saved_draft(store: Store, table: Any) -> None:
        await save_draft(store, table)
        await days.examine(store, table.id)

    async def deleted(store: Store, timer: int) -> None:
        (match,) = [t.match for t in await store.timers_due(FOREVER, 10_000) if t.id == timer] or [0]
        await delete(store, timer)
        if match:
            await days.examine(store, match)

    monkeypatch.setattr(kind, "save", saved)
    monkeypatch.setattr(kind, "save_draft", saved_draft)
    monkeypatch.setattr(kind, "delete_timer", deleted)


def on_bad_network(days: Days, send: Callable[..., Any]) -> Callable[..., Any]:
    """Make sending take 90 seconds in sleeping channels, and fail while the network is down."""

    async def troubled(http: HTTPClient, channel: int, *, params: Any) -> Any:
        if channel in days.asleep:
            await asyncio.sleep(90)
        if not days.cut:
            return await send(http, channel, params=params)
        if days.cut.pop():
            await send(http, channel, params=params)
        raise aiohttp.ServerDisconnectedError

    return troubled


async def table_of(days: Days, table: TableDriver) -> Any:
    return await days.service.store.load(table.id)


def prepared(days: Days, kind: type[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """Let computers throw dice, and `days` decide about chance and about how the network fails.

    Of the pictures, at which nobody looks, most are only laid out.
    """

    async def think(
        _: ThinkingPool, key: str, view: bytes, seat: int, level: str, seconds: float, seed: int, plan: str
    ) -> bots.Chosen:
        return bots.decide(key, view, seat, "dice", seconds, seed)

    monkeypatch.setattr(ThinkingPool, "think", think)
    laid_out(monkeypatch)
    days.env.settle_timeout = 300.0
    monkeypatch.setattr(Access, "random_bytes", days.dice.randbytes)
    send = on_bad_network(days, nonces_enforced(HTTPClient.send_message))
    monkeypatch.setattr(HTTPClient, "send_message", send)
    watched(days, kind, monkeypatch)


def crowds(env: virtual.Env, *guilds: Any) -> dict[Any, list[Any]]:
    """Return the people, members of each of the servers."""
    users = [env.create_user(name, global_name=name.title()) for name in CROWD]
    return {guild: [guild.add_member(user) for user in users] for guild in guilds}


async def play(days: Days, seed: int, each: int, length: int) -> None:
    """Let days pass at so many tables of each game, then check everything once more."""
    env, people = days.env, next(iter(days.crowds.values()))
    days.rng.seed(seed)
    days.dice.seed(seed)
    for key in games.ALL:
        for number in range(each):
            await days.open(key, number)
    for member in people[::3]:
        await days.service.people.change_settings(
            member.id, {"quiet": [22 * 60, 7 * 60], "zone": "Europe/Prague"}
        )
    for hour in range(0, length * 24, 6):
        for table in days.tables:
            try:
                await days.look_in(table)
            except Refused:
                days.count["refused"] += 1
            await days.nothing_stands_still()
        if days.rng.random() < 0.5:
            await days.ask_for_something()
        if days.rng.random() < days.how_often:
            await days.trouble()
        for _ in range(6):
            await env.advance_time(HOUR)
            await days.nothing_stands_still()
        env.backend.faults.clear()
        days.hide_those_who_have_left()
        days.asleep.clear()
        days.cut.clear()
        await days.resume()
        await days.nothing_stands_still()
        await days.read()
        if hour % 24 == 0:
            await days.nothing_is_lost()
    for bot, table in product(env.bots, days.tables):
        bot.get_cog("Delivery").wake(table.id)
    for _ in range(3):
        await env.advance_time(HOUR + 100)
    await days.read()
    print(
        f"\nseed {seed}, {length} days, {len(days.tables)} tables:",
        dict(sorted(days.count.items())),
        f"mentions a day per person: {sum(days.pings.values()) / length / len(people):.1f}, "
        f"at most {max(days.pings.values())}",
    )
    assert await days.service.store.mail(2**40) == [], "every letter has arrived"
    assert (await days.service.store.census(env.bot.now())).parked == 0
    await days.nothing_is_lost()
    await days.everybody_knows()
    twice = {key: days.heard[key] for key, n in days.told.items() if n > 1}
    assert not twice, f"called twice (table, user, question, undone): {twice}"
