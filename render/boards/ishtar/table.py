"""The panels of the players around the desert of Ishtar: gems, assistants, trees, skills, points."""

from __future__ import annotations

from engine.games.ishtar.scoring import scores
from engine.games.ishtar.state import COLOURS, NONE, State
from render import sprites
from render.boards.ishtar import art
from render.canvas import Canvas
from render.scene import Scene
from render.text import readable
from render.theme import BODY, GOLD, INK, LARGE, NAME, PAPER, PLASTER, SEATS, SOFT, STONE

WIDTH, HEIGHT = 362, 178
"""px; a panel."""
_ROWS = (38, 92, 146)
"""px; from the top to the middle of each line."""
_STEP = 69
_INSET = 34
"""px; from the sides to the middle of the first and of the last skill."""


def panel(canvas: Canvas, scene: Scene, seat: int, left: int, top: int) -> None:
    """Draw what one player has."""
    state: State = scene.view.state
    player = state.players[seat]
    right, bottom = left + WIDTH, top + HEIGHT
    active = seat in scene.active
    canvas.box(
        left,
        top,
        right,
        bottom,
        PLASTER if active else PAPER,
        16,
        GOLD if active else STONE,
        5 if active else 2,
    )
    y = top + _ROWS[0]
    if active:
        canvas.paste(sprites.pointer(32, GOLD), left + 2, y)
    canvas.paste(sprites.token(seat, 62), left + 48, y)
    points = canvas.text(right - 18, y, str(scores(state)[seat]), LARGE, align=1)
    start, end = left + 86, right - 18 - points - 10
    if seat == state.start and state.ask:
        canvas.paste(sprites.first(52), end - 24, y - 4)
        end -= 56
    canvas.text(start, y, readable(scene.names[seat], SEATS[seat].letter), NAME - 2, limit=end - start)
    y = top + _ROWS[1]
    x = left + 34
    stock = [(art.gem(colour, 48), player.gems[colour]) for colour in range(len(COLOURS))]
    stock += [(art.assistant(seat, 54), player.assistants), (art.tree(NONE, 48), len(player.trees))]
    for icon, number in stock:
        canvas.paste(icon, x, y)
        canvas.text(x + 25, y, str(number), BODY, INK if number else SOFT)
        x += _STEP
    y = top + _ROWS[2]
    skills = sorted(unlocked.skill for unlocked in player.skills)
    step = min(52, (WIDTH - 2 * _INSET) / max(1, len(skills) - 1))
    for number, skill in enumerate(skills):
        canvas.paste(art.known_skill(skill, 48), left + _INSET + number * step, y)
