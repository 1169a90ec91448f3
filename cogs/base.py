"""The bot as the cogs know it: its tables, languages and pictures, and how a press reaches its handler.

Owns answering: every press and command gets an answer, even if something fails. Must not know any game or
rule.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from http import HTTPStatus
from typing import Any, TypeVar
from weakref import WeakValueDictionary

import discord
from discord import app_commands
from discord.ext import commands

from cogs.advice import Adviser
from cogs.drawing import Asker, Drawers, Latest, Looks, asker
from cogs.explaining import explain, typed
from cogs.gateway import LeasedBot
from cogs.illustrating import alts_of, attempt, file, hand_text, picture_of, scene_of, wanted_panel
from cogs.interactions import FAILED, Interaction, fields_of, name_of, person, replaced_by, viewer, whisper
from cogs.presses import HANDLES, Handler, Reply
from cogs.ui import panel, post
from cogs.ui.ids import Press, read
from cogs.ui.offer import thumbnail
from engine import games, lessons
from engine.menu import Path
from engine.tables import Denied, Look, Pressed, Table
from engine.threads import FairQueue
from locales import Texts, language, texts
from render import pictures, process
from render.emoji import Sign
from render.scene import Scene

log = logging.getLogger(__name__)

T = TypeVar("T")

COMPUTERS = 6
"""The number of names for computer players in the texts."""
GUIDED = "guided"
"""The verb whose handler handles the presses in a lesson that mean something else at a table."""
IN_LESSONS = frozenset(
    ("turn", "since", "do", "pick", "menu", "sure", "undo", "reset", "confirm", "suggest", "tools", "next")
)
"""The verbs of these presses."""
UNANSWERED = 8
"""The most requests for long work at once; each keeps its result in memory until it is sent."""


class TableBot(LeasedBot):
    """The bot as the cogs know it."""

    config: Any
    """The `bot.Config`."""
    lang: str
    """The language of public posts, and of people whose own language is not available."""
    retry_posts: Callable[[Table], Awaitable[bool]]
    """Try the posts of a table again if Discord has refused them; return True if so. Set by `Delivery`."""
    delivered: Callable[[int], Awaitable[None]]
    """Wait, for a limited time, until the letters of a table have been tried. Set by `Delivery`."""

    def __init__(self, lang: str, **options: Any) -> None:
        super().__init__(
            commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            allowed_contexts=app_commands.AppCommandContext(
                guild=True, dm_channel=True, private_channel=False
            ),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
            **options,
        )
        self.lang = lang
        self.words = texts(lang)
        self.languages: dict[int, str] = {}
        """The languages of the users who have chosen one."""
        self.server_languages: dict[int, str] = {}
        """The languages of the servers that have chosen one."""
        self.mentions: dict[str, str] = {}
        """By name, the commands as Discord lets people click them; see `clickable`."""
        self.emoji: Mapping[Sign, discord.PartialEmoji] = {}
        """Those that are uploaded; see `cogs.emoji`. Labels say everything without them."""
        self.handlers: dict[str, Handler] = {}
        self._drawers = Drawers(3)
        self.looks = Looks()
        self.card_locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """By table; held while its card in the lobby is drawn and edited."""
        self._panels = Latest()
        self.adviser = Adviser()
        self.requests = FairQueue(UNANSWERED, most=1)
        """For films and files: held from the request until the answer has been sent."""
        self.long_work = FairQueue(1)
        """Held by the request whose film or file is being made."""
        self.changes.listen("language", self._read_language)
        self.changes.listen("server", self._read_server_language)
        self.changes.listen("pauses", self._read_pauses)
        self.changes.listen("advice", self.adviser.forget)

    async def add_cog(self, cog: commands.Cog, /, **options: Any) -> None:
        await super().add_cog(cog, **options)
        self.collect(cog)

    def collect(self, cog: commands.Cog) -> None:
        """Register the methods of a cog marked with `@press`. Raises `ValueError` for a verb that has one."""
        for method in vars(type(cog)).values():
            handler: Handler | None = getattr(method, HANDLES, None)
            if handler is None:
                continue
            if handler.verb in self.handlers:
                raise ValueError(f"two handlers of presses of {handler.verb!r}")
            self.handlers[handler.verb] = handler._replace(call=method.__get__(cog))

    def now(self) -> int:
        """Return the time by the clock of the tables, in unix seconds."""
        return self.tables.access.now()

    # Changes of what is kept in memory

    async def _read_language(self, user: int) -> None:
        if user:
            self.set_language(user, (await self.tables.people.settings(user)).lang)
        else:
            self.languages = await self.tables.people.languages()

    async def _read_server_language(self, guild: int) -> None:
        if guild:
            _choose(self.server_languages, guild, (await self.tables.servers.settings(guild)).lang)
        else:
            self.server_languages = await self.tables.servers.languages()

    async def _read_pauses(self, _: int) -> None:
        await self.tables.pauses.load()

    # Words and pictures

    def set_language(self, user: int, lang: str | None) -> None:
        """Set the language of a user; None is the language of their Discord."""
        _choose(self.languages, user, lang)

    def set_server_language(self, guild: int, lang: str | None) -> None:
        """Set the language of a server; None is that of its community, or the bot's own."""
        _choose(self.server_languages, guild, lang)

    def words_for(self, interaction: Interaction) -> Texts:
        """Return the texts in the language a user has chosen, or that of their Discord, or the bot's own."""
        lang = self.languages.get(interaction.user.id) or language(str(interaction.locale))
        return texts(lang) if lang else self.words

    def words_at(self, table: Table) -> Texts:
        """Return the texts for the messages of a table: in direct messages, in the language of the reader."""
        if not table.practice:
            return self.words_in(table.guild)
        lang = self.languages.get(table.opener) or table.options.lang
        return texts(lang) if lang else self.words

    def words_in(self, guild: int | None) -> Texts:
        """Return the texts for what everybody reads on a server.

        They are in the language that its managers have chosen, or in that of the community, or the bot's own.
        """
        lang = self.server_languages.get(guild or 0)
        if lang is None and (known := guild and self.get_guild(guild)) and "COMMUNITY" in known.features:
            lang = language(str(known.preferred_locale))
        return texts(lang) if lang else self.words

    def know(self, commands: Iterable[app_commands.AppCommand]) -> None:
        """Remember the ids that Discord gave to the commands."""
        for command in commands:
            parts = [part for part in command.options if isinstance(part, app_commands.AppCommandGroup)]
            self.mentions.update((one.qualified_name, one.mention) for one in parts)
            if not parts:
                self.mentions[command.name] = command.mention

    def clickable(self, name: str) -> str:
        """Return a command such as `plan move` for a text: to be clicked once Discord's id of it is known."""
        return self.mentions.get(name, f"`/{name}`")

    def command_names(self) -> list[str]:
        """Return the names of all commands, as in `plan move`."""
        return [
            command.qualified_name
            for command in self.tree.walk_commands()
            if isinstance(command, app_commands.Command)
        ]

    def computer_names(self, words: Texts) -> list[str]:
        """Return the names that computer players have."""
        return [words(f"computer-name-{n}") for n in range(1, COMPUTERS + 1)]

    async def draw(self, paint: Callable[..., T], *args: Any) -> T:
        """Return `paint(*args)`, called in a thread in a fair order, for work that takes milliseconds."""
        return await self._drawers.run(paint, *args)

    async def picture(self, paint: Callable[..., T], *args: Any) -> T:
        """Return the picture `paint(*args)`, drawn in a fair order."""
        return await self.draw(lambda: process.draw(paint, *args))

    async def picture_at(self, match: int, paint: Callable[..., bytes], *args: Any) -> bytes | None:
        """Return the picture `paint(*args)` for a table, or None if it cannot be drawn."""
        return await self.draw(attempt, lambda: process.draw(paint, *args), match)

    async def board(self, look: Look, words: Texts) -> list[discord.File]:
        """Draw the board and describe it."""
        return await self.draw(picture_of, pictures.board, look, words, scene_of(look, words))

    async def thumbnails(self) -> list[discord.File]:
        """Return the small pictures of all games, for `cogs.ui.offer`, which describes them."""
        return [file(await self.picture(pictures.thumbnail, key), thumbnail(key), "") for key in games.ALL]

    async def asked(self, look: Look, words: Texts, scene: Scene) -> list[discord.File]:
        """Draw the one picture that the question or, without choices, the turn is about, and describe it."""
        return await self.draw(picture_of, pictures.asked, look, words, scene)

    async def more(self, look: Look, words: Texts) -> list[discord.File]:
        """Draw the second picture of a position, for which the board has no room; an empty list if none."""
        return await self.draw(picture_of, pictures.detail, look, words, scene_of(look, words))

    async def hand(self, look: Look, words: Texts) -> discord.File | None:
        """Draw the part of the position that only the viewer may see. Return None if there is none."""
        scene = Scene(view=look.view, names=look.names, lang=words.lang)
        png = await self.picture(pictures.hand, look.game.key, scene)
        return None if png is None else file(png, "hand.png", hand_text(look, words))

    async def show_panel(self, interaction: Interaction, look: Look, path: Path = (), note: str = "") -> None:
        """Show the panel as it is now, in the answer to a deferred interaction.

        If a later press on the same message has reached this point, its panel is shown instead of this one.
        """
        words = self.words_for(interaction)
        with self._panels.replacing(replaced_by(interaction)) as wanted:
            if await self.retry_posts(look.table):
                refused = words("posts-refused-practice" if look.table.practice else "posts-refused")
                note = "\n".join(filter(None, (note, refused)))
            if look.token is None:
                stranger = words("denied-not-seated") if look.seat is None else ""
                named = f"-# {post.named(look.table, words)}"
                moment = f"-# {words('as-of', at=f'<t:{self.now()}:R>')}"  # nothing updates this message
                text = "\n".join(filter(None, (note, stranger, post.whose_turn(look, words), named, moment)))
                following = await self.next_table(interaction.user.id, look.table.id)
                view = panel.closed(look.game.key, text, panel.meanwhile(look, words, following))
                await interaction.edit_original_response(view=view, attachments=[])
                return
            advice = await self.adviser.line(self.tables.people, interaction.user.id, look, words)
            drawn = await self.draw(wanted_panel, look, words, path, note, wanted, advice, self.emoji)
            if drawn and wanted():
                view, files = drawn
                try:
                    await interaction.edit_original_response(view=view, attachments=files)
                except discord.HTTPException as error:
                    if error.status != HTTPStatus.BAD_REQUEST or not self.emoji:
                        raise
                    log.warning("panels do without emoji, one of which may be gone: %r", error)
                    self.emoji = {}
                    again = await self.draw(wanted_panel, look, words, path, note, wanted, advice, self.emoji)
                    if again and wanted():
                        await interaction.edit_original_response(view=again[0], attachments=again[1])

    async def next_table(self, user: int, but: int) -> Table | None:
        """Return the table, other than `but`, that waits for a person and has the least time left."""
        tables, asked = await self.tables.people.waiting(user)
        return next((table for table in tables if table.id in asked and table.id != but), None)

    async def show_pressed(self, interaction: Interaction, pressed: Pressed) -> None:
        """Show the result of a press: a question about a final step, or the panel as it is now."""
        look, words = pressed.look, self.words_for(interaction)
        if pressed.asks:
            files = await self.asked(look, words, scene_of(look, words, (pressed.asks,)))
            view = panel.sure(look, words, pressed.asks, alts_of(files))
            await interaction.edit_original_response(view=view, attachments=files)
            return
        note = "\n".join(filter(None, ("" if look.token else words("turn-done"), post.learnt(look, words))))
        if pressed.stale:
            note = words("panel-refreshed")
        elif pressed.stopped:
            note = words("choice-stopped", text=post.code(typed(words, look, pressed.stopped)))
        await self.show_panel(interaction, look, note=note)

    async def defer(self, interaction: Interaction, reply: Reply = "private") -> None:
        """Defer the answer, unless it is left to a handler or was given or deferred already.

        A press may come from a command, which has deferred it: then the answer is a private one.
        """
        if reply == "form" or interaction.response.is_done():
            return
        if reply == "private":
            await interaction.response.defer(ephemeral=True, thinking=True)
        else:
            await interaction.response.defer()

    async def look(
        self, interaction: Interaction, match: int, statuses: Sequence[str] = ("live", "over")
    ) -> Look:
        """Return the table, or that of a lesson, as this person may see it from here.

        Raise `Denied` if they may not.
        """
        if lessons.is_lesson(match):
            names = self.computer_names(self.words_for(interaction))
            place = self.tables.learning.place(match)
            return await self.draw(self.tables.learning.look, place, person(interaction), names)
        asker = viewer(interaction)
        return await self.tables.play.look(match, asker.user, statuses, viewer=asker)

    async def say(self, interaction: Interaction, key: str, **args: str | int) -> None:
        """Show a text, in the answer to a deferred interaction."""
        await self.tell(interaction, self.words_for(interaction)(key, **args))

    async def tell(self, interaction: Interaction, text: str) -> None:
        """Show what the caller has put into words, as `say` does."""
        if replaced_by(interaction) == interaction.id:
            await interaction.edit_original_response(content=text)
        else:
            await interaction.edit_original_response(view=panel.closed("", text), attachments=[])

    # Presses

    async def pressed(self, interaction: Interaction, press: Press) -> None:
        """Defer the answer and call the handler of a press. What it raises is answered."""
        guided = lessons.is_lesson(press.table) and press.verb in IN_LESSONS
        handler = self.handlers.get(GUIDED if guided else press.verb)
        try:
            if handler is None or not handler.rest.fullmatch(press.rest):
                raise Denied("old-button")
            reply = handler.reply(interaction, press) if callable(handler.reply) else handler.reply
            if press.which and reply == "private":
                reply = "update"  # in place of the question
            await self.defer(interaction, reply)
            await handler.call(interaction, press)
        except Exception as error:
            await self.answer_error(interaction, error)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Route every press, choice and submitted form by its id.

        discord.py's own views and dynamic items lose open forms at a restart, and ignore a press if the
        message has changed since it was sent.
        """
        data: dict[str, Any] = dict(interaction.data or {})
        values = tuple(data.get("values", ())) or tuple(fields_of(data.get("components", [])))
        press = read(str(data.get("custom_id", "")), values)
        if press:
            asker.set(Asker(interaction.user.id))
            await self.pressed(interaction, press)

    async def answer_error(self, interaction: Interaction, error: BaseException) -> None:
        """Tell the person in one sentence what is wrong. Unexpected errors are logged."""
        words = self.words_for(interaction)
        text = explain(words, error)
        if text is None:
            log.error("interaction %s failed", name_of(interaction), exc_info=error)
            text = words("failed")
        try:
            await whisper(interaction, text)
        except FAILED as failure:
            log.warning("no answer to %s reached Discord: %r", name_of(interaction), failure)

    async def close(self) -> None:
        await super().close()
        self._drawers.close()


def brief(record: logging.LogRecord) -> bool:
    """Turn the error that discord.py logs when Discord rejects suggestions into a warning of one line.

    Discord rejects them whenever somebody goes on typing before they arrive. This is a filter for the log of
    discord.py's commands.
    """
    error = record.exc_info[1] if record.exc_info else None
    if isinstance(error, FAILED):
        record.levelno, record.levelname = logging.WARNING, logging.getLevelName(logging.WARNING)
        record.msg, record.args, record.exc_info = "choices did not reach Discord: %r", (error,), None
    return True


logging.getLogger(app_commands.tree.__name__).addFilter(brief)


class Tree(app_commands.CommandTree[TableBot]):
    async def interaction_check(self, interaction: Interaction, /) -> bool:
        asker.set(Asker(interaction.user.id))
        return True

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        cause = error.__cause__ or error
        await self.client.answer_error(interaction, cause)


def _choose(languages: dict[int, str], key: int, lang: str | None) -> None:
    """Note the language that somebody has chosen, None for none."""
    languages.pop(key, None)
    if lang:
        languages[key] = lang
