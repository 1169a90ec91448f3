"""Each check of the contract fails, with a clear message, for a game that lacks or misstates something."""

from __future__ import annotations

import sys
from dataclasses import replace
from types import ModuleType
from typing import Any

import pytest

from engine.chance import Chance
from engine.core import Action, Event, Option, Outcome, Verb, View, event
from render.boards import Place
from render.canvas import Canvas
from tests.contract import check_board, check_declarations, check_what_occurs, playout
from tests.orchard import Orchard, State, board, install

PLAY, SWAP = Orchard.verbs["play"], Orchard.verbs["swap"]
EAT = Action("eat", ("fig",))


def wrong(**declared: Any) -> Orchard:
    """The game with other declarations."""
    return type("Wrong", (Orchard,), declared)()


def played(game: Orchard) -> None:
    for seed in range(3):
        for _ in playout(game, 3, seed, examined=1):
            pass


@pytest.mark.parametrize(
    ("declared", "message"),
    [
        ({"key": "old_orchard"}, "lower-case letters only"),
        ({"accent": None}, "`accent` is missing"),
        ({"accent": 0x1FFFFFF}, "is not a colour 0xRRGGBB"),
        ({"complexity": None}, "`complexity` is a number from 1 to 5"),
        ({"complexity": 6}, "`complexity` is a number from 1 to 5"),
        ({"seats": range(2, 9)}, "`seats`"),
        ({"options": (Option("hand", ("three", "two")),) * 2}, "two options have one key"),
        ({"options": (Option("Hand", ("three", "two")),)}, "lower-case letters and digits only"),
        ({"options": (Option("pace", ("three", "two")),)}, "every table has an option of that key"),
        ({"options": (Option("hand", ("three",)),)}, "1 choices"),
        ({"options": (Option("hand", tuple(f"c{n}" for n in range(26))),)}, "26 choices"),
        ({"options": (Option("hand", ("three", "three")),)}, "listed twice"),
        ({"options": (Option("hand", ("three", "Two cards")),)}, "choices are lower-case words"),
        ({"options": (Option("hand", ("two", "three")),)}, "are not the standard game"),
        ({"verbs": {"play": SWAP, "swap": SWAP}}, "is written with another word"),
        ({"verbs": {"play": Verb("play {who}"), "swap": SWAP}}, "name the reader in texts"),
        ({"verbs": {"play": Verb("play {Fruit}"), "swap": SWAP}}, "names are lower-case words"),
        ({"verbs": {"play": Verb("play {a} {b}", repeat=True), "swap": SWAP}}, "`repeat`"),
        ({"verbs": {"play": replace(PLAY, place=2), "swap": SWAP}}, "`place` counts more"),
        ({"verbs": {"play": Verb("play", apart=True), "swap": SWAP}}, "nothing is `apart`"),
        ({"verbs": {"play": replace(PLAY, ends=True), "swap": SWAP}}, "it `ends` the turn"),
        ({"asides": {"act": (Action("swap", ("fig",)),)}}, "has no choice of answers"),
        ({"asides": {"act": (EAT, Action("swap", ("fig",)))}}, "unknown verb 'eat'"),
        ({"things": {"tree": "tree"}}, "`things` {'tree'} are no arguments"),
        ({"things": {"fruit": "Any fruit"}}, "is no part of a key"),
        ({"aliases": {"Fig": "fig"}}, "lower-case words only"),
        ({"aliases": {"play": "swap"}}, "is a verb"),
        ({"visible": {"played"}}, "`visible` is a frozenset"),
        ({"hands": True}, "`hands` is a frozenset"),
        ({"visible": frozenset({"played"})}, "are both `visible` and `chosen`"),
    ],
)  # fmt: skip
def test_a_declaration_that_is_missing_or_wrong_is_named(declared: dict[str, Any], message: str):
    check_declarations(Orchard())
    with pytest.raises(AssertionError, match=message):
        check_declarations(wrong(**declared))


@pytest.mark.parametrize(
    "declared",
    [
        {"visible": frozenset({"plaied"})},
        {"chosen": frozenset({"played", "plaied"})},
        {"announced": frozenset({"last-round"})},
        {"routine": frozenset({"drew"})},
        {"winning": frozenset({"won", "shared"})},
        {"hands": frozenset({"board-hand", "board-hand-empty"})},
        {"asides": {"act": (Action("swap", ("fig",)), Action("swap", ("plum",)))}},
        {"verbs": {"play": replace(PLAY, joined=True), "swap": SWAP}},
    ],
)
def test_what_is_declared_but_never_occurs_is_named(declared: dict[str, Any]):
    (name,) = declared
    with pytest.raises(AssertionError, match=f"never seen.*{'joined' if name == 'verbs' else name}"):
        check_what_occurs(wrong(**declared, mover=lambda game, state: state.asked), most=20)


def telling(happened: Event) -> dict[str, Any]:
    """A game that tells one more event of each action."""

    def apply(game: Orchard, state: State, seat: int, action: Action, chance: Chance) -> list[Event]:
        return [*Orchard.apply(game, state, seat, action, chance), happened]

    return {"apply": apply}


def showing(fact: Event) -> dict[str, Any]:
    """A game that has one more fact for everybody."""
    return {"facts": lambda game, view: [*Orchard.facts(game, view), fact]}


def crowned(game: Orchard, state: State) -> Outcome | None:
    """A result that the events do not tell."""
    found = Orchard.outcome(game, state)
    return found and Outcome(found.scores, tuple(4 - rank for rank in found.ranks), found.detail)


def without_hand(game: Orchard, view: View[State]) -> list[Event]:
    return [fact for fact in Orchard.facts(game, view) if fact.kind != "board-hand"]


@pytest.mark.parametrize(
    ("declared", "message"),
    [
        (telling(event("Played")), "its kind is no key of a text"),
        (telling(event("table-left")), "such kinds are those of every table"),
        (telling(event("swapped-hidden")), "such kinds are what others may read"),
        (telling(event("played", 3)), "there is no such seat"),
        (telling(event("played", only=-1)), "there is no such seat"),
        (telling(event("played", owner="Ana")), "'owner' is always a seat"),
        (telling(event("played", who="Ana")), "are its seat, in texts"),
        (telling(event("played", fruit="fig", fruit_id=1)), "two of its arguments have the same name"),
        (telling(event("played", Fruit="fig")), "is no name of an argument"),
        (telling(event("won", 0)), "events of `winning` kinds"),
        ({"winning": frozenset({"left-over"})}, "events of `winning` kinds"),
        ({"outcome": crowned}, "events of `winning` kinds"),
        ({"facts_of": lambda *_: {"other": 9}}, "'other' is always a seat"),
        (showing(event("board-hand", 0, fruit="fig")), "is told what"),
        ({"facts": without_hand}, "no fact of a kind in `hands`"),
        ({"hands": frozenset()}, "and `hands` is empty"),
        ({"verbs": {"play": Verb(f"play [{'x' * 60}={{fruit}}]"), "swap": SWAP}}, "too long for the id"),
        ({"verbs": {"play": replace(PLAY, must=True), "swap": SWAP}}, "no longer offered"),
    ],
)  # fmt: skip
def test_what_a_game_tells_wrongly_is_named(declared: dict[str, Any], message: str):
    with pytest.raises(AssertionError, match=message):
        played(wrong(**declared))


def test_nothing_is_wrong_with_the_game_itself():
    played(Orchard())
    check_what_occurs(Orchard())


def board_with(**changed: Any) -> ModuleType:
    """The pictures of the game with other declarations; None removes one."""
    module = ModuleType("board")
    vars(module).update(
        {name: thing for name, thing in {**vars(board), **changed}.items() if thing is not None}
    )
    return module


GROUND = board.GROUND


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        *(
            ({name: None}, f"lacks the function `{name}`")
            for name in ("board", "about", "detail", "hand", "places", "keepsake", "scenery", "actors")
        ),
        ({"warm": None}, "lacks the function `warm`"),
        ({"GROUND": None}, "lacks `GROUND`"),
        ({"HAS_DETAIL": None}, "lacks `HAS_DETAIL`"),
        ({"RULES": None}, "lacks `RULES`"),
        ({"GROUND": GROUND._replace(tile="green")}, "'green' is not a colour"),
        ({"GROUND": GROUND._replace(extra=tuple(f"#{n:06X}" for n in range(200)))}, "colours"),
        ({"LEGEND": None}, "`LEGEND` has a page for each picture"),
        ({"LEGEND": (((1, 1),), ((1, 1),))}, "`LEGEND` has a page for each picture"),
        ({"LEGEND": ((),)}, "`LEGEND` has an empty page"),
        ({"RULES": {1: (("cover", (0, 0, 9, 9)),)}}, "there is no picture 'cover'"),
        ({"RULES": {1: (("detail", (0, 0, 9, 9)),)}}, "there is no second picture"),
        ({"RULES": {1: (("board", (0, 0, 1700, 9)),)}}, "it is cut off"),
        ({"RULES": {1: (("board", (0, 9, 9, 9)),)}}, "it is empty"),
        ({"about": lambda scene: "detail"}, "`HAS_DETAIL` is False"),
        ({"about": lambda scene: "hand"}, "`about` returns 'hand'"),
        ({"about": lambda scene: "detail", "HAS_DETAIL": True}, "a picture that is not drawn"),
        ({"keepsake": lambda scene, winners: board.board(scene)}, "not as wide as posters"),
        ({"detail": board.board}, "`HAS_DETAIL` is False"),
        ({"hand": board.board}, "is shown a hand"),
        ({"places": lambda scene, events: []}, "0 places of"),
        ({"places": lambda scene, events: [Place((0, 0, 9, 9999))] * len(events)}, "outside the board"),
        ({"GROUND": GROUND._replace(shades=4)}, "drawn on another ground"),
        ({"board": lambda scene: Canvas(GROUND, board.board(scene).image.reduce(2))}, "800 px wide"),
    ],
)  # fmt: skip
def test_pictures_that_are_missing_or_wrong_are_named(
    changed: dict[str, Any], message: str, monkeypatch: pytest.MonkeyPatch
):
    install(monkeypatch, Orchard())
    monkeypatch.setitem(sys.modules, "render.boards.orchard", board_with(**changed))
    with pytest.raises(AssertionError, match=message):
        check_board(Orchard())
