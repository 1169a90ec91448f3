"""The costs and gains of each action of Babylon, as far as its player knows: the rest of its label.

Owns the choice of these facts. Works on what the seat sees; must not change it.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.core import Action, Facts
from engine.games.babylon.decorations import worth
from engine.games.babylon.garden import price, storey_of, supports
from engine.games.babylon.quarry import earned
from engine.games.babylon.rules import CORNER
from engine.games.babylon.state import CELL, SLOTS, SYMBOLS, Piece, State
from engine.games.babylon.step import about


def facts_of(state: State, seat: int, action: Action) -> Facts:
    """Return further arguments of the text of a legal action."""
    known = _KNOWN.get(action.verb)
    return known(state, seat, *action.args) if known else {}


def _look(tile: int) -> Facts:
    return {name: value for name, value in about(tile, "", None).args if name != "tile"}


def _rm(state: State, seat: int, stack: int) -> Facts:
    return _look(state.quarry[stack - 1])


def _take(state: State, seat: int, stack: int) -> Facts:
    return {"n": earned(state, stack - 1, state.players[seat]), **_rm(state, seat, stack)}


def _build(state: State, seat: int, which: str, cell: str, turn: str, storey: str, corner: str) -> Facts:
    below = supports(state.players[seat].garden, CELL[cell], int(storey[1:]))
    cost = price(below, CORNER[corner], state.doubles)
    return {"n": cost.singles, "doubles": cost.doubles}


def _deco(state: State, seat: int, symbol: str, cells: str, changed: str) -> Facts:
    cell = cells.partition("-")[0]
    storey = storey_of(state.players[seat].garden, CELL[cell])
    piece = Piece(SYMBOLS.index(symbol), CELL[cell], CELL[cell], storey, 0)
    return {"storey": storey, "points": worth(piece)}


def _keep(state: State, seat: int, which: str) -> Facts:
    return {**_end(state, seat), **_look(state.new if which == "new" else state.players[seat].spare)}


def _end(state: State, seat: int) -> Facts:
    return {"n": max(0, state.players[seat].singles - SLOTS)}


_KNOWN: dict[str, Callable[..., Facts]] = {
    "rm": _rm,
    "take": _take,
    "build": _build,
    "deco": _deco,
    "keep": _keep,
    "end": _end,
}
