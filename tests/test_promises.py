"""What people are told about time holds, and what is left out of a stored row keeps its meaning."""

from __future__ import annotations

import inspect
from types import SimpleNamespace
from typing import Any

import discord
import msgspec
import pytest

from bot import Config
from cogs import delivery
from cogs.delivery import is_refusal
from cogs.lobby import described_pace
from engine.tables import Tables
from engine.tables.council import council
from engine.tables.seats import people
from engine.tables.store import Table
from engine.tables.table.letters import Notice
from engine.tables.table.stored import Affairs, Feed, Order, Prefs, Proposal, StoredDraft
from engine.tables.time import deadlines
from engine.tables.time.clock import DAY, HOUR, MINUTE, PACES
from locales import texts


def test_the_paces_are_as_the_rules_say():
    described = {name: described_pace(texts(), name) for name in PACES}
    assert described == {
        "none": "Reminders after a day and after three; then the others can vote",
        "hours": "12 hours to begin with, 4 hours more for each move, one day at most",
        "day": "2 days to begin with, one day more for each move, 3 days at most",
        "three-days": "4 days to begin with, 3 days more for each move, 7 days at most",
        "week": "10 days to begin with, 7 days more for each move, 14 days at most",
    }
    assert deadlines.UNHURRIED == (DAY, 3 * DAY)
    assert deadlines.ABSENCE == 3 * DAY, "the rules, `/table absent` and its refusal say three days"
    assert deadlines.ASIDE == 4, "the rules say a quarter"


def test_the_limits_are_those_of_the_configuration():
    usual = {name: given.default for name, given in inspect.signature(Tables).parameters.items()}
    limits = usual["per_person"], usual["per_server"]
    assert limits == (Config().tables_per_person, Config().tables_per_server) == (20, 200)


def test_nothing_is_given_up_too_soon():
    """Constants that are products: a wrong one would end something at once, or never."""
    assert deadlines.NUDGE == deadlines.GRACE == HOUR
    assert deadlines.SNOOZE == 3 * HOUR
    assert deadlines.LATE == 15 * MINUTE
    assert deadlines.PATIENCE == 30 * DAY
    assert (council.LONGEST_PAUSE, people.VACATION_DAYS) == (60, 28), "days that a command takes"
    assert delivery.GIVE_UP == 7 * DAY
    ended = Table(game="toy", rules=1, opener=1, secret=b"", created=0, moved=0, status="over")
    assert not delivery._is_past(ended, 6 * DAY)


@pytest.mark.parametrize(
    ("row", "meaning"),
    [
        (
            Prefs,
            {
                "asked": -1, "since": None, "left": None, "expired": False, "late": False, "snoozed": 0,
                "reminded": 0, "present": 0, "aside": False, "away": [], "quiet": None, "remind": "both",
                "call_off": False, "former": None, "resigned": None, "orders": [], "standing": {}, "note": "",
                "stopped": "", "reason": "illegal", "advised": [], "taken": 0,
            },
        ),
        (
            Affairs,
            {
                "proposals": [], "verdicts": [], "pauses": [], "paused": 0, "told": 0, "joined": [],
                "contributions": [],
            },
        ),
        (Notice, {"events": [], "ping": [], "seat": -1, "line": -1, "kind": ""}),
        (StoredDraft, {"author": -1, "rev": 0, "steps": "", "at": 0}),
        (Feed, {"last": [], "unposted": [], "ping": [], "lines": 1}),
    ],
)  # fmt: skip
def test_what_an_empty_row_means(row: type, meaning: dict[str, Any]):
    """Rows are stored without what is as usual, so another usual value would change them all."""
    assert meaning.items() <= whole(msgspec.json.decode(b"{}", type=row)).items()


def test_what_the_shortest_rows_mean():
    order = msgspec.json.decode(b'{"text":"pass"}', type=Order)
    assert (order.unless, order.line) == ("", 0)
    vote = msgspec.json.decode(b'{"kind":"undo","seat":2,"line":7}', type=Proposal)
    rest = {"votes": {}, "closes": 0, "decision": -1, "reminded": False, "told": 0, "until": 0, "undone": []}
    assert rest.items() <= whole(vote).items()


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
