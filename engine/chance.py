"""Every random number of the project.

One `Chance` with four sources: live play (a secret per table), a tape (replay), a script (tests) and a
seeded generator (playouts). Whatever is drawn is recorded, so a replay never draws again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from hashlib import blake2b, sha256
from random import Random
from typing import TypeVar

T = TypeVar("T")

SECRET_BYTES = 32
_WORD = 1 << 64


class TapeError(Exception):
    """A tape or script does not fit the draws asked of it."""


def commitment(secret: bytes) -> str:
    """SHA-256 of a table's secret, in hex: shown at the start, checked against the secret at the end."""
    return sha256(secret).hexdigest()


class Chance:
    """`drawn` holds the results since the start, in order; `final` tells whether information came out."""

    __slots__ = ("_source", "drawn", "revealed")

    def __init__(self, source: Callable[[int], int]) -> None:
        self._source = source
        self.drawn: list[int] = []
        self.revealed = False

    @classmethod
    def live(cls, secret: bytes, start: int = 0) -> Chance:
        """Keyed BLAKE2b in counter mode; `start` is how many numbers the match has drawn before.

        A number takes the first word under the greatest multiple of n, so each result is equally likely.
        """
        counter = start

        def source(n: int) -> int:
            nonlocal counter
            bound = _WORD - _WORD % n
            attempt = 0
            while True:
                block = counter.to_bytes(8, "big") + attempt.to_bytes(4, "big")
                word = int.from_bytes(blake2b(block, key=secret, digest_size=8).digest(), "big")
                if word < bound:
                    counter += 1
                    return word % n
                attempt += 1

        return cls(source)

    @classmethod
    def seeded(cls, number: int) -> Chance:
        """Fast and repeatable, for playouts and tests; never for a table of people."""
        random = Random(number).random
        return cls(lambda n: int(random() * n))

    @classmethod
    def tape(cls, drawn: Iterable[int]) -> Chance:
        """Give back what was drawn before. Raises `TapeError` when it runs out or does not fit."""
        rest = iter(drawn)

        def source(n: int) -> int:
            value = next(rest, None)
            if value is None:
                raise TapeError(f"the tape is at its end, but a number below {n} is drawn")
            if not 0 <= value < n:
                raise TapeError(f"the tape says {value}, but a number below {n} is drawn")
            return value

        return cls(source)

    @classmethod
    def scripted(cls, values: Iterable[int]) -> Chance:
        """A tape written by hand, for worked examples: each value is the result of one `below`."""
        return cls.tape(values)

    @property
    def final(self) -> bool:
        """Whether something was drawn or shown: such a step cannot be taken back."""
        return bool(self.drawn) or self.revealed

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each equally likely."""
        value = self._source(n)
        self.drawn.append(value)
        return value

    def pick(self, things: Sequence[T]) -> T:
        return things[self.below(len(things))]

    def shuffle(self, things: list[T]) -> None:
        """Fisher-Yates, in place."""
        for i in range(len(things) - 1, 0, -1):
            j = self.below(i + 1)
            things[i], things[j] = things[j], things[i]

    def reveal(self) -> None:
        """Nothing was drawn, yet something hidden became known."""
        self.revealed = True
