"""`/hall`: a server's records, and who has played this month."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from engine.tables.past.hall import BEST, PLAYERS, month_begins, month_number
from engine.tables.store import Seat
from render import hall, theme
from render.hall import Board
from tests.pictures import opened
from tests.playing import answer, press
from tests.stores import new_table, result_of
from tests.virtual import TableDriver, raw, walk


async def end(
    table: TableDriver, guild: int, members: list[Any], *scores: int, game: str = "yspahan", days: int = 0
) -> None:
    """Store a game that ended some days ago."""
    store, ended = table.bot.tables.store, table.bot.now() - 86_400 * days
    seats = [Seat(seat=n, user=member.id, name=member.name.title()) for n, member in enumerate(members)]
    over = new_table(game=game, status="over", guild=guild, seats=seats)
    await store.create(over)
    people = [member.id for member in members]
    found = result_of(over.id, *people, scores=scores, ended=ended, game=game, guild=guild)
    await store.results.fill(found, over.seq)


async def shown(table: TableDriver, member: Any) -> str:
    """The description of the picture."""
    message = (await member.slash(table.channel, "hall")).response
    (picture,) = [item for c in walk(raw(message)) for item in c.get("items", [])]
    assert [a.filename for a in message.attachments] == ["hall.png"]
    return picture["description"]


async def test_a_hall_names_records_and_players_of_the_month(
    table: TableDriver, guild: Any, members: list[Any]
):
    ana, ben, cleo = members[:3]
    await end(table, guild.id, [ana, ben], 60, 50)
    await end(table, guild.id, [ana, ben, cleo], 40, 55, 30)
    await end(table, guild.id, [ana, cleo], 61, 99, days=40)
    await end(table, 77, [ana, ben], 120, 1)
    told = await shown(table, cleo)
    assert told.startswith("Test. 2 games finished this month.")
    assert "Ana: 2 games this month, 1 won." in told
    assert "Ben: 2 games this month, 1 won." in told
    assert "Cleo: one game this month, 0 won." in told
    assert "Record in Yspahan, 2 players: Cleo, 99." in told
    assert "Record in Yspahan, 3 players: Ben, 55." in told
    assert told.count("Record in") == 2


async def test_who_keeps_results_private_is_not_in_the_hall(
    table: TableDriver, guild: Any, members: list[Any]
):
    ana, ben = members[:2]
    for score in range(BEST - 1):
        await end(table, guild.id, [ana, ben], 90 + score, 50)
    settings = (await ana.slash(table.channel, "settings")).response
    await press(ana, settings, "set", "Keep them private")
    told = await shown(table, ana)
    assert "Ana" not in told
    assert "Ben" in told
    assert "9 games finished this month" in told


async def test_a_hall_without_games_says_so(table: TableDriver, guild: Any, members: list[Any]):
    await end(table, guild.id, [members[0]], 60)
    assert "The first records are waiting" in answer(await members[0].slash(table.channel, "hall"))


@pytest.mark.parametrize(
    ("at", "begun"),
    [
        ((2026, 11, 1), (2026, 11, 1)),
        ((2026, 11, 30, 23, 59, 59), (2026, 11, 1)),
        ((2028, 2, 29), (2028, 2, 1)),
    ],
)
def test_a_month_begins_on_its_first_day(at: tuple[int, int, int], begun: tuple[int, int, int]):
    number = month_number(int(datetime(*at, tzinfo=UTC).timestamp()))
    assert month_begins(number) == datetime(*begun, tzinfo=UTC).timestamp()


def test_a_picture_of_any_hall_is_complete():
    records = tuple(("Ishtar: Gardens of Babylon", f"{n} players", "Ž" * 40, -n) for n in range(20))
    players = tuple(("W" * 40, 1 + 999 * n, n) for n in range(9, -1, -1))
    board = Board("ishtar", "W" * 60, "here", records, players)
    both, some = opened(hall.hall(board)), opened(hall.hall(Board("ishtar", "A", "B", (), players)))
    assert both.width == some.width == theme.WIDTH
    assert both.height - some.height == hall.TITLE + 24 + hall.RECORDS * hall.ROW
    assert PLAYERS == hall.PLAYERS
