"""`/stats` and *Our record*: what finished games say about people, and to whom."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from cogs.stats import time_text
from engine import games
from engine.tables.past.statistics import Facing, Row, between, figures
from engine.tables.store import Played, Seat
from locales import texts
from render import statistics, theme
from render.statistics import Sheet
from tests.pictures import opened
from tests.playing import answer, press
from tests.stores import new_table, result_of
from tests.virtual import Practice, TableDriver, raw, text, walk


def played(match: int, rank: int, score: int = 10, **changes: Any) -> Played:
    return Played(match, 0, match, 1, "toy", 2, 2, rank, score, "", 60)._replace(**changes)


async def end(table: TableDriver, guild: int | None, members: list[Any], *scores: int, game: str) -> None:
    """Store a game that is over. A member without a score has lost their seat."""
    store = table.bot.tables.store
    number = len(await store.tables_of(members[0].id, ("over",)))
    seats = [Seat(seat=n, user=member.id, name=member.name.title()) for n, member in enumerate(members)]
    over = new_table(game=game, status="over", guild=guild, seats=seats)
    await store.create(over)
    people = [member.id for member in members]
    found = result_of(over.id, *people, scores=scores, ended=100 + number, game=game, guild=guild)
    await store.results.fill(found, over.seq)


def alt(message: Any) -> str:
    """The description of the picture."""
    (picture,) = [item for c in walk(raw(message)) for item in c.get("items", [])]
    return picture["description"]


def test_figures_of_a_person():
    latest_first = [
        played(9, 1, 30),
        played(8, 1, 21),
        played(7, 2, 10, game="other", seats=3),
        played(6, 1),
        played(5, 1),
        played(4, 1),
        played(3, 2, gone="resigned", answer=None),
        played(2, 1, 50, people=1),
        played(1, 2, gone="away", answer=None),
    ]
    found = figures(latest_first)
    assert (found.games, found.wins, found.left, found.alone, found.alone_wins) == (6, 5, 1, 1, 1)
    assert (found.streak, found.longest, found.answer) == (2, 3, 60)
    assert found.rows == (Row("toy", 2, 5, 5, 16, 30), Row("other", 3, 1, 0, 10, 10))


def test_nobody_has_figures_without_a_game():
    assert figures([])[:8] == (0, 0, 0, 0, 0, None, 0, 0)


def test_two_people_are_compared_in_the_games_of_both():
    mine = [
        played(9, 1, gone="resigned"),
        played(5, 1),
        played(4, 2),
        played(3, 1, game="other"),
        played(2, 1),
        played(1, 1),
    ]
    theirs = [
        played(5, 2),
        played(4, 2),
        played(3, 3, game="other"),
        played(2, 2, gone="absent"),
        played(9, 1),
    ]
    assert between(mine, theirs) == [Facing("toy", 2, 1, 1), Facing("other", 1, 1, 0)]


async def test_statistics_count_what_was_played_on_this_server(
    table: TableDriver, guild: Any, members: list[Any]
):
    ana, ben, cleo = members[:3]
    await end(table, guild.id, [ana, ben, cleo], 60, 50, 40, game="yspahan")
    await end(table, guild.id, [ana, ben], 30, 31, game="ishtar")
    await end(table, 77, [ana, ben], 99, 1, game="ishtar")
    shown = (await ana.slash(table.channel, "stats")).response
    assert [a.filename for a in shown.attachments] == ["stats.png"]
    assert "Ana" in text(shown)
    told = alt(shown)
    assert "2 games, 1 won" in told
    assert "Yspahan, 3 players: one game, 1 won, mean score 60, best 60" in told
    assert "Against Ben: 1 ahead, 0 level, 1 behind" in told
    assert "Against Cleo: 1 ahead, 0 level, 0 behind" in told
    of_ben = alt((await cleo.slash(table.channel, "stats", person=ben, game="ishtar")).response)
    assert "one game, 1 won" in of_ben
    assert "Yspahan" not in of_ben
    assert "Cleo" not in of_ben


async def test_statistics_are_kept_private_if_a_person_wants_it(
    table: TableDriver, guild: Any, members: list[Any]
):
    ana, ben = members[:2]
    await end(table, guild.id, [ana, ben], 60, 50, game="yspahan")
    settings = (await ben.slash(table.channel, "settings")).response
    settings = (await press(ben, settings, "set", "Keep them private")).response
    assert "Nobody but you sees the statistics" in text(settings)
    refused = texts("en")("denied-stats-private")
    assert refused in answer(await ana.slash(table.channel, "stats", person=ben))
    assert refused in answer(await ana.context_menu(table.channel, "Our record", ben))
    assert "Ben" not in alt((await ana.slash(table.channel, "stats")).response)
    assert "Ben" in alt((await ben.slash(table.channel, "stats")).response)


async def test_our_record_counts_each_game_of_both(table: TableDriver, guild: Any, members: list[Any]):
    ana, ben, cleo = members[:3]
    await end(table, guild.id, [ana, ben, cleo], 60, 50, 70, game="yspahan")
    await end(table, guild.id, [ana, ben], 30, 30, game="ishtar")
    shown = (await ana.context_menu(table.channel, "Our record", ben)).response
    assert "2 games together on this server" in alt(shown)
    assert "Against Together: 1 ahead, 1 level, 0 behind" in alt(shown)
    nobody = await ben.context_menu(table.channel, "Our record", members[3])
    assert "have not finished a game together" in answer(nobody)
    assert "That is you" in answer(await ana.context_menu(table.channel, "Our record", ana))


async def test_who_has_finished_no_game_is_told_how_to_begin(
    table: TableDriver, guild: Any, members: list[Any]
):
    ana, ben = members[:2]
    await end(table, guild.id, [ana], 60, game="yspahan")
    own = text((await ana.slash(table.channel, "stats")).response)
    assert "You have not finished a game with other people" in own
    assert "One game against computers" in own
    assert "play" in own
    assert "Ben has not finished a game" in text(
        (await ana.slash(table.channel, "stats", person=ben)).response
    )


async def test_in_direct_messages_people_see_all_of_their_own(
    table: TableDriver, guild: Any, members: list[Any]
):
    ana = members[0]
    await end(table, guild.id, [ana, members[1]], 60, 50, game="yspahan")
    await end(table, 77, [ana, members[1]], 60, 50, game="yspahan")
    practice = Practice(table.env, ana.user)
    (alone,) = practice.members
    shown = (await alone.slash(practice.channel, "stats")).response
    assert "2 games" in alt(shown)
    elsewhere = await alone.slash(practice.channel, "stats", person=members[1])
    assert texts("en")("denied-stats-elsewhere") in answer(elsewhere)


@pytest.mark.parametrize("seconds", [None, 30, 7100, 40_000, 900_000])
def test_times_are_short(seconds: int | None):
    assert len(time_text(texts("en"), seconds)) <= 8


@pytest.mark.parametrize("key", games.ALL)
def test_a_picture_of_anything_is_complete(key: str):
    kinds = tuple(("Ishtar: Gardens of Babylon", f"{n} players", (n, 0, -n, 99_999)) for n in range(12))
    rivals = (("🐫", (0, 0, 0)), ("Ž" * 60, (5000, 4000, 3000)), ("Ben", (0, 1, 0)))
    sheet = Sheet(key, "W" * 60, "here", (("99,999", "games"),) * 4, kinds, rivals, "Against")
    whole = opened(statistics.statistics(sheet))
    short = opened(statistics.statistics(replace(sheet, kinds=kinds[:1], rivals=(), figures=())))
    assert whole.width == short.width == theme.WIDTH
    rows = statistics.KINDS + len(rivals) - 1
    others = statistics.TITLE + 24 + statistics.FIGURES + 40
    assert whole.height - short.height == rows * statistics.ROW + others


@pytest.mark.parametrize("counts", [(1, 0, 0), (0, 3, 9), (1, 1, 5000), (7, 7, 7)])
def test_every_count_has_room_on_its_bar(counts: tuple[int, int, int]):
    shares = statistics._shares(counts, 960)
    assert [count for _, count in shares] == list(counts)
    assert 950 < sum(wide for wide, _ in shares) <= 960
    assert all(wide >= 32 * len(str(count)) for wide, count in shares if count)
