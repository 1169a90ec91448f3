"""The poster of a finished game: who has won, the podium, what was built, the score sheet, and the race.

Owns the order of these parts, each of which has a module. The scenery is that of the cover of the game, and
what was built is drawn by its board. Knows names and numbers, but no game.
"""

from __future__ import annotations

from itertools import product

from render import boards, chart, sprites
from render.poster import headline, podium, race, scenery, sheet
from render.poster.layout import HEADS, INSIDE, MARK, TOKEN
from render.poster.result import Result, paced, row_text
from render.theme import BORDER, GOLD, SEATS, WIDTH

__all__ = ["Result", "paced", "poster", "row_text", "warm"]

RULE = 8
"""px; the line below what was built."""
BELOW = 12
"""px; below the sheet and the race."""


def poster(result: Result) -> bytes:
    """Return a PNG, 1600 px wide."""
    steps, base, drawn = podium.steps(result), podium.depth(result), boards.get(result.key)
    winners = [seat for seat in result.order if result.ranks[seat] == 1]
    built = drawn.keepsake(result.scene, winners) if result.scene else None
    below = base + (built.size[1] if built else 0) + RULE
    lines, foot = race.height(result), below + sheet.height(result)
    high = foot + lines + BELOW + BORDER
    canvas = scenery.base(result, drawn, below - RULE, high, steps)
    headline.draw(canvas, result)
    podium.draw(canvas, result, steps)
    if built:
        canvas.inset(built, INSIDE, base)
    canvas.line(INSIDE, below - RULE, WIDTH - INSIDE, below, GOLD)
    sheet.draw(canvas, result, below)
    if lines:
        race.draw(canvas, result, foot)
    return canvas.png()


def warm(key: str) -> None:
    """Draw in advance what the posters of a game share, and the marks that those of all games do."""
    scores = tuple((4 * n, 3 * n, 2 * n, n) for n in range(race.RACES.points))
    for ranks in (1, 2, 3, 4), (1, 1, 3, 4):
        poster(Result(key, 1, tuple("ABCD"), scores[-1], ranks, (), 1, scores))
    sizes = (TOKEN, MARK, podium.SECOND_MARK, HEADS, race.RACES.mark, race.DUEL_MARK)
    for seat, size in product(range(4), sizes):
        sprites.token(seat, size)
        headline.tail(SEATS[seat].colour)
        chart.inner_mark(seat, HEADS)
