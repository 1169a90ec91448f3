"""What pictures are drawn on, without the memory of their pixels: one colour, or rows that are compressed.

The ground of a board takes 2 MB as pixels. Whoever needs a part of it makes or restores only the rows of that
part. Must not know what is drawn.
"""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image
from zlib_ng import zlib_ng

STRIP = 128
"""Rows that are compressed together, and that a canvas draws together: they fit in the processor's cache."""
LEVEL = 2
"""Compression level of bases and sprites: 0.75 of the size that level 1 gives, a fifteenth of the pixels."""


class Blank:
    """A picture of mode P in one colour."""

    mode = "P"

    def __init__(self, size: tuple[int, int], index: int, palette: Sequence[int]) -> None:
        self.size = size
        """Width and height in px."""
        self._index, self._palette = index, bytes(palette)

    def crop(self, box: tuple[int, int, int, int]) -> Image.Image:
        """Return a part as a picture of its own."""
        left, top, right, bottom = box
        return _new((right - left, bottom - top), self._index, self._palette)


class Rows:
    """A picture of mode P; it does not change, and several threads may read it."""

    mode = "P"

    def __init__(self, image: Image.Image, outside: int = 0) -> None:
        self.size = image.size
        """Width and height in px."""
        self._outside = outside
        self._palette = bytes(image.getpalette() or ())
        width, height = self.size
        self._strips = [
            _compressed(image.crop((0, top, width, min(top + STRIP, height))))
            for top in range(0, height, STRIP)
        ]

    def crop(self, box: tuple[int, int, int, int]) -> Image.Image:
        """Return a part as a picture of its own; around this picture is the colour `outside`."""
        left, top, right, bottom = box
        width, height = self.size
        part = _new((right - left, bottom - top), self._outside, self._palette)
        for number in range(max(0, top) // STRIP, -(-min(bottom, height) // STRIP)):
            upper = number * STRIP
            low = min(STRIP, height - upper)
            pixels = zlib_ng.decompress(self._strips[number], bufsize=width * low)  # pyright: ignore[reportUnknownMemberType]  # untyped there
            strip = Image.frombuffer("P", (width, low), pixels, "raw", "P", 0, 1)
            part.im.paste(strip.im, (-left, upper - top, width - left, upper - top + low))
        return part


def _new(size: tuple[int, int], index: int, palette: bytes) -> Image.Image:
    image = Image.new("P", size, index)
    image.im.putpalette("RGB", "RGB", palette)  # what `Image.putpalette` does last, in a quarter of the time
    return image


def _compressed(strip: Image.Image) -> bytes:
    return zlib_ng.compress(strip.tobytes(), LEVEL)  # pyright: ignore[reportUnknownMemberType]  # untyped there
