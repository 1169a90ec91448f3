"""Drafts, tokens, commits and refusals of `Match`, on the toy game."""

from collections.abc import Callable
from dataclasses import replace
from itertools import permutations
from random import Random

import pytest

from engine import games
from engine.chance import Chance, TapeError, commitment
from engine.core import Action, Decision, Event, Illegal, NotYours, Outcome, RulesError, Stale, copier, event
from engine.match import Deviation, Match, Token, TooFar, Unfinished, replay, verify
from engine.records import Record
from tests.toy import State, Toy

PEBBLE, BAG, GIFT, PASS = (
    Action("take", ("pebble", "")),
    Action("take", ("bag", "")),
    Action("gift", ("g1",)),
    Action("pass"),
)


def no_dice() -> Chance:
    return Chance.scripted(())


@pytest.fixture
def match() -> Match[State]:
    """Return a match in which seat 1 has won the first round with 2 of its 30 and is the only one asked."""
    match = Match.start(Toy(), 2, {}, Chance.scripted([0, 1]))
    match.act(0, Action("bid", (1,)), match.token(0), no_dice())
    match.act(1, Action("bid", (2,)), match.token(1), no_dice())
    return match


def test_answers_given_at_once_are_committed_one_by_one(match: Match[State]):
    assert [line.seat for line in match.lines] == [0, 1]
    assert match.draft == []


def test_one_answer_leaves_the_other_seats_button_alive():
    match = Match.start(Toy(), 2, {}, Chance.scripted([0, 1]))
    token = match.token(1)
    match.act(0, Action("bid", (1,)), match.token(0), no_dice())
    match.act(1, Action("bid", (2,)), token, no_dice())
    assert match.base.winner == 1


def test_a_step_waits_in_the_draft_until_confirmed(match: Match[State]):
    before = match.base.score[1]
    match.act(1, PEBBLE, match.token(1), no_dice())
    assert match.base.score[1] == before
    assert match.view(0).state.score[1] == before
    assert match.view(1).state.score[1] == before + 3
    assert match.finished(1)
    match.confirm(1, match.token(1), no_dice())
    assert match.base.score[1] == before + 3


def test_undo_and_reset_take_steps_back(match: Match[State]):
    start = match.base
    match.act(1, GIFT, match.token(1), no_dice())
    match.act(1, GIFT, match.token(1), no_dice())
    match.undo(1, match.token(1))
    assert match.draft == [GIFT]
    match.act(1, PEBBLE, match.token(1), no_dice())
    match.reset(1, match.token(1))
    assert (match.draft, match.state) == ([], start)
    with pytest.raises(NotYours):
        match.undo(1, match.token(1))


def test_the_steps_of_one_choice_are_undone_together(match: Match[State]):
    match.act(1, GIFT, match.token(1), no_dice())
    match.act(1, GIFT, match.token(1), no_dice())
    match.act(1, PEBBLE, match.token(1), no_dice(), joined=True)
    stored = Match(match.game, match.base, author=1, draft=match.draft, choices=match.choices, rev=match.rev)
    for one in (match, stored):
        one.undo(1, one.token(1))
        assert one.draft == [GIFT]
        one.undo(1, one.token(1))
        assert one.draft == []


def test_a_draw_commits_the_draft(match: Match[State]):
    match.act(1, GIFT, match.token(1), no_dice())
    assert match.final(1, BAG)
    assert not match.final(1, PEBBLE)
    match.act(1, BAG, match.token(1), Chance.scripted([5]))
    line = match.lines[-1]
    assert (line.actions, line.drawn, match.draft) == ((GIFT, BAG), (5,), [])
    assert match.base.score[1] == 6


BETWEEN = -2
"""Instead of a winner, between two rounds."""


class Weather(Toy):
    """The toy with a draw between its two rounds."""

    def pending(self, state: State) -> tuple[Decision, ...]:
        return () if state.winner == BETWEEN else super().pending(state)

    def outcome(self, state: State) -> Outcome | None:
        return None if state.winner == BETWEEN else super().outcome(state)

    def apply(self, state: State, seat: int, action: Action, chance: Chance) -> list[Event]:
        before = state.round
        events = super().apply(state, seat, action, chance)
        if before < state.round <= 2:
            state.winner = BETWEEN
        return events

    def proceed(self, state: State, chance: Chance) -> list[Event]:
        if state.winner != BETWEEN:
            return []
        state.winner = -1
        state.stock[0] += chance.below(6)
        return [event("weather")]


@pytest.fixture
def windy() -> Match[State]:
    """Seat 1 is asked alone."""
    match = Match.start(Weather(), 2, {}, Chance.scripted([0, 1]))
    for seat in (0, 1):
        match.act(seat, Action("bid", (seat,)), match.token(seat), no_dice())
    return match


def test_a_draw_that_prepares_what_comes_next_waits_for_confirm(windy: Match[State]):
    assert not windy.final(1, PEBBLE)
    windy.act(1, GIFT, windy.token(1), no_dice())
    windy.act(1, PEBBLE, windy.token(1), no_dice())
    assert (windy.draft, windy.view(1).state.score) == ([GIFT, PEBBLE], [0, 4])
    assert (windy.finished(1), windy.question(1), windy.legal_actions(1)) == (True, None, [])
    windy.confirm(1, windy.token(1), Chance.scripted([5]))
    line = windy.lines[-1]
    assert (line.actions, line.drawn) == ((GIFT, PEBBLE), (5,))
    assert [happened.kind for happened in line.events] == ["gift", "take", "weather"]
    assert windy.base.stock == [35, 30]


def test_a_turn_can_be_undone_and_restored(windy: Match[State]):
    windy.act(1, GIFT, windy.token(1), no_dice())
    before = windy.state
    windy.act(1, PEBBLE, windy.token(1), no_dice())
    stored = Match(windy.game, windy.base, author=1, draft=windy.draft, rev=windy.rev)
    for match in (windy, stored):
        match.undo(1, match.token(1))
        assert (match.state, match.draft) == (before, [GIFT])
        assert match.question(1)


def test_a_step_that_draws_goes_on_to_the_next_turn(windy: Match[State]):
    assert windy.final(1, BAG)
    windy.act(1, BAG, windy.token(1), Chance.scripted([2, 3]))
    assert (windy.lines[-1].drawn, windy.draft) == ((2, 3), [])


def test_a_typed_line_stops_between_turns(windy: Match[State]):
    assert windy.read_line(1, "gift g1; take pebble") == [GIFT, PEBBLE]
    assert windy.suggest(1, "take pebble; ") == []
    with pytest.raises(TooFar) as stopped:
        windy.read_line(1, "take pebble; bid 3")
    assert stopped.value.done == "take pebble"
    windy.act(1, PEBBLE, windy.token(1), no_dice())
    assert windy.suggest(1, "b") == []
    with pytest.raises(Illegal):
        windy.read_line(1, "bid 3")


def test_rules_that_fail_on_confirming_change_nothing(windy: Match[State]):
    windy.act(1, PEBBLE, windy.token(1), no_dice())
    token, before = windy.token(1), copier(State)(windy.state)
    with pytest.raises(RulesError):
        windy.confirm(1, token, Chance.scripted([]))
    assert (windy.state, windy.draft, windy.token(1)) == (before, [PEBBLE], token)
    windy.confirm(1, token, Chance.scripted([1]))


def test_an_unfinished_turn_cannot_be_confirmed(match: Match[State]):
    with pytest.raises(NotYours):
        match.confirm(1, match.token(1), no_dice())
    match.act(1, GIFT, match.token(1), no_dice())
    with pytest.raises(Unfinished):
        match.confirm(1, match.token(1), no_dice())


def test_stale_buttons_are_refused(match: Match[State]):
    token = match.token(1)
    match.act(1, GIFT, token, no_dice())
    for stale in (token, Token(token.no + 1, 0), Token(0, 1)):
        with pytest.raises(Stale):
            match.act(1, PEBBLE, stale, no_dice())
    match.undo(1, match.token(1))
    with pytest.raises(Stale):
        match.act(1, PEBBLE, token, no_dice())


def test_strangers_and_illegal_moves_are_refused(match: Match[State]):
    with pytest.raises(NotYours):
        match.act(0, PASS, Token(match.token(1).no, 0), no_dice())
    before = match.base
    with pytest.raises(Illegal):
        match.act(1, Action("take", ("moon", "")), match.token(1), no_dice())
    assert match.state is before


def test_failing_rules_change_nothing(match: Match[State], monkeypatch: pytest.MonkeyPatch):
    def broken(self: Toy, state: State) -> None:
        raise ZeroDivisionError

    token, before = match.token(1), match.state
    monkeypatch.setattr(Toy, "check", broken)
    with pytest.raises(RulesError):
        match.act(1, GIFT, token, no_dice())
    assert (match.state, match.draft, match.token(1)) == (before, [], token)
    assert before.score[1] == 0


def test_a_typed_line_is_read_step_by_step(match: Match[State]):
    assert match.read_line(1, "gift g1 g2; take pebble") == [GIFT, Action("gift", ("g2",)), PEBBLE]
    assert match.draft == []
    with pytest.raises(TooFar) as stopped:
        match.read_line(1, "gift g1; take bag; pass")
    assert stopped.value.done == "gift g1; take bag"
    with pytest.raises(Illegal):
        match.read_line(1, "pass; gift g1")


SECRET = b"x" * 32
ANA, BEN = 1_310_000_000_000_000_001, 1_310_000_000_000_000_002


def finished(secret: bytes = SECRET, contributions: tuple[int, ...] = ()) -> Record:
    chance = Chance.live(secret, 0, contributions)
    match = Match.start(Toy(), 2, {}, chance)
    setup = tuple(chance.drawn)
    drawn = len(setup)
    for seat, action in [(0, Action("bid", (1,))), (1, Action("bid", (0,))), (0, BAG)] * 2:
        chance = Chance.live(secret, drawn, contributions)
        match.act(seat, action, match.token(seat), chance)
        if match.finished(seat):
            match.confirm(seat, match.token(seat), chance)
        drawn += len(chance.drawn)
    return Record(
        game="toy",
        rules=1,
        seats=("A", "B"),
        options={},
        setup=setup,
        lines=match.lines,
        commitment=commitment(secret),
        secret=secret.hex(),
        scores=Toy().scores(match.base),
        contributions=contributions,
    )


@pytest.mark.parametrize("contributions", [(), (0, 0), (ANA, 0), (ANA, BEN)])
def test_a_finished_record_verifies(contributions: tuple[int, ...]):
    record = finished(contributions=contributions)
    assert verify(Toy(), record) == record.scores


def _another_draw(record: Record) -> None:
    line = record.lines[2]
    record.lines[2] = replace(line, drawn=((line.drawn[0] + 1) % 6,))


@pytest.mark.parametrize(
    "tamper",
    [
        lambda record: setattr(record, "secret", (b"y" * 32).hex()),
        lambda record: setattr(record, "secret", "no hex"),
        lambda record: setattr(record, "secret", ""),
        lambda record: setattr(record, "commitment", commitment(b"y" * 32)),
        lambda record: setattr(record, "scores", (99, 0)),
        lambda record: setattr(record, "contributions", (BEN, ANA)),
        lambda record: setattr(record, "contributions", (ANA,)),
        lambda record: setattr(record, "contributions", ()),
        lambda record: record.lines.pop(),
        _another_draw,
    ],
)
def test_a_tampered_record_does_not_verify(tamper: Callable[[Record], object]):
    record = finished(contributions=(ANA, BEN))
    tamper(record)
    with pytest.raises(Deviation):
        verify(Toy(), record)


def test_a_secret_of_another_length_does_not_verify():
    record = replace(finished(), secret="00" * 65, commitment=commitment(bytes(65)))
    with pytest.raises(Deviation, match="65 bytes"):
        verify(Toy(), record)


def test_verifying_names_the_versions_of_the_rules_if_they_differ():
    record = replace(finished(), rules=7)
    assert verify(Toy(), record) == record.scores
    with pytest.raises(Deviation, match=r"rules version 7, checked under version 1"):
        verify(Toy(), replace(record, scores=(99, 0)))


def test_a_record_that_no_longer_plays_says_where():
    record = finished()
    record.lines[1] = type(record.lines[1])(1, (Action("bid", (99,)),))
    with pytest.raises(Deviation, match="line 2: not legal: bid 99"):
        list(replay(Toy(), record, strict=True))
    with pytest.raises(Deviation, match="line 2: not legal: bid 99"):
        verify(Toy(), record)


def test_a_record_whose_setting_up_draws_other_numbers_says_so():
    for tape in ((), (10**6,)):
        with pytest.raises(Deviation, match="line 0: "):
            list(replay(games.get("yspahan"), Record("yspahan", 1, ("A", "B"), {}, tape, [])))


def test_chance_sources():
    secret = b"s" * 32
    first = [Chance.live(secret).below(1000) for _ in range(2)]
    assert first[0] == first[1]
    rolls = Chance.live(secret)
    numbers = [rolls.below(6) for _ in range(3000)]
    assert set(numbers) == set(range(6))
    assert Chance.live(secret, 2999).below(6) == numbers[-1]
    assert all(400 < numbers.count(face) < 600 for face in range(6))
    assert numbers[:8] == [1, 4, 3, 3, 1, 5, 4, 4], "running tables and old records draw as before"
    tape = Chance.tape([4, 2])
    assert (tape.below(6), tape.final) == (4, True)
    with pytest.raises(TapeError):
        tape.below(2)
    with pytest.raises(TapeError):
        Chance.tape([]).below(2)


def numbers(*contributions: int, start: int = 0) -> list[int]:
    chance = Chance.live(SECRET, start, contributions)
    return [chance.below(1000) for _ in range(50)]


def test_every_contribution_changes_what_is_drawn():
    assert numbers() == numbers(0, 0) == numbers(0, 0, 0)
    others = [numbers(ANA, 0), numbers(0, ANA), numbers(ANA, BEN), numbers(BEN, ANA), numbers(ANA)]
    assert len({tuple(drawn) for drawn in [numbers(), *others]}) == 6
    assert numbers(ANA, BEN, start=20)[:30] == numbers(ANA, BEN)[20:]


@pytest.mark.parametrize("number", [-1, 2**63])
def test_a_contribution_is_an_id(number: int):
    with pytest.raises(ValueError, match="contribution"):
        Chance.live(SECRET, 0, (number,))


def test_as_many_cubes_can_be_chosen_as_some_order_allows():
    """The second place of a souk of two is filled at once, being the only one: it does not count (Y 3.6)."""
    game, rng, found = games.get("yspahan"), Random(3), False
    while not found:
        match = Match.start(game, 3, {}, Chance.seeded(rng.randrange(10**6)))
        while match.decisions():
            seat = match.decisions()[0].seat
            legal = match.legal_actions(seat)
            state = match.view(seat).state
            shops = {str(action.args[0]) for action in legal if action.verb == "place"}
            if state.cubes == 2 and {"R3a", "R3b", "R8a", "R8b"} <= shops and not state.optional:
                assert match.repeats(seat, "place") == 2, "R8b and R8a, though not R3a and R3b"
                found = True
            match.act(seat, rng.choice(legal), match.token(seat), Chance.seeded(rng.randrange(10**6)))
            if match.finished(seat):
                match.confirm(seat, match.token(seat), Chance.seeded(rng.randrange(10**6)))


def test_a_chosen_cube_that_the_rules_place_themselves_is_not_left_out():
    """Of a souk of two the second place is filled at once; it would be in another souk's way (Y 3.6)."""
    game, rng, found = games.get("yspahan"), Random(3), False
    while not found:
        match = Match.start(game, 3, {}, Chance.seeded(rng.randrange(10**6)))
        while match.decisions():
            seat = match.decisions()[0].seat
            legal = match.legal_actions(seat)
            state = match.view(seat).state
            shops = {action.args[0]: action for action in legal if action.verb == "place"}
            if state.cubes == 2 and {"R3a", "R3b", "R8a"} <= shops.keys() and not state.optional:
                begun = shops["R3a"]
                assert match.longest_order(seat, [begun, shops["R3b"]]) == ([begun], [])
                assert match.longest_order(seat, [begun, shops["R8a"]]) == ([begun], [shops["R8a"]])
                found = True
            match.act(seat, rng.choice(legal), match.token(seat), Chance.seeded(rng.randrange(10**6)))
            if match.finished(seat):
                match.confirm(seat, match.token(seat), Chance.seeded(rng.randrange(10**6)))


def test_chosen_cubes_are_placed_in_an_order_in_which_all_fit():
    """A souk that was begun must be completed first, so not every order works (Y 3.6)."""
    game, rng, partial = games.get("yspahan"), Random(3), 0
    while partial < 20:
        match = Match.start(game, 3, {}, Chance.seeded(rng.randrange(10**6)))
        while match.decisions():
            seat = match.decisions()[0].seat
            legal = match.legal_actions(seat)
            places = [action for action in legal if action.verb == "place"]
            assert len(places) == 0 or match.repeats(seat, "place") <= len(places)
            for first, second in permutations(places, 2):
                found = [match.longest_order(seat, pair) for pair in ([first, second], [second, first])]
                ends, rests = zip(*found, strict=True)
                assert len(ends[0]) == len(ends[1]), "the order of the choices doesn't matter"
                assert len(rests[0]) == len(rests[1])
                partial += len(ends[0]) == 2 and ends[0] != [first, second]
            match.act(seat, rng.choice(legal), match.token(seat), Chance.seeded(rng.randrange(10**6)))
            if match.finished(seat):
                match.confirm(seat, match.token(seat), Chance.seeded(rng.randrange(10**6)))
