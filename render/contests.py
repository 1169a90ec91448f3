"""Leagues and cups as pictures: the standings of groups, and the bracket of a knock-out.

Owns the layout. Knows names and numbers, and a game only by its key.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from locales import Texts, texts
from render import boards, sprites
from render.canvas import Canvas
from render.statistics import INSIDE, LEFT, RIGHT, ROW, TITLE, TOP, head
from render.text import readable
from render.theme import BORDER, CLAY, GOLD, HEAD, INK, LEAF, PAPER, PLASTER, SHADE, SOFT, TEXT, WHITE, WIDTH

Way = Literal["", "up", "down", "out"]
"""What becomes of somebody: goes up, goes down, or has left."""
COLUMNS = (1110, 1290, RIGHT - 16)
"""px; where the numbers of a row end: games, won, points."""
NAME = LEFT + 132
"""px; where names begin."""
ROOM = 120
"""px; the least room for what stands beside a name."""
CROWN = 50
"""px"""
ARROW = 18
"""px; half the width of the sign for going up or down."""
APART, BETWEEN = 40, 28
"""px; between two columns of a bracket, and between two pods."""
LINE, LABEL = 66, 60
"""px; the height of a name in a pod, and of the heading of a column."""
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
    """Return a PNG, 1600 px wide."""
    height = sum(TITLE + ROW * len(rows) + 24 for _, rows in shown.groups)
    canvas, top = _begun(shown.key, shown.name, shown.about, height)
    say = texts(shown.lang)
    for title, rows in shown.groups:
        top = _group(canvas, say, title, rows, top)
    return canvas.png()


def _begun(key: str, name: str, about: str, height: int) -> tuple[Canvas, int]:
    """Return a canvas with the band at its top, and the px below it."""
    canvas = Canvas.blank(boards.get(key).GROUND, INSIDE + TOP + 24 + height + BORDER)
    canvas.line(INSIDE, INSIDE + TOP, WIDTH - INSIDE, canvas.size[1] - INSIDE, PAPER)
    head(canvas, name, about)
    return canvas, INSIDE + TOP + 24


def _group(canvas: Canvas, say: Texts, title: str, rows: Sequence[Row], top: int) -> int:
    """Draw a group, and return the px below it."""
    middle = top + TITLE // 2
    canvas.text(LEFT, middle, title, HEAD, limit=COLUMNS[0] - 170 - LEFT)
    for right, label in zip(COLUMNS, ("games", "won", "points"), strict=True):
        canvas.text(right, middle, say(f"render-contest-{label}"), TEXT + 4, SOFT, align=1, limit=168)
    for n, row in enumerate(rows):
        y = top + TITLE + n * ROW
        middle = y + ROW // 2
        canvas.line(LEFT, y, RIGHT, y + 3, SHADE)
        _mark(canvas, row, y)
        out = row.way == "out"
        limit = COLUMNS[0] - 130 - NAME
        width = canvas.text(NAME, middle, readable(row.name, "?"), HEAD, SOFT if out else INK, limit=limit)
        beside = say("render-contest-left") if out else row.tie
        room = COLUMNS[0] - 130 - NAME - width - 24
        if beside and room > ROOM:
            canvas.text(NAME + width + 24, middle, beside, TEXT, SOFT, bold=False, limit=room)
        canvas.box(COLUMNS[2] - 130, y + 10, RIGHT, y + ROW - 7, GOLD if row.won_it else PLASTER, 14)
        for right, number in zip(COLUMNS, map(str, (row.games, row.won, row.points)), strict=True):
            canvas.text(right, middle, number, HEAD, SOFT if number == "0" else INK, align=1, limit=150)
    return top + TITLE + ROW * len(rows) + 24


def _mark(canvas: Canvas, row: Row, y: int) -> None:
    """Draw the rank, and whether somebody has won, goes up or goes down: by shape as well as by colour."""
    middle = y + ROW // 2
    canvas.text(LEFT + 54, middle, str(row.rank), HEAD, SOFT, align=1, limit=60)
    x = LEFT + 92
    if row.won_it:
        canvas.paste(sprites.crown(CROWN), x, middle + 2)
    elif row.way in ("up", "down"):
        up = row.way == "up"
        for step in range(ARROW):
            at = middle - ARROW // 2 + (step if up else ARROW - step)
            canvas.line(x - step - 1, at, x + step + 1, at + 2, LEAF if up else CLAY)


def bracket(shown: Bracket) -> bytes:
    """Return a PNG, 1600 px wide: a column for each round, from left to right."""
    height = LABEL + max(sum(_height(pod) + BETWEEN for pod in pods) for _, pods in shown.rounds)
    canvas, top = _begun(shown.key, shown.name, shown.about, height)
    say = texts(shown.lang)
    wide = (RIGHT - LEFT - APART * (len(shown.rounds) - 1)) // len(shown.rounds)
    for n, (title, pods) in enumerate(shown.rounds):
        left = LEFT + n * (wide + APART)
        canvas.text(left + wide / 2, top + LABEL // 2 - 6, title, TEXT + 4, SOFT, align=0.5, limit=wide)
        free = height - LABEL - sum(_height(pod) for pod in pods)
        y = top + LABEL + max(0, free // (len(pods) + 1) - BETWEEN // 2) if n else top + LABEL
        for pod in pods:
            _pod(canvas, say, pod, left, y, wide)
            y += _height(pod) + (max(BETWEEN, free // (len(pods) + 1)) if n else BETWEEN)
    return canvas.png()


def _height(pod: Pod) -> int:
    return LINE * len(pod.people) + 2 * PAD + (LABEL - 8 if pod.bye else 0)


def _pod(canvas: Canvas, say: Texts, pod: Pod, left: int, top: int, wide: int) -> None:
    """Draw a pod: those who go on in green, with their rank, and who has won the cup in gold with a crown."""
    if pod.bye:
        canvas.text(
            left + PAD, top + LABEL // 2, say("render-contest-bye"), TEXT, SOFT, bold=False, limit=wide
        )
    else:
        canvas.box(left, top, left + wide, top + _height(pod), PLASTER, 18, SHADE, 4)
    y = top + PAD + (LABEL - 8 if pod.bye else 0)
    for name, rank, on in pod.people:
        middle = y + LINE // 2
        text = INK
        if on:
            canvas.box(left + 8, y + 3, left + wide - 8, y + LINE - 3, GOLD if pod.is_final else LEAF, 12)
            text = INK if pod.is_final else WHITE
        room, x = wide - 2 * PAD - 16 - (54 if rank else 0), left + PAD + 10
        if on and pod.is_final:
            canvas.paste(sprites.crown(CROWN), x + CROWN // 2, middle + 2)
            room, x = room - CROWN - 12, x + CROWN + 12
        canvas.text(x, middle, readable(name, "?"), HEAD - 8, text, limit=room)
        if rank:
            right = left + wide - PAD - 12
            sign = "=" if pod.is_draw else str(rank)
            canvas.text(right, middle, sign, HEAD - 8, text if on else SOFT, align=1, limit=50)
        y += LINE
