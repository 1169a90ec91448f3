"""What a player gets of the computer players: suggestions, reasons, the lesson of a finished game."""

from __future__ import annotations

import asyncio
import math
import re
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import replace
from io import BytesIO
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import aiohttp
import discord
import pytest
import pytest_asyncio

from cogs.lessons import STEPS, before, lesson_view, mistake_line
from cogs.ui import panel
from engine import games
from engine.bots import Suggestion, lessons
from engine.bots.explanation import RIVAL, explain_turn
from engine.bots.monte_carlo import NORMAL, Thought
from engine.bots.selfplay import selfplay
from engine.chance import Chance
from engine.core import Action, Decision, Event, NotYours, Rng, Stale, View
from engine.match import Match, encode, replay
from engine.tables import Denied
from engine.tables.past import history
from engine.tables.play import advice
from engine.tables.play.look import look_at
from engine.tables.store import open_store
from engine.tables.table.session import Session
from engine.tables.table.stored import seat_state
from locales import texts
from render import headline
from tests.playing import shown
from tests.presses import act, confirm
from tests.stores import running
from tests.timed import ANA, BEN, CLEO, TimedTables
from tests.toy import State, Toy
from tests.virtual import TableDriver, controls, find, has, play_ahead, text, use_tool


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "SUGGESTING", 0.05)
    monkeypatch.setattr(advice.Advising, "patience", 0.3)


@pytest_asyncio.fixture
async def timed(tmp_path: Path) -> AsyncIterator[TimedTables]:
    timed = TimedTables(await open_store(tmp_path / "advice.db"))
    yield timed
    await timed.tables.close()
    await timed.store.close()


# What moves are compared by


def test_a_contrast_adds_up_and_favours_the_better_move():
    game = Toy()
    state = game.setup(2, {}, Chance.seeded(1))
    for seat in range(2):
        game.play(state, seat, Action("bid", (seat,)), Chance.seeded(1))
    actions = [Action("take", ("pebble", "")), Action("pass")]
    thought = Thought(game, game.view(state, 1), 1, Random(1), math.inf)
    better, worse = thought.contrasted([[action] for action in actions], NORMAL, 40)
    assert better.margin == pytest.approx(-worse.margin)
    assert better.margin > 1.5 > 2 * better.error
    assert sum(better.terms.values()) == pytest.approx(better.margin)
    alone, same = Thought(game, game.view(state, 1), 1, Random(1), math.inf).contrasted(
        [actions[:1]] * 2, NORMAL, 5
    )
    assert (alone.margin, alone.error) == (same.margin, same.error) == (0, 0)


@pytest.mark.parametrize("key", games.ALL)
def test_an_expected_lead_is_over_the_best_other_seat(key: str):
    """At the end of a game of three, it is the real one, unless the last step shows something hidden.

    A contrast is what its terms add up to.
    """
    game = games.get(key)
    record = selfplay(game, 3, 4, lambda state, seat, rng: game.playout_action(state, seat, rng))
    *_, (before, _) = replay(game, replace(record, lines=record.lines[:-1]))
    line = record.lines[-1]
    best = max(score for seat, score in enumerate(record.scores) if seat != line.seat)
    thought = Thought(game, game.view(before, line.seat), line.seat, Random(1), math.inf)
    (found, _) = thought.contrasted([line.actions[:1]] * 2, NORMAL, 2)
    assert sum(found.terms.values()) == pytest.approx(found.margin)
    (alone,) = thought.contrasted([line.actions[:1]], NORMAL, 2)
    assert (alone.margin, alone.error) == (0, 0)
    if not Match(game, before).final(line.seat, line.actions[0]):
        assert found.lead == alone.lead == record.scores[line.seat] - best


@pytest.mark.parametrize("key", games.ALL)
def test_a_turn_is_explained_by_what_its_reader_may_see(key: str):
    game, chance = games.get(key), Chance.seeded(3)
    state = game.setup(3, {}, chance)
    for _ in range(20):
        if not (asked := game.pending(state)):
            break
        seat = asked[0].seat
        reader = (seat + 1) % 3
        before = game.view(state, reader)
        game.play(state, seat, game.playout_action(state, seat, Random(2)), chance)
        after = game.view(state, reader)
        why = explain_turn(game, before, after, seat, worlds=4)
        old, new = (game.view(game.resample(view, Chance.seeded(9)), reader) for view in (before, after))
        assert why == explain_turn(game, old, new, seat, worlds=4)
        assert {name for name, _ in why} <= {*game.terms(state, seat), RIVAL}


# Looking back


@pytest.mark.parametrize("key", games.ALL)
def test_looking_back_finds_the_choices_of_a_seat_as_it_saw_them(key: str):
    game = games.get(key)
    record = selfplay(game, 2, 4, lambda state, seat, rng: game.playout_action(state, seat, rng))
    views, choices = lessons.look_back(key, record, 1)
    own = [action for line in record.lines if line.seat == 1 and not line.auto for action in line.actions]
    assert [choice.action for choice in choices] == own
    for number, choice in enumerate(choices):
        assert [*choice.line] == own[number : number + len(choice.line)]
        assert choice.action in game.legal_actions(choice.view.state, 1)
        world = game.resample(choice.view, Chance.seeded(1))
        assert choice.view == game.view(world, 1), "nothing that the seat could not see"
        chance, stage = Chance.seeded(1), game.stage(world)
        for step in choice.line:
            assert not chance.final, "nobody knew what follows"
            assert step in game.legal_actions(world, 1)
            game.play(world, 1, step, chance)
        goes_on = game.stage(world) == stage and [asked.seat for asked in game.pending(world)][:1] == [1]
        assert chance.final or not goes_on
    assert max(len(choice.line) for choice in choices) > 1
    assert lessons.expected(key, views[-1:], 1, 0.0, 1) == [record.scores]
    assert [choice.turn for choice in choices] == sorted(choice.turn for choice in choices)
    assert choices[-1].turn < len(views)


def test_what_was_played_automatically_is_no_choice():
    game = games.get("yspahan")
    record = selfplay(game, 2, 4, lambda state, seat, rng: game.playout_action(state, seat, rng))
    record.lines[::2] = [replace(line, auto=True) for line in record.lines[::2]]
    _, choices = lessons.look_back("yspahan", record, 0)
    assert len(choices) == sum(len(line.actions) for line in record.lines if line.seat == 0 and not line.auto)
    assert {len(choice.line) for choice in choices} == {1}, "what follows was not chosen"


class Pairs(Toy):
    """Seat 0 has one turn: each gift brings 5 points, the second one for those who know it.

    Whoever follows the plan makes the second one only if it is gift 1.
    """

    plans = ("known",)
    span = 1

    def pending(self, state: State) -> tuple[Decision, ...]:
        return () if state.round > 1 else (Decision(0, "prize", 1),)

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        return [*(GIFTS if len(state.hand[0]) < 2 else []), PASS]

    def apply(self, state: State, seat: int, action: Action, chance: Chance) -> list[Event]:
        if action == PASS:
            state.round = 2
        else:
            state.hand[0].append(str(action.args[0]))
            state.score[0] += 5
        return []

    def follow(self, state: State, seat: int, plan: str, rng: Rng) -> Action:
        given = len(state.hand[0])
        return GIFTS[given] if given == 0 or (given == 1 and "g1" not in state.hand[0]) else PASS


GIFTS, PASS = [Action("gift", (f"g{n}",)) for n in range(3)], Action("pass")


def paired(monkeypatch: pytest.MonkeyPatch) -> View[State]:
    """Return the start of a game of `Pairs`, which is now the one called `toy`."""
    monkeypatch.setitem(games.ALL, "toy", Pairs())
    state = Pairs().setup(2, {}, Chance.seeded(1))
    return View(replace(state, hand=[[], []]), 0)


def test_turns_are_compared_at_their_ends(monkeypatch: pytest.MonkeyPatch):
    view = encode(paired(monkeypatch).state)

    def cost(played: str, better: str) -> float:
        return lessons.judge("toy", view, 0, played, better, "known", 0.0, 1).cost

    found = lessons.best_moves("toy", view, 0, 0.1, 1)
    assert (found.line, found.plan) == ("gift g0 g1; pass", "known")
    assert cost("gift g1", found.line) == 5, "if a computer goes on after it"
    assert cost("gift g1 g0; pass", found.line) == 0, "an unusual order"
    assert cost("gift g0; pass", found.line) == 5


async def test_a_turn_is_one_mistake(timed: TimedTables, monkeypatch: pytest.MonkeyPatch):
    view, game = paired(monkeypatch), Pairs()
    then = replace(view.state, hand=[["g2"], []], score=[5, 0])
    first, second = (GIFTS[2], PASS), (PASS,)
    choices = [lessons.Choice(1, view, first), lessons.Choice(1, game.view(then, 0), second)]

    async def progress(done: int, most: int) -> None:
        pass

    for told in ([choices[0]], [choices[1]], choices):
        found, unsure, judged = await timed.tables.advice._mistakes("toy", 0, told, progress, math.inf)
        assert [mistake.judgement.cost for mistake in found] == [5]
        assert (unsure, judged) == (0, len(told))
    apart = [choices[0], choices[1]._replace(turn=2)]
    assert len((await timed.tables.advice._mistakes("toy", 0, apart, progress, math.inf))[0]) == 2


async def test_a_turn_that_may_have_cost_points_is_counted(
    timed: TimedTables, monkeypatch: pytest.MonkeyPatch
):
    view = paired(monkeypatch)
    monkeypatch.setattr(lessons, "judge", lambda *_: lessons.Judgement(5, 3, []))

    async def progress(done: int, most: int) -> None:
        pass

    told = [lessons.Choice(1, view, (GIFTS[2], PASS))]
    assert await timed.tables.advice._mistakes("toy", 0, told, progress, math.inf) == ([], 1, 1)


async def test_a_turn_becomes_a_puzzle_if_its_first_step_alone_is_worse(
    timed: TimedTables, monkeypatch: pytest.MonkeyPatch
):
    view, better = paired(monkeypatch), (*GIFTS[:2], PASS)

    async def first(*line: Action, error: float = 0) -> advice.Mistake | None:
        judgement = lessons.Judgement(5, error, [])
        mistake = advice.Mistake(lessons.Choice(1, view, line), better, judgement, "known")
        return await timed.tables.advice.first_step("toy", 0, mistake)

    assert await first(GIFTS[2], PASS) is None, "a computer would have gone on better"
    found = await first(PASS)
    assert found
    assert (found.choice.line, found.better, found.judgement.cost) == ((PASS,), (GIFTS[0],), 10)
    found = await first(PASS, error=3)
    assert found
    assert found.judgement.cost == 5, "as How was that? told, unless it differs beyond doubt"
    assert await first(GIFTS[2], PASS, error=3) is None


@pytest.mark.parametrize("key", games.ALL)
def test_a_move_is_told_with_its_verb(key: str):
    game, chance, rng, words = games.get(key), Chance.seeded(3), Random(3), texts()
    state = game.setup(2, {}, chance)
    told: set[str] = set()
    while game.pending(state):
        seat = game.pending(state)[0].seat
        action = game.playout_action(state, seat, rng)
        known = game.forecast(game.view(state, seat).state, seat, action)
        text = words.move(key, game.verbs, action, known, ("Ana", "Ben"))
        verb = words(f"{key}-verb-{action.verb}".replace("_", "-"))
        assert text.split()[0].rstrip(":").casefold() == verb.split()[0].casefold(), text
        told.add(text)
        game.play(state, seat, action, chance)
    assert len(told) > 8


# At a table


async def test_suggestions_are_on_where_a_computer_sits(timed: TimedTables):
    alone = await timed.tables.lobby.open("yspahan", ANA, guild=1, channel=2)
    await timed.tables.lobby.add_computer(alone.id, ANA.id, "dice", "Robot")
    await timed.tables.lobby.start(alone.id, ANA.id)
    await timed.settle()
    together = await timed.begin(ANA, BEN)
    look = await timed.tables.play.look(together, ANA.id)
    asked = look.table.seats[look.decisions[0].seat].user
    with pytest.raises(Denied, match="no-suggestions"):
        await timed.tables.advice.advise(together, asked or 0)
    assert (await timed.tables.advice.advise(alone.id, ANA.id)).moves
    with pytest.raises(Denied, match="not-seated"):
        await timed.tables.advice.advise(alone.id, BEN.id)


async def helped(timed: TimedTables) -> tuple[int, int, int]:
    """Return a table with suggestions, who is asked, and who is not."""
    table = await timed.tables.lobby.open("yspahan", ANA, guild=1, channel=2)
    await timed.tables.lobby.join(table.id, BEN)
    await timed.tables.lobby.set_options(table.id, ANA.id, {"suggestions": True})
    await timed.tables.lobby.start(table.id, ANA.id)
    look = await timed.tables.play.look(table.id, ANA.id)
    return (table.id, ANA.id, BEN.id) if look.token else (table.id, BEN.id, ANA.id)


async def test_a_suggested_move_is_legal_and_counted_once_it_is_played(timed: TimedTables):
    match, asked, other = await helped(timed)
    with pytest.raises(NotYours):
        await timed.tables.advice.advise(match, other)
    found = await timed.tables.advice.advise(match, asked)
    again = await timed.tables.advice.advise(match, asked)
    assert {action for action, _ in found.moves + again.moves} <= set(found.look.actions)
    assert again.look.token == found.look.token, "asking for advice is no move"
    seat = found.look.seat or 0
    assert found.look.token
    look = await act(timed.tables, match, asked, [found.moves[0][0]], found.look.token)
    if look.draft:
        assert seat_state(look.table, seat).taken == 0, "it can still be taken back"
    while look.token:
        if look.finished:
            look = await confirm(timed.tables, match, asked, look.token)
        else:
            look = await act(timed.tables, match, asked, [look.actions[-1]], look.token)
    own = seat_state(look.table, seat)
    assert own.taken == 1
    assert own.advised == []


async def test_advice_that_comes_too_late_is_not_given(timed: TimedTables, monkeypatch: pytest.MonkeyPatch):
    match, asked, _ = await helped(timed)
    thinking, done = asyncio.Event(), asyncio.Event()

    async def slow(work: Callable[..., Any], *args: Any) -> Any:
        thinking.set()
        await done.wait()
        return work(*args)

    monkeypatch.setattr(timed.tables.advice, "_work", slow)
    advised = asyncio.create_task(timed.tables.advice.advise(match, asked))
    await thinking.wait()
    with pytest.raises(Denied, match="one-at-a-time"):
        await timed.tables.advice.advise(match, asked)
    look = await timed.tables.play.look(match, asked)
    assert look.token
    await act(timed.tables, match, asked, [look.actions[0]], look.token)
    done.set()
    with pytest.raises(Stale):
        await advised
    look = await timed.tables.play.look(match, asked)
    assert look.own.advised == []


async def finished(timed: TimedTables) -> int:
    match = await timed.begin(ANA, BEN)
    while (look := await timed.tables.play.look(match, None)).decisions:
        user = look.table.seats[look.decisions[0].seat].user or 0
        look = await timed.tables.play.look(match, user)
        assert look.token
        if look.finished:
            await confirm(timed.tables, match, user, look.token)
        else:
            action = look.game.playout_action(look.view.state, look.seat or 0, timed.rng)
            await act(timed.tables, match, user, [action], look.token)
    return match


async def test_a_lesson_says_who_was_ahead_and_what_cost_most(timed: TimedTables):
    match = await finished(timed)
    steps: list[tuple[int, int]] = []

    async def progress(done: int, most: int) -> None:
        steps.append((done, most))

    with pytest.raises(Denied, match="not-seated"):
        await timed.tables.advice.lesson(match, CLEO.id, progress)
    lesson = await timed.tables.advice.lesson(match, ANA.id, progress)
    look = await timed.tables.play.look(match, ANA.id)
    assert lesson.prospects[-1] == look.scores
    assert steps == [(n + 1, lesson.choices) for n in range(lesson.judged)]
    costs = [mistake.judgement.cost for mistake in lesson.mistakes]
    assert costs == sorted(costs, reverse=True)
    assert len(costs) <= advice.MISTAKES
    assert len({mistake.choice.turn for mistake in lesson.mistakes}) == len(costs)
    assert min(costs, default=9) > advice.LEAST
    for mistake in lesson.mistakes:
        view, seat = mistake.choice.view, look.seat or 0
        assert mistake.better[0] in look.game.legal_actions(view.state, seat)
        assert mistake.better[0] != mistake.choice.action
    live = await timed.begin(ANA, BEN)
    with pytest.raises(Denied, match="is-live"):
        await timed.tables.advice.lesson(live, ANA.id, progress)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_expected_scores_say_who_is_ahead_and_altogether_are_those_of_the_end(seats: int):
    """A game of Babylon that ends 56 : 56 does not seem to begin at 80."""
    rows = [(90.0, 88.0, 70.0, 61.0), (100.0, 97.0, 71.0, 62.0), (56.0, 56.0, 40.0, 31.0)]
    rows = [row[:seats] for row in rows]
    found = lessons.levelled(rows)
    assert found[-1] == rows[-1]
    for played, level in zip(rows, found, strict=True):
        assert sum(level) == pytest.approx(sum(rows[-1]))
        assert level[0] - level[1] == pytest.approx(played[0] - played[1])


async def test_a_lesson_tells_the_worst_moves_and_thinks_no_longer_than_it_may(
    timed: TimedTables, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setitem(games.ALL, "toy", Toy())
    match = await timed.begin(ANA, BEN, key="toy")
    for _ in range(2):
        for person, line in ((ANA, "bid 2"), (BEN, "bid 0"), (ANA, "pass")):
            await timed.tables.play.play_line(match, person.id, line)
    thought: list[float] = []
    work = timed.tables.advice._work

    async def measured(function: Callable[..., Any], *args: Any) -> Any:
        thought.extend(seconds for seconds in args if isinstance(seconds, float))
        return await work(function, *args)

    async def progress(done: int, most: int) -> None:
        pass

    monkeypatch.setattr(timed.tables.advice, "_work", measured)
    monkeypatch.setattr(timed.tables.advice, "patience", 1.0)
    lesson = await timed.tables.advice.lesson(match, ANA.id, progress)
    assert "pass" in [mistake.choice.action.verb for mistake in lesson.mistakes]
    assert sum(thought) <= timed.tables.advice.patience * 1.001
    table = await timed.store.load(match)
    assert table
    assert len(lesson.prospects) == len(await history.read(timed.store, table, None))


async def test_a_lesson_ends_in_time(timed: TimedTables, monkeypatch: pytest.MonkeyPatch):
    match = await finished(timed)
    monkeypatch.setattr(advice, "LONGEST", 0.0)

    async def progress(done: int, most: int) -> None:
        assert done < most

    lesson = await timed.tables.advice.lesson(match, ANA.id, progress)
    assert lesson.judged == 1 < lesson.choices


# On Discord


async def test_suggest_why_and_how_was_that(table: TableDriver):
    ana = table.members[0]
    await table.open(2, computers=1)
    panel = await table.take_turn(ana)
    await use_tool(ana, panel, "suggest")
    assert "expected lead" not in text(panel)
    first, *others = re.findall(r"^\*\*\d\*\* · .*$", text(panel), re.MULTILINE)
    assert "(about" not in first
    assert "about equally good" in text(panel) or all(" (about " in line for line in others)
    buttons = [control.custom_id for control in controls(panel) if ":do:" in control.custom_id]
    assert 1 <= len(buttons) <= 3
    await ana.click(panel, custom_id=buttons[0])
    if has(panel, "sure"):
        await ana.click(panel, custom_id=find(panel, "sure").custom_id)
    await play_ahead(table.env, table.id, Random(1), 30)
    recent = (await ana.click(table.post, custom_id=find(table.post, "since").custom_id)).response
    why = (await ana.click(recent, custom_id=find(recent, "why").custom_id)).response
    assert re.search(r"Why turn \d+\?\*\* (With it, .* about \d+ point|It changes little)", text(why))
    assert why.ephemeral
    await play_ahead(table.env, table.id, Random(1))
    assert "took 1 suggestion." in text(table.post)
    told = (await ana.click(table.post, custom_id=find(table.post, "lesson").custom_id)).response
    assert told.ephemeral
    assert "How was that?" in text(told)
    assert told.attachments[0].filename == "chart.png"
    assert text(told).count("* You chose “") == len(told.attachments) - 1, "what was asked is said"
    assert not re.search(r"\d\.\d", text(told)), "points are told in words"
    refused = await table.members[2].click(table.post, custom_id=find(table.post, "lesson").custom_id)
    assert "not playing" in refused.response.content


async def ended(table: TableDriver) -> None:
    """Play a game to its end at the table."""
    await table.open(2)
    await play_ahead(table.env, table.id, Random(1))


async def test_a_lesson_is_refused_if_its_answer_would_come_too_late(
    table: TableDriver, monkeypatch: pytest.MonkeyPatch
):
    await ended(table)
    cog: Any = table.bot.get_cog("Lessons")
    monkeypatch.setattr(cog, "most", 1)
    lesson = find(table.post, "lesson").custom_id
    async with cog.lessons.turn(CLEO.id):
        async with asyncio.timeout(120):
            refused = await table.members[0].click(table.post, custom_id=lesson)
        assert "Please ask again in 1 minute." in refused.response.content
    assert "How was that?" in text((await table.members[0].click(table.post, custom_id=lesson)).response)


async def test_a_lesson_arrives_although_its_progress_lines_fail(
    table: TableDriver, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    await ended(table)
    edit = discord.Interaction.edit_original_response
    failures = [aiohttp.ServerDisconnectedError() for _ in range(3)]

    async def failing(interaction: Any, **options: Any) -> Any:
        if failures:
            raise failures.pop()
        return await edit(interaction, **options)

    monkeypatch.setattr(discord.Interaction, "edit_original_response", failing)
    told = await table.members[0].click(table.post, custom_id=find(table.post, "lesson").custom_id)
    assert not failures
    assert "How was that?" in text(told.response)
    assert caplog.text.count("a progress line of a lesson failed") == 3
    caplog.clear()


def suggested(*moves: Suggestion, buildings: Sequence[str] = ()) -> list[str]:
    """Return the lines of the panel with suggestions at the start of Yspahan, where all have `buildings`."""
    game = games.get("yspahan")
    look = look_at(Session(running(game, game.setup(2, {}, Chance.seeded(1)), 2)), None)
    seat = look.decisions[0].seat
    look = look_at(Session(look.table), seat + 1)
    look.view.state.players[seat].buildings = list(buildings)
    named = [(Action("roll", (n,)), move) for n, move in enumerate(moves)]
    return shown(panel.suggestions(look, texts(), named, [])).splitlines()[:-1]


def test_suggestions_say_in_words_how_much_worse_a_move_is():
    souks, cards = [("souks", 2.6), ("gold", -0.9)], [("cards", 1.2), ("souks", -2.4)]
    best, equal, worse = (
        Suggestion("", 1.4, 0.6, souks),
        Suggestion("", -0.5, 0.6, cards),
        Suggestion("", -1.4, 0.6, cards),
    )
    line = "**1** · Roll the white dice"
    trade = "It gains about 1 point for cards, but loses about 2 points from souks."
    assert suggested(best, equal, worse) == [
        "### What a computer would play",
        f"{line}. It gains about 3 points from souks, but loses about 1 point for gold towards a building.",
        "**2** · Roll with 1 yellow die · 1 gold (about as good). It gains about 1 point for cards.",
        f"**3** · Roll with 2 yellow dice · 2 gold (about 1 point worse). {trade}",
    ]
    alike = suggested(best._replace(margin=0.5), equal._replace(why=[]))
    assert alike == [
        "### These two are about equally good",
        f"{line}. It gains about 3 points from souks.",
        "**2** · Roll with 1 yellow die · 1 gold.",
    ]
    assert suggested(best._replace(margin=2.5, why=[])) == ["### There is one clear move", f"{line}."]
    unclear = suggested(best._replace(margin=2.5, error=1.5, why=[]))
    assert unclear == ["### What a computer would play", f"{line}."]


def test_suggestions_name_the_plan_with_which_they_were_compared():
    plans = games.get("yspahan").plans
    lines = [suggested(Suggestion("", 2.5, 0.5, [], plan))[-1] for plan in plans]
    assert [line.startswith("The plan behind it: ") for line in lines] == [True] * len(plans)
    assert len(set(lines)) == len(plans) > 1


def test_a_plan_that_is_carried_out_is_not_named():
    move = Suggestion("", 2.5, 0.5, [], "buildings")
    built = ["paddock", "store", "bathhouse", "caravan_house", "market"]
    assert suggested(move, buildings=built)[-1].startswith("The plan behind it: ")
    assert "plan" not in suggested(move, buildings=[*built, "crane"])[-1]


def test_a_mistake_is_told_in_one_sentence():
    game = games.get("yspahan")
    state = game.setup(2, {}, Chance.seeded(1))
    table = running(game, state, 2)
    seat = game.pending(state)[0].seat
    look = look_at(Session(table), seat + 1)
    played, better = Action("roll", (2,)), Action("roll", (0,))
    why = [("buildings", 2.6), ("camels", -0.7)]
    mistake = advice.Mistake(
        lessons.Choice(5, game.view(state, seat), (played,)), (better,), lessons.Judgement(1.8, 0.4, why)
    )
    said = mistake_line(look, texts(), mistake, look.names)
    assert said == (
        "**Turn 5.** *A new day begins. How many yellow dice will you buy?* "
        "You chose “Roll with 2 yellow dice · 2 gold” (2 on the picture). “Roll the white dice” (1) would "
        "have been about 2 points better: it gains about 3 points from what buildings bring later, "
        "but loses about 1 point for camels towards a building."
    )
    assert headline.sentence("yspahan", before(look, texts(), mistake)).text == "You roll the dice"
    little = mistake._replace(judgement=lessons.Judgement(0.6, 0.1, []))
    assert mistake_line(look, texts(), little, look.names).endswith("about 1 point better.")


@pytest.mark.parametrize(
    ("judged", "unsure", "said"),
    [
        (9, 0, "I found no move of yours that clearly cost points. Well played!"),
        (3, 0, "None of these clearly cost points."),
        (9, 1, "One turn may have cost you points"),
        (3, 2, "2 turns may have cost you points"),
    ],
)
def test_a_lesson_without_mistakes_claims_no_more_than_was_found(judged: int, unsure: int, said: str):
    state = games.get("yspahan").setup(2, {}, Chance.seeded(1))
    look = look_at(Session(running(games.get("yspahan"), state, 2)), 1)
    curve = discord.File(BytesIO(b""), "chart.png", description="points")
    view = lesson_view(look, texts(), advice.Lesson([], [], judged, 9, unsure), [curve])
    assert said in str(view.to_components())


@pytest.mark.parametrize("steps", [2, STEPS, STEPS + 1])
def test_a_mistake_tells_the_rest_of_both_turns(steps: int):
    game, words = games.get("yspahan"), texts()
    games_played = (selfplay(game, 2, seed, game.sample) for seed in count())
    found = (lessons.look_back("yspahan", record, 1)[1] for record in games_played)
    choice = next(choice for choices in found for choice in choices if len(choice.line) == steps)
    look = look_at(Session(running(game, choice.view.state, 2)), 2)
    judgement = lessons.Judgement(5, 0, [])
    said = mistake_line(look, words, advice.Mistake(choice, choice.line, judgement), look.names)
    short = choice._replace(line=choice.line[:1])
    alone = mistake_line(look, words, advice.Mistake(short, choice.line[:1], judgement), look.names)
    told = min(steps, STEPS)
    assert (said.count("“"), alone.count("“")) == (2 * told, 2)
    assert said.count(" …") == 2 * (steps > STEPS)
    assert (said.count(", then “"), alone.count("then")) == (2, 0)
    assert "(2 on the picture), then “" in said
    assert "(1), then “" in said
    assert ", would have been about 5 points better." in said
    assert "” (1) would have been about 5 points better." in alone
