"""Running tables on a real file: what people may do and how they are refused, computers and letters."""

from __future__ import annotations

import asyncio
import inspect
import random
import re
import sqlite3
from collections.abc import Awaitable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from engine import bots
from engine.chance import commitment
from engine.core import MAX_SEATS, Action, Stale
from engine.match import Unfinished, verify
from engine.notation import join
from engine.records import load
from engine.tables import Denied, Look, Tables, read_notice
from engine.tables.access.limits import WISHES
from engine.tables.council.votes import MOVE, PAUSE, UNDO
from engine.tables.moves import plans
from engine.tables.past import archive
from engine.tables.seats import lobby
from engine.tables.store import FOREVER, LogLine, Post, open_store
from engine.tables.table.letters import REMINDER, Notice
from tests.presses import act, confirm, reset
from tests.service import NOW, begun, bid, clock, finished, letters_of, seated, status, tables, toy
from tests.stores import everything
from tests.timed import ANA, BEN, CLEO
from tests.timed import DARA as STRANGER
from tests.toy import Toy

__all__ = ["tables", "toy"]


async def refused(tables: Tables, why: str) -> Awaitable[object]:
    """A call that is refused for this reason."""
    match why:
        case "no-table":
            return tables.play.look(7, ANA.id)
        case "not-started":
            return tables.play.look(await seated(tables, ANA, BEN), ANA.id)
        case "not-lobby":
            return tables.lobby.join(await begun(tables, ANA, BEN), CLEO)
        case "is-live":
            return tables.lobby.read(await begun(tables, ANA, BEN))
        case "is-over":
            return tables.seats.resign(await finished(tables), ANA.id)
        case "not-live":
            return tables.seats.cancel(await finished(tables), ANA.id)
        case "is-cancelled":
            match_id = await seated(tables, ANA, BEN)
            await tables.seats.cancel(match_id, ANA.id)
            return tables.play.play_line(match_id, ANA.id, "bid 1")
        case "already-seated":
            return tables.lobby.join(await seated(tables, ANA, BEN), BEN)
        case "table-full":
            return tables.lobby.join(await seated(tables, ANA, BEN, computers=MAX_SEATS - 2), CLEO)
        case "not-joined":
            return tables.lobby.add_computer(await seated(tables, ANA), STRANGER.id, "dice", "C")
        case "no-computer":
            return tables.lobby.remove_computer(await seated(tables, ANA), ANA.id)
        case "not-opener":
            return tables.lobby.set_options(await seated(tables, ANA, BEN), BEN.id, {"pace": "day"})
        case "not-opener-yet":
            return tables.lobby.start(await seated(tables, ANA, BEN), BEN.id)
        case "removed-here":
            match_id = await seated(tables, ANA, BEN)
            await tables.gatherings.remove(match_id, ANA.id, [BEN.id])
            return tables.lobby.join(match_id, BEN)
        case "too-few":
            return tables.lobby.start(await seated(tables, ANA), ANA.id)
        case "nothing-to-undo":
            return tables.council.propose_undo(await begun(tables, ANA, BEN), ANA.id)
        case "asked-already":
            match_id = await begun(tables, ANA, BEN)
            await tables.play.play_line(match_id, ANA.id, "bid 1")
            await tables.council.propose_undo(match_id, ANA.id)
            return tables.council.propose_undo(match_id, ANA.id)
        case "too-many-wishes":
            match_id = await begun(tables, ANA, BEN)
            for _ in range(WISHES):
                await tables.council.pause(match_id, ANA.id, 3)
                await tables.council.vote(match_id, BEN.id, PAUSE, 0, "no")
            return tables.council.pause(match_id, ANA.id, 3)
        case "seat-taken":
            return tables.seats.sit_down(await begun(tables, ANA, BEN), CLEO)
        case "no-seat-of-yours":
            return tables.seats.come_back(await begun(tables, ANA, BEN), STRANGER.id)
        case "no-vacation":
            return tables.people.take_vacation(ANA.id, 29)
        case "too-many-tables":
            tables.limits.per_person = 2
            await seated(tables, ANA, BEN)
            await finished(tables)
            await begun(tables, ANA, BEN)
            return tables.lobby.open("toy", ANA, guild=7, channel=2)
        case "too-many-tables-here":
            tables.limits.per_server = 2
            await seated(tables, ANA)
            await seated(tables, BEN)
            return tables.lobby.open("toy", CLEO, guild=1, channel=2)
        case "no-pause":
            return tables.council.end_pause(await begun(tables, ANA, BEN), ANA.id)
        case "paused-already":
            match_id = await begun(tables, ANA, BEN)
            await tables.council.pause(match_id, ANA.id, 3)
            await tables.council.vote(match_id, BEN.id, PAUSE, 0, "yes")
            return tables.council.pause(match_id, ANA.id, 5)
        case "no-past":
            match_id = await begun(tables, ANA, BEN)
            table = await tables.store.load(match_id)
            await tables.store.save(table, lines=[LogLine(1, 0, "take bag", (), False, NOW)])
            return tables.play.export(match_id)
        case "not-away":
            return tables.people.end_vacation(ANA.id)
        case "too-many-orders":
            match_id = await begun(tables, ANA, BEN)
            await bid(tables, match_id, (ANA, 2))
            for _ in range(plans.MOST):
                await tables.private.plan(match_id, ANA.id, "bid 1")
            return tables.private.plan(match_id, ANA.id, "bid 1")
        case "no-standing":
            return tables.private.answer_always(await begun(tables, ANA, BEN), ANA.id, "bid", "bid 1")
        case "vote-over":
            return tables.council.vote(await begun(tables, ANA, BEN), BEN.id, UNDO, 0, "yes")
        case "own-wish":
            match_id = await begun(tables, ANA, BEN)
            await tables.council.pause(match_id, ANA.id, 3)
            return tables.council.vote(match_id, ANA.id, PAUSE, 0, "yes")
        case "paused":
            match_id = await begun(tables, ANA, BEN)
            await tables.pauses.begin(NOW)
            return tables.play.play_line(match_id, ANA.id, "bid 1")
        case "rules-failed":
            match_id = await begun(tables, ANA, BEN)
            table = await tables.store.load(match_id)
            table.base = table.base.replace(b"[30,30]", b"[30,-1]")
            await tables.store.save(table)
            return tables.play.play_line(match_id, ANA.id, "bid 1")
    raise NotImplementedError(why)


REASONS = re.findall(r'case "([\w-]+)":', inspect.getsource(refused))


TRIED_ELSEWHERE = {"contests", "gathering", "hosts", "queue"}
"""Modules whose reasons `tests.test_refusals`, `tests.test_leagues` and `tests.test_queue` try."""


def test_every_reason_that_the_service_gives_is_tried():
    files = Path(lobby.__file__).parent.glob("*.py")
    sources = [path.read_text("utf-8") for path in files if path.stem not in TRIED_ELSEWHERE]
    given = {why for source in sources for why in re.findall(r"""Denied\(\s*["']([\w-]+)""", source)}
    assert given <= {*REASONS}


@pytest.mark.parametrize("why", REASONS)
async def test_a_refusal_says_why_and_changes_nothing(
    tables: Tables, why: str, caplog: pytest.LogCaptureFixture
):
    call = await refused(tables, why)
    before = await everything(tables.store)
    with pytest.raises(Denied) as denied:
        await call
    assert denied.value.why == why
    assert await everything(tables.store) == before
    assert ("the rules failed" in caplog.text) == (why == "rules-failed")
    caplog.clear()


async def test_two_presses_of_one_button_at_once_are_one_move(tables: Tables):
    match = await begun(tables, ANA, BEN)
    look = await tables.play.look(match, ANA.id)
    results = await asyncio.gather(
        act(tables, match, ANA.id, [Action("bid", (1,))], look.token),
        act(tables, match, ANA.id, [Action("bid", (2,))], look.token),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [Look, Stale]
    assert [line.text for line in await tables.store.lines(match)] == ["setup", "bid 1"]


async def test_one_token_wins_once_in_a_draft(tables: Tables):
    match = await begun(tables, ANA, BEN)
    await bid(tables, match, (ANA, 2), (BEN, 1))
    look = await tables.play.look(match, ANA.id)
    gifts = [act(tables, match, ANA.id, [Action("gift", (f"g{n}",))], look.token) for n in range(3)]
    results = await asyncio.gather(*gifts, return_exceptions=True)
    assert [type(result) for result in results] == [Look, Stale, Stale]
    assert (await tables.play.look(match, ANA.id)).draft == (Action("gift", ("g0",)),)


async def test_a_turn_is_confirmed_once_it_is_complete(tables: Tables):
    match = await begun(tables, ANA, BEN)
    await bid(tables, match, (ANA, 2), (BEN, 1))
    look = await tables.play.play_line(match, ANA.id, "gift g1")
    assert look.token
    with pytest.raises(Unfinished):
        await confirm(tables, match, ANA.id, look.token)
    with pytest.raises(Unfinished):
        await tables.play.press_draft(match, ANA.id, look.token, "confirm")
    assert (await tables.play.look(match, ANA.id)).draft == look.draft


async def test_answers_of_two_people_at_once_both_count(tables: Tables):
    match = await begun(tables, ANA, BEN)
    await asyncio.gather(bid(tables, match, (ANA, 2)), bid(tables, match, (BEN, 1)))
    assert (await tables.play.look(match, None)).decisions[0].kind == "prize"


async def test_a_computer_takes_over_from_who_resigns(tables: Tables):
    match = await begun(tables, ANA, BEN)
    await bid(tables, match, (ANA, 2), (BEN, 1))
    await tables.play.play_line(match, ANA.id, "gift g1")
    table = await tables.seats.resign(match, ANA.id, "dice")
    assert (table.seats[0].user, table.seats[0].bot, table.seats[0].name) == (None, "dice", "Ana")
    assert (await tables.play.look(match, BEN.id)).view.state.score == [0, 0], "her draft is gone"
    assert [timer.match for timer in await tables.store.timers_due(NOW)] == [match]
    await tables.automation.move(match)
    _, events, _ = (await letters_of(tables.store, match))[-1]
    assert next(happened.kind for happened in events) == "table-resigned", "told with what the computer did"
    assert {line.seat for line in await tables.store.lines(match)} == {None, 0, 1}
    assert (await tables.seats.resign(match, BEN.id)).status == "cancelled"
    assert await tables.store.timers_due(NOW) == []


async def test_a_running_game_is_called_off_when_everybody_wants_it(tables: Tables):
    match = await begun(tables, ANA, BEN, computers=1)
    assert (await tables.seats.cancel(match, ANA.id)).status == "live"
    with pytest.raises(Denied, match="asked-already"):
        await tables.seats.cancel(match, ANA.id)
    assert (await tables.seats.cancel(match, BEN.id)).status == "cancelled"
    told = [happened.kind for _, events, _ in await letters_of(tables.store, match) for happened in events]
    assert told[1:] == ["table-called-off"]
    assert await tables.store.timers_due(NOW) == []


async def test_a_game_moves_to_another_channel(tables: Tables, tmp_path: Path):
    stored: list[Any] = []

    def look(kind: str, _: int) -> None:
        if kind != "table":
            return
        with closing(sqlite3.connect(next(tmp_path.glob("*.db")))) as db:
            stored.extend(db.execute("select channel, thread, message, post from match"))

    match = await begun(tables, ANA, BEN)
    await tables.store.mark_sent((), NOW, Post(match, 5, 6, "before"))
    assert await tables.council.move_to(match, BEN.id, 8, 9) == ""
    before = await tables.store.load(match)
    assert (before.guild, before.channel, before.thread, before.message) == (1, 2, 6, 5)
    tables.access.listeners.append(look)
    assert await tables.council.vote(match, ANA.id, MOVE, 1, "yes") == "yes"
    assert stored == [(9, None, None, "")], "before the posts are sent"
    table = await tables.store.load(match)
    assert (table.guild, table.channel, table.thread, table.message, table.post) == (8, 9, None, None, "")
    letters = await letters_of(tables.store, match)
    assert [kind for kind, *_ in letters] == ["turn", "vote", "left", "turn"]
    assert letters[-1][1][-1].kind == "table-moved"


async def test_a_turn_can_be_announced_once_more(tables: Tables):
    match = await begun(tables, ANA, BEN)
    await tables.seats.announce(match)
    letters = await letters_of(tables.store, match)
    assert [(kind, len(events)) for kind, events, _ in letters] == [("turn", 1), ("turn", 0)]
    assert len({nonce for *_, nonce in letters}) == 2


async def test_a_running_game_is_exported_without_its_secrets(tables: Tables):
    match = await begun(tables, ANA, BEN)
    await bid(tables, match, (ANA, 2), (BEN, 1))
    await tables.play.play_line(match, ANA.id, "take bag")
    stored = await tables.store.load(match)
    record = load(Toy.verbs, await tables.play.export(match))
    assert [join(Toy.verbs, line.actions) for line in record.lines] == ["bid 2", "bid 1", "take bag"]
    assert not any(line.drawn for line in record.lines)
    assert (record.setup, record.secret, record.scores) == ((), "", ())
    assert record.commitment == commitment(stored.secret)


async def test_bids_are_not_exported_to_others_before_everybody_has_bid(tables: Tables):
    match = await begun(tables, ANA, BEN, CLEO)

    async def exported(user: int | None) -> list[str]:
        record = load(Toy.verbs, await tables.play.export(match, user))
        return [join(Toy.verbs, line.actions) for line in record.lines]

    await bid(tables, match, (ANA, 3))
    assert [await exported(user) for user in (None, ANA.id)] == [[], ["bid 3"]]
    await bid(tables, match, (BEN, 5))
    assert [await exported(user) for user in (None, CLEO.id, ANA.id, BEN.id)] == [
        [],
        [],
        ["bid 3"],
        ["bid 5"],
    ]
    await bid(tables, match, (CLEO, 9))
    assert [await exported(user) for user in (None, BEN.id)] == [["bid 3", "bid 5", "bid 9"]] * 2


async def test_there_is_no_record_before_the_start(tables: Tables, tmp_path: Path):
    table = await tables.lobby.open("toy", ANA, guild=1, channel=2)
    for match, why in ((table.id, "not-live"), (table.id + 1, "no-table")):
        with pytest.raises(Denied, match=why):
            await tables.play.export(match)
        with pytest.raises(Denied, match=why):
            await archive.read_from(tmp_path / "a.db", match)


async def test_a_finished_game_is_exported_whole(tables: Tables):
    match = await finished(tables)
    assert verify(Toy(), load(Toy.verbs, await tables.play.export(match))) == (6, 0)


async def test_the_start_names_who_begins_unless_several_do(tables: Tables):
    for key in ("yspahan", "toy"):
        match = await begun(tables, ANA, BEN, key=key)
        first, *others = [decision.seat for decision in (await tables.play.look(match, None)).decisions]
        ((_, (started,), _),) = await letters_of(tables.store, match)
        assert (started.kind, started.seat) == ("table-started", None if others else first)


async def test_moves_of_people_are_not_marked_as_automatic(tables: Tables):
    match = await begun(tables, ANA, BEN)
    await bid(tables, match, (ANA, 2), (BEN, 1))
    await tables.play.play_line(match, ANA.id, "pass")
    assert [line.auto for line in await tables.store.lines(match)] == [False] * 4


# Computers


async def test_all_thoughts_of_a_turn_share_its_time(tables: Tables):
    given = list[float]()

    async def think(
        key: str, view: bytes, seat: int, level: str, seconds: float, seed: int, plan: str
    ) -> bots.Chosen:
        given.append(seconds)
        return bots.decide(key, view, seat, "dice", 0.0, seed)

    tables.automation.think = think
    table = await tables.lobby.open("yspahan", ANA, guild=1, channel=2)
    await tables.lobby.add_computer(table.id, ANA.id, "hard", "C")
    await tables.lobby.start(table.id, ANA.id)
    while len(given) < 3:
        look = await tables.play.look(table.id, ANA.id)
        if look.token is None:
            given.clear()
            await tables.automation.move(table.id)
        elif look.finished:
            await confirm(tables, table.id, ANA.id, look.token)
        else:
            await act(tables, table.id, ANA.id, look.actions[-1:], look.token)
    assert given[:3] == pytest.approx([3.0, 7 / 3, 14 / 9])


async def test_a_round_of_computers_is_one_letter(tables: Tables):
    match = await begun(tables, ANA, computers=3, key="yspahan")
    await tables.automation.move(match)
    while (await tables.play.look(match, ANA.id)).token is None:
        raise AssertionError("nobody is asked")
    letters = await letters_of(tables.store, match)
    seats = {line.seat for line in await tables.store.lines(match)}
    assert len(letters) <= 1 + len(seats & {0})


async def test_computers_are_woken_after_a_restart(tables: Tables, tmp_path: Path):
    match = await begun(tables, ANA, computers=1)
    (timer,) = await tables.store.timers_due(NOW)
    await tables.store.close()
    store = await open_store(tmp_path / "a.db")
    again = Tables(store, clock=lambda: NOW)
    assert await store.timers_due(NOW) == [timer]
    await again.automation.move(timer.match)
    assert [line.seat for line in await store.lines(match)] == [None, 1]
    assert await store.timers_due(NOW) == []
    await store.close()


@pytest.mark.parametrize("thought", [ZeroDivisionError("in its head"), "bid 31", "fly", "bid"])
async def test_a_computer_that_fails_plays_something_harmless(
    tables: Tables, thought: object, caplog: pytest.LogCaptureFixture
):
    async def think(*_: Any) -> Any:
        if isinstance(thought, Exception):
            raise thought
        return bots.Chosen(str(thought))

    tables.automation.think = think
    match = await begun(tables, ANA, computers=1)
    await tables.automation.move(match)
    assert [line.text for line in await tables.store.lines(match)] == ["setup", "bid 0"]
    assert f"match={match}" in caplog.text
    assert "a computer player failed" in caplog.text
    caplog.clear()


async def test_a_game_that_ends_while_a_computer_thinks_stays_ended(tables: Tables):
    async def think(*_: Any) -> bots.Chosen:
        await tables.seats.cancel(match, ANA.id)
        return bots.Chosen("bid 1")

    tables.automation.think = think
    match = await begun(tables, ANA, computers=1)
    await tables.automation.move(match)
    assert [line.text for line in await tables.store.lines(match)] == ["setup"]
    assert await status(tables, match) == "cancelled"


async def test_what_a_computer_thought_of_is_dropped_if_the_game_went_on(tables: Tables):
    thoughts = iter(["bid 1", "bid 2"])

    async def think(*_: Any) -> bots.Chosen:
        thought = next(thoughts)
        if thought == "bid 1":
            await tables.automation.move(match)
        return bots.Chosen(thought)

    tables.automation.think = think
    match = await begun(tables, ANA, computers=1)
    await tables.automation.move(match)
    assert [line.text for line in await tables.store.lines(match)] == ["setup", "bid 2"]


# Letters


async def test_a_nonce_depends_on_chance_alone(tables: Tables, tmp_path: Path):
    """Two games of the same public moves, one of them with notes, plans and drafts as well."""

    async def nonces(tables: Tables, *, secretive: bool) -> tuple[list[str], int]:
        tables.access.random_bytes = random.Random(1).randbytes
        match = await begun(tables, ANA, BEN)
        await bid(tables, match, (ANA, 2), (BEN, 1))
        if secretive:
            await tables.private.set_note(match, BEN.id, "bluff")
            await tables.private.plan(match, BEN.id, "bid 3")
            await tables.private.forget_plans(match, BEN.id)
            drafted = (await tables.play.draft_line(match, ANA.id, "take pebble")).look
            assert drafted.token
            await reset(tables, match, ANA.id, drafted.token)
        await tables.play.play_line(match, ANA.id, "take pebble")
        await tables.seats.announce(match)
        await tables.seats.cancel(match, ANA.id)
        letters = await tables.store.mail(FOREVER, match=match)
        assert {"card", "turn", "vote"} == {letter.kind for letter in letters}
        table = await tables.store.load(match)
        assert table
        return [letter.nonce for letter in letters], table.seq

    store = await open_store(tmp_path / "b.db")
    plain, seq = await nonces(tables, secretive=False)
    assert await nonces(Tables(store, clock=clock), secretive=True) == (plain, seq + 5)
    await store.close()


async def test_every_letter_has_a_nonce_of_its_own(tables: Tables):
    for _ in range(10):
        match = await begun(tables, ANA, BEN)
        await tables.seats.announce(match)
        async with tables.access.live(match) as session:
            about = [Notice(seat=0, kind=kind) for kind in ("draft", "draft", "decided")]
            letters = [tables.access.letter(REMINDER, notice) for notice in about]
            await tables.access.save(session, letters=letters)
    nonces = [letter.nonce for letter in await tables.store.mail(FOREVER, 10_000)]
    assert len(nonces) == len(set(nonces)) == 10 * (1 + 1 + 1 + 3), "the store drops a nonce that it knows"
    assert max(map(len, nonces)) <= 25, "Discord takes no longer one"


async def test_letters_are_delivered_once(tables: Tables):
    match = await begun(tables, ANA, BEN)
    card, letter = await tables.store.mail(NOW)
    assert read_notice(letter.payload).ping == (0, 1)
    await tables.store.mark_sent([card.id, letter.id], NOW, Post(match, 1, None, ""))
    await bid(tables, match, (ANA, 2))
    assert await tables.store.mail(NOW) == [], "Ben knows that he is asked"
    await bid(tables, match, (BEN, 1))
    (letter,) = await tables.store.mail(NOW)
    assert [happened.kind for happened in read_notice(letter.payload).events][:2] == ["bid", "bid"]
