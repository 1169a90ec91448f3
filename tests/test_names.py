"""Names that show nothing, or that would change the direction of the text around them."""

from __future__ import annotations

import random
import re
import unicodedata
from pathlib import Path
from typing import Any

import pytest
import simcord

from cogs.ui.ids import shorten
from cogs.ui.post import plain
from engine import games
from engine.names import FSI, PDI, TURNING, isolated, visible
from engine.tables.store import Seat, open_store
from locales import texts
from render.text import readable
from tests.limits import violations
from tests.playing import spoken
from tests.stores import new_table
from tests.two_worlds import LOOKS
from tests.virtual import TableDriver, play_ahead, text

HEBREW = "\u05d0\u05d1\u05d2"
NAMES = (f"*{HEBREW}*", "Ben\u202e\u2067 evil", "\u3164\u200d\ufe0f", f"__{HEBREW}__ 12")
"""What people call themselves: the second would reverse a line, the third shows nothing."""


@pytest.mark.parametrize(
    ("name", "seen"),
    [
        ("Ana", "Ana"),
        (" Ana\n\tMaria ", "Ana Maria"),
        ("\u202eevil\u2066\u200e\u00ad\ufeff\x07", "evil"),
        ("\u3164\u115f\uffa0\u2800", ""),
        ("\u0301\u200d \ufe0f", ""),
        ("Zoe\u0301", "Zoe\u0301"),
        ("z" + "\u0301" * 40, "z" + "\u0301" * 4),
        ("\U0001f469\u200d\U0001f680", "\U0001f469\u200d\U0001f680"),
        ("\u2764\ufe0f", "\u2764\ufe0f"),
        ("\u0645\u06cc\u200c\u0631\u0648\u0645", "\u0645\u06cc\u200c\u0631\u0648\u0645"),
        ("李小龙", "李小龙"),
    ],
)
def test_what_can_be_seen_of_a_name(name: str, seen: str):
    assert visible(name) == seen
    assert visible(seen) == seen


def test_pictures_clean_names_in_the_same_way():
    for name in (*NAMES, "\u3164", "A\x07B", "z\u0301\u0301"):
        assert readable(name, "A") == readable(isolated(visible(name)), "A")


def test_a_text_isolates_whatever_it_is_given():
    words = texts()
    assert words("denied-illegal-bare", text=HEBREW) == words("denied-illegal-bare", text=isolated(HEBREW))
    assert f"{FSI}{HEBREW}{PDI}" in words("denied-illegal-bare", text=HEBREW)
    assert FSI not in words("denied-illegal-bare", text="Žofie 🐫")
    assert plain(plain(HEBREW)) == plain(HEBREW) == f"{FSI}{HEBREW}{PDI}"


def test_a_text_that_is_cut_in_an_isolate_closes_it():
    whole = f"by {isolated(HEBREW * 5)} now"
    for limit in range(5, len(whole) + 1):
        cut = shorten(whole, limit)
        assert len(cut) <= limit
        assert cut.count(FSI) <= cut.count(PDI)


async def test_names_stored_by_earlier_versions_are_cleaned_too(tmp_path: Path):
    store = await open_store(tmp_path / "a.db")
    table = new_table(seats=[Seat(seat=0, user=1), Seat(seat=1, user=2)])
    table.seats[0].name, table.seats[1].name = "Ana\u202e", "\u3164"
    await store.create(table)
    stored = await store.load(table.id)
    await store.close()
    assert stored
    assert stored.names == ("Ana", "B")


@pytest.mark.parametrize("key", games.ALL)
async def test_no_name_changes_the_direction_of_a_text(env: simcord.Env, guild: Any, channel: Any, key: str):
    members = [
        guild.add_member(env.create_user(f"user{n}", global_name=name)) for n, name in enumerate(NAMES)
    ]
    table = TableDriver(env, channel, members)
    await table.open(min(4, games.get(key).seats[-1]), game=key)
    await members[0].slash(channel, "table cancel")
    for steps in (8, None):
        await play_ahead(env, table.id, random.Random(1), steps)
        for command, options in LOOKS:
            await members[1].slash(
                channel, command, **options, **({"table": 1} if "table" in command else {})
            )
    assert "user2" in text(table.post), "the name of an account stands in for one that shows nothing"
    assert not violations(env.http_requests, NAMES)
    said = [line for request in env.http_requests for line in spoken(request.json)]
    assert any(HEBREW in line for line in said)
    for line in said:
        assert line.count(FSI) == line.count(PDI)
        outside = re.sub(f"{FSI}.*?{PDI}", "", line)
        assert not [char for char in outside if unicodedata.bidirectional(char) in TURNING], line
        assert "\u202e" not in line
