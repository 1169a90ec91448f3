"""A random walker presses any control as any member, and checks every response."""

from __future__ import annotations

import logging
import random
from collections.abc import Callable
from dataclasses import fields, replace
from typing import Any, NamedTuple

import pytest
import simcord

from bot import Caravanserai
from cogs.base import TableBot
from cogs.illustrating import facts, plain_names
from cogs.ui.ids import read
from cogs.ui.post import plain
from engine import bots, games
from engine.bots.pool import ThinkingPool
from engine.chance import Chance
from engine.core import Refused
from engine.match import decode, encode
from engine.notation import LINE_LIMIT
from engine.tables import Look
from engine.tables.access.access import Access
from engine.tables.play import play
from engine.tables.play.look import look_at
from engine.tables.store import Table
from engine.tables.table.session import Session, seat_of
from tests import count
from tests.faults import FAULTS
from tests.limits import violations
from tests.playing import spoken
from tests.stores import replayed
from tests.virtual import (
    Control,
    TableDriver,
    burst,
    controls,
    find,
    has,
    play_ahead,
    reader,
    seen,
    trim,
    verb,
    walk,
)

SEEDS = 5
PRESSES = count("WALKER_PRESSES", 1000, 5000) // SEEDS
NAMES = (
    "**Ana**",
    "Ben @everyone",
    "[Cleo](https://a.b)",
    "||Dara||",
    "`Emil`",
    "Fee <@&123456789012345678>",
)
"""What people call themselves. The last two may not sit at any table."""
TABLES = ((2, 0, "channel"), (2, 1, "thread"), (3, 0, "thread"), (4, 2, "channel"))
"""Seats, computers among them, place."""
LIVE = 3
"""How many tables are in play at a time."""
FAR = 300
"""Lines, about a whole game: how far into it a table may be when the walker comes to it."""
UNSEEN = (
    "table", "game", "final", "forecast", "best", "after", "likely", "runs", "distinct", "repeats", "parts",
)  # fmt: skip
"""What of a look is not compared: functions, and what everybody may know."""
STEPS = {"do", "pick", "sure", "confirm"}
NONSENSE = (
    "fly", "roll", "roll 9", "take", "take chest card=", "end; end; end", ";", ",;,", "ROLL  0", "confirm",
    "`@everyone` <@&1>", "\u0130", "\U0001f42a " * 40, "place " + "H4b " * 300, "x" * 6000, "roll 0; " * 700,
    "draw \n bag", "=", "1e9",
)  # fmt: skip
TYPED = ("0", "3", " 12 ", "999999999", "-1", "two", "\u0663", "1e9")
"""What is typed into a field of a form."""
STRING_SELECT, TEXT_INPUT, USER_SELECT = 3, 4, 5
SELECTS = (STRING_SELECT, USER_SELECT)
"""Kinds of Discord's controls."""


class Remembered(NamedTuple):
    """A control that was once on the screen of one member or of everybody."""

    member: Any | None
    message: simcord.ResponseMessage
    control: Control


class Walker:
    """Presses at random. `looks` and `secrets` record what was shown to whom and is hidden from others."""

    def __init__(
        self,
        env: simcord.Env,
        make_bot: Callable[[], Caravanserai],
        places: list[Any],
        members: list[Any],
        caplog: pytest.LogCaptureFixture,
        seed: int,
    ) -> None:
        self.env, self.make_bot, self.places, self.members, self.caplog = (
            env,
            make_bot,
            places,
            members,
            caplog,
        )
        self.rng = random.Random(seed)
        self.looks: list[tuple[int | None, Look]] = []
        self.secrets: dict[str, set[int | None]] = {}
        self.changed: set[int] = set()
        self.stale: list[Remembered] = []
        self.forms: list[tuple[Any, simcord.InteractionResult]] = []
        self.presses = 0
        self.faulty = False
        self.did = "nothing"

    # What can be done

    async def walk(self, presses: int) -> None:
        ways = {
            self.go_on: 40, self.press: 20, self.press_again: 8, self.press_together: 6, self.command: 16,
            self.complete: 5, self.fill_in: 3, self.wait: 2, self.restart: 1, self.skip: 1, self.delete: 0.5,
        }  # fmt: skip
        try:
            while self.presses < presses:
                (way,) = self.rng.choices(list(ways), list(ways.values()))
                self.faulty = self.rng.random() < (0.5 if way == self.skip else 0.06) and way != self.restart
                if self.faulty:
                    method, path, status, code = self.rng.choice(FAULTS)
                    self.env.inject_error(
                        method, path, status=status, code=code, message="no", times=self.rng.randint(1, 2)
                    )
                self.did = way.__name__
                await way()
                await self.examine()
        except BaseException as error:
            error.add_note(f"press {self.presses}: {self.did}{' (Discord failing)' * self.faulty}")
            raise

    def screen(self, member: Any) -> list[simcord.ResponseMessage]:
        """The messages with something to press on them, mostly the latest ones."""
        messages = [message for message in seen(self.env, member) if controls(message)]
        return messages[-6:] if self.rng.random() < 0.8 else messages

    async def do(self, member: Any, message: Any, control: Control) -> None:
        """Press something that is on the screen."""
        self.did = f"{member.name} presses {control.custom_id}"
        self.presses += 1
        if control.type in SELECTS:
            result = await member.select(message, self.chosen(control), custom_id=control.custom_id)
        else:
            result = await member.click(message, custom_id=control.custom_id)
        if result.modal:
            self.forms.append((member, result))

    def chosen(self, control: Control) -> list[Any] | None:
        """What somebody chooses in a select: an option, or a person. None: the control is a button."""
        offered = {STRING_SELECT: control.values, USER_SELECT: [member.user for member in self.members]}
        return [self.rng.choice(offered[control.type])] if control.type in SELECTS else None

    async def press(self) -> None:
        """Anybody presses anything."""
        member = self.rng.choice(self.members)
        if screen := self.screen(member):
            message = self.rng.choice(screen)
            offered = controls(message)
            for control in self.rng.sample(offered, min(2, len(offered))):
                self.remember(None if not message.ephemeral else member, message, control)
            await self.do(member, message, self.rng.choice(offered))

    def remember(self, member: Any | None, message: simcord.ResponseMessage, control: Control) -> None:
        self.stale.append(Remembered(member, message, control))
        if len(self.stale) > 200:
            self.stale.pop(self.rng.randrange(200))

    async def go_on(self) -> None:
        """Somebody who is asked takes a step of the turn, or opens the panel first."""
        if len(await self.bot.tables.store.live()) < LIVE:
            await self.host()
            return
        member, match = await self.somebody_asked()
        if member is None:
            return
        screen = [
            m
            for m in seen(self.env, member)
            if any((press := read(c.custom_id)) and press.table == match for c in controls(m))
        ]
        panels = [m for m in screen if m.ephemeral and any(verb(c) in STEPS for c in controls(m))]
        if panels and self.rng.random() < 0.9:
            offered = controls(panels[-1])
            steps = [c for c in offered if verb(c) in STEPS]
            control = self.rng.choice(steps)
            self.remember(member, panels[-1], self.rng.choice(offered))
            await self.do(member, panels[-1], control)
        elif posts := [m for m in screen if has(m, "turn")]:
            await self.do(member, posts[-1], find(posts[-1], "turn"))
        else:
            self.did = f"{member.name} looks for the game"
            await member.slash(self.place(), "table here", table=match)

    async def somebody_asked(self) -> tuple[Any, int]:
        """Somebody whose turn it is at a table chosen at random, if it is anybody's there, and the table."""
        live = await self.bot.tables.store.live()
        match = self.rng.choice(live) if live else 0
        look = await self.bot.tables.play.look(match, None) if match else None
        asked = [look.table.seats[decision.seat].user for decision in look.decisions] if look else []
        return next((member for member in self.members if member.id in asked), None), match

    async def host(self) -> None:
        """Open a new table to replace one that has ended."""
        seats, computers, place = self.rng.choice(TABLES)
        self.did = f"a table for {seats}, {computers} computers, in a {place}"
        people = self.rng.sample(self.members[:4], 4)
        self.env.backend.faults.clear()
        await self.env.advance_time(61)
        table = TableDriver(self.env, self.places[0], people)
        game = self.rng.choice(list(games.ALL))
        await table.open(seats, computers=computers, place=place, game=game)
        await play_ahead(self.env, table.id, self.rng, self.rng.randrange(FAR))

    async def skip(self) -> None:
        """Play many moves at a table while nobody looks at Discord."""
        if live := await self.bot.tables.store.live():
            match = self.rng.choice(live)
            self.did = f"table {match} goes on"
            await play_ahead(self.env, match, self.rng, self.rng.randrange(20))

    async def press_again(self) -> None:
        """Press an old control, as the member who saw it or, if all did, as anybody."""
        if self.stale:
            old = self.rng.choice(self.stale)
            await self.at_once([(old.member or self.rng.choice(self.members), old)])

    async def press_together(self) -> None:
        """Press one control twice, or two controls, at the same instant."""
        if self.stale:
            member = self.rng.choice(self.members)
            if screen := self.screen(member):
                message = self.rng.choice(screen)
                now = Remembered(
                    member if message.ephemeral else None, message, self.rng.choice(controls(message))
                )
                other = self.rng.choice([now, now, self.rng.choice(self.stale)])
                await self.at_once([(member, now), (other.member or self.rng.choice(self.members), other)])

    async def at_once(self, presses: list[tuple[Any, Remembered]]) -> None:
        boxes = self.env.backend.messages
        sent = [
            (
                member,
                old.message,
                old.control,
                self.chosen(old.control),
            )
            for member, old in presses
            if old.message.id in boxes.get(old.message.channel_id, {})
        ]
        self.did = " and ".join(
            f"{member.name} presses {control.custom_id}" for member, _, control, _ in sent
        )
        self.presses += len(sent)
        if sent:
            results = await burst(self.env, sent)
            self.forms += [
                (press[0], result) for press, result in zip(sent, results, strict=True) if result.modal
            ]

    def place(self) -> Any:
        return self.rng.choice([*self.places, *self.places[0].threads[-3:]])

    def table(self) -> dict[str, int]:
        """A table as an option of a command: often none, sometimes a wild one."""
        number = self.rng.choice([None, None, *range(1, 7), 0, -1, 2**53 - 1])
        return {} if number is None else {"table": number}

    async def command(self) -> None:
        member, place, table = self.rng.choice(self.members), self.place(), self.table()
        name = self.rng.choice(
            ["move"] * 8 + ["board", "board", "hand", "games", "rules", "play", "replay", "table export",
             "table here", "note", "undo", "plan list", "settings", "privacy export", "privacy delete"]
            + ["table leave", "table cancel", "table resign"] * (self.rng.random() < 0.15)
        )  # fmt: skip
        options: dict[str, Any] = {}
        if name == "move":
            asked, match = await self.somebody_asked()
            if asked and self.rng.random() < 0.8:
                member, table = asked, {"table": match}
            typed = await member.autocomplete(place, "move", "move", "", **table)
            lines = [choice["value"] for choice in typed]
            options = {
                # Discord itself takes no longer line.
                "move": self.rng.choice(lines if lines and self.rng.random() < 0.7 else NONSENSE)[:LINE_LIMIT]
            } | table
        elif name in ("rules", "play"):
            options = {"game": self.rng.choice(["yspahan", "Yspahan", "chess", "x" * 6000])}
        elif name not in ("games", "settings", "privacy export", "privacy delete"):
            options = dict(table)
        if name == "board" and self.rng.random() < 0.5:
            options["text"] = True
        self.did = f"{member.name}: /{name} {str(options)[:200]}"
        self.presses += 1
        result = await member.slash(place, name, **options)
        if result.modal:
            self.forms.append((member, result))

    async def complete(self) -> None:
        """Typing, with choices shown on the way."""
        member, place = self.rng.choice(self.members), self.place()
        name, option = self.rng.choice(
            [("move", "move"), ("move", "move"), ("move", "table"), ("board", "table"), ("hand", "table"),
             ("play", "game"), ("rules", "game"), ("table resign", "table")]
        )  # fmt: skip
        typed = self.rng.choice(["", "t", "1", "roll ", "take bag; ", *NONSENSE])[:1000]
        filled = self.table() if (name, option) == ("move", "move") else {}
        self.did = f"{member.name} types {typed!r} in {option} of /{name}"
        self.presses += 1
        await member.autocomplete(place, name, option, typed, **filled)

    async def fill_in(self) -> None:
        """A form that was opened some time ago."""
        if self.forms:
            member, form = self.forms.pop(self.rng.randrange(len(self.forms)))
            shown = form._interaction
            if shown.source_message_id not in self.env.backend.messages[shown.channel_id]:
                return
            answers: dict[str, Any] = {
                c["custom_id"]: [self.rng.choice(c["options"])["value"]]
                if c.get("options")
                else [self.rng.choice(self.members).user]
                if c["type"] == USER_SELECT
                else self.rng.choice(TYPED)
                for c in walk(form.modal["components"])
                if c.get("options") or c["type"] in (TEXT_INPUT, USER_SELECT)
            }
            self.did = f"{member.name} fills in {answers}"
            self.presses += 1
            await member.submit_modal(form, answers)

    async def wait(self) -> None:
        self.did = "time passes"
        await self.env.advance_time(self.rng.choice([25, 25, 1000, 3700]))

    async def restart(self) -> None:
        self.did = "restart"
        await self.bot.close()
        await self.env.restart_bot(self.make_bot())

    async def delete(self) -> None:
        """A moderator deletes a public message."""
        channel = self.rng.choice(list(self.env.backend.messages))
        public = [m.id for m in self.env.backend.messages[channel].values() if not m.is_ephemeral]
        if public:
            self.did = "a message is deleted"
            self.env.backend.delete_message(channel, self.rng.choice(public))

    # What must hold after each press

    @property
    def bot(self) -> Any:
        return self.env.bot

    async def examine(self) -> None:
        self.env.backend.faults.clear()
        if not self.faulty:
            self.everything_is_answered()
        self.nothing_failed()
        wrong = violations(self.env.http_requests, NAMES)
        assert not wrong, wrong
        self.nobody_reads_what_others_hold()
        for match in self.changed:
            await self.position_is_sound(match)
        if self.changed and self.rng.random() < 0.1:
            await self.views_hide(self.rng.choice(sorted(self.changed)))
        self.changed.clear()
        self.looks.clear()
        trim(self.env)

    def everything_is_answered(self) -> None:
        """Check that every press is acknowledged immediately and finally answered with a text.

        Of several presses on a message at once, one answer is enough: the panel of the last.
        """
        paths = [request.path for request in self.env.http_requests]
        interactions = self.env.backend.interactions.values()
        answered = {
            interaction.source_message_id
            for interaction in interactions
            if sum(interaction.token in path for path in paths) > 1
        }
        for interaction in interactions:
            assert interaction.responded, "an interaction is not answered"
            assert interaction.response_kind != "deferred", "an answer is promised and does not come"
            if interaction.response_kind == "deferred_update":
                assert interaction.source_message_id in answered, "a press changes nothing and says nothing"

    def nothing_failed(self) -> None:
        failed = [
            record for record in self.caplog.records
            if record.levelno >= logging.ERROR and not (self.faulty and record.name.startswith("discord"))
        ]  # fmt: skip
        assert not failed, [record.getMessage() for record in failed]
        self.caplog.clear()
        known = Exception if self.faulty else Refused
        unknown = [error for error in self.env.errors if not isinstance(error.__cause__ or error, known)]
        assert not unknown
        self.env._errors.clear()

    def nobody_reads_what_others_hold(self) -> None:
        """Check the words of all messages, alt texts included."""
        held: dict[str, set[int | None]] = {line: set(users) for line, users in self.secrets.items()}
        latest: dict[tuple[int, int | None], Any] = {}
        for user, look in self.looks:
            assert all(happened.only in (None, look.seat) for happened in (*look.last, *look.draft_events))
            if latest.get(position := (look.table.id, user)) != look.view:
                latest[position] = look.view
                for line in self.hidden(look):
                    held.setdefault(line, set())
        for request in self.env.http_requests:
            user = reader(self.env, request)
            said = "\n".join(spoken(request.json))
            for line, users in held.items():
                if line in said:
                    assert user in users or self.is_shown(line, user), f"{user} must not read: {line}"

    def hidden(self, look: Look) -> set[str]:
        """Return the facts that the viewer of a position knows and the public does not, in words."""
        public = look.game.view(look.view.state, None)
        if public.state == look.view.state:
            return set()
        secret = set(look.game.facts(look.view)).difference(look.game.facts(public))
        return {
            self.bot.words.event(look.game.key, fact, names, look.seat)
            for fact in secret
            for names in (look.names, plain_names(look))
        }

    def is_shown(self, line: str, user: int | None) -> bool:
        """Return True if a line is a fact that the user has looked at, or that everybody may know."""
        for viewer, look in self.looks:
            public = replace(look, view=look.game.view(look.view.state, None))
            shown = (look, public) if viewer in (None, user) else (public,)
            if any(
                line in facts(at, self.bot.words, names)
                for at in shown
                for names in (look.names, plain_names(look))
            ):
                return True
        return False

    def keep_secret(self, session: Any) -> None:
        """Note what the new lines tell one seat alone."""
        words, key = self.bot.words, session.table.game
        names = [seat.name for seat in session.table.seats]
        for line in session.match.lines:
            for happened in line.events:
                if happened.only is not None:
                    for shown in (names, [plain(name) for name in names]):
                        users = self.secrets.setdefault(words.event(key, happened, shown), set())
                        users.add(session.table.seats[happened.only].user)

    async def position_is_sound(self, match: int) -> None:
        table = await self.bot.tables.store.load(match)
        if table.base:
            game = games.get(table.game)
            game.check(decode(game, table.base))
            Session(table)

    async def views_hide(self, match: int) -> None:
        """Everybody sees the same in a world that differs in what they cannot know."""
        table: Table = await self.bot.tables.store.load(match)
        if not table.base:
            return
        game = games.get(table.game)
        base = decode(game, table.base)
        for user in (None, *(member.id for member in self.members)):
            seat = seat_of(table, user)
            session = Session(table)
            world = game.resample(game.view(base, seat), Chance.seeded(self.rng.getrandbits(32)))
            other = replace(
                table, base=encode(world), draft=table.draft if seat == session.match.author else b""
            )
            here, there = look_at(session, user), look_at(Session(other), user)
            for field in fields(Look):
                if field.name not in UNSEEN:
                    assert getattr(here, field.name) == getattr(there, field.name), (
                        f"{field.name} betrays something"
                    )

    async def logs_are_whole(self) -> int:
        """Every table replays from its log to where it stands; returns the number of lines."""
        store, count = self.bot.tables.store, 0
        for match in await store.matches("live", "over", "cancelled"):
            table = await store.load(match)
            if not table.base:
                continue
            count += len(await replayed(store, table)) - 1  # the setup is no line
        return count


@pytest.fixture
def members(env: simcord.Env, guild: Any) -> list[Any]:
    return [guild.add_member(env.create_user(f"m{n}", global_name=name)) for n, name in enumerate(NAMES)]


@pytest.mark.parametrize("seed", range(SEEDS))
async def test_a_walk(
    env: simcord.Env,
    make_bot: Callable[[], Caravanserai],
    guild: Any,
    members: list[Any],
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
    seed: int,
):
    places = [guild.create_text_channel("games"), guild.create_text_channel("elsewhere")]
    walker = Walker(env, make_bot, places, members, caplog, seed)
    save, save_step, board = Access.save, Access.save_step, TableBot.board

    def looked(session: Any, user: int | None) -> Look:
        walker.looks.append((user, look_at(session, user)))
        return walker.looks[-1][1]

    async def drawn(bot: TableBot, look: Look, words: Any, **options: Any) -> Any:
        """A turn of the past is seen here only."""
        user = None if look.seat is None else look.table.seats[look.seat].user
        walker.looks.append((user, look))
        return await board(bot, look, words, **options)

    async def saved(service: Access, session: Any, *args: Any, **options: Any) -> None:
        walker.changed.add(session.table.id)
        walker.keep_secret(session)
        await save(service, session, *args, **options)

    async def saved_step(service: Access, session: Any) -> None:
        walker.changed.add(session.table.id)
        walker.keep_secret(session)
        await save_step(service, session)

    async def think(
        _: ThinkingPool, key: str, view: bytes, seat: int, level: str, seconds: float, seed: int, plan: str
    ) -> bots.Chosen:
        return bots.decide(key, view, seat, "dice", seconds, seed)

    monkeypatch.setattr(play, "look_at", looked)
    monkeypatch.setattr(TableBot, "board", drawn)
    monkeypatch.setattr(Access, "save", saved)
    monkeypatch.setattr(Access, "save_step", saved_step)
    monkeypatch.setattr(ThinkingPool, "think", think)
    monkeypatch.setattr(Access, "random_bytes", random.Random(seed).randbytes)
    await walker.walk(PRESSES)

    for _ in range(3):
        await env.advance_time(3700)
    assert await env.bot.tables.store.mail(2**40) == [], "every letter has arrived"
    print(f"seed {seed}: {walker.presses} presses, {await walker.logs_are_whole()} lines")
