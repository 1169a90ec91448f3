"""A whole game as one moving picture: an animated WebP, or a GIF where Pillow cannot write that.

Owns the size of the frames, the number on each, the choice of turns and the limit in bytes. `frame` blocks
for some milliseconds and `film` for a second or two: call them in a worker thread.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from io import BytesIO
from typing import Any

from PIL import Image, features

from render import boards, memory, text
from render.canvas import Canvas
from render.scene import Scene
from render.theme import MARGIN, PAPER

FRAMES = 120
"""The most frames of a film; in a longer game some turns are skipped."""
SHRINK = 2
"""Frames are this many times smaller than a board: 800 px wide."""
EACH, LAST = 700, 5000
"""Milliseconds a frame is shown; the last one longer."""
SIZE = 61
"""px; the size of the number of a turn before the frame is reduced: 10 px where a film is 264 px wide."""
GAP = 26
"""px from the middle of the plate with the number to what stands on either side."""
RADIUS, LINE = 10, 3
"""px; the corners and the edge of that plate."""
LIMIT = 8 * 1024 * 1024 - 64 * 1024
"""Bytes; Discord accepts 8 MiB everywhere, for the whole message."""

_LOSSLESS: dict[str, Any] = {"format": "WEBP", "lossless": True, "quality": 20, "method": 2}
"""Flat pictures that change little compress better losslessly."""
_LOSSY: dict[str, Any] = {"format": "WEBP", "quality": 50, "method": 2}
_GIF: dict[str, Any] = {"format": "GIF"}


class Stopped(Exception):
    """Raised when nobody is waiting for the film any more."""


def chosen(turns: int) -> list[int]:
    """Return the numbers of the turns to show, evenly spread, the first and the last included."""
    frames = min(turns, FRAMES)
    return [round(i * (turns - 1) / max(1, frames - 1)) for i in range(frames)]


def frame(key: str, scene: Scene, turn: int, last: int) -> bytes:
    """Return one frame as PNG: a board in the palette of its game, with its turn's number on the border."""
    canvas = boards.get(key).board(scene)
    _number(canvas, turn, last)
    return canvas.png(SHRINK)


def _number(canvas: Canvas, turn: int, last: int) -> None:
    """Draw the number of a turn and that of the last one on the upper border, where no board has anything."""
    middle, y = canvas.size[0] // 2, MARGIN // 2
    half = text.word(str(last), SIZE).width + 3 * GAP // 2
    under = canvas.ground
    plate = (middle - half, 0, middle + half, MARGIN)
    canvas.box(*plate, PAPER, radius=RADIUS, edge=under.mortar, line=LINE)
    # Drawn separately, so that there are few words to cache and they do not move.
    canvas.text(middle - GAP, y, str(turn), SIZE, align=1)
    canvas.text(middle, y, "/", SIZE, bold=False, align=0.5)
    canvas.text(middle + GAP, y, str(last), SIZE, bold=False)


def film(
    frames: Sequence[bytes], stop: Callable[[], bool] = lambda: False, limit: int = LIMIT
) -> tuple[bytes, str]:
    """Return the file, never above `limit` bytes, and its extension, `webp` or `gif`.

    If a film is too large, its quality is reduced first, then every second frame is dropped until it fits.
    Raise `Stopped` soon after `stop` returns True, and `ValueError` if not even one frame fits.
    """
    while True:
        if made := written(*_unpacking(frames, stop), limit):
            return made
        if len(frames) == 1:
            raise ValueError(f"one frame alone is larger than {limit} bytes")
        frames = frames[::-2][::-1]


def written(
    draw: Callable[[int], Image.Image], times: Sequence[int], limit: int = LIMIT
) -> tuple[bytes, str] | None:
    """Return the file of a moving picture that begins again and again, and its extension; None if it would be
    above `limit` bytes.

    `draw` returns the frame with a number from 0, and `times` are the milliseconds each is shown.
    """
    for way in (_LOSSLESS, _LOSSY) if features.check("webp") else (_GIF,):
        file = BytesIO()
        _Reel(draw, len(times)).save(file, save_all=True, loop=0, duration=[*times], **way)
        memory.trim()  # the writer of WebP leaves 20 MB
        if file.tell() <= limit:
            return file.getvalue(), str(way["format"]).lower()
    return None


def _unpacking(
    frames: Sequence[bytes], stop: Callable[[], bool]
) -> tuple[Callable[[int], Image.Image], Sequence[int]]:
    """Return how to unpack the frame with a number, and the milliseconds each is shown."""
    sizes = [Image.open(BytesIO(frame)).size for frame in frames]
    whole = max(width for width, _ in sizes), max(height for _, height in sizes)

    def opened(number: int) -> Image.Image:
        """Return a frame, extended at the bottom to the height of the highest."""
        if stop():
            raise Stopped
        shown = Image.open(BytesIO(frames[number]))
        shown.load()
        return shown if shown.size == whole else shown.crop((0, 0, *whole))

    return opened, [EACH] * (len(frames) - 1) + [LAST]


class _Reel(Image.Image):
    """Frames as Pillow's writers expect a picture of several; one is drawn at a time.

    Pillow has no public way to present such a picture. Its own readers of animations set the same private
    attributes in `seek`; nothing else in this project touches them.
    """

    def __init__(self, draw: Callable[[int], Image.Image], frames: int) -> None:
        super().__init__()
        self.draw, self.n_frames = draw, frames
        self.seek(0)

    def seek(self, frame: int) -> None:
        if frame >= self.n_frames:
            raise EOFError
        shown = self.draw(frame)
        self.at, self.im, self.palette = frame, shown.im, shown.palette
        self._mode, self._size = shown.mode, shown.size

    def tell(self) -> int:
        return self.at
