"""The ground of Amyitis: the background of its pictures, and the colours that only they use."""

from __future__ import annotations

from render.theme import INK, PAPER, WATER, WATER_DEEP, Ground, blend

DRY, DRY_DEEP = "#B26E4B", "#8F5234"
"""Channels without water."""
PLATFORMS = ("#DDAE86", "#E6BE97", "#EECEA9", "#F6DEBD")
"""The stone of a terrace by level, and their walls below."""
WALLS = ("#9C5D3D", "#A66645", "#B0704E", "#BA7A57")
GREENS = ("#4F7F3F", "#5E8C4A", "#79A75C", "#9CC47A")
"""Planted terraces, dark to light."""
GRAPE = "#6B3F7F"
"""Wine."""


def _extra() -> tuple[str, ...]:
    """Return the colours that only this game uses."""
    flat = (WATER, WATER_DEEP, DRY, DRY_DEEP, *PLATFORMS, *WALLS, *GREENS, GRAPE)
    stone = ((top, wall, 2) for top, wall in zip(PLATFORMS, WALLS, strict=True))
    meeting = (*stone, (WATER, WATER_DEEP, 2), (WATER, PAPER, 2), (GREENS[1], INK, 2), (GRAPE, PAPER, 2))
    return (
        *flat,
        *(blend(a, b, i / (steps + 1)) for a, b, steps in meeting for i in range(1, steps + 1)),
        *(blend(colour, INK, 0.5) for colour in (*PLATFORMS, *GREENS, GRAPE)),
    )


GROUND = Ground(
    tile="#C77E5A",
    deep="#8A4A2E",
    bricks=("#A85A3A", "#BD6E4B", "#8A4A2E"),
    mortar="#63321F",
    accent="#6E9A4C",
    sky=("#2F6F6A", "#A9C7A0", "#F7E0B8"),
    extra=_extra(),
)
