"""The hand of a player of Yspahan: each card with its picture, its name and what it does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping

from engine.core import Action
from engine.games.yspahan.state import State
from locales import Texts, texts
from render import headline, sprites
from render.boards.yspahan import art
from render.boards.yspahan.ground import GROUND
from render.canvas import Canvas
from render.scene import Scene
from render.text import readable, wrapped
from render.theme import GAP, INK, MARGIN, PAPER, PLASTER, SEATS, WHITE, WIDTH

COLUMNS = 2
CARD_WIDTH = (WIDTH - 2 * MARGIN - (COLUMNS - 1) * GAP) // COLUMNS
PAD = 20
ART = 160
TITLE, TITLE_LINE = 62, 66
"""px; the size of the name of a card, which can be read where the picture is 264 px wide, and its lines."""
HELP, HELP_LINE = 44, 50
CARD_HEIGHT = 2 * PAD + ART + 16 + 3 * HELP_LINE
HEAD = 96
"""px; the line with the player's name."""


def hand(scene: Scene) -> Canvas | None:
    """Return the viewer's cards; None for a spectator and without any."""
    seat = scene.view.seat
    state: State = scene.view.state
    if seat is None or not (kinds := state.players[seat].hand):
        return None
    canvas = Canvas.blank(GROUND, _height(set(kinds)))
    canvas.box(MARGIN, MARGIN, WIDTH - MARGIN, MARGIN + HEAD, PAPER, 16)
    canvas.paste(sprites.token(seat, 70), MARGIN + 54, MARGIN + HEAD / 2)
    name = readable(scene.names[seat], SEATS[seat].letter)
    canvas.text(MARGIN + 104, MARGIN + HEAD / 2, name, TITLE, limit=WIDTH // 2)
    text = texts(scene.lang)("render-hand", n=len(kinds))
    canvas.text(WIDTH - MARGIN - 28, MARGIN + HEAD / 2, text, TITLE, align=1, limit=WIDTH // 2 - 160)
    _cards(canvas, Counter(kinds), texts(scene.lang))
    return canvas


def offered(scene: Scene) -> Canvas:
    """Return the cards that may be played now, below the headline of the question."""
    state: State = scene.view.state
    hand = state.players[state.asked].hand
    kinds = {kind: hand.count(kind) for action in scene.choices if (kind := played(action))}
    canvas = Canvas.blank(GROUND, _height(kinds))
    headline.draw(canvas, "yspahan", scene)
    _cards(canvas, kinds, texts(scene.lang))
    return canvas


def played(action: Action) -> str:
    """Return the kind of card that an action plays for its own effect, or an empty text."""
    if action.verb == "sell":
        return f"sell_{action.args[0]}"
    return {"play": str(action.args[0]) if action.args else "", "swap": "swap", "put": "place_any"}.get(
        action.verb, ""
    )


def _height(kinds: Collection[str]) -> int:
    return 2 * MARGIN + HEAD + -(-len(kinds) // COLUMNS) * (CARD_HEIGHT + GAP)


def _cards(canvas: Canvas, kinds: Mapping[str, int], words: Texts) -> None:
    """Draw cards side by side, each with how often it is there; a single one in the middle."""
    start = MARGIN if len(kinds) > 1 else (WIDTH - CARD_WIDTH) // 2
    for number, (kind, count) in enumerate(kinds.items()):
        top = MARGIN + HEAD + GAP + number // COLUMNS * (CARD_HEIGHT + GAP)
        _card(canvas, start + number % COLUMNS * (CARD_WIDTH + GAP), top, kind, count, words)


def _card(canvas: Canvas, left: int, top: int, kind: str, count: int, words: Texts) -> None:
    canvas.box(left, top, left + CARD_WIDTH, top + CARD_HEIGHT, WHITE, 22, INK, 3)
    canvas.box(left + PAD, top + PAD, left + PAD + ART + 12, top + PAD + ART + 4, PLASTER, 18)
    canvas.paste(art.card_face(kind, ART), left + PAD + ART / 2 + 6, top + PAD + ART / 2 + 2)
    start = left + PAD + ART + 36
    room = left + CARD_WIDTH - PAD - start
    if count > 1:
        room -= canvas.text(left + CARD_WIDTH - PAD, top + PAD + 32, f"×{count}", TITLE, align=1) + PAD
    name = wrapped(words.term("yspahan", "card", kind), TITLE, room, bold=True)
    for i, line in enumerate(name[:3]):
        y = top + PAD + ART / 2 + 2 + (i - (len(name) - 1) / 2) * TITLE_LINE
        canvas.text(start, y, line, TITLE, limit=room)
    top += PAD + ART + 16 + HELP_LINE // 2
    help_text = words.term("yspahan", "card-help", kind)
    for i, line in enumerate(wrapped(help_text, HELP, CARD_WIDTH - 2 * PAD)):
        canvas.text(left + PAD, top + i * HELP_LINE, line, HELP, bold=False)
