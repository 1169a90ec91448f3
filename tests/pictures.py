"""Pictures: names to draw, and comparison with golden pictures. Must not know what is on a picture."""

# ruff: noqa: RUF001  # names and letters of many scripts are what is tried here

from __future__ import annotations

import os
import pkgutil
import threading
from collections.abc import Iterator
from importlib import import_module
from io import BytesIO
from itertools import count
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageSequence

import render
from render import panels, pictures, process
from render.canvas import Canvas
from render.scene import Scene
from tests.project import ROOT

GOLDEN = Path(__file__).with_name("golden_pictures")
ARTEFACTS = ROOT / "artefacts"
UPDATE = bool(os.environ.get("UPDATE_GOLDEN"))
MOST_BYTES = 300_000
NOTICEABLE, TOLERATED = 48, 0.0003
"""A pixel differs when a channel does by more than that; this share of pixels may."""
FINISHED, UNFINISHED = 8, b"a picture that is not finished"
"""How many pictures `laid_out` lays out for one that is finished, and what it has of the others."""
NAMES = ("Mirela", "Jonáš", "Władysława Żółć-Příšerně Kř", "Daniel")
NASTY = (
    "W" * 32,
    "Władysława Żółć-Příšerně 🐫🐫🐫🐫",
    "𝓜𝓪𝓻𝓲𝓪 \u202eОльга\u0301\u0301 Ωμέγα\n",
    "李小龙",
    "🐫",
    "",
    "i" * 32,
    "Z̴a̷l̵g̶o̷" * 4,
)


def opened(png: bytes) -> Image.Image:
    return Image.open(BytesIO(png)).convert("RGB")


def same(one: bytes | None, other: bytes | None) -> bool:
    """Return True if two pictures have the same pixels: ISA-L may compress the same ones in two ways."""
    if one is None or other is None:
        return one is other
    return opened(one).tobytes() == opened(other).tobytes()


def laid_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lay out every picture of a position, but finish one of `FINISHED`: for many at which nobody looks.

    What is laid out depends on the position; to make pixels of it takes two thirds of the time.
    """
    own, numbers, begin, finish = threading.local(), count(), process.begin, Canvas.png

    def begun(paint: Any, *args: Any, **named: Any) -> Any:
        unfinished = paint in (pictures.board, pictures.asked) and next(numbers) % FINISHED > 0
        draw = begin(paint, *args, **named)

        def drawn() -> Any:
            own.unfinished = unfinished
            try:
                return draw()
            finally:
                own.unfinished = False

        return drawn

    def png(self: Canvas, shrink: int = 1) -> bytes:
        return UNFINISHED if getattr(own, "unfinished", False) else finish(self, shrink)

    monkeypatch.setattr(process, "begin", begun)
    monkeypatch.setattr(Canvas, "png", png)


def share_of_difference(one: Image.Image, other: Image.Image) -> float:
    worst = ImageChops.difference(one, other).convert("RGB")
    channels = [channel.point(lambda value: 255 if value > NOTICEABLE else 0) for channel in worst.split()]
    mask = ImageChops.lighter(ImageChops.lighter(*channels[:2]), channels[2])
    return mask.histogram()[255] / (one.width * one.height)


def compare(name: str, png: bytes | None) -> None:
    """Fail unless a picture looks like its golden one; a failing picture is saved for inspection."""
    assert png is not None
    file = GOLDEN / f"{name}.png"
    if UPDATE:
        file.write_bytes(png)
    drawn, wanted = opened(png), opened(file.read_bytes())
    same_size = drawn.size == wanted.size
    if same_size and share_of_difference(drawn, wanted) <= TOLERATED:
        return
    ARTEFACTS.mkdir(exist_ok=True)
    (ARTEFACTS / f"{name}.png").write_bytes(png)
    if same_size:
        ImageChops.difference(drawn, wanted).save(ARTEFACTS / f"{name}-difference.png")
    pytest.fail(f"{name}.png is not as it was: see {ARTEFACTS}")


def modules() -> Iterator[ModuleType]:
    for info in pkgutil.walk_packages(render.__path__, "render."):
        if not info.name.endswith("__main__"):
            yield import_module(info.name)


def milliseconds(moving: Image.Image) -> list[int]:
    times: list[int] = []
    for shown in ImageSequence.Iterator(moving):
        shown.load()
        times.append(shown.info["duration"])
    return times


def changed(one: bytes | None, other: bytes | None) -> Image.Image:
    """Return by how much two pictures of one size differ at each pixel."""
    assert one
    assert other
    return ImageChops.difference(opened(one), opened(other)).convert("L")


def veiled(key: str, asked: Scene, monkeypatch: pytest.MonkeyPatch) -> Image.Image:
    """Return by how much a veil changes each pixel of a panel."""
    with monkeypatch.context() as patch:
        patch.setattr(panels, "VEIL", 0)
        plain = pictures.asked(key, asked)
    return changed(plain, pictures.asked(key, asked))


def calls(monkeypatch: pytest.MonkeyPatch, module: ModuleType, name: str) -> list[Any]:
    """Return the list to which each call of a function of a module adds its first argument from now on."""
    noted, function = list[Any](), getattr(module, name)

    def noting(first: Any, *others: Any, **how: Any) -> Any:
        noted.append(first)
        return function(first, *others, **how)

    monkeypatch.setattr(module, name, noting)
    return noted
