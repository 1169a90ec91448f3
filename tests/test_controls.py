"""The buttons and lists of a panel: few enough for a phone, and complete."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache, partial
from itertools import islice

import discord
import pytest

from cogs.ui import ids, menu, panel
from engine import games
from engine.core import Action
from engine.menu import Path
from engine.notation import read_all
from engine.tables import Look
from locales import texts
from tests.positions import looks
from tests.virtual import BUTTON, SELECT, TableDriver, controls, find, has, raw, text, use_tool, verb

WORDS = texts()
CONTROLS, BACK = 6, ("menu", "undo")
MANY = 60
"""Of a longer list of actions, only some are looked for."""


def controls_of(view: discord.ui.LayoutView) -> list[discord.ui.Button | discord.ui.Select]:
    return [item for item in view.walk_children() if isinstance(item, (discord.ui.Button, discord.ui.Select))]


def press_of(item: discord.ui.Button | discord.ui.Select) -> ids.Press:
    press = ids.read(str(item.custom_id), ("1",))
    assert press
    return press


def offers(look: Look, path: Path) -> Iterator[str]:
    """Return what can be chosen in the panel at a point of the menu: the ends of ids."""
    view = panel.panel(look, WORDS, menu.arrange(look, path), ["board"])
    others = [item for item in controls_of(view) if press_of(item).verb not in BACK]
    assert len(others) <= CONTROLS, [str(item.custom_id) for item in others]
    for item in controls_of(view):
        press = press_of(item)
        if isinstance(item, discord.ui.Select) and press.verb == "pick":
            yield from (option.value for option in item.options)
        elif press.verb == "do":
            yield press.rest


def leads_to(look: Look, wanted: set[Action], path: Path) -> bool:
    """Return True if one of the wanted actions remains at a path. That does not depend on the draft."""
    return not wanted.isdisjoint(menu.chosen(look, path))


def reached(look: Look, wanted: set[Action], leads: Callable[[Path], bool]) -> set[Action]:
    """Return those of the wanted actions to which the panels lead. `leads` tells whether a path does."""
    found, paths = set[Action](), list[Path]([()])
    for path in paths:
        for rest in offers(look, path):
            if rest.startswith(menu.EXACT):
                found.add(read_all(look.game.verbs, rest.removeprefix(menu.EXACT))[0])
            elif (to := menu.split_path(rest)) not in paths and leads(to):
                paths.append(to)
    return found & wanted


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("key", games.ALL)
def test_no_step_has_more_than_six_controls_and_every_action_can_be_reached(key: str, players: int):
    """Of repeated actions that come to the same, one can be."""
    crowded = 0
    for look in islice(looks(key, players), players, None, 13):
        repeated = [action for action in look.actions if look.game.verbs[action.verb].repeat]
        same = {*repeated}.difference(look.distinct(repeated))
        wanted = {*look.actions[:: 1 + len(look.actions) // MANY]} - same
        leads = cache(partial(leads_to, look, wanted))
        for steps in ((), look.actions[:1]):  # with a draft, there are *Back* and *Start over* too
            assert reached(replace(look, draft=steps), wanted, leads) == wanted
        crowded += len(look.actions) > CONTROLS
    assert crowded


@pytest.mark.parametrize("key", games.ALL)
def test_what_a_panel_has_no_room_for_is_behind_its_last_button(key: str):
    behind = 0
    for look in islice(looks(key), 0, None, 5):
        view = panel.panel(look, WORDS, menu.arrange(look, ()), ["board"])
        shown = {press_of(item).verb: item for item in controls_of(view)}
        tools = {press_of(button).verb for button in panel.tools(look, WORDS, "board")}
        assert tools > {"type", "note", "explain"}
        if "tools" in shown:
            press = press_of(shown["tools"])
            others = controls_of(panel.other_tools(look, WORDS, press.rest))
            assert len(others) <= CONTROLS
            shown |= {press_of(item).verb: item for item in others}
            assert "menu" in shown, "back to the panel"
            behind += 1
        if "more" not in tools:
            tools -= {"board"}
        assert not tools - {*shown} - {"more", "board"}
    assert behind


async def test_all_cubes_for_a_souk_are_one_press(table: TableDriver):
    await table.open(2)
    for _ in range(40):
        (member, *_) = await table.asked()
        shown = await table.take_turn(member)
        while has(shown, "do"):
            runs = [
                control
                for control in controls(shown)
                if verb(control) == "do"
                and control.custom_id.split("=")[-1].startswith("place ")
                and len(control.custom_id.split("=")[-1].split()) > 2
            ]
            look = await table.look(member)
            before = look.view.state.shops.count(look.seat)
            if runs:
                cubes = int(runs[0].label.split(" cubes, ")[0])
                await member.click(shown, custom_id=runs[0].custom_id)
                after = (await table.look(member)).view.state.shops.count(look.seat)
                assert after >= before + cubes
                return
            chosen = [control for control in controls(shown) if verb(control) == "do"]
            cubes = [
                control for control in chosen if "take" in control.custom_id and "Place" in control.label
            ]
            await member.click(shown, custom_id=(cubes or chosen)[0].custom_id)
            if has(shown, "sure"):
                await member.click(shown, custom_id=find(shown, "sure").custom_id)
        if has(shown, "confirm"):
            await member.click(shown, custom_id=find(shown, "confirm").custom_id)
    raise AssertionError("nobody could place several cubes in one souk")


def test_all_cubes_for_a_souk_come_before_single_ones():
    compared = 0
    for look in looks("yspahan", 2):
        view = panel.panel(look, WORDS, menu.arrange(look, ()), ["board"])
        pressed = [press_of(item) for item in controls_of(view) if isinstance(item, discord.ui.Button)]
        lines = [
            tuple(read_all(look.game.verbs, press.rest.removeprefix(menu.EXACT)))
            for press in pressed
            if press.verb == "do" and press.rest.startswith(menu.EXACT + "place")
        ]
        runs = {line for line, _ in look.runs("place")}
        if runs and len(lines) < len(look.actions):
            assert len(runs.intersection(lines)) == min(len(runs), len(lines)), lines
            compared += 1
    assert compared


@pytest.mark.parametrize(
    ("key", "told"),
    [
        ("yspahan", {"Rolls the dice", "Draws a card"}),
        ("ishtar", {"Uncovers the next tile of the stack"}),
        ("babylon", {"Uncovers the tile below"}),
    ],
)
def test_what_chance_decides_is_said_below_the_choices(key: str, told: set[str]):
    """In general, if it is not the same for all."""
    general = "Rolls, draws or reveals something"
    found = set[str]()
    for look in looks(key):
        at = menu.arrange(look, ())
        items = panel.panel(look, WORDS, at, ["board"]).walk_children()
        said = [item.content for item in items if isinstance(item, discord.ui.TextDisplay)]
        legend = [line for line in "\n".join(said).splitlines() if line.startswith("-# 🎲")]
        final = {a.verb for group in at.groups for choice in group if (a := choice.action) and look.final(a)}
        found |= {line.removeprefix("-# 🎲 ").partition(":")[0] for line in legend}
        assert len(legend) <= bool(final)
        assert not legend or len(final) > 1 or general not in legend[0]
    assert found - {general} == told


async def test_the_tools_of_a_panel_and_the_way_back(table: TableDriver):
    await table.open(2)
    (member,) = await table.asked()
    shown = await table.take_turn(member)
    question = text(shown)
    await member.click(shown, custom_id=find(shown, "tools").custom_id)
    assert not shown.attachments
    assert has(shown, "type")
    await member.click(shown, custom_id=find(shown, "menu").custom_id)
    assert text(shown) == question
    assert shown.attachments
    form = await use_tool(member, shown, "note")
    await member.submit_modal(form, {"text": "camels first"})
    assert "camels first" in text(await table.take_turn(member))


async def test_the_tools_of_an_old_panel_lead_to_the_present_one(table: TableDriver):
    await table.open(2)
    (member,) = await table.asked()
    old = await table.take_turn(member)
    new = await table.take_turn(member)
    await member.click(new, custom_id=find(new, "do").custom_id)
    await member.click(old, custom_id=find(old, "tools").custom_id)
    assert WORDS("panel-refreshed") in text(old)
    assert {component["type"] for component in raw(old)} - {BUTTON, SELECT}


def test_the_use_of_dice_that_the_game_names_first_has_the_buttons():
    """Whoever rolls equal dice takes them: to draw cards instead is rare, however good a card would be."""
    seen = 0
    for look in looks("yspahan", 3):
        verbs = {action.verb for action in look.actions}
        if verbs != {"take", "draw", "supervise"}:
            continue
        seen += 1
        buttons = [
            item.custom_id
            for item in controls_of(panel.panel(look, WORDS, menu.arrange(look, ()), ["board"]))
            if isinstance(item, discord.ui.Button) and press_of(item).verb in ("do", "sure")
        ]
        taken = sum(action.verb == "take" for action in look.actions)
        assert sum("take" in str(custom_id) for custom_id in buttons) >= min(taken, 3), buttons
    assert seen > 3
