"""Drafts, tokens, commits and refusals of `Match`, on the toy game."""

import pytest

from engine import games
from engine.chance import Chance, TapeError, commitment
from engine.core import Action, Illegal, NotYours, RulesError, Stale
from engine.match import Deviation, Match, Token, TooFar, Unfinished, replay, verify
from engine.notation import Record
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
    """Seat 1 has won the first round with 2 of its 30 and is asked alone."""
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
    match.confirm(1, match.token(1))
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


def test_a_draw_commits_the_draft(match: Match[State]):
    match.act(1, GIFT, match.token(1), no_dice())
    assert match.final(1, BAG)
    assert not match.final(1, PEBBLE)
    match.act(1, BAG, match.token(1), Chance.scripted([5]))
    line = match.lines[-1]
    assert (line.actions, line.drawn, match.draft) == ((GIFT, BAG), (5,), [])
    assert match.base.score[1] == 6


def test_an_unfinished_turn_cannot_be_confirmed(match: Match[State]):
    with pytest.raises(NotYours):
        match.confirm(1, match.token(1))
    match.act(1, GIFT, match.token(1), no_dice())
    with pytest.raises(Unfinished):
        match.confirm(1, match.token(1))


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


def finished(secret: bytes) -> Record:
    chance = Chance.live(secret)
    match = Match.start(Toy(), 2, {}, chance)
    setup = tuple(chance.drawn)
    drawn = len(setup)
    for seat, action in [(0, Action("bid", (1,))), (1, Action("bid", (0,))), (0, BAG)] * 2:
        chance = Chance.live(secret, drawn)
        match.act(seat, action, match.token(seat), chance)
        drawn += len(chance.drawn)
        if match.finished(seat):
            match.confirm(seat, match.token(seat))
    scores = Toy().scores(match.base)
    return Record("toy", 1, ("A", "B"), {}, setup, match.lines, commitment(secret), secret.hex(), scores)


def test_a_finished_record_verifies():
    record = finished(b"x" * 32)
    assert verify(Toy(), record) == record.scores


@pytest.mark.parametrize("part", ["secret", "scores", "tape"])
def test_a_tampered_record_does_not_verify(part: str):
    record = finished(b"x" * 32)
    if part == "secret":
        record.secret = (b"y" * 32).hex()
    elif part == "scores":
        record.scores = (99, 0)
    else:
        line = record.lines[2]
        record.lines[2] = type(line)(line.seat, line.actions, ((line.drawn[0] + 1) % 6,))
    with pytest.raises(Deviation):
        verify(Toy(), record)


def test_a_record_that_no_longer_plays_says_where():
    record = finished(b"x" * 32)
    record.lines[1] = type(record.lines[1])(1, (Action("bid", (99,)),))
    with pytest.raises(Deviation, match="line 2: not legal: bid 99"):
        list(replay(Toy(), 2, {}, record.setup, record.lines, strict=True))


def test_a_record_whose_setting_up_draws_other_numbers_says_so():
    for tape in ((), (10**6,)):
        with pytest.raises(Deviation, match="line 0: "):
            list(replay(games.get("yspahan"), 2, {}, tape, []))


def test_chance_sources():
    secret = b"s" * 32
    first = [Chance.live(secret).below(1000) for _ in range(2)]
    assert first[0] == first[1]
    rolls = Chance.live(secret)
    numbers = [rolls.below(6) for _ in range(3000)]
    assert set(numbers) == set(range(6))
    assert Chance.live(secret, 2999).below(6) == numbers[-1]
    assert all(400 < numbers.count(face) < 600 for face in range(6))
    tape = Chance.tape([4, 2])
    assert (tape.below(6), tape.final) == (4, True)
    with pytest.raises(TapeError):
        tape.below(2)
    with pytest.raises(TapeError):
        Chance.tape([]).below(2)
