"""Letters: the messages about a table that are to be sent to Discord.

Owns their kinds, their payload and their nonces. Must not know when a letter is written, or how it is worded.
"""

from __future__ import annotations

from base64 import urlsafe_b64encode
from collections.abc import Callable

import msgspec

from engine.core import Event
from engine.tables.store import Letter, Post

REMINDER, VOTE, NEWS, CARD, LOBBY, LEFT = "remind", "vote", "news", "card", "lobby", "left"
"""Kinds of letters that are not turns. `LOBBY` is about a lobby, besides its card; `LEFT` is posted in the
old place of a table that was moved."""
CONTEST = "contest"
"""Letters about the league or cup of a table."""
DRAWN, DECIDED = "drawn", "decided"
"""Their kinds: the game counts there as a draw, though it goes on; a season or cup is over, which is posted
in the channel of its message."""
WANTED = "wanted"
"""What the card of a new table tells, which everybody who waits for one may hear of."""
TURN, OVER = "turn", "over"
"""Kinds of letters with the position: of a running game, and of one that is over."""
NONCE_BYTES = 16
"""Random bytes in a nonce; as text they are 22 characters, of the 25 that Discord allows."""


class Notice(msgspec.Struct, omit_defaults=True):
    """The payload of a letter.

    A letter of the kind `turn`, `over` or `news` has events; one of the kind `remind` or `vote` is about a
    seat.
    """

    events: tuple[Event, ...] = ()
    ping: tuple[int, ...] = ()
    """Seats that are asked something new. Of a vote: those to mention; if there are none, everybody."""
    seat: int = -1
    line: int = -1
    """In a vote: `Proposal.line`. In a turn: the last line of the log that it tells of."""
    kind: str = ""
    """In a vote: `Proposal.kind`. In a reminder: `draft` for an unconfirmed draft, `overdue` if the others
    may start a vote, `last` before the table is called off, `now` for a first mention, otherwise empty.
    About a lobby: one of the kinds in `engine.tables.seats.gathering`. Of a card: `WANTED`, or empty. About
    a contest: `DRAWN` or `DECIDED`."""
    no: int = 0
    """In a vote: `Proposal.no`. About a lobby: the number of the letter, from 1."""
    left: Post | None = None
    """After a move: the latest turn post where the table was. Its `thread` is the channel if it had none."""


_notice = msgspec.json.Decoder(Notice)
_encode = msgspec.json.Encoder().encode


def read_notice(payload: bytes) -> Notice:
    """Return the notice in a letter's payload."""
    return _notice.decode(payload)


def new_letter(kind: str, notice: Notice, due: int, random_bytes: Callable[[int], bytes]) -> Letter:
    """Return a letter with a new nonce, which is random: Discord shows it to everybody in the channel."""
    nonce = urlsafe_b64encode(random_bytes(NONCE_BYTES)).rstrip(b"=").decode()
    return Letter(kind=kind, payload=_encode(notice), nonce=nonce, due=due)


def news(happened: Event) -> Notice:
    """Return the payload of a letter of the kind `news`, which tells of something besides the game."""
    return Notice(events=(happened,), seat=happened.seat or 0)
