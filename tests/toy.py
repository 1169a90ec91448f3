"""A small game for tests: sealed bids (several seats asked at once), a hidden hand, a draw, two to six seats.

Each round every seat bids at once, 0 to 30 pebbles of its stock; the highest bidder pays and then takes a
pebble's worth of points from the bag, or passes on it. Two rounds.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from engine.chance import Chance
from engine.core import (
    HIDDEN,
    MAX_SEATS,
    Action,
    Decision,
    Event,
    Game,
    Outcome,
    Verb,
    View,
    changes,
    copier,
    event,
    ranks,
    require,
)

UNBID = "-"


@dataclass(slots=True)
class State:
    round: int
    stock: list[int]
    score: list[int]
    bids: list[str]
    hand: list[list[str]]
    winner: int
    no: int


class Toy(Game[State]):
    key = "toy"
    hands = frozenset({"board-hand", "board-hand-empty"})
    accent = 0xD9A441
    complexity = 1
    seats = range(2, MAX_SEATS + 1)
    rules = 1
    verbs: Mapping[str, Verb] = {
        "bid": Verb("bid {n}"),
        "take": Verb("take {what} [with={charm}]"),
        "gift": Verb("gift {what}", repeat=True),
        "pass": Verb("pass", ends=True),
    }
    state_type = State

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> State:
        hand = [[f"charm{chance.below(3)}"] for _ in range(seats)]
        return State(1, [30] * seats, [0] * seats, [UNBID] * seats, hand, -1, 1)

    def pending(self, state: State) -> tuple[Decision, ...]:
        if state.round > 2:
            return ()
        if state.winner >= 0:
            return (Decision(state.winner, "prize", state.no),)
        return tuple(Decision(s, "bid", state.no) for s, bid in enumerate(state.bids) if bid == UNBID)

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        if not any(d.seat == seat for d in self.pending(state)):
            return []
        if state.winner < 0:
            return [Action("bid", (n,)) for n in range(max(2, state.stock[seat] + 1))]
        return [
            Action("take", ("pebble", "")),
            Action("take", ("bag", "")),
            *(Action("take", ("pebble", c)) for c in state.hand[seat]),
            *(Action("gift", (f"g{n}",)) for n in range(3)),
            Action("pass"),
        ]

    def apply(self, state: State, seat: int, action: Action, chance: Chance) -> list[Event]:
        before = self.scores(state)
        self._carry_out(state, seat, action, chance)
        return [event(action.verb, seat, changes(before, self.scores(state)))]

    def _carry_out(self, state: State, seat: int, action: Action, chance: Chance) -> None:
        if action.verb == "bid":
            state.bids[seat] = str(action.args[0])
            if UNBID not in state.bids:
                chance.reveal()
                best = max(state.bids, key=int)
                state.winner = state.bids.index(best)
                state.stock[state.winner] = max(0, state.stock[state.winner] - int(best))
                state.no += 1
            return
        if action.verb == "gift":
            state.score[seat] += 1
            state.stock[seat] += 1
            if state.stock[seat] < 40:
                state.no += 1
                return
        elif action.args and action.args[0] == "bag":
            state.score[seat] += chance.below(6)
        elif action.verb == "take":
            state.score[seat] += 3
            if action.args[1]:
                state.hand[seat].clear()
        state.round += 1
        state.winner = -1
        state.bids = [UNBID] * len(state.bids)
        state.no += 1

    def view(self, state: State, seat: int | None) -> View[State]:
        seen = copier(State)(state)
        for other in range(len(seen.bids)):
            if other != seat:
                seen.bids[other] = (
                    seen.bids[other] if seen.bids[other] == UNBID or state.winner >= 0 else HIDDEN
                )
                seen.hand[other] = [HIDDEN] * len(seen.hand[other])
        return View(seen, seat)

    def resample(self, view: View[State], chance: Chance) -> State:
        state = copier(State)(view.state)
        state.bids = [str(chance.below(31)) if bid == HIDDEN else bid for bid in state.bids]
        state.hand = [[f"charm{chance.below(3)}" if c == HIDDEN else c for c in hand] for hand in state.hand]
        return state

    def scores(self, state: State) -> tuple[int, ...]:
        return tuple(state.score)

    def outcome(self, state: State) -> Outcome | None:
        if self.pending(state):
            return None
        return Outcome(self.scores(state), ranks(self.scores(state)), {"prizes": self.scores(state)})

    def fallback(self, state: State, seat: int) -> Action:
        return Action("pass") if state.winner >= 0 else Action("bid", (0,))

    def check(self, state: State) -> None:
        require(all(n >= 0 for n in state.stock), "a stock is below nothing")

    def facts(self, view: View[State]) -> list[Event]:
        scores = [event("board-score", seat, n=score) for seat, score in enumerate(view.state.score)]
        if view.seat is None:
            return scores
        held = [event("board-hand", view.seat, charm=charm) for charm in view.state.hand[view.seat]]
        return [*scores, *(held or [event("board-hand-empty", view.seat)])]
