"""The pictures of Amyitis: the garden with fields, temples and players; the caravan beside the crafts.

Draws the first picture of a view. Knows the state and what is printed on board and cards; of the rules, it
uses only what a place would bring. Legal moves are passed in as actions, past moves as events.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from engine.core import Event
from engine.games.amyitis.garden import PLOT, SECTION
from engine.games.amyitis.layout import LAST_TILES
from engine.games.amyitis.state import ROWS, TEMPLES, State
from engine.games.amyitis.step import FORCED
from engine.games.amyitis.temples import rewarded
from locales import Texts, texts
from render import headline, numbers, panels, sprites
from render.boards import Place, Region
from render.boards.amyitis import art, cards, garden, offers, stage, terraces
from render.boards.amyitis.cards import FIELDS, ON_BOARD, Card, Cards
from render.boards.amyitis.cover import actors, scenery
from render.boards.amyitis.gains import gains
from render.boards.amyitis.ground import GROUND
from render.boards.amyitis.keepsake import keepsake
from render.boards.amyitis.keepsake import warm as warm_keepsake
from render.boards.amyitis.market import about, detail
from render.boards.amyitis.players import mark_at, players
from render.boards.amyitis.signs import SIGNS
from render.boards.amyitis.view import sides
from render.canvas import Box, Canvas
from render.pen import Point
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
    ((580, 1578), (268, 903), (418, 806), (800, 1650), (1058, 1492), (852, 2162), (552, 352), (986, 1757)),
    ((1545, 62), (988, 137), (516, 742), (704, 589), (338, 592), (1514, 505), (1345, 900)),
)
"""The places of the numbers of the legend on the example's pictures, in px."""
RULES: Mapping[int, tuple[Region, ...]] = {
    6: (("board", (1016, 1716, 1548, 1796)),),
}
"""The parts of these pictures that pages of the rules show."""

ROUND, NAMED, TILES = 80, 38, 80
"""px; the round, from the upper edge of its plate to that, and how many tiles are left."""
QUIET = range(53, 43, -2)
"""px; what is said of the tiles left: the first size with which there is room for it."""
FAVOUR, FAVOURED = 122, 44
"""px; the room for the word before the points of favour, and its size."""
LEFT_OVER = 177
"""px; from the upper edge of the round to what is said of the tiles left."""
PLOT_SIGN = 60
"""px; the sign of tiles there."""
TURNS, TURN, ASKED = 109, 88, 80
"""px; from the upper edge of the round to the order of turns, from one seat there to the next, and the frame
of the one that must decide.
"""
PASSED = 62
"""px; the frame of a seat that has just passed."""
MARK = 8
"""px; how far outside a token its mark is."""
AROUND = 90
"""px; the most of the garden that is shown above and below a place in it alone, with its label."""
OUT, OUTSIDE = 62, 72
"""px; a cube that was pushed out of a temple, and the room for all of them beside its spaces."""
ASKED_ABOUT: Mapping[str, Box] = {
    "action": garden.OFFERS,
    **dict.fromkeys(("payment", "sell", "guild"), garden.CARAVAN),
    **dict.fromkeys(("temple", "procession"), garden.TEMPLES),
    **dict.fromkeys(("field", "tammouz_field"), garden.FIELDS),
    "ishtar": garden.TEMPLE_BOXES[0],
}
"""By kind of question, the part of the board that it is about."""
GREW = ("grew", "tammouz")
"""The kinds of events in which a cube comes onto a field."""
CAME = ("entered", "grey-entered")
"""The kinds of events in which cubes come into temples."""
HARVESTS = ("row-won", "row-tied", "row-without-gardener")
"""The kinds of events in which all cubes leave a row of the fields."""


def warm() -> None:
    """Draw the bases and the garden's pieces in advance."""
    garden.scenery()
    garden.warm()
    stage.warm()
    warm_keepsake()


def hand(scene: Scene) -> None:
    """Return None: nothing is hidden."""


def board(scene: Scene) -> Canvas:
    """Return the garden, the fields, the temples, the players."""
    if scene.bare:
        return _bare(scene)
    state: State = scene.view.state
    words = texts(scene.lang)
    canvas = cards.board(len(state.players))
    headline.draw(canvas, "amyitis", scene)
    _round(canvas, state, words)
    cards.draw(canvas, ON_BOARD, state, words)
    offers.draw(canvas, state, words)
    players(canvas, scene, state)
    _asked(canvas, scene)
    for events, colour, dashed in scene.marked:
        _marks(canvas, scene, events, colour, dashed)
    garden.draw(canvas, garden.VIEW, scene)
    _chosen(canvas, scene)
    return canvas


def _asked(canvas: Canvas, scene: Scene) -> None:
    """Frame what the question of the headline is about in the colour of the seat that is asked.

    Its choices have frames of their own; what is in the garden or on the panel of the seat needs none.
    """
    state: State = scene.view.state
    box = ASKED_ABOUT.get(state.ask)
    if box and state.asked in scene.active and not scene.choices:
        panels.frame(canvas, box, SEATS[state.asked].colour, pad=9, radius=20, line=11)


def _bare(scene: Scene) -> Canvas:
    """Return the garden alone, and below it large the fields and temples in which `last` did anything."""
    canvas = cards.sheet()
    headline.draw(canvas, "amyitis", scene)
    garden.draw(canvas, garden.VIEW, scene)
    laid = _apart(scene, scene.last)
    for box in {card.shown for card in laid.values()}:
        canvas.box(*box, PAPER)
    cards.draw(canvas, laid, scene.view.state, texts(scene.lang))
    return canvas


def _apart(scene: Scene, events: Sequence[Event]) -> Cards:
    """Return the cards on which events can be seen, as a bare board shows them, with rewards that came."""
    found = [place for place in _places(scene, events, ON_BOARD) if place]
    shown, paying = (
        [name for name, card in ON_BOARD.items() if card.shown in laid]
        for laid in ({one.card for one in found}, {one.card for one in found if one.spare})
    )
    return cards.apart(shown, paying)


def _round(canvas: Canvas, state: State, words: Texts) -> None:
    """Draw the round, who plays after whom and has passed, and how many tiles are left."""
    left, top, right, _ = garden.ROUND
    middle = (left + right) / 2
    said = words("render-amyitis-round", n=state.round)
    canvas.text(middle, top + NAMED, said, ROUND, MUTED, align=0.5, limit=440)
    seats, y = len(state.players), top + TURNS
    order = [(state.start + turn) % seats for turn in range(seats)]
    for seat in order:
        x = _turn(state, seat)
        if state.ask and seat == state.asked:
            canvas.paste(sprites.panel(ASKED, ASKED, 16, PAPER, INK, 6), x, y)
        canvas.paste(sprites.token(seat, 62, done=seat in state.passed), x, y)
    if state.ask:
        canvas.paste(sprites.first(56), _turn(state, order[0]) - (ASKED + 56) / 2 - 16, y - 2)
    left_over, last = state.left.bit_count(), LAST_TILES[seats]
    tiles, key = str(left_over), "render-amyitis-tiles" if left_over > last else "render-amyitis-tiles-last"
    said = words(key, last=last)
    before = PLOT_SIGN + GAP // 2 + width(tiles, TILES) + GAP // 2
    room = right - left - 2 * GAP - before
    size = next((size for size in QUIET if width(said, size) <= room), QUIET[-1])
    x, y = middle - (before + min(room, width(said, size))) / 2, top + LEFT_OVER
    canvas.paste(art.plot(PLOT_SIGN), x + PLOT_SIGN / 2, y)
    canvas.text(x + PLOT_SIGN + GAP // 2, y, tiles, TILES)
    canvas.text(x + before, y + 8, said, size, limit=room)
    named, y = words("amyitis-sheet-favour"), garden.ROUND[3] - garden.FAVOUR / 2
    canvas.text(left + garden.INSET, y, named, FAVOURED, MUTED, limit=FAVOUR)


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
            mark = sprites.token(happened.seat, 62, done=True)
            order = _turn(state, happened.seat), garden.ROUND[1] + TURNS
            for x, y in order, mark_at(state, happened.seat):
                panels.frame_around(canvas, x, y, (PASSED, PASSED), colour, dashed)
                canvas.paste(mark, x, y)
    for happened, place in zip(events, places(scene, events), strict=True):
        if happened.kind in GREW and place:
            panels.frame(canvas, place.box, colour, dashed, pad=8)
    for row in garden.named([happened for happened in events if happened.kind in HARVESTS], "row"):
        panels.frame(canvas, cards.field_row(ON_BOARD[FIELDS], ROWS.index(row)), colour, dashed)
    for name in TEMPLES:
        there = [happened for happened in events if name in _temples_of(happened)]
        if there:
            _shift(canvas, ON_BOARD[name], there, colour, dashed)


def _temples_of(happened: Event) -> list[str]:
    """Return the temples that an event is about."""
    return str(dict(happened.args).get("temple", "")).split("+")


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
    x, y = card.box[0] + cards.END + 22, cards.temple_space(card, 0)[1]
    for at, seat in enumerate(out):
        size = OUT if len(out) == 1 else OUTSIDE // len(out)
        canvas.paste(sprites.token(seat, size), x + 16 + OUTSIDE * (at + 0.5) / len(out), y)
    if out:
        canvas.paste(sprites.pointer(34, colour), x, y)


def places(scene: Scene, events: Sequence[Event]) -> list[Place | None]:
    """Return where each event can be seen on the board: cubes where they are now, plants, rewards.

    Cubes of one seat that lie beside each other in a temple have one place together. An arrow shows that the
    latest came from the left.
    """
    return _places(scene, events, _apart(scene, events) if scene.bare else ON_BOARD)


def _places(scene: Scene, events: Sequence[Event], laid: Cards) -> list[Place | None]:
    """Return where each event can be seen if the cards are laid like this."""
    state: State = scene.view.state
    later: Counter[str] = Counter()
    """How many cubes came into a row or a temple after an event."""
    emptied: set[str] = set()
    entered: list[list[tuple[int, int, int | None]]] = [[] for _ in TEMPLES]
    """Per temple: the number of an event in `found`, the space of its cube now, and its seat."""
    found: list[Place | None] = []
    for happened in reversed(events):
        args = {name: str(value) for name, value in happened.args}
        kind, place = happened.kind.removesuffix(FORCED), None
        if happened.kind in HARVESTS:
            if happened.kind == "row-won" and not later[args["row"]]:
                card = laid[FIELDS]
                place = Place(cards.field_row(card, ROWS.index(args["row"])), card=card.shown)
            emptied.add(args["row"])
        elif happened.kind == "marduk" and rewarded(state, TEMPLES.index("marduk")):
            card = laid["marduk"]
            place = Place(cards.rewards_box(card, "marduk", state), card=card.shown, spare=True)
        elif happened.kind in GREW and args["row"] not in emptied:
            row, card = ROWS.index(args["row"]), laid[FIELDS]
            later[args["row"]] += 1
            at = cards.field_space(card, row, len(state.fields[row]) - later[args["row"]])
            place = Place(_within(*at, *card.look.field), card=card.shown)
        elif happened.kind == "entered":
            temple, space = TEMPLES.index(args["temple"]), later[args["temple"]]
            later[args["temple"]] += 1
            if state.temples[temple][space : space + 1] == [happened.seat]:
                entered[temple].append((len(found), space, happened.seat))
        elif happened.kind == "grey-entered":
            later.update(_temples_of(happened))
        elif kind == "planted":
            place = _planted(happened.seat, PLOT[args["plot"]])
        elif kind == "irrigated":
            place = _filled(happened.seat, SECTION[args["section"]])._replace(framed=bool(scene.frame))
        found.append(place)
    for temple, cubes in enumerate(entered):
        for run in _runs(cubes):
            card = laid[TEMPLES[temple]]
            first, last = (cards.space_box(card, space) for space in (run[0][1], run[-1][1]))
            box = (*first[:2], *last[2:])
            whole = () if card is ON_BOARD[TEMPLES[temple]] else panels.corners(card.box)
            place = Place(box, way=_entering(card, run), label=whole, card=card.shown)
            for number, _, _ in run:
                found[number] = place
    return found[::-1]


def _planted(seat: int | None, plot: int) -> Place:
    """Return the place of a new garden: the token of its owner, on plants, above the code of the plot."""
    view = garden.VIEW
    shown = terraces.bed_corners(view, plot), view.plaque(plot, panels.MARKED)
    return _token(seat, garden.owner_at(view, plot), garden.owner_size(view), shown)


def _filled(seat: int | None, section: int) -> Place:
    """Return the place of a new cube in a channel, between two plots, whose codes name it."""
    view = garden.VIEW
    codes = (view.plaque(plot, panels.MARKED) for plot in sides(section))
    framed = next(terraces.course_of_water(view, section, panels.MARKED - terraces.BRIM - 3))
    shown = framed, *terraces.course_of_water(view, section, panels.MARKED), *codes
    return _token(seat, view.section(section), garden.new_size(view), shown)


def _token(seat: int | None, at: Point, size: int, shown: Sequence[Sequence[Point]]) -> Place:
    """Return the place of the mark of a seat, with its outline and what is shown with it."""
    corners = () if seat is None else sprites.contour(seat, *at, size, MARK)
    ys = [y for outline in (corners, *shown) for _, y in outline]
    top, bottom = round(min(ys)) - AROUND, round(max(ys)) + AROUND
    inside = garden.INSIDE, max(garden.HEADLINE, top), WIDTH - garden.INSIDE, bottom
    return Place(panels.around(*at, size), corners, above=tuple(map(tuple, shown)), inside=inside)


def _within(x: float, y: float, width: int, height: int) -> Box:
    """Return a box within a space of this size: a frame outside it hides little of the next space."""
    return panels.around(x, y, width - 6, height - 6)


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


def _entering(card: Card, run: Sequence[tuple[int, int, int | None]]) -> tuple[Point, ...]:
    """Return the way of the latest cubes in a temple, from the left into its first space."""
    if run[0][1]:
        return ()
    left, _, _, _ = cards.space_box(card, 0)
    _, y = cards.temple_space(card, 0)
    return (left - card.look.px(cards.WAY), y), (left, y)


def _runs(cubes: Iterable[tuple[int, int, int | None]]) -> Iterator[list[tuple[int, int, int | None]]]:
    """Yield the cubes in a temple that lie beside each other and belong to one seat: they have one mark."""
    run: list[tuple[int, int, int | None]] = []
    for cube in cubes:
        if run and (cube[1] != run[-1][1] + 1 or cube[2] != run[-1][2]):
            yield run
            run = []
        run.append(cube)
    if run:
        yield run


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
