"""What people are told about time holds, and what is left out of a stored row keeps its meaning."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import msgspec
import pytest

from bot import Config
from cogs import delivery
from cogs.sending import is_refusal
from cogs.ui.form import described_pace
from engine import games
from engine.chance import Chance
from engine.tables import Tables, read_notice
from engine.tables.council import ballots
from engine.tables.store import Table, open_store
from engine.tables.table.session import Session
from engine.tables.table.stored import affairs_of, feed_of, seat_state
from engine.tables.time import deadlines
from engine.tables.time.clock import DAY, HOUR, MINUTE, PACES, after_move
from locales import texts
from tests.stores import running


def without_clock(**columns: Any) -> Session:
    """Return a running table without a clock, at which a player has been asked since the moment 0."""
    game = games.get("babylon")
    table = running(game, game.setup(3, {}, Chance.seeded(1)))
    session = Session(replace(table, **columns))
    deadlines.tick(session, 0)
    return session


def test_the_paces_are_as_the_rules_say():
    described = {name: described_pace(texts(), name) for name in PACES}
    assert described == {
        "none": "Reminders after a day and after three; then the others can vote",
        "hours": "12 hours to begin with, 4 hours more for each move, one day at most",
        "day": "2 days to begin with, one day more for each move, 3 days at most",
        "three-days": "4 days to begin with, 3 days more for each move, 7 days at most",
        "week": "10 days to begin with, 7 days more for each move, 14 days at most",
    }
    for pace in filter(None, PACES.values()):
        assert after_move(pace.bank, pace.bank, pace) == pace.increment
        assert after_move(pace.cap, 0, pace) == pace.cap


def test_without_a_clock_people_have_the_days_that_the_rules_say():
    session = without_clock()
    (decision,) = session.match.decisions()
    seat = decision.seat
    assert [timer.due for timer in deadlines.timers(session)] == [30 * DAY, DAY, 3 * DAY]
    assert deadlines.expiry(session, seat) == 30 * DAY
    assert [deadlines.is_absent(session, seat, at) for at in (3 * DAY - 1, 3 * DAY)] == [False, True]
    session.table.seats[seat].user = None
    assert deadlines.expiry(session, seat) == 3 * DAY, "then the others vote about an open seat"


def test_nothing_is_given_up_too_soon():
    """Constants that are products: a wrong one would end something at once, or never."""
    assert ballots.vote_length(without_clock()) == DAY
    assert deadlines.NUDGED_AFTER == deadlines.GRACE == HOUR
    assert deadlines.SNOOZE == 3 * HOUR
    assert deadlines.LATE == 15 * MINUTE
    assert deadlines.ASIDE == 4, "the rules say a quarter"
    assert delivery.GIVE_UP == 7 * DAY
    ended = Table(game="toy", rules=1, opener=1, secret=b"", created=0, moved=0, status="over")
    assert not delivery._is_past(ended, 6 * DAY)


async def test_the_limits_are_those_of_the_configuration(tmp_path: Path):
    store = await open_store(tmp_path / "a.db")
    tables = Tables(store)
    limits = tables.limits.per_person, tables.limits.per_server
    assert limits == (Config().tables_per_person, Config().tables_per_server) == (20, 200)
    await tables.close()
    await store.close()


# Rows are stored without what is as usual, so another usual value would change them all.


def test_what_an_empty_row_of_a_seat_means():
    session = without_clock()
    session.table.seats[0].prefs = b'{"orders":[{"text":"pass"}]}'
    own = seat_state(session.table, 0)
    assert {
        "asked": -1, "since": None, "left": None, "expired": False, "late": False, "snoozed": 0,
        "reminded": 0, "present": 0, "aside": False, "away": [], "quiet": None, "remind": "both",
        "former": None, "resigned": None, "standing": {}, "note": "", "stopped": "",
        "reason": "illegal", "advised": [], "taken": 0,
    }.items() <= whole(own).items()  # fmt: skip
    assert (own.orders[0].unless, own.orders[0].line) == ("", 0)


def test_what_an_empty_row_of_a_table_means():
    table = without_clock(affairs=b'{"proposals":[{"kind":"off","seat":2,"line":7}]}', last=b"{}").table
    affairs = affairs_of(table)
    assert {
        "verdicts": [], "pauses": [], "paused": 0, "told": 0, "joined": [], "contributions": [],
    }.items() <= whole(affairs).items()  # fmt: skip
    assert {
        "votes": {}, "closes": 0, "decision": -1, "reminded": False, "told": 0, "until": 0, "undone": [],
    }.items() <= whole(affairs.proposals[0]).items()  # fmt: skip
    assert {"last": [], "unposted": [], "ping": [], "lines": 1}.items() <= whole(feed_of(table)).items()


def test_what_an_empty_letter_means():
    meaning = {"events": [], "ping": [], "seat": -1, "line": -1, "kind": ""}
    assert meaning.items() <= whole(read_notice(b"{}")).items()


def test_an_empty_draft_is_nobodys():
    session = without_clock(draft=b"{}")
    assert (session.match.author, session.match.rev, session.match.draft) == (-1, 0, [])
    assert session.touched == (0, 0)


def whole(row: Any) -> dict[str, Any]:
    """Return a row as JSON, with what is left out when it is stored."""
    return msgspec.json.decode(
        msgspec.json.encode({name: getattr(row, name) for name in row.__struct_fields__})
    )


CODES = {
    "unknown channel": 10003,
    "unknown message": 10008,
    "no access": 50001,
    "no permission": 50013,
    "locked thread": 160005,
}


@pytest.mark.parametrize("what", CODES)
def test_what_discord_refuses_for_good_is_known_by_its_code(what: str):
    assert is_refusal(answer(400, CODES[what]))


def test_what_discord_refuses_for_good_is_known_by_its_status():
    refused = [status for status in range(400, 600) if is_refusal(answer(status, 0))]
    assert refused == [403, 404]
    assert not is_refusal(answer(400, 50035)), "an invalid form is a fault of ours"
    assert not is_refusal(ConnectionResetError())


def answer(status: int, code: int) -> discord.HTTPException:
    response: Any = SimpleNamespace(status=status, reason="")
    return discord.HTTPException(response, {"code": code, "message": ""})
