"""Turns and answers at a table in Discord, as people give and read them: by presses and typed lines."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

from bot import Caravanserai
from engine.notation import notate
from tests.virtual import TableDriver, controls, find, has, public, text, verb, walk

CHOOSING = {"do", "pick", "sure"}


async def choose(table: TableDriver, member: Any, panel: Any, rng: random.Random) -> Any:
    """Press a random choice of a panel, or *Confirm*."""
    offered = controls(panel)
    options = [c for c in offered if verb(c) in CHOOSING]
    if has(panel, "confirm"):
        options.append(find(panel, "confirm"))
    control = rng.choice(options)
    if control.values:
        result = await member.select(panel, [rng.choice(control.values)], custom_id=control.custom_id)
    else:
        result = await member.click(panel, custom_id=control.custom_id)
    assert result.acknowledged
    return result.response


async def finish(
    table: TableDriver, rng: random.Random, *, stop: Callable[[int], bool] = lambda n: False
) -> int:
    """Play by random presses to the end (or until `stop`) and return the number of presses."""
    presses, post, first = 0, 0, table.post.id
    while asked := await table.asked():
        pinged = set(table.env.backend.get_message(table.place.id, table.post.id).ping_user_ids)
        ids = {member.id for member in asked}
        # Of several who were asked at once, some may have answered since the post; the first calls everybody.
        assert pinged == ids if table.post.id not in (post, first) else ids <= pinged, (
            "exactly those who are asked are pinged"
        )
        post = table.post.id
        member = rng.choice(asked)
        panel = await table.take_turn(member)
        while any(verb(c) in CHOOSING | {"confirm"} for c in controls(panel)):
            panel = await choose(table, member, panel, rng)
            presses += 1
            if stop(presses):
                return presses
    return presses


async def restart(table: TableDriver, make_bot: Callable[[], Caravanserai]) -> None:
    """End the process and start a new one."""
    old = table.bot
    await old.close()
    await table.env.restart_bot(make_bot())


async def type_turn(table: TableDriver, place: Any | None = None) -> Any:
    """Take a whole turn by typing the first legal move each time; return the member who took it."""
    (member,) = await table.asked()
    while await table.asked() == [member]:
        look = await table.look(member)
        text = "confirm" if look.finished else notate(look.game.verbs, look.actions[0])
        await member.slash(place or table.place, "move", move=text, table=table.id)
    return member


def messages(table: TableDriver, with_verb: str) -> list[Any]:
    """Return the public messages that still offer this."""
    return [message for message in public(table) if has(message, with_verb)]


def answer(result: Any) -> str:
    """Return the private answer to the person; empty if the message that was pressed is gone."""
    said = result.followups[-1] if result.followups else result.response
    return text(said) if said else ""


async def press(member: Any, message: Any, name: str, label: str = "") -> Any:
    control = next(c for c in controls(message) if verb(c) == name and label in c.label)
    result = await member.click(message, custom_id=control.custom_id)
    assert result.acknowledged
    return result


async def turn(table: TableDriver, rng: random.Random) -> Any:
    """Let the member who is asked take a turn, and return the member."""
    member = (await table.asked())[0]
    panel = (await press(member, messages(table, "turn")[-1], "turn")).response
    while any(verb(c) in CHOOSING | {"confirm"} for c in controls(panel)):
        panel = await choose(table, member, panel, rng)
    return member


def shown(view: Any) -> str:
    """Return all words of a message."""
    return "\n".join(part["content"] for part in walk(view.to_components()) if part.get("content"))


def spoken(body: Any) -> Iterator[str]:
    """Yield every text of a request body that a person can read or hear."""
    if isinstance(body, list):
        for part in body:
            yield from spoken(part)
    elif isinstance(body, dict):
        for key, value in body.items():
            if isinstance(value, str) and key in (
                "content",
                "label",
                "description",
                "placeholder",
                "name",
                "title",
            ):
                yield value
            else:
                yield from spoken(value)


def exported(table: TableDriver, said: Any) -> Any:
    """Return what is in the file that answers `/privacy export`."""
    stored = table.env.backend.get_message(said.response.channel_id, said.response.id)
    (file,) = stored.attachments
    return json.loads(table.env.backend.cdn._blobs[file["url"]])


async def forget(table: TableDriver, member: Any) -> str:
    """Have all data about a member deleted, and return the question that is asked before."""
    asked = (await member.slash(table.channel, "privacy delete")).response
    await member.click(asked, custom_id=find(asked, "forget").custom_id)
    return text(asked)
