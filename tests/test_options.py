"""The form with the options of a table, through the real bot, for games with any number of options."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest

from bot import Caravanserai
from cogs.ui.form import FIELDS
from engine.core import Option
from render import pictures
from tests.orchard import Orchard, State, install, say
from tests.playing import choose, finish, restart
from tests.virtual import Control, TableDriver, controls, find, options, raw, text, verb, walk

OWN = {"place": ["channel"], "pace": ["week"], "level": ["dice"], "switches": ["vacations"]}


def with_options(monkeypatch: pytest.MonkeyPatch, count: int) -> dict[str, list[str]]:
    """Have a game with this number of options. Return the second choice of each."""
    game = Orchard()
    game.options = tuple(Option(f"o{n}", ("this", "that")) for n in range(count))  # type: ignore[misc]
    for key, *_ in game.options:
        name = f"orchard-option-{key}"
        say(f"{name} = Option {key}\n{name}-this = this {key}\n{name}-that = that {key}\n")
    install(monkeypatch, game)
    return {option.key: ["that"] for option in game.options}


def pages(listed: Any) -> list[Control]:
    """Return the buttons for the pages of the form."""
    return [control for control in controls(listed) if verb(control) == "options"]


def fields(form: Any) -> list[str]:
    return [c["custom_id"] for c in walk(form.modal["components"]) if c.get("options")]


@pytest.mark.parametrize("count", [0, 1])
async def test_options_that_fit_are_one_form(
    table: TableDriver, members: list[Any], monkeypatch: pytest.MonkeyPatch, count: int
):
    values = with_options(monkeypatch, count)
    card = await table.lobby(members[0], "orchard")
    listed = await options(members[0], card)
    (page,) = pages(listed)
    form = await members[0].click(listed, custom_id=page.custom_id)
    assert sorted(fields(form)) == sorted({**OWN, **values})
    await members[0].submit_modal(form, OWN | values)
    assert "not listed in /games" in text(card)
    number = int(find(card, "join").custom_id.split(":")[1], 36)
    stored = await table.bot.tables.lobby.read(number)
    assert {key: stored.options.game[key] for key in values} == dict.fromkeys(values, "that")


@pytest.mark.parametrize(("count", "sizes"), [(2, [2]), (3, [3]), (5, [5]), (6, [5, 1]), (10, [5, 5])])
async def test_more_options_are_pages_behind_a_list(
    table: TableDriver,
    members: list[Any],
    monkeypatch: pytest.MonkeyPatch,
    make_bot: Callable[[], Caravanserai],
    count: int,
    sizes: list[int],
):
    values = with_options(monkeypatch, count)
    card = await table.lobby(members[0], "orchard")
    listed = await options(members[0], card)
    assert listed.ephemeral
    assert text(listed).count("**This o") == count
    first, *others = pages(listed)
    assert len(others) == len(sizes)
    form = await members[0].click(listed, custom_id=first.custom_id)
    assert fields(form) == list(OWN)
    await restart(table, make_bot)
    await members[0].submit_modal(form, OWN)
    assert "not listed in /games" in text(card), "the card is brought up to date too"
    for button, size in zip(others, sizes, strict=True):
        form = await members[0].click(listed, custom_id=button.custom_id)
        assert len(fields(form)) == size <= FIELDS
        await members[0].submit_modal(form, {key: values[key] for key in fields(form)})
    assert text(listed).count("**That o") == count
    assert "A week" in text(listed), "a page leaves the options of others alone"
    number = int(find(card, "join").custom_id.split(":")[1], 36)
    stored = await table.bot.tables.lobby.read(number)
    assert {key: stored.options.game[key] for key in values} == dict.fromkeys(values, "that")
    assert (stored.options.seats, stored.options.vacations) == ("private", "allowed")


async def test_a_page_that_is_filled_in_after_the_start_changes_nothing(
    table: TableDriver, members: list[Any], monkeypatch: pytest.MonkeyPatch
):
    values = with_options(monkeypatch, 3)
    card = await table.lobby(members[0], "orchard")
    listed = await options(members[0], card)
    stranger = await members[1].click(card, custom_id=find(card, "options").custom_id)
    assert "Only the person" in stranger.response.content
    form = await members[0].click(listed, custom_id=pages(listed)[1].custom_id)
    await members[0].click(card, custom_id=find(card, "addcomputer").custom_id)
    await members[0].click(card, custom_id=find(card, "start").custom_id)
    late = await members[0].submit_modal(form, values)
    assert "still being played" in late.followups[-1].content
    again = await members[0].click(listed, custom_id=pages(listed)[0].custom_id)
    assert "still being played" in again.response.content


async def test_a_game_that_is_added_is_played_to_its_end(
    table: TableDriver, members: list[Any], monkeypatch: pytest.MonkeyPatch
):
    """Six seats, three options, hidden cards, with its own texts and pictures: only the game is new."""
    install(monkeypatch, Orchard())
    await table.open(6, computers=2, game="orchard")
    rng = random.Random(1)
    (member,) = await table.asked()
    shown = await member.click(table.post, custom_id=find(table.post, "hand").custom_id)
    hand = (await table.look(member)).view.state.players[members.index(member)].hand
    (alt,) = [
        item["description"] for c in walk(shown.response._message.components) for item in c.get("items", [])
    ]
    assert alt.startswith("You hold ")
    assert all(card in alt for card in hand)
    panel = await table.take_turn(member)
    said = [control.label or "" for control in controls(panel)]
    assert any("in the market" in label and "+1" in label for label in said), "what its forecast knows"
    await choose(table, member, panel, rng)
    await finish(table, rng)
    end = text(table.post)
    assert re.search(r"^## .* (with \d+ points|share the victory)", end, re.MULTILINE), end
    poster = next(item for c in walk(raw(table.post)) for item in c.get("items", []))
    assert "Left over" in poster["description"], "the score sheet, of six"


async def test_more_games_than_fit_a_row_can_be_opened_and_looked_up(
    table: TableDriver, members: list[Any], monkeypatch: pytest.MonkeyPatch
):
    other = Orchard()
    other.key = "meadow"  # type: ignore[misc]  # a second one, so that there are six games
    say("meadow-name = Meadow\nmeadow-blurb = As Orchard.\nmeadow-effort = as Orchard\n")
    for game in (Orchard(), other):
        install(monkeypatch, game)
    for command in ("play", "help", "learn"):
        offered = (await members[0].slash(table.channel, command)).response
        verbs = [verb(control) for control in controls(offered)]
        assert verbs[::2] == ["play"] * 6
        assert {*verbs[1::2]} <= {"learn", "rules"}, "the first of the other buttons"


@pytest.mark.parametrize("seats", [range(2, 3), range(4, 7)])
def test_the_example_of_a_legend_may_be_short_and_not_for_three(
    monkeypatch: pytest.MonkeyPatch, seats: range
):
    class Few(Orchard):
        def setup(self, count: int, *given: Any) -> State:
            assert count in self.seats
            return super().setup(count, *given)

    game = Few()
    game.seats = seats  # type: ignore[misc]
    game.key = f"for{seats[0]}"  # type: ignore[misc]  # pictures are cached by key
    install(monkeypatch, game)
    assert pictures.legend(game.key, 1, "en")
