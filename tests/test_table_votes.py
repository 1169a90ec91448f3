"""Votes at a table of the toy game: about a move, about calling off, and what all votes have in common."""

from __future__ import annotations

import asyncio

import pytest

from engine.tables import Denied, Person, Viewer
from engine.tables.access.access import EVERY
from engine.tables.access.limits import WISHES
from engine.tables.store import UserSettings
from engine.tables.table.stored import Affairs, Proposal, encode_json
from engine.tables.time.clock import DAY, HOUR, MINUTE
from tests.service import toy
from tests.timed import ANA, BEN, CLEO, DARA, TimedTables, play, timed, told

__all__ = ["timed", "toy"]


async def test_whoever_takes_a_seat_has_agreed_to_nothing(timed: TimedTables):
    match = await timed.begin(ANA, BEN, CLEO, key="toy")
    await timed.tables.council.pause(match, ANA.id, 3)
    await timed.tables.council.move_to(match, ANA.id, 7, 8)
    for kind in ("pause", "move"):
        assert await timed.tables.council.vote(match, CLEO.id, kind, 0, "yes") == ""
    async with timed.tables.access.live(match) as session:
        session.table.seats[2].user, session.own[2].former = None, CLEO.id
        await timed.tables.access.save(session)
    await timed.tables.seats.sit_down(match, DARA)
    for kind in ("pause", "move"):
        assert await timed.tables.council.vote(match, BEN.id, kind, 0, "yes") == "", "Dara has not been asked"
        assert await timed.tables.council.vote(match, DARA.id, kind, 0, "yes") == "yes"


async def test_whoever_comes_back_has_agreed_to_nothing(timed: TimedTables):
    match = await timed.begin(ANA, BEN, CLEO, key="toy")
    await timed.tables.council.pause(match, ANA.id, 3)
    async with timed.tables.access.live(match) as session:
        session.table.seats[2].user, session.own[2].former = None, CLEO.id
        session.affairs.proposals[0].votes[2] = "yes"
        await timed.tables.access.save(session)
    await timed.tables.seats.come_back(match, CLEO.id)
    assert await timed.tables.council.vote(match, BEN.id, "pause", 0, "yes") == ""


async def test_to_another_server_a_table_moves_only_if_the_absent_agree_too(timed: TimedTables):
    match = await timed.begin(ANA, BEN, CLEO, pace="day", key="toy")
    await play(timed, match, (ANA, "bid 1"), (BEN, "bid 1"))
    await timed.wait(2 * DAY + HOUR)
    await timed.tables.council.move_to(match, ANA.id, 7, 8)
    assert await timed.tables.council.vote(match, BEN.id, "move", 0, "yes") == ""
    assert await timed.tables.council.vote(match, CLEO.id, "move", 0, "yes") == "yes"
    table = await timed.store.load(match)
    assert table
    assert (table.guild, table.channel) == (7, 8)


async def test_whoever_asks_for_a_move_and_leaves_the_table_is_not_followed(timed: TimedTables):
    match = await timed.begin(ANA, BEN, CLEO, key="toy")
    await timed.tables.council.move_to(match, BEN.id, 1, 8)
    await timed.tables.seats.resign(match, BEN.id)
    with pytest.raises(Denied, match="vote-over"):
        await timed.tables.council.vote(match, ANA.id, "move", 1, "yes")


async def test_an_opener_who_has_resigned_has_no_say_in_a_move(timed: TimedTables):
    match = await timed.begin(ANA, BEN, CLEO, DARA, key="toy")
    await timed.tables.seats.resign(match, ANA.id)
    await timed.tables.council.move_to(match, BEN.id, 1, 8)
    assert await timed.tables.council.vote(match, CLEO.id, "move", 1, "yes") == ""
    assert await timed.tables.council.vote(match, DARA.id, "move", 1, "yes") == "yes"


async def test_no_move_is_decided_by_time(timed: TimedTables):
    """Whether a table may be continued somewhere is checked when somebody votes."""
    match = await timed.begin(ANA, BEN, CLEO, key="toy")
    await timed.tables.council.move_to(match, ANA.id, 7, 8)
    await timed.tables.council.vote(match, BEN.id, "move", 0, "yes")
    await timed.tables.seats.resign(match, CLEO.id)
    await timed.wait(DAY)
    table = await timed.store.load(match)
    assert table
    assert (table.guild, table.channel) == (1, 2)
    assert (await told(timed))[-1] == "table-move-refused"


async def test_a_vote_for_an_earlier_wish_agrees_to_no_later_one(timed: TimedTables):
    match = await timed.begin(ANA, BEN, CLEO, key="toy")
    await timed.tables.council.move_to(match, CLEO.id, 7, 8)
    (first,) = (await timed.tables.play.look(match, None)).proposals
    await timed.tables.council.vote(match, BEN.id, "move", 2, "no", first.no)
    await timed.tables.council.move_to(match, CLEO.id, 7, 9)
    (second,) = (await timed.tables.play.look(match, None)).proposals
    with pytest.raises(Denied, match="vote-over"):
        await timed.tables.council.vote(match, BEN.id, "move", 2, "yes", first.no)
    assert (await timed.tables.play.look(match, None)).proposals == (second,)
    assert second.votes == {}
    assert await timed.tables.council.vote(match, BEN.id, "move", 2, "yes", second.no) == ""


async def test_at_a_table_one_vote_of_a_kind_is_open_whoever_asks(timed: TimedTables):
    match = await timed.begin(ANA, BEN, CLEO, key="toy")
    await timed.tables.council.pause(match, ANA.id, 3)
    await timed.tables.council.move_to(match, BEN.id, 1, 8)
    await timed.settle()
    for again in (
        timed.tables.council.pause(match, BEN.id, 4),
        timed.tables.council.move_to(match, CLEO.id, 1, 9),
    ):
        with pytest.raises(Denied, match="asked-already"):
            await again
    assert await timed.settle() == []
    assert [(p.kind, p.seat) for p in (await timed.tables.play.look(match, None)).proposals] == [
        ("pause", 0),
        ("move", 1),
    ]


async def test_a_person_asks_for_a_few_things_an_hour_at_all_their_tables_together(timed: TimedTables):
    matches = [await timed.begin(ANA, BEN, key="toy") for _ in range(3)]

    async def ask(person: Person, n: int) -> None:
        match, (other,) = matches[n % 3], {ANA, BEN} - {person}
        await timed.tables.council.pause(match, person.id, 3)
        await timed.tables.council.vote(match, other.id, "pause", (ANA, BEN).index(person), "no")

    for n in range(WISHES):
        await timed.wait(MINUTE)
        await ask(ANA, n)
    with pytest.raises(Denied, match="too-many-wishes") as denied:
        await timed.tables.council.move_to(matches[0], ANA.id, 7, 8)
    again = timed.now - (WISHES - 1) * MINUTE + HOUR
    assert denied.value.values == {"most": WISHES, "at": str(again)}
    assert (await timed.tables.play.look(matches[0], None)).proposals == ()
    await ask(BEN, 0)
    await timed.wait(again - timed.now - 1)
    with pytest.raises(Denied, match="too-many-wishes"):
        await ask(ANA, 0)
    await timed.wait(1)
    await ask(ANA, 0)


async def test_wishes_at_many_tables_at_once_are_counted_one_by_one(timed: TimedTables):
    matches = [await timed.begin(ANA, BEN, key="toy") for _ in range(WISHES + 3)]
    asked = await asyncio.gather(
        *(timed.tables.council.pause(match, ANA.id, 3) for match in matches), return_exceptions=True
    )
    assert asked.count("") == WISHES


async def test_wishes_from_when_the_clock_was_ahead_do_not_count(timed: TimedTables):
    match = await timed.begin(ANA, BEN, key="toy")
    await timed.store.change_settings(
        UserSettings, ANA.id, {"wishes": [timed.now + n * DAY for n in range(1, WISHES + 1)]}
    )
    assert await timed.tables.council.pause(match, ANA.id, 3) == ""


async def status(timed: TimedTables, match: int) -> str:
    return (await timed.tables.access.read(match, EVERY, Viewer(ANA.id, 1))).status


async def test_a_game_is_called_off_when_the_last_who_had_not_asked_resigns(timed: TimedTables):
    match = await timed.begin(ANA, BEN, CLEO, key="toy")
    for person in (ANA, BEN):
        await timed.tables.seats.cancel(match, person.id)
    assert await status(timed, match) == "live"
    await timed.tables.seats.resign(match, CLEO.id)
    await timed.settle()
    assert await status(timed, match) == "cancelled"
    assert (await told(timed))[-2:] == ["table-resigned", "table-called-off-by-the-rest"]
    verdicts = (await timed.tables.play.look(match, None, ("cancelled",))).verdicts
    assert [(verdict.kind, verdict.result) for verdict in verdicts] == [("off", "yes")]


@pytest.mark.parametrize("pace", ["none", "day"])
async def test_a_game_is_called_off_when_the_last_who_had_not_asked_is_absent(timed: TimedTables, pace: str):
    match = await timed.begin(ANA, BEN, CLEO, key="toy", pace=pace)
    await play(timed, match, (BEN, "bid 1"), (CLEO, "bid 1"))
    await timed.wait({"none": 3, "day": 2}[pace] * DAY - HOUR)
    for person in (BEN, CLEO):
        await timed.tables.seats.cancel(match, person.id)
    await timed.wait(HOUR - 1)
    assert await status(timed, match) == "live"
    assert [letter.kind for _, letter in await timed.wait(1)] == ["turn"], "no vote about nothing"
    assert await status(timed, match) == "cancelled"
    assert (await told(timed))[-1] == "table-called-off-by-the-rest"


async def test_a_wish_to_call_a_game_off_lapses_and_its_asker_is_told(timed: TimedTables):
    match = await timed.begin(ANA, BEN, CLEO, key="toy")
    await timed.tables.seats.cancel(match, ANA.id)
    with pytest.raises(Denied, match="asked-already"):
        await timed.tables.seats.cancel(match, ANA.id)
    await timed.tables.seats.cancel(match, BEN.id)
    (proposal,) = (await timed.tables.play.look(match, None)).proposals
    assert (proposal.closes, proposal.votes) == (timed.now + DAY, {1: "yes"})
    came = [(at, letter.kind) for at, letter in await timed.wait(DAY) if letter.kind != "remind"]
    assert came == [(0, "vote"), (18 * HOUR, "vote"), (DAY, "news")]
    assert (await told(timed))[-1] == "table-off-refused"
    await timed.tables.seats.cancel(match, CLEO.id)
    (proposal,) = (await timed.tables.play.look(match, None)).proposals
    assert (proposal.seat, proposal.votes) == (2, {}), "what was said before does not count any more"


async def test_one_no_keeps_a_game_from_being_called_off(timed: TimedTables):
    match = await timed.begin(ANA, BEN, CLEO, key="toy")
    await timed.tables.seats.cancel(match, ANA.id)
    assert await timed.tables.council.vote(match, BEN.id, "off", 0, "no") == "no"
    await timed.tables.seats.cancel(match, CLEO.id)
    assert await status(timed, match) == "live"


async def test_a_wish_that_version_0_1_has_stored_is_a_vote_that_closes(timed: TimedTables):
    match = await timed.begin(ANA, BEN, CLEO, key="toy")
    table = await timed.store.load(match)
    assert table
    table.affairs = encode_json(Affairs(proposals=[Proposal("off", 0, 1, votes={1: "yes"})]))
    await timed.store.save(table)
    await timed.tables.seats.announce(match)
    (proposal,) = (await timed.tables.play.look(match, None)).proposals
    assert (proposal.kind, proposal.seat, proposal.votes) == ("off", 0, {1: "yes"})
    assert proposal.closes == timed.now + DAY
    await timed.tables.seats.cancel(match, CLEO.id)
    assert await status(timed, match) == "cancelled"


async def test_a_vote_ends_with_the_game(timed: TimedTables):
    match = await timed.begin(ANA, BEN, key="toy")
    await timed.tables.council.pause(match, ANA.id, 3)
    for person in (ANA, BEN):
        await timed.tables.seats.cancel(match, person.id)
    look = await timed.tables.play.look(match, None, ("cancelled",))
    assert look.proposals == ()
    assert [(v.kind, v.result) for v in look.verdicts] == [("off", "yes"), ("pause", "void")]


async def test_the_wishes_of_the_absent_call_nothing_off(timed: TimedTables):
    match = await timed.begin(ANA, BEN, pace="day", key="toy")
    await timed.tables.seats.cancel(match, ANA.id)
    await timed.wait(2 * DAY)
    assert await status(timed, match) == "live"
    assert [p.kind for p in (await timed.tables.play.look(match, None)).proposals] == ["absent", "absent"]


@pytest.mark.parametrize("pace", ["none", "day"])
async def test_calling_off_needs_those_who_are_there(timed: TimedTables, pace: str):
    match = await timed.begin(ANA, BEN, CLEO, pace=pace, key="toy")
    await play(timed, match, (BEN, "bid 1"), (CLEO, "bid 1"))
    await timed.wait({"none": 3, "day": 2}[pace] * DAY)
    assert (await timed.tables.seats.cancel(match, BEN.id)).status == "live"
    assert (await timed.tables.seats.cancel(match, CLEO.id)).status == "cancelled"
