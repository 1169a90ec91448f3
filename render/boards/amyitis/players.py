"""The panels of the players of Amyitis: a heading, and lines of what each of them owns."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import product
from typing import NamedTuple

from PIL import Image

from engine.games.amyitis.guild import EXTRA_SPACES, INCOME, TOP_LEADER
from engine.games.amyitis.state import DATA, GOODS, GUILDS, Player, State
from render import caching, panels, sprites
from render.boards import Sign
from render.boards.amyitis import art
from render.boards.amyitis.garden import LARGER, PLAYER, player_box
from render.canvas import Box, Canvas
from render.pen import Pen, Point
from render.scene import Scene
from render.text import readable, width
from render.theme import INK, PAPER, SEATS, SOFT, STONE, blend

BAND = 70
"""px; the line with the name of a player. All sizes in a panel are those of one that is `PLAYER` px wide."""
PAD, UPPER, LINE = 22, 38, 74
"""px; inside a panel at its sides, from the band to the first line of what a player has, and to the next."""
STOCK = 62, 70, 66, 62
"""px; talents, camels, gardeners and gardens, side by side."""
GOOD_AND_CARD = (76, 72), (70, 68), (64, 60), (58, 54), (52, 50), (46, 44), (40, 38), (34, 32)
"""px; goods, and the height of guild cards: the first sizes for which there is room."""
ALIKE = 4
"""With this many of these, all panels are alike; with smaller ones, goods are close to each other in each."""
COUNTED = 0.8
"""The size of how many of a good there are, by that of the good."""
GROWN, CLEAR = (1.2, 1.14, 1.06, 1.0, 0.92), 14
"""How large the former and their numbers are: the first size with which they are this many px apart."""
BESIDE, BEFORE, NEXT = 6, 22, 10
"""px; from a sign to its number, and from a good to the next; from goods to guild cards, and from one card to
the next.
"""
LOOSE = 34
"""px; the most from what a player can spend to the next of it."""
MEDAL, FEW, STEP, CLOSE, EACH = 70, 50, 62, 10, 18
"""px; the points of favour at the end of the game, the sign of tiles, how many tiles it takes, from those to
the points, and from one step to the next.
"""
NAME, POINTS, NUMBER = 60, 94, 66
"""px; font sizes of names, of points, which are the largest, and of what a player has."""
FAINT, LACKING = 0.6, blend(SOFT, PAPER, 1 / 3)
"""The share of the colour of paper in the sign of what a player has none of, and the colour of its 0."""


OWNED: Mapping[str, Sign] = {
    "talents": sprites.coin,
    "camels": sprites.camel,
    "gardeners": partial(art.guild, "gardener"),
    "plots": art.plot,
}
"""The signs of what a player can have any number of."""
LASTING = "plots"
"""Of these, what nobody can spend: it stands at the end of its line, above the guild cards."""


def stock(kind: str, size: int, number: int) -> Image.Image:
    """Return the sign of something of which a player has this many."""
    return OWNED[kind](size) if number else _lacking(kind, size)


@caching.sprite
def _lacking(kind: str, size: int) -> Image.Image:
    """Return the sign of something of which a player has none: it is quiet."""
    pen = Pen(size, size)
    pen.paste(OWNED[kind](round(size * pen.zoom)), size / 2, size / 2)
    pen.tint(PAPER, FAINT)
    return pen.sheet()


def warm() -> None:
    """Draw guild cards in advance, as large as they are if there is room."""
    for kind, few in product(GUILDS, (False, True)):
        for level in range(1, TOP_LEADER + 1):
            art.rank(kind, level, round(GOOD_AND_CARD[0][1] * (LARGER if few else 1)))


class Stock(NamedTuple):
    """How something that players can have any number of looks in each panel, which is `PLAYER` px wide."""

    kind: str
    size: float
    """How large its sign is, in px."""
    number: float
    """How large its number is."""
    wide: float
    """How wide both are."""
    step: float
    """How far from its left side the next one begins."""


class Goods(NamedTuple):
    """How goods and guild cards look in each panel, which is `PLAYER` px wide."""

    size: float
    """How large a good is, in px."""
    card: float
    """How high a guild card is."""
    at: Mapping[str, float]
    """How far from its left side each good is that anybody has."""


def players(canvas: Canvas, scene: Scene, state: State) -> None:
    stocks, alike = [*_stocks(state.players)], _goods(state.players, GOOD_AND_CARD[:ALIKE])
    for seat, player in enumerate(state.players):
        if goods := alike or _goods([player], GOOD_AND_CARD):
            _player(canvas, player_box(seat, len(state.players)), scene, seat, state, stocks, goods)


def _have(player: Player) -> Mapping[str, int]:
    """Return how many talents, camels, gardeners and gardens a player has."""
    have = player.talents, player.camels, player.gardeners, len(player.plots)
    return dict(zip(OWNED, have, strict=True))


def _stocks(players: Sequence[Player]) -> Iterator[Stock]:
    """Yield how each of these that anybody has looks, alike in all panels, as large as there is room."""
    most = {kind: max(_have(player)[kind] for player in players) for kind in OWNED}
    shown = [
        (kind, size, len(str(most[kind]))) for kind, size in zip(OWNED, STOCK, strict=True) if most[kind]
    ]

    def wides(grown: float) -> list[float]:
        return [
            grown * size + BESIDE + width("0" * digits, round(grown * NUMBER)) for _, size, digits in shown
        ]

    def air(grown: float) -> float:
        return (PLAYER[0] - 2 * PAD - sum(wides(grown))) / max(1, len(shown) - 1)

    grown = next((grown for grown in GROWN if air(grown) >= CLEAR), GROWN[-1])
    for (kind, size, _), wide in zip(shown, wides(grown), strict=True):
        yield Stock(kind, grown * size, grown * NUMBER, wide, wide + min(LOOSE, air(grown)))


def _ranks(player: Player) -> Sequence[tuple[str, int]]:
    """Return the guild cards of a player with their levels."""
    return [one for one in zip(GUILDS, player.levels, strict=True) if one[1]]


def _goods(players: Sequence[Player], sizes: Sequence[tuple[int, int]]) -> Goods | None:
    """Return how goods and guild cards look, as large as there is room in the panels of all these players, if
    there is.

    Each good that any of them has is in a column of its own.
    """
    most = {kind: max(player.goods[i] for player in players) for i, kind in enumerate(GOODS)}
    for size, card in sizes:
        at, ends, x = dict[str, float](), [0.0] * len(GOODS), 0.0
        for i, (kind, n) in enumerate(most.items()):
            if n:
                at[kind] = x
                x += size + (BESIDE / 2 + width(str(n), round(COUNTED * size)) if n > 1 else 0)
                ends[i] = x
                x += BESIDE

        def across(player: Player, ends: Sequence[float] = ends, card: int = card) -> float:
            last = max((end for end, n in zip(ends, player.goods, strict=True) if n), default=0)
            ranks = len(_ranks(player))
            return last + (BEFORE - NEXT + ranks * (1.5 * card + NEXT) if ranks else 0)

        if max(map(across, players)) <= PLAYER[0] - 2 * PAD:
            return Goods(size, card, at)
    return None


def favour(canvas: Canvas, right: float, y: float, seats: int) -> float:
    """Draw how many garden tiles or more bring which points at the end, up to `right`.

    Return the left side of that.
    """
    for tiles, points in reversed([*zip(DATA["favour"][str(seats)], DATA["favour"]["points"], strict=True)]):
        canvas.paste(art.points(points, MEDAL), right - MEDAL / 2, y)
        right -= MEDAL + CLOSE
        right -= canvas.text(right, y, f"{tiles}+", STEP, align=1) + EACH
    left = right + EACH - BESIDE - FEW
    canvas.paste(art.plot(FEW), left + FEW / 2, y)
    return left


def mark_at(state: State, seat: int) -> Point:
    """Return where the mark of a seat is on its panel."""
    left, top, right, _ = player_box(seat, len(state.players))
    zoom = (right - left) / PLAYER[0]
    return left + 44 * zoom, top + (BAND / 2 + 1) * zoom


def _player(
    canvas: Canvas,
    box: Box,
    scene: Scene,
    seat: int,
    state: State,
    stocks: Sequence[Stock],
    goods: Goods,
) -> None:
    """Draw a name with points as a heading; below it what the player can spend, goods and guild cards.

    The same is at the same place in all panels; what nobody has leaves no hole.
    """
    left, top, right, _ = box
    player, (x, y) = state.players[seat], mark_at(state, seat)

    def px(size: float) -> int:
        return round(size * (right - left) / PLAYER[0])

    on = canvas.box(*box, PAPER, 16, STONE, 2)
    active = seat in scene.active
    ink, head = (panels.turn(canvas, box, seat, head=px(BAND)), "") if active else (INK, on)
    canvas.paste(sprites.token(seat, px(62), done=seat in state.passed, edge=ink), x, y)
    end = right - px(18)
    end -= canvas.text(end, y + 1, str(player.score), px(POINTS), ink, on=head, align=1) + px(12)
    name = readable(scene.names[seat], SEATS[seat].letter)
    canvas.text(left + px(86), y, name, px(NAME), ink, on=head, limit=round(end - left - px(88)))
    start, y, end = left + px(PAD), top + px(BAND + UPPER), right - px(PAD)
    aside = float(PAD)
    for kind, size, number, wide, step in stocks:
        if n := _have(player)[kind]:
            x = left + px(PLAYER[0] - PAD - wide if kind == LASTING else aside)
            canvas.paste(OWNED[kind](px(size)), x + px(size) / 2, y)
            canvas.text(x + px(size + BESIDE), y + 1, str(n), px(number), on=on)
        aside += step
    y += px(LINE)
    for kind, level in reversed(_ranks(player)):
        card = art.rank(kind, level, px(goods.card))
        canvas.paste(card, end - card.width / 2, y)
        end -= card.width + px(NEXT)
    size = px(goods.size)
    for kind, n in zip(GOODS, player.goods, strict=True):
        if n:
            x = start + px(goods.at[kind])
            canvas.paste(art.good(kind, size), x + size / 2, y)
            if n > 1:
                canvas.text(x + size + px(BESIDE / 2), y + 1, str(n), round(COUNTED * size), on=on)


def lasting(kind: str, level: int, size: int) -> list[tuple[Image.Image, str]]:
    """Return what a guild card brings again and again: signs, and what is written before them."""
    if kind == "leader":
        return [(sprites.camel(size), f"+{EXTRA_SPACES[level]}")]
    if kind != "banker":
        return []
    talents, points = INCOME[level]
    found = [(sprites.coin(size), f"+{talents}")]
    return [*found, (sprites.points(size + 8, str(points)), "")] if points else found
