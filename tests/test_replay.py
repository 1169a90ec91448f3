"""Looking back at a table through a virtual Discord: what happened, earlier turns, the film, the poster."""

from __future__ import annotations

import asyncio
import random
import re
import threading
from collections.abc import Callable, Sequence
from io import BytesIO
from typing import Any

import discord
import pytest
from PIL import Image

from bot import Caravanserai
from cogs.replay import WATCHED
from cogs.ui import ids
from engine.tables.past import history
from locales import texts
from render import film, parts, pictures
from render.poster import Result, poster
from render.scene import Scene
from render.theme import MARGIN
from tests.limits import GALLERY, violations
from tests.pictures import milliseconds, same
from tests.playing import answer, restart, type_turn
from tests.told import is_told, points_in
from tests.virtual import (
    BUTTON,
    Control,
    TableDriver,
    burst,
    controls,
    find,
    has,
    play_ahead,
    raw,
    sure,
    text,
    verb,
    walk,
)

THUMBNAIL = 11
ENDING = r"\.(webp|gif)$"


async def press(message: Any, member: Any, name: str) -> Any:
    result = await member.click(message, custom_id=find(message, name).custom_id)
    assert result.acknowledged
    return result


async def image(message: Any, name: str) -> Image.Image:
    found = next(a for a in message.attachments if re.search(name, a.filename))
    return Image.open(BytesIO(await found.read()))


def step(panel: Any, where: str) -> str:
    """The custom id of *First*, *Back*, *Next* or *Last*."""
    return next(c.custom_id for c in controls(panel) if f":past:{where}." in c.custom_id)


async def past_of(table: TableDriver, member: Any | None = None) -> tuple[history.Turn, ...]:
    look = await table.look(member)
    return await history.read(table.bot.tables.store, look.table, look.seat)


async def test_what_happened_since_my_last_turn(table: TableDriver):
    await table.open(3)
    for _ in range(5):
        await type_turn(table)
    (member,) = await table.asked()
    result = await press(table.post, member, "since")
    digest = result.response
    assert digest.ephemeral
    assert "Since your last turn" in text(digest)
    past = await past_of(table, member)
    recent = history.since(past, (await table.look(member)).seat)
    assert recent
    numbers = [int(n) for n in re.findall(r"^`(\d+)` ", text(digest), re.MULTILINE)]
    assert set(numbers) == set(range(1, len(recent) + 1))
    movers = {(await table.look()).names[t.seat] for t in recent if t.seat is not None}
    assert all(name in text(digest) for name in movers)
    picture = await image(digest, "changes.png")
    assert picture.width == parts.WIDE + 2 * MARGIN
    (alt,) = [item["description"] for part in walk(raw(digest)) for item in part.get("items", [])]
    assert not re.search(r"[*`]", alt), "a screen reader would read the signs of markdown aloud"
    panel = await press(digest, member, "turn")
    assert has(panel.response, "do") or has(panel.response, "pick")
    assert violations(table.env.http_requests) == []


@pytest.mark.parametrize("key", ["amyitis", "yspahan"])
async def test_what_happened_leaves_nothing_out(table: TableDriver, key: str):
    await table.open(3, game=key)
    await play_ahead(table.env, table.id, random.Random(3), 12)
    story = text((await press(table.post, table.members[3], "since")).response)
    look, past = await table.look(), await past_of(table)
    assert sum(len(turn.events) for turn in past[1:]) > 15
    for turn in past[1:]:
        for told in look.game.told(look.view, turn.events):
            assert is_told(key, told, look.names, story), told


async def test_a_story_too_long_for_a_message_still_tells_every_point(table: TableDriver):
    await table.open(3, game="amyitis")
    await play_ahead(table.env, table.id, random.Random(3), 150)
    story = text((await press(table.post, table.members[3], "since")).response)
    look = await table.look()
    assert len(story) > 2500
    assert points_in(story, look.names) == {seat: score for seat, score in enumerate(look.scores) if score}
    assert violations(table.env.http_requests) == []


async def test_nothing_happened_and_strangers_get_the_whole_story(table: TableDriver, members: list[Any]):
    await table.open(2)
    mover = await type_turn(table)
    nothing = (await press(table.post, mover, "since")).response
    assert "There is no news for you yet" in text(nothing)
    assert not has(nothing, "turn"), "it is somebody else's turn"
    assert not nothing.attachments
    story = (await press(table.post, members[3], "since")).response
    assert "The story so far" in text(story)
    assert mover.name.title() in text(story)


async def test_who_acted_is_bold_the_reader_too(table: TableDriver):
    await table.open(2)
    mover = await type_turn(table)
    other = next(member for member in table.members[:2] if member is not mover)
    for member, who in ((mover, "You"), (other, mover.name.title())):
        replay = (await member.slash(table.channel, "replay")).response
        assert f"- **{who}** " in text(replay)
        assert f"- {who} " not in text(replay)


async def test_going_through_the_turns(table: TableDriver, make_bot: Callable[[], Caravanserai]):
    await table.open(2)
    for _ in range(6):
        await type_turn(table)
    member = table.members[0]
    last = (await past_of(table))[-1].number
    opened = await member.slash(table.channel, "replay")
    panel = opened.response
    assert panel.ephemeral
    assert f"Turn {last} of {last}" in text(panel)
    seen = [await (panel.attachments[0]).read()]
    for number in reversed(range(last)):
        await member.click(panel, custom_id=step(panel, "back"))
        assert f"Turn {number} of {last}" in text(panel) or number == 0
        seen.append(await (panel.attachments[0]).read())
    assert "The start" in text(panel)
    assert len(set(seen)) == last + 1, "each turn has a picture of its own"
    await restart(table, make_bot)
    await member.click(panel, custom_id=step(panel, "last"))
    assert f"Turn {last} of {last}" in text(panel)
    await member.click(panel, custom_id=step(panel, "first"))
    assert "The start" in text(panel)
    assert same(await panel.attachments[0].read(), seen[-1])
    await member.click(panel, custom_id=step(panel, "next"))
    assert f"Turn 1 of {last}" in text(panel)
    assert violations(table.env.http_requests) == []


async def test_a_game_that_was_called_off_can_be_looked_back_at(table: TableDriver):
    lobby = await table.lobby(table.members[0])
    number = int(find(lobby, "join").custom_id.split(":")[1], 36)
    ana = table.members[0]
    await sure(ana, await ana.slash(table.channel, "table cancel", table=number))
    said = answer(await table.members[0].slash(table.channel, "replay", table=number))
    assert "called off" in said, "nothing has happened there"
    await table.open(2)
    await type_turn(table)
    for member in table.members[:2]:
        await sure(member, await member.slash(table.channel, "table cancel", table=table.id))
    panel = (await table.members[0].slash(table.channel, "replay", table=table.id)).response
    assert "Turn 1 of 1" in text(panel)
    assert has(panel, "film")
    await table.members[0].click(panel, custom_id=step(panel, "first"))
    assert "The start · one turn follows" in text(panel)


async def test_jumping(table: TableDriver):
    await table.open(2)
    for _ in range(4):
        await type_turn(table)
    member = table.members[1]
    last = (await past_of(table))[-1].number
    panel = (await member.slash(table.channel, "replay")).response
    for typed, shown in (("2", f"Turn 2 of {last}"), ("998", f"Turn {last} of {last}"), (" 0", "The start")):
        modal = await press(panel, member, "jump")
        await member.submit_modal(modal, {"turn": typed})
        assert shown in text(panel)
    modal = await press(panel, member, "jump")
    refused = await member.submit_modal(modal, {"turn": "two"})
    assert "such as 12" in refused.followups[-1].content


async def test_a_film_has_a_frame_for_each_turn(table: TableDriver):
    await table.open(2)
    for _ in range(5):
        await type_turn(table)
    panel = (await table.members[0].slash(table.channel, "replay")).response
    result = await press(panel, table.members[0], "film")
    assert result.response.ephemeral
    assert f"Yspahan, table {table.id}, turn by turn" in text(result.response)
    assert "Ana and Ben" in (result.response.attachments[0].description or "")
    moving = await image(result.response, ENDING)
    assert moving.n_frames == len(await past_of(table))  # type: ignore[attr-defined]
    assert result.response.attachments[0].size <= film.LIMIT


async def test_turns_move_in_a_picture(table: TableDriver):
    await table.open(2, game="babylon")
    for _ in range(9):
        await type_turn(table)
    (member,) = await table.asked()
    past = await past_of(table)
    replay = (await member.slash(table.channel, "replay")).response
    watched = (await press(replay, member, "watch")).response
    assert watched.ephemeral
    assert f"Turn {past[-1].number}, as it happened on the board" in text(watched)
    one = await image(watched, ENDING)
    digest = (await press(table.post, table.members[3], "since")).response
    every = (await press(digest, table.members[3], "watch")).response
    assert f"Turns {len(past) - WATCHED} to {len(past) - 1}, as they happened on the board" in text(every)
    several = await image(every, ENDING)
    assert len(milliseconds(several)) > len(milliseconds(one)) > 1
    told = text((await press(table.post, member, "since")).response).replace("**", "")
    (item,) = [item for part in walk(raw(watched)) for item in part.get("items", [])]
    assert item["description"].split(" ", 1)[1].split(".")[0] in told
    assert violations(table.env.http_requests) == []


async def test_only_turns_of_which_something_moves_can_be_watched(table: TableDriver):
    await table.open(2, game="amyitis")
    ana = table.members[0]
    assert not has((await ana.slash(table.channel, "replay")).response, "watch"), "nothing has happened yet"
    (member,) = await table.asked()
    await member.slash(table.channel, "move", move="pass", table=table.id)
    replay = (await ana.slash(table.channel, "replay")).response
    assert not has(replay, "watch")
    assert not has((await press(table.post, table.members[3], "since")).response, "watch")
    number = (await past_of(table))[-1].number
    old = Control(BUTTON, ids.write("watch", table.id, rest=f"{number}.{number}"), "", ())
    (told,) = await burst(table.env, [(ana, replay, old, [])])
    assert answer(told) == texts()("denied-nothing-moved")


@pytest.mark.parametrize("turns", ["0.1", "1.99", "2.1"])
async def test_turns_that_there_are_not_cannot_be_watched(table: TableDriver, turns: str):
    await table.open(2)
    await type_turn(table)
    replay = (await table.members[0].slash(table.channel, "replay")).response
    old = Control(BUTTON, ids.write("watch", table.id, rest=turns), "", ())
    (told,) = await burst(table.env, [(table.members[0], replay, old, [])])
    assert answer(told) == texts()("denied-old-button")


async def test_one_film_for_each_person_at_a_time(table: TableDriver):
    await table.open(2)
    for _ in range(3):
        await type_turn(table)
    ana, ben = table.members[:2]
    first = (await ana.slash(table.channel, "replay")).response
    second = (await ben.slash(table.channel, "replay")).response
    of_ana, of_ben = find(first, "film"), find(second, "film")
    made, refused, others = await burst(
        table.env, [(ana, first, of_ana, None), (ana, first, of_ana, None), (ben, second, of_ben, None)]
    )
    assert re.search(ENDING, made.response.attachments[0].filename)
    assert "still working" in refused.response.content
    assert re.search(ENDING, others.response.attachments[0].filename)
    again = await press(first, ana, "film")
    assert re.search(ENDING, again.response.attachments[0].filename)


async def test_pictures_are_drawn_while_a_film_is_written(
    table: TableDriver, monkeypatch: pytest.MonkeyPatch
):
    await table.open(2)
    await type_turn(table)
    ana, ben = table.members[:2]
    replay = (await ana.slash(table.channel, "replay")).response
    begun, drawn, written = threading.Event(), threading.Event(), film.film

    def slowly(frames: Sequence[bytes], stop: Callable[[], bool]) -> tuple[bytes, str]:
        begun.set()
        assert drawn.wait(10)
        return written(frames, stop)

    async def look() -> None:
        await asyncio.to_thread(begun.wait, 60)
        await table.bot.board(await table.look(ben), table.bot.words)
        drawn.set()

    monkeypatch.setattr(film, "film", slowly)
    made, _ = await asyncio.gather(press(replay, ana, "film"), look())
    assert re.search(ENDING, made.response.attachments[0].filename)


async def test_presses_at_the_same_time_make_one_public_film(table: TableDriver):
    await table.open(2)
    await play_ahead(table.env, table.id, random.Random(7))
    end = table.post
    button = find(end, "film")
    assert button.label.endswith("for everybody"), "its label says that it is public"
    made, *others = await burst(table.env, [(member, end, button, None) for member in table.members[:3]])
    (shown,) = made.followups
    assert re.search(ENDING, shown.attachments[0].filename)
    assert not shown.ephemeral
    for other in others:
        assert other.response.ephemeral
        assert "is on its way" in other.response.content
    later = await press(end, table.members[1], "film")
    assert later.response.ephemeral
    assert re.search(ENDING, later.response.attachments[0].filename)


async def test_a_public_film_that_failed_can_be_asked_for_again(table: TableDriver):
    await table.open(2)
    await play_ahead(table.env, table.id, random.Random(7))
    end = table.post
    table.env.inject_error("POST", "/webhooks/*", status=500, code=0, message="no", times=9)
    await press(end, table.members[0], "film")
    table.env.backend.faults.clear()
    again = await press(end, table.members[1], "film")
    (shown,) = again.followups
    assert not shown.ephemeral
    assert re.search(ENDING, shown.attachments[0].filename)


async def test_a_film_that_is_being_sent_keeps_nobody_waiting(
    table: TableDriver, monkeypatch: pytest.MonkeyPatch
):
    await table.open(2)
    await type_turn(table)
    ana, ben = table.members[:2]
    of_ana, of_ben = [(await member.slash(table.channel, "replay")).response for member in (ana, ben)]
    edit, sent = discord.Interaction.edit_original_response, list[int]()

    async def slowly(interaction: Any, **content: Any) -> Any:
        waited = 0
        while interaction.user.id == ana.id and not sent and waited < 1000:
            waited += 1
            await asyncio.sleep(0.01)
        if content.get("attachments"):
            sent.append(interaction.user.id)
        return await edit(interaction, **content)

    monkeypatch.setattr(discord.Interaction, "edit_original_response", slowly)
    await burst(
        table.env, [(ana, of_ana, find(of_ana, "film"), None), (ben, of_ben, find(of_ben, "film"), None)]
    )
    assert sent == [ben.id, ana.id]


@pytest.mark.parametrize("command", ["table export", "privacy export"])
async def test_one_export_for_each_person_at_a_time(table: TableDriver, command: str):
    await table.open(2)
    ana, ben = table.members[:2]
    async with table.bot.requests.turn(ana.id):
        refused = await ana.slash(table.channel, command)
    assert "still working" in refused.response.content
    for member in (ana, ben):
        assert (await member.slash(table.channel, command)).response.attachments


async def test_the_end_shows_the_poster_first_and_the_film(table: TableDriver):
    await table.open(2)
    await play_ahead(table.env, table.id, random.Random(7))
    end = table.post
    assert [a.filename for a in end.attachments] == ["poster.png", "board.png"]
    first, board = (c for c in walk(raw(end)) if c["type"] in (GALLERY, THUMBNAIL))
    (shown,) = first["items"]
    assert shown["media"]["url"].endswith("poster.png")
    assert board["media"]["url"].endswith("board.png")
    assert (await image(end, "poster.png")).width == 1600
    buttons = [verb(c) for c in controls(end)]
    assert buttons == ["lesson", "film", "rematch", "replay", "text", "fair"]
    look = await table.look()
    bare = pictures.board("yspahan", Scene(look.view, look.names))
    assert same(bare, await end.attachments[1].read()), "nothing is marked on the last board"
    words = text((await press(end, table.members[0], "text")).response)
    for seat, name in enumerate(look.names):
        fact = f"{look.outcome.ranks[seat]}. {name}: {look.outcome.scores[seat]} points."
        rows = [f"{points[seat]}" for points in look.outcome.detail.values() if points[seat]]
        for said in (shown["description"], words):
            (line,) = (line for line in said.splitlines() if line.startswith(fact))
            assert re.findall(r" (\d+)[,.]", line.removeprefix(fact)) == rows
    past = await past_of(table)
    assert look.outcome is not None
    assert past[-1].scores == look.outcome.scores
    ana, ben = table.members[:2]
    asked = await press(end, ana, "film")
    assert asked.ephemeral, "it might have been refused"
    (shown,) = asked.followups
    assert not shown.ephemeral, "the first film of an ended game is for everybody"
    moving = await image(shown, ENDING)
    frames = min(len(past), film.FRAMES)
    assert sum(milliseconds(moving)) == film.EACH * (frames - 1) + film.LAST
    again = await press(end, ben, "film")
    assert again.response.ephemeral
    assert not again.followups
    panel = (await press(end, ben, "replay")).response
    assert {verb(c) for c in controls(panel)} == {"past", "jump", "watch", "film"}
    assert f"Turn {past[-1].number} of" in text(panel)
    assert violations(table.env.http_requests) == []


async def forget_the_dice(table: TableDriver, *, latest: bool = False) -> None:
    """Leave a record that does not replay, as a change of rules might: not at all, or not to its end."""
    change = "update action set drawn = '' where n = 1"
    if latest:
        change = "update action set drawn = '' where n = (select max(n) from action where drawn <> '')"
    await table.bot.tables.store._write(lambda db: db.execute(change))


async def test_a_past_that_cannot_be_shown_is_said(table: TableDriver):
    await table.open(2)
    for _ in range(3):
        await type_turn(table)
    member = table.members[0]
    panel = (await member.slash(table.channel, "replay")).response
    await forget_the_dice(table)
    for message, name in ((panel, "film"), (panel, "past"), (table.post, "since")):
        result = await press(message, member, name)
        said = [text(result.response), *(followup.content for followup in result.followups)]
        assert "rules have changed since" in "".join(said).lower(), name
    assert await table.asked(), "the game goes on"


@pytest.mark.parametrize("latest", [False, True])
async def test_a_game_ends_without_the_race_if_its_past_cannot_be_shown(table: TableDriver, latest: bool):
    await table.open(2)
    for _ in range(8 if latest else 1):
        await type_turn(table)
    await forget_the_dice(table, latest=latest)
    await play_ahead(table.env, table.id, random.Random(5))
    assert re.search("wins with|share the victory", text(table.post))
    assert [a.filename for a in table.post.attachments] == ["poster.png", "board.png"]
    look = await table.look()
    assert look.outcome
    for name, score in zip(look.names, look.outcome.scores, strict=True):
        assert f"{name} **{score}**" in text(table.post)
    rows = tuple((row, points) for row, points in look.outcome.detail.items() if any(points))
    outcome = look.outcome
    scene = Scene(look.view, look.names, last=look.last)
    assert scene.view.seat is None, "as anybody sees it"
    result = Result("yspahan", table.id, look.names, outcome.scores, outcome.ranks, rows, days=1, scene=scene)
    assert same(poster(result), await table.post.attachments[0].read())
