"""Leagues and cups as pictures: the standings of groups, and the bracket of a knock-out.

Owns the layout. Knows names and numbers, and a game only by its key.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from string import ascii_lowercase
from typing import Literal

from locales import Texts, texts
from render import sprites
from render.canvas import Canvas
from render.statistics import INSIDE, LEFT, RIGHT, TITLE, TOP, begun
from render.text import readable
from render.theme import CLAY, GOLD, INK, LEAF, PAPER, PLASTER, SHADE, SOFT, WHITE

Way = Literal["", "up", "down", "out"]
"""What becomes of somebody: goes up, goes down, or has left."""
TYPE, SMALL = 62, 46
"""px; the type of rank, name and points, which is 10 px high where the picture is 264 px wide, as on a phone;
and that of what matters less."""
HIGH = 84
"""px; the height of a row."""
WON, POINTS = 1316, 178
"""px; where the column with the games won ends, and how wide that with the points is."""
SIGN, NAME = LEFT + 122, LEFT + 166
"""px; the middle of the sign before a name, and where names begin."""
MARK = 62
"""px; the width of the plate with the letter of what decided at equal points."""
CROWN = 60
"""px"""
GONE = "\N{MULTIPLICATION SIGN}"
"""Before the name of somebody who has left."""
ARROW = 22
"""px; half the width of the sign for going up or down."""
APART, BETWEEN = 40, 28
"""px; between two columns of a bracket, and between two pods."""
LINE, LABEL = 84, 84
"""px; the height of a name in a pod, and of the heading of a column."""
ACROSS = 2
"""The most rounds that have room side by side."""
ROW, BYES = 2, 4
"""How many pods are in a row, and with how many people who have a bye."""
PAD = 14
"""px; above and below the names of a pod."""


@dataclass(frozen=True, slots=True)
class Row:
    """Where somebody stands."""

    rank: int
    name: str
    games: int
    won: int
    points: str
    way: Way = ""
    won_it: bool = False
    """Whether they have won the season."""
    tie: str = ""
    """What put them behind the one before, who has as many points."""


@dataclass(frozen=True, slots=True)
class Standings:
    """What the picture of a league, or of Swiss rounds, shows."""

    key: str
    """The key of the game whose colours it has."""
    name: str
    about: str
    groups: tuple[tuple[str, tuple[Row, ...]], ...]
    """The heading and the rows of each group."""
    lang: str = "en"


@dataclass(frozen=True, slots=True)
class Pod:
    """A table of a knock-out, or those who have a bye."""

    people: tuple[tuple[str, int, bool], ...]
    """By person: the name, the rank at the table or 0 without one, and whether they go on."""
    bye: bool = False
    is_final: bool = False
    """Whether who goes on has won the cup."""

    @property
    def is_draw(self) -> bool:
        """Whether all are level."""
        return {rank for _, rank, _ in self.people} == {1}


@dataclass(frozen=True, slots=True)
class Bracket:
    """What the picture of a knock-out shows."""

    key: str
    name: str
    about: str
    rounds: tuple[tuple[str, tuple[Pod, ...]], ...]
    """The heading and the pods of each round."""
    lang: str = "en"


def standings(shown: Standings) -> bytes:
    """Return a PNG, 1600 px wide.

    Whoever is behind at equal points has a letter beside their name; below, it says what that stands for.
    """
    say = texts(shown.lang)
    rows = [row for _, rows in shown.groups for row in rows]
    ties = dict.fromkeys(row.tie for row in rows if row.tie)
    marks = dict(zip(ties, ascii_lowercase, strict=False))
    notes = [(GONE, say("render-contest-left"))] if any(row.way == "out" for row in rows) else []
    if marks:
        notes += [("", say("render-contest-ties")), *((mark, why) for why, mark in marks.items())]
    height = TITLE * len(shown.groups) + HIGH * len(rows) + 24 * len(shown.groups)
    below = HIGH * len(notes) + 48 if notes else 0
    canvas, top = begun(shown.key, shown.name, shown.about, 24 + height + below), INSIDE + TOP + 24
    for n, (title, those) in enumerate(shown.groups):
        top = _group(canvas, say, title, those, marks, top, first=n == 0)
    _notes(canvas, notes, top)
    return canvas.png()


def _group(
    canvas: Canvas,
    say: Texts,
    title: str,
    rows: Sequence[Row],
    marks: Mapping[str, str],
    top: int,
    *,
    first: bool,
) -> int:
    """Draw a group, the first one with what the columns are, and return the px below it."""
    middle = top + TITLE // 2
    canvas.text(LEFT, middle, title, TYPE, limit=WON - 330 - LEFT, on=PAPER)
    if first:
        games = f"{say('render-contest-won')} / {say('render-contest-games')}"
        canvas.text(WON, middle, games, SMALL, SOFT, align=1, limit=310, on=PAPER)
        canvas.text(RIGHT, middle, say("render-contest-points"), SMALL, SOFT, align=1, limit=POINTS, on=PAPER)
    for n, row in enumerate(rows):
        _row(canvas, row, marks.get(row.tie, ""), top + TITLE + n * HIGH)
    return top + TITLE + HIGH * len(rows) + 24


def _row(canvas: Canvas, row: Row, mark: str, top: int) -> None:
    """Draw where somebody stands, with the `mark` of what put them behind the one before."""
    middle = top + HIGH // 2 + 2
    canvas.under(LEFT, top, RIGHT, top + 3, SHADE)
    canvas.text(LEFT + 82, middle, str(row.rank), TYPE, SOFT, align=1, limit=82, on=PAPER)
    _sign(canvas, row, middle)
    room = WON - 130 - NAME - (MARK + 24 if mark else 0)
    colour = SOFT if row.way == "out" else INK
    width = canvas.text(NAME, middle, readable(row.name, "?"), TYPE, colour, limit=room, on=PAPER)
    if mark:
        _mark(canvas, NAME + width + 24, middle, mark)
    number = f"{row.won}/{row.games}"
    canvas.text(
        WON, middle, number, SMALL, INK if row.won else SOFT, bold=False, align=1, limit=120, on=PAPER
    )
    left, fill = RIGHT - POINTS, GOLD if row.won_it else PLASTER
    canvas.plate((left, top + 9, RIGHT, top + HIGH - 6), fill, 14)
    lead = SOFT if row.points == "0" else INK
    canvas.text(RIGHT - 16, middle, row.points, TYPE, lead, on=fill, align=1, limit=POINTS - 28)


def _mark(canvas: Canvas, left: int, middle: int, mark: str) -> None:
    canvas.plate((left, middle - 33, left + MARK, middle + 33), SHADE, 16)
    canvas.text(left + MARK / 2, middle, mark, TYPE, on=SHADE, align=0.5)


def _sign(canvas: Canvas, row: Row, middle: int) -> None:
    """Draw whether somebody has won, goes up, goes down or has left: by shape as well as by colour."""
    if row.won_it:
        canvas.paste(sprites.crown(CROWN), SIGN, middle)
    elif row.way == "out":
        canvas.text(SIGN, middle, GONE, TYPE, SOFT, align=0.5, on=PAPER)
    elif row.way:
        up = row.way == "up"
        for step in range(ARROW):
            at = middle - ARROW // 2 + (step if up else ARROW - step)
            canvas.under(SIGN - step - 1, at, SIGN + step + 1, at + 2, LEAF if up else CLAY)


def _notes(canvas: Canvas, notes: Sequence[tuple[str, str]], top: int) -> None:
    """Draw what signs stand for; one without a sign is a heading."""
    if notes:
        canvas.under(LEFT, top, RIGHT, top + 6, SHADE)
    for n, (sign, meaning) in enumerate(notes):
        middle, left = top + 24 + n * HIGH + HIGH // 2, LEFT + MARK + 28
        if not sign:
            canvas.text(LEFT, middle, meaning, TYPE, SOFT, limit=RIGHT - LEFT, on=PAPER)
            continue
        if sign == GONE:
            canvas.text(LEFT + MARK / 2, middle, sign, TYPE, SOFT, align=0.5, on=PAPER)
        else:
            _mark(canvas, LEFT, middle, sign)
        canvas.text(left, middle, meaning, TYPE, bold=False, limit=RIGHT - left, on=PAPER)


def bracket(shown: Bracket) -> bytes:
    """Return a PNG, 1600 px wide: two rounds side by side, several one below the other, the latest first."""
    return (_across if len(shown.rounds) <= ACROSS else _down)(shown).png()


def _across(shown: Bracket) -> Canvas:
    """Draw a column for each round, from left to right."""
    wide = _wide(len(shown.rounds))
    height = LABEL + max(sum(_height(pod) + BETWEEN for pod in pods) for _, pods in shown.rounds)
    canvas, top = begun(shown.key, shown.name, shown.about, 24 + height), INSIDE + TOP + 24
    for n, (title, pods) in enumerate(shown.rounds):
        left = LEFT + n * (wide + APART)
        canvas.text(left + wide / 2, top + LABEL // 2 - 6, title, TYPE, SOFT, align=0.5, limit=wide, on=PAPER)
        free = height - LABEL - sum(_height(pod) for pod in pods)
        y = top + LABEL + max(0, free // (len(pods) + 1) - BETWEEN // 2) if n else top + LABEL
        for pod in pods:
            _pod(canvas, texts(shown.lang), pod, left, y, wide)
            y += _height(pod) + (max(BETWEEN, free // (len(pods) + 1)) if n else BETWEEN)
    return canvas


def _down(shown: Bracket) -> Canvas:
    """Draw the pods of each round in rows of two, below its heading."""
    wide = _wide(ROW)
    rounds = [(title, list(_in_rows(pods))) for title, pods in reversed(shown.rounds)]
    height = sum(TITLE + sum(_highest(row) + BETWEEN for row in rows) for _, rows in rounds)
    canvas, y = begun(shown.key, shown.name, shown.about, 24 + height), INSIDE + TOP + 24
    for title, rows in rounds:
        canvas.text(LEFT, y + TITLE // 2, title, TYPE, SOFT, limit=RIGHT - LEFT, on=PAPER)
        y += TITLE
        for row in rows:
            for n, pod in enumerate(row):
                _pod(canvas, texts(shown.lang), pod, LEFT + n * (wide + APART), y, wide)
            y += _highest(row) + BETWEEN
    return canvas


def _wide(columns: int) -> int:
    """Return the width of each of some columns, in px."""
    return (RIGHT - LEFT - APART * (columns - 1)) // columns


def _in_rows(pods: Sequence[Pod]) -> Iterator[Sequence[Pod]]:
    """Yield the pods of a round, some at a time; many people with a bye are in several."""
    apart = [
        replace(pod, people=pod.people[at : at + BYES])
        for pod in pods
        for at in range(0, len(pod.people), BYES)
    ]
    for at in range(0, len(apart), ROW):
        yield apart[at : at + ROW]


def _highest(row: Sequence[Pod]) -> int:
    return max(_height(pod) for pod in row)


def _height(pod: Pod) -> int:
    return LINE * (len(pod.people) + pod.bye) + 2 * PAD


def _pod(canvas: Canvas, say: Texts, pod: Pod, left: int, top: int, wide: int) -> None:
    """Draw a pod: those who go on in green, with their rank, and who has won the cup in gold with a crown."""
    y = top + PAD
    if pod.bye:
        label = say("render-contest-bye")
        canvas.text(left + PAD, y + LINE // 2, label, SMALL, SOFT, bold=False, limit=wide - PAD, on=PAPER)
        y += LINE
    else:
        canvas.plate((left, top, left + wide, top + _height(pod)), PLASTER, 18, SHADE, 4)
    for name, rank, on in pod.people:
        middle = y + LINE // 2
        text, fill = INK, PAPER if pod.bye else PLASTER
        if on:
            fill = GOLD if pod.is_final else LEAF
            canvas.plate((left + 8, y + 3, left + wide - 8, y + LINE - 3), fill, 12, on=PLASTER)
            text = INK if pod.is_final else WHITE
        room, x = wide - 2 * PAD - 16 - (TYPE if rank else 0), left + PAD + 10
        if on and pod.is_final:
            canvas.paste(sprites.crown(CROWN), x + CROWN // 2, middle)
            room, x = room - CROWN - 12, x + CROWN + 12
        canvas.text(x, middle, readable(name, "?"), TYPE, text, on=fill, limit=room)
        if rank:
            sign = "=" if pod.is_draw else str(rank)
            colour = text if on else SOFT
            canvas.text(left + wide - PAD - 12, middle, sign, TYPE, colour, on=fill, align=1, limit=TYPE)
        y += LINE
