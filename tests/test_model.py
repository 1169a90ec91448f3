"""A table on a real file beside a `Match` in memory, whatever is pressed and whatever fails."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from engine import bots, games, notation
from engine.chance import Chance
from engine.core import Action, Illegal, NotYours, Refused, Stale, seen_by
from engine.match import Match, Token, decode
from engine.notation import join, notate
from engine.tables import Denied, Tables
from engine.tables.access.access import Access
from engine.tables.store import Conflict, Post, SaveFailed, Table, open_store
from engine.tables.table.letters import CARD
from engine.tables.table.stored import feed_of
from tests import presses
from tests.service import NOW, clock, letters_of
from tests.timed import ANA, BEN, CLEO
from tests.timed import DARA as STRANGER
from tests.toy import Toy

PRESSES = ("act", "undo", "reset", "confirm")
"""Calls that do not refuse who may not make them, but show the table as it is."""
OUTDATED = (Stale, NotYours, Illegal)
"""Refusals of a move that a panel does not offer any more. A press says no more than that it is stale."""


class Killed(Exception):
    """The process ends here."""


class Playing(RuleBasedStateMachine):
    """One table beside a `Match` in memory: refusals, stale tokens, restarts, lost races, failing saves."""

    @initialize(
        key=st.sampled_from(["toy", "yspahan"]),
        people=st.integers(1, 3),
        computers=st.integers(0, 2),
        seed=st.integers(),
    )
    def start(self, key: str, people: int, computers: int, seed: int) -> None:
        self.rng = Random(seed)
        self.patches = pytest.MonkeyPatch()
        self.patches.setitem(games.ALL, "toy", Toy())
        self.patches.setattr(Access, "random_bytes", self.rng.randbytes)
        self.runner = asyncio.Runner()
        self.folder = Path(tempfile.mkdtemp())
        self.store = self.runner.run(open_store(self.folder / "a.db"))
        self.tables = Tables(self.store, clock=clock, think=self.think)
        self.thoughts: list[str] = []
        self.old: list[tuple[int, Token]] = []
        self.delivered: list[str] = []
        self.game = games.get(key)
        self.users = [person.id for person in (ANA, BEN, CLEO)[:people]]
        self.id = self.runner.run(self.seat(key, people, computers))
        table = self.table()
        chance = Chance.live(table.secret)
        self.model = Match.start(self.game, len(table.seats), {}, chance)
        self.setup = tuple(chance.drawn)

    async def seat(self, key: str, people: int, computers: int) -> int:
        table = await self.tables.lobby.open(key, ANA, guild=1, channel=2)
        for person in (ANA, BEN, CLEO)[1:people]:
            await self.tables.lobby.join(table.id, person)
        most, least = self.game.seats[-1], self.game.seats[0]
        for number in range(max(least - people, min(computers, most - people))):
            await self.tables.lobby.add_computer(table.id, ANA.id, "dice", f"C{number}")
        await self.tables.lobby.start(table.id, ANA.id)
        return table.id

    async def think(
        self, key: str, view: bytes, seat: int, level: str, seconds: float, seed: int, plan: str
    ) -> bots.Chosen:
        legal = self.game.legal_actions(decode(self.game, view), seat)
        self.thoughts.append(notate(self.game.verbs, self.rng.choice(legal)))
        return bots.Chosen(self.thoughts[-1])

    def teardown(self) -> None:
        self.patches.undo()
        self.runner.run(self.store.close())
        self.runner.close()
        shutil.rmtree(self.folder)

    def table(self) -> Table:
        table = self.runner.run(self.store.load(self.id))
        assert table
        return table

    def chance(self) -> Chance:
        drawn = len(self.setup) + sum(len(line.drawn) for line in self.model.lines)
        return Chance.live(self.table().secret, drawn)

    def token(self, seat: int) -> Token:
        try:
            return self.model.token(seat)
        except NotYours:
            return Token(1, 0)

    @property
    def over(self) -> bool:
        return not self.model.decisions()

    def asked(self) -> list[int]:
        """The people at the table who are asked something."""
        return [d.seat for d in self.model.decisions() if d.seat < len(self.users)]

    def both(
        self, here: Callable[[], object], there: Callable[[], Awaitable[object]]
    ) -> type[Refused] | None:
        """Do the same in the model and at the table: it is refused in both for one reason, or in none."""
        refused: list[type[Refused] | None] = []
        for do in (here, lambda: self.runner.run(there())):
            try:
                do()
                refused.append(None)
            except Refused as error:
                refused.append(Stale if isinstance(error, OUTDATED) else type(error))
        assert refused[0] is refused[1]
        return refused[0]

    def step(
        self, seat: int, pick: int, token: Token
    ) -> tuple[Callable[[], object], Callable[[], Awaitable[object]]]:
        legal = self.model.legal_actions(seat)
        actions = [legal[pick % len(legal)]] if legal else []
        return (
            lambda: self.press_in_model(seat, actions, token),
            lambda: presses.act(self.tables, self.id, self.users[seat], actions, token),
        )

    def press_in_model(self, seat: int, actions: list[Action], token: Token) -> None:
        if not actions:
            raise NotYours
        self.model.act(seat, *actions, token, self.chance())
        if self.game.verbs[actions[0].verb].ends and self.model.finished(seat):
            self.model.confirm(seat, self.model.token(seat), self.chance())

    def change(
        self, seat: int, what: str, token: Token
    ) -> tuple[Callable[[], object], Callable[[], Awaitable[object]]]:
        chance = (self.chance(),) if what == "confirm" else ()
        return (
            lambda: getattr(self.model, what)(seat, token, *chance),
            lambda: getattr(presses, what)(self.tables, self.id, self.users[seat], token),
        )

    @precondition(lambda self: self.asked())
    @rule(who=st.integers(0, 9), pick=st.integers(0, 5000))
    def act(self, who: int, pick: int) -> None:
        seat = self.asked()[who % len(self.asked())]
        self.old.append((seat, self.token(seat)))
        self.both(*self.step(seat, pick, self.token(seat)))

    @precondition(lambda self: not self.over)
    @rule(who=st.integers(0, 2), what=st.sampled_from(["undo", "reset", "confirm", "confirm", "confirm"]))
    def change_a_draft(self, who: int, what: str) -> None:
        seat = who % len(self.users)
        self.both(*self.change(seat, what, self.token(seat)))

    @precondition(lambda self: self.asked())
    @rule(
        picks=st.lists(st.integers(0, 5000), max_size=3),
        nonsense=st.sampled_from(["", "", "", "; fly", "; 1 2", "; g"]),
    )
    def play_line(self, picks: list[int], nonsense: str) -> None:
        """A line of legal steps, and sometimes of something else behind them."""
        seat = self.asked()[0]
        ahead = Match(
            self.game, self.model.base, author=self.model.author, draft=self.model.draft, rev=self.model.rev
        )
        steps = []
        for pick in picks:
            if legal := ahead.legal_actions(seat) if ahead.question(seat) else []:
                steps.append(legal[pick % len(legal)])
                if ahead.final(seat, steps[-1]):
                    break
                ahead.act(seat, steps[-1], ahead.token(seat), self.chance())
        text = join(self.game.verbs, steps) + nonsense
        self.both(
            lambda: self.type_in_model(seat, text),
            lambda: self.tables.play.play_line(self.id, self.users[seat], text),
        )

    def type_in_model(self, seat: int, text: str) -> None:
        for number, action in enumerate(self.model.read_line(seat, text) if text else []):
            self.model.act(seat, action, self.model.token(seat), self.chance(), joined=number > 0)
        if self.model.finished(seat):
            self.model.confirm(seat, self.model.token(seat), self.chance())

    @precondition(lambda self: self.old and not self.over)
    @rule(which=st.integers(0, 999), what=st.sampled_from(["act", "undo", "reset", "confirm"]))
    def press_a_stale_button(self, which: int, what: str) -> None:
        seat, token = self.old[which % len(self.old)]
        stale = token != self.token(seat)
        refused = self.both(
            *(self.step(seat, which, token) if what == "act" else self.change(seat, what, token))
        )
        assert refused is Stale or not stale

    @precondition(lambda self: not self.over)
    @rule(
        what=st.sampled_from(
            ["act", "play_line", "undo", "reset", "confirm", "suggest", "resign", "cancel", "move_to"]
        )
    )
    def press_as_a_stranger(self, what: str) -> None:
        self.refuses(what, STRANGER.id, "not-seated")

    def refuses(self, what: str, user: int, why: str) -> None:
        """A call fails: an outdated press without a reason, any other with `why`."""
        with pytest.raises(Stale if what in PRESSES else Denied, match=None if what in PRESSES else why):
            self.runner.run(self.call(what, user))

    def call(self, what: str, user: int) -> Coroutine[Any, Any, object]:
        """Return a call by a person who should not make it."""
        tables, token = self.tables, Token(1, 0)
        match what:
            case "act":
                return presses.act(tables, self.id, user, [], token)
            case "play_line":
                return tables.play.play_line(self.id, user, "roll 0")
            case "suggest":
                return tables.play.suggest(self.id, user, "")
            case "move_to":
                return tables.council.move_to(self.id, user, 1, 2)
            case "resign" | "cancel":
                return getattr(tables.seats, what)(self.id, user)
            case _:
                return getattr(presses, what)(tables, self.id, user, token)

    @rule()
    def restart(self) -> None:
        self.runner.run(self.store.close())
        self.store = self.runner.run(open_store(self.folder / "a.db"))
        self.tables = Tables(self.store, clock=clock, think=self.think)

    @precondition(lambda self: self.asked())
    @rule(pick=st.integers(0, 5000), how=st.sampled_from(["refused", "lost race", "killed"]))
    def fail_to_save(self, pick: int, how: str) -> None:
        """Make a save fail: a full disk, a save elsewhere, or a process that ends just after the commit."""
        seat = self.asked()[0]
        finished = self.model.finished(seat)
        token = self.token(seat)
        here, there = self.change(seat, "confirm", token) if finished else self.step(seat, pick, token)
        save, save_draft = self.store.save, self.store.save_draft

        async def failing(table: Table, save: Callable[..., Awaitable[None]] = save, **changes: Any) -> None:
            if how == "refused":
                raise SaveFailed("disk full")
            if how == "lost race":
                await self.store._writes.run(lambda db: db.execute("update match set seq = seq + 1"))
            await save(table, **changes)
            raise Killed

        self.store.save = failing  # type: ignore[method-assign]
        self.store.save_draft = partial(failing, save=save_draft)  # type: ignore[method-assign]
        with pytest.raises({"refused": SaveFailed, "lost race": Conflict, "killed": Killed}[how]):
            self.runner.run(there())
        if how == "killed":
            here()
        self.restart()

    @rule()
    def computers_play(self) -> None:
        """As a due timer makes them."""
        self.thoughts.clear()
        for timer in self.runner.run(self.store.timers_due(NOW)):
            self.runner.run(self.tables.automation.move(timer.match))
            self.runner.run(self.store.delete_timer(timer.id))
        for text in self.thoughts:
            seat = self.model.author if self.model.draft else self.computers()[0]
            action = notation.read(self.game.verbs, text)
            self.model.act(seat, action, self.model.token(seat), self.chance())
            if self.model.finished(seat):
                self.model.confirm(seat, self.model.token(seat), self.chance())

    def computers(self) -> list[int]:
        return [d.seat for d in self.model.decisions() if d.seat >= len(self.users)]

    @rule(many=st.integers(1, 3))
    def deliver(self, many: int) -> None:
        for letter in self.runner.run(self.store.mail(NOW, many)):
            self.delivered += [letter.nonce] if letter.kind != CARD else []
            self.runner.run(self.store.mark_sent([letter.id], NOW, Post(self.id, 1, None, "")))

    @precondition(lambda self: self.over)
    @rule(what=st.sampled_from(["act", "undo", "play_line", "resign", "cancel"]))
    def come_too_late(self, what: str) -> None:
        self.refuses(what, self.users[0], "not-live" if what == "cancel" else "is-over")

    @invariant()
    def the_file_says_what_the_model_says(self) -> None:
        table, model, verbs = self.table(), self.model, self.game.verbs
        assert decode(self.game, table.base) == model.base
        assert table.status == ("over" if self.over else "live")
        setup, *lines = self.runner.run(self.store.lines(self.id))
        assert (setup.n, setup.drawn) == (0, self.setup)
        assert [(line.n, line.seat, line.text, line.drawn) for line in lines] == [
            (n, line.seat, join(verbs, line.actions), line.drawn) for n, line in enumerate(model.lines, 1)
        ]
        assert table.drawn == len(self.setup) + sum(len(line.drawn) for line in lines)

    @invariant()
    def everybody_sees_what_the_model_shows(self) -> None:
        last = self.model.lines[-1].events if self.model.lines else ()
        for seat, user in [(None, STRANGER.id), *enumerate(self.users)]:
            look = self.runner.run(self.tables.play.look(self.id, user))
            assert look.seat == seat
            assert look.view == self.model.view(seat)
            assert look.last == tuple(seen_by(happened, seat) for happened in last)
            if seat is not None:
                drafting = seat == self.model.author
                assert look.question == self.model.question(seat)
                assert look.draft == (tuple(self.model.draft) if drafting else ())
                assert look.finished == self.model.finished(seat)
                assert look.actions == tuple(self.model.legal_actions(seat) if look.question else ())
                assert look.token == (self.token(seat) if look.question or look.draft else None)

    @invariant()
    def everything_is_told_once(self) -> None:
        letters = self.runner.run(letters_of(self.store, self.id))
        feed = feed_of(self.table())
        told = sum((events for _, events, _ in letters), ()) + feed.unposted
        assert told[0].kind == "table-started"
        assert told[1:] == tuple(happened for line in self.model.lines for happened in line.events)
        nonces = [nonce for _, _, nonce in letters]
        assert nonces[: len(self.delivered)] == self.delivered
        assert not (feed.unposted and self.over), "the end is not told"
        assert not feed.ping or self.computers(), "people wait and are not told"
        assert (letters[-1:] and letters[-1][0]) == ("over" if self.over else letters[-1:] and "turn")

    @invariant()
    def computers_are_woken(self) -> None:
        timers = self.runner.run(self.store.timers_due(NOW))
        assert len(timers) == (1 if self.computers() else 0)


TestPlaying = Playing.TestCase


TestPlaying.settings = settings(max_examples=25, stateful_step_count=40, deadline=None)
