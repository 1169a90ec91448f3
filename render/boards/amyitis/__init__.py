"""The pictures of Amyitis: the garden with fields, temples and players; the caravan beside the crafts.

Draws the first picture of a view. Knows the state and what is printed on board and cards; of the rules, it
uses only what a place would bring. Legal moves are passed in as actions, past moves as events.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from engine.core import Event
from engine.games.amyitis.garden import PLOT, SECTION
from engine.games.amyitis.layout import LAST_TILES
from engine.games.amyitis.state import ROWS, TEMPLES, State
from engine.games.amyitis.step import FORCED
from locales import Texts, texts
from render import headline, numbers, panels, sprites
from render.bases import Rows
from render.boards import Place, Region
from render.boards.amyitis import art, cards, garden, hiring, offers, rows, stage, told
from render.boards.amyitis.cards import FIELDS, ON_BOARD, Card
from render.boards.amyitis.cover import actors, scenery
from render.boards.amyitis.gains import gains
from render.boards.amyitis.ground import FRIEZE, GROUND
from render.boards.amyitis.keepsake import keepsake
from render.boards.amyitis.keepsake import warm as warm_keepsake
from render.boards.amyitis.market import about, detail
from render.boards.amyitis.players import mark_at, players
from render.boards.amyitis.players import warm as warm_players
from render.boards.amyitis.rewards import rewards
from render.boards.amyitis.signs import SIGNS
from render.boards.amyitis.told import GREW, HARVESTS, temples_of
from render.canvas import Box, Canvas, settled
from render.scene import Scene
from render.text import width
from render.theme import CHOICE, GAP, INK, MUTED, PAPER, SEATS, WIDTH

__all__ = [
    "GROUND",
    "HAS_DETAIL",
    "SIGNS",
    "about",
    "actors",
    "board",
    "detail",
    "gains",
    "hand",
    "keepsake",
    "places",
    "scenery",
    "warm",
]

HAS_DETAIL = True
LEGEND = (
    ((580, 1618), (268, 943), (418, 846), (800, 1690), (628, 290), (835, 2270), (552, 356), (986, 1794)),
    ((1545, 62), (988, 137), (516, 742), (704, 589), (338, 592), (1514, 505), (1345, 900)),
)
"""The places of the numbers of the legend on the example's pictures, in px."""
RULES: Mapping[int, tuple[Region, ...]] = {
    6: (("board", (1016, 1744, 1552, 1840)),),
}
"""The parts of these pictures that pages of the rules show."""

ROUND, TILES, SUNNY = 80, 92, 392
"""px; the round on the sun, how many tiles are left, and the room for words there."""
QUIET = range(50, 36, -2)
"""px; what is said of the tiles left: the first size with which there is room for it."""
FAVOUR, FAVOURED = 146, 54
"""px; the room for the word before the points of favour, and its size."""
PLOT_SIGN = 68
"""px; the sign of tiles."""
TURNS, TURN, PLAYS, ASKED = 68, 112, 78, 96
"""px; from the upper edge of the order of turns to its middle, from one seat there to the next, its mark, and
the frame of the one that must decide.
"""
OUT, OUTSIDE = 66, 72
"""px; a cube that was pushed out of a temple, and the room for all of them beside its spaces."""
ASKED_ABOUT: Mapping[str, Box] = {
    "action": garden.OFFERS,
    **dict.fromkeys(("payment", "sell", "guild"), garden.CARAVAN),
    **dict.fromkeys(("temple", "procession"), garden.TEMPLES),
    **dict.fromkeys(("field", "tammouz_field"), garden.FIELDS),
    "ishtar": garden.TEMPLE_BOXES[0],
}
"""By kind of question, the part of the board that it is about."""
GIFT, INSIDE = 1.2, 10
"""How large the choices at the end of a headline are, and px; from the edge of that to their plate."""
LINE, PALE, CORNER = 13, 6, 11
"""px; how wide the frame of that is, and the pale line around it: red would be lost on the ground; and the
radius of its corners on the edge of that.
"""
REACH, DEEP = 17, 39
"""px; how far outside of that its frame reaches, and from there to where its corners end."""
CAME = ("entered", "grey-entered")
"""The kinds of events in which cubes come into temples."""


def warm() -> None:
    """Draw the bases and the garden's pieces in advance."""
    garden.scenery()
    garden.warm()
    stage.warm()
    hiring.warm()
    warm_players()
    warm_keepsake()


def hand(scene: Scene) -> None:
    """Return None: nothing is hidden."""


def board(scene: Scene) -> Canvas:
    """Return the garden, the fields, the temples, the players."""
    if scene.bare:
        return told.board(scene)
    state: State = scene.view.state
    words = texts(scene.lang)
    canvas = cards.board(len(state.players))
    _headline(canvas, scene)
    players(canvas, scene, state)  # early: their panels are flat as long as little is pasted
    _asked(canvas, scene)
    _round(canvas, state, words)
    asked = _question(scene)
    cards.draw(canvas, state, words, MUTED if asked and asked[1] < garden.TEMPLE_TOP else INK)
    trade = asked in (None, garden.OFFERS, garden.CARAVAN)
    offers.draw(canvas, state, words, INK if trade else MUTED)
    _asked(canvas, scene, filled=True)
    for events, colour, dashed in scene.marked:
        _marks(canvas, scene, events, colour, dashed)
    garden.draw(canvas, garden.VIEW, scene)
    _chosen(canvas, scene)
    return canvas


def _headline(canvas: Canvas, scene: Scene) -> None:
    """Draw the headline; at its end what the first in Ishtar's temple chooses from."""
    state: State = scene.view.state
    if state.ask != "ishtar" or state.asked not in scene.active:
        headline.draw(canvas, "amyitis", scene)
        return
    signs = rewards("ishtar", GIFT)[0]
    _, top, right, bottom = headline.bar(canvas)
    wide = sum(sign.width + GAP for sign in signs) + GAP
    headline.draw(canvas, "amyitis", scene, free=wide)
    x, right = right - wide, right - INSIDE
    canvas.box(x, top + INSIDE, right, bottom - INSIDE, PAPER, 12)
    for sign in signs:
        x += GAP
        canvas.paste(sign, x + sign.width / 2, (top + bottom) / 2)
        x += sign.width


def _question(scene: Scene) -> Box | None:
    """Return the part of the board that the question of the headline is about; of others, names are quieter.

    Its choices have frames of their own; what is in the garden or on the panel of the seat needs none.
    """
    state: State = scene.view.state
    return ASKED_ABOUT.get(state.ask) if state.asked in scene.active and not scene.choices else None


def _asked(canvas: Canvas, scene: Scene, *, filled: bool = False) -> None:
    """Frame what the question of the headline is about in the colour of the seat that is asked.

    Where nobody can be hired, words fill the plate up to its edge: its frame is drawn once it is `filled`.
    """
    state: State = scene.view.state
    box = _question(scene)
    if not box:
        return
    if filled != (box == garden.OFFERS and not any(offers.hirable(state))):
        return
    if filled:
        _mark(canvas, box, state.asked)
    else:
        for side, left, top in _frame(box, state.asked, len(state.players)):
            canvas.lay(side, (0, 0, *side.size), left, top)


@lru_cache(maxsize=64)
def _frame(box: Box, seat: int, seats: int) -> list[tuple[Canvas, int, int]]:
    """Return the sides of such a frame on the base, and where they lie: to lay them costs nearly nothing."""
    left, top, right, bottom = box[0] - REACH, box[1] - REACH, box[2] + REACH, box[3] + REACH
    framed = cards.board(seats)
    _mark(framed, box, seat)
    sides = (
        (left, top, right, top + DEEP),
        (left, bottom - DEEP, right, bottom),
        (left, top + DEEP, left + DEEP, bottom - DEEP),
        (right - DEEP, top + DEEP, right, bottom - DEEP),
    )
    flat = ((settled(framed.crop(side).image, GROUND), side) for side in sides)
    return [(Canvas(GROUND, Rows(drawn)), side[0], side[1]) for drawn, side in flat]


def _mark(canvas: Canvas, box: Box, seat: int) -> None:
    """Draw a frame of flat edges, from the innermost one outwards: each hides what the one before left at its
    corners.
    """
    left, top, right, bottom = box
    lines = (PAPER, sprites.LIGHT), (SEATS[seat].colour, LINE), (INK, sprites.DARK), (PAPER, PALE)
    far = REACH - sum(line for _, line in lines)
    for edge, line in lines:
        far += line
        canvas.rim((left - far, top - far, right + far, bottom + far), edge, line, CORNER + far)


def _round(canvas: Canvas, state: State, words: Texts) -> None:
    """Write the round and how many tiles are left on the sun; draw who plays after whom and has passed.

    Name the points of favour, which are on the base.
    """
    seats, y = len(state.players), garden.ROUND[1] + TURNS
    order = [(state.start + turn) % seats for turn in range(seats)]
    for seat in order:
        x = _turn(state, seat)
        if state.ask and seat == state.asked:
            canvas.paste(sprites.panel(ASKED, ASKED, 16, PAPER, INK, 6), x, y)
        canvas.paste(sprites.token(seat, PLAYS, done=seat in state.passed), x, y)
    if state.ask:
        canvas.paste(sprites.first(64), _turn(state, order[0]) - (ASKED + 64) / 2 - 14, y - 2)
    left, _, _, bottom = garden.ROUND
    named, y = words("amyitis-sheet-favour"), bottom - garden.FAVOUR / 2
    canvas.text(left + garden.INSET, y, named, FAVOURED, MUTED, on=FRIEZE[0], limit=FAVOUR)
    middle, (first, second, third) = WIDTH / 2, garden.SUN
    said = words("render-amyitis-round", n=state.round)
    canvas.text(middle, first, said, ROUND, align=0.5, limit=SUNNY)
    left_over, last = state.left.bit_count(), LAST_TILES[seats]
    tiles, key = str(left_over), "render-amyitis-tiles" if left_over > last else "render-amyitis-tiles-last"
    x = middle - (PLOT_SIGN + GAP // 2 + width(tiles, TILES)) / 2
    canvas.paste(art.plot(PLOT_SIGN), x + PLOT_SIGN / 2, second)
    canvas.text(x + PLOT_SIGN + GAP // 2, second, tiles, TILES)
    said = words(key, last=last)
    size = next((size for size in QUIET if width(said, size) <= SUNNY), QUIET[-1])
    canvas.text(middle, third, said, size, align=0.5, limit=SUNNY)


def _turn(state: State, seat: int) -> float:
    """Return the middle of a seat in the order of turns, in px from the left edge."""
    left, _, right, _ = garden.ROUND
    seats = len(state.players)
    turn = (seat - state.start) % seats - (seats - 1) / 2
    return (left + right) / 2 + 36 * bool(state.ask) + turn * TURN


def _marks(canvas: Canvas, scene: Scene, events: Sequence[Event], colour: str, dashed: bool) -> None:
    """Frame new cubes on fields, rows that were harvested, who has passed; mark what came into temples."""
    state: State = scene.view.state
    for happened in events:
        if happened.kind.removesuffix(FORCED) == "passed" and happened.seat in state.passed:
            order = _turn(state, happened.seat), garden.ROUND[1] + TURNS
            for (x, y), size in (order, PLAYS), (mark_at(state, happened.seat), 62):
                panels.frame_around(canvas, x, y, (size, size), colour, dashed)
                canvas.paste(sprites.token(happened.seat, size, done=True), x, y)
    for happened, place in zip(events, places(scene, events), strict=True):
        if happened.kind in GREW and place:
            panels.frame(canvas, place.box, colour, dashed, pad=8)
    for row in garden.named([happened for happened in events if happened.kind in HARVESTS], "row"):
        panels.frame(canvas, cards.field_row(ON_BOARD[FIELDS], ROWS.index(row)), colour, dashed)
    for name in TEMPLES:
        there = [happened for happened in events if name in temples_of(happened)]
        if there:
            _shift(canvas, ON_BOARD[name], there, colour, dashed)


def _shift(canvas: Canvas, card: Card, events: Sequence[Event], colour: str, dashed: bool) -> None:
    """Frame the cubes that came into a temple; draw how they pushed the others, and whose cubes out."""
    came = min(cards.TEMPLE_SPACES, sum(happened.kind in CAME for happened in events))
    if not came:
        panels.frame(canvas, card.box, colour, dashed)
        return
    box = (*cards.space_box(card, 0)[:2], *cards.space_box(card, came - 1)[2:])
    panels.frame(canvas, box, colour, dashed, pad=8, line=6)
    out = [
        happened.seat for happened in events if happened.kind == "pushed-out" and happened.seat is not None
    ]
    x, y = card.box[0] + cards.END + 13, cards.temple_space(card, 0)[1]
    for at, seat in enumerate(out):
        size = OUT if len(out) == 1 else OUTSIDE // len(out)
        canvas.paste(rows.leaving(seat, size), x + OUTSIDE * (at + 0.5) / len(out), y)


def places(scene: Scene, events: Sequence[Event]) -> list[Place | None]:
    """Return where each event can be seen, on the board or, if it is bare, in the scenes below the garden."""
    return told.places(scene, events, told.SCENES if scene.bare else told.BOARD)


def spaces(scene: Scene) -> list[Box]:
    """Return where cubes and tokens can stand: in the garden, on fields, in temples."""
    return [
        *(garden.VIEW.cube_box(section) for section in SECTION.values()),
        *(garden.VIEW.tile_box(plot) for plot in PLOT.values()),
        *(
            panels.around(*cards.field_space(ON_BOARD[FIELDS], row, space), cards.CUBE)
            for row in range(len(ROWS))
            for space in range(len(cards.SPACES[row]))
        ),
        *(
            cards.temple_box(ON_BOARD[name], space)
            for name in TEMPLES
            for space in range(cards.TEMPLE_SPACES)
        ),
    ]


def _chosen(canvas: Canvas, scene: Scene) -> None:
    """Frame the rows and temples that may be chosen, and draw the numbers of choices."""
    given = dict(scene.numbered)
    spots = list(garden.numbered(garden.VIEW, scene.numbered))
    for action in given or scene.choices:
        name = str(action.args[0]) if action.args else ""
        if action.verb == "field":
            box = cards.field_row(ON_BOARD[FIELDS], ROWS.index(name))
        elif action.verb == "temple":
            box = ON_BOARD[name].box
        else:
            continue
        panels.frame(canvas, box, CHOICE)
        spots += [((box[2] - 14, box[1] + 14), given[action])] if action in given else []
    numbers.badges(canvas, spots)
