"""When the operator let everything stand still: while it lasts nothing changes, and nobody's clock runs.

Owns the pauses of the house and where they are kept. Knows no table.
"""

from __future__ import annotations

from engine.clock import NEVER, YEAR
from engine.session import Denied
from engine.store import HOUSE, Store


class Pauses:
    """`spans` are the pauses of the past year, [from, to), the last one perhaps open: it ends at `NEVER`."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.spans: tuple[tuple[int, int], ...] = ()

    async def load(self) -> None:
        kept = (await self._store.get_guild(HOUSE)).get("pauses", ())
        self.spans = tuple((int(start), int(end)) for start, end in kept)

    @property
    def since(self) -> int | None:
        """The start of the pause that lasts, if one does."""
        return self.spans[-1][0] if self.spans and self.spans[-1][1] == NEVER else None

    def refuse(self) -> None:
        """Raise `Denied` while a pause lasts: nothing may change."""
        if self.since is not None:
            raise Denied("paused")

    async def begin(self, now: int) -> None:
        """From now on. Nothing happens if there is a pause already."""
        if self.since is None:
            await self._keep((*(span for span in self.spans if span[1] > now - YEAR), (now, NEVER)))

    async def end(self, now: int) -> None:
        """Now. Nothing happens if there is no pause."""
        if self.since is not None:
            await self._keep((*self.spans[:-1], (self.since, max(self.since, now))))

    async def _keep(self, spans: tuple[tuple[int, int], ...]) -> None:
        await self._store.set_guild(HOUSE, {"pauses": spans})
        self.spans = spans
