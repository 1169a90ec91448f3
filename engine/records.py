"""The record of a stored match: as a file for people, and to play every match again under new rules."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path

from engine import games, notation
from engine.chance import commitment
from engine.match import Deviation, decode, replay
from engine.session import Denied
from engine.store import Store, Table


async def export(store: Store, match: int) -> str:
    """The record file. While the game runs it keeps its secrets: no tapes, for they betray hands."""
    table = await store.load(match)
    if table is None or not table.base:
        raise Denied("not-live" if table else "no-table")
    record = await read(store, table)
    if table.status != "over":
        record.setup, record.secret = (), ""
        record.lines = [notation.Line(line.seat, line.actions, (), line.auto) for line in record.lines]
    return notation.dump(games.get(table.game).verbs, record)


async def read(store: Store, table: Table) -> notation.Record:
    """The whole record of a match that has begun, with all that is secret in it."""
    game = games.get(table.game)
    setup, *lines = await store.lines(table.id)
    base = decode(game, table.base)
    over = game.outcome(base) is not None
    keys = {option.key for option in game.options}
    return notation.Record(
        table.game,
        table.rules,
        tuple(seat.name for seat in table.seats),
        {key: value for key, value in table.options.items() if key in keys},
        setup.drawn,
        [
            notation.Line(line.seat, notation.read_all(game.verbs, line.text), line.drawn, line.auto)
            for line in lines
            if line.seat is not None
        ],
        commitment(table.secret),
        table.secret.hex(),
        game.scores(base) if over else (),
    )


async def replay_every(path: Path) -> AsyncIterator[tuple[int, str]]:
    """Play every stored match again under the rules as they are now, from a copy of the database.

    Yields (match, verdict): `same`, `differs: ...` or `no longer legal: ...`.
    """
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.db"
        await asyncio.to_thread(Store.copy, path, copy)
        store = await Store.open(copy)
        try:
            for match in await store.matches("live", "over"):
                table = await store.load(match)
                if table:
                    yield match, await _replayed(store, table)
        finally:
            await store.close()


async def _replayed(store: Store, table: Table) -> str:
    game = games.get(table.game)
    record = await read(store, table)
    try:
        *_, (state, _) = replay(
            game, len(record.seats), record.options, record.setup, record.lines, strict=True
        )
    except Deviation as error:
        return f"no longer legal: {error}"
    return "same" if state == decode(game, table.base) else "differs: another position at the end"
