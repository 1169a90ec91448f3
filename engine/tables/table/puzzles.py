"""What is stored of a puzzle besides its table: the position, the moves, and what the wrong one cost.

Owns its JSON. Must not know who may see it, or where it is stored.
"""

from __future__ import annotations

import zlib

import msgspec

FAILURES = (zlib.error, msgspec.MsgspecError)
"""What `unpack` raises for anything that `pack` has not written."""


class StoredPuzzle(msgspec.Struct, frozen=True):
    """The content of a puzzle. Its moves are in notation."""

    view: str
    """What the seat saw then: its view as JSON (`engine.match.encode`)."""
    turn: int
    better: str
    played: str
    others: tuple[str, ...]
    """Other moves that are clearly worse than the better one."""
    cost: float
    """How many points of lead the move that was played cost."""
    why: tuple[tuple[str, float], ...]
    """The terms that `cost` is made of."""


_stored = msgspec.json.Decoder(StoredPuzzle)


def pack(puzzle: StoredPuzzle) -> bytes:
    """Return the content of a puzzle as compressed JSON."""
    return zlib.compress(msgspec.json.encode(puzzle), 9)


def unpack(packed: bytes) -> StoredPuzzle:
    """Return the content of a puzzle. Raise one of `FAILURES`."""
    return _stored.decode(zlib.decompress(packed))
