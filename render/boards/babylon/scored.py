"""The score sheets of all players at the end of the game."""

from __future__ import annotations

from PIL import Image

from engine.games.babylon.scoring import sheet
from engine.games.babylon.state import SYMBOLS, State
from render import sprites
from render.boards.babylon import art
from render.canvas import Canvas
from render.panels import Box
from render.theme import INK, PLASTER, SHADE, STONE

HIGHEST, HEADED = 132, 68
"""px; a row of the score sheets where they decide how high it is, and what is above the first."""
POINTS, SUM = 44, 66
"""px; the numbers of a row."""


def icons() -> tuple[Image.Image, ...]:
    """Return the signs of the rows of the score sheet."""
    return (
        *(art.icon(symbol, 52) for symbol in SYMBOLS),
        art.all_signs(54), art.bouquet(56), art.roof(52), art.steps(52),
    )  # fmt: skip


def sheets(canvas: Canvas, box: Box, state: State) -> None:
    """Draw the score sheets, a row for each player, and the sums."""
    left, top, right, bottom = box
    signs = icons()
    step = (right - left - 204) / len(signs)
    columns = [left + 104 + (i + 0.5) * step for i in range(len(signs))]
    height = (bottom - top - HEADED) / len(state.players)
    for x, sign in zip(columns, signs, strict=True):
        canvas.paste(sign, x, top + 34)
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
