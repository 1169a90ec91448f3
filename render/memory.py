"""How the process keeps memory: in one heap of the C library, and most of it exempt from garbage collection.

Also tells how much a process uses.

Every thread that draws would otherwise have a heap of its own, as large as its largest pictures. That is an
option of glibc; with another C library nothing happens.
"""

from __future__ import annotations

import ctypes
import gc
import itertools
import os
import sys
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import TypeVar

ARENAS = -8
"""The parameter of `mallopt` for the number of heaps: `M_ARENA_MAX` in malloc.h."""
APART = -3, 1_000_000
"""That for the size in bytes from which memory is mapped apart: `M_MMAP_THRESHOLD`, and its value.

Buffers for drawing take several megabytes for a few milliseconds. In the heap, they left 15 MB of gaps."""
KEPT = -1, 64_000_000
"""That for how much free memory at the end of the heap is kept: `M_TRIM_THRESHOLD`. `trim` returns it."""
RARELY = 100
"""After how many collections of younger objects the interpreter itself may collect all."""
_times = itertools.count(1)
"""How often memory has settled."""
TIDIED = 60
"""The number of pieces of work after which `tidied` collects garbage and gives free memory back. The next
ones need most of it again, and to get a page costs more than to draw on it."""
_works = itertools.count(1)
"""How often `tidied` has been called."""
T = TypeVar("T")


@lru_cache(maxsize=1)
def _glibc() -> ctypes.CDLL | None:
    if not sys.platform.startswith("linux"):
        return None
    library = ctypes.CDLL(None)
    return library if hasattr(library, "mallopt") and hasattr(library, "malloc_trim") else None


def stay_small() -> None:
    """Make all threads share a heap, without large blocks, and leave full collections of garbage to `settle`.

    The interpreter's own come while others wait. To be called before there are threads.
    """
    if library := _glibc():
        library.mallopt(ARENAS, 1)
        library.mallopt(*APART)
        library.mallopt(*KEPT)
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, RARELY)


def trim() -> None:
    """Return free pages to the system. Takes some milliseconds, without the interpreter's lock."""
    if library := _glibc():
        library.malloc_trim(0)


def settle() -> None:
    """Collect garbage, and exempt what is left the first, second, fourth, eighth time and so on.

    That is mostly what the caches hold, which grow fast at first and are full later. It would make each
    collection, which stops all threads, longer. Takes some milliseconds, the first time a few dozen.
    """
    gc.collect()
    times = next(_times)
    if times & (times - 1) == 0:
        gc.freeze()


def settle_all() -> None:
    """Collect all garbage, also what was exempt, and exempt what is left until the next time.

    Some of that is in use only at the moment and is garbage soon. Takes a few dozen milliseconds.
    """
    gc.unfreeze()
    gc.collect()
    gc.freeze()


def tidied(work: Callable[..., T], *args: object) -> T:
    """Return `work(*args)`. Every so often, tidy up after it."""
    try:
        return work(*args)
    finally:
        if next(_works) % TIDIED == 0:
            settle()
            trim()


def resident(process: int | str = "self") -> int | None:
    """Return the memory that a process of this machine uses, in bytes; None if the system does not tell."""
    try:
        pages = Path(f"/proc/{process}/statm").read_text("ascii").split()[1]
    except OSError:
        return None
    return int(pages) * os.sysconf("SC_PAGE_SIZE")
