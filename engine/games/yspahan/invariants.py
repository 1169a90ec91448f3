"""The invariants of Yspahan, which hold in every position. Y 5.2

Reads a complete state (not a view) and changes nothing.
"""

from __future__ import annotations

from engine.core import require
from engine.games.yspahan.building import VALUE
from engine.games.yspahan.city import CROSSING, SOUK_SHOPS, TOUCHING
from engine.games.yspahan.state import CARDS, DATA, FLOORS, NOBODY, SHOPS, State
from engine.games.yspahan.step import BUILDING_POINTS, ROW_LENGTH, ROWS
from engine.games.yspahan.tower import WHITE_DICE, YELLOW_DICE

ALL_CARDS = sorted(CARDS * DATA["cards"]["copies"])


def check(state: State) -> None:
    """Raise `RulesError` if an invariant does not hold."""
    _check_cards(state)
    _check_players(state)
    _check_tower(state)
    _check_city(state)
    _check_question(state)


def _check_cards(state: State) -> None:
    hands = [player.hand for player in state.players]
    everywhere = sorted(sum(hands, state.bag + state.discard))
    require(everywhere == ALL_CARDS, "there are 18 cards, two of each kind")
    require(state.deck == len(state.bag), "the draw pile is as high as the bag is full")
    require(all(pile == sorted(pile) for pile in (state.bag, *hands)), "hands and bag are sorted")


def _check_players(state: State) -> None:
    for player in state.players:
        require(player.gold >= 0 and player.camels >= 0, "nobody owes gold or camels")
        require(min(player.sheet) >= 0, "no row of the sheet is below zero")
        require(len(set(player.buildings)) == len(player.buildings), "each building once")
        value = sum(VALUE[: len(player.buildings)])
        require(player.sheet[BUILDING_POINTS] == value, "points for buildings go by their number")


def _check_tower(state: State) -> None:
    seats = len(state.players)
    require(sum(state.white) <= WHITE_DICE[seats], "no more white dice than there are")
    require(sum(state.yellow) <= YELLOW_DICE, "no more yellow dice than there are")
    filled = [value for value in state.value if value]
    require(filled == sorted(set(filled)), "values rise from floor to floor")
    for floor in range(len(FLOORS)):
        if state.white[floor] or state.yellow[floor]:
            require(state.taken[floor] == NOBODY, "a group that was taken is gone")
            require(state.value[floor] > 0, "dice show a value")
    if seats > 2 and (state.turn or state.ask == "end"):
        require(not any(state.yellow), "yellow dice leave after the start player's action")


def _check_city(state: State) -> None:
    for shops in SOUK_SHOPS:
        owners = set(state.shops[shops.start : shops.stop]) - {NOBODY}
        require(len(owners) <= 1, "a souk holds cubes of one player")
    require(len(state.caravan) < ROW_LENGTH[len(state.players)] * ROWS, "a full caravan is cleared")


def _check_question(state: State) -> None:
    if not state.ask:
        require(state.shops == [NOBODY] * len(SHOPS), "the city is empty after the last week")
        return
    active = state.order[state.turn]
    require(state.asked == active or state.ask == "protect", "the active seat is asked")
    require((state.cubes > 0) == (state.ask == "place"), "cubes in hand are being placed")
    require(0 <= state.optional <= 1, "the Crane gives one cube")
    loading = state.ask in ("order", "protect", "go_on")
    require(len(state.loading) in ((1, 2) if loading else (0,)), "one or two cubes are being loaded")
    for shop in state.loading:
        require(shop in TOUCHING[state.supervisor], "the supervisor is at the shop")
        require(state.shops[shop] != NOBODY, "there is a cube to load")
    if state.ask == "protect":
        require(state.asked == state.shops[state.loading[0]], "the owner is asked")
    if state.ask == "roll" and state.day == 1:
        require(state.supervisor == CROSSING, "the week begins at the crossing")
