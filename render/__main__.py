"""`python -m render yspahan --seats 3 --moves 60 -o board.png`: draw a random position, to look at it."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from engine import games
from engine.bots.arguments import refusal, whole
from engine.chance import Chance
from engine.core import Event
from render import pictures
from render.scene import Scene

NAMES = ("Mirela", "Jonáš", "Władysława", "Daniel", "Ester", "Ömer")


def position(key: str, seats: int, moves: int, seed: int, viewer: int | None, lang: str) -> Scene:
    """Return the scene after some random moves, as a seat (with its choices) or a spectator sees it."""
    game = games.get(key)
    chance, pick = Chance.seeded(seed), Chance.seeded(seed + 1)
    state = game.setup(seats, {}, chance)
    last: list[Event] = []
    for _ in range(moves):
        asked = game.pending(state)
        if not asked:
            break
        seat = asked[0].seat
        last = game.play(state, seat, pick.pick(game.legal_actions(state, seat)), chance)
    return Scene(
        view=game.view(state, viewer),
        names=NAMES[:seats],
        active=tuple(decision.seat for decision in game.pending(state)),
        last=tuple(last),
        choices=() if viewer is None else tuple(game.legal_actions(state, viewer)),
        lang=lang,
    )


def main(argv: Sequence[str] | None = None) -> None:
    """Write one picture to a file. Exit with the code 2 if that cannot be done."""
    parser = argparse.ArgumentParser(prog="python -m render", description="Draw a random position.")
    parser.add_argument("game", choices=sorted(games.ALL))
    parser.add_argument("--seats", type=whole(1), help="how many play (default: as many as can)")
    parser.add_argument("--moves", type=whole(0), default=60, help="random moves before the picture")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--seat", type=whole(0), help="draw what this seat sees, with its choices; 0 is the first"
    )
    parser.add_argument("--verb", help="only the choices with this verb")
    parser.add_argument("--lang", default="en")
    parser.add_argument("-o", "--output", type=Path, default=Path("board.png"))
    kind = parser.add_mutually_exclusive_group()
    kind.add_argument("--detail", action="store_true", help="the second picture of the position")
    kind.add_argument("--hand", action="store_true", help="the hand of --seat instead of the board")
    kind.add_argument("--cover", action="store_true", help="the box instead of the board")
    args = parser.parse_args(argv)
    seats = args.seats or games.get(args.game).seats[-1]
    if why := refusal(args.game, seats):
        parser.error(why)
    if args.seat is not None and args.seat >= seats:
        parser.error(f"the seats are 0 to {seats - 1}")
    scene = position(args.game, seats, args.moves, args.seed, args.seat, args.lang)
    if args.verb:
        scene = replace(scene, choices=tuple(a for a in scene.choices if a.verb == args.verb))
    if args.cover:
        png = pictures.cover(args.game, scene.names, seats, args.lang)
    elif args.detail:
        png = pictures.detail(args.game, scene)
    elif args.hand:
        png = pictures.hand(args.game, scene)
    else:
        png = pictures.board(args.game, scene)
    if png is None:
        parser.error("there is nothing to draw: not every game has hands or a second picture; give --seat")
    try:
        args.output.write_bytes(png)
    except OSError as error:
        parser.error(f"{args.output}: {error.strerror or error}")


if __name__ == "__main__":
    main()
