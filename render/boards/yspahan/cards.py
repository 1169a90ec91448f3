"""The hand of a player of Yspahan: each card with its picture, its name and what it does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

from engine.core import Action
from engine.games.yspahan.state import State
from locales import Texts, texts
from render import headline, panels, sprites
from render.boards.yspahan import art
from render.boards.yspahan.ground import GROUND
from render.canvas import Canvas
from render.scene import Scene
from render.text import filled, readable
from render.theme import CHOICE, GAP, INK, MARGIN, PAPER, PLASTER, SEATS, WHITE

NARROW = 1180
"""px; the width of pictures without a map: what is on them is larger where it is shown."""
PAD = 20
ART, MOST = 160, 190
"""px; the width of the picture of a card, and the most of its height."""
TITLE, LINE = 70, 72
"""px; the size of the name of a card, and the height of a line of text."""
HELP = 62
"""px; the size of what a card does, which can be read where the picture is 264 px wide."""
START = MARGIN + 2 * PAD + ART + 36
"""px; where the text of a card begins."""
HEAD = 96
"""px; the line with the player's name."""


def hand(scene: Scene) -> Canvas | None:
    """Return the viewer's cards; None for a spectator and without any."""
    seat = scene.view.seat
    state: State = scene.view.state
    if seat is None or not (kinds := state.players[seat].hand):
        return None
    words, counts = texts(scene.lang), Counter(kinds)
    canvas = Canvas.blank(GROUND, _height(counts, words), NARROW)
    canvas.box(MARGIN, MARGIN, NARROW - MARGIN, MARGIN + HEAD, PAPER, 16)
    y, right = MARGIN + HEAD / 2, NARROW - MARGIN - 28
    canvas.paste(sprites.token(seat, 70), MARGIN + 54, y)
    right -= PAD + canvas.text(
        right, y, words("render-hand", n=len(kinds)), TITLE, align=1, limit=NARROW // 2
    )
    name = readable(scene.names[seat], SEATS[seat].letter)
    canvas.text(MARGIN + 104, y, name, TITLE, limit=right - MARGIN - 104)
    _cards(canvas, counts, words)
    return canvas


def offered(scene: Scene, room: int) -> tuple[Canvas, int]:
    """Return the cards that may be played now, below the headline of the question, with `room` px below them,
    and where that begins.
    """
    state: State = scene.view.state
    hand = state.players[state.asked].hand
    kinds = {kind: hand.count(kind) for action in scene.choices if (kind := played(action))}
    words = texts(scene.lang)
    canvas = Canvas.blank(GROUND, _height(kinds, words) + room, NARROW)
    headline.draw(canvas, "yspahan", _about_cards(scene), right=NARROW - MARGIN)
    return canvas, _cards(canvas, kinds, words, CHOICE)


def _about_cards(scene: Scene) -> Scene:
    """Return a scene whose headline speaks of cards alone: with those choices of one verb that play them."""
    verbs = {action.verb for action in scene.choices if played(action)}
    verb = next((verb for verb in ("play", "swap", "sell", "put") if verb in verbs), "")
    return replace(scene, choices=tuple(action for action in scene.choices if action.verb == verb))


def played(action: Action) -> str:
    """Return the kind of card that an action plays for its own effect, or an empty text."""
    if action.verb == "sell":
        return f"sell_{action.args[0]}"
    return {"play": str(action.args[0]) if action.args else "", "swap": "swap", "put": "place_any"}.get(
        action.verb, ""
    )


def _height(kinds: Collection[str], words: Texts) -> int:
    return 2 * MARGIN + HEAD + sum(_depth(kind, words) + GAP for kind in kinds)


def _effect(kind: str, words: Texts) -> Sequence[str]:
    """Return the lines about what a card does."""
    return filled(words.term("yspahan", "card-help", kind), HELP, NARROW - MARGIN - 2 * PAD - START)


def _depth(kind: str, words: Texts) -> int:
    """Return the height of a card in px."""
    return 2 * PAD + max(ART + 4, LINE * (1 + len(_effect(kind, words))))


def _cards(canvas: Canvas, kinds: Mapping[str, int], words: Texts, frame: str = "") -> int:
    """Draw cards one below the other, each with how often it is there, perhaps in a frame of a colour, and
    return where the next would be.
    """
    top = MARGIN + HEAD + GAP
    for kind, count in kinds.items():
        _card(canvas, top, kind, count, words)
        if frame:
            box = MARGIN, top, NARROW - MARGIN, top + _depth(kind, words)
            panels.frame(canvas, box, frame, radius=22, line=7)
        top += _depth(kind, words) + GAP
    return top


def _card(canvas: Canvas, top: int, kind: str, count: int, words: Texts) -> None:
    bottom, right = top + _depth(kind, words), NARROW - MARGIN
    canvas.box(MARGIN, top, right, bottom, WHITE, 22, INK, 3)
    canvas.box(MARGIN + PAD, top + PAD, MARGIN + PAD + ART + 12, bottom - PAD, PLASTER, 18)
    drawn = art.filling(kind, ART, min(MOST, bottom - top - 2 * PAD - 8))
    canvas.paste(drawn, MARGIN + PAD + ART / 2 + 6, (top + bottom) / 2)
    room, y = right - PAD - START, top + PAD + LINE / 2
    if count > 1:
        room -= canvas.text(right - PAD - 10, y, f"×{count}", TITLE, align=1) + PAD
    canvas.text(START, y, words.term("yspahan", "card", kind), TITLE, limit=room)
    for line, text in enumerate(_effect(kind, words), 1):
        canvas.text(START, y + line * LINE, text, HELP, bold=False)
