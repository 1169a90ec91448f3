"""The panels of the players of Amyitis: a heading, and lines of what each of them owns."""

from __future__ import annotations

from PIL import Image

from engine.games.amyitis.guild import EXTRA_SPACES, INCOME
from engine.games.amyitis.state import DATA, GOODS, GUILDS, State
from render import panels, sprites
from render.boards.amyitis import art
from render.boards.amyitis.garden import player_box
from render.canvas import Box, Canvas
from render.pen import Point
from render.scene import Scene
from render.text import readable
from render.theme import INK, PAPER, SEATS, SHADE, STONE

BAND = 68
"""px; the line with the name of a player."""
PAD, LINE = 22, 58
"""px; inside a panel at its sides, and a line of what a player has."""
COIN, CAMEL, POT, PLOT, GOOD, CARD = 54, 58, 60, 54, 60, 54
"""px; talents, camels, gardeners, gardens, goods, and the height of guild cards."""
BESIDE = 6
"""px; from a sign to its number, and from a good to the next."""
COLUMNS = (PAD, PAD + 132, PAD + 238, PAD + 344)
"""px; from the left edge to talents, camels, gardeners and gardens."""
FAVOUR = 240
"""px; from one step of the favour at the end of the game to the next."""
NAME, POINTS, STOCK = 60, 74, 60
"""px; font sizes of names, of points, and of what a player has."""


def players(canvas: Canvas, scene: Scene, state: State) -> None:
    for seat in range(len(state.players)):
        _player(canvas, player_box(seat, len(state.players)), scene, seat, state)


def favour(canvas: Canvas, middle: float, y: float, seats: int) -> None:
    """Draw how many garden tiles are worth how many points at the end of the game, around (`middle`, y)."""
    worth = list(zip(DATA["favour"][str(seats)], DATA["favour"]["points"], strict=True))
    for i, (tiles, points) in enumerate(worth):
        x = middle + (i - (len(worth) - 1) / 2) * FAVOUR
        canvas.paste(art.plot(58), x - 74, y)
        canvas.text(x - 38, y, str(tiles), NAME)
        canvas.paste(sprites.pointer(32, SHADE), x + 20, y)
        canvas.paste(art.points(points, 72), x + 74, y)


def mark_at(state: State, seat: int) -> Point:
    """Return where the mark of a seat is on its panel."""
    left, top, _, _ = player_box(seat, len(state.players))
    return left + 44, top + BAND / 2 + 1


def _player(canvas: Canvas, box: Box, scene: Scene, seat: int, state: State) -> None:
    """Draw a name with points as a heading; below it what the player can spend, goods and guild cards."""
    left, top, right, _ = box
    player, (x, y) = state.players[seat], mark_at(state, seat)
    canvas.box(*box, PAPER, 16, STONE, 2)
    ink = panels.turn(canvas, box, seat, head=BAND) if seat in scene.active else INK
    canvas.paste(sprites.token(seat, 62, done=seat in state.passed, edge=ink), x, y)
    end = right - 18
    end -= canvas.text(end, y + 1, str(player.score), POINTS, ink, align=1) + 12
    name = readable(scene.names[seat], SEATS[seat].letter)
    canvas.text(left + 86, y, name, NAME, ink, limit=round(end - left - 88))
    start, y, end = left + PAD, top + BAND + 34, right - PAD
    stock = (
        (sprites.coin(COIN), player.talents),
        (sprites.camel(CAMEL), player.camels),
        (art.guild("gardener", POT), player.gardeners),
        (art.plot(PLOT), len(player.plots)),
    )
    for (icon, number), x, following in zip(stock, COLUMNS, (*COLUMNS[1:], end - left), strict=True):
        canvas.paste(icon, left + x + icon.width / 2, y)
        room = following - x - icon.width - BESIDE - 4
        ink = INK if number else STONE
        canvas.text(left + x + icon.width + BESIDE, y + 1, str(number), STOCK, ink, limit=room)
    y += LINE
    for kind, level in reversed([*zip(GUILDS, player.levels, strict=True)]):
        if level:
            card = art.rank(kind, level, CARD)
            canvas.paste(card, end - card.width / 2, y)
            end -= card.width + 6
    goods = [kind for kind, n in zip(GOODS, player.goods, strict=True) for _ in range(n)]
    step = min(GOOD + BESIDE, (end - 12 - start - GOOD) / max(1, len(goods) - 1))
    for at, kind in enumerate(goods):
        canvas.paste(art.good(kind, GOOD), start + GOOD / 2 + at * step, y)


def lasting(kind: str, level: int, size: int) -> list[tuple[Image.Image, str]]:
    """Return what a guild card brings again and again: signs, and what is written before them."""
    if kind == "leader":
        return [(sprites.camel(size), f"+{EXTRA_SPACES[level]}")]
    if kind != "banker":
        return []
    talents, points = INCOME[level]
    found = [(sprites.coin(size), f"+{talents}")]
    return [*found, (sprites.points(size + 8, str(points)), "")] if points else found
