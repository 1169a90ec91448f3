"""What posts tell: what people chose, every point and every announcement, however much else has happened."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Sequence
from random import Random

import pytest

from cogs.ui import post, story
from engine import games
from engine.chance import Chance
from engine.core import Event, event, sum_points
from engine.story import Item, Sort, sort_of, sum_up, tell
from engine.tables import Look
from locales import Texts, texts
from tests.contract import NAMES
from tests.orchard import Orchard, install, say
from tests.told import Told, is_told, points_in, posts, seated
from tests.virtual import TableDriver, play_ahead, text

GAMES = [(key, number) for key in games.ALL for number in range(10)]


class Grove(Orchard):
    """The orchard, with events of every sort."""

    key = "grove"
    chosen = frozenset({"played", "picked"})
    announced = frozenset({"autumn"})
    dealt = frozenset({"dropped"})
    routine = frozenset({"grew", "paid"})
    promising = frozenset({"cried"})
    visible = frozenset({"shown"})


SENTENCES = """
grove-event-played = { $who } { DOES($you, "play", "plays") } { $fruit }{ $scored }.
grove-event-picked = { $who } { DOES($you, "pick", "picks") } the tree on { $tree }{ $scored }.
grove-event-bought = { $who } { DOES($you, "buy", "buys") } the tree on { $tree } for { $n } gold.
grove-event-lost = A storm costs { $whom } a tree{ $scored }.
grove-event-fell = { $who } { DOES($you, "have", "has") } the most trees. One falls.
grove-event-robbed = { $who } { DOES($you, "rob", "robs") } { $other }{ $scored }.
grove-event-stormed = A tree falls.
grove-event-cried = Slzy roní { $who }.
grove-event-wept = { $who } { DOES($you, "weep", "weeps") }.
grove-event-dropped = { $who } { DOES($you, "drop", "drops") } a card.
grove-event-dropped-hidden = { $who } { DOES($you, "drop", "drops") } something.
grove-event-autumn = It is autumn{ $scored }.
grove-event-grew = A tree grows on { $tree }.
grove-event-paid = { $who } { DOES($you, "pay", "pays") }.
grove-event-shown = The board shows it.
grove-event-won = { $who } { DOES($you, "win", "wins") } with { $n } points!
"""


@pytest.fixture
def grove(monkeypatch: pytest.MonkeyPatch) -> Look:
    """A table at which Ana, Ben and the computer Cleo play, as a spectator sees it."""
    game = Grove()
    install(monkeypatch, game)
    say(SENTENCES)
    return seated(game, game.setup(3, {}, Chance.seeded(1)), {2})


def told(look: Look, *events: Event, room: int | None = 1000) -> list[str]:
    return story.bullets(post.summarize(look, texts(), events, NAMES[:3], room)).splitlines()


def items(look: Look, *events: Event, room: int | None = 99) -> list[Item]:
    return tell(look.game, look.view, events, room, {2})


def play(seat: int, *points: tuple[int, int]) -> Event:
    return event("played", seat, points, fruit="fig")


def pick(seat: int, tree: str, *points: tuple[int, int]) -> Event:
    return event("picked", seat, points, tree=tree)


def wept(seat: int) -> Event:
    return event("wept", seat)


GREW, AUTUMN = event("grew", tree="A1"), event("autumn")


def test_what_a_seat_does_in_a_row_is_one_line(grove: Look):
    assert told(grove, play(0, (0, 2)), wept(0), play(1)) == [
        "- **Ana** plays fig (+2); weeps.",
        "- **Ben** plays fig.",
    ]


def test_what_follows_for_others_stays_with_the_choice(grove: Look):
    assert told(grove, play(0), wept(1), wept(1), wept(0), AUTUMN, wept(1), wept(0)) == [
        "- **Ana** plays fig. **Ben** weeps; weeps. **Ana** weeps.",
        "- It is autumn.",
        "- **Ben** weeps.",
        "- **Ana** weeps.",
    ], "an announcement is followed by a line for each seat"


def test_a_sentence_that_does_not_begin_with_the_seat_keeps_its_subject(grove: Look):
    assert told(grove, play(0), event("lost", 0, ((0, -2), (1, 3))), wept(0)) == [
        "- **Ana** plays fig. A storm costs **Ana** a tree (\N{MINUS SIGN}2, Ben +3). **Ana** weeps."
    ]
    assert told(grove, event("fell", 0), wept(0)) == [
        "- **Ana** has the most trees. One falls. **Ana** weeps."
    ], "after two sentences, nobody would know who weeps"


def test_what_is_about_nobody_stays_with_what_it_follows_from(grove: Look):
    storm = event("stormed")
    assert told(grove, play(0), storm, wept(0), storm, play(1)) == [
        "- **Ana** plays fig. A tree falls. **Ana** weeps. A tree falls.",
        "- **Ben** plays fig.",
    ]


def test_events_that_differ_only_in_a_place_are_one(grove: Look):
    picked = [pick(0, tree, (0, 1)) for tree in ("H4a", "H4b", "H4c")]
    assert told(grove, *picked, wept(0)) == ["- **Ana** picks the tree on H4a, H4b and H4c (+3); weeps."]
    assert told(grove, pick(0, "H4a"), pick(1, "H4b")) == [
        "- **Ana** picks the tree on H4a.",
        "- **Ben** picks the tree on H4b.",
    ]
    assert told(grove, play(0), event("played", 0, fruit="plum")) == ["- **Ana** plays fig; plays plum."], (
        "no places"
    )
    bought = [event("bought", 0, tree=tree, n=2) for tree in ("H4a", "H4b")]
    assert told(grove, *bought) == [
        "- **Ana** buys the tree on H4a for 2 gold; buys the tree on H4b for 2 gold."
    ], "the price would seem to be that of both"


def test_bookkeeping_is_told_together_and_interrupts_nobody(grove: Look):
    grew = [event("grew", tree=tree) for tree in ("A1", "A2")]
    assert told(grove, play(0), *grew, wept(0), wept(1)) == [
        "- **Ana** plays fig; weeps.",
        "-# A tree grows on A1 and A2.",
        "- **Ben** weeps.",
    ]
    assert told(grove, play(0), event("grew", None, ((0, 3),), tree="A1")) == [
        "- **Ana** plays fig. A tree grows on A1 (Ana +3)."
    ], "what scores is no bookkeeping, and its points are told even by a text that forgets them"


def test_bookkeeping_about_a_seat_is_told_where_its_turn_is_told(grove: Look):
    paid = [event("paid", seat) for seat in (0, 1)]
    assert told(grove, play(0), *paid, play(0), paid[1]) == [
        "- **Ana** plays fig; pays; plays fig.",
        "-# **Ben** pays. **Ben** pays.",
    ]


def test_a_turn_begins_on_a_line_of_its_own(grove: Look):
    assert told(grove, AUTUMN, wept(1), play(1), wept(1), play(1)) == [
        "- It is autumn.",
        "- **Ben** weeps.",
        "- **Ben** plays fig; weeps; plays fig.",
    ]


def test_a_post_leaves_out_what_the_board_shows_but_not_its_points(grove: Look):
    shown = event("shown")
    assert told(grove, play(0), shown, wept(0)) == ["- **Ana** plays fig; weeps."]
    assert told(grove, shown) == []
    assert told(grove, play(0), event("shown", None, ((1, 3),)))[0].endswith("The board shows it (Ben +3).")
    assert told(grove, shown, room=None) == ["- The board shows it."], "where there is room for everything"


def test_an_announcement_has_a_line_of_its_own(grove: Look):
    assert told(grove, play(0), event("autumn"), wept(0), event("table-resigned", 0), wept(0)) == [
        "- **Ana** plays fig.",
        "- It is autumn.",
        "- **Ana** weeps.",
        "- A computer takes over the seat of **Ana**, who resigns.",
        "- **Ana** weeps.",
    ]


def test_the_winners_are_one_heading(grove: Look):
    won = [event("won", seat, n=9) for seat in (0, 1)]
    assert told(grove, wept(0), won[1]) == ["- **Ana** weeps.", "## **Ben** wins with 9 points!"]
    assert told(grove, *won, wept(0)) == ["- **Ana** weeps.", "## **Ana** and **Ben** share the victory!"]
    own = seated(grove.game, grove.view.state, {2}, 2)
    assert told(own, *won) == ["## **Ana** and **you** share the victory!"]


def test_the_reader_is_addressed(grove: Look):
    state = grove.view.state
    own = seated(grove.game, state, {2}, 1)
    assert told(own, play(0, (0, 2), (1, 1)), wept(0), play(1, (0, 4))) == [
        "- **You** play fig (+2, Ben +1); weep.",
        "- **Ben** plays fig (you +4).",
    ]


def test_the_kind_of_a_hidden_event_counts(grove: Look):
    dropped = event("dropped-hidden", 0)
    assert sort_of(grove.game, dropped) is Sort.CONSEQUENCE
    choosing = type("Choosing", (Grove,), {"chosen": frozenset({"dropped"})})()
    assert sort_of(choosing, dropped) is Sort.CHOICE
    assert sort_of(choosing, event("table-left", 0)) is Sort.ANNOUNCEMENT


ALL = (
    play(0, (0, 1)), wept(0), event("wept", 1, ((1, 3),)), GREW, AUTUMN,
    play(2, (2, 2)), wept(2), event("wept", 2, ((0, 4),)),
)  # fmt: skip


@pytest.mark.parametrize(
    ("room", "left"),
    [
        (8, "play0 wept0 wept1+ grew autumn play2 wept2 wept2+"),
        (7, "play0 wept0 wept1+ autumn play2 wept2 wept2+ rest"),
        (6, "play0 wept0 wept1+ autumn play2 wept2+ rest"),
        (5, "play0 wept1+ autumn play2 wept2+ rest"),
        (0, "play0 wept1+ autumn play2 wept2+ rest"),
    ],
)
def test_what_gives_way_first(grove: Look, room: int, left: str):
    names = {AUTUMN: "autumn", GREW: "grew", **{play(s, (s, 1 + s // 2)): f"play{s}" for s in (0, 2)}}
    names |= {wept(s): f"wept{s}" for s in (0, 2)} | {ALL[2]: "wept1+", ALL[7]: "wept2+"}
    kept = items(grove, *ALL, room=room)
    assert " ".join(names[item.events[0]] if item.events else "rest" for item in kept) == left
    assert sum_points(Event("", points=item.points) for item in kept) == sum_points(ALL)
    assert sum(len(item.events) + item.left for item in kept) == len(ALL)


def test_what_changes_scores_is_told_without_room_too(grove: Look):
    lost = event("lost", 0, ((0, 2), (1, -3)))
    assert told(grove, play(0, (0, 1)), wept(0), lost, play(2), play(2, (1, 4)), room=0) == [
        "- **Ana** plays fig (+1). A storm costs **Ana** a tree (+2, Ben \N{MINUS SIGN}3).",
        "- **Cleo** plays fig (Ben +4).",
        "-# … 2 more things happened.",
    ]
    assert told(grove, play(0, (1, 4)), play(0, (1, -4)), room=0) == [
        "- **Ana** plays fig (Ben +4); plays fig (Ben \N{MINUS SIGN}4)."
    ], "also what cancels out"


def test_what_points_follow_from_later_is_told_without_room_too(grove: Look):
    assert told(grove, play(0), play(2), wept(2), event("cried", 2), room=0) == [
        "- **Ana** plays fig.",
        "- Slzy roní **Cleo**.",
        "-# … 2 more things happened.",
    ]


def test_what_is_dealt_for_the_next_choice_is_told_without_room_too(grove: Look):
    dropped = [event("dropped", seat) for seat in (0, 1)]
    few = [item.events for item in items(grove, dropped[0], play(2), dropped[1], play(2), room=0)]
    assert few == [(dropped[1],), ()], "the last one"
    assert [item.events for item in items(grove, dropped[0], AUTUMN, room=0)] == [(AUTUMN,), ()], "not before"


def test_what_is_told_in_no_more_lines_than_that_something_is_left_out_is_told(grove: Look):
    whole = "- **Cleo** plays fig; weeps. Slzy roní **Cleo**."
    assert told(grove, play(2), wept(2), event("cried", 2), room=0) == [whole]


def test_places_are_not_joined_if_their_points_cancel_out(grove: Look):
    assert told(grove, pick(0, "H4a", (0, 4)), pick(0, "H4b", (0, -4)), pick(0, "H4c", (0, -1))) == [
        "- **Ana** picks the tree on H4a (+4); picks the tree on H4b and H4c (\N{MINUS SIGN}5)."
    ]


def test_what_follows_from_something_left_out_is_not_told_with_something_else(grove: Look):
    events = play(0), play(2), event("wept", 0, ((0, 4),)), AUTUMN, *[play(2)] * 20
    assert told(grove, *events)[1] == "- **Cleo** plays fig. **Ana** weeps (+4)."
    assert told(grove, *events, room=5) == [
        "- **Ana** plays fig.",
        "- **Ana** weeps (+4).",
        "- It is autumn.",
        "- **Cleo** plays fig; plays fig; plays fig; plays fig; plays fig.",
        "-# … 16 more things happened.",
    ]


def test_of_too_many_choices_the_earliest_are_summed_up(grove: Look):
    many = [play(seat, (seat, 1)) for seat in (0, 1)] * 50
    lines = post.summarize(grove, texts(), many, NAMES[:3])
    assert post.SUMMARY_LIMIT - 60 < len(story.bullets(lines)) <= post.SUMMARY_LIMIT
    *told, rest = [line.text for line in lines]
    left = 100 - len(told)
    assert rest == f"{left} more things happened (Ana +{(left + 1) // 2}, Ben +{left // 2})."
    assert told[-1] == "**Ben** plays fig (+1)."
    assert sum_up(items(grove), 0) == []


def test_what_is_summed_up_says_gains_and_losses(grove: Look):
    many = [play(seat, (0, change)) for seat, change in enumerate((4, -4))] * 50
    *_, rest = post.summarize(grove, texts(), many, NAMES[:3])
    assert re.search(r"\(Ana \+(\d+), Ana \N{MINUS SIGN}\1\)", rest.text), rest.text


def test_in_one_paragraph_what_is_left_out_is_an_ellipsis(grove: Look):
    lines = post.summarize(grove, texts(), (play(0), wept(0), AUTUMN, play(2)), NAMES[:3], 0)
    assert story.flowing(lines) == "**Ana** plays fig. It is autumn. …"


def test_another_language_may_begin_differently(grove: Look):
    assert told(grove, play(0, (0, 1)), event("cried", 0), wept(0)) == [
        "- **Ana** plays fig (+1). Slzy roní **Ana**. **Ana** weeps."
    ]


def test_a_name_cannot_pass_for_a_mark(grove: Look):
    names = ["Ana\ue000\ue002", "Ben", "Cleo"]
    lost = event("lost", 1, ((0, 2),))
    (line,) = post.summarize(grove, texts(), [lost], names, 99)
    assert line.text == "A storm costs **Ben** a tree (Ana +2)."
    (line,) = post.summarize(grove, texts(), [event("robbed", 1, ((1, 2),), other=0)], names, 99)
    assert line.text == "**Ben** robs Ana (+2)."


# Whole games


@pytest.mark.parametrize(("key", "number"), GAMES)
def test_every_post_of_a_game_tells_every_point_choice_and_announcement(key: str, number: int):
    """With two to four seats, people and computers."""
    seats = (2, 3, 4)[number % 3]
    computers = frozenset(range(seats - min(number // 4, seats - 1), seats))
    sorts = Counter[Sort]()
    for made in posts(games.get(key), seats, computers, number):
        sorts += check_post(made, texts(), NAMES[:seats], computers)
    assert sorts[Sort.CHOICE], "nobody has chosen anything"
    assert sorts[Sort.ANNOUNCEMENT], "nothing was announced"


def check_post(made: Told, words: Texts, names: Sequence[str], computers: Collection[int]) -> Counter[Sort]:
    """Check the words of a post against what happened; return how much of each sort it must tell."""
    game, must = made.look.game, Counter[Sort]()
    text = story.bullets(post.summarize(made.look, words, made.events, names))
    assert points_in(text, names) == dict(made.change), text
    for happened in game.told(made.look.view, made.events):
        sort = sort_of(game, happened)
        chosen = sort is Sort.CHOICE and happened.seat not in computers
        if sort is Sort.ANNOUNCEMENT or chosen or happened.points or happened.kind in game.promising:
            must[sort] += 1
            assert is_told(game.key, happened, names, text), f"{happened} is not told:\n{text}"
    return must


@pytest.mark.parametrize(
    ("key", "beginning"),
    [
        ("amyitis", r"Evening of round \d"),
        ("amyitis", "The last round is over"),
        ("ishtar", r"\*\*\w+\*\* can take only one tile"),
        ("yspahan", r"Week \d, day \d"),
    ],
)
def test_what_begins_a_day_a_turn_or_an_evening_begins_a_line(key: str, beginning: str):
    made = [told for seats in (2, 3) for told in posts(games.get(key), seats, seed=3)]
    lines = [line for told in made for line in post.summarize(told.look, texts(), told.events, NAMES)]
    found = [line.text for line in lines if re.search(beginning, line.text)]
    assert found
    assert [text for text in found if not re.match(beginning, text)] == []


@pytest.mark.parametrize("key", games.ALL)
async def test_the_points_told_in_a_post_are_the_change_shown_below(table: TableDriver, key: str):
    await table.open(3, game=key)
    names, changed = (await table.look()).names, 0
    for lines in range(6, 40, 6):
        await play_ahead(table.env, table.id, Random(lines), lines)
        if (await table.look()).outcome:
            break
        told = text(table.post)
        shown = re.findall(r"(\w+) \*\*-?\d+\*\*, ([+\N{MINUS SIGN}]\d+)", told)
        change = {names.index(who): int(points.replace("\N{MINUS SIGN}", "-")) for who, points in shown}
        assert points_in(told, names) == change, told
        changed += len(change)
    assert changed


@pytest.mark.parametrize("told", [True, False])
async def test_the_last_post_names_the_winners_once(
    table: TableDriver, told: bool, monkeypatch: pytest.MonkeyPatch
):
    await table.open(2, game="babylon")
    if not told:  # like a game that has no such events
        monkeypatch.setattr(type(games.get("babylon")), "winning", frozenset())
    await play_ahead(table.env, table.id, Random(1))
    headings = [line for line in text(table.post).splitlines() if line.startswith("## ")]
    (heading,) = headings
    assert ("points" in heading) == told
    assert "wins" in heading
