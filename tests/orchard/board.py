"""The pictures of Orchard: players on the left, the market on the right."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core import Event
from locales import texts
from render.boards import Gain, Picture, Place, Region, Sign
from render.box import INSIDE, Actor
from render.canvas import Canvas, cached
from render.panels import Row, players
from render.scene import Scene
from render.theme import CHOICE, LARGE, LEAF, MARGIN, PAPER, WIDTH, Ground
from tests.orchard.rules import FRUIT, State

GROUND = Ground(
    tile="#A9B97A",
    deep="#4E5F2A",
    bricks=("#5E7336", "#6F8642", "#4E5F2A"),
    mortar="#333F1A",
    accent="#F2B632",
    sky=("#4E5F2A", "#B9C98A", "#F7E7B8"),
)
HEIGHT = 768
TABLE = (MARGIN, MARGIN, 760, HEIGHT - MARGIN)
MARKET = 820
HAS_DETAIL = False
SIGNS: Mapping[str, Sign] = {}
LEGEND = (((100, 100), (1000, 100)),)
RULES: Mapping[int, tuple[Region, ...]] = {
    1: (("board", TABLE),),
    2: (("board", (MARKET, MARGIN, WIDTH - MARGIN, 720)),),
}


@cached
def _base(height: int) -> Canvas:
    return Canvas.blank(GROUND, height)


def warm() -> None:
    _base(HEIGHT)


def board(scene: Scene) -> Canvas:
    state: State = scene.view.state
    words = texts(scene.lang)
    canvas = _base(HEIGHT)
    canvas.box(*TABLE, PAPER, 16)
    rows = [
        Row(name, player.played + player.left, (), active=seat in scene.active)
        for seat, (name, player) in enumerate(zip(scene.names, state.players, strict=True))
    ]
    players(canvas, TABLE, rows)
    chosen = {action.args[0] for action in scene.choices if action.verb == "play"}
    for n, kind in enumerate(FRUIT):
        top = MARGIN + n * 230
        edge = CHOICE if kind in chosen else ""
        canvas.box(MARKET, top, WIDTH - MARGIN, top + 200, PAPER, 16, edge, 6)
        canvas.text(MARKET + 40, top + 100, words.term("orchard", "fruit", kind), LARGE)
        canvas.text(WIDTH - MARGIN - 40, top + 100, str(state.market.count(kind)), LARGE, align=1)
    return canvas


def places(scene: Scene, events: Sequence[Event]) -> list[Place | None]:
    return [None] * len(events)


def gains(happened: Event) -> tuple[Gain, ...]:
    return ()


def about(scene: Scene) -> Picture:
    return "board"


def detail(scene: Scene) -> None:
    return None


def hand(scene: Scene) -> Canvas | None:
    seat = scene.view.seat
    if seat is None:
        return None
    cards = scene.view.state.players[seat].hand
    if not cards:
        return None
    words = texts(scene.lang)
    canvas = _base(300)
    width = (WIDTH - 2 * MARGIN) // len(cards)
    for n, kind in enumerate(cards):
        left = MARGIN + n * width
        canvas.box(left, MARGIN, left + width - 18, 300 - MARGIN, PAPER, 16)
        canvas.text(left + width // 2, 150, words.term("orchard", "fruit", kind), LARGE, align=0.5)
    return canvas


def keepsake(scene: Scene, winners: Sequence[int]) -> Canvas:
    return board(scene).crop((INSIDE, INSIDE, WIDTH - INSIDE, HEIGHT - INSIDE))


def actors() -> list[Actor]:
    return []


def scenery(canvas: Canvas) -> None:
    canvas.line(MARGIN, 440, WIDTH - MARGIN, 580, LEAF)
