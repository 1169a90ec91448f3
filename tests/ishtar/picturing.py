"""Positions of Ishtar and measures that several tests of its pictures share."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import partial
from math import hypot
from typing import Any

from PIL import Image

from engine import games
from engine.core import Action, Event, copier
from engine.games.ishtar.hexes import cells
from engine.games.ishtar.state import State
from engine.menu import divided
from render.boards.ishtar import desert, part, window
from render.boards.ishtar.plan import plan
from render.canvas import Canvas
from render.scene import Scene
from tests import positions
from tests.turns import recent, scenes
from tests.words import Said, recording

GAME = games.get("ishtar")
copy = copier(State)


def playing(seats: int, verb: str, seed: int) -> tuple[State, tuple[Event, ...]]:
    """A position in mid-game in which somebody may choose among at least five actions of a verb."""
    return positions.playing("ishtar", seats, verb, seed, after=16 * seats, least=5)


def scene(seats: int, verb: str, seed: int, *, choices: bool = True) -> Scene:
    return positions.offering("ishtar", seats, verb, seed, after=16 * seats, least=5, choices=choices)


def busiest(offering: Scene) -> Scene:
    """With the space chosen on which the tile can be turned in most ways."""
    starts = [action.args[0] for action in offering.choices]
    cell = max(starts, key=starts.count)
    return replace(offering, choices=tuple(a for a in offering.choices if a.args[0] == cell))


def numbered(offering: Scene, *actions: Action) -> Scene:
    return replace(offering, numbered=tuple((action, n) for n, action in enumerate(actions, 1)))


def offering_parts(offering: Scene) -> Scene:
    found = divided(offering.choices, partial(GAME.parts, offering.view.state), 0)
    return replace(offering, parts=tuple(map(tuple, found)))


def differs_at(difference: Image.Image, x: float, y: float, reach: int) -> bool:
    return (
        difference.crop((round(x) - reach, round(y) - reach, round(x) + reach, round(y) + reach)).getbbox()
        is not None
    )


def inside(found: tuple[int, int, int, int] | None, box: tuple[int, int, int, int]) -> bool:
    """Whether something was found, and all of it within a box."""
    if not found:
        return False
    return all(a >= b for a, b in zip(found[:2], box[:2], strict=True)) and all(
        a <= b for a, b in zip(found[2:], box[2:], strict=True)
    )


def marked_bed() -> tuple[State, desert.Field, int, int]:
    """A position with a bed, and two of its spaces side by side, the first with the assistant or not."""
    state, _ = playing(4, "place", 5)
    place = plan(state.desert.layout, 4).place
    bed = next(bed for bed in state.desert.beds if bed.cells & bed.cells << 1)
    return state, place, bed.cell, next(cells(bed.cells & bed.cells << 1))


def colours_at(image: Image.Image, x: float, y: float, reach: int) -> set[object]:
    box = (round(x) - reach, round(y) - reach, round(x) + reach, round(y) + reach)
    return {colour for _, colour in image.crop(box).getcolors(4 * reach * reach) or ()}


def told_at(state: State) -> desert.Field:
    """Where the spaces are on the board of *What happened?*."""
    place, _ = window.whole(state.desert.layout, window.TOLD)
    return place


def told(seats: int) -> Iterator[tuple[Scene, list[Event]]]:
    """Turns of a game in which a tile is placed, as *What happened?* shows them."""
    game = scenes("ishtar", seats)
    for at in range(2, len(game)):
        position, ((_, events, _),) = recent(game, at, 1)
        if any(happened.kind == "placed" for happened in events):
            yield replace(position, last=tuple(events), draft=(), framed=False, bare=True), list(events)


def nearest(place: desert.Field, spaces: Iterable[int], x: float, y: float) -> tuple[float, int]:
    """How far the nearest of some spaces is from a point, and which it is."""
    return min((hypot(place.at(cell)[0] - x, place.at(cell)[1] - y), cell) for cell in spaces)


def near(one: Any, other: tuple[int, ...]) -> bool:
    """Whether two colours are alike: those of a palette are only about what was drawn."""
    return all(abs(a - b) < 12 for a, b in zip(one, other, strict=True))


def numbers_on(asked: Scene) -> tuple[Canvas, list[Said]]:
    """Return the picture of a question and the badges with the numbers of choices on it."""
    with recording() as recorder:
        canvas = part.draw(asked)
        assert canvas
        return canvas, [word for word in recorder.of(canvas) if word.sprite == "badge"]
