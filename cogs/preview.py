"""The real bot in a page on this machine: SimCord's preview with a demo server, a channel and four players.

Nothing of it is used on Discord.
"""

from __future__ import annotations

import asyncio
import logging
import signal
import time
from typing import Any

import discord
import simcord

from cogs.base import House

log = logging.getLogger(__name__)

PLAYERS = ("Ana", "Ben", "Cleo", "Dara")
TICK = 0.5
"""Seconds between looks for something new to show."""
THINKING_SECONDS = 0.2
"""The page waits while a computer thinks."""
SETTLE = 60.0
"""Longest wait for the bot to finish after a press, thinking computers included."""


async def serve(bot: House, port: int) -> None:
    """Show the address and serve the page until Ctrl-C. Raises `StoreError` for a database it cannot use."""
    env = simcord.Env(bot, check_errors=False, settle_timeout=SETTLE, shard_count=1)
    env.backend.bot_user.name = "Caravanserai"
    stop = asyncio.Event()
    for sent in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(sent, stop.set)
    try:
        guild = env.create_guild("Caravanserai")
        # The page shows one channel: a game in a thread could not be reached.
        no_threads: dict[Any, discord.PermissionOverwrite] = {
            guild.default_role: discord.PermissionOverwrite(create_public_threads=False)
        }
        channel = guild.create_text_channel("games", topic="Open a table with /play", overwrites=no_threads)
        members = [guild.add_member(env.create_user(name.lower(), global_name=name)) for name in PLAYERS]
        await env.start()
        bot.tables.hands.seconds = THINKING_SECONDS
        await _take_up(env, bot)
        preview = env.preview(channel, viewers=members, layout="channel", port=port)
        async with preview:
            print(f"\nCaravanserai is open. Play in a browser:\n\n    {preview.url}\n")
            print("Type /play there; choose above the page who you are. Ctrl-C closes.\n", flush=True)
            showing = asyncio.create_task(_keep_showing(env, preview))
            ended = [asyncio.create_task(stop.wait()), asyncio.create_task(preview.wait_closed())]
            await asyncio.wait(ended, return_when=asyncio.FIRST_COMPLETED)
            for task in (showing, *ended):
                task.cancel()
            await asyncio.gather(showing, *ended, return_exceptions=True)
    finally:
        await env.shutdown()
        await bot.close()


async def _take_up(env: Any, bot: House) -> None:
    """Post the running tables of a kept database again, for the page begins empty."""
    store = bot.tables.store
    for match in await store.live():
        await bot.tables.announce(match)
    await env.settle()


async def _keep_showing(env: Any, preview: Any) -> None:
    """Move the page's clock with the real one and show what the bot did by itself.

    A press and a refresh must not overlap, or the page gives up on the press.
    """
    busy = asyncio.Lock()
    shown = len(env.backend.transcript)
    act = preview._action

    async def action(*args: Any, **options: Any) -> Any:
        nonlocal shown
        async with busy:
            try:
                return await act(*args, **options)
            finally:
                shown = len(env.backend.transcript)

    preview._action = action
    start, moved = time.perf_counter(), 0.0
    while True:
        await asyncio.sleep(TICK)
        async with busy:
            try:
                passed = time.perf_counter() - start - moved
                moved += passed
                await env.advance_time(passed)
                if len(env.backend.transcript) != shown:
                    await preview.refresh()
                    shown = len(env.backend.transcript)
            except (simcord.SetupError, TimeoutError) as error:
                log.warning("preview: %s", error)
