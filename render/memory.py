"""How the C library keeps the memory that pictures need for a moment: in one heap, whose free pages go back.

Every thread that draws would otherwise have a heap of its own, each as large as its largest pictures. Only
glibc is told; with another C library nothing happens.
"""

from __future__ import annotations

import ctypes
import sys
from functools import cache

ARENAS = -8
"""The parameter of `mallopt` for the number of heaps: `M_ARENA_MAX` in malloc.h."""


@cache
def _glibc() -> ctypes.CDLL | None:
    if not sys.platform.startswith("linux"):
        return None
    library = ctypes.CDLL(None)
    return library if hasattr(library, "mallopt") and hasattr(library, "malloc_trim") else None


def use_one_heap() -> None:
    """Make all threads share a heap. To be called before there are any."""
    if library := _glibc():
        library.mallopt(ARENAS, 1)


def trim() -> None:
    """Return free pages to the system. Takes some milliseconds, without the interpreter's lock."""
    if library := _glibc():
        library.malloc_trim(0)
