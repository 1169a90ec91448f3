"""The first lines of a poster, on the sky: the game, and as large as there is room for, who has won."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PIL import Image, ImageOps

from locales import texts
from render import text as words
from render.caching import sprite
from render.canvas import Canvas
from render.pen import Pen
from render.poster.layout import GAP, LEFT, NAME, PHONE, RIGHT
from render.poster.result import Result, lasted
from render.scripts import Weight
from render.text import readable
from render.theme import GOLD, INK, PLASTER, SEATS, WIDTH, blend

HEADLINES = range(152, 79, -2)
"""Font sizes in px of the headline; names are cut if the smallest one is too large."""
TITLE = RIGHT - LEFT - 108
"""px; the longest line of the headline."""
BROKEN, PITCH = 112, 0.98
"""Font size in px; a headline that has no room in it is written in two lines; and from one of these to the
next, as a multiple of their size.
"""
FACTS, TITLED = 70, 190
"""px; the middle of the first line, and of the headline."""
SIGN = 56, 32
"""px; the sign on which the first line stands: beside, and above and below its middle."""
RIBBON, EDGE = (44, 74), 5
"""px; the ribbon on which the headline stands: beside it, and above and below the middle of its lines; and
the dark edge around it, without which a colour of a seat that is like gold or like the sky would be lost.
"""
INNER = RIBBON[1] - 8
"""px; what the letters have above and below the middle of their lines, within its edge."""
TAIL, HUNG = (92, 124), 26
"""px; each end of the ribbon, which is behind that, and how much lower it hangs."""
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
    fill, ink = _coloured(result)
    half = max(words.width(line, size, "title") for line in lines) / 2 + RIBBON[0]
    left, right = round(WIDTH / 2 - half), round(WIDTH / 2 + half)
    top, bottom = TITLED - RIBBON[1], TITLED + lowered(result) + RIBBON[1]
    for x, end in ((left, tail(fill)), (right, ImageOps.mirror(tail(fill)))):
        canvas.put(end, x - TAIL[0] // 2, bottom + HUNG - TAIL[1])
    canvas.box(left - EDGE, top - EDGE, right + EDGE, bottom + EDGE, INK, 10 + EDGE)
    on = canvas.box(left, top, right, bottom, fill, 10, GOLD, 6)
    above, below = (share * size for share in _ink(lines))
    moved = min(0, INNER - below) or max(0, above - INNER)
    for at, line in enumerate(lines):
        y = TITLED + moved + at * _pitch(size)
        canvas.text(WIDTH / 2, y, line, size, ink, on=on, bold="title", align=0.5, limit=TITLE)


def _coloured(result: Result) -> tuple[str, str]:
    """Return the colours of the ribbon and of the headline on it: those of a single winner."""
    look = SEATS[result.order[0]]
    return (look.colour, look.text) if result.ranks.count(1) == 1 else (PLASTER, INK)


@sprite
def tail(fill: str) -> Image.Image:
    """Return the left end of a ribbon, in the shade of that."""
    wide, high = TAIL
    pen = Pen(wide, high)
    corners = [(3, 3), (wide - 3, 3), (wide - 3, high - 3), (3, high - 3), (0.4 * wide, high / 2)]
    pen.polygon(corners, blend(fill, INK, 0.5), GOLD, 5)
    return pen.sheet()


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
    high = sum(_ink(lines))
    fits = (n for n in HEADLINES if words.width(widest, n, "title") <= TITLE and high * n <= 2 * INNER)
    return lines, next(fits, HEADLINES[-1])


def _ink(lines: Sequence[str]) -> tuple[float, float]:
    """Return how far letters reach above the middle of the first line and below that of the last, by their
    size: accents on capitals, and what hangs down.
    """
    first, last = (words.word(line, BROKEN, "title") for line in (lines[0], lines[-1]))
    half = words.CAPITAL / 2
    return first.rise / BROKEN - half, (last.mask.height - last.rise) / BROKEN + half


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
