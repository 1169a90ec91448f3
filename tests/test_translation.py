"""The texts of commands: all there, short enough, and sent to Discord in every language."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import simcord

import locales
from bot import Caravanserai
from engine.notation import LINE_LIMIT
from tests.languages import languages

NAME = re.compile(r"[-_'\w]{1,32}")
"""The name of a command or option."""
LONGEST = 100
"""Characters of a description that Discord takes."""
LONGEST_IN_MENU = 32
"""Characters of the name of a command in the menu of a person, which may have spaces and capitals."""
GERMAN = """command-board = Einen Tisch ansehen
    .name = brett
command-board-text = In Worten
    .name = worte
command-which-table = Welcher Tisch
    .name = tisch
command-plan-move = Einen Zug planen
    .name = zug
option-pace-day = Ein Tag
"""


def described(commands: list[dict[str, Any]]) -> Iterator[str]:
    for command in commands:
        if "description" in command:
            yield command["description"]
        yield from described(command.get("options", []))


def sent(env: simcord.Env) -> list[list[dict[str, Any]]]:
    """The lists of commands that Discord was sent, in order."""
    return [r.json or [] for r in env.http_requests if r.method == "PUT" and r.path.endswith("/commands")]


def named(options: list[dict[str, Any]], name: str) -> dict[str, Any]:
    return next(option for option in options if option["name"] == name)


@pytest.fixture
def german(tmp_path: Path) -> Iterator[None]:
    """A second language with three texts."""
    with languages(tmp_path, de=GERMAN):
        yield


async def restarted(env: simcord.Env, make_bot: Callable[[], Caravanserai]) -> None:
    await env.bot.close()
    await env.restart_bot(make_bot())


async def test_every_command_and_option_is_described(env: simcord.Env):
    (commands,) = sent(env)
    texts = list(described(commands))
    assert len(texts) > 50
    assert [text for text in texts if text.startswith(("command-", "…")) or len(text) > LONGEST] == []


async def test_typed_lines_are_limited_in_discord_too(env: simcord.Env):
    (commands,) = sent(env)
    assert named(named(commands, "move")["options"], "move")["max_length"] == LINE_LIMIT
    plan = named(named(commands, "plan")["options"], "move")["options"]
    assert [named(plan, name)["max_length"] for name in ("move", "unless")] == [LINE_LIMIT] * 2


async def test_other_languages_are_sent_too_and_only_when_they_change(
    env: simcord.Env, make_bot: Callable[[], Caravanserai], request: pytest.FixtureRequest
):
    assert "de" not in (named(sent(env)[0], "board")["description_localizations"] or {})
    request.getfixturevalue("german")
    await restarted(env, make_bot)
    commands = sent(env)[-1]
    board = named(commands, "board")
    assert board["description"] == locales.texts()("command-board")
    assert board["description_localizations"] == {"de": "Einen Tisch ansehen"}
    assert named(board["options"], "text")["description_localizations"] == {"de": "In Worten"}
    assert not named(commands, "move").get("description_localizations")
    assert board["name_localizations"] == {"de": "brett"}
    assert [option["name_localizations"] for option in board["options"]] == [{"de": "tisch"}, {"de": "worte"}]
    assert named(named(commands, "plan")["options"], "move")["name_localizations"] == {"de": "zug"}
    paces = named(named(commands, "server")["options"], "pace")["choices"]
    assert next(c for c in paces if c["value"] == "day")["name_localizations"] == {"de": "Ein Tag"}
    told = len(sent(env))
    await restarted(env, make_bot)
    assert len(sent(env)) == told


def siblings(commands: list[dict[str, Any]]) -> Iterator[list[dict[str, Any]]]:
    yield commands
    for command in commands:
        yield from siblings(command.get("options", []))


def translated(command: dict[str, Any], part: str, lang: str) -> str | None:
    localized = command.get(f"{part}_localizations") or {}
    return next((text for locale, text in localized.items() if locales.language(locale) == lang), None)


async def test_every_language_keeps_to_what_discord_takes(env: simcord.Env):
    (commands,) = sent(env)
    for lang in locales.LANGUAGES:
        for group in siblings(commands):
            texts = [translated(own, "description", lang) or "" for own in group]
            assert all(len(text) <= LONGEST for text in texts), texts
            names = [translated(own, "name", lang) or own["name"] for own in group]
            assert len(set(names)) == len(names), f"{lang}: {names}"
            for own, name in zip(group, names, strict=True):
                if "description" not in own and "value" not in own:
                    assert 0 < len(name) <= LONGEST_IN_MENU, f"{lang}: {name}"
                    continue
                assert NAME.fullmatch(name), f"{lang}: {name}"
                assert name == name.lower(), f"{lang}: {name}"


async def test_the_key_of_each_command_is_its_name(env: simcord.Env):
    bot: Any = env.bot
    for command in bot.tree.walk_commands():
        key = f"command-{command.qualified_name.replace(' ', '-')}"
        assert command.description == locales.texts()(key), "where a language puts the name"
