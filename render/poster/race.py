"""The race on a poster: round by round, who was at which place or, of two, who led by how much."""

from __future__ import annotations

from locales import texts
from render import chart, sprites
from render import text as words
from render.canvas import Canvas
from render.poster.layout import GAP, HEADING, LEFT, PHONE, RIGHT, number
from render.poster.result import Result, lasted
from render.poster.sheet import ABOVE
from render.theme import PAPER, SOFT

PLOT, LANE, LEAD, LOWER, AXIS = 72, 56, 132, 14, 62
"""px; from the top of the race to its lines, the height of each place, that of the lead of two, how much
lower this begins, and the axis below these.
"""
NEAR, ENDED = 14, 62
"""px; from the end of a line, and of the lead of two, to its mark; and the type of the points beside that."""
RACES = chart.Style(columns=5, numbers=PHONE, mark=LANE)
START = RACES.mark // 2 + chart.STARTED
"""px; from the left edge to the beginning of the race of more than two."""
DUEL_MARK = 56
"""px; the marks at the left of the lead of two."""
STRIDE = 48
"""px; from one day or round that the race shows to the next, at least."""


def height(result: Result) -> int:
    """Return how high the race with its heading and its axis is, in px; 0 if there is none."""
    if len(result.race) < 2:
        return 0
    seats = len(result.scores)
    return PLOT + (LOWER + LEAD if seats == 2 else LANE * seats) + AXIS


def draw(canvas: Canvas, result: Result, top: int) -> None:
    """Draw round by round the place of each seat, with its mark and all its points where its line ends.

    Of two, it is by how much one of them led: the marks of both stand beside each other if they end level.
    Differences are small beside scores, so lines of scores would run over each other.
    """
    say, duel, final = texts(result.lang), len(result.scores) == 2, result.race[-1]
    y, room = top + ABOVE + 34, RIGHT - LEFT - 2 * GAP
    heading = say(f"render-poster-{'lead' if duel else 'race'}")
    room -= canvas.text(LEFT, y, heading, HEADING, on=PAPER, limit=2 * room // 3)
    canvas.text(RIGHT, y, lasted(result), PHONE, SOFT, on=PAPER, bold=False, align=1, limit=room)
    first, second = result.order[:2]
    ahead = [scores[first] - scores[second] for scores in result.race]
    left, end, mark = LEFT + START, ahead[-1], RACES.mark
    level = [[seat] for seat in result.order]
    said = {seat: number(points) for seat, points in enumerate(final)}
    if duel:
        left = LEFT + words.width(f"+{max(map(abs, ahead))}", RACES.numbers) + 18 + DUEL_MARK + GAP
        leader = [seat for seat in result.order if final[seat] == max(final)]
        most, mark = max(ahead) if end >= 0 else -min(ahead), DUEL_MARK
        level, said = [leader] * (abs(end) < most), dict.fromkeys(leader, f"+{abs(end)}" if end else "0")
    room = max([mark * len(seats) + GAP + words.width(said[seats[0]], ENDED) for seats in level], default=0)
    room = NEAR + room if level else words.width(str(len(result.race)), PHONE) // 2
    plot = left, top + PLOT + LOWER * duel, RIGHT - room, top + height(result) - AXIS
    unit = f"{result.key}-poster-axis"
    style = RACES._replace(
        points=(plot[2] - plot[0]) // STRIDE,
        unit=say(unit if unit in say else "render-poster-axis"),
        before=left - LEFT,
        mark=mark,
    )
    if duel:
        ends = [chart.lead(canvas, plot, ahead, result.order, style)] * 2
    else:
        ends = chart.places(canvas, plot, result.race, result.ranks, style)
    for seats in level:
        x, y = plot[2] + NEAR, sum(ends[seat] for seat in seats) / len(seats)
        for place, seat in enumerate(seats):
            canvas.paste(sprites.token(seat, mark), x + (place + 0.5) * mark, y)
        canvas.text(x + len(seats) * mark + GAP, y, said[seats[0]], ENDED, on=PAPER)
