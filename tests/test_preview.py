"""The preview: its server, its players, and that its page is never out of date."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from typing import Any

import discord
import pytest
import pytest_asyncio
import simcord

from bot import Caravanserai
from cogs import preview
from tests import virtual
from tests.virtual import find, text


@pytest_asyncio.fixture
async def env(make_bot: Callable[[], Caravanserai]) -> AsyncIterator[simcord.Env]:
    """Not yet started."""
    env = virtual.Env(make_bot(), check_errors=False, settle_timeout=300.0, shard_count=1)
    try:
        yield env
    finally:
        bot = env.bot
        await env.shutdown()
        await bot.close()


async def test_the_first_player_may_do_everything_and_the_others_may_not(env: simcord.Env):
    channel, (ana, ben, *_) = preview.demo_server(env, env.bot)
    await env.start()
    assert "tables" in text((await ana.slash(channel, "admin health")).response).lower()
    shown = await ana.slash(channel, "server", pace="day")
    assert "day" in text(shown.response)
    for command in ("admin health", "server"):
        with pytest.raises(simcord.SetupError, match="not visible"):
            await ben.slash(channel, command)


async def test_the_clock_of_the_page_is_the_real_one_but_the_channel_is_always_the_same(env: simcord.Env):
    epoch, before = env.now(), time.time()
    channel, _ = preview.demo_server(env, env.bot)
    assert before <= env.now().timestamp() + 0.001 <= time.time() + 0.001
    assert abs((discord.utils.snowflake_time(channel.id) - epoch).total_seconds()) < 1
    await env.start()


async def test_a_page_whose_action_timed_out_is_refreshed(
    env: simcord.Env, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    channel, (ana, *_) = preview.demo_server(env, env.bot)
    await env.start()
    drawing = asyncio.Event()

    async def draw(paint: Callable[..., Any], *args: Any) -> Any:
        await drawing.wait()
        return paint(*args)

    monkeypatch.setattr(env.bot, "draw", draw)
    async with env.preview(channel, viewers=[ana], layout="channel") as shown:
        page = preview.Page(env, shown, asyncio.Lock())
        patient, env.settle_timeout = env.settle_timeout, 0.5
        with pytest.raises(TimeoutError):
            await ana.slash(channel, "play", game="yspahan")
        assert (await settle(shown))["settlement"] == "timeout"
        assert page.outdated()
        env.settle_timeout = patient
        drawing.set()
        await env.settle()
        assert find(channel.last_message, "join")
        assert page.outdated()
        await shown.refresh()
        page.mark_shown()
        assert not page.outdated()
        assert (await settle(shown))["settlement"] == "settled"
        assert not page.outdated()
    caplog.clear()


async def test_an_action_shows_how_long_ago_things_happened(env: simcord.Env):
    channel, (ana, *_) = preview.demo_server(env, env.bot)
    await env.start()
    async with env.preview(channel, viewers=[ana], layout="channel") as shown:
        preview.Page(env, shown, asyncio.Lock())
        await env.advance_time(3600)
        assert (await act(shown, "browse_messages", query="", filter="all"))["settlement"] == "settled"
        page = next(iter(shown._pages.values()))
        assert page.snapshot["profile"]["presentationTime"] == env.now().isoformat()


async def settle(shown: Any) -> Any:
    """Press the page's own refresh button."""
    return await act(shown, "refresh")


async def act(shown: Any, kind: str, **fields: Any) -> Any:
    """Send what the page sends: SimCord has no public method for it."""
    page = next(iter(shown._pages.values()))
    return await shown._action(
        page.id,
        {
            "protocol_version": 3,
            "kind": kind,
            **fields,
            "request_id": "a request",
            "sequence": page.last_sequence + 1,
            "generation": page.generation,
            "bot_generation": shown.env._generation,
            "published_revision": page.revision,
        },
    )


async def test_the_clock_of_the_page_catches_up_after_a_step_that_failed(
    env: simcord.Env, monkeypatch: pytest.MonkeyPatch
):
    channel, (ana, *_) = preview.demo_server(env, env.bot)
    await env.start()
    advance, failed = env.advance_time, list[float]()

    async def fail_once(seconds: float) -> None:
        if not failed:
            failed.append(seconds)
            await asyncio.sleep(2)
            raise TimeoutError
        await advance(seconds)

    monkeypatch.setattr(env, "advance_time", fail_once)
    async with env.preview(channel, viewers=[ana], layout="channel") as shown:
        refreshing = asyncio.create_task(preview.keep_current(env, shown))
        while not failed or time.time() - env.now().timestamp() > preview.TICK:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        refreshing.cancel()
