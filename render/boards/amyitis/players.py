"""The panels of the players of Amyitis: a heading, and lines of what each of them owns."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.games.amyitis.guild import EXTRA_SPACES, INCOME
from engine.games.amyitis.state import DATA, GOODS, GUILDS, State
from render import panels, sprites
from render.boards.amyitis import art
from render.boards.amyitis.garden import player_box
from render.canvas import Box, Canvas
from render.pen import Point
from render.scene import Scene
from render.text import readable, width
from render.theme import GAP, INK, PAPER, SEATS, SHADE, STONE

BAND = 72
"""px; the line with the name of a player."""
CARD = 84
"""px; height of a guild card."""
COIN, CAMEL, POT, PLOT, GOOD = 48, 54, 52, 50, 60
"""px; talents, camels, gardeners, gardens and goods."""
PAD = 20
"""px; inside a panel."""
LINE, EDGE = 62, 18
"""px; a line of what a player has, and what is below the last one."""
FAVOUR = 240
"""px; from one step of the favour at the end of the game to the next."""
NAME, POINTS, STOCK, CLOSE = 62, 74, 60, 48
"""px; font sizes of names, of points, and of what a player has: as a rule, and where it is much."""


def players(canvas: Canvas, scene: Scene, state: State) -> None:
    for seat in range(len(state.players)):
        _player(canvas, panel(state, seat), scene, seat, state)


def panel(state: State, seat: int) -> Box:
    """Return the panel of a player: as high as what the player has asks for."""
    left, top, right, bottom = player_box(seat, len(state.players))
    lines, cards = len(_lines(state, seat)), any(state.players[seat].levels)
    if len(state.players) == 2:
        bottom = top + BAND + LINE * lines + CARD * cards + EDGE
    elif lines == 1 and not cards:
        bottom -= CARD
    return left, top, right, bottom


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
    left, top, right, bottom = box
    player, (x, y) = state.players[seat], mark_at(state, seat)
    canvas.box(*box, PAPER, 16, STONE, 2)
    ink = panels.turn(canvas, box, seat, head=BAND) if seat in scene.active else INK
    canvas.paste(sprites.token(seat, 62, done=seat in state.passed, edge=ink), x, y)
    end = right - 18
    end -= canvas.text(end, y + 1, str(player.score), POINTS, ink, align=1) + 12
    name = readable(scene.names[seat], SEATS[seat].letter)
    canvas.text(left + 82, y, name, NAME, ink, limit=round(end - left - 84))
    cards = [(kind, level) for kind, level in zip(GUILDS, player.levels, strict=True) if level]
    lines, start, room = _lines(state, seat), left + PAD, right - left - 2 * PAD
    if len(state.players) == 2:
        for i, line in enumerate(lines):
            _line(canvas, start, top + BAND + 34 + i * LINE, line, room)
        _cards(canvas, start, bottom - 18 - CARD // 2, cards)
        return
    _line(canvas, start, top + BAND + 33, lines[0], room)
    y = bottom - 14 - CARD // 2
    wide = art.level("palace", 1, CARD).width
    _line(canvas, start, y, lines[1] if len(lines) > 1 else (), room - wide * len(cards))
    for i, (kind, level) in enumerate(reversed(cards)):
        canvas.paste(art.level(kind, level, CARD), right - PAD - wide * (i + 0.5), y)


Thing = tuple[Image.Image, str]
"""An icon, and how many."""


def _lines(state: State, seat: int) -> list[list[Thing]]:
    """Return what a player can spend and how many gardens it has, then goods: in one line if that fits."""
    player = state.players[seat]
    owned = (
        (sprites.coin(COIN), player.talents),
        (sprites.camel(CAMEL), player.camels),
        (art.guild("gardener", POT), player.gardeners),
        (art.plot(PLOT), len(player.plots)),
    )
    stock = [(icon, str(number)) for icon, number in owned if number] or [(owned[0][0], "0")]
    goods = [
        (art.good(kind, GOOD), str(number) if number > 1 else "")
        for kind, number in zip(GOODS, player.goods, strict=True)
        if number
    ]
    together, (left, _, right, _) = [*stock, *goods], player_box(seat, len(state.players))
    if len(state.players) == 2 and _wide(together, STOCK) + GAP * len(together) <= right - left - 2 * PAD:
        return [together]
    return [line for line in (stock, goods) if line]


def _wide(things: Sequence[Thing], size: int) -> int:
    """Return how wide things are, in px, without gaps between them."""
    return sum(icon.width + (3 + width(number, size) if number else 0) for icon, number in things)


def _line(canvas: Canvas, left: int, y: float, things: Sequence[Thing], room: int) -> None:
    """Draw things side by side, with smaller numbers and then closer together if there is little room."""
    size = STOCK if _wide(things, STOCK) + 3 * len(things) <= room else CLOSE
    gap = min(GAP, (room - _wide(things, size)) / max(1, len(things) - 1))
    x = float(left)
    for icon, number in things:
        canvas.paste(icon, x + icon.width / 2, y)
        x += icon.width + gap
        if number:
            x += 3 + canvas.text(x + 3 - gap, y + 1, number, size)


def _cards(canvas: Canvas, left: int, y: float, cards: list[tuple[str, int]]) -> None:
    """Draw the guild cards, and beside them what they bring again and again."""
    x = float(left)
    for kind, level in cards:
        card = art.level(kind, level, CARD)
        canvas.paste(card, x + card.width / 2, y)
        x += card.width + 2
        for sign, text in lasting(kind, level, COIN):
            x += canvas.text(x, y, text, STOCK)
            canvas.paste(sign, x + sign.width / 2, y)
            x += sign.width + 2
        x += 6


def lasting(kind: str, level: int, size: int) -> list[tuple[Image.Image, str]]:
    """Return what a guild card brings again and again: signs, and what is written before them."""
    if kind == "leader":
        return [(sprites.camel(size), f"+{EXTRA_SPACES[level]}")]
    if kind != "banker":
        return []
    talents, points = INCOME[level]
    found = [(sprites.coin(size), f"+{talents}")]
    return [*found, (sprites.points(size + 8, str(points)), "")] if points else found
