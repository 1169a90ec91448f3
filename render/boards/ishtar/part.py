"""A part of the desert of Ishtar, large: the spaces to choose from.

Owns what is on this picture and what of it is pale. Legal moves are passed in as actions.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import replace
from functools import reduce

from PIL import Image

from engine import games
from engine.core import Action
from engine.games.ishtar.hexes import LAYOUTS, cells
from engine.games.ishtar.scoring import FOUNTAIN_POINTS
from engine.games.ishtar.state import NONE, State
from locales import Texts, change, texts
from render import panels, sprites
from render.boards.ishtar import art, choices, desert, division, effects, labels, lines, strip, window
from render.boards.ishtar.ground import DIM, GROUND
from render.canvas import Box, Canvas
from render.pen import Point
from render.scene import Scene
from render.text import width
from render.theme import BORDER, COST, GAP, INK, MARGIN, PAPER, SOFT

REASON = 62
"""px; a sign that is explained."""
ALONE = 4
"""px; on a phone, the line around the only space that a question is about."""
SIGNS, NUMBERS, APART = 92, 72, 10
"""px; what an assistant would cost and bring, the numbers beside it, and from one to the next."""
BOXED, RIM = 6, 4
"""px; how far the box of a cost is around it, as in what is told, and its line."""


def about(scene: Scene) -> bool:
    """Return True if what is chosen is a space of the desert."""
    return bool(effects.about(scene))


def draw(scene: Scene) -> Canvas | None:
    """Return the part where a space is to be chosen, or None if none is."""
    state: State = scene.view.state
    spaces = effects.asked(scene)
    if not spaces:
        return None
    placing = any(action.verb == "place" for action in scene.choices)
    reasons = choices.refused(state) if placing and not scene.parts else {}
    reasons = {cell: reason for cell, reason in reasons.items() if cell not in spaces}
    parts = division.divided(state, scene.parts)
    whole = spaces.union(*(cells(area) for _, area, _ in parts))
    around = with_more(scene, whole)
    assisting = next((action for action in scene.choices if action.verb == "assist"), None)
    room = window.LEDGER if assisting else window.LEGEND * len({*reasons.values()})
    canvas, place, within = window.window(state, around, room)
    uncut = _uncut(canvas, place, room)
    seen = {cell: reason for cell, reason in reasons.items() if uncut >> cell & 1}
    if {*seen.values()} != {*reasons.values()}:
        room = window.LEGEND * len({*seen.values()})
        canvas, place, within = window.window(state, around, room)
        uncut = _uncut(canvas, place, room)
    place = replace(place, chosen=sum(1 << cell for cell in spaces))
    changed = [mark for mark in scene.marked if not mark[2]]
    desert.draw(canvas, place, state, within, changed)
    if parts:
        drafted(canvas, place, scene, uncut)
        veiled(canvas, place, scene, whole, _framed(canvas))
        _dim(canvas, place, whole.difference(spaces), walls=placing)
        division.draw(canvas, place, state, parts, scene.parts[0][0].verb)
    else:
        starts = effects.offered(scene, place.layout)
        drawn = {
            cell
            for mask in desert.named(place.layout, scene.draft)
            if not mask & ~uncut
            for cell in cells(mask)
        }
        coded = starts if not scene.numbered and len(starts) > 1 else {}
        if coded:  # below the veil, which leaves them out: what lies above it costs twice as much
            choices.codes(canvas, place, state, coded)
        lit = choices.reaching(place, state, coded)
        veiled(canvas, place, scene, drawn.union(coded or spaces), _framed(canvas), lit)
        if not assisting:
            drafted(canvas, place, scene, uncut)
        choices.refusals(canvas, place, state, seen, within)
        if scene.numbered:
            choices.numbered(canvas, place, state, scene.numbered, within)
        else:
            choices.letters(canvas, place, coded)
            _chosen(canvas, place, scene, state)
        choices.landmarks(canvas, place, scene, uncut & ~sum(1 << cell for cell in spaces))
    wide = canvas.size[0]
    canvas.line(BORDER, BORDER, wide - BORDER, window.TOP, GROUND.tile)
    _legend(canvas, seen, texts(scene.lang))
    if assisting:
        _ledger(canvas, state, assisting)
    _frame(canvas)
    canvas.border()
    strip.headed(canvas, scene)
    return canvas


def _framed(canvas: Canvas) -> Box:
    """Return what is within the frame."""
    return MARGIN, window.TOP, canvas.size[0] - MARGIN, canvas.size[1] - MARGIN


def _frame(canvas: Canvas) -> None:
    """Draw the frame that goes around what is shown on other panels, too."""
    wide, high = canvas.size
    left, top, right, bottom = _framed(canvas)
    for box in ((0, top, left, high), (right, top, wide, high), (left, bottom, right, high)):
        canvas.line(*box, GROUND.tile)
    canvas.rim((left, top, right, bottom), INK, 3, 18)


def with_more(scene: Scene, spaces: set[int]) -> set[int]:
    """Return spaces with what the latest steps laid and the fountains that decide.

    What would make the picture wider is left out.
    """
    state: State = scene.view.state
    layout = LAYOUTS[state.desert.layout]
    laid_last = reduce(int.__or__, desert.named(layout, scene.draft), 0)
    for more in (laid_last, 0 if scene.parts else effects.decisive(scene)):
        both = spaces.union(cells(more))
        shown = window.view(layout, both)
        if shown[1] == window.NARROW or shown == window.view(layout, spaces):
            spaces = both
    return spaces


def _uncut(canvas: Canvas, place: desert.Field, below: int) -> int:
    """Return the spaces that no edge of a picture cuts; `below` are the px for words at its foot."""
    wide, high = canvas.size
    low = high - window.INSIDE - below
    return window.shown(place, (window.INSIDE, window.TOP, wide - window.INSIDE, low), -0.5)


def veiled(
    canvas: Canvas,
    place: desert.Field,
    scene: Scene,
    spaces: Iterable[int],
    within: Box,
    above: Iterable[Sequence[Point]] = (),
) -> None:
    """Lower the contrast within a box, but for some spaces, the fountains of numbered places and parts, the
    pieces on them, and what is `above` all pieces.
    """
    lit = {*spaces, *cells(effects.decisive(scene))}
    veil(canvas, place, scene.view.state, lit, within, above)


def veil(
    canvas: Canvas,
    place: desert.Field,
    state: State,
    spaces: AbstractSet[int],
    within: Box,
    above: Iterable[Sequence[Point]] = (),
) -> None:
    """Lower the contrast within a box, but for some spaces, the pieces on them, and what is `above` all."""
    on, off = _pieces(canvas, place, state, spaces)
    panels.veil(canvas, within, _outlines(place, spaces), 0, off, [*on, *above])


def _dim(canvas: Canvas, place: desert.Field, spaces: AbstractSet[int], *, walls: bool) -> None:
    """Lower the contrast of some spaces less than beyond: what is there counts, but cannot be chosen.

    So are the `walls` of gardens on the sand below them.
    """
    box, fall = _framed(canvas), lines.WALL * place.width / 100
    outlines = _outlines(place, spaces)
    lower = [[(x, y + fall) for x, y in outline] for outline in outlines] if walls else []
    panels.veil(canvas, box, [panels.corners(box)], 0, [*outlines, *lower], share=DIM)


def _pieces(
    canvas: Canvas, place: desert.Field, state: State, spaces: AbstractSet[int]
) -> tuple[list[Sequence[Point]], list[Sequence[Point]]]:
    """Return the outlines of the pieces that reach beyond their space: those on some spaces, and others."""
    found: tuple[list[Sequence[Point]], list[Sequence[Point]]] = [], []
    for piece in labels.pieces(place, state, window.shown(place, (0, 0, *canvas.size), 1.2)):
        found[piece.cell not in spaces].append(piece.whole)
    return found


def _outlines(place: desert.Field, spaces: Iterable[int]) -> list[list[Point]]:
    """Return the outlines of some spaces, a little larger, so that no gap is between two."""
    return [art.corner_points(*place.at(cell), place.width + 4) for cell in spaces]


def drafted(canvas: Canvas, place: desert.Field, scene: Scene, within: int) -> None:
    """Outline what the viewer's own steps laid that are not confirmed yet; no veil lies over these lines.

    What is not all within these spaces has no outline.
    """
    for events, colour, dashed in scene.marked:
        if dashed:
            seen = [
                one for one in events if not any(mask & ~within for mask in desert.named(place.layout, [one]))
            ]
            desert.marks(canvas, place, seen, within, colour, "dashed", desert.THIN)


def _chosen(canvas: Canvas, place: desert.Field, scene: Scene, state: State) -> None:
    """Draw the spaces to choose from, or what a single action does."""
    spaces = effects.offered(scene, place.layout)
    if len(spaces) == 1:
        choices.codes(canvas, place, state, spaces)
    if len(scene.choices) == 1 and scene.choices[0].verb != "assist":
        choices.ghost(canvas, place, state, scene.choices[0], canvas.size[0])
    if any(action.verb == "assist" for action in scene.choices):
        desert.fountains(canvas, place, state.desert, effects.decisive(scene))
        _claimed(canvas, place, state)


def _claimed(canvas: Canvas, place: desert.Field, state: State) -> None:
    """Draw the bed that an assistant on the icon that may be used would take, pale: it is nobody's yet."""
    ground, size = state.desert, place.width
    at, bed = effects.claimed(state)
    for cell in cells(bed):
        canvas.paste(art.bed(size, state.asked, pale=True), *place.at(cell))
        canvas.paste(art.blossoms(size, desert.flowers_on(ground, cell), cell == at, False), *place.at(cell))
    desert.outline(canvas, place, bed, bed, choices.firm(canvas.size[0], place, ALONE))
    helper = art.haloed(state.asked, round(size * desert.ASSISTANT), helper=True)
    canvas.paste(helper, *desert.helper_at(place, at))


def _ledger(canvas: Canvas, state: State, action: Action) -> None:
    """Draw below the desert what an assistant there costs and the points that it brings.

    If these are its flowers and a fountain, both are said.
    """
    known = games.get("ishtar").forecast(state, state.asked, action)
    points = dict(known.certain if known.points is None else known.points).get(state.asked, 0)
    right, bottom = canvas.size[0] - window.INSIDE, canvas.size[1] - window.INSIDE
    top, middle = bottom - window.LEDGER, (bottom - window.LEDGER + canvas.size[1] - MARGIN) / 2
    canvas.line(window.INSIDE, top, right, bottom, PAPER)
    canvas.line(window.INSIDE, top, right, top + 3, INK)
    _, bed = effects.claimed(state)
    flowers, won = sum(desert.flowers_on(state.desert, cell) for cell in cells(bed)), effects.won(state)
    colour = state.desert.fountains[won] if won != NONE else 0
    split = won != NONE and flowers + FOUNTAIN_POINTS[colour] == points
    shown: list[Image.Image | tuple[str, str]] = [
        art.assistant(state.asked, SIGNS),
        (change(-1), COST),
        sprites.pointer(SIGNS // 2, SOFT),
        sprites.points(SIGNS * 5 // 4, change(points)),
    ]
    if split:
        shown += [("=", SOFT), art.flower(SIGNS), (str(flowers), INK), ("+", SOFT)]
        shown += [art.fountain(SIGNS, colour, FOUNTAIN_POINTS[colour])]
    wide = [one.width if isinstance(one, Image.Image) else width(one[0], NUMBERS) for one in shown]
    x = (canvas.size[0] - sum(wide) - APART * (len(wide) - 1)) / 2
    for one, across in zip(shown, wide, strict=True):
        if isinstance(one, Image.Image):
            canvas.paste(one, x + across / 2, middle)
        else:
            said, ink = one
            if ink == COST:
                left, high = round(x) - BOXED, NUMBERS // 2
                end, up, down = left + across + 2 * BOXED, round(middle) - high, round(middle) + high
                canvas.box(left, up, end, down, PAPER, 2 * BOXED, COST, RIM)
            canvas.text(x, middle, said, NUMBERS, ink)
        x += across + APART


def _legend(canvas: Canvas, reasons: Mapping[int, str], words: Texts) -> None:
    """Explain the signs of refused spaces below the desert."""
    kinds = tuple(dict.fromkeys(reasons.values()))
    right, bottom = canvas.size[0] - window.INSIDE, canvas.size[1] - window.INSIDE
    for number, reason in enumerate(reversed(kinds)):
        y = bottom - window.LEGEND * number - window.LEGEND // 2
        canvas.line(window.INSIDE, y - window.LEGEND // 2, right, y + window.LEGEND // 2, PAPER)
        canvas.paste(art.refused(REASON, reason), window.INSIDE + REASON, y)
        text = words(f"render-ishtar-{reason}".replace("_", "-"))
        canvas.text(
            window.INSIDE + 2 * REASON,
            y,
            text,
            choices.large_on(canvas),
            limit=right - window.INSIDE - 2 * REASON - GAP,
        )
