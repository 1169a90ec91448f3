"""Make the fonts of `render/fonts` that draw the scripts of the world, as its README describes.

`python -m tests.subset_fonts SOURCES` finds the files to take them from below the folder `SOURCES`. It needs
fontTools, as nothing else here does.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from render.scripts import FOLDER, FONTS, Font

SOURCES = {
    "AlegreyaSans-ExtraBold-Extended.ttf": "AlegreyaSans_800ExtraBold.ttf",
    "NotoSansCJK-Bold.otf": "NotoSansCJK-Bold.ttc",
    "NotoSansSymbols2-Regular.ttf": "NotoSansSymbols2_400Regular.ttf",
}
"""Where the name differs from `NotoSansThai_700Bold.ttf` for `NotoSansThai-Bold.ttf`."""
FACE = 2
"""Of `NotoSansCJK-Bold.ttc`: its forms for simplified Chinese."""


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


def main() -> None:
    sources = Path(sys.argv[1])
    for font in FONTS:
        name = SOURCES.get(font.file, font.file.replace("-Bold.ttf", "_700Bold.ttf"))
        (source,) = sources.rglob(name)
        marks = ["--layout-features="] if "CJK" in font.file else []
        subprocess.run(  # noqa: S603  # our own arguments
            [
                *(sys.executable, "-m", "fontTools.subset", source),
                *(f"--text={characters(font)}", f"--output-file={FOLDER / font.file}"),
                *("--no-hinting", "--notdef-outline", f"--font-number={FACE}", *marks),
                "--drop-tables+=vhea,vmtx,VORG,BASE,STAT",
            ],
            check=True,
        )
        print(font.file, (FOLDER / font.file).stat().st_size)


if __name__ == "__main__":
    main()
