"""The settings of people, servers and the bot, and the options of tables: each key, its type and its default.

Decodes them from JSON and validates changes. The texts of a key and its choices are `settings-*`,
`server-*` and `option-*` in `locales`. Must not know what a setting is for, or SQL.
"""

from __future__ import annotations

import typing
from collections.abc import Mapping
from functools import cache
from typing import Any, ClassVar, Literal, TypeVar

import msgspec

Span = tuple[int, int]
"""[from, to) in unix seconds."""
Place = Literal["thread", "channel"]
Pace = Literal["none", "hours", "day", "three-days", "week"]
"""The names of `engine.tables.time.clock.PACES`."""
Remind = Literal["both", "once", "off"]


class Settings(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The base of the settings that a store keeps by id. A key that is not stored has its default."""

    table: ClassVar[str]
    """The database table with these settings."""
    topics: ClassVar[Mapping[str, str]] = {}
    """By key, the kind of notification that tells other processes of a change, unless they need none."""


class UserSettings(Settings, frozen=True, kw_only=True, omit_defaults=True):
    """The settings of a person, which apply at all of their tables."""

    table = "user"
    topics = {"lang": "language", "advised": "advice"}

    lang: str | None = None
    """Their language; None for that of their Discord."""
    zone: str = ""
    """Their time zone; empty if they have not named one."""
    quiet: tuple[int, int] | None = None
    """Their quiet hours in `zone`: from and to, in minutes of the day."""
    pings: bool = True
    """Whether they are mentioned."""
    upcoming: bool = False
    """Whether they are told that they are next."""
    remind: Remind = "both"
    """When to remind them: at half and at a tenth of the time, only at half, or not at all."""
    away: tuple[Span, ...] = ()
    """Their vacations of the past year and the present one."""
    avoids: tuple[int, ...] = ()
    """Whom they avoid. Nobody else may learn of it."""
    wishes: tuple[int, ...] = ()
    """When their latest wishes were posted, in unix seconds."""
    advised: dict[str, tuple[int, int, int]] = {}
    """By game and kind of question, how many panels with advice they have seen, and the table and question of
    the last one."""
    lessons: dict[str, tuple[int, int]] = {}
    """By lesson, the step at which they continue it, and how often they have ended it."""
    results: bool = True
    """Whether others may see their results: statistics, the hall, how they have played lately."""


class ServerSettings(Settings, frozen=True, kw_only=True, omit_defaults=True):
    """The settings of a server, made by its managers."""

    table = "guild"
    topics = dict.fromkeys((
        "pace", "place", "openers", "list", "daily", "queue", "lang", "zone", "forum", "wanted", "hall",
        "banned",
    ), "server")  # fmt: skip

    pace: Pace = "none"
    """The time for a move at new tables."""
    place: Place = "thread"
    """Where new tables are played."""
    openers: int | None = None
    """The role that may open tables; None for everybody."""
    list: Listed | None = None
    """Where the list of all tables is, if there is one."""
    daily: Daily | None = None
    """Where a puzzle is posted each day, if anywhere."""
    queue: int | None = None
    """The channel in which tables from the queue are opened; None for that of the last who joined it."""
    lang: str | None = None
    """The language of what everybody reads; None for that of the community, or of the bot."""
    zone: str = ""
    """The time zone in which its months begin; empty for UTC."""
    forum: int | None = None
    """The forum in which each new table gets a post of its own; None if they are where people are."""
    wanted: int | None = None
    """The role that is mentioned when a lobby opens; None for nobody."""
    hall: Monthly | None = None
    """Where the hall of each month is posted, if anywhere."""
    banned: dict[str, Ban] = {}
    """By person, who may not play on this server."""


class Listed(msgspec.Struct, frozen=True, omit_defaults=True):
    """The channel of a list of tables, and its message once it is posted."""

    channel: int
    message: int | None = None


class Daily(msgspec.Struct, frozen=True, omit_defaults=True):
    """The channel of a puzzle a day, and which was the latest."""

    channel: int
    day: int = 0
    """The day of the latest puzzle, counted from 1970."""
    after: tuple[int, int, int] = (0, 0, 0)
    """The latest puzzle: its table, its seat and its number."""


class Monthly(msgspec.Struct, frozen=True, omit_defaults=True):
    """The channel of the hall of each month, and which was the latest."""

    channel: int
    month: int = 0
    """The latest month in which one was due, as its number since the year 0. It tells of the month before."""
    since: int = 0
    """When the one of that month was first to be sent, in unix seconds; 0 once it is there or not needed."""


class Ban(msgspec.Struct, frozen=True, omit_defaults=True):
    """That a person may not play on a server."""

    by: int
    """The manager who has banned them."""
    at: int
    """When, in unix seconds."""


OWN_SETTINGS = 0
"""The id under which the bot's own settings are stored, among those of servers."""


class BotSettings(Settings, frozen=True, kw_only=True, omit_defaults=True):
    """Values that the bot keeps for itself."""

    table = "guild"
    topics = {"pauses": "pauses"}

    pauses: tuple[Span, ...] = ()
    """The pauses of the whole bot in the past year."""
    hourly: int = 0
    """When the hourly work was last done, in unix seconds."""
    commands: str = ""
    """A digest of the commands that Discord was last told."""
    database: str = ""
    """A random number that a database and its copies share."""
    outdated_ratings: dict[str, tuple[int, int]] = {}
    """By game, the end and the table after which its ratings follow from old ones: see `store.ratings`."""
    copy_of: str = ""
    """In an unfinished copy, `database` of the source."""


K = TypeVar("K", bound=Settings)


class Requirements(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What the opener of a table asks of those who sit down, by their latest games."""

    answer: int | None = None
    """The longest typical time to answer, in seconds; None for any."""
    left: int | None = None
    """The most games that they have left, of the latest 20; None for any number."""
    newcomers: bool = True
    """Whether people may sit down who have not finished a game with others."""


class TableOptions(msgspec.Struct, kw_only=True, omit_defaults=True):
    """The options of a table, which its opener chooses: the `options` column."""

    place: Place = "thread"
    """Where the game is played."""
    pace: Pace = "none"
    """The time for a move."""
    level: str = "easy"
    """The level of added computers, one of `engine.bots.levels` of the game."""
    seats: Literal["public", "private"] = "public"
    """Whether free seats are listed for everybody on the server."""
    vacations: Literal["allowed", "forbidden"] = "allowed"
    """Whether vacations stop clocks."""
    rated: bool = False
    """Whether the result counts for ratings, if two people play; then there are no suggestions."""
    requires: Requirements | None = None
    """What is asked of those who sit down; None for nothing."""
    suggestions: bool | None = None
    """Whether players may ask a computer for advice; None if that depends on who sits there."""
    window: tuple[int, int, str] | None = None
    """The hours in which clocks run: the arguments of `engine.tables.time.clock.Window`; None for all day."""
    lang: str = ""
    """The language of its messages in direct messages; empty for that of the bot."""
    rematch: int | None = None
    """The id of the table's rematch, once it is open."""
    game: dict[str, str] = {}
    """The options of the game. They are stored beside the others, not in an object of their own."""


def decode(kind: type[K], stored: str | bytes | None) -> K:
    """Return stored settings; the defaults if nothing is stored."""
    return msgspec.json.decode(stored, type=kind) if stored else kind()


def check_changes(kind: type[Settings], changes: Mapping[str, Any]) -> None:
    """Raise `TypeError` for a key that settings of this kind do not have, or a value that does not fit it.

    A value of None stands for the default, and an object for changes of the keys it has (RFC 7396).
    """
    hints = _hints(kind)
    if unknown := sorted(changes.keys() - set(kind.__struct_fields__)):
        raise TypeError(f"{kind.__name__} has no {unknown[0]!r}")
    for key, value in changes.items():
        if value is None or isinstance(value, dict):
            continue
        try:
            msgspec.convert(msgspec.to_builtins(value), hints[key])
        except msgspec.ValidationError as error:
            raise TypeError(f"{kind.__name__}.{key}: {error}") from None


def choices(kind: type[msgspec.Struct], key: str) -> tuple[str, ...]:
    """Return the values that a key of choices can have, in the order in which they are offered."""
    return typing.get_args(_hints(kind)[key])


@cache
def _hints(kind: type[msgspec.Struct]) -> Mapping[str, Any]:
    """Return the types of the keys; to read the annotations takes longer than to check a value."""
    return typing.get_type_hints(kind)


def read_options(stored: str | bytes) -> TableOptions:
    """Return options from their JSON. Raise `msgspec.ValidationError` if one of them has no such value."""
    return _options(msgspec.json.decode(stored, type=dict[str, Any]))


def write_options(options: TableOptions) -> str:
    """Return options as JSON, for `read_options`."""
    return msgspec.json.encode(_flat(options)).decode()


def change_options(options: TableOptions, changes: Mapping[str, Any]) -> TableOptions:
    """Return options with some of them changed. Raise `TypeError` if one of them has no such value."""
    try:
        return _options(_flat(options) | msgspec.to_builtins(changes))
    except msgspec.ValidationError as error:
        raise TypeError(f"TableOptions: {error}") from None


def _options(values: dict[str, Any]) -> TableOptions:
    """Return options from one object with all of them: a key that is no field is an option of the game."""
    own = {key: values.pop(key) for key in TableOptions.__struct_fields__ if key in values}
    return msgspec.convert(own | {"game": values}, TableOptions)


def _flat(options: TableOptions) -> dict[str, Any]:
    values: dict[str, Any] = msgspec.to_builtins(options)
    return values.pop("game", {}) | values
