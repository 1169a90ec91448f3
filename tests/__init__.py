"""The tests. `LONG` turns on their long versions."""

import os

LONG = os.environ.get("LONG", "") not in ("", "0")
"""True for a release (`make test LONG=1`): more random games, presses and kills, but no further checks."""


def count(name: str, usual: int, long: int) -> int:
    """Return the environment variable `name` as a number if it is set, otherwise `long` or `usual`."""
    return int(os.environ.get(name, long if LONG else usual))
