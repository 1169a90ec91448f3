"""The texts of commands: all there, short enough, and sent to Discord in every language."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import simcord

import locales
from bot import Caravanserai
from engine.notation import LINE_LIMIT
from tests.languages import languages

LONGEST = 100
"""Characters of a description that Discord takes."""
GERMAN = "command-board = Einen Tisch ansehen\ncommand-board-text = In Worten\noption-pace-day = Ein Tag\n"


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
    assert not named(sent(env)[0], "board")["description_localizations"]
    request.getfixturevalue("german")
    await restarted(env, make_bot)
    commands = sent(env)[-1]
    board = named(commands, "board")
    assert board["description"] == locales.texts()("command-board")
    assert board["description_localizations"] == {"de": "Einen Tisch ansehen"}
    assert named(board["options"], "text")["description_localizations"] == {"de": "In Worten"}
    assert not named(commands, "move").get("description_localizations")
    paces = named(named(commands, "server")["options"], "pace")["choices"]
    assert next(c for c in paces if c["value"] == "day")["name_localizations"] == {"de": "Ein Tag"}
    told = len(sent(env))
    await restarted(env, make_bot)
    assert len(sent(env)) == told
