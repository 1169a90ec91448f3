"""What every cog shares: the bot with its tables, pictures and words, and the way of a press to its handler.

Owns answering: each press and command gets an answer, also when something fails. Knows no game and no rule.
"""

from __future__ import annotations

import asyncio
import io
import logging
from collections.abc import Awaitable, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

import discord
from discord import app_commands
from discord.ext import commands

from cogs.ui import post
from cogs.ui.ids import Press, read, shorten
from cogs.ui.post import plain
from engine import games
from engine.core import Ambiguous, Illegal, NotYours, Refused, Stale, Unreadable
from engine.match import TooFar, Unfinished
from engine.session import Denied, Look
from engine.store import Conflict, StoreError, Table
from engine.tables import Person, Tables
from locales import Texts, texts
from render import pictures
from render.scene import Scene

log = logging.getLogger(__name__)

T = TypeVar("T")

Interaction = discord.Interaction[Any]
Handler = Callable[[Interaction, Press], Awaitable[None]]

ALT_LIMIT = 1000
"""Characters of alt text; Discord takes 1,024."""
SHOWN = 12
"""Candidates named in an answer to a typed move."""
QUOTED = 100
"""Characters of it that the answer repeats."""


class House(commands.AutoShardedBot):
    """The bot as the cogs know it. `tables` is there from `setup_hook` on."""

    tables: Tables
    config: Any
    """What `bot.Config` tells."""
    lang: str
    """The folder of the copies of the database."""

    def __init__(self, lang: str, **options: Any) -> None:
        super().__init__(commands.when_mentioned, help_command=None, tree_cls=Tree, **options)
        self.lang = lang
        self.words = texts(lang)
        self.languages: dict[int, str] = {}
        """By user, of those who have chosen one."""
        self.handlers: dict[str, Handler] = {}
        self._drawers = ThreadPoolExecutor(2, thread_name_prefix="draw")

    def handle(self, verb: str, handler: Handler) -> None:
        self.handlers[verb] = handler

    def now(self) -> int:
        """Unix seconds by the clock of the tables."""
        return self.tables.sessions.now()

    # Words and pictures

    def speak(self, user: int, lang: str | None) -> None:
        """To this person in the language they have chosen; None: in that of their Discord."""
        self.languages.pop(user, None)
        if lang:
            self.languages[user] = lang

    def words_for(self, interaction: Interaction) -> Texts:
        """The texts in the language that the person has chosen, else in that of their Discord, or ours."""
        wanted = self.languages.get(interaction.user.id, str(interaction.locale))
        own = texts(wanted)
        return own if wanted.startswith(own.lang) else self.words

    async def draw(self, paint: Callable[..., T], *args: Any) -> T:
        """Make something that takes milliseconds, such as a picture, beside the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self._drawers, partial(paint, *args))

    async def board(self, look: Look, words: Texts, *, choices: Sequence[Any] = ()) -> list[discord.File]:
        """The pictures of a position with their alt texts: board.png, and detail.png if the game has one."""
        scene = scene_of(look, words, choices)
        key = look.game.key
        pngs = await asyncio.gather(
            self.draw(pictures.board, key, scene), self.draw(pictures.detail, key, scene)
        )
        shown = [(png, name) for png, name in zip(pngs, post.PICTURES, strict=True) if png]
        alts = await self.draw(alt_texts, look, words, len(shown))
        return [file(png, name, alt) for (png, name), alt in zip(shown, alts, strict=True)]

    async def hand(self, look: Look, words: Texts) -> discord.File | None:
        """The picture of what only this person may see, or None if the game has no such thing."""
        scene = Scene(view=look.view, names=look.names, lang=words.lang)
        png = await self.draw(pictures.hand, look.game.key, scene)
        return None if png is None else file(png, "hand.png", words("hand-alt"))

    async def lobby_card(self, table: Table) -> dict[str, Any]:
        """What the message of a lobby card is edited to."""
        names = [seat.name for seat in table.seats]
        png = await self.draw(pictures.cover, table.game, names, games.get(table.game).seats[-1])
        alt = self.words("cover-alt", game=self.words(f"{table.game}-name"), seated=", ".join(names))
        cover = file(png, "cover.png", shorten(alt, ALT_LIMIT))
        view = post.lobby(table, self.words, cover.description or "")
        return {
            "view": view,
            "attachments": [cover],
            "allowed_mentions": discord.AllowedMentions.none(),
        }

    async def refresh_lobby(self, table: Table) -> None:
        """Bring the card up to date after a command; it does not matter much if that fails."""
        card = self.get_partial_messageable(table.channel or 0).get_partial_message(table.message or 0)
        try:
            await card.edit(**await self.lobby_card(table))
        except discord.HTTPException as error:
            log.info("match=%d: its card stays as it was: %s", table.id, error)

    # Presses

    async def pressed(self, interaction: Interaction, press: Press) -> None:
        handler = self.handlers.get(press.verb)
        try:
            if handler is None:
                raise Denied("old-button")
            await handler(interaction, press)
        except Exception as error:
            await self.answer_error(interaction, error)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Every press, choice and form comes here by its id.

        discord.py's own views and dynamic items forget open forms in a restart, and drop a press without an
        answer if the message has changed under it.
        """
        data: dict[str, Any] = dict(interaction.data or {})
        values = tuple(data.get("values", ())) or tuple(_fields(data.get("components", [])))
        press = read(str(data.get("custom_id", "")), values)
        if press:
            await self.pressed(interaction, press)

    async def answer_error(self, interaction: Interaction, error: BaseException) -> None:
        """Tell the person in one sentence; log what is not theirs to know."""
        words = self.words_for(interaction)
        text = explain(words, error)
        if text is None:
            log.error("interaction %s failed", _name(interaction), exc_info=error)
            text = words("failed")
        try:
            await whisper(interaction, text)
        except discord.HTTPException as failure:
            log.warning("no answer to %s reached Discord: %s", _name(interaction), failure)

    async def close(self) -> None:
        await super().close()
        self._drawers.shutdown(wait=False, cancel_futures=True)


class Tree(app_commands.CommandTree[House]):
    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        cause = error.__cause__ or error
        await self.client.answer_error(interaction, cause)


def _name(interaction: Interaction) -> str:
    data: dict[str, Any] = dict(interaction.data or {})
    return str(data.get("custom_id") or data.get("name"))


def _fields(components: Sequence[dict[str, Any]]) -> list[str]:
    """`id=value` for each field of a submitted modal."""
    found: list[str] = []
    for component in components:
        inner = component.get("component")
        found += _fields([inner] if inner else component.get("components", []))
        if "custom_id" in component:
            value = component.get("value", ",".join(component.get("values") or ()))
            found.append(f"{component['custom_id']}={value}")
    return found


def explain(words: Texts, error: BaseException) -> str | None:
    """What to tell a person about an error that is part of play; None for a fault of ours."""
    match error:
        case Denied():
            return words(f"denied-{error.why}", **error.values)
        case Stale() | Conflict():
            return words("denied-stale")
        case NotYours():
            return words("denied-not-asked")
        case Unfinished():
            return words("denied-unfinished")
        case TooFar():
            return words("denied-too-far", done=error.done)
        case Illegal():
            nearest = ", ".join(f"`{text}`" for text in error.nearest[:SHOWN])
            return words(
                "denied-illegal" if nearest else "denied-illegal-bare",
                text=quoted(error.text),
                nearest=nearest,
            )
        case Ambiguous():
            shown = ", ".join(f"`{text}`" for text in error.candidates[:SHOWN])
            return words("denied-ambiguous", text=quoted(error.text), candidates=shown)
        case Unreadable():
            verbs = ", ".join(f"`{verb}`" for verb in error.verbs)
            return words("denied-unreadable", text=quoted(error.text), verbs=verbs)
        case Refused():
            return words("denied-stale")
        case StoreError():
            log.error("the database failed: %s", error)
            return words("denied-store")
        case discord.HTTPException():
            log.warning("Discord failed: %s", error)
            return words("denied-discord")
        case app_commands.NoPrivateMessage():
            return words("denied-no-server")
        case app_commands.CommandOnCooldown():
            return words("denied-slow-down")
        case _:
            return None


def quoted(typed: str) -> str:
    """What a person typed, to be shown as code: in one line, not too long, and without a way out of it."""
    return shorten(" ".join(typed.split()).replace("`", "'"), QUOTED)


def file(png: bytes, name: str, alt: str) -> discord.File:
    return discord.File(io.BytesIO(png), name, description=alt)


def scene_of(look: Look, words: Texts, choices: Sequence[Any] = ()) -> Scene:
    """What the pictures of a position are made from."""
    return Scene(
        view=look.view,
        names=look.names,
        active=tuple(decision.seat for decision in look.decisions),
        last=look.last,
        draft=look.draft_events,
        choices=tuple(choices),
        lang=words.lang,
    )


def plain_names(look: Look) -> tuple[str, ...]:
    return tuple(plain(name) for name in look.names)


def facts(look: Look, words: Texts, names: Sequence[str]) -> Iterator[str]:
    """The position in words, a line a fact, each made when it is asked for."""
    return (words.event(look.game.key, fact, names) for fact in look.game.facts(look.view))


def alt_texts(look: Look, words: Texts, pictures: int) -> list[str]:
    """As many whole facts as fit into the descriptions of so many pictures, one after the other."""
    texts = [""]
    for line in facts(look, words, look.names):
        if len(texts[-1]) + len(line) + 1 > ALT_LIMIT:
            if len(texts) == pictures:
                break
            texts.append("")
        texts[-1] += line + "\n"
    return [text.strip() for text in texts] + [""] * (pictures - len(texts))


def alts_of(files: Sequence[discord.File]) -> list[str]:
    """The descriptions of pictures, for the galleries that show them."""
    return [picture.description or "" for picture in files]


async def whisper(interaction: Interaction, text: str) -> None:
    """A private answer, whether or not the interaction has been answered yet."""
    if interaction.response.is_done():
        await interaction.followup.send(text, ephemeral=True)
    else:
        await interaction.response.send_message(text, ephemeral=True)


def person(interaction: Interaction) -> Person:
    return Person(interaction.user.id, interaction.user.display_name)
