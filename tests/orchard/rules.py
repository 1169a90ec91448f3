"""Orchard, a small game for two to six: hands of fruit that only their players see, and an open market.

O 1. The deck has twenty figs, plums and dates each. Everybody is dealt two to four cards (option `hand`).
O 2. In turn, play a card from your hand to the market: 1 point, and 1 more for each such card already there.
Then draw a card.
O 3. Before you play, you may swap a card once: draw another one, and put it back (option `swap`).
O 4. After the last round (option `rounds`), each kind of fruit in your hand is worth 1 point.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.chance import Chance
from engine.core import (
    HIDDEN,
    MAX_SEATS,
    Action,
    Event,
    Facts,
    Option,
    Verb,
    View,
    copier,
    event,
    listed,
    require,
)
from engine.games.base import Step, TurnGame

FRUIT: tuple[str, ...] = ("fig", "plum", "date")
CARDS: list[str] = sorted(FRUIT * 20)
SIZES = {"three": 3, "two": 2, "four": 4}
ROUNDS = {"three": 3, "five": 5}
VERBS: Mapping[str, Verb] = {"play": Verb("play {fruit}"), "swap": Verb("swap {fruit}")}
DEALS = 200
"""Attempts at a deal that agrees with the open question."""


@dataclass(slots=True)
class Player:
    hand: list[str]
    played: int
    """Points for cards played."""
    left: int
    """Points for cards left over."""


@dataclass(slots=True)
class State:
    ask: str
    asked: int
    no: int
    round: int
    rounds: int
    swaps: bool
    swapped: bool
    bag: list[str]
    market: list[str]
    players: list[Player]
    between: bool = False


class Orchard(TurnGame[State]):
    key = "orchard"
    accent = 0x6B8E23
    complexity = 1
    seats = range(2, MAX_SEATS + 1)
    rules = 1
    options = (
        Option("hand", tuple(SIZES)),
        Option("rounds", tuple(ROUNDS)),
        Option("swap", ("once", "never")),
    )
    hands = frozenset({"board-hand"})
    winning = frozenset({"won"})
    chosen = frozenset({"played", "swapped"})
    verbs = VERBS
    state_type = State
    sheet_rows = ("played", "left")

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> State:
        """Return the start position. O 1"""
        bag, size = CARDS[:], SIZES[options.get("hand", "three")]
        hands = [sorted(draw(bag, chance) for _ in range(size)) for _ in range(seats)]
        state = State(
            ask="act",
            asked=0,
            no=1,
            round=1,
            rounds=ROUNDS[options.get("rounds", "three")],
            swaps=options.get("swap") != "never",
            swapped=False,
            bag=bag,
            market=[],
            players=[Player(hand, 0, 0) for hand in hands],
        )
        play_forced(Step(state, 0, chance))
        self.proceed(state, chance)
        return state

    def answers(self, state: State) -> list[Action]:
        return answers(state)

    def sheet(self, state: State, seat: int) -> tuple[int, ...]:
        return state.players[seat].played, state.players[seat].left

    def view(self, state: State, seat: int | None) -> View[State]:
        seen = copier(State)(state)
        for other, player in enumerate(seen.players):
            if other != seat:
                seen.bag += player.hand
                player.hand = [HIDDEN] * len(player.hand)
        seen.bag.sort()
        return View(seen, seat)

    def resample(self, view: View[State], chance: Chance) -> State:
        state = copier(State)(view.state)
        hidden = [player for player in state.players if HIDDEN in player.hand]
        for _ in range(DEALS):
            unseen = view.state.bag[:]
            chance.shuffle(unseen)
            for player in hidden:
                player.hand = sorted(unseen.pop() for _ in player.hand)
            state.bag = sorted(unseen)
            if not state.ask or len(answers(state)) > 1:
                break
        return state

    def fallback(self, state: State, seat: int) -> Action:
        return answers(state)[0]

    def costs(self, state: State, seat: int, action: Action) -> bool:
        return action.verb == "swap"

    def facts_of(self, state: State, seat: int, action: Action) -> Facts:
        return {"n": state.market.count(str(action.args[0]))} if action.verb == "play" else {}

    def check(self, state: State) -> None:
        cards = sum((player.hand for player in state.players), state.bag + state.market)
        require(sorted(cards) == CARDS, "no card is lost")

    def facts(self, view: View[State]) -> list[Event]:
        state = view.state
        found = [event("board-asked", state.asked) if state.ask else event("board-over")]
        found.append(event("board-round", n=state.round, of=state.rounds))
        found += [event("board-score", seat, n=n) for seat, n in enumerate(self.scores(state))]
        if view.seat is not None:
            hand = state.players[view.seat].hand
            found.append(event("board-hand", view.seat, fruit=listed(hand)))
        found += [event("board-market", fruit=kind, n=state.market.count(kind)) for kind in FRUIT]
        return found


def answers(state: State) -> list[Action]:
    kinds = sorted(set(state.players[state.asked].hand))
    swaps = kinds if state.swaps and not state.swapped else []
    return [*(Action("play", (kind,)) for kind in kinds), *(Action("swap", (kind,)) for kind in swaps)]


def draw(bag: list[str], chance: Chance) -> str:
    return bag.pop(chance.below(len(bag)))


def take(step: Step[State], seat: int) -> str:
    """Draw a card into a hand and return it."""
    hand, card = step.state.players[seat].hand, draw(step.state.bag, step.chance)
    hand.append(card)
    hand.sort()
    return card


def play(step: Step[State], kind: str, *, forced: bool = False) -> None:
    """Play a card, and begin the next turn. O 2"""
    state, seat = step.state, step.state.asked
    player, points = state.players[seat], 1 + state.market.count(kind)
    player.hand.remove(kind)
    player.played += points
    state.market.append(kind)
    step.tell("forced" if forced else "played", seat, ((seat, points),), fruit=kind)
    last = seat == len(state.players) - 1
    if last and state.round == state.rounds:
        finish(step)
        return
    state.round += last
    state.asked = (seat + 1) % len(state.players)
    state.swapped, state.between = False, True


def begin(step: Step[State]) -> None:
    """Refill the hand of whoever has just played. O 2"""
    state = step.state
    take(step, (state.asked - 1) % len(state.players))
    play_forced(step)


def play_forced(step: Step[State]) -> None:
    """Play a card for a seat that has no choice. Everybody sees it."""
    forced = answers(step.state)
    if len(forced) == 1:
        step.chance.reveal()
        play(step, str(forced[0].args[0]), forced=True)


def swap(step: Step[State], kind: str) -> None:
    """Draw another card, and put one back. O 3"""
    state, seat = step.state, step.mover
    state.players[seat].hand.remove(kind)
    card = take(step, seat)
    state.bag = sorted([*state.bag, kind])
    state.swapped = True
    step.events.append(event("swapped", seat, only=seat, fruit=kind, card=card))
    play_forced(step)


def finish(step: Step[State]) -> None:
    """Count what is left, and name the winners. O 4"""
    state = step.state
    state.ask, state.asked = "", -1
    step.chance.reveal()
    for seat, player in enumerate(state.players):
        player.left = len(set(player.hand))
        step.tell("left-over", seat, ((seat, player.left),) if player.left else (), n=player.left)
    scores = [player.played + player.left for player in state.players]
    for seat, score in enumerate(scores):
        if score == max(scores):
            step.tell("won", seat, n=score)


Orchard.effects = {"play": play, "swap": swap, "": begin}
