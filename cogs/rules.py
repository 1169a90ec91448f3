"""The short rules of each game, in pages; what can be chosen and what is on the board: *What is this?*"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import app_commands, ui
from discord.ext import commands

from cogs.base import TableBot
from cogs.illustrating import alts_of, file
from cogs.interactions import Interaction
from cogs.options import GAMES, WHICH_GAME, GameOption
from cogs.presses import Reply, press
from cogs.translation import described
from cogs.ui import ids, post
from cogs.ui.ids import Press
from engine import games
from engine.core import Action, Game
from engine.examples import examples_of
from engine.notation import argument_names
from engine.tables import PACES
from locales import Texts, capital
from render import pictures

IN_PLACE = ids.Token(0, 0)
"""The token of the buttons on a rules page, which turn the page in place."""


def _page_reply(interaction: Interaction, press: Press) -> Reply:
    """Return "update" for a button that turns the page of a private message, otherwise "private"."""
    private = interaction.message is not None and interaction.message.flags.ephemeral
    return "update" if private and press.token else "private"


class Rules(commands.Cog):
    """`/rules`, and the buttons *Rules* and *What is this?*."""

    def __init__(self, bot: TableBot) -> None:
        self.bot = bot

    @app_commands.command(name="rules", description=described("rules"))
    @app_commands.describe(game=WHICH_GAME)
    async def rules(self, interaction: Interaction, game: GameOption) -> None:
        await self.bot.defer(interaction)
        await self._show_rules(interaction, game, 1)

    @press("rules", rf"({GAMES})/\d+", reply=_page_reply)
    async def turn_page(self, interaction: Interaction, press: Press) -> None:
        """Open the first page privately from a public *Rules* button, or turn to another page."""
        key, _, number = press.rest.partition("/")
        await self._show_rules(interaction, key, int(number))

    async def _show_rules(self, interaction: Interaction, key: str, number: int) -> None:
        """Show one page of a game's short rules. The last page is about time, and the same for all games."""
        words = self.bot.words_for(interaction)
        own = own_pages(words, key)
        number = max(1, min(number, own + 1))
        png = await self.bot.picture(pictures.rules, key, number, words.lang)
        told = example_lines(words, key, number)
        alt = told or words("rules-alt", game=words(f"{key}-name"), page=number)
        shown = [file(png, post.PICTURE, alt)] if png else []
        buttons = _pages(words, "rules", key, number, own + 1)
        buttons.append(ids.button(words("button-legend"), ids.write("legend", rest=f"{key}/1")))
        buttons += post.learn_it(words, key)
        buttons.append(_signs_button(words, key))
        text = words(f"{key}-rules-{number}") if number <= own else about_time(words)
        footer = "\n".join(filter(None, (told, "-# " + words("page-of", page=number, pages=own + 1))))
        view = post.container(
            key,
            ui.TextDisplay(text),
            *post.boards(alts_of(shown)),
            ui.TextDisplay(footer),
            ui.ActionRow(*buttons),
        )
        await interaction.edit_original_response(view=view, attachments=shown)

    @press("legend", rf"({GAMES})/\d*", reply=_page_reply)
    async def legend(self, interaction: Interaction, press: Press) -> None:
        """Show the legend of the board of a game, or of its second picture."""
        key, _, number = press.rest.partition("/")
        await self._show_legend(interaction, key, int(number or 1))

    @press("explain", r"[12]", reply="private")
    async def explain(self, interaction: Interaction, press: Press) -> None:
        """Explain what the person can choose now, then the board, or the second picture."""
        look = await self.bot.look(interaction, press.table)
        told = explanations(self.bot.words_for(interaction), look.game, look.actions)
        await self._show_legend(interaction, look.game.key, int(press.rest), told)

    async def _show_legend(self, interaction: Interaction, key: str, number: int, above: str = "") -> None:
        """Show one page of a legend, below a text."""
        words, pages = self.bot.words_for(interaction), pictures.legend_pages(key)
        page = max(1, min(number, len(pages)))
        png = await self.bot.picture(pictures.legend, key, page, words.lang)
        picture = file(png, post.PICTURE, legend_text(words, key, pages[page - 1]))
        text: ui.Item[Any] = ui.TextDisplay(legend_text(words, key, pages[page - 1], sign="**"))
        buttons = _pages(words, "legend", key, page, len(pages)) if len(pages) > 1 else []
        turning = post.rows([*buttons, _signs_button(words, key)])
        before: list[ui.Item[Any]] = [ui.TextDisplay(above)] if above else []
        view = post.container(key, *before, *post.boards(alts_of([picture])), text, *turning)
        await interaction.edit_original_response(view=view, attachments=[picture])

    @press("signs", rf"({GAMES})", reply="private")
    async def signs(self, interaction: Interaction, press: Press) -> None:
        """Show the key of a game: each sign of its pictures, with its name."""
        key, words = press.rest, self.bot.words_for(interaction)
        png = await self.bot.picture(pictures.signs, key, words.lang)
        picture = file(png, post.PICTURE, words("signs-alt", signs=pictures.sign_names(key, words)))
        title = ui.TextDisplay[Any](words("signs-title", game=words(f"{key}-name")))
        view = post.container(key, title, *post.boards(alts_of([picture])))
        await interaction.edit_original_response(view=view, attachments=[picture])


def _signs_button(words: Texts, key: str) -> ui.Button[Any]:
    """Return the button that shows the key of signs of a game."""
    return ids.button(words("button-signs"), ids.write("signs", rest=key))


def _pages(words: Texts, verb: str, key: str, number: int, last: int) -> list[ui.Button[Any]]:
    """Return the buttons to the previous and the next page."""
    return [
        ids.button(
            words(label),
            ids.write(verb, token=IN_PLACE, rest=f"{key}/{target}"),
            disabled=not 1 <= target <= last,
        )
        for target, label in ((number - 1, "button-previous"), (number + 1, "button-next"))
    ]


def legend_text(words: Texts, key: str, numbers: range, sign: str = "") -> str:
    """Return a line for each of these numbers of a game's legend, the number between signs."""
    return "\n".join(f"{sign}{n}{sign} {words(f'{key}-legend-{n}')}" for n in numbers)


def explanations(words: Texts, game: Game[Any], actions: Sequence[Action]) -> str:
    """Say of all verbs and things in actions that can be chosen what they are; nothing if there are none."""
    said = dict[str, str]()
    names = {name: argument_names(verb) for name, verb in game.verbs.items()}
    for verb in dict.fromkeys(action.verb for action in actions):
        called = capital(words(f"{game.key}-verb-{verb}".replace("_", "-")))
        said[called] = words.explanation(game.key, "verb", verb)
    arguments = (pair for action in actions for pair in zip(names[action.verb], action.args, strict=True))
    for name, value in dict.fromkeys(arguments):
        if value != "" and (kind := game.things.get(name)):
            said[capital(words.term(game.key, name, value))] = words.explanation(game.key, kind, value)
    lines = [f"**{name}**: {text}" for name, text in said.items()]
    return "\n".join((words("explain-title"), *lines)) if lines else ""


def example_lines(words: Texts, key: str, page: int) -> str:
    """Return a line for each worked example of a page of the rules: its number, its verdict and its text."""
    shown = [example for example in examples_of(games.get(key)) if example.page == page]
    return "\n".join(
        words(f"example-{example.verdict}", number=number, text=words(f"{key}-example-{example.name}"))
        for number, example in enumerate(shown, 1)
    )


def own_pages(words: Texts, key: str) -> int:
    """Return how many pages of rules a game has of its own."""
    own = 1
    while f"{key}-rules-{own + 1}" in words:
        own += 1
    return own


def about_time(words: Texts) -> str:
    """Return the page about clocks, reminders and absence."""
    paces = [
        words("rules-pace", pace=capital(words(f"option-pace-{name}")), **post.lengths(pace, words))
        for name, pace in PACES.items()
        if pace
    ]
    return words("rules-time", paces="\n".join(paces))


async def setup(bot: TableBot) -> None:
    await bot.add_cog(Rules(bot))
