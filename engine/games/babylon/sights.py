"""What a new tile or decoration changes in the score of its garden, told as events with points. B 6

Owns these causes and the order in which they are told. Looks only where something can have changed, because
playouts need the time. Must not change the garden.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.core import listed
from engine.games.babylon.decorations import POINTS, worth
from engine.games.babylon.garden import BLOCK, EAST, SOUTH
from engine.games.babylon.scoring import belvederes, seen
from engine.games.babylon.state import CELLS, FLOWERS, NONE, STATUE, SYMBOLS, TILES, Garden, Piece
from engine.games.babylon.step import Step

_FLOWER = tuple(FLOWERS.index(tile.flower) for tile in TILES)
_SET = range(4)
"""The kinds in a set: of flowers, as indices into `FLOWERS`, or of decorations, into `SYMBOLS`."""


class Below(NamedTuple):
    """What can be seen on the cells of a tile that is about to be built."""

    tiles: set[int]
    """As in `Garden.top`."""
    pieces: Sequence[Piece]
    belvederes: Sequence[int]


def below(garden: Garden, anchor: int) -> Below:
    """Return what a tile on that anchor will cover."""
    top, area = garden.top, BLOCK << anchor
    tiles = {top[anchor], top[anchor + EAST], top[anchor + SOUTH], top[anchor + SOUTH + EAST]}
    if not area & (garden.dead | garden.statues):
        return Below(tiles, (), ())
    pieces = [p for p in garden.pieces if area & (1 << p.cell | 1 << p.other) and seen(garden, p)]
    return Below(tiles, pieces, [cell for cell in belvederes(garden) if area >> cell & 1])


def tell_built(step: Step, seat: int, was: Below) -> None:
    """Tell what the latest tile of a seat's garden has changed, besides its own belvedere."""
    garden = step.state.players[seat].garden
    tile = garden.tiles[-1]
    if garden.level[-1] == BLOCK << tile.anchor:
        step.tell("storey-begun", seat, ((seat, POINTS["highest"]),), storey=tile.storey)
    for cell in was.belvederes:
        _tell_covered(step, seat, POINTS["belvedere"], "belvedere", CELLS[cell])
    if was.pieces and (lost := [piece for piece in was.pieces if not seen(garden, piece)]):
        _tell_lost(step, seat, lost)
    if len(garden.tiles) >= len(_SET):
        visible, own = set(garden.top), _FLOWER[tile.tile]
        now = [_FLOWER[garden.tiles[n].tile] for n in visible if n != NONE]
        hidden = [_FLOWER[garden.tiles[n].tile] for n in was.tiles - visible if n != NONE]
        if hidden or now.count(own) == min(map(now.count, _SET)):
            then = now + hidden
            then.remove(own)
            _tell_sets(step, seat, "flowers", then, now)


def _tell_lost(step: Step, seat: int, lost: list[Piece]) -> None:
    """Tell of the decorations that the latest tile covers: statues right below it are columns. B 2.3"""
    garden = step.state.players[seat].garden
    storey = garden.tiles[-1].storey
    columns = [piece for piece in lost if piece.kind == STATUE and piece.storey == storey - 1]
    if columns:
        cells = listed(CELLS[cell] for cell in sorted(statue.cell for statue in columns))
        points = ((seat, -sum(map(worth, columns))),)
        step.tell("statues-used", seat, points, n=len(columns), cells=cells)
    for piece in lost:
        if piece not in columns:
            _tell_covered(step, seat, worth(piece), SYMBOLS[piece.kind], place(piece))
    now = _decorations(garden)
    _tell_sets(step, seat, "decorations", now + [piece.kind for piece in lost], now)


def _tell_covered(step: Step, seat: int, points: int, piece: str, cells: str) -> None:
    step.tell("covered", seat, ((seat, -points),), piece=piece, cells=cells)


def tell_decorated(step: Step, seat: int) -> None:
    """Tell whether the latest decoration of a seat's garden completes a set."""
    garden = step.state.players[seat].garden
    if len(garden.pieces) >= len(_SET):
        now = _decorations(garden)
        _tell_sets(step, seat, "decorations", now[:-1], now)


def _decorations(garden: Garden) -> list[int]:
    """Return the kinds of the decorations that can be seen, in the order in which they were built."""
    return [piece.kind for piece in garden.pieces if seen(garden, piece)]


def _tell_sets(step: Step, seat: int, row: str, then: list[int], now: list[int]) -> None:
    gain = min(map(now.count, _SET)) - min(map(then.count, _SET))
    if gain:
        kind = "set-completed" if gain > 0 else "set-broken"
        step.tell(kind, seat, ((seat, gain * POINTS[row]),), row=row, n=abs(gain))


def place(piece: Piece) -> str:
    """Return the cells of a decoration as notation writes them."""
    return CELLS[piece.cell] if piece.kind == STATUE else f"{CELLS[piece.cell]}-{CELLS[piece.other]}"
