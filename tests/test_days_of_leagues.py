"""Days of play in a league and two cups of twelve people: some are away, resign, leave or go on vacation.

`LEAGUE_DAYS=30 LEAGUE_SEASON=12 LEAGUE_ROUND=8 pytest -s tests/test_days_of_leagues.py` plays for 30 days,
with seasons of 12 and rounds of 8; `LEAGUE_SEED=3` throws other dice.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from typing import Any

import pytest

from bot import Caravanserai
from engine.core import Refused
from engine.tables import Competition, seasons
from engine.tables.store.sqlite import SqliteStore
from tests import virtual
from tests.days import DAY, HOUR, Days, crowds, prepared
from tests.leagues import Leagues
from tests.playing import press
from tests.virtual import controls, has, sure, verb

LENGTH = int(os.environ.get("LEAGUE_DAYS", "8"))
SEASON, ROUND = int(os.environ.get("LEAGUE_SEASON", "5")), int(os.environ.get("LEAGUE_ROUND", "2"))
"""Days of a season, and of a round of a cup."""
SEED = int(os.environ.get("LEAGUE_SEED", "1"))
GAME = "ishtar"


async def open_all(leagues: Leagues) -> None:
    """Open a league and two cups, which everybody joins."""
    ana, *others = leagues.people
    usual = {"game": GAME, "pace": "day", "begins": 1}
    league = {"name": "League", "seats": 2, "days": SEASON}
    await ana.slash(leagues.channel, "league create", **usual, **league)
    for name, kind in (("Knock-out", "knockout"), ("Swiss", "swiss")):
        await ana.slash(leagues.channel, "cup create", name=name, kind=kind, days=ROUND, **usual)
    for message in leagues.posts():
        for member in others:
            await press(member, message, "contestjoin")


@pytest.fixture
async def leagues(
    env: virtual.Env,
    make_bot: Callable[[], Caravanserai],
    guild: Any,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> Leagues:
    days = Days(env, make_bot, crowds(env, guild), random.Random(0), caplog)
    prepared(days, SqliteStore, monkeypatch)
    return Leagues(days, guild.create_text_channel("league"))


async def look_in(days: Days) -> None:
    """Everybody who remembers it takes some turns at their tables."""
    for table in list(days.tables):
        for _ in range(days.rng.randint(1, 6)):
            try:
                await days.look_in(table)
            except Refused:
                days.count["refused"] += 1


async def resign(days: Days) -> None:
    """Somebody gives a game up."""
    live = [table for table in days.tables if (await days.service.store.load(table.id)).status == "live"]
    table = days.rng.choice(live)
    member = days.rng.choice(table.members)
    asked = await member.slash(table.place, "table resign", table=table.id)
    if any(verb(c).startswith("sure") for c in controls(asked.response)):
        await sure(member, asked)
        days.count["resigned"] += 1


@pytest.mark.timeout(1800)
async def test_seasons_and_cups(leagues: Leagues):
    days, env, people = leagues.days, leagues.days.env, leagues.people
    days.rng.seed(SEED)
    days.dice.seed(SEED)
    await open_all(leagues)
    await env.advance_time(DAY + 700)
    for hour in range(0, LENGTH * 24, 8):
        await leagues.find_tables()
        await look_in(days)
        match hour // 8:
            case 2:
                await people[3].slash(leagues.channel, "vacation", days=2)
            case 3 | 6 | 9:
                await resign(days)
            case 4:
                await people[5].slash(leagues.channel, "league leave")
                await people[6].slash(leagues.channel, "cup show", cup="Swiss")
            case 5:
                await days.kill()
            case 7:
                await days.restart()
            case 8:
                days.cut += [False, True, True]
            case _:
                pass
        for _ in range(4):
            await env.advance_time(2 * HOUR)
            await days.nothing_stands_still()
            await leagues.one_table_each()
        days.cut.clear()
        await days.read()
    await env.advance_time(HOUR)
    await days.read()
    await leagues.one_table_each()
    await leagues.ended_seasons_are_whole()
    await leagues.messages_are_up_to_date()
    await leagues.each_end_is_told_once()
    await days.nothing_is_lost()
    every = await leagues.every()
    said = {
        (it.contest.name, it.season.no): (it.contest.round, bool(it.season.ended), _scores(it))
        for it in every
    }
    print(f"\n{len(days.tables)} tables:", dict(sorted(days.count.items())), said)
    ended = [it for it in every if it.season.ended]
    assert len({it.contest.kind for it in ended}) == len(seasons.CUPS) + 1, "each has come to an end"
    assert any(not has(post, "contestjoin") for post in leagues.posts())


def _scores(it: Competition) -> str:
    played = sum(bool(one.scores) for one in it.pairings)
    return f"{played} of {len(it.pairings)} games to their end"
