"""The ground of Babylon: the background of its pictures, and the colours that only they use."""

from __future__ import annotations

from render.theme import CHOICE, GOLD, INK, LEAF, MUTED, PAPER, PLASTER, SOFT, STONE, Ground, blend

TERRACES = ("#4B8745", "#A2C24E", "#DED774", "#F1E8AE", "#FBF7E0")
"""The garden on a terrace, by storey; the fifth and all above look the same."""
SPRIG = "#6FA84A"
"""The plants that hang over the edge of a terrace, in the light."""
RIM, RIM_DARK = "#F7EDD6", "#B5A17A"
"""The limestone around a terrace, in the light and in the shade."""
CELL, HOLE = "#6FBBE6", "#4F9ACB"
"""The water of a board, and that below a terrace or where its frame casts a shadow."""
DEEP = "#5EADDD"
"""The water of every other cell."""
GLOW = "#B8E2F7"
"""Light on that water."""
CALM, RIPPLE = "#B2DAF0", "#A3CFE9"
"""The water of cells where only a part of the garden is asked or told about: it must not shout."""
GRASS = "#E3E6BE"
"""The land around a garden that is seen from above."""
SKY = ("#F8E9C8", "#F8E0B4", "#F8D5A0")
"""The evening sky behind the gardens of all players, from above down to the horizon."""
SUN, GLEAM = "#FFF6DA", "#FBE7B4"
"""The low sun, and the light around it."""
FAR, MID, NEAR, NEAREST = "#E9D2A6", "#D9DCA6", "#C4D596", "#B2CB85"
"""The land around these gardens, from the horizon to the foreground."""
RUIN, CREST, FROND = "#E0BC88", "#B5C183", "#A3BC78"
"""What is far away there: a tower, the plants on it, and palms."""
DUSKY = "#93AE74"
"""The shadow of a board on that land."""
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
PLATE = MUTED
"""Around what is shown from above as well: it must be found, but not first."""
THIN = 0.22
"""The share of paper in what lies below a thin veil."""
STONES = {"clay": "#C97F56", "granite": "#A3A5AD", "basalt": "#5A5C69", "": "#9DBB74"}
"""Tiles of the quarry; a starting tile has no material."""
FLOWERS = {"white": "#FFFDF7", "pink": "#E9749D", "yellow": "#FFD84A", "violet": "#8353B5"}
NIGHT = "#172A52"
"""The colour of shadows."""
DUSK = (0.2, 0.38)
"""The share of `NIGHT` at the edge of a shadow and inside it."""


def _extra() -> tuple[str, ...]:
    """Return the colours that only this game uses."""
    lit = (*TERRACES, RIM, RIM_DARK, CELL, HOLE, GLOW, CALM, RIPPLE)
    return (
        *lit,
        SPRIG,
        DEEP,
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
        *SKY,
        SUN,
        GLEAM,
        FAR,
        MID,
        NEAR,
        NEAREST,
        RUIN,
        CREST,
        FROND,
        DUSKY,
        GRASS,
        *FLOWERS.values(),
        *(blend(lawn, INK, 0.62) for lawn in TERRACES),
        *(blend(lawn, PAPER, THIN) for lawn in TERRACES[:4]),
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
