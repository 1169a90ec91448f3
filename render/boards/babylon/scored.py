"""The end of the game: points on what scored in a garden, and the score sheets of all players."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.core import Event
from engine.games.babylon.decorations import gap_of, worth
from engine.games.babylon.garden import storey_of
from engine.games.babylon.scoring import seen, sheet
from engine.games.babylon.state import FOOTBRIDGE, STATUE, SYMBOLS, Garden, Piece, State
from render import sprites
from render.boards.babylon import art
from render.boards.babylon.garden import Plot
from render.boards.babylon.hanging import View
from render.canvas import Canvas
from render.panels import Box
from render.pen import Point
from render.theme import BODY, INK, NAME, SHADE, SMALL, STONE

MEDAL = 46
"""px; points in a small garden, at most as large as a cell."""


HIGHEST = 106
"""px; a row of the score sheets."""


def ended(events: Sequence[Event]) -> bool:
    """Return True if these events end the game."""
    return any(happened.kind in ("won", "shared") for happened in events)


def icons() -> tuple[Image.Image, ...]:
    """Return the signs of the rows of the score sheet."""
    return (
        *(art.icon(symbol, 46) for symbol in SYMBOLS),
        art.all_signs(48), art.bouquet(50), art.roof(46), art.steps(46),
    )  # fmt: skip


def sheets(canvas: Canvas, box: Box, state: State) -> None:
    """Draw the score sheets, a row for each player, and the sums."""
    left, top, right, bottom = box
    signs = icons()
    step = (right - left - 190) / len(signs)
    columns = [left + 104 + (i + 0.5) * step for i in range(len(signs))]
    height = min(HIGHEST, (bottom - top - 64) / len(state.players))
    for x, sign in zip(columns, signs, strict=True):
        canvas.paste(sign, x, top + 34)
    for seat, player in enumerate(state.players):
        y = top + 62 + (seat + 0.5) * height
        canvas.line(left + 24, round(y - height / 2) - 1, right - 24, round(y - height / 2) + 1, SHADE)
        canvas.paste(sprites.token(seat, min(62, round(height) - 2)), left + 58, y)
        points = sheet(player.garden)
        for x, n in zip(columns, points, strict=True):
            canvas.text(x, y, str(n), BODY, INK if n else STONE, align=0.5)
        canvas.text(right - 28, y, str(sum(points)), NAME, align=1)


def points(canvas: Canvas, plot: Plot | View, garden: Garden) -> None:
    """Draw what each decoration that can be seen is worth.

    Belvederes are worth the same on any storey, and there are many: the sheet counts them.
    """
    size = max(min(MEDAL, plot.size), plot.size // 2)
    for piece in garden.pieces:
        if seen(garden, piece):
            x, y = _place(plot, garden, piece)
            canvas.paste(sprites.points(size, ""), x, y)
            canvas.text(x, y, str(worth(piece)), SMALL, align=0.5)


def _place(plot: Plot | View, garden: Garden, piece: Piece) -> Point:
    """Return the middle of a decoration; for a statue a point beside it, so that it is not hidden."""
    if piece.kind == STATUE:
        x, y = plot.centre(piece.cell, piece.storey)
        return x + plot.size * 0.44, y - plot.size * 0.44
    if piece.kind == FOOTBRIDGE:
        return plot.centre(gap_of(piece), piece.storey)
    (x0, y0), (x1, y1) = (plot.centre(cell, storey_of(garden, cell)) for cell in (piece.cell, piece.other))
    return (x0 + x1) / 2, (y0 + y1) / 2
