"""Leagues and cups: seasons that follow each other, one table for each pairing, whatever happens."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.tables import Competition, Denied, Person, Tables, read_notice, seasons
from engine.tables.store import Store, open_store
from tests import count
from tests.contests import CHANNEL, GUILD, at_tables, finish
from tests.stores import rows
from tests.timed import MONDAY

ROOT = Path(__file__).parent.parent
DAY = 86_400
KILLS = count("CONTEST_KILLS", 6, 60)
PEOPLE = [Person(n, f"P{n}") for n in range(1, 60)]


class Clock:
    now = MONDAY


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def tables(store: Store, clock: Clock) -> AsyncIterator[Tables]:
    service = Tables(store, clock=lambda: clock.now)
    yield service
    await service.close()


async def opened(tables: Tables, people: int, kind: Any = "league", **chosen: Any) -> Competition:
    """Open a contest with these people, and begin it."""
    usual = {"seats": 2, "days": 30} if kind in seasons.LEAGUES else {}
    game, name = "yspahan", f"A {kind}"
    it = await tables.contests.create(GUILD, CHANNEL, PEOPLE[0], kind, name, game, **(usual | chosen))
    for person in PEOPLE[1:people]:
        await tables.contests.join(it.contest.id, GUILD, person)
    return await tables.contests.begin(it.contest.id, GUILD, 1)


async def again(tables: Tables, it: Competition, season: int | None = None) -> Competition:
    await tables.contests.run(it.contest.id)
    return await tables.contests.load(it.contest.id, GUILD, season)


async def play_season(tables: Tables, it: Competition, **how: Any) -> Competition:
    """Play all tables of a season, and return the contest after that."""
    season = it.contest.season
    for _ in range(40):
        it = await again(tables, it)
        if it.contest.season != season or it.contest.status == "over" or not at_tables(it):
            return it
        for one in at_tables(it):
            await finish(tables, one.match, **how)
    raise AssertionError("it does not end")


def names(it: Competition, grp: int) -> list[str]:
    return [slot.name for slot in it.slots if slot.grp == grp]


# Leagues


async def test_a_league_begins_with_tables_for_everybody(tables: Tables, store: Store):
    it = await opened(tables, 12)
    assert (it.contest.status, it.contest.due) == ("running", MONDAY + 30 * DAY)
    assert [names(it, grp) for grp in range(3)] == [
        [f"P{n}" for n in range(4 * g + 1, 4 * g + 5)] for g in range(3)
    ]
    assert len(it.pairings) == 18
    at = Counter(slot for one in at_tables(it) for slot in seasons.numbers(one.slots))
    assert set(at.values()) == {2}, "everybody has two games at once"
    table = await store.load(at_tables(it)[0].match)
    assert table
    assert (table.game, table.options.pace, table.options.rated, table.channel) == (
        "yspahan",
        "day",
        True,
        CHANNEL,
    )
    slots = seasons.numbers(at_tables(it)[0].slots)
    assert [seat.name for seat in table.seats] == [it.slots[no].name for no in slots]
    assert [timer for (timer,) in await rows(store, "select kind from timer")] == ["begin"] * 12


async def test_tables_are_opened_as_others_end(tables: Tables):
    it = await opened(tables, 4)
    assert len(at_tables(it)) == 4
    await finish(tables, at_tables(it)[0].match)
    it = await again(tables, it)
    (ended,) = [one for one in it.pairings if one.ranks]
    assert sorted(seasons.played(ended).ranks) == [1, 2]
    assert len([one for one in it.pairings if one.match]) == 4, "the next need two people each"
    await finish(tables, at_tables(it)[-1].match)
    it = await again(tables, it)
    assert len([one for one in it.pairings if one.match]) >= 5


async def test_seasons_follow_each_other(tables: Tables, store: Store):
    it = await opened(tables, 12)
    it = await play_season(tables, it)
    assert (it.contest.season, it.contest.status) == (2, "running")
    assert names(it, 0) == ["P1", "P2", "P3", "P5"]
    assert names(it, 1) == ["P4", "P6", "P7", "P9"]
    assert names(it, 2) == ["P8", "P10", "P11", "P12"]
    before = await tables.contests.load(it.contest.id, GUILD, 1)
    assert before.season.ended == MONDAY
    assert [slot.rank for slot in before.slots] == list(range(1, 13))
    assert len(before.pairings) == 18
    met = Counter(
        frozenset(pair) for one in before.pairings for pair in combinations(seasons.numbers(one.slots), 2)
    )
    assert set(met.values()) == {1}
    (won,) = await tables.contests.won(GUILD, 5)
    assert (won.name, won.season) == ("P1", 1)


async def told(store: Store) -> list[tuple[int, str]]:
    """Return the tables that have been told something of their contest, and what."""
    letters = await rows(store, "select match, payload from outbox where kind = 'contest'")
    return sorted((match, read_notice(payload).kind) for match, payload in letters)


async def test_at_the_deadline_games_that_are_not_over_are_level(tables: Tables, store: Store, clock: Clock):
    it = await opened(tables, 4)
    first = at_tables(it)[0]
    await finish(tables, first.match)
    it = await again(tables, it)
    clock.now += 30 * DAY
    it = await again(tables, it)
    assert it.contest.season == 2
    assert it.contest.due == clock.now + 30 * DAY
    before = await again(tables, it, 1)
    ranks = {one.no: seasons.played(one).ranks for one in before.pairings}
    assert {no: rank for no, rank in ranks.items() if no != first.no} == dict.fromkeys(range(1, 6), (1, 1))
    late = next(one for one in before.pairings if one.match and not one.scores)
    drawn = [one.match for one in before.pairings if one.match and not one.scores]
    assert await told(store) == sorted([*((match, "drawn") for match in drawn), (first.match, "decided")])
    await finish(tables, late.match or 0)
    await again(tables, it)
    assert (await again(tables, it, 1)).pairings == before.pairings, "what ends later changes nothing"


async def test_a_bot_that_was_stopped_at_the_deadline_gives_more_time(tables: Tables, clock: Clock):
    it = await opened(tables, 4)
    clock.now += 40 * DAY
    it = await again(tables, it)
    assert (it.contest.season, it.contest.due) == (1, clock.now + 2 * DAY)


async def test_a_league_in_which_nobody_plays_waits(tables: Tables, clock: Clock):
    it = await opened(tables, 4)
    clock.now += 30 * DAY
    it = await again(tables, it)
    assert (it.contest.status, it.contest.season, it.contest.due, it.slots) == ("open", 2, 0, ())
    before = await again(tables, it, 1)
    assert {slot.rank for slot in before.slots} == {None}
    assert await tables.contests.won(GUILD, 5) == [], "nobody has won"
    it = await tables.contests.join(it.contest.id, GUILD, PEOPLE[8])
    assert it.contest.due == clock.now + DAY, "and begins a day after somebody has joined"
    clock.now += DAY
    it = await again(tables, it)
    assert (it.contest.status, len(it.slots)) == ("running", 5)


async def test_a_game_that_is_called_off_is_level(tables: Tables):
    it = await opened(tables, 4)
    match: int = at_tables(it)[0].match
    table = await tables.store.load(match)
    assert table
    table.status = "cancelled"
    await tables.store.save(table, timers=[])
    it = await again(tables, it)
    (one,) = [one for one in it.pairings if one.ranks]
    assert (one.match, seasons.played(one)) == (match, seasons.Played(seasons.numbers(one.slots), (1, 1)))


async def test_a_result_belongs_to_the_person_and_not_to_the_seat(tables: Tables):
    """A table that waited to begin for days, because the bot was stopped, may have lost somebody."""
    it = await opened(tables, 4)
    one = at_tables(it)[0]
    table = await tables.store.load(one.match)
    assert table
    first, second = table.seats
    stranger = replace(first, user=77, seat=1)
    table.seats = [replace(second, seat=0), stranger]
    await tables.store.save(table)
    await finish(tables, one.match, [50, 40])
    it = await again(tables, it)
    (ended,) = [one for one in it.pairings if one.ranks]
    slots = {it.slots[slot].user: rank for slot, rank in zip(*seasons.played(ended)[:2], strict=True)}
    assert slots == {second.user: 1, first.user: 2}, "the stranger has played for the first one"


async def test_who_resigns_is_last_and_who_always_does_is_not_in_the_next_season(tables: Tables):
    it = await opened(tables, 4, seats=3)
    it = await play_season(tables, it, gone=[1])
    before = await again(tables, it, 1)
    assert next(slot.rank for slot in before.slots if slot.user == 1) == 4
    assert sorted(slot.user or 0 for slot in it.slots) == [2, 3, 4]
    assert 1 not in {member.user for member in it.members}


async def test_who_leaves_is_replaced_by_who_has_waited_longest(tables: Tables):
    it = await opened(tables, 5, seats=2)
    number = it.contest.id
    await tables.contests.join(number, GUILD, PEOPLE[10])
    await tables.contests.join(number, GUILD, PEOPLE[11])
    first = next(one for one in at_tables(it) if 0 in seasons.numbers(one.slots))
    it = await tables.contests.leave(number, GUILD, 1)
    assert (it.slots[0].user, it.slots[0].name) == (11, "P11")
    await finish(tables, first.match)  # in which the first one still sits
    it = await again(tables, it)
    standing = next(one for one in seasons.groups(it)[0].standings if one.slot == 0)
    assert standing.points == 12, "points go with the slot"
    it = await play_season(tables, it)
    assert sorted(slot.user or 0 for slot in it.slots) == [2, 3, 4, 5, 11, 12]


async def test_with_nobody_waiting_games_that_have_not_begun_are_lost(tables: Tables):
    it = await opened(tables, 5, seats=2)
    begun = {one.no for one in at_tables(it)}
    it = await tables.contests.leave(it.contest.id, GUILD, 1)
    own = [one for one in it.pairings if 0 in seasons.numbers(one.slots) and one.no not in begun]
    assert len(own) == 2
    for one in own:
        assert seasons.played(one).ranks[seasons.numbers(one.slots).index(0)] == 2
    it = await play_season(tables, it)
    assert sorted(slot.user or 0 for slot in it.slots) == [2, 3, 4, 5]


async def test_a_deleted_person_is_in_no_further_season(tables: Tables, store: Store):
    it = await opened(tables, 5)
    await store.delete_user(2)
    it = await play_season(tables, await again(tables, it))
    assert sorted(slot.user or 0 for slot in it.slots) == [1, 3, 4, 5]
    before = await again(tables, it, 1)
    assert [slot.name for slot in before.slots if slot.user is None] == [""]


async def test_a_ladder_mixes_its_groups(tables: Tables):
    it = await opened(tables, 8, "ladder", seats=2)
    assert [names(it, grp) for grp in range(2)] == [["P1", "P4", "P5", "P8"], ["P2", "P3", "P6", "P7"]]
    it = await play_season(tables, it)
    assert it.contest.season == 2
    before = await again(tables, it, 1)
    assert {slot.rank for slot in before.slots} == set(range(1, 9))


async def test_somebody_with_too_many_tables_waits_without_stopping_others(store: Store, clock: Clock):
    tables = Tables(store, clock=lambda: clock.now, per_person=1)
    it = await opened(tables, 4)
    assert len(at_tables(it)) == 2
    for one in at_tables(it):
        await finish(tables, one.match)
    it = await again(tables, it)
    assert len(at_tables(it)) == 2
    await tables.close()


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"name": "\u200b"}, "contest-name"),
        ({"game": "chess"}, "contest-seats"),
        ({"seats": 7}, "contest-seats"),
        ({"pace": "never"}, "contest-seats"),
        ({"days": 1}, "contest-days"),
        ({"begins": 0}, "contest-days"),
        ({"begins": 90}, "contest-days"),
    ],
)
async def test_a_contest_that_cannot_be(tables: Tables, changes: dict[str, Any], why: str):
    usual: dict[str, Any] = {"kind": "league", "name": "L", "game": "yspahan"}
    with pytest.raises(Denied, match=f"{why}$"):
        await tables.contests.create(GUILD, CHANNEL, PEOPLE[0], **(usual | changes))


async def test_who_may_not(tables: Tables):
    it = await tables.contests.create(GUILD, CHANNEL, PEOPLE[0], "league", "One", "yspahan")
    number, contests = it.contest.id, tables.contests
    refused = [
        (contests.create(GUILD, CHANNEL, PEOPLE[1], "swiss", "one", "yspahan"), "contest-name-taken"),
        (contests.begin(number, GUILD, 1), "contest-few"),
        (contests.begin(number, GUILD, 2), "contest-not-opener"),
        (contests.end(number, GUILD, 2), "contest-not-opener"),
        (contests.join(number, GUILD, PEOPLE[0]), "contest-joined"),
        (contests.join(number, GUILD + 1, PEOPLE[1]), "no-contest"),
        (contests.join(99, GUILD, PEOPLE[1]), "no-contest"),
        (contests.leave(number, GUILD, 2), "contest-not-joined"),
    ]
    for call, why in refused:
        with pytest.raises(Denied, match=f"{why}$"):
            await call
    it = await contests.end(number, GUILD, 2, manager=True)
    assert it.contest.status == "over"
    for call in (contests.join(number, GUILD, PEOPLE[1]), contests.end(number, GUILD, 1)):
        with pytest.raises(Denied, match="contest-over"):
            await call


async def test_a_contest_can_be_ended_as_it_stands(tables: Tables):
    it = await opened(tables, 4)
    await finish(tables, at_tables(it)[0].match)
    it = await tables.contests.end(it.contest.id, GUILD, 1)
    assert (it.contest.status, it.season.ended) == ("over", MONDAY)
    assert sorted(slot.rank or 0 for slot in it.slots) == [1, 2, 3, 4]
    assert all(one.ranks for one in it.pairings)


# Cups


async def test_games_of_a_swiss_round_count_before_it_is_over(tables: Tables):
    it = await opened(tables, 7, "swiss")
    await finish(tables, at_tables(it)[0].match)
    it = await again(tables, it)
    (group,) = seasons.lists(it)
    first = [(one.slot, one.points, one.tables, one.tie) for one in group.standings]
    assert first == [
        (0, 12, 1, ""), (1, 8, 1, ""), (2, 4, 1, ""),
        (3, 0, 1, ""), (4, 0, 0, "opponents"), (5, 0, 0, "seed"), (6, 0, 0, "seed"),
    ]  # fmt: skip
    await finish(tables, at_tables(it)[0].match)
    it = await again(tables, it)
    assert it.contest.round == 2
    (group,) = seasons.lists(it)
    assert [one.slot for one in group.standings] == seasons.ranking(it)
    assert [one.points for one in group.standings] == [12, 12, 8, 6, 4, 0, 0]


@pytest.mark.parametrize("people", [3, 4, 5, 7, 8, 12, 13])
@pytest.mark.parametrize("kind", seasons.CUPS)
async def test_a_cup_has_a_winner(tables: Tables, kind: Any, people: int):
    it = await opened(tables, people, kind)
    it = await play_season(tables, it)
    assert it.contest.status == "over"
    assert sorted(slot.rank or 0 for slot in it.slots) == list(range(1, people + 1))
    assert it.slots[0].rank == 1, "who wins every game wins the cup"
    assert len(await tables.contests.won(GUILD, 5)) == 1
    with pytest.raises(Denied, match="contest-over"):
        await tables.contests.join(it.contest.id, GUILD, PEOPLE[40])


async def test_rounds_of_a_knock_out(tables: Tables):
    it = await opened(tables, 12, "knockout")
    assert [sorted(seasons.numbers(one.slots)) for one in it.pairings] == [[4, 7, 8, 11], [5, 6, 9, 10]]
    with pytest.raises(Denied, match="cup-begun"):
        await tables.contests.join(it.contest.id, GUILD, PEOPLE[40])
    for one in at_tables(it):
        await finish(tables, one.match)
    it = await again(tables, it)
    second = [sorted(seasons.numbers(one.slots)) for one in it.pairings if one.round == 2]
    assert second == [[0, 3, 4, 6], [1, 2, 5, 7]], "5 and 6 have met"
    for one in at_tables(it):
        await finish(tables, one.match)
    it = await again(tables, it)
    assert [sorted(seasons.numbers(one.slots)) for one in it.pairings if one.round == 3] == [[0, 1, 2, 3]]


async def test_at_the_deadline_of_a_round_the_seed_decides(tables: Tables, clock: Clock):
    it = await opened(tables, 8, "knockout")
    await tables.contests.leave(it.contest.id, GUILD, 1)
    clock.now += 14 * DAY
    it = await again(tables, it)
    assert it.contest.round == 2
    assert sorted(seasons.numbers(it.pairings[-1].slots)) == [1, 2, 3, 4], "who has left does not advance"


async def test_a_cup_with_too_few_people_is_called_off(tables: Tables, clock: Clock):
    it = await tables.contests.create(GUILD, CHANNEL, PEOPLE[0], "swiss", "Cup", "yspahan", begins=1)
    clock.now += DAY
    assert await tables.contests.due() == [(it.contest.id, GUILD)]
    it = await again(tables, it)
    assert (it.contest.status, it.slots) == ("over", ())


# However often it is killed, and with several processes


async def test_calls_at_once_open_each_table_once(tables: Tables, store: Store):
    it = await opened(tables, 8)
    for one in at_tables(it):
        await finish(tables, one.match)
    await asyncio.gather(*(tables.contests.run(it.contest.id) for _ in range(5)))
    await require_one_table_each(store)


async def require_one_table_each(store: Store) -> None:
    """Check that each table belongs to one pairing, whose people sit there, and has one card."""
    paired = await rows(store, "select match, contest, season, slots from pairing where match is not null")
    stored = await rows(store, "select id from match")
    assert sorted(row[0] for row in paired) == sorted(row[0] for row in stored)
    for match, contest, season, slots in paired:
        it, table = await store.contests.load(contest, season), await store.load(match)
        assert it
        assert table
        assert [seat.user for seat in table.seats] == [it.slots[no].user for no in seasons.numbers(slots)]
    cards = await rows(store, "select match, count(*) from outbox where kind = 'card' group by match")
    assert [number for _, number in cards] == [1] * len(stored)


async def test_two_processes_take_each_step_once(uri: str):
    stores = [await open_store(uri) for _ in range(2)]
    services = [Tables(store, clock=lambda: MONDAY) for store in stores]
    it = await opened(services[0], 12)
    for _ in range(12):
        await asyncio.gather(*(service.contests.run(it.contest.id) for service in services for _ in range(2)))
        it = await again(services[1], it)
        if it.contest.season == 2:
            break
        ending = [finish(services[n % 2], one.match) for n, one in enumerate(at_tables(it))]
        await asyncio.gather(*ending)
    assert it.contest.season == 2
    await require_one_table_each(stores[0])
    for service, store in zip(services, stores, strict=True):
        await service.close()
        await store.close()


def run_and_kill(database: str, rng: Random) -> None:
    """Have a process play leagues and cups until it is killed."""
    command = [sys.executable, "-m", "tests.contest_child", database]
    child = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE)  # noqa: S603  # our own words
    assert child.stdout
    for _ in range(rng.randint(1, 60)):
        child.stdout.readline()
    time.sleep(rng.uniform(0, 0.004))
    child.kill()
    child.communicate()
    assert child.returncode == -9, "it was alive until then"


@pytest.mark.skipif(sys.platform == "win32", reason="no signals")
async def test_a_killed_process_leaves_one_table_for_each_pairing(address: Path | str):
    rng = Random(1)
    for _ in range(KILLS):
        run_and_kill(str(address), rng)
    store = await open_store(address)
    await require_one_table_each(store)
    service = Tables(store)
    for contest in await service.contests.here(GUILD):
        it = await play_season(service, await service.contests.load(contest.id, GUILD))
        assert it.contest.status == contest.status != "running" or it.contest != contest
    await require_one_table_each(store)
    for (number,) in await rows(store, "select id from contest"):
        it = await service.contests.load(number, GUILD)
        for no in range(1, it.season.no):
            before = await service.contests.load(number, GUILD, no)
            assert before.season.ended
            assert sorted(slot.rank or 0 for slot in before.slots) == list(range(1, len(before.slots) + 1))
    ((ended,),) = await rows(store, "select count(*) from season where ended is not null")
    kinds = [kind for _, kind in await told(store)]
    assert kinds == ["decided"] * ended, "each end is told once"
    await service.close()
    await store.close()
