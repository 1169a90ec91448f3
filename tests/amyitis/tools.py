"""Helpers for tests of the rules of Amyitis: positions set by hand, moves in notation, scripted draws."""

from collections.abc import Iterable

from engine.chance import Chance
from engine.core import Event, Points
from engine.games.amyitis.caravan import CITY, ROUTE, SIDES
from engine.games.amyitis.game import Amyitis
from engine.games.amyitis.garden import PLOT, SECTION, SECTIONS, between, filled, mask, members
from engine.games.amyitis.guild import PALACE_POINTS
from engine.games.amyitis.state import GOOD, GOODS, GUILDS, LEADER, NEUTRAL, ROWS, TEMPLES, TILES, State
from engine.games.amyitis.step import GARDENS, PALACES
from engine.notation import notate, read

GAME = Amyitis()
GREY = NEUTRAL


def table(seats: int = 4, start: int = 0) -> State:
    """The start position of round 1, `start` being asked; every other draw takes what comes first."""
    goods = 2 if seats == 4 else 1
    plots = 12 if seats == 2 else 15
    return GAME.setup(seats, {}, Chance.scripted([0] * (3 + goods + plots) + [start] + [0] * 3 * seats))


def crafts(state: State, *groups: str) -> None:
    """Set the groups of craft cards, such as `grower - priest`; a dash is a flipped card."""
    state.groups = [tuple("" if card == "-" else card for card in group.split()) for group in groups]


def at_turn(state: State, seat: int, *passed: int) -> State:
    """Ask the seat for an action; these other seats have passed."""
    state.turn = state.asked = seat
    state.ask = "action"
    state.passed = list(passed)
    GAME.check(state)
    return state


def last_to_pass(state: State, seat: int) -> State:
    """Ask the seat for an action; everybody else has passed."""
    return at_turn(state, seat, *(other for other in range(len(state.players)) if other != seat))


def have(state: State, seat: int, *goods: str, talents: int = 0, camels: int = 0, gardeners: int = 0) -> None:
    """Give exactly these goods, talents, camels and gardeners."""
    player = state.players[seat]
    player.goods = [goods.count(name) for name in GOODS]
    player.talents, player.camels = talents, camels
    state.gardeners += player.gardeners - gardeners
    player.gardeners = gardeners


def cards(state: State, seat: int, **levels: int) -> None:
    """Give guild cards up to these levels from the stock, with the points for palaces."""
    player = state.players[seat]
    for name, level in levels.items():
        guild = GUILDS.index(name)
        for below in range(player.levels[guild], level):
            state.stock[guild][below] -= 1
            if guild == LEADER and below == 1:
                state.carried.pop()
        player.levels[guild] = level
    player.sheet[PALACES] = sum(PALACE_POINTS[: player.levels[GUILDS.index("palace")] + 1])


def carried(state: State, *goods: str) -> None:
    """Set the goods on the leaders that are left."""
    state.carried = [GOOD[good] for good in goods]


def field(state: State, row: str, *seats: int) -> None:
    state.fields[ROWS.index(row)] = list(seats)


def temple(state: State, name: str, *owners: int) -> None:
    state.temples[TEMPLES.index(name)] = list(owners)


def in_temple(state: State, name: str) -> list[int]:
    return state.temples[TEMPLES.index(name)]


def water(state: State, seat: int, *sections: str) -> None:
    state.channels[seat] |= mask(SECTION[section] for section in sections)


def cubes(state: State, seat: int) -> set[str]:
    """The sections with a cube of that owner."""
    return {SECTIONS[section] for section in members(state.channels[seat])}


def plant(state: State, seat: int, *plots: str) -> None:
    """Plant these plots, with the resulting grey cubes and points."""
    player = state.players[seat]
    for name in plots:
        plot = PLOT[name]
        state.left &= ~(1 << plot)
        player.plots.append(plot)
        player.sheet[GARDENS] += TILES[state.tiles[plot]].points
        planted = mask(plot for player in state.players for plot in player.plots)
        state.channels[GREY] |= between(planted, plot) & ~filled(state.channels)


def tile(state: State, plot: str, points: int, **bonus: int) -> None:
    """Replace the tile on that plot by one with these points and these bonuses only."""
    expected = {"points": points, "talents": 0, "camels": 0, "goods": 0, "guilds": 0} | bonus
    state.tiles[PLOT[plot]] = next(n for n, tile in enumerate(TILES) if tile._asdict() == expected)


def side(state: State, city: str, quality: int, wants: str = "") -> None:
    """Put the plant card with that side in the city, in exchange for the one there."""
    good = GOOD.get(wants, -1)
    place, before = CITY[city], state.plants[CITY[city]]
    if quality == 1:
        state.plants[place] = before & ~1
        return
    new = next(n for n, side in enumerate(SIDES) if side == (quality, good))
    for other, there in enumerate(state.plants):
        if ROUTE[other].plants and there // 2 == new // 2:
            state.plants[other] = before
    state.plants[place] = new


def caravan(state: State, city: str) -> None:
    """Put the caravan in that city."""
    state.caravan = CITY[city]


def legal(state: State, verb: str = "") -> set[str]:
    """Legal actions of the asked seat in notation; if a verb is given, only its actions, without the verb."""
    actions = GAME.legal_actions(state, state.asked)
    if not verb:
        return {notate(GAME.verbs, action) for action in actions}
    return {notate(GAME.verbs, action)[len(verb) + 1 :] for action in actions if action.verb == verb}


def play(state: State, line: str, drawn: Iterable[int] = ()) -> list[Event]:
    """Carry out a line of moves (`hire priest 1; temple ishtar`) for the asked seats, with scripted draws."""
    drawn = list(drawn)
    chance = Chance.scripted(drawn)
    events: list[Event] = []
    GAME.check(state)
    for text in line.split(";"):
        action = read(GAME.verbs, text.strip())
        assert action in GAME.legal_actions(state, state.asked), f"{text} is not in {legal(state)}"
        events += GAME.play(state, state.asked, action, chance)
        GAME.check(state)
        assert not state.ask or len(legal(state)) > 1, f"one answer to {state.ask}: {legal(state)}"
    assert len(chance.drawn) == len(drawn), "not all of the script was drawn"
    return events


def events_of(events: Iterable[Event], kind: str) -> list[tuple[int | None, dict[str, str | int]]]:
    """Seat and arguments of each event of that kind."""
    return [(happened.seat, dict(happened.args)) for happened in events if happened.kind == kind]


def points_of(events: Iterable[Event], *kinds: str) -> list[Points]:
    """The points of each event of these kinds."""
    return [happened.points for happened in events if happened.kind in kinds]


def goods(state: State, seat: int) -> list[str]:
    """The seat's goods by name."""
    return [name for name, n in zip(GOODS, state.players[seat].goods, strict=True) for _ in range(n)]


def scores(state: State) -> list[int]:
    return [player.score for player in state.players]
