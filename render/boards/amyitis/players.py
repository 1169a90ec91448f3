"""The table of players of Amyitis: a heading and three lines of what each of them owns."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.amyitis.guild import INCOME
from engine.games.amyitis.state import DATA, GOODS, GUILDS, Player, State
from locales import Texts, texts
from render import panels, sprites
from render.boards.amyitis import art
from render.boards.amyitis.garden import PLAYERS
from render.canvas import Box, Canvas
from render.scene import Scene
from render.text import readable
from render.theme import INK, LARGE, NAME, PAPER, SEATS, SHADE, SMALL, SOFT

ROW = 385
"""px; the most that one player takes."""
LASTING = {
    "banker": ((0, *(talents for talents, _ in DATA["guild"]["levels"]["banker"])), sprites.coin),
    "leader": ((0, *DATA["guild"]["levels"]["leader"]), sprites.camel),
}
"""The lasting effects of guild cards by level: talents each round, extra spaces for the caravan."""
FAVOUR = 96
"""px; the line about the end of the game."""
HEAD = 80
"""px; the line with the name of a player."""
CARD = 62
"""px; height of a guild card."""
NUMBER = 38
"""px; font size of what a player has."""


def players(canvas: Canvas, scene: Scene, state: State) -> None:
    left, top, right, bottom = PLAYERS
    words = texts(scene.lang)
    height = min(ROW, (bottom - top - 16 - FAVOUR) // len(state.players))
    bottom = top + 16 + height * len(state.players) + FAVOUR
    canvas.box(left, top, right, bottom, PAPER, 16)
    for seat, player in enumerate(state.players):
        y = top + 8 + seat * height
        box = (left + 8, y, right - 8, y + height)
        if seat and not {seat, seat - 1} & set(scene.active):
            canvas.line(left + 24, y - 1, right - 24, y + 1, SHADE)
        _player(canvas, box, scene.names[seat], seat, player, state, scene.active)
    _favour(canvas, bottom, len(state.players), words)


def _favour(canvas: Canvas, bottom: int, seats: int, words: Texts) -> None:
    """Draw how many garden tiles are worth how many points at the end of the game."""
    left, _, right, _ = PLAYERS
    y = bottom - FAVOUR / 2
    canvas.line(left + 24, bottom - FAVOUR - 1, right - 24, bottom - FAVOUR + 1, SHADE)
    canvas.text(left + 24, y, words("render-amyitis-favour"), SMALL, SOFT, limit=162)
    for i, (tiles, points) in enumerate(
        zip(DATA["favour"][str(seats)], DATA["favour"]["points"], strict=True)
    ):
        x = left + 206 + i * 134
        canvas.paste(art.plot(40), x, y)
        canvas.text(x + 25, y, str(tiles), NUMBER)
        canvas.paste(sprites.points(62, str(points)), x + 74, y)


def _player(
    canvas: Canvas,
    box: Box,
    name: str,
    seat: int,
    player: Player,
    state: State,
    active: Sequence[int],
) -> None:
    """Draw a name with points as a heading; below it what the player can spend, goods and guild cards."""
    left, top, right, bottom = box
    head = min(HEAD, (bottom - top) // 3)
    y, step = top + head / 2 + 2, (bottom - top - head - 24) / 3
    lines = [top + head + 6 + step * (n + 0.5) for n in range(3)]
    colour = edge = INK
    if seat in active:
        colour = panels.turn(canvas, (left, top + 2, right, bottom - 2), seat, head=head)
        edge = colour
    canvas.paste(sprites.token(seat, 64, done=seat in state.passed, edge=edge), left + 50, y)
    end = right - 22
    end -= canvas.text(end, y, str(player.score), LARGE, colour, align=1) + 16
    if seat == state.start and state.ask:
        canvas.paste(sprites.first(52), end - 26, y)
        end -= 62
    shown = readable(name, SEATS[seat].letter)
    canvas.text(left + 92, y, shown, NAME, colour, limit=round(end - left - 96))
    stock = (
        (sprites.coin(44), player.talents),
        (sprites.camel(52), player.camels),
        (art.guild("gardener", 48), player.gardeners),
        (art.plot(50), len(player.plots)),
    )
    for i, (icon, number) in enumerate(stock):
        x = left + 42 + 106 * i
        canvas.paste(icon, x, lines[0])
        canvas.text(x + 30, lines[0], str(number), NUMBER, INK if number else SOFT)
    for i, (kind, number) in enumerate(zip(GOODS, player.goods, strict=True)):
        x = left + 40 + 84 * i
        canvas.paste(art.good(kind, 46) if number else art.no_good(kind, 46), x, lines[1])
        if number:
            canvas.text(x + 26, lines[1], str(number), NUMBER)
    _guilds(canvas, left, lines[2], player)


def _guilds(canvas: Canvas, left: int, y: float, player: Player) -> None:
    """Draw the guild cards, and beside them what they bring again and again."""
    for kind, level, x in zip(GUILDS, player.levels, (left + 42, left + 232, left + 382), strict=True):
        canvas.paste(art.level(kind, level, CARD), x, y)
        if level and kind in LASTING:
            number, icon = LASTING[kind][0][level], LASTING[kind][1]
            wide = canvas.text(x + 32, y, f"+{number}", SMALL, SOFT)
            canvas.paste(icon(36), x + wide + 53, y)
            if kind == "banker" and (points := INCOME[level][1]):
                canvas.paste(sprites.points(54, str(points)), x + wide + 98, y)
