"""Positions of Amyitis and measures that several tests of its pictures share."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial
from math import ceil, floor
from random import Random

from PIL import Image, ImageChops, ImageDraw

from engine import games
from engine.chance import Chance
from engine.core import Event, copier
from engine.games.amyitis.state import State
from render.pen import Point
from render.scene import Scene
from tests import positions
from tests.pictures import NAMES

GAME = games.get("amyitis")

copy = copier(State)


scene = partial(positions.offering, "amyitis", after=120, least=3)
"""What somebody sees in mid-game who may choose among at least three actions of a verb, by the number of
seats, the verb and a seed.
"""


def differs_at(difference: Image.Image, x: float, y: float, reach: int = 60) -> bool:
    box = (round(x) - reach, round(y) - reach, round(x) + reach, round(y) + reach)
    return difference.crop(box).getbbox() is not None


def share(shown: Image.Image, outlines: Iterable[Sequence[Point]], colour: str) -> float:
    """Return how much of what lies within outlines has this colour."""
    shapes = [*outlines]
    xs, ys = zip(*(point for outline in shapes for point in outline), strict=True)
    left, right = max(0, floor(min(xs))), min(shown.width, ceil(max(xs)) + 1)
    top, bottom = max(0, floor(min(ys))), min(shown.height, ceil(max(ys)) + 1)
    around = shown.crop((left, top, right, bottom))
    mask = Image.new("L", around.size)
    for outline in shapes:
        ImageDraw.Draw(mask).polygon([(x - left, y - top) for x, y in outline], 255)
    own = Image.new("RGB", around.size, colour)
    same = ImageChops.difference(around, own).convert("L").point([255, *[0] * 255])
    both, whole = (one.histogram()[255] for one in (ImageChops.multiply(same, mask), mask))
    return both / whole


def happened(*events: Event) -> Scene:
    """The position after some events, as what happened is drawn from it."""
    plain = replace(scene(4, "hire", 5, choices=False), active=(), last=events, framed=False, bare=True)
    return replace(plain, view=GAME.view(copy(plain.view.state), None))


def asking(kind: str, least: int) -> Scene:
    """A question of this kind with at least this many choices."""
    chance, rng = Chance.seeded(2), Random(2)
    state = GAME.setup(3, {}, chance)
    while asked := GAME.pending(state):
        seat = asked[0].seat
        offered = GAME.legal_actions(state, seat)
        if asked[0].kind == kind and sum(bool(action.args) for action in offered) >= least:
            return Scene(GAME.view(copy(state), seat), NAMES[:3], (seat,), choices=tuple(offered))
        GAME.play(state, seat, rng.choice(offered), chance)
    raise AssertionError("another seed")
