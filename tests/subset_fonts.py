"""Make the fonts of `render/fonts` that draw the scripts of the world, as its README describes.

`python -m tests.subset_fonts SOURCES` finds the files to take them from below the folder `SOURCES`. It needs
fontTools, as nothing else here does.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from fontTools import subset

from render.scripts import FOLDER, FONTS, Font

SOURCES = {
    "AlegreyaSans-ExtraBold-Extended.ttf": "AlegreyaSans_800ExtraBold.ttf",
    "NotoSansCJK-Bold.otf": "NotoSansCJK-Bold.ttc",
    "NotoSansSymbols2-Regular.ttf": "NotoSansSymbols2_400Regular.ttf",
}
"""Where the name differs from `NotoSansThai_700Bold.ttf` for `NotoSansThai-Bold.ttf`."""
FACE = 2
"""Of `NotoSansCJK-Bold.ttc`: its forms for simplified Chinese."""

OVERLAP_SIMPLE, OVERLAP_COMPOUND = 0x40, 0x400
"""The marks of outlines that overlap, in a glyph's first point and in its components. OpenType, glyf"""


def _table(codec: str, rows: range, cells: tuple[range, ...] = (range(0xA1, 0xFF),)) -> set[str]:
    """Return the characters of some rows of a character set."""
    codes = (bytes((row, cell)) for row in rows for line in cells for cell in line)
    return {char for char in (code.decode(codec, "ignore") for code in codes) if len(char) == 1}


def common() -> set[str]:
    """Return the characters of Chinese, Japanese and Korean that their own character sets have as common."""
    big5 = (range(0x40, 0x7F), range(0xA1, 0xFF))
    return (
        _table("gb2312", range(0xA1, 0xA4))  # signs
        | _table("gb2312", range(0xB0, 0xF8))  # all of simplified Chinese
        | _table("big5", range(0xA4, 0xC7), big5)  # the first level of traditional Chinese
        | _table("euc_jp", range(0xA1, 0xA3))  # signs
        | _table("euc_jp", range(0xA4, 0xA6))  # kana
        | _table("euc_jp", range(0xB0, 0xD0))  # the first level of kanji
        | _table("euc_kr", range(0xB0, 0xC9))  # hangul
        | {chr(code) for code in range(0x3105, 0x3130)}  # bopomofo
    )


def characters(font: Font) -> str:
    """Return the characters of a font that pictures may show."""
    blocks = {chr(code) for first, last in font.blocks for code in range(first, last + 1)}
    if "CJK" in font.file:
        blocks &= common()
    return "".join(sorted(blocks | {"\u200c", "\u200d", "\ufe0f"}))


def clear_overlaps(font: Any) -> None:
    """Remove the marks of outlines that overlap: FreeType draws those larger first, as we do anyway."""
    for glyph in font["glyf"].glyphs.values() if "glyf" in font else ():
        glyph.expand(font["glyf"])
        if glyph.isComposite():
            for component in glyph.components:
                component.flags &= ~OVERLAP_COMPOUND
        elif glyph.numberOfContours:
            glyph.flags[0] &= ~OVERLAP_SIMPLE


def main() -> None:
    sources = Path(sys.argv[1])
    for font in FONTS:
        name = SOURCES.get(font.file, font.file.replace("-Bold.ttf", "_700Bold.ttf"))
        (source,) = sources.rglob(name)
        options = subset.Options(hinting=False, notdef_outline=True, font_number=FACE)
        options.drop_tables += ["BASE", "STAT", "VORG", "meta", "vhea", "vmtx"]
        if "CJK" in font.file:
            options.layout_features = []
        loaded = subset.load_font(source, options)
        subsetter = subset.Subsetter(options)
        subsetter.populate(text=characters(font))
        subsetter.subset(loaded)
        clear_overlaps(loaded)
        subset.save_font(loaded, FOLDER / font.file, options)
        print(font.file, (FOLDER / font.file).stat().st_size)


if __name__ == "__main__":
    main()
