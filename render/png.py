"""PNG files of pictures in a palette, written rows by rows.

Owns how rows are compressed, and how much a file takes. Must not know what is drawn. Safe to use from several
threads.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterable, Sequence
from typing import Any, Protocol

from isal import isal_zlib
from zlib_ng import zlib_ng

LEVEL = 2
"""Compression level of ISA-L: that takes 3 % longer than level 1 and saves 0.5 %."""
SMALLER = 5
"""Compression level of zlib-ng in files that are too large: 0.8 of the size in five times the time."""
RAW = -zlib.MAX_WBITS
"""Compress without a header and a checksum."""
_STREAM, _END = b"\x78\x01", b"\x03\x00"
"""The header of a zlib stream, and its last block, which is empty. RFC 1950, RFC 1951"""


class Compressor(Protocol):
    """An object that compresses a stream piece by piece, like those of `zlib.compressobj`."""

    def compress(self, data: bytes, /) -> bytes: ...
    def flush(self, mode: int, /) -> bytes: ...


def encoded(size: tuple[int, int], colours: Sequence[int], strips: Iterable[bytes], limit: int) -> bytes:
    """Return a PNG file of `size` px with one byte a pixel, about `limit` bytes long at most, if it can be.

    `colours` are the red, green and blue of each in the palette. A strip is some rows, from the top on, each
    its filter and its pixels. If the file is too large, the largest strips are compressed once more, better.
    """
    rows: list[bytes] = []
    compressed: list[bytes] = []
    check = 1
    fast = _compressor(isal_zlib, LEVEL)
    for strip in strips:
        rows.append(strip)
        compressed.append(_part(fast, strip))
        check = _checked(strip, check)
    length = sum(map(len, compressed))
    for i in sorted(range(len(compressed)), key=lambda i: -len(compressed[i])):
        if length > limit:
            before, compressed[i] = len(compressed[i]), _part(_compressor(zlib_ng, SMALLER), rows[i])
            length += len(compressed[i]) - before
    return _file(size, colours, compressed, check)


def _compressor(library: Any, level: int) -> Compressor:
    """Return what compresses strips. ISA-L is five times as fast as Pillow.

    It may return different bytes for the same strip, but they hold the same pixels.
    """
    return library.compressobj(level, zlib.DEFLATED, RAW)


def _part(compressor: Compressor, strip: bytes) -> bytes:
    """Compress a strip, to whole bytes.

    It may refer to the strips before, however these are compressed: what is the same there is not repeated.
    """
    return compressor.compress(strip) + compressor.flush(zlib.Z_SYNC_FLUSH)


def _checked(strip: bytes, check: int) -> int:
    """Return the Adler-32 of a strip and those before it; `check` is that of the latter alone.

    Call this after each use of ISA-L, which leaves the upper halves of the vector registers in use: AMD's
    Zen 5 would draw at half the speed from then on. This function clears them.
    """
    return zlib_ng.adler32(strip, check)  # pyright: ignore[reportUnknownMemberType]  # untyped there


def _file(size: tuple[int, int], colours: Sequence[int], compressed: Sequence[bytes], check: int) -> bytes:
    """Return a PNG file of compressed strips; `check` is the Adler-32 of their rows."""
    chunks = (
        (b"IHDR", struct.pack(">IIBBBBB", *size, 8, 3, 0, 0, 0)),
        (b"PLTE", bytes(colours)),
        (b"IDAT", b"".join((_STREAM, *compressed, _END, struct.pack(">I", check)))),
        (b"IEND", b""),
    )
    written = (
        struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
        for name, data in chunks
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(written)
