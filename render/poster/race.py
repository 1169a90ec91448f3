"""The race on a poster: turn by turn, how far each seat was behind the leader."""

from __future__ import annotations

from itertools import chain

from locales import texts
from render import chart, sprites
from render import text as words
from render.canvas import Canvas
from render.poster.layout import END, GAP, HEADING, LEFT, PHONE, RIGHT, number
from render.poster.result import Result, lasted
from render.poster.sheet import ABOVE
from render.theme import PAPER, SOFT

HIGH, PLOT = 488, 110
"""px; the height of the race with its heading and its axis, and from its top to its lines."""
AXIS = 76
"""px; the axis below the race."""
LEAD, NEAR, BEHIND = 56, 20, 64
"""px; from the end of a line, and of the bars of two, to its mark; and the type of the points behind the
leader beside that.
"""
RACES = chart.Style(rows=4, columns=5, numbers=PHONE, mark=60)
DUEL_MARK = 56
"""px; the marks on or beyond the bars of two."""
STRIDE = 48
"""px; from one day or round that the race shows to the next, at least."""


def draw(canvas: Canvas, result: Result, top: int) -> None:
    """Draw turn by turn how far each seat was behind the leader, with its mark where its line ends.

    The marks of seats that end level stand beside each other. Of two, it is by how much one of them led.
    Differences are small beside scores, so lines of scores would run over each other.
    """
    say, duel = texts(result.lang), len(result.scores) == 2
    heading = say(f"render-poster-{'lead' if duel else 'race'}")
    y, room = top + ABOVE + 34, RIGHT - LEFT - 2 * GAP
    room -= canvas.text(LEFT, y, heading, HEADING, on=PAPER, limit=2 * room // 3)
    canvas.text(RIGHT, y, lasted(result), PHONE, SOFT, on=PAPER, bold=False, align=1, limit=room)
    behind = [[score - max(scores) for score in scores] for scores in result.race]
    first, second = result.order[:2]
    ahead = [scores[first] - scores[second] for scores in result.race]
    digits = max(len(str(abs(n))) for n in (ahead if duel else chain(*behind)))
    left = LEFT + words.width("\N{MINUS SIGN}" * (not duel) + "0" * digits, RACES.numbers) + 18
    final = result.race[-1]
    level = [[seat for seat in result.order if final[seat] == points] for points in set(final)]
    gaps = [number(points - max(final)) if points < max(final) else "" for points in final]
    if duel:
        level = [seats for seats in level if final[seats[0]] == max(final)]
        gaps = [f"+{max(final) - min(final)}" if len(set(final)) > 1 else "0"] * 2
    lead = NEAR if duel else LEAD
    room = max(END * len(seats) + words.width(gaps[seats[0]], BEHIND) + GAP for seats in level)
    plot = left, top + PLOT, RIGHT - lead - room, top + HIGH - AXIS
    corner = (plot[2], plot[1], plot[2] + lead, plot[3] - 2 * GAP)
    mark = min(END, (plot[3] - plot[1]) // len(final))
    unit = f"{result.key}-poster-axis"
    style = RACES._replace(
        points=(plot[2] - plot[0]) // STRIDE,
        unit=say(unit if unit in say else "render-poster-axis"),
    )
    if duel:
        _, y = chart.lead(canvas, plot, ahead, result.order, style._replace(rows=5, mark=DUEL_MARK))
        arrived = [(level[0], y)]
    else:
        ends = chart.race(canvas, plot, behind, style, result.order, result.ranks.count(1))
        arrived = chart.leads(canvas, corner, ends, level, mark)
    for seats, y in arrived:
        for place, seat in enumerate(seats):
            canvas.paste(sprites.token(seat, mark), corner[2] + (place + 0.5) * mark, y)
        if gap := gaps[seats[0]]:
            canvas.text(corner[2] + len(seats) * mark + GAP, y, gap, BEHIND, on=PAPER)
