"""`docs/data-model.md` names every table, column and stored field, and nothing else."""

from __future__ import annotations

import inspect
import re
import sqlite3
from collections import defaultdict
from contextlib import closing
from types import ModuleType
from typing import Any

import asyncpg
import msgspec
import pytest

from cogs.posted import StoredPost
from engine.core import Event
from engine.tables.council import ballots, votes
from engine.tables.store import LogLine, Post, files, open_store, settings
from engine.tables.table import letters, puzzles, stored
from engine.tables.time import deadlines, gathering
from engine.tables.upkeep import consequences
from tests.project import ROOT

TEXT = (ROOT / "docs" / "data-model.md").read_text("utf-8")
HEADING, ROW, NAME = re.compile(r"### `(\w+)`"), re.compile(r"\| (`[^|]*`) \|"), re.compile(r"`(\w+)`")
ARRAYS = (LogLine, Post, StoredPost)
"""Values that are stored as JSON arrays."""
ONLY_ON_POSTGRESQL = {"caravanserai", "process", "lease", "claim"}


def documented() -> dict[str, list[str]]:
    """Return the names in the first column of the first table below each heading."""
    found = dict[str, list[str]]()
    for section in TEXT.split("\n### ")[1:]:
        heading = HEADING.match("### " + section)
        assert heading, section[:60]
        assert heading[1] not in found, heading[1]
        table = section.partition("|---|---|\n")[2].partition("\n\n")[0]
        rows = [ROW.match(line) for line in table.splitlines() if line.startswith("|")]
        names = [name for row in rows if row for name in NAME.findall(row[1])]
        assert len(names) == len(set(names)), heading[1]
        found[heading[1]] = names
    return found


def structs(module: ModuleType) -> dict[str, set[str]]:
    """Return the names of the fields of each struct that a module defines."""
    classes = [kind for _, kind in inspect.getmembers(module, inspect.isclass)]
    return {
        kind.__name__: set(kind.__struct_fields__)
        for kind in classes
        if issubclass(kind, msgspec.Struct) and kind.__module__ == module.__name__ and kind.__struct_fields__
    }


async def test_every_stored_name_is_in_the_document(uri: str):
    with closing(sqlite3.connect(":memory:")) as db:
        for file in files.migrations(files.MIGRATIONS).values():
            db.executescript(file.read_text("utf-8"))
        select = """select t.name, c.name from sqlite_schema as t, pragma_table_info(t.name) as c
            where t.type = 'table' and t.name not like 'sqlite%'"""
        sqlite = columns(db.execute(select).fetchall())
    await (await open_store(uri)).close()
    pg = await asyncpg.connect(uri)
    select = """select table_name, column_name from information_schema.columns
        where table_schema = current_schema()"""
    postgresql = columns(await pg.fetch(select))
    await pg.close()
    assert sqlite == {name: names for name, names in postgresql.items() if name not in ONLY_ON_POSTGRESQL}

    values = {
        **structs(stored),
        **structs(letters),
        **structs(puzzles),
        **structs(settings),
        **{kind.__name__: set(kind._fields) for kind in ARRAYS},
        "Event": set(Event.__slots__),
    }
    assert {name: set(names) for name, names in documented().items()} == postgresql | values


@pytest.mark.parametrize("kind", ARRAYS)
def test_the_fields_of_arrays_are_in_order(kind: Any):
    assert documented()[kind.__name__] == [*kind._fields]


def columns(pairs: list[tuple[str, str]]) -> dict[str, set[str]]:
    found = defaultdict[str, set[str]](set)
    for table, column in pairs:
        found[table].add(column)
    return dict(found)


def test_every_kind_is_in_the_document():
    """Of letters, in the second table of `outbox`; of timers, in the paragraph below theirs; and of votes."""
    outbox = TEXT.partition("### `outbox`")[2].partition("\n### ")[0]
    kinds = {
        letters.REMINDER,
        letters.VOTE,
        letters.NEWS,
        letters.CARD,
        letters.CONTEST,
        letters.LOBBY,
        letters.LEFT,
        letters.TURN,
        letters.OVER,
    }
    assert set(re.findall(r"^\| `(\w+)` \|", outbox.partition("| kind |")[2], re.MULTILINE)) == kinds
    paragraph = TEXT.partition("\nKinds for a seat")[2].partition("\n\n")[0]
    assert set(NAME.findall(paragraph)) == {
        deadlines.REMIND, deadlines.MENTION, deadlines.NUDGE, deadlines.CHECK, deadlines.DEADLINE,
        deadlines.RESUME, deadlines.BEGUN, ballots.BALLOT, ballots.CLOSE, consequences.AUTOMATION,
        *gathering.KINDS,
    }  # fmt: skip
    proposal = TEXT.partition("### `Proposal`")[2].partition("| `kind` |")[2].partition("\n")[0]
    assert set(NAME.findall(proposal)) == {*votes.CHOICES}
