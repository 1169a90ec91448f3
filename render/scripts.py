"""Which font draws each part of a text, and in which order the parts stand on a line.

Owns the list of fonts, the characters that each of them draws, and the direction of text. Must not know sizes
in px, colours or layout. A font is opened when a text first needs it.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from itertools import groupby, pairwise
from pathlib import Path
from typing import Literal, NamedTuple

from PIL import Image, ImageDraw, ImageFont, features

from engine.names import FSI, JOINERS, PDI

FOLDER = Path(__file__).with_name("fonts")
SHAPES = bool(features.check("raqm"))
"""True if text is shaped. Otherwise no script that needs it can be drawn."""
EMOJI_STYLE = "\ufe0f"
"""Asks for the emoji of the character before it."""
TONES = "\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff"
"""Emoji that colour the one before them."""
PROBE = 36
"""px; the size at which a character is compared with the glyph for missing characters."""
MISSING = "\U0010fffd"
"""A character that no font has."""
VIRAMA = 9
"""The combining class of marks that join two consonants."""
_OBJECT = "\ufffc"
"""Stands for an isolate in the text around it."""


class Font(NamedTuple):
    """A font file, and what it is used for."""

    file: str
    blocks: tuple[tuple[int, int], ...] = ()
    """The first and the last code of each range of characters that it may draw."""
    scale: float = 1
    """Size of its letters, in sizes of the text, so that they go with those of the first font."""
    shaped: bool = False
    """True if its letters change their form or place by those around them."""
    stroke: float = 0
    """How far its lines reach beyond their edges, in sizes of the text: there is no file of this weight."""


Weight = Literal[False, True, "strong", "title"]
"""Of all words: medium, bold, between both, or the display face, for the largest ones."""
LATIN: dict[Weight, Font] = {
    False: Font("AlegreyaSans-Medium.ttf"),
    "strong": Font("AlegreyaSans-Medium.ttf", stroke=0.007),
    True: Font("AlegreyaSans-ExtraBold.ttf"),
    "title": Font("Alegreya-Black.ttf"),
}
"""The fonts of all words. They draw whatever they have."""

FONTS = (
    Font("AlegreyaSans-ExtraBold-Extended.ttf", ((0x18F, 0x18F), (0x259, 0x259), (0x462, 0x52F))),
    Font("NotoSans-Bold.ttf", ((0x180, 0x2FF), (0x1D00, 0x1DBF), (0x2C60, 0x2C7F), (0xA720, 0xA7FF)), 0.92),
    Font("NotoSansHebrew-Bold.ttf", ((0x591, 0x5F4),), 0.95, shaped=True),
    Font("NotoSansArabic-Bold.ttf", ((0x600, 0x6FF), (0x750, 0x77F), (0x8A0, 0x8FF)), 0.9, shaped=True),
    Font("NotoSansDevanagari-Bold.ttf", ((0x900, 0x97F), (0xA8E0, 0xA8FF)), 0.85, shaped=True),
    Font("NotoSansBengali-Bold.ttf", ((0x980, 0x9FE),), 0.85, shaped=True),
    Font("NotoSansGurmukhi-Bold.ttf", ((0xA00, 0xA76),), 0.85, shaped=True),
    Font("NotoSansGujarati-Bold.ttf", ((0xA80, 0xAFF),), 0.85, shaped=True),
    Font("NotoSansTamil-Bold.ttf", ((0xB80, 0xBFA),), 0.85, shaped=True),
    Font("NotoSansTelugu-Bold.ttf", ((0xC00, 0xC7F),), 0.85, shaped=True),
    Font("NotoSansKannada-Bold.ttf", ((0xC80, 0xCF3),), 0.85, shaped=True),
    Font("NotoSansMalayalam-Bold.ttf", ((0xD00, 0xD7F),), 0.85, shaped=True),
    Font("NotoSansSinhala-Bold.ttf", ((0xD80, 0xDF4),), 0.85, shaped=True),
    Font("NotoSansThai-Bold.ttf", ((0xE01, 0xE5B),), 0.9, shaped=True),
    Font("NotoSansLao-Bold.ttf", ((0xE81, 0xEDF),), 0.9, shaped=True),
    Font("NotoSansMyanmar-Bold.ttf", ((0x1000, 0x109F),), 0.8, shaped=True),
    Font("NotoSansKhmer-Bold.ttf", ((0x1780, 0x17F9),), 0.85, shaped=True),
    Font("NotoSansArmenian-Bold.ttf", ((0x531, 0x58F),), 0.92),
    Font("NotoSansGeorgian-Bold.ttf", ((0x10A0, 0x10FF), (0x1C90, 0x1CBF)), 0.92),
    Font("NotoSansEthiopic-Bold.ttf", ((0x1200, 0x137C),), 0.9),
    Font("NotoEmoji-Bold.ttf", ((0x203C, 0x3299), (0x1F000, 0x1FAFF)), 0.9),
    Font("NotoSansCJK-Bold.otf", ((0xB0, 0xF7), (0x2010, 0x33FF), (0x4E00, 0x9FFF), (0xAC00, 0xD7A3)), 0.9),
    Font("NotoSansSymbols2-Regular.ttf", ((0x2190, 0x21FF), (0x2500, 0x27BF), (0x2B00, 0x2BFF)), 0.9),
)
"""The fonts of what the first ones lack: the first of these that has a character draws it."""


class Run(NamedTuple):
    """A part of a line in one font and one direction."""

    font: Font
    text: str
    direction: str | None
    """`rtl`, `ltr`, or None if no other part is needed to draw the line."""


def opened(font: Font, size: int) -> ImageFont.FreeTypeFont:
    """Open a font at a size in px of the text. Its file is mapped, not read as a whole."""
    return ImageFont.truetype(FOLDER / font.file, round(size * font.scale))


@lru_cache(maxsize=4)
def _probe(font: Font) -> tuple[ImageFont.FreeTypeFont, bytes]:
    """Return a font that looks each character up by itself, and its glyph for missing ones."""
    probe = ImageFont.truetype(FOLDER / font.file, PROBE, layout_engine=ImageFont.Layout.BASIC)
    return probe, _glyph(probe, MISSING)


def _glyph(font: ImageFont.FreeTypeFont, char: str) -> bytes:
    mask = Image.new("L", (3 * PROBE, 2 * PROBE))
    ImageDraw.Draw(mask).text((PROBE, 0), char, fill=255, font=font)
    return mask.tobytes()


@lru_cache(maxsize=4096)
def _has(font: Font, char: str) -> bool:
    """Return True if a font has a character, or all the parts from which shaping composes it."""
    probe, missing = _probe(font)
    if _glyph(probe, char) != missing:
        return True
    parts = unicodedata.normalize("NFD", char) if SHAPES else ""
    return len(parts) > 1 and all(_glyph(probe, part) != missing for part in parts)


@lru_cache(maxsize=4096)
def font_of(char: str, bold: Weight = True) -> Font | None:
    """Return the font that draws a character, or None if none has it."""
    for font in (LATIN[bold], LATIN[True]):
        if _has(font, char):
            return font
    for font in FONTS:
        mapped = any(first <= ord(char) <= last for first, last in font.blocks)
        if mapped and (SHAPES or not font.shaped) and _has(font, char):
            return font
    return None


def continues(char: str) -> bool:
    """Return True if a character belongs to the one before it."""
    return char in JOINERS or char in TONES or unicodedata.category(char)[0] == "M"


def drawn(text: str) -> str:
    """Return a text without the marks that no font draws, and with a space for each other such character."""
    kept: list[str] = []
    font: Font | None = None
    """That of the character which the next ones may continue."""
    for char in text:
        if continues(char) and char not in TONES:
            if font and _joins(font, char, kept[-1]):
                kept.append(char)
            continue
        font = None if char.isspace() or unicodedata.category(char)[0] == "C" else font_of(char)
        kept.append(char if font else " ")
    return "".join(kept)


def _joins(font: Font, char: str, before: str) -> bool:
    """Return True if a font can draw a mark or joiner after a character of its own."""
    if char in JOINERS or char == EMOJI_STYLE:
        return SHAPES and font in FONTS
    return _has(font, char) and not (font not in FONTS and continues(before))  # Latin has room for one mark


def _attached(font: Font, char: str) -> bool:
    """Return True if a character belongs to the one before it, of this font."""
    return continues(char) and (char in JOINERS or char == EMOJI_STYLE or _has(font, char))


def ends(text: str) -> list[int]:
    """Return the places, in ascending order, at which a text may be cut: not within a character."""
    return [
        at
        for at, (before, char) in enumerate(pairwise(text), 1)
        if not continues(char) and before not in JOINERS and unicodedata.combining(before) != VIRAMA
    ]


@lru_cache(maxsize=512)
def runs(text: str, bold: Weight = True) -> tuple[Run, ...]:
    """Return the parts of a line from left to right."""
    if text.isascii():
        return (Run(LATIN[bold], text, None),)
    placed: list[tuple[Font, int, str]] = []
    for char, level in _levels(text):
        if placed and _attached(placed[-1][0], char):
            font, level, _ = placed[-1]
        else:
            font = font_of(char, bold) or LATIN[bold]
        placed.append((font, level, char))
    parts = [(*key, "".join(char for *_, char in group)) for key, group in groupby(placed, lambda it: it[:2])]
    if len(parts) == 1 and not parts[0][1]:
        return (Run(parts[0][0], parts[0][2], None),)
    ordered = _reordered([level for _, level, _ in parts])
    directions = ("ltr", "rtl") if SHAPES else (None, None)
    return tuple(Run(parts[at][0], parts[at][2], directions[parts[at][1] % 2]) for at in ordered)


# The direction of text: the Unicode bidirectional algorithm (UAX 9) without embeddings and nested isolates

BRACKETS = {"(": ")", "[": "]", "{": "}"}
_ISOLATE = re.compile(f"[\u2066\u2067{FSI}]([^{PDI}]*){PDI}?")


def _levels(text: str) -> Iterator[tuple[str, int]]:
    """Yield each visible character with its level; odd ones run from right to left."""
    isolates = iter(_ISOLATE.findall(text))
    outer = _ISOLATE.sub(_OBJECT, text.replace(_OBJECT, " ")).replace(PDI, "")
    for char, level in zip(outer, _resolved(outer), strict=True):
        if char != _OBJECT:
            yield char, level
            continue
        within = next(isolates)
        above = level + level % 2 if _base(within) else level + 2 - level % 2  # X5a, X5b
        yield from ((char, above + it) for char, it in zip(within, _resolved(within), strict=True))


def _base(text: str) -> int:
    """Return 1 if the first letter of a text is of a script from right to left, otherwise 0. P2, P3"""
    kinds = map(unicodedata.bidirectional, text)
    return int(next((kind for kind in kinds if kind in ("L", "R", "AL")), "L") != "L")


def _resolved(text: str) -> list[int]:
    """Return the level of each character of a text without isolates."""
    base = _base(text)
    around = "R" if base else "L"
    kinds: list[str] = []
    strong = around
    for char in text:
        kind = unicodedata.bidirectional(char)
        if kind in ("NSM", "BN"):  # W1
            kind = kinds[-1] if kinds else around
        elif kind in ("L", "R", "AL"):
            kind = strong = "L" if kind == "L" else "R"
        elif kind in ("EN", "AN"):  # W7
            kind = "L" if kind == "EN" and strong == "L" else "N"
        elif kind not in ("CS", "ES"):
            kind = ""
        kinds.append(kind)
    for at, kind in enumerate(kinds):
        if kind in ("CS", "ES"):  # W4
            within = 0 < at < len(kinds) - 1 and kinds[at - 1] == kinds[at + 1] == "N"
            kinds[at] = "N" if within else ""
    sides = [around, *("R" if kind == "N" else kind for kind in kinds), around]
    _pair(text, sides, around)
    for at in range(1, len(sides) - 1):  # N1, N2
        if not sides[at]:
            after = next(side for side in sides[at:] if side)
            sides[at] = after if after == sides[at - 1] else around
    levels = {"L": 2 * base, "R": 1, "N": 2}  # I1, I2
    return [levels[kind or side] for kind, side in zip(kinds, sides[1:-1], strict=True)]


def _pair(text: str, sides: list[str], around: str) -> None:
    """Give both brackets of a pair the same side; `sides` begins before the text. N0"""
    opened: list[tuple[str, int]] = []
    pairs: list[tuple[int, int]] = []
    for at, char in enumerate(text, 1):
        if char in BRACKETS:
            opened.append((BRACKETS[char], at))
        while any(closing == char for closing, _ in opened):
            closing, start = opened.pop()
            if closing == char:
                pairs.append((start, at))
                break
    for start, end in sorted(pairs):
        inside = set(sides[start + 1 : end]) - {""}
        before = next(side for side in reversed(sides[:start]) if side)
        if inside:
            sides[start] = sides[end] = around if around in inside else before


def _reordered(levels: list[int]) -> list[int]:
    """Return the indices of parts with these levels from left to right. L2"""
    order = list(range(len(levels)))
    for level in range(max(levels, default=0), 0, -1):
        start = 0
        for high, group in groupby([levels[at] >= level for at in order]):
            end = start + len(list(group))
            if high:
                order[start:end] = order[start:end][::-1]
            start = end
    return order
