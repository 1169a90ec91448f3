"""In a language whose texts are 40 % longer than in English, nothing breaks and nothing is too long."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import discord
import pytest
import simcord

import locales
from engine import games
from tests.languages import languages, pseudo
from tests.limits import violations
from tests.playing import finish, spoken
from tests.virtual import TableDriver, controls, public, raw, verb

PRESSES = 60
"""The most presses of a game, which take several turns."""


@pytest.fixture
def longer(tmp_path: Path) -> Iterator[None]:
    with languages(tmp_path, de=pseudo()):
        yield


def test_it_is_longer_and_keeps_what_must_not_change(longer: None):
    words, english = locales.texts("de"), locales.texts("en")
    assert words("button-turn") == "Ťákěůů ťůřňůů"
    assert "`/table here`" in words("posts-refused")
    for key in ("yspahan-rules-1", "denied-not-seated", "yspahan-blurb"):
        assert len(words(key)) > 1.3 * len(english(key))


@pytest.mark.parametrize("key", games.ALL)
async def test_a_game_in_a_longer_language_keeps_to_the_limits_of_discord(
    key: str, longer: None, env: simcord.Env, table: TableDriver
):
    guild = table.channel.guild
    managers = guild.create_role("managers", permissions=discord.Permissions(manage_guild=True))
    boss = guild.add_member(env.create_user("boss", global_name="Boss"), roles=[managers])
    await boss.slash(table.channel, "server", language="de")
    for member in table.members:
        table.bot.set_language(member.id, "de")
    await table.open(3, game=key)
    await finish(table, random.Random(2), stop=lambda n: n >= PRESSES)
    (asked, *_) = await table.asked() or table.members
    ana = table.members[0]
    for command in ("help", "games", "learn", "settings", "privacy export", "plan list", "board", "hand"):
        options: dict[str, Any] = {"game": key} if command == "learn" else {}
        await ana.slash(table.channel, command, **options)
    shown = (await ana.slash(table.channel, "rules", game=key)).response
    for _ in range(3):
        following = [control for control in controls(shown) if verb(control) == "rules"]
        if not following:
            break
        shown = (await ana.click(shown, custom_id=following[-1].custom_id)).response
    await asked.slash(table.channel, "move", move="xyzzy", table=table.id)
    wrong = violations(env.http_requests)
    assert not wrong, "\n".join(wrong)
    said = " ".join(text for message in public(table) for text in spoken(raw(message)))
    assert "ůů" in said
    english = {"Take turn", "More…", "Join"}
    assert not english & {control.label for message in public(table) for control in controls(message)}
