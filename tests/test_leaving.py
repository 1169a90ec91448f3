"""People who leave a table or come back while something else is going on there, and their private notes."""

from __future__ import annotations

from typing import Any

from engine import bots
from engine.tables import Tables
from engine.tables.moves.private import NOTE
from tests.service import begun, bid, tables, toy
from tests.timed import ANA, BEN

__all__ = ["tables", "toy"]


async def moves(tables: Tables, match: int) -> list[str]:
    return [line.text for line in await tables.store.lines(match)]


async def test_a_computer_does_not_move_for_somebody_who_comes_back_while_it_thinks(tables: Tables):
    match = await begun(tables, ANA, BEN)
    async with tables.access.live(match) as session:  # as a vote decides
        session.own[1].former, session.table.seats[1].user = BEN.id, None
        session.table.seats[1].bot = "dice"
        await tables.access.save(session)
    thought = list[int]()

    async def think(key: str, view: bytes, seat: int, *_: Any) -> bots.Chosen:
        thought.append(seat)
        await tables.seats.come_back(match, BEN.id)
        return bots.Chosen("bid 7")

    tables.automation.think = think
    await tables.automation.move(match)
    assert thought == [1]
    assert await moves(tables, match) == ["setup"]
    look = await tables.play.look(match, BEN.id)
    assert look.question, "it is for Ben to decide"


async def test_a_computer_does_not_play_on_the_draft_of_who_resigns(tables: Tables):
    thoughts = iter(["pass", "bid 0"])

    async def think(*_: Any) -> bots.Chosen:
        return bots.Chosen(next(thoughts))

    tables.automation.think = think
    match = await begun(tables, ANA, BEN)
    await bid(tables, match, (ANA, 2), (BEN, 1))
    look = await tables.play.play_line(match, ANA.id, "gift g1")
    assert look.draft
    await tables.seats.resign(match, ANA.id, "dice")
    stored = await tables.store.load(match)
    assert stored
    assert not tables.access.of(stored).match.draft
    await tables.automation.move(match)
    assert (await moves(tables, match))[3] == "pass"


async def test_of_a_note_the_beginning_is_stored(tables: Tables):
    match = await begun(tables, ANA, BEN)
    note = "".join(str(number % 10) for number in range(NOTE))
    await tables.private.set_note(match, ANA.id, f"  {note}and more ")
    assert (await tables.play.look(match, ANA.id)).own.note == note
