"""What every cog shares: the bot with its tables, pictures and texts, and how a press reaches its handler.

Owns answering: every press and command gets an answer, even if something fails. Must not know any game or
rule.
"""

from __future__ import annotations

import io
import logging
import re
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from functools import wraps
from http import HTTPStatus
from typing import Any, Concatenate, Literal, NamedTuple, ParamSpec, Protocol, TypeVar

import aiohttp
import discord
from discord import app_commands
from discord.ext import commands

from cogs.advice import Adviser
from cogs.drawing import Asker, Drawers, Latest, Looks, asker
from cogs.gateway import LeasedBot
from cogs.ui import panel, post
from cogs.ui.ids import Press, read, shorten
from cogs.ui.offer import thumbnail
from cogs.ui.post import plain
from engine import games, lessons
from engine.core import Action, Ambiguous, Illegal, NotYours, Refused, Stale, TooLong, Unreadable
from engine.match import TooFar, Unfinished
from engine.menu import Path
from engine.names import visible
from engine.notation import notate
from engine.tables import Conflict, Denied, Look, Person, Pressed, StoreError, Table, Viewer
from engine.threads import Busy, FairQueue
from locales import Texts, language, texts
from render import pictures
from render.emoji import Sign
from render.scene import Scene

log = logging.getLogger(__name__)

T = TypeVar("T")
P = ParamSpec("P")
C = TypeVar("C", bound="HasBot")

Interaction = discord.Interaction[Any]
M = TypeVar("M", bound=Callable[[Any, Interaction, Press], Awaitable[None]])

Reply = Literal["private", "update", "form"]
"""How a press is answered: in a new private message, in place of the message with the button, or at once by
the handler itself, because a form cannot be sent after a deferral."""
HANDLES = "__handles_press__"
"""The attribute of a method of a cog that contains its `Handler`."""
ANY = r"(?s:.*)"
"""The regular expression of a rest that can be anything."""

NEEDED = discord.Permissions(view_channel=True, send_messages=True, attach_files=True)
NEEDED_IN_THREADS = discord.Permissions(view_channel=True, send_messages_in_threads=True, attach_files=True)
"""What the bot needs to play in a channel, and in a thread."""
FAILED = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError)
"""How a request to Discord can fail. discord.py does not wrap network errors; timeouts and resets are
`OSError`s."""
ALT_LIMIT = 1000
"""Characters of alt text; Discord takes 1,024."""
SHOWN = 12
"""The most legal moves suggested in the answer to a typed move."""
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
QUOTED = 100
"""The most characters of a typed move that the answer quotes."""


class Handler(NamedTuple):
    """What handles the presses with a verb, and how they are answered; see `press`."""

    verb: str
    rest: re.Pattern[str]
    reply: Reply | Callable[[Interaction, Press], Reply]
    call: Callable[..., Awaitable[None]]


def press(
    verb: str, rest: str = ANY, *, reply: Reply | Callable[[Interaction, Press], Reply]
) -> Callable[[M], M]:
    """Make a method of a cog the handler of presses with this verb: `method(interaction, press)`.

    It is called only if `Press.rest` matches the regular expression `rest`; otherwise the id was written by
    an earlier version. Before that, the answer is deferred as `reply`, or the result of calling it, says.
    `TableBot.add_cog` registers the methods marked with it.
    """

    def mark(method: M) -> M:
        setattr(method, HANDLES, Handler(verb, re.compile(rest), reply, method))
        return method

    return mark


class HasBot(Protocol):
    bot: TableBot


def looking(
    method: Callable[Concatenate[C, Interaction, P], Awaitable[None]],
) -> Callable[Concatenate[C, Interaction, P], Awaitable[None]]:
    """Decorate a method of a cog that shows something: it runs once the person's earlier looks are done.

    The method raises `Denied` if the person looks too often. The interaction must have been deferred.
    """

    @wraps(method)
    async def in_turn(cog: C, interaction: Interaction, /, *args: P.args, **options: P.kwargs) -> None:
        async with cog.bot.looks.turn(interaction.user.id):
            await method(cog, interaction, *args, **options)

    return in_turn


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
        self._drawers = Drawers(2)
        self.looks = Looks()
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

    async def board(self, look: Look, words: Texts) -> list[discord.File]:
        """Draw the board and describe it."""
        return await self.draw(picture_of, pictures.board, look, words, scene_of(look, words))

    async def thumbnails(self) -> list[discord.File]:
        """Return the small pictures of all games, for `cogs.ui.offer`, which describes them."""
        return [file(await self.draw(pictures.thumbnail, key), thumbnail(key), "") for key in games.ALL]

    async def asked(self, look: Look, words: Texts, scene: Scene) -> list[discord.File]:
        """Draw the one picture that the question or, without choices, the turn is about, and describe it."""
        return await self.draw(picture_of, pictures.asked, look, words, scene)

    async def more(self, look: Look, words: Texts) -> list[discord.File]:
        """Draw the second picture of a position, for which the board has no room; an empty list if none."""
        return await self.draw(picture_of, pictures.detail, look, words, scene_of(look, words))

    async def hand(self, look: Look, words: Texts) -> discord.File | None:
        """Draw the part of the position that only the viewer may see. Return None if there is none."""
        scene = Scene(view=look.view, names=look.names, lang=words.lang)
        png = await self.draw(pictures.hand, look.game.key, scene)
        return None if png is None else file(png, "hand.png", hand_text(look, words))

    async def show_panel(self, interaction: Interaction, look: Look, path: Path = (), note: str = "") -> None:
        """Show the panel as it is now, in the answer to a deferred interaction.

        If a later press on the same message has reached this point, its panel is shown instead of this one.
        """
        words = self.words_for(interaction)
        with self._panels.replacing(_replaced(interaction)) as wanted:
            if await self.retry_posts(look.table):
                refused = words("posts-refused-practice" if look.table.practice else "posts-refused")
                note = "\n".join(filter(None, (note, refused)))
            if look.token is None:
                stranger = words("denied-not-seated") if look.seat is None else ""
                moment = f"-# {words('as-of', at=f'<t:{self.now()}:R>')}"  # nothing updates this message
                text = "\n".join(filter(None, (note, stranger, post.whose_turn(look, words), moment)))
                following = await self.next_table(interaction.user.id, look.table.id)
                view = panel.closed(look.game.key, text, panel.meanwhile(look, words, following))
                await interaction.edit_original_response(view=view, attachments=[])
                return
            advice = await self.adviser.line(self.tables.people, interaction.user.id, look, words)
            drawn = await self.draw(_panel, look, words, path, note, wanted, advice, self.emoji)
            if drawn and wanted():
                view, files = drawn
                try:
                    await interaction.edit_original_response(view=view, attachments=files)
                except discord.HTTPException as error:
                    if error.status != HTTPStatus.BAD_REQUEST or not self.emoji:
                        raise
                    log.warning("panels do without emoji, one of which may be gone: %r", error)
                    self.emoji = {}
                    again = await self.draw(_panel, look, words, path, note, wanted, advice, self.emoji)
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
        note = "" if look.token else words("turn-done")
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
        await interaction.edit_original_response(content=self.words_for(interaction)(key, **args))

    # Presses

    async def pressed(self, interaction: Interaction, press: Press) -> None:
        """Defer the answer and call the handler of a press. What it raises is answered."""
        guided = lessons.is_lesson(press.table) and press.verb in IN_LESSONS
        handler = self.handlers.get(GUIDED if guided else press.verb)
        try:
            if handler is None or not handler.rest.fullmatch(press.rest):
                raise Denied("old-button")
            reply = handler.reply(interaction, press) if callable(handler.reply) else handler.reply
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
        values = tuple(data.get("values", ())) or tuple(_fields(data.get("components", [])))
        press = read(str(data.get("custom_id", "")), values)
        if press:
            asker.set(Asker(interaction.user.id))
            await self.pressed(interaction, press)

    async def answer_error(self, interaction: Interaction, error: BaseException) -> None:
        """Tell the person in one sentence what is wrong. Unexpected errors are logged."""
        words = self.words_for(interaction)
        text = explain(words, error)
        if text is None:
            log.error("interaction %s failed", _name(interaction), exc_info=error)
            text = words("failed")
        try:
            await whisper(interaction, text)
        except FAILED as failure:
            log.warning("no answer to %s reached Discord: %r", _name(interaction), failure)

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


def _name(interaction: Interaction) -> str:
    """Name a press or command for the log, without the rest of an id, which can be a move."""
    data: dict[str, Any] = dict(interaction.data or {})
    press = read(str(data.get("custom_id", "")))
    return f"{press.verb!r} (match={press.table})" if press else str(data.get("name"))


def _fields(components: Sequence[dict[str, Any]]) -> list[str]:
    """Return `id=value` for each field of a submitted modal."""
    found: list[str] = []
    for component in components:
        inner = component.get("component")
        found += _fields([inner] if inner else component.get("components", []))
        if "custom_id" in component:
            value = component.get("value", ",".join(component.get("values") or ()))
            found.append(f"{component['custom_id']}={value}")
    return found


class Lacking(Denied):
    """The bot lacks permissions, of which the text says the names as `what`."""

    def __init__(self, why: str, missing: Sequence[str], **values: str | int) -> None:
        super().__init__(why, **values)
        self.missing = missing


def explain(words: Texts, error: BaseException) -> str | None:
    """Return what to tell a person about an expected error, or None for an unexpected one."""
    match error:
        case Lacking():
            what = permissions_text(words, error.missing)
            return words(f"denied-{error.why}", what=what, **error.values)
        case Denied():
            return words(f"denied-{error.why}", **error.values)
        case Busy():
            return words("denied-one-at-a-time")
        case Stale() | Conflict():
            return words("denied-stale")
        case NotYours():
            return words("denied-not-asked")
        case Unfinished():
            return words("denied-unfinished")
        case TooFar():
            return words("denied-too-far", done=error.done)
        case Illegal():
            nearest = worded(words, error.game, error.nearest[:SHOWN])
            why = words.obstacle(error.game, error.why) if error.why else ""
            kind = "-bare" if not nearest else "-why" if why else ""
            text = quoted(words.vocabulary(error.game).offered(error.text))
            return words(f"denied-illegal{kind}", text=text, why=why, nearest=nearest)
        case TooLong():
            return words("denied-too-long", characters=error.characters, steps=error.steps)
        case Ambiguous():
            shown = worded(words, error.game, error.candidates[:SHOWN])
            return words("denied-ambiguous", text=quoted(error.text), candidates=shown)
        case Unreadable():
            verbs = worded(words, error.game, error.verbs)
            return words("denied-unreadable", text=quoted(error.text), verbs=verbs)
        case Refused():
            return words("denied-stale")
        case StoreError():
            log.error("the database failed: %s", error)
            return words("denied-store")
        case discord.HTTPException() | aiohttp.ClientError() | TimeoutError() | ConnectionError():
            log.warning("Discord failed: %r", error)
            return words("denied-discord")
        case app_commands.NoPrivateMessage():
            return words("denied-no-server")
        case app_commands.CommandOnCooldown():
            return words("denied-slow-down")
        case _:
            return None


def worded(words: Texts, game: str, moves: Sequence[str]) -> str:
    """Return moves as they are typed, those with the same verb after its name in the words of the game."""
    typed: dict[str, list[str]] = {}
    offered = words.vocabulary(game).offered
    for move in moves:
        typed.setdefault(move.split(" ")[0], []).append(f"`{offered(move)}`")
    verbs = {verb: f"{game}-verb-{verb}".replace("_", "-") for verb in typed}
    said = [
        words("typed-so", verb=words(key), moves=", ".join(typed[verb]))
        if key in words
        else ", ".join(typed[verb])
        for verb, key in verbs.items()
    ]
    return "; ".join(said)


def typed(words: Texts, look: Look, action: Action) -> str:
    """Return an action as the reader would type it."""
    return words.vocabulary(look.game.key).offered(notate(look.game.verbs, action))


def quoted(typed: str) -> str:
    """Make typed text safe to show between backticks: one line, shortened, without backticks."""
    return shorten(visible(typed).replace("`", "'"), QUOTED)


def file(png: bytes, name: str, alt: str) -> discord.File:
    return discord.File(io.BytesIO(png), name, description=alt)


def scene_of(
    look: Look,
    words: Texts,
    choices: Sequence[Action] = (),
    numbered: Sequence[tuple[Action, int]] = (),
    parts: Sequence[tuple[Action, ...]] = (),
) -> Scene:
    """Return the input for the pictures of a position."""
    return Scene(
        view=look.view,
        names=look.names,
        active=tuple(decision.seat for decision in look.decisions),
        last=look.last,
        draft=look.draft_events,
        choices=tuple(choices),
        numbered=tuple(numbered),
        parts=tuple(parts),
        lang=words.lang,
    )


def panel_scene(look: Look, words: Texts, at: panel.Menu) -> Scene:
    """Return the input for the picture of a panel at one point of the menu."""
    numbered = tuple(at.numbers.items())
    return scene_of(look, words, panel.chosen(look, at.path), numbered, panel.parts(at))


def plain_names(look: Look) -> tuple[str, ...]:
    return tuple(plain(name) for name in look.names)


def facts(look: Look, words: Texts, names: Sequence[str]) -> Iterator[str]:
    """Describe the position, one line for each fact. The lines are made as they are consumed."""
    return (words.event(look.game.key, fact, names, look.seat) for fact in look.game.facts(look.view))


def alt_text(look: Look, words: Texts, page: int = 0) -> str:
    """Return page `page` of the facts of the position, counted from 0, or the last page if there are fewer.

    The first page describes the board, the second the second picture. A page that is not the last one ends
    with where all facts are.
    """
    more = words("alt-more")
    pages = [""]
    for line in facts(look, words, look.names):
        if len(pages[-1]) + len(line) + 1 > ALT_LIMIT - len(more):
            if len(pages) > page:
                return pages[-1] + more
            pages.append("")
        pages[-1] += line + "\n"
    return pages[-1].strip()


def hand_text(look: Look, words: Texts) -> str:
    """Describe what only the viewer may see."""
    held = [fact for fact in look.game.facts(look.view) if fact.kind in look.game.hands]
    text = " ".join(words.event(look.game.key, fact, look.names, look.seat) for fact in held)
    return shorten(text or words("hand-alt"), ALT_LIMIT)


def picture_of(
    paint: Callable[[str, Scene], bytes | None], look: Look, words: Texts, scene: Scene
) -> list[discord.File]:
    """Draw one picture of a position and describe it. Return an empty list if there is no such picture."""
    key = look.game.key
    png = paint(key, scene)
    if png is None:
        return []
    second = paint is pictures.detail or (paint is pictures.asked and pictures.about(key, scene) == "detail")
    return [file(png, post.PICTURE, alt_text(look, words, int(second)))]


def _panel(
    look: Look,
    words: Texts,
    path: Path,
    note: str,
    wanted: Callable[[], bool],
    advice: str,
    emoji: Mapping[Sign, discord.PartialEmoji],
) -> tuple[discord.ui.LayoutView, list[discord.File]] | None:
    """Return the panel of a player who is asked something, with its picture; None if it is not wanted."""
    return panel_of(look, words, path, note, advice, emoji) if wanted() else None


def panel_of(
    look: Look,
    words: Texts,
    path: Path = (),
    note: str = "",
    advice: str = "",
    emoji: Mapping[Sign, discord.PartialEmoji] | None = None,
) -> tuple[discord.ui.LayoutView, list[discord.File]]:
    """Return the panel of a player who is asked something or has a draft to confirm, with its picture."""
    at = panel.arrange(look, path, emoji)
    scene = panel_scene(look, words, at)
    files = picture_of(pictures.asked, look, words, scene)
    about = pictures.about(look.game.key, scene)
    return panel.panel(look, words, at, alts_of(files), note, about, advice), files


def _replaced(interaction: Interaction) -> int:
    """Return the id of the message that the answer replaces; that of the interaction if it replaces none."""
    update = interaction.response.type is discord.InteractionResponseType.deferred_message_update
    return interaction.message.id if update and interaction.message else interaction.id


def alts_of(files: Sequence[discord.File]) -> list[str]:
    """Return the descriptions of pictures, for the galleries that show them."""
    return [picture.description or "" for picture in files]


async def whisper(interaction: Interaction, text: str) -> None:
    """Answer privately, whether or not the interaction has been answered yet."""
    if interaction.response.is_done():
        await interaction.followup.send(text, ephemeral=True)
    else:
        await interaction.response.send_message(text, ephemeral=True)


def require_room(interaction: Interaction, forum: discord.ForumChannel | None = None) -> None:
    """Raise `Denied`, naming the permissions that the bot needs to play here, or in a forum, and lacks.

    In direct messages it needs none. On a server that it does not belong to, where commands come from people
    who have installed it for themselves, it can only answer them.
    """
    if interaction.guild_id is None:
        return
    if interaction.client.get_guild(interaction.guild_id) is None:
        raise Denied("not-on-server")
    if forum:
        if missing := missing_of(forum.permissions_for(forum.guild.me), forum):
            raise Lacking("bot-may-not-there", missing, place=forum.mention)
    elif missing := missing_of(interaction.app_permissions, interaction.channel):
        raise Lacking("bot-may-not", missing)


def require_server(interaction: Interaction) -> int:
    """Return the id of the server. Raise `Denied` in direct messages."""
    if interaction.guild_id is None:
        raise Denied("no-server")
    return interaction.guild_id


def missing_of(own: discord.Permissions, place: object) -> list[str]:
    """Return the names of the permissions needed to play in a channel or thread that are not in `own`."""
    needed = NEEDED_IN_THREADS if isinstance(place, discord.Thread) else NEEDED
    if isinstance(place, discord.ForumChannel):
        needed = NEEDED | NEEDED_IN_THREADS
    return lacked(own, needed)


def lacked(own: discord.Permissions, needed: discord.Permissions) -> list[str]:
    """Return the names of the permissions in `needed` that are not in `own`."""
    return [name for name, on in needed if on and not getattr(own, name)]


def permissions_text(words: Texts, names: Sequence[str]) -> str:
    """Return a list of permissions with the names that Discord shows."""
    return words.listed([words(f"permission-{name}".replace("_", "-")) for name in names])


def viewer(interaction: Interaction) -> Viewer:
    return Viewer(interaction.user.id, interaction.guild_id)


def person(interaction: Interaction) -> Person:
    """Return the person of an interaction. The account's name replaces a display name that is invisible."""
    user = interaction.user
    return Person(user.id, visible(user.display_name) or user.name)


def bots_among(interaction: Interaction) -> set[int]:
    """Return those among the chosen users who are bots."""
    data: dict[str, Any] = dict(interaction.data or {})
    users: dict[str, dict[str, Any]] = data.get("resolved", {}).get("users", {})
    return {int(user) for user, known in users.items() if known.get("bot")}
