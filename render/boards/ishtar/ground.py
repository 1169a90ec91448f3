"""The ground of Ishtar: the background of its pictures, and the colours that only they use."""

from __future__ import annotations

from render.theme import CHOICE, GOLD, INK, LAST, PAPER, SOFT, WATER, WATER_DEEP, WHITE, Ground, blend

DUNE, DUNE_EDGE, DUNE_LOW = "#F1DFB4", "#DDC592", "#C9A86C"
"""Free sand, the lines on it, and the side of the boards."""
ROCK = "#A79CA0"
GRASS, GRASS_EDGE, CROWN = "#7FB556", "#4F8438", "#3C6B35"
MEADOW = "#C3DE95"
"""The ground of flowers."""
PETAL, PETAL_EDGE = "#B02A72", "#FFE3EF"
"""Dark petals with a light edge, which differ from both greens in lightness, not only in hue."""
HEDGE = "#1B4332"
"""Around a garden; no seat has a colour like it."""
JEWELS = ("#8450BE", "#CC2B3C", WHITE)
"""Purple, red and white, of gems and fountains."""
CARPET, CARPET_DEEP = "#6C4B96", "#47306B"


def _extra() -> tuple[str, ...]:
    """Return the colours that only this game uses."""
    flat = (
        DUNE, DUNE_EDGE, DUNE_LOW, ROCK, GRASS, GRASS_EDGE, CROWN, HEDGE, MEADOW, PETAL, PETAL_EDGE,
        *JEWELS, CARPET, CARPET_DEEP, WATER, WATER_DEEP,
    )  # fmt: skip
    meeting = (
        (SOFT, DUNE), (INK, DUNE), (INK, GRASS), (INK, MEADOW), (GRASS, MEADOW), (GRASS_EDGE, GRASS),
        (PETAL, MEADOW), (PETAL_EDGE, MEADOW), (PETAL_EDGE, PETAL), (HEDGE, GRASS), (HEDGE, MEADOW),
        (HEDGE, DUNE), (INK, ROCK), (DUNE_LOW, DUNE),
        (CHOICE, DUNE), (LAST, DUNE), (WATER, PAPER), (CARPET, PAPER), (CARPET, GOLD), (JEWELS[0], PAPER),
        (JEWELS[1], PAPER), (JEWELS[0], INK), (JEWELS[1], INK),
    )  # fmt: skip
    return (*flat, *(blend(a, b, 0.5) for a, b in meeting))


GROUND = Ground(
    tile="#DDC193",
    deep="#8C6FA8",
    bricks=("#7A5C9E", "#8F72B0", "#644A85"),
    mortar="#4A3566",
    accent="#7A5C9E",
    sky=("#4A3566", "#B98BA8", "#F7DDB4"),
    extra=_extra(),
    shades=1,
)
