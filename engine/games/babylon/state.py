"""The state of Babylon, and everything printed on its components. No rules here.

Tiles, cells and stacks are small integers inside the state, and printed codes (`G05`, `C4`, 6) in actions,
events and pictures. A set of cells is an integer with bit `8 * row + column` for each of them.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

DATA: dict[str, Any] = tomllib.loads(Path(__file__).with_name("data.toml").read_text("utf-8"))

NONE = -1
"""No tile, no corner, no seat."""

FLOWERS: tuple[str, ...] = tuple(DATA["flowers"])
MATERIALS: tuple[str, ...] = tuple(DATA["materials"])
SYMBOLS: tuple[str, ...] = tuple(DATA["symbols"])
STATUE, FOUNTAIN, FOOTBRIDGE, STAIRCASE = range(4)
"""Index into `SYMBOLS`: a symbol, and the decoration that is built on it."""
BLANK = "."

PLUS1, DOUBLE, RESYMBOL, NEWSYMBOL, FLOWER2, MINUS1, NO_EFFECT = DATA["tokens"]
"""The effects of the round tokens."""
TOKENS: tuple[str, ...] = tuple(sorted(effect for effect, n in DATA["tokens"].items() for _ in range(n)))


class Tile(NamedTuple):
    code: str
    material: str
    """Empty for a starting tile."""
    flower: str
    layout: str
    """As printed, written `NW NE/SW SE` without spaces."""

    @property
    def spaces(self) -> tuple[str, ...]:
        """The four spaces, each a symbol or `BLANK`, clockwise from the north-west."""
        nw, ne, _, sw, se = self.layout
        return nw, ne, se, sw


TILES: tuple[Tile, ...] = (
    *(Tile(*tile) for tile in DATA["tiles"]),
    *(Tile(f"S-{flower}", "", flower, DATA["start_tile"]) for flower in FLOWERS),
)
TILE = {tile.code: number for number, tile in enumerate(TILES)}

SIDE = 8
CELLS: tuple[str, ...] = tuple(f"{column}{row}" for row in range(1, SIDE + 1) for column in "ABCDEFGH")
CELL = {code: cell for cell, code in enumerate(CELLS)}
CORNERS = ("NW", "NE", "SE", "SW")
"""Clockwise, as the spaces of a tile and as its corners."""

STACKS = 16
"""Numbered row by row: from 1 in notation and texts, from 0 inside the state."""

ROUNDS: dict[int, int] = {int(seats): n + 1 for seats, n in DATA["players"]["tokens"].items()}
"""By number of players: one for each token, and one before the first."""
SLOTS: int = DATA["players"]["slots"]
"""Single columns that can be stored."""

SHEET = (
    "statues", "fountains", "footbridges", "staircases", "decorations", "flowers", "belvederes", "highest",
)  # fmt: skip
"""Rows of the score sheet."""


class Placed(NamedTuple):
    """A tile of a garden."""

    tile: int
    anchor: int
    """Its north-west cell."""
    turn: int
    """Clockwise quarter turns, 0 to 3."""
    storey: int
    corner: int
    """The corner without a column, where the belvedere stands, or `NONE`."""


class Piece(NamedTuple):
    """A decoration. A staircase leads from `cell` up to `other`; of a statue both are its one cell."""

    kind: int
    """Index into `SYMBOLS`."""
    cell: int
    other: int
    storey: int
    """Of `cell`."""
    after: int
    """How many tiles the garden had when it was built."""


@dataclass(slots=True)
class Garden:
    """Tiles and pieces are the position. The other fields are derived from them and cached for speed."""

    tiles: list[Placed]
    """In the order in which they were built."""
    pieces: list[Piece]
    """In the order in which they were built, including statues that have become columns."""
    top: list[int]
    """Per cell: index into `tiles` of the topmost one, or `NONE`."""
    level: list[int]
    """Per storey, 0 being the board, up to the highest one built: the cells whose top is there."""
    symbols: list[int]
    """Per symbol: the cells whose top shows it, occupied or not."""
    dead: int
    """Cells whose top will never support anything again: all pieces but statues, and below footbridges."""
    statues: int
    """Cells with a statue that has not become a column."""
    feet: int
    """Cells with the lower end of a staircase, uncovered."""
    used: int
    """Anchors of the tiles."""


@dataclass(slots=True)
class Player:
    flower: str
    singles: int
    """Single columns in hand or stored."""
    spare: int
    """The tile in the slot, or `NONE`."""
    garden: Garden


@dataclass(slots=True)
class State:
    round: int
    """From 1."""
    start: int
    """The seat that begins every round."""
    asked: int
    """The seat whose turn it is, or `NONE` after the game."""
    ask: str
    """Kind of the open question: thin, take, build, keep; empty after the game."""
    no: int
    """Number of questions opened so far."""
    thin: int
    """Clay tiles still to be removed before the game."""
    quarry: list[int]
    """Per stack: its top tile, or `NONE`."""
    granite: list[int]
    """The granite tiles that nobody has seen yet, as a sorted bag."""
    basalt: list[int]
    gone: list[int]
    """Tiles out of the game, in the order in which they left it."""
    token: str
    """The effect of this round; `NO_EFFECT` in the first one."""
    tokens: list[str]
    """The round tokens that nobody has seen yet, as a sorted bag, including those that will not be used."""
    new: int
    """The tile taken this turn, until it is built; or `NONE`."""
    doubles: int
    """Free double columns of this turn."""
    fresh: int
    """The cells whose top is a tile built this turn."""
    changed: bool
    """Whether a symbol was changed this turn."""
    players: list[Player]
    between: bool = False
    """Whether the game must `proceed` before `asked` is asked."""
