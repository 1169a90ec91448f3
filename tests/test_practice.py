"""Tables in direct messages with the bot: one person practises there against computers."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
import simcord

from bot import Caravanserai
from engine import games
from tests.playing import finish, restart
from tests.virtual import Practice, public, text


@pytest.fixture
def practice(env: simcord.Env) -> Practice:
    return Practice(env, env.create_user("ana", global_name="Ana"))


@pytest.mark.parametrize("key", games.ALL)
async def test_a_whole_game_against_computers_with_restarts(
    practice: Practice, make_bot: Callable[[], Caravanserai], key: str
):
    rng, ana = random.Random(1), practice.members[0]
    await practice.begin(key)
    table = (await practice.look()).table
    assert [(seat.user, seat.bot) for seat in table.seats] == [(ana.id, ""), (None, "easy"), (None, "easy")]
    for presses in (10, 20):
        await finish(practice, rng, stop=lambda n, most=presses: n == most)
        before = await practice.look(ana)
        await restart(practice, make_bot)
        after = await practice.look(ana)
        assert (after.view, after.draft, after.token) == (before.view, before.draft, before.token)
    await finish(practice, rng)
    look = await practice.look()
    assert look.outcome is not None
    assert len(practice.post.attachments) == 2
    assert practice.channel.id == practice.post.channel.id
    print(text(practice.post), len(public(practice)))
