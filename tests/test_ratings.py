"""Ratings: who counts at a table, what a game changes, and whether it finds out who is stronger."""

from __future__ import annotations

from itertools import combinations
from math import exp, sqrt
from random import Random
from statistics import fmean

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import bots
from engine.club.ratings import COMPUTERS, Change, Part, Rating, counts, rate, recompute, starters
from engine.tables.store import SeatResult
from tests.stores import result_of

ANA, BEN, CLEO, DAN = 11, 12, 13, 14
BETA = 25 / 6
"""The spread of a performance around the skill, in the model."""


def parts(*people: int | None, ranks: tuple[int, ...] = ()) -> list[SeatResult]:
    """Return what a game of these people (None: an easy computer) leaves, the first one as its winner."""
    given = ranks or tuple(range(1, len(people) + 1))
    seats = result_of(1, *people).seats
    return [seat._replace(rank=rank) for seat, rank in zip(seats, given, strict=True)]


def lost(seat: SeatResult, *users: int | None, how: str = "resigned") -> list[SeatResult]:
    """Return a seat with those who have lost it, the latest first."""
    return [seat, *(seat._replace(no=no, user=user, bot="", gone=how) for no, user in enumerate(users, 1))]


def gains(changes: dict[int, Change]) -> dict[int, float]:
    return {user: change.after.mu - change.before.mu for user, change in changes.items()}


def test_an_easy_game_of_two():
    """By hand, from the paper: c² = 2 (σ² + β²), both expect a half, and the winner gains σ² / 2c."""
    sigma = sqrt((25 / 3) ** 2 + (25 / 300) ** 2)  # a little is forgotten before each game
    c = sqrt(2 * (sigma**2 + BETA**2))
    changes = rate(parts(ANA, BEN), {})
    assert changes[ANA].before == changes[BEN].before == Rating()
    assert changes[ANA].after.mu == pytest.approx(25 + sigma**2 / c / 2)
    assert changes[BEN].after.mu == pytest.approx(25 - sigma**2 / c / 2)
    assert changes[ANA].after.sigma == pytest.approx(sigma * sqrt(1 - sigma**2 / c**2 / 4))


def test_a_surprise_changes_more_than_what_was_expected():
    strong, weak = Rating(32, 4), Rating(18, 4)
    expected = gains(rate(parts(ANA, BEN), {ANA: strong, BEN: weak}))
    surprise = gains(rate(parts(ANA, BEN), {ANA: weak, BEN: strong}))
    assert 0 < expected[ANA] < 0.3 < 1 < surprise[ANA]


def test_equals_who_share_a_place_stay_level():
    changes = rate(parts(ANA, BEN, CLEO, DAN, ranks=(1, 1, 3, 3)), {})
    assert changes[ANA] == changes[BEN]
    assert changes[CLEO] == changes[DAN]
    assert changes[ANA].after.mu > 25 > changes[CLEO].after.mu


def test_a_computer_is_an_opponent_whose_rating_stays():
    changes = rate(parts(ANA, None, BEN), {})
    assert set(changes) == {ANA, BEN}
    easy, hard = (
        rate([parts(ANA, BEN, None)[0], *parts(None, BEN)[1:], seat], {})
        for level in ("easy", "hard")
        for seat in [parts(ANA, BEN, None)[2]._replace(bot=level)]
    )
    assert gains(hard)[ANA] > gains(easy)[ANA], "who beats a stronger one gains more"


def test_every_level_has_a_rating_in_its_order():
    assert set(COMPUTERS) == set(bots.LEVELS)
    order = [COMPUTERS[level].mu for level in ("dice", "easy", "normal", "hard")]
    assert order == sorted(set(order))


def test_a_character_counts_as_a_normal_computer():
    ana, ben, computer = parts(ANA, BEN, None)
    normal, character = (
        rate([ana, ben, computer._replace(bot=level)], {}) for level in ("normal", "caravan")
    )
    assert normal == character
    assert normal != rate([ana, ben, computer], {})


def test_two_people_must_have_begun():
    assert not counts(parts(ANA, None, None))
    assert rate(parts(ANA, None, None), {}) == {}
    assert counts(parts(ANA, BEN))
    first, second = parts(ANA, None)
    assert counts([first, *lost(second, BEN)]), "a computer has taken over from a person"


def test_who_gives_up_is_last_even_if_the_computer_wins():
    """The seat wins under a computer; whoever began it is behind the two who played to the end."""
    first, second, third = parts(None, BEN, CLEO)
    changes = rate([*lost(first, ANA), second, third], {})
    assert changes == rate(parts(ANA, BEN, CLEO, ranks=(3, 1, 2)), {})
    assert changes[ANA].after.mu < changes[CLEO].after.mu < changes[BEN].after.mu


@pytest.mark.parametrize("how", ["resigned", "absent", "away"])
def test_two_who_lost_their_seats_are_level(how: str):
    first, second, third = parts(None, None, CLEO)
    changes = rate([*lost(first, ANA, how=how), *lost(second, BEN, how=how), third], {})
    assert changes[ANA] == changes[BEN]
    assert changes[CLEO].after.mu > 25 > changes[ANA].after.mu


def test_who_takes_a_seat_over_is_not_rated():
    """Ana began, Cleo took over and lost the seat too, Dan had it at the end and won."""
    first, second = parts(DAN, BEN)
    seats = [*lost(first, CLEO, ANA), second]
    assert [part.user for part in starters(seats)] == [ANA, BEN]
    assert rate(seats, {}) == rate(parts(BEN, ANA), {})


def test_a_deleted_person_counts_as_somebody_new():
    first, second = parts(ANA, BEN)
    nameless = second._replace(user=None, bot="")
    assert rate([first, nameless], {BEN: Rating(40, 2)}) == {ANA: rate(parts(ANA, BEN), {})[ANA]}


def test_the_order_of_the_rows_does_not_matter():
    first, second, third = parts(None, BEN, CLEO)
    seats: list[Part] = [*lost(first, ANA), second, third]
    assert rate(seats[::-1], {}) == rate(seats, {})


def test_ratings_follow_from_the_games_in_their_order():
    seats = parts(ANA, BEN)
    other = [seat._replace(game="ishtar") for seat in parts(BEN, ANA)]
    found = recompute([seats, other, seats, [], parts(ANA, None)])
    once = {user: change.after for user, change in rate(seats, {}).items()}
    twice = {user: change.after for user, change in rate(seats, once).items()}
    assert {key: found[key] for key in (("toy", ANA), ("toy", BEN))} == {
        ("toy", user): rating for user, rating in twice.items()
    }
    assert found["ishtar", BEN] == once[ANA], "each game has ratings of its own"
    assert len(found) == 4


def test_points_grow_with_what_is_known():
    lucky = rate(parts(ANA, BEN, CLEO, DAN), {})[ANA].after
    assert Rating().points == 0
    assert lucky.points < Rating(25, 3).points, "one lucky game is not worth many average ones"


def simulated(seats: int, games: int, rng: Random) -> list[tuple[float, Rating]]:
    """Return the true skills of twelve people and their ratings after so many games each."""
    skill = {user: rng.gauss(25, 5) for user in range(1, 13)}
    known: dict[int, Rating] = {}
    for _ in range(games * len(skill) // seats):
        left, order = rng.sample(sorted(skill), seats), list[int]()
        while left:
            weights = [exp(skill[user] / (sqrt(seats) * BETA)) for user in left]
            order.append(left.pop(rng.choices(range(len(left)), weights)[0]))
        known |= {user: change.after for user, change in rate(parts(*order), known).items()}
    return [(skill[user], known[user]) for user in skill]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ratings_settle_and_tell_strong_from_weak(seats: int):
    rng = Random(seats)
    assert not any(rating.settled for _, rating in simulated(seats, 5, rng))
    leagues = [simulated(seats, 25, rng) for _ in range(8)]
    assert fmean(rating.settled for league in leagues for _, rating in league) > 0.95
    right = [
        (one.mu > other.mu) == (strong > weak)
        for league in leagues
        for (strong, one), (weak, other) in combinations(league, 2)
        if abs(strong - weak) > 5
    ]
    assert fmean(right) > 0.85


@given(
    st.lists(st.tuples(st.integers(1, 4), st.floats(0, 50), st.floats(0.5, 9)), min_size=2, max_size=6),
    st.randoms(use_true_random=False),
)
def test_a_better_place_is_never_worse(seats: list[tuple[int, float, float]], rng: Random):
    """Ranks with gaps and ties, any ratings: nobody gains by a worse place, and seats are interchangeable."""
    people = list(range(1, len(seats) + 1))
    known = {user: Rating(mu, sigma) for user, (_, mu, sigma) in zip(people, seats, strict=True)}
    rows = parts(*people, ranks=tuple(rank for rank, _, _ in seats))
    changes = rate(rows, known)
    best = rate([rows[0]._replace(rank=0), *rows[1:]], known)
    worst = rate([rows[0]._replace(rank=9), *rows[1:]], known)
    low, middle, high = (found[1].after.mu for found in (worst, changes, best))
    assert low <= middle + 1e-9 <= high + 2e-9
    moved = [row._replace(seat=seat) for seat, row in enumerate(rng.sample(rows, len(rows)))]
    again = rate(moved, known)
    assert all(again[user].after == pytest.approx(changes[user].after) for user in people)
