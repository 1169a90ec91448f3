"""Types of the arguments of command lines: a value out of range is refused in one line, before any work."""

from __future__ import annotations

import math
from argparse import ArgumentTypeError
from collections.abc import Callable, Sequence
from importlib import import_module

from engine import bots, games

MOST = 1_000_000
"""The largest number of anything on a command line."""
PROCESSES = 64
"""The most processes at once; Windows has no more."""


def whole(least: int, most: int = MOST) -> Callable[[str], int]:
    """Return the type of whole numbers in a range."""

    def read(text: str) -> int:
        if text.isdecimal() and least <= int(text[: len(str(most)) + 1]) <= most:
            return int(text)
        raise ArgumentTypeError(f"{text!r} is not a whole number from {least} to {most}")

    return read


def share(text: str) -> float:
    """Return a number from 0 to 1. Raise `ArgumentTypeError` if it is anything else."""
    part = _number(text)
    if not 0 <= part <= 1:
        raise ArgumentTypeError(f"{text!r} is not a number from 0 to 1")
    return part


def duration(text: str) -> float:
    """Return a number of seconds. Raise `ArgumentTypeError` if it is negative or not finite."""
    seconds = _number(text)
    if not 0 <= seconds < math.inf:
        raise ArgumentTypeError(f"{text!r} is not a number of seconds")
    return seconds


def some_time(text: str) -> float:
    """Return a number of seconds above 0. Raise `ArgumentTypeError` as `duration` does."""
    if not (seconds := duration(text)):
        raise ArgumentTypeError("no time at all is not enough")
    return seconds


def _number(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        return math.nan


def read_level(text: str) -> str:
    """Return a level of the computer players, or a character of any game.

    Raise `ArgumentTypeError` if there is no such level. `refusal` tells whether a game has it.
    """
    if not any(text in bots.levels(key) for key in games.ALL):
        raise ArgumentTypeError(f"there is no level {text!r}; there are {', '.join(bots.LEVELS)}")
    return text


def read_levels(text: str) -> list[str]:
    """Return levels that are separated by commas. Raise `ArgumentTypeError` as `read_level` does."""
    return [read_level(part) for part in text.split(",")]


def read_player(text: str) -> str:
    """Return a level or a function `module:name`. Raise `ArgumentTypeError` if there is none."""
    if ":" not in text:
        return read_level(text)
    module, _, name = text.partition(":")
    try:
        getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise ArgumentTypeError(f"{text!r} is not a function: {error}") from None
    return text


def refusal(game: str, seats: int, least: int = 1, players: Sequence[str] = ()) -> str:
    """Return why a game cannot be played with this number of seats by these players, or `""` if it can."""
    known = [number for number in games.get(game).seats if number >= least]
    if seats not in known:
        return f"{game} is played by {known[0]} to {known[-1]}, not by {seats}"
    levels = bots.levels(game)
    strange = [player for player in players if ":" not in player and player not in levels]
    return f"{game} has no level {strange[0]!r}; there are {', '.join(levels)}" if strange else ""
