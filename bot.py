"""The entry point: the configuration, the command line, the bot.

Owns the keys of the configuration file and the messages about mistakes in it. Must not know rules or
pictures, and of Discord only how to connect.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import re
import signal
import sys
import threading
import tomllib
from argparse import ArgumentParser
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from hashlib import sha256
from pathlib import Path
from typing import Any, cast

import aiohttp
import discord
from discord.http import INTERNAL_API_VERSION, Route

from cogs import heartbeat
from cogs.base import TableBot
from cogs.logs import JsonLines, keep_secrets
from cogs.translation import Translator
from engine import games
from engine.bots.arguments import whole
from engine.processes import Lost
from engine.tables import (
    OWN_SETTINGS,
    SCHEMES,
    BotSettings,
    Shards,
    Store,
    StoreError,
    Tables,
    Unreachable,
    backups,
    copy_store,
    open_store,
    settings_of,
)
from locales import DEFAULT, LANGUAGES
from render import memory, pictures, process

__version__ = "0.2.0.dev0"
"""The version, defined only here."""

CONFIG = Path("config.toml")
ENVIRONMENT = {"DISCORD_TOKEN": "token", "DATABASE": "database", "SHARDS": "shards"}
"""Variables of the environment that take precedence over keys of the configuration file."""
EXTENSIONS = (
    "cogs.fairness",
    "cogs.lobby",
    "cogs.queue",
    "cogs.contests",
    "cogs.panel",
    "cogs.move",
    "cogs.board",
    "cogs.table",
    "cogs.votes",
    "cogs.absence",
    "cogs.plans",
    "cogs.games",
    "cogs.hall",
    "cogs.rules",
    "cogs.help",
    "cogs.replay",
    "cogs.lessons",
    "cogs.puzzles",
    "cogs.learn",
    "cogs.notes",
    "cogs.settings",
    "cogs.server",
    "cogs.privacy",
    "cogs.stats",
    "cogs.admin",
    "cogs.delivery",
    "cogs.listing",
)
SWITCH = 0.001
"""The switch interval of the interpreter, in seconds: drawing threads soon yield to the event loop."""
CLOSING = 5
"""Seconds that closing the connections to Discord may take before other processes may open theirs."""
LEVELS = ("debug", "info", "warning", "error")
FORMATS = ("text", "json")
MOST = 3650
"""The largest number allowed in the configuration: days, backups, processes, tables, shards."""
LONGEST = 50_000
"""The most characters of a configuration file."""
INTERRUPTED = 130
"""The exit code after Ctrl-C during the start, as of a shell."""
PORTAL = "https://discord.com/developers/applications"
NO_TOKEN = f"""\
There is no token. Create a bot at {PORTAL} and copy its token
to DISCORD_TOKEN, or to config.toml as token = "...". Without one, you can play on this machine: make play"""

NO_SHARING = "Only some of the shards are configured: several processes need a PostgreSQL database."
NO_RESTORE = (
    "The database is on a PostgreSQL server: its backups are made and restored there (pg_dump, pg_restore)."
)


class ConfigError(Exception):
    """The configuration cannot be used. `problems` are lines to show, without values from the file."""

    def __init__(self, problems: Sequence[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = tuple(problems)


@dataclass(frozen=True, slots=True)
class Config:
    """The configuration. `config.example.toml` explains each key."""

    token: str = field(default="", repr=False)
    database: Path = Path("caravanserai.db")
    backups: Path = Path("backups")
    keep_backups: int = 7
    lobby_days: int = 14
    thinkers: int = 2
    language: str = DEFAULT
    log: str = "info"
    log_format: str = "text"
    owners: tuple[int, ...] = ()
    tables_per_person: int = 20
    tables_per_server: int = 200
    shards: Shards | None = None
    api: str = ""
    address: str = field(default="", repr=False)
    """The `postgresql://` URI given as `database`; empty if that is a file. It may hold a password."""


def load_config(path: Path | None = None) -> Config:
    """Read the configuration from `path`, by default from `config.toml`, if that exists.

    The variables of `ENVIRONMENT` take precedence over the file. Raise `ConfigError` with all problems.
    """
    config = Config()
    if path is not None or CONFIG.exists():
        config = _read(path or CONFIG)
    for name, key in ENVIRONMENT.items():
        if value := os.environ.get(name, "").strip():
            try:
                config = replace(config, **_value(key, value))
            except ValueError as error:
                raise ConfigError([f'"{name}" in the environment must be {error}']) from error
    return config


def _value(key: str, value: object) -> dict[str, Any]:
    """Return the fields of `Config` that a key sets. Raise `ValueError` with what it must be."""
    if key == "database":
        address = str(value).strip()
        if address.startswith(SCHEMES):
            return {"address": address}
        return {"database": READERS[key](value), "address": ""}
    return {key: READERS[key](value)}


def _read(path: Path) -> Config:
    try:
        with path.open(encoding="utf-8-sig") as file:
            text = file.read(LONGEST + 1)
    except UnicodeDecodeError as error:
        raise ConfigError([f"{path}: not UTF-8 text"]) from error
    except OSError as error:
        raise ConfigError([f"{path}: {error.strerror or error}"]) from error

    if len(text) > LONGEST:
        raise ConfigError([f"{path}: longer than {LONGEST:,} characters"])
    entries, lines, broken = _parse(text)
    values: dict[str, Any] = {}
    problems: list[str] = []
    for key, value in entries.items():
        where = f"{path}:{lines[key]}: "
        if key not in READERS:
            problems.append(where + _unknown(key, value))
            continue
        try:
            values |= _value(key, value)
        except ValueError as error:
            problems.append(f'{where}"{key}" must be {error}')
    if broken is not None:
        line, reason = broken
        problems.append(
            f'{path}:{line}: cannot be read: {reason} (a line is: key = "text", key = 1 or key = [1, 2])'
        )
    if problems:
        raise ConfigError(problems)
    return Config(**values)


def _parse(text: str) -> tuple[dict[str, Any], dict[str, int], tuple[int, str] | None]:
    """Return the entries, the line of each, and where and why parsing stopped, if it did.

    `tomllib` reports no positions, so longer and longer beginnings of the text are parsed. That succeeds only
    at the end of a statement, so a new entry began on the line after the previous success.
    """
    entries: dict[str, Any] = {}
    lines: dict[str, int] = {}
    start, broken = 1, None
    rows = text.replace("\r\n", "\n").split("\n")
    for end in range(1, len(rows) + 1):
        try:
            entries = tomllib.loads("\n".join(rows[:end]))
        except ValueError as error:
            broken = start, str(error).partition(" (at ")[0]
            continue
        except RecursionError:
            broken = start, "Nested too deeply"
            continue
        for key in entries:
            lines.setdefault(key, start)
        start, broken = end + 1, None
    return entries, lines, broken


def _unknown(key: str, value: object) -> str:
    if isinstance(value, dict):
        return f'unknown section "{_short(key)}": keys are not in sections'
    return f'unknown key "{_short(key)}"{_nearest(key, READERS)}'


def _nearest(word: str, known: Iterable[str]) -> str:
    known = list(known)
    close = get_close_matches(word.lower(), known, 1)
    return f'; did you mean "{close[0]}"?' if close else f"; there are: {', '.join(known)}"


def _short(key: str) -> str:
    """Return a key, shortened: a long one might be a misplaced token, which must not be shown."""
    return key if len(key) <= 20 else f"{key[:6]}…"


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise ValueError('a text in quotes, such as "text"')
    return value.strip()


def _path(value: object) -> Path:
    if not isinstance(value, str) or not value.strip() or "\0" in value:
        raise ValueError('a path in quotes, such as "folder/file"')
    return Path(value.strip())


def _number(least: int) -> Callable[[object], int]:
    def read(value: object) -> int:
        if type(value) is not int or not least <= value <= MOST:
            raise ValueError(f"a whole number from {least} to {MOST}")
        return value

    return read


def _one_of(known: Sequence[str]) -> Callable[[object], str]:
    def read(value: object) -> str:
        if isinstance(value, str) and value in known:
            return value
        choices = " or ".join(f'"{word}"' for word in known)
        close = get_close_matches(value.lower(), known, 1) if isinstance(value, str) else []
        raise ValueError(choices + (f'; did you mean "{close[0]}"?' if close else ""))

    return read


def _ids(value: object) -> tuple[int, ...]:
    items = cast(list[Any], value) if isinstance(value, list) else None
    if items is None or not all(type(item) is int and item > 0 for item in items):
        raise ValueError("a list of user ids, such as [123456789012345678]")
    return tuple(items)


_SPAN = re.compile(r"(\d{1,4})(?:-(\d{1,4}))?")


def _shards(value: object) -> Shards | None:
    text = _text(value).replace(" ", "")
    if not text:
        return None
    spans, _, count = text.partition("/")
    found = [_SPAN.fullmatch(span) for span in spans.split(",")]
    total = int(count) if count.isdecimal() and len(count) <= len(str(MOST)) else 0
    if not 0 < total <= MOST or not all(found):
        raise ValueError('shards and their total, such as "0-3/16" or "0,3,7-9/16"')
    ids = set[int]()
    for first, last in (span.groups() for span in found if span):
        if not int(first) <= int(last or first) < total:
            raise ValueError(f'shards from 0 to {total - 1} and their total, such as "0-3/16"')
        ids.update(range(int(first), int(last or first) + 1))
    return Shards(tuple(sorted(ids)), total)


_ADDRESS = re.compile(r"https?://[^\s/?#]+(/[^\s?#]*)?")


def _address(value: object) -> str:
    text = _text(value).rstrip("/")
    if not text:
        return ""
    if _ADDRESS.fullmatch(text) is None:
        raise ValueError('an address such as "http://localhost:8080"')
    return text


READERS: dict[str, Callable[[object], Any]] = {
    "token": _text,
    "database": _path,
    "backups": _path,
    "keep_backups": _number(0),
    "lobby_days": _number(1),
    "thinkers": _number(1),
    "language": _one_of(tuple(sorted({DEFAULT, *LANGUAGES}))),
    "log": _one_of(LEVELS),
    "log_format": _one_of(FORMATS),
    "owners": _ids,
    "tables_per_person": _number(1),
    "tables_per_server": _number(1),
    "shards": _shards,
    "api": _address,
}


class Caravanserai(TableBot):
    """The whole bot. It opens its database before it connects and closes it last."""

    beats = False
    """Whether it tells other processes that it is alive; see `cogs.heartbeat`."""

    def __init__(self, config: Config) -> None:
        super().__init__(
            config.language,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            owner_ids=set(config.owners) or None,
            shards=config.shards,
            shared=bool(config.address),
        )
        self.config = replace(config, keep_backups=0) if config.address else config  # a server makes its own
        self._store: Store | None = None

    async def start(self, token: str, *, reconnect: bool = True) -> None:
        """Open the database, then log in, so that a damaged one is reported without contacting Discord."""
        self._store = await self._open_store()
        await super().start(token, reconnect=reconnect)

    async def _open_store(self) -> Store:
        return await open_store(self.config.address or self.config.database, backups=self.config.backups)

    async def setup_hook(self) -> None:
        self._store = store = self._store or await self._open_store()
        self.tables = Tables(
            store,
            clock=lambda: discord.utils.utcnow().timestamp(),
            per_person=self.config.tables_per_person,
            per_server=self.config.tables_per_server,
            thinkers=self.config.thinkers,
            lobby_days=self.config.lobby_days,
        )
        store.listen(self.changes.tell)
        self.tables.access.listeners.append(self.changes.tell)
        await self.tables.pauses.load()
        self.languages = await self.tables.people.languages()
        self.server_languages = await self.tables.servers.languages()
        await self.tree.set_translator(Translator())
        for extension in EXTENSIONS:
            await self.load_extension(extension)
        if self.beats:
            await self.load_extension("cogs.heartbeat")
            await self.load_extension("cogs.emoji")
        await store.serve(self.leases, __version__, self.lease)
        async with store.turn("commands"):
            await self._sync()

    async def _sync(self) -> None:
        """Send the commands to Discord if they or their translations differ from those sent last."""
        commands, own = await self._fingerprint(), await settings_of(self.tables.store, BotSettings)
        known = await self.tree.fetch_commands() if commands == own.commands else []
        if not known:
            known = await self.tree.sync()
            await self.tables.store.change_settings(BotSettings, OWN_SETTINGS, {"commands": commands})
        self.know(known)

    async def _fingerprint(self) -> str:
        """Return a digest of all commands with their translations."""
        translator = self.tree.translator or Translator()
        commands = [
            await command.get_translated_payload(self.tree, translator)
            for command in self.tree.get_commands()
        ]
        return sha256(json.dumps(commands, sort_keys=True).encode()).hexdigest()

    async def close(self) -> None:
        """Stop serving, then let other processes do it, even if Discord does not confirm that soon."""
        closing = asyncio.ensure_future(super().close())
        await asyncio.wait({closing}, timeout=CLOSING)
        if hasattr(self, "tables"):
            await self.tables.close()
        if self._store:
            await self._store.close()
        await closing


def create_bot(config: Config) -> Caravanserai:
    """Return the bot, not yet connected. `main`, the preview and the tests share this."""
    return Caravanserai(config)


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit code; 2 means a mistake that the caller has to fix."""
    parser = ArgumentParser(description="Caravanserai: slow board games on Discord.")
    parser.add_argument(
        "--config", type=Path, metavar="PATH", help="configuration file (config.toml, if there is one)"
    )
    parser.add_argument(
        "--db", type=Path, metavar="PATH", help="database file, instead of the configured one"
    )
    parser.add_argument(
        "--preview", action="store_true", help="play in a browser on this machine: no token, no account"
    )
    parser.add_argument("--restore", type=Path, metavar="FILE", help="restore a backup, then exit")
    parser.add_argument(
        "--copy-to",
        metavar="DATABASE",
        help="copy the whole database into an empty one, a file or a postgresql:// address, then exit",
    )
    parser.add_argument(
        "--health", action="store_true", help="tell whether the bot is alive (exit code 0) or not (1)"
    )
    parser.add_argument("--version", action="version", version=f"Caravanserai {__version__}")
    parser.add_argument(
        "--port", type=whole(0, 65535), default=0, metavar="N", help="port of the preview (any free one)"
    )
    args = parser.parse_args(argv)

    try:
        config = load_config(args.config)
    except ConfigError as error:
        print(error, file=sys.stderr)
        return 2
    if args.db or args.preview:
        config = replace(config, database=args.db or Path("preview.db"), address="")
    if args.preview or config.address:
        config = replace(config, keep_backups=0)  # no use in the preview; a server makes its own
    if args.preview:
        config = replace(config, shards=None)
    if args.health:
        return health(config)
    if args.restore:
        return restore(config, args.restore)
    if args.copy_to is not None:
        return copy_to(config, args.copy_to)
    start_log(config)
    try:
        return preview(config, args.port) if args.preview else run(config)
    except KeyboardInterrupt:  # before there is an event loop, which would end without an error
        return INTERRUPTED


def start_log(config: Config) -> None:
    """Log to standard error, as configured."""
    level = logging.getLevelNamesMapping()[config.log.upper()]
    if config.log_format == "json":
        discord.utils.setup_logging(level=level, formatter=JsonLines())
    else:
        discord.utils.setup_logging(level=level)
    keep_secrets()


def restore(config: Config, copy: Path) -> int:
    """Replace the database with a backup. Return the exit code."""
    if config.address:
        print(NO_RESTORE, file=sys.stderr)
        return 2
    try:
        kept = backups.restore(copy, config.database)
    except StoreError as error:
        print(error, file=sys.stderr)
        return 2
    print(f"{config.database}: restored from {copy}" + (f"; the previous one: {kept}" if kept else ""))
    return 0


def copy_to(config: Config, target: str) -> int:
    """Copy the database into another one. Return the exit code."""
    source = config.address or config.database
    try:
        asyncio.run(copy_store(source, target if target.startswith(SCHEMES) else Path(target), print))
    except StoreError as error:
        print(error, file=sys.stderr)
        return 2
    print("Copied, and equal. Set `database` in the configuration to use the copy.")
    return 0


def health(config: Config) -> int:
    """Print whether a bot with this configuration is alive here. Return the exit code: 0 if it is, else 1."""
    alive, line = heartbeat.check(config)
    print(line)
    return 0 if alive else 1


def run(config: Config) -> int:
    """Run on Discord until stopped. Return the exit code."""
    if not config.token:
        print(NO_TOKEN, file=sys.stderr)
        return 2
    if config.shards and not config.address and len(config.shards.ids) < config.shards.total:
        print(NO_SHARING, file=sys.stderr)
        return 2
    if config.api:
        Route.BASE = f"{config.api}/api/v{INTERNAL_API_VERSION}"
    # SIGTERM ends the bot as Ctrl-C does, which a shell lets background jobs ignore.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGTERM, lambda _number, _frame: signal.raise_signal(signal.SIGINT))
    try:
        bot = create_bot(config)
        bot.beats = True
        warm_up()
        bot.run(config.token, log_handler=None)
    except discord.LoginFailure:
        print(f"Discord does not accept the token. Create a new one at {PORTAL}", file=sys.stderr)
        return 2
    except StoreError as error:
        print(error, file=sys.stderr)
        return 1 if isinstance(error, Unreachable) else 2
    except (aiohttp.ClientError, discord.DiscordServerError) as error:  # later, discord.py connects again
        print(f"Discord cannot be reached: {error}", file=sys.stderr)
        return 1
    finally:
        process.reunite()
    return 0


def warm_up() -> None:
    """Start the process that draws, and tune this one to keep delays of the event loop short.

    Call this before there are threads.
    """
    memory.stay_small()
    sys.setswitchinterval(SWITCH)
    process.separate(memory.stay_small)
    threading.Thread(target=draw_ahead, name="warm-up", daemon=True).start()


def draw_ahead() -> None:
    """Draw what all pictures share, game by game: in between, there is time for pictures that are needed."""
    with suppress(Lost):  # a new process goes without
        for key in games.ALL:
            process.draw(pictures.warm, key)
        process.draw(memory.settle)


def preview(config: Config, port: int) -> int:
    """Run in a browser on this machine until stopped. Return the exit code."""
    # SimCord warns on import about missing voice support and a missing token: neither is needed.
    logging.getLogger("discord").setLevel(logging.ERROR)
    try:
        from cogs.preview import serve
    except ModuleNotFoundError as error:
        print(f"The preview needs {error.name}: pip install 'caravanserai[play]'", file=sys.stderr)
        return 2
    try:
        warm_up()
        asyncio.run(serve(create_bot(config), port))
    except StoreError as error:
        print(error, file=sys.stderr)
        return 2
    finally:
        process.reunite()
    return 0


if __name__ == "__main__":
    sys.exit(main())
