"""Where the process starts and ends: the configuration, the command line, the bot.

Owns what may stand in the configuration file and what is said about mistakes in it. Knows no rules, no
pictures, and of Discord only how to be there.
"""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import os
import sys
import tomllib
from argparse import ArgumentParser
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from hashlib import sha256
from pathlib import Path
from typing import Any

import discord

from cogs.base import House
from engine import backups, games
from engine.journal import JsonLines
from engine.store import HOUSE, Store, StoreError
from engine.tables import Tables
from locales import DEFAULT, LANGUAGES
from render import pictures

CONFIG = Path("config.toml")
EXTENSIONS = (
    "cogs.lobby",
    "cogs.play",
    "cogs.council",
    "cogs.history",
    "cogs.replay",
    "cogs.settings",
    "cogs.privacy",
    "cogs.admin",
    "cogs.mail",
)
SWITCH = 0.001
"""Seconds after which a thread that draws lets the event loop go on, if it wants to."""
LEVELS = ("debug", "info", "warning", "error")
FORMATS = ("text", "json")
MOST = 3650
"""The largest number that may stand in the configuration: days, and copies of days."""
PORTAL = "https://discord.com/developers/applications"
NO_TOKEN = f"""\
There is no token. Make a bot at {PORTAL} and copy its token
to DISCORD_TOKEN, or to config.toml as token = "...". Without one, you can play on this machine: make play"""


class ConfigError(Exception):
    """The configuration cannot be used. `problems` are the lines to show: none holds a value of the file."""

    def __init__(self, problems: Sequence[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = tuple(problems)


@dataclass(frozen=True, slots=True)
class Config:
    """What `config.example.toml` explains, key by key."""

    token: str = field(default="", repr=False)
    database: Path = Path("caravanserai.db")
    backups: Path = Path("backups")
    keep_backups: int = 7
    lobby_days: int = 14
    language: str = DEFAULT
    log: str = "info"
    log_format: str = "text"
    owners: tuple[int, ...] = ()


def load_config(path: Path | None = None) -> Config:
    """What is configured in `path`; without one, in `config.toml` if it is there; and otherwise the defaults.

    `DISCORD_TOKEN` goes before the file's token. Raises `ConfigError` with everything that is wrong.
    """
    config = Config()
    if path is not None or CONFIG.exists():
        config = _read(path or CONFIG)
    if token := os.environ.get("DISCORD_TOKEN", "").strip():
        config = replace(config, token=token)
    return config


def _read(path: Path) -> Config:
    try:
        text = path.read_text("utf-8-sig")
    except UnicodeDecodeError as error:
        raise ConfigError([f"{path}: not a text in UTF-8"]) from error
    except OSError as error:
        raise ConfigError([f"{path}: {error.strerror or error}"]) from error

    entries, lines, broken = _parse(text)
    values: dict[str, Any] = {}
    problems: list[str] = []
    for key, value in entries.items():
        where = f"{path}:{lines[key]}: "
        if key not in READERS:
            problems.append(where + _unknown(key, value))
            continue
        try:
            values[key] = READERS[key](value)
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
    """The entries, the line of each, and where and why the reading stopped if it did.

    `tomllib` keeps no positions. But a text can be read up to the end of each statement and nowhere inside
    one, so what appears when it can be read again began on the line after the last time.
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
        for key in entries:
            lines.setdefault(key, start)
        start, broken = end + 1, None
    return entries, lines, broken


def _unknown(key: str, value: object) -> str:
    if isinstance(value, dict):
        return f'unknown section "{_short(key)}": the keys stand alone, without sections'
    return f'unknown key "{_short(key)}"{_nearest(key, READERS)}'


def _nearest(word: str, known: Iterable[str]) -> str:
    known = list(known)
    close = get_close_matches(word.lower(), known, 1)
    return f'; did you mean "{close[0]}"?' if close else f"; there are: {', '.join(known)}"


def _short(key: str) -> str:
    """Enough of a key to find it: the whole of a long one might be a token in the wrong place."""
    return key if len(key) <= 20 else f"{key[:6]}…"


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise ValueError('a text in quotes, such as "text"')
    return value.strip()


def _path(value: object) -> Path:
    if not isinstance(value, str) or not value.strip():
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
    if not isinstance(value, list) or not all(type(item) is int and item > 0 for item in value):
        raise ValueError("a list of user ids, such as [123456789012345678]")
    return tuple(value)


READERS: dict[str, Callable[[object], Any]] = {
    "token": _text,
    "database": _path,
    "backups": _path,
    "keep_backups": _number(0),
    "lobby_days": _number(1),
    "language": _one_of(tuple(sorted({DEFAULT, *LANGUAGES}))),
    "log": _one_of(LEVELS),
    "log_format": _one_of(FORMATS),
    "owners": _ids,
}


class Caravanserai(House):
    """The whole bot: opens its database before it connects and closes it last."""

    def __init__(self, config: Config) -> None:
        super().__init__(
            config.language,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            owner_ids=set(config.owners) or None,
        )
        self.config = config

    async def setup_hook(self) -> None:
        store = await Store.open(self.config.database, backups=self.config.backups)
        self.tables = Tables(store, clock=lambda: discord.utils.utcnow().timestamp())
        await self.tables.pauses.load()
        self.languages = await store.languages()
        for extension in EXTENSIONS:
            await self.load_extension(extension)
        await self._sync()

    async def _sync(self) -> None:
        """Tell Discord the commands if they are not the ones it was told last."""
        commands, kept = self._fingerprint(), await self.tables.store.get_guild(HOUSE)
        if commands != kept.get("commands") or not await self.tree.fetch_commands():
            await self.tree.sync()
            await self.tables.store.set_guild(HOUSE, {"commands": commands})

    def _fingerprint(self) -> str:
        commands = [command.to_dict(self.tree) for command in self.tree.get_commands()]
        return sha256(json.dumps(commands, sort_keys=True).encode()).hexdigest()

    async def close(self) -> None:
        await super().close()
        if hasattr(self, "tables"):
            await self.tables.close()
            await self.tables.store.close()


def create_bot(config: Config) -> Caravanserai:
    """The bot, not yet connected: what `main`, the preview and the tests share."""
    return Caravanserai(config)


def main(argv: Sequence[str] | None = None) -> int:
    """Run from the command line. The exit code 2 says that whoever started it has something to put right."""
    parser = ArgumentParser(prog="bot.py", description="Caravanserai: slow board games on Discord.")
    parser.add_argument(
        "--config", type=Path, metavar="PATH", help="configuration file (config.toml, if there is one)"
    )
    parser.add_argument(
        "--db", type=Path, metavar="PATH", help="database file, in place of the configured one"
    )
    parser.add_argument(
        "--preview", action="store_true", help="play in a browser on this machine: no token, no account"
    )
    parser.add_argument(
        "--restore", type=Path, metavar="FILE", help="put a backup in the place of the database, and end"
    )
    parser.add_argument("--port", type=int, default=0, metavar="N", help="port of the preview (any free one)")
    args = parser.parse_args(argv)

    try:
        config = load_config(args.config)
    except ConfigError as error:
        print(error, file=sys.stderr)
        return 2
    if args.db or args.preview:
        config = replace(config, database=args.db or Path("preview.db"))
    if args.preview:
        config = replace(config, keep_backups=0)
    if args.restore:
        return restore(config, args.restore)
    start_log(config)
    return preview(config, args.port) if args.preview else run(config)


def start_log(config: Config) -> None:
    """Log to the standard error stream, as configured."""
    level = logging.getLevelNamesMapping()[config.log.upper()]
    if config.log_format == "json":
        discord.utils.setup_logging(level=level, formatter=JsonLines())
    else:
        discord.utils.setup_logging(level=level)


def restore(config: Config, copy: Path) -> int:
    """Put a backup in the place of the database."""
    try:
        kept = backups.restore(copy, config.database)
    except StoreError as error:
        print(error, file=sys.stderr)
        return 2
    print(f"{config.database}: restored from {copy}" + (f"; as it was before: {kept}" if kept else ""))
    return 0


def run(config: Config) -> int:
    """On Discord, until it is stopped."""
    if not config.token:
        print(NO_TOKEN, file=sys.stderr)
        return 2
    try:
        bot = create_bot(config)
        warm_up()
        bot.run(config.token, log_handler=None)
    except discord.LoginFailure:
        print(f"Discord does not accept the token. Make a new one at {PORTAL}", file=sys.stderr)
        return 2
    except StoreError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


def warm_up() -> None:
    """Make the first pictures as quick as all others, and the event loop wait for nothing else."""
    for key in games.ALL:
        pictures.warm(key)
    # What is loaded by now stays. A full garbage collection stops everything: it need not look at this.
    gc.collect()
    gc.freeze()
    sys.setswitchinterval(SWITCH)


def preview(config: Config, port: int) -> int:
    """In a browser on this machine, until it is stopped."""
    # It would warn, at this import already, that it misses voice and a token: neither is needed.
    logging.getLogger("discord").setLevel(logging.ERROR)
    from cogs.preview import serve

    try:
        warm_up()
        asyncio.run(serve(create_bot(config), port))
    except StoreError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
