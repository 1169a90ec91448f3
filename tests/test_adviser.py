"""What is remembered of advice: which panels have shown it, and which moves were suggested."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from cogs import advice
from cogs.advice import PANELS, Adviser
from engine import bots
from engine.core import Action
from engine.tables import Look, Tables
from engine.tables.table.stored import seat_state
from locales import texts
from tests.service import begun, bid, tables, toy
from tests.timed import ANA, BEN

__all__ = ["tables", "toy"]


async def asked(tables: Tables) -> Look:
    """Return a table of Yspahan as whoever is asked there sees it."""
    match = await begun(tables, ANA, BEN, key="yspahan")
    looks = [await tables.play.look(match, person.id) for person in (ANA, BEN)]
    return next(look for look in looks if look.question)


def later(look: Look, number: int) -> Look:
    """Return the table at another question of the same kind."""
    assert look.question
    return replace(look, question=look.question._replace(no=1000 + number))


async def test_advice_is_counted_over_restarts(tables: Tables):
    look = await asked(tables)
    for number in range(PANELS):
        assert await Adviser().line(tables.people, ANA.id, later(look, number), texts())
    assert await Adviser().line(tables.people, ANA.id, later(look, PANELS - 1), texts()), "the same question"
    assert not await Adviser().line(tables.people, ANA.id, later(look, PANELS), texts())
    assert await Adviser().line(tables.people, BEN.id, later(look, PANELS), texts())


async def test_advice_is_counted_for_more_people_than_are_remembered(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(advice, "REMEMBERED", 2)
    adviser, look = Adviser(), await asked(tables)
    for number in range(PANELS):
        for user in range(1, 6):
            assert await adviser.line(tables.people, user, later(look, number), texts())
            assert len(adviser._counts) <= 2
    for user in range(1, 6):
        assert not await adviser.line(tables.people, user, later(look, PANELS), texts())


async def test_every_suggested_move_counts_until_the_turn_is_taken(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
):
    suggested = iter(["take bag", "pass", "pass"])

    def suggest(*_: Any) -> list[Any]:
        return [type("Suggestion", (), {"action": next(suggested)})]

    monkeypatch.setattr(bots, "suggest", suggest)
    match = await begun(tables, ANA, BEN)
    async with tables.access.live(match) as session:
        session.table.options.suggestions = True
        await tables.access.save(session)
    await bid(tables, match, (ANA, 2), (BEN, 1))
    for action in (Action("take", ("bag", "")), Action("pass"), Action("pass")):
        ((found, _),) = (await tables.advice.advise(match, ANA.id)).moves
        assert found == action
    stored = await tables.store.load(match)
    assert stored
    assert seat_state(stored, 0).advised == ["take bag", "pass"]
    look = await tables.play.play_line(match, ANA.id, "take bag")
    own = seat_state(look.table, 0)
    assert (own.taken, own.advised) == (1, [])
    assert seat_state(look.table, 1).taken == 0
