"""The emoji of the bot: uploaded once, replaced when a sprite changes, and never needed."""

from __future__ import annotations

import base64
import io
import logging
import re
from collections.abc import Callable
from itertools import count
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord.http import HTTPClient
from discord.webhook.async_ import AsyncWebhookAdapter
from PIL import Image

from cogs.ui import ids, menu, panel, post
from cogs.ui.story import bullets
from engine import games
from engine.core import Event
from engine.notation import notate
from locales import texts
from render.emoji import NAME_LIMIT, SIZE, emoji
from tests.positions import drafting, looks
from tests.presses import confirm
from tests.virtual import TableDriver, failing_first, in_bot, raw, text, walk

WORDS = texts()
MOST_BYTES = 256 * 1024
LONG_AGO = 30 * 24 * 60 * 60 * 1000
"""ms"""


def refusal(status: int, code: int, message: str) -> discord.HTTPException:
    response: Any = SimpleNamespace(status=status, reason="")
    return discord.HTTPException(response, {"code": code, "message": message})


class Discord:
    """The emoji of an application, as Discord keeps them."""

    def __init__(self) -> None:
        self.kept: dict[int, str] = {}
        self.uploaded: list[str] = []
        self._numbers = count()

    def add(self, name: str, number: int = 0) -> dict[str, Any]:
        number = number or discord.utils.time_snowflake(discord.utils.utcnow()) + next(self._numbers)
        self.kept[number] = name
        user = {"id": "1", "username": "Caravanserai", "discriminator": "0", "avatar": None, "bot": True}
        return {"id": str(number), "name": name, "user": user, "require_colons": True, "managed": False}

    async def get(self, _: HTTPClient, __: int) -> dict[str, Any]:
        return {"items": [self.add(name, number) for number, name in self.kept.items()]}

    async def create(self, _: HTTPClient, __: int, name: str, image: str) -> dict[str, Any]:
        png = base64.b64decode(image.partition(",")[2])
        assert len(png) <= MOST_BYTES
        assert Image.open(io.BytesIO(png)).size == (SIZE, SIZE)
        self.uploaded.append(name)
        return self.add(name)

    async def delete(self, _: HTTPClient, __: int, number: int) -> None:
        del self.kept[number]


@pytest.fixture
def there(monkeypatch: pytest.MonkeyPatch) -> Discord:
    """Discord's emoji of the bot, in memory: SimCord has none."""
    found = Discord()
    for name, method in (("get", found.get), ("create", found.create), ("delete", found.delete)):
        kind = "emojis" if name == "get" else "emoji"

        async def call(http: HTTPClient, *args: Any, method: Callable[..., Any] = method, **more: Any) -> Any:
            return await method(http, *args, **more)

        monkeypatch.setattr(HTTPClient, f"{name}_application_{kind}", call)
    return found


async def start(table: TableDriver) -> None:
    """Do what the bot does with its emoji after its start, once."""
    with in_bot(table.env):
        if table.bot.get_cog("Emoji") is None:
            await table.bot.load_extension("cogs.emoji")
            table.bot.get_cog("Emoji").check.cancel()
        await table.bot.get_cog("Emoji").check.coro(table.bot.get_cog("Emoji"))


def emoji_of(message: Any) -> list[Any]:
    parts = [part for part in walk(raw(message)) if part.get("emoji")]
    parts += [
        option for part in walk(raw(message)) for option in part.get("options", []) if option.get("emoji")
    ]
    return [part["emoji"]["id"] for part in parts if part["emoji"].get("id")]


def labels(message: Any) -> list[str]:
    return [part["label"] for part in walk(raw(message)) if part.get("label")]


async def test_emoji_are_uploaded_once_and_are_in_buttons_beside_the_words(
    table: TableDriver, there: Discord
):
    await table.open(2, game="amyitis")
    (member,) = await table.asked()
    without = await table.take_turn(member)
    assert not emoji_of(without)
    words = labels(without)
    await start(table)
    names = {one.name for one in emoji().values()}
    assert sorted(there.uploaded) == sorted(names)
    await start(table)
    assert len(there.uploaded) == len(names), "nothing is uploaded twice"
    shown = await table.take_turn(member)
    assert {int(number) for number in emoji_of(shown)} <= {*there.kept}
    assert emoji_of(shown)
    assert labels(shown) == words, "an emoji never replaces a word"


async def test_a_changed_sprite_is_replaced_and_the_old_one_removed_later(table: TableDriver, there: Discord):
    there.add("camel_00000000")
    there.add("camel_of_our_server")
    there.add("other_11111111")
    await start(table)
    assert {"camel_00000000", "camel_of_our_server", "other_11111111"} <= {*there.kept.values()}
    for number, name in list(there.kept.items()):  # as if all of this were long ago
        del there.kept[number]
        there.add(name, number - (LONG_AGO << 22))
    await start(table)
    assert "camel_00000000" not in there.kept.values()
    assert {"camel_of_our_server", "other_11111111"} <= {*there.kept.values()}, "those are not the bot's"
    assert len(there.uploaded) == len({*emoji().values()})


async def test_without_emoji_the_bot_plays_in_words(
    table: TableDriver, there: Discord, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    await table.open(2, game="amyitis")
    (member,) = await table.asked()
    failing_first(monkeypatch, "create_application_emoji", [refusal(500, 0, "no")])
    await start(table)
    (line,) = [record for record in caplog.records if record.levelno >= logging.WARNING]
    assert "trying again in 24 h" in line.getMessage()
    assert not there.uploaded
    assert not emoji_of(await table.take_turn(member))
    await start(table)
    assert emoji_of(await table.take_turn(member))


async def test_an_emoji_that_was_removed_meanwhile_costs_no_panel(
    table: TableDriver, there: Discord, monkeypatch: pytest.MonkeyPatch
):
    await table.open(2, game="amyitis")
    (member,) = await table.asked()
    await start(table)
    edit, refused = AsyncWebhookAdapter.edit_original_interaction_response, [refusal(400, 50035, "emoji")]

    async def fail(*args: Any, **options: Any) -> Any:
        if refused:
            raise refused.pop()
        return await edit(*args, **options)

    monkeypatch.setattr(AsyncWebhookAdapter, "edit_original_interaction_response", fail)
    shown = await table.take_turn(member)
    assert labels(shown)
    assert not emoji_of(shown)


CUSTOM = re.compile(r" ?<:\w+:\d+>")


async def test_a_post_shows_signs_behind_its_words(table: TableDriver, there: Discord):
    await start(table)
    await table.open(2, game="amyitis")
    (member,) = await table.asked()
    look = await table.look(member)
    hired = next(action for action in look.actions if action.args[:1] == ("grower",))
    line = notate(look.game.verbs, hired) + "; field top"
    with in_bot(table.env):
        look = await table.bot.tables.play.play_line(table.id, member.id, line)
        if look.finished:
            await confirm(table.bot.tables, table.id, member.id, look.token)
    await table.env.advance_time(1)
    told = next(line for line in text(table.post).split("\n") if "grower" in line)
    assert told.startswith("- **")
    signs = [there.kept[int(number)] for number in re.findall(r"<:\w+:(\d+)>", told)]
    assert signs
    assert signs[0].startswith("grower_")
    assert told.endswith(">"), "words come first"
    stored = (await table.bot.tables.store.load(table.id)).post
    assert "grower" in stored
    assert "<:" not in stored, "a folded post has words alone"


@pytest.mark.parametrize("key", games.ALL)
def test_posts_stay_short_with_signs(key: str):
    known = {sign: discord.PartialEmoji(name=one.name, id=10**18) for sign, one in emoji().items()}
    signs = 0
    for players in (2, 4):
        events: list[Event] = []
        for look in drafting(key, players, players):
            events += look.draft_events if look.finished else []
            lines = post.summarize(look, WORDS, events[-40:], look.names)
            shown = post.signed(key, lines, known)
            assert [CUSTOM.sub("", line.text) for line in shown] == [line.text for line in lines]
            found = CUSTOM.findall(bullets(shown))
            assert len(found) <= post.SIGNS
            assert max((len(CUSTOM.findall(line.text)) for line in shown), default=0) <= post.LINE_SIGNS
            assert len(bullets(shown)) <= post.SUMMARY_LIMIT + 60 * post.SIGNS
            signs = max(signs, len(found))
    assert signs > 1


@pytest.mark.parametrize("key", games.ALL)
def test_every_emoji_stands_for_something_that_a_choice_names(key: str):
    known = {sign: discord.PartialEmoji(name=one.name, id=1) for sign, one in emoji().items()}
    used = 0
    for look in list(looks(key))[::9]:
        view = panel.panel(look, WORDS, menu.arrange(look, (), known), [])
        for item in view.walk_children():
            if isinstance(item, discord.ui.Button) and item.emoji and item.emoji.id:
                press = ids.read(str(item.custom_id))
                assert press
                assert press.verb == "do"
                assert item.label
                used += 1
            elif isinstance(item, discord.ui.Select):
                used += any(option.emoji and option.emoji.id for option in item.options)
    assert used
    assert all(len(one.name) <= NAME_LIMIT and len(one.png) <= MOST_BYTES for one in emoji().values())
