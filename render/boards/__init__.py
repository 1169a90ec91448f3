"""The registry of boards: a module or package in this folder, named by the key of a game, draws that game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib import import_module
from typing import Literal, NamedTuple, Protocol, cast

from PIL import Image

from engine.core import Event
from render.box import Actor
from render.canvas import Box, Canvas
from render.pen import Point
from render.scene import Scene
from render.theme import Ground

Picture = Literal["board", "part", "detail"]
"""The whole board, a part of it that `detail` draws larger, or what the board has no room for."""
Region = tuple[Picture, Box]
"""A part of one of the pictures of an example."""
Sign = Callable[[int], Image.Image]
"""Draws a sign of about a size in px."""


class Place(NamedTuple):
    """Where on a board something can be seen, in px."""

    box: Box
    corners: tuple[Point, ...] = ()
    """Its corners in order, if it is no box."""
    way: tuple[Point, ...] = ()
    """The points of an arrow: the way of what moved there, or of what was pushed."""
    above: tuple[tuple[Point, ...], ...] = ()
    """The outlines of what stands there and rises above it."""
    before: tuple[tuple[Point, ...], ...] = ()
    """The outlines of what stands before it and hides some of it."""
    label: tuple[Point, ...] = ()
    """The outline of its name or number, which is before all else."""
    inside: Box | None = None
    """Beyond which nothing of the board is shown with it."""
    card: Box | None = None
    """What it lies on, if that is to be shown as a whole, without the board around it."""
    spare: bool = False
    """Whether it is left out where there is no room for all places."""
    framed: bool = False
    """Whether the board has framed it already, as `Scene.frame` asks."""
    told: Event | None = None
    """The event as words beside it tell it, if that is with fewer names: those that can be read there."""


class Gain(NamedTuple):
    """What an event brought a seat, or cost it."""

    name: str
    n: int | None = None
    """How many of these; negative if it cost them. None for a single thing that needs no number."""
    sign: Sign | None = None
    """Draws it, if its name is not among the `SIGNS`."""


class Board(Protocol):
    """The functions of a game's board module."""

    GROUND: Ground
    """The background of its pictures, and their colours."""
    HAS_DETAIL: bool
    """Whether `detail` ever draws anything but parts of the board."""
    LEGEND: Sequence[Sequence[tuple[int, int]]]
    """The places of the numbers of the legend, in px: on the board of `render.legend`, then on its second
    picture, if it has one. The numbers continue from one to the other."""
    RULES: Mapping[int, Sequence[Region]]
    """The parts of these pictures that a page of the rules shows, by the number of the page."""

    SIGNS: Mapping[str, Sign]
    """The sprites by which these pictures say something, by name: each has a text `<key>-sign-<name>`, or one
    that names the value, `<key>-<name>`."""

    def board(self, scene: Scene) -> Canvas:
        """Return the position as the viewer sees it."""
        ...

    def places(self, scene: Scene, events: Sequence[Event]) -> Sequence[Place | None]:
        """Return where on the board each of the events that led to a position can be seen.

        None stands for an event without a place of its own, or whose trace has gone since.
        """
        ...

    def gains(self, happened: Event) -> Iterable[Gain]:
        """Return what an event brought the seat that it is about, or cost it; the counts may be zero."""
        ...

    def spaces(self, scene: Scene) -> Sequence[Box]:
        """Return where on the board a piece can stand, whether or not one does."""
        ...

    def about(self, scene: Scene) -> Picture:
        """Return which picture shows what the viewer is asked or, without choices, what has happened.

        Posts show that picture. Without choices, it depends on nothing but the state and the marked events.
        """
        ...

    def detail(self, scene: Scene) -> Canvas | None:
        """Return a second picture, of what the board has no room for.

        Return None if there is nothing more to show, or if everything that may be chosen is on the board.
        """
        ...

    def hand(self, scene: Scene) -> Canvas | None:
        """Return what only the viewer may see, or None if that is nothing or the viewer has no seat."""
        ...

    def keepsake(self, scene: Scene, winners: Sequence[int]) -> Canvas:
        """Return what was built when a game is over, for its poster, as wide as its inside.

        If each player has built something of their own, that of the winners is the first.
        """
        ...

    def scenery(self, canvas: Canvas) -> None:
        """Draw the scene of the cover, between the sky and the seats, whose frame `render.box` draws.

        On the poster of a finished game, the podium stands before its lower part.
        """
        ...

    def actors(self) -> Sequence[Actor]:
        """Return the figures in that scene, buildings among them.

        A poster moves them to where its podium and its sun hide nothing of them, but those that are `fixed`,
        which it leaves out if they would be hidden.
        """
        ...

    def warm(self) -> None:
        """Draw in advance what all pictures of the game share."""
        ...


def get(key: str) -> Board:
    """Return the board of a game. Raise `ModuleNotFoundError` if none is drawn for it."""
    return cast(Board, import_module(f"{__name__}.{key}"))
