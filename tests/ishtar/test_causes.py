"""Every change of the scores is told with its cause, and matches keep the numbers of their rules."""

from collections.abc import Callable

import pytest

from engine.chance import Chance
from engine.core import RULES_OPTION, Event, changes, sum_points
from engine.games.ishtar.causes import standing, tell_changes
from engine.games.ishtar.game import Ishtar
from engine.games.ishtar.scoring import scores, sheet
from engine.games.ishtar.state import TREE, TREES, State
from engine.games.ishtar.step import Step
from engine.match import decode, encode
from locales import texts
from tests.ishtar.tools import (
    GAME,
    bed,
    final,
    give_skills,
    have,
    hold,
    kinds,
    lay,
    play,
    spaces,
    table,
    tree_on,
)


def grow(state: State, number: int, codes: str) -> None:
    """Let single flowers join a bed."""
    beds = state.desert.beds
    beds[number] = beds[number]._replace(cells=beds[number].cells | spaces(state.desert, codes))
    state.desert.flowers[0] |= spaces(state.desert, codes)


def tell(state: State, change: Callable[[], object]) -> list[str]:
    """Make a change and return what is told of it, checked against the scores."""
    before, earlier, step = standing(state), scores(state), Step(state, 0, Chance.seeded(0))
    change()
    tell_changes(step, before)
    assert sum_points(step.events) == changes(earlier, scores(state))
    return said(step.events)


def said(events: list[Event], you: int | None = None) -> list[str]:
    names = ("Ana", "Ben", "Cleo")
    return [texts("en").event("ishtar", happened, names, you).replace("\u2212", "-") for happened in events]


def bed_of(state: State, seat: int, row: str, n: int) -> None:
    bed(state.desert, seat, 1, " ".join(f"{row}{number}" for number in range(1, n + 1)), " ".join("1" * n))


def beds(*sizes: int) -> State:
    """A bed of so many spaces for each seat, all at the second fountain, which is purple."""
    state = table(3)
    for seat, (row, n) in enumerate(zip("ACE", sizes, strict=False)):
        bed_of(state, seat, row, n)
    return state


@pytest.mark.parametrize(
    ("sizes", "number", "codes", "wanted"),
    [
        ((2, 1), 1, "G1 G2", ["Ben takes the purple fountain on G9 from Ana (+4, Ana -4)."]),
        ((2, 1), 1, "G1", ["Ben draws level and shares the purple fountain on G9 (+4)."]),
        ((1, 1), 1, "G1", ["Ana no longer shares the purple fountain on G9 (-4)."]),
        ((1, 1, 1), 2, "G1", [
            "Ana no longer shares the purple fountain on G9 (-4).",
            "Ben no longer shares the purple fountain on G9 (-4).",
        ]),
        ((2, 2, 1), 2, "G1 G2", [
            "Cleo takes the purple fountain on G9 from Ana (+4, Ana -4).",
            "Ben no longer shares the purple fountain on G9 (-4).",
        ]),
        ((2, 1), 0, "G1", []),
    ],
)  # fmt: skip
def test_fountains_that_change_hands(sizes: tuple[int, ...], number: int, codes: str, wanted: list[str]):
    state = beds(*sizes)
    grew, *fountains = tell(state, lambda: grow(state, number, codes))
    assert " in the bed on " in grew
    assert fountains == wanted


def test_the_first_bed_wins_a_fountain():
    state = table()
    before, step = standing(state), Step(state, 0, Chance.seeded(0))
    bed_of(state, 0, "A", 1)
    tell_changes(step, before)
    assert said(step.events, 0) == ["You win the purple fountain on D9 (+4)."]


def test_in_words_a_shared_fountain_is_one_line():
    state = table()
    bed(state.desert, 0, 0, "F7", "1")
    bed(state.desert, 1, 0, "H7", "1")
    told = [texts().event("ishtar", one, ["Ana", "Ben"], 0) for one in GAME.facts(GAME.view(state, 0))]
    (line,) = (line for line in told if "shared by" in line)
    assert line.endswith("shared by you and Ben, with 1 flower space each.")
    assert not any(" lead" in other for other in told if line[:24] in other)


def test_upper_skills_count_for_every_seat():
    """A tree counts for the skill of whoever has flowers beside it, and for the planter's own."""
    state = final()
    before, step, earlier = standing(state), Step(state, 1, Chance.seeded(0)), scores(state)
    tree_on(state, 1, "quince", "F7")
    tell_changes(step, before)
    assert said(step.events) == [
        "Ana gets more for skill C, Shade (+3).",
        "Ben gets more for skill D, Orchard (+2).",
    ]
    assert changes(earlier, scores(state)) == ((0, 3), (1, 2 + TREES[TREE["quince"]].points))


def test_gems_that_are_paid_count_less():
    state = table()
    give_skills(state, 0, G="pp", B="pp")
    have(state, 0, "prw")
    assert tell(state, lambda: have(state, 0, "p")) == ["Ana gets less for skill B, Treasury (-2)."]


# What happens without a choice


@pytest.mark.parametrize(
    ("code", "gems", "assistants", "wanted"),
    [
        ("I04", "", 0, "The assistant icon cannot be used: no assistant is left."),
        ("I01", "p", 2, "The skill icon cannot be used: a skill costs 2 gems."),
        ("IS2", "", 0, "The joker cannot be used: no assistant is left, and a skill costs 2 gems."),
    ],
)  # fmt: skip
def test_an_icon_that_cannot_be_used_says_why(code: str, gems: str, assistants: int, wanted: str):
    state = table()
    lay(state, "T09", "G3", "SW")
    hold(state, code)
    have(state, 0, gems)
    state.players[0].assistants, state.players[0].spare = assistants, 4 - assistants
    events = play(state, "place E8 E")
    assert kinds(events)[:2] == ["placed", "unused"]
    assert said(events)[1] == wanted


# Versions of the rules


def test_a_match_keeps_the_rules_under_which_it_began():
    earlier, now = (GAME.setup(2, given, Chance.seeded(1)) for given in ({RULES_OPTION: "1"}, {}))
    assert (earlier.rules, now.rules) == (1, Ishtar.rules)
    for state, tiles, points in ((earlier, 30, 14), (now, 24, 9)):
        give_skills(state, 0, J="ww", E="pr", F="rw")
        assert sum(stack.count for stack in state.stacks) == tiles
        assert sheet(state, 0)[-1] == points
    kept = [fact for fact in GAME.facts(GAME.view(earlier, None)) if fact.kind == "board-earlier"]
    assert said(kept) == [
        "This game began before a change of the rules: skill E, Jewels, counts purple 1, red 2, white 3."
    ]
    assert "board-earlier" not in kinds(GAME.facts(GAME.view(now, None)))


def test_a_position_stored_before_versions_is_of_the_first():
    stored = encode(table()).replace(b',"rules":2', b"")
    assert decode(GAME, stored).rules == 1
