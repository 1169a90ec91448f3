"""What the next step of a contest is: a season or round that begins, results that count, and an end.

Owns how the rules in `engine.club` are applied to what is stored. Works on a loaded contest and a given
moment and writes nothing; must not know words or pictures.

Whoever leaves a league is replaced, in the games that have not begun, by the one who has waited longest among
those who joined after the season had begun; points go with the slot. With nobody waiting, such games are not
played: see `engine.club.standings`. In a cup, nobody is replaced, and who has left does not advance. At the
deadline of a season or round, games that are not over go on, but are level here. Whoever has given up or lost
their seat in at least half of their games of a season is not in the next one, until they join again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import msgspec

from engine.club import cup, schedule
from engine.club import standings as rules
from engine.club.ratings import starters
from engine.club.standings import Played, Standing
from engine.tables.store import Competition, Contest, ContestKind, Finished, Member, Pairing, Season, Slot
from engine.tables.table.letters import DECIDED, DRAWN
from engine.tables.time.clock import DAY

LEAGUES: tuple[ContestKind, ...] = ("league", "ladder")
CUPS: tuple[ContestKind, ...] = ("knockout", "swiss")
LEAST = schedule.SMALLEST
"""The fewest people with whom a contest begins."""
AT_ONCE = 2
"""The most tables of a contest at which somebody sits at once."""
LATE = DAY
"""Seconds after a deadline from which on the bot must have been stopped; then the season gets some more."""
GRACE = 2 * DAY
"""These seconds."""

_NUMBERS = msgspec.json.Decoder(tuple[int, ...])


@dataclass(slots=True)
class Step:
    """What is written: see `store.contests.Contests.save`, and the letters of the kind `CONTEST`."""

    contest: Contest
    seasons: list[Season] = field(default_factory=list[Season])
    slots: list[Slot] = field(default_factory=list[Slot])
    pairings: list[Pairing] = field(default_factory=list[Pairing])
    left: list[int] = field(default_factory=list[int])
    told: list[tuple[int, str]] = field(default_factory=list[tuple[int, str]])
    """The tables that have a letter about this, and its kind."""


class Group(NamedTuple):
    """Some people as they stand: a group of a league with divisions, or everybody."""

    no: int
    standings: tuple[Standing, ...]


class Stage(NamedTuple):
    """A round of a knock-out."""

    pods: tuple[Pairing, ...]
    byes: tuple[int, ...]
    on: frozenset[int]
    """Who goes on; of the final, the winner."""
    is_final: bool


# What is stored


def numbers(stored: str) -> tuple[int, ...]:
    """Return the numbers of a JSON array."""
    return _NUMBERS.decode(stored)


def played(pairing: Pairing) -> Played:
    """Return a pairing whose ranks count, as the rules know it."""
    ranks, scores = pairing.ranks or "[]", pairing.scores or "[]"
    return Played(numbers(pairing.slots), numbers(ranks), numbers(scores))


def present(it: Competition) -> set[int]:
    """Return the slots of those who have not left."""
    members = {member.user for member in it.members}
    return {slot.no for slot in it.slots if slot.user in members}


def waiting(it: Competition) -> list[Member]:
    """Return the members who have no slot in this season, in the order in which they have joined."""
    users = {slot.user for slot in it.slots}
    return [member for member in it.members if member.user not in users]


def rounds(it: Competition) -> list[list[Pairing]]:
    """Return the pairings of a cup by round."""
    return [[one for one in it.pairings if one.round == n] for n in range(1, it.contest.round + 1)]


def is_played(it: Competition) -> bool:
    """Return True if a game has been played to its end: otherwise nobody wins."""
    return any(one.scores for one in it.pairings)


def groups(it: Competition) -> list[Group]:
    """Return the standings of each group of a league, by the tables that count by now."""
    tables = [played(one) for one in it.pairings if one.ranks]
    found = list[Group]()
    for no in sorted({slot.grp for slot in it.slots}):
        own = [slot.no for slot in it.slots if slot.grp == no]
        found.append(Group(no, tuple(rules.standings(own, [t for t in tables if t.slots[0] in own]))))
    return found


def ranking(it: Competition) -> list[int]:
    """Return all slots in the order in which they stand: the winner first."""
    if it.contest.kind == "league":
        return [one.slot for group in groups(it) for one in group.standings]
    if it.contest.kind == "ladder":
        return [one.slot for one in rules.ladder([group.standings for group in groups(it)])]
    if it.contest.kind == "swiss":
        return cup.swiss_order([slot.no for slot in it.slots], _ended_rounds(it), present(it))
    reached = {slot.no: (0, 0) for slot in it.slots}
    for n, pods in enumerate(_played_rounds(it), 1):
        for pod in pods:
            reached |= {slot: (-n, rank) for slot, rank in zip(pod.slots, pod.ranks, strict=True)}
    alive = set(left(it))

    def key(slot: int) -> tuple[int, bool, int, int]:
        number, rank = reached[slot]
        return number, slot not in alive, rank, slot

    return sorted(reached, key=key)


def lists(it: Competition) -> list[Group]:
    """Return the standings that are shown: by group in a league with divisions, otherwise one list of all."""
    if it.contest.kind == "league":
        return groups(it)
    if it.contest.kind == "ladder":
        return [Group(0, tuple(rules.ladder([group.standings for group in groups(it)])))]
    ended, tables = _ended_rounds(it), [played(one) for one in it.pairings if one.ranks]
    running = [] if len(ended) == it.contest.round else _played_rounds(it)[-1]
    slots = [slot.no for slot in it.slots]
    keys = cup.swiss_keys(slots, ended, present(it), running)
    ordered = list[rules.Standing]()
    for one in sorted(rules.standings(slots, tables), key=lambda one: keys[one.slot]):
        tie, key = "", keys[one.slot]
        if ordered and keys[ordered[-1].slot][0] == key[0]:
            pairs = zip(cup.TIES, keys[ordered[-1].slot][1:], key[1:], strict=True)
            tie = next(name for name, a, b in pairs if a != b)
        ordered.append(one._replace(rank=len(ordered) + 1, points=-key[0], tie=tie))
    return [Group(0, tuple(ordered))]


def resting(it: Competition) -> list[int]:
    """Return the slots that are in a cup, but have no table in the present round."""
    now = rounds(it)[-1]
    alive = left(it) if it.contest.kind == "knockout" else [slot.no for slot in it.slots]
    playing, there = {slot for one in now for slot in numbers(one.slots)}, present(it)
    return [slot for slot in alive if slot in there and slot not in playing]


def without_result(it: Competition) -> tuple[list[Pairing], list[Pairing]]:
    """Return the pairings that count without having been played to an end: the draws, and the others.

    The others are lost for those who have left. Of a cup, only those of the last two rounds are returned.
    """
    found = [one for one in it.pairings if one.ranks and not one.scores and one.round >= it.contest.round - 1]
    draws = [one for one in found if len(set(played(one).ranks)) == 1]
    return draws, [one for one in found if one not in draws]


def stages(it: Competition) -> list[Stage]:
    """Return the rounds of a knock-out as far as they are known."""
    found = list[Stage]()
    for n, pods in enumerate(rounds(it), 1):
        before, after = (left(it._replace(contest=it.contest._replace(round=m))) for m in (n - 1, n))
        playing = {slot for one in pods for slot in numbers(one.slots)}
        is_final = len(pods) == 1 and len(before) <= cup.FINAL
        on = [slot for slot in after if slot in playing] if all(one.ranks for one in pods) else []
        if is_final and on:
            on = ranking(it)[:1] if is_played(it) else []
        byes = tuple(slot for slot in before if slot not in playing)
        found.append(Stage(tuple(pods), byes, frozenset(on), is_final))
    return found


def _ended_rounds(it: Competition) -> list[list[Played]]:
    """Return the rounds of a cup of which every table counts."""
    return [[played(one) for one in pods] for pods in rounds(it) if all(one.ranks for one in pods)]


def _played_rounds(it: Competition) -> list[list[Played]]:
    """Return the rounds of a cup, those of their tables that count."""
    return [[played(one) for one in pods if one.ranks] for pods in rounds(it)]


def left(it: Competition) -> list[int]:
    """Return who is left in a knock-out after the rounds that are over, in the order of seeds."""
    alive = [slot.no for slot in it.slots]
    there = present(it)
    for pods in rounds(it):
        if not all(one.ranks for one in pods):
            break
        alive = cup.survivors(alive, [played(one) for one in pods], there)
    return alive


# Steps


def begin(it: Competition, order: Sequence[Member], now: int) -> Step:
    """Return the beginning of a season, or a cup, with these people, the strongest first."""
    contest, season = it.contest, it.season._replace(began=now)
    is_cup = contest.kind in CUPS
    contest = contest._replace(status="running", round=int(is_cup), due=now + contest.days * DAY)
    places = range(len(order))
    divide = schedule.divide if contest.kind == "league" else schedule.mix
    divided = [list(places)] if is_cup else divide(places)
    slots = [
        Slot(contest.id, season.no, no, grp, order[no].user, order[no].name, None)
        for grp, group in enumerate(divided)
        for no in group
    ]
    slots.sort(key=lambda slot: slot.no)
    new = Competition(contest, season, it.members, tuple(slots), ())
    return Step(contest, [season], slots, _pods(new) if is_cup else _tables(contest, season, divided))


def _tables(contest: Contest, season: Season, groups: Sequence[Sequence[int]]) -> list[Pairing]:
    """Return the pairings of a season of a league, those of the groups in turn."""
    by_group = [
        [(n, grp, table) for n, table in enumerate(schedule.tables(group, contest.seats))]
        for grp, group in enumerate(groups)
    ]
    ordered = sorted(one for group in by_group for one in group)
    return [
        Pairing(contest.id, season.no, no, 1, grp, _packed(table), None, None, None)
        for no, (_, grp, table) in enumerate(ordered)
    ]


def _packed(values: Iterable[int]) -> str:
    return msgspec.json.encode([*values]).decode()


def _pods(it: Competition) -> list[Pairing]:
    """Return the pairings of the present round of a cup."""
    contest, own = it.contest, f"{it.contest.id}:{it.contest.round}"
    if contest.kind == "swiss":
        there = present(it)
        found = cup.swiss(
            [slot.no for slot in it.slots if slot.no in there], _ended_rounds(it)[: contest.round - 1]
        )
    else:
        before = {
            n: one.no for one in it.pairings if one.round == contest.round - 1 for n in numbers(one.slots)
        }
        found = cup.knock_out(left(it), before)
    drawn = [_packed(cup.draw_seats(pod, own)) for pod in found.pods]
    return [
        Pairing(contest.id, it.season.no, no, contest.round, 0, slots, None, None, None)
        for no, slots in enumerate(drawn, len(it.pairings))
    ]


def outcome(it: Competition, pairing: Pairing, finished: Finished | None) -> Pairing:
    """Return a pairing whose table is over, or was called off: then there is no result, and it is level.

    Somebody who did not begin the game, or whose slot has changed hands since, has the seat that is left.
    """
    slots = numbers(pairing.slots)
    parts = list(starters(finished.seats)) if finished else []
    if len(parts) != len(slots) or not finished:
        return pairing._replace(ranks=_packed(rules.level(slots).ranks))
    users = {part.user: part for part in parts if part.user}
    known = {slot: users[user] for slot in slots if (user := it.slots[slot].user) in users}
    free = [part for part in parts if part not in known.values()]
    own = [known[slot] if slot in known else free.pop(0) for slot in slots]
    order = [len(own) + 1 if part.gone else part.rank for part in own]
    ranks = [1 + sum(other < rank for other in order) for rank in order]
    scores = {part.seat: part.score for part in finished.seats}
    return pairing._replace(ranks=_packed(ranks), scores=_packed(scores[part.seat] for part in own))


def not_played(it: Competition, pairing: Pairing) -> Pairing:
    """Return a pairing that counts though its table is not over: it is level for those who have not left."""
    slots, there = numbers(pairing.slots), present(it)
    empty = [slot for slot in slots if slot not in there] if pairing.match is None else []
    return pairing._replace(ranks=_packed(rules.level(slots, empty).ranks))


def replace(it: Competition) -> tuple[Competition, list[Slot]]:
    """Return a league in which those who wait have taken the slots of who has left with games to begin."""
    if it.contest.kind in CUPS:
        return it, []
    there, free = present(it), waiting(it)
    to_begin = {n for one in it.pairings if one.match is None and not one.ranks for n in numbers(one.slots)}
    changed = list[Slot]()
    for slot in it.slots:
        if slot.no not in there and slot.no in to_begin and free:
            new = free.pop(0)
            changed.append(slot._replace(user=new.user, name=new.name))
    return it._replace(slots=_merged(it.slots, changed)), changed


def _merged(old: Sequence[Slot], changed: Iterable[Slot]) -> tuple[Slot, ...]:
    known = {slot.no: slot for slot in changed}
    return tuple(known.get(slot.no, slot) for slot in old)


def advance(
    it: Competition,
    results: Mapping[int, Finished | None],
    now: int,
    *,
    strength: Callable[[int], float],
    stop: bool = False,
) -> Step | None:
    """Return the next step of a running contest; None if there is nothing to do.

    `results` are those of its tables that are over or called off, by table; if it `is_ending`, of all of them
    in the season. `strength` is the rating of a
    person. With `stop`, it ends now, and no season follows.
    """
    contest = it.contest
    if now - contest.due > LATE and not stop:
        return Step(contest._replace(due=now + GRACE), [it.season])
    it, slots = replace(it)
    ends = stop or now >= contest.due
    changed, told = list[Pairing](), list[tuple[int, str]]()
    there = present(it)
    for one in it.pairings:
        if one.ranks:
            continue
        if one.match in results and one.match:
            changed.append(outcome(it, one, results[one.match]))
        elif ends or (one.match is None and not set(numbers(one.slots)) <= there):
            changed.append(not_played(it, one))
            told += [(one.match, DRAWN)] if one.match else []
    known = {one.no: one for one in changed}
    it = it._replace(pairings=tuple(known.get(one.no, one) for one in it.pairings))
    step = Step(contest, [it.season], slots, changed, told=told)
    if all(one.ranks for one in it.pairings):
        return _end(it, step, results, now, strength, stop=stop)
    return step if slots or changed else None


def is_ending(it: Competition, ended: Collection[int], now: int) -> bool:
    """Return True if a season or round ends now, because all tables but those that have `ended` count."""
    return now >= it.contest.due or all(one.ranks or one.match in ended for one in it.pairings)


def _end(
    it: Competition,
    step: Step,
    results: Mapping[int, Finished | None],
    now: int,
    strength: Callable[[int], float],
    *,
    stop: bool,
) -> Step:
    """Add to a step what follows when every table of a season or round counts."""
    contest = it.contest
    if contest.kind in CUPS and not stop and not _is_decided(it):
        step.contest = contest._replace(round=contest.round + 1, due=now + contest.days * DAY)
        step.pairings += _pods(it._replace(contest=step.contest))
        return step
    if is_played(it):
        order = ranking(it)
        step.slots = [slot._replace(rank=order.index(slot.no) + 1) for slot in it.slots]
    step.seasons = [it.season._replace(ended=now)]
    # The table that has ended last has the letter: nothing is sent there any more that could hold it back.
    if tables := [(bool(one.scores), one.match) for one in it.pairings if one.match]:
        step.told.append((max(tables)[1], DECIDED))
    if contest.kind in CUPS or stop:
        step.contest = contest._replace(status="over", due=0)
        return step
    step.left = sorted(gone(it, results))
    staying = [member for member in it.members if member.user not in step.left]
    after = next_order(it, staying, strength)
    season = Season(contest.id, it.season.no + 1, 0, None, None, 0, 0)
    if len(after) < LEAST or not is_played(it):
        step.seasons.append(season)
        step.contest = contest._replace(status="open", season=season.no, due=0)
        return step
    following = begin(it._replace(contest=contest._replace(season=season.no), season=season), after, now)
    step.contest = following.contest
    step.seasons += following.seasons
    step.slots += following.slots
    step.pairings += following.pairings
    return step


def _is_decided(it: Competition) -> bool:
    """Return True if the last round of a cup has been played."""
    if it.contest.kind == "swiss":
        return it.contest.round >= cup.rounds_of(len(it.slots)) or len(present(it)) < 2
    return (len(rounds(it)[-1]) == 1 and _everybody_was_in(it)) or len(left(it)) < 2


def _everybody_was_in(it: Competition) -> bool:
    """Return True if nobody had a bye in the last round of a knock-out: with one table, it was the final."""
    before = it._replace(contest=it.contest._replace(round=it.contest.round - 1))
    return len(left(before)) <= cup.FINAL


def gone(it: Competition, results: Mapping[int, Finished | None]) -> Collection[int]:
    """Return who has given up or lost their seat in at least half of their games of a season."""
    had, lost = Counter[int](), Counter[int]()
    for one in it.pairings:
        found = results.get(one.match or 0)
        for part in starters(found.seats) if found else ():
            if part.user:
                had[part.user] += 1
                lost[part.user] += bool(part.gone)
    return {user for user, number in lost.items() if number and 2 * number >= had[user]}


def next_order(it: Competition, staying: Sequence[Member], strength: Callable[[int], float]) -> list[Member]:
    """Return who is in the next season of a league, the strongest first.

    Those who stay come first, in the order in which they stand after some have gone up or down, then those
    who are new, by rating.
    """
    users = {slot.no: slot.user for slot in it.slots}
    if it.contest.kind == "league":
        by_group = [[one.slot for one in group.standings] for group in groups(it)]
        order = [users[slot] for group in rules.promote(by_group) for slot in group]
    else:
        order = [users[slot] for slot in ranking(it)]
    members = {member.user: member for member in staying}
    stay = [members.pop(user) for user in order if user in members]
    return [*stay, *by_strength(list(members.values()), strength)]


def by_strength(members: Sequence[Member], strength: Callable[[int], float]) -> list[Member]:
    """Return members by rating, and of equals who has joined first."""
    return sorted(members, key=lambda one: (-strength(one.user), one.since, one.user))


def next_tables(it: Competition) -> list[Pairing]:
    """Return the pairings whose table can be opened now: nobody sits at more than `AT_ONCE` at once."""
    at, found = Counter[int](), list[Pairing]()
    there = present(it)
    for one in it.pairings:
        if one.match and not one.ranks:
            at.update(numbers(one.slots))
    for one in it.pairings:
        slots = numbers(one.slots)
        ready = one.match is None and not one.ranks and set(slots) <= there
        if ready and all(at[slot] < AT_ONCE for slot in slots):
            at.update(slots)
            found.append(one)
    return found
