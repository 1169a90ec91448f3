"""A small Discord on this machine, for tests with real processes of the bot: REST requests and the gateway.

It knows no rules of Discord but these: who is connected with which shard, and a nonce is posted once.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import time
import zlib
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple, Self

from aiohttp import WSMsgType, web

BOT = 42
HELLO, IDENTIFY, RESUME, HEARTBEAT, ACK, DISPATCH = 10, 2, 6, 1, 11, 0


class Happened(NamedTuple):
    """Something that a process of the bot did: `at` is of `time.monotonic`, `token` says which process."""

    at: float
    token: str
    what: str
    about: Any = None


class Connection:
    """A connection to the gateway."""

    def __init__(self, socket: web.WebSocketResponse) -> None:
        self.socket = socket
        self._deflate = zlib.compressobj()
        self._numbers = itertools.count(1)

    async def send(self, op: int, data: Any, event: str | None = None) -> None:
        payload = {"op": op, "d": data, "t": event, "s": next(self._numbers) if event else None}
        packed = self._deflate.compress(json.dumps(payload).encode())
        await self.socket.send_bytes(packed + self._deflate.flush(zlib.Z_SYNC_FLUSH))


class DiscordServer:
    """Serves the bot with any token; `async with` starts and stops it. `guilds` are ids of servers."""

    def __init__(self, *guilds: int, shards: int = 1) -> None:
        self.guilds, self.shards = guilds, shards
        self.happened: list[Happened] = []
        self.connections: dict[tuple[str, int], Connection] = {}
        """By token and shard."""
        self.posts: dict[int, list[Any]] = defaultdict(list)
        """By channel, what was posted there."""
        self.deaf = False
        """Whether every request for a message is answered with an error."""
        self.stuck = False
        """Whether an edit of a message is never answered."""
        self._nonces: dict[tuple[int, str], Any] = {}
        self._commands: list[Any] = []
        self._ids = itertools.count(10**18)
        self._changed = asyncio.Condition()

    async def __aenter__(self) -> Self:
        app = web.Application()
        app.router.add_get("/gateway/", self._gateway)
        app.router.add_route("*", "/api/v10/{path:.*}", self._answer)
        self._runner = web.AppRunner(app, shutdown_timeout=1)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        host, port = self._runner.addresses[0]
        self.api, self.gateway = f"http://{host}:{port}", f"ws://{host}:{port}/gateway/"
        return self

    async def __aexit__(self, *_: object) -> None:
        for connection in list(self.connections.values()):
            with suppress(Exception):
                await connection.socket.close()
        await self._runner.cleanup()

    async def note(self, token: str, what: str, about: Any = None) -> None:
        async with self._changed:
            self.happened.append(Happened(time.monotonic(), token, what, about))
            self._changed.notify_all()

    async def until(self, reached: Callable[[], Any], seconds: float = 180) -> Any:
        """Wait until `reached()` is true of what has happened, and return its value."""
        async with asyncio.timeout(seconds), self._changed:
            await self._changed.wait_for(reached)
        return reached()

    def of(self, what: str, token: str | None = None) -> list[Happened]:
        return [it for it in self.happened if it.what == what and token in (None, it.token)]

    def connected(self) -> dict[int, list[str]]:
        """Return by shard the tokens of the processes that are connected with it."""
        found = defaultdict[int, list[str]](list)
        for token, shard in self.connections:
            found[shard].append(token)
        return dict(found)

    async def interact(self, guild: int, user: int, kind: int, data: Any, **more: Any) -> str:
        """Send an interaction of a person in the channel guild + 1 to every process; return its token."""
        number = next(self._ids)
        token = f"token-of-interaction-{number}"
        person = {
            "id": str(user),
            "username": "ana",
            "discriminator": "0",
            "global_name": None,
            "avatar": None,
        }
        member = {
            "user": person, "roles": [], "joined_at": "2026-01-01T00:00:00+00:00", "permissions": "8",
            "deaf": False, "mute": False, "flags": 0,
        }  # fmt: skip
        channel = {"id": str(guild + 1), "type": 0, "guild_id": str(guild), "name": "games", "position": 0}
        payload = {
            "id": str(number), "application_id": str(BOT), "type": kind, "token": token, "version": 1,
            "guild_id": str(guild), "channel_id": channel["id"], "channel": channel, "member": member,
            "app_permissions": str(1 << 50), "locale": "en-GB", "guild_locale": "en-GB", "entitlements": [],
            "authorizing_integration_owners": {"0": str(guild)}, "context": 0, "attachment_size_limit": 10**7,
            "data": data, **more,
        }  # fmt: skip
        for connection in self.connections.values():
            await connection.send(DISPATCH, payload, "INTERACTION_CREATE")
        return token

    # The gateway

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        connection, place = Connection(socket), None
        await connection.send(HELLO, {"heartbeat_interval": 41_250})
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                break
            payload = json.loads(message.data)
            match payload["op"]:
                case 1:
                    await connection.send(ACK, None)
                case 2:
                    place = await self._identify(connection, payload["d"])
                case _:
                    pass
        if place and self.connections.get(place) is connection:
            del self.connections[place]
            await self.note(place[0], "disconnect", place[1])
        return socket

    async def _identify(self, connection: Connection, data: Any) -> tuple[str, int]:
        token, (shard, total) = data["token"], data.get("shard", (0, 1))
        self.connections[token, shard] = connection
        served = [guild for guild in self.guilds if (guild >> 22) % total == shard]
        ready = {
            "v": 10,
            "user": self._user(),
            "guilds": [{"id": str(guild), "unavailable": True} for guild in served],
            "session_id": str(next(self._ids)),
            "resume_gateway_url": self.gateway,
            "shard": [shard, total],
            "application": {"id": str(BOT), "flags": 0},
        }
        await connection.send(DISPATCH, ready, "READY")
        for guild in served:
            await connection.send(DISPATCH, self._guild(guild), "GUILD_CREATE")
        await self.note(token, "identify", shard)
        return token, shard

    # Requests

    async def _answer(self, request: web.Request) -> web.Response:
        token = request.headers.get("Authorization", "").removeprefix("Bot ")
        path, body = request.match_info["path"], await self._body(request)
        await self.note(token, "request", f"{request.method} {path}")
        match request.method, path.split("/"):
            case "GET", ["users", "@me"]:
                return _json(self._user())
            case "GET", ["oauth2", "applications", "@me"]:
                return _json(self._application())
            case "GET", ["gateway", "bot"]:
                limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
                answer = {"url": self.gateway, "shards": self.shards, "session_start_limit": limit}
                return _json(answer)
            case "GET", ["applications", _, "commands"]:
                return _json(self._commands)
            case "PUT", ["applications", _, "commands"]:
                self._commands = [
                    {
                        "description": "",  # as Discord answers for a menu's command, which has none
                        **command,
                        "id": str(next(self._ids)),
                        "application_id": str(BOT),
                        "version": "1",
                    }
                    for command in body
                ]
                return _json(self._commands)
            case "POST", ["channels", channel, "messages"] if not self.deaf:
                return _json(await self._post(token, int(channel), body))
            case "POST", ["interactions", _, _, "callback"]:
                return _json({"interaction": {"id": "1", "type": 3}})
            case _, ["webhooks", _, token, *_]:
                await self.note(token, "answer", body)
                shown = {"components": body.get("components") or []}
                return _json({**self.message(1, next(self._ids)), **shown})
            case "PATCH", ["channels", channel, "messages", message]:
                await self.note(token, "edit", (int(message), body))
                if self.stuck:
                    await asyncio.Event().wait()
                return _json(self.message(int(channel), int(message)))
            case "GET", ["guilds", _, "members", user]:
                return _json({"user": {**self._user(), "id": user}, "roles": []})
            case _:
                return _json({"code": 0, "message": "no"}, status=503 if self.deaf else 404)

    async def _body(self, request: web.Request) -> Any:
        if request.content_type == "multipart/form-data":
            return json.loads(str((await request.post())["payload_json"]))
        return await request.json() if request.can_read_body else {}

    def forget_nonces(self) -> None:
        """Do as Discord does after some minutes."""
        self._nonces.clear()

    async def _post(self, token: str, channel: int, body: Any) -> Any:
        key = channel, body.get("nonce")
        if key[1] is None or key not in self._nonces:
            self._nonces[key] = self.message(channel, next(self._ids))
            self.posts[channel].append(body)
            await self.note(token, "post", channel)
        return self._nonces[key]

    def message(self, channel: int, message: int) -> Any:
        lists = ("mentions", "mention_roles", "attachments", "embeds", "components")
        return {
            "id": str(message),
            "channel_id": str(channel),
            "author": self._user(),
            "content": "",
            "timestamp": "2026-01-01T00:00:00+00:00",
            "edited_timestamp": None,
            "tts": False,
            "mention_everyone": False,
            "pinned": False,
            "type": 0,
            **{name: [] for name in lists},
        }

    def _user(self) -> Any:
        name = {"username": "Caravanserai", "global_name": None, "avatar": None}
        return {"id": str(BOT), "discriminator": "0000", "bot": True, **name}

    def _application(self) -> Any:
        name = {"name": "Caravanserai", "icon": None, "description": "", "summary": ""}
        flags = {"bot_public": True, "bot_require_code_grant": False, "verify_key": "", "flags": 0}
        return {"id": str(BOT), "owner": {**self._user(), "id": "7"}, "team": None, **name, **flags}

    def _guild(self, guild: int) -> Any:
        lists = ("roles", "emojis", "features", "members", "channels", "threads", "stickers")
        more = ("voice_states", "presences", "stage_instances", "guild_scheduled_events", "soundboard_sounds")
        return {
            "id": str(guild),
            "name": "Test",
            "owner_id": "7",
            "unavailable": False,
            "member_count": 1,
            **{name: [] for name in (*lists, *more)},
        }


def _json(value: Any, status: int = 200) -> web.Response:
    """Return a value as Discord does; discord.py takes a content type with a character set for text."""
    body = json.dumps(value).encode()
    return web.Response(body=body, status=status, headers={"Content-Type": "application/json"})
