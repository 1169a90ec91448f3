"""How many taps a turn takes on the real panels, when easy computer players decide what is chosen.

A button is one tap, a select is two: it is opened, and an option is chosen. *Take turn*, the answer to a
question about a final step, and *Confirm* count. An answer in another's turn is no turn.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Sequence
from copy import deepcopy
from typing import Any

import discord

from cogs.ui import ids, menu, panel
from engine import games
from engine.bots.monte_carlo import MANY, Thought
from engine.chance import SECRET_BYTES, Chance
from engine.core import Action
from engine.match import encode
from engine.notation import read_all
from engine.tables.play.look import Look, look_at
from engine.tables.store import Seat, Table
from engine.tables.table.session import Session
from locales import texts
from tests.bench import Result, quantile

SEATS = 3
BARS = {"yspahan": (5, 7), "amyitis": (3, 5), "ishtar": (6, 9), "babylon": (7, 10)}
"""Taps of a turn: the median, and what nine of ten turns need at most."""
BUTTON, SELECT = 1, 2
EQUAL = 1e-9
"""Points; less is no difference."""


def taps(key: str, share: float) -> list[Result]:
    """Whole games of easy computers."""
    counts = [count for seed in range(max(1, round(10 * share))) for count in of_a_game(key, seed)]
    note = f"{len(counts)} turns of {SEATS} easy computers"
    return [
        Result(f"taps for a turn, {name}", key, quantile(counts, part), "", bar, note=note)
        for (name, part), bar in zip((("p50", 0.5), ("p90", 0.9)), BARS[key], strict=True)
    ]


def of_a_game(key: str, seed: int) -> Iterator[int]:
    """The taps of each turn of a game."""
    game, rng = games.get(key), random.Random(seed)
    base = encode(game.setup(SEATS, {}, Chance.seeded(seed)))
    secret = seed.to_bytes(SECRET_BYTES, "big")
    seats = [Seat(seat=n, user=n + 1, name="ABC"[n]) for n in range(SEATS)]
    table = Table(
        game=key, rules=game.rules, opener=1, secret=secret, status="live", base=base, created=0, moved=0,
        seats=seats,
    )  # fmt: skip
    session = Session(table)
    match = session.match
    while decisions := match.decisions():
        seat = decisions[0].seat
        aside = decisions[0].kind in game.asides
        count = BUTTON  # Take turn
        free: set[Action] = set()
        while any(decision.seat == seat for decision in match.decisions()):
            if match.finished(seat):
                session.confirm(seat, match.token(seat))
                count += BUTTON
                break
            look = look_at(session, seat + 1)
            action = picked(look, rng)
            asks = match.asks(seat, action)
            if action in free and not asks:
                free.discard(action)
            else:
                pressed, free = reached(look, row(session, seat, action, rng))
                count += pressed + asks * BUTTON
            session.act(seat, action, match.token(seat))
            if match.finished(seat) and game.verbs[action.verb].ends:
                session.confirm(seat, match.token(seat))
                break
        if not aside:
            yield count


def picked(look: Look, rng: random.Random) -> Action:
    """What an easy computer picks; of equally good places one with a number, if there is one.

    From a long list it tries only some, so those with a number are tried too.
    """
    numbered = menu.arrange(look, ()).numbers
    thought = Thought(look.game, look.view, look.seat or 0, rng, math.inf)
    ranked = thought.ranked()
    tried = {action for _, action in ranked}
    ranked += [(worth(thought, action), action) for action in numbered if action not in tried]
    most = max(value for value, _ in ranked)
    equal = [action for value, action in ranked if value > most - EQUAL]
    return next((action for action in equal if action in numbered), equal[0])


def worth(thought: Thought[Any], action: Action) -> float:
    """The value of the position after an action, as `Thought.ranked` finds it."""
    state = thought.copy(thought.view.state)
    thought.game.play(state, thought.seat, action, Chance.seeded(0))
    return thought.prospects(state, thought.seat) if len(thought.actions) > MANY else thought.value(state)


def row(session: Session, seat: int, action: Action, rng: random.Random) -> list[Action]:
    """An action and what the computer picks after it with the same verb, if that may be repeated."""
    ahead, found = deepcopy(session), [action]
    match = ahead.match
    while session.game.verbs[action.verb].repeat:
        ahead.act(seat, found[-1], match.token(seat))
        if not any(decision.seat == seat for decision in match.decisions()) or match.finished(seat):
            break
        following = picked(look_at(ahead, seat + 1), rng)
        if following.verb != action.verb:
            break
        found.append(following)
    return found


def reached(look: Look, picks: Sequence[Action]) -> tuple[int, set[Action]]:
    """The taps to an action from the first panel, and which others can be chosen together with it.

    These are the other values of a select that takes several, every answer to the question that follows, or
    the other steps of a button that takes several which are picked one after the other.
    """
    count, path, action = 0, (), picks[0]
    while True:
        at = menu.arrange(look, path)
        ways = list(controls(panel.panel(look, texts(), at, [])))
        for taps, values, _ in ways:
            for line in whole(look, values):
                if (
                    len(line) > 1
                    and len({step.verb for step in line}) == 1
                    and set(line) == {*picks[: len(line)]}
                ):
                    return count + taps, set(line) - {action}
        for taps, values, several in ways:
            if any(line[0] == action for line in whole(look, values)):
                together = [line[0] for line in whole(look, values)] if several > 1 else []
                every = [line for _, values, _ in ways for line in whole(look, values)]
                answers = [line[1] for line in every if line[0] == action and len(line) > 1]
                return count + taps, {*together, *answers} - {action}
        count, path = next(
            (count + taps, menu.split_path(value))
            for taps, values, _ in ways
            for value in values
            if not value.startswith(menu.EXACT) and leads(look, value, action)
        )


def whole(look: Look, values: Sequence[str]) -> list[tuple[Action, ...]]:
    """The lines among what can be chosen: an action, or an action and the answer to what it leads to."""
    exact = [value.removeprefix(menu.EXACT) for value in values if value.startswith(menu.EXACT)]
    return [read_all(look.game.verbs, line) for line in exact]


def leads(look: Look, value: str, action: Action) -> bool:
    """Return whether an action is among those behind a choice."""
    return action in menu.chosen(look, menu.split_path(value))


def controls(view: discord.ui.LayoutView) -> Iterator[tuple[int, list[str], int]]:
    """Each control for choices: its taps, what can be chosen, and how many at once."""
    for item in view.walk_children():
        if isinstance(item, discord.ui.Select):
            select: discord.ui.Select[Any] = item
            yield SELECT, [option.value for option in select.options], select.max_values
        elif isinstance(item, discord.ui.Button) and item.custom_id:
            press = ids.read(item.custom_id)
            if press and press.verb == "do":
                yield BUTTON, [press.rest], 1
