"""Words as masks: measured, fitted and cached.

Owns the sizes of words and what is left out of a text. Must not know colours or layout.
"""

from __future__ import annotations

import unicodedata
from bisect import bisect_right
from collections.abc import Iterable
from functools import lru_cache
from itertools import accumulate
from math import ceil, floor
from threading import Lock
from typing import Any, NamedTuple

from PIL import Image, ImageFont

from engine.names import visible
from render import scripts

SCALE, LARGE_SCALE = 4, 2
"""Words are drawn this many times larger, then reduced: large ones less, their edges are clean anyway."""
LARGE = 44
"""px; the size from which a word is a large one."""
CAPITAL = 0.63
"""Height of a capital, in font sizes."""
ASCENT, DESCENT = 0.95, 0.30
"""Height of a mask above and below the baseline, in font sizes."""
ELLIPSIS = "…"
WIDOW = 0.32
"""The least share of the room that the last of several lines takes up, if more words can stand there."""
SHORT = 3
"""The most letters of a word with which a line does not end."""
WIDE = "  "
"""Between two numbers, which would read as one where a picture is small."""
SHRINK = 0.72
"""A text too long for its place is set smaller by at most this factor before it is cut."""
LEAST = 32
"""px; the smallest size that is legible when a picture is shown 550 px wide."""
OPEN = 32
"""The most fonts in memory, one for each size and file."""
AM = ("\u0e4d\u0e32", "\u0e33"), ("\u0ecd\u0eb2", "\u0eb3")
"""Vowels of Thai and Lao that NFKC takes apart, although a tone stands between their parts."""
TEXTS = 2048
"""The most texts of which the cache knows what is readable of them, or how wide they are."""
WORDS = 256
"""The most masks in the cache: those of words that are drawn again in another colour."""

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
def _font(font: scripts.Font, size: int) -> ImageFont.FreeTypeFont:
    return scripts.opened(font, size)


@lru_cache(maxsize=TEXTS)
def readable(text: str, instead: str = "") -> str:
    """Return the text without characters that all fonts lack; `instead` if nothing is left.

    Decorated letters become plain ones, and runs of white space become one space.
    """
    plain = unicodedata.normalize("NFKC", visible(text))
    for apart, whole in AM:
        plain = plain.replace(apart, whole)
    with _LOCK:
        drawn = scripts.drawn(plain)
    return " ".join(drawn.split()) or instead


@lru_cache(maxsize=TEXTS)
def width(text: str, size: int, bold: scripts.Weight = True) -> int:
    """Return the advance in px."""
    scale = scale_of(size)
    with _LOCK:
        return round(sum(_advance(run, size * scale) for run in scripts.runs(text, bold)) / scale)


def scale_of(size: int) -> int:
    """Return how many times larger words of a size in px are drawn."""
    return SCALE if size < LARGE else LARGE_SCALE


def _advance(run: scripts.Run, size: int) -> float:
    return _font(run.font, size).getlength(run.text, direction=run.direction)


def _mask(run: scripts.Run, size: int, start: float) -> tuple[Any, int, int]:
    """Return the core mask of a run that begins at `start` px, and where its left and top edges are."""
    font = _font(run.font, size)
    mask, (left, top) = font.getmask2(
        run.text,
        "L",
        direction=run.direction,
        anchor="ls",
        start=(start % 1, 0.0),
        stroke_width=run.font.stroke * size,
        stroke_filled=True,
    )
    return mask, floor(start) + left, top


@lru_cache(maxsize=WORDS)
def word(text: str, size: int, bold: scripts.Weight = True) -> Word:
    """Return the mask of one line of text, which is cached."""
    return drawn(text, size, bold, scale_of(size))


def drawn(text: str, size: int, bold: scripts.Weight, scale: int) -> Word:
    """Return the mask of one line of text, drawn `scale` times larger and reduced."""
    large_size = size * scale
    with _LOCK:
        runs = scripts.runs(text, bold)
        starts = list(accumulate((_advance(run, large_size) for run in runs), initial=0.0))
        masks = [_mask(run, large_size, start) for run, start in zip(runs, starts, strict=False)]
    advance = starts[-1]
    left, right = min(x for _, x, _ in masks), max(x + mask.size[0] for mask, x, _ in masks)
    pad = max(0, -(left // scale))
    columns = max(1, pad - int(-max(advance, right) // scale))
    rise = max(round(size * ASCENT), ceil(-min(y for *_, y in masks) / scale))
    fall = max(round(size * DESCENT), ceil(max(y + mask.size[1] for mask, _, y in masks) / scale))
    large = Image.new("L", (columns * scale, (rise + fall) * scale))
    for mask, x, y in masks:
        x, y = pad * scale + x, rise * scale + y
        box = (x, y, x + mask.size[0], y + mask.size[1])
        if len(masks) == 1:
            large.im.paste(mask, box)  # a copy takes a tenth of the time of drawing through a mask
        else:
            large.im.paste(255, box, mask)
    mask = large.reduce(scale)
    left, top, right, bottom = mask.getbbox() or (0, 0, *mask.size)  # a smaller mask is painted faster
    return Word(mask.crop((left, top, right, bottom)), left - pad, rise - top, round(advance / scale), size)


@lru_cache(maxsize=WORDS)
def fitted(text: str, size: int, limit: int, bold: scripts.Weight = True) -> Word:
    """Return the text within `limit` px: set smaller if that helps, cut with an ellipsis if not."""
    if width(text, size, bold) <= limit:
        return word(text, size, bold)
    smallest = max(min(size, LEAST), round(size * SHRINK))
    sizes = range(smallest, size + 1)
    if fit := bisect_right(sizes, limit, key=lambda smaller: width(text, smaller, bold)):
        return word(text, sizes[fit - 1], bold)
    cuts = (text[:end].rstrip() + ELLIPSIS for end in reversed(scripts.ends(text)))
    fitting = (cut for cut in cuts if width(cut, smallest, bold) <= limit)
    return word(next(fitting, ELLIPSIS), smallest, bold)


@lru_cache(maxsize=256)
def wrapped(text: str, size: int, limit: int, bold: scripts.Weight = False) -> tuple[str, ...]:
    """Return the lines of a text wrapped at `limit` px; only a single longer word exceeds it."""
    return _wrapped(text.split(), size, limit, bold)


@lru_cache(maxsize=256)
def filled(text: str, size: int, limit: int, bold: scripts.Weight = False) -> tuple[str, ...]:
    """Return a text wrapped into few lines at `limit` px that are full, but the last one not much shorter.

    A number stays with the word that follows or, at the end of a clause, with the one before. A short word
    also stays with the one that follows, if that needs no further line.
    """
    whole, phrases = (_wrapped(_joined(text, short), size, limit, bold) for short in (0, SHORT))
    short = SHORT * (len(phrases) == len(whole))
    lines = narrower = phrases if short else whole
    while len(narrower) == len(lines) > 1:
        lines = narrower
        *others, last = (width(line, size, bold) for line in lines)
        if last >= WIDOW * limit:
            break
        narrower = _wrapped(_joined(text, short), size, max(others) - 1, bold)
        if narrower == lines:  # a single word is as wide
            break
    return lines


def _joined(text: str, short: int) -> list[str]:
    """Return the words of a text; those of at most `short` letters and numbers are joined to a neighbour."""
    pieces: list[str] = []
    for piece in text.split():
        before = pieces[-1].split()[-1].lstrip("(") if pieces else ""
        joins = before.isdigit() or (before.isalpha() and len(before) <= short)
        number = piece.strip(",.;:()").isdigit()
        if joins or (pieces and number and not piece[-1:].isdigit()):
            pieces[-1] += f"{WIDE if number and before.isdigit() else ' '}{piece}"
        else:
            pieces.append(piece)
    return pieces


def _wrapped(pieces: Iterable[str], size: int, limit: int, bold: scripts.Weight) -> tuple[str, ...]:
    lines: list[str] = []
    for piece in pieces:
        longer = f"{lines[-1]} {piece}" if lines else piece
        if lines and width(longer, size, bold) <= limit:
            lines[-1] = longer
        else:
            lines.append(piece)
    return tuple(lines)
