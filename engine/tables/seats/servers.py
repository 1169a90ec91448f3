"""What concerns a whole server: its settings, and the tables that are played there.

Must not know who may change these settings; that is up to Discord's permissions.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.tables.access.access import Access
from engine.tables.store import OPEN, ServerSettings, Status, Table, settings_of

ALL_TABLES = 500
"""The most tables of one server or channel that are listed."""


class Servers:
    """The calls about servers and their channels."""

    def __init__(self, access: Access) -> None:
        self._access = access

    async def settings(self, guild: int) -> ServerSettings:
        """Return what the managers of a server have set."""
        return await settings_of(self._access.store, ServerSettings, guild)

    async def settings_by_id(self, guilds: Sequence[int]) -> dict[int, ServerSettings]:
        """Return the settings of several servers."""
        return await self._access.store.settings(ServerSettings, guilds)

    async def change_settings(self, guild: int, changes: Mapping[str, Any]) -> None:
        """Change the settings of a server."""
        await self._access.store.change_settings(ServerSettings, guild, changes)

    async def languages(self) -> dict[int, str]:
        """Return, by server, the languages of those that have chosen one."""
        return await self._access.store.languages(ServerSettings)

    async def tables(self, guild: int) -> list[Table]:
        """Return the open tables of a server, most recently moved first."""
        return await self._access.store.tables_in(guild, OPEN, ALL_TABLES)

    async def tables_at(self, channel: int, statuses: Sequence[Status]) -> list[Table]:
        """Return the tables in a channel or its threads, or in a thread, most recently moved first."""
        return await self._access.store.tables_here(channel, statuses, ALL_TABLES)
