"""Several processes of the bot in one virtual Discord, on one PostgreSQL database.

They share an event loop, and nothing else that processes do not share: each has a bot, a service and a store
of its own. `OWNER` tells for which of them something is done.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any

from simcord import _dpy_internals
from simcord.backend import serializers
from simcord.backend.errors import BackendError
from simcord.gateway import ShardRouter
from simcord.http import FakeHTTPClient, router

from bot import Caravanserai
from tests import virtual

OWNER: ContextVar[Caravanserai | None] = ContextVar("OWNER", default=None)
PATIENCE = 120.0
"""The longest time, in seconds, that processes may take for what the others must learn from the database."""


class Several(virtual.Env):
    """A virtual Discord with several processes of the bot. `bot` is one of those that run.

    An interaction reaches the process that has leased the shard of its server, as the gateway does.
    """

    def __init__(self, make_bot: Callable[[], Caravanserai], **options: Any) -> None:
        super().__init__(make_bot(), **options)
        self.running: list[Caravanserai] = [self.bot]
        self.killed: list[Caravanserai] = []
        self._routers: dict[Caravanserai, ShardRouter] = {}
        self._dispatch = router.dispatch

    @property
    def bots(self) -> list[Caravanserai]:
        return self.running

    async def start(self) -> None:
        """Start the first process."""
        router.dispatch = self._answer
        self._let_stand_by(self.bot)
        with self._of(self.bot):
            await super().start()
        self.backend.subscribers.remove(self._gateway_feed)
        self._gateway_feed = self._feed
        self.backend.subscribers.append(self._feed)
        self._routers[self.bot] = self._router(self.bot)

    async def shutdown(self) -> None:
        await super().shutdown()
        router.dispatch = self._dispatch
        for bot in self.running:
            await bot.close()

    async def add(self, bot: Caravanserai) -> None:
        """Start another process."""
        assert self._loop
        self.bot, state = bot, _dpy_internals.get_state(bot)
        _dpy_internals.install_http(bot, FakeHTTPClient(self.backend, self._loop))
        _dpy_internals.set_guild_ready_timeout(bot, 0.0)
        self._message_states.add(state)
        state.shard_count, state.shard_ids = self._shard_count, list(self._shard_ids)
        routed = self._routers[bot] = self._router(bot)
        self._capture_errors()
        self._let_stand_by(bot)
        with self._of(bot), self._bot_scope():
            await bot.login("token")
            bot.shard_count = self._shard_count
            _dpy_internals.install_shards(bot, routed.shards)
            for shard in self._shard_ids:
                routed.identify(shard)
            for guild in self.backend.guilds.values():
                routed.feed("GUILD_CREATE", serializers.guild_create_payload(self.backend, guild))
        self.running.append(bot)
        await self.settle()

    def kill(self, bot: Caravanserai) -> None:
        """Let a process do nothing more: neither the database nor Discord hear of it."""
        self.killed.append(bot)
        self.running.remove(bot)
        self.bot = self.running[0]
        store: Any = bot.tables.store
        store._leases._task.cancel()
        if store._leases._db:
            store._leases._db.terminate()
        store._pool.terminate()

    async def stop(self, bot: Caravanserai) -> None:
        """End a process as SIGTERM does."""
        self.running.remove(bot)
        self.bot = self.running[0]
        await bot.close()

    async def until(self, happened: Callable[[], Any]) -> float:
        """Wait for what one process tells the others, and return the seconds that it took."""
        begun = time.monotonic()
        while not happened():
            assert time.monotonic() - begun < PATIENCE, "it has not happened"
            await asyncio.sleep(0.05)
        return time.monotonic() - begun

    async def until_served(self) -> float:
        """Wait until every shard is leased, and return the seconds that it took."""
        return await self.until(
            lambda: set().union(*(bot.held for bot in self.running)) == set(self._shard_ids)
        )

    def _let_stand_by(self, bot: Caravanserai) -> None:
        """Let nobody wait for a process that waits for a lease."""
        wait: Callable[[], Any] = bot.wait_until_serving
        bot.wait_until_serving = lambda: self.external_wait(wait(), reason="it stands by")

    def _router(self, bot: Caravanserai) -> ShardRouter:
        state = _dpy_internals.get_state(bot)
        return ShardRouter(self.backend, state, bot.dispatch, self._shard_count, self._shard_ids)

    def _feed(self, event: str, payload: Mapping[str, Any]) -> None:
        guild = int(payload.get("guild_id") or 0)
        for bot in self.running:
            if event != "INTERACTION_CREATE" or bot.serves(guild):
                with self._of(bot), self._bot_scope():
                    self._routers[bot].feed(event, payload)

    def _answer(self, *args: Any, **options: Any) -> Any:
        if OWNER.get() in self.killed:
            raise BackendError(404, 10015, "it is dead")
        return self._dispatch(*args, **options)

    def _record_error(self, error: BaseException) -> None:
        if OWNER.get() not in self.killed:
            super()._record_error(error)

    @contextmanager
    def _of(self, bot: Caravanserai) -> Iterator[None]:
        token = OWNER.set(bot)
        try:
            yield
        finally:
            OWNER.reset(token)
