"""Independence of the cogs from each other, and how a press finds its handler."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from discord.ext import commands

from bot import EXTENSIONS, Config, create_bot
from cogs.interactions import Interaction
from cogs.presses import press
from cogs.ui.ids import Press
from tests.project import imported

ROOT = Path(__file__).parent.parent


def test_a_cog_imports_no_other_cog():
    modules = {path.stem for path in (ROOT / "cogs").glob("*.py")} - {"__init__"}
    cogs = {name.removeprefix("cogs.") for name in EXTENSIONS}
    assert cogs <= modules
    found = [
        f"cogs/{module}.py:{line} imports {name}"
        for module in sorted(modules)
        for line, name in imported(f"cogs/{module}.py", (ROOT / f"cogs/{module}.py").read_text("utf-8"))
        if name.split(".")[0] == "cogs" and name.split(".")[1] in cogs
    ]
    assert not found, "\n".join(found)


class Bells(commands.Cog):
    def __init__(self) -> None:
        self.rung: list[str] = []

    @press("ring", reply="form")
    async def ring(self, interaction: Interaction, press: Press) -> None:
        self.rung.append(press.rest)


async def test_a_press_reaches_the_method_marked_for_it():
    bot, bells = create_bot(Config()), Bells()
    await bot.add_cog(bells)
    interaction: Any = None
    await bot.pressed(interaction, Press(1, None, "ring", "twice"))
    assert bells.rung == ["twice"]


async def test_a_verb_has_one_handler():
    bot = create_bot(Config())
    await bot.add_cog(Bells())
    with pytest.raises(ValueError, match="'ring'"):
        bot.collect(Bells())
