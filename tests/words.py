"""The words on pictures as they are drawn: what they say, how large they are, and where.

A picture is recorded from its canvas; words on sprites and on cached bases belong to it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import cache
from traceback import walk_stack
from typing import Any, NamedTuple
from unittest.mock import patch

from PIL import Image

from render import caching, sprites
from render.canvas import Box, Canvas
from render.pen import SCALE, Pen
from render.text import fitted
from render.theme import Ground
from tests.pictures import modules

CODE = re.compile(r"[A-Z]?\d{0,2}[a-z]?|[a-z]\d")
"""The code of a place. On a board it may be smaller than other words, because panels show it enlarged."""
FULL = 2**27
"""Bytes of sprites after which a recorder is replaced by a new one."""
SHOWN, LEAST = 264, 10
"""px; the width of a picture on a phone 390 px wide, and the size of type that is legible there."""


class Said(NamedTuple):
    """A word on a picture, `size` px large, at (x, y) in px."""

    text: str
    size: float
    x: float
    y: float
    sprite: str = ""
    """The function that draws the sprite on which it stands."""


class Recorder:
    """Knows the words on every canvas and sprite that is drawn while it records.

    It has caches of its own, which later recordings use, too: only drawing a sprite tells what words it has.
    """

    def __init__(self) -> None:
        self._words: dict[int, tuple[Any, list[Said]]] = {}
        """What is known by its id stays in memory, so that no other object has the same one."""
        self._canvases: list[int] = []
        self._drawn: list[list[Said]] = []
        """The words on each sprite that is being drawn, the innermost last."""
        self._sprites = caching._Cache(2**30)
        self._bases: dict[Callable[..., Any], Callable[..., Canvas]] = {}
        """What draws the bases of pictures, and what does so once for each of its arguments."""

    @property
    def full(self) -> bool:
        """Whether its caches have become so large that the next recording should begin with empty ones."""
        return self._sprites.size > FULL

    def of(self, picture: Canvas | Image.Image) -> list[Said]:
        """Return the words on a picture or sprite."""
        thing = picture if isinstance(picture, Canvas) else picture.im
        return self._words.get(id(thing), (None, []))[1]

    def add(self, picture: Canvas | Image.Image, words: list[Said]) -> None:
        thing = picture if isinstance(picture, Canvas) else picture.im
        if id(thing) not in self._words:
            self._words[id(thing)] = thing, []
            if thing is picture:
                self._canvases.append(id(thing))
        self._words[id(thing)][1].extend(words)

    def forget(self) -> None:
        """Forget the canvases, which are large and in no cache."""
        for canvas in self._canvases:
            del self._words[canvas]
        self._canvases.clear()

    def patches(self) -> Iterator[Any]:
        """Yield what has to be replaced to record."""
        text, put, crop, lay = Canvas.text, Canvas.put, Canvas.crop, Canvas.lay
        write, cached, under = Pen.text, caching._cached, sprites.paste

        def texted(
            self_: Canvas, x: float, y: float, said: str, size: int, *args: Any, limit: int = 0, **more: Any
        ) -> int:
            wide = text(self_, x, y, said, size, *args, limit=limit, **more)
            bold = more.get("bold", True)
            if said.strip():
                small = fitted(said, size, limit, bold).size if limit else size
                left = x + (0.5 - more.get("align", 0)) * wide
                self.add(self_, [Said(said, small, left, y)])
            return wide

        def pasted(self_: Canvas, sprite: Image.Image, left: int, top: int) -> None:
            put(self_, sprite, left, top)
            self.add(self_, [w._replace(x=w.x + left, y=w.y + top) for w in self.of(sprite)])

        def cropped(self_: Canvas, box: Box) -> Canvas:
            part = crop(self_, box)
            left, top, right, bottom = box
            inside = [w for w in self.of(self_) if left <= w.x < right and top <= w.y < bottom]
            self.add(part, [w._replace(x=w.x - left, y=w.y - top) for w in inside])
            return part

        def laid(self_: Canvas, other: Canvas, part: Box, left: int, top: int) -> None:
            lay(self_, other, part, left, top)
            west, north, east, south = part
            inside = [w for w in self.of(other) if west <= w.x < east and north <= w.y < south]
            self.add(self_, [w._replace(x=w.x + left - west, y=w.y + top - north) for w in inside])

        def written(self_: Pen, x: float, y: float, said: str, size: float, *args: Any, **more: Any) -> None:
            write(self_, x, y, said, size, *args, **more)
            unit = self_.unit / enlarged()
            if self._drawn and said.strip():
                self._drawn[-1].append(Said(said, size * unit, x * unit, y * unit))

        def kept(key: Any, make: Callable[[], Any]) -> Any:
            def recorded() -> Any:
                self._drawn.append([])
                try:
                    image = make()
                finally:
                    words = self._drawn.pop()
                name = getattr(key[0], "__name__", "")
                if isinstance(image, Image.Image):
                    self.add(image, [w._replace(sprite=w.sprite or name) for w in words])
                return image

            return cached(key, recorded)

        def composed(image: Image.Image, sprite: Image.Image, x: float, y: float) -> None:
            under(image, sprite, x, y)
            left, top = x - sprite.width / 2, y - sprite.height / 2
            if self._drawn:
                self._drawn[-1] += [w._replace(x=w.x + left, y=w.y + top) for w in self.of(sprite)]

        yield patch.object(Canvas, "text", texted)
        yield patch.object(Canvas, "put", pasted)
        yield patch.object(Canvas, "crop", cropped)
        yield patch.object(Canvas, "lay", laid)
        yield patch.object(Pen, "text", written)
        yield patch.object(caching, "_cached", kept)
        yield patch.object(sprites, "paste", composed)
        yield patch.object(caching, "cache", self._sprites)
        for module in modules():
            for name, thing in list(vars(module).items()):
                if getattr(getattr(thing, "__code__", None), "co_name", "") == "copy":
                    draw = thing.__wrapped__
                    if draw not in self._bases:
                        self._bases[draw] = self._base(draw)
                    yield patch.object(module, name, self._bases[draw])

    def _base(self, draw: Callable[..., Canvas]) -> Callable[..., Canvas]:
        """Return a drawing function whose result is cached with its words."""

        @cache
        def drawn(*args: Any) -> tuple[Ground, Image.Image, list[Said]]:
            base = draw(*args)
            return base.ground, base.packed(), self.of(base)

        def copy(*args: Any) -> Canvas:
            ground, packed, words = drawn(*args)
            fresh = Canvas(ground, packed)
            self.add(fresh, words)
            return fresh

        return copy


def enlarged() -> int:
    """Return how many times its size a sprite is drawn now, because it is a part of others."""
    sprite = sprites.token.__code__
    inside = sum(frame.f_code is sprite for frame, _ in walk_stack(None))
    return SCALE if inside > 1 else 1


@contextmanager
def recording() -> Iterator[Recorder]:
    """Record the words on all that is drawn meanwhile; afterwards those on sprites are still known."""
    recorder = Recorder() if not _recorders or _recorders[-1].full else _recorders[-1]
    _recorders[:] = [recorder]
    with ExitStack() as stack:
        for replaced in recorder.patches():
            stack.enter_context(replaced)
        stack.callback(recorder.forget)
        yield recorder


_recorders: list[Recorder] = []
"""The last one, if any."""
