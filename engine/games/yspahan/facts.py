"""The whole position of Yspahan as facts, most important first: enough to play from without a picture.

Owns the choice of facts and their order, and what questions are about. Contains no text: each fact is an
event, and `locales` has its sentence.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core import Decision, Event, Facts, View, event, listed
from engine.games.yspahan.city import (
    POINTS,
    QUARTER,
    QUARTERS_ON,
    SOUK_OF,
    SOUK_SHOPS,
    SOUKS,
    TOUCHING,
    souk_owner,
)
from engine.games.yspahan.rules import DAYS, WEEKS
from engine.games.yspahan.state import BUILDINGS, FLOORS, NOBODY, SHOPS, STREET, State
from engine.games.yspahan.step import FACTOR, LOADING_POINTS, ROW_LENGTH, ROWS, caravan_points


def facts(view: View[State]) -> list[Event]:
    """Return the question, the players, the viewer's hand, tower, street, caravan, city, cards."""
    state = view.state
    return [
        *_question(state),
        event("board-day", state.order[0], week=state.week, day=state.day),
        *_players(state),
        *([] if view.seat is None else _hand(state, view.seat)),
        *_tower(state),
        *_street(state),
        *_caravan(state),
        *_city(state),
        *_cards(state),
    ]


def about(state: State, decision: Decision) -> Facts:
    """Return what the open question is about; nothing for those that are about the whole position."""
    if decision.kind == "place":
        return {"floor": FLOORS[state.floor], "n": state.cubes, "optional": state.optional}
    if decision.kind == "act" and state.day == DAYS and state.turn + 1 == len(state.order):
        return {"last": state.week // WEEKS}
    if decision.kind not in ("order", "go_on", "protect"):
        return {}
    shop, *following = state.loading
    owner = state.shops[shop]
    found: dict[str, str | int] = {"shop": SHOPS[shop], "owner": owner, "yours": int(owner == decision.seat)}
    if decision.kind == "order":
        other = state.shops[following[0]]
        return found | {"second": SHOPS[following[0]], "other": other, "theirs": int(other != decision.seat)}
    if decision.kind == "protect":
        souk = SOUK_OF[shop]
        return found | {
            "souk": SOUKS[souk],
            "held": sum(state.shops[other] != NOBODY for other in SOUK_SHOPS[souk]),
            "size": len(SOUK_SHOPS[souk]),
            "points": POINTS[souk],
            "camels": state.players[owner].camels,
            "second": next((SHOPS[after] for after in following if state.shops[after] == owner), ""),
        }
    return found


def _codes(shops: Iterable[int]) -> str:
    return ", ".join(SHOPS[shop] for shop in shops)


def _question(state: State) -> Iterator[Event]:
    args: dict[str, str | int] = {}
    if state.ask == "place":
        args = {"n": state.cubes, "floor": FLOORS[state.floor]}
    elif state.ask == "protect":
        args = {"shop": SHOPS[state.loading[0]]}
    elif state.ask in ("order", "go_on"):
        args = {"shops": _codes(state.loading)}
    if state.ask:
        yield Event(f"board-question-{state.ask.replace('_', '-')}", state.asked, tuple(args.items()))
    else:
        yield event("board-over")


def _players(state: State) -> Iterator[Event]:
    for seat in dict.fromkeys(state.order):
        player = state.players[seat]
        yield event(
            "board-score",
            seat,
            points=player.score,
            gold=player.gold,
            camels=player.camels,
            held=len(player.hand),
        )
    for seat in dict.fromkeys(state.order):
        built = state.players[seat].buildings
        if built:
            names = (name for name in BUILDINGS if name in built)
            yield event("board-buildings", seat, n=len(built), building=listed(names))
        else:
            yield event("board-no-buildings", seat)


def _hand(state: State, seat: int) -> Iterator[Event]:
    hand = state.players[seat].hand
    for card in dict.fromkeys(hand):
        yield event("board-hand", seat, card=card, n=hand.count(card))
    if not hand:
        yield event("board-hand-empty", seat)


def _tower(state: State) -> Iterator[Event]:
    for floor, name in enumerate(FLOORS):
        white, yellow = state.white[floor], state.yellow[floor]
        if white or yellow:
            yield event("board-tower", floor=name, n=white + yellow, value=state.value[floor], yellow=yellow)
        elif state.taken[floor] != NOBODY:
            yield event("board-tower-taken", state.taken[floor], floor=name, value=state.value[floor])
        else:
            yield event("board-tower-empty", floor=name)


def _street(state: State) -> Iterator[Event]:
    yield event("board-street", dest=STREET[state.supervisor])
    for shop in TOUCHING[state.supervisor]:
        owner = state.shops[shop]
        if owner == NOBODY:
            yield event("board-street-empty", shop=SHOPS[shop])
        else:
            yield event("board-street-cube", owner, shop=SHOPS[shop])


def _caravan(state: State) -> Iterator[Event]:
    length = ROW_LENGTH[len(state.players)]
    loaded = len(state.caravan)
    row = loaded // length
    yield event("board-caravan", n=loaded, room=length * ROWS, row=row + 1, points=LOADING_POINTS[row])
    for row in range(ROWS):
        cubes = state.caravan[row * length : (row + 1) * length]
        for seat in dict.fromkeys(cubes):
            yield event("board-caravan-row", seat, row=row + 1, n=cubes.count(seat), factor=FACTOR[row])
    for seat in dict.fromkeys(state.caravan):
        yield event("board-caravan-worth", seat, n=caravan_points(state, seat))


def _city(state: State) -> Iterator[Event]:
    for floor in QUARTERS_ON:
        for shops in QUARTER[floor]:
            souk = SOUK_OF[shops.start]
            owner = souk_owner(state.shops, shops)
            held = [shop for shop in shops if state.shops[shop] != NOBODY]
            empty = [shop for shop in shops if state.shops[shop] == NOBODY]
            args: dict[str, str | int] = {
                "floor": FLOORS[floor],
                "souk": SOUKS[souk],
                "points": POINTS[souk],
                "n": len(empty),
                "empty": _codes(empty),
                "held": _codes(held),
            }
            if owner == NOBODY:
                yield Event("board-souk-free", None, tuple(args.items()))
            else:
                yield Event("board-souk" if empty else "board-souk-full", owner, tuple(args.items()))


def _cards(state: State) -> Iterator[Event]:
    yield event("board-deck", n=state.deck, discarded=len(state.discard))
    for card in dict.fromkeys(sorted(state.discard)):
        yield event("board-discard", card=card, n=state.discard.count(card))
