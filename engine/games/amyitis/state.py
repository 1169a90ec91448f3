"""The state of Amyitis, and everything printed on its components. No rules here.

Goods, guilds, plots, sections and cities are small integers inside the state, and names (`palm`, `c2`,
`b2-c2.1`, `uruk`) in actions, events and pictures. Sets of plots or sections are bit masks.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

DATA: dict[str, Any] = tomllib.loads(Path(__file__).with_name("data.toml").read_text("utf-8"))

NOBODY = -1
NEUTRAL = 4
"""Owner of the grey cubes; seats are lower."""

GOODS: tuple[str, ...] = tuple(DATA["goods"])
GOOD = {name: good for good, name in enumerate(GOODS)}
WINE = len(GOODS) - 1
"""The joker."""

GUILDS: tuple[str, ...] = tuple(DATA["guild"]["levels"])
BANKER, LEADER, PALACE = (GUILDS.index(name) for name in ("banker", "leader", "palace"))
CRAFTS: tuple[str, ...] = tuple(DATA["crafts"]["2"])
HIRE_PRICES: tuple[int, ...] = (*DATA["crafts"]["prices"], 0)
"""Talents for the next card of a group, by how many are hired. The last entry is for an empty group."""
ROWS: tuple[str, ...] = tuple(DATA["fields"])
TEMPLES: tuple[str, ...] = tuple(DATA["temples"]["names"])
CITIES: tuple[str, ...] = tuple(city["name"] for city in DATA["city"])
"""Clockwise."""


class Tile(NamedTuple):
    """A garden tile. The planter chooses its `goods` and `guilds`."""

    points: int
    talents: int
    camels: int
    goods: int
    guilds: int


TOP: list[int] = DATA["tiles"]["top"]
QUALITIES = ("1", "2", "3")
TILES: tuple[Tile, ...] = (Tile(*TOP[:-1]), *(Tile(*row[:-1]) for q in QUALITIES for row in DATA["tiles"][q]))
"""Every kind of garden tile, the one for the top plot first."""

SHEET = (
    "channels", "sales", "gardens", "irrigation", "palaces", "bankers", "temples", "favour", "goods"
)  # fmt: skip
"""Rows of the score sheet: engineers, sales, tiles, irrigation bonus, ..., goods left at the end."""


@dataclass(slots=True)
class Player:
    talents: int
    camels: int
    goods: list[int]
    """How many of each of `GOODS`."""
    levels: list[int]
    """Level reached in each of `GUILDS`, 0 for none."""
    gardeners: int
    plots: list[int]
    """Plots planted, in order; their tiles belong to this player."""
    sheet: list[int]
    """Points by row of `SHEET`."""

    @property
    def score(self) -> int:
        return sum(self.sheet)


@dataclass(slots=True)
class State:
    round: int
    start: int
    """The start player."""
    turn: int
    """The seat whose turn it is among the actions."""
    passed: list[int]
    """Seats that have passed in this round, in the order of passing."""
    groups: list[tuple[str, ...]]
    """Craft cards in groups of three; a flipped one is `""`."""
    caravan: int
    """Index into `CITIES`."""
    plants: list[int]
    """Per city: the side of a plant card that lies there face up, an index into `caravan.SIDES`; or -1."""
    stock: list[list[int]]
    """Guild cards left, by guild of `GUILDS` and level from 1."""
    carried: list[int]
    """Goods on the leaders of the highest level that are left."""
    gardeners: int
    """Gardener cards left."""
    fields: list[list[int]]
    """Per row of `ROWS`: the seats of the cubes on it, from the left."""
    temples: list[list[int]]
    """Per temple of `TEMPLES`: seats, or `NEUTRAL`, of the cubes in it, from the left."""
    channels: list[int]
    """By seat, and `NEUTRAL` at the end: the sections with that cube, a mask of `garden.SECTIONS`."""
    tiles: list[int]
    """Per plot of `garden.PLOTS`: the tile laid there for this game, an index into `TILES`; or -1."""
    left: int
    """The plots whose tile is still there, a mask."""
    players: list[Player]
    ask: str
    """Kind of the open question, one of A 4 D1 to D17; empty after the game."""
    asked: int
    """The seat that is asked."""
    no: int
    """Number of questions opened so far."""
    plot: int
    """The plot being planted while bonuses of its tile are chosen, or -1."""
    due: list[str]
    """Questions about bonuses of that tile still to come."""
    between: bool = False
    """Whether the game must `proceed` before `asked` is asked."""
