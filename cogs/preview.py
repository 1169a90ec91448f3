"""The real bot in a browser page on this machine: SimCord's preview with a server and four players.

Not used on Discord.
"""

from __future__ import annotations

import asyncio
import logging
import signal
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import discord
import simcord

from cogs.base import TableBot

log = logging.getLogger(__name__)

PLAYERS = ("Ana", "Ben", "Cleo", "Dara")
"""The first one owns the server and the bot, so that `/server` and `/admin` can be tried too."""
TICK = 0.5
"""Seconds between checks whether there is something new to show."""
THINKING_SECONDS = 0.2
"""Thinking time of a computer player: short, because the page waits for it."""
LOOKING_BACK_SECONDS = 10.0
"""Thinking time of the lesson of a finished game, for the same reason."""
SETTLE = 60.0
"""The longest wait, in seconds, for the bot to finish after a press, thinking computers included."""


async def serve(bot: TableBot, port: int) -> None:
    """Print the address and serve the page until Ctrl-C. Raise `StoreError` for a database it cannot use."""
    env = simcord.Env(bot, check_errors=False, settle_timeout=SETTLE, shard_count=1)
    env.backend.bot_user.name = "Caravanserai"
    stop = asyncio.Event()
    for received in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # Windows: Ctrl-C interrupts `asyncio.run` instead
            asyncio.get_running_loop().add_signal_handler(received, stop.set)
    try:
        channel, members = demo_server(env, bot)
        await env.start()
        bot.tables.automation.seconds = THINKING_SECONDS
        bot.tables.advice.patience = LOOKING_BACK_SECONDS
        await _post_running_tables(env, bot)
        preview = env.preview(channel, viewers=members, layout="channel", port=port)
        async with preview:
            print(f"\nCaravanserai is open. Play in a browser:\n\n    {preview.url}\n")
            print("Type /play there; choose at the top who you are. Ctrl-C stops the bot.")
            print("While the page says “Completing action…”, it ignores what else is pressed.\n", flush=True)
            refreshing = asyncio.create_task(keep_current(env, preview))
            ending = [asyncio.create_task(stop.wait()), asyncio.create_task(preview.wait_closed())]
            await asyncio.wait(ending, return_when=asyncio.FIRST_COMPLETED)
            for task in (refreshing, *ending):
                task.cancel()
            await asyncio.gather(refreshing, *ending, return_exceptions=True)
    finally:
        await env.shutdown()
        await bot.close()


def demo_server(env: simcord.Env, bot: TableBot) -> tuple[Any, list[Any]]:
    """Create the server and set the clock; return its channel and the players.

    SimCord's clock begins on the same day each time: so the server has the ids that are in the database, but
    the times there would lie in the future.
    """
    users = [env.create_user(name.lower(), global_name=name) for name in PLAYERS]
    bot.owner_ids = {users[0].id}
    guild = env.create_guild("Caravanserai", owner=users[0])
    # The page shows only this channel: a thread could not be reached.
    no_threads: dict[Any, discord.PermissionOverwrite] = {
        guild.default_role: discord.PermissionOverwrite(create_public_threads=False)
    }
    channel = guild.create_text_channel("games", topic="Open a table with /play", overwrites=no_threads)
    members = [guild.add_member(user) for user in users]
    env.backend.advance_clock(time.time() - env.now().timestamp())
    return channel, members


async def _post_running_tables(env: simcord.Env, bot: TableBot) -> None:
    """Post the tables of an existing database again, because the page starts empty."""
    store = bot.tables.store
    for match in await store.live():
        await bot.tables.seats.announce(match)
    await env.settle()


async def keep_current(env: simcord.Env, preview: Any) -> None:
    """Advance the page's clock with the real one and show what the bot did by itself, until cancelled.

    An action and a refresh must not overlap, or the page gives up on the action.
    """
    busy = asyncio.Lock()
    page = Page(env, preview, busy)
    while True:
        await asyncio.sleep(TICK)
        async with busy:
            try:
                await env.advance_time(max(0.0, time.time() - env.now().timestamp()))
                if page.outdated():
                    await preview.refresh()
                    page.mark_shown()
            except (simcord.SetupError, TimeoutError) as error:
                log.warning("preview: %s", error)


class Page:
    """What the page has shown. The only place that uses a private attribute of SimCord.

    `Preview._action` carries out what somebody does on the page. `busy` must be held during it, for which
    SimCord has no public hook, and its result tells whether the page shows the effect of the action.
    """

    def __init__(self, env: simcord.Env, preview: Any, busy: asyncio.Lock) -> None:
        self._changes: Callable[[], int] = lambda: len(env.backend.transcript)
        self._shown: int | None = self._changes()
        act = preview._action

        async def action(*args: Any, **options: Any) -> Any:
            async with busy:
                self._shown = None  # until the action has settled, the page may be out of date
                preview.capture_time = env.now()  # "3 minutes ago" on the page counts from here
                result = await act(*args, **options)
                if result["settlement"] == "settled":
                    self.mark_shown()
                return result

        preview._action = action

    def outdated(self) -> bool:
        """Return True if something has happened that the page does not show."""
        return self._shown != self._changes()

    def mark_shown(self) -> None:
        self._shown = self._changes()
