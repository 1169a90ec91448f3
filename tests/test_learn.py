"""Lessons on Discord: every one of them, pressed with the buttons that are there, left and continued."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import simcord
from discord import ui

from bot import Caravanserai
from cogs import drawing
from cogs.base import COMPUTERS
from cogs.ui import ids
from cogs.ui import lesson as lesson_ui
from cogs.ui.menu import EXACT
from engine import games, lessons
from engine.core import Action
from engine.lessons import Lesson, Place, lessons_of
from engine.menu import ALL
from engine.notation import read_all
from engine.tables.store import SaveFailed, UserSettings, settings_of
from engine.tables.store.sqlite import SqliteStore
from locales import texts
from render.canvas import Canvas
from tests.lessons import CHOOSING, NUMBER, choose, place_on, step
from tests.limits import COMPONENTS, violations
from tests.orchard import Orchard, install
from tests.playing import answer, exported, forget, press, restart
from tests.virtual import (
    Practice,
    TableDriver,
    burst,
    controls,
    has,
    public,
    raw,
    seen,
    text,
    use_tool,
    verb,
    walk,
)

ORCHARD = Orchard()
EVERY = [lesson for game in (*games.ALL.values(), ORCHARD) for lesson in lessons_of(game)]
SOUKS = lessons_of(games.get("yspahan"))[0]
ROLL, GROUP = 2, 3
"""The numbers of the steps of this lesson in which dice are rolled and a group is taken."""


@pytest.fixture(autouse=True)
def orchard(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the bot teach the game that is not its own, too."""
    install(monkeypatch, ORCHARD)


@pytest.fixture(autouse=True)
def no_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let learners press faster than people can."""
    monkeypatch.setattr(drawing, "BURST", 10_000)


async def learn(table: TableDriver, member: Any, lesson: Lesson, number: int = 0) -> Any:
    """Open a lesson at a step, chosen in the list of steps."""
    shown = (await member.slash(table.channel, "learn", game=lesson.game.key)).response
    shown = await choose_step(member, shown, f"{lesson.key}/0")
    return await choose_step(member, shown, f"{lesson.key}/{number}")


async def choose_step(member: Any, shown: Any, value: str) -> Any:
    contents = next(c for c in controls(shown) if value in c.values)
    return (await member.select(shown, [value], custom_id=contents.custom_id)).response


async def finish(member: Any, shown: Any, lesson: Lesson, start: int = 0) -> Any:
    """Press all that the steps from `start` on ask for, and return what follows the lesson."""
    for number in range(start, len(lesson.steps)):
        assert place_on(shown) == Place(lesson, number)
        said = texts()(lesson.steps[number].text)
        assert said in text(shown)
        for named in NUMBER.findall(said):
            labels = making(shown, lesson.actions(number))
            assert any(label.startswith(f"{named} · ") for label in labels), (number + 1, named, labels)
        assert len(list(walk(raw(shown)))) <= COMPONENTS
        shown = await step(member, shown)
    assert place_on(shown) is None
    return shown


def making(shown: Any, wanted: tuple[Action, ...]) -> list[str]:
    """Return the labels of the buttons, and of the options in lists, that take these actions."""
    place = place_on(shown)
    assert place is not None
    rests = [(c.label, press.rest) for c in controls(shown) if (press := ids.read(c.custom_id))]
    for component in walk(raw(shown)):
        rests += [(option["label"], option["value"]) for option in component.get("options", ())]
    verbs = place.lesson.game.verbs
    return [label for label, rest in rests if rest[:1] == EXACT and read_all(verbs, rest[1:]) == wanted]


async def kept(table: TableDriver, member: Any) -> dict[str, tuple[int, int]]:
    return (await settings_of(table.bot.tables.store, UserSettings, member.id)).lessons


@pytest.mark.parametrize("lesson", EVERY, ids=lambda lesson: lesson.key)
async def test_a_lesson_can_be_pressed_to_its_end(table: TableDriver, lesson: Lesson):
    ana, ben = table.members[:2]
    shown = await finish(ana, await learn(table, ana, lesson), lesson)
    assert has(shown, "firstgame")
    assert (await kept(table, ana))[lesson.key] == (0, 1)
    assert not violations(table.env.http_requests)
    assert seen(table.env, ben) == [], "nobody else sees a lesson"
    assert await table.bot.tables.store.tables_of(ana.id) == []


@pytest.mark.parametrize("lesson", EVERY, ids=lambda lesson: lesson.key)
async def test_the_picture_at_the_end_asks_nothing(
    table: TableDriver, lesson: Lesson, monkeypatch: pytest.MonkeyPatch
):
    last = len(lesson.steps) - 1
    shown, written = await learn(table, table.members[0], lesson, last), list[str]()
    write = Canvas.text

    def noted(canvas: Canvas, x: float, y: float, said: str, *args: Any, **how: Any) -> int:
        written.append(said)
        return write(canvas, x, y, said, *args, **how)

    monkeypatch.setattr(Canvas, "text", noted)
    shown = await finish(table.members[0], shown, lesson, last)
    assert written
    assert texts()("headline-confirm") not in written


async def test_a_lesson_can_be_taken_in_direct_messages(env: simcord.Env, members: list[Any]):
    practice = Practice(env, members[0].user)
    ana = practice.members[0]
    shown = await finish(ana, await learn(practice, ana, SOUKS), SOUKS)
    await press(ana, shown, "firstgame")
    (table,) = await practice.bot.tables.store.tables_of(ana.id)
    assert (table.game, table.guild, table.options.suggestions) == ("yspahan", None, True)


async def test_another_move_gets_a_sentence_and_the_lesson_goes_on(table: TableDriver):
    ana = table.members[0]
    shown = await learn(table, ana, SOUKS, ROLL)
    shown = await choose(ana, shown, Place(SOUKS, ROLL), (Action("roll", (1,)),))
    assert texts()("yspahan-lesson-no-yellow") in text(shown)
    assert place_on(shown) == Place(SOUKS, ROLL)
    shown = await step(ana, shown)
    assert texts()("yspahan-lesson-no-yellow") not in text(shown)
    assert place_on(shown) == Place(SOUKS, GROUP)


async def test_another_button_gets_a_sentence_too(table: TableDriver):
    ana = table.members[0]
    shown = await learn(table, ana, SOUKS, 6)
    assert SOUKS.steps[6].press == "since"
    shown = (await press(ana, shown, "turn")).response
    assert texts()("learn-not-now") in text(shown)
    assert place_on(shown) == Place(SOUKS, 6)


async def test_a_panel_tells_what_the_others_did_before_its_step(table: TableDriver):
    """Otherwise the board would have changed for no reason. A post has its own summary."""
    ana, garden = table.members[0], lessons_of(games.get("amyitis"))[0]
    shown = await step(ana, await learn(table, ana, garden, 2))
    assert place_on(shown) == Place(garden, 3)
    news = "hires a priest from group 2; puts a cube into the temple of Marduk."
    assert news in text(shown)
    assert text(shown).index(news) < text(shown).index(texts()(garden.steps[3].text))
    assert news not in text(await step(ana, shown))
    assert SOUKS.steps[6].on_post
    assert "completes souk H4" not in text(await learn(table, ana, SOUKS, 6))


async def test_back_takes_a_step_back(table: TableDriver):
    ana = table.members[0]
    shown = await step(ana, await learn(table, ana, SOUKS, GROUP))
    shown = (await press(ana, shown, "undo")).response
    await finish(ana, shown, SOUKS, GROUP)


async def test_a_double_press_is_as_good_as_one(table: TableDriver):
    ana = table.members[0]
    shown = await learn(table, ana, SOUKS, ROLL)
    roll = next(c for c in controls(shown) if "roll 0" in c.custom_id)
    await burst(table.env, [(ana, shown, roll, None)] * 2)
    assert place_on(seen(table.env, ana)[-1]) == Place(SOUKS, GROUP)


async def test_a_lesson_goes_on_after_a_restart(table: TableDriver, make_bot: Callable[[], Caravanserai]):
    ana = table.members[0]
    shown = await step(ana, await learn(table, ana, SOUKS, GROUP))
    await restart(table, make_bot)
    again = (await ana.slash(table.channel, "learn", game="yspahan")).response
    assert place_on(again) == Place(SOUKS, GROUP + 1), "a new message goes on from there"
    await finish(ana, shown, SOUKS, GROUP + 1)


async def test_steps_can_be_skipped_and_repeated(table: TableDriver):
    ana = table.members[0]
    shown = await learn(table, ana, SOUKS, 8)
    assert texts()(SOUKS.steps[8].text) in text(shown)
    shown = await choose_step(ana, shown, f"{SOUKS.key}/{ROLL}")
    await finish(ana, shown, SOUKS, ROLL)


async def test_the_next_lesson_follows_then_a_first_game(table: TableDriver):
    ana = table.members[0]
    (one, *more) = lessons_of(games.get("yspahan"))
    shown = await finish(ana, await learn(table, ana, one), one)
    for following in more:
        shown = (await press(ana, shown, "learnto", texts()(following.title))).response
        shown = await finish(ana, shown, following)
    again = (await ana.slash(table.channel, "learn", game="yspahan")).response
    assert place_on(again) is None, "everything is learned"
    repeat = next(c for c in controls(again) if c.custom_id.endswith(f"{one.key}/0"))
    assert place_on((await ana.click(again, custom_id=repeat.custom_id)).response) == Place(one)
    await press(ana, shown, "firstgame")
    (opened,) = await table.bot.tables.store.tables_of(ana.id)
    assert [(seat.user, seat.bot) for seat in opened.seats] == [(ana.id, ""), (None, "easy"), (None, "easy")]
    assert opened.options.suggestions
    card = public(table, table.channel)[-1]
    await press(ana, card, "start")
    assert (await table.bot.tables.store.load(opened.id)).status == "live"


async def test_lessons_are_offered_where_games_are(table: TableDriver):
    ana = table.members[0]
    for command in ("play", "help", "learn"):
        offered = (await ana.slash(table.channel, command)).response
        button = next(c for c in controls(offered) if c.custom_id.endswith("learn:yspahan"))
        shown = (await ana.click(offered, custom_id=button.custom_id)).response
        assert place_on(shown) == Place(SOUKS)
    rules = (await ana.slash(table.channel, "rules", game="yspahan")).response
    card = await table.lobby(ana)
    for message in (rules, card):
        assert place_on((await press(ana, message, "learn")).response) == Place(SOUKS)


async def test_what_a_panel_shows_besides_is_shown_in_a_lesson(table: TableDriver):
    ana = table.members[0]
    for lesson in (SOUKS, lessons_of(games.get("babylon"))[0], lessons_of(games.get("ishtar"))[1]):
        shown = await learn(table, ana, lesson, GROUP)
        shown = (await press(ana, shown, "tools")).response if has(shown, "tools") else shown
        assert place_on(shown) == Place(lesson, GROUP)
        besides = [c for c in controls(shown) if verb(c) in ("hand", "more", "board", "explain", "legend")]
        assert besides
        for control in besides:
            result = await ana.click(shown, custom_id=control.custom_id)
            assert result.acknowledged
            assert texts()("failed") not in answer(result)
            assert result.response.attachments or text(result.response)


async def test_a_stack_of_the_quarry_is_chosen_from_a_list_and_not_from_places(table: TableDriver):
    """A quarry has no parts that would lead to the other stacks, so there is no button for these."""
    ana, terraces = table.members[0], lessons_of(games.get("babylon"))[0]
    number = next(n for n, step in enumerate(terraces.steps) if step.move.startswith("take"))
    shown = await learn(table, ana, terraces, number)
    stacks = [c for c in controls(shown) if verb(c) in CHOOSING]
    assert {value for c in stacks for value in c.values} >= {f"{EXACT}take {n}" for n in range(1, 17)}
    other = next(c for c in stacks if c.values)
    result = await ana.select(shown, [f"{EXACT}take 9"], custom_id=other.custom_id)
    assert texts()("babylon-lesson-stack-5") in text(result.response)
    assert not any(c.custom_id.endswith(ALL) for c in stacks if not c.values)


async def test_suggest_shows_the_move_of_the_lesson_and_makes_it(table: TableDriver):
    ana = table.members[0]
    shown = (await use_tool(ana, await learn(table, ana, SOUKS, GROUP), "suggest")).response
    assert place_on(shown) == Place(SOUKS, GROUP)
    (suggested,) = [c for c in controls(shown) if verb(c) == "do"]
    assert "take bag" in suggested.custom_id
    shown = (await ana.click(shown, custom_id=suggested.custom_id)).response
    assert place_on(shown) == Place(SOUKS, GROUP + 1)


async def test_a_step_that_cannot_be_recorded_is_shown_anyway(
    table: TableDriver, monkeypatch: pytest.MonkeyPatch
):
    ana = table.members[0]
    shown = await learn(table, ana, SOUKS, GROUP)

    async def full(store: SqliteStore, work: Any) -> Any:
        raise SaveFailed("disk full")

    monkeypatch.setattr(SqliteStore, "_write", full)
    assert place_on(await step(ana, shown)) == Place(SOUKS, GROUP + 1)


async def test_how_far_somebody_has_come_is_exported_and_forgotten(table: TableDriver):
    ana = table.members[0]
    await learn(table, ana, SOUKS, GROUP)
    stored = exported(table, await ana.slash(table.channel, "privacy export"))
    assert stored["settings"] == {"lessons": {SOUKS.key: [GROUP, 0]}}
    await forget(table, ana)
    assert await kept(table, ana) == {}


async def test_a_lesson_that_is_gone_is_an_old_button(table: TableDriver):
    ana = table.members[0]
    shown = await learn(table, ana, SOUKS, GROUP)
    gone = lessons.FIRST | 1 << 30
    for name in ("do", "confirm", "hand"):
        custom_id = ids.write(name, gone, rest="=take bag")
        stored = table.env.backend.get_message(shown.channel_id, shown.id)
        button = next(c for c in walk(stored.components) if c.get("custom_id", "").startswith("g:"))
        button["custom_id"], before = custom_id, button["custom_id"]
        assert texts()("denied-old-button") in answer(await ana.click(shown, custom_id=custom_id))
        button["custom_id"] = before


async def test_a_game_without_lessons_says_so(table: TableDriver, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(lessons, "lessons_of", lambda _: ())
    said = answer(await table.members[0].slash(table.channel, "learn", game="yspahan"))
    assert said == texts()("denied-no-lessons", game="Yspahan")


def test_every_player_of_a_lesson_has_a_name():
    assert all(lesson.start.seats <= COMPUTERS for lesson in EVERY)


def test_a_lesson_that_comes_later_is_not_marked_as_one_to_repeat():
    every = lessons_of(games.get("amyitis"))
    for following, repeated in ((every[1], every[:1]), (None, every)):
        view = lesson_ui.ended(texts(), "amyitis", every, following, ())
        buttons = [item for item in view.walk_children() if isinstance(item, ui.Button)]
        marked = [button.label for button in buttons if button.emoji]
        assert marked == [texts()(lesson.title) for lesson in repeated]
