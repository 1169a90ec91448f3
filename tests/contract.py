"""The checks that every game must pass, whatever its rules: what it declares, each position, its pictures.

A game of the registry and one that only tests know are checked alike.
"""

import itertools
import random
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any, get_args

import msgspec

from engine import bots
from engine.chance import Chance
from engine.core import (
    HIDDEN_EVENT,
    LIST_LIMIT,
    MAX_SEATS,
    NOTATION_LIMIT,
    OPTION_CHOICES,
    READER_ARGUMENTS,
    SEAT_ARGUMENTS,
    TABLE_EVENT,
    Action,
    Event,
    Game,
    Known,
    View,
    changes,
    copier,
    ranks,
    seen_by,
    sum_points,
)
from engine.match import Match, decode, encode
from engine.menu import ANSWERS, LIMIT, fold
from engine.notation import argument_names, notate, parse, read, reworded
from engine.tables.table.options import TAKEN
from render import boards, box, theme
from render.scene import Scene

STEP_BOUND = 5000
CHARACTERS = 3
"""The most characters of a game: the list of levels stays short."""
NAMES = ("Ana", "Ben", "Cleo", "Dara", "Eli", "Fay")
KEY = re.compile(r"[a-z][a-z0-9]*")
"""The key of a game or an option."""
KINDS = ("visible", "chosen", "dealt", "announced", "promising", "routine", "winning", "hands")
"""What a game declares of kinds of events and facts; each kind is in one of these at most."""
KIND = re.compile(r"[a-z][a-z0-9]*([-_][a-z0-9]+)*")
"""The kind of an event or a question, a choice, a verb or the name of an argument: part of a key of texts."""
ALIAS = re.compile(r"[a-z0-9]+( [a-z0-9]+)*")
COLOUR = re.compile(r"#[0-9A-F]{6}")


def check_declarations(game: Game[Any]) -> None:
    """Check what a game says about itself, as far as that can be seen without playing."""
    assert re.fullmatch("[a-z]+", game.key), f"key {game.key!r}: lower-case letters only"
    accent = getattr(game, "accent", None)
    assert isinstance(accent, int), f"{game.key}: `accent` is missing, the colour of its messages"
    assert 0 <= accent <= 0xFFFFFF, f"{game.key}: `accent` {accent:#x} is not a colour 0xRRGGBB"
    assert getattr(game, "complexity", None) in range(1, 6), (
        f"{game.key}: `complexity` is a number from 1 to 5"
    )
    assert set(game.seats) <= set(range(2, MAX_SEATS + 1)), f"{game.key}: `seats` {game.seats}"
    check_options(game)
    check_characters(game)
    for name, verb in game.verbs.items():
        what = f"{game.key}: verb {name!r} ({verb.form!r})"
        arguments = argument_names(verb)
        assert verb.form.split()[0] == name, f"{what} is written with another word"
        assert all(KIND.fullmatch(word) for word in (name, *arguments)), f"{what}: names are lower-case words"
        assert not READER_ARGUMENTS & {*arguments}, f"{what}: {READER_ARGUMENTS} name the reader in texts"
        assert not verb.repeat or len(arguments) == 1, f"{what}: only verbs with one argument `repeat`"
        assert verb.place <= len(arguments), f"{what}: `place` counts more arguments than it has"
        assert not verb.apart or arguments, f"{what}: without arguments nothing is `apart`"
        assert not (verb.ends and arguments), f"{what}: it `ends` the turn and does nothing else"
    for kind, answers in game.asides.items():
        assert len(set(answers)) >= 2, f"{game.key}: the aside {kind!r} has no choice of answers"
        for answer in answers:
            assert answer.verb in game.verbs, f"{game.key}: aside {kind!r}: unknown verb {answer.verb!r}"
            assert read(game.verbs, notate(game.verbs, answer)) == answer
    arguments = {argument for verb in game.verbs.values() for argument in argument_names(verb)}
    strange = set(game.things) - arguments
    assert not strange, f"{game.key}: `things` {strange} are no arguments"
    for kind in game.things.values():
        assert KIND.fullmatch(kind), f"{game.key}: `things`: {kind!r} is no part of a key of a text"
    for name in game.aliases:
        assert ALIAS.fullmatch(name), f"{game.key}: alias {name!r}: lower-case words only"
        assert name not in game.verbs, f"{game.key}: alias {name!r} is a verb"
    declared = {name: getattr(game, name) for name in KINDS}
    for name, kinds in declared.items():
        assert isinstance(kinds, frozenset), f"{game.key}: `{name}` is a frozenset of kinds, not {kinds!r}"
    for (one, kinds), (other, others) in itertools.combinations(declared.items(), 2):
        if {one, other} in ({"chosen", "promising"}, {"chosen", "dealt"}):
            continue  # what points follow from later may be a choice, such as a building; so may a roll
        assert not kinds & others, f"{game.key}: {set(kinds & others)} are both `{one}` and `{other}`"


def check_options(game: Game[Any]) -> None:
    """Check the options, and that the standard game is the one of the first choices."""
    keys = [option.key for option in game.options]
    assert len(set(keys)) == len(keys), f"{game.key}: two options have one key: {keys}"
    for key, choices in game.options:
        what = f"{game.key}: option {key!r}"
        assert KEY.fullmatch(key), f"{what}: lower-case letters and digits only"
        assert key not in TAKEN, f"{what}: every table has an option of that key"
        assert 2 <= len(choices) <= OPTION_CHOICES, f"{what}: {len(choices)} choices"
        assert len(set(choices)) == len(choices), f"{what}: a choice is listed twice"
        assert all(KIND.fullmatch(choice) for choice in choices), f"{what}: choices are lower-case words"
    standard = {option.key: option.choices[0] for option in game.options}
    for seats in game.seats:
        start = game.setup(seats, {}, Chance.seeded(1))
        same = game.setup(seats, standard, Chance.seeded(1)) == start
        assert same, f"{game.key}: the first choices {standard} are not the standard game"


def check_characters(game: Game[Any]) -> None:
    """Check that the characters are a few of the plans, and can be told from levels."""
    strange = set(game.characters) - set(game.plans)
    assert not strange, f"{game.key}: `characters` {strange} are no plans"
    rows = game.rows(game.setup(game.seats[0], {}, Chance.seeded(1)), 0)
    for plan, liked in game.characters.items():
        assert set(liked) <= set(rows), f"{game.key}: character {plan!r} likes other rows than {[*rows]}"
    assert not set(game.characters) & set(bots.LEVELS), f"{game.key}: one of `characters` is a level"
    assert len(game.characters) <= CHARACTERS, f"{game.key}: more than {CHARACTERS} `characters`"


class Played:
    """What has occurred in the games that `check_what_occurs` plays."""

    def __init__(self) -> None:
        self.told = set[str]()
        """Kinds of events."""
        self.facts = set[str]()
        self.aside = set[str]()
        """Kinds of questions that were asked out of turn."""
        self.words = set[str]()
        """Words of legal actions as they are written."""
        self.joined = set[str]()
        """Verbs after which the same seat was asked something else."""


def check_what_occurs(game: Game[Any], most: int = 300) -> None:
    """Play random games until every kind that the game declares has occurred; fail after `most` games."""
    seen, missing = Played(), {"": {""}}
    for number in range(most):
        _play(game, game.seats[number % len(game.seats)], number, seen)
        missing = {
            **{name: getattr(game, name) - seen.told for name in KINDS if name != "hands"},
            "hands": game.hands - seen.facts,
            "asides": game.asides.keys() - seen.aside,
            "aliases": set(game.aliases.values()) - seen.words,
            "joined": {name for name, verb in game.verbs.items() if verb.joined} - seen.joined,
        }
        if not any(missing.values()):
            return
    declared = {name: sorted(kinds) for name, kinds in missing.items() if kinds}
    raise AssertionError(f"{game.key}: never seen in {most} random games: {declared}")


def _play(game: Game[Any], seats: int, seed: int, seen: Played) -> None:
    rng, chance = random.Random(seed), Chance.seeded(seed)
    options = {option.key: rng.choice(option.choices) for option in game.options}
    state = game.setup(seats, options, chance)
    while pending := game.pending(state):
        asked = rng.choice(pending)
        seen.aside |= {d.kind for d in pending if d.kind in game.asides and d.seat != game.mover(state)}
        if game.hands:
            seen.facts |= {fact.kind for fact in game.facts(game.view(state, asked.seat))}
        action = game.sample(state, asked.seat, rng)
        seen.words.update(map(str, (action.verb, *action.args)))
        look_on = game.verbs[action.verb].joined and action.verb not in seen.joined
        if look_on and Match(game, state).answers_after(asked.seat, action, ANSWERS):
            seen.joined.add(action.verb)
        events = game.play(state, asked.seat, action, chance)
        seen.told |= {happened.kind for happened in events}
        seen.told |= {happened.kind for happened in game.told(game.view(state, None), events)}


def check_events(game: Game[Any], events: Iterable[Event], seats: int) -> None:
    """Check the names and seats in events or facts."""
    for happened in events:
        wrong = _wrong(happened, seats) or wrong_arguments(happened.args, seats)
        assert not wrong, f"{game.key}: event {happened}: {wrong}"


def _wrong(happened: Event, seats: int) -> str:
    """Return what is wrong with the kind of an event or the seats that it is about."""
    if not KIND.fullmatch(happened.kind):
        return "its kind is no key of a text"
    if happened.kind.startswith(TABLE_EVENT):
        return "such kinds are those of every table"
    if happened.kind.endswith(HIDDEN_EVENT):
        return "such kinds are what others may read"
    known = (None, *range(seats))
    return "" if happened.seat in known and happened.only in known else "there is no such seat"


def check_points(
    game: Game[Any], action: Action, events: Iterable[Event], before: Sequence[int], after: Sequence[int]
) -> None:
    """Check that the points of an action's events are the change of the scores."""
    told = sum_points(events)
    change = changes(before, after)
    assert told == change, f"{game.key}: {action} changes the scores by {change}, and its events by {told}"


def check_forecast(
    game: Game[Any], known: Known, action: Action, before: Sequence[int], after: Sequence[int]
) -> None:
    """Check that what is known of an action that draws nothing is the change of the scores."""
    change = changes(before, after)
    assert known.points == change, f"{game.key}: {action} brings {change}, not {known.points} as forecast"


def check_arguments(what: str, args: Iterable[tuple[str, str | int]], seats: int) -> None:
    """Check named arguments of a text: of an event, an action or a forecast."""
    wrong = wrong_arguments(args, seats)
    assert not wrong, f"{what}: {wrong}"


def wrong_arguments(args: Iterable[tuple[str, str | int]], seats: int) -> str:
    """Return what is wrong with named arguments of a text."""
    names = [name for name, _ in args]
    given = {*names, *(f"{name}_id" for name in names)}
    if len(given) < 2 * len(names):
        return "two of its arguments have the same name"
    if READER_ARGUMENTS & given:
        return f"{set(READER_ARGUMENTS)} are its seat, in texts"
    for name, value in args:
        if not KIND.fullmatch(name):
            return f"{name!r} is no name of an argument"
        if name in SEAT_ARGUMENTS and not {*str(value).split("+")} <= {*map(str, range(seats))}:
            return f"{name!r} is always a seat, and {value!r} is none"
    return ""


def check_winners(game: Game[Any], state: Any, events: Iterable[Event]) -> None:
    """Check that the winners are told at the end, each once, and at no other time."""
    if not game.winning:
        return
    told = sorted(-1 if e.seat is None else e.seat for e in events if e.kind in game.winning)
    outcome = game.outcome(state)
    won = [] if outcome is None else [seat for seat, rank in enumerate(outcome.ranks) if rank == 1]
    assert told == won, f"{game.key}: events of `winning` kinds for seats {told}, and seats {won} have won"


def check_hands(game: Game[Any], view: View[Any], facts: Iterable[Event], state: Any) -> None:
    """Check that the facts of a seat's view, and only these, say what its player holds."""
    held = [fact.seat for fact in facts if fact.kind in game.hands]
    if game.hands and view.seat is not None:
        assert held, f"{game.key}: no fact of a kind in `hands` tells seat {view.seat} what it holds"
    assert set(held) <= {view.seat}, f"{game.key}: {view.seat} is told what {held} hold"
    if not game.hands and len(game.pending(state)) <= 1:
        same = view.state == game.view(state, None).state
        assert same, f"{game.key}: seat {view.seat} sees more than others do, and `hands` is empty"


def check_about(game: Game[Any], state: Any, seat: int) -> None:
    """Check the facts of the seat's question: posts tell them, so they are the same for every viewer."""
    decision = next(decision for decision in game.pending(state) if decision.seat == seat)
    about = game.about(game.view(state, None), decision)
    check_arguments(f"{game.key}: what {decision} is about", about.items(), len(game.scores(state)))
    same = game.about(game.view(state, seat), decision) == about
    assert same, f"{game.key}: {decision} tells something that only its seat knows"


def check_must(game: Game[Any], state: Any, seat: int, actions: list[Action]) -> None:
    """Check that nothing offered beside an action that the turn must go through is lost by it.

    What costs something may take away the means for it: its player is asked once more anyhow (`Match.asks`).
    """
    musts = [action for action in actions if game.verbs[action.verb].must]
    others = {action.verb for action in actions} - {action.verb for action in musts}
    for action in musts if others else ():
        if game.costs(state, seat, action):
            continue
        after = copier(game.state_type)(state)
        game.apply(after, seat, action, Chance.seeded(0))
        lost = others - {offered.verb for offered in game.legal_actions(after, seat)}
        assert not lost, f"{game.key}: {action} is a `must`, but afterwards {lost} are no longer offered"


def check_board(game: Game[Any], positions: int = 12) -> None:
    """Check the pictures of a game: what the module declares, and some positions for each number of seats."""
    drawn = boards.get(game.key)
    for name in ("board", "about", "detail", "hand", "places", "keepsake", "scenery", "actors", "warm"):
        assert callable(getattr(drawn, name, None)), f"render.boards.{game.key} lacks the function `{name}`"
    for name, kind in (("GROUND", theme.Ground), ("HAS_DETAIL", bool)):
        assert isinstance(getattr(drawn, name, None), kind), f"render.boards.{game.key} lacks `{name}`"
    ground, legend = drawn.GROUND, getattr(drawn, "LEGEND", ())
    colours = (ground.tile, ground.deep, *ground.bricks, ground.mortar, ground.accent, *ground.sky)
    for colour in (*colours, *ground.extra):
        assert COLOUR.fullmatch(colour), f"{game.key}: `GROUND`: {colour!r} is not a colour #RRGGBB"
    assert len(theme.palette(ground)) <= 256, f"{game.key}: {len(theme.palette(ground))} colours"
    assert 1 <= len(legend) <= 1 + drawn.HAS_DETAIL, f"{game.key}: `LEGEND` has a page for each picture"
    assert all(legend), f"{game.key}: `LEGEND` has an empty page"
    assert isinstance(getattr(drawn, "RULES", None), dict), f"render.boards.{game.key} lacks `RULES`"
    for page, regions in drawn.RULES.items():
        for picture, (left, top, right, bottom) in regions:
            what = f"{game.key}: `RULES` of page {page}"
            assert picture in get_args(boards.Picture), f"{what}: there is no picture {picture!r}"
            assert picture == "board" or drawn.HAS_DETAIL, f"{what}: there is no second picture"
            assert 0 <= left < right <= theme.WIDTH, f"{what}: it is cut off"
            assert 0 <= top < bottom, f"{what}: it is empty"
    drawn.warm()
    for seats in game.seats:
        rng = random.Random(seats)
        steps = list(played(game, seats, rng))
        for state, events in [steps[0], *rng.sample(steps, min(positions, len(steps))), steps[-1]]:
            for seat in (None, *range(seats)):
                check_pictures(game, state, seat, seats)
            check_told(game, state, events, seats)
        over = Scene(game.view(steps[-1][0], None), NAMES[:seats])
        wide, _ = drawn.keepsake(over, [0]).size
        assert wide == theme.WIDTH - 2 * box.INSIDE, f"{game.key}: `keepsake` is not as wide as posters"


def played(game: Game[Any], seats: int, rng: random.Random) -> Iterator[tuple[Any, list[Event]]]:
    """Play a random game; yield a copy of each position with all events that led to it."""
    copy, chance = copier(game.state_type), Chance.seeded(seats)
    state, events = game.setup(seats, {}, chance), list[Event]()
    yield copy(state), []
    while asked := game.pending(state):
        seat = rng.choice(asked).seat
        events += game.apply(state, seat, rng.choice(game.legal_actions(state, seat)), chance)
        yield copy(state), events[:]


def check_told(game: Game[Any], state: Any, events: list[Event], seats: int) -> None:
    """Check what the board shows of events: in a post, and where they are marked."""
    drawn = boards.get(game.key)
    public = [seen_by(happened, None) for happened in events]
    scene = Scene(game.view(state, None), NAMES[:seats])
    for last in (public[-1:], public[-12:]):
        told = replace(scene, last=tuple(last))
        about, detail = drawn.about(told), drawn.detail(told)
        assert about == "board" or detail, f"{game.key}: a post is about a picture that is not drawn"
    width, height = drawn.board(scene).size
    places = drawn.places(scene, public)
    assert len(places) == len(public), f"{game.key}: {len(places)} places of {len(public)} events"
    for happened, place in zip(public, places, strict=True):
        if place:
            left, top, right, bottom = place.box
            inside = 0 <= left < right <= width and 0 <= top < bottom <= height
            assert inside, f"{game.key}: {happened} is marked outside the board: {place}"


def check_pictures(game: Game[Any], state: Any, seat: int | None, seats: int) -> None:
    """Check the pictures of one position for one viewer."""
    drawn, asked = boards.get(game.key), tuple(decision.seat for decision in game.pending(state))
    choices = () if seat is None else tuple(game.legal_actions(state, seat))
    scene = Scene(game.view(state, seat), NAMES[:seats], asked, choices=choices)
    about, detail, hand = drawn.about(scene), drawn.detail(scene), drawn.hand(scene)
    assert about in get_args(boards.Picture), f"{game.key}: `about` returns {about!r}"
    second = about == "detail" or (about == "board" and detail)
    assert drawn.HAS_DETAIL or not second, f"{game.key}: `HAS_DETAIL` is False"
    assert about == "board" or detail, f"{game.key}: the question is about a picture that is not drawn"
    assert hand is None or (seat is not None and game.hands), f"{game.key}: {seat} is shown a hand"
    for canvas in (drawn.board(scene), detail, hand):
        if canvas is not None:
            assert canvas.ground == drawn.GROUND, f"{game.key}: a picture is drawn on another ground"
            asked = canvas is detail and about != "board"
            wide = canvas.size[0] <= theme.WIDTH if asked else canvas.size[0] == theme.WIDTH
            assert wide, f"{game.key}: a picture is {canvas.size[0]} px wide"
            assert canvas.png()


def legal_of(game: Game[Any], state: Any) -> dict[int, list[Action]]:
    """Return the legal lists of all asked seats, each of them checked."""
    decisions = game.pending(state)
    lists = {d.seat: game.legal_actions(state, d.seat) for d in decisions}
    assert len(lists) == len(decisions), "a seat is asked two questions at once"
    for seat, actions in lists.items():
        assert len(actions) >= 2, f"seat {seat} is asked {decisions} with one answer: {actions}"
        assert len(actions) <= LIST_LIMIT
        assert len(set(actions)) == len(actions), "an action is listed twice"
    return lists


def examine(game: Game[Any], state: Any, seats: int, rng: random.Random) -> None:
    """Run the slow checks on a position."""
    copy = copier(game.state_type)
    lists = legal_of(game, state)
    for seat in range(seats):
        if seat not in lists:
            assert game.legal_actions(state, seat) == []
    twin = copy(state)
    assert twin == state
    check_nothing_shared(state, twin)
    assert decode(game, encode(state)) == state
    for seat, actions in lists.items():
        assert game.legal_actions(twin, seat) == actions, "listing is not stable"
        assert game.fallback(state, seat) in actions
        assert game.sample(state, seat, rng) in actions
        asked = next(decision.kind for decision in game.pending(state) if decision.seat == seat)
        if asked in game.asides and seat != game.mover(state):
            assert set(actions) <= set(game.asides[asked])
        written = {action: notate(game.verbs, action) for action in actions}
        assert len(set(written.values())) == len(actions), "two actions are written alike"
        longest = max(written.values(), key=len)
        assert len(longest) <= NOTATION_LIMIT, f"{game.key}: {longest!r} is too long for the id of a button"
        for action, text in written.items():
            assert read(game.verbs, text) == action
        for action in rng.sample(actions, min(3, len(actions))):
            text = written[action]
            assert reworded(game.aliases, text) == text, f"{game.key}: {text!r} contains an alias"
            assert parse(game.verbs, text.upper(), actions) == action
        check_about(game, state, seat)
        check_must(game, state, seat, actions)
        for action in rng.sample(actions, min(3, len(actions))):
            named = list(zip(argument_names(game.verbs[action.verb]), action.args, strict=True))
            check_arguments(f"{game.key}: {action}", named, seats)
            known = game.forecast(game.view(state, seat).state, seat, action)
            check_arguments(f"{game.key}: forecast of {action}", list(known.facts.items()), seats)
        check_menu(game, actions, rng)
        check_undo_reveals_nothing(game, state, seat, rng.choice(actions), rng)
    assert twin == state, "looking changed the state"
    for seat in (None, *range(seats)):
        check_view(game, state, seat, rng)
    if len(lists) > 1:
        check_any_order(game, state, lists, rng)


def check_nothing_shared(one: Any, two: Any) -> None:
    """Check that no mutable object is part of both."""
    if isinstance(one, list):
        assert one is not two
        for a, b in zip(one, two, strict=True):
            check_nothing_shared(a, b)
    elif hasattr(one, "__dataclass_fields__") and not one.__dataclass_params__.frozen:
        assert one is not two
        for name in one.__dataclass_fields__:
            check_nothing_shared(getattr(one, name), getattr(two, name))


def check_menu(game: Game[Any], actions: list[Action], rng: random.Random) -> None:
    """Check that a random walk down the menu ends at an action and that no choice is lost on the way."""
    path: tuple[str, ...] = ()
    expected = set(actions)
    for _ in range(12):
        choices = fold(game.verbs, actions, path)
        assert 0 < len(choices) <= max(LIMIT, len(game.verbs))
        assert set(itertools.chain.from_iterable(c.actions for c in choices)) == expected
        choice = rng.choice(choices)
        if choice.action:
            return
        path, expected = choice.path, set(choice.actions)
    raise AssertionError(f"the menu does not end: {path}")


def check_view(game: Game[Any], state: Any, seat: int | None, rng: random.Random) -> None:
    view = game.view(state, seat)
    world = game.resample(view, Chance.seeded(rng.getrandbits(32)))
    game.check(world)
    again, facts = game.view(world, seat), game.facts(view)
    assert again == view, "the view reveals or loses something"
    assert game.pending(view.state) == game.pending(state)
    if seat is not None:
        assert game.legal_actions(view.state, seat) == game.legal_actions(state, seat)
    assert game.scores(view.state) == game.scores(state)
    assert facts == game.facts(again)
    check_events(game, facts, len(game.scores(state)))
    check_hands(game, view, facts, state)


def check_undo_reveals_nothing(
    game: Game[Any], state: Any, seat: int, action: Action, rng: random.Random
) -> None:
    """Check that an undoable step looks the same in every world that its seat cannot tell apart."""
    here, chance = copier(game.state_type)(state), Chance.seeded(1)
    events = game.apply(here, seat, action, chance)
    other = game.resample(game.view(state, seat), Chance.seeded(rng.getrandbits(32)))
    elsewhere_chance = Chance.seeded(2)
    elsewhere_events = game.apply(other, seat, action, elsewhere_chance)
    assert chance.final == elsewhere_chance.final, f"whether {action} is final depends on hidden things"
    if not chance.final:
        game.check(here)
        seen: View[Any] = game.view(here, seat)
        assert seen == game.view(other, seat), f"{action} can be undone but shows something"
        assert game.facts(seen) == game.facts(game.view(other, seat))
        assert events == elsewhere_events


def check_any_order(game: Game[Any], state: Any, lists: dict[int, list[Action]], rng: random.Random) -> None:
    """Check that answers given at the same time lead to the same position in any order."""
    copy = copier(game.state_type)
    answers = [(seat, rng.choice(actions)) for seat, actions in lists.items()]
    ends = []
    for order in (answers, answers[::-1]):
        end = copy(state)
        for seat, action in order:
            game.play(end, seat, action, Chance.seeded(0))
        ends.append(end)
    assert ends[0] == ends[1]


def playout(
    game: Game[Any], seats: int, seed: int, *, examined: float = 0.05
) -> Iterator[tuple[Any, dict[int, list[Action]]]]:
    """Play a random game, check each position and examine some; yield each with its legal lists."""
    rng = random.Random(seed)
    chance = Chance.seeded(seed)
    options = {option.key: rng.choice(option.choices) for option in game.options}
    state = game.setup(seats, options, chance)
    game.check(state)
    for _ in range(STEP_BOUND):
        lists = legal_of(game, state)
        if rng.random() < examined:
            examine(game, state, seats, rng)
        yield state, lists
        if not lists:
            break
        seat, before, drawn = rng.choice(list(lists)), game.scores(state), len(chance.drawn)
        action = rng.choice(lists[seat])
        known = game.forecast(game.view(state, seat).state, seat, action)
        chance.revealed = False
        events = game.apply(state, seat, action, chance)
        game.check(state)
        if len(chance.drawn) == drawn and not chance.revealed:
            check_forecast(game, known, action, before, game.scores(state))
        between = not game.pending(state) and game.outcome(state) is None
        if between and rng.random() < examined:
            examine(game, state, seats, rng)
        happened = game.proceed(state, chance)
        assert between or not happened, "something happens by itself although somebody is asked"
        assert game.pending(state) or game.outcome(state), "nobody is asked before the game is over"
        game.check(state)
        events += happened
        told, after = game.told(game.view(state, None), events), game.scores(state)
        check_events(game, (*events, *told), seats)
        check_winners(game, state, events)
        for one in (events, told):
            check_points(game, action, one, before, after)
    outcome = game.outcome(state)
    assert outcome is not None, "the game does not end"
    assert outcome.ranks == ranks(outcome.scores) or len(set(outcome.scores)) < seats
    assert min(outcome.ranks) == 1
    assert len(outcome.scores) == len(outcome.ranks) == seats
    assert all(len(row) == seats for row in outcome.detail.values())
    assert msgspec.json.encode(outcome.detail)
    examine(game, state, seats, rng)
