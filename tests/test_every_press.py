"""Every kind of press, and every command about a table, where it must be refused.

That is one private sentence, and nothing is changed or posted. The kinds are those that the cogs have
registered, so a new one is tried as soon as it is written.
"""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

import pytest
import simcord
from discord import app_commands

from cogs.presses import ANY
from cogs.ui import ids
from locales import texts
from tests.stores import everything
from tests.virtual import BUTTON, Control, TableDriver, burst, raw, reader, seen, text, trim

UNKNOWN = 999
"""A number that no table has."""
OF_NO_TABLE = {
    "avoid",
    "endvacation",
    "finished",
    "forget",
    "games",
    "hours",
    "leavequeue",
    "legend",
    "play",
    "puzzle",
    "queueform",
    "rules",
    "set",
    "sethours",
    "setqueue",
    "signs",
    "solo",
}
"""The verbs of presses that are not about a table."""
USUAL_RESTS = {
    "always": "act",
    "ask": "card",
    "daily": "0.0.0.",
    "do": "!pass",
    "film": "all",
    "jump": "3",
    "moveto": "1.2.a",
    "past": "back.1",
    "pause": "3",
    "planmove": "roll 0\n",
    "plananswer": "act\n",
    "position": "0.0.board",
    "solve": "0.0.0.",
    "sure": "!pass",
    "then": "1",
    "typed": "roll 0",
    "vote": "pause/0/yes/1",
    "watch": "1.1",
    "why": "1",
    "window": "9-17\nEurope/Prague",
}
"""How ids end, by verb, that say more than the verb and the table."""
USUAL_VALUES = {
    "ask": ("people=1",),
    "jumpto": ("turn=1",),
    "line": ("line=roll 0",),
    "always": ("pass",),
    "pick": ("!pass",),
    "planpick": ("roll 0",),
    "plantyped": ("move=roll 0", "unless="),
    "setnote": ("text=mine",),
    "setoptions": ("pace=day",),
    "setstart": ("full=yes",),
    "setrequired": ("newcomers=no",),
}
"""What is chosen in a select or filled into a form."""
USUAL_OPTIONS = {"days": 3, "hours": "9-17", "move": "roll 0", "question": "act"}
"""What is given to commands that need more than a table."""
GARBAGE = ("?!", "-7", "1/", "yspahan/?", "a.b", "1.5", "pause/0/yes/x", "a/-1/b/1")
"""How no id ends of which the handler reads the end."""


DEFERRED = (5, 6)
"""Types of answers to an interaction that promise another."""
FAILED = texts()("failed")


Deed = Callable[[], Awaitable[Any]]


class Pressed(NamedTuple):
    verb: str
    custom_id: str
    values: tuple[str, ...] = ()


def shown(env: simcord.Env, member: Any) -> list[Any]:
    """Return everything that a member sees."""
    return [(m.id, text(m), raw(m), [file.url for file in m.attachments]) for m in seen(env, member)]


def answers(env: simcord.Env, result: Any) -> list[Any]:
    """Return the requests that say something in answer to a press."""
    said = [request for request in env.http_requests if result._interaction.token in request.path]
    return [request for request in said if (request.json or {}).get("type") not in DEFERRED]


def is_refusal(name: str, request: Any) -> bool:
    """Return True if a request says something that is expected, in a sentence."""
    body = request.json or {}
    said = (body.get("data") or body).get("content")
    return bool(said) and FAILED not in said


async def faults(table: TableDriver, actor: Any, deeds: Sequence[tuple[str, Deed]]) -> list[str]:
    """Do these, each named by its verb first, and return what is wrong with the answers."""
    env, store, onlooker, found = table.env, table.bot.tables.store, table.members[3], list[str]()
    before = shown(env, onlooker), await everything(store)
    for name, deed in deeds:
        said = answers(env, await deed())
        if [reader(env, request) for request in said] != [actor.id] or not is_refusal(name, said[0]):
            found.append(f"{name}: {[request.json for request in said]}")
        after = shown(env, onlooker), await everything(store)
        if after != before:
            found.append(f"{name}: others see it, or the database has changed")
        before = after
        trim(env)
    return found


async def faults_of_presses(
    table: TableDriver, actor: Any, place: Any, presses: Sequence[Pressed]
) -> list[str]:
    """Make presses on a private message, and return what `faults` does."""
    message = (await actor.slash(place, "help")).response

    async def make(pressed: Pressed) -> Any:
        control = Control(BUTTON, pressed.custom_id, "", ())
        (result,) = await burst(table.env, [(actor, message, control, list(pressed.values))])
        return result

    deeds = [(f"{pressed.verb}: {pressed.custom_id}", partial(make, pressed)) for pressed in presses]
    return await faults(table, actor, deeds)


def commands(table: TableDriver, actor: Any, place: Any, match: int) -> list[tuple[str, Deed]]:
    """Return each command that is about a table, with the number of one."""
    found: list[tuple[str, Deed]] = []
    for command in table.bot.tree.walk_commands():
        if isinstance(command, app_commands.Command) and command.get_parameter("table"):
            needed = {given.name for given in command.parameters if given.required}
            options = {name: value for name, value in USUAL_OPTIONS.items() if name in needed}
            name = command.qualified_name
            found.append((f"{name}:", partial(actor.slash, place, name, table=match, **options)))
    return found


def about(table: TableDriver, match: int) -> list[Pressed]:
    """Return a press of each kind that is about a table."""
    return [
        Pressed(verb, ids.write(verb, match, rest=USUAL_RESTS.get(verb, "")), USUAL_VALUES.get(verb, ()))
        for verb in sorted({*table.bot.handlers} - OF_NO_TABLE)
    ]


async def open_lobby(table: TableDriver) -> int:
    await table.lobby(table.members[0], "yspahan")
    return max(await table.bot.tables.store.matches("lobby"))


async def end(table: TableDriver, status: Any) -> None:
    stored = await table.bot.tables.store.load(table.id)
    stored.status = status
    await table.bot.tables.store.save(stored)


async def test_a_press_at_a_table_that_does_not_exist(table: TableDriver):
    await table.open(2)
    ana, place = table.members[0], table.channel
    assert not await faults_of_presses(table, ana, place, about(table, UNKNOWN))
    assert not await faults(table, ana, commands(table, ana, place, UNKNOWN))


async def test_a_press_at_a_lobby_that_was_called_off(table: TableDriver):
    await table.open(2)
    match = await open_lobby(table)
    await table.bot.tables.seats.cancel(match, table.members[0].id)
    ana, place = table.members[0], table.channel
    assert not await faults_of_presses(table, ana, place, about(table, match))
    assert not await faults(table, ana, commands(table, ana, place, match))


@pytest.mark.parametrize("status", ["lobby", "live", "over", "cancelled"])
async def test_a_press_by_a_stranger_in_another_server(env: simcord.Env, table: TableDriver, status: str):
    await table.open(2)
    match = await open_lobby(table) if status == "lobby" else table.id
    if status in ("over", "cancelled"):
        await end(table, status)
    other = env.create_guild("Other")
    stranger, there = other.add_member(table.members[2].user), other.create_text_channel("there")
    assert not await faults_of_presses(table, stranger, there, about(table, match))
    assert not await faults(table, stranger, commands(table, stranger, there, match))


async def test_a_press_of_an_id_that_an_earlier_version_wrote(table: TableDriver):
    await table.open(2)
    (asked,) = await table.asked()
    await table.take_turn(asked)  # with what is recorded of advice
    presses = [
        Pressed(verb, ids.write(verb, table.id, rest=rest), (rest,))
        for verb, handler in sorted(table.bot.handlers.items())
        for rest in GARBAGE
        if not handler.rest.fullmatch(rest)
    ]
    assert len(presses) > len(GARBAGE)
    assert not await faults_of_presses(table, asked, table.channel, presses)


def test_an_id_whose_end_is_read_as_numbers_says_so(table: TableDriver):
    """Its handler would fail if it were called with anything else."""
    for verb, handler in table.bot.handlers.items():
        source = inspect.getsource(handler.call)
        reads = "press.rest" in source and (
            "int(" in source or ".split(" in source or ".partition(" in source
        )
        assert not reads or handler.rest.pattern != ANY or "SPLIT" in source, verb


def test_no_handler_defers_its_answer(table: TableDriver):
    """`@press` says how it is answered."""
    for verb, handler in table.bot.handlers.items():
        assert "defer(" not in inspect.getsource(handler.call), verb
