"""Helpers for every part of the rules: to draw a card, place a cube and load the caravan within an action.

Owns the draw pile and the caravan. Must not know about questions or the order of play.
"""

from __future__ import annotations

from bisect import insort

from engine.core import event
from engine.games import base
from engine.games.yspahan.city import SHOP, SOUK_OF, SOUK_SHOPS, SOUKS
from engine.games.yspahan.state import DATA, NOBODY, State

ROW_LENGTH: tuple[int, ...] = (0, 0, *(DATA["players"]["row"][str(seats)] for seats in (2, 3, 4)))
"""By number of players."""
LOADING_POINTS: tuple[int, ...] = tuple(DATA["caravan"]["loading_points"])
FACTOR: tuple[int, ...] = tuple(DATA["caravan"]["factor"])
ROWS = len(FACTOR)

SOUK_POINTS, CARAVAN_POINTS, LOADED_POINTS, BUILDING_POINTS, CARD_POINTS = range(5)
"""Rows of `SHEET`."""


Step = base.Step[State]


def cards_left(state: State) -> bool:
    """Return whether a card can be drawn."""
    return bool(state.deck or state.discard)


def draw_card(step: Step, seat: int, kind: str = "drew") -> None:
    """Draw a card. An empty pile is replaced by the discards as soon as there are any. Y 3.9

    `kind` is that of the event.
    """
    state = step.state
    if not state.deck:
        _reshuffle(step)
    if not state.deck:
        step.tell("no-card", seat)
        return
    card = state.bag.pop(step.chance.below(len(state.bag)))
    state.deck -= 1
    insort(state.players[seat].hand, card)
    step.events.append(event(kind, seat, only=seat, card=card))
    if not state.deck:
        _reshuffle(step)


def _reshuffle(step: Step) -> None:
    state = step.state
    if state.discard:
        state.bag = sorted(state.discard)
        state.deck = len(state.bag)
        state.discard = []
        step.tell("reshuffled", n=state.deck)


def discard(state: State, seat: int, card: str) -> None:
    state.players[seat].hand.remove(card)
    state.discard.append(card)


def place_cube(step: Step, seat: int, shop: str, kind: str = "placed") -> None:
    """Put a cube of the seat into a shop. Y 3.6

    `kind` is that of the event.
    """
    shops = step.state.shops
    place = SHOP[shop]
    shops[place] = seat
    step.tell(kind, seat, shop=shop)
    souk = SOUK_OF[place]
    if all(shops[other] != NOBODY for other in SOUK_SHOPS[souk]):
        step.tell("completed", seat, souk=SOUKS[souk])


def load_cube(step: Step, seat: int, *, by_card: bool = False) -> None:
    """Put a cube of the seat on the next free camel. Y 3.8"""
    state = step.state
    player = state.players[seat]
    length = ROW_LENGTH[len(state.players)]
    row = len(state.caravan) // length
    state.caravan.append(seat)
    points = LOADING_POINTS[row]
    player.sheet[LOADED_POINTS] += points
    step.tell("loaded", seat, ((seat, points),) if points else (), row=row + 1)
    if len(state.caravan) == length * ROWS:
        step.tell("caravan-full")
        score_caravan(step)
        state.caravan.clear()
    if "caravan_house" in player.buildings and not by_card:  # last, so that all points are known before it
        draw_card(step, seat, "house-drew")


def caravan_points(state: State, seat: int) -> int:
    """Return the seat's cubes times the factor of the highest row that has one of them. Y 4.2"""
    cubes = state.caravan.count(seat)
    return cubes * FACTOR[_highest_row(state, seat)] if cubes else 0


def _highest_row(state: State, seat: int) -> int:
    """Return the highest row of the caravan in which the seat has a cube."""
    highest = max(slot for slot, owner in enumerate(state.caravan) if owner == seat)
    return highest // ROW_LENGTH[len(state.players)]


def score_caravan(step: Step) -> None:
    state = step.state
    for seat, player in enumerate(state.players):
        if points := caravan_points(state, seat):
            player.sheet[CARAVAN_POINTS] += points
            cubes, row = state.caravan.count(seat), _highest_row(state, seat)
            args = {"cubes": cubes, "row": row + 1, "factor": FACTOR[row]}
            step.tell("caravan-counted", seat, ((seat, points),), **args)
