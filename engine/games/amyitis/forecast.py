"""What each action of Amyitis costs, brings and leads to besides points: the rest of its label.

Owns the choice of these facts. Works on what the seat sees; must not change it. Points are among them only as
what something will bring later: `Game.forecast` knows those of every action.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.core import WORTH, Action, Facts, listed
from engine.games.amyitis import caravan, fields, guild, temples
from engine.games.amyitis.caravan import CITY, NOTHING, ROUTE
from engine.games.amyitis.garden import (
    EVERYWHERE,
    PLOT,
    PLOTS,
    SECTION,
    SECTIONS,
    available,
    filled,
    foremost,
    gardeners_needed,
    members,
    plantable,
    watered,
)
from engine.games.amyitis.layout import LAST_TILES
from engine.games.amyitis.rules import ENGINEER_POINTS, FLIPPED, plant_quality
from engine.games.amyitis.state import (
    BANKER,
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


def facts_of(state: State, seat: int, action: Action) -> Facts:
    """Return further arguments of the text of a legal action."""
    known = _KNOWN.get(action.verb)
    return known(state, seat, *action.args) if known else {}


def _pass(state: State, seat: int) -> Facts:
    return {"ends": int(len(state.passed) + 1 == len(state.players))}


def _hire(state: State, seat: int, craft: str, group: int) -> Facts:
    open_ = members(available(filled(state.channels))) if craft == "engineer" else []
    return {
        "talents": HIRE_PRICES[state.groups[group - 1].count(FLIPPED)],
        WORTH: ENGINEER_POINTS if len(open_) > 1 else 0,
        "section": SECTIONS[open_[0]] if len(open_) == 1 else "",
    }


def _caravan(state: State, seat: int, city: str) -> Facts:
    place = CITY[city]
    trade = ROUTE[place]
    player = state.players[seat]
    found: dict[str, str | int] = {"camels": caravan.price(state, seat, place)}
    if trade.sale:
        owned = [good for good, held in zip(GOODS, player.goods, strict=True) for _ in range(held)]
        full = filled(state.channels) == EVERYWHERE
        return found | {"trade": "sale", "good": owned[0], "n": len(owned), "full": int(full)}
    payments = caravan.payments(player.goods, caravan.demand(state, place))
    first, second = payments[0]
    found |= _goods(GOODS[first], "" if second == NOTHING else GOODS[second])
    if trade.plants:
        quality = caravan.SIDES[state.plants[place]].quality
        plots = members(plantable(state.left, filled(state.channels), quality, player.gardeners))
        only = {"plot": PLOTS[plots[0]], "gardeners": gardeners_needed(plots[0], quality)}
        return found | {"trade": "plant", "quality": quality, "n": len(plots)} | only
    kinds = [kind for kind in trade.guilds if guild.on_offer(state, seat, kind)]
    asks = len(kinds) > 1 or len(payments) > 1
    return found | {
        "trade": "guild",
        "card": GUILDS[kinds[0]],
        "level": player.levels[kinds[0]] + 1,
        "other_card": GUILDS[kinds[-1]],
        "other_level": player.levels[kinds[-1]] + 1,
        "n": len(kinds),
        WORTH: guild.PALACE_POINTS[player.levels[PALACE] + 1] if PALACE in kinds and asks else 0,
    }


def _goods(good: str, second: str) -> dict[str, str | int]:
    return {"good": good, "second": second, "same": int(good == second)}


def _field(state: State, seat: int, name: str) -> Facts:
    row = ROWS.index(name)
    cubes = [*state.fields[row], seat]
    left = len(fields.SPACES[row]) - len(cubes)
    best = NOBODY if left or not state.gardeners else fields.winner(cubes)
    return {"good": GOODS[fields.next_good(state, row)], "left": left, **_for_whom("gardener", best, seat)}


def _temple(state: State, seat: int, name: str) -> Facts:
    temple = TEMPLES.index(name)
    out = _pushed_out(state, temple)
    cubes = [seat, *state.temples[temple]][: temples.SPACES]
    best = temples.rewarded_by(cubes, len(state.players))
    found = {"n": cubes.count(seat), "place": best.index(seat) + 1 if seat in best else 0}
    others = [_pushed_out(state, other) for other in range(len(TEMPLES)) if other != temple]
    grey = [owner for owner in others if owner != NOBODY] if state.ask == "procession" else []
    return {
        **found,
        **_for_whom("pushed", out, seat),
        "grey": len(grey) if len(set(grey)) == len(grey) else "both",
        **dict(zip(("other", "seat"), grey, strict=False)),
        "later": int(state.ask == "procession" and temple == temples.ISHTAR and _is_paid_later(state)),
    }


def _is_paid_later(state: State) -> bool:
    """Return True if after a cube in Ishtar alone its owner chooses a reward before Marduk gives points.

    The other choices show these, and would seem to be the only ones that bring them.
    """
    ishtar, marduk = (
        temples.rewarded_by([NEUTRAL, *state.temples[temple]][: temples.SPACES], len(state.players))
        for temple in (temples.ISHTAR, temples.MARDUK)
    )
    return not ishtar and bool(marduk)


def _pushed_out(state: State, temple: int) -> int:
    """Return the seat whose cube the next one pushes out, or `NOBODY`."""
    cubes = state.temples[temple]
    return NOBODY if len(cubes) < temples.SPACES or cubes[-1] == NEUTRAL else cubes[-1]


def _for_whom(name: str, owner: int, seat: int) -> dict[str, str | int]:
    """Return, as the argument `name`, whose something is: the seat's, another's (the `owner`) or nobody's."""
    if owner == NOBODY:
        return {name: "none"}
    return {name: "mine"} if owner == seat else {name: "other", "owner": owner}


def _irrigate(state: State, seat: int, name: str) -> Facts:
    water = filled(state.channels)
    new = watered(water | 1 << SECTION[name]) & ~watered(water) & state.left
    plots = listed(PLOTS[plot] for plot in members(new))
    return {"plots": plots}


def _pay(state: State, seat: int, good: str, second: str) -> Facts:
    return _goods(good, second)


def _take(state: State, seat: int, card: str) -> Facts:
    if card not in GUILDS:
        return {"level": 0, "talents": 0, "spaces": 0, WORTH: 0, "left": state.gardeners - 1, "good": ""}
    kind = GUILDS.index(card)
    level = state.players[seat].levels[kind] + 1
    talents, points = guild.INCOME[level] if kind == BANKER else (0, 0)  # in every round
    brings = kind == LEADER and level == guild.TOP_LEADER
    return {
        "level": level,
        "talents": talents,
        WORTH: points,
        "spaces": guild.EXTRA_SPACES[level] if kind == LEADER else 0,
        "left": state.stock[kind][level - 1] - 1,
        "good": listed(GOODS[good] for good in dict.fromkeys(state.carried)) if brings else "",
    }


def _plant(state: State, seat: int, name: str) -> Facts:
    plot, quality = PLOT[name], plant_quality(state)
    tile = TILES[state.tiles[plot]]
    owner = foremost(state.channels, plot)
    return {
        "talents": tile.talents,
        "camels": tile.camels,
        "goods": tile.goods,
        "guilds": tile.guilds,
        "gardeners": gardeners_needed(plot, quality),
        "last": int(state.left.bit_count() - 1 == LAST_TILES[len(state.players)]),
        **_for_whom("water", owner, seat),
    }


def _gain(state: State, seat: int, good: str) -> Facts:
    stays = [GOODS[other] for other in state.carried if GOODS[other] != good]
    return {"second": stays[0] if state.ask == "leader2" and stays else ""}


def _claim(state: State, seat: int, reward: str) -> Facts:
    _, *others = temples.rewarded(state, temples.ISHTAR)
    return {"second": "none"} | ({"second": "other", "owner": others[0]} if others else {})


def _discard(state: State, seat: int, good: str) -> Facts:
    player = state.players[seat]
    return {"left": sum(player.goods) - guild.GOODS_LIMIT[player.levels[LEADER]] - 1}


_KNOWN: dict[str, Callable[..., Facts]] = {
    "pass": _pass,
    "hire": _hire,
    "caravan": _caravan,
    "field": _field,
    "temple": _temple,
    "irrigate": _irrigate,
    "sell": _pay,
    "pay": _pay,
    "take": _take,
    "plant": _plant,
    "gain": _gain,
    "claim": _claim,
    "discard": _discard,
}
