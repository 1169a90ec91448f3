"""A picture in a palette whose rows are kept compressed, some at a time.

The ground of a board takes 2 MB as pixels and 50 kB like this, and whoever needs a part of it restores only
the rows of that part. Must not know what is drawn.
"""

from __future__ import annotations

from typing import Any

from PIL import Image
from zlib_ng import zlib_ng

STRIP = 128
"""Rows that are compressed together, and that a canvas draws together: they fit in the processor's cache."""
LEVEL = 2
"""Compression level: 0.75 of the size that level 1 gives."""


class Rows:
    """A picture of mode P; it does not change, and several threads may read it."""

    mode = "P"

    def __init__(self, image: Image.Image) -> None:
        self.size = image.size
        """Width and height in px."""
        self._palette: Any = image.getpalette() or ()
        width, height = self.size
        self._strips = [
            _compressed(image.crop((0, top, width, min(top + STRIP, height))))
            for top in range(0, height, STRIP)
        ]

    def crop(self, box: tuple[int, int, int, int]) -> Image.Image:
        """Return a part as a picture of its own; what of it lies outside of this one has the first colour."""
        left, top, right, bottom = box
        width, height = self.size
        part = Image.new("P", (right - left, bottom - top))
        part.putpalette(self._palette)
        part.load()  # gives the palette to the core image
        for number in range(max(0, top) // STRIP, -(-min(bottom, height) // STRIP)):
            upper = number * STRIP
            low = min(STRIP, height - upper)
            pixels = zlib_ng.decompress(self._strips[number], bufsize=width * low)  # pyright: ignore[reportUnknownMemberType]  # untyped there
            strip = Image.frombuffer("P", (width, low), pixels, "raw", "P", 0, 1)
            part.im.paste(strip.im, (-left, upper - top, width - left, upper - top + low))
        return part


def _compressed(strip: Image.Image) -> bytes:
    return zlib_ng.compress(strip.tobytes(), LEVEL)  # pyright: ignore[reportUnknownMemberType]  # untyped there
