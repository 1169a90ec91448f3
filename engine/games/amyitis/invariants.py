"""The invariants of Amyitis, which hold in every position.

Changes nothing. Must not know about the order of play.
"""

from __future__ import annotations

from collections import Counter

from engine.core import require
from engine.games.amyitis import fields, temples
from engine.games.amyitis.caravan import ROUTE, SIDES
from engine.games.amyitis.garden import PLOTS, UNUSED, between, filled, joined, mask
from engine.games.amyitis.guild import GARDENER, PALACE_POINTS
from engine.games.amyitis.layout import LAST_TILES, crafts_in_play, guild_cards
from engine.games.amyitis.state import DATA, GUILDS, LEADER, NEUTRAL, NOBODY, PALACE, TILES, WINE, State
from engine.games.amyitis.step import GARDENS, PALACES

OUT_OF_TURN = frozenset(("procession", "ishtar", "tammouz_field", "tammouz_swap", "discard"))
PLANTING = frozenset(("any_good", "free_guild", "leader2"))


def check(state: State) -> None:
    """Raise `RulesError` if an invariant does not hold."""
    _check_crafts(state)
    _check_guilds(state)
    _check_players(state)
    _check_board(state)
    _check_garden(state)
    _check_question(state)


def _check_crafts(state: State) -> None:
    seats = len(state.players)
    require(len(state.groups) == seats, "a group of crafts for each player")
    require(all(len(cards) == DATA["crafts"]["group"] for cards in state.groups), "three cards a group")
    up = Counter(craft for cards in state.groups for craft in cards if craft)
    require(up <= Counter(crafts_in_play(seats)), "no more cards of a craft than there are")


def _check_guilds(state: State) -> None:
    stock, gardeners = guild_cards(len(state.players))
    for guild, cards in enumerate(stock):
        reached = [player.levels[guild] for player in state.players]
        held = [sum(level > below for level in reached) for below in range(len(cards))]
        left = state.stock[guild]
        require(min(left) >= 0, f"a card of {GUILDS[guild]} that is not there was taken")
        require([a + b for a, b in zip(left, held, strict=True)] == cards, f"cards of {GUILDS[guild]} vanish")
    held_gardeners = [player.gardeners for player in state.players]
    require(min(state.gardeners, *held_gardeners) >= 0, f"a {GARDENER} that is not there was taken")
    require(state.gardeners + sum(held_gardeners) == gardeners, f"a {GARDENER} vanishes")
    carrying = state.stock[LEADER][-1] + (state.ask == "leader2")
    require(len(state.carried) == carrying, "each of the highest leaders carries a good")
    require(len(set(state.carried)) == len(state.carried), "the goods carried differ")
    require(WINE not in state.carried, "no leader carries wine")


def _check_players(state: State) -> None:
    for player in state.players:
        require(min(player.talents, player.camels, *player.goods) >= 0, "nobody owes anything")
        require(min(player.sheet) >= 0, "no row of the sheet is below zero")
        palaces = sum(PALACE_POINTS[: player.levels[PALACE] + 1])
        require(player.sheet[PALACES] == palaces, "points for palaces go by their levels")
        tiles = sum(TILES[state.tiles[plot]].points for plot in player.plots)
        require(player.sheet[GARDENS] == tiles, "points for gardens are those on the tiles")


def _check_board(state: State) -> None:
    seats = range(len(state.players))
    for spaces, cubes in zip(fields.SPACES, state.fields, strict=True):
        require(len(cubes) < len(spaces), "a full row is emptied")
        require(all(owner in seats for owner in cubes), "fields are worked by players")
    for cubes in state.temples:
        require(len(cubes) <= temples.SPACES, "a cube too many in a temple")
        require(all(owner in (*seats, NEUTRAL) for owner in cubes), "cubes in temples are somebody's")
    laid = [side for side in state.plants if side != NOBODY]
    require(sorted(side // 2 for side in laid) == list(range(len(SIDES) // 2)), "each plant card lies once")
    for city, side in zip(ROUTE, state.plants, strict=True):
        require(city.plants == (side != NOBODY), "plant cards lie in the cities of plants")


def _check_garden(state: State) -> None:
    laid = mask(plot for plot, tile in enumerate(state.tiles) if tile != NOBODY)
    unused = UNUSED[len(state.players)]
    require(laid == mask(plot for plot, name in enumerate(PLOTS) if name not in unused), "tiles lie on plots")
    plots = [plot for player in state.players for plot in player.plots]
    planted = mask(plots)
    require(len(plots) == planted.bit_count(), "a plot is planted once")
    require(planted ^ state.left == laid and not planted & state.left, "a tile is on its plot or taken")
    water = filled(state.channels)
    require(sum(cubes.bit_count() for cubes in state.channels) == water.bit_count(), "one cube a section")
    require(not any(state.channels[len(state.players) : NEUTRAL]), "only players put cubes")
    grey = state.channels[NEUTRAL]
    require(not water & ~joined(water) & ~grey, "players continue from the river")
    done = planted ^ (1 << state.plot if state.plot != NOBODY else 0)
    allowed = 0
    for plot in range(len(PLOTS)):
        if done >> plot & 1:
            sides = between(done, plot)
            allowed |= sides
            require(not sides & ~water, "water runs between planted plots")
    require(not grey & ~allowed, "grey cubes lie between planted plots")


def _check_question(state: State) -> None:
    require(len(set(state.passed)) == len(state.passed), "a seat passes once a round")
    over = state.left.bit_count() <= LAST_TILES[len(state.players)]
    if not state.ask:
        require(over, "the game ends when few tiles are left")
        return
    actions = state.ask not in OUT_OF_TURN
    require(actions == (len(state.passed) < len(state.players)), "actions end when all have passed")
    if actions:
        require(state.asked == state.turn, "the seat whose turn it is is asked")
        require(state.turn not in state.passed, "a seat that has passed acts no more")
    require(state.plot == NOBODY or state.ask in PLANTING, "planting is finished")
    require(state.plot != NOBODY or not state.due, "bonuses are those of a tile")
    if state.ask in ("any_good", "free_guild"):
        require(state.plot != NOBODY, "bonuses come with a tile")
