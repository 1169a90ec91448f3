"""The hand of a player of Yspahan: each card with its picture, its name and what it does."""

from __future__ import annotations

from engine.games.yspahan.state import State
from locales import Texts, texts
from render import sprites
from render.boards.yspahan import art
from render.boards.yspahan.ground import GROUND
from render.canvas import Canvas
from render.scene import Scene
from render.text import readable, wrapped
from render.theme import BODY, GAP, INK, MARGIN, NAME, PAPER, PLASTER, SEATS, WHITE, WIDTH

COLUMNS = 3
CARD_WIDTH = (WIDTH - 2 * MARGIN - (COLUMNS - 1) * GAP) // COLUMNS
CARD_HEIGHT = 316
HEAD = 84
"""px; the line with the player's name."""
PAD = 18
ART = 112
LINE = 39
"""px from one line of text to the next."""


def hand(scene: Scene) -> Canvas | None:
    """Return the viewer's cards; None for a spectator and without any."""
    seat = scene.view.seat
    state: State = scene.view.state
    if seat is None or not (kinds := state.players[seat].hand):
        return None
    words = texts(scene.lang)
    rows = [kinds[i : i + COLUMNS] for i in range(0, len(kinds), COLUMNS)]
    height = 2 * MARGIN + HEAD + len(rows) * (CARD_HEIGHT + GAP)
    canvas = Canvas.blank(GROUND, height)
    canvas.box(MARGIN, MARGIN, WIDTH - MARGIN, MARGIN + HEAD, PAPER, 16)
    canvas.paste(sprites.token(seat, 62), MARGIN + 50, MARGIN + HEAD / 2)
    name = readable(scene.names[seat], SEATS[seat].letter)
    canvas.text(MARGIN + 94, MARGIN + HEAD / 2, name, NAME, limit=WIDTH // 2)
    text = words("render-hand", n=len(kinds))
    canvas.text(WIDTH - MARGIN - 28, MARGIN + HEAD / 2, text, NAME, align=1)
    for number, row in enumerate(rows):
        top = MARGIN + HEAD + GAP + number * (CARD_HEIGHT + GAP)
        for column, kind in enumerate(row):
            _card(canvas, MARGIN + column * (CARD_WIDTH + GAP), top, kind, words)
    return canvas


def _card(canvas: Canvas, left: int, top: int, kind: str, words: Texts) -> None:
    canvas.box(left, top, left + CARD_WIDTH, top + CARD_HEIGHT, WHITE, 20, INK, 3)
    canvas.box(left + PAD, top + PAD, left + PAD + ART + 12, top + PAD + ART + 8, PLASTER, 14)
    canvas.paste(art.card_face(kind, ART), left + PAD + ART / 2 + 6, top + PAD + ART / 2 + 4)
    start = left + PAD + ART + 30
    name = wrapped(words.term("yspahan", "card", kind), NAME, left + CARD_WIDTH - PAD - start, bold=True)
    for i, line in enumerate(name[:3]):
        y = top + PAD + ART / 2 + 4 + (i - (len(name) - 1) / 2) * 44
        canvas.text(start, y, line, NAME, limit=left + CARD_WIDTH - PAD - start)
    top += PAD + ART + 34
    for i, line in enumerate(wrapped(words.term("yspahan", "card-help", kind), BODY, CARD_WIDTH - 2 * PAD)):
        canvas.text(left + PAD, top + i * LINE, line, BODY, bold=False)
