"""Helpers for tests of the rules of Yspahan: positions set by hand, moves in notation, scripted dice."""

from collections.abc import Iterable

from engine.chance import Chance
from engine.core import Event
from engine.games.yspahan.building import VALUE
from engine.games.yspahan.game import Yspahan
from engine.games.yspahan.state import FLOORS, NOBODY, SHOPS, State
from engine.games.yspahan.step import BUILDING_POINTS
from engine.notation import notate, read

GAME = Yspahan()

Group = tuple[int, int] | tuple[int, int, int]
"""Face value, white dice, yellow dice."""


def dice(*values: int) -> list[int]:
    """What `Chance.below(6)` must return for these faces."""
    return [value - 1 for value in values]


def table(seats: int = 4, start: int = 0) -> State:
    """The start position, `start` being asked to roll."""
    return GAME.setup(seats, {}, Chance.scripted([start]))


def tower(state: State, turn: int = 0, **groups: Group) -> State:
    """Put these groups in the tower and ask the seat of that turn to choose one."""
    state.value, state.white, state.yellow = [0] * 6, [0] * 6, [0] * 6
    state.taken = [NOBODY] * 6
    for name, (value, white, *yellow) in groups.items():
        floor = FLOORS.index(name)
        state.value[floor], state.white[floor], state.yellow[floor] = value, white, sum(yellow)
    state.turn = turn
    state.ask, state.asked = "act", state.order[turn]
    GAME.check(state)
    return state


def at_end(state: State, turn: int = 0) -> State:
    """The seat of that turn has used its group and may build; there is a die on each floor for the others."""
    state.turn = turn
    state.value, state.white = [1, 2, 3, 4, 5, 6], [1] * 6
    state.ask, state.asked = "end", state.order[turn]
    return state


def have(state: State, seat: int, *hand: str, gold: int = 0, camels: int = 0) -> None:
    """Give exactly this gold, these camels and these cards, taken from the draw pile."""
    player = state.players[seat]
    player.gold, player.camels = gold, camels
    state.bag += player.hand
    player.hand = sorted(hand)
    for card in hand:
        state.bag.remove(card)
    state.bag.sort()
    state.deck = len(state.bag)


def built(state: State, seat: int, *buildings: str) -> None:
    player = state.players[seat]
    player.buildings = list(buildings)
    player.sheet[BUILDING_POINTS] = sum(VALUE[: len(buildings)])


def cubes(state: State, seat: int, *shops: str) -> None:
    for shop in shops:
        state.shops[SHOPS.index(shop)] = seat


def at(state: State, shop: str) -> int:
    """The seat whose cube is in the shop."""
    return state.shops[SHOPS.index(shop)]


def pile(state: State, deck: Iterable[str], discard: Iterable[str]) -> None:
    """Set draw pile and discards; the last seat holds the remaining cards."""
    everything = sorted(state.bag + state.discard + [c for p in state.players for c in p.hand])
    state.bag, state.discard = sorted(deck), list(discard)
    for player in state.players[:-1]:
        player.hand = []
    for card in state.bag + state.discard:
        everything.remove(card)
    state.players[-1].hand = everything
    state.deck = len(state.bag)


def legal(state: State, verb: str = "") -> set[str]:
    """Legal actions of the asked seat in notation, of that verb if one is given."""
    actions = GAME.legal_actions(state, state.asked)
    return {notate(GAME.verbs, action) for action in actions if not verb or action.verb == verb}


def play(state: State, line: str, drawn: Iterable[int] = ()) -> list[Event]:
    """Carry out the moves of a line (`take chest; place H4b`) for the asked seats, with scripted draws."""
    chance = Chance.scripted(drawn)
    events: list[Event] = []
    for text in line.split(";"):
        action = read(GAME.verbs, text.strip())
        assert action in GAME.legal_actions(state, state.asked), f"{text} is not in {legal(state)}"
        events += GAME.play(state, state.asked, action, chance)
        GAME.check(state)
        assert not state.ask or len(legal(state)) > 1, f"one answer to {state.ask}: {legal(state)}"
    assert len(chance.drawn) == len(list(drawn)), "not all of the script was drawn"
    return events


def kinds(events: Iterable[Event]) -> list[str]:
    return [happened.kind for happened in events]
