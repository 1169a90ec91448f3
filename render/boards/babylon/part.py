"""What a question of Babylon is about, large, below the headline: the quarry, the garden with the tiles in
hand, or one place with the ways to turn a tile or to pay for it.

It can be read where the picture is 264 px wide. Knows the state; legal moves are passed in as actions.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from engine.core import Action
from engine.games.babylon.garden import storey_of
from engine.games.babylon.state import CELL as CELLS
from engine.games.babylon.state import NONE, SIDE, TILES, Garden, State
from locales import Texts, texts
from render import headline, numbers, panels
from render.boards.babylon import art, garden, marks, oblique, offers, printed, quarry
from render.boards.babylon.garden import Plot
from render.boards.babylon.ground import GRASS, GROUND, PICKED
from render.boards.babylon.offers import Offer
from render.canvas import Canvas, cached, overlap
from render.panels import Box
from render.pen import Point
from render.scene import Scene
from render.text import width, wrapped
from render.theme import CHOICE, DISPLAY, DRAFT, GAP, INK, MARGIN, PAPER, SOFT, STONE

CELL = 104
RISE = 26
"""px; how much higher each storey appears as a rule: the garden is seen obliquely from the south."""
AROUND = 1
"""Columns and rows that are shown with places that may be chosen, as a rule."""
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
SLAB, LOW_SLAB = 160, 140
"""px; a tile in hand: above its name, and beside it."""
CARD, ROUND, CHOSEN, NAMED, PITCH = 18, 24, 16, 40, 48
"""px; around a tile on its card; the corners of that, and its frame if it is chosen; from a tile down to the
middle of its name; and to the next line of that.
"""
PILLAR, COUNTED, APART = 190, 120, 75
"""px; a column beside tiles that may be kept, how many there are below it, and how far both are from the
middle between them.
"""
STORED, STORED_ALONE = 734, 784
"""px; from the upper edge to columns below tiles, with a double one below them and without."""
ALONE = (136, 108, 58)
"""px; columns below tiles without a double one: their height, their number, and from their middle to that."""
SECOND = (96, 136)
"""px; a double column beside tiles that are side by side, and below them."""
SIDE_BY_SIDE, STOCK, DOUBLE, LEAST = 36, 170, 90, 24
"""px; where tiles in hand that are side by side begin; the room for columns, that for a double one, and the
least between all these.
"""
TOP = MARGIN + headline.HEIGHT + GAP
"""px; where the part begins, below the headline."""
PLOT = Plot(MARGIN + PAD + LABELS, TOP + HEADROOM, CELL, RISE)
GARDEN: Box = (MARGIN, TOP, PLOT.left + 8 * CELL + EAST, PLOT.top + 8 * CELL + LABELS + PAD)
COLUMN: Box = (GARDEN[2] + GAP, TOP, GARDEN[2] + GAP + 216, GARDEN[3])
"""What the player holds, beside the garden."""
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
def _base(*boxes: Box) -> Canvas:
    """Return the border, as wide and high as some boxes need, and these boxes."""
    right, bottom = (max(box[i] for box in boxes) for i in (2, 3))
    canvas = Canvas.blank(GROUND, bottom + MARGIN, right + MARGIN)
    for box in boxes:
        canvas.box(*box, GRASS if box in (GARDEN, PLACE) else PAPER, 16)
    return canvas


@cached
def _rack(size: quarry.Size) -> Canvas:
    """Return the border and the quarry without its tiles."""
    canvas = Canvas.blank(GROUND, STACKS[3] + MARGIN, STACKS[2] + MARGIN)
    quarry.panel(canvas, STACKS, size)
    return canvas


def warm() -> None:
    """Draw the bases in advance."""
    for boxes in ((GARDEN, COLUMN), (KEPT, STORE), (PLACE, WAYS)):
        _base(*boxes)
    for size in (quarry.LARGE, quarry.PLAIN):
        _rack(size)
    for shown in (*range(oblique.SIZES[0], SIDE - 1), SIDE):
        garden.warm(shown, SIDE * CELL // shown)
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
    canvas, words, player = _headed(_base(KEPT, STORE), scene), texts(scene.lang), state.players[state.asked]
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
    """Draw the garden and, beside it, what the player holds, with what may be chosen."""
    canvas = _headed(_base(GARDEN, COLUMN), scene)
    spots = _held(canvas, COLUMN, scene, texts(scene.lang))
    plot, meant = plot_of(scene), _meant(scene, offer)
    garden.board(canvas, plot, WORDS)
    quarters = offers.open_parts(canvas, plot, scene.parts, TOP)
    yard = printed.garden_of(scene.view.state, scene.view.state.asked)
    garden.draw(canvas, plot, yard)
    taken = [action for action in scene.choices if action.verb == "deco"]
    taken += (action for action, _ in scene.numbered if action.verb == "build")
    garden.number(canvas, plot, yard, offers.cells_of(taken))
    left, top, right, bottom = plot.box
    within = (left, TOP, right, bottom)
    if meant is not None:
        tiles, places = garden.tops(plot, yard), offers.places(plot, yard, meant)
        over, above = (map(panels.corners, boxes) for boxes in (tiles, places))
        panels.veil(canvas, within, [panels.corners(within)], over=over, above=above)
    elif 0 < len(quarters) < QUARTERS:
        others = (box for box in garden.tops(plot, yard) if not any(overlap(box, one) for one in quarters))
        shown = (left, TOP, right, top), *quarters
        over = map(panels.corners, others)
        panels.veil(canvas, within, map(panels.corners, shown), over=over)
    _mark(canvas, plot, scene)
    if scene.parts or scene.numbered:
        for point, size, number in offers.parts(plot, yard, scene.parts):
            numbers.badges(canvas, [(point, number)], size)
        spots += offers.numbered(canvas, plot, scene.view.state, scene.numbered)
        numbers.badges(canvas, spots, BADGE)
        return canvas
    offers.decorations(canvas, plot, yard, scene.choices)
    if offer:
        offers.anchors(canvas, plot, offer)
    return canvas


def _meant(scene: Scene, offer: Offer | None) -> list[Action] | None:
    """Return the actions whose places keep their colours while the rest is faded, or None if nothing is.

    The tiles of numbered ones are drawn later, and pins all over the board leave nothing to fade.
    """
    if offer and not scene.numbered:
        return list(scene.choices) if offer.is_aligned else None
    shown = [action for action, _ in scene.numbered] or scene.choices
    return None if scene.parts else [action for action in shown if action.verb == "deco"]


def plot_of(scene: Scene) -> Plot:
    """Return how the garden lies: the part of it around all places that may be chosen, as large as there is
    room, or whole.
    """
    state: State = scene.view.state
    yard = state.players[state.asked].garden
    shown: Sequence[Action] = [action for action, _ in scene.numbered] or scene.choices
    cells = offers.cells_of(shown)
    if scene.parts or not cells:
        return _plot(yard, (), PLOT.part, PLOT.box)
    own = (one for events, *_ in scene.marked for one in events if one.seat == state.asked)
    cells = cells.union(*(oblique.area(*place).cells for one in own if (place := marks.place_of(yard, one))))
    planned = offers.planned(shown)
    return _plot(yard, planned, _part_around(yard, cells), PLOT.box)


def _part_around(yard: Garden, cells: set[int]) -> tuple[int, int, int]:
    """Return the part of a garden around some cells: more of it if these would rise over its upper edge."""
    part = oblique.part_around(yard, cells, AROUND)
    tight = 0 < part[1] == min(cells) // SIDE
    return oblique.part_around(yard, cells, AROUND + 1) if tight else part


def _plot(yard: Garden, planned: Iterable[tuple[int, int]], part: tuple[int, int, int], box: Box) -> Plot:
    """Return how a part of a garden lies in a box: as large as there is room, all storeys below the headline.

    `planned` has the cells of tiles that may be built, with their storeys.
    """
    (left, top, right, _), (west, north, shown) = box, part
    size = (right - left) // shown
    plot = Plot(left - west * size, top - north * size, size, RISE, part)
    tall = [(cell, storey_of(yard, cell)) for cell in plot.cells] + [*planned]
    rooms = ((HEADROOM + (cell // SIDE - north) * size) // storey for cell, storey in tall if storey)
    return plot._replace(rise=min((round(RISE * size / CELL), *rooms)))


def _place(scene: Scene, offer: Offer) -> Canvas:
    """Draw the chosen place with what is around it and, beside it, the ways that are left."""
    canvas, around = _headed(_base(PLACE, WAYS), scene), place_of(offer)
    garden.board(canvas, around, WORDS)
    garden.draw(canvas, around, printed.garden_of(scene.view.state, scene.view.state.asked))
    garden.number(canvas, around, offer.garden, offer.cells)
    _mark(canvas, around, scene)
    offers.place(canvas, around, offer)
    (offers.prices if offer.is_turned else offers.turns)(canvas, WAYS, offer, texts(scene.lang))
    return canvas


def place_of(offer: Offer) -> Plot:
    """Return how the part of the garden lies that is around a place and cuts few tiles."""
    part = oblique.part_around(offer.garden, offer.cells, SHOWN - 2, SHOWN)
    box = (PLOT.left, PLOT.top, PLACE[2] - PAD, PLACE[3])
    return _plot(offer.garden, offers.planned(offer.actions), part, box)


def _mark(canvas: Canvas, plot: Plot, scene: Scene) -> None:
    """Mark what changed in the part that is shown of the garden of the player who is asked."""
    state: State = scene.view.state
    yard = state.players[state.asked].garden
    for events, colour, dashed in scene.marked:
        places = ((one, marks.place_of(yard, one)) for one in events if one.seat == state.asked)
        shown = [one for one, place in places if place and oblique.area(*place).cells <= {*plot.cells}]
        marks.built(canvas, plot, yard, shown, state.asked, colour, dashed)


def _card(canvas: Canvas, box: Box, *, chosen: bool = False) -> None:
    """Draw what is below a tile that may be chosen, or that is: then its frame is thicker, and
    it has a colour.
    """
    fill, colour, line = (PICKED, DRAFT, CHOSEN) if chosen else (PAPER, CHOICE, marks.FIRM)
    canvas.box(*box, fill, ROUND, colour, line)


def _held(canvas: Canvas, box: Box, scene: Scene, words: Texts) -> list[tuple[Point, int]]:
    """Draw what the player holds, with the tiles framed that may be chosen, and that one chosen whose places
    are shown.

    Return where the numbers of choices between them go.
    """
    state: State = scene.view.state
    offered = {str(action.args[0]) for action in scene.choices if action.verb in ("build", "keep")}
    placed = {str(action.args[0]) for action, _ in scene.numbered if action.verb == "build"}
    if len(offered) == 1 and all(action.verb == "build" for action in scene.choices):
        placed |= offered
    spots = held(canvas, box, state, state.asked, words, placed, () if scene.parts else offered)
    for which in {"new", "old"} - offered - placed if offered | placed else ():
        panels.veil(canvas, panels.around(*spots[which], SLAB), ())
    keeping = {str(action.args[0]): number for action, number in scene.numbered if action.verb == "keep"}
    corner = SLAB / 2 - 10
    return [((spots[which][0] + corner, spots[which][1] - corner), keeping[which]) for which in keeping]


def held(
    canvas: Canvas,
    box: Box,
    state: State,
    seat: int,
    words: Texts,
    placed: Collection[str] = (),
    offered: Collection[str] = (),
) -> dict[str, Point]:
    """Draw the new tile, the stored one and the columns, one beside or below the other as the box is.

    One below the other, what is being `placed` or `offered` lies on a card. Return the middle of each tile.
    """
    left, top, right, bottom = box
    player, high = state.players[seat], bottom - top > right - left
    size = SLAB if high else LOW_SLAB
    tiles = state.new if seat == state.asked else NONE, player.spare
    doubles = state.doubles and seat == state.asked
    spots: dict[str, Point] = {}
    each = (right - left - SIDE_BY_SIDE - STOCK - DOUBLE * bool(doubles)) / 2
    room = round(right - left - 24 if high else each - size - 22 - LEAST)
    names = [wrapped(words(f"render-babylon-{which}"), WORDS, room, True)[:2] for which in ("new", "old")]
    wide = [size + 22 + max(width(line, WORDS) for line in lines) for lines in names]
    gap = each - sum(wide) / 2
    for i, (which, tile, lines) in enumerate(zip(("new", "old"), tiles, names, strict=True)):
        x, y = left + SIDE_BY_SIDE + size / 2 + i * (wide[0] + gap), (top + bottom) / 2
        ink = INK if tile != NONE else STONE
        if high:
            x, y = (left + right) / 2, top + 34 + size / 2 + i * 320
            if which in placed or which in offered:
                lower = round(y) + size // 2 + NAMED + PITCH * len(lines) - PITCH // 2 + CARD
                card = left + CARD // 2, round(y) - size // 2 - CARD, right - CARD // 2, lower
                _card(canvas, card, chosen=which in placed)
        for line, text in enumerate(lines):
            if high:
                canvas.text(x, y + size / 2 + NAMED + PITCH * line, text, WORDS, ink, align=0.5, limit=room)
            else:
                beside = y + (line - (len(lines) - 1) / 2) * 50
                canvas.text(x + size / 2 + 22, beside, text, WORDS, ink, limit=room)
        canvas.paste(art.no_tile(size) if tile == NONE else art.slab(TILES[tile].code, size), x, y)
        spots[which] = x, y
    tall, count, beside = ALONE if high and not doubles else (84, DISPLAY, 42)
    x, y = (left + right) / 2 - 0.85 * beside, top + (STORED if doubles else STORED_ALONE)
    if not high:
        x, y = right - STOCK + 30 - DOUBLE * bool(doubles), (top + bottom) / 2
    canvas.paste(art.column(tall, faded=not player.singles), x, y)
    number = canvas.text(
        x + beside, y + tall // 10, str(player.singles), count, INK if player.singles else SOFT
    )
    if doubles:
        x, y = (x - 34, y + 130) if high else (x + 48 + number, y)
        canvas.text(x, y, "+", DISPLAY, INK)
        canvas.paste(art.column(SECOND[high], 2), x + 84, y)
    return spots
