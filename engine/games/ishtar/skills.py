"""The ten skills: which can be unlocked, and what the upper ones score.

The effect of a lower skill is data here and carried out by `rules`. Must not know about questions.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from engine.games.ishtar.carpet import gems_of
from engine.games.ishtar.gardens import controlled, tree_cells
from engine.games.ishtar.hexes import land_of, widened
from engine.games.ishtar.state import DATA, EARLIER, RULES, Player, State

PRICE: int = DATA["skills"]["price"]
TOKEN_FLOWERS: dict[str, tuple[int, ...]] = {
    token: tuple(flowers) for token, flowers in DATA["blooms"].items()
}


class Lower(NamedTuple):
    effect: str
    """bloom, gather, reserve or assistants."""
    n: int
    token: str


LOWER: dict[str, Lower] = {
    skill: Lower(row["effect"], row.get("n", 0), row.get("token", ""))
    for skill, row in DATA["skills"]["lower"].items()
}


class Upper(NamedTuple):
    needs: str
    """The skill below it."""
    scores: str
    points: tuple[int, ...]
    """Points for each thing counted; by colour for gems on skills."""


UPPER: dict[str, Upper] = {
    skill: Upper(row["needs"], row["scores"], tuple(row["points"]))
    for skill, row in DATA["skills"]["upper"].items()
}
_PRESENT = {skill: upper.points for skill, upper in UPPER.items()}
_POINTS: dict[int, dict[str, tuple[int, ...]]] = {
    RULES: _PRESENT,
    **{
        int(rules): {**_PRESENT, **{skill: tuple(n) for skill, n in found["points"].items()}}
        for rules, found in EARLIER.items()
    },
}
"""Points of upper skills, by version of the rules."""
SKILLS: tuple[str, ...] = tuple(sorted((*LOWER, *UPPER)))


@cache
def _free(unlocked: frozenset[str]) -> tuple[str, ...]:
    return tuple(
        skill
        for skill in SKILLS
        if skill not in unlocked and (skill in LOWER or UPPER[skill].needs in unlocked)
    )


def free_skills(player: Player) -> tuple[str, ...]:
    """Return the skills that the player may unlock: each once, an upper one after the one below it. I 3.4"""
    return _free(frozenset(skill for skill, _ in player.skills))


def effect_of(player: Player) -> Lower:
    """Return the effect of the skill unlocked last, which must be a lower one."""
    return LOWER[player.skills[-1].skill]


# Scores of upper skills. I 1.2


def _tablets(state: State, seat: int) -> int:
    beside = widened(controlled(state.desert, seat))
    return (beside & land_of(state.desert).tablets).bit_count()


def _gems_left(state: State, seat: int) -> int:
    return sum(state.players[seat].gems)


def _trees(state: State, seat: int) -> int:
    beside = widened(controlled(state.desert, seat))
    return (beside & tree_cells(state.desert)).bit_count()


def _cards(state: State, seat: int) -> int:
    return len(state.players[seat].trees)


_COUNT: dict[str, Callable[[State, int], int]] = {
    "tablets": _tablets,
    "gems_left": _gems_left,
    "trees": _trees,
    "cards": _cards,
}


def points_each(state: State, skill: str) -> tuple[int, ...]:
    """Return the points of an upper skill for each thing counted, under the rules of this match."""
    return _POINTS[state.rules][skill]


def earlier_points(state: State) -> dict[str, tuple[int, ...]]:
    """Return the points of the upper skills that count otherwise in this match than in a new one."""
    return {skill: n for skill, n in _POINTS[state.rules].items() if n != _PRESENT[skill]}


def skill_points(state: State, seat: int, skill: str) -> int:
    """Return the points that an upper skill currently brings the seat, 0 if it is locked."""
    locked = all(unlocked.skill != skill for unlocked in state.players[seat].skills)
    return 0 if locked else points_unlocked(state, seat, skill)


def points_unlocked(state: State, seat: int, skill: str) -> int:
    """Return the points that an upper skill would currently bring the seat if it were unlocked."""
    scores, points = UPPER[skill].scores, points_each(state, skill)
    if scores == "gems_spent":
        spent = gems_of("".join(unlocked.gems for unlocked in state.players[seat].skills))
        return sum(n * each for n, each in zip(spent, points, strict=True))
    return points[0] * _COUNT[scores](state, seat)
