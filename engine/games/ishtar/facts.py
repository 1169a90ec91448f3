"""The whole position of Ishtar as facts, most important first: enough to play from without a picture.

Owns the choice of facts and their order. Contains no text: each fact is an event, and `locales` has its
sentence.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import Event, View, listed
from engine.games.ishtar.carpet import ending, gems_of, reachable
from engine.games.ishtar.gardens import (
    flowers_in,
    holders,
    icon_cell,
    tree_cells,
    wild_beds,
)
from engine.games.ishtar.hexes import LAYOUTS, cells, land_of, name
from engine.games.ishtar.scoring import FOUNTAIN_POINTS, scores
from engine.games.ishtar.skills import UPPER, earlier_points, effect_of, skill_points
from engine.games.ishtar.state import COLOURS, GEMS, NONE, STACKS, TILES, TREES, Desert, State
from engine.games.ishtar.step import by_colour, described, fact

SAND, FOUNTAIN, TABLET, GRASS, TREE = ".", "O", "T", "g", "t"
"""Characters in a row of the map, besides the letters of gems and the numbers of flowers."""


def facts(view: View[State]) -> list[Event]:
    """Return question, players, stacks, tree cards, fountains, flower beds, spaces, and a map row by row."""
    state = view.state
    return [
        *_question(state),
        *_players(state),
        *_stacks(state),
        *_row(state),
        *_fountains(state.desert),
        *_beds(state.desert),
        *_spaces(state.desert),
        *_map(state.desert),
        *_earlier(state),
        fact("board-supply", tokens=state.tokens, n=len(state.deck), **by_colour(state.reserve)),
    ]


def _earlier(state: State) -> Iterator[Event]:
    """Yield what counts otherwise in a match that began under earlier rules."""
    for skill, points in earlier_points(state).items():
        yield fact("board-earlier", skill=skill, **by_colour(points))


def _names(desert: Desert, mask: int) -> str:
    return ", ".join(name(desert, cell) for cell in cells(mask))


def _question(state: State) -> Iterator[Event]:
    seat = state.asked
    if not state.ask:
        yield fact("board-over")
        return
    if state.ask == "place":
        yield fact("board-question-place", seat, **described(state.tile))
    elif state.ask == "special":
        placed = state.desert.tiles[-1]
        where = name(state.desert, icon_cell(placed))
        yield fact("board-question-special", seat, icon=TILES[placed.tile].icon, cell=where)
    elif state.ask == "bloom":
        yield fact("board-question-bloom", seat, token=effect_of(state.players[seat]).token)
    elif state.ask == "gather":
        yield fact("board-question-gather", seat, n=effect_of(state.players[seat]).n)
    else:
        yield fact(f"board-question-{state.ask}", seat)
    if ending(state):
        yield fact("board-last-round", state.start)


def _players(state: State) -> Iterator[Event]:
    seats = range(len(state.players))
    first = max(state.asked, 0)
    points = scores(state)
    for seat in (*seats[first:], *seats[:first]):
        player = state.players[seat]
        yield fact(
            "board-player",
            seat,
            points=points[seat],
            over=int(not state.ask),
            assistants=player.assistants,
            spare=player.spare,
            trees=len(player.trees),
            n=sum(player.gems),
            **by_colour(player.gems),
        )
        if player.skills:
            spent = gems_of("".join(unlocked.gems for unlocked in player.skills))
            yield fact(
                "board-skills",
                seat,
                skills=", ".join(sorted(unlocked.skill for unlocked in player.skills)),
                n=sum(skill_points(state, seat, skill) for skill in UPPER),
                **by_colour(spent),
            )
        if player.reserved != NONE and state.ask:
            yield _card("board-reserved", player.reserved, seat)


def _card(kind: str, tree: int, seat: int | None = None) -> Event:
    name, price, points = TREES[tree]
    return fact(kind, seat, tree=name, points=points, **by_colour(price))


def _stacks(state: State) -> Iterator[Event]:
    if not state.ask:
        return
    if state.can != NONE:
        yield fact("board-can", stack=state.can + 1, n=state.stacks[state.can].count)
    for number, price in reachable(state, STACKS):
        stack = state.stacks[number]
        yield fact("board-stack", stack=number + 1, price=price, n=stack.count, **described(stack.top))
    empty = ", ".join(str(number) for number, stack in enumerate(state.stacks, 1) if not stack.count)
    if empty:
        yield fact("board-empty-stacks", stacks=empty)


def _row(state: State) -> Iterator[Event]:
    for tree in state.row:
        if tree != NONE:
            yield _card("board-tree", tree)


def _fountains(desert: Desert) -> Iterator[Event]:
    for number, colour in enumerate(desert.fountains):
        what: dict[str, str | int] = {
            "fountain": COLOURS[colour],
            "cell": name(desert, land_of(desert).fountains[number]),
            "points": FOUNTAIN_POINTS[colour],
        }
        seats, most = holders(desert, number)
        if len(seats) > 1:
            yield fact("board-fountain-shared", other=listed(map(str, seats)), n=most, **what)
        elif seats:
            yield fact("board-fountain", *seats, n=most, **what)
        else:
            yield fact("board-fountain-free", **what)


def _beds(desert: Desert) -> Iterator[Event]:
    for bed in sorted(desert.beds, key=lambda bed: bed.seat):
        yield fact(
            "board-bed",
            bed.seat,
            cells=_names(desert, bed.cells),
            cell=name(desert, bed.cell),
            n=flowers_in(desert, bed.cells),
            fountain=COLOURS[desert.fountains[bed.fountain]],
            place=name(desert, land_of(desert).fountains[bed.fountain]),
        )
    for bed in wild_beds(desert):
        yield fact("board-wild-bed", cells=_names(desert, bed), n=flowers_in(desert, bed))


def _spaces(desert: Desert) -> Iterator[Event]:
    ground = land_of(desert)
    if desert.grass:
        yield fact("board-grass", cells=_names(desert, desert.grass), n=desert.grass.bit_count())
    if desert.trees:
        yield fact("board-trees", cells=_names(desert, tree_cells(desert)), n=len(desert.trees))
    for colour, rocks in zip(COLOURS, ground.gems, strict=True):
        if left := rocks & desert.free:
            yield fact("board-gems", gem=colour, cells=_names(desert, left), n=left.bit_count())
    yield fact("board-tablets", cells=_names(desert, ground.tablets), n=ground.tablets.bit_count())


def _signs(desert: Desert) -> dict[int, str]:
    ground = land_of(desert)
    sets = [
        (SAND, desert.free),
        (FOUNTAIN, sum(1 << cell for cell in ground.fountains)),
        (TABLET, ground.tablets),
        (GRASS, desert.grass),
        (TREE, tree_cells(desert)),
        *((letter, rocks & desert.free) for letter, rocks in zip(GEMS, ground.gems, strict=True)),
        *((str(n), mask) for n, mask in enumerate(desert.flowers, 1)),
    ]
    return {cell: sign for sign, mask in sets for cell in cells(mask)}


def _map(desert: Desert) -> Iterator[Event]:
    """Yield one fact for each run of adjacent spaces in a row."""
    names, column = LAYOUTS[desert.layout].names, LAYOUTS[desert.layout].column
    signs = _signs(desert)
    run: list[int] = []
    for cell in names:
        run.append(cell)
        if cell + 1 not in names:
            first = run[0]
            shown = " ".join(signs[space] for space in run)
            yield fact("board-row", first=names[first], last=names[cell], column=column[first], spaces=shown)
            run.clear()
