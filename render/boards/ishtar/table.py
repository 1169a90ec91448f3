"""The table of players of Ishtar: gems, assistants, trees, and which skills are unlocked, a line each."""

from __future__ import annotations

from engine.games.ishtar.scoring import scores
from engine.games.ishtar.skills import SKILLS
from engine.games.ishtar.state import COLOURS, State
from render import sprites
from render.boards.ishtar import art
from render.canvas import Box, Canvas
from render.scene import Scene
from render.text import readable
from render.theme import BODY, GOLD, INK, LARGE, NAME, PAPER, PLASTER, SEATS, SHADE, SOFT, STONE

ROW = 80
"""px; a player among four. Fewer players have more room."""
ROOMY = 108
HEIGHT = 4 * ROW + 20


def table(canvas: Canvas, scene: Scene, state: State, box: Box) -> None:
    left, top, right, bottom = box
    canvas.quiet.append(box)
    canvas.box(*box, PAPER, 16)
    seats = len(state.players)
    height = min(ROOMY, (bottom - top - 20) // seats)
    start = top + (bottom - top - seats * height) // 2
    points = scores(state)
    for seat in range(seats):
        y = start + seat * height
        if seat in scene.active:
            canvas.box(left + 8, y + 2, right - 8, y + height - 2, PLASTER, 12, GOLD, 4)
        elif seat and seat - 1 not in scene.active:
            canvas.line(left + 24, y - 1, right - 24, y + 1, SHADE)
        _player(canvas, scene, state, seat, points[seat], (left, y, right, y + height))


def _player(canvas: Canvas, scene: Scene, state: State, seat: int, points: int, box: Box) -> None:
    left, top, right, bottom = box
    middle = (top + bottom) / 2
    player = state.players[seat]
    if seat == state.start and state.ask:
        canvas.paste(sprites.pointer(30, GOLD), left + 28, middle)
    canvas.paste(sprites.token(seat, 58), left + 76, middle)
    name = readable(scene.names[seat], SEATS[seat].letter)
    canvas.text(left + 120, middle, name, NAME, limit=292)
    x = left + 440
    for colour in range(len(COLOURS)):
        canvas.paste(art.gem(colour, 46), x, middle)
        canvas.text(x + 30, middle, str(player.gems[colour]), BODY, INK if player.gems[colour] else SOFT)
        x += 88
    for icon, number in (
        (art.assistant(seat, 52), player.assistants),
        (art.tree(50), len(player.trees)),
    ):
        canvas.paste(icon, x, middle)
        canvas.text(x + 32, middle, str(number), BODY, INK if number else SOFT)
        x += 92
    unlocked = {one.skill for one in player.skills}
    for skill in SKILLS:
        known = skill in unlocked
        canvas.paste(
            sprites.panel(40, 50, 10, GOLD if known else PLASTER, INK if known else STONE, 3), x, middle
        )
        canvas.text(x, middle, skill, BODY, INK if known else SOFT, align=0.5)
        x += 45
    canvas.text(right - 28, middle, str(points), LARGE, align=1)
