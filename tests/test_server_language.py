"""What everybody on a server reads is in the language of the server, side by side with other servers."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import discord
import pytest
import simcord

from cogs.listing import EVERY
from render.canvas import Canvas
from tests.languages import languages
from tests.playing import answer, turn
from tests.virtual import TableDriver, find, in_bot, public, raw, text

GERMAN = """
language = Deutsch
button-turn = Ziehen
button-join = Mitspielen
command-server = Was auf diesem Server gilt
yspahan-name = Isfahan
yspahan-headline-roll = { $who } würfelt
list-headline = ### Tische
thread-name = Tisch { $match }: { $game }
render-free-seat = freier Platz
"""


@pytest.fixture(autouse=True)
def german(tmp_path: Path) -> Iterator[None]:
    with languages(tmp_path, de=GERMAN):
        yield


def driver(env: simcord.Env, guild: Any, users: list[Any]) -> TableDriver:
    members = [guild.add_member(user) for user in users]
    return TableDriver(env, guild.create_text_channel("games"), members)


def manager(table: TableDriver) -> Any:
    guild = table.channel.guild
    role = guild.create_role("managers", permissions=discord.Permissions(manage_guild=True))
    return guild.add_member(table.env.create_user(f"boss{guild.id}"), roles=[role])


@pytest.fixture
def users(env: simcord.Env) -> list[Any]:
    return [env.create_user(name, global_name=name.title()) for name in ("ana", "ben")]


async def test_servers_with_different_languages_are_served_side_by_side(env: simcord.Env, users: list[Any]):
    german, english = (driver(env, env.create_guild(name), users) for name in ("Runde", "Round"))
    boss = manager(german)
    said = await boss.slash(german.channel, "server", language="Deutsch")
    assert "Language of posts and pictures: Deutsch" in answer(said), "in the language of the reader"
    place = german.channel.guild.create_text_channel("tables")
    await boss.slash(german.channel, "server", tables=place)
    card = await german.lobby(german.members[0])
    assert find(card, "join").label == "Mitspielen"
    for table in (german, english):
        await table.open(2, place="thread")
        await turn(table, random.Random(1))
    await env.advance_time(2 * EVERY)
    assert german.place.name == f"Tisch {german.id}: Isfahan"
    assert english.place.name == f"Yspahan · table {english.id}"
    assert [find(table.post, "turn").label for table in (german, english)] == ["Ziehen", "Take turn"]
    assert "Tische" in text(next(message for message in public(german, place) if raw(message)))
    (asked,) = await german.asked()
    assert find(await german.take_turn(asked), "tools").label == "More…", "private words are the reader's own"
    await boss.slash(german.channel, "server", language="auto")
    await turn(german, random.Random(2))
    assert find(german.post, "turn").label == "Take turn"


async def test_the_picture_of_a_card_names_seats_that_can_be_taken_in_the_language_of_the_server(
    env: simcord.Env, users: list[Any], monkeypatch: pytest.MonkeyPatch
):
    written = list[str]()
    write: Callable[..., int] = Canvas.text

    def noted(canvas: Canvas, x: float, y: float, said: str, *args: Any, **how: Any) -> int:
        written.append(said)
        return write(canvas, x, y, said, *args, **how)

    monkeypatch.setattr(Canvas, "text", noted)
    table = driver(env, env.create_guild("Runde"), users)
    await manager(table).slash(table.channel, "server", language="Deutsch")
    written.clear()
    await table.open(2)
    assert "freier Platz" in written
    assert "free seat" not in written
    last = len(written) - written[::-1].index("Isfahan")
    assert "freier Platz" not in written[last - 1 :], "the game has started"


async def test_a_community_is_addressed_in_its_language(env: simcord.Env, users: list[Any]):
    table = driver(env, env.create_guild("Runde", preferred_locale="de"), users)
    known = table.bot.get_guild(table.channel.guild.id)
    assert find(await table.lobby(table.members[0]), "join").label == "Join", "Discord asks communities alone"
    known.features.append("COMMUNITY")
    assert find(await table.lobby(table.members[0]), "join").label == "Mitspielen"
    await manager(table).slash(table.channel, "server", language="en")
    assert find(await table.lobby(table.members[0]), "join").label == "Join"


async def test_the_language_of_a_server_is_known_after_a_restart_and_from_another_process(
    env: simcord.Env, users: list[Any], make_bot: Any
):
    table = driver(env, env.create_guild("Runde"), users)
    guild = table.channel.guild.id
    await manager(table).slash(table.channel, "server", language="de")
    await env.bot.close()
    await env.restart_bot(make_bot())
    assert table.bot.words_in(guild).lang == "de"
    await table.bot.tables.store.change_settings(
        type(await table.bot.tables.servers.settings(guild)), guild, {"lang": "en"}
    )
    with in_bot(env):
        table.bot.changes.tell("server", guild)
    await env.settle()
    assert table.bot.words_in(guild).lang == "en"
    table.bot.server_languages.clear()
    with in_bot(env):
        table.bot.changes.tell("all")
    await env.settle()
    assert table.bot.words_in(guild).lang == "en"


async def test_an_unknown_language_is_refused(env: simcord.Env, users: list[Any]):
    table = driver(env, env.create_guild("Round"), users)
    boss = manager(table)
    assert "I know: Deutsch, English" in answer(await boss.slash(table.channel, "server", language="xx"))
    found = await boss.autocomplete(table.channel, "server", "language", "deu")
    assert [choice["value"] for choice in found] == ["de"]
