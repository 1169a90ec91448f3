"""The ground of Yspahan: the background of its pictures, and the colours that only they use."""

from __future__ import annotations

from render.panels import VEIL
from render.theme import (
    GOLD,
    INK,
    MUTED,
    PAPER,
    PLASTER,
    SADDLE,
    SEATS,
    STONE,
    TINTS,
    WHITE,
    WOOD,
    Ground,
    blend,
)

EARTH, STREET, PAVING = "#2F7C7A", "#F2E4C6", "#DFC99C"
"""The ground of the quarters, which is even: a part of the map can end anywhere; the stones of the streets,
and the joints between them.
"""
ROOF, WALL, GLOW = "#7FB3A4", "#5C998F", "#E0B75C"
"""Houses in the dusk, without dark edges, so that they stay behind the pieces: roofs, walls, lit windows."""
_CALM = 0.54
"""The share of the ground in the colours of all that stands in the city but is no part of the game."""


def _calm(colour: str) -> str:
    return blend(colour, EARTH, _CALM)


LAWN, TREE, GROVE, BARK = map(_calm, ("#AFC174", "#86A857", "#4F8150", "#86623B"))
"""Gardens: grass, the sunny and the shady side of trees, and their trunks."""
DOME, DIM, GLINT = map(_calm, ("#55B0A6", "#37908A", "#A9DCCF"))
"""Glazed tiles and water: their colour, in the shade, and where they shine."""
GILT, BRASS = map(_calm, ("#E0AC4A", "#AE7726"))
"""Gilded domes: their colour, and in the shade."""
SHADOW, DARK = "#0B3B40", 0.3
"""What falls on the ground beside large buildings: its colour and its opacity."""
FAINT = 1.1
"""How strong a veil is here compared with other games: the city around a move is full of colours."""
FACE = "#D9A47C"
"""The face of the supervisor."""
DARK_GATE, DARKER = "#0F4C52", "#0B3B40"
"""The inside of a gate of the tower without dice, and its shadow."""
TAKEN, VACANT = blend(DARK_GATE, PAPER, 0.64), blend(DARK_GATE, PAPER, 0.48)
"""The sign and the value of dice that are taken, and the sign in a gate that never had any."""
DUSK = "#E3C48C"
"""A dune in the desert in front of the city, where the caravan waits."""
SILHOUETTE = "#C8A870"
"""Camels that wait there without a cube."""

_CHALK = {"red": 0.56, "blue": 0.74, "yellow": 0.64, "purple": 0.74}
WALLS = {key: blend(tint.pale, WHITE, _CHALK[key]) for key, tint in TINTS.items()}
"""The walls of shops and the ways between them: paler than what stands in them."""
SIDES = {key: blend(tint.pale, tint.deep, 0.16) for key, tint in TINTS.items()}
"""What the sun does not light of them, and a ware in a shop."""
NICHES = {key: blend(tint.pale, WHITE, 0.44) for key, tint in TINTS.items()}
"""The inside of a shop, on which a cube stands, by the tint of its souk."""
_BLACK = "#2A1C14"
_DARKER = {"red": 0.3, "blue": 0.25, "yellow": 0.5, "purple": 0.1}
CODES = {key: blend(tint.deep, _BLACK, _DARKER[key]) for key, tint in TINTS.items()}
"""The code of a souk, in its colour, and the letters of its shops: at least 4.5:1 on plate and walls."""
STONES = blend(MUTED, INK, 0.35)
"""The codes of the street."""

_DYED = {"red": 0.5, "blue": 0.56, "yellow": 0.5, "purple": 0.36}
FADED = {key: blend(tint.deep, tint.pale, _DYED[key]) for key, tint in TINTS.items()}
"""The dark parts of the awning of a shop that nobody is asked about and the base of its plate, the accent of
its souk: purple is darker than blue, which some eyes take for one colour.
"""
RIM = {key: blend(blend(STONE, tint.pale, 0.4), tint.deep, 0.42) for key, tint in TINTS.items()}
"""Its edge, and that of the ways between shops."""
WAYS = {key: blend(WHITE, tint.pale, 0.75) for key, tint in TINTS.items()}
SHADED = {key: blend(tint.pale, tint.deep, 0.3) for key, tint in TINTS.items()}
"""The ways between shops and what is seen of the inside of one in the shade of its awning; and what the sun
does not light of ways and walls.
"""

CALM = {key: blend(FADED[key], WALLS[key], 0.2) for key in TINTS}
CALM_SHADE = {key: blend(SHADED[key], WALLS[key], 0.2) for key in TINTS}
"""The same of empty shops, which are paler than those with a cube."""
_DUSKY = 0.42
WAY_RIM, WAY, WAY_SHADE = (
    {key: blend(tints[key], EARTH, _DUSKY) for key in TINTS} for tints in (RIM, WAYS, SHADED)
)
"""The edge, the sunny and the shady side of ways between shops, which are nearer to the ground than these."""

DEEP = tuple(tint.deep for tint in TINTS.values())
_LIT = EARTH, STREET, PAVING, ROOF, WALL, LAWN, TREE, GROVE, DOME
_VEILED = (
    *(
        EARTH,
        STREET,
        LAWN,
        TREE,
        GROVE,
        DOME,
        DIM,
        blend(EARTH, SHADOW, DARK),
        WOOD,
        SADDLE,
        PLASTER,
        ROOF,
        STONES,
    ),
    *(
        tints[key]
        for tints in (WALLS, SIDES, FADED, SHADED, CALM, CALM_SHADE, WAY, WAY_RIM, WAY_SHADE)
        for key in TINTS
    ),
    *(CODES[key] for key in TINTS),
    *(*(seat.colour for seat in SEATS[:4]), *DEEP),
)
"""What meets shadows, and what is seen through a veil."""

GROUND = Ground(
    tile="#3FA7A0",
    deep="#17666B",
    bricks=("#1F7F86", "#2B9490", "#17666B"),
    mortar="#0F4C52",
    accent=GOLD,
    sky=("#17666B", "#7FC4B4", "#FBE3B4"),
    shades=1,
    veil=FAINT,
    mist=EARTH,
    clear=0,
    extra=(
        *(*_LIT, GILT, BRASS, GLOW, BARK, DIM, GLINT, DUSK, DARKER, TAKEN, VACANT),
        *(FACE, SILHOUETTE, STONES),
        *(blend(colour, SHADOW, DARK) for colour in (EARTH, STREET, PAVING, LAWN)),
        *(tints[key] for tints in (WALLS, SIDES, NICHES, CODES) for key in TINTS),
        *(
            tints[key]
            for tints in (FADED, SHADED, CALM, CALM_SHADE, WAY, WAY_RIM, WAY_SHADE)
            for key in TINTS
        ),
        *(blend(colour, EARTH, VEIL * FAINT) for colour in _VEILED),
        blend(PAPER, STONES, 0.35),
        *(blend(one, EARTH, 0.5) for one in (PLASTER, ROOF, DOME, GROVE)),
        *(blend(deep, _BLACK, 0.62) for deep in DEEP),
        *(blend(colour, INK, 0.5) for colour in (WHITE, GOLD)),
    ),
)
