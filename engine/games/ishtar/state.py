"""The state of Ishtar, and everything printed on its components. No rules here.

Tiles, trees, stacks and colours are small integers inside the state, and printed codes (`T04`, `cedar`, 3,
`p`) in actions, events and pictures. A space of the desert is a bit and a set of spaces an integer; `hexes`
says which.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

DATA: dict[str, Any] = tomllib.loads(Path(__file__).with_name("data.toml").read_text("utf-8"))

RULES: int = DATA["rules"]
"""The version of the rules; see `State.rules`."""
EARLIER: dict[str, dict[str, Any]] = DATA["earlier"]
"""By version: what earlier ones had otherwise."""

NONE = -1
"""No tile, no tree, no stack, no seat."""

COLOURS: tuple[str, ...] = tuple(DATA["colours"])
GEMS = "".join(colour[0] for colour in COLOURS)
"""A gem is written as its letter; several are a word, letters in this order."""
ALL_GEMS: tuple[int, ...] = tuple(DATA["gems"])

SHAPES: tuple[str, ...] = tuple(DATA["shapes"])
GRASS = "G"
ASSISTANT, SKILL, JOKER = "asj"


class Tile(NamedTuple):
    code: str
    shape: int
    """Index into `SHAPES`."""
    spaces: tuple[int, ...]
    """Flowers on each of the three, 0 for grass."""
    icon: str
    """`ASSISTANT`, `SKILL`, `JOKER`, or empty."""
    at: int
    """The space with the icon."""

    @property
    def starting(self) -> bool:
        return self.code[1] == "S"


def _tile(code: str, printed: list[str]) -> Tile:
    spaces = tuple(0 if space == GRASS else int(space[0]) for space in printed)
    icons = {space[1]: at for at, space in enumerate(printed) if len(space) > 1}
    return Tile(code, SHAPES.index(code[0]), spaces, *icons.popitem() if icons else ("", NONE))


TILES: tuple[Tile, ...] = tuple(_tile(code, printed) for code, printed in DATA["tiles"].items())
TILE = {tile.code: number for number, tile in enumerate(TILES)}


class Tree(NamedTuple):
    name: str
    price: tuple[int, ...]
    """By colour."""
    points: int


TREES: tuple[Tree, ...] = tuple(Tree(name, tuple(price), n) for name, price, n in DATA["trees"]["cards"])
TREE = {tree.name: number for number, tree in enumerate(TREES)}

STACKS = 2 * len(SHAPES)
"""Places of the carpet, clockwise: numbered from 1 in notation and texts, from 0 inside the state."""


class Face(NamedTuple):
    """A terrain board as placed."""

    board: str
    back: int
    """1 if mirrored."""
    turn: int
    """Sixths of a turn clockwise."""


class Placed(NamedTuple):
    """A vegetation tile in the desert."""

    tile: int
    cell: int
    """Position of its first space."""
    turn: int
    """Direction of its second space: 0 is east, then clockwise."""
    fountain: int
    """The one its garden touches, as index into `Desert.fountains`."""


class Bloom(NamedTuple):
    """A flower-bed token; `second` is `NONE` for a single one."""

    seat: int
    cell: int
    second: int


class Planted(NamedTuple):
    seat: int
    tree: int
    cell: int


class Bed(NamedTuple):
    """A flower bed that somebody controls."""

    seat: int
    cell: int
    """Where the assistant stands."""
    fountain: int
    cells: int
    """All its spaces."""


@dataclass(slots=True)
class Desert:
    """The lists are the position. The bit sets after them are derived from the lists and cached for speed."""

    layout: str
    boards: tuple[Face, ...]
    """In the order of the layout's places."""
    fountains: list[int]
    """Their colours, in the same order."""
    tiles: list[Placed]
    """In the order in which they were placed, as all that follows."""
    blooms: list[Bloom]
    trees: list[Planted]
    beds: list[Bed]
    free: int
    """Sand and rock without a tile."""
    near: list[int]
    """Per fountain: the spaces of its gardens, and all spaces beside these or beside the fountain itself."""
    grass: int
    """Grass without a tree or a flower-bed token."""
    flowers: list[int]
    """The spaces with at least one, two, three, four flowers."""


@dataclass(slots=True)
class Stack:
    shape: int
    """Index into `SHAPES`."""
    count: int
    """Tiles, the top one included."""
    top: int
    """The tile that is face up, or `NONE`."""


class Unlocked(NamedTuple):
    skill: str
    gems: str
    """Those lying on it."""


@dataclass(slots=True)
class Player:
    gems: list[int]
    """By colour, in the supply."""
    assistants: int
    """In the supply."""
    spare: int
    """Assistants on the carpet."""
    skills: list[Unlocked]
    """In the order in which they were unlocked."""
    trees: list[int]
    """Cards planted, in order."""
    reserved: int
    """A card that only this player can plant, or `NONE`."""


@dataclass(slots=True)
class State:
    start: int
    """The seat that begins every round."""
    asked: int
    """The seat whose turn it is, or `NONE` after the game."""
    ask: str
    """The open question: take, place, special, bloom, gather, reserve, plant; empty after the game."""
    no: int
    """Number of questions opened so far."""
    can: int
    """The stack where the watering can is, or `NONE` before the first turn."""
    stacks: list[Stack]
    """Clockwise."""
    bags: list[list[int]]
    """Per shape: the base tiles that nobody has seen yet, sorted, including those that stay in the box."""
    tile: int
    """The tile taken this turn, until it is placed; or `NONE`."""
    gone: list[int]
    """Tiles that found no place."""
    row: list[int]
    """The open tree cards; `NONE` where one was taken this turn."""
    deck: list[int]
    """The tree cards that nobody has seen yet, as a sorted bag."""
    tokens: int
    """Trees in the supply, without those on cards."""
    reserve: list[int]
    """Gems by colour, without those in the desert."""
    desert: Desert
    players: list[Player]
    between: bool = False
    """Whether the game must `proceed` before `asked` is asked."""
    rules: int = 1
    """The version under which the match began; it keeps the numbers of that version."""
