"""How computer players choose: they rank the moves by the position after each, then try the best in playouts.

In games with short lists of moves, level `hard` also remembers what followed, in a tree (`engine.bots.tree`).

Must not know any game by name. What the seat cannot see enters only through `Game.resample`.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean, pstdev
from typing import Generic, NamedTuple, TypeVar

from engine.bots.explanation import standard_error, standing, worth_saying
from engine.bots.tree import Branch, Node
from engine.chance import Chance
from engine.core import Action, Game, View, copier

S = TypeVar("S")

PLAYOUTS = 20_000
"""The most playouts for one decision."""
HORIZON = 150
"""The most moves in one playout, unless they follow plans."""
RANKING = 0.4
"""The share of the time that ranking may take."""
PLANNING, WEIGHED = 0.15, 40
"""The share of the time that is spent on choosing a plan, and the most playouts of each."""
ENOUGH = 10
"""The number of candidates is limited so that there is time for this number of playouts of each."""
NEXT_CHECK = 1.5
"""The factor by which the number of playouts grows until the next check for candidates to give up."""
GROWING = 0.9
"""The share of the time after which no more positions are remembered."""
WIDE = 40
"""The most moves that are ranked in a position of a playout; from a longer list, random ones are taken."""
SAMPLED = 200
"""The number of playouts from which the spread of their results is estimated."""
LEAST_SPREAD = 0.5
"""Points; the least spread that the results of playouts are assumed to have."""
DOUBT = 3.0
"""Standard errors by which a candidate may be better than it seems."""
CAUTION = 1.5
"""Standard errors by which another action must be better than the one that the plan leads to."""
LITTLE = 0.1
"""Points; a candidate is given up if even an optimistic estimate of its lead is not above this."""
RIVALRY = 0.7
"""How much a point of the best other seat counts beside one's own, with more than two seats."""
SHORT = 40
"""A list that is not longer is ranked in its own order; of a longer one, time may not be enough for all."""
MANY = 250
"""Only part of a longer list is ranked, and only by the mover's own prospects."""
SETTLED = 3
"""The number of actions per candidate that are ranked again by the position at the end of the turn."""
SETTLING = 4
"""The most moves until the end of the turn that are looked for."""
GROUPED = 2
"""Actions of a long list form a group if they have the same verb and this many first arguments in common."""
LOYALTY = 3.0
"""Points by which another plan must turn out better before a character follows it."""
TASTE = 0.3
"""How much more a character likes a point from one of its rows of the score sheet than another."""


@dataclass(frozen=True, slots=True)
class Style:
    """How thoroughly a level thinks."""

    candidates: int
    """The number of actions that are tried in playouts."""
    stages: int
    """The number of stages (`Game.stage`) that a playout lasts."""
    spans: float
    """The same in a game with plans, as a multiple of `Game.span`."""
    tries: int
    """The number of random moves of which each move of a playout is the best. The time that choosing among
    more would take is better spent on more playouts."""
    check: int
    """The number of playouts before the first check for candidates to give up."""
    reached: float
    """How many playouts reach a position before its moves are remembered in the tree."""
    trust: int
    """The weight of the value of the position after an action, as a number of playouts of that action."""
    past_luck: bool
    """Whether candidates are ranked by the end of the turn even if something is drawn on the way there."""


NORMAL = Style(candidates=8, stages=1, spans=1, tries=2, check=12, reached=math.inf, trust=1, past_luck=False)
HARD = Style(candidates=12, stages=2, spans=1, tries=4, check=30, reached=6, trust=12, past_luck=True)


def aim(values: Sequence[float], seat: int) -> float:
    """Return what the seat maximizes: its prospects minus those of the best other seat.

    With more than two seats, the others' count less: what is taken from one of them is a gift to the rest.
    """
    best = max(value for other, value in enumerate(values) if other != seat)
    return values[seat] - (best if len(values) == 2 else RIVALRY * best)


class Contrast(NamedTuple):
    """The results of an action compared with the best of some others.

    All numbers are means over playouts, in points.
    """

    lead: float
    """Over the best other seat, at the end of the game."""
    margin: float
    """Its lead minus that of the best other action; 0 if there is none."""
    error: float
    """The standard error of `margin`."""
    terms: dict[str, float]
    """The parts of `margin`, under the names that `explain` uses."""
    why: list[tuple[str, float]]
    """Those of `terms` that are worth saying, largest first."""


class Thought(Generic[S]):
    """The search for one decision: candidates are ranked, then played out until time is up."""

    def __init__(
        self,
        game: Game[S],
        view: View[S],
        seat: int,
        rng: Random,
        seconds: float,
        clock: Callable[[], float] = time.perf_counter,
        plan: str = "",
        character: str = "",
    ) -> None:
        self.clock, self.started = clock, clock()
        self.game, self.view, self.seat, self.rng = game, view, seat, rng
        self.seconds = seconds
        self.copy = copier(game.state_type)
        self.actions = game.legal_actions(view.state, seat)
        self.seats = range(len(game.scores(view.state)))
        self.character = character
        """The plan that the seat prefers, one of `Game.characters`, or empty."""
        self.liked = game.characters.get(character, ())
        """The rows of the score sheet whose points it likes."""
        self.kept = plan if plan in game.plans else ""
        """The plan of the seat's decision before this one, if any: it is not given up for a little."""
        self.plan = self.kept or character or next(iter(game.plans), "")
        """What the seat follows in playouts. The others follow the most usual plan."""
        self.root = Node()
        self.aims: list[float] = []
        self.spread = LEAST_SPREAD
        self.undecided = False
        """Whether the action that turned out best was ahead of another by less than the error, at the end."""
        self.took = 0.0
        """The time of the latest playout in seconds; none begins for which there is less."""

    def in_time(self, share: float = 1.0) -> bool:
        """Return True while less than `share` of the time has passed."""
        return self.clock() - self.started < share * self.seconds

    def prospects(self, state: S, seat: int) -> float:
        """Return the score that a seat can expect at the end."""
        return sum(self.game.terms(state, seat).values())

    def value(self, state: S) -> float:
        """Return what the thinking seat maximizes."""
        return self.aims_in(state)[self.seat]

    def aims_in(self, state: S) -> list[float]:
        """Return what each seat maximizes."""
        values = [self.prospects(state, seat) for seat in self.seats]
        return [aim(values, seat) for seat in self.seats]

    def _aims_at_end(self, state: S) -> list[float]:
        """Return what each seat maximizes at the end of a playout."""
        values = [self.game.outlook(state, seat) for seat in self.seats]
        aims = [aim(values, seat) for seat in self.seats]
        if self.liked:
            rows = self.game.rows(state, self.seat)
            aims[self.seat] += TASTE * sum(rows[row] for row in self.liked)
        return aims

    def ranked(self, share: float = 1.0) -> list[tuple[float, Action]]:
        """Return the actions with the value of the position after each, best first.

        `share` is the part of the time that this may take; the most attractive actions come first. From a
        very long list, one action of each group is ranked first, then the others of the best groups.
        """
        world = self.game.resample(self.view, Chance.seeded(self.rng.getrandbits(62)))
        drawn = self.rng.getrandbits(62)
        found: list[tuple[float, Action]] = []

        def rank(actions: Sequence[Action], most: int) -> None:
            for action in actions:
                if found and (len(found) >= most or not self.in_time(share)):
                    break
                state = self.copy(world)
                self.game.play(state, self.seat, action, Chance.seeded(drawn))
                found.append((self.prospects(state, self.seat) if many else self.value(state), action))

        many = len(self.actions) > MANY
        appeals = self.game.appeals(world, self.seat, self.actions)
        if many and not any(appeals):
            groups: dict[tuple[object, ...], list[Action]] = {}
            for action in self.actions:
                groups.setdefault((action.verb, *action.args[:GROUPED]), []).append(action)
            samples = [group.pop(self.rng.randrange(len(group))) for group in groups.values()]
            self.rng.shuffle(samples)
            rank(samples, len(samples))
            found.sort(key=lambda pair: -pair[0])
            for _, action in found[:]:
                rank(groups[action.verb, *action.args[:GROUPED]], len(samples) + MANY)
        else:
            order = list(zip(appeals, self.actions, strict=True))
            if len(order) > SHORT:
                self.rng.shuffle(order)
            order.sort(key=lambda pair: -pair[0])
            rank([action for _, action in order], MANY)
        return sorted(found, key=lambda pair: -pair[0])

    def settled(
        self, ranked: Sequence[tuple[float, Action]], style: Style, share: float
    ) -> list[tuple[float, Action]]:
        """Return these actions with the value of the position at the end of the seat's turn, best first.

        Actions for which there is no time come last, unchanged. `share` is the part of the time that may be
        used up by the end.
        """
        world = self.game.resample(self.view, Chance.seeded(self.rng.getrandbits(62)))
        drawn = self.rng.getrandbits(62)
        found: list[tuple[float, Action]] = []
        for _, action in ranked:
            if not self.in_time(share):
                break
            state, chance = self.copy(world), Chance.seeded(drawn)
            self.game.play(state, self.seat, action, chance)
            self._end_turn(state, chance, style)
            found.append((self._aims_at_end(state)[self.seat], action))
        return [*sorted(found, key=lambda pair: -pair[0]), *ranked[len(found) :]]

    def turn(self, action: Action) -> tuple[Action, ...]:
        """Return an action with those that end the seat's turn after it, up to what nobody knows yet."""
        state = self.copy(self.game.resample(self.view, Chance.seeded(self.rng.getrandbits(62))))
        chance = Chance.seeded(self.rng.getrandbits(62))
        self.game.play(state, self.seat, action, chance)
        return action, *self._end_turn(state, chance, NORMAL)

    def _end_turn(self, state: S, chance: Chance, style: Style) -> list[Action]:
        """Finish the seat's turn as its plan says, or with the best position after each move.

        Return the moves. Unless the style looks past luck, stop after a draw: the best moves may depend on
        its result.
        """
        stage, moves = self.game.stage(state), list[Action]()
        for _ in range(SETTLING):
            pending = self.game.pending(state)
            if not pending or pending[0].seat != self.seat or self.game.stage(state) != stage:
                break
            if chance.final and not style.past_luck:
                break
            if self.plan:
                action = self.game.follow(state, self.seat, self.plan, self.rng)
            else:
                action = self._following(state, self.seat)[0][1]
            self.game.play(state, self.seat, action, chance)
            moves.append(action)
        return moves

    def compared(self, style: Style, playouts: int) -> list[tuple[float, Action]]:
        """Return the candidates with the value expected after each, best first.

        This is sequential halving (Karnin, Koren, Somekh 2013), except that no candidate is given up within
        its error of the best one, and a race within each of its rounds (Maron, Moore 1994), which spends no
        more time on candidates that have clearly lost. Each pass tries every remaining candidate in the same
        world; an unfinished pass does not count.
        """
        ranked = self._candidates(style)
        tried = ranked[: self._affordable(ranked[0][1], style)]
        ends = {action: [] if self.plan else [value] * style.trust for value, action in tried}
        left, beaten = list(ends), list[Action]()
        rounds = max(1, math.ceil(math.log2(len(left))))
        begun = min(1.0, (self.clock() - self.started) / self.seconds) if self.seconds else 1.0
        for number in range(1, rounds + 1):
            share = begun + (1 - begun) * number / rounds
            check = style.check
            for _ in range(max(1, playouts // (rounds * len(left)))):
                values = self._pass(left, style, share)
                if values is None:
                    break
                for action, value in zip(left, values, strict=True):
                    ends[action].append(value)
                if len(ends[left[0]]) > check:
                    check *= NEXT_CHECK
                    left, lost = _race(left, ends)
                    beaten = lost + beaten
                    if len(left) == 1:
                        break
            left.sort(key=lambda action: -fmean(ends[action] or [0.0]))
            most = math.ceil(len(tried) / 2**number)
            close = [action for action in left[most:] if _is_close(ends[left[0]], ends[action])]
            beaten = [action for action in left[most:] if action not in close] + beaten
            left = left[:most] + close
            if len(left) == 1:
                break
        usual, best = tried[0][1], left[0]
        self.undecided = any(_is_close(ends[best], ends[action]) for action in ends if action != best)
        if self.plan and best != usual and not _clearly_better(ends[best], ends[usual]):
            left, beaten = [usual], [action for action in (*left, *beaten) if action != usual]
        values = {action: value for value, action in tried}
        return [(fmean(ends[a] or [values[a]]), a) for a in left + beaten]

    def choice(self, style: Style, playouts: int) -> tuple[Action, str]:
        """Return the best action, and the plan with which it was compared with others, if it was."""
        if len(self.actions) == 1:
            return self.actions[0], ""
        action = self.compared(style, playouts)[0][1]
        return action, self.plan

    def _candidates(self, style: Style) -> list[tuple[float, Action]]:
        """Return the actions to play out with the values of the positions after them, the best first.

        In a game with plans, those that the plans lead to come before the best positions.
        """
        plans = self.game.plans
        best = self.ranked(RANKING / 2)[: SETTLED * style.candidates]
        ranked = self.settled(best, style, RANKING)
        if plans:
            planned = [self.game.follow(self.view.state, self.seat, plan, self.rng) for plan in plans]
            self.plan = self._best_plan(planned, style)
            planned.insert(0, planned[plans.index(self.plan)])
            values = {action: value for value, action in ranked}
            order = dict.fromkeys([*planned, *values])
            ranked = [(values.get(action, -math.inf), action) for action in order]
        return ranked[: style.candidates]

    def _best_plan(self, planned: Sequence[Action], style: Style) -> str:
        """Return the plan that turns out best from here; `planned` has the first action of each.

        The plan of the decision before this one is kept unless another is clearly better.
        """
        plans = self.game.plans
        usual, ends = self.plan, [list[float]() for _ in plans]
        for _ in range(WEIGHED if len(plans) > 1 else 0):
            world = self.game.resample(self.view, Chance.seeded(self.rng.getrandbits(62)))
            drawn = self.rng.getrandbits(62)
            found: list[float] = []
            for self.plan, action in zip(plans, planned, strict=True):
                if not self.in_time(RANKING + PLANNING):
                    break
                _, aims = self._playout(self.copy(world), action, style, Random(drawn))
                found.append(aims[self.seat])
            if len(found) < len(plans):
                break
            for plan, results, value in zip(plans, ends, found, strict=True):
                results.append(value + LOYALTY * (plan == self.character))
        if not ends[0]:
            return usual
        best = max(plans, key=lambda plan: sum(ends[plans.index(plan)]))
        better = not self.kept or _clearly_better(ends[plans.index(best)], ends[plans.index(self.kept)])
        return best if better else self.kept

    def contrasted(self, lines: Sequence[Sequence[Action]], style: Style, playouts: int) -> list[Contrast]:
        """Return the results of each of these lines compared with the best other one, in the same worlds.

        A line has an action, and further ones of the same turn; only the last one may draw or reveal
        something. There are at least two worlds, even if time has run out.
        """
        worlds: list[list[dict[str, float]]] = []
        while len(worlds) < 2 or (len(worlds) < playouts and self.in_time()):
            world = self.game.resample(self.view, Chance.seeded(self.rng.getrandbits(62)))
            drawn = self.rng.getrandbits(62)
            ends = [
                self._playout(self.copy(world), action, style, Random(drawn), before=before, explained=True)
                for *before, action in lines
            ]
            worlds.append([standing(self.game, end, self.seat) for end, _ in ends])
        leads = [fmean(sum(ends[number].values()) for ends in worlds) for number in range(len(lines))]
        return [_contrast(number, leads, worlds) for number in range(len(lines))]

    def scores(self, style: Style, playouts: int) -> tuple[float, ...]:
        """Return the expected final score by seat. Any seat may be to move.

        There is at least one playout, even if time has run out.
        """
        ends: list[list[float]] = []
        while not ends or (len(ends) < playouts and self.in_time()):
            state = self.copy(self.game.resample(self.view, Chance.seeded(self.rng.getrandbits(62))))
            until = self._until(state, style)
            chance = Chance.seeded(self.rng.getrandbits(62))
            rng = Random(self.rng.getrandbits(62))
            end = self._play_on(state, until, style.tries, chance, rng)
            ends.append([self.game.outlook(end, seat) for seat in self.seats])
        return tuple(map(fmean, zip(*ends, strict=True)))

    def _affordable(self, action: Action, style: Style) -> int:
        """Return how many candidates there is time to compare, at least two, judging by a playout of one."""
        started = self.clock()
        self._pass([action], style, 1.0)
        now = self.clock()
        left, each = self.started + self.seconds - now, ENOUGH * (now - started)
        return max(2, sum(number * each <= left for number in range(1, style.candidates + 1)))

    def _pass(self, left: list[Action], style: Style, share: float) -> list[float] | None:
        """Return the value of each action in one world, or None if time has run out."""
        world = self.game.resample(self.view, Chance.seeded(self.rng.getrandbits(62)))
        drawn = self.rng.getrandbits(62)
        values: list[float] = []
        for action in left:
            began = self.clock()
            if began + self.took - self.started >= share * self.seconds:
                return None
            _, aims = self._playout(self.copy(world), action, style, Random(drawn))
            self.took = self.clock() - began
            values.append(aims[self.seat])
        return values

    def _until(self, state: S, style: Style, *, explained: bool = False) -> float:
        """Return the stage at which a playout from a position ends."""
        game = self.game
        span = style.spans * game.span if game.plans else style.stages
        return game.stage(state) + (span if explained else min(span, game.horizon or span))

    def _playout(
        self,
        state: S,
        action: Action,
        style: Style,
        rng: Random,
        *,
        before: Sequence[Action] = (),
        explained: bool = False,
    ) -> tuple[S, list[float]]:
        """Return the position at the end of a playout that begins with an action, and each seat's aim there.

        The actions `before` that one, which draw nothing, are taken first.
        If the result is to be explained, the playout lasts until it shows in the terms. Within the tree, the
        moves made are those that were good for their seats in earlier playouts.
        """
        game, chance = self.game, Chance.seeded(rng.getrandbits(62))
        until = self._until(state, style, explained=explained)
        node, mover = self.root, self.seat
        chosen: list[tuple[Branch, int]] = []
        for step in before:
            game.play(state, mover, step, chance)
            node = node.follow(step, ())
        while True:
            known = len(chance.drawn)
            game.play(state, mover, action, chance)
            node = node.follow(action, chance.drawn[known:])
            pending = game.pending(state)
            if not pending or game.stage(state) >= until:
                break
            mover = pending[0].seat
            if not node.branches:
                if (
                    game.plans
                    or not game.short_lists
                    or node.visits < style.reached
                    or not self.in_time(GROWING)
                ):
                    break
                self.spread = max(LEAST_SPREAD, pstdev(self.aims))
                node.grow(self._following(state, mover), self.spread)
            branch = node.select(self.spread, game.legal_actions(state, mover) if game.hands else None)
            if branch is None:
                break
            chosen.append((branch, mover))
            action = branch.action
        end = self._play_on(state, until, style.tries, chance, rng)
        aims = self._aims_at_end(end)
        for branch, mover in chosen:
            branch.visits += 1
            branch.total += aims[mover]
        if len(self.aims) < SAMPLED:
            self.aims.append(aims[self.seat])
        return end, aims

    def _following(self, state: S, mover: int) -> list[tuple[float, Action]]:
        """Return moves in a position of a playout with the value of each for the mover, best first."""
        actions = self.game.legal_actions(state, mover)
        if len(actions) > WIDE:
            pick = self.game.playout_policy(state, mover)
            actions = sorted({pick(self.rng) for _ in range(WIDE)})
        drawn = self.rng.getrandbits(62)
        found: list[tuple[float, Action]] = []
        for action in actions:
            after = self.copy(state)
            self.game.play(after, mover, action, Chance.seeded(drawn))
            found.append((self.aims_in(after)[mover], action))
        return sorted(found, key=lambda pair: -pair[0])

    def _play_on(self, state: S, until: float, tries: int, chance: Chance, rng: Random) -> S:
        """Play on until a stage, and return the position there.

        In a game with plans, the seats follow theirs; in others, each move is the best of `tries`.
        """
        game = self.game
        luck, at = rng.getrandbits(62), game.stage(state)
        while game.plans and (pending := game.pending(state)) and (stage := game.stage(state)) < until:
            if stage != at:
                # Two actions tried in a world meet the same luck again, however many draws they differ by.
                chance, at = Chance.seeded(luck ^ hash(stage)), stage
            seat = pending[0].seat
            plan = self.plan if seat == self.seat else game.plans[0]
            game.play(state, seat, game.follow(state, seat, plan, rng), chance)
        for _ in range(0 if game.plans else HORIZON):
            pending = self.game.pending(state)
            if not pending or self.game.stage(state) >= until:
                break
            state = self._move(state, pending[0].seat, tries, chance, rng)
        return state

    def _move(self, state: S, mover: int, tries: int, chance: Chance, rng: Random) -> S:
        """Return the position after the best of `tries` random moves, by the mover's own prospects."""
        game = self.game
        pick = game.playout_policy(state, mover)
        actions = {pick(rng) for _ in range(tries)}
        if len(actions) == 1:
            game.play(state, mover, actions.pop(), chance)
            return state
        best, chosen = -math.inf, state
        for action in sorted(actions):
            after = self.copy(state)
            game.play(after, mover, action, chance)
            value = self.prospects(after, mover)
            if value > best:
                best, chosen = value, after
        return chosen


def _race(actions: list[Action], ends: dict[Action, list[float]]) -> tuple[list[Action], list[Action]]:
    """Return the actions that may still turn out to be the best, and the others, both best first.

    An action is given up if it would not be much ahead of the best one even if it were better than it seems,
    but not while it is within its error of that one: then it cannot be told which of them is better.
    """
    actions = sorted(actions, key=lambda action: -fmean(ends[action]))
    left, lost = actions[:1], list[Action]()
    for action in actions[1:]:
        margins = [a - b for a, b in zip(ends[actions[0]], ends[action], strict=True)]
        margin, error = fmean(margins), standard_error(margins)
        (left if DOUBT * error - margin > LITTLE or margin < error else lost).append(action)
    return left, lost


def _is_close(ends: list[float], others: list[float]) -> bool:
    """Return whether two actions differ by less than the error in the worlds where both were tried."""
    margins = [a - b for a, b in zip(ends, others, strict=False)]
    return len(margins) > 1 and abs(fmean(margins)) < standard_error(margins)


def _clearly_better(ends: list[float], usual: list[float]) -> bool:
    """Return whether an action has turned out better than the usual one in worlds where both were tried."""
    margins = [a - b for a, b in zip(ends, usual, strict=False)]
    return len(margins) > 1 and fmean(margins) > CAUTION * standard_error(margins)


def _contrast(number: int, leads: Sequence[float], worlds: Sequence[Sequence[dict[str, float]]]) -> Contrast:
    """Return the contrast of one action with the best other one.

    `leads` has the mean lead by action, `worlds` the terms at the ends of playouts, by world and action.
    """
    others = [other for other in range(len(leads)) if other != number]
    best = max(others, key=lambda other: leads[other], default=number)
    gains = [
        {name: ends[number].get(name, 0.0) - ends[best].get(name, 0.0) for name in ends[number] | ends[best]}
        for ends in worlds
    ]
    names = dict.fromkeys(name for gain in gains for name in gain)
    terms = {name: fmean(gain.get(name, 0.0) for gain in gains) for name in names}
    margins = [sum(gain.values()) for gain in gains]
    return Contrast(leads[number], fmean(margins), standard_error(margins), terms, worth_saying(gains))


def think(
    game: Game[S],
    view: View[S],
    seat: int,
    rng: Random,
    *,
    style: Style = NORMAL,
    playouts: int = PLAYOUTS,
    seconds: float = math.inf,
    clock: Callable[[], float] = time.perf_counter,
) -> Action:
    """Return the action that is best in at most `playouts` playouts of a style."""
    return Thought(game, view, seat, rng, seconds, clock).choice(style, playouts)[0]


def greedy(
    game: Game[S],
    view: View[S],
    seat: int,
    rng: Random,
    *,
    seconds: float = math.inf,
    clock: Callable[[], float] = time.perf_counter,
) -> Action:
    """Return the action with the best position after it."""
    return Thought(game, view, seat, rng, seconds, clock).ranked()[0][1]
