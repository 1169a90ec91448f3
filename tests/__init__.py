"""The tests. `LONG` is the one switch for their long versions."""

import os

LONG = os.environ.get("LONG", "") not in ("", "0")
"""True for a release (`make test LONG=1`): more random games, presses and kills. No check needs it to run."""


def count(name: str, usual: int, long: int) -> int:
    """Return how many to try: the environment variable `name`, or `long` under `LONG`, or `usual`."""
    return int(os.environ.get(name, long if LONG else usual))
