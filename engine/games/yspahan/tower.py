"""The tower: how a roll fills its floors, and which group a seat takes from a floor.

Owns the dice. Must not know about questions or what a group is used for.
"""

from __future__ import annotations

from engine.games.yspahan.state import DATA, FLOORS, NOBODY, State
from engine.games.yspahan.step import Step

FLOOR = {name: floor for floor, name in enumerate(FLOORS)}
CAMEL_FLOOR, GOLD_FLOOR = FLOOR["camel"], FLOOR["gold"]

DIE = 6
YELLOW_DICE: int = DATA["players"]["yellow_dice"]
WHITE_DICE: tuple[int, ...] = (0, 0, *(DATA["players"]["white_dice"][str(seats)] for seats in (2, 3, 4)))
"""By number of players."""


def clear(state: State) -> None:
    state.value = [0] * len(FLOORS)
    state.white = [0] * len(FLOORS)
    state.yellow = [0] * len(FLOORS)
    state.taken = [NOBODY] * len(FLOORS)


def roll(step: Step, yellow: int) -> str:
    """Roll the dice and sort them into the floors. Return the groups as text, such as `1 1, 3`. Y 3.2"""
    state = step.state
    below = step.chance.below
    white_rolled = [below(DIE) + 1 for _ in range(WHITE_DICE[len(state.players)])]
    yellow_rolled = [below(DIE) + 1 for _ in range(yellow)]
    rolled = white_rolled + yellow_rolled
    values = sorted(set(rolled))
    floors = [*range(len(values) - 1), GOLD_FLOOR] if len(values) > 1 else [CAMEL_FLOOR]
    for floor, value in zip(floors, values, strict=True):
        state.value[floor] = value
        state.white[floor] = white_rolled.count(value)
        state.yellow[floor] = yellow_rolled.count(value)
    return ", ".join(" ".join([str(value)] * rolled.count(value)) for value in values)


def groups(state: State, seat: int) -> list[int]:
    """Return how many dice the seat would take, by floor: only the start player uses yellow. Y 2.3, 3.3"""
    if seat == state.order[0]:
        return [white + yellow for white, yellow in zip(state.white, state.yellow, strict=True)]
    return state.white


def take_group(state: State, seat: int, floor: int) -> int:
    """Remove the group from the tower and return its size. Y 3.4"""
    size = groups(state, seat)[floor]
    state.white[floor] = state.yellow[floor] = 0
    state.taken[floor] = seat
    state.floor = floor
    return size


def remove_yellow(step: Step) -> None:
    """Remove the yellow dice: after the start player's action, but not with two players. Y 2.3, 3.3"""
    state = step.state
    if state.turn == 0 and len(state.players) > 2 and any(state.yellow):
        state.yellow = [0] * len(FLOORS)
        step.tell("yellow-gone")
