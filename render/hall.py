"""A server's hall as one picture: records of its games, players of a month, winners of seasons and cups.

Owns the layout of these lists. Knows names and numbers, and a game only by its key.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from locales import Texts, texts
from render import sprites
from render.canvas import Canvas
from render.statistics import COLUMNS, INSIDE, LEFT, RIGHT, ROW, TITLE, TOP, begun
from render.text import readable
from render.theme import GOLD, HEAD, INK, LEAF, PLASTER, SHADE, SOFT, TEXT, WHITE

RECORDS, PLAYERS, WINNERS = 14, 6, 6
"""The most rows of each list."""
WHO = 880
"""px; where the names of those with a record begin."""
BAR = (640, RIGHT - 130)
"""px; the ends of the longest bar of a player's games."""
STAR = 46
"""px"""


@dataclass(frozen=True, slots=True)
class Board:
    """What the picture shows."""

    key: str
    """The key of the game whose colours it has."""
    name: str
    about: str
    records: tuple[tuple[str, str, str, int], ...]
    """The game, the number of seats in words, who, and the score."""
    players: tuple[tuple[str, int, int], ...]
    """Who, games and wins."""
    month: str = ""
    """The month of these games; empty for the present one."""
    lang: str = "en"
    winners: tuple[tuple[str, str], ...] = ()
    """What was won, and by whom."""


def hall(board: Board) -> bytes:
    """Return a PNG, 1600 px wide."""
    records, players = board.records[:RECORDS], board.players[:PLAYERS]
    winners = board.winners[:WINNERS]
    lists = sum(TITLE + ROW * len(rows) + 24 for rows in (records, players, winners) if rows)
    canvas, say = begun(board.key, board.name, board.about, 24 + lists), texts(board.lang)
    top = INSIDE + TOP + 24
    if players:
        top = _players(canvas, say, players, board.month or say("render-hall-month"), top)
    if winners:
        top = _winners(canvas, say, winners, top)
    if records:
        _records(canvas, say, records, top)
    return canvas.png()


def _players(
    canvas: Canvas, say: Texts, players: Sequence[tuple[str, int, int]], month: str, top: int
) -> int:
    """Draw a bar for each player, the games won at its left, and return the px below them."""
    left, right = BAR
    middle = top + TITLE // 2
    canvas.text(LEFT, middle, month, HEAD, limit=left - LEFT - 24)
    canvas.text(left, middle, say("render-hall-won"), TEXT + 4, SOFT, limit=400)
    canvas.text(RIGHT - 16, middle, say("render-hall-games"), TEXT + 4, SOFT, align=1, limit=400)
    most = max(games for _, games, _ in players)
    for n, (name, games, wins) in enumerate(players):
        y = top + TITLE + n * ROW
        canvas.under(LEFT, y, RIGHT, y + 3, SHADE)
        if wins and wins == players[0][2]:
            canvas.paste(sprites.crown(STAR + 10), LEFT + 30, y + ROW / 2 + 2)
        canvas.text(LEFT + 80, y + ROW // 2, readable(name, "?"), HEAD, limit=left - LEFT - 108)
        least = 26 + 32 * len(str(most))
        wide = least + (right - left - least) * games // most
        canvas.box(left, y + 12, left + wide, y + ROW - 9, PLASTER, 12, SHADE, 4)
        if wins:
            part = max(26 + 32 * len(str(wins)), wide * wins // games)
            canvas.box(left, y + 12, left + min(part, wide), y + ROW - 9, LEAF, 12)
            canvas.text(left + min(part, wide) / 2, y + ROW // 2 + 2, str(wins), HEAD, WHITE, align=0.5)
        canvas.text(RIGHT - 16, y + ROW // 2, str(games), HEAD + 8, align=1, limit=110)
    return top + TITLE + ROW * len(players) + 24


def _winners(canvas: Canvas, say: Texts, winners: Sequence[tuple[str, str]], top: int) -> int:
    """Draw what was won and by whom, and return the px below them."""
    canvas.text(LEFT, top + TITLE // 2, say("render-hall-seasons"), HEAD, limit=RIGHT - LEFT)
    for n, (name, who) in enumerate(winners):
        y = top + TITLE + n * ROW
        canvas.under(LEFT, y, RIGHT, y + 3, SHADE)
        canvas.text(LEFT, y + ROW // 2, readable(name, "?"), TEXT + 4, SOFT, limit=WHO - LEFT - 100)
        canvas.paste(sprites.crown(STAR), WHO - 48, y + ROW / 2 + 2)
        canvas.text(WHO, y + ROW // 2, readable(who, "?"), HEAD, limit=RIGHT - WHO)
    return top + TITLE + ROW * len(winners) + 24


def _records(canvas: Canvas, say: Texts, records: Sequence[tuple[str, str, str, int]], top: int) -> None:
    """Draw the highest score of each kind of game and who had it."""
    canvas.text(LEFT, top + TITLE // 2, say("render-hall-records"), HEAD, limit=WHO - LEFT - 24)
    before = ""
    for n, (game, seats, who, score) in enumerate(records):
        y = top + TITLE + n * ROW
        canvas.under(LEFT if game != before else LEFT + 60, y, RIGHT, y + 3, SHADE)
        if game != before:
            canvas.text(LEFT, y + ROW // 2, game, HEAD, limit=520)
        before = game
        canvas.text(WHO - 28, y + ROW // 2, seats, TEXT + 4, SOFT, bold=False, align=1, limit=220)
        canvas.text(WHO, y + ROW // 2, readable(who, "?"), HEAD, limit=COLUMNS[2] - WHO)
        canvas.box(RIGHT - 150, y + 10, RIGHT, y + ROW - 7, GOLD, 14)
        text = str(score).replace("-", "\N{MINUS SIGN}")
        canvas.text(RIGHT - 75, y + ROW // 2, text, HEAD + 8, INK, align=0.5, limit=136)
