"""Which statements of a PostgreSQL store read whole tables of the database, according to its planner."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import asyncpg

from engine.tables.store import Store
from engine.tables.store.rows import COLUMNS


class Statements:
    """The statements that stores have run, one of each kind with its arguments."""

    def __init__(self) -> None:
        self.seen: dict[str, Any] = {}
        self._explained: set[str] = set()

    def watch(self, store: Store) -> None:
        """Note what a store runs from now on."""
        pool: Any = store._pool
        for holder in pool._holders:
            holder._setup = self._watch

    async def _watch(self, connection: Any) -> None:
        connection.add_query_logger(self._note)  # the same one each time: a connection keeps it once

    def _note(self, record: Any) -> None:
        self.seen.setdefault(record.query, record.args)

    async def scans(self, address: str, *, forced: bool = False) -> dict[str, list[str]]:
        """Return the statements that read every row of a table, with the names of these tables.

        Those of earlier calls are left out. `address` is the database. With `forced`, only statements for
        which there is no index at all, however few rows the tables have.
        """
        found: dict[str, list[str]] = {}
        new = {statement: args for statement, args in self.seen.items() if statement not in self._explained}
        if not new:
            return found
        self._explained |= new.keys()
        db = await asyncpg.connect(address)
        async with db.transaction(readonly=True):
            if forced:
                await db.execute("set local enable_seqscan = off")
            for statement, args in new.items():
                if args != [] and statement.split(maxsplit=1)[0] in (
                    "select",
                    "update",
                    "delete",
                    "insert",
                    "with",
                ):
                    given = args[0] if isinstance(args, list) else args  # of several runs, the first
                    plan = await db.fetchval(f"explain (format json) {statement}", *given)
                    if scanned := sorted(set(_scanned(json.loads(plan)[0]["Plan"])) & COLUMNS.keys()):
                        found[statement] = scanned
        await db.close()
        return found


def _scanned(plan: dict[str, Any]) -> Iterator[str]:
    """Yield the names of the tables of which a plan reads every row."""
    if plan["Node Type"] == "Seq Scan":
        yield plan["Relation Name"]
    for part in plan.get("Plans", ()):
        yield from _scanned(part)
