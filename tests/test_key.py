"""The key of signs: every sign that the pictures of a game use is in it, with a name."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType
from typing import Any

import pytest

from engine import games
from engine.chance import Chance
from locales import LANGUAGES, texts
from render import boards, caching, pictures, signs, sprites
from render.scene import Scene
from tests.playing import press
from tests.virtual import TableDriver, find, has, raw, text, walk

NAMES = ("Ana", "Ben", "Cleo", "Dara")
COLOUR = re.compile(r"#[0-9A-Fa-f]{6}|[0-9+\N{MINUS SIGN}×?]*")
"""Arguments of sprites that are no kinds of things."""
SIGNS_ARE_IN = (".art", ".sprites")
"""The modules whose sprites say something. The others draw grounds, and pieces as they lie there."""
POSITIONS = 4
"""In how many positions of a game its pictures are drawn, for each of two numbers of seats."""


def modules(key: str) -> Iterator[ModuleType]:
    """Yield the shared module of sprites and all modules of a board."""
    package = import_module(f"render.boards.{key}")
    yield sprites
    yield package
    yield from (
        import_module(found.name) for found in walk_packages(package.__path__, f"{package.__name__}.")
    )


def plain(draw: Callable[..., Any]) -> Callable[..., Any]:
    """Return the function below a cache."""
    return getattr(draw, "__wrapped__", draw)


def kinds(args: tuple[Any, ...]) -> tuple[str, ...]:
    return tuple(arg for arg in args if isinstance(arg, str) and not COLOUR.fullmatch(arg))


Use = tuple[Callable[..., Any], tuple[str, ...]]
"""A drawing function, and the kind of thing that it has drawn."""


def recorded(key: str, monkeypatch: pytest.MonkeyPatch) -> set[Use]:
    """Return which sprites the pictures of random games use, those inside others as well."""
    used, wrapped = set[Use](), dict[Any, Any]()

    def recording(draw: Callable[..., Any]) -> Callable[..., Any]:
        def recorder(*args: Any, **kwargs: Any) -> Any:
            used.add((plain(draw), kinds((*args, *kwargs.values()))))
            return draw(*args, **kwargs)

        return recorder

    monkeypatch.setattr(caching, "cache", caching._Cache(0))  # so that each is drawn, with those inside
    for module in modules(key):
        for name, value in list(vars(module).items()):
            if hasattr(value, "__wrapped__") and getattr(value, "__globals__", None) is vars(caching):
                wrapped.setdefault(value, recording(value))
                monkeypatch.setattr(module, name, wrapped[value])
    board, game, rng = boards.get(key), games.get(key), random.Random(1)
    for seats in (game.seats[0], game.seats[-1]):
        chance, played = Chance.seeded(seats), list[tuple[Any, tuple[Any, ...]]]()
        state, events = game.setup(seats, {}, chance), ()
        while asked := game.pending(state):
            seat = asked[0].seat
            if rng.random() < 0.1:
                choices = tuple(game.legal_actions(state, seat))
                numbered = tuple(zip(choices[:9], range(1, 10), strict=False)) if rng.random() < 0.5 else ()
                played.append((game.view(state, seat), (seat, choices, numbered, events)))
            events = tuple(game.play(state, seat, game.sample(state, seat, rng), chance))
        for view, (seat, choices, numbered, last) in rng.sample(played, min(POSITIONS, len(played))):
            scene = Scene(view, NAMES[:seats], (seat,), last, choices=choices, numbered=numbered)
            board.board(scene)
            board.detail(scene)
            board.hand(scene)
    return used


def in_key(key: str) -> set[Use]:
    """Return the sprites in the key of a game."""
    found = set[Use]()
    for draw in signs.signs_of(key).values():
        if isinstance(draw, partial):
            found.add((plain(draw.func), kinds((*draw.args, *draw.keywords.values()))))
        else:
            found.add((plain(draw), ()))
    return found


def unexplained(key: str, used: set[Use]) -> set[str]:
    """Return the names of the used sprites that are neither in the key nor declared to be no signs."""
    own = import_module(f"render.boards.{key}.signs").PLAIN
    known, drawn = in_key(key), {function for function, _ in in_key(key)}
    return {
        " ".join((name, *kind))
        for function, kind in used
        if function.__module__.endswith(SIGNS_ARE_IN) and not function.__name__.startswith("_")
        if (name := f"{function.__module__.split('.')[-1]}.{function.__name__}") not in signs.PLAIN | own
        if (function, kind) not in known
        if function not in drawn or (kind and (function, ()) not in known)
    }


@pytest.mark.parametrize("key", games.ALL)
def test_every_sign_on_the_pictures_is_in_the_key(key: str, monkeypatch: pytest.MonkeyPatch):
    known = in_key(key)
    used = recorded(key, monkeypatch)
    assert len(used) > 10
    missing = sorted(unexplained(key, used))
    assert not missing, "\n".join(missing)
    assert len(known) > 20


@pytest.mark.parametrize("key", games.ALL)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sign_in_the_key_has_a_name_of_its_own(key: str, lang: str):
    words = texts(lang)
    names = [signs.name(words, key, sign) for sign in signs.signs_of(key)]
    assert all(names)
    assert not [name for name in names if name.startswith(("sign-", f"{key}-"))]
    assert len(set(names)) == len(names)
    assert pictures.signs(key, lang)


@pytest.mark.parametrize("key", games.ALL)
async def test_the_key_is_a_press_away_from_the_rules_and_from_what_is_this(key: str, table: TableDriver):
    ana, words = table.members[0], texts()
    rules = (await ana.slash(table.channel, "rules", game=key)).response
    legend = (await press(ana, rules, "legend")).response
    for shown in (rules, legend):
        opened = (await ana.click(shown, custom_id=find(shown, "signs").custom_id)).response
        assert words("signs-title", game=words(f"{key}-name")) in text(opened)
        (picture,) = [item for part in walk(raw(opened)) for item in part.get("items", [])]
        assert pictures.sign_names(key, words) in picture["description"]
        assert len(opened.attachments) == 1


async def test_the_key_is_reached_from_help(table: TableDriver):
    ana = table.members[0]
    shown = (await ana.slash(table.channel, "help")).response
    rules = (await ana.click(shown, custom_id="g:0::rules:amyitis/1")).response
    assert has(rules, "signs")
