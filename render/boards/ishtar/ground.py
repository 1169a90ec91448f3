"""The ground of Ishtar: the background of its pictures, and the colours that only they use."""

from __future__ import annotations

from itertools import product

from render import panels
from render.theme import (
    CHOICE,
    GOLD,
    INK,
    LAST,
    LEAF,
    PAPER,
    SEATS,
    SHADE,
    SOFT,
    WATER,
    WATER_DEEP,
    WHITE,
    Ground,
    blend,
)

DUNE, DUNE_LIT, DUNE_EDGE = "#F1DFB4", "#FBEFCF", "#DEC795"
"""Free sand; where the light falls on it, and the lines on it."""
SUNLIT = 2
"""The tone of sand in even light."""
SANDS = (DUNE_LIT, "#F6E7C1", DUNE, "#EBD5A6", "#E5CC9A")
"""Sand from where the light falls on the boards to where they are in the shade."""
CLIFF, CLIFF_DARK = "#B98048", "#8C5E34"
"""The side of the boards: in the light and in the shade."""
CREST, SLOPE, SHADOW = "#E6C697", "#BB875A", "#A6764A"
"""Sand beyond the boards by day: in the light and in the shade; and the shadow of the boards."""
TILE = "#6F5686"
DUSK_LIT, DUSK_DIM, DUSK_SHADE = "#84699A", "#5F4977", "#49365F"
"""The desert around the boards at dusk, where these shine; its dunes in the light and in the shade; and the
shadow of the boards.
"""
SLATE, SLATE_LIT = "#6F7A8A", "#A7B1BE"
"""Tablets: unlike red gems and grass to colour-blind eyes, too."""
WORN, WORN_LIT, WORN_EDGE = (blend(tone, DUNE, 0.4) for tone in (SLATE, SLATE_LIT, blend(SLATE, INK, 0.6)))
"""The same of tablets that stand in the sand."""
GRASS, GRASS_LIT, GRASS_EDGE, CROWN = "#7FB556", "#8CBF60", "#4F8438", "#3C6B35"
LEAFY = blend(GRASS, GRASS_EDGE, 0.28)
"""Bushes in the shade."""
MEADOW = "#C3DE95"
"""The ground of flowers."""
PETAL, PETAL_LIT, PETAL_EDGE = "#B02A72", "#D65A98", "#FFE3EF"
"""Dark petals with a light edge, which differ from both greens in lightness, not only in hue."""
PROMISED, BLOOMING = 0.75, 0.92
"""The share of its colours that a tile has before it is laid, and that flowers on grass have."""
HEDGE = "#1B4332"
"""Around a garden; no seat has a colour like it."""
JEWELS = ("#8450BE", "#CC2B3C", WHITE)
"""Purple, red and white, of gems and fountains."""
FACETS = ("#B08AE0", "#F07C80")
"""Where the light falls on a purple or red gem."""
SPARKLE = (
    (FACETS[0], JEWELS[0], "#5F3795"),
    (FACETS[1], JEWELS[1], "#96202F"),
    (WHITE, "#E3E8F0", "#B1BBCA"),
)
"""The facets of gems: in the light, between, and in the shade."""
STONES = (*(tuple(blend(tone, DUNE, 0.32) for tone in tones) for tones in SPARKLE[:2]), SPARKLE[2])
RIMS = ("#6D4E8C", "#954B41", "#68717F")
"""The facets and the rims of gems that lie in the sand, where those with a colour are quieter."""
FAR = tuple(
    tuple(blend(tone, DUNE, share) for tone in tones)
    for tones, share in zip(SPARKLE, (0.12, 0.2, 0.0), strict=True)
)
FAR_RIMS = tuple(blend(tones[2], INK, 0.3) for tones in SPARKLE)
"""The same where the boards are whole."""
FROND, FROND_DARK = (blend(tone, TILE, 0.36) for tone in ("#86AE58", "#56893F"))
GLAZE, GLAZE_DARK, LUSTRE = (blend(colour, TILE, 0.38) for colour in ("#3C5F9E", "#2B3F78", GOLD))
POOL, POOL_LIT, POOL_EDGE = (
    blend(WATER, TILE, 0.35),
    blend(WATER, DUNE_LIT, 0.7),
    blend(WATER_DEEP, TILE, 0.45),
)
LUSH = blend(GRASS, TILE, 0.45)
EARTH, EARTH_DARK = (blend(colour, TILE, 0.3) for colour in (CLIFF, CLIFF_DARK))
"""Leaves, glazed bricks, gilding, water, grass and walls of what is beyond the boards."""
TINT = 0.88
"""How much of the colour of its seat is in the ground of a bed."""
BEDS = tuple(blend(WHITE, seat.colour, TINT) for seat in SEATS)
"""The ground of beds by seat."""
SHADED = tuple(blend(tone, "#3E2A10", 0.44) for tone in (DUNE, CLIFF, CLIFF_DARK))
"""Sand, and the side of the boards, in the shadow of a garden."""
LILAC = "#D8C9EC"
"""The plate of a watering can."""
CARPET, CARPET_DEEP = "#6C4B96", "#47306B"
NIGHT = "#3E2014"
"""What falls on the desert around what is asked about: dark and warm, so that sand is sand in the evening."""
VEIL, ON_PLATES, DIM = 0.94, 1.17, 0.53
"""How strong a veil is here, and the shares of that over cards, which are pale, and over what counts but
cannot be chosen.
"""
UNCLAIMED = panels.VEIL
"""The share of paper in the ground of a bed that is nobody's yet: as below a veil."""
MOST = 4
"""Seats: the beds of others are in no picture."""


def _extra() -> tuple[str, ...]:
    """Return the colours that only this game uses; below a veil, those that cover much keep their hue."""
    flat = (
        *SANDS, DUNE_LIT, DUNE_EDGE, CLIFF, CLIFF_DARK, CREST, SLOPE, SHADOW, DUSK_LIT, DUSK_DIM, DUSK_SHADE,
        GRASS, GRASS_LIT, GRASS_EDGE, LEAFY, CROWN, HEDGE, MEADOW, PETAL, PETAL_LIT, PETAL_EDGE, *JEWELS,
        *FACETS, *sum(SPARKLE, ()), *sum(STONES, ()), *RIMS, *sum(FAR[:2], ()), *FAR_RIMS,
        CARPET, CARPET_DEEP, WATER, WATER_DEEP, LILAC, SLATE, SLATE_LIT, WORN, WORN_LIT, WORN_EDGE,
        *BEDS, *SHADED, FROND, FROND_DARK, EARTH, EARTH_DARK, GLAZE, GLAZE_DARK, LUSTRE,
        POOL, POOL_LIT, POOL_EDGE, LUSH,
    )  # fmt: skip
    meeting = (
        (SOFT, DUNE), (INK, DUNE), (INK, GRASS), (INK, MEADOW), (GRASS, MEADOW), (GRASS_EDGE, GRASS),
        (PETAL, MEADOW), (PETAL_EDGE, MEADOW), (PETAL_EDGE, PETAL), (HEDGE, GRASS), (HEDGE, MEADOW),
        (HEDGE, DUNE), (INK, SLATE), (CLIFF, DUNE), (CLIFF_DARK, TILE), (DUSK_LIT, TILE),
        (DUSK_SHADE, TILE), (CHOICE, DUNE), (LAST, DUNE), (WATER, PAPER), (CARPET, PAPER), (CARPET, GOLD),
        (JEWELS[0], PAPER), (JEWELS[1], PAPER), (JEWELS[0], INK), (JEWELS[1], INK),
    )  # fmt: skip
    covered = (
        GRASS, GRASS_EDGE, LEAFY, MEADOW, HEDGE, PETAL, WORN, *(tones[1] for tones in STONES), *JEWELS,
        *STONES[1], *BEDS[:MOST], DUNE, DUNE_EDGE, *(seat.colour for seat in SEATS[:MOST]),
        LILAC, TILE, CLIFF,
    )  # fmt: skip
    promised = product(((DUNE, PROMISED), (GRASS, BLOOMING)), (PETAL, PETAL_EDGE, PETAL_LIT))
    return (
        *flat,
        *(blend(a, b, 0.5) for a, b in meeting),
        *(blend(colour, NIGHT, VEIL * panels.VEIL) for colour in covered),
        *(
            blend(colour, NIGHT, panels.WINDOW_VEIL * VEIL * panels.VEIL)
            for colour in (GRASS_LIT, LEAFY, MEADOW)
        ),
        blend(HEDGE, NIGHT, DIM * VEIL * panels.VEIL),
        *(
            blend(colour, PAPER, ON_PLATES * VEIL * panels.VEIL)
            for colour in (CROWN, LEAF, GRASS, MEADOW, SHADE)
        ),
        *(blend(below, above, share) for (below, share), above in promised),
    )


GROUND = Ground(
    tile=TILE,
    deep="#8C6FA8",
    bricks=("#7A5C9E", "#8F72B0", "#644A85"),
    mortar="#4A3566",
    accent="#7A5C9E",
    sky=("#4A3566", "#B98BA8", "#F7DDB4"),
    extra=_extra(),
    shades=1,
    veil=VEIL,
    mist=NIGHT,
)
