"""Two worlds that differ in what one player alone knows, and everything that anybody else gets of them.

A `World` runs the real bot in a virtual Discord of its own, with the same dice, ids and clock as every other
world. `World.heard` has what each person but the one player (`holder`) was told, and what everybody was:
words, alt texts, pictures, files and nonces. `World.logged` is what the bot has logged at every level.
"""

from __future__ import annotations

import hashlib
import io
import json
import logging
import random
import re
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import fields, replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PIL import Image
from simcord.http import router

from bot import Config, create_bot
from engine.chance import Chance
from engine.core import Action
from engine.match import decode
from engine.notation import notate
from engine.tables import Look
from engine.tables.access.access import Access
from tests import virtual
from tests.virtual import TableDriver, controls, find, has, reader, seen, verb

OWN_LOGS = ("bot", "cogs", "engine", "locales", "render")
"""The loggers of the bot."""
ID = re.compile(r"\d{15,20}")
"""A number given by Discord. Private answers have some too, so they are counted anew for each reader."""
TOKEN = re.compile(r"(?<=/)[A-Za-z_-][\w-]{15,}(?=/|$)")
"""The token of an interaction in a path."""
UNSEEN = ("table", "game")
"""What of a look is no answer to the person who looks."""
NOTHING_SHOWN = 6
"""The kind of answer that only acknowledges a press."""
LOOKS = (
    ("board", {}), ("board", {"text": True}), ("hand", {}), ("games", {}), ("replay", {}),
    ("table export", {}), ("privacy export", {}), ("plan list", {}),
)  # fmt: skip
"""Commands that show something, with their options."""
STEPS = 20
"""The most steps of a turn."""
LOOKING = {"turn", "since", "why", "more", "text", "hand", "board"}
"""The verbs of buttons that show something."""


class World:
    """One of several worlds. `which` is 0, 1, ...: what the holder does privately depends on it."""

    def __init__(self, env: virtual.Env, which: int) -> None:
        self.env, self.which = env, which
        self.rng = random.Random(1)
        guild = env.create_guild("Test")
        self.members = [
            guild.add_member(env.create_user(name, global_name=name.title()))
            for name in ("ana", "ben", "cleo", "dara")
        ]
        self.table = TableDriver(env, guild.create_text_channel("games"), self.members)
        self.holder: Any = None
        self.heard: defaultdict[int | None, list[str]] = defaultdict(list)
        """By user (None: everybody), the requests in order. In which order two users are told is chance."""
        self.logged: list[str] = []
        self.numbers: dict[int, int] = {}
        """By the count of numbers drawn before it, a number to be drawn in this world."""
        self._ids: defaultdict[int | None, dict[str, str]] = defaultdict(dict)

    # What is observed

    def hear(self, method: str, path: str, body: Any, files: Mapping[str, bytes]) -> None:
        """Record a request, unless it tells only the holder something, or nobody anything."""
        user = reader(self.env, SimpleNamespace(path=path, json=body))
        if body is not None and body.get("type") == NOTHING_SHOWN:
            assert not body.get("data")
            return
        if self.holder is not None and user == self.holder.id:
            return
        told = {method: TOKEN.sub("…", path), "body": body, "files": {n: _sum(files[n]) for n in files}}
        ids, text = self._ids[user], json.dumps(told, ensure_ascii=False)
        self.heard[user].append(ID.sub(lambda found: ids.setdefault(found[0], f"id{len(ids)}"), text))

    def log(self, record: logging.LogRecord) -> bool:
        """Record a line of the log. A filter."""
        if record.name.partition(".")[0] in OWN_LOGS:
            self.logged.append(f"{record.levelname} {record.name}: {record.getMessage()}")
        return True

    # What people do

    async def open(self, game: str, seats: int = 3) -> None:
        """Start a table. The holder is the one who is asked first."""
        await self.table.open(seats, game=game, pace="day")
        self.holder = (await self.table.asked())[0]

    @property
    def others(self) -> list[Any]:
        """Everybody but the holder, also those without a seat."""
        return [member for member in self.members if member is not self.holder]

    async def is_asked(self) -> bool:
        """Return True if it is the holder's turn."""
        return self.holder in await self.table.asked()

    async def move(self, member: Any, action: Action) -> None:
        """Type a move."""
        verbs = (await self.table.look()).game.verbs
        result = await member.slash(self.table.place, "move", move=notate(verbs, action))
        assert result.acknowledged

    async def turn(self, allowed: Callable[[Action], bool] = lambda _: True) -> Any:
        """Let the member who is asked take a turn at random, the same in every world. Return the member."""
        member = (await self.table.asked())[0]
        for _ in range(STEPS):
            actions = (await self.table.look(member)).actions
            if not actions:
                break
            await self.move(member, self.rng.choice([a for a in actions if allowed(a)] or actions))
        await self.env.advance_time(25)
        return member

    async def looks(self, member: Any) -> None:
        """Let a member look at everything there is to see."""
        place, look = self.table.place, await self.table.look(member)
        known = {field.name: getattr(look, field.name) for field in fields(Look) if field.name not in UNSEEN}
        self.heard[member.id].append(
            repr({name: value for name, value in known.items() if not callable(value)})
        )
        for command, options in LOOKS:
            await member.slash(place, command, **options)
        await member.autocomplete(place, "move", "move", "")
        await member.autocomplete(place, "plan move", "move", "")
        post = self.table.post
        for control in controls(post):
            if verb(control) in LOOKING:
                await member.click(post, custom_id=control.custom_id)

    # What the holder does alone

    async def note(self, text: str) -> None:
        form = await self.holder.slash(self.table.place, "note")
        await self.holder.submit_modal(form, {"text": text})

    async def draft(self, action: Action) -> None:
        """Take a step that can be undone."""
        verbs = (await self.table.look()).game.verbs
        await self.holder.slash(self.table.place, "plan move", move=notate(verbs, action))
        assert (await self.table.look(self.holder)).draft == (action,)

    async def drafts(self) -> list[Action]:
        """Play on until the holder can take a step that can be undone, and return all such steps."""
        while True:
            look = await self.table.look(self.holder)
            if found := [action for action in look.actions if not look.final(action)]:
                return found
            await (self.move(self.holder, look.actions[0]) if look.actions else self.turn())

    async def plan(self, line: str) -> None:
        """Plan a move of the next turn."""
        await self.holder.slash(self.table.place, "plan move", move=line)
        assert (await self.table.look(self.holder)).own.orders

    async def plannable(self) -> list[str]:
        found = await self.holder.autocomplete(self.table.place, "plan move", "move", "")
        return [choice["value"] for choice in found]

    async def always(self, question: str, answer: str) -> None:
        await self.holder.slash(self.table.place, "plan always", question=question, answer=answer)

    async def start_over(self) -> None:
        """Discard the draft."""
        panel = next(m for m in reversed(seen(self.env, self.holder)) if m.ephemeral and has(m, "undo"))
        await self.holder.click(panel, custom_id=find(panel, "undo").custom_id)
        assert not (await self.table.look(self.holder)).draft

    async def draw(self, card: str) -> None:
        """Let the holder, who is asked to roll, draw this card of Yspahan."""
        await self.move(self.holder, Action("roll", (0,)))
        look = await self.table.look(self.holder)
        stored = await self.table.bot.tables.store.load(self.table.id)
        self.numbers[stored.drawn] = decode(look.game, stored.base).bag.index(card)
        await self.move(self.holder, next(action for action in look.actions if action.verb == "draw"))
        self.numbers.clear()
        assert card in (await self.table.look(self.holder)).view.state.players[look.seat].hand

    async def ask_for_undo(self, member: Any) -> None:
        """Let a member wish to take the last turn back, and the others agree."""
        place, before = self.table.place, (await self.table.look()).lines
        await member.slash(place, "undo")
        for other in self.members:
            ballots = [m for m in virtual.public(self.table) if has(m, "vote")]
            if ballots and other is not member:
                await other.click(ballots[-1], custom_id=find(ballots[-1], "vote").custom_id)
        await self.env.advance_time(25)
        assert (await self.table.look()).lines < before


@asynccontextmanager
async def world(database: Path, which: int, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[World]:
    """Run the bot in a new world, with a new database."""
    config = replace(Config(), database=database, backups=database.parent)
    env = virtual.Env(create_bot(config), shard_count=1, settle_timeout=300.0)
    with monkeypatch.context() as patched, env.time_context():
        await env.start()
        new = World(env, which)
        dispatch, live = router.dispatch, Chance.live

        def heard(backend: Any, method: str, path: str, **options: Any) -> Any:
            files = {file.filename: _content(file) for file in options.get("files") or ()}
            try:
                return dispatch(backend, method, path, **options)
            finally:
                new.hear(method, path, options.get("json"), files)

        def drawn(secret: bytes, start: int = 0, contributions: Any = ()) -> Chance:
            chance = live(secret, start, contributions)
            source = chance._source
            chance._source = lambda n: new.numbers.get(start + len(chance.drawn), source(n))
            return chance

        patched.setattr(router, "dispatch", heard)
        patched.setattr(Chance, "live", drawn)
        patched.setattr(Access, "random_bytes", random.Random(1).randbytes)
        handler = logging.Handler(logging.DEBUG)
        handler.addFilter(new.log)
        handler.emit = lambda _: None  # type: ignore[method-assign]  # the filter has recorded it
        root, levels = logging.getLogger(), {name: logging.getLogger(name).level for name in OWN_LOGS}
        root.addHandler(handler)
        for name in OWN_LOGS:
            logging.getLogger(name).setLevel(logging.DEBUG)
        try:
            yield new
            await env.settle()
        finally:
            root.removeHandler(handler)
            for name, level in levels.items():
                logging.getLogger(name).setLevel(level)
            bot = env.bot
            await env.shutdown()
            await bot.close()


def _content(file: Any) -> bytes:
    """Return the bytes of an uploaded file, which is read again afterwards."""
    at = file.fp.tell()
    data = file.fp.read()
    file.fp.seek(at)
    return data


def _sum(data: bytes) -> str:
    """Return a checksum of a file; of a picture, that of its pixels: how they are compressed is chance."""
    if data.startswith(b"\x89PNG"):
        with Image.open(io.BytesIO(data)) as picture:
            data = repr((picture.size, picture.info)).encode() + picture.convert("RGBA").tobytes()
    return hashlib.sha256(data).hexdigest()
