"""The ground of Babylon: the background of its pictures, and the colours that only they use."""

from __future__ import annotations

from render.theme import (
    CHOICE,
    GOLD,
    INK,
    LEAF,
    MUTED,
    PAPER,
    PLASTER,
    SAND,
    SOFT,
    STONE,
    WHITE,
    Ground,
    blend,
)

TERRACES = ("#468640", "#A2C24E", "#DED774", "#F1E8AE", "#FBF7E0")
"""The garden on a terrace, by storey; the fifth and all above look the same."""
SPRIG = "#6FA84A"
"""The plants that hang over the edge of a terrace, in the light."""
RIM, RIM_DARK = "#F7EDD6", "#B5A17A"
"""The limestone around a terrace, in the light and in the shade."""
CELL, HOLE = "#1F4A97", "#122A62"
"""The water of a board, deep so that terraces glow, and where its frame casts a shadow."""
DEEP = "#1B438B"
"""The water of every other cell."""
GLOW = "#5C8FD0"
"""Light on that water."""
BASIN = "#7CC0EA"
"""The water of a fountain: it is no hole of the board."""
SKY = ("#434B7C", "#A3708C", "#F0B282")
"""The sky at dusk behind the gardens, from above down to the horizon; it is bright there only at sunset."""
SUN, GLEAM = "#FFEDC4", "#F6C68C"
"""The low sun, and the light around it."""
LAND = ("#57588A", "#4A6479", "#3D5B66", "#335159")
"""The land around these gardens at dusk, from the horizon to the foreground."""
LIT = ("#CF9270", "#A8925C", "#7F904F", "#627D46")
"""The same at sunset."""
RUIN, CREST, FROND = "#7A5878", "#5F5A6E", "#566058"
"""What is far away there: a tower, the plants on it, and palms."""
DUSKY, LONG = "#263F48", "#485F35"
"""The shadow of a board on that land, at dusk and at sunset."""
PALE = "#A9B7C0"
"""A number of what a player has none of, on that land."""
LEE = "#B9C596"
"""The shadow of a board on the land around a garden that is seen from above."""
MEADOW, HOLLOW, LEEWARD = blend(LEAF, PAPER, 0.45), blend(LEAF, PAPER, 0.3), blend(STONE, LEAF, 0.4)
"""The land around the garden of a winner, in front and nearest, and the shadow of its board."""
QUIET = blend(MUTED, INK, 0.5)
"""What is read second: the names of columns and rows."""
FAINT = blend(SOFT, INK, 0.1)
"""The names of those that are not named in what is told."""
PICKED = blend(CHOICE, PAPER, 0.78)
"""Below a tile in hand that is chosen."""
PITTED = blend(SAND, STONE, 0.5)
"""The shade in an empty place of the quarry: it is not seen first."""
PLATE = MUTED
"""Around what is shown from above as well: it must be found, but not first."""
THIN = 0.12
"""The share of paper in what lies below a thin veil."""
TINGED = 0.12
"""The share of its lawn in the colour of the disc below a symbol: pieces and flowers are brighter."""
SHADY, SUNNY = 0.14, 0.1
"""The shares of ink and of white in the colours of a lawn seen from above, in the shade and in the sun."""
VEILED = 0.3
"""The share of the colour of deep water in what is beside a place that is told."""
STONES = {"clay": "#C97F56", "granite": "#A3A5AD", "basalt": "#5A5C69", "": "#9DBB74"}
"""Tiles of the quarry; a starting tile has no material."""
FLOWERS = {"white": "#FFFDF7", "pink": "#E9749D", "yellow": "#FFD84A", "violet": "#8353B5"}
NIGHT = "#172A52"
"""The colour of shadows."""
DUSK = (0.2, 0.38)
"""The share of `NIGHT` at the edge of a shadow and inside it."""


def _extra() -> tuple[str, ...]:
    """Return the colours that only this game uses."""
    lit = (*TERRACES, RIM, RIM_DARK, CELL, DEEP, HOLE, GLOW)
    return (
        *lit,
        SPRIG,
        *(blend(colour, NIGHT, share) for colour in lit for share in DUSK),
        *STONES.values(),
        LEE,
        MEADOW,
        HOLLOW,
        LEEWARD,
        QUIET,
        FAINT,
        blend(SOFT, PLASTER, 0.5),
        PICKED,
        PITTED,
        *SKY,
        SUN,
        GLEAM,
        *LAND,
        *LIT,
        RUIN,
        CREST,
        FROND,
        DUSKY,
        LONG,
        PALE,
        BASIN,
        *FLOWERS.values(),
        *(blend(lawn, INK, share) for lawn in TERRACES for share in (SHADY, 0.62)),
        *(blend(lawn, WHITE, SUNNY) for lawn in TERRACES),
        *(
            blend(blend(lawn, *light), PAPER, THIN)
            for lawn in TERRACES[:4]
            for light in ((INK, 0), (INK, SHADY), (WHITE, SUNNY))
        ),
        *(blend(PAPER, lawn, TINGED) for lawn in TERRACES),
        *(blend(colour, HOLE, VEILED) for colour in (*TERRACES, *FLOWERS.values())),
        *(blend(colour, INK, 0.3) for colour in (*STONES.values(), *FLOWERS.values(), *TERRACES)),
    )


GROUND = Ground(
    tile="#CFC4AD",
    deep="#2B4C8C",
    bricks=("#2B4C8C", "#3A60A6", "#203B70"),
    mortar="#172A52",
    accent=GOLD,
    sky=("#203B70", "#7FA3CC", "#F2E3C4"),
    shades=1,
    extra=_extra(),
)
