"""`/games` lists finished games too, with what can be done with each."""

from __future__ import annotations

import random
from typing import Any

from cogs.games import FINISHED
from engine.tables.store import Seat
from tests.playing import press
from tests.stores import new_table, result_of, rows
from tests.virtual import TableDriver, controls, has, play_ahead, raw, text, verb, walk

LIMIT = 40
"""The most components that Discord takes in a message."""


async def end(table: TableDriver, guild: Any, member: Any, number: int) -> list[int]:
    """Store games that are over, which the member has won, one an hour. Return their tables."""
    store, found = table.bot.tables.store, list[int]()
    for hour in range(number):
        over = new_table(
            game="yspahan", status="over", guild=guild.id, seats=[Seat(seat=0, user=member.id, name="Ana")]
        )
        await store.create(over)
        await store.results.fill(result_of(over.id, member.id, ended=3600 * hour), over.seq)
        found.append(over.id)
    return found


async def test_a_game_that_is_over_moves_among_the_finished_ones(table: TableDriver, members: list[Any]):
    await table.open(2)
    shown = (await members[0].slash(table.channel, "games")).response
    assert not has(shown, "finished")
    await play_ahead(table.env, table.id, random.Random(3))
    look = await table.look(members[0])
    shown = (await members[0].slash(table.channel, "games")).response
    won = look.outcome.ranks[look.seat] == 1
    said = "you won" if won else "you came second of 2"
    assert "You have no tables" in text(shown)
    assert "Your finished game" in text(shown)
    assert f"table {table.id} · {said} with {look.scores[look.seat]} points" in text(shown)
    listed = (await press(members[0], shown, "finished")).response
    assert [c.label for c in controls(listed)] == ["Replay", "Film", "How was that?", "Record"]
    replayed = await press(members[0], listed, "replay")
    assert has(replayed.response, "past")
    record = (await press(members[0], listed, "export")).response
    assert [file.filename for file in record.attachments] == [f"table-{table.id}.toml"]
    assert not has((await members[3].slash(table.channel, "games")).response, "finished")


async def test_a_shared_victory_is_not_said_to_be_the_reader_s_alone(
    table: TableDriver, guild: Any, members: list[Any]
):
    store, (ana, ben, *_) = table.bot.tables.store, members
    seats = [Seat(seat=n, user=one.id, name=one.name) for n, one in enumerate((ana, ben))]
    over = new_table(game="babylon", status="over", guild=guild.id, seats=seats)
    await store.create(over)
    await store.results.fill(result_of(over.id, ana.id, ben.id, scores=(53, 53)), over.seq)
    shown = (await ben.slash(table.channel, "games")).response
    assert f"table {over.id} · you shared the victory with 53 points" in text(shown)


async def test_every_finished_game_is_on_a_page_the_latest_first(
    table: TableDriver, guild: Any, members: list[Any]
):
    games = await end(table, guild, members[0], 2 * FINISHED + 1)
    shown = (await members[0].slash(table.channel, "games")).response
    page = (await press(members[0], shown, "finished")).response
    seen = list[int]()
    while True:
        assert len([c for c in walk(raw(page)) if "type" in c]) <= LIMIT
        seen += [int(c.custom_id.split(":")[1], 36) for c in controls(page) if verb(c) == "replay"]
        following = [c for c in controls(page) if c.label == "Next"]
        if not following:
            break
        page = (await members[0].click(page, custom_id=following[0].custom_id)).response
    assert seen == games[::-1]


async def test_an_old_button_leads_to_the_last_page(table: TableDriver, guild: Any, members: list[Any]):
    games = await end(table, guild, members[0], FINISHED + 1)
    shown = (await members[0].slash(table.channel, "games")).response
    page = (await press(members[0], shown, "finished")).response
    await rows(table.bot.tables.store, f"delete from result_seat where match = {games[0]}")  # noqa: S608
    page = (await press(members[0], page, "finished", "Next")).response
    assert len([c for c in controls(page) if verb(c) == "replay"]) == FINISHED
