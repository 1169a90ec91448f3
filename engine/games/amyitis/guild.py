"""Guild cards: bankers, leaders and palaces, taken level by level, and their effects.

Gardeners have no levels and are counted separately. Must not know about questions.
"""

from __future__ import annotations

from engine.games.amyitis.state import BANKER, DATA, GUILDS, LEADER, PALACE, State
from engine.games.amyitis.step import BANKERS, PALACES, Step

GARDENER = "gardener"
_LEVELS = DATA["guild"]["levels"]
INCOME: tuple[tuple[int, int], ...] = ((0, 0), *(tuple(level) for level in _LEVELS["banker"]))
"""Talents and points each round, by level."""
EXTRA_SPACES: tuple[int, ...] = (0, *_LEVELS["leader"])
"""For the caravan, by level of the leader."""
PALACE_POINTS: tuple[int, ...] = (0, *_LEVELS["palace"])
GOODS_LIMIT: tuple[int, ...] = tuple(DATA["guild"]["goods_limit"])
"""By level of the leader."""
TOP_LEADER = len(EXTRA_SPACES) - 1


def on_offer(state: State, seat: int, guild: int) -> bool:
    """Return True if a card of the seat's next level is left; no level can be skipped. A 3.4"""
    cards = state.stock[guild]
    level = state.players[seat].levels[guild]
    return level < len(cards) and cards[level] > 0


def free_cards(state: State, seat: int) -> list[str]:
    """Return the guild cards that a tile may give. A 3.5"""
    found = [name for guild, name in enumerate(GUILDS) if on_offer(state, seat, guild)]
    return [*found, GARDENER] if state.gardeners else found


def take(step: Step, seat: int, guild: int) -> None:
    """Take the card of the next level; the card below it never returns to the stock. A 3.4"""
    state = step.state
    player = state.players[seat]
    state.stock[guild][player.levels[guild]] -= 1
    player.levels[guild] += 1
    level = player.levels[guild]
    points = PALACE_POINTS[level] if guild == PALACE else 0
    step.choose("took", seat, step.score(seat, PALACES, points), card=GUILDS[guild], level=level)


def takes_good(state: State, seat: int) -> bool:
    """Return True if the leader just taken carries a good. A 3.4"""
    return state.players[seat].levels[LEADER] == TOP_LEADER


def take_gardener(step: Step, seat: int) -> None:
    step.state.gardeners -= 1
    step.state.players[seat].gardeners += 1
    step.choose("took-gardener", seat)


def income(step: Step) -> None:
    """Pay every seat the income of its banker. A 3.1"""
    for seat, player in enumerate(step.state.players):
        if level := player.levels[BANKER]:
            talents, points = INCOME[level]
            player.talents += talents
            step.tell("income", seat, step.score(seat, BANKERS, points), talents=talents)
