"""The rows of the players above or beside the desert of Ishtar: points, stock, skills, reserved tree.

Knows the state and the printed data.
"""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.games.ishtar.scoring import scores
from engine.games.ishtar.skills import LOWER
from engine.games.ishtar.state import NONE, State
from render import headline, panels, sprites
from render.boards.ishtar import art, carpet
from render.canvas import Box, Canvas
from render.scene import Scene
from render.text import readable, width
from render.theme import GAP, INK, PAPER, SEATS, STONE

BAND = 62
"""px; the upper part of a row, with name and points."""
_NAME, _SHORT, _POINTS = 62, 48, 78
"""px; font sizes of names, all of one size, of which the least is shortened; and of the points."""
_SCORE, _SIGN = 92, 74
"""px; the room of the points, also if there are few, and of the sign beside a name."""
HIGH = 180
"""px; the least height of a row that has skills below the stock, not beside it."""
CROWN = 56
"""px; beside the name of a winner."""
_UPPER = 0.43
"""The height of the stock above skills, in shares of both."""
INSET = 12
"""px; what the lower part of a row is higher than a skill."""
_START = 78
"""px; from the left to name and stock."""
_SIZES = ((0.98, 1.02), (0.88, 0.94), (0.75, 0.86), (0.66, 0.78))
"""The sign of a kind of gem, of assistants and of trees, and its number, in heights of a skill: the larger
ones leave each skill its room, and no number is larger than the names."""
_TALLEST = 66
"""px; the most of such a height: no number is larger than the points."""
_BESIDE, _APART = 2, 8
"""px; from a sign to its number, and from there to the next sign."""
_SKILLS = 0.57
"""The most room of the skills, on the right below the points, in widths of the row."""
_LEAST = 34
"""px; the least size of a skill."""


def players(canvas: Canvas, scene: Scene, rows: Sequence[Box]) -> None:
    """Draw the row of each player."""
    names = [readable(name, SEATS[seat].letter) for seat, name in enumerate(scene.names)]
    points = [str(score) for score in scores(scene.view.state)]
    wide = rows[0][2] - rows[0][0] - _START
    rooms = [wide - _beside(scene, seat, said) for seat, said in enumerate(points)]
    fitting = (_NAME * room // width(name, _NAME) for room, name in zip(rooms, names, strict=True))
    size = max(_SHORT, min(_NAME, *fitting))
    for seat, row in enumerate(rows):
        _row(canvas, scene, seat, names[seat], size, row, points[seat])


def _beside(scene: Scene, seat: int, points: str) -> int:
    """Return the room of the points of a seat and of the sign beside its name, in px."""
    return max(_SCORE, width(points, _POINTS) + 20 + _SIGN * _owns(scene, seat))


def _row(canvas: Canvas, scene: Scene, seat: int, name: str, size: int, box: Box, points: str) -> None:
    """Draw what one player has, and nothing of what that is none of; the name is `size` px high."""
    state: State = scene.view.state
    player = state.players[seat]
    left, top, right, bottom = box
    active = seat in scene.active
    on = canvas.box(*box, PAPER, 16, STONE, 2)
    ink = panels.turn(canvas, box, seat, BAND, line=3) if active else INK
    above = "" if active else on
    upper, lower = top + BAND / 2, (top + BAND + bottom - 9) / 2
    canvas.paste(sprites.token(seat, 62, edge=ink), left + 43, upper + 1)
    canvas.text(right - 14, upper + 2, points, _POINTS, ink, on=above, align=1)
    x = left + _START
    limit = right - x - _beside(scene, seat, points)
    x += canvas.text(x, upper, name, size, ink, on=above, limit=limit) + 33
    if _owns(scene, seat):
        canvas.paste(sprites.first(50) if state.ask else sprites.crown(CROWN), x, upper - 2)
    kept = carpet.reserved_cards(state)[seat]
    skills = sorted(unlocked.skill for unlocked in player.skills)
    x, across, below = left + 16, right - left - 30, bottom - top >= HIGH
    tall = bottom - top - BAND - INSET
    if below:
        stock = round(_UPPER * (tall - GAP // 2))
        tall -= GAP // 2 + stock
        _stocked(canvas, state, seat, x, lower - (tall + GAP // 2) / 2 * bool(skills), stock, across, on)
        lower, room = lower + (stock + GAP // 2) / 2, across
    else:
        beside = _stocked(canvas, state, seat, x, lower, tall, across - len(skills) * tall, on)
        room = min(round((right - left) * _SKILLS), across - beside)
    count = max(1, len(skills))
    size = max(_LEAST, min(tall, room // count)) // 2 * 2  # few sizes, so that sprites stay in the cache
    step = min(size + 4, (room - size) / max(1, count - 1))
    first = (x if below else right - 14 - size - (count - 1) * step) + size / 2
    for number, skill in enumerate(skills):
        sign = art.known_skill(skill, size, *(kept if _keeps(skill) else ()))
        canvas.paste(sign, first + number * step, lower)


def _keeps(skill: str) -> bool:
    """Return True if a tree is put aside by this skill."""
    return skill in LOWER and LOWER[skill].effect == "reserve"


def _owns(scene: Scene, seat: int) -> bool:
    """Return True if a sign is beside the name of a seat: of who began or, at the end, of who has won."""
    state: State = scene.view.state
    return seat == state.start if state.ask else seat in headline.sentence("ishtar", scene).seats


def _stocked(
    canvas: Canvas, state: State, seat: int, x: float, y: float, tall: int, room: int, on: str
) -> int:
    """Draw what a player has in a line `tall` px high, if possible within `room` px, and return its width.

    Its numbers are flat if they are `on` the colour of a flat bar.
    """
    tall = min(tall, _TALLEST)
    ways = ((_stock(state, seat, round(tall * sign)), round(tall * high)) for sign, high in _SIZES)
    stock, size = next(ways)
    while _wide(stock, size) > room and (smaller := next(ways, None)):
        stock, size = smaller
    for icon, number in stock:
        canvas.paste(icon, x + icon.width / 2, y)
        x += icon.width + _BESIDE
        x += canvas.text(x, y + 1, str(number), size, INK, on=on) + _APART
    return _wide(stock, size)


def _stock(state: State, seat: int, size: int) -> list[tuple[Image.Image, int]]:
    """Return the signs, `size` px large, and numbers of the kinds of things of which a player has any."""
    player = state.players[seat]
    stock = [(art.gem(colour, size), number) for colour, number in enumerate(player.gems)]
    stock += [(art.assistant(seat, size), player.assistants), (art.tree(NONE, size), len(player.trees))]
    return [(icon, number) for icon, number in stock if number]


def _wide(stock: Sequence[tuple[Image.Image, int]], size: int) -> int:
    """Return the px that a stock needs, with numbers of this size."""
    return sum(icon.width + _BESIDE + width(str(number), size) + _APART for icon, number in stock)
