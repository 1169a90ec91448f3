"""The signs on the pictures of Yspahan, for its key."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from engine.games.yspahan.state import BUILDINGS, CARDS
from render import sprites
from render.boards import Sign
from render.boards.yspahan import art

SIGNS: Mapping[str, Sign] = {
    "gold": sprites.coin,
    "camel": sprites.camel,
    **{f"floor-{kind}": partial(art.quarter, kind) for kind in ("bag", "barrel", "chest", "vase")},
    "supervisor": art.supervisor,
    "white-die": partial(sprites.die, 5),
    "yellow-die": partial(sprites.die, 5, yellow=True),
    "card": sprites.card,
    "points": partial(sprites.points, text="5"),
    **{f"building-{kind}": partial(art.building, kind) for kind in BUILDINGS},
    **{f"card-{kind}": partial(art.card_face, kind) for kind in CARDS},
    "ghost": partial(art.ghost, 0),
}
PLAIN = frozenset(
    f"art.{name}"
    for name in (
        "card", "cube", "deck", "filling", "going", "goods", "pale", "played", "price", "resting",
        "site", "standing", "thrown", "times", "use",
    )
)  # fmt: skip
"""Sprites of `art` that are no signs: grounds, and what is put together from signs."""
