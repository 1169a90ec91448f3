"""Two weeks at one table, as its players read them: every message in order, and how often each is called.

`TIMELINE=/tmp pytest tests/test_timeline.py` plays all games, and writes what was posted and answered to
`/tmp/timeline-<game>.txt`, with times as a reader in UTC sees them.
"""

from __future__ import annotations

import os
import random
import re
from collections import Counter
from contextlib import nullcontext
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from engine import games
from tests.playing import answer, messages, press
from tests.presses import act, confirm
from tests.virtual import STRETCHED, TableDriver, controls, in_bot, public, sure, text, trim

HOUR, DAY = 3600, 86_400
LOOKS = {8: "ana", 13: "ben", 20: "cleo", 21: "ana"}
"""Who looks at the table at which hour of a day (in UTC), and takes a turn if it is theirs."""
MOST, MEAN = 6, 1.5
"""The most mentions of a person on a day, when several questions in others' turns and a vote come together,
and on average."""
TIMES = re.compile(r"<t:(\d+):(\w)>")


class Timeline:
    """Everything that is posted at a table, edited or deleted there."""

    def __init__(self, table: TableDriver) -> None:
        self.table, self.env = table, table.env
        self.start = self.now
        self.names = {str(member.id): member.name.title() for member in table.members[:3]}
        self.shown: dict[int, str] = {}
        self.lines: list[str] = []
        self.pings: Counter[tuple[str, int]] = Counter()
        self.rng = random.Random(7)

    @property
    def now(self) -> int:
        return int(self.env.now().timestamp())

    def readable(self, said: str) -> str:
        said = re.sub(r"<@(\d+)>", lambda m: f"@{self.names.get(m[1], m[1])}", said)
        return TIMES.sub(lambda m: self.moment(int(m[1]), m[2]), said)

    def moment(self, at: int, style: str) -> str:
        if style == "R":
            hours = (at - self.now) / HOUR
            return f"in {hours:.1f} h" if hours < 48 else f"in {hours / 24:.1f} days"
        return f"{datetime.fromtimestamp(at, UTC):%a %d %b %H:%M}"

    def note(self, *lines: str) -> None:
        day = (self.now - self.start) // DAY
        self.lines.append(f"[day {day + 1}, {datetime.fromtimestamp(self.now, UTC):%a %H:%M}] {lines[0]}")
        self.lines += [f"    {line}" for more in lines[1:] for line in more.splitlines()]

    def read(self) -> None:
        """Note what is new in the channel, and what has changed."""
        now = {message.id: message for message in public(self.table)}
        for number, message in now.items():
            said = text(message)
            if number not in self.shown:
                stored = self.env.backend.get_message(message.channel_id, number)
                called = [self.names[str(user)] for user in stored.ping_user_ids]
                self.pings.update((name, (self.now - self.start) // DAY) for name in called)
                buttons = " · ".join(c.label for c in controls(message) if c.label)
                picture = " [picture]" if stored.attachments else ""
                head = f"POST, calls {', '.join(called) or 'nobody'}{picture}"
                self.note(head, self.readable(said), f"({buttons})" if buttons else "")
            elif self.shown[number] != said:
                self.note("EDITED TO", self.readable(said))
            self.shown[number] = said
        for number in [number for number in self.shown if number not in now]:
            self.note("DELETED", self.readable(self.shown.pop(number)).splitlines()[0])
        trim(self.env)

    async def until(self, day: int, hour: float) -> None:
        """Let time pass to an hour of a day, counted from 1, reading what is posted.

        Only in the last hour, the bot looks at its own pace for what is due.
        """
        target = self.start - self.start % DAY + (day - 1) * DAY + int(hour * HOUR)
        while self.now < target:
            left = target - self.now
            with self.env.slower(STRETCHED) if left > HOUR else nullcontext():
                await self.env.advance_time(min(HOUR, left))
            self.read()

    async def command(self, member: Any, name: str, **options: Any) -> None:
        asked = await member.slash(self.table.place, name, **options)
        sure_ = asked.response and any(c.label == "Yes, do it" for c in controls(asked.response))
        said = answer(await sure(member, asked) if sure_ else asked)
        what = " ".join([name, *(f"{key}:{value}" for key, value in options.items())])
        self.note(f"{member.name.title()} types /{what} and is answered", self.readable(said))
        await self.env.advance_time(5)
        self.read()

    async def press(self, member: Any, name: str, label: str = "") -> None:
        shown = messages(self.table, name)
        if not shown:
            return
        said = answer(await press(member, shown[-1], name, label))
        self.note(f"{member.name.title()} presses {label or name} and reads", self.readable(said))
        await self.env.advance_time(5)
        self.read()

    async def play(self, name: str) -> None:
        """This member takes a turn if asked."""
        tables = self.table.bot.tables
        for member in [m for m in await self.table.asked() if m.name == name]:
            with in_bot(self.env):
                for _ in range(60):
                    look = await tables.play.look(self.table.id, member.id, ("live", "over"))
                    if look.token is None:
                        break
                    if look.finished:
                        await confirm(tables, self.table.id, member.id, look.token)
                    else:
                        await act(
                            tables, self.table.id, member.id, [self.rng.choice(look.actions)], look.token
                        )
            await self.env.advance_time(25)
            self.read()

    async def days(self, first: int, last: int, away: tuple[str, ...] = ()) -> None:
        """Let the table be played on these days at the usual hours."""
        for day in range(first, last + 1):
            for hour, name in LOOKS.items():
                await self.until(day, hour)
                if name not in away:
                    await self.play(name)

    def write(self, key: str) -> None:
        """Write everything to a file, if that is wanted."""
        if folder := os.environ.get("TIMELINE"):
            Path(folder, f"timeline-{key}.txt").write_text("\n".join(self.lines) + "\n")


@pytest.mark.parametrize("key", games.ALL if "TIMELINE" in os.environ else ["amyitis"])
async def test_two_weeks_at_a_table(table: TableDriver, key: str):
    """Ben sleeps and takes a turn back, Cleo stays away, Ana is on vacation; they pause, then give up."""
    ana, ben, cleo = table.members[:3]
    await ben.slash(table.channel, "settings", timezone="Europe/Prague", quiet="22:00-07:00")
    computers = int(key == "yspahan")
    await table.open(3 + computers, game=key, pace="day", computers=computers)
    line = Timeline(table)
    line.note(f"A table of {key}: Ana, Ben (asleep 22:00-07:00 in Prague), Cleo", "")
    line.read()
    await line.days(1, 2)
    await line.command(ben, "undo")
    for voter in (ana, cleo):
        await line.press(voter, "vote", "Yes")
    await line.days(3, 6, away=("cleo",))
    await line.press(ana, "vote", "computer")
    await line.press(ben, "vote", "computer")
    await line.days(7, 8, away=("cleo",))
    await line.press(cleo, "comeback")
    await line.days(9, 9)
    await line.command(ana, "vacation", days=5)
    await line.days(10, 11, away=("ana",))
    await line.command(ana, "vacation")
    shown = (await ana.slash(table.place, "vacation")).response
    (button,) = [c for c in controls(shown) if c.label == "End it now"]
    said = await ana.click(shown, custom_id=button.custom_id)
    line.note("Ana presses End it now and reads", line.readable(text(said.response)))
    await table.env.advance_time(5)
    line.read()
    await line.days(12, 12)
    await line.command(cleo, "table pause", days=1)
    await line.press(ana, "vote", "Yes")
    await line.press(ben, "vote", "Yes")
    await line.until(13, 23)
    await line.days(14, 14)
    await line.command(ana, "table cancel")
    await line.days(15, 15)
    await line.until(16, 9)
    await line.command(ana, "table cancel")
    for voter in (ben, cleo):
        await line.press(voter, "vote", "Yes")
    await line.until(17, 8)
    for name in ("Ana", "Ben", "Cleo"):
        per_day = [line.pings[name, day] for day in range(17)]
        line.lines.append(f"{name} was called {sum(per_day)} times, day by day: {per_day}")
    line.write(key)
    assert (await table.bot.tables.store.load(table.id)).status in ("over", "cancelled")
    assert max(line.pings.values()) <= MOST
    assert line.pings.total() / len(line.names) / 16 <= MEAN
