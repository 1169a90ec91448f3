"""What posts tell of an evening and of the end: each under its announcement, and what is alike once."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.ui import post, story
from engine.core import Event, event, sum_points
from engine.games.amyitis.garden import PLOTS
from engine.games.amyitis.state import State
from engine.games.amyitis.telling import told
from engine.story import Sort, sort_of
from locales import texts
from tests.amyitis.tools import GAME, GREY, cards, have, last_to_pass, plant, play, table, temple
from tests.told import seated

NAMES = ["Ana", "Ben", "Cleo", "Dara"]


def lines(state: State, events: Sequence[Event], user: int | None = None) -> list[str]:
    """Return all that a spectator, or a user, is told of events."""
    look = seated(GAME, state, user=user)
    return story.bullets(post.summarize(look, texts(), events, NAMES, None)).splitlines()


def test_an_evening_is_announced_and_what_it_brings_is_not_the_last_passer_s():
    state = last_to_pass(table(), 1)
    temple(state, "ishtar", 0, 1, 1, 0)
    temple(state, "marduk", 0, 2, 2)
    temple(state, "tammouz", 3, 2, 3, 0)
    have(state, 0, "salt")
    pushed = "One of **Ana**'s cubes is pushed out of each of the temples of Ishtar and Tammouz."
    assert lines(state, play(state, "pass; temple marduk; claim camel; field top", [0] * 12)) == [
        "- **Ben** passes.",
        "- Evening of round 1: **Dara** leads the procession.",
        f"- **Dara** puts a cube into the temple of Marduk. {pushed}",
        "-# Grey cubes go into the temples of Ishtar and Tammouz.",
        "- **Ben** is first in Ishtar and takes a camel.",
        "-# Ishtar gives **Ana** the other reward, a talent.",
        "- In the temple of Marduk **Cleo** is first and Ana second (+2, Ana +1).",
        "- **Dara** is first in Tammouz, puts a cube in the top row and takes palm.",
        "-# **Cleo** is second in Tammouz, but has no good to swap.",
        "- Round 2 begins. **Ben** goes first.",
    ]


def test_one_reward_of_marduk_is_told_of_its_seat():
    state = last_to_pass(table(2), 0)
    temple(state, "marduk", GREY, 1, 0, GREY)
    events = play(state, "pass; temple ishtar; claim camel", [0] * 6)
    assert "- Marduk rewards **Ana** (+2)." in lines(state, events)


def test_the_final_scoring_is_announced_with_a_line_for_each_seat():
    state = last_to_pass(table(2), 0)
    left = [plot for n, plot in enumerate(PLOTS) if state.left >> n & 1]
    plant(state, 0, *left[:5])
    plant(state, 1, *left[5:-2])
    have(state, 0, "salt")
    have(state, 1, "palm", "palm")
    events = play(state, "pass; temple marduk")
    *_, final, ana, ben, won = lines(state, events)
    assert final == "- The last round is over: the final scoring."
    assert ana == "- **Ana** gets 5 points of favour for 5 garden tiles, and 1 for 1 good left (+6)."
    assert ben == "- **Ben** gets 5 points of favour for 6 garden tiles, and 2 for goods left (+7)."
    assert won.startswith("## ")
    for happened in told(events)[-4:-1]:
        assert sort_of(GAME, happened) is Sort.ANNOUNCEMENT, "never left out"
    assert sum_points(told(events)) == sum_points(events)


def test_the_talents_of_those_who_have_passed_are_told_once():
    state = table()
    waits = [event("skipped", seat, talents=1) for seat in (1, 2)]
    got = event("got-camel", 0)
    assert lines(state, [got, *waits, got, *waits, got, *waits]) == [
        "- **Ana** takes a camel; takes a camel; takes a camel.",
        "-# Ben and Cleo have passed and take 3 talents each.",
    ]
    assert lines(state, [*waits, got, waits[0]]) == [
        "- **Ana** takes a camel.",
        "-# **Ben** has passed and takes 2 talents. **Cleo** has passed and takes 1 talent.",
    ]
    assert lines(state, [event("waited", 1)] * 2) == ["-# **Ben** has passed and takes 2 talents."], (
        "as version 0.1 recorded it"
    )
    before, evening, after = told([waits[0], event("evening", 3, n=1), waits[0]])
    assert (before, evening.kind, after) == (waits[0], "evening", waits[0])


def test_bankers_who_pay_the_same_are_told_together_with_their_points():
    state = last_to_pass(table(), 0)
    cards(state, 0, banker=1)
    cards(state, 1, banker=3)
    cards(state, 2, banker=2)
    events = play(state, "pass; temple ishtar; claim camel", [0] * 12)
    assert lines(state, events)[-2:] == [
        "-# The banker pays **Ana** 1 talent.",
        "- The bankers pay Ben and Cleo 2 talents each (Ben +2).",
    ]
    assert sum_points(told(events)) == sum_points(events) != ()


def test_goods_over_the_limit_are_told_once():
    state = table()
    back = [event("discarded", 0, good=good) for good in ("dates", "salt", "dates")]
    assert lines(state, back) == ["- **Ana** gives back 2 dates and salt, over the limit."]
    assert lines(state, [back[0], event("discarded", 1, good="salt")]) == [
        "- **Ana** gives back dates, over the limit.",
        "- **Ben** gives back salt, over the limit.",
    ]


def test_the_reader_is_first_in_the_temple_of_marduk():
    state = table()
    both = [event("marduk", 0, ((0, 2),)), event("marduk", 1, ((1, 1),))]
    assert lines(state, both, 1) == [
        "- In the temple of Marduk **you** are first and Ben second (+2, Ben +1)."
    ]
