"""The words of the private panel, over random games."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import reduce
from itertools import chain, islice
from operator import or_
from typing import Any

import discord
import pytest

from cogs.ui import choosing, ids, menu, panel, wording
from engine import games, ranking
from engine.chance import Chance
from engine.core import Action, Known
from engine.match import Match, decode
from engine.menu import Choice, Path, by_verb, fold
from engine.notation import read_all
from engine.tables import Look
from locales import texts
from tests.limits import COMPONENTS
from tests.playing import answer, choose
from tests.positions import STEPS, drafting, looks
from tests.virtual import TableDriver, controls, find, has, raw, text, use_tool, walk
from tests.virtual import verb as verb_of

WORDS = texts()


EXTRAS = [
    WORDS(f"{key}-extra-{verb}")
    for key in games.ALL
    for verb in games.get(key).verbs
    if f"{key}-extra-{verb}" in WORDS
]


def options(view: discord.ui.LayoutView) -> Iterator[Any]:
    for item in view.walk_children():
        if isinstance(item, discord.ui.Select):
            yield from item.options
        elif isinstance(item, discord.ui.Button):
            yield item


def test_back_leads_only_to_menus_that_were_shown():
    """A verb whose choices are part of the first menu has no menu of its own."""
    deep = 0
    for look in islice(looks("yspahan"), 60):
        shown: list[tuple[str, ...]] = [()]
        for path in shown:
            for choice in (choice for choices in menu.arrange(look, path).groups for choice in choices):
                if not choice.action and choice.path not in shown:
                    shown.append(choice.path)
                    view = panel.panel(look, WORDS, menu.arrange(look, choice.path), [])
                    back = next(item for item in options(view) if item.label == WORDS("button-back"))
                    assert menu.split_path(ids.read(back.custom_id).rest) in shown
                    deep += len(choice.path) > 1
    assert deep


def test_what_many_buttons_begin_with_is_said_once_above_them():
    seen = 0
    for look in looks("ishtar", 2):
        planted = {action.args[0] for action in look.actions if action.verb == "plant"}
        if len(planted) == 1 and len(look.actions) > 3:
            view = panel.panel(look, WORDS, menu.arrange(look, ()), [])
            labels = [re.sub(r"^\d+ · ", "", item.label) for item in options(view)]
            assert {action.args[1] for action in look.actions if action.verb == "plant"} & {*labels}
            (action, *_) = look.actions
            assert not any(" for " in label for label in labels)
            told = [item.content for item in view.walk_children() if isinstance(item, discord.ui.TextDisplay)]
            name = WORDS.term("ishtar", "tree", str(action.args[0]))
            assert sum(text.startswith(f"**{name} for ") and ", on …" in text for text in told) == 1
            seen += 1
    assert seen


def test_buttons_are_in_the_order_of_the_actions():
    """But what gives something up or ends the turn comes last, and several cubes before the first of them."""
    several = 0
    for look in looks("yspahan"):
        view = panel.panel(look, WORDS, menu.arrange(look, ()), [])
        lines = [
            read_all(look.game.verbs, ids.read(str(item.custom_id)).rest.removeprefix(menu.EXACT))
            for item in options(view)
            if isinstance(item, discord.ui.Button) and ":do:=" in str(item.custom_id)
        ]
        verbs = look.game.verbs
        first = [line[0] for line in lines if not (verbs[line[0].verb].declines or verbs[line[0].verb].ends)]
        assert first == sorted(first, key=look.actions.index)
        several += any(len(line) > 1 for line in lines)
    assert several


@pytest.mark.parametrize("key", games.ALL)
def test_the_order_of_choices_says_nothing_about_their_strength(key: str):
    shuffled = 0
    for look in islice(looks(key), 0, None, 5):
        at = menu.arrange(look, ())
        order = look.actions.index
        assert list(at.numbers) == sorted(at.numbers, key=order)
        for choices in at.groups:
            for verb in look.game.verbs:
                whole = [choice.line[0] for choice in choices if choice.line and choice.path[0] == verb]
                assert whole == sorted(whole, key=order)
        if at.numbers:
            verb = next(iter(at.numbers)).verb
            ranked = look.best([action for action in look.actions if action.verb == verb], 24)
            shuffled += ranked != sorted(ranked, key=order)
    assert shuffled or key in ("yspahan", "amyitis"), "the ranking has another order"


@pytest.mark.parametrize("lang", ["en", "cs", "pl"])
@pytest.mark.parametrize("key", games.ALL)
def test_every_line_of_a_panel_begins_with_a_capital(key: str, lang: str):
    """After emoji and markdown; a number, or a place such as `c1-d1`, may begin it as well."""
    lines = set[str]()
    for look in islice(chain(looks(key), drafting(key, 3, 1)), 0, None, 3):
        view = panel.panel(look, texts(lang), menu.arrange(look, ()), [])
        for item in view.walk_children():
            if isinstance(item, discord.ui.TextDisplay):
                lines |= {*item.content.split("\n")}
    begun = {line: re.sub(r"^\W+", "", line).split(" ")[0] for line in lines}
    assert not [line for line, word in begun.items() if word[:1].islower() and not re.search(r"\d", word)]


def test_a_card_that_is_discarded_is_not_explained():
    """It has no effect."""
    discarding = 0
    for look in islice(looks("yspahan"), 100):
        for action in look.actions:
            if action.verb == "take" and action.args[1]:
                assert not WORDS.helps("yspahan", look.game.verbs, action)
                discarding += 1
    assert discarding


def test_a_choice_says_what_it_costs_the_seat_that_is_asked_and_what_follows():
    followed = 0
    for look in looks("amyitis"):
        for action in look.actions:
            assert look.forecast(action) == look.game.forecast(look.view.state, look.seat or 0, action)
        match = Match(look.game, decode(look.game, look.table.base))
        for action in look.actions[:3]:
            answers = match.answers_after(look.seat or 0, action, 25)
            assert look.after(action, 25) == answers
            followed += bool(answers)
    assert followed


@pytest.mark.parametrize("key", games.ALL)
async def test_choices_begin_with_a_capital_and_questions_say_what_is_asked(key: str):
    for look in looks(key):
        verbs = {action.verb for action in look.actions}
        for path in [(), *((verb,) for verb in sorted(verbs) if len(verbs) > 1)]:
            choices = fold(look.game.verbs, look.actions, path)
            for option in options(panel.panel(look, WORDS, menu.arrange(look, path), ["board"])):
                first = option.label.split(" ", 1)[0]
                if not any(map(str.isdigit, first)):
                    assert first[:1] == first[:1].upper(), option.label
            if len(verbs) == 1 and choices[0].name == "action":
                assert wording.prompt(look, WORDS, choices) != WORDS("choose")


async def test_a_skill_says_what_it_is_for():
    told: set[str] = set()
    for look in looks("ishtar"):
        if any(action.verb == "skill" for action in look.actions):
            view = panel.panel(look, WORDS, menu.arrange(look, ()), ["board"])
            told |= {
                item.content for item in view.walk_children() if isinstance(item, discord.ui.TextDisplay)
            }
            told |= {
                str(option.description)
                for option in options(view)
                if isinstance(option, discord.SelectOption)
            }
    assert any(WORDS("ishtar-skill-help-F") in text for text in told)


def test_a_skill_that_nothing_can_be_done_with_says_so():
    told = set[bool]()
    for look in looks("ishtar"):
        for action in look.actions:
            if action.verb != "skill":
                continue
            match = Match(look.game, decode(look.game, look.table.base))
            happened = match.game.play(match.state, look.seat or 0, action, Chance.seeded(1))
            idle = any(
                event.kind == "no-effect" or (event.kind == "helped" and ("n", 0) in event.args)
                for event in happened
            )
            known = look.forecast(action)
            assert known.facts["works"] == int(not idle)
            label = WORDS.action("ishtar", look.game.verbs, action, known, look.names)
            assert label.endswith("no use now") == idle
            told.add(idle)
    assert told == {True, False}


@pytest.mark.parametrize("lost", range(8))
@pytest.mark.parametrize("tile", ["new", "old"])
def test_keeping_a_tile_is_a_button_even_if_columns_are_lost(tile: str, lost: int):
    verbs = games.get("babylon").verbs
    told = WORDS.action("babylon", verbs, Action("keep", (tile,)), Known({"n": lost}), ("Ana",))
    assert len(told) <= wording.LABEL
    assert told.endswith("lost") == bool(lost)


def test_what_a_button_has_no_room_for_is_said_below_without_what_it_says():
    said = 0
    for look in islice(looks("babylon"), 0, 150, 3):
        view = panel.panel(look, WORDS, menu.arrange(look, ()), ["board"])
        below = [item.content for item in view.walk_children() if isinstance(item, discord.ui.TextDisplay)]
        for label in (str(option.label) for option in options(view)):
            number = re.match(r"\d · ", label)
            for line in "\n".join(below).split("\n") if number else ():
                if line.startswith(f"-# {number[0]}"):
                    said += 1
                    place = label.removeprefix(number[0]).split(" · ")[0]
                    assert place not in line
                    assert not re.search(r"· \+\d", line), "the points are on the button"
    assert said


def test_places_are_ranked_once_for_a_position(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(ranking, "KEPT", 2)
    ranking._ranked.clear()
    game, rng, chance = games.get("babylon"), random.Random(3), Chance.seeded(3)
    state = game.setup(2, {}, chance)
    while True:
        seat = game.pending(state)[0].seat
        groups = by_verb(game.legal_actions(state, seat))
        actions = next((group for verb, group in groups.items() if game.verbs[verb].place), [])
        if len(actions) > 2:
            break
        game.play(state, seat, game.sample(state, seat, rng), chance)
    view = game.view(state, seat)
    best = ranking.best_places(game, view, seat, actions, 2)
    kept = next(iter(ranking._ranked.values()))
    assert (best, best is kept) == (kept, False), "callers may change what they get"
    kept.reverse()
    assert ranking.best_places(game, view, seat, actions, 2) == best[::-1]
    for fewer in (actions[1:], actions[:-1]):
        ranking.best_places(game, view, seat, fewer, 2)
    assert len(ranking._ranked) == 2
    assert ranking.best_places(game, view, seat, actions, 2) == best, "it was dropped and is ranked again"


def test_the_best_places_of_a_tile_that_can_be_turned_where_it_lies_are_different():
    told: list[int] = []
    for look in looks("ishtar"):
        placed = [action for action in look.actions if action.verb == "place"]
        if len(placed) > 25:
            best = look.best(placed, 24)
            where = {look.forecast(action).facts["cells"] for action in best}
            assert len(where) == len(best)
            told.append(len(placed) - len({look.forecast(action).facts["cells"] for action in placed}))
    assert any(told), "in none of these positions could a tile be turned where it lies"


@pytest.mark.parametrize("key", games.ALL)
@pytest.mark.parametrize("seats", [2, 3])
async def test_nothing_that_a_choice_says_is_cut(key: str, seats: int):
    for look in islice(looks(key, seats), 0, None, 6):
        verbs = {action.verb for action in look.actions}
        for path in [(), *((verb,) for verb in sorted(verbs) if len(verbs) > 1)]:
            view = panel.panel(look, WORDS, menu.arrange(look, path), ["board"])
            assert view.total_children_count <= COMPONENTS
            for option in options(view):
                whole = option.label in (WORDS("choice-all"), WORDS("button-tools"), *EXTRAS)
                assert whole or "…" not in option.label, option.label
                assert "…" not in (getattr(option, "description", None) or "")


@pytest.mark.parametrize("key", games.ALL)
async def test_many_choices_are_a_select_whose_prompt_says_what_all_of_them_begin_with(key: str):
    for look in islice(looks(key), 0, None, 5):
        view = panel.panel(look, WORDS, menu.arrange(look, ()), ["board"])
        items = list(view.walk_children())
        for select in items:
            if isinstance(select, discord.ui.Select) and ":pick:" in select.custom_id:
                done = [
                    option for option in select.options if option.value.startswith(menu.EXACT)
                ] or select.options
                labels = [re.sub(r"^\d+ · ", "", option.label).split(" ") for option in done]
                verbs = {option.value.split(" ")[0] for option in done}
                if len(labels) > 1 and (len(verbs) == 1 or len(done) == len(select.options)):
                    number = any(second.strip(",:").isdigit() for _, *rest in labels for second in rest[:1])
                    assert number or len({first for first, *_ in labels}) > 1, select.placeholder


def menus(look: Look) -> Iterator[menu.Menu]:
    """The menus behind the choice that leads to all places, by the first way that goes on."""
    path: Path | None = ()
    while path is not None:
        at = menu.arrange(look, path)
        yield at
        leading = [choice for group in at.groups for choice in group if not choice.action]
        path = next((choice.path for choice in leading if choice.name in ("all", "part") or path), None)


def test_a_place_says_which_of_two_tiles_is_built_and_the_steps_behind_all_places_say_what_they_ask():
    said, asked = 0, set[str]()
    for look in islice(looks("babylon"), 0, 150, 3):
        tiles = {action.args[0] for action in look.actions if action.verb == "build"}
        for at in menus(look):
            for item in panel.panel(look, WORDS, at, ["board"]).walk_children():
                if isinstance(item, discord.ui.Select):
                    asked.add(str(item.placeholder))
                elif isinstance(item, discord.ui.TextDisplay):
                    asked.update(item.content.replace("*", "").split("\n"))
            for action in at.numbers:
                if action.verb == "build":
                    known = look.forecast(action)
                    text = WORDS.action("babylon", look.game.verbs, action, known, look.names)
                    assert (WORDS.term("babylon", "tile", action.args[0]) in text) == (len(tiles) == 2), text
                    said += len(tiles) == 2
    assert said
    assert {WORDS("babylon-arg-cell"), WORDS("choose-part")} <= asked


def test_a_part_of_the_garden_says_how_many_places_are_there_however_a_tile_can_be_turned():
    found = 0
    for look in islice(looks("babylon"), 0, 150, 3):
        for at in menus(look):
            for choice in (choice for group in at.groups for choice in group if choice.name == "part"):
                anchors = {action.args[1] for action in choice.actions}
                label = wording.written(look, WORDS, choice, at).label
                assert f" · {len(anchors)} place" in label
                found += len(choice.actions) > len(anchors)
    assert found


def test_a_part_of_the_garden_leads_to_the_other_places_of_each_tile():
    ways = [
        WORDS("choice-all-of", what=WORDS("babylon-tile-new")),
        WORDS("choice-all-of", what=WORDS("babylon-tile-old")),
    ]
    found = 0
    for look in islice(looks("babylon"), 0, 150, 3):
        at = menu.arrange(look, ("build", "*", "@0"))
        tiles = {action.args[0] for action in menu.chosen(look, at.path) if action.verb == "build"}
        if at.path and len(tiles) == 2 and at.numbers:
            labels = [str(item.label) for item in options(panel.panel(look, WORDS, at, ["board"]))]
            assert [label.lower() for label in labels if "…" in label][:2] == ways
            found += 1
    assert found


def test_a_range_of_places_has_two_ends():
    ranges = 0
    for look in islice(looks("ishtar"), 150):
        whole = replace(look, parts=lambda _: ())
        for option in options(panel.panel(whole, WORDS, menu.arrange(whole, ("place", "*")), ["board"])):
            first, dash, last = str(option.label).partition(" – ")
            assert first != last, option.label
            ranges += bool(dash)
    assert ranges


@pytest.mark.parametrize("key", ["ishtar", "babylon"])
def test_numbered_places_are_few_lie_apart_and_have_buttons(key: str):
    numbered = 0
    for look in islice(looks(key, 2), 0, 150, 2):
        for at in menus(look):
            view = panel.panel(look, WORDS, at, ["board"])
            pressed = [
                ids.read(str(item.custom_id)).rest
                for item in view.walk_children()
                if isinstance(item, discord.ui.Button) and ":do:" in str(item.custom_id)
            ]
            assert {menu.exact(look, action) for action in at.numbers} <= {*pressed}
            assert list(at.numbers.values()) == [*range(1, len(at.numbers) + 1)]
            assert len(at.numbers) < menu.CONTROLS
            taken = [look.game.covers(look.view.state, action) for action in at.numbers]
            assert sum(map(int.bit_count, taken)) == int.bit_count(reduce(or_, taken, 0))
            numbered += bool(taken)
    assert numbered


@pytest.mark.parametrize(
    ("key", "last"), [("yspahan", "end"), ("amyitis", "pass"), ("amyitis", "keep"), ("ishtar", "skip")]
)
async def test_the_button_that_ends_the_turn_or_gives_something_up_is_the_last(key: str, last: str):
    found = 0
    for look in islice(looks(key), STEPS):
        view = panel.panel(look, WORDS, menu.arrange(look, ()), ["board"])
        ids = [str(item.custom_id) for item in view.walk_children() if isinstance(item, discord.ui.Button)]
        offered = [custom_id.rpartition(":")[2] for custom_id in ids if ":do:" in custom_id]
        assert f"={last}" not in offered[:-1]
        found += f"={last}" in offered and len(offered) > 1
    assert found


@pytest.mark.parametrize("key", games.ALL)
def test_the_example_of_a_typed_move_is_legal_and_gives_nothing_up(key: str):
    telling = 0
    for look in islice(looks(key), 100):
        verbs = look.game.verbs
        shown = panel.example(look)
        assert shown in look.actions
        better = [a for a in look.actions if a.args and not (verbs[a.verb].declines or verbs[a.verb].ends)]
        assert not better or shown in better
        telling += bool(better)
    assert telling


async def test_a_typed_line_that_is_not_legal_comes_back_with_the_nearest(table: TableDriver):
    await table.open(2)
    (member,) = await table.asked()
    shown = await table.take_turn(member)
    form = await use_tool(member, shown, "type")
    await member.submit_modal(form, {"line": "roll 7"})
    assert "`roll 7` is not possible now: there are 3 yellow dice" in text(shown)
    assert "`roll 0`" in text(shown)
    form = await use_tool(member, shown, "type")
    await member.submit_modal(form, {"line": "roll 0"})
    assert (await table.look(member)).question.kind == "act"
    assert "not possible" not in text(shown)


async def test_after_back_a_select_is_a_new_one_in_which_nothing_is_chosen(table: TableDriver):
    await table.open(2, game="ishtar")
    (ana,) = await table.asked()
    shown = await table.take_turn(ana)

    async def select() -> Any:
        """Go on from menu to menu until there is a select."""
        while not (found := [part for part in walk(raw(shown)) if part.get("options")]):
            leading = [c for c in controls(shown) if verb_of(c) == "do" and ":do:=" not in c.custom_id]
            await ana.click(shown, custom_id=leading[-1].custom_id)
        return found[0]

    await ana.click(shown, custom_id=find(shown, "do").custom_id)  # a tile: it is taken at once
    shown = await table.take_turn(ana)
    before = await select()
    await ana.select(shown, [before["options"][0]["value"]], custom_id=before["custom_id"])
    if has(shown, "menu"):  # the tile can be turned in several ways
        await ana.click(shown, custom_id=find(shown, "do").custom_id)
    await ana.click(shown, custom_id=find(shown, "undo").custom_id)
    assert (await select())["id"] != before["id"]


def test_what_all_options_have_in_common_is_said_once():
    """With several trees, each has its own list of spaces, which says its price and points."""
    seen = 0
    for look in looks("ishtar", 2):
        trees = {action.args[0] for action in look.actions if action.verb == "plant"}
        groups = by_verb(look.actions)
        if len(trees) > 1 and len(groups["plant"]) > 2 * len(trees):
            view = panel.panel(look, WORDS, menu.arrange(look, ()), [])
            found = [item for item in view.walk_children() if isinstance(item, discord.ui.Select)]
            if len(found) < 2 or len(trees) != len(found):
                continue
            names = {WORDS("choose-all", what=WORDS.term("ishtar", "tree", str(tree))) for tree in trees}
            names |= {WORDS.term("ishtar", "tree", str(tree)) for tree in trees}
            assert {str(item.placeholder).split(" for ")[0] for item in found} <= names
            assert all(" on …" in str(item.placeholder) for item in found)
            spaces = {action.args[1] for action in groups["plant"]}
            assert all(option.label in spaces for item in found for option in item.options)
            seen += 1
    assert seen


def test_parts_at_the_end_of_all_options_are_said_once():
    look = next(looks("yspahan"))
    choices = [Choice(("place", n), "action", "", (Action("place", (n,)),)) for n in ("R6a", "R6b")]

    def shortened(*labels: str) -> tuple[list[str], tuple[str, str]]:
        texts = [wording.Words(label, "") for label in labels]
        shown, shared = wording.without_repetition(choices, texts)
        return [text.label for text in shown], shared

    same = shortened("R6a · 6-point souk, 2 of 4", "R6b · 6-point souk, 2 of 4")
    assert same == (["R6a", "R6b"], ("", "6-point souk, 2 of 4"))
    shared = wording.Shared(*same[1])
    assert wording.prompt(look, WORDS, choices, 2, shared).startswith(
        "Place a cube · 6-point souk, 2 of 4: pick"
    )
    begun = shortened("Build it on D4, storey 1 · 3 columns", "Build it on D5, storey 1 · 3 columns")
    assert begun == (["D4", "D5"], ("Build it on", "storey 1 · 3 columns"))
    both = wording.Shared(*begun[1])
    assert wording.prompt(look, WORDS, choices, shared=both) == "Build it on … · storey 1 · 3 columns"
    different = ["D4, for 3 columns", "D5, for 2 columns"]
    assert shortened(*different)[0] == different
    assert shortened("C7, east · 2 red", "D7, west · 2 red")[0] == ["C7, east", "D7, west"]
    assert shortened("Two gems", "No gems") == (["Two gems", "No gems"], ("", ""))


def test_a_final_step_looks_the_same_everywhere():
    """It is blue with a die; only *Start over* is red; what publishes the turn is green and says so.

    A sign is explained where it is seen, not while it waits in a list.
    """
    published = rolled = 0
    for key in games.ALL:
        for look in islice(chain(looks(key), drafting(key, 3, 2)), 0, None, 4):
            at = menu.arrange(look, ())
            view = panel.panel(look, WORDS, at, ["board"])
            told = "\n".join(i.content for i in view.walk_children() if isinstance(i, discord.ui.TextDisplay))
            for button in options(view):
                if isinstance(button, discord.ui.Button) and ":do:=" in str(button.custom_id):
                    sign = str(button.emoji or "")
                    move = read_all(look.game.verbs, ids.read(str(button.custom_id)).rest[1:])[0]
                    ends = look.game.verbs[move.verb].ends
                    green = button.style is panel.SUCCESS
                    assert (green, sign) == (ends, choosing.PUBLISHES if ends else sign)
                    assert (sign == choosing.FINAL) == look.final(move)
                    if sign == choosing.FINAL:
                        assert button.style is panel.PRIMARY
                        sure = panel.sure(look, WORDS, move, ["board"])
                        yes = next(b for b in options(sure) if ":sure:" in str(b.custom_id))
                        assert (yes.style, str(yes.emoji)) == (panel.PRIMARY, choosing.FINAL)
                        asked = "\n".join(
                            i.content for i in sure.walk_children() if isinstance(i, discord.ui.TextDisplay)
                        )
                        assert ("before it" in asked) == bool(look.draft)
                    published += ends
                    rolled += sign == choosing.FINAL
            buttons = [item for item in view.walk_children() if isinstance(item, discord.ui.Button)]
            signs = {str(button.emoji) for button in buttons}
            final = WORDS("final-legend", sign=choosing.FINAL, what=choosing.brings(look, WORDS, at))
            publishes = WORDS("publishes-legend", sign=choosing.PUBLISHES)
            for legend, sign in ((final, choosing.FINAL), (publishes, choosing.PUBLISHES)):
                assert (legend in told) == (sign in signs)
    assert published
    assert rolled


@pytest.mark.parametrize("key", games.ALL)
def test_a_final_step_is_asked_about_always_or_never(key: str):
    """Whether it is does not depend on what lies below other tiles."""
    asks: dict[tuple[str, bool], set[bool]] = {}
    for look in looks(key):
        match = Match(look.game, decode(look.game, look.table.base))
        for action in look.actions[:20]:
            if look.final(action):
                costs = look.game.costs(match.base, look.seat or 0, action)
                asks.setdefault((action.verb, costs), set()).add(match.asks(look.seat or 0, action))
    assert all(len(answers) == 1 for answers in asks.values()), asks
    assert asks or key == "amyitis"


async def test_a_typed_line_is_answered_in_words(table: TableDriver):
    await table.open(2)
    (member,) = await table.asked()
    said = answer(await member.slash(table.channel, "move", move="take chest"))
    assert said.startswith(
        "`take chest` is not possible now: you roll the dice first, with `roll`. "
        "What you can do: Roll the dice (`roll 0`, `roll 1`"
    )
    said = answer(await member.slash(table.channel, "move", move="fly"))
    assert said.startswith("I cannot read `fly`. This is how a move begins now: Roll the dice (`roll`)")
    assert "go_on" not in said


async def test_more_shows_the_tools_whichever_picture_a_panel_shows(table: TableDriver):
    await table.open(2)
    (ana,) = await table.asked()
    shown = await choose(table, ana, await table.take_turn(ana), random.Random(1))
    more = find(shown, "tools")
    assert ":tools:part/" in more.custom_id, "it shows a part of the board"
    told = (await ana.click(shown, custom_id=more.custom_id)).response
    assert texts()("tools-title") in text(told)


async def test_back_leads_to_the_list_from_which_several_steps_were_chosen(table: TableDriver):
    """A priest for hire is offered together with each temple that he may enter."""
    await table.open(2, game="amyitis")
    (member,) = await table.asked()
    shown = await table.take_turn(member)
    asked = text(shown)
    both = next(c for c in controls(shown) if verb_of(c) == "do" and ";" in c.custom_id)
    await member.click(shown, custom_id=both.custom_id)
    assert len((await table.look(member)).draft) == 2
    await member.click(shown, custom_id=find(shown, "undo").custom_id)
    assert (await table.look(member)).draft == ()
    assert text(shown) == asked
