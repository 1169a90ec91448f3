"""Words as masks: measured, fitted and cached.

Owns the font files and the replacement of characters they lack. Must not know colours or layout.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from pathlib import Path
from threading import Lock
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFont

from engine.names import visible

FONTS = {
    True: Path(__file__).with_name("fonts") / "AlegreyaSans-ExtraBold.ttf",
    False: Path(__file__).with_name("fonts") / "AlegreyaSans-Medium.ttf",
}
"""By boldness."""
SCALE = 4
"""Words are drawn this many times larger, then reduced."""
CAPITAL = 0.63
"""Height of a capital, in font sizes."""
ASCENT, DESCENT = 0.95, 0.30
"""Height of a mask above and below the baseline, in font sizes."""
ELLIPSIS = "…"
SHRINK = 0.72
"""A text too long for its place is set smaller by at most this factor before it is cut."""
LEAST = 32
"""px; the smallest size that is legible when a picture is shown 550 px wide."""
PROBE = 9
"""px; the size at which a character is compared with the glyph for missing characters."""
OPEN = 16
"""The most fonts in memory, one for each size and boldness."""
WORDS = 2048
"""The most words in the cache; a board needs about a hundred."""

_LOCK = Lock()


class Word(NamedTuple):
    """A text ready to be painted in any colour."""

    mask: Image.Image
    left: int
    """px from the pen to the left edge of the mask."""
    rise: int
    """px from the top of the mask to the baseline."""
    width: int
    """px of advance."""
    size: int
    """px."""


@lru_cache(maxsize=OPEN)
def _font(size: int, bold: bool) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(FONTS[bold], size * SCALE)


@lru_cache(maxsize=4096)
def _drawn(char: str) -> str:
    """Return a character, a space if the fonts lack it, or nothing if it is invisible."""
    if unicodedata.category(char) in ("Mn", "Me", "Cf"):
        return ""
    if char.isspace() or unicodedata.category(char)[0] == "C":
        return " "
    glyph, missing = word(char, PROBE).mask, word("\U0010fffd", PROBE).mask
    return char if glyph.size != missing.size or glyph.tobytes() != missing.tobytes() else " "


@lru_cache(maxsize=WORDS)
def readable(text: str, instead: str = "") -> str:
    """Return the text without characters that the fonts lack; `instead` if nothing is left.

    Decorated letters become plain ones, and runs of white space become one space.
    """
    drawn = "".join(map(_drawn, unicodedata.normalize("NFKC", visible(text))))
    return " ".join(drawn.split()) or instead


def width(text: str, size: int, bold: bool = True) -> int:
    """Return the advance in px."""
    with _LOCK:
        return round(_font(size, bold).getlength(text) / SCALE)


@lru_cache(maxsize=WORDS)
def word(text: str, size: int, bold: bool = True) -> Word:
    """Return the mask of one line of text."""
    font = _font(size, bold)
    with _LOCK:
        advance = font.getlength(text)
        left, _, right, _ = font.getbbox(text, anchor="ls")
        pad = max(0, -int(left // SCALE))
        columns = max(1, pad - int(-max(advance, right) // SCALE))
        rise, fall = round(size * ASCENT), round(size * DESCENT)
        large = Image.new("L", (columns * SCALE, (rise + fall) * SCALE))
        ImageDraw.Draw(large).text((pad * SCALE, rise * SCALE), text, fill=255, font=font, anchor="ls")
    mask = large.reduce(SCALE)
    left, top, right, bottom = mask.getbbox() or (0, 0, *mask.size)  # a smaller mask is painted faster
    return Word(mask.crop((left, top, right, bottom)), left - pad, rise - top, round(advance / SCALE), size)


@lru_cache(maxsize=WORDS)
def fitted(text: str, size: int, limit: int, bold: bool = True) -> Word:
    """Return the text within `limit` px: set smaller if that helps, cut with an ellipsis if not."""
    smallest = max(min(size, LEAST), round(size * SHRINK))
    for smaller in range(size, smallest - 1, -1):
        if width(text, smaller, bold) <= limit:
            return word(text, smaller, bold)
    cuts = (text[:end].rstrip() + ELLIPSIS for end in range(len(text) - 1, 0, -1))
    fitting = (cut for cut in cuts if width(cut, smallest, bold) <= limit)
    return word(next(fitting, ELLIPSIS), smallest, bold)


@lru_cache(maxsize=256)
def wrapped(text: str, size: int, limit: int, bold: bool = False) -> tuple[str, ...]:
    """Return the lines of a text wrapped at `limit` px; only a single longer word exceeds it."""
    lines: list[str] = []
    for piece in text.split():
        longer = f"{lines[-1]} {piece}" if lines else piece
        if lines and width(longer, size, bold) <= limit:
            lines[-1] = longer
        else:
            lines.append(piece)
    return tuple(lines)
