"""A garden of Babylon from straight above, at any size: terraces by storey, shadows, and what is uncovered.

Owns the order of painting. Each cell shows the top of its topmost tile: its symbol, its piece or its part of
one, and the shadow of higher neighbours. Knows no rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from engine.games.babylon.decorations import gap_of
from engine.games.babylon.garden import cells, storey_of
from engine.games.babylon.scoring import belvederes
from engine.games.babylon.state import (
    FOOTBRIDGE,
    SIDE,
    STAIRCASE,
    STATUE,
    SYMBOLS,
    TILES,
    Garden,
    Piece,
)
from render.boards.babylon import art
from render.canvas import Canvas
from render.theme import CELL, HOLE

ROOMY = 50
"""px; cells of that size show their symbols, and their storey in the corner."""
NUMBER = 26
"""px; the storey in the middle of a smaller one."""


class Plot(NamedTuple):
    """Where a garden lies on a picture: the corner of cell A1, and how large a cell is, in px."""

    left: int
    top: int
    size: int

    def corner(self, cell: int) -> tuple[int, int]:
        """The north-west corner of a cell."""
        row, column = divmod(cell, SIDE)
        return self.left + column * self.size, self.top + row * self.size

    def centre(self, cell: int) -> tuple[float, float]:
        x, y = self.corner(cell)
        return x + self.size / 2, y + self.size / 2


def board(canvas: Canvas, plot: Plot, label: int) -> None:
    """The bare board with the names of its columns and rows, `label` px large."""
    left, top, size = plot
    right, bottom = left + SIDE * size, top + SIDE * size
    canvas.box(left - 6, top - 6, right + 6, bottom + 6, HOLE, 10)
    hole = max(2, size // 11)
    for cell in range(SIDE * SIDE):
        x, y = plot.corner(cell)
        canvas.box(x + 1, y + 1, x + size - 1, y + size - 1, CELL, max(2, size // 12))
        cx, cy = x + size // 2, y + size // 2
        canvas.box(cx - hole, cy - hole, cx + hole, cy + hole, HOLE, hole)
    for i in range(SIDE):
        middle = i * size + size / 2
        canvas.text(left + middle, top - label * 0.72, "ABCDEFGH"[i], label, align=0.5)
        canvas.text(left - label * 0.72, top + middle, str(i + 1), label, align=0.5)


def draw(canvas: Canvas, plot: Plot, garden: Garden) -> None:
    """Everything that stands in the garden. Small cells have no room for symbols that nothing stands on."""
    size = plot.size
    roomy = size >= ROOMY
    for tile in sorted(garden.tiles, key=lambda tile: tile.storey):
        sprite = art.terrace(tile.storey, TILES[tile.tile].flower, size, roomy)
        _lay(canvas, sprite, plot.corner(tile.anchor))
    heights = [storey_of(garden, cell) for cell in range(SIDE * SIDE)]
    for cell in range(SIDE * SIDE):
        if any(higher := _higher(heights, cell)):
            _lay(canvas, art.shade(*higher, size), plot.corner(cell))
    standing = _standing(garden, heights, size)
    for cell, sprite in standing.items():
        _lay(canvas, sprite, plot.corner(cell))
    if roomy:
        for symbol, shown in zip(SYMBOLS, garden.symbols, strict=True):
            sign = art.sign(symbol, round(size * 0.54))
            for cell in cells(shown):
                if cell not in standing:
                    canvas.paste(sign, *plot.centre(cell))
        return
    for cell, storey in enumerate(heights):
        if storey and cell not in standing:
            canvas.text(*plot.centre(cell), str(storey), NUMBER, align=0.5)


def _lay(canvas: Canvas, sprite: Image.Image, corner: tuple[int, int]) -> None:
    canvas.image.paste(sprite, corner, sprite)


def _higher(heights: Sequence[int], cell: int) -> tuple[int, int, int]:
    """By how many storeys those neighbours are higher whose shadow falls here: west, north-west, north."""
    row, column = divmod(cell, SIDE)
    most = heights[cell] + art.DEEPEST
    west = heights[cell - 1] if column else 0
    corner = heights[cell - 1 - SIDE] if row and column else 0
    north = heights[cell - SIDE] if row else 0
    west, corner, north = (max(0, min(there, most) - heights[cell]) for there in (west, corner, north))
    return west, corner, north


def _standing(garden: Garden, heights: Sequence[int], size: int) -> dict[int, Image.Image]:
    """By uncovered cell, what stands there."""
    found = dict.fromkeys(belvederes(garden), art.belvedere(size))
    for piece in garden.pieces:
        for cell, sprite in _parts(piece, size):
            if heights[cell] == _storey_at(piece, cell):
                found[cell] = sprite
        if piece.kind == FOOTBRIDGE:
            found[gap_of(piece)] = art.part(SYMBOLS[FOOTBRIDGE], _quarter(piece), 1, size)
    return found


def _storey_at(piece: Piece, cell: int) -> int:
    return piece.storey + (piece.kind == STAIRCASE and cell == piece.other)


def _parts(piece: Piece, size: int) -> list[tuple[int, Image.Image]]:
    """The ends of a decoration."""
    if piece.kind == STATUE:
        return [(piece.cell, art.statue(size))]
    symbol, last = SYMBOLS[piece.kind], 1 + (piece.kind == FOOTBRIDGE)
    quarter = _quarter(piece)
    return [
        (piece.cell, art.part(symbol, quarter, 0, size)),
        (piece.other, art.part(symbol, quarter, last, size)),
    ]


def _quarter(piece: Piece) -> int:
    """Clockwise quarter turns from one that leads to the east."""
    step = piece.other - piece.cell
    return (2 if step < 0 else 0) + (abs(step) >= SIDE)
