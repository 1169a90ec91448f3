"""Help, the offer of games, advice on first panels, and settings that are changed where they are shown."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from bot import Caravanserai
from cogs import illustrating
from cogs.advice import PANELS
from cogs.rules import own_pages
from cogs.ui.ids import Press, read
from engine import games
from engine.examples import examples_of
from engine.tables.store import SaveFailed, UserSettings, settings_of
from engine.tables.store.sqlite import SqliteStore
from locales import LANGUAGES, texts
from render import boards, pictures
from tests.bench import random_game
from tests.limits import COMPONENTS, GALLERY, SECTION, TEXT
from tests.playing import answer, press, restart
from tests.virtual import TableDriver, controls, find, raw, text, use_tool, verb, walk

ON_THEIR_PAGES = {"league create", "league join", "league leave", "cup create", "cup join"}
"""Commands for which the list has no room: the pages of leagues and cups name them."""


async def test_help_names_every_command_to_be_clicked(table: TableDriver):
    ana, bot = table.members[0], table.bot
    shown = (await ana.slash(table.channel, "help")).response
    commands = [name for name in bot.command_names() if name not in ON_THEIR_PAGES]
    assert len(commands) > 30
    known = {command.name: command.id for command in await bot.tree.fetch_commands()}
    ids = {name: known[name.split()[0]] for name in commands}
    assert [name for name in commands if f"</{name}:{ids[name]}>" not in text(shown)] == []
    bot.mentions.clear()
    shown = (await ana.slash(table.channel, "help")).response
    assert [name for name in commands if f"`/{name}`" not in text(shown)] == [], "no id is known"
    assert "</" not in text(shown)


async def test_commands_can_be_clicked_after_a_restart_too(
    table: TableDriver, make_bot: Callable[[], Caravanserai]
):
    await restart(table, make_bot)
    assert re.fullmatch(r"</plan move:\d+>", table.bot.clickable("plan move"))


@pytest.mark.parametrize("command", ["play", "help"])
async def test_games_are_offered_easiest_first_with_a_picture_and_buttons(table: TableDriver, command: str):
    shown = (await table.members[0].slash(table.channel, command)).response
    (container,) = raw(shown)
    items = container["components"]
    at = [i for i, item in enumerate(items) if item["type"] == SECTION]
    order = [game.key for game in games.easiest_first()]
    assert [items[i]["accessory"]["media"]["url"].split("?")[0].split("/")[-1] for i in at] == [
        f"{key}.png" for key in order
    ]
    assert sorted(one.filename for one in shown.attachments) == sorted(f"{key}.png" for key in order)
    for i, key in zip(at, order, strict=True):
        assert texts()(f"{key}-effort") in items[i]["components"][0]["content"]
        assert [read(button["custom_id"]) for button in items[i + 1]["components"]] == [
            Press(0, None, "play", key),
            Press(0, None, "learn", key),
            Press(0, None, "rules", f"{key}/1"),
        ]
    assert len(list(walk(raw(shown)))) <= COMPONENTS


async def test_help_opens_the_rules(table: TableDriver):
    ana = table.members[0]
    shown = (await ana.slash(table.channel, "help")).response
    rules = next(c for c in controls(shown) if c.custom_id.endswith("rules:babylon/1"))
    opened = await ana.click(shown, custom_id=rules.custom_id)
    assert "Babylon in short" in text(opened.response)


async def test_play_without_a_game_offers_all_of_them(table: TableDriver):
    ana = table.members[0]
    offer = (await ana.slash(table.channel, "play")).response
    assert text(offer).count("players ·") == len(games.ALL)
    await press(ana, offer, "play", "Amyitis")
    opened = await table.bot.tables.store.tables_of(ana.id)
    assert [one.game for one in opened] == ["amyitis"]
    assert any(verb(control) == "join" for control in controls(table.post))


async def test_advice_is_given_three_times_and_again_on_demand(table: TableDriver):
    await table.open(2)
    (ana,) = await table.asked()
    service: Any = table.bot.tables
    words, look = texts(), await table.look(ana)
    adviser = table.bot.adviser
    told = words("advice", text=words("yspahan-advice-roll"))
    assert told in text(await table.take_turn(ana))
    assert told in text(await table.take_turn(ana)), "the same question counts once"
    for number in range(1, PANELS + 1):
        later = replace(look, question=look.question._replace(no=1000 + number))
        line = await adviser.line(service.people, ana.id, later, words)
        assert bool(line) == (number < PANELS)
    shown = (await ana.slash(table.channel, "settings")).response
    again = next(c for c in controls(shown) if "advice" in c.custom_id)
    result = await ana.click(shown, custom_id=again.custom_id)
    assert again not in controls(result.response), "there is nothing more to show again"
    assert await adviser.line(service.people, ana.id, look, words)


async def test_a_panel_with_advice_is_shown_when_nothing_can_be_written(
    table: TableDriver, monkeypatch: pytest.MonkeyPatch
):
    await table.open(2)
    (ana,) = await table.asked()

    async def full(store: SqliteStore, work: Any) -> Any:
        raise SaveFailed("disk full")

    monkeypatch.setattr(SqliteStore, "_write", full)
    shown = await table.take_turn(ana)
    assert texts()("yspahan-advice-roll") in text(shown)
    assert find(shown, "do")


@pytest.mark.parametrize("key", games.ALL)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_there_is_advice_on_every_kind_of_question(key: str, lang: str):
    game, words = games.get(key), texts(lang)
    kinds = {
        q.kind for seed in range(3) for state, _ in random_game(game, 3, seed) for q in game.pending(state)
    }
    missing = [kind for kind in kinds if f"{key}-advice-{kind}".replace("_", "-") not in words]
    assert not missing


async def test_settings_are_changed_where_they_are_shown(table: TableDriver):
    ana = table.members[0]
    result = await ana.slash(table.channel, "settings")
    shown = result.response
    assert "I mention you" in answer(result)
    await press(ana, shown, "set", "Tell me")
    assert "also mention you when you are next" in text(shown)
    await press(ana, shown, "set", "Do not mention me")
    assert "do not mention" in text(shown)
    assert "next" not in text(shown), "who is not mentioned is not told that either"
    form = await ana.click(shown, custom_id=find(shown, "hours").custom_id)
    await ana.submit_modal(form, {"zone": "Europe/Prague", "quiet": "22-7"})
    assert "22:00–07:00" in text(shown)
    select = next(c for c in controls(shown) if c.custom_id.endswith(":remind"))
    await ana.select(shown, [select.values[1]], custom_id=select.custom_id)
    stored = await settings_of(table.bot.tables.store, UserSettings, ana.id)
    assert stored == UserSettings(
        zone="Europe/Prague", quiet=(1320, 420), pings=False, upcoming=True, remind="once"
    )
    assert chosen_values(shown) == ["auto", "once"]


def chosen_values(message: Any) -> list[str]:
    """Return what the selects of a message show as chosen."""
    options = [option for part in walk(raw(message)) for option in part.get("options", [])]
    return [option["value"] for option in options if option.get("default")]


@pytest.mark.parametrize("key", games.ALL)
async def test_a_legend_explains_each_number_on_the_board(key: str, table: TableDriver):
    ana = table.members[0]
    rules = (await ana.slash(table.channel, "rules", game=key)).response
    result = await press(ana, rules, "legend")
    shown = result.followups[-1] if result.followups else result.response
    pages = pictures.legend_pages(key)
    assert len(pages) == 1 + pictures.has_detail(key)
    assert [n for page in pages for n in page] == list(range(1, pages[-1].stop))
    for numbers in pages:
        assert [line.split()[0] for line in text(shown).split("\n")[1:]] == [f"**{n}**" for n in numbers]
        assert len(shown.attachments) == 1
        if numbers != pages[-1]:
            await press(ana, shown, "legend", texts()("button-next"))
    assert f"{key}-legend-{pages[-1].stop}" not in texts()


async def test_what_is_this_explains_what_can_be_chosen_before_the_board(table: TableDriver):
    await table.open(2, game="amyitis")
    (ana,) = await table.asked()
    look, words = await table.look(ana), texts()
    shown = (await use_tool(ana, await table.take_turn(ana), "explain")).response
    numbers = pictures.legend_pages("amyitis")[1]
    choices = text(shown).partition(f"**{numbers.start}** ")[0]
    for craft in {action.args[0] for action in look.actions if action.verb == "hire"}:
        assert f"**{craft.capitalize()}**: {words(f'amyitis-craft-about-{craft}')}" in choices
    for kind in {action.verb for action in look.actions}:
        assert words(f"amyitis-verb-about-{kind}") in choices
    for number in numbers:
        assert words(f"amyitis-legend-{number}") in text(shown)
    (container,) = raw(shown)
    assert [item["type"] for item in container["components"]][:3] == [TEXT, GALLERY, TEXT]


async def test_what_is_this_explains_the_board_alone_when_nothing_is_asked(table: TableDriver):
    await table.open(2, game="amyitis")
    (ana,) = await table.asked()
    panel = await table.take_turn(ana)
    await press(ana, panel, "tools")
    await table.bot.tables.play.play_line(table.id, ana.id, "pass")
    shown = (await press(ana, panel, "explain")).response
    assert texts()("explain-title") not in text(shown)
    assert texts()(f"amyitis-legend-{pictures.legend_pages('amyitis')[1].start}") in text(shown)


@pytest.mark.parametrize("key", games.ALL)
async def test_pages_of_rules_show_what_they_speak_of(key: str, table: TableDriver):
    ana, words = table.members[0], texts()
    shown = (await ana.slash(table.channel, "rules", game=key)).response
    illustrated: list[int] = []
    for number in range(1, own_pages(words, key) + 1):
        assert words(f"{key}-rules-{number}") in text(shown)
        assert bool(shown.attachments) == bool(pictures.rules(key, number, "en"))
        illustrated += [number] if shown.attachments else []
        await press(ana, shown, "rules", words("button-next"))
    examples = {example.page for example in examples_of(games.get(key))}
    assert illustrated == sorted({*boards.get(key).RULES, *examples})
    assert len(illustrated) >= min(4, own_pages(words, key) / 2)
    assert not shown.attachments, "time is the same in all games"


async def test_what_is_this_begins_with_the_picture_that_the_panel_shows(table: TableDriver):
    await table.open(2, game="amyitis")
    (ana,) = await table.asked()
    shown = (await use_tool(ana, await table.take_turn(ana), "explain")).response
    assert f"**{pictures.legend_pages('amyitis')[1].start}** " in text(shown)


async def test_an_empty_name_of_a_game_offers_all_of_them_easiest_first(table: TableDriver):
    offered = await table.members[0].autocomplete(table.channel, "play", "game", "")
    order = [game.key for game in games.easiest_first()]
    assert [choice["value"] for choice in offered] == order
    assert (order[0], order[-1]) == ("yspahan", "amyitis")


async def test_play_in_the_help_opens_a_table_in_direct_messages_too(table: TableDriver):
    user = table.members[0].user
    shown = (await user.slash("help")).response
    result = await press(user, shown, "play", "Yspahan")
    assert "is open: https://discord.com/channels/@me/" in answer(result)


def test_the_description_of_a_picture_keeps_to_the_limit_of_discord() -> None:
    told = illustrating.file(b"", "board.png", "word " * 300).description
    assert told
    assert len(told) <= illustrating.ALT_LIMIT
