"""The whole position of Amyitis as facts, most important first, and what its question is about.

Owns the choice of facts and their order: they are enough to play from without a picture. Contains no text:
each fact is an event, and `locales` has its sentence.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import Event, Facts, View, counted, event
from engine.games.amyitis import fields, temples
from engine.games.amyitis.caravan import (
    LAP,
    NOTHING,
    ROUTE,
    SIDES,
    both,
    demand,
    destinations,
    price,
    turned_over,
)
from engine.games.amyitis.garden import (
    EVERYWHERE,
    LEVEL,
    PLOTS,
    QUALITY,
    available,
    filled,
    foremost,
    members,
    section_names,
    watered,
)
from engine.games.amyitis.guild import GOODS_LIMIT
from engine.games.amyitis.layout import LAST_TILES
from engine.games.amyitis.state import (
    BANKER,
    CITIES,
    CRAFTS,
    GOODS,
    GUILDS,
    HIRE_PRICES,
    LEADER,
    NEUTRAL,
    NOBODY,
    PALACE,
    ROWS,
    TEMPLES,
    TILES,
    State,
)


def facts(view: View[State]) -> list[Event]:
    """Return the question, the players, crafts, caravan, fields, temples, garden, guild cards."""
    state = view.state
    return [
        *_question(state),
        event("board-round", state.start, n=state.round),
        *_players(state),
        *_crafts(state),
        *_caravan(state),
        *_fields(state),
        *_temples(state),
        *_garden(state),
        *_guilds(state),
    ]


def about(state: State) -> Facts:
    """Return what the open question is about: the trade, the tile, or how many goods are too many."""
    city = CITIES[state.caravan]
    if state.ask == "payment":
        first, second = demand(state, state.caravan)
        return {"city": city, "good": both(GOODS[first], "" if second == NOTHING else GOODS[second])}
    if state.ask == "guild":
        return {"city": city}
    if state.ask == "plot":
        return {"city": city, "quality": SIDES[state.plants[state.caravan]].quality}
    if state.ask in ("any_good", "free_guild"):
        return {"plot": PLOTS[state.plot]}
    if state.ask == "discard":
        return {"n": _excess(state)}
    return {}


def _excess(state: State) -> int:
    """Return how many goods the seat that is asked must give back."""
    player = state.players[state.asked]
    return sum(player.goods) - GOODS_LIMIT[player.levels[LEADER]]


def _question(state: State) -> Iterator[Event]:
    if not state.ask:
        yield event("board-over")
        return
    kind = f"board-question-{state.ask.replace('_', '-')}"
    if state.ask == "discard":
        yield event(kind, state.asked, n=_excess(state))
    elif state.ask in ("sell", "payment", "guild", "plot"):
        yield event(kind, state.asked, city=CITIES[state.caravan])
    else:
        yield event(kind, state.asked)


def _players(state: State) -> Iterator[Event]:
    seats = len(state.players)
    order = [(state.start + place) % seats for place in range(seats)]
    for seat in order:
        player = state.players[seat]
        yield event(
            "board-score",
            seat,
            points=player.score,
            talents=player.talents,
            camels=player.camels,
            tiles=len(player.plots),
        )
    for seat in order:
        player = state.players[seat]
        if any(player.goods):
            yield event("board-goods", seat, good=counted(dict(zip(GOODS, player.goods, strict=True))))
        else:
            yield event("board-no-goods", seat)
        yield event(
            "board-cards",
            seat,
            banker=player.levels[BANKER],
            leader=player.levels[LEADER],
            palace=player.levels[PALACE],
            gardeners=player.gardeners,
        )
        if player.plots:
            yield event("board-planted", seat, plots=", ".join(PLOTS[plot] for plot in player.plots))
    for seat in state.passed:
        yield event("board-passed", seat)


def _crafts(state: State) -> Iterator[Event]:
    for group, cards in enumerate(state.groups, 1):
        if any(cards):
            up = counted({craft: cards.count(craft) for craft in CRAFTS})
            yield event("board-group", group=group, talents=HIRE_PRICES[cards.count("")], craft=up)
        else:
            yield event("board-group-empty", group=group)


def _caravan(state: State) -> Iterator[Event]:
    yield event("board-caravan", city=CITIES[state.caravan])
    if state.ask == "action":
        for city in destinations(state, state.asked):
            yield event("board-reach", state.asked, city=CITIES[city], camels=price(state, state.asked, city))
    for steps in range(1, LAP + 1):
        place = (state.caravan + steps) % LAP
        city, name = ROUTE[place], CITIES[place]
        if city.guilds:
            card, other = (GUILDS[guild] for guild in city.guilds)
            good = GOODS[city.wants]
            yield event("board-city-guilds", city=name, steps=steps, good=good, card=card, other_card=other)
        elif city.plants:
            face, back = SIDES[state.plants[place]], SIDES[turned_over(state.plants[place])]
            good, second = (
                both(GOODS[city.wants], "" if side.wants == NOTHING else GOODS[side.wants])
                for side in (face, back)
            )
            yield event(
                "board-city-plant",
                city=name,
                steps=steps,
                good=good,
                quality=face.quality,
                second=second,
                next=back.quality,
            )
        else:
            yield event("board-city-sale", city=name, steps=steps, points=city.sale[0], more=city.sale[1])


def _fields(state: State) -> Iterator[Event]:
    for row, name in enumerate(ROWS):
        cubes = state.fields[row]
        for space, good in enumerate(fields.SPACES[row][len(cubes) :], len(cubes) + 1):
            kind = "board-field-next" if space == len(cubes) + 1 else "board-field-later"
            yield event(kind, row=name, space=space, good=GOODS[good])
        for seat in sorted(set(cubes)):
            yield event("board-field-cubes", seat, row=name, n=cubes.count(seat))


def _temples(state: State) -> Iterator[Event]:
    for temple, name in enumerate(TEMPLES):
        cubes = state.temples[temple]
        if not cubes:
            yield event("board-temple-empty", temple=name)
        for owner in dict.fromkeys(cubes):
            spaces = [str(space) for space, other in enumerate(cubes, 1) if other == owner]
            args = (("temple", name), ("n", len(spaces)), ("spaces", ", ".join(spaces)))
            if owner == NEUTRAL:
                yield Event("board-temple-neutral", None, args)
            else:
                yield Event("board-temple", owner, args)
        for seat, kind in zip(temples.rewarded(state, temple), ("first", "second"), strict=False):
            yield event(f"board-temple-{kind}", seat, temple=name)


def _garden(state: State) -> Iterator[Event]:
    yield event("board-tiles", n=state.left.bit_count(), last=LAST_TILES[len(state.players)])
    water = filled(state.channels)
    wet = watered(water)
    for plot in members(state.left):
        yield event(
            "board-plot-watered" if wet >> plot & 1 else "board-plot",
            plot=PLOTS[plot],
            level=LEVEL[plot],
            quality=QUALITY[plot],
            **TILES[state.tiles[plot]]._asdict(),
        )
        if wet >> plot & 1 and (seat := foremost(state.channels, plot)) != NOBODY:
            yield event("board-irrigates", seat, plot=PLOTS[plot])
    for seat in range(len(state.players)):
        if state.channels[seat]:
            yield event("board-channels", seat, sections=section_names(state.channels[seat]))
    if state.channels[NEUTRAL]:
        yield event("board-channels-neutral", sections=section_names(state.channels[NEUTRAL]))
    open_ = available(water)
    if open_:
        yield event("board-channels-open", sections=section_names(open_))
    if water == EVERYWHERE:
        yield event("board-channels-full")  # A 6 R6, R21
    if closed := EVERYWHERE & ~water & ~open_:
        yield event("board-channels-closed", sections=section_names(closed))


def _guilds(state: State) -> Iterator[Event]:
    for guild, name in enumerate(GUILDS):
        for level, cards in enumerate(state.stock[guild], 1):
            yield event("board-stock", card=name, level=level, n=cards)
    for good in state.carried:
        yield event("board-carried", good=GOODS[good])
    yield event("board-stock-gardeners", n=state.gardeners)
