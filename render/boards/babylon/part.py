"""What a question of Babylon is about, large, below the headline: the quarry, the garden with the tiles in
hand, or one place with the ways to turn a tile or to pay for it.

It can be read where the picture is 264 px wide. Knows the state; legal moves are passed in as actions.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engine.core import Action, Event
from engine.games.babylon.garden import storey_of
from engine.games.babylon.state import CELL as CELLS
from engine.games.babylon.state import NONE, SIDE, TILES, Garden, State
from locales import Texts, texts
from render import headline, numbers, panels
from render.boards.babylon import art, garden, marks, meadow, oblique, offers, printed, quarry
from render.boards.babylon.garden import Plot
from render.boards.babylon.ground import GROUND, PICKED, THIN
from render.boards.babylon.oblique import Area
from render.boards.babylon.offers import Offer
from render.canvas import Canvas, cached, overlap
from render.panels import Box
from render.pen import Point
from render.scene import Scene
from render.text import width, wrapped
from render.theme import CHOICE, DISPLAY, GAP, INK, MARGIN, PAPER, SOFT, STONE

CELL = 104
RISE = 26
"""px; how much higher each storey appears as a rule: the garden is seen obliquely from the south."""
AROUND, FEWEST = 1, (4, 3)
"""Columns and rows that are shown around what is built and may be chosen; and the fewest in all of both."""
HEADROOM = 62
"""px above the garden, for what stands high in its north."""
LABELS = 52
"""px; beside and below the garden, for the names of its rows and columns."""
PAD, EAST = 18, 34
"""px; around a garden, and east of a whole one."""
WORDS = 48
"""px; the size of words: 10 px where a picture 1260 px wide is shown 264 px wide."""
BADGE, AT_STACK = 88, 60
"""px; the number of a choice, and that of a stack."""
SLAB, LOW_SLAB = 155, 140
"""px; a tile in hand: above its name, and beside it."""
CARD, ROUND, OTHER, NAMED, PITCH = 15, 24, 4, 35, 48
"""px; around a tile on its card; the corners of that, and its frame while another is chosen; from a tile
down to the middle of its name; and to the next line of that.
"""
FADED = THIN / panels.VEIL
"""The share of the usual veil over a garden in which places are offered: what lies around them counts."""
PILLAR, COUNTED, APART = 190, 120, 75
"""px; a column beside tiles that may be kept, how many there are below it, and how far both are from the
middle between them.
"""
STOCK, TALLY, SECOND = 100, 96, 130
"""px; a column on the card of those in hand, how many there are, and a double one below that."""
SIDE_BY_SIDE, STORE_ROOM, DOUBLE, LEAST = 36, 170, 90, 24
"""px; where tiles in hand that are side by side begin; the room for columns, that for a double one, and the
least between all these.
"""
TOP = MARGIN + headline.HEIGHT + GAP
"""px; where the part begins, below the headline."""
PLOT = Plot(MARGIN + PAD + LABELS, TOP + HEADROOM, CELL, RISE)
GARDEN: Box = (MARGIN, TOP, PLOT.left + 8 * CELL + EAST, PLOT.top + 8 * CELL + LABELS + PAD)
COLUMN: Box = (GARDEN[2] + 4, TOP + PAD, GARDEN[2] + 4 + 184, GARDEN[3] - PAD)
"""What the player holds, beside the garden."""
FIELD: Box = (MARGIN, TOP, COLUMN[2] + PAD, GARDEN[3])
"""The land with both."""
KEEP = 356
"""px; a tile that may be kept."""
KEPT: Box = (MARGIN, TOP, MARGIN + 836, TOP + KEEP + 140)
STORE: Box = (KEPT[2] + GAP, TOP, KEPT[2] + GAP + 216, KEPT[3])
"""Tiles that may be kept, and the columns beside them."""
STACKS: Box = (MARGIN, TOP, MARGIN + 4 * quarry.LARGE.across + 16, TOP + 4 * quarry.LARGE.down + 16)
"""The quarry alone."""
QUARTERS = 4
"""Parts of a garden; where all may be chosen, nothing is faded."""
SHOWN = 4
"""Columns and rows that are shown around a chosen place, as large as in the whole garden."""
PLACE: Box = (MARGIN, TOP, PLOT.left + SHOWN * CELL + PAD, PLOT.top + SHOWN * CELL + LABELS + PAD)
"""A place of the garden with what is around it."""
WAYS: Box = (PLACE[2] + GAP, TOP, PLACE[2] + GAP + 596, PLACE[3])
"""The ways to turn a tile, or to pay for it, beside its place."""


@cached
def _base(fill: str, *boxes: Box) -> Canvas:
    """Return the border, as wide and high as some boxes need, and these boxes."""
    right, bottom = (max(box[i] for box in boxes) for i in (2, 3))
    canvas = Canvas.blank(GROUND, bottom + MARGIN, right + MARGIN)
    for box in boxes:
        canvas.box(*box, fill, meadow.ROUND)
    return canvas


@cached
def _land(land: Box, *boxes: Box) -> Canvas:
    """Return the same, with the land around a garden in the first box; with a view beside what is held."""
    canvas, (left, top, right, bottom) = _base(PAPER, land, *boxes), land
    canvas.put(meadow.around(right - left, bottom - top, view=land == FIELD), left, top)
    return canvas


def _slope(bottom: int) -> Canvas:
    """Return the border and the land around a garden that has all of the picture, down to a px."""
    left, top, right, _ = GARDEN
    canvas = _base(meadow.FRONT, (left, top, right, bottom))
    canvas.lay(meadow.slope(), (0, 0, right - left, bottom - top - meadow.ROUND), left, top)
    return canvas


@cached
def _rack(size: quarry.Size) -> Canvas:
    """Return the border and the quarry without its tiles."""
    canvas = Canvas.blank(GROUND, STACKS[3] + MARGIN, STACKS[2] + MARGIN)
    quarry.panel(canvas, STACKS, size)
    return canvas


def warm() -> None:
    """Draw the bases in advance."""
    _base(PAPER, KEPT, STORE)
    for boxes in ((FIELD,), (PLACE, WAYS)):
        _land(*boxes)
    for size in (quarry.LARGE, quarry.PLAIN):
        _rack(size)
    for shown in (*range(oblique.SIZES[0], SIDE - 1), SIDE):
        garden.warm(shown, shown, SIDE * CELL // shown)
    for name in CELLS:
        art.pin(offers.PIN, CHOICE, name)


def draw(scene: Scene) -> Canvas:
    """Return the part that the choices are about."""
    if {action.verb for action in scene.choices} & {"take", "rm"}:
        return _quarry(scene)
    if all(action.verb in ("keep", "end") for action in scene.choices):
        return _tiles(scene)
    offer = offers.building(scene.view.state, scene.choices)
    if offer and offer.cell and not scene.numbered:
        return _place(scene, offer)
    return _garden(scene, offer)


def _headed(canvas: Canvas, scene: Scene) -> Canvas:
    headline.draw(canvas, "babylon", scene, right=canvas.size[0] - MARGIN)
    return canvas


def _quarry(scene: Scene) -> Canvas:
    """Draw the quarry alone, with the stacks that may be chosen; others are faded."""
    state: State = scene.view.state
    size = quarry.LARGE if quarry.earns(state) else quarry.PLAIN
    canvas = _headed(_rack(size), scene)
    offered = {int(action.args[0]) - 1 for action in scene.choices if action.verb in ("rm", "take")}
    others = [stack for stack, tile in enumerate(state.quarry) if tile != NONE and stack not in offered]
    quarry.draw(canvas, STACKS, state, size)
    quarry.offer(canvas, STACKS, sorted(offered), size)
    quarry.fade(canvas, STACKS, others, size)
    numbers.badges(canvas, marks.numbered_stacks(STACKS, scene.numbered, size), AT_STACK)
    return canvas


def _tiles(scene: Scene) -> Canvas:
    """Draw the tiles of which one may be kept, large, and the columns."""
    state: State = scene.view.state
    canvas, words = _headed(_base(PAPER, KEPT, STORE), scene), texts(scene.lang)
    player = state.players[state.asked]
    left, top, right, bottom = KEPT
    numbered = {str(action.args[0]): n for action, n in scene.numbered if action.verb == "keep"}
    offered = {str(action.args[0]) for action in scene.choices if action.verb == "keep"}
    step, spots = (right - left) / 2, list[tuple[Point, int]]()
    for i, (which, tile) in enumerate((("new", state.new), ("old", player.spare))):
        x, y = round(left + (i + 0.5) * step), top + round(PAD + KEEP / 2 + 22)
        text, half = words(f"render-babylon-{which}"), KEEP // 2
        if which in offered:
            _card(canvas, (x - half - CARD, y - half - CARD, x + half + CARD, bottom - CARD))
        canvas.text(x, bottom - 58, text, WORDS, align=0.5, limit=round(step) - PAD)
        canvas.paste(art.no_tile(KEEP) if tile == NONE else art.slab(TILES[tile].code, KEEP), x, y)
        if which in numbered:
            spots.append(((x + KEEP / 2 - 10, y - KEEP / 2 + 10), numbered[which]))
    x, y = (STORE[0] + STORE[2]) / 2, (top + bottom) / 2
    canvas.paste(art.column(PILLAR, faded=not player.singles), x, y - APART)
    ink = INK if player.singles else SOFT
    canvas.text(x, y + APART, str(player.singles), COUNTED, ink, align=0.5)
    numbers.badges(canvas, spots, BADGE)
    return canvas


def _garden(scene: Scene, offer: Offer | None) -> Canvas:
    """Draw the garden with what may be chosen and, as long as there are tiles to build, what the player holds
    beside it.
    """
    state: State = scene.view.state
    holds = _holds(state)
    plot, meant = plot_of(scene), _meant(scene, offer)
    canvas = _headed(_land(FIELD) if holds else _slope(plot.box[3] + LABELS + PAD), scene)
    spots = _held(canvas, scene, texts(scene.lang)) if holds else []
    garden.board(canvas, plot, WORDS)
    quarters = offers.open_parts(canvas, plot, scene.parts, TOP)
    yard = printed.garden_of(state, state.asked)
    garden.draw(canvas, plot, yard)
    taken = [action for action in scene.choices if action.verb == "deco"]
    taken += (action for action, _ in scene.numbered if action.verb == "build")
    garden.number(canvas, plot, yard, offers.cells_of(taken))
    left, top, right, bottom = plot.box
    within = (left, TOP, right, bottom)
    if meant is not None:
        tiles = garden.tops(plot, yard)
        places = [*offers.places(plot, yard, meant), *_drafted(plot, scene)]
        over, above = (map(panels.corners, boxes) for boxes in (tiles, places))
        panels.veil(canvas, within, [panels.corners(within)], over=over, above=above, share=FADED)
    elif 0 < len(quarters) < QUARTERS:
        others = (box for box in garden.tops(plot, yard) if not any(overlap(box, one) for one in quarters))
        shown = (left, TOP, right, top), *quarters
        over = map(panels.corners, others)
        panels.veil(canvas, within, map(panels.corners, shown), over=over)
    _mark(canvas, plot, scene)
    if scene.parts or scene.numbered:
        if not scene.parts:
            numbered = [action for action, _ in scene.numbered]
            offers.decorations(canvas, plot, yard, [one for one in scene.choices if one not in numbered])
        for point, size, number in offers.parts(plot, yard, scene.parts):
            numbers.badges(canvas, [(point, number)], size)
        found, medals = offers.numbered(canvas, plot, state, scene.numbered)
        spots += found
        if not scene.parts:
            hiding = [*(spot for spot, _ in spots), *medals]
            offers.more(canvas, plot, yard, scene.choices, scene.numbered, hiding)
        numbers.badges(canvas, spots, BADGE)
        return canvas
    offers.decorations(canvas, plot, yard, scene.choices)
    if offer:
        offers.anchors(canvas, plot, offer)
    return canvas


def _holds(state: State) -> bool:
    """Return True if the player who is asked has a tile in hand."""
    return state.new != NONE or state.players[state.asked].spare != NONE


def _meant(scene: Scene, offer: Offer | None) -> list[Action] | None:
    """Return the actions whose places keep their colours while the rest is faded, or None if nothing is.

    The tiles of numbered ones are drawn later, and pins all over the board leave nothing to fade.
    """
    if offer and not scene.numbered:
        return list(scene.choices) if offer.is_aligned else None
    shown = [action for action, _ in scene.numbered] or scene.choices
    return None if scene.parts else [action for action in shown if action.verb == "deco"]


def plot_of(scene: Scene) -> Plot:
    """Return how the garden lies: all that is built and may be chosen, as large as there is room.

    Nothing is cut, and as a rule the garden is whole in all steps of building, so that places are found
    again. Once only decorations may be chosen, no more is shown than the tiles that these are on and those
    around them.
    """
    state: State = scene.view.state
    yard = state.players[state.asked].garden
    shown: Sequence[Action] = [action for action, _ in scene.numbered] or scene.choices
    cells, builds = offers.cells_of(scene.choices), bool(offers.anchors_of(scene.choices))
    if scene.parts or not cells:
        return laid(yard, (), PLOT.part, PLOT.box)
    if not builds and not _holds(state):
        part = garden.window(yard, oblique.standing_on(yard, cells), *FEWEST)
    else:
        *corner, size = oblique.part_around(yard, oblique.built(yard).union(cells), AROUND, fewest=FEWEST[0])
        part = corner[0], corner[1], size, size
    return laid(yard, offers.planned(shown), part, PLOT.box)


def laid(yard: Garden, planned: Iterable[tuple[int, int]], part: garden.Part, box: Box) -> Plot:
    """Return how a part of a garden lies in a box: as large as there is room, all storeys below the headline.

    `planned` has the cells of tiles that may be built, with their storeys.
    """
    (left, top, right, _), (west, north, columns, _) = box, part
    size = (right - left) // columns
    plot = Plot(left - west * size, top - north * size, size, RISE, part)
    tall = [(cell, storey_of(yard, cell)) for cell in plot.cells] + [*planned]
    rooms = ((HEADROOM + (cell // SIDE - north) * size) // storey for cell, storey in tall if storey)
    return plot._replace(rise=min((round(RISE * size / CELL), *rooms)))


def _place(scene: Scene, offer: Offer) -> Canvas:
    """Draw the chosen place with what is around it and, beside it, the ways that are left."""
    canvas, around = _headed(_land(PLACE, WAYS), scene), place_of(offer)
    garden.board(canvas, around, WORDS)
    garden.draw(canvas, around, printed.garden_of(scene.view.state, scene.view.state.asked))
    garden.number(canvas, around, offer.garden, offer.cells)
    _mark(canvas, around, scene)
    offers.place(canvas, around, offer)
    (offers.prices if offer.is_turned else offers.turns)(canvas, WAYS, offer, texts(scene.lang))
    return canvas


def place_of(offer: Offer) -> Plot:
    """Return how the part of the garden lies that is around a place and cuts few tiles."""
    *corner, size = oblique.part_around(offer.garden, offer.cells, SHOWN - 2, SHOWN)
    part, box = (corner[0], corner[1], size, size), (PLOT.left, PLOT.top, PLACE[2] - PAD, PLACE[3])
    return laid(offer.garden, offers.planned(offer.actions), part, box)


def _mark(canvas: Canvas, plot: Plot, scene: Scene) -> None:
    """Mark what changed in the garden of the player who is asked."""
    state: State = scene.view.state
    for events, colour, dashed in scene.marked:
        mark(canvas, plot, state.players[state.asked].garden, state.asked, events, colour, dashed)


def mark(
    canvas: Canvas, plot: Plot, yard: Garden, seat: int, events: Sequence[Event], colour: str, dashed: bool
) -> None:
    """Mark what a seat has built and decorated in the part that is shown of its garden.

    A decoration on a tile that is marked needs no frame of its own.
    """
    found = areas(yard, events, seat)
    tiles = frozenset[int]().union(*(area.cells for one, area in found if one.kind == "built"))
    shown = [
        one
        for one, area in found
        if area.cells <= {*plot.cells} and (one.kind == "built" or not area.cells <= tiles)
    ]
    marks.built(canvas, plot, yard, shown, seat, colour, dashed)


def areas(yard: Garden, events: Iterable[Event], seat: int) -> list[tuple[Event, Area]]:
    """Return what a seat has built and decorated, and where."""
    places = ((one, marks.place_of(yard, one)) for one in events if one.seat == seat)
    return [(one, oblique.area(*place)) for one, place in places if place]


def _drafted(plot: Plot, scene: Scene) -> Iterator[Box]:
    """Yield the boxes of what is drafted in the garden: it keeps its colours."""
    state: State = scene.view.state
    for _, area in areas(state.players[state.asked].garden, scene.draft, state.asked):
        size = plot.size
        for left, top in (plot.corner(cell, area.storey) for cell in area.cells):
            yield left, top, left + size, top + size


def _card(canvas: Canvas, box: Box, line: int = marks.FIRM, fill: str = PAPER) -> None:
    """Draw what is below a tile, with a frame if it may be chosen."""
    canvas.box(*box, fill, ROUND, CHOICE if line else "", line)


def _held(canvas: Canvas, scene: Scene, words: Texts) -> list[tuple[Point, int]]:
    """Draw what the player holds beside the garden, each thing on a card: the new tile and the stored one,
    framed if they may be chosen, the one whose places are shown as these are and the other less; at the
    lower end the columns and, if not all places have numbers, how many do, below the sign of the others: as
    a rule there is room for that.

    Return where the numbers of choices between the tiles go.
    """
    state: State = scene.view.state
    player = state.players[state.asked]
    offered = {str(action.args[0]) for action in scene.choices if action.verb in ("build", "keep")}
    chosen = {str(action.args[0]) for action, _ in scene.numbered if action.verb == "build"}
    if len(offered) == 1 and all(action.verb == "build" for action in scene.choices):
        chosen |= offered
    keeping = {str(action.args[0]): number for action, number in scene.numbered if action.verb == "keep"}
    (left, y, right, _), spots = COLUMN, list[tuple[Point, int]]()
    x, room = (left + right) / 2, right - left - 2 * CARD
    for which, tile in (("new", state.new), ("old", player.spare)):
        if tile == NONE:
            continue
        lines = wrapped(words(f"render-babylon-{which}"), WORDS, room, True)[:2]
        named = y + CARD + SLAB + NAMED
        card = left, y, right, named + PITCH * (len(lines) - 1) + PITCH // 2 + CARD
        if which in chosen:
            _card(canvas, card, fill=PICKED)
        else:
            _card(canvas, card, (OTHER if chosen else marks.FIRM) * (which in offered and not scene.parts))
        canvas.paste(art.slab(TILES[tile].code, SLAB), x, y + CARD + SLAB / 2)
        for line, text in enumerate(lines):
            canvas.text(x, named + PITCH * line, text, WORDS, align=0.5, limit=room)
        if offered | chosen and which not in offered | chosen:
            panels.veil(canvas, card, ())
        if which in keeping:
            spots.append(((right - CARD, y + CARD), keeping[which]))
        y = card[3] + GAP
    high = CARD + STOCK + CARD + (SECOND if state.doubles else 0)
    numbered = [action for action, _ in scene.numbered]
    shown, every = len(offers.anchors_of(numbered)), len(offers.anchors_of(scene.choices))
    lines = wrapped(words("render-babylon-places", shown=shown, places=every), WORDS, room, True)
    free, counted = COLUMN[3] - y - high - GAP, 2 * CARD + PITCH * len(lines)
    sign = offers.OTHER if counted + offers.OTHER <= free else 0
    counted = counted + sign if 0 < shown < every and counted <= free else 0
    y = max(y, COLUMN[3] - high - (GAP + counted) * bool(counted))
    canvas.box(left, y, right, y + high, PAPER, ROUND)
    middle, ink = y + CARD + STOCK / 2, INK if player.singles else SOFT
    count, column = str(player.singles), art.column(STOCK, faded=not player.singles)
    begin = x - (column.width + width(count, TALLY)) / 2
    canvas.put(column, round(begin), round(middle - column.height / 2))
    canvas.text(begin + column.width, middle + STOCK * 0.1, count, TALLY, ink)
    if state.doubles:
        middle += STOCK / 2 + SECOND / 2
        canvas.text(x - 40, middle, "+", DISPLAY, INK, align=0.5)
        canvas.paste(art.column(SECOND, 2), x + 24, middle)
    if counted:
        y += high + GAP
        canvas.box(left, y, right, y + counted, PAPER, ROUND)
        if sign:
            canvas.paste(art.open_place(sign, CHOICE), x, y + CARD + sign / 2 - 2)
        for line, text in enumerate(lines):
            canvas.text(x, y + CARD + sign + PITCH * (line + 0.5), text, WORDS, align=0.5, limit=room)
    return spots


def held(canvas: Canvas, box: Box, state: State, seat: int, words: Texts) -> None:
    """Draw the new tile, the stored one and the columns beside each other."""
    left, top, right, bottom = box
    player, y = state.players[seat], (top + bottom) / 2
    tiles = state.new if seat == state.asked else NONE, player.spare
    doubles = state.doubles and seat == state.asked
    each = (right - left - SIDE_BY_SIDE - STORE_ROOM - DOUBLE * bool(doubles)) / 2
    room = round(each - LOW_SLAB - 22 - LEAST)
    names = [wrapped(words(f"render-babylon-{which}"), WORDS, room, True)[:2] for which in ("new", "old")]
    wide = [LOW_SLAB + 22 + max(width(line, WORDS) for line in lines) for lines in names]
    gap = each - sum(wide) / 2
    for i, (tile, lines) in enumerate(zip(tiles, names, strict=True)):
        x = left + SIDE_BY_SIDE + LOW_SLAB / 2 + i * (wide[0] + gap)
        ink = INK if tile != NONE else STONE
        for line, text in enumerate(lines):
            beside = y + (line - (len(lines) - 1) / 2) * 50
            canvas.text(x + LOW_SLAB / 2 + 22, beside, text, WORDS, ink, limit=room)
        canvas.paste(art.no_tile(LOW_SLAB) if tile == NONE else art.slab(TILES[tile].code, LOW_SLAB), x, y)
    x = right - STORE_ROOM + 30 - DOUBLE * bool(doubles)
    canvas.paste(art.column(84, faded=not player.singles), x, y)
    number = canvas.text(x + 42, y + 8, str(player.singles), DISPLAY, INK if player.singles else SOFT)
    if doubles:
        canvas.text(x + 90 + number, y, "+", DISPLAY, INK)
        canvas.paste(art.column(96, 2), x + 174 + number, y)
