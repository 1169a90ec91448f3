"""Helpers for tests of the rules of Ishtar: positions set by hand, moves in notation, scripted draws."""

from bisect import insort
from collections.abc import Iterable

from engine.chance import Chance
from engine.core import Event
from engine.games.ishtar import gardens
from engine.games.ishtar.carpet import add_gems, gems_of, take_gems
from engine.games.ishtar.game import Ishtar
from engine.games.ishtar.hexes import DIRECTIONS, LAYOUTS, STRIDE, land_of, widened
from engine.games.ishtar.state import NONE, TILE, TILES, TREE, Bed, Desert, Planted, State, Unlocked
from engine.notation import notate, read

GAME = Ishtar()

_SAME_ORDER = [5, 4, 3, 2, 1]


def drawn_at_start(seats: int, start: int = 0) -> list[int]:
    """Draws without shuffling: boards A, B, C as printed, purple fountains first, two stacks a shape."""
    boards = [0, 0] * (seats + 2)
    return [*_SAME_ORDER, *boards, *_SAME_ORDER, *_SAME_ORDER, 1, 1, 1, *[0] * 5, start]


def table(seats: int = 2, start: int = 0) -> State:
    """The start position. Stacks 1 to 6: TS2, TS1, IS2, IS1, VS2, VS1; trees: tamarisk to olive."""
    return GAME.setup(seats, {}, Chance.scripted(drawn_at_start(seats, start)))


def spaces(desert: Desert, codes: str) -> int:
    """The set of these spaces: `F7 F8`."""
    return sum(1 << LAYOUTS[desert.layout].find[code] for code in codes.split())


def names(desert: Desert, mask: int) -> set[str]:
    return {code for code, cell in LAYOUTS[desert.layout].find.items() if mask >> cell & 1}


def ask(state: State, kind: str, seat: int) -> None:
    state.ask, state.asked = kind, seat


# Carpet


def can_at(state: State, number: int) -> None:
    """Put the can at that stack, whose top tile is therefore face down."""
    stack = state.stacks[number - 1]
    state.can = number - 1
    _put_away(state, stack.top)
    stack.count -= TILES[stack.top].starting
    stack.top = NONE


def empty(state: State, *numbers: int) -> None:
    for number in numbers:
        stack = state.stacks[number - 1]
        _put_away(state, stack.top)
        stack.count, stack.top = 0, NONE


def last_tile(state: State, number: int, code: str) -> None:
    """Leave this tile alone in the stack."""
    stack = state.stacks[number - 1]
    _put_away(state, stack.top)
    _find_tile(state, TILE[code])
    stack.count, stack.top = 1, TILE[code]


def hold(state: State, code: str, seat: int = 0) -> None:
    """Ask the seat where to place this tile."""
    _find_tile(state, TILE[code])
    state.tile = TILE[code]
    ask(state, "place", seat)


def _put_away(state: State, tile: int) -> None:
    if tile != NONE:
        if TILES[tile].starting:
            state.gone.append(tile)
        else:
            insort(state.bags[TILES[tile].shape], tile)


def _find_tile(state: State, tile: int) -> None:
    """Take the tile from the box; if a stack shows it, the stack turns up another one."""
    bag = state.bags[TILES[tile].shape]
    if tile in bag:
        bag.remove(tile)
        return
    stack = next(stack for stack in state.stacks if stack.top == tile)
    stack.top = bag.pop()


# Desert


def lay(state: State, code: str, cell: str, arm: str, seat: int = NONE) -> None:
    """Put a tile there, with an assistant of the seat on its icon and its gems in the reserve."""
    tile, turn = TILE[code], DIRECTIONS.index(arm)
    desert = state.desert
    where = LAYOUTS[desert.layout].find[cell]
    assert gardens.obstacle(desert, tile, turn, where) is None
    _find_tile(state, tile)
    rocks = [
        (mask & desert.free & gardens.area(tile, turn, where)).bit_count() for mask in land_of(desert).gems
    ]
    add_gems(state.reserve, rocks)
    placed = gardens.place(desert, tile, turn, where)
    if seat != NONE:
        state.players[seat].assistants -= 1
        gardens.claim(desert, seat, gardens.icon_cell(placed), placed.fountain)


def bed(desert: Desert, seat: int, fountain: int, codes: str, flowers: str) -> None:
    """Add a controlled bed on these spaces with `flowers` on each, and nothing around it."""
    mask = spaces(desert, codes)
    desert.beds.append(Bed(seat, mask.bit_length() - 1, fountain, mask))
    for code, n in zip(codes.split(), map(int, flowers.split()), strict=True):
        for least in range(n):
            desert.flowers[least] |= spaces(desert, code)


def tree_on(state: State, seat: int, name: str, code: str) -> None:
    """Plant a card, with its tree in the desert."""
    cell = LAYOUTS[state.desert.layout].find[code]
    if TREE[name] in state.row:
        state.row[state.row.index(TREE[name])] = state.deck.pop()
    else:
        state.deck.remove(TREE[name])
    state.tokens -= 1
    state.players[seat].trees.append(TREE[name])
    state.desert.trees.append(Planted(seat, TREE[name], cell))
    state.desert.grass &= ~(1 << cell)


def plane(*fountains: tuple[int, int]) -> Desert:
    """A desert of sand within nine spaces of (0, 0), with fountains."""
    near = range(-9, 10)
    free = sum(1 << axial(q, r) for r in near for q in near if abs(q + r) <= 9)
    springs = [1 << axial(q, r) for q, r in fountains]
    return Desert(
        layout="",
        boards=(),
        fountains=[0] * len(fountains),
        tiles=[],
        blooms=[],
        trees=[],
        beds=[],
        free=free & ~sum(springs),
        near=[widened(spring) for spring in springs],
        grass=0,
        flowers=[0] * 4,
    )


def axial(q: int, r: int) -> int:
    return STRIDE * (r + 12) + q + 11


# Players


def have(state: State, seat: int, gems: str) -> None:
    """Give exactly these gems, such as `ppw`."""
    held = state.players[seat].gems
    add_gems(state.reserve, held)
    take_gems(held, held[:])
    take_gems(state.reserve, gems_of(gems))
    add_gems(held, gems_of(gems))


def give_skills(state: State, seat: int, **skills: str) -> None:
    """Unlock these skills, with these gems on them."""
    player = state.players[seat]
    for skill, gems in skills.items():
        player.skills.append(Unlocked(skill, gems))
        take_gems(state.reserve, gems_of(gems))


def final() -> State:
    """Four sacred tablets lie beside flowers of Blue; of five trees three stand beside those of Yellow."""
    state = table()
    bed(state.desert, 0, 1, "D8 D7 E7 E8 E9", "2 2 2 1 1")
    bed(state.desert, 1, 1, "D10 D11", "2 2")
    bed(state.desert, 1, 0, "D3 E3 E4 E5 F4", "1 1 3 1 2")
    bed(state.desert, 1, 0, "B3", "2")
    for name, seat, code in (
        ("oak", 0, "C4"),
        ("laurel", 0, "F8"),
        ("walnut", 1, "F9"),
        ("pomegranate", 1, "M3"),
        ("willow", 1, "M4"),
    ):
        tree_on(state, seat, name, code)
    have(state, 0, "pppprrw")
    have(state, 1, "w")
    give_skills(state, 0, G="pp", B="pp", H="pp", C="pw", J="pp", E="pw")
    give_skills(state, 1, F="rr", A="ww", I="pp", D="ww")
    ask(state, "", NONE)
    return state


# Moves


def legal(state: State, verb: str = "") -> set[str]:
    """Legal actions of the asked seat in notation, of that verb if one is given."""
    actions = GAME.legal_actions(state, state.asked)
    return {notate(GAME.verbs, action) for action in actions if not verb or action.verb == verb}


def play(state: State, line: str, drawn: Iterable[int] = ()) -> list[Event]:
    """Carry out the moves of a line (`take 3; place F7 E`) for the asked seats, with scripted draws."""
    drawn = list(drawn)
    chance = Chance.scripted(drawn)
    events: list[Event] = []
    for text in line.split(";"):
        action = read(GAME.verbs, text.strip())
        assert action in GAME.legal_actions(state, state.asked), f"{text} is not in {legal(state)}"
        events += GAME.play(state, state.asked, action, chance)
        GAME.check(state)
        assert not state.ask or len(legal(state)) > 1, f"one answer to {state.ask}: {legal(state)}"
    assert len(chance.drawn) == len(drawn), "not all of the script was drawn"
    return events


def kinds(events: Iterable[Event]) -> list[str]:
    return [happened.kind for happened in events]


def arguments(events: Iterable[Event], kind: str) -> dict[str, str | int]:
    """The arguments of the one event of that kind."""
    (found,) = [happened for happened in events if happened.kind == kind]
    return dict(found.args)
