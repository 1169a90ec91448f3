"""Looking back: what happened since a person's last turn, any turn of a game, turns and games as films."""

from __future__ import annotations

import asyncio
import threading
from collections import deque
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from discord import app_commands, ui
from discord.ext import commands

from cogs.base import TableBot
from cogs.illustrating import ALT_LIMIT, alts_of, file, plain_names, scene_of
from cogs.interactions import Interaction, viewer
from cogs.options import WHICH, TableOption, at_table
from cogs.presses import looking, press
from cogs.translation import described
from cogs.ui import ids, post, story
from cogs.ui.ids import Press
from engine.bots.explanation import explain_turn
from engine.tables import BEGUN, Denied, Entry, Look, Turn, history
from locales import Texts
from render import film, motion, recap
from render.changes import Told

MOST_BUTTONS = 5
"""The most buttons of a row."""
WIDEST = 9
"""The most digits of a turn's number in the form."""
DIGEST_LIMIT = 3000
"""The most characters of what happened since a turn, about; a whole message can have 4,000."""
WATCHED = 6
"""The most turns that move in one picture: the latest ones."""
REMEMBERED = 1000
"""The number of tables whose film is remembered as posted; that of another one would be public again."""


class Replay(commands.Cog):
    """`/replay`, and the buttons *What happened?*, *Replay*, *Watch* and *Film*."""

    def __init__(self, bot: TableBot) -> None:
        self.bot = bot
        self._shown: deque[int] = deque(maxlen=REMEMBERED)
        """The latest tables whose film has been posted publicly."""
        self._coming: set[int] = set()
        """Tables whose public film is being made or sent."""
        bot.changes.listen("film", self._note_film)

    async def _past(self, look: Look) -> tuple[Turn, ...]:
        return await self.bot.tables.play.past(look, self.bot.draw)

    # What happened

    @press("since", reply="private")
    @looking
    async def since(self, interaction: Interaction, press: Press) -> None:
        """Show what has happened since the person's last turn."""
        look = await self.bot.look(interaction, press.table)
        words = self.bot.words_for(interaction)
        past = await self._past(look)
        if past[-1].lines < look.lines:
            raise Denied("no-news-replay", match=look.table.id, last=past[-1].number)
        recent = history.since(past, look.seat)
        row: ui.ActionRow[Any] = ui.ActionRow()
        if look.token:
            row.add_item(
                ids.button(words("button-turn"), ids.write("turn", look.table.id), style=post.PRIMARY)
            )
        row.add_item(ids.button(words("button-replay"), ids.write("replay", look.table.id)))
        for button in await self._watching(look, recent, words):
            row.add_item(button)
        for button in questions(look, recent, words)[: MOST_BUTTONS - len(row.children)]:
            row.add_item(button)
        if not recent:
            text = "\n".join((words("no-news"), post.whose_turn(look, words)))
            view = post.container(look.game.key, ui.TextDisplay(text), row)
            await interaction.edit_original_response(view=view)
            return
        entries = history.digest(recent)
        before = past[recent[0].number - 1].view
        bare = replace(scene_of(then(look, recent[-1]), words), last=(), active=(), before=before)
        turns = [Told(entry.seat, entry.events, entry.turns[-1].view) for entry in entries]
        png = await self.bot.picture(recap.picture, look.game.key, bare, turns)
        gains = history.gained(past, recent)
        told = "\n".join(digest(look, words, entries, gains, look.names))
        alt = ids.shorten(post.spoken(told), ALT_LIMIT)
        lines = digest(look, words, entries, gains, plain_names(look), markdown=True)
        head = words("since-start" if recent[0].number == 1 else "since-yours", n=len(recent))
        view = post.container(
            look.game.key,
            ui.TextDisplay(head),
            post.gallery("attachment://changes.png", alt),
            ui.TextDisplay("\n".join(lines)),
            row,
        )
        await interaction.edit_original_response(view=view, attachments=[file(png, "changes.png", alt)])

    @press("why", r"\d+", reply="private")
    @looking
    async def why(self, interaction: Interaction, press: Press) -> None:
        """Say what a turn changed for the seat that took it, as far as the person can see."""
        number = int(press.rest)
        look = await self.bot.look(interaction, press.table, BEGUN)
        past = await self._past(look)
        if not 0 < number < len(past) or (seat := past[number].seat) is None:
            raise Denied("old-button")
        before, after = past[number - 1].view, past[number].view
        why = await self.bot.draw(explain_turn, look.game, before, after, seat)
        words, names = self.bot.words_for(interaction), plain_names(look)
        shown = then(look, past[number])
        reason = words.why(look.game.key, why)
        key = "why-turn" if reason else "why-turn-little"
        text = words(key, who=names[seat], number=number, why=reason)
        if plan := past[number].plan:
            text += "\n" + words("plan-behind", plan=words(f"{look.game.key}-plan-{plan}"))
        happened = post.describe(shown, words, past[number].events, names)
        view = post.container(look.game.key, ui.TextDisplay(f"{text}\n{happened}"))
        await interaction.edit_original_response(view=view)

    # Any turn

    @app_commands.command(name="replay", description=described("replay"))
    @app_commands.describe(table=WHICH)
    async def replay(self, interaction: Interaction, table: TableOption | None = None) -> None:
        await at_table(self.bot, interaction, table, "replay", statuses=BEGUN, looking=True)

    @press("replay", reply="private")
    async def open(self, interaction: Interaction, press: Press) -> None:
        await self._show(interaction, press.table)

    @press("past", r"\w+\.\d+", reply="update")
    async def turn_to(self, interaction: Interaction, press: Press) -> None:
        where, _, number = press.rest.partition(".")
        await self._show(interaction, press.table, None if where == "last" else int(number))

    @press("jump", r"\d+", reply="form")
    async def ask_where(self, interaction: Interaction, press: Press) -> None:
        await self.bot.look(interaction, press.table, BEGUN)
        words = self.bot.words_for(interaction)
        number: ui.TextInput[Any] = ui.TextInput(custom_id="turn", max_length=WIDEST)
        label = words("jump-turn", last=int(press.rest))
        form = ids.modal(words("jump-title"), ids.write("jumpto", press.table), (label, number))
        await interaction.response.send_modal(form)

    @press("jumpto", reply="update")
    async def jump(self, interaction: Interaction, press: Press) -> None:
        typed = press.values[0].partition("=")[2].strip() if press.values else ""
        if not typed.isdecimal():
            raise Denied("no-number")
        await self._show(interaction, press.table, int(typed))

    @press("then", r"\d*", reply="private")
    async def show_as_it_was(self, interaction: Interaction, press: Press) -> None:
        """Show the turn of an old post."""
        await self._show(interaction, press.table, lines=int(press.rest) if press.rest else None)

    @looking
    async def _show(
        self, interaction: Interaction, table: int, number: int | None = None, *, lines: int | None = None
    ) -> None:
        """Show the turn with this number, or the one that ended at this line of the log, or the last one."""
        look = await self.bot.look(interaction, table, BEGUN)
        words = self.bot.words_for(interaction)
        past = await self._past(look)
        last = len(past) - 1
        if lines is not None:
            number = next((turn.number for turn in past if turn.lines >= lines), None)
        turn = past[last if number is None else min(number, last)]
        shown = then(look, turn)
        names = plain_names(look)
        files = await self.bot.board(shown, words)
        head = words(
            "replay-start" if turn.seat is None else "replay-turn",
            number=turn.number,
            last=last,
            who="" if turn.seat is None else post.to_reader(look, words, names)[turn.seat],
            when=f"<t:{turn.at}:R>",
        )
        happened = post.describe(shown, words, turn.events, names)
        view = post.container(
            look.game.key,
            ui.TextDisplay("\n".join(filter(None, (head, happened, until_when(look, words, past))))),
            *post.boards(alts_of(files)),
            ui.TextDisplay(post.standing(shown, words, names, past[max(0, turn.number - 1)].scores)),
            *controls(look, turn, last, words, await self._watching(look, [turn], words)),
        )
        await interaction.edit_original_response(view=view, attachments=files)

    # Films

    @press("watch", r"\d+\.\d+", reply="private")
    async def watch(self, interaction: Interaction, press: Press) -> None:
        """Show turns as they happened on the board, in a picture that moves."""
        first, last = (int(number) for number in press.rest.split("."))
        user = interaction.user.id
        async with self.bot.requests.turn(user), self.bot.long_work.turn(), self.bot.looks.turn(user):
            look = await self.bot.look(interaction, press.table, BEGUN)
            words = self.bot.words_for(interaction)
            past = await self._past(look)
            if not 0 < first <= last < len(past):
                raise Denied("old-button")
            turns = past[max(first, last - WATCHED + 1) : last + 1]
            data, extension = await self._moving(look, words, past, turns)
        names, entries = plain_names(look), history.digest(turns)
        told = "\n".join(digest(look, words, entries, history.gained(past, turns), names))
        name, alt = f"turns.{extension}", ids.shorten(post.spoken(told), ALT_LIMIT)
        head = words("watch-title", first=turns[0].number, n=len(turns), last=last)
        view = post.container(look.game.key, ui.TextDisplay(head), post.gallery(f"attachment://{name}", alt))
        await interaction.edit_original_response(view=view, attachments=[file(data, name, alt)])

    async def _watching(self, look: Look, turns: Sequence[Turn], words: Texts) -> Sequence[ui.Button[Any]]:
        """Return the button that shows turns as a moving picture, if anything of the latest ones moves."""
        key, scenes = look.game.key, [scene_of(then(look, turn), words) for turn in turns[-WATCHED:]]
        if not await self.bot.draw(lambda: any(motion.moves(key, scene) for scene in scenes)):
            return ()
        rest = f"{turns[0].number}.{turns[-1].number}"
        return (ids.button(words("button-watch"), ids.write("watch", look.table.id, rest=rest)),)

    async def _moving(
        self, look: Look, words: Texts, past: Sequence[Turn], turns: Sequence[Turn]
    ) -> tuple[bytes, str]:
        """Return turns as a moving picture, and its file extension. Other pictures are drawn in between."""
        stopped = threading.Event()
        try:
            shots: list[motion.Shot] = []
            for turn in turns:
                before, after = (scene_of(then(look, one), words) for one in (past[turn.number - 1], turn))
                key = look.game.key
                shots += await self.bot.picture(motion.shots, key, before, after, turn.seat)
            if not shots:
                raise Denied("nothing-moved")
            return await asyncio.to_thread(motion.film, shots, stopped.is_set)  # that may take seconds
        finally:
            stopped.set()

    @press("film", reply="private")
    async def film(self, interaction: Interaction, press: Press) -> None:
        """Show the game so far as a film, without secrets. The first film of an ended game is public.

        It is a message of its own: the answer is private, because the film may be refused.
        """
        table = press.table
        self.bot.requests.refuse(interaction.user.id)
        public = press.rest == "all" and table not in self._shown
        if not public:
            await self._send_film(interaction, table)
            return
        if table in self._coming:
            raise Denied("film-coming")
        self._coming.add(table)
        try:
            await self._send_film(interaction, table, public=True)
            self._shown.append(table)
        finally:
            self._coming.discard(table)
        await self.bot.tables.access.notify("film", table)

    async def _send_film(self, interaction: Interaction, table: int, *, public: bool = False) -> None:
        asker = viewer(interaction)
        async with self.bot.requests.turn(asker.user):
            async with self.bot.long_work.turn(), self.bot.looks.turn(asker.user):
                look = await self.bot.tables.play.look(table, None, BEGUN, viewer=asker)
                words = self.bot.words_at(look.table) if public else self.bot.words_for(interaction)
                past = await self._past(look)
                data, extension = await self._make(look, words, past)
            name = f"table-{table}.{extension}"
            game = words(f"{look.game.key}-name")
            alt = words("film-alt", game=game, who=words.listed(look.names))
            picture = file(data, name, ids.shorten(alt, ALT_LIMIT))
            missing = until_when(look, words, past)
            below: list[ui.Item[Any]] = [ui.TextDisplay(missing)] if missing else []
            view = post.container(
                look.game.key,
                ui.TextDisplay(words("film-title", game=game, match=table)),
                post.gallery(f"attachment://{name}", picture.description or ""),
                *below,
            )
            if public:
                await self.bot.say(interaction, "film-shown", match=table)
                await interaction.followup.send(view=view, file=picture)
            else:
                await interaction.edit_original_response(view=view, attachments=[picture])

    def _note_film(self, table: int) -> None:
        """Note that another process has posted a film publicly. A missed notification is not repeated."""
        if table:
            self._shown.append(table)

    async def _make(self, look: Look, words: Texts, past: Sequence[Turn]) -> tuple[bytes, str]:
        """Return the film and its file extension. Other pictures can be drawn between its frames."""
        stopped = threading.Event()
        try:
            frames = [
                await self.bot.picture(
                    film.frame,
                    look.game.key,
                    scene_of(then(look, past[number]), words),
                    past[number].number,
                    past[-1].number,
                )
                for number in film.chosen(len(past))
            ]
            return await asyncio.to_thread(film.film, frames, stopped.is_set)  # that may take seconds
        finally:
            stopped.set()


def until_when(look: Look, words: Texts, past: Sequence[Turn]) -> str:
    """Say that the rules have changed since, and which turn is the last that can be shown; else `""`."""
    if past[-1].lines >= look.lines:
        return ""
    return "-# " + words("replay-rules-changed", last=past[-1].number)


def then(look: Look, turn: Turn) -> Look:
    """Return the table as it was after a turn, with nothing for the viewer to decide."""
    return replace(
        look,
        view=turn.view,
        decisions=turn.decisions,
        last=turn.events,
        scores=turn.scores,
        question=None,
        token=None,
        actions=(),
        draft=(),
        draft_events=(),
        finished=False,
    )


def digest(
    look: Look,
    words: Texts,
    entries: Sequence[Entry],
    gains: Sequence[int],
    names: Sequence[str],
    *,
    markdown: bool = False,
) -> list[str]:
    """Return a line for each entry, with the number that marks it on the picture, and one for the points.

    Everything is told, unless that is too long for a message: then less of the earliest turns.
    """
    lines: list[str] = []
    room = DIGEST_LIMIT
    for number, entry in reversed([*enumerate(entries, 1)]):
        shown = then(look, entry.turns[-1])
        limit = max(room, DIGEST_LIMIT // 20)
        emphasis = post.BOLD if markdown else ""
        text = story.flowing(post.summarize(shown, words, entry.events, names, None, limit, emphasis))
        if len(entry.turns) > 1:
            text = words("digest-early", text=text, n=len(entry.turns))
        if text:
            lines.insert(0, words("digest-line", number=number, text=text))
        room -= len(text)
    scores = zip(post.to_reader(look, words, names), look.scores, gains, strict=True)
    gained = [f"{name} {score}{post.changed(gain)}" for name, score, gain in scores if gain]
    if gained:
        lines.append(words("digest-gains", gains=" · ".join(gained)))
    return lines


def controls(
    look: Look, turn: Turn, last: int, words: Texts, watching: Sequence[ui.Button[Any]]
) -> list[ui.Item[Any]]:
    """Return the buttons of the replay at a turn, `watching` among them; the last turn is number `last`."""
    table, number = look.table.id, turn.number
    steps = (
        ("first", 0, number == 0),
        ("back", number - 1, number == 0),
        ("next", number + 1, number == last),
        ("last", last, number == last),
    )
    buttons = [
        ids.button(
            words(f"button-replay-{where}"),
            ids.write("past", table, rest=f"{where}.{target}"),
            disabled=disabled,
        )
        for where, target, disabled in steps
    ]
    buttons.append(ids.button(words("button-jump"), ids.write("jump", table, rest=str(last))))
    return [
        ui.ActionRow(*buttons),
        ui.ActionRow(
            *watching,
            ids.button(words("button-film"), ids.write("film", table)),
            *questions(look, [turn], words),
        ),
    ]


def questions(look: Look, turns: Sequence[Turn], words: Texts) -> list[ui.Button[Any]]:
    """Return a *Why?* button for the latest of these turns of each computer."""
    seats = look.table.seats
    latest = {turn.seat: turn.number for turn in turns if turn.seat is not None and seats[turn.seat].bot}
    return [
        ids.button(
            words("button-why", who=look.names[seat]), ids.write("why", look.table.id, rest=str(number))
        )
        for seat, number in sorted(latest.items())
    ]


async def setup(bot: TableBot) -> None:
    await bot.add_cog(Replay(bot))
