"""The rules of Ishtar, in the order of the turn: take a tile, place it, collect gems, special action, trees.

Owns the questions, what answers each of them has, and what each verb does. Numbers such as `I 3.2` are
sections of the rules file. Nothing on the table is anyone's secret: what is hidden lies in bags. Knows
nothing of pictures, words or players as persons.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from itertools import islice

from engine.chance import Chance
from engine.core import (
    Action,
    Decision,
    Event,
    Game,
    Option,
    Outcome,
    Rng,
    Verb,
    View,
    copier,
    ranks,
)
from engine.games.ishtar import gardens
from engine.games.ishtar.carpet import (
    add_gems,
    ahead,
    ending,
    gems_of,
    lay_out,
    payments,
    reachable,
    take,
    take_gems,
    turn_over,
)
from engine.games.ishtar.facts import facts
from engine.games.ishtar.gardens import SIXTHS, bare_desert, icon_cell, places, random_place, sites
from engine.games.ishtar.hexes import BOARDS, DIRECTIONS, LAYOUTS, cells, land_of, name, nth_cell
from engine.games.ishtar.invariants import check
from engine.games.ishtar.scoring import SHEET, scores, sheet
from engine.games.ishtar.skills import LOWER, PRICE, TOKEN_FLOWERS, effect_of, free_skills
from engine.games.ishtar.state import (
    ALL_GEMS,
    ASSISTANT,
    COLOURS,
    DATA,
    JOKER,
    NONE,
    SHAPES,
    SKILL,
    TILES,
    TREE,
    TREES,
    Face,
    Planted,
    Player,
    State,
    Unlocked,
)
from engine.games.ishtar.step import Step, counted, described, fact

OPEN_TREES: int = DATA["trees"]["open"]
TOKENS: int = DATA["trees"]["tokens"]
_PLAYERS = DATA["players"]
START_GEMS: Sequence[int] = _PLAYERS["start_gems"]
_LAYOUTS: dict[str, list[str]] = _PLAYERS["layouts"]
"""By number of players."""

VERBS: Mapping[str, Verb] = {
    "take": Verb("take {stack} [pay={gems}]"),
    "place": Verb("place {cell} {arm}"),
    "assist": Verb("assist"),
    "skill": Verb("skill {skill} [pay={gems}]"),
    "skip": Verb("skip"),
    "bloom": Verb("bloom {cell} [{second}]"),
    "gather": Verb("gather {gems}"),
    "reserve": Verb("reserve {tree}"),
    "plant": Verb("plant {tree} {cell}"),
    "end": Verb("end", ends=True),
}

_TURN = {arm: turn for turn, arm in enumerate(DIRECTIONS)}
_STOP = 0.125
"""How often `sample` plants no tree though it could."""

# Each action is made once and shared by all legal lists.
_ASSIST, _SKIP, _END = (Action(verb) for verb in ("assist", "skip", "end"))
_RESERVE = [Action("reserve", (tree.name,)) for tree in TREES]
_PLACE: dict[str, dict[int, Action]] = {
    key: {
        SIXTHS * cell + turn: Action("place", (code, arm))
        for cell, code in layout.names.items()
        for turn, arm in enumerate(DIRECTIONS)
    }
    for key, layout in LAYOUTS.items()
}
"""Per layout."""


@cache
def _take_action(number: int, word: str) -> Action:
    return Action("take", (number + 1, word))


@cache
def _skill_action(skill: str, word: str) -> Action:
    return Action("skill", (skill, word))


@cache
def _gather_action(word: str) -> Action:
    return Action("gather", (word,))


@cache
def _bloom_action(layout: str, cell: int, second: int) -> Action:
    names = LAYOUTS[layout].names
    return Action("bloom", (names[cell], "" if second == NONE else names[second]))


@cache
def _plant_action(layout: str, tree: int, cell: int) -> Action:
    return Action("plant", (TREES[tree].name, LAYOUTS[layout].names[cell]))


def _player(state: State) -> Player:
    """Whose turn it is."""
    return state.players[state.asked]


def _find(state: State, code: str) -> int:
    return LAYOUTS[state.desert.layout].find[code]


def _ask(step: Step, kind: str) -> bool:
    """Open a question, or give its answer if there is only one. Tells whether there is any."""
    answers = _ANSWERS[kind](step.state)
    if answers:
        step.state.ask = kind
        if len(answers) == 1:
            _carry_out(step, answers[0])
    return bool(answers)


def _carry_out(step: Step, action: Action) -> None:
    _CARRY_OUT[action.verb](step, *action.args)


# A tile from the carpet. I 3.1


def _begin_turn(step: Step) -> None:
    if not _ask(step, "take"):
        _waste(step)


def _takes(state: State) -> list[Action]:
    gems = _player(state).gems
    return [
        _take_action(number, word)
        for number, price in reachable(state, sum(gems))
        if _has_place(state, number)
        for word in payments(gems, price)
    ]


def _has_place(state: State, number: int) -> bool:
    """Whether the tile on top of the stack could be placed."""
    return any(True for _ in places(state.desert, state.stacks[number].top))


def _take(step: Step, number: int, word: str) -> None:
    state = step.state
    paid = gems_of(word)
    take_gems(_player(state).gems, paid)
    add_gems(state.reserve, paid)
    _move_can(step, number - 1, word)
    two = list(islice(places(state.desert, state.tile), 2))
    if len(two) > 1:
        state.ask = "place"
    else:
        _lay(step, *two[0])


def _move_can(step: Step, number: int, word: str) -> None:
    """Take the tile; the stack that the can has left shows its next one."""
    state = step.state
    before = state.can
    was_ending = ending(state)
    state.tile = take(state, number)
    step.tell(
        "took", state.asked,
        stack=number + 1, left=state.stacks[number].count, n=len(word), **counted(gems_of(word)),
        **described(state.tile),
    )  # fmt: skip
    if before != NONE:
        turn_over(state, before, step.chance)
        top = state.stacks[before].top
        if top != NONE:
            step.tell("turned-over", stack=before + 1, **described(top))
    if ending(state) and not was_ending:
        step.tell("last-round")


def _waste(step: Step) -> None:
    """No tile in reach has a place: the next one leaves the game. I 3.2"""
    state = step.state
    _move_can(step, next(ahead(state)), "")
    state.gone.append(state.tile)
    step.tell("no-place", state.asked, **described(state.tile))
    state.tile = NONE
    _ask_trees(step)


# Placing it, and the gems below. I 3.2, 3.3


def _places(state: State) -> list[Action]:
    keys = [
        SIXTHS * cell + turn
        for turn, mask in enumerate(sites(state.desert, state.tile))
        for cell in cells(mask)
    ]
    actions = _PLACE[state.desert.layout]
    return [actions[key] for key in sorted(keys)]


def _place(step: Step, code: str, arm: str) -> None:
    _lay(step, _find(step.state, code), _TURN[arm])


def _lay(step: Step, cell: int, turn: int) -> None:
    state = step.state
    desert = state.desert
    before = desert.free
    placed = gardens.place(desert, state.tile, turn, cell)
    covered = before & ~desert.free
    gems = [(covered & rocks).bit_count() for rocks in land_of(desert).gems]
    add_gems(_player(state).gems, gems)
    step.tell(
        "placed", state.asked,
        cell=name(desert, cell), arm=DIRECTIONS[turn],
        cells=", ".join(name(desert, space) for space in cells(covered)),
        fountain=COLOURS[desert.fountains[placed.fountain]],
        n=sum(gems), **counted(gems), **described(state.tile),
    )  # fmt: skip
    state.tile = NONE
    if not _ask(step, "special"):
        _ask_trees(step)


# The special action of the icon. I 3.4


def _specials(state: State) -> list[Action]:
    player, desert = _player(state), state.desert
    placed = desert.tiles[-1]
    icon = TILES[placed.tile].icon
    found: list[Action] = []
    if icon in (ASSISTANT, JOKER) and player.assistants and gardens.can_claim(desert, icon_cell(placed)):
        found.append(_ASSIST)
    if icon in (SKILL, JOKER):
        words = payments(player.gems, PRICE)
        found += [_skill_action(skill, word) for skill in free_skills(player) for word in words]
    return [*found, _SKIP] if found else []


def _assist(step: Step) -> None:
    state = step.state
    placed = state.desert.tiles[-1]
    cell = icon_cell(placed)
    _player(state).assistants -= 1
    gardens.claim(state.desert, state.asked, cell, placed.fountain)
    bed = state.desert.beds[-1].cells
    step.tell(
        "assisted", state.asked,
        cell=name(state.desert, cell), n=bed.bit_count(), flowers=gardens.flowers_in(state.desert, bed),
    )  # fmt: skip
    _ask_trees(step)


def _skip(step: Step) -> None:
    step.tell("skipped", step.state.asked)
    _ask_trees(step)


def _skill(step: Step, skill: str, word: str) -> None:
    state = step.state
    player = _player(state)
    paid = gems_of(word)
    take_gems(player.gems, paid)
    player.skills.append(Unlocked(skill, word))
    step.tell("unlocked", state.asked, skill=skill, n=len(word), **counted(paid))
    if skill in LOWER:
        _EFFECTS[LOWER[skill].effect](step)
    else:
        _ask_trees(step)


# Lower skills. I 3.5


def _ask_effect(step: Step, kind: str) -> None:
    if not _ask(step, kind):
        step.tell("no-effect", step.state.asked, skill=_player(step.state).skills[-1].skill)
        _ask_trees(step)


def _blooms(state: State) -> list[Action]:
    layout, desert = state.desert.layout, state.desert
    token = effect_of(_player(state)).token
    if len(TOKEN_FLOWERS[token]) == 1:
        return [_bloom_action(layout, cell, NONE) for cell in cells(gardens.single_blooms(desert))]
    sides = enumerate(gardens.double_blooms(desert))
    pairs = sorted((cell, cell + gardens.OFFSETS[side]) for side, mask in sides for cell in cells(mask))
    return [_bloom_action(layout, cell, second) for cell, second in pairs]


def _bloom(step: Step, code: str, second: str) -> None:
    state = step.state
    token = effect_of(_player(state)).token
    gardens.bloom(
        state.desert,
        state.asked,
        _find(state, code),
        _find(state, second) if second else NONE,
        TOKEN_FLOWERS[token],
    )
    step.tell("bloomed", state.asked, token=token, cell=code, second=second)
    _ask_trees(step)


def _gathers(state: State) -> list[Action]:
    n = min(effect_of(_player(state)).n, sum(state.reserve))
    return [_gather_action(word) for word in payments(state.reserve, n)] if n else []


def _gather(step: Step, word: str) -> None:
    state = step.state
    gems = gems_of(word)
    take_gems(state.reserve, gems)
    add_gems(_player(state).gems, gems)
    step.tell("gathered", state.asked, n=len(word), **counted(gems))
    _ask_trees(step)


def _reserves(state: State) -> list[Action]:
    return [_RESERVE[tree] for tree in state.row if tree != NONE]


def _reserve(step: Step, tree: str) -> None:
    state = step.state
    card = TREE[tree]
    state.row[state.row.index(card)] = NONE
    _player(state).reserved = card
    step.tell("reserved", state.asked, tree=tree)
    _ask_trees(step)


def _assistants(step: Step) -> None:
    player = _player(step.state)
    n = min(effect_of(player).n, player.spare)
    player.spare -= n
    player.assistants += n
    step.tell("helped", step.state.asked, n=n)
    _ask_trees(step)


_EFFECTS: dict[str, Callable[[Step], None]] = {
    "bloom": lambda step: _ask_effect(step, "bloom"),
    "gather": lambda step: _ask_effect(step, "gather"),
    "reserve": lambda step: _ask_effect(step, "reserve"),
    "assistants": _assistants,
}


# Planting trees. I 3.6


def _affordable(state: State) -> list[int]:
    player = _player(state)
    purple, red, white = player.gems
    found: list[int] = []
    for tree in (*state.row, player.reserved):
        if tree != NONE:
            price = TREES[tree].price
            if price[0] <= purple and price[1] <= red and price[2] <= white:
                found.append(tree)
    return found


def _plants(state: State) -> list[Action]:
    layout = state.desert.layout
    grass = list(cells(state.desert.grass))
    return [*(_plant_action(layout, tree, cell) for tree in _affordable(state) for cell in grass), _END]


def _ask_trees(step: Step) -> None:
    state = step.state
    if state.desert.grass and _affordable(state):
        state.ask = "plant"
    else:
        _end(step)


def _plant(step: Step, tree: str, code: str) -> None:
    state = step.state
    player = _player(state)
    card, cell = TREE[tree], _find(state, code)
    price = TREES[card].price
    take_gems(player.gems, price)
    add_gems(state.reserve, price)
    if player.reserved == card:
        player.reserved = NONE
    else:
        state.row[state.row.index(card)] = NONE
    player.trees.append(card)
    state.desert.trees.append(Planted(state.asked, card, cell))
    state.desert.grass &= ~(1 << cell)
    step.tell("planted", state.asked, tree=tree, cell=code, points=TREES[card].points, **counted(price))
    _ask_trees(step)


def _end(step: Step) -> None:
    state = step.state
    _fill_row(step)
    state.asked = (state.asked + 1) % len(state.players)
    if state.asked == state.start and ending(state):
        _finish(step)
    else:
        _begin_turn(step)


def _fill_row(step: Step) -> None:
    state = step.state
    for place, tree in enumerate(state.row):
        if tree == NONE and state.tokens:
            state.row[place] = state.deck.pop(step.chance.below(len(state.deck)))
            state.tokens -= 1
            step.tell("new-tree", tree=TREES[state.row[place]].name)


# The end of the game. I 4


def _finish(step: Step) -> None:
    state = step.state
    state.ask, state.asked = "", NONE
    for seat, player in enumerate(state.players):
        if player.reserved != NONE:
            step.tell("unplanted", seat, tree=TREES[player.reserved].name)
    points = scores(state)
    winners = [seat for seat, n in enumerate(points) if n == max(points)]
    for seat in winners:
        step.tell("won" if len(winners) == 1 else "shared", seat, n=points[seat])


_ANSWERS: dict[str, Callable[[State], list[Action]]] = {
    "take": _takes,
    "place": _places,
    "special": _specials,
    "bloom": _blooms,
    "gather": _gathers,
    "reserve": _reserves,
    "plant": _plants,
}

_CARRY_OUT: dict[str, Callable[..., None]] = {
    "take": _take,
    "place": _place,
    "assist": _assist,
    "skill": _skill,
    "skip": _skip,
    "bloom": _bloom,
    "gather": _gather,
    "reserve": _reserve,
    "plant": _plant,
    "end": _end,
}

_copy = copier(State)


class Ishtar(Game[State]):
    key = "ishtar"
    seats = range(2, 5)
    rules = 1
    options = (Option("layout", tuple(_LAYOUTS["4"])),)
    verbs = VERBS
    state_type = State

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> State:
        """I 2"""
        layouts = _LAYOUTS[str(seats)]
        chosen = options.get("layout", "")
        layout = chosen if chosen in layouts else layouts[0]
        boards = list(BOARDS)
        chance.shuffle(boards)
        faces = tuple(
            Face(board, chance.below(2), chance.below(SIXTHS))
            for board in boards[: len(LAYOUTS[layout].centres)]
        )
        fountains = [colour for colour, n in enumerate(DATA["fountains"]) for _ in range(n)]
        chance.shuffle(fountains)
        shapes = [shape for shape in range(len(SHAPES)) for _ in range(2)]
        chance.shuffle(shapes)
        stacks, bags = lay_out(shapes, _PLAYERS["base_tiles"][str(seats)], chance)
        deck = list(range(len(TREES)))
        row = [deck.pop(chance.below(len(deck))) for _ in range(OPEN_TREES)]
        start = chance.below(seats)
        desert = bare_desert(layout, faces, fountains[: len(faces)])
        reserve = list(ALL_GEMS)
        take_gems(reserve, [rocks.bit_count() for rocks in land_of(desert).gems])
        take_gems(reserve, [n * seats for n in START_GEMS])
        return State(
            start=start,
            asked=start,
            ask="take",
            no=1,
            can=NONE,
            stacks=stacks,
            bags=bags,
            tile=NONE,
            gone=[],
            row=row,
            deck=deck,
            tokens=TOKENS - OPEN_TREES,
            reserve=reserve,
            desert=desert,
            players=[
                Player(list(START_GEMS), _PLAYERS["assistants"], _PLAYERS["spare"], [], [], NONE)
                for _ in range(seats)
            ],
        )

    def pending(self, state: State) -> tuple[Decision, ...]:
        return (Decision(state.asked, state.ask, state.no),) if state.ask else ()

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        return _ANSWERS[state.ask](state) if seat == state.asked else []

    def sample(self, state: State, seat: int, rng: Rng) -> Action:
        """Any stack, place or tree, without listing them all."""
        if state.ask == "place":
            cell, turn = random_place(state.desert, state.tile, rng)
            return _PLACE[state.desert.layout][SIXTHS * cell + turn]
        if state.ask == "plant":
            if rng.random() < _STOP:
                return _END
            tree = rng.choice(_affordable(state))
            grass = state.desert.grass
            cell = nth_cell(grass, int(rng.random() * grass.bit_count()))
            return _plant_action(state.desert.layout, tree, cell)
        if state.ask == "take":
            gems = _player(state).gems
            number, price = rng.choice(reachable(state, sum(gems)))
            if _has_place(state, number):
                return _take_action(number, rng.choice(payments(gems, price)))
        return rng.choice(self.legal_actions(state, seat))

    def apply(self, state: State, seat: int, action: Action, chance: Chance) -> list[Event]:
        step = Step(state, chance)
        _carry_out(step, action)
        if state.ask:
            state.no += 1
        return step.events

    def view(self, state: State, seat: int | None) -> View[State]:
        """Everybody sees the same: what nobody knows is in the bags."""
        return View(_copy(state), seat)

    def resample(self, view: View[State], chance: Chance) -> State:
        return _copy(view.state)

    def outcome(self, state: State) -> Outcome | None:
        if state.ask:
            return None
        points = scores(state)
        rows = zip(*(sheet(state, seat) for seat in range(len(state.players))), strict=True)
        return Outcome(points, ranks(points), dict(zip(SHEET, rows, strict=True)))

    def scores(self, state: State) -> tuple[int, ...]:
        return scores(state)

    def fallback(self, state: State, seat: int) -> Action:
        """The next stack if it can be, the place with most gems, and nothing that need not be spent."""
        legal = self.legal_actions(state, seat)
        if state.ask == "place":
            return max(legal, key=lambda action: _gems_below(state, action))
        return legal[-1] if state.ask in ("special", "plant") else legal[0]

    def hint(self, state: State, seat: int, action: Action) -> Event | None:
        """What the tile on a stack looks like."""
        if action.verb != "take":
            return None
        stack = int(action.args[0])
        return fact("offer", None, stack=stack, **described(state.stacks[stack - 1].top))

    def facts(self, view: View[State]) -> list[Event]:
        return facts(view)

    def check(self, state: State) -> None:
        check(state)


def _gems_below(state: State, action: Action) -> int:
    """How many gems a placement collects."""
    code, arm = action.args
    area = gardens.area(state.tile, _TURN[str(arm)], _find(state, str(code)))
    return sum((area & rocks).bit_count() for rocks in land_of(state.desert).gems)
