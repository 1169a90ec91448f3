"""The ground of Yspahan: the background of its pictures, and the colours that only they use."""

from __future__ import annotations

from render.theme import GOLD, Ground

GROUND = Ground(
    tile="#3FA7A0",
    deep="#17666B",
    bricks=("#1F7F86", "#2B9490", "#17666B"),
    mortar="#0F4C52",
    accent=GOLD,
    sky=("#17666B", "#7FC4B4", "#FBE3B4"),
)
