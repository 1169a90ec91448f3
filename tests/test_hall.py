"""`/hall`: a server's records, and who has played this month."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

import discord
import pytest

from bot import Caravanserai
from engine.tables.past.hall import BEST, PLAYERS, WINNERS, Hall, month_begins, month_number
from engine.tables.store import Monthly, SaveFailed, Seat, ServerSettings, Store, settings_of
from engine.tables.store.sqlite import SqliteStore
from render import hall, theme
from render.hall import Board
from tests.pictures import opened
from tests.playing import answer, press, restart
from tests.stores import new_table, result_of
from tests.virtual import TableDriver, public, raw, text, walk


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
    won = tuple(("A league, season 2", "W" * 40) for _ in range(9))
    more = opened(hall.hall(Board("ishtar", "W" * 60, "here", records, players, winners=won)))
    assert more.height - both.height == hall.TITLE + 24 + hall.WINNERS * hall.ROW
    assert WINNERS == hall.WINNERS


# The hall of each month

AWAKE = 12 * 3600
"""s"""


@pytest.fixture
def boss(table: TableDriver, guild: Any) -> Any:
    """Return somebody who manages the server."""
    role = guild.create_role("managers", permissions=discord.Permissions(manage_guild=True))
    return guild.add_member(table.env.create_user("mia", global_name="Mia"), roles=[role])


def posted(table: TableDriver, place: Any) -> list[str]:
    """Return the descriptions of the pictures that were posted in a channel."""
    pictures = [item for m in public(table, place) for c in walk(raw(m)) for item in c.get("items", [])]
    return [picture["description"] for picture in pictures]


async def pass_until(table: TableDriver, make_bot: Callable[[], Caravanserai], *date: int) -> None:
    """Let time pass until a moment in UTC. The bot runs in the last hours of it, which keeps tests short."""
    wait = (datetime(*date, tzinfo=UTC) - table.env.now()).total_seconds()
    if wait > AWAKE:
        await table.bot.close()
        await table.env.advance_time(wait - AWAKE)
        await table.env.restart_bot(make_bot())
        wait = (datetime(*date, tzinfo=UTC) - table.env.now()).total_seconds()
    await table.env.advance_time(wait)


async def test_the_hall_of_a_month_is_posted_once_on_the_first_day_of_the_next(
    table: TableDriver, guild: Any, members: list[Any], boss: Any, make_bot: Callable[[], Caravanserai]
):
    ana, ben = members[:2]
    there = guild.create_text_channel("hall")
    await boss.slash(table.channel, "server", hall=there, timezone="Asia/Tokyo")
    await end(table, guild.id, [ana, ben], 60, 50)
    await pass_until(table, make_bot, 2026, 1, 31, 14, 30)
    assert posted(table, there) == []
    await pass_until(table, make_bot, 2026, 1, 31, 16, 30)
    (told,) = posted(table, there)
    assert told.startswith(
        "Test. one game finished in January 2026.\nAna: one game, 1 won.\nBen: one game, 0 won."
    )
    assert "### The hall of this server: January 2026" in text(public(table, there)[0])
    await restart(table, make_bot)
    await pass_until(table, make_bot, 2026, 2, 2)
    assert len(posted(table, there)) == 1
    await pass_until(table, make_bot, 2026, 3, 1)
    assert len(posted(table, there)) == 1, "nobody has played in February"
    await end(table, guild.id, [ana, ben], 60, 50, days=3)
    await pass_until(table, make_bot, 2026, 4, 1)
    assert len(posted(table, there)) == 1, "that game was in February"


async def test_a_hall_that_fails_comes_later_and_one_that_was_sent_does_not_come_again(
    table: TableDriver,
    guild: Any,
    members: list[Any],
    boss: Any,
    make_bot: Callable[[], Caravanserai],
    monkeypatch: pytest.MonkeyPatch,
):
    ana, ben = members[:2]
    there = guild.create_text_channel("hall")
    await boss.slash(table.channel, "server", hall=there, language="čeština")
    await end(table, guild.id, [ana, ben], 60, 50)
    table.env.inject_error("POST", f"/channels/{there.id}/messages", status=403, times=3)
    await pass_until(table, make_bot, 2026, 2, 1, 1, 30)
    assert posted(table, there) == []
    failing = [SaveFailed("full")] * 2
    change = SqliteStore.change_settings

    async def fail(store: Any, kind: Any, key: int, changes: Any) -> None:
        if failing and changes == {"hall": {"since": None}}:
            raise failing.pop()
        await change(store, kind, key, changes)

    monkeypatch.setattr(SqliteStore, "change_settings", fail)
    await pass_until(table, make_bot, 2026, 2, 1, 12)
    assert failing == []
    (told,) = posted(table, there)
    print(told)
    assert told.startswith("Test. leden 2026: jedna dohraná hra.")
    kept = await settings_of(table.bot.tables.store, ServerSettings, guild.id)
    assert kept.hall == Monthly(there.id, month_number(table.bot.now()))


async def test_two_processes_post_the_hall_of_a_month_once(store: Store):
    """The one that comes second waits, and finds that it is there."""
    now = int(datetime(2026, 2, 1, 5, tzinfo=UTC).timestamp())
    await store.change_settings(ServerSettings, 5, {"hall": {"channel": 6, "month": month_number(now) - 1}})
    over = new_table(game="yspahan", status="over", guild=5, seats=[Seat(seat=0, user=1, name="Ana")])
    await store.create(over)
    found = result_of(over.id, 1, 2, scores=(3, 4), ended=now - 86_400, game="yspahan", guild=5)
    await store.results.fill(found, over.seq)
    halls, sent = [Hall(store, lambda: now) for _ in range(8)], list[bool]()

    async def post(one: Hall) -> None:
        async with one.posting(5) as due:
            await asyncio.sleep(0.01)
            if due:
                sent.append(due.again)

    await asyncio.gather(*map(post, halls))
    assert sent == [False]
