"""Notes to oneself, and exporting and deleting a person's data, through a virtual Discord."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Callable
from typing import Any

from bot import Caravanserai
from engine.notation import notate
from engine.tables.store import UserSettings, settings_of
from engine.tables.table import contributions
from engine.tables.table.stored import seat_state
from tests.playing import answer, exported, forget, press, turn
from tests.virtual import TableDriver, burst, find, has, public, sure, text, use_tool


async def write(table: TableDriver, member: Any, note: str) -> str:
    form = await member.slash(table.place, "note")
    return answer(await member.submit_modal(form, {"text": note}))


async def test_a_note_is_shown_to_its_writer_alone_and_outlives_a_restart(
    table: TableDriver, make_bot: Callable[[], Caravanserai]
):
    await table.open(2)
    (asked,) = await table.asked()
    other = next(member for member in table.members[:2] if member.id != asked.id)
    assert "is saved" in await write(table, asked, "camels first\n*always*")
    await table.bot.close()
    await table.env.restart_bot(make_bot())
    panel = (await press(asked, table.post, "turn")).response
    assert "📝 camels first" in text(panel)
    again = (await use_tool(asked, panel, "note")).modal
    assert again["components"][0]["component"]["value"] == "camels first\n*always*"
    assert "camels first" not in text(table.post)
    assert (await table.look(other)).own.note == ""
    assert "no note" in await write(table, asked, "  ")
    assert (await table.look(asked)).own.note == ""


async def test_a_note_goes_with_its_writer(table: TableDriver):
    await table.open(3)
    await write(table, table.members[0], "mine")
    await sure(table.members[0], await table.members[0].slash(table.place, "table resign"))
    stored = await table.bot.tables.store.load(table.id)
    assert seat_state(stored, 0).note == ""
    assert stored.seats[0].name == "Ana"
    await forget(table, table.members[0])
    stored = await table.bot.tables.store.load(table.id)
    assert stored.seats[0].name == "Former player"
    assert await table.bot.tables.store.matches_about(table.members[0].id) == []


async def test_only_who_sits_there_writes_notes(table: TableDriver):
    await table.open(2)
    said = await table.members[3].slash(table.place, "note", table=table.id)
    assert "not playing" in answer(said)


async def test_a_person_can_export_what_is_stored_about_them(table: TableDriver):
    ana = table.members[0]
    await ana.slash(table.channel, "settings", timezone="Europe/Prague")
    await table.open(2)
    await write(table, ana, "mine")
    for _ in range(4):
        await turn(table, random.Random(3))
    said = await ana.slash(table.channel, "privacy export")
    kept = exported(table, said)
    assert kept["settings"]["zone"] == "Europe/Prague"
    assert kept["settings"].keys() == {"zone", "advised"}
    (one,) = kept["tables"]
    assert (one["table"], one["game"], one["notes"]) == (table.id, "yspahan", ["mine"])
    lines = await table.bot.tables.store.lines(table.id)
    assert one["moves"] == [line.text for line in lines if line.seat == 0] != []
    stranger = await table.members[3].slash(table.channel, "privacy export")
    assert exported(table, stranger)["tables"] == []


async def test_an_export_has_contributions_to_the_dice(table: TableDriver):
    ana, ben = table.members[:2]
    lobby = await table.lobby(ana)
    await ben.click(lobby, custom_id=find(lobby, "join").custom_id)
    (one,) = exported(table, await ben.slash(table.channel, "privacy export"))["tables"]
    numbers = {c.user: c.number for c in contributions.listed(await table.bot.tables.store.load(1))}
    assert one["contributions to the dice"] == [numbers[ben.id]] != [numbers[ana.id]]


async def test_an_export_has_votes_and_what_is_not_confirmed(table: TableDriver):
    await table.open(3)
    (asked,) = await table.asked()
    other, third = (member for member in table.members[:3] if member is not asked)
    await asked.slash(table.place, "table pause", days=2)
    ballot = next(message for message in public(table) if has(message, "vote"))
    await press(other, ballot, "vote", "Yes")
    await asked.slash(table.place, "move", move="roll 0")
    await asked.slash(table.place, "plan move", move=(step := await takes(table, asked)))
    mine, theirs, nothing = [
        exported(table, await member.slash(table.place, "privacy export"))["tables"][0]
        for member in (asked, other, third)
    ]
    seat = (await table.look(asked)).seat
    assert mine["votes about you or asked for by you"] == ["pause"]
    assert mine["moves not confirmed"] == step
    assert theirs["votes"] == [{"about": "pause", "seat": seat, "your vote": "yes"}]
    assert (theirs["moves not confirmed"], theirs["votes about you or asked for by you"]) == ("", [])
    assert nothing["votes"] == []


async def takes(table: TableDriver, member: Any) -> str:
    """Return a move that the member can take back."""
    look = await table.look(member)
    return notate(look.game.verbs, next(action for action in look.actions if not look.final(action)))


async def test_a_person_is_forgotten_and_the_games_of_the_others_stay_whole(table: TableDriver):
    ana, ben = table.members[:2]
    store = table.bot.tables.store
    await ana.slash(table.channel, "settings", timezone="Europe/Prague")
    lobby = await table.lobby(ana)
    await ben.click(lobby, custom_id=find(lobby, "join").custom_id)
    await table.open(2)
    await write(table, ana, "mine")
    for _ in range(3):
        await turn(table, random.Random(3))
    before = await store.lines(table.id)
    over = await store.load(table.id)
    assert "no longer know anything" in await forget(table, ana)
    await table.env.settle()
    stored = await store.load(table.id)
    first = stored.seats[0]
    assert (first.user, first.name, bool(first.bot)) == (None, "Former player", True)
    assert (await store.lines(table.id))[: len(before)] == before
    assert seat_state(stored, 0).note == ""
    assert over.seats[0].name not in text(table.post)
    assert await settings_of(store, UserSettings, ana.id) == UserSettings()
    assert await store.matches_about(ana.id) == []
    assert "Former player" in text(table.post)
    assert "Ana" not in text(lobby)
    assert not has(lobby, "rematch")
    with sqlite3.connect(table.bot.config.database) as db:
        kept = "\n".join(db.iterdump())
    assert str(ana.id) not in kept
    await turn(table, random.Random(4))


async def test_a_table_keeps_its_opener_when_another_player_is_forgotten(table: TableDriver):
    await table.open(2)
    await forget(table, table.members[1])
    assert (await table.bot.tables.store.load(table.id)).opener == table.members[0].id


async def test_nobody_is_forgotten_by_another_s_button(table: TableDriver):
    ana, ben = table.members[:2]
    await table.open(2)
    asked = (await ana.slash(table.channel, "privacy delete")).response
    await burst(table.env, [(ben, asked, find(asked, "forget"), None)])
    seats = (await table.bot.tables.store.load(table.id)).seats
    assert [seat.user for seat in seats] == [ana.id, ben.id]
