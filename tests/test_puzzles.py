"""Puzzles from finished games: what they show, who sees them, and when they come again."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import discord
import pytest
from msgspec import structs

from bot import Caravanserai
from engine import games, notation
from engine.bots import lessons
from engine.chance import Chance
from engine.core import HIDDEN, Action, View
from engine.match import decode, encode
from engine.tables import DAY, HOUR, Lesson, Mistake, PuzzleKey, Tables
from engine.tables.past import archive
from engine.tables.play import advice
from engine.tables.play.puzzles import INTERVALS
from engine.tables.table.puzzles import pack, unpack
from locales import texts
from render import pictures
from tests.limits import violations
from tests.playing import answer, press, restart
from tests.timed import ANA, BEN, TimedTables, timed
from tests.toy import Toy
from tests.virtual import (
    BUTTON,
    Alone,
    Control,
    Practice,
    TableDriver,
    burst,
    controls,
    find,
    has,
    play_ahead,
    text,
)

SILENT = 1 << 12
"""The flag of a message that notifies nobody."""

__all__ = ["timed"]


async def lesson_of(tables: Tables, match: int, user: int, most: int = 1) -> Lesson:
    """Return a lesson of a finished game: wherever there was a choice, another move was better."""
    stored = await tables.store.load(match)
    assert stored
    game, record = games.get(stored.game), await archive.read(tables.store, stored)
    seat = next(seat.seat for seat in stored.seats if seat.user == user)
    mistakes: list[Mistake] = []
    for choice in lessons.look_back(stored.game, record, seat)[1]:
        others = [a for a in game.legal_actions(choice.view.state, seat) if a != choice.action]
        if len(others) > 2 and len(mistakes) < most:
            judgement = lessons.Judgement(2.6, 0.1, [("points", 2.0)])
            mistakes.append(Mistake(choice._replace(line=choice.line[:1]), others[-1:], judgement))
    assert len(mistakes) == most
    return Lesson([], mistakes, most, most)


async def played(table: TableDriver, game: str = "yspahan", most: int = 1) -> Any:
    """Play a game to its end, and store puzzles of the moves of the first member, who is returned."""
    await table.open(2, game=game)
    await play_ahead(table.env, table.id, random.Random(1))
    await kept(table, table.members[0], most)
    return table.members[0]


async def kept(table: TableDriver, member: Any, most: int = 1) -> None:
    tables = table.bot.tables
    await tables.puzzles.keep(table.id, member.id, await lesson_of(tables, table.id, member.id, most))


async def ask(table: TableDriver, member: Any, **options: Any) -> Any:
    return (await member.slash(table.channel, "puzzle", **options)).response


def offered(message: Any) -> list[Control]:
    """Return the buttons of the moves of a puzzle."""
    return [control for control in controls(message) if ":solve:" in control.custom_id]


def key_of(message: Any) -> PuzzleKey:
    _, match, _, _, rest = offered(message)[0].custom_id.split(":")
    return PuzzleKey(int(match, 36), *map(int, rest.split(".")[:2]))


async def button(table: TableDriver, message: Any, *, right: bool) -> Control:
    """Return the button of the better move, or of the one that was played."""
    puzzle = await table.bot.tables.store.puzzles.load(key_of(message))
    content, game = unpack(puzzle.content), games.get(puzzle.game)
    legal = game.legal_actions(decode(game, content.view.encode()), puzzle.seat)
    better, wrong = (legal.index(notation.read(game.verbs, m)) for m in (content.better, content.played))
    return offered(message)[int((better > wrong) == right)]


async def solve(table: TableDriver, member: Any, message: Any, *, right: bool) -> str:
    chosen = await button(table, message, right=right)
    assert (await member.click(message, custom_id=chosen.custom_id)).acknowledged
    return text(message)


# On Discord


@pytest.mark.parametrize("key", games.ALL)
async def test_a_puzzle_asks_for_the_better_move_and_tells_why(table: TableDriver, key: str):
    ana = await played(table, key)
    shown = await ask(table, ana)
    assert shown.ephemeral
    assert f"From your table {table.id}, turn" in text(shown)
    assert len(offered(shown)) == len(re.findall(r"^\*\*\d\*\* · ", text(shown), re.MULTILINE)) == 2
    assert [file.filename for file in shown.attachments] == ["board.png"]
    said = await solve(table, ana, shown, right=True)
    assert "### ✅" in said
    assert "is worth about 3 points more than" in said
    assert "it gains about 2 points soon and 1 in other ways" in said
    assert "again" not in said
    assert len(shown.attachments) == 1
    assert "is worth about 3 points more than" in shown.attachments[0].description
    assert not offered(shown)
    await press(ana, shown, "puzzle")
    assert texts()("puzzles-none") in text(shown)
    assert violations(table.env.http_requests) == []


@pytest.mark.parametrize("right", [True, False])
async def test_the_answer_keeps_the_numbers_of_the_question(
    table: TableDriver, right: bool, monkeypatch: pytest.MonkeyPatch
):
    """Whoever pressed 1 must not read that 1 is the other move."""
    marked = list[Any]()
    compared = pictures.compared
    monkeypatch.setattr(pictures, "compared", lambda *args: marked.append(args[-1]) or compared(*args))
    ana = await played(table, most=6)
    for _ in range(6):
        shown = await ask(table, ana)
        asked = {
            quoted: int(n) for n, quoted in re.findall(r"^\*\*(\d)\*\* · (.*)$", text(shown), re.MULTILINE)
        }
        chosen = await button(table, shown, right=right)
        pressed = int(chosen.custom_id.split(".")[-2]) + 1
        said = await solve(table, ana, shown, right=right)
        told = re.search(r"“(.*)” \((\d)\) is worth .* more than “(.*)” \((\d)\)", said)
        assert told
        better, first, other, second = told.groups()
        assert (asked[better], asked[other]) == (int(first), int(second)) == marked.pop()
        assert (
            f"{pressed} is the better move" in said if right else f"{first} is better than {pressed}" in said
        )
        assert (pressed == int(first)) == right


@pytest.mark.parametrize("key", games.ALL)
async def test_the_whole_position_of_a_puzzle_can_be_seen(
    table: TableDriver, key: str, monkeypatch: pytest.MonkeyPatch
):
    """As its player saw it then, and not how the game ended; without names, and with nothing hidden."""
    ana, drawn = await played(table, key, 3), list[Any]()
    for paint in ("board", "detail"):
        kept = getattr(pictures, paint)
        monkeypatch.setattr(
            pictures, paint, lambda _, scene, kept=kept: drawn.append(scene) or kept(_, scene)
        )
    shown = await ask(table, ana)
    puzzle = await table.bot.tables.store.puzzles.load(key_of(shown))
    then = decode(games.get(key), unpack(puzzle.content).view.encode())
    seen, at = set[str](), shown
    for _ in range(1 + pictures.has_detail(key)):
        if not has(at, "position"):
            break
        control = find(at, "position")
        drawn.clear()
        at = (await press(ana, at, "position")).response
        assert at.ephemeral
        assert drawn[-1].view == View(then, puzzle.seat)
        assert [file.filename for file in at.attachments] == ["board.png"]
        assert not re.search(r"\b(Ana|Ben)\b|<@", text(at) + (at.attachments[0].description or ""))
        seen.add(control.custom_id.rpartition(".")[2])
    assert "board" in seen or key == "yspahan"
    assert texts()("button-turn") not in text(shown)
    await solve(table, ana, shown, right=True)
    assert has(shown, "position"), "beside the answer, too"


async def test_who_is_wrong_sees_it_again_after_longer_and_longer(
    table: TableDriver, make_bot: Callable[[], Caravanserai]
):
    ana = await played(table)
    shown = await ask(table, ana)
    await restart(table, make_bot)
    assert "### ❌" in await solve(table, ana, shown, right=False)
    days = 0
    for interval in INTERVALS:
        words = texts()("puzzle-again", days=interval)
        assert words in text(shown)
        for wait in ((interval - 1) * DAY + DAY // 2, DAY // 2 + 60):
            assert texts()("puzzles-none") in text(await ask(table, ana))
            at = table.bot.now() + wait
            table.bot.tables.access.clock = lambda at=at: at
        shown = await ask(table, ana)
        days += interval
        await solve(table, ana, shown, right=True)
    assert "again" not in text(shown)
    table.bot.tables.access.clock = lambda: at + 1000 * DAY
    assert texts()("puzzles-none") in text(await ask(table, ana)), "it is known"


async def test_the_games_of_others_are_shown_without_names(table: TableDriver):
    ana, cleo = await played(table), table.members[2]
    shown = await ask(table, cleo)
    assert "From a game on this server" in text(shown)
    said = [
        text(shown),
        *(c.label for c in controls(shown)),
        *(f.description or "" for f in shown.attachments),
    ]
    await solve(table, cleo, shown, right=True)
    said += [text(shown), *(file.description or "" for file in shown.attachments)]
    assert "Player A" in "".join(said)
    assert not re.search(r"\b(Ana|Ben)\b|<@", "".join(said))
    assert f"From your table {table.id}" in text(await ask(table, ana)), "to each their own"
    assert texts()("puzzles-none") in text(await ask(table, cleo))


async def test_one_game_can_be_chosen(table: TableDriver):
    ana = await played(table)
    assert texts()("puzzles-none") in text(await ask(table, ana, game="babylon"))
    shown = await ask(table, ana, game="yspahan")
    await solve(table, ana, shown, right=True)
    assert find(shown, "puzzle").custom_id.endswith(":yspahan")


async def test_without_puzzles_one_can_look_back_at_a_game(
    table: TableDriver, monkeypatch: pytest.MonkeyPatch
):
    """The lesson itself takes a minute of thinking; here it is one that has been found."""
    await table.open(2)
    await play_ahead(table.env, table.id, random.Random(1))
    ana, ben = table.members[:2]
    found = await lesson_of(table.bot.tables, table.id, ana.id)

    async def find_at_once(*_: Any) -> Lesson:
        stored = await table.bot.tables.store.load(table.id)
        turns = 1 + max(mistake.choice.turn for mistake in found.mistakes)
        return found._replace(prospects=[tuple(0.0 for _ in stored.seats)] * turns)

    monkeypatch.setattr(advice.Advising, "lesson", find_at_once)
    shown = await ask(table, ana)
    assert texts()("puzzles-look-back") in text(shown)
    told = await press(ana, shown, "lesson", f"table {table.id}")
    assert "How was that?" in text(told.response)
    again = await ask(table, ana)
    assert key_of(again).match == table.id
    await solve(table, ana, again, right=True)
    await press(ana, again, "puzzle")
    assert not has(again, "lesson")
    assert has(await ask(table, ben), "solve")


async def test_a_puzzle_of_practice_is_seen_by_nobody_else(table: TableDriver, members: list[Any]):
    practice = Practice(table.env, members[0].user)
    await practice.begin("yspahan")
    await play_ahead(table.env, practice.id, random.Random(1))
    await kept(practice, members[0])
    for actor, place in ((members[1], table.channel), (Alone(members[1].user), None)):
        assert texts()("puzzles-none") in text((await actor.slash(place, "puzzle")).response)
    assert key_of(await ask(practice, practice.members[0])).match == practice.id
    assert key_of(await ask(table, members[0])).match == practice.id, "one's own, on every server"


async def test_presses_on_puzzles_that_one_may_not_see_are_refused(table: TableDriver, members: list[Any]):
    practice = Practice(table.env, members[0].user)
    await practice.begin("yspahan")
    await play_ahead(table.env, practice.id, random.Random(1))
    await kept(practice, members[0])
    own = await ask(practice, practice.members[0])
    chosen, ben = await button(practice, own, right=True), members[1]
    shown = (await ben.slash(table.channel, "help")).response
    stem, rest = chosen.custom_id.rsplit(":", 1)
    seat = rest.partition(".")[0]
    for forged in (chosen.custom_id, f"{stem}:{seat}.9.0.", f"{stem}:7.0.0."):
        (refused,) = await burst(table.env, [(ben, shown, Control(BUTTON, forged, "", ()), None)])
        assert answer(refused) == texts()("denied-no-puzzle")
    assert await table.bot.tables.store.puzzles.attempt(ben.id, key_of(own)) is None
    look = Control(BUTTON, stem.replace("solve", "position") + f":{seat}.0.board", "", ())
    (refused,) = await burst(table.env, [(ben, shown, look, None)])
    assert answer(refused) == texts()("denied-no-puzzle")
    unknown = Control(BUTTON, f"{stem}:{seat}.0.9.", "", ())
    (refused,) = await burst(practice.env, [(practice.members[0], own, unknown, None)])
    assert answer(refused) == texts()("denied-old-button")


async def test_a_double_click_counts_once(table: TableDriver):
    ana = await played(table)
    shown = await ask(table, ana)
    store, key = table.bot.tables.store.puzzles, key_of(shown)
    await solve(table, ana, shown, right=False)
    missed = await store.attempt(ana.id, key)
    later = table.bot.now() + 2 * DAY
    table.bot.tables.access.clock = lambda: later
    again = await ask(table, ana)
    chosen = await button(table, again, right=True)
    for presses in (2, 1):
        await burst(table.env, [(ana, again, chosen, None)] * presses)
    now = await store.attempt(ana.id, key)
    assert (missed.stage, now.stage) == (0, 1)
    assert now.due == table.bot.now() + INTERVALS[1] * DAY


async def test_a_puzzle_that_the_rules_cannot_read_any_more_is_passed_over(table: TableDriver):
    """Its position may have another form by now, or a move may be illegal or unknown."""
    ana, game = await played(table, most=3), games.get("yspahan")
    store = table.bot.tables.store
    puzzles, _ = await store.puzzles.about(ana.id)
    contents = [unpack(puzzle.content) for puzzle in puzzles]
    good, legal = contents[0], [game.legal_actions(decode(game, c.view.encode()), 0) for c in contents]
    foreign = next(move for move in (*legal[1], *legal[2]) if move not in legal[0])
    bad = [
        b"",
        pack(structs.replace(good, view="{}")),
        pack(structs.replace(good, better="juggle 3")),
        pack(structs.replace(good, better=notation.notate(game.verbs, foreign))),
        pack(structs.replace(good, played=notation.notate(game.verbs, foreign))),
    ]
    for puzzle in puzzles:
        await store.puzzles.delete(puzzle.key)
    numbered = [puzzles[0]._replace(no=no, content=content) for no, content in enumerate((*bad, pack(good)))]
    await store.puzzles.add(numbered)
    assert key_of(await ask(table, ana)) == numbered[-1].key
    assert [puzzle.key for puzzle in (await store.puzzles.about(ana.id))[0]] == [numbered[-1].key]


async def test_privacy_covers_puzzles(table: TableDriver):
    ana, ben = await played(table), table.members[1]
    await kept(table, ben)
    for member in (ana, ben):
        for _ in range(2):
            await solve(table, member, await ask(table, member), right=False)
    await ana.slash(table.channel, "privacy export")
    stored = await table.bot.tables.people.stored(ana.id)
    assert json.dumps(stored)
    (mine,) = stored["puzzles of your moves"]
    assert (mine["table"], mine["your move"] != mine["a better one"]) == (table.id, True)
    assert len(stored["puzzles you answered"]) == 2
    asked = (await ana.slash(table.channel, "privacy delete")).response
    await press(ana, asked, "forget")
    assert await table.bot.tables.store.puzzles.about(ana.id) == ([], [])
    made, fared = await table.bot.tables.store.puzzles.about(ben.id)
    assert (len(made), [one.seat for one in fared]) == (1, [made[0].seat])


# What is stored


async def test_a_puzzle_contains_what_the_player_saw_and_nothing_else(
    timed: TimedTables, monkeypatch: pytest.MonkeyPatch
):
    game = Toy()
    monkeypatch.setitem(games.ALL, "toy", game)
    match = await timed.begin(ANA, BEN, key="toy")
    table = await timed.store.load(match)
    assert table
    hands = decode(game, table.base).hand
    for _ in range(2):
        for person, line in ((ANA, "bid 2"), (BEN, "bid 0"), (ANA, "pass")):
            await timed.tables.play.play_line(match, person.id, line)
    await timed.tables.puzzles.keep(match, ANA.id, await lesson_of(timed.tables, match, ANA.id, 4))
    made, _ = await timed.store.puzzles.about(ANA.id)
    assert len(made) == 4
    for puzzle in made:
        assert decode(game, unpack(puzzle.content).view.encode()).hand == [hands[0], [HIDDEN]]


def test_only_moves_that_are_clearly_worse_stand_beside_the_better_one(monkeypatch: pytest.MonkeyPatch):
    game = Toy()
    monkeypatch.setitem(games.ALL, "toy", game)
    state = game.setup(2, {}, Chance.seeded(1))
    for seat, bid in ((0, 2), (1, 0)):
        game.apply(state, seat, Action("bid", (bid,)), Chance.seeded(1))
    state = replace(state, round=2)
    view = encode(game.view(state, 0).state)
    charm = notation.notate(game.verbs, Action("take", ("pebble", state.hand[0][0])))
    moves = ["take pebble", charm, "pass"]
    assert lessons.clearly_worse("toy", view, 0, moves, 0.5, 0.0, 1) == ["pass"]
    assert lessons.clearly_worse("toy", view, 0, moves, 3.5, 0.0, 1) == []
    assert lessons.clearly_worse("toy", view, 0, moves[:1], 0.5, 0.0, 1) == []


# The puzzle of the day


def daily(place: Any) -> list[Any]:
    """Return the puzzles of the day in a channel, oldest first."""
    return [message for message in place.history() if has(message, "daily")]


async def wanted(table: TableDriver, guild: Any, **options: Any) -> Any:
    """Set up a channel for a puzzle a day, and return it."""
    place = guild.create_text_channel("puzzles")
    await set_daily(table, guild, puzzles=place)
    return place


async def set_daily(table: TableDriver, guild: Any, **options: Any) -> str:
    role = guild.create_role("managers", permissions=discord.Permissions(manage_guild=True))
    manager = guild.add_member(table.env.create_user("mana"), roles=[role])
    said = answer(await manager.slash(table.channel, "server", **options))
    await table.env.advance_time(5)
    return said


async def test_a_server_has_a_puzzle_a_day(
    table: TableDriver, guild: Any, make_bot: Callable[[], Caravanserai]
):
    await played(table, most=2)
    place = await wanted(table, guild)
    assert len(daily(place)) == 1
    await table.env.advance_time(3 * HOUR)
    await restart(table, make_bot)
    await table.env.advance_time(2 * HOUR)
    assert len(daily(place)) == 1
    await table.env.advance_time(DAY)
    first, second = daily(place)
    assert "Puzzle of the day" in text(first)
    assert not re.search(r"\b(Ana|Ben)\b|<@", text(first) + text(second))
    assert first.components[0].to_dict() != second.components[0].to_dict()
    assert second.flags.value & SILENT
    await table.env.advance_time(2 * DAY)
    assert len(daily(place)) == 2, "there are no others"
    assert violations(table.env.http_requests) == []


async def test_everybody_answers_the_puzzle_of_the_day_privately(table: TableDriver, guild: Any):
    await played(table)
    (shown,) = daily(await wanted(table, guild))
    before, cleo, dara = text(shown), *table.members[2:4]
    labels = [control for control in controls(shown) if ":daily:" in control.custom_id]
    said = list[str]()
    for member, control in ((cleo, labels[0]), (dara, labels[1]), (cleo, labels[1])):
        result = await member.click(shown, custom_id=control.custom_id)
        assert result.response.ephemeral
        said.append(text(result.response))
    right = ["### ✅" in one for one in said]
    assert sorted(right[:2]) == [False, True]
    assert right[2] == right[1]
    assert text(shown) == before
    made, fared = await table.bot.tables.store.puzzles.about(cleo.id)
    assert (made, len(fared)) == ([], 1), "the first answer counts"


async def test_a_server_may_stop_its_puzzles(table: TableDriver, guild: Any):
    await played(table, most=3)
    place = await wanted(table, guild)
    assert "Puzzle of the day: none" in await set_daily(table, guild, stop="puzzles")
    await table.env.advance_time(2 * DAY)
    assert len(daily(place)) == 1


async def test_a_channel_that_is_closed_gets_its_puzzle_a_day_later(table: TableDriver, guild: Any):
    await played(table, most=2)
    place = guild.create_text_channel("puzzles")
    path = f"/channels/{place.id}/messages"
    table.env.inject_error("POST", path, status=403, code=50013, message="refused", times=1)
    await set_daily(table, guild, puzzles=place)
    await table.env.advance_time(3 * HOUR)
    assert daily(place) == []
    await table.env.advance_time(DAY)
    assert len(daily(place)) == 1
