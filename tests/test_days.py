"""Days of play at many tables of every game at once, by people of different habits, on a Discord that fails.

`DAYS=14 DAYS_TABLES=10 pytest -s tests/test_days.py` plays two weeks at ten tables of every game and prints
what happened. `DAYS_SEEDS=5` plays five times, `DAYS_SEED=3` the fourth of them alone.
"""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Callable
from typing import Any

import pytest
import pytest_asyncio

from bot import Caravanserai
from engine.tables.store.sqlite import SqliteStore
from tests import virtual
from tests.days import Days, crowds, play, prepared
from tests.virtual import TableDriver

TABLES = int(os.environ.get("DAYS_TABLES", "1"))
DAYS = int(os.environ.get("DAYS", "3"))
SEEDS = (
    [int(os.environ["DAYS_SEED"])]
    if "DAYS_SEED" in os.environ
    else range(int(os.environ.get("DAYS_SEEDS", "1")))
)


@pytest_asyncio.fixture
async def days(
    env: virtual.Env,
    make_bot: Callable[[], Caravanserai],
    guild: Any,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> Days:
    """A crowd without tables yet."""
    days = Days(env, make_bot, crowds(env, guild), random.Random(0), caplog)
    prepared(days, SqliteStore, monkeypatch)
    return days


async def test_what_a_killed_process_did_last_is_not_read(days: Days, monkeypatch: pytest.MonkeyPatch):
    """A post is out, the process is killed, and what it was about to do looks as if it had happened."""
    await days.open("yspahan", 0)
    (table,) = days.tables
    with monkeypatch.context() as quiet:
        quiet.setattr(days.service.access, "listeners", [])
        for member in await table.asked():
            await days.play_on(table, member)
    await days.env.advance_time(25)

    async def look_in(_: TableDriver) -> None:
        while not days.dead:  # noqa: ASYNC110
            await asyncio.sleep(0)
        for member in await table.asked():
            await days.play_on(table, member)
        await days.read()

    monkeypatch.setattr(days, "look_in", look_in)
    await days.kill()
    await days.read()
    await days.everybody_knows()


@pytest.mark.parametrize("seed", SEEDS)
async def test_days_of_play(days: Days, seed: int):
    await play(days, seed, TABLES, DAYS)
