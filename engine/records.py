"""The record file of a match: the format of exports, imports, golden games and bug reports.

Owns the format, a TOML head and one line per turn, and the limits on files that are read. Must not know
storage or the rules of a game.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Annotated, Any

import msgspec

from engine.chance import CONTRIBUTION_LIMIT
from engine.core import MAX_SEATS, Action, Event, Unreadable
from engine.notation import Verbs, join, read_all

SIZE_LIMIT = 1 << 18
"""The most characters in a record file. The longest games take less than a twentieth of it."""
LINES_LIMIT = 10_000
"""The most lines in a record."""
LETTERS = "ABCDEF"
"""The letters of the seats."""


@dataclass(frozen=True, slots=True)
class Line:
    """A committed line of a match: the steps of one seat up to a confirmation, a draw or a reveal.

    `drawn` has the numbers drawn, `auto` is True if the bot moved for a player, and `events` is what
    happened, which is not written to a file.
    """

    seat: int
    actions: tuple[Action, ...]
    drawn: tuple[int, ...] = ()
    auto: bool = False
    events: tuple[Event, ...] = field(default=(), compare=False)


@dataclass(slots=True)
class Record:
    """A whole match.

    `setup` has the numbers drawn for the start position. `contributions` has one number per seat in ascending
    order, 0 for a seat that contributed nothing; it is empty if nobody did (see `Chance.live`).

    The record of a running game has neither draws nor secret, because they would reveal hands. Instead,
    `view` is the position as JSON, as the seat `viewer` (None: a spectator) may see it.
    """

    game: str
    rules: int
    seats: tuple[str, ...]
    options: dict[str, str]
    setup: tuple[int, ...]
    lines: list[Line]
    commitment: str = ""
    secret: str = ""
    scores: tuple[int, ...] = ()
    contributions: tuple[int, ...] = ()
    viewer: int | None = None
    view: str = ""


_LINE = re.compile(r"(?P<seat>[A-Z])(?P<auto>\*?): (?P<text>[^\[\]]*?)(?: \[(?P<tape>[0-9 ]*)\])?")
_DIGITS = 18
"""The most digits of a number on a tape."""


def seat_letter(seat: int) -> str:
    """Return the letter of a seat.

    >>> seat_letter(2)
    'C'
    """
    return LETTERS[seat]


def _string(text: str) -> str:
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def _numbers(numbers: Sequence[int]) -> str:
    return f"[{', '.join(map(str, numbers))}]"


def write_line(verbs: Verbs, line: Line) -> str:
    """Return a line as text; `*` after the letter marks a move that the bot made for a player.

    >>> from engine.core import Verb
    >>> write_line({"draw": Verb("draw")}, Line(0, (Action("draw"),), (3, 1), auto=True))
    'A*: draw [3 1]'
    """
    tape = f" [{' '.join(map(str, line.drawn))}]" if line.drawn else ""
    return f"{seat_letter(line.seat)}{'*' * line.auto}: {join(verbs, line.actions)}{tape}"


def dump(verbs: Verbs, record: Record) -> str:
    """Return a record as text: a TOML head, then one line per turn.

    >>> from engine.core import Verb
    >>> record = Record("toy", 1, ("Ana", "Ben"), {}, (4,), [Line(0, (Action("end"),))])
    >>> print(dump({"end": Verb("end")}, record), end="")
    game = "toy"
    rules = 1
    seats = ["Ana", "Ben"]
    setup = [4]
    moves = \"""
    A: end
    \"""
    """
    head = [
        f"game = {_string(record.game)}",
        f"rules = {record.rules}",
        f"seats = [{', '.join(map(_string, record.seats))}]",
    ]
    if record.options:
        pairs = ", ".join(f"{_string(k)} = {_string(v)}" for k, v in sorted(record.options.items()))
        head.append(f"options = {{ {pairs} }}")
    if record.commitment:
        head.append(f"commitment = {_string(record.commitment)}")
    if any(record.contributions):
        head.append(f"contributions = {_numbers(record.contributions)}")
    if record.secret:
        head.append(f"secret = {_string(record.secret)}")
    if record.scores:
        head.append(f"scores = {_numbers(record.scores)}")
    if record.view:
        head.append(f"viewer = {_string('' if record.viewer is None else seat_letter(record.viewer))}")
        head.append(f"view = {_string(record.view)}")
    head.append(f"setup = {_numbers(record.setup)}")
    lines = [write_line(verbs, line) for line in record.lines]
    return "\n".join([*head, 'moves = """', *lines, '"""', ""])


def digest(text: str) -> str:
    """Return the SHA-256 of a record's text (`dump`) in hex, as `sha256sum` prints it for the file.

    >>> digest("")[:16]
    'e3b0c44298fc1c14'
    """
    return sha256(text.encode()).hexdigest()


_Number = Annotated[int, msgspec.Meta(ge=-(1 << 63), le=(1 << 63) - 1)]
_Contribution = Annotated[int, msgspec.Meta(ge=0, le=CONTRIBUTION_LIMIT - 1)]


_MOVES = '\nmoves = """\n'
_TEXT_OR_EQUALS = re.compile(r'("(?:[^"\\]|\\.)*+(?:"|\\?$))|=')
_json = msgspec.json.Decoder().decode


class _File(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    rules: _Number
    seats: Annotated[tuple[str, ...], msgspec.Meta(min_length=1, max_length=MAX_SEATS)]
    options: dict[str, str] = {}
    commitment: str = ""
    contributions: tuple[_Contribution, ...] = ()
    secret: str = ""
    scores: tuple[_Number, ...] = ()
    viewer: str = ""
    view: str = ""
    setup: tuple[_Number, ...] = ()
    moves: str = ""


def _file(text: str) -> _File:
    """Read the TOML that `dump` writes: one key per line, each value in JSON except the options.

    A general TOML parser would not be safe: some files of this size make it allocate gigabytes.
    """
    if len(text) > SIZE_LIMIT:
        raise Unreadable(f"not a record: longer than {SIZE_LIMIT:,} characters")
    head, begun, rest = text.replace("\r\n", "\n").partition(_MOVES)
    moves, ended, after = rest.partition('"""')
    if begun and (not ended or after.strip()):
        raise Unreadable('not a record: the moves do not end with """')
    values: dict[str, Any] = {"moves": moves} if begun else {}
    for number, line in enumerate(head.split("\n"), 1):
        if not line.strip() or line.startswith("#"):
            continue
        key, equals, value = (part.strip() for part in line.partition("="))
        if not equals or key in values:
            raise Unreadable(f"not a record: line {number}: {line}")
        try:
            values[key] = _json(
                _TEXT_OR_EQUALS.sub(lambda found: found[1] or ":", value) if key == "options" else value
            )
        except (msgspec.DecodeError, RecursionError) as error:
            raise Unreadable(f"not a record: line {number}: {error}") from None
    try:
        return msgspec.convert(values, _File)
    except msgspec.ValidationError as error:
        raise Unreadable(f"not a record: {error}") from None


def game_of(text: str) -> str:
    """Return the key of the recorded game, whose verbs `load` needs. Raise `Unreadable`."""
    return _file(text).game


def load(verbs: Verbs, text: str) -> Record:
    """Return the record in the text of a file. Raise `Unreadable`, naming the line that is wrong.

    The numbers of seats, lines and contributions are checked, and the form of every line; whether the moves
    can be played is checked by `engine.match.replay`.

    >>> from engine.core import Verb
    >>> verbs = {"end": Verb("end")}
    >>> record = Record("toy", 1, ("Ana", "Ben"), {}, (4,), [Line(0, (Action("end"),))])
    >>> load(verbs, dump(verbs, record)) == record
    True
    """
    file = _file(text)
    letters = LETTERS[: len(file.seats)]
    if len(file.contributions) not in (0, len(letters)):
        raise Unreadable(f"not a record: {len(file.contributions)} contributions for {len(letters)} seats")
    if file.viewer and (len(file.viewer) > 1 or file.viewer not in letters):
        raise Unreadable(f"not a record: viewer {file.viewer}, but the seats are {letters}")
    return Record(
        game=file.game,
        rules=file.rules,
        seats=file.seats,
        options=file.options,
        setup=file.setup,
        lines=read_lines(verbs, len(letters), file.moves),
        commitment=file.commitment,
        secret=file.secret,
        scores=file.scores,
        contributions=file.contributions,
        viewer=letters.index(file.viewer) if file.viewer else None,
        view=file.view,
    )


def read_lines(verbs: Verbs, seats: int, text: str) -> list[Line]:
    """Return the lines in the text of a record's moves. Raise `Unreadable`, naming the line that is wrong.

    >>> from engine.core import Verb
    >>> read_lines({"draw": Verb("draw")}, 2, "B: draw [3]")
    [Line(seat=1, actions=(Action(verb='draw', args=()),), drawn=(3,), auto=False, events=())]
    """
    written = text.strip().split("\n")
    if len(written) > LINES_LIMIT:
        raise Unreadable(f"not a record: more than {LINES_LIMIT:,} lines")
    return [
        _line(verbs, LETTERS[:seats], number, line.strip()) for number, line in enumerate(written, 1) if line
    ]


def _line(verbs: Verbs, letters: str, number: int, text: str) -> Line:
    found = _LINE.fullmatch(text)
    tape = (found["tape"] or "").split() if found else []
    if found is None or found["seat"] not in letters or any(len(drawn) > _DIGITS for drawn in tape):
        raise Unreadable(f"move line {number}: {text}")
    try:
        actions = read_all(verbs, found["text"])
    except Unreadable as error:
        raise Unreadable(f"move line {number}: {error.text}", error.verbs) from None
    return Line(letters.index(found["seat"]), actions, tuple(map(int, tape)), bool(found["auto"]))
