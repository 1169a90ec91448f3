"""`/league` and `/cup` in Discord: one message that is kept up to date, and what people read and press."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot import Caravanserai
from cogs.ui.contests import own
from engine import games
from engine.tables import Denied, Person, seasons
from engine.tables.seats.contests import MOST, MOST_HERE
from locales import texts
from render import boards
from render import contests as pictures
from render.canvas import Canvas
from render.contests import Bracket, Pod, Row, Standings
from render.theme import PAPER, PLASTER, SHADE, SOFT
from tests.contests import at_tables, finish
from tests.languages import languages, pseudo
from tests.limits import violations
from tests.pictures import opened
from tests.playing import answer, exported, forget, press, restart
from tests.virtual import TableDriver, find, has, in_bot, public, raw, text, walk
from tests.words import LEAST, SHOWN, recording

DAY = 86_400


def alt(message: Any) -> str:
    """Return the description of the picture of a message."""
    return next(item["description"] for c in walk(raw(message)) for item in c.get("items", []))


def plain(words: str) -> str:
    """Return words without the marks round names, and links without their addresses."""
    return re.sub(r"\[(.*?)\]\(.*?\)", r"[\1]", bare(words))


def bare(words: str) -> str:
    """Return words without the marks round names."""
    return words.replace("\u2068", "").replace("\u2069", "")


def own_line(pressed: Any) -> str:
    """Return what a page says of one's own games."""
    lines = [line for line in text(pressed.response).splitlines() if line.startswith(("**Your", "**You "))]
    return lines[0] if lines else ""


def posts(table: TableDriver) -> list[Any]:
    """Return the messages of seasons and cups."""
    return [message for message in public(table, table.channel) if "🏆" in text(message)]


async def league(table: TableDriver, *others: Any, **chosen: Any) -> Any:
    """Open a league by a command of the first member, which others join; return its message."""
    usual = {"name": "Wednesday", "game": "yspahan", "seats": 2, "pace": "none"}
    said = await table.members[0].slash(table.channel, "league create", **(usual | chosen))
    assert "is open" in answer(said), answer(said)
    (message,) = posts(table)
    for member in others:
        await press(member, message, "contestjoin")
    return message


async def stored(table: TableDriver, number: int = 1, season: int | None = None) -> Any:
    return await table.bot.tables.contests.load(number, table.channel.guild.id, season)


async def play_on(table: TableDriver, *, gone: list[int] | None = None) -> Any:
    """End the games of a contest that are open, and let the bot see that; return the contest before that."""
    it = await stored(table)
    with in_bot(table.env):
        for one in at_tables(it):
            await finish(table.bot.tables, one.match, gone=gone or [])
    await table.env.advance_time(700)
    return it


async def test_a_league_from_its_first_message_to_its_second_season(table: TableDriver):
    ana, ben, cleo, dan = table.members
    message = await league(table, ben, cleo, dan)
    assert "League with divisions · 2 at a table · time for a move: no clock" in text(message)
    (message,) = posts(table)
    assert "**4 people:** Ana, Ben, Cleo, Dara" in text(message).replace("\u2068", "").replace("\u2069", "")
    page = (await press(ana, message, "contestpage")).response
    assert page.ephemeral
    said = await press(ana, page, "contestbegin")
    assert "has begun" in answer(said) or "has begun" in text(page)
    (message,) = posts(table)
    assert "Games now" in text(message)
    assert "Group" not in alt(message)
    assert "Standings:\n1. Ana: 0 points, 0 games, 0 won." in alt(message)
    it = await stored(table)
    assert len(at_tables(it)) == 4
    await table.env.advance_time(700)
    tables = [await table.bot.tables.store.load(one.match) for one in at_tables(it)]
    assert [one.status for one in tables] == ["live"] * 4
    cards = [post for post in public(table, table.channel) if "A game of **" in text(post)]
    assert len(cards) == 4
    for card in cards:
        assert f"[Wednesday](https://discord.com/channels/{table.channel.guild.id}/" in bare(text(card))
        assert "opened the table" not in text(card)
    await play_on(table)
    (message,) = posts(table)
    assert len(at_tables(await stored(table))) == 2
    linked = re.findall(r"\(https://discord.com/channels/\d+/\d+/\d+\)", text(message))
    assert len(linked) == 2, "to tables that have just been opened"
    assert "12 points" in alt(message)
    assert "(lower at the beginning)" in alt(message) or "(fewer" in alt(message)
    await play_on(table)
    old, new = posts(table)
    assert "has won" in text(old)
    assert not has(old, "contestjoin")
    assert "season 2" in text(new)
    assert "Games now" in text(new)
    assert (await stored(table)).season.no == 2


async def test_a_message_is_edited_and_not_posted_again(
    table: TableDriver, make_bot: Callable[[], Caravanserai]
):
    _, ben, cleo, _ = table.members
    message = await league(table, ben)
    await restart(table, make_bot)
    await table.env.advance_time(700)
    await press(cleo, message, "contestjoin")
    (now,) = posts(table)
    assert now.id == message.id
    assert "3 people" in text(now)


async def test_a_message_that_was_deleted_is_posted_again(table: TableDriver):
    _, ben, *_ = table.members
    message = await league(table)
    table.env.backend.delete_message(table.channel.id, message.id)
    said = await ben.slash(table.channel, "league join")
    assert "You are in" in answer(said)
    (now,) = posts(table)
    assert now.id != message.id
    assert "2 people" in text(now)


async def test_a_bot_that_is_stopped_before_it_has_noted_its_message_posts_no_second_one(
    table: TableDriver, make_bot: Callable[[], Caravanserai], monkeypatch: pytest.MonkeyPatch
):
    async def stopped(*_: Any) -> None:
        raise OSError("stopped")

    monkeypatch.setattr(table.bot.tables.contests, "mark_shown", stopped)
    await table.members[0].slash(table.channel, "league create", name="W", game="yspahan")
    await restart(table, make_bot)
    await table.env.advance_time(700)
    posted = [request.json or {} for request in table.env.http_requests if request.method == "POST"]
    nonces = [(body["nonce"], body["enforce_nonce"]) for body in posted if body.get("nonce")]
    assert nonces == [("c1.1.0", True)] * 2, "Discord drops the second one"
    assert (await stored(table)).season.message


async def test_each_season_goes_on_by_itself_after_a_restart(
    table: TableDriver, make_bot: Callable[[], Caravanserai]
):
    _, ben, cleo, _ = table.members
    await league(table, ben, cleo, begins=1)
    await restart(table, make_bot)
    await table.env.advance_time(DAY + 700)
    it = await stored(table)
    assert it.contest.status == "running"
    assert len(at_tables(it)) == 3


async def test_leaving(table: TableDriver):
    ana, ben, cleo, _ = table.members
    message = await league(table, ben)
    said = await ben.slash(table.channel, "league leave")
    assert "You have left" in answer(said)
    assert "One person" in text(posts(table)[0])
    page = (await press(ana, message, "contestpage")).response
    await press(ana, page, "contestleave")
    assert "0 people" in text(posts(table)[0])
    assert answer(await cleo.slash(table.channel, "league leave")) == texts()("denied-contest-not-joined")


async def test_ending_asks_first(table: TableDriver):
    ana, ben, cleo, _ = table.members
    message = await league(table, ben, cleo)
    theirs = (await press(ben, message, "contestpage")).response
    assert not has(theirs, "contestend")
    page = (await press(ana, message, "contestpage")).response
    await press(ana, page, "contestend")
    await press(ana, page, "contestended")
    assert (await stored(table)).contest.status == "over"
    assert "called off" in text(posts(table)[0])


async def test_a_channel_that_is_closed_keeps_the_league(table: TableDriver, monkeypatch: pytest.MonkeyPatch):
    _, ben, *_ = table.members
    await league(table)
    with in_bot(table.env):
        other = Person(77, "Eve")
        await table.bot.tables.contests.create(table.channel.guild.id, 4242, other, "swiss", "Gone", "ishtar")
    await table.env.advance_time(700)
    said = await ben.slash(table.channel, "cup join")
    assert "You are in" in answer(said)


async def test_without_a_league_it_says_how_to_open_one(table: TableDriver):
    ana = table.members[0]
    said = answer(await ana.slash(table.channel, "league standings"))
    assert all(f"</league {name}:" in said for name in ("create", "join", "leave"))
    said = answer(await ana.slash(table.channel, "cup show"))
    assert all(f"</cup {name}:" in said for name in ("create", "join"))


async def test_several_leagues_are_told_apart(table: TableDriver):
    ana, ben, *_ = table.members
    await league(table)
    await ana.slash(table.channel, "league create", name="Sunday", game="ishtar")
    said = answer(await ben.slash(table.channel, "league join"))
    assert "Which one?" in said
    assert "Sunday" in said
    assert "You are in" in answer(await ben.slash(table.channel, "league join", league="sunday"))
    offered = await ben.autocomplete(table.channel, "league join", "league", "wed")
    assert [(one["name"], one["value"]) for one in offered] == [("Wednesday", "1")]


async def test_a_cup_from_its_first_message_to_its_winner(table: TableDriver):
    ana, ben, cleo, dan = table.members
    await ana.slash(table.channel, "cup create", name="Autumn", game="ishtar", pace="none")
    (message,) = posts(table)
    for member in (ben, cleo, dan):
        await press(member, message, "contestjoin")
    page = (await press(ana, message, "contestpage")).response
    await press(ana, page, "contestbegin")
    (message,) = posts(table)
    assert "Final:\n" in alt(message)
    assert "The final ends" in text(message)
    assert not has(message, "contestjoin")
    (game,) = at_tables(await stored(table))
    with in_bot(table.env):
        await finish(table.bot.tables, game.match)
    await table.env.advance_time(700)
    (message,) = posts(table)
    assert "Ana" in text(message)
    assert "has won" in text(message)
    assert "Ana (1, has won)" in alt(message).replace("\u2068", "").replace("\u2069", "")
    shown = (await ben.slash(table.channel, "cup show")).response
    assert "has won" in text(shown)
    (end,) = [post for post in public(table, table.channel) if "👑" in text(post)]
    assert plain(text(end)).strip().splitlines()[0] == "### 👑 Ana has won [Autumn]!"
    hall = (await ben.slash(table.channel, "hall")).response
    assert "Autumn: won by Ana." in alt(hall)
    settings = (await ana.slash(table.channel, "settings")).response
    await press(ana, settings, "set", "Keep them private")
    hall = (await ben.slash(table.channel, "hall")).response
    assert "Autumn" not in alt(hall)


REFUSED: list[tuple[str, dict[str, Any], str]] = [
    ("league create", {"name": "\u200b", "game": "yspahan"}, texts()("denied-contest-name")),
    ("league create", {"name": "WEDNESDAY", "game": "ishtar"}, texts()("denied-contest-name-taken")),
    ("league join", {}, texts()("denied-contest-joined")),
    ("league join", {"league": "Monday"}, texts()("denied-no-contest")),
    ("cup show", {"cup": "Monday"}, texts()("denied-no-contest")),
]


async def test_what_is_refused_is_said(table: TableDriver):
    ana = table.members[0]
    await league(table)
    for command, options, why in REFUSED:
        assert answer(await ana.slash(table.channel, command, **options)) == why


async def test_what_no_control_offers_is_refused(table: TableDriver):
    guild, ben, service = table.channel.guild.id, table.members[1], table.bot.tables.contests
    await league(table)

    def create(**chosen: Any) -> Any:
        return service.create(guild, table.channel.id, Person(1, "One"), "league", "L", "yspahan", **chosen)

    for call, why in (
        (create(seats=7), "denied-contest-seats"),
        (create(days=1), "denied-contest-days"),
        (service.begin(1, guild, ben.id), "denied-contest-not-opener"),
        (service.end(1, guild, ben.id), "denied-contest-not-opener"),
    ):
        with pytest.raises(Denied) as denied:
            await call
        assert f"denied-{denied.value.why}" == why
        assert texts()(why, **denied.value.values)


async def test_a_league_that_is_full(table: TableDriver):
    ana, ben, *_ = table.members
    message = await league(table)
    most = MOST["league"]
    with in_bot(table.env):
        for user in range(1, most):
            await table.bot.tables.contests.join(1, table.channel.guild.id, Person(user, f"P{user}"))
    said = answer(await press(ben, message, "contestjoin"))
    assert said == texts()("denied-contest-full", most=most)
    assert len((await stored(table)).members) == most
    await ana.slash(table.channel, "league leave")
    assert "You are in" in answer(await ben.slash(table.channel, "league join"))


async def test_a_server_with_too_many_leagues_and_cups(table: TableDriver):
    ana, guild, service = table.members[0], table.channel.guild.id, table.bot.tables.contests
    with in_bot(table.env):
        for n in range(MOST_HERE):
            kind = (*seasons.LEAGUES, *seasons.CUPS)[n % 4]
            await service.create(guild, table.channel.id, Person(1, "One"), kind, f"C{n}", "yspahan")
    said = answer(await ana.slash(table.channel, "cup create", name="Autumn", game="ishtar"))
    assert said == texts()("denied-too-many-contests", most=MOST_HERE)
    assert len(await service.here(guild)) == MOST_HERE
    with in_bot(table.env):
        await service.end(1, guild, 1)
    said = answer(await ana.slash(table.channel, "cup create", name="Autumn", game="ishtar"))
    assert "is open" in said


async def test_everybody_reads_their_games_and_what_a_deadline_did(table: TableDriver):
    ana, ben, cleo, dan = table.members
    message = await league(table, ben, cleo, days=2)
    assert "otherwise it waits" in text(message)
    await press(ana, (await press(ana, message, "contestpage")).response, "contestbegin")
    assert (
        plain(own_line(await press(ana, message, "contestpage"))) == "**Your games:** now with [Ben], [Cleo]"
    )
    assert own_line(await press(dan, message, "contestpage")) == ""
    it = await stored(table)
    with in_bot(table.env):
        await finish(table.bot.tables, at_tables(it)[0].match)
    await table.env.advance_time(700)
    assert "games over: 1 of 3" in plain(text(posts(table)[0]))
    assert (
        plain(own_line(await press(ana, message, "contestpage")))
        == "**Your games:** 1 over · now with [Cleo]"
    )
    assert "You are in" in answer(await press(dan, message, "contestjoin"))
    assert own_line(await press(dan, message, "contestpage")) == ""
    await table.env.advance_time(2 * DAY + 700)
    old, new = posts(table)
    assert "**Not played to the end, so draws here:** Ben – Cleo · Cleo – Ana" in plain(text(old))
    assert "Season 2 follows below." in plain(text(old))
    assert "season 2" in text(new).replace("\u2068", "").replace("\u2069", "")
    assert "draws here" not in text(new)
    for one in at_tables(it)[1:]:
        place = (await table.bot.tables.store.load(one.match)).thread
        thread = next(thread for thread in table.channel.threads if thread.id == place)
        (told,) = [post for post in public(table, thread) if "⏱️" in text(post)]
        assert plain(text(told)).strip() == (
            "⏱️ Season 1 of [Wednesday] is over. This game counts as a draw there. "
            "Play on: its result still counts for statistics and ratings."
        )
        assert f"/{table.channel.guild.id}/{table.channel.id}/{old.id})" in text(told)


async def test_everybody_who_has_played_hears_of_the_end_once(table: TableDriver):
    ana, ben, cleo, dan = table.members
    message = await league(table, ben, cleo)
    await press(ana, (await press(ana, message, "contestpage")).response, "contestbegin")
    await dan.slash(table.channel, "league join")
    left = answer(await dan.slash(table.channel, "league leave"))
    assert plain(left).strip().splitlines()[0] == "You have left Wednesday.", "who waited has no games"
    await table.bot.tables.people.change_settings(cleo.id, {"pings": False})
    await play_on(table)
    assert (await stored(table)).contest.season == 2
    (end,) = [post for post in public(table, table.channel) if "👑" in text(post)]
    lines = plain(text(end)).strip().splitlines()
    assert lines[0] == "### 👑 Ana has won season 1 of [Wednesday]!"
    assert lines[1:3] == ["🥈 Ben · 🥉 Cleo", "Season 2 has begun."]
    assert "1. Ana: 24 points" in plain(alt(end))
    sent = [request.json or {} for request in table.env.http_requests if request.method == "POST"]
    (push,) = [body for body in sent if "season 1 of" in bare(body.get("content") or "")]
    assert set(push["allowed_mentions"]["users"]) == {ana.id, ben.id}, "who wants no mentions has none"
    assert plain(push["content"]).endswith(
        "season 1 of Wednesday is over: Ana has won. Thank you for playing!"
    )


async def test_who_goes_up_and_down_is_said_unless_no_season_follows(table: TableDriver):
    _, ben, cleo, dan = table.members
    await league(table, ben, cleo, dan, begins=1)
    service, guild = table.bot.tables.contests, table.channel.guild.id
    with in_bot(table.env):
        for user in (1, 2):
            await service.join(1, guild, Person(user, f"P{user}"))
    await table.env.advance_time(DAY + 700)
    await play_on(table)
    old, _ = posts(table)
    it = await stored(table, season=1)
    best, last = (next(slot.name for slot in it.slots if slot.rank == rank) for rank in (4, 3))
    assert f"**Up:** {best} · **Down:** {last}" in plain(text(old))
    with in_bot(table.env):
        await finish(table.bot.tables, at_tables(await stored(table))[0].match)
        await service.end(1, guild, 0, manager=True)
    await table.env.advance_time(700)
    _, new = posts(table)
    assert "has won" in text(new)
    assert "Up:" not in text(new)
    assert "goes" not in alt(new)


async def test_a_cup_says_who_has_no_table_and_what_that_means(table: TableDriver):
    ana, *_ = table.members
    guild, service = table.channel.guild.id, table.bot.tables.contests
    for name, kind in (("Knock", "knockout"), ("Swiss", "swiss")):
        await ana.slash(table.channel, "cup create", name=name, game="babylon", kind=kind, pace="none")
    with in_bot(table.env):
        for number in (1, 2):
            for user in range(1, 5):
                await service.join(number, guild, Person(user, f"P{user}"))
            await service.begin(number, guild, ana.id)
    await table.env.advance_time(700)
    knock, swiss = posts(table)
    assert "**In the next round without a game:** P1, P2" in plain(text(knock))
    assert "**No table in this round, which counts as a win:** Ana" in plain(text(swiss))
    assert "Round 1 of 3" in plain(text(swiss))
    assert plain(own_line(await press(ana, knock, "contestpage"))) == "**Your games:** now with [P4 – P3]"
    assert "no game in this round" in own_line(await press(ana, swiss, "contestpage"))
    with in_bot(table.env):
        await finish(table.bot.tables, at_tables(await stored(table))[0].match, scores=[7, 8, 9])
    await table.env.advance_time(700)
    it = await stored(table)
    lost = next(slot.user for slot in it.slots if slot.no not in seasons.left(it))
    assert own(texts(), it, [], lost or 0) == [texts()("contest-own-out")]
    await table.env.advance_time(15 * DAY)
    assert "(draw, has won)" in plain(alt(posts(table)[0]))
    assert plain(alt(posts(table)[0])).count("goes on") == 2, "those who went on to the final"


async def test_pages_that_are_out_of_date(table: TableDriver):
    ana, ben, cleo, dan = table.members
    message = await league(table, ben, cleo)
    service, guild = table.bot.tables.contests, table.channel.guild.id
    pages = [(await press(ana, message, "contestpage")).response for _ in range(2)]
    joining = find(message, "contestjoin").custom_id
    await press(ben, (await press(ben, message, "contestpage")).response, "contestleave")
    assert answer(await press(ana, pages[0], "contestbegin")) == texts()("denied-contest-few", least=3)
    await press(ben, message, "contestjoin")
    await press(ana, pages[0], "contestbegin")
    assert answer(await press(ana, pages[1], "contestbegin")) == texts()("denied-contest-begun")
    with in_bot(table.env):
        await service.create(guild, table.channel.id, Person(1, "One"), "swiss", "Cup", "yspahan")
        for member in (ana, ben, cleo):
            await service.join(2, guild, Person(member.id, member.name))
        await service.begin(2, guild, 1)
        await service.end(1, guild, ana.id)
    assert answer(await dan.slash(table.channel, "cup join")) == texts()("denied-cup-begun")
    assert answer(await dan.click(message, custom_id=joining)) == texts()("denied-contest-over")


async def test_privacy(table: TableDriver):
    _, ben, cleo, _ = table.members
    await league(table, ben, cleo)
    data = exported(table, await ben.slash(table.channel, "privacy export"))
    assert [one["name"] for one in data["leagues and cups you joined"]] == ["Ben"]
    assert data["seasons you played"] == []
    await forget(table, ben)
    await table.env.advance_time(700)
    assert "Ben" not in text(posts(table)[0])
    assert "2 people" in text(posts(table)[0])


# Pictures


def test_pictures_of_any_size():
    rows = tuple(Row(n, "清水 " * n, n, n, str(12 * n), "out" if n == 3 else "", n == 1) for n in range(1, 6))
    groups = tuple((f"Group {n}", rows) for n in range(8))
    picture = opened(
        pictures.standings(Standings("ishtar", "A very long name of a league" * 3, "about", groups))
    )
    assert picture.size[0] == 1600
    pods = tuple(
        Pod((("Ana", 1, True), ("Ben", 2, True), ("Cleo", 3, False), ("", 0, False))) for _ in range(8)
    )
    rounds = tuple((f"Round {n}", pods[: 8 >> n]) for n in range(4))
    for shown in (rounds, rounds[2:], (*rounds, ("Byes", (Pod(pods[0].people * 5, bye=True),)))):
        picture = opened(pictures.bracket(Bracket("babylon", "Cup", "about", shown)))
        assert picture.size[0] == 1600
        assert picture.size[1] < 6000


def test_on_a_phone_it_can_be_read_who_stands_where_and_why(monkeypatch: pytest.MonkeyPatch):
    drawn = list[Canvas]()
    monkeypatch.setattr(Canvas, "png", lambda canvas: drawn.append(canvas))
    rows = (Row(1, "Ana", 4, 2, "36"), Row(2, "Ben", 4, 1, "36", tie="fewer games won"))
    pod = Pod((("Ana", 1, True), ("Ben", 2, False)), is_final=True)
    with recording() as recorder:
        pictures.standings(Standings("ishtar", "Wednesday", "about", (("Group 1", rows),)))
        for rounds in (2, 3):
            pictures.bracket(Bracket("ishtar", "Cup", "about", (("Round", (pod, pod)),) * rounds))
        table, *brackets = [
            {word.text: word.size * SHOWN / 1600 for word in recorder.of(one)} for one in drawn
        ]
    for said in ("1", "Ana", "36", "a", "fewer games won"):
        assert table[said] >= LEAST, said
    for shown in brackets:
        assert shown["Ana"] >= LEAST


def test_words_on_the_base_are_those_that_are_pasted():
    """They are reduced to the palette by themselves, and look the same."""
    for key in games.ALL:
        shown = [Canvas.blank(boards.get(key).GROUND, 300, 600) for _ in range(2)]
        for one in shown:
            one.under(40, 40, 560, 260, PAPER)
        shown[0].text(60, 100, "Ana 12", 62, SOFT, on=PAPER)
        shown[0].plate((60, 160, 300, 240), PLASTER, 14, SHADE, 4)
        shown[1].text(60, 100, "Ana 12", 62, SOFT)
        shown[1].box(60, 160, 300, 240, PLASTER, 14, SHADE, 4)
        assert opened(shown[0].png()).tobytes() == opened(shown[1].png()).tobytes()
        assert shown[0].words == shown[1].words


def test_every_kind_has_words():
    for kind in (*seasons.LEAGUES, *seasons.CUPS):
        assert texts()(f"contest-kind-{kind}")
        assert len(texts()(f"command-contest-kind-{kind}")) <= 100


async def test_in_a_longer_language_everything_keeps_to_the_limits_of_discord(
    tmp_path: Path, table: TableDriver
):
    with languages(tmp_path, de=pseudo()):
        guild, (ana, *_) = table.channel.guild, table.members
        await table.bot.tables.servers.change_settings(guild.id, {"lang": "de"})
        table.bot.set_server_language(guild.id, "de")
        table.bot.set_language(ana.id, "de")
        await ana.slash(table.channel, "help")
        for group in ("league standings", "cup show"):
            await ana.slash(table.channel, group)
        for command, kinds in (("league", seasons.LEAGUES), ("cup", seasons.CUPS)):
            for kind in kinds:
                name = f"{kind} ".ljust(40, "W")
                options = {"name": name, "game": "ishtar", "kind": kind}
                await ana.slash(table.channel, f"{command} create", **options)
        service = table.bot.tables.contests
        with in_bot(table.env):
            for number in range(1, 5):
                for user in range(1, 32):
                    await service.join(number, guild.id, Person(user, f"{user:02} ".ljust(32, "W")))
                await service.begin(number, guild.id, ana.id)
        await table.env.advance_time(700)
        await ana.slash(table.channel, "league standings", league="1")
        page = (await ana.slash(table.channel, "cup show", cup="3")).response
        await press(ana, page, "contestend")
        with in_bot(table.env):
            for number in range(1, 5):
                await service.end(number, guild.id, ana.id)
        await table.env.advance_time(700)
        wrong = violations(table.env.http_requests)
        assert not wrong, "\n".join(wrong)
        assert "ůů" in text(posts(table)[0])
