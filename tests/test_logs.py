"""What is not in the log, at any level: a real process, real requests and a real gateway."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import pytest

from cogs.logs import JsonLines, WithoutTokens
from cogs.ui import ids
from engine import games
from engine.notation import notate
from engine.tables import Person, Tables
from engine.tables.play.play import Play
from engine.tables.store import open_store
from tests.discord_server import DiscordServer
from tests.virtual import TableDriver, controls

ROOT = Path(__file__).parent.parent
ANA, BEN = Person(1, "Ana"), Person(2, "Ben")
GUILD = 10 << 22
PRESS, FORM = 3, 5
"""Kinds of interactions."""
NOTE = "camels, whatever Ben does"
SECRET = "token-of-the-bot"


@contextmanager
def running(folder: Path, server: DiscordServer, **settings: str) -> Iterator[None]:
    """Run the bot with the log in a file, and end it as a supervisor does."""
    settings = {"token": SECRET, "api": server.api, **settings}
    (folder / "config.toml").write_text("".join(f'{key} = "{value}"\n' for key, value in settings.items()))
    command = [sys.executable, "-m", "tests.bot_child", server.gateway, str(folder / "config.toml")]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    with (folder / "log").open("wb") as log:
        child = subprocess.Popen(command, cwd=folder, env=environment, stderr=log)  # noqa: S603  # ours
    try:
        yield
    finally:
        child.terminate()
        child.wait()


@asynccontextmanager
async def opened(database: Path) -> AsyncIterator[Tables]:
    tables = Tables(await open_store(database))
    yield tables
    await tables.close()
    await tables.store.close()


@pytest.mark.parametrize("style", ["text", "json"])
async def test_the_log_at_level_debug_has_no_secrets(tmp_path: Path, style: str):
    database = tmp_path / "test.db"
    async with opened(database) as tables:
        match = (await tables.lobby.open("yspahan", ANA, guild=GUILD, channel=GUILD + 1)).id
        await tables.lobby.join(match, BEN)
        await tables.lobby.start(match, ANA.id)
        asked = ANA if (await tables.play.look(match, ANA.id)).actions else BEN
        look = await tables.play.play_line(match, asked.id, "roll 0")
        move = notate(look.game.verbs, next(action for action in look.actions if not look.final(action)))
    field = {"type": 18, "id": 1, "component": {"type": 4, "id": 2, "custom_id": "text", "value": NOTE}}
    form = {"custom_id": ids.write("setnote", match), "components": [field]}
    button = {"custom_id": ids.write("do", match, look.token, f"={move}"), "component_type": 2}
    async with DiscordServer(GUILD) as server:
        with running(tmp_path, server, database=str(database), log="debug", log_format=style):
            await server.until(lambda: server.of("identify") and server.of("post"))
            for kind, data, more in (
                (FORM, form, {}),
                (PRESS, button, {"message": server.message(GUILD + 1, 77)}),
            ):
                token = await server.interact(GUILD, asked.id, kind, data, **more)
                await server.until(lambda token=token: server.of("answer", token))
    async with opened(database) as tables:
        look = await tables.play.look(match, asked.id)
        assert (notate(look.game.verbs, look.draft[0]), look.own.note) == (move, NOTE)
    said = (tmp_path / "log").read_text("utf-8")
    assert "Dispatching event interaction" in said, "it logs more than at the level info"
    for hidden in (SECRET, "token-of-interaction", NOTE, move, look.table.secret.hex(), "camels3"):
        assert hidden not in said


def test_an_address_in_an_error_is_logged_without_its_token():
    try:
        raise TimeoutError(
            "no answer from https://discord.com/api/v10/webhooks/42/aW50.x-Y_z/messages/@original"
        )
    except TimeoutError as error:
        record = logging.LogRecord("x", 30, "x.py", 1, "failed: %r", (error,), sys.exc_info())
    for inner in (JsonLines(), logging.Formatter()):
        said = WithoutTokens(inner).format(record)
        assert "aW50" not in said
        assert said.count("/webhooks/42/…/messages") == 2


async def test_an_error_is_logged_without_the_move(
    table: TableDriver, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    await table.open(2)
    (member,) = await table.asked()
    panel = await table.take_turn(member)
    choice = next(control for control in controls(panel) if "roll" in control.custom_id)

    def fail(*_: Any, **__: Any) -> Any:
        raise KeyError

    monkeypatch.setattr(games.get("yspahan"), "check", fail)
    await member.click(panel, custom_id=choice.custom_id)
    monkeypatch.setattr(Play, "press", fail)
    await member.click(panel, custom_id=choice.custom_id)
    assert "the rules failed" in caplog.text
    assert "interaction 'do' (match=1) failed" in caplog.text
    assert "roll 0" not in caplog.text
    caplog.clear()
