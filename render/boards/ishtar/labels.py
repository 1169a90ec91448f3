"""Codes of what texts name, on plates beside it: for parts of a board that have no other codes.

Owns which spaces have one, and where it is: where it hides as little as possible.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import reduce
from itertools import product
from math import dist, hypot
from typing import NamedTuple

from engine.core import Event
from engine.games.ishtar.gardens import garden_cells
from engine.games.ishtar.hexes import cells, flood, land_of, widened
from engine.games.ishtar.state import State
from render import panels, sprites
from render.boards.ishtar import art, desert
from render.canvas import Box, Canvas
from render.pen import Point, regular
from render.scene import Scene
from render.theme import BORDER

TOLD = ("placed", "assisted", "bloomed", "planted", "fountain-taken", "fountain-won")
"""The kinds of events that can be seen on the desert: others follow from these."""
SIZE = 40
"""px; of a code: 10 px high where a part of the board is shown on a phone."""
BESIDE = 10
"""px; between a space and its plate: half the frame around the space, and a little more."""
NEAR = 0.34
"""How near the middle of a space a plate hides what is on it, in widths of it."""
ROOM, ACROSS = (400, 320), 330
"""px; the size of a bed and the tile by which it grows if all of it is shown, and how wide what is shown of a
larger one is, with a row above and below the tile."""
INSIDE, TIP = 6, 0.4
"""px; how far within a plate what leads to its space begins. How far from the middle of that it ends, in
widths of it.
"""
READ = 0.2
"""Half of the height of a number on a fountain, in widths of a space."""
EDGE = 4
"""px; the dark edge of a piece."""
TALLEST = 9999
"""px; no board is so high."""


class Label(NamedTuple):
    """A code, and the box of its plate."""

    text: str
    box: Box
    begins: Point
    """Where what leads from the plate to its space begins."""
    ends: Point

    @property
    def tail(self) -> tuple[int, int]:
        """px; how far that leads, across and down."""
        (x, y), (across, down) = self.begins, self.ends
        return round(across - x), round(down - y)

    @property
    def shown(self) -> Sequence[tuple[Point, ...]]:
        """What no veil lies over, with that."""
        across, down = self.tail
        far, (x, y) = hypot(across, down), self.begins
        aside = art.TAIL * down / far, art.TAIL * across / far
        return self.clear, ((x - aside[0], y + aside[1]), self.ends, (x + aside[0], y - aside[1]))

    @property
    def clear(self) -> tuple[Point, ...]:
        """What no veil lies over: as what is marked reaches a little beyond its outline, just the plate."""
        left, top, right, bottom = self.box
        pad = panels.MARKED
        return panels.corners((left + pad, top + pad, right - pad, bottom - pad))


def mask_of(place: desert.Field, happened: Event) -> int:
    """Return the spaces where an event can be seen."""
    return next(iter(desert.named(place.layout, [happened])), 0) if happened.kind in TOLD else 0


def clear_of(place: desert.Field, scene: Scene) -> desert.Field:
    """Return where spaces lie: on a bare board, marks of fountains hide none where something happened last,
    if they need not.
    """
    masks = [mask_of(place, happened) for happened in scene.last] if scene.bare else []
    return replace(place, chosen=reduce(int.__or__, masks)) if any(masks) else place


def labels(place: desert.Field, state: State, events: Sequence[Event]) -> Mapping[int, Label]:
    """Return plates by space: one for each place where events did something, one for each bed that grew near.

    Of a tile, it is on the space where something followed, otherwise on the first.
    """
    masks = [mask for happened in events if (mask := mask_of(place, happened))]
    whole = [mask for mask in masks if not any(mask & ~other == 0 and mask != other for other in masks)]
    parts = ([mask for mask in masks if mask & ~one == 0] for one in whole)
    named = dict.fromkeys(next(cells(min(within, key=int.bit_count))) for within in parts)
    beds = [
        (cell, _near(place, mask, bed))
        for cell, bed in _grown(place, state, events)
        for mask in masks
        if mask & bed
    ]
    grown = dict.fromkeys(cell for cell, near in beds if near >> cell & 1)
    kept = sum(
        1 << cell for cell in {cell for mask in (*whole, *dict(beds).values()) for cell in cells(mask)}
    )
    return {cell: label(place, state, cell, kept) for cell in {**named, **grown}}


class Seen(NamedTuple):
    """What a part of a board shows of an event, beside its spaces."""

    above: Sequence[tuple[Point, ...]] = ()
    """What keeps its colours, too: plates, the pieces on its spaces and on beds that grew by it, and of a
    draft these beds and the fountain.
    """
    before: Sequence[tuple[Point, ...]] = ()
    """Pieces from other spaces that reach on these."""
    label: tuple[Point, ...] = ()
    """Its first plate, which is before these."""
    inside: Box | None = None
    """Where such a part ends: a row beyond all spaces that changed beside each other, or two of a draft."""
    name: str = ""
    """The code of the one of its spaces that has a plate."""


def seen(place: desert.Field, state: State, events: Sequence[Event], *, draft: bool = False) -> list[Seen]:
    """Return what a part of the board shows of each event: of a `draft`, with the fountain beside it, too."""
    plates, grown = labels(place, state, events), list(_grown(place, state, events))
    standing = list(pieces(place, state))
    masks = [mask_of(place, happened) for happened in events]
    beds = [sum(_near(place, mask, bed) for _, bed in grown if bed & mask) if mask else 0 for mask in masks]
    every = 0
    if draft:
        beds = [bed | _fountain(state, mask) for mask, bed in zip(masks, beds, strict=True)]
    for mask, bed in zip(masks, beds, strict=True):
        every |= mask | bed
    found: list[Seen] = []
    for mask, bed in zip(masks, beds, strict=True):
        if not mask:
            found.append(Seen())
            continue
        lit = mask | bed
        width = place.width - 2 * panels.MARKED
        above = [shape for cell, plate in plates.items() if lit >> cell & 1 for shape in plate.shown]
        label = above[0] if above else ()
        above += [tuple(art.corner_points(*place.at(cell), width)) for cell in cells(bed if draft else 0)]
        above += [piece.clear for piece in standing if lit >> piece.cell & 1]
        before = [piece.whole for piece in standing if not every >> piece.cell & 1]
        group = flood(lit, every)
        _, top, _, bottom = desert.bounds(place, group)
        beyond = place.pitch * (1 + draft)  # all plates are within a row of their spaces
        inside = BORDER, round(top) - beyond, place.wide - BORDER, round(bottom) + beyond
        name = next((plate.text for cell, plate in plates.items() if mask >> cell & 1), "")
        found.append(Seen(above, before, label, inside, name))
    return found


def _fountain(state: State, mask: int) -> int:
    """Return the spaces of the fountains beside some spaces, of whose gardens these are."""
    near, desert = widened(mask), state.desert
    known = enumerate(land_of(desert).fountains)
    return sum(1 << cell for at, cell in known if near >> cell & 1 and garden_cells(desert, at) & mask)


class Piece(NamedTuple):
    """A piece that reaches beyond its space: its outline, and what of it no veil lies over."""

    cell: int
    whole: tuple[Point, ...]
    clear: tuple[Point, ...]


def pieces(place: desert.Field, state: State, within: int = -1) -> Iterator[Piece]:
    """Yield the assistants, and the marks of who controls a fountain, of these spaces."""
    for number, cell in enumerate(land_of(state.desert).fountains):
        if not within >> cell & 1:
            continue
        size = round(place.width * desert.HOLDER)
        for seat, at in desert.held(place, state.desert, number):
            clear = tuple(regular(*at, size / 2 - panels.MARKED, 8))
            yield Piece(cell, sprites.contour(seat, *at, size, EDGE), clear)
    reach = place.width * desert.ASSISTANT / 2
    for bed in state.desert.beds:
        if not within >> bed.cell & 1:
            continue
        x, y = desert.helper_at(place, bed.cell)
        whole, clear = (
            tuple((x + 0.8 * (a - x), b) for a, b in regular(x, y, radius, 10))
            for radius in (reach, reach - panels.MARKED)
        )
        yield Piece(bed.cell, whole, clear)


def _grown(place: desert.Field, state: State, events: Iterable[Event]) -> Iterator[tuple[int, int]]:
    """Yield the assistant's space and all spaces of each bed that has grown."""
    find = place.layout.find
    grown = {find[str(dict(happened.args)["bed"])] for happened in events if happened.kind == "grew"}
    yield from ((bed.cell, bed.cells) for bed in state.desert.beds if bed.cell in grown)


def _near(place: desert.Field, mask: int, bed: int) -> int:
    """Return the spaces of a bed that a part of the board around some spaces shows: all if it has room."""
    left, top, right, bottom = desert.bounds(place, mask | bed)
    if right - left <= ROOM[0] and bottom - top <= ROOM[1]:
        return bed
    return sum(1 << cell for cell in cells(bed) if _is_near(place, mask, cell))


def _is_near(place: desert.Field, mask: int, cell: int) -> bool:
    """Return True if a part of the board around some spaces is hardly larger if it shows another one, too."""
    (left, top, right, bottom), (x, y) = desert.bounds(place, mask), place.at(cell)
    return abs(x - (left + right) / 2) < ACROSS / 2 and top - place.pitch < y < bottom + place.pitch


def draw(canvas: Canvas, place: desert.Field, state: State, events: Sequence[Event]) -> None:
    for one in labels(place, state, events).values():
        left, top, right, bottom = one.box
        canvas.paste(art.tail(*one.tail), *one.begins)
        canvas.paste(art.plate(one.text, SIZE), (left + right) / 2, (top + bottom) / 2)


def read(place: desert.Field, state: State) -> Iterator[Box]:
    """Yield where numbers and letters are on fountains and marks of who controls them, which no edge of a
    part of the board should cut.
    """
    half = round(READ * place.width)
    for number, cell in enumerate(land_of(state.desert).fountains):
        for x, y in (place.at(cell), *(at for _, at in desert.held(place, state.desert, number))):
            yield panels.around(x, y, 2 * half, 2 * half)


def label(
    place: desert.Field, state: State, cell: int, kept: int, size: int = SIZE, within: Box | None = None
) -> Label:
    """Return the plate of a space, `within` a box: where it hides as little as possible, the spaces `kept`
    least of all.

    It is beside the space rather than above or below: parts of a board are as wide as they can be, but not as
    high.
    """
    west, north, east, south = within or (BORDER, 0, place.wide - BORDER, TALLEST)
    ground, land = state.desert, land_of(state.desert)
    pieces = sum(1 << bed.cell for bed in ground.beds) | sum(1 << tree.cell for tree in ground.trees)
    pieces |= sum(1 << fountain for fountain in land.fountains)
    other = ground.flowers[0] | land.tablets | sum(land.gems) & ground.free
    x, y = place.at(cell)
    text = place.layout.names[cell]
    wide, high = art.plate(text, size).size
    up = place.width * art.TALL / 2 + BESIDE + high / 2
    aside = place.width / 2 + BESIDE + wide / 2
    half = place.width * desert.HOLDER / 2
    held = [at for number in range(len(land.fountains)) for _, at in desert.held(place, ground, number)]
    others = [*cells(kept & ~(1 << cell))]
    around = [(one, *place.at(one)) for one in cells(widened(widened(1 << cell)) & place.layout.cells)]

    def hidden(box: Box) -> tuple[int, ...]:
        """Return what this hides, the worst first, of which other spaces it seems to be the name, and how far
        from its own it is.
        """
        left, top, right, bottom = box
        reach = NEAR * place.width
        under = sum(
            1 << one
            for one, a, b in around
            if left - reach < a < right + reach and top - reach < b < bottom + reach
        )
        outside = not (west < left < right < east and north < top < bottom < south)
        marks = sum(left - half < a < right + half and top - half < b < bottom + half for a, b in held)
        lost = ((under & mask).bit_count() for mask in (kept, pieces))
        at = (left + right) / 2, (top + bottom) / 2
        nearer = sum(dist(at, place.at(one)) < 1.1 * dist(at, (x, y)) for one in others)
        far = round(dist(at, (x, y)))
        return (outside, *lost, marks, nearer, not top < y < bottom, far, (under & other).bit_count())

    near = wide / 2 + BESIDE
    ways = [(aside, 0), (-aside, 0), (0, -up), (0, up)]
    ways += [*product((near, -near), (up, -up)), *product((aside, -aside), (place.pitch, -place.pitch))]
    boxes = (panels.around(x + across, y + along, wide, high) for across, along in ways)
    return _leading(text, min(boxes, key=lambda box: (hidden(box), box)), (x, y), place.width)


def _leading(text: str, box: Box, to: Point, width: int) -> Label:
    """Return a plate that leads to the edge of a space."""
    left, top, right, bottom = box
    (x, y), (a, b) = ((left + right) / 2, (top + bottom) / 2), to
    far = dist((x, y), to)
    edge = (
        min((right - left) / 2 / max(abs(a - x), 1), (bottom - top) / 2 / max(abs(b - y), 1)) - INSIDE / far
    )
    tip = 1 - TIP * width / far
    begins, ends = ((x + (a - x) * share, y + (b - y) * share) for share in (edge, tip))
    return Label(text, box, begins, ends)
