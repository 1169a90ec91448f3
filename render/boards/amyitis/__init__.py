"""The pictures of Amyitis: the garden with fields, temples and players; the caravan beside the crafts.

Draws the first picture of a view. Knows the state and what is printed on board and cards; of the rules, it
uses only what a place would bring. Legal moves are passed in as actions, past moves as events.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from engine.core import Event
from engine.games.amyitis.fields import SPACES
from engine.games.amyitis.garden import PLOT, SECTION
from engine.games.amyitis.layout import LAST_TILES
from engine.games.amyitis.state import GOODS, NEUTRAL, ROWS, TEMPLES, State
from engine.games.amyitis.step import FORCED
from engine.games.amyitis.temples import ISHTAR, MARDUK, rewarded
from engine.games.amyitis.temples import SPACES as TEMPLE_SPACES
from locales import Texts, texts
from render import headline, numbers, panels, sprites
from render.boards import Place, Region
from render.boards.amyitis import art, garden
from render.boards.amyitis.cover import actors, scenery
from render.boards.amyitis.gains import gains
from render.boards.amyitis.ground import GROUND
from render.boards.amyitis.market import about, detail
from render.boards.amyitis.players import FAVOUR, NAME, favour, players
from render.boards.amyitis.rewards import rewards
from render.boards.amyitis.signs import SIGNS
from render.canvas import Box, Canvas
from render.pen import Point
from render.scene import Scene
from render.theme import CHOICE, INK, PAPER, PLASTER, SHADE, STONE, WHITE

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
    "places",
    "scenery",
    "warm",
]

HAS_DETAIL = True
LEGEND = (
    ((466, 1370), (350, 738), (425, 656), (800, 1448), (1072, 1300), (344, 1660), (452, 292), (1034, 1540)),
    ((1545, 62), (988, 137), (516, 742), (704, 589), (338, 592), (1514, 505), (1345, 900)),
)
"""The places of the numbers of the legend on the example's pictures, in px."""
RULES: Mapping[int, tuple[Region, ...]] = {
    6: (("board", (1040, 1475, 1552, 1544)),),
}
"""The parts of these pictures that pages of the rules show."""

FIELD_STEP, FIELD_ROW = 77, 96
FIELD = (74, 88)
"""px; a field."""
CUBE, SPACE, STEP = 68, (69, 78), 71
"""px; a cube, large enough for its letter, the space for one in a temple, and the way to the next."""
ROUND, LEFT_OVER = 66, 60
"""px; the round, and how many tiles are left."""
TURNS = 112
"""px; from the upper edge of the round to the order of turns."""
REWARD = (1.4, 1.2)
"""How large rewards of a temple are: one thing, or two side by side."""
REWARDS = (138, 186)
"""px; the room for who is rewarded in a temple, and where the reward is one of two things."""
MARK = 8
"""px; how far outside a token its mark is."""
LANE = 114
"""px; from the upper edge of a temple to its spaces: the room above them is for badges."""
GREW = ("grew", "tammouz")
"""The kinds of events in which a cube comes onto a field."""
CAME = ("entered", "grey-entered")
"""The kinds of events in which cubes come into temples."""
HARVESTS = ("row-won", "row-tied", "row-without-gardener")
"""The kinds of events in which all cubes leave a row of the fields."""


def warm() -> None:
    """Draw the bases and the garden's pieces in advance."""
    garden.base()
    garden.warm()


def hand(scene: Scene) -> None:
    """Return None: nothing is hidden."""


def board(scene: Scene) -> Canvas:
    """Return the garden, the fields, the temples, the players."""
    state: State = scene.view.state
    words = texts(scene.lang)
    canvas = garden.base()
    headline.draw(canvas, "amyitis", scene)
    _round(canvas, state, words)
    _fields(canvas, state)
    _temples(canvas, state, words)
    if not scene.bare:
        players(canvas, scene, state)
    for events, colour, dashed in scene.marked:
        _marks(canvas, scene, events, colour, dashed)
    garden.draw(canvas, garden.VIEW, scene)
    _chosen(canvas, scene)
    return canvas


def _round(canvas: Canvas, state: State, words: Texts) -> None:
    """Draw the round, who plays after whom and has passed, and how many tiles are left."""
    left, top, right, _ = garden.ROUND
    middle = (left + right) / 2
    canvas.text(middle, top + 42, words("render-amyitis-round", n=state.round), ROUND, align=0.5, limit=440)
    seats, y = len(state.players), top + TURNS
    order = [(state.start + turn) % seats for turn in range(seats)]
    panels.turns(canvas, _turns(state), y, order, order.index(state.asked) if state.ask else -1, state.passed)
    if state.ask:
        canvas.paste(sprites.first(56), _turns(state) - (seats * panels.TURN + 56) / 2 - 12, y - 2)
    left_over = words("render-amyitis-tiles", n=state.left.bit_count(), last=LAST_TILES[seats])
    canvas.text(middle, top + 182, left_over, LEFT_OVER, INK, align=0.5, limit=right - left - 24)
    favour(canvas, right, top + 242, len(state.players))
    at_end = words("render-amyitis-favour")
    canvas.text(left + 20, top + 242, at_end, LEFT_OVER, INK, limit=right - left - 2 * FAVOUR - 34)


def _turns(state: State) -> float:
    """Return the middle of the order of turns, in px from the left edge."""
    left, _, right, _ = garden.ROUND
    return (left + right) / 2 + 30 * bool(state.ask)


def _turn(state: State, seat: int) -> Box:
    """Return the box of a seat in the order of turns."""
    seats = len(state.players)
    turn = (seat - state.start) % seats - (seats - 1) / 2
    return panels.around(_turns(state) + turn * panels.TURN, garden.ROUND[1] + TURNS, panels.TURN)


def _field_row(row: int) -> Box:
    left, top, _, _ = garden.FIELDS
    y = top + 8 + row * FIELD_ROW
    return left + 8, y, left + 10 + FIELD_STEP * len(SPACES[row]), y + FIELD_ROW


def _field_space(row: int, space: int) -> Point:
    left, top, _, bottom = _field_row(row)
    return left + 47 + space * FIELD_STEP, (top + bottom) / 2


def _temple_space(temple: int, space: int) -> Point:
    left, top, _, _ = garden.TEMPLE_BOXES[temple]
    return left + 58 + space * STEP, top + LANE + SPACE[1] / 2


def _temple_box(temple: int, space: int) -> Box:
    return panels.around(*_temple_space(temple, space), CUBE)


def _reward(temple: int, place: int) -> float:
    """Return the middle of the reward for who is first or second in a temple, in px from the upper edge."""
    return _temple_space(temple, 0)[1] if place else garden.TEMPLE_BOXES[temple][1] + 42


def _fields(canvas: Canvas, state: State) -> None:
    """Draw two rows of goods with the cubes on them, and the gardeners to be won at their end."""
    for row in range(len(ROWS)):
        for space, good in enumerate(SPACES[row]):
            x, y = _field_space(row, space)
            worked = space < len(state.fields[row])
            canvas.paste(sprites.panel(*FIELD, 12, PLASTER if worked else WHITE, STONE, 3), x, y)
            if worked:
                canvas.paste(sprites.token(state.fields[row][space], CUBE), x, y)
            else:
                canvas.paste(art.good(GOODS[good], 66), x, y)
    _, top, right, bottom = garden.FIELDS
    middle = (top + bottom) / 2
    canvas.paste(art.guild("gardener", 72), right - 44, middle - 26)
    canvas.text(right - 44, middle + 48, f"×{state.gardeners}", NAME, align=0.5, limit=78)


def _temples(canvas: Canvas, state: State, words: Texts) -> None:
    """Draw four spaces each, entered from the left; beside them who is rewarded, and with what."""
    for temple, kind in enumerate(TEMPLES):
        left, top, right, _ = garden.TEMPLE_BOXES[temple]
        start = right - REWARDS[temple == ISHTAR]
        canvas.paste(art.temple(kind, 56), left + 38, top + 42)
        name = words.term("amyitis", "temple", kind)
        canvas.text(left + 72, top + 42, name, NAME, limit=start - left - 76)
        for space in range(TEMPLE_SPACES):
            x, y = _temple_space(temple, space)
            canvas.paste(sprites.panel(*SPACE, 12, PLASTER, STONE, 3), x, y)
            if space < len(state.temples[temple]):
                cube = state.temples[temple][space]
                canvas.paste(art.neutral(CUBE) if cube == NEUTRAL else sprites.token(cube, CUBE), x, y)
        for x in (left + 13, left + 313):
            canvas.paste(sprites.pointer(24, SHADE), x, _temple_space(temple, 0)[1])
        seats = rewarded(state, temple)
        for place in range(1 if len(state.players) == 2 else 2):
            y = _reward(temple, place)
            known = place < len(seats)
            canvas.paste(sprites.token(seats[place], 62) if known else sprites.free_seat(54), start + 31, y)
            x = start + 60.0
            for icon in rewards(kind, REWARD[len(rewards(kind)[0]) > 1])[place]:
                canvas.paste(icon, x + icon.width / 2, y)
                x += icon.width + 2


def _marks(canvas: Canvas, scene: Scene, events: Sequence[Event], colour: str, dashed: bool) -> None:
    """Frame new cubes on fields, rows that were harvested, who has passed; mark what came into temples."""
    state: State = scene.view.state
    for happened in events:
        if happened.kind.removesuffix(FORCED) == "passed" and happened.seat in state.passed:
            left, top, right, bottom = box = _turn(state, happened.seat)
            panels.frame(canvas, box, colour, dashed, pad=4)
            mark = sprites.token(happened.seat, 62, done=True)
            canvas.paste(mark, (left + right) / 2, (top + bottom) / 2)
    for happened, place in zip(events, places(scene, events), strict=True):
        if happened.kind in GREW and place:
            panels.frame(canvas, place.box, colour, dashed, pad=8)
    for row in garden.named([happened for happened in events if happened.kind in HARVESTS], "row"):
        panels.frame(canvas, _field_row(ROWS.index(row)), colour, dashed)
    for temple, name in enumerate(TEMPLES):
        there = [happened for happened in events if name in _temples_of(happened)]
        if there:
            _shift(canvas, temple, there, colour, dashed)


def _temples_of(happened: Event) -> list[str]:
    """Return the temples that an event is about."""
    return str(dict(happened.args).get("temple", "")).split("+")


def _shift(canvas: Canvas, temple: int, events: Sequence[Event], colour: str, dashed: bool) -> None:
    """Frame the cubes that came into a temple; draw how they pushed the others, and whose cubes out."""
    came = min(TEMPLE_SPACES, sum(happened.kind in CAME for happened in events))
    if not came:
        panels.frame(canvas, garden.TEMPLE_BOXES[temple], colour, dashed)
        return
    box = (*_temple_box(temple, 0)[:2], *_temple_box(temple, came - 1)[2:])
    panels.frame(canvas, box, colour, dashed, pad=4)
    out = [
        happened.seat for happened in events if happened.kind == "pushed-out" and happened.seat is not None
    ]
    left, right = box[0], garden.TEMPLE_BOXES[temple][2]
    end, y = right - 26 - 56 * len(out), box[1] - 29
    canvas.box(left, y - 9, end - 8, y + 9, PAPER, 9, INK, 2)
    canvas.box(left + 4, y - 5, end - 8, y + 5, colour, 5)
    canvas.paste(sprites.pointer(46, colour), end - 8, y)
    for i, seat in enumerate(out):
        canvas.paste(sprites.token(seat, 54), right - 36 - 56 * i, y)


def places(scene: Scene, events: Sequence[Event]) -> list[Place | None]:
    """Return where each event can be seen on the board: cubes where they are now, plants, rewards.

    Cubes of one seat that lie beside each other in a temple have one place together. An arrow above the
    temple's spaces shows how they pushed the others.
    """
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
                place = Place(_field_row(ROWS.index(args["row"])), card=garden.FIELDS)
            emptied.add(args["row"])
        elif happened.kind == "marduk":
            place = Place(_rewards(state, MARDUK), card=garden.TEMPLE_BOXES[MARDUK], spare=True)
        elif happened.kind in GREW and args["row"] not in emptied:
            row = ROWS.index(args["row"])
            later[args["row"]] += 1
            at = _field_space(row, len(state.fields[row]) - later[args["row"]])
            place = Place(_within(*at, *FIELD), card=garden.FIELDS)
        elif happened.kind == "entered":
            temple, space = TEMPLES.index(args["temple"]), later[args["temple"]]
            later[args["temple"]] += 1
            if state.temples[temple][space : space + 1] == [happened.seat]:
                entered[temple].append((len(found), space, happened.seat))
        elif happened.kind == "grey-entered":
            later.update(_temples_of(happened))
        elif kind == "planted":
            place = _token(
                happened.seat,
                garden.owner_at(garden.VIEW, PLOT[args["plot"]]),
                garden.owner_size(garden.VIEW),
            )
        elif kind == "irrigated":
            place = _token(
                happened.seat, garden.VIEW.section(SECTION[args["section"]]), garden.cube_size(garden.VIEW)
            )
        found.append(place)
    for temple, cubes in enumerate(entered):
        for run in _runs(cubes):
            card, way = garden.TEMPLE_BOXES[temple], _pushing(state, temple, run)
            if len(run) == 1:
                box = _within(*_temple_space(temple, run[0][1]), *SPACE)
            else:
                box = (*_temple_box(temple, run[0][1])[:2], *_temple_box(temple, run[-1][1])[2:])
            place = Place(box, way=way, card=card)
            for number, _, _ in run:
                found[number] = place
    return found[::-1]


def _rewards(state: State, temple: int) -> Box:
    """Return where the board tells whom a temple rewards, and with what."""
    _, top, right, bottom = garden.TEMPLE_BOXES[temple]
    one = len(rewarded(state, temple)) == 1
    return right - REWARDS[temple == ISHTAR], top + 6, right - 4, top + 78 if one else bottom - 6


def _token(seat: int | None, at: Point, size: int) -> Place:
    """Return the place of the mark of a seat, with its outline."""
    corners = () if seat is None else sprites.contour(seat, *at, size, MARK)
    return Place(panels.around(*at, size), corners)


def _within(x: float, y: float, width: int, height: int) -> Box:
    """Return a box within a space of this size: a frame outside it hides little of the next space."""
    return panels.around(x, y, width - 6, height - 6)


def spaces(scene: Scene) -> list[Box]:
    """Return where cubes and tokens can stand: in the garden, on fields, in temples."""
    return [
        *(garden.VIEW.cube_box(section) for section in SECTION.values()),
        *(garden.VIEW.tile_box(plot) for plot in PLOT.values()),
        *(
            panels.around(*_field_space(row, space), CUBE)
            for row in range(len(ROWS))
            for space in range(len(SPACES[row]))
        ),
        *(_temple_box(temple, space) for temple in range(len(TEMPLES)) for space in range(TEMPLE_SPACES)),
    ]


def _pushing(state: State, temple: int, run: Sequence[tuple[int, int, int | None]]) -> tuple[Point, ...]:
    """Return, above the spaces of a temple, the way of its latest cubes, if they pushed others."""
    there = len(state.temples[temple])
    if run[0][1] or there == len(run):
        return ()
    y = _temple_box(temple, 0)[1] - 24
    return (_temple_box(temple, 0)[0] - 14, y), (_temple_space(temple, len(run) - 1)[0] + 14, y)


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
            box = _field_row(ROWS.index(name))
        elif action.verb == "temple":
            box = garden.TEMPLE_BOXES[TEMPLES.index(name)]
        else:
            continue
        panels.frame(canvas, box, CHOICE)
        spots += [((box[2] - 14, box[1] + 14), given[action])] if action in given else []
    numbers.badges(canvas, spots)
