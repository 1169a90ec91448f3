"""Moves as people type them, records as files, long lists folded into menus."""

import pytest

from engine.core import Action, Ambiguous, Illegal, Unreadable, Verb
from engine.menu import fold, follow
from engine.notation import Line, Record, dump, game_of, join, load, notate, parse, read, read_all

VERBS = {
    "take": Verb("take {floor} [discard={card}]"),
    "supervise": Verb("supervise {floor} {dest}"),
    "place": Verb("place {shop}", repeat=True),
    "swap": Verb("swap {give} {n}"),
    "draw": Verb("draw [{floor}]"),
    "pass": Verb("pass"),
    "end": Verb("end", ends=True),
}
LEGAL = [
    Action("take", ("camel", "")),
    Action("take", ("camel", "gold3")),
    Action("take", ("gold", "")),
    *(Action("supervise", ("barrel", f"W{n}")) for n in range(1, 11)),
    *(Action("supervise", ("barrel", f"E{n}")) for n in range(1, 8)),
    *(Action("supervise", ("vase", f"{a}{n}")) for a in "WENS" for n in range(1, 8)),
    Action("swap", ("gold", -3)),
    Action("draw", ("",)),
    Action("end"),
]


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("take camel", Action("take", ("camel", ""))),
        ("TAKE  Camel", Action("take", ("camel", ""))),
        ("t camel gold3", Action("take", ("camel", "gold3"))),
        ("take discard=gold3 camel", Action("take", ("camel", "gold3"))),
        ("sup w1 barrel", Action("supervise", ("barrel", "W1"))),
        ("sup barrel w10", Action("supervise", ("barrel", "W10"))),
        ("sup w9", Action("supervise", ("barrel", "W9"))),
        ("swap gold -3", Action("swap", ("gold", -3))),
        ("swap", Action("swap", ("gold", -3))),
        ("e", Action("end")),
    ],
)
def test_what_people_type(text: str, action: Action):
    assert parse(VERBS, text, LEGAL) == action


@pytest.mark.parametrize("text", ["supervise b2 a1", "supervise B2 A1", "s b a"])
def test_the_order_counts_where_it_alone_tells_actions_apart(text: str):
    legal = [Action("supervise", ("a1", "b2")), Action("supervise", ("b2", "a1"))]
    assert parse(VERBS, text, legal) == legal[1]


def test_three_errors():
    with pytest.raises(Unreadable) as unreadable:
        parse(VERBS, "fly home", LEGAL)
    assert "take" in unreadable.value.verbs
    with pytest.raises(Unreadable):
        parse(VERBS, "", LEGAL)
    with pytest.raises(Illegal) as illegal:
        parse(VERBS, "supervise barrel E9", LEGAL)
    assert illegal.value.nearest
    assert all(text.startswith("supervise barrel") for text in illegal.value.nearest)
    with pytest.raises(Ambiguous) as ambiguous:
        parse(VERBS, "take", LEGAL)
    assert set(ambiguous.value.candidates) == {"take camel", "take gold"}


def test_exact_text_round_trip():
    for action in LEGAL:
        assert read(VERBS, notate(VERBS, action)) == action
    for wrong in ("take", "take a b c", "nope", "end now", "take discard=x"):
        with pytest.raises(Unreadable):
            read(VERBS, wrong)


def test_repeated_actions_share_their_verb():
    actions = (Action("place", ("B3a",)), Action("place", ("B3b",)), Action("end"))
    line = join(VERBS, actions)
    assert line == "place B3a B3b; end"
    assert read_all(VERBS, line) == actions


def test_records_survive_odd_names():
    record = Record(
        "toy",
        3,
        ('"Ann\\"', "Bén\n🐫\x7f"),
        {"a": "b"},
        (1, 2),
        [
            Line(0, (Action("place", ("B3a",)), Action("draw", ("",))), (5, 0)),
            Line(1, (Action("end"),), (), True),
        ],
        "ab",
        "cd",
        (3, 4),
    )
    text = dump(VERBS, record)
    assert "A: place B3a; draw [5 0]\nB*: end" in text
    assert load(VERBS, text) == record
    assert game_of(text) == "toy"


@pytest.mark.parametrize(
    "broken",
    [
        "game = 3",
        "x",
        'game="toy"\nrules=1\nseats=["A"]\nmoves="A: fly"',
        "game = 'a'\nrules=1\nseats=[]\nmoves='hello'",
    ],
)
def test_a_broken_record_is_unreadable(broken: str):
    with pytest.raises(Unreadable):
        load(VERBS, broken)


def test_menu_folds_to_twenty_five():
    top = fold(VERBS, LEGAL)
    assert [c.value for c in top] == ["take", "supervise", "swap", "draw", "end"]
    assert top[-1].action == Action("end")
    floors = fold(VERBS, LEGAL, ("supervise",))
    assert [(c.name, c.value) for c in floors] == [("floor", "barrel"), ("floor", "vase")]
    arms = fold(VERBS, LEGAL, ("supervise", "vase"))
    assert [c.value for c in arms] == ["W*", "E*", "N*", "S*"]
    assert [c.action for c in fold(VERBS, LEGAL, arms[2].path)] == [
        Action("supervise", ("vase", f"N{n}")) for n in range(1, 8)
    ]
    assert fold(VERBS, LEGAL, ("supervise", "moon")) == []


def test_menu_shows_few_actions_whole_unless_one_argument_tells_them_apart():
    takes = fold(VERBS, LEGAL, ("take",))
    assert [c.name for c in takes] == ["action"] * 3
    north = fold(VERBS, LEGAL, ("supervise", "vase", "N*"))
    assert [(c.name, c.value) for c in north] == [("dest", f"N{n}") for n in range(1, 8)]
    assert [c.action for c in fold(VERBS, LEGAL[-3:])] == LEGAL[-3:]
    assert fold(VERBS, LEGAL[-1:])[0].action == LEGAL[-1]


def test_menu_passes_over_what_is_settled_and_splits_numbers():
    swaps = [Action("swap", ("gold", n)) for n in range(1, 101)]
    ranges = fold(VERBS, swaps, ("swap",))
    assert ranges[0].path == ("swap", "gold", "1-4*")
    assert len(ranges) == 25
    assert follow(swaps, ranges[0].path)[0] == swaps[:4]
