"""A person's statistics as one picture: four figures, their games by kind, and how they fared against others.

Owns the layout. Knows names and numbers, and a game only by its key.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from locales import Texts, texts
from render import boards, sprites
from render.canvas import Canvas
from render.text import readable
from render.theme import (
    BORDER,
    CLAY,
    DISPLAY,
    GOLD,
    HEAD,
    INK,
    LEAF,
    PAPER,
    PLASTER,
    SHADE,
    SOFT,
    TEXT,
    WHITE,
    WIDTH,
    blend,
)

INSIDE = BORDER + 2
LEFT, RIGHT = 72, WIDTH - 72
"""px; the edges of what is written."""
TOP = 176
"""px; the depth of the band with the name."""
FIGURE, FIGURES, APART = 104, 212, 24
"""px; the type of the four figures, the height of their plates, and the space between two."""
TITLE, ROW = 96, 84
"""px; the height of a heading and of a row."""
KINDS, RIVALS = 8, 6
"""The most rows of each list."""
COLUMNS = (960, 1144, 1330, RIGHT - 16)
"""px; where the numbers of a kind of game end."""
BAR = (560, RIGHT - 16)
"""px; the ends of the bar of the games against somebody."""
CROWN = 92
"""px"""


@dataclass(frozen=True, slots=True)
class Sheet:
    """What the picture shows."""

    key: str
    """The key of the game whose colours it has."""
    name: str
    about: str
    """Which games count."""
    figures: tuple[tuple[str, str], ...]
    """The four figures, and what they are."""
    kinds: tuple[tuple[str, str, tuple[int, int, int, int]], ...]
    """By kind of game: its name, the number of seats in words, and games, wins, mean and best score."""
    rivals: tuple[tuple[str, tuple[int, int, int]], ...]
    """The name of another person or a game, and in how many games the person was ahead, level and behind."""
    title: str
    """The heading of these."""
    lang: str = "en"


def statistics(sheet: Sheet) -> bytes:
    """Return a PNG, 1600 px wide."""
    kinds, rivals = sheet.kinds[:KINDS], sheet.rivals[:RIVALS]
    figures = FIGURES + 40 if sheet.figures else 0
    lists = sum(TITLE + ROW * len(rows) + 24 for rows in (kinds, rivals) if rows)
    canvas = begun(sheet.key, sheet.name, sheet.about, 40 + figures + lists)
    say, top = texts(sheet.lang), INSIDE + TOP + 40
    if sheet.figures:
        _figures(canvas, sheet.figures, top)
        top += figures
    if kinds:
        top = _kinds(canvas, say, kinds, top)
    if rivals:
        _rivals(canvas, say, sheet.title, rivals, top)
    return canvas.png()


def begun(key: str, name: str, about: str, height: int) -> Canvas:
    """Return a sheet with `height` px below a band with a name, what the picture is about, and a crown."""
    canvas = Canvas.blank(boards.get(key).GROUND, INSIDE + TOP + height + BORDER)
    under = canvas.ground
    canvas.under(INSIDE, INSIDE, WIDTH - INSIDE, INSIDE + TOP, under.deep)
    canvas.under(INSIDE, INSIDE + TOP, WIDTH - INSIDE, canvas.size[1] - INSIDE, PAPER)
    canvas.under(INSIDE, INSIDE + TOP, WIDTH - INSIDE, INSIDE + TOP + 8, GOLD)
    canvas.paste(sprites.crown(CROWN), LEFT + CROWN / 2, INSIDE + TOP / 2)
    left, dark = LEFT + CROWN + 36, blend(under.sky[0], INK, 0.5)
    limit = RIGHT - left
    for shift, colour in ((4, dark), (0, PAPER)):
        said = readable(name, "?")
        canvas.text(left + shift, INSIDE + 66 + shift, said, DISPLAY + 20, colour, bold="title", limit=limit)
    canvas.text(left, INSIDE + 136, readable(about), TEXT + 6, PLASTER, bold=False, limit=limit)
    return canvas


def _figures(canvas: Canvas, figures: Sequence[tuple[str, str]], top: int) -> None:
    """Draw each figure on a plate, above what it is."""
    wide = (RIGHT - LEFT - APART * (len(figures) - 1)) // len(figures)
    for n, (number, label) in enumerate(figures):
        left = LEFT + n * (wide + APART)
        canvas.box(left, top, left + wide, top + FIGURES, PLASTER, 20, SHADE, 4)
        middle = left + wide / 2
        canvas.text(middle, top + 84, number, FIGURE, align=0.5, limit=wide - 32)
        canvas.text(middle, top + FIGURES - 44, label, HEAD - 4, SOFT, align=0.5, limit=wide - 28)


def _kinds(
    canvas: Canvas, say: Texts, kinds: Sequence[tuple[str, str, tuple[int, int, int, int]]], top: int
) -> int:
    """Draw a row for each kind of game, and return the px below them."""
    middle = top + TITLE // 2
    canvas.text(LEFT, middle, say("render-stats-kinds"), HEAD, limit=COLUMNS[0] - 150 - LEFT)
    for right, label in zip(COLUMNS, ("games", "wins", "mean", "best"), strict=True):
        canvas.text(right, middle, say(f"render-stats-{label}"), TEXT + 4, SOFT, align=1, limit=170)
    best = max(kind[2][1] for kind in kinds)
    for n, (name, seats, numbers) in enumerate(kinds):
        y = top + TITLE + n * ROW
        canvas.under(LEFT, y, RIGHT, y + 3, SHADE)
        width = canvas.text(LEFT, y + ROW // 2, name, HEAD, limit=520)
        rest = COLUMNS[0] - 100 - LEFT - width - 28
        canvas.text(LEFT + width + 28, y + ROW // 2, seats, TEXT + 4, SOFT, bold=False, limit=rest)
        for column, (right, number) in enumerate(zip(COLUMNS, numbers, strict=True)):
            if column == 1 and number == best > 0:
                canvas.box(right - 112, y + 10, right + 16, y + ROW - 7, GOLD, 14)
            text = str(number).replace("-", "\N{MINUS SIGN}")
            canvas.text(right, y + ROW // 2, text, HEAD + 8, SOFT if not number else INK, align=1, limit=150)
    return top + TITLE + ROW * len(kinds) + 24


def _rivals(
    canvas: Canvas, say: Texts, title: str, rivals: Sequence[tuple[str, tuple[int, int, int]]], top: int
) -> None:
    """Draw a bar for each other person: games ahead on the left, level in the middle, behind on the right."""
    left, right = BAR
    middle = top + TITLE // 2
    canvas.text(LEFT, middle, title, HEAD, limit=left - LEFT - 24)
    for x, align, label in ((left, 0, "ahead"), ((left + right) / 2, 0.5, "level"), (right, 1, "behind")):
        canvas.text(x, middle, say(f"render-stats-{label}"), TEXT + 4, SOFT, align=align, limit=290)
    for n, (name, counts) in enumerate(rivals):
        y = top + TITLE + n * ROW
        canvas.under(LEFT, y, RIGHT, y + 3, SHADE)
        canvas.text(LEFT, y + ROW // 2, readable(name, "?"), HEAD, limit=left - LEFT - 28)
        start = left
        for (wide, count), fill in zip(_shares(counts, right - left), (LEAF, SHADE, CLAY), strict=True):
            if not count:
                continue
            canvas.box(start, y + 12, start + wide - 6, y + ROW - 9, fill, 12)
            colour = INK if fill == SHADE else WHITE
            canvas.text(start + wide / 2 - 3, y + ROW // 2 + 2, str(count), HEAD, colour, align=0.5)
            start += wide


def _shares(counts: Sequence[int], room: int) -> list[tuple[int, int]]:
    """Return the px that each count takes of a bar, wide enough for its number, and the count."""
    least = {count: 26 + 32 * len(str(count)) for count in counts}
    free = room - sum(least[count] for count in counts if count)
    total = sum(counts) or 1
    return [(least[count] + free * count // total if count else 0, count) for count in counts]
