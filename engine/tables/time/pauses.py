"""Pauses of the whole bot, ordered by its operator, in which no table changes and no clock runs.

Owns the pauses and where they are stored. Must not know tables.
"""

from __future__ import annotations

from engine.tables.store import OWN_SETTINGS, BotSettings, Store, settings_of
from engine.tables.table.session import Denied
from engine.tables.time.clock import NEVER, YEAR


class Pauses:
    """The pauses of the past year. `spans` holds [from, to) in unix seconds; an open one ends at `NEVER`."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.spans: tuple[tuple[int, int], ...] = ()

    async def load(self) -> None:
        """Read the pauses from the store."""
        self.spans = (await settings_of(self._store, BotSettings)).pauses

    @property
    def since(self) -> int | None:
        """When the present pause began, in unix seconds; None if there is none."""
        return self.spans[-1][0] if self.spans and self.spans[-1][1] == NEVER else None

    def refuse(self) -> None:
        """Raise `Denied` while the bot is paused."""
        if self.since is not None:
            raise Denied("paused")

    async def begin(self, now: int) -> None:
        """Begin a pause, unless there is one already."""
        await self.load()  # another process might have begun or ended one
        if self.since is None:
            await self._write((*(span for span in self.spans if span[1] > now - YEAR), (now, NEVER)))

    async def end(self, now: int) -> None:
        """End the present pause, if there is one."""
        await self.load()
        if self.since is not None:
            await self._write((*self.spans[:-1], (self.since, max(self.since, now))))

    async def _write(self, spans: tuple[tuple[int, int], ...]) -> None:
        await self._store.change_settings(BotSettings, OWN_SETTINGS, {"pauses": spans})
        self.spans = spans
