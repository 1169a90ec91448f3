"""The input of a picture. Plain values: nothing here draws."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine.core import Action, Event, View
from render.theme import DRAFT, LAST


@dataclass(frozen=True, slots=True)
class Scene:
    """One position as one person sees it.

    `last` and `draft` are marked on the board: what the latest turn did, and what the steps of the viewer's
    draft did so far. `choices` are the actions open to the viewer now, shown as places with their price.
    `numbered` are actions with their numbers in a menu: their places are outlined as a whole and labelled
    with these numbers, and they take precedence over the marks of `choices`.
    """

    view: View[Any]
    names: tuple[str, ...]
    """Display name by seat."""
    active: tuple[int, ...] = ()
    """Seats that must decide."""
    last: tuple[Event, ...] = ()
    draft: tuple[Event, ...] = ()
    choices: tuple[Action, ...] = ()
    numbered: tuple[tuple[Action, int], ...] = ()
    parts: tuple[tuple[Action, ...], ...] = ()
    """The choices by part of the board, if the viewer first chooses between these, numbered from 1."""
    told: tuple[int | None, ...] = ()
    """Whose turns the picture tells, in order; None is a turn of several seats. They are the headline."""
    bare: bool = False
    """Whether the board is drawn without what stands beside it and is no place: players, offers, plans. What
    `last` did may then be drawn larger.
    """
    framed: bool = True
    """Whether what `last` and `draft` did is marked."""
    frame: tuple[str, bool] | None = None
    """The colour in which a `bare` board may frame what `last` did, and whether dashed.

    What stands before it can then hide a part of the frame. The board says which places it has framed.
    """
    before: View[Any] | None = None
    """The position before `since`, if it is known: what was done to what is gone by now can then be shown."""
    since: tuple[Event, ...] = ()
    """What happened between that and `last`."""
    lang: str = "en"

    @property
    def marked(self) -> Sequence[tuple[tuple[Event, ...], str, bool]]:
        """What is marked on the board: events, the colour of their marks, and whether these are dashed."""
        return ((self.last, LAST, False), (self.draft, DRAFT, True)) if self.framed else ()
