"""The podium of a poster: a step for each of the best, the better the higher, and a plinth for the rest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain
from typing import NamedTuple

from engine import games
from locales import texts
from render import sprites
from render import text as words
from render.canvas import Box, Canvas
from render.pen import Point
from render.poster.headline import halves, lowered
from render.poster.layout import CROWNED, GAP, LEFT, MARK, NAME, PHONE, RIGHT, SCORE, TOKEN, number
from render.poster.result import Result
from render.text import readable
from render.theme import GOLD, INK, PAPER, PLASTER, SEATS, SHADE, STONE, WHITE, WIDTH

FLOOR = 806
"""px; where the podium stands, if the names on it are short and the headline has one line."""
LARGEST, LARGEST_OTHERS, HALVED = 96, 80, 50
"""Font sizes in px of names: the largest of winners, of others, and of those in two lines on the plinth."""
WHY, DECIDED, TWICE = 116, 76, 54
"""px; the base of the podium, if it says how a tie was broken, the type of that in one line, and from one of
two lines to the other.
"""
CLOSER = 1, 0.75
"""How large the figures of those who had as many points are there: smaller if else words have no room."""
HIGHEST, LOWER = 266, 31
"""px; the highest step, if the names on it are short: long ones make the podium deeper; and how much lower
each one is at least than the next.
"""
BASE, WIDER = 20, 16
"""px; the stone on which the podium stands: how high it is, and how much wider at each side."""
SHADOW = 12
"""px; the shade on a step, below its slab and at its right side."""
ONE_LINE = 70
"""Font size in px; a name that has no room on one line in it is written on two."""
PLACES, PODIUM = 3, RIGHT - LEFT
"""The steps around that of a winner; and the width of all in px."""
WIDEST, ALONE = 648, 540
"""px; the widest step of several winners, and the step of the winner of two, which is alone."""
SLAB, RANK = 58, 68
"""px; the slab of a step, and the rank on it."""
STANDS = 14
"""px; the mark of a winner is so far above the step."""
EDGE = 4
"""px; the edge of a step."""
FRAME = (INK, 60), (GOLD, 60), (INK, 80), (WHITE, 120)
"""The lines around the step of a winner, and how many times as wide as each that is: gold is between dark
ones, as it is like the colour of a seat.
"""
PLINTH, BESIDES = 92, 76
"""px; the plinth below the steps, for those who have none, and the field of a rank on it."""
SECOND, SECOND_MARK, SECOND_SCORE, TREAD = 142, 96, 124, 26
"""px; the plinth below the winner of two, the mark and the type of the score of the other on it, and the slab
that makes it a step.
"""
ASIDE, ASIDE_GOLD, AROUND = 0.08, 26, 12
"""The margins of a name on its step, both together: as a share of that, and in px within the gold, unless the
name is in the smallest type; and px, the least above and below what is on a step.
"""
NUMBERS = 144, 98
"""px; from the top of the score of a winner, and of others, to the name."""
CROWN = 116
"""px; the crown above the mark of a winner."""


class Name(NamedTuple):
    """A name as it stands on a step, in lines."""

    lines: Sequence[str]
    size: int

    @property
    def pitch(self) -> int:
        """px; from one line to the next."""
        return self.size + 2

    @property
    def high(self) -> int:
        return self.pitch * len(self.lines)


class Step(NamedTuple):
    """A step of the podium."""

    seat: int
    rank: int
    left: int
    wide: int
    high: int
    floor: int
    name: Name

    @property
    def top(self) -> int:
        return self.floor - self.high - SLAB

    @property
    def middle(self) -> float:
        return self.left + self.wide / 2

    @property
    def marked(self) -> float:
        """The height of the mark of a winner on it."""
        return self.top - TOKEN / 2 - STANDS

    @property
    def boxes(self) -> Sequence[Box]:
        """The step and, if a winner stands on it, that winner."""
        step = self.left, self.top, self.left + self.wide, self.floor
        left = round(self.middle - TOKEN / 2)
        winner = left, self.top - TOKEN - round(0.7 * CROWN), left + TOKEN, self.top
        return (step, winner) if self.rank == 1 else (step,)


def _why(result: Result) -> str:
    """Say how a tie was broken."""
    say, why = texts(result.lang), f"{result.key}-poster-tie"
    return say(why if why in say else "render-poster-tie")


def placed(result: Result) -> tuple[list[int], list[int]]:
    """Return the seats on the steps of the podium from left to right, and those on its plinth.

    A single winner stands between the second and the third, of two alone; several have all steps.
    """
    order, winners = result.order, result.ranks.count(1)
    if winners > 1 or result.duel:
        return order[:winners], order[winners:]
    return [*order[1:2], order[0], *order[2:PLACES]], order[PLACES:]


def steps(result: Result) -> list[Step]:
    """Return the steps of the podium from left to right, with the winners in the middle.

    All are as wide, but that of the winner of two is wider.
    """
    on, _ = placed(result)
    winners, others = ([seat for seat in on if (result.ranks[seat] == 1) == first] for first in (True, False))
    wide = ALONE if result.duel else min(WIDEST, PODIUM // len(on) // 2 * 2)
    names = _names(result, winners, LARGEST, _within(wide), ASIDE_GOLD)
    names |= _names(result, others, min(LARGEST_OTHERS, names[winners[0]].size), _room(wide))
    left = WIDTH // 2 - wide * len(on) // 2
    high = _heights(result, names)
    floor = FLOOR - HIGHEST + max(high.values()) + lowered(result)
    found = list[Step]()
    for seat in on:
        rank = result.ranks[seat]
        found.append(Step(seat, rank, left, wide, high[rank], floor, names[seat]))
        left += wide
    return found


def _room(wide: int) -> int:
    """Return the room for words on something that is `wide` px wide."""
    return round((1 - ASIDE) * wide)


def _within(wide: int) -> int:
    """Return the room for words on the step of a winner, within its gold, if that is `wide` px wide."""
    return min(_room(wide), wide - 2 * sum(wide // share for _, share in FRAME))


def _heights(result: Result, names: Mapping[int, Name]) -> dict[int, int]:
    """Return the height of the steps of each rank, each clearly lower than the next better one.

    What is on a step has room there.
    """
    found = dict[int, int]()
    ranks = sorted({result.ranks[seat] for seat in names})
    for place, rank in reversed([*enumerate(ranks)]):
        seats = [seat for seat in names if result.ranks[seat] == rank]
        needed = NUMBERS[rank > 1] + max(names[seat].high for seat in seats) + 2 * AROUND
        found[rank] = max(HIGHEST - LOWER * place, needed, *(below + LOWER for below in found.values()))
    return found


def _names(
    result: Result, seats: Sequence[int], largest: int, room: int, margins: int = 0
) -> dict[int, Name]:
    """Return names as they stand on steps with this much room: each in one line or, if long, in two even
    ones, and all in the largest type that leaves px of margins, or else in the smallest.
    """
    found = {seat: _lined(result, seat, ONE_LINE, room) for seat in seats}
    longest = [max(words.width(line, NAME) for line in lines) for lines in found.values()]
    fit = [lines for lines, wide in zip(found.values(), longest, strict=True) if wide <= room]

    def roomy(size: int) -> bool:
        return all(words.width(line, size) <= room - margins for line in chain(*fit))

    size = next(filter(roomy, range(largest, NAME - 1, -2)), NAME)
    return {seat: Name(lines, size) for seat, lines in found.items()}


def _lined(result: Result, seat: int, size: int, room: int) -> Sequence[str]:
    """Return a name in one line or, if it has no room in that in some type, in two even ones."""
    name = readable(result.names[seat], SEATS[seat].letter)
    return halves(name, lambda line: words.width(line, size) > room)


def depth(result: Result) -> int:
    """Return where the podium with all that belongs to it ends, in px."""
    return steps(result)[0].floor + plinth(result) + WHY * result.tied + BASE


def plinth(result: Result) -> int:
    """Return how high the plinth is, in px; 0 if all have steps."""
    return (SECOND if result.duel else PLINTH) * bool(placed(result)[1])


def draw(canvas: Canvas, result: Result, steps: Sequence[Step]) -> None:
    """Draw the steps and what they stand on."""
    for step in steps:
        _step(canvas, result, step)
    _plinth(canvas, result, steps)


def _step(canvas: Canvas, result: Result, step: Step) -> None:
    """Draw a step with its rank, and in its middle score and name.

    That of a winner has the colour of its seat within a trim of gold. No rank is on it: the mark of the seat
    stands there with a crown.
    """
    seat, rank, left, wide, high, floor, name = step
    numbers = NUMBERS[rank > 1]
    look, middle, top = SEATS[seat], step.middle, step.top
    room = _within(wide) if rank == 1 else _room(wide)
    y = floor - (high + SLAB * (rank == 1) + numbers + name.high) / 2
    score = number(result.scores[seat])
    if rank == 1:
        ink, on = look.text, _trimmed(canvas, step)
        _crowned(canvas, step)
        canvas.text(middle, y + 0.35 * CROWNED, score, CROWNED, ink, on=on, align=0.5, limit=room)
    else:
        right = left + wide
        ink, on = INK, canvas.box(left, top + SLAB - 8, right, floor, PLASTER, 0, INK, EDGE)
        canvas.line(left + EDGE, top + SLAB, right - EDGE, top + SLAB + SHADOW, SHADE)
        canvas.line(right - EDGE - SHADOW, top + SLAB, right - EDGE, floor - EDGE, SHADE)
        slab = canvas.box(left, top, right, top + SLAB, SHADE, 10, INK, EDGE)
        canvas.text(middle, top + SLAB / 2, str(rank), RANK, on=slab, align=0.5)
        _scored(canvas, seat, score, (middle, y + MARK / 2), room, on)
    for at, line in enumerate(name.lines):
        canvas.text(
            middle,
            y + numbers + (at + 0.5) * name.pitch,
            line,
            name.size,
            ink,
            on=on,
            align=0.5,
            limit=room,
        )


def _trimmed(canvas: Canvas, step: Step) -> str:
    """Draw the step of a winner, and return its colour if words may be written on it: see `Canvas.box`."""
    left, top, right, bottom = step.left, step.top, step.left + step.wide, step.floor
    for edge, share in FRAME:
        canvas.line(left, top, right, bottom, edge)
        line = step.wide // share
        left, top, right, bottom = left + line, top + line, right - line, bottom - line
    return canvas.box(left, top, right, bottom, SEATS[step.seat].colour)


def _scored(canvas: Canvas, seat: int, score: str, at: Point, room: int, on: str) -> None:
    """Draw the mark of a seat, smaller if there is no room, and its score, together around a point."""
    (middle, y), mark = at, min(MARK, room // 3)
    space = room - mark - GAP
    across = mark + GAP + words.fitted(score, SCORE, space).width
    canvas.paste(sprites.token(seat, mark), middle - (across - mark) / 2, y)
    canvas.text(middle + across / 2, y, score, SCORE, on=on, align=1, limit=space)


def _plinth(canvas: Canvas, result: Result, steps: Sequence[Step]) -> None:
    """Draw what the steps stand on: a stone, why a tie was broken, and those who have no step.

    These have their ranks, scores and names there.
    """
    _, seats = placed(result)
    top, size = steps[0].floor, min(LARGEST_OTHERS, *(step.name.size for step in steps))
    mark, type_ = (SECOND_MARK, SECOND_SCORE) if result.duel else (MARK, SCORE)
    wide, high = PODIUM // max(1, len(seats)), plinth(result)
    tread = TREAD * result.duel
    for at, seat in enumerate(seats):
        left, y = LEFT + wide * at, top + (tread + high) / 2
        canvas.box(left, top, left + wide, top + high, PLASTER, 0, INK, 4)
        score = number(result.scores[seat])
        said = BESIDES + mark + words.width(score, type_) + 4 * GAP
        space = wide - 2 * GAP - said
        name = Name(lines := _lined(result, seat, ONE_LINE, space), size if len(lines) == 1 else HALVED)
        across = said + max(words.fitted(line, name.size, space).width for line in lines)
        x = left + (wide - across) // 2
        canvas.box(x, top + tread + 10, x + BESIDES, top + high - 10, SHADE, 10, INK, 4)
        canvas.text(x + BESIDES / 2, y, str(result.ranks[seat]), RANK, align=0.5)
        x += BESIDES + GAP
        canvas.paste(sprites.token(seat, mark), x + mark / 2, y)
        x += mark + GAP
        canvas.text(x, y, score, type_)
        x += words.width(score, type_) + 2 * GAP
        for line, text in enumerate(lines):
            canvas.text(x, y + (line + 0.5) * name.pitch - name.high / 2, text, name.size, limit=space)
    if tread:
        canvas.box(LEFT - WIDER, top - 4, RIGHT + WIDER, top + tread, SHADE, 8, INK, EDGE)
    top += high
    left = LEFT if seats or result.tied else steps[0].left
    right = RIGHT if seats or result.tied else steps[-1].left + steps[-1].wide
    if result.tied:
        canvas.box(left, top, right, top + WHY, PAPER, 0, INK, 4)
        _decided(canvas, result, top + WHY // 2)
        top += WHY
    canvas.box(left - WIDER, top - 4, right + WIDER, top + BASE, STONE, 8, INK, 4)


def _decided(canvas: Canvas, result: Result, y: int) -> None:
    """Say what decided a tie, with the figures of those who had as many points, the winner's first."""
    found = games.get(result.key).tie_break(result.scene.view.state) if result.scene else ()
    level = [seat for seat in result.order if found and result.scores[seat] == max(result.scores)]
    figures, why = [(seat, number(found[seat])) for seat in level], _why(result)
    room, written = _room(RIGHT - LEFT), words.width(why, PHONE)

    def widths(share: float) -> list[int]:
        """Return the room for each figure with its mark, if these are so large."""
        size, more = round(share * SCORE), round(share * MARK) + 4 * GAP
        return [words.width(said, size) + more for _, said in figures]

    share = next((share for share in CLOSER if written + sum(widths(share)) <= room), CLOSER[-1])
    wide, mark, size = widths(share), round(share * MARK), round(share * SCORE)
    room -= sum(wide)
    lines = halves(why, lambda part: words.width(part, PHONE) > room)
    type_, pitch = (PHONE, TWICE) if len(lines) > 1 else (DECIDED, 0)
    across = max(words.fitted(line, type_, room).width for line in lines)
    x = (WIDTH - across - sum(wide)) / 2
    for line, text in enumerate(lines):
        canvas.text(x, y + (line - 0.5) * pitch, text, type_, limit=room)
    x += across
    for (seat, said), across in zip(figures, wide, strict=True):
        canvas.paste(sprites.token(seat, mark), x + 3 * GAP + mark / 2, y)
        canvas.text(x + across, y, said, size, align=1)
        x += across


def _crowned(canvas: Canvas, step: Step) -> None:
    """Draw the mark of a winner on a step, crowned."""
    canvas.paste(sprites.token(step.seat, TOKEN), step.middle, step.marked)
    canvas.paste(sprites.crown(CROWN), step.middle, crowned(step))


def crowned(step: Step) -> float:
    """Return the height of the middle of the crown of a winner."""
    return step.marked - TOKEN / 2 - 0.36 * CROWN + 16
