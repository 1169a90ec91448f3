"""Somebody from another server presses every button there is, for a table that they may not see."""

from __future__ import annotations

import pytest
import simcord

from cogs.ui import ids
from engine.chance import commitment
from engine.notation import notate
from tests.virtual import BUTTON, Control, TableDriver, burst, find, text

ELSEWHERE = {
    "play", "games", "finished", "rules", "legend", "signs", "set", "hours", "sethours", "endvacation",
    "forget", "window",
}  # fmt: skip
"""Verbs of presses that are about no table, or that find it in another way."""
RESTS = {
    "jump": "1", "moveto": "1.1.x", "past": "1.1", "pause": "2", "then": "1", "vote": "off/0/yes/1",
    "why": "1",
}  # fmt: skip
"""What follows the verb in an id, where something must; the choices of the panel have a move."""
CHOOSING = ("do", "pick", "sure", "menu")


@pytest.mark.parametrize("status", ["lobby", "live"])
async def test_no_press_shows_or_changes_a_table_of_another_server(
    env: simcord.Env, table: TableDriver, status: str
):
    await table.open(2)
    if status == "lobby":
        card = await table.lobby(table.members[0])
        table.id = int(find(card, "join").custom_id.split(":")[1], 36)
    guild = env.create_guild("Elsewhere")
    stranger = guild.add_member(env.create_user("stranger"))
    elsewhere = TableDriver(env, guild.create_text_channel("games"), [stranger])
    own = await elsewhere.lobby(stranger)
    store = env.bot.tables.store  # type: ignore[attr-defined]  # every bot of these tests has them
    before, token, move = await store.load(table.id), None, ""
    if status == "live":
        look = await table.look((await table.asked())[0])
        token, move = look.token, f"={notate(look.game.verbs, look.actions[0])}"
    people = [about for member in table.members[:2] for about in (member.name, str(member.id))]
    private = ["Ana", "Ben", *people, commitment(before.secret)]
    env.http_requests.clear()
    for verb in sorted(env.bot.handlers.keys() - ELSEWHERE):  # type: ignore[attr-defined]
        rest = move if verb in CHOOSING else RESTS.get(verb, "")
        control = Control(BUTTON, ids.write(verb, table.id, token, rest), "", ())
        (result,) = await burst(env, [(stranger, own, control, [move] if verb == "pick" else None)])
        answers = [message for message in (result.response, *result.followups) if message]
        assert result.acknowledged, verb
        for words in map(text, answers):
            assert not any(one in words for one in private), (verb, words)
    uploads = [request for request in env.http_requests if (request.json or {}).get("attachments")]
    assert not uploads, "pictures are shown"
    assert await store.load(table.id) == before
