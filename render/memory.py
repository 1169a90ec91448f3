"""How the process keeps memory: in one heap of the C library, and most of it exempt from garbage collection.

Also tells how much a process uses.

Every thread that draws would otherwise have a heap of its own, as large as its largest pictures. That is an
option of glibc; with another C library nothing happens.
"""

from __future__ import annotations

import ctypes
import gc
import os
import sys
from functools import lru_cache
from pathlib import Path

ARENAS = -8
"""The parameter of `mallopt` for the number of heaps: `M_ARENA_MAX` in malloc.h."""
RARELY = 100
"""After how many collections of younger objects the interpreter itself may collect all."""
MANY = 20_000
"""The most objects that later collections examine each time: these take at most five milliseconds."""
GROWN = 1.5
"""By this factor the exempt objects must grow before they are collected again."""

_exempt = 0
"""The number of exempt objects when they were last collected."""


@lru_cache(maxsize=1)
def _glibc() -> ctypes.CDLL | None:
    if not sys.platform.startswith("linux"):
        return None
    library = ctypes.CDLL(None)
    return library if hasattr(library, "mallopt") and hasattr(library, "malloc_trim") else None


def use_one_heap() -> None:
    """Make all threads share a heap. To be called before there are any."""
    if library := _glibc():
        library.mallopt(ARENAS, 1)


def collect_rarely() -> None:
    """Leave full collections to `settle`; the interpreter's own come while the event loop works."""
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, RARELY)


def trim() -> None:
    """Return free pages to the system. Takes some milliseconds, without the interpreter's lock."""
    if library := _glibc():
        library.malloc_trim(0)


def settle() -> None:
    """Collect garbage. If much is left, exempt it from later collections, which stop all threads.

    What is left is mostly what the caches hold; the rest is in use, and garbage later. So once the exempt
    objects have grown by half, they are collected too: of exempt garbage there is never more than there was
    alive at once. Takes some milliseconds, and `settle_all` with full caches hardly ever happens.
    """
    if gc.get_freeze_count() >= GROWN * _exempt:
        settle_all()
    else:
        gc.collect()
        if len(gc.get_objects()) > MANY:
            gc.freeze()


def settle_all() -> None:
    """Collect all garbage, also what was exempt, and exempt what is left. Takes a few dozen milliseconds."""
    global _exempt
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    _exempt = gc.get_freeze_count()


def resident(process: int | str = "self") -> int | None:
    """Return the memory that a process of this machine uses, in bytes; None if the system does not tell."""
    try:
        pages = Path(f"/proc/{process}/statm").read_text("ascii").split()[1]
    except OSError:
        return None
    return int(pages) * os.sysconf("SC_PAGE_SIZE")
