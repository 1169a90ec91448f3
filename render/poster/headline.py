"""The first lines of a poster, on the sky: the game, and as large as there is room for, who has won."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from locales import texts
from render import text as words
from render.canvas import Canvas
from render.poster.layout import GAP, LEFT, NAME, PHONE, RIGHT
from render.poster.result import Result, lasted
from render.scripts import Weight
from render.text import readable
from render.theme import GOLD, INK, PAPER, PLASTER, SEATS, WIDTH, blend

HEADLINES = range(168, 79, -2)
"""Font sizes in px of the headline; names are cut if the smallest one is too large."""
TITLE = RIGHT - LEFT - 88
"""px; the longest line of the headline."""
BROKEN, PITCH = 124, 0.98
"""Font size in px; a headline that has no room in it is written in two lines; and from one of these to the
next, as a multiple of their size.
"""
FACTS, TITLED = 72, 186
"""px; the middle of the first line, and of the headline."""
SIGN = 56, 34
"""px; the sign on which the first line stands: beside, and above and below its middle."""
SHORTEST = 5
"""The fewest characters of a name in the headline; with less room, it names nobody."""


def draw(canvas: Canvas, result: Result) -> None:
    """Draw the name of the game and, as large as there is room for, who has won."""
    say = texts(result.lang)
    facts = say("render-poster-table", seats=len(result.names), match=result.match)
    if len(result.race) < 2:  # else it stands beside the race
        facts = f"{facts} \N{MIDDLE DOT} {lasted(result)}"
    game, facts = say(f"{result.key}-name"), f"\N{MIDDLE DOT} {facts}"
    width = words.fitted(facts, PHONE, RIGHT - LEFT - 560, bold=False).width
    across = words.fitted(game, PHONE, RIGHT - LEFT - width - GAP).width + GAP + width
    left, right = (WIDTH - across) / 2, (WIDTH + across) / 2
    edges = (round(left) - SIGN[0], FACTS - SIGN[1], round(right) + SIGN[0], FACTS + SIGN[1])
    canvas.box(*edges, canvas.ground.sky[0], SIGN[1], GOLD, 4)
    canvas.text(left, FACTS, game, PHONE, GOLD, limit=RIGHT - LEFT - width - GAP)
    canvas.text(right, FACTS, facts, PHONE, PLASTER, bold=False, align=1, limit=RIGHT - LEFT - 560)
    lines, size = headline(result)
    dark = blend(canvas.ground.sky[0], INK, 0.5)
    for at, line in enumerate(lines):
        y = TITLED + at * _pitch(size)
        canvas.text(WIDTH / 2 + 5, y + 5, line, size, dark, bold="title", align=0.5, limit=TITLE)
        canvas.text(WIDTH / 2, y, line, size, PAPER, bold="title", align=0.5, limit=TITLE)


def _pitch(size: int) -> int:
    return round(PITCH * size)


def lowered(result: Result) -> int:
    """Return how much lower everything is below the headline, if that has two lines."""
    lines, size = headline(result)
    return (len(lines) - 1) * _pitch(size)


def headline(result: Result) -> tuple[Sequence[str], int]:
    """Say who has won, as large as there is room for: in one line or, if it is long, in two; and its size."""
    line = _won(result)
    lines = halves(line, lambda part: words.width(part, BROKEN, "title") > TITLE, "title")
    widest = max(lines, key=lambda part: words.width(part, BROKEN, "title"))
    fits = (n for n in HEADLINES if words.width(widest, n, "title") <= TITLE)
    return lines, next(fits, HEADLINES[-1])


def _won(result: Result) -> str:
    """Say who has won, with names as long as there is room for."""
    say = texts(result.lang)
    winners = [
        readable(name, SEATS[seat].letter)
        for seat, name in enumerate(result.names)
        if result.ranks[seat] == 1
    ]
    for most in range(max(SHORTEST, *map(len, winners)), SHORTEST - 1, -1):
        cut = [name if len(name) <= most else name[:most].rstrip() + words.ELLIPSIS for name in winners]
        line = readable(say("end-headline", who=say.listed(cut), n=len(winners)))
        if words.width(line, HEADLINES[-1], "title") <= TITLE:
            return line
    return readable(say("render-poster-shared", n=len(winners)))


def halves(text: str, long: Callable[[str], bool], weight: Weight = True) -> Sequence[str]:
    """Return a text in one line or, if that is too long, in two even ones."""
    spaces, hyphens = (
        [at + len(mark.strip()) for at in range(1, len(text)) if text[at] == mark] for mark in " -"
    )
    halves = ((text[:at], text[at:].strip()) for at in (*spaces, *hyphens) if long(text))
    return min(
        halves,
        key=lambda two: (
            any(map(long, two)),
            two[0][-1] == "-",
            max(words.width(line, NAME, weight) for line in two),
        ),
        default=(text,),
    )
