"""The queue of a server: who fits whom, one table for those who do, whatever happens, and who is avoided."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from random import Random
from typing import Any

import discord
import pytest

from bot import Caravanserai
from engine.tables import Denied, Person, Tables, Waiting, Wish
from engine.tables.seats.queue import STAY, find_group, seeker
from engine.tables.store import Conflict, Store, UserSettings, open_store
from engine.tables.table.stored import encode_json
from locales import texts
from tests import count
from tests.playing import answer, exported, forget, press, restart
from tests.queue_child import CHANNEL, GUILD
from tests.stores import new_table, rows
from tests.timed import ANA, BEN, CLEO, MONDAY
from tests.virtual import TableDriver, burst, find, has, in_bot, public, text

ROOT = Path(__file__).parent.parent
HOUR, DAY = 3600, 86_400
KILLS = count("QUEUE_KILLS", 6, 60)
ANY = Wish(("yspahan", "amyitis"), (2, 3), ("day", "none"))
"""What anybody in these tests would like to play, unless it says otherwise."""


# Who fits whom


def place(user: int, wish: Wish = ANY, since: int = MONDAY) -> Waiting:
    return Waiting(1, user, f"P{user}", 2, encode_json(wish), since, since + STAY)


def found(
    *wishes: Wish, avoids: dict[int, tuple[int, ...]] | None = None
) -> tuple[str, str, list[int]] | None:
    """Return what is found for people with these wishes, from 1 on in the order of joining."""
    seekers = [
        seeker(place(user, wish), UserSettings(avoids=(avoids or {}).get(user, ())), MONDAY)
        for user, wish in enumerate(wishes, 1)
    ]
    group = find_group(seekers)
    return group and (group.game, group.pace, [one.user for one in group.people])


def test_those_who_wish_for_the_same_game_number_and_pace_fit():
    assert found(ANY) is None
    assert found(ANY, ANY) == ("yspahan", "day", [1, 2])
    assert found(ANY, ANY, ANY) == ("yspahan", "day", [1, 2, 3]), "more is better"
    assert found(ANY, Wish(("ishtar",), (2,), ("day",))) is None
    assert found(ANY, Wish(("yspahan",), (4,), ("day",))) is None
    assert found(ANY, Wish(("yspahan",), (2,), ("hours",))) is None
    assert found(ANY, Wish(("ishtar", "amyitis"), (3, 2), ("none",))) == ("amyitis", "none", [1, 2])
    assert found(Wish(("babylon",), (4, 3), ("none",)), Wish(("babylon",), (4, 3), ("none",))) is None


def test_who_has_waited_longest_comes_first():
    rare, three = Wish(("ishtar",), (2,), ("none",)), Wish(("yspahan",), (3,), ("none",))
    assert found(rare, ANY, ANY, rare) == ("ishtar", "none", [1, 4])
    assert found(three, ANY) is None, "two are not three"
    assert found(three, ANY, ANY) == ("yspahan", "none", [1, 2, 3])


def test_whoever_avoids_or_is_avoided_is_never_chosen_with_them():
    assert found(ANY, ANY, avoids={1: (2,)}) is None
    assert found(ANY, ANY, avoids={2: (1,)}) is None
    assert found(ANY, ANY, ANY, avoids={3: (1,)}) == ("yspahan", "day", [1, 2])
    assert found(ANY, ANY, ANY, avoids={1: (2,)}) == ("yspahan", "day", [1, 3])
    three = Wish(("yspahan",), (3,), ("none",))
    assert found(three, three, three, three, avoids={3: (2,)}) == ("yspahan", "none", [1, 2, 4])


@pytest.mark.parametrize(
    ("pace", "hours", "fits"),
    [("hours", 4, True), ("hours", 3, False), ("day", 2, True), ("day", 1, False), ("slow", 0, True)],
)
def test_those_at_quick_tables_are_awake_together(pace: Any, hours: int, fits: bool):
    early = Wish(("yspahan",), (2,), (pace,), (8 * 60, 16 * 60, "UTC"))
    late = Wish(("yspahan",), (2,), (pace,), ((16 - hours) * 60, 23 * 60, "UTC"))
    assert (found(early, late) is not None) == fits
    far = Wish(("yspahan",), (2,), (pace,), (8 * 60, 16 * 60, "Asia/Tokyo"))
    assert (found(early, far) is not None) == (pace == "slow"), "the same hours, nine hours earlier"


# The queue in a store


@pytest.fixture
async def tables(store: Store) -> AsyncIterator[Tables]:
    service = Tables(store, clock=lambda: MONDAY, per_person=2)
    yield service
    await service.close()


async def enter(tables: Tables, *people: Person, wish: Wish = ANY) -> None:
    for person in people:
        await tables.queue.enter(GUILD, CHANNEL, person, wish)


async def seats(store: Store) -> list[list[int | None]]:
    """Return who sits at the tables there are."""
    found = [await store.load(match) for match in await store.matches("lobby", "live")]
    return [[seat.user for seat in table.seats] for table in found if table]


async def test_whoever_gets_a_table_leaves_the_queue(tables: Tables, store: Store):
    await enter(tables, ANA)
    assert await tables.queue.match(GUILD) == []
    await enter(tables, BEN)
    (table,) = await tables.queue.match(GUILD)
    assert [seat.name for seat in table.seats] == ["Ana", "Ben"]
    assert (table.options.pace, table.channel) == ("day", CHANNEL)
    assert await tables.queue.place(GUILD, ANA.id) is None
    assert await tables.queue.match(GUILD) == []
    with pytest.raises(Denied, match="not-in-queue"):
        await tables.queue.leave(GUILD, BEN.id)


async def test_each_server_has_a_queue_of_its_own(tables: Tables, store: Store):
    await enter(tables, ANA)
    await tables.queue.enter(GUILD + 1, CHANNEL, BEN, ANY)
    assert await tables.queue.match(GUILD) + await tables.queue.match(GUILD + 1) == []
    assert await tables.queue.servers() == [GUILD, GUILD + 1]
    assert await tables.queue.waiting(GUILD) == {"yspahan": 1, "amyitis": 1}


async def test_somebody_who_joins_again_keeps_the_place(tables: Tables):
    await enter(tables, ANA)
    tables.access.clock = lambda: MONDAY + HOUR
    await enter(tables, ANA, wish=Wish(("ishtar",), (2,), ("none",)))
    own = await tables.queue.place(GUILD, ANA.id)
    assert own
    assert (own.since, own.until) == (MONDAY, MONDAY + HOUR + STAY)
    assert await tables.queue.waiting(GUILD) == {"ishtar": 1}


async def test_places_end_by_themselves(tables: Tables, store: Store):
    await enter(tables, ANA)
    tables.access.clock = lambda: MONDAY + STAY
    await enter(tables, BEN)
    assert await tables.queue.match(GUILD) == [], "the one is no longer there"
    assert await tables.queue.place(GUILD, ANA.id) is None
    assert await tables.queue.servers() == [GUILD]
    assert await rows(store, 'select "user" from queue') == [(BEN.id,)]


async def test_whoever_has_too_many_tables_is_passed_over(tables: Tables, store: Store):
    await enter(tables, ANA, BEN, CLEO)
    for _ in range(2):
        await tables.lobby.open("yspahan", ANA, guild=GUILD, channel=CHANNEL)
    (table,) = await tables.queue.match(GUILD)
    assert [seat.name for seat in table.seats] == ["Ben", "Cleo"]
    with pytest.raises(Denied, match="too-many-tables"):
        await enter(tables, ANA)


async def test_a_table_is_not_stored_for_somebody_who_has_left(store: Store):
    queue = store.queue
    await queue.put(place(7))
    with pytest.raises(Conflict):
        await store.create(new_table(guild=1), waited=[7, 8])
    assert await store.matches("lobby") == []
    assert [one.user for one in await queue.here(1, MONDAY)] == [7], "and nobody is taken out"


# However often it is killed, and with several processes


async def test_calls_at_once_open_one_table(tables: Tables, store: Store):
    await enter(tables, ANA, BEN)
    opened = await asyncio.gather(*(tables.queue.match(GUILD) for _ in range(5)))
    assert sum(map(len, opened)) == 1
    assert await seats(store) == [[ANA.id, BEN.id]]


async def test_two_processes_open_one_table(uri: str):
    stores = [await open_store(uri) for _ in range(2)]
    services = [Tables(store, clock=lambda: MONDAY, per_person=1000) for store in stores]
    for n in range(8):
        people = [Person(10 * n + k, f"P{k}") for k in range(2)]
        for service, person in zip(services, people, strict=True):
            await service.queue.enter(GUILD, CHANNEL, person, ANY)
        opened = await asyncio.gather(*(s.queue.match(GUILD) for s in services for _ in range(2)))
        assert sum(map(len, opened)) == 1
    assert await seats(stores[0]) == [[10 * n, 10 * n + 1] for n in range(8)]
    for service, store in zip(services, stores, strict=True):
        await service.close()
        await store.close()


def run_and_kill(database: str, first: int, rng: Random) -> int:
    """Let people from the number `first` on join the queue of a process that is killed; return the last."""
    child = subprocess.Popen(  # noqa: S603  # our own words
        [sys.executable, "-m", "tests.queue_child", database, str(first)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
    )
    assert child.stdout
    said = [child.stdout.readline() for _ in range(rng.randint(1, 30))]
    time.sleep(rng.uniform(0, 0.004))
    child.kill()
    said += child.communicate()[0].splitlines()
    assert child.returncode == -9, "it was alive until then"
    return int(said[-1])


@pytest.mark.skipif(sys.platform == "win32", reason="no signals")
async def test_a_killed_process_leaves_everybody_in_the_queue_or_at_one_table(address: Path | str):
    rng, last = Random(1), 0
    for _ in range(KILLS):
        last = run_and_kill(str(address), last + 1, rng)
    store = await open_store(address)
    service = Tables(store)
    await service.queue.match(GUILD)
    seated = [user for table in await seats(store) for user in table]
    waiting = [one.user for one in await store.queue.here(GUILD, 0)]
    assert len(seated) == len(set(seated)), "nobody sits at two tables"
    assert {len(table) for table in await seats(store)} == {2}
    assert not set(seated) & set(waiting)
    assert len(waiting) <= 1, "no two wait who fit"
    # Only the one whose entry was under way at a kill may be missing.
    assert last - KILLS <= len(seated) + len(waiting) <= last
    cards = await rows(store, "select match, count(*) from outbox where kind = 'card' group by match")
    assert [number for _, number in cards] == [1] * len(await seats(store))
    timers = await rows(store, "select match from timer where kind = 'begin'")
    assert len(timers) == len(cards), "each begins by itself"
    await service.close()
    await store.close()


# In Discord


def fields(**changes: list[str] | str) -> dict[str, Any]:
    """Return what is filled into the form of the queue."""
    usual = {"games": ["yspahan"], "players": ["2"], "paces": ["none"], "awake": "", "zone": ""}
    return {**usual, **changes}


async def join(table: TableDriver, member: Any, **changes: list[str] | str) -> Any:
    """Join the queue, or change one's place, and return what the member sees then."""
    shown = (await member.slash(table.channel, "queue")).response
    form = await press(member, shown, "queueform")
    said = await member.submit_modal(form, fields(**changes))
    return said.followups[-1] if said.followups else shown


async def lobbies(table: TableDriver) -> list[int]:
    return await table.bot.tables.store.matches("lobby", "live")


def posts(table: TableDriver) -> list[Any]:
    """Return the posts of games that began in the channel or in threads there."""
    places = [table.channel, *table.channel.threads]
    return [message for place in places for message in public(table, place) if has(message, "turn")]


async def test_two_who_want_the_same_play(table: TableDriver):
    ana, ben, *_ = table.members
    first = (await ana.slash(table.channel, "queue")).response
    assert first.ephemeral
    assert "Nobody is waiting here" in text(first)
    shown = await join(table, ana, games=["yspahan", "ishtar"])
    assert "You are in the queue" in text(shown)
    assert "You wait for:** Ishtar: Gardens of Babylon, Yspahan. Number of players: 2." in text(shown)
    assert "computers, or a lesson" in text(shown)
    theirs = (await ben.slash(table.channel, "queue")).response
    assert "Yspahan 1" in text(theirs)
    assert ana.mention not in text(theirs)
    found = await join(table, ben)
    assert "Your game of Yspahan starts" in text(found)
    await table.env.advance_time(60)
    (match,) = await lobbies(table)
    stored = await table.bot.tables.store.load(match)
    assert (stored.status, [seat.user for seat in stored.seats]) == ("live", [ana.id, ben.id])
    (begun,) = posts(table)
    assert sorted(table.env.backend.get_message(begun.channel_id, begun.id).ping_user_ids) == [ana.id, ben.id]
    assert "Nobody is waiting here" in text((await ana.slash(table.channel, "queue")).response)


async def test_the_server_says_where_the_tables_are(table: TableDriver, guild: Any):
    ana, ben, *_ = table.members
    role = guild.create_role("managers", permissions=discord.Permissions(manage_guild=True))
    boss = guild.add_member(table.env.create_user("boss"), roles=[role])
    there = guild.create_text_channel("tables")
    said = await boss.slash(table.channel, "server", queue=there)
    assert f"Tables from the queue: {there.mention}" in answer(said)
    await join(table, ana)
    await join(table, ben)
    (card,) = public(table, there)[:1]
    assert "Yspahan" in text(card)
    assert not public(table, table.channel)
    said = await boss.slash(table.channel, "server", stop="queue")
    assert "where the last one joined it" in answer(said)


async def test_leaving_and_changing(table: TableDriver):
    ana, ben, *_ = table.members
    shown = await join(table, ana)
    form = await press(ana, shown, "queueform")
    now = [c["component"] for c in form.modal["components"]]
    assert [o["value"] for o in now[0]["options"] if o.get("default")] == ["yspahan"]
    said = await press(ana, shown, "leavequeue")
    assert "You have left the queue" in text(shown) or "You have left the queue" in answer(said)
    await join(table, ben)
    assert await lobbies(table) == [], "nobody is seated who has left"
    shown = await join(table, ben, games=["ishtar"])
    await join(table, ana)
    assert await lobbies(table) == []
    shown = (await ana.slash(table.channel, "queue")).response
    stale: list[Any] = [(ana, shown, find(shown, "leavequeue"), None)] * 2
    assert texts()("denied-not-in-queue") in [answer(result) for result in await burst(table.env, stale)]


async def test_a_place_ends_after_seven_days(table: TableDriver):
    ana, ben, *_ = table.members
    shown = await join(table, ana)
    ends = table.bot.now() + 7 * DAY
    assert f"until <t:{ends}:f>" in text(shown) or f"until <t:{ends - 1}:f>" in text(shown)
    await table.env.advance_time(7 * DAY + 600)
    await join(table, ben)
    assert await lobbies(table) == []


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"awake": "8-20"}, "time zone"),
        ({"awake": "8-20", "zone": "Nowhere"}, "time zone"),
        ({"awake": "noon", "zone": "UTC"}, "hours"),
    ],
)
async def test_a_form_that_cannot_be_read_says_why(table: TableDriver, changes: Any, said: str):
    shown = (await table.members[0].slash(table.channel, "queue")).response
    form = await press(table.members[0], shown, "queueform")
    result = await table.members[0].submit_modal(form, fields(**changes))
    assert said in answer(result)
    assert "Nobody is waiting" in text((await table.members[0].slash(table.channel, "queue")).response)


async def test_meanwhile_one_can_play_against_computers(table: TableDriver):
    ana, *_ = table.members
    shown = await join(table, ana)
    await press(ana, shown, "solo")
    (match,) = await lobbies(table)
    stored = await table.bot.tables.store.load(match)
    assert [bool(seat.bot) for seat in stored.seats] == [False, True, True]
    assert (await table.bot.tables.queue.place(table.channel.guild.id, ana.id)) is not None
    assert has(shown, "learn")


async def test_avoided_people_wait_side_by_side_and_learn_nothing(table: TableDriver):
    ana, ben, cleo, _ = table.members
    own = (await ben.slash(table.channel, "avoid")).response
    await ben.select(own, [ana], custom_id=find(own, "avoid").custom_id)
    await join(table, ana)
    shown = await join(table, ben)
    assert "You are in the queue" in text(shown)
    await table.env.advance_time(2 * HOUR)
    assert await lobbies(table) == []
    hers = text((await ana.slash(table.channel, "queue")).response)
    assert "Yspahan 2" in hers
    assert "avoid" not in hers
    await join(table, cleo)
    (match,) = await lobbies(table)
    stored = await table.bot.tables.store.load(match)
    assert [seat.user for seat in stored.seats] == [ana.id, cleo.id]


async def test_a_process_that_is_stopped_between_two_steps_leaves_them_to_the_next(
    table: TableDriver, make_bot: Callable[[], Caravanserai]
):
    ana, ben, *_ = table.members
    guild, wish = table.channel.guild.id, Wish(("yspahan",), (2,), ("none",))
    with in_bot(table.env):
        for member in (ana, ben):  # as when it is stopped before it looks for those who fit
            await table.bot.tables.queue.enter(guild, table.channel.id, Person(member.id, member.name), wish)
    await restart(table, make_bot)
    await table.env.advance_time(30)
    table.bot.tables.access.listeners = []  # as when it is stopped before it posts the card
    await table.env.advance_time(330)
    (match,) = await lobbies(table)
    await restart(table, make_bot)
    await table.env.advance_time(120)
    assert await lobbies(table) == [match]
    assert (await table.bot.tables.store.load(match)).status == "live"
    cards = [m for m in public(table, table.channel) if "## Yspahan" in text(m)]
    assert len(cards) == 1
    assert len(posts(table)) == 1


async def test_who_is_forgotten_waits_no_longer(table: TableDriver):
    ana, ben, *_ = table.members
    await join(table, ana)
    data = exported(table, await ana.slash(table.channel, "privacy export"))
    assert data["queues"][0]["wish"]["games"] == ["yspahan"]
    await forget(table, ana)
    await join(table, ben)
    assert await lobbies(table) == []
    kept = await rows(table.bot.tables.store, 'select "user" from queue')
    assert kept == [(ben.id,)]
