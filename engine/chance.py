"""The source of every random number.

Owns `Chance` and its four sources: live play (a secret and the players' contributions), a tape (replay), a
script (tests) and a seeded generator (playouts). Every draw is recorded, so a replay never draws again. Must
not know games or tables.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from hashlib import blake2b, sha256
from random import Random
from typing import TypeVar

T = TypeVar("T")

SECRET_BYTES = 32
CONTRIBUTION_LIMIT = 1 << 63
"""Every contribution is below this, as Discord's ids are."""
_WORD = 1 << 64


class TapeError(Exception):
    """A tape or script does not fit the draws asked of it."""


def commitment(secret: bytes) -> str:
    """Return the SHA-256 of a table's secret in hex: published at the start, checked at the end.

    >>> commitment(bytes(32))[:16]
    '66687aadf862bd77'
    """
    return sha256(secret).hexdigest()


def live_key(secret: bytes, contributions: Sequence[int] = ()) -> bytes:
    """Return the BLAKE2b key from which live numbers are derived.

    Without contributions (none, or only zeros) the key is the secret itself. Otherwise it is the 32-byte
    keyed BLAKE2b of the contributions, as ordered, each as 8 bytes big-endian, with the secret as key and
    `live key` as personalization. Drawing uses no personalization, so the two uses of the secret cannot
    collide. Raise `ValueError` for a contribution outside 0 to 2**63 - 1.
    """
    if not all(0 <= number < CONTRIBUTION_LIMIT for number in contributions):
        raise ValueError("a contribution is a number from 0 to 2**63 - 1")
    if not any(contributions):
        return secret
    message = b"".join(number.to_bytes(8, "big") for number in contributions)
    return blake2b(message, key=secret, person=b"live key", digest_size=SECRET_BYTES).digest()


class Chance:
    """A source of random numbers that records what it draws.

    `drawn` has the results in order. `revealed` is set by a step that shows something hidden (`reveal`).

    >>> chance = Chance.scripted([3, 1])
    >>> chance.final
    False
    >>> chance.below(6), chance.pick("abc")
    (3, 'b')
    >>> chance.drawn, chance.final
    ([3, 1], True)
    """

    __slots__ = ("_source", "drawn", "revealed")

    def __init__(self, source: Callable[[int], int]) -> None:
        """`source(n)` returns a number from 0 to n - 1."""
        self._source = source
        self.drawn: list[int] = []
        self.revealed = False

    @classmethod
    def live(cls, secret: bytes, start: int = 0, contributions: Sequence[int] = ()) -> Chance:
        """Return the source of a table's live numbers: keyed BLAKE2b in counter mode.

        `start` is how many numbers the match has drawn before. `contributions` holds one number per seat, in
        ascending order, 0 for a seat that contributed nothing; see `live_key`. A 64-bit word not below the
        greatest multiple of n is drawn again, so each result is equally likely.

        >>> secret = bytes(32)
        >>> [Chance.live(secret).below(100), Chance.live(secret, 0, (1, 0)).below(100)]
        [34, 67]
        """
        key = live_key(secret, contributions)
        counter = start

        def source(n: int) -> int:
            nonlocal counter
            bound = _WORD - _WORD % n
            attempt = 0
            while True:
                block = counter.to_bytes(8, "big") + attempt.to_bytes(4, "big")
                word = int.from_bytes(blake2b(block, key=key, digest_size=8).digest(), "big")
                if word < bound:
                    counter += 1
                    return word % n
                attempt += 1

        return cls(source)

    @classmethod
    def seeded(cls, number: int) -> Chance:
        """Return a fast, repeatable source for playouts and tests. Never use it at a table with people."""
        random = Random(number).random
        return cls(lambda n: int(random() * n))

    @classmethod
    def tape(cls, drawn: Iterable[int]) -> Chance:
        """Return a source that repeats earlier draws.

        Drawing raises `TapeError` when the tape is exhausted or its next number does not fit.
        """
        rest = iter(drawn)

        def source(n: int) -> int:
            value = next(rest, None)
            if value is None:
                raise TapeError(f"a number below {n} is drawn after the end of the tape")
            if not 0 <= value < n:
                raise TapeError(f"a number below {n} is drawn, but the tape has {value}")
            return value

        return cls(source)

    @classmethod
    def scripted(cls, values: Iterable[int]) -> Chance:
        """Return a tape written by hand, for worked examples: each value is the result of one `below`."""
        return cls.tape(values)

    @property
    def final(self) -> bool:
        """Whether something was drawn or revealed. A step for which it is True cannot be undone."""
        return bool(self.drawn) or self.revealed

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1, each equally likely."""
        value = self._source(n)
        self.drawn.append(value)
        return value

    def pick(self, things: Sequence[T]) -> T:
        """Return one of `things`, each equally likely."""
        return things[self.below(len(things))]

    def shuffle(self, things: list[T]) -> None:
        """Shuffle a list in place (Fisher-Yates)."""
        for i in range(len(things) - 1, 0, -1):
            j = self.below(i + 1)
            things[i], things[j] = things[j], things[i]

    def reveal(self) -> None:
        """Record that the step shows something hidden, which makes it final even if nothing was drawn.

        A game calls it before it uses a value that the mover may not see.
        """
        self.revealed = True


class Nothing(Chance):
    """A source for looking ahead: it raises `TapeError` when something is to be drawn or revealed."""

    __slots__ = ()

    def __init__(self) -> None:
        def source(n: int) -> int:
            raise TapeError(f"a number below {n} is drawn")

        super().__init__(source)

    def reveal(self) -> None:
        raise TapeError("something hidden is revealed")


def playout_rng(number: int) -> Random:
    """Return a generator for the random moves of a playout, seeded with a number."""
    return Random(number)
