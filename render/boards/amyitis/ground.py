"""The ground of Amyitis: the background of its pictures, and the colours that only they use."""

from __future__ import annotations

from render.panels import VEIL
from render.theme import GOLD, INK, PAPER, SEATS, SKY_STEPS, WATER, WATER_DEEP, Ground, blend

DRY, DRY_DEEP, BASIN = "#8A5A3C", "#5F3822", "#B08463"
"""The bed of a channel without water, the place of a cube in its sign, and in the garden."""
PLATFORMS = ("#E2B98F", "#E8C59F", "#EED1AF", "#F5DDBF")
"""The stone of a terrace by level."""
SHADOW = ("#BC9270", "#C39E7B", "#CAAA89")
"""The same stone in the shadow of the next level."""
LIT = ("#CB9468", "#D29E73", "#D9A97E", "#E0B48A")
"""Walls that face the light, by level."""
WALLS = ("#94593C", "#9C6243", "#A56B4A", "#AE7552")
"""Walls in the shade."""
NICHES = ("#C38B5F", *LIT[:-1]), ("#8B5136", *WALLS[:-1])
"""The arches in walls in the light and in the shade, by level, and the line below their band: a tone darker
than the wall, so that what is written there stands out.
"""
FRIEZE = ("#F3E0C0", "#D3AE86")
"""The band with codes along a wall: in the light and in the shade."""
LETTERED = "#452B1B"
"""The codes on it: quieter than pieces."""
SOIL = "#FBF0DC"
"""A bed with a tile."""
BARE, BARE_DEEP = "#DDB98E", "#A97B54"
"""A bed on which nobody can plant, and its cracks."""
GREENS = ("#3F6F37", "#5E8C4A", "#79A75C", "#A9CF82")
"""Plants, dark to light."""
MEADOW = blend(GREENS[3], PAPER, 0.55)
"""The ground of fields."""
BLOSSOM = "#E0607E"
GRAPE = "#6B3F7F"
"""Wine."""
DUNES = ("#E3A877", "#D8976A", "#C77E5A", "#B56C4A")
"""The desert from the horizon to the front."""
HAZE = "#C9A98C"
"""Far mountains."""
BANK = "#8A4A2E"
_SKY = "#2F6F6A", "#A9C7A0", "#F7E0B8"
EVENING = blend(_SKY[1], _SKY[2], 1 / (SKY_STEPS - 1))
"""The sky behind people: the middle of that of the game."""
PALE = 0.45
"""The share of the colour of paper in the picture of somebody who cannot be hired."""

GLOW = (blend(GOLD, _SKY[2], 0.55), blend(_SKY[2], EVENING, 0.45))
"""The sun, and the light around it."""
SHADED_WATER = blend(WATER, WATER_DEEP, 0.5)
"""The river in the shade of its walls."""
NIGHT, DUSK = "#683A30", 0.5
"""What falls on the garden around what is asked for or told, and how strong it is: warm, for most of the
garden is sand and would be grey below blue or green.
"""


def _extra() -> tuple[str, ...]:
    """Return the colours that only this game uses."""
    flat = (
        WATER, WATER_DEEP, DRY, DRY_DEEP, BASIN, *PLATFORMS, *SHADOW, *LIT, *WALLS,
        *(tones[0] for tones in NICHES), *FRIEZE, LETTERED, SOIL, BARE, BARE_DEEP,
        *GREENS, MEADOW, BLOSSOM, GRAPE, *DUNES, HAZE, *GLOW, SHADED_WATER,
    )  # fmt: skip
    meeting = (
        (WATER, WATER_DEEP, 1), (WATER, PAPER, 2), (GREENS[1], INK, 1), (GRAPE, PAPER, 1),
        (LETTERED, FRIEZE[0], 2), (LETTERED, FRIEZE[1], 2), (INK, FRIEZE[0], 1),
        (INK, FRIEZE[1], 1), (DRY, PLATFORMS[0], 1), (WATER_DEEP, PLATFORMS[0], 1),
        (SOIL, INK, 2),
    )  # fmt: skip
    dark = (
        *GREENS, BLOSSOM, WATER, WATER_DEEP, SHADED_WATER, BANK, *DUNES, *LIT, *WALLS, *PLATFORMS, DRY,
        PAPER, *_SKY[:2], *(look.colour for look in SEATS),
    )  # fmt: skip
    return (
        *flat,
        *(blend(colour, NIGHT, DUSK * VEIL) for colour in dark),
        blend(EVENING, PAPER, PALE),
        *(blend(a, b, i / (steps + 1)) for a, b, steps in meeting for i in range(1, steps + 1)),
        *(blend(colour, INK, 0.5) for colour in (GREENS[2], GRAPE)),
    )


GROUND = Ground(
    tile="#C77E5A",
    deep="#8A4A2E",
    bricks=("#A85A3A", "#BD6E4B", "#8A4A2E"),
    mortar="#63321F",
    accent="#6E9A4C",
    sky=_SKY,
    extra=_extra(),
    shades=2,
    veil=DUSK,
    mist=NIGHT,
    clear=2,
)
