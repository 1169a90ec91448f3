"""Driving the bot in SimCord as people do: reading the screen and pressing its controls."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import pytest
import simcord
from discord.http import HTTPClient
from simcord import _dpy_internals, interactions
from simcord.backend import serializers
from simcord.results import to_discord_message

from cogs.regularly import Regular
from engine import games

BUTTON, SELECT = 2, 3
PRIVATE = 1 << 6
"""The flag of a message that one person sees."""
UNSHOWN = (8, 9)
"""Kinds of answer that are no message: choices while typing, and forms."""


HOURLY = 3600
"""Seconds between two runs of a loop while more hours pass, unless it is a heartbeat."""
STRETCHED = 600
"""Seconds between heartbeats while hours pass."""
MOMENT = 0.5
"""Sleeps shorter than this, in seconds, pass in real time."""
IDLE = 0.002
"""Seconds between two looks at whether the bot has settled."""


def _without_search(search: Callable[..., None]) -> Callable[..., None]:
    """Skip a search for timers that may end by the real clock if there are none: it takes long."""

    def virtualize(state: Any, pending: list[Any]) -> None:
        if any(record.real_handle for record in state.work.callbacks):
            search(state, pending)

    return virtualize


def _loops_first(is_parked: Callable[..., bool]) -> Callable[..., bool]:
    """See at once that a loop sleeps, as most tasks do, where SimCord looks for all other reasons first."""

    def parked(state: Any, task: Any, deadline: float) -> bool:
        if _dpy_internals.tasks_loop_sleep(task, task._fut_waiter):
            timer = _dpy_internals._tasks_loop_self(task)._handle.handle
            if not timer.cancelled() and timer.when() > state.virtual_time:
                return True
        return is_parked(state, task, deadline)

    return parked


settling: Any = simcord.env
settling._virtualize_recognized_waits = _without_search(settling._virtualize_recognized_waits)
settling._is_parked = _loops_first(settling._is_parked)


class Env(simcord.Env):
    """A virtual Discord in which hours pass quickly: the bot checks less often what is due."""

    _state: Any = None
    """What SimCord was told last of what it waits for."""

    def _settlement_state(self) -> Any:
        """Return the state that SimCord asks for, several times for each task: the same until it changes."""
        now = (self.bot, self._virtual_time, self._advancing, self._generation, self._last_dispatch)
        last = self._state
        if last is None or now != (
            last.bot, last.virtual_time, last.advancing, last.generation, last.last_dispatch
        ):  # fmt: skip
            self._state = super()._settlement_state()
        return self._state

    def _schedule_timer(self, record: Any, *args: Any) -> None:
        """Let sleeps end by the virtual clock only, where SimCord lets them end by the real one too.

        It would wait for the end of every sleep shorter than the time it gives a press.
        """
        if record.when - self._virtual_time < MOMENT:
            super()._schedule_timer(record, *args)

    async def _settle_internal(self, **options: Any) -> None:
        """Give a bot as long to start as for anything else: SimCord gives it 5 s, whatever else runs.

        Also look often whether it has settled: a loop that sleeps again ends no task, which would be noticed.
        """
        if options.get("timeout"):
            options["timeout"] = self.settle_timeout
        options["idle"] = IDLE
        await super()._settle_internal(**options)

    @property
    def bots(self) -> list[Any]:
        """The processes of the bot that run."""
        return [self.bot]

    async def advance_time(self, seconds: float) -> None:
        """Move the clock; the last minutes of some hours, and shorter times, at the bot's own pace."""
        for pace in (HOURLY, STRETCHED):
            if seconds > 2 * pace:
                with self.slower(pace):
                    await super().advance_time(seconds - pace)
                seconds = pace
        await super().advance_time(seconds)

    @contextmanager
    def slower(self, pace: float) -> Iterator[None]:
        """Let all loops of the bot sleep for so many seconds at least, and heartbeats no longer than usual.

        Not by `change_interval`: it also replaces the timer that SimCord knows.
        """
        loops = {
            loop: loop._sleep
            for bot in self.bots
            for cog in bot.cogs.values()
            for loop in vars(cog).values()
            if isinstance(loop, Regular)
        }
        for loop, own in loops.items():
            loop._sleep = max(own, min(pace, STRETCHED) if loop.coro.__name__ == "heartbeat" else pace)
        try:
            yield
        finally:
            for loop, own in loops.items():
                loop._sleep = own


class Control(NamedTuple):
    """An enabled button or select. `values` are a select's options."""

    type: int
    custom_id: str
    label: str
    values: tuple[str, ...]


def walk(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for component in components:
        yield component
        yield from walk(component.get("components") or [])
        for part in ("accessory", "component"):
            if component.get(part):
                yield from walk([component[part]])


def raw(message: Any) -> list[dict[str, Any]]:
    if isinstance(message, simcord.ResponseMessage):
        return message._message.components  # `message.components` is a deep copy
    return [component.to_dict() for component in message.components]


def controls(message: Any) -> list[Control]:
    return [
        Control(
            c["type"], c["custom_id"], c.get("label") or "", tuple(o["value"] for o in c.get("options", []))
        )
        for c in walk(raw(message))
        if c.get("custom_id") and not c.get("disabled")
    ]


def text(message: Any) -> str:
    """All words of a message."""
    parts = [c["content"] for c in walk(raw(message)) if c.get("content")]
    return "\n".join([message.content, *parts])


def verb(control: Control) -> str:
    return control.custom_id.split(":")[3]


def find(message: Any, name: str) -> Control:
    """The control of a verb, such as `confirm`."""
    return next(control for control in controls(message) if verb(control) == name)


def has(message: Any, name: str) -> bool:
    return any(verb(control) == name for control in controls(message))


async def options(member: Any, card: Any) -> Any:
    """Return the private list of the options of a lobby."""
    return (await member.click(card, custom_id=find(card, "options").custom_id)).response


async def use_tool(member: Any, panel: Any, name: str) -> Any:
    """Press one of the tools of a panel: if it had no room for it, behind *More…*."""
    if not has(panel, name):
        await member.click(panel, custom_id=find(panel, "tools").custom_id)
    return await member.click(panel, custom_id=find(panel, name).custom_id)


async def sure(member: Any, asked: Any) -> Any:
    """Confirm the question that a command asks before it does something."""
    question = asked.response
    button = next(control for control in controls(question) if verb(control).startswith("sure"))
    return await member.click(question, custom_id=button.custom_id)


async def burst(env: simcord.Env, presses: list[tuple[Any, Any, Control, list[Any] | None]]) -> list[Any]:
    """Presses at the same instant, also of controls that are not on the screen any more.

    The last of each is what is chosen in a select: values of options, or people.
    """
    records, payloads, backend = [], [], env.backend
    env._begin_operation("burst")
    try:
        for actor, message, control, values in presses:
            channel = message.channel_id if hasattr(message, "channel_id") else message.channel.id
            stored = backend.get_message(channel, message.id)
            data: dict[str, Any] = {"custom_id": control.custom_id, "component_type": control.type, "id": 1}
            if values:
                people = [value for value in values if not isinstance(value, str)]
                data["values"] = [value if isinstance(value, str) else str(value.id) for value in values]
                data["resolved"] = dict[str, dict[str, Any]]()
                for person in people:
                    interactions.resolve_handle(actor, person, data["resolved"], channel_id=stored.channel_id)
            record, payload = interactions.base_payload(
                backend,
                type=3,
                channel_id=stored.channel_id,
                guild_id=None if isinstance(actor, Alone) else actor.guild.id,
                user_id=actor.id,
                data=data,
            )
            payload["message"] = dict(serializers.message_payload(backend, stored))
            record.source_message_id = stored.id
            records.append(record)
            payloads.append(payload)
        for payload in payloads:
            backend.emit("INTERACTION_CREATE", payload)
        await env._settle_internal(dispatch="burst")
    finally:
        env._end_operation()
    return [simcord.InteractionResult(env, record) for record in records]


@contextmanager
def in_bot(env: simcord.Env) -> Iterator[None]:
    """Attribute what is done inside to the bot, so that SimCord waits for everything it leads to."""
    with env._bot_scope():
        yield


def seen(env: simcord.Env, member: Any) -> list[simcord.ResponseMessage]:
    """All messages that a member can see, private ones too, oldest first."""
    stored = (m for box in env.backend.messages.values() for m in box.values() if m.visible_to(member.id))
    return [simcord.ResponseMessage(env, message) for message in sorted(stored, key=lambda m: m.id)]


def reader(env: simcord.Env, request: Any) -> int | None:
    """The one user who can read what a request of the bot said; None: everybody there."""
    backend = env.backend
    token = next((part for part in request.path.split("/") if part in backend.interaction_tokens), None)
    if token is None:
        return None
    interaction = backend.interactions[backend.interaction_tokens[token]]
    body = request.json or {}
    shown = backend.messages.get(interaction.channel_id, {}).get(interaction.message_id)
    private = (
        body.get("type") in UNSHOWN
        or (body.get("data") or body).get("flags", 0) & PRIVATE
        or (shown is not None and shown.is_ephemeral)
    )
    return interaction.user_id if private else None


def trim(env: simcord.Env) -> None:
    """Delete the history of the virtual Discord, except forms that wait to be filled in.

    Call it between presses.
    """
    backend = env.backend
    backend.http_requests.clear()
    backend.transcript.clear()
    for past in [i for i in backend.interactions.values() if not i.modal or i.modal_consumed]:
        del backend.interactions[past.id]
        backend.interaction_tokens.pop(past.token, None)
    keep = {a["url"] for box in backend.messages.values() for m in box.values() for a in m.attachments}
    for url in [url for url in backend.cdn._blobs if url not in keep]:
        del backend.cdn._blobs[url]


async def play_ahead(env: simcord.Env, match: int, rng: random.Random, lines: int | None = None) -> None:
    """Play random turns without Discord, save them together and let the bot post.

    Stop after `lines` of them, as soon as somebody else is asked, who is mentioned then; without `lines`, at
    the end of the game.
    """
    access: Any = env.bot.tables.access  # type: ignore[attr-defined]  # every bot of these tests has them
    with in_bot(env):
        async with access.live(match) as session:
            while asked := {decision.seat for decision in session.match.decisions()}:
                played = session.match.lines
                goes_on = bool(played) and played[-1].seat in asked
                if lines is not None and len(played) >= lines and not goes_on:
                    break
                play_turn(session, rng)
            await access.save(session)
    await env.advance_time(25)


def play_turn(session: Any, rng: random.Random) -> None:
    """Take random steps until a draft is confirmed or a step is final."""
    match = session.match
    seat = match.author if match.draft else match.decisions()[0].seat
    while not match.finished(seat):
        session.act(seat, rng.choice(match.legal_actions(seat)), match.token(seat))
        if not match.draft:
            return
    session.confirm(seat, match.token(seat))


def nonces_enforced(send: Callable[..., Any]) -> Callable[..., Any]:
    """Drop repeated messages with the same nonce, as Discord does and SimCord does not."""
    posted: dict[tuple[int, str], Any] = {}

    async def once(http: HTTPClient, channel: int, *, params: Any) -> Any:
        body = params.payload or json.loads(params.multipart[0]["value"])
        key = channel, body.get("nonce")
        if key not in posted or key[1] is None:
            posted[key] = await send(http, channel, params=params)
        return posted[key]

    return once


class TableDriver:
    """One table and the people at it. `panels` holds each member's latest private panel."""

    def __init__(self, env: simcord.Env, channel: Any, members: list[Any]) -> None:
        self.env = env
        self.channel = channel
        self.members = members
        self.id = 0

    @property
    def bot(self) -> Any:
        return self.env.bot

    async def open(
        self,
        seats: int = 2,
        *,
        computers: int = 0,
        place: str = "channel",
        game: str = "yspahan",
        pace: str = "none",
        switches: tuple[str, ...] = ("seats", "vacations"),
    ) -> Any:
        """Open a table with `/play`, let the others join and the opener start; return the lobby card."""
        card = await self.lobby(self.members[0], game)
        self.id = table_of(card)
        own = {"place": [place], "pace": [pace], "level": ["dice"], "switches": list(switches)}
        standard = {option.key: [option.choices[0]] for option in games.get(game).options}
        await self.set_options(self.members[0], card, own | standard)
        for member in self.members[1 : seats - computers]:
            await member.click(card, custom_id=find(card, "join").custom_id)
        for _ in range(computers):
            await self.members[0].click(card, custom_id=find(card, "addcomputer").custom_id)
        await self.members[0].click(card, custom_id=find(card, "start").custom_id)
        return card

    async def lobby(self, member: Any, game: str = "yspahan") -> simcord.ResponseMessage:
        """Open a table with `/play` and return its card."""
        await member.slash(self.channel, "play", game=game)
        return public(self, self.channel)[-1]

    @staticmethod
    async def set_options(member: Any, card: Any, values: dict[str, list[str]]) -> Any:
        """Fill in every page of the form; return the list of the options."""
        listed = await options(member, card)
        for page in (control for control in controls(listed) if verb(control) == "options"):
            form = await member.click(listed, custom_id=page.custom_id)
            asked = {c["custom_id"] for c in walk(form.modal["components"]) if c.get("options")}
            await member.submit_modal(form, {key: value for key, value in values.items() if key in asked})
        return listed

    @property
    def place(self) -> Any:
        """Where the game is played: its thread or the channel."""
        return self.channel.threads[-1] if self.channel.threads else self.channel

    @property
    def post(self) -> Any:
        """The latest public post.

        SimCord's `last_message` makes a message of discord.py of each one before it, too.
        """
        posted = self.env.backend.messages.get(self.place.id, {}).values()
        public = [message for message in posted if message.visible_to(None)]
        return to_discord_message(self.env, max(public, key=lambda message: message.id)) if public else None

    async def look(self, member: Any | None = None) -> Any:
        return await self.bot.tables.play.look(self.id, member.id if member else None)

    async def asked(self) -> list[Any]:
        """The members who must decide."""
        look = await self.look()
        users = {look.table.seats[decision.seat].user for decision in look.decisions}
        return [member for member in self.members if member.id in users]

    async def take_turn(self, member: Any) -> Any:
        """Press *Take turn* and return the panel."""
        result = await member.click(self.post, custom_id=find(self.post, "turn").custom_id)
        assert result.acknowledged
        return result.response


class Alone:
    """A person in direct messages with the bot, who does there what a member does on a server."""

    def __init__(self, user: Any) -> None:
        self.user = user

    async def slash(self, _: Any, command: str, **options: Any) -> Any:
        return await self.user.slash(command, **options)

    async def autocomplete(self, _: Any, command: str, option: str, typed: str, **filled: Any) -> Any:
        return await self.user.autocomplete(command, option, typed, **filled)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.user, name)


class Practice(TableDriver):
    """A table in direct messages: the first of `members` is the only person there."""

    def __init__(self, env: simcord.Env, user: Any) -> None:
        super().__init__(env, user.dm_channel, [Alone(user)])

    async def begin(self, game: str) -> simcord.ResponseMessage:
        """Open a table with `/play` and start at once; return the lobby card."""
        card = await self.lobby(self.members[0], game)
        self.id = table_of(card)
        await self.members[0].click(card, custom_id=find(card, "start").custom_id)
        return card


def table_of(card: Any) -> int:
    """Return the number of the table whose card this is."""
    return int(find(card, "leave").custom_id.split(":")[1], 36)


async def two_tables(table: TableDriver, guild: Any, members: list[Any]) -> TableDriver:
    """A second table beside the first, each in a channel of its own."""
    other = TableDriver(table.env, guild.create_text_channel("others"), members)
    for one in (table, other):
        await one.open(2)
    return other


def public(table: TableDriver, place: Any = None) -> list[Any]:
    """The messages that everybody sees where a table is played, or in another place."""
    box = table.env.backend.messages[(place or table.place).id].values()
    return [simcord.ResponseMessage(table.env, message) for message in box if not message.is_ephemeral]


async def announce(table: TableDriver) -> None:
    """Cause a post of a table."""
    with in_bot(table.env):
        await table.bot.tables.seats.announce(table.id)


def failing_first(monkeypatch: pytest.MonkeyPatch, name: str, failures: list[Exception]) -> None:
    """Calls of a request fail as long as there are failures."""
    method = getattr(HTTPClient, name)

    async def fail(*args: Any, **options: Any) -> Any:
        if failures:
            raise failures.pop()
        return await method(*args, **options)

    monkeypatch.setattr(HTTPClient, name, fail)
