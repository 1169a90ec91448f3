"""The table of players of Amyitis: what each of them owns, in four lines."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.games.amyitis.guild import INCOME
from engine.games.amyitis.state import DATA, GOODS, GUILDS, Player, State
from locales import Texts, texts
from render import sprites
from render.boards.amyitis import art
from render.boards.amyitis.garden import PLAYERS
from render.canvas import Box, Canvas
from render.scene import Scene
from render.text import readable
from render.theme import GOLD, INK, LARGE, NAME, PLASTER, SEATS, SHADE, SMALL, SOFT

ROW = 376
"""px; the most that one player takes."""
LASTING = {
    "banker": ((0, *(talents for talents, _ in DATA["guild"]["levels"]["banker"])), sprites.coin),
    "leader": ((0, *DATA["guild"]["levels"]["leader"]), sprites.camel),
}
"""The lasting effects of guild cards by level: talents each round, extra spaces for the caravan."""
FAVOUR = 96
"""px; the line about the end of the game."""
NUMBER = 38
"""px; font size of what a player has."""


def players(canvas: Canvas, scene: Scene, state: State) -> None:
    left, top, right, bottom = PLAYERS
    words = texts(scene.lang)
    height = min(ROW, (bottom - top - 16 - FAVOUR) // len(state.players))
    for seat, player in enumerate(state.players):
        y = top + 8 + seat * height
        box = (left + 8, y, right - 8, y + height)
        if seat in scene.active:
            canvas.box(left + 8, y + 3, right - 8, y + height - 3, PLASTER, 12, GOLD, 4)
        elif seat and seat - 1 not in scene.active:
            canvas.line(left + 24, y - 1, right - 24, y + 1, SHADE)
        _player(canvas, box, scene.names[seat], seat, player, state, scene.active)
    _favour(canvas, len(state.players), words)


def _favour(canvas: Canvas, seats: int, words: Texts) -> None:
    """Draw how many garden tiles are worth how many points at the end of the game."""
    left, _, right, bottom = PLAYERS
    y = bottom - FAVOUR / 2
    canvas.line(left + 24, bottom - FAVOUR - 1, right - 24, bottom - FAVOUR + 1, SHADE)
    canvas.text(left + 24, y, words("render-amyitis-favour"), SMALL, SOFT, limit=170)
    for i, (tiles, points) in enumerate(
        zip(DATA["favour"][str(seats)], DATA["favour"]["points"], strict=True)
    ):
        x = left + 216 + i * 142
        canvas.paste(art.plot(42), x, y)
        canvas.text(x + 28, y, str(tiles), NUMBER)
        canvas.paste(sprites.points(62, str(points)), x + 79, y)


def _player(
    canvas: Canvas,
    box: Box,
    name: str,
    seat: int,
    player: Player,
    state: State,
    active: Sequence[int],
) -> None:
    left, top, right, bottom = box
    step = (bottom - top) / 4
    lines = [top + step * (n + 0.5) for n in range(4)]
    passed = seat in state.passed
    if seat in active:
        canvas.paste(sprites.pointer(36, GOLD), left + 4, lines[0] + 4)
    canvas.paste(sprites.token(seat, 64, done=passed), left + 50, lines[0] + 4)
    end = right - 20
    end -= canvas.text(end, lines[0] + 4, str(player.score), LARGE, align=1) + 16
    if seat == state.start and state.ask:
        canvas.paste(sprites.first(52), end - 26, lines[0] + 4)
        end -= 60
    shown = readable(name, SEATS[seat].letter)
    canvas.text(left + 92, lines[0] + 4, shown, NAME, limit=round(end - left - 96))
    stock = (
        (sprites.coin(38), player.talents),
        (sprites.camel(46), player.camels),
        (art.guild("gardener", 44), player.gardeners),
        (art.plot(44), len(player.plots)),
    )
    _line(canvas, left + 40, lines[1], 110, stock)
    _line(
        canvas,
        left + 38,
        lines[2],
        86,
        [(art.good(kind, 44), n) for kind, n in zip(GOODS, player.goods, strict=True)],
    )
    for kind, level, x in zip(GUILDS, player.levels, (left + 44, left + 234, left + 384), strict=True):
        canvas.paste(art.level(kind, level, round(min(62, step * 0.94))), x, lines[3] - 3)
        if level and kind in LASTING:
            number, icon = LASTING[kind][0][level], LASTING[kind][1]
            wide = canvas.text(x + 32, lines[3] - 3, f"+{number}", SMALL, SOFT)
            canvas.paste(icon(36), x + wide + 53, lines[3] - 3)
            if kind == "banker" and (points := INCOME[level][1]):
                canvas.paste(sprites.points(54, str(points)), x + wide + 98, lines[3] - 3)


def _line(canvas: Canvas, x: float, y: float, step: float, stock: Sequence[tuple[Image.Image, int]]) -> None:
    for icon, number in stock:
        canvas.paste(icon, x, y)
        canvas.text(x + 28, y, str(number), NUMBER, INK if number else SOFT)
        x += step
