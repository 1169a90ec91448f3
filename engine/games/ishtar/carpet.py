"""The carpet: six stacks in a circle, the watering can that moves round them, and what its steps cost.

Owns the stacks, and gems written as letters. Must not know about the desert or questions.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from engine.chance import Chance
from engine.games.ishtar.state import GEMS, NONE, STACKS, TILES, Stack, State

MOST_EMPTY = 2
"""The number of empty stacks that ends the game. I 4"""


def ahead(state: State) -> Iterator[int]:
    """Yield the stacks that the can may move to, in order; empty ones are skipped. I 3.1"""
    for step in range(1, STACKS):
        number = (state.can + step) % STACKS
        if state.stacks[number].count:
            yield number


def reachable(state: State, gems: int) -> list[tuple[int, int]]:
    """Return the stacks and their prices: the next one is free, each further one costs a gem. I 3.1

    In the first turn of the game every stack is free.
    """
    if state.can == NONE:
        return [(number, 0) for number in range(STACKS)]
    return [(number, price) for price, number in zip(range(gems + 1), ahead(state), strict=False)]


def take(state: State, number: int) -> int:
    """Move the can to a stack, remove the stack's top tile and return it."""
    stack = state.stacks[number]
    tile, stack.top = stack.top, NONE
    stack.count -= 1
    state.can = number
    return tile


def turn_over(state: State, number: int, chance: Chance) -> None:
    """Turn the top tile of a stack face up, if it has one. I 3.1"""
    stack = state.stacks[number]
    if stack.count:
        bag = state.bags[stack.shape]
        stack.top = bag.pop(chance.below(len(bag)))


def ending(state: State) -> bool:
    """Return whether this is the last round. I 4"""
    return sum(not stack.count for stack in state.stacks) >= MOST_EMPTY


def lay_out(shapes: Sequence[int], base_tiles: int, chance: Chance) -> tuple[list[Stack], list[list[int]]]:
    """Return stacks of these shapes, each with a starting tile on top, and the bags of base tiles. I 2.4"""
    bags: list[list[int]] = []
    tops: list[list[int]] = []
    for shape in range(STACKS // 2):
        tiles = [number for number, tile in enumerate(TILES) if tile.shape == shape]
        bags.append([number for number in tiles if not TILES[number].starting])
        tops.append([number for number in tiles if TILES[number].starting])
        chance.shuffle(tops[-1])
    return [Stack(shape, base_tiles + 1, tops[shape].pop()) for shape in shapes], bags


# Gems


@lru_cache(maxsize=4096)
def _words(have: tuple[int, ...], n: int) -> tuple[str, ...]:
    if not have:
        return () if n else ("",)
    letter = GEMS[-len(have)]
    return tuple(
        letter * of_this + rest
        for of_this in range(min(have[0], n), -1, -1)
        for rest in _words(have[1:], n - of_this)
    )


def payments(gems: Sequence[int], n: int) -> tuple[str, ...]:
    """Return every way to choose n of these gems, as text such as `ppw`."""
    return _words(tuple(gems), n)


def gems_of(word: str) -> list[int]:
    """Return how many gems of each colour a text such as `ppw` has."""
    return [word.count(letter) for letter in GEMS]


def add_gems(held: list[int], gems: Sequence[int]) -> None:
    for colour, n in enumerate(gems):
        held[colour] += n


def take_gems(held: list[int], gems: Sequence[int]) -> None:
    for colour, n in enumerate(gems):
        held[colour] -= n
