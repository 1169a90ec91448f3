"""A cache of sprites, by drawing function and arguments: each is drawn once and used in many pictures.

Owns what stays in memory, what is compressed there, and what leaves. Must not know what is drawn. Safe to use
from several threads.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable, Hashable
from functools import wraps
from heapq import heappop, heappush, heapreplace
from io import BytesIO
from itertools import count
from threading import Lock
from typing import Any, NamedTuple, ParamSpec, TypeVar, cast

from PIL import Image
from zlib_ng import zlib_ng

from engine.processes import breathe
from render.bases import LEVEL
from render.pen import nesting, through

P = ParamSpec("P")
T = TypeVar("T")

INKED = "inked"
"""In the `info` of a sprite of one colour: that. Its compressed pixels are those of its mask."""
KEY = "key"
"""In the `info` of a sprite: by which key it is cached. Not stored with its compressed pixels."""
SPRITES = 41_000_000
"""Bytes; the limit for the cached sprites and pictures of all games together."""
PACKED = 22_000_000
"""Bytes; the limit for those that are compressed: room for all of them."""
EACH = 13_000
"""Bytes; to restore this much of a sprite takes as long as what has to be done for each, however small."""


class _Cache:
    """Sprites, and tuples that hold some, by function and arguments: those worth most, at most `limit` bytes.

    Others are compressed. To restore a sprite takes a tenth of the time of drawing it.

    A sprite is worth its uses for each byte, on top of what the last one that left was worth: so a word that
    is written once does not displace a piece that every board needs, and what is no longer used leaves.
    Source: L. Cherkasova, Improving WWW Proxies Performance with GDSF Caching Policy, HPL-98-69R1.
    """

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.size = 0
        """Bytes in use, without the compressed ones."""
        self.packed_size = 0
        """Bytes of the compressed ones."""
        self._images: dict[Hashable, Any] = {}
        self._value: dict[Hashable, float] = {}
        """What each use of one of them adds to its worth."""
        self._worth: dict[Hashable, float] = {}
        """What each of them is worth."""
        self._waiting: list[tuple[float, int, Hashable]] = []
        """A heap of them: what each was worth when it was last looked at, and a number that breaks ties."""
        self._numbers = count()
        self._least = 0.0
        """What the last one that left was worth."""
        self._uses: dict[Hashable, int] = {}
        """How often each one in use or compressed was used."""
        self._packed: dict[Hashable, _Packed] = {}
        """Compressed ones, some of which are in use: each is compressed only once."""
        self._lock = Lock()

    def get(self, key: Hashable) -> Any:
        """Return the sprite, which is worth more from now on, or None."""
        with self._lock:
            image = self._images.get(key)
            if image is not None:
                self._use(key)
                return image
            packed = self._packed.pop(key, None)
            if packed is None:
                return None
            self._packed[key] = packed
        image = _unpacked(packed)
        self.add(key, image)
        return image

    def add(self, key: Hashable, image: Any) -> None:
        """Store a sprite, and compress those worth least until the rest fits."""
        leaving: list[tuple[Hashable, Any]] = []
        with self._lock:
            is_new = key not in self._images
            if is_new:
                size = _bytes(image)
                self._images[key] = image
                self._value[key] = 1 + EACH / (size + 1)
                self.size += size
            self._use(key)
            if is_new:
                heappush(self._waiting, (self._worth[key], next(self._numbers), key))
            while self.size > self.limit:
                leaving.append(self._pop())
            leaving = [(old, left) for old, left in leaving if old not in self._packed]
        for old, left in leaving:
            self._pack(old, _packed(left))

    def _use(self, key: Hashable) -> None:
        self._uses[key] = uses = self._uses.get(key, 0) + 1
        self._worth[key] = self._least + uses * self._value[key]

    def _pop(self) -> tuple[Hashable, Any]:
        """Remove the sprite worth least, and return it."""
        while True:
            worth, _, key = self._waiting[0]
            if self._worth[key] == worth:
                break
            heapreplace(self._waiting, (self._worth[key], next(self._numbers), key))
        heappop(self._waiting)
        self._least = self._worth.pop(key)
        del self._value[key]
        image = self._images.pop(key)
        self.size -= _bytes(image)
        return key, image

    def _pack(self, key: Hashable, packed: _Packed) -> None:
        with self._lock:
            if key not in self._packed:
                self._packed[key] = packed
                self.packed_size += packed.size
            while self.packed_size > PACKED:
                old = next(iter(self._packed))
                self.packed_size -= self._packed.pop(old).size
                if old not in self._images:
                    del self._uses[old]


class _Packed(NamedTuple):
    """A compressed sprite or tuple: a pickle, and the pixels of its images in order, which are not in it."""

    file: bytes
    pixels: tuple[tuple[bytes, int], ...]
    """Compressed, and how many bytes they were."""

    @property
    def size(self) -> int:
        """In bytes."""
        return len(self.file) + sum(len(pixels) for pixels, _ in self.pixels)


class _Pickler(pickle.Pickler):
    """Leaves the pixels of images out, so that they are restored without copies."""

    def reducer_override(self, obj: Any) -> Any:
        if not isinstance(obj, Image.Image):
            return NotImplemented
        if colour := obj.info.get(INKED):
            return _through, (obj.size, colour, pickle.PickleBuffer(obj.getchannel("a").tobytes()))
        pixels = pickle.PickleBuffer(obj.tobytes())
        info = {name: value for name, value in obj.info.items() if name != KEY}
        return _image, (obj.mode, obj.size, obj.getpalette(), info, pixels)


def _image(
    mode: str, size: tuple[int, int], palette: list[int] | None, info: dict[Any, Any], pixels: bytes
) -> Image.Image:
    image = Image.frombuffer(mode, size, pixels, "raw", mode, 0, 1)
    image.info = info
    if palette:
        image.putpalette(palette)
    return image


def _through(size: tuple[int, int], colour: str, pixels: bytes) -> Image.Image:
    return inked(Image.frombuffer("L", size, pixels, "raw", "L", 0, 1), colour)


def inked(mask: Image.Image, colour: str) -> Image.Image:
    """Return a colour through a mask as a sprite; nothing may be drawn on it."""
    image = through(mask, colour)
    image.info[INKED] = colour
    return image


def _packed(image: Any) -> _Packed:
    file, pixels = BytesIO(), list[pickle.PickleBuffer]()
    _Pickler(file, pickle.HIGHEST_PROTOCOL, buffer_callback=pixels.append).dump(image)
    raw = [buffer.raw() for buffer in pixels]
    return _Packed(file.getvalue(), tuple((zlib_ng.compress(each, LEVEL), len(each)) for each in raw))  # pyright: ignore[reportUnknownMemberType]  # untyped there


def _unpacked(packed: _Packed) -> Any:
    pixels = (zlib_ng.decompress(each, bufsize=size) for each, size in packed.pixels)  # pyright: ignore[reportUnknownMemberType]  # untyped there
    return pickle.loads(packed.file, buffers=pixels)  # noqa: S301  # what `_packed` wrote, in this process


cache = _Cache(SPRITES)


def sprite(draw: Callable[P, Image.Image]) -> Callable[P, Image.Image]:
    """Cache what a drawing function returns, by its arguments.

    With premultiplied alpha, it is pasted in 40 % of the time. A sprite that is drawn as part of another one,
    at the scale of its sheet, is returned as it is and not cached.
    """

    @wraps(draw)
    def drawn(*args: P.args, **kwargs: P.kwargs) -> Image.Image:
        def pen() -> Image.Image:
            nesting.depth += 1
            try:
                return draw(*args, **kwargs)
            finally:
                nesting.depth -= 1

        return pen() if nesting.depth else _cached((draw, args, *kwargs.items()), pen)

    return drawn


def composed(draw: Callable[P, Image.Image]) -> Callable[P, Image.Image]:
    """Cache what a function puts together from sprites of their final size, by its arguments.

    That takes a twentieth of the time of drawing it, if its parts are in the cache. It cannot be a part of a
    sprite that is drawn.
    """

    @wraps(draw)
    def put_together(*args: P.args, **kwargs: P.kwargs) -> Image.Image:
        return _cached((draw, args, *kwargs.items()), lambda: draw(*args, **kwargs))

    return put_together


def kept(draw: Callable[P, T]) -> Callable[P, T]:
    """Cache sprites that a function returns in a tuple, for instance with their places, by its arguments."""

    @wraps(draw)
    def drawn(*args: P.args, **kwargs: P.kwargs) -> T:
        return _cached((draw, args, *kwargs.items()), lambda: draw(*args, **kwargs))

    return drawn


def derived(source: Image.Image, what: Hashable, make: Callable[[], Image.Image]) -> Image.Image:
    """Return what is made of an image, cached if that is a sprite of the cache, by it and what is done."""
    key = source.info.get(KEY)
    return make() if key is None else _cached((derived, key, what), make)


def _cached(key: Hashable, make: Callable[[], T]) -> T:
    image: T | None = cache.get(key)
    if image is None:
        if not nesting.depth:
            breathe()
        image = make()
        cache.add(key, image)
    if isinstance(image, Image.Image):
        image.info[KEY] = key
    return image


def _bytes(image: Any) -> int:
    """Return the size of a sprite, which has four bytes a pixel, a flat picture, or those in a tuple."""
    if isinstance(image, tuple):
        return sum(map(_bytes, cast("tuple[Any, ...]", image)))
    if not isinstance(image, Image.Image):
        return 0
    return image.width * image.height * (1 if image.mode in ("P", "L") else 4)
