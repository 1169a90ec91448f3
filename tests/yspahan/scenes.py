"""Positions of Yspahan to draw."""

from __future__ import annotations

from dataclasses import replace

from engine import games
from engine.chance import Chance
from engine.core import Action, event
from engine.games.yspahan.city import SHOP, SPACE
from engine.games.yspahan.state import CARDS, FLOORS, NOBODY, SHOPS, STREET, Player, State
from render.scene import Scene
from tests.pictures import NAMES


def start(seats: int = 4) -> State:
    """Week I, day 1, before the roll."""
    return games.get("yspahan").setup(seats, {}, Chance.scripted([0]))


def middle() -> State:
    """Week II, day 5: seat C moves next; places taken in every quarter."""
    state = start()
    state.week, state.day, state.turn = 2, 5, 1
    state.order = [1, 2, 3, 0]
    state.value = [1, 2, 3, 0, 5, 6]
    state.white = [2, 1, 3, 0, 0, 1]
    state.taken = [NOBODY, NOBODY, NOBODY, NOBODY, 1, NOBODY]
    state.supervisor = SPACE["W2"]
    cubes = {0: "B6a B6b B6e B4a", 1: "V6a V6b V12a B8a B8f", 2: "R8a R8c R3a", 3: "H4a H4b H6a B3a B3b B3c"}
    for seat, codes in cubes.items():
        for code in codes.split():
            state.shops[SHOP[code]] = seat
    state.caravan = [2, 1, 0, 2, 3]
    state.bag = sorted(CARDS + CARDS)[:11]
    state.deck = len(state.bag)
    state.discard = ["gold3", "load", "swap"]
    state.players = [
        Player(2, 1, [], ["paddock", "store"], [6, 2, 4, 0, 0]),
        Player(0, 9, ["load"], ["paddock", "caravan_house", "market"], [14, 4, 3, 5, 2]),
        Player(3, 4, ["camels3", "swap", "swap"], [], [8, 0, 6, 0, 0]),
        Player(12, 0, [], ["bathhouse"], [10, 2, 2, 0, 4]),
    ]
    state.ask, state.asked = "act", 2
    return state


LAST = (
    event("took-cubes", 1, floor="vase", n=2),
    event("placed", 1, shop="V12a"),
    event("built", 1, building="market"),
)


def spectator(state: State) -> Scene:
    game = games.get("yspahan")
    active = tuple(decision.seat for decision in game.pending(state))
    return Scene(game.view(state, None), NAMES[: len(state.players)], active, LAST)


def mover(state: State, *choices: Action, **more: tuple[object, ...]) -> Scene:
    view = games.get("yspahan").view(state, state.asked)
    return replace(spectator(state), view=view, choices=choices, **more)


def supervising() -> Scene:
    state = middle()
    offered = games.get("yspahan").legal_actions(state, state.asked)
    return mover(state, *(a for a in offered if a.verb == "supervise" and a.args[0] == "barrel"))


def choosing() -> Scene:
    """Everything that seat C may do with the dice."""
    state = middle()
    return mover(state, *games.get("yspahan").legal_actions(state, state.asked))


def loading() -> Scene:
    """Seat A may keep the cube in B6b, which is wanted for the caravan."""
    state = middle()
    state.ask, state.asked, state.supervisor, state.loading = "protect", 0, SPACE["W5"], [SHOP["B6b"]]
    return mover(state, Action("let_go"), Action("keep"))


def placing() -> Scene:
    state = middle()
    state.ask, state.floor, state.cubes, state.white[2], state.taken[2] = "place", 2, 2, 0, 2
    state.shops[SHOP["R8b"]] = 2
    drafted = (event("took-cubes", 2, floor="barrel", n=3), event("placed", 2, shop="R8b"))
    choices = [Action("place", (shop,)) for shop in ("R3b", "R8d", "R8e")]
    return mover(state, *choices, draft=drafted)


def crowded(state: State, names: tuple[str, ...]) -> Scene:
    """Everything at its largest: a full city, all buildings, three digits, every space in reach."""
    for shop in range(len(SHOPS)):
        state.shops[shop] = shop % 4
    state.caravan = [k % 4 for k in range(11)]
    state.white, state.yellow, state.value = [4, 1, 1, 1, 1, 1], [1, 0, 0, 0, 1, 1], [1, 2, 3, 4, 5, 6]
    state.taken = [NOBODY] * len(FLOORS)
    buildings = ["paddock", "store", "bathhouse", "caravan_house", "market", "crane"]
    state.players = [Player(17, 15, ["load"] * 10, buildings, [90, 30, 20, 25, 9]) for _ in range(4)]
    choices = [Action("supervise", ("gold", dest)) for dest in STREET]
    return replace(mover(state, *choices), names=names)


def week_over() -> Scene:
    """The end of week II: the city is empty again, and the latest turn scored three souks and the caravan."""
    state = middle()
    state.shops = [NOBODY] * len(SHOPS)
    state.week, state.day, state.turn, state.value = 3, 1, 0, []
    state.white, state.yellow, state.taken = [0] * 6, [0] * 6, [NOBODY] * 6
    state.ask, state.asked, state.supervisor = "roll", state.order[0], SPACE["C"]
    events = (
        event("placed", 0, shop="B4d"),
        event("week-over", week=2),
        event("souk-scored", 2, ((2, 8),), souk="R8", market=0),
        event("souk-scored", 1, ((1, 14),), souk="V12", market=2),
        event("souk-scored", 0, ((0, 4),), souk="B4", market=0),
        event("caravan-counted", 2, ((2, 4),), cubes=2, row=2, factor=2),
        event("caravan-counted", 1, ((1, 1),), cubes=1, row=1, factor=1),
        event("took-back", 1, n=3, shops="V6a+B8a+B8f"),
        event("took-back", 3, n=4, shops="H4a+H6b+B3a+B3b"),
    )
    return replace(spectator(state), last=events)


def hand_of_seven() -> Scene:
    state = middle()
    state.players[2].hand = sorted(set(CARDS) - {"gold3", "sell_camels"})
    return mover(state)
