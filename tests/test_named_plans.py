"""The plan with which a computer chose its turn: stored when it moves, told by *Why?*, betraying nothing."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Mapping, Sequence
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from random import Random
from time import thread_time
from typing import Any

import pytest

from engine import bots, games
from engine.bots import monte_carlo
from engine.bots.monte_carlo import NORMAL, Thought
from engine.chance import Chance
from engine.core import Action
from engine.games.yspahan.game import HIDDEN
from engine.match import encode
from engine.records import load
from engine.tables import Tables
from engine.tables.past import archive, history, undo
from engine.tables.store import open_store
from engine.tables.table.stored import seat_state
from locales import LANGUAGES, texts
from tests.service import begun, bid, clock, tables, toy
from tests.timed import ANA
from tests.virtual import TableDriver, find, play_ahead, text

__all__ = ["tables", "toy"]

GOLDEN = Path(games.__file__).parent / "yspahan" / "golden" / "seats-3.toml"


# Where it comes from


@pytest.mark.parametrize("key", games.ALL)
def test_only_a_level_that_compares_plans_has_one(key: str):
    game = games.get(key)
    state = game.setup(3, {}, Chance.seeded(3))
    seat = game.pending(state)[0].seat
    view = encode(game.view(state, seat).state)
    for level in bots.LEVELS:
        chosen = bots.decide(key, view, seat, level, 0.05, 1)
        assert (chosen.plan in game.plans) == (level in bots.STYLES), level


@pytest.mark.parametrize("key", games.ALL)
def test_a_character_leaves_its_plan_only_for_one_that_is_better_by_so_many_points(
    key: str, monkeypatch: pytest.MonkeyPatch
):
    game = games.get(key)
    state = game.setup(3, {}, Chance.seeded(3))
    seat = game.pending(state)[0].seat
    view = game.view(state, seat)
    for plan in game.plans:
        monkeypatch.setattr(type(game), "characters", {plan: ()})
        for points, kept in ((1000.0, True), (-1000.0, False)):
            monkeypatch.setattr(monte_carlo, "LOYALTY", points)
            # By a clock that stands still while other work has the processor.
            _, chosen = bots.pick(game, view, seat, plan, Random(1), 0.3, thread_time)
            assert (chosen == plan) is kept, (plan, points)


def test_a_character_likes_the_points_of_its_rows(monkeypatch: pytest.MonkeyPatch):
    """Those that it has make all moves worth more; those that a move brings, this one."""
    game, chance, rng = games.get("yspahan"), Chance.seeded(3), Random(2)
    monkeypatch.setattr(type(game), "characters", {"caravan": ("caravan", "loading")})
    state, liked = game.setup(2, {}, chance), set[int]()
    while len(liked) < 2:
        seat = game.pending(state)[0].seat
        values: list[Mapping[Action, float]] = []
        for taste in (0.0, 1.0):
            monkeypatch.setattr(monte_carlo, "TASTE", taste)
            thought = Thought(game, game.view(state, seat), seat, Random(1), math.inf, character="caravan")
            settled = thought.settled([(0.0, action) for action in thought.actions], NORMAL, 1.0)
            values.append({action: value for value, action in settled})
        liked = {round(value - values[0][action]) for action, value in values[1].items()}
        rows = game.rows(state, seat)
        assert min(liked) == rows["caravan"] + rows["loading"]
        game.play(state, seat, game.playout_action(state, seat, rng), chance)


# Where it is kept


def thinking(service: Tables, thoughts: Sequence[tuple[str, str]]) -> list[str]:
    """Let a computer decide so: an action and its plan. After that it is interrupted, as a restart does.

    Return the plans that it is told it had before, as they come in.
    """
    left, told = list(thoughts), list[str]()

    async def think(*given: Any) -> bots.Chosen:
        if not left:
            raise asyncio.CancelledError
        told.append(given[-1])
        return bots.Chosen(*left.pop(0))

    service.automation.think = think
    return told


async def followed(service: Tables, match: int) -> Mapping[int, str]:
    table = await service.store.load(match)
    assert table
    return seat_state(table, 1).followed


async def moved(service: Tables, match: int) -> list[str]:
    """Let the computer decide until it is interrupted; return the lines of the log."""
    with pytest.raises(asyncio.CancelledError):
        await service.automation.move(match)
    return [line.text for line in await service.store.lines(match)]


@pytest.mark.parametrize(
    ("before", "after", "kept"),
    [("souks", "souks", "souks"), ("souks", "caravan", ""), ("souks", "", "souks"), ("", "souks", "souks")],
)
async def test_the_plan_of_a_line_is_stored_with_it_even_after_a_restart(
    tables: Tables, tmp_path: Path, before: str, after: str, kept: str
):
    match = await begun(tables, ANA, computers=1)
    await bid(tables, match, (ANA, 0))
    thinking(tables, [("bid 5", "caravan"), ("gift g1", before)])
    assert await moved(tables, match) == ["setup", "bid 0", "bid 5"], "the gift is a draft"
    assert await followed(tables, match) == {2: "caravan"}
    await tables.store.close()
    again = Tables(await open_store(tmp_path / "a.db"), clock=clock)
    thinking(again, [("pass", after), ("bid 1", "")])
    await again.automation.move(match)
    assert [line.text for line in await again.store.lines(match)][3:] == ["gift g1; pass", "bid 1"]
    assert await followed(again, match) == {2: "caravan", 3: kept}, "the last bid had no plan"
    await again.store.close()


async def test_a_computer_remembers_its_plan_within_a_turn_alone(tables: Tables, tmp_path: Path):
    match = await begun(tables, ANA, computers=1)
    await bid(tables, match, (ANA, 0))
    told = thinking(tables, [("bid 5", "caravan"), ("gift g1", "souks")])
    await moved(tables, match)
    assert told == ["", "caravan"]
    await tables.store.close()
    again = Tables(await open_store(tmp_path / "a.db"), clock=clock)
    told = thinking(again, [("gift g2", ""), ("pass", "souks")])
    with suppress(asyncio.CancelledError):
        await again.automation.move(match)
    assert told == ["souks", "souks"], "even after a restart"
    await bid(again, match, (ANA, 0))
    told = thinking(again, [("bid 5", "caravan")])
    await moved(again, match)
    assert told == [""], "Ana has moved since"
    await again.store.close()


async def test_with_a_line_that_is_taken_back_its_plan_goes(tables: Tables):
    match = await begun(tables, ANA, computers=1)
    await bid(tables, match, (ANA, 0))
    thinking(tables, [("bid 5", "caravan"), ("pass", "souks")])
    with suppress(asyncio.CancelledError):
        await tables.automation.move(match)
    assert await followed(tables, match) == {2: "caravan", 3: "souks"}
    async with tables.access.live(match) as session:
        undo.roll_back(session, await archive.read(tables.store, session.table), 3)
        await tables.access.save(session, keep=3)
    assert await followed(tables, match) == {2: "caravan"}


# When it is told


def told(plans: Mapping[int, str], *, over: bool) -> list[history.Turn]:
    game = games.get("yspahan")
    record = load(game.verbs, GOLDEN.read_text("utf-8"))
    times = range(len(record.lines) + 1)
    return list(history.turns(game, record, None, times, followed=plans, over=over))


def test_while_a_game_goes_on_no_plan_is_told_that_a_hidden_card_may_have_decided():
    plans = dict.fromkeys(range(1, 500), "caravan")
    turns, after = told(plans, over=False), told(plans, over=True)
    named = 0
    for before, turn in pairwise(turns):
        hands = [HIDDEN in at.view.state.players[turn.seat].hand for at in (before, turn)]
        assert not (turn.plan and any(hands))
        named += bool(turn.plan)
    assert 0 < named < len(turns) - 1
    assert [turn.plan for turn in after] == ["", *["caravan"] * (len(after) - 1)]


def test_a_plan_is_told_if_the_whole_turn_was_chosen_with_it():
    plain = told({}, over=True)
    assert not any(turn.plan for turn in plain)
    ends = [turn.lines for turn in plain[1:]]
    starts = [turn.lines + 1 for turn in plain[:-1]]
    assert starts != ends, "some turns have several lines"
    last = told(dict.fromkeys(ends, "souks"), over=True)
    assert all(turn.plan == "souks" for turn in last[1:]), "others may have been forced"
    mixed = told(dict.fromkeys(starts, "caravan") | dict.fromkeys(ends, "souks"), over=True)
    alone = [start == end for start, end in zip(starts, ends, strict=True)]
    assert [turn.plan for turn in mixed[1:]] == ["souks" if one else "" for one in alone]
    several = told(dict.fromkeys(starts, "") | dict.fromkeys(ends, "souks"), over=True)
    assert [turn.plan for turn in several[1:]] == ["souks" if one else "" for one in alone]


def test_a_plan_for_which_nothing_is_left_to_do_is_not_told(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(type(games.get("yspahan")), "is_open", lambda *_: False)
    assert not any(turn.plan for turn in told(dict.fromkeys(range(1, 500), "souks"), over=True))


# On Discord


async def test_why_names_the_plan(table: TableDriver):
    await table.open(2, computers=1)
    decided = list[str]()

    async def think(
        key: str, view: bytes, seat: int, level: str, seconds: float, seed: int, plan: str
    ) -> bots.Chosen:
        decided.append("souks")
        return bots.decide(key, view, seat, "dice", seconds, seed)._replace(plan=decided[-1])

    tables: Tables = table.bot.tables
    tables.automation.think = think
    ana, said = table.members[0], set[bool]()
    for seed in range(8):
        await play_ahead(table.env, table.id, Random(seed), 1)
        past = await tables.play.past(await table.look(ana))
        if not decided or past[-1].seat != 1:
            continue
        recent = (await ana.click(table.post, custom_id=find(table.post, "since").custom_id)).response
        why = text((await ana.click(recent, custom_id=find(recent, "why").custom_id)).response)
        named = "The plan behind it: fill the most valuable souks." in why
        assert named == bool(past[-1].plan), "or a hidden card may have decided it"
        said.add(named)
    assert True in said


def test_every_plan_has_words_that_speak_to_nobody():
    for language in LANGUAGES:
        for key in games.ALL:
            names = [texts(language)(f"{key}-plan-{plan}") for plan in games.get(key).plans]
            assert len(set(names)) == len(names)
            assert language != "en" or not any(" you" in name for name in names)
