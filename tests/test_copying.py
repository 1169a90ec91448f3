"""Copying databases: from a file to PostgreSQL and back, begun again, refused."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from bot import main
from engine.tables.store import (
    BotSettings,
    Store,
    StoreError,
    UserSettings,
    copy_store,
    open_store,
    settings_of,
)
from engine.tables.store.copying import SETTINGS
from engine.tables.store.rows import COLUMNS
from tests.stores import SNOWFLAKE, TABLES, everything, line, new_table

FIXTURE = Path(__file__).with_name("fixtures") / "version-0.1.db.gz"


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A database of version 0.1 with 68 tables."""
    path = tmp_path / "old.db"
    path.write_bytes(gzip.decompress(FIXTURE.read_bytes()))
    return path


async def contents(database: Path | str) -> list[list[tuple[Any, ...]]]:
    store = await open_store(database)
    found = await everything(store)
    await store.close()
    for settings in (found[TABLES.index(name)] for name in SETTINGS):
        settings[:] = [(number, json.loads(text)) for number, text in settings]
    return found


async def test_there_and_back(database: Path, tmp_path: Path, uri: str):
    store = await open_store(database)
    await store.change_settings(UserSettings, 7, {"lang": "cs", "advised": {"b": (1, 0, 0), "a": (2, 3, 4)}})
    await store.close()
    lines, back = list[str](), tmp_path / "back.db"
    await copy_store(database, uri, lines.append)
    await copy_store(uri, back, lines.append)
    assert lines[: len(COLUMNS)] == lines[len(COLUMNS) :], "rows and digests of each table"
    assert "match: 68 rows" in lines[0]
    first, second = await contents(database), await contents(back)
    assert first == second
    for path in (uri, back):
        store = await open_store(path)
        assert (await settings_of(store, UserSettings, 7)).advised == {"b": (1, 0, 0), "a": (2, 3, 4)}
        table = new_table()
        assert await store.create(table) == 69, "ids go on"
        await store.save(table, lines=[line(0)])
        await store.close()


async def test_an_unfinished_copy_is_continued(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    target = tmp_path / "new.db"

    def stop(said: str) -> None:
        raise KeyError

    monkeypatch.setattr("engine.tables.store.copying.BATCH", 7)
    with pytest.raises(KeyError):  # after the first 140 rows
        await copy_store(database, target, stop)
    store = await open_store(target)
    assert (await settings_of(store, BotSettings)).copy_of
    assert len(await store.read_rows("match")) + len(await store.read_rows("seat")) > 0
    assert await store.read_rows("guild")
    await store.close()
    await copy_store(database, target, lambda said: None)
    store = await open_store(target)
    assert not (await settings_of(store, BotSettings)).copy_of
    await store.close()
    with pytest.raises(StoreError, match="not empty"):
        await copy_store(database, target, lambda said: None)


async def test_a_source_that_has_changed_meanwhile_is_noticed(database: Path, tmp_path: Path):
    target = tmp_path / "new.db"

    def stop(said: str) -> None:
        raise KeyError

    with pytest.raises(KeyError):  # all rows are copied, nothing is compared
        await copy_store(database, target, stop)
    store = await open_store(database)
    table = await store.load(1)
    assert table
    await store.save(table)
    await store.close()
    with pytest.raises(StoreError, match="copies of match differ"):
        await copy_store(database, target, lambda said: None)


async def test_a_target_with_content_is_left_alone(database: Path, tmp_path: Path):
    target = tmp_path / "new.db"
    store = await open_store(target)
    await store.create(new_table(guild=SNOWFLAKE))
    await store.close()
    before = await contents(target)
    with pytest.raises(StoreError, match="not empty"):
        await copy_store(database, target, lambda said: None)
    assert await contents(target) == before


async def test_a_database_in_use_is_refused(database: Path, tmp_path: Path, uri: str):
    running: Store = await open_store(uri)
    with pytest.raises(StoreError, match="stop it first"):
        await copy_store(database, uri, lambda said: None)
    await running.close()
    running = await open_store(database)
    with pytest.raises(StoreError, match="already in use"):
        await copy_store(database, uri, lambda said: None)
    await running.close()


def test_the_command(database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    target = tmp_path / "new.db"
    assert main(["--db", str(database), "--copy-to", str(target)]) == 0
    assert "match: 68 rows, digest" in capsys.readouterr().out
    assert main(["--db", str(database), "--copy-to", str(target)]) == 2
    assert "not empty" in capsys.readouterr().err
    assert main(["--db", str(tmp_path / "none.db"), "--copy-to", str(target)]) == 2
    assert "no such file" in capsys.readouterr().err
