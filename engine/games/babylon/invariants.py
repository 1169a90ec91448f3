"""The invariants of Babylon, which hold in every position. B 2.4 I1 to I5 are among them.

Reads a state and changes nothing. A garden is rebuilt from its tiles and pieces, and must agree with
everything derived from them.
"""

from __future__ import annotations

from engine.core import require
from engine.games.babylon.decorations import decorate, gap_of
from engine.games.babylon.garden import (
    BLOCK,
    EVERYWHERE,
    OFFSETS,
    bare_garden,
    build,
    cells,
    storey_of,
)
from engine.games.babylon.quarry import BASALT, CLAY, GRANITE, HEIGHT
from engine.games.babylon.state import (
    DATA,
    DOUBLE,
    FOOTBRIDGE,
    NEWSYMBOL,
    NO_EFFECT,
    NONE,
    RESYMBOL,
    SIDE,
    SLOTS,
    STACKS,
    STAIRCASE,
    STATUE,
    TILES,
    TOKENS,
    Garden,
    Piece,
    Placed,
    State,
)

ORDINARY = [number for number, tile in enumerate(TILES) if tile.material]


def check(state: State) -> None:
    """Raise `RulesError` if an invariant does not hold."""
    _check_tiles(state)
    _check_quarry(state)
    _check_tokens(state)
    _check_turn(state)
    for player in state.players:
        _check_garden(player.garden)


def _check_tiles(state: State) -> None:
    held = [tile for player in state.players for tile in (player.spare, *_built(player.garden))]
    everywhere = [*state.quarry, *state.granite, *state.basalt, *state.gone, state.new, *held]
    starting = [number for number, tile in enumerate(TILES) if not tile.material]
    in_play = [n for n in starting if any(player.flower == TILES[n].flower for player in state.players)]
    require(
        sorted(tile for tile in everywhere if tile != NONE) == ORDINARY + in_play,
        "each tile is in one place",
    )


def _built(garden: Garden) -> list[int]:
    return [placed.tile for placed in garden.tiles]


def _check_quarry(state: State) -> None:
    heights = [HEIGHT[tile] for tile in state.quarry]
    require(len(heights) == STACKS, "there are sixteen stacks")
    require(len(state.granite) == heights.count(CLAY), "granite lies below every clay tile")
    require(len(state.basalt) == heights.count(CLAY) + heights.count(GRANITE), "basalt lies below these")
    for bag, height in ((state.granite, GRANITE), (state.basalt, BASALT)):
        require(bag == sorted(bag), "bags are sorted")
        require(all(HEIGHT[tile] == height for tile in bag), "a bag holds one material")


def _check_tokens(state: State) -> None:
    require(len(state.tokens) == len(TOKENS) - (state.round - 1), "a new round turns a token over")
    require(state.tokens == sorted(state.tokens), "the bag of tokens is sorted")
    seen = state.tokens if state.round == 1 else [*state.tokens, state.token]
    require(all(seen.count(effect) <= n for effect, n in DATA["tokens"].items()), "no token too many")
    require(state.round > 1 or state.token == NO_EFFECT, "the first round has no effect")


def _check_turn(state: State) -> None:
    in_turn = state.ask in ("build", "keep")
    require((state.thin > 0) == (state.ask == "thin"), "the quarry is thinned before the game")
    require(in_turn or state.new == NONE, "a tile is taken in a turn")
    require(in_turn or not state.fresh, "tiles are built in a turn")
    require(state.doubles in (0, 1), "one free double at most")
    require(not state.doubles or state.token == DOUBLE, "a free double comes from the token")
    require(not state.changed or state.token in (RESYMBOL, NEWSYMBOL), "the token changes symbols")
    for seat, player in enumerate(state.players):
        require(player.singles >= 0, "nobody owes columns")
        require(player.singles <= SLOTS or seat == state.asked, "six columns can be stored")
    if in_turn:
        areas = [BLOCK << placed.anchor for placed in state.players[state.asked].garden.tiles[:-3:-1]]
        recent = {0, *areas[:1], areas[0] | areas[-1] if areas else 0}
        require(state.fresh in recent, "the tiles of this turn are the latest ones")


def _check_garden(garden: Garden) -> None:
    """Rebuild the garden step by step."""
    again = bare_garden()
    pieces = iter(garden.pieces)
    piece = next(pieces, None)
    for number, placed in enumerate(garden.tiles, 1):
        _check_placed(again, placed)
        build(again, placed)
        while piece and piece.after == number:
            _check_piece(again, piece)
            decorate(again, piece.kind, piece.cell, piece.other)
            piece = next(pieces, None)
    require(piece is None, "pieces stand on tiles")
    require(again == garden, "the cached fields of a garden agree with its tiles and pieces")
    for piece in garden.pieces:
        if piece.kind == FOOTBRIDGE:
            require(storey_of(garden, gap_of(piece)) < piece.storey, "I3: no roof below a footbridge")


def _check_placed(garden: Garden, placed: Placed) -> None:
    area, storey = BLOCK << placed.anchor, placed.storey
    require(area & EVERYWHERE == area and placed.anchor % SIDE < SIDE - 1, "a tile lies inside the garden")
    require(not garden.used >> placed.anchor & 1, "no two tiles with the same footprint")
    require(0 < storey <= len(garden.level), "storeys are built in order")
    require((area & garden.dead).bit_count() <= 1, "I2: one dead cell below a tile at most")
    standing = garden.statues & ~garden.dead
    for corner, offset in enumerate(OFFSETS):
        cell = placed.anchor + offset
        step = storey - storey_of(garden, cell)
        statue = standing >> cell & 1
        require(step > 0, "I4: a new tile lies on top")
        require(step > 1 or not garden.feet >> cell & 1, "no tile in the way of a staircase")
        if corner == placed.corner:
            require(step > 1 or not statue, "a statue right below is a column")
        else:
            require(
                not garden.dead >> cell & 1, "I1: the open corner of a tile is above what carries nothing"
            )
            require(step == 1 or (step == 2 and not statue), "a column is one or two storeys high")


def _check_piece(garden: Garden, piece: Piece) -> None:
    kind, cell, other, storey, _ = piece
    taken = garden.dead | garden.statues
    step = storey_of(garden, other) - storey
    apart = other - cell
    require(storey_of(garden, cell) == storey > 0, "a decoration stands on a tile")
    require(not (taken >> cell | taken >> other) & 1, "on empty spaces")
    if kind == STATUE:
        lines = [divmod(statue, SIDE) for statue in cells(garden.statues)]
        row, column = divmod(cell, SIDE)
        require(
            not lines or any(row == r or column == c for r, c in lines), "a statue is in line with another"
        )
    elif kind == FOOTBRIDGE:
        gap = gap_of(piece)
        require(apart in (2, 2 * SIDE) and not step, "a footbridge joins two spaces across a third")
        require(not taken >> gap & 1 and storey_of(garden, gap) < storey, "which is empty and lower")
    else:
        require(abs(apart) in (1, SIDE), "a fountain or staircase joins two spaces side by side")
        require(step == (kind == STAIRCASE), "a staircase climbs one storey, a fountain none")
        require(garden.top[cell] != garden.top[other], "on two tiles")
