"""The score sheets of all players at the end of the game."""

from __future__ import annotations

from PIL import Image

from engine.games.babylon.scoring import sheet
from engine.games.babylon.state import SHEET, SYMBOLS, State
from locales import Texts
from render import sprites
from render.boards.babylon import art
from render.canvas import Canvas
from render.panels import Box
from render.theme import INK, PLASTER, SHADE, SOFT, STONE

HIGHEST, HEADED = 112, 100
"""px; a row of the score sheets where they decide how high it is, and what is above the first."""
SIGN, POINTS, SUM = 80, 66, 84
"""px; the signs above the columns, and the numbers of a row."""
PLAYER, ICON, NAMED, EACH = 108, 52, 52, 60
"""px; beside a garden: the width of a player's column, the sign and the name of what points are for, and the
points.
"""


def icons(size: int) -> tuple[Image.Image, ...]:
    """Return the signs of the rows of the score sheet, about `size` px large."""
    drawn = (art.all_signs, 54), (art.bouquet, 56), (art.roof, 52), (art.steps, 52)
    return (
        *(art.icon(symbol, size) for symbol in SYMBOLS),
        *(draw(round(size * own / ICON)) for draw, own in drawn),
    )


def beside(canvas: Canvas, box: Box, state: State, words: Texts) -> None:
    """Draw the score sheets beside a garden, a row for what points are for: the most of each are bold."""
    left, top, right, bottom = box
    sheets = [sheet(player.garden) for player in state.players]
    step = (bottom - top) / (len(SHEET) + 1)
    columns = [right - (len(sheets) - seat - 0.5) * PLAYER - 8 for seat in range(len(sheets))]
    room = round(columns[0] - PLAYER / 2 - left - 112)
    canvas.text(left + 30, top + step / 2, words("render-points"), NAMED, limit=room)
    for seat, x in enumerate(columns):
        canvas.paste(sprites.token(seat, 66), x, top + step / 2)
    for i, (name, sign) in enumerate(zip(SHEET, icons(ICON), strict=True), 1):
        y = top + (i + 0.5) * step
        canvas.line(left + 24, round(y - step / 2) - 1, right - 24, round(y - step / 2) + 1, SHADE)
        canvas.paste(sign, left + 62, y)
        canvas.text(left + 106, y, words(f"babylon-sheet-{name}"), NAMED, bold=False, limit=room)
        row = [points[i - 1] for points in sheets]
        for x, n in zip(columns, row, strict=True):
            canvas.text(x, y, str(n), EACH, INK if n else SOFT, align=0.5, bold=0 < n == max(row))


def sheets(canvas: Canvas, box: Box, state: State, _: Texts) -> None:
    """Draw the score sheets, a row for each player, and the sums."""
    left, top, right, bottom = box
    signs = icons(SIGN)
    step = (right - left - 232) / len(signs)
    columns = [left + 104 + (i + 0.5) * step for i in range(len(signs))]
    height = (bottom - top - HEADED) / len(state.players)
    for x, sign in zip(columns, signs, strict=True):
        canvas.paste(sign, x, top + HEADED / 2)
    best = max(sum(sheet(player.garden)) for player in state.players)
    for seat, player in enumerate(state.players):
        y = top + HEADED - 2 + (seat + 0.5) * height
        canvas.line(left + 24, round(y - height / 2) - 1, right - 24, round(y - height / 2) + 1, SHADE)
        if sum(sheet(player.garden)) == best:
            edge = round(y - height / 2) + 6, round(y + height / 2) - 6
            canvas.box(left + 14, edge[0], right - 14, edge[1], PLASTER, 14)
        canvas.paste(sprites.token(seat, min(78, round(height) - 2)), left + 58, y)
        points = sheet(player.garden)
        for x, n in zip(columns, points, strict=True):
            canvas.text(x, y, str(n), POINTS, INK if n else STONE, align=0.5)
        canvas.text(right - 26, y, str(sum(points)), SUM, align=1, limit=90)
