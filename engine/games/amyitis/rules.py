"""The rules of Amyitis, in the order of the round: crafts and income, actions, procession, temples, stocks.

Owns the questions, their answers, and what each verb does. Numbers such as `A 3.3` are sections of
docs/rules/amyitis.md. Must not know about pictures, texts or people. Nothing is hidden; only the setup and
the crafts of each round are drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from itertools import chain

from engine.core import Action, Verb, listed
from engine.games.amyitis import caravan, fields, guild, temples
from engine.games.amyitis.caravan import CITY, NOTHING, ROUTE, both
from engine.games.amyitis.garden import (
    EVERYWHERE,
    PLOT,
    PLOTS,
    SECTION,
    SECTIONS,
    available,
    between,
    filled,
    foremost,
    gardeners_needed,
    members,
    plantable,
    section_names,
)
from engine.games.amyitis.layout import LAST_TILES, crafts_in_play
from engine.games.amyitis.state import (
    CITIES,
    CRAFTS,
    DATA,
    GOOD,
    GOODS,
    GUILDS,
    HIRE_PRICES,
    LEADER,
    NEUTRAL,
    NOBODY,
    ROWS,
    TEMPLES,
    TILES,
    WINE,
    Player,
    State,
)
from engine.games.amyitis.step import (
    CHANNELS,
    FAVOUR,
    GARDENS,
    GOODS_LEFT,
    IRRIGATION,
    SALES,
    TEMPLE_POINTS,
    Step,
)

GROUP: int = DATA["crafts"]["group"]
FLIPPED = ""
ENGINEER_POINTS: int = DATA["garden"]["engineer_points"]
FAVOUR_POINTS: tuple[int, ...] = tuple(DATA["favour"]["points"])
REWARDS = ("camel", "talent")

VERBS: Mapping[str, Verb] = {
    "pass": Verb("pass", declines=True),
    "hire": Verb("hire {craft} {group}", joined=True),
    "caravan": Verb("caravan {city}"),
    "field": Verb("field {row}"),
    "temple": Verb("temple {temple}"),
    "irrigate": Verb("irrigate {section}"),
    "sell": Verb("sell {good} [{second}]"),
    "pay": Verb("pay {good} [{second}]"),
    "take": Verb("take {card}"),
    "plant": Verb("plant {plot}"),
    "gain": Verb("gain {good}"),
    "claim": Verb("claim {reward}"),
    "swap": Verb("swap {give} {get}"),
    "keep": Verb("keep", declines=True),
    "discard": Verb("discard {good}", repeat=True),
}

# Each action is created once and shared by all legal lists.
_PASS = Action("pass")
_HIRE = [{craft: Action("hire", (craft, group + 1)) for craft in CRAFTS} for group in range(NEUTRAL)]
_CARAVAN = [Action("caravan", (city,)) for city in CITIES]
_FIELD = [Action("field", (row,)) for row in ROWS]
_TEMPLE = [Action("temple", (temple,)) for temple in TEMPLES]
_IRRIGATE = [Action("irrigate", (section,)) for section in SECTIONS]
_ONE_OR_TWO = {
    **{(good, NOTHING): (name, "") for good, name in enumerate(GOODS)},
    **{(a, b): (GOODS[a], GOODS[b]) for a in range(len(GOODS)) for b in range(a, len(GOODS))},
}
_SELL = {goods: Action("sell", names) for goods, names in _ONE_OR_TWO.items()}
_PAY = {goods: Action("pay", names) for goods, names in _ONE_OR_TWO.items()}
_TAKE = {card: Action("take", (card,)) for card in (*GUILDS, guild.GARDENER)}
_PLANT = [Action("plant", (plot,)) for plot in PLOTS]
GAIN = [Action("gain", (good,)) for good in GOODS]
_CLAIM = [Action("claim", (reward,)) for reward in REWARDS]
_SWAP = [[Action("swap", (give, get)) for get in GOODS if get not in (give, GOODS[WINE])] for give in GOODS]
_KEEP = Action("keep")
DISCARD = [Action("discard", (good,)) for good in GOODS]

ASIDES: Mapping[str, Sequence[Action]] = {
    "ishtar": _CLAIM,
    "tammouz_field": _FIELD,
    "tammouz_swap": [_KEEP, *chain.from_iterable(_SWAP)],
    "discard": DISCARD,
}
"""The questions asked out of turn that have a harmless answer. A 4 D14 to D17"""


def ask(step: Step, kind: str, seat: int) -> None:
    """Open a question, or carry out its answer if there is only one."""
    state = step.state
    state.ask, state.asked = kind, seat
    if kind in _ALWAYS_OPEN:
        return
    answers = ANSWERS[kind](state, seat)
    if len(answers) == 1:
        only = answers[0]
        step.forced = True
        EFFECTS[only.verb](step, *only.args)


# Phase I: crafts and income. A 3.1


def begin_round(step: Step) -> None:
    state = step.state
    state.round += 1
    state.passed = []
    step.tell("round", state.start, n=state.round)
    guild.income(step)
    state.turn = state.start
    state.ask, state.asked, state.between = "action", state.turn, True


def _deal_crafts(step: Step) -> None:
    state = step.state
    cards = crafts_in_play(len(state.players))
    below = step.chance.below
    state.groups = [
        tuple(cards.pop(below(len(cards))) for _ in range(GROUP)) for _ in range(len(state.players))
    ]
    _ask_action(step)


# Phase II: pass, hire, or move the caravan. A 3.2, 4 D1


@lru_cache(maxsize=4096)
def _hires(group: int, cards: tuple[str, ...], room: bool) -> Sequence[Action]:
    """Return the crafts of a group; an engineer only while a section is empty. A 3.3, 6 R21"""
    return tuple(_HIRE[group][craft] for craft in CRAFTS if craft in cards and (craft != "engineer" or room))


def _actions(state: State, seat: int) -> list[Action]:
    found = [_PASS]
    talents = state.players[seat].talents
    room = filled(state.channels) != EVERYWHERE
    for group, cards in enumerate(state.groups):
        if HIRE_PRICES[cards.count(FLIPPED)] <= talents:
            found += _hires(group, cards, room)
    return found + [_CARAVAN[city] for city in caravan.destinations(state, seat)]


def _ask_action(step: Step) -> None:
    state = step.state
    talents = state.players[state.turn].talents
    for group, cards in enumerate(state.groups):
        if HIRE_PRICES[cards.count(FLIPPED)] <= talents and _hires(group, cards, False):
            state.ask, state.asked = (
                "action",
                state.turn,
            )  # passing and hiring are possible: no need to list everything
            return
    ask(step, "action", state.turn)


def _pass(step: Step) -> None:
    """Pass for the rest of the round. A 3.2"""
    state = step.state
    state.passed.append(state.turn)
    step.choose("passed", state.turn)
    if len(state.passed) == len(state.players):
        _procession(step)
    else:
        _next_turn(step)


def _next_turn(step: Step) -> None:
    """Give the turn to the next player who has not passed; those skipped get a talent. A 3.2"""
    state = step.state
    seats = len(state.players)
    seat = (state.turn + 1) % seats
    while seat in state.passed:
        state.players[seat].talents += 1
        step.tell("skipped", seat, talents=1)
        seat = (seat + 1) % seats
    state.turn = seat
    _ask_action(step)


# Hiring. A 3.3


def _hire(step: Step, craft: str, group: int) -> None:
    state = step.state
    seat = state.turn
    cards = state.groups[group - 1]
    talents = HIRE_PRICES[cards.count(FLIPPED)]
    state.players[seat].talents -= talents
    place = cards.index(craft)
    state.groups[group - 1] = (*cards[:place], FLIPPED, *cards[place + 1 :])
    step.tell("hired", seat, craft=craft, group=group, talents=talents)
    if craft == "merchant":
        state.players[seat].camels += 1
        step.tell("got-camel", seat)
        _next_turn(step)
    else:
        ask(step, _CRAFT[craft], seat)


_CRAFT = {"grower": "field", "priest": "temple", "engineer": "section"}


def _rows(state: State, seat: int) -> list[Action]:
    return _FIELD[:]


def _field(step: Step, row: str) -> None:
    """Put a cube on a row of the fields. A 4 D2, D15"""
    state = step.state
    first = state.ask == "tammouz_field"
    fields.grow(step, state.asked, ROWS.index(row), "tammouz" if first else "grew")
    if first:
        _tammouz_second(step)
    else:
        _next_turn(step)


def _temples(state: State, seat: int) -> list[Action]:
    return _TEMPLE[:]


def _temple(step: Step, name: str) -> None:
    """Put a cube into a temple. A 4 D3, D13"""
    state = step.state
    temple = TEMPLES.index(name)
    temples.enter(step, state.asked, temple)
    if state.ask == "procession":
        others = [other for other in range(len(TEMPLES)) if other != temple]  # A 3.6
        for other in others:
            temples.enter(step, NEUTRAL, other)
        step.tell("grey-entered", temple=listed(TEMPLES[other] for other in others))
        _ishtar(step)
    else:
        _next_turn(step)


@lru_cache(maxsize=4096)
def _sections(water: int) -> Sequence[Action]:
    return tuple(_IRRIGATE[section] for section in members(available(water)))


def _irrigations(state: State, seat: int) -> list[Action]:
    return [*_sections(filled(state.channels))]


def _irrigate(step: Step, name: str) -> None:
    """Put a cube on the channels; it scores only if it is an engineer's. A 3.3, 3.4, 4 D4, D6"""
    state = step.state
    seat = state.turn
    state.channels[seat] |= 1 << SECTION[name]
    points = ENGINEER_POINTS if state.ask == "section" else 0
    step.choose("irrigated", seat, step.score(seat, CHANNELS, points), section=name)
    _next_turn(step)


# Moving the caravan, and the trade where it stops. A 3.4


def _caravan(step: Step, city: str) -> None:
    state = step.state
    place = CITY[city]
    caravan.move(step, state.turn, place)
    ask(step, "sell" if ROUTE[place].sale else "payment", state.turn)


def _sales(state: State, seat: int) -> list[Action]:
    owned = state.players[seat].goods
    return [action for goods, action in _SELL.items() if caravan.owns(owned, goods)]


def _return_goods(player: Player, *goods: str) -> None:
    for good in filter(None, goods):
        player.goods[GOOD[good]] -= 1


def _sell(step: Step, good: str, second: str) -> None:
    """Sell goods in Babylon, then ask for the mandatory cube on the channels. A 3.4, 4 D5"""
    state = step.state
    seat = state.turn
    _return_goods(state.players[seat], good, second)
    points = ROUTE[state.caravan].sale[1 if second else 0]
    step.choose("sold", seat, step.score(seat, SALES, points), good=both(good, second))
    if filled(state.channels) == EVERYWHERE:
        step.tell("no-section", seat)  # A 6 R6
        _next_turn(step)
    else:
        ask(step, "free_section", seat)


def _payments(state: State, seat: int) -> list[Action]:
    wanted = caravan.demand(state, state.caravan)
    return [_PAY[goods] for goods in caravan.payments(state.players[seat].goods, wanted)]


def _pay(step: Step, good: str, second: str) -> None:
    """Pay the goods that the trade costs. A 4 D7"""
    state = step.state
    seat = state.turn
    _return_goods(state.players[seat], good, second)
    step.choose("paid", seat, good=both(good, second))
    ask(step, "plot" if ROUTE[state.caravan].plants else "guild", seat)


def _guilds(state: State, seat: int) -> list[Action]:
    kinds = ROUTE[state.caravan].guilds
    return [_TAKE[GUILDS[kind]] for kind in kinds if guild.on_offer(state, seat, kind)]


def _free_guilds(state: State, seat: int) -> list[Action]:
    return [_TAKE[card] for card in guild.free_cards(state, seat)]


def _take(step: Step, card: str) -> None:
    """Take a guild card. A 4 D8, D12"""
    state = step.state
    seat = state.turn
    if card == guild.GARDENER:
        guild.take_gardener(step, seat)
    else:
        kind = GUILDS.index(card)
        guild.take(step, seat, kind)
        if kind == LEADER and guild.takes_good(state, seat):
            ask(step, "leader2", seat)
            return
    _trade_done(step)


def _carried(state: State, seat: int) -> list[Action]:
    return [GAIN[good] for good in dict.fromkeys(state.carried)]


def _any_goods(state: State, seat: int) -> list[Action]:
    return GAIN[:]


def _gain(step: Step, good: str) -> None:
    """Take a good. A 4 D9, D11"""
    state = step.state
    seat = state.turn
    state.players[seat].goods[GOOD[good]] += 1
    if state.ask == "leader2":
        state.carried.remove(GOOD[good])
        step.choose("brought", seat, good=good)
    else:
        step.tell("gained", seat, good=good)
    _trade_done(step)


def _trade_done(step: Step) -> None:
    if step.state.plot != NOBODY:
        _next_bonus(step)
    else:
        _next_turn(step)


# Planting. A 3.5


def plant_quality(state: State) -> int:
    """Return the quality of the plant in the city where the caravan stands."""
    return caravan.SIDES[state.plants[state.caravan]].quality


def _plots(state: State, seat: int) -> list[Action]:
    gardeners = state.players[seat].gardeners
    plots = plantable(state.left, filled(state.channels), plant_quality(state), gardeners)
    return [_PLANT[plot] for plot in members(plots)]


def _plant(step: Step, name: str) -> None:
    """Plant a plot: take its tile, its points, and its immediate bonuses. A 4 D10"""
    state = step.state
    seat = state.turn
    player = state.players[seat]
    plot = PLOT[name]
    tile = TILES[state.tiles[plot]]
    gardeners = gardeners_needed(plot, plant_quality(state))
    player.gardeners -= gardeners
    state.gardeners += gardeners
    state.left ^= 1 << plot
    player.plots.append(plot)
    points = step.score(seat, GARDENS, tile.points)
    step.choose("planted", seat, points, plot=name, gardeners=gardeners)
    if tile.talents or tile.camels:
        player.talents += tile.talents
        player.camels += tile.camels
        step.tell("tile-gave", seat, talents=tile.talents, camels=tile.camels)
    state.plot = plot
    state.due = ["any_good"] * tile.goods + ["free_guild"] * tile.guilds
    _next_bonus(step)


def _next_bonus(step: Step) -> None:
    state = step.state
    seat = state.turn
    while state.due:
        kind = state.due.pop(0)
        if kind == "any_good" or guild.free_cards(state, seat):
            ask(step, kind, seat)
            return
        step.tell("no-card", seat)  # A 6 R18
    _finish_planting(step)


def _finish_planting(step: Step) -> None:
    """Score the irrigation bonus, fill the channels between planted plots, and turn the plant card over."""
    state = step.state
    plot, quality = state.plot, plant_quality(state)
    state.plot = NOBODY
    winner = foremost(state.channels, plot)
    if winner == NOBODY:
        step.tell("irrigation-tied", plot=PLOTS[plot])
    else:
        step.tell("irrigation", winner, step.score(winner, IRRIGATION, quality), plot=PLOTS[plot])
    planted = sum(1 << other for player in state.players for other in player.plots)
    dry = between(planted, plot) & ~filled(state.channels)
    if dry:
        state.channels[NEUTRAL] |= dry
        step.tell("neutral-water", n=dry.bit_count(), sections=section_names(dry))
    state.plants[state.caravan] = caravan.turned_over(state.plants[state.caravan])
    if state.left.bit_count() == LAST_TILES[len(state.players)]:
        step.tell("last-round", n=state.left.bit_count())
    _next_turn(step)


# Phase III: the procession. A 3.6


def _procession(step: Step) -> None:
    """Ask the last player in turn order about the procession. A 4 D13"""
    state = step.state
    leader = (state.start - 1) % len(state.players)
    step.tell("evening", leader, n=state.round)
    ask(step, "procession", leader)


# The temples, one after the other. A 3.6


def _ishtar(step: Step) -> None:
    best = temples.rewarded(step.state, temples.ISHTAR)
    if best:
        ask(step, "ishtar", best[0])
    else:
        _marduk(step)


def _claims(state: State, seat: int) -> list[Action]:
    return _CLAIM[:]


def _claim(step: Step, reward: str) -> None:
    """Take the chosen reward of Ishtar's temple; the second seat there gets the other one. A 4 D14"""
    rest = REWARDS[1 - REWARDS.index(reward)]
    seats = temples.rewarded(step.state, temples.ISHTAR)
    for seat, given, kind in zip(seats, (reward, rest), ("ishtar", "ishtar-second"), strict=False):
        player = step.state.players[seat]
        if given == "camel":
            player.camels += 1
        else:
            player.talents += 1
        step.tell(kind, seat, reward=given)
    _marduk(step)


def _marduk(step: Step) -> None:
    seats = temples.rewarded(step.state, temples.MARDUK)
    for seat, points in zip(seats, temples.MARDUK_POINTS, strict=False):
        step.tell("marduk", seat, step.score(seat, TEMPLE_POINTS, points))
    best = temples.rewarded(step.state, temples.TAMMOUZ)
    if best:
        ask(step, "tammouz_field", best[0])
    else:
        _check_stock(step, 0)


def _tammouz_second(step: Step) -> None:
    state = step.state
    best = temples.rewarded(state, temples.TAMMOUZ)
    if len(best) > 1 and any(state.players[best[1]].goods):
        ask(step, "tammouz_swap", best[1])
        return
    if len(best) > 1:
        step.tell("nothing-to-swap", best[1])  # A 6 R16
    _check_stock(step, 0)


def _swaps(state: State, seat: int) -> list[Action]:
    goods = state.players[seat].goods
    return [_KEEP, *(action for good, held in enumerate(goods) if held for action in _SWAP[good])]


def _swap(step: Step, give: str, get: str) -> None:
    """Swap one good for another, but not for wine. A 4 D16"""
    state = step.state
    goods = state.players[state.asked].goods
    goods[GOOD[give]] -= 1
    goods[GOOD[get]] += 1
    step.tell("swapped", state.asked, give=give, get=get)
    _check_stock(step, 0)


def _keep(step: Step) -> None:
    step.tell("kept", step.state.asked)
    _check_stock(step, 0)


# The goods limit, seat by seat from the start player. A 3.6


def _check_stock(step: Step, after: int) -> None:
    """Ask the next seat over its limit, skipping the first `after` seats in the order of the round."""
    state = step.state
    seats = len(state.players)
    for place in range(after, seats):
        seat = (state.start + place) % seats
        player = state.players[seat]
        if sum(player.goods) > guild.GOODS_LIMIT[player.levels[LEADER]]:
            ask(step, "discard", seat)
            return
    _end_round(step)


def _discards(state: State, seat: int) -> list[Action]:
    return [DISCARD[good] for good, held in enumerate(state.players[seat].goods) if held]


def _discard(step: Step, good: str) -> None:
    """Discard one good over the limit. A 4 D17"""
    state = step.state
    state.players[state.asked].goods[GOOD[good]] -= 1
    step.choose("discarded", state.asked, good=good)
    _check_stock(step, (state.asked - state.start) % len(state.players))


def _end_round(step: Step) -> None:
    """Begin the next round or end the game. A 3.6, 3.7"""
    state = step.state
    if state.left.bit_count() <= LAST_TILES[len(state.players)]:
        _end_game(step)
    else:
        state.start = (state.start + 1) % len(state.players)
        begin_round(step)


def _end_game(step: Step) -> None:
    """Score Amyitis' favour and a point for each good left. A 3.7"""
    state = step.state
    state.ask, state.asked = "", NOBODY
    step.tell("final-scoring")
    least: list[int] = DATA["favour"][str(len(state.players))]
    for seat, player in enumerate(state.players):
        reached = [n for n, tiles in zip(FAVOUR_POINTS, least, strict=True) if len(player.plots) >= tiles]
        if reached:
            step.tell("favour", seat, step.score(seat, FAVOUR, reached[-1]), tiles=len(player.plots))
        if goods := sum(player.goods):
            step.tell("goods-left", seat, step.score(seat, GOODS_LEFT, goods), points=goods)
    best = max(player.score for player in state.players)
    winners = [seat for seat, player in enumerate(state.players) if player.score == best]
    for seat in winners:
        step.tell("won" if len(winners) == 1 else "shared", seat, points=best)


ANSWERS: dict[str, Callable[[State, int], list[Action]]] = {
    "action": _actions,
    "field": _rows,
    "temple": _temples,
    "section": _irrigations,
    "sell": _sales,
    "free_section": _irrigations,
    "payment": _payments,
    "guild": _guilds,
    "leader2": _carried,
    "plot": _plots,
    "any_good": _any_goods,
    "free_guild": _free_guilds,
    "procession": _temples,
    "ishtar": _claims,
    "tammouz_field": _rows,
    "tammouz_swap": _swaps,
    "discard": _discards,
}
"""In the order of A 4 D1 to D17."""

_ALWAYS_OPEN = frozenset(
    ("field", "temple", "any_good", "procession", "ishtar", "tammouz_field", "tammouz_swap")
)
"""Questions with several answers in every position."""

EFFECTS: dict[str, Callable[..., None]] = {
    "pass": _pass,
    "hire": _hire,
    "caravan": _caravan,
    "field": _field,
    "temple": _temple,
    "irrigate": _irrigate,
    "sell": _sell,
    "pay": _pay,
    "take": _take,
    "plant": _plant,
    "gain": _gain,
    "claim": _claim,
    "swap": _swap,
    "keep": _keep,
    "discard": _discard,
    "": _deal_crafts,
}
