"""Leagues and cups: `/league`, `/cup`, and the one message of each season, which is kept up to date.

Must not know the rules of a contest, or what its messages say.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs import sending, standings
from cogs.base import TableBot
from cogs.interactions import FAILED, Interaction, person
from cogs.options import SUGGESTED, GameOption
from cogs.permissions import require_room, require_server
from cogs.places import require_role
from cogs.presses import press
from cogs.regularly import every
from cogs.sending import Content
from cogs.translation import choices, described
from cogs.ui import contests, ids, panel, post
from cogs.ui.ids import Press
from engine.tables import EVERY, OPTION_VALUES, Competition, Contest, Denied, StoreError, Table, seasons
from locales import Texts

log = logging.getLogger(__name__)

OFTEN = 600
"""Seconds between two looks at what is due in contests, and at messages that show something old."""
REFUSED = 3600
"""Seconds before a message that Discord has refused is tried again."""
UNKNOWN_MESSAGE = 10008
NUMBER = r"\d{1,18}"
"""The regular expression of the rest of a press: the number of the contest."""
SEATS = app_commands.Range[int, 2, 4]
DAYS = app_commands.Range[int, 2, 90]
BEGINS = app_commands.Range[int, 1, 14]
NAME = app_commands.Range[str, 1, 40]


class Contests(commands.Cog):
    """`/league` and `/cup`."""

    league = app_commands.Group(
        name="league",
        description=described("league"),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
    )
    cup = app_commands.Group(
        name="cup",
        description=described("cup"),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
    )

    def __init__(self, bot: TableBot) -> None:
        self.bot = bot
        self._refused: dict[int, int] = {}
        """When the messages of a contest that Discord has refused are tried again."""

    async def cog_load(self) -> None:
        self.often.start()

    async def cog_unload(self) -> None:
        self.often.cancel()

    # Commands

    @league.command(name="create", description=described("league-create"))
    @app_commands.describe(
        name=described("contest-name"),
        game=described("contest-game"),
        kind=described("contest-kind"),
        seats=described("contest-seats"),
        pace=described("contest-pace"),
        days=described("contest-days"),
        begins=described("contest-begins"),
        rated=described("contest-rated"),
    )
    @app_commands.choices(
        kind=choices("command-contest-kind", seasons.LEAGUES),
        pace=choices("option-pace", OPTION_VALUES["pace"]),
    )
    async def create_league(
        self,
        interaction: Interaction,
        name: NAME,
        game: GameOption,
        kind: str = "league",
        seats: SEATS = 3,
        pace: str = "day",
        days: DAYS = 30,
        begins: BEGINS = 3,
        rated: bool = True,
    ) -> None:
        chosen = {"seats": seats, "pace": pace, "days": days, "begins": begins, "rated": rated}
        await self._create(interaction, kind, name, game, chosen)

    @cup.command(name="create", description=described("cup-create"))
    @app_commands.describe(
        name=described("contest-name"),
        game=described("contest-game"),
        kind=described("contest-kind"),
        pace=described("contest-pace"),
        days=described("contest-days"),
        begins=described("contest-begins"),
        rated=described("contest-rated"),
    )
    @app_commands.choices(
        kind=choices("command-contest-kind", seasons.CUPS),
        pace=choices("option-pace", OPTION_VALUES["pace"]),
    )
    async def create_cup(
        self,
        interaction: Interaction,
        name: NAME,
        game: GameOption,
        kind: str = "knockout",
        pace: str = "day",
        days: DAYS = 14,
        begins: BEGINS = 3,
        rated: bool = True,
    ) -> None:
        chosen = {"seats": 4, "pace": pace, "days": days, "begins": begins, "rated": rated}
        await self._create(interaction, kind, name, game, chosen)

    async def _create(
        self, interaction: Interaction, kind: Any, name: str, game: str, chosen: dict[str, Any]
    ) -> None:
        await self.bot.defer(interaction)
        guild, channel = require_server(interaction), interaction.channel_id or 0
        require_room(interaction)
        require_role(interaction, (await self.bot.tables.servers.settings(guild)).openers)
        it = await self.bot.tables.contests.create(
            guild, channel, person(interaction), kind, name, game, **chosen
        )
        await self._show(it.contest.id, guild, it.season.no)
        it = await self.bot.tables.contests.load(it.contest.id, guild)
        named = post.plain(it.contest.name)
        if it.season.message:
            await self.bot.say(
                interaction, "contest-opened", name=named, place=contests.link(it.contest, it.season)
            )
        else:
            await self.bot.say(interaction, "contest-refused", name=named, place=f"<#{channel}>")

    @league.command(name="join", description=described("league-join"))
    @app_commands.describe(league=described("contest-which"))
    async def join_league(self, interaction: Interaction, league: str = "") -> None:
        await self.bot.defer(interaction)
        await self._join(interaction, await self._which(interaction, league, seasons.LEAGUES))

    @league.command(name="leave", description=described("league-leave"))
    @app_commands.describe(league=described("contest-which"))
    async def leave_league(self, interaction: Interaction, league: str = "") -> None:
        await self.bot.defer(interaction)
        await self._leave(interaction, await self._which(interaction, league, seasons.LEAGUES))

    @league.command(name="standings", description=described("league-standings"))
    @app_commands.describe(league=described("contest-which"))
    async def standings(self, interaction: Interaction, league: str = "") -> None:
        await self._look(interaction, league, seasons.LEAGUES)

    @cup.command(name="join", description=described("cup-join"))
    @app_commands.describe(cup=described("contest-which"))
    async def join_cup(self, interaction: Interaction, cup: str = "") -> None:
        await self.bot.defer(interaction)
        await self._join(interaction, await self._which(interaction, cup, seasons.CUPS))

    @cup.command(name="show", description=described("cup-show"))
    @app_commands.describe(cup=described("contest-which"))
    async def show_cup(self, interaction: Interaction, cup: str = "") -> None:
        await self._look(interaction, cup, seasons.CUPS)

    @join_league.autocomplete("league")
    @leave_league.autocomplete("league")
    @standings.autocomplete("league")
    async def complete_league(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await self._offered(interaction, current, seasons.LEAGUES)

    @join_cup.autocomplete("cup")
    @show_cup.autocomplete("cup")
    async def complete_cup(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await self._offered(interaction, current, seasons.CUPS)

    async def _offered(
        self, interaction: Interaction, current: str, kinds: tuple[Any, ...]
    ) -> list[app_commands.Choice[str]]:
        here = await self.bot.tables.contests.here(interaction.guild_id or 0, kinds)
        return [
            app_commands.Choice(name=one.name, value=str(one.id))
            for one in here
            if current.casefold() in one.name.casefold()
        ][:SUGGESTED]

    async def _which(self, interaction: Interaction, named: str, kinds: tuple[Any, ...]) -> int:
        """Return the number of the contest that is meant. Raise `Denied`."""
        here = await self.bot.tables.contests.here(require_server(interaction), kinds)
        if named:
            fits = [one for one in here if named == str(one.id) or named.casefold() == one.name.casefold()]
        else:
            fits = [one for one in here if one.status != "over"] or here[:1]
        if len(fits) > 1 and not named:
            raise Denied("contest-which", names=", ".join(post.plain(one.name) for one in fits))
        if not fits:
            raise Denied("no-contest")
        return fits[0].id

    # What people do

    async def _look(self, interaction: Interaction, named: str, kinds: tuple[Any, ...]) -> None:
        """Show a contest to the person, or how to open one if there is none."""
        await self.bot.defer(interaction)
        here = await self.bot.tables.contests.here(require_server(interaction), kinds)
        if not here and not named:
            group = "league" if kinds == seasons.LEAGUES else "cup"
            does = ("create", "join", "leave") if group == "league" else ("create", "join")
            links = {what: self.bot.clickable(f"{group} {what}") for what in does}
            await self.bot.say(interaction, f"contest-none-{group}", **links)
            return
        await self._page(interaction, await self._which(interaction, named, kinds))

    async def _page(self, interaction: Interaction, number: int, said: str = "") -> None:
        """Show a contest to the person, with what they can do in it, below a sentence."""
        words = self.bot.words_for(interaction)
        it = await self.bot.tables.contests.load(number, require_server(interaction))
        manages = _manages(interaction, it.contest)
        buttons = contests.own_buttons(words, it, interaction.user.id, manages=manages)
        view, files = await self._compose(words, it, buttons, said, interaction.user.id)
        await interaction.edit_original_response(view=view, attachments=files)

    async def _join(self, interaction: Interaction, number: int) -> None:
        it = await self.bot.tables.contests.join(number, require_server(interaction), person(interaction))
        later = it.season.began and interaction.user.id not in {slot.user for slot in it.slots}
        key = "contest-joined-later" if later else "contest-joined"
        await self._changed(interaction, it, key)

    async def _leave(self, interaction: Interaction, number: int) -> None:
        guild, user = require_server(interaction), interaction.user.id
        it = await self.bot.tables.contests.leave(number, guild, user)
        await self._changed(interaction, it, "contest-left")

    async def _changed(self, interaction: Interaction, it: Competition, key: str) -> None:
        """Tell the person what they have changed, and bring the messages of the contest up to date."""
        words = self.bot.words_for(interaction)
        plays = any(slot.user == interaction.user.id for slot in it.slots)
        state = contests.called(it.contest) if plays else "open"
        await self._page(interaction, it.contest.id, words(key, name=post.plain(it.contest.name), kind=state))
        await self._show_all(it.contest.id)

    @press("contestjoin", NUMBER, reply="private")
    async def join(self, interaction: Interaction, press: Press) -> None:
        await self._join(interaction, int(press.rest))

    @press("contestpage", NUMBER, reply="private")
    async def page(self, interaction: Interaction, press: Press) -> None:
        await self._page(interaction, int(press.rest))

    @press("contestleave", NUMBER, reply="update")
    async def leave(self, interaction: Interaction, press: Press) -> None:
        await self._leave(interaction, int(press.rest))

    @press("contestbegin", NUMBER, reply="update")
    async def begin(self, interaction: Interaction, press: Press) -> None:
        guild, user = require_server(interaction), interaction.user.id
        manager = interaction.permissions.manage_guild
        it = await self.bot.tables.contests.begin(int(press.rest), guild, user, manager=manager)
        await self._changed(interaction, it, "contest-begun")

    @press("contestend", NUMBER, reply="update")
    async def ask_to_end(self, interaction: Interaction, press: Press) -> None:
        words = self.bot.words_for(interaction)
        it = await self.bot.tables.contests.load(int(press.rest), require_server(interaction))
        text = words("contest-end-sure", name=post.plain(it.contest.name))
        view = panel.closed(it.contest.game, text, [contests.end_button(words, it.contest)])
        await interaction.edit_original_response(view=view, attachments=[])

    @press("contestended", NUMBER, reply="update")
    async def end(self, interaction: Interaction, press: Press) -> None:
        guild, user = require_server(interaction), interaction.user.id
        manager = interaction.permissions.manage_guild
        it = await self.bot.tables.contests.end(int(press.rest), guild, user, manager=manager)
        await self._changed(interaction, it, "contest-ended-now")

    # What happens by itself

    @every(seconds=OFTEN)
    async def often(self) -> None:
        """Take the steps that are due, also if a process was stopped before it did; show what has changed."""
        try:
            for number, guild in await self.bot.tables.contests.due():
                if self.bot.serves(guild):
                    await self.bot.tables.contests.run(number)
            await self._show_all()
        except StoreError as error:
            log.error("the contests are not looked through, trying again in %d s: %s", OFTEN, error)

    @often.before_loop
    async def before_often(self) -> None:
        await self.bot.wait_until_serving()

    async def _show_all(self, only: int = 0) -> None:
        """Bring the messages of all contests, or of one, up to date."""
        for number, guild, season in await self.bot.tables.contests.unshown():
            if only in (0, number) and self.bot.serves(guild):
                await self._show(number, guild, season)

    async def _show(self, number: int, guild: int, season: int) -> None:
        """Post the message of a season, or edit it. A failure is logged, and tried again later."""
        if self.bot.now() < self._refused.get(number, 0):
            return
        async with self.bot.tables.contests.showing(number):
            try:
                it = await self.bot.tables.contests.load(number, guild, season)
                message = await self._send(it)
                await self.bot.tables.contests.mark_shown(it, message)
                self._refused.pop(number, None)
            except Denied:
                return
            except FAILED as error:
                log.warning("contest=%d: its message is not up to date: %s", number, error)
                if sending.is_refusal(error):
                    self._refused[number] = self.bot.now() + REFUSED

    async def _send(self, it: Competition) -> int:
        """Post or edit the message of a season, and return its id. One that was deleted is posted again.

        A message whose id was not stored, because the bot was stopped, has the same nonce: Discord does not
        post it twice.
        """
        contest, season = it.contest, it.season
        words = self.bot.words_in(contest.guild)
        view, files = await self._compose(words, it, contests.public_buttons(words, it))
        nonce = f"c{contest.id}.{season.no}.{ids.base36((season.message or 0) >> 22)}"
        content = Content(nonce, {"view": view}, files)
        if season.message:
            try:
                await sending.complete(self.bot, [contest.channel], season.message, content)
                return season.message
            except discord.NotFound as error:
                if error.code != UNKNOWN_MESSAGE:
                    raise
        return (await sending.create(self.bot, [contest.channel], content)).id

    async def _compose(
        self,
        words: Texts,
        it: Competition,
        buttons: list[discord.ui.Button[Any]],
        said: str = "",
        user: int = 0,
    ) -> tuple[discord.ui.LayoutView, list[discord.File]]:
        """Return what a message about a contest shows, to everybody or a `user`, and its picture."""
        text = contests.lines(words, it, [] if it.season.ended else await self._games(it, user), user)
        if said:
            text = f"{said}\n{text}"
        alt, files = await standings.draw(self.bot, words, it)
        return contests.view(text, alt, it.contest.game, buttons), files

    async def _games(self, it: Competition, user: int) -> list[Table]:
        """Return the tables of a contest that are not over: the latest ones, and those of a person first."""
        mine = {slot.no for slot in it.slots if slot.user == user}
        found = [one for one in reversed(it.pairings) if one.match and not one.ranks]
        found.sort(key=lambda one: mine.isdisjoint(seasons.numbers(one.slots)))
        open_ones = sorted(one.match or 0 for one in found[: contests.GAMES])
        found = [await self.bot.tables.access.read(match, EVERY) for match in open_ones]
        if new := [table.id for table in found if table.message is None]:
            await asyncio.gather(*map(self.bot.delivered, new))  # so that there are cards to link to
            found = [await self.bot.tables.access.read(match, EVERY) for match in open_ones]
        return [table for table in found if table.status in ("lobby", "live")]


def _manages(interaction: Interaction, contest: Contest) -> bool:
    """Return True if the person may begin or end a contest."""
    return contest.opener == interaction.user.id or interaction.permissions.manage_guild


async def setup(bot: TableBot) -> None:
    await bot.add_cog(Contests(bot))
