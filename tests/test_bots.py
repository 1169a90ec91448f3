"""Computer players: legal, repeatable, better than dice, and replaced when their process dies."""

from __future__ import annotations

import os
import signal
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
import pytest_asyncio

from engine import bots, games
from engine.chance import Chance
from engine.match import encode
from engine.store import Store
from engine.tables import Person, Tables


@pytest.mark.parametrize("key", games.ALL)
def test_a_thought_is_legal_and_repeatable(key: str):
    game, chance = games.get(key), Chance.seeded(3)
    state = game.setup(2, {}, chance)
    for _ in range(5):
        seat = game.pending(state)[0].seat
        view = game.view(state, seat)
        thoughts = {bots.think(game, view, seat, Random(9), playouts=20) for _ in range(2)}
        assert len(thoughts) == 1
        (action,) = thoughts
        assert action in game.legal_actions(state, seat)
        game.apply(state, seat, action, chance)


def test_the_thinker_beats_the_dice():
    game = games.get("yspahan")

    def pick(state: Any, seat: int, rng: Random) -> Any:
        if seat == 1:
            return bots.think(game, game.view(state, seat), seat, rng, playouts=30)
        return rng.choice(game.legal_actions(state, seat))

    scores = bots.selfplay(game, 2, 5, pick).scores
    assert scores[1] > 2 * scores[0]


@pytest_asyncio.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    tables = Tables(await Store.open(tmp_path / "bots.db"))
    yield tables
    await tables.close()
    await tables.store.close()


async def test_a_killed_thinker_does_not_stop_the_game(tables: Tables, caplog: pytest.LogCaptureFixture):
    game = games.get("yspahan")
    view = encode(game.view(game.setup(2, {}, Chance.scripted([0])), 0).state)
    rolls = {"roll 0", "roll 1", "roll 2"}
    assert await tables.hands.think("yspahan", view, 0, "thinker", 0.05, 1) in rolls
    for process in tables._thinker._pool._processes.values():
        os.kill(process.pid, signal.SIGKILL)
    table = await tables.open("yspahan", Person(1, "Ana"), guild=1, channel=1)
    tables.hands.seconds = 0.05
    await tables.add_computer(table.id, 1, "thinker", "Zaynab")
    await tables.start(table.id, 1)
    while (await tables.look(table.id, 1)).question:
        look = await tables.look(table.id, 1)
        await tables.act(table.id, 1, (look.game.fallback(look.view.state, 0),), look.token)
        look = await tables.look(table.id, 1)
        if look.finished:
            await tables.confirm(table.id, 1, look.token)
    await tables.hands.move(table.id)
    assert (await tables.look(table.id, 1)).question
    assert "a computer player failed" in caplog.text
    assert await tables.hands.think("yspahan", view, 0, "thinker", 0.05, 1) in rolls, "a new process thinks"
    caplog.clear()
