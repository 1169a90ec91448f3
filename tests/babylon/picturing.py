"""Positions of Babylon and measures that several tests of its pictures share."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from PIL import Image, ImageChops

from engine.chance import Chance
from engine.core import Action, Event
from engine.games.babylon.state import State
from render.boards.babylon.overview import boxes
from render.scene import Scene
from tests.babylon.tools import GAME, deco, flower_on, in_turn, put, quarry, table
from tests.pictures import NAMES

MINE = (
    "A1 f1 SF/.T white",
    "C1 f1 FB/.. pink",
    "F1 f1 B./.. yellow",
    "C2 f2 T./.. violet open=SE",
    "A5 f1 SF/TB pink",
    "B6 f2 BF/ST white open=SE",
    "A6 f3 .S/F. yellow open=SW",
    "E5 f1 ../TB violet",
)
PIECES = (("S", "A1"), ("F", "B1-C1"), ("B", "D1-F1"), ("T", "B2-C2"))
THEIRS = ("C3 f1 ../.S white", "E3 f1 FT/SB pink", "B4 f2 ST/BF violet open=NE", "G6 f1 SB/TF yellow open=NW")

PANELS = boxes(3)


def middle() -> State:
    """Seat A has everything visible from above and one more tile to build; a double column is free."""
    state = quarry(table(3), "c g c c / c g b b / c - c g / c c c c")
    for stack, flower in enumerate(["white", "pink", "yellow", "violet", "pink", "violet"], 1):
        flower_on(state, stack, flower)
    for text in MINE:
        put(state, text)
    for kind, cells in PIECES:
        deco(state, kind, cells)
    for text in THEIRS:
        put(state, text, 1)
    state.players[1].singles, state.players[2].singles = 6, 2
    state.round, state.token = 6, "double"
    state.tokens.remove("double")
    return in_turn(state, new="G06", old="B15", singles=5, doubles=1)


def scene(state: State, *choices: Action, seat: int | None = None, **more: tuple[Event, ...]) -> Scene:
    viewer = state.asked if choices else seat
    active = tuple(decision.seat for decision in GAME.pending(state))
    return Scene(GAME.view(state, viewer), NAMES[: len(state.players)], active, choices=choices, **more)


def offered(state: State, *args: str) -> list[Action]:
    """The ways to build that begin with these arguments."""
    found = GAME.legal_actions(state, state.asked)
    return [a for a in found if a.verb == "build" and a.args[: len(args)] == args]


def drafted() -> Scene:
    """A tile and a staircase up to it are drafted; the other tile could follow."""
    state = middle()
    state.players[0].singles = 9
    events: list[Event] = []
    for action in (Action("build", ("new", "F5", "r180", "f2", "")), Action("deco", ("T", "E6-F6", ""))):
        assert action in GAME.legal_actions(state, 0)
        events += GAME.play(state, 0, action, Chance.seeded(1))
    return scene(state, *offered(state, "old"), draft=tuple(events))


def same(one: Image.Image, other: Image.Image, box: tuple[int, int, int, int]) -> bool:
    return ImageChops.difference(one.crop(box), other.crop(box)).getbbox() is None


def below(*more: str) -> State:
    """Seat A has a terrace on the third storey before A1, the first tile of those given."""
    state = table(3)
    for text in (
        *more,
        "C1 f1 ../.. pink",
        "A3 f1 ../.. pink",
        "C3 f1 ../.. pink",
        "G7 f1 ../.. pink",
        "C2 f2 ../.. pink",
    ):
        put(state, text)
    put(state, "B1 f3 ../.. white")
    return state


def far_below(*more: str) -> State:
    """The same with one on the fourth storey, which hides A1 however low storeys appear."""
    state = below(*more)
    put(state, "B2 f4 ../.. pink open=SW")
    return state


def panels() -> Iterator[Scene]:
    """Each kind of question about the example, with its next steps and with numbers."""
    state = middle()
    yield scene(state, *offered(state))
    yield scene(state, *offered(state, "new"))
    for given in (("new", "F5"), ("new", "F5", "r180")):
        yield scene(state, *offered(state, *given))
    few = tuple((action, n) for n, action in enumerate(offered(state, "new")[::9], 1))
    yield replace(scene(state, *offered(state, "new")), numbered=few)
    yield scene(state, Action("keep", ("new",)), Action("keep", ("old",)))
    state.ask = "take"
    yield scene(state, *(Action("take", (stack,)) for stack in range(1, 17)))
