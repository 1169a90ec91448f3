"""What choices and drafts say they change, for everybody."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import chain
from typing import Any

import discord
import pytest

from cogs.ui import ids, menu, panel, wording
from engine import games
from engine.chance import Chance
from engine.core import WORTH, Action, Decision, Known, changes
from engine.match import Match, decode, encode
from engine.menu import Choice
from engine.notation import notate, read_all
from engine.tables import Look
from locales import change, texts
from tests.amyitis.tools import crafts, have, last_to_pass
from tests.amyitis.tools import table as amyitis_table
from tests.playing import press, shown
from tests.positions import looks
from tests.virtual import TableDriver, controls, in_bot, play_ahead, raw, text, verb, walk

WORDS = texts()
OUT_OF_TURN = {"amyitis": ("ishtar", "tammouz_field", "tammouz_swap", "discard")}
OUT_OF_TURN |= {"yspahan": ("protect",)}
"""By game, the questions that are not the beginning of somebody's turn."""


def labels(look: Look, view: discord.ui.LayoutView) -> Iterator[tuple[tuple[Action, ...], str]]:
    """Yield the actions of each choice, with all that is said of it."""
    prompt = ""
    for item in view.walk_children():
        if isinstance(item, discord.ui.TextDisplay):
            prompt = item.content
        elif isinstance(item, discord.ui.Button):
            rest = ids.read(str(item.custom_id)).rest if ":do:" in str(item.custom_id) else ""
            if rest.startswith(menu.EXACT):
                yield read_all(look.game.verbs, rest[1:]), f"{prompt} {item.label}"
        elif isinstance(item, discord.ui.Select):
            for option in item.options:
                if option.value.startswith(menu.EXACT):
                    actions = read_all(look.game.verbs, option.value[1:])
                    yield actions, f"{item.placeholder} {option.label}"


def taken(look: Look, actions: tuple[Action, ...]) -> Match[Any] | None:
    """Return the match after these actions as a draft, or None if chance has a part in them."""
    seat, match = look.seat or 0, Match(look.game, decode(look.game, look.table.base))
    for action in actions:
        if match.final(seat, action):
            return None
        match.act(seat, action, match.token(seat), Chance.seeded(1))
    return match


@pytest.mark.parametrize("key", games.ALL)
def test_a_choice_says_what_it_changes_for_everybody(key: str):
    own, others, asked = 0, 0, 0
    for look in looks(key):
        view = panel.panel(look, WORDS, menu.arrange(look, ()), [])
        for actions, said in labels(look, view):
            match = taken(look, actions)
            if match is None:
                continue
            for seat, n in changes(look.game.scores(match.base), look.game.scores(match.state)):
                if seat != look.seat:
                    assert f"{look.names[seat]} {change(n)}" in said
                    others += 1
                else:
                    assert f" {change(n)}" in said
                    own += 1
            follows = look.game.pending(match.state)
            if follows and follows[0].seat != look.seat and follows[0].kind in OUT_OF_TURN.get(key, ()):
                assert f"then {look.names[follows[0].seat]} decides" in said
                asked += 1
            else:
                assert " decides" not in said, "the next turn is no question to somebody else"
    assert own or others
    assert others or key == "babylon"
    assert asked or key not in OUT_OF_TURN


POINTS = re.compile(rf"(\d+)[- ]points?|[+{change(-1)[0]}](\d+)")
"""Points in a label."""
MARKED = 97
"""A number of points that no game has."""


@pytest.mark.parametrize("key", games.ALL)
def test_a_label_says_points_once_at_its_end(key: str):
    """What something will be worth is no change of a score, and the only other number of points."""
    worth = joined = 0
    for look in chain(*(looks(key, players) for players in range(2, 5))):
        for action in look.actions[:40]:
            facts = look.forecast(action).facts
            assert not {"gain", "points"} & set(facts), f"{action}: points are not among the facts"
            marked = {**facts, WORTH: MARKED} if facts.get(WORTH) else facts
            said = WORDS.action(key, look.game.verbs, action, Known(marked), look.names)
            said += WORDS.more(key, look.game.verbs, action, Known(marked), look.names)
            helps = "".join(WORDS.helps(key, look.game.verbs, action).values())
            numbers = [one or other for one, other in POINTS.findall(said.removesuffix(helps))]
            assert set(numbers) <= {str(MARKED)}, f"{action}: {said}"
            worth += bool(numbers)
        at = menu.arrange(look, ())
        for choice in (choice for group in at.groups for choice in group if choice.then):
            label = wording.written(look, WORDS, choice, at).label
            if choice.then[0].verb != choice.path[0]:
                assert "point" not in label, f"{label}: it says what both steps change"
                joined += 1
    assert worth or key == "babylon"
    assert joined or key != "amyitis"


def certain(key: str, rng: random.Random) -> Iterator[tuple[Any, Known, Action, tuple[int, ...], Any]]:
    """Yield what is certain of actions that draw, with what several draws bring."""
    game, chance = games.get(key), Chance.seeded(5)
    for players in range(2, 5):
        state = game.setup(players, {}, chance)
        while asked := game.pending(state):
            seat = asked[0].seat
            for action in game.legal_actions(state, seat)[:20]:
                known = game.forecast(game.view(state, seat).state, seat, action)
                if known.points is None:
                    yield game, known, action, game.scores(state), state
            game.play(state, seat, game.sample(state, seat, rng), chance)


@pytest.mark.parametrize("key", games.ALL)
def test_before_a_draw_only_what_is_certain_is_said(key: str):
    """Whatever is drawn, the score of the seat changes by at least as much as its label says."""
    said = 0
    for game, known, action, before, state in certain(key, random.Random(5)):
        label = WORDS.action(key, game.verbs, action, known, "ABCD")
        assert WORDS.effects(replace(known, points=known.certain), "ABCD") in label
        assert "asked" not in label
        for seed in range(2):
            after = decode(game, encode(state))
            game.apply(after, known.seat, action, Chance.seeded(seed))
            own = dict(changes(before, game.scores(after))).get(known.seat, 0)
            assert own >= dict(known.certain).get(known.seat, 0)
        said += bool(known.certain)
    assert said or key not in ("ishtar", "yspahan")


def test_a_step_is_final_for_the_panel_if_it_is_for_the_match():
    """The panel only knows what its reader sees."""
    seen = set[bool]()
    for key in games.ALL:
        for look in looks(key):
            match = Match(look.game, decode(look.game, look.table.base))
            for action in look.actions[:20]:
                assert look.final(action) == match.final(look.seat or 0, action)
                seen.add(look.final(action))
    assert seen == {True, False}


@pytest.mark.parametrize("verb", ["place", "skill"])
def test_what_follows_is_said_whole_however_long_the_names_are(verb: str):
    known = Known({}, ((0, 10), (1, 3), (2, -12), (3, 4)), (Decision(2, "protect", 1),), 0)
    look = next(look for look in looks("ishtar", 4) if any(a.verb == verb for a in look.actions))
    action = next(action for action in look.actions if action.verb == verb)
    seats = [replace(seat, name=f"{seat.name}, with a long name") for seat in look.table.seats]
    known = replace(known, facts=look.forecast(action).facts)
    look = replace(look, table=replace(look.table, seats=seats), forecast=lambda _: known)
    choice = Choice((verb,), "action", "", (action,))
    said = wording.written(look, WORDS, choice, menu.Menu((), [[choice]], {}, {})).label
    assert len(said) <= wording.OPTION
    parts = re.sub("[a-z, ]*…", "", said)
    assert parts.endswith(f"· you +10 · B +3 · C {change(-12)} · D +4 · then C decides")


def test_a_choice_joined_with_its_answer_says_what_both_change_together():
    joined = 0
    for look in looks("amyitis"):
        at = menu.arrange(look, ())
        known = Known(look.forecast(look.actions[0]).facts, ((0, 1),), seat=0)
        for choice in (choice for group in at.groups for choice in group if choice.then and choice.action):
            known = replace(known, facts=look.forecast(choice.action).facts)
            answers = dict(at.known)
            answers[choice.line] = replace(answers[choice.line], points=((0, 2), (1, 3)), asked=(), seat=0)
            one = replace(look, forecast=lambda _, known=known: known)
            said = wording.written(one, WORDS, choice, at._replace(known=answers)).label
            assert said.endswith(" · you +3 · B +3")
            assert said.count("+") == 2
            joined += 1
    assert joined


def test_a_choice_is_not_joined_with_an_answer_out_of_turn():
    """Hiring the last craftsman ends the round: the procession that follows is a question of its own."""
    state = last_to_pass(amyitis_table(), 3)
    crafts(state, "merchant - -", "- - -", "- - -", "- - -")
    have(state, 3, talents=2)
    match = Match(games.get("amyitis"), state)
    hire = Action("hire", ("merchant", 1))
    after = Match(match.game, decode(match.game, encode(state)))
    after.act(3, hire, after.token(3), Chance.seeded(1))
    assert after.question(3).kind == "procession"
    assert match.answers_after(3, hire, 3) == []


def options(message: Any) -> dict[str, str]:
    """Return the labels of the buttons and options of a panel, by what they stand for."""
    buttons = {c.custom_id.split(":", 4)[4]: c.label for c in controls(message) if verb(c) == "do"}
    selects = (option for part in walk(raw(message)) for option in part.get("options") or [])
    return buttons | {option["value"]: option["label"] for option in selects}


@pytest.mark.parametrize("key", OUT_OF_TURN)
async def test_before_confirm_a_panel_says_who_will_be_asked(table: TableDriver, key: str):
    await table.open(3, game=key)
    rng, action = random.Random(3), None
    while action is None:
        if (await table.look()).outcome:
            await table.open(3, game=key)
        (member, *_) = await table.asked()
        look = await table.look(member)
        action = next((action for action in look.actions if look.forecast(action).asked), None)
        if action is None:
            await play_ahead(table.env, table.id, rng, 1)
    (asked,) = [look.names[decision.seat] for decision in look.forecast(action).asked]
    move = notate(look.game.verbs, action)
    shown = await table.take_turn(member)
    while f"={move}" not in options(shown):
        to = next(
            value
            for value in options(shown)
            if not value.startswith("=") and action in menu.chosen(look, menu.split_path(value))
        )
        control = next(c for c in controls(shown) if to in c.values or c.custom_id.endswith(f":{to}"))
        if control.values:
            await member.select(shown, [to], custom_id=control.custom_id)
        else:
            await member.click(shown, custom_id=control.custom_id)
    said = text(shown) + options(shown)[f"={move}"]  # what all buttons have in common stands above them
    assert f"then {asked} decides" in said
    pressed = await table.bot.tables.play.press(table.id, member.id, look.token, move)
    assert pressed.look.finished
    private = await table.take_turn(member)
    said = text(private)
    assert f"⚖️ Then {asked} decides" in said or f" · then {asked} decides" in said
    await press(member, private, "confirm")
    after = await table.look()
    assert [after.names[decision.seat] for decision in after.decisions] == [asked]


@pytest.mark.parametrize("key", ["ishtar", "babylon"])
async def test_before_confirm_a_panel_says_what_the_whole_draft_changes(table: TableDriver, key: str):
    """After two steps, it is the sum of both."""
    await table.open(2, game=key)
    play, rng, summed = table.bot.tables.play, random.Random(1), 0
    while not summed:
        if (await table.look()).outcome:
            await table.open(2, game=key)
        (member, *_) = await table.asked()
        look = before = await table.look(member)
        scores = {look.scores}
        while look.question and look.table.base == before.table.base:
            move = notate(look.game.verbs, rng.choice(look.actions))
            with in_bot(table.env):
                look = (await play.press(table.id, member.id, look.token, move, sure=True)).look
            scores.add(look.scores)
        if look.draft and len(scores) > 2:
            points = changes(before.scores, look.scores)
            said = ["You " + change(n) for seat, n in points if seat == look.seat]
            said += [f"{look.names[seat]} {change(n)}" for seat, n in points if seat != look.seat]
            assert f"⚖️ {' · '.join(said)}" in text(await table.take_turn(member))
            summed += 1
        if look.draft:
            await play_ahead(table.env, table.id, rng, 1)
        await table.env.settle()  # a turn that ended by itself is posted in two requests


def test_the_question_about_a_final_step_says_what_the_draft_changes():
    look = next(look for look in looks("yspahan") if look.seat == 0 and any(map(look.final, look.actions)))
    action = next(action for action in look.actions if look.final(action))
    drafted = Known({}, ((0, 3), (1, -2)), (Decision(2, "protect", 1),), 0)
    begun = replace(look, draft=(action,), drafted=drafted)
    said = shown(panel.sure(begun, WORDS, action, []))
    assert f"⚖️ You +3 · B {change(-2)} · then C decides" in said
    alone = shown(panel.sure(replace(begun, drafted=replace(drafted, points=())), WORDS, action, []))
    assert "⚖️ Then C decides" in alone
    nothing = shown(panel.sure(replace(begun, drafted=Known(seat=0)), WORDS, action, []))
    assert f"⚖️ {WORDS('no-consequences')}" in nothing
