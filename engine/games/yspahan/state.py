"""The state of Yspahan, and everything printed on its components. No rules here.

Places are small integers inside the state, and printed codes (`B3a`, `W4`, `C`) in actions, events and
pictures.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

DATA: dict[str, Any] = tomllib.loads(Path(__file__).with_name("data.toml").read_text("utf-8"))

FLOORS: tuple[str, ...] = tuple(DATA["floors"])
QUARTERS = FLOORS[1:5]
BUILDINGS: tuple[str, ...] = tuple(DATA["building"]["cost"])
CARDS: tuple[str, ...] = tuple(DATA["cards"]["kinds"])
NOBODY = -1

STREET: tuple[str, ...] = (
    "C",
    *(f"{arm}{n}" for arm, length in DATA["street"]["arms"].items() for n in range(1, length + 1)),
)
SHOPS: tuple[str, ...] = tuple(shop[0] for souk in DATA["souk"] for shop in souk["shops"])

SHEET = ("souks", "caravan", "loading", "buildings", "cards")
"""Rows of the score sheet: souks, scored caravans, loading, buildings, cards that sell."""


@dataclass(slots=True)
class Player:
    gold: int
    camels: int
    hand: list[str]
    """Card kinds, sorted; `HIDDEN` each where the viewer may not look."""
    buildings: list[str]
    """In the order in which they were built."""
    sheet: list[int]
    """Points by row of `SHEET`."""

    @property
    def score(self) -> int:
        return sum(self.sheet)


@dataclass(slots=True)
class State:
    week: int
    """1 to 3."""
    day: int
    """1 to 7."""
    order: list[int]
    """Seats in the turn order of the day, the start player first. Two players: A, B, A."""
    turn: int
    """Index into `order`."""
    value: list[int]
    """Per floor: the face value of the group put there today; 0 if none was."""
    white: list[int]
    """Per floor: white dice still there."""
    yellow: list[int]
    taken: list[int]
    """Per floor: the seat that took the group today, or `NOBODY`."""
    supervisor: int
    """Index into `STREET`."""
    shops: list[int]
    """Per shop of `SHOPS`: the seat whose cube is in it, or `NOBODY`."""
    caravan: list[int]
    """Seats of the cubes on the caravan, in loading order; slot k is in row k // row length."""
    deck: int
    """Cards in the draw pile."""
    bag: list[str]
    """The draw pile as a sorted bag; in a view merged with the hands that the viewer cannot see."""
    discard: list[str]
    players: list[Player]
    ask: str
    """Kind of the open question: roll, act, place, order, go_on, protect, end; empty after the game."""
    asked: int
    """The seat that is asked."""
    no: int
    """Number of questions opened so far."""
    floor: int
    """The floor whose group is being used in this turn, or -1."""
    cubes: int
    """Cubes still to place (question `place`), the optional ones included."""
    optional: int
    """How many of `cubes` need not be placed (Crane)."""
    loading: list[int]
    """Shops whose cubes are still to be loaded, in order (questions order, protect, go_on)."""
    built: bool
    """Whether the active seat has built in this turn."""
    between: bool = False
    """Whether the game must `proceed` before `asked` is asked."""
    pause: bool = False
    """Whether the active seat wants to be asked between the two cubes of `loading`."""
