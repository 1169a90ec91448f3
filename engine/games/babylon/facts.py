"""The whole position of Babylon as facts, most important first: enough to play from without a picture.

Owns the choice of facts and their order. Contains no text: each fact is an event, and `locales` has its
sentence.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core import Event, View, event
from engine.games.babylon.garden import EVERYWHERE, cells, storey_of
from engine.games.babylon.quarry import bloom, earned
from engine.games.babylon.scoring import belvederes, highest, holes, seen, sheet, visible
from engine.games.babylon.sights import place
from engine.games.babylon.state import (
    CELLS,
    DATA,
    FLOWERS,
    NONE,
    ROUNDS,
    SHEET,
    SIDE,
    SYMBOLS,
    TILES,
    Garden,
    State,
)
from engine.games.babylon.step import about

BARE = "."


def facts(view: View[State]) -> list[Event]:
    """Return question, round and players, then gardens and quarry, first what the question concerns."""
    state = view.state
    seats = range(len(state.players))
    first = state.start if state.asked == NONE else state.asked
    order = [*seats[first:], *seats[:first]]
    quarry = [*_quarry(state, first)]
    gardens = [fact for seat in order for fact in _garden(state, seat)]
    return [
        *_question(state),
        *_round(state),
        *(_player(state, seat) for seat in order),
        *_turn(state),
        *_slots(state, order),
        *(quarry + gardens if state.ask in ("thin", "take") else gardens + quarry),
        *_unseen(state),
    ]


def _codes(places: Iterable[int]) -> str:
    return ", ".join(CELLS[cell] for cell in places)


def _question(state: State) -> Iterator[Event]:
    if state.ask == "thin":
        yield event("board-question-thin", state.asked, n=state.thin)
    elif state.ask:
        yield event(f"board-question-{state.ask}", state.asked)
    else:
        yield event("board-over")


def _round(state: State) -> Iterator[Event]:
    if state.ask:
        rounds = ROUNDS[len(state.players)]
        yield event("board-round", state.start, round=state.round, rounds=rounds, token=state.token)


def _player(state: State, seat: int) -> Event:
    player = state.players[seat]
    return event(
        "board-player",
        seat,
        flower=player.flower,
        points=sum(sheet(player.garden)),
        n=player.singles,
        tiles=len(player.garden.tiles),
        highest=highest(player.garden),
        holes=holes(player.garden),
    )


def _turn(state: State) -> Iterator[Event]:
    if state.new != NONE:
        yield about(state.new, "board-new", state.asked)
    if state.doubles:
        yield event("board-double", state.asked)
    if state.changed and state.ask:
        yield event("board-changed", state.asked)


def _slots(state: State, order: Iterable[int]) -> Iterator[Event]:
    for seat in order:
        spare = state.players[seat].spare
        if spare == NONE:
            yield event("board-slot-empty", seat)
        else:
            yield about(spare, "board-slot", seat)


def _quarry(state: State, seat: int) -> Iterator[Event]:
    player, earning = state.players[seat], int(state.ask not in ("thin", ""))
    yield event("board-quarry", seat, earning=earning)
    for stack, tile in enumerate(state.quarry):
        if tile != NONE:
            n, more = earned(state, stack, player), bloom(tile, player, state.token)
            yield about(tile, "board-stack", seat, stack=stack + 1, n=n, bloom=more, earning=earning)
    floor = [str(stack + 1) for stack, tile in enumerate(state.quarry) if tile == NONE]
    if floor:
        yield event("board-floor", stacks=", ".join(floor))


def _garden(state: State, seat: int) -> Iterator[Event]:
    garden = state.players[seat].garden
    if not garden.tiles:
        yield event("board-garden-bare", seat)
        return
    yield event("board-garden", seat, **dict(zip(SHEET, sheet(garden), strict=True)))
    for row in range(SIDE):
        heights = [storey_of(garden, SIDE * row + column) for column in range(SIDE)]
        if any(heights):
            shown = " ".join(str(height) if height else BARE for height in heights)
            yield event("board-heights", seat, row=row + 1, heights=shown)
    for storey in range(1, highest(garden) + 1):
        anchors = sorted(tile.anchor for tile in garden.tiles if tile.storey == storey)
        yield event("board-tiles", seat, storey=storey, cells=_codes(anchors))
    yield from _flowers(garden, seat)
    yield from _pieces(garden, seat)


def _flowers(garden: Garden, seat: int) -> Iterator[Event]:
    tiles = [garden.tiles[number] for number in visible(garden)]
    for flower in FLOWERS:
        anchors = sorted(tile.anchor for tile in tiles if TILES[tile.tile].flower == flower)
        if anchors:
            yield event("board-flowers", seat, flower=flower, n=len(anchors), cells=_codes(anchors))


def _pieces(garden: Garden, seat: int) -> Iterator[Event]:
    empty = EVERYWHERE & ~(garden.dead | garden.statues)
    for symbol, shown in zip(SYMBOLS, garden.symbols, strict=True):
        if shown & empty:
            yield event("board-symbols", seat, piece=symbol, cells=_codes(cells(shown & empty)))
    for kind, symbol in enumerate(SYMBOLS):
        pieces = [piece for piece in garden.pieces if piece.kind == kind and seen(garden, piece)]
        if pieces:
            places = ", ".join(map(place, pieces))
            yield event("board-pieces", seat, piece=symbol, n=len(pieces), cells=places)
    if roofed := garden.statues & garden.dead:
        yield event("board-roofed", seat, cells=_codes(cells(roofed)))
    if belvedere := sorted(belvederes(garden)):
        yield event("board-belvederes", seat, n=len(belvedere), cells=_codes(belvedere))


def _unseen(state: State) -> Iterator[Event]:
    if state.ask and state.tokens:
        left = {effect: state.tokens.count(effect) for effect in DATA["tokens"]}
        yield event("board-tokens", n=len(state.tokens), **left)
    yield event("board-unseen", granite=len(state.granite), basalt=len(state.basalt))
