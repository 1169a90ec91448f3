"""The invariants of Ishtar, which hold in every position.

Reads a state and changes nothing. The desert is rebuilt from its tiles, tokens and trees, and must agree
with everything derived from them.
"""

from __future__ import annotations

from itertools import chain

from engine.core import require
from engine.games.ishtar import gardens
from engine.games.ishtar.carpet import ending, gems_of
from engine.games.ishtar.gardens import bare_desert, brings_together, icon_cell, obstacle
from engine.games.ishtar.hexes import flood, land_of
from engine.games.ishtar.skills import LOWER, PRICE, TOKEN_FLOWERS, UPPER
from engine.games.ishtar.state import (
    ALL_GEMS,
    ASSISTANT,
    DATA,
    JOKER,
    NONE,
    SHAPES,
    TILES,
    TREES,
    Bed,
    Bloom,
    Desert,
    State,
)

TOKENS: int = DATA["trees"]["tokens"]
ASSISTANTS: int = DATA["players"]["assistants"] + DATA["players"]["spare"]


def check(state: State) -> None:
    """Raise `RulesError` if an invariant does not hold."""
    _check_tiles(state)
    _check_stacks(state)
    _check_gems(state)
    _check_trees(state)
    _check_players(state)
    _check_question(state)
    _check_desert(state.desert)


def _check_tiles(state: State) -> None:
    tops = [stack.top for stack in state.stacks]
    placed = [tile.tile for tile in state.desert.tiles]
    everywhere = [*chain(*state.bags), *tops, *placed, *state.gone, state.tile]
    require(
        sorted(tile for tile in everywhere if tile != NONE) == list(range(len(TILES))),
        "each tile is in one place",
    )
    require((state.tile != NONE) == (state.ask == "place"), "a tile in hand is being placed")


def _check_stacks(state: State) -> None:
    for number, stack in enumerate(state.stacks):
        face_down = number == state.can
        require((stack.top == NONE) == (face_down or not stack.count), "all stacks but the can's show a tile")
        require(stack.top == NONE or TILES[stack.top].shape == stack.shape, "a bowl holds one shape")
    for shape, bag in enumerate(state.bags):
        hidden = sum(s.count - (s.top != NONE) for s in state.stacks if s.shape == shape)
        require(bag == sorted(bag) and len(bag) >= hidden, "a bag holds what lies face down")
        require(all(TILES[tile].shape == shape for tile in bag), "a bag holds one shape")
    shapes = sorted(stack.shape for stack in state.stacks)
    require(shapes == [shape for shape in range(len(SHAPES)) for _ in range(2)], "two bowls of each shape")


def _check_gems(state: State) -> None:
    for colour, total in enumerate(ALL_GEMS):
        rocks = (land_of(state.desert).gems[colour] & state.desert.free).bit_count()
        held = [player.gems[colour] for player in state.players]
        spent = [gems_of(skill.gems)[colour] for player in state.players for skill in player.skills]
        require(state.reserve[colour] >= 0 and min(held) >= 0, "nobody owes gems")
        require(state.reserve[colour] + rocks + sum(held) + sum(spent) == total, "no gem is lost")


def _check_trees(state: State) -> None:
    planted = [tree for player in state.players for tree in player.trees]
    reserved = [player.reserved for player in state.players if player.reserved != NONE]
    row = [tree for tree in state.row if tree != NONE]
    cards = sorted([*planted, *reserved, *row, *state.deck])
    require(cards == list(range(len(TREES))), "each tree card is in one place")
    require(state.deck == sorted(state.deck), "the bag of cards is sorted")
    tokens = state.tokens + len(row) + len(reserved) + len(state.desert.trees)
    require(tokens == TOKENS and state.tokens >= 0, "every open or reserved card carries a tree")
    for seat, player in enumerate(state.players):
        stands = [tree.tree for tree in state.desert.trees if tree.seat == seat]
        require(stands == player.trees, "a planted tree stands in the desert")


def _check_players(state: State) -> None:
    for seat, player in enumerate(state.players):
        standing = sum(bed.seat == seat for bed in state.desert.beds)
        require(player.assistants + player.spare + standing == ASSISTANTS, "four assistants each")
        require(min(player.assistants, player.spare) >= 0, "nobody owes assistants")
        seen: list[str] = []
        for skill, gems in player.skills:
            require(skill not in seen, "each skill once")
            require(skill in LOWER or UPPER[skill].needs in seen, "a lower skill before the upper one")
            require(len(gems) == PRICE, "two gems lie on a skill")
            seen.append(skill)
        tokens = [bloom.second == NONE for bloom in state.desert.blooms if bloom.seat == seat]
        require(len(set(tokens)) == len(tokens), "one flower-bed token of each size")


def _check_question(state: State) -> None:
    if state.ask:
        require(0 <= state.asked < len(state.players), "somebody is asked")
    else:
        require(ending(state), "two empty stacks end the game")
        require(NONE not in state.row or not state.tokens, "the row is full between turns")


def _check_desert(desert: Desert) -> None:
    """Rebuild the desert: all tiles first, since tokens and trees need their grass."""
    again = bare_desert(desert.layout, desert.boards, desert.fountains)
    for tile in desert.tiles:
        wrong = obstacle(again, tile.tile, tile.turn, tile.cell)
        require(wrong is None, f"a tile lies where it may not: {wrong}")
        require(gardens.place(again, tile.tile, tile.turn, tile.cell) == tile, "a tile has its fountain")
    for bloom in desert.blooms:
        _check_bloom(again, bloom)
    for tree in desert.trees:
        require(bool(again.grass >> tree.cell & 1), "a tree stands on grass")
        again.grass &= ~(1 << tree.cell)
    again.trees = desert.trees
    icons = {icon_cell(tile) for tile in desert.tiles if TILES[tile.tile].icon in (ASSISTANT, JOKER)}
    for bed in desert.beds:
        require(bed.cell in icons, "an assistant stands on an icon")
        again.beds.append(bed._replace(cells=flood(1 << bed.cell, again.flowers[0])))
    _check_beds(again.beds)
    require(again == desert, "the cached fields of the desert agree with what lies in it")


def _check_bloom(desert: Desert, bloom: Bloom) -> None:
    new = 1 << bloom.cell | (0 if bloom.second == NONE else 1 << bloom.second)
    require(new & desert.grass == new, "a flower-bed token covers free grass")
    require(flood(1 << bloom.cell, new) == new, "its spaces lie side by side")
    require(not brings_together(desert, new), "a flower-bed token leaves assistants apart")
    token = "single" if bloom.second == NONE else "double"
    gardens.bloom(desert, bloom.seat, bloom.cell, bloom.second, TOKEN_FLOWERS[token])


def _check_beds(beds: list[Bed]) -> None:
    everywhere = 0
    for bed in beds:
        require(not bed.cells & everywhere, "one assistant in a bed")
        everywhere |= bed.cells
