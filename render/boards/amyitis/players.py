"""The panels of the players of Amyitis: a heading, and lines of what each of them owns."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PIL import Image

from engine.games.amyitis.guild import EXTRA_SPACES, INCOME
from engine.games.amyitis.state import DATA, GOODS, GUILDS, Player, State
from render import panels, sprites
from render.boards import Sign
from render.boards.amyitis import art
from render.boards.amyitis.garden import PLAYER, player_box
from render.canvas import Box, Canvas
from render.pen import Point
from render.scene import Scene
from render.text import readable, width
from render.theme import INK, PAPER, SEATS, SOFT, STONE

BAND = 68
"""px; the line with the name of a player. All sizes in a panel are those of one that is `PLAYER` px wide."""
PAD, LINE = 20, 70
"""px; inside a panel at its sides, and a line of what a player has."""
STOCK, GOOD, CARD = (58, 64, 62, 58), (84, 74), 70
"""px; talents, camels, gardeners and gardens, side by side; goods, smaller if there are many, and the
height of guild cards.
"""
DIGITS = 2, 1, 1, 1
"""How many digits there is always room for beside each of the former."""
BESIDE = 3
"""px; from a sign to its number, and from a good to the next."""
FAVOUR = 176
"""px; from one step of the favour at the end of the game to the next."""
NAME, POINTS, NUMBER = 60, 76, 68
"""px; font sizes of names, of points, and of what a player has."""


def players(canvas: Canvas, scene: Scene, state: State) -> None:
    columns = _columns(state)
    for seat in range(len(state.players)):
        _player(canvas, player_box(seat, len(state.players)), scene, seat, state, columns)


def _owned(player: Player) -> tuple[int, ...]:
    """Return how many talents, camels, gardeners and gardens a player has."""
    return player.talents, player.camels, player.gardeners, len(player.plots)


def _columns(state: State) -> list[float]:
    """Return where these begin in a panel, in px from its left edge: equally far from the one before."""
    most = map(max, zip(*map(_owned, state.players), strict=True))
    wide = [
        icon + BESIDE + width("0" * max(digits, len(str(number))), NUMBER)
        for icon, digits, number in zip(STOCK, DIGITS, most, strict=True)
    ]
    gap = (PLAYER[0] - 2 * PAD - sum(wide)) / (len(wide) - 1)
    return [PAD + sum(wide[:at]) + gap * at for at in range(len(wide))]


def favour(canvas: Canvas, middle: float, y: float, seats: int) -> None:
    """Draw how many garden tiles or more bring which points at the end, around (`middle`, y)."""
    worth = list(zip(DATA["favour"][str(seats)], DATA["favour"]["points"], strict=True))
    start = middle - FAVOUR * len(worth) / 2
    canvas.paste(art.plot(62), start + 4, y)
    for i, (tiles, points) in enumerate(worth, 1):
        x = start + 24 + i * FAVOUR
        canvas.text(x - 94, y, f"{tiles}+", NAME, align=1)
        canvas.paste(art.points(points, 72), x - 38, y)


def mark_at(state: State, seat: int) -> Point:
    """Return where the mark of a seat is on its panel."""
    left, top, right, _ = player_box(seat, len(state.players))
    zoom = (right - left) / PLAYER[0]
    return left + 44 * zoom, top + (BAND / 2 + 1) * zoom


def _player(
    canvas: Canvas, box: Box, scene: Scene, seat: int, state: State, columns: Sequence[float]
) -> None:
    """Draw a name with points as a heading; below it what the player can spend, goods and guild cards."""
    left, top, right, _ = box
    player, (x, y) = state.players[seat], mark_at(state, seat)

    def px(size: float) -> int:
        return round(size * (right - left) / PLAYER[0])

    canvas.box(*box, PAPER, 16, STONE, 2)
    ink = panels.turn(canvas, box, seat, head=px(BAND)) if seat in scene.active else INK
    canvas.paste(sprites.token(seat, px(62), done=seat in state.passed, edge=ink), x, y)
    end = right - px(18)
    end -= canvas.text(end, y + 1, str(player.score), px(POINTS), ink, align=1) + px(12)
    name = readable(scene.names[seat], SEATS[seat].letter)
    canvas.text(left + px(86), y, name, px(NAME), ink, limit=round(end - left - px(88)))
    start, y, end = left + px(PAD), top + px(BAND + 39), right - px(PAD)
    signs: tuple[Sign, ...] = (sprites.coin, sprites.camel, partial(art.guild, "gardener"), art.plot)
    for sign, size, number, column in zip(signs, STOCK, _owned(player), columns, strict=True):
        canvas.paste(sign(px(size)), left + px(column + size / 2), y)
        shade = INK if number else SOFT
        canvas.text(left + px(column + size + BESIDE), y + 1, str(number), px(NUMBER), shade)
    y += px(LINE)
    for kind, level in reversed([*zip(GUILDS, player.levels, strict=True)]):
        if level:
            card = art.rank(kind, level, px(CARD))
            canvas.paste(card, end - card.width / 2, y)
            end -= card.width + 6
    goods = [kind for kind, n in zip(GOODS, player.goods, strict=True) for _ in range(n)]
    room = end - 12 - start
    size = px(next((size for size in GOOD if len(goods) * px(size + BESIDE) <= room), GOOD[-1]))
    step = min(size + BESIDE, (room - size) / max(1, len(goods) - 1))
    for at, kind in enumerate(goods):
        canvas.paste(art.good(kind, size), start + size / 2 + at * step, y)


def lasting(kind: str, level: int, size: int) -> list[tuple[Image.Image, str]]:
    """Return what a guild card brings again and again: signs, and what is written before them."""
    if kind == "leader":
        return [(sprites.camel(size), f"+{EXTRA_SPACES[level]}")]
    if kind != "banker":
        return []
    talents, points = INCOME[level]
    found = [(sprites.coin(size), f"+{talents}")]
    return [*found, (sprites.points(size + 8, str(points)), "")] if points else found
