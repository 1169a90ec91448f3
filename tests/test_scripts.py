"""Names in the scripts of the world: which font draws them, joined and in order, within their place."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image, ImageChops, features

from engine.names import FSI, PDI
from render import pictures, scripts, text
from render.boards.yspahan.players import LOOKS
from render.theme import NAME
from tests.pictures import opened
from tests.project import ROOT
from tests.yspahan.scenes import crowded, middle

NAMES = {
    "simplified Chinese": "李小龙 王菲",
    "traditional Chinese": "陳奕迅 張學友",
    "Japanese": "さくら ユウキ 健太",
    "Korean": "김민준 서연",
    "Arabic": "محمد علي",
    "Persian": "می‌روم پژمان",
    "Hebrew": "דוד שָׁלוֹם",
    "Devanagari": "क्षत्रिय अर्जुन",
    "Bengali": "রবীন্দ্র",
    "Gurmukhi": "ਗੁਰਪ੍ਰੀਤ",
    "Gujarati": "જ્યોતિ",
    "Tamil": "செல்வி",
    "Telugu": "శ్రీను",
    "Kannada": "ಕೃಷ್ಣ",
    "Malayalam": "ലക്ഷ്മി",
    "Sinhala": "ශ්‍රී",
    "Thai": "น้ำทิพย์",
    "Lao": "ນ້ຳ",
    "Burmese": "မြန်မာ",
    "Khmer": "ខ្មែរ",
    "Armenian": "Հայկ",
    "Georgian": "ნინო",
    "Amharic": "አማርኛ",
    "Kazakh": "Әлия Қуаныш",
    "Hausa": "Ɓala Ƙofa",
    "Yoruba": "Ẹ̀kọ́ Ọlá",
    "Vietnamese": "Nguyễn Thị",
    "emoji": "🐫👩‍🚀🇨🇿❤️",
    "signs": "★✿♪◕",
    "mixed": "Ana 安娜 🐫",
    "mixed directions": "سارة Ana 25",
}
SHAPED = pytest.mark.skipif(
    not (features.check("raqm") or os.environ.get("CI")), reason="Pillow finds no FriBiDi on this system"
)


def mask(name: str, size: int = 40) -> Image.Image:
    return text.word(name, size).mask


def columns(name: str) -> list[bool]:
    """Return for each column of a word whether it has ink."""
    shown = mask(name)
    return [shown.crop((x, 0, x + 1, shown.height)).getbbox() is not None for x in range(shown.width)]


@SHAPED
@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
def test_a_name_is_drawn_in_its_script(name: str) -> None:
    assert text.readable(name, "?") == name
    for run in scripts.runs(name):
        font = scripts.opened(run.font, 40)
        missing = font.getmask(scripts.MISSING)
        for char in run.text:
            if scripts.continues(char) or char == " ":
                continue
            glyph = font.getmask(char)
            assert (glyph.size, bytes(glyph)) != (missing.size, bytes(missing)), f"{char} in {run.font.file}"
            assert glyph.getbbox(), f"{char} in {run.font.file} is blank"


@SHAPED
@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
def test_a_board_shows_the_name_and_not_the_letter_of_the_seat(name: str) -> None:
    letter, named = (
        opened(pictures.board("yspahan", crowded(middle(), ("Ana", given, "Cyril", "Dana"))))
        for given in ("", name)
    )
    box = ImageChops.difference(letter, named).getbbox()
    assert box
    assert box[2] - box[0] > 0.8 * min(text.word("B", NAME).width, text.word(name, NAME).width)
    assert box[3] - box[1] < 1.2 * LOOKS[4].name


@SHAPED
def test_letters_are_joined() -> None:
    for name in ("محمد", "क्षत्रिय"):
        assert text.width(name, 40) != sum(text.width(char, 40) for char in name)
        assert all(columns(name)), "no gap between letters that are joined"
    assert text.width("👩‍🚀", 40) == text.width("🐫", 40), "several characters, one picture"
    assert text.width("🇨🇿", 40) < 2 * text.width("🇨", 40)


@SHAPED
def test_the_first_letter_of_hebrew_is_on_the_right() -> None:
    word, first = mask("אבג"), mask("א")
    right = word.crop((word.width - first.width, 0, word.width, word.height))
    assert ImageChops.difference(right, first).point(lambda value: value > 99 and 255).getbbox() is None


@SHAPED
def test_brackets_are_mirrored_from_right_to_left() -> None:
    word, bracket = mask("אב("), mask(")")
    left = word.crop((0, word.height - bracket.height, bracket.width, word.height))
    assert ImageChops.difference(left, bracket).point(lambda value: value > 99 and 255).getbbox() is None


@SHAPED
@pytest.mark.parametrize(
    ("line", "seen"),
    [
        ("Ana", ["Ana"]),
        ("Ben דוד", ["Ben", "דוד"]),
        ("דוד Ben", ["Ben", "דוד"]),
        ("שלום (Ana) 12", ["12", ")", "Ana", "(", "שלום"]),
        ("שלום 12:30", ["12:30", "שלום"]),
        ("Ana (שלום) b", ["Ana (", "שלום", ") b"]),
        (f"{FSI}محمد{PDI} places 3 cubes", ["محمد", "places 3 cubes"]),
        (f"Ben and {FSI}דוד{PDI}, 3", ["Ben and", "דוד", ", 3"]),
        ("安娜 Ana", ["安娜", "Ana"]),
    ],
)
def test_the_parts_of_a_line_stand_in_order(line: str, seen: list[str]) -> None:
    assert [part for run in scripts.runs(line) if (part := run.text.strip())] == seen


@SHAPED
@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
def test_a_long_name_is_cut_between_characters_to_its_width(name: str) -> None:
    long = text.readable(" ".join([name] * 8))
    for limit in (60, 200, 484):
        shape = text.fitted(long, NAME, limit)
        assert 0 < shape.width <= limit
        assert shape.mask.width + shape.left <= limit + 4
    for end in scripts.ends(long):
        assert not scripts.continues(long[end])
        assert long[end - 1] not in "\u200c\u200d"


@SHAPED
def test_a_name_from_right_to_left_is_cut_on_its_left() -> None:
    hebrew = "דוד " * 12
    end = next(end for end in scripts.ends(hebrew) if end > 9)
    assert text.ELLIPSIS in scripts.runs(hebrew[:end].rstrip() + text.ELLIPSIS)[0].text


def test_what_no_font_has_is_left_out_of_that_name_only() -> None:
    assert text.readable("𒀀𒈠", "B") == "B"
    assert text.readable("꧁Ana꧂", "B") == "Ana"
    assert text.readable("\U0010fffd王", "B") == "王"
    assert text.readable("A\u200d\ufe0fB\u0488", "?") == "AB"


def test_without_shaping_only_scripts_that_need_none_are_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    cached = (scripts.font_of, scripts.runs, text.readable, text.word)
    monkeypatch.setattr(scripts, "SHAPES", False)
    for function in cached:
        function.cache_clear()
    try:
        assert text.readable("محمد", "A") == "A"
        assert text.readable("Ana 安娜 🐫", "A") == "Ana 安娜 🐫"
        assert {run.direction for run in scripts.runs("Ana 安娜 🐫")} == {None}
    finally:
        for function in cached:
            function.cache_clear()


MAPPED = Path("/proc/self/maps")


@pytest.mark.skipif(not MAPPED.exists(), reason="this system does not list the files that a process maps")
def test_a_font_is_opened_only_for_a_name_that_needs_it() -> None:
    program = f"""
import re
from render import text
for name in ("Władysława", "安娜", "安娜 Ольга"):
    text.fitted(text.readable(name), 40, 200)
    print(*sorted(set(re.findall(r"Noto\\w+", open({str(MAPPED)!r}).read()))) or ["none"])
"""
    done = subprocess.run(  # noqa: S603  # our own program
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == ["none", "NotoSansCJK", "NotoSansCJK"]


def test_each_font_is_used_and_has_room_for_its_letters() -> None:
    for font in scripts.FONTS:
        if font.shaped and not scripts.SHAPES:
            continue
        codes = (code for first, last in font.blocks for code in range(first, last + 1))
        assert any(scripts.font_of(chr(code)) is font for code in codes), font.file


def test_the_font_files_are_small_and_their_licence_is_there() -> None:
    files = {
        file.name: file.stat().st_size
        for file in scripts.FOLDER.iterdir()
        if file.suffix[1:] in ("ttf", "otf")
    }
    assert set(files) == {font.file for font in (*scripts.LATIN.values(), *scripts.FONTS)}
    assert sum(files.values()) < 5_500_000
    licence = (scripts.FOLDER / "OFL.txt").read_text("utf-8")
    assert "SIL OPEN FONT LICENSE Version 1.1" in licence
    assert all(owner in licence for owner in ("Alegreya Sans Project", "Noto Project", "Google", "Adobe"))


def test_the_display_face_has_every_letter_of_our_languages() -> None:
    letters = "aąbcćčdďeéęěfghiíjklłmnńňoóprřsśštťuúůvwxyýzźžż" + "äößñçàèùâêîôû" + "0123456789:!?…–"
    lacking = [
        c for c in letters + letters.upper() if scripts.font_of(c, "title") is not scripts.LATIN["title"]
    ]
    assert lacking == []
    assert scripts.font_of("李", "title") is scripts.font_of("李"), "and others draw the rest"
