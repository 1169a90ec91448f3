"""The ground of Babylon: the background of its pictures, and the colours that only they use."""

from __future__ import annotations

from render.theme import (
    CELL,
    DUSK,
    FLOWERS,
    GOLD,
    HOLE,
    INK,
    NIGHT,
    RIM,
    RIM_DARK,
    STONES,
    TERRACES,
    Ground,
    blend,
)


def _extra() -> tuple[str, ...]:
    """Return the colours that only this game uses."""
    lit = (*TERRACES, RIM, RIM_DARK, CELL, HOLE)
    return (
        *lit,
        *(blend(colour, NIGHT, share) for colour in lit for share in DUSK),
        *STONES.values(),
        *FLOWERS.values(),
        *(blend(colour, INK, 0.3) for colour in (*STONES.values(), *FLOWERS.values(), *TERRACES)),
    )


GROUND = Ground(
    tile="#CFC4AD",
    deep="#2B4C8C",
    bricks=("#2B4C8C", "#3A60A6", "#203B70"),
    mortar="#172A52",
    accent=GOLD,
    sky=("#203B70", "#7FA3CC", "#F2E3C4"),
    extra=_extra(),
)
