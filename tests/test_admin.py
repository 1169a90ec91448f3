"""Keeping house: backups, restoring one, lobbies that nobody starts, health."""

from __future__ import annotations

import random
import shutil
from collections.abc import Callable
from typing import Any

from bot import Caravanserai
from cogs.admin import KEPT
from tests.test_council import DAY, answer, turn
from tests.virtual import TableDriver, find, has, text


def copies(table: TableDriver) -> list[str]:
    return sorted(file.name for file in table.bot.backups.glob("test-????-??-??.db"))


async def test_a_backup_is_made_every_day_and_the_oldest_give_way(
    table: TableDriver, make_bot: Callable[[], Caravanserai]
):
    mine = table.bot.backups / "test-notes.db"
    mine.write_text("not ours")
    await table.env.advance_time(3700)
    assert copies(table) == ["test-2026-01-01.db"]
    await table.bot.close()
    await table.env.restart_bot(make_bot())
    await table.env.advance_time(3700)
    assert copies(table) == ["test-2026-01-01.db"], "one a day, whatever happens"
    for _ in range(KEPT + 2):
        await table.env.advance_time(DAY)
    assert len(copies(table)) == KEPT
    assert copies(table)[-1] == "test-2026-01-10.db"
    assert mine.exists()


async def test_a_restored_table_goes_on_where_it_was(
    table: TableDriver, make_bot: Callable[[], Caravanserai]
):
    rng = random.Random(2)
    await table.open(2)
    await turn(table, rng)
    before = await table.look()
    await table.env.advance_time(DAY)
    await turn(table, rng)
    await table.bot.close()
    database, (_, copy) = table.bot.database, copies(table)
    for left in database.parent.glob(database.name + "*"):
        left.unlink()
    shutil.copy(table.bot.backups / copy, database)
    await table.env.restart_bot(make_bot())
    after = await table.look()
    assert (after.view, after.decisions) == (before.view, before.decisions)
    await table.members[0].slash(table.place, "table here")
    await turn(table, rng)
    assert (await table.look()).view != before.view


async def test_a_folder_that_cannot_be_written_is_told_and_nothing_stops(table: TableDriver, caplog: Any):
    table.bot.backups = table.bot.database  # a file is no folder
    await table.env.advance_time(3700)
    assert "no backup today" in caplog.text
    table.bot.owner_ids, table.bot.owner_id = {table.members[0].id}, None
    said = answer(await table.members[0].slash(table.channel, "health"))
    assert "exists" in said or "directory" in said or "Not a" in said


async def test_a_lobby_that_nobody_starts_is_called_off(table: TableDriver):
    card = (await table.members[0].slash(table.channel, "play", game="yspahan")).response
    match = int(find(card, "join").custom_id.split(":")[1], 36)
    for _ in range(13):
        await table.env.advance_time(DAY)
    assert (await table.bot.tables.lobby(match)).status == "lobby"
    await table.env.advance_time(1.1 * DAY)
    stored = await table.bot.tables.store.load(match)
    assert stored.status == "cancelled"
    assert "called off" in text(table.channel.last_message)
    assert not has(table.channel.last_message, "join")


async def test_health_is_for_owners(table: TableDriver):
    await table.open(2)
    assert "for the owners" in answer(await table.members[1].slash(table.channel, "health"))
    table.bot.owner_ids, table.bot.owner_id = {table.members[0].id}, None
    said = answer(await table.members[0].slash(table.channel, "health"))
    assert "Yspahan 1" in said
    assert "Errors since the start: 0" in said
