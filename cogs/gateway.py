"""The connections to Discord's gateway: a process opens those of the shards that it has leased.

Owns when a connection is opened and closed, and the pace of logging in. Must not know what the bot does.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from discord.ext import commands
from discord.gateway import DiscordWebSocket

from cogs.changes import Changes
from engine.tables import Shards, StoreError, Tables

log = logging.getLogger(__name__)

PACE = 5.25
"""Seconds between two logins of all processes; Discord allows one in 5 seconds."""
RETRY = 5
"""Seconds before something that failed is tried again."""


class LeasedBot(commands.AutoShardedBot):
    """A bot that serves the shards that it has leased.

    `shards` are those that it may lease. If None, there is one lease for all, and Discord says how many
    shards there are. Unless `shared`, no other process can have a lease, and discord.py opens the
    connections. `tables` is set in `setup_hook`.
    """

    tables: Tables

    def __init__(self, *args: Any, shards: Shards | None, shared: bool, **options: Any) -> None:
        super().__init__(*args, shard_count=shards and shards.total, **options)
        self.shards_known = shards is not None
        self.leases = shards or Shards()
        self.shared = shared
        self.held: frozenset[int] = frozenset()
        """The leases that this process has now."""
        self.changes = Changes()
        """Told of new leases before any connection is closed or opened."""
        self._leased = asyncio.Event()
        self._changed = asyncio.Event()
        self._follower: asyncio.Task[None] | None = None
        self._left: set[int] = set()
        """The shards that were disconnected because their lease was lost."""
        self._logins: set[asyncio.Task[None]] = set()

    def serves(self, guild: int | None) -> bool:
        """Return True if this process delivers and runs timers at the tables of a server."""
        return self.leases.of(guild) in self.held

    async def wait_until_serving(self) -> None:
        """Wait until this process has a lease."""
        await self._leased.wait()

    def lease(self, held: frozenset[int]) -> None:
        """Serve these leases from now on, and no others."""
        lost, self.held = self.held - held, held
        (self._leased.set if held else self._leased.clear)()
        self.changes.tell("leases")
        self._changed.set()
        if lost and self._follower:  # it might be opening a connection that is no longer wanted
            self._follower.cancel()
            self._follower = asyncio.create_task(self._follow_leases())

    async def launch_shards(self) -> None:
        if not self.shared:
            await super().launch_shards()
        elif not self.is_closed():
            self._follower = asyncio.create_task(self._follow_leases())

    async def _follow_leases(self) -> None:
        """Close and open connections, one after the other, until another task does so."""
        while self._follower is asyncio.current_task():  # discord.py might swallow a cancellation
            self._changed.clear()
            try:
                wanted = await self._wanted()
                await asyncio.gather(*map(self._disconnect, self.shards.keys() - wanted))
                missing = [n for n in wanted if n in self._left or n not in self.shards]
                if missing:
                    await self._connect(missing[0])
                else:
                    await self._changed.wait()
            except Exception:
                log.exception("connecting to Discord's gateway failed, trying again in %d s", RETRY)
                await asyncio.sleep(RETRY)

    async def _wanted(self) -> list[int]:
        """Return the shards to be connected."""
        if self.shards_known or not self.held:
            wanted = sorted(self.held)
        else:
            if not self.shard_count:
                self.shard_count, *_ = await self.http.get_bot_gateway()
            wanted = list(range(self.shard_count))
        self._connection.shard_count, self._connection.shard_ids = self.shard_count, wanted
        return wanted

    def _is_wanted(self, shard: int) -> bool:
        return shard in self.held if self.shards_known else bool(self.held)

    async def _disconnect(self, shard: int) -> None:
        self._left.add(shard)
        await self.shards[shard].disconnect()  # does nothing if it is

    async def _connect(self, shard: int) -> None:
        if shard in self.shards:
            self._left.discard(shard)
            await self.shards[shard].connect()  # a failure is tried again by discord.py
        else:
            await self.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, shard)

    async def on_shard_connect(self, shard: int) -> None:
        """Check the leases again: discord.py may have reconnected by itself after one was lost."""
        self._changed.set()

    async def on_shard_resumed(self, shard: int) -> None:
        self._changed.set()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until this process may log in. The next process may do so `PACE` seconds later."""
        if not self.shared:
            await super().before_identify_hook(shard_id, initial=initial)
            return
        if not self._is_wanted(shard_id or 0):
            raise asyncio.CancelledError  # by which discord.py gives up reconnecting
        begun: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        login = asyncio.create_task(self._take_turn(begun))
        self._logins.add(login)
        login.add_done_callback(self._logins.discard)
        try:
            await begun
        except asyncio.CancelledError:
            login.cancel()
            raise

    async def _take_turn(self, begun: asyncio.Future[None]) -> None:
        while not begun.done():
            try:
                async with self.tables.store.turn("identify"):
                    begun.set_result(None)
                    await asyncio.sleep(PACE)
            except StoreError as error:
                log.warning("the turn to log in cannot be taken, trying again in %d s: %s", RETRY, error)
                await asyncio.sleep(RETRY)

    async def close(self) -> None:
        for task in (self._follower, *self._logins):
            if task:
                task.cancel()
        self._follower = None
        await super().close()
