"""The signs on the pictures of Ishtar, for its key."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from engine.games.ishtar.skills import LOWER, UPPER
from render import sprites
from render.boards import Sign
from render.boards.ishtar import art

SIGNS: Mapping[str, Sign] = {
    **{f"gem-{kind}": partial(art.gem, number) for number, kind in enumerate(("purple", "red", "white"))},
    "any-gem": art.any_gem,
    "no-gem": art.no_gem,
    "rock": partial(art.rock, colour=0),
    "tablet": art.tablet,
    "fountain": partial(art.fountain, colour=0, points=4),
    "flowers": partial(art.garden, flowers=3),
    "grass": partial(art.garden, flowers=0),
    "icon-a": partial(art.icon, "a"),
    "icon-s": partial(art.icon, "s"),
    "icon-j": partial(art.icon, "j"),
    "assistant": partial(art.assistant, 0),
    "can": art.watering_can,
    "tree": partial(art.tree, 0),
    "deck": sprites.card,
    "points": partial(sprites.points, text="5"),
    "place": art.flower,
    "latest": partial(art.pin, 0),
    **{f"skill-{letter}": partial(art.skill, letter) for letter in (*UPPER, *LOWER)},
    "refused-fountains": partial(art.refused, reason="two_fountains"),
    "refused-assistants": partial(art.refused, reason="two_assistants"),
}
PLAIN = frozenset(
    f"art.{name}"
    for name in (
        "back",
        "bed",
        "blossoms",
        "buried",
        "choice",
        "cost",
        "dot",
        "faint_back",
        "faint_gem",
        "faint_skill",
        "haloed",
        "known_skill",
        "lock",
        "narrow",
        "offered",
        "onward",
        "plate",
        "speck",
        "tail",
    )
) | {"sprites.camel"}
"""Sprites that are no signs: what is put together from signs, and a caravan in the desert."""
