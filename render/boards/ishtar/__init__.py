"""The pictures of Ishtar: the desert with the players; a part of it, or carpet, trees and skills.

Owns which of them is shown when. Knows the state and what is printed on tiles and cards, but not the rules.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import reduce
from itertools import product
from typing import get_args

from engine.core import Event
from engine.games.ishtar.gardens import icon_cell
from engine.games.ishtar.hexes import LAYOUTS
from engine.games.ishtar.state import State
from render.boards import Picture, Place, Region
from render.boards.ishtar import (
    ahead,
    carpet,
    choices,
    close,
    desert,
    effects,
    labels,
    lines,
    oasis,
    part,
    strip,
    table,
    window,
)
from render.boards.ishtar.cover import actors, scenery
from render.boards.ishtar.gains import gains
from render.boards.ishtar.ground import GROUND
from render.boards.ishtar.keepsake import keepsake
from render.boards.ishtar.keepsake import warm as warm_keepsake
from render.boards.ishtar.plan import TOP, Offers, offers, plan
from render.boards.ishtar.signs import SIGNS
from render.canvas import Box, Canvas, cached
from render.scene import Scene
from render.theme import CHOICE, GAP, PAPER, WIDTH

__all__ = [
    "GROUND",
    "HAS_DETAIL",
    "SIGNS",
    "about",
    "actors",
    "board",
    "detail",
    "gains",
    "hand",
    "keepsake",
    "places",
    "scenery",
    "warm",
]

HAS_DETAIL = True
STANDARD = ("diamond", "trapezoid", "triangle")
"""The layouts that most games have."""
LEGEND = (
    ((420, 192), (1234, 251), (632, 731), (432, 942), (745, 523), (1148, 938), (1342, 713), (916, 666)),
    (
        (133, 127),
        (157, 447),
        (360, 450),
        (960, 60),
        (1549, 380),
        (541, 933),
        (541, 807),
        (846, 1093),
        (1540, 1150),
    ),
)
"""The places of the numbers of the legend on the example's pictures, in px."""
RULES: Mapping[int, tuple[Region, ...]] = {
    2: (("detail", (48, 48, 668, 668)),),
    4: (("detail", (556, 688, 1044, 1124)),),
    5: (("detail", (686, 48, 1256, 668)),),
    6: (("board", (1118, 344, 1528, 729)),),
}
"""The parts of these pictures that pages of the rules show."""

PLACING = ("place", "bloom", "plant")
"""The questions whose answers name a space."""


@cached
def _base(layout: str, on_offer: Offers) -> Canvas:
    """Return the parts that never change; they depend on the layout and on what is on offer."""
    where = plan(layout, 1, on_offer)
    canvas = Canvas.blank(GROUND, where.height)
    desert.dunes(canvas)
    oasis.draw(canvas, where.place, layout, [*where.stacks, *([where.hand] if where.hand else [])])
    desert.ground(canvas, where.place, LAYOUTS[layout].cells)
    canvas.border()
    strip.grounds(canvas, where, on_offer)
    return canvas


def warm() -> None:
    """Draw the desert of every layout, the carpet and the slow parts of panels in advance."""
    for layout, on_offer in product(LAYOUTS, get_args(Offers)):
        _base(layout, on_offer)
    for drawn in (carpet, window, ahead, close):
        drawn.warm()
    for size in {plan(layout, 1).place.width for layout in STANDARD}:
        desert.warm(size)
        desert.warm_marks(size, beds=True)
    warm_keepsake()


def hand(scene: Scene) -> None:
    """Return None: nothing is hidden."""


def board(scene: Scene) -> Canvas:
    """Return the whole desert, what each player has, and what is on offer."""
    state: State = scene.view.state
    layout = state.desert.layout
    on_offer = offers(state)
    where = plan(layout, len(state.players), on_offer)
    within = LAYOUTS[layout].cells
    place, latest = _place(scene), _latest(scene)
    if scene.bare:
        canvas = window.empty(layout, *window.whole(layout, _space(scene)))
    else:
        canvas = _base(layout, on_offer)
    if not scene.bare:  # what lies flat on the base costs less than what is pasted
        strip.headed(canvas, scene, held=where.hand is not None)
        table.players(canvas, scene, where.players)
        strip.draw(canvas, scene, where)
    if not scene.bare and state.ask in PLACING and not scene.choices and scene.framed:
        desert.codes(canvas, place, state.desert)
    marked, thick = scene.marked, desert.MARK
    if scene.frame:
        marked = [(scene.last, *scene.frame)]
        thick = desert.DASHED if _drafted(scene) else desert.MARK
    elif marked and not scene.draft:
        thick = desert.LATEST
    desert.draw(canvas, place, state, within, marked, thick, lit=not scene.bare)
    around = (mask for events, _, _ in marked for mask in desert.named(place.layout, events))
    if not scene.bare:
        desert.letters(canvas, place, within, reduce(int.__or__, around, 0))
    if any(action.verb == "place" for action in scene.choices):
        choices.refusals(canvas, place, state, choices.refused(state), within)
    if scene.numbered:
        choices.numbered(canvas, place, state, scene.numbered, within, large=False)
    else:
        choices.codes(canvas, place, state, effects.offered(scene, place.layout), large=False)
    if not scene.numbered and any(action.verb == "assist" for action in scene.choices):
        cell = 1 << icon_cell(state.desert.tiles[-1])
        desert.outline(canvas, place, cell, within, lines.Line(CHOICE, PAPER, 6, 9))
        desert.icons(canvas, place, state, within)
    if scene.bare:
        labels.draw(canvas, place, state, scene.last)
        canvas.words += labels.read(place, state)
    elif marked and not scene.draft:
        headline = 0, 0, WIDTH, TOP - GAP
        desert.pins(canvas, place, state, latest, [headline, *where.players])
    return canvas


def _latest(scene: Scene) -> dict[int, list[Event]]:
    """Return the events that name spaces by the seat of whoever did it."""
    layout = LAYOUTS[scene.view.state.desert.layout]
    made: dict[int, list[Event]] = {}
    for happened in scene.last:
        if happened.seat is not None and any(desert.named(layout, [happened])):
            made.setdefault(happened.seat, []).append(happened)
    return made


def _drafted(scene: Scene) -> bool:
    """Return True if what is shown is not confirmed yet."""
    return scene.bare and scene.frame is not None and scene.frame[1]


def _place(scene: Scene) -> desert.Field:
    """Return where the spaces are."""
    state: State = scene.view.state
    layout = state.desert.layout
    if not scene.bare:
        return plan(layout, len(state.players)).place
    return labels.clear_of(window.whole(layout, _space(scene))[0], scene)


def _space(scene: Scene) -> int:
    """Return the width in px of a space on a bare board."""
    return window.LARGE if _drafted(scene) else window.TOLD


def places(scene: Scene, events: Sequence[Event]) -> list[Place | None]:
    """Return where each event can be seen: the spaces that it names."""
    state: State = scene.view.state
    place = _place(scene)
    shown = [labels.Seen()] * len(events)
    if scene.bare:
        shown = labels.seen(place, state, events, draft=_drafted(scene))
    found: list[Place | None] = []
    for happened, (above, before, label, inside, name) in zip(events, shown, strict=True):
        if mask := labels.mask_of(place, happened):
            box, corners, framed = desert.bounds(place, mask), desert.around(place, mask), bool(scene.frame)
            found.append(Place(
                box, corners, above=tuple(above), before=tuple(before), label=label, inside=inside,
                framed=framed, told=_named(happened, name),
            ))  # fmt: skip
        else:
            found.append(None)
    return found


def _named(happened: Event, name: str) -> Event | None:
    """Return an event that names all spaces of a tile with the `name` of only that which has a plate."""
    args = dict(happened.args)
    if not name or name not in str(args.get("cells", "")).split(", "):
        return None
    return replace(happened, args=tuple({**args, "cells": name}.items()))


def spaces(scene: Scene) -> list[Box]:
    """Return the spaces of the desert."""
    state: State = scene.view.state
    layout = state.desert.layout
    place = plan(layout, len(state.players)).place
    return [desert.bounds(place, 1 << cell) for cell in desert.cells(LAYOUTS[layout].cells)]


def about(scene: Scene) -> Picture:
    """Return the second picture for choices on the carpet, otherwise a part of the desert or all of it."""
    verbs = {action.verb for action in scene.choices} - {"skip", "end"}
    if part.about(scene):
        return "part"
    return "detail" if verbs and verbs <= close.CHOSEN else "board"


def detail(scene: Scene) -> Canvas | None:
    """Return what the choices are about, large; without choices, the carpet, the trees and all skills."""
    if not scene.choices:
        return carpet.draw(scene)
    return ahead.draw(scene) or part.draw(scene) or close.draw(scene)
