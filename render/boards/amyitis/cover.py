"""The box of Amyitis: terraces with water and palms, and a caravan that comes to see them."""

from __future__ import annotations

from PIL import Image

from render.boards.amyitis import art
from render.boards.amyitis.ground import DRY_DEEP, FRIEZE, GREENS, LIT, PLATFORMS, WALLS
from render.box import Actor, caravan
from render.caching import sprite
from render.canvas import Canvas
from render.pen import Pen, arch, smooth
from render.theme import BORDER, PAPER, SAND, SHADE, STONE, WATER, WATER_DEEP, WIDTH

_GROUND = 452
"""px; where the gardens stand."""
_STEPS = ((350, 86), (268, 80), (186, 74), (104, 66))
"""Half the width and the height of each terrace, from the ground up."""
_PALACE = (330, 446)
"""px; the middle and the foot of the palace."""
_WINGS = ((14, 74, 128), (78, 198, 96), (202, 322, 96), (326, 386, 128), (136, 264, 172))
"""px; the left and the right edge of each part of it and its height, from the back to the front."""
_CAMELS = ((150, 506), (330, 520), (1290, 520), (1460, 504))


def scenery(canvas: Canvas) -> None:
    """Draw what lies between the sky and the seats."""
    _land(canvas)


def actors() -> list[Actor]:
    """Return the palace, the gardens, and the camels of a caravan."""
    palace, gardens, (x, foot) = _palace(), _gardens(), _PALACE
    return [
        Actor(palace, x, foot - palace.height / 2, tall=True),
        Actor(gardens, 930, _GROUND + 10 - gardens.height / 2, tall=True, built=True),
        *caravan(140, _CAMELS),
    ]


def _land(canvas: Canvas) -> None:
    inside = BORDER + 2
    width, height = WIDTH - 2 * inside, 190
    pen = Pen(width, height)
    for colour, crest in (
        (SHADE, [(-40, 64), (300, 30), (700, 52), (1100, 30), (1600, 56)]),
        (SAND, [(-40, 84), (340, 66), (760, 84), (1180, 64), (1600, 82)]),
    ):
        pen.polygon([*smooth(crest, closed=False), (1640, height), (-40, height)], colour)
    pen.polygon(
        [
            *smooth([(-40, 176), (400, 158), (760, 172), (1200, 158), (1600, 174)], closed=False),
            (1640, height),
            (-40, height),
        ],
        STONE,
    )
    canvas.paste(pen.sheet(), WIDTH / 2, 400 + height / 2)


@sprite
def _palace() -> Image.Image:
    """Return the palace of the queen: towers with battlements, and wings with plants on their roofs."""
    pen, base = Pen(400, 224), 222.0
    for x, size in ((-2, 1.2), (402, 1.2)):
        art.tree(pen, x + (26 if x < 0 else -26), base - 2, size)
    for left, right, high in _WINGS:
        top, wing = base - high, high < 100
        count = round((right - left) / 26)
        step = (right - left) / count
        for i in range(count):
            if wing:
                for turn, shade in ((-0.12, 0), (0.1, 1), (0, 2)):
                    art.leaf(pen, left + (i + 0.5) * step, top + 4, turn, 30, 18, GREENS[shade], 0)
            else:
                pen.box(left + i * step + 4, top - 14, left + (i + 1) * step - 4, top + 4, LIT[1])
        pen.box(left, top, right, base, LIT[0] if wing else LIT[1])
        pen.box(right - 14, top, right, base, WALLS[2])
        pen.box(left, top + 12, right, top + 24, WATER_DEEP)
        for i in range(count):
            pen.circle(left + (i + 0.5) * step, top + 18, 4, FRIEZE[0])
        if wing:
            for x in (left + 24, left + 60, left + 96):
                pen.polygon(arch(x - 12, top + 40, x + 12, base), WALLS[0])
    left, right, high = _WINGS[-1]
    pen.polygon(arch(left + 28, base - 112, right - 28, base), FRIEZE[0])
    pen.polygon(arch(left + 40, base - 98, right - 40, base), DRY_DEEP)
    return pen.sheet()


@sprite
def _gardens() -> Image.Image:
    """Return four terraces with arches, plants hanging over their edges, and a waterfall in the middle."""
    width, height = 760, 430
    pen = Pen(width, height)
    base, middle = float(height), width / 2
    for step, (half, tall) in enumerate(_STEPS):
        top = base - tall
        pen.polygon(
            [
                (middle - half, base),
                (middle - half + 10, top),
                (middle + half - 10, top),
                (middle + half, base),
            ],
            PLATFORMS[step],
        )
        arches = max(1, half // 52)
        for i in range(2 * arches + 1):
            x = middle + (i - arches) * (half - 40) / max(arches, 1)
            if abs(x - middle) > 36:
                pen.polygon(arch(x - 17, top + 26, x + 17, base), WALLS[step])
        pen.box(middle - half - 4, top - 6, middle + half + 4, top + 10, WALLS[step], 5)
        count = half // 15
        for i in range(count + 1):
            x = middle - half + 10 + i * 2 * (half - 10) / count
            for turn, shade in ((0.5, (i + step) % 3), (-0.1, (i + 1) % 4), (0.1, (i + 2) % 4)):
                art.leaf(pen, x, top + 2, turn, 26 if turn == 0.5 else 30, 17, GREENS[shade], 0)
        if step < 3:
            for side in (-1, 1):
                art.tree(pen, middle + side * (half - 46), top - 2, 0.9)
        base = top
    art.tree(pen, middle, base - 4, 1.15)
    pen.polygon(
        [(middle - 15, base + 4), (middle + 15, base + 4), (middle + 40, height), (middle - 40, height)],
        WATER_DEEP,
    )
    pen.polygon(
        [(middle - 10, base + 4), (middle + 10, base + 4), (middle + 33, height), (middle - 33, height)],
        WATER,
    )
    for y in range(round(base) + 30, height - 10, 46):
        pen.line(smooth([(middle - 9, y), (middle, y + 8), (middle + 9, y)], closed=False), PAPER, 4)
    pen.line([(middle - 60, height - 3), (middle + 60, height - 3)], WATER_DEEP, 10)
    return pen.sheet()
