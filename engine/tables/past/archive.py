"""The record of a stored match: exported as a file, read to look back, or replayed for a whole database.

Owns which parts of a running match may be exported. Must not know the form of a record file, or who asks for
it.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from engine import games, notation, records
from engine.chance import commitment
from engine.core import Game
from engine.match import Deviation, decode, encode, replay
from engine.tables.store import Store, StoreError, Table, copy_database, open_store
from engine.tables.store.files import describe
from engine.tables.table import contributions
from engine.tables.table.session import Denied


async def export(store: Store, match: int, viewer: int | None = None) -> str:
    """Return the record file of a match that has started.

    Until the match is over, the file has neither the secret nor the draws, because they would reveal hands.
    Instead it has the position as the seat `viewer` (None: a spectator) sees it. Where several seats answer
    independently and some have not answered yet, the answers of the other seats are left out. So is, in games
    with hands, a step of another seat that only ended a longer turn: the seat may have been asked because of
    its hand. Raise `Denied` if there is no such match, it has not started, or its record no longer replays.
    """
    table = await store.load(match)
    if table is None or not table.base:
        raise Denied("not-live" if table else "no-table")
    record = await read(store, table)
    if table.status != "over":
        game = games.get(table.game)
        try:
            lines = await asyncio.to_thread(_known_lines, game, record, viewer)
        except Deviation:
            raise Denied("no-past", match=match) from None
        record = replace(
            record,
            setup=(),
            secret="",
            lines=[replace(_unended(game, line, viewer), drawn=()) for line in lines],
            viewer=viewer,
            view=encode(game.view(decode(game, table.base), viewer).state).decode(),
        )
    return records.dump(games.get(table.game).verbs, record)


def _unended(game: Game[Any], line: records.Line, viewer: int | None) -> records.Line:
    """Return a line as the viewer may read it: without the answer to a question that a hand has led to."""
    *actions, last = line.actions
    ends = game.hands and line.seat != viewer and actions and game.verbs[last.verb].ends
    return replace(line, actions=tuple(actions)) if ends else line


def _known_lines(game: Game[Any], record: records.Record, viewer: int | None) -> list[records.Line]:
    """Return the lines that the viewer may read: not the others' answers while some are still missing."""
    positions = replay(game, record)
    asked = [game.pending(state) for state, _ in positions]
    sealed = len(record.lines)
    while sealed and asked[sealed] and set(asked[sealed]) < set(asked[sealed - 1]):
        sealed -= 1
    return [line for number, line in enumerate(record.lines) if number < sealed or line.seat == viewer]


async def read(store: Store, table: Table) -> records.Record:
    """Return the whole record of a match that has started, secret and draws included."""
    game = games.get(table.game)
    setup, *lines = await store.lines(table.id)
    base = decode(game, table.base)
    over = game.outcome(base) is not None
    return records.Record(
        table.game,
        table.rules,
        tuple(seat.name for seat in table.seats),
        dict(table.options.game),
        setup.drawn,
        [
            records.Line(line.seat, notation.read_all(game.verbs, line.text), line.drawn, line.auto)
            for line in lines
            if line.seat is not None
        ],
        commitment(table.secret),
        table.secret.hex(),
        game.scores(base) if over else (),
        contributions.of(table),
    )


async def read_from(path: Path, match: int) -> records.Record:
    """Return the whole record of a match in the database at `path`, which may be in use.

    Raise `StoreError` or `OSError` if the database cannot be read, or `Denied` if it has no such match.
    """
    async with _copy_of(path) as store:
        table = await store.load(match)
        if table is None or not table.base:
            raise Denied("not-live" if table else "no-table")
        try:
            return await read(store, table)
        except Exception as error:  # whatever a damaged position leads to
            raise StoreError(f"{path}: match {match} is damaged: {describe(error)}") from error


async def replay_every(path: Path) -> AsyncIterator[tuple[int, str]]:
    """Replay every match of the database at `path`, which may be in use, under the present rules.

    Yield (match, verdict), the verdict being `same`, `differs: ...`, `no longer legal: ...` or
    `damaged: ...`. Raise `StoreError` or `OSError` if the database cannot be read.
    """
    async with _copy_of(path) as store:
        for match in await store.matches("live", "over"):
            try:
                yield match, await _replayed(store, match)
            except Exception as error:  # whatever a damaged position leads to
                yield match, f"damaged: {describe(error)}"


@asynccontextmanager
async def _copy_of(path: Path) -> AsyncGenerator[Store]:
    """Open a copy, because the original may be in use and must not be migrated."""
    await asyncio.to_thread(lambda: path.open("rb").close())  # raises an error that names the file
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.db"
        try:
            await asyncio.to_thread(copy_database, path, copy)
            store = await open_store(copy)
        except StoreError as error:
            reason = str(error.__cause__ or error).removeprefix(f"{copy}: ")
            raise StoreError(f"{path}: {describe(StoreError(reason))}") from error
        try:
            yield store
        finally:
            await store.close()


async def _replayed(store: Store, match: int) -> str:
    table = await store.load(match)
    if table is None:
        raise Denied("no-table")
    game = games.get(table.game)
    record = await read(store, table)
    try:
        *_, (state, _) = replay(game, record, strict=True)
    except Deviation as error:
        return f"no longer legal: {error}"
    return "same" if state == decode(game, table.base) else "differs: another position at the end"
