"""The panels of the players of Amyitis: a heading, and lines of what each of them owns."""

from __future__ import annotations

from engine.games.amyitis.guild import INCOME
from engine.games.amyitis.state import DATA, GOODS, GUILDS, State
from render import panels, sprites
from render.boards.amyitis import art
from render.boards.amyitis.garden import ROOMY, player_box
from render.canvas import Box, Canvas
from render.scene import Scene
from render.text import readable, width
from render.theme import GAP, HEAD, INK, PAPER, SEATS, SOFT, STONE

LASTING = {
    "banker": ((0, *(talents for talents, _ in DATA["guild"]["levels"]["banker"])), sprites.coin),
    "leader": ((0, *DATA["guild"]["levels"]["leader"]), sprites.camel),
}
"""The lasting effects of guild cards by level: talents each round, extra spaces for the caravan."""
BAND = 72
"""px; the line with the name of a player."""
CARD = 68
"""px; height of a guild card."""
GOOD = 60
"""px; a good."""
PAD = 18
"""px; inside a panel."""
POINTS, STOCK, CLOSE = 74, 60, 48
"""px; font sizes of points, and of what a player has: as a rule, and where it is much."""


def players(canvas: Canvas, scene: Scene, state: State) -> None:
    seats = len(state.players)
    for seat in range(seats):
        _player(canvas, player_box(seat, seats), scene, seat, state)


def favour(canvas: Canvas, right: int, y: float, seats: int) -> None:
    """Draw how many garden tiles are worth how many points at the end of the game, left of `right`."""
    worth = list(zip(DATA["favour"][str(seats)], DATA["favour"]["points"], strict=True))
    for i, (tiles, points) in enumerate(reversed(worth)):
        x = right - 44 - i * 152
        canvas.paste(sprites.points(72, ""), x, y)
        canvas.text(x, y, str(points), HEAD, align=0.5)
        canvas.text(x - 38, y, str(tiles), HEAD, align=1)
        canvas.paste(art.plot(50), x - 90, y)


def _player(canvas: Canvas, box: Box, scene: Scene, seat: int, state: State) -> None:
    """Draw a name with points as a heading; below it what the player can spend, goods and guild cards."""
    left, top, right, bottom = box
    player, y = state.players[seat], top + BAND / 2 + 1
    canvas.box(*box, PAPER, 16, STONE, 2)
    ink = panels.turn(canvas, box, seat, head=BAND) if seat in scene.active else INK
    canvas.paste(sprites.token(seat, 62, done=seat in state.passed, edge=ink), left + 44, y)
    end = right - PAD
    end -= canvas.text(end, y + 1, str(player.score), POINTS, ink, align=1) + 12
    name = readable(scene.names[seat], SEATS[seat].letter)
    canvas.text(left + 82, y, name, HEAD, ink, limit=round(end - left - 84))
    owned = (
        (sprites.coin(54), player.talents),
        (sprites.camel(62), player.camels),
        (art.guild("gardener", 60), player.gardeners),
        (art.plot(56), len(player.plots)),
    )
    stock = [(icon, str(number)) for icon, number in owned if number]
    count = 3 if bottom - top >= ROOMY else 2
    first, last = top + BAND + 42, bottom - 12 - CARD // 2
    lines = [first + (last - first) / (count - 1) * n for n in range(count)]
    wide = [icon.width + 4 + width(number, STOCK) for icon, number in stock]
    room = right - left - 2 * PAD
    size = STOCK if sum(wide) + PAD // 3 * len(stock) <= room else CLOSE
    gap = min(GAP, (room - sum(wide)) / max(1, len(stock) - 1))
    x = float(left + PAD)
    for (icon, number), taken in zip(stock, wide, strict=True):
        canvas.paste(icon, x + icon.width / 2, lines[0])
        canvas.text(x + icon.width + 4, lines[0] + 1, number, size)
        x += taken + gap
    goods = [(kind, number) for kind, number in zip(GOODS, player.goods, strict=True) if number]
    cards = [(kind, level) for kind, level in zip(GUILDS, player.levels, strict=True) if level]
    if count > 2:
        _goods(canvas, left + PAD, lines[1], goods, right - left - 2 * PAD)
        _cards(canvas, left + PAD, lines[2], cards)
        return
    x = _goods(canvas, left + PAD, lines[1], goods, right - left - 2 * PAD - 52 * len(cards))
    for i, (kind, level) in enumerate(reversed(cards)):
        canvas.paste(art.level(kind, level, CARD), max(right - PAD - 24 - 52 * i, x), lines[1])


def _goods(canvas: Canvas, left: int, y: float, goods: list[tuple[str, int]], room: int) -> int:
    """Draw the goods that a player has, closer together if there is little room; return where they end."""
    counts = [str(number) if number > 1 else "" for _, number in goods]
    wide = [GOOD + (width(count, HEAD) if count else 0) + 8 for count in counts]
    closer = min(1.0, room / max(1, sum(wide)))
    x = float(left)
    for (kind, _), count, taken in zip(goods, counts, wide, strict=True):
        canvas.paste(art.good(kind, GOOD), x + GOOD / 2, y)
        canvas.text(x + GOOD * closer, y + 4, count, HEAD)
        x += taken * closer
    return round(x)


def _cards(canvas: Canvas, left: int, y: float, cards: list[tuple[str, int]]) -> None:
    """Draw the guild cards, and beside them what they bring again and again."""
    x = float(left)
    for kind, level in cards:
        canvas.paste(art.level(kind, level, CARD), x + 24, y)
        x += 54
        if kind in LASTING:
            number, icon = LASTING[kind][0][level], LASTING[kind][1]
            x += canvas.text(x, y, f"+{number}", CLOSE, SOFT)
            canvas.paste(icon(48), x + 26, y)
            x += 54
            if kind == "banker" and (points := INCOME[level][1]):
                canvas.paste(sprites.points(54, str(points)), x + 26, y)
                x += 58
        x += 8
