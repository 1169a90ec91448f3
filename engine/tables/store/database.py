"""What a transaction of a store can do: the same with every kind of database.

In the statements, `?` and `:name` stand for values; after `in`, `:name` is a list.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from engine.tables.store.rows import Row


class Database(Protocol):
    """An open transaction."""

    async def fetch(self, select: str, *values: Any, **names: Any) -> Sequence[Any]:
        """Return the rows of a result. Their columns are found by number and by name."""
        ...

    async def execute(self, statement: str, **names: Any) -> int:
        """Return how many rows a statement has changed."""
        ...

    async def executemany(self, statement: str, rows: Sequence[Row]) -> None:
        """Execute a statement once for each row of its values."""
        ...
