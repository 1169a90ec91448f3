"""A whole game as one moving picture: an animated WebP, or a GIF where Pillow cannot write that.

Owns the size of the frames, the choice of turns and the limit of bytes. Blocks: a frame for some
milliseconds, the whole for a second or two; call both in a worker thread.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from io import BytesIO
from typing import Any

from PIL import Image, features

from render import boards
from render.scene import Scene

FRAMES = 120
"""A film has no more; of more turns some are passed over."""
SHRINK = 2
"""A frame is that much smaller than a board: 800 px wide."""
EACH, LAST = 700, 5000
"""Milliseconds a frame is shown; the last one longer."""
LIMIT = 8 * 1024 * 1024 - 64 * 1024
"""Bytes; Discord takes files of 8 MiB everywhere, with the rest of the message."""

_LOSSLESS: dict[str, Any] = {"format": "WEBP", "lossless": True, "quality": 20, "method": 2}
"""Pictures of few colours that change little become smaller without loss than with it."""
_LOSSY: dict[str, Any] = {"format": "WEBP", "quality": 50, "method": 2}
_GIF: dict[str, Any] = {"format": "GIF"}


class Stopped(Exception):
    """Nobody waits for the film any more."""


def chosen(turns: int) -> list[int]:
    """The numbers of the turns to show, evenly spread, with the first and the last."""
    frames = min(turns, FRAMES)
    return [round(i * (turns - 1) / max(1, frames - 1)) for i in range(frames)]


def frame(key: str, scene: Scene) -> bytes:
    """One frame, packed: a board in the palette of its game."""
    return boards.get(key).board(scene).png(SHRINK)


def film(
    frames: Sequence[bytes], stop: Callable[[], bool] = lambda: False, limit: int = LIMIT
) -> tuple[bytes, str]:
    """The file and its ending, `webp` or `gif`; never above `limit` bytes.

    What does not fit loses some of its quality, then every second frame but the last until it fits. Raises
    `Stopped` soon after `stop` says so, and `ValueError` if not even one frame fits.
    """
    ways = [_LOSSLESS, _LOSSY] if features.check("webp") else [_GIF]
    while True:
        for way in ways:
            data = _written(frames, way, stop)
            if len(data) <= limit:
                return data, str(way["format"]).lower()
        if len(frames) == 1:
            raise ValueError(f"one frame alone is larger than {limit} bytes")
        frames = frames[::-2][::-1]


def _written(frames: Sequence[bytes], way: dict[str, Any], stop: Callable[[], bool]) -> bytes:
    file = BytesIO()
    times = [EACH] * (len(frames) - 1) + [LAST]
    _Reel(frames, stop).save(file, save_all=True, loop=0, duration=times, **way)
    return file.getvalue()


class _Reel(Image.Image):
    """Packed frames as Pillow's writers read a picture of several frames: only one of them is unpacked."""

    def __init__(self, frames: Sequence[bytes], stop: Callable[[], bool]) -> None:
        super().__init__()
        self.frames, self.stop = frames, stop
        self.n_frames = len(frames)
        self.seek(0)

    def seek(self, frame: int) -> None:
        if self.stop():
            raise Stopped
        if frame >= self.n_frames:
            raise EOFError
        shown = Image.open(BytesIO(self.frames[frame]))
        shown.load()
        self.at, self.im, self.palette = frame, shown.im, shown.palette
        self._mode, self._size = shown.mode, shown.size

    def tell(self) -> int:
        return self.at
