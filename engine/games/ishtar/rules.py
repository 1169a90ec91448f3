"""The rules of Ishtar, in the order of the turn: take a tile, place it, collect gems, special action, trees.

Owns the questions, their answers, and what each verb does. Numbers such as `I 3.2` are sections of
docs/rules/ishtar.md. No seat has secrets: everything hidden is in a bag. Must not know about pictures,
texts or people.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from itertools import islice

from engine.core import (
    Action,
    Verb,
)
from engine.games.ishtar import gardens
from engine.games.ishtar.carpet import (
    add_gems,
    ahead,
    ending,
    gems_of,
    payments,
    reachable,
    take,
    take_gems,
    turn_over,
)
from engine.games.ishtar.causes import standing, tell_changes
from engine.games.ishtar.gardens import SIXTHS, icon_cell, places, sites
from engine.games.ishtar.hexes import DIRECTIONS, LAYOUTS, cells, land_of, name
from engine.games.ishtar.scoring import scores
from engine.games.ishtar.skills import (
    LOWER,
    PRICE,
    TOKEN_FLOWERS,
    UPPER,
    effect_of,
    free_skills,
    skill_points,
)
from engine.games.ishtar.state import (
    ASSISTANT,
    COLOURS,
    DATA,
    JOKER,
    NONE,
    SKILL,
    TILES,
    TREE,
    TREES,
    Planted,
    Player,
    State,
    Unlocked,
)
from engine.games.ishtar.step import Step, by_colour, described

OPEN_TREES: int = DATA["trees"]["open"]
TOKENS: int = DATA["trees"]["tokens"]
PLAYERS = DATA["players"]
START_GEMS: Sequence[int] = PLAYERS["start_gems"]
LAYOUT_KEYS: dict[str, list[str]] = PLAYERS["layouts"]
"""By number of players."""

VERBS: Mapping[str, Verb] = {
    "take": Verb("take {stack} [pay={gems}]"),
    "place": Verb("place {cell} {arm}", place=2),
    "assist": Verb("assist"),
    "skill": Verb("skill {skill} [pay={gems}]"),
    "skip": Verb("skip", declines=True),
    "bloom": Verb("bloom {cell} [{second}]", place=2),
    "gather": Verb("gather {gems}"),
    "reserve": Verb("reserve {tree}"),
    "plant": Verb("plant {tree} {cell}", place=2, apart=True),
    "end": Verb("end", ends=True),
}

TURN_OF = {arm: turn for turn, arm in enumerate(DIRECTIONS)}

# Each action is created once and shared by all legal lists.
_ASSIST, _SKIP, END = (Action(verb) for verb in ("assist", "skip", "end"))
_RESERVE = [Action("reserve", (tree.name,)) for tree in TREES]
PLACE: dict[str, dict[int, Action]] = {
    key: {
        SIXTHS * cell + turn: Action("place", (code, arm))
        for cell, code in layout.names.items()
        for turn, arm in enumerate(DIRECTIONS)
    }
    for key, layout in LAYOUTS.items()
}
"""Per layout."""


@cache
def take_action(number: int, word: str) -> Action:
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


@lru_cache(maxsize=16384)
def plant_action(layout: str, tree: int, cell: int) -> Action:
    return Action("plant", (TREES[tree].name, LAYOUTS[layout].names[cell]))


def active_player(state: State) -> Player:
    """Return the player whose turn it is."""
    return state.players[state.asked]


def find(state: State, code: str) -> int:
    return LAYOUTS[state.desert.layout].find[code]


def _ask(step: Step, kind: str) -> bool:
    """Open a question, or carry out its answer if there is only one. Return False if it has no answer."""
    answers = ANSWERS[kind](step.state)
    if answers:
        step.state.ask = kind
        if len(answers) == 1:
            step.tell("no-choice", step.state.asked, ask=kind)
            _carry_out(step, answers[0])
    return bool(answers)


def _carry_out(step: Step, action: Action) -> None:
    EFFECTS[action.verb](step, *action.args)


# A tile from the carpet. I 3.1


def _begin_turn(step: Step) -> None:
    """Fill the row of trees; then end the game, or ask for a tile unless there is no choice."""
    state = step.state
    _fill_row(step)
    if state.asked == state.start and ending(state):
        _finish(step)
        return
    answers = _takes(state)
    if not answers:
        _waste(step)
    elif len(answers) == 1:
        (stack, word) = answers[0].args
        step.tell("no-choice", state.asked, ask="take")
        if word:
            step.tell("must-pay", state.asked, stack=stack, n=len(str(word)))
        _carry_out(step, answers[0])


def _takes(state: State) -> list[Action]:
    gems = active_player(state).gems
    return [
        take_action(number, word)
        for number, price in reachable(state, sum(gems))
        if has_place(state, number)
        for word in payments(gems, price)
    ]


def has_place(state: State, number: int) -> bool:
    """Return True if the top tile of the stack could be placed."""
    return any(True for _ in places(state.desert, state.stacks[number].top))


def _take(step: Step, number: int, word: str) -> None:
    state = step.state
    before, paid = standing(state) if word else None, gems_of(word)
    take_gems(active_player(state).gems, paid)
    add_gems(state.reserve, paid)
    _move_can(step, number - 1, word)
    if before:
        tell_changes(step, before)
    two = list(islice(places(state.desert, state.tile), 2))
    if len(two) > 1:
        state.ask = "place"
    else:
        step.tell("no-choice", state.asked, ask="place")
        _lay(step, *two[0])


def _move_can(step: Step, number: int, word: str) -> None:
    """Take the tile and turn up the next tile of the stack that the can has left."""
    state = step.state
    before = state.can
    was_ending = ending(state)
    state.tile = take(state, number)
    step.tell(
        "took", state.asked,
        stack=number + 1, left=state.stacks[number].count, n=len(word), **by_colour(gems_of(word)),
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
    """Discard the next tile, since no tile in reach can be placed. I 3.2"""
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
    actions = PLACE[state.desert.layout]
    return [actions[key] for key in sorted(keys)]


def _place(step: Step, code: str, arm: str) -> None:
    _lay(step, find(step.state, code), TURN_OF[arm])


def _lay(step: Step, cell: int, turn: int) -> None:
    state = step.state
    desert = state.desert
    before, free = standing(state), desert.free
    placed = gardens.place(desert, state.tile, turn, cell)
    covered, names = free & ~desert.free, LAYOUTS[desert.layout].names
    gems = [(covered & rocks).bit_count() for rocks in land_of(desert).gems]
    add_gems(active_player(state).gems, gems)
    step.tell(
        "placed", state.asked,
        cell=names[cell], arm=DIRECTIONS[turn],
        cells=", ".join(names[space] for space in cells(covered)),
        fountain=COLOURS[desert.fountains[placed.fountain]],
        n=sum(gems), **by_colour(gems), **described(state.tile),
    )  # fmt: skip
    tell_changes(step, before)
    state.tile = NONE
    if not _ask(step, "special"):
        _tell_unused(step)
        _ask_trees(step)


# The special action of the icon. I 3.4


def _specials(state: State) -> list[Action]:
    player, desert = active_player(state), state.desert
    placed = desert.tiles[-1]
    icon = TILES[placed.tile].icon
    found: list[Action] = []
    if icon in (ASSISTANT, JOKER) and player.assistants and gardens.can_claim(desert, icon_cell(placed)):
        found.append(_ASSIST)
    if icon in (SKILL, JOKER):
        words = payments(player.gems, PRICE)
        found += [_skill_action(skill, word) for skill in free_skills(player) for word in words]
    return [*found, _SKIP] if found else []


def _tell_unused(step: Step) -> None:
    """Tell why the icon of the tile, if it has one, cannot be used."""
    state = step.state
    player, placed = active_player(state), state.desert.tiles[-1]
    icon = TILES[placed.tile].icon
    why: dict[str, str] = {}
    if icon in (ASSISTANT, JOKER):
        why["assistant"] = "taken" if player.assistants else "none-left"
    if icon in (SKILL, JOKER):
        why["skill"] = "too-dear" if sum(player.gems) < PRICE else "all-known"
    if why:
        step.tell("unused", state.asked, icon=icon, **why)


def _assist(step: Step) -> None:
    state = step.state
    before, placed = standing(state), state.desert.tiles[-1]
    cell = icon_cell(placed)
    active_player(state).assistants -= 1
    gardens.claim(state.desert, state.asked, cell, placed.fountain)
    bed = state.desert.beds[-1].cells
    flowers = gardens.flowers_in(state.desert, bed)
    step.tell(
        "assisted", state.asked, ((state.asked, flowers),),
        cell=name(state.desert, cell), n=bed.bit_count(), flowers=flowers,
    )  # fmt: skip
    tell_changes(step, before)
    _ask_trees(step)


def _skip(step: Step) -> None:
    step.tell("skipped", step.state.asked)
    _ask_trees(step)


def _skill(step: Step, skill: str, word: str) -> None:
    state = step.state
    before, player = standing(state), active_player(state)
    paid = gems_of(word)
    take_gems(player.gems, paid)
    player.skills.append(Unlocked(skill, word))
    n = skill_points(state, state.asked, skill) if skill in UPPER else 0
    step.tell(
        "unlocked", state.asked, ((state.asked, n),) if n else (), skill=skill, n=len(word), **by_colour(paid)
    )
    tell_changes(step, before)
    if skill in LOWER:
        _EFFECTS[LOWER[skill].effect](step)
    else:
        _ask_trees(step)


# Lower skills. I 3.5


def works(state: State, skill: str) -> bool:
    """Return True if something can be done with a lower skill now."""
    effect, token, desert = LOWER[skill].effect, LOWER[skill].token, state.desert
    if effect == "bloom":
        alone = len(TOKEN_FLOWERS[token]) == 1
        return bool(gardens.single_blooms(desert) if alone else any(gardens.double_blooms(desert)))
    if effect == "assistants":
        return active_player(state).spare > 0
    return effect == "gather" or bool(_reserves(state))


def _ask_effect(step: Step, kind: str) -> None:
    if not _ask(step, kind):
        step.tell("no-effect", step.state.asked, skill=active_player(step.state).skills[-1].skill)
        _ask_trees(step)


def _blooms(state: State) -> list[Action]:
    layout, desert = state.desert.layout, state.desert
    token = effect_of(active_player(state)).token
    if len(TOKEN_FLOWERS[token]) == 1:
        return [_bloom_action(layout, cell, NONE) for cell in cells(gardens.single_blooms(desert))]
    sides = enumerate(gardens.double_blooms(desert))
    pairs = sorted((cell, cell + gardens.OFFSETS[side]) for side, mask in sides for cell in cells(mask))
    return [_bloom_action(layout, cell, second) for cell, second in pairs]


def _bloom(step: Step, code: str, second: str) -> None:
    state = step.state
    before, token = standing(state), effect_of(active_player(state)).token
    gardens.bloom(
        state.desert,
        state.asked,
        find(state, code),
        find(state, second) if second else NONE,
        TOKEN_FLOWERS[token],
    )
    step.tell("bloomed", state.asked, token=token, cell=code, second=second)
    tell_changes(step, before)
    _ask_trees(step)


def _gathers(state: State) -> list[Action]:
    n = min(effect_of(active_player(state)).n, sum(state.reserve))
    return [_gather_action(word) for word in payments(state.reserve, n)] if n else []


def _gather(step: Step, word: str) -> None:
    state = step.state
    before, gems = standing(state), gems_of(word)
    take_gems(state.reserve, gems)
    add_gems(active_player(state).gems, gems)
    step.tell("gathered", state.asked, n=len(word), **by_colour(gems))
    tell_changes(step, before)
    _ask_trees(step)


def _reserves(state: State) -> list[Action]:
    return [_RESERVE[tree] for tree in state.row if tree != NONE]


def _reserve(step: Step, tree: str) -> None:
    state = step.state
    card = TREE[tree]
    state.row[state.row.index(card)] = NONE
    active_player(state).reserved = card
    step.tell("reserved", state.asked, tree=tree)
    _ask_trees(step)


def _assistants(step: Step) -> None:
    player = active_player(step.state)
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


def affordable(state: State) -> list[int]:
    player = active_player(state)
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
    return [*(plant_action(layout, tree, cell) for tree in affordable(state) for cell in grass), END]


def _ask_trees(step: Step) -> None:
    state = step.state
    if state.desert.grass and affordable(state):
        state.ask = "plant"
    else:
        _end(step)


def _plant(step: Step, tree: str, code: str) -> None:
    state = step.state
    before, player = standing(state), active_player(state)
    card, cell = TREE[tree], find(state, code)
    price, points = TREES[card].price, TREES[card].points
    take_gems(player.gems, price)
    add_gems(state.reserve, price)
    if player.reserved == card:
        player.reserved = NONE
    else:
        state.row[state.row.index(card)] = NONE
    player.trees.append(card)
    state.desert.trees.append(Planted(state.asked, card, cell))
    state.desert.grass &= ~(1 << cell)
    step.tell("planted", state.asked, ((state.asked, points),), tree=tree, cell=code, **by_colour(price))
    tell_changes(step, before)
    _ask_trees(step)


def _end(step: Step) -> None:
    state = step.state
    state.ask, state.asked, state.between = "take", (state.asked + 1) % len(state.players), True


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


ANSWERS: dict[str, Callable[[State], list[Action]]] = {
    "take": _takes,
    "place": _places,
    "special": _specials,
    "bloom": _blooms,
    "gather": _gathers,
    "reserve": _reserves,
    "plant": _plants,
}

EFFECTS: dict[str, Callable[..., None]] = {
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
    "": _begin_turn,
}
