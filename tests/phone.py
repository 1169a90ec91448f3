"""`python -m tests.phone [game ...] [folder]`: panels in the preview, in a window as wide as a phone's.

Prints for each kind of question the number of controls, and in px the height of the picture and where, below
the top of the question, the first control and the panel end. Stores screenshots in
the folder, if there is one. Needs Chromium.
"""

from __future__ import annotations

import asyncio
import base64
import json
import random
import shutil
import sys
import tempfile
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import aiohttp

from bot import Config, create_bot
from cogs.preview import PLAYERS, demo_server
from cogs.ui.menu import CONTROLS
from engine import games
from engine.tables import Look
from tests.presses import act, confirm
from tests.virtual import Env, TableDriver, in_bot

WIDTH, HEIGHT = 390, 844
EACH = 3
"""Panels of each kind of question."""
STEPS = 400
"""The most steps of a game in which kinds of questions are looked for."""
ATTEMPTS = 3
"""How often a page is loaded to show a panel: the preview gives up on one that is slow to answer."""
LOADING = 20
"""The most half seconds that a page has to load a picture."""
MEASURE = """
const panels = [...document.querySelectorAll('*')].filter(e => e.tagName.startsWith('H') && e.offsetParent);
const heading = panels[panels.length - 1];
let box = heading;
while (box && !box.querySelector('button, select, [role=combobox]')) box = box.parentElement;
heading.scrollIntoView({block: 'start'});
const top = heading.getBoundingClientRect().top;
const image = [...box.querySelectorAll('img')].find(e => e.offsetHeight > 40);
if (image && !(image.complete && image.naturalHeight)) return null;
const all = [...box.querySelectorAll('button, select, [role=combobox]')]
  .filter(e => e.offsetParent && !e.closest('img') && e.offsetHeight > 20 && e.innerText.trim());
const end = image ? image.getBoundingClientRect().bottom - 1 : 0;
const below = all.filter(e => e.getBoundingClientRect().top >= end);
const bottom = e => e ? Math.round(e.getBoundingClientRect().bottom - top) : 0;
return [below.length, image ? image.offsetHeight : 0, bottom(below[0]), bottom(below[below.length - 1])];
"""


class Page:
    """A page in headless Chromium, controlled with the DevTools protocol."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket, self._calls = socket, 0

    async def call(self, method: str, **params: Any) -> Any:
        self._calls += 1
        await self._socket.send_json({"id": self._calls, "method": method, "params": params})
        while True:
            answer = json.loads((await self._socket.receive()).data)
            if answer.get("id") == self._calls:
                return answer.get("result", answer)

    async def run(self, script: str) -> Any:
        made = await self.call(
            "Runtime.evaluate", expression=f"(() => {{{script}}})()", returnByValue=True, awaitPromise=True
        )
        return made.get("result", made).get("value", made)


@asynccontextmanager
async def chromium(preview: Any) -> AsyncIterator[Page]:
    """Open a page in a window as large as a phone."""
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if found is None:
        raise SystemExit("There is no chromium on the path.")
    with tempfile.TemporaryDirectory() as profile:
        options = ("--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-port=0")
        browser = await asyncio.create_subprocess_exec(
            found, *options, f"--user-data-dir={profile}", "about:blank", stderr=asyncio.subprocess.PIPE
        )
        try:
            assert browser.stderr
            line = ""
            while not line.startswith("DevTools listening on ws://"):
                line = (await browser.stderr.readline()).decode()
            at = "http://" + line.split("/")[2] + "/json"
            async with aiohttp.ClientSession() as http:
                tabs = await (await http.get(at)).json()
                tab = next(tab for tab in tabs if tab["type"] == "page")
                async with http.ws_connect(tab["webSocketDebuggerUrl"], max_msg_size=0) as socket:
                    page = Page(socket)
                    await page.call(
                        "Emulation.setDeviceMetricsOverride",
                        width=WIDTH,
                        height=HEIGHT,
                        deviceScaleFactor=1,
                        mobile=True,
                    )
                    await load(page, preview)
                    yield page
        finally:
            browser.terminate()
            await browser.wait()


async def load(page: Page, preview: Any) -> None:
    """Load the preview anew."""
    await page.call("Page.navigate", url=preview.url)
    await asyncio.sleep(3)


async def step(table: TableDriver, member: Any, look: Look, rng: random.Random) -> None:
    """Take one step of a turn, or confirm it."""
    with in_bot(table.env):
        if look.finished:
            await confirm(table.bot.tables, table.id, member.id, look.token)
        else:
            chosen = rng.choice(look.actions)
            await act(table.bot.tables, table.id, member.id, [chosen], look.token)
    await table.env.advance_time(1)


async def measured(key: str, shots: Path | None) -> None:
    """Print a line for some panels of each kind of question of a game."""
    with tempfile.TemporaryDirectory() as folder:
        bot = create_bot(replace(Config(), database=Path(folder, "phone.db"), backups=Path(folder)))
        env = Env(bot, check_errors=False, settle_timeout=300.0, shard_count=1)
        channel, members = demo_server(env, bot)
        await env.start()
        preview = env.preview(channel, viewers=members, layout="channel", port=0)
        table, seen, rng = TableDriver(env, channel, members), Counter[str](), random.Random(1)
        async with preview, chromium(preview) as page:
            await table.open(2, game=key)
            for _ in range(STEPS):
                asked = await table.asked()
                if not asked:
                    break
                look = await table.look(asked[0])
                kind = look.question.kind if look.question else "finished"
                seen[kind] += 1
                if seen[kind] <= EACH:
                    await table.take_turn(asked[0])
                    await preview.refresh()
                    line = await measure(page, preview, PLAYERS[members.index(asked[0])])
                    print(f"{key:8} {kind:14} {line}", flush=True)
                    if shots:
                        shot = await page.call("Page.captureScreenshot", format="png")
                        name = f"{key}-{kind}-{seen[kind]}.png"
                        (shots / name).write_bytes(base64.b64decode(shot["data"]))
                await step(table, asked[0], look, rng)
        await env.shutdown()
        await bot.close()


async def measure(page: Page, preview: Any, viewer: str) -> str:
    """Return a line about the last panel that somebody sees."""
    for _ in range(ATTEMPTS):
        if (found := await measures(page, viewer)) and found[1]:
            controls, picture, first, last = found
            fits = "ok" if first <= HEIGHT and controls <= CONTROLS else "MISSED"
            return (
                f"{controls} controls, picture {picture:3}, first control {first:3}, panel {last:4}  {fits}"
            )
        await load(page, preview)
    return "the page does not show this panel"


async def measures(page: Page, viewer: str) -> list[int] | None:
    """Return the measures of the last panel that somebody sees, or None if its picture is not loaded."""
    await page.run(
        "const p = document.querySelector('#viewer-picker');"
        f"p.value = [...p.options].find(o => o.text.includes({json.dumps(viewer)})).value;"
        "p.dispatchEvent(new Event('change', {bubbles: true}));"
    )
    await asyncio.sleep(1)
    for _ in range(LOADING):
        await asyncio.sleep(0.5)
        found: Any = await page.run(MEASURE)
        if isinstance(found, list):
            return found
    return None


async def main(keys: list[str], shots: Path | None) -> None:
    for key in keys or list(games.ALL):
        await measured(key, shots)


if __name__ == "__main__":
    folder = next((Path(name) for name in sys.argv[1:] if Path(name).is_dir()), None)
    asyncio.run(main([key for key in sys.argv[1:] if key in games.ALL], folder))
