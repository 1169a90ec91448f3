"""What the memory of the running bot grows by: panels, films, and presses whose requests are slow."""

from __future__ import annotations

import asyncio
import itertools
import random
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest import mock

from discord import ClientUser, Interaction
from discord.http import HTTPClient, Route
from discord.webhook.async_ import AsyncWebhookAdapter

from bot import Caravanserai
from cogs.illustrating import scene_of
from cogs.ui.ids import Press
from render import film
from render.memory import settle, trim
from tests.bench import Result
from tests.bench.running import DRAWING, MEMORY, TABLES, USERS, drawing_memory, memory_of, next_press, running

PANELS, FILMS, FRAMES = 2000, 500, 8
"""Of the row about growth; frames are those of a film."""
SLOW, SLOW_RATE, SLOWEST = 600, 30.0, 1.0
"""Seconds of presses of the same row, presses a second, and the longest that one of their requests takes in
seconds."""
GROWTH = 5.0
"""MB; bar of what memory may grow by between a third and all of those presses."""

BOT: Any = {"id": "1", "username": "bot", "discriminator": "0", "avatar": None, "bot": True}


class SlowDiscord:
    """Gives the bot objects of discord.py, whose requests take up to a second each.

    They refer to each other, so that only a garbage collection frees them.
    """

    def __init__(self, bot: Caravanserai, rng: random.Random) -> None:
        self._state, self._rng, self._ids = bot._connection, rng, itertools.count(2)
        self._state.user = ClientUser(state=self._state, data=BOT)

    def interaction(self, table: int, user: int) -> Any:
        person = {"id": str(user), "username": "ana", "discriminator": "0", "avatar": None}
        member = {"user": person, "roles": [], "flags": 0, "permissions": "0", "joined_at": None}
        payload: Any = {
            "id": str(next(self._ids)),
            "application_id": "1",
            "type": 3,
            "token": "token",
            "version": 1,
            "guild_id": "1",
            "channel_id": str(table),
            "channel": {"id": str(table), "type": 0, "name": "games", "position": 0, "permissions": "0"},
            "member": member,
            "locale": "en-GB",
            "data": {"custom_id": "", "component_type": 2},
            "message": self._message(table),
            "entitlements": [],
            "attachment_size_limit": 2**23,
            "authorizing_integration_owners": {},
        }
        return Interaction(data=payload, state=self._state)

    @contextmanager
    def answering(self) -> Iterator[None]:
        """Answer every request of discord.py in place of its HTTP client."""

        async def request(_: Any, route: Route, *_args: Any, **_options: Any) -> Any:
            await asyncio.sleep(self._rng.uniform(0, SLOWEST))
            if route.path.endswith("/callback"):
                return {"interaction": {"id": "1", "type": 6}}
            return self._message(int(route.channel_id or 1))

        with (
            mock.patch.object(HTTPClient, "request", request),
            mock.patch.object(AsyncWebhookAdapter, "request", request),
        ):
            yield

    def _message(self, channel: int) -> Any:
        return {
            "id": str(next(self._ids)),
            "channel_id": str(channel),
            "author": BOT,
            "content": "",
            "timestamp": "2026-01-01T00:00:00+00:00",
            "edited_timestamp": None,
            "tts": False,
            "mention_everyone": False,
            "mentions": [],
            "mention_roles": [],
            "attachments": [],
            "embeds": [],
            "components": [],
            "pinned": False,
            "type": 0,
            "flags": 1 << 15,
        }


def growth(keys: str, share: float) -> list[Result]:
    """What the memory of the bot grows by while it shows panels, makes films and waits for slow requests."""
    return asyncio.run(_growth(keys.split(","), share))


async def _growth(keys: list[str], share: float) -> list[Result]:
    panels, films = round(PANELS * share), round(FILMS * share)
    async with running(keys) as (bot, discord):
        memory, drawn = [memory_of()], [drawing_memory()]
        for half in (0, 1):
            for number in range(panels // 2 * half, panels // 2 * (half + 1)):
                table = number % TABLES + 1
                look = await bot.tables.play.look(table, None)
                user = table * USERS + (look.decisions[0].seat if look.decisions else 0)
                press = Press(table, None, "turn")
                await bot.pressed(discord.interaction(table, user), press)
            memory.append(memory_of())
            drawn.append(drawing_memory())
        for _ in range(2):
            for number in range(films // 2):
                looks = [await bot.tables.play.look(number % TABLES + 1, seat) for seat in (None,) * FRAMES]
                frames = [
                    await bot.picture(film.frame, look.game.key, scene_of(look, bot.words), turn, FRAMES)
                    for turn, look in enumerate(looks)
                ]
                await asyncio.to_thread(film.film, frames)
            memory.append(memory_of())
            drawn.append(drawing_memory())
        slow = await _pressed_slowly(bot, SLOW * share)
    start, *rest = memory
    notes = [f"{panels // 2} panels", f"{panels} panels", f"{films // 2} films more", f"{films} films more"]
    return [
        Result("memory with everything drawn once", "all", start, "MB"),
        *(
            Result(f"memory after {note}", "all", mb, "MB", None if mb is not rest[-1] else MEMORY)
            for note, mb in zip(notes, rest, strict=True)
        ),
        Result("memory of the drawing process before", "all", drawn[0], "MB"),
        Result("the most it has later", "all", max(drawn), "MB", DRAWING),
        *slow,
    ]


async def _pressed_slowly(bot: Caravanserai, seconds: float) -> list[Result]:
    """Memory of both processes after each third of presses whose requests are slow.

    Many of them are in progress at any time.
    """
    rng, count, memory = random.Random(8), 0, [0.0]
    slow = SlowDiscord(bot, rng)
    del bot.get_partial_messageable  # type: ignore[attr-defined]
    with slow.answering():
        for _ in range(3):
            tasks: set[asyncio.Task[None]] = set()
            end = time.perf_counter() + seconds / 3
            while time.perf_counter() < end:
                table = rng.randint(1, TABLES)
                if press := await next_press(bot.tables, table, rng):
                    task = asyncio.create_task(bot.pressed(slow.interaction(table, press[0]), press[1]))
                    tasks.add(task)
                    task.add_done_callback(tasks.discard)
                    count += 1
                await asyncio.sleep(rng.expovariate(SLOW_RATE))
            await asyncio.gather(*tasks)
            settle()  # as the bot does every few seconds
            trim()
            await bot.picture(trim)  # as it does every few pictures
            memory.append(memory_of() + drawing_memory())
    _, first, second, last = memory
    note = f"{count} presses with requests of up to {SLOWEST:g} s, within {seconds:.0f} s"
    return [
        Result("memory after a third of slow presses", "all", first, "MB", note=note),
        Result("memory after two thirds of them", "all", second, "MB"),
        Result("memory after all of them", "all", last, "MB"),
        Result("growth after the first third", "all", max(second, last) - first, "MB", GROWTH),
    ]
