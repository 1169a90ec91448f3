"""The pictures of Amyitis: the garden with fields, temples and players; the caravan beside the crafts.

Draws the first picture of a view. Knows the state and what is printed on board and cards; of the rules, it
uses only what a place would bring. Legal moves are passed in as actions, past moves as events.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from PIL import Image

from engine.core import Event
from engine.games.amyitis.caravan import SIDES
from engine.games.amyitis.fields import SPACES
from engine.games.amyitis.garden import (
    EVERYWHERE,
    LEVEL,
    PLOT,
    PLOTS,
    QUALITY,
    SECTION,
    between,
    filled,
    foremost,
    gardeners_needed,
    members,
)
from engine.games.amyitis.layout import LAST_TILES
from engine.games.amyitis.state import GOODS, NEUTRAL, NOBODY, ROWS, TEMPLES, TILES, State
from engine.games.amyitis.temples import MARDUK_POINTS, rewarded
from engine.games.amyitis.temples import SPACES as TEMPLE_SPACES
from locales import Texts, texts
from render import numbers, panels, sprites
from render.boards import Region
from render.boards.amyitis import art, garden
from render.boards.amyitis.cover import scenery
from render.boards.amyitis.ground import GROUND
from render.boards.amyitis.market import about, detail
from render.boards.amyitis.players import players
from render.canvas import Box, Canvas
from render.pen import Pen, Point
from render.scene import Scene
from render.sprites import sprite
from render.theme import (
    BODY,
    CHOICE,
    INK,
    NAME,
    PAPER,
    PLASTER,
    SHADE,
    SMALL,
    SOFT,
    STONE,
    WHITE,
)

__all__ = ["GROUND", "HAS_DETAIL", "about", "board", "detail", "hand", "places", "scenery", "warm"]

HAS_DETAIL = True
LEGEND = (
    ((422, 65), (615, 973), (768, 792), (162, 662), (1023, 81), (338, 1142), (1351, 108), (1116, 1216)),
    ((1545, 62), (988, 137), (516, 742), (704, 589), (338, 592), (1514, 505), (1345, 900)),
)
"""The places of the numbers of the legend on the example's pictures, in px."""
RULES: Mapping[int, tuple[Region, ...]] = {
    2: (("detail", (1014, 48, 1552, 454)), ("board", (48, 48, 446, 218))),
    3: (("detail", (48, 48, 996, 1004)),),
    4: (("board", (48, 256, 1062, 1095)),),
    5: (("board", (48, 1108, 1059, 1314)),),
    6: (("board", (1078, 1222, 1552, 1314)),),
}
"""The parts of these pictures that pages of the rules show."""

OWNER = 62
"""px; the token of the owner on a plot."""
CUBE = 46
"""px; a cube on a channel."""
FIELD_STEP, FIELD_ROW = 64, 76
HARVESTS = ("row-won", "row-tied", "row-without-gardener")
"""The kinds of events in which all cubes leave a row of the fields."""
EXPLAINED = 6
"""The most plots whose prices are drawn; more would cover the garden, and the menu has the prices too."""


def warm() -> None:
    """Draw the base in advance."""
    garden.base()


def hand(scene: Scene) -> None:
    """Return None: nothing is hidden."""


def board(scene: Scene) -> Canvas:
    """Return the garden, the fields, the temples, the players."""
    state: State = scene.view.state
    words = texts(scene.lang)
    canvas = garden.base()
    _round(canvas, state, words)
    _fields(canvas, state)
    _plots(canvas, state)
    _water(canvas, state)
    _temples(canvas, state, words)
    players(canvas, scene, state)
    for events, colour, dashed in scene.marked:
        _marks(canvas, events, colour, dashed)
    for action in [action for action, _ in scene.numbered] or scene.choices:
        if action.verb == "plant":
            canvas.paste(_outline(CHOICE, dashed=False), *garden.face(PLOT[str(action.args[0])]))
    _cubes(canvas, state)
    if scene.numbered:
        _numbered(canvas, scene)
    else:
        _choices(canvas, scene, state)
    return canvas


def _round(canvas: Canvas, state: State, words: Texts) -> None:
    """Draw the round, who plays after whom and has passed, and how many tiles are left."""
    left, top, right, _ = garden.ROUND
    middle = (left + right) / 2
    canvas.text(middle, top + 40, words("render-amyitis-round", n=state.round), NAME, align=0.5)
    seats = len(state.players)
    order = [(state.start + turn) % seats for turn in range(seats)]
    panels.turns(canvas, middle, top + 100, order, order.index(state.turn) if state.ask else -1, state.passed)
    left_over = words("render-amyitis-tiles", n=state.left.bit_count(), last=LAST_TILES[seats])
    canvas.text(middle, top + 166, left_over, SMALL, SOFT, align=0.5, limit=right - left - 24)


def _field_row(row: int) -> Box:
    left, top, right, _ = garden.FIELDS
    y = top + 12 + row * FIELD_ROW
    return left + 8, y, right - 8, y + FIELD_ROW


def _field_space(row: int, space: int) -> Point:
    left, top, _, bottom = _field_row(row)
    return left + 38 + space * FIELD_STEP, (top + bottom) / 2


def _temple_space(temple: int, space: int) -> Point:
    left, top, _, _ = garden.TEMPLE_BOXES[temple]
    return left + 68 + space * 62, top + 107


def _fields(canvas: Canvas, state: State) -> None:
    """Draw two rows of goods with the cubes on them, and the gardeners to be won at their end."""
    for row in range(len(ROWS)):
        for space, good in enumerate(SPACES[row]):
            x, y = _field_space(row, space)
            worked = space < len(state.fields[row])
            canvas.paste(sprites.panel(58, 62, 12, PLASTER if worked else WHITE, STONE, 3), x, y)
            if worked:
                canvas.paste(sprites.token(state.fields[row][space], 48), x, y)
            else:
                canvas.paste(art.good(GOODS[good], 46), x, y)
    _, top, right, bottom = garden.FIELDS
    middle = (top + bottom) / 2
    canvas.paste(art.guild("gardener", 58), right - 44, middle - 18)
    canvas.text(right - 44, middle + 38, f"×{state.gardeners}", NAME, align=0.5)


def _plots(canvas: Canvas, state: State) -> None:
    """Draw the plants and whose they are, the empty sections on the sides of plots, and the tiles."""
    owner = {plot: seat for seat, player in enumerate(state.players) for plot in player.plots}
    for plot in owner:
        canvas.paste(garden.terrace(LEVEL[plot], planted=True), *garden.face(plot))
    for section in members(EVERYWHERE & ~filled(state.channels)):
        canvas.paste(garden.dry(), *garden.SECTION_AT[section])
    for plot in range(len(PLOTS)):
        x, y = garden.face(plot)
        if plot in owner:
            canvas.paste(sprites.token(owner[plot], OWNER), *_owner_at(plot))
        elif state.tiles[plot] != NOBODY:
            canvas.paste(_tile(state.tiles[plot], QUALITY[plot]), x, y)
        canvas.paste(_label(PLOTS[plot], plot in owner), x - 50, y)


def _owner_at(plot: int) -> Point:
    """Return where the token stands that says whose plants these are."""
    x, y = garden.face(plot)
    return x + 12, y - 2


@sprite
def _tile(number: int, quality: int) -> Image.Image:
    """Return a garden tile: what it asks for, its points, and what else it gives."""
    tile = TILES[number]
    gifts = [
        *[sprites.coin(160)] * tile.talents,
        *[sprites.camel(176)] * tile.camels,
        *[art.any_good(160)] * tile.goods,
        *[art.any_card(176)] * tile.guilds,
    ]
    pen = Pen(150, 150)
    down = 64 if gifts else 76
    pen.paste(art.dots(quality, 104), 75, down - 43)
    pen.paste(sprites.points(66 * 4, str(tile.points)), 88, down)
    for i, gift in enumerate(gifts):
        pen.paste(gift, 75 + (i - (len(gifts) - 1) / 2) * 44, 114)
    return pen.sheet()


@sprite
def _label(name: str, planted: bool) -> Image.Image:
    pen = Pen(52, 40)
    if planted:
        pen.box(3, 2, 49, 38, PAPER, 9)
    pen.text(26, 20, name, 37, INK)
    return pen.sheet()


def _water(canvas: Canvas, state: State) -> None:
    for section in members(filled(state.channels)):
        sprite, (x, y) = garden.water(section)
        canvas.paste(sprite, x, y)


def _cubes(canvas: Canvas, state: State) -> None:
    for owner, sections in enumerate(state.channels):
        cube = art.neutral(CUBE) if owner == NEUTRAL else sprites.token(owner, CUBE)
        for section in members(sections):
            canvas.paste(cube, *garden.SECTION_AT[section])


def _temples(canvas: Canvas, state: State, words: Texts) -> None:
    """Draw four spaces each, entered from the left; below them who is rewarded, and with what."""
    rewards = {
        "ishtar": ((sprites.camel(44), sprites.coin(36)), (sprites.coin(36), sprites.camel(44))),
        "marduk": tuple((sprites.points(52, str(points)),) for points in MARDUK_POINTS),
        "tammouz": ((art.craft("grower", 44),), (art.any_good(40),)),
    }
    for temple, kind in enumerate(TEMPLES):
        left, top, right, bottom = garden.TEMPLE_BOXES[temple]
        canvas.paste(art.temple(kind, 56), left + 44, top + 40)
        canvas.text(left + 84, top + 40, words.term("amyitis", "temple", kind), NAME, limit=right - left - 96)
        for space in range(TEMPLE_SPACES):
            x, y = _temple_space(temple, space)
            canvas.paste(sprites.panel(58, 60, 12, PLASTER, STONE, 3), x, y)
            if space < len(state.temples[temple]):
                cube = state.temples[temple][space]
                canvas.paste(art.neutral(46) if cube == NEUTRAL else sprites.token(cube, 46), x, y)
        canvas.paste(sprites.pointer(28, SHADE), left + 22, top + 107)
        canvas.paste(sprites.pointer(28, SHADE), right - 22, top + 107)
        seats = rewarded(state, temple)
        for place in range(1 if len(state.players) == 2 else 2):
            x, y = float(left + 36 + place * 152), bottom - 32
            if place < len(seats):
                canvas.paste(sprites.token(seats[place], 40), x, y)
            else:
                canvas.paste(sprites.free_seat(34), x, y)
            x += 26
            for icon in rewards[kind][place]:
                canvas.paste(icon, x + icon.width / 2, y)
                x += icon.width + 2


@sprite
def _outline(colour: str, dashed: bool) -> Image.Image:
    """Return a frame around the top of a terrace."""
    half = garden.HALF - 4
    pen = Pen(2 * half + 16, 2 * half + 16)
    middle = half + 8
    corners = [(middle, 8), (middle + half, middle), (middle, middle + half), (8, middle), (middle, 8)]
    pen.line(corners, PAPER, 11)
    if dashed:
        pen.dashes(corners, colour, 6, 14, 12)
    else:
        pen.line(corners, colour, 7)
    return pen.sheet()


def _named(events: Sequence[Event], name: str) -> Iterator[str]:
    """Yield the places of one kind that events name, each of several in one event."""
    values = (str(value) for happened in events for key, value in happened.args if key == name)
    yield from dict.fromkeys(place for value in values for place in value.split("+"))


def _marks(canvas: Canvas, events: Sequence[Event], colour: str, dashed: bool) -> None:
    for plot in _named(events, "plot"):
        canvas.paste(_outline(colour, dashed), *garden.face(PLOT[plot]))
    for section in _named(events, "section"):
        canvas.paste(sprites.ring(CUBE + 22, colour, dashed), *garden.SECTION_AT[SECTION[section]])
    for row in _named(events, "row"):
        panels.frame(canvas, _field_row(ROWS.index(row)), colour, dashed)
    for temple in _named(events, "temple"):
        panels.frame(canvas, garden.TEMPLE_BOXES[TEMPLES.index(temple)], colour, dashed)


def places(scene: Scene, events: Sequence[Event]) -> list[Box | None]:
    """Return where each event can be seen on the board: cubes where they are now, and plants."""
    state: State = scene.view.state
    later: Counter[str] = Counter()
    """How many cubes came into a row or a temple after an event."""
    emptied: set[str] = set()
    found: list[Box | None] = []
    for happened in reversed(events):
        args = {name: str(value) for name, value in happened.args}
        box = None
        if happened.kind in HARVESTS:
            emptied.add(args["row"])
        elif happened.kind == "grew" and args["row"] not in emptied:
            row = ROWS.index(args["row"])
            later[args["row"]] += 1
            box = panels.around(*_field_space(row, len(state.fields[row]) - later[args["row"]]), 58, 62)
        elif happened.kind in ("entered", "neutral-entered"):
            temple, space = TEMPLES.index(args["temple"]), later[args["temple"]]
            later[args["temple"]] += 1
            if state.temples[temple][space : space + 1] == [happened.seat]:  # no grey cube has a seat
                box = panels.around(*_temple_space(temple, space), 58, 60)
        elif happened.kind == "planted":
            box = panels.around(*_owner_at(PLOT[args["plot"]]), OWNER)
        elif happened.kind == "irrigated":
            box = panels.around(*garden.SECTION_AT[SECTION[args["section"]]], CUBE)
        found.append(box)
    return found[::-1]


def _choices(canvas: Canvas, scene: Scene, state: State) -> None:
    """Draw what may be chosen: sections by code, plots with the seat their water rewards, rows, temples."""
    offered: dict[str, list[str]] = {}
    for action in scene.choices:
        if action.args:
            offered.setdefault(action.verb, []).append(str(action.args[0]))
    for row in offered.get("field", ()):
        panels.frame(canvas, _field_row(ROWS.index(row)), CHOICE)
    for temple in offered.get("temple", ()):
        panels.frame(canvas, garden.TEMPLE_BOXES[TEMPLES.index(temple)], CHOICE)
    for name in offered.get("irrigate", ()):
        x, y = garden.tag_at(SECTION[name])
        width = 50 if len(name) < 6 else 62
        canvas.box(round(x) - width, round(y) - 21, round(x) + width, round(y) + 21, PAPER, 10, CHOICE, 4)
        canvas.text(x, y, name, SMALL, align=0.5)
    plots = offered.get("plant", ())
    for name in plots if len(plots) <= EXPLAINED else ():
        _offer(canvas, state, PLOT[name])
    if len(plots) == 1:
        planted = sum(1 << plot for player in state.players for plot in player.plots)
        dry = between(planted, PLOT[offered["plant"][0]]) & ~filled(state.channels)
        for section in members(dry):
            canvas.paste(art.neutral(CUBE), *garden.SECTION_AT[section])
            canvas.paste(sprites.ring(CUBE + 22, CHOICE, dashed=True), *garden.SECTION_AT[section])


def _numbered(canvas: Canvas, scene: Scene) -> None:
    """Draw the numbered choices: plots, rows and temples framed, sections ringed."""
    spots: list[tuple[Point, int]] = []
    for action, number in scene.numbered:
        name = str(action.args[0]) if action.args else ""
        box = None
        if action.verb == "plant":
            spots.append((garden.face(PLOT[name]), number))
        elif action.verb == "irrigate":
            spots.append((garden.SECTION_AT[SECTION[name]], number))
        elif action.verb == "field":
            box = _field_row(ROWS.index(name))
        elif action.verb == "temple":
            box = garden.TEMPLE_BOXES[TEMPLES.index(name)]
        if box:
            panels.frame(canvas, box, CHOICE)
            spots.append(((box[2] - 14, box[1] + 14), number))
    numbers.badges(canvas, spots)


def _offer(canvas: Canvas, state: State, plot: int) -> None:
    """Draw what planting there costs in gardeners, and the points that its water brings, and to whom."""
    x, y = garden.face(plot)
    quality = SIDES[state.plants[state.caravan]].quality
    parts: list[tuple[Image.Image, str]] = []
    if needed := gardeners_needed(plot, quality):
        parts.append((art.guild("gardener", 38), f"-{needed}"))
    seat = foremost(state.channels, plot)
    if seat != NOBODY:
        parts.append((sprites.token(seat, 38), f"+{quality}"))
    if not parts:
        return
    width = 92 * len(parts) + 8
    left = round(x) - width // 2
    canvas.box(left, round(y) + 78, left + width, round(y) + 124, PAPER, 12, CHOICE, 4)
    for i, (icon, text) in enumerate(parts):
        canvas.paste(icon, left + 30 + 92 * i, y + 101)
        canvas.text(left + 54 + 92 * i, y + 101, text, BODY)
