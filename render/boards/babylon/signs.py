"""The signs on the pictures of Babylon, for its key."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from engine.games.babylon.state import DATA, FLOWERS, MATERIALS, SYMBOLS
from render import sprites
from render.boards import Sign
from render.boards.babylon import art
from render.theme import CHOICE

SIGNS: Mapping[str, Sign] = {
    **{f"symbol-{kind}": partial(art.sign, kind) for kind in SYMBOLS},
    **{f"piece-{kind}": partial(art.icon, kind) for kind in SYMBOLS},
    "statue": art.statue,
    "belvedere": art.belvedere,
    "roof": art.roof,
    **{f"flower-{kind}": partial(art.flower, kind) for kind in FLOWERS},
    **{f"material-{kind}": partial(art.stone, kind, piled=False) for kind in reversed(MATERIALS)},
    "column": art.column,
    "double": partial(art.column, storeys=2),
    "set-decorations": art.all_signs,
    "set-flowers": art.bouquet,
    "highest": art.steps,
    "holes": art.hole,
    "points": partial(sprites.points, text="5"),
    **{f"token-{kind}": partial(art.token, kind) for kind in DATA["tokens"]},
    "no-tile": art.no_tile,
    "cost": partial(art.pin, colour=CHOICE, text="2"),
}
PLAIN = frozenset(
    {"art.carved", "art.lawn", "art.part", "art.quarter", "art.shade", "art.slab", "art.terrace", "art.wall"}
)
"""Sprites of `art` that are no signs: tiles and their parts, shadows."""
