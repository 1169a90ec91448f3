"""The tests of the service, and some of the whole bot, once more with their tables on PostgreSQL."""

from __future__ import annotations

from collections.abc import AsyncIterator
from importlib import import_module
from typing import Any

import pytest

from engine.tables.store.postgres import PostgresStore
from tests.queries import Statements
from tests.service import toy
from tests.test_admin import test_in_a_pause_nothing_changes_and_looking_works
from tests.test_foresight import test_a_plan_says_what_is_known_of_it_and_what_it_would_do
from tests.test_leagues import test_a_league_from_its_first_message_to_its_second_season
from tests.test_moving import test_the_turn_is_posted_in_the_new_place_every_time
from tests.test_posts import test_in_quiet_hours_a_post_comes_without_a_mention_and_the_mention_follows
from tests.test_privacy import test_a_person_is_forgotten_and_the_games_of_the_others_stay_whole
from tests.timed import timed
from tests.virtual import TableDriver, text

__all__ = [
    "test_a_league_from_its_first_message_to_its_second_season",
    "test_a_person_is_forgotten_and_the_games_of_the_others_stay_whole",
    "test_a_plan_says_what_is_known_of_it_and_what_it_would_do",
    "test_in_a_pause_nothing_changes_and_looking_works",
    "test_in_quiet_hours_a_post_comes_without_a_mention_and_the_mention_follows",
    "test_the_turn_is_posted_in_the_new_place_every_time",
    "timed",
    "toy",
]

for module in ("council", "table_absence", "table_plans", "table_reminders", "table_undo", "table_votes"):
    tests = vars(import_module(f"tests.test_{module}"))
    globals().update({name: test for name, test in tests.items() if name.startswith("test_")})


STATEMENTS = Statements()
"""What the stores of these tests have run."""


@pytest.fixture
def database(uri: str) -> str:
    return uri


@pytest.fixture(autouse=True)
async def every_statement_finds_its_rows_by_an_index(
    uri: str, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[None]:
    real = PostgresStore.open

    async def watched(*args: Any) -> PostgresStore:
        store = await real(*args)
        STATEMENTS.watch(store)
        return store

    monkeypatch.setattr(PostgresStore, "open", watched)
    yield
    assert STATEMENTS.seen
    assert await STATEMENTS.scans(uri, forced=True) == {}


async def test_health_names_the_database(table: TableDriver, owner: Any):
    said = text((await owner[0].slash(table.channel, "admin health")).response)
    assert "**Backups** are made by the database server" in said
    assert "PostgreSQL" in said
