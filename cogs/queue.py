"""The queue of a server, `/queue`, and whom a person avoids, `/avoid`.

Must not know who fits whom: that is `engine.tables.seats.queue`.
"""

from __future__ import annotations

import logging
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs import forums
from cogs.base import TableBot
from cogs.hours import clock_text, known_zone, read_hours
from cogs.interactions import Interaction, person
from cogs.permissions import require_room, require_server
from cogs.places import require_role
from cogs.presses import press
from cogs.regularly import every
from cogs.translation import described
from cogs.ui import ids, panel, post
from cogs.ui.ids import Press
from cogs.ui.post import PRIMARY
from engine import games
from engine.tables import OPTION_VALUES, Denied, StoreError, Waiting, Window, Wish, read_wish
from locales import Texts

log = logging.getLogger(__name__)

OFTEN = 300
"""Seconds between two looks at all queues, for those who fit since somebody has a free seat again."""
SEATS = tuple(sorted({seats for game in games.ALL.values() for seats in game.seats}))
GAMES, PLAYERS, PACES, AWAKE, ZONE = "games", "players", "paces", "awake", "zone"
"""The ids of the fields of the form."""
FIELD = 60
"""The most characters of a typed field."""
OFFERED = 2
"""The most games that are offered to somebody for whom nobody waits yet."""
AVOIDED = 25
"""The most people whom a person avoids: a select shows all of them."""

here = app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
installed = app_commands.allowed_installs(guilds=True, users=False)


class Queue(commands.Cog):
    """`/queue` and `/avoid`."""

    def __init__(self, bot: TableBot) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        self.often.start()

    async def cog_unload(self) -> None:
        self.often.cancel()

    @app_commands.command(name="queue", description=described("queue"))
    @here
    @installed
    async def queue(self, interaction: Interaction) -> None:
        await self.bot.defer(interaction)
        await self._show(interaction)

    async def _show(self, interaction: Interaction, said: str = "") -> None:
        """Show the queue of the server: how many wait for what, and the person's own place in it."""
        guild, words = interaction.guild_id or 0, self.bot.words_for(interaction)
        place = await self.bot.tables.queue.place(guild, interaction.user.id)
        view = page(words, await self.bot.tables.queue.waiting(guild), place, said)
        await interaction.edit_original_response(view=view)

    @press("queueform", reply="form")
    async def ask(self, interaction: Interaction, press: Press) -> None:
        """Ask what the person would like to play."""
        guild, user = require_server(interaction), interaction.user.id
        place = await self.bot.tables.queue.place(guild, user)
        if place:
            wish = read_wish(place.wish)
        else:
            standard = await self.bot.tables.servers.settings(guild)
            chosen = await self.bot.tables.people.settings(user)
            rest = Window(*chosen.quiet, chosen.zone).rest() if chosen.quiet and chosen.zone else None
            awake = (rest.opens, rest.closes, rest.zone) if rest else None
            wish = Wish(tuple(games.ALL), SEATS, (standard.pace,), awake)
        await interaction.response.send_modal(form(wish, self.bot.words_for(interaction)))

    @press("setqueue", reply="update")
    async def enter(self, interaction: Interaction, press: Press) -> None:
        """Join the queue, or change what one waits for. If enough people fit, a table is opened."""
        guild, channel = require_server(interaction), interaction.channel_id or 0
        standard = await self.bot.tables.servers.settings(guild)
        if standard.queue is None:  # the tables are opened here, by those who wait
            require_room(interaction, forums.forum_at(self.bot, standard.forum))
            require_role(interaction, standard.openers)
        queue, wish = self.bot.tables.queue, read_form(press)
        await queue.enter(guild, channel, person(interaction), wish)
        opened = await queue.match(guild, channel)
        mine = [t for t in opened if any(seat.user == interaction.user.id for seat in t.seats)]
        words = self.bot.words_for(interaction)
        if not mine:
            await self._show(interaction, words("queue-joined"))
            return
        await self.bot.delivered(mine[0].id)
        table = await self.bot.tables.access.read(mine[0].id, ("lobby", "live"))
        text = words("queue-found", game=words(f"{table.game}-name"), link=post.link(table))
        await interaction.edit_original_response(view=panel.closed(table.game, text))

    @press("leavequeue", reply="update")
    async def leave(self, interaction: Interaction, press: Press) -> None:
        await self.bot.tables.queue.leave(require_server(interaction), interaction.user.id)
        await self._show(interaction, self.bot.words_for(interaction)("queue-left"))

    @every(seconds=OFTEN)
    async def often(self) -> None:
        """Open tables for those who fit, also if a process was stopped before it did. Forget old wishes."""
        try:
            for guild in await self.bot.tables.queue.servers():
                if self.bot.serves(guild):
                    await self.bot.tables.queue.match(guild)
        except StoreError as error:
            log.error("the queues are not looked through, trying again in %d s: %s", OFTEN, error)

    @often.before_loop
    async def before_often(self) -> None:
        await self.bot.wait_until_serving()

    # Whom a person avoids

    @app_commands.command(name="avoid", description=described("avoid"))
    @here
    @installed
    async def avoid(self, interaction: Interaction) -> None:
        await self.bot.defer(interaction)
        await self._show_avoided(interaction)

    async def _show_avoided(self, interaction: Interaction) -> None:
        words, user = self.bot.words_for(interaction), interaction.user.id
        kept = (await self.bot.tables.people.settings(user)).avoids
        who = words.listed([f"<@{other}>" for other in kept])
        text = words("avoid-title", who=who, n=len(kept))
        select: ui.UserSelect[Any] = ui.UserSelect(
            custom_id=ids.write("avoid"),
            placeholder=words("avoid-whom"),
            min_values=0,
            max_values=AVOIDED,
            default_values=[
                discord.SelectDefaultValue(id=other, type=discord.SelectDefaultValueType.user)
                for other in kept
            ],
        )
        view = post.container("", ui.TextDisplay(text), ui.ActionRow(select))
        await interaction.edit_original_response(view=view, allowed_mentions=discord.AllowedMentions.none())

    @press("avoid", reply="update")
    async def set_avoided(self, interaction: Interaction, press: Press) -> None:
        user = interaction.user.id
        chosen = [int(other) for other in press.values if other.isdecimal() and int(other) != user]
        await self.bot.tables.people.change_settings(user, {"avoids": chosen[:AVOIDED] or None})
        await self._show_avoided(interaction)


def page(words: Texts, waiting: dict[str, int], place: Waiting | None, said: str) -> ui.LayoutView:
    """Return the page of a queue: how many wait for which game, and the reader's own place.

    Somebody who waits is offered games against computers and lessons meanwhile.
    """
    shown = [words("queue-number", game=words(f"{game}-name"), n=n) for game, n in waiting.items()]
    lines = [
        words("queue-title"),
        said,
        words("queue-how"),
        words("queue-waiting", games=" · ".join(shown)) if shown else words("queue-nobody"),
        *([_own(words, place)] if place else []),
    ]
    join = words("button-queue-change" if place else "button-queue-join")
    buttons = [ids.button(join, ids.write("queueform"), style=PRIMARY)]
    if place:
        buttons.append(ids.button(words("button-queue-leave"), ids.write("leavequeue")))
    items: list[ui.Item[Any]] = [ui.TextDisplay("\n".join(filter(None, lines))), ui.ActionRow(*buttons)]
    if place:
        items += [ui.TextDisplay(words("queue-meanwhile")), *post.rows(_meanwhile(words, place))]
    return post.container("", *items)


def _own(words: Texts, place: Waiting) -> str:
    """Say what a person waits for, and until when."""
    wish = read_wish(place.wish)
    return words(
        "queue-place",
        games=", ".join(words(f"{game}-name") for game in wish.games if game in games.ALL),
        players=", ".join(map(str, wish.seats)),
        paces=", ".join(words(f"option-pace-{pace}") for pace in wish.paces),
        hours=clock_text(*wish.awake[:2]) if wish.awake else "none",
        zone=wish.awake[2] if wish.awake else "",
        until=f"<t:{place.until}:f>",
    )


def _meanwhile(words: Texts, place: Waiting) -> list[ui.Button[Any]]:
    """Return the buttons that begin a game against computers, or the lessons of a game."""
    buttons: list[ui.Button[Any]] = []
    for key in [game for game in read_wish(place.wish).games if game in games.ALL][:OFFERED]:
        label = words("button-solo", game=words(f"{key}-name"))
        buttons += [ids.button(label, ids.write("solo", rest=key)), *_lesson(words, key)]
    return buttons


def _lesson(words: Texts, key: str) -> list[ui.Button[Any]]:
    """Return the button that begins the lessons of a game; none if it has no lessons."""
    label = words("button-learn-game", game=words(f"{key}-name"))
    return [ids.button(label, button.custom_id or "") for button in post.learn_it(words, key)]


def form(wish: Wish, words: Texts) -> ui.Modal:
    """Return the form that asks what a person would like to play."""
    named = {game.key: words(f"{game.key}-name") for game in games.easiest_first()}
    paces = {pace: words(f"option-pace-{pace}") for pace in OPTION_VALUES["pace"]}
    hours = clock_text(*wish.awake[:2]) if wish.awake else None
    zone = wish.awake[2] if wish.awake else None
    typed = {
        key: ui.TextInput[Any](custom_id=key, default=default, required=False, max_length=FIELD)
        for key, default in ((AWAKE, hours), (ZONE, zone))
    }
    return ids.modal(
        words("queue-form"),
        ids.write("setqueue"),
        (words("queue-games"), _select(GAMES, named, wish.games)),
        (words("queue-players"), _select(PLAYERS, {str(n): str(n) for n in SEATS}, map(str, wish.seats))),
        (words("option-pace"), _select(PACES, paces, wish.paces)),
        (words("queue-awake"), typed[AWAKE]),
        (words("settings-zone-field"), typed[ZONE]),
    )


def _select(key: str, labels: dict[str, str], chosen: Any) -> ui.Select[Any]:
    """Return a field in which any number of values, but at least one, can be chosen."""
    now = set(chosen)
    return ui.Select(
        custom_id=key,
        max_values=len(labels),
        options=[
            discord.SelectOption(label=ids.shorten(label, 100), value=value, default=value in now)
            for value, label in labels.items()
        ],
    )


def read_form(press: Press) -> Wish:
    """Return what was filled into the form. Raise `Denied`."""
    given = press.fields
    chosen = {key: given.get(key, "").split(",") for key in (GAMES, PLAYERS, PACES)}
    wanted = tuple(game for game in games.ALL if game in chosen[GAMES])
    seats = tuple(n for n in SEATS if str(n) in chosen[PLAYERS])
    paces = tuple(pace for pace in OPTION_VALUES["pace"] if pace in chosen[PACES])
    if not wanted or not seats or not paces:
        raise Denied("queue-empty")
    if not any(n in games.get(game).seats for game in wanted for n in seats):
        raise Denied("queue-players")
    hours, zone = given.get(AWAKE, "").strip().replace("–", "-"), given.get(ZONE, "").strip()
    if not hours:
        return Wish(wanted, seats, paces)
    if not zone:
        raise Denied("zone-first")
    window = read_hours(hours, known_zone(zone))
    return Wish(wanted, seats, paces, (window.opens, window.closes, window.zone))


async def setup(bot: TableBot) -> None:
    await bot.add_cog(Queue(bot))
